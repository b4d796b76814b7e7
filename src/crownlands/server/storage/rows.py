"""The rows of the database as objects."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

# where a game comes from: but for a new one, somebody may know cards that others do not
Origin = Literal["new", "import", "fork", "shuffles", "day", "lesson"]


class Entry(Struct, frozen=True, gc=False):      # there are many: the garbage collector need not look at them
    """One thing that happened at a table."""
    step: int
    kind: str
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class TableRow:
    """What does not change at a table, and a summary for the lobby."""
    id: str
    game: str
    config: str
    host: str
    hidden: int
    created: int
    version: str
    status: str
    summary: str
    maker: str = ""
    origin: Origin = "new"


@dataclass(frozen=True)
class LobbyRow:
    """What the lobby shows of a table."""
    id: str
    game: str
    status: str
    created: int
    summary: str
    origin: Origin
    touched: int                                 # when something last happened there
