"""Whatever is sent to the server: it refuses clearly, the game goes on unchanged, nothing leaks and nothing grows."""
from __future__ import annotations

import asyncio
import json
import string
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Dict, List, Optional

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import crownlands
from house import PATIENCE, ConnectionClosed, House, Json, Seating, live
from siege import TRACES, Siege, check_refusal

REASONS = {"malformed", "version", "seat", "step", "illegal", "not_now"}
DEEP = "[" * 5000 + "]" * 5000


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    house = House(tmp_path_factory.mktemp("siege"))
    siege = Siege(house)
    yield siege
    siege.check()
    siege.http.close()
    house.close()
    assert '"level": "error"' not in house.logged(), house.logged()


# ---- over the WebSocket
async def say_all(table: Seating, seat: Optional[int], messages: List[Any]) -> List[Json]:
    """Send each as it is, coming back whenever the connection was closed; the refusals."""
    refused: List[Json] = []
    waiting = list(messages)
    while waiting:
        async with table.player(seat) as player:
            await player.until(lambda player=player: player.view != {})  # type: ignore[misc]
            assert player.socket is not None
            with suppress(ConnectionClosed):
                while waiting:
                    await player.socket.send(waiting.pop(0))
                    refusals = len(player.refused)
                    await player.until(lambda player=player, refusals=refusals:
                                       len(player.refused) > refusals)           # type: ignore[misc]
            # 1006: it was closed for a message too long, and the rest of that message came after
            assert player.socket.close_code in (None, 1006, 1009, 4400), player.socket.close_reason
            refused += player.refused
    return refused


def check_all_refused(refused: List[Json]) -> None:
    for refusal in refused:
        assert refusal["reason"] in REASONS
        assert 3 < len(refusal["message"]) <= 500
        assert not any(trace in refusal["message"] for trace in TRACES)


anything = some.recursive(some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
                          lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=8), inner,
                                                                                         max_size=3), max_leaves=8)
fields = some.sampled_from(["version", "seat", "token", "seen", "step", "option", "text", "bot", "type", "x"])
# what would be allowed at some step of a game is left out: everything here has to be refused
tags = some.sampled_from(["hello", "choose", "accept", "decline", "give", "", "view", "welcome", "Choose", "record"])
tagged = some.builds(lambda tag, rest: {**rest, "type": tag}, tags, some.dictionaries(fields, anything, max_size=4))
wrong_choices = some.builds(lambda step, option: {"type": "choose", "step": step, "option": option},
                            some.integers(-5, 2**40), some.text(string.ascii_lowercase + ":_", max_size=120))
wrong_answers = some.builds(lambda kind, step: {"type": kind, "step": step}, some.sampled_from(["accept", "decline"]),
                            some.integers(-5, 2**33))
wrong_gifts = some.builds(lambda seat, bot: {"type": "give", "seat": seat, "bot": bot}, some.integers(-3, 9),
                          some.sampled_from(["", "nobody", "../../x.txt", "my.txt", "random;", "x" * 100, "Random"]))
as_json = (anything | tagged | wrong_choices | wrong_answers | wrong_gifts).map(json.dumps)
broken = some.builds(lambda text, at: text[:at % (len(text) + 1)], tagged.map(json.dumps), some.integers(0, 200))
messages = some.lists(as_json | broken | some.text(max_size=60) | some.binary(max_size=60), min_size=8, max_size=12)


@given(messages, some.sampled_from([0, 1, None]))
def test_hostile_messages_change_nothing(siege: Siege, texts: List[Any], seat: Optional[int]) -> None:
    check_all_refused(asyncio.run(say_all(siege.table, seat, texts)))


@live
async def test_deep_and_oversized_messages_are_refused(siege: Siege) -> None:
    odd = ['{"x":' + DEEP + ',"type":"undo"}', '{"type":"choose","step":' + DEEP + "}", DEEP, '{"type":' + DEEP + "}",
           '{"type":"choose","step":' + "9" * 5000 + ',"option":"x"}', '{"type":"say","text":"' + "x" * 17_000 + '"}',
           '{"type":"say","text":"\\u0000"}', '{"type":"say","text":" "}', '{"type":"say","text":"\\ud800"}', "",
           "null", '{"type":"choose","step":NaN,"option":"x"}', b"\xff\xfe", b'{"type":"undo"}', "x" * 17_000]
    check_all_refused(await say_all(siege.table, 0, odd))


@live
async def test_choices_out_of_turn_and_of_other_steps_are_refused(siege: Siege) -> None:
    async with siege.table.player(0) as anna, siege.table.player(1) as ben:
        for player in (anna, ben):
            await player.until(lambda player=player: player.view != {})  # type: ignore[misc]
        asked, other = (anna, ben) if anna.options else (ben, anna)
        steps = [step for step in range(asked.step + 40) if step != asked.step]
        for step in steps:
            await asked.send(type="choose", step=step, option=asked.options[0])
        for _time in range(20):
            await other.send(type="choose", step=other.step, option=asked.options[0])
        await asked.until(lambda: len(asked.refused) == len(steps))
        await other.until(lambda: len(other.refused) == 20)
        assert {refusal["reason"] for refusal in asked.refused} == {"step"}
        assert {refusal["why"] for refusal in other.refused} == {"not-asked"}


async def greeting(siege: Siege, hello: Any, **how: Any) -> Optional[Json]:
    """The first answer to a hello; None if there is none."""
    address = siege.house.url.replace("http", "ws") + f"/api/tables/{siege.table.id}/play"
    try:
        async with connect(address, open_timeout=PATIENCE, **how) as socket:
            await socket.send(hello if isinstance(hello, (str, bytes)) else json.dumps(hello))
            with suppress(ConnectionClosed):
                answer: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                return answer
    except InvalidStatus as error:
        if error.response.status_code != 403:
            raise
    return None


@live
async def test_nobody_sits_down_with_a_token_that_does_not_hold_the_seat(siege: Siege) -> None:
    own, stranger = siege.table.tokens[0], siege.other.tokens[0]
    body, _, mark = own.partition(".")           # the last character of the mark has bits that mean nothing
    forged = [f"{body}.{'A' if mark[0] != 'A' else 'B'}{mark[1:]}", own[1:], own + "x", body, "x.y", ".", "", stranger,
              siege.table.tokens[1], "ž" * 50, own.upper(), siege.table.id, None]
    for token in forged:
        answer = await greeting(siege, {"type": "hello", "version": 1, "seat": 0, "token": token})
        assert answer is not None
        assert (answer["type"], answer["reason"]) == ("refused", "seat"), token
    wrong: Dict[str, Any] = {"malformed": {"type": "hello", "version": 1, "token": "x" * 201},
                             "version": {"type": "hello", "version": 2},
                             "seat": {"type": "hello", "version": 1, "seat": 5, "token": own}}
    for reason, hello in [*wrong.items(), ("malformed", '{"x":' + DEEP + ',"type":"hello"}'),
                          ("malformed", {"type": "resign"}), ("malformed", b"\x00")]:
        answer = await greeting(siege, hello)
        assert answer is not None, hello
        assert (answer["type"], answer["reason"]) == ("refused", reason), hello


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[::1", "http://127.0.0.1", "", "%00"])
@live
async def test_pages_of_other_sites_are_turned_away(siege: Siege, origin: str) -> None:
    assert await greeting(siege, {"type": "hello", "version": 1}, origin=origin) is None
    answer = siege.http.post("/api/tables", json={"game": "dominion", "seats": [{}, {}]}, headers={"Origin": origin})
    assert answer.status_code == 403
    check_refusal(answer)


@pytest.mark.parametrize("id", ["%00", "%ff%fe", "a.b", "a'b", "a%20b", "x" * 25])
@live
async def test_who_watches_no_table_is_told_so_before_the_database_is_asked(siege: Siege, id: str) -> None:
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        async with connect(siege.house.url.replace("http", "ws") + f"/api/tables/{id}/play", open_timeout=PATIENCE):
            pass


@live
async def test_messages_are_not_unpacked(siege: Siege) -> None:
    """A few packed bytes could become any number of long messages before the first of them is read."""
    async with siege.table.player() as spectator:
        assert spectator.socket is not None
        assert spectator.socket.protocol.extensions == []


@live
async def test_binary_frames_are_refused_by_name(siege: Siege) -> None:
    hello = await greeting(siege, b'{"type":"hello","version":1}')
    assert hello is not None
    later = await say_all(siege.table, 0, [b'{"type":"undo"}', b"", b"\xff", "{}"])
    assert [refusal["message"].startswith("text frames only") for refusal in (hello, *later)] == [True] * 4 + [False]


# ---- over HTTP
paths = some.sampled_from(["/api/tables", "/api/import", "/api/tables/ID/join", "/api/tables/ID/fork",
                           "/api/tables/ID/rematch", "/api/tables/ID/seats/0/bot", "/api/tables/ID/seats/1/bot"])
few_words = some.sampled_from(["dominion", "queendomino", "chess", "", "smithy", "moat", "b2_first_game", "base2e",
                               "x" * 99])
bodies = some.fixed_dictionaries({}, optional={
    "game": few_words | anything, "seats": some.lists(some.dictionaries(some.sampled_from(["name", "bot", "holder"]),
                                                                       few_words | anything, max_size=2), max_size=9),
    "options": some.dictionaries(few_words, few_words | some.integers() | anything, max_size=3) | anything,
    "kingdom": few_words | some.lists(few_words) | anything, "piles": some.lists(few_words) | anything,
    "boxes": some.lists(few_words) | anything, "move_seconds": some.integers() | anything, "name": anything,
    "seat": some.integers(-3, 9) | anything, "bot": few_words | anything, "step": some.integers() | anything,
    "record": anything, "hidden": anything})
contents = (bodies | anything).map(lambda body: json.dumps(body).encode()) | some.binary(max_size=80)


@given(some.lists(some.tuples(paths, contents), min_size=5, max_size=8))
def test_hostile_requests_change_nothing(siege: Siege, requests: List[Any]) -> None:
    for path, content in requests:
        check_refusal(siege.http.post(path.replace("ID", siege.table.id), content=content))


def damaged_records() -> some.SearchStrategy[Json]:
    """Records of a game with some part of them, at any depth, replaced."""
    starts = [crownlands.game(name).start(seats=seats, seed=1, ask_forced=True)
              for name, seats in (("dominion", 2), ("queendomino", 2), ("royal_wedding", 3))]
    records = [state.record() for state in starts] + [
        {**state.record(), "start": {"position": state.describe()}, "deal": ""} for state in starts]
    odd = anything | some.sampled_from([-1, 2**31, 2**63, 2**200, "", "copper", ["copper"] * 3000, {"copper": 10**9}])

    @some.composite
    def damaged(draw: some.DrawFn) -> Json:
        record: Json = json.loads(json.dumps(draw(some.sampled_from(records))))
        part: Any = record
        while True:
            key = draw(some.sampled_from(sorted(part) if isinstance(part, dict) else list(range(len(part)))))
            if not isinstance(part[key], (dict, list)) or not part[key] or draw(some.booleans()):
                part[key] = draw(odd)
                return record
            part = part[key]
    return damaged()


@given(some.lists(damaged_records(), min_size=5, max_size=8))
def test_damaged_records_are_refused_or_play(siege: Siege, records: List[Json]) -> None:
    for record in records:
        body = json.dumps({"record": record, "seats": [{}] * (3 if record.get("game") == "royal_wedding" else 2)})
        check_refusal(siege.http.post("/api/import", content=body))


@pytest.mark.parametrize(("pending", "says"), [
    ([{"effect": "look_at_top", "seat": 0, "x": 2**36}], "cannot have cards 68719476736: it is cards (0 to 3)"),
    ([{"effect": "look_at_top", "seat": 0, "x": 2**36}] * 100, "look_at_top cannot have cards 68719476736"),
    ([{"effect": "discard_down_to", "seat": 0, "x": 2**34}], "a pending discard_down_to cannot have"),
    ([{"effect": "gain", "seat": 0, "x": 1000}], "a pending gain cannot have x 1000: it is card (0 to"),
], ids=["a count", "many counts", "another count", "no card"])
def test_an_import_that_would_keep_the_engine_counting_is_refused(siege: Siege, pending: List[Json], says: str) -> None:
    """Below a question that is asked: only that one was looked at, and the first choice froze the server."""
    asking = {"effect": "trash_copper", "seat": 0, "x": 1}
    record = {"format": 1, "game": "dominion", "deal": "", "choices": 0, "steps": [], "start": {"position": {
        "players": [{"hand": ["copper"]}, {}], "pending": [*pending, asking]}}}
    answer = siege.http.post("/api/import", json={"record": record, "seats": [{"name": "x"}, {"bot": "big_money"}]})
    assert answer.status_code == 400
    assert says in answer.json()["error"]


@pytest.mark.parametrize("body", [DEEP, '{"x":' + DEEP + "}", '{"record":{"a":' + DEEP + '},"seats":[{},{}]}',
                                  b'{"game":"\xff","seats":[]}', b"\xff\xfe", b"\x00" * 50, b"", "NaN", '{"a":1e999}',
                                  b"x" * 1_000_001, '{"record":{"game":"a\\nb","steps":[]},"seats":[{},{}]}',
                                  '{"game":"dominion","seats":[{"name":"\\ud800"},{}]}'])
def test_bodies_that_no_program_would_send_are_refused(siege: Siege, body: Any) -> None:
    for path in ("/api/tables", "/api/import", f"/api/tables/{siege.table.id}/join"):
        answer = siege.http.post(path, content=body)
        check_refusal(answer)
        assert answer.status_code >= 400


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/%ff%fe", "/api/tables/" + "x" * 5000,
                                  "/api/tables/ID/replay/" + "9" * 5000, "/api/tables/ID/replay/-1",
                                  "/../../etc/passwd", "/api/tables/ID/replay/1e5",
                                  "/api/tables/ID'%20OR%20'1'='1", "/%2e%2e/x", "/x"])
def test_odd_addresses_are_refused(siege: Siege, path: str) -> None:
    answer = siege.http.get(path.replace("ID", siege.table.id))
    check_refusal(answer)
    assert answer.status_code in (400, 404, 409)


def test_odd_headers_hold_no_seat(siege: Siege) -> None:
    own = siege.table.tokens[0]
    odd = [b"Bearer \xff\xfe.\x80", b"Bearer", b"Basic " + own.encode(), b"Bearer " + own.encode()[:-2],
           b"Bearer " + b"x" * 10_000]
    for value in odd:
        answer = siege.http.get(f"/api/tables/{siege.table.id}/seats", headers=[(b"Authorization", value)])
        check_refusal(answer)
        assert answer.json() == []
    cookie = siege.http.get(f"/api/tables/{siege.table.id}/seats", headers=[(b"Cookie", b"crownlands=\xff;;=;x")])
    assert cookie.json() == []


# ---- what the description of the requests allows
def test_every_answer_is_as_openapi_describes(siege: Siege, request: pytest.FixtureRequest) -> None:
    """schemathesis makes up requests that it allows, and some that it does not."""
    import schemathesis  # which takes long: once, not for every worker that collects
    schema = schemathesis.openapi.from_url(siege.house.url + "/schema/openapi.json")
    long = request.config.getoption("--long")
    for found in schema.get_all_operations():
        operation: Any = found.ok()       # type: ignore[union-attr]

        @given(operation.as_strategy())
        @settings(max_examples=200 if long else 4)
        def ask(case: Any) -> None:
            answer = case.call(base_url=siege.house.url, timeout=PATIENCE)
            case.validate_response(answer, checks=[schemathesis.checks.not_a_server_error])
        ask()
