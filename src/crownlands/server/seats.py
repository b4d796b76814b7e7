"""Who sits at a table."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional

from msgspec import Struct

from crownlands.server.config import Word

DEFAULT_BOT = {"dominion": "big_money"}          # plays on for a player who resigned
OTHER_DEFAULT_BOT = "full_greedy"

SeatState = Literal["here", "left", "failed", "resigned", "out_of_time"]


class Occupant(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A person has a name and a holder (the hash of a key that only their device has), a bot its name as bot; neither:
    the seat is open."""
    name: Optional[str] = None                   # what a name may be was checked when it was given
    bot: Optional[Word] = None
    holder: Optional[str] = None


class SeatFacts(Struct):
    """What everybody sees of a seat."""
    kind: Literal["open", "person", "bot"]
    name: Optional[str]
    bot: Optional[str]
    state: SeatState
    asked_always: bool = False                   # also where there is no alternative
    kept_for: Optional[str] = None               # the player whose seat it is, while a bot plays on


class Seat:
    def __init__(self) -> None:
        self.occupant = Occupant()
        self.state: SeatState = "here"
        self.asked_always = False                # otherwise the table makes choices without an alternative
        self.left_by: Optional[str] = None       # the holder who left it during the game
        self.gave_up: Optional[Occupant] = None  # resigned, or out of time: a rematch is theirs too
        self.kept_for: Optional[Occupant] = None  # the player whose seat it is, while a bot plays on

    @property
    def open(self) -> bool:
        return self.occupant.bot is None and self.occupant.holder is None

    @property
    def person(self) -> bool:
        return self.occupant.holder is not None

    @property
    def out(self) -> bool:
        """Cannot win any more; a bot moves the pieces."""
        return self.state in ("resigned", "out_of_time")

    @property
    def player(self) -> Occupant:
        """Who plays here in a rematch."""
        if self.gave_up is not None:
            return self.gave_up
        if self.kept_for is not None:
            return self.kept_for
        return Occupant() if self.state == "left" else self.occupant

    @property
    def waits_for(self) -> Optional[str]:
        """The holder who may come back to this seat without asking anybody."""
        return self.left_by if self.kept_for is None else self.kept_for.holder

    def sit(self, occupant: Occupant, running: bool) -> None:
        """During a game a bot only plays on for the player who was there before."""
        if occupant.bot is None or not running or self.out:
            self.kept_for = None
        elif self.person or self.left_by is not None:
            self.kept_for = Occupant(name=self.occupant.name, holder=self.occupant.holder or self.left_by)
        self.occupant = occupant
        self.left_by = None
        self.asked_always = False
        if not self.out:
            self.state = "here"

    def leave(self, running: bool) -> None:
        """Before the game the seat is free again; during it, it waits for somebody, under the old name."""
        self.left_by = self.occupant.holder if running else None
        self.occupant = Occupant(name=self.occupant.name if running else None)
        self.state = "left" if running else "here"

    def give_up(self, state: SeatState, bot: str) -> None:
        self.gave_up = self.occupant
        self.occupant = Occupant(name=self.occupant.name, bot=bot)
        self.kept_for = None
        self.state = state

    def facts(self) -> SeatFacts:
        kind: Literal["open", "person", "bot"] = "bot" if self.occupant.bot else "person" if self.person else "open"
        return SeatFacts(kind, self.occupant.name, self.occupant.bot, self.state, self.asked_always,
                         None if self.kept_for is None else self.kept_for.name)


def default_bot(game: str) -> str:
    return DEFAULT_BOT.get(game, OTHER_DEFAULT_BOT)


def result_of(sides: List[List[int]], seats: List[Seat], scores: List[int], winners: List[int],
              turns: List[int], finished: bool) -> Dict[str, Any]:
    """The engine's result without those who gave up. If nobody else won, the best of the others do; if the game did not
    reach its end, all who are left win."""
    out = [seat for seat, chair in enumerate(seats) if chair.out]
    left = [side for side in sides if not all(seat in out for seat in side)]
    best = max((scores[side[0]] for side in left), default=0)
    kept = [seat for seat in winners if seat not in out] if finished else []
    if not kept:
        kept = [seat for side in left for seat in side if seat not in out and (not finished or scores[side[0]] == best)]
    return {"scores": scores, "winners": sorted(kept), "turns": turns, "out": out}
