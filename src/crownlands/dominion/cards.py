"""What a card is, and the boxes that cards come in."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional, Tuple

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.kernel.errors import UnknownCard, did_you_mean

# card types
ACTION: Final = 1
TREASURE: Final = 2
ATTACK: Final = 4
REACTION: Final = 8
VICTORY: Final = 16
CURSE_TYPE: Final = 32
DURATION: Final = 64
PRIZE: Final = 128
RESERVE: Final = 256
KNIGHT: Final = 512
SHELTER: Final = 1024
GATHERING: Final = 2048
EVENT: Final = 4096
LANDMARK: Final = 8192
LANDSCAPE: Final = EVENT | LANDMARK              # lie beside the Supply and are no cards
TYPE_NAMES: Final[Tuple[Tuple[int, str], ...]] = (
    (ACTION, "action"), (TREASURE, "treasure"), (ATTACK, "attack"), (REACTION, "reaction"), (VICTORY, "victory"),
    (CURSE_TYPE, "curse"), (DURATION, "duration"), (PRIZE, "prize"), (RESERVE, "reserve"), (KNIGHT, "knight"),
    (SHELTER, "shelter"), (GATHERING, "gathering"), (EVENT, "event"), (LANDMARK, "landmark"))

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
FURTHER: Final[Tuple[str, ...]] = ("potion", "platinum", "colony")       # basic cards that some games have

# what a card needs of the state besides cards in the usual zones
TALLIES: Final = 1                   # counts of this turn
TOKENS: Final = 2                    # of a player
MATS: Final = 4                      # zones that last
LATER: Final = 8                     # effects that wait for a player's next turn
DEPTHS: Final = 16                   # cards that are known inside or at the bottom of a deck
GAINS: Final = 32                    # what was gained in a player's last turn
TURNS: Final = 64                    # turns out of order
PILE_POINTS: Final = 256             # point tokens on piles
COIN_TOKENS: Final = 128             # tokens of a player that can be spent
# what is looked after at the start of a turn; with an extra turn an Outpost that stayed for it
LASTING: Final = TOKENS | MATS | LATER | DEPTHS | GAINS | TURNS

# moments that cards can say something about
BUY: Final = 0
GAIN: Final = 1
TRASHING: Final = 2
OVERPAY: Final = 3                   # a purchase for which more was paid than the price
LEAVING: Final = 4                   # discarded from play in Clean-up
START: Final = 5                     # of a turn
MOMENT_NAMES: Final = ("buy", "gain", "trash", "overpay", "leave", "start")

# where a card speaks from
THIS: Final = 0                      # wherever it is: of itself
IN_PLAY: Final = 1                   # of any card
IN_HAND: Final = 2
ON_MAT: Final = 3                    # the Tavern mat
LYING: Final = 4                     # beside the Supply, of any player: a landmark
SPEAKER_NAMES: Final = ("this", "in-play", "in-hand", "on-mat", "lying")

# when a card may be put on the deck instead of being discarded from play
NO_VICTORY: Final = "no_victory"     # no Victory card was bought this turn
WITH_POTION: Final = "with_potion"   # a Potion is in play

# a part of a card's text: the id of a message, its arguments, and the parts it consists of
Text = Tuple[str, Dict[str, Any], List[Any]]


class Per:
    """Points that count: so many points for every so many of what is owned: cards, different names, or a card."""

    def __init__(self, points: int, every: int, what: str) -> None:
        self.points: int = points
        self.every: int = every
        self.what: str = what
        self.name: str = what if every == 1 else f"{NUMBERS[every]}_{what}"


NUMBERS: Final = {5: "five", 10: "ten"}


class Voice:
    """What a card says about a moment: its own gain or purchase, or one that happens while it is in play or in hand."""

    def __init__(self, moment: i64, place: i64, code: vec[i64], types: i64, once: bool) -> None:
        self.moment: i64 = moment
        self.place: i64 = place                  # where it speaks from: THIS, IN_PLAY, IN_HAND
        self.code: vec[i64] = code
        self.types: i64 = types                  # of the cards that it speaks of; 0: any
        self.of_others: bool = False             # it speaks of what other players do,
        self.named: str = ""                     # and only of this card
        self.told: str = ""                      # a message that says it shorter than its words
        self.once: bool = once                   # several copies say no more than one
        self.number: i64 = 0                     # among all voices
        self.speaker: i64 = 0                    # its card, by the number of its name
        self.indifferent: bool = False           # whenever it comes, it does the same
        self.draws: bool = False                 # so it does, but it draws cards, and another may change which
        self.moves_it: bool = False              # it may move the card that it speaks of


class Card:
    """A line of a box: numbers, bonuses given at once when it is played, and a program for the rest."""

    def __init__(self, id: str, cost: i64, types: i64) -> None:
        self.id: str = id
        self.cost: i64 = cost
        self.potion: bool = False                # costs a Potion as well,
        self.debt: i64 = 0                       # or debt tokens
        self.pile: i64 = 0                       # cards in its pile, if they are not as many as usual
        self.beside: bool = False                # its pile is not in the Supply
        self.kinds: List[Tuple[str, int]] = []   # of a pile of several kinds: each with its copies, the top one first
        self.shuffled: bool = False              # of such a pile: only the top card is known
        self.types: i64 = types
        self.points: i64 = 0
        self.per: Optional[Per] = None           # points that count cards
        self.plus_cards: i64 = 0
        self.plus_actions: i64 = 0
        self.plus_buys: i64 = 0
        self.plus_coins: i64 = 0
        self.plus_potions: i64 = 0
        self.first_coffers: i64 = 0              # coin tokens that everybody starts with
        self.first_points: i64 = 0               # point tokens on the Silvers and on the Golds at the start
        self.per_action: i64 = 0                 # at the end: points for each Action owned three times or more
        self.discount: i64 = 0                   # how much less all cards cost while it is in play
        self.not_with: str = ""                  # cannot be bought while this card is in play
        self.back_if: str = ""                   # in Clean-up it may go on the deck: NO_VICTORY, WITH_POTION
        self.saves: bool = False                 # in Clean-up it may put a Treasure on the deck
        self.program: vec[i64] = vec[i64]([])
        self.voices: List[Voice] = []
        self.reaction: vec[i64] = vec[i64]([])
        self.hand_to_react: i64 = 0              # hand cards that its reaction needs, itself included
        self.is_shield: bool = False             # its reaction makes unaffected and does nothing else
        self.option: str = ""                    # the rule option that tells this line from another edition's,
        self.value: object = True                # and its value for this line
        self.needs: i64 = 0                      # TALLIES, TOKENS ...
        self.mats: List[str] = []
        self.text: List[Text] = []
        self.reaction_text: List[Text] = []

    @property
    def type_names(self) -> List[str]:
        return [name for bit, name in TYPE_NAMES if self.types & bit]

    @property
    def points_per(self) -> str:
        """What points are counted by, if not once."""
        return self.per.name if self.per is not None else ""


BOXES: Final[Dict[str, Dict[str, Card]]] = {}            # box -> card id -> its line there
REWORDED: Final[Dict[str, List[Card]]] = {}              # card id -> lines for other values of a rule option
NAMES: Final[List[str]] = []                             # every card there is: what can be named
NAME_NUMBERS: Final[Dict[str, i64]] = {}
NAMEABLE: Final[List[i64]] = []                          # see nameable
PILE_OF: Final[Dict[str, str]] = {}                      # a card of a pile of several kinds -> that pile


def box(id: str, *cards: Card) -> Dict[str, Card]:
    """Add a box. A second line of a card in it is another wording, which a rule option chooses."""
    lines: Dict[str, Card] = {}
    for card in cards:
        if card.id in lines:
            REWORDED.setdefault(card.id, []).append(card)
        else:
            lines[card.id] = card
        if card.id not in NAME_NUMBERS and not card.kinds and not card.types & LANDSCAPE:
            NAME_NUMBERS[card.id] = len(NAMES)
            NAMES.append(card.id)
        for kind, _copies in card.kinds:
            PILE_OF[kind] = card.id
    BOXES[id] = lines
    NAMEABLE.clear()
    return lines


def name_number(card: str) -> int:
    """The number of a card's name. It may be one of a box that is read later: its name gets its number now."""
    if card not in NAME_NUMBERS:
        NAME_NUMBERS[card] = len(NAMES)
        NAMES.append(card)
    return int(NAME_NUMBERS[card])


def check_card(id: object) -> str:
    """Of a card, a pile, an event or a landmark."""
    if not isinstance(id, str) or not boxes_of(id):
        raise UnknownCard("no-card", card=id, near=did_you_mean(str(id), [*NAMES, *PILE_OF.values()]))
    return id


def boxes_of(id: str) -> List[str]:
    """The boxes that hold the card."""
    return [name for name, lines in BOXES.items() if id in lines]


def kinds_of(pile: str) -> List[str]:
    """The cards of a pile of several kinds, the top one first; of any other pile none."""
    return [kind for kind, whole in PILE_OF.items() if whole == pile]


def is_kingdom_card(id: str) -> bool:
    """Whether it has a pile of its own to choose: it is not basic, not beside the Supply, not one of several kinds in
    a pile."""
    if id in BASIC or id in FURTHER or id in PILE_OF:
        return False
    line = BOXES[boxes_of(id)[0]][id]
    return not line.types & (PRIZE | LANDSCAPE | SHELTER) and not line.beside


def nameable() -> List[i64]:
    """The numbers of the names that a player may name: neither piles of several kinds nor events and landmarks. They
    are looked up once, because every question for a name offers them all."""
    if not NAMEABLE:
        NAMEABLE.extend([i64(number) for number, name in enumerate(NAMES) if is_nameable(name)])
    return NAMEABLE


def is_nameable(id: str) -> bool:
    boxes = boxes_of(id)
    return bool(boxes) and not is_landscape(id) and not BOXES[boxes[0]][id].kinds


def is_landscape(id: str) -> bool:
    """Whether it is an event or a landmark."""
    return BOXES[boxes_of(id)[0]][id].types & LANDSCAPE != 0


def is_event(id: str) -> bool:
    return bool(boxes_of(id)) and BOXES[boxes_of(id)[0]][id].types & EVENT != 0


def line_of(id: str, options: Dict[str, Any]) -> Card:
    """The card's line: that of the edition or the wording where a rule option says so."""
    lines = [BOXES[name][id] for name in boxes_of(id)] + REWORDED.get(id, [])
    changed = [line for line in lines if line.option and options[line.option] == line.value]
    return changed[0] if changed else next(line for line in lines if not line.option)
