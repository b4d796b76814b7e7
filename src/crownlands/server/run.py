"""The process: opens what it needs, says where it is, serves until it is told to stop."""
from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import math
import socket
import time
import webbrowser
from collections.abc import Iterator
from typing import List, Optional

import uvicorn

from crownlands.locale import Words
from crownlands.server.app import build, open_channels
from crownlands.server.door import AT_ONCE, BACKLOG, Caller, Door, LiveCaller, allow_files, proxies_of
from crownlands.server.ending import Ending
from crownlands.server.guests import lan_address, printed
from crownlands.server.logs import Journal, start_log
from crownlands.server.settings import CannotServe, Settings, database_url
from crownlands.server.storage.lock import locked
from crownlands.server.storage.store import open_store

MOST_MESSAGE = 16_384                            # bytes of a WebSocket message
SECONDS_TO_STOP = 2                              # for requests that are being answered


class Server(uvicorn.Server):
    """Says that it is ready only when it is; looks after its door and its log. Signals are heard by Ending."""

    def __init__(self, config: uvicorn.Config, door: Door, journal: Journal, address: str, browser: bool) -> None:
        super().__init__(config)
        self.server_state = self.door = door
        self.journal = journal
        self.address = address
        self.browser = browser
        self.lan_address: Optional[str] = None

    async def startup(self, sockets: Optional[List[socket.socket]] = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            for listener in sockets or []:
                listener.listen(self.door.backlog)           # uvicorn would say AT_ONCE here, too
            gc.collect()
            gc.freeze()                          # what is here now stays: no collection needs to look through it again
            print(Words().say("serve-at", address=self.address), flush=True)
            if self.lan_address is not None:
                found = Words().say("serve-lan", address=self.lan_address)
                print(f"{found}\n{printed(self.lan_address)}", flush=True)
            if self.browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:                    # once a second
            self.door.look(asyncio.get_running_loop().time())
            self.journal.tell_ended(time.time())
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is opened."""
    if not 0 <= port <= 65535:
        raise CannotServe("no-port", port=port)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(found[4][:2], family=found[0], backlog=BACKLOG[0])
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-in-use", port=port, host=host) from None
        if error.errno == errno.EACCES:
            raise CannotServe("port-not-allowed", port=port) from None
        raise CannotServe("cannot-listen", host=host, port=port, why=error.strerror or error) from None


async def serve(settings: Settings, journal: Journal, ending: Ending) -> None:
    listener = listen(settings.host, settings.port)
    host, port = listener.getsockname()[:2]
    guests = lan_address(port) if settings.lan else None
    url = database_url(settings.database)
    with contextlib.closing(listener), locked(url, alone=settings.redis is None):
        store = await open_store(url)
        try:
            app = build(settings, store, await store.secret(), open_channels(settings.redis), guests)
        except BaseException:
            await store.close()
            raise
        shown = f"[{host}]" if ":" in host else "127.0.0.1" if settings.lan else host
        config = uvicorn.Config(
            app, log_config=None, access_log=False, http=Caller, ws=LiveCaller, ws_max_size=MOST_MESSAGE,
            ws_per_message_deflate=False,        # a few packed bytes could unpack to any number of full messages
            ws_ping_interval=20.0, ws_ping_timeout=20.0, server_header=False, lifespan="on", backlog=AT_ONCE,
            timeout_graceful_shutdown=SECONDS_TO_STOP, h11_max_incomplete_event_size=MOST_MESSAGE)
        app.state.door = door = Door(allow_files(), settings.connections, proxies_of(config))
        ending.server = Server(config, door, journal, f"http://{shown}:{port}", settings.browser)
        ending.server.lan_address = guests
        await ending.server.serve(sockets=[listener])


def run(settings: Settings) -> int:
    """Serve until Ctrl-C or SIGTERM."""
    journal = start_log(settings.log_level)
    ending = Ending()
    try:
        import uvloop
    except ImportError:
        asyncio.run(serve(settings, journal, ending))
    else:
        uvloop.run(serve(settings, journal, ending))
    journal.tell_ended(math.inf)
    gc.freeze()                                  # msgspec may crash when its types are collected at exit: its issue 717
    return 0
