"""A game's rules as one object: it starts games, replays records and sets up positions."""
from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Dict, Generic, Optional, Tuple, TypeVar

from crownlands.kernel.chance import SEED_BYTES, Chance, seeded
from crownlands.kernel.errors import CrownlandsError, DamagedRecord, ImpossiblePosition
from crownlands.kernel.setup import Setup
from crownlands.kernel.state import RECORD_FORMAT, Log, State
from crownlands.kernel.story import Story

AnyState = TypeVar("AnyState", bound=State)


class Game(Generic[AnyState]):
    """The rules of one game: starts games, replays records, reads positions."""
    name: str = ""

    # ---- what each game says for itself
    def start(self, **options: Any) -> AnyState:
        """A new game: `seats`, `seed`, `record`, `ask_forced`, and the game's own options by name."""
        raise NotImplementedError

    def setup(self, seats: int, options: Mapping[str, Any], *args: Any, **table: Any) -> Setup:
        """A prepared table for many games of the same kind."""
        raise NotImplementedError

    def laid_out(self, seed: int, options: Mapping[str, Any], *args: Any, **table: Any,
                 ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        """What `setup` takes for the table that `start` would make of this, and the options: what they leave to chance
        is drawn with the seed."""
        return table, dict(options)

    def random_start(self, seed: int, **table: Any) -> AnyState:
        """A game of random size, cards and options, for checks; `table`: what of it is not left to chance."""
        raise NotImplementedError

    def placed(self, description: Mapping[str, Any]) -> AnyState:
        """The origin that a position describes, before anybody is asked."""
        raise NotImplementedError

    def undealt(self, start: Dict[str, Any], rng: Chance) -> AnyState:
        """The origin that the start of a record tells of, before the deal."""
        raise NotImplementedError

    def story(self) -> Story:
        """For telling a game from its beginning on."""
        raise NotImplementedError

    # ---- what follows
    def position(self, description: Mapping[str, Any], *, seed: Optional[int] = None, record: bool = True) -> AnyState:
        """A state from its description."""
        if not isinstance(description, Mapping):
            raise ImpossiblePosition("position-dict", kind=type(description).__name__)
        try:
            state = self.placed(description)
        except CrownlandsError:
            raise
        except (TypeError, AttributeError, LookupError, OverflowError, ValueError) as error:
            raise ImpossiblePosition("no-position", why=error) from error
        state.rng = new_generator(seed)
        if record:
            state.log = Log(state.copy(), None, [])
        state.begin()
        return state

    def origin(self, record: Mapping[str, Any], rng: Chance) -> AnyState:
        """What the start of a record tells of, before anything is dealt. The generator is for what comes after the
        record."""
        start = dict(record["start"])
        if "position" in start:
            state = self.placed(start["position"])
            state.rng = rng
            state.log = Log(state.copy(), None, [])
        else:
            state = self.undealt(start, rng)
        state.format = state.needs_log().origin.format = record["format"]
        return state

    def restart(self, record: Mapping[str, Any], rng: Chance) -> AnyState:
        """The beginning that a record tells of."""
        state = self.origin(record, rng)
        try:
            state.script = [int(state.outcome_number(word)) for word in record["deal"].split()]
            state.begin()
            state.end_script()
        except CrownlandsError as error:
            raise DamagedRecord("deal-not-fitting", why=error) from error
        return state

    def replay(self, record: Mapping[str, Any], *, seed: Optional[int] = None) -> AnyState:
        """The state that a record leads to. What follows is drawn with the seed, or by fresh chance."""
        if not isinstance(record, Mapping):
            raise DamagedRecord("record-dict", kind=type(record).__name__)
        for key in ("format", "game", "start", "deal", "choices", "steps"):
            if key not in record:
                raise DamagedRecord("record-lacks", key=repr(key))
        if type(record["format"]) is not int or not 1 <= record["format"] <= RECORD_FORMAT:
            raise DamagedRecord("record-format", format=record["format"], newest=RECORD_FORMAT)
        if record["game"] != self.name:
            raise DamagedRecord("record-of-game", game=record["game"], wanted=self.name)
        steps = record["steps"]
        if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
            raise DamagedRecord("steps-list")
        if len(steps) != record["choices"]:
            raise DamagedRecord("record-short", n=len(steps), choices=record["choices"])
        if not isinstance(record["start"], Mapping) or not isinstance(record["deal"], str):
            raise DamagedRecord("start-dict")
        try:
            state = self.restart(record, new_generator(seed))
        except DamagedRecord:
            raise
        except (CrownlandsError, TypeError, AttributeError, LookupError, OverflowError, ValueError) as error:
            raise DamagedRecord("start-wrong", why=error) from error
        state.replay_steps(steps)
        result = state.result
        if record.get("result") != (None if result is None else result.describe()):
            raise DamagedRecord("another-result", told=record.get("result"),
                                found=None if result is None else result.describe())
        return state


def new_generator(seed: Optional[int]) -> Chance:
    """The generator of a seed, or a fresh one."""
    return seeded(checked_seed(seed))


def checked_seed(seed: Optional[int]) -> int:
    """The seed that was named, or a fresh one."""
    if seed is None:
        return secrets.randbits(8 * SEED_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise CrownlandsError("seed", seed=repr(seed))
    return seed
