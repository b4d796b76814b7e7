"""What a seat may see, built from nothing: whatever is not put in here stays hidden."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional

from crownlands.dominion.asking import decision_facts
from crownlands.dominion.questions import PROMPTS
from crownlands.dominion.scoring import points_by_card
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import OPEN, PICKED, Player
from crownlands.dominion.zones import Zone

PHASES: Final = ("action", "buy", "buy", "clean_up")


def view(state: Stack, seat: Optional[int]) -> Dict[str, Any]:
    kingdom = state.kingdom
    facts: Dict[str, Any] = {
        "game": "dominion",
        "seat": seat,
        "step": int(state.choices),
        "supply": {id: int(state.supply[card]) for card, id in enumerate(kingdom.ids)},
        "costs": {id: int(state.cost(card)) for card, id in enumerate(kingdom.ids)},
        "trash": [id for card, id in enumerate(kingdom.ids) for _copy in range(state.trash[card])],
        "turn": {
            "seat": int(state.turn_seat),
            "number": int(state.players[state.turn_seat].turns) + 1,
            "phase": PHASES[state.phase],
            "actions": int(state.actions),
            "buys": int(state.buys),
            "coins": int(state.coins),
        },
        "players": [player_view(state, me, me.seat == seat) for me in state.players],
        "decision": decision_view(state, seat),
        "result": None,
    }
    result = state.result
    if result is not None:
        facts["turn"] = None
        facts["result"] = result.describe()
        facts["decks"] = [{id: int(me.owned[card]) for card, id in enumerate(kingdom.ids) if me.owned[card]}
                          for me in state.players]
        facts["points"] = [points_by_card(state, seat) for seat in range(len(state.players))]
    return facts


def player_view(state: Stack, me: Player, own: bool) -> Dict[str, Any]:
    """Strict: of others the number of hand cards, the play area, the top of the discard pile; of oneself also the hand
    and the size of the deck. Relaxed: the sizes of all decks and discard piles, and one's own discard pile."""
    picked = me.aside.size if me.aside_kind == PICKED else 0
    facts: Dict[str, Any] = {
        "hand_size": int(me.hand.size + picked),
        "play": names(state, me.play),
        "discard_top": state.kingdom.ids[me.discard.cards[me.discard.size - 1]] if me.discard.size else None,
        "turns": int(me.turns),
    }
    if me.aside_kind == OPEN:
        facts["aside"] = names(state, me.aside)
    elif own:
        facts["picked" if picked else "looked_at"] = names(state, me.aside)
    if own:
        facts["hand"] = names(state, me.hand)
    if own or state.kingdom.relaxed:
        facts["deck_size"] = int(me.deck.size)
    if state.kingdom.relaxed:
        facts["discard_size"] = int(me.discard.size)
        if own:
            facts["discard"] = names(state, me.discard)
    return facts


def decision_view(state: Stack, seat: Optional[int]) -> Optional[Dict[str, Any]]:
    """Everybody sees which seat is asked and what for; only that seat sees the options."""
    if state.over:
        return None
    if seat == state.seat:
        return decision_facts(state)
    return {"seat": int(state.seat), "prompt": PROMPTS[state.kind]}


def names(state: Stack, zone: Zone) -> List[str]:
    return [state.kingdom.ids[zone.cards[i]] for i in range(zone.size)]
