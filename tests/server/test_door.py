"""Connections that say nothing, or half of something, or do not listen: others play on, new ones come in, and the log
stays short. The crowd is small without --long."""
from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Dict, List, Tuple

import psutil
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from crownlands.server import door as doors
from crownlands.server.door import KEPT_FILES, MOST_FILES, TO_BE_TOLD, Caller, Door, LiveCaller, proxies_of
from crownlands.server.logs import MOST_ALIKE, WINDOW, Journal
from crownlands.server.run import Server, listen
from house import PATIENCE, ConnectionClosed, House, Player, Seating, live, sensible

FILES = 1024                                     # what a shell usually allows
HALF = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-"
SLOW_BODY = HALF + b"Length: 500\r\n\r\n{"


def visitor(house: House, says: bytes = b"", address: str = "127.0.0.2") -> socket.socket:
    """A connection. From 127.0.0.1, a proxy's would come."""
    host, port = house.url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), PATIENCE, (address, 0))
    connection.sendall(says)
    return connection


def is_closed(connection: socket.socket) -> bool:
    """Whether the server has ended it, perhaps without a word."""
    connection.setblocking(False)
    try:
        return connection.recv(1 << 16, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def wait_until_closed(connection: socket.socket) -> None:
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(1 << 16):
            pass
    except ConnectionResetError:
        pass


def figures(house: House) -> Dict[str, int]:
    with house.http() as http:
        return {name: int(figure) for name, figure in re.findall(r"^crownlands_(\w+) (\d+)$", http.get("/metrics").text,
                                                                 re.MULTILINE)}


@contextmanager
def many_files(needed: int) -> Iterator[None]:
    """This process holds the other ends."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], needed + 500), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Mover:
    """Somebody who plays all the time, at one table after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables = [self.new_table()]
        self.moves = 0

    def new_table(self) -> Seating:
        return self.house.table(seats=["Anna", "Ben"], piles=["smithy"])

    async def play(self) -> None:
        """For as long as it takes: the next table is made while there is room for it."""
        while True:
            self.tables.append(await asyncio.to_thread(self.new_table))
            async with self.tables[-2].player(0) as anna, self.tables[-2].player(1) as ben:
                await asyncio.gather(self.moves_of(anna), self.moves_of(ben))

    async def moves_of(self, player: Player) -> None:
        while not player.over:
            if len(player.options) < 2:
                await player.receive()
                continue
            await player.choose(sensible(1)(player))
            self.moves += 1
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("says", [b"", HALF, SLOW_BODY], ids=["nothing", "half a head", "half a body"])
@live
async def test_a_crowd_that_says_nothing_keeps_nobody_out(tmp_path: Path, request: pytest.FixtureRequest,
                                                          says: bytes) -> None:
    files, crowd = (FILES, 5000) if request.config.getoption("--long") else (FILES // 2, 500)
    house = House(tmp_path, files=files, connections=500)
    mover = Mover(house)
    with many_files(crowd), ExitStack() as stack:
        def come() -> List[socket.socket]:
            return [stack.enter_context(visitor(house, says, f"127.0.0.{2 + number % 200}")) for number in range(crowd)]
        playing = asyncio.create_task(mover.play())
        coming = asyncio.create_task(asyncio.to_thread(come))
        while not coming.done():
            async with mover.tables[0].player(None) as newcomer:
                assert newcomer.greeted
        connections = await coming
        assert house.get("/health")["status"] == "well"
        told = figures(house)
        assert told["connections_open"] <= files - KEPT_FILES
        assert told["connections_shed_total"] >= crowd - (files - KEPT_FILES)
        assert sum(map(is_closed, connections)) >= crowd - (files - KEPT_FILES)
        moves = mover.moves
        while mover.moves < moves + 10:
            assert not playing.done(), playing.exception()
            await asyncio.sleep(0.01)
        playing.cancel()
    assert len(house.logged()) < 5000            # letters, not lines
    house.close()


# ---- by address
@live
async def test_one_address_has_its_number_of_connections_and_others_have_theirs(tmp_path: Path) -> None:
    house = House(tmp_path, connections=20)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    with ExitStack() as stack:
        crowd = [stack.enter_context(visitor(house)) for _one in range(20 + TO_BE_TOLD + 1)]
        wait_until_closed(crowd[-1])
        assert not any(map(is_closed, crowd[:-1]))
        assert figures(house)["connections_refused_total"] == 1
        other = stack.enter_context(visitor(house, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", "127.0.0.3"))
        other.settimeout(PATIENCE)
        assert other.recv(1000).startswith(b"HTTP/1.1 200 OK")
        async with table.player(0) as anna:
            await anna.until(lambda: anna.view != {})
    assert house.logged().count("connections of 127.0.0.2 are refused: it has 36") == 1
    house.close()


@live
async def test_behind_a_proxy_the_addresses_of_the_others_are_counted(tmp_path: Path) -> None:
    house = House(tmp_path, connections=5)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table.id}/play"

    async def watch(whose: str) -> Tuple[ClientConnection, str]:
        """As a proxy would pass it on; and the first that is heard."""
        socket = await connect(address, open_timeout=PATIENCE, additional_headers={"X-Forwarded-For": whose})
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "version": 1}))
            return socket, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"]
        return socket, str(socket.close_code)

    watching = [await watch(f"203.0.113.{number % 10}") for number in range(50)]
    assert {heard for _socket, heard in watching} == {"welcome"}
    with house.http() as http:
        told = http.get("/api/tables", headers={"X-Forwarded-For": "203.0.113.1"})
        assert told.status_code == 429
        assert told.json() == {"error": "too many connections from this address"}
        assert http.get("/api/tables", headers={"X-Forwarded-For": "203.0.113.77"}).status_code == 200
    assert (await watch("203.0.113.1"))[1] == "4429"
    await watching[1][0].close()
    while (again := await watch("203.0.113.1"))[1] != "welcome":
        assert again[1] == "4429"                # that it left is not known yet
    for one, _heard in [*watching, again]:
        await one.close()
    house.close()


def test_the_server_opens_as_many_files_as_it_may(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (600, hard))  # what the server inherits
    try:
        house = House(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert psutil.Process(house.process.pid).rlimit(psutil.RLIMIT_NOFILE) == (min(hard, MOST_FILES), hard)
    house.close()


# ---- time
@asynccontextmanager
async def quick_door(monkeypatch: pytest.MonkeyPatch, seconds: float = 0.1) -> AsyncIterator[Tuple[Door, int]]:
    """A server here, which waits only a moment for anybody. It answers with a megabyte; its port."""
    async def answer(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]})
        for _part in range(50):
            await send({"type": "http.response.body", "body": b"x" * 1_000_000, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    monkeypatch.setattr(doors, "SECONDS", dict.fromkeys(doors.SECONDS, seconds))
    monkeypatch.setattr(doors, "SECONDS_FOR_REST", seconds)
    config = uvicorn.Config(answer, log_config=None, lifespan="off", http=Caller, ws=LiveCaller, timeout_keep_alive=60)
    door = Door(FILES, 0, proxies_of(config))
    listener = listen("127.0.0.1", 0)
    server = Server(config, door, Journal(), "", False)
    serving = asyncio.create_task(server.serve([listener]))
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.01)
            yield door, listener.getsockname()[1]
    finally:
        gc.unfreeze()
        server.should_exit = True
        await serving


WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("says", [b"", b"G", HALF, SLOW_BODY],
                         ids=["nothing", "a letter", "half a head", "half a body"])
@live
async def test_who_says_nothing_or_half_of_something_is_sent_away(monkeypatch: pytest.MonkeyPatch, says: bytes) -> None:
    async with quick_door(monkeypatch) as (door, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(says)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        assert (len(door.inside), len(door.waiting), door.counts["connections_timed_out"]) == (0, 0, 1)
        writer.close()


@live
async def test_who_dribbles_byte_by_byte_gains_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with quick_door(monkeypatch) as (door, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(b"G")
                await writer.drain()
                await asyncio.sleep(0.01)
        assert door.counts["connections_timed_out"] == 1
        writer.close()


@live
async def test_the_second_request_has_its_time_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async with quick_door(monkeypatch) as (door, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 26)
        writer.write(WHOLE)
        await reader.readexactly(50_000_000)
        writer.write(HALF)
        with suppress(ConnectionResetError):
            await reader.read()
        assert door.counts["connections_timed_out"] == 1
        writer.close()


@live
async def test_who_does_not_read_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async with quick_door(monkeypatch) as (door, port):
        with socket.create_connection(("127.0.0.1", port)) as deaf:
            deaf.sendall(WHOLE)
            while not door.counts["connections_timed_out"]:
                await asyncio.sleep(0.01)
            assert len(door.inside) == 0


# ---- the log
def test_what_repeats_itself_is_told_once_and_then_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal()
    log = logging.Logger("door")
    log.addHandler(journal)
    now = time.time()
    for number in range(5000):
        log.warning("a connection failed")
        log.warning("table %d is unreadable", number)
    log.warning("all is lost")
    journal.tell_ended(now)
    lines = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert lines == ["a connection failed", *(f"table {number} is unreadable" for number in range(MOST_ALIKE)),
                     "all is lost"]
    journal.tell_ended(now + 2 * WINDOW)
    lines = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert lines == ["a connection failed (such messages: 4999 more)",
                     "table 4999 is unreadable (such messages: 4980 more)"]
    log.warning("a connection failed")           # after a while, it is news again
    assert "a connection failed" in capsys.readouterr().err
