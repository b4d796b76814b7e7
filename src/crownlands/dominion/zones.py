"""Piles of cards. A card is the small number that it has in this game."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from crownlands.kernel.chance import LOW_32, Chance

ROOM: Final = 16                     # slots a zone of a new game starts with

# the names of the zones, as events and descriptions tell them
SUPPLY: Final = "supply"
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
PLAY: Final = "play"
ASIDE: Final = "aside"
TRASH: Final = "trash"

# mats, where cards lie from turn to turn
ISLAND: Final = "island"
HAVEN: Final = "haven"
HORSE_TRADERS: Final = "horse_traders"
WAITING: Final = "waiting"                       # found and not played yet
POSSESSED: Final = "possessed"                   # trashed in a turn that another player decides
TAVERN: Final = "tavern"
GEAR: Final = "gear"
HIDDEN_MATS: Final = (HAVEN, GEAR)               # face down: their owner may look


@mypyc_attr(acyclic=True)            # not tracked by the garbage collector: copies become a fifth cheaper
class Zone:
    """An ordered pile, top last. `size` may be less than len(cards): the slots above it are spare."""

    def __init__(self, size: i64, cards: vec[i64]) -> None:
        self.size: i64 = size
        self.cards: vec[i64] = cards

    def put(self, card: i64) -> None:
        size = self.size
        if size < len(self.cards):
            self.cards[size] = card
        else:
            self.cards = append(self.cards, card)
        self.size = size + 1

    def pop(self) -> i64:
        size = self.size - 1
        self.size = size
        return self.cards[size]

    def make_room(self, extra: i64) -> None:
        """Make sure that so many more cards fit, for loops that fill the slots themselves."""
        needed = self.size + extra
        while len(self.cards) < needed:
            self.cards = append(self.cards, 0)

    def remove(self, card: i64) -> None:
        """Remove the lowest such card. It must be there."""
        cards = self.cards
        size = self.size - 1
        self.size = size
        step: i64 = 0
        for i in range(size):        # always to the end: leaving a loop where chance wants costs more (misprediction)
            if cards[i] == card:
                step = 1
            cards[i] = cards[i + step]

    def remove_at(self, i: i64) -> None:
        cards = self.cards
        size = self.size - 1
        self.size = size
        while i < size:
            cards[i] = cards[i + 1]
            i += 1

    def take_all(self, other: Zone) -> None:
        count = other.size
        size = self.size
        if size + count > len(self.cards):
            self.make_room(count)
        source = other.cards
        cards = self.cards
        for i in range(count):
            cards[size + i] = source[i]
        self.size = size + count
        other.size = 0

    def take_random(self, bag: Zone, count: i64, rng: Chance) -> None:
        """Move so many random cards of the bag here."""
        size = self.size
        full = size + count
        if full > len(self.cards):
            self.make_room(count)
        source = bag.cards
        left = bag.size
        cards = self.cards
        s0, s1, s2, s3 = rng.s0, rng.s1, rng.s2, rng.s3
        while size < full:
            # Chance.below() written out: the state stays in registers, and a call costs more because of the error check
            total = (s0 + s3) & LOW_32
            i = (((total << 7 | total >> 25) + s0 & LOW_32) * left) >> 32
            s2 ^= s0
            s3 ^= s1
            s0 ^= s3
            shifted = s1 << 9
            s1 ^= s2
            s2 = (s2 ^ shifted) & LOW_32
            s3 = (s3 << 11 | s3 >> 21) & LOW_32
            left -= 1
            cards[size] = source[i]
            source[i] = source[left]                     # the last card fills the gap
            size += 1
        self.size = size
        bag.size = left
        rng.s0 = s0
        rng.s1 = s1
        rng.s2 = s2
        rng.s3 = s3

    def take_at(self, i: i64) -> i64:
        """Remove and return the card at a place, as take_random does it."""
        card = self.cards[i]
        size = self.size - 1
        self.size = size
        self.cards[i] = self.cards[size]
        return card

    def find(self, card: i64) -> i64:
        """The lowest place of such a card, or -1."""
        for i in range(self.size):
            if self.cards[i] == card:
                return i
        return -1

    def sort(self, count: i64) -> None:
        """Bring so many of the lowest cards into a fixed order."""
        cards = self.cards
        for place in range(count):
            card = cards[place]
            i: i64 = place
            while i > 0 and cards[i - 1] > card:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card

    def count_into(self, counts: vec[i64]) -> None:
        """Add the cards to counts by card."""
        for i in range(self.size):
            counts[self.cards[i]] += 1

    def become(self, other: Zone) -> None:
        self.size = 0
        self.make_room(other.size)
        cards = self.cards
        source = other.cards
        for i in range(other.size):
            cards[i] = source[i]
        self.size = other.size

    def copy(self) -> Zone:
        return Zone(self.size, self.cards[:])            # spare slots too: the copy will need them as well

    def to_list(self) -> List[int]:
        return [int(self.cards[i]) for i in range(self.size)]


@mypyc_attr(acyclic=True)
class Pile:
    """A pile of several kinds of card: like a deck a bag, with `known` cards in fixed order on top."""

    def __init__(self, cards: Zone, known: i64) -> None:
        self.cards: Zone = cards
        self.known: i64 = known

    def copy(self) -> Pile:
        return Pile(self.cards.copy(), self.known)


NO_PILES: Final[List[Pile]] = []                 # of games without such piles, which share it


def new_zone() -> Zone:
    return Zone(0, vec[i64]([0] * ROOM))


def zone_of(cards: List[i64]) -> Zone:
    return Zone(len(cards), vec[i64](cards))
