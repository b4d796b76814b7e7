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
from crownlands.kernel.errors import Clause, ImpossiblePosition, did_you_mean

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
    refuse_unknown(description, KEYS, "a-position")
    rules = state.rules
    kingdoms = list(description.get("kingdoms", []))
    if len(kingdoms) > rules.kingdoms:
        raise ImpossiblePosition("kingdoms-number", kingdoms=rules.kingdoms, n=len(kingdoms))
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
    lack = missing(state, int(state.round))
    if lack is not None:
        raise lack
    if rules.town:
        fill_board(state, description)
    dynasty = description.get("dynasty")
    if dynasty is not None and rules.games > 1:
        refuse_unknown(dynasty, DYNASTY_KEYS, "a-dynasty")
        state.game_number = whole(dynasty["game"], "dynasty-game", 1, int(rules.games)) - 1
        for place in range(rules.kingdoms):
            state.totals[place] = whole(dynasty["totals"][place], "points-before", 0, MOST_POINTS)


def refuse_unknown(facts: Mapping[str, Any], keys: tuple[str, ...], what: str, of: str = "") -> None:
    """what: the id of its name in the catalogue."""
    for key in facts:
        if key not in keys:
            raise ImpossiblePosition("unknown-key-of", where=Clause(what, of=of), key=repr(key),
                                     near=did_you_mean(str(key), keys), known=keys)


def whole(value: object, what: str, least: int, most: int, of: str = "") -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ImpossiblePosition("whole-number", where=Clause(what, of=of), least=least, most=most, value=repr(value))
    return value


def domino_in(rules: Rules, facts: Mapping[str, Any]) -> i64:
    usual = BOXES[QUEENDOMINO if rules.town else 0]
    box = str(facts.get("box", usual))
    if box not in BOXES or BOXES.index(box) not in rules.boxes:
        raise ImpossiblePosition("no-dominoes-of", game=rules.game, box=repr(box))
    return domino_at(BOXES.index(box), whole(facts.get("domino"), "domino-number", 1, DOMINOES))


def use(domino: i64, used: Set[int]) -> None:
    """A domino can be in one place only."""
    if int(domino) in used:
        raise ImpossiblePosition("domino-twice", number=number_of(domino), box=box_name(domino))
    used.add(int(domino))


def settled(description: Mapping[str, Any]) -> int:
    """How many dominoes of the line are placed or discarded already."""
    turn = description.get("turn") or {}
    return int(description.get("at", 0)) + (1 if turn.get("phase", "place") != "place" else 0)


def fill_kingdom(kingdom: Kingdom, rules: Rules, facts: Mapping[str, Any], place: int, used: Set[int]) -> None:
    refuse_unknown(facts, KINGDOM_KEYS, "a-kingdom")
    laid = list(facts.get("dominoes", []))
    if len(laid) > rules.dominoes_a_kingdom:
        raise ImpossiblePosition("kingdom-dominoes", kingdom=place, n=len(laid), most=rules.dominoes_a_kingdom)
    for each in laid:
        refuse_unknown(each, LAID_KEYS, "kingdom-domino")
        domino = domino_in(rules, each)
        use(domino, used)
        lay_as_told(kingdom, domino, each, place)
    kingdom.discarded = whole(facts.get("discarded", 0), "discarded", 0, int(rules.dominoes_a_kingdom))
    if not rules.town:
        return
    kingdom.coins = whole(facts.get("coins", START_COINS), "the-coins", 0, 10_000)
    for each in facts.get("buildings", []):
        refuse_unknown(each, BUILDING_KEYS, "kingdom-building")
        square = occupied_square(kingdom, each["x"], each["y"], place)
        if not kingdom.open_towns() & BITS[square]:
            raise ImpossiblePosition("no-open-town", kingdom=place, x=each["x"], y=each["y"])
        building = building_in(each["building"])
        kingdom.put_building(square, building)
        kingdom.towers += BUILDINGS[building].towers
    kingdom.towers = whole(facts.get("towers", int(kingdom.towers)), "the-towers", 0, 100)
    for x, y in facts.get("knights", []):
        square = occupied_square(kingdom, x, y, place)
        if kingdom.knights & BITS[square]:
            raise ImpossiblePosition("two-knights", kingdom=place, x=x, y=y)
        kingdom.knights |= BITS[square]
    kingdom.reserve = whole(facts.get("reserve", START_KNIGHTS), "knights-in-reserve", 0, 100)


def lay_as_told(kingdom: Kingdom, domino: i64, facts: Mapping[str, Any], place: int) -> None:
    """Lay a domino where the description says, if that is legal after those before it."""
    x, y = coordinate(facts["x"]), coordinate(facts["y"])
    if facts["direction"] not in DIRECTIONS:
        raise ImpossiblePosition("no-direction", directions=[*DIRECTIONS], direction=repr(facts["direction"]))
    direction: i64 = DIRECTIONS.index(facts["direction"])
    west, north = (x - 1 if direction == WEST else x), (y - 1 if direction == NORTH else y)
    spots = Spots()
    kingdom.find_spots(domino, spots)
    spot = square_at(west, north)
    shown = direction & 1 if EQUAL[domino] else direction
    fits = spots.toward(shown) & BITS[spot] != 0
    if not fits or kingdom.column_of(spot, direction) != west or kingdom.row_of(spot, direction) != north:
        raise ImpossiblePosition("cannot-lie", number=number_of(domino), x=x, y=y, direction=DIRECTIONS[direction],
                                 kingdom=place, limit=kingdom.growth.limit)
    kingdom.lay(domino, direction, spot)


def coordinate(value: object) -> int:
    return whole(value, "a-coordinate", -6, 6)


def occupied_square(kingdom: Kingdom, x: object, y: object, place: int) -> i64:
    x, y = coordinate(x), coordinate(y)
    square = square_at(x, y)
    here = kingdom.occupied & BITS[square] != 0 and kingdom.x_of(square) == x and kingdom.y_of(square) == y
    if not here or (x, y) == (0, 0):
        raise ImpossiblePosition("no-square", kingdom=place, x=x, y=y)
    return square


def building_in(id: object) -> int:
    if id not in BUILDING_IDS:
        raise ImpossiblePosition("no-building", id=id, near=did_you_mean(str(id), BUILDING_IDS),
                                 buildings=[*BUILDING_IDS])
    return BUILDING_IDS.index(str(id))


def fill_line(line: vec[i64], rules: Rules, entries: List[Mapping[str, Any]], what: str, settled: int,
              used: Set[int]) -> int:
    """The dominoes of a line in their order, with the kings on them. The settled ones lie somewhere else by now."""
    if len(entries) > rules.line_length:
        raise ImpossiblePosition("line-dominoes", where=what, most=rules.line_length, n=len(entries))
    codes: List[int] = []
    for entry in entries:
        refuse_unknown(entry, LINE_KEYS, "line-domino", what)
        seat = entry.get("seat")
        if seat is None and what == "line":
            raise ImpossiblePosition("line-kings")
        king = 0 if seat is None else whole(seat, "a-seat-number", 0, int(rules.seats) - 1) + 1
        codes.append(int(domino_in(rules, entry)) * 16 + king)
    if len({box_of(code >> 4) for code in codes}) > 1:
        raise ImpossiblePosition("one-box", where=what)
    for seat in range(int(rules.seats)):
        if [code & 15 for code in codes].count(seat + 1) > rules.kings:
            raise ImpossiblePosition("too-many-kings", seat=seat, where=what, kings=rules.kings)
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
            drawn |= BITS[whole(number, "domino-number", 1, DOMINOES) - 1]
            if int(domino_at(box, number)) in used:
                raise ImpossiblePosition("domino-twice", number=number, box=BOXES[box])
        if box == QUEENDOMINO:
            state.queen_bag = drawn
        else:
            state.bag = drawn


def usual_round(state: Turn) -> int:
    """The first round for whose lines to come there are dominoes enough; without an offer it is the last."""
    last = int(state.rules.rounds)
    return next((round for round in range(1, last) if missing(state, round) is None), 1) if state.offer_size else last


def missing(state: Turn, round: int) -> Optional[ImpossiblePosition]:
    """What the bags lack for the lines to come after a round."""
    rules = state.rules
    for box in sorted(set(rules.boxes)):
        needed = rules.boxes[round + 1:].count(box) * rules.line_length
        held = count(state.queen_bag if box == QUEENDOMINO else state.bag)
        if held < needed:
            return ImpossiblePosition("bag-lacks", box=BOXES[box], n=int(held), round=round, needed=int(needed))
    return None


def fill_turn(state: Turn, description: Mapping[str, Any]) -> None:
    rules = state.rules
    state.choices = whole(description.get("choices", 0), "choices-made", 0, 1_000_000)
    state.round = whole(description.get("round", usual_round(state)), "the-round", 0, int(rules.rounds))
    state.at = whole(description.get("at", 0), "at", 0, max(int(state.line_size), 0))
    for seat, turns in enumerate(description.get("turns", [])):
        state.turns[seat] = whole(turns, "turns-of-seat", 0, 1000)
    for seat, actions in enumerate(description.get("used", [])):
        for action in actions:
            state.used |= BITS[seat * 8 + PHASES.index(action)]
    turn = description.get("turn", {"phase": "place"})
    if turn is None:
        state.over = True
        return
    refuse_unknown(turn, TURN_KEYS, "a-turn")
    phase = turn.get("phase", "place")
    if phase not in OPEN_PHASES:
        raise ImpossiblePosition("no-turn-phase", phases=[*OPEN_PHASES], phase=repr(phase))
    state.phase = PHASES.index(phase)
    state.placed = bool(turn.get("placed", phase not in ("place", "claim")))
    state.taxed = bool(turn.get("taxed", False))
    if state.round == 0:
        if state.phase != CLAIM:
            raise ImpossiblePosition("only-claim", phase=phase)
        state.turn_seat = whole(turn.get("seat"), "turn-seat", 0, int(rules.seats) - 1)
        fill_kings(state, description.get("undrawn"))
    elif state.at >= state.line_size:
        raise ImpossiblePosition("nobody-on-line")
    else:
        state.turn_seat = state.king_at(state.at)
        if "seat" in turn and turn["seat"] != state.turn_seat:
            raise ImpossiblePosition("turn-of-king", seat=state.turn_seat)
    state.seat = state.turn_seat
    to_come = state.line_size - state.at
    if state.round and state.round < rules.rounds and state.unclaimed() < to_come:
        raise ImpossiblePosition("offer-size", free=state.unclaimed(), kings=to_come, rounds=rules.rounds)
    if state.round and state.round < rules.rounds:
        check_kings(state)
    if state.round == rules.rounds and state.offer_size:
        raise ImpossiblePosition("no-offer-left", rounds=rules.rounds)
    if state.phase in (TAX, BUILD, BURN) and not rules.town:
        raise ImpossiblePosition("kingdomino-phase", phase=phase)
    if state.phase == TAX and state.kingdom().dominoes == 0:
        raise ImpossiblePosition("taxes-need")


def check_kings(state: Turn) -> None:
    """Each king stands on the offer, or in the line and is still to claim; none does both."""
    kings = [int(state.line[at] & 15) for at in range(state.at, state.line_size)]
    kings.extend([int(state.offer[at] & 15) for at in range(state.offer_size)])
    for seat in range(int(state.rules.seats)):
        if kings.count(seat + 1) > state.rules.kings:
            raise ImpossiblePosition("kings-to-claim", seat=seat, kings=state.rules.kings)


def fill_kings(state: Turn, undrawn: Optional[List[Any]]) -> None:
    """The kings still to be drawn for the first claims: by default all that claim nothing yet."""
    rules = state.rules
    kings: List[int] = [int(rules.kings)] * int(rules.seats)
    for at in range(state.offer_size):
        if state.offer[at] & 15:
            kings[(state.offer[at] & 15) - 1] -= 1
    kings[state.turn_seat] -= 1
    if min(kings) < 0 or state.unclaimed() < 1:
        raise ImpossiblePosition("before-first")
    if undrawn is not None:
        given = [whole(each, "kings-of-seat", 0, 2) for each in undrawn]
        if given != kings and not rules.first_king_alone:
            raise ImpossiblePosition("kings-to-draw", kings=str(kings), given=str(given))
        kings = given
    for seat, left in enumerate(kings):
        state.undrawn += left * BITS[4 * seat]


def fill_board(state: Turn, description: Mapping[str, Any]) -> None:
    """Tiles that are named nowhere are in the stack."""
    board = description.get("board", {})
    refuse_unknown(board, BOARD_KEYS, "the-board")
    rules = state.rules
    if rules.limited_pieces and (state.knights_in_play() > KNIGHTS or state.towers_in_play() > TOWERS):
        raise ImpossiblePosition("only-knights", knights=KNIGHTS, towers=TOWERS)
    left: List[int] = [int(building.copies) for building in BUILDINGS]
    for kingdom in state.kingdoms:
        for _square, building in kingdom.buildings:
            left[building] -= 1
    slots = list(board.get("slots", []))
    if len(slots) > SLOTS:
        raise ImpossiblePosition("builders-board", slots=SLOTS, last=SLOTS - 1)
    for slot, id in enumerate(slots):
        if id is not None:
            state.slots[slot] = building_in(id)
            left[state.slots[slot]] -= 1
    if board.get("top") is not None:
        if not rules.stack_top_visible:
            raise ImpossiblePosition("top-hidden")
        state.top = building_in(board["top"])
        left[state.top] -= 1
    for id, burned in board.get("burned", {}).items():
        state.burned += whole(burned, "burned-tiles", 0, 3) * BITS[2 * building_in(id)]
        left[building_in(id)] -= burned
    for building, tiles in enumerate(left):
        if tiles < 0:
            raise ImpossiblePosition("only-tiles", n=BUILDINGS[building].copies, building=BUILDING_IDS[building])
        state.stack[building] = tiles
    if "stack" in board:
        for building, id in enumerate(BUILDING_IDS):
            tiles = board["stack"].get(id, 0)
            state.stack[building] = whole(tiles, "tiles-in-stack", 0, left[building], id)
    dragon = board.get("dragon")
    state.dragon = NOBODY if dragon is None else whole(dragon, "dragons-slot", 0, SLOTS - 1)
    if state.dragon != NOBODY and state.slots[state.dragon] != NO_TILE:
        raise ImpossiblePosition("dragon-slot")
    queen = description.get("queen")
    state.queen = NOBODY if queen is None else whole(queen, "queens-kingdom", 0, int(rules.kingdoms) - 1)
