"""New games made quickly from a prepared table."""
from __future__ import annotations

from typing import Any, Dict, Optional

from mypy_extensions import i64

from crownlands.dominoes.rules import Rules
from crownlands.dominoes.state import DominoesState, blank_state
from crownlands.kernel.chance import Chance
from crownlands.kernel.setup import Setup
from crownlands.kernel.state import Log, State


class DominoesSetup(Setup):
    """Who begins is drawn with the kings, so `first_player` has no effect."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.blank: DominoesState = blank_state(rules)
        self.blank.ask_forced = bool(rules.start.get("ask_forced", False))

    def new_game(self, rng: Chance, first_player: i64) -> DominoesState:
        state = self.undealt(rng, None)
        state.begin()
        return state

    def next_game(self, state: State, rng: Chance, first_player: i64) -> None:
        assert isinstance(state, DominoesState)
        state.restart_from(self.blank)
        state.rng = rng
        state.begin()

    def undealt(self, rng: Chance, start: Optional[Dict[str, Any]]) -> DominoesState:
        """With a start it is put on record."""
        state = self.blank.copy()
        state.rng = rng
        if start is not None:
            state.log = Log(state.copy(), start, [])
        return state
