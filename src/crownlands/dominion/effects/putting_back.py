"""Onto the deck, or into it."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part, number
from crownlands.dominion.cards import DEPTHS, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import LOOKED_AT, OPEN, PICKED, Player
from crownlands.dominion.questions import (
    ASK_BURY,
    ASK_DEPTH,
    ASK_ORDER,
    ASK_PUT_BACK,
    ASK_PUT_BACK_DISCARDED,
    ASK_PUT_BACK_VICTORY,
    ASK_PUT_ON_TOP,
    ASK_TAKE_BOTTOM,
    MAY_DONE,
    PLACES,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOTHING
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND
from crownlands.kernel.event import EVERYBODY


class PutBack(Effect):
    """x = cards to put back."""

    only_counts = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PUT_BACK, state.kingdom.all)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.hand, card, HAND, state.only(me))
        self.start(state, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back", who, n=int(x))


class PutBackDownTo(PutBack):
    """Ghost Ship; x = cards to keep."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size > x:
            state.ask(self, me, x)

    def picks(self, me: Player, x: i64) -> i64:
        return me.hand.size - x

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.put_back(me, me.hand, card, HAND, state.only(me))
        self.start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back-down-to", who, n=int(x))


class PutBackRest(Effect):
    """The cards still laid aside go back onto the deck; x: their order is seen by all, not only by their owner. Of an
    order that others may not see, what still lies aside would tell: from the first card on only the owner sees it."""

    keeps_aside = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me, x)
        else:
            me.aside_kind = OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_ORDER, me.aside)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind != PICKED

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        seen: i64 = EVERYBODY
        if x == 0 or state.kingdom.rabble_hidden:
            seen = state.only(me)
            me.aside_kind = LOOKED_AT
        state.put_back(me, me.aside, card, ASIDE, seen)
        self.start(state, me, x)


class PutBackVictory(Effect):
    """Bureaucrat's victim shows a Victory card and puts it on the deck, or shows a hand without one."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.victories):
            state.ask(self, me)
        else:
            self.declined(state, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_PUT_BACK_VICTORY, state.kingdom.victories)

    def answer(self, state: Stack, me: Player, x: i64, victory: i64) -> None:
        state.show(me, victory)
        state.put_back(me, me.hand, victory, HAND, EVERYBODY)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.show_hand(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back-victory", who)


class MayPutBackDiscarded(Effect):
    """Harbinger."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.discard.size:
            state.look_through(me)
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_PUT_BACK_DISCARDED, me.discard, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.put_back(me, me.discard, chosen, DISCARD, state.only(me))
        state.tell_discard_top(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-put-back-discarded")


class PutBackDiscarded(Effect):
    """Scavenger: one card of the discard pile must go on the deck."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.discard.size:
            state.look_through(me)
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_PUT_ON_TOP, me.discard)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.discard.size > 0

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.put_back(me, me.discard, chosen, DISCARD, state.only(me))
        state.tell_discard_top(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("put-back-discarded")


class Bury(Effect):
    """Secret Passage; x = the hand card that goes into the deck + 1, when it is asked where."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        if x == 0:
            state.offer_hand(me, ASK_BURY, state.kingdom.all)
            return
        places = me.deck_size() + 1
        offered: i64 = -1
        if places <= PLACES:
            offered = 0
            for place in range(places):
                offered |= state.kingdom.bits[place]
        state.offer(me, ASK_DEPTH, offered)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x == 0 or me.hand.find(x - 1) >= 0

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        if x == 0:
            state.ask(self, me, chosen + 1)
            return
        above = me.deck_size() if chosen == PLACES else chosen
        me.hand.remove(x - 1)
        state.bury(me, x - 1, above)
        if state.listener is not None:
            public = {"from": HAND, "to": DECK, "count": 1, "above": int(above)}
            state.tell("bury", me.seat, public, {"cards": [state.kingdom.ids[x - 1]]}, state.only(me))

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        return me.hand.cards[0] + 1 if x else 0

    def text(self, x: i64, who: str) -> List[Text]:
        return message("bury")


class MayTakeBottom(Effect):
    """Pearl Diver; x = the bottom card + 1, when it is asked whether it goes on top."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        card = state.look_at_bottom(me)
        if card != NOTHING:
            state.revealed = True
            if state.listener is not None:
                state.tell("look_below", me.seat, {"from": DECK, "to": DECK, "count": 1},
                           {"cards": [state.kingdom.ids[card]]}, state.only(me))
            state.ask(self, me, card + 1)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        buried = me.lasting.buried
        lowest = buried[0] if len(buried) else me.deck.cards[0] if me.deck.size and me.deck.size == me.known else -1
        return lowest == x - 1

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TAKE_BOTTOM, 3, 0, x - 1)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            card = state.take_bottom(me)
            state.put_on_deck(me, card)
            if state.listener is not None:
                state.tell("put_on_top", me.seat, {"from": DECK, "to": DECK, "count": 1},
                           {"cards": [state.kingdom.ids[card]]}, state.only(me))

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        if not x:
            return 0
        buried = me.lasting.buried
        return (buried[0] if len(buried) else me.deck.cards[0]) + 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-take-bottom")


put_back: Final = word(PutBack(), number("cards", 2))
put_back_down_to: Final = word(PutBackDownTo(), number("keep", 3))
PUT_BACK_REST: Final = word(PutBackRest(), number("seen", 1))
put_back_victory: Final = word(PutBackVictory())
may_put_back_discarded: Final = word(MayPutBackDiscarded())
put_back_discarded: Final = word(PutBackDiscarded())
bury: Final = word(Bury(), Argument([Part("card", CARD_OR_NONE, 0, asking=True)]), needs=DEPTHS)
may_take_bottom: Final = word(MayTakeBottom(), Argument([Part("card", CARD_OR_NONE, 0, asking=True)]), needs=DEPTHS)


def put_back_rest(seen: bool = False) -> int:
    return PUT_BACK_REST(1 if seen else 0)
