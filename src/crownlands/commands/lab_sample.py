"""`crownlands lab sample`: one game of two strategies to read, or what many of them are like turn by turn."""
from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crownlands.bots.registry import find_contestant
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.match import (
    check_numbers,
    check_writable,
    describe,
    distinct,
    prepare,
    show,
    show_by_turn,
    show_piles,
    show_warnings,
)
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.files import UnusableFile, reason
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.match import Outcome, play_match
from crownlands.lab.sample import Sample, Turn, ended_by_turn, sample_game
from crownlands.lab.sample_page import Curve, Section, page_of
from crownlands.locale import Words
from crownlands.terminal.dominion.log import Log
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands lab sample smithy witch
    crownlands lab sample my_idea.txt big_money_ultimate --kingdom b2_first_game --seed 7 --html game.html
    crownlands lab sample smithy witch --games 4000
"""
NOBODY = -1                                      # whom the log is told to: every player has a name in it


def lab_sample(
    first: Annotated[str, Parameter(help="A bot or a strategy by name, a strategy file (.txt), or a bot class of your "
                                         "own (module:Class). It begins.")],
    second: Annotated[str, Parameter(help="The other player.")],
    *,
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    option: Options = None,
    seed: Annotated[int, Parameter(help="Which game; the same seed plays the same.")] = 1,
    html: Annotated[Optional[Path], Parameter(help="Write the game as a page here (.html).")] = None,
    games: Annotated[Optional[int], Parameter(help="Instead of a game, what so many are like: points, coins and cards "
                                                   "turn by turn, and how many have ended.")] = None,
    jobs: AtOnce = None,
    ray: Ray = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Read a game of Dominion between two strategies: a log with money, points and deck after every turn."""
    words = Words()
    check_numbers(1 if games is None else games, jobs)
    if html is not None:
        if games is not None:
            raise CrownlandsError("html-option")
        check_writable(html)
    players = [find_contestant(name) for name in (first, second)]
    show_warnings(players)
    match = prepare((first, second), players, "dominion", seed, read_table("dominion", kingdom, piles, boxes),
                    read_options(option), suicide=False, rows=games is not None)
    names = [player.name for player in players]
    labels = distinct(names)
    if games is None:
        sample = sample_game(match, players)
        if html is not None:
            write_page(html, words, sample, labels, seed)
        if json_:
            print(json.dumps(described(sample, names, seed), indent=1, ensure_ascii=False))
        else:
            console = Output()
            show_piles(words, console, sample.piles, players, labels)
            show_game(words, console, sample, labels)
        return 0
    with noted() as interrupt:
        with crew_for(jobs, ray, (first, second)) as crew, \
                progress_bar(words.say("match-title", game="dominion"), games) as advance:
            outcome = play_match(match, games, crew, advance)
        if json_:
            print(json.dumps({**describe([match], [outcome], outcome, players, seed, True),
                              "ended_by_turn": ended_by_turn(outcome) if outcome.games else []}, indent=1,
                             ensure_ascii=False))
        else:
            show(words, outcome, [match], players, labels, games, seed)
            if outcome.games:
                show_by_turn(words, outcome, labels)
                show_ended(words, outcome)
    return interrupt.exit_code


def described(sample: Sample, names: Sequence[str], seed: int) -> Dict[str, Any]:
    """The JSON object."""
    return {"seed": seed, "players": list(names), "piles": sample.piles, "end": sample.end, "scores": sample.scores,
            "winners": sample.winners, "turns": [turn.describe() for turn in sample.turns], "record": sample.record}


def sections_of(words: Words, sample: Sample, labels: Sequence[str]) -> List[Section]:
    log = Log(words, labels, NOBODY)
    found: List[Section] = []
    for turn in sample.turns:
        heading, *lines = [line.text for line in log.tell(turn.events)]
        found.append(Section(turn.seat, heading, lines, after(words, turn)))
    return found


def after(words: Words, turn: Turn) -> str:
    deck = words.cards([card for card, count in turn.deck.items() for _each in range(count)])
    return words.say("sample-after", coins=turn.coins, points=" : ".join(map(str, turn.points)), n=turn.cards,
                     deck=deck)


def verdict(words: Words, sample: Sample, labels: Sequence[str]) -> str:
    score = " : ".join(map(str, sample.scores))
    winners = words.listed([labels[seat] for seat in sample.winners])
    return words.say("sample-tied" if len(sample.winners) > 1 else "sample-won", name=winners, score=score)


def show_game(words: Words, console: Output, sample: Sample, labels: Sequence[str]) -> None:
    for section in sections_of(words, sample, labels):
        console.print()
        console.print(Text(section.heading, "bold"))
        for line in section.lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
        console.print(Padding(Text(section.after, "dim"), (0, 0, 0, 2)))
    console.print()
    console.print(Text(verdict(words, sample, labels), "bold"))


def write_page(path: Path, words: Words, sample: Sample, labels: Sequence[str], seed: int) -> None:
    seats = range(len(labels))
    curves = [Curve(words.say("sample-points-curve"), [[turn.points[seat] for turn in sample.turns if turn.seat == seat]
                                                       for seat in seats]),
              Curve(words.say("sample-coins-curve"), [[turn.coins for turn in sample.turns if turn.seat == seat]
                                                      for seat in seats])]
    piles = [words.card(pile) for pile in sample.piles]
    facts = [words.say("match-piles", piles=words.listed(piles)) if piles else words.say("match-no-piles"),
             verdict(words, sample, labels)]
    page = page_of(words.say("sample-title", name=labels[0], other=labels[1], seed=str(seed)), facts, labels, curves,
                   sections_of(words, sample, labels))
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None


def show_ended(words: Words, outcome: Outcome) -> None:
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say("chart-turn"), justify="right")
    rows.add_column(words.say("sample-ended"), justify="right")
    for turn, share in enumerate(ended_by_turn(outcome), 1):
        if share:
            rows.add_row(str(turn), words.percent(share))
    console = Output()
    console.print()
    console.print(rows)
