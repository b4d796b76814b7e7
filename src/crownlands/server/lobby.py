"""Tables by HTTP: the list of them, making one, sitting down, bots, a rematch."""
from __future__ import annotations

from typing import Annotated, Any, Dict, List, Literal, Optional, Union

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import Meta, Struct

from crownlands.server import config as configs
from crownlands.server.clock import now
from crownlands.server.config import Config, Name, Value, Word, Words
from crownlands.server.desk import Desk
from crownlands.server.entries import REMATCH
from crownlands.server.live import LiveTable
from crownlands.server.protocol import SeatNumber
from crownlands.server.refusal import Refusal
from crownlands.server.requests import kept_seats, seats_of
from crownlands.server.seats import Occupant, SeatFacts
from crownlands.server.storage.rows import LobbyRow, Origin
from crownlands.server.table import Table, TableFacts
from crownlands.server.tokens import cookie_of
from crownlands.server.writing import check_name

MOST_LISTED = 200
MOST_FINISHED = 50
MOST_OF_ONE = 8                                  # tables of one maker in the lobby
TableId = Annotated[str, Parameter(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
AnyRequest = Request[Any, Any, Any]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A name: a person on the device that makes the table; a bot; neither: open for whoever has the link."""
    name: Optional[Name] = None
    bot: Optional[Word] = None


NewSeats = Annotated[List[NewSeat], Meta(min_length=2, max_length=8)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: NewSeats
    options: Annotated[Dict[Word, Value], Meta(max_length=40)] = {}
    kingdom: Union[Word, Words, None] = None
    piles: Optional[Words] = None
    boxes: Optional[Words] = None
    hidden: bool = False
    chat: bool = True
    watchers_chat: bool = False                  # those who only watch may talk as well
    move_seconds: Optional[Annotated[int, Meta(ge=5, le=86400)]] = None
    advice: bool = False                         # hints, though several people play


class Join(Struct, forbid_unknown_fields=True):
    name: Name
    seat: Optional[SeatNumber] = None


class SeatBot(Struct, forbid_unknown_fields=True):
    bot: Word


class Rematch(Struct, forbid_unknown_fields=True):
    """The same shuffles: everything as it was, luck too, as long as the same is played."""
    kingdom: Literal["same", "new"] = "same"
    shuffles: Literal["same", "new"] = "new"


class LobbyTable(Struct):
    id: str
    game: str
    status: str
    created: int
    seats: List[SeatFacts]
    origin: Origin


class Seated(Struct):
    """A table, and the token that holds seats for the device that asked: it is also set as a cookie."""
    table: TableFacts
    seats: List[int]
    token: str


# ---- what several of them need
async def find(desk: Desk, id: str) -> LiveTable:
    live = await desk.find(id)
    if live is None:
        raise NotFoundException(f"there is no table {id}")
    return live


def token_of(request: AnyRequest, desk: Desk) -> tuple[str, str]:
    """The token that came with the request, or a new one; and its holder."""
    token = desk.tokens.given(request)
    holder = desk.tokens.holder(token)
    return (token, holder) if token and holder else desk.tokens.new()


def seated(request: AnyRequest, live: LiveTable, token: str, holder: str) -> Response[Seated]:
    return Response(Seated(live.table.facts(), seats_of(live.table, holder), token), status_code=201,
                    cookies=[cookie_of(token, request.url.scheme == "https")])


async def make_table(request: AnyRequest, desk: Desk, config: Config, seats: List[NewSeat],
                     hidden: bool) -> Response[Seated]:
    """Check everything, then make the table. A record has been replayed already, to see whose it is."""
    if config.record is None:
        configs.start(config)
    token, holder = token_of(request, desk)
    occupants: List[Occupant] = []
    for seat in seats:
        if seat.name is not None and seat.bot is not None:
            raise Refusal("seat", "name-and-bot")
        if seat.bot is not None:
            desk.requests.check_bot(config.game, seat.bot)
        if seat.name is not None:
            check_name(seat.name)
        occupants.append(Occupant(seat.name, seat.bot, holder if seat.name is not None else None))
    live = await desk.create(config, holder, hidden, occupants, desk.tokens.maker(request))
    return seated(request, live, token, holder)


# ---- the requests
@get("/api/tables")
async def list_tables(desk: Desk, over: bool = False) -> List[LobbyTable]:
    """Tables that are open or running, or those that are over: the newest first, without what their makers hid, without
    games that do not go on, and without seats that are kept for those who played before."""
    statuses, most = (["over"], MOST_FINISHED) if over else (["open", "running"], MOST_LISTED)
    quiet = now() - desk.settings.quiet * 1000
    return [LobbyTable(row.id, row.game, row.status, row.created, seats, row.origin)
            for row in await desk.store.lobby(statuses, most, MOST_OF_ONE)
            if (seats := summary_of(row)) and (row.status != "running" or row.touched > quiet)
            and (row.status, row.origin) != ("open", "shuffles")]


def summary_of(row: LobbyRow) -> List[SeatFacts]:
    """Nothing if another version wrote it in another way."""
    try:
        return msgspec.json.decode(row.summary, type=List[SeatFacts])
    except msgspec.MsgspecError:
        return []


@post("/api/tables")
async def new_table(request: AnyRequest, desk: Desk, data: NewTable) -> Response[Seated]:
    """Make a table. The game begins when no seat is open."""
    config = Config(data.game, len(data.seats), data.options, data.kingdom, data.piles, data.boxes, data.chat,
                    data.watchers_chat, data.move_seconds, data.advice)
    return await make_table(request, desk, config, data.seats, data.hidden)


@get("/api/tables/{id:str}")
async def show_table(desk: Desk, id: TableId) -> TableFacts:
    return (await find(desk, id)).table.facts()


@get("/api/tables/{id:str}/seats")
async def own_seats(request: AnyRequest, desk: Desk, id: TableId) -> List[int]:
    """The seats that the device of the request holds."""
    return seats_of((await find(desk, id)).table, desk.tokens.holder(desk.tokens.given(request)))


@get("/api/tables/{id:str}/seats/kept")
async def waiting_seats(request: AnyRequest, desk: Desk, id: TableId) -> List[int]:
    """The seats that wait for the device of the request: it left them, or a bot plays on there for its player. To
    join them takes them back at once."""
    return kept_seats((await find(desk, id)).table, desk.tokens.holder(desk.tokens.given(request)))


@post("/api/tables/{id:str}/join")
async def join(request: AnyRequest, desk: Desk, id: TableId, data: Join) -> Response[Seated]:
    """Sit down. At a game that runs, the others are asked for their consent first."""
    check_name(data.name)
    live = await find(desk, id)
    token, holder = token_of(request, desk)
    await desk.requests.sit(live, data.seat, data.name, holder)
    return seated(request, live, token, holder)


@post("/api/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(request: AnyRequest, desk: Desk, id: TableId, seat: Annotated[int, Parameter(ge=0, le=7)],
                   data: SeatBot) -> TableFacts:
    """Put a bot on a seat, before the game, by its maker."""
    live = await find(desk, id)
    await desk.requests.seat_bot(live, seat, data.bot, desk.tokens.holder(desk.tokens.given(request)))
    return live.table.facts()


@post("/api/tables/{id:str}/rematch")
async def rematch(request: AnyRequest, desk: Desk, id: TableId, data: Rematch) -> Response[Seated]:
    """The same players again, with the same kingdom or a new one, or even the same shuffles. The player who
    asks second gets the table of the first; but nobody has to take the same shuffles."""
    live = await find(desk, id)
    token, holder = token_of(request, desk)
    if live.table.status != "over":
        raise Refusal("not_now", "rematch-later")
    if holder not in [seat.player.holder for seat in live.table.seats]:
        raise Refusal("seat", "rematch-players")
    if (data.kingdom, data.shuffles) == ("new", "same"):
        raise Refusal("illegal", "shuffles-kingdom")
    async with live.lock:
        await live.read_on()                     # another server may have made it
        if live.table.rematch is None or (data.shuffles == "new" and live.table.rematch_origin == "shuffles"):
            fresh = await lay_again(desk, live.table, holder, data, desk.tokens.maker(request))
            text = fresh.table.id if data.shuffles == "new" else f"{fresh.table.id} shuffles"
            while not await live.append(REMATCH, text=text):
                pass                             # another server wrote meanwhile
    return seated(request, await find(desk, str(live.table.rematch)), token, holder)


async def lay_again(desk: Desk, table: Table, holder: str, wish: Rematch, maker: str) -> LiveTable:
    assert table.game is not None
    assert table.result is not None
    players = [seat.player for seat in table.seats]
    if wish.shuffles == "new":
        config = configs.rematch(table.config, table.game.beginning["start"], table.result, wish.kingdom == "new")
    else:
        if Occupant() in players:
            raise Refusal("not_now", "shuffles-people")
        config = configs.same_shuffles(table.config, table.id, [player.holder for player in players])
        # the others consent by sitting down
        players = [player if player.holder in (None, holder) else Occupant(player.name) for player in players]
    return await desk.create(config, holder, bool(table.row.hidden), players, maker)


HANDLERS = [list_tables, new_table, show_table, own_seats, waiting_seats, join, seat_bot, rematch]
