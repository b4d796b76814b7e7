"""Points: territories, crowns, coins, buildings, the queen, and the bonuses of the variants."""
from __future__ import annotations

from typing import Any, Dict, List

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, area, count, lowest
from crownlands.dominoes.kingdom import Kingdom
from crownlands.dominoes.rules import Rules
from crownlands.dominoes.tiles import BUILDINGS, ONCE, PER_KNIGHT, PER_TOWER, TERRAINS

COINS_A_POINT = 3
MIDDLE_KINGDOM = 10
HARMONY = 5


def terrain_points(kingdom: Kingdom, terrain: i64) -> i64:
    """Squares times crowns, over all territories of a terrain."""
    points: i64 = 0
    rest = kingdom.masks[terrain]
    while rest:
        territory = area(BITS[lowest(rest)], rest)
        rest &= ~territory
        points += count(territory) * kingdom.crowns_in(territory)
    return points


def largest_territory(kingdom: Kingdom) -> i64:
    """Its number of squares."""
    most: i64 = 0
    for terrain in range(i64(len(TERRAINS))):
        rest = kingdom.masks[terrain]
        while rest:
            territory = area(BITS[lowest(rest)], rest)
            rest &= ~territory
            size = count(territory)
            if size > most:
                most = size
    return most


def building_points(kingdom: Kingdom, building: i64) -> i64:
    tile = BUILDINGS[building]
    if tile.per == ONCE:
        return tile.points
    if tile.per == PER_TOWER:
        return tile.points * kingdom.towers
    if tile.per == PER_KNIGHT:
        return tile.points * kingdom.all_knights()
    return tile.points * len(kingdom.territories(tile.per))


def is_central(kingdom: Kingdom, rules: Rules) -> bool:
    """The castle is in the middle: no square is further from it than half the limit."""
    half = rules.limit // 2
    within = (kingdom.first_column >= -half and kingdom.last_column <= half
              and kingdom.first_row >= -half and kingdom.last_row <= half)
    if rules.middle_kingdom_incomplete:
        return within
    return within and kingdom.last_column - kingdom.first_column == 2 * half \
        and kingdom.last_row - kingdom.first_row == 2 * half


def is_complete(kingdom: Kingdom, rules: Rules) -> bool:
    """Every domino found its place."""
    return count(kingdom.occupied) == 2 * rules.dominoes_a_kingdom + 1


def bonus_points(kingdom: Kingdom, rules: Rules) -> i64:
    points: i64 = 0
    if rules.middle_kingdom and is_central(kingdom, rules):
        points += MIDDLE_KINGDOM
    if rules.harmony and is_complete(kingdom, rules):
        points += HARMONY
    return points


def score(kingdom: Kingdom, rules: Rules, hosts_queen: bool) -> i64:
    points = bonus_points(kingdom, rules)
    for terrain in range(i64(len(TERRAINS))):
        points += terrain_points(kingdom, terrain)
    if rules.town:
        points += kingdom.coins // COINS_A_POINT
        for _square, building in kingdom.buildings:
            points += building_points(kingdom, building)
        if hosts_queen:
            points += largest_territory(kingdom)
    return points


def score_sheet(kingdom: Kingdom, rules: Rules, hosts_queen: bool) -> Dict[str, Any]:
    """The rulebook's notepad: every part of the score. The queen's crown counts where the largest territory is."""
    sheet: Dict[str, Any] = {}
    if rules.town:
        sheet["coins"] = int(kingdom.coins // COINS_A_POINT)
    territories: Dict[str, List[List[int]]] = {}
    queen = largest_territory(kingdom) if rules.town and hosts_queen else i64(0)
    queen_terrain = ""
    for terrain, name in enumerate(TERRAINS):
        if terrain < 6 or rules.town:
            found = [[int(count(each)), int(kingdom.crowns_in(each))] for each in kingdom.territories(terrain)]
            territories[name] = sorted(found, key=lambda pair: (-pair[0] * pair[1], -pair[0]))
            sheet[name] = sum(size * crowns for size, crowns in found)
            if queen and not queen_terrain and any(size == queen for size, _crowns in found):
                queen_terrain = name
                sheet[name] += int(queen)
    if rules.town:
        sheet["buildings"] = [{"building": BUILDINGS[building].id, "points": int(building_points(kingdom, building))}
                              for _square, building in kingdom.buildings]
        sheet["queen"] = {"terrain": queen_terrain, "points": int(queen)} if queen_terrain else None
    if rules.middle_kingdom:
        sheet["middle_kingdom"] = MIDDLE_KINGDOM if is_central(kingdom, rules) else 0
    if rules.harmony:
        sheet["harmony"] = HARMONY if is_complete(kingdom, rules) else 0
    sheet["territories"] = territories
    sheet["total"] = int(score(kingdom, rules, hosts_queen))
    return sheet


def crowns_of(kingdom: Kingdom) -> i64:
    return kingdom.crowns_in(kingdom.occupied)
