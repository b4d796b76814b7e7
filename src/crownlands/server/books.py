"""A player's own book of games, without an account: read, moved to another device, exported and deleted by HTTP. It
belongs to the device's token; a code that is good for one other device and a quarter of an hour lets that share it."""
from __future__ import annotations

from typing import Annotated, Dict, Final, List, Optional

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import Response, delete, get, post
from msgspec import Meta, Struct

from crownlands.server.book import Played
from crownlands.server.desk import Desk
from crownlands.server.lobby import AnyRequest, token_of
from crownlands.server.refusal import Refusal
from crownlands.server.storage.shelf import Shelf
from crownlands.server.tokens import cookie_of

SECONDS: Final = 900                             # so long a code is good
MOST_DEVICES: Final = 10
# what the levels stand for in ratings: each wins about three games of four against the one before (docs/page.md)
RATINGS: Final[Dict[str, int]] = {"beginner": 1000, "steady": 1200, "expert": 1400, "strongest": 1600}


class Book(Struct):
    games: List[Played]                          # the newest first
    devices: int                                 # that share it
    ratings: Dict[str, int]                      # of the levels


class Moving(Struct):
    code: str
    seconds: int                                 # for so long


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=400)]


def serializer(desk: Desk) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(desk.tokens.secret, salt="book")


def holder_of(request: AnyRequest, desk: Desk) -> Optional[str]:
    return desk.tokens.holder(desk.tokens.given(request))


async def book_for(desk: Desk, holder: Optional[str]) -> Book:
    if holder is None:                           # a device that has never sat down
        return Book([], 0, RATINGS)
    shelf = Shelf(desk.store)
    holders = await shelf.holders(await shelf.book_of(holder))
    games = [msgspec.json.decode(text, type=Played) for text in await shelf.games(holders)]
    return Book(games, len(holders), RATINGS)


@get("/api/me")
async def show(request: AnyRequest, desk: Desk) -> Book:
    """The games of the device that asks, and of those that share its book. Nobody else can ask for them."""
    return await book_for(desk, holder_of(request, desk))


@get("/api/me/export")
async def export(request: AnyRequest, desk: Desk) -> Response[bytes]:
    """The same as a file."""
    book = await book_for(desk, holder_of(request, desk))
    return Response(msgspec.json.format(msgspec.json.encode(book), indent=1), media_type="application/json",
                    headers={"Content-Disposition": 'attachment; filename="crownlands-games.json"',
                             "Cache-Control": "no-store"})


@post("/api/me/code", status_code=200)
async def lend(request: AnyRequest, desk: Desk) -> Response[Moving]:
    """A code with which one other device comes to share this one's book."""
    token, holder = token_of(request, desk)
    shelf = Shelf(desk.store)
    book = await shelf.book_of(holder)
    # with the number of devices, so that the code is used up by the first that takes it
    code = str(serializer(desk).dumps([book, len(await shelf.holders(book))]))
    return Response(Moving(code, SECONDS), cookies=[cookie_of(token, request.url.scheme == "https")])


@post("/api/me/join", status_code=200)
async def join(request: AnyRequest, desk: Desk, data: Code) -> Response[Book]:
    """Share the book that the code is of. What this device has played so far comes into it."""
    token, holder = token_of(request, desk)
    shelf = Shelf(desk.store)
    try:
        book, devices = msgspec.convert(serializer(desk).loads(data.code, max_age=SECONDS), tuple[str, int])
    except (BadData, msgspec.ValidationError):
        raise Refusal("illegal", "book-code") from None
    own = await shelf.book_of(holder)
    if own != book:
        holders = await shelf.holders(book)
        if await shelf.book_of(book) != book or len(holders) != devices:
            raise Refusal("illegal", "book-code")
        if len(holders) + len(await shelf.holders(own)) > MOST_DEVICES:
            raise Refusal("not_now", "book-devices", most=MOST_DEVICES)
        await shelf.join(own, book)
    return Response(await book_for(desk, holder), cookies=[cookie_of(token, request.url.scheme == "https")])


@delete("/api/me", status_code=200)
async def forget(request: AnyRequest, desk: Desk) -> Book:
    """Delete all games from the book, on all devices that share it; they share nothing any more."""
    holder = holder_of(request, desk)
    if holder is not None:
        shelf = Shelf(desk.store)
        book = await shelf.book_of(holder)
        await shelf.forget(book, await shelf.holders(book))
    return await book_for(desk, holder)


HANDLERS = [show, export, lend, join, forget]
