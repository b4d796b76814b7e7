"""The door: who is connected, and how long a client may keep us waiting. uvicorn by itself waits for ever, and takes
connections until the process may open no more files.

A client whose turn it is has a deadline: for the head of a request, for the rest of it, for reading what was sent. When
all connections are in use, whoever has kept us waiting longest has to go."""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Dict, Optional, Union, cast

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

log = logging.getLogger(__name__)

SECONDS_FOR_HEAD = 10.0                          # of a request: from the connection, or from the request before
SECONDS_FOR_REST = 60.0                          # of a request; and for reading what was sent
SECONDS = {h11.IDLE: SECONDS_FOR_HEAD, h11.SEND_BODY: SECONDS_FOR_REST}
LATE = 3.0                                       # seconds between two looks: then it was we who were slow

MOST_FILES = 65_536
KEPT_FILES = 256                                 # for the database, bots, the log, and clients just coming or going
AT_ONCE = 32                                     # connections taken before anything else is done
BACKLOG = 128, 1024                              # connections that the system keeps for us meanwhile: least, most
TO_BE_TOLD = 16                                  # connections of one address beyond its number, which are told why

CALLER = "crownlands.caller"                     # where the scope of a WebSocket holds its LiveCaller

Visitor = Union["Caller", "LiveCaller"]


def allow_files() -> int:
    """Let this process open as many files as it may; how many those are."""
    try:
        import resource
    except ImportError:                          # on Windows, connections are not files
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):            # macOS may allow fewer than it says
            wanted = soft
    return wanted


class Door(ServerState):
    """All open connections."""

    def __init__(self, files: int, of_one_address: int, is_proxy: Callable[[str], bool]) -> None:
        """of_one_address: 0 for any number. is_proxy: whether others come through this address."""
        super().__init__()
        self.most = max(KEPT_FILES // 8, files - KEPT_FILES)
        self.backlog = min(max(BACKLOG[0], self.most // 8), BACKLOG[1])  # they come in all at once, and need files
        self.of_one_address = of_one_address
        self.is_proxy = is_proxy
        self.inside: Dict[Visitor, str] = {}     # with their address
        self.by_address: Dict[str, int] = {}
        self.waiting: Dict[Visitor, float] = {}  # those whose turn it is: until when, the longest wait first
        self.looked = 0.0
        self.counts = {"connections_refused": 0, "connections_shed": 0, "connections_timed_out": 0}

    def enter(self, visitor: Visitor) -> bool:
        """Whether there is room for one more."""
        address = visitor.client[0] if visitor.client else ""
        if self.has_too_many(address):
            log.warning("connections of %s are refused: it has %d", address, self.by_address[address])
            return self.refuse(visitor)
        if len(self.inside) >= self.most and not self.let_one_go():
            log.warning("connections are refused: all %d are in use", self.most)
            return self.refuse(visitor)
        self.inside[visitor] = address
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return True

    def has_too_many(self, address: str) -> bool:
        return (self.of_one_address > 0 and self.by_address.get(address, 0) >= self.of_one_address + TO_BE_TOLD
                and not self.is_proxy(address))

    def refuse(self, visitor: Visitor) -> bool:
        self.counts["connections_refused"] += 1
        visitor.transport.abort()
        return False

    def let_one_go(self) -> bool:
        """The one that has kept us waiting longest; False if there is none."""
        for visitor in self.waiting:
            log.warning("all %d connections are in use: the one that was silent longest is closed", self.most)
            self.counts["connections_shed"] += 1
            self.send_away(visitor)
            return True
        return False

    def leave(self, visitor: Visitor) -> None:
        self.waiting.pop(visitor, None)
        address = self.inside.pop(visitor, None)
        if address is not None:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def send_away(self, visitor: Visitor) -> None:
        self.leave(visitor)
        visitor.transport.abort()                # what it did not read is lost, or it would never end

    # ---- whose turn it is
    def expect(self, visitor: Visitor, seconds: Optional[float]) -> None:
        """It is the client's turn, and it has so many seconds; None: it is ours."""
        self.waiting.pop(visitor, None)
        if seconds is not None and visitor in self.inside:
            self.waiting[visitor] = visitor.loop.time() + seconds

    def look(self, now: float) -> None:
        """Send away those whose time is up."""
        late = now - self.looked > LATE          # what they sent may lie there unread
        self.looked = now
        if late:
            return
        for visitor in [visitor for visitor, until in self.waiting.items() if until < now]:
            self.counts["connections_timed_out"] += 1
            self.send_away(visitor)


class Caller(H11Protocol):
    """A connection that asks by HTTP."""

    def __init__(self, config: Config, server_state: ServerState, app_state: Dict[str, Any],
                 _loop: Optional[asyncio.AbstractEventLoop] = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = cast(Door, server_state)
        self.stage: Optional[Any] = None         # of the request, as h11 names it

    def connection_made(self, transport: asyncio.Transport) -> None:     # type: ignore[override]
        super().connection_made(transport)
        if self.door.enter(self):
            self.give_time()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.give_time()

    def give_time(self) -> None:
        """The client's time begins anew with each part of a request, not with each byte."""
        stage = self.conn.their_state
        if stage is not self.stage:
            self.stage = stage
            self.door.expect(self, SECONDS.get(stage))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.stage = None
        self.give_time()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.expect(self, SECONDS_FOR_REST)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stage = None
        self.give_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.leave(self)                    # and comes in again as a LiveCaller
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Optional[Exception]) -> None:
        super().connection_lost(exc)
        self.door.leave(self)


class LiveCaller(WebSocketsSansIOProtocol):
    """A WebSocket. Pings tell whether it is still there; connection.py sees to it that it says hello, and how often it
    is asked."""

    def __init__(self, config: Config, server_state: ServerState, app_state: Dict[str, Any],
                 _loop: Optional[asyncio.AbstractEventLoop] = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = cast(Door, server_state)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.enter(self)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):               # else it was no request for a WebSocket
            self.scope["extensions"][CALLER] = {"": self}

    def ask_often(self, seconds: float) -> None:
        """Somebody waits for this one: whether it is there is to be known soon."""
        if self.ping_interval != seconds:
            self.ping_interval = seconds
            if self.ping_timer is not None:
                self.ping_timer.cancel()
                self.schedule_ping()

    def last_sign(self) -> float:
        """When it was last known to be there, by the clock of time.monotonic."""
        if self.pending_ping_payload is None:
            return time.monotonic()
        return time.monotonic() - (self.loop.time() - self.ping_sent_at)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.expect(self, SECONDS_FOR_REST)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.door.expect(self, None)

    def connection_lost(self, exc: Optional[Exception]) -> None:
        super().connection_lost(exc)
        self.door.leave(self)


def proxies_of(config: Config) -> Callable[[str], bool]:
    """The addresses that uvicorn believes when they say for whom they ask."""
    trusted = ProxyHeadersMiddleware(config.app, config.forwarded_allow_ips).trusted_hosts   # type: ignore[arg-type]
    return lambda address: address in trusted
