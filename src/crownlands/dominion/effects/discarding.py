"""From the hand to the discard pile. Picked cards wait aside, and are discarded together."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part, number
from crownlands.dominion.cards import COPPER, Text
from crownlands.dominion.effect import PROGRAMS, Effect, word
from crownlands.dominion.effects.bonuses import cards
from crownlands.dominion.effects.words import (
    PROGRAM_BITS,
    PROGRAM_MASK,
    followed_by,
    message,
    program,
    program_argument,
)
from crownlands.dominion.kingdom import MOST_KINDS
from crownlands.dominion.player import PICKED, Player
from crownlands.dominion.questions import (
    ASK_DISCARD,
    ASK_DISCARD_ANY,
    ASK_DISCARD_DECK,
    ASK_DISCARD_FOR_COINS,
    ASK_MAY_DISCARD,
    ASK_TOP,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import DECK, DISCARD, HAND
from crownlands.kernel.event import EVERYBODY


class Discards(Effect):
    """Hand cards are picked one after the other until enough are."""

    def enough(self, me: Player, x: i64) -> bool:
        """Whether no more are to be picked."""
        return True

    def after_one(self, x: i64) -> i64:
        """The argument when a card has been picked."""
        return x

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size == 0 or self.enough(me, x):
            self.declined(state, me, x)
        else:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD, state.kingdom.all)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == PICKED

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        self.start(state, me, self.after_one(x))

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)


class DiscardDownTo(Discards):
    """x = cards to keep."""

    def enough(self, me: Player, x: i64) -> bool:
        return me.hand.size <= x

    def picks(self, me: Player, x: i64) -> i64:
        return me.hand.size - x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-down-to", who, n=int(x))


class Discard(Discards):
    """x = cards to discard."""

    only_counts = True

    def enough(self, me: Player, x: i64) -> bool:
        return x == 0

    def after_one(self, x: i64) -> i64:
        return x - 1

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard", who, n=int(x))


class DiscardAny(Discards):
    """x = cards picked so far, | FOR_COINS. For each a card is drawn, or a coin added."""

    def enough(self, me: Player, x: i64) -> bool:
        return False

    def after_one(self, x: i64) -> i64:
        return x + 1

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x & ~FOR_COINS <= me.aside.size

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD_FOR_COINS if x & FOR_COINS else ASK_DISCARD_ANY, state.kingdom.all, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return me.hand.size

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)
        if x & FOR_COINS:
            state.coins += x & ~FOR_COINS
        else:
            state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-any-for-coins" if x & FOR_COINS else "discard-any-for-cards")


FOR_COINS: Final = 1 << 12                       # in an argument: a coin for each, not a card


class MayDiscard(Discards):
    """x = program | cards to discard << 16 | cards picked so far << 20. All of them or none, as far as the hand goes;
    if all were discarded, the program follows."""

    def enough(self, me: Player, x: i64) -> bool:
        return x >> 20 == x >> PROGRAM_BITS & 15

    def after_one(self, x: i64) -> i64:
        return x + (1 << 20)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x >> 20 == me.aside.size and not self.enough(me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_DISCARD if x >> 20 else ASK_MAY_DISCARD, state.kingdom.all, 0 if x >> 20 else MAY_DONE)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.discard_aside(me)
        if self.enough(me, x):
            state.then_program(PROGRAMS[x & PROGRAM_MASK].code, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return followed_by("may-discard", x & PROGRAM_MASK, who, n=int(x >> PROGRAM_BITS & 15))


class MayDiscardTreasure(Discards):
    """Plaza; x = a program that follows."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.treasures):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_DISCARD, state.kingdom.treasures, MAY_DONE)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return False

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.pick(me, card)
        state.discard_aside(me)
        state.then_program(PROGRAMS[x].code, me)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        """Nothing follows."""

    def text(self, x: i64, who: str) -> List[Text]:
        return followed_by("may-discard-treasure", x, who)


class DiscardPerEmptyPile(Effect):
    """Poacher."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then(discard, me, state.empty_piles)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-per-empty-pile")


class DiscardHand(Effect):
    """The whole hand, with the card on top that the owner wants there if the rule option lets them choose, else the
    cheapest."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and state.kingdom.choose_top_card:
            state.ask(self, me)
        else:
            state.cheapest_last(me.hand)
            self.discard_all(state, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TOP, state.kingdom.all)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        me.hand.remove(card)
        me.hand.put(card)
        self.discard_all(state, me)

    def discard_all(self, state: Stack, me: Player) -> None:
        me.aside.take_all(me.hand)
        me.aside_kind = PICKED
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-hand", who)


class NewHand(Effect):
    """Minion's victim, if the hand has 5 cards or more; x = cards of the new hand."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size >= 5:
            state.then(discard_hand, me)
            state.then(cards, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("new-hand", who, n=int(x))


class DiscardCopper(Effect):
    """Cutpurse's victim discards a Copper, or shows a hand without one."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.find(COPPER) >= 0:
            me.hand.remove(COPPER)
            me.discard.put(COPPER)
            state.revealed = True
            if state.listener is not None:
                state.tell_move("discard", me, [COPPER], HAND, DISCARD, EVERYBODY)
        elif me.hand.size:
            state.show_hand(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-copper", who)


class DiscardTop(Effect):
    """The top card of the deck."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        discard_top_card(state, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-top", who)


def discard_top_card(state: Stack, me: Player) -> i64:
    """The card, or NOTHING."""
    top = state.take_top(me)
    if top != NOTHING:
        me.discard.put(top)
        state.revealed = True
        if state.listener is not None:
            state.tell_move("discard", me, [top], DECK, DISCARD, EVERYBODY)
    return top


class MayDiscardDeck(Effect):
    """Chancellor."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.deck_size():
            state.ask(self, me)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.deck_size() > 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_DISCARD_DECK, 3)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            state.then(discard_deck, me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-discard-deck")


class DiscardDeck(Effect):
    """The deck is turned over onto the discard pile, so that its bottom card comes to lie on top."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        flipped: List[i64] = []
        while me.deck_size():
            flipped.append(state.take_top(me))
        for card in flipped:
            me.discard.put(card)
        if flipped:
            state.revealed = True
            if state.listener is not None:
                top = state.kingdom.ids[flipped[-1]]
                state.tell("discard_deck", me.seat, {"from": DECK, "to": DISCARD, "top": top}, {"count": len(flipped)},
                           state.who_counts(me))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-deck")


SO_FAR: Final = Part("picked", FOR_COINS - 1, 0, asking=True)
discard_down_to: Final = word(DiscardDownTo(), number("keep", 3))
discard: Final = word(Discard(), number("cards", MOST_KINDS))
DISCARD_ANY: Final = word(DiscardAny(), Argument([SO_FAR, Part("for coins", 1, 12)]))
MAY_DISCARD: Final = word(MayDiscard(), program_argument(Part("cards", 2, PROGRAM_BITS), Part("picked", 1, 20, True)))
MAY_DISCARD_TREASURE: Final = word(MayDiscardTreasure(), program_argument())
discard_per_empty_pile: Final = word(DiscardPerEmptyPile())
discard_hand: Final = word(DiscardHand())
new_hand: Final = word(NewHand(), number("cards", 4))
discard_copper: Final = word(DiscardCopper())
discard_top: Final = word(DiscardTop())
discard_deck: Final = word(DiscardDeck())
may_discard_deck: Final = word(MayDiscardDeck())


def discard_any_for_cards() -> int:
    return DISCARD_ANY()


def discard_any_for_coins() -> int:
    return DISCARD_ANY(FOR_COINS)


def may_discard_treasure(*then: int) -> int:
    return MAY_DISCARD_TREASURE(program(list(then)))


def may_discard(n: int, *then: int) -> int:
    """Just so many cards; if so, the rest happens."""
    return MAY_DISCARD(program(list(then)) | n << PROGRAM_BITS)
