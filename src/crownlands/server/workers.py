"""Processes for work that must not hold up the tables: started clean, with a limit of time and memory, and ended when
they pass it. The compiled engine lets no other thread run meanwhile, so threads would not do."""
from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Dict, Optional

import msgspec

from crownlands.kernel.errors import CrownlandsError
from crownlands.server.wrong import facts_in

SECONDS_TO_START = 30.0
SECONDS_OF_GRACE = 2.0                           # beyond the worker's own alarm
ENDED = '{"failed": "it took too long, or its process ended"}'


class WorkRefused(CrownlandsError):
    """What was asked for is wrong: the error of the process, told here."""


class WorkFailed(Exception):
    """There is no answer; the text says why."""


class Worker:
    """One process. It starts when it is first needed, and anew after a failure."""

    def __init__(self, seconds: float, megabytes: int, niceness: int) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.niceness = niceness
        self.process: Optional[Process] = None

    async def start(self) -> Process:
        # a program of its own, not a fork: it has none of our sockets and files, nor what only we should know
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CROWNLANDS_")}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "crownlands.server.worker", str(self.seconds), str(self.megabytes),
            str(self.niceness), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment, close_fds=True)
        self.process = process
        assert process.stdout is not None
        async with asyncio.timeout(SECONDS_TO_START):
            await process.stdout.readline()
        return process

    async def do(self, question: bytes) -> bytes:
        answered = False
        try:
            process = self.process if self.process and self.process.returncode is None else await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            async with asyncio.timeout(self.seconds + SECONDS_OF_GRACE):
                await process.stdin.drain()
                line = await process.stdout.readline()
                told: Dict[str, Any] = json.loads(line or ENDED)
                answer = await process.stdout.readexactly(told.get("size", 0))
            answered = "failed" not in told
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise WorkFailed(f"its process does not answer ({type(error).__name__})") from None
        finally:
            if not answered:                     # a late answer must not meet a new question
                self.stop()
        if "refused" in told:
            raise WorkRefused(told["refused"]["why"], **facts_in(told["refused"]))
        if "failed" in told:
            raise WorkFailed(told["failed"])
        return answer

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class Workers:
    def __init__(self, count: int, seconds: float, megabytes: int, niceness: int = 0) -> None:
        """niceness: how far they stand back behind other processes that want the cores."""
        self.all = [Worker(seconds, megabytes, niceness) for _worker in range(count)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def do(self, job: str, **facts: Any) -> bytes:
        """The answer as JSON."""
        question = msgspec.json.encode({"job": job, "facts": facts}) + b"\n"
        worker = await self.idle.get()
        try:
            return await worker.do(question)
        finally:
            self.idle.put_nowait(worker)

    async def close(self) -> None:
        """End the processes, and wait until they are gone."""
        processes = [worker.process for worker in self.all if worker.process is not None]
        for worker in self.all:
            worker.stop()
        await asyncio.gather(*(process.wait() for process in processes))
