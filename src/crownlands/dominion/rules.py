"""The rule options: what the editions and the people at a table do differently."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, Tuple

from crownlands.dominion.cards import BOXES, boxes_of, check_card, is_kingdom_card
from crownlands.kernel.errors import WrongOption, did_you_mean, either

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
    "colonies": (False, True),
    "throne_stays": ("direct", "tracking"),
    "outpost_wording": ("first", "2017", "2023"),
    "possession_tokens": ("debt_only", "all"),
    "possession_wording": ("first", "2023"),
    "nested_possession": ("before", "after"),
    "treasury_wording": ("first", "2022"),
    "alchemist_wording": ("first", "2022"),
    "herbalist_wording": ("first", "2022"),
    "mint_wording": ("first", "2022"),
    "hoard_wording": ("first", "2022"),
    "princess_wording": ("first", "2022"),
    "rabble_order": ("public", "hidden"),
    "highway_wording": ("first", "2022"),
    "merchant_guild_wording": ("first", "2022"),
    "farmland_wording": ("first", "2022"),
    "soothsayer_draws": ("after_all", "at_once"),
    "overpay_timing": ("before_gain", "with_gain"),
    "coin_tokens_any_time": (False, True),
    "shelters": (False, True),
    "enchantress_turns": ("next", "each"),
    "forum_wording": ("first", "2022"),
    "groundskeeper_wording": ("first", "2022"),
    "bonfire_wording": ("first", "2022"),
    "hovel_wording": ("first", "2022"),
    "charm_wording": ("first", "2022"),
    "messenger_wording": ("first", "2022"),
    "hermit_wording": ("first", "2022"),
    "debt_any_time": (False, True),
    "overlord_wording": ("first", "2019"),
    "lose_track": ("covered", "moved"),
}
# and the card of the pile that Young Witch spares, or nothing
BANE: Final = "bane"


LATER_WORDINGS: Final = ("throne_stays", "outpost_wording", "possession_tokens", "possession_wording",
                         "nested_possession", "treasury_wording", "alchemist_wording", "herbalist_wording",
                         "mint_wording", "hoard_wording", "princess_wording", "rabble_order", "highway_wording",
                         "merchant_guild_wording", "farmland_wording", "soothsayer_draws", "overpay_timing",
                         "coin_tokens_any_time", "enchantress_turns", "forum_wording", "groundskeeper_wording",
                         "bonfire_wording", "hovel_wording", "charm_wording", "messenger_wording", "hermit_wording",
                         "debt_any_time", "overlord_wording", "lose_track")


def defaults(seats: int, second_edition: bool, intrigue_second_edition: bool = False) -> Dict[str, Any]:
    """The values that the edition's rulebook gives; of several wordings of a card, the first."""
    return {
        "throne_room_optional": second_edition,
        "mine_optional": second_edition,
        "moneylender_optional": second_edition,
        "treasures_after_buy": False,
        "counts_visible": "strict",
        "cleanup_top_card": "free" if second_edition else "hand_card",
        "choose_top_card": False,
        "masquerade_empty_hand": "skip" if intrigue_second_edition else "receive",
        "empty_piles_to_end": 4 if seats > 4 else 3,
        "treasure_boxes": 2 if seats > 4 else 1,
        "colonies": False,
        "shelters": False,
        BANE: "",
        **{name: values[0] for name, values in VALUES.items() if name in LATER_WORDINGS},
    }


def checked(options: Mapping[str, Any]) -> None:
    """Refuse options that do not exist, and values that they cannot have."""
    for name, value in options.items():
        if name == BANE:
            check_bane(value)
            continue
        if name not in VALUES:
            raise WrongOption("no-option", name=name, near=did_you_mean(name, VALUES), options=[*VALUES])
        values = VALUES[name]
        if not any(value == allowed and type(value) is type(allowed) for allowed in values):
            raise WrongOption("option-value", name=name, value=repr(value),
                              right=either([repr(allowed) for allowed in values]))


def check_bane(value: object) -> None:
    """A kingdom card that costs 2 or 3, and no Potion; or nothing."""
    if value == "":
        return
    line = BOXES[boxes_of(check_card(value))[0]][check_card(value)]
    if line.potion or line.cost not in (2, 3) or not is_kingdom_card(line.id):
        raise WrongOption("bane-option", value=value)
