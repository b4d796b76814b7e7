"""How the server ends. The first Ctrl-C or SIGTERM closes everything in order; if that takes too long, it ends all the
same. The second ends it at once. Whatever was acknowledged is in the database already: no way to end loses it."""
from __future__ import annotations

import logging
import os
import signal
import threading
import time
from types import FrameType
from typing import Optional

import uvicorn

log = logging.getLogger(__name__)

SECONDS_TO_END = 4.5                             # then it ends without closing anything
SECONDS_TO_DIE = 5.0                             # then the system ends it, even if nothing here gets a turn any more


class Ending:
    def __init__(self) -> None:
        self.server: Optional[uvicorn.Server] = None
        self.asked = threading.Event()
        # a thread cannot be started in a handler of signals: it could meet the lock that the interrupted one holds
        threading.Thread(target=self.watch, daemon=True).start()
        for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self.hear)

    def hear(self, _number: int, _frame: Optional[FrameType]) -> None:
        if self.asked.is_set() or self.server is None:       # the second time; or before anybody could be served
            os._exit(0)
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, SECONDS_TO_DIE)
        self.server.should_exit = True
        self.asked.set()

    def watch(self) -> None:
        self.asked.wait()
        time.sleep(SECONDS_TO_END)
        log.error("not everything could be closed in %s seconds: ending without", SECONDS_TO_END)
        os._exit(0)
