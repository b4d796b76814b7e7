"""Requests that a stranger's page, or a stranger's name, sends us."""
from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from crownlands.server.names import Names
from house import PATIENCE, House, live

TABLE = {"game": "dominion", "seats": [{}, {}]}


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("strict"), requests_a_minute=100, names="play.example.org, other.example")
    yield house
    house.close()


def forwarded(number: int) -> dict[str, str]:
    """Each test has addresses of its own, so that it does not use up the requests of others."""
    return {"X-Forwarded-For": f"203.0.113.{number}"}


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "LOCALHOST.", "127.0.0.1:80", "[::1]:8000", "10.1.2.3",
                                  "[fe80::1%25eth0]", socket.gethostname(), f"{socket.gethostname()}.local:8000", ""])
def test_numbers_and_the_names_of_this_machine_mean_us(host: str) -> None:
    assert Names([]).hold(host)


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "1.2.3.4.5",
                                  "[::", "evil.example:8000", "localhost@evil.example", "0x7f000001.example"])
def test_other_names_do_not_unless_the_operator_says_so(host: str) -> None:
    assert not Names(["play.example.org"]).hold(host)
    assert Names(["*"]).hold(host)


def test_a_name_that_is_not_ours_is_refused_with_what_to_do(strict_house: House) -> None:
    with strict_house.http() as http:
        for host in ("play.example.org", "PLAY.example.org:443", "other.example"):
            assert http.get("/api/games", headers={"Host": host}).status_code == 200
        for path in ("/", "/api/games", "/health"):
            refused = http.get(path, headers={"Host": "evil.example:8000"})
            assert refused.status_code == 421
            assert refused.json()["error"].endswith("if it should, start it with --names evil.example")
            assert refused.headers["X-Frame-Options"] == "DENY"
        made = http.post("/api/tables", json=TABLE, headers={"Host": "evil.example", "Origin": "http://evil.example"})
        assert made.status_code == 421


@live
async def test_nobody_plays_under_a_name_that_is_not_ours(strict_house: House) -> None:
    table = strict_house.table(seats=["Anna", "Ben"])
    address = f"{strict_house.url.replace('http', 'ws')}/api/tables/{table.id}/play"
    port = strict_house.url.rpartition(":")[2]
    with pytest.raises(InvalidStatus, match="HTTP 403"):
        await connect(address.replace("127.0.0.1", "evil.example"), host="127.0.0.1", port=int(port),
                      open_timeout=PATIENCE)
    async with connect(address.replace("127.0.0.1", "play.example.org"), host="127.0.0.1", port=int(port),
                       open_timeout=PATIENCE) as ours:
        await ours.send(json.dumps({"type": "hello", "version": 1}))
        assert json.loads(await asyncio.wait_for(ours.recv(), PATIENCE))["type"] == "welcome"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
                                  "", "application/jsonp", "text/plain; application/json"])
def test_what_a_form_could_send_is_refused(strict_house: House, kind: str) -> None:
    with strict_house.http() as http:
        told = http.post("/api/tables", content=json.dumps(TABLE), headers={"Content-Type": kind, **forwarded(1)})
        assert told.status_code == 415
        assert told.json()["error"] == "the body of a request is JSON: its Content-Type has to be application/json"
        right = {"Content-Type": "Application/JSON; charset=utf-8", **forwarded(1)}
        assert http.post("/api/tables", content=json.dumps(TABLE), headers=right).status_code == 201


def test_a_foreign_page_cannot_fill_the_log(strict_house: House) -> None:
    told: list[httpx.Response] = []
    with strict_house.http() as http:
        for _time in range(120):
            told.append(http.post("/api/tables", json=TABLE, headers={"Origin": "http://evil.example", **forwarded(2)}))
    assert {answer.status_code for answer in told[:100]} == {403}
    assert {answer.status_code for answer in told[100:]} == {429}
    assert all(answer.headers["X-Content-Type-Options"] == "nosniff" for answer in told)
    assert strict_house.logged().count("a page of another site") == 1
