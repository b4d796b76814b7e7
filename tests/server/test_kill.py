"""Nothing that anybody saw is lost: kill -9 at random moments, clients that lose their connection and come back."""
from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import List

import psutil
import pytest

import crownlands
from house import ConnectionClosed, House, Player, at_random, live, sensible

KILLS, LONG_KILLS = 5, 50


async def play_through(player: Player, policy: object, done: asyncio.Event) -> None:
    """Play on, whatever happens to the connection."""
    while not done.is_set():
        try:
            await player.connect()
            await player.play(policy)            # type: ignore[arg-type]
            done.set()
        except (ConnectionClosed, OSError, TimeoutError, EOFError):
            await asyncio.sleep(0.05)
        except Exception as error:
            if "HTTP" not in str(error) and "handshake" not in str(error).lower():
                raise
            await asyncio.sleep(0.05)
    await player.disconnect()


def orphans() -> List[int]:
    """Bots' processes without their server."""
    found = []
    for process in psutil.process_iter(["cmdline"]):
        if "crownlands.server.bot_worker" in (process.info["cmdline"] or []):
            with suppress(psutil.Error):
                parent = process.parent()
                if parent is None or "crownlands" not in parent.cmdline():
                    found.append(process.pid)
    return found


def check_seen(player: Player, state: crownlands.State, log: List[List[str]]) -> None:
    """Each view that the client ever got is of the game as it stands in the end; none was lost or came to be twice."""
    seen = [json.loads(text) for text in player.received]
    events = state.events(player.seat)
    assert player.events == events
    for message in seen:
        if message["type"] == "view":
            at = message["since"]
            assert message["events"] == events[at:at + len(message["events"])]
    steps = [message["step"] for message in seen if message["type"] == "view"]
    assert steps == sorted(steps)
    assert len(log) == len(state.record()["steps"])


@pytest.mark.parametrize(("game", "seats"), [("dominion", ["Anna", "Ben", "bot:big_money"]),
                                             ("queendomino", ["Anna", "bot:greedy", "Ben"])])
@live
async def test_kill_at_any_moment_loses_nothing(tmp_path: Path, request: pytest.FixtureRequest, game: str,
                                                seats: List[str]) -> None:
    if game != "dominion" and not request.config.getoption("--long"):
        pytest.skip("one game is enough without --long")
    long = request.config.getoption("--long")
    house = House(tmp_path, pace=0.1 if long else 0.01)      # so that the game lasts through the kills
    table = house.table(game, [*seats])
    rng = random.Random(5)
    players = [table.player(seat) for seat in table.tokens]
    policies = [sensible(1), sensible(2)] if game == "dominion" else [at_random(1), at_random(2)]
    done = asyncio.Event()
    games = [asyncio.create_task(play_through(player, policy, done))
             for player, policy in zip(players, policies, strict=True)]
    kills = 0
    for _kill in range(LONG_KILLS if long else KILLS):
        await asyncio.sleep(rng.choice([0.0, 0.02, 0.1, 0.3, 0.6]) * rng.random())
        if done.is_set():
            break
        house.kill()
        kills += 1
        await asyncio.to_thread(house.start)
    await asyncio.wait_for(asyncio.gather(*games), 300)
    replay = table.replay()
    state = crownlands.game(game).replay(replay["record"])
    assert state.result is not None
    for player in players:
        check_seen(player, state, replay["record"]["steps"])
    house.close()
    for _moment in range(200):
        if not orphans():
            break
        await asyncio.sleep(0.05)
    assert not orphans()                         # bots end with their server
    assert kills == (LONG_KILLS if long else KILLS)


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
    assert ben.events == state.events(1)
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
