"""Dominion, second edition: what it has from the first, what it changed, and what is new."""
from typing import Final

from crownlands.dominion.boxes.base import FIRST_EDITION
from crownlands.dominion.cards import ACTION, ATTACK, box
from crownlands.dominion.effects import (
    actions,
    card,
    cards,
    coins,
    discard_looked,
    discard_per_empty_pile,
    discard_top_may_play,
    each_other,
    first_silver,
    gain,
    gain_up_to,
    look_at_top,
    may_put_back_discarded,
    play_action_twice,
    put_back,
    put_back_rest,
    trash_copper_for,
    trash_looked,
    trash_revealed_treasure,
    trash_treasure_to_gain,
)
from crownlands.dominion.zones import HAND

LEFT_OUT: Final = ("adventurer", "chancellor", "feast", "spy", "thief", "woodcutter")
CHANGED: Final = (
    card("moneylender", 4, ACTION, trash_copper_for(coins=3, may=True), option="moneylender_optional"),
    card("throne_room", 4, ACTION, play_action_twice(may=True), option="throne_room_optional"),
    card("mine", 5, ACTION, trash_treasure_to_gain(3, may=True), option="mine_optional"),
)

box(
    "base2e",
    *[line for id, line in FIRST_EDITION.items() if id not in LEFT_OUT and id not in [new.id for new in CHANGED]],
    *CHANGED,
    card("harbinger", 3, ACTION, cards(1), actions(1), may_put_back_discarded()),
    card("merchant", 3, ACTION, cards(1), actions(1), first_silver(1)),
    card("vassal", 3, ACTION, coins(2), discard_top_may_play()),
    card("poacher", 4, ACTION, cards(1), actions(1), coins(1), discard_per_empty_pile()),
    card("bandit", 5, ACTION | ATTACK, gain("gold"), each_other(trash_revealed_treasure())),
    card("sentry", 5, ACTION, cards(1), actions(1), look_at_top(2), trash_looked(), discard_looked(), put_back_rest()),
    card("artisan", 6, ACTION, gain_up_to(5, to=HAND), put_back(1)),
)
