"""What nobody wants any more is removed: tables that never began, and games that nobody has touched for long."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Collection, Dict

from crownlands.server.clock import now
from crownlands.server.storage.store import Store

DAY = 86_400_000                                 # milliseconds
AT_ONCE = 200                                    # tables: the others do not wait long


@dataclass(frozen=True)
class Keeping:
    """Days after which a table where nothing happens is removed; 0: never."""
    open: float = 2.0                            # its game has not begun
    unfinished: float = 60.0
    finished: float = 0.0

    def limits(self) -> Dict[str, int]:
        """By status: what was touched before is not kept."""
        days = {"open": self.open, "running": self.unfinished, "over": self.finished}
        return {status: int(now() - limit * DAY) for status, limit in days.items() if limit}


async def tidy(store: Store, keeping: Keeping, in_use: Collection[str] = ()) -> Dict[str, int]:
    """Remove them, a few at a time. How many there were of each status."""
    removed: Dict[str, int] = {}
    limits = keeping.limits()
    while True:
        found = await store.untouched(limits, AT_ONCE + len(in_use))
        stale = [(id, status) for id, status in found if id not in in_use]
        if not stale:
            return removed
        await store.remove([id for id, _status in stale])
        for _id, status in stale:
            removed[status] = removed.get(status, 0) + 1
