"""Strategies as text: one rule a line, `card` or `card if condition`, in sections.

    # Two Smithies, then money.
    province
    gold
    smithy if own(smithy) < 2
    silver

Without a heading the rules say what to buy and to gain. `play:`, `trash:` and `discard:` say what to do with cards in
hand, before the sensible ways that every strategy shares."""
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
from crownlands.dominion.cards import NAMES, is_kingdom_card
from crownlands.dominion.kingdoms import all_boxes
from crownlands.kernel.errors import CrownlandsError, did_you_mean
from crownlands.kernel.spelling import LONGEST, excerpt, plain

SECTIONS = ("buy", "play", "trash", "discard")
DEFINITION: Final = re.compile(r"\s*(?P<name>[^\W\d]\w*)\s*=(?!=)\s*(?P<condition>.*)", re.DOTALL)
IF: Final = re.compile(r"\s+if\b\s*", re.IGNORECASE)
BYTE_ORDER_MARK: Final = "\ufeff"                # some editors begin a file with it
assert all_boxes()                               # all cards are known


class BadStrategy(CrownlandsError):
    """What is wrong with a strategy, where, and what would be right."""


class Rule:
    def __init__(self, card: str, operations: List[Operation], line: int) -> None:
        self.card = card
        self.operations = operations
        self.line = line


class Strategy:
    def __init__(self, name: str, idea: str, sections: Dict[str, List[Rule]]) -> None:
        self.name = name
        self.idea = idea
        self.sections = sections

    @property
    def rules(self) -> List[Tuple[str, str, List[Operation]]]:
        """Section, card and condition of each rule: strategies are the same if these are."""
        return [(section, rule.card, rule.operations) for section, rules in self.sections.items() for rule in rules]

    @property
    def names(self) -> List[str]:
        """The cards that it names, in conditions too."""
        named = [rule.card for rules in self.sections.values() for rule in rules]
        named += [card for rules in self.sections.values() for rule in rules
                  for _code, _number, card in rule.operations if card]
        return list(dict.fromkeys(named))

    @property
    def piles(self) -> List[str]:
        """The kingdom cards that it names: what must be on the table for it. Potions and Prizes come with them."""
        return [card for card in self.names if is_kingdom_card(card)]

    @property
    def is_mixed(self) -> bool:
        """Whether it plays differently in a share of games."""
        return any(code == CHANCE for _section, _card, operations in self.rules for code, _number, _about in operations)

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
        self.section = "buy"
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
                self.sections[self.section].append(self.read_rule(rule, number))
        if not self.sections["buy"]:
            raise BadStrategy(f"{self.name} has no rule that says what to buy, such as: province")
        return Strategy(self.name, " ".join(self.ideas), self.sections)

    def read_heading(self, line: str, number: int) -> None:
        heading = line.strip()[:-1].strip()
        if heading.lower() not in self.sections:
            shown = excerpt(heading)
            raise self.wrong(number, len(line) - len(line.lstrip()), f"there is no section {shown}"
                             f"{did_you_mean(shown.lower(), SECTIONS)} (sections: {', '.join(SECTIONS)})")
        self.section = heading.lower()

    def read_definition(self, definition: re.Match[str], number: int) -> None:
        """`name = condition`: from here on the name stands for it."""
        word = definition["name"].lower()
        if is_known(word) or keyword.iskeyword(word):
            raise self.wrong(number, definition.start("name"), f"{word} has a meaning already: choose another name")
        self.names[word] = self.read_condition(definition["condition"], definition.start("condition"), number,
                                               f"after = something is missing: {word} = money / cards > 2")

    def read_rule(self, line: str, number: int) -> Rule:
        sign = IF.search(line)
        card = line if sign is None else line[:sign.start()]
        id = plain(card)
        if id not in NAMES:
            raise self.wrong(number, len(card) - len(card.lstrip()), why_no_card(card.strip()))
        if sign is None:
            return Rule(id, [], number)
        return Rule(id, self.read_condition(line[sign.end():], sign.end(), number,
                                            f"after if a condition is missing: {id} if own({id}) < 2"), number)

    def read_condition(self, text: str, column: int, number: int, missing: str) -> List[Operation]:
        if not text.strip():
            raise self.wrong(number, column, missing)
        try:
            return read_condition(text.rstrip(), self.names)
        except BadCondition as error:
            raise self.wrong(number, column + error.column, str(error)) from None

    def wrong(self, line: int, column: int, text: str) -> BadStrategy:
        return BadStrategy(f"{self.name}, line {line}, column {column + 1}: {text}")


def why_no_card(text: str) -> str:
    """What is wrong with a text that should be a card."""
    words = text[:LONGEST].split()
    for count in range(len(words) - 1, 0, -1):
        card = plain(" ".join(words[:count]))
        if card in NAMES:
            rest = excerpt(" ".join(words[count:]) + text[LONGEST:])
            return f"between {card} and its condition the word if is missing: {card} if {rest}"
    return f"there is no card {excerpt(text)}{did_you_mean(plain(excerpt(text)), NAMES)}"


def load_strategy(path: Union[str, Path]) -> Strategy:
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadStrategy(f"{path} cannot be read as a strategy: {error}") from None
    if "\0" in text:
        raise BadStrategy(f"{path} cannot be read as a strategy: it is not a text file")
    return read_strategy(text, path.stem)
