"""Everything that can be wrong with what a caller asks for. Each message says what would be right."""
import difflib
from collections.abc import Iterable
from typing import List


class CrownlandsError(ValueError):
    """The root of all errors that a caller can cause."""


class IllegalChoice(CrownlandsError):
    """The choice is not among the options of the open decision. The state is unchanged."""


class NothingToUndo(CrownlandsError):
    """No choice has been made yet, or the state keeps no record."""


class UnknownGame(CrownlandsError):
    """There is no game of that name."""


class UnknownCard(CrownlandsError):
    """There is no card of that id."""


class UnknownKingdom(CrownlandsError):
    """There is no recommended kingdom of that id."""


class WrongKingdom(CrownlandsError):
    """A kingdom of the wrong size, with a card twice, or with a basic card."""


class MissingCards(CrownlandsError):
    """The kingdom is known, but needs cards of boxes that are not here."""


class WrongOption(CrownlandsError):
    """An option of the game has a value that it cannot have, or does not exist."""


class ImpossiblePosition(CrownlandsError):
    """The description of a position is not one of a possible position."""


class WrongOutcome(CrownlandsError):
    """What chance is said to bring with a choice does not fit it. The state is unchanged."""


class MissingOutcome(WrongOutcome):
    """Chance must bring one thing more: one of `possible`, each as likely as its number in `weights` says."""

    def __init__(self, message: str, possible: List[str], weights: List[int]) -> None:
        super().__init__(message)
        self.possible = possible
        self.weights = weights


class DamagedRecord(CrownlandsError):
    """The record was changed, cut short, or is not a record at all."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`: did you mean x?` where something known resembles the word, else nothing."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return f": did you mean {near[0]}?" if near else ""
