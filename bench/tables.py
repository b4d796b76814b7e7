"""The clients of bench/server.py: both ends of a table, as people's browsers would be there."""
from __future__ import annotations

import asyncio
import http.client
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("dominion", "queendomino")              # tables take turns
PATIENCE = 60.0                                  # seconds after which a server that does not answer has failed

Figures = dict[str, Any]


# ---- what a client reads of a message
class Decision(msgspec.Struct):
    seat: int
    options: list[str] = []


class Before(msgspec.Struct):
    """Of a view, what a client needs to choose."""
    decision: Decision | None


class Message(msgspec.Struct):
    type: str
    step: int = 0
    view: Before | None = None


read = msgspec.json.Decoder(Message).decode


# ---- the clients
@dataclass
class Times:
    """Seconds from choice sent to view received."""
    mover: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)


class Seat:
    def __init__(self, number: int, token: str) -> None:
        self.number = number
        self.token = token
        self.socket: ClientConnection | None = None
        self.decision: Decision | None = None
        self.step = 0
        self.bytes = 0
        self.reader: asyncio.Task[None] | None = None


class Table:
    """Two seats, and whose turn it is as far as they were told."""

    def __init__(self, id: str, tokens: list[str], chance: random.Random) -> None:
        self.id = id
        self.seats = [Seat(number, token) for number, token in enumerate(tokens)]
        self.chance = chance
        self.news = asyncio.Event()
        self.over = False
        self.waiting: dict[int, tuple[int, float]] = {}      # seat: the step it chose after or saw chosen, when
        self.mover = 0
        self.times = Times()
        self.sent = 0
        self.refused = 0

    async def connect(self, url: str) -> None:
        for seat in self.seats:
            seat.socket = await connect(f"{url.replace('http', 'ws')}/api/tables/{self.id}/play", max_size=None,
                                        ping_interval=None)
            hello = {"type": "hello", "version": 1, "seat": seat.number, "token": seat.token, "seen": 0}
            await seat.socket.send(json.dumps(hello))
            seat.reader = asyncio.create_task(self.listen(seat))

    async def listen(self, seat: Seat) -> None:
        assert seat.socket is not None
        async for text in seat.socket:
            received = time.perf_counter()
            seat.bytes += len(text)
            self.hear(seat, read(text), received)

    def hear(self, seat: Seat, message: Message, received: float) -> None:
        if message.type == "refused":
            self.refused += 1
        if message.view is None:
            return
        step, sent = self.waiting.get(seat.number, (message.step, 0.0))
        if message.step > step:
            (self.times.mover if seat.number == self.mover else self.times.other).append(received - sent)
            del self.waiting[seat.number]
        decision = message.view.decision
        seat.step, seat.decision = message.step, decision
        self.over = decision is None
        if not self.waiting:
            self.news.set()

    def asked(self) -> Seat | None:
        """Who has to choose, if both know it. Where there is only one choice, the table makes it itself."""
        for seat in self.seats:
            decision = seat.decision
            if decision is not None and decision.seat == seat.number and len(decision.options) > 1:
                return seat if all(each.step == seat.step for each in self.seats) else None
        return None

    async def ready(self) -> Seat | None:
        """Wait until both have seen the last move and somebody is asked; None: the game is over."""
        while not self.over:
            seat = self.asked()
            if seat is not None and not self.waiting:
                return seat
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        return None

    async def move(self, seat: Seat) -> None:
        assert seat.socket is not None
        assert seat.decision is not None
        option = self.chance.choice(seat.decision.options)
        text = json.dumps({"type": "choose", "step": seat.step, "option": option})
        self.mover = seat.number
        self.sent += 1
        now = time.perf_counter()
        self.waiting = {each.number: (seat.step, now) for each in self.seats}
        await seat.socket.send(text)

    async def open_moves(self, moves: int) -> None:
        for _move in range(moves):
            seat = await self.ready()
            if seat is None:
                return
            await self.move(seat)
        await self.ready()

    async def play(self, end: float) -> None:
        """A move a second, at moments of its own."""
        due = time.perf_counter() + self.chance.random()
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            seat = await self.ready()
            if seat is None:
                return
            await self.move(seat)
            due = max(due + 1.0, time.perf_counter())
        await self.ready()

    async def close(self) -> None:
        for seat in self.seats:
            if seat.reader is not None:
                seat.reader.cancel()
            if seat.socket is not None:
                await seat.socket.close()


class Doorman:
    """Makes tables, over one HTTP connection."""

    def __init__(self, url: str) -> None:
        self.http = http.client.HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)

    def post(self, path: str, body: Figures) -> Figures:
        self.http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self.http.getresponse()
        text = answer.read()
        if answer.status != 201:
            sys.exit(f"bench: the server refused a table: {text.decode()}")
        made: Figures = json.loads(text)
        return made

    def table(self, number: int) -> Table:
        game = GAMES[number % len(GAMES)]
        made = self.post("/api/tables", {"game": game, "seats": [{"name": "Anna"}, {}]})
        id = made["table"]["id"]
        joined = self.post(f"/api/tables/{id}/join", {"name": "Bela", "seat": 1})
        return Table(id, [made["token"], joined["token"]], random.Random(number))
