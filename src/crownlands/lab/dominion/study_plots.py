"""The plots of a study, as wide as their window: dots with intervals, curves, stacked bars."""
from __future__ import annotations

import html
from collections.abc import Sequence
from typing import List, Tuple

from crownlands.lab.chart import COLOURS
from crownlands.lab.dominion.findings import Interval, Purchases
from crownlands.lab.dominion.study_text import often_bought

WIDTH = 420                                      # about that of a phone
EDGE = 26
CURVE_HEIGHT = 170
BARS_HEIGHT = 190
LETTERS = 11
PALETTE = (*COLOURS, "#8c6d31", "#7b5fc4", "#5f7d3a")
OTHERS = "#999999"
GRID = 'stroke="currentColor" stroke-opacity="0.2"'

Dot = Tuple[str, float, Interval]                # name, value, interval


def opened(title: str, height: int) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{html.escape(title)}">'


def letters(x: float, y: float, said: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{LETTERS}" fill="currentColor" {more}>{html.escape(said)}</text>'


def dots(rows: Sequence[Dot], middle: float, low: float, high: float) -> str:
    """A row for each: its interval as a line, its value as a dot; a line down the middle. Not an SVG: names keep the
    size of other letters on a phone."""
    def place(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / (high - low):.1f}%"

    parts = ['<div class="dots">']
    for name, value, (least, most) in rows:
        colour = COLOURS[0] if least > middle else COLOURS[1] if most < middle else OTHERS
        wide = f"calc({place(most)} - {place(least)})"
        parts.append(f'<span>{html.escape(name)}</span><div class="track" style="color: {colour}">'
                     f'<i class="middle" style="left: {place(middle)}"></i>'
                     f'<i class="line" style="left: {place(least)}; width: {wide}"></i>'
                     f'<i class="dot" style="left: {place(value)}"></i></div>')
    marks = "".join(f'<i style="left: {place(value)}">{100 * value:.0f}</i>' for value in (low, middle, high))
    return "\n".join([*parts, f'<span></span><div class="track marks">{marks}</div>', "</div>"])


def curves(title: str, names: Sequence[str], lines: Sequence[Sequence[float]]) -> str:
    """Shares of 0 to 1 from turn to turn; names stand beside, in their colours."""
    turns = max(2, *(len(line) for line in lines))
    parts = [opened(title, CURVE_HEIGHT)]

    def place(turn: int, value: float) -> Tuple[float, float]:
        return (EDGE + (WIDTH - 2 * EDGE) * (turn - 1) / (turns - 1),
                CURVE_HEIGHT - EDGE - (CURVE_HEIGHT - 2 * EDGE) * value)

    for value in (0.0, 0.5, 1.0):
        y = place(1, value)[1]
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" {GRID}/>'
                     + letters(0, y + 4, f"{100 * value:.0f}"))
    for turn in range(5, turns + 1, 5):
        parts.append(letters(place(turn, 0)[0], CURVE_HEIGHT - 8, str(turn), 'text-anchor="middle"'))
    for number, line in enumerate(lines):
        points = " ".join("{:.1f},{:.1f}".format(*place(turn, value)) for turn, value in enumerate(line, 1))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{PALETTE[number % len(PALETTE)]}" '
                     'stroke-width="2.5"/>')
    return "\n".join([*parts, "</svg>", legend(names)])


def legend(names: Sequence[str]) -> str:
    items = [f'<li><span style="background: {PALETTE[number % len(PALETTE)]}"></span>{html.escape(name)}</li>'
             for number, name in enumerate(names)]
    return f'<ul class="legend">{"".join(items)}</ul>'


def bars(title: str, purchases: Purchases, name_of: Sequence[Tuple[str, str]]) -> str:
    """Turn by turn what is bought, one upon the other. name_of: the cards that have a colour, with their names."""
    order = [card for card, _name in name_of]
    height = max(1.0, *(sum(copies for _card, copies in often_bought(turn)) for turn in purchases.turns))
    wide = (WIDTH - 2 * EDGE) / max(1, len(purchases.turns))
    parts = [opened(title, BARS_HEIGHT)]
    for value in range(int(height) + 1):
        y = BARS_HEIGHT - EDGE - (BARS_HEIGHT - 2 * EDGE) * value / height
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}" {GRID}/>'
                     + letters(8, y + 4, str(value)))
    for place, turn in enumerate(purchases.turns):
        top = float(BARS_HEIGHT - EDGE)
        bought = dict(often_bought(turn))
        for card in [*order, *(card for card in bought if card not in order)]:
            tall = (BARS_HEIGHT - 2 * EDGE) * bought.get(card, 0.0) / height
            if tall > 0:
                top -= tall
                colour = PALETTE[order.index(card)] if card in order else OTHERS
                parts.append(f'<rect x="{EDGE + wide * place + 1:.1f}" y="{top:.1f}" width="{wide - 2:.1f}" '
                             f'height="{tall:.1f}" fill="{colour}"/>')
        if turn.turn % 5 == 0 or turn.turn == 1:
            parts.append(letters(EDGE + wide * (place + 0.5), BARS_HEIGHT - 8, str(turn.turn),
                                 'text-anchor="middle"'))
    return "\n".join([*parts, "</svg>", legend([name for _card, name in name_of])])


def most_bought(purchases: Purchases) -> List[str]:
    """The cards that get a colour, by their first great turn."""
    totals = {card: 0.0 for turn in purchases.turns for card, _copies in often_bought(turn)}
    for turn in purchases.turns:
        for card, copies in often_bought(turn):
            totals[card] += copies * turn.games / max(1, purchases.games)
    return sorted(totals, key=lambda card: -totals[card])[:len(PALETTE)]
