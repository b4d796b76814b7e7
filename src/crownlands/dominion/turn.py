"""The turn: Action phase, Buy phase, Clean-up; and the state of a whole game, which is the turn and all beneath it."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion import invariants, recall, view
from crownlands.dominion.cards import COPPER, NAMES, SILVER, Kingdom
from crownlands.dominion.position import describe
from crownlands.dominion.questions import (
    ALL,
    ASK_ACTION,
    ASK_BUY,
    ASK_TOP,
    ASK_TREASURE,
    DONE,
    MAY_ALL,
    MAY_DONE,
    MAY_NAME,
    NAMED,
    PROMPTS,
    VERBS,
    WORDS,
    option_text,
)
from crownlands.dominion.scoring import result_of, score, winning_seats
from crownlands.dominion.stack import Stack
from crownlands.dominion.state import Player
from crownlands.dominion.zones import DISCARD, HAND, PLAY
from crownlands.kernel.chance import LOW_32, below
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import CHOICE, NO_ANSWER, Result, State

HAND_SIZE: Final = 5

# phases; playing Treasures and buying are the two halves of the Buy phase
ACTION_PHASE: Final = 0
TREASURES: Final = 1
BUYING: Final = 2
CLEAN_UP: Final = 3

# what a choice in the log holds
KIND_SHIFT: Final = 12
SUBJECT_SHIFT: Final = 20


# how an origin comes to its first question
DEAL: Final = 0                      # by dealing the first hands
ADVANCE: Final = 1                   # by going on from where a position is, past what leaves no choice
REOPEN: Final = 2                    # it has one


class DominionState(Stack):
    beginning: i64 = REOPEN
    quiet_turns: i64 = 0                         # in a row, in which nobody was asked anything

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64], stack: vec[i64],
                 ids: List[Dict[str, i64]]) -> None:
        super().__init__(kingdom, players, supply, trash, stack)
        self.ids: List[Dict[str, i64]] = ids             # option id -> answer, by kind of question

    # ---- choices
    def step(self, answer: i64) -> None:
        if self.over or not self.is_offered(answer):
            self.refuse(answer)
        self.choices += 1
        self.quiet_turns = 0
        self.revealed = False
        if self.log is not None:
            self.note(CHOICE | answer | self.kind << KIND_SHIFT | (self.subject & 0xFF) << SUBJECT_SHIFT)
        if self.stack_size:
            self.run(answer)
            return
        me = self.players[self.turn_seat]
        phase = self.phase
        if phase == BUYING:
            if answer == DONE:
                self.clean_up(me)
            else:
                self.buy(me, answer)
        elif answer == DONE:
            if phase == ACTION_PHASE:
                self.treasures(me, self.mask_of(me.hand))
            else:
                self.buying(me)
        elif answer == ALL:
            self.play_all_treasures(me)
            self.buying(me)
        elif phase == ACTION_PHASE:
            self.actions -= 1
            self.play_from(me, me.hand, answer, HAND)
            self.resolve(me, answer, 0)
            self.put_in_order(0)
            self.run(NO_ANSWER)
        elif phase == TREASURES:
            self.play_from(me, me.hand, answer, HAND)
            self.coins += self.treasure_coins(answer)
            self.treasures(me, self.mask_of(me.hand))
        else:
            self.discard_all(me, answer)

    def go_on(self) -> None:
        """A card has been followed to its end."""
        me = self.players[self.turn_seat]
        if self.phase == ACTION_PHASE:
            self.action_phase(me)
        elif self.bought and not self.kingdom.treasures_after_buy:
            self.buying(me)
        else:
            self.treasures(me, self.mask_of(me.hand))

    # ---- phases: each asks, or goes on to the next
    def action_phase(self, me: Player) -> None:
        cards = self.mask_of(me.hand)
        if self.actions:
            offered = cards & self.kingdom.actions
            if offered or self.ask_forced:
                self.offer(me, ASK_ACTION, offered, MAY_DONE)
                return
        self.treasures(me, cards)

    def treasures(self, me: Player, cards: i64) -> None:
        """cards: a mask of those in hand."""
        self.phase = TREASURES
        offered = cards & self.kingdom.treasures
        if offered:
            self.offer(me, ASK_TREASURE, offered, MAY_DONE | MAY_ALL)
        elif self.ask_forced and me.hand.size:
            self.offer(me, ASK_TREASURE, 0, MAY_DONE)
        else:
            self.buying(me)

    def play_all_treasures(self, me: Player) -> None:
        """The hand keeps the rest in its order."""
        me.play.make_room(me.hand.size)
        hand = me.hand.cards
        play = me.play.cards
        played = me.play.size
        kept: i64 = 0
        coins: i64 = 0
        silver = False
        listened_to = self.listener is not None
        copper_bonus = self.copper_bonus
        treasures = self.kingdom.treasures
        plus_coins = self.kingdom.plus_coins
        for i in range(me.hand.size):
            card = hand[i]
            if treasures >> card & 1:
                play[played] = card
                played += 1
                coins += plus_coins[card]
                if card == COPPER:
                    coins += copper_bonus
                elif card == SILVER:
                    silver = True
                if listened_to:
                    self.tell_move("play", me, [card], HAND, PLAY, EVERYBODY)
            else:
                hand[kept] = card
                kept += 1
        me.hand.size = kept
        me.play.size = played
        if silver and not self.silver_played:
            self.silver_played = True
            coins += self.merchants
        self.coins += coins

    def buying(self, me: Player) -> None:
        """Asks though nothing can be bought, if nobody has been asked anything all round the table: it could go round
        for ever."""
        self.phase = BUYING
        if self.buys:
            self.offer(me, ASK_BUY, self.costing_up_to(self.coins), MAY_DONE)
            if self.offered or self.ask_forced or self.quiet_turns > self.seats:
                return
        self.clean_up(me)

    def buy(self, me: Player, card: i64) -> None:
        self.buys -= 1
        self.coins -= self.cost(card)
        self.bought = True
        self.gain(me, card, DISCARD, "buy")
        if self.kingdom.treasures_after_buy:
            self.treasures(me, self.mask_of(me.hand))
        else:
            self.buying(me)

    def clean_up(self, me: Player) -> None:
        """Everything played and the whole hand are discarded. The owner chooses the card on top, if the rule option
        lets them; else it is the last hand card (first edition) or the last played one (second)."""
        self.phase = CLEAN_UP
        if self.kingdom.choose_top_card:
            self.offer_top(me)
            if self.offered and (self.ask_forced or self.has_choice()):
                return
        self.discard_all(me, NO_ANSWER)

    def offer_top(self, me: Player) -> None:
        top = self.mask_of(me.hand)
        if top == 0 or not self.kingdom.hand_card_on_top:
            top |= self.mask_of(me.play)
        self.offer(me, ASK_TOP, top)

    def discard_all(self, me: Player, top: i64) -> None:
        hand_last = self.kingdom.hand_card_on_top
        if top != NO_ANSWER:
            hand_last = me.hand.find(top) >= 0
            zone = me.hand if hand_last else me.play
            zone.remove(top)
            zone.put(top)
        for half in range(2):
            if (half == 1) == hand_last:
                if self.listener is not None and me.hand.size:
                    self.tell_clean_up(me, HAND, half == 1)
                me.discard.take_all(me.hand)
            else:
                if self.listener is not None and me.play.size:
                    self.tell_clean_up(me, PLAY, half == 1)
                me.discard.take_all(me.play)
        self.end_turn(me)

    def tell_clean_up(self, me: Player, source: str, last: bool) -> None:
        """The hand goes unseen, but for what comes to lie on top."""
        zone = me.hand if source == HAND else me.play
        cards = [zone.cards[i] for i in range(zone.size)]
        public: Dict[str, Any] = {"from": source, "to": DISCARD, "count": len(cards)}
        if source == PLAY or last or me.play.size == 0:
            public["top"] = self.kingdom.ids[cards[-1]]
        self.tell("clean_up", me.seat, public, {"cards": self.ids_of(cards)},
                  self.only(me) if source == HAND else EVERYBODY)

    def end_turn(self, me: Player) -> None:
        self.draw(me, HAND_SIZE)
        me.turns += 1
        if self.game_ends():
            self.over = True
            self.offered = 0
            self.extras = 0
            if self.listener is not None:
                self.tell("end", me.seat, self.outcome().describe(), {}, EVERYBODY)
            return
        self.start_turn((self.turn_seat + 1) % self.seats)

    def start_turn(self, seat: i64) -> None:
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.reduction = 0
        self.copper_bonus = 0
        self.merchants = 0
        self.actions_played = 0
        self.silver_played = False
        self.bought = False
        self.turn_seat = seat
        self.quiet_turns += 1
        self.phase = ACTION_PHASE
        me = self.players[seat]
        if self.listener is not None:
            self.tell("turn", seat, {"number": int(me.turns) + 1}, {}, EVERYBODY)
        self.action_phase(me)

    # ---- from the origin to the first question
    def begin(self) -> None:
        beginning = self.beginning
        self.beginning = REOPEN
        if beginning == DEAL:
            for me in self.players:
                self.draw(me, HAND_SIZE)
            self.start_turn(self.turn_seat)
        elif beginning == REOPEN or self.over:
            self.reopen_question()
        elif self.stack_size:
            self.reopen()
            if not self.ask_forced and not self.has_choice():
                self.run(self.only_answer())
        elif self.phase == BUYING:
            self.buying(self.players[self.turn_seat])
        elif self.phase == CLEAN_UP:
            self.clean_up(self.players[self.turn_seat])
        else:
            self.go_on()

    def reopen_question(self) -> None:
        """Ask again what is asked at this point, though only one option may be left."""
        if self.over:
            return
        if self.stack_size:
            self.reopen()
            return
        me = self.players[self.turn_seat]
        if self.phase == ACTION_PHASE:
            self.offer_hand(me, ASK_ACTION, self.kingdom.actions, MAY_DONE)
        elif self.phase == TREASURES:
            self.offer_hand(me, ASK_TREASURE, self.kingdom.treasures, MAY_DONE)
            if self.offered:
                self.extras = MAY_DONE | MAY_ALL
        elif self.phase == BUYING:
            self.offer(me, ASK_BUY, self.costing_up_to(self.coins), MAY_DONE)
        else:
            self.offer_top(me)

    # ---- options and their texts
    def game_name(self) -> str:
        return "dominion"

    @property
    def prompt(self) -> str:
        return PROMPTS[self.kind]

    def about(self) -> Optional[str]:
        return self.kingdom.ids[self.subject] if self.subject >= 0 else None

    def answers(self) -> List[i64]:
        if self.extras & MAY_NAME:
            return [i64(NAMED + n) for n in range(len(NAMES))]
        found: List[i64] = [n for n in range(i64(64)) if self.offered >> n & 1]
        if self.extras & MAY_ALL:
            found.append(ALL)
        if self.extras & MAY_DONE:
            found.append(DONE)
        return found

    def random_answer(self, rng: i64) -> i64:
        offered = self.offered
        extras = self.extras
        if extras & MAY_NAME or offered < 0:
            answers = self.answers()
            return answers[below(rng, len(answers))]
        count = (extras & MAY_DONE) + (extras >> 1)
        rest = offered
        while rest:
            rest &= rest - 1                             # takes the lowest bit away
            count += 1
        left = (((rng ^ (rng >> 32)) & LOW_32) * count) >> 32
        while left and offered:
            offered &= offered - 1
            left -= 1
        if offered:
            return self.kingdom.bit_numbers[(offered & -offered) % 67]
        return ALL if left == 0 and extras & MAY_ALL else DONE

    def option_id(self, answer: i64) -> str:
        return option_text(self.kingdom, self.kind, answer, self.subject)

    def answer_of(self, id: str) -> i64:
        if self.over:
            return NO_ANSWER
        if VERBS[self.kind]:
            answer = self.ids[self.kind].get(id, i64(NO_ANSWER))
            return answer if self.is_offered(answer) else NO_ANSWER
        for number in range(len(WORDS[self.kind])):
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
        self.take_numbers(blank)

    def copy(self) -> DominionState:
        twin = DominionState(self.kingdom, [me.copy() for me in self.players], self.supply[:], self.trash[:],
                             self.stack[:], self.ids)
        twin.take_numbers(self)
        return twin

    def become(self, other: State) -> None:
        assert isinstance(other, DominionState)
        self.players = other.players
        self.supply = other.supply
        self.trash = other.trash
        self.stack = other.stack
        self.take_numbers(other)

    def take_numbers(self, other: DominionState) -> None:
        self.seats = other.seats
        self.rng = other.rng
        self.ask_forced = other.ask_forced
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
        self.copper_bonus = other.copper_bonus
        self.merchants = other.merchants
        self.actions_played = other.actions_played
        self.silver_played = other.silver_played
        self.bought = other.bought
        self.in_stock = other.in_stock
        self.empty_piles = other.empty_piles
        self.stack_size = other.stack_size
        self.seat = other.seat
        self.kind = other.kind
        self.subject = other.subject
        self.offered = other.offered
        self.extras = other.extras
        self.beginning = other.beginning
        self.quiet_turns = other.quiet_turns

    # ---- the rest of what a state can do lives in rooms of its own
    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        return view.view(self, None if seat is None else self.checked_seat(seat))

    def describe(self) -> Dict[str, Any]:
        return describe(self, self.beginning == REOPEN)

    def redeal(self, seat: int, seed: int) -> DominionState:
        twin = self.copy()
        recall.redeal(self, twin, self.checked_seat(seat), seed)
        twin.reopen_question()
        return twin

    @property
    def result(self) -> Optional[Result]:
        return self.outcome() if self.over else None

    def outcome(self) -> Result:
        """Who would win if the game ended now."""
        return result_of([int(score(self, seat)) for seat in range(self.seats)], [int(me.turns) for me in self.players])

    def winners(self) -> i64:
        return winning_seats(self)

    def turns_taken(self) -> i64:
        turns: i64 = 0
        for me in self.players:
            turns += me.turns
        return turns

    def violations(self) -> List[str]:
        return invariants.violations(self)


