"""The turn: Action phase, Buy phase, Clean-up. Each phase asks, or goes on to the next."""
from __future__ import annotations

from typing import Any, Dict, Final

from mypy_extensions import i64

from crownlands.dominion.cards import COPPER, SILVER
from crownlands.dominion.questions import ALL, ASK_ACTION, ASK_BUY, ASK_TOP, ASK_TREASURE, DONE, MAY_ALL, MAY_DONE
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import Player
from crownlands.dominion.zones import DISCARD, HAND, PLAY
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import CHOICE, NO_ANSWER

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
DEAL_APART: Final = 1                # each by a chance of its own, so that no hand tells anything of another
ADVANCE: Final = 2                   # by going on from where a position is, past what leaves no choice
REOPEN: Final = 3                    # it has one


class Turn(Stack):
    beginning: i64 = REOPEN
    quiet_turns: i64 = 0                         # in a row, in which nobody was asked anything

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
        lets them; else it is the one that gives least away: in the second edition the last played card, of the hand,
        which comes last in the first edition, the cheapest."""
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
        hand_last = self.kingdom.hand_card_on_top or me.play.size == 0
        if top != NO_ANSWER:
            hand_last = me.hand.find(top) >= 0
            zone = me.hand if hand_last else me.play
            zone.remove(top)
            zone.put(top)
        elif hand_last:
            self.cheapest_last(me.hand)
        if self.listener is not None:
            self.tell_clean_up(me, PLAY if hand_last else HAND, False)
            self.tell_clean_up(me, HAND if hand_last else PLAY, True)
        if hand_last:
            me.discard.take_all(me.play)
            me.discard.take_all(me.hand)
        else:
            me.discard.take_all(me.hand)
            me.discard.take_all(me.play)
        self.end_turn(me)

    def tell_clean_up(self, me: Player, source: str, last: bool) -> None:
        """The hand goes unseen, but for what comes to lie on top."""
        zone = me.hand if source == HAND else me.play
        cards = [zone.cards[i] for i in range(zone.size)]
        if cards:
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
                self.tell("end", me.seat, self.final_result(), {}, EVERYBODY)
            return
        self.start_turn((self.turn_seat + 1) % self.seats)

    def final_result(self) -> Dict[str, Any]:
        result = self.result
        return {} if result is None else result.describe()

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
        elif beginning == DEAL_APART:
            self.deal_apart()
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

    def deal_apart(self) -> None:
        decks = self.rng
        for me in self.players:
            self.rng = decks.branch(me.seat)
            self.draw(me, HAND_SIZE)
        self.rng = decks.branch(self.seats)              # and for what is drawn later another one

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
