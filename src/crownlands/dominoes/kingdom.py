"""A kingdom: its squares, what stands on them, and its purse. Where a domino can be laid, and territories."""
from __future__ import annotations

from typing import Final, List, Tuple

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominoes.grid import (
    BITS,
    GROWTH_5,
    GROWTH_7,
    NEIGHBOURS,
    SIDE,
    Growth,
    area,
    count,
    edges,
    lowest,
    north,
    real,
    west,
)
from crownlands.dominoes.tiles import (
    BUILDINGS,
    CROWNS_A,
    CROWNS_B,
    EQUAL,
    TERRAIN_A,
    TERRAIN_B,
    TERRAINS,
    TOWN,
)

# where the second square of a domino lies, seen from its first
EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
DIRECTIONS: Final[Tuple[str, ...]] = ("east", "south", "west", "north")
TOWARD: Final[Tuple[Tuple[int, int], ...]] = ((1, 0), (0, 1), (-1, 0), (0, -1))    # x and y of the square beside

CASTLE: Final = 0
NEAR: Final = 7                                  # masks[NEAR + terrain]: where a square of that terrain can connect


class Spots:
    """Where a domino can be laid: for each direction the western or northern one of its two squares."""

    def __init__(self) -> None:
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.north: i64 = 0

    def toward(self, direction: i64) -> i64:
        if direction == EAST:
            return self.east
        if direction == SOUTH:
            return self.south
        return self.west if direction == WEST else self.north

    def count(self) -> i64:
        return count(self.east) + count(self.south) + count(self.west) + count(self.north)

    def any(self) -> bool:
        return (self.east | self.south | self.west | self.north) != 0


class Kingdom:
    def __init__(self, growth: Growth, masks: vec[i64], laid: vec[i64]) -> None:
        self.growth: Growth = growth
        self.masks: vec[i64] = masks             # squares by terrain; then, at NEAR, where each terrain connects
        self.laid: vec[i64] = laid               # the dominoes in their order: see `laid_code`
        self.dominoes: i64 = 0                   # how many are laid
        self.discarded: i64 = 0                  # how many found no place
        self.occupied: i64 = 1                   # the castle
        self.one_crown: i64 = 0                  # crowns of a square: one, plus
        self.two_crowns: i64 = 0                 # two
        self.first_column: i64 = 0
        self.last_column: i64 = 0
        self.first_row: i64 = 0
        self.last_row: i64 = 0
        self.coins: i64 = 0
        self.reserve: i64 = 0                    # knights at home
        self.knights: i64 = 0                    # squares with a knight
        self.towers: i64 = 0
        self.built: i64 = 0                      # town squares with a building
        self.buildings: List[Tuple[int, int]] = []       # (square, building); replaced, never changed

    # ---- copies
    def copy(self) -> Kingdom:
        twin = Kingdom(self.growth, self.masks[:], self.laid[:])
        twin.take_numbers(self)
        return twin

    def become(self, other: Kingdom) -> None:
        for i in range(i64(2 * NEAR)):
            self.masks[i] = other.masks[i]
        for i in range(other.dominoes):
            self.laid[i] = other.laid[i]
        self.take_numbers(other)

    def take_numbers(self, other: Kingdom) -> None:
        self.dominoes = other.dominoes
        self.discarded = other.discarded
        self.occupied = other.occupied
        self.one_crown = other.one_crown
        self.two_crowns = other.two_crowns
        self.first_column = other.first_column
        self.last_column = other.last_column
        self.first_row = other.first_row
        self.last_row = other.last_row
        self.coins = other.coins
        self.reserve = other.reserve
        self.knights = other.knights
        self.towers = other.towers
        self.built = other.built
        self.buildings = other.buildings

    # ---- laying dominoes
    def find_spots(self, domino: i64, spots: Spots) -> None:
        """All legal places: two empty squares beside each other, within the limit, and one of them beside the castle or
        beside its own terrain. A domino with equal squares is listed in one of its two directions."""
        free = ~self.occupied
        growth = self.growth
        columns = edges(self.first_column, self.last_column)
        rows = edges(self.first_row, self.last_row)
        a = self.masks[NEAR + TERRAIN_A[domino]]
        b = self.masks[NEAR + TERRAIN_B[domino]]
        across = free & west(free) & growth.pairs_of_columns[columns] & growth.rows[rows]
        down = free & north(free) & growth.columns[columns] & growth.pairs_of_rows[rows]
        spots.east = across & (a | west(b))
        spots.south = down & (a | north(b))
        if EQUAL[domino]:
            spots.west = 0
            spots.north = 0
        else:
            spots.west = across & (b | west(a))
            spots.north = down & (b | north(a))

    def lay(self, domino: i64, direction: i64, spot: i64) -> None:
        """spot: the western or northern square of the two. That it is legal was tested before."""
        x = self.column_of(spot, direction)
        y = self.row_of(spot, direction)
        if direction & 1:
            other = (spot + SIDE) & 63
            end_x, end_y = x, y + 1
        else:
            other = (spot & ~7) | ((spot + 1) & 7)
            end_x, end_y = x + 1, y
        if x < self.first_column:
            self.first_column = x
        if end_x > self.last_column:
            self.last_column = end_x
        if y < self.first_row:
            self.first_row = y
        if end_y > self.last_row:
            self.last_row = end_y
        if direction >= WEST:
            self.put_square(other, TERRAIN_A[domino], CROWNS_A[domino])
            self.put_square(spot, TERRAIN_B[domino], CROWNS_B[domino])
        else:
            self.put_square(spot, TERRAIN_A[domino], CROWNS_A[domino])
            self.put_square(other, TERRAIN_B[domino], CROWNS_B[domino])
        self.laid[self.dominoes] = laid_code(domino, direction, spot)
        self.dominoes += 1

    def put_square(self, square: i64, terrain: i64, crowns: i64) -> None:
        bit = BITS[square]
        self.occupied |= bit
        self.masks[terrain] |= bit
        self.masks[NEAR + terrain] |= NEIGHBOURS[square]
        if crowns & 1:
            self.one_crown |= bit
        if crowns & 2:
            self.two_crowns |= bit

    def put_building(self, square: i64, building: i64) -> None:
        self.built |= BITS[square]
        self.buildings = [*self.buildings, (int(square), int(building))]
        if BUILDINGS[building].crowns:
            self.one_crown |= BITS[square]

    # ---- coordinates, seen from the castle: x grows to the east, y to the south
    def column_of(self, spot: i64, direction: i64) -> i64:
        """The x of a spot where a domino can be laid now."""
        width: i64 = 1 if direction & 1 else 2
        return real(spot & 7, max(self.last_column - self.growth.limit + 1, self.first_column - width))

    def row_of(self, spot: i64, direction: i64) -> i64:
        height: i64 = 2 if direction & 1 else 1
        return real(spot >> 3, max(self.last_row - self.growth.limit + 1, self.first_row - height))

    def x_of(self, square: i64) -> i64:
        """The x of an occupied square."""
        return real(square & 7, self.first_column)

    def y_of(self, square: i64) -> i64:
        return real(square >> 3, self.first_row)

    # ---- territories
    def terrain_at(self, square: i64) -> i64:
        """The terrain of an occupied square; -1 is the castle."""
        for terrain in range(i64(len(TERRAINS))):
            if self.masks[terrain] & BITS[square]:
                return terrain
        return -1

    def territory_at(self, square: i64) -> i64:
        return area(BITS[square], self.masks[self.terrain_at(square)])

    def territories(self, terrain: i64) -> List[i64]:
        found: List[i64] = []
        rest = self.masks[terrain]
        while rest:
            territory = area(BITS[lowest(rest)], rest)
            found.append(territory)
            rest &= ~territory
        return found

    def crowns_in(self, squares: i64) -> i64:
        return count(squares & self.one_crown) + 2 * count(squares & self.two_crowns)

    def open_towns(self) -> i64:
        return self.masks[TOWN] & ~self.built

    def all_knights(self) -> i64:
        return self.reserve + count(self.knights)


def laid_code(domino: i64, direction: i64, spot: i64) -> i64:
    return domino << 8 | direction << 6 | spot


def new_kingdom(limit: int, most_dominoes: int) -> Kingdom:
    masks = [0] * NEAR + [int(NEIGHBOURS[CASTLE])] * NEAR
    return Kingdom(GROWTH_7 if limit == 7 else GROWTH_5, vec[i64](masks), vec[i64]([0] * most_dominoes))


def squares_of(laid: i64) -> Tuple[i64, i64]:
    """The first and the second square of a domino that is laid."""
    spot = laid & 63
    direction = laid >> 6 & 3
    other = (spot + SIDE) & 63 if direction & 1 else (spot & ~7) | ((spot + 1) & 7)
    return (other, spot) if direction >= WEST else (spot, other)
