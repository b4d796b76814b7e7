"""`crownlands check figures`: other people's figures beside ours."""
from __future__ import annotations

import json
from typing import List, Optional

from rich.table import Table

from crownlands.commands.crew import crew_for
from crownlands.commands.progress import progress_bar
from crownlands.interrupt import noted
from crownlands.lab.dominion import figures as dominion
from crownlands.lab.dominoes import figures as dominoes
from crownlands.lab.figures import Figure, work_out
from crownlands.locale import Words
from crownlands.terminal.output import Output


def check_figures(games: Optional[int], seed: int, jobs: Optional[int], as_json: bool,
                  ray: Optional[str] = None) -> int:
    """Work out every figure and show it; 1 if one is wrong."""
    words = Words()
    played = {"dominion": games or dominion.GAMES, "kingdomino": games or dominoes.GAMES}
    trials = [*dominion.trials(played["dominion"], seed), *dominoes.trials(played["kingdomino"], seed)]
    with noted() as interrupt:
        with crew_for(jobs, ray) as crew, \
                progress_bar(words.say("figures-title"), sum(trial.games for trial in trials)) as advance:
            figures = work_out(trials, crew, advance)
        if as_json:
            facts = {"games": played, "seed": seed, "figures": [describe(words, figure) for figure in figures]}
            print(json.dumps(facts, indent=1, ensure_ascii=False))
        else:
            if interrupt.came:
                print(words.say("figures-interrupted", n=len(figures)))
            show(words, figures)
            print(words.say("figures-summary", n=len(figures), games=played["dominion"],
                            dominoes=played["kingdomino"], seed=str(seed),
                            explained=sum(not figure.agrees and not figure.is_wrong for figure in figures),
                            wrong=sum(figure.is_wrong for figure in figures)))
    return interrupt.exit_code or (1 if any(figure.is_wrong for figure in figures) else 0)


def describe(words: Words, figure: Figure) -> dict[str, object]:
    return {"match": figure.match, "what": figure.what, "source": figure.source, "theirs": figure.theirs,
            "ours": round(figure.ours, 3), "tolerance": round(figure.tolerance, 3), "soft": figure.soft,
            "agrees": figure.agrees, "explained": words.say(figure.explained) if figure.explained else None}


def show(words: Words, figures: List[Figure]) -> None:
    """A heading for each match, a line for each figure."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(words.say("figures-what"))
    for column in ("theirs", "ours", "tolerance"):
        table.add_column(words.say(f"figures-{column}"), justify="right", no_wrap=True)
    for column in ("agrees", "source"):
        table.add_column(words.say(f"figures-{column}"), no_wrap=True)
    match = ""
    for figure in figures:
        if figure.match != match:
            match = figure.match
            table.add_row(match, style="bold")
        limit = f"{'−' if figure.soft else '±'}{words.decimal(figure.tolerance, 2)}"
        agrees = "yes" if figure.agrees else "no" if figure.is_wrong else "explained"
        table.add_row(f"  {figure.what}", words.decimal(figure.theirs), words.decimal(figure.ours, 2), limit,
                      words.say(f"figures-{agrees}"), figure.source)
    console = Output()
    console.print(table)
    console.print()
    console.print(words.say("figures-limits"))
    for figure in figures:
        if not figure.agrees and figure.explained:
            console.print(f"{figure.match}, {figure.what}: {words.say(figure.explained)}")
