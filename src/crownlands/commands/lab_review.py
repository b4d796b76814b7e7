"""`crownlands lab review`: what an expert thinks of the decisions in a recorded game."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Dict, List

from cyclopts import Parameter
from rich.table import Table

from crownlands import files
from crownlands.commands.progress import progress_bar
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.review import Judged, Review, judge, result_of
from crownlands.locale import Words
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands lab review game.json
    crownlands lab review game.json --seat 1 --playouts 5000
    crownlands lab review evening.yaml --json
"""


def lab_review(
    record: Annotated[Path, Parameter(help="A record or a saved game (.json or .yaml).")],
    *,
    seat: Annotated[int, Parameter(help="Whose decisions; the first seat is 0.")] = 0,
    playouts: Annotated[int, Parameter(help="Of each decision; 0: as many as a sixth of a second allows.")] = 0,
    seed: Annotated[int, Parameter(help="The same seed gives the same review.")] = 1,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """See what an expert would have chosen in a game, how often each choice wins, and the largest mistakes."""
    if playouts < 0:
        raise CrownlandsError("playouts-option")
    words = Words()
    game = read_record(record)
    decisions: List[Judged] = []
    done = 0
    with noted() as interrupt, progress_bar(words.say("lab-review-title"), len(game["steps"])) as advance:
        for judged in judge(game, seat, playouts, seed):
            decisions.append(judged)
            advance(judged.step - done)
            done = judged.step
            if interrupt.came:
                break
        else:
            advance(len(game["steps"]) - done)
    review = Review(game["game"], seat, decisions, result_of(game, seat))
    if json_:
        print(json.dumps(review.describe(), indent=1, ensure_ascii=False))
    else:
        show(words, review)
    return interrupt.exit_code


def read_record(path: Path) -> Dict[str, Any]:
    data = files.read(path)
    game: Any = data.get("record", data)
    if not isinstance(game, dict) or not isinstance(game.get("steps"), list) or "game" not in game:
        raise CrownlandsError("no-record-in", path=path)
    return game


def show(words: Words, review: Review) -> None:
    console = Output()
    table = Table(box=None, pad_edge=False)
    for title in ("turn", "step", "chosen", "chance", "expert", "best"):
        right = title in ("turn", "step", "chance", "best")
        table.add_column(words.say(f"lab-review-{title}"), justify="right" if right else "left")
    for judged in review.decisions:
        same = judged.choice == judged.chosen
        table.add_row(str(judged.turn), str(judged.step), option(words, review, judged, judged.chosen),
                      f"{judged.chance:.0%}", "" if same else option(words, review, judged, judged.choice),
                      "" if same else f"{judged.best:.0%}", style="bold red" if judged.is_mistake else None)
    console.print(table)
    console.print()
    if not review.mistakes:
        console.print(words.say("lab-review-none"))
    for judged in review.mistakes:
        why = " ".join(words.reason(each["id"], each["facts"]) for each in judged.reasons)
        told = words.say("lab-review-mistake", turn=judged.turn, chosen=option(words, review, judged, judged.chosen),
                         choice=option(words, review, judged, judged.choice), n=round(100 * judged.loss))
        console.print(f"{told} {why}".rstrip())


def option(words: Words, review: Review, judged: Judged, id: str) -> str:
    return words.option(id, judged.prompt) if review.game == "dominion" else id
