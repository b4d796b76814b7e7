"""What can be played, and against whom."""
from __future__ import annotations

from typing import Any, Dict, List

from litestar import get
from msgspec import Struct

import crownlands
from crownlands.bots.registry import find_player, player_names
from crownlands.dominion import kingdoms
from crownlands.dominion import rules as dominion_rules
from crownlands.dominoes import rules as dominoes_rules
from crownlands.server import protocol
from crownlands.server.desk import Desk


class KingdomFacts(Struct):
    id: str
    boxes: List[str]
    cards: List[str]


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


@get("/api/games")
async def games() -> List[GameFacts]:
    sets = [KingdomFacts(one.id, list(one.boxes), list(one.cards)) for one in kingdoms.SETS if one.playable]
    dominion = GameFacts("dominion", [2, 3, 4, 5, 6], listed(dominion_rules.VALUES), kingdoms.all_boxes(), sets)
    return [dominion, *(GameFacts(name, list(dominoes_rules.SEATS[name]), listed(dominoes_rules.VALUES[name]), [], [])
                        for name in crownlands.GAMES if name != "dominion")]


def listed(options: Any) -> Dict[str, List[Any]]:
    return {name: list(values) for name, values in options.items()}


@get("/api/bots")
async def bots(desk: Desk) -> List[BotFacts]:
    known = [BotFacts(game, player.name, player.idea, list(player.piles)) for game in crownlands.GAMES
             for player in (find_player(name, game) for name in player_names(game))]
    return known + [BotFacts(game, name, "", []) for game in crownlands.GAMES for name in desk.settings.own_bots]


@get("/api/protocol")
async def messages() -> Dict[str, Any]:
    """The JSON schema of the messages of live play."""
    return protocol.schema()


HANDLERS = [games, bots, messages]
