"""The three games and their variants: what differs between them, as numbers, and the options that change it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominoes.tiles import DOMINOES, KINGDOMINO, QUEENDOMINO

# game: option: the values it may have, the default first
VARIANTS: Final[Dict[str, Tuple[object, ...]]] = {
    "dynasty": (False, True),                    # three games, their points added up
    "middle_kingdom": (False, True),             # 10 points for a castle in the middle
    "harmony": (False, True),                    # 5 points for a complete kingdom
    "mighty_duel": (False, True),                # two players, all dominoes, kingdoms of 7x7
    "lines_of_four": (False, True),              # three players: all dominoes, in lines of four
    "middle_kingdom_incomplete": (True, False),  # whether a kingdom with gaps at its edge can be a Middle Kingdom
}
TOWN_OPTIONS: Final[Dict[str, Tuple[object, ...]]] = {
    "tax_boxes": ("per_action", "per_knight"),   # how often a Safe pays when two knights collect taxes in one turn
    "free_slot_refund": (False, True),           # whether the queen's host is paid a coin for building at the price 0
    "burned_tiles_return": (False, True),        # whether the tiles taken by the dragon become a new stack
    "limited_pieces": (False, True),             # whether there are only 22 knights and 15 towers
    "stack_top_visible": (True, False),          # whether all see the next building tile
    "actions_after_discard": (True, False),      # whether building and the dragon are allowed without a placed domino
    "build_on_knights": (True, False),           # whether a building may join a knight on its square
}
VALUES: Final[Dict[str, Dict[str, Tuple[object, ...]]]] = {
    "kingdomino": VARIANTS,
    "queendomino": {"two_full_turns": (False, True), **TOWN_OPTIONS},    # two players: both kings may do everything
    "royal_wedding": {
        "teams": (False, True),
        "partners": ("side_by_side", "opposite"),    # how the two of a team sit
        **TOWN_OPTIONS},
}
SEATS: Final[Dict[str, Tuple[int, ...]]] = {
    "kingdomino": (2, 3, 4), "queendomino": (2, 3, 4), "royal_wedding": (3, 4, 5, 6, 8)}
TEAM_SEATS: Final = (4, 6, 8)


def defaults(game: str, seats: int) -> Dict[str, Any]:
    values = {name: allowed[0] for name, allowed in VALUES[game].items()}
    if game == "royal_wedding" and seats == 8:
        values["teams"] = True
    return values


class Rules:
    """The rules of one table, ready for play; shared by all its states."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], start: Dict[str, Any]) -> None:
        self.game: str = game
        self.seats: i64 = seats
        self.options: Dict[str, Any] = dict(options)
        self.start: Dict[str, Any] = start               # what a record begins with
        self.town: bool = game != "kingdomino"           # coins, knights, buildings, queen and dragon
        teams = bool(options.get("teams"))
        duel = bool(options.get("mighty_duel"))
        wedding = game == "royal_wedding"
        self.partners: i64 = 2 if teams else 1           # players of a kingdom
        self.side_by_side: bool = options.get("partners") != "opposite"
        self.kingdoms: i64 = seats // self.partners
        self.kings: i64 = 2 if seats == 2 else 1         # of each seat
        self.limit: i64 = 7 if duel or teams or (seats == 2 and self.town) or (wedding and seats < 5) else 5
        if game == "kingdomino" and seats == 3 and not options.get("lines_of_four"):
            line = 3
        else:
            line = 8 if teams or seats > 4 else 4
        boxes = [QUEENDOMINO, KINGDOMINO] if wedding else [QUEENDOMINO] if self.town else [KINGDOMINO]
        rounds = len(boxes) * DOMINOES // line
        if game == "kingdomino" and seats < 4 and not duel:
            rounds = 6 if seats == 2 else 12
        self.line_length: i64 = line
        self.rounds: i64 = rounds
        self.boxes: List[i64] = [boxes[number % len(boxes)] for number in range(rounds)]     # of each line
        self.claims: i64 = seats * self.kings            # in a line
        self.dominoes_a_kingdom: i64 = rounds * self.claims // self.kingdoms
        self.first_king_alone: bool = game == "queendomino" and seats == 2   # one king is drawn, the order is 1-2-2-1
        self.games: i64 = 3 if options.get("dynasty") else 1
        self.middle_kingdom: bool = bool(options.get("middle_kingdom"))
        self.middle_kingdom_incomplete: bool = bool(options.get("middle_kingdom_incomplete"))
        self.harmony: bool = bool(options.get("harmony"))
        self.crowns_break_ties: bool = not self.town
        # two players of Queendomino place and claim with both kings, but tax, build and burn once a round
        self.full_turns: bool = bool(options.get("two_full_turns", True)) or seats != 2
        self.taxes_a_round: i64 = self.claims // self.kingdoms if self.full_turns else 1     # for a kingdom
        self.safe_pays_per_knight: bool = options.get("tax_boxes") == "per_knight"
        self.free_slot_refund: bool = bool(options.get("free_slot_refund"))
        self.burned_tiles_return: bool = bool(options.get("burned_tiles_return"))
        self.limited_pieces: bool = bool(options.get("limited_pieces"))
        self.stack_top_visible: bool = bool(options.get("stack_top_visible"))
        self.actions_after_discard: bool = bool(options.get("actions_after_discard"))
        self.build_on_knights: bool = bool(options.get("build_on_knights"))

    def kingdom_of(self, seat: i64) -> i64:
        return seat // self.partners if self.side_by_side else seat % self.kingdoms

    def seats_of(self, place: i64) -> List[i64]:
        """The players who build a kingdom."""
        return [seat for seat in range(self.seats) if self.kingdom_of(seat) == place]
