"""Finished games: record, any step with open hands, fork, export, import; and nothing of it before the end."""
from __future__ import annotations

from typing import Any, Dict

import crownlands
from house import House, Seating, at_random, first, live, sensible


async def finished(house: House) -> Seating:
    table = house.table("dominion", ["Anna", "bot:big_money"], kingdom="b2_first_game")
    async with table.player(0) as anna:
        await anna.play(sensible(4))
    return table


@live
async def test_a_finished_game_can_be_looked_through_forked_and_carried_away(house: House) -> None:
    table = await finished(house)
    record = house.get(f"/api/tables/{table.id}/record")
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
                assert answer.json() == {"error": "the record of a game can be seen when the game is over"}
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
