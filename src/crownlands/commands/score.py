"""`crownlands score`: the points of kingdoms that lie on a real table."""
from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Dict, List

from cyclopts import Parameter
from rich.text import Text

from crownlands.dominoes.grid import count
from crownlands.dominoes.kingdom import Kingdom
from crownlands.dominoes.rules import Rules
from crownlands.dominoes.scoring import score_sheet
from crownlands.dominoes.state import blank_state
from crownlands.dominoes.tiles import BUILDINGS, PER_KNIGHT, PER_TOWER
from crownlands.files import UnusableFile, reason
from crownlands.locale import Words
from crownlands.terminal.dominoes.chart import draw_kingdom
from crownlands.terminal.dominoes.drawing import Drawing, WrongDrawing, kingdom_of, read_drawings, rules_for, wrong
from crownlands.terminal.dominoes.screen import Block, Screen
from crownlands.terminal.dominoes.sheet import draw_sheet, tie_break
from crownlands.terminal.dominoes.wording import Wording

EXAMPLES = """The file is a drawing, a row a line, with spaces between the squares:

    player: Anna
    W    L1   L    T#   T#
    W1   M    L1   F    S1
    W    M2   C    T#   T#
    T#   M2   T#   G    F1
    F1   G    G1   G2   F
    buildings: church, big tavern, statue, guardtower, sawmill, travelling castle
    coins: 11
    queen: yes

W wheat, F forest, L lake, G grassland, S swamp, M mine, T town, C castle, . nothing. A digit is crowns; # a building,
Q a Queen's Tower, k a knight. Further lines: towers, knights (all of them), game, size, middle_kingdom, harmony.
The next kingdom begins with its `player:`.

Examples:

    crownlands score anna.txt
    crownlands score evening.txt --json
"""


def score(
    file: Annotated[Path, Parameter(help="The drawing, or - for the standard input.", allow_leading_hyphen=True)],
    /,
    *,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Score kingdoms of Kingdomino, Queendomino or Royal Wedding that you type as a drawing, and see who wins."""
    words = Words()
    try:
        game, drawings = read_drawings(read_text(file))
        rules = rules_for(game, drawings)
        kingdoms = [kingdom_of(drawing, rules) for drawing in drawings]
        hosts = hosts_of(drawings)
    except WrongDrawing as error:
        raise WrongDrawing("in-file", file=file, why=error) from None
    names = names_of(drawings, words)
    sheets = [score_sheet(kingdom, rules, host) for kingdom, host in zip(kingdoms, hosts, strict=True)]
    notes = [note for place, drawing in enumerate(drawings)
             for note in notes_of(drawing, names[place], kingdoms[place], rules, words)]
    winners = winners_of(kingdoms, rules, hosts)
    if json_:
        facts: Dict[str, Any] = {"game": rules.game, "size": int(rules.limit), "kingdoms": [
            {"name": name, "sheet": sheet} for name, sheet in zip(names, sheets, strict=True)],
            "winners": [names[place] for place in winners], "notes": notes}
        print(json.dumps(facts, indent=1, ensure_ascii=False))
        return 0
    show(Screen(words, Wording(words)), names, kingdoms, sheets, winners, notes)
    return 0


def read_text(path: Path) -> str:
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise UnusableFile("no-file", path=path) from None
    except UnicodeDecodeError:
        raise UnusableFile("no-utf8", path=path) from None
    except (OSError, ValueError) as error:
        raise UnusableFile("not-read", path=path, why=reason(error)) from None


def hosts_of(drawings: Sequence[Drawing]) -> List[bool]:
    """Who hosts the queen: one at most."""
    lines = [drawing.facts["queen"][0] for drawing in drawings if drawing.value("queen", False)]
    if len(lines) > 1:
        raise wrong(lines[1], 1, "one-queen", line=lines[0])
    return [bool(drawing.value("queen", False)) for drawing in drawings]


def names_of(drawings: Sequence[Drawing], words: Words) -> List[str]:
    if len(drawings) == 1:
        return [drawings[0].name or words.say("score-unnamed")]
    return [drawing.name or words.say("score-nobody", n=place + 1) for place, drawing in enumerate(drawings)]


def winners_of(kingdoms: Sequence[Kingdom], rules: Rules, hosts: Sequence[bool]) -> List[int]:
    """By the engine's own order of kingdoms, with its tie-breaks."""
    ranks: List[int] = []
    for kingdom, host in zip(kingdoms, hosts, strict=True):
        state = blank_state(rules)
        state.kingdoms[0] = kingdom
        if host:
            state.queen = 0
        ranks.append(int(state.rank(0)))
    return [place for place, rank in enumerate(ranks) if rank == max(ranks)] if len(ranks) > 1 else []


def notes_of(drawing: Drawing, name: str, kingdom: Kingdom, rules: Rules, words: Words) -> List[str]:
    """What was taken for granted, where it counts."""
    notes: List[str] = []
    if count(kingdom.occupied) % 2 == 0:
        notes.append(words.say("score-note-odd", name=name))
    if not rules.town:
        return notes
    counted = [BUILDINGS[building].per for _square, building in kingdom.buildings]
    if "coins" not in drawing.facts:
        notes.append(words.say("score-note-coins", name=name))
    if PER_TOWER in counted and "towers" not in drawing.facts:
        notes.append(words.say("score-note-towers", name=name, n=int(kingdom.towers)))
    if PER_KNIGHT in counted and "knights" not in drawing.facts:
        notes.append(words.say("score-note-knights", name=name, n=int(kingdom.all_knights())))
    return notes


def show(screen: Screen, names: Sequence[str], kingdoms: Sequence[Kingdom], sheets: Sequence[Dict[str, Any]],
         winners: Sequence[int], notes: Sequence[str]) -> None:
    words = screen.words
    screen.draw_blocks([Block([Text(name, "bold"), *draw_kingdom(kingdom, {}, room=False)])
                        for name, kingdom in zip(names, kingdoms, strict=True)])
    screen.console.print(draw_sheet(words, names, sheets))
    for note in notes:
        screen.refuse(note)
    if not winners:
        return
    best = max(sheet["total"] for sheet in sheets)
    beaten = [kingdoms[place] for place, sheet in enumerate(sheets) if sheet["total"] == best and place not in winners]
    decided = tie_break(beaten, kingdoms[winners[0]])
    if decided:
        screen.say(decided, "bold")
    if len(winners) > 1:
        screen.say("end-share", "bold", names=words.listed([names[place] for place in winners]))
    else:
        screen.say("score-wins", "bold", name=names[winners[0]])
