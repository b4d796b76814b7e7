"""Figures of Kingdomino for four players (Gedda, Lagerkvist and Butler, 2018), beside ours.

All 48 dominoes, Middle Kingdom and Harmony counted, one player against three of another kind."""
from __future__ import annotations

import functools
import time
from typing import Dict, Final, List, Tuple

import crownlands
from crownlands.bots.registry import find_player
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import EQUAL
from crownlands.kernel.chance import seed_of, seeded
from crownlands.lab.figures import Figure, Playing, Trial, percent_spread, play_all, widened
from crownlands.lab.match import Match, Table
from crownlands.lab.workers import PART_SECONDS

SEATS: Final = 4
OPTIONS: Final = (("middle_kingdom", True), ("harmony", True))
SOURCE: Final = "Gedda et al."
GAMES: Final = 20_000                            # many: theirs were 1000, and their chance is enough

# how far ours may be from theirs at so many games
SCORE: Final = 0.6
WINS: Final = 3.0
# Of the number of legal moves. The published means are those of one player in 1000 games: their program counts the
# moves of that player alone, as their server lists them. Over all four players the first round has exactly 2.5 moves
# and the second 60. So their standard error is 1.4 to 3 %, and about two rounds are outside though all rules agree.
# An independent program, written from the rules, counts what ours counts.
MOVES: Final = 0.03
ENDS: Final = 0.15                               # in the first and the last round
# standard deviations of a single game: what fewer games add
SCORE_SPREAD: Final = 12.0
MOVES_SPREAD: Final = 0.7                        # of the number of legal moves

# one player, the others: wins of the one in percent, its mean score, the mean score of the others
MATCHES: Final[Dict[Tuple[str, str], Tuple[float, float, float]]] = {
    ("random", "random"): (22.3, 22.79, 22.61),
    ("greedy", "random"): (79.4, 39.62, 22.13),
    ("full_greedy", "random"): (97.7, 55.69, 21.17),
    ("full_greedy", "full_greedy"): (23.6, 51.44, 51.30),
}
# legal moves in random play by round: first claims, then placements times claims, at last placements
LEGAL_MOVES: Final = (2.4, 60.8, 51.7, 45.3, 40.4, 35.5, 29.3, 20.9, 15.3, 10.8, 7.4, 4.9, 1.4)
EXPLAINED: Final = {4: "figures-why-moves", 7: "figures-why-moves"}      # by round


def trials(games: int, seed: int) -> List[Trial]:
    """All that is played for figures of Kingdomino."""
    return [*[Trial(games, functools.partial(match_figures, one, other, games, seed)) for one, other in MATCHES],
            Trial(games, functools.partial(move_figures, games, seed))]


def match_figures(one: str, other: str, games: int, seed: int) -> Playing:
    wins, own, others = MATCHES[one, other]
    names = (one, other, other, other)
    table = Table(Match(names, (), OPTIONS, "kingdomino", seed), [find_player(name, "kingdomino") for name in names])
    outcome = yield from play_all(table, games)
    points = [sum_of_points / games for sum_of_points in outcome.points]
    name = f"kingdomino: {one} v three {other}"
    score = widened(SCORE, SCORE_SPREAD, games, GAMES)
    return [Figure(name, "win %", wins, 100 * outcome.won[0] / games,
                   widened(WINS, percent_spread(wins), games, GAMES), SOURCE),
            Figure(name, "points of the one", own, points[0], score, SOURCE),
            Figure(name, "points of the three", others, sum(points[1:]) / 3, score, SOURCE)]


# ---- legal moves
def move_figures(games: int, seed: int) -> Playing:
    """Their mean number in each round. The paper counts a domino with two equal squares in both directions, where our
    options name each result once."""
    setup = crownlands.game("kingdomino").setup(SEATS, dict(OPTIONS), ask_forced=True)
    sums = [0] * len(LEGAL_MOVES)
    told, began = 0, time.perf_counter()
    for number in range(games):
        state = setup.new_game(seeded(seed_of(seed, number)), 0)
        rng = seeded(seed_of(seed, f"choices {number}"))     # of their own: they must not follow the draws
        while not state.over:
            if state.prompt == "place":
                sums[state.round] += placements(state) * max(1, int(state.unclaimed()))
            elif state.round == 0:
                sums[0] += int(state.unclaimed())
            state.step(state.random_answer(rng))
        if time.perf_counter() - began > PART_SECONDS:
            yield number + 1 - told
            told, began = number + 1, time.perf_counter()
    yield games - told
    return [move_figure(place + 1, moves / (games * SEATS), games) for place, moves in enumerate(sums)]


def move_figure(round: int, ours: float, games: int) -> Figure:
    theirs = LEGAL_MOVES[round - 1]
    tolerance = ENDS if round in (1, len(LEGAL_MOVES)) else MOVES * theirs
    return Figure("kingdomino: legal moves in random play", f"round {round}", theirs, ours,
                  widened(tolerance, MOVES_SPREAD * theirs, games, GAMES), SOURCE, explained=EXPLAINED.get(round, ""))


def placements(state: DominoesState) -> int:
    listed = len(state.answers())
    return 2 * listed if EQUAL[state.line[state.at] >> 4] and state.spots.any() else listed
