"""Whose turn is next: the normal order, extra turns, and turns that another player decides."""
from __future__ import annotations

from typing import Any, Dict, Final, Optional

from librt.vecs import append
from mypy_extensions import i64

from crownlands.dominion.cards import START
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, SEAT_MASK, Effect, word
from crownlands.dominion.player import CARD, NO_NUMBERS, NOTHING_LASTS, OVERLORD, Player
from crownlands.dominion.questions import ASK_TURN
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import ACTION_PHASE, BETWEEN_TURNS, NOBODY, NOTHING
from crownlands.dominion.voices import choose_next, speak
from crownlands.dominion.zones import DISCARD, HAND, HIDDEN_MATS, POSSESSED
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import NO_ANSWER

# an extra turn: seat | (who decides + 1) << 3
CONTROLLER_SHIFT: Final = 3
AFTER_NORMAL: Final = 1 << 6                     # only when a normal turn has been taken
CHOSEN: Final = 1 << 7                           # to come first
OWN: Final = 1                                   # kinds of extra turn: one's own, or
BY_OTHERS: Final = 2                             # one that another player decides


class TurnOrder(Stack):
    quiet_turns: i64 = 0                         # in a row, in which nobody was asked anything
    normal_seat: i64 = 0                         # whose turn it is or was in the normal order
    is_extra: bool = False                       # this turn is out of order
    turns_in_a_row: i64 = 1                      # of this player, with this one

    def ask_for_turn(self, seat: i64, controller: i64) -> None:
        """Somebody will have an extra turn, under the control of another player if there is a controller."""
        late = AFTER_NORMAL if self.kingdom.nested_later and self.controller != NOBODY and controller != NOBODY else 0
        self.extra_turns = append(self.extra_turns, seat | (controller + 1) << CONTROLLER_SHIFT | late)

    def next_turn(self) -> None:
        """An extra turn, if one waits: in turn order from the player whose turn has ended; else the normal one."""
        if self.turns_in_a_row > 1:
            self.drop_third_turns()
        for distance in range(self.seats):
            me = self.players[self.seat_after(self.turn_seat, distance)]
            kinds = self.turns_waiting(me)
            if kinds == OWN | BY_OTHERS:
                self.context = 0
                self.then(choose_turn, me)
                self.run(NO_ANSWER)
                return
            if kinds:
                self.extra_turn(me)
                return
        self.normal_turn()

    def turns_waiting(self, me: Player) -> i64:
        """Which kinds of extra turn a player may have now; one that was chosen goes before all others."""
        kinds: i64 = 0
        for i in range(i64(len(self.extra_turns))):
            turn = self.extra_turns[i]
            if turn & SEAT_MASK == me.seat and not turn & AFTER_NORMAL:
                kind = BY_OTHERS if turn >> CONTROLLER_SHIFT & SEAT_MASK else OWN
                if turn & CHOSEN:
                    return kind
                kinds |= kind
        return kinds

    def extra_turn(self, me: Player) -> None:
        """The first that waits for the player, or the one chosen."""
        turns = self.extra_turns
        at: i64 = -1
        for i in range(i64(len(turns))):
            if turns[i] & SEAT_MASK == me.seat and not turns[i] & AFTER_NORMAL:
                if at < 0 or turns[i] & CHOSEN:
                    at = i
        controller = (turns[at] >> CONTROLLER_SHIFT & SEAT_MASK) - 1
        self.extra_turns = NO_NUMBERS
        for i in range(i64(len(turns))):
            fails = self.kingdom.outpost == "2023" and turns[i] & SEAT_MASK == me.seat
            if i != at and not fails:
                self.extra_turns = append(self.extra_turns, turns[i])
        self.is_extra = True
        self.controller = controller
        self.start_turn(me.seat)

    def drop_third_turns(self) -> None:
        """Extra turns that would be the third in a row are not taken; those that another player decides are, but for
        their later wording."""
        turns = self.extra_turns
        self.extra_turns = NO_NUMBERS
        for i in range(i64(len(turns))):
            limited = self.kingdom.possession_limited or not turns[i] >> CONTROLLER_SHIFT & SEAT_MASK
            if turns[i] & SEAT_MASK != self.turn_seat or turns[i] & AFTER_NORMAL or not limited:
                self.extra_turns = append(self.extra_turns, turns[i])

    def normal_turn(self) -> None:
        self.is_extra = False
        self.controller = NOBODY
        self.normal_seat = self.seat_after(self.normal_seat, 1)
        for i in range(i64(len(self.extra_turns))):
            self.extra_turns[i] &= ~AFTER_NORMAL
        self.start_turn(self.normal_seat)

    def start_turn(self, seat: i64) -> None:
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.reduction = 0
        self.actions_played = 0
        self.quiet_turns += 1
        self.phase = ACTION_PHASE
        if seat != self.turn_seat:
            self.turns_in_a_row = 0
        self.turns_in_a_row += 1
        self.turn_seat = seat
        for i in range(i64(len(self.tally))):
            self.tally[i] = 0
        me = self.players[seat]
        if self.listener is not None:
            self.tell_turn(me)
        if me.lasting is not NOTHING_LASTS:
            self.take_up(me)
        else:
            self.go_on()

    def tell_turn(self, me: Player) -> None:
        facts: Dict[str, Any] = {"number": int(me.turns) + (0 if self.is_extra else 1)}
        if self.is_extra:
            facts["extra"] = True
        if self.controller != NOBODY:
            facts["controller"] = int(self.controller)
        self.tell("turn", me.seat, facts, {}, EVERYBODY)

    def take_up(self, me: Player) -> None:
        """What waited for this turn happens; what stayed in play for it does not stay longer."""
        lasting = me.lasting
        lasting.gained = 0
        if self.controller != NOBODY:
            self.begin_possession(me)
        for i in range(me.play.size):
            me.play.cards[i] &= CARD | OVERLORD
            self.reduction += self.kingdom.discount[me.play.cards[i] & CARD]
        if self.kingdom.enchants:
            for other in self.players:
                other.lasting.enchanted &= ~self.kingdom.bits[me.seat]
        for i in range(i64(len(lasting.later))):
            self.push(lasting.later[i])
        lasting.later = NO_NUMBERS
        if self.kingdom.listening >> START & 1:
            self.context = 0
            for voice in self.kingdom.voices[START]:
                if self.speaks(voice, me, NOTHING):
                    self.then_apart(speak, me, voice.number)
        self.order_start(me)
        self.put_in_order(0)
        self.run(NO_ANSWER)

    def order_start(self, me: Player) -> None:
        """The player orders what happens at the start of the turn, if that can matter: something does not do the same
        whenever it comes, and there is something else."""
        speakers: i64 = 0
        matters = False
        for i in range(self.stack_size):
            effect = EFFECTS[self.stack[i] & EFFECT_MASK]
            x = self.stack[i] >> ARGUMENT_SHIFT
            card = effect.speaker(self, x)
            if card != NOBODY:
                speakers |= self.kingdom.bits[card]
                if not effect.is_indifferent(x):
                    matters = True
        if matters and self.bits_in(speakers) > 1:
            self.context = 0
            self.insert_above(0, choose_next, me, self.stack_size)

    # ---- a turn that another player decides
    def begin_possession(self, me: Player) -> None:
        """Who decides sees what the player sees."""
        self.revealed = True
        if self.kingdom.relaxed and me.discard.size:
            self.look_through(me)
        if self.listener is not None:
            seen = self.only(me)
            if me.hand.size:
                self.tell_move("look", me, [me.hand.cards[i] for i in range(me.hand.size)], HAND, HAND, seen)
            for name in HIDDEN_MATS:
                if name in self.kingdom.mats and self.mat(me, name).size:
                    mat = self.mat(me, name)
                    self.tell_move("look", me, [mat.cards[i] for i in range(mat.size)], name, name, seen)

    def end_possession(self, me: Player) -> None:
        """What was trashed comes back."""
        mat = self.mat(me, POSSESSED)
        if mat.size:
            if self.listener is not None:
                self.tell_move("discard", me, [mat.cards[i] for i in range(mat.size)], POSSESSED, DISCARD, EVERYBODY)
            me.discard.take_all(mat)
        self.controller = NOBODY


def controller_of(turn: i64) -> Optional[int]:
    """Who decides in an extra turn, if it is not its player."""
    controller = int(turn >> CONTROLLER_SHIFT & SEAT_MASK) - 1
    return None if controller == NOBODY else controller


class ChooseTurn(Effect):
    """A turn of the player's own and one that somebody else decides wait: which comes first?"""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer(me, ASK_TURN, 3)

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return state.phase == BETWEEN_TURNS

    def answer(self, state: Stack, me: Player, x: i64, possessed: i64) -> None:
        turns = state.extra_turns
        for i in range(i64(len(turns))):
            if turns[i] & SEAT_MASK == me.seat and (turns[i] >> CONTROLLER_SHIFT & SEAT_MASK != 0) == (possessed != 0):
                turns[i] |= CHOSEN
                return


choose_turn: Final = word(ChooseTurn())
