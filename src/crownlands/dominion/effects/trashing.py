"""To the trash, from the hand, from play, or from the Supply."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part, number
from crownlands.dominion.cards import COPPER, GOLD, NAME_NUMBERS, SILVER, Text
from crownlands.dominion.effect import PROGRAMS, Effect, word
from crownlands.dominion.effects.looking import OfLooked
from crownlands.dominion.effects.words import (
    IF_MAY,
    MAY,
    PROGRAM_MASK,
    followed_by,
    message,
    program,
    program_argument,
)
from crownlands.dominion.player import CARD, Player
from crownlands.dominion.questions import (
    ASK_MAY_TRASH,
    ASK_TRASH,
    ASK_TRASH_LOOKED,
    ASK_TRASH_ONE_LOOKED,
    ASK_TRASH_SUPPLY,
    ASK_TRASH_THIS,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import ASIDE, DECK, HAND, SUPPLY, TRASH
from crownlands.kernel.event import EVERYBODY


class Trashes(Effect):
    """Hand cards are trashed one after the other; x = how many more."""

    only_counts = True
    may: bool = False

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x and me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if self.may else ASK_TRASH, state.kingdom.all, MAY_DONE if self.may else 0)

    def picks(self, me: Player, x: i64) -> i64:
        return min(x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        self.start(state, me, x - 1)


class Trash(Trashes):
    """All, if the hand has fewer."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if whole_hand_goes(state, me, x):
            trash_hand(state, me)
        else:
            super().start(state, me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash", who, n=int(x))


def whole_hand_goes(state: Stack, me: Player, cards: i64) -> bool:
    """Whether so many cards to trash leave no choice. All can see that, and nothing depends on their order."""
    return me.hand.size <= cards and state.format > 1


def trash_hand(state: Stack, me: Player) -> None:
    for card in sorted(me.hand.to_list()):
        state.trash_from(me, me.hand, card, HAND)


class TrashUpTo(Trashes):
    may: bool = True

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-up-to", n=int(x))


class TrashTwoForSilver(Effect):
    """Trading Post; x = cards trashed so far."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x < 2 and whole_hand_goes(state, me, 2 - x):
            x += me.hand.size
            trash_hand(state, me)
        if x == 2:
            state.gain(me, SILVER, HAND)
        elif me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def picks(self, me: Player, x: i64) -> i64:
        return min(2 - x, me.hand.size)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.trash_from(me, me.hand, chosen, HAND)
        self.start(state, me, x + 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-two-for-silver")


class TrashCopper(Effect):
    """x = coins for it, | MAY."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, state.kingdom.bits[COPPER]):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if x & MAY else ASK_TRASH, state.kingdom.bits[COPPER],
                         MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.coins += x & ~MAY

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-copper", n=int(x & ~MAY), may=str(bool(x & MAY)))


class TrashFor(Effect):
    """x = a program about the trashed card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x].code) > 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.then_about(PROGRAMS[x].code, me, card)

    def text(self, x: i64, who: str) -> List[Text]:
        return followed_by("trash-for", x & PROGRAM_MASK, who)


class TrashThis(Effect):
    """Without effect if the card has left play already, as when Throne Room plays it again."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.slot():
            state.trash_from_play(me, state.slot())

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-this")


class MayTrashThis(Effect):
    """x = coins for it. Under Throne Room it can be trashed only once."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.slot():
            state.ask(self, me, x)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.slot() > 0

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_THIS, 3)

    def answer(self, state: Stack, me: Player, x: i64, yes: i64) -> None:
        if yes and state.slot():
            state.trash_from_play(me, state.slot())
            state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("may-trash-this", n=int(x))


class TrashBothMaps(Effect):
    """Treasure Map, and another one from the hand; x = Golds for two."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        trashed = 0
        if state.slot():
            state.trash_from_play(me, state.slot())
            trashed = 1
        map = state.kingdom.by_name[NAME_NUMBERS["treasure_map"]]
        if me.hand.find(map) >= 0:
            state.trash_from(me, me.hand, map, HAND)
            trashed += 1
        if trashed == 2:
            for _gold in range(x):
                state.gain(me, GOLD, DECK)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-both-maps", n=int(x))


class TrashTreasuresInPlay(Effect):
    """Mint."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        slot: i64 = 1
        while slot <= me.play.size:
            if state.kingdom.treasures >> (me.play.cards[slot - 1] & CARD) & 1:
                state.trash_from_play(me, slot)
            else:
                slot += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-treasures-in-play")


class TrashFromSupply(Effect):
    """Lurker. Nobody has owned the card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.in_stock & state.kingdom.actions:
            state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TRASH_SUPPLY, state.in_stock & state.kingdom.actions)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.take_from_pile(card)
        state.trash[card] += 1
        if state.listener is not None:
            state.tell_move("trash", me, [card], SUPPLY, TRASH, EVERYBODY)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-from-supply")


class TrashLooked(OfLooked):
    """Sentry: any of the cards looked at. Trashing is finished before discarding begins."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_TRASH_LOOKED, me.aside, MAY_DONE)

    def picks(self, me: Player, x: i64) -> i64:
        return me.aside.size

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.trash_from(me, me.aside, chosen, ASIDE)
        self.start(state, me, x)


class TrashOneLooked(OfLooked):
    """Lookout: one of the cards looked at."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_zone(me, ASK_TRASH_ONE_LOOKED, me.aside)

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        state.trash_from(me, me.aside, chosen, ASIDE)


trash: Final = word(Trash(), number("cards", 2))
trash_up_to: Final = word(TrashUpTo(), number("cards", 4))
TRASH_COPPER: Final = word(TrashCopper(), Argument([Part("coins", 3), IF_MAY]))
TRASH_FOR: Final = word(TrashFor(), program_argument())
trash_two_for_silver: Final = word(TrashTwoForSilver(), Argument([Part("trashed", 1, 0, asking=True)]))
trash_this: Final = word(TrashThis())
may_trash_this_for: Final = word(MayTrashThis(), number("coins", 2))
trash_both_maps: Final = word(TrashBothMaps(), number("Golds", 4))
trash_treasures_in_play: Final = word(TrashTreasuresInPlay())
trash_from_supply: Final = word(TrashFromSupply())
trash_looked: Final = word(TrashLooked(), above=("discard_looked",))
trash_one_looked: Final = word(TrashOneLooked(), above=("discard_one_looked",))


def trash_copper_for(coins: int, may: bool = False) -> int:
    return TRASH_COPPER(coins | (MAY if may else 0))


def trash_for(*about_it: int) -> int:
    """A hand card, for something that is about it."""
    return TRASH_FOR(program(list(about_it)))
