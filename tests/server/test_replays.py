"""Finished games: record, any step with open hands, fork, export, import; and nothing of it before the end."""
from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any, Callable, Dict, Tuple

import httpx
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

import crownlands
from crownlands.kernel.game import Game
from crownlands.server import bots
from crownlands.server import table as tables
from crownlands.server.app import build
from crownlands.server.game import TableGame
from crownlands.server.seats import result_of
from crownlands.server.settings import Settings, database_url
from crownlands.server.storage.rows import Entry, TableRow
from crownlands.server.storage.store import open_store
from crownlands.server.table import Table
from house import House, Json, Seating, at_random, first, live, sensible


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
        assert spectator.events == state.events(None)
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


async def first_answer(_worker: bots.Worker, question: Json) -> str:
    state = crownlands.game(question["game"]).position(question["position"])
    return str(state.option_id(state.answers()[0]))


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@live
async def test_long_records_are_replayed_beside_what_others_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places: Dict[str, bool] = {}

    def note_where(owner: Any, name: str) -> None:
        real: Callable[..., Any] = getattr(owner, name)

        def noting(*args: Any, **named: Any) -> Any:
            here = threading.current_thread() is threading.main_thread()
            places[name] = places.get(name, False) or here
            return real(*args, **named)
        monkeypatch.setattr(owner, name, noting)

    note_where(Game, "replay")
    note_where(TableGame, "rebuild")
    note_where(TableGame, "undo_is_free")
    note_where(bots, "imagined")
    monkeypatch.setattr(bots.Worker, "ask", first_answer)    # no process need be waited for
    record = record_of_chance(200)
    store = await open_store(database_url(str(tmp_path / "crownlands.db")))
    app = build(Settings(pace=0.0), store, "secret", MemoryChannelsBackend())
    async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(app=app),  # type: ignore[arg-type]
                                                 base_url="http://crownlands") as http:
        body = {"record": record, "seats": [{"name": "Anna"}, {"bot": "big_money"}]}
        made = (await http.post("/api/import", json=body)).json()
        while (await http.get(f"/api/tables/{made['table']['id']}")).json()["status"] == "open":
            await asyncio.sleep(0.01)
        desk = app.state.desk
        await desk.dealers.pop(made["table"]["id"]).close()
        del desk.tables[made["table"]["id"]]     # and read from the log
        assert (await http.get(f"/api/tables/{made['table']['id']}")).json()["status"] == "running"
        live = desk.tables[made["table"]["id"]]
        while live.table.game.undo_target(0) is None:        # the bot moves when it is asked, and Anna once
            state = live.table.game.state
            if int(state.seat) == 0 and len(state.answers()) > 1:
                await desk.requests.choose(live, 0, live.table.moved, state.option_id(state.answers()[0]))
            await asyncio.sleep(0.01)
        await desk.requests.undo(live, 0)
        while not any(entry.kind == tables.UNDO for entry in live.table.entries):
            await asyncio.sleep(0.01)
        while "imagined" not in places:
            state = live.table.game.state
            if int(state.seat) == 0 and len(state.answers()) > 1:
                await desk.requests.choose(live, 0, live.table.moved, state.option_id(state.answers()[-1]))
            await asyncio.sleep(0.01)
    assert places == {"replay": False, "rebuild": False, "undo_is_free": False, "imagined": False}


def test_a_result_is_found_once_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    state = crownlands.game("dominion").start(seats=2, piles=["smithy"], seed=1, ask_forced=True)
    record = dict(state.record())
    config = '{"game":"dominion","piles":["smithy"]}'
    found = 0

    def counting(*args: Any) -> Dict[str, Any]:
        nonlocal found
        found += 1
        return result_of(*args)
    monkeypatch.setattr(tables, "result_of", counting)
    table = Table(TableRow("id", "dominion", config, "", 0, 0, "", "open", "[]"), [])
    for entry in log_of_a_game_given_up(record):
        table.apply(entry)
        for _time in range(3):
            assert table.facts().result == table.result
    assert table.status == "over"
    assert found == 2                            # when Ben gave up, and after the chat


def log_of_a_game_given_up(record: Json) -> Tuple[Entry, ...]:
    return (Entry(1, tables.START, -1, httpx.Response(200, json=record).text, 0), Entry(2, tables.RESIGN, 1, "", 0),
            Entry(3, tables.CHAT, 0, "Thank you!", 0))


def test_a_position_of_more_cards_than_there_are_is_refused_before_it_is_laid(house: House) -> None:
    record = dict(crownlands.game("dominion").position(
        crownlands.game("dominion").start(seats=2, piles=["smithy"], seed=1).describe()).record())
    record["start"]["position"]["players"][0]["hand"] = ["copper"] * 60_000
    refused = house.post("/api/import", {"record": record, "seats": [{"name": "Anna"}, {"bot": "random"}]}, expect=400)
    assert refused == {"error": "the start of a record has at most 50000 letters"}
