"""Reading a table from its log. A long game is played again for that, so others go first every few milliseconds."""
from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Dict, List, Optional

from crownlands.server.entries import START
from crownlands.server.game import TableGame
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.table import Table

SECONDS_AT_ONCE = 0.005


class Breath:
    """To be drawn in the middle of long work on the event loop."""

    def __init__(self) -> None:
        self.drawn = time.monotonic()

    async def draw(self) -> None:
        if time.monotonic() - self.drawn > SECONDS_AT_ONCE:
            await asyncio.sleep(0)
            self.drawn = time.monotonic()


async def laid_out(record: Dict[str, Any]) -> TableGame:
    """The game where the record ends."""
    breath = Breath()
    game = TableGame(record)
    for _choice in game.play_before():
        await breath.draw()
    return game


async def read_table(row: TableRow, entries: List[Entry]) -> Table:
    breath = Breath()
    table = Table(row)
    undone = table.taken_back(entries)
    for entry in entries:
        game: Optional[TableGame] = None
        if entry.kind == START:
            with suppress(Exception):            # what is wrong with it is told when it is applied
                game = await laid_out(table.beginning(entry))
        table.apply(entry, skip=entry.step in undone, prepared=game)
        await breath.draw()
    return table
