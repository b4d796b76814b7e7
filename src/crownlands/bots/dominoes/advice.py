"""What an expert would choose with dominoes, and how often each option wins: the search's candidates, played out."""
from __future__ import annotations

from typing import List

from mypy_extensions import i64

from crownlands.bots.dominoes.candidates import Candidate, find_candidates
from crownlands.bots.dominoes.endgame import Ending, knows_all
from crownlands.bots.dominoes.reasons import find_reasons
from crownlands.bots.dominoes.searcher import SOFT, TRUST, Searcher
from crownlands.bots.dominoes.value import Value, network_of
from crownlands.bots.rating import PROVEN, Advice, Trial
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.state import NO_ANSWER


class Rater(Searcher):
    """A search that plays every candidate out, and notes who wins."""

    def __init__(self, seed: int, playouts: int, candidates: int) -> None:
        super().__init__(seed, playouts, 0.0, candidates)
        self.won: float = 0.0                    # the share of a victory in the last playout

    def advise(self, state: DominoesState, also: List[str]) -> Advice:
        """also: options to be played out whatever the expert thinks."""
        root = state.copy()
        root.log = None
        root.log_size = 0
        prompt, seat = state.prompt, int(state.seat)
        answers = state.answers()
        if len(answers) == 1:
            return Advice(seat, prompt, state.option_id(answers[0]), [], [], 0)
        exact = NO_ANSWER
        if knows_all(root):
            exact = Ending(root.copy()).answer
        found = self.considered(state, root, exact, [state.answer_of(option) for option in also])
        root.ask_forced = False
        self.draws.turn_to(self.rng, self.rng.word())
        trial = Trial(len(found))
        left = self.playouts
        sample: i64 = 0
        while trial.running() <= left and trial.running() > 1:
            for i in range(i64(len(found))):
                if trial.runs[i]:
                    value = self.play(root, found[i], sample)
                    if sample == 0:              # what the value function thinks counts for a few playouts
                        value += TRUST * (found[i].worth - found[0].worth) / (2.0 * SOFT)
                    trial.add(i, self.won, value)
                    left -= 1
            sample += 1
            trial.end_deal()
        choice = trial.choice(PROVEN if exact != NO_ANSWER else 0.0)
        options = trial.ranked([state.option_id(candidate.answer) for candidate in found], choice)
        reasons = find_reasons(state, found[choice], [state.answer_of(rated.option) for rated in options[1:]],
                               len(options) > 1 and options[1].is_close)
        return Advice(seat, prompt, state.option_id(found[choice].answer), options, reasons,
                      int(self.playouts - left))

    def considered(self, state: DominoesState, root: DominoesState, exact: i64, also: List[i64]) -> List[Candidate]:
        """The candidates that look best, what was worked out before them, and what else is asked about behind."""
        every = find_candidates(root, Value(network_of(state.rules.town)))
        found = every[:int(self.most)]
        if exact != NO_ANSWER:
            best = first_with(every, exact)
            if best in found:
                found.remove(best)
            found.insert(0, best)
        for answer in also:
            if answer != NO_ANSWER and not any(candidate.answer == answer for candidate in found):
                found.append(first_with(every, answer))
        return found

    def success(self, state: DominoesState, own: i64) -> float:
        winners = state.winners()
        places: i64 = 0
        won = False
        for place in range(state.rules.kingdoms):
            if winners >> state.rules.seats_of(place)[0] & 1:
                places += 1
                won = won or place == own
        self.won = 1.0 / float(places) if won else 0.0
        return super().success(state, own)


def first_with(every: List[Candidate], answer: i64) -> Candidate:
    """The best candidate with that answer; one whose twin was left out is made for itself."""
    for candidate in every:
        if candidate.answer == answer:
            return candidate
    return Candidate(answer, every[-1].claim, every[-1].worth)
