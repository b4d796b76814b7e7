"""A game at a table: the engine's state, what was chosen so far, and what has happened, for each to see their part."""
from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any, Dict, List, NamedTuple, Optional

import msgspec
from msgspec import Struct

import crownlands
from crownlands.kernel.event import EVERYBODY, Chronicle, Event
from crownlands.kernel.game import new_generator
from crownlands.kernel.state import CHOICE, State
from crownlands.kernel.story import Story

NEVER = -1
SPECTATOR = -1
SNAPSHOT_EVERY = 100                             # choices: so many are played again at most when one is taken back

encode = msgspec.json.Encoder().encode


class Made(Struct, frozen=True, gc=False):
    """A choice that was made: its text as in records, with what chance brought; and whether it made itself."""
    text: str
    seat: int
    forced: bool


@dataclass
class Prepared:
    """A choice on a copy of the state: if it cannot be stored, it never happened."""
    state: State
    events: List[Told]
    story: Story
    made: Made


class Told(Struct, frozen=True, gc=False):       # there are many: the garbage collector need not look at them
    """An event as it is sent: all of it to those who may see it, and what is left for the others."""
    whole: bytes
    public: bytes
    seen: int

    def for_seat(self, seat: int) -> msgspec.Raw:
        may_see = self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1)
        return msgspec.Raw(self.whole if may_see else self.public)


class Snapshot(NamedTuple):
    """Where the game stood after so many choices."""
    choices: int
    events: int
    state: State
    story: Story


class TableGame:
    def __init__(self, record: Dict[str, Any]) -> None:
        """record: the beginning, as the engine tells it. If the table was forked, the steps before it are still to be
        played: see play_before."""
        self.beginning = record
        self.before = len(record["steps"])       # choices that cannot be taken back: another table's
        self.made: List[Made] = []
        self.free: List[bool] = []               # whether nobody learned anything by the choice
        game = crownlands.game(record["game"])
        self.state: State = game.restart(record, new_generator(None))
        self.story: Story = game.story()         # how all that happened so far was told
        chronicle = Chronicle()
        self.state.replayed(self.state.log_size, chronicle)              # what was dealt
        self.events: List[Told] = told(chronicle, self.story)
        self.snapshots = [Snapshot(0, len(self.events), self.state.copy(), self.story.copy())]
        self.sides = sides_of(self.state)

    def play_before(self) -> Iterator[None]:
        """Play the steps of the record, one at a time: there may be thousands."""
        for step in self.beginning["steps"]:
            self.replay(Made(step, NEVER, True))
            yield

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
        story = self.story.copy()
        return Prepared(state, told(chronicle, story), story, Made(" ".join(words), seat, forced))

    def take(self, prepared: Prepared) -> None:
        """It is stored: now it has happened."""
        self.state = prepared.state
        self.events += prepared.events
        self.story = prepared.story
        self.made.append(prepared.made)
        self.free.append(self.state.undo_is_free)
        if len(self.made) % SNAPSHOT_EVERY == 0:
            self.snapshots.append(Snapshot(len(self.made), len(self.events), self.state.copy(), self.story.copy()))

    def replay(self, made: Made) -> None:
        """A choice that stands in the log."""
        chronicle = Chronicle()
        self.state.listener = chronicle
        self.state.replay_steps([made.text])
        self.state.listener = None
        self.take(Prepared(self.state, told(chronicle, self.story), self.story, made))

    # ---- taking back
    def undo_target(self, seat: int) -> Optional[int]:
        """How many choices are left if the seat takes back its last own one; None if it has made none."""
        for number in range(len(self.made) - 1, self.before - 1, -1):
            if self.made[number].seat == seat and not self.made[number].forced:
                return number
        return None

    def undo_is_free(self, seat: int, keep: int) -> bool:
        """Whether nobody learned anything, and nobody else chose, since."""
        return all(self.free[keep:]) and all(made.seat == seat for made in self.made[keep:])

    def after(self, choices: int) -> TableGame:
        """The game after so many choices, played again from the last snapshot before."""
        game = copy(self)
        game.snapshots = [snapshot for snapshot in self.snapshots if snapshot.choices <= choices]
        last = game.snapshots[-1]
        game.state = last.state.copy()
        game.story = last.story.copy()
        game.events = self.events[:last.events]
        game.made, game.free = self.made[:last.choices], self.free[:last.choices]
        for made in self.made[last.choices:choices]:
            game.replay(made)
        return game

    # ---- telling
    def events_for(self, seat: Optional[int], since: int) -> List[msgspec.Raw]:
        viewer = SPECTATOR if seat is None else seat
        return [event.for_seat(viewer) for event in self.events[since:]]

    def record(self) -> Dict[str, Any]:
        """Everything, hidden cards too: only for when the game is over."""
        record = {**self.beginning, "choices": len(self.made), "steps": [made.text for made in self.made]}
        result = self.state.result
        return record if result is None else {**record, "result": result.describe()}


def told(chronicle: Chronicle, story: Story) -> List[Told]:
    return [ready(event, story) for event in chronicle.events]


def ready(event: Event, story: Story) -> Told:
    facts = event.for_seat(SPECTATOR)
    how = story.hear(facts)
    public = encode(story.tell(facts, how))
    if event.seen == EVERYBODY or not event.private:
        return Told(public, public, EVERYBODY)
    return Told(encode(story.tell({**facts, **event.private}, how)), public, int(event.seen))


def sides_of(state: State) -> List[List[int]]:
    """The seats that win or lose together."""
    kingdoms = state.view(None).get("kingdoms")
    if kingdoms is None:
        return [[seat] for seat in range(int(state.seats))]
    return [list(kingdom["seats"]) for kingdom in kingdoms]
