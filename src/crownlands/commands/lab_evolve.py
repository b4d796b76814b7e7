"""`crownlands lab evolve`: a strategy for a kingdom, evolved, trimmed and told."""
from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter
from rich.table import Table

import crownlands
from crownlands.bots.dominion.evolution import shelf
from crownlands.bots.dominion.evolution.evolution import LISTS, MENUS, MONEY, STAGES, Evolution
from crownlands.bots.dominion.evolution.plan import plan_of, text_of
from crownlands.bots.dominion.evolution.telling import kept as kept_text
from crownlands.bots.dominion.evolution.telling import reasons, told
from crownlands.commands.match import check_writable
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.files import UnusableFile, reason
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.dominion.study_text import comments
from crownlands.lab.evolve import UNLIMITED, evolve
from crownlands.lab.match import interval
from crownlands.locale import Words
from crownlands.locale.languages import FIRST
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands lab evolve --kingdom b2_first_game
    crownlands lab evolve --kingdom b1_size_distortion --seconds 10 --out rush.txt
    crownlands lab evolve --boxes base2e,seaside --seed 7 --json
    crownlands lab evolve --piles witch,chapel,village --games 200000 --jobs 1
"""
A_WHOLE = 1000                                   # what the bar counts to


def lab_evolve(
    *,
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    option: Options = None,
    seconds: Annotated[float, Parameter(help="How long, on all jobs at once.")] = 60.0,
    games: Annotated[Optional[int], Parameter(help="How many games in all, instead of seconds: the same seed then "
                                                   "gives the same strategy.")] = None,
    seed: Annotated[int, Parameter(help="The series of games, and the random kingdom if none is named.")] = 1,
    jobs: Annotated[Optional[int], Parameter(help="How many cores; two are used at the most.")] = None,
    out: Annotated[Optional[Path], Parameter(help="Write the strategy here (.txt).")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Evolve a strategy for a kingdom, see what each of its lines is worth, and keep it: the bot `evolved` plays it
    from then on. Without a table it is a random kingdom."""
    if seconds <= 0 or (games is not None and games < 1) or (jobs is not None and jobs < 1):
        raise CrownlandsError("evolve-needs")
    words = Words()
    if out is not None:
        check_writable(out)
    table, options = crownlands.game("dominion").laid_out(seed, read_options(option),
                                                          **read_table("dominion", kingdom, piles, boxes))
    ground = (tuple(table["piles"]), tuple(table["boxes"]), tuple(sorted(options.items())))
    crownlands.game("dominion").setup(2, options, **table)               # what is wrong with it is told here
    began = time.perf_counter()
    with noted() as interrupt:
        with progress_bar(words.say("evolve-title"), A_WHOLE) as advance:
            evolution = evolve(ground, seconds if games is None else float(UNLIMITED), games or UNLIMITED, seed,
                               jobs or os.cpu_count() or 1, lambda _stage, part: advance(round(A_WHOLE * part)))
        spent = time.perf_counter() - began
        if not evolution.chosen:
            Output().print(words.say("evolve-nothing"))
            return interrupt.exit_code
        above = comments(Words(FIRST), evolution)                        # files are in English
        text = told(evolution, above)
        kept = shelf.keep(evolution.setup.kingdom, kept_text(evolution, above)) if evolution.done else None
        if out is not None:
            write(out, text)
        if json_:
            print(json.dumps(described(words, evolution, seed, spent), indent=1))
        else:
            show(words, evolution, spent, kept)
    return interrupt.exit_code


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None


def opponents(words: Words, evolution: Evolution) -> List[str]:
    """What each is called."""
    called: List[str] = []
    for number, (opponent, group) in enumerate(zip(evolution.opponents, evolution.groups, strict=True)):
        if group in (MONEY, LISTS):
            called.append(Path(str(opponent)).stem)
        else:
            nth = evolution.groups[:number].count(group) + 1
            called.append(words.say("evolve-menu" if group == MENUS else "evolve-past", n=nth))
    return called


def show(words: Words, evolution: Evolution, seconds: float, kept: Optional[Path]) -> None:
    console = Output()
    if not evolution.done:
        console.print(words.say("evolve-interrupted", n=evolution.played))
    print(told(evolution, comments(words, evolution)))
    if evolution.results:
        console.print(words.say("evolve-games", n=evolution.played, seconds=words.decimal(seconds),
                                exam=evolution.exam_games))
        table = Table(box=None)
        table.add_column(words.say("evolve-opponent"))
        table.add_column(words.say("evolve-share"), justify="right")
        for name, (share,) in zip(opponents(words, evolution), evolution.results, strict=True):
            low, high = interval(share * evolution.exam_games, evolution.exam_games)
            table.add_row(name, words.say("match-share", share=words.percent(share), low=words.percent(low),
                                          high=words.percent(high)))
        console.print(table)
    if kept is not None:
        console.print(words.say("evolve-kept", path=str(kept)))


def described(words: Words, evolution: Evolution, seed: int, seconds: float) -> Dict[str, Any]:
    kingdom = evolution.setup.kingdom
    strategies = []
    for number, (rules, share) in enumerate(evolution.chosen):
        lines: List[Dict[str, Any]] = [{"line": line} for line in text_of(plan_of(rules), kingdom)]
        for place, line in enumerate(lines):
            line["worth"] = evolution.worths[number][place] if evolution.worths else None
        strategies.append({"share": share, "lines": lines})
    results = []
    for name, (share,) in zip(opponents(words, evolution), evolution.results, strict=False):
        results.append({"opponent": name, "share": share,
                        "interval": list(interval(share * evolution.exam_games, evolution.exam_games))})
    return {"kingdom": list(kingdom.kingdom), "options": kingdom.options, "seed": seed, "seconds": seconds,
            "games": evolution.played, "stages": evolution.stage, "of_stages": len(STAGES),
            "strategies": strategies, "reasons": [each.describe() for each in reasons(evolution)],
            "turns": evolution.turns, "exam_games": evolution.exam_games, "results": results}
