"""Kingdomino: its turn, ties, and the variants."""
from typing import Any, List

import pytest

import crownlands
from crownlands.dominoes.state import DominoesState
from kingdoms import FULL_5, FULL_7, GAMES, choose, facts, finished, kingdom, numbers, options, pass_on, sheet, table

CENTRAL = "1@1,0,east 2@-1,0,west 3@0,1,south 4@0,-1,north"
SHIFTED = "1@1,0,east 2@3,0,east 3@0,1,south"            # the castle in a corner


def result(state: DominoesState) -> tuple[List[int], List[int]]:
    found = state.result
    assert found is not None
    return found.scores, found.winners


def end(*kingdoms: Any, seats: int = 2, **values: Any) -> DominoesState:
    return finished(*kingdoms, game="kingdomino", seats=seats, options=values)


@pytest.mark.ruling("kingdomino-4")
def test_a_turn_of_kingdomino_is_placing_and_claiming() -> None:
    state = table(game="kingdomino", line="16:0 17:1 18:2 19:3")
    choose(state, "place:1,0,east")
    assert (int(state.turn_seat), state.prompt) == (0, "claim")
    choose(state, "claim:31")
    assert (int(state.turn_seat), state.prompt) == (1, "place")


@pytest.mark.ruling("kingdomino-4")
def test_the_last_round_of_kingdomino_is_placing_only() -> None:
    state = table(game="kingdomino", line="16:0 17:1 18:2 19:3", offer="")
    for seat in range(4):
        assert (int(state.turn_seat), state.prompt) == (seat, "place")
        state.choose(options(state)[0])
    assert state.over


@pytest.mark.ruling("kingdomino-4", "place-7")
def test_what_fits_nowhere_is_discarded_in_kingdomino_too() -> None:
    state = table(kingdom(CENTRAL), game="kingdomino", line="12:0 16:1")
    assert facts(state)["discarded"] == 1
    assert state.prompt == "claim"


@pytest.mark.ruling("kingdomino-5")
def test_kingdomino_scores_squares_times_crowns_and_nothing_else() -> None:
    state = end(kingdom("48@2,0,west 23@0,1,south 45@0,-1,north"), kingdom())
    assert sheet(state) == {"wheat": 1, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 5,
                            "territories": sheet(state)["territories"], "total": 6}
    assert result(state) == ([6, 0], [0])


@pytest.mark.ruling("kingdomino-6")
def test_ties_of_kingdomino_go_to_the_largest_territory_then_to_crowns_then_are_shared() -> None:
    one_crown = "22@0,1,south 16@1,1,east"                       # wheat of two squares with a crown
    two_crowns = "19@1,0,east 20@-1,0,west 7@0,1,south"          # two single crowns, a lake of two squares
    larger = "19@1,0,east 20@-1,0,west 7@0,1,south 8@1,1,south"  # and a larger lake
    assert result(end(kingdom(one_crown), kingdom(two_crowns))) == ([2, 2], [1])
    assert result(end(kingdom(larger), kingdom(one_crown))) == ([2, 2], [0])
    assert result(end(kingdom("29@1,0,east 30@-1,0,west 9@0,1,south"), kingdom(two_crowns))) == ([2, 2], [0, 1])
    three = end(kingdom(one_crown), kingdom("19@1,0,east 20@-1,0,west"), kingdom(), seats=3)
    assert result(three) == ([2, 2, 0], [0]), "the territory comes before the crowns"


@pytest.mark.ruling("middle-kingdom-1")
def test_middle_kingdom_gives_ten_points_for_a_castle_in_the_centre() -> None:
    state = end(kingdom(FULL_5), kingdom(), middle_kingdom=True)
    assert sheet(state)["middle_kingdom"] == 10
    plain = end(kingdom(FULL_5), kingdom())
    assert sheet(state)["total"] == sheet(plain)["total"] + 10
    assert "middle_kingdom" not in sheet(plain)
    state = end(kingdom(SHIFTED), kingdom(), middle_kingdom=True)
    assert sheet(state)["middle_kingdom"] == 0


@pytest.mark.ruling("A12")
@pytest.mark.parametrize(("laid", "incomplete", "complete_only"), [
    (CENTRAL, 10, 10),                                           # reaches all four edges
    ("1@1,0,east 3@0,1,south", 10, 0),                           # in reach, but open to the west and north
    (SHIFTED, 0, 0),
    ("1@1,0,east 13@3,0,south", 0, 0),                           # three to the east, and less than five wide
])
def test_a_kingdom_with_gaps_is_a_middle_kingdom_if_nothing_lies_too_far_from_the_castle(
        laid: str, incomplete: int, complete_only: int) -> None:
    state = end(kingdom(laid), middle_kingdom=True)
    assert sheet(state)["middle_kingdom"] == incomplete
    state = end(kingdom(laid), middle_kingdom=True, middle_kingdom_incomplete=False)
    assert sheet(state)["middle_kingdom"] == complete_only


@pytest.mark.ruling("A12", "duel-1")
def test_in_a_mighty_duel_the_middle_is_three_squares_from_every_edge() -> None:
    three_east = kingdom("1@1,0,east 13@3,0,south")
    assert sheet(end(three_east, middle_kingdom=True, mighty_duel=True))["middle_kingdom"] == 10
    assert sheet(end(three_east, middle_kingdom=True))["middle_kingdom"] == 0
    four_east = kingdom("1@1,0,east 2@3,0,east")
    assert sheet(end(four_east, middle_kingdom=True, mighty_duel=True))["middle_kingdom"] == 0
    assert sheet(end(kingdom(CENTRAL), middle_kingdom=True, mighty_duel=True,
                     middle_kingdom_incomplete=False))["middle_kingdom"] == 0
    assert sheet(end(kingdom(FULL_7), middle_kingdom=True, mighty_duel=True,
                     middle_kingdom_incomplete=False))["middle_kingdom"] == 10


@pytest.mark.ruling("harmony-1")
def test_harmony_gives_five_points_for_a_complete_kingdom() -> None:
    plain = sheet(end(kingdom(FULL_5)))["total"]
    state = end(kingdom(FULL_5), kingdom(), harmony=True)
    assert (sheet(state)["harmony"], sheet(state)["total"]) == (5, plain + 5)
    assert sheet(state, 1)["harmony"] == 0
    state = end(kingdom(FULL_5.rpartition(" ")[0], discarded=1), kingdom(), harmony=True)
    assert sheet(state)["harmony"] == 0, "one domino found no place"


@pytest.mark.ruling("harmony-1", "duel-1")
def test_harmony_in_a_mighty_duel_needs_all_24_dominoes() -> None:
    assert sheet(end(kingdom(FULL_7), harmony=True, mighty_duel=True))["harmony"] == 5
    assert sheet(end(kingdom(FULL_7.rpartition(" ")[0]), harmony=True, mighty_duel=True))["harmony"] == 0
    assert sheet(end(kingdom(FULL_5), harmony=True, mighty_duel=True))["harmony"] == 0


@pytest.mark.ruling("variants-1")
def test_variants_can_be_combined() -> None:
    plain = sheet(end(kingdom(FULL_7), mighty_duel=True))["total"]
    state = end(kingdom(FULL_7), kingdom(), mighty_duel=True, harmony=True, middle_kingdom=True)
    assert result(state) == ([plain + 15, 10], [0])
    state = GAMES["kingdomino"].start(seats=2, seed=1, dynasty=True, harmony=True, middle_kingdom=True,
                                      mighty_duel=True)
    while not state.over:
        pass_on(state)
    assert state.view(None)["dynasty"]["game"] == 3
    assert state.violations() == []


@pytest.mark.ruling("duel-1")
def test_the_mighty_duel_uses_all_dominoes_and_kingdoms_of_7x7() -> None:
    state = GAMES["kingdomino"].start(seats=2, seed=1, mighty_duel=True)
    while not state.over:
        pass_on(state)
    assert state.describe()["bag"]["kingdomino"] == []
    state = table(kingdom("1@1,0,east 2@3,0,east"), game="kingdomino", seats=2, line="13:0 14:1 15:0 16:1",
                  options={"mighty_duel": True})
    assert "place:5,0,east" in options(state)
    state = table(kingdom("1@1,0,east 2@3,0,east"), game="kingdomino", seats=2, line="13:0 14:1 15:0 16:1")
    assert "place:5,0,east" not in options(state)


@pytest.mark.ruling("dynasty-1")
def test_a_dynasty_keeps_the_points_of_its_games_and_begins_anew() -> None:
    state = table(kingdom("48@2,0,west"), kingdom("19@1,0,east"), game="kingdomino", seats=2, line="7:0", offer="",
                  options={"dynasty": True}, dynasty={"game": 1, "totals": [0, 0]})
    choose(state, "place:0,1,south")
    assert not state.over
    assert state.view(None)["dynasty"] == {"game": 2, "games": 3, "totals": [3, 1]}
    view = state.view(None)
    assert (view["round"], view["decision"]["prompt"]) == (0, "claim")
    assert [each["dominoes"] for each in view["kingdoms"]] == [[], []]
    assert len(view["offer"]) == 4
    assert len(state.describe()["bag"]["kingdomino"]) == 44, "all dominoes are back"


@pytest.mark.ruling("dynasty-1", "dynasty-2")
def test_the_totals_of_three_games_decide_a_dynasty() -> None:
    state = table(kingdom("48@2,0,west"), kingdom("19@1,0,east"), game="kingdomino", seats=2, line="7:0", offer="",
                  options={"dynasty": True}, dynasty={"game": 3, "totals": [10, 14]})
    choose(state, "place:0,1,south")
    assert state.over
    assert result(state) == ([13, 15], [1])
    state = table(kingdom("48@2,0,west"), kingdom("19@1,0,east"), game="kingdomino", seats=2, line="7:0", offer="",
                  options={"dynasty": True}, dynasty={"game": 3, "totals": [10, 12]})
    choose(state, "place:0,1,south")
    assert result(state) == ([13, 13], [0, 1]), "the last kingdom alone breaks no tie"


@pytest.mark.ruling("dynasty-1")
def test_the_bonuses_of_variants_count_in_every_game_of_a_dynasty() -> None:
    state = table(kingdom("48@2,0,west"), kingdom("19@1,0,east"), game="kingdomino", seats=2, line="7:0", offer="",
                  options={"dynasty": True, "middle_kingdom": True}, dynasty={"game": 2, "totals": [1, 2]})
    choose(state, "place:0,1,south")
    assert state.view(None)["dynasty"]["totals"] == [1 + 3 + 10, 2 + 1 + 10]


@pytest.mark.ruling("lines-of-four-1")
def test_three_players_can_have_lines_of_four_and_lose_the_fourth() -> None:
    state = GAMES["kingdomino"].start(seats=3, seed=1, lines_of_four=True)
    assert len(state.view(None)["offer"]) == 4
    while state.round == 0:
        pass_on(state)
    assert len(state.view(None)["line"]) == 3
    assert len(state.describe()["bag"]["kingdomino"]) == 40
    assert len({*numbers(state.view(None)["line"]), *numbers(state.view(None)["offer"])}) == 7
    while not state.over:
        pass_on(state)
    assert state.describe()["bag"]["kingdomino"] == [], "all 48 were on offer"


@pytest.mark.ruling("options-1")
@pytest.mark.parametrize(("seats", "values", "message"), [
    (3, {"mighty_duel": True}, "Mighty Duel is for 2 players, not 3"),
    (2, {"lines_of_four": True}, "lines_of_four is for 3 players, not 2"),
    (4, {"lines_of_four": True}, "lines_of_four is for 3 players, not 4"),
    (1, {}, "for 2, 3 or 4 players, not 1"),
    (5, {}, "for 2, 3 or 4 players, not 5"),
    (2, {"teams": True}, "no option teams"),
    (2, {"dynasti": True}, "did you mean dynasty?"),
    (2, {"harmony": 1}, "harmony cannot be 1: it is False or True"),
])
def test_what_kingdomino_does_not_have_is_refused_with_what_it_has(seats: int, values: Any, message: str) -> None:
    with pytest.raises(crownlands.WrongOption, match=message):
        GAMES["kingdomino"].start(seats=seats, seed=1, **values)
