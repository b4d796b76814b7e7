"""What is still to happen: frames on a stack (see effect.py), and the card in play that does what happens now."""
from __future__ import annotations

from typing import Final, List

from librt.vecs import append, vec
from mypy_extensions import i64

from crownlands.dominion.effect import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECTS,
    IMMUNE_SHIFT,
    INHERITED,
    SEAT_MASK,
    SEAT_SHIFT,
    SLOT_BITS,
    SLOT_SHIFT,
    Word,
)
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.moves import Moves
from crownlands.dominion.player import CARD, KEEPER_SHIFT, NO_NUMBERS, STAYS, Player, real_card
from crownlands.dominion.table import NOTHING
from crownlands.kernel.chance import Chance

HEIGHT_SHIFT: Final = 8              # in an argument, above a card: how high in the discard pile it lies, from 1 on


class Frames(Moves):
    stack_size: i64 = 0
    context: i64 = 0                             # seat, immunity and slot of the frame that is running

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64],
                 tally: vec[i64], stack: vec[i64], rng: Chance) -> None:
        super().__init__(kingdom, players, supply, trash, tally, rng)
        self.stack: vec[i64] = stack
        self.extra_turns: vec[i64] = NO_NUMBERS              # in the order in which they were asked for

    def push(self, frame: i64) -> None:
        size = self.stack_size
        if size < len(self.stack):
            self.stack[size] = frame
        else:
            self.stack = append(self.stack, frame)
        self.stack_size = size + 1

    def take_frame(self, place: i64) -> None:
        """Remove what waits there."""
        size = self.stack_size - 1
        while place < size:
            self.stack[place] = self.stack[place + 1]
            place += 1
        self.stack_size = size

    def put_in_order(self, base: i64) -> None:
        """Reverse what was queued above base, so that what was queued first runs first."""
        last = self.stack_size - 1
        if base < last:
            stack = self.stack
            while base < last:
                frame = stack[base]
                stack[base] = stack[last]
                stack[last] = frame
                base += 1
                last -= 1

    # ---- for effects: queue more
    def then(self, effect: Word, me: Player, x: i64 = 0) -> None:
        """Queue an effect for a player, under the same immunity as the running one and for the same card."""
        self.push(effect.number | self.context & INHERITED | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT)

    def then_apart(self, effect: Word, me: Player, x: i64) -> None:
        """Queue something that is no part of what is running: immunity to it does not carry over."""
        self.push(effect.number | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT)

    def then_program(self, program: vec[i64], me: Player) -> None:
        context = self.context & INHERITED | me.seat << SEAT_SHIFT
        for i in range(len(program)):
            self.push(program[i] | context)

    def then_instruction(self, instruction: i64, me: Player) -> None:
        """Queue an instruction as a card's line has it."""
        self.push(instruction | self.context & INHERITED | me.seat << SEAT_SHIFT)

    def then_about(self, program: vec[i64], me: Player, it: i64) -> None:
        """Queue a program, some effects of which are about a card or a seat: it is their argument."""
        context = self.context & INHERITED | me.seat << SEAT_SHIFT
        for i in range(len(program)):
            frame = program[i] | context
            if EFFECTS[program[i] & EFFECT_MASK].about_it:
                frame |= it << ARGUMENT_SHIFT
            self.push(frame)

    def insert_above(self, base: i64, effect: Word, me: Player, x: i64) -> None:
        """Queue an effect before those that were queued from base on."""
        self.then(effect, me, x)
        i = self.stack_size - 1
        frame = self.stack[i]
        while i > base:
            self.stack[i] = self.stack[i - 1]
            i -= 1
        self.stack[base] = frame

    def do_later(self, me: Player, frame: i64) -> None:
        """Something that waits for the player's next turn."""
        me.lasting.later = append(me.lasting.later, frame | me.seat << SEAT_SHIFT)

    # ---- for effects: look at the stack
    def frame_below(self, effect: Word) -> i64:
        """Where on the stack the innermost frame of that effect is."""
        i = self.stack_size - 1
        while self.stack[i] & EFFECT_MASK != effect.number:
            i -= 1
        return i

    def find_again(self, me: Player, taken: i64) -> None:
        """So many cards were taken out of the discard pile. A gained card that something waits for still lies on top,
        or is among them, or was covered and is lost."""
        size = me.discard.size
        for i in range(self.stack_size):
            frame = self.stack[i]
            if EFFECTS[frame & EFFECT_MASK].has_height and frame >> SEAT_SHIFT & SEAT_MASK == me.seat and taken:
                x = frame >> ARGUMENT_SHIFT
                height = x >> HEIGHT_SHIFT
                lower = height
                if height == size + taken and size and me.discard.cards[size - 1] == x & 0xFF:
                    lower = taken
                self.stack[i] = frame - (lower << (ARGUMENT_SHIFT + HEIGHT_SHIFT))

    def is_immune(self, me: Player) -> bool:
        return self.context >> (IMMUNE_SHIFT + me.seat) & 1 != 0

    # ---- the card that does this, in the play area of the player whose turn it is
    def slot(self) -> i64:
        return self.context >> SLOT_SHIFT & SLOT_BITS

    def own_slot(self) -> i64:
        """The slot of the card that does this, where it moves itself: not of an Overlord of the later wording, because
        the card that it plays lies in the Supply."""
        slot = self.slot()
        if slot and self.kingdom.overlord_plays:
            if self.players[self.turn_seat].play.cards[slot - 1] & CARD == self.kingdom.overlord:
                return 0
        return slot

    def this_card(self) -> i64:
        """The card in play that does this, or NOTHING if it has left play."""
        slot = self.slot()
        return self.players[self.turn_seat].play.cards[slot - 1] & CARD if slot else NOTHING

    def stay(self) -> None:
        """The card that does this stays in play: it has something left to do."""
        slot = self.slot()
        if slot:
            self.players[self.turn_seat].play.cards[slot - 1] |= STAYS

    def leave_play(self, me: Player, slot: i64) -> i64:
        """Take a card out of the play area. What it still does is done by no card in play any more."""
        play = me.play
        card = play.cards[slot - 1] & CARD
        real = real_card(play.cards[slot - 1], self.kingdom.overlord)
        play.remove_at(slot - 1)
        if me.seat == self.turn_seat:
            if self.kingdom.discounting >> card & 1:
                self.reduction -= self.kingdom.discount[card]
            for i in range(self.stack_size):
                frame = self.stack[i]
                told = frame >> SLOT_SHIFT & SLOT_BITS
                if told >= slot:
                    self.stack[i] = frame - ((told if told == slot else 1) << SLOT_SHIFT)
            told = self.slot()
            if told >= slot:
                self.context -= (told if told == slot else 1) << SLOT_SHIFT
        for i in range(play.size):
            keeper = play.cards[i] >> KEEPER_SHIFT
            if keeper >= slot:
                play.cards[i] -= (keeper if keeper == slot else 1) << KEEPER_SHIFT
        return real
