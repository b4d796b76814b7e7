"""What is written together is as safe as what is written alone, and each caller hears of its own row only."""
from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, List

import pytest
from sqlalchemy import event

import services
from crownlands.server.settings import database_url
from crownlands.server.storage import store as stores
from crownlands.server.storage.database import database_of
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.storage.store import Store, open_store
from crownlands.server.storage.writer import NotStored
from house import PATIENCE, live

MANY = 300


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with services.postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "crownlands.db") if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await open_store(database_url(address))
    try:
        yield store
    finally:
        await store.close()


async def new_tables(store: Store, number: int) -> List[str]:
    ids = [secrets.token_urlsafe(9) for _table in range(number)]
    await asyncio.gather(*(store.create(TableRow(id, "dominion", "{}", "host", 0, 1, "0", "open", "[]")) for id in ids))
    return ids


def entry(step: int = 1, text: str = "ours") -> Entry:
    return Entry(step, "choice", 0, text, 1)


@live
async def test_what_comes_at_once_is_written_at_once(address: str) -> None:
    async with opened(address) as store:
        ids = await new_tables(store, MANY)
        statements: List[str] = []
        commits: List[Any] = []
        engine = store.database.engine
        event.listen(engine, "before_cursor_execute", lambda *what: statements.append(what[2]))
        event.listen(engine, "commit", commits.append)
        assert await asyncio.gather(*(store.append(id, entry()) for id in ids)) == [True] * MANY
        await asyncio.gather(*(store.summarize(id, "running", "[]") for id in ids))
        assert len(commits) <= 4                 # a first one alone, then all that came meanwhile
        assert len(statements) <= 4
        for id in ids:
            row = await store.table(id)
            assert row is not None
            assert (row.status, await store.entries(id)) == ("running", [entry()])


@live
async def test_a_step_that_another_server_took_is_noticed_by_exactly_who_wanted_it(address: str) -> None:
    async with opened(address) as ours, opened(address) as theirs:
        ids = await new_tables(ours, MANY)
        taken = {ids[0], ids[7], ids[-1]}
        for id in taken:
            assert await theirs.append(id, entry(text="theirs"))
        written = await asyncio.gather(*(ours.append(id, entry()) for id in ids))
        assert written == [id not in taken for id in ids]
        for id in ids:
            assert await ours.entries(id) == [entry(text="theirs" if id in taken else "ours")]


@live
async def test_two_servers_that_write_the_same_steps_share_them(address: str) -> None:
    async with opened(address) as ours, opened(address) as theirs:
        ids = await new_tables(ours, 60)
        written = await asyncio.gather(*(store.append(id, entry(text=text)) for id in ids
                                         for store, text in ((ours, "ours"), (theirs, "theirs"))))
        for number, id in enumerate(ids):
            here, there = written[2 * number:2 * number + 2]
            assert here != there
            assert await ours.entries(id) == [entry(text="ours" if here else "theirs")]


@live
async def test_of_two_with_the_same_step_in_one_commit_one_is_written(address: str) -> None:
    async with opened(address) as store:
        ids = await new_tables(store, 5)
        twice = [entry(text="first"), entry(text="second")]
        assert await asyncio.gather(*(store.append(id, one) for id in ids for one in twice)) == [True, False] * 5
        for id in ids:
            assert await store.entries(id) == twice[:1]


@live
async def test_a_row_that_cannot_be_stored_stops_no_other(address: str) -> None:
    async with opened(address) as store:
        ids = await new_tables(store, 20)
        wrong = [store.append("no such table", entry()), store.append(ids[3], entry(2, text="\ud800"))]
        answers = await asyncio.gather(*(store.append(id, entry()) for id in ids), *wrong, return_exceptions=True)
        assert answers[:20] == [True] * 20
        assert [type(answer) for answer in answers[20:]] == [NotStored, NotStored]
        assert await store.append(ids[0], entry(2))          # and the next are written


@live
async def test_a_database_that_says_nothing_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "SECONDS_TO_ANSWER", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://nobody:secret@127.0.0.1:{silent.getsockname()[1]}/none"
        store = Store(database_of(database_url(address)))
        assert await asyncio.wait_for(store.alive(), PATIENCE) is False
        await store.close()


@live
async def test_closing_finishes_what_is_under_way(address: str) -> None:
    async with opened(address) as store:
        ids = await new_tables(store, MANY)
    async with opened(address) as store:
        writing = [asyncio.create_task(store.append(id, entry())) for id in ids]
        while store.writer.jobs.empty():
            await asyncio.sleep(0)
        while not store.writer.jobs.empty():                 # the last of them is on its way to the disk
            await asyncio.sleep(0)
        await store.close()
        assert await asyncio.wait_for(asyncio.gather(*writing), PATIENCE) == [True] * MANY
