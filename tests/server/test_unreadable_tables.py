"""A log that this version cannot replay is kept and told of, never dropped; the rest of the house goes on."""
from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from house import House, live


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
