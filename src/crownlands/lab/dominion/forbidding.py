"""What each card is worth at a table: how a player fares who may not buy it, against the evolved strategy, which may.

To leave the card's lines out of the strategy would not be honest: a player who knows that there will be no Chapel plans
otherwise. So the best answer is evolved anew, without the card. An answer that was found without one card, and does not
buy another, is an answer without that one as well: of all that were found the best counts, for every card. The
yardstick is not a half, but the best answer of all: some answers know whom they play. Who is best is chosen with other
games than those that are told."""
from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple

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
SEARCH, TRIAL = 0.6, 0.1                         # of games and time: for finding answers, and for choosing among them
MOST_TRIAL, MOST_EXAM = 2_000, 10_000            # games: the share is then known to a hundredth
LEAST_SEEDS = 4
BESIDES_KINGDOM = ("silver", "gold")             # basic cards that one can do without
FINDING, EXAMINING = "finding", "examining"

# what to do: the kind, the number of a card, a plan, further seeds; games, seconds
Job = Tuple[str, int, Rules, List[Rules], int, float]
# what came of it: games played; the plan; how many games, and the share of them; the cards that it mostly ends with
Done = Tuple[int, Rules, int, float, int]


@dataclass(frozen=True)
class Answer:
    """A strategy against the evolved one, with its share of games: of those that choose the best."""
    rules: Rules
    share: float
    ends_with: int                               # mask of kingdom cards

    def buys(self, card: int) -> bool:
        return any(rule[0] == card for rule in self.rules)


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
        self.answers: Dict[int, Answer] = {}             # by what was forbidden when it was found
        self.exams: Dict[str, Without] = {}              # by plan
        self.played = 0

    def candidates(self) -> List[int]:
        """The cards that a player could be forbidden to buy, and still play."""
        supply = [id for id in self.kingdom.numbers if not self.kingdom.beside >> self.kingdom.numbers[id] & 1]
        named = [id for id in supply if id in self.kingdom.kingdom or id in BESIDES_KINGDOM]
        return [int(self.kingdom.numbers[id]) for id in named]

    # ---- finding answers
    def try_all(self, games: int, seconds: float, jobs: int, tell: Callable[[float], None]) -> None:
        """With all cards; without each that the strategy buys; without each that the best answer buys besides."""
        first = [NOTHING, *self.bought]
        each, time_each = games // len(first), seconds * min(jobs, len(first)) / len(first)
        self.find(first, each, time_each, jobs, lambda: tell((SEARCH + TRIAL) / len(first)))
        if len(self.answers) == len(first):
            best = self.best()
            more = [card for card in self.candidates() if best.ends_with >> card & 1 and card not in self.answers]
            self.find(more, each, time_each, jobs, lambda: None)
            self.examine(int(games * (1 - SEARCH - TRIAL)), seconds * (1 - SEARCH - TRIAL), jobs)

    def find(self, cards: Sequence[int], games: int, seconds: float, jobs: int, tell: Callable[[], None]) -> None:
        known = [answer.rules for answer in self.answers.values()]

        def keep(job: Job, done: Done) -> None:
            self.played += done[0]
            self.answers[job[1]] = Answer(done[1], done[3], done[4])
            tell()

        self.work([(FINDING, card, [], known, games, seconds) for card in cards], jobs, keep)
        self.answers = dict(sorted(self.answers.items()))        # whichever was found first

    def examine(self, games: int, seconds: float, jobs: int) -> None:
        """All that will be told, in the same fresh games."""
        plans = {key(answer.rules): answer.rules for answer in map(self.best, [NOTHING, *self.answers])}
        plans.update({key(cut): cut for cut in map(self.cut, self.bought) if cut})

        def keep(job: Job, done: Done) -> None:
            self.played += done[0]
            self.exams[key(job[2])] = without(done[2], done[3])

        time_each = seconds * min(jobs, len(plans)) / len(plans)
        self.work([(EXAMINING, NOTHING, plan, [], games // len(plans), time_each) for plan in plans.values()], jobs,
                  keep)

    def work(self, tasks: List[Job], jobs: int, keep: Callable[[Job, Done], None]) -> None:
        work(tasks, functools.partial(prepare, self.ground, self.seed, self.strategies, self.seeds, jobs), jobs, keep)

    def best(self, forbidden: int = NOTHING) -> Answer:
        """Of all that were found, among those that do not buy the card."""
        fair = [answer for answer in self.answers.values() if not answer.buys(forbidden)]
        return max(fair, key=lambda answer: answer.share)

    def cut(self, card: int) -> Rules:
        """The strategy without the lines of the card; nothing if there are none, or no others."""
        rules = self.strategies[0][0]
        left = [rule for rule in rules if rule[0] != card]
        return left if len(left) < len(rules) else []

    # ---- what came of it
    @property
    def free(self) -> Optional[Without]:
        return self.exams.get(key(self.best().rules)) if self.answers else None

    def worths(self) -> List[Worth]:
        """The most first."""
        free = self.free
        found: List[Worth] = []
        for card in self.answers:
            forbidden = self.exams.get(key(self.best(card).rules))
            if card != NOTHING and free is not None and forbidden is not None:
                cut = self.exams.get(key(self.cut(card)))
                found.append(Worth(self.kingdom.ids[card], card in self.bought, forbidden, cut.share if cut else None,
                                   free.share - forbidden.share, difference(free, forbidden)))
        return sorted(found, key=lambda worth: (-worth.worth, worth.card))

    def idle(self) -> List[str]:
        return [self.kingdom.ids[card] for card in self.candidates() if card not in self.answers] if self.free else []


def seeds_of(evolution: Evolution) -> List[Rules]:
    """All that is there: what was chosen, the islands, menus, its past, and the lists."""
    plans = [rules for rules, _share in evolution.chosen]
    plans += [load[0] for population in evolution.populations for load in population]
    plans += [opponent for opponent in evolution.opponents if not isinstance(opponent, str)]
    plans += [rules_of(from_strategy(load_strategy(path), evolution.setup.kingdom)) for path in evolution.lists]
    return plans


def key(rules: Rules) -> str:
    return str(rules)


def without(games: int, share: float) -> Without:
    return Without(games, share, interval(share * games, games))


def difference(one: Without, other: Without) -> Interval:
    """The interval of the difference of two shares, from theirs (Newcombe's). Both met the same deals, so it is rather
    wider than it need be."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    between = one.share - other.share
    return (between - math.hypot(one.share - low, other_high - other.share),
            between + math.hypot(high - one.share, other.share - other_low))


# ---- a worker
def prepare(ground: Ground, seed: int, strategies: List[Tuple[Rules, float]], seeds: List[Rules],
            jobs: int) -> Do[Job, Done]:
    with noted() as interrupt:
        clock = functools.partial(time_until, interrupt) if jobs == 1 else time.monotonic
    bench = Bench(ground, seed, strategies, seeds, clock)

    def do(job: Job) -> Iterator[Done]:
        done = bench.find(job) if job[0] == FINDING else bench.examine(job)
        if not interrupt.came:                           # else it had no time to be found
            yield done

    return do


class Bench:
    """Where answers are found and examined."""

    def __init__(self, ground: Ground, seed: int, strategies: List[Tuple[Rules, float]], seeds: List[Rules],
                 clock: Callable[[], float]) -> None:
        self.finding = Workshop(ground, seed_of(seed, FINDING), clock)
        self.examining = Workshop(ground, seed_of(seed, EXAMINING), clock)
        self.opponents: List[Any] = [rules for rules, _share in strategies]
        self.weights = [share for _rules, share in strategies]
        self.seeds = seeds

    def find(self, job: Job) -> Done:
        _kind, card, _plan, known, games, seconds = job
        about = min(int(games * SEARCH), int(seconds * SEARCH * GAMES_A_SECOND))
        seeds = [*known, *self.seeds][:max(LEAST_SEEDS, about // (3 * FIRST_GAMES))]
        played, population = self.finding.do(Task(
            COUNTER, f"without {card}", int(games * SEARCH), seconds * SEARCH, opponents=self.opponents,
            weights=self.weights, kept_games=kept_games(about), candidates=[], plans=seeds,
            forbidden=[] if card == NOTHING else [card]))
        rules, ends_with = population[0][0], population[0][6]
        tried, of, share = self.share(self.finding, rules, min(int(games * TRIAL), MOST_TRIAL), seconds * TRIAL)
        return played + tried, rules, of, share, ends_with

    def examine(self, job: Job) -> Done:
        _kind, _card, plan, _known, games, seconds = job
        played, of, share = self.share(self.examining, plan, min(games, MOST_EXAM), seconds)
        return played, plan, of, share, 0

    def share(self, workshop: Workshop, plan: Rules, games: int, seconds: float) -> Tuple[int, int, float]:
        """Games played in all and against each strategy, and the share of the points there were."""
        played, [(of, halves)] = workshop.do(Task(EXAM, EXAM, games, seconds, opponents=self.opponents, plans=[plan]))
        return played, of, sum(weight * half / (2 * of) for weight, half in zip(self.weights, halves, strict=True))
