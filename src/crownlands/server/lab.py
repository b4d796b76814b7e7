"""The lab of the server: studies of kingdoms. One takes a while, so they are made one at a time, in a process beside
the tables, and kept on disk: whoever asks next has it at once."""
from __future__ import annotations

import asyncio
import hashlib
import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, Optional

import crownlands
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.quick import LAST_STAGE
from crownlands.kernel.errors import CrownlandsError
from crownlands.server.refusal import Refusal
from crownlands.server.study import SEED
from crownlands.server.workers import Workers, WorkFailed
from crownlands.version import VERSION

GAMES = 200_000 if crownlands.compiled else 240  # of a study
SECONDS = 300.0                                  # for one: some ten, but on a busy machine it has to wait for its turns
MEGABYTES = 1024
MOST_WAITING = 6                                 # studies, the one that is being made among them
MOST_OF_ONE = 2                                  # of these, asked for from one address
MOST_KEPT = 500                                  # on disk, some 30 kB each
MOST_PILES = 13                                  # ten, a bane, two events or landmarks
FORM = 2                                         # of what is kept: its reasons are messages


@dataclass(frozen=True)
class Subject:
    """The table that a study is about, as the process that makes it takes it, and where it is kept."""
    facts: Dict[str, Any]
    path: Path


def subject(wish: Dict[str, Any], options: Dict[str, Any]) -> Subject:
    """What is asked for; what chance would decide, such as Colonies, follows from the seed of all studies."""
    game = crownlands.game("dominion")
    table, laid = game.laid_out(SEED, options, **wish)
    if not 0 < len(table["piles"]) <= MOST_PILES:
        raise CrownlandsError("study-piles", most=MOST_PILES, n=len(table["piles"]))
    kingdom = game.setup(2, laid, **table).kingdom
    key = json.dumps([VERSION, FORM, GAMES, LAST_STAGE, shelf.key_of(kingdom)])
    name = hashlib.sha256(key.encode()).hexdigest()[:24]
    facts = {"piles": table["piles"], "boxes": table["boxes"], "options": laid, "games": GAMES,
             "evolution_stages": LAST_STAGE}
    return Subject(facts, shelf.folder().parent / "studies" / f"{name}.json")


class Lab:
    def __init__(self, workers: int) -> None:
        """workers: none, and there is no lab."""
        self.workers = Workers(workers, SECONDS, MEGABYTES)
        self.open = workers > 0
        self.under_way: Dict[Path, asyncio.Task[bytes]] = {}         # in the order in which they were asked for
        self.askers: Dict[Path, str] = {}

    async def study(self, subject: Subject, asker: str, patience: float) -> Optional[bytes]:
        """The findings as JSON; nothing if they are not there after so many seconds: then ask again."""
        path = subject.path
        if path not in self.under_way:
            kept = await asyncio.to_thread(read, path)
            if kept is not None:
                return kept
        if path not in self.under_way:           # nor since then
            self.check_room(asker)
            task = asyncio.create_task(self.make(subject))
            self.under_way[path], self.askers[path] = task, asker
            task.add_done_callback(lambda task: self.made(path, task))
        task = self.under_way[path]
        done, _pending = await asyncio.wait([task], timeout=patience)
        return task.result() if done else None

    def ahead(self, subject: Subject) -> int:
        """How many studies come before it."""
        waiting = list(self.under_way)
        return waiting.index(subject.path) if subject.path in waiting else 0

    def check_room(self, asker: str) -> None:
        if not self.open:
            raise Refusal("not_now", "no-lab")
        if len(self.under_way) >= MOST_WAITING or list(self.askers.values()).count(asker) >= MOST_OF_ONE:
            raise Refusal("not_now", "lab-busy")

    async def make(self, subject: Subject) -> bytes:
        try:
            found = await self.workers.do("study", **subject.facts)
        except WorkFailed as error:
            raise Refusal("not_now", "study-failed", str(error)) from None
        await asyncio.to_thread(keep, subject.path, found)
        return found

    def made(self, path: Path, task: asyncio.Task[bytes]) -> None:
        del self.under_way[path], self.askers[path]
        if not task.cancelled():
            task.exception()                     # whoever waits is told

    async def close(self) -> None:
        for task in list(self.under_way.values()):
            task.cancel()
        await self.workers.close()


# ---- on disk
def read(path: Path) -> Optional[bytes]:
    try:
        return path.read_bytes()
    except OSError:
        return None


def keep(path: Path, found: bytes) -> None:
    """Put beside, then in its place: others read it meanwhile. What is oldest makes room. A disk that cannot be written
    keeps nothing."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.{os.getpid()}.new")
        beside.write_bytes(found)
        beside.replace(path)
        oldest_last = sorted(path.parent.glob("*.json"), key=lambda one: -one.stat().st_mtime)
        for old in oldest_last[MOST_KEPT:]:
            old.unlink(missing_ok=True)
