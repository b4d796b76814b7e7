"""The deals of the day, and how guests find the house."""
from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from crownlands.server.guests import lan_address, printed
from crownlands.server.today import deal_of
from house import House, Player, live


def test_every_day_has_its_own_deal() -> None:
    days = [f"2026-03-{day:02}" for day in range(1, 29)]
    assert len({str(deal_of(day, "cards").kingdom) for day in days}) > 10
    assert {deal_of(day, "dominoes").game for day in days} == {"kingdomino", "queendomino"}


@live
async def test_the_deal_of_the_day_is_the_same_for_everybody(tmp_path: Path) -> None:
    house = House(tmp_path, seed=None)
    hands = []
    for name in ("Anna", "Ben"):
        made = house.post("/api/today", {"kind": "cards", "name": name})
        async with Player(house, made["table"]["id"], 0, made["token"]) as player:
            await player.until(lambda player=player: bool(player.options))       # type: ignore[misc]
            hands.append((player.view["players"][0]["hand"], player.view["turn"]["seat"], player.facts["piles"]))
            assert player.facts["origin"] == "day"
            await player.send(type="resign")
            await player.until(lambda player=player: player.over)                # type: ignore[misc]
        again = house.post("/api/today", {"kind": "cards", "name": f"{name} again"}, token=made["token"])
        async with Player(house, again["table"]["id"], 0, again["token"]) as player:
            await player.send(type="resign")
            await player.until(lambda player=player: player.over)                # type: ignore[misc]
    assert hands[0] == hands[1]
    cards, dominoes = await asyncio.to_thread(house.get, "/api/today")
    assert [one["name"] for one in cards["results"]] == ["Anna", "Ben"]          # the first try counts
    assert [one["won"] for one in cards["results"]] == [False, False]
    assert (cards["kind"], dominoes["kind"], dominoes["results"]) == ("cards", "dominoes", [])
    house.close()


def test_the_house_tells_guests_its_address(tmp_path: Path, house: House) -> None:
    assert house.get("/api/house") == {"lan": None}
    with house.http() as http:
        code = http.get("/api/qr", params={"path": "/table/abc"})
        assert code.headers["content-type"] == "image/svg+xml"
        assert b"<svg" in code.content
        assert http.get("/api/qr", params={"path": "@evil.example"}).status_code == 400      # only ours
    address = lan_address(8000)
    if address is not None:                      # a machine without any network has none
        socket.inet_aton(address.removeprefix("http://").removesuffix(":8000"))
        assert len(printed(address).splitlines()) > 10
        served = House(tmp_path, lan=True)
        assert served.get("/api/house")["lan"] == lan_address(int(str(served.settings["port"])))
        served.close()
