"""Who is there, and coming back: a seat stays its player's, whoever plays on there meanwhile."""
from __future__ import annotations

import time
from pathlib import Path

from crownlands.server.presence import Attendance, Visit
from crownlands.server.seats import Occupant
from crownlands.server.storage.rows import TableRow
from crownlands.server.table import Table
from house import House, Player, Seating, live
from test_manners import decided


async def a_bot_plays_on(table: Seating, gone: Player, other: Player) -> None:
    """The player who is gone left; the other lets a bot play on."""
    await decided(gone, other)
    await gone.send(type="leave")
    await other.until(lambda: other.facts["seats"][gone.seat or 0]["state"] == "left")
    await other.send(type="give", seat=gone.seat, bot="big_money")
    await other.until(lambda: other.facts["seats"][gone.seat or 0]["kind"] == "bot")


@live
async def test_a_seat_that_a_bot_plays_on_comes_back_to_its_player(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await a_bot_plays_on(table, ben, anna)
        seat = anna.facts["seats"][1]
        assert (seat["bot"], seat["kept_for"]) == ("big_money", "Ben")
    house.stop()
    house.start()
    listed = next(one for one in house.get("/api/tables") if one["id"] == table.id)
    assert listed["seats"][1]["kept_for"] == "Ben"
    kept = f"/api/tables/{table.id}/seats/kept"
    assert (house.get(kept, table.tokens[1]), house.get(kept, table.tokens[0]), house.get(kept)) == ([1], [], [])
    assert house.post(f"/api/tables/{table.id}/join", {"name": "Eve"}, expect=403)["why"] == "no-seat"
    async with table.player(0) as anna:
        joined = house.post(f"/api/tables/{table.id}/join", {"name": "Ben"}, token=table.tokens[1])
        assert joined["seats"] == [1]            # at once: nobody is asked
        await anna.until(lambda: anna.facts["seats"][1]["kind"] == "person")
        assert (anna.facts["seats"][1]["name"], anna.facts["seats"][1]["kept_for"]) == ("Ben", None)
        async with table.player(1) as ben:
            asked, _other = await decided(anna, ben)
            await asked.choose("play:treasures")
    house.close()


@live
async def test_on_another_device_the_others_say_who_it_is(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await a_bot_plays_on(table, ben, anna)
        joined = house.post(f"/api/tables/{table.id}/join", {"name": "Ben", "seat": 1})
        assert joined["seats"] == []
        await anna.until(lambda: anna.facts["offer"] is not None)
        await anna.send(type="accept", step=anna.facts["offer"]["step"])
        await anna.until(lambda: anna.facts["seats"][1]["kind"] == "person")
        assert house.get(f"/api/tables/{table.id}/seats", joined["token"]) == [1]
        table.tokens[1] = joined["token"]
        async with table.player(1) as again:
            asked, _other = await decided(anna, again)
            await asked.choose("play:treasures")


@live
async def test_no_stranger_gets_a_kept_seat_when_nobody_is_left_to_ask(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await a_bot_plays_on(table, ben, anna)
        await anna.send(type="leave")
        await anna.until(lambda: anna.facts["seats"][0]["state"] == "left")
        refused = house.post(f"/api/tables/{table.id}/join", {"name": "Eve", "seat": 1}, expect=403)
        assert refused["why"] == "seat-taken"


@live
async def test_a_lost_connection_and_who_watches_are_told(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"], watchers_chat=True)
    async with table.player(0) as anna, table.player(1) as ben:
        await anna.until(lambda: bool(anna.presence))
        assert anna.presence["away"] == []
        await ben.disconnect()
        await anna.until(lambda: anna.presence["away"] == [1])
        cleo = Player(house, table.id, None, None)
        await cleo.connect()
        await anna.until(lambda: anna.presence["watching"] == [{"name": None}])
        await cleo.send(type="say", text="Hello")
        await cleo.until(lambda: bool(cleo.refused))
        assert cleo.refused[0]["why"] == "nameless"
        await cleo.disconnect()
        await anna.until(lambda: anna.presence["watching"] == [])
        await ben.connect()
        await anna.until(lambda: anna.presence["away"] == [])


@live
async def test_watchers_talk_where_the_table_allows_it(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"], watchers_chat=True)
    async with table.player(0) as anna, table.player() as cleo:
        await cleo.disconnect()
        cleo.name = "Cleo"
        await cleo.connect()
        await anna.until(lambda: anna.presence.get("watching") == [{"name": "Cleo"}])
        await cleo.send(type="say", text="Good luck")
        await anna.until(lambda: bool(anna.said))
        assert (anna.said[0]["seat"], anna.said[0]["name"], anna.said[0]["text"]) == (-1, "Cleo", "Good luck")
    async with table.player(1) as ben:           # it is in the log of the table
        await ben.until(lambda: bool(ben.said))
        assert ben.said[0]["name"] == "Cleo"


def test_a_connection_that_gives_no_sign_is_missing_within_three_seconds() -> None:
    """Here the clock is ours: what another server, or a ping without an answer, tells is all there is."""
    table = Table(TableRow("t", "dominion", '{"game":"dominion"}', "", 0, 0, "", "open", "[]"))
    for seat, holder in enumerate(["a", "b"]):
        table.seats[seat].sit(Occupant(name=holder, holder=holder), False)
    attendance = Attendance()
    attendance.opened = time.monotonic() - 60
    attendance.hear("another", [Visit(0, "a", None), Visit(1, "b", None, seconds=2.0), Visit(None, None, "Cleo")])
    told = attendance.look(table, [])
    assert (told.away, [one.name for one in told.watching]) == ([1], ["Cleo"])
