"""Hints at the table and reviews of finished games: for whom, how many, in which order, and from what."""
from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Dict, List

import httpx
import pytest

import crownlands
from crownlands.server.advice import Advisers, JudgedDecision, Slice
from crownlands.server.luck import Luck
from crownlands.server.refusal import Refusal
from crownlands.server.reviewer import MOST_WAITING, Reviewer, ReviewFacts
from crownlands.server.settings import Settings, database_url
from crownlands.server.storage.rows import TableRow
from crownlands.server.storage.store import Store, open_store
from house import PATIENCE, House, Json, Player, Seating, live

LAST_PROVINCE: Json = {
    "seats": 2, "supply": {"province": 1}, "ask_forced": True, "turn": {"phase": "buying", "coins": 9},
    "players": [{"hand": ["gold"] * 3, "deck": ["copper"] * 5}, {"hand": ["copper"] * 5, "deck": ["estate"] * 5}]}


def laid(house: House, *seats: Json) -> Seating:
    """A table where the first player may win by buying the last Province."""
    record = crownlands.game("dominion").position(LAST_PROVINCE, seed=1).record()
    made = house.post("/api/import", {"record": record, "seats": list(seats)})
    return Seating(house, made["table"]["id"], {0: made["token"]}, made["token"])


async def asked(player: Player, step: int) -> Json:
    """What the server says to the question for a hint."""
    await player.send(type="advise", step=step)
    while True:
        message = await player.receive()
        if message["type"] in ("advice", "refused"):
            return message


@live
async def test_a_hint_and_a_review_come_from_the_expert(house: House) -> None:
    table = laid(house, {"name": "Anna"}, {"bot": "big_money"})
    async with table.player(0) as anna:
        await anna.until(lambda: "buy:province" in anna.options)
        assert anna.facts["advice"]
        assert (await asked(anna, anna.step - 1))["reason"] == "step"
        advice = await asked(anna, anna.step)
        assert (advice["choice"], advice["step"]) == ("buy:province", anna.step)
        assert advice["options"][0]["option"] == "buy:province"
        assert advice["options"][0]["chance"] == 1.0
        assert advice["reasons"][0]["id"] == "reason-wins-now"
        async with table.player() as spectator:
            assert (await asked(spectator, anna.step))["reason"] == "seat"
            assert not [text for text in spectator.received if '"advice"' in text and "buy:" in text]
        with house.http() as http:
            assert http.post(f"/api/tables/{table.id}/review", json={"seat": 0}).status_code == 409
        await anna.choose("buy:province")
        await anna.until(lambda: anna.over)
    address = f"/api/tables/{table.id}/review"
    facts = house.post(address, {"seat": 0}, expect=200)
    for _look in range(int(PATIENCE)):
        if facts["state"] == "done":
            break
        assert facts["state"] == "working"
        await asyncio.sleep(0.5)
        facts = house.get(f"{address}/0")
    [decision] = facts["decisions"]
    assert (decision["chosen"], decision["choice"], decision["is_mistake"]) == ("buy:province", "buy:province", False)
    assert house.get(f"{address}/1")["state"] == "none"
    assert house.post(address, {"seat": 0}, expect=200) == facts          # kept
    assert house.post(address, {"seat": 5}, expect=403)["why"] == "no-such-seat"


@live
async def test_people_who_play_each_other_get_no_hints_unless_their_table_has_them(house: House) -> None:
    table = laid(house, {"name": "Anna"}, {"name": "Ben"})
    async with table.player(0) as anna:
        await anna.until(lambda: bool(anna.options))
        assert not anna.facts["advice"]
        assert (await asked(anna, anna.step))["why"] == "no-hints"
    friendly = house.table("kingdomino", ["Anna", "Ben"], advice=True)
    assert friendly.facts()["advice"]


# ---- the order of reviews, with an expert who thinks as long as the test wants
class SlowExpert(Advisers):
    def __init__(self) -> None:
        super().__init__(Settings(), Luck("secret"))
        self.may_think = asyncio.Semaphore(0)
        self.thought: List[Any] = []             # which step of which record

    async def judge(self, record: Dict[str, Any], seat: int, since: int) -> Slice:
        await self.may_think.acquire()
        self.thought.append((record["name"], since))
        decision = JudgedDecision(since, 1, "buy", "buy:gold", "buy:gold", 0.5, 0.5, 0.1, False, [], [])
        return Slice([decision], since + 1 if since + 1 < len(record["steps"]) else None)


def record_of(name: str, steps: int = 3) -> Dict[str, Any]:
    return {"name": name, "steps": ["done"] * steps}


async def opened(folder: Path, *tables: str) -> Store:
    store = await open_store(database_url(str(folder / "reviews.db")))
    for id in tables:
        await store.create(TableRow(id, "dominion", "{}", "host", 0, 1, "1", "over", "[]"))
    return store


async def seen(reviewer: Reviewer, table: str, state: str, address: str = "") -> ReviewFacts:
    """Look until it is so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            facts = await reviewer.look(table, 0, address)
            if facts.state == state:
                return facts
            await asyncio.sleep(0)


@live
async def test_one_review_at_a_time_and_everybody_hears_how_many_come_first(tmp_path: Path) -> None:
    store, expert = await opened(tmp_path, "a", "b", "c"), SlowExpert()
    reviewer = Reviewer(expert, store, an_hour=0)
    assert (await reviewer.ask("a", 0, record_of("a"), "anna")).state == "working"
    second = await reviewer.ask("b", 0, record_of("b"), "ben")
    assert (second.state, second.ahead) == ("waiting", 1)
    assert (await reviewer.ask("c", 0, record_of("c"), "carl")).ahead == 2
    assert (await reviewer.ask("b", 0, record_of("b"), "anna's friend")).ahead == 1      # waits with Ben
    with pytest.raises(Refusal, match="under way"):
        await reviewer.ask("d", 0, record_of("d"), "ben")
    for _slice in range(3):
        expert.may_think.release()
    assert len((await seen(reviewer, "a", "done")).decisions) == 3
    assert (await reviewer.look("b", 0, "ben")).state == "working"
    assert (await reviewer.look("c", 0, "carl")).ahead == 1
    assert expert.thought == [("a", 0), ("a", 1), ("a", 2)]
    await reviewer.close()
    again = Reviewer(SlowExpert(), store, an_hour=0)         # another server, later
    assert (await again.ask("a", 0, record_of("a"), "dora")).state == "done"
    await store.remove(["a"])
    assert (await again.look("a", 0, "dora")).state == "none"
    await store.close()


@live
async def test_a_review_that_is_cancelled_stops_and_goes_on_where_it_was(tmp_path: Path) -> None:
    store, expert = await opened(tmp_path, "a", "b"), SlowExpert()
    reviewer = Reviewer(expert, store, an_hour=0)
    await reviewer.ask("a", 0, record_of("a"), "anna")
    await reviewer.ask("b", 0, record_of("b"), "ben")
    expert.may_think.release()
    async with asyncio.timeout(PATIENCE):
        while (await reviewer.look("a", 0, "anna")).step < 1:
            await asyncio.sleep(0)
    reviewer.cancel("a", 0, "somebody else")                 # is not asked
    assert (await reviewer.look("a", 0, "anna")).state == "working"
    reviewer.cancel("a", 0, "anna")
    expert.may_think.release()                               # what is being thought of is thought to its end
    await seen(reviewer, "b", "working", "ben")
    assert (await reviewer.look("a", 0, "anna")).state == "none"
    reviewer.cancel("b", 0, "ben")
    facts = await reviewer.ask("a", 0, record_of("a"), "anna")
    assert len(facts.decisions) == 2
    for _slice in range(2):
        expert.may_think.release()
    assert [one.step for one in (await seen(reviewer, "a", "done")).decisions] == [0, 1, 2]
    assert expert.thought.count(("a", 0)) == 1
    await reviewer.close()
    await store.close()


@live
async def test_reviews_are_limited_by_address_and_in_all(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    reviewer = Reviewer(SlowExpert(), store, an_hour=2)
    for number in range(2):
        await reviewer.ask(f"table {number}", 0, record_of("a"), "anna")
        reviewer.cancel(f"table {number}", 0, "anna")
    with pytest.raises(Refusal, match="2 reviews"):
        await reviewer.ask("table 3", 0, record_of("a"), "anna")
    for number in range(MOST_WAITING - len(reviewer.queue)):
        await reviewer.ask(f"other {number}", 0, record_of("a"), f"address {number}")
    with pytest.raises(Refusal, match="Too many others"):
        await reviewer.ask("one more", 0, record_of("a"), "ben")
    await reviewer.close()
    await store.close()


def test_a_server_without_an_expert_says_so(tmp_path: Path) -> None:
    house = House(tmp_path, advice_workers=0)
    try:
        table = house.table("kingdomino", ["bot:random", "bot:random"]).see_through()
        with house.http() as http:
            answer: httpx.Response = http.post(f"/api/tables/{table.id}/review", json={"seat": 0})
        assert (answer.status_code, answer.json()["why"]) == (409, "no-reviews")
    finally:
        house.close()
