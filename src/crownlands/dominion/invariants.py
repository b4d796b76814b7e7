"""What is true of every state of a game, whatever was played."""
from __future__ import annotations

from typing import List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import LATER
from crownlands.dominion.player import OPEN, Player
from crownlands.dominion.questions import ASK_BUY
from crownlands.dominion.stack import Stack
from crownlands.dominion.zones import HIDDEN_MATS, HORSE_TRADERS, WAITING


def violations(state: Stack) -> List[str]:
    """What is wrong, in words. Only a game played from its start must hold all cards of its box, and no more."""
    found: List[str] = []
    kingdom = state.kingdom
    everywhere = vec[i64]([0] * kingdom.count)
    for me in state.players:
        check_player(state, me, everywhere, found)
    from_position = state.log is not None and state.log.start is None
    empty: i64 = 0
    for card in range(kingdom.count):
        left = state.supply[card]
        in_supply = not (kingdom.beside | kingdom.mixed_cards) >> card & 1
        if left == 0 and in_supply:
            empty += 1
        if left < 0 or state.trash[card] < 0:
            found.append(f"fewer than no {kingdom.ids[card]}")
        if not kingdom.mixed_cards >> card & 1 and (left > 0 and in_supply) != (state.in_stock >> card & 1 != 0):
            found.append(f"the pile of {kingdom.ids[card]} is not what its mark says")
        started = kingdom.copies(card)
        now = everywhere[card] + left + state.trash[card]
        if now != started and not from_position:
            found.append(f"there were {started} {kingdom.ids[card]}, now there are {now}")
    for pile in state.mixed:
        if pile.cards.size == 0:
            empty += 1
        elif pile.known == 0 or not state.in_stock >> state.top_of(pile) & 1:
            found.append("the top of a pile of several kinds does not lie open")
        counts = vec[i64]([0] * int(kingdom.count))
        pile.cards.count_into(counts)
        for i in range(pile.cards.size):
            if counts[pile.cards.cards[i]] != state.supply[pile.cards.cards[i]]:
                found.append(f"the pile holds another number of {kingdom.ids[pile.cards.cards[i]]} than is told")
    if empty != state.empty_piles:
        found.append(f"{empty} piles are empty, not {state.empty_piles}")
    if state.actions < 0 or state.buys < 0 or state.coins < 0:
        found.append("fewer than no actions, buys or coins")
    if state.over:
        if not state.game_ends():
            found.append("the game is over without a reason")
    elif not state.has_choice() and not state.ask_forced and not from_position and state.kind != ASK_BUY:
        found.append("a question without a choice")
    return found


def check_player(state: Stack, me: Player, everywhere: vec[i64], found: List[str]) -> None:
    """The owned cards are those in the zones; adds them to `everywhere`."""
    held = me.held(state.kingdom.overlord)
    for card in range(state.kingdom.count):
        everywhere[card] += held[card]
        if held[card] != me.owned[card]:
            found.append(f"seat {me.seat} owns {me.owned[card]} {state.kingdom.ids[card]} but holds {held[card]}")
    if me.known < 0 or me.known > me.deck.size:
        found.append(f"seat {me.seat} knows {me.known} of {me.deck.size} deck cards")
    bag = me.deck.size - me.known
    lowest: i64 = 0
    for i in range(i64(len(me.lasting.buried))):
        beneath = me.lasting.buried[i] >> 8
        if not lowest <= beneath <= bag:
            found.append(f"seat {me.seat} has a card {beneath} cards above the bottom of a bag of {bag}")
        lowest = beneath
    if state.stack_size == 0:
        if WAITING in state.kingdom.mats and state.mat(me, WAITING).size:
            found.append(f"seat {me.seat} has cards waiting to be played after everything is done")
        if state.kingdom.needs & LATER and not len(me.lasting.later):
            for name in (*HIDDEN_MATS, HORSE_TRADERS):
                if name in state.kingdom.mats and state.mat(me, name).size:
                    found.append(f"seat {me.seat} has cards on {name} that never come back")
    if (me.aside.size or me.aside_kind != OPEN) and state.stack_size == 0:
        found.append(f"seat {me.seat} has cards aside after everything is done")
