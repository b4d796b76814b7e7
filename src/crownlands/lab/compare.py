"""Two bots compared over many kingdoms, or deals of dominoes: every deal is played twice, with swapped seats.

A game follows from its kingdom's seed and its number alone: it does not matter who plays it, when, and after what. So
a comparison can be interrupted, resumed and made longer."""
from __future__ import annotations

import functools
import math
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Dict, Final, List, Optional, Set, Tuple, Union

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.series import Series, play_series
from crownlands.interrupt import noted
from crownlands.kernel.chance import seed_of
from crownlands.kernel.state import State
from crownlands.lab.crew import Do
from crownlands.lab.match import CONFIDENCE, TURN_LIMIT, Interval, Match, Table, Tables, interval
from crownlands.lab.workers import PART_SECONDS, Jobs, work

PAIR: Final = 2                      # games from one deal
RESAMPLES: Final = 2000              # of the bootstrap
FIRST_LOOK: Final = 20               # kingdoms before it is asked for the first time whether that is enough
LOOKS_GROW: Final = 1.25             # from one time to the next
TIGHTEST_AT: Final = 50              # kingdoms at which the interval for many looks is narrowest, compared with others

SETTLED: Final = "settled"           # stop when it is sure who is better
ALL, WIDTH, INTERRUPTED = "all", "width", "interrupted"      # why else a comparison stops
Until = Union[None, float, str]      # a half-width of the interval, or SETTLED
# number of a kingdom, and of games in it
Task = Tuple[int, Tuple[int, ...]]


@dataclass(frozen=True)
class Game:
    """One game. What has two parts is of the first and of the second bot, wherever they sat."""
    kingdom: int
    number: int                                  # even: the first bot begins; the next is its twin
    score: float                                 # of the first bot: 1 for a win, a half for a shared first place
    end: str
    turns: int                                   # of the seat with most
    points: Tuple[int, int]
    choices: Tuple[int, int]
    cpu: Tuple[float, float]                     # seconds that the bots took for their answers
    setup: Tuple[float, float]                   # and to be made


@dataclass(frozen=True)
class KingdomScore:
    """The whole pairs that were played in a kingdom."""
    kingdom: int
    score: float
    games: int

    @property
    def share(self) -> float:
        return self.score / self.games


class Timed(Bot):
    """A bot with a watch, which counts the time of this process and not that of others."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.choices = 0

    def new_game(self, number: i64) -> None:
        self.bot.new_game(number)

    def answer(self, state: State) -> i64:
        began = time.process_time()
        answer = self.bot.answer(state)
        self.seconds += time.process_time() - began
        self.choices += 1
        return answer


def play_game(table: Table, kingdom: int, number: int) -> Game:
    """The twin has the same chance, and what a bot leaves to its own belongs to the seat."""
    deal = number - number % PAIR
    own_seed = seed_of(table.match.seed, deal)
    seated = (0, 1) if number == deal else (1, 0)
    sides = sides_of(table)
    bots: List[Timed] = []
    made = [0.0, 0.0]
    for seat, side in enumerate(sides):
        player = seated[side]
        began = time.process_time()
        bots.append(Timed(table.players[player].bot(table.dealt, seat, seed_of(own_seed, seat + 1))))
        made[player] += time.process_time() - began
    series = play_series(table.setup, [*bots], table.match.seed, deal, 1, TURN_LIMIT * len(bots), len(sides) > PAIR)
    seats = [[seat for seat, side in enumerate(sides) if seated[side] == player] for player in range(PAIR)]
    first, second = seats[0][0], seats[1][0]
    end, = series.ends
    return Game(kingdom, number, score_of(series, seats), end, int(series.turns),
                (int(series.points[first]), int(series.points[second])),
                (sum(bots[seat].choices for seat in seats[0]), sum(bots[seat].choices for seat in seats[1])),
                (sum(bots[seat].seconds for seat in seats[0]), sum(bots[seat].seconds for seat in seats[1])),
                (made[0], made[1]))


def sides_of(table: Table) -> List[int]:
    """Of each seat; partners are on the same side."""
    if not table.match.seats:
        return list(range(PAIR))
    return [int(table.setup.rules.kingdom_of(seat)) for seat in range(table.match.seats)]


def score_of(series: Series, seats: Sequence[Sequence[int]]) -> float:
    """Of the first player, who has the first seats."""
    if not series.rows:
        seat = seats[0][0]
        return int(series.won[seat]) + int(series.tied[seat]) / 2
    winners = series.rows[0][2]
    won = [winners >> own[0] & 1 for own in seats]
    return won[0] / sum(won)


def player_of(matches: Sequence[Match]) -> Do[Task, List[Game]]:
    tables = Tables(matches)

    def play(task: Task) -> Iterator[List[Game]]:
        kingdom, numbers = task
        table = tables.seat(matches[kingdom])
        part: List[Game] = []
        began = time.monotonic()
        for number in numbers:
            part.append(play_game(table, kingdom, number))
            if time.monotonic() - began > PART_SECONDS:
                yield part
                part, began = [], time.monotonic()
        yield part

    return play


def compare(matches: Sequence[Match], games: int, jobs: Jobs, seed: int, until: Until, played: List[Game],
            keep: Callable[[List[Game]], None]) -> str:
    """Play what is missing in `played` of so many games in each kingdom, and add it there; `keep` hears of it at once.
    Returns why it stopped. The result does not depend on the number of jobs."""
    done: Set[Tuple[int, int]] = {(game.kingdom, game.number) for game in played}

    def take(_task: Task, part: List[Game]) -> None:
        played.extend(part)
        keep(part)

    first = 0
    with noted() as interrupt:
        for last in looks(len(matches)) if until is not None else [len(matches)]:
            missing = [(kingdom, tuple(number for number in range(games) if (kingdom, number) not in done))
                       for kingdom in range(first, last)]
            tasks = [task for task in missing if task[1]]
            before = len(played)
            if tasks:
                work(tasks, functools.partial(player_of, list(matches)), jobs, take)
            if len(played) - before < sum(len(numbers) for _kingdom, numbers in tasks):
                return INTERRUPTED
            scores = scores_of(played)
            if until == SETTLED and is_settled(scores):
                return SETTLED
            if isinstance(until, float) and half_width(scores, seed) <= until:
                return WIDTH
            if interrupt.came and last < len(matches):
                return INTERRUPTED
            first = last
    return ALL


def looks(kingdoms: int) -> Iterator[int]:
    """After how many kingdoms it is asked whether that is enough; the last time after all."""
    last = FIRST_LOOK
    while last < kingdoms:
        yield last
        last = math.ceil(last * LOOKS_GROW)
    yield kingdoms


# ---- how sure it is
def scores_of(played: Sequence[Game]) -> List[KingdomScore]:
    """By kingdom; a game whose twin is missing waits for it."""
    by_place: Dict[Tuple[int, int], Game] = {(game.kingdom, game.number): game for game in played}
    totals: Dict[int, KingdomScore] = {}
    for (kingdom, number), game in sorted(by_place.items()):
        twin = by_place.get((kingdom, number + 1))
        if number % PAIR == 0 and twin is not None:
            before = totals.get(kingdom, KingdomScore(kingdom, 0.0, 0))
            totals[kingdom] = KingdomScore(kingdom, before.score + game.score + twin.score, before.games + PAIR)
    return list(totals.values())


def share_of(scores: Sequence[KingdomScore]) -> float:
    return sum(score.score for score in scores) / sum(score.games for score in scores)


def bootstrap(scores: Sequence[KingdomScore], seed: int) -> Interval:
    """The middle 95 % of the shares that as many kingdoms have which are drawn from these with replacement. Where all
    have the same share that says nothing; then each counts as one game (Wilson's interval)."""
    if len({score.share for score in scores}) == 1:
        return interval(scores[0].share * len(scores), len(scores))
    rng = random.Random(seed)
    drawn: List[float] = []
    for _sample in range(RESAMPLES):
        drawn.append(share_of(rng.choices(scores, k=len(scores))))
    drawn.sort()
    outside = round(RESAMPLES * (1 - CONFIDENCE) / 2)
    return drawn[outside], drawn[-outside - 1]


def half_width(scores: Sequence[KingdomScore], seed: int) -> float:
    low, high = bootstrap(scores, seed)
    return (high - low) / 2


def at_any_time(scores: Sequence[KingdomScore]) -> Optional[Interval]:
    """An interval that holds however often one looks (a confidence sequence, from Robbins' normal mixture): the chance
    that it ever leaves the true share outside is 5 %. Wider than one for a single look. None for too few kingdoms."""
    kingdoms = len(scores)
    if kingdoms < FIRST_LOOK:
        return None
    # a kingdom lost and one won are added, so that a few equal shares are not taken for certainty
    spread = statistics.stdev([0.0, 1.0, *[score.share for score in scores]])
    least = 1 - CONFIDENCE
    weight = kingdoms * (1 - 2 * math.log(least) + math.log(-2 * math.log(least))) / TIGHTEST_AT
    half = spread * math.sqrt(2 * (weight + 1) / (kingdoms * weight) * math.log(math.sqrt(weight + 1) / least))
    middle = share_of(scores)
    return max(0.0, middle - half), min(1.0, middle + half)


def is_settled(scores: Sequence[KingdomScore]) -> bool:
    found = at_any_time(scores)
    return found is not None and not found[0] <= 0.5 <= found[1]
