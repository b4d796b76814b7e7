"""What a card's line does that may be a loss, or needs something in hand to be of any use."""
from __future__ import annotations

from typing import Dict, Final

from mypy_extensions import i64

from crownlands.dominion.cards import Card
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS
from crownlands.dominion.effects.bonuses import copper_gives_more
from crownlands.dominion.effects.choices import ESTATE_DISCARDED, IF_OR_ELSE
from crownlands.dominion.effects.discarding import DISCARD_ANY, FOR_COINS, discard
from crownlands.dominion.effects.exchanging import TRASH_TO_GAIN, TRASH_TO_REPLACE, gain_for_types, trash_both_maps
from crownlands.dominion.effects.gaining import KIND_MASK, KIND_SHIFT, show_to_copy, smuggle
from crownlands.dominion.effects.lasting import EXTRA_TURN, this_to_mat
from crownlands.dominion.effects.looking import draw_to_seven, take_coppers
from crownlands.dominion.effects.playing import PLAY_SEVERAL_TIMES
from crownlands.dominion.effects.showing import pass_left, return_to_pile
from crownlands.dominion.effects.trashing import (
    TRASH_COPPER,
    TRASH_FOR,
    trash_one_looked,
    trash_two_for_silver,
    trash_up_to,
)
from crownlands.dominion.effects.words import MAY, PROGRAM_BITS
from crownlands.dominion.kingdom import TREASURES

# see Playing.is_worth_the_risk
HARMLESS: Final = 0
TRASHES: Final = 1                   # a hand card, like it or not
TRASHES_TWO: Final = 2
TRASHES_MAPS: Final = 3
RETURNS: Final = 4                   # a hand card, and everybody else gets one
BANISHES: Final = 5                  # a hand card, for good
TRASHES_LOOKED: Final = 6            # one of the next cards
SMUGGLES: Final = 7                  # what the neighbour gained, like it or not
COPIES: Final = 8                    # a Treasure in hand
TAKES_COPPERS: Final = 9
TAKES_TURN: Final = 10
REPEATS: Final = 11                  # another Action
TRANSMUTES: Final = 12               # trashes, and what it brings depends on the type
DISCARDS: Final = 13                 # hand cards, like it or not, for coins
THINS: Final = 14                    # trashes what one likes, and does nothing else
TRADES: Final = 15                   # two hand cards for a Silver
NEEDS_COPPER: Final = 16
NEEDS_TREASURE: Final = 17           # that there is a better one than
SIFTS: Final = 18                    # hand cards for new ones
CASHES: Final = 19                   # hand cards for coins
NEEDS_ESTATE: Final = 20             # or else it gains one
FILLS: Final = 21                    # the hand, if it is not full
RAISES_COPPERS: Final = 22
PASSES: Final = 23                   # a hand card to the neighbour, and gets one from the other

RISKS: Final[Dict[i64, int]] = {
    TRASH_TO_REPLACE.number: TRASHES, trash_both_maps.number: TRASHES_MAPS, return_to_pile.number: RETURNS,
    this_to_mat.number: BANISHES, trash_one_looked.number: TRASHES_LOOKED, smuggle.number: SMUGGLES,
    show_to_copy.number: COPIES, take_coppers.number: TAKES_COPPERS, EXTRA_TURN.number: TAKES_TURN,
    PLAY_SEVERAL_TIMES.number: REPEATS, trash_two_for_silver.number: TRADES, TRASH_COPPER.number: NEEDS_COPPER,
    draw_to_seven.number: FILLS, pass_left.number: PASSES, copper_gives_more.number: RAISES_COPPERS}


def risk(line: Card) -> int:
    """The first risk that the line takes."""
    does_more = line.plus_cards > 0 or line.plus_coins > 0
    trashing = 0
    for i in range(i64(len(line.program))):
        word = line.program[i]
        effect = word & EFFECT_MASK
        x = word >> ARGUMENT_SHIFT
        if effect in RISKS:
            return RISKS[effect]
        if effect == TRASH_TO_GAIN.number:
            if x >> KIND_SHIFT & KIND_MASK == TREASURES:
                return NEEDS_TREASURE
            if not x & MAY:
                trashing += 1
        elif effect == TRASH_FOR.number:
            if PROGRAMS[x].code[0] & EFFECT_MASK == gain_for_types.number:
                return TRANSMUTES
            trashing += 1
        elif effect == IF_OR_ELSE.number and x >> PROGRAM_BITS == ESTATE_DISCARDED:
            return NEEDS_ESTATE
        elif not does_more:
            if effect == discard.number:
                return DISCARDS
            if effect == trash_up_to.number:
                return THINS
            if effect == DISCARD_ANY.number:
                return CASHES if x & FOR_COINS else SIFTS
        elif effect == discard.number and not line.plus_cards:
            return DISCARDS
    return (HARMLESS, TRASHES, TRASHES_TWO)[min(trashing, 2)]
