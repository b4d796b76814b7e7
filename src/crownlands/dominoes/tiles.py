"""The dominoes and the building tiles, read from the tables in `data`."""
from __future__ import annotations

from importlib.resources import files
from typing import Dict, Final, List, Optional, Tuple

from librt.vecs import vec
from mypy_extensions import i64

TERRAINS: Final[Tuple[str, ...]] = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
TOWN: Final = 6

KINGDOMINO: Final = 0
QUEENDOMINO: Final = 1
BOXES: Final[Tuple[str, ...]] = ("kingdomino", "queendomino")
DOMINOES: Final = 48                             # in a box
FULL_BOX: Final[i64] = 0xFFFFFFFFFFFF            # a bit for each


def table(name: str) -> List[List[str]]:
    """The words of a table's lines."""
    text = files("crownlands.dominoes").joinpath("data", f"{name}.txt").read_text(encoding="utf-8")
    return [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]


# ---- dominoes: those of Kingdomino are 0 to 47, those of Queendomino 48 to 95
FIRST: Final[List[int]] = []                     # terrains
SECOND: Final[List[int]] = []
FIRST_CROWNS: Final[List[int]] = []
SECOND_CROWNS: Final[List[int]] = []
for box in BOXES:
    for _number, *halves in table(box):
        for half, terrains, crowns in ((halves[0], FIRST, FIRST_CROWNS), (halves[1], SECOND, SECOND_CROWNS)):
            terrain, _, shown = half.partition(":")
            terrains.append(TERRAINS.index(terrain))
            crowns.append(int(shown or 0))

TERRAIN_A: Final[vec[i64]] = vec[i64](FIRST)
TERRAIN_B: Final[vec[i64]] = vec[i64](SECOND)
CROWNS_A: Final[vec[i64]] = vec[i64](FIRST_CROWNS)
CROWNS_B: Final[vec[i64]] = vec[i64](SECOND_CROWNS)
# 1: both squares are the same
EQUAL: Final[vec[i64]] = vec[i64]([int(FIRST[n] == SECOND[n] and FIRST_CROWNS[n] == SECOND_CROWNS[n])
                                   for n in range(2 * DOMINOES)])


def domino_at(box: i64, number: i64) -> i64:
    """The domino with that number on its back."""
    return box * DOMINOES + number - 1


def halves_of(domino: i64) -> List[Tuple[int, int]]:
    """Terrain and crowns of its two squares."""
    return [(FIRST[domino], FIRST_CROWNS[domino]), (SECOND[domino], SECOND_CROWNS[domino])]


def number_of(domino: i64) -> i64:
    return domino % DOMINOES + 1


def box_of(domino: i64) -> i64:
    return domino // DOMINOES


# ---- buildings
ONCE: Final = -1                                 # points are counted once
PER_TOWER: Final = 7
PER_KNIGHT: Final = 8                            # below 7: for each territory of that terrain
COUNTED: Final[Tuple[str, ...]] = (*TERRAINS, "tower", "knight")


class Building:
    """A kind of building tile. reconstructed: which of its values no source shows."""

    def __init__(self, id: str, copies: int, knights: int, towers: int, crowns: int, tax: Optional[str], points: int,
                 per: Optional[str], reconstructed: List[str]) -> None:
        self.id: str = id
        self.copies: i64 = copies
        self.knights: i64 = knights
        self.towers: i64 = towers
        self.crowns: i64 = crowns
        self.tax: i64 = ONCE if tax is None else COUNTED.index(tax)      # ONCE: it adds nothing to taxes
        self.points: i64 = points
        self.per: i64 = ONCE if per is None else COUNTED.index(per)
        self.reconstructed: List[str] = reconstructed

    def describe(self) -> Dict[str, object]:
        return {"id": self.id, "copies": int(self.copies), "knights": int(self.knights), "towers": int(self.towers),
                "crowns": int(self.crowns), "tax": None if self.tax == ONCE else COUNTED[self.tax],
                "points": int(self.points), "per": None if self.per == ONCE else COUNTED[self.per],
                "reconstructed": list(self.reconstructed)}


def read_building(words: List[str]) -> Building:
    id, copies, knights, towers, crowns, tax, points, per = words
    numbers = {"copies": copies, "knights": knights, "towers": towers, "crowns": crowns, "points": points}
    value = {name: int(text.rstrip("?")) for name, text in numbers.items()}
    return Building(id, value["copies"], value["knights"], value["towers"], value["crowns"],
                    None if tax == "-" else tax, value["points"], None if per == "-" else per,
                    [name for name, text in numbers.items() if text.endswith("?")])


BUILDINGS: Final[List[Building]] = [read_building(words) for words in table("buildings")]
BUILDING_IDS: Final[List[str]] = [building.id for building in BUILDINGS]
SLOTS: Final = 6                                 # of the builders' board; a slot is called by its price
KNIGHTS: Final = 22                              # pieces in the box
TOWERS: Final = 15
