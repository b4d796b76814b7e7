"""What is true of every state of a game, whatever was played."""
from __future__ import annotations

from typing import List

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, NEIGHBOURS, count
from crownlands.dominoes.kingdom import CASTLE, NEAR, Kingdom, squares_of
from crownlands.dominoes.table import NO_TILE, NOBODY, START_KNIGHTS
from crownlands.dominoes.tiles import (
    BUILDINGS,
    CROWNS_A,
    CROWNS_B,
    DOMINOES,
    SLOTS,
    TERRAIN_A,
    TERRAIN_B,
    TOWN,
)
from crownlands.dominoes.turn import PLACE, Turn


def violations(state: Turn) -> List[str]:
    """What is wrong, in words. Only a game played from its start must hold all tiles of its boxes."""
    found: List[str] = []
    check_dominoes(state, found)
    for place in range(state.rules.kingdoms):
        check_kingdom(state.kingdoms[place], place, found)
    if state.rules.town:
        check_town(state, found)
    if not state.over and not state.answers():
        found.append("a question without an option")
    return found


def check_dominoes(state: Turn, found: List[str]) -> None:
    """Every domino is in one place at most; those that are nowhere were removed or discarded."""
    seen: List[i64] = [domino for domino in range(i64(DOMINOES)) if state.bag & BITS[domino]]
    seen.extend([DOMINOES + domino for domino in range(i64(DOMINOES)) if state.queen_bag & BITS[domino]])
    for at in range(state.at + (0 if state.phase == PLACE else 1), state.line_size):
        seen.append(state.line[at] >> 4)
    for at in range(state.offer_size):
        seen.append(state.offer[at] >> 4)
    discarded: i64 = 0
    for kingdom in state.kingdoms:
        discarded += kingdom.discarded
        for at in range(kingdom.dominoes):
            seen.append(kingdom.laid[at] >> 8)
    if len(set(seen)) != len(seen):
        found.append("a domino is in two places")
    rules = state.rules
    if state.log is not None and state.log.start is not None and state.round and not state.over:
        boxes = len(set(rules.boxes))
        removed = state.round * (rules.line_length - rules.claims)
        nowhere = boxes * DOMINOES - len(seen)
        if nowhere != discarded + removed:
            found.append(f"{nowhere} dominoes are nowhere, but {discarded} were discarded and {removed} removed")


def check_kingdom(kingdom: Kingdom, place: i64, found: List[str]) -> None:
    """The masks are what the dominoes laid make them."""
    limit = kingdom.growth.limit
    if kingdom.last_column - kingdom.first_column >= limit or kingdom.last_row - kingdom.first_row >= limit:
        found.append(f"kingdom {place} is larger than {limit}x{limit}")
    masks: List[i64] = [0] * NEAR + [NEIGHBOURS[CASTLE]] * NEAR
    occupied: i64 = BITS[CASTLE]
    crowns: i64 = 0
    for at in range(kingdom.dominoes):
        domino = kingdom.laid[at] >> 8
        first, second = squares_of(kingdom.laid[at])
        for square, terrain in ((first, TERRAIN_A[domino]), (second, TERRAIN_B[domino])):
            if occupied & BITS[square]:
                found.append(f"two squares of kingdom {place} lie on each other")
            occupied |= BITS[square]
            masks[terrain] |= BITS[square]
            masks[NEAR + terrain] |= NEIGHBOURS[square]
        crowns += CROWNS_A[domino] + CROWNS_B[domino]
    for _square, building in kingdom.buildings:
        crowns += BUILDINGS[building].crowns
    if occupied != kingdom.occupied or crowns != kingdom.crowns_in(occupied):
        found.append(f"the squares or crowns of kingdom {place} are not those of its dominoes")
    for mask in range(len(masks)):
        if masks[mask] != kingdom.masks[mask]:
            found.append(f"mask {mask} of kingdom {place} is wrong")
    built: i64 = 0
    for square, _building in kingdom.buildings:
        built |= BITS[square]
    if built != kingdom.built or count(built) != len(kingdom.buildings) or built & ~kingdom.masks[TOWN]:
        found.append(f"the buildings of kingdom {place} are not each on a town square of its own")
    if kingdom.knights & ~occupied or kingdom.knights & BITS[CASTLE]:
        found.append(f"a knight of kingdom {place} stands outside")
    if kingdom.coins < 0 or kingdom.reserve < 0:
        found.append(f"kingdom {place} has fewer than no coins or knights")


def check_town(state: Turn, found: List[str]) -> None:
    """Tiles, knights and towers are conserved, and the queen is where most towers are."""
    everywhere: List[i64] = [state.stack[building] + (state.burned >> 2 * building & 3)
                             for building in range(i64(len(BUILDINGS)))]
    for slot in range(i64(SLOTS)):
        if state.slots[slot] != NO_TILE:
            everywhere[state.slots[slot]] += 1
            if state.dragon == slot:
                found.append("the dragon sits on a tile")
    if state.top != NO_TILE:
        everywhere[state.top] += 1
    from_start = state.log is None or state.log.start is not None
    most: i64 = 0
    for place in range(state.rules.kingdoms):
        kingdom = state.kingdoms[place]
        knights: i64 = START_KNIGHTS
        towers: i64 = 0
        for _square, building in kingdom.buildings:
            everywhere[building] += 1
            knights += BUILDINGS[building].knights
            towers += BUILDINGS[building].towers
        if kingdom.towers > most:
            most = kingdom.towers
        if from_start and not state.rules.limited_pieces \
                and (knights != kingdom.all_knights() or towers != kingdom.towers):
            found.append(f"kingdom {place} has knights or towers that nothing gave it")
    if from_start:
        for building in range(len(BUILDINGS)):
            if everywhere[building] != BUILDINGS[building].copies:
                found.append(f"there are {everywhere[building]} tiles of {BUILDINGS[building].id}")
        if (state.queen == NOBODY) != (most == 0):
            found.append("the queen should have a host once there are towers, and not before")
    if state.queen != NOBODY and from_start and state.kingdoms[state.queen].towers != most:
        found.append("the queen is not where most towers are")
