"""A game as it stands in its players' books: who won, with how many points, against whom, and how long it took."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

from msgspec import Struct

from crownlands.server.entries import START
from crownlands.server.storage.rows import Origin
from crownlands.server.table import Table


class Opponent(Struct):
    name: Optional[str]
    bot: Optional[str]                           # as it was chosen: a level, a strategy
    points: int
    beaten: float                                # by the player: 1, 0, or a half where both won or had equal points
    # of a person, when the game ended, if all people there wished it
    rating: Optional[float] = None
    deviation: Optional[float] = None


class Played(Struct):
    table: str
    at: int                                      # when it ended: milliseconds since 1970
    seconds: int
    game: str
    origin: Origin                               # only a new game counts for the rating
    points: int
    won: bool
    shared: bool                                 # the victory, with somebody else
    gave_up: bool
    turns: int
    kingdom: Optional[str]                       # Dominion: the recommended set, if it was one
    piles: List[str]
    others: List[Opponent]


def played_at(table: Table) -> Dict[int, Tuple[str, Played]]:
    """For each seat its holder, and what comes into that player's book. A device where several people sat together
    keeps no book of that game: nobody knows whose it would be. A game that was only brought here to look at is
    nobody's, and a lesson is no game."""
    result = table.result
    if result is None or table.game is None or table.config.origin in ("import", "lesson"):
        return {}
    holders = [seat.player.holder for seat in table.seats]
    return {seat: (holder, played_by(table, result, seat))
            for seat, holder in enumerate(holders) if holder is not None and holders.count(holder) == 1}


def others_of(table: Table, me: int) -> List[int]:
    """The seats that play against this one."""
    assert table.game is not None
    mates = next(side for side in table.game.sides if me in side)
    return [seat for seat in range(len(table.seats)) if seat not in mates]


def played_by(table: Table, result: Dict[str, Any], me: int) -> Played:
    assert table.game is not None
    against = others_of(table, me)
    players = [seat.player for seat in table.seats]
    others = [Opponent(players[seat].name if players[seat].bot is None else None, players[seat].bot,
                       result["scores"][seat], beaten(result, me, seat)) for seat in against]
    began = next((entry.at for entry in table.entries if entry.kind == START), table.moved_at)
    kingdom = table.config.kingdom if isinstance(table.config.kingdom, str) else None
    won = me in result["winners"]
    return Played(table.id, table.moved_at, max(0, table.moved_at - began) // 1000, table.config.game,
                  table.config.origin, result["scores"][me], won,
                  won and any(seat in against for seat in result["winners"]), me in result["out"],
                  result["turns"][me], kingdom, list(table.game.beginning["start"].get("piles") or []), others)


def beaten(result: Dict[str, Any], me: int, other: int) -> float:
    ranks = [(seat in result["winners"], seat not in result["out"], result["scores"][seat]) for seat in (me, other)]
    if ranks[0] == ranks[1] or (ranks[0][0] and ranks[1][0]):
        return 0.5
    return 1.0 if ranks[0] > ranks[1] else 0.0
