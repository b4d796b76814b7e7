"""Writing. What arrives while a commit is under way goes into the next one together, so that a disk that takes its time
to be sure slows nobody down much; each caller hears only of its own row, after it is safe."""
from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Dict, List

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

MOST_AT_ONCE = 500


class NotStored(Exception):
    """The database did not take it. Nobody has seen it, nothing has changed."""


@dataclass
class Job:
    table: str
    statement: Executable
    values: Dict[str, Any]
    done: asyncio.Future[bool]


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, table: str, statement: Executable, values: Dict[str, Any]) -> bool:
        """Returns when the row is safe: whether there is one."""
        job = Job(table, statement, values, asyncio.get_running_loop().create_future())
        self.jobs.put_nowait(job)
        return await asyncio.shield(job.done)    # who gives up waiting does not stop the writing

    async def run(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            batch.sort(key=lambda job: job.table)            # servers that take rows in one order never lock each other
            if not await self.try_all(batch) and len(batch) > 1:
                for job in batch:                            # what one row did wrong is not the others' fault
                    await self.try_all([job])

    async def try_all(self, batch: List[Job]) -> bool:
        try:
            async with self.engine.begin() as connection:
                written = [(await connection.execute(job.statement, job.values)).rowcount == 1 for job in batch]
        except (SQLAlchemyError, OSError) as error:
            if len(batch) == 1:
                batch[0].done.set_exception(NotStored(str(error).splitlines()[0]))
                batch[0].done.exception()                    # its caller may be gone
            return False
        for job, one in zip(batch, written, strict=True):
            job.done.set_result(one)
        return True

    async def close(self) -> None:
        """Finish what is under way."""
        while not self.jobs.empty():
            await asyncio.sleep(0.01)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
