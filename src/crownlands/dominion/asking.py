"""What the open question is about, as messages for `locale`: the rule that asks, and what each choice leads to."""
from __future__ import annotations

from typing import Any, Dict, List

from mypy_extensions import i64

from crownlands.dominion.cards import Text
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, PROGRAMS, Effect
from crownlands.dominion.effects.words import text_of
from crownlands.dominion.questions import ASK_CHOOSE, CHOICES, QUESTIONS, option_text
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import NOBODY


def prompt_facts(state: Stack) -> Dict[str, Any]:
    """The open question, for the seats that are not asked."""
    question = QUESTIONS[state.kind]
    facts: Dict[str, Any] = {"seat": int(state.seat), "prompt": question.prompt}
    if question.of_turn:
        facts["of_turn"] = True
    if state.asked_seat != state.seat:
        facts["for"] = int(state.asked_seat)
    return facts


def decision_facts(state: Stack) -> Dict[str, Any]:
    """The open question, for the seat that is asked."""
    question = QUESTIONS[state.kind]
    facts = prompt_facts(state)
    facts["zone"] = question.zone
    facts["about"] = state.about()
    facts["options"] = [option_text(state.kingdom, state.kind, answer, state.subject) for answer in state.answers()]
    facts["picks"] = 1
    if question.told:
        facts["told"] = True
    if state.stack_size:
        facts.update(effect_facts(state, asking_effect(state), question.reminds))
    if state.kind == ASK_CHOOSE:
        facts["choices"] = {choice: listed(text) for choice, text in choice_texts(state).items()}
    return facts


def effect_facts(state: Stack, effect: Effect, reminds: bool) -> Dict[str, Any]:
    """What the effect that asks says about its question. Its rule is told as it stands now: `Discard 1 card` after the
    first of two."""
    x = argument_of(state)
    facts: Dict[str, Any] = {"picks": int(effect.picks(state.players[state.asked_seat], x)),
                             "rule": listed(effect.text(x, "you"))}
    if reminds and not effect.only_counts:
        facts["reminds"] = True
    victim = effect.victim(x)
    if victim != NOBODY:
        facts["victim"] = int(victim)
    return facts


def listed(text: List[Text]) -> List[Any]:
    """As lists all through: a view is the same before and after it is written as JSON."""
    return [[id, arguments, [listed(part) for part in parts]] for id, arguments, parts in text]


def asking_effect(state: Stack) -> Effect:
    return EFFECTS[state.stack[state.stack_size - 1] & EFFECT_MASK]


def argument_of(state: Stack) -> i64:
    return state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT


def choice_texts(state: Stack) -> Dict[str, List[Text]]:
    """What each choice of a `choose one` leads to."""
    program = PROGRAMS[argument_of(state) & 0xFFFF]
    return {CHOICES[choice.choice]: text_of([int(word) for word in choice.code], "you") for choice in program.choices}
