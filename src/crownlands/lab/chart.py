"""A match as a picture: win shares with their intervals, points turn by turn, and how the ends of games are spread.

Drawn with Altair, which is not needed for anything else and therefore an extra."""
from __future__ import annotations

import importlib
import io
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Dict, List

from crownlands.files import UnusableFile, reason
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.match import Outcome, interval
from crownlands.locale import Words

FORMATS = (".html", ".svg", ".png")
WIDTH = 520
PLOT_HEIGHT = 180
ROW_HEIGHT = 28
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")     # told apart by the colour-blind too


def check_chart(path: Path) -> None:
    """Refuse what cannot be drawn, before anything is played."""
    if path.suffix.lower() not in FORMATS:
        raise UnusableFile(f"{path} should end in .html, .svg or .png")
    load_altair()


def load_altair() -> Any:
    try:
        importlib.import_module("vl_convert")            # makes pictures, and pages that need no network
        return importlib.import_module("altair")
    except ImportError:
        raise CrownlandsError("charts need two more packages: pip install 'crownlands[charts]'") from None


def draw_chart(path: Path, outcome: Outcome, labels: Sequence[str], words: Words) -> None:
    """The outcome must have rows."""
    altair = load_altair()
    drawn = altair.vconcat(
        shares(altair, outcome, labels, words),
        curve(altair, outcome, labels, words),
        spread(altair, [row[3] for row in outcome.rows], labels, words, "points"),
        spread(altair, [row[4] for row in outcome.rows], labels, words, "turns"),
        title=words.say("chart-title", names=words.listed(labels), n=outcome.games),
    ).configure_view(strokeOpacity=0)
    kind = path.suffix.lower()[1:]
    buffer: Any = io.BytesIO() if kind == "png" else io.StringIO()
    drawn.save(buffer, format=kind, **({"inline": True} if kind == "html" else {}))
    data = buffer.getvalue()
    try:
        path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))
    except OSError as error:
        raise UnusableFile(f"{path} cannot be written: {reason(error)}") from None


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
    base = altair.Chart(altair.Data(values=data), width=WIDTH, height=ROW_HEIGHT * len(labels))
    line = base.mark_rule(strokeWidth=3).encode(
        x=altair.X("low:Q", title=title, axis=axis, scale=altair.Scale(domain=[0, 1])), x2="high:Q", y=player,
        color=by_player(altair, labels))
    point = base.mark_point(filled=True, size=90, opacity=1).encode(
        x=altair.X("win:Q", title=title), y=player, color=by_player(altair, labels),
        tooltip=["player:N", altair.Tooltip("win:Q", format=".1%"), altair.Tooltip("low:Q", format=".1%"),
                 altair.Tooltip("high:Q", format=".1%")])
    return line + point


def curve(altair: Any, outcome: Outcome, labels: Sequence[str], words: Words) -> Any:
    """Mean points after each turn, while at least one game in twenty lasts that long."""
    data = [{"player": labels[seat], "turn": turn, "points": points / games}
            for turn, seats in enumerate(outcome.curve, 1) for seat, (games, points) in enumerate(seats)
            if games * 20 >= outcome.games]
    base = altair.Chart(altair.Data(values=data), width=WIDTH, height=PLOT_HEIGHT)
    return base.mark_line(strokeWidth=2.5).encode(
        x=altair.X("turn:Q", title=words.say("chart-turn")),
        y=altair.Y("points:Q", title=words.say("chart-points-so-far")), color=by_player(altair, labels),
        tooltip=["player:N", "turn:Q", altair.Tooltip("points:Q", format=".1f")])


def spread(altair: Any, games: Sequence[Sequence[int]], labels: Sequence[str], words: Words, what: str) -> Any:
    """How often each number of points, or of turns, came about."""
    data: List[Dict[str, Any]] = []
    for seat, label in enumerate(labels):
        counts = Counter(numbers[seat] for numbers in games)
        data += [{"player": label, what: number, "share": counts[number] / len(games)}
                 for number in range(min(counts) - 1, max(counts) + 2)]
    base = altair.Chart(altair.Data(values=data), width=WIDTH, height=PLOT_HEIGHT)
    return base.mark_area(opacity=0.35, line=True, interpolate="step").encode(
        x=altair.X(f"{what}:Q", title=words.say(f"chart-{what}")),
        y=altair.Y("share:Q", title=words.say("chart-share"), stack=None, axis=altair.Axis(format="%")),
        color=by_player(altair, labels),
        tooltip=["player:N", f"{what}:Q", altair.Tooltip("share:Q", format=".1%")])
