"""The notepad: points row by row, a column for each kingdom."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, List, Optional

from rich import box
from rich.table import Table
from rich.text import Text

from crownlands.dominoes.kingdom import Kingdom
from crownlands.dominoes.scoring import largest_territory
from crownlands.dominoes.tiles import TERRAINS
from crownlands.locale import Words

MOST_WITH_WORKINGS = 2                           # kingdoms beside each other that leave room for how points came about

Sheet = Mapping[str, Any]


def draw_sheet(words: Words, titles: Sequence[str], sheets: Sequence[Sheet],
               before: Optional[Sequence[int]] = None) -> Table:
    """before: the points of the earlier games of a Dynasty."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_footer=True, header_style="bold", footer_style="bold")
    workings = len(sheets) <= MOST_WITH_WORKINGS
    totals = [sheet["total"] + (before[place] if before else 0) for place, sheet in enumerate(sheets)]
    table.add_column("", footer=words.say("sheet-total"))
    for title, total in zip(titles, totals, strict=True):
        table.add_column(Text(title), footer=Text(str(total)), justify="right")
        if workings:
            table.add_column("", style="dim")
    for name in rows_of(sheets):
        cells: List[Text] = []
        for sheet in sheets:
            cells.append(Text(points_in(sheet, name, words)))
            if workings:
                cells.append(Text(working(sheet, name, words)))
        table.add_row(Text(words.say(f"sheet-{name}" if name not in TERRAINS else f"terrain-{name}.title")), *cells)
    if before:
        table.add_row(words.say("sheet-before"), *spread([str(points) for points in before], workings))
    return table


def spread(cells: Sequence[str], workings: bool) -> List[str]:
    return [text for cell in cells for text in ([cell, ""] if workings else [cell])]


def rows_of(sheets: Sequence[Sheet]) -> List[str]:
    order = ("coins", *TERRAINS, "buildings", "queen", "middle_kingdom", "harmony")
    return [name for name in order if name in sheets[0]]


def points_in(sheet: Sheet, name: str, words: Words) -> str:
    """The points of a row. The queen's are in the row of her territory already, so hers only names it."""
    if name == "buildings":
        return str(sum(building["points"] for building in sheet[name]))
    if name == "queen":
        return words.say("sheet-none") if sheet[name] is None else words.say("sheet-queen-counted")
    return str(sheet[name])


def working(sheet: Sheet, name: str, words: Words) -> str:
    """How the points came about."""
    if name == "buildings":
        points: Dict[str, List[int]] = {}
        for building in sheet[name]:
            points.setdefault(words.say(f"building-{building['building']}"), []).append(building["points"])
        return "\n".join(words.say("sheet-building", building=building, points=" + ".join(map(str, own)))
                         for building, own in points.items() if any(own))
    if name == "queen":
        if sheet[name] is None:
            return ""
        return words.say("sheet-queen-in", terrain=words.say(f"terrain-{sheet[name]['terrain']}"),
                         points=sheet[name]["points"])
    if name not in TERRAINS:
        return ""
    parts = [f"{size}×{crowns}" for size, crowns in sheet["territories"][name] if crowns]
    queen = sheet.get("queen")
    if queen and queen["terrain"] == name:
        parts.append(words.say("sheet-queen-adds", points=queen["points"]))
    return " + ".join(parts)


def tie_break(losers: Sequence[Kingdom], winner: Kingdom) -> str:
    """What decided against kingdoms with as many points, as the id of a message; nothing, if there are none."""
    if not losers:
        return ""
    sizes = [largest_territory(loser) for loser in losers]
    return "end-more-crowns" if largest_territory(winner) in sizes else "end-larger-territory"
