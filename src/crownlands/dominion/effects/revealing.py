"""Revealing cards of one's own deck: some go somewhere, the rest lies aside for what comes next."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part, seat_of
from crownlands.dominion.cards import Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.playing import FOUND_BITS, play_found
from crownlands.dominion.effects.words import message
from crownlands.dominion.kingdom import KINDS, NEW_NAME
from crownlands.dominion.player import OPEN, Player
from crownlands.dominion.questions import ASK_DISCARD_REVEALED
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY, WAITING
from crownlands.kernel.event import EVERYBODY

# where what is found goes, by number
TARGETS: Final = (HAND, DECK, PLAY, DISCARD, ASIDE)
TO_HAND: Final = 0
TO_DECK: Final = 1
TO_PLAY: Final = 2
TO_DISCARD: Final = 3
NOWHERE: Final = 4                               # it stays with the rest

# in an argument: how many | kind << 4 | UNTIL | target << 9
KIND_SHIFT: Final = 4
UNTIL: Final = 1 << 8                            # so many of the kind are found; else so many cards
TARGET_SHIFT: Final = 9


class Reveal(Effect):
    """Cards are revealed from the deck one by one: so many, or until so many of a kind are found. Those of the kind go
    somewhere; the rest lies aside for what comes next."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        wanted = state.kingdom.kinds[x >> KIND_SHIFT & 15]
        if x >> KIND_SHIFT & 15 == NEW_NAME:
            wanted &= ~state.mask_of(me.hand)
        left = x & 15
        found: List[i64] = []
        while left:
            top = state.reveal_top(me, "reveal", EVERYBODY)
            if top == NOTHING:
                break
            matches = wanted >> top & 1 != 0
            if matches:
                found.append(top)
            if matches or not x & UNTIL:
                left -= 1
        self.put(state, me, x >> TARGET_SHIFT, found)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x >> TARGET_SHIFT != TO_PLAY or WAITING in state.kingdom.mats

    def put(self, state: Stack, me: Player, target: i64, found: List[i64]) -> None:
        if target == TO_HAND:
            for card in found:
                state.take_into_hand(me, card)
        elif target == TO_DECK:
            for card in found:
                state.put_back(me, me.aside, card, ASIDE, EVERYBODY)
        elif target == TO_DISCARD:
            self.discard_found(state, me, found)
        elif target == TO_PLAY:
            packed: i64 = 0
            for card in found:
                me.aside.remove(card)
                state.put_on_mat(me, card, WAITING, ASIDE, EVERYBODY)
                packed = packed << FOUND_BITS | card + 1
            state.discard_aside(me)
            if packed:
                state.then(play_found, me, packed)

    def discard_found(self, state: Stack, me: Player, found: List[i64]) -> None:
        for card in found:
            me.aside.remove(card)
            me.discard.put(card)
        if found and state.listener is not None:
            state.tell_move("discard", me, found, ASIDE, DISCARD, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("reveal-until" if x & UNTIL else "reveal", who, n=int(x & 15),
                       kind=KINDS[x >> KIND_SHIFT & 15], to=TARGETS[x >> TARGET_SHIFT])


class DiscardRest(Effect):
    """What still lies aside."""

    keeps_aside = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN


class NeighbourDiscardsOne(Effect):
    """Advisor: the player to the left picks one of the revealed cards, the others go to the hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.then(discard_one_of, state.left_of(me, 1), me.seat)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def text(self, x: i64, who: str) -> List[Text]:
        return message("neighbour-discards-one")


class DiscardOneOf(Effect):
    """x = the seat whose revealed cards they are."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_DISCARD_REVEALED, state.players[x].aside)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.players[x].aside.size > 0 and x != me.seat

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == x and owner.aside_kind == OPEN

    def victim(self, x: i64) -> i64:
        return x

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        other = state.players[x]
        other.aside.remove(card)
        other.discard.put(card)
        if state.listener is not None:
            state.tell_move("discard", other, [card], ASIDE, DISCARD, EVERYBODY)
        while other.aside.size:
            state.take_into_hand(other, other.aside.cards[0])


class CoinsPerName(Effect):
    """Harvest: for the revealed cards."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += state.bits_in(state.mask_of(me.aside))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-per-name")


REVEAL: Final = word(Reveal(), Argument([Part("cards", 4), Part("kind", len(KINDS) - 1, KIND_SHIFT),
                                         Part("until", 1, 8), Part("to", len(TARGETS) - 1, TARGET_SHIFT)]))
neighbour_discards_one: Final = word(NeighbourDiscardsOne())
discard_one_of: Final = word(DiscardOneOf(), seat_of("seat"))
discard_rest: Final = word(DiscardRest())
coins_per_name: Final = word(CoinsPerName(), above=("discard_rest",))


def reveal(n: int, kind: int, to: int = TO_HAND) -> int:
    return REVEAL(n | kind << KIND_SHIFT | to << TARGET_SHIFT)


def reveal_until(n: int, kind: int, to: int = TO_HAND) -> int:
    return REVEAL(n | kind << KIND_SHIFT | UNTIL | to << TARGET_SHIFT)
