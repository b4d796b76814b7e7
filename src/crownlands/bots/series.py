"""Many games between the same bots, counted."""
from __future__ import annotations

from typing import List

from mypy_extensions import i64

from crownlands.bots.bot import Bot, Chair, follow
from crownlands.kernel.chance import seed_of, seeded
from crownlands.kernel.setup import Setup


class Series:
    """How a series of games went. `won` counts games that a seat won alone."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.choices: i64 = 0
        self.turns: i64 = 0
        self.shared: i64 = 0
        self.won: List[i64] = [0] * seats


def play_series(setup: Setup, bots: List[Bot], seed: int, first: i64, games: i64, most_turns: i64 = 0) -> Series:
    """Play games number `first` and following of a seed; they take turns to begin."""
    seats: i64 = len(bots)
    chairs = [Chair(bot) for bot in bots]
    series = Series(seats)
    state = setup.new_game(1, 0)
    for number in range(first, first + games):
        setup.next_game(state, seeded(seed_of(seed, number)), number % seats)
        follow(state, chairs, most_turns)
        series.choices += state.choices
        series.turns += state.turns_taken()
        winners = state.winners()
        if winners & (winners - 1):
            series.shared += 1
        else:
            winner: i64 = 0
            while not winners >> winner & 1:
                winner += 1
            series.won[winner] += 1
    series.games = games
    return series
