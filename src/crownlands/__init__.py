"""Crownlands plays Dominion completely and correctly, straight from the rulebooks.

    import crownlands
    game = crownlands.game("dominion")
    state = game.start(seats=2, kingdom="b1_first_game", seed=7)
    state.choose(state.decision.options[0])
"""
import importlib
from typing import TYPE_CHECKING, Any

from crownlands.files import read, write
from crownlands.kernel import chance
from crownlands.kernel.decision import Decision, Option
from crownlands.kernel.errors import (
    CrownlandsError,
    DamagedRecord,
    IllegalChoice,
    ImpossiblePosition,
    MissingCards,
    NothingToUndo,
    UnknownCard,
    UnknownGame,
    UnknownKingdom,
    WrongKingdom,
    WrongOption,
    did_you_mean,
)
from crownlands.kernel.state import Result, State
from crownlands.version import VERSION

if TYPE_CHECKING:
    from crownlands.dominion.game import Dominion

__version__ = VERSION

GAMES = {"dominion": "crownlands.dominion.game"}

compiled: bool = not str(chance.__file__).endswith(".py")
"""Whether the engine runs compiled."""


def game(name: str) -> "Dominion":
    """The game of that name, imported when it is first asked for."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name}{did_you_mean(str(name), GAMES)} (games: {', '.join(GAMES)})")
    module: Any = importlib.import_module(GAMES[name])
    found: Dominion = module.GAME
    return found


__all__ = [
    "CrownlandsError", "DamagedRecord", "Decision", "IllegalChoice", "ImpossiblePosition", "MissingCards",
    "NothingToUndo", "Option", "Result", "State", "UnknownCard", "UnknownGame", "UnknownKingdom", "WrongKingdom",
    "WrongOption", "compiled", "game", "read", "write",
]
