"""SIGTERM and Ctrl-C end the server, whatever it is doing; what anybody saw is kept."""
from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import pytest

import crownlands
from crownlands.server.bots import Bots
from crownlands.server.dealer import Dealer, close_all
from crownlands.server.ending import SECONDS_TO_DIE
from crownlands.server.luck import Luck
from crownlands.server.requests import Requests
from crownlands.server.settings import Settings
from house import PATIENCE, ConnectionClosed, House, Json, Player, Seating, environment, live
from test_lost_connections import two_servers


def long_record(choices: int) -> Json:
    """A game in which nobody buys anything, so that it goes on."""
    state = crownlands.game("dominion").start(seats=2, piles=["smithy", "militia", "moat"], seed=1, ask_forced=True)
    while len(state.record()["steps"]) < choices:
        for _choice in range(50):
            options = [option.id for option in state.decision.options]   # type: ignore[union-attr]
            state.choose("done" if "done" in options else options[0])
    record: Json = state.record()
    return record


async def watch(stack: AsyncExitStack, table: Seating) -> Player:
    spectator = table.player(None)
    await stack.enter_async_context(spectator)
    return spectator


async def read_on(spectator: Player) -> None:
    with suppress(ConnectionClosed):
        while True:
            await spectator.receive()


def stored(house: House, kind: str) -> int:
    with closing(sqlite3.connect(str(house.settings["database"]))) as database:
        return int(database.execute("SELECT COUNT(*) FROM entries WHERE kind = ?", (kind,)).fetchone()[0])


@live
async def test_sigterm_ends_a_server_whose_bots_play_as_fast_as_they_can(tmp_path: Path,
                                                                        request: pytest.FixtureRequest) -> None:
    long = request.config.getoption("--long")
    times, tables, choices = (100, 500, 2000) if long else (2, 4, 400)
    house = House(tmp_path, pace=0)
    seats = [{"bot": "big_money"}, {"bot": "random"}]
    body = {"record": long_record(choices), "seats": seats, "hidden": True}

    def imported() -> Seating:
        return Seating(house, house.post("/api/import", body)["table"]["id"], {}, "")
    seatings = [imported() for _table in range(tables)]
    for round in range(times):
        async with AsyncExitStack() as stack:
            spectators = [await watch(stack, table) for table in seatings]
            await asyncio.gather(*(one.until(lambda one=one, step=one.step: one.step > step or one.over)   # type: ignore
                                   for one in spectators))
            reading = asyncio.gather(*map(read_on, spectators))
            told = time.monotonic()
            house.process.send_signal(signal.SIGTERM if round % 2 else signal.SIGINT)
            code = await asyncio.to_thread(house.process.wait, PATIENCE)
            took = time.monotonic() - told
            await reading
        assert code == 0
        if long:                                 # on a machine with nothing else to do: any other may be busy
            assert took <= SECONDS_TO_DIE
        house.ended()
        house.start()
        for number, one in enumerate(spectators):            # what they saw is there
            async with seatings[number].player(None) as again:
                assert again.step >= one.step
                assert again.events[:len(one.events)] == one.events
            if again.over:                       # bots play as fast as they can every time
                seatings[number] = imported()
    assert stored(house, "failed") == 0          # no bot failed because its process was ended
    house.close()


@live
async def test_a_dealer_that_does_not_hear_that_it_is_cancelled_ends_too(tmp_path: Path) -> None:
    """Python's wait_for does not pass it on, if what it waits for comes at the same moment."""
    settings = Settings(pace=0)
    async with two_servers(tmp_path) as (here, _there):
        dealer = Dealer(here, Requests(settings, Luck("1", fixed=True)), Bots(settings), settings)
        dealer.plan = lambda: (3600.0, dealer.begin)         # type: ignore[method-assign]
        for _turn in range(5):
            await asyncio.sleep(0)
        dealer.changed.set()
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await close_all([dealer])
            assert dealer.task.done()


# ---- if closing takes too long: in a process of its own, which would never end
STUBBORN = """
import sys, time, uvicorn
from crownlands.server import ending
from crownlands.server.logs import start_log
start_log("warning")
{before}
end = ending.Ending()
{server}
print("ready", flush=True)
while end.server is None or not end.server.should_exit:
    time.sleep(0.01)
print("asked", flush=True)
{then}
"""
SERVER = "end.server = uvicorn.Server(uvicorn.Config(''))"
FOR_EVER = "time.sleep(1000)"
NO_TURN = "3 ** 10 ** 10"                        # it takes hours, and keeps all threads from running


def stubborn(before: str = "", server: str = SERVER, then: str = FOR_EVER) -> subprocess.Popen[str]:
    code = STUBBORN.format(before=before, server=server, then=then)
    process = subprocess.Popen([sys.executable, "-c", code], env=environment(), text=True, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signal.SIGTERM)
    return process


def test_what_cannot_be_closed_does_not_keep_it() -> None:
    with stubborn("ending.SECONDS_TO_END = 0.2") as process:
        _out, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "not everything could be closed in 0.2 seconds" in told


def test_even_if_nothing_gets_a_turn_any_more_it_ends() -> None:
    with stubborn("ending.SECONDS_TO_DIE = 0.5", then=NO_TURN) as process:
        process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGALRM


def test_the_second_signal_ends_it_at_once() -> None:
    with stubborn("ending.SECONDS_TO_END = ending.SECONDS_TO_DIE = 1000") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "asked\n"
        process.send_signal(signal.SIGTERM)
        _out, told = process.communicate(timeout=PATIENCE)
    assert (process.returncode, told) == (0, "")


def test_a_server_that_is_still_starting_ends_at_once() -> None:
    with stubborn("ending.SECONDS_TO_END = ending.SECONDS_TO_DIE = 1000", server="") as process:
        _out, told = process.communicate(timeout=PATIENCE)
    assert (process.returncode, told) == (0, "")
