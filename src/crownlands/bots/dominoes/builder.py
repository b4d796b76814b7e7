"""What a greedy player of Queendomino does besides placing and claiming: each action is worth its points."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, area, count, squares_in
from crownlands.dominoes.kingdom import Kingdom, squares_of
from crownlands.dominoes.questions import ASK_BUILD, ASK_TAX, DONE
from crownlands.dominoes.scoring import building_points, largest_territory
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BUILDINGS, ONCE, PER_KNIGHT, PER_TOWER

# values are thirds of a point: a coin is one
POINT: Final = 3
EXPECTED_TAX: Final = 4                          # coins that a knight brings later in the game
BURN_WORTH: Final = 9                            # what a tile must be worth to another to be burned


class Builder:
    """tower: what a tower is worth for itself. patience: what a building must be worth to be built. All in thirds of a
    point, as the others."""

    def __init__(self, expected_tax: i64 = EXPECTED_TAX, burn_worth: i64 = BURN_WORTH, tower: i64 = 0,
                 patience: i64 = 0) -> None:
        self.expected_tax: i64 = expected_tax
        self.burn_worth: i64 = burn_worth
        self.tower: i64 = tower
        self.patience: i64 = patience

    def answer(self, state: DominoesState) -> i64:
        if state.kind == ASK_TAX:
            return self.tax(state)
        if state.kind == ASK_BUILD:
            return self.build(state)
        return self.burn(state)

    # ---- taxes
    def knight_worth(self, state: DominoesState, kingdom: Kingdom) -> i64:
        """What another knight in reserve is worth: the tax it may still bring, if there are taxes left to collect."""
        taxes = (state.rules.rounds - state.round) * state.rules.taxes_a_round
        if kingdom.reserve >= 2 * taxes:
            return 0
        return min(self.expected_tax, taxes + 1)

    def tax(self, state: DominoesState) -> i64:
        """Send a knight where it brings most, if that is no less than what it may bring later."""
        kingdom = state.kingdom()
        first, second = squares_of(kingdom.laid[kingdom.dominoes - 1])
        best: i64 = DONE
        most: i64 = self.knight_worth(state, kingdom) - 1
        for half in range(i64(2)):
            if state.mask & BITS[half]:
                square = second if half else first
                coins = count(area(BITS[square], kingdom.masks[kingdom.terrain_at(square)]))
                if coins > most:
                    most = coins
                    best = half
        return best

    # ---- buildings
    def tile_worth(self, state: DominoesState, place: i64, building: i64) -> i64:
        """What a building brings a kingdom, without its price and its crown."""
        kingdom = state.kingdoms[place]
        tile = BUILDINGS[building]
        worth = building_points(kingdom, building) * POINT
        if tile.per == PER_TOWER:
            worth += tile.towers * tile.points * POINT
        elif tile.per == PER_KNIGHT:
            worth += tile.knights * tile.points * POINT
        for _square, other in kingdom.buildings:
            if BUILDINGS[other].per == PER_TOWER:
                worth += tile.towers * POINT
            elif BUILDINGS[other].per == PER_KNIGHT:
                worth += tile.knights * POINT
        worth += tile.knights * self.knight_worth(state, kingdom) + tile.towers * self.tower
        if tile.tax != ONCE:
            worth += min(state.rules.rounds - state.round, kingdom.reserve) * (
                kingdom.towers if tile.tax == PER_TOWER else kingdom.all_knights())
        if tile.towers and state.queen != place and self.would_host(state, place, tile.towers):
            worth += largest_territory(kingdom) * POINT
        return worth

    def would_host(self, state: DominoesState, place: i64, towers: i64) -> bool:
        return all(other.towers <= state.kingdoms[place].towers + towers for other in state.kingdoms)

    def build(self, state: DominoesState) -> i64:
        """The tile and square that are worth most, if anything."""
        kingdom = state.kingdom()
        place = state.rules.kingdom_of(state.turn_seat)
        best: i64 = DONE
        most: i64 = 16 * self.patience
        for slot in squares_in(state.mask):
            building = state.slots[slot]
            worth = self.tile_worth(state, place, building) - state.price(slot)
            crowned = BUILDINGS[building].crowns != 0
            for square in squares_in(state.ground):
                size = count(kingdom.territory_at(square))
                value = worth + size * POINT if crowned else worth
                # a building without a crown leaves the larger towns to those with one
                if value * 16 - (0 if crowned else size) > most:
                    most = value * 16 - (0 if crowned else size)
                    best = slot << 6 | square
        return best

    # ---- the dragon
    def burn(self, state: DominoesState) -> i64:
        """Burn what is worth most to another, if that is much, and more than to oneself."""
        own = state.rules.kingdom_of(state.turn_seat)
        best: i64 = DONE
        most: i64 = self.burn_worth * max(i64(1), state.rules.kingdoms - 1)
        for slot in squares_in(state.mask):
            building = state.slots[slot]
            worth: i64 = 0
            for place in range(state.rules.kingdoms):
                kingdom = state.kingdoms[place]
                if place != own and kingdom.open_towns() and kingdom.coins >= slot:
                    worth = max(worth, self.tile_worth(state, place, building) - slot)
            worth -= self.tile_worth(state, own, building) if state.kingdoms[own].open_towns() else i64(0)
            if worth > most:
                most = worth
                best = slot
        return best
