"""Live play: one WebSocket, which watches a table from one seat or as a spectator."""
from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, NamedTuple, Optional, Union

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from crownlands.kernel.errors import CrownlandsError
from crownlands.server import protocol
from crownlands.server.desk import Desk
from crownlands.server.door import CALLER, LiveCaller
from crownlands.server.live import LiveTable
from crownlands.server.lobby import TableId
from crownlands.server.presence import PING_SECONDS
from crownlands.server.protocol import Refused
from crownlands.server.refusal import Refusal, one_line
from crownlands.server.requests import MOST_CHAT, check_number, seats_of
from crownlands.server.storage.store import Damaged
from crownlands.server.storage.writer import NotStored
from crownlands.server.writing import check_name

log = logging.getLogger(__name__)

HELLO_SECONDS = 10.0
MOST_WAITING = MOST_CHAT + 1000                  # messages that a slow client may be behind; all the chat comes at once
MOST_MALFORMED = 20
BAD_HELLO, UNKNOWN_TABLE, TOO_SLOW, BROKEN, NO_DATABASE = 4400, 4404, 4408, 4500, 4503


class Goodbye(NamedTuple):
    code: int
    reason: str


def decode(frame: Union[str, bytes]) -> protocol.FromClient:
    if isinstance(frame, bytes):
        raise msgspec.DecodeError("text frames only: messages are JSON in WebSocket frames of type text")
    message: protocol.FromClient = protocol.decode(frame)
    return message


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, live: LiveTable,
                 caller: Optional[LiveCaller] = None) -> None:
        """caller: what knows of pings; none where the WebSocket is not one of our door."""
        self.socket = socket
        self.desk = desk
        self.live = live
        self.requests = desk.requests.of(self)
        self.seat: Optional[int] = None
        self.holder: Optional[str] = None
        self.name: Optional[str] = None          # of somebody who only watches
        self.caller = caller
        self.address = desk.tokens.maker(socket)
        self.outgoing: asyncio.Queue[Union[bytes, Goodbye]] = asyncio.Queue(MOST_WAITING + 2)
        self.allowance = desk.settings.messages_a_second * 2
        self.counted = time.monotonic()
        self.malformed = 0

    def last_sign(self) -> float:
        return time.monotonic() if self.caller is None else self.caller.last_sign()

    def send(self, message: bytes) -> None:
        """Never waits: a client that cannot keep up is let go, and gets the rest when it comes back."""
        if self.outgoing.qsize() < MOST_WAITING:
            self.outgoing.put_nowait(message)
        elif self.outgoing.qsize() == MOST_WAITING:
            self.end(TOO_SLOW, "too slow")

    def end(self, code: int, reason: str) -> None:
        """Close when everything before is sent."""
        self.live.watchers.discard(self)
        with suppress(asyncio.QueueFull):
            self.outgoing.put_nowait(Goodbye(code, reason))

    def refuse(self, reason: protocol.Reason, error: Exception) -> None:
        self.desk.counts["refusals"] += 1
        why, facts = (error.why, error.told) if isinstance(error, Refusal) else (None, {})
        self.send(protocol.encode(Refused(reason, one_line(str(error)), self.live.table.step, why, facts)))

    # ---- the two directions
    async def write(self) -> None:
        while True:
            message = await self.outgoing.get()
            if isinstance(message, Goodbye):
                await self.socket.close(message.code, message.reason)
                return
            await self.socket.send_data(message, mode="text")

    async def receive(self) -> Union[str, bytes]:
        """The next frame, as it came."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect", code=event["code"])
        text: Optional[str] = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def read(self) -> None:
        if not await self.begin():
            return
        while True:
            frame = await self.receive()
            await self.throttle()
            self.desk.counts["messages"] += 1
            try:
                await self.do(decode(frame))
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.malformed += 1
                self.refuse("malformed", error)
                if self.malformed >= MOST_MALFORMED:
                    self.end(BAD_HELLO, "too many malformed messages")
                    return
            except Refusal as refusal:
                self.refuse(refusal.reason, refusal)
            except CrownlandsError as error:
                self.refuse("illegal", error)
            except NotStored as error:
                log.error("table %s: not stored: %s", self.live.table.id, error)
                self.refuse("not_stored", Refusal("not_stored", "not-stored"))

    async def do(self, message: protocol.FromClient) -> None:
        """What has begun is done, stored and shown, also if the connection ends meanwhile."""
        task = asyncio.create_task(self.handle(message))
        task.add_done_callback(lambda task: task.cancelled() or task.exception())        # nobody may be left to hear it
        await asyncio.shield(task)

    async def throttle(self) -> None:
        """Read no faster than allowed: a client that floods waits, others do not (token bucket)."""
        rate = self.desk.settings.messages_a_second
        now = time.monotonic()
        self.allowance = min(rate * 2, self.allowance + (now - self.counted) * rate) - 1
        self.counted = now
        if self.allowance < 0:
            await asyncio.sleep(-self.allowance / rate)

    async def begin(self) -> bool:
        """The hello: who is this, and what does it know already?"""
        try:
            hello = decode(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
            if not isinstance(hello, protocol.Hello):
                raise Refusal("malformed", "hello-first")
            if hello.version != protocol.VERSION:
                raise Refusal("version", "version", version=protocol.VERSION)
            await self.desk.catch_up(self.live)  # it may have been at another server a moment ago
            self.sit(hello)
        except TimeoutError:
            self.end(BAD_HELLO, "no hello")
            return False
        except (Refusal, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            reason = error.reason if isinstance(error, Refusal) else "malformed"
            self.refuse(reason, error)
            self.end(BAD_HELLO, "hello")
            return False
        self.live.greet(self, hello.seen)
        return True

    def sit(self, hello: protocol.Hello) -> None:
        tokens = self.desk.tokens
        self.holder = tokens.holder(hello.token or tokens.given(self.socket))
        if hello.name is not None:
            check_name(hello.name)
            self.name = hello.name
        if hello.seat is not None:
            check_number(self.live.table, hello.seat)
            if hello.seat not in seats_of(self.live.table, self.holder):
                raise Refusal("seat", "not-yours")
            self.seat = hello.seat
        if self.caller is not None and not self.live.table.plays_alone(self.holder):
            self.caller.ask_often(PING_SECONDS)

    # ---- what the client asks for
    async def handle(self, message: protocol.FromClient) -> None:
        live, requests = self.live, self.requests
        seat = self.seat
        if seat is None and isinstance(message, protocol.Say):
            await requests.remark(live, self.name, message.text)
            return
        if seat is None:
            raise Refusal("seat", "spectator")
        if isinstance(message, protocol.Choose):
            await requests.choose(live, seat, message.step, message.option)
        elif isinstance(message, protocol.Say):
            await requests.say(live, seat, message.text)
        elif isinstance(message, protocol.Undo):
            await requests.undo(live, seat)
        elif isinstance(message, protocol.Give):
            await requests.give(live, seat, message.seat, message.bot)
        elif isinstance(message, protocol.Accept):
            await requests.accept(live, seat, message.step)
        elif isinstance(message, protocol.Decline):
            await requests.decline(live, seat, message.step)
        elif isinstance(message, protocol.Prefer):
            await requests.prefer(live, seat, message.forced)
        elif isinstance(message, protocol.Advise):
            self.desk.errand(self.advise(seat, message.step))
        elif isinstance(message, protocol.Resign):
            await requests.resign(live, seat)
        elif isinstance(message, protocol.Leave):
            await requests.leave(live, seat)
        else:
            raise Refusal("malformed", "hello-again")


    async def advise(self, seat: int, step: int) -> None:
        """It takes its time, and the player may choose meanwhile."""
        try:
            self.requests.check_asker(self.live.table, seat)
            self.send(protocol.encode(await self.desk.advisers.advise(self.live.table, seat, step, self.address)))
        except Refusal as refusal:
            self.refuse(refusal.reason, refusal)


@websocket("/api/tables/{id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], desk: Desk, id: TableId) -> None:
    await socket.accept()
    try:
        live = await desk.find(id)
    except (NotStored, Damaged) as trouble:
        log.error("a table cannot be opened: %s", trouble)
        await socket.close(NO_DATABASE, "the database does not answer")
        return
    if live is None:
        await socket.close(UNKNOWN_TABLE, "there is no such table")
        return
    extensions: Any = socket.scope.get("extensions") or {}
    connection = Connection(socket, desk, live, extensions.get(CALLER, {}).get(""))
    reader, writer = asyncio.create_task(connection.read()), asyncio.create_task(connection.write())
    tasks = [reader, writer]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and reader.exception() is None:     # it has said goodbye
            await asyncio.wait([writer], timeout=HELLO_SECONDS)
        for task in (task for task in tasks if task.done()):
            error = task.exception()
            if error is not None and not isinstance(error, (WebSocketException, OSError)):
                log.error("a connection failed", exc_info=error)
                with suppress(Exception):
                    await socket.close(BROKEN, "something went wrong here")
    finally:
        live.watchers.discard(connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


HANDLERS = [play]
