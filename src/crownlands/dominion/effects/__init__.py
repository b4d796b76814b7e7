"""The vocabulary of cards: each word is an Effect and a function that makes an instruction of it."""
from crownlands.dominion.effects.bonuses import PLUS_CARDS, actions, buys, cards, coins
from crownlands.dominion.effects.choices import choose_one, choose_two, each_other
from crownlands.dominion.effects.discarding import (
    DISCARD_CARDS,
    DISCARD_HAND,
    discard,
    discard_any_for_cards,
    discard_any_for_coins,
    discard_down_to,
    discard_hand,
)
from crownlands.dominion.effects.gaining import gain, gain_up_to, trash_to_gain, trash_treasure_to_gain
from crownlands.dominion.effects.line import card
from crownlands.dominion.effects.playing import be_unaffected, play_action_twice
from crownlands.dominion.effects.putting_back import put_back, put_back_rest
from crownlands.dominion.effects.trashing import (
    may_trash_this_for,
    trash,
    trash_copper_for,
    trash_hand,
    trash_this,
    trash_up_to,
    whole_hand_goes,
)
from crownlands.dominion.effects.words import instruction, message

__all__ = [
    "DISCARD_CARDS",
    "DISCARD_HAND",
    "PLUS_CARDS",
    "actions",
    "be_unaffected",
    "buys",
    "card",
    "cards",
    "choose_one",
    "choose_two",
    "coins",
    "discard",
    "discard_any_for_cards",
    "discard_any_for_coins",
    "discard_down_to",
    "discard_hand",
    "each_other",
    "gain",
    "gain_up_to",
    "instruction",
    "may_trash_this_for",
    "message",
    "play_action_twice",
    "put_back",
    "put_back_rest",
    "trash",
    "trash_copper_for",
    "trash_hand",
    "trash_this",
    "trash_to_gain",
    "trash_treasure_to_gain",
    "trash_up_to",
    "whole_hand_goes",
]
