"""The dominoes of both boxes and the building tiles: their numbers against what the boxes hold."""
from collections import Counter
from typing import Dict, Tuple

import pytest

from crownlands.dominoes.tiles import BUILDINGS, KNIGHTS, SLOTS, TOWERS
from kingdoms import GAMES, choose, facts, halves, kingdom, options, table

# terrain: squares without, with one, two and three crowns
KINGDOMINO = {"wheat": (21, 5, 0, 0), "forest": (16, 6, 0, 0), "lake": (12, 6, 0, 0), "grassland": (10, 2, 2, 0),
              "swamp": (6, 2, 2, 0), "mine": (1, 1, 3, 1)}
QUEENDOMINO = {"wheat": (14, 5, 0, 0), "forest": (11, 6, 0, 0), "lake": (8, 6, 0, 0), "grassland": (8, 2, 2, 0),
               "swamp": (4, 2, 2, 0), "mine": (1, 1, 3, 1), "town": (20, 0, 0, 0)}

# building: copies, knights, towers, crowns, points, per what
TILES: Dict[str, Tuple[int, int, int, int, int, object]] = {
    "bakery": (2, 0, 0, 0, 2, "wheat"),
    "sawmill": (2, 0, 0, 0, 2, "forest"),
    "fishmonger": (2, 1, 0, 0, 2, "lake"),
    "weaving_shop": (2, 1, 0, 0, 2, "grassland"),
    "magic_school": (2, 1, 1, 0, 2, "swamp"),
    "foundry": (2, 1, 1, 0, 2, "mine"),
    "church": (2, 0, 0, 0, 2, "town"),
    "safe_knight": (1, 1, 0, 0, 2, None),
    "safe_tower": (1, 0, 1, 0, 2, None),
    "small_tavern": (2, 2, 0, 0, 3, None),
    "big_tavern": (1, 3, 0, 0, 2, None),
    "guardtower": (2, 0, 2, 0, 3, None),
    "fortified_castle": (1, 0, 3, 0, 2, None),
    "travelling_castle": (2, 0, 1, 0, 1, "tower"),
    "training_camp": (2, 1, 0, 0, 1, "knight"),
    "statue": (3, 0, 0, 0, 5, None),
    "queens_tower": (3, 0, 0, 1, 0, None),
}
SEEN = {"training_camp", "magic_school", "small_tavern", "big_tavern", "safe_tower", "guardtower", "travelling_castle"}


@pytest.mark.ruling("domino-tiles-1")
@pytest.mark.parametrize(("box", "expected"), [("kingdomino", KINGDOMINO), ("queendomino", QUEENDOMINO)])
def test_a_box_has_these_squares_and_crowns(box: str, expected: Dict[str, Tuple[int, ...]]) -> None:
    found = Counter(half for number in range(1, 49) for half in halves(number, box))
    terrains = {terrain for terrain, _crowns in found}
    assert {terrain: tuple(found[terrain, crowns] for crowns in range(4)) for terrain in terrains} == expected
    assert sum(found.values()) == 96


@pytest.mark.ruling("domino-tiles-2")
def test_the_dominoes_whose_backs_were_photographed_have_those_faces() -> None:
    assert halves(8, "queendomino") == (("grassland", 0), ("grassland", 0))
    assert halves(12, "queendomino") == (("wheat", 1), ("grassland", 0))
    assert halves(25, "queendomino") == (("swamp", 1), ("wheat", 0))
    assert halves(45, "queendomino") == (("mine", 3), ("town", 0))
    assert halves(48, "kingdomino") == (("wheat", 0), ("mine", 3))
    assert halves(39, "kingdomino") == (("grassland", 0), ("swamp", 1))


@pytest.mark.ruling("domino-tiles-1")
def test_numbers_rise_with_the_worth_of_the_dominoes() -> None:
    for box, first_crown, first_two in (("kingdomino", 19, 41), ("queendomino", 10, 26)):
        crowns = [sum(crown for _terrain, crown in halves(number, box)) for number in range(1, 49)]
        assert set(crowns[:first_crown - 1]) == {0}
        assert set(crowns[first_crown - 1:first_two - 1]) == {1}
        assert crowns[first_two - 1] == 2
    assert [halves(number, "queendomino")[0] == halves(number, "queendomino")[1] == ("town", 0)
            for number in (46, 47, 48)] == [True] * 3


@pytest.mark.ruling("domino-tiles-3", "A21")
def test_there_are_32_building_tiles_of_17_kinds() -> None:
    found = {building.id: (int(building.copies), int(building.knights), int(building.towers), int(building.crowns),
                           int(building.points), building.describe()["per"]) for building in BUILDINGS}
    assert found == TILES
    assert len(found) == 17
    assert sum(tile[0] for tile in TILES.values()) == 32
    assert {building.id: building.describe()["tax"] for building in BUILDINGS if building.describe()["tax"]} \
        == {"safe_knight": "knight", "safe_tower": "tower"}


@pytest.mark.ruling("domino-tiles-4", "A21")
def test_the_tiles_never_ask_for_more_knights_or_towers_than_the_box_has() -> None:
    given = {building.id: building.describe() for building in BUILDINGS}
    assert (KNIGHTS, TOWERS, SLOTS) == (22, 15, 6)
    assert 4 + sum(int(str(tile["copies"])) * int(str(tile["knights"])) for tile in given.values()) == KNIGHTS
    assert sum(int(str(tile["copies"])) * int(str(tile["towers"])) for tile in given.values()) <= TOWERS


@pytest.mark.ruling("domino-tiles-5", "A21")
def test_what_no_source_shows_is_marked_as_reconstructed() -> None:
    marked = {building.id: building.describe()["reconstructed"] for building in BUILDINGS}
    assert {id for id, fields in marked.items() if not fields} == SEEN
    # the scoring example leaves no tower for these three
    assert {id for id, fields in marked.items() if fields == ["knights"]} == {"sawmill", "church", "statue"}
    assert {id for id, fields in marked.items() if fields == ["knights", "towers"]} \
        == {"bakery", "fishmonger", "weaving_shop", "foundry", "safe_knight", "fortified_castle", "queens_tower"}


@pytest.mark.ruling("build-6", "build-8", "A21")
@pytest.mark.parametrize("id", TILES)
def test_a_building_gives_its_knights_and_towers_when_it_is_built(id: str) -> None:
    _copies, knights, towers, _crowns, _points, _per = TILES[id]
    state = table(kingdom("46@1,0,east", coins=7, reserve=2), slots=id, turn={"phase": "build"})
    choose(state, "build:0,1,0")
    after = facts(state)
    assert (after["reserve"], after["towers"], after["coins"]) == (2 + knights, towers, 7)
    assert after["buildings"] == [{"building": id, "x": 1, "y": 0}]
    assert state.view(None)["queen"] == (0 if towers else None)


@pytest.mark.ruling("build-1")
def test_slots_are_called_by_their_price_from_0_to_5() -> None:
    state = GAMES["queendomino"].start(seats=2, seed=1)
    assert state.view(None)["board"]["prices"] == [0, 1, 2, 3, 4, 5]
    state = table(kingdom("46@1,0,east", coins=9), slots="statue statue statue church church bakery",
                  turn={"phase": "build"})
    assert [id for id in options(state) if id.endswith(",1,0")] == [f"build:{slot},1,0" for slot in range(6)]
