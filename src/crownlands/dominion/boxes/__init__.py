"""The boxes: one file each, a card is a line. Importing this makes all cards known."""
from crownlands.dominion.boxes import base, base_second_edition, basic, intrigue

__all__ = ["base", "base_second_edition", "basic", "intrigue"]
