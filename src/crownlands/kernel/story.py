"""How a game is told: for each event the message that says it, and what it follows from. The facts of the event are the
message's arguments; which words it becomes is each client's own affair (terminal/dominion/log.py,
terminal/dominoes/log.py, web/src/table/telling.ts)."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from mypy_extensions import mypyc_attr

Facts = Dict[str, Any]                           # of an event, as somebody is told it


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """Reads the events of a game in their order, and only what everybody may know of them."""

    def hear(self, event: Facts) -> Optional[Facts]:
        """What telling the event takes besides its message: `heading`, `under`, `joins`, `sums`; None: it goes without
        saying."""
        raise NotImplementedError

    def message(self, event: Facts) -> str:
        """The id of the message that says the event to somebody who is told these facts; nothing: it is no news to
        them."""
        raise NotImplementedError

    def tell(self, event: Facts, how: Optional[Facts]) -> Facts:
        """The event with what `hear` found."""
        say = self.message(event) if how is not None else ""
        return {**event, **how, "say": say} if say and how is not None else event

    def tell_all(self, events: List[Facts]) -> List[Facts]:
        """All that happened, as somebody is told it, from the beginning on."""
        return [self.tell(event, self.hear(event)) for event in events]

    def copy(self) -> Story:
        """For a game that may go on otherwise."""
        raise NotImplementedError
