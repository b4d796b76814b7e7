"""Figures that other people's engines give for Dominion, beside ours.

Nobody of this project made these numbers. If ours do not agree, one of our rules or our card play is wrong."""
from __future__ import annotations

import functools
import time
from collections.abc import Generator
from typing import Dict, Final, List, Optional, Tuple

import crownlands
from crownlands.bots.dominion.strategy import Strategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.registry import StrategyPlayer, find_strategy
from crownlands.kernel.chance import seed_of, seeded
from crownlands.lab.figures import Figure, Playing, Trial, chance_of_both, percent_spread, play_all, widened
from crownlands.lab.match import Match, Outcome, Table
from crownlands.lab.workers import PART_SECONDS

GAMES: Final = 8000
ALONE_GAMES: Final = 3000            # at the most, beside a seat that never buys
# how far ours may be from theirs at so many games
WIN: Final = 2.5                     # points of percent
TURNS: Final = 0.3
POINTS: Final = 0.6
MARGIN: Final = 7.0                  # win minus loss of a published run of 1000 games
# standard deviations of a single game: what fewer games add
TURNS_SPREAD: Final = 7.0
POINTS_SPREAD: Final = 10.0
MARGIN_SPREAD: Final = 100.0

GERONIMOO: Final = "Geronimoo"       # his simulator DominionSim
GERONIMOO_GAMES: Final = 4000
DOMINULATOR: Final = "Dominulator"
LORE: Final = "players' lore"


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
COUNTERS: Final[Dict[str, float]] = {"smithy": 41.3, "council_room": 60.8, "witch": 13.2, "baron": 44.1}
EXPLAINED: Final[Dict[str, str]] = {"duke": "figures-why-duke"}
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


def trials(games: int, seed: int) -> List[Trial]:
    """All that is played for figures of Dominion."""
    return [*[Trial(games * (1 if MATCHES[title][-1] is None else 2),
                    functools.partial(match_figures, title, games, seed)) for title in MATCHES],
            *[Trial(games, functools.partial(soft_figures, name, games, seed)) for name in SOFT],
            *[Trial(games, functools.partial(counter_figures, card, games, seed)) for card in COUNTERS],
            Trial(min(games, ALONE_GAMES), functools.partial(alone_figures, min(games, ALONE_GAMES), seed))]


def played(first: Strategy, second: Strategy, games: int, seed: int,
           suicide: bool = False) -> Generator[int, None, Outcome]:
    """Two strategies with only the piles that they name."""
    players = [StrategyPlayer(strategy, suicide) for strategy in (first, second)]
    return play_all(Table(Match((first.name, second.name), seed=seed, suicide=suicide), players), games)


def percent(count: int, outcome: Outcome) -> float:
    return 100 * count / outcome.games


def match_figures(title: str, games: int, seed: int) -> Playing:
    second, win, loss, turns, points, careless = MATCHES[title]
    first = title.partition(" v ")[0]
    name = f"{first} v {second}"
    strategies = find_strategy(first), find_strategy(second)
    outcome = yield from played(*strategies, games, seed)
    figures = [Figure(name, what, theirs, percent(outcome.won[seat], outcome),
                      widened(WIN, percent_spread(theirs), games, GAMES), GERONIMOO)
               for seat, (what, theirs) in enumerate((("win %", win), ("loss %", loss)))]
    if turns is not None:
        figures.append(turns_figure(name, turns, outcome))
    if points is not None:
        figures += points_figures(name, points, outcome)
    if careless is not None:
        outcome = yield from played(*strategies, games, seed, suicide=True)
        name += ", without the no-suicide rule"
        figures += [turns_figure(name, careless[0], outcome), *points_figures(name, careless[1:], outcome)]
    return figures


def turns_figure(name: str, theirs: float, outcome: Outcome) -> Figure:
    return Figure(name, "turns", theirs, outcome.turns / outcome.games,
                  widened(TURNS, TURNS_SPREAD, outcome.games, GAMES), GERONIMOO)


def points_figures(name: str, theirs: Tuple[float, float], outcome: Outcome) -> List[Figure]:
    return [Figure(name, f"points of the {which}", theirs[seat], outcome.points[seat] / outcome.games,
                   widened(POINTS, POINTS_SPREAD, outcome.games, GAMES), GERONIMOO)
            for seat, which in enumerate(("first", "second"))]


def soft_figures(name: str, games: int, seed: int) -> Playing:
    theirs = SOFT[name]
    outcome = yield from played(find_strategy(name), find_strategy("big_money_ultimate"), games, seed)
    return [Figure(f"{name} v big_money_ultimate", "win %", theirs, percent(outcome.won[0], outcome),
                   chance_of_both(percent_spread(theirs), GERONIMOO_GAMES, games), GERONIMOO, soft=True,
                   explained=EXPLAINED.get(name, ""))]


def counter_figures(card: str, games: int, seed: int) -> Playing:
    """Against a Gardens rush, with two copies of a card."""
    counter = read_strategy(COUNTER.format(card=card), "counter")
    outcome = yield from played(counter, read_strategy(RUSH, "rush"), games, seed)
    return [Figure(f"counter with {card} v gardens rush", "win % - loss %", COUNTERS[card],
                   percent(outcome.won[0] - outcome.won[1], outcome), widened(MARGIN, MARGIN_SPREAD, games, GAMES),
                   DOMINULATOR)]


def alone_figures(games: int, seed: int) -> Playing:
    """Basic Big Money beside a seat that never buys: when it has its fourth and its eighth Province."""
    setup = crownlands.game("dominion").setup(2, {}, [])
    strategies = (find_strategy("basic_big_money"), read_strategy(NEVER_BUYS, "never buys"))
    bots = [StrategyBot(strategy, setup.kingdom, True) for strategy in strategies]
    fourth, eighth, told = 0, 0, 0
    began = time.perf_counter()
    for number in range(games):
        state = setup.new_game(seeded(seed_of(seed, number)), number % 2)
        waiting = True
        while not state.over:
            state.step(bots[state.seat].answer(state))
            if waiting and state.own(0, "province") == 4:
                waiting = False
                fourth += int(state.turns_of(0))
        eighth += int(state.turns_of(0))
        if time.perf_counter() - began > PART_SECONDS:
            yield number + 1 - told
            told = number + 1
            began = time.perf_counter()
    yield games - told
    return [Figure("basic_big_money alone", f"turns to the {which} Province", theirs, turns / games,
                   widened(TURNS, TURNS_SPREAD, games, ALONE_GAMES), LORE)
            for which, theirs, turns in (("4th", 16.8, fourth), ("8th", 26.0, eighth))]
