"""How servers tell each other of new steps: through Redis, which may be away for a while. Notices that are lost then do
no harm: each server also looks for new steps by itself, only less quickly (see desk.look_around)."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Tuple

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
        self.away_until = 0.0

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self.away_until:
            return
        try:
            await super().publish(data, channels)
        except AWAY as error:
            log.warning("Redis is away: %s", type(error).__name__)
            self.away_until = loop.time() + AFTER_TROUBLE

    async def stream_events(self) -> AsyncGenerator[Tuple[str, Any], None]:
        while True:
            with suppress(*AWAY):
                async for event in super().stream_events():
                    yield event
            await asyncio.sleep(AFTER_TROUBLE)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        with suppress(*AWAY):
            await super().unsubscribe(channels)

    async def on_shutdown(self) -> None:
        with suppress(*AWAY):
            await super().on_shutdown()


async def open_notices(url: str) -> Notices:
    redis = Redis.from_url(url, socket_timeout=SECONDS_TO_ANSWER, socket_connect_timeout=SECONDS_TO_ANSWER)
    await redis.ping()
    return Notices(redis)
