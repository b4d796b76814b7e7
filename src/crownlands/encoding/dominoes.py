"""The dominoes as numbers. A square is told by its place seen from the castle, in the middle of the grid."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from crownlands.dominoes.grid import BITS, lowest, square_at
from crownlands.dominoes.kingdom import DIRECTIONS, NORTH, WEST, Kingdom, squares_of
from crownlands.dominoes.questions import ASK_BUILD, ASK_BURN, ASK_CLAIM, ASK_PLACE, ASK_TAX, DISCARD, DONE, HALVES
from crownlands.dominoes.scoring import score
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.table import NO_TILE, NOBODY
from crownlands.dominoes.tiles import (
    BUILDINGS,
    CROWNS_A,
    CROWNS_B,
    DOMINOES,
    SLOTS,
    TERRAIN_A,
    TERRAIN_B,
    number_of,
)
from crownlands.encoding.encoding import Encoding
from crownlands.kernel.errors import WrongOption
from crownlands.kernel.state import NO_ANSWER, State

CASTLE_CODE: Final = 1               # in the field `terrain`: 0 nothing, 1 the castle, 2 + n the n-th terrain
FIRST_TERRAIN: Final = 2
LONGEST_LINE: Final = 8
OVER: Final = -1

KINGDOM: Final = ("dominoes", "discarded", "points", "coins", "reserve", "towers", "queen")
DOMINO: Final = ("number", "box", "king", "terrain", "crowns", "second_terrain", "second_crowns")
TABLE: Final = ("round", "rounds", "at", "phase", "game", "games", "dragon", "top", "tiles_left")
QUESTION: Final = ("seat", "kind", "domino")


class DominoesEncoding(Encoding):
    """For tables of one game with so many seats and kingdoms of the same limit."""

    def __init__(self, game: str, seats: int, limit: int, kingdoms: int) -> None:
        self.limit: i64 = limit
        self.kingdoms: i64 = kingdoms
        self.reach: i64 = limit - 1                      # how far from the castle a square can be
        self.side: i64 = 2 * limit - 1
        self.squares: i64 = self.side * self.side
        self.town: bool = game != "kingdomino"
        squares = [(x, y) for y in range(1 - limit, limit) for x in range(1 - limit, limit)]
        words = ["done", "discard", *[f"claim:{number}" for number in range(1, DOMINOES + 1)]]
        self.place_start: i64 = len(words)
        words.extend([f"place:{x},{y},{direction}" for x, y in squares for direction in DIRECTIONS])
        self.tax_start: i64 = len(words)
        if self.town:
            words.extend([f"tax:{half}" for half in HALVES])
        self.burn_start: i64 = len(words)
        if self.town:
            words.extend([f"burn:{slot}" for slot in range(SLOTS)])
        self.build_start: i64 = len(words)
        if self.town:
            words.extend([f"build:{slot},{x},{y}" for slot in range(SLOTS) for x, y in squares])
        super().__init__(game, seats, words)
        side = int(self.side)
        self.terrain_at: i64 = self.add_field("terrain", (kingdoms, side, side))
        self.crowns_at: i64 = self.add_field("crowns", (kingdoms, side, side))
        self.knights_at: i64 = self.add_field("knights", (kingdoms, side, side)) if self.town else 0
        self.buildings_at: i64 = self.add_field("buildings", (kingdoms, side, side)) if self.town else 0
        self.kingdoms_at: i64 = self.add_field("kingdoms", (kingdoms, len(KINGDOM)), KINGDOM)
        self.line_at: i64 = self.add_field("line", (LONGEST_LINE, len(DOMINO)), DOMINO)
        self.offer_at: i64 = self.add_field("offer", (LONGEST_LINE, len(DOMINO)), DOMINO)
        self.undrawn_at: i64 = self.add_field("undrawn", (2, DOMINOES))
        self.slots_at: i64 = self.add_field("slots", (SLOTS,)) if self.town else 0
        self.tiles_at: i64 = self.add_field("tiles", (len(BUILDINGS),)) if self.town else 0
        self.table_at: i64 = self.add_field("table", (len(TABLE),), TABLE)
        self.question_at: i64 = self.add_field("question", (len(QUESTION),), QUESTION)

    def check(self, state: State) -> None:
        self.check_table(state)
        assert isinstance(state, DominoesState)
        rules = state.rules
        if rules.limit != self.limit or rules.kingdoms != self.kingdoms:
            raise WrongOption(f"this encoding is for {self.kingdoms} kingdoms of {self.limit} squares, not for "
                              f"{rules.kingdoms} of {rules.limit}")

    # ---- actions
    def square(self, x: i64, y: i64) -> i64:
        """The number of a square of the grid."""
        return (y + self.reach) * self.side + x + self.reach

    def legal_into(self, state: State, found: vec[i64]) -> i64:
        assert isinstance(state, DominoesState)
        count: i64 = 0
        if state.kind == ASK_PLACE and state.spots.any():
            for direction in range(i64(4)):
                rest = state.spots.toward(direction)
                while rest:
                    spot = lowest(rest)
                    rest &= ~BITS[spot]
                    found[count] = self.action_of(state, direction << 6 | spot)
                    count += 1
            return count
        for answer in state.answers():
            found[count] = self.action_of(state, answer)
            count += 1
        return count

    def action_of(self, state: DominoesState, answer: i64) -> i64:
        kind = state.kind
        if answer == DONE:
            return 0
        if answer == DISCARD:
            return 1
        if kind == ASK_CLAIM:
            return answer + 1
        if kind == ASK_TAX:
            return self.tax_start + answer
        if kind == ASK_BURN:
            return self.burn_start + answer
        x, y = state.square_of(answer)
        square = self.square(x, y)
        if kind == ASK_PLACE:
            return self.place_start + square * 4 + (answer >> 6)
        return self.build_start + (answer >> 6) * self.squares + square

    def answer_to(self, state: State, action: i64) -> i64:
        assert isinstance(state, DominoesState)
        if not 0 <= action < self.actions:
            return NO_ANSWER
        answer = self.meant(state.kind, action)
        # squares eight apart have the same number in the engine, so what it takes it for must be what was meant
        if answer == NO_ANSWER or not state.has_option(answer) or self.action_of(state, answer) != action:
            return NO_ANSWER
        return answer

    def meant(self, kind: i64, action: i64) -> i64:
        if action == 0:
            return DONE
        if action == 1:
            return DISCARD
        if action < self.place_start:
            return action - 1 if kind == ASK_CLAIM else NO_ANSWER
        if action < self.tax_start:
            return self.placing(action - self.place_start) if kind == ASK_PLACE else NO_ANSWER
        if action < self.burn_start:
            return action - self.tax_start if kind == ASK_TAX else NO_ANSWER
        if action < self.build_start:
            return action - self.burn_start if kind == ASK_BURN else NO_ANSWER
        if kind != ASK_BUILD:
            return NO_ANSWER
        square = (action - self.build_start) % self.squares
        slot = (action - self.build_start) // self.squares
        return slot << 6 | square_at(square % self.side - self.reach, square // self.side - self.reach)

    def placing(self, number: i64) -> i64:
        """An answer names the western or northern of the two squares, an option the first."""
        direction = number & 3
        square = number >> 2
        x = square % self.side - self.reach
        y = square // self.side - self.reach
        if direction == WEST:
            x -= 1
        elif direction == NORTH:
            y -= 1
        return direction << 6 | square_at(x, y)

    # ---- observations: everything lies open, so only the order of the seats depends on who looks
    def observe_into(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, DominoesState)
        rules = state.rules
        own = rules.kingdom_of(seat)
        for i in range(at + self.terrain_at, at + self.kingdoms_at):
            row[i] = 0
        for relative in range(self.kingdoms):
            place = (own + relative) % self.kingdoms
            kingdom = state.kingdoms[place]
            self.observe_squares(kingdom, at + relative * self.squares, row)
            first = at + self.kingdoms_at + relative * len(KINGDOM)
            hosts = state.queen == place
            row[first] = i16(kingdom.dominoes)
            row[first + 1] = i16(kingdom.discarded)
            row[first + 2] = i16(state.totals[place] + score(kingdom, rules, hosts))
            row[first + 3] = i16(kingdom.coins)
            row[first + 4] = i16(kingdom.reserve)
            row[first + 5] = i16(kingdom.towers)
            row[first + 6] = 1 if hosts else 0
        self.observe_line(state.line, state.line_size, seat, row, at + self.line_at)
        self.observe_line(state.offer, state.offer_size, seat, row, at + self.offer_at)
        first = at + self.undrawn_at
        for number in range(i64(DOMINOES)):
            row[first + number] = i16(state.bag >> number & 1)
            row[first + DOMINOES + number] = i16(state.queen_bag >> number & 1)
        if self.town:
            self.observe_board(state, row, at)
        self.observe_table(state, seat, row, at)

    def observe_squares(self, kingdom: Kingdom, at: i64, row: vec[i16]) -> None:
        row[at + self.terrain_at + self.square(0, 0)] = CASTLE_CODE
        for i in range(kingdom.dominoes):
            laid = kingdom.laid[i]
            domino = laid >> 8
            first, second = squares_of(laid)
            place = self.square(kingdom.x_of(first), kingdom.y_of(first))
            row[at + self.terrain_at + place] = i16(FIRST_TERRAIN + TERRAIN_A[domino])
            row[at + self.crowns_at + place] = i16(CROWNS_A[domino])
            if kingdom.knights & BITS[first]:
                row[at + self.knights_at + place] = 1
            place = self.square(kingdom.x_of(second), kingdom.y_of(second))
            row[at + self.terrain_at + place] = i16(FIRST_TERRAIN + TERRAIN_B[domino])
            row[at + self.crowns_at + place] = i16(CROWNS_B[domino])
            if kingdom.knights & BITS[second]:
                row[at + self.knights_at + place] = 1
        for square, building in kingdom.buildings:
            place = self.square(kingdom.x_of(square), kingdom.y_of(square))
            row[at + self.buildings_at + place] = i16(building + 1)
            row[at + self.crowns_at + place] = i16(BUILDINGS[building].crowns)

    def observe_line(self, line: vec[i64], size: i64, seat: i64, row: vec[i16], at: i64) -> None:
        for i in range(i64(LONGEST_LINE)):
            first = at + i * len(DOMINO)
            if i < size:
                domino = line[i] >> 4
                king: i64 = 0
                if line[i] & 15:
                    king = ((line[i] & 15) - 1 - seat + self.seats) % self.seats + 1
                row[first] = i16(number_of(domino))
                row[first + 1] = i16(domino // DOMINOES)
                row[first + 2] = i16(king)
                row[first + 3] = i16(FIRST_TERRAIN + TERRAIN_A[domino])
                row[first + 4] = i16(CROWNS_A[domino])
                row[first + 5] = i16(FIRST_TERRAIN + TERRAIN_B[domino])
                row[first + 6] = i16(CROWNS_B[domino])
            else:
                for j in range(first, first + len(DOMINO)):
                    row[j] = 0

    def observe_board(self, state: DominoesState, row: vec[i16], at: i64) -> None:
        for slot in range(i64(SLOTS)):
            row[at + self.slots_at + slot] = i16(state.slots[slot] + 1)
        for building in range(i64(len(BUILDINGS))):
            row[at + self.tiles_at + building] = i16(state.stack[building])

    def observe_table(self, state: DominoesState, seat: i64, row: vec[i16], at: i64) -> None:
        first = at + self.table_at
        row[first] = i16(state.round)
        row[first + 1] = i16(state.rules.rounds)
        row[first + 2] = i16(state.at)
        row[first + 3] = i16(state.phase)
        row[first + 4] = i16(state.game_number)
        row[first + 5] = i16(state.rules.games)
        if self.town:
            row[first + 6] = i16(state.dragon - NOBODY)
            row[first + 7] = i16(state.top - NO_TILE)
            row[first + 8] = i16(state.stack_size())
        first = at + self.question_at
        row[first] = OVER
        row[first + 1] = 0
        row[first + 2] = 0
        if not state.over:
            row[first] = i16((state.seat - seat + self.seats) % self.seats)
            row[first + 1] = i16(state.kind)
            if state.kind == ASK_PLACE:
                row[first + 2] = i16(number_of(state.line[state.at] >> 4))
