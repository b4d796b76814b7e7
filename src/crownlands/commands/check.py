"""`crownlands check`: random games with every invariant on, other people's figures, every kingdom with every bot."""
from __future__ import annotations

import functools
import json
import sys
from typing import Annotated, Literal, Optional

from cyclopts import Parameter

import crownlands
from crownlands.commands.check_kingdoms import check_kingdoms
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.figures import check_figures
from crownlands.commands.on_table import Boxes, Kingdom, Piles, read_table
from crownlands.commands.progress import progress_bar
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.check import TURN_LIMIT, Tally, check_games
from crownlands.locale import Words

EXAMPLES = """Examples:

    crownlands check --games 2000
    crownlands check --games 1000000 --seed 7 --jobs 2
    crownlands check --boxes all --games 2000
    crownlands check --kingdom b2_alchemy_forbidden_arts
    crownlands check --games 500 --json
    crownlands check --game queendomino --games 100000
    crownlands check figures
    crownlands check kingdoms --games 10
    crownlands check kingdoms --kingdom b2_guilds_clean_living --players lookahead,evolved
"""
VIOLATIONS_SHOWN = 20


def check(
    what: Annotated[Literal["games", "figures", "kingdoms"],
                    Parameter(help="Random games, other people's figures, or every recommended kingdom with every "
                                   "bot.")] = "games",
    *,
    games: Annotated[Optional[int], Parameter(help="How many games to play: 1000; for figures 8000 each of Dominion, "
                                                   "20000 of Kingdomino; for kingdoms 1 of each bot with each "
                                                   "number of players.")] = None,
    seed: Annotated[int, Parameter(help="The series of games; the same seed plays the same games.")] = 1,
    jobs: AtOnce = None,
    ray: Ray = None,
    game: Annotated[str, Parameter(help="Which game.")] = "dominion",
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    players: Annotated[Optional[str], Parameter(help="For kingdoms: bots by name, with commas; or all, also those that "
                                                     "search.")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Play random games of any size with any cards and options, and check every rule of the engine after every choice;
    play what other people's engines have played, and compare; or let every bot play every recommended kingdom."""
    if (games is not None and games < 1) or (jobs is not None and jobs < 1):
        raise CrownlandsError("check-needs")
    table = read_table(game, kingdom, piles, boxes)
    if players is not None and what != "kingdoms":
        raise CrownlandsError("players-option")
    if what == "kingdoms":
        return check_kingdoms(table, players, games, seed, jobs, json_, ray)
    if what == "figures":
        if table:
            raise CrownlandsError("figures-tables")
        return check_figures(games, seed, jobs, json_, ray)
    games = 1000 if games is None else games
    words = Words()
    crownlands.game(game)                                # an unknown game is refused before anything starts
    with noted() as interrupt:
        with crew_for(jobs, ray) as crew, progress_bar(words.say("check-title", game=game), games) as advance:
            tally, seconds = check_games(functools.partial(crownlands.game, game), games, seed, crew, advance, table)
        if json_:
            print(json.dumps({"seed": seed, "jobs": crew.size, "compiled": crownlands.compiled, "seconds": seconds,
                              **tally.describe()}, indent=1))
        else:
            summarise(words, tally, games, seed, seconds)
    return interrupt.exit_code or (1 if tally.violations else 0)


def summarise(words: Words, tally: Tally, wanted: int, seed: int, seconds: float) -> None:
    if tally.games < wanted:
        print(words.say("check-interrupted", n=tally.games, wanted=wanted))
    print(words.say("check-games", n=tally.games, seed=str(seed), seconds=round(seconds, 1),
                    rate=round(tally.games / max(seconds, 1e-9))))
    print(words.say("check-size", choices=tally.choices, turns=tally.turns, laws=tally.laws_tried))
    seats = ", ".join(f"{seats}: {games}" for seats, games in sorted(tally.by_seats.items()))
    print(words.say("check-seats", seats=seats))
    print(words.say("check-limited", n=tally.limited, limit=TURN_LIMIT))
    print(words.say("check-violations", n=len(tally.violations)))
    for violation in tally.violations[:VIOLATIONS_SHOWN]:
        print(f"  {violation}", file=sys.stderr)
