"""A log that this version cannot replay is kept and told of, never dropped; the rest of the house goes on."""
from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Dict, Tuple

import pytest

import crownlands
from house import House, Seating, live

START = "UPDATE entries SET text = '{}' WHERE table_id = ? AND kind = 'start'"
DAMAGES = {
    "a start that is a list": START.format("[]"),
    "a start that is cut short": START.format("{"),
    "a start without a game": START.format('{"steps":[]}'),
    "a start of nothing": START.format('{"game":"dominion","start":null,"deal":null,"steps":[]}'),
    "a sitter of a newer version": """UPDATE entries SET text = '{"age":43}' WHERE table_id = ? AND kind = 'sit'""",
    "taking back to nowhere": "UPDATE entries SET kind = 'undo', text = 'x' WHERE table_id = ? AND kind = 'start'",
    "something a newer version does": "UPDATE entries SET kind = 'dance' WHERE table_id = ? AND kind = 'start'",
    "a setup of a newer version": """UPDATE tables SET config = replace(config, '{', '{"newer":1,') WHERE id = ?""",
    "a setup that is cut short": "UPDATE tables SET config = '{' WHERE id = ?",
}
Damaged = Tuple[House, Dict[str, Seating]]


def rows_of(house: House, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(str(house.settings["database"]))) as database:
        return database.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY step", (table,)).fetchall()


@live
async def test_a_table_whose_log_does_not_fit_is_kept_and_says_so(tmp_path: Path) -> None:
    house = House(tmp_path)
    try:
        broken, whole = house.table("dominion", ["Anna", "Bob"]), house.table("queendomino", ["Cleo", "Dan"])
        async with broken.player(0) as anna, whole.player(0) as cleo:
            await anna.until(lambda: anna.view != {})
            await cleo.until(lambda: cleo.view != {})
        house.kill()
        with closing(sqlite3.connect(str(house.settings["database"]))) as database, database:
            database.execute("UPDATE entries SET text = replace(text, 'copper', 'cooper') "
                             "WHERE table_id = ? AND kind = 'start'", (broken.id,))
        kept = rows_of(house, broken.id)
        house.start()

        facts = broken.facts()
        assert facts["status"] == "unreadable"
        assert "the log is kept as it is" in facts["problem"]
        assert "cooper" not in facts["problem"]              # what exactly does not fit may name hidden cards
        assert house.get("/health")["unreadable"] == 1
        assert "cooper" in house.logged()                    # the operator's log says it
        assert rows_of(house, broken.id) == kept
        assert whole.facts()["status"] == "running"
    finally:
        house.close()


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    """A table for each damage."""
    house = House(tmp_path_factory.mktemp("damaged"))
    tables = {damage: house.table("dominion", ["Anna", "Bob"], piles=["smithy"]) for damage in DAMAGES}
    for table in tables.values():
        table.wait_until_it_runs()
    house.kill()
    with closing(sqlite3.connect(str(house.settings["database"]))) as database, database:
        for damage, table in tables.items():
            database.execute(DAMAGES[damage], (table.id,))
    house.start()
    yield house, tables
    house.close()


@pytest.mark.parametrize("damage", DAMAGES)
def test_whatever_does_not_fit_is_told_and_the_log_stays(damaged: Damaged, damage: str) -> None:
    house, tables = damaged
    table = tables[damage]
    kept = rows_of(house, table.id)
    assert table.facts()["status"] == "unreadable"
    assert "kept as it is" in table.facts()["problem"]
    assert house.get("/health")["unreadable"] > 0
    refused = house.post(f"/api/tables/{table.id}/join", {"name": "Eve"}, expect=409)
    assert refused["why"] == "unreadable"
    assert rows_of(house, table.id) == kept


# ---- imports of older versions
COUNTING = [{"effect": "look_at_top", "seat": 0, "x": 68719476736}, {"effect": "trash_copper", "seat": 0, "x": 1}]
RAISING = [{"effect": "gain", "seat": 0, "x": 1000}, {"effect": "trash_copper", "seat": 0, "x": 1}]


def wait_for(house: House, table: str, *pending: object) -> None:
    """The table's game begins with these effects still to happen, as an older version let it be imported."""
    with closing(sqlite3.connect(str(house.settings["database"]))) as database, database:
        text, = database.execute("SELECT config FROM tables WHERE id = ?", (table,)).fetchone()
        config = json.loads(text)
        config["record"]["start"]["position"]["pending"] = pending
        database.execute("UPDATE tables SET config = ? WHERE id = ?", (json.dumps(config), table))


@pytest.mark.parametrize("pending", [COUNTING, RAISING], ids=["counts for hours", "raises"])
@live
async def test_an_import_of_an_older_version_that_cannot_be_played_is_unreadable_once(tmp_path: Path,
                                                                                      pending: list[object]) -> None:
    house = House(tmp_path)
    record = crownlands.game("dominion").position({"players": [{"hand": ["copper"]}, {}], "ask_forced": True}).record()
    def imported(*seats: Dict[str, str]) -> Seating:
        made = house.post("/api/import", {"record": record, "seats": seats})
        return Seating(house, made["table"]["id"], {0: made["token"]}, made["token"])
    begun, waiting = imported({"name": "Eve"}, {"bot": "big_money"}), imported({"name": "Eve"}, {})
    begun.wait_until_it_runs()
    house.kill()
    for table in (begun, waiting):
        wait_for(house, table.id, *pending)
    house.start()
    assert begun.facts()["status"] == "unreadable"
    house.post(f"/api/tables/{waiting.id}/join", {"name": "Ben"})
    async with waiting.player(0) as eve:
        await eve.until(lambda: eve.facts["status"] == "unreadable")
        assert "cannot go on" in eve.facts["problem"]
    assert house.get("/health")["unreadable"] == 2
    assert house.logged().count(f"table {waiting.id} of version") == house.logged().count("stumbled") + 1 == 1
    house.close()
