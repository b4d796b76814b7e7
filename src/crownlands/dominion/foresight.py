"""What players can work out about the end: points that follow from what they saw, and buys with which the game ends."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional

from mypy_extensions import i64

from crownlands.dominion.questions import ASK_BUY
from crownlands.dominion.scoring import result_of, score
from crownlands.dominion.table import NOBODY
from crownlands.dominion.turn import Turn

PASSES: Final = "masquerade"         # the only card by which another gets one that not everybody sees


def known_points(state: Turn, viewer: Optional[int]) -> List[Optional[int]]:
    """Everybody's points, as far as the viewer could have counted them. Every gain and every trashing is open; only a
    card that two others pass on is not."""
    passing = PASSES in state.kingdom.numbers and state.seats > 2
    return [None if passing and seat != viewer else int(score(state, seat)) for seat in range(state.seats)]


def endings(state: Turn, viewer: int) -> Dict[str, Any]:
    """The buys with which this turn is the last, and the result if nothing more happens in it. None where somebody's
    points are not known, or the purchase sets off more than the gain."""
    if state.kind != ASK_BUY or state.seat != viewer or state.controller != NOBODY:
        return {}
    found: Dict[str, Any] = {}
    known = None not in known_points(state, viewer)
    for answer in state.answers():
        if 0 <= answer < state.kingdom.count and state.pile_size(answer) == 1 and would_end(state, answer):
            found[state.option_id(answer)] = result_after(state, answer) if known else None
    return found


def would_end(state: Turn, card: i64) -> bool:
    """Whether the game ends when the last copy of the card is gone."""
    state.supply[card] -= 1
    state.empty_piles += 1
    ends = state.game_ends()
    state.supply[card] += 1
    state.empty_piles -= 1
    return ends


def result_after(state: Turn, card: i64) -> Optional[Dict[str, Any]]:
    twin = state.copy()
    assert isinstance(twin, Turn)
    twin.listener = None
    twin.step(card)
    me = state.turn_seat
    for seat in range(state.seats):
        for other in range(state.kingdom.count):
            gained = 1 if seat == me and other == card else 0
            if twin.players[seat].owned[other] != state.players[seat].owned[other] + gained:
                return None
    turns = [int(player.turns) for player in state.players]
    if not state.is_extra:
        turns[me] += 1
    return result_of([int(score(twin, seat)) for seat in range(state.seats)], turns).describe()
