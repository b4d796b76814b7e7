"""Any situation as a plain description, and back."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import BASIC, check_card
from crownlands.dominion.pending import describe_frame, fill_pending
from crownlands.dominion.questions import PROMPTS
from crownlands.dominion.reading import cards_in, check_keys, number_in, number_of, yes_or_no
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import LOOKED_AT, OPEN, PICKED, Player
from crownlands.dominion.zones import zone_of
from crownlands.kernel.errors import ImpossiblePosition

PHASES: Final = ("action", "buy", "buying", "clean_up")      # buying: done with playing Treasures
ASIDE_KINDS: Final = {"aside": OPEN, "picked": PICKED, "looked_at": LOOKED_AT}
KEYS: Final = ("seats", "piles", "kingdom", "boxes", "options", "players", "supply", "trash", "turn", "pending",
               "decision", "choices", "over", "ask_forced")
PLAYER_KEYS: Final = ("hand", "deck", "bag", "discard", "play", "aside", "picked", "looked_at", "turns")
TURN_NUMBERS: Final = ("actions", "buys", "coins", "reduction", "copper_bonus", "merchants", "actions_played")
TURN_KEYS: Final = ("seat", "phase", "silver_played", "bought", *TURN_NUMBERS)

# more than any game has
MOST_IN_A_TURN: Final = 1000                     # Actions, Buys, coins
MOST_TURNS: Final = 10_000
MOST_CHOICES: Final = 1_000_000


# ---- out
def describe(state: Stack, with_decision: bool) -> Dict[str, Any]:
    """With its open decision the position asks just that; without, it goes on to the next with a choice."""
    kingdom = state.kingdom
    ids = kingdom.ids
    description: Dict[str, Any] = {
        "seats": int(state.seats),
        "piles": list(kingdom.kingdom),
        "options": dict(kingdom.options),
        "players": [describe_player(ids, me) for me in state.players],
        "supply": {id: int(state.supply[card]) for card, id in enumerate(ids)},
        "trash": [id for card, id in enumerate(ids) for _copy in range(state.trash[card])],
        "turn": {
            "seat": int(state.turn_seat), "phase": PHASES[state.phase], "actions": int(state.actions),
            "buys": int(state.buys), "coins": int(state.coins), "reduction": int(state.reduction),
            "copper_bonus": int(state.copper_bonus), "merchants": int(state.merchants),
            "actions_played": int(state.actions_played), "silver_played": state.silver_played, "bought": state.bought,
        },
        "pending": [describe_frame(ids, state.stack[i]) for i in range(state.stack_size)],
        "choices": int(state.choices),
        "over": state.over,
        "ask_forced": state.ask_forced,
    }
    if with_decision and not state.over:
        description["decision"] = {"seat": int(state.seat), "prompt": PROMPTS[state.kind]}
    return description


def describe_player(ids: List[str], me: Player) -> Dict[str, Any]:
    deck = [ids[card] for card in me.deck.to_list()]
    bag = len(deck) - int(me.known)
    facts: Dict[str, Any] = {
        "hand": [ids[card] for card in me.hand.to_list()],
        "deck": deck[:bag - 1 if bag else None:-1] if me.known else [],
        "bag": sorted(deck[:bag], key=ids.index),
        "discard": [ids[card] for card in me.discard.to_list()],
        "play": [ids[card] for card in me.play.to_list()],
        "turns": int(me.turns),
    }
    for name, kind in ASIDE_KINDS.items():
        if me.aside.size and me.aside_kind == kind:
            facts[name] = [ids[card] for card in me.aside.to_list()]
    return facts


# ---- in
def named_piles(description: Mapping[str, Any]) -> List[str]:
    """The kingdom cards that a position names anywhere, if it does not say which piles it has."""
    named: List[str] = []
    for player in described_players(description):
        for key in PLAYER_KEYS[:-1]:
            named.extend(cards_in(player, key, f"a player's {key}"))
    named.extend(cards_in(description, "trash", "the trash"))
    named.extend(check_card(id) for id in dict(description.get("supply") or {}))
    return [id for id in dict.fromkeys(named) if id not in BASIC]


def described_players(description: Mapping[str, Any]) -> List[Mapping[str, Any]]:
    players = description.get("players") or []
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        raise ImpossiblePosition("the players of a position are a list of dicts, one a seat")
    return players


def fill(state: Stack, description: Mapping[str, Any]) -> None:
    """Put everything where the description says. The state has been made for its seats and kingdom."""
    check_keys(description, KEYS, "a position")
    kingdom = state.kingdom
    players = described_players(description)
    if len(players) > state.seats:
        raise ImpossiblePosition(f"the position has {state.seats} seats but describes {len(players)} players")
    for seat in range(state.seats):
        fill_player(state, state.players[seat], players[seat] if seat < len(players) else {})
    supply = description.get("supply") or {}
    if not isinstance(supply, Mapping):
        raise ImpossiblePosition("the supply of a position is a dict: card id -> cards in the pile")
    for id in supply:
        card = number_of(kingdom, id, "the supply")
        state.supply[card] = number_in(supply, id, 0, "the supply", int(kingdom.piles[card]))
    state.in_stock = 0
    state.empty_piles = 0
    for pile in range(kingdom.count):
        if state.supply[pile]:
            state.in_stock |= kingdom.bits[pile]
        else:
            state.empty_piles += 1
    for id in cards_in(description, "trash", "the trash"):
        state.trash[number_of(kingdom, id, "the trash")] += 1
    fill_turn(state, description.get("turn") or {})
    state.choices = number_in(description, "choices", 0, "a position", MOST_CHOICES)
    state.ask_forced = yes_or_no(description, "ask_forced", "a position")
    state.over = yes_or_no(description, "over", "a position")
    fill_pending(state, description.get("pending") or [])


def fill_player(state: Stack, me: Player, facts: Mapping[str, Any]) -> None:
    where = f"seat {me.seat}"
    check_keys(facts, PLAYER_KEYS, where)
    deck = read_zone(state, facts, "deck", where)
    bag = read_zone(state, facts, "bag", where)
    me.known = len(deck)
    me.deck = zone_of(bag + deck[::-1])
    me.hand = zone_of(read_zone(state, facts, "hand", where))
    me.discard = zone_of(read_zone(state, facts, "discard", where))
    me.play = zone_of(read_zone(state, facts, "play", where))
    laid = [name for name in ASIDE_KINDS if facts.get(name)]
    if len(laid) > 1:
        raise ImpossiblePosition(f"{where} cannot have cards {' and '.join(laid)} at once")
    for name in laid:
        me.aside = zone_of(read_zone(state, facts, name, where))
        me.aside_kind = ASIDE_KINDS[name]
    me.turns = number_in(facts, "turns", 0, where, MOST_TURNS)
    me.owned = me.held()


def read_zone(state: Stack, facts: Mapping[str, Any], key: str, where: str) -> List[i64]:
    return [number_of(state.kingdom, id, f"{where}'s {key}") for id in cards_in(facts, key, f"{where}'s {key}")]


def fill_turn(state: Stack, turn: object) -> None:
    if not isinstance(turn, Mapping):
        raise ImpossiblePosition("the turn of a position is a dict")
    check_keys(turn, TURN_KEYS, "a turn")
    state.turn_seat = number_in(turn, "seat", 0, "a turn", int(state.seats) - 1)
    phase = turn.get("phase", "action")
    if phase not in PHASES:
        raise ImpossiblePosition(f"there is no phase {phase!r}: it is {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    state.actions = number_in(turn, "actions", 1, "a turn", MOST_IN_A_TURN)
    state.buys = number_in(turn, "buys", 1, "a turn", MOST_IN_A_TURN)
    state.coins = number_in(turn, "coins", 0, "a turn", MOST_IN_A_TURN)
    state.reduction = number_in(turn, "reduction", 0, "a turn", MOST_IN_A_TURN)
    state.copper_bonus = number_in(turn, "copper_bonus", 0, "a turn", MOST_IN_A_TURN)
    state.merchants = number_in(turn, "merchants", 0, "a turn", MOST_IN_A_TURN)
    state.actions_played = number_in(turn, "actions_played", 0, "a turn", MOST_IN_A_TURN)
    state.silver_played = yes_or_no(turn, "silver_played", "a turn")
    state.bought = yes_or_no(turn, "bought", "a turn")
