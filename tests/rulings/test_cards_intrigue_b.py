"""Cards of Intrigue, Conspirator to Nobles."""
from typing import List

import pytest

from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("conspirator-1", "conspirator-2")
@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 0), (2, 1), (4, 1)])
def test_conspirator_gives_a_card_and_an_action_from_the_third_action_on(before: int, drawn: int) -> None:
    state = table({"hand": "conspirator", "deck": "copper*2"}, turn={"actions_played": before})
    choose(state, "play:conspirator")
    expect_turn(state, coins=2, actions=drawn)
    assert len(zone(state, 0, "hand")) == drawn


@pytest.mark.ruling("conspirator-2")
def test_actions_played_after_conspirator_do_not_change_it() -> None:
    state = table({"hand": "conspirator festival village", "deck": "copper estate"}, turn={"actions": 2})
    choose(state, "play:conspirator", "play:festival", "play:village")
    expect(state, 0, hand="copper")
    expect_turn(state, actions=2 - 1 + 1 + 1)


@pytest.mark.ruling("conspirator-3", "conspirator-4", "throne-7")
def test_throne_room_on_conspirator_earns_the_bonus_with_the_second_play() -> None:
    state = table({"hand": "throne_room conspirator", "deck": "smithy gold"})
    choose(state, "play:throne_room")
    expect_turn(state, coins=4, actions=1)
    expect(state, 0, hand="smithy", deck="gold")


@pytest.mark.ruling("conspirator-3", "conspirator-5", "verb-19")
def test_conspirator_counts_plays_and_not_cards_in_play() -> None:
    state = table({"hand": "mining_village feast conspirator", "deck": "copper estate"}, turn={"actions": 1})
    choose(state, "play:mining_village", "yes", "play:feast", "gain:copper", "play:conspirator")
    expect(state, 0, play="conspirator", hand="copper estate")
    expect_turn(state, coins=4, actions=1)


@pytest.mark.ruling("coppersmith-1", "copper-4")
def test_coppersmith_raises_every_copper_by_one() -> None:
    state = table({"hand": "coppersmith copper*2 silver"})
    choose(state, "play:coppersmith", "play:treasures")
    expect_turn(state, coins=2 + 2 + 2)


@pytest.mark.ruling("coppersmith-2", "copper-4")
def test_throne_room_on_coppersmith_makes_a_copper_worth_three() -> None:
    state = table({"hand": "throne_room coppersmith copper*2"})
    choose(state, "play:throne_room", "play:copper")
    expect_turn(state, coins=3)


@pytest.mark.ruling("coppersmith-3")
def test_coppersmith_does_not_raise_coppers_played_before() -> None:
    state = table({"hand": "coppersmith", "play": "copper*2"}, turn={"coins": 2})
    choose(state, "play:coppersmith")
    expect_turn(state, coins=2)


@pytest.mark.ruling("ironworks-1")
def test_ironworks_must_gain_a_card_of_the_supply_costing_up_to_four() -> None:
    state = table({"hand": "ironworks"}, turn={"coins": 5}, kingdom="village market smithy", supply={"smithy": 0})
    choose(state, "play:ironworks")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:silver", "gain:ironworks",
                                   "gain:village"}
    choose(state, "gain:village")
    expect(state, 0, discard="village")


@pytest.mark.ruling("ironworks-2", "ironworks-3", "ironworks-4")
@pytest.mark.parametrize(("gained", "actions", "coins", "drawn"), [
    ("village", 1, 0, 0), ("silver", 0, 1, 0), ("estate", 0, 0, 1), ("great_hall", 1, 0, 1), ("curse", 0, 0, 0),
    ("harem", 0, 1, 1)])
def test_ironworks_gives_a_bonus_for_each_type_of_the_gained_card(gained: str, actions: int, coins: int,
                                                                 drawn: int) -> None:
    state = table({"hand": "ironworks", "deck": "moat gold"}, kingdom=f"{gained} cellar", turn={"reduction": 2})
    choose(state, "play:ironworks", f"gain:{gained}")
    expect_turn(state, actions=actions, coins=coins)
    expect(state, 0, hand="moat" if drawn else "", discard=gained)


@pytest.mark.ruling("mining_village-1", "mining_village-2", "mining_village-3")
def test_mining_village_may_be_trashed_at_once_for_two_coins() -> None:
    state = table({"hand": "mining_village smithy", "deck": "gold copper"})
    choose(state, "play:mining_village")
    expect(state, 0, hand="smithy gold")
    expect_turn(state, actions=2, coins=0)
    assert options(state) == ["no", "yes"], "before the next Action"
    choose(state, "yes")
    expect_trash(state, "mining_village")
    expect(state, 0, play="")
    expect_turn(state, actions=2, coins=2)
    state = table({"hand": "mining_village smithy", "deck": "gold copper"})
    choose(state, "play:mining_village", "no")
    expect_trash(state, "")
    expect(state, 0, play="mining_village", hand="smithy gold")
    expect_turn(state, actions=2, coins=0)


@pytest.mark.ruling("mining_village-4", "throne-4")
@pytest.mark.parametrize("answers", [["yes"], ["no", "yes"]])
def test_throne_room_on_mining_village_can_trash_it_only_once(answers: list[str]) -> None:
    state = table({"hand": "throne_room mining_village", "deck": "gold copper estate"})
    choose(state, "play:throne_room", *answers)
    expect(state, 0, hand="gold copper", play="throne_room")
    expect_turn(state, actions=4, coins=2)
    expect_trash(state, "mining_village")


@pytest.mark.ruling("scout-1", "scout-3", "scout-4", "scout-5", "scout-6")
def test_scout_takes_all_revealed_victory_cards_and_puts_the_rest_back_in_any_order() -> None:
    state = table({"hand": "scout", "deck": "estate curse copper great_hall gold"})
    choose(state, "play:scout")
    expect_turn(state, actions=1)
    expect(state, 0, hand="estate great_hall")
    assert [event["cards"][0] for event in events_of(state, 1, "reveal")] == ["estate", "curse", "copper", "great_hall"]
    assert options(state) == ["put_back:copper", "put_back:curse"]
    choose(state, "put_back:curse")
    assert zone(state, 0, "deck") == ["copper", "curse", "gold"]
    assert all("cards" not in event for event in events_of(state, 1, "put_back"))


@pytest.mark.ruling("scout-4", "harem-1", "nobles-1")
@pytest.mark.parametrize("card", ["harem", "nobles", "duke"])
def test_scout_takes_victory_cards_of_two_types(card: str) -> None:
    state = table({"hand": "scout", "deck": f"{card} copper copper copper"})
    choose(state, "play:scout")
    expect(state, 0, hand=card, deck="copper*3")


@pytest.mark.ruling("scout-2", "draw-4")
def test_scout_does_not_shuffle_in_what_it_has_revealed() -> None:
    state = table({"hand": "scout", "deck": "copper*2", "discard": "estate*2 duchy"})
    choose(state, "play:scout")
    assert len(events_of(state, 0, "shuffle")) == 1
    assert len(zone(state, 0, "hand")) == 2, "two of the three Victory cards"
    assert zone(state, 0, "deck")[:2] == ["copper"] * 2
    expect(state, 0, discard="")


@pytest.mark.ruling("duke-1", "duke-2", "score-2")
def test_duke_is_worth_a_point_for_each_duchy_anywhere_and_has_no_use_before() -> None:
    state = table({"hand": "duke duchy cellar", "deck": "duchy", "discard": "duchy duke", "play": "duchy"},
                  {"hand": "duke"})
    assert options(state) == ["play:cellar", "done"]
    assert state.outcome().scores == [4 * 3 + 2 * 4, 0]


@pytest.mark.ruling("minion-1", "minion-8")
def test_minion_gives_an_action_and_two_coins() -> None:
    state = table({"hand": "minion estate", "deck": "gold*4"}, {"hand": "copper*5", "deck": "estate*4"})
    choose(state, "play:minion")
    assert options(state) == ["choose:coins", "choose:discard"]
    choose(state, "choose:coins")
    expect_turn(state, actions=1, coins=2)
    expect(state, 0, hand="estate")
    expect(state, 1, hand="copper*5")


@pytest.mark.ruling("minion-1", "minion-2", "minion-4")
def test_minion_gives_new_hands_to_oneself_and_to_who_has_five_cards_or_more() -> None:
    state = table({"hand": "minion estate", "deck": "gold*4"}, {"hand": "copper*5", "deck": "estate*4"},
                  {"hand": "copper*4", "deck": "estate*4"}, {"hand": "copper*6", "deck": "duchy*4"})
    choose(state, "play:minion", "choose:discard")
    expect_turn(state, actions=1, coins=0)
    expect(state, 0, hand="gold*4", discard="estate")
    expect(state, 1, hand="estate*4", discard="copper*5")
    expect(state, 2, hand="copper*4", discard="")
    expect(state, 3, hand="duchy*4", discard="copper*6")


@pytest.mark.ruling("minion-3", "minion-6", "attack-2")
def test_moat_is_shown_to_minion_before_its_choice_and_keeps_the_hand() -> None:
    state = table({"hand": "minion", "deck": "gold*4"}, {"hand": "moat copper*4", "deck": "estate*4"})
    choose(state, "play:minion")
    assert (state.seat, state.prompt) == (1, "react")
    choose(state, "reveal:moat")
    assert (state.seat, state.prompt) == (0, "choose")
    choose(state, "choose:discard")
    expect(state, 1, hand="moat copper*4", deck="estate*4")
    expect(state, 0, hand="gold*4")


@pytest.mark.ruling("minion-7", "choice-1")
def test_minion_draws_four_even_with_an_empty_hand() -> None:
    state = table({"hand": "minion", "deck": "gold*5"})
    choose(state, "play:minion", "choose:discard")
    expect(state, 0, hand="gold*4", deck="gold", discard="")


@pytest.mark.ruling("saboteur-1", "saboteur-3", "saboteur-4", "order-2")
def test_saboteur_trashes_the_first_card_costing_three_or_more_from_the_left() -> None:
    state = table({"deck": "silver"}, {"hand": "saboteur"}, {"deck": "copper estate market gold"},
                  {"deck": "curse gold"}, turn={"seat": 1}, kingdom="village smithy")
    choose(state, "play:saboteur")
    expect_trash(state, "market")
    assert state.seat == 2
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:silver", "gain:village", "done"}
    choose(state, "gain:village")
    expect(state, 2, discard="village copper estate", deck="gold")
    assert state.seat == 3
    expect_trash(state, "market gold")
    assert {"gain:smithy", "done"} <= set(options(state))
    choose(state, "done")
    expect(state, 3, discard="curse")
    assert state.seat == 0
    assert set(options(state)) == {"gain:copper", "gain:curse", "done"}


@pytest.mark.ruling("saboteur-2", "saboteur-5", "draw-4")
def test_saboteur_discards_all_it_revealed_if_it_finds_nothing() -> None:
    state = table({"hand": "saboteur"}, {"deck": "copper*2", "discard": "estate curse"})
    choose(state, "play:saboteur")
    expect_trash(state, "")
    expect(state, 1, discard="copper*2 estate curse", deck="")
    assert len(events_of(state, 0, "shuffle")) == 1
    assert len(events_of(state, 0, "reveal")) == 4


@pytest.mark.ruling("torturer-1", "torturer-4", "torturer-5")
def test_torturers_victims_choose_and_suffer_one_after_the_other() -> None:
    state = table({"hand": "torturer", "deck": "gold*3"}, {"hand": "copper estate duchy"}, {"hand": "copper estate"})
    choose(state, "play:torturer")
    expect(state, 0, hand="gold*3")
    assert (state.seat, options(state)) == (1, ["choose:discard", "choose:curse"])
    choose(state, "choose:discard", "discard:estate", "discard:copper")
    expect(state, 1, hand="duchy", discard="estate copper")
    assert state.seat == 2
    choose(state, "choose:curse")
    expect(state, 2, hand="copper estate curse", discard="")


@pytest.mark.ruling("torturer-2", "torturer-3", "choice-1")
@pytest.mark.parametrize("hand", ["copper", ""])
def test_torturers_victim_may_choose_what_cannot_be_done(hand: str) -> None:
    state = table({"hand": "torturer", "deck": "gold*3"}, {"hand": hand})
    choose(state, "play:torturer", "choose:discard")
    expect(state, 1, hand="", discard=hand)
    state = table({"hand": "torturer", "deck": "gold*3"}, {"hand": hand}, supply={"curse": 0})
    choose(state, "play:torturer", "choose:curse")
    expect(state, 1, hand=hand, discard="")


@pytest.mark.ruling("trading_post-1", "trading_post-2")
def test_trading_post_trashes_two_cards_for_a_silver_in_hand() -> None:
    state = table({"hand": "trading_post estate*2 copper"})
    choose(state, "play:trading_post")
    assert options(state) == ["trash:copper", "trash:estate"]
    choose(state, "trash:estate")
    assert options(state) == ["trash:copper", "trash:estate"]
    choose(state, "trash:copper")
    expect_trash(state, "estate copper")
    expect(state, 0, hand="estate silver", discard="")
    choose(state, "play:silver")
    expect_turn(state, coins=2)


@pytest.mark.ruling("trading_post-3", "trading_post-4", "trading_post-5")
@pytest.mark.parametrize(("hand", "silvers"), [("estate*2", 0), ("estate", 40), ("", 40)])
def test_trading_post_gives_no_silver_without_two_cards_or_without_silvers(hand: str, silvers: int) -> None:
    state = table({"hand": f"trading_post {hand}"}, supply={"silver": silvers})
    choose(state, "play:trading_post")
    expect_trash(state, hand)
    expect(state, 0, hand="", discard="")
    assert state.left("silver") == silvers


@pytest.mark.ruling("trading_post-6", "steward-5")
@pytest.mark.parametrize("ask_forced", [False, True])
@pytest.mark.parametrize(("card", "choices", "left"), [
    ("trading_post", ["play:trading_post"], "silver"), ("steward", ["play:steward", "choose:trash"], "")])
def test_nobody_is_asked_in_which_order_the_last_two_hand_cards_are_trashed(card: str, choices: List[str], left: str,
                                                                            ask_forced: bool) -> None:
    state = table({"hand": f"{card} copper estate"}, ask_forced=ask_forced)
    choose(state, *choices)
    assert state.prompt != "trash"
    expect_trash(state, "copper estate")
    expect(state, 0, hand=left)


@pytest.mark.ruling("tribute-1", "tribute-4", "tribute-5", "tribute-6", "tribute-7")
@pytest.mark.parametrize(("revealed", "actions", "coins", "drawn"), [
    ("copper harem", 0, 4, 2), ("silver silver", 0, 2, 0), ("curse village", 2, 0, 0), ("estate nobles", 2, 0, 4),
    ("great_hall great_hall", 2, 0, 2), ("curse curse", 0, 0, 0), ("copper silver", 0, 4, 0)])
def test_tribute_pays_for_each_type_of_each_different_card(revealed: str, actions: int, coins: int, drawn: int) -> None:
    state = table({"hand": "tribute", "deck": "moat*5"}, {"deck": f"{revealed} gold"}, {"deck": "gold*2"})
    choose(state, "play:tribute")
    expect_turn(state, actions=actions, coins=coins)
    assert len(zone(state, 0, "hand")) == drawn
    expect(state, 1, discard=revealed, deck="gold")
    expect(state, 2, discard="", deck="gold*2")
    assert [event["cards"][0] for event in events_of(state, 2, "reveal")] == revealed.split()


@pytest.mark.ruling("tribute-2", "tribute-3", "draw-4")
def test_tribute_leaves_the_revealed_card_out_of_the_shuffle_and_takes_what_there_is() -> None:
    state = table({"hand": "tribute"}, {"deck": "gold", "discard": "village"})
    choose(state, "play:tribute")
    expect_turn(state, coins=2, actions=2)
    assert len(events_of(state, 0, "shuffle")) == 1
    state = table({"hand": "tribute"}, {"discard": "gold"})
    choose(state, "play:tribute")
    expect_turn(state, coins=2, actions=0)
    expect(state, 1, discard="gold", deck="")


@pytest.mark.ruling("upgrade-1", "upgrade-4")
def test_upgrade_draws_and_then_turns_a_card_into_one_costing_exactly_one_more() -> None:
    state = table({"hand": "upgrade estate", "deck": "duchy"}, kingdom="village cellar smithy")
    choose(state, "play:upgrade")
    expect_turn(state, actions=1)
    assert options(state) == ["trash:estate", "trash:duchy"]
    choose(state, "trash:estate")
    assert options(state) == ["gain:silver", "gain:village"]
    choose(state, "gain:village")
    expect(state, 0, discard="village", hand="duchy")
    expect_trash(state, "estate")


@pytest.mark.ruling("upgrade-2", "upgrade-3", "verb-13")
@pytest.mark.parametrize("hand", ["copper", "province", ""])
def test_upgrade_trashes_even_if_no_card_costs_one_more(hand: str) -> None:
    state = table({"hand": f"upgrade {hand}"}, kingdom="village")
    choose(state, "play:upgrade")
    expect_trash(state, hand)
    expect(state, 0, discard="", hand="")


@pytest.mark.ruling("harem-1", "harem-2", "harem-3", "harem-5", "score-3")
def test_harem_gives_two_coins_is_no_silver_and_is_worth_two_points() -> None:
    state = table({"hand": "merchant harem silver", "deck": "estate"})
    choose(state, "play:merchant")
    assert options(state) == ["play:silver", "play:harem", "play:treasures", "done"]
    choose(state, "play:harem")
    expect_turn(state, coins=2)
    choose(state, "play:silver")
    expect_turn(state, coins=5)
    assert state.outcome().scores == [1 + 2, 0]


@pytest.mark.ruling("nobles-1", "nobles-2", "nobles-3", "nobles-4", "score-3")
def test_nobles_give_either_three_cards_or_two_actions_and_two_points() -> None:
    state = table({"hand": "nobles", "deck": "copper*4"})
    choose(state, "play:nobles")
    assert options(state) == ["choose:cards", "choose:actions"]
    choose(state, "choose:cards")
    expect(state, 0, hand="copper*3")
    expect_turn(state, actions=0)
    assert state.outcome().scores == [2, 0]
    state = table({"hand": "nobles", "deck": "copper*4"})
    choose(state, "play:nobles", "choose:actions")
    expect(state, 0, hand="", deck="copper*4")
    expect_turn(state, actions=2)
    state = table({"hand": "nobles", "deck": "copper"})
    choose(state, "play:nobles", "choose:cards")
    expect(state, 0, hand="copper")
