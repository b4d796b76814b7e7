"""Reads kingdoms that somebody has typed as drawings, for scoring what lies on a real table."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Dict, List, Optional, Tuple

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, area, count, square_at
from crownlands.dominoes.kingdom import CASTLE, Kingdom, new_kingdom
from crownlands.dominoes.rules import VALUES, Rules
from crownlands.dominoes.table import START_KNIGHTS
from crownlands.dominoes.tiles import BUILDING_IDS, BUILDINGS, TOWN
from crownlands.kernel.errors import Clause, CrownlandsError, did_you_mean, either
from crownlands.kernel.spelling import plain
from crownlands.locale.names import folded, names_of
from crownlands.terminal.answer import matches
from crownlands.terminal.dominoes.wording import CASTLE_LETTER, LETTERS

EMPTY = (".", "-")
MOST_CROWNS = 3
SIZES = (5, 7)
SQUARE = re.compile(r"([a-z])(\d*)([#q]?)(k?)(?::(.*))?", re.IGNORECASE)
COMMENT = re.compile(r"(?:^|\s)#.*")
KEY = re.compile(r"\s*([A-Za-z]{2,}(?:[ _][A-Za-z]{2,})*)\s*:\s*(.*?)\s*")    # `T:church` has one letter
GAME_KEYS = ("game", "size", "middle_kingdom", "harmony")
KINGDOM_KEYS = ("coins", "towers", "knights", "queen", "buildings")      # all of Queendomino
QUEENS_TOWER = "queens_tower"
WAYS = {"yes": True, "true": True, "no": False, "false": False}


class WrongDrawing(CrownlandsError):
    """A drawing that is not one of a kingdom; tells the line, the column, and what would be right."""


def wrong(line: int, column: int, why: str, /, **facts: object) -> WrongDrawing:
    return WrongDrawing("in-drawing", line=line, column=column, why=Clause(why, **facts))


class Square:
    """As it was typed, and where."""

    def __init__(self, line: int, column: int, letter: str, crowns: int, knight: bool, built: bool,
                 building: str) -> None:
        self.line = line
        self.column = column
        self.letter = letter
        self.crowns = crowns
        self.knight = knight
        self.built = built                       # by a building that the line `buildings` names
        self.building = building                 # "": none

    def wrong(self, why: str, /, **facts: object) -> WrongDrawing:
        return wrong(self.line, self.column, why, **facts)


class Drawing:
    """One kingdom of the file."""

    def __init__(self, line: int, name: str) -> None:
        self.line = line                         # where it begins
        self.name = name
        self.rows: List[Tuple[int, List[Optional[Square]]]] = []
        self.facts: Dict[str, Tuple[int, Any]] = {}      # key: line and value
        self.closed = False                      # an empty line or a key came after the rows

    def value(self, key: str, usual: Any) -> Any:
        return self.facts[key][1] if key in self.facts else usual

    def squares(self) -> Dict[Tuple[int, int], Square]:
        """By column and row, as drawn."""
        return {(x, y): square for y, (_line, row) in enumerate(self.rows) for x, square in enumerate(row)
                if square is not None}


# ---- reading
def read_drawings(text: str) -> Tuple[Dict[str, Any], List[Drawing]]:
    """What is said of the game, and the kingdoms."""
    game: Dict[str, Any] = {}
    drawings: List[Drawing] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", line).rstrip()
        key = KEY.fullmatch(line)
        if not line:
            if drawings and drawings[-1].rows:
                drawings[-1].closed = True
        elif key:
            read_key(number, line, plain(key[1]), key[2], game, drawings)
        else:
            if not drawings:
                drawings.append(Drawing(number, ""))
            if drawings[-1].closed:
                raise wrong(number, 1, "second-drawing")
            drawings[-1].rows.append((number, read_row(number, line)))
    for drawing in drawings:
        if not drawing.rows:
            raise wrong(drawing.line, 1, "no-drawing-of", name=drawing.name)
    if not drawings:
        raise WrongDrawing("no-drawing")
    return game, drawings


def read_key(number: int, line: str, key: str, value: str, game: Dict[str, Any], drawings: List[Drawing]) -> None:
    if key == "player":
        drawings.append(Drawing(number, value))
        return
    known = ("player", *GAME_KEYS, *KINGDOM_KEYS)
    if key not in known:
        raise wrong(number, 1, "no-drawn-line", key=key, near=did_you_mean(key, known), known=known)
    column = len(line) - len(line.partition(":")[2].lstrip()) + 1
    found = read_value(key, value, number, column)
    if key in GAME_KEYS:
        game[key] = found
        return
    if not drawings:
        drawings.append(Drawing(number, ""))
    if key in drawings[-1].facts:
        raise wrong(number, 1, "drawn-twice", key=key)
    drawings[-1].facts[key] = (number, found)
    drawings[-1].closed = bool(drawings[-1].rows)


def read_value(key: str, value: str, line: int, column: int) -> Any:
    if key == "game":
        if plain(value) not in VALUES:
            raise wrong(line, column, "no-game", name=value, near=did_you_mean(plain(value), VALUES), games=[*VALUES])
        return plain(value)
    if key == "size":
        if value.lower().partition("x")[0].strip() not in map(str, SIZES):
            raise wrong(line, column, "drawn-size", value=value)
        return int(value[0])
    if key == "buildings":
        return [read_building(name, line, column) for name in value.split(",") if name.strip()]
    if key in ("queen", "middle_kingdom", "harmony"):
        if value.lower() not in WAYS:
            raise wrong(line, column, "yes-or-no", key=key, value=value)
        return WAYS[value.lower()]
    if not value.isdecimal() or len(value) > 4:
        raise wrong(line, column, "drawn-number", key=key, value=value or Clause("nothing"))
    return int(value)


def read_building(typed: str, line: int, column: int) -> str:
    """By its id, its name, or the beginning of it."""
    names = [[id, *map(folded, names_of("building", id))] for id in BUILDING_IDS]
    found = matches(folded(typed), names)
    if len(found) == 1:
        return BUILDING_IDS[found[0]]
    if found:
        raise wrong(line, column, "could-be", text=typed.strip(),
                    buildings=either([BUILDING_IDS[place] for place in found]))
    raise wrong(line, column, "no-building", id=typed.strip(), near=did_you_mean(plain(typed), BUILDING_IDS),
                buildings=[*BUILDING_IDS])


def read_row(number: int, line: str) -> List[Optional[Square]]:
    return [read_square(number, found.start() + 1, found[0]) for found in re.finditer(r"\S+", line)]


def read_square(line: int, column: int, text: str) -> Optional[Square]:
    if text in EMPTY:
        return None
    found = SQUARE.fullmatch(text)
    letters = Clause("letters", terrains=[*LETTERS], castle=CASTLE_LETTER)
    if found is None:
        raise wrong(line, column, "no-drawn-square", text=text, letters=letters)
    letter, crowns, mark, building = found[1].upper(), int(found[2] or 0), found[3].upper(), found[5]
    if letter not in LETTERS + CASTLE_LETTER:
        raise wrong(line, column, "no-terrain", text=text, letter=letter, letters=letters)
    if crowns > (0 if letter == CASTLE_LETTER else MOST_CROWNS):
        raise wrong(line, column, "crowns-at-most", text=text, most=MOST_CROWNS)
    if (building is not None or mark) and letter != LETTERS[TOWN]:
        raise wrong(line, column, "building-on-town", text=text, building=building or "church")
    if crowns and letter == LETTERS[TOWN]:
        raise wrong(line, column, "town-without-crowns", text=text)
    named = QUEENS_TOWER if mark == "Q" else ""
    if building is not None:
        named = read_building(building, line, column + text.index(":") + 1)
    return Square(line, column, letter, crowns, bool(found[4]), mark == "#" and not named, named)


# ---- from a drawing to a kingdom
def rules_for(game: Dict[str, Any], drawings: Sequence[Drawing]) -> Rules:
    """The game and the size that are given, or else those that fit."""
    town = any(key in drawing.facts for drawing in drawings for key in KINGDOM_KEYS) or any(
        square.letter == LETTERS[TOWN] for drawing in drawings for square in drawing.squares().values())
    name = game.get("game", "queendomino" if town else "kingdomino")
    if name == "kingdomino" and town:
        raise WrongDrawing("kingdomino-has-no-towns")
    wide = max(max(extent(drawing)) for drawing in drawings)
    size = game.get("size", SIZES[0] if wide <= SIZES[0] else SIZES[1])
    options = {"middle_kingdom": game.get("middle_kingdom", False), "harmony": game.get("harmony", False),
               "middle_kingdom_incomplete": True, "mighty_duel": name == "kingdomino" and size == 7}
    seats = {("kingdomino", 5): 4, ("kingdomino", 7): 2, ("queendomino", 5): 4, ("queendomino", 7): 2,
             ("royal_wedding", 5): 5, ("royal_wedding", 7): 4}[name, size]
    return Rules(name, seats, options, {})


def extent(drawing: Drawing) -> Tuple[int, int]:
    """Columns and rows from the first to the last square."""
    columns = [x for x, _y in drawing.squares()]
    rows = [y for _x, y in drawing.squares()]
    return (max(columns) - min(columns) + 1, max(rows) - min(rows) + 1) if columns else (0, 0)


def kingdom_of(drawing: Drawing, rules: Rules) -> Kingdom:
    squares = drawing.squares()
    castles = [(place, square) for place, square in squares.items() if square.letter == CASTLE_LETTER]
    whose = Clause("kingdom-of", name=drawing.name) if drawing.name else Clause("the-kingdom")
    if not castles:
        raise wrong(drawing.rows[0][0], 1, "no-castle", whose=whose, letter=CASTLE_LETTER)
    if len(castles) > 1:
        raise castles[1][1].wrong("second-castle", whose=whose, line=castles[0][1].line)
    if max(extent(drawing)) > rules.limit:
        columns, rows = extent(drawing)
        raise wrong(drawing.rows[0][0], 1, "too-wide", whose=whose, columns=columns, rows=rows, limit=rules.limit)
    (west, north), _castle = castles[0]
    kingdom = new_kingdom(int(rules.limit), int(rules.dominoes_a_kingdom))
    for (x, y), square in squares.items():
        if square.letter != CASTLE_LETTER:
            put(kingdom, x - west, y - north, square)
    for (x, y), square in squares.items():
        if not area(BITS[CASTLE], kingdom.occupied) & BITS[square_at(x - west, y - north)]:
            raise square.wrong("not-together", whose=whose)
    if rules.town:
        marked = [(square_at(x - west, y - north), square) for (x, y), square in squares.items() if square.built]
        house(kingdom, drawing, marked, whose)
        furnish(kingdom, drawing, whose)
    return kingdom


def put(kingdom: Kingdom, x: int, y: int, square: Square) -> None:
    at = square_at(x, y)
    kingdom.put_square(at, LETTERS.index(square.letter), square.crowns)
    kingdom.first_column = min(kingdom.first_column, x)
    kingdom.last_column = max(kingdom.last_column, x)
    kingdom.first_row = min(kingdom.first_row, y)
    kingdom.last_row = max(kingdom.last_row, y)
    if square.knight:
        kingdom.knights |= BITS[at]
    if square.building:
        kingdom.put_building(at, BUILDING_IDS.index(square.building))


def house(kingdom: Kingdom, drawing: Drawing, marked: Sequence[Tuple[i64, Square]], whose: Clause) -> None:
    """Put the buildings that are named without a place on squares with a mark, then on any open ones."""
    line, unplaced = drawing.facts.get("buildings", (0, []))
    if len(marked) > len(unplaced):
        raise marked[len(unplaced)][1].wrong("which-building")
    for place, id in enumerate(unplaced):
        rest = [at for at, _square in marked[place:]]
        if not rest:
            rest = [square for square in range(i64(64)) if kingdom.open_towns() & BITS[square]]
        if not rest:
            raise wrong(line, 1, "no-town-for", whose=whose, id=id)
        if id == QUEENS_TOWER and any(not kingdom.territory_at(rest[0]) & BITS[at] for at in rest):
            raise wrong(line, 1, "draw-queens-tower")
        kingdom.put_building(rest[0], BUILDING_IDS.index(id))


def furnish(kingdom: Kingdom, drawing: Drawing, whose: Clause) -> None:
    """Coins, towers and knights."""
    kingdom.coins = drawing.value("coins", 0)
    kingdom.towers = drawing.value("towers", sum(int(BUILDINGS[each].towers) for _at, each in kingdom.buildings))
    knights = drawing.value("knights", START_KNIGHTS + sum(int(BUILDINGS[each].knights)
                                                           for _at, each in kingdom.buildings))
    drawn = int(count(kingdom.knights))
    if drawn > knights and "knights" in drawing.facts:
        raise wrong(drawing.facts["knights"][0], 1, "too-many-knights", drawn=drawn, whose=whose, knights=knights)
    kingdom.reserve = max(0, knights - drawn)
