"""What a searching player considers: an answer, and with a place for its domino the claim that shall follow it."""
from __future__ import annotations

from typing import Final, List, Tuple

from mypy_extensions import i64

from crownlands.bots.dominoes.value import Value
from crownlands.dominoes.kingdom import Kingdom
from crownlands.dominoes.questions import ASK_BUILD, ASK_CLAIM, ASK_PLACE
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BUILDINGS, number_of

NO_CLAIM: Final = -1


class Candidate:
    def __init__(self, answer: i64, claim: i64, worth: float) -> None:
        self.answer: i64 = answer
        self.claim: i64 = claim                  # the number of a domino, or NO_CLAIM
        self.worth: float = worth                # points in the end, as the value function sees it
        self.total: float = 0.0                  # of its playouts


def by_worth(candidate: Candidate) -> float:
    return -candidate.worth


def find_candidates(state: DominoesState, value: Value) -> List[Candidate]:
    """All of them, the best first. The state may be changed: it is a copy that chance cannot reach."""
    if state.kind == ASK_PLACE:
        found = places_with_claims(state, value)
    elif state.kind == ASK_CLAIM:
        found = claims(state, value)
    else:
        found = other_answers(state, value)
    found.sort(key=by_worth)
    if state.kind == ASK_PLACE and state.kingdom().dominoes <= 1:
        found = without_twins(found)
    return found


def places_with_claims(state: DominoesState, value: Value) -> List[Candidate]:
    found: List[Candidate] = []
    place = state.rules.kingdom_of(state.turn_seat)
    kingdom = state.kingdoms[place]
    trial = kingdom.copy()
    state.kingdoms[place] = trial
    phase = state.phase
    for answer in state.answers():
        trial.become(kingdom)
        state.place_domino(trial, answer)
        if state.unclaimed() == 0:
            found.append(Candidate(answer, NO_CLAIM, value.of(state, place)))
        else:
            add_claims(state, value, place, answer, found)
        state.phase = phase
    state.kingdoms[place] = kingdom
    return found


def add_claims(state: DominoesState, value: Value, place: i64, answer: i64, found: List[Candidate]) -> None:
    """The claims that can follow an answer."""
    for at in range(state.offer_size):
        code = state.offer[at]
        if code & 15 == 0:
            state.offer[at] = code | state.turn_seat + 1
            found.append(Candidate(answer, number_of(code >> 4), value.of(state, place)))
            state.offer[at] = code


def claims(state: DominoesState, value: Value) -> List[Candidate]:
    found: List[Candidate] = []
    add_claims(state, value, state.rules.kingdom_of(state.turn_seat), i64(NO_CLAIM), found)
    for candidate in found:
        candidate.answer = candidate.claim
        candidate.claim = NO_CLAIM
    return found


def other_answers(state: DominoesState, value: Value) -> List[Candidate]:
    """Taxes, buildings, the dragon."""
    place = state.rules.kingdom_of(state.turn_seat)
    answers = state.answers()
    if state.kind == ASK_BUILD:
        answers = different_buildings(state, state.kingdoms[place], answers)
    found: List[Candidate] = []
    for answer in answers:
        trial = state.copy()
        trial.do(answer)
        found.append(Candidate(answer, NO_CLAIM, value.of(trial, place)))
    return found


def different_buildings(state: DominoesState, kingdom: Kingdom, answers: List[i64]) -> List[i64]:
    """Of the squares of one territory the first will do: only a crown makes a difference between territories."""
    kept: List[i64] = []
    seen: List[Tuple[i64, i64]] = []
    for answer in answers:
        territory: i64 = 0
        if answer < 64 * 6:
            slot = answer >> 6
            if BUILDINGS[state.slots[slot]].crowns or state.rules.build_on_knights:
                territory = kingdom.territory_at(answer & 63)
            if (slot, territory) in seen:
                continue
            seen.append((slot, territory))
        kept.append(answer)
    return kept


def without_twins(found: List[Candidate]) -> List[Candidate]:
    """A kingdom that is hardly begun can be turned and mirrored: of equal ones the first will do."""
    kept: List[Candidate] = []
    for candidate in found:
        if not any(candidate.claim == other.claim and candidate.worth == other.worth for other in kept):
            kept.append(candidate)
    return kept
