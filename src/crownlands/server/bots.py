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
    """A position that the seat cannot tell from the real one. What the seat remembers is kept with the state's log: its
    first question after the table was read goes through all that happened, each later one through what is new."""
    position: Dict[str, Any] = state.redeal(seat, seed).describe()
    return position


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.own = settings.own_bots
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
        self.failures = 0

    async def ask(self, state: State, bot: str, seed: int) -> str:
        """What the bot chooses in the open decision, from what its seat can know."""
        state = state.copy()                     # the game may go on without us
        seat = int(state.seat)
        try:
            position = await asyncio.to_thread(imagined, state, seat, seed)
        except Exception as error:               # a position that the rules cannot lead to, and that nobody noticed
            raise self.failed(f"{type(error).__name__}: {error}") from error
        try:
            answer = await self.workers.do("choose", game=state.game_name(), bot=bot, own=self.own.get(bot, ""),
                                           seat=seat, position=position, seed=seed_of(seed, seat))
        except (WorkFailed, WorkRefused) as error:
            raise self.failed(str(error)) from None
        option = msgspec.json.decode(answer, type=str)
        if option not in [state.option_id(number) for number in state.answers()]:
            raise self.failed(f"it chose what it was not offered: {option}")
        return option

    def failed(self, why: str) -> BotFailed:
        self.failures += 1
        return BotFailed(why)

    async def close(self) -> None:
        await self.workers.close()
