"""The greedy players of dominoes choose what scores most."""
from typing import List

import pytest

import crownlands
from crownlands.bots.bot import play
from crownlands.bots.dominoes.greedy import FullGreedy, Greedy
from crownlands.bots.registry import find_player
from crownlands.dominoes.state import DominoesState

QUEENDOMINO = crownlands.game("queendomino")
KINGDOMINO = crownlands.game("kingdomino")


def chosen(bot: Greedy, state: DominoesState) -> str:
    return str(bot.choose(state))


def points_after(state: DominoesState, id: str) -> int:
    seat = int(state.seat)
    twin = state.copy()
    twin.choose(id)
    return int(twin.points(seat))


@pytest.mark.parametrize("seed", range(12))
def test_greedy_places_where_no_tidy_place_scores_more(seed: int) -> None:
    """In the first rounds nothing is untidy within two squares of the castle and without a hole."""
    state = KINGDOMINO.start(seats=4, seed=seed, ask_forced=True)
    bots = [find_player("random", "kingdomino").bot(None, seat, seed + seat) for seat in range(4)]
    while not (state.prompt == "place" and state.round == 3):
        state.step(bots[state.seat].answer(state))
    place = chosen(Greedy(seed), state)
    inside = [id for id in options(state) if is_inside(id)]
    if place in inside and not makes_hole(state, place):
        best = max(points_after(state, id) for id in inside if not makes_hole(state, id))
        assert points_after(state, place) == best
    else:
        assert all(makes_hole(state, id) for id in inside)


def options(state: DominoesState) -> List[str]:
    decision = state.decision
    assert decision is not None
    return decision.ids


def squares(id: str) -> List[List[int]]:
    x, y, direction = id.partition(":")[2].split(",")
    dx, dy = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}[direction]
    return [[int(x), int(y)], [int(x) + dx, int(y) + dy]]


def is_inside(id: str) -> bool:
    return all(abs(x) <= 2 and abs(y) <= 2 for x, y in squares(id))


def makes_hole(state: DominoesState, id: str) -> bool:
    """Counts what is already outside the middle as untidy too."""
    occupied = {(0, 0), *((x, y) for x, y in squares(id))}
    kingdom = state.view(None)["kingdoms"][state.seat]
    for laid in kingdom["dominoes"]:
        occupied |= {(x, y) for x, y in squares(f"place:{laid['x']},{laid['y']},{laid['direction']}")}
    empty = {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - occupied
    alone = [(x, y) for x, y in empty if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & empty]
    return bool(alone) or any(abs(x) > 2 or abs(y) > 2 for x, y in occupied)


def test_full_greedy_first_claims_the_most_crowns_on_one_square() -> None:
    state = KINGDOMINO.position({"seats": 4, "round": 0, "undrawn": [0, 1, 1, 1],
                                 "offer": [{"domino": number, "seat": None} for number in (1, 19, 46, 48)],
                                 "turn": {"phase": "claim", "seat": 0}})
    assert chosen(FullGreedy(1), state) == "claim:48"


def test_full_greedy_claims_what_its_kingdom_can_use() -> None:
    """A mine with two crowns stands by the castle: another mine square makes 4 of 2, a lake crown only 1."""
    state = KINGDOMINO.position({
        "seats": 2, "line": [{"domino": 1, "seat": 0}, {"domino": 2, "seat": 1}], "round": 2,
        "offer": [{"domino": 20, "seat": None}, {"domino": 23, "seat": None}],
        "kingdoms": [{"dominoes": [{"domino": 45, "x": 1, "y": 0, "direction": "east"}]}],
        "turn": {"phase": "claim"}})
    assert chosen(FullGreedy(1), state) == "claim:23"


TOWN = [{"domino": 46, "x": 1, "y": 0, "direction": "east"}]


def queen_table(slots: List[object], coins: int, **turn: object) -> DominoesState:
    return QUEENDOMINO.position({
        "seats": 2, "kingdoms": [{"dominoes": TOWN, "coins": coins}], "board": {"slots": slots},
        "line": [{"domino": 1, "seat": 0}, {"domino": 2, "seat": 1}],
        "turn": {"phase": "build", "placed": True, **turn}})


def test_a_greedy_builder_takes_the_tile_worth_most_for_its_price() -> None:
    state = queen_table(["bakery", "statue", None, None, None, None], 7)
    assert chosen(FullGreedy(1), state).startswith("build:1,")


def test_a_greedy_builder_does_not_pay_for_nothing() -> None:
    state = queen_table([None, "bakery", None, None, None, None], 7)
    assert chosen(FullGreedy(1), state) == "done"


def test_a_greedy_player_sends_its_knight_on_the_last_turn() -> None:
    state = QUEENDOMINO.position({"seats": 2, "kingdoms": [{"dominoes": TOWN}], "board": {"slots": []},
                                  "line": [{"domino": 1, "seat": 0}], "turn": {"phase": "tax", "placed": True}})
    assert chosen(FullGreedy(1), state).startswith("tax:")


@pytest.mark.parametrize(("full_turns", "choice"), [(False, "tax:first"), (True, "done")])
def test_a_greedy_player_knows_how_many_taxes_are_still_to_come(full_turns: bool, choice: str) -> None:
    """One round is left, with one collection of taxes or two: three knights are more than one can send."""
    state = QUEENDOMINO.position({
        "seats": 2, "kingdoms": [{"dominoes": TOWN, "reserve": 3}], "board": {"slots": []}, "round": 11,
        "line": [{"domino": 1, "seat": 0}], "offer": [{"domino": 2, "seat": None}], "bag": {"queendomino": []},
        "turn": {"phase": "tax", "placed": True}, "options": {"two_full_turns": full_turns}})
    assert chosen(FullGreedy(1), state) == choice


@pytest.mark.parametrize(("game", "seats"), [("kingdomino", 2), ("queendomino", 3), ("royal_wedding", 4)])
def test_full_greedy_beats_greedy_and_random(game: str, seats: int) -> None:
    first = 0
    for seed in range(20):
        state = crownlands.game(game).start(seats=seats, seed=seed)
        names = ["full_greedy", "random", "greedy", "random"][:seats]
        play(state, [find_player(name, game).bot(None, seat, seed) for seat, name in enumerate(names)])
        assert state.result is not None
        first += 0 in state.result.winners
    assert first >= 15
