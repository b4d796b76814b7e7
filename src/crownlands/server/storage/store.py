"""The database: what is read from it and written to it."""
from __future__ import annotations

import asyncio
import secrets as random
from dataclasses import asdict
from typing import Any, Dict, List, Optional, Tuple

from sqlalchemy import Insert, bindparam, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from crownlands.server.settings import CannotServe, prepare_folder
from crownlands.server.storage import schema
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.storage.upgrade import upgrade
from crownlands.server.storage.writer import Statement, Writer

SECONDS_TO_ANSWER = 5.0                          # a database that takes longer for nothing at all is not well
NEW_TABLE = insert(schema.tables)
SUMMARY = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
CREATE = Statement(1, NEW_TABLE, NEW_TABLE)
SUMMARIZE = Statement(3, SUMMARY, SUMMARY)


def tune_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer; a commit is on the disk before anybody hears of it, also if the power fails.
    Commits are gathered (see writer.py), so that this costs little."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        unless_taken: Insert = dialect.insert(schema.entries).on_conflict_do_nothing()
        self.append_entry = Statement(2, unless_taken, insert(schema.entries))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # ---- writing
    async def create(self, row: TableRow) -> None:
        await self.writer.write(row.id, CREATE, asdict(row))

    async def append(self, table: str, entry: Entry) -> bool:
        """Add an entry to a table's log; False if that step is taken already."""
        return await self.writer.write(table, self.append_entry, {"table_id": table, **asdict(entry)})

    async def summarize(self, table: str, status: str, summary: str) -> None:
        """What the lobby tells of a table."""
        await self.writer.write(table, SUMMARIZE, {"key": table, "status": status, "summary": summary})

    # ---- reading
    async def table(self, id: str) -> Optional[TableRow]:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).first()
        return None if row is None else TableRow(*row)

    async def entries(self, id: str, after: int = 0) -> List[Entry]:
        wanted = select(*schema.entries.c[1:]).where(schema.entries.c.table_id == id, schema.entries.c.step > after)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(schema.entries.c.step))).all()
        return [Entry(*row) for row in rows]

    async def lobby(self, statuses: List[str], most: int) -> List[Tuple[TableRow, int]]:
        """The newest tables first, without the hidden ones; and when something last happened at each."""
        tables, entries = schema.tables, schema.entries
        last = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.step.desc()).limit(1)
        wanted = select(tables, func.coalesce(last.scalar_subquery(), tables.c.created)).where(
            tables.c.hidden == 0, tables.c.status.in_(statuses)).order_by(tables.c.created.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [(TableRow(*row[:-1]), int(row[-1])) for row in rows.all()]

    async def steps(self, tables: List[str]) -> Dict[str, int]:
        """The last step of each of these tables."""
        last: Dict[str, int] = {}
        for at in range(0, len(tables), 500):
            wanted = select(schema.entries.c.table_id, func.max(schema.entries.c.step)).where(
                schema.entries.c.table_id.in_(tables[at:at + 500])).group_by(schema.entries.c.table_id)
            async with self.engine.connect() as connection:
                last.update((row[0], row[1]) for row in (await connection.execute(wanted)).all())
        return last

    async def alive(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER), self.engine.connect() as connection:
                await connection.execute(select(1))
        except (DBAPIError, OSError):            # TimeoutError is an OSError
            return False
        return True

    # ---- the secret that signs tokens and on which shuffles hang: made once, the same for all servers on this database
    async def secret(self) -> str:
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == "tokens")
        for _attempt in range(2):
            async with self.engine.connect() as connection:
                found = (await connection.execute(wanted)).scalar()
            if found is not None:
                return str(found)
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.secrets), {"name": "tokens", "value": random.token_hex(32)})
            except IntegrityError:               # another server was first
                pass
        return await self.secret()


async def open_store(url: URL) -> Store:
    """Open the database, and bring it up to date."""
    prepare_folder(url)
    shown = url.render_as_string(hide_password=True)
    try:
        engine = create_async_engine(url, pool_pre_ping=not url.drivername.startswith("sqlite"))
    except ModuleNotFoundError as error:
        raise CannotServe(f"{error.name} is missing: pip install 'crownlands[site]'") from None
    if url.drivername.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", tune_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe(f"the database {shown} cannot be used: {reason}") from None
    except CannotServe:
        await engine.dispose()
        raise
    return Store(engine)
