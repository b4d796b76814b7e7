"""A table that is prepared once and played at many times."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.kernel.chance import Chance
from crownlands.kernel.state import State


class Setup:
    """A table prepared for many games of one kind."""

    in_a_circle: bool = False                    # whether play goes round the table: then it matters who sits where

    def new_game(self, rng: Chance, first_player: i64) -> State:
        """Dealt and ready, without a record."""
        raise NotImplementedError

    def next_game(self, state: State, rng: Chance, first_player: i64) -> None:
        """The same as a new game, in a state of this table that is not used any more."""
        raise NotImplementedError
