"""Finished games: their record, their state at any step with all hands open, a fork of any step, export and import."""
from __future__ import annotations

import asyncio
from typing import Annotated, Any, Dict, List

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

import crownlands
from crownlands.kernel.errors import CrownlandsError
from crownlands.server.config import Config
from crownlands.server.desk import Desk
from crownlands.server.game import TableGame
from crownlands.server.lobby import AnyRequest, NewSeat, NewSeats, Seated, TableId, find, make_table
from crownlands.server.refusal import Refusal
from crownlands.server.table import Table, TableFacts

MOST_STEPS = 20_000
MOST_START = 50_000                              # letters: a position with all cards of six players has a tenth of it


class Fork(Struct, forbid_unknown_fields=True):
    """A new table where the game goes on after so many choices."""
    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]
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


class ReplayStep(Struct):
    step: int
    views: List[Dict[str, Any]]                  # of every seat
    events: List[Dict[str, Any]]                 # of the last choice, with all that any seat saw of it


def finished(table: Table) -> TableGame:
    """The game, if all of it may be shown."""
    if table.status != "over" or table.game is None:
        raise Refusal("not_now", "record-later")
    return table.game


def until(record: Dict[str, Any], step: int) -> Dict[str, Any]:
    """The record of the first choices."""
    if step > len(record["steps"]):
        raise CrownlandsError(f"the game has {len(record['steps'])} steps, so none with number {step}")
    part = {**record, "steps": record["steps"][:step], "choices": step}
    if step < len(record["steps"]):
        part.pop("result", None)
    return part


@get("/api/tables/{id:str}/replay")
async def replay(desk: Desk, id: TableId) -> Replay:
    table = (await find(desk, id)).table
    game = finished(table)
    return Replay(table.facts(), game.record(), [made.seat for made in game.made])


@get("/api/tables/{id:str}/replay/{step:int}")
async def replay_step(desk: Desk, id: TableId, step: Annotated[int, Parameter(ge=0, le=MOST_STEPS)]) -> ReplayStep:
    """All hands after so many choices."""
    record = finished((await find(desk, id)).table).record()
    return await asyncio.to_thread(step_of, until(record, step), step)


def step_of(record: Dict[str, Any], step: int) -> ReplayStep:
    game = crownlands.game(record["game"])
    state = game.replay(record)
    before = len(game.replay(until(record, step - 1)).events(None)) if step else 0
    seats = range(int(state.seats))
    seen = [state.events(seat, before) for seat in seats]
    events = [{name: fact for one in parts for name, fact in one.items()} for parts in zip(*seen, strict=True)]
    return ReplayStep(step, [state.view(seat) for seat in seats], events)


@get("/api/tables/{id:str}/record")
async def export(desk: Desk, id: TableId) -> Response[bytes]:
    """The record as a file, with who played: `crownlands.read` and `import` take it."""
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
    return await begin_with(request, desk, record, data.seats, data.hidden)


@post("/api/import")
async def import_record(request: AnyRequest, desk: Desk, data: Import) -> Response[Seated]:
    """A table from a record: to look at if the game is over, else to play on."""
    if not isinstance(data.record.get("steps"), list) or len(data.record["steps"]) > MOST_STEPS:
        raise CrownlandsError(f"a record has a list of steps, at most {MOST_STEPS}")
    if len(msgspec.json.encode(data.record.get("start"))) > MOST_START:
        raise CrownlandsError(f"the start of a record has at most {MOST_START} letters")
    return await begin_with(request, desk, data.record, data.seats, data.hidden)


async def begin_with(request: AnyRequest, desk: Desk, record: Dict[str, Any], seats: NewSeats,
                     hidden: bool) -> Response[Seated]:
    game = crownlands.game(str(record.get("game")))
    wanted = int((await asyncio.to_thread(game.replay, record)).seats)       # it may be long: others go on meanwhile
    if len(seats) != wanted:
        raise CrownlandsError(f"the record is of a game with {wanted} seats, not {len(seats)}")
    return await make_table(request, desk, Config(game.name, wanted, record=record), seats, hidden)


HANDLERS = [replay, replay_step, export, fork, import_record]
