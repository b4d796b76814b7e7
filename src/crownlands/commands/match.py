"""`crownlands match`: many games between the same players."""
from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

import crownlands
from crownlands.bots.registry import Player, find_contestant
from crownlands.commands.beginning import read_beginning, tables_of, with_hands
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.files import UnusableFile, reason
from crownlands.interrupt import noted
from crownlands.kernel.errors import Clause, CrownlandsError
from crownlands.lab.by_turn import turns_of
from crownlands.lab.chart import check_chart, draw_chart
from crownlands.lab.match import (
    Match,
    Outcome,
    games_to_tell,
    interval,
    is_ahead,
    on_table,
    play_matches,
    set_up,
)
from crownlands.locale import Words
from crownlands.locale.wrong import told
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands match smithy big_money_ultimate
    crownlands match my_idea.txt witch --games 20000 --seed 7
    crownlands match smithy witch militia --kingdom b1_first_game
    crownlands match smithy witch --boxes base2e,seaside --seed 7
    crownlands match smithy witch --option treasures_after_buy=true --csv games.csv --chart match.html
    crownlands match big_money random --games 500 --json
    crownlands match smithy witch militia --kingdoms 50 --games 5000
    crownlands match chapel_witch witch --hands 5/2 --by-turn
    crownlands match smithy witch --position late.json
    crownlands match my_bots:MyBot smithy --games 500
    crownlands match full_greedy random random random --game kingdomino --option harmony=true
    crownlands match smithy witch --games 1000000 --ray 10.0.0.1:6379
"""
MOST_GAMES_ADVISED = 10_000_000


def match(
    *players: Annotated[str, Parameter(help="Bots or strategies by name, strategy files (.txt), or bot classes of "
                                            "your own (module:Class); one a seat.")],
    game: Annotated[str, Parameter(help="Which game.")] = "dominion",
    games: Annotated[int, Parameter(help="How many games to play.")] = 4000,
    seed: Annotated[int, Parameter(help="The series of games; the same seed plays the same games.")] = 1,
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    kingdoms: Annotated[Optional[int], Parameter(help="Share the games among so many random kingdoms, of all boxes or "
                                                      "of --boxes.")] = None,
    position: Annotated[Optional[Path], Parameter(help="Begin each game from a position (.json or .yaml).")] = None,
    hands: Annotated[Optional[str], Parameter(help="Coppers in the first two hands: 5/2, 4/3, 3/4 or 2/5.")] = None,
    option: Options = None,
    by_turn: Annotated[bool, Parameter(help="Show points, coins and cards turn by turn.", negative="")] = False,
    jobs: AtOnce = None,
    ray: Ray = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
    csv_: Annotated[Optional[Path], Parameter(name="--csv", help="Write a row for each game here.")] = None,
    chart: Annotated[Optional[Path], Parameter(help="Draw a chart here (.html, .svg or .png).")] = None,
    suicide: Annotated[bool, Parameter(help="Strategies may end a game that they lose by it.", negative="")] = False,
) -> int:
    """Play many games between bots or strategies, and see who wins. They take turns to start. If nothing is said about
    the table, only the piles that the players name are on it."""
    words = Words()
    check_numbers(games, jobs)
    if len(players) < 2:
        raise CrownlandsError("match-players", n=len(players))
    crownlands.game(game)
    found = [find_contestant(name, game) for name in players]
    show_warnings(found)
    said = read_table(game, kingdom, piles, boxes)
    beginning = read_beginning(game, position, hands, said, option, kingdoms)
    matches = [prepare(players, found, game, own_seed, table, read_options(option), suicide,
                       rows=bool(csv_ or chart or by_turn), position=beginning)
               for own_seed, table in tables_of(said, seed, kingdoms)]
    if hands is not None:
        matches = [with_hands(each, found, hands) for each in matches]
    for path in (csv_, chart):
        if path is not None:
            check_writable(path)
    if chart is not None:
        check_chart(chart)
    names = [player.name for player in found]
    labels = distinct(names)
    with noted() as interrupt:
        with crew_for(jobs, ray, players) as crew, \
                progress_bar(words.say("match-title", game=game), games) as advance:
            outcomes = play_matches(matches, -(-games // len(matches)), crew, advance)
        outcome = sum_of(outcomes)
        if csv_ is not None:                             # files first: whoever reads the table may have left
            write_rows(csv_, outcomes, labels, [piles_of(match, found) for match in matches] if kingdoms else [])
        if chart is not None and outcome.games:
            draw_chart(chart, outcome, labels, words)
        if json_:
            print(json.dumps(describe(matches, outcomes, outcome, found, seed, by_turn), indent=1, ensure_ascii=False))
        else:
            show(words, outcome, matches, found, labels, max(games, len(matches)), seed)
            if by_turn and outcome.games:
                show_by_turn(words, outcome, labels)
    return interrupt.exit_code


# ---- what is asked for
def check_numbers(games: int, jobs: Optional[int]) -> int:
    """The number of jobs."""
    if games < 1:
        raise CrownlandsError("match-games", games=games)
    if jobs is not None and jobs < 1:
        raise CrownlandsError("match-jobs", jobs=jobs)
    return jobs or os.cpu_count() or 1


def prepare(players: Sequence[str], found: Sequence[Player], game: str, seed: int, table: Dict[str, Any],
            options: Dict[str, Any], suicide: bool, rows: bool = False, position: str = "") -> Match:
    """The match of these players; what is wrong with its table is told here, before anything is played."""
    match = Match(tuple(players), tuple(table.items()), tuple(sorted(options.items())), game, seed, suicide, rows,
                  position)
    set_up(match, found)
    return match


def check_writable(path: Path) -> None:
    if path.is_dir():
        raise UnusableFile("is-folder", path=path)
    if not path.resolve().parent.is_dir():
        raise UnusableFile("no-folder", path=path, folder=path.parent)
    if not os.access(path if path.exists() else path.resolve().parent, os.W_OK):
        raise UnusableFile("not-written", path=path, why=Clause("permission-denied"))


def distinct(names: Sequence[str]) -> List[str]:
    """Players of the same name are numbered."""
    return [f"{name} {names[:place].count(name) + 1}" if names.count(name) > 1 else name
            for place, name in enumerate(names)]


# ---- what is shown
def share_of(words: Words, count: float, games: int) -> str:
    """A share of the games in per cent with its interval."""
    low, high = interval(count, games)
    return words.say("match-share", share=words.percent(count / games), low=words.percent(low),
                     high=words.percent(high))


def show_warnings(players: Sequence[Player]) -> None:
    """Of strategies, on the error output: whoever reads the results need not read them."""
    console = Console(stderr=True, highlight=False)
    for warning in dict.fromkeys(told(doubt) for player in players for doubt in player.doubts):
        console.print(Text(warning, "yellow"), soft_wrap=True)


def sum_of(outcomes: Sequence[Outcome]) -> Outcome:
    """All games as if of one match; those of the second kingdom are numbered after those of the first."""
    total = Outcome(outcomes[0].seats)
    before = 0
    for outcome in outcomes:
        rows = outcome.rows
        outcome.rows = [(row[0] + before, *row[1:]) for row in rows]
        total.add(outcome)
        before = max([before, *[row[0] + 1 for row in outcome.rows]])
    return total


def describe(matches: Sequence[Match], outcomes: Sequence[Outcome], total: Outcome, players: Sequence[Player],
             seed: int, by_turn: bool) -> Dict[str, Any]:
    """The JSON object."""
    names = [player.name for player in players]
    facts: Dict[str, Any] = {"game": matches[0].game, "seed": seed, **total.describe(names),
                             "games_per_second": total.games / total.seconds if total.seconds else None}
    if matches[0].game == "dominion":                    # in the others the kings are drawn, and nobody begins for long
        facts["first_player"] = {"win": total.first_won / max(1, total.games),
                                 "interval": list(interval(total.first_won, total.games))}
        if len(matches) == 1:
            facts["piles"] = piles_of(matches[0], players)
        else:
            facts["kingdoms"] = [{"piles": piles_of(match, players), "games": outcome.games, "won": outcome.won,
                                  "tied": outcome.tied} for match, outcome in zip(matches, outcomes, strict=True)]
    if by_turn:
        facts["by_turn"] = [{"turn": turns[0].number, "players": [turn.describe(names[turn.player]) for turn in turns]}
                            for turns in turns_of(total)]
    return facts


def piles_of(match: Match, players: Sequence[Player]) -> List[str]:
    if match.position:
        return list(set_up(match, players).state.kingdom.kingdom)
    return list(on_table(match, players)[0]["piles"])


def show_by_turn(words: Words, outcome: Outcome, labels: Sequence[str]) -> None:
    console = Output()
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say("chart-turn"), justify="right")
    rows.add_column(words.say("match-player"), overflow="fold")
    for column in ("games", "points", "coins", "cards"):
        rows.add_column(words.say(f"match-turn-{column}"), justify="right", no_wrap=True)
    for turns in turns_of(outcome):
        for turn in turns:
            rows.add_row(str(turn.number) if turn is turns[0] else "", Text(labels[turn.player]),
                         words.percent(turn.games / outcome.games),
                         *[words.decimal(mean) for mean in (turn.points, turn.coins, turn.cards)])
    console.print()
    console.print(rows)
    console.print(words.say("match-turn-explained"))


def show(words: Words, outcome: Outcome, matches: Sequence[Match], players: Sequence[Player], labels: Sequence[str],
         wanted: int, seed: int) -> None:
    console = Output()
    games = outcome.games
    if games < wanted:
        console.print(words.say("match-interrupted", n=games, wanted=wanted))
    if not games:
        return
    console.print(words.say("match-games", n=games, seed=str(seed), seconds=words.decimal(outcome.seconds, 2)))
    if len(matches) > 1:
        console.print(words.say("match-kingdoms", n=len(matches)))
    elif matches[0].game == "dominion":
        show_piles(words, console, piles_of(matches[0], players), players, labels)
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say("match-player"), overflow="fold")      # rather than the numbers
    for column in ("win", "loss", "tie", "points"):
        rows.add_column(words.say(f"match-{column}"), justify="right", no_wrap=True)
    for seat, label in enumerate(labels):
        counts = (outcome.won[seat], outcome.lost(seat), outcome.tied[seat])
        rows.add_row(Text(label, "bold"), *[share_of(words, count, games) for count in counts],
                     words.decimal(outcome.points[seat] / games))
    console.print()
    console.print(rows)
    console.print()
    console.print(words.say("match-length", turns=words.decimal(outcome.turns / games)))
    if matches[0].game == "dominion":
        console.print(words.say("match-first", share=share_of(words, outcome.first_won, games)))
    for end, count in sorted(outcome.ends.items(), key=lambda item: -item[1]):
        console.print(words.say(f"match-end-{end}", n=count, share=words.percent(count / games)))
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
    facts = {"name": labels[best], "other": labels[second], "share": words.percent(won / (won + lost)),
             "low": words.percent(low), "high": words.percent(high)}
    if is_ahead(won, lost):
        return words.say("match-ahead", **facts)
    needed = games_to_tell(won, lost, outcome.games)
    if outcome.games < needed <= MOST_GAMES_ADVISED:
        return words.say("match-maybe-ahead", needed=needed, **facts)
    return words.say("match-perhaps-ahead", **facts)


def write_rows(path: Path, outcomes: Sequence[Outcome], labels: Sequence[str],
               kingdoms: Sequence[Sequence[str]]) -> None:
    """A row for each game; with its kingdom if there are several."""
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["game", "order", "winners", "end", *[f"{what} {label}" for what in ("points", "turns")
                                                                for label in labels],
                           *(["kingdom", "piles"] if kingdoms else [])])
            for place, outcome in enumerate(outcomes):
                ground = [place, ";".join(kingdoms[place])] if kingdoms else []
                for number, order, winners, scores, turns, end in outcome.rows:
                    won = [label for player, label in enumerate(labels) if winners >> player & 1]
                    rows.writerow([number, ";".join(labels[player] for player in order), ";".join(won), end, *scores,
                                   *turns, *ground])
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None
