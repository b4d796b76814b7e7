"""The strongest player: looks ahead from the plan that was evolved for the kingdom."""
from __future__ import annotations

from time import perf_counter
from typing import Final, List

from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.evolved import FOREVER, drawn, evolved_text
from crownlands.bots.dominion.evolution.quick import MANY_GAMES
from crownlands.bots.dominion.evolution.telling import others_of, parts_of
from crownlands.bots.dominion.fitting import PLANS, best_first, with_money
from crownlands.bots.dominion.lookahead import LookAhead
from crownlands.bots.dominion.strategy import Strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.state import Dealer, DominionState
from crownlands.kernel.chance import seed_of, seeded

MODELS: Final = 12                   # strategies that others may follow
LEAST: Final = 0.3                   # of its seconds, for looking ahead whatever else was done
EVOLVING: Final = 0.2                # seconds of a turn for the plan, as long as it is not done


def expert(strategy: Strategy, kingdom: Kingdom) -> StrategyBot:
    """Follows a strategy, and judges the end of the game itself."""
    bot = StrategyBot(strategy, kingdom)
    bot.expert = True
    return bot


class Strongest(LookAhead):
    """Its first plan is what was made ahead for the table; else what has been evolved for it so far, which goes on for
    a part of each turn: nobody waits for it. With a limit in playouts alone the plan is ready before the game."""

    def __init__(self, strategies: List[Strategy], paths: List[str], kingdom: Kingdom, seed: int, playouts: i64,
                 seconds: float, evolves: bool = True) -> None:
        """evolves: else what is kept must do, or the best of the strategies."""
        began = perf_counter()
        super().__init__(Bot(), [], [], seed, playouts, seconds)
        self.kingdom: Kingdom = kingdom
        self.best: List[Strategy] = best_first(strategies, kingdom)
        self.paths: List[str] = paths
        self.evolves: bool = evolves
        self.share: float = float(seeded(seed_of(seed, "plan")).below(10_000)) / 10_000.0     # where plans are mixed
        self.text: str = ""
        self.take_up_plan()
        self.late: float = perf_counter() - began        # seconds of the next turn that are gone when it begins

    def take_up_plan(self) -> None:
        """The plan as it is now."""
        if self.evolves:
            text = evolved_text(self.kingdom, self.paths, EVOLVING) if self.seconds else \
                evolved_text(self.kingdom, self.paths, FOREVER, MANY_GAMES)
        else:
            text = shelf.find_text(self.kingdom) or ""
        if text == self.text and self.plans:
            return
        self.text = text
        parts = parts_of(text, "evolved") if text else [(self.best[0], 1.0)]
        first = drawn(parts, self.share)
        evolved = [first, *[strategy for strategy, _share in parts if strategy is not first]]
        thought_of = with_money([*evolved, *others_of(text, "other"), *self.best], MODELS)
        plans: List[Bot] = [StrategyBot(strategy, self.kingdom) for strategy in thought_of[:PLANS]]
        models: List[Bot] = [StrategyBot(strategy, self.kingdom) for strategy in thought_of]
        followers: List[Bot] = [expert(strategy, self.kingdom) for strategy in thought_of[:PLANS]]
        self.think_of(followers[0], plans, models, followers)

    def begin_turn(self, state: DominionState, dealer: Dealer, turn: i64) -> None:
        if self.turn >= 0 and self.seconds:
            began = perf_counter()
            self.take_up_plan()
            self.late = perf_counter() - began
        super().begin_turn(state, dealer, turn)
        self.seconds_left = max(self.seconds_left - self.late, LEAST * self.seconds)
