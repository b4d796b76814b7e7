"""The application: all its requests, and what it opens when it starts and closes when it stops."""
from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator, Dict, Optional

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from crownlands.server import (
    books,
    catalogue,
    connection,
    guests,
    health,
    lessons,
    lobby,
    page,
    replays,
    reviews,
    safety,
    studies,
    today,
)
from crownlands.server.dealer import SECONDS_TO_CLOSE
from crownlands.server.desk import Desk
from crownlands.server.luck import Luck
from crownlands.server.names import Names
from crownlands.server.settings import CannotServe, Settings
from crownlands.server.storage.store import Store
from crownlands.server.tokens import Tokens
from crownlands.version import VERSION

NOTICES = "crownlands"                           # the channel on which servers tell each other of new steps
FORGET_SECONDS = 60.0
HANDLERS: Any = [*page.HANDLERS, *lobby.HANDLERS, *connection.HANDLERS, *replays.HANDLERS, *reviews.HANDLERS,
                 *books.HANDLERS, *catalogue.HANDLERS, *health.HANDLERS, *studies.HANDLERS,
                 *today.HANDLERS, *lessons.HANDLERS, *guests.HANDLERS]


def open_channels(redis_url: str | None) -> ChannelsBackend:
    """Notices go through memory if this is the only server, else through Redis."""
    if redis_url is None:
        return MemoryChannelsBackend()
    try:
        from crownlands.server.notices import open_notices
    except ImportError:
        raise CannotServe("redis-missing") from None
    try:
        return open_notices(redis_url)
    except ValueError as error:
        raise CannotServe("no-redis", why=str(error).splitlines()[0]) from None


def provide_desk(state: State) -> Desk:
    desk: Desk = state.desk
    return desk


def build(settings: Settings, store: Store, secret: str, backend: ChannelsBackend,
          lan_address: Optional[str] = None) -> Litestar:
    channels = ChannelsPlugin(backend, channels=[NOTICES])

    def publish(notice: Dict[str, Any]) -> None:
        channels.publish(msgspec.json.encode(notice), NOTICES)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        fixed = settings.seed is not None
        luck = Luck(str(settings.seed) if fixed else secret, fixed)
        desk = Desk(settings, store, Tokens(secret), luck, publish)
        desk.lan_address = lan_address
        app.state.desk = desk
        async with channels:                     # not as a plugin: it would be gone before the dealers are
            errands = (hear_notices(channels, desk), desk.look_around(), desk.see_who_is_there(), desk.tidy(),
                       forget_addresses(app))
            tasks = [asyncio.create_task(errand) for errand in errands]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks, timeout=SECONDS_TO_CLOSE)
                await desk.close()

    middleware: Any = []
    if settings.connections:
        middleware.append(safety.count_addresses(settings.connections))
    if settings.requests_a_minute:
        middleware.append(RateLimitConfig(rate_limit=("minute", settings.requests_a_minute),
                                          exclude=["^/health$", "^/metrics$", "^/assets/"]).middleware)
    middleware.append(safety.guard(Names(settings.names)))
    return Litestar(
        HANDLERS, lifespan=[lifespan], middleware=middleware, before_send=[safety.add_headers],
        exception_handlers=safety.HANDLERS, request_max_body_size=safety.MOST_BODY,
        dependencies={"desk": Provide(provide_desk, sync_to_thread=False)},
        openapi_config=OpenAPIConfig(title="Crownlands", version=VERSION, path="/schema",
                                     render_plugins=[JsonRenderPlugin(path="/openapi.json")]),
        logging_config=None, debug=False)


async def forget_addresses(app: Litestar) -> None:
    """How often each address has asked is kept for a minute, not for ever."""
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        await app.stores.get("rate_limit").delete_expired()    # type: ignore[attr-defined]


async def hear_notices(channels: ChannelsPlugin, desk: Desk) -> None:
    """Those of other servers, also again after Redis was away."""
    async with channels.start_subscription([NOTICES]) as subscription:
        async for notice in subscription.iter_events():
            desk.noticed(notice)


