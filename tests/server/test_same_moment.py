"""Two things at the same moment, at one server or at two: who comes too late is refused, and nobody is wronged."""
from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, List

import pytest

from crownlands.kernel.state import State
from crownlands.server import requests as asking
from crownlands.server.bots import BotFailed
from crownlands.server.clock import now
from crownlands.server.config import Config
from crownlands.server.connection import Connection
from crownlands.server.dealer import Dealer, beginning, close_all
from crownlands.server.entries import CHAT, LEAVE, SIT, START
from crownlands.server.live import LiveTable
from crownlands.server.luck import Luck
from crownlands.server.reading import read_table
from crownlands.server.refusal import Refusal
from crownlands.server.requests import Requests, text_of
from crownlands.server.seats import Occupant
from crownlands.server.settings import Settings
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.storage.writer import NotStored
from house import PATIENCE, Json, live
from test_lost_connections import CONFIG, Client, play, two_servers

REQUESTS = Requests(Settings(), Luck("1", fixed=True))


async def begin(*tables: LiveTable) -> None:
    text, game = beginning(CONFIG, 1)
    await tables[0].append(START, text=text, prepared=game)
    for other in tables[1:]:
        await other.catch_up()


def asked(at: LiveTable) -> int:
    assert at.table.game is not None
    return int(at.table.game.state.seat)


def option(at: LiveTable) -> str:
    assert at.table.game is not None
    state = at.table.game.state
    return str(state.option_id(state.answers()[0]))


@live
async def test_who_lost_the_seat_elsewhere_can_do_nothing_more_in_its_name(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (here, there):
        await begin(here, there)
        seat = asked(here)
        client = Client(seat)
        here.greet(client, 0)
        own = REQUESTS.of(client)
        await there.append(SIT, seat, text_of(Occupant(name="Cleo", holder="another")))
        for ask in (own.choose(here, seat, here.table.moved, option(here)), own.resign(here, seat),
                    own.say(here, seat, "It was me"), own.leave(here, seat), own.undo(here, seat)):
            with pytest.raises(Refusal, match="another’s"):
                await ask
        assert here.table.seats[seat].occupant.name == "Cleo"
        assert client.seat is None
        assert here.table.step == there.table.step


@live
async def test_a_choice_at_the_last_moment_counts(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (here, there):
        here.table.config.move_seconds = there.table.config.move_seconds = 60
        await begin(here, there)
        seat = asked(here)
        here.table.moved_at = now() - 60_000     # here the time is up, and the choice is not known yet
        await play(there, 1)
        with pytest.raises(Refusal, match="time left"):
            await REQUESTS.call_time(here, seat)
        assert here.table.status == "running"
        assert here.table.step == there.table.step


class Socket:
    """A client's, which says hello and chooses, and then no more."""

    def __init__(self, *messages: Json) -> None:
        self.messages = list(messages)

    async def receive(self) -> Json:
        if not self.messages:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": json.dumps(self.messages.pop(0))}


@live
async def test_a_choice_of_who_goes_away_just_then_is_seen_by_the_others(tmp_path: Path,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_servers(tmp_path) as (here, _there):
        await begin(here)
        seat, step = asked(here), here.table.step
        other = Client(1 - seat)
        here.greet(other, 0)
        writing, slow, written = asyncio.Event(), asyncio.Event(), here.store.append

        async def write_slowly(*what: Any) -> bool:
            writing.set()
            await slow.wait()
            return await written(*what)
        monkeypatch.setattr(here.store, "append", write_slowly)
        tokens = SimpleNamespace(holder=lambda _token: f"holder {seat}", maker=lambda _socket: "an address")
        desk: Any = SimpleNamespace(settings=Settings(), requests=REQUESTS, counts={"messages": 0, "refusals": 0},
                                    tokens=tokens, catch_up=lambda live: live.catch_up())
        socket: Any = Socket({"type": "hello", "version": 1, "seat": seat, "token": "x"},
                             {"type": "choose", "step": here.table.moved, "option": option(here)})
        reading = asyncio.create_task(Connection(socket, desk, here).read())
        await writing.wait()
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        slow.set()
        async with asyncio.timeout(PATIENCE):
            while other.messages[-1].get("step") != step + 1:
                await asyncio.sleep(0.01)
        assert other.messages[-1]["type"] == "view"


class Thinking:
    """Bots of which the first thinks until it is told to fail, and the next without end."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[str] = asyncio.Queue()
        self.told = asyncio.Event()

    async def ask(self, _state: State, bot: str, _seed: int) -> str:
        self.asked.put_nowait(bot)
        if bot != "first":
            await asyncio.Event().wait()
        await self.told.wait()
        raise BotFailed("it took too long")


@live
async def test_a_bot_that_was_replaced_does_not_fail_for_the_next(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (here, _there):
        bots: Any = Thinking()
        await begin(here)
        seat = asked(here)
        await here.append(SIT, seat, text_of(Occupant(bot="first")))
        dealer = Dealer(here, REQUESTS, bots, Settings(pace=0))
        assert await bots.asked.get() == "first"
        await here.append(SIT, seat, text_of(Occupant(bot="next")))
        bots.told.set()
        dealer.grown(True)                       # as the desk tells it
        assert await asyncio.wait_for(bots.asked.get(), PATIENCE) == "next"
        assert here.table.seats[seat].state == "here"
        await close_all([dealer])


@live
async def test_what_happened_has_happened_also_if_the_lobby_does_not_hear_of_it(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_servers(tmp_path) as (here, _there):
        told: List[bool] = []
        monkeypatch.setattr(here, "grown", lambda _live, by_us: told.append(by_us))

        async def fail(*_what: object) -> None:
            raise NotStored("the database is away")
        with monkeypatch.context() as away:
            away.setattr(here.store, "summarize", fail)
            await begin(here)
        assert told == [True]                    # so that the dealer goes on
        assert await here.append(CHAT, 0, "hello")
        row = await here.store.table("id")
        assert row is not None
        assert row.status == "running"           # with the next entry, the lobby heard of it


@live
async def test_the_offers_of_a_seat_come_to_an_end_but_not_those_of_the_others(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_OFFERS", 3)
    async with two_servers(tmp_path) as (here, _there):
        await begin(here)
        for _time in range(3):
            await REQUESTS.give(here, 0, 0, "big_money")
            assert here.table.offer is not None
            await REQUESTS.decline(here, 0, here.table.offer.step)
        with pytest.raises(Refusal, match="3 times"):
            await REQUESTS.give(here, 0, 0, "big_money")
        await REQUESTS.give(here, 1, 1, "big_money")


@live
async def test_who_sits_down_in_a_game_has_the_time_of_a_choice() -> None:
    text, _game = beginning(CONFIG, 1)
    for seat in range(2):
        table = await read_table(TableRow("id", "dominion", text_of(Config("dominion")), "", 0, 0, "", "open", "[]"), [
            Entry(1, START, -1, text, 1000), Entry(2, LEAVE, seat, "", 2000),
            Entry(3, SIT, seat, text_of(Occupant(name="Cleo", holder="hers")), 900_000)])
        assert table.game is not None
        assert table.moved_at == (900_000 if int(table.game.state.seat) == seat else 1000)       # who else is asked: no
