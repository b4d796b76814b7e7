"""A player who follows a strategy, with a slip now and then."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.dominion.strategy import Strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.kingdom import MOST_KINDS, Kingdom
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE
from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import Chance, seed_of, seeded

NEAR: Final = 2                      # coins that a near miss may be cheaper


class Steady(StrategyBot):
    """slips: of a hundred purchases, those for which the second-best card is taken, if it costs about the same. Which
    ones follows from the seed, the turn and the card: asked again, it slips again."""

    def __init__(self, strategy: Strategy, kingdom: Kingdom, seed: int, slips: i64) -> None:
        self.slips: i64 = slips
        self.all_slips: Chance = seeded(seed_of(seed, "slips"))      # of every game of a series
        self.slipping: Chance = self.all_slips.branch(0)
        super().__init__(strategy, kingdom, False, seed)

    def new_game(self, number: i64) -> None:
        super().new_game(number)
        self.slipping = self.all_slips.branch(number)

    def buy(self, state: DominionState, me: Player, offered: i64) -> i64:
        best = super().buy(state, me, offered)
        if best == DONE or self.slipping.branch(me.turns * MOST_KINDS + best).below(100) >= self.slips:
            return best
        second = super().buy(state, me, offered & ~self.kingdom.bits[best])
        if second == DONE or state.cost(second) < state.cost(best) - NEAR:
            return best
        return second
