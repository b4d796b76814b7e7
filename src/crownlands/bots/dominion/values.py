"""What cards are good for: read from a card's line, overruled by lists where somebody knows better."""
from __future__ import annotations

from typing import Dict, Final, Tuple

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import ATTACK, PRIZE, Card
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS
from crownlands.dominion.effects.bonuses import cards, coins_for_deck, coins_per_treasure
from crownlands.dominion.effects.choices import CHOOSE_ONE, CHOOSE_SEVERAL
from crownlands.dominion.effects.discarding import discard
from crownlands.dominion.effects.exchanging import TRASH_TO_GAIN, TRASH_TO_REPLACE, gain_for_types
from crownlands.dominion.effects.gaining import gain_by_names, show_to_copy, smuggle
from crownlands.dominion.effects.lasting import EXTRA_TURN, neighbour_bans, this_to_mat
from crownlands.dominion.effects.looking import take_coppers
from crownlands.dominion.effects.playing import PLAY_SEVERAL_TIMES
from crownlands.dominion.effects.revealing import REVEAL, TARGET_SHIFT, TO_HAND
from crownlands.dominion.effects.showing import return_to_pile
from crownlands.dominion.effects.trashing import TRASH_FOR, trash_both_maps, trash_one_looked
from crownlands.dominion.effects.words import MAY, PROGRAM_MASK

# Played in this order: first what gives Actions, then what does not. What is not worth playing now is passed over.
PLAY_FIRST: Final[Tuple[str, ...]] = (
    "throne_room", "festival", "village", "mining_village", "great_hall", "laboratory", "market", "sentry", "spy",
    "harbinger", "merchant", "wishing_well", "scout", "poacher", "pawn", "upgrade", "minion", "cellar", "shanty_town",
    "nobles", "conspirator")
PLAY_THEN: Final[Tuple[str, ...]] = (
    "chapel", "witch", "bridge", "torturer", "council_room", "smithy", "library", "courtyard", "masquerade", "saboteur",
    "bandit",
    "militia", "swindler", "moneylender", "mine", "baron", "tribute", "steward", "trading_post", "artisan",
    "remodel", "ironworks", "adventurer", "coppersmith", "bureaucrat", "feast", "workshop", "thief", "vassal",
    "chancellor", "woodcutter", "moat", "secret_chamber")

# the order of play: places in the lists, with room between them for cards that are in neither
STEP: Final = 10
TERMINAL: Final = 1000               # from here on cards give no Action
NEVER: Final = 10_000                # a card that must not be played

# Best to be doubled by Throne Room.
DOUBLE: Final[Tuple[str, ...]] = (
    "witch", "council_room", "torturer", "bridge", "smithy", "laboratory", "nobles", "festival", "market", "militia",
    "minion", "village", "mining_village", "sentry", "merchant", "conspirator")

# Worth of a card that one is made to gain or offered without a rule for it.
WORTH: Final[Dict[str, int]] = {
    "colony": 120, "province": 100, "platinum": 90, "gold": 80, "nobles": 70, "harem": 68, "laboratory": 66,
    "market": 64, "festival": 62, "duchy": 40, "silver": 50, "copper": 2, "estate": 4, "curse": -10,
    "followers": 95, "trusty_steed": 88, "bag_of_gold": 78, "princess": 76, "diadem": 74,
    "island": 42, "treasure_map": 41, "potion": 40}

# what a card does that may be a loss: see Playing.is_worth_playing
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
RISKS: Final[Dict[i64, int]] = {
    TRASH_TO_REPLACE.number: TRASHES, trash_both_maps.number: TRASHES_MAPS, return_to_pile.number: RETURNS,
    this_to_mat.number: BANISHES, trash_one_looked.number: TRASHES_LOOKED, smuggle.number: SMUGGLES,
    show_to_copy.number: COPIES, take_coppers.number: TAKES_COPPERS, EXTRA_TURN.number: TAKES_TURN,
    PLAY_SEVERAL_TIMES.number: REPEATS}

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


def is_listed(id: str) -> bool:
    return id in PLAY_FIRST or id in PLAY_THEN


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
            drawn += max([plus_cards(choice.code) for choice in PROGRAMS[x & PROGRAM_MASK].choices])
    return drawn


def plus_cards(code: vec[i64]) -> int:
    """Those of a choice."""
    return sum([int(code[i] >> ARGUMENT_SHIFT) for i in range(i64(len(code))) if code[i] & EFFECT_MASK == cards.number])


def value(line: Card) -> int:
    """Its cost, as if all of it were coins."""
    return int(line.cost) + (3 if line.potion else 0) + (7 if line.types & PRIZE else 0)


def worth(line: Card) -> int:
    """The better a card, the more; what has no worth of its own goes by its cost."""
    return WORTH.get(line.id, 30 + 4 * value(line))


def play_order(line: Card) -> int:
    """The less, the earlier: what plays others, villages, what draws and gives an Action; then terminals by what they
    draw, do to the others, and cost."""
    if line.id in PLAY_FIRST:
        return STEP * PLAY_FIRST.index(line.id)
    if line.id in PLAY_THEN:
        return TERMINAL + STEP * PLAY_THEN.index(line.id)
    if risk(line) == REPEATS:
        return -STEP
    if line.plus_actions >= 2:
        return 2 * STEP - draws(line)
    if line.plus_actions:
        return 200 - 40 * min(draws(line), 3) - 2 * value(line)
    hits = 2 if line.types & ATTACK else 0
    return TERMINAL + 300 - 40 * min(draws(line), 3) - 20 * min(value(line) + hits, 9)


def doubling(line: Card) -> int:
    """The more, the better to be played twice."""
    if line.id in DOUBLE:
        return 200 - DOUBLE.index(line.id)
    if is_listed(line.id):
        return int(line.cost) * 10
    if risk(line) in (TRASHES_MAPS, BANISHES, TAKES_TURN, TRASHES_LOOKED):
        return 0
    return 10 * value(line) + 25 * draws(line) + (40 if line.types & ATTACK else 0)


def risk(line: Card) -> int:
    """What the line does that may be a loss."""
    trashing = 0
    for i in range(i64(len(line.program))):
        word = line.program[i]
        effect = word & EFFECT_MASK
        if effect in RISKS:
            return RISKS[effect]
        if effect == TRASH_TO_GAIN.number and not word >> ARGUMENT_SHIFT & MAY:
            trashing += 1
        elif effect == TRASH_FOR.number:
            about = PROGRAMS[word >> ARGUMENT_SHIFT].code
            if about[0] & EFFECT_MASK == gain_for_types.number:
                return TRANSMUTES
            trashing += 1
        elif effect == discard.number and not line.plus_cards:
            return DISCARDS
    return (HARMLESS, TRASHES, TRASHES_TWO)[min(trashing, 2)]


def treasure_stage(line: Card) -> int:
    """When it is best played among the Treasures."""
    for i in range(i64(len(line.program))):
        effect = line.program[i] & EFFECT_MASK
        if effect in TREASURE_STAGES:
            return TREASURE_STAGES[effect]
    return JUST_COINS
