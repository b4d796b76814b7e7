"""The expert's side of the server: hints during a game, and slices of reviews after it. Both are thought of in
processes that stand back behind all others, so that a busy server answers its tables first."""
from __future__ import annotations

import asyncio
from typing import Any, Dict, List, Optional, Set

import msgspec
from msgspec import Struct

from crownlands.kernel.chance import seed_of
from crownlands.kernel.state import State
from crownlands.server.bots import imagined
from crownlands.server.luck import Luck
from crownlands.server.protocol import Advice, RatedOption, ReasonFacts
from crownlands.server.refusal import Refusal
from crownlands.server.requests import check_running
from crownlands.server.settings import Settings
from crownlands.server.table import Table
from crownlands.server.workers import Workers, WorkFailed, WorkRefused

SECONDS = 60.0                                   # for a piece of work, on a machine that is very busy
MEGABYTES = 1024
NICENESS = 10
SLICE_SECONDS = 0.5                              # of a review: a hint waits no longer
MOST_ASKING = 20                                 # hints that are waited for


class JudgedDecision(Struct):
    """A decision of a finished game: what was chosen, and what an expert of that seat would have chosen from what the
    seat could know then, each with its chance of winning."""
    step: int                                    # choices that were made before it
    turn: int
    prompt: str
    chosen: str
    choice: str
    chance: float
    best: float
    error: float                                 # the standard error of the difference
    is_mistake: bool                             # it is more than luck
    options: List[RatedOption]                   # the best few
    reasons: List[ReasonFacts]


class Slice(Struct):
    """A part of a review; next: where to go on, None at the end."""
    decisions: List[JudgedDecision]
    next: Optional[int]


class Thought(Struct):
    """What the worker says about an open decision."""
    choice: str
    options: List[RatedOption]
    reasons: List[ReasonFacts]


class Advisers:
    def __init__(self, settings: Settings, luck: Luck) -> None:
        self.workers = Workers(settings.advice_workers, SECONDS, MEGABYTES, NICENESS)
        self.offered = settings.advice_workers > 0
        self.luck = luck
        self.asking: Set[str] = set()            # addresses for which a hint is thought of: one at a time

    async def advise(self, table: Table, seat: int, step: int, address: str) -> Advice:
        """A hint for the open decision of the view of that step."""
        state = self.asked(table, seat, step).copy()         # the game may go on meanwhile
        if address in self.asking:
            raise Refusal("not_now", "hint-waiting")
        if len(self.asking) >= MOST_ASKING:
            raise Refusal("not_now", "expert-busy")
        seed = self.luck.of_bot(table)
        self.asking.add(address)
        try:
            position = await asyncio.to_thread(imagined, state, seat, seed)
            thought = msgspec.json.decode(await self.do("advise", game=state.game_name(), position=position,
                                                        seed=seed_of(seed, "hint")), type=Thought)
        finally:
            self.asking.discard(address)
        return Advice(step, thought.choice, thought.options, thought.reasons)

    def asked(self, table: Table, seat: int, step: int) -> State:
        check_running(table)
        assert table.game is not None
        if not self.offered or not table.may_be_advised:
            raise Refusal("not_now", "no-hints")
        if step != table.moved:
            raise Refusal("step", "late-choice", now=str(table.moved), step=str(step))
        if int(table.game.state.seat) != seat:
            raise Refusal("illegal", "not-asked")
        return table.game.state

    async def judge(self, record: Dict[str, Any], seat: int, since: int) -> Slice:
        """The next decisions of a review."""
        answer = await self.do("judge", record=record, seat=seat, since=since, seconds=SLICE_SECONDS)
        return msgspec.json.decode(answer, type=Slice)

    async def do(self, job: str, **facts: Any) -> bytes:
        try:
            return await self.workers.do(job, **facts)
        except (WorkFailed, WorkRefused) as error:
            raise Refusal("not_now", "expert-failed", str(error).partition(":")[0]) from None

    async def close(self) -> None:
        await self.workers.close()
