"""Action A: where a domino may lie, where it must lie, and when it is discarded."""
from typing import Any, Dict

import pytest

import crownlands
from crownlands.kernel.chance import seeded
from kingdoms import EXAMPLE, GAMES, choose, facts, halves, kingdom, legal_places, options, squares, table, turned

CROSS = "1@1,0,east 2@-1,0,west 3@0,1,south 4@0,-1,north"       # wheat east and west of the castle, forest else


@pytest.mark.ruling("place-1")
def test_a_first_domino_lies_at_the_castle_whatever_its_terrains() -> None:
    state = table(line="10:0 11:1 12:2 13:3")
    assert len(options(state)) == 4 * 3 * 2
    assert {"place:1,0,east", "place:2,0,west", "place:1,1,north", "place:0,-1,north"} <= set(options(state))
    state = table(line="9:0 11:1 12:2 13:3")
    assert len(options(state)) == 4 * 3, "a domino with equal squares is not offered both ways round"


@pytest.mark.ruling("place-1")
def test_a_square_must_touch_its_own_terrain_or_the_castle() -> None:
    state = table(kingdom("1@1,0,east"), line="10:0 11:1 12:2 13:3")         # wheat and forest
    assert "place:3,0,east" in options(state)
    assert "place:4,0,west" not in options(state), "the forest touches wheat"
    assert "place:2,1,south" in options(state)
    assert "place:2,2,north" not in options(state)
    assert "place:-1,0,west" in options(state)
    assert "place:-2,0,east" in options(state), "the castle takes any terrain"


@pytest.mark.ruling("place-1")
def test_a_corner_does_not_connect() -> None:
    state = table(kingdom("1@1,0,east"), line="10:0 11:1 12:2 13:3")
    assert "place:3,1,east" not in options(state)
    assert "place:1,-1,west" in options(state), "its wheat lies on wheat, its forest on the castle"
    assert "place:-1,-1,west" not in options(state)


@pytest.mark.ruling("place-2")
def test_one_matching_square_is_enough_and_other_neighbours_do_no_harm() -> None:
    state = table(kingdom("1@1,0,east 3@0,1,south"), line="20:0")      # lake and wheat
    choose(state, "place:1,1,east")                                                  # the lake beside forest and wheat
    assert facts(state)["dominoes"][-1] == {"domino": 20, "box": "queendomino", "x": 1, "y": 1, "direction": "east"}


@pytest.mark.ruling("place-3", "A2")
@pytest.mark.parametrize("domino", ["46", "9"])
def test_the_two_squares_of_a_domino_do_not_connect_it_to_themselves(domino: str) -> None:
    state = table(kingdom("1@1,0,east"), line=f"{domino}:0")
    assert "place:3,0,east" not in options(state)
    assert all(set(squares_of(id)) & {(-1, 0), (0, 1), (0, -1)} for id in options(state))


def squares_of(id: str) -> Dict[Any, Any]:
    x, y, direction = id.removeprefix("place:").split(",")
    return squares([{"domino": 9, "box": "queendomino", "x": int(x), "y": int(y), "direction": direction}])


@pytest.mark.ruling("place-4")
def test_three_or_four_players_build_within_5x5_with_the_castle_anywhere() -> None:
    state = table(kingdom("1@1,0,east 2@3,0,east"), line="15:0 16:1 17:2 18:3")       # forest and wheat
    assert "place:4,-2,south" in options(state)
    assert not any(x < 0 or x > 4 for id in options(state) for x, _y in squares_of(id))
    assert {"place:0,4,north", "place:0,-4,south"}.isdisjoint(options(state)), "not touching"
    state = table(kingdom("1@1,0,east 2@3,0,east 3@0,1,south 4@0,3,south"), line="15:0 16:1 17:2 18:3")
    assert all(0 <= x <= 4 and 0 <= y <= 4 for id in options(state) for x, y in squares_of(id)), "castle in a corner"
    assert "place:1,4,east" in options(state)


@pytest.mark.ruling("place-5")
def test_two_players_of_queendomino_build_within_7x7() -> None:
    state = table(kingdom("1@1,0,east 2@3,0,east"), seats=2, line="15:0 16:1 17:0 18:1")
    assert "place:6,0,west" in options(state)
    assert "place:-2,0,east" in options(state)
    state = table(kingdom("1@1,0,east 2@3,0,east 15@6,0,west"), seats=2, line="16:0 17:1 18:0 19:1")
    assert not any(x < 0 or x > 6 for id in options(state) for x, _y in squares_of(id))


@pytest.mark.ruling("place-6")
def test_who_can_place_the_domino_must() -> None:
    state = table(kingdom(CROSS), line="15:0 16:1 17:2 18:3")
    assert "discard" not in options(state)
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "discard")
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")


@pytest.mark.ruling("place-7", "place-8")
def test_a_domino_that_fits_nowhere_is_removed_from_the_game() -> None:
    state = table(kingdom(CROSS), line="9:0 16:1 17:2 18:3", ask_forced=True)          # swamp; the castle is surrounded
    assert options(state) == ["discard"]
    choose(state, "discard")
    assert facts(state)["discarded"] == 1
    assert len(facts(state)["dominoes"]) == 4
    assert 9 not in state.describe()["bag"]["queendomino"]
    state = table(kingdom(CROSS), line="9:0 16:1 17:2 18:3")
    assert facts(state)["discarded"] == 1, "nobody is asked where there is nothing to choose"
    assert state.prompt == "claim"


@pytest.mark.ruling("place-7")
def test_a_match_outside_the_limit_is_none() -> None:
    # the only swamp lies at the northern edge between two other squares
    laid = "37@0,-1,north 1@1,0,east 2@-1,0,west 3@0,1,south 32@-1,-1,north 35@1,-1,north"
    state = table(kingdom(laid), line="9:0 16:1 18:2 19:3", ask_forced=True)
    assert options(state) == ["discard"]
    state = table(kingdom(laid), seats=2, line="9:0 16:1 18:0 19:1", ask_forced=True)
    assert "place:0,-4,south" in options(state), "in 7x7 it fits"


@pytest.mark.ruling("place-9")
def test_a_single_legal_place_is_taken_without_asking_unless_wanted() -> None:
    laid = EXAMPLE.rpartition(" ")[0]                                               # one domino is missing
    state = table(kingdom(laid), line="27:0", ask_forced=True)
    assert options(state) == ["place:1,2,east"]
    state = table(kingdom(laid), line="27:0")
    assert state.prompt == "tax"
    assert len(facts(state)["dominoes"]) == 12


@pytest.mark.ruling("place-1", "place-3", "place-4", "place-5", "place-10")
@pytest.mark.parametrize(("game", "seats"), [("kingdomino", 4), ("queendomino", 2), ("queendomino", 3),
                                             ("royal_wedding", 3), ("royal_wedding", 6), ("royal_wedding", 8)])
def test_the_places_offered_are_exactly_those_of_the_rules(game: str, seats: int) -> None:
    rng = seeded(12345)
    for seed in range(3):
        state = GAMES[game].start(seats=seats, seed=seed, ask_forced=True)
        while not state.over:
            if state.prompt == "place":
                view = state.view(None)
                entry = view["line"][view["at"]]
                laid = view["kingdoms"][state.rules.kingdom_of(state.seat)]["dominoes"]
                expected = legal_places(laid, entry["domino"], entry["box"], view["limit"])
                found = set(options(state))
                first, second = halves(entry["domino"], entry["box"])
                if first == second:
                    assert not found & {turned(id) for id in found - {"discard"}}
                    found |= {turned(id) for id in found - {"discard"}}
                assert found == (expected or {"discard"})
            ids = options(state)
            state.choose(ids[rng.below(len(ids))])
        assert state.violations() == []


@pytest.mark.ruling("place-10")
def test_dominoes_once_placed_never_move() -> None:
    state = GAMES["queendomino"].start(seats=4, seed=9)
    before = [each["dominoes"] for each in state.view(None)["kingdoms"]]
    while not state.over:
        state.choose(options(state)[-1])
        now = [each["dominoes"] for each in state.view(None)["kingdoms"]]
        assert all(new[:len(old)] == old for old, new in zip(before, now, strict=True))
        before = now


@pytest.mark.ruling("A3")
def test_a_square_with_a_building_is_still_town_for_connecting_and_taxes() -> None:
    state = table(kingdom("46@1,0,east", buildings="statue@1,0 bakery@2,0"), line="32:0 33:1 34:2 35:3")
    assert "place:3,0,east" in options(state)
    choose(state, "place:3,0,east", "tax:first")
    assert facts(state)["coins"] == 7 + 3
