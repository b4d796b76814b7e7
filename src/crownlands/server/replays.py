"""Finished games: their record, everything that was hidden in them, a fork of any step, export and import."""
from __future__ import annotations

from typing import Annotated, Any, Dict, List, Optional

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.config import Config
from crownlands.server.desk import Desk
from crownlands.server.game import TableGame
from crownlands.server.hindsight import Points, ReplayStep, until
from crownlands.server.lobby import AnyRequest, NewSeat, NewSeats, Seated, TableId, find, make_table
from crownlands.server.refusal import Refusal
from crownlands.server.table import Table, TableFacts

MOST_NUMBER = 1_000_000                          # a step that no game has
MOST_VIEWS = 50
StepNumber = Annotated[int, Parameter(ge=0, le=MOST_NUMBER)]


class Fork(Struct, forbid_unknown_fields=True):
    """A new table where the game goes on after so many choices."""
    step: Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
    seats: NewSeats
    hidden: bool = False


class Import(Struct, forbid_unknown_fields=True):
    record: Dict[str, Any]
    seats: NewSeats
    hidden: bool = False


class Replay(Struct):
    table: TableFacts
    record: Dict[str, Any]
    seats: List[int]                             # who made each choice


def finished(table: Table) -> TableGame:
    """The game, if all of it may be shown."""
    if table.status != "over" or table.game is None:
        raise Refusal("not_now", "record-later")
    return table.game


def json_of(answer: Any) -> Dict[int, ResponseSpec]:
    """For the description of a request whose answer comes as it is from another process."""
    return {200: ResponseSpec(answer, generate_examples=False)}


@get("/api/tables/{id:str}/replay")
async def replay(desk: Desk, id: TableId) -> Replay:
    table = (await find(desk, id)).table
    game = finished(table)
    return Replay(table.facts(), game.record(), [made.seat for made in game.made])


@get("/api/tables/{id:str}/replay/{step:int}", responses=json_of(ReplayStep))
async def replay_step(desk: Desk, id: TableId, step: StepNumber) -> Response[bytes]:
    """All hands after so many choices."""
    return await look(desk, id, "step", step=step)


@get("/api/tables/{id:str}/events", responses=json_of(List[Dict[str, Any]]))
async def events(desk: Desk, id: TableId) -> Response[bytes]:
    """All that happened, with everything that any seat saw of it."""
    return await look(desk, id, "events")


@get("/api/tables/{id:str}/views/{first:int}", responses=json_of(List[Dict[str, Any]]))
async def views(desk: Desk, id: TableId, first: StepNumber,
                count: Annotated[int, Parameter(ge=1, le=MOST_VIEWS)] = 1) -> Response[bytes]:
    """What lay on the table after `first` choices and each of the next: for looking through a game quickly."""
    return await look(desk, id, "views", first=first, count=count)


@get("/api/tables/{id:str}/points", responses=json_of(Points))
async def points(desk: Desk, id: TableId) -> Response[bytes]:
    """For the curve at the end of a game."""
    return await look(desk, id, "points")


async def look(desk: Desk, id: str, job: str, **facts: int) -> Response[bytes]:
    record = finished((await find(desk, id)).table).record()
    return Response(await desk.archive.look(id, record, job, **facts), media_type=MediaType.JSON)


@get("/api/tables/{id:str}/record")
async def export(desk: Desk, id: TableId) -> Response[bytes]:
    """The record as a file, with the players: `crownlands.read` and `import` take it."""
    table = (await find(desk, id)).table
    players = [NewSeat(seat.player.name, seat.player.bot if seat.player.name is None else None) for seat in table.seats]
    record = {**finished(table).record(), "players": players}
    return Response(msgspec.json.format(msgspec.json.encode(record), indent=1), media_type="application/json",
                    headers={"Content-Disposition": f'attachment; filename="crownlands-{id}.json"'})


@post("/api/tables/{id:str}/fork")
async def fork(request: AnyRequest, desk: Desk, id: TableId, data: Fork) -> Response[Seated]:
    """Play on from any step of a finished game."""
    table = (await find(desk, id)).table
    record = until(finished(table).record(), data.step)
    return await begin_with(request, desk, record, data.seats, data.hidden, forked_from=id)


@post("/api/import")
async def import_record(request: AnyRequest, desk: Desk, data: Import) -> Response[Seated]:
    """A table from a record: to look at if the game is over, else to play on."""
    return await begin_with(request, desk, data.record, data.seats, data.hidden)


async def begin_with(request: AnyRequest, desk: Desk, record: Dict[str, Any], seats: NewSeats,
                     hidden: bool, forked_from: Optional[str] = None) -> Response[Seated]:
    await desk.check_room(desk.tokens.maker(request))        # before anything is played again
    checked = await desk.archive.check(record)
    if len(seats) != checked.seats:
        raise CrownlandsError("record-seats", seats=checked.seats, n=len(seats))
    config = Config(checked.record["game"], checked.seats, record=checked.record, forked_from=forked_from)
    return await make_table(request, desk, config, seats, hidden)


HANDLERS = [replay, replay_step, events, views, points, export, fork, import_record]
