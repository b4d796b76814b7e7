"""From seeds to a plan, in stages: seeds and menus; islands; opponents evolved against the best; islands; an exam with
fresh games; and trimming. The leader asks for the tasks of a stage, has them done, and hands in what came of them."""
from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, Final, List, Tuple

from crownlands.bots.dominion.evolution import tasks as kinds
from crownlands.bots.dominion.evolution.island import FIRST_GAMES, POPULATION
from crownlands.bots.dominion.evolution.mixture import mixture
from crownlands.bots.dominion.evolution.plan import from_strategy, plan_of, rules_of
from crownlands.bots.dominion.evolution.seeds import Seeds
from crownlands.bots.dominion.evolution.tasks import Carried, Ground, Opponent, Rules, Task, lay_out, unpacked
from crownlands.bots.dominion.strategy import load_strategy
from crownlands.dominion.setup import DominionSetup

ISLANDS: Final = 2
# the stages, and which part of the time each has
STAGES: Final[Tuple[Tuple[str, float], ...]] = (
    (kinds.SETTLE, 0.12), (kinds.ISLAND, 0.17), (kinds.COUNTER, 0.07), (kinds.ISLAND, 0.18), (kinds.COUNTER, 0.07),
    (kinds.ISLAND, 0.19), (kinds.EXAM, 0.12), (kinds.TRIM, 0.08))
GAMES_A_SECOND: Final = 20_000       # about: to choose how long a plan is tested where only seconds are given
MOST_LISTS: Final = 22
HARD_LISTS: Final = 6                # lists that islands play against, beside plain money
MIGRANTS: Final = 4
FINALISTS: Final = 3                 # of each island
PAST_FINALISTS: Final = 2            # and of the past
LEAST_SEEDS: Final = 12
BEST_CARDS: Final = 4                # that seeds are made of after the first stage
RENEWING: Final = 0.15               # of the games of a stage, for those who are there already

# groups of the league's opponents, and what they count
MONEY: Final = "money"
LISTS: Final = "lists"
MENUS: Final = "menus"
OWN: Final = "own"                   # its own past, and what was evolved against it
SHARES: Final[Dict[str, float]] = {MONEY: 0.16, LISTS: 0.30, MENUS: 0.26, OWN: 0.28}
USUAL_GAMES: Final = 20              # of the exam, whose result would be the mean: opponents differ by some 10 %
WORST_COUNTS: Final = 0.35           # of the final mark: the worst result; the rest is the mean
PLAIN_MONEY: Final = "big_money_ultimate"


class Evolution:
    def __init__(self, ground: Ground, lists: List[str], games: int, seconds: float, jobs: int) -> None:
        """lists: files of strategies for this table, plain money among them. games: in all; seconds: of each job."""
        self.setup: DominionSetup = lay_out(ground)
        self.lists: List[str] = lists
        self.games: int = games
        self.seconds: float = seconds
        self.jobs: int = jobs
        self.stage: int = 0
        self.played: int = 0
        self.opponents: List[Opponent] = []
        self.groups: List[str] = []
        for path in sorted(lists, key=lambda path: Path(path).stem != PLAIN_MONEY)[:MOST_LISTS]:
            self.add(path, MONEY if Path(path).stem == PLAIN_MONEY else LISTS)
        self.weights: List[float] = [1.0 / len(self.opponents)] * len(self.opponents)
        self.populations: List[List[Carried]] = [[] for _island in range(ISLANDS)]
        self.fresh: List[Rules] = []                     # plans that the islands have not tried yet
        self.combined: List[Rules] = []                  # more of them, for one island each
        self.finalists: List[Rules] = []
        self.results: List[List[float]] = []             # of the chosen plans, mixed: by opponent
        self.exam_games: int = 0
        self.chosen: List[Tuple[Rules, float]] = []      # plans with their shares of the games
        self.worths: List[List[float]] = []              # of their lines
        self.turns: float = 0.0

    def add(self, opponent: Opponent, group: str) -> None:
        self.opponents.append(opponent)
        self.groups.append(group)

    @property
    def done(self) -> bool:
        return self.stage >= len(STAGES)

    def best(self) -> Rules:
        """The best plan so far."""
        if self.chosen:
            return self.chosen[0][0]
        return max([load for population in self.populations for load in population], key=self.fitness)[0]

    def end_early(self) -> None:
        """Make do with the best so far, if nothing was chosen yet."""
        if not self.chosen and any(self.populations):
            self.chosen = [(self.best(), 1.0)]

    # ---- results of candidates
    def fitness(self, load: Carried) -> float:
        """As on the islands."""
        candidate = unpacked(load)
        return sum([weight * candidate.mark(j) for j, weight in enumerate(self.weights) if weight])

    def weigh(self) -> None:
        """The hardest opponents count most within their group, and only the hardest lists are played."""
        everybody = sorted([load for population in self.populations for load in population], key=self.fitness)[-5:]
        shares = [sum([share_of(load, j) for load in everybody]) / max(1, len(everybody))
                  for j in range(len(self.opponents))]
        self.weights = weighted(self.groups, shares, HARD_LISTS)

    # ---- tasks
    def tasks(self) -> List[Task]:
        """What is to be done next."""
        kind, part = STAGES[self.stage]
        makers = 2 if kind == kinds.SETTLE else 1 if kind == kinds.TRIM else ISLANDS
        seconds = self.seconds * part * min(self.jobs, ISLANDS) / max(makers, 1) if self.jobs < makers \
            else self.seconds * part
        games = int(self.games * part / makers)
        name = f"{kind} {self.stage}"
        kept = kept_games(min(games, int(seconds * GAMES_A_SECOND)))
        if kind == kinds.SETTLE:
            return [Task(kinds.MENUS, name, games, seconds),
                    self.island(kinds.SETTLE, name, games, seconds, kept, [], self.seeds(games))]
        if kind == kinds.ISLAND:
            return [self.island(kind, f"{name} {island}", games, seconds, kept, self.populations[island],
                                [*self.fresh, *self.combined[island::ISLANDS]]) for island in range(ISLANDS)]
        if kind == kinds.COUNTER:
            return [self.counter(f"{name} {island}", games, seconds, kept, island) for island in range(ISLANDS)]
        if kind == kinds.EXAM:
            self.find_finalists()
            return [Task(kind, name, games, seconds, opponents=[*self.opponents, *self.finalists],
                         plans=self.finalists[island::ISLANDS]) for island in range(ISLANDS)]
        hardest = sorted(range(len(self.opponents)), key=lambda j: -self.weights[j])[:2 * HARD_LISTS]
        games = min(games, int(seconds * GAMES_A_SECOND))
        return [Task(kind, f"{name} {number}", games // len(self.chosen), seconds / len(self.chosen), plan=rules,
                     opponents=[self.opponents[j] for j in hardest],
                     weights=normal([self.weights[j] for j in hardest]))
                for number, (rules, _share) in enumerate(self.chosen)]

    def island(self, kind: str, name: str, games: int, seconds: float, kept: int, candidates: List[Carried],
               plans: List[Rules]) -> Task:
        return Task(kind, name, games, seconds, opponents=self.opponents, weights=self.weights, kept_games=kept,
                    candidates=candidates, plans=plans)

    def counter(self, name: str, games: int, seconds: float, kept: int, island: int) -> Task:
        """Against the best alone, from all that is there; the results so far were against others."""
        plans = [load[0] for load in self.populations[island]]
        plans += [opponent for opponent in self.opponents if not isinstance(opponent, str)]
        return Task(kinds.COUNTER, name, games, seconds, opponents=[self.best()], weights=[1.0], kept_games=kept,
                    candidates=[], plans=plans)

    def seeds(self, games: int) -> List[Rules]:
        """The lists, and the seeds. With few games only those with one card beside money, and some of the others, here
        and there: the best cards are combined later."""
        kingdom = self.setup.kingdom
        plans = [from_strategy(load_strategy(path), kingdom) for path in self.lists]
        seeds = Seeds(kingdom)
        ideas = seeds.plans()
        most = max(LEAST_SEEDS, games // (3 * FIRST_GAMES))
        if most < len(ideas):
            singles = [plan_of(rules) for rules in seeds.singles()]
            most = max(1, most - len(singles))
            ideas = [*singles, *ideas[::len(ideas) // most + 1]]
        return [rules_of(plan) for plan in [*plans, *ideas]]

    def combine(self) -> List[Rules]:
        """Seeds with the cards of the plans that did best so far, and with villages, which are nothing alone."""
        kingdom = self.setup.kingdom
        seeds = Seeds(kingdom)
        good: List[int] = []                             # the best first
        for load in sorted([load for population in self.populations for load in population], key=self.fitness)[::-1]:
            for rule in load[0]:
                if rule[0] in seeds.cards and rule[0] not in good:
                    good.append(rule[0])
        villages = [card for card in seeds.cards if kingdom.cards[card].plus_actions >= 2]
        seeds.cards = good[:BEST_CARDS]
        made = seeds.pairs()
        seeds.cards = [*seeds.cards, *[card for card in villages if card not in seeds.cards]]
        made += [*seeds.engines(), *seeds.rushes()]
        most = max(LEAST_SEEDS, int(self.games * STAGES[1][1]) // (3 * FIRST_GAMES))
        return made[::len(made) // most + 1]

    # ---- what came of them
    def take(self, results: List[Tuple[int, List[Any]]]) -> None:
        """Of all tasks of the stage, in their order."""
        kind = STAGES[self.stage][0]
        self.played += sum([games for games, _made in results])
        made = [what for _games, what in results]
        if kind == kinds.SETTLE:
            for rules in made[0]:
                self.add(rules, MENUS)
            self.fresh = made[0]
            self.populations = [made[1][island::ISLANDS] for island in range(ISLANDS)]
            self.weigh()
            self.combined = self.combine()
        elif kind == kinds.ISLAND:
            self.populations = made
            self.fresh = []
            self.combined = []
            self.add(self.best(), OWN)
            self.exchange()
        elif kind == kinds.COUNTER:
            for population in made:
                answer = max(population, key=lambda load: share_of(load, 0))
                self.fresh.append(answer[0])
                if share_of(answer, 0) > 0.5:
                    self.add(answer[0], OWN)
            self.weigh()
        elif kind == kinds.EXAM:
            self.choose(made)
        else:
            self.chosen = [(what[0], share) for what, (_rules, share) in zip(made, self.chosen, strict=True)]
            self.worths = [what[1] for what in made]
            self.turns = made[0][2]
        self.stage += 1

    def exchange(self) -> None:
        """The best of each island visit the others."""
        best = [sorted(population, key=self.fitness)[-MIGRANTS:] for population in self.populations]
        for island, population in enumerate(self.populations):
            there = [load[0] for load in population]
            for visitors in best[:island] + best[island + 1:]:
                population.extend([load for load in visitors if load[0] not in there])
        self.weigh()

    def find_finalists(self) -> None:
        self.finalists = []
        for population in self.populations:
            for load in sorted(population, key=self.fitness)[-FINALISTS:]:
                if load[0] not in self.finalists:
                    self.finalists.append(load[0])
        past = [opponent for opponent, group in zip(self.opponents, self.groups, strict=True) if group == OWN]
        for opponent in past[-PAST_FINALISTS:]:
            if not isinstance(opponent, str) and opponent not in self.finalists:
                self.finalists.append(opponent)

    def choose(self, made: List[List[Any]]) -> None:
        """By the mean and by the worst; several plans where the kingdom is a circle. The worst of many results of few
        games is mostly chance: what is weighed are results that have been drawn towards the mean."""
        rows: List[List[float]] = []
        weighed: List[List[float]] = []
        played: List[int] = []
        for place in range(len(self.finalists)):
            games, halves = made[place % ISLANDS][place // ISLANDS]
            played.append(games)
            rows.append([half / (2 * games) for half in halves])
            weighed.append(drawn_in(rows[-1], games))
        known = len(self.opponents)
        best = max(range(len(rows)), key=lambda row: self.mark(weighed[row][:known]))
        mixed = mixture(weighed)
        shares = [sum([share * weighed[row][j] for row, share in mixed]) for j in range(known)]
        if len(mixed) == 1 or self.mark(shares) < self.mark(weighed[best][:known]):
            mixed = [(best, 1.0)]
        self.chosen = [(self.finalists[row], share) for row, share in sorted(mixed, key=lambda pair: -pair[1])]
        self.exam_games = min([played[row] for row, _share in mixed])
        self.results = [[sum([share * rows[row][j] for row, share in mixed])] for j in range(known)]
        self.weights = weighted(self.groups, [result[0] for result in self.results], HARD_LISTS)

    def mark(self, shares: List[float]) -> float:
        mean = sum([weight * share for weight, share in
                    zip(weighted(self.groups, shares, HARD_LISTS), shares, strict=True)])
        return (1 - WORST_COUNTS) * mean + WORST_COUNTS * min(shares)


def share_of(load: Carried, opponent: int) -> float:
    games = load[1][opponent] if opponent < len(load[1]) else 0
    return load[2][opponent] / (2 * games) if games else 0.5


def drawn_in(shares: List[float], games: int) -> List[float]:
    """Results of so many games each, as they are to be expected in more games."""
    mean = sum(shares) / len(shares)
    return [(share * games + mean * USUAL_GAMES) / (games + USUAL_GAMES) for share in shares]


def weighted(groups: List[str], shares: List[float], lists: int) -> List[float]:
    """The weight of each opponent: its group's share, by how hard it is within the group."""
    hardness = [max(0.05, 1.0 - share) ** 2 for share in shares]
    easiest = sorted([hard for hard, group in zip(hardness, groups, strict=True) if group == LISTS])[-lists:]
    for j, group in enumerate(groups):
        if group == LISTS and hardness[j] < easiest[0]:
            hardness[j] = 0.0
    totals = {group: sum([hard for hard, other in zip(hardness, groups, strict=True) if other == group])
              for group in groups}
    return normal([SHARES[group] * hard / totals[group] for hard, group in zip(hardness, groups, strict=True)])


def normal(weights: List[float]) -> List[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def kept_games(games: int) -> int:
    """How many games a plan plays before it is kept, if a stage has so many."""
    kept = FIRST_GAMES
    while kept < 1024 and kept * POPULATION < games * RENEWING:
        kept *= 2
    return kept


