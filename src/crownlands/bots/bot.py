"""What a bot is, and playing a game between bots."""
from __future__ import annotations

from typing import List

from mypy_extensions import i64, mypyc_attr

from crownlands.kernel.decision import Option
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import NO_ANSWER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it and override `choose`: it returns an option of the open decision, its id or its index.

    What a bot may look at: state.decision, state.view(seat) and state.events(seat) of its own seat, and state.redeal.
    The state also holds what the seat cannot know; reading that is cheating."""

    def choose(self, state: State) -> object:
        return 0

    def answer(self, state: State) -> i64:
        """The choice as the engine's number: the fast way, for compiled bots."""
        choice = self.choose(state)
        if isinstance(choice, str):
            answer = state.answer_of(choice)
        elif isinstance(choice, Option):
            answer = state.answer_of(choice.id)
        else:
            assert isinstance(choice, int)
            answers = state.answers()
            answer = answers[choice] if 0 <= choice < len(answers) else NO_ANSWER
        if answer == NO_ANSWER:
            state.refuse(choice)
        return answer


def play(state: State, bots: List[Bot], most_choices: i64 = 1_000_000) -> i64:
    """Play on to the end; returns the number of choices made."""
    made: i64 = 0
    if len(bots) != state.seats:
        raise CrownlandsError(f"{state.seats} seats need {state.seats} bots, not {len(bots)}")
    while not state.over and made < most_choices:
        state.step(bots[state.asked_seat()].answer(state))
        made += 1
    return made
