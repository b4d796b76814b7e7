"""The one command: it starts, says where, stops; and what is wrong is told in one line."""
from __future__ import annotations

import asyncio
import gc
import signal
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
import uvicorn
from litestar.channels.backends.memory import MemoryChannelsBackend

from crownlands.server import app
from crownlands.server.door import Door, proxies_of
from crownlands.server.logs import Journal
from crownlands.server.run import Server
from crownlands.server.settings import Settings, database_url
from crownlands.server.storage.store import open_store
from house import PATIENCE, DidNotStart, House, environment, live
from program import PROGRAM, run


def test_it_starts_stops_on_ctrl_c_and_goes_on_where_it_was(tmp_path: Path) -> None:
    house = House(tmp_path, pace=5)
    table = house.table(seats=["Anna", "Ben"])
    table.wait_until_it_runs()
    assert house.stop() == 0
    house.start()
    assert table.facts()["status"] == "running"
    assert house.get(f"/api/tables/{table.id}/seats", token=table.tokens[1]) == [1]
    assert house.logged() == ""
    house.close()


def test_the_command_itself_serves_until_ctrl_c(tmp_path: Path) -> None:
    """All other servers of the tests are forked from a process that has the program loaded."""
    with subprocess.Popen(PROGRAM, env=environment(port=0, database=tmp_path / "x.db"), stdout=subprocess.PIPE,
                          text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Crownlands is at http://127.0.0.1:")
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0


def test_a_server_that_is_ready_does_not_search_itself_for_garbage(monkeypatch: pytest.MonkeyPatch,
                                                                    capsys: pytest.CaptureFixture[str]) -> None:
    async def start(server: Server, sockets: object = None) -> None:
        server.started = True
    monkeypatch.setattr(uvicorn.Server, "startup", start)
    try:
        config = uvicorn.Config("", log_config=None)
        asyncio.run(Server(config, Door(1024, 0, proxies_of(config)), Journal(), "http://here", False).startup())
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
    assert "Crownlands is at http://here" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@live
async def test_addresses_that_asked_long_ago_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "FORGET_SECONDS", 0.01)
    store = await open_store(database_url(str(tmp_path / "crownlands.db")))
    application = app.build(Settings(), store, "secret", MemoryChannelsBackend())
    async with application.lifespan(), asyncio.timeout(PATIENCE):
        asked = application.stores.get("rate_limit")
        await asked.set("an address", b"", expires_in=timedelta(microseconds=1))
        while await asked.exists("an address"):
            await asyncio.sleep(0.01)
        assert not await asked.exists("an address")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@live
async def test_what_dealers_do_last_can_still_be_told_to_other_servers(tmp_path: Path,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(database_url(str(tmp_path / "crownlands.db")))
    application = app.build(Settings(), store, "secret", MemoryChannelsBackend())
    closing = []
    async with application.lifespan():
        desk = application.state.desk

        async def close_dealers(close: Callable[[], Awaitable[None]] = desk.close) -> None:
            desk.publish({"table": "id", "step": 1})         # as when a dealer's last entry is stored
            await close()
            closing.append("in order")
        monkeypatch.setattr(desk, "close", close_dealers)
    assert closing == ["in order"]


def test_a_port_in_use_is_told(house: House, tmp_path: Path) -> None:
    with pytest.raises(DidNotStart, match=f"port {house.settings['port']} is in use"):
        House(tmp_path, port=house.settings["port"])


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    House(tmp_path, database=tmp_path / "new.db").close()
    with sqlite3.connect(tmp_path / "new.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(DidNotStart, match="newer version of Crownlands"):
        House(tmp_path, database=tmp_path / "new.db")


@pytest.mark.parametrize(("words", "says"), [
    (["--database", "/proc/none/x.db"], "cannot be written"),
    (["--database", "mysql://x"], "there is no database mysql"),
    (["--database", "/etc/passwd"], "cannot be used"),
    (["--redis", "nonsense"], "Redis cannot be reached"),
    (["--port", "99999"], "there is no port 99999"),
    (["--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
    (["--log-level", "loud"], "--log-level is debug"),
    (["--own-bots", "mine"], "name=module:Class"),
])
def test_what_is_wrong_is_told_in_one_line(tmp_path: Path, words: list[str], says: str) -> None:
    done = run(*words, folder=tmp_path, environment=environment(port=0, database=tmp_path / "x.db"))
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
