"""What needs the others' consent: taking back a choice that told somebody something, and giving a seat to another."""
from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, Optional, Set

from msgspec import Struct

from crownlands.server.seats import Occupant

if TYPE_CHECKING:
    from crownlands.server.table import Table


class Offer(Struct, omit_defaults=True):
    """As it is kept in the log. undo: `keep` choices remain; seat: `seat` goes to `to`."""
    kind: Literal["undo", "seat"]
    by: int = -1                                 # the seat that asks; -1: somebody who would like to sit down
    keep: int = 0
    free: bool = False                           # takes back no information: nobody need be asked
    seat: int = -1
    to: Optional[Occupant] = None


class OfferFacts(Struct):
    """What everybody sees of an offer; `step` names it in the answers."""
    step: int
    kind: Literal["undo", "seat"]
    by: int
    seat: Optional[int]
    name: Optional[str]
    bot: Optional[str]
    waiting: List[int]


class OpenOffer:
    def __init__(self, step: int, offer: Offer) -> None:
        self.step = step
        self.offer = offer
        self.accepted: Set[int] = set()

    def waiting(self, table: Table) -> List[int]:
        """The seats whose consent is missing: people who are here, but for the one who asks and the one
        whose seat it is about. People who share a device answer as one."""
        if self.offer.free:
            return []
        asker = table.seats[self.offer.by].occupant.holder if self.offer.by >= 0 else None
        agreed = {table.seats[seat].occupant.holder for seat in self.accepted} | {asker}
        return [seat for seat, chair in enumerate(table.seats)
                if chair.person and seat != self.offer.seat and chair.occupant.holder not in agreed]

    def facts(self, table: Table) -> OfferFacts:
        to = self.offer.to or Occupant()
        about = self.offer.seat if self.offer.kind == "seat" else None
        return OfferFacts(self.step, self.offer.kind, self.offer.by, about, to.name, to.bot, self.waiting(table))
