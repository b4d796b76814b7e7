"""What Queendomino adds to a turn: taxes, buildings, the queen and the dragon."""
from __future__ import annotations

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, area, count
from crownlands.dominoes.kingdom import Kingdom, squares_of
from crownlands.dominoes.table import NO_TILE, NOBODY, Table
from crownlands.dominoes.tiles import BUILDINGS, KNIGHTS, ONCE, PER_KNIGHT, SLOTS, TERRAINS, TOWERS

DISCOUNT = 1                                     # of the queen's host
DRAGON_PRICE = 1


class Town(Table):
    # ---- taxes
    def taxable(self, kingdom: Kingdom) -> i64:
        """The squares of the domino just placed, as bits 0 and 1, that can take a knight."""
        if kingdom.reserve == 0:
            return 0
        first, second = squares_of(kingdom.laid[kingdom.dominoes - 1])
        return (0 if kingdom.knights & BITS[first] else 1) | (0 if kingdom.knights & BITS[second] else 2)

    def tax(self, kingdom: Kingdom, half: i64) -> None:
        """A knight goes to a square of the new domino and brings a coin for each square of its territory."""
        first, second = squares_of(kingdom.laid[kingdom.dominoes - 1])
        square = second if half else first
        kingdom.reserve -= 1
        kingdom.knights |= BITS[square]
        coins = count(area(BITS[square], kingdom.masks[kingdom.terrain_at(square)]))
        kingdom.coins += coins
        if self.listener is not None:
            self.tell_all("tax", self.turn_seat, {"x": int(kingdom.x_of(square)), "y": int(kingdom.y_of(square)),
                                                  "terrain": TERRAINS[kingdom.terrain_at(square)], "coins": int(coins)})
        if self.rules.safe_pays_per_knight:
            self.open_safes(kingdom)

    def open_safes(self, kingdom: Kingdom) -> None:
        """The Safes add a coin for each knight, or each tower."""
        for _square, building in kingdom.buildings:
            tile = BUILDINGS[building]
            if tile.tax != ONCE:
                coins = kingdom.all_knights() if tile.tax == PER_KNIGHT else kingdom.towers
                kingdom.coins += coins
                if self.listener is not None:
                    self.tell_all("safe", self.turn_seat, {"building": tile.id, "coins": int(coins)})

    # ---- buildings
    def price(self, slot: i64) -> i64:
        """What building from a slot costs the player whose turn it is: a slot is called by its price."""
        if self.over or self.queen != self.rules.kingdom_of(self.turn_seat):
            return slot
        price = slot - DISCOUNT
        return price if price >= 0 or self.rules.free_slot_refund else 0

    def building_ground(self, kingdom: Kingdom) -> i64:
        """The town squares where a building may go."""
        ground = kingdom.open_towns()
        return ground if self.rules.build_on_knights else ground & ~kingdom.knights

    def affordable(self, kingdom: Kingdom) -> i64:
        """The slots to build from, as a mask."""
        found: i64 = 0
        for slot in range(i64(SLOTS)):
            if self.slots[slot] != NO_TILE and self.price(slot) <= kingdom.coins:
                found |= BITS[slot]
        return found

    def build(self, kingdom: Kingdom, slot: i64, square: i64) -> None:
        building = self.slots[slot]
        price = self.price(slot)
        tile = BUILDINGS[building]
        kingdom.coins -= price
        self.slots[slot] = NO_TILE
        knights, towers = tile.knights, tile.towers
        if self.rules.limited_pieces:
            knights = min(knights, KNIGHTS - self.knights_in_play())
            towers = min(towers, TOWERS - self.towers_in_play())
        kingdom.put_building(square, building)
        kingdom.reserve += knights
        kingdom.towers += towers
        if self.listener is not None:
            self.tell_all("build", self.turn_seat, {
                "building": tile.id, "slot": int(slot), "price": int(price), "x": int(kingdom.x_of(square)),
                "y": int(kingdom.y_of(square)), "knights": int(knights), "towers": int(towers)})
        if towers:
            self.invite_queen(kingdom)

    def knights_in_play(self) -> i64:
        used: i64 = 0
        for kingdom in self.kingdoms:
            used += kingdom.all_knights()
        return used

    def towers_in_play(self) -> i64:
        used: i64 = 0
        for kingdom in self.kingdoms:
            used += kingdom.towers
        return used

    def invite_queen(self, kingdom: Kingdom) -> None:
        """Towers were gained: whoever has now as many as anybody else hosts the queen."""
        for other in self.kingdoms:
            if other.towers > kingdom.towers:
                return
        host = self.rules.kingdom_of(self.turn_seat)
        if self.queen != host:
            self.queen = host
            if self.listener is not None:
                self.tell_all("queen", self.turn_seat, {})

    # ---- the dragon
    def may_burn(self, kingdom: Kingdom) -> bool:
        return (self.dragon == NOBODY and kingdom.coins >= DRAGON_PRICE
                and self.queen != self.rules.kingdom_of(self.turn_seat) and self.tiles_on_board() != 0)

    def tiles_on_board(self) -> i64:
        """The slots with a tile, as a mask."""
        found: i64 = 0
        for slot in range(i64(SLOTS)):
            if self.slots[slot] != NO_TILE:
                found |= BITS[slot]
        return found

    def burn(self, kingdom: Kingdom, slot: i64) -> None:
        building = self.slots[slot]
        kingdom.coins -= DRAGON_PRICE
        self.slots[slot] = NO_TILE
        self.burned += BITS[2 * building]
        self.dragon = slot
        if self.listener is not None:
            self.tell_all("burn", self.turn_seat, {"building": BUILDINGS[building].id, "slot": int(slot)})
