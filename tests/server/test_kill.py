"""Nothing that anybody saw is lost: kill -9 at random moments, clients that lose their connection and come back."""
from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import List, Optional, Tuple

import psutil
import pytest
from websockets.exceptions import InvalidHandshake

import crownlands
import services
from house import PATIENCE, ConnectionClosed, House, Player, at_random, live, sensible, told

KILLS, LONG_KILLS = 4, 200                       # with each database
Policy = Callable[[Player], str]


async def play_through(player: Player, policy: Policy) -> None:
    """Play to the end, whatever happens to the connection."""
    while not player.over:
        try:
            await player.connect()
            await player.play(policy)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):          # the server is gone, or not yet there
            await asyncio.sleep(0.05)
    await player.disconnect()


def bots_of(house: House) -> List[psutil.Process]:
    return [child for child in psutil.Process(house.process.pid).children()
            if "crownlands.server.worker" in child.cmdline()]


def runs(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def check_seen(player: Player, state: crownlands.State, log: List[List[str]]) -> None:
    """Each view that the client ever got is of the game as it stands in the end; none was lost or came to be twice."""
    seen = [json.loads(text) for text in player.received]
    events = told(state, player.seat)
    assert player.events == events
    for message in seen:
        if message["type"] == "view":
            at = message["since"]
            assert message["events"] == events[at:at + len(message["events"])]
    steps = [message["step"] for message in seen if message["type"] == "view"]
    assert steps == sorted(steps)
    assert len(log) == len(state.record()["steps"])


async def kill_again_and_again(house: House, players: List[Player], kills: int, rng: random.Random) -> int:
    """While they play: at most so many kills, each when the game has gone on a little, at any moment of it."""
    for kill in range(kills):
        wanted = max(player.step for player in players) + rng.randrange(10)
        while max(player.step for player in players) < wanted and not any(player.over for player in players):
            await asyncio.sleep(0.02 * rng.random())
        if any(player.over for player in players):
            return kill
        house.kill()
        await asyncio.to_thread(house.start)
    return kills


GAMES: List[Tuple[str, List[Optional[str]]]] = [("dominion", ["Anna", "Ben", "bot:big_money"]),
                                                ("queendomino", ["Anna", "bot:greedy", "Ben"])]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with services.postgres() as address:
        yield address


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@live
async def test_kill_at_any_moment_loses_nothing(tmp_path: Path, request: pytest.FixtureRequest, database: str) -> None:
    there = {} if database == "sqlite" else {"database": request.getfixturevalue("postgres")}
    house = House(tmp_path, **there)
    rng = random.Random(5)
    left = LONG_KILLS if request.config.getoption("--long") else KILLS
    for game, seats in itertools.cycle(GAMES):
        if not left:
            break
        table = house.table(game, seats)
        players = [table.player(seat) for seat in table.tokens]
        policies = [sensible(1), sensible(2)] if game == "dominion" else [at_random(1), at_random(2)]
        playing = asyncio.gather(*map(play_through, players, policies))
        left -= await kill_again_and_again(house, players, left, rng)
        await playing
        replay = table.replay()
        state = crownlands.game(game).replay(replay["record"])
        assert state.result is not None
        for player in players:
            check_seen(player, state, replay["record"]["steps"])
    house.close()


@live
async def test_bots_end_with_their_server(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table(seats=["bot:big_money", "Anna"], piles=["smithy"])
    async with table.player(1) as anna:
        while not bots_of(house):
            await anna.play(sensible(1), most=1)
    bots = bots_of(house)
    house.close()
    end = time.monotonic() + PATIENCE
    while any(runs(bot) for bot in bots):
        assert time.monotonic() < end, bots
        await asyncio.sleep(0.01)


@live
async def test_a_client_that_returns_gets_the_rest(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    ben = table.player(1)
    async with table.player(0) as anna:
        playing = asyncio.create_task(anna.play(sensible(1)))
        while not ben.over:                      # Ben's connection breaks after each of his choices
            await ben.connect()
            await ben.play(sensible(2), most=1)
            await ben.disconnect()
        await playing
    state = crownlands.game("dominion").replay(table.replay()["record"])
    assert ben.events == told(state, 1)
    assert sum(len(json.loads(text).get("events", [])) for text in ben.received) == len(ben.events)   # nothing twice


@live
async def test_several_connections_of_one_seat_see_the_same(house: House) -> None:
    table = house.table(seats=["Anna", "bot:big_money"], piles=["smithy"])
    async with table.player(0) as phone, table.player(0) as laptop:
        for number in range(8):
            chooser, other = (phone, laptop) if number % 2 else (laptop, phone)
            await chooser.until(lambda chooser=chooser: len(chooser.options) > 1)   # type: ignore[misc]
            await chooser.choose(sensible(1)(chooser))
            await other.until(lambda chooser=chooser, other=other: other.step >= chooser.step)   # type: ignore[misc]
        await phone.until(lambda: len(phone.options) > 1)
        await laptop.until(lambda: laptop.step >= phone.step)
        assert phone.events == laptop.events


@live
async def test_a_late_or_doubled_choice_changes_nothing(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await asyncio.gather(anna.until(lambda: anna.view != {}), ben.until(lambda: ben.view != {}))
        one, other = (anna, ben) if anna.view["decision"]["seat"] == 0 else (ben, anna)
        await one.until(lambda: len(one.options) > 1)
        step, option = one.step, one.options[0]
        for _click in range(5):
            await one.send(type="choose", step=step, option=option)
        await one.until(lambda: len(one.refused) == 4)
        assert {refusal["reason"] for refusal in one.refused} == {"step"}
        await other.until(lambda: other.step >= one.step)
        await other.send(type="choose", step=other.step, option="done")
        await other.until(lambda: bool(other.refused))
        assert other.refused[0]["reason"] == "illegal"
        await one.send(type="choose", step=one.step, option="buy:everything")
        await one.until(lambda: len(one.refused) == 5)
        assert one.refused[4]["reason"] == "illegal"
