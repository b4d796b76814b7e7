"""What something is worth: how many points more it would give at once."""
from __future__ import annotations

from typing import Optional, Tuple

from mypy_extensions import i64

from crownlands.dominoes.grid import count, squares_in
from crownlands.dominoes.kingdom import Kingdom, Spots, squares_of
from crownlands.dominoes.questions import ASK_PLACE, DISCARD, DONE
from crownlands.dominoes.scoring import score
from crownlands.dominoes.turn import Turn


def worth_of(state: Turn, answer: i64) -> int:
    """For the answer to the open question, which is where to place the domino or what to build."""
    if answer in (DISCARD, DONE):
        return 0
    if state.kind == ASK_PLACE:
        return worth_of_place(state, state.kingdom(), state.line[state.at] >> 4, answer)[0]
    return worth_of_building(state, answer)


def worth_of_place(state: Turn, kingdom: Kingdom, domino: i64, answer: i64) -> Tuple[int, int]:
    """The points, and the size of the territories that the domino becomes a part of. answer: direction * 64 + spot."""
    hosts = state.queen == state.rules.kingdom_of(state.turn_seat)
    trial = kingdom.copy()
    trial.lay(domino, answer >> 6, answer & 63)
    size = sum(count(trial.territory_at(square)) for square in squares_of(trial.laid[trial.dominoes - 1]))
    return int(score(trial, state.rules, hosts) - score(kingdom, state.rules, hosts)), int(size)


def best_worth(state: Turn, domino: i64) -> Optional[int]:
    """On the best place that the kingdom has for a domino now; None: there is no place."""
    kingdom = state.kingdom()
    spots = Spots()
    kingdom.find_spots(domino, spots)
    return max((worth_of_place(state, kingdom, domino, direction << 6 | spot)[0] for direction in range(i64(4))
                for spot in squares_in(spots.toward(direction))), default=None)


def worth_of_building(state: Turn, answer: i64) -> int:
    """answer: slot * 64 + square. What is paid counts too, and the queen, if she comes."""
    trial = state.copy()
    assert isinstance(trial, Turn)
    trial.build(trial.kingdom(), answer >> 6, answer & 63)
    return int(trial.points(state.turn_seat) - state.points(state.turn_seat))
