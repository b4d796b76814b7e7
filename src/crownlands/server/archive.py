"""Games that are over, or came from elsewhere. Playing a long one again takes its time, so that is done in processes of
its own, and what was found out about a finished game is kept for others who ask."""
from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Dict, Tuple

import msgspec

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.hindsight import Checked
from crownlands.server.refusal import Refusal
from crownlands.server.workers import Workers, WorkFailed

SECONDS = 5.0                                    # for one piece of work: the longest record that is taken needs a tenth
MEGABYTES = 512
MOST_KEPT = 32_000_000                           # bytes of answers
MOST_WAITING = 40                                # pieces of work; a client that comes then is asked to come again
MOST_STEPS = 4_000                               # of a record from elsewhere: a long game of six has some 2,000
MOST_START = 50_000                              # letters: a position with all cards of six players has a tenth of it
RECORD_KEYS = {"format", "game", "start", "deal", "choices", "steps", "result", "players"}

Key = Tuple[str, str, str]


class Archive:
    def __init__(self, workers: int) -> None:
        self.workers = Workers(workers, SECONDS, MEGABYTES)
        self.kept: OrderedDict[Key, bytes] = OrderedDict()       # the oldest first
        self.size = 0
        self.under_way: Dict[Key, asyncio.Task[bytes]] = {}
        self.waiting = 0

    async def look(self, table: str, record: Dict[str, Any], job: str, **facts: int) -> bytes:
        """What there is to know about the finished game of a table, as JSON; two clients that ask the same wait
        for one answer."""
        key = (table, job, " ".join(map(str, facts.values())))
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.under_way:
            task = asyncio.create_task(self.do(job, record=record, **facts))
            self.under_way[key] = task
            task.add_done_callback(lambda done: self.found(key, done))
        return await asyncio.shield(self.under_way[key])

    def found(self, key: Key, task: asyncio.Task[bytes]) -> None:
        del self.under_way[key]
        if task.cancelled() or task.exception() is not None:
            return
        self.kept[key] = task.result()
        self.size += len(task.result())
        while self.size > MOST_KEPT:
            self.size -= len(self.kept.popitem(last=False)[1])

    async def check(self, record: Dict[str, Any]) -> Checked:
        """A record from elsewhere, ready to be played on by people; or why it cannot be."""
        if set(record) - RECORD_KEYS:
            raise CrownlandsError("record-keys", keys=sorted(RECORD_KEYS))
        if not isinstance(record.get("steps"), list) or len(record["steps"]) > MOST_STEPS:
            raise CrownlandsError("record-steps", most=MOST_STEPS)
        if len(msgspec.json.encode(record.get("start"))) > MOST_START:
            raise CrownlandsError("record-start", most=MOST_START)
        return msgspec.json.decode(await self.do("check", record=record), type=Checked)

    async def do(self, job: str, **facts: Any) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise Refusal("not_now", "busy")
        self.waiting += 1
        try:
            return await self.workers.do(job, **facts)
        except WorkFailed as error:
            raise Refusal("not_now", "too-long", str(error)) from None
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await self.workers.close()
