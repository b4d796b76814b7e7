"""Dominion: Dark Ages, with the ten Knights, Madman and the Shelters."""
from collections.abc import Sequence

from crownlands.dominion.cards import (
    ACTION,
    ATTACK,
    BUY,
    GAIN,
    KNIGHT,
    LEAVING,
    REACTION,
    SHELTER,
    TRASHING,
    VICTORY,
    Card,
    Voice,
    box,
)
from crownlands.dominion.effects import (
    TO_DISCARD,
    actions,
    buys,
    card,
    cards,
    choose_one,
    coins,
    coins_less_treasures,
    discard_down_to,
    each_other,
    exchange_this,
    fall,
    from_hand,
    gain,
    gain_attack,
    gain_up_to,
    joust_with,
    may_discard_deck,
    may_gain_up_to,
    may_trash_from_hand,
    mixed_pile,
    name_and_reveal,
    put_back_discarded,
    put_back_rest,
    return_this,
    reveal,
    show_hand,
    trash,
    trash_found_or_held,
    trash_other,
    trash_this_unless_bought,
    trash_up_to,
    when_this,
)
from crownlands.dominion.kingdom import NO_ACTION

JOUST = (each_other(joust_with()), fall())


def knight(id: str, *text: int, cost: int = 5, types: int = 0, points: int = 0, told: Sequence[Voice] = ()) -> Card:
    """A Knight does something of its own, then what all Knights do."""
    return card(id, cost, ACTION | ATTACK | KNIGHT | types, *text, *JOUST, *told, points=points)


KNIGHTS = ("dame_anna", "dame_josephine", "dame_molly", "dame_natalie", "dame_sylvia", "sir_bailey", "sir_destry",
           "sir_martin", "sir_michael", "sir_vander")

box(
    "dark_ages",
    card("poor_house", 1, ACTION, coins(4), show_hand(), coins_less_treasures()),
    card("squire", 2, ACTION, coins(1), choose_one(actions=actions(2), buys=buys(2), silver=gain("silver")),
         when_this(TRASHING, gain_attack())),
    card("hermit", 3, ACTION, trash_found_or_held(), gain_up_to(3),
         when_this(LEAVING, trash_this_unless_bought("madman"))),
    card("hermit", 3, ACTION, trash_found_or_held(), gain_up_to(3), exchange_this("madman"), option="hermit_wording",
         value="2022"),
    card("madman", 0, ACTION, actions(2), return_this(), beside=True),
    card("rats", 4, ACTION, cards(1), actions(1), gain("rats"), trash_other("rats"), when_this(TRASHING, cards(1)),
         pile=20),
    card("scavenger", 4, ACTION, coins(2), may_discard_deck(), put_back_discarded()),
    card("wandering_minstrel", 4, ACTION, cards(1), actions(2), reveal(3, NO_ACTION, to=TO_DISCARD), put_back_rest()),
    card("mystic", 5, ACTION, actions(1), coins(2), name_and_reveal()),
    card("altar", 6, ACTION, trash(1), gain_up_to(5)),
    card("hunting_grounds", 6, ACTION, cards(4),
         when_this(TRASHING, choose_one(duchy=gain("duchy"), estates=[gain("estate")] * 3))),
    mixed_pile("knights", 5, ACTION | ATTACK | KNIGHT, [(id, 1) for id in KNIGHTS], shuffled=True),
    knight("dame_anna", trash_up_to(2)),
    knight("dame_josephine", types=VICTORY, points=2),
    knight("dame_molly", actions(2)),
    knight("dame_natalie", may_gain_up_to(3)),
    knight("dame_sylvia", coins(2)),
    knight("sir_bailey", cards(1), actions(1)),
    knight("sir_destry", cards(2)),
    knight("sir_martin", buys(2), cost=4),
    knight("sir_michael", each_other(discard_down_to(3))),
    knight("sir_vander", told=[when_this(TRASHING, gain("gold"))]),
    card("hovel", 1, REACTION | SHELTER, from_hand(BUY, may_trash_from_hand("hovel"), of=VICTORY)),
    card("hovel", 1, REACTION | SHELTER, from_hand(GAIN, may_trash_from_hand("hovel"), of=VICTORY),
         option="hovel_wording", value="2022"),
    card("necropolis", 1, ACTION | SHELTER, actions(2)),
    card("overgrown_estate", 1, VICTORY | SHELTER, when_this(TRASHING, cards(1))),
)
