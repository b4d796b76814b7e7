"""What a study finds out about a kingdom, as plain data: the terminal, pages and programs all tell it from here."""
from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Dict, List, Optional, Tuple, Union

Interval = Tuple[float, float]                   # of 95 %

EVOLVING = "evolving"
MATRIX = "matrix"
PURCHASES = "purchases"
WORTHS = "worths"
STAGES = (EVOLVING, MATRIX, PURCHASES, WORTHS)


@dataclass(frozen=True)
class Why:
    """A sentence of the catalogue, with its arguments; `card` is a card's id."""
    id: str
    facts: Dict[str, Union[int, str]]


@dataclass(frozen=True)
class Line:
    """A line of a strategy, and the share of wins that is lost without it, if that is known."""
    text: str
    worth: Optional[float]


@dataclass(frozen=True)
class Evolved:
    """An evolved strategy, and in which share of the games it is played: in all, unless the kingdom is a circle."""
    name: str
    share: float
    lines: List[Line]


@dataclass(frozen=True)
class Standing:
    """A player of the matrix: its share of all its games, a tie as half a win."""
    name: str
    evolved: bool
    idea: str
    rating: float
    share: float
    interval: Interval


@dataclass(frozen=True)
class Cell:
    """How a player fared against another."""
    share: float
    interval: Interval
    sure: bool                                   # who is better is more than chance, the many pairs allowed for
    games: int


@dataclass(frozen=True)
class Length:
    """How long games of an evolved strategy last. The opponent may be the strategy itself."""
    name: str
    opponent: str
    games: int
    turns: float                                 # of the player who had most, in the mean
    short: int                                   # one game in ten is as short, or shorter
    long: int                                    # one game in ten is as long, or longer
    ends: Dict[str, float]                       # shares of the games by the way they ended
    lasted: List[float]                          # the share of games that had so many turns, from the first on


@dataclass(frozen=True)
class TurnBuys:
    turn: int
    games: int                                   # that had the turn
    buys: Dict[str, float]                       # copies of each card, in the mean of these games


@dataclass(frozen=True)
class Purchases:
    """What an evolved strategy buys in each of its turns."""
    name: str
    opponent: str
    games: int
    turns: List[TurnBuys]


@dataclass(frozen=True)
class Without:
    """The best answer to the evolved strategy that was found without a card, in fresh games against it."""
    games: int
    share: float
    interval: Interval


@dataclass(frozen=True)
class Worth:
    """What a card is worth here: how much smaller the share of a player is who may not buy it. `cut` is the share of
    the evolved strategy with the lines of the card left out, and nothing else changed."""
    card: str
    bought: bool                                 # by the evolved strategy itself
    without: Without
    cut: Optional[float]
    worth: float
    interval: Interval


@dataclass
class Findings:
    version: str
    piles: List[str]
    options: Dict[str, Any]
    seed: int
    games: int
    seconds: float
    stages: List[str]                            # those that were brought to their end
    reasons: List[Why]                           # why the evolved strategy wins
    text: str                                    # the evolved strategy, as a file has it
    evolved: List[Evolved]
    players: List[Standing]                      # best first
    matrix: List[List[Optional[Cell]]]           # in their order
    circles: List[List[str]]                     # each beats the next, the last beats the first
    lengths: List[Length]
    purchases: List[Purchases]
    free: Optional[Without]                      # the best answer with every card
    worths: List[Worth]                          # the most first
    idle: List[str]                              # cards that nobody wants here: forbidding them changes nothing

    @property
    def done(self) -> bool:
        return self.stages == list(STAGES)

    def describe(self) -> Dict[str, Any]:
        return asdict(self)


def nothing_yet(version: str, piles: List[str], options: Dict[str, Any], seed: int) -> Findings:
    return Findings(version, piles, options, seed, games=0, seconds=0.0, stages=[], reasons=[], text="", evolved=[],
                    players=[], matrix=[], circles=[], lengths=[], purchases=[], free=None, worths=[], idle=[])
