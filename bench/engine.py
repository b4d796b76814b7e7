"""Games on our own engine, with compiled bots and with players in plain Python, counted and timed.

As a script it prints one measurement; run.py starts it that way to measure the engine interpreted."""
from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import repeat
from typing import Any

import crownlands
from crownlands.bots.bot import Bot, play
from crownlands.bots.dominion.big_money import BigMoney, BigMoneySmithy
from crownlands.bots.random import RandomBot
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
                and state.own(state.asked_seat(), "smithy") < 2:
            return "buy:smithy"
        return super().choose(state)


def table(seats: int) -> Any:
    return crownlands.game("dominion").setup(seats, KINGDOM, [], OPTIONS)


def money_bots(seats: int) -> list[Bot]:
    return [BigMoneySmithy(table(seats).kingdom) if seat % 2 else BigMoney() for seat in range(seats)]


def plain_bots() -> list[Bot]:
    return [PlainBigMoney(), PlainBigMoneySmithy()]


def random_bots() -> list[Bot]:
    return [RandomBot(1), RandomBot(2)]


def turns_of(state: Any) -> int:
    return sum(player.turns for player in state.players)


def play_to_limit(state: Any, bots: list[Bot]) -> int:
    """Stops after MOST_TURNS turns in all. A turn takes at least one choice, so as many choices as there are turns left
    cannot overshoot; most games need only one or two such slices."""
    made = play(state, bots, MOST_TURNS)
    while not state.over:
        left = MOST_TURNS - turns_of(state)
        if not left:
            break
        made += play(state, bots, left)
    return made


def count_games(setup: Any, bots: list[Bot], playing: Callable[[Any, list[Bot]], int], first: int, games: int,
                figures: Figures) -> None:
    """Play the games of these numbers, with their results, and add them to the figures."""
    seats = len(bots)
    new_game = setup.new_game
    decisions = 0
    results = []
    begun = time.process_time()
    for number in range(first, first + games):
        state = new_game(seeded(number), number % seats)
        decisions += playing(state, bots)
        results.append(state.outcome())
    figures["seconds"] += time.process_time() - begun
    figures["games"] += games
    figures["decisions"] += decisions
    for result in results:
        figures["turns"] += sum(result.turns)
        if len(result.winners) == 1:
            figures["won"][result.winners[0]] += 1


def empty_figures(seats: int) -> Figures:
    return {"seconds": 0.0, "games": 0, "decisions": 0, "turns": 0, "won": [0] * seats}


def rates(figures: Figures) -> Figures:
    games, seconds = figures["games"], figures["seconds"]
    wins = [won / games for won in figures["won"]]
    return {"games": games, "games_per_second": games / seconds, "decisions_per_second": figures["decisions"] / seconds,
            "wins": wins, "ties": 1 - sum(wins), "turns_per_game": figures["turns"] / games,
            "decisions_per_game": figures["decisions"] / games}


def measure(bots: list[Bot], seconds: float, playing: Callable[[Any, list[Bot]], int] = play) -> Figures:
    """Games for so many CPU seconds."""
    setup = table(len(bots))
    figures = empty_figures(len(bots))
    while figures["seconds"] < seconds:
        count_games(setup, bots, playing, figures["games"], BATCH, figures)
    return rates(figures)


def seconds_for(games: int) -> float:
    """CPU seconds of so many games of Big Money v Big Money + Smithy."""
    figures = empty_figures(2)
    for first in range(0, games, BATCH):
        count_games(table(2), money_bots(2), play, first, BATCH, figures)
    return float(figures["seconds"])


def states_within_a_card() -> list[Any]:
    """Two players, some turns into random games, a card half followed."""
    states: list[Any] = []
    number = 0
    while len(states) < MIDGAME_STATES:
        state = table(2).new_game(seeded(number), 0)
        bots: list[Bot] = [RandomBot(2 * number), RandomBot(2 * number + 1)]
        while not state.over and not (state.prompt in MID_CARD and turns_of(state) >= MIDGAME_TURNS):
            play(state, bots, 1)
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
