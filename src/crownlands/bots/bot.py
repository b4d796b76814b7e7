"""What a bot is, and playing a game between bots."""
from __future__ import annotations

from typing import List, final

from mypy_extensions import i64, mypyc_attr

from crownlands.kernel.decision import Option
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import NO_ANSWER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Subclass it and override `choose`: it returns an option of the open decision, its id or its index.

    What a bot may look at: state.decision, state.view(seat) and state.events(seat) of its own seat, and state.redeal.
    The state also holds what the seat cannot know; reading that is cheating."""

    def new_game(self, number: i64) -> None:
        """The same bot begins another game of a series. Who plays one game only need not be told."""

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


def play(state: State, bots: List[Bot], most_turns: i64 = 0) -> i64:
    """Play on to the end, or to so many turns in all; returns the number of choices made."""
    if len(bots) != state.seats:
        raise CrownlandsError("bots-needed", seats=state.seats, n=len(bots))
    before = state.choices
    play_out(state, [Chair(bot) for bot in bots], most_turns)
    return state.choices - before


@final
class Chair:
    """Where a bot sits. Looking up a chair is cheaper than looking up a bot, which may be of any class."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Bot = bot


def play_out(state: State, chairs: List[Chair], most_turns: i64) -> None:
    """To the end, or to so many turns in all: the loop of every match."""
    turn_seat: i64 = -1
    seat = state.seat
    bot = chairs[seat].bot
    while not state.over:
        if state.seat != seat:
            seat = state.seat
            bot = chairs[seat].bot
        state.step(bot.answer(state))
        if most_turns and state.turn_seat != turn_seat:
            turn_seat = state.turn_seat
            if state.turns_taken() >= most_turns:
                return
