"""Dominion, second edition: what it has from the first, what it changed, and what is new."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_OR_NONE, Argument, Part, card_of, number
from crownlands.dominion.boxes.base import FIRST_EDITION
from crownlands.dominion.cards import ACTION, ATTACK, COPPER, Text, box
from crownlands.dominion.effects import (
    DISCARD_CARDS,
    actions,
    card,
    cards,
    coins,
    each_other,
    gain,
    gain_up_to,
    instruction,
    message,
    play_action_twice,
    put_back,
    put_back_rest,
    trash_copper_for,
    trash_treasure_to_gain,
)
from crownlands.dominion.questions import (
    ASK_DISCARD_LOOKED,
    ASK_PLAY_IT,
    ASK_PUT_BACK_DISCARDED,
    ASK_TRASH_LOOKED,
    ASK_TRASH_REVEALED,
    MAY_DONE,
)
from crownlands.dominion.stack import PLAY_CARD, Effect, Stack, register
from crownlands.dominion.table import LOOKED_AT, NOTHING, OPEN, Player
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, PLAY
from crownlands.kernel.event import EVERYBODY


class MayPutBackDiscarded(Effect):
    """Harbinger."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.discard.size:
            state.revealed = True
            if state.listener is not None:
                pile = [me.discard.cards[i] for i in range(me.discard.size)]
                state.tell("look_through", me.seat, {"from": DISCARD, "to": DISCARD},
                           {"cards": state.ids_of(pile), "count": len(pile)}, state.only(me))
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_PUT_BACK_DISCARDED, me.discard, MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.put_back(me, me.discard, chosen, DISCARD, state.only(me))
        state.tell_discard_top(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-put-back-discarded")


class FirstSilver(Effect):
    """Merchant; x = coins that the first Silver this turn gives more."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.merchants += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("first-silver", n=int(x))


class DiscardTopMayPlay(Effect):
    """Vassal; x = the discarded card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        top = state.take_top(me)
        if top != NOTHING:
            me.discard.put(top)
            state.revealed = True
            if state.listener is not None:
                state.tell_move("discard", me, [top], DECK, DISCARD, EVERYBODY)
            if state.kingdom.actions >> top & 1:
                state.ask(self, me, top)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return me.discard.size > 0 and me.discard.cards[me.discard.size - 1] == x \
            and state.kingdom.actions >> x & 1 != 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_PLAY_IT, 3, 0, x)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes:
            me.play.put(me.discard.pop())
            if state.listener is not None:
                state.tell_move("play", me, [x], DISCARD, PLAY, EVERYBODY)
                state.tell_discard_top(me)
            state.then(PLAY_CARD, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-top-may-play")


class DiscardPerEmptyPile(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then(DISCARD_CARDS, me, state.empty_piles)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("discard-per-empty-pile")


class TrashRevealedTreasure(Effect):
    """Bandit's victim, who chooses among the Treasures other than Copper."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.reveal_top(me, "reveal", EVERYBODY)
        state.reveal_top(me, "reveal", EVERYBODY)
        if self.treasures(state, me):
            state.ask(self, me)
        else:
            state.discard_aside(me)

    def treasures(self, state: Stack, me: Player) -> i64:
        return state.mask_of(me.aside) & state.kingdom.treasures & ~state.kingdom.bits[COPPER]

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == OPEN

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_REVEALED, self.treasures(state, me))

    def answer(self, state: Stack, me: Player, x: i64, treasure: i64) -> None:
        state.trash_from(me, me.aside, treasure, ASIDE)
        state.discard_aside(me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-revealed-treasure", who)


class LookAtTop(Effect):
    """Sentry; x = how many cards."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for _card in range(x):
            if state.reveal_top(me, "look", state.only(me)) == NOTHING:
                break

    def text(self, x: i64, who: str) -> List[Text]:
        return message("sentry", n=int(x))


class TrashLooked(Effect):
    """Any of the cards looked at. Trashing is finished before discarding begins."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size:
            state.ask(self, me)

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == LOOKED_AT

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_TRASH_LOOKED, me.aside, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.trash_from(me, me.aside, chosen, ASIDE)
        self.start(state, me, x)


class DiscardLooked(Effect):
    """x = the card picked first + 1. Both go together, so that only the top one is seen."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.aside.size > (1 if x else 0):
            state.ask(self, me, x)
        else:
            self.declined(state, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x == 0 or me.aside.find(x - 1) >= 0

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        return owner.seat == me.seat and owner.aside_kind == LOOKED_AT

    def options(self, state: Stack, me: Player, x: i64) -> None:
        offered: i64 = 0
        first = x - 1
        for i in range(me.aside.size):
            chosen = me.aside.cards[i]
            if chosen == first:
                first = -1                               # this copy is picked already
            else:
                offered |= state.kingdom.bits[chosen]
        state.offer(me, ASK_DISCARD_LOOKED, offered, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size - (1 if x else 0)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        if x:
            self.discard_both(state, me, [x - 1, chosen])
        else:
            self.start(state, me, chosen + 1)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        if x:
            self.discard_both(state, me, [x - 1])

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        return me.aside.cards[0] + 1 if x else 0

    def discard_both(self, state: Stack, me: Player, chosen: List[i64]) -> None:
        for n in chosen:
            me.aside.remove(n)
            me.discard.put(n)
        if state.listener is not None:
            state.tell_move("discard", me, chosen, ASIDE, DISCARD, state.only(me))


MAY_PUT_BACK_DISCARDED: Final[i64] = register("may_put_back_discarded", MayPutBackDiscarded())
FIRST_SILVER: Final[i64] = register("first_silver", FirstSilver(), number("coins", 1))
DISCARD_TOP_MAY_PLAY: Final[i64] = register("discard_top_may_play", DiscardTopMayPlay(), card_of(0))
DISCARD_PER_EMPTY_PILE: Final[i64] = register("discard_per_empty_pile", DiscardPerEmptyPile())
TRASH_REVEALED_TREASURE: Final[i64] = register("trash_revealed_treasure", TrashRevealedTreasure())
LOOK_AT_TOP: Final[i64] = register("look_at_top", LookAtTop(), number("cards", 2), above=("trash_looked",))
TRASH_LOOKED: Final[i64] = register("trash_looked", TrashLooked(), above=("discard_looked",))
DISCARD_LOOKED: Final[i64] = register(
    "discard_looked", DiscardLooked(), Argument([Part("the card picked first + 1", CARD_OR_NONE, 0, asking=True)]),
    above=("put_back_rest",))

LEFT_OUT: Final = ("adventurer", "chancellor", "feast", "spy", "thief", "woodcutter")
CHANGED: Final = (
    card("moneylender", 4, ACTION, trash_copper_for(coins=3, may=True), option="moneylender_optional"),
    card("throne_room", 4, ACTION, play_action_twice(may=True), option="throne_room_optional"),
    card("mine", 5, ACTION, trash_treasure_to_gain(3, may=True), option="mine_optional"),
)

box(
    "base2e",
    *[line for id, line in FIRST_EDITION.items() if id not in LEFT_OUT and id not in [new.id for new in CHANGED]],
    *CHANGED,
    card("harbinger", 3, ACTION, cards(1), actions(1), instruction(MAY_PUT_BACK_DISCARDED)),
    card("merchant", 3, ACTION, cards(1), actions(1), instruction(FIRST_SILVER, 1)),
    card("vassal", 3, ACTION, coins(2), instruction(DISCARD_TOP_MAY_PLAY)),
    card("poacher", 4, ACTION, cards(1), actions(1), coins(1), instruction(DISCARD_PER_EMPTY_PILE)),
    card("bandit", 5, ACTION | ATTACK, gain("gold"), each_other(instruction(TRASH_REVEALED_TREASURE))),
    card("sentry", 5, ACTION, cards(1), actions(1), instruction(LOOK_AT_TOP, 2), instruction(TRASH_LOOKED),
         instruction(DISCARD_LOOKED), put_back_rest()),
    card("artisan", 6, ACTION, gain_up_to(5, to=HAND), put_back(1)),
)
