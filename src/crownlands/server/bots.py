"""The bots' side of the server: processes in which they think, started clean, with a limit of time and memory."""
from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Dict, Optional

from crownlands.kernel.chance import seed_of
from crownlands.kernel.state import State
from crownlands.server.settings import Settings

SECONDS_TO_START = 30.0
SECONDS_OF_GRACE = 2.0                           # beyond the bot's own alarm


class BotFailed(Exception):
    """The bot gave no answer that can be used; the text says why."""


class Worker:
    """One process. It starts when it is first needed, and anew after a failure."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process: Optional[Process] = None

    async def start(self) -> Process:
        # a program of its own, not a fork: it has none of our sockets and files, nor what only we should know
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CROWNLANDS_")}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "crownlands.server.bot_worker", str(self.settings.bot_seconds),
            str(self.settings.bot_megabytes), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, close_fds=True)
        self.process = process
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readline(), SECONDS_TO_START)
        return process

    async def ask(self, question: Dict[str, Any]) -> str:
        reply: Dict[str, Any] = {}
        try:
            process = self.process if self.process and self.process.returncode is None else await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            wait = self.settings.bot_seconds + SECONDS_OF_GRACE
            line = await asyncio.wait_for(process.stdout.readline(), wait)
            reply = json.loads(line) if line else {"error": "it took too long, or its process ended"}
        except (TimeoutError, OSError, ValueError) as error:
            reply = {"error": f"its process does not answer ({type(error).__name__})"}
        finally:
            if "option" not in reply:            # a late answer must not meet a new question
                self.stop()
        if "option" not in reply:
            raise BotFailed(reply.get("error", "it gave no answer"))
        return str(reply["option"])

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


def imagined(state: State, seat: int, seed: int) -> Dict[str, Any]:
    """A position that the seat cannot tell from the real one. All that it ever saw is gone through for it, so after a
    long game it takes its time."""
    position: Dict[str, Any] = state.redeal(seat, seed).describe()
    return position


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = [Worker(settings) for _worker in range(settings.bot_workers)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.failures = 0

    async def ask(self, state: State, bot: str, seed: int) -> str:
        """What the bot chooses in the open decision, from what its seat can know."""
        seat = int(state.seat)
        position = await asyncio.to_thread(imagined, state.copy(), seat, seed)
        question = {"game": state.game_name(), "bot": bot, "own": self.settings.own_bots.get(bot), "seat": seat,
                    "position": position, "seed": seed_of(seed, seat)}
        worker = await self.idle.get()
        try:
            return await worker.ask(question)
        except BotFailed:
            self.failures += 1
            raise
        finally:
            self.idle.put_nowait(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
