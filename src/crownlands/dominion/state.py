"""The state of a game of Dominion: the turn and all beneath it, and what every state can do."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion import invariants, view
from crownlands.dominion.cards import PROVINCE, nameable
from crownlands.dominion.description import describe
from crownlands.dominion.foresight import endings, known_points
from crownlands.dominion.kingdom import NO_CARD, Kingdom
from crownlands.dominion.player import NO_NUMBERS, Player
from crownlands.dominion.questions import (
    ALL,
    DONE,
    MAY_ALL,
    MAY_DONE,
    MAY_NAME,
    MAY_PAY,
    MAY_SPEND,
    NAMED,
    PAY,
    PAY_ONE,
    QUESTIONS,
    SPEND,
    option_text,
)
from crownlands.dominion.redeal import Knowledge
from crownlands.dominion.scoring import result_of, score, winning_seats
from crownlands.dominion.turn import KIND_SHIFT, REOPEN, SUBJECT_SHIFT, Turn
from crownlands.kernel.chance import LOW_32, Chance, seeded
from crownlands.kernel.state import NO_ANSWER, Log, Result, State


class DominionState(Turn):
    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64], tally: vec[i64],
                 stack: vec[i64], rng: Chance, ids: List[Dict[str, i64]]) -> None:
        super().__init__(kingdom, players, supply, trash, tally, stack, rng)
        self.ids: List[Dict[str, i64]] = ids             # option id -> answer, by kind of question

    # ---- options and their texts
    def game_name(self) -> str:
        return "dominion"

    @property
    def prompt(self) -> str:
        return QUESTIONS[self.kind].prompt

    def about(self) -> Optional[str]:
        return self.kingdom.ids[self.subject] if self.subject >= 0 else None

    def answers(self) -> List[i64]:
        if self.extras & MAY_NAME:
            return [NAMED + number for number in nameable()]
        found: List[i64] = [n for n in range(i64(64)) if self.offered >> n & 1]
        if self.extras & MAY_ALL:
            found.append(ALL)
        if self.extras & MAY_SPEND:
            found.append(SPEND)
        if self.extras & MAY_PAY:
            found.extend((i64(PAY), i64(PAY_ONE)))
        if self.extras & MAY_DONE:
            found.append(DONE)
        return found

    def random_answer(self, rng: Chance) -> i64:
        offered = self.offered
        extras = self.extras
        if extras & (MAY_NAME | MAY_SPEND | MAY_PAY) or offered >> 32:
            return self.rare_answer(rng)
        # Every byte holds how many cards are in it, then how many in it and those below; then the chosen card's byte is
        # found by comparing all of them at once (select in a word). A loop over the cards is slower: see Zone.remove.
        counts = offered - (offered >> 1 & 0x55555555)
        counts = (counts & 0x33333333) + (counts >> 2 & 0x33333333)
        counts = ((counts + (counts >> 4)) & 0x0F0F0F0F) * 0x01010101 & LOW_32
        cards = counts >> 24
        chosen = rng.below(cards + (extras & MAY_DONE) + (extras >> 1))
        if chosen < cards:
            below = ((chosen * 0x01010101 | 0x80808080) - counts & 0x80808080) >> 7
            shift = below * 0x01010101 >> 21 & 0x18
            chosen -= counts << 8 >> shift & 0xFF
            place = (offered >> shift & 0xFF) << 3 | chosen      # apart, so that the list is borrowed, not held
            return shift + self.kingdom.bit_places[place]
        if chosen == cards and extras & MAY_ALL:
            return ALL
        return DONE

    def rare_answer(self, rng: Chance) -> i64:
        """The same where a name or tokens may be chosen, or cards with numbers from 32 on."""
        if self.extras & MAY_NAME:
            names = nameable()
            return NAMED + names[rng.below(len(names))]
        if self.extras & (MAY_SPEND | MAY_PAY):
            answers = self.answers()
            return answers[rng.below(len(answers))]
        offered = self.offered
        cards = self.bits_in(offered)
        chosen = rng.below(cards + (self.extras & MAY_DONE) + (self.extras >> 1))
        if chosen < cards:
            card: i64 = 0
            while chosen or not offered >> card & 1:
                chosen -= offered >> card & 1
                card += 1
            return card
        if chosen == cards and self.extras & MAY_ALL:
            return ALL
        return DONE

    def option_id(self, answer: i64) -> str:
        return option_text(self.kingdom, self.kind, answer, self.subject)

    def answer_of(self, id: str) -> i64:
        if self.over:
            return NO_ANSWER
        if QUESTIONS[self.kind].verb:
            answer = self.ids[self.kind].get(id, i64(NO_ANSWER))
            return answer if self.is_offered(answer) else NO_ANSWER
        for number in range(len(QUESTIONS[self.kind].words)):
            if self.offered >> number & 1 and self.option_id(number) == id:
                return number
        return NO_ANSWER

    def answer_in(self, entry: i64) -> i64:
        return entry & 0xFFF

    def choice_text(self, entry: i64) -> str:
        return option_text(self.kingdom, entry >> KIND_SHIFT & 0xFF, entry & 0xFFF, entry >> SUBJECT_SHIFT & 0xFF)

    def outcome_text(self, entry: i64) -> str:
        return self.kingdom.ids[entry]

    def outcome_number(self, text: str) -> i64:
        return self.kingdom.number(text)

    # ---- copies
    def restart_from(self, blank: DominionState) -> None:
        """Become a copy of a blank state of the same kingdom, without making anything anew."""
        for seat in range(self.seats):
            self.players[seat].become(blank.players[seat])
        for card in range(self.kingdom.count):
            self.supply[card] = blank.supply[card]
            self.trash[card] = 0
        for i in range(i64(len(self.tally))):
            self.tally[i] = 0
        self.extra_turns = NO_NUMBERS
        if len(self.mixed):
            self.mixed = [pile.copy() for pile in blank.mixed]
        if len(self.pile_points):
            self.pile_points = blank.pile_points[:]
        self.take_numbers(blank)

    def copy(self) -> DominionState:
        tally = self.tally[:] if len(self.tally) else self.tally
        twin = DominionState(self.kingdom, [me.copy() for me in self.players], self.supply[:], self.trash[:], tally,
                             self.stack[:], self.rng.copy(), self.ids)
        if len(self.extra_turns):
            twin.extra_turns = self.extra_turns[:]
        if len(self.mixed):
            twin.mixed = [pile.copy() for pile in self.mixed]
        if len(self.pile_points):
            twin.pile_points = self.pile_points[:]
        twin.take_numbers(self)
        return twin

    def reseed(self, seed: int) -> None:
        self.rng = seeded(seed)
        for me in self.players:                  # a bag has no order: this one is as good as any
            me.deck.sort(me.deck.size - me.known)
        for pile in self.mixed:
            pile.cards.sort(pile.cards.size - pile.known)

    def become(self, other: State) -> None:
        assert isinstance(other, DominionState)
        self.players = other.players
        self.supply = other.supply
        self.trash = other.trash
        self.tally = other.tally
        self.stack = other.stack
        self.extra_turns = other.extra_turns
        self.mixed = other.mixed
        self.pile_points = other.pile_points
        self.rng = other.rng
        self.take_numbers(other)

    def take_numbers(self, other: DominionState) -> None:
        self.seats = other.seats
        self.ask_forced = other.ask_forced
        self.format = other.format
        self.over = other.over
        self.choices = other.choices
        self.revealed = other.revealed
        self.log = other.log
        self.log_size = other.log_size
        self.turn_seat = other.turn_seat
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.reduction = other.reduction
        self.actions_played = other.actions_played
        self.controller = other.controller
        self.in_stock = other.in_stock
        self.empty_piles = other.empty_piles
        self.stack_size = other.stack_size
        self.seat = other.seat
        self.asked_seat = other.asked_seat
        self.kind = other.kind
        self.subject = other.subject
        self.offered = other.offered
        self.extras = other.extras
        self.beginning = other.beginning
        self.quiet_turns = other.quiet_turns
        self.normal_seat = other.normal_seat
        self.is_extra = other.is_extra
        self.turns_in_a_row = other.turns_in_a_row

    # ---- the rest of what a state can do lives in rooms of its own
    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        facts = view.view(self, None if seat is None else self.checked_seat(seat))
        if not self.over:
            facts["known_points"] = known_points(self, seat)
            ends = {} if seat is None else endings(self, seat)
            if ends:
                facts["decision"]["ends"] = ends
        return facts

    def describe(self) -> Dict[str, Any]:
        return describe(self, self.beginning == REOPEN)

    def dealer(self, seat: int) -> Dealer:
        """For many redeals of this moment: what the seat knows is worked out once."""
        log = self.log
        if log is None:
            return Dealer(self, self.checked_seat(seat))
        if seat not in log.dealers or log.dealers[seat][0] != self.log_size:
            log.dealers[seat] = (self.log_size, Dealer(self, self.checked_seat(seat)))
        dealer = log.dealers[seat][1]
        assert isinstance(dealer, Dealer)
        return dealer

    def redeal(self, seat: int, seed: int) -> DominionState:
        dealer = self.dealer(seat)
        twin = dealer.deal(seed)
        if self.log is not None:
            log = Log(twin.copy(), None, [])
            log.recalls[seat] = dealer.knowledge.memory
            twin.log = log
        return twin

    @property
    def result(self) -> Optional[Result]:
        return self.outcome() if self.over else None

    def outcome(self) -> Result:
        """Who would win if the game ended now."""
        return result_of([int(score(self, seat)) for seat in range(self.seats)], [int(me.turns) for me in self.players])

    def winners(self) -> i64:
        return winning_seats(self)

    def points(self, seat: i64) -> i64:
        return score(self, seat)

    def turns_of(self, seat: i64) -> i64:
        return self.players[seat].turns

    def turns_taken(self) -> i64:
        turns: i64 = 0
        for me in self.players:
            turns += me.turns
        return turns

    def coins_to_spend(self) -> i64:
        return self.coins

    def cards_of(self, seat: i64) -> i64:
        total: i64 = 0
        owned = self.players[seat].owned
        for card in range(self.kingdom.count):
            total += owned[card]
        return total

    def end_name(self) -> str:
        if self.supply[PROVINCE] == 0:
            return "provinces"
        colony = self.kingdom.colony
        return "colonies" if colony != NO_CARD and self.supply[colony] == 0 else "piles"

    def violations(self) -> List[str]:
        return invariants.violations(self)


class Dealer:
    """Deals what a seat does not know at one moment, as often as wanted."""

    def __init__(self, state: DominionState, seat: i64) -> None:
        self.knowledge: Knowledge = Knowledge(state, seat)
        template = self.knowledge.template
        assert isinstance(template, DominionState)
        self.template: DominionState = template

    def deal(self, seed: int) -> DominionState:
        """What `redeal` gives for the seed, without a log: made for playing on quickly."""
        return self.deal_by(seeded(seed))

    def deal_by(self, rng: Chance) -> DominionState:
        """The generator is taken over by the state."""
        twin = self.template.copy()
        self.knowledge.deal_into(twin, rng)
        twin.reopen_question()
        return twin
