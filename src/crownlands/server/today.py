"""The kingdom of the day and the domino deal of the day: the same for everybody at this server, with everybody's
results."""
from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Any, Dict, List, Literal, Optional

from litestar import Response, get, post
from msgspec import Struct

from crownlands.dominion import kingdoms
from crownlands.server.clock import now
from crownlands.server.config import Config, Name
from crownlands.server.desk import Desk
from crownlands.server.lobby import AnyRequest, NewSeat, Seated, make_table

DAY = 24 * 3600 * 1000                           # milliseconds
OPPONENT = "steady"                              # the same for all, so that results can be compared
DOMINOES = ("kingdomino", "queendomino")         # in turn
MOST = 200                                       # results that are looked at

Kind = Literal["cards", "dominoes"]


class DayResult(Struct):
    """What somebody made of the deal at the first try. Not where: a replay would tell the cards."""
    name: str
    points: int
    opponent: int
    won: bool


class DayDeal(Struct):
    kind: Kind
    day: str
    game: str
    kingdom: Optional[str]                       # the id of a recommended set
    results: List[DayResult]                     # the best first


class PlayToday(Struct, forbid_unknown_fields=True):
    kind: Kind
    name: Name


def today() -> str:
    return datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()


def deal_of(day: str, kind: Kind) -> Config:
    """The table of that day: everything at it, its shuffles too, follows from the day."""
    number = int.from_bytes(hashlib.sha256(day.encode()).digest()[:8], "big")
    if kind == "dominoes":
        return Config(DOMINOES[datetime.fromisoformat(day).toordinal() % 2], day=day)
    sets = [one for one in kingdoms.SETS if one.playable]
    chosen = sets[number % len(sets)]
    return Config("dominion", kingdom=chosen.id, boxes=list(chosen.boxes), day=day)


@get("/api/today")
async def deals_of_today(desk: Desk) -> List[DayDeal]:
    day = today()
    configs: Dict[Kind, Config] = {kind: deal_of(day, kind) for kind in ("cards", "dominoes")}
    results = await results_of(desk, day)
    return [DayDeal(kind, day, config.game, config.kingdom if isinstance(config.kingdom, str) else None,
                    results.get(config.game, [])) for kind, config in configs.items()]


@post("/api/today")
async def play_today(request: AnyRequest, desk: Desk, data: PlayToday) -> Response[Seated]:
    """Sit down at the deal of the day, against a bot."""
    seats = [NewSeat(data.name), NewSeat(bot=OPPONENT)]
    return await make_table(request, desk, deal_of(today(), data.kind), seats, True)


async def results_of(desk: Desk, day: str) -> Dict[str, List[DayResult]]:
    """By game. Who plays a deal again knows its cards: only the first try of a device counts."""
    first: Dict[Any, DayResult] = {}
    for id in await desk.store.made_of("day", now() - 2 * DAY, MOST):
        live = await desk.find(id)
        if live is None or live.table.config.day != day:
            continue
        table, seat = live.table, live.table.seats[0]
        key = (table.config.game, seat.player.holder or table.row.host)
        if key not in first and table.result is not None:
            points, won = table.result["scores"], table.result["winners"]
            first[key] = DayResult(seat.player.name or "", points[0], points[1], won == [0])
    found: Dict[str, List[DayResult]] = {}
    for (game, _holder), result in first.items():
        found.setdefault(game, []).append(result)
    return {game: sorted(results, key=lambda one: (not one.won, one.opponent - one.points, -one.points))
            for game, results in found.items()}


HANDLERS = [deals_of_today, play_today]
