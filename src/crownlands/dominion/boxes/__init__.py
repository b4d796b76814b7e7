"""The boxes: one file each, a card is a line. Importing this makes all cards known, in the order of the boxes."""
# isort: off
from crownlands.dominion.boxes import basic
from crownlands.dominion.boxes import base
from crownlands.dominion.boxes import base_second_edition
from crownlands.dominion.boxes import intrigue
from crownlands.dominion.boxes import intrigue_second_edition
from crownlands.dominion.boxes import seaside
from crownlands.dominion.boxes import alchemy
from crownlands.dominion.boxes import prosperity
from crownlands.dominion.boxes import cornucopia
from crownlands.dominion.boxes import guilds
from crownlands.dominion.boxes import hinterlands
from crownlands.dominion.boxes import dark_ages
from crownlands.dominion.boxes import adventures
from crownlands.dominion.boxes import empires
# isort: on

__all__ = ["adventures", "alchemy", "base", "base_second_edition", "basic", "cornucopia", "dark_ages", "empires",
           "guilds", "hinterlands", "intrigue", "intrigue_second_edition", "prosperity", "seaside"]
