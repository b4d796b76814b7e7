"""The players by name: bots, strategies that come with the program, and strategy files."""
from __future__ import annotations

import importlib
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any, Dict, List

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.big_money import BigMoney
from crownlands.bots.dominion.evolution.evolved import evolved_bot
from crownlands.bots.dominion.evolution.provincial import provincial_bot
from crownlands.bots.dominion.fitting import look_ahead
from crownlands.bots.dominion.levels import IDEAS as DOMINION_LEVELS
from crownlands.bots.dominion.levels import make_level as make_dominion_level
from crownlands.bots.dominion.strategy import Strategy, load_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.dominoes.greedy import FullGreedy, Greedy
from crownlands.bots.dominoes.levels import IDEAS as DOMINO_LEVELS
from crownlands.bots.dominoes.levels import make_level, table_of
from crownlands.bots.random import RandomBot
from crownlands.kernel.errors import Clause, CrownlandsError, did_you_mean
from crownlands.kernel.spelling import excerpt

STRATEGIES = Path(__file__).parent / "strategies"
PROVINCIAL = "provincial"
BUDGET = "@"                                     # between the strongest level and its playouts
MOST_LISTED = 10                                 # names that a guess comes with
RANDOM = "Chooses any option with equal chance."
LEVELS: List[str] = list(DOMINION_LEVELS)        # in every game, the weakest first
DOMINO_BOTS: Dict[str, str] = {
    **DOMINO_LEVELS,
    "full_greedy": "Tries every placement with every claim, and takes what scores most.",
    "greedy": "Places its domino where it scores most, and claims at random.",
    "random": RANDOM}
# game: name: idea
BOTS: Dict[str, Dict[str, str]] = {
    "dominion": {**DOMINION_LEVELS,
                 "big_money": "Province at 8, Gold at 6, Silver at 3, a few late Duchies.",
                 "lookahead": "Plays on in its head, with the cards that it cannot see dealt anew each time.",
                 "evolved": "Plays the strategy that was evolved for the table, or evolves one quickly.",
                 "random": RANDOM},
    "kingdomino": DOMINO_BOTS, "queendomino": DOMINO_BOTS, "royal_wedding": DOMINO_BOTS}


class UnknownBot(CrownlandsError):
    """There is no bot of that name."""


class Player:
    """Somebody who can be seated at a table by name."""

    def __init__(self, name: str, idea: str, piles: List[str], colonies: bool = False) -> None:
        self.name = name
        self.idea = idea
        self.author = ""                         # who published it
        self.piles = piles                       # kingdom cards that it wants on the table
        self.colonies = colonies                 # and whether it wants Platinum and Colonies there
        self.doubts: List[Clause] = []           # what is most likely not meant

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        """A bot for a seat; what it leaves to chance follows the seed."""
        if self.name == "full_greedy":
            return FullGreedy(seed)
        if self.name == "greedy":
            return Greedy(seed)
        if self.name == "lookahead":
            return look_ahead(shipped_strategies(), setup.kingdom, seed)
        if self.name == "evolved":
            return evolved_bot(setup.kingdom, seed, strategy_files())
        return BigMoney() if self.name == "big_money" else RandomBot(seed)


    def plays_like(self, other: Player) -> bool:
        """Whether any difference between the two is chance."""
        return self.name == other.name and not isinstance(other, (StrategyPlayer, ClassPlayer))


class LevelPlayer(Player):
    """A level for people, as strong as it is to be in that game."""

    def __init__(self, name: str, game: str, playouts: int = 0) -> None:
        super().__init__(f"{name}{BUDGET}{playouts}" if playouts else name, BOTS[game][name], [])
        self.level = name
        self.game = game
        self.playouts = playouts                 # for a turn of Dominion; 0: as many as there is time for

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        if self.game == "dominion":
            return make_dominion_level(self.level, shipped_strategies(), strategy_files(), setup.kingdom, seed,
                                       self.playouts)
        return make_level(self.level, self.game if setup is None else table_of(self.game, setup.rules), seed)


class Provincial(Player):
    """A yardstick for the lab. To find its menu takes seconds, the first time at a table."""

    def __init__(self) -> None:
        super().__init__(PROVINCIAL, "Plays a menu that is evolved for the table as the program Provincial does it.",
                         [])

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        return provincial_bot(setup.kingdom)


class StrategyPlayer(Player):
    def __init__(self, strategy: Strategy, suicide: bool) -> None:
        super().__init__(strategy.name, strategy.idea, strategy.piles, strategy.colonies)
        self.author = strategy.author
        self.strategy = strategy
        self.doubts = strategy.doubts
        self.suicide = suicide

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        return StrategyBot(self.strategy, setup.kingdom, self.suicide, seed)

    def plays_like(self, other: Player) -> bool:
        return isinstance(other, StrategyPlayer) and self.strategy.rules == other.strategy.rules and \
            self.suicide == other.suicide


def is_bot_class(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Bot)


class ClassPlayer(Player):
    """A bot class of somebody's own, as module:Class. It is made with a seed; `piles` is what it wants on the table."""

    def __init__(self, name: str) -> None:
        module, _colon, named = name.partition(":")
        if os.getcwd() not in sys.path:                  # where `python -m` looks too
            sys.path.insert(0, os.getcwd())
        try:
            made: Any = getattr(importlib.import_module(module), named, None)
        except Exception as error:                       # whatever is wrong in somebody else's file
            raise UnknownBot("bot-not-loaded", name=name, kind=type(error).__name__, why=error) from error
        if not is_bot_class(made):
            raise UnknownBot("not-a-bot", name=name)
        super().__init__(named, excerpt(made.__doc__ or ""), list(getattr(made, "piles", [])))
        self.made: Any = made

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        made: Bot = self.made(seed)
        return made

    def plays_like(self, other: Player) -> bool:
        return isinstance(other, ClassPlayer) and self.made is other.made


def strategy_names() -> List[str]:
    """The strategies that come with the program."""
    return sorted(path.stem for path in STRATEGIES.glob("*.txt"))


def strategy_files() -> List[str]:
    return [str(path) for path in sorted(STRATEGIES.glob("*.txt"))]


def find_strategy(name: str) -> Strategy:
    """One that comes with the program."""
    return load_strategy(STRATEGIES / f"{name}.txt")


@cache
def shipped_strategies() -> List[Strategy]:
    """All that come with the program: read once."""
    return [find_strategy(name) for name in strategy_names()]


def player_names(game: str) -> List[str]:
    return [*BOTS[game], *(strategy_names() if game == "dominion" else [])]


def find_player(name: object, game: str = "dominion", suicide: bool = False) -> Player:
    """A bot or a strategy by name, or the strategy in a file. suicide: it may end the game though it loses by that."""
    if isinstance(name, str):
        if name in LEVELS:
            return LevelPlayer(name, game)
        if name in BOTS[game]:
            return Player(name, BOTS[game][name], [])
        if game == "dominion" and name in strategy_names():
            return StrategyPlayer(find_strategy(name), suicide)
        if game == "dominion" and name.endswith(".txt"):
            return StrategyPlayer(load_strategy(name), suicide)
    names = player_names(game)
    near = did_you_mean(str(name), names)
    listed = "" if near and len(names) > MOST_LISTED else Clause("bots-here", names=names, game=game)
    raise UnknownBot("no-bot", name=name, game=game, near=near, listed=listed)


def find_contestant(name: str, game: str = "dominion", suicide: bool = False) -> Player:
    """As find_player, and also those who may take as long as they like: `provincial`, the strongest with a number of
    playouts a turn, `strongest@3000`, and a bot class of one's own, module:Class. To find that runs its module: never
    for a name that comes from somebody else."""
    if game == "dominion":
        if name == PROVINCIAL:
            return Provincial()
        level, _at, playouts = name.partition(BUDGET)
        if level == LEVELS[-1] and playouts.isdecimal() and int(playouts):
            return LevelPlayer(level, game, int(playouts))
    return ClassPlayer(name) if ":" in name and not name.endswith(".txt") else find_player(name, game, suicide)
