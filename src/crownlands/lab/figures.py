"""Figures that other people's engines and papers give, beside ours. If ours do not agree, one of our rules is wrong."""
from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Dict, List, Optional, Tuple

from crownlands.lab.match import Outcome, Table
from crownlands.lab.workers import Jobs, work

SURE = 2.0                           # standard errors that chance hardly ever exceeds


@dataclass(frozen=True)
class Figure:
    """One number, theirs and ours. soft: ours may be better, because it depends on how well a card is played."""
    match: str
    what: str
    theirs: float
    ours: float
    tolerance: float
    source: str
    soft: bool = False
    explained: str = ""                          # the message that says why ours is right though it does not agree

    @property
    def agrees(self) -> bool:
        if self.soft:
            return self.ours >= self.theirs - self.tolerance
        return abs(self.ours - self.theirs) <= self.tolerance

    @property
    def is_wrong(self) -> bool:
        return not self.agrees and not self.explained


# ---- how far ours may be from theirs
def percent_spread(percent: float) -> float:
    """Standard deviation of one game that counts 100 or 0, if so many count 100."""
    return math.sqrt(percent * (100 - percent))


def chance_of_both(spread: float, their_games: int, games: int) -> float:
    """What their chance and ours together may make of a difference."""
    return SURE * spread * math.sqrt(1 / their_games + 1 / games)


def widened(tolerance: float, spread: float, games: int, enough: int) -> float:
    """A tolerance for `enough` games, with the chance of fewer games added."""
    return math.sqrt(tolerance * tolerance + (SURE * spread) ** 2 * max(0.0, 1 / games - 1 / enough))


# ---- working them out
# tells how many games were just played, and returns figures at last
Playing = Generator[int, None, List[Figure]]


@dataclass(frozen=True)
class Trial:
    """So many games, from which figures are worked out."""
    games: int
    play: Callable[[], Playing]


def play_all(table: Table, games: int) -> Generator[int, None, Outcome]:
    """Play so many games at a table; tells how many were just played, and returns how they went."""
    outcome = Outcome(len(table.players))
    for part in table.play(0, games):
        outcome.add(part)
        yield part.games
    return outcome


def work_out(trials: Sequence[Trial], jobs: Jobs, progress: Optional[Callable[[int], None]] = None) -> List[Figure]:
    """The figures of all trials, in their order. An interrupt keeps those that are done."""
    done: Dict[int, List[Figure]] = {}

    def keep(numbered: Tuple[int, Trial], part: Tuple[int, List[Figure]]) -> None:
        games, figures = part
        if figures:
            done[numbered[0]] = figures
        if progress is not None:
            progress(games)

    longest_first = sorted(enumerate(trials), key=lambda numbered: -numbered[1].games)
    work(longest_first, trial_player, jobs, keep)
    return [figure for number in sorted(done) for figure in done[number]]


def trial_player() -> Callable[[Tuple[int, Trial]], Iterator[Tuple[int, List[Figure]]]]:
    return play_trial


def play_trial(numbered: Tuple[int, Trial]) -> Iterator[Tuple[int, List[Figure]]]:
    playing = numbered[1].play()
    while True:
        try:
            yield next(playing), []
        except StopIteration as end:
            yield 0, end.value
            return
