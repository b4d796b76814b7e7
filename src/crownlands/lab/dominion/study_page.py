"""A study as a page that needs nothing but itself: plots, tables, and the strategy to copy. It fits a phone, and is
light or dark as its reader's device is."""
from __future__ import annotations

import html
from typing import List, Optional, Sequence

from crownlands.bots.dominion.evolution.telling import with_worth
from crownlands.lab.dominion import study_text as text
from crownlands.lab.dominion.findings import Cell, Findings, Purchases, Standing
from crownlands.lab.dominion.study_plots import bars, curves, dots, most_bought
from crownlands.locale import Words
from crownlands.locale.languages import of_page, spoken

CURVES = 6                                       # of lengths: against itself, and against the best
PAGE = """<!doctype html>
<html {language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ font-family: sans-serif; line-height: 1.45; margin: 12px auto; max-width: 760px; padding: 0 10px }}
h1 {{ font-size: 1.35rem }} h2 {{ font-size: 1.15rem; margin: 32px 0 6px }} h3 {{ font-size: 1rem; margin: 16px 0 4px }}
p {{ margin: 6px 0 }} .note {{ font-size: 0.9rem; opacity: 0.8 }}
svg {{ display: block; height: auto; max-width: 600px; width: 100% }}
.dots {{ align-items: center; display: grid; gap: 4px 12px; grid-template-columns: fit-content(45%) 1fr; margin: 10px }}
.track {{ height: 1.4em; position: relative }} .track i {{ font-style: normal; position: absolute }}
.middle {{ border-left: 1px solid #8888; bottom: -4px; top: 0 }}
.line {{ background: currentColor; height: 3px; top: calc(50% - 1.5px) }}
.dot {{ background: currentColor; border-radius: 50%; height: 12px; margin-left: -6px; top: calc(50% - 6px) }}
.dot {{ width: 12px }}
.marks i {{ font-size: 0.8rem; transform: translateX(-50%) }}
.wide {{ overflow-x: auto }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums }}
th, td {{ padding: 3px 8px; text-align: left; vertical-align: top }} th {{ font-weight: 600 }}
.number {{ text-align: right }} td.number {{ white-space: nowrap }} td:last-child:not(.number) {{ min-width: 9rem }}
tbody tr {{ border-top: 1px solid #8884 }}
.matrix td, .matrix td:last-child {{ min-width: 0; text-align: center; white-space: nowrap }}
.matrix .better {{ background: #0072b233 }}
.matrix .worse {{ background: #d55e0033 }}
pre {{ border-left: 4px solid #8886; overflow-x: auto; padding: 4px 0 4px 12px }}
.legend {{ display: flex; flex-wrap: wrap; gap: 2px 14px; list-style: none; margin: 4px 0; padding: 0 }}
.legend span {{ border-radius: 2px; display: inline-block; height: 0.8em; margin-right: 6px; width: 0.8em }}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


def page_of(words: Words, findings: Findings) -> str:
    cards = words.listed([words.card(pile) for pile in findings.piles])
    body = [paragraph(words.say("study-games", n=findings.games, seed=str(findings.seed),
                                seconds=f"{findings.seconds:.0f}"), "note")]
    if not findings.done:
        body.append(paragraph(words.say("study-interrupted")))
    body += strategy(words, findings)
    if findings.players:
        body += winners(words, findings) + matrix(words, findings)
    if findings.lengths:
        body += lengths(words, findings)
    for purchases in findings.purchases:
        body += bought(words, purchases)
    if findings.worths:
        body += worths(words, findings)
    return PAGE.format(language=of_page(spoken()), title=html.escape(words.say("study-title", cards=cards)),
                       body="\n".join(body))


def paragraph(said: str, kind: str = "") -> str:
    return f'<p class="{kind}">{html.escape(said)}</p>' if kind else f"<p>{html.escape(said)}</p>"


def heading(said: str, level: int = 2) -> str:
    return f"<h{level}>{html.escape(said)}</h{level}>"


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int]) -> str:
    """numbers: the columns that hold numbers."""
    def cells(kind: str, row: Sequence[str]) -> str:
        return "".join(f'<{kind}{" class=number" if place in numbers else ""}>{html.escape(said)}</{kind}>'
                       for place, said in enumerate(row))

    body = "\n".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    head = f"<thead><tr>{cells('th', columns)}</tr></thead>"
    return f'<div class="wide" tabindex="0"><table>{head}<tbody>\n{body}\n</tbody></table></div>'


# ---- its parts
def strategy(words: Words, findings: Findings) -> List[str]:
    parts = [heading(words.say("study-evolved")), paragraph(text.why(words, findings.reasons))]
    if len(findings.evolved) > 1:
        parts.append(paragraph(words.say("study-mixed")))
    for one in findings.evolved:
        if len(findings.evolved) > 1:
            parts.append(heading(words.say("study-mixed-part", name=one.name, share=round(100 * one.share)), 3))
        lines = [line.text if line.worth is None else with_worth(line.text, line.worth) for line in one.lines]
        parts.append('<pre dir="ltr">' + html.escape("\n".join(lines)) + "</pre>")
    return [*parts, paragraph(words.say("study-line-explained"), "note")]


def idea(words: Words, player: Standing) -> str:
    return words.idea(player.name, player.idea) if player.idea else ""


def winners(words: Words, findings: Findings) -> List[str]:
    rows = [(player.name, player.share, player.interval) for player in findings.players]
    title = words.say("study-wins")
    told = [*text.verdicts(words, findings), *text.circles(words, findings)]
    standings = [[str(rank), player.name, text.with_interval(words, player.share, player.interval),
                  f"{player.rating:.0f}", idea(words, player)] for rank, player in enumerate(findings.players, 1)]
    columns = ["", words.say("study-player"), words.say("study-share"), words.say("study-rating"), ""]
    return [heading(title), *[paragraph(line) for line in told], dots(rows, 0.5, 0.0, 1.0),
            paragraph(words.say("study-explained"), "note"), table(columns, standings, (0, 2, 3))]


def matrix(words: Words, findings: Findings) -> List[str]:
    head = "".join(f"<th>{rank}</th>" for rank in range(1, len(findings.players) + 1))
    rows = [f"<tr><td>{rank}</td><th>{html.escape(player.name)}</th>{''.join(map(square, row))}</tr>"
            for rank, (player, row) in enumerate(zip(findings.players, findings.matrix, strict=True), 1)]
    return [heading(words.say("study-matrix")),
            '<div class="wide" tabindex="0"><table class="matrix">',
            f"<thead><tr><th></th><th></th>{head}</tr></thead><tbody>",
            *rows, "</tbody></table></div>",
            paragraph(words.say("study-matrix-explained", n=text.least_games(findings)), "note")]


def square(cell: Optional[Cell]) -> str:
    if cell is None:
        return "<td>–</td>"
    low, high = cell.interval
    kind = "" if not cell.sure else ' class="better"' if cell.share > 0.5 else ' class="worse"'
    return f"<td{kind}>{100 * cell.share:.0f}±{50 * (high - low):.0f}{'' if cell.sure else '?'}</td>"


def lengths(words: Words, findings: Findings) -> List[str]:
    parts = [heading(words.say("study-lengths"))]
    for name, found in text.by_strategy(findings.lengths).items():
        names = [text.opponent(words, length) for length in found]
        rows = [[opponent, words.decimal(length.turns),
                 words.say("study-range-value", short=length.short, long=length.long),
                 ", ".join(text.ends(words, length))] for opponent, length in zip(names, found, strict=True)]
        columns = [words.say("study-against", name=name), words.say("study-turns"), words.say("study-range"),
                   words.say("study-ends")]
        curve = words.say("study-lengths-curve")
        parts += [heading(curve, 3), curves(curve, names[:CURVES], [length.lasted for length in found[:CURVES]]),
                  table(columns, rows, (1, 2))]
    return parts


def bought(words: Words, purchases: Purchases) -> List[str]:
    about = words.say("study-buys-of", name=purchases.name, other=purchases.opponent, n=purchases.games)
    coloured = [(card, words.card(card)) for card in most_bought(purchases)]
    rows = [[str(turn.turn), f"{100 * turn.games / purchases.games:.0f}", text.bought(words, turn)]
            for turn in purchases.turns]
    columns = [words.say("study-turn"), words.say("study-had"), words.say("study-bought")]
    return [heading(words.say("study-buys")), paragraph(about, "note"), bars(about, purchases, coloured),
            table(columns, rows, (0, 1))]


def worths(words: Words, findings: Findings) -> List[str]:
    title = words.say("study-worths")
    dotted = [(words.card(worth.card), worth.worth, worth.interval) for worth in findings.worths]
    rows = []
    if findings.free is not None:
        rows.append([words.say("study-free"), "",
                     text.with_interval(words, findings.free.share, findings.free.interval), ""])
    for worth in findings.worths:
        name = words.card(worth.card)
        rows.append([name if worth.bought else words.say("study-not-bought", card=name),
                     text.with_interval(words, worth.worth, worth.interval),
                     text.with_interval(words, worth.without.share, worth.without.interval),
                     "" if worth.cut is None else words.percent(worth.cut)])
    columns = [words.say(f"study-{column}") for column in ("card", "worth", "without", "cut")]
    said = [words.say("study-worths-explained"), words.say("study-worths-noise"), text.idle(words, findings)]
    return [heading(title), dots(dotted, 0.0, -0.1, max(0.5, *(worth.worth for worth in findings.worths))),
            table(columns, rows, (1, 2, 3)), *[paragraph(line, "note") for line in said if line]]
