"""What the views and events of the games hold, for clients: their types are generated from here, and every message of
the tests is compared with it. The games themselves make plain dicts."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Union

from msgspec import UNSET, Struct, UnsetType, field

Text = Any                                       # [a message's id, its arguments, its parts]: see Words.card_text
Place = List[int]                                # x to the east, y to the south of the castle
# where the options lie: see dominion/questions.py
Zone = Literal["hand", "supply", "aside", "elsewhere", "name", "words"]


class Shape(Struct, forbid_unknown_fields=True):
    """Whatever is not described does not leave the server."""


class GameResult(Shape):
    scores: List[int]
    winners: List[int]
    turns: List[int]


class Decision(Shape):
    """What is asked of a seat. Everybody is told the first four, only that seat the rest. What may be true is there
    only if it is."""
    seat: int
    prompt: str
    of_turn: Union[bool, UnsetType] = UNSET                  # the turn itself asks, not a card
    whom: Union[int, UnsetType] = field(default=UNSET, name="for")       # the seat that it is decided for, if another
    zone: Union[Zone, UnsetType] = UNSET
    about: Union[str, UnsetType, None] = UNSET               # a card, or the number of a domino
    options: Union[List[str], UnsetType] = UNSET
    picks: Union[int, UnsetType] = UNSET                     # cards that are asked for, one after the other, at most
    rule: Union[List[Text], UnsetType] = UNSET               # the text of the effect that asks
    reminds: Union[bool, UnsetType] = UNSET                  # of the rule, which says more than the prompt
    told: Union[bool, UnsetType] = UNSET                     # it is about what has just happened
    choices: Union[Dict[str, List[Text]], UnsetType] = UNSET     # what each of `choose:` leads to
    victim: Union[int, UnsetType] = UNSET                    # the seat that it is about
    gains: Union[List[int], UnsetType] = UNSET               # points that each option gives at once
    ends: Union[Dict[str, Optional[GameResult]], UnsetType] = UNSET      # buys with which the game ends, and how


class Event(Shape):
    """Something that happened, as far as the seat may know: a field that is missing is hidden or has no meaning."""
    step: int
    event: str
    seat: int
    source: Union[str, UnsetType] = field(default=UNSET, name="from")    # zones of cards
    to: Union[str, UnsetType] = UNSET
    cards: Union[List[str], UnsetType] = UNSET
    count: Union[int, UnsetType] = UNSET
    top: Union[str, UnsetType, None] = UNSET                 # of a discard pile; of the stack of buildings
    card: Union[str, UnsetType] = UNSET
    by: Union[str, UnsetType] = UNSET                        # the card that plays another
    choice: Union[str, UnsetType] = UNSET
    to_seat: Union[int, UnsetType] = UNSET
    number: Union[int, UnsetType] = UNSET                    # of a turn, of a round
    extra: Union[bool, UnsetType] = UNSET                    # a turn out of order
    controller: Union[int, UnsetType] = UNSET                # who decides in it
    token: Union[str, UnsetType] = UNSET
    above: Union[int, UnsetType] = UNSET                     # cards of the deck that lie above one put into it
    potions: Union[int, UnsetType] = UNSET                   # paid beyond the price
    box: Union[str, UnsetType] = UNSET
    dominoes: Union[List[int], UnsetType] = UNSET
    domino: Union[int, UnsetType] = UNSET
    x: Union[int, UnsetType] = UNSET
    y: Union[int, UnsetType] = UNSET
    direction: Union[str, UnsetType] = UNSET
    coins: Union[int, UnsetType] = UNSET
    building: Union[str, UnsetType] = UNSET
    slot: Union[int, UnsetType] = UNSET
    price: Union[int, UnsetType] = UNSET
    knights: Union[int, UnsetType] = UNSET
    towers: Union[int, UnsetType] = UNSET
    slots: Union[List[Optional[str]], UnsetType] = UNSET
    totals: Union[List[int], UnsetType] = UNSET              # points of the games so far
    scores: Union[List[int], UnsetType] = UNSET              # of the end
    winners: Union[List[int], UnsetType] = UNSET
    turns: Union[List[int], UnsetType] = UNSET
    terrain: Union[str, UnsetType] = UNSET
    # how it is told: see kernel/story.py
    say: Union[str, UnsetType] = UNSET                       # the message; missing: it goes without saying
    heading: Union[bool, UnsetType] = UNSET
    under: Union[int, UnsetType] = UNSET                     # how many others it follows from
    joins: Union[bool, UnsetType] = UNSET                    # it is told together with its like before it
    sums: Union[Dict[str, int], UnsetType] = UNSET           # of the turn that ends


# ---- Dominion
class DominionPlayer(Shape):
    hand_size: int
    play: List[str]
    discard_top: Optional[str]
    turns: int
    aside: Union[List[str], UnsetType] = UNSET               # open to all
    picked: Union[List[str], UnsetType] = UNSET              # from the own hand
    looked_at: Union[List[str], UnsetType] = UNSET           # from the own deck
    hand: Union[List[str], UnsetType] = UNSET
    deck_size: Union[int, UnsetType] = UNSET
    discard_size: Union[int, UnsetType] = UNSET
    discard: Union[List[str], UnsetType] = UNSET
    stays: Union[List[int], UnsetType] = UNSET               # places of the cards in play that stay there
    mats: Union[Dict[str, Union[List[str], int]], UnsetType] = UNSET     # a number: face down
    tokens: Union[Dict[str, int], UnsetType] = UNSET
    later: Union[List[Text], UnsetType] = UNSET              # what waits for the next turn
    gained: Union[List[str], UnsetType] = UNSET              # in the last turn
    trained: Union[str, UnsetType] = UNSET                   # a card of the pile that the +1 coin token lies on


class DominionTurn(Shape):
    seat: int
    number: int
    phase: Literal["action", "buy", "clean_up"]
    actions: int
    buys: int
    coins: int
    potions: Union[int, UnsetType] = UNSET
    banned: Union[List[str], UnsetType] = UNSET              # what cannot be bought
    controller: Union[int, UnsetType] = UNSET                # who decides, if not the player


class ExtraTurn(Shape):
    seat: int
    controller: Optional[int]


class DominionView(Shape, tag_field="game", tag="dominion"):
    seat: Optional[int]
    step: int
    supply: Dict[str, int]
    costs: Dict[str, int]
    trash: List[str]
    turn: Optional[DominionTurn]
    players: List[DominionPlayer]
    decision: Optional[Decision]
    result: Optional[GameResult]
    beside: Union[Dict[str, int], UnsetType] = UNSET         # piles that are not in the Supply
    landscapes: Union[List[str], UnsetType] = UNSET          # events and landmarks
    pile_points: Union[Dict[str, int], UnsetType] = UNSET    # point tokens on piles and landmarks
    debt_costs: Union[Dict[str, int], UnsetType] = UNSET     # cards that cost debt
    # piles of several kinds: how many of each are still in them; the Supply names the top card
    mixed: Union[Dict[str, Dict[str, int]], UnsetType] = UNSET
    potion_costs: Union[List[str], UnsetType] = UNSET        # cards that cost a Potion as well
    bane: Union[str, UnsetType] = UNSET
    known_points: Union[List[Optional[int]], UnsetType] = UNSET      # while it is played: what can be counted
    extra_turns: Union[List[ExtraTurn], UnsetType] = UNSET   # that come before the next in order
    decks: Union[List[Dict[str, int]], UnsetType] = UNSET    # at the end: everybody's cards, and their points
    points: Union[List[Dict[str, int]], UnsetType] = UNSET


# ---- dominoes
class LaidDomino(Shape):
    domino: int
    box: str
    x: int
    y: int
    direction: str


class LineDomino(Shape):
    domino: int
    box: str
    seat: Optional[int]


class PlacedBuilding(Shape):
    building: str
    x: int
    y: int


class KingdomView(Shape):
    dominoes: List[LaidDomino]
    discarded: int
    seats: List[int]
    sheet: Dict[str, Any]
    coins: Union[int, UnsetType] = UNSET
    reserve: Union[int, UnsetType] = UNSET                   # knights that are not on the land
    knights: Union[List[Place], UnsetType] = UNSET
    towers: Union[int, UnsetType] = UNSET
    buildings: Union[List[PlacedBuilding], UnsetType] = UNSET


class Board(Shape):
    slots: List[Optional[str]]
    top: Optional[str]
    stack: int
    prices: List[int]
    dragon: Optional[int]


class Dynasty(Shape):
    game: int
    games: int
    totals: List[int]


class DominoesTurn(Shape):
    seat: int
    phase: str


class DominoesView(Shape):
    seat: Optional[int]
    step: int
    limit: int
    round: int
    rounds: int
    kingdoms: List[KingdomView]
    line: List[LineDomino]
    at: int                                                  # whose turn it is in the line
    offer: List[LineDomino]
    turn: Optional[DominoesTurn]
    decision: Optional[Decision]
    result: Optional[GameResult]
    board: Union[Board, UnsetType] = UNSET
    queen: Union[int, UnsetType, None] = UNSET               # the kingdom where she is
    dynasty: Union[Dynasty, UnsetType] = UNSET


class KingdominoView(DominoesView, tag_field="game", tag="kingdomino"):
    pass


class QueendominoView(DominoesView, tag_field="game", tag="queendomino"):
    pass


class RoyalWeddingView(DominoesView, tag_field="game", tag="royal_wedding"):
    pass


AnyView = Union[DominionView, KingdominoView, QueendominoView, RoyalWeddingView]
