"""The ground of a kingdom: sets of squares as the bits of one number.

No kingdom is wider or higher than seven squares, so eight columns and eight rows are enough for all places that it can
grow to, if the last column is taken to lie beside the first one again. Bit 8 * row + column; the castle is at 0,0.
The numbers are those of a machine word of 64 bits with a sign, the same compiled and interpreted."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 8
HIGH: Final[i64] = -0x7FFFFFFFFFFFFFFF - 1       # the bit of the last square alone
HALF: Final[i64] = 0xFFFFFFFF


def bit_of(square: int) -> int:
    return 1 << square if square < 63 else -(1 << 63)


BITS: Final[vec[i64]] = vec[i64]([bit_of(square) for square in range(64)])
# the number of a bit among 32, by its remainder
BIT_NUMBERS: Final[vec[i64]] = vec[i64]([0] * 37)
for number in range(32):
    BIT_NUMBERS[(1 << number) % 37] = number


def square_at(x: int, y: int) -> i64:
    return y % SIDE * SIDE + x % SIDE


# ---- every square of a set moved by one
def east(squares: i64) -> i64:
    return (squares & 0x3F7F7F7F7F7F7F7F) << 1 | (squares >> 62 & 1) * HIGH | squares >> 7 & 0x0101010101010101


def west(squares: i64) -> i64:
    return squares >> 1 & 0x7F7F7F7F7F7F7F7F | (squares & 0x0001010101010101) << 7 | (squares >> 56 & 1) * HIGH


def south(squares: i64) -> i64:
    return (squares & 0x007FFFFFFFFFFFFF) << 8 | (squares >> 55 & 1) * HIGH | squares >> 56 & 0xFF


def north(squares: i64) -> i64:
    return squares >> 8 & 0x00FFFFFFFFFFFFFF | (squares & 0x7F) << 56 | (squares >> 7 & 1) * HIGH


def beside(squares: i64) -> i64:
    """The squares that share an edge with one of these, and perhaps some of these."""
    return east(squares) | west(squares) | south(squares) | north(squares)


NEIGHBOURS: Final[vec[i64]] = vec[i64]([int(beside(BITS[square])) for square in range(64)])


# ---- counting
def count(squares: i64) -> i64:
    pairs = squares - (squares >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return eights * 0x0101010101010101 >> 56 & 0xFF


def nth(squares: i64, n: i64) -> i64:
    """The number of the n-th square of the set, which has more than n."""
    half = squares & HALF
    below = count(half)
    first: i64 = 0
    if n >= below:
        n -= below
        half = squares >> 32 & HALF
        first = 32
    while n:
        half &= half - 1
        n -= 1
    return first + BIT_NUMBERS[(half & -half) % 37]


def lowest(squares: i64) -> i64:
    """The number of the first square of the set, which is not empty."""
    half = squares & HALF
    if half:
        return BIT_NUMBERS[(half & -half) % 37]
    half = squares >> 32 & HALF
    return 32 + BIT_NUMBERS[(half & -half) % 37]


def squares_in(squares: i64) -> List[i64]:
    return [square for square in range(i64(64)) if squares & BITS[square]]


def area(seed: i64, ground: i64) -> i64:
    """All squares of the ground that hang together with the seed, which is a part of it."""
    while True:
        grown = (seed | beside(seed)) & ground
        if grown == seed:
            return seed
        seed = grown


# ---- how far a kingdom may still grow. By its first and last column or row, see `edges`
def edges(first: i64, last: i64) -> i64:
    """first: from -6 to 0; last: from 0 to 6."""
    return last * 8 - first


def reach(limit: int, first: int, last: int, length: int) -> range:
    """Where something of that length can begin so that it touches the kingdom and stays within the limit."""
    return range(max(last - limit + 1, first - length), min(first + limit - length, last + 1) + 1)


def columns_from(columns: range) -> i64:
    return i64(0) if not columns else union([square_at(x, y) for x in columns for y in range(SIDE)])


def rows_from(rows: range) -> i64:
    return i64(0) if not rows else union([square_at(x, y) for x in range(SIDE) for y in rows])


def union(squares: List[i64]) -> i64:
    together: i64 = 0
    for square in squares:
        together |= BITS[square]
    return together


class Growth:
    """For a limit: where single squares and pairs of squares fit, by columns and by rows."""

    def __init__(self, limit: int) -> None:
        self.limit: i64 = limit
        zeros = [0] * 64
        self.columns: vec[i64] = vec[i64](zeros)
        self.rows: vec[i64] = vec[i64](zeros)
        self.pairs_of_columns: vec[i64] = vec[i64](zeros)        # the western square of the pair
        self.pairs_of_rows: vec[i64] = vec[i64](zeros)           # the northern one
        for first in range(1 - limit, 1):
            for last in range(limit + first):
                place = edges(first, last)
                self.columns[place] = columns_from(reach(limit, first, last, 1))
                self.rows[place] = rows_from(reach(limit, first, last, 1))
                self.pairs_of_columns[place] = columns_from(reach(limit, first, last, 2))
                self.pairs_of_rows[place] = rows_from(reach(limit, first, last, 2))


GROWTH_5: Final = Growth(5)
GROWTH_7: Final = Growth(7)


def real(place: i64, start: i64) -> i64:
    """The coordinate of a column or row, if the possible ones begin at `start`."""
    return start + ((place - start) & 7)
