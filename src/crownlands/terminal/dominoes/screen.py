"""Draws the table of dominoes: kingdoms, the lines with their kings, the builders' board, and everybody's purse."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, List, Optional

from rich.text import Text

from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import TERRAINS
from crownlands.locale import Words
from crownlands.terminal.dominoes.chart import Place, draw_domino, draw_kingdom
from crownlands.terminal.dominoes.wording import LETTERS, Wording, find_domino, tile_of
from crownlands.terminal.page import Page

GAP = 4                                          # between things beside each other


class Block:
    """Some lines that belong together, to be put beside others."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines
        self.width = max(line.cell_len for line in lines)


def beside(blocks: Sequence[Block]) -> Block:
    lines: List[Text] = []
    for number in range(max(len(block.lines) for block in blocks)):
        line = Text("")
        for place, block in enumerate(blocks):
            own = block.lines[number] if number < len(block.lines) else Text("")
            last = place == len(blocks) - 1
            line.append_text(own).append("" if last else " " * (block.width + GAP - own.cell_len))
        lines.append(line)
    return Block(lines)


class Screen(Page):
    def __init__(self, words: Words, wording: Wording) -> None:
        super().__init__(words)
        self.wording = wording

    def draw_blocks(self, blocks: Sequence[Block]) -> None:
        """Beside each other as far as they fit, then below."""
        row: List[Block] = []
        for block in [*blocks, None]:
            used = sum(other.width + GAP for other in row)
            if row and (block is None or used + block.width > self.console.width):
                self.draw_row(row)
                row = []
            if block is not None:
                row.append(block)

    def draw_row(self, row: Sequence[Block]) -> None:
        self.console.print()
        for line in beside(row).lines:
            self.console.print(line, soft_wrap=True)

    # ---- kingdoms
    def kingdom(self, state: DominoesState, place: int, title: str, marks: Optional[Mapping[Place, str]] = None,
                room: bool = False) -> Block:
        view = state.view(None)
        facts = view["kingdoms"][place]
        points = facts["sheet"]["total"]
        heading = Text.assemble((title, "bold"), "  ", (self.words.say("end-points", n=points), "cyan"))
        if state.game_number:
            heading.append("  " + self.words.say("table-points-before", n=view["dynasty"]["totals"][place]), "dim")
        if state.queen == place:
            heading.append("  " + self.words.say("table-hosts-queen"), "magenta")
        lines = [heading]
        if state.rules.town:
            purse = self.words.say("table-purse", coins=facts["coins"], reserve=facts["reserve"],
                                   knights=facts["reserve"] + len(facts["knights"]), towers=facts["towers"])
            lines.append(Text(purse))
        if facts["discarded"]:
            lines.append(Text(self.words.say("table-discarded", n=facts["discarded"]), "dim"))
        return Block([*lines, *draw_kingdom(state.kingdoms[place], marks or {}, room)])

    def legend(self, town: bool) -> None:
        """What the letters mean."""
        terrains = [self.words.say("legend-terrain", letter=letter, terrain=self.words.say(f"terrain-{terrain}"))
                    for letter, terrain in zip(LETTERS, TERRAINS, strict=True) if town or terrain != "town"]
        self.write(" ".join([*terrains, self.words.say("legend-town" if town else "legend-kingdom")]), "dim")

    # ---- lines
    def line(self, entries: Sequence[Mapping[str, Any]], title: str, names: Sequence[str], at: Optional[int]) -> Block:
        """at: whose turn it is."""
        lines = [Text(title, "bold")]
        for place, entry in enumerate(entries):
            row = Text.assemble(("> " if place == at else "  ", "bold cyan"), (f"{entry['domino']:>2} ", "cyan"))
            row.append_text(draw_domino(find_domino(entry["box"], entry["domino"])))
            if entry["seat"] is not None:
                row.append("  " + names[entry["seat"]])
            if at is not None and place < at:
                row.append("  " + self.words.say("table-line-played"), "dim")
            lines.append(row)
        return Block(lines)

    def lines(self, view: Mapping[str, Any], names: Sequence[str]) -> List[Block]:
        blocks: List[Block] = []
        if view["line"]:
            blocks.append(self.line(view["line"], self.words.say("table-line"), names, view["at"]))
        if view["offer"]:
            blocks.append(self.line(view["offer"], self.words.say("table-offer"), names, None))
        return [beside(blocks)] if sum(block.width + GAP for block in blocks) <= self.console.width + GAP else blocks

    # ---- the builders' board
    def board(self, view: Mapping[str, Any], coins: int, titles: Sequence[str]) -> Block:
        """With prices as the person would pay them; what is too expensive is dim."""
        board = view["board"]
        words = self.words
        lines = [Text(words.say("table-board"), "bold")]
        widest = max(len(self.wording.building(id)) for id in board["slots"] if id) if any(board["slots"]) else 0
        for slot, id in enumerate(board["slots"]):
            price = board["prices"][slot]
            row = Text.assemble((f"{words.say('table-price', n=price):>9}  ", "cyan"))
            if id is None:
                burned = board["dragon"] == slot
                row.append(words.say("table-dragon-here" if burned else "table-slot-empty"), "dim")
            else:
                row.append(f"{self.wording.building(id):<{widest}}  ", "dim" if price > coins else "")
                row.append(self.wording.building_text(tile_of(id)), "dim")
            row.truncate(self.console.width - 1, overflow="ellipsis")
            lines.append(row)
        if board["top"]:
            stack = words.say("table-stack-top", building=self.wording.building(board["top"]), n=board["stack"] - 1)
        else:
            stack = words.say("table-stack", n=board["stack"]) if board["stack"] else words.say("table-stack-empty")
        dragon = words.say("table-dragon-cave" if board["dragon"] is None else "table-dragon-out")
        queen = words.say("table-queen-away") if view["queen"] is None else \
            words.say("table-queen-with", name=titles[view["queen"]], who="other" if view["queen"] else "you")
        if len(stack + dragon + queen) < self.console.width - 10:
            lines.append(Text(f"  {stack} · {dragon} · {queen}", "dim"))
        else:
            lines += [Text(f"  {stack}", "dim"), Text(f"  {dragon} · {queen}", "dim")]
        return Block(lines)

    def draw_building(self, id: str, worth: Optional[int]) -> None:
        """Its name, what it gives, and what is not certain about it."""
        tile = tile_of(id)
        self.console.print(Text.assemble((self.wording.building(id), "bold"), "   ",
                                         (self.words.say("building-tiles", n=int(tile.copies)), "dim")))
        self.write(f"  {self.wording.building_text(tile)}")
        if worth is not None:
            self.write("  " + self.words.say("building-worth", points=self.words.say("end-points", n=worth)))
        if self.wording.uncertain(tile):
            self.write("  " + self.wording.uncertain(tile), "yellow")
