"""Nobody can fill the house: tables are counted by address and in all, records are bounded, what nobody wants goes."""
from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Dict, List

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

import crownlands
import services
from crownlands.cli import main
from crownlands.server.archive import MOST_STEPS
from crownlands.server.clock import now
from crownlands.server.lobby import MOST_LISTED, MOST_OF_ONE
from crownlands.server.settings import database_url
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.storage.store import Store, open_store
from crownlands.server.storage.upgrade import MIGRATIONS
from crownlands.server.tidying import DAY, Keeping, tidy
from house import PATIENCE, House, Json, at_random, live

ANOTHER = "127.0.0.2"                            # another address of this machine
OPEN_TABLE: Json = {"game": "dominion", "seats": [{"name": "Anna"}, {}]}


def from_address(house: House, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address, limits=httpx.Limits(max_keepalive_connections=0))
    return httpx.Client(base_url=house.url, transport=transport, trust_env=False)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, tables_an_hour=3)
    yield house
    house.close()


# ---- tables
def test_one_address_makes_only_so_many_tables_in_an_hour(small: House) -> None:
    record = crownlands.game("kingdomino").start(seats=2, seed=1).record()
    small.post("/api/tables", OPEN_TABLE)
    small.post("/api/tables", OPEN_TABLE)
    small.post("/api/import", {"record": record, "seats": [{"name": "Anna"}, {}]})
    for path, body in (("/api/tables", OPEN_TABLE), ("/api/import", {"record": record, "seats": [{}, {}]})):
        refused = small.post(path, body, expect=429)
        assert (refused["why"], refused["facts"]) == ("tables-an-hour", {"most": 3})
    with from_address(small, ANOTHER) as other:
        assert other.post("/api/tables", json=OPEN_TABLE).status_code == 201


def test_who_may_make_no_table_gets_no_record_checked(small: House) -> None:
    for _table in range(3):
        small.post("/api/tables", OPEN_TABLE)
    refused = small.post("/api/import", {"record": {"steps": []}, "seats": [{}, {}]}, expect=429)
    assert refused["why"] == "tables-an-hour"    # not what is wrong with the record


def test_one_address_cannot_fill_the_house(tmp_path: Path) -> None:
    """Not even if it takes its time: tables that wait and games that stand still are counted as long as they are
    there."""
    house = House(tmp_path, tables_of_one=2)
    bots = house.table("dominion", ["bot:big_money", "bot:big_money"])
    waiting = house.post("/api/tables", OPEN_TABLE)["table"]["id"]
    refused = house.post("/api/tables", OPEN_TABLE, expect=409)
    assert (refused["why"], refused["facts"]) == ("tables-of-one", {"most": 2})
    with from_address(house, ANOTHER) as other:
        assert other.post("/api/tables", json=OPEN_TABLE).status_code == 201
    bots.see_through()                           # a game that is over makes room
    with house.http() as http:
        end = time.monotonic() + PATIENCE
        while http.post("/api/tables", json=OPEN_TABLE).status_code != 201:      # the database hears of it last
            assert time.monotonic() < end
    assert house.get(f"/api/tables/{waiting}")["status"] == "open"
    house.close()


def test_a_full_house_takes_no_new_tables(tmp_path: Path) -> None:
    house = House(tmp_path, most_tables=2)
    for _table in range(2):
        house.post("/api/tables", OPEN_TABLE)
    with from_address(house, ANOTHER) as other:
        refused = other.post("/api/tables", json=OPEN_TABLE)
    assert (refused.status_code, refused.json()["why"]) == (409, "house-full")
    house.close()


def test_one_visitor_cannot_fill_the_lobby(house: House) -> None:
    with from_address(house, ANOTHER) as other:
        theirs = other.post("/api/tables", json=OPEN_TABLE).json()["table"]["id"]
    ours = [house.post("/api/tables", OPEN_TABLE)["table"]["id"] for _table in range(MOST_OF_ONE + 5)]
    listed = [table["id"] for table in house.get("/api/tables")]
    assert listed == [*reversed(ours[5:]), theirs]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@live
async def test_however_many_tables_one_visitor_has_others_are_listed(kind: str, tmp_path: Path,
                                                                     request: pytest.FixtureRequest) -> None:
    address = str(tmp_path / "crownlands.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    store = await open_store(database_url(address))
    made = [replace(row("theirs", "open", 1.5), maker="another"),
            *(replace(row(f"ours-{number}", "open", 1 - number / 5000), maker="one") for number in range(2000))]
    await asyncio.gather(*map(store.create, made))
    listed = [table.id for table in await store.lobby(["open"], MOST_LISTED, MOST_OF_ONE)]
    assert listed == [*(f"ours-{number}" for number in range(1999, 1999 - MOST_OF_ONE, -1)), "theirs"]
    await store.remove([table.id for table in made])
    await store.close()


@live
async def test_bots_alone_play_only_while_somebody_watches(house: House) -> None:
    alone = house.table("dominion", ["bot:big_money", "bot:big_money"], kingdom="b2_first_game")
    alone.wait_until_it_runs()
    beginning = alone.facts()["step"]
    other = house.table("dominion", ["Anna", "bot:big_money"], kingdom="b2_first_game")
    async with other.player(0) as anna:
        await anna.play(at_random(1), most=20)   # meanwhile other bots have moved
    assert alone.facts()["step"] == beginning
    async with alone.player() as spectator:
        await spectator.until(lambda: spectator.view["step"] > 10)
    house.get("/api/tables")
    async with alone.player() as spectator:
        await spectator.until(lambda: spectator.over)


# ---- records
def test_a_record_has_what_a_record_has_and_nothing_else(house: House) -> None:
    record = crownlands.game("kingdomino").start(seats=2, seed=1).record()
    seats = [{"name": "Anna"}, {"bot": "greedy"}]
    wrong = house.post("/api/import", {"record": {**record, "comment": "x" * 300_000}, "seats": seats}, expect=400)
    assert "nothing else" in wrong["error"]
    long = {**record, "steps": ["done"] * (MOST_STEPS + 1), "choices": MOST_STEPS + 1}
    assert str(MOST_STEPS) in house.post("/api/import", {"record": long, "seats": seats}, expect=400)["error"]
    with house.http() as http:
        assert http.post("/api/import", json={"record": {"x": "y" * 500_000}, "seats": seats}).status_code == 413


# ---- tidying up
@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with services.postgres() as address:
        yield address


def row(id: str, status: str, days: float) -> TableRow:
    return TableRow(id, "dominion", "{}", "host", 0, int(now() - days * DAY), "0", status, "[]")


async def fill(store: Store) -> None:
    """Tables of three ages and all kinds; at `played` something happened lately."""
    for age in (1, 10, 100):
        for status in ("open", "running", "over", "unreadable"):
            await store.create(row(f"{status}-{age}", status, age))
    await store.create(row("played", "running", 100))
    await store.append("played", Entry(1, "chat", 0, "hello", now()))
    await store.append("running-100", Entry(1, "chat", 0, "hello", int(now() - 99 * DAY)))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@live
async def test_what_nobody_wants_is_removed_and_nothing_else(kind: str, tmp_path: Path,
                                                             request: pytest.FixtureRequest) -> None:
    address = str(tmp_path / "crownlands.db") if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    store = await open_store(database_url(address))
    await fill(store)
    assert await tidy(store, Keeping(0, 0, 0)) == {}
    assert await tidy(store, Keeping(2, 60, 0), in_use=["open-10"]) == {"open": 1, "running": 1}
    gone = [id for id in ("open-100", "running-100") if await store.table(id) is not None]
    assert gone == []
    assert await store.entries("running-100") == []
    assert len(await store.entries("played")) == 1
    assert await tidy(store, Keeping(2, 60, 60)) == {"open": 1, "over": 1}
    kept = ["open-1", "running-1", "running-10", "over-1", "over-10", "unreadable-100", "played"]
    assert [id for id in kept if await store.table(id) is None] == []
    await store.close()


def test_the_operator_can_tidy_up_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = str(tmp_path / "crownlands.db")

    @live
    async def filled() -> None:
        store = await open_store(database_url(address))
        await fill(store)
        await store.close()
    filled()
    assert main(["tidy", "--database", address, "--dry-run", "--json"]) == 0
    assert main(["tidy", "--database", address]) == 0
    assert main(["tidy", "--database", address]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == '{"removed": {"open": 2, "running": 1, "over": 0}, "dry_run": true}'
    assert lines[1:] == ["3 tables were removed:", "2 that never began", "1 whose game nobody went on with",
                         "There was nothing to remove."]


# ---- older databases
def test_tables_of_an_older_version_keep_their_origin(tmp_path: Path) -> None:
    path = tmp_path / "crownlands.db"

    def old(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        configs: Dict[str, str] = {"new": '{"game":"dominion"}', "import": '{"game":"dominion","record":{}}',
                                   "shuffles": '{"game":"dominion","shuffles_of":"x"}'}
        new = text("INSERT INTO tables VALUES (:id, 'dominion', :config, 'host', 0, 1, '0', 'open', '[]')")
        connection.execute(new, [{"id": id, "config": config} for id, config in configs.items()])

    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        old(connection)
    engine.dispose()

    @live
    async def upgraded() -> None:
        await (await open_store(database_url(str(path)))).close()
    upgraded()
    with closing(sqlite3.connect(path)) as database:
        rows: List[Any] = database.execute("SELECT id, origin FROM tables ORDER BY id").fetchall()
    assert rows == [("import", "import"), ("new", "new"), ("shuffles", "shuffles")]
