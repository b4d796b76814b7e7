"""The bot `provincial`, a yardstick: plays the menu that the method of the program Provincial finds for the table."""
from __future__ import annotations

from typing import Final

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.menus import MenuEvolver
from crownlands.bots.dominion.evolution.plan import text_of
from crownlands.bots.dominion.evolution.tasks import lay_out
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel import chance

COMPILED: Final = not str(chance.__file__).endswith(".py")
GAMES: Final = 400_000 if COMPILED else 2_000    # in all: more than twice what a plan has that is evolved quickly
MOST_GAMES: Final = 200 if COMPILED else 10      # of a menu against a leader
SEED: Final = 1
FOREVER: Final = 1.0                             # on a clock that stands still


def provincial_bot(kingdom: Kingdom) -> Bot:
    """A menu is evolved once for a table and kept. It ends the game when it ends it, as Provincial does."""
    text = shelf.find_text(kingdom, shelf.MENU)
    if text is None:
        text = evolve_menu(kingdom, GAMES, MOST_GAMES)
        shelf.keep(kingdom, text, shelf.MENU)
    return StrategyBot(read_strategy(text, "provincial"), kingdom, suicide=True)


def evolve_menu(kingdom: Kingdom, games: int, most_games: int) -> str:
    """The first of the last leaders, as a strategy; the same for the same table: games are counted, not time."""
    setup = lay_out(shelf.ground_of(kingdom))
    evolver = MenuEvolver(setup, SEED, most_games)
    evolver.run(games, FOREVER, stand_still)
    lines = [f"# Menu for {', '.join(setup.kingdom.kingdom)}: {evolver.generation} generations, "
             f"{evolver.arena.played} games.", *text_of(evolver.leaders[0].plan(setup.kingdom), setup.kingdom)]
    return "\n".join(lines) + "\n"


def stand_still() -> float:
    return 0.0
