"""What a card is, the boxes that cards come in, and the cards of one game.

In each game a card has a number of its own, its place among the piles of that game; zones, options and answers use
these numbers, so that any set of cards fits one 64-bit mask."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Tuple

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.kernel.errors import UnknownCard, WrongKingdom, did_you_mean

# card types
ACTION: Final = 1
TREASURE: Final = 2
ATTACK: Final = 4
REACTION: Final = 8
VICTORY: Final = 16
CURSE_TYPE: Final = 32
TYPE_NAMES: Final[Tuple[Tuple[int, str], ...]] = (
    (ACTION, "action"), (TREASURE, "treasure"), (ATTACK, "attack"), (REACTION, "reaction"), (VICTORY, "victory"),
    (CURSE_TYPE, "curse"))

# the basic cards have the same number in every game
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
BASIC_CARDS: Final = 7
BASIC: Final[Tuple[str, ...]] = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
MOST_KINDS: Final = 64

# a part of a card's text: the id of a message, its arguments, and the parts it consists of
Text = Tuple[str, Dict[str, Any], List[Any]]


class Card:
    """A line of a box: numbers, bonuses given at once when it is played, and a program for the rest."""

    def __init__(self, id: str, cost: i64, types: i64) -> None:
        self.id: str = id
        self.cost: i64 = cost
        self.types: i64 = types
        self.points: i64 = 0
        self.points_per: str = ""                # "ten_cards" or "duchy": points that count cards
        self.plus_cards: i64 = 0
        self.plus_actions: i64 = 0
        self.plus_buys: i64 = 0
        self.plus_coins: i64 = 0
        self.program: vec[i64] = vec[i64]([])
        self.reaction: vec[i64] = vec[i64]([])
        self.is_shield: bool = False             # its reaction makes unaffected and does nothing else
        self.option: str = ""                    # the rule option that tells this line from the other edition's
        self.text: List[Text] = []
        self.reaction_text: List[Text] = []

    @property
    def type_names(self) -> List[str]:
        return [name for bit, name in TYPE_NAMES if self.types & bit]


BOXES: Final[Dict[str, Dict[str, Card]]] = {}            # box -> card id -> its line there
NAMES: Final[List[str]] = []                             # every card there is: what can be named
NAME_NUMBERS: Final[Dict[str, i64]] = {}


def box(id: str, *cards: Card) -> Dict[str, Card]:
    """Add a box."""
    lines = {card.id: card for card in cards}
    BOXES[id] = lines
    for card in cards:
        if card.id not in NAME_NUMBERS:
            NAME_NUMBERS[card.id] = len(NAMES)
            NAMES.append(card.id)
    return lines


def check_card(id: object) -> str:
    if not isinstance(id, str) or id not in NAME_NUMBERS:
        raise UnknownCard(f"there is no card {id}{did_you_mean(str(id), NAMES)}")
    return id


def boxes_of(id: str) -> List[str]:
    """The boxes that hold the card."""
    return [name for name, lines in BOXES.items() if id in lines]


def line_of(id: str, options: Dict[str, Any]) -> Card:
    """The card's line: the edition's own where its rule option says so."""
    lines = [BOXES[name][id] for name in boxes_of(id)]
    changed = [line for line in lines if line.option and options[line.option]]
    return changed[0] if changed else lines[0]


class Kingdom:
    """The cards of one game by their number in it, and its rules. Never changes, so all copies of a state share it."""

    def __init__(self, seats: int, kingdom: List[str], options: Dict[str, Any], start: Dict[str, Any]) -> None:
        cards = [line_of(id, options) for id in [*BASIC, *kingdom]]
        if len(cards) > MOST_KINDS:
            raise WrongKingdom(f"a game can have {MOST_KINDS - BASIC_CARDS} kingdom piles at most, not {len(kingdom)}")
        self.seats: i64 = seats
        self.start: Dict[str, Any] = start               # the options it was made from
        self.options: Dict[str, Any] = options
        self.kingdom: List[str] = kingdom
        self.cards: List[Card] = cards
        self.ids: List[str] = [card.id for card in cards]
        self.numbers: Dict[str, i64] = {card.id: i64(i) for i, card in enumerate(cards)}
        self.count: i64 = len(cards)
        # columns, for the loops that look at many cards
        self.cost: vec[i64] = vec[i64]([card.cost for card in cards])
        self.types: vec[i64] = vec[i64]([card.types for card in cards])
        self.plus_coins: vec[i64] = vec[i64]([card.plus_coins for card in cards])
        self.bits: vec[i64] = vec[i64]([signed(1 << i) for i in range(MOST_KINDS)])
        # bit -> its number: 2**i % 67 is different for each i (perfect hash)
        self.bit_numbers: vec[i64] = vec[i64]([0] * 67)
        for i in range(MOST_KINDS - 1):
            self.bit_numbers[(1 << i) % 67] = i
        self.points: vec[i64] = vec[i64]([card.points for card in cards])
        self.counting: List[int] = [i for i, card in enumerate(cards) if card.points_per]    # points that count cards
        self.piles: vec[i64] = vec[i64](pile_sizes(seats, cards, int(options["treasure_boxes"])))
        # masks, for questions and tests
        self.all: i64 = self.mask(-1)
        self.actions: i64 = self.mask(ACTION)
        self.treasures: i64 = self.mask(TREASURE)
        self.victories: i64 = self.mask(VICTORY)
        self.reactions: i64 = self.mask(REACTION)
        self.attacks: i64 = self.mask(ATTACK)
        self.shields: i64 = 0
        for i, card in enumerate(cards):
            if card.is_shield:
                self.shields |= self.bits[i]
        # affordable[n]: mask of the cards that cost no more than n
        highest = max([int(card.cost) for card in cards])
        self.affordable: vec[i64] = vec[i64]([0] * (highest + 1))
        for purse in range(highest + 1):
            for i, card in enumerate(cards):
                if card.cost <= purse:
                    self.affordable[purse] |= self.bits[i]
        # the options that the engine itself looks at
        self.treasures_after_buy: bool = options["treasures_after_buy"]
        self.hand_card_on_top: bool = options["cleanup_top_card"] == "hand_card"
        self.choose_top_card: bool = options["choose_top_card"]
        self.skip_empty_hands: bool = options["masquerade_empty_hand"] == "skip"
        self.empty_piles_to_end: i64 = options["empty_piles_to_end"]
        self.relaxed: bool = options["counts_visible"] == "relaxed"

    def mask(self, types: i64) -> i64:
        mask: i64 = 0
        for i in range(self.count):
            if self.types[i] & types:
                mask |= self.bits[i]
        return mask

    def number(self, id: str) -> i64:
        """The card's number in this game."""
        if id not in self.numbers:
            check_card(id)
            raise UnknownCard(f"{id} is not in this game: its cards are {', '.join(self.ids)}")
        return self.numbers[id]


def signed(number: int) -> int:
    """The same 64 bits as a signed number: a mask must be the same number compiled and interpreted."""
    return number - (1 << 64) if number >= 1 << 63 else number


def pile_sizes(seats: int, cards: List[Card], treasure_boxes: int) -> List[i64]:
    """How many cards each pile of the Supply holds at the start, after the players took their starting cards."""
    basic = {"copper": 60 * treasure_boxes - 7 * seats, "silver": 40 * treasure_boxes, "gold": 30 * treasure_boxes,
             "province": {2: 8, 5: 15, 6: 18}.get(seats, 12), "curse": 10 * (seats - 1)}
    victories = 8 if seats == 2 else 12
    return [i64(basic.get(card.id, victories if card.types & VICTORY else 10)) for card in cards]
