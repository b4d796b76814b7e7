"""Exact play of Kingdomino when all dominoes are known: the last placements, and the last claims before them.

What a kingdom is worth in the end follows from its dominoes alone, so it is worked out for each domino that it might
get; then everybody in turn claims what is best for him, knowing what the others will do (max^n search)."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, lowest
from crownlands.dominoes.kingdom import Kingdom, Spots
from crownlands.dominoes.questions import ASK_CLAIM, ASK_PLACE, DISCARD
from crownlands.dominoes.rules import Rules
from crownlands.dominoes.scoring import crowns_of, largest_territory, score
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import number_of
from crownlands.dominoes.turn import PLACE

NO_RANK: Final[i64] = -1_000_000_000_000
NO_DOMINO: Final = -1
POINT: Final = 1_000_000                         # of a rank: points decide, then what breaks ties


def knows_all(state: DominoesState) -> bool:
    """Whether it is Kingdomino with nothing left to chance, and few enough dominoes to look at everything."""
    rules = state.rules
    if rules.town or state.kind not in (ASK_CLAIM, ASK_PLACE) or state.round == 0:
        return False
    return state.round == rules.rounds or (state.round + 1 == rules.rounds and rules.kings == 1)


def rank_of(kingdom: Kingdom, rules: Rules) -> i64:
    return score(kingdom, rules, False) * POINT + largest_territory(kingdom) * 1000 + crowns_of(kingdom)


class Ending:
    """answer: the best answer to the open question. claim: the domino that goes with it."""

    def __init__(self, state: DominoesState) -> None:
        self.state: DominoesState = state
        self.rules: Rules = state.rules
        self.answer: i64 = DISCARD
        if state.round == state.rules.rounds:
            self.place_last(state)
        else:
            self.claim_last(state)

    # ---- the last round: only placements
    def place_last(self, state: DominoesState) -> None:
        own = state.rules.kingdom_of(state.turn_seat)
        dominoes = [state.line[at] >> 4 for at in range(state.at, state.line_size)
                    if state.rules.kingdom_of(state.king_at(at)) == own]
        self.best_rank(state.kingdoms[own], dominoes, 0)

    def best_rank(self, kingdom: Kingdom, dominoes: List[i64], number: i64) -> i64:
        """The best that can be made of a kingdom with these dominoes from that number on. The place of the first is
        kept as the answer."""
        if number == len(dominoes):
            return rank_of(kingdom, self.rules)
        domino = dominoes[number]
        spots = Spots()
        kingdom.find_spots(domino, spots)
        if not spots.any():
            if number == 0:
                self.answer = DISCARD
            return self.best_rank(kingdom, dominoes, number + 1)
        best: i64 = NO_RANK
        trial = kingdom.copy()
        for direction in range(i64(4)):
            rest = spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                trial.become(kingdom)
                trial.lay(domino, direction, spot)
                rank = self.best_rank(trial, dominoes, number + 1)
                if rank > best:
                    best = rank
                    if number == 0:
                        self.answer = direction << 6 | spot
        return best

    # ---- the round before: placements and the last claims
    def claim_last(self, state: DominoesState) -> None:
        """By kingdom and place in the offer the best rank; where a kingdom has claimed already, that is its rank."""
        rules = state.rules
        placing = state.phase == PLACE
        self.ranks: List[List[i64]] = [[NO_RANK] * int(state.offer_size) for _place in range(rules.kingdoms)]
        self.claimed: List[i64] = [NO_DOMINO] * int(rules.kingdoms)
        self.order: List[i64] = [rules.kingdom_of(state.king_at(at)) for at in range(state.at, state.line_size)]
        answers: List[i64] = [DISCARD] * int(state.offer_size)
        own = self.order[0]
        for at in range(state.offer_size):
            king = state.offer[at] & 15
            for place in range(rules.kingdoms):
                if king and rules.kingdom_of(king - 1) != place:
                    continue
                dominoes: List[i64] = []
                for line_at in range(state.at, state.line_size):
                    if rules.kingdom_of(state.king_at(line_at)) == place and (placing or line_at != state.at):
                        dominoes.append(state.line[line_at] >> 4)
                dominoes.append(state.offer[at] >> 4)
                self.ranks[place][at] = self.best_rank(state.kingdoms[place], dominoes, 0)
                if place == own:
                    answers[at] = self.answer
                if king:
                    self.claimed[place] = at
        taken: i64 = 0
        for at in range(state.offer_size):
            if state.offer[at] & 15:
                taken |= BITS[at]
        chosen = self.choose(0, taken)
        self.answer = answers[chosen] if placing else number_of(state.offer[chosen] >> 4)

    def choose(self, turn: i64, taken: i64) -> i64:
        """The place in the offer that the next in turn takes; all claims after it are made too."""
        place = self.order[turn]
        best: i64 = NO_RANK
        chosen: i64 = 0
        kept = self.claimed
        outcome = kept
        for at in range(self.state.offer_size):
            if taken & BITS[at] == 0:
                self.claimed = kept[:]
                self.claimed[place] = at
                if turn + 1 < len(self.order):
                    self.choose(turn + 1, taken | BITS[at])
                lead = self.lead_of(place)
                if lead > best:
                    best = lead
                    chosen = at
                    outcome = self.claimed
        self.claimed = outcome
        return chosen

    def lead_of(self, own: i64) -> i64:
        """By how much a kingdom is ahead of the best other."""
        others: i64 = NO_RANK
        for place in range(self.rules.kingdoms):
            if place != own:
                others = max(others, self.final_rank(place))
        return self.final_rank(own) - others

    def final_rank(self, place: i64) -> i64:
        return self.state.totals[place] * POINT + self.ranks[place][self.claimed[place]]
