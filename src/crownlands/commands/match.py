"""`crownlands match`: many games between the same players."""
from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import crownlands
from crownlands.bots.registry import Player, find_player
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.files import UnusableFile, reason
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.chart import check_chart, draw_chart
from crownlands.lab.match import Match, Outcome, games_to_tell, interval, is_ahead, on_table, play_match
from crownlands.locale import Words
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands match smithy big_money_ultimate
    crownlands match my_idea.txt witch --games 20000 --seed 7
    crownlands match smithy witch militia --kingdom b1_first_game
    crownlands match smithy witch --boxes base2e,seaside --seed 7
    crownlands match smithy witch --option treasures_after_buy=true --csv games.csv --chart match.html
    crownlands match big_money random --games 500 --json
    crownlands match full_greedy random random random --game kingdomino --option harmony=true
"""
MOST_GAMES_ADVISED = 10_000_000


def match(
    *players: Annotated[str, Parameter(help="Bots or strategies by name, or strategy files (.txt); one a seat.")],
    game: Annotated[str, Parameter(help="Which game.")] = "dominion",
    games: Annotated[int, Parameter(help="How many games to play.")] = 4000,
    seed: Annotated[int, Parameter(help="The series of games; the same seed plays the same games.")] = 1,
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    option: Options = None,
    jobs: Annotated[Optional[int], Parameter(help="How many games at once; all cores if not given.")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
    csv_: Annotated[Optional[Path], Parameter(name="--csv", help="Write a row for each game here.")] = None,
    chart: Annotated[Optional[Path], Parameter(help="Draw a chart here (.html, .svg or .png).")] = None,
    suicide: Annotated[bool, Parameter(help="Strategies may end a game that they lose by it.", negative="")] = False,
) -> int:
    """Play many games between bots or strategies, and see who wins. They take turns to start. If nothing is said about
    the table, only the piles that the players name are on it."""
    words = Words()
    cores = check_numbers(games, jobs)
    if len(players) < 2:
        raise CrownlandsError(f"a match needs 2 players or more, not {len(players)}: crownlands match smithy witch")
    crownlands.game(game)
    found = [find_player(name, game) for name in players]
    table = prepare(players, found, game, seed, read_table(game, kingdom, piles, boxes), read_options(option), suicide,
                    rows=bool(csv_ or chart))
    for path in (csv_, chart):
        if path is not None:
            check_writable(path)
    if chart is not None:
        check_chart(chart)
    names = [player.name for player in found]
    labels = distinct(names)
    with noted() as interrupt:
        with progress_bar(words.say("match-title", game=game), games) as advance:
            outcome = play_match(table, games, cores, advance)
        if csv_ is not None:                             # files first: whoever reads the table may have left
            write_rows(csv_, outcome, labels)
        if chart is not None and outcome.games:
            draw_chart(chart, outcome, labels, words)
        if json_:
            print(json.dumps(outcome.describe(names), indent=1, ensure_ascii=False))
        else:
            show(words, outcome, table, found, labels, games)
    return interrupt.exit_code


# ---- what is asked for
def check_numbers(games: int, jobs: Optional[int]) -> int:
    """The number of jobs."""
    if games < 1:
        raise CrownlandsError(f"a match needs at least one game, not {games}")
    if jobs is not None and jobs < 1:
        raise CrownlandsError(f"a match needs at least one job, not {jobs}")
    return jobs or os.cpu_count() or 1


def prepare(players: Sequence[str], found: Sequence[Player], game: str, seed: int, table: Dict[str, Any],
            options: Dict[str, Any], suicide: bool, rows: bool = False) -> Match:
    """The match of these players; what is wrong with its table is told here, before anything is played."""
    match = Match(tuple(players), tuple(table.items()), tuple(sorted(options.items())), game, seed, suicide, rows)
    laid_out, drawn = on_table(match, found)
    crownlands.game(game).setup(len(players), drawn, **laid_out)
    return match


def check_writable(path: Path) -> None:
    if path.is_dir():
        raise UnusableFile(f"{path} is a folder: give the name of a file")
    if not path.resolve().parent.is_dir():
        raise UnusableFile(f"{path} cannot be written: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.resolve().parent, os.W_OK):
        raise UnusableFile(f"{path} cannot be written: permission denied")


def distinct(names: Sequence[str]) -> List[str]:
    """Players of the same name are numbered."""
    return [f"{name} {names[:place].count(name) + 1}" if names.count(name) > 1 else name
            for place, name in enumerate(names)]


# ---- what is shown
def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def share_of(words: Words, count: float, games: int) -> str:
    """A share of the games in per cent with its interval."""
    low, high = interval(count, games)
    return words.say("match-share", share=percent(count / games), low=percent(low), high=percent(high))


def show(words: Words, outcome: Outcome, table: Match, players: Sequence[Player], labels: Sequence[str],
         wanted: int) -> None:
    console = Output()
    games = outcome.games
    if games < wanted:
        console.print(words.say("match-interrupted", n=games, wanted=wanted))
    if not games:
        return
    console.print(words.say("match-games", n=games, seed=str(table.seed), seconds=f"{outcome.seconds:.2f}"))
    if table.game == "dominion":
        show_piles(words, console, on_table(table, players)[0]["piles"], players, labels)
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say("match-player"), overflow="fold")      # rather than the numbers
    for column in ("win", "loss", "tie", "points"):
        rows.add_column(words.say(f"match-{column}"), justify="right", no_wrap=True)
    for seat, label in enumerate(labels):
        counts = (outcome.won[seat], outcome.lost(seat), outcome.tied[seat])
        rows.add_row(Text(label, "bold"), *[share_of(words, count, games) for count in counts],
                     f"{outcome.points[seat] / games:.1f}")
    console.print()
    console.print(rows)
    console.print()
    console.print(words.say("match-length", turns=f"{outcome.turns / games:.1f}"))
    for end, count in sorted(outcome.ends.items(), key=lambda item: -item[1]):
        console.print(words.say(f"match-end-{end}", n=count, share=percent(count / games)))
    console.print(Text(verdict(words, outcome, labels, players), "bold"))


def show_piles(words: Words, console: Output, piles: Sequence[str], players: Sequence[Player],
               labels: Sequence[str]) -> None:
    names = [words.card(pile) for pile in piles]
    console.print(Text(words.say("match-piles", piles=words.listed(names)) if names else words.say("match-no-piles")))
    for label, player in zip(labels, players, strict=True):
        absent = [words.card(pile) for pile in player.piles if pile not in piles]
        if absent:
            console.print(Text(words.say("match-absent", name=label, cards=words.listed(absent)), "yellow"))


def verdict(words: Words, outcome: Outcome, labels: Sequence[str], players: Sequence[Player]) -> str:
    """Who is ahead of the next best, judged by the games that one of the two won alone, and whether that is sure."""
    best, second = sorted(range(len(labels)), key=lambda seat: -outcome.won[seat])[:2]
    if players[best].plays_like(players[second]):
        return words.say("match-same", name=labels[best], other=labels[second])
    won, lost = outcome.won[best], outcome.won[second]
    if won == lost:
        return words.say("match-level", name=labels[best], other=labels[second])
    low, high = interval(won, won + lost)
    facts = {"name": labels[best], "other": labels[second], "share": percent(won / (won + lost)),
             "low": percent(low), "high": percent(high)}
    if is_ahead(won, lost):
        return words.say("match-ahead", **facts)
    needed = games_to_tell(won, lost, outcome.games)
    if outcome.games < needed <= MOST_GAMES_ADVISED:
        return words.say("match-maybe-ahead", needed=needed, **facts)
    return words.say("match-perhaps-ahead", **facts)


def write_rows(path: Path, outcome: Outcome, labels: Sequence[str]) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["game", "order", "winners", "end", *[f"{what} {label}" for what in ("points", "turns")
                                                                for label in labels]])
            for number, order, winners, scores, turns, end in outcome.rows:
                won = [label for player, label in enumerate(labels) if winners >> player & 1]
                rows.writerow([number, ";".join(labels[player] for player in order), ";".join(won), end, *scores,
                               *turns])
    except OSError as error:
        raise UnusableFile(f"{path} cannot be written: {reason(error)}") from None
