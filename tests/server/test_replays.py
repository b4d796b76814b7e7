"""Finished games: record, any step with open hands, fork, export, import; and nothing of it before the end."""
from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, Dict, List, Tuple

import httpx
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

import crownlands
from crownlands.kernel.game import Game
from crownlands.kernel.state import State
from crownlands.server import reading
from crownlands.server.app import build
from crownlands.server.dealer import close_all
from crownlands.server.entries import CHAT, OFFER, RESIGN, START, UNDO
from crownlands.server.game import SNAPSHOT_EVERY, Made, TableGame
from crownlands.server.seats import result_of
from crownlands.server.settings import Settings, database_url
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.storage.store import open_store
from crownlands.server.table import Table
from house import House, Json, Seating, at_random, first, live, sensible, told


async def finished(house: House) -> Seating:
    table = house.table("dominion", ["Anna", "bot:big_money"], kingdom="b2_first_game")
    async with table.player(0) as anna:
        await anna.play(sensible(4))
    return table


@live
async def test_a_finished_game_can_be_looked_through_forked_and_carried_away(house: House) -> None:
    table = await finished(house)
    record = house.get(f"/api/tables/{table.id}/record")
    assert record.pop("players") == [{"name": "Anna", "bot": None}, {"name": None, "bot": "big_money"}]
    assert record == table.replay()["record"]
    state = crownlands.game("dominion").replay(record)
    steps = len(record["steps"])
    for step in (0, 1, steps // 2, steps):
        shown = house.get(f"/api/tables/{table.id}/replay/{step}")
        part = {**record, "steps": record["steps"][:step], "choices": step}
        if step < steps:
            part.pop("result")
        then = crownlands.game("dominion").replay(part)
        assert shown["views"] == [then.view(0), then.view(1)]
        assert all("hand" in view["players"][seat] for seat, view in enumerate(shown["views"]))
    assert state.result is not None
    missing = house.http()
    with missing:
        assert missing.get(f"/api/tables/{table.id}/replay/{steps + 1}").status_code == 400

    seats = [{"name": "Zoe"}, {"bot": "random"}]
    fork = house.post(f"/api/tables/{table.id}/fork", {"step": steps // 2, "seats": seats})
    seating = Seating(house, fork["table"]["id"], {0: fork["token"]}, fork["token"])
    async with seating.player(0) as zoe:
        await zoe.until(lambda: zoe.view != {})
        assert zoe.view["step"] >= steps // 2
        await zoe.send(type="undo")              # what was played at the other table stays
        await zoe.until(lambda: bool(zoe.refused))
        await zoe.play(sensible(5))

    seen = house.post("/api/import", {"record": record, "seats": [{"name": "A"}, {"name": "B"}]})
    again = Seating(house, seen["table"]["id"], {}, seen["token"])
    async with again.player() as spectator:
        await spectator.until(lambda: spectator.over and spectator.view != {})
        assert spectator.events == told(state, None)
    assert again.replay()["record"] == record


@live
async def test_nothing_is_shown_before_the_end(house: House) -> None:
    table = house.table("queendomino", ["Anna", "bot:greedy"])
    async with table.player(0) as anna:
        await anna.play(at_random(1), most=2)
        with house.http(table.tokens[0]) as http:
            for path in ("replay", "replay/1", "record"):
                answer = http.get(f"/api/tables/{table.id}/{path}")
                assert answer.status_code == 409
                assert answer.json()["why"] == "record-later"
            fork = http.post(f"/api/tables/{table.id}/fork", json={"step": 0, "seats": [{}, {}]})
            assert fork.status_code == 409


@live
async def test_a_record_of_an_unfinished_game_is_played_on(house: House) -> None:
    state = crownlands.game("kingdomino").start(seats=2, seed=4)
    for _choice in range(6):
        state.choose(0)
    body: Dict[str, Any] = {"record": state.record(), "seats": [{"name": "A"}, {"bot": "greedy"}]}
    made = house.post("/api/import", body)
    async with Seating(house, made["table"]["id"], {0: made["token"]}, "").player(0) as player:
        await player.play(first)
    damaged = {**state.record(), "steps": ["nonsense"] * 6}
    wrong = house.post("/api/import", {**body, "record": damaged}, expect=400)
    assert "does not fit" in wrong["error"]
    seats = house.post("/api/import", {**body, "seats": [{}, {}, {}]}, expect=400)
    assert "2 seats, not 3" in seats["error"]


def record_of_chance(steps: int) -> Json:
    """So many choices of a game in which nobody gets anywhere."""
    rng = random.Random(1)
    state = crownlands.game("dominion").start(seats=2, piles=["smithy"], seed=1, ask_forced=True)
    while state.choices < steps:
        assert state.decision is not None
        options = [option.id for option in state.decision.options]
        state.choose(rng.choice([option for option in options if not option.startswith("buy:")] or options))
    return dict(state.record())


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@live
async def test_long_records_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played again in the server's own process lets others go first after every choice; the rest is played
    beside it."""
    monkeypatch.setattr(reading, "SECONDS_AT_ONCE", 0.0)
    monkeypatch.setattr(Game, "replay", forbidden)
    played: List[int] = []                       # choices that were played each time others could go first
    counts = {"since": 0}

    def counting(game: TableGame, made: Made) -> None:
        counts["since"] += 1
        replay(game, made)

    async def going_first(seconds: float) -> None:
        played.append(counts.pop("since", 0))
        counts["since"] = 0
        await sleep(seconds)
    replay, sleep = TableGame.replay, asyncio.sleep
    monkeypatch.setattr(TableGame, "replay", counting)
    monkeypatch.setattr("crownlands.server.reading.asyncio.sleep", going_first)
    record = record_of_chance(350)
    store = await open_store(database_url(str(tmp_path / "crownlands.db")))
    app = build(Settings(pace=0.0), store, "secret", MemoryChannelsBackend())
    async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(app=app),  # type: ignore[arg-type]
                                                 base_url="http://localhost") as http:
        body = {"record": record, "seats": [{"name": "Anna"}, {"name": "Ben"}]}
        made = (await http.post("/api/import", json=body)).json()
        while (await http.get(f"/api/tables/{made['table']['id']}")).json()["status"] == "open":
            await sleep(0.01)
        assert (sum(played), max(played)) == (350, 1)
        desk = app.state.desk
        live = desk.tables[made["table"]["id"]]
        async def real_choice() -> State:
            while len(live.table.game.state.answers()) == 1:         # the dealer makes it
                await sleep(0.01)
            state: State = live.table.game.state
            return state
        for _choice in range(3):
            state = await real_choice()
            await desk.requests.choose(live, int(state.seat), live.table.moved, state.option_id(state.answers()[0]))
        await real_choice()
        seat = live.table.entries[-1].seat
        counts["since"] = 0
        await desk.requests.undo(live, seat)
        while not any(entry.kind in (UNDO, OFFER) for entry in live.table.entries):
            await sleep(0.01)
        assert counts["since"] < SNAPSHOT_EVERY  # from the last snapshot on, not from the beginning
        played.clear()
        await close_all([desk.dealers.pop(made["table"]["id"])])
        del desk.tables[made["table"]["id"]]     # and read from the log
        assert (await http.get(f"/api/tables/{made['table']['id']}")).json()["status"] == "running"
        assert max(played) == 1


def forbidden(*_args: object, **_named: object) -> None:
    raise AssertionError("a whole record was played in the server's own process")


def test_a_result_is_found_once_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    state = crownlands.game("dominion").start(seats=2, piles=["smithy"], seed=1, ask_forced=True)
    record = dict(state.record())
    config = '{"game":"dominion","piles":["smithy"]}'
    found = 0

    def counting(*args: Any) -> Dict[str, Any]:
        nonlocal found
        found += 1
        return result_of(*args)
    monkeypatch.setattr("crownlands.server.table.result_of", counting)
    table = Table(TableRow("id", "dominion", config, "", 0, 0, "", "open", "[]"))
    for entry in log_of_a_game_given_up(record):
        table.apply(entry)
        for _time in range(3):
            assert table.facts().result == table.result
    assert table.status == "over"
    assert found == 2                            # when Ben gave up, and after the chat


def log_of_a_game_given_up(record: Json) -> Tuple[Entry, ...]:
    return (Entry(1, START, -1, httpx.Response(200, json=record).text, 0), Entry(2, RESIGN, 1, "", 0),
            Entry(3, CHAT, 0, "Thank you!", 0))


def test_a_position_of_more_cards_than_there_are_is_refused_before_it_is_laid(house: House) -> None:
    record = dict(crownlands.game("dominion").position(
        crownlands.game("dominion").start(seats=2, piles=["smithy"], seed=1).describe()).record())
    record["start"]["position"]["players"][0]["hand"] = ["copper"] * 6_000
    refused = house.post("/api/import", {"record": record, "seats": [{"name": "Anna"}, {"bot": "random"}]}, expect=400)
    assert refused["error"] == refused["told"] == "the start of a record has at most 50000 letters"
