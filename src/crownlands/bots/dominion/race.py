"""Candidates that are played out side by side from the same deals: what is better beyond chance."""
from __future__ import annotations

from math import sqrt
from typing import Final, List

from mypy_extensions import i64

GATE: Final = 1.0                    # standard errors by which the usual answer must be beaten to be left,
PLAN_GATE: Final = 2.0               # and the plan
HEAT: Final = 16                     # deals between two looks at how the race stands
HOPELESS: Final = -1.0               # standard errors behind the first from which on a candidate is given up
AHEAD: Final = 2.0                   # beyond the gate: so far ahead a race is over
TOO_LITTLE: Final = 0.005            # more than a candidate may gain, by two standard errors, to be given up as well


class Race:
    """The first candidate is the usual one; the others are measured by their differences to it, deal by deal (paired
    differences). It is left only for one that is through the gate: luck should not be taken for proof; but what looks
    better by a standard error mostly is better, and a higher gate gives most of that away (see docs/strength.md)."""

    def __init__(self, candidates: i64, gate: float = GATE) -> None:
        self.gate: float = gate
        self.deals: i64 = 0
        self.runs: List[bool] = [True] * candidates
        self.sums: List[float] = [0.0] * candidates
        self.squares: List[float] = [0.0] * candidates

    def running(self) -> i64:
        """How many are still in the race."""
        count: i64 = 0
        for runs in self.runs:
            if runs:
                count += 1
        return count

    def add(self, values: List[float]) -> None:
        """The values that the candidates came to from one deal; of those that are out, anything."""
        self.deals += 1
        for i in range(1, len(values)):
            if self.runs[i]:
                difference = values[i] - values[0]
                self.sums[i] += difference
                self.squares[i] += difference * difference
        if self.deals % HEAT == 0:
            for i in range(1, len(values)):
                if self.runs[i] and self.is_out(i):
                    self.runs[i] = False

    def is_out(self, i: i64) -> bool:
        if self.squares[i] == 0.0:
            return self.deals > HEAT                     # it comes to the same
        if self.lead(i) <= HOPELESS:
            return True
        return self.sums[i] + 2.0 * self.error(i) < TOO_LITTLE * float(self.deals)

    def lead(self, i: i64) -> float:
        """How far a candidate is ahead of the first, in standard errors."""
        return self.sums[i] / self.error(i)

    def error(self, i: i64) -> float:
        """The standard error of the sum, as if there had been one more deal with a difference of 1 either way: few
        deals that agree are no proof."""
        return sqrt(self.squares[i] + 1.0 - self.sums[i] * self.sums[i] / float(self.deals))

    def is_decided(self) -> bool:
        if self.deals % HEAT:
            return False
        return self.running() == 1 or (self.deals > HEAT and self.lead(self.best()) > self.gate + AHEAD)

    def best(self) -> i64:
        """The candidate with the largest lead, whatever it is."""
        best: i64 = 0
        for i in range(1, len(self.runs)):
            if self.runs[i] and (best == 0 or self.sums[i] > self.sums[best]):
                best = i
        return best

    def winner(self) -> i64:
        """The best if it is through the gate, else the first."""
        best = self.best()
        if best == 0 or self.deals < HEAT or self.lead(best) < self.gate:
            return 0
        return best
