"""A connection may end between any two messages: who comes back with the step of the last view or chat has it all."""
from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import List, Optional, Tuple

from crownlands.server.config import Config
from crownlands.server.dealer import beginning
from crownlands.server.entries import CHAT, LEAVE, SIT, START
from crownlands.server.live import LiveTable
from crownlands.server.luck import Luck
from crownlands.server.reading import read_table
from crownlands.server.requests import Requests, text_of
from crownlands.server.seats import Occupant
from crownlands.server.settings import Settings, database_url
from crownlands.server.storage.rows import TableRow
from crownlands.server.storage.store import Store, open_store
from house import Json, live

CONFIG = Config("dominion", piles=["smithy"])


class Client:
    """Keeps what it is sent, as a browser does."""

    def __init__(self, seat: Optional[int]) -> None:
        self.seat = seat
        self.holder = None if seat is None else f"holder {seat}"
        self.name: Optional[str] = None
        self.messages: List[Json] = []

    def last_sign(self) -> float:
        return time.monotonic()

    def send(self, message: bytes) -> None:
        self.messages.append(json.loads(message))


def known(messages: List[Json]) -> Tuple[int, List[Json]]:
    """The step that a client has seen, and its events."""
    seen = 0
    events: List[Json] = []
    for message in messages:
        if message["type"] == "view":
            assert message["since"] <= len(events), "events are missing"
            events[message["since"]:] = message["events"]
        if message["type"] in ("view", "said"):
            seen = max(seen, message["step"])
    return seen, events


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[List[LiveTable]]:
    """One table, open at both, where two people sit."""
    store = await open_store(database_url(str(folder / "crownlands.db")))
    await store.create(TableRow("id", "dominion", text_of(CONFIG), "", 0, 0, "", "open", "[]"))
    first = await opened(store)
    for seat in range(2):
        await first.append(SIT, seat, text_of(Occupant(name="Anna", holder=f"holder {seat}")))
    yield [first, await opened(store)]
    await store.close()


async def opened(store: Store) -> LiveTable:
    row = await store.table("id")
    assert row is not None
    return LiveTable(await read_table(row, await store.entries("id")), store, lambda _live, _by_us: None, patience=60.0)


async def play(at: LiveTable, choices: int) -> None:
    requests = Requests(Settings(), Luck("1", fixed=True))
    for _choice in range(choices):
        assert at.table.game is not None
        state = at.table.game.state
        await requests.choose(at, int(state.seat), at.table.moved, state.option_id(state.answers()[0]))


@live
async def test_wherever_the_connection_ended_nothing_is_missing(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (here, there):
        client = Client(0)
        here.greet(client, 0)
        text, game = beginning(CONFIG, 1)
        await here.append(START, text=text, prepared=game)         # from here on, it is the table's game
        await there.catch_up()
        for _time in range(3):                   # here one by one, from there all together
            await play(here, 2)
            await here.append(CHAT, 0, "hm")
            await there.catch_up()
            await play(there, 2)
            await there.append(CHAT, 1, "well")
            await here.catch_up()
        events = [json.loads(bytes(event)) for event in game.events_for(0, 0)]
        for cut in range(len(client.messages) + 1):
            kept = client.messages[:cut]
            again = Client(0)
            here.greet(again, known(kept)[0])
            assert known(kept + again.messages)[1] == events
        assert [message["type"] for message in again.messages] == ["welcome", "view", "presence"]    # nothing else


@live
async def test_who_loses_the_seat_while_others_move_has_all_that_happened(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (here, there):
        text, game = beginning(CONFIG, 1)
        await here.append(START, text=text, prepared=game)
        await there.catch_up()
        client = Client(1)
        here.greet(client, 0)
        await play(there, 3)
        await there.append(LEAVE, 1)
        await here.catch_up()
        assert client.seat is None
        assert here.table.game is not None
        assert len(known(client.messages)[1]) == len(here.table.game.events)
