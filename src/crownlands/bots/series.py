"""Many games between the same bots, counted."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

from mypy_extensions import i64

from crownlands.bots.bot import Bot, Chair, play_out
from crownlands.kernel.chance import seed_of, seeded
from crownlands.kernel.setup import BY_TURNS, Setup
from crownlands.kernel.state import State

# number, players in the order of play, mask of winners, scores, turns, how it ended
Row = Tuple[int, List[int], int, List[int], List[int], str]
# of a player's n-th turns: how many there were, and the sums of points after them, of the most coins that there were to
# spend in them, and of cards owned after them
Point = Tuple[int, int, int, int]

NO_POINT: Final[Point] = (0, 0, 0, 0)
LIMIT: Final = "limit"                           # the end of a game that was stopped after so many turns


class Series:
    """How a series of games went, by player: won alone, shared first place, sum of points."""

    def __init__(self, players: i64) -> None:
        self.games: i64 = 0
        self.choices: i64 = 0
        self.turns: i64 = 0                              # of the seat with most turns, in each game
        self.all_turns: i64 = 0                          # of all seats
        self.won: List[i64] = [0] * players
        self.tied: List[i64] = [0] * players
        self.points: List[i64] = [0] * players
        self.first_won: i64 = 0                          # games won alone by the player who began
        self.ends: Dict[str, int] = {}                   # games by the way they ended: see State.end_name
        self.rows: List[Row] = []
        self.curve: List[List[Point]] = []               # by turn and player

    def add_to_curve(self, player: i64, turn: i64, points: i64, coins: i64, cards: i64) -> None:
        while len(self.curve) < turn:
            self.curve.append([NO_POINT] * len(self.won))
        turns, all_points, all_coins, all_cards = self.curve[turn - 1][player]
        self.curve[turn - 1][player] = (turns + 1, all_points + int(points), all_coins + int(coins),
                                        all_cards + int(cards))

    def count(self, state: State, seated: List[i64], starter: i64) -> None:
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
            player = seated[seat]
            self.points[player] += state.points(seat)
            if winners >> seat & 1:
                if shared:
                    self.tied[player] += 1
                else:
                    self.won[player] += 1
                    if seat == starter:
                        self.first_won += 1
        self.turns += most

    def add_row(self, state: State, number: i64, starter: i64, seated: List[i64]) -> None:
        players = range(len(seated))
        seats = [seated.index(player) for player in players]         # of each player
        winners = state.winners()
        self.rows.append((int(number), [int(seated[(starter + place) % len(seated)]) for place in players],
                          sum([1 << player for player in players if winners >> seats[player] & 1]),
                          [int(state.points(seat)) for seat in seats], [int(state.turns_of(seat)) for seat in seats],
                          state.end_name() if state.over else LIMIT))


def seating(number: i64, players: i64) -> List[i64]:
    """Which player sits at each seat. A circle stays until everybody has begun once in it; then comes the next, until
    all have come up equally often. The first player keeps the seat: a circle that is only turned is the same."""
    circle = number // players
    waiting: List[i64] = list(range(1, players))
    seated: List[i64] = [0]
    while waiting:
        left: i64 = len(waiting)
        seated.append(waiting.pop(circle % left))
        circle = circle // left
    return seated


def play_series(setup: Setup, bots: List[Bot], seed: int, first: i64, games: i64, most_turns: i64 = 0,
                rows: bool = False) -> Series:
    """Play games number `first` and following of a seed. The players take turns to begin and, where play goes round the
    table, sit in every order."""
    players: i64 = len(bots)
    series = Series(players)
    every_game = seeded(seed_of(seed, "games"))
    rng = every_game.copy()
    state = setup.new_game(rng, 0)
    seated: List[i64] = list(range(players))
    chairs = [Chair(bot) for bot in bots]
    for number in range(first, first + games):
        starter = number % players
        if setup.begins != BY_TURNS or (setup.in_a_circle and players > 2):
            seated = seating(number, players) if setup.in_a_circle else list(range(players))
            if setup.begins != BY_TURNS:                 # whoever would begin sits there
                seated = [seated[(seat - setup.begins + starter + players) % players] for seat in range(players)]
                starter = setup.begins
            chairs = [Chair(bots[player]) for player in seated]
        rng.turn_to(every_game, number)
        setup.next_game(state, rng, starter)
        for bot in bots:
            bot.new_game(number)
        if rows:
            play_out_with_curve(state, chairs, most_turns, series, seated)
            series.add_row(state, number, starter, seated)
        else:
            play_out(state, chairs, most_turns)
        series.count(state, seated, starter)
    return series


def play_out_with_curve(state: State, chairs: List[Chair], most_turns: i64, series: Series, seated: List[i64]) -> None:
    """As play_out, with what came of each turn put on the curve."""
    seat = state.turn_seat
    turns = state.turns_of(seat)
    coins: i64 = 0
    while not state.over:
        if state.coins_to_spend() > coins:
            coins = state.coins_to_spend()
        state.step(chairs[state.seat].bot.answer(state))
        if state.turns_of(seat) != turns:
            series.add_to_curve(seated[seat], turns + 1, state.points(seat), coins, state.cards_of(seat))
            if most_turns and state.turns_taken() >= most_turns:
                return
            seat = state.turn_seat
            turns = state.turns_of(seat)
            coins = 0
