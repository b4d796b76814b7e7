"""Crownlands plays Dominion, Kingdomino, Queendomino and Royal Wedding, straight from their rulebooks.

    import crownlands
    game = crownlands.game("dominion")
    state = game.start(seats=2, kingdom="b1_first_game", seed=7)
    state.choose(state.decision.options[0])
"""
import importlib
from typing import TYPE_CHECKING, Any, Literal, overload

from crownlands.version import VERSION

if TYPE_CHECKING:
    from crownlands.dominion.game import Dominion
    from crownlands.dominoes.game import Dominoes
    from crownlands.files import read, write
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
    )
    from crownlands.kernel.game import Game
    from crownlands.kernel.state import Result, State

    compiled: bool
    """Whether the engine runs compiled."""

__version__ = VERSION

GAMES = {"dominion": "crownlands.dominion.game", "kingdomino": "crownlands.dominoes.game",
         "queendomino": "crownlands.dominoes.game", "royal_wedding": "crownlands.dominoes.game"}
# Imported when they are first asked for: so the program can prepare for Ctrl-C before anything that takes time.
PLACES = {"crownlands.files": ("read", "write"),
          "crownlands.kernel.decision": ("Decision", "Option"),
          "crownlands.kernel.errors": ("CrownlandsError", "DamagedRecord", "IllegalChoice", "ImpossiblePosition",
                                       "MissingCards", "MissingOutcome", "NothingToUndo", "UnknownCard", "UnknownGame",
                                       "UnknownKingdom", "WrongKingdom", "WrongOption", "WrongOutcome"),
          "crownlands.kernel.game": ("Game",),
          "crownlands.kernel.state": ("Result", "State")}

if not TYPE_CHECKING:                            # a checker would take any name to be here

    def __getattr__(name: str) -> Any:
        if name == "compiled":
            return not importlib.import_module("crownlands.kernel.chance").__file__.endswith(".py")
        for place, names in PLACES.items():
            if name in names:
                return getattr(importlib.import_module(place), name)
        raise AttributeError(f"crownlands has no {name}")


@overload
def game(name: Literal["dominion"]) -> "Dominion": ...
@overload
def game(name: Literal["kingdomino", "queendomino", "royal_wedding"]) -> "Dominoes": ...
@overload
def game(name: str) -> "Game[Any]": ...
def game(name: str) -> "Game[Any]":
    """The game of that name, imported when it is first asked for."""
    if name not in GAMES:
        from crownlands.kernel.errors import UnknownGame, did_you_mean
        raise UnknownGame("no-game", name=name, near=did_you_mean(str(name), GAMES), games=[*GAMES])
    module: Any = importlib.import_module(GAMES[name])
    found: Game[Any] = module.GAMES[name]
    return found


__all__ = [
    "CrownlandsError", "DamagedRecord", "Decision", "Game", "IllegalChoice", "ImpossiblePosition", "MissingCards",
    "MissingOutcome", "NothingToUndo", "Option", "Result", "State", "UnknownCard", "UnknownGame", "UnknownKingdom",
    "WrongKingdom", "WrongOption", "WrongOutcome", "compiled", "game", "read", "write",
]
