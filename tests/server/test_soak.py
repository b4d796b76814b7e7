"""An evening at the house: games with people, bots and spectators come and go, and what they used is given back."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from house import House, at_random, live, sensible

SECONDS, LONG_SECONDS = 0.0, 1200.0              # each of them plays at least one game
PLAYERS = 4                                      # games that are under way at once
MOST_GROWTH = 25 << 20                           # bytes, of the second half


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


async def play_one(house: House, number: int) -> None:
    """A whole game, watched; then looked through, forked and played again."""
    game = ("dominion", "queendomino", "kingdomino")[number % 3]
    policy = sensible(number) if game == "dominion" else at_random(number)
    table = house.table(game, ["Anna", "bot:big_money" if game == "dominion" else "bot:greedy"])
    async with table.player(0) as anna, table.player() as spectator:
        await anna.play(policy)
        await spectator.until(lambda: spectator.over)
        assert anna.refused == []

    def afterwards() -> None:
        steps = len(table.replay()["record"]["steps"])
        for path in ("points", "events", f"replay/{steps // 2}", f"views/{steps // 3}?count=20"):
            house.get(f"/api/tables/{table.id}/{path}")
        house.post(f"/api/tables/{table.id}/fork", {"step": steps // 2, "seats": [{"name": "Zoe"}, {"name": "Yan"}]})
        house.post(f"/api/tables/{table.id}/rematch", {}, token=table.tokens[0])
    await asyncio.to_thread(afterwards)


async def keep_playing(house: House, number: int, end: float) -> int:
    played = 0
    while played == 0 or time.monotonic() < end:
        await play_one(house, number + PLAYERS * played)
        played += 1
    return played


@live
async def test_an_evening_leaves_nothing_behind(evening: House, request: pytest.FixtureRequest) -> None:
    seconds = LONG_SECONDS if request.config.getoption("--long") else SECONDS
    process = psutil.Process(evening.process.pid)

    async def some(part: float) -> int:
        end = time.monotonic() + seconds * part
        return sum(await asyncio.gather(*(keep_playing(evening, number, end) for number in range(PLAYERS))))
    await some(0.5)
    memory, files, threads = process.memory_info().rss, process.num_fds(), process.num_threads()
    assert await some(0.5) >= PLAYERS
    assert process.memory_info().rss - memory < MOST_GROWTH
    assert process.num_fds() <= files + 10
    assert process.num_threads() <= threads + 10
    assert '"level": "error"' not in evening.logged()
    assert evening.stop() == 0
