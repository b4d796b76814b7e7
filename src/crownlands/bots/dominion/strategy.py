"""Strategies as text: one rule a line, `card` or `card if condition`, in sections.

    # Two Smithies, then money.
    province
    gold
    smithy if own(smithy) < 2
    silver

Without a heading the rules say what to buy and to gain. `play:`, `trash:` and `discard:` say what to do with cards in
hand, before the sensible ways that every strategy shares."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Dict, Final, List, Tuple, Union

from crownlands.bots.dominion.condition import BadCondition, Operation, read_condition
from crownlands.dominion.cards import NAMES, is_kingdom_card
from crownlands.dominion.kingdoms import all_boxes
from crownlands.kernel.errors import CrownlandsError, did_you_mean
from crownlands.kernel.spelling import LONGEST, excerpt, plain

SECTIONS = ("buy", "play", "trash", "discard")
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
    def colonies(self) -> bool:
        """Whether it is for games with Platinum and Colonies."""
        return "platinum" in self.names or "colony" in self.names


def read_strategy(text: str, name: str) -> Strategy:
    """Everything is checked here: a strategy that is read can be played."""
    sections: Dict[str, List[Rule]] = {section: [] for section in SECTIONS}
    section = "buy"
    ideas: List[str] = []
    for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        rule, hash_sign, comment = line.partition("#")
        if hash_sign and not rule.strip() and not any(sections.values()):
            ideas.append(comment.strip())
        word = rule.strip()
        if word.endswith(":"):
            section = word[:-1].strip().lower()
            if section not in sections:
                shown = excerpt(word[:-1].strip())
                raise wrong(name, number, rule.index(word), f"there is no section {shown}"
                            f"{did_you_mean(shown.lower(), SECTIONS)} (sections: {', '.join(SECTIONS)})")
        elif word:
            sections[section].append(read_rule(rule, name, number))
    if not sections["buy"]:
        raise BadStrategy(f"{name} has no rule that says what to buy, such as: province")
    return Strategy(name, " ".join(ideas), sections)


def read_rule(line: str, name: str, number: int) -> Rule:
    sign = IF.search(line)
    card = line if sign is None else line[:sign.start()]
    id = plain(card)
    if id not in NAMES:
        raise wrong(name, number, len(card) - len(card.lstrip()), why_no_card(card.strip()))
    if sign is None:
        return Rule(id, [], number)
    condition = line[sign.end():].rstrip()
    if not condition:
        raise wrong(name, number, sign.end(), f"after if a condition is missing: {id} if own({id}) < 2")
    try:
        return Rule(id, read_condition(condition), number)
    except BadCondition as error:
        raise wrong(name, number, sign.end() + error.column, str(error)) from None


def why_no_card(text: str) -> str:
    """What is wrong with a text that should be a card."""
    words = text[:LONGEST].split()
    for count in range(len(words) - 1, 0, -1):
        card = plain(" ".join(words[:count]))
        if card in NAMES:
            rest = excerpt(" ".join(words[count:]) + text[LONGEST:])
            return f"between {card} and its condition the word if is missing: {card} if {rest}"
    return f"there is no card {excerpt(text)}{did_you_mean(plain(excerpt(text)), NAMES)}"


def wrong(name: str, line: int, column: int, text: str) -> BadStrategy:
    return BadStrategy(f"{name}, line {line}, column {column + 1}: {text}")


def load_strategy(path: Union[str, Path]) -> Strategy:
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadStrategy(f"{path} cannot be read as a strategy: {error}") from None
    if "\0" in text:
        raise BadStrategy(f"{path} cannot be read as a strategy: it is not a text file")
    return read_strategy(text, path.stem)
