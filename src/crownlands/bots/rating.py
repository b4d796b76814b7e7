"""How well the options of a decision do, by playouts: what a hint and a review are made of."""
from __future__ import annotations

from math import sqrt
from typing import Dict, Final, List, Tuple, Union

from mypy_extensions import i64

HEAT: Final = 16                     # deals between two looks at which candidates are hopeless
HOPELESS: Final = 3.0                # standard errors behind the best from which on one is
CLOSE: Final = 1.5                   # standard errors within which two options are about as good as each other
PROVEN: Final = 1000.0              # standard errors: what has been worked out is left for nothing
A_LITTLE: Final = 0.01               # of a game: so small a difference is none to a person

Fact = Union[int, str]


class Rated:
    """An option, and how often a game is won with it. behind: how much less often than with the expert's choice; what
    is not proven better counts as no better. error: the standard error of that difference."""

    def __init__(self, option: str, chance: float, behind: float, error: float, deals: int) -> None:
        self.option: str = option
        self.chance: float = chance
        self.behind: float = behind
        self.error: float = error
        self.deals: int = deals

    @property
    def is_close(self) -> bool:
        """Whether it may well be as good as the expert's choice."""
        return self.behind <= max(A_LITTLE, CLOSE * self.error)

    def describe(self) -> Dict[str, object]:
        return {"option": self.option, "chance": round(self.chance, 4), "behind": round(self.behind, 4),
                "error": round(self.error, 4), "deals": self.deals}


class Reason:
    """A fact that speaks for a choice: a message of the catalogue, with its arguments. Cards are given by their id."""

    def __init__(self, id: str, facts: Dict[str, Fact]) -> None:
        self.id: str = id
        self.facts: Dict[str, Fact] = facts

    def describe(self) -> Dict[str, object]:
        return {"id": self.id, "facts": self.facts}


class Advice:
    """What an expert would choose, and why. options: those that were played out, the choice first; none if playing on
    cannot tell them apart, as with Treasures."""

    def __init__(self, seat: int, prompt: str, choice: str, options: List[Rated], reasons: List[Reason],
                 playouts: int) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.choice: str = choice
        self.options: List[Rated] = options
        self.reasons: List[Reason] = reasons
        self.playouts: int = playouts

    def describe(self) -> Dict[str, object]:
        return {"seat": self.seat, "prompt": self.prompt, "choice": self.choice,
                "options": [rated.describe() for rated in self.options],
                "reasons": [reason.describe() for reason in self.reasons], "playouts": self.playouts}


class Trial:
    """Candidates that are played out from the same deals. In each deal a candidate comes to a share of a victory, and
    to a value, by which the expert chooses: it may count points as well."""

    def __init__(self, candidates: i64) -> None:
        self.deals: i64 = 0
        self.runs: List[bool] = [True] * candidates
        self.wins: List[List[float]] = [[] for _candidate in range(candidates)]
        self.values: List[List[float]] = [[] for _candidate in range(candidates)]

    def running(self) -> i64:
        count: i64 = 0
        for runs in self.runs:
            if runs:
                count += 1
        return count

    def add(self, candidate: i64, win: float, value: float) -> None:
        self.wins[candidate].append(win)
        self.values[candidate].append(value)

    def end_deal(self) -> None:
        """All that run have been played out from it. Those that are hopelessly behind are given up now and then."""
        self.deals += 1
        if self.deals % HEAT == 0:
            best = self.best()
            for i in range(i64(len(self.runs))):
                if self.runs[i] and i != best:
                    behind, error = difference(self.values[best], self.values[i])
                    if behind > HOPELESS * error:
                        self.runs[i] = False

    def best(self) -> i64:
        """Of those that run the one with the highest value; of equal ones the first."""
        best: i64 = -1
        most = 0.0
        for i in range(i64(len(self.runs))):
            if self.runs[i]:
                value = sum(self.values[i])
                if best < 0 or value > most:
                    best = i
                    most = value
        return best

    def choice(self, gate: float) -> i64:
        """The best; but the first is left only for one that is ahead of it by so many standard errors."""
        best = self.best()
        if best == 0 or self.deals == 0:
            return 0
        ahead, error = difference(self.values[best], self.values[0])
        return best if ahead >= gate * error else 0

    def ranked(self, options: List[str], choice: i64) -> List[Rated]:
        """The choice first, then the others by how often they win. options: what each candidate is; of those that are
        the same the better counts."""
        if self.deals == 0:
            return []
        best: Dict[str, Rated] = {}
        for i in range(i64(len(options))):
            rated = self.rated(options[i], i, choice)
            if options[i] not in best or rated.behind < best[options[i]].behind:
                best[options[i]] = rated
        first = self.rated(options[choice], choice, choice)
        rest = [rated for rated in best.values() if rated.option != first.option]
        rest.sort(key=by_behind)
        return [first, *rest]

    def rated(self, option: str, candidate: i64, choice: i64) -> Rated:
        wins = self.wins[choice]
        chance = sum(wins) / float(len(wins))
        behind, error = difference(wins, self.wins[candidate])
        behind = max(0.0, behind)
        return Rated(option, max(0.0, chance - behind), behind, error, len(self.wins[candidate]))


def by_behind(rated: Rated) -> float:
    return rated.behind


def difference(one: List[float], other: List[float]) -> Tuple[float, float]:
    """How much more one came to than the other in a deal of both, and the standard error of that, as if there had been
    one more deal with a difference of 1 either way: few deals that agree are no proof."""
    deals = min(len(one), len(other))
    if one is other or deals == 0:
        return 0.0, 0.0
    total = 0.0
    squares = 0.0
    for deal in range(deals):
        more = one[deal] - other[deal]
        total += more
        squares += more * more
    return total / float(deals), sqrt(squares + 1.0 - total * total / float(deals)) / float(deals)
