"""What the lobby lists: tables that wait or go on, and the finished ones in a list of their own."""
from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import List

from house import PATIENCE, House, Seating, live


async def finished(house: House, **more: object) -> Seating:
    table = house.table("dominion", ["Anna", "bot:random"], **more)
    async with table.player(0) as anna:
        await anna.send(type="resign")
        await anna.until(lambda: anna.over)
    end = time.monotonic() + PATIENCE
    while not table.facts()["hidden"] and table.id not in listed(house, over=True):      # the lobby hears of it last
        assert time.monotonic() < end
    return table


def listed(house: House, over: bool) -> List[str]:
    return [table["id"] for table in house.get("/api/tables?over=true" if over else "/api/tables")]


def among(tables: List[Seating], listed: List[str]) -> List[str]:
    """What is listed of these; the tables of other tests are there, too."""
    return [id for id in listed if id in [table.id for table in tables]]


@live
async def test_finished_tables_are_a_list_of_their_own_without_hidden_ones(house: House) -> None:
    waiting = house.table("dominion", ["Anna", None])
    earlier = await finished(house)
    hidden = await finished(house, hidden=True)
    later = await finished(house)
    laid = [waiting, earlier, hidden, later]
    assert among(laid, listed(house, over=True)) == [later.id, earlier.id]
    assert among(laid, listed(house, over=False)) == [waiting.id]
    shown = next(table for table in house.get("/api/tables?over=true") if table["id"] == later.id)
    assert shown["status"] == "over"
    assert [seat["name"] or seat["bot"] for seat in shown["seats"]] == ["Anna", "random"]


def test_a_game_that_does_not_go_on_is_not_listed(tmp_path: Path) -> None:
    house = House(tmp_path, quiet=0.0)
    waiting = house.table("dominion", ["Anna", None])
    abandoned = house.table("dominion", ["Anna", "Ben"])
    abandoned.wait_until_it_runs()
    end = time.monotonic() + PATIENCE
    while abandoned.id in listed(house, over=False):         # the lobby hears last that it runs
        assert time.monotonic() < end
    assert listed(house, over=False) == [waiting.id]
    house.close()


def test_over_is_yes_or_no(house: House) -> None:
    with house.http() as http:
        assert http.get("/api/tables?over=perhaps").status_code == 400


def test_what_another_version_wrote_spoils_the_list_for_nobody(house: House) -> None:
    other, own = house.table("dominion", ["Anna", None]), house.table("dominion", ["Ben", None])
    with closing(sqlite3.connect(str(house.settings["database"]))) as database, database:
        database.execute("UPDATE tables SET summary = '[{\"kind\": \"ghost\"}]' WHERE id = ?", (other.id,))
    assert among([other, own], listed(house, over=False)) == [own.id]
