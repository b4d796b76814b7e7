"""What happened, and who may see which part of it."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final[i64] = -1


class Event:
    """`public` is for all; `private` only for the seats whose bit is set in `seen`."""

    def __init__(self, step: int, verb: str, seat: int, public: Dict[str, Any], private: Dict[str, Any],
                 seen: i64) -> None:
        self.step: int = step
        self.verb: str = verb
        self.seat: int = seat
        self.public: Dict[str, Any] = public
        self.private: Dict[str, Any] = private
        self.seen: i64 = seen

    def for_seat(self, seat: int) -> Dict[str, Any]:
        """The event as this seat receives it; a spectator is seat -1. It belongs to the receiver: events are kept, and
        told to others too."""
        facts: Dict[str, Any] = {"step": self.step, "event": self.verb, "seat": self.seat}
        for name, fact in self.public.items():
            facts[name] = copied(fact)
        if self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1):
            for name, fact in self.private.items():
                facts[name] = copied(fact)
        return facts


def copied(fact: Any) -> Any:
    """Plain data of its own."""
    if isinstance(fact, list):
        return [copied(part) for part in fact]
    if isinstance(fact, dict):
        return {name: copied(part) for name, part in fact.items()}
    return fact


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Told of every event as it happens. Subclass it for logs and displays."""

    def add(self, event: Event) -> None:
        pass


class Chronicle(Listener):
    """Keeps every event."""

    def __init__(self) -> None:
        self.events: List[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
