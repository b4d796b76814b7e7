"""What can be played, and against whom."""
from __future__ import annotations

from functools import cache
from typing import Any, Dict, List, Optional, Union

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

import crownlands
from crownlands.bots.registry import find_player, player_names
from crownlands.dominion import kingdoms
from crownlands.dominion import rules as dominion_rules
from crownlands.dominion.cards import BOXES, NAMES, REWORDED, Card, boxes_of, is_kingdom_card
from crownlands.dominion.extras import extras_of
from crownlands.dominoes import rules as dominoes_rules
from crownlands.dominoes import tiles as dominoes_tiles
from crownlands.kernel.errors import WrongOption
from crownlands.locale.names import names_of
from crownlands.server import protocol
from crownlands.server.desk import Desk
from crownlands.server.sending import File, json_file, send
from crownlands.server.shapes import Text


class KingdomFacts(Struct):
    id: str
    boxes: List[str]
    cards: List[str]
    bane: str                                    # the card of an eleventh pile, if the set has one
    landscapes: List[str]                        # its events and landmarks


class GameFacts(Struct):
    name: str
    seats: List[int]
    options: Dict[str, List[Any]]                # name: the values it may have
    boxes: List[str]
    kingdoms: List[KingdomFacts]


class BotFacts(Struct):
    game: str
    name: str
    idea: str
    piles: List[str]                             # kingdom cards that it wants on the table
    author: str = ""                             # who published it


class CardFacts(Struct):
    """A card as one box has it. Where editions or wordings differ, `option` names the rule by which this line is meant,
    and `value` its value."""
    id: str
    box: str
    option: str
    value: Union[bool, str]
    cost: int
    potion: bool                                 # costs a Potion as well,
    debt: int                                    # or debt tokens
    types: List[str]
    plus_cards: int
    plus_actions: int
    plus_buys: int
    plus_coins: int
    plus_potions: int
    points: int
    points_per: str                              # what points are counted by, if not once
    text: List[Text]
    reaction: List[Text]
    in_kingdom: bool                             # has a pile that is chosen, and is neither basic nor beside the Supply
    may_be_bane: bool
    extras: List[str]                            # what lies on the table because of it: potion, prizes, coffers, tavern


class Square(Struct):
    terrain: str
    crowns: int


class BuildingFacts(Struct):
    id: str
    copies: int
    knights: int
    towers: int
    crowns: int
    tax: Optional[str]                           # a tax brings a coin more for each knight, or tower
    points: int
    per: Optional[str]                           # terrain, tower or knight that the points are counted by
    reconstructed: List[str]


class Tiles(Struct):
    """The dominoes of each box, the first two squares being number 1; and the buildings."""
    kingdomino: List[List[Square]]
    queendomino: List[List[Square]]
    buildings: List[BuildingFacts]


@get("/api/games")
async def games() -> List[GameFacts]:
    sets = [KingdomFacts(one.id, list(one.boxes), list(one.cards), one.bane, one.landscapes)
            for one in kingdoms.SETS if one.playable]
    dominion = GameFacts("dominion", [2, 3, 4, 5, 6], listed(dominion_rules.VALUES), kingdoms.all_boxes(), sets)
    return [dominion, *(GameFacts(name, list(dominoes_rules.SEATS[name]), listed(dominoes_rules.VALUES[name]), [], [])
                        for name in crownlands.GAMES if name != "dominion")]


def listed(options: Any) -> Dict[str, List[Any]]:
    return {name: list(values) for name, values in options.items()}


@get("/api/bots")
async def bots(desk: Desk) -> List[BotFacts]:
    known = [BotFacts(game, player.name, player.idea, list(player.piles), player.author) for game in crownlands.GAMES
             for player in (find_player(name, game) for name in player_names(game))]
    return known + [BotFacts(game, name, "", []) for game in crownlands.GAMES for name in desk.settings.own_bots]


def told(facts: Any) -> Dict[int, ResponseSpec]:
    """For the description of a request that is answered by a file."""
    return {200: ResponseSpec(facts, generate_examples=False)}


@get("/api/cards", sync_to_thread=False, responses=told(List[CardFacts]))
def cards(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every card of every box, with its other wordings. A text is a list of messages of the catalogues."""
    return send(request, cards_file())


@cache
def cards_file() -> File:
    return json_file([card_facts(box, line) for box, lines in BOXES.items() for id in lines
                      for line in (lines[id], *(REWORDED.get(id, []) if box == boxes_of(id)[0] else []))])


def card_facts(box: str, line: Card) -> CardFacts:
    value = line.value if isinstance(line.value, str) else bool(line.value)
    return CardFacts(line.id, box, line.option, value, int(line.cost), bool(line.potion), int(line.debt),
                     line.type_names, int(line.plus_cards), int(line.plus_actions), int(line.plus_buys),
                     int(line.plus_coins), int(line.plus_potions), int(line.points), line.points_per, line.text,
                     line.reaction_text, is_kingdom_card(line.id), may_be_bane(line.id),
                     extras_of(line, [BOXES[box][kind] for kind, _copies in line.kinds]))


def may_be_bane(id: str) -> bool:
    try:
        dominion_rules.check_bane(id)
    except WrongOption:
        return False
    return True


@get("/api/names", sync_to_thread=False, responses=told(Dict[str, List[str]]))
def names(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What each card is called in all languages: for whoever types a name."""
    return send(request, names_file())


@cache
def names_file() -> File:
    return json_file({id: names_of("card", id) for id in NAMES})


@get("/api/tiles", sync_to_thread=False, responses=told(Tiles))
def tiles(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is on the dominoes and the buildings."""
    return send(request, tiles_file())


@cache
def tiles_file() -> File:
    boxes = [[[Square(dominoes_tiles.TERRAINS[terrain], crowns) for terrain, crowns in dominoes_tiles.halves_of(domino)]
              for domino in range(start, start + dominoes_tiles.DOMINOES)] for start in (0, dominoes_tiles.DOMINOES)]
    buildings = [msgspec.convert(building.describe(), BuildingFacts) for building in dominoes_tiles.BUILDINGS]
    return json_file(Tiles(boxes[0], boxes[1], buildings))


@get("/api/protocol")
async def messages() -> Dict[str, Any]:
    """The JSON schema of the messages of live play."""
    return protocol.schema()


HANDLERS = [games, bots, cards, names, tiles, messages]
