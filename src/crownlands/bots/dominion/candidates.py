"""Which answers are worth playing out: few, and none that nobody would give."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion import questions as asked
from crownlands.dominion.cards import COPPER, CURSE, DUCHY, ESTATE, PROVINCE
from crownlands.dominion.questions import ALL, DONE, MAY_NAME, QUESTIONS
from crownlands.dominion.state import DominionState
from crownlands.dominion.zones import SUPPLY

MOST: Final = 10                     # candidates
CHEAPER: Final = 3                   # coins that a card may cost less than the dearest one to be considered
NOT_TRIED: Final[List[i64]] = [asked.ASK_TREASURE, asked.ASK_REACT, asked.ASK_DEPTH, asked.ASK_NEXT, asked.ASK_TURN]


def is_worth_trying(state: DominionState) -> bool:
    """Whether the open question has a choice that playing on could tell apart."""
    return state.has_choice() and state.extras & MAY_NAME == 0 and state.kind not in NOT_TRIED


def candidates(state: DominionState, usual: i64, advised: List[i64]) -> List[i64]:
    """The usual answer first, then what others advise, then what else there is."""
    found = [usual]
    for answer in advised:
        add(found, state, answer)
    if QUESTIONS[state.kind].zone == SUPPLY:
        for card in (PROVINCE, DUCHY, ESTATE):
            add(found, state, card)
        add(found, state, DONE)
        dearest: i64 = 0
        for card in range(state.kingdom.count):
            if state.offered >> card & 1 and state.cost(card) > dearest:
                dearest = state.cost(card)
        for card in range(state.kingdom.count):
            if card != COPPER and card != CURSE and state.cost(card) >= dearest - CHEAPER:
                add(found, state, card)
    else:
        for answer in state.answers():
            add(found, state, answer)
    return found


def add(found: List[i64], state: DominionState, answer: i64) -> None:
    if len(found) < MOST and answer not in found and answer != ALL and state.is_offered(answer):
        found.append(answer)
