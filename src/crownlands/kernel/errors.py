"""Everything that can be wrong with what a caller asks for. Each message says what would be right.

An error names its sentence, and the facts that the sentence tells: the sentence itself stands in `errors.ftl`, in every
language. As text, an error is English: `str(error)` is for programs, people are told by `Words.error`."""
import difflib
from collections.abc import Iterable
from typing import Dict, List, Sequence, Union

Facts = Dict[str, object]


def in_english(why: str, facts: Facts) -> str:
    from crownlands.locale.wrong import english  # words take a while: most errors are caught, and never read
    return english(why, facts)


class Clause:
    """A part of what an error tells that has a sentence of its own."""

    def __init__(self, why: str, /, **facts: object) -> None:
        self.why = why
        self.facts: Facts = {name: settled(fact) for name, fact in facts.items()}

    def __str__(self) -> str:
        return in_english(self.why, self.facts)


class CrownlandsError(ValueError):
    """The root of all errors that a caller can cause. `why` is the id of a sentence; in an error of somebody else's bot
    it may be a text."""

    def __init__(self, why: str = "", /, **facts: object) -> None:
        super().__init__(why)
        self.why = why
        self.facts: Facts = {name: settled(fact) for name, fact in facts.items()}

    def __str__(self) -> str:
        return in_english(self.why, self.facts)


def settled(fact: object) -> object:
    """As it is now, whatever becomes of it later, and so that another process can be told."""
    if isinstance(fact, (list, tuple)):
        return [settled(each) for each in fact]
    return fact if type(fact) in (int, str) or isinstance(fact, (Clause, CrownlandsError)) else str(fact)


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

    def __init__(self, why: str, possible: List[str], weights: List[int], /, **facts: object) -> None:
        super().__init__(why, **facts)
        self.args = (why, possible, weights)     # so that another process can be told
        self.possible = possible
        self.weights = weights


class DamagedRecord(CrownlandsError):
    """The record was changed, cut short, or is not a record at all."""


def did_you_mean(word: str, known: Iterable[str]) -> Union[Clause, str]:
    """`: did you mean x?` where something known resembles the word, else nothing."""
    near = difflib.get_close_matches(word, list(known), n=1)
    return Clause("near", near=near[0]) if near else ""


def joined(why: str, words: Sequence[object]) -> object:
    """Words with the same sign or word between them, of which `why` names the sentence."""
    return words[0] if len(words) == 1 else Clause(why, first=words[0], rest=joined(why, words[1:]))


def either(words: Sequence[object]) -> object:
    """`a or b or c`."""
    return joined("or", words)


def both(words: Sequence[object]) -> object:
    """`a and b and c`."""
    return joined("and", words)
