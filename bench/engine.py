"""Games on our own engine, with compiled bots and with players in plain Python, counted and timed.

As a script it prints one measurement; run.py starts it that way to measure the engine interpreted."""
from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from itertools import repeat
from typing import Any

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.dominion.big_money import BigMoney, BigMoneySmithy
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.random import RandomBot
from crownlands.bots.series import play_series
from crownlands.dominion.kingdoms import all_boxes
from crownlands.kernel.chance import seeded

KINGDOM = ["smithy", "village", "market", "moat", "militia", "throne_room", "library", "masquerade", "torturer",
           "secret_chamber"]
# the rules that the yardstick plays by
OPTIONS = {"throne_room_optional": True, "masquerade_empty_hand": "skip"}
MOST_TURNS = 400
BATCH = 50                           # games between two looks at the clock
MIDGAME_TURNS = 20
MIDGAME_STATES = 8
MID_CARD = ("discard", "pass")       # what Militia and Masquerade ask

BIG_MONEY = """
province
duchy if left(province) <= 4
gold
silver
"""
SMITHIES = """
province
duchy if left(province) <= 4
gold
smithy if own(smithy) < 2 and left(province) > 4
silver
"""

Figures = dict[str, Any]


class PlainBigMoney(Bot):
    """As a user would write it."""

    def choose(self, state: Any) -> object:
        prompt = state.prompt
        if prompt == "treasure":
            return "play:treasures"
        if prompt == "buy":
            coins = state.coins
            if coins >= 8:
                return "buy:province"
            if coins >= 5 and state.left("province") <= 4 and state.left("duchy"):
                return "buy:duchy"
            if coins >= 6 and state.left("gold"):
                return "buy:gold"
            if coins >= 3 and state.left("silver"):
                return "buy:silver"
        return "done"


class PlainBigMoneySmithy(PlainBigMoney):
    def choose(self, state: Any) -> object:
        prompt = state.prompt
        if prompt == "action":
            return "play:smithy"
        if prompt == "buy" and 4 <= state.coins <= 5 and state.left("province") > 4 and state.left("smithy") \
                and state.own(state.seat, "smithy") < 2:
            return "buy:smithy"
        return super().choose(state)


def table(seats: int) -> Any:
    return crownlands.game("dominion").setup(seats, OPTIONS, KINGDOM)


def tables_of_all_boxes() -> list[Any]:
    """For two, with ten random cards of all boxes each."""
    game = crownlands.game("dominion")
    laid_out = [game.laid_out(seed, {}, boxes=all_boxes()) for seed in range(BATCH)]
    return [game.setup(2, options, **on_table) for on_table, options in laid_out]


def money_bots(seats: int) -> list[Bot]:
    return [BigMoneySmithy(table(seats).kingdom) if seat % 2 else BigMoney() for seat in range(seats)]


def plain_bots() -> list[Bot]:
    return [PlainBigMoney(), PlainBigMoneySmithy()]


def strategy_bots() -> list[Bot]:
    """The same two players as strategy files. The yardstick has no no-suicide rule."""
    kingdom = table(2).kingdom
    return [StrategyBot(read_strategy(text, "bench"), kingdom, suicide=True) for text in (BIG_MONEY, SMITHIES)]


def random_bots() -> list[Bot]:
    return [RandomBot(1), RandomBot(2)]


def count_games(setup: Any, bots: list[Bot], first: int, games: int, figures: Figures, most_turns: int = 0) -> None:
    """Play the games of these numbers, with their results, and add them to the figures."""
    begun = time.process_time()
    series = play_series(setup, bots, 1, first, games, most_turns)
    figures["seconds"] += time.process_time() - begun
    figures["games"] += games
    figures["decisions"] += series.choices
    figures["turns"] += series.all_turns
    for seat, won in enumerate(series.won):
        figures["won"][seat] += won


def empty_figures(seats: int) -> Figures:
    return {"seconds": 0.0, "games": 0, "decisions": 0, "turns": 0, "won": [0] * seats}


def rates(figures: Figures) -> Figures:
    games, seconds = figures["games"], figures["seconds"]
    wins = [won / games for won in figures["won"]]
    return {"games": games, "games_per_second": games / seconds, "decisions_per_second": figures["decisions"] / seconds,
            "wins": wins, "ties": 1 - sum(wins), "turns_per_game": figures["turns"] / games,
            "decisions_per_game": figures["decisions"] / games}


def measure(bots: list[Bot], seconds: float, most_turns: int = 0, setups: Sequence[Any] = ()) -> Figures:
    """Games for so many CPU seconds, at these tables in turn."""
    tables = setups or [table(len(bots))]
    figures = empty_figures(len(bots))
    while figures["seconds"] < seconds:
        for setup in tables:
            count_games(setup, bots, figures["games"], max(1, BATCH // len(tables)), figures, most_turns)
    return rates(figures)


def seconds_for(games: int) -> float:
    """CPU seconds of so many games of Big Money v Big Money + Smithy."""
    figures = empty_figures(2)
    for first in range(0, games, BATCH):
        count_games(table(2), money_bots(2), first, BATCH, figures)
    return float(figures["seconds"])


def states_within_a_card() -> list[Any]:
    """Two players, some turns into random games, a card half followed."""
    states: list[Any] = []
    number = 0
    while len(states) < MIDGAME_STATES:
        state = table(2).new_game(seeded(number), 0)
        bots: list[Bot] = [RandomBot(2 * number), RandomBot(2 * number + 1)]
        while not state.over and not (state.prompt in MID_CARD and state.turns_taken() >= MIDGAME_TURNS):
            state.step(bots[state.seat].answer(state))
        if not state.over:
            states.append(state)
        number += 1
    return states


def microseconds_a_copy(states: list[Any], seconds: float) -> float:
    copies = 0
    begun = time.process_time()
    used = 0.0
    while used < seconds:
        for state in states:
            copy = state.copy
            for _ in repeat(None, 1000):
                copy()
        copies += 1000 * len(states)
        used = time.process_time() - begun
    return used / copies * 1e6


if __name__ == "__main__":
    print(json.dumps({"compiled": crownlands.compiled, **measure(money_bots(2), float(sys.argv[1]))}))
