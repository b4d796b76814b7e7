"""What a card does when more is paid for it than it costs; x = coins | Potions << 6, both as they were overpaid."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part
from crownlands.dominion.cards import SILVER, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.gaining import EXACTLY, GAIN_UP_TO, KIND_SHIFT
from crownlands.dominion.effects.words import message
from crownlands.dominion.kingdom import ACTIONS, POTION_PRICE
from crownlands.dominion.moments import POTIONS_SHIFT
from crownlands.dominion.player import LOOKED_AT, OPEN, Player
from crownlands.dominion.questions import ASK_EXAMINE, ASK_PUT_ON_TOP, MOST_OVERPAID
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE, DISCARD

COINS: Final = MOST_OVERPAID
OVERPAID: Final = [Part("coins", MOST_OVERPAID), Part("potions", MOST_OVERPAID, POTIONS_SHIFT)]
CARD_SHIFT: Final = 12


class GainActionsOverpaid(Effect):
    """Stonemason: two Actions, each costing exactly that."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        potions = x >> POTIONS_SHIFT
        if potions > 1:
            return
        price = x & COINS | (POTION_PRICE if potions else 0)
        for _time in range(2):
            state.then(GAIN_UP_TO, me, price | EXACTLY | ACTIONS << KIND_SHIFT)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-actions-overpaid")


class GainSilversOverpaid(Effect):
    """Masterpiece: one after the other."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & COINS and state.supply[SILVER]:           # in a possessed turn another player gains them
            state.gain(me, SILVER, DISCARD)
            state.then(gain_silvers_overpaid, me, (x & COINS) - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-silvers-overpaid")


class ExamineOverpaid(Effect):
    """Doctor: so often the top card is looked at, and trashed, discarded or put back; x also holds the card looked at
    + 1, when it asks."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & COINS == 0:
            return
        top = state.reveal_top(me, "look", state.only(me))
        if top != NOTHING:
            state.ask(self, me, x & COINS | top + 1 << CARD_SHIFT)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_EXAMINE, 7, 0, (x >> CARD_SHIFT) - 1)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x & COINS > 0 and me.aside.size == 1 and me.aside.cards[0] == (x >> CARD_SHIFT) - 1

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == LOOKED_AT

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        card = (x >> CARD_SHIFT) - 1
        if chosen == 0:
            state.put_back(me, me.aside, card, ASIDE, state.only(me))
        elif chosen == 1:
            me.aside.remove(card)
            me.discard.put(card)
            if state.listener is not None:
                state.tell_move("discard", me, [card], ASIDE, DISCARD, state.only(me))
        else:
            state.trash_from(me, me.aside, card, ASIDE)
        me.aside_kind = OPEN
        state.then(examine_overpaid, me, (x & COINS) - 1)

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        return x & COINS | me.aside.cards[0] + 1 << CARD_SHIFT if x >> CARD_SHIFT else x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("examine-overpaid")


class PutBackOverpaid(Effect):
    """Herald: so often a card of the discard pile goes on the deck."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x & COINS and me.discard.size:
            state.look_through(me)
            state.ask(self, me, x & COINS)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_PUT_ON_TOP, me.discard)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x & COINS > 0 and me.discard.size > 0

    def picks(self, me: Player, x: i64) -> i64:
        return min(x & COINS, me.discard.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.discard, card, DISCARD, state.only(me))
        state.tell_discard_top(me)
        if x > 1 and me.discard.size:
            state.ask(self, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back-overpaid")


gain_actions_overpaid: Final = word(GainActionsOverpaid(), Argument(OVERPAID), about_it=True)
gain_silvers_overpaid: Final = word(GainSilversOverpaid(), Argument(OVERPAID), about_it=True)
examine_overpaid: Final = word(ExamineOverpaid(), Argument([*OVERPAID, Part("card", CARD_OR_NONE, CARD_SHIFT, True)]),
                               about_it=True)
put_back_overpaid: Final = word(PutBackOverpaid(), Argument(OVERPAID), about_it=True)
