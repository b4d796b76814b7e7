"""Where the games of a match begin: at new tables, in random kingdoms, with chosen hands, or from a position."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

from crownlands import files
from crownlands.bots.registry import Player
from crownlands.dominion.kingdoms import all_boxes
from crownlands.kernel.chance import seed_of, seeded
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.match import Match, set_up

HANDS = ("5/2", "4/3", "3/4", "2/5")


def read_beginning(game: str, position: Optional[Path], hands: Optional[str], table: Dict[str, Any],
                   option: Optional[List[str]], kingdoms: Optional[int]) -> str:
    """The position from which the games begin, as JSON, or nothing; and whether what is asked for goes together."""
    if kingdoms is not None:
        if kingdoms < 1 or game != "dominion" or position is not None or not {*table} <= {"boxes"}:
            raise CrownlandsError("kingdoms-option")
    if hands is not None and (game != "dominion" or position is not None or hands not in HANDS):
        raise CrownlandsError("hands-option", known=[*HANDS], hands=hands)
    if position is None:
        return ""
    if table or option:
        raise CrownlandsError("position-options")
    return json.dumps(files.read(position))


def tables_of(table: Dict[str, Any], seed: int, kingdoms: Optional[int]) -> List[Tuple[int, Dict[str, Any]]]:
    """Seed and table of each match: one, or one for each random kingdom."""
    if kingdoms is None:
        return [(seed, table)]
    return [(seed_of(seed, f"kingdom {number}"), table or {"boxes": all_boxes()}) for number in range(kingdoms)]


def for_two(game: str, options: Dict[str, Any]) -> Tuple[int, Dict[str, Any]]:
    """Seats and options where one player meets another. Royal Wedding is not for two: there they are teams of two, each
    of one player's bots."""
    if game != "royal_wedding":
        return 0, options
    if not options.get("teams", True):
        raise CrownlandsError("wedding-teams")
    return 4, {**options, "teams": True}


def with_hands(match: Match, players: Sequence[Player], hands: str) -> Match:
    """The same with first hands of so many Coppers, and the rest of the deck for the second hands."""
    facts = set_up(match, players).new_game(seeded(0), 0).describe()
    first, second = (["copper"] * int(coppers) + ["estate"] * (5 - int(coppers)) for coppers in hands.split("/"))
    for player in facts["players"]:
        player.update(hand=first, deck=[], bag=second)
    return replace(match, position=json.dumps(facts))
