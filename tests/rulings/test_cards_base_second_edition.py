"""Cards that the second edition of the base box has or changes."""
from typing import List

import pytest

from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("harbinger-1", "harbinger-2")
def test_harbinger_draws_before_it_looks_through_the_discard_pile() -> None:
    state = table({"hand": "harbinger", "deck": "gold copper", "discard": "estate silver"})
    choose(state, "play:harbinger")
    expect(state, 0, hand="gold")
    expect_turn(state, actions=1)
    assert options(state) == ["put_back:silver", "put_back:estate", "done"]
    choose(state, "put_back:estate")
    assert zone(state, 0, "deck") == ["estate", "copper"]
    expect(state, 0, discard="silver")


@pytest.mark.ruling("harbinger-2")
def test_harbinger_may_leave_the_discard_pile_as_it_is() -> None:
    state = table({"hand": "harbinger", "deck": "gold copper", "discard": "estate silver"})
    choose(state, "play:harbinger", "done")
    assert zone(state, 0, "discard") == ["estate", "silver"]
    assert zone(state, 0, "deck") == ["copper"]


@pytest.mark.ruling("harbinger-3", "harbinger-4", "hidden-20")
def test_others_see_that_harbinger_moved_a_card_and_the_new_top_of_the_pile_but_not_which_card() -> None:
    state = table({"hand": "harbinger", "deck": "gold copper", "discard": "estate duchy silver"})
    choose(state, "play:harbinger", "put_back:silver")
    [moved] = events_of(state, 1, "put_back")
    assert (moved["from"], moved["to"], moved["count"]) == ("discard", "deck", 1)
    assert "cards" not in moved
    [looked] = events_of(state, 1, "look_through")
    assert "cards" not in looked
    assert "count" not in looked
    assert events_of(state, 0, "put_back")[0]["cards"] == ["silver"]
    assert events_of(state, 1, "top")[-1]["card"] == "duchy"
    assert state.view(1)["players"][0]["discard_top"] == "duchy"


@pytest.mark.ruling("harbinger-5")
def test_harbinger_finds_nothing_if_its_draw_has_reshuffled_the_pile() -> None:
    state = table({"hand": "harbinger", "discard": "gold copper"})
    choose(state, "play:harbinger")
    assert len(events_of(state, 0, "shuffle")) == 1
    assert state.prompt == "treasure"
    expect(state, 0, discard="")


@pytest.mark.ruling("merchant-1", "merchant-2", "merchant-3")
def test_each_merchant_adds_a_coin_to_the_first_silver_only() -> None:
    state = table({"hand": "merchant*2 silver*2", "deck": "estate copper gold"})
    choose(state, "play:merchant")
    expect(state, 0, hand="merchant silver*2 estate")
    expect_turn(state, actions=1, coins=0)
    choose(state, "play:merchant", "play:copper")
    expect_turn(state, coins=1)
    choose(state, "play:silver")
    expect_turn(state, coins=1 + 2 + 2)
    choose(state, "play:silver")
    expect_turn(state, coins=7)


@pytest.mark.ruling("merchant-1")
def test_a_merchant_without_a_silver_gives_no_coin() -> None:
    state = table({"hand": "merchant gold", "deck": "copper"})
    choose(state, "play:merchant", "play:treasures")
    expect_turn(state, coins=4)


@pytest.mark.ruling("merchant-4")
def test_throne_room_on_merchant_adds_two_coins_to_the_first_silver() -> None:
    state = table({"hand": "throne_room merchant silver*2", "deck": "estate*2"})
    choose(state, "play:throne_room", "play:merchant", "play:treasures")
    expect_turn(state, coins=6)


@pytest.mark.ruling("merchant-5")
def test_a_merchant_after_the_first_silver_gives_nothing() -> None:
    state = table({"hand": "merchant silver", "deck": "estate"}, turn={"silver_played": True})
    choose(state, "play:merchant", "play:treasures")
    expect_turn(state, coins=2)


@pytest.mark.ruling("merchant-1", "turn-1")
def test_merchants_are_forgotten_at_the_end_of_the_turn() -> None:
    state = table({"hand": "merchant", "deck": "estate silver*5"}, {"hand": "silver"})
    choose(state, "play:merchant", "done", "play:treasures")
    assert state.turn_seat == 1
    expect_turn(state, coins=2)


@pytest.mark.ruling("vassal-1", "vassal-2", "vassal-3", "verb-4")
def test_vassal_may_play_the_action_it_discards_without_using_an_action() -> None:
    state = table({"hand": "vassal", "deck": "smithy copper*4"})
    choose(state, "play:vassal")
    expect_turn(state, coins=2, actions=0)
    expect(state, 0, discard="smithy")
    assert options(state) == ["no", "yes"]
    choose(state, "yes")
    expect(state, 0, play="vassal smithy", hand="copper*3", discard="")
    expect_turn(state, actions=0)


@pytest.mark.ruling("vassal-2", "choice-3")
def test_vassal_may_leave_the_action_in_the_discard_pile() -> None:
    state = table({"hand": "vassal", "deck": "smithy copper*4"})
    choose(state, "play:vassal", "no")
    expect(state, 0, play="vassal", discard="smithy", deck="copper*4")


@pytest.mark.ruling("vassal-1", "vassal-4")
@pytest.mark.parametrize("card", ["gold", "estate", "curse"])
def test_what_is_no_action_stays_discarded_by_vassal(card: str) -> None:
    state = table({"hand": "vassal estate", "deck": f"{card} smithy"})
    choose(state, "play:vassal")
    expect(state, 0, discard=card, deck="smithy", play="vassal")
    expect_turn(state, coins=2)
    assert state.prompt == "buy"


@pytest.mark.ruling("vassal-3", "attack-7")
def test_an_attack_played_by_vassal_can_be_reacted_to() -> None:
    state = table({"hand": "vassal", "deck": "militia"}, {"hand": "moat copper*4"})
    choose(state, "play:vassal", "yes")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "reveal:moat")
    expect_turn(state, coins=4)
    expect(state, 1, hand="moat copper*4")


@pytest.mark.ruling("poacher-1", "poacher-2")
@pytest.mark.parametrize("empty", [[], ["silver"], ["silver", "gold"]])
def test_poacher_draws_first_and_discards_a_card_for_each_empty_pile(empty: List[str]) -> None:
    state = table({"hand": "poacher estate*3", "deck": "duchy copper"}, supply=dict.fromkeys(empty, 0))
    choose(state, "play:poacher")
    expect_turn(state, actions=1, coins=1)
    if empty:
        assert options(state) == ["discard:estate", "discard:duchy"]
        choose(state, *["discard:estate"] * (len(empty) - 1), "discard:duchy")
    assert len(zone(state, 0, "hand")) == 4 - len(empty)
    assert len(zone(state, 0, "discard")) == len(empty)
    assert state.prompt == "buy"


@pytest.mark.ruling("poacher-3")
@pytest.mark.parametrize("pile", ["curse", "copper", "poacher", "village", "estate"])
def test_any_empty_supply_pile_counts_for_poacher(pile: str) -> None:
    state = table({"hand": "poacher estate duchy"}, supply={pile: 0})
    choose(state, "play:poacher", "discard:duchy")
    expect(state, 0, hand="estate", discard="duchy")


@pytest.mark.ruling("poacher-4")
def test_poacher_with_too_few_cards_discards_them_all() -> None:
    state = table({"hand": "poacher", "deck": "estate"}, supply={"curse": 0, "gold": 0})
    choose(state, "play:poacher")
    expect(state, 0, hand="", discard="estate")


@pytest.mark.ruling("bandit-1", "bandit-2", "bandit-3", "bandit-6")
def test_bandit_gains_a_gold_and_each_victim_in_turn_trashes_a_treasure_of_its_choice() -> None:
    state = table({"hand": "copper"}, {"hand": "bandit"}, {"deck": "silver gold copper"}, {"deck": "copper silver"},
                  turn={"seat": 1})
    choose(state, "play:bandit")
    expect(state, 1, discard="gold")
    assert state.left("gold") == 29
    assert (state.seat, options(state)) == (2, ["trash:silver", "trash:gold"])
    expect(state, 0, discard="", deck="")
    choose(state, "trash:silver")
    expect(state, 2, discard="gold", deck="copper")
    expect(state, 3, discard="copper", deck="")
    expect_trash(state, "silver*2")
    assert [event["seat"] for event in events_of(state, 1, "reveal")] == [2, 2, 3, 3]


@pytest.mark.ruling("bandit-2", "bandit-6")
def test_bandit_reaches_every_other_player_and_takes_a_single_treasure_without_asking() -> None:
    state = table({"hand": "bandit"}, {"deck": "silver copper"}, {"deck": "gold estate"})
    choose(state, "play:bandit")
    expect_trash(state, "silver gold")
    expect(state, 1, discard="copper")
    expect(state, 2, discard="estate")
    assert [event["seat"] for event in events_of(state, 0, "trash")] == [1, 2]


@pytest.mark.ruling("bandit-4")
@pytest.mark.parametrize("deck", ["copper*2", "copper estate", "curse smithy"])
def test_bandit_has_both_discarded_if_there_is_no_treasure_but_copper(deck: str) -> None:
    state = table({"hand": "bandit"}, {"deck": deck})
    choose(state, "play:bandit")
    expect(state, 1, deck="", discard=deck)
    expect_trash(state, "")


@pytest.mark.ruling("bandit-5", "harem-1")
def test_bandit_can_trash_a_harem() -> None:
    state = table({"hand": "bandit"}, {"deck": "harem copper"})
    choose(state, "play:bandit")
    expect_trash(state, "harem")


@pytest.mark.ruling("sentry-1", "sentry-2", "sentry-3")
@pytest.mark.parametrize(("choices", "trash", "discard", "deck"), [
    (["trash:estate", "trash:gold"], "estate gold", "", ["copper"]),
    (["done", "discard:estate", "discard:gold"], "", "estate gold", ["copper"]),
    (["done", "done", "put_back:estate"], "", "", ["gold", "estate", "copper"]),
    (["done", "done", "put_back:gold"], "", "", ["estate", "gold", "copper"]),
    (["trash:estate", "done", "discard:gold"], "estate", "gold", ["copper"]),
    (["trash:estate", "done", "done"], "estate", "", ["gold", "copper"]),
    (["done", "discard:estate", "done"], "", "estate", ["gold", "copper"]),
])
def test_sentry_gives_each_of_two_cards_its_fate(choices: List[str], trash: str, discard: str, deck: List[str]) -> None:
    state = table({"hand": "sentry", "deck": "silver estate gold copper"})
    choose(state, "play:sentry")
    expect(state, 0, hand="silver")
    expect_turn(state, actions=1)
    assert options(state) == ["trash:gold", "trash:estate", "done"]
    choose(state, *choices)
    expect_trash(state, trash)
    expect(state, 0, discard=discard, hand="silver")
    assert zone(state, 0, "deck") == deck
    assert state.prompt == "treasure"


@pytest.mark.ruling("sentry-3")
def test_sentry_finishes_trashing_before_it_asks_what_to_discard() -> None:
    state = table({"hand": "sentry", "deck": "silver estate gold"})
    choose(state, "play:sentry")
    assert state.prompt == "trash_looked"
    choose(state, "trash:gold")
    assert options(state) == ["trash:estate", "done"]
    choose(state, "done")
    expect_trash(state, "gold")
    assert (state.prompt, options(state)) == ("discard_looked", ["discard:estate", "done"])


@pytest.mark.ruling("draw-4")
def test_sentry_does_not_shuffle_in_the_card_it_is_looking_at() -> None:
    state = table({"hand": "sentry", "deck": "silver estate", "discard": "gold"})
    choose(state, "play:sentry")
    assert options(state) == ["trash:gold", "trash:estate", "done"]
    assert len(events_of(state, 0, "shuffle")) == 1
    expect(state, 0, deck="", discard="")


@pytest.mark.ruling("sentry-4")
def test_sentry_looks_at_what_there_is() -> None:
    state = table({"hand": "sentry", "deck": "silver gold"})
    choose(state, "play:sentry")
    assert options(state) == ["trash:gold", "done"]
    state = table({"hand": "sentry", "deck": "silver"})
    choose(state, "play:sentry")
    assert state.prompt == "treasure"


@pytest.mark.ruling("artisan-1", "artisan-2", "artisan-4")
def test_artisan_must_gain_a_card_costing_up_to_five_to_hand_whatever_money_there_is() -> None:
    state = table({"hand": "artisan gold"}, turn={"coins": 9}, kingdom="market festival", supply={"festival": 0})
    choose(state, "play:artisan")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:silver", "gain:duchy",
                                   "gain:market"}
    choose(state, "gain:market")
    expect(state, 0, hand="gold market", discard="")
    assert state.left("market") == 9
    assert options(state) == ["put_back:gold", "put_back:market"]


@pytest.mark.ruling("artisan-3")
@pytest.mark.parametrize(("card", "hand"), [("market", "gold"), ("gold", "market")])
def test_artisan_may_put_back_the_gained_card_or_another(card: str, hand: str) -> None:
    state = table({"hand": "artisan gold", "deck": "copper"}, kingdom="market")
    choose(state, "play:artisan", "gain:market", f"put_back:{card}")
    assert zone(state, 0, "deck") == [card, "copper"]
    expect(state, 0, hand=hand)


@pytest.mark.ruling("moneylender-3", "moneylender-4", "edition-4", "choice-3")
def test_second_edition_moneylender_may_be_declined_and_then_gives_nothing() -> None:
    state = table({"hand": "moneylender copper*2"}, boxes=["base2e"])
    choose(state, "play:moneylender")
    assert options(state) == ["trash:copper", "done"]
    choose(state, "done")
    expect_trash(state, "")
    expect_turn(state, coins=0)
    state = table({"hand": "moneylender copper*2"}, boxes=["base2e"])
    choose(state, "play:moneylender", "trash:copper")
    expect_trash(state, "copper")
    expect_turn(state, coins=3)


@pytest.mark.ruling("throne_room-10", "throne-1", "edition-2")
def test_throne_room_is_compulsory_in_the_first_edition_and_optional_in_the_second() -> None:
    hand = "throne_room smithy moat"
    state = table({"hand": hand}, boxes=["base1e"])
    choose(state, "play:throne_room")
    assert set(options(state)) == {"play:smithy", "play:moat"}
    state = table({"hand": hand}, boxes=["base2e"])
    choose(state, "play:throne_room")
    assert set(options(state)) == {"play:smithy", "play:moat", "done"}
    choose(state, "done")
    expect(state, 0, hand="smithy moat", play="throne_room")


@pytest.mark.ruling("mine-6", "edition-3")
def test_mine_is_compulsory_in_the_first_edition_and_optional_in_the_second() -> None:
    state = table({"hand": "mine copper silver"}, boxes=["base1e"])
    choose(state, "play:mine")
    assert options(state) == ["trash:copper", "trash:silver"]
    state = table({"hand": "mine copper silver"}, boxes=["base2e"])
    choose(state, "play:mine")
    assert options(state) == ["trash:copper", "trash:silver", "done"]
    choose(state, "done")
    expect(state, 0, hand="copper silver")


@pytest.mark.ruling("mine-2", "mine-3", "mine-7")
def test_second_edition_mine_gains_a_treasure_costing_up_to_three_more_to_hand() -> None:
    state = table({"hand": "mine copper silver"}, boxes=["base2e"], kingdom="village", turn={"coins": 5})
    choose(state, "play:mine", "trash:copper")
    assert options(state) == ["gain:copper", "gain:silver"]
    choose(state, "gain:silver")
    expect(state, 0, hand="silver*2", discard="")
    expect_trash(state, "copper")
