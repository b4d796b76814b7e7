"""Bots that are slow, crash, eat memory or cheat never stall a table or the server; their seat says so."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from house import House, live

NAMES = ("slow", "crashing", "wrong", "illegal", "hungry", "nosy")
OWN = ",".join(f"{name}=own_bots:{name.title()}" for name in NAMES)


@pytest.fixture(scope="module")
def bad_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), own_bots=OWN, bot_seconds=8, bot_megabytes=400)
    yield house
    house.close()
    assert "copper" not in house.logged()        # what a bot may choose among is its hand


@pytest.mark.parametrize("bot", ["slow", "crashing", "wrong", "illegal", "hungry"])
@live
async def test_a_bot_that_fails_loses_its_seat_and_nothing_else(bad_house: House, bot: str) -> None:
    table = bad_house.table("dominion", ["Anna", f"bot:{bot}"], piles=["smithy"])
    async with table.player(0) as anna:
        while anna.facts["seats"][1]["state"] != "failed":
            if len(anna.options) > 1:
                await anna.choose(anna.options[-1])
            else:
                await anna.receive()
        assert anna.facts["status"] == "running"
        await anna.send(type="give", seat=1, bot="big_money")
        await anna.until(lambda: anna.facts["seats"][1]["bot"] == "big_money")
        assert anna.facts["seats"][1]["state"] == "here"
        step = anna.step
        await anna.until(lambda: anna.step > step)           # the new bot moves


@live
async def test_a_bots_process_has_nothing_of_the_server(bad_house: House) -> None:
    table = bad_house.table("kingdomino", ["Anna", "bot:nosy"])
    async with table.player(0) as anna:
        await anna.play(lambda player: player.options[0])
        assert anna.facts["seats"][1]["state"] == "here"


def test_bots_are_listed(bad_house: House) -> None:
    listed = bad_house.get("/api/bots")
    assert {"game": "dominion", "name": "slow", "idea": "", "piles": []} in listed
    assert {"big_money", "witch"} <= {bot["name"] for bot in listed if bot["game"] == "dominion"}
    unknown = bad_house.post("/api/tables", {"game": "dominion", "seats": [{"bot": "wich"}, {}]}, expect=400)
    assert "did you mean witch" in unknown["error"]
    bad_house.post("/api/tables", {"game": "dominion", "seats": [{"bot": "../secret.txt"}, {}]}, expect=400)
