"""Several servers on one PostgreSQL and Redis serve the same tables; any connection may go to any of them."""
from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands.server.notices import Notices, open_notices
from house import PATIENCE, ConnectionClosed, DidNotStart, House, live, sensible, told
from services import REDIS, postgres, redis_at

needs_redis = pytest.mark.skipif(REDIS is None and "CI" not in os.environ, reason="there is no redis-server here")


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[List[House]]:
    """Two servers. A machine without Redis cannot have them, CI must."""
    if REDIS is None:
        assert "CI" not in os.environ, "CI needs redis-server"
        pytest.skip("there is no redis-server here")
    with (postgres() as database, redis_at(tmp_path_factory.mktemp("redis") / "socket") as redis,
          ExitStack() as stack):
        yield [stack.enter_context(closing(House(tmp_path_factory.mktemp("house"), database=database, redis=redis)))
               for _server in range(2)]


def another(house: House, folder: Path, **more: Any) -> House:
    """A server like this one."""
    settings: Dict[str, Any] = {**house.settings, "port": 0, **more}
    return House(folder, **settings)


@pytest.mark.parametrize(("game", "bot"), [("dominion", "big_money"), ("queendomino", "greedy")])
@live
async def test_players_of_one_table_are_at_different_servers(houses: List[House], game: str, bot: str) -> None:
    table = houses[0].table(game, ["Anna", "Ben", f"bot:{bot}"])
    anna, ben = table.player(0, houses[0]), table.player(1, houses[1])
    spectator = table.player(None, houses[1])
    for one in (anna, ben, spectator):
        await one.connect()
    await asyncio.gather(anna.play(sensible(1)), ben.play(sensible(2)), spectator.until(lambda: spectator.over))
    state = crownlands.game(game).replay(table.replay()["record"])
    for one in (anna, ben, spectator):
        assert one.events == told(state, one.seat)
        assert one.refused == []
        await one.disconnect()


@live
async def test_of_choices_for_the_same_step_exactly_one_wins(houses: List[House]) -> None:
    table = houses[0].table("dominion", ["Anna", "Ben"], piles=["smithy"])
    ours, theirs = ([table.player(seat, house) for seat in (0, 1)] for house in houses)
    for one in (*ours, *theirs):
        await one.connect()
        await one.until(lambda one=one: one.view != {})      # type: ignore[misc]
    contests = 0
    while contests < 30:
        step = max(one.step for one in (*ours, *theirs))
        for one in (*ours, *theirs):
            await one.until(lambda one=one, step=step: one.step >= step)     # type: ignore[misc]
        if len({one.step for one in (*ours, *theirs)}) > 1:
            continue
        seat = ours[0].view["decision"]["seat"]
        here, there = ours[seat], theirs[seat]
        if len(here.options) < 2:                # the table chooses
            await here.until(lambda here=here, step=step: here.step > step)
            continue
        refused = len(here.refused) + len(there.refused)
        options = here.options
        await asyncio.gather(here.send(type="choose", step=step, option=options[0]),
                             there.send(type="choose", step=step, option=options[-1]))
        for one in (here, there):
            await one.until(lambda one=one, step=step: one.step > step)
        while len(here.refused) + len(there.refused) == refused:
            waiting = [asyncio.ensure_future(one.receive()) for one in (here, there)]
            _done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        assert len(here.refused) + len(there.refused) == refused + 1
        contests += 1
    while len({one.step for one in (*ours, *theirs)}) > 1:   # the table itself may have gone on
        await min((*ours, *theirs), key=lambda one: one.step).receive()
    for one in (*ours, *theirs):
        assert one.events == ours[one.seat or 0].events
        await one.disconnect()
    assert contests == 30


@live
async def test_another_server_goes_on_when_one_is_killed(houses: List[House], tmp_path: Path) -> None:
    third = another(houses[0], tmp_path)
    table = third.table("dominion", ["Anna", "bot:big_money"], piles=["smithy"])
    async with table.player(0, houses[1]) as anna, table.player(0, third) as other:
        await anna.until(lambda: len(anna.options) > 1)
        third.close()
        table.house = houses[1]
        await anna.play(sensible(1))
        await other.disconnect()
    assert table.facts()["status"] == "over"


@live
async def test_a_bots_move_owed_by_a_killed_server_is_made_by_another(houses: List[House], tmp_path: Path) -> None:
    third = another(houses[0], tmp_path, pace=3600)          # it will never move
    table = third.table("dominion", ["Anna", "bot:big_money"], piles=["smithy"])
    async with table.player(0, houses[1]) as witness, table.player(0, third) as anna:
        await anna.until(lambda: anna.view != {})
        while anna.view["decision"]["seat"] == 0:            # her turn, all of it through the server that will die
            if len(anna.options) > 1:
                await anna.choose(sensible(1)(anna))
            else:
                await anna.receive()
        await witness.until(lambda: witness.step >= anna.step)
        third.close()
        await witness.until(lambda: len(witness.events) > len(anna.events))
        assert witness.events[len(anna.events)]["seat"] == 1
        await anna.disconnect()


@needs_redis
@live
async def test_notices_come_again_after_redis_was_away(tmp_path: Path) -> None:
    heard: List[bytes] = []

    async def hear(notices: Notices) -> None:
        async for _channel, notice in notices.stream_events():
            heard.append(notice)

    with redis_at(tmp_path / "socket") as address:
        ours, theirs = open_notices(address), open_notices(address)
        await theirs.subscribe(["x"])
        hearing = asyncio.create_task(hear(theirs))
        await ours.publish(b"before", ["x"])
        while b"before" not in heard:
            await asyncio.sleep(0.01)
    await ours.publish(b"away", ["x"])           # nobody hears it, and nobody is worse for it
    with redis_at(tmp_path / "socket"):
        async with asyncio.timeout(PATIENCE):
            while b"after" not in heard:
                await ours.publish(b"after", ["x"])
                await asyncio.sleep(0.1)
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        for notices in (ours, theirs):
            await notices.on_shutdown()
            await notices._redis.aclose()
    assert b"away" not in heard


@needs_redis
def test_a_server_whose_redis_is_gone_serves_and_stops(tmp_path: Path) -> None:
    with redis_at(tmp_path / "socket") as address:
        house = House(tmp_path, redis=address)
    house.table("dominion", ["Anna", "Ben"], piles=["smithy"]).wait_until_it_runs()
    assert house.stop() == 0
    house.quick.cleanup()


@live
async def test_who_reconnects_at_another_server_sees_what_was_acknowledged(houses: List[House]) -> None:
    table = houses[0].table("dominion", ["Anna", "Ben"], piles=["smithy"])
    async with table.player(0, houses[0]) as anna, table.player(None, houses[1]):    # both have the table open
        for number in range(20):
            await anna.send(type="say", text=f"line {number}")
            await anna.until(lambda number=number: len(anna.said) > number)          # type: ignore[misc]
            async with table.player(0, houses[1]) as again:
                assert again.facts["step"] >= anna.seen
    joined = houses[0].table("dominion", [None, None])
    houses[1].get(f"/api/tables/{joined.id}")
    token = houses[0].post(f"/api/tables/{joined.id}/join", {"name": "Cleo", "seat": 1})["token"]
    assert houses[1].get(f"/api/tables/{joined.id}/seats", token=token) == [1]


@needs_redis
def test_one_sqlite_file_is_for_one_server_or_for_those_that_tell_each_other(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
    alone = House(first)
    database = alone.settings["database"]
    with redis_at(tmp_path / "socket") as redis:
        for more in ({}, {"redis": redis}):
            with pytest.raises(DidNotStart, match=f"another Crownlands uses the database {database}: stop it, give"):
                House(second, database=database, **more)
        alone.kill()                             # however it ended, its lock is gone
        with closing(House(second, database=database, redis=redis)) as one, \
                closing(House(second, database=database, redis=redis)) as other:
            table = one.table("dominion", ["Anna", "Ben"], piles=["smithy"])
            assert other.get(f"/api/tables/{table.id}")["id"] == table.id
            with pytest.raises(DidNotStart, match="another Crownlands uses the database"):
                House(second, database=database)
    alone.quick.cleanup()


@needs_redis
@live
async def test_a_server_starts_while_redis_is_away_and_hears_when_it_comes(tmp_path: Path) -> None:
    house = House(tmp_path, redis=f"unix://{tmp_path / 'socket'}")
    table = house.table("dominion", ["Anna", "Ben"], piles=["smithy"])
    table.wait_until_it_runs()
    assert "Redis is away" in house.logged()
    with redis_at(tmp_path / "socket") as address:
        while "Redis is back" not in house.logged():
            await asyncio.sleep(0.05)
        notices, heard = open_notices(address), []
        await notices.subscribe(["crownlands"])

        async def hear() -> None:
            async for _channel, notice in notices.stream_events():
                heard.append(json.loads(notice))
        hearing = asyncio.create_task(hear())
        async with table.player(0) as anna, asyncio.timeout(PATIENCE):
            while not heard:
                await anna.send(type="say", text="Is anybody there?")
                await asyncio.sleep(0.1)
        assert heard[0]["table"] == table.id
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        await notices.on_shutdown()
        await notices._redis.aclose()
    house.close()


@live
async def test_while_the_database_is_away_everybody_is_told_so(tmp_path: Path) -> None:
    with ExitStack() as stack:
        house = House(tmp_path, database=stack.enter_context(postgres()))
        table = house.table("dominion", ["Anna", "Ben"], piles=["smithy"])
        other = house.table("dominion", ["Cleo", "Dan"], piles=["smithy"])
        house.kill()
        house.start()                            # so that the other table is not open
        async with table.player(0) as anna:
            await anna.until(lambda: anna.view != {})
            stack.close()                        # PostgreSQL is gone
            await anna.send(type="say", text="Hello")
            await anna.until(lambda: bool(anna.refused))
            assert anna.refused[0]["why"] == "not-stored"
            with house.http() as http:
                assert http.get(f"/api/tables/{other.id}").status_code == 503
                assert http.get("/api/tables").json()["why"] == "not-stored"
                assert http.get("/health").json()["status"] == "no database"
            late = other.player(0)
            with pytest.raises(ConnectionClosed):
                await late.connect()
            assert late.socket is not None
            assert late.socket.close_code == 4503
        house.close()
    assert "4500" not in house.logged()
    assert "never retrieved" not in house.logged()
    assert "Traceback" not in house.logged()


def test_a_database_that_does_not_answer_gets_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(DidNotStart, match="cannot be used"):
        House(tmp_path, database="postgresql://nobody:secret@127.0.0.1:1/none")
    assert "secret" not in (tmp_path / "log.txt").read_text()
    assert "Traceback" not in (tmp_path / "log.txt").read_text()
