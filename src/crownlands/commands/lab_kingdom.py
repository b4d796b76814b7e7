"""`crownlands lab kingdom`: all that the lab can find out about a kingdom."""
from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Annotated, Optional

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import crownlands
from crownlands.commands.match import check_numbers, check_writable
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.files import UnusableFile, reason
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError, WrongOption
from crownlands.lab.dominion import study_text as text
from crownlands.lab.dominion.findings import Cell, Findings
from crownlands.lab.dominion.study import Budget, Study
from crownlands.lab.dominion.study_page import page_of
from crownlands.lab.evolve import UNLIMITED
from crownlands.locale import Words
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands lab kingdom --kingdom b2_first_game
    crownlands lab kingdom chapel witch village smithy --html witch.html
    crownlands lab kingdom --boxes base2e,seaside --seed 7 --seconds 120
    crownlands lab kingdom --kingdom b1_size_distortion --games 200000 --json
"""
A_WHOLE = 1000                                   # what the bar counts to
MOST_IN_MATRIX = 8                               # players whose matrix fits 80 columns


def lab_kingdom(
    *cards: Annotated[str, Parameter(help="Kingdom cards, any number of them.")],
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    option: Options = None,
    seconds: Annotated[float, Parameter(help="About how long, on all jobs at once.")] = 60.0,
    games: Annotated[Optional[int], Parameter(help="About how many games in all, instead of seconds: the same seed "
                                                   "then finds the same.")] = None,
    seed: Annotated[int, Parameter(help="The series of games, and the random kingdom if none is named.")] = 1,
    jobs: Annotated[Optional[int], Parameter(help="How many cores; all if not given.")] = None,
    html: Annotated[Optional[Path], Parameter(help="Write the findings as a page here (.html).")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Study a kingdom: which strategies win it, how sure that is, how long games last, what an evolved strategy buys
    when, and what each card is worth. Without a table it is a random kingdom."""
    if seconds <= 0:
        raise CrownlandsError("study-needs")
    cores = check_numbers(1 if games is None else games, jobs)
    if html is not None:
        check_writable(html)
    if cards:
        if piles is not None:
            raise WrongOption("cards-or-piles")
        piles = ",".join(cards)
    table, options = crownlands.game("dominion").laid_out(seed, read_options(option),
                                                          **read_table("dominion", kingdom, piles, boxes))
    ground = (tuple(table["piles"]), tuple(table["boxes"]), tuple(sorted(options.items())))
    words = Words()
    with noted() as interrupt:
        with progress_bar(words.say("kingdom-title"), A_WHOLE) as advance:
            budget = Budget(seconds if games is None else math.inf, games or UNLIMITED, cores)
            study = Study(ground, seed, budget, lambda _stage, part: advance(round(A_WHOLE * part)))
            findings = study.run()
        if html is not None and findings.evolved:        # files first: whoever reads the table may have left
            write(html, page_of(words, findings))
        if json_:
            print(json.dumps(findings.describe(), indent=1, ensure_ascii=False))
        else:
            show(words, findings)
    return interrupt.exit_code


def write(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None


# ---- what is shown
def show(words: Words, findings: Findings) -> None:
    console = Output()
    if not findings.evolved:
        console.print(words.say("study-nothing"))
        return
    if not findings.done:
        console.print(words.say("study-interrupted"))
    cards = words.listed([words.card(pile) for pile in findings.piles])
    console.print(Text(words.say("study-title", cards=cards), "bold"))
    console.print(words.say("study-games", n=findings.games, seed=str(findings.seed),
                            seconds=words.decimal(findings.seconds)))
    show_strategies(words, console, findings)
    if findings.players:
        show_players(words, console, findings)
        show_matrix(words, console, findings)
    if findings.lengths:
        show_lengths(words, console, findings)
    if findings.purchases:
        show_purchases(words, console, findings)
    if findings.worths:
        show_worths(words, console, findings)


def heading(console: Output, title: str) -> None:
    console.print()
    console.print(Text(title, "bold"))


def plain_table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)


def show_strategies(words: Words, console: Output, findings: Findings) -> None:
    heading(console, words.say("study-evolved"))
    console.print(Text(text.why(words, findings.reasons)))
    if len(findings.evolved) > 1:
        console.print(words.say("study-mixed"))
    for one in findings.evolved:
        if len(findings.evolved) > 1:
            console.print()
            console.print(words.say("study-mixed-part", name=one.name, share=round(100 * one.share)))
        rows = plain_table()
        rows.add_column(words.say("study-line"), overflow="fold")
        rows.add_column(words.say("study-line-worth"), justify="right", no_wrap=True)
        for line in one.lines:
            rows.add_row(Text(line.text), "" if line.worth is None else words.percent(line.worth))
        console.print(rows)
    console.print(words.say("study-line-explained"))


def show_players(words: Words, console: Output, findings: Findings) -> None:
    heading(console, words.say("study-wins"))
    rows = plain_table()
    rows.add_column("", justify="right", no_wrap=True)
    rows.add_column(words.say("study-player"), overflow="fold")
    rows.add_column(words.say("study-share"), justify="right", no_wrap=True)
    rows.add_column(words.say("study-rating"), justify="right", no_wrap=True)
    for rank, player in enumerate(findings.players, 1):
        rows.add_row(str(rank), Text(player.name, "bold" if player.evolved else ""),
                     text.with_interval(words, player.share, player.interval), f"{player.rating:.0f}")
    console.print(rows)
    console.print(words.say("study-explained"))
    for line in [*text.verdicts(words, findings), *text.circles(words, findings)]:
        console.print(Text(line))


def show_matrix(words: Words, console: Output, findings: Findings) -> None:
    heading(console, words.say("study-matrix"))
    shown = findings.players[:MOST_IN_MATRIX]
    rows = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    rows.add_column("", justify="right", no_wrap=True)
    rows.add_column("", overflow="fold")                 # rather than the numbers
    for rank in range(1, len(shown) + 1):
        rows.add_column(str(rank), justify="right", no_wrap=True)
    for rank, (player, row) in enumerate(zip(shown, findings.matrix, strict=False), 1):
        rows.add_row(str(rank), Text(player.name), *[cell_text(cell) for cell in row[:len(shown)]])
    console.print(rows)
    console.print(words.say("study-matrix-explained", n=text.least_games(findings)))
    if len(shown) < len(findings.players):
        console.print(words.say("study-matrix-best", n=len(shown)))


def cell_text(cell: Optional[Cell]) -> Text:
    if cell is None:
        return Text("–", "dim")
    low, high = cell.interval
    said = f"{100 * cell.share:.0f}±{50 * (high - low):.0f}"
    return Text(said, "green" if cell.share > 0.5 else "red") if cell.sure else Text(f"{said}?")


def show_lengths(words: Words, console: Output, findings: Findings) -> None:
    heading(console, words.say("study-lengths"))
    for name, lengths in text.by_strategy(findings.lengths).items():
        rows = plain_table()
        rows.add_column(words.say("study-against", name=name), overflow="fold")
        rows.add_column(words.say("study-turns"), justify="right", no_wrap=True)
        rows.add_column(words.say("study-range"), justify="right", no_wrap=True)
        rows.add_column(words.say("study-ends"))
        for length in lengths:
            rows.add_row(Text(text.opponent(words, length)), words.decimal(length.turns),
                         words.say("study-range-value", short=length.short, long=length.long),
                         ", ".join(text.ends(words, length)))
        console.print(rows)


def show_purchases(words: Words, console: Output, findings: Findings) -> None:
    heading(console, words.say("study-buys"))
    for one in findings.purchases:
        console.print(words.say("study-buys-of", name=one.name, other=one.opponent, n=one.games))
        rows = plain_table()
        rows.add_column(words.say("study-turn"), justify="right", no_wrap=True)
        rows.add_column(words.say("study-had"), justify="right", no_wrap=True)
        rows.add_column(words.say("study-bought"))
        for turn in one.turns:
            rows.add_row(str(turn.turn), f"{100 * turn.games / one.games:.0f}", text.bought(words, turn))
        console.print(rows)


def show_worths(words: Words, console: Output, findings: Findings) -> None:
    heading(console, words.say("study-worths"))
    rows = plain_table()
    rows.add_column(words.say("study-card"), overflow="fold")
    for column in ("worth", "without", "cut"):
        rows.add_column(words.say(f"study-{column}"), justify="right", no_wrap=True)
    if findings.free is not None:
        free = findings.free
        rows.add_row(words.say("study-free"), "", text.with_interval(words, free.share, free.interval))
    for worth in findings.worths:
        name = words.card(worth.card)
        rows.add_row(Text(name if worth.bought else words.say("study-not-bought", card=name)),
                     text.with_interval(words, worth.worth, worth.interval),
                     text.with_interval(words, worth.without.share, worth.without.interval),
                     "" if worth.cut is None else words.percent(worth.cut))
    console.print(rows)
    console.print(words.say("study-worths-explained"))
    console.print(words.say("study-worths-noise"))
    if findings.idle:
        console.print(text.idle(words, findings))
