"""What each card is worth at a table: how a player fares who may not buy it, against the evolved strategy, which may.

To leave the card's lines out of the strategy would not be honest: a player who knows that there will be no Chapel plans
otherwise. So the best answer is evolved anew, without the card, and then plays fresh games. The yardstick is not a
half, but what an answer evolved in just the same way reaches with every card: some answers know whom they play."""
from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Set, Tuple

from crownlands.bots.dominion.evolution.evolution import GAMES_A_SECOND, Evolution, kept_games
from crownlands.bots.dominion.evolution.island import FIRST_GAMES
from crownlands.bots.dominion.evolution.plan import from_strategy, rules_of
from crownlands.bots.dominion.evolution.tasks import COUNTER, EXAM, Ground, Rules, Task, Workshop
from crownlands.bots.dominion.strategy import load_strategy
from crownlands.interrupt import noted
from crownlands.kernel.chance import seed_of
from crownlands.lab.dominion.findings import Interval, Without, Worth
from crownlands.lab.evolve import time_until
from crownlands.lab.match import interval
from crownlands.lab.workers import Do, work

NOTHING = -1                                     # the number of no card: nothing is forbidden
EXAM_PART = 0.3                                  # of the games and the time, for fresh games
MOST_EXAM = 20_000                               # games: the share is then known to less than a hundredth
LEAST_SEEDS = 4
BESIDES_KINGDOM = ("silver", "gold")             # basic cards that one can do without

# number of the card, games, seconds
Bar = Tuple[int, int, float]


@dataclass(frozen=True)
class Answer:
    """What was found without a card: shares of fresh games, and the mask of kingdom cards that it mostly ends with."""
    played: int
    games: int
    share: float
    cut: Optional[float]                         # of the strategy that has only lost its lines
    buys: int


class Forbidding:
    """Tries the cards of a table one by one."""

    def __init__(self, ground: Ground, evolution: Evolution, seed: int) -> None:
        self.ground = ground
        self.seed = seed
        self.kingdom = evolution.setup.kingdom
        self.strategies: List[Tuple[Rules, float]] = list(evolution.chosen)
        self.seeds = seeds_of(evolution)
        bought = {rule[0] for rules, _share in self.strategies for rule in rules}
        self.bought = [card for card in self.candidates() if card in bought]
        self.answers: Dict[int, Answer] = {}

    def candidates(self) -> List[int]:
        """The cards that a player could be forbidden to buy, and still play."""
        supply = [id for id in self.kingdom.numbers if not self.kingdom.beside >> self.kingdom.numbers[id] & 1]
        named = [id for id in supply if id in self.kingdom.kingdom or id in BESIDES_KINGDOM]
        return [int(self.kingdom.numbers[id]) for id in named]

    def try_all(self, games: int, seconds: float, jobs: int, tell: Callable[[float], None]) -> None:
        """With all cards; without each that the strategy buys; and without each that the free answer buys besides."""
        first = [NOTHING, *self.bought]
        games, seconds = games // len(first), seconds * min(jobs, len(first)) / len(first)
        self.try_without(first, games, seconds, jobs, lambda: tell(1 / len(first)))
        if NOTHING in self.answers:
            free = self.answers[NOTHING].buys
            more = [card for card in self.candidates() if free >> card & 1 and card not in self.bought]
            self.try_without(more, games, seconds, jobs, lambda: None)

    def try_without(self, cards: Sequence[int], games: int, seconds: float, jobs: int,
                    tell: Callable[[], None]) -> None:
        def keep(bar: Bar, answer: Answer) -> None:
            self.answers[bar[0]] = answer
            tell()

        work([(card, games, seconds) for card in cards],
             functools.partial(prepare, self.ground, self.seed, self.strategies, self.seeds, jobs), jobs, keep)

    # ---- what came of it
    @property
    def played(self) -> int:
        return sum(answer.played for answer in self.answers.values())

    @property
    def free(self) -> Optional[Without]:
        return without(self.answers[NOTHING]) if NOTHING in self.answers else None

    def worths(self) -> List[Worth]:
        """The most first."""
        if NOTHING not in self.answers:
            return []
        free = without(self.answers[NOTHING])
        found: List[Worth] = []
        for card, answer in self.answers.items():
            if card != NOTHING:
                forbidden = without(answer)
                found.append(Worth(self.kingdom.ids[card], card in self.bought, forbidden, answer.cut,
                                   free.share - forbidden.share, difference(free, forbidden)))
        return sorted(found, key=lambda worth: (-worth.worth, worth.card))

    def idle(self) -> List[str]:
        tried: Set[int] = set(self.answers)
        return [self.kingdom.ids[card] for card in self.candidates() if card not in tried] if NOTHING in tried else []


def seeds_of(evolution: Evolution) -> List[Rules]:
    """All that is there: what was chosen, the islands, menus, its past, and the lists."""
    plans = [rules for rules, _share in evolution.chosen]
    plans += [load[0] for population in evolution.populations for load in population]
    plans += [opponent for opponent in evolution.opponents if not isinstance(opponent, str)]
    plans += [rules_of(from_strategy(load_strategy(path), evolution.setup.kingdom)) for path in evolution.lists]
    return plans


def without(answer: Answer) -> Without:
    return Without(answer.games, answer.share, interval(answer.share * answer.games, answer.games))


def difference(one: Without, other: Without) -> Interval:
    """The interval of the difference of two shares, from theirs (Newcombe's). Both met the same deals, so it is rather
    wider than it need be."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    between = one.share - other.share
    return (between - math.hypot(one.share - low, other_high - other.share),
            between + math.hypot(high - one.share, other.share - other_low))


# ---- a worker
def prepare(ground: Ground, seed: int, strategies: List[Tuple[Rules, float]], seeds: List[Rules],
            jobs: int) -> Do[Bar, Answer]:
    with noted() as interrupt:
        clock = functools.partial(time_until, interrupt) if jobs == 1 else time.monotonic
        workshop = Workshop(ground, seed_of(seed, "forbidding"), clock)

    def do(bar: Bar) -> Iterator[Answer]:
        answer = answer_without(workshop, bar, strategies, seeds)
        if not interrupt.came:                           # else it had no time to be found
            yield answer

    return do


def answer_without(workshop: Workshop, bar: Bar, strategies: List[Tuple[Rules, float]], seeds: List[Rules]) -> Answer:
    card, games, seconds = bar
    forbidden = [] if card == NOTHING else [card]
    opponents: List[Any] = [rules for rules, _share in strategies]
    weights = [share for _rules, share in strategies]
    exam, search = int(games * EXAM_PART), int(games * (1 - EXAM_PART))
    about = min(search, int(seconds * (1 - EXAM_PART) * GAMES_A_SECOND))
    seeds = seeds[:max(LEAST_SEEDS, about // (3 * FIRST_GAMES))]
    kept = kept_games(about)
    played, population = workshop.do(Task(COUNTER, f"without {card}", search, seconds * (1 - EXAM_PART),
                                          opponents=opponents, weights=weights, kept_games=kept, candidates=[],
                                          plans=seeds, forbidden=forbidden))
    best = population[0]
    cut = [rule for rule in strategies[0][0] if rule[0] not in forbidden]
    plans = [best[0], cut] if cut and len(cut) < len(strategies[0][0]) else [best[0]]
    examined, rows = workshop.do(Task(EXAM, EXAM, min(exam, MOST_EXAM * len(plans)), seconds * EXAM_PART,
                                      opponents=opponents, plans=plans))
    shares = [sum(weight * halves / (2 * of) for weight, halves in zip(weights, row, strict=True)) for of, row in rows]
    return Answer(played + examined, rows[0][0], shares[0], shares[1] if len(shares) > 1 else None, best[6])
