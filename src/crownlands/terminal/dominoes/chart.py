"""Draws kingdoms and dominoes as squares of a letter each: colour helps, but never says anything alone."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Dict, List, Tuple

from rich.text import Text

from crownlands.dominoes.grid import BITS, squares_in
from crownlands.dominoes.kingdom import CASTLE, TOWARD, Kingdom
from crownlands.dominoes.tiles import BUILDING_IDS, TOWN
from crownlands.terminal.dominoes.wording import CASTLE_LETTER, LETTERS, halves

Place = Tuple[int, int]

# by terrain: wheat, forest, lake, grassland, swamp, mine, town
STYLES = ("black on color(221)", "bright_white on color(22)", "bright_white on color(25)", "black on color(113)",
          "bright_white on color(95)", "bright_white on color(241)", "bright_white on color(124)")
CASTLE_STYLE = "bold black on color(252)"
BUILDING = "#"
QUEENS_TOWER = "Q"
KNIGHT = "k"
FREE = "·"                                       # within the limit
POSSIBLE = "+"                                   # the domino can come to lie here
WIDTH = 4                                        # of a square


def draw_square(text: str, style: str) -> Text:
    return Text(f" {text:<{WIDTH - 1}}", style)


def draw_domino(domino: int) -> Text:
    """Its two squares side by side."""
    return Text("").join([draw_square(LETTERS[terrain] + (str(crowns) if crowns else ""), STYLES[terrain])
                          for terrain, crowns in halves(domino)])


def shadow(domino: int, x: int, y: int, direction: int) -> Dict[Place, str]:
    """Where the domino would lie, in small letters."""
    right, down = TOWARD[direction]
    first, second = [LETTERS[terrain].lower() + (str(crowns) if crowns else "") for terrain, crowns in halves(domino)]
    return {(x, y): first, (x + right, y + down): second}


def draw_kingdom(kingdom: Kingdom, marks: Mapping[Place, str], room: bool) -> List[Text]:
    """Line by line, with coordinates seen from the castle. marks: what to write on empty squares; room: show where the
    kingdom can still grow, as far as a domino reaches."""
    squares = {(int(kingdom.x_of(square)), int(kingdom.y_of(square))): int(square)
               for square in squares_in(kingdom.occupied)}
    columns = reach(int(kingdom.first_column), int(kingdom.last_column), int(kingdom.growth.limit), room)
    rows = reach(int(kingdom.first_row), int(kingdom.last_row), int(kingdom.growth.limit), room)
    lines = [Text("    " + "".join(f" {x:>2} " for x in columns), "dim")]
    for y in rows:
        line = Text.assemble((f"{y:>3} ", "dim"))
        for x in columns:
            if (x, y) in squares:
                line.append_text(draw_occupied(kingdom, squares[x, y]))
            elif (x, y) in marks:
                line.append_text(draw_square(marks[x, y], "bold cyan"))
            else:
                line.append_text(draw_square(FREE if room else "", "dim"))
        lines.append(line)
    return lines


def reach(first: int, last: int, limit: int, room: bool) -> range:
    if not room:
        return range(first, last + 1)
    return range(max(last - limit + 1, first - 2), min(first + limit - 1, last + 2) + 1)


def draw_occupied(kingdom: Kingdom, square: int) -> Text:
    if square == CASTLE:
        return draw_square(CASTLE_LETTER, CASTLE_STYLE)
    terrain = int(kingdom.terrain_at(square))
    crowns = int(kingdom.crowns_in(BITS[square]))
    second = str(crowns) if crowns else " "
    if terrain == TOWN:
        second = " "
        for place, building in kingdom.buildings:
            if place == square:
                second = QUEENS_TOWER if BUILDING_IDS[building] == "queens_tower" else BUILDING
    knight = KNIGHT if kingdom.knights & BITS[square] else ""
    return draw_square(LETTERS[terrain] + second + knight, STYLES[terrain])
