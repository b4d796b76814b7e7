"""A card from the hand is trashed, and another is gained for it."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, Argument, Part, number
from crownlands.dominion.cards import (
    ACTION,
    DUCHY,
    GOLD,
    NAME_NUMBERS,
    TREASURE,
    VICTORY,
    Text,
)
from crownlands.dominion.effect import PROGRAMS, Effect, word
from crownlands.dominion.effects.gaining import (
    COINS,
    EXACTLY,
    GAIN_UP_TO,
    IF_EXACTLY,
    KIND_MASK,
    KIND_SHIFT,
    OF_KIND,
    PRICE,
    TO,
    ZONE_SHIFT,
    ZONES,
    gain,
    gain_copy,
    put_gained_on_deck,
)
from crownlands.dominion.effects.words import (
    IF_MAY,
    MAY,
    PROGRAM_BITS,
    PROGRAM_MASK,
    followed_by,
    message,
    program,
    program_argument,
)
from crownlands.dominion.frames import HEIGHT_SHIFT
from crownlands.dominion.kingdom import NO_CARD, POTION_PRICE, TREASURES
from crownlands.dominion.player import Player
from crownlands.dominion.questions import (
    ASK_GAIN,
    ASK_MAY_TRASH,
    ASK_TRASH,
    MAY_DONE,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import DECK, DISCARD, HAND


class TrashToGain(Effect):
    """x = how much more the gained card may cost | MAY | zone << 8 | EXACTLY | kind << 11."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, self.wanted(state, x)):
            state.ask(self, me, x)

    def wanted(self, state: Stack, x: i64) -> i64:
        return state.kingdom.kinds[x >> KIND_SHIFT & KIND_MASK]

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if x & MAY else ASK_TRASH, self.wanted(state, x), MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        price = state.price(card) + (x & PRICE)
        state.trash_from(me, me.hand, card, HAND)
        state.then(GAIN_UP_TO, me, x & ~(PRICE | MAY) | price)

    def text(self, x: i64, who: str) -> List[Text]:
        if x >> KIND_SHIFT & KIND_MASK == TREASURES:
            return message("trash-treasure-to-gain", n=int(x & PRICE), may=str(bool(x & MAY)))
        return message("trash-to-gain", n=int(x & PRICE), exactly=str(bool(x & EXACTLY)))


class TrashToReplace(Effect):
    """Replace; x = a program for each Victory card gained | how much more it may cost << 16."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_TRASH, state.kingdom.all)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        price = state.price(card) + (x >> PROGRAM_BITS)
        state.trash_from(me, me.hand, card, HAND)
        state.then(GAIN_REPLACEMENT, me, x & PROGRAM_MASK | price << PROGRAM_BITS)

    def text(self, x: i64, who: str) -> List[Text]:
        return [*message("trash-to-replace", n=int(x >> PROGRAM_BITS)),
                *followed_by("if-victory", x & PROGRAM_MASK, who)]


class GainReplacement(Effect):
    """x = a program for a Victory card | price << 16."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.costing_up_to(x >> PROGRAM_BITS):
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, state.costing_up_to(x >> PROGRAM_BITS))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return len(PROGRAMS[x & PROGRAM_MASK].code) > 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        if not state.gain(me, card, DISCARD):
            return
        types = state.kingdom.types[card]
        if types & (ACTION | TREASURE):
            state.then(put_gained_on_deck, me, card | me.discard.size << HEIGHT_SHIFT)
        if types & VICTORY:
            state.then_program(PROGRAMS[x & PROGRAM_MASK].code, me)

    def text(self, x: i64, who: str) -> List[Text]:
        price = x >> PROGRAM_BITS
        return message("gain-up-to", n=int(price & COINS), to=DISCARD, potion=str(bool(price & POTION_PRICE)))


class GainForTypes(Effect):
    """Transmute; x = the trashed card: an Action brings a Duchy, a Treasure a Transmute, a Victory card a Gold."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        types = state.kingdom.types[x]
        if types & ACTION:
            state.then(gain_copy, me, DUCHY)
        if types & TREASURE:
            transmute = state.kingdom.by_name[NAME_NUMBERS["transmute"]]
            if transmute != NO_CARD:
                state.then(gain_copy, me, transmute)
        if types & VICTORY:
            state.then(gain_copy, me, GOLD)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain-for-types")


class TrashBothMaps(Effect):
    """Treasure Map, and another one from the hand; x = Golds for two."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        trashed = 0
        if state.own_slot():
            state.trash_from_play(me, state.own_slot())
            trashed = 1
        map = state.kingdom.by_name[NAME_NUMBERS["treasure_map"]]
        if me.hand.find(map) >= 0:
            state.trash_from(me, me.hand, map, HAND)
            trashed += 1
        if trashed == 2:
            for _gold in range(x):
                state.then_instruction(gain("gold", to=DECK), me)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("trash-both-maps", n=int(x))


TRASH_TO_GAIN: Final = word(TrashToGain(), Argument([Part("more", 3), TO, IF_EXACTLY, OF_KIND, IF_MAY]))
TRASH_TO_REPLACE: Final = word(TrashToReplace(), program_argument(Part("more", 2, PROGRAM_BITS)))
GAIN_REPLACEMENT: Final = word(GainReplacement(), program_argument(Part("price", PRICE, PROGRAM_BITS)))
trash_both_maps: Final = word(TrashBothMaps(), number("Golds", 4))
gain_for_types: Final = word(GainForTypes(), Argument([Part("card", CARD_NUMBER)]), about_it=True)


def trash_to_gain(more: int, exactly: bool = False) -> int:
    return TRASH_TO_GAIN(more | (EXACTLY if exactly else 0))


def trash_treasure_to_gain(more: int, may: bool = False) -> int:
    return TRASH_TO_GAIN(more | TREASURES << KIND_SHIFT | ZONES.index(HAND) << ZONE_SHIFT | (MAY if may else 0))


def trash_to_replace(more: int, *for_victory: int) -> int:
    return TRASH_TO_REPLACE(program(list(for_victory)) | more << PROGRAM_BITS)
