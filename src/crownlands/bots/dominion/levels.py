"""The levels for people: four players of Dominion, each of whom wins some seven in ten games against the next."""
from __future__ import annotations

from typing import Dict, Final, List

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.beginner import Beginner
from crownlands.bots.dominion.fitting import PLAYOUTS, SECONDS, best_first
from crownlands.bots.dominion.steady import Steady
from crownlands.bots.dominion.strategy import Strategy
from crownlands.bots.dominion.strongest import Strongest, expert
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.chance import seed_of

IDEAS: Final[Dict[str, str]] = {
    "beginner": "Likes Actions, buys points early and counts no piles.",
    "steady": "Follows a strategy that fits the kingdom, with a slip now and then.",
    "expert": "Follows the best known strategy for the kingdom, and knows when to end the game.",
    "strongest": "Plays on in its head from the plan that was evolved for the kingdom, and takes what wins most."}

TASTE: Final = 8                     # by how much the beginner misjudges a card, where a coin counts 10
SLIPS: Final = 25                    # of a hundred purchases of the steady one


def make_level(level: str, strategies: List[Strategy], paths: List[str], kingdom: Kingdom, seed: int,
               playouts: int = 0) -> Bot:
    """A player of a level. strategies: those that come with the program, and paths: their files; which of them are good
    here is found out once for a kingdom. playouts: of the strongest for a turn, however long they take; 0: as many as
    there is time for."""
    if level == "beginner":
        return Beginner(kingdom, seed, TASTE)
    if level == "strongest":
        return Strongest(strategies, paths, kingdom, seed, playouts or PLAYOUTS, 0.0 if playouts else SECONDS)
    best = best_first(strategies, kingdom)
    if level == "steady":
        better = best[:(len(best) + 1) // 2]
        return Steady(better[seed_of(seed, "strategy") % len(better)], kingdom, seed, SLIPS)
    return expert(best[0], kingdom)
