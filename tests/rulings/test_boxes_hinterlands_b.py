"""Hinterlands: Crossroads, Farmland, Fool's Gold, Oracle and Spice Merchant."""
from functools import partial
from typing import Any, List

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"


def buying(coins: int, kingdom: str, me: Any, *others: Any, **rest: Any) -> DominionState:
    turn = {"phase": "buying", "coins": coins, "buys": 2, **rest.pop("turn", {})}
    return table(me, *(others or ({},)), kingdom=kingdom, turn=turn, **rest)


# ---- Crossroads
@pytest.mark.ruling("HI-35")
def test_crossroads_draws_a_card_for_each_victory_card() -> None:
    state = table({"hand": "crossroads estate*2 copper", "deck": "gold silver curse"}, {})
    choose(state, "play:crossroads")
    expect(state, 0, hand="estate*2 copper gold silver")
    expect_turn(state, actions=3)
    assert [sorted(event["cards"]) for event in events_of(state, 1, "reveal")] == [["copper", "estate", "estate"]]


@pytest.mark.ruling("HI-35")
def test_curses_are_no_victory_cards_for_crossroads_and_harem_is_one() -> None:
    state = table({"hand": "crossroads curse harem", "deck": "gold silver"})
    choose(state, "play:crossroads")
    expect(state, 0, hand="curse harem gold")


@pytest.mark.ruling("HI-36")
def test_a_second_crossroads_gives_no_actions() -> None:
    state = table({"hand": "crossroads*2 estate", "deck": "gold silver"})
    choose(state, "play:crossroads", "play:crossroads")
    expect(state, 0, hand="estate gold silver")
    expect_turn(state, actions=2)


@pytest.mark.ruling("HI-37")
def test_crossroads_played_twice_counts_the_new_hand() -> None:
    state = table({"hand": "throne_room crossroads estate", "deck": "duchy gold silver copper"})
    choose(state, "play:throne_room", "play:crossroads")
    expect(state, 0, hand="estate duchy gold silver")
    expect_turn(state, actions=3)


# ---- Farmland
@pytest.mark.ruling("HI-39", "HI-44")
@pytest.mark.parametrize(("play", "coins", "hand", "gained"), [
    ("", 6, "estate", "smithy"), ("highway", 5, "estate", "smithy"), ("highway", 5, "copper", "village")])
def test_a_bought_farmland_makes_a_card_that_costs_exactly_two_more(play: str, coins: int, hand: str,
                                                                    gained: str) -> None:
    state = buying(coins, "farmland smithy village market", {"hand": hand, "play": play}, supply={"silver": 0})
    choose(state, "buy:farmland")
    assert zone(state, 0, "discard") == [gained, "farmland"]
    expect_trash(state, hand)
    expect_turn(state, coins=0)


@pytest.mark.ruling("HI-40")
def test_farmland_with_an_empty_hand_trashes_nothing() -> None:
    state = buying(6, "farmland", {"hand": ""})
    choose(state, "buy:farmland")
    expect(state, 0, discard="farmland")


@pytest.mark.ruling("HI-41")
def test_farmland_can_bring_a_province_which_others_may_answer() -> None:
    state = buying(6, "farmland", {"hand": "gold"}, {"hand": "fools_gold", "deck": "copper"})
    choose(state, "buy:farmland")
    assert (state.seat, state.prompt) == (1, "may_use")
    expect(state, 0, discard="province")
    choose(state, "trash:fools_gold")
    assert zone(state, 1, "deck") == ["gold", "copper"]
    assert zone(state, 0, "discard") == ["province", "farmland"]


@pytest.mark.ruling("HI-42")
@pytest.mark.parametrize(("hand", "gained"), [("copper", ["estate"]), ("province", [])])
def test_farmland_has_to_trash_whatever_comes_of_it(hand: str, gained: List[str]) -> None:
    state = buying(6, "farmland", {"hand": hand})
    choose(state, "buy:farmland")
    assert zone(state, 0, "discard") == [*gained, "farmland"]
    expect_trash(state, hand)


@pytest.mark.ruling("HI-43")
def test_a_farmland_that_is_not_bought_does_nothing() -> None:
    state = table({"hand": "remodel duchy estate"}, kingdom="farmland")
    choose(state, "play:remodel", "trash:duchy", "gain:farmland")
    expect(state, 0, hand="estate", discard="farmland")
    expect_trash(state, "duchy")


@pytest.mark.ruling("HI-45")
def test_farmland_takes_a_treasure_that_was_not_played() -> None:
    state = table({"hand": "silver gold*2"}, kingdom="farmland", turn={"phase": "buy", "buys": 2})
    choose(state, "play:gold", "play:gold", "done", "buy:farmland")
    expect_trash(state, "silver")                        # the only card in hand, and only Duchies cost two more
    assert zone(state, 0, "discard") == ["duchy", "farmland"]


@pytest.mark.ruling("HI-45")
def test_farmland_asks_which_hand_card_is_trashed() -> None:
    state = buying(6, "farmland", {"hand": "silver estate", "play": "gold"})
    choose(state, "buy:farmland")
    assert (state.prompt, options(state)) == ("trash", ["trash:silver", "trash:estate"])


@pytest.mark.ruling("HI-46")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12)])
def test_farmland_is_a_victory_card(seats: int, size: int) -> None:
    state = GAME.start(seats=seats, kingdom="b2_hinterlands_adventures_abroad", seed=1)
    assert state.left("farmland") == size
    assert table({"hand": "farmland*3"}, {}).outcome().scores == [6, 0]


@pytest.mark.ruling("HI-47")
def test_the_last_farmland_is_gained_once() -> None:
    state = buying(6, "farmland", {"hand": "militia"}, supply={"farmland": 1, "gold": 0})
    choose(state, "buy:farmland")
    expect(state, 0, discard="farmland")
    assert state.left("farmland") == 0


# ---- Fool's Gold
@pytest.mark.ruling("HI-49")
def test_three_fools_golds_are_worth_nine_coins() -> None:
    state = table({"hand": "fools_gold*3"}, turn={"phase": "buy"})
    choose(state, "play:fools_gold")
    expect_turn(state, coins=1)
    choose(state, "play:fools_gold", "play:fools_gold")
    expect_turn(state, coins=9)


@pytest.mark.ruling("HI-50", "HI-51")
@pytest.mark.parametrize(("hand", "choices", "deck"), [
    ("fools_gold", ["trash:fools_gold"], ["gold", "copper"]), ("fools_gold", ["done"], ["copper"]),
    ("fools_gold*2", ["trash:fools_gold", "trash:fools_gold"], ["gold", "gold", "copper"]),
    ("fools_gold*2", ["trash:fools_gold", "done"], ["gold", "copper"])])
def test_fools_gold_may_be_trashed_for_another_players_province(hand: str, choices: List[str],
                                                               deck: List[str]) -> None:
    state = buying(8, "fools_gold", {}, {"hand": hand, "deck": "copper"})
    choose(state, "buy:province")
    for choice in choices:
        assert (state.seat, state.prompt) == (1, "may_use")
        choose(state, choice)
    assert zone(state, 1, "deck") == deck
    assert state.seat == 0


@pytest.mark.ruling("HI-52")
def test_fools_gold_may_be_trashed_for_nothing() -> None:
    state = buying(8, "fools_gold", {}, {"hand": "fools_gold", "deck": ""}, supply={"gold": 0})
    choose(state, "buy:province", "trash:fools_gold")
    expect(state, 1, hand="", deck="")
    expect_trash(state, "fools_gold")


@pytest.mark.ruling("HI-53")
def test_nobody_answers_an_own_province() -> None:
    state = buying(8, "fools_gold", {"hand": "fools_gold"}, {"hand": "copper"})
    choose(state, "buy:province")
    assert (state.seat, state.prompt) == (0, "buy")


@pytest.mark.ruling("HI-50")
def test_nobody_answers_a_gold_with_fools_gold() -> None:
    state = buying(8, "fools_gold", {}, {"hand": "fools_gold"})
    choose(state, "buy:gold")
    assert (state.seat, state.prompt) == (0, "buy")


@pytest.mark.ruling("HI-54")
def test_a_remodelled_province_can_be_answered() -> None:
    state = table({"hand": "remodel gold"}, {"hand": "fools_gold moat"})
    choose(state, "play:remodel", "gain:province")
    assert (state.seat, state.prompt, options(state)) == (1, "may_use", ["trash:fools_gold", "done"])


@pytest.mark.ruling("HI-55")
def test_players_use_fools_gold_in_turn_order() -> None:
    state = buying(8, "fools_gold", {}, {"hand": "fools_gold", "deck": ""}, {"hand": "fools_gold", "deck": ""},
                   supply={"gold": 1})
    choose(state, "buy:province")
    assert state.seat == 1
    choose(state, "trash:fools_gold")
    assert state.seat == 2
    choose(state, "trash:fools_gold")
    expect(state, 1, deck="gold")
    expect(state, 2, deck="")


@pytest.mark.ruling("HI-56")
def test_a_passed_province_cannot_be_answered() -> None:
    state = table({"hand": "masquerade copper*2", "deck": "copper*2"}, {"hand": "province"}, {"hand": "fools_gold*2"})
    choose(state, "play:masquerade")
    expect(state, 2, hand="province fools_gold")
    assert (state.seat, state.prompt) == (0, "may_trash")


@pytest.mark.ruling("HI-57")
def test_a_thief_trashes_fools_gold() -> None:
    state = any_table({"hand": "thief"}, {"deck": "fools_gold estate"}, boxes=["base1e"])
    choose(state, "play:thief", "gain:fools_gold")
    expect(state, 0, discard="fools_gold")
    expect(state, 1, discard="estate")


@pytest.mark.ruling("HI-58")
def test_fools_gold_is_no_silver_for_merchant() -> None:
    state = table({"hand": "merchant fools_gold", "deck": "copper"})
    choose(state, "play:merchant", "play:fools_gold")
    expect_turn(state, coins=1)


# ---- Oracle
@pytest.mark.ruling("HI-59", "HI-60")
@pytest.mark.parametrize(("choices", "hand", "discarded"), [
    (["away"], "gold*2", "estate copper"), (["back", "put_back:copper"], "estate copper", "")])
def test_oracle_decides_about_the_own_cards_first(choices: List[str], hand: str, discarded: str) -> None:
    state = table({"hand": "oracle", "deck": "estate copper gold*2"}, {"deck": "gold silver province"})
    choose(state, "play:oracle")
    assert (state.seat, state.prompt, state.view(0)["decision"]["victim"]) == (0, "oracle", 0)
    choose(state, *choices)
    assert (state.seat, state.prompt, state.view(0)["decision"]["victim"]) == (0, "oracle", 1)
    choose(state, "away")
    expect(state, 0, hand=hand, discard=discarded)
    expect(state, 1, discard="gold silver", deck="province")


@pytest.mark.ruling("HI-61")
def test_a_victim_of_oracle_chooses_the_order_unseen() -> None:
    state = table({"hand": "oracle", "deck": COPPERS}, {"deck": "gold silver"})
    choose(state, "play:oracle", "away", "back")
    assert (state.seat, state.prompt) == (1, "order")
    choose(state, "put_back:gold")
    assert zone(state, 1, "deck") == ["silver", "gold"]
    assert not any("cards" in event for event in events_of(state, 0, "put_back"))


@pytest.mark.ruling("HI-62")
def test_a_moat_spares_its_owner_oracle() -> None:
    state = table({"hand": "oracle", "deck": COPPERS}, {"hand": "moat", "deck": "gold silver"})
    choose(state, "play:oracle", "reveal:moat", "away")
    expect(state, 0, hand="copper*2", discard="copper*2")
    expect(state, 1, deck="gold silver", discard="")


@pytest.mark.ruling("HI-63")
def test_oracle_makes_do_with_one_card() -> None:
    state = table({"hand": "oracle", "deck": COPPERS}, {"deck": "gold"})
    choose(state, "play:oracle", "away", "back")
    expect(state, 1, deck="gold")
    assert state.seat == 0


# ---- Spice Merchant
@pytest.mark.ruling("HI-64")
@pytest.mark.parametrize(("choice", "turn", "drawn"), [
    ("cards", {"actions": 1, "coins": 0, "buys": 1}, 2), ("coins", {"actions": 0, "coins": 2, "buys": 2}, 0)])
def test_spice_merchant_gives_cards_or_coins_for_a_treasure(choice: str, turn: Any, drawn: int) -> None:
    state = table({"hand": "spice_merchant copper", "deck": "silver*3"})
    choose(state, "play:spice_merchant", "trash:copper", f"choose:{choice}")
    expect_turn(state, **turn)
    expect(state, 0, hand=f"silver*{drawn}" if drawn else "")
    expect_trash(state, "copper")


@pytest.mark.ruling("HI-65")
@pytest.mark.parametrize(("hand", "choices"), [("copper", ["done"]), ("estate", [])])
def test_spice_merchant_does_nothing_without_a_trashed_treasure(hand: str, choices: List[str]) -> None:
    state = table({"hand": f"spice_merchant {hand}", "deck": "silver*3"})
    choose(state, "play:spice_merchant", *choices)
    expect(state, 0, hand=hand)
    expect_turn(state, actions=0, coins=0, buys=1)


@pytest.mark.ruling("HI-66")
def test_spice_merchant_played_twice_trashes_and_chooses_twice() -> None:
    state = table({"hand": "throne_room spice_merchant copper silver", "deck": "gold*3"})
    choose(state, "play:throne_room", "play:spice_merchant", "trash:copper", "choose:coins", "trash:silver",
           "choose:cards")
    expect(state, 0, hand="gold*2")
    expect_turn(state, actions=1, coins=2, buys=2)
    expect_trash(state, "copper silver")
