"""Hinterlands: Highway, Inn, Margrave, Noble Brigand and Oasis."""
from functools import partial
from typing import Any, List

import pytest

from crownlands.dominion.player import CARD
from crownlands.dominion.state import DominionState
from table import choose, end_turn, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"


def costs(state: DominionState, *cards: str) -> List[int]:
    return [state.view(0)["costs"][card] for card in cards]


def buying(coins: int, kingdom: str, me: Any, *others: Any, **rest: Any) -> DominionState:
    return table(me, *(others or ({},)), kingdom=kingdom, turn={"phase": "buying", "coins": coins, "buys": 2}, **rest)


# ---- Highway
@pytest.mark.ruling("HI-01")
def test_with_a_highway_in_play_cards_cost_one_less() -> None:
    state = buying(7, "highway", {"play": "highway"})
    assert costs(state, "province", "copper", "curse", "highway") == [7, 0, 0, 4]
    choose(state, "buy:province")
    expect_turn(state, coins=0)


@pytest.mark.ruling("HI-02")
def test_a_highway_played_twice_lowers_the_costs_once() -> None:
    state = table({"hand": "throne_room highway", "deck": COPPERS})
    choose(state, "play:throne_room", "play:highway")
    expect(state, 0, hand="copper*2")
    expect_turn(state, actions=2)
    assert costs(state, "province") == [7]


@pytest.mark.ruling("HI-03")
def test_two_highways_let_a_workshop_gain_a_gold() -> None:
    state = table({"hand": "workshop", "play": "highway*2"})
    choose(state, "play:workshop", "gain:gold")
    expect(state, 0, discard="gold")


@pytest.mark.ruling("HI-05")
def test_highway_and_bridge_add_up() -> None:
    state = table({"hand": "highway bridge", "deck": COPPERS})
    choose(state, "play:highway", "play:bridge")
    assert costs(state, "province") == [6]
    end_turn(state)
    assert costs(state, "province") == [8]


@pytest.mark.ruling("HI-05")
def test_a_bridge_goes_on_when_it_has_left_play_and_a_highway_does_not() -> None:
    state = any_table({"hand": "highway bridge", "deck": COPPERS}, boxes=["base1e"])
    choose(state, "play:highway", "play:bridge")
    assert costs(state, "province") == [6]
    for card in ("highway", "bridge"):
        me = state.players[0]
        slot = [state.kingdom.ids[played & CARD] for played in me.play.to_list()].index(card) + 1
        state.trash_from_play(me, slot)
    assert costs(state, "province") == [7]


# ---- Inn
@pytest.mark.ruling("HI-07", "HI-08")
@pytest.mark.parametrize(("hand", "deck", "left"), [("copper estate", "gold curse", 2), ("copper estate gold", "", 1)])
def test_inn_draws_two_cards_then_discards_two(hand: str, deck: str, left: int) -> None:
    state = table({"hand": f"inn {hand}", "deck": deck})
    choose(state, "play:inn")
    assert (len(zone(state, 0, "hand")), "done" in options(state)) == (left + 2, False)
    expect_turn(state, actions=2)
    choose(state, "discard:copper", "discard:estate")
    assert len(zone(state, 0, "hand")) == left


@pytest.mark.ruling("HI-09")
def test_a_gained_inn_shuffles_actions_into_the_deck() -> None:
    state = buying(5, "inn", {"discard": "oasis copper margrave", "deck": "silver"})
    choose(state, "buy:inn")
    assert (state.prompt, set(options(state))) == ("shuffle_in", {"shuffle_in:oasis", "shuffle_in:margrave",
                                                                 "shuffle_in:inn", "done"})
    choose(state, "shuffle_in:oasis", "shuffle_in:inn", "done")
    expect(state, 0, discard="copper margrave")
    described = state.describe()["players"][0]
    assert sorted([*described["deck"], *described["bag"]]) == ["inn", "oasis", "silver"]
    assert described["deck"] == []                       # nobody knows what is on top
    shown = [card for event in state.events(1) if event["event"] == "reveal" for card in event["cards"]]
    assert sorted(shown) == ["inn", "oasis"]


@pytest.mark.ruling("HI-10")
def test_the_deck_is_shuffled_even_if_inn_shows_nothing() -> None:
    state = buying(5, "inn", {"discard": "oasis", "deck": "silver gold"})
    choose(state, "buy:inn", "done")
    expect(state, 0, discard="oasis inn")
    described = state.describe()["players"][0]
    assert (described["deck"], sorted(described["bag"])) == ([], ["gold", "silver"])
    assert [event["seat"] for event in events_of(state, 1, "shuffle_in")] == [0]
    assert not any("cards" in event for event in events_of(state, 1, "look_through"))


@pytest.mark.ruling("HI-11")
def test_inn_does_the_same_in_the_action_phase() -> None:
    state = table({"hand": "workshop", "play": "highway", "discard": "village", "deck": ""}, kingdom="inn")
    choose(state, "play:workshop", "gain:inn", "shuffle_in:village", "done")
    expect(state, 0, discard="inn")
    assert state.describe()["players"][0]["bag"] == ["village"]


@pytest.mark.ruling("HI-12")
def test_an_inn_gained_to_the_hand_cannot_be_shuffled_in() -> None:
    state = table({"hand": "artisan", "discard": "village", "deck": "copper"}, kingdom="inn")
    choose(state, "play:artisan", "gain:inn")
    assert set(options(state)) == {"shuffle_in:village", "done"}
    choose(state, "shuffle_in:village")
    expect(state, 0, discard="", deck="inn copper village")


@pytest.mark.ruling("HI-13")
def test_inn_takes_whatever_is_an_action_too() -> None:
    state = buying(5, "inn", {"discard": "great_hall harem nobles"})
    choose(state, "buy:inn")
    assert set(options(state)) == {"shuffle_in:great_hall", "shuffle_in:nobles", "shuffle_in:inn", "done"}


@pytest.mark.ruling("HI-14")
def test_an_inn_gained_on_another_players_turn_is_used_by_its_gainer() -> None:
    state = table({"discard": "village", "deck": "market copper"}, {"hand": "swindler", "deck": COPPERS},
                  kingdom="inn", turn={"seat": 1})
    choose(state, "play:swindler", "gain:inn")
    assert (state.seat, state.prompt) == (0, "shuffle_in")
    choose(state, "shuffle_in:village", "done")
    expect(state, 0, discard="inn")
    assert sorted(state.describe()["players"][0]["bag"]) == ["copper", "village"]
    assert state.seat == 1


@pytest.mark.ruling("HI-15")
def test_inn_can_make_a_new_deck() -> None:
    state = buying(5, "inn", {"discard": "village", "deck": ""})
    choose(state, "buy:inn", "shuffle_in:village", "shuffle_in:inn")
    assert state.prompt == "buy"
    expect(state, 0, discard="")
    assert sorted(state.describe()["players"][0]["bag"]) == ["inn", "village"]


# ---- Margrave
@pytest.mark.ruling("HI-17", "HI-18")
@pytest.mark.parametrize(("hand", "discards", "left"), [(5, 3, 3), (2, 0, 3)])
def test_margrave_makes_the_others_draw_and_then_discard_down_to_three(hand: int, discards: int, left: int) -> None:
    state = table({"hand": "margrave", "deck": COPPERS}, {"hand": f"estate*{hand}", "deck": "gold"})
    choose(state, "play:margrave", *["discard:estate"] * discards)
    expect(state, 0, hand="copper*3")
    expect_turn(state, buys=2)
    assert state.seat == 0
    assert ("gold" in zone(state, 1, "hand"), len(zone(state, 1, "hand"))) == (True, left)


@pytest.mark.ruling("HI-19")
def test_a_moat_spares_its_owner_margrave() -> None:
    state = table({"hand": "margrave", "deck": COPPERS}, {"hand": "moat copper*4", "deck": "gold"})
    choose(state, "play:margrave", "reveal:moat")
    expect(state, 1, hand="moat copper*4", deck="gold")


@pytest.mark.ruling("HI-20")
def test_margrave_played_twice_hits_twice() -> None:
    state = table({"hand": "throne_room margrave", "deck": COPPERS}, {"hand": "estate*5", "deck": "gold silver"})
    choose(state, "play:throne_room", "play:margrave", *["discard:estate"] * 3)
    assert (state.seat, len(zone(state, 1, "hand"))) == (1, 4)
    choose(state, "discard:estate")
    expect(state, 0, hand="copper*6")
    expect(state, 1, hand="gold silver estate")
    expect_turn(state, buys=3)


# ---- Noble Brigand
@pytest.mark.ruling("HI-21", "HI-31")
@pytest.mark.parametrize(("deck", "discard"), [("silver gold", ""), ("gold", "silver")])
def test_noble_brigand_trashes_a_silver_or_gold_and_takes_it(deck: str, discard: str) -> None:
    state = table({"hand": "noble_brigand"}, {"deck": deck, "discard": discard})
    choose(state, "play:noble_brigand")
    assert (state.seat, set(options(state))) == (0, {"trash:silver", "trash:gold"})
    choose(state, "trash:gold")
    expect(state, 0, discard="gold")
    expect(state, 1, discard="silver", deck="")
    expect_trash(state, "")
    expect_turn(state, coins=1)


@pytest.mark.ruling("HI-22", "HI-23", "HI-27", "HI-29")
@pytest.mark.parametrize(("deck", "discarded"), [
    ("copper estate", ["copper", "estate"]), ("estate duchy", ["estate", "duchy", "copper"]),
    ("fools_gold harem", ["fools_gold", "harem"]), ("", ["copper"])])
def test_who_shows_no_treasure_gains_a_copper(deck: str, discarded: List[str]) -> None:
    state = table({"hand": "noble_brigand"}, {"deck": deck})
    choose(state, "play:noble_brigand")
    found = zone(state, 1, "discard")
    assert (sorted(found), found[-1:] == ["copper"]) == (sorted(discarded), discarded[-1] == "copper")
    expect_trash(state, "")
    expect(state, 0, discard="")


@pytest.mark.ruling("HI-24")
def test_a_bought_noble_brigand_raids_and_no_reaction_helps() -> None:
    state = buying(4, "noble_brigand", {}, {"hand": "moat secret_chamber", "deck": "gold estate"})
    choose(state, "buy:noble_brigand")
    assert (state.seat, state.prompt) == (0, "buy")
    assert zone(state, 0, "discard") == ["gold", "noble_brigand"]
    expect_turn(state, coins=0)


@pytest.mark.ruling("HI-25")
def test_a_moat_helps_against_a_played_noble_brigand() -> None:
    state = table({"hand": "noble_brigand"}, {"hand": "moat", "deck": "estate gold"})
    choose(state, "play:noble_brigand", "reveal:moat")
    expect(state, 1, deck="estate gold", discard="")
    expect_turn(state, coins=1)


@pytest.mark.ruling("HI-26")
def test_a_noble_brigand_that_is_not_bought_does_not_raid() -> None:
    state = table({"hand": "workshop"}, {"deck": "gold*2"}, kingdom="noble_brigand")
    choose(state, "play:workshop", "gain:noble_brigand")
    expect(state, 0, discard="noble_brigand")
    expect(state, 1, deck="gold*2")


@pytest.mark.ruling("HI-28")
def test_everything_that_was_trashed_is_gained() -> None:
    state = table({"hand": "noble_brigand"}, {"deck": "silver estate"}, {"deck": "gold estate"})
    choose(state, "play:noble_brigand")
    expect(state, 0, discard="silver gold")
    told = [(event["event"], event["seat"]) for event in state.events(None) if event["event"] in ("trash", "gain")]
    assert told == [("trash", 1), ("trash", 2), ("gain", 0), ("gain", 0)]


@pytest.mark.ruling("HI-30")
def test_noble_brigand_played_twice_raids_twice() -> None:
    state = table({"hand": "throne_room noble_brigand"}, {"hand": "moat", "deck": "gold estate silver estate"})
    choose(state, "play:throne_room", "play:noble_brigand", "done", "done")
    expect(state, 0, discard="gold silver")
    expect_turn(state, coins=2)


# ---- Oasis
@pytest.mark.ruling("HI-32", "HI-33", "HI-34")
@pytest.mark.parametrize(("hand", "deck", "choices", "left", "discarded"), [
    ("estate", "gold", ["discard:estate"], "gold", "estate"), ("estate", "", [], "", "estate"), ("", "", [], "", "")])
def test_oasis_draws_a_card_and_discards_one(hand: str, deck: str, choices: List[str], left: str,
                                             discarded: str) -> None:
    state = table({"hand": f"oasis {hand}", "deck": deck})
    choose(state, "play:oasis", *choices)
    expect(state, 0, hand=left, discard=discarded)
    expect_turn(state, coins=1, actions=1)
