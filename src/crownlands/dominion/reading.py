"""Reading a description of a position: what has not the right form is refused with what would be right."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominion.cards import check_card
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.errors import ImpossiblePosition, did_you_mean

MOST_CARDS: Final = 2_000                        # in a place: more than any game has


def check_keys(description: Mapping[str, Any], known: Tuple[str, ...], where: str) -> None:
    for key in description:
        if key not in known:
            raise ImpossiblePosition(f"{where} has no {key!r}{did_you_mean(str(key), known)} "
                                     f"(it may have {', '.join(known)})")


def number_in(description: Mapping[str, Any], key: str, default: int, where: str, most: int) -> int:
    value = description.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ImpossiblePosition(f"{where} cannot have {key} {value!r}: it is a number from 0 to {most}")
    return value


def yes_or_no(description: Mapping[str, Any], key: str, where: str) -> bool:
    value = description.get(key, False)
    if not isinstance(value, bool):
        raise ImpossiblePosition(f"{where} cannot have {key} {value!r}: it is True or False")
    return value


def cards_in(description: Mapping[str, Any], key: str, where: str) -> List[str]:
    cards = description.get(key) or []
    if not isinstance(cards, (list, tuple)):
        raise ImpossiblePosition(f"{where} is a list of card ids, not {cards!r}")
    if len(cards) > MOST_CARDS:
        raise ImpossiblePosition(f"{where} holds {len(cards)} cards: {MOST_CARDS} are the most")
    return [check_card(id) for id in cards]


def number_of(kingdom: Kingdom, id: Any, where: str) -> i64:
    check_card(id)
    if id not in kingdom.numbers:
        raise ImpossiblePosition(f"{where} holds {id}, which is not among the piles: {', '.join(kingdom.kingdom)}")
    return kingdom.numbers[id]
