"""The bots' side of the server: they think in processes of their own, from what their seat can know."""
from __future__ import annotations

import asyncio
from typing import Any, Dict

import msgspec

from crownlands.kernel.chance import seed_of
from crownlands.kernel.state import State
from crownlands.server.settings import Settings
from crownlands.server.workers import Workers, WorkFailed, WorkRefused


class BotFailed(Exception):
    """The bot gave no answer that can be used; the text says why."""


def imagined(state: State, seat: int, seed: int) -> Dict[str, Any]:
    """A position that the seat cannot tell from the real one. All that it ever saw is gone through for it, so after a
    long game it takes its time."""
    position: Dict[str, Any] = state.redeal(seat, seed).describe()
    return position


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.own = settings.own_bots
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
        self.failures = 0

    async def ask(self, state: State, bot: str, seed: int) -> str:
        """What the bot chooses in the open decision, from what its seat can know."""
        seat = int(state.seat)
        position = await asyncio.to_thread(imagined, state.copy(), seat, seed)
        try:
            answer = await self.workers.do("choose", game=state.game_name(), bot=bot, own=self.own.get(bot, ""),
                                           seat=seat, position=position, seed=seed_of(seed, seat))
        except (WorkFailed, WorkRefused) as error:
            self.failures += 1
            raise BotFailed(str(error)) from None
        return msgspec.json.decode(answer, type=str)

    async def close(self) -> None:
        await self.workers.close()
