"""A finished game as a whole, all cards open: what happened, what lay on the table after each choice, and the points
after each turn."""
from __future__ import annotations

import asyncio
from typing import Annotated, Any, Dict, List

from litestar import get
from litestar.params import Parameter
from msgspec import Struct

import crownlands
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.state import State
from crownlands.server.desk import Desk
from crownlands.server.lobby import TableId, find
from crownlands.server.replays import MOST_STEPS, finished, until

MOST_VIEWS = 50
SPECTATOR = -1


class Points(Struct):
    """After each turn in Dominion, after each round with dominoes; the first of each list is the beginning."""
    turns: List[int]                             # the number of the turn, of the player who had it; or of the round
    steps: List[int]                             # choices that were made by then
    points: List[List[int]]                      # of every seat, by turn


def open_view(state: State) -> Dict[str, Any]:
    """What lies on the table for somebody who sees every hand and is told every option."""
    view = state.view(int(state.seat))
    if "players" in view:
        view["players"] = [state.view(seat)["players"][seat] for seat in range(int(state.seats))]
    return view


def ended(state: State) -> int:
    """How many turns, or rounds, are over."""
    a_round = int(state.rules.claims) if isinstance(state, DominoesState) else 1
    return int(state.turns_taken()) // a_round


def views_of(record: Dict[str, Any], first: int, count: int) -> List[Dict[str, Any]]:
    """After `first` choices, after the next one, and so on."""
    state = crownlands.game(record["game"]).replay(until(record, first))
    views = [open_view(state)]
    for step in record["steps"][first:first + count - 1]:
        state.replay_steps([step])
        views.append(open_view(state))
    return views


def points_of(record: Dict[str, Any]) -> Points:
    state = crownlands.game(record["game"]).replay(until(record, 0))
    seats = range(int(state.seats))
    found = Points([0], [0], [[int(state.points(seat)) for seat in seats]])
    before = ended(state)
    for number, step in enumerate(record["steps"], 1):
        seat = int(state.turn_seat)
        state.replay_steps([step])
        if ended(state) != before:
            before = ended(state)
            found.turns.append(before if isinstance(state, DominoesState) else int(state.turns_of(seat)))
            found.steps.append(number)
            found.points.append([int(state.points(seat)) for seat in seats])
    return found


# ---- the requests
@get("/api/tables/{id:str}/events")
async def events(desk: Desk, id: TableId) -> List[Dict[str, Any]]:
    """All that happened, with everything that any seat saw of it."""
    game = finished((await find(desk, id)).table)
    return [{**event.for_seat(SPECTATOR), **event.private} for event in game.events]


@get("/api/tables/{id:str}/views/{first:int}")
async def views(desk: Desk, id: TableId, first: Annotated[int, Parameter(ge=0, le=MOST_STEPS)],
                count: Annotated[int, Parameter(ge=1, le=MOST_VIEWS)] = 1) -> List[Dict[str, Any]]:
    """What lay on the table after `first` choices and each of the next: for looking through a game quickly."""
    record = finished((await find(desk, id)).table).record()
    return await asyncio.to_thread(views_of, record, first, count)


@get("/api/tables/{id:str}/points")
async def points(desk: Desk, id: TableId) -> Points:
    """For the curve at the end of a game."""
    record = finished((await find(desk, id)).table).record()
    return await asyncio.to_thread(points_of, record)


HANDLERS = [events, views, points]
