"""Ends the servers of tests that are gone, however they went: by Ctrl-C, killed, or out of patience. It is a process of
its own that hears of every server that starts or ends; when it hears nothing more, it tidies up."""
from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from typing import IO, Dict


@cache
def line_to_watchman() -> IO[str]:
    watchman = subprocess.Popen([sys.executable, "-S", __file__], stdin=subprocess.PIPE, text=True,
                                start_new_session=True)      # who interrupts the tests does not interrupt it
    assert watchman.stdin is not None
    atexit.register(watchman.wait)
    atexit.register(watchman.stdin.close)
    return watchman.stdin


def watch(process: int, folder: str) -> None:
    """From now on; the folder is what the process leaves behind."""
    tell(f"{process} {folder}")


def dismiss(process: int) -> None:
    """It was ended by who started it."""
    tell(str(process))


def tell(news: str) -> None:
    line = line_to_watchman()
    line.write(news + "\n")
    line.flush()


def main() -> None:
    watched: Dict[int, str] = {}
    for line in sys.stdin:
        process, _space, folder = line.strip().partition(" ")
        if folder:
            watched[int(process)] = folder
        else:
            watched.pop(int(process), None)
    for process, folder in watched.items():
        end(process)
        shutil.rmtree(folder, ignore_errors=True)


def end(process: int) -> None:
    """At once; PostgreSQL gets to end its own processes."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGQUIT)
        for _look in range(500):
            os.kill(process, 0)
            time.sleep(0.01)
        os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    main()
