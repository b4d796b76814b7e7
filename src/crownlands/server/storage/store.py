"""The database: what is read from it and written to it."""
from __future__ import annotations

import asyncio
import secrets as random
import sqlite3
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Dict, List, Optional, Tuple

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Select,
    and_,
    bindparam,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from crownlands.server.settings import CannotServe, prepare_folder
from crownlands.server.storage import schema
from crownlands.server.storage.database import Database, database_of
from crownlands.server.storage.pulse import Pulse
from crownlands.server.storage.rows import Entry, LobbyRow, TableRow
from crownlands.server.storage.upgrade import upgrade
from crownlands.server.storage.writer import NotRead, Statement, Writer

SECONDS_TO_ANSWER = 5.0                          # a database that takes longer for nothing at all is not well
MOST_SEARCHED = 20_000                           # tables, for those that the lobby lists
NEW_TABLE = insert(schema.tables)
SUMMARY = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
CREATE = Statement(1, NEW_TABLE, NEW_TABLE)
SUMMARIZE = Statement(3, SUMMARY, SUMMARY)


def last_entry() -> ColumnElement[int]:
    """When something last happened at a table."""
    tables, entries = schema.tables, schema.entries
    last = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.step.desc()).limit(1)
    return func.coalesce(last.scalar_subquery(), tables.c.created)


class Damaged(Exception):
    """A part of the database cannot be read any more."""


def is_damage(error: Exception) -> bool:
    """Whether the database itself says that it is damaged: SQLite by number, PostgreSQL by state."""
    cause = getattr(error, "orig", None) or error
    number, state = getattr(cause, "sqlite_errorcode", 0), str(getattr(cause, "sqlstate", ""))
    return number & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or state.startswith("XX")


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)
        self.pulse = Pulse(self.writer, database.engine.dialect.name)
        self.damaged = 0                         # times that a damaged part was met
        dialect = postgresql if database.engine.dialect.name == "postgresql" else sqlite
        unless_taken: Insert = dialect.insert(schema.entries).on_conflict_do_nothing()
        self.append_entry = Statement(2, unless_taken, insert(schema.entries))
        self.new_review: Insert = dialect.insert(schema.reviews).on_conflict_do_nothing()
        self.new_secret: Insert = dialect.insert(schema.secrets).on_conflict_do_nothing()

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    # ---- writing
    async def create(self, row: TableRow) -> None:
        await self.writer.write(row.id, CREATE, vars(row))

    async def append(self, table: str, entry: Entry) -> bool:
        """Add an entry to a table's log; False if that step is taken already."""
        return await self.writer.write(table, self.append_entry, {"table_id": table, **asdict(entry)})

    async def summarize(self, table: str, status: str, summary: str) -> None:
        """What the lobby tells of a table."""
        await self.writer.write(table, SUMMARIZE, {"key": table, "status": status, "summary": summary})

    async def keep_review(self, table: str, seat: int, version: str, text: str) -> None:
        values = {"table_id": table, "seat": seat, "version": version, "text": text}
        await self.database.write(lambda connection: connection.execute(self.new_review, values))

    # ---- reading
    async def table(self, id: str) -> Optional[TableRow]:
        rows = await self.rows(select(schema.tables).where(schema.tables.c.id == id))
        return TableRow(*rows[0]) if rows else None

    async def entries(self, id: str, after: int = 0) -> List[Entry]:
        wanted = select(*schema.entries.c[1:]).where(schema.entries.c.table_id == id, schema.entries.c.step > after)
        return [Entry(*row) for row in await self.rows(wanted.order_by(schema.entries.c.step))]

    async def review(self, table: str, seat: int, version: str) -> Optional[str]:
        reviews = schema.reviews
        rows = await self.rows(select(reviews.c.text).where(
            reviews.c.table_id == table, reviews.c.seat == seat, reviews.c.version == version))
        return str(rows[0][0]) if rows else None

    async def lobby(self, statuses: List[str], most: int, most_of_one: int) -> List[LobbyRow]:
        """The newest tables first, without the hidden ones, and only the newest of one maker."""
        tables = schema.tables
        newest = select(tables.c.id, tables.c.maker, tables.c.created).where(
            tables.c.hidden == 0, tables.c.status.in_(statuses)).order_by(tables.c.created.desc()).limit(MOST_SEARCHED)
        some = newest.subquery()
        place = func.row_number().over(partition_by=some.c.maker, order_by=some.c.created.desc())
        ranked = select(some, place.label("place")).subquery()
        shown = select(ranked.c.id).where(or_(ranked.c.place <= most_of_one, ranked.c.maker == "")).order_by(
            ranked.c.created.desc()).limit(most)
        columns = [last_entry().label("touched") if field.name == "touched" else tables.c[field.name]
                   for field in fields(LobbyRow)]
        wanted = select(*columns).where(tables.c.id.in_(shown)).order_by(tables.c.created.desc())
        return [LobbyRow(*row) for row in await self.rows(wanted)]

    async def made_since(self, maker: str, time: int) -> int:
        """How many tables one maker has made since then."""
        tables = schema.tables
        [row] = await self.rows(select(func.count()).where(tables.c.maker == maker, tables.c.created > time))
        return int(row[0])

    async def made_of(self, origin: str, since: int, most: int) -> List[str]:
        """The tables of that origin whose games are over, the oldest first."""
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.status == "over", tables.c.created > since,
                                           tables.c.origin == origin)
        return [row[0] for row in await self.rows(wanted.order_by(tables.c.created).limit(most))]

    async def unfinished(self, maker: Optional[str] = None) -> int:
        """How many tables there are whose games are not over: in all, or of one maker."""
        counted = select(func.count()).where(schema.tables.c.status.in_(["open", "running"]))
        [row] = await self.rows(counted if maker is None else counted.where(schema.tables.c.maker == maker))
        return int(row[0])

    async def steps(self, tables: List[str]) -> Dict[str, int]:
        """The last step of each of these tables."""
        last: Dict[str, int] = {}
        for at in range(0, len(tables), 500):
            wanted = select(schema.entries.c.table_id, func.max(schema.entries.c.step)).where(
                schema.entries.c.table_id.in_(tables[at:at + 500])).group_by(schema.entries.c.table_id)
            last.update((row[0], row[1]) for row in await self.rows(wanted))
        return last

    async def alive(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self.rows(select(1))
        except (NotRead, Damaged, TimeoutError):
            return False
        return True

    async def rows(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            return await self.database.read(lambda connection: connection.execute(wanted).all())
        except Exception as error:               # drivers have many names for it
            reason = f"{type(error).__name__}: {error}".splitlines()[0]
            if is_damage(error):
                self.damaged += 1
                raise Damaged(reason) from error
            raise NotRead(reason) from error

    # ---- removing
    async def untouched(self, before: Dict[str, int], most: int) -> List[Tuple[str, str]]:
        """Tables, and their status, where nothing has happened since: for each status its own time."""
        tables = schema.tables
        old = [and_(tables.c.status == status, tables.c.created < time, last_entry() < time)
               for status, time in before.items()]
        wanted = select(tables.c.id, tables.c.status).where(or_(false(), *old)).order_by(tables.c.created).limit(most)
        return [(row[0], row[1]) for row in await self.rows(wanted)]

    async def remove(self, ids: List[str]) -> None:
        """Tables with all that happened there."""
        def forget(connection: Connection) -> None:
            connection.execute(delete(schema.entries).where(schema.entries.c.table_id.in_(ids)))
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id.in_(ids)))
            connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
        await self.database.write(forget)

    # ---- the secret that signs tokens and on which shuffles hang: made once, the same for all servers on this database
    async def secret(self) -> str:
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == "tokens")

        def find_or_make(connection: Connection) -> str:
            if connection.execute(wanted).scalar() is None:              # else a full disk need not take anything
                connection.execute(self.new_secret, {"name": "tokens", "value": random.token_hex(32)})
            return str(connection.execute(wanted).scalar_one())
        return await self.database.write(find_or_make)


async def open_store(url: URL) -> Store:
    """Open the database, and bring it up to date."""
    prepare_folder(url)
    shown = url.render_as_string(hide_password=True)
    try:
        database = database_of(url)
    except ModuleNotFoundError as error:
        raise CannotServe("package-missing", package=error.name) from None
    try:
        await database.write(upgrade)
    except (DBAPIError, OSError) as error:
        await database.close()
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotServe("database-unusable", database=shown, why=reason) from None
    except CannotServe:
        await database.close()
        raise
    return Store(database)
