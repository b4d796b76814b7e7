"""An island: a population of plans that change and compete.

Results are kept and added to: a plan plays game n against an opponent once, and all plans play the same games (common
random numbers). A new plan is dropped as soon as it is clearly no better than the worst that is kept (racing)."""
from __future__ import annotations

import math
from collections.abc import Callable
from typing import Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution.arena import CLEAR, Arena
from crownlands.bots.dominion.evolution.mutation import Mutation
from crownlands.bots.dominion.evolution.plan import MOST_RULES
from crownlands.bots.dominion.evolution.plan_bot import PlanBot
from crownlands.bots.dominion.evolution.rows import key_of, tidied, without_card, without_idle
from crownlands.dominion.cards import BASIC_CARDS
from crownlands.dominion.setup import DominionSetup
from crownlands.kernel.chance import Chance, seed_of, seeded

POPULATION: Final = 14
FIRST_GAMES: Final = 32              # that every new plan plays
MORE_GAMES: Final = 4                # times the games after which a plan is kept: the most that it plays
LEAD_COUNTS: Final = 0.4             # of fitness: by how much games are won; the rest is how many are
SMOOTHER: Final = 0.6                # what that leaves of the variance of wins
DOUBT: Final = 0.8                   # standard errors by which a plan may be behind and still play on
ALIKE: Final = 5                     # plans of the population that may buy the same kinds of card
GAMES_APART: Final = 10_000_000      # between the first games of two opponents
MOST_OPPONENTS: Final = 40


class Candidate:
    """A plan with its results against each opponent: games, halves of a point, and leads (see Arena)."""

    def __init__(self, plan: vec[i64]) -> None:
        self.plan: vec[i64] = plan
        self.games: vec[i64] = vec[i64]([0] * MOST_OPPONENTS)
        self.halves: vec[i64] = vec[i64]([0] * MOST_OPPONENTS)
        self.leads: vec[i64] = vec[i64]([0] * MOST_OPPONENTS)
        self.level: i64 = 0                              # games that it should have by now
        self.fitness: float = 0.0
        self.trace: i64 = 0                              # of its first games
        self.buys: i64 = 0                               # mask of the kingdom cards that it mostly ends with

    def share(self, opponent: i64) -> float:
        """Of the points there were against an opponent."""
        games = self.games[opponent]
        return float(self.halves[opponent]) / float(2 * games) if games else 0.5

    def mark(self, opponent: i64) -> float:
        """The share of wins, smoothed by how clear they were: chance hides less of it."""
        games = self.games[opponent]
        if games == 0:
            return 0.5
        lead = float(self.leads[opponent]) / float(2 * CLEAR * games)
        return (1.0 - LEAD_COUNTS) * self.share(opponent) + LEAD_COUNTS * lead


class Island:
    def __init__(self, setup: DominionSetup, seed: int, island: str, opponents: List[Bot],
                 weights: List[float], kept_games: int) -> None:
        self.setup: DominionSetup = setup
        self.arena: Arena = Arena(setup, seed)
        self.hero: PlanBot = PlanBot(setup.kingdom)
        self.rng: Chance = seeded(seed_of(seed_of(seed, "island"), island))
        self.mutation: Mutation = Mutation(setup.kingdom, self.rng)
        self.opponents: List[Bot] = opponents
        self.weights: List[float] = weights
        self.kept_games: i64 = kept_games                # that a plan has played before it is kept
        self.forbidden: List[int] = []                   # cards that no plan may buy
        self.population: List[Candidate] = []
        self.seen: Dict[str, bool] = {}
        self.children: i64 = 0
        self.kept: i64 = 0

    # ---- results
    def raise_to(self, candidate: Candidate, games: i64) -> None:
        """Let it play until it has so many games in all, by the weights of the opponents."""
        self.hero.follow(candidate.plan)
        for j in range(i64(len(self.opponents))):
            weight = self.weights[j]
            if weight > 0.0:
                wanted = i64(int(weight * float(games))) // 2 * 2 + 2
                played = candidate.games[j]
                if played < wanted:
                    before = self.arena.lead
                    candidate.halves[j] += self.arena.play(self.hero, self.opponents[j], j * GAMES_APART + played,
                                                           wanted - played)
                    candidate.leads[j] += self.arena.lead - before
                    candidate.games[j] = wanted
        candidate.level = max(candidate.level, games)
        candidate.fitness = self.fitness_of(candidate)

    def fitness_of(self, candidate: Candidate) -> float:
        total = 0.0
        for j in range(i64(len(self.opponents))):
            if self.weights[j] > 0.0:
                total += self.weights[j] * candidate.mark(j)
        return total

    def doubt(self, candidate: Candidate) -> float:
        """The standard error of its fitness."""
        variance = 0.0
        for j in range(i64(len(self.opponents))):
            if self.weights[j] > 0.0 and candidate.games[j]:
                share = min(max(candidate.share(j), 0.02), 0.98)
                variance += self.weights[j] * self.weights[j] * share * (1.0 - share) / float(candidate.games[j])
        return math.sqrt(SMOOTHER * variance)

    def try_out(self, candidate: Candidate) -> None:
        """Its first games, with what they tell about what it buys."""
        self.arena.forget()
        self.hero.fired = vec[i64]([0] * MOST_RULES)
        self.raise_to(candidate, FIRST_GAMES)
        candidate.trace = self.arena.trace
        games: i64 = 0
        for j in range(i64(len(self.opponents))):
            games += candidate.games[j]
        candidate.buys = 0
        for card in range(self.setup.kingdom.count):
            if card >= BASIC_CARDS and 2 * self.arena.owned[card] > games:
                candidate.buys |= self.setup.kingdom.bits[card]

    # ---- who is kept
    def settle(self, plans: List[vec[i64]]) -> None:
        """Begin with the best of many plans: half of them go on, with twice the games (successive halving)."""
        there: List[Candidate] = []
        for plan in plans:
            plan = tidied(self.allowed(plan))
            key = key_of(plan)
            if key not in self.seen and len(plan):
                self.seen[key] = True
                candidate = Candidate(plan)
                self.try_out(candidate)
                there.append(candidate)
        games: i64 = FIRST_GAMES
        while games < self.kept_games and len(there) > POPULATION:
            self.sort(there)
            there = self.varied(there, max(POPULATION, len(there) // 2))
            games *= 2
            for candidate in there:
                self.raise_to(candidate, games)
        self.population.extend(there)
        self.renew()

    def renew(self) -> None:
        """Bring everybody up to what a new plan must have played, also against opponents who have come since."""
        for candidate in self.population:
            self.raise_to(candidate, max(self.kept_games, candidate.level))
        self.sort(self.population)
        self.population = self.varied(self.population, POPULATION)

    def sort(self, candidates: List[Candidate]) -> None:
        """Best first."""
        candidates.sort(key=fitness_first)

    def varied(self, candidates: List[Candidate], count: int) -> List[Candidate]:
        """The best, but only some of those that buy the same kinds of card."""
        chosen: List[Candidate] = []
        for candidate in candidates:
            alike = 0
            for other in chosen:
                if other.buys == candidate.buys:
                    alike += 1
            if alike < ALIKE and len(chosen) < count:
                chosen.append(candidate)
        return chosen

    # ---- evolution
    def run(self, games: i64, until: float, clock: Callable[[], float]) -> None:
        """For so many games, or until the clock says so."""
        end = self.arena.played + games
        while self.arena.played < end and clock() < until:
            for _child in range(8):
                self.breed()
            self.test_the_best()

    def breed(self) -> None:
        size: i64 = len(self.population)
        parent = self.population[min(self.rng.below(size), self.rng.below(size))]
        if self.rng.below(5) == 0 and size > 1:
            other = self.population[self.rng.below(size)]
            plan = self.mutation.cross(parent.plan, other.plan)
            if self.rng.below(2):
                plan = self.mutation.child(plan)
        else:
            plan = self.mutation.child(parent.plan)
        plan = tidied(self.allowed(plan))
        key = key_of(plan)
        if key in self.seen or len(plan) == 0:
            return
        self.seen[key] = True
        self.children += 1
        self.race(Candidate(plan), parent)

    def allowed(self, plan: vec[i64]) -> vec[i64]:
        for card in self.forbidden:
            plan = without_card(plan, card)
        return plan

    def race(self, child: Candidate, parent: Candidate) -> None:
        self.try_out(child)
        if child.trace == parent.trace:                  # nothing that mattered was changed: the shorter one stays
            if len(child.plan) < len(parent.plan):
                parent.plan = child.plan
            return
        bar = self.population[len(self.population) - 1].fitness
        games: i64 = FIRST_GAMES
        while child.fitness + DOUBT * self.doubt(child) > bar:
            if games >= self.kept_games:
                if child.fitness > bar or len(self.population) < POPULATION:
                    child.plan = without_idle(child.plan, self.hero.fired)
                    self.keep(child)
                return
            games *= 2
            self.raise_to(child, games)

    def keep(self, child: Candidate) -> None:
        """In place of the worst, or of the worst of those that buy the same if there are many."""
        self.kept += 1
        alike: List[Candidate] = [other for other in self.population if other.buys == child.buys]
        if len(alike) >= ALIKE:
            worst = alike[len(alike) - 1]
            if worst.fitness >= child.fitness:
                return
            self.population.remove(worst)
        elif len(self.population) >= POPULATION:
            self.population.pop()
        self.population.append(child)
        self.sort(self.population)

    def test_the_best(self) -> None:
        """More games for one that looks best, so that a plan which is first by luck is found out."""
        best = self.population[0]
        most = MORE_GAMES * self.kept_games
        for candidate in self.population[:4]:
            if candidate.level < most and candidate.fitness + 2.0 * self.doubt(candidate) > best.fitness:
                self.raise_to(candidate, min(candidate.level * 2, most))
                break
        self.sort(self.population)


def fitness_first(candidate: Candidate) -> float:
    return -candidate.fitness
