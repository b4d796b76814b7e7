"""What a kingdom promises, as numbers: the inputs of the value function."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominoes.lands import MOST, Lands, centre_of, first_square, second_square
from crownlands.dominoes.grid import (
    BITS,
    SIDE,
    beside,
    columns_from,
    count,
    edges,
    lowest,
    north,
    rows_from,
    west,
)
from crownlands.dominoes.kingdom import Kingdom, Spots, new_kingdom
from crownlands.dominoes.scoring import (
    COINS_A_POINT,
    MIDDLE_KINGDOM,
    bonus_points,
    building_points,
    is_central,
    largest_territory,
)
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import CROWNS_A, CROWNS_B, DOMINOES, TERRAIN_A, TERRAIN_B
from crownlands.dominoes.turn import PLACE

INPUTS: Final = 64
OF_TERRAINS: Final = 16                          # where the inputs of the terrains begin, five each
OF_TOWN: Final = 51                              # and those of Queendomino
LAND: Final = 7                                  # terrains
LOST_SQUARE: Final = 3                           # points that a square is worth that nothing can fill any more
NO_SPOT: Final = -1_000_000


def room_table(limit: int, of_columns: bool) -> vec[i64]:
    """By edges, see `edges`: the columns or rows that a kingdom can still come to."""
    table = vec[i64]([0] * 64)
    for first in range(1 - limit, 1):
        for last in range(limit + first):
            reached = range(last - limit + 1, min(first + limit, last - limit + 1 + SIDE))
            table[edges(first, last)] = columns_from(reached) if of_columns else rows_from(reached)
    return table


COLUMNS_5: Final[vec[i64]] = room_table(5, True)
ROWS_5: Final[vec[i64]] = room_table(5, False)
COLUMNS_7: Final[vec[i64]] = room_table(7, True)
ROWS_7: Final[vec[i64]] = room_table(7, False)


def room_of(kingdom: Kingdom) -> i64:
    """The squares that can still belong to a kingdom."""
    columns = edges(kingdom.first_column, kingdom.last_column)
    rows = edges(kingdom.first_row, kingdom.last_row)
    if kingdom.growth.limit == 7:
        return COLUMNS_7[columns] & ROWS_7[rows]
    return COLUMNS_5[columns] & ROWS_5[rows]


class Prospects:
    """Looks at a kingdom as it will be when the dominoes that it has claimed lie where they score most."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]([0.0] * INPUTS)
        self.lands: Lands = Lands()
        self.spots: Spots = Spots()
        self.trial: Kingdom = new_kingdom(7, DOMINOES)
        self.lost: i64 = 0                       # claimed dominoes that find no place
        self.order: float = 0.0                  # how late the kingdom's kings will choose, from 0 to 1
        self.points: i64 = 0                     # with the claimed dominoes laid
        self.left: i64 = 0                       # dominoes still to be claimed
        # what may still come, by terrain: squares and crowns a domino
        self.squares: vec[float] = vec[float]([0.0] * LAND)
        self.crowns: vec[float] = vec[float]([0.0] * LAND)
        self.bag: i64 = -1
        self.queen_bag: i64 = -1
        self.with_offer: bool = False

    # ---- what may still come
    def count_pool(self, state: DominoesState) -> None:
        """The dominoes not drawn yet; at the beginning of a round those on offer too, for nobody has claimed."""
        fresh = state.at == 0 and state.phase == PLACE
        if state.bag == self.bag and state.queen_bag == self.queen_bag and fresh == self.with_offer:
            return
        self.bag = state.bag
        self.queen_bag = state.queen_bag
        self.with_offer = fresh
        for terrain in range(i64(LAND)):
            self.squares[terrain] = 0.0
            self.crowns[terrain] = 0.0
        dominoes: i64 = 0
        for number in range(i64(DOMINOES)):
            if state.bag & BITS[number]:
                self.add_to_pool(number)
                dominoes += 1
            if state.queen_bag & BITS[number]:
                self.add_to_pool(number + DOMINOES)
                dominoes += 1
        if fresh:
            for at in range(state.offer_size):
                self.add_to_pool(state.offer[at] >> 4)
            dominoes += state.offer_size
        if dominoes:
            for terrain in range(i64(LAND)):
                self.squares[terrain] = self.squares[terrain] / float(dominoes)
                self.crowns[terrain] = self.crowns[terrain] / float(dominoes)

    def add_to_pool(self, domino: i64) -> None:
        a, b = TERRAIN_A[domino], TERRAIN_B[domino]
        self.squares[a] = self.squares[a] + 1.0
        self.squares[b] = self.squares[b] + 1.0
        self.crowns[a] = self.crowns[a] + float(CROWNS_A[domino])
        self.crowns[b] = self.crowns[b] + float(CROWNS_B[domino])

    # ---- the claimed dominoes
    def settle(self, state: DominoesState, place: i64) -> None:
        """Lay the dominoes that the kingdom has claimed, each where it scores most."""
        rules = state.rules
        kingdom = state.kingdoms[place]
        trial = self.trial
        trial.growth = kingdom.growth
        trial.become(kingdom)
        self.lands.survey_all(trial)
        self.lost = 0
        late: i64 = 0
        claims: i64 = 0
        first: i64 = state.at + 1
        if state.phase == PLACE:
            first = state.at
        for at in range(first, state.line_size):
            if rules.kingdom_of(state.king_at(at)) == place:
                self.settle_domino(state, state.line[at] >> 4)
                late += at
                claims += 1
        ahead = claims
        for at in range(state.offer_size):
            code = state.offer[at]
            if code & 15 and rules.kingdom_of((code & 15) - 1) == place:
                if ahead:
                    late = 0
                    claims = 0
                    ahead = 0
                self.settle_domino(state, code >> 4)
                late += at
                claims += 1
        self.order = 0.5
        if claims:
            self.order = float(late) / float(claims * rules.line_length)

    def settle_domino(self, state: DominoesState, domino: i64) -> None:
        trial = self.trial
        lands = self.lands
        spots = self.spots
        trial.find_spots(domino, spots)
        room = room_of(trial)
        occupied = trial.occupied
        centre: i64 = -1
        if state.rules.middle_kingdom and is_central(trial, state.rules):
            centre = centre_of(trial)
        best: i64 = NO_SPOT
        chosen: i64 = 0
        for direction in range(i64(4)):
            rest = spots.toward(direction)
            while rest:
                spot = lowest(rest)
                rest &= ~BITS[spot]
                first = first_square(direction, spot)
                second = second_square(direction, spot)
                both = BITS[first] | BITS[second]
                value = lands.worth_of(domino, first, second)
                empty = room & ~(occupied | both)
                value -= LOST_SQUARE * count(empty & ~beside(empty))
                if both & ~centre:
                    value -= MIDDLE_KINGDOM
                if value > best:
                    best = value
                    chosen = direction << 6 | spot
        if best == NO_SPOT:
            self.lost += 1
            return
        trial.lay(domino, chosen >> 6, chosen & 63)
        lands.survey(trial, TERRAIN_A[domino])
        lands.survey(trial, TERRAIN_B[domino])

    # ---- the numbers
    def look(self, state: DominoesState, place: i64) -> None:
        """Read the inputs of a kingdom; each is about 0 to 2."""
        self.count_pool(state)
        self.settle(state, place)
        rules = state.rules
        trial = self.trial
        inputs = self.inputs
        lost = trial.discarded + self.lost
        left = rules.dominoes_a_kingdom - trial.dominoes - lost
        self.left = left
        empty = room_of(trial) & ~trial.occupied
        lonely = count(empty & ~beside(empty))
        self.points = self.lands.points() + bonus_points(trial, rules)
        limit = trial.growth.limit
        wide = limit - 1 - (trial.last_column - trial.first_column)
        high = limit - 1 - (trial.last_row - trial.first_row)
        inputs[0] = 0.1 * float(left)
        inputs[2] = 0.5 * float(lost)
        inputs[3] = 0.3 * float(lonely)
        inputs[4] = 0.0
        if rules.middle_kingdom and is_central(trial, rules):
            inputs[4] = 1.0
        inputs[5] = 0.0
        if rules.harmony and lost == 0 and lonely == 0:
            inputs[5] = 1.0
        inputs[6] = 0.3 * float(min(wide, high))
        inputs[7] = 0.3 * float(max(wide, high))
        inputs[8] = 0.05 * float(self.count_pairs(trial))
        inputs[9] = self.order
        inputs[10] = 0.5 * float(limit - 5)
        inputs[11] = float(rules.claims // rules.kingdoms - 1)
        inputs[12] = 0.2 * float(rules.kingdoms)
        self.look_at_terrains(empty)
        if rules.town:
            self.look_at_town(state, place)
        inputs[1] = 0.02 * float(self.points)

    def count_pairs(self, kingdom: Kingdom) -> i64:
        """Places for a domino that fits everywhere."""
        free = ~kingdom.occupied
        near = beside(kingdom.occupied)
        growth = kingdom.growth
        columns = edges(kingdom.first_column, kingdom.last_column)
        rows = edges(kingdom.first_row, kingdom.last_row)
        across = free & west(free) & growth.pairs_of_columns[columns] & growth.rows[rows] & (near | west(near))
        down = free & north(free) & growth.columns[columns] & growth.pairs_of_rows[rows] & (near | north(near))
        return count(across) + count(down)

    def look_at_terrains(self, empty: i64) -> None:
        """Of each terrain the territory that counts most, the squares beside it, and what may still come."""
        lands = self.lands
        inputs = self.inputs
        growing = 0.0
        open_crowns: i64 = 0
        fitting = 0.0
        for terrain in range(i64(LAND)):
            best: i64 = -1
            size: i64 = 0
            crowns: i64 = 0
            squares: i64 = 0
            anywhere: i64 = 0
            for at in range(terrain * MOST, terrain * MOST + lands.counts[terrain]):
                worth = lands.worth[at]
                anywhere |= lands.squares[at]
                promise = (worth & 255) * ((worth >> 8) + 3) * 16 + (worth >> 8)
                if promise > best:
                    best = promise
                    size = worth >> 8
                    crowns = worth & 255
                    squares = lands.squares[at]
            beside_it: i64 = count(beside(squares) & empty)
            at = OF_TERRAINS + terrain * 5
            inputs[at] = 0.2 * float(size)
            inputs[at + 1] = 0.3 * float(crowns)
            inputs[at + 2] = 0.25 * float(min(beside_it, i64(8)))
            inputs[at + 3] = 2.0 * self.squares[terrain]
            inputs[at + 4] = 4.0 * self.crowns[terrain]
            if beside_it:
                growing += float(crowns) * self.squares[terrain]
                open_crowns += crowns * min(beside_it, i64(3))
            if beside(anywhere) & empty:
                fitting += self.squares[terrain]
        inputs[13] = 0.1 * growing * float(self.left)
        inputs[14] = 0.05 * float(open_crowns)
        inputs[15] = fitting

    def look_at_town(self, state: DominoesState, place: i64) -> None:
        trial = self.trial
        inputs = self.inputs
        hosts = state.queen == place
        most: i64 = 0
        for other in range(state.rules.kingdoms):
            if other != place and state.kingdoms[other].towers > most:
                most = state.kingdoms[other].towers
        largest = largest_territory(trial)
        from_buildings: i64 = 0
        for _square, building in trial.buildings:
            from_buildings += building_points(trial, building)
        self.points += trial.coins // COINS_A_POINT + from_buildings
        inputs[OF_TOWN + 4] = 0.0
        if hosts:
            self.points += largest
            inputs[OF_TOWN + 4] = 1.0
        inputs[OF_TOWN] = 0.1 * float(trial.coins)
        inputs[OF_TOWN + 1] = 0.3 * float(trial.reserve)
        inputs[OF_TOWN + 2] = 0.2 * float(trial.towers)
        inputs[OF_TOWN + 3] = 0.3 * float(max(i64(-4), min(i64(4), trial.towers - most)))
        inputs[OF_TOWN + 5] = 0.3 * float(count(trial.open_towns()))
        inputs[OF_TOWN + 6] = 0.2 * float(count(trial.built))
        inputs[OF_TOWN + 7] = 0.1 * float(largest)
        inputs[OF_TOWN + 8] = 0.1 * float(count(trial.knights))
        inputs[OF_TOWN + 9] = 0.05 * float(from_buildings)
        inputs[OF_TOWN + 10] = 0.1 * float(trial.coins) * inputs[OF_TOWN + 5]
        inputs[OF_TOWN + 11] = inputs[OF_TOWN + 1] * inputs[0]
        inputs[OF_TOWN + 12] = inputs[OF_TOWN + 4] * inputs[0]
