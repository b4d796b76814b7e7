"""Reading a description of a position: what has not the right form is refused with what would be right."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominion.cards import check_card
from crownlands.dominion.kingdom import Kingdom
from crownlands.kernel.errors import Clause, ImpossiblePosition, did_you_mean

MOST_CARDS: Final = 2_000                        # in a place: more than any game has


def check_keys(description: Mapping[str, Any], known: Tuple[str, ...], where: Clause) -> None:
    for key in description:
        if key not in known:
            raise ImpossiblePosition("unknown-key", where=where, key=repr(key), near=did_you_mean(str(key), known),
                                     known=known)


def number_in(description: Mapping[str, Any], key: str, default: int, where: Clause, most: int) -> int:
    value = description.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ImpossiblePosition("number-to", where=where, key=key, value=repr(value), most=most)
    return value


def yes_or_no(description: Mapping[str, Any], key: str, where: Clause) -> bool:
    value = description.get(key, False)
    if not isinstance(value, bool):
        raise ImpossiblePosition("true-or-false", where=where, key=key, value=repr(value))
    return value


def cards_in(description: Mapping[str, Any], key: str, where: Clause) -> List[str]:
    cards = description.get(key) or []
    if not isinstance(cards, (list, tuple)):
        raise ImpossiblePosition("card-list", where=where, cards=repr(cards))
    if len(cards) > MOST_CARDS:
        raise ImpossiblePosition("most-cards", where=where, n=len(cards), most=MOST_CARDS)
    return [check_card(id) for id in cards]


def number_of(kingdom: Kingdom, id: Any, where: Clause) -> i64:
    check_card(id)
    if id not in kingdom.numbers:
        raise ImpossiblePosition("not-among-piles", where=where, id=id, piles=kingdom.kingdom)
    return kingdom.numbers[id]
