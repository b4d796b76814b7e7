"""Figures of Kingdomino for four players (Gedda, Lagerkvist and Butler, 2018), beside ours.

All 48 dominoes, Middle Kingdom and Harmony counted, one player against three of another kind."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Dict, Final, List, Tuple

import crownlands
from crownlands.bots.registry import find_player
from crownlands.bots.series import Series, play_series
from crownlands.dominoes.setup import DominoesSetup
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import EQUAL
from crownlands.kernel.chance import next_random, seed_of, seeded
from crownlands.lab.figures import Figure, percent

SEATS: Final = 4
OPTIONS: Final = {"middle_kingdom": True, "harmony": True}
GAMES: Final = 20_000                            # many: theirs were 1000, and their chance is enough

# how far ours may be from theirs
SCORE: Final = 0.6
WINS: Final = 3.0
# Of the number of legal moves. The published means are those of one player in 1000 games: their program counts the
# moves of that player alone, as their server lists them. Over all four players the first round has exactly 2.5 moves
# and the second 60. So their standard error is 1.4 to 3 %, and about two rounds are outside though all rules agree.
MOVES: Final = 0.03
ENDS: Final = 0.15                               # in the first and the last round

# one player, the others: wins of the one in percent, its mean score, the mean score of the others
MATCHES: Final[Dict[Tuple[str, str], Tuple[float, float, float]]] = {
    ("random", "random"): (22.3, 22.79, 22.61),
    ("greedy", "random"): (79.4, 39.62, 22.13),
    ("full_greedy", "random"): (97.7, 55.69, 21.17),
    ("full_greedy", "full_greedy"): (23.6, 51.44, 51.30),
}
# legal moves in random play by round: first claims, then placements times claims, at last placements
LEGAL_MOVES: Final = (2.4, 60.8, 51.7, 45.3, 40.4, 35.5, 29.3, 20.9, 15.3, 10.8, 7.4, 4.9, 1.4)


def all_figures(games: int, seed: int) -> Iterator[Figure]:
    """Every figure, one after the other as it is worked out."""
    for one, other in MATCHES:
        yield from match_figures(one, other, games, seed)
    yield from move_figures(games, seed)


def table(ask_forced: bool = False) -> DominoesSetup:
    return crownlands.game("kingdomino").setup(SEATS, OPTIONS, ask_forced)


def match_figures(one: str, other: str, games: int, seed: int) -> List[Figure]:
    wins, own, others = MATCHES[one, other]
    series = series_of(one, other, games, seed)
    points = [int(sum_of_points) / games for sum_of_points in series.points]
    name = f"kingdomino: {one} v three {other}"
    return [Figure(name, "win %", wins, percent(series.won[0], games), WINS),
            Figure(name, "points of the one", own, points[0], SCORE),
            Figure(name, "points of the three", others, sum(points[1:]) / 3, SCORE)]


def series_of(one: str, other: str, games: int, seed: int) -> Series:
    setup = table()
    players = [find_player(name, "kingdomino") for name in (one, other, other, other)]
    bots = [player.bot(setup, seat, seed_of(seed, seat + 1)) for seat, player in enumerate(players)]
    return play_series(setup, bots, seed, 0, games)


# ---- legal moves
def move_figures(games: int, seed: int) -> Iterator[Figure]:
    means = legal_moves(games, seed)
    for place, theirs in enumerate(LEGAL_MOVES):
        tolerance = ENDS if place in (0, len(LEGAL_MOVES) - 1) else MOVES * theirs
        yield Figure("kingdomino: legal moves in random play", f"round {place + 1}", theirs, means[place], tolerance)


def legal_moves(games: int, seed: int) -> List[float]:
    """Their mean number in each round. The paper counts a domino with two equal squares in both directions, where our
    options name each result once."""
    setup = table(ask_forced=True)
    sums = [0] * len(LEGAL_MOVES)
    for number in range(games):
        state = setup.new_game(seeded(seed_of(seed, number)), 0)
        rng = seeded(seed_of(seed + 1, number))          # another stream: choices must not follow the draws
        while not state.over:
            if state.prompt == "place":
                sums[state.round] += placements(state) * max(1, int(state.unclaimed()))
            elif state.round == 0:
                sums[0] += int(state.unclaimed())
            rng = next_random(rng)
            state.step(state.random_answer(rng))
    return [moves / (games * SEATS) for moves in sums]


def placements(state: DominoesState) -> int:
    listed = len(state.answers())
    return 2 * listed if EQUAL[state.line[state.at] >> 4] and state.spots.any() else listed
