"""Any situation as a plain description, from which position.py makes it again."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import DEPTHS, GAINS, LATER, TOKENS, TURNS
from crownlands.dominion.effect import SEAT_MASK
from crownlands.dominion.kingdom import NO_CARD, Kingdom
from crownlands.dominion.pending import describe_frame
from crownlands.dominion.player import CARD, KEEPER_SHIFT, LOOKED_AT, OPEN, OVERLORD, PICKED, STAYS, TOKEN_NAMES, Player
from crownlands.dominion.questions import QUESTIONS
from crownlands.dominion.table import NOBODY, TALLY_NAMES
from crownlands.dominion.turn import Turn
from crownlands.dominion.turn_order import AFTER_NORMAL, CHOSEN, controller_of
from crownlands.dominion.zones import Pile

PHASES: Final = ("action", "buy", "buying", "clean_up", "between_turns")      # buying: done with playing Treasures
ASIDE_KINDS: Final = {"aside": OPEN, "picked": PICKED, "looked_at": LOOKED_AT}
FLAGS: Final = ("silver_played",)                # tallies that are True or False


def describe(state: Turn, with_decision: bool) -> Dict[str, Any]:
    """With its open decision the position asks just that; without, it goes on to the next with a choice."""
    kingdom = state.kingdom
    ids = kingdom.ids
    description: Dict[str, Any] = {
        "seats": int(state.seats),
        "piles": list(kingdom.kingdom),
        "options": dict(kingdom.options),
        "players": [describe_player(kingdom, me) for me in state.players],
        "supply": {id: int(state.supply[card]) for card, id in enumerate(ids)},
        "trash": [id for card, id in enumerate(ids) for _copy in range(state.trash[card])],
        "turn": describe_turn(state),
        "pending": [describe_frame(kingdom, state.stack[i]) for i in range(state.stack_size)],
        "choices": int(state.choices),
        "over": state.over,
        "ask_forced": state.ask_forced,
    }
    if len(state.mixed):
        description["mixed"] = {line.id: describe_pile(kingdom, pile)
                                for line, pile in zip(kingdom.mixed, state.mixed, strict=True)}
    if len(state.pile_points):
        description["pile_points"] = {id: int(state.pile_points[card]) for card, id in enumerate(ids)
                                      if state.pile_points[card]}
    if len(state.extra_turns):
        description["extra_turns"] = [describe_extra_turn(turn) for turn in state.extra_turns]
    if with_decision and not state.over:
        description["decision"] = {"seat": int(state.seat), "prompt": QUESTIONS[state.kind].prompt}
    return description


def describe_pile(kingdom: Kingdom, pile: Pile) -> Dict[str, Any]:
    """A pile of several kinds: what is known on top of it, the top first, and the rest."""
    cards = [kingdom.ids[card] for card in pile.cards.to_list()]
    bag = len(cards) - int(pile.known)
    return {"top": cards[bag:][::-1], "bag": sorted(cards[:bag], key=kingdom.ids.index)}


def describe_turn(state: Turn) -> Dict[str, Any]:
    kingdom = state.kingdom
    facts: Dict[str, Any] = {
        "seat": int(state.turn_seat), "phase": PHASES[state.phase], "actions": int(state.actions),
        "buys": int(state.buys), "coins": int(state.coins), "reduction": int(state.reduction - in_play_discount(state)),
        "actions_played": int(state.actions_played),
    }
    for number, name in enumerate(TALLY_NAMES if len(state.tally) else ()):
        value = int(state.tally[number])
        if name == "banned":
            facts[name] = names_in(kingdom, value)
        elif name in FLAGS:
            facts[name] = value != 0
        else:
            facts[name] = value
    if kingdom.needs & TURNS:
        facts["normal_seat"] = int(state.normal_seat)
        facts["extra"] = state.is_extra
        facts["turns_in_a_row"] = int(state.turns_in_a_row)
        facts["controller"] = None if state.controller == NOBODY else int(state.controller)
    return facts


def in_play_discount(state: Turn) -> i64:
    total: i64 = 0
    me = state.players[state.turn_seat]
    for i in range(me.play.size):
        total += state.kingdom.discount[me.play.cards[i] & CARD]
    return total


def names_in(kingdom: Kingdom, mask: i64) -> List[str]:
    return [id for card, id in enumerate(kingdom.ids) if mask >> card & 1]


def describe_extra_turn(turn: i64) -> Dict[str, Any]:
    facts: Dict[str, Any] = {"seat": int(turn & SEAT_MASK), "controller": controller_of(turn)}
    if turn & AFTER_NORMAL:
        facts["after_normal"] = True
    if turn & CHOSEN:
        facts["chosen"] = True
    return facts


def describe_player(kingdom: Kingdom, me: Player) -> Dict[str, Any]:
    ids = kingdom.ids
    deck = [ids[card] for card in me.deck.to_list()]
    bag = len(deck) - int(me.known)
    facts: Dict[str, Any] = {
        "hand": [ids[card] for card in me.hand.to_list()],
        "deck": deck[:bag - 1 if bag else None:-1] if me.known else [],
        "bag": sorted(deck[:bag], key=ids.index),
        "discard": [ids[card] for card in me.discard.to_list()],
        "play": [ids[card & CARD] for card in me.play.to_list()],
        "turns": int(me.turns),
    }
    for name, kind in ASIDE_KINDS.items():
        if me.aside.size and me.aside_kind == kind:
            facts[name] = [ids[card] for card in me.aside.to_list()]
    if kingdom.keeps:
        facts["stays"] = [place for place, card in enumerate(me.play.to_list()) if card & STAYS]
        facts["keepers"] = [int(card >> KEEPER_SHIFT) for card in me.play.to_list()]
    lasting = me.lasting
    if kingdom.mats:
        facts["mats"] = {name: [ids[card] for card in lasting.mats[number].to_list()]
                         for number, name in enumerate(kingdom.mats)}
    if kingdom.needs & TOKENS:
        facts["tokens"] = {name: int(lasting.tokens[number]) for number, name in enumerate(TOKEN_NAMES)}
    if kingdom.needs & LATER:
        facts["later"] = [describe_frame(kingdom, frame) for frame in lasting.later]
    if kingdom.trains and lasting.trained:
        facts["trained"] = ids[lasting.trained - 1]
    if kingdom.enchants:
        facts["enchanted"] = [seat for seat in range(6) if lasting.enchanted >> seat & 1]
    if kingdom.overlord != NO_CARD:
        facts["overlords"] = [place for place, card in enumerate(me.play.to_list()) if card & OVERLORD]
    if kingdom.needs & DEPTHS:
        facts["buried"] = [[ids[entry & CARD], int(entry >> 8)] for entry in lasting.buried]
    if kingdom.needs & GAINS:
        facts["gained"] = names_in(kingdom, lasting.gained)
    return facts
