"""Bots that behave badly, for a server to survive."""
from __future__ import annotations

import os
import time

from crownlands.bots.bot import Bot
from crownlands.kernel.state import State


class Badly(Bot):
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Slow(Badly):
    def choose(self, state: State) -> object:
        time.sleep(1000)
        return 0


class Crashing(Badly):
    def choose(self, state: State) -> object:
        os._exit(3)


class Wrong(Badly):
    def choose(self, state: State) -> object:
        raise ZeroDivisionError("by nothing")


class Illegal(Badly):
    def choose(self, state: State) -> object:
        return "buy:everything"


class Hungry(Badly):
    def choose(self, state: State) -> object:
        return str(len(bytearray(1 << 40)))


class Nosy(Badly):
    """Looks for whatever of the server it can find, and buys nothing but says so by its choice."""

    def choose(self, state: State) -> object:
        folder = "/proc/self/fd"                 # 0, 1 and 2 are its own line to the server
        open_files = [os.readlink(f"{folder}/{fd}") for fd in os.listdir(folder)
                      if int(fd) > 2 and os.path.exists(f"{folder}/{fd}")] if os.path.exists(folder) else []
        found = [name for name in open_files if "socket:" in name or name.endswith((".db", "log.txt"))]
        if found or any(name.startswith("CROWNLANDS_") for name in os.environ):
            raise ValueError(f"found {found}")
        return 0
