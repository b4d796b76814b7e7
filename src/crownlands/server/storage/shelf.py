"""The books of games in the database: what each device has played, and which devices share a book."""
from __future__ import annotations

from typing import Any, Dict, List

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from crownlands.server.storage import schema
from crownlands.server.storage.store import Store
from crownlands.server.storage.writer import NotStored

MOST_READ = 5000                                 # games of one book


class Shelf:
    def __init__(self, store: Store) -> None:
        self.store = store
        dialect = postgresql if store.database.engine.dialect.name == "postgresql" else sqlite
        self.add = dialect.insert(schema.played).on_conflict_do_nothing()

    async def keep(self, games: List[Dict[str, Any]]) -> None:
        """Rows of `played`; those that are there already stay as they are."""
        if games:
            try:
                await self.store.database.write(lambda connection: connection.execute(self.add, games))
            except Exception as error:           # drivers have many names for it
                raise NotStored(f"{type(error).__name__}: {error}".splitlines()[0]) from error

    async def book_of(self, holder: str) -> str:
        """A device that never shared has a book of its own."""
        rows = await self.store.rows(select(schema.books.c.book).where(schema.books.c.holder == holder))
        return str(rows[0][0]) if rows else holder

    async def holders(self, book: str) -> List[str]:
        rows = await self.store.rows(select(schema.books.c.holder).where(schema.books.c.book == book))
        return [book, *(row[0] for row in rows)]

    async def games(self, holders: List[str]) -> List[str]:
        """How each went, the newest first."""
        played = schema.played
        wanted = select(played.c.text).where(played.c.holder.in_(holders)).order_by(played.c.at.desc())
        return [str(row[0]) for row in await self.store.rows(wanted.limit(MOST_READ))]

    async def join(self, book: str, into: str) -> None:
        """All devices of one book share another from now on."""
        def share(connection: Connection) -> None:
            connection.execute(update(schema.books).where(schema.books.c.book == book).values(book=into))
            connection.execute(insert(schema.books).values(holder=book, book=into))
        await self.store.database.write(share)

    async def forget(self, book: str, holders: List[str]) -> None:
        """All games of a book; its devices share nothing any more."""
        def remove(connection: Connection) -> None:
            connection.execute(delete(schema.played).where(schema.played.c.holder.in_(holders)))
            connection.execute(delete(schema.books).where(schema.books.c.book == book))
        await self.store.database.write(remove)
