"""What is still to happen: a stack of frames, each an effect that waits for its turn to happen to a player.

A frame is one number:   argument | gone (1 bit) | immune seats (6 bits) | seat (3 bits) | effect (12 bits)
An instruction of a card's program is a frame without seat, immunity and gone, which are added when it is queued.
While a question is open, the frame on top is the effect that asked it."""
from __future__ import annotations

from typing import Dict, Final, List, Optional, Tuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from crownlands.dominion.arguments import Argument, card_of
from crownlands.dominion.cards import ACTION, ATTACK, Card, Kingdom, Text
from crownlands.dominion.questions import ALL, ASK_REACT, DONE, MAY_ALL, MAY_DONE, MAY_NAME, NAMED
from crownlands.dominion.table import NOTHING, Player, Table
from crownlands.dominion.zones import Zone
from crownlands.kernel.chance import Chance
from crownlands.kernel.state import NO_ANSWER

EFFECT_MASK: Final = 0xFFF
SEAT_SHIFT: Final = 12
SEAT_MASK: Final = 7
IMMUNE_SHIFT: Final = 15
IMMUNE_MASK: Final = 63 << 15
GONE: Final = 1 << 21                            # the card that does this has left the play area already
INHERITED: Final = IMMUNE_MASK | GONE            # what an effect hands on to those that it queues
CONTEXT_MASK: Final = INHERITED | 7 << 12
ARGUMENT_SHIFT: Final = 22

NO_QUESTION: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a player; x is its argument. One shared instance each, without state of its own."""

    number: i64 = 0
    name: str = ""
    argument: Argument                           # what x can be
    above: Tuple[str, ...] = ()                  # one of these effects waits right below it, for the same player
    in_turn: bool = False                        # or for another: all players have it one after the other

    def start(self, state: Stack, me: Player, x: i64) -> None:
        """Its turn has come: do something, queue further effects, ask at most one question (state.ask)."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        """The question that `start` asked: state.offer(...). Changes nothing else."""

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        """What was chosen."""

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        """Nothing (more) was chosen."""

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        """Whether a position can have it on its stack, if x is what its argument says."""
        return True

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        """Whether a position can have its question open: what it asks about lies where it should."""
        return True

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        """Whether cards of that player can lie aside, as they do, while its question is open."""
        return False

    def picks(self, me: Player, x: i64) -> i64:
        """How many cards the question asks for at most, one after the other."""
        return 1

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        """The argument after hidden cards were dealt again, where it holds one."""
        return x

    def text(self, x: i64, who: str) -> List[Text]:
        """What it does, as messages for `locale`; who: you, or others."""
        return []


EFFECTS: Final[List[Effect]] = []
EFFECT_NUMBERS: Final[Dict[str, i64]] = {}


def register(name: str, effect: Effect, argument: Optional[Argument] = None, above: Tuple[str, ...] = (),
             in_turn: bool = False) -> i64:
    """Give an effect its number, the name it has in descriptions, and what x can be: 0, if nothing is said."""
    effect.number = len(EFFECTS)
    effect.name = name
    effect.argument = Argument([]) if argument is None else argument
    effect.above = above
    effect.in_turn = in_turn
    EFFECTS.append(effect)
    EFFECT_NUMBERS[name] = effect.number
    return effect.number


class Program:
    """Instructions inside an instruction: what each other player does, what a choice leads to."""

    def __init__(self, code: vec[i64], choice: i64) -> None:
        self.code: vec[i64] = code
        self.choice: i64 = choice                # which of CHOICES leads here
        self.choices: List[Program] = []         # the programs to choose from, instead of code
        self.name: str = ""                      # the card's, and its how-manieth it is: torturer.1


PROGRAMS: Final[List[Program]] = []              # by number


class Stack(Table):
    stack_size: i64 = 0
    context: i64 = 0                             # seat, immunity and gone of the frame that is running
    asked: i64 = NO_QUESTION                     # the frame that wants to ask
    # the open question, to `seat`
    kind: i64 = 0                                # what
    subject: i64 = NOTHING                       # about which card
    offered: i64 = 0                             # mask of the cards or numbers that may be chosen
    extras: i64 = 0                              # and what else: MAY_DONE, MAY_ALL, MAY_NAME

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64],
                 stack: vec[i64], rng: Chance) -> None:
        super().__init__(kingdom, players, supply, trash, rng)
        self.stack: vec[i64] = stack

    def go_on(self) -> None:
        """The stack is empty: ask the turn's next question."""

    def run(self, answer: i64) -> None:
        """Run frames until one asks a question with a choice, or none is left."""
        while self.stack_size:
            base = self.stack_size - 1
            self.stack_size = base
            frame = self.stack[base]
            self.context = frame & CONTEXT_MASK
            self.asked = NO_QUESTION
            effect = EFFECTS[frame & EFFECT_MASK]
            me = self.players[frame >> SEAT_SHIFT & SEAT_MASK]
            if answer == NO_ANSWER:
                effect.start(self, me, frame >> ARGUMENT_SHIFT)
            elif answer == DONE:
                effect.declined(self, me, frame >> ARGUMENT_SHIFT)
            else:
                effect.answer(self, me, frame >> ARGUMENT_SHIFT, answer)
            self.put_in_order(base)
            answer = NO_ANSWER
            if self.asked != NO_QUESTION:
                self.push(self.asked)
                self.reopen()
                if self.ask_forced or self.has_choice():
                    return
                answer = self.only_answer()
        self.go_on()

    def reopen(self) -> None:
        """Ask (again) what the frame on top asks."""
        frame = self.stack[self.stack_size - 1]
        self.context = frame & CONTEXT_MASK
        me = self.players[frame >> SEAT_SHIFT & SEAT_MASK]
        EFFECTS[frame & EFFECT_MASK].options(self, me, frame >> ARGUMENT_SHIFT)

    def has_choice(self) -> bool:
        offered = self.offered
        if self.extras:
            return offered != 0 or self.extras & MAY_NAME != 0
        if offered < 0:                                  # the 64th card: subtracting 1 would leave the 64 bits
            return offered != self.kingdom.bits[63]
        return offered & (offered - 1) != 0

    def only_answer(self) -> i64:
        if self.offered == 0:
            return DONE
        card: i64 = 0
        while not self.offered >> card & 1:
            card += 1
        return card

    def is_offered(self, answer: i64) -> bool:
        if answer < 0:
            return False
        if answer < 64:
            return self.offered >> answer & 1 != 0
        if answer == DONE:
            return self.extras & MAY_DONE != 0
        if answer == ALL:
            return self.extras & MAY_ALL != 0
        return self.extras & MAY_NAME != 0 and answer >= NAMED

    def push(self, frame: i64) -> None:
        size = self.stack_size
        if size < len(self.stack):
            self.stack[size] = frame
        else:
            self.stack = append(self.stack, frame)
        self.stack_size = size + 1

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
    def then(self, effect: i64, me: Player, x: i64 = 0) -> None:
        """Queue an effect for a player, under the same immunity as the running one."""
        self.push(effect | self.context & INHERITED | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT)

    def then_program(self, program: vec[i64], me: Player) -> None:
        context = self.context & INHERITED | me.seat << SEAT_SHIFT
        for i in range(len(program)):
            self.push(program[i] | context)

    def resolve(self, me: Player, card: i64, gone: i64) -> None:
        """The card has been played: what it says happens, after the others' reactions if it is an Attack."""
        self.context = me.seat << SEAT_SHIFT | gone      # immunity to an outer Attack does not carry over
        types = self.kingdom.types[card]
        if types & ACTION:
            self.actions_played += 1
        if self.kingdom.attacks >> card & 1:
            for seats in range(1, self.seats):
                self.then(MAY_REACT, self.left_of(me, seats))
            self.then(PERFORM, me, card)
        else:
            self.perform(me, card)

    def perform(self, me: Player, card: i64) -> None:
        """Do what the card says: bonuses at once, the rest is queued."""
        line: Card = self.kingdom.cards[card]
        self.actions += line.plus_actions
        self.buys += line.plus_buys
        self.coins += line.plus_coins
        if line.plus_cards:
            self.draw(me, line.plus_cards)
        if len(line.program):
            self.then_program(line.program, me)

    def frame_below(self, effect: i64) -> i64:
        """Where on the stack the innermost frame of that effect is."""
        i = self.stack_size - 1
        while self.stack[i] & EFFECT_MASK != effect:
            i -= 1
        return i

    def is_immune(self, me: Player) -> bool:
        return self.context >> (IMMUNE_SHIFT + me.seat) & 1 != 0

    # ---- for effects: ask
    def ask(self, effect: Effect, me: Player, x: i64 = 0) -> None:
        """Ask what effect.options offers. The running call ends with that; effect.answer or .declined comes next."""
        self.asked = effect.number | self.context & INHERITED | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT

    def offer(self, me: Player, kind: i64, offered: i64, extras: i64 = 0, subject: i64 = NOTHING) -> None:
        """The question itself: a mask of cards or numbers, and what else may be chosen."""
        self.seat = me.seat
        self.kind = kind
        self.offered = offered
        self.extras = extras
        self.subject = subject

    def offer_hand(self, me: Player, kind: i64, wanted: i64, extras: i64 = 0) -> None:
        """Hand cards. If none is wanted, the only answer is DONE."""
        offered = self.mask_of(me.hand) & wanted
        self.offer(me, kind, offered, extras if offered else MAY_DONE)

    def worth_asking(self, me: Player, wanted: i64) -> bool:
        """Whether there is a hand card to choose; a seat that is asked everything is asked without one too, because the
        others must not learn that from the game going on at once."""
        return me.hand.size > 0 and (self.ask_forced or self.mask_of(me.hand) & wanted != 0)

    def offer_zone(self, me: Player, kind: i64, zone: Zone, extras: i64 = 0) -> None:
        self.offer(me, kind, self.mask_of(zone), extras)


class Perform(Effect):
    """An Attack after the reactions to it: its frame on the stack is where immunity to it is kept, so Attacks nest."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.perform(me, x)


class PlayCard(Effect):
    """Follow a card that is in play; x = card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.resolve(me, x, state.context & GONE)


class MayReact(Effect):
    """Another player has played an Attack: reveal Reactions, one at a time, any number, in any order."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and self.useful(state, me):
            state.ask(self, me)

    def useful(self, state: Stack, me: Player) -> i64:
        """Mask of the Reactions that could still do something. Being unaffected twice is nothing more."""
        immune = state.stack[state.frame_below(PERFORM)] >> (IMMUNE_SHIFT + me.seat) & 1
        reactions = state.kingdom.reactions
        return reactions & ~state.kingdom.shields if immune else reactions

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_REACT, self.useful(state, me), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.show(me, card)
        state.then_program(state.kingdom.cards[card].reaction, me)
        state.then(MAY_REACT, me)                        # and may react again


PERFORM: Final[i64] = register("perform", Perform(), card_of(ATTACK))
PLAY_CARD: Final[i64] = register("play_card", PlayCard(), card_of(ACTION))
MAY_REACT: Final[i64] = register("may_react", MayReact(), above=("may_react", "perform"), in_turn=True)
