"""Figures that other people's engines give for Dominion, beside ours.

Nobody of this project made these numbers: matches of published buy lists in Geronimoo's simulator (4000 games each) and
Dominulator (1000 games). If ours do not agree, one of our rules or our card play is wrong."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Dict, Final, List, Optional, Tuple

import crownlands
from crownlands.bots.dominion.strategy import Strategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.registry import STRATEGIES
from crownlands.bots.series import Series, play_series
from crownlands.kernel.chance import seed_of, seeded
from crownlands.lab.figures import Figure, percent

# how far ours may be from theirs at 8000 games
WIN: Final = 2.5                     # points of percent
TURNS: Final = 0.3
POINTS: Final = 0.6
MARGIN: Final = 7.0                  # win minus loss of a published run of 1000 games
SOFT_WIN: Final = 0.8                # a soft figure must be reached, but for the standard error of the published one
MOST_TURNS: Final = 400
GAMES: Final = 8000


# first, second: win and loss of the first in percent, turns, points, and turns and points without the no-suicide rule
Row = Tuple[str, float, float, Optional[float], Optional[Tuple[float, float]], Optional[Tuple[float, float, float]]]
MATCHES: Final[Dict[str, Row]] = {
    "big_money_ultimate": ("big_money_ultimate", 45.6, 45.5, 20.5, (38.0, 38.0), (19.3, 36.7, 36.9)),
    "basic_big_money": ("big_money_ultimate", 15.4, 81.8, 20.8, (26.2, 40.8), (18.0, 28.9, 34.9)),
    "smithy": ("big_money_ultimate", 71.6, 22.3, 20.0, (41.4, 34.8), (18.6, 39.0, 34.6)),
    "basic_big_money v smithy": ("smithy", 5.7, 92.9, 20.7, (23.3, 43.7), (17.0, 26.5, 36.6)),
    "witch": ("big_money_ultimate", 94.6, 4.8, 23.4, (44.3, 26.9), None),
    "workshop_gardens": ("big_money_ultimate", 96.9, 2.9, 18.1, None, None),
    "laboratory": ("big_money_ultimate", 56.5, 35.8, 19.9, None, None),
    "militia": ("big_money_ultimate", 70.0, 24.3, 25.1, None, None),
    "ironworks_gardens_rock": ("big_money_ultimate", 99.8, 0.1, 16.3, None, None),
}
SOFT: Final[Dict[str, float]] = {"courtyard": 83.8, "masquerade": 77.0, "lab_militia_chapel": 95.5, "duke": 75.8}
COUNTERS: Final[Dict[str, float]] = {"smithy": 41.3, "council_room": 60.8, "witch": 13.2}
RUSH: Final = "workshop\ngardens\nestate\ncopper\n"
COUNTER: Final = """
province if left(gardens) < 8
gardens if left(gardens) < 8 and own(gardens) < 4
province if own(gold) >= 2
duchy if left(province) <= 4
duchy if left(estate) <= 4
gold
{card} if own({card}) < 2
estate if left(estate) <= 4
silver
"""
NEVER_BUYS: Final = "curse if coins < 0\n"


def shipped(name: str) -> Strategy:
    return read_strategy((STRATEGIES / f"{name}.txt").read_text(encoding="utf-8"), name)


def series_of(first: Strategy, second: Strategy, games: int, seed: int, suicide: bool = False) -> Series:
    piles = list(dict.fromkeys([*first.piles, *second.piles]))
    setup = crownlands.game("dominion").setup(2, {}, piles)
    bots = [StrategyBot(strategy, setup.kingdom, suicide) for strategy in (first, second)]
    return play_series(setup, list(bots), seed, 0, games, MOST_TURNS)


def all_figures(games: int, seed: int) -> Iterator[Figure]:
    """Every figure, one after the other as it is worked out."""
    for title in MATCHES:
        yield from match_figures(title, games, seed)
    for name, win in SOFT.items():
        series = series_of(shipped(name), shipped("big_money_ultimate"), games, seed)
        yield Figure(f"{name} v big_money_ultimate", "win %", win, percent(series.won[0], games), SOFT_WIN, soft=True)
    for card, margin in COUNTERS.items():
        yield counter_figure(card, margin, games, seed)
    yield from alone_figures(min(games, 3000), seed)


def match_figures(title: str, games: int, seed: int) -> Iterator[Figure]:
    second, win, loss, turns, points, careless = MATCHES[title]
    first = title.partition(" v ")[0]
    name = f"{first} v {second}"
    series = series_of(shipped(first), shipped(second), games, seed)
    yield Figure(name, "win %", win, percent(series.won[0], games), WIN)
    yield Figure(name, "loss %", loss, percent(series.won[1], games), WIN)
    if turns is not None:
        yield Figure(name, "turns", turns, int(series.turns) / games, TURNS)
    if points is not None:
        yield Figure(name, "points of the first", points[0], int(series.points[0]) / games, POINTS)
        yield Figure(name, "points of the second", points[1], int(series.points[1]) / games, POINTS)
    if careless is not None:
        series = series_of(shipped(first), shipped(second), games, seed, suicide=True)
        name += ", without the no-suicide rule"
        yield Figure(name, "turns", careless[0], int(series.turns) / games, TURNS)
        yield Figure(name, "points of the first", careless[1], int(series.points[0]) / games, POINTS)
        yield Figure(name, "points of the second", careless[2], int(series.points[1]) / games, POINTS)


def counter_figure(card: str, margin: float, games: int, seed: int) -> Figure:
    """Against a Gardens rush, with two copies of a card."""
    counter = read_strategy(COUNTER.format(card=card), "counter")
    series = series_of(counter, read_strategy(RUSH, "rush"), games, seed)
    ours = percent(int(series.won[0]) - int(series.won[1]), games)
    return Figure(f"counter with {card} v gardens rush", "win % - loss %", margin, ours, MARGIN)


def alone_figures(games: int, seed: int) -> List[Figure]:
    """Basic Big Money beside a seat that never buys: when it has its fourth and its eighth Province."""
    setup = crownlands.game("dominion").setup(2, {}, [])
    strategies = (shipped("basic_big_money"), read_strategy(NEVER_BUYS, "never buys"))
    bots = [StrategyBot(strategy, setup.kingdom, True) for strategy in strategies]
    fourth, eighth = 0, 0
    for number in range(games):
        state = setup.new_game(seeded(seed_of(seed, number)), number % 2)
        waiting = True
        while not state.over:
            state.step(bots[state.seat].answer(state))
            if waiting and state.own(0, "province") == 4:
                waiting = False
                fourth += int(state.turns_of(0))
        eighth += int(state.turns_of(0))
    return [Figure("basic_big_money alone", "turns to the 4th Province", 16.8, fourth / games, TURNS),
            Figure("basic_big_money alone", "turns to the 8th Province", 26.0, eighth / games, TURNS)]
