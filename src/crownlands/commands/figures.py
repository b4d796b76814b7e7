"""`crownlands check figures`: other people's figures beside ours."""
from __future__ import annotations

import json
from itertools import chain
from typing import List, Optional

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from crownlands.lab.dominion import figures as dominion
from crownlands.lab.dominoes import figures as dominoes
from crownlands.lab.figures import Figure
from crownlands.locale import Words


def check_figures(games: Optional[int], seed: int, as_json: bool) -> int:
    """Work out every figure and show it; 1 if one does not agree."""
    words = Words()
    figures: List[Figure] = []
    screen = Console(stderr=True)
    try:
        with Progress(SpinnerColumn(), TextColumn("{task.description}"), console=screen, transient=True,
                      disable=not screen.is_terminal) as progress:
            task = progress.add_task("")
            for figure in chain(dominion.all_figures(games or dominion.GAMES, seed),
                                dominoes.all_figures(games or dominoes.GAMES, seed)):
                figures.append(figure)
                progress.update(task, description=figure.match)
    except KeyboardInterrupt:
        print(words.say("figures-interrupted", n=len(figures)))
    played = {"dominion": games or dominion.GAMES, "kingdomino": games or dominoes.GAMES}
    if as_json:
        facts = {"games": played, "seed": seed, "figures": [describe(figure) for figure in figures]}
        print(json.dumps(facts, indent=1))
    else:
        show(words, figures)
        print(words.say("figures-summary", n=len(figures), games=played["dominion"], dominoes=played["kingdomino"],
                        seed=seed, wrong=sum(not figure.agrees for figure in figures)))
    return 0 if all(figure.agrees for figure in figures) else 1


def describe(figure: Figure) -> dict[str, object]:
    return {"match": figure.match, "what": figure.what, "theirs": figure.theirs, "ours": round(figure.ours, 3),
            "tolerance": figure.tolerance, "soft": figure.soft, "agrees": figure.agrees}


def show(words: Words, figures: List[Figure]) -> None:
    """A heading for each match, a line for each figure."""
    table = Table(box=None, header_style="bold")
    table.add_column(words.say("figures-what"))
    for column in ("theirs", "ours", "tolerance"):
        table.add_column(words.say(f"figures-{column}"), justify="right")
    table.add_column(words.say("figures-agrees"))
    match = ""
    for figure in figures:
        if figure.match != match:
            match = figure.match
            table.add_row(match, style="bold")
        limit = f"{'-' if figure.soft else '±'}{figure.tolerance}"
        table.add_row(f"  {figure.what}", f"{figure.theirs:.1f}", f"{figure.ours:.2f}", limit,
                      words.say("figures-yes" if figure.agrees else "figures-no"))
    Console().print(table)
