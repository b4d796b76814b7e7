"""Dominion: Adventures, with three events."""
from crownlands.dominion.cards import ACTION, ATTACK, BUY, DURATION, EVENT, GAIN, RESERVE, START, TREASURE, box
from crownlands.dominion.effects import (
    actions,
    buys,
    card,
    cards,
    choose_one,
    coins,
    coins_per_copper,
    copper_to_tavern,
    discard,
    discard_hand,
    draw_one_less,
    each_other,
    from_mat,
    gain,
    gain_for_all,
    gain_for_all_later,
    may_call,
    may_discard_deck,
    may_duplicate,
    next_turn,
    save_several,
    silver_per_silver,
    this_to_tavern,
    train,
    trample,
    trash,
    trash_in_play,
    turn_journey,
    when_this,
)
from crownlands.dominion.zones import GEAR, TAVERN


def amulet() -> int:
    return choose_one(coins=coins(1), trash=trash(1), silver=gain("silver"))


box(
    "adventures",
    card("amulet", 3, ACTION | DURATION, amulet(), next_turn(amulet())),
    card("dungeon", 3, ACTION | DURATION, actions(1), cards(2), discard(2), next_turn(cards(2), discard(2))),
    card("gear", 3, ACTION | DURATION, cards(2), save_several(2), mats=[GEAR]),
    card("guide", 3, ACTION | RESERVE, cards(1), actions(1), this_to_tavern(),
         from_mat(START, may_call("guide", discard_hand(), cards(5))), mats=[TAVERN]),
    card("duplicate", 4, ACTION | RESERVE, this_to_tavern(), from_mat(GAIN, may_duplicate()), mats=[TAVERN]),
    card("messenger", 4, ACTION, buys(1), coins(2), may_discard_deck(), when_this(BUY, gain_for_all(4))),
    card("messenger", 4, ACTION, buys(1), coins(2), may_discard_deck(), when_this(GAIN, gain_for_all_later(4)),
         option="messenger_wording", value="2022"),
    card("miser", 4, ACTION, choose_one(mat=copper_to_tavern(), coins=coins_per_copper()), mats=[TAVERN]),
    card("giant", 5, ACTION | ATTACK, turn_journey(down=coins(1), up=[coins(5), each_other(trample())])),
    card("lost_city", 5, ACTION, cards(2), actions(2), when_this(GAIN, each_other(cards(1)))),
    card("treasure_trove", 5, TREASURE, coins(2), gain("gold"), gain("copper")),
    card("training", 6, EVENT, train()),
    card("bonfire", 3, EVENT, trash_in_play(2)),
    card("bonfire", 3, EVENT, trash_in_play(2, coppers=True), option="bonfire_wording", value="2022"),
    card("raid", 5, EVENT, silver_per_silver(), each_other(draw_one_less())),
)
