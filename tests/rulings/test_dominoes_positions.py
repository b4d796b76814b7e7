"""Positions: what is described comes back, and what cannot be is refused with what would be right."""
from typing import Any, Dict

import pytest

import crownlands
from kingdoms import GAMES, choose, facts, kingdom, kings_on, options, table

OFFER = kings_on("22 28 29 31")
LINE = kings_on("16:0 17:1 18:2 19:3")
USUAL: Dict[str, Any] = {"seats": 4, "line": LINE, "offer": OFFER}


def described(game: str, rest: Dict[str, Any]) -> None:
    GAMES[game].position({**USUAL, **rest}, seed=1)


@pytest.mark.ruling("position-1")
@pytest.mark.parametrize(("game", "seats"), [("kingdomino", 3), ("queendomino", 2), ("royal_wedding", 6)])
def test_a_description_of_any_state_leads_back_to_it(game: str, seats: int) -> None:
    state = GAMES[game].start(seats=seats, seed=4)
    while not state.over:
        ids = options(state)
        state.choose(ids[int(state.choices) * 3 % len(ids)])
        twin = GAMES[game].position(state.describe(), seed=1)
        assert twin.describe() == state.describe()
        assert options(twin) == options(state)


@pytest.mark.ruling("position-1")
def test_what_a_description_leaves_out_is_as_usual() -> None:
    state = table()
    assert (facts(state)["coins"], facts(state)["reserve"], facts(state)["towers"]) == (7, 1, 0)
    assert (state.round, state.view(None)["queen"]) == (1, None)
    assert len(state.describe()["bag"]["queendomino"]) == 40
    assert table(offer="").round == 12
    built = table(kingdom("46@1,0,east", buildings="guardtower@1,0"))
    assert facts(built)["towers"] == 2, "those of its buildings"


@pytest.mark.ruling("position-2")
@pytest.mark.parametrize(("game", "rest", "message"), [
    ("queendomino", {"kingdom": []}, "has no 'kingdom': did you mean kingdoms?"),
    ("queendomino", {"kingdoms": [{"coin": 3}]}, "did you mean coins?"),
    ("queendomino", {"kingdoms": [{}] * 5, "seats": 4}, "4 kingdoms, not 5"),
    ("queendomino", {"kingdoms": [{"coins": -1}]}, "the coins is a whole number from 0"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east 3@3,0,east")]}, "domino 3 cannot lie at 3,0,east"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east 2@1,0,south")]}, "on free squares"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east 2@3,0,east 15@6,0,west")]}, "limit of 5x5"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,up")]}, "east, south, west, north, not 'up'"),
    ("queendomino", {"kingdoms": [kingdom("49@1,0,east")]}, "from 1 to 48, not 49"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east"), kingdom("1@1,0,east")]}, "domino 1 of queendomino is in two"),
    ("queendomino", {"kingdoms": [kingdom("16@1,0,east")]}, "domino 16 of queendomino is in two places"),
    ("queendomino", {"kingdoms": [kingdom("k1@1,0,east")]}, "no dominoes of the box 'kingdomino'"),
    ("queendomino", {"kingdoms": [kingdom("46@1,0,east", buildings="statu@1,0")]}, "did you mean statue?"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east", buildings="statue@1,0")]}, "no open town square at 1,0"),
    ("queendomino", {"kingdoms": [kingdom("46@1,0,east", buildings="statue@1,0 bakery@1,0")]}, "no open town square"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east", knights="0,0")]}, "no square at 0,0"),
    ("queendomino", {"kingdoms": [kingdom("1@1,0,east", knights="5,5")]}, "no square at 5,5"),
    ("queendomino", {"board": {"slots": ["statue"] * 4}}, "only 3 tiles of statue"),
    ("kingdomino", {"options": {"dynasty": True}, "dynasty": {"game": 2, "totals": [10**15, 0, 0, 0]}},
     "the points of the games before is a whole number from 0 to 10000"),
    ("queendomino", {"board": {"slots": [None] * 7}}, "6 slots"),
    ("queendomino", {"board": {"slots": ["statue"], "dragon": 0}}, "the dragon sits on an empty slot"),
    ("queendomino", {"queen": 4}, "the queen's kingdom is a whole number from 0 to 3"),
    ("queendomino", {"line": kings_on("16 17:1")}, "every domino of the line has the seat of its king"),
    ("queendomino", {"line": kings_on("16:4")}, "a seat is a whole number from 0 to 3"),
    ("queendomino", {"line": kings_on("1:0 2:1 3:2 4:3 5:0")}, "4 dominoes at most, not 5"),
    ("queendomino", {"line": []}, "no king whose turn it is"),
    ("queendomino", {"offer": kings_on("22 28")}, "2 free dominoes for 4 kings"),
    ("queendomino", {"line": kings_on("16:0 17:1"), "offer": kings_on("22:0 28 29 31")},
     "seat 0 has more kings on the offer and still to claim than 1"),
    ("queendomino", {"line": [{"domino": 16, "seat": 0, "comment": "x"}]}, "a domino of the line has no 'comment'"),
    ("queendomino", {"kingdoms": [{"dominoes": [{"domino": 1, "comment": "x"}]}]},
     "a domino of a kingdom has no 'comment'"),
    ("queendomino", {"kingdoms": [{"buildings": [{"biulding": "statue"}]}]}, "did you mean building"),
    ("queendomino", {"turn": {"phase": "place", "comment": "x"}}, "a turn has no 'comment'"),
    ("kingdomino", {"options": {"dynasty": True}, "dynasty": {"game": 2, "totals": [0] * 4, "comment": "x"}},
     "a Dynasty has no 'comment'"),
    ("queendomino", {"round": 13}, "the round is a whole number from 0 to 12"),
    ("queendomino", {"turn": {"phase": "tea"}}, "not 'tea'"),
    ("queendomino", {"turn": {"seat": 2}}, "it is the turn of seat 0"),
    ("queendomino", {"bag": {"queendomino": [16]}}, "domino 16 of queendomino is in two places"),
    ("queendomino", {"game": "kingdomino"}, "a position of kingdomino, not of queendomino"),
    ("kingdomino", {"turn": {"phase": "tax"}}, "Kingdomino has no phase tax"),
    ("kingdomino", {"seats": 2, "line": kings_on("16:0"), "options": {"dynasty": True},
                    "dynasty": {"game": 4, "totals": [0, 0]}}, "from 1 to 3, not 4"),
])
def test_an_impossible_description_is_refused_with_the_reason(game: str, rest: Dict[str, Any], message: str) -> None:
    with pytest.raises(crownlands.ImpossiblePosition) as error:
        described(game, rest)
    assert message in str(error.value)


@pytest.mark.ruling("position-2")
@pytest.mark.parametrize(("game", "rest"), [
    # the next lines cannot be drawn: lines of four, eleven rounds to come
    ("queendomino", {"round": 1, "bag": {"queendomino": []}}),
    ("queendomino", {"round": 1, "bag": {"queendomino": [1, 2, 3]}}),
    # seat 2 has one king, which is still to be drawn
    ("queendomino", {"round": 0, "line": [], "undrawn": [0, 1, 0, 1], "turn": {"seat": 0, "phase": "claim"}}),
    # nothing is on offer in the last round, and nothing is claimed
    ("queendomino", {"round": 12}),
    # 22 knights and 15 towers are all there are
    ("queendomino", {"kingdoms": [{"reserve": 30}], "options": {"limited_pieces": True}}),
    # there are three statues
    ("queendomino", {"board": {"slots": ["statue"] * 3, "stack": {"statue": 3}}}),
    # the top is not seen, so it cannot be a certain tile
    ("queendomino", {"board": {"top": "statue"}, "options": {"stack_top_visible": False}}),
    # a line comes from one box
    ("royal_wedding", {"line": kings_on("16:0 k17:1 18:2 19:3")}),
    ("royal_wedding", {"offer": kings_on("22 k22 29 31")}),
])
def test_a_description_that_would_break_the_game_later_is_refused(game: str, rest: Dict[str, Any]) -> None:
    with pytest.raises(crownlands.ImpossiblePosition):
        described(game, rest)


@pytest.mark.ruling("position-1", "first-claim-1")
@pytest.mark.parametrize("undrawn", [{}, {"undrawn": [0, 0, 1]}])
def test_a_position_can_be_one_of_the_first_claims(undrawn: Dict[str, Any]) -> None:
    state = GAMES["queendomino"].position({"seats": 3, "round": 0, "offer": kings_on("22 28:1 29 31"),
                                           "turn": {"seat": 0, "phase": "claim"}, **undrawn}, seed=1)
    choose(state, "claim:22")
    assert state.seat == 2
    choose(state, "claim:29")
    assert [entry["seat"] for entry in state.view(None)["line"]] == [0, 1, 2]
    assert state.round == 1


def test_before_the_first_round_kings_only_claim() -> None:
    game = crownlands.game("royal_wedding")
    description = game.start(seats=4, seed=1).describe()
    assert description["turn"]["phase"] == "claim"
    for phase in ("place", "tax", "build", "burn"):
        with pytest.raises(crownlands.ImpossiblePosition, match=f"the phase is claim, not {phase}"):
            game.position({**description, "turn": {**description["turn"], "phase": phase}})
