"""A sample game as a page that needs nothing but itself: two curves, and the turns to unfold."""
from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass
from typing import List

from crownlands.lab.chart import COLOURS
from crownlands.locale.languages import of_page, spoken

WIDTH, HEIGHT, EDGE = 640, 200, 28
PAGE = """<!doctype html>
<html {language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font-family: sans-serif; line-height: 1.4; margin: 12px auto; max-width: 760px; padding: 0 8px }}
h1 {{ font-size: 1.3rem }} h2 {{ font-size: 1rem; margin: 20px 0 4px }}
svg {{ display: block; height: auto; width: 100% }}
section {{ border-left: 4px solid; margin: 8px 0; padding: 2px 0 2px 10px }}
h3 {{ font-size: 1rem; margin: 0 }} p {{ margin: 2px 0 }} .after {{ font-size: 0.9rem; opacity: 0.8 }}
</style>
</head>
<body>
<h1>{title}</h1>
{facts}
{curves}
{turns}
</body>
</html>
"""


@dataclass(frozen=True)
class Section:
    """A turn in words."""
    seat: int
    heading: str
    lines: List[str]
    after: str


@dataclass(frozen=True)
class Curve:
    title: str
    values: List[List[int]]                      # by seat and turn


def page_of(title: str, facts: Sequence[str], names: Sequence[str], curves: Sequence[Curve],
            sections: Sequence[Section]) -> str:
    told = [f"<p>{html.escape(fact)}</p>" for fact in facts]
    drawn = [f"<h2>{html.escape(curve.title)}</h2>\n{draw(curve, names)}" for curve in curves]
    turns: List[str] = []
    for section in sections:
        lines = "\n".join(f"<p>{html.escape(line)}</p>" for line in section.lines)
        turns.append(f'<section style="border-color: {COLOURS[section.seat]}">\n'
                     f'<h3>{html.escape(section.heading)}</h3>\n'
                     f'{lines}\n<p class="after">{html.escape(section.after)}</p>\n</section>')
    return PAGE.format(language=of_page(spoken()), title=html.escape(title),
                       facts="\n".join(told), curves="\n".join(drawn), turns="\n".join(turns))


def draw(curve: Curve, names: Sequence[str]) -> str:
    """Lines from turn to turn; their names stand at the top, in their colours."""
    values = [value for line in curve.values for value in line] or [0]
    low, high = min(0, *values), max(1, *values)
    turns = max(2, *[len(line) for line in curve.values])
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{html.escape(curve.title)}">']

    def place(turn: int, value: int) -> str:
        x = EDGE + (WIDTH - 2 * EDGE) * turn / (turns - 1)
        y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    for value in sorted({low, 0, high}):
        height = place(0, value).partition(",")[2]
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{height}" y2="{height}" stroke="#8886"/>'
                     f'<text x="0" y="{height}" font-size="12" fill="currentColor">{value}</text>')
    parts.append(f'<text x="{EDGE}" y="{HEIGHT - 6}" font-size="12" fill="currentColor">1</text>'
                 f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 6}" font-size="12" fill="currentColor">{turns}</text>')
    for seat, line in enumerate(curve.values):
        points = " ".join(place(turn, value) for turn, value in enumerate(line))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"/>'
                     f'<text x="{EDGE + seat * WIDTH // 2}" y="14" font-size="14" fill="{COLOURS[seat]}">'
                     f"{html.escape(names[seat])}</text>")
    return "\n".join([*parts, "</svg>"])
