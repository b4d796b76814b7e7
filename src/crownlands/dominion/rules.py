"""The rule options: what the editions and the people at a table do differently."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, List, Tuple

from crownlands.kernel.errors import WrongOption, did_you_mean

# option: the values it may have
VALUES: Final[Dict[str, Tuple[object, ...]]] = {
    "throne_room_optional": (False, True),
    "mine_optional": (False, True),
    "moneylender_optional": (False, True),
    "treasures_after_buy": (False, True),
    "counts_visible": ("strict", "relaxed"),
    "cleanup_top_card": ("hand_card", "free"),
    "choose_top_card": (False, True),
    "masquerade_empty_hand": ("receive", "skip"),
    "empty_piles_to_end": (3, 4),
    "treasure_boxes": (1, 2),
}


def defaults(seats: int, second_edition: bool) -> Dict[str, Any]:
    """The values that the edition's rulebook gives."""
    return {
        "throne_room_optional": second_edition,
        "mine_optional": second_edition,
        "moneylender_optional": second_edition,
        "treasures_after_buy": False,
        "counts_visible": "strict",
        "cleanup_top_card": "free" if second_edition else "hand_card",
        "choose_top_card": False,
        "masquerade_empty_hand": "receive",
        "empty_piles_to_end": 4 if seats > 4 else 3,
        "treasure_boxes": 2 if seats > 4 else 1,
    }


def checked(options: Mapping[str, Any]) -> None:
    """Refuse options that do not exist, and values that they cannot have."""
    for name, value in options.items():
        if name not in VALUES:
            raise WrongOption(f"there is no option {name}{did_you_mean(name, VALUES)} (options: {', '.join(VALUES)})")
        values = VALUES[name]
        if not any(value == allowed and type(value) is type(allowed) for allowed in values):
            raise WrongOption(f"{name} cannot be {value!r}: it is {one_of(values)}")


def one_of(values: Tuple[object, ...]) -> str:
    shown: List[str] = [repr(value) for value in values]
    return " or ".join(shown)
