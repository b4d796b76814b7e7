"""A game that is not new says so before anybody sits down, and who was not there is not to meet known cards."""
from __future__ import annotations

import asyncio
from typing import Any, Dict, List

from hypothesis import given

import crownlands
from crownlands.kernel.game import Game
from crownlands.server.hindsight import checked
from games import Moment, every_game, moments, reached
from house import House, Json, Seating, at_random, live

IMPORT = "brought along from elsewhere"
FORK = "goes on from one that is over"
SHUFFLES = "shuffles of an earlier game"


def told(house: House, id: str) -> List[Any]:
    """What lobby, facts and invitation say of the origin."""
    listed = {table["id"]: table["origin"] for table in house.get("/api/tables")}
    with house.http() as http:
        page = http.get(f"/table/{id}").text
    said = [words for words in (IMPORT, FORK, SHUFFLES) if words in page]
    return [listed[id], house.get(f"/api/tables/{id}")["origin"], said if "was not built" not in page else "plain"]


async def over(house: House, *names: str, choices: int = 0) -> Seating:
    """A game that the first player gave up after so many own choices."""
    table = house.table("kingdomino", list(names))
    async with table.player(0) as first:
        await first.play(at_random(2), most=choices)
        await first.send(type="resign")
        await first.until(lambda: first.over)
    return table


@live
async def test_imported_and_forked_games_say_so(house: House) -> None:
    seats = [{"name": "Eve"}, {}]
    new = house.table("kingdomino", ["Anna", None])
    record = crownlands.game("kingdomino").start(seats=2, seed=3).record()
    imported = house.post("/api/import", {"record": record, "seats": seats})["table"]["id"]
    table = await over(house, "Anna", "bot:greedy", choices=3)
    forked = house.post(f"/api/tables/{table.id}/fork", {"step": 2, "seats": seats})["table"]
    assert forked["forked_from"] == table.id
    plain = told(house, new.id)[2] == "plain"
    assert told(house, new.id) == ["new", "new", "plain" if plain else []]
    assert told(house, imported) == ["import", "import", "plain" if plain else [IMPORT]]
    assert told(house, forked["id"]) == ["fork", "fork", "plain" if plain else [FORK]]


@live
async def test_the_same_shuffles_are_for_the_same_people_who_consent(house: House) -> None:
    table = await over(house, "Eve", "Ben")
    made = house.post(f"/api/tables/{table.id}/rematch", {"shuffles": "same"}, token=table.tokens[0])["table"]
    assert made["status"] == "open"              # nobody's game begins without a word
    assert [(seat["kind"], seat["name"]) for seat in made["seats"]] == [("person", "Eve"), ("open", "Ben")]
    assert made["id"] not in [table["id"] for table in house.get("/api/tables")]         # it is for nobody else
    path = f"/api/tables/{made['id']}"
    assert house.post(f"{path}/join", {"name": "Mallory"}, expect=403)["why"] == "reserved"
    assert house.post(f"{path}/seats/1/bot", {"bot": "greedy"}, token=table.tokens[0], expect=403)["why"] == "reserved"
    facts = table.facts()
    assert (facts["rematch"], facts["rematch_origin"]) == (made["id"], "shuffles")
    other = house.post(f"/api/tables/{table.id}/rematch", {}, token=table.tokens[1])["table"]
    assert other["id"] != made["id"]             # Ben would rather have new ones
    assert (other["origin"], table.facts()["rematch"]) == ("new", other["id"])
    house.post(f"{path}/join", {"name": "Ben"}, token=table.tokens[1])
    Seating(house, made["id"], table.tokens, "").wait_until_it_runs()
    lobby, facts, said = told(house, made["id"])
    assert (lobby, facts) == ("shuffles", "shuffles")
    assert said in ([SHUFFLES], "plain")


@live
async def test_who_is_gone_is_not_replaced_at_the_same_shuffles(house: House) -> None:
    table = house.table("kingdomino", ["Eve", "Ben"])
    async with table.player(0) as eve, table.player(1) as ben:
        await ben.send(type="leave")
        await eve.until(lambda: eve.facts["seats"][1]["state"] == "left")
        await eve.send(type="resign")
        await eve.until(lambda: eve.over)
    refused = house.post(f"/api/tables/{table.id}/rematch", {"shuffles": "same"}, token=table.tokens[0], expect=409)
    assert refused["why"] == "shuffles-people"


# ---- what is asked tells nothing
@every_game
@given(moment=moments)
def test_a_game_that_is_played_on_asks_every_question(game: Game[Any], moment: Moment) -> None:
    """The same cards lie everywhere, and from now on also what has one answer is asked."""
    state = reached(game, moment)
    again = game.replay(checked(state.record()).record)
    assert again.over or again.ask_forced
    counted = {"ask_forced": True, "choices": 0}             # these two may differ
    assert {**again.describe(), **counted} == {**state.describe(), **counted}
    assert checked(again.record()).record == again.record()


def militia_against(hand: List[str]) -> Json:
    """Eve has a Militia in hand; her record leaves out questions with one answer."""
    state = crownlands.game("dominion").position({
        "seats": 2, "kingdom": ["militia", "moat"], "ask_forced": False,
        "players": [{"hand": ["militia", "copper"], "deck": ["copper"] * 5},
                    {"hand": hand, "deck": ["copper"] * 5}],
        "turn": {"seat": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0}})
    record: Dict[str, Any] = state.record()
    return record


@live
async def test_an_importer_does_not_learn_who_holds_a_moat(house: House) -> None:
    async def asked(hand: List[str]) -> Json:
        seats = [{"name": "Eve"}, {}]
        made = house.post("/api/import", {"record": militia_against(hand), "seats": seats})
        joined = house.post(f"/api/tables/{made['table']['id']}/join", {"name": "Ben", "seat": 1})
        table = Seating(house, made["table"]["id"], {0: made["token"], 1: joined["token"]}, made["token"])
        async with table.player(0) as eve, table.player(1) as ben:
            await asyncio.gather(eve.until(lambda: bool(eve.view)), ben.until(lambda: bool(ben.view)))
            await ben.send(type="prefer", forced="asked")
            await eve.until(lambda: eve.facts["seats"][1]["asked_always"])
            await eve.choose("play:militia")
            return dict(eve.view["decision"])
    assert await asked(["moat", "copper", "copper", "copper", "copper"]) == \
        await asked(["estate", "copper", "copper", "copper", "copper"])
