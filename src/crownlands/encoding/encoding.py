"""What every game's encoding is: actions and observations as numbers that mean the same in every game of a kind.

An action is an option's id with a number. An observation is one row of small whole numbers, what one seat may know; a
field is a part of it that has a name and a shape."""
from __future__ import annotations

import hashlib
from math import prod
from typing import Any, Dict, Final, List, Tuple

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from crownlands.kernel.errors import IllegalChoice, WrongOption, did_you_mean
from crownlands.kernel.state import NO_ANSWER, State

# of all encodings here. Raised when a number comes to mean something else, never when numbers are added at the end
VERSION: Final = 1
NO_ACTION: Final = -1
NUMBER_FORMAT: Final = "h"           # of an observation's numbers: 16 bits with a sign


class Field:
    """A part of an observation: numbers from `start` on, to be read as an array of this shape, the last index first."""

    def __init__(self, name: str, shape: Tuple[int, ...], start: int, names: Tuple[str, ...]) -> None:
        self.name: str = name
        self.shape: Tuple[int, ...] = shape
        self.start: int = start
        self.names: Tuple[str, ...] = names              # along the last axis; none: cards, squares or dominoes
        self.stop: int = start + prod(shape)

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.shape}, {self.start}:{self.stop})"


class Encoding:
    """Actions and observations of one kind of game as numbers: see docs/research.md."""

    def __init__(self, game: str, seats: int, words: List[str]) -> None:
        self.game: str = game
        self.seats: i64 = seats
        self.words: List[str] = words                    # the option id of each action
        self.actions: i64 = len(words)
        self.numbers: Dict[str, int] = {word: number for number, word in enumerate(words)}
        self.fields: List[Field] = []
        self.size: i64 = 0                               # of an observation
        self.version: int = VERSION

    # ---- what each game says for itself
    def check(self, state: State) -> None:
        """Refuse a state that this encoding is not for. Only then may the other methods be asked about it."""
        raise NotImplementedError

    def legal_into(self, state: State, found: vec[i64]) -> i64:
        """Write the actions that can be chosen now into `found`, in the order of the options; how many there are."""
        raise NotImplementedError

    def answer_to(self, state: State, action: i64) -> i64:
        """The engine's number of an action, or NO_ANSWER if it cannot be chosen now."""
        raise NotImplementedError

    def observe_into(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what the seat may know. The row holds zeros from `at` on, or what was written there before of a game
        with the same cards."""
        raise NotImplementedError

    # ---- what follows
    def add_field(self, name: str, shape: Tuple[int, ...], names: Tuple[str, ...] = ()) -> int:
        """The next part of the observation; where it starts."""
        field = Field(name, shape, int(self.size), names)
        self.fields.append(field)
        self.size = field.stop
        return field.start

    @property
    def fingerprint(self) -> str:
        """Changes when any number changes its meaning: to be kept beside what was learned."""
        parts = [str(self.version), self.game, str(self.seats), *self.words]
        parts.extend([f"{field.name} {field.shape} {field.names}" for field in self.fields])
        return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()

    def action(self, id: str) -> int:
        """The number of an option's id."""
        if id not in self.numbers:
            raise IllegalChoice(f"{id} has no number in this encoding{did_you_mean(id, self.words)}")
        return self.numbers[id]

    def word(self, action: int) -> str:
        """The option's id of a number."""
        if not 0 <= action < len(self.words):
            raise IllegalChoice(f"there is no action {action}: they are 0 to {len(self.words) - 1}")
        return self.words[action]

    def field(self, name: str) -> Field:
        """A part of the observation by its name."""
        for field in self.fields:
            if field.name == name:
                return field
        known = [field.name for field in self.fields]
        raise WrongOption(f"observations have no field {name}{did_you_mean(name, known)} (fields: {', '.join(known)})")

    def legal(self, state: State) -> List[int]:
        """The actions that can be chosen now, in the order of the options; none when the game is over."""
        self.check(state)
        if state.over:
            return []
        found = vec[i64]([0] * int(self.actions))
        count = self.legal_into(state, found)
        return [int(found[i]) for i in range(count)]

    def mask(self, state: State) -> memoryview:
        """A byte for each action: 1 if it can be chosen now. Any array library reads it without a copy."""
        mask = vec[u8]([0] * int(self.actions))
        for action in self.legal(state):
            mask[action] = 1
        return memoryview(mask)

    def flat(self, state: State, seat: int) -> memoryview:
        """What the seat may know, as one row of numbers of 16 bits."""
        self.check(state)
        row = vec[i16]([0] * int(self.size))
        self.observe_into(state, state.checked_seat(seat), row, 0)
        return memoryview(row)

    def named(self, state: State, seat: int) -> Dict[str, memoryview]:
        """The same as an array for each field."""
        return self.split(self.flat(state, seat))

    def split(self, row: memoryview) -> Dict[str, memoryview]:
        """The fields of a row."""
        parts: Dict[str, memoryview] = {}
        for field in self.fields:
            part: Any = row[field.start:field.stop].cast("B")
            parts[field.name] = part.cast(NUMBER_FORMAT, field.shape)
        return parts

    def step(self, state: State, action: int) -> None:
        """Choose an action by its number."""
        self.check(state)
        answer = self.answer_to(state, action) if not state.over else i64(NO_ANSWER)
        if answer == NO_ANSWER:
            state.refuse(f"action {action} ({self.word(action)})")
        state.step(answer)

    def check_table(self, state: State) -> None:
        """The game and the seats, which every encoding looks at."""
        if state.game_name() != self.game:
            raise WrongOption(f"this encoding is for {self.game}, not for {state.game_name()}")
        if state.seats != self.seats:
            raise WrongOption(f"this encoding is for {self.seats} seats, not for {state.seats}")
