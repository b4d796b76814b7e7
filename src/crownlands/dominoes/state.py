"""The state of a game of dominoes: the turn and all beneath it, and what every state can do."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominoes import invariants, position, view
from crownlands.dominoes.grid import BITS, count, nth, squares_in
from crownlands.dominoes.kingdom import new_kingdom
from crownlands.dominoes.questions import (
    ANSWER_MASK,
    ASK_BUILD,
    ASK_CLAIM,
    ASK_PLACE,
    DISCARD,
    DONE,
    PROMPTS,
    entry_text,
    option_text,
)
from crownlands.dominoes.rules import Rules
from crownlands.dominoes.scoring import crowns_of, largest_territory, score
from crownlands.dominoes.table import KING, NO_TILE, TILE, box_name
from crownlands.dominoes.tiles import BOXES, BUILDING_IDS, BUILDINGS, SLOTS, domino_at, number_of
from crownlands.dominoes.turn import Turn
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.errors import WrongOutcome
from crownlands.kernel.state import NO_ANSWER, Log, Result, State


class DominoesState(Turn):
    # ---- options and their texts
    def game_name(self) -> str:
        return self.rules.game

    @property
    def prompt(self) -> str:
        return PROMPTS[self.kind]

    def about(self) -> Optional[str]:
        """The number of the domino to be placed."""
        return str(number_of(self.line[self.at] >> 4)) if self.kind == ASK_PLACE else None

    def answers(self) -> List[i64]:
        found: List[i64] = []
        kind = self.kind
        if kind == ASK_PLACE:
            for direction in range(i64(4)):
                found.extend([direction << 6 | spot for spot in squares_in(self.spots.toward(direction))])
            return found if found else [i64(DISCARD)]
        if kind == ASK_CLAIM:
            return [number_of(self.offer[at] >> 4) for at in range(self.offer_size) if self.offer[at] & 15 == 0]
        chosen = squares_in(self.mask)
        if kind == ASK_BUILD:
            squares = squares_in(self.ground)
            found = [slot << 6 | square for slot in chosen for square in squares]
        else:
            found = chosen
        found.append(DONE)
        return found

    def random_answer(self, rng: Chance) -> i64:
        kind = self.kind
        if kind == ASK_PLACE:
            spots = self.spots
            easts, souths, wests = count(spots.east), count(spots.south), count(spots.west)
            total = easts + souths + wests + count(spots.north)
            if total == 0:
                return DISCARD
            n = rng.below(total)
            if n < easts:
                return nth(spots.east, n)
            n -= easts
            if n < souths:
                return 64 | nth(spots.south, n)
            n -= souths
            if n < wests:
                return 128 | nth(spots.west, n)
            return 192 | nth(spots.north, n - wests)
        if kind == ASK_CLAIM:
            n = rng.below(self.unclaimed())
            for at in range(self.offer_size):
                if self.offer[at] & 15 == 0:
                    if n == 0:
                        return number_of(self.offer[at] >> 4)
                    n -= 1
        if kind == ASK_BUILD:
            squares = count(self.ground)
            n = rng.below(count(self.mask) * squares + 1)
            return nth(self.mask, n // squares) << 6 | nth(self.ground, n % squares) \
                if n < count(self.mask) * squares else DONE
        n = rng.below(count(self.mask) + 1)
        return nth(self.mask, n) if n < count(self.mask) else DONE

    def option_id(self, answer: i64) -> str:
        x, y = self.square_of(answer)
        return option_text(self.kind, answer, x, y)

    def answer_of(self, id: str) -> i64:
        if not self.over:
            for answer in self.answers():
                if self.option_id(answer) == id:
                    return answer
        return NO_ANSWER

    def answer_in(self, entry: i64) -> i64:
        return entry & ANSWER_MASK

    def choice_text(self, entry: i64) -> str:
        return entry_text(entry)

    def outcome_text(self, entry: i64) -> str:
        if entry >= TILE:
            return "building:" + (BUILDING_IDS[entry - TILE] if entry - TILE < len(BUILDING_IDS) else "?")
        if entry >= KING:
            return f"king:{entry - KING}"
        return f"{box_name(entry)}:{number_of(entry)}"

    def outcome_number(self, text: str) -> i64:
        what, _, which = text.partition(":")
        if what == "building" and which in BUILDING_IDS:
            return TILE + BUILDING_IDS.index(which)
        if which.isdecimal() and len(which) < 3:
            if what == "king":
                return KING + int(which)
            if what in BOXES and 1 <= int(which) <= 48:
                return domino_at(BOXES.index(what), int(which))
        raise WrongOutcome("no-outcome", text=text)

    # ---- copies
    def copy(self) -> DominoesState:
        twin = DominoesState(self.rules, [kingdom.copy() for kingdom in self.kingdoms], self.line[:], self.offer[:],
                             self.slots[:], self.stack[:], self.turns[:], self.totals[:], self.rng.copy())
        twin.take_numbers(self)
        return twin

    def become(self, other: State) -> None:
        assert isinstance(other, DominoesState)
        self.kingdoms = other.kingdoms
        self.line = other.line
        self.offer = other.offer
        self.slots = other.slots
        self.stack = other.stack
        self.turns = other.turns
        self.totals = other.totals
        self.rng = other.rng
        self.take_numbers(other)

    def restart_from(self, blank: DominoesState) -> None:
        """Become a copy of a blank state of the same rules, without making anything anew."""
        for place in range(self.rules.kingdoms):
            self.kingdoms[place].become(blank.kingdoms[place])
            self.totals[place] = 0
        for slot in range(i64(SLOTS)):
            self.slots[slot] = NO_TILE
        for seat in range(self.rules.seats):
            self.turns[seat] = 0
        self.take_numbers(blank)

    def clear_table(self) -> None:
        rules = self.rules
        for place in range(rules.kingdoms):
            self.kingdoms[place] = new_kingdom(int(rules.limit), int(rules.dominoes_a_kingdom))
        self.line_size = 0
        self.offer_size = 0
        self.round = 0
        self.at = 0
        self.placed = False

    def take_numbers(self, other: DominoesState) -> None:
        self.seats = other.seats
        self.seat = other.seat
        self.turn_seat = other.turn_seat
        self.ask_forced = other.ask_forced
        self.format = other.format
        self.over = other.over
        self.choices = other.choices
        self.log = other.log
        self.log_size = other.log_size
        self.line_size = other.line_size
        self.offer_size = other.offer_size
        self.bag = other.bag
        self.queen_bag = other.queen_bag
        self.undrawn = other.undrawn
        self.round = other.round
        self.at = other.at
        self.top = other.top
        self.queen = other.queen
        self.dragon = other.dragon
        self.burned = other.burned
        self.game_number = other.game_number
        self.phase = other.phase
        self.kind = other.kind
        self.mask = other.mask
        self.ground = other.ground
        self.placed = other.placed
        self.taxed = other.taxed
        self.used = other.used
        self.spots.east = other.spots.east
        self.spots.south = other.spots.south
        self.spots.west = other.spots.west
        self.spots.north = other.spots.north

    # ---- the rest of what a state can do lives in rooms of its own
    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        return view.view(self, None if seat is None else self.checked_seat(seat))

    def describe(self) -> Dict[str, Any]:
        return position.describe(self)

    def redeal(self, seat: int, seed: int) -> DominoesState:
        """Nothing is hidden but what chance has not decided yet, so only chance is new."""
        self.checked_seat(seat)
        twin = self.copy()
        twin.rng = seeded(seed)
        if self.log is not None:
            twin.log = None
            twin.log_size = 0
            twin.log = Log(twin.copy(), None, [])
        return twin

    # ---- the end
    @property
    def result(self) -> Optional[Result]:
        return self.outcome() if self.over else None

    def outcome(self) -> Result:
        """Who would win if the game ended now."""
        seats = range(self.rules.seats)
        winners = self.winners()
        return Result([int(self.points(seat)) for seat in seats], [int(seat) for seat in seats if winners >> seat & 1],
                      [int(self.turns[seat]) for seat in seats])

    def kingdom_points(self, place: i64) -> i64:
        return self.totals[place] + score(self.kingdoms[place], self.rules, self.queen == place)

    def points(self, seat: i64) -> i64:
        return self.kingdom_points(self.rules.kingdom_of(seat))

    def rank(self, place: i64) -> i64:
        """Points, then the larger largest territory, then in Kingdomino more crowns. A Dynasty has no tie-break."""
        points = self.kingdom_points(place) * 1_000_000
        if self.rules.games > 1:
            return points
        kingdom = self.kingdoms[place]
        points += largest_territory(kingdom) * 1000
        return points + crowns_of(kingdom) if self.rules.crowns_break_ties else points

    def winners(self) -> i64:
        best: i64 = -1
        found: i64 = 0
        for place in range(self.rules.kingdoms):
            rank = self.rank(place)
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                for seat in self.rules.seats_of(place):
                    found |= BITS[seat]
        return found

    def turns_of(self, seat: i64) -> i64:
        return self.turns[seat]

    def end_name(self) -> str:
        return "last_round"

    def violations(self) -> List[str]:
        return invariants.violations(self)


def blank_state(rules: Rules) -> DominoesState:
    """The empty table."""
    kingdoms = [new_kingdom(int(rules.limit), int(rules.dominoes_a_kingdom)) for _place in range(rules.kingdoms)]
    state = DominoesState(rules, kingdoms, vec[i64]([0] * 8), vec[i64]([0] * 8), vec[i64]([NO_TILE] * SLOTS),
                          vec[i64]([0] * len(BUILDINGS)), vec[i64]([0] * rules.seats), vec[i64]([0] * rules.kingdoms),
                          seeded(0))
    state.seats = rules.seats
    return state
