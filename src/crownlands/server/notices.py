"""How servers tell each other of new steps: through Redis, which may be away for a while. Notices that are lost then do
no harm: each server also looks for new steps by itself, only less quickly (see desk.look_around)."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Set, Tuple

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

AWAY = (RedisError, OSError)
SECONDS_TO_ANSWER = 5.0
AFTER_TROUBLE = 1.0                              # until Redis is asked again


class Notices(RedisChannelsPubSubBackend):
    """Litestar's own stops for good at the first trouble: nothing is told or heard any more, and what waits to be told
    grows without end."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis)
        self.wanted: Set[str] = set()            # channels
        self.asked = asyncio.Event()             # for some of them
        self.away = False
        self.away_until = 0.0

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if asyncio.get_running_loop().time() < self.away_until:
            return
        try:
            await super().publish(data, channels)
        except AWAY as error:
            self.miss(error)

    async def stream_events(self) -> AsyncGenerator[Tuple[str, Any], None]:
        await self.asked.wait()
        while True:
            try:
                await super().subscribe(self.wanted)
                self.greet()
                async for event in super().stream_events():
                    yield event
            except AWAY as error:
                self.miss(error)
            await asyncio.sleep(AFTER_TROUBLE)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.wanted |= set(channels)
        try:
            await super().subscribe(self.wanted)
        except AWAY as error:
            self.miss(error)
        self.asked.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self.wanted -= set(channels)
        with suppress(*AWAY):
            await super().unsubscribe(channels)

    def miss(self, error: Exception) -> None:
        self.away_until = asyncio.get_running_loop().time() + AFTER_TROUBLE
        if not self.away:
            self.away = True
            log.warning("Redis is away, what happens at other servers is seen later: %s", str(error).splitlines()[0])

    def greet(self) -> None:
        if self.away:
            self.away = False
            log.warning("Redis is back")

    async def on_shutdown(self) -> None:
        with suppress(*AWAY):
            await super().on_shutdown()


def open_notices(url: str) -> Notices:
    """Redis may still be away."""
    return Notices(Redis.from_url(url, socket_timeout=SECONDS_TO_ANSWER, socket_connect_timeout=SECONDS_TO_ANSWER))
