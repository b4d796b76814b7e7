"""Draws Dominion: the table, the hand, cards, and the end."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Dict, List, Tuple

from rich import box
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from crownlands.dominion.cards import (
    ACTION,
    ATTACK,
    BASIC,
    CURSE_TYPE,
    FURTHER,
    LANDMARK,
    REACTION,
    TREASURE,
    VICTORY,
    Card,
)
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
        if view.get("potion_costs"):
            self.write("  " + self.words.say("table-cost-potion"), "dim")
        self.console.print()
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column()
        for seat, player in enumerate(view["players"]):
            if seat != view["seat"]:
                rows.add_row(Text(names[seat], "bold"), self.opponent(player))
        for label, text in self.common(view, names):
            rows.add_row(Text(self.words.say(f"table-{label}"), "dim"), text)
        self.console.print(Padding(rows, MARGIN, expand=False))

    def common(self, view: Mapping[str, Any], names: Sequence[str]) -> List[Tuple[str, Text]]:
        """What lies on the table and is nobody's, and the turns that wait."""
        beside = [id for id, left in view.get("beside", {}).items() if left]
        landscapes = view.get("landscapes", ())
        banned = (view["turn"] or {}).get("banned", ())
        points = Text(self.words.listed([self.words.say("table-points", card=self.words.card(id), n=n)
                                         for id, n in view.get("pile_points", {}).items()]))
        lying = (("landscapes", landscapes), ("beside", beside), ("banned", banned), ("trash", view["trash"]))
        rows = [(label, self.name_cards(ids)) for label, ids in lying if ids]
        if view.get("pile_points"):
            rows.append(("pile-points", points))
        extra = [self.extra_turn(turn, view["seat"], names) for turn in view.get("extra_turns", ())]
        if extra:
            rows.append(("extra", Text(self.words.listed(extra))))
        return rows

    def extra_turn(self, turn: Mapping[str, Any], me: int, names: Sequence[str]) -> str:
        arguments: Dict[str, Any] = {"who": "you" if turn["seat"] == me else "other", "name": names[turn["seat"]]}
        decider = turn["controller"]
        if decider is None:
            return self.words.say("table-extra-own", **arguments)
        return self.words.say("table-extra-possessed", decides="you" if decider == me else "other",
                              controller=names[decider], **arguments)

    def supply(self, view: Mapping[str, Any]) -> Table:
        """Kingdom piles by cost in two columns, the basic ones beside them, each with its cost now."""
        costs: Dict[str, int] = view["costs"]
        basic = sorted([id for id in (*BASIC, *FURTHER) if id in view["supply"]],
                       key=lambda id: (self.rank(id), int(self.cards[id].cost)))
        kingdom = sorted([id for id in view["supply"] if id not in basic],
                         key=lambda id: (costs[id], self.words.card(id)))
        half = max(1, -(-len(kingdom) // 2))
        columns = [kingdom[:half], kingdom[half:], basic]
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
        potion = id in view.get("potion_costs", ())
        too_dear = self.cannot_be_paid(cost, potion, view)
        style = "dim" if too_dear or not left else self.style(id)
        cheaper = cost < self.cards[id].cost
        name = self.words.card(id)
        debt = int(self.cards[id].debt)
        price = self.words.say("table-cost-debt", n=debt) if debt else \
            self.words.say("table-cost", n=cost, potion=str(potion))
        return [Text(price, "bold cyan" if cheaper else "dim" if too_dear else "cyan"),
                Text(self.words.say("table-bane", card=name) if id == view.get("bane") else name, style),
                Text(str(left) if left else self.words.say("table-empty"), "dim" if too_dear or not left else "")]

    def cannot_be_paid(self, cost: int, potion: bool, view: Mapping[str, Any]) -> bool:
        """Whether the seat is buying, and has not enough."""
        turn = view["turn"]
        if turn is None or turn["phase"] != "buy" or turn.get("controller", turn["seat"]) != view["seat"]:
            return False
        return bool(cost > turn["coins"] or (potion and not turn["potions"]))

    def opponent(self, player: Mapping[str, Any]) -> Text:
        text = Text(self.words.say("table-opponent", hand=player["hand_size"], turns=player["turns"]))
        if player["discard_top"]:
            text.append(", " + self.words.say("table-opponent-discard", card=self.words.card(player["discard_top"])))
        for label, cards in [*self.in_play(player), *self.lasting(player)]:
            text.append(f"\n{label}: ").append(cards)
        if player.get("aside"):
            text.append(f"\n{self.words.say('table-aside')}: ").append(self.name_cards(player["aside"]))
        return text

    def in_play(self, player: Mapping[str, Any]) -> List[Tuple[str, Text]]:
        """What lies in play, apart from it what stays there after this turn."""
        stays = player.get("stays", ())
        zones = {"play": [id for place, id in enumerate(player["play"]) if place not in stays],
                 "stays": [player["play"][place] for place in stays]}
        return [(self.words.say(f"table-{zone}"), self.name_cards(ids)) for zone, ids in zones.items() if ids]

    def lasting(self, player: Mapping[str, Any]) -> List[Tuple[str, Text]]:
        """What a player has from turn to turn: mats, of a hidden one the number of cards; tokens; what waits."""
        say = self.words.say
        rows: List[Tuple[str, Text]] = []
        for name, cards in player.get("mats", {}).items():
            rows.append((say(f"table-mat-{name}"),
                         Text(say("things", n=cards)) if isinstance(cards, int) else self.name_cards(cards)))
        if player.get("trained"):
            rows.append((say("table-trained"), Text(self.words.card(player["trained"]))))
        if player.get("tokens"):
            rows.append((say("table-tokens"),
                         Text(", ".join(say(f"table-tokens-{name}", n=n) for name, n in player["tokens"].items()))))
        if player.get("later"):
            rows.append((say("table-later"), Text(self.words.clause(player["later"]))))
        return rows

    def draw_own(self, view: Mapping[str, Any], names: Sequence[str]) -> None:
        """What lies in front of the seat and what it holds; or of the player for whom it decides."""
        seat = view["decision"].get("for", view["seat"])
        me = view["players"][seat]
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column()
        if seat != view["seat"]:
            rows.add_row(Text(self.words.say("table-whose", name=names[seat]), "bold"))
        for zone in ("aside", "looked_at", "picked"):
            if me.get(zone):
                rows.add_row(self.words.say(f"table-{zone}"), self.name_cards(me[zone]))
        for label, cards in [*self.in_play(me), *self.lasting(me)]:
            rows.add_row(label, cards)
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
        names = ["actions", "buys", "coins", *(["potions"] if turn.get("potions") else [])]
        return " · ".join(self.words.say(f"table-{name}", n=turn[name]) for name in names)

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
        """Events, landmarks and a Hovel are none of these."""
        return next((place for place, type in enumerate(ORDER) if self.cards[id].types & type), len(ORDER))

    def style(self, id: str) -> str:
        return next((style for type, style in STYLES if self.cards[id].types & type), "")

    # ---- cards
    def draw_card(self, card: Card, cost: int, name: str = "") -> None:
        """Name, unless it is called otherwise, cost, types and what it does."""
        words = self.words
        price: str = words.say("table-card-price", n=cost, potion=str(card.potion))
        if card.debt:
            price = words.say("table-card-debt", n=int(card.debt))
        elif card.types & LANDMARK:
            price = ""
        title = Text.assemble((name or words.card(card.id), "bold"), "   ", (price, "cyan"), "   ",
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
