"""The way to the database. Work is a function of a connection, done in a transaction of its own: by SQLite in threads
of ours, one for all that is written and a few for what is read; by PostgreSQL on the event loop."""
from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Optional, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

READERS = 4

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]


class Database(ABC):
    engine: Engine                               # with SQLAlchemy's events and its dialect

    @abstractmethod
    async def read(self, work: Work[Answer]) -> Answer: ...

    @abstractmethod
    async def write(self, work: Work[Answer]) -> Answer: ...

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url)
        event.listen(self.engine, "connect", tune)
        self.reader = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.writing: Optional[Connection] = None        # kept by the writer's thread: opening one costs time

    async def read(self, work: Work[Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.reader, self.read_now, work)

    def read_now(self, work: Work[Answer]) -> Answer:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.write_now, work)

    def write_now(self, work: Work[Answer]) -> Answer:
        if self.writing is None or self.writing.invalidated:
            self.writing = self.engine.connect()
        with self.writing.begin():
            return work(self.writing)

    async def close(self) -> None:
        if self.writing is not None:
            await asyncio.get_running_loop().run_in_executor(self.writer, self.close_writing, self.writing)
            self.writing = None
        for threads in (self.reader, self.writer):
            threads.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    def close_writing(self, connection: Connection) -> None:
        """Only the thread that opened it may."""
        connection.close()


class Postgres(Database):
    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # only here: it needs more than SQLite does
        self.loop_engine = create_async_engine(url, pool_pre_ping=True)
        self.engine = self.loop_engine.sync_engine

    async def read(self, work: Work[Answer]) -> Answer:
        async with self.loop_engine.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Answer]) -> Answer:
        return await self.read(work)

    async def close(self) -> None:
        await self.loop_engine.dispose()


def tune(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk before anybody hears of it, also if the power fails.
    Commits are gathered (see writer.py), so that this costs little."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def database_of(url: URL) -> Database:
    return Sqlite(url) if url.drivername == "sqlite" else Postgres(url)
