"""A game at a table: the engine's state, what was chosen so far, and what has happened, for each to see their part."""
from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any, Dict, List, Optional

import crownlands
from crownlands.kernel.event import Chronicle, Event
from crownlands.kernel.game import new_generator
from crownlands.kernel.state import CHOICE, State

NEVER = -1


@dataclass(frozen=True)
class Made:
    """A choice that was made: its text as in records, with what chance brought; and whether it made itself."""
    text: str
    seat: int
    forced: bool


@dataclass
class Prepared:
    """A choice on a copy of the state: if it cannot be stored, it never happened."""
    state: State
    chronicle: Chronicle
    made: Made


class TableGame:
    def __init__(self, record: Dict[str, Any]) -> None:
        """record: the beginning, as the engine tells it, with the steps before this table if it was forked."""
        self.beginning = record
        self.made: List[Made] = [Made(step, NEVER, True) for step in record["steps"]]
        self.before = len(self.made)             # choices that cannot be taken back: another table's
        self.rebuild()
        self.sides = sides_of(self.state)

    def rebuild(self) -> None:
        """Play again what was made."""
        game = crownlands.game(self.beginning["game"])
        self.state: State = game.restart(dict(self.beginning["start"]), self.beginning["deal"], new_generator(None))
        chronicle = Chronicle()
        self.state.replayed(self.state.log_size, chronicle)  # what was dealt
        self.events: List[Event] = chronicle.events
        for made in self.made:
            self.follow(made.text)

    # ---- one choice
    def prepare(self, option: str, forced: bool, seed: int) -> Prepared:
        """Try a choice. seed: of what it leaves to chance."""
        state = self.state.copy()
        state.reseed(seed)
        chronicle = Chronicle()
        state.listener = chronicle
        seat, before = int(state.seat), int(state.log_size)
        state.choose(option)
        state.listener = None
        assert state.log is not None
        words = [state.choice_text(entry) if entry >= CHOICE else state.outcome_text(entry)
                 for entry in state.log.entries[before:state.log_size]]
        return Prepared(state, chronicle, Made(" ".join(words), seat, forced))

    def take(self, prepared: Prepared) -> None:
        """It is stored: now it has happened."""
        self.state = prepared.state
        self.events += prepared.chronicle.events
        self.made.append(prepared.made)

    def replay(self, made: Made) -> None:
        """A choice that stands in the log."""
        self.follow(made.text)
        self.made.append(made)

    def follow(self, text: str) -> None:
        chronicle = Chronicle()
        self.state.listener = chronicle
        self.state.replay_steps([text])
        self.state.listener = None
        self.events += chronicle.events

    # ---- taking back
    def undo_target(self, seat: int) -> Optional[int]:
        """How many choices are left if the seat takes back its last own one; None if it has made none."""
        for number in range(len(self.made) - 1, self.before - 1, -1):
            if self.made[number].seat == seat and not self.made[number].forced:
                return number
        return None

    def undo_is_free(self, seat: int, keep: int) -> bool:
        """Whether nobody learned anything, and nobody else chose, since."""
        if any(made.seat != seat for made in self.made[keep:]):
            return False
        state = self.state.copy()
        for _choice in self.made[keep:]:
            if not state.undo_is_free:
                return False
            state.undo()
        return True

    def after(self, choices: int) -> TableGame:
        """The game after so many choices, played again. If it is long, that takes its time."""
        game = copy(self)
        game.made = self.made[:choices]
        game.rebuild()
        return game

    # ---- telling
    def events_for(self, seat: Optional[int], since: int) -> List[Dict[str, Any]]:
        viewer = -1 if seat is None else seat
        return [event.for_seat(viewer) for event in self.events[since:]]

    def record(self) -> Dict[str, Any]:
        """Everything, hidden cards too: only for when the game is over."""
        return self.state.record()


def sides_of(state: State) -> List[List[int]]:
    """The seats that win or lose together."""
    kingdoms = state.view(None).get("kingdoms")
    if kingdoms is None:
        return [[seat] for seat in range(int(state.seats))]
    return [list(kingdom["seats"]) for kingdom in kingdoms]
