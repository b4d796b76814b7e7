"""Plans made readable: what never mattered is taken out, and what each line is worth is found out."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution.arena import Arena
from crownlands.bots.dominion.evolution.island import GAMES_APART
from crownlands.bots.dominion.evolution.plan import MOST_RULES, MOST_TERMS, TERM, WIDTH
from crownlands.bots.dominion.evolution.plan_bot import PlanBot
from crownlands.bots.dominion.evolution.rows import cut_term, removed, tidied, without_idle
from crownlands.dominion.setup import DominionSetup

MOST_GAMES: Final = 4000             # with which a plan and the same plan with less are compared
LEAST_GAMES: Final = 20
TRIALS: Final = 40                   # about as many variants are tried


class Trimming:
    def __init__(self, setup: DominionSetup, seed: int, opponents: List[Bot], weights: List[float]) -> None:
        self.arena: Arena = Arena(setup, seed)
        self.hero: PlanBot = PlanBot(setup.kingdom)
        self.opponents: List[Bot] = opponents
        self.weights: List[float] = weights
        self.games: i64 = LEAST_GAMES
        self.turns: float = 0.0                          # of a game, in the mean

    def share(self, plan: vec[i64]) -> float:
        """The same games for every plan."""
        self.hero.follow(plan)
        total = 0.0
        for j in range(i64(len(self.opponents))):
            games = i64(int(self.weights[j] * float(self.games))) // 2 * 2 + 2
            halves = self.arena.play(self.hero, self.opponents[j], j * GAMES_APART, games)
            total += self.weights[j] * float(halves) / float(2 * games)
        return total

    def trimmed(self, plan: vec[i64], games: int, until: float, clock: Callable[[], float]) -> vec[i64]:
        """Without rules that were never followed, and without rules and terms that cost nothing to leave out."""
        self.games = min(max(games // TRIALS, LEAST_GAMES), MOST_GAMES)
        plan = tidied(plan)
        self.hero.fired = vec[i64]([0] * MOST_RULES)
        before, turns = self.arena.played, self.arena.turns
        base = self.share(plan)
        self.turns = float(self.arena.turns - turns) / float(self.arena.played - before)
        plan = without_idle(plan, self.hero.fired)
        which: i64 = len(plan) // WIDTH - 1
        while which >= 0 and clock() < until:
            shorter = removed(plan, which)
            share = self.share(shorter) if len(shorter) else 0.0
            if share >= base:
                plan, base = shorter, share
            else:
                plan, base = self.with_fewer_terms(plan, which, base)
            which -= 1
        return plan

    def with_fewer_terms(self, plan: vec[i64], which: i64, base: float) -> tuple[vec[i64], float]:
        term: i64 = MOST_TERMS - 1
        while term >= 0:
            if plan[which * WIDTH + 1 + term * TERM]:
                simpler = plan[:]
                cut_term(simpler, which, term)
                share = self.share(simpler)
                if share >= base:
                    plan, base = simpler, share
            term -= 1
        return plan, base

    def worths(self, plan: vec[i64]) -> List[float]:
        """Of each rule: the share of wins that is lost without it."""
        base = self.share(plan)
        rules: i64 = len(plan) // WIDTH
        return [base - self.share(removed(plan, which)) if rules > 1 else base for which in range(rules)]
