"""The table: the kingdoms, the lines of dominoes with the kings on them, the builders' board, and chance."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, count, nth
from crownlands.dominoes.kingdom import Kingdom, Spots
from crownlands.dominoes.rules import Rules
from crownlands.dominoes.tiles import (
    BUILDING_IDS,
    BUILDINGS,
    DOMINOES,
    FULL_BOX,
    QUEENDOMINO,
    SLOTS,
    box_of,
    domino_at,
    number_of,
)
from crownlands.kernel.chance import Chance
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import State

NOBODY: Final = -1
NO_TILE: Final = -1
KING: Final = 100                                # outcomes of chance: a domino, KING + seat, TILE + building
TILE: Final = 200

START_COINS: Final = 7
START_KNIGHTS: Final = 1


class Table(State):
    """A line holds a code for each of its dominoes, lowest number first: domino * 16 + seat of its king + 1, or 0."""

    def __init__(self, rules: Rules, kingdoms: List[Kingdom], line: vec[i64], offer: vec[i64], slots: vec[i64],
                 stack: vec[i64], turns: vec[i64], totals: vec[i64], rng: Chance) -> None:
        super().__init__(rng)
        self.rules: Rules = rules
        self.kingdoms: List[Kingdom] = kingdoms
        self.line: vec[i64] = line               # the kings of this round stand here; only claimed dominoes
        self.offer: vec[i64] = offer             # the next line, to claim from
        self.slots: vec[i64] = slots             # buildings by price
        self.stack: vec[i64] = stack             # how many of each building are still in the stack, unseen
        self.turns: vec[i64] = turns             # by seat
        self.totals: vec[i64] = totals           # Dynasty: points of the games before, by kingdom
        self.spots: Spots = Spots()              # of the domino to be placed
        self.line_size: i64 = 0
        self.offer_size: i64 = 0
        self.bag: i64 = 0                        # undrawn dominoes of Kingdomino
        self.queen_bag: i64 = 0                  # and of Queendomino
        self.undrawn: i64 = 0                    # kings not drawn yet: four bits a seat
        self.round: i64 = 0                      # 0: the first claims
        self.at: i64 = 0                         # whose turn: place in the line
        self.top: i64 = NO_TILE                  # the visible tile on the stack
        self.queen: i64 = NOBODY                 # the kingdom that hosts her
        self.dragon: i64 = NOBODY                # the slot it sits on; NOBODY: in its cave
        self.burned: i64 = 0                     # tiles of the dragon, two bits a building
        self.game_number: i64 = 0                # of a Dynasty

    # ---- chance
    def draw_domino(self, box: i64) -> i64:
        bag = self.queen_bag if box == QUEENDOMINO else self.bag
        if self.script is not None:
            domino = self.next_outcome()
            if not 0 <= domino < 2 * DOMINOES or box_of(domino) != box or not bag >> domino % DOMINOES & 1:
                self.refuse_outcome(domino, [int(domino_at(box, number)) for number in range(1, DOMINOES + 1)
                                             if bag >> number - 1 & 1])
        else:
            domino = box * DOMINOES + nth(bag, self.rng.below(count(bag)))
        bag &= ~BITS[domino % DOMINOES]
        if box == QUEENDOMINO:
            self.queen_bag = bag
        else:
            self.bag = bag
        self.note(domino)
        return domino

    def draw_king(self) -> i64:
        """The seat of a king drawn at random from those left."""
        seats = self.rules.seats
        if self.script is not None:
            king = self.next_outcome()
            seat = king - KING
            if not 0 <= seat < seats or not self.undrawn >> 4 * seat & 15:
                self.refuse_outcome(king, [int(KING + each) for each in range(seats)
                                           for _king in range(self.undrawn >> 4 * each & 15)])
        else:
            left: i64 = 0
            for each in range(seats):
                left += self.undrawn >> 4 * each & 15
            number = self.rng.below(left)
            seat = 0
            while number >= self.undrawn >> 4 * seat & 15:
                number -= self.undrawn >> 4 * seat & 15
                seat += 1
        self.undrawn -= i64(1) << 4 * seat
        self.note(KING + seat)
        return seat

    def draw_tile(self) -> i64:
        """A building from the stack; NO_TILE if it is used up."""
        left = self.stack_size()
        if left == 0 and self.rules.burned_tiles_return and self.burned:
            for building in range(i64(len(BUILDINGS))):
                self.stack[building] = self.burned >> 2 * building & 3
            self.burned = 0
            left = self.stack_size()
        if left == 0:
            return NO_TILE
        if self.script is not None:
            tile = self.next_outcome()
            building = tile - TILE
            if not 0 <= building < len(BUILDINGS) or not self.stack[building]:
                self.refuse_outcome(tile, [int(TILE + each) for each in range(len(BUILDINGS))
                                           for _copy in range(self.stack[each])])
        else:
            number = self.rng.below(left)
            building = 0
            while number >= self.stack[building]:
                number -= self.stack[building]
                building += 1
        self.stack[building] -= 1
        self.note(TILE + building)
        return building

    def stack_size(self) -> i64:
        """The unseen tiles of the stack."""
        size: i64 = 0
        for building in range(i64(len(BUILDINGS))):
            size += self.stack[building]
        return size

    # ---- the builders' board
    def next_tile(self) -> i64:
        """The top of the stack. If all see the top, the one below it is seen from now on."""
        if not self.rules.stack_top_visible:
            return self.draw_tile()
        tile = self.top
        if tile == NO_TILE:
            tile = self.draw_tile()
        if tile != NO_TILE:
            self.top = self.draw_tile()
        return tile

    def fill_board(self) -> None:
        """The dragon goes home; tiles slide to the cheap slots in their order, new ones come in at the other end."""
        self.dragon = NOBODY
        free: i64 = 0
        for slot in range(i64(SLOTS)):
            tile = self.slots[slot]
            if tile != NO_TILE:
                self.slots[slot] = NO_TILE
                self.slots[free] = tile
                free += 1
        while free < SLOTS:
            tile = self.next_tile()
            if tile == NO_TILE:
                break
            self.slots[free] = tile
            free += 1
        if self.listener is not None:
            self.tell_all("board", NOBODY, {"slots": self.slot_names(), "top": self.tile_name(self.top)})

    # ---- lines
    def draw_line(self) -> None:
        """The next line of dominoes, sorted, on offer. None after the last."""
        rules = self.rules
        self.offer_size = 0
        if self.round >= rules.rounds:
            return
        box = rules.boxes[self.round]
        for size in range(rules.line_length):
            code = self.draw_domino(box) * 16
            at = size
            while at > 0 and self.offer[at - 1] > code:
                self.offer[at] = self.offer[at - 1]
                at -= 1
            self.offer[at] = code
        self.offer_size = rules.line_length
        if self.listener is not None:
            numbers = [int(number_of(self.offer[at] >> 4)) for at in range(self.offer_size)]
            self.tell_all("line", NOBODY, {"box": box_name(self.offer[0] >> 4), "dominoes": numbers})

    def claim(self, place: i64, seat: i64) -> None:
        self.offer[place] |= seat + 1
        if self.listener is not None:
            domino = self.offer[place] >> 4
            self.tell_all("claim", seat, {"domino": int(number_of(domino)), "box": box_name(domino)})

    def unclaimed(self) -> i64:
        free: i64 = 0
        for at in range(self.offer_size):
            if self.offer[at] & 15 == 0:
                free += 1
        return free

    def advance_line(self) -> None:
        """The offer becomes the line; what nobody claimed leaves the game."""
        removed: List[int] = []
        box = ""
        self.line_size = 0
        for at in range(self.offer_size):
            code = self.offer[at]
            if code & 15:
                self.line[self.line_size] = code
                self.line_size += 1
            elif self.listener is not None:
                removed.append(int(number_of(code >> 4)))
                box = box_name(code >> 4)
        if removed:
            self.tell_all("remove", NOBODY, {"box": box, "dominoes": removed})
        self.round += 1
        self.at = 0
        self.draw_line()

    def king_at(self, place: i64) -> i64:
        return (self.line[place] & 15) - 1

    # ---- telling
    def tell_all(self, verb: str, seat: i64, facts: Dict[str, Any]) -> None:
        self.tell(verb, seat, facts, {}, EVERYBODY)

    def tile_name(self, tile: i64) -> Any:
        return None if tile == NO_TILE else BUILDING_IDS[tile]

    def slot_names(self) -> List[Any]:
        return [self.tile_name(self.slots[slot]) for slot in range(i64(SLOTS))]


def box_name(domino: i64) -> str:
    return "queendomino" if box_of(domino) == QUEENDOMINO else "kingdomino"


def full_bag(rules: Rules, box: i64) -> i64:
    return FULL_BOX if box in rules.boxes else i64(0)
