"""The new cards of Intrigue's second edition."""
from functools import partial
from typing import Any, Dict, List, Set

import pytest

from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone

position = partial(table, boxes=["base2e", "intrigue2e"])
BONUSES = ["choose:actions", "choose:buys", "choose:coins", "choose:gold"]


# ---- Lurker
@pytest.mark.ruling("I2-01")
def test_lurker_trashes_an_action_of_the_supply_which_nobody_has_gained() -> None:
    state = position({"hand": "lurker"}, {}, kingdom="festival")
    choose(state, "play:lurker", "choose:trash")
    assert set(options(state)) == {"trash:lurker", "trash:festival"}
    choose(state, "trash:festival")
    expect_trash(state, "festival")
    assert state.left("festival") == 9
    expect_turn(state, actions=1)
    expect(state, 0, hand="", deck="", discard="", play="lurker")
    expect(state, 1, hand="", deck="", discard="", play="")
    assert events_of(state, 1, "gain") == []


@pytest.mark.ruling("I2-02")
@pytest.mark.parametrize("ask_forced", [False, True])
def test_lurker_gains_only_actions_from_the_trash(ask_forced: bool) -> None:
    state = position({"hand": "lurker"}, {}, trash="festival gold", ask_forced=ask_forced)
    choose(state, "play:lurker", "choose:gain")
    if ask_forced:
        assert options(state) == ["gain:festival"]
        choose(state, "gain:festival")
    expect(state, 0, discard="festival")
    expect_trash(state, "gold")


@pytest.mark.ruling("I2-03")
def test_lurker_may_gain_from_a_trash_without_actions_and_gets_nothing() -> None:
    state = position({"hand": "lurker"}, {}, trash="silver")
    choose(state, "play:lurker", "choose:gain")
    expect(state, 0, hand="", discard="", play="lurker")
    expect_trash(state, "silver")
    expect_turn(state, actions=1)


@pytest.mark.ruling("I2-04")
def test_lurker_under_throne_room_fetches_what_it_trashed_whatever_it_costs() -> None:
    state = position({"hand": "throne_room lurker"}, {}, kingdom="golem")
    choose(state, "play:throne_room", "play:lurker", "choose:trash", "trash:golem", "choose:gain")
    expect(state, 0, discard="golem")
    expect_trash(state, "")
    assert state.left("golem") == 9
    expect_turn(state, actions=2)


@pytest.mark.ruling("I2-05")
def test_lurker_can_empty_the_pile_that_ends_the_game() -> None:
    state = position({"hand": "lurker"}, {}, supply={"nobles": 1, "village": 0, "smithy": 0})
    choose(state, "play:lurker", "choose:trash", "trash:nobles")
    assert not state.over
    choose(state, "done")
    assert state.over


@pytest.mark.ruling("I2-06")
def test_lurker_gains_a_prize_from_the_trash() -> None:
    state = position({"hand": "lurker"}, {}, kingdom="tournament", trash="followers")
    choose(state, "play:lurker", "choose:gain")
    expect(state, 0, discard="followers")
    expect_trash(state, "")


# ---- Diplomat
@pytest.mark.ruling("I2-07", "I2-08")
@pytest.mark.parametrize(("others", "size", "actions"), [("copper*4", 6, 0), ("copper*3", 5, 2)])
def test_diplomat_gives_actions_to_a_hand_of_five_or_fewer(others: str, size: int, actions: int) -> None:
    state = position({"hand": "diplomat " + others, "deck": "silver*2"}, {})
    choose(state, "play:diplomat")
    expect(state, 0, hand=others + " silver*2")
    assert state.players[0].hand.size == size
    expect_turn(state, actions=actions)


@pytest.mark.ruling("I2-09")
def test_diplomat_answers_an_attack_with_two_cards_for_three() -> None:
    state = position({"hand": "diplomat copper*4", "deck": "estate*2"}, {"hand": "militia"}, turn={"seat": 1})
    choose(state, "play:militia")
    assert (state.seat, options(state)) == (0, ["reveal:diplomat", "done"])
    choose(state, "reveal:diplomat", "discard:estate", "discard:estate", "discard:diplomat")
    expect(state, 0, hand="copper*3", discard="estate*2 diplomat copper")
    assert [event["count"] for event in events_of(state, 1, "discard")] == [3, 1]
    assert not any("cards" in event for event in events_of(state, 1, "discard"))


@pytest.mark.ruling("I2-10")
def test_diplomat_is_not_offered_to_a_hand_of_four() -> None:
    state = position({"hand": "diplomat copper*3"}, {"hand": "militia"}, turn={"seat": 1})
    choose(state, "play:militia")
    assert (state.seat, state.prompt) == (0, "discard")


@pytest.mark.ruling("I2-11")
def test_diplomat_answers_again_while_the_hand_has_five_cards() -> None:
    state = position({"hand": "diplomat copper*6", "deck": "copper*6"}, {"hand": "witch"}, turn={"seat": 1})
    choose(state, "play:witch")
    sizes = []
    while state.prompt == "react":
        assert options(state) == ["reveal:diplomat", "done"]
        choose(state, "reveal:diplomat", *["discard:copper"] * 3)
        sizes.append(state.players[0].hand.size)
    assert sizes == [6, 5, 4]
    expect(state, 0, hand="diplomat copper*3", discard="copper*9 curse")


@pytest.mark.ruling("I2-12")
def test_a_moat_drawn_with_diplomat_protects() -> None:
    state = position({"hand": "diplomat copper*4", "deck": "moat estate"}, {"hand": "witch"}, turn={"seat": 1})
    choose(state, "play:witch", "reveal:diplomat", *["discard:copper"] * 3)
    assert (state.seat, options(state)) == (0, ["reveal:moat", "done"])
    choose(state, "reveal:moat")
    expect(state, 0, hand="diplomat copper moat estate", discard="copper*3")
    assert state.left("curse") == 10


@pytest.mark.ruling("I2-13")
def test_horse_traders_set_aside_first_leave_too_few_cards_for_diplomat() -> None:
    state = position({"hand": "diplomat horse_traders copper*3", "deck": "copper*2"}, {"hand": "goons"},
                     turn={"seat": 1})
    choose(state, "play:goons")
    assert set(options(state)) == {"reveal:diplomat", "reveal:horse_traders", "done"}
    choose(state, "reveal:horse_traders")
    assert (state.seat, state.prompt) == (0, "discard")
    choose(state, "discard:copper")
    expect(state, 0, hand="diplomat copper*2", discard="copper", horse_traders="horse_traders")


@pytest.mark.ruling("I2-13")
def test_diplomat_before_horse_traders_leaves_nothing_for_goons() -> None:
    state = position({"hand": "diplomat horse_traders copper*3", "deck": "copper*2"}, {"hand": "goons"},
                     turn={"seat": 1})
    choose(state, "play:goons", "reveal:diplomat", *["discard:copper"] * 3, "reveal:horse_traders")
    assert state.seat == 1
    expect(state, 0, hand="diplomat copper*2", discard="copper*3", horse_traders="horse_traders")


# ---- Mill
@pytest.mark.ruling("I2-14")
def test_mill_pays_for_two_discarded_cards() -> None:
    state = position({"hand": "mill estate copper", "deck": "silver"}, {})
    choose(state, "play:mill")
    assert set(options(state)) == {"discard:estate", "discard:copper", "discard:silver", "done"}
    choose(state, "discard:estate", "discard:copper")
    expect(state, 0, hand="silver", discard="estate copper")
    expect_turn(state, actions=1, coins=2)


@pytest.mark.ruling("I2-15")
def test_mill_may_discard_a_single_card_for_nothing() -> None:
    state = position({"hand": "mill", "deck": "copper"}, {})
    choose(state, "play:mill")
    assert options(state) == ["discard:copper", "done"]
    choose(state, "discard:copper")
    expect(state, 0, hand="", discard="copper")
    expect_turn(state, coins=0)


@pytest.mark.ruling("I2-16")
def test_mill_under_throne_room_pays_twice() -> None:
    state = position({"hand": "throne_room mill estate*4", "deck": "copper*2"}, {})
    choose(state, "play:throne_room", "play:mill", *["discard:estate"] * 4)
    expect_turn(state, actions=2, coins=4)
    expect(state, 0, hand="copper*2", discard="estate*4")


@pytest.mark.ruling("I2-17", "SE-76")
@pytest.mark.parametrize("card", ["mill", "island"])
def test_ironworks_gives_an_action_and_a_card_for_an_action_that_is_a_victory_card(card: str) -> None:
    state = position({"hand": "ironworks", "deck": "copper"}, {}, kingdom=card)
    choose(state, "play:ironworks", f"gain:{card}")
    expect(state, 0, hand="copper", discard=card)
    expect_turn(state, actions=1, coins=0)


# ---- Secret Passage
@pytest.mark.ruling("I2-18", "I2-19")
@pytest.mark.parametrize(("place", "deck"), [
    (1, "gold silver duchy"), (2, "silver gold duchy"), (3, "silver duchy gold")])
def test_secret_passage_puts_a_card_anywhere_and_others_see_only_where(place: int, deck: str) -> None:
    state = position({"hand": "secret_passage gold", "deck": "copper estate silver duchy"}, {})
    choose(state, "play:secret_passage", "bury:gold")
    assert options(state) == ["place:1", "place:2", "place:3"]
    choose(state, f"place:{place}")
    expect(state, 0, hand="copper estate")
    assert zone(state, 0, "deck") == deck.split()
    expect_turn(state, actions=1)
    seen, = events_of(state, 1, "bury")
    assert seen["above"] == place - 1
    assert "cards" not in seen


@pytest.mark.ruling("I2-20", "I2-21")
@pytest.mark.parametrize(("deck", "left"), [("copper*2", "copper"), ("", "")])
def test_secret_passage_makes_its_card_the_deck_or_finds_none(deck: str, left: str) -> None:
    state = position({"hand": "secret_passage", "deck": deck}, {})
    choose(state, "play:secret_passage")
    expect(state, 0, hand=left, deck=left, discard="")
    expect_turn(state, actions=1)


# ---- Courtier
COURTIERS: List[Dict[str, Any]] = [
    {"shown": "copper", "chosen": ["gold"], "gains": "gold"},
    {"shown": "mill", "chosen": ["actions", "coins"], "actions": 1, "coins": 3},
    {"shown": "followers", "chosen": ["actions", "buys", "coins"], "actions": 1, "buys": 2, "coins": 3},
    {"shown": "caravan", "chosen": ["coins", "gold"], "coins": 3, "golds": 0},
]


@pytest.mark.ruling("I2-22", "I2-23", "I2-24", "I2-26")
@pytest.mark.parametrize("case", COURTIERS, ids=lambda case: str(case["shown"]))
def test_courtier_gives_as_many_different_bonuses_as_the_shown_card_has_types(case: Dict[str, Any]) -> None:
    state = position({"hand": f"courtier {case['shown']}"}, {}, kingdom="tournament mill",
                     supply={"gold": case.get("golds", 30)})
    choose(state, "play:courtier")
    left = list(BONUSES)
    for chosen in case["chosen"]:
        assert options(state) == left
        left.remove(f"choose:{chosen}")
        choose(state, f"choose:{chosen}")
    assert state.prompt != "choose"
    expect(state, 0, hand=case["shown"], discard=case.get("gains", ""))
    expect_turn(state, actions=case.get("actions", 0), buys=case.get("buys", 1), coins=case.get("coins", 0))
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [[case["shown"]]]


@pytest.mark.ruling("I2-25")
def test_courtier_does_nothing_for_an_empty_hand() -> None:
    state = position({"hand": "courtier"}, {})
    choose(state, "play:courtier")
    assert state.prompt == "buy"
    expect(state, 0, hand="", discard="", play="courtier")
    expect_turn(state, actions=0, buys=1, coins=0)


# ---- Patrol
@pytest.mark.ruling("I2-27")
def test_patrol_takes_all_victory_cards_and_curses() -> None:
    state = position({"hand": "patrol", "deck": "copper*3 estate curse silver mill gold"}, {})
    choose(state, "play:patrol")
    assert zone(state, 0, "deck") == ["silver", "gold"]
    expect(state, 0, hand="copper*3 estate curse mill", aside="")


@pytest.mark.ruling("I2-28")
def test_patrol_reveals_nothing_when_its_three_cards_were_the_last() -> None:
    state = position({"hand": "patrol", "deck": "copper*3"}, {})
    choose(state, "play:patrol")
    expect(state, 0, hand="copper*3", deck="", discard="")
    assert events_of(state, 1, "reveal") == []


@pytest.mark.ruling("I2-29")
def test_patrol_puts_the_rest_back_in_an_order_that_others_do_not_see() -> None:
    state = position({"hand": "patrol", "deck": "copper*3 harem silver gold copper"}, {})
    choose(state, "play:patrol", "put_back:copper", "put_back:silver")
    expect(state, 0, hand="copper*3 harem")
    assert zone(state, 0, "deck") == ["gold", "silver", "copper"]
    assert [card for event in events_of(state, 1, "reveal") for card in event["cards"]] == \
        ["harem", "silver", "gold", "copper"]
    assert not any("cards" in event for event in events_of(state, 1, "put_back"))


# ---- Replace
REPLACED = [                 # trashed, gained, the discard pile, the deck, and what the other player gains
    pytest.param("estate", "militia", "", "militia", "", id="I2-30"),
    pytest.param("gold", "province", "province", "", "curse", id="I2-31"),
    pytest.param("duchy", "nobles", "", "nobles", "curse", id="I2-32"),
    pytest.param("curse", "curse", "curse", "", "", id="I2-35"),
]


@pytest.mark.ruling("I2-30", "I2-31", "I2-32", "I2-35")
@pytest.mark.parametrize(("trashed", "gained", "discard", "deck", "cursed"), REPLACED)
def test_replace_puts_actions_and_treasures_on_the_deck_and_curses_for_victory_cards(
        trashed: str, gained: str, discard: str, deck: str, cursed: str) -> None:
    state = position({"hand": f"replace {trashed}"}, {}, kingdom="militia nobles")
    choose(state, "play:replace", f"gain:{gained}")
    expect(state, 0, hand="", discard=discard, deck=deck)
    expect(state, 1, discard=cursed, deck="")
    expect_trash(state, trashed)


@pytest.mark.ruling("I2-33")
def test_a_moat_stops_the_curse_of_replace() -> None:
    state = position({"hand": "replace gold"}, {"hand": "moat"})
    choose(state, "play:replace", "reveal:moat", "gain:province")
    expect(state, 0, discard="province")
    expect(state, 1, hand="moat", discard="", deck="")


@pytest.mark.ruling("I2-34")
def test_replace_lets_others_react_though_it_has_nothing_to_trash() -> None:
    state = position({"hand": "replace"}, {"hand": "moat"})
    choose(state, "play:replace")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "done")
    assert (state.seat, state.prompt) == (0, "buy")
    expect(state, 0, hand="", discard="", deck="")
    expect(state, 1, hand="moat", discard="")
    expect_trash(state, "")


@pytest.mark.ruling("I2-36")
@pytest.mark.parametrize(("trashed", "also"), [("familiar", {"gain:familiar", "gain:golem"}), ("silver", set())])
def test_replace_gives_a_card_with_a_potion_only_for_one_with_a_potion(trashed: str, also: Set[str]) -> None:
    state = position({"hand": f"replace {trashed}"}, {}, kingdom="familiar golem possession festival nobles")
    choose(state, "play:replace")
    assert set(options(state)) == also | {f"gain:{card}" for card in (
        "copper", "silver", "estate", "duchy", "curse", "potion", "replace", "festival")}
