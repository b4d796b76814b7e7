"""From the Supply: a certain card, one up to a cost, or one for a trashed card."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import Argument, Part
from crownlands.dominion.cards import BASIC, BASIC_CARDS, Text
from crownlands.dominion.effects.words import IF_MAY, MAY, instruction, message
from crownlands.dominion.questions import ASK_GAIN, ASK_MAY_TRASH, ASK_TRASH, MAY_DONE
from crownlands.dominion.stack import Effect, Stack, register
from crownlands.dominion.table import Player
from crownlands.dominion.zones import DECK, DISCARD, HAND

# in an argument
ZONES: Final = (DISCARD, HAND, DECK)             # where a gained card goes, by number
ZONE_SHIFT: Final = 8
EXACTLY: Final = 1 << 10                         # costing exactly, not up to
TREASURES: Final = 1 << 11                       # Treasures only

TO: Final = Part("where to", len(ZONES) - 1, ZONE_SHIFT)
IF_EXACTLY: Final = Part("exactly", 1, 10)
IF_TREASURES: Final = Part("Treasures only", 1, 11)
MOST_COST: Final = 11                            # for a trashed Province and a cost of 3 more


class Gain(Effect):
    """x = basic card | zone << 8."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, x & 0xFF, ZONES[x >> ZONE_SHIFT])

    def text(self, x: i64, who: str) -> List[Text]:
        return message("gain", who, card=BASIC[x & 0xFF], to=ZONES[x >> ZONE_SHIFT])


class GainUpTo(Effect):
    """x = cost | zone << 8 | EXACTLY | TREASURES. Compulsory if a pile qualifies."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if self.piles(state, x):
            state.ask(self, me, x)

    def piles(self, state: Stack, x: i64) -> i64:
        cost = x & 0x7F
        piles = state.costing_exactly(cost) if x & EXACTLY else state.costing_up_to(cost)
        return piles & state.kingdom.treasures if x & TREASURES else piles

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_GAIN, self.piles(state, x))

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.gain(me, card, ZONES[x >> ZONE_SHIFT & 3])

    def text(self, x: i64, who: str) -> List[Text]:
        id = "gain-exactly" if x & EXACTLY else "gain-treasure-up-to" if x & TREASURES else "gain-up-to"
        return message(id, who, n=int(x & 0x7F), to=ZONES[x >> ZONE_SHIFT & 3])


class TrashToGain(Effect):
    """x = how much more the gained card may cost | zone << 8 | EXACTLY | TREASURES | MAY."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.worth_asking(me, self.wanted(state, x)):
            state.ask(self, me, x)

    def wanted(self, state: Stack, x: i64) -> i64:
        return state.kingdom.treasures if x & TREASURES else state.kingdom.all

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_MAY_TRASH if x & MAY else ASK_TRASH, self.wanted(state, x), MAY_DONE if x & MAY else 0)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.trash_from(me, me.hand, card, HAND)
        state.then(GAIN_UP_TO, me, (x & ~0xFF) | (state.cost(card) + (x & 0x7F)))

    def text(self, x: i64, who: str) -> List[Text]:
        if x & TREASURES:
            return message("trash-treasure-to-gain", n=int(x & 0x7F), may=str(bool(x & MAY)))
        return message("trash-to-gain", n=int(x & 0x7F), exactly=str(bool(x & EXACTLY)))


GAIN: Final[i64] = register("gain", Gain(), Argument([Part("a basic card", BASIC_CARDS - 1), TO]))
GAIN_UP_TO: Final[i64] = register("gain_up_to", GainUpTo(),
                                  Argument([Part("cost", MOST_COST), TO, IF_EXACTLY, IF_TREASURES]))
TRASH_TO_GAIN: Final[i64] = register("trash_to_gain", TrashToGain(),
                                     Argument([Part("more", 3), IF_MAY, TO, IF_EXACTLY, IF_TREASURES]))


def gain(card: str, to: str = DISCARD) -> int:
    return instruction(GAIN, BASIC.index(card) | ZONES.index(to) << ZONE_SHIFT)


def gain_up_to(cost: int, to: str = DISCARD) -> int:
    return instruction(GAIN_UP_TO, cost | ZONES.index(to) << ZONE_SHIFT)


def trash_to_gain(more: int, exactly: bool = False) -> int:
    return instruction(TRASH_TO_GAIN, more | (EXACTLY if exactly else 0))


def trash_treasure_to_gain(more: int, may: bool = False) -> int:
    return instruction(TRASH_TO_GAIN, more | TREASURES | ZONES.index(HAND) << ZONE_SHIFT | (MAY if may else 0))
