"""Squares, dominoes, places and buildings in words."""
from __future__ import annotations

from typing import Any, List

from crownlands.dominoes.tiles import (
    BOXES,
    BUILDING_IDS,
    BUILDINGS,
    COUNTED,
    FIRST,
    FIRST_CROWNS,
    ONCE,
    PER_KNIGHT,
    PER_TOWER,
    SECOND,
    SECOND_CROWNS,
    TERRAINS,
    Building,
    domino_at,
    number_of,
)
from crownlands.locale import Words
from crownlands.locale.catalogue import exists
from crownlands.locale.languages import FIRST as FIRST_LANGUAGE
from crownlands.locale.languages import LANGUAGES
from crownlands.locale.names import folded, names_in

LETTERS = "WFLGSMT"                              # of the terrains; the castle is C
CASTLE_LETTER = "C"


def halves(domino: int) -> List[tuple[int, int]]:
    """The terrain and the crowns of both squares."""
    return [(FIRST[domino], FIRST_CROWNS[domino]), (SECOND[domino], SECOND_CROWNS[domino])]


def square_name(terrain: int, crowns: int) -> str:
    """`W`, `W1`."""
    return LETTERS[terrain] + (str(crowns) if crowns else "")


def find_domino(box: str, number: int) -> int:
    return int(domino_at(BOXES.index(box), number))


class Wording:
    def __init__(self, words: Words) -> None:
        self.words = words

    def domino(self, domino: int) -> str:
        """`W1–L`."""
        first, second = (square_name(*half) for half in halves(domino))
        return self.words.say("domino", first=first, second=second)

    def place(self, x: object, y: object, direction: str) -> str:
        return self.words.say("place", x=str(x), y=str(y), direction=self.words.say(f"direction-{direction}"))

    def building(self, id: object) -> str:
        return self.words.say(f"building-{id}")

    def numbered(self, domino: int) -> str:
        """`17 (W1–L)`."""
        return self.words.say("domino-numbered", n=int(number_of(domino)), domino=self.domino(domino))

    def signed(self, points: int) -> str:
        """`+3`, `−1`."""
        return self.words.say("signed", sign="−" if points < 0 else "+", n=abs(points))

    # ---- buildings
    def building_text(self, tile: Building) -> str:
        """What it gives when it is built, and its points."""
        words = self.words
        parts: List[str] = []
        if tile.knights:
            parts.append(words.say("building-knights", n=int(tile.knights)))
        if tile.towers:
            parts.append(words.say("building-towers", n=int(tile.towers)))
        if tile.crowns:
            parts.append(words.say("building-crown"))
        if tile.tax != ONCE:
            parts.append(words.say(f"building-tax-{COUNTED[tile.tax]}"))
        if tile.points:
            parts.append(self.building_points(tile))
        text = parts[-1]
        for part in reversed(parts[:-1]):
            text = words.say("building-join", first=part, rest=text)
        return text

    def building_points(self, tile: Building) -> str:
        n = int(tile.points)
        if tile.per == ONCE:
            return self.words.say("end-points", n=n)
        if tile.per in (PER_TOWER, PER_KNIGHT):
            return self.words.say(f"building-per-{COUNTED[tile.per]}", n=n)
        return self.words.say("building-per-terrain", n=n, terrain=self.terrain(int(tile.per)))

    def terrain(self, terrain: int) -> str:
        return self.words.say(f"terrain-{TERRAINS[terrain]}")

    def uncertain(self, tile: Building) -> str:
        """Which of its values are reconstructed; nothing, if none is."""
        doubtful: Any = tile.describe()["reconstructed"]
        if not doubtful:
            return ""
        what = self.words.listed([self.words.say(f"building-value-{value}") for value in doubtful])
        return self.words.say("building-reconstructed", what=what)


def tile_of(id: str) -> Building:
    return BUILDINGS[BUILDING_IDS.index(id)]


def directions_meant(typed: str, language: str) -> List[str]:
    """The sides that are called so, or whose name begins so: in that language and in English (a `w` may then mean two),
    or else in any other."""
    wanted = folded(typed)
    if not wanted:
        return []
    for languages in ((language, FIRST_LANGUAGE), *[(other,) for other in LANGUAGES if exists(other)]):
        names = [(folded(name), id) for each in languages for id, name in names_in(each, "direction").items()]
        found = [id for name, id in names if name == wanted] or [id for name, id in names if name.startswith(wanted)]
        if found:
            return list(dict.fromkeys(found))
    return []
