"""Circles: where every plan is beaten by another, a few plans with shares of the games are safer than any one."""
from __future__ import annotations

from typing import Final, List, Tuple

ROUNDS: Final = 4000
LEAST_SHARE: Final = 0.15            # a plan that is played less often is left out
GAIN: Final = 0.03                   # what a mixture must be better than the best plan alone, at its worst


def mixture(shares: List[List[float]]) -> List[Tuple[int, float]]:
    """Which rows to play how often, so that the worst column is as good as possible: each side answers what the other
    has done so far (fictitious play). One row alone unless a mixture is clearly better."""
    alone = max(range(len(shares)), key=lambda row: min(shares[row]))
    weights = solve(shares)
    chosen = [row for row in range(len(shares)) if weights[row] >= LEAST_SHARE]
    if len(chosen) > 1:
        total = sum([weights[row] for row in chosen])
        mixed = [(row, weights[row] / total) for row in chosen]
        columns = range(len(shares[0]))
        worst = min([sum([share * shares[row][column] for row, share in mixed]) for column in columns])
        if worst >= min(shares[alone]) + GAIN:
            return mixed
    return [(alone, 1.0)]


def solve(shares: List[List[float]]) -> List[float]:
    """How often each row is played in the long run."""
    rows, columns = len(shares), len(shares[0])
    played = [0] * rows
    gained = [0.0] * rows                        # by each row against what the columns have done
    paid = [0.0] * columns                       # by each column against what the rows have done
    for _round in range(ROUNDS):
        row = max(range(rows), key=lambda at: gained[at])
        played[row] += 1
        for column in range(columns):
            paid[column] += shares[row][column]
        answer = min(range(columns), key=lambda at: paid[at])
        for at in range(rows):
            gained[at] += shares[at][answer]
    return [count / ROUNDS for count in played]
