"""A trashed Treasure, and what it takes from the others: Taxman; coin tokens paid for a card: Butcher."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, Argument, Part
from crownlands.dominion.cards import COIN_TOKENS, TOKENS, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.gaining import COINS, GAIN_UP_TO, KIND_SHIFT, PRICE, ZONE_SHIFT, ZONES
from crownlands.dominion.effects.words import message
from crownlands.dominion.kingdom import TREASURES
from crownlands.dominion.player import COFFERS, Player
from crownlands.dominion.questions import ASK_MAY_TRASH, ASK_PAY, MAY_DONE, MOST_OVERPAID
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import DECK, DISCARD, HAND
from crownlands.kernel.event import EVERYBODY

TAXED_HAND: Final = 5                            # cards in hand of those who are taxed
DEARER: Final = 3                                # how much more the gained Treasure may cost


class TrashToTax(Effect):
    """Taxman."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.treasures):
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH, state.kingdom.treasures, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        price = state.price(card) + DEARER
        state.trash_from(me, me.hand, card, HAND)
        for distance in range(1, state.seats):
            other = state.left_of(me, distance)
            if not state.is_immune(other):
                state.then(discard_copy, other, card)
        state.then(GAIN_UP_TO, me, price & PRICE | TREASURES << KIND_SHIFT | ZONES.index(DECK) << ZONE_SHIFT)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-to-tax", n=DEARER, hand=TAXED_HAND)


class DiscardCopy(Effect):
    """Taxman's victim; x = the trashed card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size < TAXED_HAND:
            return
        if me.hand.find(x) >= 0:
            me.hand.remove(x)
            me.discard.put(x)
            state.revealed = True
            if state.listener is not None:
                state.tell_move("discard", me, [x], HAND, DISCARD, EVERYBODY)
        else:
            state.show_hand(me)


class TrashToPay(Effect):
    """Butcher."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH, state.kingdom.all, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        price = state.price(card)
        state.trash_from(me, me.hand, card, HAND)
        state.then(pay_coffers, me, price)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-to-pay")


class PayCoffers(Effect):
    """Butcher, when a card is trashed; x = its price. Any number of coin tokens makes the gained card dearer."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        for n in range(min(me.lasting.tokens[COFFERS], MOST_OVERPAID) + 1):
            offered |= state.kingdom.bits[n]
        state.offer(me, ASK_PAY, offered)

    def answer(self, state: Stack, me: Player, x: i64, n: i64) -> None:
        if n:
            me.lasting.tokens[COFFERS] -= n
            if state.listener is not None:
                state.tell("spend", me.seat, {"token": "coffers", "count": int(n)}, {}, EVERYBODY)
        state.then(GAIN_UP_TO, me, x & PRICE & ~COINS | min((x & COINS) + n, COINS))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("pay-coffers")


trash_to_tax: Final = word(TrashToTax())
discard_copy: Final = word(DiscardCopy(), Argument([Part("card", CARD_NUMBER)]))
trash_to_pay: Final = word(TrashToPay(), needs=TOKENS | COIN_TOKENS)
pay_coffers: Final = word(PayCoffers(), Argument([Part("price", PRICE)]), needs=TOKENS | COIN_TOKENS)
