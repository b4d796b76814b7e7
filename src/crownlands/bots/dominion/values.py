"""What cards are good for: the tables behind the sensible play that all strategies share."""
from __future__ import annotations

from typing import Dict, Final, Tuple

# Played in this order: first what gives Actions, then what does not. What is not worth playing now is passed over.
PLAY_FIRST: Final[Tuple[str, ...]] = (
    "throne_room", "festival", "village", "mining_village", "great_hall", "laboratory", "market", "sentry", "spy",
    "harbinger", "merchant", "wishing_well", "scout", "poacher", "pawn", "upgrade", "minion", "cellar", "shanty_town",
    "nobles", "conspirator")
PLAY_THEN: Final[Tuple[str, ...]] = (
    "chapel", "witch", "bridge", "torturer", "council_room", "smithy", "library", "courtyard", "masquerade", "saboteur",
    "bandit",
    "militia", "swindler", "moneylender", "mine", "baron", "tribute", "steward", "trading_post", "artisan",
    "remodel", "ironworks", "adventurer", "coppersmith", "bureaucrat", "feast", "workshop", "thief", "vassal",
    "chancellor", "woodcutter", "moat", "secret_chamber")

NEVER: Final = 1000                              # the order of a card that is in neither list: it is not played

# Best to be doubled by Throne Room.
DOUBLE: Final[Tuple[str, ...]] = (
    "witch", "council_room", "torturer", "bridge", "smithy", "laboratory", "nobles", "festival", "market", "militia",
    "minion", "village", "mining_village", "sentry", "merchant", "conspirator")

# Worth of a card that one is made to gain or offered without a rule for it.
WORTH: Final[Dict[str, int]] = {
    "province": 100, "gold": 80, "nobles": 70, "harem": 68, "laboratory": 66, "market": 64, "festival": 62,
    "duchy": 40, "silver": 50, "copper": 2, "estate": 4, "curse": -10}


def worth(id: str, cost: int) -> int:
    """The better a card, the more; what has no worth of its own goes by its cost."""
    return WORTH.get(id, 30 + 4 * cost)


def play_order(id: str) -> int:
    """The less, the earlier."""
    if id in PLAY_FIRST:
        return PLAY_FIRST.index(id)
    if id in PLAY_THEN:
        return 100 + PLAY_THEN.index(id)
    return NEVER


def doubling(id: str, cost: int) -> int:
    """The more, the better to be played twice."""
    return 200 - DOUBLE.index(id) if id in DOUBLE else cost * 10
