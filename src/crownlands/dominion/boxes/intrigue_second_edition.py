"""Dominion: Intrigue, second edition: what it has from the first, and what is new."""
from typing import Final

from crownlands.dominion.boxes.intrigue import FIRST_EDITION
from crownlands.dominion.cards import ACTION, ATTACK, REACTION, VICTORY, box
from crownlands.dominion.effects import (
    actions,
    actions_for_small_hand,
    bury,
    buys,
    card,
    cards,
    choose_one,
    coins,
    discard,
    each_other,
    gain,
    gain_from_trash,
    may_discard,
    put_back_rest,
    reveal,
    show_for_choices,
    trash_from_supply,
    trash_to_replace,
)
from crownlands.dominion.kingdom import VICTORY_OR_CURSE

LEFT_OUT: Final = ("coppersmith", "great_hall", "saboteur", "scout", "secret_chamber", "tribute")

box(
    "intrigue2e",
    *[line for id, line in FIRST_EDITION.items() if id not in LEFT_OUT],
    card("lurker", 2, ACTION, actions(1), choose_one(trash=trash_from_supply(), gain=gain_from_trash())),
    card("diplomat", 4, ACTION | REACTION, cards(2), actions_for_small_hand(2), reaction=[cards(2), discard(3)],
         hand_to_react=5),
    card("mill", 4, ACTION | VICTORY, cards(1), actions(1), may_discard(2, coins(2)), points=1),
    card("secret_passage", 4, ACTION, cards(2), actions(1), bury()),
    card("courtier", 5, ACTION, show_for_choices(actions=actions(1), buys=buys(1), coins=coins(3), gold=gain("gold"))),
    card("patrol", 5, ACTION, cards(3), reveal(4, VICTORY_OR_CURSE), put_back_rest()),
    card("replace", 5, ACTION | ATTACK, trash_to_replace(2, each_other(gain("curse")))),
)
