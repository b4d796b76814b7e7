"""Draws Dominion: the table, the hand, cards, and the end."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Dict, List

from rich import box
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crownlands.dominion.cards import ACTION, ATTACK, BASIC, CURSE_TYPE, REACTION, TREASURE, VICTORY, Card
from crownlands.locale import Words
from crownlands.terminal.page import MARGIN, Page

# the first that fits; never the only sign of what a card is
STYLES = ((CURSE_TYPE, "magenta"), (ATTACK, "red"), (REACTION, "bright_blue"), (ACTION, "bold"), (TREASURE, "yellow"),
          (VICTORY, "green"))
ORDER = (ACTION, TREASURE, VICTORY, CURSE_TYPE)


class Screen(Page):
    def __init__(self, words: Words, cards: Mapping[str, Card]) -> None:
        super().__init__(words)
        self.cards = cards                               # of this game, by id

    # ---- the table
    def draw_table(self, title: str, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.draw_title(title)
        self.console.print(Padding(self.supply(view), MARGIN, expand=False))
        self.console.print()
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column()
        for seat, player in enumerate(view["players"]):
            if seat != view["seat"]:
                rows.add_row(Text(names[seat], "bold"), self.opponent(player))
        if view["trash"]:
            rows.add_row(Text(self.words.say("table-trash"), "dim"), self.name_cards(view["trash"]))
        self.console.print(Padding(rows, MARGIN, expand=False))

    def supply(self, view: Mapping[str, Any]) -> Table:
        """Kingdom piles by cost in two columns, the basic ones beside them, each with its cost now."""
        costs: Dict[str, int] = view["costs"]
        kingdom = sorted([id for id in costs if id not in BASIC], key=lambda id: (costs[id], self.words.card(id)))
        half = max(1, -(-len(kingdom) // 2))
        columns = [kingdom[:half], kingdom[half:], list(BASIC)]
        grid = Table.grid(padding=(0, 1))
        for place in range(len(columns)):
            grid.add_column(justify="right", no_wrap=True)
            grid.add_column(no_wrap=True)
            grid.add_column(justify="right", no_wrap=True)
            if place < len(columns) - 1:
                grid.add_column(min_width=2)
        titles = (self.words.say("table-kingdom"), "", self.words.say("table-basic"))
        grid.add_row(*self.spaced([[Text(), Text(title, "dim"), Text()] for title in titles]))
        for row in range(max(len(column) for column in columns)):
            grid.add_row(*self.spaced([self.pile(column[row], view) if row < len(column) else [Text()] * 3
                                       for column in columns]))
        return grid

    def spaced(self, cells: Sequence[Sequence[Text]]) -> List[Text]:
        row: List[Text] = []
        for group in cells:
            row.extend([*group, Text()])
        return row[:-1]

    def pile(self, id: str, view: Mapping[str, Any]) -> List[Text]:
        cost, left = view["costs"][id], view["supply"][id]
        turn = view["turn"]
        too_dear = turn is not None and turn["seat"] == view["seat"] and turn["phase"] == "buy" and cost > turn["coins"]
        style = "dim" if too_dear or not left else self.style(id)
        cheaper = cost < self.cards[id].cost
        return [Text(self.words.say("table-cost", n=cost), "bold cyan" if cheaper else "dim" if too_dear else "cyan"),
                Text(self.words.card(id), style),
                Text(str(left) if left else self.words.say("table-empty"), "dim" if too_dear or not left else "")]

    def opponent(self, player: Mapping[str, Any]) -> Text:
        text = Text(self.words.say("table-opponent", hand=player["hand_size"], turns=player["turns"]))
        if player["discard_top"]:
            text.append(", " + self.words.say("table-opponent-discard", card=self.words.card(player["discard_top"])))
        for zone in ("play", "aside"):
            if player.get(zone):
                text.append(f"\n{self.words.say('table-' + zone)}: ").append(self.name_cards(player[zone]))
        return text

    def draw_own(self, view: Mapping[str, Any]) -> None:
        """What lies in front of the seat and what it holds, with what it may still do this turn."""
        me = view["players"][view["seat"]]
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column()
        for zone in ("aside", "looked_at", "picked", "play"):
            if me.get(zone):
                rows.add_row(self.words.say(f"table-{zone}"), self.name_cards(me[zone]))
        hand = self.name_cards(me["hand"]) if me["hand"] else Text(self.words.say("table-hand-empty"), "dim")
        rows.add_row(self.words.say("table-hand"), hand)
        piles = Text(self.words.say("table-deck", n=me["deck_size"]))
        if me["discard_top"]:
            piles.append(f"   {self.words.say('table-discard')}: ", "dim")
            piles.append(self.words.say("table-discard-top", card=self.words.card(me["discard_top"])))
        rows.add_row(self.words.say("table-deck-label"), piles)
        self.console.print()
        self.console.print(Padding(rows, MARGIN, expand=False))

    def turn_numbers(self, view: Mapping[str, Any]) -> str:
        turn = view["turn"]
        return " · ".join(self.words.say(f"table-{name}", n=turn[name]) for name in ("actions", "buys", "coins"))

    def name_cards(self, ids: Iterable[str]) -> Text:
        """`Smithy, Copper ×3`: Actions first, then Treasures, Victory cards and Curses."""
        held = list(ids)
        kinds = sorted(dict.fromkeys(held), key=lambda id: (self.rank(id), self.words.card(id)))
        parts: List[Text] = []
        for id in kinds:
            name = self.words.card(id)
            several = held.count(id) > 1
            parts.append(Text(self.words.say("table-several", card=name, n=held.count(id)) if several else name,
                              self.style(id)))
        return Text(", ").join(parts)

    def rank(self, id: str) -> int:
        return next(place for place, type in enumerate(ORDER) if self.cards[id].types & type)

    def style(self, id: str) -> str:
        return next((style for type, style in STYLES if self.cards[id].types & type), "")

    # ---- cards
    def draw_card(self, card: Card, cost: int) -> None:
        """Name, cost, types and what it does."""
        words = self.words
        title = Text.assemble((words.card(card.id), "bold"), "   ", (words.say("table-cost", n=cost), "cyan"), "   ",
                              (words.types(card.type_names), "dim"))
        lines = [Text(line) for line in [*words.card_text(card.text), *words.reaction(card.reaction_text)]]
        self.console.print(title)
        self.console.print(Padding(Group(*lines), MARGIN, expand=False))

    # ---- the end
    def draw_end(self, rows: Sequence[Sequence[str]], verdict: Sequence[str]) -> None:
        self.console.print()
        self.draw_title(self.words.say("end-title"))
        table = Table(box=box.SIMPLE, show_header=False, padding=(0, 2))
        for row in rows:
            table.add_row(*[Text(cell, "bold" if place < 2 else "") for place, cell in enumerate(row)])
        self.console.print(table)
        for line in verdict:
            self.write(line, "bold")
