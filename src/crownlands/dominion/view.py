"""What a seat may see, built from nothing: whatever is not put in here stays hidden."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional

from mypy_extensions import i64

from crownlands.dominion.asking import decision_facts, listed, prompt_facts
from crownlands.dominion.cards import GAINS, LATER, TOKENS
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, SEAT_MASK
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import CARD, OPEN, PICKED, STAYS, TOKEN_NAMES, Player
from crownlands.dominion.scoring import points_by_card
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import BANNED, NOBODY, POTIONS
from crownlands.dominion.turn_order import controller_of
from crownlands.dominion.zones import HIDDEN_MATS, Zone

PHASES: Final = ("action", "buy", "buy", "clean_up", "clean_up")


def view(state: Stack, seat: Optional[int]) -> Dict[str, Any]:
    kingdom = state.kingdom
    facts: Dict[str, Any] = {
        "game": "dominion",
        "seat": seat,
        "step": int(state.choices),
        "supply": piles(state, ~kingdom.beside),
        "costs": {id: int(kingdom.cost[card] if kingdom.events >> card & 1 else state.cost(card))
                  for card, id in enumerate(kingdom.ids)},
        "trash": [id for card, id in enumerate(kingdom.ids) for _copy in range(state.trash[card])],
        "turn": {
            "seat": int(state.turn_seat),
            "number": int(state.players[state.turn_seat].turns) + 1,
            "phase": PHASES[state.phase],
            "actions": int(state.actions),
            "buys": int(state.buys),
            "coins": int(state.coins),
        },
        "players": [player_view(state, me, seat is not None and state.sees_all_of(seat, me)) for me in state.players],
        "decision": decision_view(state, seat),
        "result": None,
    }
    tell_more(state, facts)
    result = state.result
    if result is not None:
        facts["turn"] = None
        facts["result"] = result.describe()
        facts["decks"] = [{id: int(me.owned[card]) for card, id in enumerate(kingdom.ids) if me.owned[card]}
                          for me in state.players]
        facts["points"] = [points_by_card(state, seat) for seat in range(len(state.players))]
    return facts


def piles(state: Stack, cards: i64) -> Dict[str, int]:
    """How many of these cards are left in their piles. A pile of several kinds is there as its top card, with the
    number of all its cards; an empty one as the card that was on top first."""
    kingdom = state.kingdom
    left: Dict[str, int] = {}
    for card, id in enumerate(kingdom.ids):
        if cards >> card & 1:
            if not kingdom.pile_of[card]:
                left[id] = int(state.supply[card])
            elif state.in_stock >> card & 1 or (kingdom.home[card] == card and is_empty(state, card)):
                left[id] = int(state.mixed[kingdom.pile_of[card] - 1].cards.size)
    return left


def is_empty(state: Stack, card: i64) -> bool:
    """Of a pile of several kinds."""
    return state.mixed[state.kingdom.pile_of[card] - 1].cards.size == 0


def tell_more(state: Stack, facts: Dict[str, Any]) -> None:
    """What only some games have."""
    kingdom = state.kingdom
    beside = kingdom.beside & ~kingdom.landscapes & ~kingdom.shelter_cards
    if beside:
        facts["beside"] = piles(state, beside)
    if kingdom.landscapes:
        facts["landscapes"] = [id for card, id in enumerate(kingdom.ids) if kingdom.landscapes >> card & 1]
    if len(state.pile_points):
        facts["pile_points"] = {id: int(state.pile_points[card]) for card, id in enumerate(kingdom.ids)
                                if state.pile_points[card]}
    if kingdom.debt_costs:
        facts["debt_costs"] = {id: int(kingdom.cards[card].debt) for card, id in enumerate(kingdom.ids)
                               if kingdom.debt_costs >> card & 1}
    if kingdom.mixed:
        facts["mixed"] = {pile.id: {kind: int(state.supply[kingdom.numbers[kind]]) for kind, _copies in pile.kinds}
                          for pile in kingdom.mixed}
    if kingdom.potion_costs:
        facts["potion_costs"] = [id for card, id in enumerate(kingdom.ids) if kingdom.potion_costs >> card & 1]
        facts["turn"]["potions"] = int(state.tally[POTIONS])
    if kingdom.bane != NO_CARD:
        facts["bane"] = kingdom.ids[kingdom.bane]
    if len(state.tally) and state.tally[BANNED]:
        facts["turn"]["banned"] = [id for card, id in enumerate(kingdom.ids) if state.tally[BANNED] >> card & 1]
    if state.controller != NOBODY:
        facts["turn"]["controller"] = int(state.controller)
    if len(state.extra_turns):
        facts["extra_turns"] = [{"seat": int(turn & SEAT_MASK), "controller": controller_of(turn)}
                                for turn in state.extra_turns]


def lasting_view(state: Stack, me: Player, own: bool, facts: Dict[str, Any]) -> None:
    """What stays in play, mats and tokens. Of a mat that lies face down, others see only how many cards it holds."""
    kingdom = state.kingdom
    if kingdom.keeps:
        facts["stays"] = [place for place, card in enumerate(me.play.to_list()) if card & STAYS]
    if kingdom.mats:
        facts["mats"] = {name: names(state, mat) if own or name not in HIDDEN_MATS else int(mat.size)
                         for name, mat in zip(kingdom.mats, me.lasting.mats, strict=True) if mat.size}
    if kingdom.needs & TOKENS:
        facts["tokens"] = {name: int(me.lasting.tokens[number]) for number, name in enumerate(TOKEN_NAMES)
                           if me.lasting.tokens[number]}
    if kingdom.trains and me.lasting.trained:
        facts["trained"] = kingdom.ids[me.lasting.trained - 1]
    if kingdom.needs & LATER:
        facts["later"] = later_texts(state, me)
    if kingdom.needs & GAINS:
        facts["gained"] = [id for card, id in enumerate(kingdom.ids) if me.lasting.gained >> card & 1]


def later_texts(state: Stack, me: Player) -> List[Any]:
    """What waits for the player's next turn, as messages for `locale`."""
    later: List[Any] = []
    for frame in me.lasting.later:
        later.extend(listed(EFFECTS[frame & EFFECT_MASK].text(frame >> ARGUMENT_SHIFT, "you")))
    return later


def player_view(state: Stack, me: Player, own: bool) -> Dict[str, Any]:
    """Strict: of others the number of hand cards, the play area, the top of the discard pile; of oneself also the hand
    and the size of the deck. Relaxed: the sizes of all decks and discard piles, and one's own discard pile."""
    picked = me.aside.size if me.aside_kind == PICKED else 0
    facts: Dict[str, Any] = {
        "hand_size": int(me.hand.size + picked),
        "play": [state.kingdom.ids[me.play.cards[i] & CARD] for i in range(me.play.size)],
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
        facts["deck_size"] = int(me.deck_size())
    if state.kingdom.relaxed:
        facts["discard_size"] = int(me.discard.size)
        if own:
            facts["discard"] = names(state, me.discard)
    lasting_view(state, me, own, facts)
    return facts


def decision_view(state: Stack, seat: Optional[int]) -> Optional[Dict[str, Any]]:
    """Everybody sees which seat is asked and what for; only that seat sees the options."""
    if state.over:
        return None
    return decision_facts(state) if seat == state.seat else prompt_facts(state)


def names(state: Stack, zone: Zone) -> List[str]:
    return [state.kingdom.ids[zone.cards[i]] for i in range(zone.size)]
