"""What cards are good for: how much one wants them, and when they are best played. Read from a card's line."""
from __future__ import annotations

from typing import Dict, Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.risks import (
    BANISHES,
    FILLS,
    REPEATS,
    TAKES_TURN,
    TRASHES_LOOKED,
    TRASHES_MAPS,
    risk,
)
from crownlands.bots.dominion.strength import once_only, strength
from crownlands.dominion.cards import PRIZE, Card
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS
from crownlands.dominion.effects.bonuses import actions, cards, coins_for_deck, coins_per_treasure
from crownlands.dominion.effects.choices import CHOOSE_ONE, CHOOSE_SEVERAL
from crownlands.dominion.effects.discarding import DISCARD_ANY, MAY_DISCARD
from crownlands.dominion.effects.exchanging import TRASH_TO_GAIN
from crownlands.dominion.effects.gaining import gain_by_names
from crownlands.dominion.effects.lasting import neighbour_bans
from crownlands.dominion.effects.revealing import REVEAL, TARGET_SHIFT, TO_HAND
from crownlands.dominion.effects.showing import cards_for_different_hand, show_hand_for_cards
from crownlands.dominion.effects.trashing import TRASH_FOR
from crownlands.dominion.effects.words import PROGRAM_MASK

# the order of play
FIRST: Final = -10                   # what plays others
VILLAGE: Final = 20
CANTRIP: Final = 200
TERMINAL: Final = 1000               # from here on cards give no Action
LAST: Final = 500                    # after all other terminals
SPARE: Final = 4                     # what an Action is worth less when a card that gives it is played again
NEVER: Final = 10_000                # a card that must not be played
# Words that are better followed with more cards in hand, or fewer Actions: how much later
LATER: Final[Dict[i64, int]] = {
    TRASH_TO_GAIN.number: 30, TRASH_FOR.number: 60, DISCARD_ANY.number: 60, MAY_DISCARD.number: 10,
    CHOOSE_ONE.number: 100, CHOOSE_SEVERAL.number: 80, show_hand_for_cards.number: 250,
    cards_for_different_hand.number: 40}

# Worth of a card that one is made to gain or offered without a rule for it: of those whose price does not tell.
WORTH: Final[Dict[str, int]] = {
    "colony": 120, "province": 100, "platinum": 90, "gold": 80, "silver": 50, "duchy": 40, "potion": 40, "estate": 4,
    "copper": 2, "curse": -10, "followers": 95, "trusty_steed": 88, "bag_of_gold": 78, "princess": 76, "diadem": 74}

# Treasures that do more than give coins, in the order in which they are best played, after those that do not
BANS: Final = 0                      # before all others: the neighbour should not see what one has
COUNTS_DECK: Final = 1
JUST_COINS: Final = 2
DIGS: Final = 3
GAINS_BY_NAMES: Final = 4
COUNTS_TREASURES: Final = 5
TREASURE_STAGES: Final[Dict[i64, int]] = {
    neighbour_bans.number: BANS, coins_for_deck.number: COUNTS_DECK, REVEAL.number: DIGS,
    gain_by_names.number: GAINS_BY_NAMES, coins_per_treasure.number: COUNTS_TREASURES}


def draws(line: Card) -> int:
    """How many cards it brings into the hand, as far as its line says so plainly."""
    drawn = int(line.plus_cards)
    for i in range(i64(len(line.program))):
        effect = line.program[i] & EFFECT_MASK
        x = line.program[i] >> ARGUMENT_SHIFT
        if effect == cards.number:
            drawn += int(x)
        elif effect == REVEAL.number and x >> TARGET_SHIFT == TO_HAND:
            drawn += 1
        elif effect == CHOOSE_ONE.number or effect == CHOOSE_SEVERAL.number:
            drawn += max([given(choice.code, cards.number) for choice in PROGRAMS[x & PROGRAM_MASK].choices])
    return drawn


def gives_action(line: Card) -> bool:
    """Whether another Action can be played after it: it says so, or one may choose that."""
    if line.plus_actions:
        return True
    for i in range(i64(len(line.program))):
        effect = line.program[i] & EFFECT_MASK
        if effect == CHOOSE_ONE.number or effect == CHOOSE_SEVERAL.number:
            choices = PROGRAMS[line.program[i] >> ARGUMENT_SHIFT & PROGRAM_MASK].choices
            if any(given(choice.code, actions.number) for choice in choices):
                return True
    return False


def given(code: vec[i64], bonus: i64) -> int:
    """How much of a bonus a choice gives."""
    return sum([int(code[i] >> ARGUMENT_SHIFT) for i in range(i64(len(code))) if code[i] & EFFECT_MASK == bonus])


def value(line: Card) -> int:
    """Its cost, as if all of it were coins."""
    return int(line.cost) + (3 if line.potion else 0) + (7 if line.types & PRIZE else 0)


def worth(line: Card) -> int:
    """The better a card, the more; what has no worth of its own goes by its cost."""
    return WORTH.get(line.id, 31 + 4 * value(line))


def play_order(line: Card) -> int:
    """The less, the earlier: what plays others, villages, what draws and gives an Action; then terminals, the strongest
    first."""
    if risk(line) == REPEATS:
        return FIRST
    if not gives_action(line):
        return TERMINAL + 200 - strength(line)
    later = 0
    for i in range(i64(len(line.program))):
        later += LATER.get(line.program[i] & EFFECT_MASK, 0)
    if line.plus_actions >= 2:
        return VILLAGE - draws(line) + later
    return CANTRIP - 40 * min(draws(line), 3) - strength(line) + later


def doubling(line: Card) -> int:
    """The more, the better to be played twice."""
    taken = risk(line)
    if taken in (TRASHES_MAPS, BANISHES, TAKES_TURN, TRASHES_LOOKED):
        return 0
    if taken == FILLS:
        return strength(line) // 2
    return strength(line) - once_only(line.program) - int(SPARE * line.plus_actions)


def treasure_stage(line: Card) -> int:
    """When it is best played among the Treasures."""
    for i in range(i64(len(line.program))):
        effect = line.program[i] & EFFECT_MASK
        if effect in TREASURE_STAGES:
            return TREASURE_STAGES[effect]
    return JUST_COINS
