"""Ctrl-C and SIGTERM: a note is made at once, and work ends at the next good moment with what is done.

A handler that raises may raise while a lock is held, which is then never released. So ours only makes a note, and
whoever works looks at it several times a second. A signal that was ignored when the program started stays ignored: a
shell starts jobs in the background like that, and Ctrl-C is not meant for them."""
from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, Dict, List, NoReturn, Optional

SIGNALS = (signal.SIGINT, signal.SIGTERM)
BY_SIGNAL = 128                      # exit codes as shells have them: 130 after Ctrl-C, 143 after SIGTERM
PATIENCE = 2.0                       # seconds in which the first signal is answered; a later one does not wait


class Interrupt:
    """Whether the program was told to end, and how."""

    def __init__(self) -> None:
        self.signal = 0
        self.noted_at = 0.0

    @property
    def came(self) -> bool:
        return self.signal != 0

    @property
    def exit_code(self) -> int:
        return BY_SIGNAL + self.signal if self.came else 0

    def note(self, number: int, _frame: Optional[FrameType]) -> None:
        if not self.came:
            self.signal = int(number)
            self.noted_at = time.monotonic()
        elif time.monotonic() - self.noted_at > PATIENCE:
            raise KeyboardInterrupt


in_force: List[Interrupt] = []                   # at most one


@contextmanager
def noted() -> Iterator[Interrupt]:
    """From here on a signal is only noted. Within another such block it is the same note."""
    if in_force:
        yield in_force[0]
        return
    interrupt = Interrupt()
    before: Dict[signal.Signals, Any] = {}
    if threading.current_thread() is threading.main_thread():        # no other thread may set a handler
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, interrupt.note)
    in_force.append(interrupt)
    try:
        yield interrupt
        if sys.stdout is not None:
            with suppress(OSError):              # the command line tells, when it tries once more
                sys.stdout.flush()               # what is told has been told before a signal may end everything
    finally:
        in_force.clear()
        for number, handler in before.items():
            signal.signal(number, handler)


def leave(number: int, _frame: Optional[FrameType]) -> NoReturn:
    os._exit(BY_SIGNAL + number)


def leave_at_once() -> None:
    """For the start of the program, when there is nothing to keep yet: Ctrl-C ends it on the spot, without a word."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, leave)
