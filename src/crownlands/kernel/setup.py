"""A table that is prepared once and played at many times."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.kernel.chance import Chance
from crownlands.kernel.state import State

BY_TURNS: Final = -1                             # instead of a seat: another begins each time


class Setup:
    """A table prepared for many games of one kind."""

    in_a_circle: bool = False                    # whether play goes round the table: then it matters who sits where

    begins: i64 = BY_TURNS                       # the seat that always begins: then players change seats instead

    def new_game(self, rng: Chance, first_player: i64) -> State:
        """Dealt and ready, without a record."""
        raise NotImplementedError

    def next_game(self, state: State, rng: Chance, first_player: i64) -> None:
        """The same as a new game, in a state of this table that is not used any more."""
        raise NotImplementedError


class FromPosition(Setup):
    """Many games that go on from the same position, each with chance of its own."""

    def __init__(self, state: State, in_a_circle: bool) -> None:
        self.state: State = state
        self.in_a_circle = in_a_circle
        self.begins = state.turn_seat

    def new_game(self, rng: Chance, first_player: i64) -> State:
        state = self.state.copy()
        state.rng = rng
        return state

    def next_game(self, state: State, rng: Chance, first_player: i64) -> None:
        state.become(self.state.copy())
        state.rng = rng
