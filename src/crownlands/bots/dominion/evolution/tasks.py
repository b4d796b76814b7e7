"""What is done at once, each on a core of its own. Tasks and what comes of them are plain lists, so that they can
travel between processes; what comes of a task depends on nothing but the task, unless time ends it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Dict, Final, List, Tuple, Union

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution.arena import Arena
from crownlands.bots.dominion.evolution.island import GAMES_APART, Candidate, Island
from crownlands.bots.dominion.evolution.menus import MenuEvolver
from crownlands.bots.dominion.evolution.plan import plan_of, rules_of
from crownlands.bots.dominion.evolution.plan_bot import PlanBot
from crownlands.bots.dominion.evolution.trimming import Trimming
from crownlands.bots.dominion.strategy import load_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.game import GAMES
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.setup import DominionSetup
from crownlands.kernel.chance import seed_of

Rules = List[List[int]]
Opponent = Union[str, Rules]                     # the file of a strategy, or a plan
# piles, boxes, options: what lies on the table
Ground = Tuple[Tuple[str, ...], Tuple[str, ...], Tuple[Tuple[str, Any], ...]]
# a candidate as it travels: rules; games, halves of points and leads against each opponent; level, trace, what it buys
Carried = Tuple[Rules, List[int], List[int], List[int], int, int, int]

MENUS: Final = "menus"
SETTLE: Final = "settle"
ISLAND: Final = "island"
COUNTER: Final = "counter"
EXAM: Final = "exam"
TRIM: Final = "trim"
MENU_GAMES: Final = 60               # of a menu against a leader: less than a yardstick needs
MENU_TRIALS: Final = 50              # of menus against leaders there is time for, at the least
LEADERS_TAKEN: Final = 3
BUNCH: Final = 60                    # games of an exam between two looks at the clock


class Task:
    """Something to do for so many games or seconds, whichever ends first."""

    def __init__(self, kind: str, name: str, games: int, seconds: float, **what: Any) -> None:
        self.kind: str = kind
        self.name: str = name                    # chance follows from it
        self.games: int = games
        self.seconds: float = seconds
        self.what: Dict[str, Any] = what

    def packed(self) -> Tuple[str, str, int, float, Dict[str, Any]]:
        return (self.kind, self.name, self.games, self.seconds, self.what)


def lay_out(ground: Ground) -> DominionSetup:
    piles, boxes, options = ground
    return GAMES["dominion"].setup(2, dict(options), piles, boxes)


def seat(opponent: Opponent, kingdom: Kingdom) -> Bot:
    if isinstance(opponent, str):
        return StrategyBot(load_strategy(opponent), kingdom)
    bot = PlanBot(kingdom)
    bot.follow(plan_of(opponent))
    return bot


def carried(candidate: Candidate, opponents: int) -> Carried:
    return (rules_of(candidate.plan), [int(candidate.games[j]) for j in range(opponents)],
            [int(candidate.halves[j]) for j in range(opponents)], [int(candidate.leads[j]) for j in range(opponents)],
            int(candidate.level), int(candidate.trace), int(candidate.buys))


def unpacked(load: Carried) -> Candidate:
    rules, games, halves, leads, level, trace, buys = load
    candidate = Candidate(plan_of(rules))
    for j in range(len(games)):
        candidate.games[j] = games[j]
        candidate.halves[j] = halves[j]
        candidate.leads[j] = leads[j]
    candidate.level = level
    candidate.trace = trace
    candidate.buys = buys
    return candidate


class Workshop:
    """Does tasks for one table."""

    def __init__(self, ground: Ground, seed: int, clock: Callable[[], float]) -> None:
        self.setup: DominionSetup = lay_out(ground)
        self.seed: int = seed
        self.clock: Callable[[], float] = clock

    def do(self, task: Task) -> Tuple[int, List[Any]]:
        """Games played, and what came of it: candidates, results or lines."""
        until = self.clock() + task.seconds
        if task.kind == MENUS:
            return self.evolve_menus(task, until)
        if task.kind == EXAM:
            return self.examine(task, until)
        if task.kind == TRIM:
            return self.trim(task, until)
        return self.evolve(task, until)

    def evolve_menus(self, task: Task, until: float) -> Tuple[int, List[Any]]:
        most = min(MENU_GAMES, max(2, task.games // MENU_TRIALS))
        evolver = MenuEvolver(self.setup, seed_of(self.seed, task.name), most)
        evolver.run(task.games, until, self.clock)
        leaders = [rules_of(menu.plan(self.setup.kingdom)) for menu in evolver.leaders[:LEADERS_TAKEN]]
        return int(evolver.arena.played), leaders

    def evolve(self, task: Task, until: float) -> Tuple[int, List[Any]]:
        """An island from plans and candidates; for a counter the results against others do not count."""
        opponents: List[Opponent] = task.what["opponents"]
        bots = [seat(opponent, self.setup.kingdom) for opponent in opponents]
        seed = seed_of(self.seed, task.name) if task.kind == COUNTER else self.seed
        island = Island(self.setup, seed, task.name, bots, task.what["weights"], task.what["kept_games"])
        island.forbidden = task.what.get("forbidden", [])
        island.population = [unpacked(load) for load in task.what["candidates"]]
        island.settle([plan_of(rules) for rules in task.what["plans"]])
        island.run(task.games - island.arena.played, until, self.clock)
        return int(island.arena.played), [carried(candidate, len(bots)) for candidate in island.population]

    def examine(self, task: Task, until: float) -> Tuple[int, List[Any]]:
        """The same fresh games for all: of each candidate the games and halves against each opponent."""
        bots = [seat(opponent, self.setup.kingdom) for opponent in task.what["opponents"]]
        arena = Arena(self.setup, seed_of(self.seed, EXAM))
        hero = PlanBot(self.setup.kingdom)
        plans: List[vec[i64]] = [plan_of(rules) for rules in task.what["plans"]]
        halves = [[0] * len(bots) for _plan in plans]
        bunch = min(max(task.games // (len(bots) * len(plans)) // 2 * 2, 2), BUNCH)
        games = 0
        while games == 0 or (arena.played < task.games and self.clock() < until):
            for number, plan in enumerate(plans):
                hero.follow(plan)
                for j, bot in enumerate(bots):
                    halves[number][j] += int(arena.play(hero, bot, j * GAMES_APART + games, bunch))
            games += bunch
        return int(arena.played), [(games, row) for row in halves]

    def trim(self, task: Task, until: float) -> Tuple[int, List[Any]]:
        bots = [seat(opponent, self.setup.kingdom) for opponent in task.what["opponents"]]
        trimming = Trimming(self.setup, seed_of(self.seed, task.name), bots, task.what["weights"])
        plan = trimming.trimmed(plan_of(task.what["plan"]), task.games, until, self.clock)
        return int(trimming.arena.played), [rules_of(plan), trimming.worths(plan), trimming.turns]
