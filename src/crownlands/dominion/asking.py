"""What the open question is about, as messages for `locale`: the rule that asks, and what each choice leads to."""
from __future__ import annotations

from typing import Any, Dict, List

from mypy_extensions import i64

from crownlands.dominion.cards import Text
from crownlands.dominion.effects.words import text_of
from crownlands.dominion.questions import ASK_CHOOSE, ASK_SPY, ASK_SWINDLE, CHOICES, PROMPTS, option_text
from crownlands.dominion.stack import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, PROGRAMS, Stack


def decision_facts(state: Stack) -> Dict[str, Any]:
    """The open question, for the seat that is asked."""
    facts: Dict[str, Any] = {
        "seat": int(state.seat),
        "prompt": PROMPTS[state.kind],
        "about": state.about(),
        "options": [option_text(state.kingdom, state.kind, answer, state.subject) for answer in state.answers()],
        "picks": picks_of(state),
    }
    if state.stack_size:
        facts["rule"] = listed(rule_of(state))
    if state.kind == ASK_CHOOSE:
        facts["choices"] = {choice: listed(text) for choice, text in choice_texts(state).items()}
    if state.kind == ASK_SPY or state.kind == ASK_SWINDLE:
        facts["victim"] = victim_of(state)
    return facts


def listed(text: List[Text]) -> List[Any]:
    """As lists all through: a view is the same before and after it is written as JSON."""
    return [[id, arguments, [listed(part) for part in parts]] for id, arguments, parts in text]


def picks_of(state: Stack) -> int:
    """How many cards the question asks for at most, one after the other."""
    if not state.stack_size:
        return 1
    effect = EFFECTS[state.stack[state.stack_size - 1] & EFFECT_MASK]
    return int(effect.picks(state.players[state.seat], argument_of(state)))


def argument_of(state: Stack) -> i64:
    return state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT


def rule_of(state: Stack) -> List[Text]:
    """What the effect that asks says, as it stands now: `Discard 1 card` after the first of two."""
    return EFFECTS[state.stack[state.stack_size - 1] & EFFECT_MASK].text(argument_of(state), "you")


def choice_texts(state: Stack) -> Dict[str, List[Text]]:
    """What each choice of a `choose one` leads to."""
    program = PROGRAMS[argument_of(state) & 0xFFFF]
    return {CHOICES[choice.choice]: text_of([int(word) for word in choice.code], "you") for choice in program.choices}


def victim_of(state: Stack) -> int:
    """Whose deck the Spy or Swindler is at: the seat stands first in what these effects carry."""
    return int(argument_of(state) & 0xFF)
