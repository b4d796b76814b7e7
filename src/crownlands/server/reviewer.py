"""Reviews of finished games: one at a time, in slices between hints; the others wait in the order in which they came.
What is done is kept in the database. A review that nobody asks after any more is put off."""
from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Dict, List, Literal, Optional, Tuple

import msgspec
from msgspec import Struct

from crownlands.server.advice import Advisers, JudgedDecision
from crownlands.server.refusal import Refusal
from crownlands.server.storage.store import Damaged, Store
from crownlands.server.storage.writer import NotStored
from crownlands.version import VERSION

log = logging.getLogger(__name__)

HOUR = 3600.0
MOST_WAITING = 20                                # reviews; whoever comes then is asked to come again
PATIENCE = 20.0                                  # seconds: a page that waits looks every second
GONE = 5.0                                       # seconds: a page that has not looked so long does not wait any more
MOST_PUT_OFF = 20                                # begun reviews that are remembered

Key = Tuple[str, int]                            # table and seat
Decisions = List[JudgedDecision]


class ReviewFacts(Struct):
    """How far a review is, and the decisions that are judged already. ahead: reviews that come before it."""
    state: Literal["none", "waiting", "working", "done", "failed"]
    ahead: int
    step: int                                    # of the record, up to which all is judged
    steps: int
    decisions: List[JudgedDecision]


class Job:
    """A review that is asked for."""

    def __init__(self, key: Key, record: Dict[str, Any]) -> None:
        self.key = key
        self.record = record
        self.steps = len(record["steps"])
        self.step = 0
        self.decisions: Decisions = []
        self.askers: Dict[str, float] = {}       # addresses, and when they last asked
        self.failed = False

    def is_wanted(self) -> bool:
        return any(asked > time.monotonic() - PATIENCE for asked in self.askers.values())


class Reviewer:
    def __init__(self, advisers: Advisers, store: Store, an_hour: int) -> None:
        self.advisers = advisers
        self.store = store
        self.an_hour = an_hour
        self.queue: List[Job] = []               # the first is being worked at
        self.put_off: List[Job] = []             # begun, and nobody waits for them: the oldest first
        self.begun: Dict[str, List[float]] = {}  # by address, within the last hour
        self.task: Optional[asyncio.Task[None]] = None

    # ---- asking
    async def ask(self, table: str, seat: int, record: Dict[str, Any], address: str) -> ReviewFacts:
        """Begin a review, or join those who wait for it."""
        key = (table, seat)
        kept = await self.kept(key)
        if kept is not None:
            return kept
        job = self.waiting(key)
        if job is None:
            self.check(address)
            self.begun.setdefault(address, []).append(time.monotonic())
            job = self.taken_up(key) or Job(key, record)
            self.queue.append(job)
        job.askers[address] = time.monotonic()
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        return self.facts(job)

    async def look(self, table: str, seat: int, address: str) -> ReviewFacts:
        """How far it is: a client that looks still wants it."""
        job = self.waiting((table, seat))
        if job is None:
            return await self.kept((table, seat)) or self.given_up((table, seat))
        if address in job.askers:
            job.askers[address] = time.monotonic()
        return self.facts(job)

    def cancel(self, table: str, seat: int, address: str) -> None:
        """This address does not want it any more."""
        job = self.waiting((table, seat))
        if job is not None:
            job.askers.pop(address, None)
            if not job.askers and job is not self.queue[0]:
                self.put_away(job)

    def check(self, address: str) -> None:
        """Whether one more may be begun for this address."""
        if not self.advisers.offered:
            raise Refusal("not_now", "no-reviews")
        for job in [job for job in self.queue if address in job.askers]:
            if job.askers[address] > time.monotonic() - GONE:
                raise Refusal("not_now", "review-waiting")
            self.cancel(*job.key, address)
        if len(self.queue) >= MOST_WAITING:
            raise Refusal("not_now", "expert-busy")
        self.begun = {one: recent for one, times in self.begun.items()
                      if (recent := [begun for begun in times if begun > time.monotonic() - HOUR])}
        if self.an_hour and len(self.begun.get(address, [])) >= self.an_hour:
            raise Refusal("too_fast", "reviews-an-hour", most=self.an_hour)

    # ---- finding
    def waiting(self, key: Key) -> Optional[Job]:
        return next((job for job in self.queue if job.key == key), None)

    def taken_up(self, key: Key) -> Optional[Job]:
        """One that was begun and put off."""
        job = next((job for job in self.put_off if job.key == key and not job.failed), None)
        if job is not None:
            self.put_off.remove(job)
        return job

    def given_up(self, key: Key) -> ReviewFacts:
        job = next((job for job in self.put_off if job.key == key), None)
        if job is None:
            return ReviewFacts("none", 0, 0, 0, [])
        return ReviewFacts("failed" if job.failed else "none", 0, job.step, job.steps, job.decisions)

    async def kept(self, key: Key) -> Optional[ReviewFacts]:
        text = await self.store.review(*key, VERSION)
        return None if text is None else msgspec.json.decode(text, type=ReviewFacts)

    def facts(self, job: Job) -> ReviewFacts:
        ahead = self.queue.index(job)
        return ReviewFacts("waiting" if ahead else "working", ahead, job.step, job.steps, job.decisions)

    # ---- working
    async def work(self) -> None:
        while self.queue:
            job = self.queue[0]
            try:
                await self.go_on(job)
            except Refusal as error:             # its worker failed
                log.warning("the review of table %s failed: %s", job.key[0], error)
                job.failed = True
            except (NotStored, Damaged) as error:
                log.error("the review of table %s is not kept: %s", job.key[0], error)
                job.failed = True
            finally:
                self.put_away(job)

    async def go_on(self, job: Job) -> None:
        """Slice by slice, as long as somebody waits for it."""
        while job.step < job.steps:
            if not job.is_wanted():
                return
            part = await self.advisers.judge(job.record, job.key[1], job.step)
            job.decisions += part.decisions
            job.step = job.steps if part.next is None else part.next
        done = ReviewFacts("done", 0, job.steps, job.steps, job.decisions)
        await self.store.keep_review(*job.key, VERSION, msgspec.json.encode(done).decode())

    def put_away(self, job: Job) -> None:
        self.queue.remove(job)
        job.askers.clear()
        if job.failed or 0 < job.step < job.steps:
            self.put_off = [*self.put_off, job][-MOST_PUT_OFF:]

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
