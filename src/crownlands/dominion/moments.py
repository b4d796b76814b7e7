"""Moments: cards are bought, gained and trashed, and what that sets off. In a turn that another player decides, that
player gains what would be gained, and what is trashed comes back."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import GAIN, IN_HAND, ON_MAT, OVERPAY, THIS, TRASHING, Voice
from crownlands.dominion.effect import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECTS,
    HELD,
    LOST,
    PILED,
    PLACE_SHIFT,
    SEAT_MASK,
    SEAT_SHIFT,
)
from crownlands.dominion.frames import Frames
from crownlands.dominion.player import CARD, DEBT, TOKEN_NAMES, VP, Player
from crownlands.dominion.table import (
    BUYING,
    CHARMS,
    GAINED_BUYING,
    GROUNDSKEEPERS,
    NOBODY,
    PLAYING_TREASURES,
    VICTORIES_BOUGHT,
)
from crownlands.dominion.voices import VOICE_BITS, choose_next, gain_also, speak
from crownlands.dominion.zones import DISCARD, HAND, PLAY, POSSESSED, SUPPLY, TAVERN, TRASH, Zone
from crownlands.kernel.event import EVERYBODY

POTIONS_SHIFT: Final = 6             # in what was overpaid: coins | Potions << 6


class Moments(Frames):
    def is_possessed(self, me: Player) -> bool:
        return self.controller != NOBODY and me.seat == self.turn_seat

    def take_tokens(self, me: Player, token: i64, count: i64) -> None:
        taker = me
        if self.is_possessed(me) and (self.kingdom.tokens_to_possessor or token == DEBT):
            taker = self.players[self.controller]
        taker.lasting.tokens[token] += count
        if self.listener is not None:
            self.tell("token", taker.seat, {"token": TOKEN_NAMES[token], "count": int(count)}, {}, EVERYBODY)

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
        if self.kingdom.gains_matter:
            self.after_gain(taker, card, zone)
        return taker is me

    def after_gain(self, taker: Player, card: i64, zone: str) -> None:
        """What is counted of gains, and what a gain sets off."""
        if self.kingdom.treasury_early and PLAYING_TREASURES <= self.phase <= BUYING \
                and taker.seat == self.turn_seat:
            if self.kingdom.victories >> card & 1:
                self.tally[VICTORIES_BOUGHT] += 1
        if self.kingdom.counts_gains and PLAYING_TREASURES <= self.phase <= BUYING and taker.seat == self.turn_seat:
            self.tally[GAINED_BUYING] += 1
        if self.kingdom.keeps_grounds and taker.seat == self.turn_seat and self.kingdom.victories >> card & 1:
            if self.tally[GROUNDSKEEPERS]:
                self.take_tokens(taker, VP, self.tally[GROUNDSKEEPERS])
        if self.kingdom.listening >> GAIN & 1 or self.kingdom.charms_on_gain:
            place: i64 = LOST
            if zone == DISCARD:
                place = taker.discard.size + PILED
            elif zone == HAND:
                place = HELD
            self.set_off(GAIN, taker, [card], place)

    def trash_from(self, me: Player, zone: Zone, card: i64, source: str) -> None:
        zone.remove(card)
        self.trash_taken(me, card, source)

    def trash_from_play(self, me: Player, slot: i64) -> i64:
        card = me.play.cards[slot - 1] & CARD            # what it has become speaks
        self.move_to_trash(me, self.leave_play(me, slot), PLAY)
        if self.kingdom.listening >> TRASHING & 1:
            self.set_off(TRASHING, me, [card])
        return card

    def trash_taken(self, me: Player, card: i64, source: str) -> None:
        """Of a card that has left its zone already."""
        self.move_to_trash(me, card, source)
        if self.kingdom.listening >> TRASHING & 1:
            self.set_off(TRASHING, me, [card])

    def move_to_trash(self, me: Player, card: i64, source: str) -> None:
        """What that sets off comes when all cards that are trashed together lie there."""
        if self.is_possessed(me):
            self.put_on_mat(me, card, POSSESSED, source, EVERYBODY)
        else:
            self.put_in_trash(me, card, source)

    def left_discard(self, me: Player, at: i64) -> None:
        """A card has left that place of the discard pile: what waits to move it does not find it there, and what lies
        above has come down."""
        if self.kingdom.follows_gains:
            for i in range(self.stack_size):
                frame = self.stack[i]
                effect = EFFECTS[frame & EFFECT_MASK]
                shift = effect.place_shift(frame >> ARGUMENT_SHIFT) + ARGUMENT_SHIFT
                if shift >= ARGUMENT_SHIFT and frame >> SEAT_SHIFT & SEAT_MASK == me.seat:
                    height = (frame >> shift) - PILED
                    if height == at + 1:
                        self.stack[i] = frame - (height + PILED - LOST << shift)
                    elif height > at:
                        self.stack[i] = frame - self.kingdom.bits[shift]

    def applies(self, frame: i64) -> bool:
        """Whether what waits can do something now."""
        return True

    def set_off(self, moment: i64, me: Player, cards: List[i64], fact: i64 = 0) -> None:
        """Queue whatever is said about a moment that came for a player: by the cards themselves, by cards in play or in
        hand. The player whose turn it is comes first, then the others in turn order; fact: what was overpaid for the
        card that is bought, or where the one that is gained lies."""
        if not self.kingdom.of_others >> moment & 1:
            self.speak_for(me, moment, me, cards, fact)
            return
        for distance in range(self.seats):
            self.speak_for(self.players[(self.turn_seat + distance) % self.seats], moment, me, cards, fact)

    def speak_for(self, owner: Player, moment: i64, me: Player, cards: List[i64], fact: i64) -> None:
        """What a player's cards say about a moment that came for that player or another. Where the order of several
        matters, their owner chooses it."""
        base = self.stack_size
        different: i64 = 0
        drawing: i64 = 0
        one_by_one = False
        for voice in self.kingdom.voices[moment]:
            if voice.of_others == (owner.seat != me.seat):
                for card in cards:
                    copies = self.speaks(voice, owner, card)
                    it = card
                    if voice.moment == OVERPAY:
                        it = fact
                        if fact == 0:
                            copies = 0
                    elif voice.moves_it:
                        it |= fact << PLACE_SHIFT
                    if copies:
                        for _copy in range(copies):
                            self.then_apart(speak, owner, voice.number | it << VOICE_BITS)
                        if not voice.indifferent and self.applies(self.stack[self.stack_size - 1]):
                            different += 1
                        if voice.draws:
                            drawing = 1
                        if voice.place >= IN_HAND:
                            one_by_one = True
        if moment == self.kingdom.charm_moment and owner is me and self.use_charms(me, cards[0]):
            different += 1
        if different + drawing > 1:
            self.insert_above(base, choose_next, owner, self.stack_size - base)
        if one_by_one:
            self.then_apart(choose_next, owner, 0)       # the next copy of a card does not join what waits beneath

    def use_charms(self, me: Player, card: i64) -> bool:
        """Those that waited for this card; True: there were any, and they can do something."""
        charms = self.tally[CHARMS] if me.seat == self.turn_seat else 0
        if charms == 0:
            return False
        self.tally[CHARMS] = 0
        for _charm in range(charms):
            self.then_apart(gain_also, me, card)
        return self.applies(self.stack[self.stack_size - 1])

    def speaks(self, voice: Voice, owner: Player, card: i64) -> i64:
        """How often a voice is heard about a card."""
        if voice.place == ON_MAT and self.mat(owner, TAVERN).find(self.kingdom.by_name[voice.speaker]) < 0:
            return 0
        if voice.types and not self.kingdom.types[card] & voice.types:
            return 0
        if voice.named and self.kingdom.ids[card] != voice.named:
            return 0
        speaker = self.kingdom.by_name[voice.speaker]
        if voice.place == THIS:
            return 1 if speaker == card else 0
        if voice.place >= IN_HAND:               # or it may come there yet
            return 1
        copies = self.count_in_play(owner, speaker)
        return 1 if voice.once and copies else copies
