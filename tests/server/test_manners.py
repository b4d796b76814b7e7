"""What people do at a table besides playing: joining, watching, talking, leaving, taking back, giving up, again."""
from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import List

import httpx

from house import PATIENCE, House, Player, first, live, sensible


async def decided(*players: Player) -> List[Player]:
    """Those who are asked something now come first."""
    for player in players:
        await player.until(lambda player=player: player.view != {})      # type: ignore[misc]
    while True:
        asked = [player for player in players if len(player.options) > 1]
        if asked and len({player.step for player in players}) == 1:
            return asked + [player for player in players if player not in asked]
        slow = min(players, key=lambda player: player.step)
        await slow.receive()


# ---- coming and going
@live
async def test_people_join_by_link_and_the_game_begins_when_all_sit(house: House) -> None:
    table = house.table(seats=["Anna", None, None])
    async with table.player(0) as anna:
        assert anna.facts["status"] == "open"
        joined = house.post(f"/api/tables/{table.id}/join", {"name": "Ben"})
        assert joined["seats"] == [1]
        house.post(f"/api/tables/{table.id}/seats/2/bot", {"bot": "big_money"}, token=table.host, expect=200)
        await anna.until(lambda: anna.facts["status"] == "running" and anna.view != {})
        assert [seat["name"] or seat["bot"] for seat in anna.facts["seats"]] == ["Anna", "Ben", "big_money"]
    full = house.post(f"/api/tables/{table.id}/join", {"name": "Cleo"}, expect=403)
    assert full["why"] == "no-seat"


@live
async def test_the_first_view_finds_the_piles_and_the_last_comes_before_the_end(house: House) -> None:
    table = house.table(seats=["Anna", None], kingdom="b2_first_game")
    async with table.player(0) as anna:
        assert (anna.facts["status"], anna.facts["piles"]) == ("open", None)
        house.post(f"/api/tables/{table.id}/join", {"name": "Ben"})
        await anna.until(lambda: anna.view != {})
        assert (anna.facts["status"], len(anna.facts["piles"])) == ("running", 10)
        async with table.player() as spectator:
            await anna.send(type="resign")
            await spectator.until(lambda: spectator.over)
            assert [json.loads(text)["type"] for text in spectator.received[-2:]] == ["view", "table"]


def test_the_lobby_lists_what_is_not_hidden(house: House) -> None:
    shown, hidden = house.table(seats=["Anna", None]), house.table(seats=["Anna", None], hidden=True)
    listed = {table["id"]: table for table in house.get("/api/tables")}
    assert listed[shown.id]["status"] == "open"
    assert listed[shown.id]["seats"][0]["name"] == "Anna"
    assert hidden.id not in listed
    assert hidden.facts()["status"] == "open"


@live
async def test_a_seat_that_was_left_goes_to_a_bot_with_the_others_consent(house: House) -> None:
    table = house.table(seats=["Anna", "Ben", "Cleo"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben, table.player(2) as cleo:
        await decided(anna, ben, cleo)
        await anna.send(type="give", seat=2, bot="big_money")
        await anna.until(lambda: bool(anna.refused))
        assert anna.refused[0]["why"] == "seat-kept"
        await cleo.send(type="leave")
        await anna.until(lambda: anna.facts["seats"][2]["state"] == "left")
        await cleo.until(lambda: '"seat":null' in cleo.received[-1] or '"seat":null' in cleo.received[-2])
        await anna.send(type="give", seat=2, bot="big_money")
        await ben.until(lambda: ben.facts["offer"] is not None)
        offer = ben.facts["offer"]
        assert (offer["kind"], offer["by"], offer["seat"], offer["bot"], offer["waiting"]) == \
            ("seat", 0, 2, "big_money", [1])
        await ben.send(type="accept", step=offer["step"])
        await ben.until(lambda: ben.facts["seats"][2]["kind"] == "bot")
        asked, _other = await decided(anna, ben)
        await asked.choose("play:treasures")


async def leaves(player: Player, other: Player) -> None:
    await decided(player, other)
    await player.send(type="leave")
    await other.until(lambda: other.facts["seats"][player.seat or 0]["state"] == "left")


@live
async def test_another_person_takes_a_seat_that_was_left(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await leaves(ben, anna)
        joined = house.post(f"/api/tables/{table.id}/join", {"name": "Cleo", "seat": 1})
        assert joined["seats"] == []
        await anna.until(lambda: anna.facts["offer"] is not None)
        assert anna.facts["offer"]["name"] == "Cleo"
        await anna.send(type="accept", step=anna.facts["offer"]["step"])
        await anna.until(lambda: anna.facts["seats"][1]["name"] == "Cleo")
        table.tokens[1] = joined["token"]
        async with table.player(1) as cleo:
            asked, _other = await decided(anna, cleo)
            await asked.choose("play:treasures")


@live
async def test_who_comes_back_to_the_own_seat_need_not_ask(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        await leaves(ben, anna)
        joined = house.post(f"/api/tables/{table.id}/join", {"name": "Benjamin", "seat": 1}, token=table.tokens[1])
        assert joined["seats"] == [1]
        await anna.until(lambda: anna.facts["seats"][1]["name"] == "Benjamin")
        assert anna.facts["offer"] is None
        async with table.player(1) as again:
            asked, _other = await decided(anna, again)
            await asked.choose("play:treasures")


@live
async def test_who_does_not_answer_can_be_replaced(tmp_path: Path) -> None:
    house = House(tmp_path, patience=0.2)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        asked, other = await decided(anna, ben)
        while other.facts["seats"][asked.seat]["kind"] != "bot":
            refused = len(other.refused)
            await other.send(type="give", seat=asked.seat, bot="big_money")
            await other.until(lambda refused=refused: len(other.refused) > refused       # type: ignore[misc]
                              or other.facts["seats"][asked.seat]["kind"] == "bot")
        assert other.facts["seats"][asked.seat]["bot"] == "big_money"
        assert all("does not answer for" in refusal["message"] for refusal in other.refused)     # it was too early
    house.close()


@live
async def test_who_plays_alone_against_bots_keeps_the_seat(tmp_path: Path) -> None:
    house = House(tmp_path, patience=0)
    table = house.table(seats=["Anna", "bot:big_money", "bot:big_money"], piles=["smithy"])
    async with table.player(0) as anna:
        await anna.until(lambda: len(anna.options) > 1)
        refused = house.post(f"/api/tables/{table.id}/join", {"name": "Eve", "seat": 0}, expect=403)
        assert refused["why"] == "seat-taken"
        await anna.choose(anna.options[0])
        assert anna.refused == []
    house.close()


# ---- taking back
@live
async def test_undo_is_free_while_nobody_learned_anything(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        asked, other = await decided(anna, ben)
        before, events = asked.view, len(asked.events)
        await asked.choose("play:copper")
        assert asked.view["turn"]["coins"] == 1
        await asked.send(type="undo")
        await asked.until(lambda: asked.view["turn"]["coins"] == 0)
        assert {**asked.view, "step": 0} == {**before, "step": 0}
        assert len(asked.events) == events
        await other.until(lambda: other.step == asked.step)
        assert len(other.events) == events
        await other.send(type="undo")
        await other.until(lambda: bool(other.refused))
        assert "not chosen anything" in other.refused[0]["message"]


@live
async def test_undo_asks_the_others_when_cards_were_drawn(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna, table.player(1) as ben:
        asked, other = await decided(anna, ben)
        await asked.choose("play:treasures")
        before = asked.view
        await asked.choose("done")               # draws a new hand
        await asked.send(type="undo")
        await other.until(lambda: other.facts["offer"] is not None)
        declined = other.facts["offer"]["step"]
        await other.send(type="decline", step=declined)
        await asked.until(lambda: asked.facts["step"] > declined and asked.facts["offer"] is None)
        await asked.send(type="undo")
        await other.until(lambda: other.facts["step"] > declined and other.facts["offer"] is not None)
        await asked.send(type="accept", step=other.facts["offer"]["step"])       # not one's own to accept
        await asked.until(lambda: bool(asked.refused))
        await other.send(type="accept", step=other.facts["offer"]["step"])
        await asked.until(lambda: asked.view["step"] == before["step"])
        assert asked.view == before
        async with table.player(other.seat) as again:
            await again.until(lambda: again.view != {})
            await other.until(lambda: other.step == again.step)
            assert again.events == other.events


@live
async def test_undo_against_bots_needs_nobody(house: House) -> None:
    table = house.table(seats=["Anna", "bot:big_money"], piles=["smithy"])
    async with table.player(0) as anna:
        await anna.play(sensible(1), most=4)
        await anna.until(lambda: len(anna.options) > 1)
        turns, step = anna.view["players"][0]["turns"], anna.step
        await anna.send(type="undo")
        await anna.until(lambda: anna.step > step)
        await anna.until(lambda: len(anna.options) > 1)
        assert anna.view["players"][0]["turns"] <= turns
        await anna.play(first, most=3)


# ---- choices without an alternative
@live
async def test_a_choice_without_an_alternative_waits_for_who_wants_to_make_it(house: House) -> None:
    table = house.table("kingdomino", seats=["Anna", "Ben"])
    async with table.player(0) as anna, table.player(1) as ben:
        await decided(anna, ben)
        for player in (anna, ben):
            await player.send(type="prefer", forced="asked")
            await player.send(type="prefer", forced="asked")
        await anna.until(lambda: all(seat["asked_always"] for seat in anna.facts["seats"]))
        only = 0
        while not anna.over:
            if anna.view["decision"] is None:
                await anna.receive()
                continue
            player = anna if anna.view["decision"]["seat"] == 0 else ben
            await player.until(lambda player=player: player.step >= anna.step or player.over)  # type: ignore[misc]
            only += len(player.options) == 1
            await player.choose(player.options[0])
            await anna.until(lambda player=player: anna.step >= player.step or anna.over)      # type: ignore[misc]
    assert only > 0
    assert table.replay()["record"]["result"] is not None
    with closing(sqlite3.connect(str(house.settings["database"]))) as database:
        kinds = [kind for kind, in database.execute("SELECT kind FROM entries WHERE table_id = ?", (table.id,))]
    assert kinds.count("prefer") == 2
    assert "forced" not in kinds


@live
async def test_the_table_makes_such_choices_again_when_it_is_told_to(house: House) -> None:
    table = house.table("kingdomino", seats=["Anna", "bot:random"])
    async with table.player(0) as anna:
        await decided(anna)
        await anna.send(type="prefer", forced="asked")
        await anna.until(lambda: anna.facts["seats"][0]["asked_always"])
        while len(anna.options) != 1 and not anna.over:
            if anna.options:
                await anna.choose(anna.options[-1])      # who claims last claims what is left
            else:
                await anna.receive()
        step = anna.step
        await anna.send(type="prefer", forced="table")
        await anna.until(lambda: anna.step > step or anna.over)
        assert not anna.facts["seats"][0]["asked_always"]


# ---- the end, and again
@live
async def test_who_resigns_loses_and_the_other_starts_the_rematch_second(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], kingdom="b2_first_game")
    async with table.player(0) as anna, table.player(1) as ben:
        await decided(anna, ben)
        await anna.send(type="resign")
        await ben.until(lambda: ben.over)
        assert ben.facts["result"]["winners"] == [1]
        assert ben.facts["result"]["out"] == [0]
        again = house.post(f"/api/tables/{table.id}/rematch", {}, token=table.tokens[0])
        await ben.until(lambda: ben.facts["rematch"] is not None)
        assert ben.facts["rematch"] == again["table"]["id"]
        second = house.post(f"/api/tables/{table.id}/rematch", {"kingdom": "new"}, token=table.tokens[1])
        assert second["table"]["id"] == again["table"]["id"]
        assert second["seats"] == [1]
    first_piles = sorted(table.facts()["piles"])
    table.id = again["table"]["id"]
    async with table.player(0) as anna, table.player(1) as ben:
        await decided(anna, ben)
        assert sorted(anna.facts["piles"]) == first_piles
        assert anna.view["turn"]["seat"] == 0    # left of the winner
        await anna.send(type="resign")
        await ben.until(lambda: ben.over)
    third = house.post(f"/api/tables/{table.id}/rematch", {"kingdom": "new"}, token=table.tokens[1])
    table.id = third["table"]["id"]
    async with table.player(0) as anna:
        await anna.until(lambda: anna.view != {})
        assert len(anna.facts["piles"]) == 10


@live
async def test_two_who_want_a_rematch_at_once_get_one_table(house: House) -> None:
    table = house.table(seats=["Anna", "Ben"], kingdom="b2_first_game")
    async with table.player(0) as anna, table.player(1) as ben:
        await decided(anna, ben)
        await anna.send(type="resign")
        await ben.until(lambda: ben.over)
    laid = number_of_tables(house)
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE, trust_env=False) as http:
        made = await asyncio.gather(*[
            http.post(f"/api/tables/{table.id}/rematch", json={}, headers={"Authorization": f"Bearer {token}"})
            for token in [table.tokens[0], table.tokens[1]] * 4])
    assert len({answer.json()["table"]["id"] for answer in made}) == 1
    assert number_of_tables(house) == laid + 1


def number_of_tables(house: House) -> int:
    with closing(sqlite3.connect(str(house.settings["database"]))) as database:
        return int(database.execute("SELECT COUNT(*) FROM tables").fetchone()[0])


@live
async def test_among_three_a_bot_plays_on_for_who_resigned_but_cannot_win(house: House) -> None:
    table = house.table("kingdomino", seats=["Anna", "Ben", "Cleo"])
    async with table.player(0) as anna, table.player(1) as ben, table.player(2) as cleo:
        await decided(anna, ben, cleo)
        await cleo.send(type="resign")
        await anna.until(lambda: anna.facts["seats"][2]["state"] == "resigned")
        await asyncio.gather(anna.play(first), ben.play(first))
        assert anna.facts["result"]["out"] == [2]
        assert 2 not in anna.facts["result"]["winners"]
        assert anna.facts["result"]["winners"] != []


@live
async def test_the_clock_ends_the_game_of_who_lets_it_run_out(house: House) -> None:
    table = house.table(seats=["Anna", None], piles=["smithy"], move_seconds=5)
    async with table.player(0) as anna:          # she is there when the clock starts
        house.post(f"/api/tables/{table.id}/join", {"name": "Ben"})
        await anna.until(lambda: anna.view != {})
        asked = anna.view["decision"]["seat"]
        assert 0 <= json.loads(anna.received[-1])["left"] <= 5000
        await anna.until(lambda: anna.over)
        assert anna.facts["seats"][asked]["state"] == "out_of_time"
        assert anna.facts["result"]["winners"] == [1 - asked]


@live
async def test_nobody_loses_time_while_the_server_is_away(tmp_path: Path) -> None:
    house = House(tmp_path)
    table = house.table(seats=["Anna", "Ben"], piles=["smithy"], move_seconds=3600)
    table.wait_until_it_runs()
    house.kill()
    with closing(sqlite3.connect(str(house.settings["database"]))) as database, database:
        database.execute("UPDATE entries SET at = at - 7200 * 1000")     # it was away for two hours
    house.start()
    async with table.player(0) as anna:
        await anna.until(lambda: anna.view != {})
        assert json.loads(anna.received[-1])["left"] > 3000 * 1000
        assert anna.facts["status"] == "running"
    house.close()
