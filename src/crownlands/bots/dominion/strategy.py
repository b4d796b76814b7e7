"""Strategies as text: one rule a line, `card` or `card if condition`, in sections.

    # Two Smithies, then money.
    province
    gold
    smithy if own(smithy) < 2
    silver

Without a heading the rules say what to buy and to gain. Other headings say what else to do, before the sensible ways
that every strategy shares: those of SECTIONS, or a card's name, under which stands how to answer what that card asks.

    steward:
        trash if hand(curse) + hand(estate) >= 2
        coins if coins >= 3"""
from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Dict, Final, List, Tuple, Union

from crownlands.bots.dominion.condition import (
    CHANCE,
    BadCondition,
    Names,
    Operation,
    is_known,
    read_condition,
)
from crownlands.bots.dominion.never import can_hold
from crownlands.dominion.cards import BOXES, NAMES, PILE_OF, is_event, is_kingdom_card, is_landscape, kinds_of
from crownlands.dominion.effect import PROGRAMS
from crownlands.dominion.kingdoms import all_boxes
from crownlands.dominion.named import card_named
from crownlands.dominion.questions import CHOICES, QUESTIONS
from crownlands.kernel.errors import Clause, CrownlandsError, did_you_mean
from crownlands.kernel.spelling import LONGEST, excerpt, plain

SECTIONS = ("buy", "gain", "play", "trash", "discard", "keep")
# what somebody may look for among the sections: the card under whose name it stands
BY_CARD: Final = {"choose": "steward", "double": "throne_room", "pass": "masquerade", "put_back": "courtyard",
                  "name": "wishing_well", "set_aside": "library"}
DEFINITION: Final = re.compile(r"\s*(?P<name>[^\W\d]\w*)\s*=(?!=)\s*(?P<condition>.*)", re.DOTALL)
IF: Final = re.compile(r"\s+if\b\s*", re.IGNORECASE)
BY: Final = ". by "                              # between an idea and its author
BYTE_ORDER_MARK: Final = "\ufeff"                # some editors begin a file with it
assert all_boxes()                               # all cards are known
VERBS: Final = frozenset([question.verb for question in QUESTIONS if question.verb] +
                         [word[:-1] for question in QUESTIONS for word in question.words if word.endswith(":")])
COMMON_ANSWERS: Final = frozenset(["done", "yes", "no", *[word[:-1] for question in QUESTIONS for word in question.words
                                                          if word.endswith(":")]])


class BadStrategy(CrownlandsError):
    """What is wrong with a strategy, where, and what would be right."""


class Rule:
    """word: under a card's name, what to answer; with a card, what to do with it."""

    def __init__(self, card: str, operations: List[Operation], line: int, word: str = "") -> None:
        self.card = card
        self.word = word
        self.operations = operations
        self.line = line


class Strategy:
    def __init__(self, name: str, idea: str, sections: Dict[str, List[Rule]], manners: Dict[str, List[Rule]]) -> None:
        self.name = name
        self.idea = idea
        self.sections = sections
        self.manners = manners                           # by the card that asks
        self.doubts: List[Clause] = []                   # what is allowed, but most likely not meant

    @property
    def rules(self) -> List[Tuple[str, str, str, List[Operation]]]:
        """Heading, word, card and condition of each rule: strategies are the same if these are."""
        return [(heading, rule.word, rule.card, rule.operations)
                for headings in (self.sections, self.manners) for heading, rules in headings.items() for rule in rules]

    @property
    def names(self) -> List[str]:
        """The cards that it names, in conditions too."""
        named = [card for _heading, _word, card, _operations in self.rules]
        named += [operation[2] for rule in self.rules for operation in rule[3]]
        return [card for card in dict.fromkeys([*named, *self.manners]) if card]

    @property
    def warnings(self) -> List[str]:
        """Its doubts, in English."""
        return [str(doubt) for doubt in self.doubts]

    @property
    def author(self) -> str:
        """Who published it, if its idea ends with that."""
        return self.idea.rpartition(BY)[2] if BY in self.idea else ""

    @property
    def plain_idea(self) -> str:
        """The idea without its author."""
        return self.idea.rpartition(BY)[0] + "." if BY in self.idea else self.idea

    @property
    def piles(self) -> List[str]:
        """The kingdom piles, events and landmarks that it names: what must be on the table for it. Potions, Prizes and
        Madmen come with them."""
        piles = dict.fromkeys(PILE_OF.get(card, card) for card in self.names)
        return [card for card in piles if is_kingdom_card(card) or is_landscape(card)]

    @property
    def is_mixed(self) -> bool:
        """Whether it plays differently in a share of games."""
        return any(operation[0] == CHANCE for rule in self.rules for operation in rule[3])

    @property
    def colonies(self) -> bool:
        """Whether it is for games with Platinum and Colonies."""
        return "platinum" in self.names or "colony" in self.names


def read_strategy(text: str, name: str) -> Strategy:
    """Everything is checked here: a strategy that is read can be played."""
    return Reading(name).read(text)


class Reading:
    """A strategy while it is read, line by line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ideas: List[str] = []
        self.sections: Dict[str, List[Rule]] = {section: [] for section in SECTIONS}
        self.manners: Dict[str, List[Rule]] = {}
        self.heading = "buy"                             # one of the sections, or a card
        self.conditions: List[Tuple[str, int, int, List[Operation]]] = []    # heading, line, column
        self.names: Names = {}                           # what the strategy itself has given names to

    def read(self, text: str) -> Strategy:
        for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
            rule, hash_sign, comment = line.partition("#")
            if hash_sign and not rule.strip() and not any(self.sections.values()):
                self.ideas.append(comment.strip())
            definition = DEFINITION.fullmatch(rule)
            if rule.strip().endswith(":"):
                self.read_heading(rule, number)
            elif definition is not None:
                self.read_definition(definition, number)
            elif rule.strip():
                self.read_rule(rule, number)
        if not self.sections["buy"]:
            raise BadStrategy("nothing-to-buy", name=self.name)
        strategy = Strategy(self.name, " ".join(self.ideas), self.sections, self.manners)
        strategy.doubts = self.doubts("grand_market" in strategy.names)
        return strategy

    def doubts(self, coppers_held: bool) -> List[Clause]:
        """Conditions that can never hold. With a Grand Market Coppers may stay in hand."""
        found: List[Clause] = []
        for heading, line, column, operations in self.conditions:
            why = None
            if not can_hold(operations):
                why = Clause("never-holds")
            elif heading == "buy" and not can_hold(operations, True) and not coppers_held:
                why = Clause("never-holds-then")
            if why is not None:
                found.append(Clause("in-strategy", name=self.name, line=line, column=column + 1, why=why))
        return found

    def read_heading(self, line: str, number: int) -> None:
        heading = line.strip()[:-1].strip()
        self.heading = card_named(heading)
        if self.heading in NAMES:
            self.manners.setdefault(self.heading, [])
        elif self.heading not in self.sections:
            shown = excerpt(heading)
            why = Clause("no-section", name=shown, near=did_you_mean(plain(shown), [*SECTIONS, *NAMES]))
            if self.heading in BY_CARD:
                why = Clause("under-its-name", card=BY_CARD[self.heading])
            raise self.wrong(number, len(line) - len(line.lstrip()), Clause("heading", why=why, sections=SECTIONS))

    def read_definition(self, definition: re.Match[str], number: int) -> None:
        """`name = condition`: from here on the name stands for it."""
        word = definition["name"].lower()
        if is_known(word) or keyword.iskeyword(word):
            raise self.wrong(number, definition.start("name"), Clause("name-taken", word=word))
        self.names[word] = self.read_condition(definition["condition"], definition.start("condition"), number,
                                               Clause("nothing-after-sign", word=word))

    def read_rule(self, line: str, number: int) -> None:
        sign = IF.search(line)
        said = line if sign is None else line[:sign.start()]
        column = len(said) - len(said.lstrip())
        if self.heading in self.manners:
            word, card = read_answer(said.strip(), self.heading)
            rules = self.manners[self.heading]
            if not word and not card:
                raise self.wrong(number, column, why_no_answer(said.strip(), self.heading))
        else:
            word, card = "", card_named(said)
            rules = self.sections[self.heading]
            if card not in NAMES and not kinds_of(card) and not is_event(card):
                raise self.wrong(number, column, why_no_card(said.strip()))
        operations: List[Operation] = []
        if sign is not None:
            example = f"{card or word} if own({card or self.heading}) < 2"
            operations = self.read_condition(line[sign.end():], sign.end(), number,
                                             Clause("nothing-after-if", example=example))
            self.conditions.append((self.heading, number, sign.end(), operations))
        for kind in kinds_of(card) or [card]:            # of a pile of several kinds, whichever is on top
            rules.append(Rule(kind, operations, number, word))

    def read_condition(self, text: str, column: int, number: int, missing: Clause) -> List[Operation]:
        if not text.strip():
            raise self.wrong(number, column, missing)
        try:
            return read_condition(text.rstrip(), self.names)
        except BadCondition as error:
            raise self.wrong(number, column + error.column, error) from None

    def wrong(self, line: int, column: int, why: Union[Clause, BadCondition]) -> BadStrategy:
        return BadStrategy("in-strategy", name=self.name, line=line, column=column + 1, why=why)


def read_answer(text: str, asking: str) -> Tuple[str, str]:
    """What to answer to a card: a word and a card, of which one may be empty; both are, if it is no answer."""
    id = plain(text)
    if id in choices_of(asking) or id in COMMON_ANSWERS:
        return id, ""
    id = card_named(text)
    if id in NAMES:
        return "", id
    word, _space, said = text.partition(" ")
    word, card = plain(word), card_named(said)
    return (word, card) if word in VERBS and card in NAMES else ("", "")


def choices_of(card: str) -> List[str]:
    """What the card lets one choose from, as words: cards, coins and trash with Steward."""
    return [CHOICES[choice.choice] for program in PROGRAMS if program.name.partition(".")[0] == card
            for choice in program.choices if choice.choice >= 0]


def why_no_answer(text: str, asking: str) -> Clause:
    choices = choices_of(asking)
    near = did_you_mean(plain(excerpt(text)), [*choices, *COMMON_ANSWERS, *NAMES])
    offers = f"{', '.join(choices)}, " if choices else ""
    return Clause("no-answer", text=excerpt(text), card=asking, near=near, offers=offers)


def why_no_card(text: str) -> Clause:
    """What is wrong with a text that should be a card."""
    words = text[:LONGEST].split()
    for count in range(len(words) - 1, 0, -1):
        card = card_named(" ".join(words[:count]))
        if card in NAMES:
            rest = excerpt(" ".join(words[count:]) + text[LONGEST:])
            return Clause("if-missing", card=card, rest=rest)
    known = [id for lines in BOXES.values() for id in lines]                 # piles and events too
    return Clause("no-card", card=excerpt(text), near=did_you_mean(plain(excerpt(text)), known))


def load_strategy(path: Union[str, Path]) -> Strategy:
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadStrategy("strategy-unread", path=path, why=error) from None
    if "\0" in text:
        raise BadStrategy("strategy-no-text", path=path)
    return read_strategy(text, path.stem)
