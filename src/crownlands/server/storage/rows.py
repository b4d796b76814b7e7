"""The rows of the database as objects."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
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
