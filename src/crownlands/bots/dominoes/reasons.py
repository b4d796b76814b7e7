"""Why an expert chooses so with dominoes: facts that a person can check at the table."""
from __future__ import annotations

from typing import Dict, List

from mypy_extensions import i64

from crownlands.bots.dominoes.candidates import NO_CLAIM, Candidate
from crownlands.bots.rating import Fact, Reason
from crownlands.dominoes.questions import ASK_BUILD, ASK_CLAIM, ASK_PLACE, DISCARD, DONE
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B
from crownlands.dominoes.worth import best_worth, worth_of


def find_reasons(state: DominoesState, choice: Candidate, others: List[i64], close: bool) -> List[Reason]:
    """For the choice, the most telling first. All that it looks at lies open. close: the second is about as good."""
    found: List[Reason] = []
    answer = choice.answer
    if state.kind in (ASK_PLACE, ASK_BUILD) and answer not in (DISCARD, DONE):
        points = worth_of(state, answer)
        second = worth_of(state, others[0]) if others else points
        if points > second:
            found.append(reason("points-now", {"n": points, "less": second}))
        elif points < second:
            found.append(reason("later", {"n": points, "more": second}))
        if state.kind == ASK_PLACE and choice.claim != NO_CLAIM:
            found.append(reason("then-claim", {"number": int(choice.claim)}))
    elif state.kind == ASK_CLAIM:
        domino = state.offer[state.place_of(answer)] >> 4
        crowns = CROWNS_A[domino] + CROWNS_B[domino]
        worth = best_worth(state, domino)
        if crowns:
            found.append(reason("crowns", {"n": int(crowns)}))
        if worth:
            found.append(reason("fits", {"n": worth}))
    if close:
        found.append(reason("close", {"n": 0}))
    return found


def reason(id: str, facts: Dict[str, Fact]) -> Reason:
    return Reason("reason-" + id, facts)
