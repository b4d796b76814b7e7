"""Time. What is stored are milliseconds since 1970, by a clock that somebody may set; how long somebody has thought is
measured by one that nobody can."""
from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Stopwatch:
    """How long ago something was stored. It is started when it is first asked about that moment, which is when the
    server hears of it; a clock that is set later gives nobody time, and takes none."""

    def __init__(self) -> None:
        self.moment = -1
        self.begun = 0.0

    def since(self, moment: int) -> float:
        """Seconds."""
        if moment != self.moment:
            self.moment = moment
            self.begun = time.monotonic() - max(0, now() - moment) / 1000
        return time.monotonic() - self.begun
