"""Letters of the tests' own, so that a page is laid out alike on every machine, whatever fonts it has.

Every character is the same box, wider than the letters of common fonts are on average (DejaVu Sans Bold: 0.62 of their
size): what fits with these fits with any."""
from __future__ import annotations

import base64
import struct
from typing import Dict, List

EM = 1000                                        # units of a letter's size
WIDTH, ASCENT, DESCENT = 660, 930, 240
NAME = "Letters of the tests"


def font() -> bytes:
    """A font file (TrueType) with one glyph for all characters of Unicode."""
    box = padded(struct.pack(">5h2H4B", 1, 60, 0, WIDTH - 60, 700, 3, 0, 1, 1, 1, 1)
                 + struct.pack(">8h", 60, 0, WIDTH - 120, 0, 0, 700, 0, -700))
    family = NAME.encode("utf-16-be")
    names = [(1, family), (2, "Regular".encode("utf-16-be")), (4, family), (6, "Letters".encode("utf-16-be"))]
    tables: Dict[bytes, bytes] = {
        b"OS/2": struct.pack(">HhHHH10h28x4s3H3h2H8x2h3H", 4, WIDTH, 400, 5, 0, *[EM // 2] * 10, b"none", 0x40, 0x20,
                             0xFFFF, ASCENT, -DESCENT, 0, ASCENT, DESCENT, 500, 700, 0, 0x20, 0),
        # one range of all characters, each of which is glyph 1 (format 13)
        b"cmap": struct.pack(">HHHHI", 0, 1, 3, 10, 12) + struct.pack(">HHIIIIII", 13, 0, 28, 0, 1, 0x20, 0x10FFFF, 1),
        b"glyf": box + box,
        b"head": struct.pack(">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 0, EM, 0, 0, 60, 0, WIDTH - 60, 700,
                             0, 8, 2, 0, 0),
        b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, -DESCENT, 0, WIDTH, 60, 60, WIDTH - 60, 1, 0, 0,
                             0, 0, 0, 0, 0, 1),
        b"hmtx": struct.pack(">Hhh", WIDTH, 60, 60),
        b"loca": struct.pack(">HHH", 0, len(box) // 2, len(box)),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": name_table(names),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 1, 0, 0, 0, 0),
    }
    return assembled(tables)


def name_table(names: List[tuple[int, bytes]]) -> bytes:
    head, text = struct.pack(">HHH", 0, len(names), 6 + 12 * len(names)), b""
    for id, value in names:
        head += struct.pack(">HHHHHH", 3, 1, 0x409, id, len(value), len(text))
        text += value
    return head + text


def assembled(tables: Dict[bytes, bytes]) -> bytes:
    """The directory of the tables, and the tables."""
    power = 1 << (len(tables).bit_length() - 1)
    directory = struct.pack(">IHHHH", 0x10000, len(tables), power * 16, power.bit_length() - 1,
                            (len(tables) - power) * 16)
    at, bodies = len(directory) + 16 * len(tables), b""
    for tag, body in sorted(tables.items()):
        directory += tag + struct.pack(">III", checksum(body), at + len(bodies), len(body))
        bodies += padded(body)
    return directory + bodies


def checksum(body: bytes) -> int:
    words: List[int] = [word for word, in struct.iter_unpack(">I", padded(body))]
    return sum(words) & 0xFFFFFFFF


def padded(body: bytes) -> bytes:
    return body + bytes(-len(body) % 4)


# before anything of the page is loaded; its own rules of security do not concern what a script makes
OWN_LETTERS = f"""(() => {{
    const file = Uint8Array.from(atob("{base64.b64encode(font()).decode()}"), (one) => one.charCodeAt(0))
    document.fonts.add(new FontFace("{NAME}", file.buffer, {{ weight: "1 1000" }}))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root {{ --sans: "{NAME}" !important; --serif: "{NAME}" !important }}')
    document.adoptedStyleSheets = [sheet]
}})()"""
