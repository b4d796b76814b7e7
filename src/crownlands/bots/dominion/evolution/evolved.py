"""The bot `evolved`: plays what was evolved for the table, or evolves something quickly."""
from __future__ import annotations

import time
from typing import Any, Dict, Final, List

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.evolution import STAGES, Evolution
from crownlands.bots.dominion.evolution.tasks import Ground, Workshop
from crownlands.bots.dominion.evolution.telling import parts_of, told
from crownlands.bots.dominion.fitting import fits
from crownlands.bots.dominion.strategy import load_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import State

COMPILED: Final = not __file__.endswith(".py")
# for a plan that somebody waits for some seconds: games, and stages; where the engine is slow, the best of the seeds
QUICK_GAMES: Final = 60_000 if COMPILED else 200
QUICK_STAGES: Final = len(STAGES) if COMPILED else 1
FOREVER: Final = 1e12                # seconds
SEED: Final = 1
QUICK: Final[Dict[str, str]] = {}    # what this process has made, by table


class Mixed(Bot):
    """Several bots with shares of the games; which of them plays is drawn when a game begins."""

    def __init__(self, bots: List[Bot], shares: List[float], seed: int) -> None:
        self.bots: List[Bot] = bots
        self.shares: List[float] = shares
        self.rng: Chance = seeded(seed)
        self.playing: Bot = bots[0]
        self.choices: i64 = -1                           # made when it was last asked

    def turn_to(self, state: State) -> Bot:
        if self.choices < 0 or state.choices < self.choices:
            at = float(self.rng.below(10_000)) / 10_000.0
            for bot, share in zip(self.bots, self.shares, strict=True):
                self.playing = bot
                at -= share
                if at < 0:
                    break
        self.choices = state.choices
        return self.playing

    def answer(self, state: State) -> i64:
        return self.turn_to(state).answer(state)

    def choose(self, state: State) -> object:
        return self.turn_to(state).choose(state)


def fitting(paths: List[str], kingdom: Kingdom) -> List[str]:
    """The files of the strategies that fit the table."""
    return [path for path in paths if fits(load_strategy(path), kingdom)]


def ground_of(kingdom: Kingdom) -> Ground:
    """The table of two players with the same piles and rules."""
    options: Dict[str, Any] = {name: value for name, value in kingdom.options.items() if name not in shelf.BY_SEATS}
    return (tuple(kingdom.kingdom), (), tuple(sorted(options.items())))


def evolve_quickly(kingdom: Kingdom, paths: List[str]) -> str:
    """The same text for the same table: games are counted, not time."""
    ground = ground_of(kingdom)
    evolution = Evolution(ground, fitting(paths, kingdom), QUICK_GAMES, FOREVER, 1)
    workshop = Workshop(ground, SEED, time.monotonic)
    while evolution.stage < QUICK_STAGES:
        evolution.take([workshop.do(task) for task in evolution.tasks()])
    evolution.end_early()
    return told(evolution)


def evolved_bot(kingdom: Kingdom, seed: int, paths: List[str]) -> Bot:
    """paths: files of strategies to begin with and to play against."""
    text = shelf.find_text(kingdom)
    if text is None:
        key = shelf.key_of(kingdom)
        if key not in QUICK:
            QUICK[key] = evolve_quickly(kingdom, paths)
        text = QUICK[key]
    parts = parts_of(text, "evolved")
    if len(parts) == 1:
        return StrategyBot(parts[0][0], kingdom)
    bots: List[Bot] = [StrategyBot(strategy, kingdom) for strategy, _share in parts]
    return Mixed(bots, [share for _strategy, share in parts], seed)
