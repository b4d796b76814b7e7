"""Many games between the same bots, counted."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

from mypy_extensions import i64

from crownlands.bots.bot import Bot, Chair, follow
from crownlands.kernel.chance import seed_of, seeded
from crownlands.kernel.setup import Setup
from crownlands.kernel.state import State

# number, first seat, mask of winners, scores, turns, how it ended
Row = Tuple[int, int, int, List[int], List[int], str]

LIMIT: Final = "limit"                           # the end of a game that was stopped after so many turns


class Series:
    """How a series of games went, by seat: won alone, shared first place, sum of points."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.choices: i64 = 0
        self.turns: i64 = 0                              # of the seat with most turns, in each game
        self.all_turns: i64 = 0                          # of all seats
        self.won: List[i64] = [0] * seats
        self.tied: List[i64] = [0] * seats
        self.points: List[i64] = [0] * seats
        self.ends: Dict[str, int] = {}                   # games by the way they ended: see State.end_name
        self.rows: List[Row] = []
        # curve[n]: games in which seats had an n-th turn, and points they had after it
        self.curve: List[List[Tuple[int, int]]] = []

    def add_to_curve(self, seat: i64, turn: i64, points: i64) -> None:
        while len(self.curve) < turn:
            self.curve.append([(0, 0)] * len(self.won))
        games, sum_of_points = self.curve[turn - 1][seat]
        self.curve[turn - 1][seat] = (games + 1, sum_of_points + int(points))

    def count(self, state: State, number: i64, first: i64, keep_row: bool) -> None:
        self.games += 1
        self.choices += state.choices
        end = state.end_name() if state.over else LIMIT
        self.ends[end] = self.ends.get(end, 0) + 1
        winners = state.winners()
        shared = winners & (winners - 1) != 0
        most: i64 = 0
        for seat in range(state.seats):
            turns = state.turns_of(seat)
            self.all_turns += turns
            if turns > most:
                most = turns
            self.points[seat] += state.points(seat)
            if winners >> seat & 1:
                if shared:
                    self.tied[seat] += 1
                else:
                    self.won[seat] += 1
        self.turns += most
        if keep_row:
            seats = range(int(state.seats))
            self.rows.append((int(number), int(first), int(winners), [int(state.points(seat)) for seat in seats],
                              [int(state.turns_of(seat)) for seat in seats], end))


def play_series(setup: Setup, bots: List[Bot], seed: int, first: i64, games: i64, most_turns: i64 = 0,
                rows: bool = False) -> Series:
    """Play games number `first` and following of a seed; the seats take turns to begin."""
    seats: i64 = len(bots)
    chairs = [Chair(bot) for bot in bots]
    series = Series(seats)
    state = setup.new_game(1, 0)
    for number in range(first, first + games):
        starter = number % seats
        setup.next_game(state, seeded(seed_of(seed, number)), starter)
        if rows:
            follow_closely(state, chairs, most_turns, series)
        else:
            follow(state, chairs, most_turns)
        series.count(state, number, starter, rows)
    return series


def follow_closely(state: State, chairs: List[Chair], most_turns: i64, series: Series) -> None:
    """As follow, with the points after each turn put on the curve."""
    seat = state.turn_seat
    turns = state.turns_of(seat)
    while not state.over:
        state.step(chairs[state.seat].bot.answer(state))
        if state.turns_of(seat) != turns:
            series.add_to_curve(seat, turns + 1, state.points(seat))
            if most_turns and state.turns_taken() >= most_turns:
                return
            seat = state.turn_seat
            turns = state.turns_of(seat)
