"""Any situation as a plain description, and back."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominion.cards import BASIC, Kingdom, check_card
from crownlands.dominion.questions import PROMPTS
from crownlands.dominion.stack import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECT_NUMBERS,
    EFFECTS,
    GONE,
    IMMUNE_SHIFT,
    PROGRAMS,
    SEAT_MASK,
    SEAT_SHIFT,
    Stack,
)
from crownlands.dominion.table import LOOKED_AT, OPEN, PICKED, Player
from crownlands.dominion.zones import zone_of
from crownlands.kernel.errors import ImpossiblePosition, did_you_mean

PHASES: Final = ("action", "buy", "buying", "clean_up")      # buying: done with playing Treasures
ASIDE_KINDS: Final = {"aside": OPEN, "picked": PICKED, "looked_at": LOOKED_AT}
KEYS: Final = ("seats", "piles", "kingdom", "boxes", "options", "players", "supply", "trash", "turn", "pending",
               "decision", "choices", "over", "ask_forced")
PLAYER_KEYS: Final = ("hand", "deck", "bag", "discard", "play", "aside", "picked", "looked_at", "turns")
TURN_NUMBERS: Final = ("actions", "buys", "coins", "reduction", "copper_bonus", "merchants", "actions_played")
TURN_KEYS: Final = ("seat", "phase", "silver_played", "bought", *TURN_NUMBERS)
FRAME_KEYS: Final = ("effect", "seat", "x", "immune", "gone")
PROGRAM_BITS: Final = 16


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


def describe_frame(ids: List[str], frame: i64) -> Dict[str, Any]:
    effect = EFFECTS[frame & EFFECT_MASK]
    x: i64 = frame >> ARGUMENT_SHIFT
    argument: Any = int(x)
    if effect.argument == "card":
        argument = ids[x]
    elif effect.argument == "program":
        argument = [PROGRAMS[x & 0xFFFF].name, int(x >> PROGRAM_BITS)]
    facts: Dict[str, Any] = {"effect": effect.name, "seat": int(frame >> SEAT_SHIFT & SEAT_MASK), "x": argument}
    immune = [seat for seat in range(6) if frame >> (IMMUNE_SHIFT + seat) & 1]
    if immune:
        facts["immune"] = immune
    if frame & GONE:
        facts["gone"] = True
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


def cards_in(description: Mapping[str, Any], key: str, where: str) -> List[str]:
    cards = description.get(key) or []
    if not isinstance(cards, (list, tuple)):
        raise ImpossiblePosition(f"{where} is a list of card ids, not {cards!r}")
    return [check_card(id) for id in cards]


def check_keys(description: Mapping[str, Any], known: Tuple[str, ...], where: str) -> None:
    for key in description:
        if key not in known:
            raise ImpossiblePosition(f"{where} has no {key!r}{did_you_mean(str(key), known)} "
                                     f"(it may have {', '.join(known)})")


def number_in(description: Mapping[str, Any], key: str, default: int, where: str, most: int = 1_000_000) -> int:
    value = description.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise ImpossiblePosition(f"{where} cannot have {key} {value!r}: it is a number from 0 to {most}")
    return value


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
    state.choices = number_in(description, "choices", 0, "a position")
    state.ask_forced = bool(description.get("ask_forced", False))
    state.over = bool(description.get("over", False))
    for frame in description.get("pending") or []:
        state.push(read_frame(state, frame))


def number_of(kingdom: Kingdom, id: str, where: str) -> i64:
    check_card(id)
    if id not in kingdom.numbers:
        raise ImpossiblePosition(f"{where} holds {id}, which is not among the piles: {', '.join(kingdom.kingdom)}")
    return kingdom.numbers[id]


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
    me.turns = number_in(facts, "turns", 0, where)
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
    state.actions = number_in(turn, "actions", 1, "a turn")
    state.buys = number_in(turn, "buys", 1, "a turn")
    state.coins = number_in(turn, "coins", 0, "a turn")
    state.reduction = number_in(turn, "reduction", 0, "a turn")
    state.copper_bonus = number_in(turn, "copper_bonus", 0, "a turn")
    state.merchants = number_in(turn, "merchants", 0, "a turn")
    state.actions_played = number_in(turn, "actions_played", 0, "a turn")
    state.silver_played = bool(turn.get("silver_played", False))
    state.bought = bool(turn.get("bought", False))


def read_frame(state: Stack, facts: object) -> i64:
    if not isinstance(facts, Mapping):
        raise ImpossiblePosition("a pending effect is a dict")
    check_keys(facts, FRAME_KEYS, "a pending effect")
    name = facts.get("effect")
    if name not in EFFECT_NUMBERS:
        raise ImpossiblePosition(f"there is no effect {name!r}{did_you_mean(str(name), EFFECT_NUMBERS)}")
    number = EFFECT_NUMBERS[name]
    argument = facts.get("x", 0)
    x: i64 = 0
    if EFFECTS[number].argument == "card":
        x = number_of(state.kingdom, argument, "a pending effect")
    elif EFFECTS[number].argument == "program":
        x = read_program(argument)
    else:
        x = number_in(facts, "x", 0, "a pending effect", 1 << 36)
    frame = number | i64(number_in(facts, "seat", 0, "a pending effect", int(state.seats) - 1)) << SEAT_SHIFT
    for seat in facts.get("immune") or []:
        frame |= state.kingdom.bits[IMMUNE_SHIFT + seat]
    if facts.get("gone"):
        frame |= GONE
    return frame | x << ARGUMENT_SHIFT


def read_program(argument: object) -> i64:
    if isinstance(argument, (list, tuple)) and len(argument) == 2:
        for number, program in enumerate(PROGRAMS):
            if program.name == argument[0]:
                return number | i64(argument[1]) << PROGRAM_BITS
    raise ImpossiblePosition(f"{argument!r} is not a part of any card")
