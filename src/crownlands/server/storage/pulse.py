"""Whether the database takes what is written: a disk that is full can still be read. It is tried, now and then."""
from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy.dialects import postgresql, sqlite

from crownlands.server.storage import schema
from crownlands.server.storage.writer import NotStored, Statement, Writer

SECONDS_BETWEEN = 10.0
SECONDS_TO_WRITE = 5.0
LAST = 9                                         # of what is written together
NAME = "pulse"                                   # a row beside the secrets: when it was tried


class Pulse:
    def __init__(self, writer: Writer, dialect: str) -> None:
        self.writer = writer
        new: Any = (postgresql if dialect == "postgresql" else sqlite).insert(schema.secrets)
        again = new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
        self.statement = Statement(LAST, again, again)
        self.tried = -SECONDS_BETWEEN
        self.beat = True

    async def beats(self) -> bool:
        now = time.monotonic()
        if now - self.tried >= SECONDS_BETWEEN:
            self.tried = now
            try:
                async with asyncio.timeout(SECONDS_TO_WRITE):
                    await self.writer.write("", self.statement, {"name": NAME, "value": str(time.time_ns())})
                self.beat = True
            except (NotStored, TimeoutError):
                self.beat = False
        return self.beat
