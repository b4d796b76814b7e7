"""The levels for people: four players of Dominion, each of whom wins some seven in ten games against the next."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.beginner import Beginner
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.evolved import Mixed
from crownlands.bots.dominion.evolution.telling import parts_of
from crownlands.bots.dominion.fitting import PLANS, PLAYOUTS, SECONDS, best_first
from crownlands.bots.dominion.lookahead import LookAhead
from crownlands.bots.dominion.steady import Steady
from crownlands.bots.dominion.strategy import Strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.chance import seed_of

IDEAS: Final[Dict[str, str]] = {
    "beginner": "Likes Actions, buys points early and counts no piles.",
    "steady": "Follows a strategy that fits the kingdom, with a slip now and then.",
    "expert": "Follows the best plan that is known for the kingdom, and knows when to end the game.",
    "strongest": "Plays on in its head from the best plans, and takes what wins most."}

TASTE: Final = 8                     # by how much the beginner misjudges a card, where a coin counts 10
SLIPS: Final = 40                    # of a hundred purchases of the steady one
Parts = List[Tuple[Strategy, float]]             # strategies, and in which share of the games each is played


def make_level(level: str, strategies: List[Strategy], kingdom: Kingdom, seed: int) -> Bot:
    """A player of a level. strategies: those that come with the program; which of them are good here is found out once
    for a kingdom."""
    if level == "beginner":
        return Beginner(kingdom, seed, TASTE)
    best = best_first(strategies, kingdom)
    if level == "steady":
        better = best[:(len(best) + 1) // 2]
        return Steady(better[seed_of(seed, "strategy") % len(better)], kingdom, seed, SLIPS)
    parts = known_plan(kingdom, best)
    if level == "expert":
        if len(parts) == 1:
            return expert(parts[0][0], kingdom)
        bots: List[Bot] = [expert(strategy, kingdom) for strategy, _share in parts]
        return Mixed(bots, [share for _strategy, share in parts], seed)
    thought_of = [*[strategy for strategy, _share in parts], *[one for one in best if one is not parts[0][0]]][:PLANS]
    plans: List[Bot] = [StrategyBot(strategy, kingdom) for strategy in thought_of]
    models: List[Bot] = [StrategyBot(strategy, kingdom) for strategy in thought_of]
    return LookAhead(expert(parts[0][0], kingdom), plans, models, seed, PLAYOUTS, SECONDS)


def known_plan(kingdom: Kingdom, best: List[Strategy]) -> Parts:
    """What was evolved for the table, if that was done; else the best of the strategies. To evolve one now would keep
    people waiting."""
    text = shelf.find_text(kingdom)
    return [(best[0], 1.0)] if text is None else parts_of(text, "evolved")


def expert(strategy: Strategy, kingdom: Kingdom) -> StrategyBot:
    bot = StrategyBot(strategy, kingdom)
    bot.expert = True
    return bot
