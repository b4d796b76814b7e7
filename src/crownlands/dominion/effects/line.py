"""A line of a box: a card from its words."""
from __future__ import annotations

from typing import List, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import Card
from crownlands.dominion.effects.bonuses import PLUS_ACTIONS, PLUS_BUYS, PLUS_CARDS, PLUS_COINS
from crownlands.dominion.effects.playing import be_unaffected
from crownlands.dominion.effects.words import message, text_of
from crownlands.dominion.stack import ARGUMENT_SHIFT, EFFECT_MASK, PROGRAMS


def card(id: str, cost: int, types: int, *text: int, points: int = 0, points_per: str = "",
         reaction: Optional[List[int]] = None, option: str = "") -> Card:
    """A card. Bonuses at the beginning of its text are taken out of the program and given at once."""
    line = Card(id, cost, types)
    line.points = points
    line.points_per = points_per
    line.option = option
    code = list(text)
    line.text = text_of(code, "you")
    while code:
        effect = code[0] & EFFECT_MASK
        x = code[0] >> ARGUMENT_SHIFT
        if effect == PLUS_CARDS:
            line.plus_cards += x
        elif effect == PLUS_ACTIONS:
            line.plus_actions += x
        elif effect == PLUS_BUYS:
            line.plus_buys += x
        elif effect == PLUS_COINS:
            line.plus_coins += x
        else:
            break
        code = code[1:]
    line.program = vec[i64]([i64(word) for word in code])
    answer = reaction if reaction is not None else []
    line.reaction = vec[i64]([i64(word) for word in answer])
    line.reaction_text = text_of(answer, "you")
    line.is_shield = answer == [be_unaffected()]
    programs = [program for program in PROGRAMS if not program.name]
    for place, program in enumerate(programs):
        program.name = f"{id}.{place}"
    if points_per:
        line.text.extend(message("points-per-" + points_per.replace("_", "-")))
    elif points:
        line.text.extend(message("points", n=points))
    return line
