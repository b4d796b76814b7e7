"""The turn, the verbs of cards, drawing, order of players, attacks and costs."""
from typing import List

import pytest

import crownlands
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("turn-1", "turn-2")
def test_a_turn_begins_with_one_action_one_buy_and_no_coins_whatever_was_left() -> None:
    state = table({"hand": "festival bridge coppersmith merchant silver", "deck": "copper*6"}, {"hand": "moat copper"},
                  turn={"actions": 3})
    choose(state, "play:festival", "play:bridge", "play:coppersmith", "play:merchant",
           "play:silver", "done", "done")
    assert state.turn_seat == 1
    expect_turn(state, actions=1, buys=1, coins=0, reduction=0, copper_bonus=0, merchants=0, actions_played=0)
    expect_turn(state, silver_played=0)


@pytest.mark.ruling("turn-3", "turn-4", "verb-1")
def test_one_action_may_be_played_for_each_action_left_and_none_has_to() -> None:
    state = table({"hand": "smithy moat", "deck": "estate*5"})
    assert options(state) == ["play:smithy", "play:moat", "done"]
    choose(state, "play:smithy")
    expect(state, 0, play="smithy", hand="moat estate*3")
    assert state.prompt == "buy"
    state = table({"hand": "smithy moat", "deck": "estate*5"})
    choose(state, "done")
    expect(state, 0, play="", hand="smithy moat")
    assert state.prompt == "buy"


@pytest.mark.ruling("turn-5", "verb-1")
def test_a_card_is_followed_from_top_to_bottom_before_the_next_can_be_played() -> None:
    state = table({"hand": "cellar village estate", "deck": "copper silver gold"})
    choose(state, "play:cellar")
    expect_turn(state, actions=1)
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "play:village")
    choose(state, "discard:estate", "done", "play:village")
    expect(state, 0, hand="copper silver", play="cellar village")


@pytest.mark.ruling("turn-6")
def test_actions_cannot_be_played_in_the_buy_phase() -> None:
    state = table({"hand": "village copper"})
    choose(state, "done")
    assert options(state) == ["play:copper", "play:treasures", "done"]
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "play:village")


@pytest.mark.ruling("turn-7")
def test_treasures_are_played_in_any_order_and_each_adds_its_coins_at_once() -> None:
    state = table({"hand": "copper silver gold"})
    choose(state, "play:gold")
    expect_turn(state, coins=3)
    choose(state, "play:copper")
    expect_turn(state, coins=4)
    choose(state, "done")
    expect(state, 0, hand="silver", play="gold copper")
    assert "buy:duchy" not in options(state)


@pytest.mark.ruling("turn-8", "turn-10", "turn-9", "verb-14")
def test_money_is_pooled_over_all_buys_and_each_purchase_goes_to_the_discard_pile() -> None:
    state = table({"hand": "gold*2"}, turn={"buys": 3}, kingdom="village smithy", trash="market", supply={"village": 0})
    choose(state, "play:treasures")
    assert set(options(state)) == {"buy:copper", "buy:silver", "buy:gold", "buy:estate", "buy:duchy", "buy:curse",
                                   "buy:smithy", "buy:market", "done"}
    choose(state, "buy:smithy")
    expect_turn(state, coins=2, buys=2)
    expect(state, 0, discard="smithy")
    assert set(options(state)) == {"buy:copper", "buy:estate", "buy:curse", "done"}
    choose(state, "buy:estate")
    expect_turn(state, coins=0, buys=1)
    assert set(options(state)) == {"buy:copper", "buy:curse", "done"}
    choose(state, "done")
    assert state.turn_seat == 1
    expect_trash(state, "market")


@pytest.mark.ruling("turn-8", "verb-8")
def test_no_buy_has_to_be_used() -> None:
    state = table({"hand": "festival gold", "deck": "copper*5"})
    choose(state, "play:festival")
    expect_turn(state, buys=2)
    choose(state, "play:treasures", "done")
    assert state.turn_seat == 1
    assert state.left("copper") == 46


@pytest.mark.ruling("turn-9")
def test_an_empty_pile_and_the_trash_cannot_be_bought_from() -> None:
    state = table({"hand": "gold"}, supply={"silver": 0}, trash="silver")
    choose(state, "play:treasures")
    assert "buy:silver" not in options(state)


@pytest.mark.ruling("turn-11", "edition-5")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
def test_no_treasure_may_be_played_after_the_first_purchase_unless_the_option_allows_it(box: str) -> None:
    state = table({"hand": "silver copper", "deck": "copper*5"}, boxes=[box], turn={"buys": 2}, kingdom="moat")
    choose(state, "play:silver", "done", "buy:estate")
    assert state.prompt == "buy"
    expect(state, 0, hand="copper")
    state = table({"hand": "silver copper", "deck": "copper*5"}, boxes=[box], turn={"buys": 2}, kingdom="moat",
                  options={"treasures_after_buy": True})
    choose(state, "play:silver", "done", "buy:estate")
    assert options(state) == ["play:copper", "play:treasures", "done"]


@pytest.mark.ruling("turn-12", "verb-11")
def test_a_bought_card_does_nothing_when_bought() -> None:
    state = table({"hand": "gold*2", "deck": "estate*3"}, turn={"buys": 2, "actions": 2}, kingdom="village")
    choose(state, "play:treasures", "buy:village")
    expect(state, 0, discard="village", hand="", deck="estate*3")
    expect_turn(state, actions=2, buys=1, coins=3)
    assert state.prompt == "buy"


@pytest.mark.ruling("turn-13", "turn-14", "turn-16", "turn-17")
def test_played_cards_stay_in_play_until_clean_up_which_discards_all_and_draws_five() -> None:
    state = table({"hand": "village copper*2 estate smithy", "deck": "moat gold*6"}, {"hand": "copper"})
    choose(state, "play:village", "done", "play:treasures", "buy:estate")
    expect(state, 0, hand="gold*5", deck="gold", play="", discard="village copper*2 estate*2 smithy moat")
    assert state.turn_seat == 1
    assert state.players[0].turns == 1


@pytest.mark.ruling("turn-13", "turn-16", "turn-18")
def test_the_play_area_shows_cards_in_the_order_they_were_played() -> None:
    state = table({"hand": "village woodcutter copper silver", "deck": "estate"}, turn={"actions": 1})
    choose(state, "play:village", "play:woodcutter", "play:silver", "play:copper", "buy:copper")
    assert state.view(1)["players"][0]["play"] == ["village", "woodcutter", "silver", "copper"]


@pytest.mark.ruling("turn-14", "turn-15", "draw-3")
def test_clean_up_reshuffles_if_needed_and_draws_what_there_is() -> None:
    state = table({"hand": "copper", "deck": "gold"}, {"hand": "copper"})
    choose(state, "play:treasures", "done")
    expect(state, 0, hand="copper gold", deck="", discard="")
    assert len(events_of(state, 1, "shuffle")) == 1


@pytest.mark.ruling("turn-17", "turn-19")
def test_clean_up_is_finished_before_the_next_player_attacks() -> None:
    state = table({"hand": "copper", "deck": "gold estate*4"}, {"hand": "militia"})
    choose(state, "done", "done")
    assert (state.turn_seat, options(state)) == (1, ["play:militia", "done"])
    choose(state, "play:militia", "discard:gold")
    assert state.seat == 1
    expect(state, 0, hand="estate*3", discard="copper gold estate")


@pytest.mark.ruling("verb-5", "verb-7", "verb-8")
def test_bonuses_raise_counters_and_take_no_cards() -> None:
    state = table({"hand": "festival smithy", "deck": "copper*5"})
    choose(state, "play:festival")
    expect_turn(state, actions=2, buys=2, coins=2)
    expect(state, 0, hand="smithy", play="festival", deck="copper*5")
    assert state.left("copper") == 46


@pytest.mark.ruling("verb-10")
def test_a_trashed_card_is_nobodys_and_cannot_be_bought() -> None:
    state = table({"hand": "chapel duke gold"}, supply={"duke": 0})
    choose(state, "play:chapel", "trash:duke", "done")
    expect_trash(state, "duke")
    assert state.own(0, "duke") == 0
    expect(state, 0, discard="", hand="gold")
    choose(state, "play:treasures")
    assert "buy:duke" not in options(state)


@pytest.mark.ruling("verb-11")
def test_a_gained_card_is_neither_played_nor_bought() -> None:
    state = table({"hand": "workshop", "deck": "estate*3"}, kingdom="village")
    choose(state, "play:workshop", "gain:village")
    expect(state, 0, discard="village", hand="", deck="estate*3")
    expect_turn(state, actions=0, buys=1, coins=0)
    assert events_of(state, 1, "buy") == []


@pytest.mark.ruling("verb-14")
def test_a_purchase_is_told_as_such_and_only_possible_in_the_buy_phase() -> None:
    state = table({"hand": "village copper*3", "deck": "estate"}, turn={"coins": 3})
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "buy:silver")
    choose(state, "done", "done", "buy:silver")
    assert [event["cards"] for event in events_of(state, 1, "buy")] == [["silver"]]


@pytest.mark.ruling("draw-1")
def test_taking_the_last_deck_card_does_not_shuffle() -> None:
    state = table({"hand": "smithy", "deck": "copper*3", "discard": "gold"})
    choose(state, "play:smithy")
    expect(state, 0, hand="copper*3", deck="", discard="gold")
    assert events_of(state, 0, "shuffle") == []


@pytest.mark.ruling("draw-2", "draw-3", "edition-6")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
@pytest.mark.parametrize("discard", ["gold*5", "gold", ""])
def test_missing_cards_come_from_the_shuffled_discard_pile_as_far_as_it_goes(box: str, discard: str) -> None:
    state = table({"hand": "smithy", "deck": "copper silver", "discard": discard}, boxes=[box])
    choose(state, "play:smithy")
    expect(state, 0, hand="copper silver gold" if discard else "copper silver", discard="",
           deck="gold*4" if discard == "gold*5" else "")
    assert len(events_of(state, 0, "shuffle")) == (1 if discard else 0)


@pytest.mark.ruling("draw-7")
def test_each_player_draws_from_the_own_deck_and_gained_cards_wait_for_the_shuffle() -> None:
    state = table({"hand": "council_room", "deck": "copper*4", "discard": "gold"},
                  {"deck": "silver", "discard": "duchy"})
    choose(state, "play:council_room")
    expect(state, 0, hand="copper*4", discard="gold", deck="")
    expect(state, 1, hand="silver", discard="duchy", deck="")
    state = table({"hand": "village*2 workshop", "deck": "estate copper smithy"}, turn={"actions": 2})
    choose(state, "play:workshop", "gain:silver", "play:village", "play:village")
    expect(state, 0, hand="estate copper", discard="silver")


@pytest.mark.ruling("attack-2", "attack-8")
def test_others_react_in_turn_order_and_all_before_the_attack_does_anything() -> None:
    state = table({"hand": "moat"}, {"hand": "witch", "deck": "copper*2"}, {"hand": "moat"}, turn={"seat": 1})
    choose(state, "play:witch")
    assert (state.seat, state.prompt) == (2, "react")
    choose(state, "done")
    assert (state.seat, state.prompt) == (0, "react")
    expect(state, 1, deck="copper*2")
    expect(state, 2, discard="")
    choose(state, "done")
    expect(state, 2, discard="curse")
    expect(state, 0, discard="curse")


@pytest.mark.ruling("attack-3", "attack-5", "attack-7")
@pytest.mark.parametrize(("answers", "curses"), [
    (["reveal:moat", "reveal:moat"], 0), (["reveal:moat", "done"], 1), (["done", "reveal:moat"], 1),
    (["done", "done"], 2)])
def test_each_play_of_an_attack_asks_for_reactions_anew(answers: List[str], curses: int) -> None:
    state = table({"hand": "throne_room witch", "deck": "copper*4"}, {"hand": "moat"})
    choose(state, "play:throne_room", *answers)
    assert state.own(1, "curse") == curses
    expect(state, 0, hand="copper*4")


@pytest.mark.ruling("attack-3")
def test_the_same_reaction_may_be_used_again_and_again() -> None:
    state = table({"hand": "militia"}, {"hand": "secret_chamber copper*2", "deck": "estate*2"})
    for _time in range(3):
        if state.turn_seat == state.seat:
            choose(state, "play:militia")
        choose(state, "reveal:secret_chamber", "put_back:estate", "put_back:estate")
    assert options(state) == ["reveal:secret_chamber", "done"]
    expect(state, 1, hand="secret_chamber copper*2", deck="estate*2")


@pytest.mark.ruling("cost-3")
def test_a_reduction_does_not_need_bridge_to_stay_in_play() -> None:
    state = table({"hand": "silver"}, turn={"reduction": 1}, kingdom="bridge")
    choose(state, "play:treasures")
    assert {"buy:silver", "buy:estate"} <= set(options(state))


@pytest.mark.ruling("cost-1", "cost-2", "cost-4")
@pytest.mark.parametrize(("reduction", "trashed"), [(0, "silver"), (1, "smithy"), (2, "market")])
def test_saboteur_reads_costs_when_it_needs_them(reduction: int, trashed: str) -> None:
    state = table({"hand": "saboteur"}, {"deck": "silver smithy market"}, turn={"reduction": reduction})
    choose(state, "play:saboteur")
    expect_trash(state, trashed)
    assert set(options(state)) >= {"gain:copper", "done"}
    assert zone(state, 1, "aside") == ["silver", "smithy", "market"][:reduction]


@pytest.mark.ruling("bridge-4", "bridge-5", "cost-1", "cost-3")
def test_bridges_add_up_but_costs_stay_at_nothing_or_more() -> None:
    state = table({"hand": "throne_room bridge*2"}, turn={"actions": 2})
    choose(state, "play:throne_room")
    expect_turn(state, reduction=2, buys=3, coins=2)
    choose(state, "play:bridge")
    expect_turn(state, reduction=3)
    costs = state.view(0)["costs"]
    assert (costs["estate"], costs["copper"], costs["silver"], costs["province"]) == (0, 0, 0, 5)
    choose(state, "buy:estate")
    expect_turn(state, coins=3)


@pytest.mark.ruling("bridge-8", "cost-5")
def test_bridges_reduction_ends_with_the_turn() -> None:
    state = table({"hand": "bridge", "deck": "copper*5"}, {"hand": "copper"})
    choose(state, "play:bridge", "done")
    assert state.turn_seat == 1
    assert state.view(0)["costs"]["silver"] == 3
