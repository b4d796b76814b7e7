"""The bot `evolved`: plays what was evolved for the table, or evolves something quickly."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.quick import GAMES, quick_plan
from crownlands.bots.dominion.evolution.telling import Parts, parts_of
from crownlands.bots.dominion.strategy import Strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.state import State

FOREVER: Final = 1e12                # seconds


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


def evolved_text(kingdom: Kingdom, paths: List[str], seconds: float, games: int = GAMES) -> str:
    """What is kept for the table; else what can be evolved in so many seconds, which goes on each time it is asked for.
    paths: files of strategies to begin with and to play against; games: that are played for it in the end. What took
    more of them than usual, and all its time, is kept."""
    text = shelf.find_text(kingdom)
    if text is None:
        text = quick_plan(kingdom, paths, seconds, games)
        if games > GAMES and seconds == FOREVER:
            shelf.keep(kingdom, text)
    return text


def drawn(parts: Parts, at: float) -> Strategy:
    """The strategy that a number from 0 to 1 falls to."""
    for strategy, share in parts:
        at -= share
        if at < 0:
            return strategy
    return parts[-1][0]


def evolved_bot(kingdom: Kingdom, seed: int, paths: List[str]) -> Bot:
    parts = parts_of(evolved_text(kingdom, paths, FOREVER), "evolved")
    if len(parts) == 1:
        return StrategyBot(parts[0][0], kingdom)
    bots: List[Bot] = [StrategyBot(strategy, kingdom) for strategy, _share in parts]
    return Mixed(bots, [share for _strategy, share in parts], seed)
