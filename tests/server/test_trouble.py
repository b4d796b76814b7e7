"""A full disk, a damaged file, a row that is gone: the server says so, and goes on as far as it can."""
from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from crownlands.server.storage import pulse as pulses
from crownlands.server.storage.writer import NotStored
from house import PATIENCE, House, live
from test_storage import address, opened, postgres

PAGE = 4096
__all__ = ["address", "postgres"]                # fixtures


def database_of(house: House) -> Path:
    return Path(str(house.settings["database"]))


def test_a_full_disk_is_not_well_and_room_makes_it_well_again(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table(seats=["Anna", "Ben"])
    server = psutil.Process(house.process.pid)
    before = server.rlimit(psutil.RLIMIT_FSIZE)
    assert house.get("/health")["writing"]
    full = database_of(house).with_name("crownlands.db-wal").stat().st_size
    server.rlimit(psutil.RLIMIT_FSIZE, (full, before[1]))    # no file can grow
    with house.http() as http:
        end = time.monotonic() + PATIENCE
        while (answer := http.get("/health")).status_code == 200:        # it is tried only now and then
            assert time.monotonic() < end
            time.sleep(0.2)
        assert answer.json()["status"] == "not writing"
        assert (answer.json()["database"], answer.json()["writing"]) == (True, False)
        assert http.get(f"/api/tables/{table.id}").status_code == 200
        server.rlimit(psutil.RLIMIT_FSIZE, before)
        while http.get("/health").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.2)
    house.close()


@live
async def test_that_it_writes_is_tried_with_a_row_of_its_own(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulses, "SECONDS_BETWEEN", 0)
    async with opened(address) as store:
        secret = await store.secret()
        for _time in range(3):
            assert await store.pulse.beats()
        assert await store.secret() == secret

        async def refuse(*_what: object) -> bool:
            raise NotStored("full")
        with monkeypatch.context() as full:
            full.setattr(store.writer, "write", refuse)
            assert not await store.pulse.beats()
        assert await store.pulse.beats()


@live
async def test_a_damaged_page_makes_its_tables_unreadable_and_no_others(tmp_path: Path) -> None:
    house = House(tmp_path)
    tables = [house.table(seats=["Anna", "Ben"], piles=["smithy"]) for _table in range(40)]
    for table in tables:
        table.wait_until_it_runs()
    assert house.stop() == 0
    file = database_of(house)
    with closing(sqlite3.connect(file)) as database:         # pages that hold only rows of the log
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = [page for page, in database.execute(
            "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' ORDER BY pageno")]
    content = bytearray(file.read_bytes())
    for page in pages[2:-1:4]:
        content[(page - 1) * PAGE:page * PAGE] = b"\xff" * PAGE
    file.write_bytes(content)
    house.start()
    facts = [table.facts() for table in tables]
    unreadable = [one for one in facts if one["status"] == "unreadable"]
    assert {one["status"] for one in facts} == {"unreadable", "running"}
    assert all("damaged" in one["problem"] or "missing" in one["problem"] for one in unreadable)
    health = house.get("/health")
    assert (health["status"], health["unreadable"]) == ("damaged", len(unreadable))
    whole = next(table for table, one in zip(tables, facts, strict=True) if one["status"] == "running")
    async with whole.player(0) as anna:
        await anna.until(lambda: anna.view != {})
    broken = next(table for table, one in zip(tables, facts, strict=True) if one["status"] == "unreadable")
    async with broken.player(None) as spectator:
        assert spectator.facts["problem"]
    house.close()


@live
async def test_a_row_that_is_missing_is_noticed(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna:
        for line in ("one", "two", "three"):
            await anna.send(type="say", text=line)
        await anna.until(lambda: len(anna.said) == 3)
    house.kill()
    step = anna.said[1]["step"]
    with closing(sqlite3.connect(database_of(house))) as database, database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND step = ?", (table.id, step))
    house.start()
    assert table.facts()["status"] == "unreadable"
    assert table.facts()["problem"] == f"step {step} of its log is missing; the log is kept as it is"
    async with table.player(0, seen=anna.seen) as again:     # it has seen all that there is
        await again.send(type="say", text="four")
        await again.until(lambda: bool(again.refused))
        assert again.said == []
    house.close()
