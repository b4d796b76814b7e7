"""A player's own book of games, without an account: read, moved to another device, exported and deleted by HTTP. It
belongs to the device's token; a code that is good for one other device and a quarter of an hour lets that share it."""
from __future__ import annotations

from typing import Annotated, Dict, Final, List, Optional

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import Response, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Meta, Struct

from crownlands.server.book import Played
from crownlands.server.config import Name
from crownlands.server.desk import Desk
from crownlands.server.guests import Squares, base_of, squares_of
from crownlands.server.lobby import AnyRequest, token_of
from crownlands.server.noting import games_of
from crownlands.server.rating import LEVELS, Rating, curves
from crownlands.server.refusal import Refusal
from crownlands.server.storage.shelf import NameTaken, Shelf, Wishes
from crownlands.server.tokens import cookie_of
from crownlands.server.writing import check_name

SECONDS: Final = 900                             # so long a code is good
MOST_DEVICES: Final = 10


class Games(Struct):
    """What a player has played, and what it adds up to."""
    games: List[Played]                          # the newest first
    ratings: Dict[str, List[Rating]]             # by game, after each that counts
    levels: Dict[str, int]                       # the ratings of the levels


class Book(Games):
    devices: int                                 # that share it
    name: Optional[str]                          # under which all may see it
    rated: bool                                  # games with people who wish it too count for the rating


class PlayerPage(Games):
    """What others see of a book whose player wishes it: not at which tables, and no people who did not wish it too."""
    name: str


class Wish(Struct, forbid_unknown_fields=True):
    name: Optional[Name] = None
    rated: bool = False


class Moving(Struct):
    code: str
    seconds: int                                 # for so long
    squares: Squares                             # the link with the code, as a QR code: for nobody else to ask for


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=400)]


def serializer(desk: Desk) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(desk.tokens.secret, salt="book")


def holder_of(request: AnyRequest, desk: Desk) -> Optional[str]:
    return desk.tokens.holder(desk.tokens.given(request))


async def book_for(desk: Desk, holder: Optional[str]) -> Book:
    if holder is None:                           # a device that has never sat down
        return Book([], {}, LEVELS, 0, None, False)
    shelf = Shelf(desk.store)
    book = await shelf.book_of(holder)
    games, wishes = await games_of(shelf, book), await shelf.wishes(book)
    return Book(games[::-1], curves(games), LEVELS, len(await shelf.holders(book)), wishes.name, wishes.rated)


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
    squares = squares_of(base_of(request, desk) + f"/me#{code}")
    return Response(Moving(code, SECONDS, squares), cookies=[cookie_of(token, request.url.scheme == "https")])


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


# ---- for others to see
@post("/api/me/wishes", status_code=200)
async def wish(request: AnyRequest, desk: Desk, data: Wish) -> Response[Book]:
    """Under which name all may see the own book, if any, and whether games with people count for the rating."""
    token, holder = token_of(request, desk)
    shelf = Shelf(desk.store)
    if data.name is not None:
        check_name(data.name)
    try:
        await shelf.wish(await shelf.book_of(holder), Wishes(data.name, data.rated))
    except NameTaken:
        raise Refusal("illegal", "player-name") from None
    return Response(await book_for(desk, holder), cookies=[cookie_of(token, request.url.scheme == "https")])


@get("/api/players")
async def players(desk: Desk) -> List[str]:
    """The names of those who wish to be seen."""
    return await Shelf(desk.store).names()


@get("/api/players/{name:str}")
async def player(desk: Desk, name: Annotated[str, Parameter(max_length=24)]) -> PlayerPage:
    shelf = Shelf(desk.store)
    book = await shelf.named(name)
    if book is None:
        raise NotFoundException(f"nobody shows a record as {name}")
    games = await games_of(shelf, book)
    ratings = curves(games)
    for game in games:
        game.table = ""                          # it may be hidden
        for other in game.others:
            if other.rating is None:
                other.name = None
    return PlayerPage(games[::-1], ratings, LEVELS, (await shelf.wishes(book)).name or name)


HANDLERS = [show, export, lend, join, forget, wish, players, player]
