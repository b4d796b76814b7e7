"""What a seat may see: everything that lies on the table. Only what chance has not decided yet is hidden."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominoes.grid import squares_in
from crownlands.dominoes.kingdom import DIRECTIONS, Kingdom, squares_of
from crownlands.dominoes.questions import ASK_BUILD, ASK_PLACE, PROMPTS
from crownlands.dominoes.scoring import score_sheet
from crownlands.dominoes.table import NO_TILE, NOBODY, box_name
from crownlands.dominoes.tiles import BUILDING_IDS, SLOTS, number_of
from crownlands.dominoes.turn import PHASES, Turn
from crownlands.dominoes.worth import worth_of


def view(state: Turn, seat: Optional[int]) -> Dict[str, Any]:
    rules = state.rules
    facts: Dict[str, Any] = {
        "game": rules.game,
        "seat": seat,
        "step": int(state.choices),
        "limit": int(rules.limit),
        "round": int(state.round),
        "rounds": int(rules.rounds),
        "kingdoms": [kingdom_view(state, place) for place in range(rules.kingdoms)],
        "line": line_view(state.line, state.line_size),
        "at": int(state.at),
        "offer": line_view(state.offer, state.offer_size),
        "turn": None if state.over else {"seat": int(state.turn_seat), "phase": PHASES[state.phase]},
        "decision": decision_view(state, seat),
        "result": None,
    }
    if rules.town:
        facts["board"] = {"slots": state.slot_names(), "top": state.tile_name(state.top),
                          "stack": int(state.stack_size() + (0 if state.top == NO_TILE else 1)),
                          "prices": [int(state.price(slot)) for slot in range(i64(SLOTS))],
                          "dragon": None if state.dragon == NOBODY else int(state.dragon)}
        facts["queen"] = None if state.queen == NOBODY else int(state.queen)
    if rules.games > 1:
        facts["dynasty"] = {"game": int(state.game_number) + 1, "games": int(rules.games),
                            "totals": [int(state.totals[place]) for place in range(rules.kingdoms)]}
    result = state.result
    if result is not None:
        facts["result"] = result.describe()
    return facts


def kingdom_view(state: Turn, place: i64) -> Dict[str, Any]:
    rules = state.rules
    kingdom = state.kingdoms[place]
    facts = kingdom_facts(kingdom, rules.town)
    facts["seats"] = [int(seat) for seat in rules.seats_of(place)]
    facts["sheet"] = score_sheet(kingdom, rules, state.queen == place)
    return facts


def kingdom_facts(kingdom: Kingdom, town: bool) -> Dict[str, Any]:
    """The kingdom as a position describes it."""
    facts: Dict[str, Any] = {"dominoes": [laid_view(kingdom, kingdom.laid[at]) for at in range(kingdom.dominoes)],
                             "discarded": int(kingdom.discarded)}
    if town:
        facts["coins"] = int(kingdom.coins)
        facts["reserve"] = int(kingdom.reserve)
        facts["knights"] = [[int(kingdom.x_of(square)), int(kingdom.y_of(square))]
                            for square in squares_in(kingdom.knights)]
        facts["towers"] = int(kingdom.towers)
        facts["buildings"] = [{"building": BUILDING_IDS[building], "x": int(kingdom.x_of(square)),
                               "y": int(kingdom.y_of(square))} for square, building in kingdom.buildings]
    return facts


def laid_view(kingdom: Kingdom, laid: i64) -> Dict[str, Any]:
    first, _second = squares_of(laid)
    return {"domino": int(number_of(laid >> 8)), "box": box_name(laid >> 8), "x": int(kingdom.x_of(first)),
            "y": int(kingdom.y_of(first)), "direction": DIRECTIONS[laid >> 6 & 3]}


def line_view(line: vec[i64], size: i64) -> List[Dict[str, Any]]:
    return [{"domino": int(number_of(line[at] >> 4)), "box": box_name(line[at] >> 4),
             "seat": int(line[at] & 15) - 1 if line[at] & 15 else None} for at in range(size)]


def decision_view(state: Turn, seat: Optional[int]) -> Optional[Dict[str, Any]]:
    """Everybody sees which seat is asked and what for; that seat also gets the options."""
    if state.over:
        return None
    facts: Dict[str, Any] = {"seat": int(state.seat), "prompt": PROMPTS[state.kind]}
    if seat == state.seat:
        facts["about"] = state.about()
        facts["options"] = [state.option_id(answer) for answer in state.answers()]
        if state.kind == ASK_PLACE or state.kind == ASK_BUILD:
            facts["gains"] = [worth_of(state, answer) for answer in state.answers()]
    return facts
