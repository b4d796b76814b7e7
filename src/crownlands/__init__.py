"""Crownlands plays Dominion, Kingdomino, Queendomino and Royal Wedding, straight from their rulebooks.

    import crownlands
    game = crownlands.game("dominion")
    state = game.start(seats=2, kingdom="b1_first_game", seed=7)
    state.choose(state.decision.options[0])
"""
import importlib
from typing import TYPE_CHECKING, Any, Literal, overload

from crownlands.files import read, write
from crownlands.kernel import chance
from crownlands.kernel.decision import Decision, Option
from crownlands.kernel.errors import (
    CrownlandsError,
    DamagedRecord,
    IllegalChoice,
    ImpossiblePosition,
    MissingCards,
    MissingOutcome,
    NothingToUndo,
    UnknownCard,
    UnknownGame,
    UnknownKingdom,
    WrongKingdom,
    WrongOption,
    WrongOutcome,
    did_you_mean,
)
from crownlands.kernel.game import Game
from crownlands.kernel.state import Result, State
from crownlands.version import VERSION

if TYPE_CHECKING:
    from crownlands.dominion.game import Dominion
    from crownlands.dominoes.game import Dominoes

__version__ = VERSION

GAMES = {"dominion": "crownlands.dominion.game", "kingdomino": "crownlands.dominoes.game",
         "queendomino": "crownlands.dominoes.game", "royal_wedding": "crownlands.dominoes.game"}

compiled: bool = not str(chance.__file__).endswith(".py")
"""Whether the engine runs compiled."""


@overload
def game(name: Literal["dominion"]) -> "Dominion": ...
@overload
def game(name: Literal["kingdomino", "queendomino", "royal_wedding"]) -> "Dominoes": ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """The game of that name, imported when it is first asked for."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name}{did_you_mean(str(name), GAMES)} (games: {', '.join(GAMES)})")
    module: Any = importlib.import_module(GAMES[name])
    found: Game[Any] = module.GAMES[name]
    return found


__all__ = [
    "CrownlandsError", "DamagedRecord", "Decision", "Game", "IllegalChoice", "ImpossiblePosition", "MissingCards",
    "MissingOutcome", "NothingToUndo", "Option", "Result", "State", "UnknownCard", "UnknownGame", "UnknownKingdom",
    "WrongKingdom", "WrongOption", "WrongOutcome", "compiled", "game", "read", "write",
]
