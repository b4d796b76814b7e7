"""Writing and reading small whole numbers as bytes: most take one, any of 64 bits fits."""
from __future__ import annotations

from typing import Final, List

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

PAIR: Final = 254                    # the number follows in two bytes, the high one first
WIDE: Final = 255                    # the number follows in eight bytes


def put(out: BytesWriter, number: i64) -> None:
    if 0 <= number < PAIR:
        out.append(u8(number))
    elif 0 <= number < 65536:
        out.append(u8(PAIR))
        put_pair(out, number)
    else:
        out.append(u8(WIDE))
        write_i64_le(out, number)


def put_pair(out: BytesWriter, number: i64) -> None:
    """A number below 65536 in two bytes, always."""
    out.append(u8(number >> 8))
    out.append(u8(number & 0xFF))


def put_all(out: BytesWriter, numbers: vec[i64]) -> None:
    """How many there are is known to the reader."""
    for i in range(i64(len(numbers))):
        put(out, numbers[i])


def put_list(out: BytesWriter, numbers: vec[i64]) -> None:
    put(out, len(numbers))
    put_all(out, numbers)


class Source:
    """Bytes that are read from the front."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def get(self) -> i64:
        at = self.at
        first: i64 = self.data[at]
        if first < PAIR:
            self.at = at + 1
            return first
        if first == PAIR:
            self.at = at + 1
            return self.get_pair()
        self.at = at + 9
        return read_i64_le(self.data, at + 1)

    def get_pair(self) -> i64:
        at = self.at
        self.at = at + 2
        high: i64 = self.data[at]
        low: i64 = self.data[at + 1]
        return high << 8 | low

    def fill(self, numbers: vec[i64]) -> None:
        for i in range(i64(len(numbers))):
            numbers[i] = self.get()

    def get_list(self) -> vec[i64]:
        numbers = vec[i64]([0] * int(self.get()))
        self.fill(numbers)
        return numbers

    def get_small_list(self) -> List[int]:
        return [int(self.get()) for _number in range(int(self.get()))]
