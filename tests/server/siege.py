"""A server under siege: with a game in progress that has to stay as it is, whatever is sent."""
from __future__ import annotations

import asyncio
import re
from typing import Any, List

import httpx
import psutil

from house import House, Seating

MOST_GROWTH = 40 << 20                           # bytes of memory, for thousands of messages
MOST_TABLE = 200 << 10                           # and for each table that was rightly made
TRACES = ("Traceback", ".py", "site-packages", "RecursionError", "sqlalchemy", "msgspec", "object at 0x")


class Siege:
    """A server with a game of two in progress, which is to be just so afterwards."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = house.table(seats=["Anna", "Ben"], piles=["militia", "moat"])
        self.other = house.table(seats=["Cleo", "Dan"], piles=["smithy"])
        self.before = asyncio.run(views(self.table))
        self.http = house.http()
        self.http.headers["Content-Type"] = "application/json"       # whatever it really is
        self.memory = self.resident()

    def resident(self) -> int:
        return psutil.Process(self.house.process.pid).memory_info().rss

    def check(self) -> None:
        """As before, and playable."""
        assert self.http.get("/health").json()["status"] == "well"
        assert asyncio.run(views(self.table)) == self.before
        asyncio.run(play_a_little(self.table))
        tables = int(re.findall(r"^crownlands_tables (\d+)", self.http.get("/metrics").text, re.MULTILINE)[0])
        assert self.resident() - self.memory < MOST_GROWTH + tables * MOST_TABLE


async def views(table: Seating) -> List[Any]:
    """What both players and a spectator see."""
    seen = []
    for seat in (0, 1, None):
        async with table.player(seat) as player:
            await player.until(lambda player=player: player.view != {})  # type: ignore[misc]
            seen.append((player.view, player.events, {**player.facts, "step": 0}))
    return seen


async def play_a_little(table: Seating) -> None:
    async with table.player(0) as anna, table.player(1) as ben:
        for player in (anna, ben):
            await player.until(lambda player=player: player.view != {})  # type: ignore[misc]
        asked = anna if anna.options else ben
        await asked.choose(asked.options[0])
        assert asked.refused == []


def check_refusal(answer: httpx.Response) -> None:
    """A clear answer in one line, never an accident."""
    assert answer.status_code < 500, (answer.request.url, answer.request.content[:200], answer.text)
    assert not any(trace in answer.text for trace in TRACES), answer.text
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert isinstance(error, str)
        assert 3 < len(error) <= 600
        assert "\n" not in error
