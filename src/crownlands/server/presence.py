"""Who is at a table at this moment: which players have lost their connection, and who watches.

It is not kept: it follows from the connections, those of the other servers included, who tell of theirs by notices."""
from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Dict, List, Optional, Protocol, Set, Tuple

from msgspec import Struct

from crownlands.server.protocol import Presence, Present
from crownlands.server.table import Table

PING_SECONDS = 1.0                               # how often the connection of a player is tried whom others wait for
MISSED_SECONDS = 1.5                             # without a sign; a page that loads again is back by then
LOOK_SECONDS = 0.25
TOLD_SECONDS = 10.0                              # so long another server is believed
LATE = 1.0                                       # seconds between two looks: then it was we who were slow


class Visible(Protocol):
    """A connection, as far as others see it."""
    seat: Optional[int]
    holder: Optional[str]
    name: Optional[str]

    def last_sign(self) -> float: ...


class Visit(Struct, frozen=True):
    """A connection, as one server tells the others of it. seconds: since its last sign."""
    seat: Optional[int]
    holder: Optional[str]
    name: Optional[str]
    seconds: float = 0.0


class Attendance:
    """Of one table."""

    def __init__(self) -> None:
        self.opened = time.monotonic()           # nobody is missing before there was time to come
        self.seen: Dict[str, float] = {}         # when a holder last gave a sign
        self.elsewhere: Dict[str, Tuple[float, List[Visit]]] = {}        # what each other server told, and when
        self.shown = Presence([], [])
        self.told: List[Visit] = []

    def hear(self, server: str, visits: List[Visit]) -> None:
        """What another server tells of its connections."""
        self.elsewhere[server] = (time.monotonic(), visits)

    def visits(self, watchers: Iterable[Visible]) -> List[Visit]:
        now = time.monotonic()
        return [Visit(one.seat, one.holder, one.name, max(0.0, now - one.last_sign())) for one in watchers]

    def wait(self, seconds: float) -> None:
        """We ourselves were slow: that is nobody else's silence."""
        self.opened += seconds
        self.seen = {holder: at + seconds for holder, at in self.seen.items()}

    def look(self, table: Table, watchers: Iterable[Visible]) -> Presence:
        """Who is missing, and who watches."""
        now = time.monotonic()
        visits = [(now, visit) for visit in self.visits(watchers)]
        for server, (at, told) in list(self.elsewhere.items()):
            if now - at > TOLD_SECONDS:
                del self.elsewhere[server]
            else:
                visits.extend((at, visit) for visit in told)
                here = [visit.holder for visit in told if visit.holder and visit.seconds < MISSED_SECONDS]
                self.seen.update(dict.fromkeys(here, now))
        for at, visit in visits:
            if visit.holder is not None:
                self.seen[visit.holder] = max(self.seen.get(visit.holder, 0.0), at - visit.seconds)
        away = [seat for seat, chair in enumerate(table.seats) if chair.occupant.holder is not None
                and now - max(self.seen.get(chair.occupant.holder, 0.0), self.opened) > MISSED_SECONDS]
        return Presence(away, watching(table, [visit for _at, visit in visits]))


def watching(table: Table, visits: List[Visit]) -> List[Present]:
    """Those who hold no seat, each once, by the order of their names."""
    players = {chair.occupant.holder for chair in table.seats}
    known: Set[str] = set()
    found: List[Present] = []
    for visit in visits:
        if visit.seat is not None or (visit.holder is not None and visit.holder in players | known):
            continue
        if visit.holder is not None:
            known.add(visit.holder)
        found.append(Present(visit.name))
    return sorted(found, key=lambda one: (one.name is None, one.name or ""))
