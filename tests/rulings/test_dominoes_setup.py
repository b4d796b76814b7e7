"""What lies on the table before the first round, the first claims, and how long a game is."""
from collections import Counter
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands.dominoes.state import DominoesState
from kingdoms import GAMES, board, end_round, numbers, options, pass_on, table

# game, seats, options: kingdoms, kings, limit, line, rounds, dominoes of a kingdom, boxes
TABLES: List[Any] = [
    ("kingdomino", 2, {}, (2, 2, 5, 4, 6, 12, 1)),
    ("kingdomino", 3, {}, (3, 1, 5, 3, 12, 12, 1)),
    ("kingdomino", 4, {}, (4, 1, 5, 4, 12, 12, 1)),
    ("kingdomino", 2, {"mighty_duel": True}, (2, 2, 7, 4, 12, 24, 1)),
    ("kingdomino", 3, {"lines_of_four": True}, (3, 1, 5, 4, 12, 12, 1)),
    ("queendomino", 2, {}, (2, 2, 7, 4, 12, 24, 1)),
    ("queendomino", 3, {}, (3, 1, 5, 4, 12, 12, 1)),
    ("queendomino", 4, {}, (4, 1, 5, 4, 12, 12, 1)),
    ("royal_wedding", 3, {}, (3, 1, 7, 4, 24, 24, 2)),
    ("royal_wedding", 4, {}, (4, 1, 7, 4, 24, 24, 2)),
    ("royal_wedding", 5, {}, (5, 1, 5, 8, 12, 12, 2)),
    ("royal_wedding", 6, {}, (6, 1, 5, 8, 12, 12, 2)),
    ("royal_wedding", 4, {"teams": True}, (2, 1, 7, 8, 12, 24, 2)),
    ("royal_wedding", 6, {"teams": True}, (3, 1, 7, 8, 12, 24, 2)),
    ("royal_wedding", 8, {}, (4, 1, 7, 8, 12, 24, 2)),
]


def claims(state: DominoesState) -> List[int]:
    """The seats in the order of their first claims."""
    seats: List[int] = []
    while state.round == 0:
        seats.append(int(state.seat))
        state.choose(options(state)[0])
    return seats


@pytest.mark.ruling("setup-domino-1", "setup-domino-2", "kingdomino-1", "wedding-2", "wedding-3", "wedding-5", "A10")
@pytest.mark.parametrize(("game", "seats", "values", "expected"), TABLES)
def test_set_up_and_length_of_the_game_by_number_of_players(game: str, seats: int, values: Dict[str, Any],
                                                            expected: Any) -> None:
    kingdoms, kings, limit, length, rounds, dominoes, _boxes = expected
    state = GAMES[game].start(seats=seats, seed=3, ask_forced=True, **values)
    view = state.view(None)
    assert (len(view["kingdoms"]), view["limit"], len(view["offer"]), view["rounds"]) \
        == (kingdoms, limit, length, rounds)
    assert Counter(claims(state)) == dict.fromkeys(range(seats), kings)
    assert numbers(state.view(None)["line"]) == sorted(numbers(state.view(None)["line"]))
    played = 1
    while not state.over:
        assert len(state.view(None)["line"]) == seats * kings
        assert len(state.view(None)["offer"]) == (length if state.round < rounds else 0)
        assert state.round == played
        end_round(state)
        played += 1
    assert played == rounds + 1
    assert state.violations() == []
    result = state.result
    assert result is not None
    assert result.turns == [rounds * kings] * seats
    for each in state.view(None)["kingdoms"]:
        assert len(each["dominoes"]) + each["discarded"] == dominoes


@pytest.mark.ruling("setup-domino-3", "setup-domino-4", "setup-domino-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_seven_coins_one_knight_and_nothing_else(seats: int) -> None:
    state = GAMES["queendomino"].start(seats=seats, seed=5)
    view = state.view(None)
    assert len(view["kingdoms"]) == seats
    for each in view["kingdoms"]:
        assert (each["coins"], each["reserve"], each["towers"]) == (7, 1, 0)
        assert each["dominoes"] == each["knights"] == each["buildings"] == []
    assert view["queen"] is None
    assert view["board"]["dragon"] is None
    assert all(view["board"]["slots"])
    assert view["board"]["stack"] == 32 - 6


@pytest.mark.ruling("kingdomino-2")
def test_kingdomino_has_no_coins_knights_buildings_queen_or_dragon() -> None:
    view = GAMES["kingdomino"].start(seats=4, seed=5).view(0)
    assert not {"board", "queen"} & set(view)
    assert all(set(each) == {"dominoes", "discarded", "seats", "sheet"} for each in view["kingdoms"])
    state = table(game="kingdomino", slots="")
    prompts = {state.prompt}
    while not state.over:
        pass_on(state)
        prompts.add(state.prompt)
    assert prompts == {"place", "claim"}


@pytest.mark.ruling("setup-domino-1", "A19")
def test_the_six_tiles_and_the_first_line_are_dealt_by_chance_and_lines_rise() -> None:
    starts = [GAMES["queendomino"].start(seats=4, seed=seed).view(None) for seed in range(120)]
    assert len({tuple(start["board"]["slots"]) for start in starts}) > 100
    assert {number for start in starts for number in numbers(start["offer"])} == set(range(1, 49))
    for start in starts:
        assert numbers(start["offer"]) == sorted(numbers(start["offer"]))


@pytest.mark.ruling("first-claim-1", "A18")
@pytest.mark.parametrize(("game", "seats"), [("queendomino", 3), ("queendomino", 4), ("kingdomino", 3),
                                             ("royal_wedding", 4)])
def test_kings_are_drawn_for_the_first_claims_in_any_order(game: str, seats: int) -> None:
    orders = Counter(tuple(claims(GAMES[game].start(seats=seats, seed=seed, ask_forced=True))) for seed in range(300))
    assert len(orders) == (6 if seats == 3 else 24)
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert min(orders.values()) >= 300 // len(orders) // 4


@pytest.mark.ruling("first-claim-2")
def test_two_players_of_queendomino_claim_one_two_two_one() -> None:
    orders = Counter(tuple(claims(GAMES["queendomino"].start(seats=2, seed=seed, ask_forced=True)))
                     for seed in range(60))
    assert set(orders) == {(0, 1, 1, 0), (1, 0, 0, 1)}
    assert min(orders.values()) > 15


@pytest.mark.ruling("kingdomino-3")
def test_two_players_of_kingdomino_draw_all_four_kings() -> None:
    orders = {tuple(claims(GAMES["kingdomino"].start(seats=2, seed=seed, ask_forced=True))) for seed in range(100)}
    assert orders == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0), (1, 0, 0, 1), (1, 0, 1, 0), (1, 1, 0, 0)}


@pytest.mark.ruling("first-claim-3")
def test_a_king_goes_to_any_free_domino_and_the_last_one_has_no_choice() -> None:
    state = GAMES["queendomino"].start(seats=4, seed=7)
    offered = numbers(state.view(None)["offer"])
    first = int(state.seat)
    assert options(state) == [f"claim:{number}" for number in offered]
    state.choose(f"claim:{offered[3]}")
    assert options(state) == [f"claim:{number}" for number in offered[:3]]
    with pytest.raises(crownlands.IllegalChoice):
        state.choose(f"claim:{offered[3]}")
    state.choose(f"claim:{offered[0]}")
    state.choose(f"claim:{offered[2]}")
    assert state.round == 1
    line = state.view(None)["line"]
    assert numbers(line) == offered
    assert line[3]["seat"] == first
    assert sorted(entry["seat"] for entry in line) == [0, 1, 2, 3]


@pytest.mark.ruling("first-claim-4", "round-5")
def test_with_three_players_the_domino_that_nobody_claims_leaves_the_game() -> None:
    state = GAMES["queendomino"].start(seats=3, seed=2)
    left = numbers(state.view(None)["offer"])[3]
    while state.round == 0:
        pass_on(state)
    assert left not in numbers(state.view(None)["line"])
    assert left not in state.describe()["bag"]["queendomino"]
    assert left not in numbers(state.view(None)["offer"])
    assert len(state.describe()["bag"]["queendomino"]) == 48 - 8
    unclaimed = numbers(state.view(None)["offer"])[3]
    end_round(state)
    assert state.round == 2
    assert unclaimed not in numbers(state.view(None)["line"]) + state.describe()["bag"]["queendomino"]


@pytest.mark.ruling("kingdomino-1")
def test_kingdomino_for_two_or_three_leaves_24_or_12_dominoes_out_by_chance() -> None:
    for seats, out in ((2, 24), (3, 12)):
        never: Counter[int] = Counter()
        for seed in range(20):
            state = GAMES["kingdomino"].start(seats=seats, seed=seed)
            while not state.over:
                pass_on(state)
            unused = state.describe()["bag"]["kingdomino"]
            assert len(unused) == out
            never.update(unused)
        assert len(never) == 48


@pytest.mark.ruling("A14")
def test_the_top_of_the_building_stack_is_seen_by_all_or_hidden() -> None:
    state = GAMES["queendomino"].start(seats=2, seed=4)
    assert board(state)["top"] is not None
    assert board(state)["stack"] == 26, "the top is one of them"
    state = table(line="16:0", slots="statue bakery church sawmill foundry", builders={"top": "guardtower"})
    end_round(state)
    assert board(state)["slots"][5] == "guardtower"
    hidden = GAMES["queendomino"].start(seats=2, seed=4, stack_top_visible=False)
    assert (board(hidden)["top"], board(hidden)["stack"]) == (None, 26)
    while not hidden.over:
        assert board(hidden)["top"] is None
        pass_on(hidden)
    assert hidden.violations() == []
