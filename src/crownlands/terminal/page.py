"""Writes to the terminal: sentences, questions and logs. Plain text where it is no terminal, colours where it is."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, List

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from crownlands.locale import Words
from crownlands.terminal.question import Label, Question

WIDEST = 104
INDENT = 2
MARGIN = (0, 0, 0, INDENT)


class Line:
    """A sentence of the log, or a heading in it."""

    def __init__(self, text: str, heading: bool = False, under: int = 0) -> None:
        self.text = text
        self.heading = heading
        self.under = under                       # how many others it follows from


class Page:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False)
        self.console.width = min(self.console.width, WIDEST)

    def say(self, id: str, style: str = "", /, **arguments: Any) -> None:
        self.write(self.words.say(id, **arguments), style)

    def write(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def refuse(self, text: str) -> None:
        self.write(text, "yellow")

    def draw_title(self, title: str) -> None:
        self.console.print(Rule(Text(f" {title} ", "bold"), characters="─"))

    # ---- questions
    def draw_question(self, question: Question, numbers: str = "") -> None:
        """numbers: what the person may still do this turn."""
        prompt = Text("", "bold").append(question.prompt)
        if numbers:
            prompt.append(f"   {numbers}", "not bold cyan")
        self.console.print()
        self.console.print(prompt)
        for line in question.reminder:
            self.write(f"  {line}", "dim")
        self.draw_options(question.shown[:question.cut], question.keys)

    def draw_options(self, labels: Sequence[Label], keys: Sequence[int]) -> None:
        """Numbered, down first and then across, in two or three columns where there are many and they fit."""
        most = max(1, (self.console.width - 2) // (max(len(label) for label in labels) + 6))
        columns = 1 if len(labels) <= 5 else min(most, 2 if len(labels) <= 16 else 3)
        rows = -(-len(labels) // columns)
        grid = Table.grid(padding=(0, 2))
        for _column in range(columns):
            grid.add_column(justify="right", no_wrap=True, style="cyan")
            grid.add_column()
        for row in range(rows):
            cells: List[Text] = []
            for place in range(row, len(labels), rows):
                cells += [Text(str(keys[place])), Text("").append(labels[place])]
            grid.add_row(*cells)
        self.console.print(Padding(grid, MARGIN, expand=False))

    # ---- the log
    def draw_log(self, lines: Sequence[Line]) -> None:
        if lines:
            self.console.print()
        for line in lines:
            text = Text(line.text, "bold" if line.heading else "")
            indent = (0, 0, 0, INDENT * (line.under + 1))
            self.console.print(text if line.heading else Padding(text, indent, expand=False))
