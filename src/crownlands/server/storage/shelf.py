"""The books of games in the database: what each device has played, and which devices share a book."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from crownlands.server.storage import schema
from crownlands.server.storage.store import Store
from crownlands.server.storage.writer import NotStored

MOST_READ = 5000                                 # games of one book


class Wishes(Struct, frozen=True):
    """What the players of a book wish besides."""
    name: Optional[str] = None                   # under which all may see it
    rated: bool = False                          # games with people who wish it too count for the rating


class NameTaken(Exception):
    """By another book."""


def folded(name: str) -> str:
    """However it is written, with whatever spaces."""
    return " ".join(name.casefold().split())


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
        players = schema.players

        def share(connection: Connection) -> None:
            connection.execute(update(schema.books).where(schema.books.c.book == book).values(book=into))
            connection.execute(insert(schema.books).values(holder=book, book=into))
            if connection.execute(select(players.c.book).where(players.c.book == into)).first() is None:
                connection.execute(update(players).where(players.c.book == book).values(book=into))
            else:
                connection.execute(delete(players).where(players.c.book == book))
        await self.store.database.write(share)

    async def forget(self, book: str, holders: List[str]) -> None:
        """All games of a book; its devices share nothing any more."""
        def remove(connection: Connection) -> None:
            connection.execute(delete(schema.played).where(schema.played.c.holder.in_(holders)))
            connection.execute(delete(schema.books).where(schema.books.c.book == book))
            connection.execute(delete(schema.players).where(schema.players.c.book == book))
        await self.store.database.write(remove)

    # ---- what players wish
    async def wishes(self, book: str) -> Wishes:
        players = schema.players
        rows = await self.store.rows(select(players.c.name, players.c.rated).where(players.c.book == book))
        return Wishes(rows[0][0], bool(rows[0][1])) if rows else Wishes()

    async def wish(self, book: str, wishes: Wishes) -> None:
        players = schema.players
        fold = folded(wishes.name) if wishes.name is not None else None

        def change(connection: Connection) -> None:
            if fold is not None:
                holder = connection.execute(select(players.c.book).where(players.c.folded == fold)).first()
                if holder is not None and holder[0] != book:
                    raise NameTaken
            connection.execute(delete(players).where(players.c.book == book))
            if wishes != Wishes():
                connection.execute(insert(players).values(book=book, name=wishes.name, folded=fold,
                                                          rated=int(wishes.rated)))
        await self.store.database.write(change)

    async def named(self, name: str) -> Optional[str]:
        """The book that is shown under that name."""
        rows = await self.store.rows(select(schema.players.c.book).where(schema.players.c.folded == folded(name)))
        return str(rows[0][0]) if rows else None

    async def names(self) -> List[str]:
        players = schema.players
        wanted = select(players.c.name).where(players.c.name.is_not(None)).order_by(players.c.folded)
        return [str(row[0]) for row in await self.store.rows(wanted.limit(MOST_READ))]
