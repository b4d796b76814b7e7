"""How a strategy answers what a certain card asks: rules under the card's name, `trash if hand(curse) > 0`."""
from __future__ import annotations

from typing import Dict, Final, List

from mypy_extensions import i64

from crownlands.bots.dominion.line import NOWHERE, Line, line_of
from crownlands.bots.dominion.strategy import Rule
from crownlands.dominion.cards import NAME_NUMBERS
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.questions import DONE, NAME, NAMED, QUESTIONS, Question
from crownlands.dominion.state import DominionState
from crownlands.kernel.state import NO_ANSWER


def words_of(question: Question) -> Dict[str, int]:
    """The answers that are words, as strategies write them: `trash` for choose:trash, `keep` for keep:gold."""
    return {word.removeprefix("choose:").rstrip(":"): number for number, word in enumerate(question.words)}


WORDS: Final[List[Dict[str, int]]] = [words_of(question) for question in QUESTIONS]      # by kind of question


class Manner:
    """A rule under a card's name: a word, a card, or both, `set_aside smithy`; and a condition."""

    def __init__(self, rule: Rule, kingdom: Kingdom) -> None:
        self.word: str = rule.word
        self.id: str = rule.card
        self.line: Line = line_of(kingdom.numbers.get(rule.card, i64(NOWHERE)), rule.operations, kingdom)

    def answer(self, state: DominionState) -> i64:
        """To the open question, if the rule has one that is offered; else NO_ANSWER."""
        question = QUESTIONS[state.kind]
        answer: i64 = NO_ANSWER
        if question.words:
            if self.word in WORDS[state.kind] and (not self.id or self.line.card == state.subject):
                answer = i64(WORDS[state.kind][self.word])
        elif self.id:
            if not self.word or self.word == question.verb:
                answer = NAMED + NAME_NUMBERS[self.id] if question.zone == NAME else self.line.card
        elif self.word == "done":
            answer = DONE
        return answer if state.is_offered(answer) else NO_ANSWER
