"""A player's own book of games: kept by itself, shared with a device, exported, deleted, and read by nobody else."""
from __future__ import annotations

import time
from typing import Any, Dict, List

from house import PATIENCE, House, Seating, live

Json = Dict[str, Any]


def book(house: House, token: str, games: int) -> Json:
    """It is kept a moment after the end is shown."""
    end = time.monotonic() + PATIENCE
    while True:
        found: Json = house.get("/api/me", token)
        if len(found["games"]) == games:
            return found
        assert time.monotonic() < end, found


def tables(found: Json) -> List[str]:
    return [game["table"] for game in found["games"]]


def refused(house: House, code: str, token: str) -> str:
    with house.http(token) as http:
        answer = http.post("/api/me/join", json={"code": code})
    assert 400 <= answer.status_code < 500
    return str(answer.json()["why"])


async def resigned(house: House, *seats: str) -> Seating:
    table = house.table("dominion", list(seats), kingdom="b2_first_game")
    async with table.player(0) as anna:
        await anna.send(type="resign")
        await anna.until(lambda: anna.over)
    return table


@live
async def test_a_finished_game_stands_in_the_books_of_those_who_played(house: House) -> None:
    table = await resigned(house, "Anna", "Ben")
    anna, ben = (book(house, table.tokens[seat], 1)["games"][0] for seat in (0, 1))
    assert (anna["table"], anna["game"], anna["kingdom"]) == (table.id, "dominion", "b2_first_game")
    assert (anna["won"], anna["gave_up"], ben["won"], ben["shared"]) == (False, True, True, False)
    assert [(one["name"], one["bot"], one["beaten"]) for one in anna["others"] + ben["others"]] == [
        ("Ben", None, 0.0), ("Anna", None, 1.0)]
    assert len(anna["piles"]) == 10
    assert house.get("/api/me")["games"] == []                       # without a key there is no book
    assert house.get("/api/me", "made-up")["games"] == []


@live
async def test_two_people_on_one_device_leave_no_trace_in_its_book(house: House) -> None:
    made = house.post("/api/tables", {"game": "kingdomino", "seats": [{"name": "Anna"}, {"name": "Ben"}]})
    table = Seating(house, made["table"]["id"], {0: made["token"], 1: made["token"]}, made["token"])
    async with table.player(0) as anna:
        await anna.send(type="resign")
        await anna.until(lambda: anna.over)
    alone = {"game": "dominion", "seats": [{"name": "Anna"}, {"bot": "random"}]}
    other = house.post("/api/tables", alone, made["token"])
    later = Seating(house, other["table"]["id"], {0: made["token"]}, made["token"])
    async with later.player(0) as anna:
        await anna.send(type="resign")
        await anna.until(lambda: anna.over)
    assert tables(book(house, made["token"], 1)) == [later.id]


@live
async def test_a_book_is_shared_by_a_code_that_one_device_can_take_once(house: House) -> None:
    desk, phone = await resigned(house, "Anna", "bot:random"), await resigned(house, "Anna", "bot:random")
    at_desk, at_phone = desk.tokens[0], phone.tokens[0]
    book(house, at_desk, 1)
    book(house, at_phone, 1)
    code = house.post("/api/me/code", {}, at_desk, 200)["code"]
    assert at_desk not in code
    shared = house.post("/api/me/join", {"code": code}, at_phone, 200)
    assert sorted(tables(shared)) == sorted([desk.id, phone.id])     # what the phone had played came along
    assert shared["devices"] == 2
    assert tables(book(house, at_desk, 2)) == tables(shared)
    thief = house.table().host
    for wrong in (code, code[:-3] + "abc", "x"):
        assert refused(house, wrong, thief) == "book-code"
    assert house.get("/api/me", thief)["games"] == []
    # the seats stay where they were
    assert house.get(f"/api/tables/{desk.id}/seats", at_phone) == []


@live
async def test_a_book_is_exported_and_deleted_on_all_its_devices(house: House) -> None:
    desk = await resigned(house, "Anna", "bot:random")
    token = desk.tokens[0]
    found = book(house, token, 1)
    phone = house.table().host
    house.post("/api/me/join", {"code": house.post("/api/me/code", {}, token, 200)["code"]}, phone, 200)
    with house.http(token) as http:
        exported = http.get("/api/me/export")
        assert "attachment" in exported.headers["content-disposition"]
        assert exported.json()["games"] == found["games"]
        deleted = http.request("DELETE", "/api/me", json={})
        assert (deleted.status_code, deleted.json()["games"]) == (200, [])
    assert house.get("/api/me", phone) == {**deleted.json(), "devices": 1}
    desk.facts()                                                     # who opens the table again does not bring it back
    assert house.get("/api/me", token)["games"] == []
