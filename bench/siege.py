"""How do the tables fare while somebody attacks the server? `python bench/siege.py --help`.

A server with its usual limits, tables at which a move is made every second, and visitors from other addresses of this
machine who ask for the most that they are allowed: the longest replays, imports of long records, tables full of bots.
Every move is timed before the attack, during it, and afterwards."""
from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from tables import Doorman, Figures, Table, Times

import crownlands
from server import SETTINGS, Server, each, loop, percentiles

VISITORS = [f"127.0.0.{number}" for number in range(10, 18)]
STEPS = 3_900                                    # of the longest record: 4,000 are allowed
P99_MILLISECONDS = 100
GAME: Any = crownlands.game("dominion")


# ---- what the attackers have
def long_record() -> Figures:
    """A game in which nobody buys for long, then somebody finishes it."""
    rng = random.Random(1)
    state = GAME.start(seats=2, piles=["smithy"], seed=1, ask_forced=True)
    while not state.over:
        options = [option.id for option in state.decision.options]
        if state.choices < STEPS - 400:
            options = [option for option in options if not option.startswith("buy:")] or options
            state.choose(rng.choice(options))
            continue
        wanted = [option for option in ("play:treasures", "buy:province", "buy:gold", "buy:duchy", "buy:silver",
                                        "buy:estate") if option in options]
        state.choose((wanted or options)[0])
    record: Figures = state.record()
    return record


class Visitor:
    """Somebody at an address of their own who does not mind being refused."""

    def __init__(self, url: str, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=60, trust_env=False,
                                      transport=httpx.AsyncHTTPTransport(local_address=address))
        self.answers: dict[int, int] = {}

    async def ask(self, path: str, body: Figures | None = None) -> Any:
        answer = await (self.http.get(path) if body is None else self.http.post(path, json=body))
        self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1
        if answer.status_code == 429:
            await asyncio.sleep(0.2)
        return answer.json()


async def import_long(visitor: Visitor, record: Figures) -> str:
    made = await visitor.ask("/api/import", {"record": record, "seats": [{"name": "A"}, {"name": "B"}]})
    id: str = made["table"]["id"]
    while (await visitor.ask(f"/api/tables/{id}"))["status"] != "over":
        await asyncio.sleep(0.05)
    return id


# ---- the attacks: each is begun by all visitors, and goes on until it is cancelled
async def replays(visitor: Visitor, record: Figures) -> None:
    id = await import_long(visitor, record)
    rng = random.Random(visitor.http.base_url.host)
    while True:
        step = rng.randrange(STEPS - 200, len(record["steps"]))
        await visitor.ask(rng.choice([f"/api/tables/{id}/replay/{step}", f"/api/tables/{id}/events",
                                      f"/api/tables/{id}/points", f"/api/tables/{id}/views/{step}?count=50"]))


async def imports(visitor: Visitor, record: Figures) -> None:
    while True:
        await visitor.ask("/api/import", {"record": record, "seats": [{"name": "A"}, {"bot": "random"}]})


async def bots(visitor: Visitor, _record: Figures) -> None:
    while True:
        await visitor.ask("/api/tables", {"game": "dominion", "seats": [{"bot": "big_money"}] * 4, "hidden": True})


ATTACKS: dict[str, Callable[[Visitor, Figures], Awaitable[None]]] = {"replays": replays, "imports": imports,
                                                                     "bots": bots}


# ---- measuring
async def play(tables: list[Table], seconds: float) -> Figures:
    for table in tables:
        table.times, table.sent = Times(), 0
    end = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(end) for table in tables))
    return percentiles([one for table in tables for one in [*table.times.mover, *table.times.other]])


async def attack(name: str, url: str, record: Figures, tables: list[Table], seconds: float) -> Figures:
    visitors = [Visitor(url, address) for address in VISITORS]
    tasks = [asyncio.create_task(ATTACKS[name](visitor, record)) for visitor in visitors]  # type: ignore[arg-type]
    during = await play(tables, seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    answers: dict[str, int] = {}
    for visitor in visitors:
        await visitor.http.aclose()
        for status, count in visitor.answers.items():
            answers[str(status)] = answers.get(str(status), 0) + count
    return {**during, "answers": answers}


async def measure(count: int, seconds: float, names: list[str]) -> Figures:
    record = long_record()
    with tempfile.TemporaryDirectory() as folder:
        # the attackers meet every limit; our own tables, all from one address, do not
        server = Server(folder, {**SETTINGS, "REQUESTS_A_MINUTE": "600", "TABLES_AN_HOUR": "120"})
        try:
            doorman = Doorman(server.url)
            tables = [doorman.table(number) for number in range(count)]
            await each(tables, lambda table: table.connect(server.url))
            await each(tables, lambda table: table.open_moves(10))
            figures: Figures = {"before": await play(tables, seconds)}
            for name in names:
                memory = server.memory()
                figures[name] = await attack(name, server.url, record, tables, seconds)
                figures[name]["megabytes"] = (server.memory() - memory) / 1e6
            figures["after"] = await play(tables, seconds)
            await each(tables, lambda table: table.close())
            return figures
        finally:
            server.stop()


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--tables", type=int, default=100, help="at which a move is made every second (100)")
    reader.add_argument("--seconds", type=float, default=15.0, help="of each attack, and before and after (15)")
    reader.add_argument("--attacks", default=",".join(ATTACKS), help=f"some of {','.join(ATTACKS)}")
    reader.add_argument("--json", action="store_true", help="print all figures as JSON")
    wanted = reader.parse_args()
    if wanted.tables > 100:
        sys.exit("bench: one address may make 120 tables an hour, so at most 100 here")
    found = loop(measure(wanted.tables, wanted.seconds, wanted.attacks.split(",")))
    if wanted.json:
        print(json.dumps(found, indent=1))
        return
    print(f"{'':10}{'50%':>8}{'99%':>8}{'max':>8}   moves of {wanted.tables} tables, ms")
    for name, figures in found.items():
        told = ", ".join(f"{count} x {status}" for status, count in sorted(figures.get("answers", {}).items()))
        verdict = "" if "answers" not in figures else "   " + (
            "within" if figures["p99"] < P99_MILLISECONDS else "NOT WITHIN") + f" {P99_MILLISECONDS} ms"
        grown = f"; memory {figures['megabytes']:+.0f} MB" if "megabytes" in figures else ""
        print(f"{name:10}{figures['p50']:8.1f}{figures['p99']:8.1f}{figures['max']:8.0f}{verdict}   {told}{grown}")


if __name__ == "__main__":
    main()
