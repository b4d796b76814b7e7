"""A match as a picture: win shares with their intervals, points, coins and cards turn by turn, and how the ends of
games are spread. And ratings as a picture. A page is as wide as its window; a picture fits a phone.

Drawn with Altair, which is not needed for anything else and therefore an extra."""
from __future__ import annotations

import html
import importlib
import io
import json
import textwrap
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Dict, List

from crownlands.files import UnusableFile, reason
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.by_turn import Turn, turns_of
from crownlands.lab.match import Outcome, interval
from crownlands.lab.ratings import Standing
from crownlands.locale import Words
from crownlands.locale.languages import of_page, separator, spoken

FORMATS = (".html", ".svg", ".png")
WIDTH = 320                          # of a picture; with its axes it fits a phone
PLOT_HEIGHT = 180
ROW_HEIGHT = 28
HILL_HEIGHT = 40                     # of one player's spread
HILL = 0.9                           # of that, how much the highest may take
PAGE = """<!doctype html>
<html {language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font-family: sans-serif; margin: 12px; max-width: 900px }}
h1 {{ font-size: 1.2rem }}
.chart {{ width: 100%; margin-bottom: 16px }}
</style>
</head>
<body>
<h1>{title}</h1>
{places}
<script>
{library}
</script>
<script>
{program}
</script>
</body>
</html>
"""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")     # told apart by the colour-blind too
COMMAS = {"decimal": ",", "thousands": "\N{NO-BREAK SPACE}", "grouping": [3], "currency": ["", ""]}


def check_chart(path: Path) -> None:
    """Refuse what cannot be drawn, before anything is played."""
    if path.suffix.lower() not in FORMATS:
        raise UnusableFile("chart-suffix", path=path)
    load_altair()


def load_altair() -> Any:
    try:
        importlib.import_module("vl_convert")            # makes pictures, and pages that need no network
        return importlib.import_module("altair")
    except ImportError:
        raise CrownlandsError("charts-missing") from None


def draw_chart(path: Path, outcome: Outcome, labels: Sequence[str], words: Words) -> None:
    """The outcome must have rows."""
    altair = load_altair()
    turns = [turn for players in turns_of(outcome) for turn in players]
    charts = [shares(altair, outcome, labels, words), curve(altair, turns, labels, words, "points"),
              *[curve(altair, turns, labels, words, what) for what in ("coins", "cards")
                if any(getattr(turn, what) for turn in turns)],
              spread(altair, [row[3] for row in outcome.rows], labels, words, "points"),
              spread(altair, [row[4] for row in outcome.rows], labels, words, "turns")]
    write_charts(path, charts, words.say("chart-title", names=words.listed(labels), n=outcome.games), words)


def draw_ratings(path: Path, standings: Sequence[Standing], title: str, words: Words) -> None:
    """A point for each rating, on a line that is its interval, best first."""
    altair = load_altair()
    names = [standing.name for standing in standings]
    data = [{"player": standing.name, "rating": standing.rating, "low": standing.interval[0],
             "high": standing.interval[1]} for standing in standings]
    player = altair.Y("player:N", sort=names, title=None, axis=altair.Axis(labelLimit=200))
    scale = altair.Scale(zero=False)
    base = altair.Chart(altair.Data(values=data), height=ROW_HEIGHT * len(names))
    line = base.mark_rule(strokeWidth=3, color=COLOURS[0]).encode(
        x=altair.X("low:Q", title=words.say("chart-rating"), scale=scale, axis=altair.Axis(format="d")), x2="high:Q",
        y=player)
    point = base.mark_point(filled=True, size=90, opacity=1, color=COLOURS[0]).encode(
        x=altair.X("rating:Q", scale=scale), y=player,
        tooltip=["player:N", *[altair.Tooltip(f"{what}:Q", format=".0f") for what in ("rating", "low", "high")]])
    write_charts(path, [line + point], title, words)


def write_charts(path: Path, charts: Sequence[Any], title: str, words: Words) -> None:
    altair = load_altair()
    kind = path.suffix.lower()[1:]
    if kind == "html":
        data = page(altair, charts, title, words).encode("utf-8")
    else:
        buffer: Any = io.BytesIO() if kind == "png" else io.StringIO()
        drawn = altair.vconcat(*[chart.properties(width=WIDTH) for chart in charts], title=broken(altair, title))
        configured(drawn, words).save(buffer, format=kind)
        written = buffer.getvalue()
        data = written if isinstance(written, bytes) else written.encode("utf-8")
    try:
        path.write_bytes(data)
    except OSError as error:
        raise UnusableFile("not-written", path=path, why=reason(error)) from None


def broken(altair: Any, title: str) -> Any:
    """In lines that a narrow picture has room for."""
    return altair.TitleParams(textwrap.wrap(title, 48), anchor="start")


def configured(drawn: Any, words: Words) -> Any:
    """Without a frame, and with the language's own decimals on axes and in what a pointer shows."""
    if separator(words.language) == ",":
        drawn = drawn.configure(locale={"number": COMMAS})
    return drawn.configure_view(strokeOpacity=0)


def page(altair: Any, charts: Sequence[Any], title: str, words: Words) -> str:
    """One page that holds all it needs, its charts one below the other and each as wide as the window."""
    version = "_".join(altair.SCHEMA_VERSION.split(".")[:2])
    library = importlib.import_module("vl_convert").javascript_bundle(vl_version=version)
    places: List[str] = []
    calls: List[str] = []
    for number, chart in enumerate(charts):
        drawn = configured(chart.properties(width="container"), words)
        spec = drawn.to_json(indent=None).replace("</", "<\\/")
        places.append(f'<div class="chart" id="chart{number}"></div>')
        calls.append(f'vegaEmbed("#chart{number}", {spec}, {{"actions": false, "renderer": "svg"}});')
    return PAGE.format(language=of_page(spoken()), title=html.escape(title),
                       places="\n".join(places), library=library, program="\n".join(calls))


def by_player(altair: Any, labels: Sequence[str]) -> Any:
    """The shares at the top name the colours: no legend."""
    scale = altair.Scale(domain=list(labels), range=list(COLOURS[:len(labels)]))
    return altair.Color("player:N", scale=scale, legend=None)


def shares(altair: Any, outcome: Outcome, labels: Sequence[str], words: Words) -> Any:
    """A point for each player's share of games won alone, on a line that is its interval."""
    data = []
    for seat, label in enumerate(labels):
        low, high = interval(outcome.won[seat], outcome.games)
        data.append({"player": label, "win": outcome.won[seat] / outcome.games, "low": low, "high": high})
    player = altair.Y("player:N", sort=list(labels), title=None)
    axis = altair.Axis(format="%")
    title = words.say("chart-win")
    base = altair.Chart(altair.Data(values=data), height=ROW_HEIGHT * len(labels))
    line = base.mark_rule(strokeWidth=3).encode(
        x=altair.X("low:Q", title=title, axis=axis, scale=altair.Scale(domain=[0, 1])), x2="high:Q", y=player,
        color=by_player(altair, labels))
    point = base.mark_point(filled=True, size=90, opacity=1).encode(
        x=altair.X("win:Q", title=title), y=player, color=by_player(altair, labels),
        tooltip=["player:N", altair.Tooltip("win:Q", format=".1%"), altair.Tooltip("low:Q", format=".1%"),
                 altair.Tooltip("high:Q", format=".1%")])
    return line + point


def curve(altair: Any, turns: Sequence[Turn], labels: Sequence[str], words: Words, what: str) -> Any:
    """Mean points, coins or cards turn by turn, while at least one game in twenty lasts that long."""
    data = [{"player": labels[turn.player], "turn": turn.number, what: getattr(turn, what)} for turn in turns]
    base = altair.Chart(altair.Data(values=data), height=PLOT_HEIGHT)
    return base.mark_line(strokeWidth=2.5).encode(
        x=altair.X("turn:Q", title=words.say("chart-turn")),
        y=altair.Y(f"{what}:Q", title=words.say(f"chart-{what}-so-far")), color=by_player(altair, labels),
        tooltip=["player:N", "turn:Q", altair.Tooltip(f"{what}:Q", format=".1f")])


def spread(altair: Any, games: Sequence[Sequence[int]], labels: Sequence[str], words: Words, what: str) -> Any:
    """How often each number of points, or of turns, came about: a hill for each player, one below the other."""
    counts = [Counter(numbers[seat] for numbers in games) for seat in range(len(labels))]
    highest = max(max(count.values()) for count in counts)
    data: List[Dict[str, Any]] = []
    for seat, label in enumerate(labels):
        foot = len(labels) - 1 - seat
        data += [{"player": label, what: number, "share": counts[seat][number] / len(games), "foot": foot,
                  "top": foot + HILL * counts[seat][number] / highest}
                 for number in range(min(counts[seat]) - 1, max(counts[seat]) + 2)]
    names = json.dumps(list(reversed(labels)))
    axis = altair.Axis(values=list(range(len(labels))), labelExpr=f"{names}[datum.value]", grid=True)
    base = altair.Chart(altair.Data(values=data), height=HILL_HEIGHT * len(labels))
    return base.mark_area(opacity=0.6, line=True, interpolate="step").encode(
        x=altair.X(f"{what}:Q", title=words.say(f"chart-{what}")),
        y=altair.Y("foot:Q", title=None, axis=axis, scale=altair.Scale(domain=[0, len(labels)])), y2="top:Q",
        color=by_player(altair, labels),
        tooltip=["player:N", f"{what}:Q", altair.Tooltip("share:Q", format=".1%")])
