"""What is true of every state of a game, whatever was played."""
from __future__ import annotations

from typing import List

from mypy_extensions import i64

from crownlands.dominion.cards import BASIC_CARDS, COPPER, ESTATE, PROVINCE
from crownlands.dominion.questions import ASK_BUY
from crownlands.dominion.stack import Stack
from crownlands.dominion.state import OPEN, Player


def violations(state: Stack) -> List[str]:
    """What is wrong, in words. Only a game played from its start must hold all cards of its box, and no more."""
    found: List[str] = []
    from_position = state.log is not None and state.log.start is None
    kingdom = state.kingdom
    empty: i64 = 0
    for card in range(kingdom.count):
        id = kingdom.ids[card]
        everywhere = state.supply[card] + state.trash[card]
        for me in state.players:
            everywhere += me.owned[card]
            if me.owned[card] != copies(me, card):
                found.append(f"seat {me.seat} owns {me.owned[card]} {id} but holds {copies(me, card)}")
        started = kingdom.piles[card]
        if card < BASIC_CARDS:
            if card == COPPER:
                started += 7 * state.seats
            elif card == ESTATE:
                started += 3 * state.seats
        if everywhere != started and not from_position:
            found.append(f"there were {started} {id}, now there are {everywhere}")
        if state.supply[card] < 0 or state.trash[card] < 0:
            found.append(f"fewer than no {id}")
        if state.supply[card] == 0:
            empty += 1
        if (state.supply[card] == 0) == (state.in_stock >> card & 1 != 0):
            found.append(f"the pile of {id} is not what its mark says")
    if empty != state.empty_piles:
        found.append(f"{empty} piles are empty, not {state.empty_piles}")
    for me in state.players:
        if me.known < 0 or me.known > me.deck.size:
            found.append(f"seat {me.seat} knows {me.known} of {me.deck.size} deck cards")
        if (me.aside.size or me.aside_kind != OPEN) and state.stack_size == 0:
            found.append(f"seat {me.seat} has cards aside after everything is done")
    if state.actions < 0 or state.buys < 0 or state.coins < 0:
        found.append("fewer than no actions, buys or coins")
    if state.over:
        if not (state.supply[PROVINCE] == 0 or state.empty_piles >= kingdom.empty_piles_to_end):
            found.append("the game is over without a reason")
    elif not state.has_choice() and not state.ask_forced and not from_position and state.kind != ASK_BUY:
        found.append("a question without a choice")
    return found


def copies(me: Player, card: i64) -> i64:
    return (me.hand.count(card) + me.deck.count(card) + me.discard.count(card) + me.play.count(card)
            + me.aside.count(card))
