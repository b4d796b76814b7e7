"""What playing a card brings, read from its line: as a value, a coin being 10."""
from __future__ import annotations

from typing import Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import ATTACK, DURATION, NAME_NUMBERS, TREASURE, Card
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS
from crownlands.dominion.effects.bonuses import (
    actions,
    bonus_after_actions,
    buys,
    cards,
    coins,
    coins_per_token,
    copper_gives_more,
    costs_less,
    plus_tokens,
)
from crownlands.dominion.effects.choices import ABOUT_EACH, CHOOSE_ONE, CHOOSE_SEVERAL, EACH_OTHER, IF_OR_ELSE
from crownlands.dominion.effects.discarding import (
    DISCARD_ANY,
    discard,
    discard_down_to,
    discard_hand,
    discard_per_empty_pile,
)
from crownlands.dominion.effects.exchanging import TRASH_TO_GAIN, TRASH_TO_REPLACE, trash_both_maps
from crownlands.dominion.effects.gaining import (
    GAIN,
    GAIN_UP_TO,
    PRICE,
    ZONE_SHIFT,
    ZONES,
    gain_for_bonus,
    show_to_copy,
    smuggle,
)
from crownlands.dominion.effects.lasting import EXTRA_TURN, NEXT_TURN, POSSESS, this_to_mat
from crownlands.dominion.effects.looking import draw_to_seven, take_coppers
from crownlands.dominion.effects.naming import name_and_reveal
from crownlands.dominion.effects.others_decks import neighbour_reveals
from crownlands.dominion.effects.playing import discard_top_may_play
from crownlands.dominion.effects.putting_back import put_back, put_back_down_to
from crownlands.dominion.effects.revealing import (
    KIND_SHIFT,
    REVEAL,
    TARGET_SHIFT,
    TO_HAND,
    TO_PLAY,
    UNTIL,
    coins_per_name,
)
from crownlands.dominion.effects.showing import (
    SHOW_FOR_CHOICES,
    TOURNAMENT,
    cards_for_different_hand,
    pass_left,
    return_to_pile,
    show_hand_for_cards,
)
from crownlands.dominion.effects.stealing import plunder, steal_from
from crownlands.dominion.effects.trashing import (
    TRASH_COPPER,
    TRASH_FOR,
    trash,
    trash_one_looked,
    trash_this,
    trash_two_for_silver,
    trash_up_to,
)
from crownlands.dominion.effects.words import PROGRAM_BITS, PROGRAM_MASK
from crownlands.dominion.kingdom import ANY
from crownlands.dominion.kingdoms import all_boxes
from crownlands.dominion.zones import HAND

A_CARD: Final = 10                   # drawn
AN_ACTION: Final = 6
A_BUY: Final = 5
A_CURSE_GIVEN: Final = 36            # to each of the others, while there are Curses
OF_THE_OTHERS: Final = 10            # what is done to them otherwise
SMALL_HANDS: Final = 9               # of the others, who discard down to them or put cards back
# what a word of a line brings for each unit of its argument
BY_COUNT: Final[Dict[i64, int]] = {
    cards.number: A_CARD, actions.number: AN_ACTION, buys.number: A_BUY, coins.number: 10, costs_less.number: 12,
    copper_gives_more.number: 20, discard.number: -5, put_back.number: -3, trash.number: 8, trash_up_to.number: 5,
    show_hand_for_cards.number: A_CARD, gain_for_bonus.number: 6, neighbour_reveals.number: 18, smuggle.number: 4}
# and what it brings whatever its argument
AT_ONCE: Final[Dict[i64, int]] = {
    draw_to_seven.number: 26, coins_per_token.number: 25, bonus_after_actions.number: 10, plus_tokens.number: 12,
    TRASH_COPPER.number: 20, trash_two_for_silver.number: 15, trash_this.number: -5, trash_both_maps.number: 100,
    TRASH_FOR.number: 20, return_to_pile.number: 25, show_to_copy.number: 20, take_coppers.number: 30,
    this_to_mat.number: 10, EXTRA_TURN.number: 28, POSSESS.number: 45, discard_top_may_play.number: 6,
    pass_left.number: 24, trash_one_looked.number: 12, cards_for_different_hand.number: 14, coins_per_name.number: 28,
    TOURNAMENT.number: 15, steal_from.number: 8, plunder.number: 8, discard_hand.number: -20,
    discard_per_empty_pile.number: -2, DISCARD_ANY.number: 12}

# words that only help what is bought in this turn
OF_THIS_TURN: Final[List[i64]] = [
    cards.number, actions.number, coins.number, put_back.number, draw_to_seven.number, show_hand_for_cards.number,
    name_and_reveal.number, bonus_after_actions.number, cards_for_different_hand.number, DISCARD_ANY.number]


def strength(line: Card) -> int:
    """What the whole line brings."""
    bonuses = 10 * line.plus_coins + A_CARD * line.plus_cards + AN_ACTION * line.plus_actions + A_BUY * line.plus_buys
    return int(bonuses + 12 * line.discount) + of_code(line.program) + (6 if line.voices else 0)


def is_for_this_turn(line: Card) -> bool:
    """Whether it draws, and all that it does is of use in this turn only; a Buy more is always of use."""
    if line.types & (ATTACK | DURATION | TREASURE) or line.plus_buys or line.voices or line.back_if or line.saves:
        return False
    if not line.plus_cards and not len(line.program):
        return False
    return all(line.program[i] & EFFECT_MASK in OF_THIS_TURN for i in range(i64(len(line.program))))


def of_code(code: vec[i64]) -> int:
    return sum([of_word(code[i]) for i in range(i64(len(code)))])


def of_word(word: i64) -> int:
    """Of one instruction, with what it leads to."""
    effect = word & EFFECT_MASK
    x = word >> ARGUMENT_SHIFT
    if effect in BY_COUNT:
        return BY_COUNT[effect] * int(x & 15)
    if effect in AT_ONCE:
        return AT_ONCE[effect]
    if effect == EACH_OTHER.number or effect == ABOUT_EACH.number:
        return to_the_others(PROGRAMS[x & PROGRAM_MASK].code)
    if effect == CHOOSE_ONE.number or effect == CHOOSE_SEVERAL.number or effect == SHOW_FOR_CHOICES.number:
        several = sorted([of_code(choice.code) for choice in PROGRAMS[x & PROGRAM_MASK].choices], reverse=True)
        return sum(several[:2 if effect == CHOOSE_SEVERAL.number else 1])
    if effect == IF_OR_ELSE.number:                      # it is played for the better half
        return max([of_code(choice.code) for choice in PROGRAMS[x & PROGRAM_MASK].choices])
    if effect == NEXT_TURN.number:
        return of_code(PROGRAMS[x].code) * 4 // 5
    if effect == GAIN.number:
        return GAINED.get(x & 0xFFFF, 10)
    if effect == GAIN_UP_TO.number:
        return 6 * int(x & PRICE) + (12 if ZONES[x >> ZONE_SHIFT & 3] == HAND else 0)
    if effect == TRASH_TO_GAIN.number:
        return 8 * int(x & PRICE)
    if effect == TRASH_TO_REPLACE.number:
        return 8 * int(x >> PROGRAM_BITS & PRICE)
    if effect == REVEAL.number:
        return revealed(x)
    return 0


def revealed(x: i64) -> int:
    """Cards found in the deck: a card that is looked for is better than one that is drawn."""
    count = int(x & 15)
    target = x >> TARGET_SHIFT
    if target == TO_PLAY:
        return 22 * count
    if target != TO_HAND:
        return 0
    if x & UNTIL:
        return 16 * count
    return 3 * count if x >> KIND_SHIFT & 15 != ANY else A_CARD * count


def to_the_others(code: vec[i64]) -> int:
    """Of what each of the others does, or has done to it."""
    value = 0
    harm = 0                                             # one, however many words it takes
    for i in range(i64(len(code))):
        effect = code[i] & EFFECT_MASK
        x = code[i] >> ARGUMENT_SHIFT
        if effect == GAIN.number:
            value += A_CURSE_GIVEN if x & 0xFFFF == NAME_NUMBERS["curse"] else 8
        elif effect == CHOOSE_ONE.number or effect == IF_OR_ELSE.number:
            value += max([to_the_others(choice.code) for choice in PROGRAMS[x & PROGRAM_MASK].choices]) * 2 // 3
        elif effect == cards.number:
            value -= A_CARD * int(x)
        elif effect == discard_down_to.number or effect == put_back_down_to.number:
            value += SMALL_HANDS
        elif effect == REVEAL.number:
            harm = OF_THE_OTHERS // 2
        elif harm == 0:
            harm = OF_THE_OTHERS
    return value + harm


def once_only(code: vec[i64]) -> int:
    """What a second play adds nothing to: the others have small hands already."""
    return sum([SMALL_HANDS for i in range(i64(len(code))) if code[i] & EFFECT_MASK == EACH_OTHER.number
                for word in PROGRAMS[code[i] >> ARGUMENT_SHIFT].code
                if word & EFFECT_MASK in (discard_down_to.number, put_back_down_to.number)])


def gives_curses(code: vec[i64]) -> bool:
    """Whether the others get Curses, somewhere in what the code leads to."""
    for i in range(i64(len(code))):
        effect = code[i] & EFFECT_MASK
        x = code[i] >> ARGUMENT_SHIFT
        if effect == GAIN.number and x & 0xFFFF == NAME_NUMBERS["curse"]:
            return True
        if effect in (EACH_OTHER.number, CHOOSE_ONE.number, IF_OR_ELSE.number, TRASH_TO_REPLACE.number):
            about = PROGRAMS[x & PROGRAM_MASK]
            if gives_curses(about.code) or any(gives_curses(choice.code) for choice in about.choices):
                return True
    return False


assert all_boxes()                               # all cards are known
# by the number of the name
GAINED: Final[Dict[i64, int]] = {NAME_NUMBERS["curse"]: -20, NAME_NUMBERS["copper"]: -2, NAME_NUMBERS["estate"]: -4,
                                 NAME_NUMBERS["silver"]: 15, NAME_NUMBERS["gold"]: 30, NAME_NUMBERS["duchy"]: 25}
