"""What is still to happen: a stack of frames, each an effect that waits for its turn to happen to a player.

A frame is one number:   argument | slot (9 bits) | immune seats (6 bits) | seat (3 bits) | effect (10 bits)
The slot is the place in the play area, + 1, of the card that does this; 0: there is none, or it has left play.
An instruction of a card's program is a frame without seat, immunity and slot, which are added when it is queued.
While a question is open, the frame on top is the effect that asked it."""
from __future__ import annotations

from typing import Dict, Final, List, Optional, Tuple

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from crownlands.dominion.arguments import CARD_NUMBER, VOICE, Argument, Part, card_of, number
from crownlands.dominion.cards import ACTION, ATTACK, TREASURE, Card, Text, Voice
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.questions import ALL, ASK_NEXT, ASK_REACT, DONE, MAY_ALL, MAY_DONE, MAY_NAME, NAMED
from crownlands.dominion.table import (
    CARD,
    KEEPER_SHIFT,
    NOBODY,
    NOTHING,
    STAYS,
    VICTORIES_BOUGHT,
    Player,
    Table,
)
from crownlands.dominion.zones import DISCARD, PLAY, POSSESSED, SUPPLY, TRASH, Zone
from crownlands.kernel.chance import Chance
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import NO_ANSWER

EFFECT_MASK: Final = 0x3FF
SEAT_SHIFT: Final = 10
SEAT_MASK: Final = 7
IMMUNE_SHIFT: Final = 13
IMMUNE_MASK: Final = 63 << 13
SLOT_SHIFT: Final = 19
SLOT_BITS: Final = 511
SLOT_MASK: Final = 511 << 19
INHERITED: Final = IMMUNE_MASK | SLOT_MASK       # what an effect hands on to those that it queues
CONTEXT_MASK: Final = INHERITED | 7 << 10
ARGUMENT_SHIFT: Final = 28
ARGUMENT_BITS: Final = 35

NO_QUESTION: Final = -1
BUY_PHASE: Final = (1, 2)                        # see turn.py
NO_TURNS: Final[vec[i64]] = vec[i64]([])

# moments that set something off
BUY: Final = 0
GAIN: Final = 1
MOMENT_NAMES: Final = ("buy", "gain")
VOICE_BITS: Final = 10
VOICE_MASK: Final = 0x3FF


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a player; x is its argument. One shared instance each, without state of its own."""

    number: i64 = 0
    name: str = ""
    argument: Argument                           # what x can be
    above: Tuple[str, ...] = ()                  # one of these effects waits right below it, for the same player
    only_counts: bool = False                    # its text says no more than how many cards its question asks for
    in_turn: bool = False                        # or for another: all players have it one after the other
    needs: i64 = 0                               # of the state: cards.TALLIES, TOKENS ...
    indifferent: bool = False                    # whenever it comes, it does the same
    about_it: bool = False                       # x is the card or the seat that an effect before it has found

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

    def victim(self, x: i64) -> i64:
        """The seat that the question is about, which may be another than the one that is asked; NOBODY: none but it."""
        return NOBODY

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        """The argument after hidden cards were dealt again, where it holds one."""
        return x

    def text(self, x: i64, who: str) -> List[Text]:
        """What it does, as messages for `locale`; who: you, or others."""
        return []


EFFECTS: Final[List[Effect]] = []
EFFECT_NUMBERS: Final[Dict[str, i64]] = {}


class Word:
    """A word of the vocabulary: an effect that cards can name. Called with its argument it is an instruction."""

    def __init__(self, effect: Effect) -> None:
        self.number: i64 = effect.number

    def __call__(self, x: int = 0) -> int:
        return int(self.number) | x << ARGUMENT_SHIFT


def word(effect: Effect, argument: Optional[Argument] = None, above: Tuple[str, ...] = (), in_turn: bool = False,
         needs: int = 0, indifferent: bool = False, about_it: bool = False) -> Word:
    """Register an effect under the name of its class (DrawTo: draw_to), with what x can be: 0, if nothing is said."""
    name = "".join("_" + letter.lower() if letter.isupper() else letter for letter in type(effect).__name__)[1:]
    effect.number = len(EFFECTS)
    effect.name = name
    effect.argument = Argument([]) if argument is None else argument
    effect.above = above
    effect.in_turn = in_turn
    effect.needs = needs
    effect.indifferent = indifferent
    effect.about_it = about_it
    EFFECTS.append(effect)
    EFFECT_NUMBERS[name] = effect.number
    return Word(effect)


class Program:
    """Instructions inside an instruction: what each other player does, what a choice leads to, what follows."""

    def __init__(self, code: vec[i64], choice: i64) -> None:
        self.code: vec[i64] = code
        self.choice: i64 = choice                # which of CHOICES leads here
        self.choices: List[Program] = []         # the programs to choose from, instead of code
        self.name: str = ""                      # the card's, and its how-manieth it is: torturer.1


PROGRAMS: Final[List[Program]] = []              # by number
VOICES: Final[List[Voice]] = []                  # by number


class Stack(Table):
    stack_size: i64 = 0
    context: i64 = 0                             # seat, immunity and slot of the frame that is running
    asked: i64 = NO_QUESTION                     # the frame that wants to ask
    # the open question, to `seat`
    asked_seat: i64 = 0                          # for whom that seat decides: nearly always itself
    kind: i64 = 0                                # what
    subject: i64 = NOTHING                       # about which card
    offered: i64 = 0                             # mask of the cards or numbers that may be chosen
    extras: i64 = 0                              # and what else: MAY_DONE, MAY_ALL, MAY_NAME

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64],
                 tally: vec[i64], stack: vec[i64], rng: Chance) -> None:
        super().__init__(kingdom, players, supply, trash, tally, rng)
        self.stack: vec[i64] = stack
        self.extra_turns: vec[i64] = NO_TURNS                # extra turns, in the order in which they were asked for

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
    def then(self, effect: Word, me: Player, x: i64 = 0) -> None:
        """Queue an effect for a player, under the same immunity as the running one and for the same card."""
        self.push(effect.number | self.context & INHERITED | me.seat << SEAT_SHIFT | x << ARGUMENT_SHIFT)

    def then_program(self, program: vec[i64], me: Player) -> None:
        context = self.context & INHERITED | me.seat << SEAT_SHIFT
        for i in range(len(program)):
            self.push(program[i] | context)

    def then_about(self, program: vec[i64], me: Player, it: i64) -> None:
        """Queue a program, some effects of which are about a card or a seat: it is their argument."""
        context = self.context & INHERITED | me.seat << SEAT_SHIFT
        for i in range(len(program)):
            about = EFFECTS[program[i] & EFFECT_MASK].about_it
            self.push(program[i] | context | (it << ARGUMENT_SHIFT if about else 0))

    # ---- playing cards
    def play_again(self, me: Player, card: i64, slot: i64) -> None:
        """Queue that a card in play is followed."""
        self.push(play_card.number | me.seat << SEAT_SHIFT | slot << SLOT_SHIFT | card << ARGUMENT_SHIFT)

    def resolve(self, me: Player, card: i64, slot: i64) -> None:
        """The card has been played: what it says happens, after the others' reactions if it is an Attack."""
        self.context = me.seat << SEAT_SHIFT | slot << SLOT_SHIFT    # immunity to an outer Attack does not carry over
        if self.kingdom.types[card] & ACTION:
            self.actions_played += 1
        if self.kingdom.attacks >> card & 1:
            for distance in range(1, self.seats):
                self.then(may_react, self.left_of(me, distance))
            self.then(perform, me, card)
        else:
            self.perform(me, card)

    def perform(self, me: Player, card: i64) -> None:
        """Do what the card says: bonuses at once, the rest is queued."""
        line: Card = self.kingdom.cards[card]
        self.actions += line.plus_actions
        self.buys += line.plus_buys
        self.coins += self.treasure_coins(card) if line.types & TREASURE else line.plus_coins
        if line.plus_cards:
            self.draw(me, line.plus_cards)
        if len(line.program):
            self.then_program(line.program, me)

    # ---- the card that does this, in the play area of the player whose turn it is
    def slot(self) -> i64:
        return self.context >> SLOT_SHIFT & SLOT_BITS

    def this_card(self) -> i64:
        """The card in play that does this, or NOTHING if it has left play."""
        slot = self.slot()
        return self.players[self.turn_seat].play.cards[slot - 1] & CARD if slot else NOTHING

    def leave_play(self, me: Player, slot: i64) -> i64:
        """Take a card out of the play area. What it still does is done by no card in play any more."""
        play = me.play
        card = play.cards[slot - 1] & CARD
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
        return card

    def trash_from_play(self, me: Player, slot: i64) -> i64:
        card = self.leave_play(me, slot)
        self.trash_taken(me, card, PLAY)
        return card

    def stay(self) -> None:
        """The card that does this stays in play: it has something left to do."""
        slot = self.slot()
        if slot:
            self.players[self.turn_seat].play.cards[slot - 1] |= STAYS

    def do_later(self, me: Player, frame: i64) -> None:
        """Something that waits for the player's next turn."""
        me.lasting.later = append(me.lasting.later, frame | me.seat << SEAT_SHIFT)

    # ---- gaining and trashing: what a possessed player would gain goes to whoever decides, what is trashed comes back
    def is_possessed(self, me: Player) -> bool:
        return self.controller != NOBODY and me.seat == self.turn_seat

    def gain(self, me: Player, card: i64, zone: str, verb: str = "gain") -> bool:
        """Take a card from its pile; False if the player has not gained it."""
        if not self.take_from_pile(card):
            return False
        return self.gained(me, card, SUPPLY, zone, verb)

    def gain_from_trash(self, me: Player, card: i64) -> bool:
        self.trash[card] -= 1
        return self.gained(me, card, TRASH, DISCARD, "gain")

    def gained(self, me: Player, card: i64, source: str, zone: str, verb: str) -> bool:
        """A card that has left its place is gained, and whatever that sets off is queued."""
        taker = me
        if self.is_possessed(me):
            taker = self.players[self.controller]
            zone = DISCARD
            verb = "gain"
        self.put_gained(taker, card, source, zone, verb)
        if self.kingdom.treasury_early and self.phase in BUY_PHASE and taker.seat == self.turn_seat:
            if self.kingdom.victories >> card & 1:
                self.tally[VICTORIES_BOUGHT] += 1
        if self.kingdom.listening >> GAIN & 1:
            self.set_off(GAIN, taker, card)
        return taker is me

    def trash_from(self, me: Player, zone: Zone, card: i64, source: str) -> None:
        zone.remove(card)
        self.trash_taken(me, card, source)

    def trash_taken(self, me: Player, card: i64, source: str) -> None:
        """Of a card that has left its zone already."""
        if self.is_possessed(me):
            self.put_on_mat(me, card, POSSESSED, source, EVERYBODY)
        else:
            self.put_in_trash(me, card, source)

    # ---- moments
    def set_off(self, moment: i64, me: Player, card: i64) -> None:
        """Queue whatever is said about the moment: by the card itself, or by cards in play. Where the order of several
        matters, the player chooses it."""
        base = self.stack_size
        different: i64 = 0
        for voice in self.kingdom.voices[moment]:
            copies = self.speaks(voice, me, card)
            if copies:
                if not voice.indifferent:
                    different += 1
                for _copy in range(copies):
                    self.then(speak, me, voice.number | card << VOICE_BITS)
        if different > 1:
            self.insert_above(base, choose_next, me, self.stack_size - base)

    def speaks(self, voice: Voice, me: Player, card: i64) -> i64:
        """How often a voice is heard about a card."""
        if voice.types and not self.kingdom.types[card] & voice.types:
            return 0
        speaker = self.kingdom.by_name[voice.speaker]
        if not voice.in_play:
            return 1 if speaker == card else 0
        copies = self.count_in_play(me, speaker)
        return 1 if voice.once and copies else copies

    def insert_above(self, base: i64, effect: Word, me: Player, x: i64) -> None:
        """Queue an effect before those that were queued from base on."""
        self.then(effect, me, x)
        i = self.stack_size - 1
        frame = self.stack[i]
        while i > base:
            self.stack[i] = self.stack[i - 1]
            i -= 1
        self.stack[base] = frame

    # ---- for effects: look at the stack
    def frame_below(self, effect: Word) -> i64:
        """Where on the stack the innermost frame of that effect is."""
        i = self.stack_size - 1
        while self.stack[i] & EFFECT_MASK != effect.number:
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
        self.asked_seat = me.seat
        self.seat = me.seat if self.controller == NOBODY or me.seat != self.turn_seat else self.controller
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
        state.resolve(me, x, state.slot())


class MayReact(Effect):
    """Another player has played an Attack: reveal Reactions, one at a time, any number, in any order."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size and self.useful(state, me):
            state.ask(self, me)

    def useful(self, state: Stack, me: Player) -> i64:
        """Mask of the Reactions that could still do something. Being unaffected twice is nothing more."""
        immune = state.stack[state.frame_below(perform)] >> (IMMUNE_SHIFT + me.seat) & 1
        reactions = state.kingdom.reactions
        if state.kingdom.large_hands and me.hand.size < 5:
            reactions &= ~state.kingdom.large_hands
        return reactions & ~state.kingdom.shields if immune else reactions

    def options(self, state: Stack, me: Player, x: i64) -> None:
        state.offer_hand(me, ASK_REACT, self.useful(state, me), MAY_DONE)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        state.show(me, card)
        state.then_about(state.kingdom.cards[card].reaction, me, card)
        state.then(may_react, me)                        # and may react again


class Speak(Effect):
    """A card says something about a moment; x = voice | the card that it is about << VOICE_BITS."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.then_about(VOICES[x & VOICE_MASK].code, me, x >> VOICE_BITS)


class ChooseNext(Effect):
    """Several things happen to a player at the same time; x = how many of the frames beneath. The player chooses which
    comes next, and again among the rest."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.bits_in(self.speakers(state, x)) > 1:
            state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        """While the question is open its own frame is on top."""
        state.offer(me, ASK_NEXT, self.speakers(state, x))

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        return x < state.stack_size and self.speakers(state, x) != 0

    def speakers(self, state: Stack, x: i64) -> i64:
        """The cards whose turn it could be."""
        mask: i64 = 0
        top = state.stack_size - 1
        if state.stack[top] & EFFECT_MASK == self.number:
            top -= 1
        for i in range(max(top - x + 1, 0), top + 1):
            card = self.speaker(state, i)
            if card != NOTHING:
                mask |= state.kingdom.bits[card]
        return mask

    def speaker(self, state: Stack, place: i64) -> i64:
        frame = state.stack[place]
        if frame & EFFECT_MASK != speak.number:
            return NOTHING
        return state.kingdom.by_name[VOICES[frame >> ARGUMENT_SHIFT & VOICE_MASK].speaker]

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        i = state.stack_size - 1
        while self.speaker(state, i) != card:
            i -= 1
        chosen = state.stack[i]
        while i < state.stack_size - 1:
            state.stack[i] = state.stack[i + 1]
            i += 1
        state.stack_size -= 1
        state.push(chosen)
        state.then(choose_next, me, x - 1)

    def text(self, x: i64, who: str) -> List[Text]:
        return []


perform: Final = word(Perform(), card_of(ATTACK))
play_card: Final = word(PlayCard(), card_of(ACTION | TREASURE))
may_react: Final = word(MayReact(), above=("may_react", "perform"), in_turn=True)
speak: Final = word(Speak(), Argument([Part("voice", VOICE), Part("card", CARD_NUMBER, VOICE_BITS)]))
choose_next: Final = word(ChooseNext(), number("frames", 30))
