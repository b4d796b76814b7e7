"""`crownlands lab ratings`: all bots of a game against each other at many tables, as a table, a picture and numbers."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional, Tuple

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import crownlands
from crownlands.bots.dominion.fitting import fits
from crownlands.bots.registry import BOTS, Player, StrategyPlayer, find_contestant
from crownlands.commands.beginning import for_two, tables_of
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.match import check_numbers, check_writable, distinct, show_warnings
from crownlands.commands.on_table import Boxes, Options, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.commands.tournament import entered
from crownlands.files import UnusableFile, reason
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.chart import check_chart, draw_ratings
from crownlands.lab.compare import PAIR, Game, compare
from crownlands.lab.ledger import Ledger
from crownlands.lab.match import Match, set_up
from crownlands.lab.ratings import Meeting, Ratings, pairs_of
from crownlands.locale import Words
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands lab ratings --game kingdomino --tables 50 --csv ratings.csv
    crownlands lab ratings --game kingdomino --tables 200 --resume ratings.csv --chart ratings.svg
    crownlands lab ratings beginner steady expert smithy witch militia --boxes base2e --tables 100
    crownlands lab ratings --game queendomino --tables 500 --ray 10.0.0.1:6379 --csv ratings.csv --markdown ratings.md
"""
MONEY = "big_money_ultimate"                     # what every bot of Dominion is measured against
MOST_IN_CROSS_TABLE = 12


def lab_ratings(
    *players: Annotated[str, Parameter(help="Bots or strategies by name, strategy files, folders of them, or bot "
                                            "classes of your own (module:Class); all bots of the game if not given.")],
    game: Annotated[str, Parameter(help="Which game.")] = "dominion",
    tables: Annotated[int, Parameter(help="At how many tables each pair meets: random kingdoms; in the dominoes, "
                                          "deals. Two games at each.")] = 20,
    seed: Annotated[int, Parameter(help="Tables and games; the same seed plays the same games.")] = 1,
    boxes: Boxes = None,
    option: Options = None,
    jobs: AtOnce = None,
    ray: Ray = None,
    csv_: Annotated[Optional[Path], Parameter(name="--csv", help="Write a row for each game here, as it is "
                                                                 "played.")] = None,
    resume: Annotated[Optional[Path], Parameter(help="Go on with ratings that wrote this file.")] = None,
    chart: Annotated[Optional[Path], Parameter(help="Draw the ratings here (.html, .svg or .png).")] = None,
    markdown: Annotated[Optional[Path], Parameter(help="Write the tables here, for a page (.md).")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Rate all bots of a game: every pair meets at the same tables, each deal twice with swapped seats. A strategy sits
    out where its cards are not on the table."""
    words = Words()
    crownlands.game(game)
    check_numbers(tables, jobs)
    if csv_ is not None and resume is not None:
        raise CrownlandsError("resume-csv")
    entrants = entered(players or [*BOTS[game], *([MONEY] if game == "dominion" else [])])
    found = [find_contestant(name, game) for name in entrants]
    show_warnings(found)
    names = distinct([player.name for player in found])
    meetings, matches, piles = arranged(entrants, found, game, seed, tables, boxes, read_options(option))
    for path in (csv_, resume, chart, markdown):
        if path is not None:
            check_writable(path)
    if chart is not None:
        check_chart(chart)
    played: List[Game] = []
    ledger: Optional[Ledger] = None
    path = csv_ or resume
    if path is not None:
        ledger = Ledger(path, matches, piles, [(names[each.pair[0]], names[each.pair[1]]) for each in meetings])
        if resume is None:
            ledger.begin()
        else:
            played = ledger.read()
    wanted = PAIR * len(meetings)
    with noted() as interrupt:
        with crew_for(jobs, ray, entrants) as crew, \
                progress_bar(words.say("ratings-title", n=len(names)), wanted) as advance:
            advance(len(played))

            def keep(part: List[Game]) -> None:
                advance(len(part))
                if ledger is not None:
                    ledger.add(part)

            compare(matches, PAIR, crew, seed, None, played, keep)
        played.sort(key=lambda one: (one.kingdom, one.number))
        ratings = Ratings(names, meetings, played, seed)
        if chart is not None and ratings.games:
            draw_ratings(chart, ratings.standings(), headline(words, game, ratings, seed), words)
        if markdown is not None and ratings.games:
            write_markdown(markdown, words, ratings, headline(words, game, ratings, seed))
        if json_:
            print(json.dumps(described(ratings, game, seed), indent=1, ensure_ascii=False))
        else:
            show(words, ratings, game, seed, len(played), wanted, path)
    return interrupt.exit_code


def arranged(entrants: Sequence[str], players: Sequence[Player], game: str, seed: int, tables: int,
             boxes: Optional[str], options: Dict[str, Any]) -> Tuple[List[Meeting], List[Match], List[List[str]]]:
    """Who meets whom, with match and piles: table by table, so that an interrupt finds all pairs equally far."""
    said = read_table(game, None, None, boxes)
    seats, rules = for_two(game, options)
    meetings: List[Meeting] = []
    matches: List[Match] = []
    piles: List[List[str]] = []
    for number, (own_seed, table) in enumerate(tables_of(said, seed, tables)):
        facts = tuple(table.items()) if game == "dominion" else ()
        laid = Match((entrants[0], entrants[1]), facts, tuple(sorted(rules.items())), game, own_seed, seats=seats)
        setup = set_up(laid, players[:2])                # what is wrong with it is told here
        present = [player for player in range(len(players)) if game != "dominion" or is_at_home(players[player], setup)]
        for a, b in pairs_of(len(present)):
            pair = (present[a], present[b])
            meetings.append(Meeting(number, pair))
            matches.append(replace(laid, players=(entrants[pair[0]], entrants[pair[1]])))
            piles.append(list(setup.kingdom.kingdom) if game == "dominion" else [])
    if not meetings:
        raise CrownlandsError("nobody-meets")
    return meetings, matches, piles


def is_at_home(player: Player, setup: Any) -> bool:
    return not isinstance(player, StrategyPlayer) or fits(player.strategy, setup.kingdom)


# ---- what is shown
def headline(words: Words, game: str, ratings: Ratings, seed: int) -> str:
    return words.say("ratings-games", game=words.say(f"game-{game}"), n=ratings.games, seed=str(seed),
                     players=len(ratings.standings()), tables=len(ratings.by_table))


def described(ratings: Ratings, game: str, seed: int) -> Dict[str, Any]:
    """The JSON object."""
    pairs = [{"players": [ratings.names[a], ratings.names[b]], "games": games, "share": score / games}
             for (a, b), (score, games) in sorted(ratings.results.items())]
    return {"game": game, "seed": seed, "tables": len(ratings.by_table), "games": ratings.games,
            "players": [standing.describe() for standing in ratings.standings()], "pairs": pairs}


def columns_of(words: Words) -> List[str]:
    return [words.say(f"ratings-{column}") for column in ("player", "rating", "interval", "share", "played", "cpu")]


def rows_of(words: Words, ratings: Ratings) -> List[List[str]]:
    return [[one.name, f"{one.rating:.0f}", f"{one.interval[0]:.0f}–{one.interval[1]:.0f}", words.percent(one.share),
             str(one.games), words.decimal(1000 * one.cpu, 3)] for one in ratings.standings()]


def cross_rows(ratings: Ratings) -> List[List[str]]:
    """Of each player by rank: the shares against the player of each rank."""
    rated = [player for player in ratings.ranking if any(player in pair for pair in ratings.results)]
    rows: List[List[str]] = []
    for rank, player in enumerate(rated, 1):
        cells: List[str] = []
        for other in rated:
            score, games = ratings.score(player, other) if other != player else (0.0, 0)
            cells.append(f"{100 * score / games:.0f}" if games else "–")
        rows.append([str(rank), ratings.names[player], *cells])
    return rows


def show(words: Words, ratings: Ratings, game: str, seed: int, played: int, wanted: int,
         path: Optional[Path]) -> None:
    console = Output()
    if played < wanted:
        console.print(words.say("ratings-interrupted", n=played, wanted=wanted))
        if path is not None:
            console.print(Text(words.say("compare-resume", path=str(path))))
    if not ratings.games:
        console.print(words.say("ratings-nothing"))
        return
    console.print(headline(words, game, ratings, seed))
    console.print()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, column in enumerate(columns_of(words)):
        table.add_column(column, justify="right" if place else "left", overflow="fold" if not place else "ellipsis",
                         no_wrap=place > 0)
    for name, *numbers in rows_of(words, ratings):
        table.add_row(Text(name, "bold"), *numbers)
    console.print(table)
    console.print()
    console.print(words.say("ratings-explained"))
    rows = cross_rows(ratings)
    if 2 < len(rows) <= MOST_IN_CROSS_TABLE:
        console.print(words.say("ratings-cross"))
        console.print()
        cross = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        for column in ("", words.say("ratings-player"), *[row[0] for row in rows]):
            cross.add_column(column, justify="left" if column == words.say("ratings-player") else "right",
                             no_wrap=True)
        for row in rows:
            cross.add_row(*row)
        console.print(cross)
    absent = [name for player, name in enumerate(ratings.names)
              if not any(player in pair for pair in ratings.results)]
    if absent and played == wanted:
        console.print(Text(words.say("ratings-absent", n=len(absent), names=words.listed(absent)), "yellow"))


def write_markdown(path: Path, words: Words, ratings: Ratings, title: str) -> None:
    rows = cross_rows(ratings)
    heads = columns_of(words)
    lines = [f"{title}.", "", *in_markdown(heads, rows_of(words, ratings), 1)]
    if 2 < len(rows) <= MOST_IN_CROSS_TABLE:
        lines += ["", words.say("ratings-cross"), "",
                  *in_markdown(["", heads[0], *[row[0] for row in rows]], rows, 2)]
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None


def in_markdown(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> List[str]:
    """The first columns to the left, numbers to the right."""
    lines = [heads, ["---" if place < left else "--:" for place in range(len(heads))], *rows]
    return [f"| {' | '.join(cells)} |" for cells in lines]
