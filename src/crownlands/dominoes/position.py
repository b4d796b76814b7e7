"""States from descriptions, and descriptions of states."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, List, Optional, Set

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, count, square_at
from crownlands.dominoes.kingdom import DIRECTIONS, NORTH, WEST, Kingdom, Spots
from crownlands.dominoes.rules import Rules
from crownlands.dominoes.table import NO_TILE, NOBODY, START_COINS, START_KNIGHTS, box_name
from crownlands.dominoes.tiles import (
    BOXES,
    BUILDING_IDS,
    BUILDINGS,
    DOMINOES,
    EQUAL,
    KNIGHTS,
    QUEENDOMINO,
    SLOTS,
    TOWERS,
    box_of,
    domino_at,
    number_of,
)
from crownlands.dominoes.turn import BUILD, BURN, CLAIM, PHASES, TAX, Turn
from crownlands.dominoes.view import kingdom_facts, line_view
from crownlands.kernel.errors import ImpossiblePosition, did_you_mean

KEYS = ("game", "seats", "options", "ask_forced", "kingdoms", "round", "line", "at", "offer", "bag", "board", "queen",
        "turn", "turns", "undrawn", "used", "dynasty", "choices")
BOARD_KEYS = ("slots", "top", "stack", "burned", "dragon")
KINGDOM_KEYS = ("dominoes", "discarded", "coins", "reserve", "knights", "towers", "buildings")
LAID_KEYS = ("domino", "box", "x", "y", "direction")
BUILDING_KEYS = ("building", "x", "y")
LINE_KEYS = ("domino", "box", "seat")
TURN_KEYS = ("seat", "phase", "placed", "taxed")
DYNASTY_KEYS = ("game", "totals")
OPEN_PHASES = ("place", "tax", "build", "burn", "claim")
MOST_POINTS = 10_000                             # of the games before


# ---- describing
def describe(state: Turn) -> Dict[str, Any]:
    rules = state.rules
    facts: Dict[str, Any] = {
        "game": rules.game, "seats": int(rules.seats), "options": dict(rules.options), "ask_forced": state.ask_forced,
        "kingdoms": [kingdom_facts(kingdom, rules.town) for kingdom in state.kingdoms],
        "round": int(state.round),
        "line": line_view(state.line, state.line_size),
        "at": int(state.at),
        "offer": line_view(state.offer, state.offer_size),
        "bag": {BOXES[box]: bag_numbers(state.queen_bag if box == QUEENDOMINO else state.bag)
                for box in sorted(set(rules.boxes))},
        "turn": None if state.over else {"seat": int(state.turn_seat), "phase": PHASES[state.phase],
                                         "placed": state.placed, "taxed": state.taxed},
        "turns": [int(state.turns[seat]) for seat in range(rules.seats)],
        "choices": int(state.choices),
    }
    if state.round == 0:
        facts["undrawn"] = [int(state.undrawn >> 4 * seat & 15) for seat in range(rules.seats)]
    if rules.town:
        facts["board"] = {"slots": state.slot_names(), "top": state.tile_name(state.top),
                          "stack": {BUILDING_IDS[building]: int(state.stack[building])
                                    for building in range(i64(len(BUILDINGS))) if state.stack[building]},
                          "burned": {BUILDING_IDS[building]: int(state.burned >> 2 * building & 3)
                                     for building in range(i64(len(BUILDINGS))) if state.burned >> 2 * building & 3},
                          "dragon": None if state.dragon == NOBODY else int(state.dragon)}
        facts["queen"] = None if state.queen == NOBODY else int(state.queen)
    if not rules.full_turns:
        facts["used"] = [[PHASES[action] for action in (TAX, BUILD, BURN) if state.used & BITS[seat * 8 + action]]
                         for seat in range(rules.seats)]
    if rules.games > 1:
        facts["dynasty"] = {"game": int(state.game_number) + 1,
                            "totals": [int(state.totals[place]) for place in range(rules.kingdoms)]}
    return facts


def bag_numbers(bag: i64) -> List[int]:
    return [domino + 1 for domino in range(DOMINOES) if bag & BITS[domino]]


# ---- setting up
def fill(state: Turn, description: Mapping[str, Any]) -> None:
    """Fill a blank state with what the description says; what is left out has its usual value."""
    refuse_unknown(description, KEYS, "a position")
    rules = state.rules
    kingdoms = list(description.get("kingdoms", []))
    if len(kingdoms) > rules.kingdoms:
        raise ImpossiblePosition(f"there are {rules.kingdoms} kingdoms, not {len(kingdoms)}")
    used: Set[int] = set()
    for place, facts in enumerate(kingdoms):
        fill_kingdom(state.kingdoms[place], rules, facts, place, used)
    for kingdom in state.kingdoms[len(kingdoms):]:
        if rules.town:
            kingdom.coins = START_COINS
            kingdom.reserve = START_KNIGHTS
    state.line_size = fill_line(state.line, rules, description.get("line", []), "line", settled(description), used)
    state.offer_size = fill_line(state.offer, rules, description.get("offer", []), "offer", 0, used)
    fill_bags(state, description.get("bag"), used)
    fill_turn(state, description)
    if missing(state, int(state.round)):
        raise ImpossiblePosition(missing(state, int(state.round)))
    if rules.town:
        fill_board(state, description)
    dynasty = description.get("dynasty")
    if dynasty is not None and rules.games > 1:
        refuse_unknown(dynasty, DYNASTY_KEYS, "a Dynasty")
        state.game_number = whole(dynasty["game"], "the game of a Dynasty", 1, int(rules.games)) - 1
        for place in range(rules.kingdoms):
            state.totals[place] = whole(dynasty["totals"][place], "the points of the games before", 0, MOST_POINTS)


def refuse_unknown(facts: Mapping[str, Any], keys: tuple[str, ...], what: str) -> None:
    for key in facts:
        if key not in keys:
            raise ImpossiblePosition(f"{what} has no {key!r}{did_you_mean(str(key), keys)} (it has: {', '.join(keys)})")


def whole(value: object, what: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ImpossiblePosition(f"{what} is a whole number from {least} to {most}, not {value!r}")
    return value


def domino_in(rules: Rules, facts: Mapping[str, Any]) -> i64:
    usual = BOXES[QUEENDOMINO if rules.town else 0]
    box = str(facts.get("box", usual))
    if box not in BOXES or BOXES.index(box) not in rules.boxes:
        raise ImpossiblePosition(f"{rules.game} has no dominoes of the box {box!r}")
    return domino_at(BOXES.index(box), whole(facts.get("domino"), "the number of a domino", 1, DOMINOES))


def use(domino: i64, used: Set[int]) -> None:
    """A domino can be in one place only."""
    if int(domino) in used:
        raise ImpossiblePosition(f"domino {number_of(domino)} of {box_name(domino)} is in two places")
    used.add(int(domino))


def settled(description: Mapping[str, Any]) -> int:
    """How many dominoes of the line are placed or discarded already."""
    turn = description.get("turn") or {}
    return int(description.get("at", 0)) + (1 if turn.get("phase", "place") != "place" else 0)


def fill_kingdom(kingdom: Kingdom, rules: Rules, facts: Mapping[str, Any], place: int, used: Set[int]) -> None:
    refuse_unknown(facts, KINGDOM_KEYS, "a kingdom")
    laid = list(facts.get("dominoes", []))
    if len(laid) > rules.dominoes_a_kingdom:
        raise ImpossiblePosition(f"kingdom {place} has {len(laid)} dominoes; {rules.dominoes_a_kingdom} are the most")
    for each in laid:
        refuse_unknown(each, LAID_KEYS, "a domino of a kingdom")
        domino = domino_in(rules, each)
        use(domino, used)
        lay_as_told(kingdom, domino, each, place)
    kingdom.discarded = whole(facts.get("discarded", 0), "the discarded dominoes", 0, int(rules.dominoes_a_kingdom))
    if not rules.town:
        return
    kingdom.coins = whole(facts.get("coins", START_COINS), "the coins", 0, 10_000)
    for each in facts.get("buildings", []):
        refuse_unknown(each, BUILDING_KEYS, "a building of a kingdom")
        square = occupied_square(kingdom, each["x"], each["y"], place)
        if not kingdom.open_towns() & BITS[square]:
            raise ImpossiblePosition(f"kingdom {place} has no open town square at {each['x']},{each['y']}")
        building = building_in(each["building"])
        kingdom.put_building(square, building)
        kingdom.towers += BUILDINGS[building].towers
    kingdom.towers = whole(facts.get("towers", int(kingdom.towers)), "the towers", 0, 100)
    for x, y in facts.get("knights", []):
        square = occupied_square(kingdom, x, y, place)
        if kingdom.knights & BITS[square]:
            raise ImpossiblePosition(f"kingdom {place} has two knights at {x},{y}")
        kingdom.knights |= BITS[square]
    kingdom.reserve = whole(facts.get("reserve", START_KNIGHTS), "the knights in reserve", 0, 100)


def lay_as_told(kingdom: Kingdom, domino: i64, facts: Mapping[str, Any], place: int) -> None:
    """Lay a domino where the description says, if that is legal after those before it."""
    x, y = coordinate(facts["x"]), coordinate(facts["y"])
    if facts["direction"] not in DIRECTIONS:
        raise ImpossiblePosition(f"a direction is one of {', '.join(DIRECTIONS)}, not {facts['direction']!r}")
    direction: i64 = DIRECTIONS.index(facts["direction"])
    west, north = (x - 1 if direction == WEST else x), (y - 1 if direction == NORTH else y)
    spots = Spots()
    kingdom.find_spots(domino, spots)
    spot = square_at(west, north)
    shown = direction & 1 if EQUAL[domino] else direction
    fits = spots.toward(shown) & BITS[spot] != 0
    if not fits or kingdom.column_of(spot, direction) != west or kingdom.row_of(spot, direction) != north:
        raise ImpossiblePosition(f"domino {number_of(domino)} cannot lie at {x},{y},{DIRECTIONS[direction]} in kingdom "
                                 f"{place}: it must touch the castle or its own terrain, on free squares within the "
                                 f"limit of {kingdom.growth.limit}x{kingdom.growth.limit}")
    kingdom.lay(domino, direction, spot)


def coordinate(value: object) -> int:
    return whole(value, "a coordinate, counted from the castle,", -6, 6)


def occupied_square(kingdom: Kingdom, x: object, y: object, place: int) -> i64:
    x, y = coordinate(x), coordinate(y)
    square = square_at(x, y)
    here = kingdom.occupied & BITS[square] != 0 and kingdom.x_of(square) == x and kingdom.y_of(square) == y
    if not here or (x, y) == (0, 0):
        raise ImpossiblePosition(f"kingdom {place} has no square at {x},{y}")
    return square


def building_in(id: object) -> int:
    if id not in BUILDING_IDS:
        raise ImpossiblePosition(f"there is no building {id}{did_you_mean(str(id), BUILDING_IDS)} "
                                 f"(buildings: {', '.join(BUILDING_IDS)})")
    return BUILDING_IDS.index(str(id))


def fill_line(line: vec[i64], rules: Rules, entries: List[Mapping[str, Any]], what: str, settled: int,
              used: Set[int]) -> int:
    """The dominoes of a line in their order, with the kings on them. The settled ones lie somewhere else by now."""
    if len(entries) > rules.line_length:
        raise ImpossiblePosition(f"the {what} has {rules.line_length} dominoes at most, not {len(entries)}")
    codes: List[int] = []
    for entry in entries:
        refuse_unknown(entry, LINE_KEYS, f"a domino of the {what}")
        seat = entry.get("seat")
        if seat is None and what == "line":
            raise ImpossiblePosition("every domino of the line has the seat of its king")
        king = 0 if seat is None else whole(seat, "a seat", 0, int(rules.seats) - 1) + 1
        codes.append(int(domino_in(rules, entry)) * 16 + king)
    if len({box_of(code >> 4) for code in codes}) > 1:
        raise ImpossiblePosition(f"the {what} is of one box, not of both")
    for seat in range(int(rules.seats)):
        if [code & 15 for code in codes].count(seat + 1) > rules.kings:
            raise ImpossiblePosition(f"seat {seat} has more kings on the {what} than {rules.kings}")
    for at, code in enumerate(sorted(codes)):
        line[at] = code
        if at >= settled:
            use(code >> 4, used)
    return len(codes)


def fill_bags(state: Turn, bag: Optional[Mapping[str, Any]], used: Set[int]) -> None:
    for box in sorted(set(state.rules.boxes)):
        if bag is None:
            numbers = [number for number in range(1, DOMINOES + 1) if int(domino_at(box, number)) not in used]
        else:
            numbers = list(bag[BOXES[box]])
        drawn: i64 = 0
        for number in numbers:
            drawn |= BITS[whole(number, "the number of a domino", 1, DOMINOES) - 1]
            if int(domino_at(box, number)) in used:
                raise ImpossiblePosition(f"domino {number} of {BOXES[box]} is in two places")
        if box == QUEENDOMINO:
            state.queen_bag = drawn
        else:
            state.bag = drawn


def usual_round(state: Turn) -> int:
    """The first round for whose lines to come there are dominoes enough; without an offer it is the last."""
    last = int(state.rules.rounds)
    return next((round for round in range(1, last) if not missing(state, round)), 1) if state.offer_size else last


def missing(state: Turn, round: int) -> str:
    """What the bags lack for the lines to come after a round, in words."""
    rules = state.rules
    for box in sorted(set(rules.boxes)):
        needed = rules.boxes[round + 1:].count(box) * rules.line_length
        held = count(state.queen_bag if box == QUEENDOMINO else state.bag)
        if held < needed:
            return f"the bag of {BOXES[box]} has {held} dominoes; the lines to come after round {round} need {needed}"
    return ""


def fill_turn(state: Turn, description: Mapping[str, Any]) -> None:
    rules = state.rules
    state.choices = whole(description.get("choices", 0), "the number of choices made", 0, 1_000_000)
    state.round = whole(description.get("round", usual_round(state)), "the round", 0, int(rules.rounds))
    state.at = whole(description.get("at", 0), "`at`", 0, max(int(state.line_size), 0))
    for seat, turns in enumerate(description.get("turns", [])):
        state.turns[seat] = whole(turns, "the turns of a seat", 0, 1000)
    for seat, actions in enumerate(description.get("used", [])):
        for action in actions:
            state.used |= BITS[seat * 8 + PHASES.index(action)]
    turn = description.get("turn", {"phase": "place"})
    if turn is None:
        state.over = True
        return
    refuse_unknown(turn, TURN_KEYS, "a turn")
    phase = turn.get("phase", "place")
    if phase not in OPEN_PHASES:
        raise ImpossiblePosition(f"the phase of a turn is one of {', '.join(OPEN_PHASES)}, not {phase!r}")
    state.phase = PHASES.index(phase)
    state.placed = bool(turn.get("placed", phase not in ("place", "claim")))
    state.taxed = bool(turn.get("taxed", False))
    if state.round == 0:
        if state.phase != CLAIM:
            raise ImpossiblePosition(f"before the first round kings only claim: the phase is claim, not {phase}")
        state.turn_seat = whole(turn.get("seat"), "the seat of the turn", 0, int(rules.seats) - 1)
        fill_kings(state, description.get("undrawn"))
    elif state.at >= state.line_size:
        raise ImpossiblePosition("the line tells which domino each king stands on: it has no king whose turn it is")
    else:
        state.turn_seat = state.king_at(state.at)
        if "seat" in turn and turn["seat"] != state.turn_seat:
            raise ImpossiblePosition(f"it is the turn of seat {state.turn_seat}, whose king stands there in the line")
    state.seat = state.turn_seat
    to_come = state.line_size - state.at
    if state.round and state.round < rules.rounds and state.unclaimed() < to_come:
        raise ImpossiblePosition(f"the offer has {state.unclaimed()} free dominoes for {to_come} kings; in the last "
                                 f"round, {rules.rounds}, there is none")
    if state.round and state.round < rules.rounds:
        check_kings(state)
    if state.round == rules.rounds and state.offer_size:
        raise ImpossiblePosition(f"in the last round, {rules.rounds}, there is no offer to claim from")
    if state.phase in (TAX, BUILD, BURN) and not rules.town:
        raise ImpossiblePosition(f"Kingdomino has no phase {phase}")
    if state.phase == TAX and state.kingdom().dominoes == 0:
        raise ImpossiblePosition("taxes need a domino that was placed")


def check_kings(state: Turn) -> None:
    """Each king stands on the offer, or in the line and is still to claim; none does both."""
    kings = [int(state.line[at] & 15) for at in range(state.at, state.line_size)]
    kings.extend([int(state.offer[at] & 15) for at in range(state.offer_size)])
    for seat in range(int(state.rules.seats)):
        if kings.count(seat + 1) > state.rules.kings:
            raise ImpossiblePosition(f"seat {seat} has more kings on the offer and still to claim than "
                                     f"{state.rules.kings}")


def fill_kings(state: Turn, undrawn: Optional[List[Any]]) -> None:
    """The kings still to be drawn for the first claims: by default all that claim nothing yet."""
    rules = state.rules
    kings: List[int] = [int(rules.kings)] * int(rules.seats)
    for at in range(state.offer_size):
        if state.offer[at] & 15:
            kings[(state.offer[at] & 15) - 1] -= 1
    kings[state.turn_seat] -= 1
    if min(kings) < 0 or state.unclaimed() < 1:
        raise ImpossiblePosition("before the first round every king claims one domino of the offer")
    if undrawn is not None:
        given = [whole(each, "the kings of a seat", 0, 2) for each in undrawn]
        if given != kings and not rules.first_king_alone:
            raise ImpossiblePosition(f"the kings still to be drawn are {kings}, not {given}")
        kings = given
    for seat, left in enumerate(kings):
        state.undrawn += left * BITS[4 * seat]


def fill_board(state: Turn, description: Mapping[str, Any]) -> None:
    """Tiles that are named nowhere are in the stack."""
    board = description.get("board", {})
    refuse_unknown(board, BOARD_KEYS, "the board")
    rules = state.rules
    if rules.limited_pieces and (state.knights_in_play() > KNIGHTS or state.towers_in_play() > TOWERS):
        raise ImpossiblePosition(f"there are only {KNIGHTS} knights and {TOWERS} towers")
    left: List[int] = [int(building.copies) for building in BUILDINGS]
    for kingdom in state.kingdoms:
        for _square, building in kingdom.buildings:
            left[building] -= 1
    slots = list(board.get("slots", []))
    if len(slots) > SLOTS:
        raise ImpossiblePosition(f"the builders' board has {SLOTS} slots, by price from 0 to {SLOTS - 1}")
    for slot, id in enumerate(slots):
        if id is not None:
            state.slots[slot] = building_in(id)
            left[state.slots[slot]] -= 1
    if board.get("top") is not None:
        if not rules.stack_top_visible:
            raise ImpossiblePosition("the top of the stack is hidden: stack_top_visible is False")
        state.top = building_in(board["top"])
        left[state.top] -= 1
    for id, burned in board.get("burned", {}).items():
        state.burned += whole(burned, "the burned tiles", 0, 3) * BITS[2 * building_in(id)]
        left[building_in(id)] -= burned
    for building, tiles in enumerate(left):
        if tiles < 0:
            raise ImpossiblePosition(f"there are only {BUILDINGS[building].copies} tiles of {BUILDING_IDS[building]}")
        state.stack[building] = tiles
    if "stack" in board:
        for building, id in enumerate(BUILDING_IDS):
            tiles = board["stack"].get(id, 0)
            state.stack[building] = whole(tiles, f"the number of {id} in the stack", 0, left[building])
    dragon = board.get("dragon")
    state.dragon = NOBODY if dragon is None else whole(dragon, "the dragon's slot", 0, SLOTS - 1)
    if state.dragon != NOBODY and state.slots[state.dragon] != NO_TILE:
        raise ImpossiblePosition("the dragon sits on an empty slot")
    queen = description.get("queen")
    state.queen = NOBODY if queen is None else whole(queen, "the queen's kingdom", 0, int(rules.kingdoms) - 1)
