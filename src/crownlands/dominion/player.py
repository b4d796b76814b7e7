"""A player's cards: those in the usual zones, and what lasts from turn to turn."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from crownlands.dominion.cards import LASTING
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.zones import Zone, new_zone

# what the cards laid aside are: open to all, picked from the hand, or looked at (both seen by their owner only); what
# was revealed is looked at while it goes back in an order that others do not see
OPEN: Final = 0
PICKED: Final = 1
LOOKED_AT: Final = 2

# in the play area a card may be marked: it stays there in Clean-up; it is an Overlord that has become this card; and by
# which place of a card that keeps it company
CARD: Final = 0xFF
STAYS: Final = 1 << 8
OVERLORD: Final = 1 << 9
KEEPER_SHIFT: Final = 10             # the place of its keeper + 1

TOKEN_NAMES: Final = ("vp", "pirate_ship", "coffers", "debt", "journey", "minus_card")
VP: Final = 0
PIRATE: Final = 1
COFFERS: Final = 2                   # coin tokens
DEBT: Final = 3
JOURNEY: Final = 4                   # 1: it lies face down
MINUS_CARD: Final = 5                # 1: it lies on the deck

NO_NUMBERS: Final[vec[i64]] = vec[i64]([])


@mypyc_attr(acyclic=True)
class Lasting:
    """What a player keeps from turn to turn besides the cards in the usual zones. Games without such cards share
    one."""

    trained: i64 = 0                                     # the pile with the player's +1 Coin token: its card + 1
    enchanted: i64 = 0                                   # mask of the seats whose Enchantress waits for the player

    def __init__(self, tokens: vec[i64], mats: List[Zone], later: vec[i64], buried: vec[i64], gained: i64) -> None:
        self.tokens: vec[i64] = tokens                   # by the names of TOKEN_NAMES
        self.mats: List[Zone] = mats                     # by kingdom.mats
        self.later: vec[i64] = later                     # frames that wait for the player's next turn
        # known cards below the bag's top, the lowest first: card | cards of the bag beneath << 8
        self.buried: vec[i64] = buried
        self.gained: i64 = gained                        # mask of what the player gained in the own last turn

    def copy(self) -> Lasting:
        twin = Lasting(self.tokens[:], [mat.copy() for mat in self.mats], self.later[:], self.buried[:], self.gained)
        twin.trained = self.trained
        twin.enchanted = self.enchanted
        return twin


NOTHING_LASTS: Final = Lasting(NO_NUMBERS, [], NO_NUMBERS, NO_NUMBERS, 0)


def real_card(played: i64, overlord: i64) -> i64:
    """The card that lies in play: an Overlord, whatever it has become."""
    return overlord if played & OVERLORD else played & CARD


@mypyc_attr(acyclic=True)
class Player:
    def __init__(self, seat: i64, turns: i64, known: i64, aside_kind: i64, owned: vec[i64], hand: Zone, deck: Zone,
                 discard: Zone, play: Zone, aside: Zone, lasting: Lasting) -> None:
        self.seat: i64 = seat
        self.turns: i64 = turns                          # taken so far, but for extra turns
        self.owned: vec[i64] = owned                     # how many of each card, wherever they are
        self.hand: Zone = hand
        # The deck is a bag with `known` cards in fixed order on top. A card of the bag is drawn by chance when it is
        # needed, so there is no shuffled order that could leak into a copy or a search. Where cards can be put inside
        # or looked at below, these are known too: `lasting.buried`.
        self.deck: Zone = deck
        self.known: i64 = known
        self.discard: Zone = discard
        self.play: Zone = play                           # cards with their marks: STAYS, KEEPER_SHIFT
        # Between zones for the length of one effect: set aside, revealed, looked at, picked. Not part of a shuffle.
        self.aside: Zone = aside
        self.aside_kind: i64 = aside_kind
        self.lasting: Lasting = lasting

    def held(self, overlord: i64) -> vec[i64]:
        """How many of each card lie in the zones: what `owned` must be. overlord: the number of that card."""
        counts = vec[i64]([0] * len(self.owned))
        for zone in (self.hand, self.deck, self.discard, self.aside):
            zone.count_into(counts)
        for i in range(self.play.size):
            counts[real_card(self.play.cards[i], overlord)] += 1
        for mat in self.lasting.mats:
            mat.count_into(counts)
        for i in range(i64(len(self.lasting.buried))):
            counts[self.lasting.buried[i] & CARD] += 1
        return counts

    def deck_size(self) -> i64:
        return self.deck.size + len(self.lasting.buried)

    def become(self, other: Player) -> None:
        """Take over another player's cards, in the zones there are."""
        self.turns = other.turns
        self.known = other.known
        self.aside_kind = other.aside_kind
        for card in range(len(self.owned)):
            self.owned[card] = other.owned[card]
        self.hand.become(other.hand)
        self.deck.become(other.deck)
        self.discard.become(other.discard)
        self.play.become(other.play)
        self.aside.become(other.aside)
        if self.lasting is not NOTHING_LASTS:
            self.lasting = other.lasting.copy()

    def copy(self) -> Player:
        lasting = self.lasting
        if lasting is not NOTHING_LASTS:
            lasting = lasting.copy()
        return Player(self.seat, self.turns, self.known, self.aside_kind, self.owned[:], self.hand.copy(),
                      self.deck.copy(), self.discard.copy(), self.play.copy(), self.aside.copy(), lasting)


def lasting_for(kingdom: Kingdom) -> Lasting:
    """For a player at the start."""
    if not kingdom.needs & LASTING and not kingdom.mats:
        return NOTHING_LASTS
    return Lasting(vec[i64]([0] * len(TOKEN_NAMES)), [new_zone() for _mat in kingdom.mats], NO_NUMBERS, NO_NUMBERS, 0)
