"""A real server process for tests, and people-like clients that play at its tables over real WebSockets."""
from __future__ import annotations

import asyncio
import functools
import json
import os
import random
import select
import signal
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Dict, List, Optional

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import crownlands
import program
import watchman

PATIENCE = 60.0                                  # seconds without a sign after which a test that waits has failed
IN_TESTS = {"requests_a_minute": 0, "connections": 0, "messages_a_second": 1e6, "pace": 0, "browser": False, "seed": 1,
            "tables_an_hour": 0, "tables_of_one": 0, "bot_seconds": PATIENCE}
SOURCES = os.pathsep.join([str(Path(crownlands.__file__).parent.parent), str(Path(__file__).parent)])
Json = Dict[str, Any]


def environment(**settings: object) -> Dict[str, str]:
    """For a server without limits and pace, whose cards fall the same every time; settings by their name: pace=0.5."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("CROWNLANDS_")}
    own = {f"CROWNLANDS_{name.upper()}": str(value).lower() if isinstance(value, bool) else str(value)
           for name, value in {**IN_TESTS, **settings}.items() if value is not None}
    return {**plain, "PYTHONPATH": SOURCES, **own}


def quick_folder() -> Optional[str]:
    """Where a disk that takes its time does not slow the tests down: what they kill is a process, not the power."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class DidNotStart(Exception):
    """The server ended at once; the text is what it said."""


class House:
    """A server, its database and its address. It can be killed and started again on the same port."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        """files=n: how many the process may open, if not as many as usual."""
        self.folder = folder
        self.files: Optional[int] = settings.pop("files", None)
        self.quick = tempfile.TemporaryDirectory(dir=quick_folder())
        self.settings: Dict[str, object] = {"port": 0, "database": f"{self.quick.name}/crownlands.db",
                                            "cache": f"{self.quick.name}/cache", **settings}
        self.start()

    def start(self) -> None:
        """Start it; again, on the same port, which somebody's connection may have got meanwhile."""
        again, end = hasattr(self, "url"), time.monotonic() + PATIENCE
        line = self.first_line()
        while again and not line and time.monotonic() < end:
            self.kill()
            line = self.first_line()
        if "Crownlands is at" not in line:
            self.close()
            raise DidNotStart(self.logged())
        self.url = line.split()[3]
        self.settings["port"] = self.url.rpartition(":")[2]

    def first_line(self) -> str:
        """Of a new process; nothing if it ends at once."""
        self.log = (self.folder / "log.txt").open("ab")
        reading, writing = os.pipe()
        self.told = open(reading, "rb")          # noqa: SIM115 - as long as the process runs
        with open(os.devnull) as nothing:
            self.process = program.Running([], self.folder, environment(**self.settings),
                                           [nothing.fileno(), writing, self.log.fileno()], self.files)
        os.close(writing)
        watchman.watch(self.process.pid, self.quick.name)
        ready, _, _ = select.select([self.told], [], [], PATIENCE)
        return self.told.readline().decode() if ready else ""

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.ended()

    def stop(self) -> int:
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        self.ended()
        return code

    def close(self) -> None:
        """It is not needed any more."""
        self.kill()
        self.quick.cleanup()

    def ended(self) -> None:
        self.process.wait()
        watchman.dismiss(self.process.pid)
        self.told.close()
        self.log.close()

    def logged(self) -> str:
        return (self.folder / "log.txt").read_text()

    # ---- requests
    def http(self, token: Optional[str] = None) -> httpx.Client:
        """A client that does not spend its time on certificates, as there are none, and asks each time on a connection
        of its own: one that was idle may be closed by the server just then."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, verify=False, trust_env=False,
                            limits=httpx.Limits(max_keepalive_connections=0))

    def get(self, path: str, token: Optional[str] = None) -> Any:
        with self.http(token) as http:
            answer = http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json, token: Optional[str] = None, expect: int = 201) -> Any:
        with self.http(token) as http:
            answer = http.post(path, json=body)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def table(self, game: str = "dominion", seats: List[Optional[str]] | None = None, **more: Any) -> Seating:
        """A table. Seats: names of people (each with a device of their own), `bot:name`, or None for an open seat."""
        wanted = ["Anna", "bot:random"] if seats is None else seats
        chairs = [{"bot": seat[4:]} if seat and seat.startswith("bot:") else {} for seat in wanted]
        made = self.post("/api/tables", {"game": game, "seats": chairs, **more})
        seating = Seating(self, made["table"]["id"], {}, made["token"])
        for number, seat in enumerate(wanted):
            if seat and not seat.startswith("bot:"):
                joined = self.post(f"/api/tables/{seating.id}/join", {"name": seat, "seat": number})
                seating.tokens[number] = joined["token"]
        return seating


class Seating:
    """A table, and the tokens of those who sit there."""

    def __init__(self, house: House, id: str, tokens: Dict[int, str], host: str) -> None:
        self.house = house
        self.id = id
        self.tokens = tokens
        self.host = host

    def player(self, seat: Optional[int] = None, house: Optional[House] = None, seen: int = 0) -> Player:
        """A connection from a seat, or a spectator's; to another server if one is given."""
        return Player(house or self.house, self.id, seat, None if seat is None else self.tokens[seat], seen)

    def facts(self) -> Json:
        facts: Json = self.house.get(f"/api/tables/{self.id}")
        return facts

    def wait_until_it_runs(self) -> None:
        """The dealer begins a moment after the last seat is taken."""
        end = time.monotonic() + PATIENCE
        while self.facts()["status"] == "open":
            assert time.monotonic() < end, self.facts()

    def see_through(self) -> Seating:
        """Bots alone play while somebody watches: watch to the end."""
        async def watch() -> None:
            async with self.player() as spectator:
                await spectator.until(lambda: spectator.over)
        asyncio.run(watch())
        return self

    def replay(self) -> Json:
        replay: Json = self.house.get(f"/api/tables/{self.id}/replay")
        return replay


class Player:
    """A client as a person's browser would be: it keeps the events and the last view, and reconnects where it was."""

    def __init__(self, house: House, table: str, seat: Optional[int], token: Optional[str], seen: int = 0) -> None:
        self.house = house
        self.table = table
        self.seat = seat
        self.token = token
        self.name: Optional[str] = None          # of somebody who only watches
        self.seen = seen                         # the step of the last view or chat
        self.step = 0                            # of the last view
        self.view: Json = {}
        self.facts: Json = {}
        self.events: List[Json] = []
        self.said: List[Json] = []
        self.refused: List[Json] = []
        self.received: List[str] = []            # every message about the game, as it came
        self.presence: Json = {}                 # who is there: follows the connections, whatever is played
        self.greeted = False                     # by the welcome, and the view if there is a game
        self.socket: Optional[ClientConnection] = None

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_what: object) -> None:
        await self.disconnect()

    async def connect(self) -> None:
        await self.disconnect()
        address = self.house.url.replace("http", "ws") + f"/api/tables/{self.table}/play"
        self.socket = await connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE,
                                    ping_interval=None)      # what is not read does not hold up the end of a connection
        await self.send(type="hello", version=1, seat=self.seat, token=self.token, seen=self.seen, name=self.name)
        self.greeted = False
        await self.until(lambda: self.greeted)

    async def disconnect(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, **message: Any) -> None:
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def receive(self) -> Json:
        """A game is as long as it is: only silence is a failure."""
        assert self.socket is not None
        try:
            text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        except TimeoutError:
            raise AssertionError(("silence", self.facts, self.view.get("decision"), self.refused)) from None
        message: Json = json.loads(text)
        if message["type"] == "presence":
            self.presence = message
            return message
        self.received.append(text)
        if message["type"] == "view":
            self.step, self.view = message["step"], message["view"]
            assert message["since"] <= len(self.events), "events are missing"
            self.events[message["since"]:] = message["events"]
            self.seen = max(self.seen, message["step"])
            self.greeted = True
        elif message["type"] in ("table", "welcome"):
            self.facts = message["table"]
            self.greeted = self.greeted or self.facts["status"] in ("open", "unreadable")
        elif message["type"] == "said":
            self.said.append(message)
            self.seen = max(self.seen, message["step"])
        elif message["type"] == "refused":
            self.refused.append(message)
        return message

    async def until(self, condition: Callable[[], bool]) -> None:
        """Read on until it holds."""
        while not condition():
            await self.receive()

    # ---- playing
    @property
    def over(self) -> bool:
        return self.facts.get("status") == "over"

    @property
    def options(self) -> List[str]:
        """What can be chosen now, if it is for this seat to choose."""
        decision = self.view.get("decision")
        return [] if self.over or not decision or decision["seat"] != self.seat else list(decision["options"])

    async def choose(self, option: str) -> None:
        """Choose, and wait until it has happened, or is refused."""
        step, refusals = self.step, len(self.refused)
        await self.send(type="choose", step=step, option=option)
        await self.until(lambda: self.step != step or len(self.refused) > refusals)

    async def play(self, policy: Callable[[Player], str], most: int = 100_000) -> None:
        """Play to the end of the game, or so many choices."""
        while not self.over and most > 0:
            if len(self.options) > 1:            # the table makes the other choices itself
                step = self.step
                await self.send(type="choose", step=step, option=policy(self))
                most -= 1
                await self.until(lambda step=step: self.step != step or self.over)  # type: ignore[misc]
            else:
                await self.receive()


def told(state: crownlands.State, seat: Optional[int]) -> List[Json]:
    """All events of a game, as the server tells them to a seat."""
    return list(crownlands.game(state.game_name()).story().tell_all(state.events(seat)))


def first(player: Player) -> str:
    """In Dominion: play what there is, buy the dearest."""
    return player.options[0]


def at_random(seed: int) -> Callable[[Player], str]:
    rng = random.Random(seed)
    return lambda player: rng.choice(player.options)


def sensible(seed: int) -> Callable[[Player], str]:
    """At random, but so that games come to an end: no Curses, no Coppers."""
    rng = random.Random(seed)

    def choose(player: Player) -> str:
        options = player.options
        for wanted in ("buy:province", "play:treasures", "buy:gold", "buy:duchy", "buy:silver"):
            if wanted in options:
                return wanted
        return rng.choice([option for option in options if option not in ("buy:curse", "buy:copper")] or options)
    return choose


def live(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""
    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))
    return run


__all__ = ["ConnectionClosed", "DidNotStart", "House", "Player", "Seating", "at_random", "first", "live", "sensible"]
