"""Reviews by HTTP: what an expert thinks of a seat's decisions in a finished game."""
from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter
from msgspec import Struct

from crownlands.server.desk import Desk
from crownlands.server.lobby import AnyRequest, TableId, find
from crownlands.server.protocol import SeatNumber
from crownlands.server.replays import finished
from crownlands.server.requests import check_number
from crownlands.server.reviewer import ReviewFacts

AnySeat = Annotated[int, Parameter(ge=0, le=7)]


class WantReview(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


@post("/api/tables/{id:str}/review", status_code=200)
async def ask_review(request: AnyRequest, desk: Desk, id: TableId, data: WantReview) -> ReviewFacts:
    """Begin a review, or wait with others for it. It takes its time: look how far it is."""
    table = (await find(desk, id)).table
    record = finished(table).record()
    check_number(table, data.seat)
    return await desk.reviewer.ask(id, data.seat, record, desk.tokens.maker(request))


@get("/api/tables/{id:str}/review/{seat:int}")
async def look_at_review(request: AnyRequest, desk: Desk, id: TableId, seat: AnySeat) -> ReviewFacts:
    """How far it is. A review that nobody looks at for a while is put off."""
    finished((await find(desk, id)).table)
    return await desk.reviewer.look(id, seat, desk.tokens.maker(request))


@delete("/api/tables/{id:str}/review/{seat:int}")
async def cancel_review(request: AnyRequest, desk: Desk, id: TableId, seat: AnySeat) -> None:
    """Do not wait for it any more. What is judged already is kept for a while."""
    desk.reviewer.cancel(id, seat, desk.tokens.maker(request))


HANDLERS = [ask_review, look_at_review, cancel_review]
