"""`crownlands kingdoms`: the recommended sets and all cards."""
from __future__ import annotations

import json
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from crownlands.commands.on_table import read_kingdom
from crownlands.dominion import rules
from crownlands.dominion.cards import BOXES, Card, boxes_of, line_of
from crownlands.dominion.extras import extras_of
from crownlands.dominion.kingdoms import KINGDOMS, SETS, Recommended, is_second_edition
from crownlands.kernel.errors import CrownlandsError, UnknownKingdom, did_you_mean
from crownlands.locale import Words
from crownlands.terminal.dominion.screen import Screen

EXAMPLES = """Examples:

    crownlands kingdoms
    crownlands kingdoms b2_first_game
    crownlands kingdoms --cards --box intrigue1e
    crownlands kingdoms --json
"""


def kingdoms(
    id: Annotated[Optional[str], Parameter(help="Show this set with the text of its ten cards.")] = None,
    *,
    cards: Annotated[bool, Parameter(help="List all cards by box.", negative="")] = False,
    box: Annotated[Optional[str], Parameter(help="Only what is in, or needs, this box.")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """List the recommended kingdoms, one of them with its cards, or all cards."""
    words = Words()
    known = list(dict.fromkeys([*BOXES, *[name for kingdom in SETS for name in kingdom.boxes]]))
    if box is not None and box not in known:
        raise CrownlandsError("no-box", box=box, near=did_you_mean(box, known), boxes=known)
    if cards:
        found = {name: list(of_box.values()) for name, of_box in BOXES.items() if box in (None, name)}
        if not found:
            raise CrownlandsError("box-not-here", box=box, boxes=[*BOXES])
        show_json({name: [describe_card(card, words) for card in own] for name, own in found.items()}) if json_ \
            else list_cards(found, words)
    elif id is not None:
        id = read_kingdom(id)
        if id not in KINGDOMS:
            raise UnknownKingdom("no-kingdom", id=id, near=did_you_mean(id, KINGDOMS))
        show_json(describe_kingdom(KINGDOMS[id], words)) if json_ else show_kingdom(KINGDOMS[id], words)
    else:
        sets = [kingdom for kingdom in SETS if box is None or box in kingdom.boxes]
        show_json([describe_kingdom(kingdom, words) for kingdom in sets]) if json_ else list_kingdoms(sets, box, words)
    return 0


def show_json(data: Any) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))


def describe_kingdom(kingdom: Recommended, words: Words) -> Dict[str, Any]:
    return {"id": kingdom.id, "name": words.say(f"kingdom-{kingdom.id}"), "boxes": kingdom.boxes,
            "cards": kingdom.cards, "extras": kingdom.extras,
            "comes_with": extras_with(kingdom) if kingdom.playable else [],
            "playable": kingdom.playable, "missing": kingdom.missing}


def describe_card(card: Card, words: Words) -> Dict[str, Any]:
    return {"id": card.id, "name": words.card(card.id), "cost": int(card.cost), "types": card.type_names,
            "potion": card.potion, "text": words.card_text(card.text), "reaction": words.card_text(card.reaction_text)}


def extras_with(kingdom: Recommended) -> List[str]:
    """What lies on the table because of its cards, events and landmarks."""
    found: List[str] = []
    for id in (*kingdom.cards, *kingdom.landscapes):
        lines = BOXES[boxes_of(id)[0]]
        found.extend(extras_of(lines[id], [lines[kind] for kind, _copies in lines[id].kinds]))
    return list(dict.fromkeys(found))


def not_here(kingdom: Recommended, words: Words) -> List[str]:
    return [words.say(f"box-{name}") for name in kingdom.boxes if name not in BOXES]


def missing_name(id: str, words: Words) -> str:
    kind, _, card = id.rpartition(":")
    return words.say(f"extra-{kind}", card=words.card(card)) if kind else words.card(card)


def list_kingdoms(sets: List[Recommended], box: Optional[str], words: Words) -> None:
    screen = Screen(words, {})
    if not sets:
        screen.say("kingdoms-none", box=words.say(f"box-{box}"))
        return
    for title, playable in (("playable", True), ("unplayable", False)):
        listed = [kingdom for kingdom in sets if kingdom.playable == playable]
        if listed:
            screen.say(f"kingdoms-{title}", "bold")
            screen.console.print(table_of(listed, words))
            screen.console.print()
    screen.say("kingdoms-hint", id=sets[0].id)


def table_of(sets: List[Recommended], words: Words) -> Table:
    """Name, id, and the boxes: of a set that cannot be played those that are missing."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(min_width=max(len(kingdom.id) for kingdom in sets))
    table.add_column()
    for kingdom in sets:
        boxes = not_here(kingdom, words) or [words.say(f"box-{name}") for name in kingdom.boxes]
        name = words.say(f"kingdom-{kingdom.id}")
        table.add_row(Text(f"  {name}"), Text(kingdom.id, "cyan"), Text(", ".join(boxes), "dim"))
    return table


def show_kingdom(kingdom: Recommended, words: Words) -> None:
    screen = Screen(words, {})
    screen.write(words.say(f"kingdom-{kingdom.id}"), "bold")
    screen.write(", ".join(words.say(f"box-{name}") for name in kingdom.boxes), "dim")
    screen.console.print()
    options = rules.defaults(2, is_second_edition(kingdom.cards, kingdom.boxes))
    for id in kingdom.cards:
        if id in kingdom.missing:
            why = words.say("kingdoms-not-here")
            screen.console.print(Text.assemble((words.card(id), "bold"), "   ", (why, "dim")))
        else:
            line = line_of(id, options)
            screen.draw_card(line, int(line.cost))
        screen.console.print()
    if kingdom.bane and kingdom.playable:
        line = line_of(kingdom.bane, options)
        screen.draw_card(line, int(line.cost), words.say("extra-bane", card=words.card(kingdom.bane)))
        screen.console.print()
    for extra in kingdom.extras if kingdom.playable else []:
        kind, _, id = extra.partition(":")
        if kind != "bane":
            line = line_of(id, options)
            screen.draw_card(line, int(line.cost), words.say(f"extra-{kind}", card=words.card(id)))
            screen.console.print()
    if kingdom.playable:
        extras = extras_with(kingdom)
        if extras:
            screen.say("kingdoms-extras", extras=words.listed([words.say(f"comes-{extra}") for extra in extras]))
        screen.say("kingdoms-start", id=kingdom.id)
    else:
        screen.say("kingdoms-missing", cards=words.listed([missing_name(id, words) for id in kingdom.missing]),
                   boxes=words.listed(not_here(kingdom, words)))


def list_cards(found: Dict[str, List[Card]], words: Words) -> None:
    for name, cards in found.items():
        screen = Screen(words, {card.id: card for card in cards})
        screen.write(words.say(f"box-{name}"), "bold")
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        for card in sorted(cards, key=lambda card: (card.cost, card.id)):
            cost = words.say("table-cost", n=int(card.cost), potion=str(card.potion))
            if card.debt:
                cost = words.say("table-cost-debt", n=int(card.debt))
            table.add_row(Text("  " + cost, "cyan"),
                          Text(words.card(card.id), screen.style(card.id)), Text(words.types(card.type_names), "dim"),
                          Text(card.id, "dim"))
        screen.console.print(table)
        if any(card.potion for card in cards):
            screen.write("  " + words.say("table-cost-potion"), "dim")
        screen.console.print()
