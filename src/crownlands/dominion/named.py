"""Cards and kingdoms by their ids, or by their names in any language."""
from __future__ import annotations

from typing import List

from crownlands.dominion.cards import NAMES
from crownlands.kernel.spelling import plain
from crownlands.locale.names import ids_of


def card_named(text: str) -> str:
    """The id of the card that is meant; if there is none, the text as an id would be spelled."""
    id = plain(text)
    if id in NAMES:
        return id
    found = [one for one in ids_of("card", text) if one in NAMES]
    return found[0] if found else id


def kingdoms_named(text: str) -> List[str]:
    """The ids of the recommended kingdoms that are called so; editions of one game may share a name."""
    return ids_of("kingdom", text)
