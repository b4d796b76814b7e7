"""Seaside: the cards that are done with when they have been played."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.player import PIRATE
from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, table, zone

position = partial(table, boxes=["base2e", "seaside"])


def tokens(state: DominionState) -> int:
    return int(state.players[0].lasting.tokens[PIRATE])


def seen(state: DominionState, seat: int, verb: str) -> List[List[str]]:
    """The cards of a kind of event, as far as the seat was shown them."""
    return [event.get("cards", []) for event in events_of(state, seat, verb)]


# ---- Cutpurse
@pytest.mark.ruling("SE-01", "SE-02")
@pytest.mark.parametrize(("hand", "left", "discard", "shown"), [
    ("copper*3 estate*2", "copper*2 estate*2", "copper", []),
    ("silver estate*4", "silver estate*4", "", [["silver"] + ["estate"] * 4])])
def test_cutpurse_takes_one_copper_or_has_the_hand_shown(hand: str, left: str, discard: str,
                                                         shown: List[List[str]]) -> None:
    state = position({"hand": "cutpurse"}, {"hand": hand}, {})
    choose(state, "play:cutpurse")
    expect(state, 1, hand=left, discard=discard)
    assert seen(state, 0, "reveal") == seen(state, 2, "reveal") == shown
    expect_turn(state, coins=2)


@pytest.mark.ruling("SE-03")
def test_a_moat_keeps_its_coppers_and_its_hand_from_cutpurse() -> None:
    state = position({"hand": "cutpurse"}, {"hand": "moat copper*4"})
    choose(state, "play:cutpurse", "reveal:moat")
    expect(state, 1, hand="moat copper*4", discard="")
    assert seen(state, 0, "reveal") == [["moat"]]
    expect_turn(state, coins=2)


@pytest.mark.ruling("SE-04")
def test_cutpurse_under_throne_room_attacks_twice() -> None:
    state = position({"hand": "throne_room cutpurse"}, {"hand": "copper estate*3 moat"})
    choose(state, "play:throne_room", "play:cutpurse")
    for _window in range(2):
        assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
        choose(state, "done")
    expect(state, 1, hand="estate*3 moat", discard="copper")
    assert seen(state, 0, "reveal") == [["estate", "estate", "estate", "moat"]]
    expect_turn(state, coins=4)


# ---- Ghost Ship
@pytest.mark.ruling("SE-05")
def test_ghost_ship_has_cards_put_on_the_deck_which_the_attacker_does_not_see() -> None:
    state = position({"hand": "ghost_ship", "deck": "copper*3"},
                     {"hand": "gold silver copper estate curse", "deck": "duchy"})
    choose(state, "play:ghost_ship")
    expect(state, 0, hand="copper*2")
    assert state.seat == 1
    choose(state, "put_back:estate", "put_back:curse")
    expect(state, 1, hand="gold silver copper")
    assert zone(state, 1, "deck") == ["curse", "estate", "duchy"]
    assert seen(state, 0, "put_back") == [[], []]


@pytest.mark.ruling("SE-06", "SE-07")
@pytest.mark.parametrize(("hand", "put", "deck"), [
    ("gold silver copper", 0, []), ("gold silver copper estate duchy", 2, ["duchy", "estate"])])
def test_ghost_ship_spares_three_cards_and_never_shuffles(hand: str, put: int, deck: List[str]) -> None:
    state = position({"hand": "ghost_ship"}, {"hand": hand, "discard": "copper*5"})
    choose(state, "play:ghost_ship", *["put_back:estate", "put_back:duchy"][:put])
    assert state.seat == 0
    expect(state, 1, hand="gold silver copper", discard="copper*5")
    assert zone(state, 1, "deck") == deck


@pytest.mark.ruling("SE-08")
def test_horse_traders_set_aside_leave_one_card_for_ghost_ship() -> None:
    state = position({"hand": "ghost_ship"}, {"hand": "horse_traders copper*4", "deck": "gold"})
    choose(state, "play:ghost_ship", "reveal:horse_traders")
    expect(state, 1, hand="copper*3", horse_traders="horse_traders")
    assert zone(state, 1, "deck") == ["copper", "gold"]


# ---- Lookout
@pytest.mark.ruling("SE-09")
def test_lookout_trashes_one_card_discards_one_and_returns_one() -> None:
    state = position({"hand": "lookout", "deck": "estate copper gold silver"}, {})
    choose(state, "play:lookout")
    assert set(options(state)) == {"trash:estate", "trash:copper", "trash:gold"}
    choose(state, "trash:estate")
    assert set(options(state)) == {"discard:copper", "discard:gold"}
    choose(state, "discard:copper")
    assert zone(state, 0, "deck") == ["gold", "silver"]
    expect(state, 0, discard="copper")
    expect_trash(state, "estate")
    expect_turn(state, actions=1)
    told = str(state.events(1))
    assert "estate" in told
    assert "copper" in told
    assert "gold" not in told


@pytest.mark.ruling("SE-10", "SE-11")
@pytest.mark.parametrize(("deck", "discard", "left"), [("gold", "", ""), ("gold", "copper", "copper")])
def test_lookout_trashes_before_it_discards_and_discards_before_it_returns(deck: str, discard: str, left: str) -> None:
    state = position({"hand": "lookout", "deck": deck, "discard": discard}, {})
    choose(state, "play:lookout")
    if discard:
        assert set(options(state)) == {"trash:gold", "trash:copper"}
        assert seen(state, 0, "look") == [["gold"], ["copper"]]
        assert len(events_of(state, 1, "shuffle")) == 1
        choose(state, "trash:gold")
    expect(state, 0, deck="", discard=left)
    expect_trash(state, "gold")


@pytest.mark.ruling("SE-12")
def test_lookout_under_throne_room_looks_again_at_what_it_returned() -> None:
    state = position({"hand": "throne_room lookout", "deck": "estate copper gold curse silver"}, {})
    choose(state, "play:throne_room", "play:lookout", "trash:estate", "discard:copper")
    assert set(options(state)) == {"trash:gold", "trash:curse", "trash:silver"}


# ---- Sea Hag
@pytest.mark.ruling("SE-13", "SE-14", "SE-15")
@pytest.mark.parametrize(("deck", "curses", "discard", "left"), [
    ("silver copper", 10, "silver", ["curse", "copper"]), ("silver copper", 0, "silver", ["copper"]),
    ("", 10, "", ["curse"])])
def test_sea_hag_discards_the_top_card_and_puts_a_curse_there(deck: str, curses: int, discard: str,
                                                             left: List[str]) -> None:
    state = position({"hand": "sea_hag"}, {"deck": deck}, supply={"curse": curses})
    choose(state, "play:sea_hag")
    expect(state, 1, discard=discard)
    assert zone(state, 1, "deck") == left


@pytest.mark.ruling("SE-16")
def test_the_last_curse_of_sea_hag_goes_to_the_left() -> None:
    state = position({"hand": "sea_hag"}, {"deck": "silver copper"}, {"deck": "gold estate"}, supply={"curse": 1})
    choose(state, "play:sea_hag")
    expect(state, 1, deck="curse copper", discard="silver")
    expect(state, 2, deck="estate", discard="gold")


# ---- Treasure Map
MAPS = [                     # hand, deck, Golds in the pile; plays; the trash, the hand, the deck
    pytest.param("treasure_map*2", "copper", 30, "", "treasure_map*2", "", "gold*4 copper", id="SE-17"),
    pytest.param("treasure_map copper", "", 30, "", "treasure_map", "copper", "", id="SE-18"),
    pytest.param("throne_room treasure_map*3", "", 30, "throne_room", "treasure_map*3", "", "gold*4", id="SE-19"),
    pytest.param("treasure_map*2", "", 2, "", "treasure_map*2", "", "gold*2", id="SE-20"),
    pytest.param("vassal treasure_map", "treasure_map", 30, "vassal", "treasure_map*2", "", "gold*4", id="SE-21"),
]


@pytest.mark.ruling("SE-17", "SE-18", "SE-19", "SE-20", "SE-21")
@pytest.mark.parametrize(("hand", "deck", "golds", "player", "trash", "left", "expected"), MAPS)
def test_two_treasure_maps_trashed_together_lead_to_four_golds(hand: str, deck: str, golds: int, player: str,
                                                               trash: str, left: str, expected: str) -> None:
    state = position({"hand": hand, "deck": deck}, {}, supply={"gold": golds})
    if player:
        choose(state, f"play:{player}", "yes" if player == "vassal" else "play:treasure_map")
    else:
        choose(state, "play:treasure_map")
    expect_trash(state, trash)
    expect(state, 0, hand=left, deck=expected, discard="", play=player)
    assert state.left("gold") == golds - zone(state, 0, "deck").count("gold")
    if zone(state, 0, "deck"):
        assert zone(state, 0, "deck")[0] == "gold"


# ---- Explorer
@pytest.mark.ruling("SE-26", "SE-27", "SE-28")
@pytest.mark.parametrize(("answer", "golds", "hand"), [
    ("yes", 30, "province gold"), ("no", 30, "province silver"), ("yes", 0, "province")])
def test_explorer_finds_a_gold_for_a_shown_province_and_else_a_silver(answer: str, golds: int, hand: str) -> None:
    state = position({"hand": "explorer province"}, {}, supply={"gold": golds})
    choose(state, "play:explorer")
    assert set(options(state)) == {"yes", "no"}
    choose(state, answer)
    expect(state, 0, hand=hand, discard="", deck="")
    assert seen(state, 1, "reveal") == ([["province"]] if answer == "yes" else [])


@pytest.mark.ruling("SE-29")
def test_the_silver_of_explorer_can_be_played_at_once() -> None:
    state = position({"hand": "explorer copper"}, {})
    choose(state, "play:explorer")
    expect(state, 0, hand="copper silver")
    choose(state, "play:treasures")
    expect_turn(state, coins=3)


# ---- Pearl Diver
@pytest.mark.ruling("SE-41", "SE-42")
@pytest.mark.parametrize(("answer", "deck"), [("yes", ["gold", "estate"]), ("no", ["estate", "gold"])])
def test_pearl_diver_may_bring_up_the_bottom_card(answer: str, deck: List[str]) -> None:
    state = position({"hand": "pearl_diver", "deck": "copper estate gold"}, {})
    choose(state, "play:pearl_diver")
    expect(state, 0, hand="copper")
    assert seen(state, 0, "look_below") == [["gold"]]
    choose(state, answer)
    assert zone(state, 0, "deck") == deck
    expect_turn(state, actions=1)
    assert seen(state, 1, "look_below") == [[]]
    assert seen(state, 1, "put_on_top") == ([[]] if answer == "yes" else [])
    assert "gold" not in str(state.events(1))


@pytest.mark.ruling("SE-42")
def test_whoever_left_the_bottom_card_of_a_shuffled_deck_knows_it_when_it_comes() -> None:
    state = position({"hand": "pearl_diver*2", "deck": "copper", "bag": "silver estate gold"}, {})
    choose(state, "play:pearl_diver")
    (bottom,), = seen(state, 0, "look_below")
    choose(state, "no", "play:pearl_diver")
    assert seen(state, 0, "look_below") == [[bottom]] * 2
    assert bottom not in zone(state, 0, "hand")
    choose(state, "yes")
    assert zone(state, 0, "deck")[0] == bottom


@pytest.mark.ruling("SE-43", "SE-44")
@pytest.mark.parametrize("discard", ["silver estate", ""])
def test_pearl_diver_draws_first_and_shuffles_to_look(discard: str) -> None:
    state = position({"hand": "pearl_diver", "deck": "copper", "discard": discard}, {})
    choose(state, "play:pearl_diver")
    expect(state, 0, hand="copper", discard="")
    looked = [card for cards in seen(state, 0, "look_below") for card in cards]
    assert len(looked) == len(events_of(state, 1, "shuffle")) == (1 if discard else 0)
    if discard:
        assert looked[0] in discard.split()
        choose(state, "yes")
        assert zone(state, 0, "deck")[0] == looked[0]
    assert state.prompt == "treasure"


# ---- Pirate Ship
@pytest.mark.ruling("SE-45", "SE-51")
@pytest.mark.parametrize(("deck", "picked", "other"), [
    ("gold copper", "gold", "copper"), ("potion harem", "potion", "harem"), ("potion harem", "harem", "potion")])
def test_pirate_ship_trashes_the_treasure_that_its_player_picks(deck: str, picked: str, other: str) -> None:
    state = position({"hand": "pirate_ship"}, {"deck": deck}, kingdom="familiar")
    choose(state, "play:pirate_ship", "choose:attack")
    assert state.seat == 0
    assert set(options(state)) == {f"trash:{picked}", f"trash:{other}"}
    choose(state, f"trash:{picked}")
    expect_trash(state, picked)
    expect(state, 1, deck="", discard=other)
    expect(state, 0, hand="", discard="", deck="")
    assert tokens(state) == 1
    assert state.view(1)["players"][0]["tokens"] == {"pirate_ship": 1}


@pytest.mark.ruling("SE-46")
def test_pirate_ship_brings_no_token_without_a_treasure() -> None:
    state = position({"hand": "pirate_ship"}, {"deck": "estate curse"})
    choose(state, "play:pirate_ship", "choose:attack")
    expect(state, 1, deck="", discard="estate curse")
    expect_trash(state, "")
    assert tokens(state) == 0


@pytest.mark.ruling("SE-47")
def test_pirate_ship_pays_for_tokens_and_keeps_them() -> None:
    state = position({"hand": "pirate_ship", "tokens": {"pirate_ship": 3}}, {})
    choose(state, "play:pirate_ship", "choose:coins")
    expect_turn(state, coins=3)
    assert tokens(state) == 3


@pytest.mark.ruling("SE-48")
def test_pirate_ship_brings_one_token_for_all_its_loot() -> None:
    state = position({"hand": "pirate_ship"}, {"deck": "silver estate"}, {"deck": "copper gold"})
    choose(state, "play:pirate_ship", "choose:attack", "trash:gold")
    expect_trash(state, "silver gold")
    expect(state, 1, discard="estate")
    expect(state, 2, discard="copper")
    assert tokens(state) == 1


@pytest.mark.ruling("SE-49")
def test_pirate_ship_chooses_after_the_reactions() -> None:
    state = position({"hand": "pirate_ship", "tokens": {"pirate_ship": 1}}, {"hand": "moat"})
    choose(state, "play:pirate_ship")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "reveal:moat")
    assert (state.seat, set(options(state))) == (0, {"choose:attack", "choose:coins"})
    choose(state, "choose:coins")
    expect_turn(state, coins=1)


@pytest.mark.ruling("SE-50")
def test_pirate_ship_under_throne_room_can_spend_the_token_it_has_just_won() -> None:
    state = position({"hand": "throne_room pirate_ship"}, {"deck": "copper estate"})
    choose(state, "play:throne_room", "play:pirate_ship", "choose:attack", "choose:coins")
    expect_turn(state, coins=1)


# ---- Ambassador
AMBASSADORS: List[Dict[str, Any]] = [
    {"id": "SE-56", "hand": "curse*2 copper", "pile": "curse", "before": 8,
     "plays": "reveal:curse return:curse return:curse", "left": "copper", "after": 9, "gains": "curse"},
    {"id": "SE-57", "hand": "copper*4", "pile": "copper", "before": 46, "plays": "done",
     "left": "copper*4", "after": 45, "gains": "copper"},
    {"id": "SE-61", "hand": "", "pile": "copper", "before": 46, "plays": "", "left": "", "after": 46, "gains": ""},
    {"id": "SE-64", "hand": "province*2", "pile": "province", "before": 3, "plays": "return:province done",
     "left": "province", "after": 3, "gains": "province"},
]


@pytest.mark.ruling("SE-56", "SE-57", "SE-61", "SE-64")
@pytest.mark.parametrize("case", AMBASSADORS, ids=lambda case: str(case["id"]))
def test_ambassador_returns_up_to_two_copies_and_the_others_gain_one(case: Dict[str, Any]) -> None:
    state = position({"hand": f"ambassador {case['hand']}"}, {}, supply={case["pile"]: case["before"]})
    choose(state, "play:ambassador", *case["plays"].split())
    assert state.prompt in ("treasure", "buy")
    expect(state, 0, hand=case["left"], discard="", deck="")
    expect(state, 1, discard=case["gains"])
    expect_trash(state, "")
    assert state.left(case["pile"]) == case["after"]


@pytest.mark.ruling("SE-58")
def test_the_only_copy_that_ambassador_returns_goes_to_the_left() -> None:
    state = position({"hand": "ambassador estate*3"}, {}, {}, supply={"estate": 0})
    choose(state, "play:ambassador", "return:estate", "done")
    expect(state, 1, discard="estate")
    expect(state, 2, discard="")
    assert state.left("estate") == 0


@pytest.mark.ruling("SE-59")
def test_a_moat_is_shown_to_ambassador_before_its_card() -> None:
    state = position({"hand": "ambassador curse*2"}, {"hand": "moat"}, {}, supply={"curse": 18})
    choose(state, "play:ambassador")
    assert state.seat == 1
    choose(state, "reveal:moat", "return:curse", "return:curse")
    expect(state, 1, hand="moat", discard="")
    expect(state, 2, discard="curse")
    expect(state, 0, hand="")


@pytest.mark.ruling("SE-60")
def test_ambassador_cannot_return_a_prize() -> None:
    state = position({"hand": "ambassador trusty_steed"}, {}, kingdom="tournament", supply={"trusty_steed": 0})
    choose(state, "play:ambassador")
    assert state.prompt == "buy"
    expect(state, 0, hand="trusty_steed")
    expect(state, 1, discard="")
    assert seen(state, 1, "reveal") == [["trusty_steed"]]


@pytest.mark.ruling("SE-62")
@pytest.mark.parametrize("moat", [False, True])
def test_a_pile_that_ambassador_has_filled_again_does_not_end_the_game(moat: bool) -> None:
    state = position({"hand": "ambassador village"}, {"hand": "moat" if moat else ""},
                     supply={"village": 0, "smithy": 0, "festival": 0})
    choose(state, "play:ambassador", *["reveal:moat"] * moat, "return:village")
    assert state.left("village") == (1 if moat else 0)
    choose(state, "done")
    assert state.over is not moat


@pytest.mark.ruling("SE-63")
def test_ambassador_under_throne_room_returns_two_different_cards() -> None:
    state = position({"hand": "throne_room ambassador estate*2 copper*2"}, {})
    estates, coppers = state.left("estate"), state.left("copper")
    choose(state, "play:throne_room", "play:ambassador", "reveal:estate", "return:estate", "return:estate",
           "return:copper", "return:copper")
    assert (state.left("estate"), state.left("copper")) == (estates + 1, coppers + 1)
    expect(state, 0, hand="")
    expect(state, 1, discard="estate copper")
    assert GAME.position(state.describe()).left("estate") == estates + 1


# ---- Island
@pytest.mark.ruling("SE-72", "SE-73", "SE-74")
@pytest.mark.parametrize(("hand", "plays", "mat", "points"), [
    ("island province", "play:island", "island province", 8),
    ("island", "play:island", "island", 2),
    ("throne_room island estate curse", "play:throne_room play:island put_on_mat:estate", "island estate curse", 2)])
def test_island_lies_face_up_with_a_card_of_the_hand_and_counts(hand: str, plays: str, mat: str, points: int) -> None:
    state = position({"hand": hand}, {})
    choose(state, *plays.split())
    expect(state, 0, hand="", island=mat, play="throne_room" if "throne" in hand else "")
    assert state.view(1)["players"][0]["mats"] == {"island": mat.split()}
    assert state.outcome().scores[0] == points


@pytest.mark.ruling("SE-75")
def test_cards_on_the_island_mat_count_for_duke_and_gardens() -> None:
    state = position({"mats": {"island": ["island", "duchy"]}, "hand": "duke gardens", "deck": "copper*16"}, {})
    assert state.outcome().scores[0] == 2 + 3 + 1 + 2


# ---- Salvager
SALVAGED = [                 # hand, reduction, coins before and after, the trash
    pytest.param("gold", 0, 0, 6, "gold", id="SE-77"),
    pytest.param("gold", 1, 1, 6, "gold", id="SE-78"),
    pytest.param("", 0, 0, 0, "", id="SE-79"),
    pytest.param("golem", 0, 0, 4, "golem", id="SE-80 Golem"),
    pytest.param("diadem", 0, 0, 0, "diadem", id="SE-80 Diadem"),
]


@pytest.mark.ruling("SE-77", "SE-78", "SE-79", "SE-80")
@pytest.mark.parametrize(("card", "reduction", "before", "after", "trash"), SALVAGED)
def test_salvager_pays_what_the_trashed_card_costs_in_coins(card: str, reduction: int, before: int, after: int,
                                                            trash: str) -> None:
    state = position({"hand": f"salvager {card}"}, {}, kingdom="tournament",
                     turn={"reduction": reduction, "coins": before})
    choose(state, "play:salvager")
    expect_turn(state, buys=2, coins=after)
    expect_trash(state, trash)
    expect(state, 0, hand="")
