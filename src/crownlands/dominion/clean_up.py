"""Clean-up: what is put back from play, what stays there, what is discarded; the new hand, and the end of the game."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from mypy_extensions import i64

from crownlands.dominion.cards import GAIN, LEAVING, TALLIES, TURNS
from crownlands.dominion.effect import ARGUMENT_SHIFT, SEAT_SHIFT, SLOT_SHIFT, Effect, word
from crownlands.dominion.player import CARD, COFFERS, KEEPER_SHIFT, OVERLORD, STAYS, Player, real_card
from crownlands.dominion.questions import ASK_CLEAN_UP, ASK_NEXT, ASK_TOP, MAY_DONE
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import (
    BETWEEN_TURNS,
    BUYING,
    CLEAN_UP,
    GAINED_BUYING,
    GUILDS,
    MAY_SAVE,
    NOBODY,
    OUTPOSTS,
    SAVED,
    STAGE,
    VICTORIES_BOUGHT,
)
from crownlands.dominion.turn_order import TurnOrder
from crownlands.dominion.voices import VOICE_BITS, speak
from crownlands.dominion.zones import DECK, DISCARD, HAND, PLAY, SUPPLY, Zone, zone_of
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import NO_ANSWER

HAND_SIZE: Final = 5
SHORT_HAND: Final = 3                            # after Outpost

# stages of Clean-up: Treasuries in their later wording, then all that may be put back, then what cards say when they
# are discarded from play, then they are
BEFORE: Final = 0
LEAVING_PLAY: Final = 2
DISCARDING: Final = 3


class CleanUp(TurnOrder):
    def clean_up(self, me: Player) -> None:
        """First cards that may be put back from play are, as their owner likes, then the rest is discarded."""
        if self.kingdom.counts_gains and self.phase == BUYING:
            self.end_buy_phase(me)
        self.phase = CLEAN_UP
        if self.kingdom.needs & TALLIES:
            if not self.kingdom.puts_back and self.tally[STAGE] < LEAVING_PLAY:
                self.tally[STAGE] = LEAVING_PLAY
            while self.tally[STAGE] < LEAVING_PLAY:
                if self.kingdom.leaving_matters and self.leaving_first(me):
                    self.context = 0
                    self.then(order_leaving, me)
                    self.run(NO_ANSWER)
                    return
                self.offer(me, ASK_CLEAN_UP, self.can_be_put_back(me), MAY_DONE)
                if self.offered:
                    return
                self.tally[STAGE] += 1
            if self.tally[STAGE] == LEAVING_PLAY:
                self.tally[STAGE] = DISCARDING
                if self.kingdom.listening >> LEAVING & 1 and self.set_off_leaving(me):
                    self.run(NO_ANSWER)
                    return
        self.discard(me)

    def end_buy_phase(self, me: Player) -> None:
        """What Merchant Guilds give then, in their later wording, and what Hermits become."""
        if self.kingdom.hermits_exchanged and self.tally[GAINED_BUYING] == 0:
            self.exchange_hermits(me)
        tokens = self.tally[GUILDS] * self.tally[GAINED_BUYING]
        if tokens:
            self.take_tokens(me, COFFERS, tokens)

    def exchange_hermits(self, me: Player) -> None:
        """Each in play is returned to its pile for a Madman, as long as there are any. Nothing is gained or trashed."""
        hermit, madman = self.kingdom.numbers["hermit"], self.kingdom.numbers["madman"]
        slot = me.play.size
        while slot > 0:
            if me.play.cards[slot - 1] & CARD == hermit and self.supply[madman]:
                self.return_to_pile(me, self.leave_play(me, slot), PLAY)
                self.take_from_pile(madman)
                me.discard.put(madman)
                me.owned[madman] += 1
                if self.listener is not None:
                    self.tell_move("exchange", me, [madman], SUPPLY, DISCARD, EVERYBODY)
            slot -= 1

    def set_off_leaving(self, me: Player) -> bool:
        """Queue what cards say that are discarded from play now. The same card says the same, whichever comes first."""
        for i in range(me.play.size):
            self.set_off_leaving_at(me, i)
        return self.stack_size > 0

    def set_off_leaving_at(self, me: Player, place: i64) -> None:
        card = me.play.cards[place] & CARD
        if not self.stays(me, place):
            for voice in self.kingdom.voices[LEAVING]:
                if self.kingdom.by_name[voice.speaker] == card:
                    self.push(speak.number | me.seat << SEAT_SHIFT | (place + 1) << SLOT_SHIFT
                              | (voice.number | card << VOICE_BITS) << ARGUMENT_SHIFT)

    # ---- in which order cards leave play
    def leaving_first(self, me: Player) -> i64:
        """Mask of the cards that say something when they are discarded, if it matters whether that comes before cards
        are put back: what is gained could go onto the deck too."""
        if self.tally[STAGE] == BEFORE or self.controller != NOBODY or not self.can_be_put_back(me):
            return 0
        moved = False
        for voice in self.kingdom.voices[GAIN]:
            if voice.moves_it and self.count_in_play(me, self.kingdom.by_name[voice.speaker]):
                moved = True
        found: i64 = 0
        if moved:
            for i in range(me.play.size):
                base = self.stack_size
                self.set_off_leaving_at(me, i)
                if self.stack_size > base and self.applies(self.stack[base]):
                    found |= self.kingdom.bits[me.play.cards[i] & CARD]
                self.stack_size = base
        return found

    def putting_back(self, me: Player) -> i64:
        """Mask of the cards that may be put back, or let one be put back."""
        able = self.can_be_put_back(me)
        saving: i64 = 0
        if able & self.kingdom.treasures:
            for i in range(me.play.size):
                if not self.stays(me, i):
                    saving |= self.kingdom.bits[me.play.cards[i] & CARD] & self.kingdom.saving
        found = able & ~self.kingdom.treasures | saving
        return found if found else able

    # ---- put back from play
    def can_be_put_back(self, me: Player) -> i64:
        """Mask of the cards in play that may be put on the deck instead of being discarded."""
        kingdom = self.kingdom
        leaving: i64 = 0
        may_save = self.tally[MAY_SAVE] - self.tally[SAVED]
        for i in range(me.play.size):
            if not self.stays(me, i):
                card = me.play.cards[i] & CARD
                leaving |= kingdom.bits[card]
                if kingdom.saving >> card & 1:
                    may_save += 1
        if (self.tally[STAGE] == BEFORE) != kingdom.treasury_early:
            return 0 if self.tally[STAGE] == BEFORE else self.others_put_back(me, leaving, may_save)
        found: i64 = 0 if self.tally[VICTORIES_BOUGHT] else leaving & kingdom.back_without_victory
        return found if kingdom.treasury_early else found | self.others_put_back(me, leaving, may_save)

    def others_put_back(self, me: Player, leaving: i64, may_save: i64) -> i64:
        """Alchemists with a Potion in play, and Treasures for Herbalists."""
        kingdom = self.kingdom
        found = leaving & kingdom.treasures if may_save > 0 else 0
        if leaving & kingdom.back_with_potion and self.in_play(me) >> kingdom.potion & 1:
            if not (kingdom.alchemist_early and self.tally[SAVED]):
                found |= leaving & kingdom.back_with_potion
        return found

    def put_back_from_play(self, me: Player, card: i64) -> None:
        if self.kingdom.treasures >> card & 1:
            self.tally[SAVED] += 1
        place: i64 = 0
        while me.play.cards[place] & CARD != card or self.stays(me, place):
            place += 1
        real = self.leave_play(me, place + 1)
        self.put_on_deck(me, real)
        if self.listener is not None:
            self.tell_move("put_back", me, [real], PLAY, DECK, EVERYBODY)

    # ---- stay in play
    def stays(self, me: Player, place: i64) -> bool:
        """Whether the card at a place of the play area stays there: it has something left to do, or keeps one company
        that has."""
        if not self.kingdom.keeps:
            return False
        cards = me.play.cards
        if cards[place] & STAYS:
            return True
        company: i64 = 0
        for i in range(me.play.size):
            if cards[i] >> KEEPER_SHIFT == place + 1:
                if cards[i] & STAYS:
                    return True
                if self.kingdom.throne_tracks and self.stays(me, i) and self.kept_by(me, i) > 1:
                    company += 1
        return company > 0

    def kept_by(self, me: Player, place: i64) -> i64:
        """How many cards that stay this one has played."""
        count: i64 = 0
        for i in range(me.play.size):
            if me.play.cards[i] >> KEEPER_SHIFT == place + 1 and me.play.cards[i] & STAYS:
                count += 1
        return count

    def leaving_play(self, me: Player) -> Zone:
        """The cards in play that are discarded, and with them what they made cheaper; those that stay remain there."""
        if self.kingdom.discounting and me.seat == self.turn_seat:
            for i in range(me.play.size):
                if not self.stays(me, i):
                    self.reduction -= self.kingdom.discount[me.play.cards[i] & CARD]
        if not self.kingdom.marks:
            return me.play
        marks: i64 = 0
        for i in range(me.play.size):
            marks |= me.play.cards[i]
        if marks <= CARD:                                # none is marked: all leave, as they are
            return me.play
        leaving: List[i64] = []
        staying: List[i64] = []
        for i in range(me.play.size):
            if self.stays(me, i):
                staying.append(me.play.cards[i] & (CARD | OVERLORD) | STAYS)
            else:
                leaving.append(real_card(me.play.cards[i], self.kingdom.overlord))
        me.play = zone_of(staying)
        return zone_of(leaving)

    # ---- discard
    def discard(self, me: Player) -> None:
        """Everything played and the whole hand are discarded. The owner chooses the card on top, if the rule option
        lets them; else it is the one that gives least away: in the second edition the last played card, of the hand,
        which comes last in the first edition, the cheapest."""
        if self.kingdom.choose_top_card:
            self.offer_top(me)
            if self.offered and (self.ask_forced or self.has_choice()):
                return
        self.discard_all(me, NO_ANSWER)

    def offer_top(self, me: Player) -> None:
        top = self.mask_of(me.hand)
        if top == 0 or not self.kingdom.hand_card_on_top:
            for i in range(me.play.size):
                if not self.stays(me, i):
                    top |= self.kingdom.bits[real_card(me.play.cards[i], self.kingdom.overlord)]
        self.offer(me, ASK_TOP, top)

    def discard_all(self, me: Player, top: i64) -> None:
        play = self.leaving_play(me)
        hand_last = self.kingdom.hand_card_on_top or play.size == 0
        if top != NO_ANSWER:
            hand_last = me.hand.find(top) >= 0
            zone = me.hand if hand_last else play
            zone.remove(top)
            zone.put(top)
        elif hand_last:
            self.cheapest_last(me.hand)
        if self.listener is not None:
            self.tell_clean_up(me, play, PLAY if hand_last else HAND, False)
            self.tell_clean_up(me, play, HAND if hand_last else PLAY, True)
        if hand_last:
            me.discard.take_all(play)
            me.discard.take_all(me.hand)
        else:
            me.discard.take_all(me.hand)
            me.discard.take_all(play)
        self.end_turn(me)

    def tell_clean_up(self, me: Player, play: Zone, source: str, last: bool) -> None:
        """The hand goes unseen, but for what comes to lie on top."""
        zone = me.hand if source == HAND else play
        cards = [zone.cards[i] for i in range(zone.size)]
        if cards:
            public: Dict[str, Any] = {"from": source, "to": DISCARD, "count": len(cards), "coins": int(self.coins)}
            if source == PLAY or last or play.size == 0:
                public["top"] = self.kingdom.ids[cards[-1]]
            self.tell("clean_up", me.seat, public, {"cards": self.ids_of(cards)},
                      self.only(me) if source == HAND else EVERYBODY)

    # ---- the end of the turn
    def end_turn(self, me: Player) -> None:
        if self.kingdom.odd_ends:
            self.end_lasting(me)
        else:
            self.draw(me, HAND_SIZE)
        if self.controller != NOBODY:
            self.end_possession(me)
        if not self.is_extra:
            me.turns += 1
        if self.game_ends():
            self.over = True
            self.offered = 0
            self.extras = 0
            if self.listener is not None:
                self.tell("end", me.seat, self.final_result(), {}, EVERYBODY)
        elif len(self.extra_turns):
            self.phase = BETWEEN_TURNS
            self.next_turn()
        else:
            self.normal_turn()

    def end_lasting(self, me: Player) -> None:
        """The next hand, which is short after Outpost; and what lasts until then ends."""
        if self.kingdom.needs & TURNS and self.tally[OUTPOSTS]:
            self.draw(me, SHORT_HAND)
        else:
            self.draw(me, HAND_SIZE)
        if self.kingdom.calls:
            self.discard_called(me)
        if self.kingdom.enchants and not self.kingdom.enchanted_often:
            me.lasting.enchanted = 0

    def discard_called(self, turn_player: Player) -> None:
        """What others have called in this turn is discarded with it."""
        for distance in range(1, self.seats):
            other = self.left_of(turn_player, distance)
            called = self.leaving_play(other)
            if called.size:
                if self.listener is not None:
                    self.tell_move("discard", other, [called.cards[i] for i in range(called.size)], PLAY, DISCARD,
                                   EVERYBODY)
                other.discard.take_all(called)

    def final_result(self) -> Dict[str, Any]:
        result = self.result
        return {} if result is None else result.describe()


class OrderLeaving(Effect):
    """What comes next of what cards do that leave play: something is said, or something put back."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        assert isinstance(state, CleanUp)
        state.offer(me, ASK_NEXT, state.leaving_first(me) | state.putting_back(me))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        assert isinstance(state, CleanUp)
        return state.phase == CLEAN_UP and me.seat == state.turn_seat and state.stack_size == 1 \
            and state.kingdom.leaving_matters and state.tally[STAGE] < LEAVING_PLAY and state.leaving_first(me) != 0

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        assert isinstance(state, CleanUp)
        if not state.leaving_first(me) & state.kingdom.bits[card]:
            state.then(put_back_next, me)
            return
        place: i64 = 0
        while me.play.cards[place] & CARD != card or state.stays(me, place):
            place += 1
        state.set_off_leaving_at(me, place)


class PutBackNext(Effect):
    """A card that leaves play is put back, or none any more."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.ask(self, me)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        assert isinstance(state, CleanUp)
        state.offer(me, ASK_CLEAN_UP, state.can_be_put_back(me), MAY_DONE)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return order.can_wait(state, me, x)

    def answer(self, state: Stack, me: Player, x: i64, card: i64) -> None:
        assert isinstance(state, CleanUp)
        state.put_back_from_play(me, card)

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[STAGE] += 1


order: Final = OrderLeaving()
order_leaving: Final = word(order, needs=TALLIES)
put_back_next: Final = word(PutBackNext(), needs=TALLIES)
