"""For the operator of the server: is it well, and how much is there to do?"""
from __future__ import annotations

from typing import Dict, Literal

from litestar import MediaType, Response, get
from litestar.datastructures import State
from msgspec import Struct

from crownlands.server.desk import Desk
from crownlands.server.door import Door
from crownlands.version import VERSION


class Health(Struct):
    status: Literal["well", "damaged", "not writing", "no database"]
    version: str
    database: bool                               # it can be read
    writing: bool                                # and written
    unreadable: int                              # tables met since the start whose log this version cannot replay


@get("/health")
async def health(desk: Desk) -> Response[Health]:
    alive = await desk.store.alive()
    writing = alive and await desk.store.pulse.beats()
    status: Literal["well", "damaged", "not writing", "no database"] = (
        "no database" if not alive else "not writing" if not writing else
        "damaged" if desk.store.damaged else "well")         # others can still play
    return Response(Health(status, VERSION, alive, writing, len(desk.unreadable)), status_code=200 if writing else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(desk: Desk, state: State) -> str:
    """In Prometheus' format."""
    door: Door = state.door
    live = list(desk.tables.values())
    gauges: Dict[str, float] = {
        "tables": len(live),
        "tables_running": sum(one.table.status == "running" for one in live),
        "tables_unreadable": len(desk.unreadable),
        "connections": sum(len(one.watchers) for one in live),
        "connections_open": len(door.inside),
        "connections_waited_for": len(door.waiting),
        "bot_workers_idle": desk.bots.workers.idle.qsize(),
        "records_waiting": desk.archive.waiting,
        "reviews_waiting": len(desk.reviewer.queue),
        "studies_waiting": len(desk.lab.under_way),
        "writes_waiting": desk.store.writer.jobs.qsize(),
    }
    totals = {**desk.counts, **door.counts, "bot_failures": desk.bots.failures}
    lines = [f"# TYPE crownlands_{name} gauge\ncrownlands_{name} {value}" for name, value in gauges.items()]
    lines += [f"# TYPE crownlands_{name}_total counter\ncrownlands_{name}_total {value}"
              for name, value in totals.items()]
    return "\n".join(lines) + "\n"


HANDLERS = [health, metrics]
