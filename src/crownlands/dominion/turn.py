"""The turn: Action phase, Buy phase, Clean-up. Each phase asks, or goes on to the next."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from librt.vecs import append
from mypy_extensions import i64

from crownlands.dominion.arguments import card_of
from crownlands.dominion.cards import GOLD, TALLIES, TURNS, VICTORY
from crownlands.dominion.kingdom import POTION_PRICE
from crownlands.dominion.questions import (
    ALL,
    ASK_ACTION,
    ASK_BUY,
    ASK_CLEAN_UP,
    ASK_TOP,
    ASK_TREASURE,
    ASK_TURN,
    DONE,
    MAY_ALL,
    MAY_DONE,
)
from crownlands.dominion.stack import BUY, NO_TURNS, SEAT_MASK, SEAT_SHIFT, Effect, Stack, word
from crownlands.dominion.table import (
    BANNED,
    CARD,
    HOARDS,
    KEEPER_SHIFT,
    MAY_SAVE,
    NO_NUMBERS,
    NOBODY,
    NOTHING_LASTS,
    OUTPOSTS,
    POTIONS,
    SAVED,
    STAGE,
    STAYS,
    VICTORIES_BOUGHT,
    Player,
)
from crownlands.dominion.zones import DECK, DISCARD, HAND, HIDDEN_MATS, PLAY, POSSESSED, SUPPLY, Zone, zone_of
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import CHOICE, NO_ANSWER

HAND_SIZE: Final = 5
SHORT_HAND: Final = 3                            # after Outpost

# phases; playing Treasures and buying are the two halves of the Buy phase
ACTION_PHASE: Final = 0
TREASURES: Final = 1
BUYING: Final = 2
CLEAN_UP: Final = 3
BETWEEN_TURNS: Final = 4

# stages of Clean-up: Treasuries in their later wording, then all that may be put back, then what is discarded
BEFORE: Final = 0
DISCARDING: Final = 2

# what a choice in the log holds
KIND_SHIFT: Final = 12
SUBJECT_SHIFT: Final = 20


# how an origin comes to its first question
DEAL: Final = 0                      # by dealing the first hands
DEAL_APART: Final = 1                # each by a chance of its own, so that no hand tells anything of another
ADVANCE: Final = 2                   # by going on from where a position is, past what leaves no choice
REOPEN: Final = 3                    # it has one


# an extra turn: seat | (who decides + 1) << 3
CONTROLLER_SHIFT: Final = 3
AFTER_NORMAL: Final = 1 << 6                     # only when a normal turn has been taken
CHOSEN: Final = 1 << 7                           # to come first
OWN: Final = 1                                   # kinds of extra turn: one's own, or
BY_OTHERS: Final = 2                             # one that another player decides


class Turn(Stack):
    beginning: i64 = REOPEN
    quiet_turns: i64 = 0                         # in a row, in which nobody was asked anything
    normal_seat: i64 = 0                         # whose turn it is or was in the normal order
    is_extra: bool = False                       # this turn is out of order
    turns_in_a_row: i64 = 1                      # of this player, with this one

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
            elif phase == TREASURES:
                self.buying(me)
            else:
                self.tally[STAGE] += 1
                self.clean_up(me)
        elif answer == ALL:
            self.play_all_treasures(me)
            self.after_all_treasures(me)
        elif phase == ACTION_PHASE:
            self.actions -= 1
            self.play_from(me, me.hand, answer, HAND)
            self.resolve(me, answer, me.play.size)
            self.put_in_order(0)
            self.run(NO_ANSWER)
        elif phase == TREASURES:
            self.play_from(me, me.hand, answer, HAND)
            if self.kingdom.odd_treasures >> answer & 1:
                self.resolve(me, answer, me.play.size)
                self.put_in_order(0)
                self.run(NO_ANSWER)
            else:
                self.coins += self.treasure_coins(answer)
                self.treasures(me, self.mask_of(me.hand))
        elif self.kind == ASK_CLEAN_UP:
            self.put_back_from_play(me, answer)
            self.clean_up(me)
        else:
            self.discard_all(me, answer)

    def go_on(self) -> None:
        """All that was to happen has happened: the turn goes on where it is."""
        me = self.players[self.turn_seat]
        phase = self.phase
        if phase == ACTION_PHASE:
            self.action_phase(me)
        elif phase == TREASURES:
            self.treasures(me, self.mask_of(me.hand))
        elif phase == BUYING:
            self.buying(me)
        elif phase == CLEAN_UP:
            self.clean_up(me)
        else:
            self.next_turn()

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
            self.offer(me, ASK_TREASURE, offered, self.treasure_extras(offered))
        elif self.ask_forced and me.hand.size:
            self.offer(me, ASK_TREASURE, 0, MAY_DONE)
        else:
            self.buying(me)

    def treasure_extras(self, offered: i64) -> i64:
        """Only Treasures that just give coins are played all at once."""
        return MAY_DONE | MAY_ALL if offered & ~self.kingdom.odd_treasures else MAY_DONE

    def play_all_treasures(self, me: Player) -> None:
        """All that just give coins. The hand keeps the rest in its order."""
        me.play.make_room(me.hand.size)
        hand = me.hand.cards
        play = me.play.cards
        played = me.play.size
        kept: i64 = 0
        coins: i64 = 0
        counted = self.kingdom.needs & TALLIES != 0
        listened_to = self.listener is not None
        treasures = self.kingdom.treasures & ~self.kingdom.odd_treasures
        plus_coins = self.kingdom.plus_coins
        for i in range(me.hand.size):
            card = hand[i]
            if treasures >> card & 1:
                play[played] = card
                played += 1
                coins += self.treasure_coins(card) if counted else plus_coins[card]
                if listened_to:
                    self.tell_move("play", me, [card], HAND, PLAY, EVERYBODY)
            else:
                hand[kept] = card
                kept += 1
        me.hand.size = kept
        me.play.size = played
        self.coins += coins

    def after_all_treasures(self, me: Player) -> None:
        """Those that do more are still to be played, or not."""
        if self.kingdom.odd_treasures and self.mask_of(me.hand) & self.kingdom.odd_treasures:
            self.treasures(me, self.mask_of(me.hand))
        else:
            self.buying(me)

    def buying(self, me: Player) -> None:
        """Asks though nothing can be bought, if nobody has been asked anything all round the table: it could go round
        for ever."""
        self.phase = BUYING
        if self.buys:
            self.offer(me, ASK_BUY, self.can_be_bought(me), MAY_DONE)
            if self.offered or self.ask_forced or self.quiet_turns > self.seats:
                return
        self.clean_up(me)

    def can_be_bought(self, me: Player) -> i64:
        """Mask of the cards that can be paid for, and may be bought."""
        kingdom = self.kingdom
        if not kingdom.needs & TALLIES:
            return self.costing_up_to(self.coins)
        cards = self.costing_up_to(self.coins | POTION_PRICE if self.tally[POTIONS] else self.coins)
        cards &= ~self.tally[BANNED]
        if cards & kingdom.restricted:
            play = self.in_play(me)
            for card in range(kingdom.count):
                if cards & kingdom.restricted & kingdom.bits[card]:
                    if play >> kingdom.numbers[kingdom.cards[card].not_with] & 1:
                        cards &= ~kingdom.bits[card]
        return cards

    def buy(self, me: Player, card: i64) -> None:
        kingdom = self.kingdom
        self.buys -= 1
        self.coins -= self.cost(card)
        if kingdom.needs & TALLIES:
            if kingdom.potion_costs >> card & 1:
                self.tally[POTIONS] -= 1
            if kingdom.types[card] & VICTORY and not kingdom.treasury_early:
                self.tally[VICTORIES_BOUGHT] += 1
        if kingdom.treasures_after_buy:
            self.phase = TREASURES
        if kingdom.listening or kingdom.odd_buys or self.controller != NOBODY:
            if self.controller != NOBODY and self.listener is not None:
                self.tell("bought", me.seat, {"card": kingdom.ids[card]}, {}, EVERYBODY)
            self.context = me.seat << SEAT_SHIFT
            self.set_off(BUY, me, card)
            self.then(gain_bought, me, card)
            self.put_in_order(0)
            self.run(NO_ANSWER)
        else:
            self.take_from_pile(card)
            self.put_gained(me, card, SUPPLY, DISCARD, "buy")
            self.go_on()

    # ---- Clean-up
    def clean_up(self, me: Player) -> None:
        """First cards that may be put back from play are, as their owner likes, then the rest is discarded."""
        self.phase = CLEAN_UP
        if self.kingdom.needs & TALLIES:
            while self.tally[STAGE] < DISCARDING:
                self.offer(me, ASK_CLEAN_UP, self.can_be_put_back(me), MAY_DONE)
                if self.offered:
                    return
                self.tally[STAGE] += 1
        self.discard(me)

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
        self.leave_play(me, place + 1)
        self.put_on_deck(me, card)
        if self.listener is not None:
            self.tell_move("put_back", me, [card], PLAY, DECK, EVERYBODY)

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
                    top |= self.kingdom.bits[me.play.cards[i] & CARD]
        self.offer(me, ASK_TOP, top)

    def leaving_play(self, me: Player) -> Zone:
        """The cards in play that are discarded; those that stay remain there."""
        if not self.kingdom.keeps:
            return me.play
        leaving: List[i64] = []
        staying: List[i64] = []
        for i in range(me.play.size):
            if self.stays(me, i):
                staying.append((me.play.cards[i] & CARD) | STAYS)
            else:
                leaving.append(me.play.cards[i] & CARD)
        me.play = zone_of(staying)
        return zone_of(leaving)

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
            public: Dict[str, Any] = {"from": source, "to": DISCARD, "count": len(cards)}
            if source == PLAY or last or play.size == 0:
                public["top"] = self.kingdom.ids[cards[-1]]
            self.tell("clean_up", me.seat, public, {"cards": self.ids_of(cards)},
                      self.only(me) if source == HAND else EVERYBODY)

    def end_turn(self, me: Player) -> None:
        self.draw(me, SHORT_HAND if self.kingdom.needs & TURNS and self.tally[OUTPOSTS] else HAND_SIZE)
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

    def begin_possession(self, me: Player) -> None:
        """Who decides sees what the player sees."""
        self.revealed = True
        if self.listener is not None:
            seen = self.only(me)
            if self.kingdom.relaxed and me.discard.size:
                pile = [me.discard.cards[i] for i in range(me.discard.size)]
                self.tell("look_through", me.seat, {"from": DISCARD, "to": DISCARD},
                          {"cards": self.ids_of(pile), "count": len(pile)}, seen)
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

    def final_result(self) -> Dict[str, Any]:
        result = self.result
        return {} if result is None else result.describe()

    # ---- whose turn is next
    def ask_for_turn(self, seat: i64, controller: i64) -> None:
        """Somebody will have an extra turn, under the control of another player if there is a controller."""
        late = AFTER_NORMAL if self.kingdom.nested_later and self.controller != NOBODY and controller != NOBODY else 0
        self.extra_turns = append(self.extra_turns, seat | (controller + 1) << CONTROLLER_SHIFT | late)

    def next_turn(self) -> None:
        """An extra turn, if one waits: in turn order from the player whose turn has ended; else the normal one."""
        for distance in range(self.seats):
            me = self.players[(self.turn_seat + distance) % self.seats]
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
        """The first that waits for the player, or the one chosen, unless it would be a third turn in a row."""
        turns = self.extra_turns
        at: i64 = -1
        for i in range(i64(len(turns))):
            if turns[i] & SEAT_MASK == me.seat and not turns[i] & AFTER_NORMAL:
                if at < 0 or turns[i] & CHOSEN:
                    at = i
        controller = (turns[at] >> CONTROLLER_SHIFT & SEAT_MASK) - 1
        self.extra_turns = NO_TURNS
        for i in range(i64(len(turns))):
            fails = self.kingdom.outpost == "2023" and turns[i] & SEAT_MASK == me.seat
            if i != at and not fails:
                self.extra_turns = append(self.extra_turns, turns[i])
        limited = self.kingdom.possession_limited if controller != NOBODY else True
        if limited and me.seat == self.turn_seat and self.turns_in_a_row > 1:
            self.next_turn()
            return
        self.is_extra = True
        self.controller = controller
        self.start_turn(me.seat)

    def normal_turn(self) -> None:
        self.is_extra = False
        self.controller = NOBODY
        self.normal_seat = (self.normal_seat + 1) % self.seats
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
        self.turns_in_a_row = self.turns_in_a_row + 1 if seat == self.turn_seat else 1
        self.turn_seat = seat
        for i in range(i64(len(self.tally))):
            self.tally[i] = 0
        me = self.players[seat]
        if self.listener is not None:
            self.tell_turn(me)
        if me.lasting is not NOTHING_LASTS:
            self.take_up(me)
        else:
            self.action_phase(me)

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
            me.play.cards[i] &= CARD
            self.reduction += self.kingdom.discount[me.play.cards[i]]
        for i in range(i64(len(lasting.later))):
            self.push(lasting.later[i])
        lasting.later = NO_NUMBERS
        self.put_in_order(0)
        self.run(NO_ANSWER)

    # ---- from the origin to the first question
    def begin(self) -> None:
        beginning = self.beginning
        self.beginning = REOPEN
        if beginning in (DEAL, DEAL_APART):
            self.normal_seat = self.turn_seat
            self.turns_in_a_row = 0
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
                self.extras = self.treasure_extras(self.offered)
        elif self.phase == BUYING:
            self.offer(me, ASK_BUY, self.can_be_bought(me), MAY_DONE)
        elif self.kingdom.needs & TALLIES and self.tally[STAGE] < DISCARDING:
            self.offer(me, ASK_CLEAN_UP, self.can_be_put_back(me), MAY_DONE)
        else:
            self.offer_top(me)


class GainBought(Effect):
    """What was bought is gained, if its pile still has it; x = card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, x, DISCARD, "buy")
        if state.kingdom.needs & TALLIES and state.kingdom.victories >> x & 1:
            for _hoard in range(state.tally[HOARDS]):
                state.then(gain_gold, me)


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


class GainGold(Effect):
    """For a Hoard in its later wording."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, GOLD, DISCARD)


gain_bought: Final = word(GainBought(), card_of(0))
gain_gold: Final = word(GainGold())
choose_turn: Final = word(ChooseTurn())
