"""The players by name: bots, strategies that come with the program, and strategy files."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Dict, List

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.big_money import BigMoney
from crownlands.bots.dominion.fitting import look_ahead
from crownlands.bots.dominion.strategy import Strategy, load_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.dominoes.greedy import FullGreedy, Greedy
from crownlands.bots.random import RandomBot
from crownlands.kernel.errors import CrownlandsError, did_you_mean

STRATEGIES = Path(__file__).parent / "strategies"
MOST_LISTED = 10                                 # names that a guess comes with
RANDOM = "Chooses any option with equal chance."
DOMINO_BOTS: Dict[str, str] = {
    "full_greedy": "Tries every placement with every claim, and takes what scores most.",
    "greedy": "Places its domino where it scores most, and claims at random.",
    "random": RANDOM}
# game: name: idea
BOTS: Dict[str, Dict[str, str]] = {
    "dominion": {"big_money": "Province at 8, Gold at 6, Silver at 3, a few late Duchies.",
                 "lookahead": "Plays on in its head, with the cards that it cannot see dealt anew each time.",
                 "random": RANDOM},
    "kingdomino": DOMINO_BOTS, "queendomino": DOMINO_BOTS, "royal_wedding": DOMINO_BOTS}


class UnknownBot(CrownlandsError):
    """There is no bot of that name."""


class Player:
    """Somebody who can be seated at a table by name."""

    def __init__(self, name: str, idea: str, piles: List[str], colonies: bool = False) -> None:
        self.name = name
        self.idea = idea
        self.piles = piles                       # kingdom cards that it wants on the table
        self.colonies = colonies                 # and whether it wants Platinum and Colonies there

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        """A bot for a seat; what it leaves to chance follows the seed."""
        if self.name == "full_greedy":
            return FullGreedy(seed)
        if self.name == "greedy":
            return Greedy(seed)
        if self.name == "lookahead":
            return look_ahead(shipped_strategies(), setup.kingdom, seed)
        return BigMoney() if self.name == "big_money" else RandomBot(seed)


    def plays_like(self, other: Player) -> bool:
        """Whether any difference between the two is chance."""
        return self.name == other.name and not isinstance(other, StrategyPlayer)


class StrategyPlayer(Player):
    def __init__(self, strategy: Strategy, suicide: bool) -> None:
        super().__init__(strategy.name, strategy.idea, strategy.piles, strategy.colonies)
        self.strategy = strategy
        self.suicide = suicide

    def bot(self, setup: Any, seat: int, seed: int) -> Bot:
        return StrategyBot(self.strategy, setup.kingdom, self.suicide)

    def plays_like(self, other: Player) -> bool:
        return isinstance(other, StrategyPlayer) and self.strategy.rules == other.strategy.rules and \
            self.suicide == other.suicide


def strategy_names() -> List[str]:
    """The strategies that come with the program."""
    return sorted(path.stem for path in STRATEGIES.glob("*.txt"))


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
        if name in BOTS[game]:
            return Player(name, BOTS[game][name], [])
        if game == "dominion" and name in strategy_names():
            return StrategyPlayer(find_strategy(name), suicide)
        if game == "dominion" and name.endswith(".txt"):
            return StrategyPlayer(load_strategy(name), suicide)
    names = player_names(game)
    files = "; or a strategy file: my_idea.txt" if game == "dominion" else ""
    near = did_you_mean(str(name), names)
    listed = "" if near and len(names) > MOST_LISTED else f" (bots: {', '.join(names)}{files})"
    raise UnknownBot(f"there is no bot {name} for {game}{near}{listed}")
