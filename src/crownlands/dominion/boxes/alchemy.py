"""Dominion: Alchemy."""
from crownlands.dominion.cards import ACTION, ATTACK, TREASURE, WITH_POTION, box
from crownlands.dominion.effects import (
    TO_PLAY,
    actions,
    buys,
    card,
    cards,
    cards_for_cost,
    coins,
    coins_for_deck,
    each_other,
    gain,
    gain_for_types,
    may_gain_action_up_to,
    may_save_treasure,
    possess,
    put_back_rest,
    reveal,
    reveal_until,
    trash_for,
)
from crownlands.dominion.kingdom import COPPER_OR_POTION, NO_GOLEM
from crownlands.dominion.zones import POSSESSED, WAITING

box(
    "alchemy",
    card("transmute", 0, ACTION, trash_for(gain_for_types()), potion=True),
    card("apothecary", 2, ACTION, cards(1), actions(1), reveal(4, COPPER_OR_POTION), put_back_rest(), potion=True),
    card("university", 2, ACTION, actions(2), may_gain_action_up_to(5), potion=True),
    card("herbalist", 2, ACTION, buys(1), coins(1), saves=True),
    card("herbalist", 2, ACTION, buys(1), coins(1), may_save_treasure(), option="herbalist_wording", value="2022"),
    card("alchemist", 3, ACTION, cards(2), actions(1), back_if=WITH_POTION, potion=True),
    card("alchemist", 3, ACTION, cards(2), actions(1), back_if=WITH_POTION, potion=True, option="alchemist_wording",
         value="2022"),
    card("familiar", 3, ACTION | ATTACK, cards(1), actions(1), each_other(gain("curse")), potion=True),
    card("philosophers_stone", 3, TREASURE, coins_for_deck(5), potion=True),
    card("golem", 4, ACTION, reveal_until(2, NO_GOLEM, to=TO_PLAY), potion=True, mats=[WAITING]),
    card("apprentice", 5, ACTION, actions(1), trash_for(cards_for_cost())),
    card("possession", 6, ACTION, possess(), potion=True, mats=[POSSESSED]),
    card("possession", 6, ACTION, possess(limited=True), potion=True, mats=[POSSESSED], option="possession_wording",
         value="2023"),
)
