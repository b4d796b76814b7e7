"""Talking at the table."""
from __future__ import annotations

from crownlands.server.requests import MOST_CHAT
from house import House, live
from test_manners import decided


@live
async def test_chat_reaches_all_also_those_who_come_later(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player() as spectator:
        await anna.send(type="say", text="Good luck! <b>ž</b>")
        await spectator.until(lambda: bool(spectator.said))
        async with table.player(1) as ben:
            await ben.until(lambda: bool(ben.said))
            assert (ben.said[0]["seat"], ben.said[0]["name"], ben.said[0]["text"]) == (0, "Anna", "Good luck! <b>ž</b>")
        await spectator.send(type="say", text="hello")
        await spectator.until(lambda: bool(spectator.refused))
        await anna.send(type="say", text="x" * 301)
        await anna.until(lambda: bool(anna.refused))
        assert anna.refused[0]["reason"] == "malformed"


@live
async def test_a_line_keeps_the_name_of_who_said_it(house: House) -> None:
    table = house.table(seats=["Anna", None], piles=["smithy"])
    ben = house.post(f"/api/tables/{table.id}/join", {"name": "Ben"})
    table.tokens[1] = ben["token"]
    async with table.player(1) as player:
        await player.send(type="say", text="I have to go")
        await player.until(lambda: bool(player.said))
        await player.send(type="leave")
        await player.until(lambda: player.facts["seats"][1]["state"] == "left")
    async with table.player(0) as anna:
        house.post(f"/api/tables/{table.id}/join", {"name": "Cleo", "seat": 1})
        await anna.until(lambda: anna.facts["offer"] is not None)
        await anna.send(type="accept", step=anna.facts["offer"]["step"])
        await anna.until(lambda: anna.facts["seats"][1]["name"] == "Cleo")
    async with table.player() as spectator:
        await spectator.until(lambda: bool(spectator.said))
        assert spectator.said[0]["name"] == "Ben"


@live
async def test_all_of_a_long_chat_reaches_who_comes_later(house: House) -> None:
    table = house.table(seats=["Anna", "bot:random"], piles=["smithy"])
    async with table.player(0) as anna:
        for _line in range(MOST_CHAT + 1):
            await anna.send(type="say", text="hm")
        await anna.until(lambda: bool(anna.refused))
        assert len(anna.said) == MOST_CHAT
    async with table.player() as spectator:
        await spectator.until(lambda: len(spectator.said) == MOST_CHAT)


@live
async def test_chat_can_be_off_and_does_not_disturb_choices(house: House) -> None:
    quiet = house.table(seats=["Anna", "bot:random"], chat=False)
    async with quiet.player(0) as anna:
        await anna.send(type="say", text="anybody?")
        await anna.until(lambda: bool(anna.refused))
        assert anna.refused[0]["why"] == "no-chat"
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        asked, other = await decided(anna, ben)
        step = asked.step
        await other.send(type="say", text="well?")
        await asked.until(lambda: bool(asked.said))
        await asked.send(type="choose", step=step, option="play:treasures")
        await asked.until(lambda: asked.step != step)
        assert asked.refused == []
