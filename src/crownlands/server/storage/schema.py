"""The stored things. Everything that ever happened at a table is a row of `entries`; nothing is changed there, and a
table that nobody wants any more is removed as a whole. `reviews` could be made again from them. `tables` holds what
does not change, and beside it a summary for the lobby."""
from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# BigInteger columns hold milliseconds since 1970
tables = Table(
    "tables", metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("config", Text, nullable=False),                  # how it was set up, as JSON: see config.Config
    Column("host", String(64), nullable=False),              # who made it: the hash of a holder's key
    Column("hidden", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("version", String(16), nullable=False),           # of the program that made it
    Column("status", String(16), nullable=False, index=True),
    Column("summary", Text, nullable=False),                 # for the lobby, as JSON
    Column("maker", String(32), nullable=False, server_default=""),      # a keyed hash of the address it was made from
    Column("origin", String(16), nullable=False, server_default="new"),  # see rows.Origin
    Index("tables_by_maker", "maker", "created"),
    Index("tables_in_lobby", "hidden", "status", "created"),
)

entries = Table(
    "entries", metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),               # 1, 2, 3, ...: two servers cannot both write the same
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),                 # -1: nobody's
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

reviews = Table(
    "reviews", metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", String(16), primary_key=True),         # of the program whose expert it was
    Column("text", Text, nullable=False),                    # its decisions as JSON
)

# not bound to `tables`: what somebody has played stays in their book when the table is removed
played = Table(
    "played", metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), nullable=False, index=True),    # the hash of the key of the device that played
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),                    # how it went, as JSON: see book.Played
)

books = Table(
    "books", metadata,
    Column("holder", String(64), primary_key=True),          # a device that shares the book of another:
    Column("book", String(64), nullable=False, index=True),  # the holder whose it was first
)

# what the players of a book wish; those who wish nothing have no row
players = Table(
    "players", metadata,
    Column("book", String(64), primary_key=True),
    Column("name", String(24)),                              # under which others may see the book; null: nobody may
    Column("folded", String(80), unique=True),               # the name, however it is written
    Column("rated", Integer, nullable=False),                # 1: games with people count, if they wish it too
)

secrets = Table(
    "secrets", metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(128), nullable=False),
)
