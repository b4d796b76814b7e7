"""A kingdom once more, slow and obvious: where a domino may lie and what everything is worth.

Written from the rulebooks, for the laws to compare the engine with. The ground is {(x, y): (terrain, crowns)} without
the castle, which is at 0,0; the rest is as `state.describe()` tells it. Only the tables of tiles are the engine's."""
from typing import Any, Dict, List, Set, Tuple

from crownlands.dominoes import tiles

Square = Tuple[int, int]
Half = Tuple[str, int]
Ground = Dict[Square, Half]
Kingdom = Dict[str, Any]

TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
TOWARD = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
CASTLE = (0, 0)
TILES: Dict[str, Any] = {tile.id: tile.describe() for tile in tiles.BUILDINGS}
NO_GROUND = ("", 0)


# ---- the ground
def halves(domino: Dict[str, Any]) -> Tuple[Half, Half]:
    """The two squares of a domino: terrain and crowns."""
    at = domino["domino"] - 1 + (48 if domino["box"] == "queendomino" else 0)
    return ((TERRAINS[tiles.FIRST[at]], tiles.FIRST_CROWNS[at]), (TERRAINS[tiles.SECOND[at]], tiles.SECOND_CROWNS[at]))


def lies_on(laid: Dict[str, Any]) -> Tuple[Square, Square]:
    x, y = TOWARD[laid["direction"]]
    return (laid["x"], laid["y"]), (laid["x"] + x, laid["y"] + y)


def ground_of(kingdom: Kingdom) -> Ground:
    """With the crowns of buildings."""
    ground: Ground = {}
    for laid in kingdom["dominoes"]:
        for square, half in zip(lies_on(laid), halves(laid), strict=True):
            assert square not in ground
            assert square != CASTLE
            ground[square] = half
    for built in kingdom.get("buildings", []):
        terrain, crowns = ground[built["x"], built["y"]]
        ground[built["x"], built["y"]] = (terrain, crowns + TILES[built["building"]]["crowns"])
    return ground


def beside(square: Square) -> List[Square]:
    return [(square[0] + x, square[1] + y) for x, y in TOWARD.values()]


def territory(ground: Ground, start: Square) -> Set[Square]:
    """All squares of one terrain that hang together with this one."""
    found, edge = {start}, [start]
    while edge:
        for square in beside(edge.pop()):
            if square not in found and ground.get(square, NO_GROUND)[0] == ground[start][0]:
                found.add(square)
                edge.append(square)
    return found


def territories(ground: Ground) -> Dict[str, List[Set[Square]]]:
    found: Dict[str, List[Set[Square]]] = {terrain: [] for terrain in TERRAINS}
    seen: Set[Square] = set()
    for square, (terrain, _crowns) in ground.items():
        if square not in seen:
            found[terrain].append(territory(ground, square))
            seen |= found[terrain][-1]
    return found


# ---- placing
def placements(kingdom: Kingdom, domino: Dict[str, Any], limit: int) -> List[str]:
    """The ids of all legal placements. A domino with equal squares lies the same way to the east as to the west."""
    ground = ground_of(kingdom)
    taken = {CASTLE, *ground}
    first, second = halves(domino)
    found: List[str] = []
    for x in range(max(x for x, _y in taken) - limit + 1, min(x for x, _y in taken) + limit):
        for y in range(max(y for _x, y in taken) - limit + 1, min(y for _x, y in taken) + limit):
            for direction in ("east", "south") if first == second else TOWARD:
                one, two = lies_on({"x": x, "y": y, "direction": direction})
                if one not in taken and two not in taken \
                        and (connects(ground, one, first[0]) or connects(ground, two, second[0])) \
                        and is_within({one, two, *taken}, limit):
                    found.append(f"place:{x},{y},{direction}")
    return found


def connects(ground: Ground, square: Square, terrain: str) -> bool:
    """It shares an edge with the castle or with its own terrain. The other half of the domino is no help."""
    return any(other == CASTLE or ground.get(other, NO_GROUND)[0] == terrain for other in beside(square))


def is_within(squares: Set[Square], limit: int) -> bool:
    columns, rows = [x for x, _y in squares], [y for _x, y in squares]
    return max(columns) - min(columns) < limit and max(rows) - min(rows) < limit


# ---- points
def all_knights(kingdom: Kingdom) -> int:
    return len(kingdom["knights"]) + int(kingdom["reserve"])


def building_points(kingdom: Kingdom, ground: Ground, id: str) -> int:
    tile = TILES[id]
    counted = {None: 1, "tower": kingdom["towers"], "knight": all_knights(kingdom)}
    per = tile["per"]
    return int(tile["points"]) * (counted[per] if per in counted else len(territories(ground)[per]))


def largest(ground: Ground) -> int:
    return max((len(each) for found in territories(ground).values() for each in found), default=0)


def crowns_in(ground: Ground) -> int:
    return sum(crowns for _terrain, crowns in ground.values())


def sheet(kingdom: Kingdom, game: str, options: Dict[str, Any], limit: int, hosts_queen: bool) -> Dict[str, Any]:
    """The notepad of the rulebook, as `view` shows it for each kingdom."""
    ground = ground_of(kingdom)
    town = game != "kingdomino"
    found = territories(ground)
    sizes = {terrain: [[len(each), sum(ground[square][1] for square in each)] for each in found[terrain]]
             for terrain in TERRAINS if town or terrain != "town"}
    points: Dict[str, Any] = {terrain: sum(size * crowns for size, crowns in sizes[terrain]) for terrain in sizes}
    total = sum(points.values())
    if town:
        points["coins"] = kingdom["coins"] // 3
        points["buildings"] = [{"building": built["building"],
                                "points": building_points(kingdom, ground, built["building"])}
                               for built in kingdom["buildings"]]
        points["queen"] = None
        total += points["coins"] + sum(each["points"] for each in points["buildings"])
        if hosts_queen:
            most = largest(ground)
            terrain = next(terrain for terrain in TERRAINS if any(size == most for size, _crowns in sizes[terrain]))
            points["queen"] = {"terrain": terrain, "points": most}
            points[terrain] += most
            total += most
    if options.get("middle_kingdom"):
        points["middle_kingdom"] = 10 if is_middle(ground, limit, options["middle_kingdom_incomplete"]) else 0
        total += points["middle_kingdom"]
    if options.get("harmony"):
        points["harmony"] = 5 if len(ground) + 1 == limit * limit else 0
        total += points["harmony"]
    points["territories"] = {terrain: sorted(pairs, key=lambda pair: (-pair[0] * pair[1], -pair[0]))
                             for terrain, pairs in sizes.items()}
    points["total"] = total
    return points


def is_middle(ground: Ground, limit: int, incomplete: bool) -> bool:
    """As far to the one side as to the other: to half the limit at most, or exactly."""
    half = limit // 2
    squares = {CASTLE, *ground}
    reach = [-min(x for x, _y in squares), max(x for x, _y in squares),
             -min(y for _x, y in squares), max(y for _x, y in squares)]
    return all(each <= half if incomplete else each == half for each in reach)
