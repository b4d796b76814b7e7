"""Points at the end: coins, territories, towns, the queen, every building, and ties."""
from typing import Any, Dict, List

import pytest

from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BUILDINGS
from kingdoms import (
    EXAMPLE,
    EXAMPLE_BUILDINGS,
    GAMES,
    choose,
    finished,
    kingdom,
    options,
    sheet,
    squares,
    table,
    territories,
)

PER = {building.id: building.describe() for building in BUILDINGS}


def points(**facts: Any) -> int:
    """Of one kingdom without coins, unless they are named."""
    return int(sheet(finished(kingdom(**{"coins": 0, **facts})))["total"])


def winners(state: DominoesState) -> List[int]:
    result = state.result
    assert result is not None
    return result.winners


@pytest.mark.ruling("points-1", "A13", "A7", "A9")
def test_the_scoring_example_of_the_rulebook_gives_71_points() -> None:
    state = finished(kingdom(EXAMPLE, EXAMPLE_BUILDINGS, coins=11), queen=0)
    found = sheet(state)
    assert found == {
        "coins": 3, "wheat": 3, "forest": 3, "lake": 6, "grassland": 16, "swamp": 1, "mine": 12, "town": 0,
        "buildings": [{"building": "church", "points": 8}, {"building": "big_tavern", "points": 2},
                      {"building": "statue", "points": 5}, {"building": "guardtower", "points": 3},
                      {"building": "sawmill", "points": 6}, {"building": "travelling_castle", "points": 3}],
        "queen": {"terrain": "grassland", "points": 4},
        "territories": {"wheat": [[3, 1]], "forest": [[2, 1], [1, 1], [1, 0]], "lake": [[3, 2]],
                        "grassland": [[4, 3]], "swamp": [[1, 1]], "mine": [[3, 4]],
                        "town": [[2, 0], [2, 0], [1, 0], [1, 0]]},
        "total": 71,
    }
    result = state.result
    assert result is not None
    assert result.scores == [71, 2, 2, 2]
    assert result.winners == [0]


@pytest.mark.ruling("points-1")
def test_the_same_kingdom_scores_the_same_when_its_last_domino_is_played() -> None:
    laid, _, _last = EXAMPLE.rpartition(" ")
    state = table(kingdom(laid, EXAMPLE_BUILDINGS, coins=11, reserve=0), line="27:0", offer="", queen=0,
                  ask_forced=True)
    choose(state, "place:1,2,east")
    assert state.over
    assert state.result is not None
    assert state.result.scores[0] == 71


@pytest.mark.ruling("points-2")
@pytest.mark.parametrize(("coins", "expected"), [(0, 0), (2, 0), (3, 1), (5, 1), (11, 3), (12, 4)])
def test_three_coins_are_a_point_and_the_rest_is_lost(coins: int, expected: int) -> None:
    assert points(coins=coins) == expected


@pytest.mark.ruling("points-3")
def test_a_territory_is_worth_its_squares_times_its_crowns() -> None:
    assert points(dominoes="1@1,0,east") == 0, "no crown, no point"
    assert points(dominoes="1@1,0,east 10@1,1,south") == 3 * 1
    assert points(dominoes="1@1,0,east 10@1,1,south 11@2,1,south") == 4 * 2
    assert points(dominoes="26@1,0,south") == 2
    assert points(dominoes="45@1,0,south") == 3
    assert points(dominoes="44@1,0,south 45@2,0,south") == 2 * 5


@pytest.mark.ruling("points-3")
def test_territories_of_the_same_terrain_count_each_for_itself() -> None:
    assert points(dominoes="10@1,0,east 2@-1,0,west") == 1 * 1 + 2 * 0
    assert points(dominoes="10@1,0,east 11@-1,0,west") == 1 + 1
    state = finished(kingdom("10@1,0,east 11@-1,0,west 1@0,1,south"))
    assert sheet(state)["territories"]["wheat"] == [[1, 1], [1, 1], [2, 0]], "corners do not join them"
    assert points(dominoes="10@1,0,east 11@-1,0,west 1@0,1,south 2@1,1,south") == 1 + 5, "what joins, joins"


@pytest.mark.ruling("points-3")
def test_the_castle_joins_no_territories_and_counts_for_none() -> None:
    state = finished(kingdom("1@1,0,east 2@-1,0,west"))
    assert sheet(state)["territories"]["wheat"] == [[2, 0], [2, 0]]
    assert points() == 0


@pytest.mark.ruling("points-4", "A9")
def test_a_town_scores_by_the_crowns_of_queens_towers_and_all_its_squares() -> None:
    assert points(dominoes="46@1,0,east 47@3,0,east", buildings="queens_tower@1,0") == 4, "built on or not"
    assert points(dominoes="46@1,0,east 47@3,0,east", buildings="queens_tower@1,0 queens_tower@3,0") == 8
    assert points(dominoes="46@1,0,east 47@-1,0,west", buildings="queens_tower@1,0") == 2, "only its own town"
    assert points(dominoes="46@1,0,east", buildings="bakery@1,0") == 0, "no crown"
    assert points(dominoes="46@1,0,east", buildings="queens_tower@2,0 statue@1,0") == 2 + 5


@pytest.mark.ruling("points-5", "A7")
def test_the_queen_is_a_crown_more_for_the_largest_territory_whatever_its_worth() -> None:
    # a mine of 1 with three crowns, wheat of 4 without any
    laid = kingdom("45@1,0,south 1@-1,0,west 2@-1,1,west", coins=0)
    assert sheet(finished(laid))["total"] == 3
    state = finished(laid, queen=0)
    assert sheet(state)["total"] == 3 + 4
    assert (sheet(state)["wheat"], sheet(state)["queen"]) == (4, {"terrain": "wheat", "points": 4})
    assert sheet(finished(laid, queen=1))["total"] == 3, "she is somebody else's guest"


@pytest.mark.ruling("points-5", "A7", "A9")
def test_the_queen_may_stand_on_a_town_and_equals_do_not_matter() -> None:
    state = finished(kingdom("46@1,0,east 47@3,0,east 1@0,1,south", coins=0), queen=0)
    assert sheet(state)["queen"] == {"terrain": "town", "points": 4}
    assert sheet(state)["total"] == 4
    state = finished(kingdom("1@1,0,east 26@-1,0,west", coins=0), queen=0)
    assert sheet(state)["total"] == 2 + 2
    state = finished(kingdom("10@1,0,east 3@0,1,south 7@-1,0,west", coins=0), queen=0)
    assert sheet(state)["total"] == 1 + 2
    assert sheet(finished(kingdom(coins=0), queen=0))["total"] == 0, "a castle is no territory"


@pytest.mark.ruling("points-6")
@pytest.mark.parametrize(("building", "laid", "expected"), [
    ("bakery", "1@1,0,east 2@-1,0,west", 4),
    ("sawmill", "3@1,0,east 4@-1,0,west", 4),
    ("fishmonger", "5@1,0,east 6@-1,0,west", 4),
    ("weaving_shop", "7@1,0,east 8@-1,0,west", 4),
    ("magic_school", "9@1,0,east 25@-1,0,west", 4 + 1),
    ("foundry", "43@1,0,east 44@-1,0,west", 4 + 3),
    ("church", "47@1,0,east 48@-1,0,west", 6),
    ("bakery", "3@1,0,east 4@-1,0,west", 0),
    ("sawmill", "3@1,0,east 4@1,1,east", 2),
])
def test_a_building_gives_two_points_for_each_territory_of_its_terrain(building: str, laid: str, expected: int) -> None:
    assert points(dominoes=f"{laid} 46@0,1,south", buildings=f"{building}@0,1") == expected


@pytest.mark.ruling("points-7")
@pytest.mark.parametrize(("building", "expected"), [
    ("safe_knight", 2), ("safe_tower", 2), ("small_tavern", 3), ("big_tavern", 2), ("guardtower", 3),
    ("fortified_castle", 2), ("statue", 5), ("queens_tower", 2),
])
def test_a_building_gives_its_fixed_points(building: str, expected: int) -> None:
    assert points(dominoes="46@1,0,east", buildings=f"{building}@1,0") == expected


@pytest.mark.ruling("points-8")
def test_travelling_castles_count_towers_and_training_camps_knights_wherever_they_are() -> None:
    town = "46@1,0,east 47@3,0,east"
    assert points(dominoes=town, buildings="travelling_castle@1,0") == 1, "its own tower"
    assert points(dominoes=town, buildings="travelling_castle@1,0 guardtower@2,0") == 3 + 3
    assert points(dominoes=town, buildings="travelling_castle@1,0", towers=6) == 6
    assert points(dominoes=town, buildings="training_camp@1,0", reserve=2, knights="1,0 3,0 4,0") == 5
    assert points(dominoes=town, buildings="training_camp@1,0", reserve=0) == 0


@pytest.mark.ruling("points-9")
def test_two_equal_tiles_score_twice() -> None:
    town = "46@1,0,east 1@-1,0,west"
    assert points(dominoes=town, buildings="bakery@1,0 bakery@2,0") == 2 + 2
    assert points(dominoes=town, buildings="travelling_castle@1,0 travelling_castle@2,0") == 2 + 2
    assert points(dominoes=town, buildings="training_camp@1,0 training_camp@2,0", reserve=3) == 3 + 3
    assert points(dominoes=town, buildings="statue@1,0 statue@2,0") == 10


@pytest.mark.ruling("points-10")
def test_the_highest_total_wins() -> None:
    assert winners(finished(kingdom(coins=3), kingdom(coins=9), kingdom(coins=6))) == [1]


@pytest.mark.ruling("points-11")
def test_a_tie_goes_to_the_larger_largest_territory_with_or_without_crowns() -> None:
    plain, small = kingdom("1@1,0,east 2@1,1,east", coins=3), kingdom("45@1,0,south", coins=0)
    state = finished(plain, kingdom("43@1,0,south", coins=2), small, seats=3)
    assert state.result is not None
    assert state.result.scores == [1, 1, 3]
    state = finished({**plain, "coins": 9}, small, kingdom(coins=9), seats=3)
    assert state.result is not None
    assert state.result.scores == [3, 3, 3]
    assert winners(state) == [0]


@pytest.mark.ruling("points-11", "points-12")
def test_in_queendomino_crowns_break_no_tie_and_the_victory_is_shared() -> None:
    state = finished(kingdom("1@1,0,east", coins=6), kingdom("10@1,0,east 5@-1,0,west", coins=3), kingdom(coins=0),
                     kingdom(coins=6))
    assert state.result is not None
    assert state.result.scores == [2, 2, 0, 2]
    assert winners(state) == [0, 1], "largest territories of two squares; the last has none"


@pytest.mark.ruling("points-11")
def test_a_town_can_be_the_largest_territory_of_a_tie() -> None:
    assert winners(finished(kingdom("46@1,0,east 47@3,0,east"), kingdom("1@1,0,east 10@3,0,east", coins=0),
                            seats=3)) == [1]
    assert winners(finished(kingdom("46@1,0,east 47@3,0,east"), kingdom("1@1,0,east 3@0,1,south"), seats=3)) == [0]


def plain_score(facts: Dict[str, Any], hosts_queen: bool) -> int:
    """The score once more, as the rulebook's last page would have a child do it."""
    ground = squares(facts["dominoes"])
    crowns = {square: half[1] for square, half in ground.items()}
    for each in facts["buildings"]:
        crowns[each["x"], each["y"]] += int(str(PER[each["building"]]["crowns"]))
    found = territories(facts["dominoes"])
    total = int(facts["coins"]) // 3
    total += sum(len(territory) * sum(crowns[square] for square in territory) for _terrain, territory in found)
    if hosts_queen:
        total += max((len(territory) for _terrain, territory in found), default=0)
    counts = {"tower": facts["towers"], "knight": facts["reserve"] + len(facts["knights"]), None: 1}
    for each in facts["buildings"]:
        per = PER[each["building"]]["per"]
        count = counts[per] if per in counts else sum(terrain == per for terrain, _territory in found)
        total += int(str(PER[each["building"]]["points"])) * count
    return total


@pytest.mark.ruling("points-3", "points-4", "points-5", "points-6", "points-7", "points-8")
@pytest.mark.parametrize(("game", "seats"), [("queendomino", 2), ("queendomino", 4), ("royal_wedding", 4)])
def test_every_state_of_whole_games_scores_as_by_hand(game: str, seats: int) -> None:
    buildings = 0
    for seed in range(3):
        state = GAMES[game].start(seats=seats, seed=seed)
        while not state.over:
            ids = options(state)
            state.choose(ids[(seed + 5 * int(state.choices)) % len(ids)])
            if state.prompt == "place":
                view = state.view(None)
                for place, facts in enumerate(view["kingdoms"]):
                    assert facts["sheet"]["total"] == plain_score(facts, view["queen"] == place)
                    buildings += len(facts["buildings"])
    assert buildings > 50
