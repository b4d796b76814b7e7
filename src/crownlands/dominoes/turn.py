"""The course of a game: first claims, the turn of each king, the end of a round, the end."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.dominoes.grid import BITS, nth
from crownlands.dominoes.kingdom import DIRECTIONS, NORTH, WEST, Kingdom
from crownlands.dominoes.questions import (
    ANSWER_MASK,
    ASK_BUILD,
    ASK_BURN,
    ASK_CLAIM,
    ASK_PLACE,
    ASK_TAX,
    DISCARD,
    DONE,
    KIND_SHIFT,
    MIDDLE,
    X_SHIFT,
    Y_SHIFT,
)
from crownlands.dominoes.scoring import score
from crownlands.dominoes.table import NOBODY, START_COINS, START_KNIGHTS, box_name, full_bag
from crownlands.dominoes.tiles import BUILDINGS, KINGDOMINO, QUEENDOMINO, SLOTS, number_of
from crownlands.dominoes.town import Town
from crownlands.kernel.state import CHOICE

# what comes next
DEAL: Final = 0
FIRST_KING: Final = 1                            # a king is drawn for the first claims
PLACE: Final = 2
TAX: Final = 3
BUILD: Final = 4
BURN: Final = 5
CLAIM: Final = 6
END_OF_TURN: Final = 7
PHASES: Final = ("deal", "first_king", "place", "tax", "build", "burn", "claim", "end_of_turn")


class Turn(Town):
    phase: i64 = DEAL
    kind: i64 = ASK_CLAIM                        # the open question
    mask: i64 = 0                                # what is offered: see `has_option`
    ground: i64 = 0                              # the squares to build on
    placed: bool = False                         # a domino was placed this turn
    taxed: bool = False                          # a knight was sent this turn
    used: i64 = 0                                # optional actions used up for this round; see rules.full_turns

    def kingdom(self) -> Kingdom:
        """Of the player whose turn it is."""
        return self.kingdoms[self.rules.kingdom_of(self.turn_seat)]

    # ---- making a decision
    def has_option(self, answer: i64) -> bool:
        kind = self.kind
        if kind == ASK_PLACE:
            if answer == DISCARD:
                return not self.spots.any()
            return 0 <= answer < 256 and self.spots.toward(answer >> 6) & BITS[answer & 63] != 0
        if answer == DONE:
            return kind != ASK_CLAIM
        if kind == ASK_CLAIM:
            return self.place_of(answer) >= 0
        if kind == ASK_BUILD:
            return (0 <= answer < SLOTS * 64 and self.mask & BITS[answer >> 6] != 0
                    and self.ground & BITS[answer & 63] != 0)
        return 0 <= answer < SLOTS and self.mask & BITS[answer] != 0

    def place_of(self, number: i64) -> i64:
        """Where in the offer a free domino lies; -1: it is not there, or not free."""
        for at in range(self.offer_size):
            code = self.offer[at]
            if code & 15 == 0 and number_of(code >> 4) == number:
                return at
        return -1

    def step(self, answer: i64) -> None:
        if self.over or not self.has_option(answer):
            self.refuse(answer)
        if self.log is not None:
            self.note(self.entry_of(answer))
        self.choices += 1
        self.do(answer)
        self.go_on()

    def entry_of(self, answer: i64) -> i64:
        x, y = self.square_of(answer)
        return CHOICE + (answer & ANSWER_MASK) + (self.kind << KIND_SHIFT) + ((x + MIDDLE) << X_SHIFT) \
            + ((y + MIDDLE) << Y_SHIFT)

    def square_of(self, answer: i64) -> tuple[i64, i64]:
        """The coordinates that an answer names, of the first square that a domino would lie on."""
        kingdom = self.kingdom()
        x: i64 = 0
        y: i64 = 0
        if self.kind == ASK_PLACE and answer != DISCARD:
            direction = answer >> 6
            x = kingdom.column_of(answer & 63, direction)
            y = kingdom.row_of(answer & 63, direction)
            if direction == WEST:
                x += 1
            elif direction == NORTH:
                y += 1
        elif self.kind == ASK_BUILD and answer != DONE:
            x = kingdom.x_of(answer & 63)
            y = kingdom.y_of(answer & 63)
        return x, y

    def do(self, answer: i64) -> None:
        kind = self.kind
        kingdom = self.kingdom()
        if kind == ASK_CLAIM:
            self.claim(self.place_of(answer), self.seat)
            self.phase = FIRST_KING if self.round == 0 else END_OF_TURN
        elif kind == ASK_PLACE:
            self.place_domino(kingdom, answer)
        elif kind == ASK_TAX:
            if answer == DONE:
                self.end_of_tax(kingdom)
            else:
                self.tax(kingdom, answer)
                self.taxed = True
                self.use(TAX)
        elif kind == ASK_BUILD:
            if answer != DONE:
                self.build(kingdom, answer >> 6, answer & 63)
                self.use(BUILD)
            self.phase = BURN
        else:
            if answer != DONE:
                self.burn(kingdom, answer)
                self.use(BURN)
            self.phase = CLAIM

    def place_domino(self, kingdom: Kingdom, answer: i64) -> None:
        """Action A: the domino goes into the kingdom, or away if it fits nowhere."""
        domino = self.line[self.at] >> 4
        self.placed = answer != DISCARD
        if answer == DISCARD:
            kingdom.discarded += 1
            if self.listener is not None:
                self.tell_all("discard", self.turn_seat, {"domino": int(number_of(domino)), "box": box_name(domino)})
        else:
            if self.listener is not None:
                self.kind = ASK_PLACE
                x, y = self.square_of(answer)
                self.tell_all("place", self.turn_seat, {
                    "domino": int(number_of(domino)), "box": box_name(domino), "x": int(x), "y": int(y),
                    "direction": DIRECTIONS[answer >> 6]})
            kingdom.lay(domino, answer >> 6, answer & 63)
        if not self.rules.town or (not self.placed and not self.rules.actions_after_discard):
            self.phase = CLAIM
        else:
            self.phase = TAX if self.placed else BUILD

    def end_of_tax(self, kingdom: Kingdom) -> None:
        if self.taxed and not self.rules.safe_pays_per_knight:
            self.open_safes(kingdom)
        self.phase = BUILD

    def use(self, action: i64) -> None:
        if not self.rules.full_turns:
            self.used |= BITS[self.turn_seat * 8 + action]

    def may_use(self, action: i64) -> bool:
        return self.rules.full_turns or not self.used & BITS[self.turn_seat * 8 + action]

    # ---- on to the next question. Each `ask_` puts its question and returns True; where there is no choice it does the
    # only thing and returns False
    def begin(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Until somebody has a choice, or the game is over."""
        while not self.over:
            phase = self.phase
            if phase == PLACE:
                if self.ask_place():
                    return
            elif phase == CLAIM:
                if self.ask_claim():
                    return
            elif phase == TAX:
                if self.ask_tax():
                    return
            elif phase == BUILD:
                if self.ask_build():
                    return
            elif phase == BURN:
                if self.ask_burn():
                    return
            elif phase == END_OF_TURN:
                self.end_turn()
            elif phase == FIRST_KING:
                self.next_king()
            else:
                self.deal()

    def deal(self) -> None:
        rules = self.rules
        self.bag = full_bag(rules, KINGDOMINO)
        self.queen_bag = full_bag(rules, QUEENDOMINO)
        self.undrawn = 0
        for seat in range(rules.seats):
            self.undrawn += rules.kings * BITS[4 * seat]
        if rules.town:
            for building in range(i64(len(BUILDINGS))):
                self.stack[building] = BUILDINGS[building].copies
            for kingdom in self.kingdoms:
                kingdom.coins = START_COINS
                kingdom.reserve = START_KNIGHTS
            self.fill_board()
        if self.listener is not None:
            self.tell_round()
        self.draw_line()
        self.phase = FIRST_KING

    def next_king(self) -> None:
        """Who claims next before the first round. Two players of Queendomino draw one king: its owner claims first and
        last, the other the two between."""
        rules = self.rules
        claimed = rules.line_length - self.unclaimed()
        if claimed == rules.claims:
            self.advance_line()
            self.start_turn()
            return
        if not rules.first_king_alone or claimed == 0:
            self.turn_seat = self.draw_king()
        elif claimed != 2:
            self.turn_seat = 1 - self.turn_seat
        self.seat = self.turn_seat
        if self.listener is not None:
            self.tell_all("king", self.turn_seat, {})
        self.phase = CLAIM

    def start_turn(self) -> None:
        self.turn_seat = self.king_at(self.at)
        self.seat = self.turn_seat
        self.placed = False
        self.taxed = False
        self.phase = PLACE
        if self.at == 0 and self.listener is not None:
            self.tell_round()

    def tell_round(self) -> None:
        """A round begins, with the points so far; before the first of them there are only claims."""
        scores = [int(score(kingdom, self.rules, self.queen == place)) for place, kingdom in enumerate(self.kingdoms)]
        self.tell_all("round", NOBODY, {"number": int(self.round), "scores": scores})

    def ask_place(self) -> bool:
        kingdom = self.kingdom()
        spots = self.spots
        kingdom.find_spots(self.line[self.at] >> 4, spots)
        self.kind = ASK_PLACE
        if self.ask_forced:
            return True
        if not spots.any():
            self.place_domino(kingdom, DISCARD)
            return False
        if spots.count() == 1:
            for direction in range(i64(4)):
                if spots.toward(direction):
                    self.place_domino(kingdom, direction << 6 | nth(spots.toward(direction), 0))
                    return False
        return True

    def ask_tax(self) -> bool:
        kingdom = self.kingdom()
        self.mask = self.taxable(kingdom) if self.taxed or self.may_use(TAX) else i64(0)
        self.kind = ASK_TAX
        if self.mask == 0:
            self.end_of_tax(kingdom)
        return self.mask != 0

    def ask_build(self) -> bool:
        kingdom = self.kingdom()
        self.kind = ASK_BUILD
        self.ground = self.building_ground(kingdom)
        self.mask = self.affordable(kingdom) if self.ground and self.may_use(BUILD) else i64(0)
        if self.mask == 0:
            self.phase = BURN
        return self.mask != 0

    def ask_burn(self) -> bool:
        self.kind = ASK_BURN
        self.mask = self.tiles_on_board() if self.may_use(BURN) and self.may_burn(self.kingdom()) else i64(0)
        if self.mask == 0:
            self.phase = CLAIM
        return self.mask != 0

    def ask_claim(self) -> bool:
        self.kind = ASK_CLAIM
        free = self.unclaimed()
        if free > 1 or (free and self.ask_forced):
            return True
        if free:
            for at in range(self.offer_size):
                if self.offer[at] & 15 == 0:
                    self.claim(at, self.seat)
        self.phase = FIRST_KING if self.round == 0 else END_OF_TURN
        return False

    # ---- ends
    def end_turn(self) -> None:
        self.turns[self.turn_seat] += 1
        self.at += 1
        if self.at == self.line_size:
            self.end_round()
        if not self.over and self.phase == END_OF_TURN:
            self.start_turn()

    def end_round(self) -> None:
        self.used = 0
        if self.round == self.rules.rounds:
            self.end_game()
            return
        if self.rules.town:
            self.fill_board()
        self.advance_line()

    def end_game(self) -> None:
        """A Dynasty goes on with another game; the points are kept."""
        rules = self.rules
        if self.game_number + 1 == rules.games:
            self.over = True
            return
        for place in range(rules.kingdoms):
            self.totals[place] += score(self.kingdoms[place], rules, False)
        if self.listener is not None:
            self.tell_all("game_over", NOBODY, {"totals": [int(total) for total in self.totals]})
        self.game_number += 1
        self.clear_table()
        self.phase = DEAL

    def clear_table(self) -> None:
        """As before the deal."""
        raise NotImplementedError
