"""The seven basic cards, which every game has, in the order of their numbers; and those that come with some boxes."""
from crownlands.dominion.cards import CURSE_TYPE, TREASURE, VICTORY, box
from crownlands.dominion.effects import card, coins

box(
    "basic",
    card("copper", 0, TREASURE, coins(1)),
    card("silver", 3, TREASURE, coins(2)),
    card("gold", 6, TREASURE, coins(3)),
    card("estate", 2, VICTORY, points=1),
    card("duchy", 5, VICTORY, points=3),
    card("province", 8, VICTORY, points=6),
    card("curse", 0, CURSE_TYPE, points=-1),
    card("potion", 4, TREASURE, potions=1),
    card("platinum", 9, TREASURE, coins(5)),
    card("colony", 11, VICTORY, points=10),
)
