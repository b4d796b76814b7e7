"""Writing. What arrives while a commit is under way goes into the next one together, so that a disk that takes its time
to be sure slows nobody down much; each caller hears only of its own row, after it is safe."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Dict, List

from sqlalchemy import Connection, Executable

from crownlands.server.storage.database import Database

MOST_AT_ONCE = 500


class NotStored(Exception):
    """The database did not take it. Nobody has seen it, nothing has changed."""


class NotRead(NotStored):
    """The database does not answer, so nothing was stored either."""


@dataclass(frozen=True, eq=False)
class Statement:
    """How a row is written. Alone, it may find that there is nothing to write; with others, that is an error."""
    order: int                                   # of those that are written together
    alone: Executable
    together: Executable


@dataclass
class Job:
    table: str
    statement: Statement
    values: Dict[str, Any]
    done: asyncio.Future[bool]


Way = Callable[[Connection, Sequence[Job]], List[bool]]


def row_by_row(connection: Connection, batch: Sequence[Job]) -> List[bool]:
    """Whether each of them wrote its row."""
    return [connection.execute(job.statement.alone, job.values).rowcount == 1 for job in batch]


def together(connection: Connection, batch: Sequence[Job]) -> List[bool]:
    """All of a kind at once, which is much quicker: each of them wrote its row, or it fails."""
    for statement, jobs in groupby(batch, key=lambda job: job.statement):
        connection.execute(statement.together, [job.values for job in jobs])
    return [True] * len(batch)


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, table: str, statement: Statement, values: Dict[str, Any]) -> bool:
        """Returns when the row is safe: whether there is one."""
        job = Job(table, statement, values, asyncio.get_running_loop().create_future())
        self.jobs.put_nowait(job)
        return await asyncio.shield(job.done)    # a caller that gives up does not stop it

    async def run(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            # servers that take rows in one order never lock each other
            await self.write_all(sorted(batch, key=lambda job: (job.statement.order, job.table)))
            for _job in batch:
                self.jobs.task_done()

    async def write_all(self, batch: List[Job]) -> None:
        """What one row did wrong is not the others' fault: if need be, each is written by itself."""
        for way in (together, row_by_row) if len(batch) > 1 else ():
            with suppress(Exception):            # whatever it was: nothing is written then
                return await self.commit(batch, way)
        for job in batch:
            try:
                await self.commit([job], row_by_row)
            except Exception as error:
                job.done.set_exception(NotStored(f"{type(error).__name__}: {error}".splitlines()[0]))
                job.done.exception()             # its caller may be gone
        return None

    async def commit(self, batch: List[Job], way: Way) -> None:
        written = await self.database.write(lambda connection: way(connection, batch))
        for job, one in zip(batch, written, strict=True):
            job.done.set_result(one)

    async def close(self) -> None:
        """Finish what is under way."""
        await self.jobs.join()
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
