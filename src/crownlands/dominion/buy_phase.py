"""The Buy phase: playing Treasures, then buying."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, Argument, Part, card_of
from crownlands.dominion.cards import BUY, GOLD, OVERPAY, TALLIES, VICTORY
from crownlands.dominion.clean_up import CleanUp
from crownlands.dominion.effect import SEAT_SHIFT, Effect, word
from crownlands.dominion.kingdom import COINS, DEBT_PRICE, POTION_PRICE
from crownlands.dominion.moments import POTIONS_SHIFT
from crownlands.dominion.player import COFFERS, DEBT, Player
from crownlands.dominion.questions import (
    ASK_BUY,
    ASK_OVERPAY,
    ASK_OVERPAY_POTIONS,
    ASK_TREASURE,
    MAY_ALL,
    MAY_DONE,
    MAY_PAY,
    MAY_SPEND,
    MOST_OVERPAID,
)
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import (
    BANNED,
    BUYING,
    CARDS_BOUGHT,
    HOARDS,
    NOBODY,
    PLAYING_TREASURES,
    POTIONS,
    PURCHASES,
    VICTORIES_BOUGHT,
)
from crownlands.dominion.voices import VOICE_BITS, speak
from crownlands.dominion.zones import DISCARD, HAND, PLAY, SUPPLY
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import NO_ANSWER


class BuyPhase(CleanUp):
    def treasures(self, me: Player, cards: i64) -> None:
        """cards: a mask of those in hand, or of the Treasures among them."""
        self.phase = PLAYING_TREASURES
        offered = cards & self.kingdom.treasures
        if offered or self.has_coffers(me):
            self.offer(me, ASK_TREASURE, offered, self.treasure_extras(me, offered))
        elif self.ask_forced and me.hand.size:
            self.offer(me, ASK_TREASURE, 0, MAY_DONE)
        else:
            self.buying(me)

    def treasure_extras(self, me: Player, offered: i64) -> i64:
        """Only Treasures that just give coins are played all at once."""
        extras: i64 = MAY_DONE
        if offered & ~self.kingdom.odd_treasures:
            extras |= MAY_ALL
        if self.has_coffers(me):
            extras |= MAY_SPEND
        return extras

    def has_coffers(self, me: Player) -> bool:
        return self.kingdom.coffers and me.lasting.tokens[COFFERS] > 0

    def spend_coffers(self, me: Player) -> None:
        """A coin token is worth a coin, before the first purchase."""
        me.lasting.tokens[COFFERS] -= 1
        self.coins += 1
        if self.listener is not None:
            self.tell("spend", me.seat, {"token": "coffers", "count": 1}, {}, EVERYBODY)
        self.go_on()

    def or_spend(self, me: Player, extras: i64) -> i64:
        """Outside the time for Treasures, coin tokens can be spent only if the rule option says so."""
        return extras | MAY_SPEND if self.kingdom.coffers_any_time and self.has_coffers(me) else extras

    def play_all_treasures(self, me: Player) -> None:
        """All that just give coins. The hand keeps the rest in its order."""
        me.play.make_room(me.hand.size)
        hand = me.hand.cards
        play = me.play.cards
        first = me.play.size
        played = first
        kept: i64 = 0
        coins: i64 = 0
        treasures = self.kingdom.treasures & ~self.kingdom.odd_treasures
        plus_coins = self.kingdom.plus_coins
        for i in range(me.hand.size):                    # put in both places, and counted in one: see Zone.remove
            card = hand[i]
            is_played = treasures >> card & 1
            play[played] = card
            hand[kept] = card
            played += is_played
            kept += 1 - is_played
            coins += plus_coins[card] & -is_played
        me.hand.size = kept
        me.play.size = played
        if self.kingdom.needs & TALLIES:                 # they may give more than they say
            coins = 0
            for i in range(first, played):
                coins += self.treasure_coins(play[i])
        self.coins += coins
        if self.listener is not None:
            for i in range(first, played):
                self.tell_move("play", me, [play[i]], HAND, PLAY, EVERYBODY)

    def after_all_treasures(self, me: Player) -> None:
        """Those that do more are still to be played, or not: it depends on the kingdom whether that is asked."""
        if self.kingdom.odd_treasures or self.has_coffers(me):
            self.treasures(me, self.mask_of(me.hand))
        else:
            self.buying(me)

    # ---- buying
    def buying(self, me: Player) -> None:
        """Asks though nothing can be bought, if nobody has been asked anything all round the table: it could go round
        for ever."""
        self.phase = BUYING
        if self.buys or self.can_pay(me):
            self.offer_purchases(me)
            if self.offered or self.extras != MAY_DONE or self.ask_forced or self.quiet_turns > self.seats:
                return
        self.clean_up(me)

    def offer_purchases(self, me: Player) -> None:
        extras: i64 = MAY_DONE
        if self.kingdom.odd_payments:
            extras = self.or_spend(me, MAY_DONE | MAY_PAY if self.can_pay(me) else MAY_DONE)
        self.offer(me, ASK_BUY, self.can_be_bought(me), extras)

    def can_pay(self, me: Player) -> bool:
        """Debt."""
        return self.kingdom.debt_costs != 0 and me.lasting.tokens[DEBT] > 0 and self.coins > 0

    def pay_debt(self, me: Player, most: i64) -> None:
        paid = min(min(self.coins, me.lasting.tokens[DEBT]), most)
        self.coins -= paid
        me.lasting.tokens[DEBT] -= paid
        if self.listener is not None:
            self.tell("spend", me.seat, {"token": "debt", "count": int(paid)}, {}, EVERYBODY)
        self.go_on()

    def or_pay(self, me: Player, extras: i64) -> i64:
        """Before the purchases debt can be paid off only if the rule option says so."""
        return extras | MAY_PAY if self.kingdom.debt_any_time and self.can_pay(me) else extras

    def can_be_bought(self, me: Player) -> i64:
        """Mask of the cards that can be paid for, and may be bought."""
        kingdom = self.kingdom
        if not kingdom.needs & TALLIES:
            return self.costing_up_to(self.coins)
        if self.buys == 0 or (kingdom.debt_costs and me.lasting.tokens[DEBT]):
            return 0
        limit = self.coins
        if limit > COINS:
            limit = COINS
        if kingdom.debt_costs:
            limit |= DEBT_PRICE
        if self.tally[POTIONS]:
            limit |= POTION_PRICE
        cards = self.costing_up_to(limit)
        if kingdom.events:
            purse = self.coins
            if purse >= len(kingdom.affordable):
                purse = len(kingdom.affordable) - 1
            cards |= kingdom.affordable[purse] & kingdom.events
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
        if kingdom.events >> card & 1:
            self.buy_event(me, card)
            return
        self.coins -= self.cost(card)
        if kingdom.needs & TALLIES:
            if kingdom.potion_costs >> card & 1:
                self.tally[POTIONS] -= 1
            if kingdom.types[card] & VICTORY and not kingdom.treasury_early:
                self.tally[VICTORIES_BOUGHT] += 1
            self.tally[CARDS_BOUGHT] += 1
            self.tally[PURCHASES] += 1
            if kingdom.debt_costs >> card & 1:
                self.take_tokens(me, DEBT, kingdom.cards[card].debt)
        if kingdom.treasures_after_buy:
            self.phase = PLAYING_TREASURES
        if kingdom.odd_buys or self.controller != NOBODY:
            if self.controller != NOBODY and self.listener is not None:
                self.tell("bought", me.seat, {"card": kingdom.ids[card], "price": int(self.cost(card))}, {}, EVERYBODY)
            self.context = me.seat << SEAT_SHIFT
            if kingdom.overpaid >> card & 1 and (self.coins or self.potions_left()):
                self.then(overpay, me, card)
            else:
                self.after_payment(me, card, 0)
            self.put_in_order(0)
            self.run(NO_ANSWER)
        else:
            self.take_from_pile(card)
            self.put_gained(me, card, SUPPLY, DISCARD, "buy")
            if kingdom.treasures_after_buy:
                self.treasures(me, self.mask_of(me.hand))
            else:
                self.buying(me)

    def buy_event(self, me: Player, event: i64) -> None:
        """No reduction makes it cheaper, and it is no card that is bought."""
        self.coins -= self.kingdom.cost[event]
        self.tally[PURCHASES] += 1
        if self.kingdom.treasures_after_buy:
            self.phase = PLAYING_TREASURES
        if self.listener is not None:
            self.tell("event", me.seat, {"card": self.kingdom.ids[event]}, {}, EVERYBODY)
        self.context = me.seat << SEAT_SHIFT
        self.then_program(self.kingdom.cards[event].program, me)
        self.put_in_order(0)
        self.run(NO_ANSWER)

    def potions_left(self) -> i64:
        return self.tally[POTIONS] if len(self.tally) else 0

    def after_payment(self, me: Player, card: i64, overpaid: i64) -> None:
        """The card is bought: what that sets off, then it is gained."""
        late = self.kingdom.overpaid_late and overpaid > 0
        self.set_off(BUY, me, [card], 0 if late else overpaid)
        if late:
            self.then(gain_overpaid, me, card | overpaid << 8)
        else:
            self.then(gain_bought, me, card)


class GainOverpaid(Effect):
    """By the later rule what was overpaid shows with the gain; x = card | what was overpaid << 8."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if not state.gain(me, x & 0xFF, DISCARD, "buy"):
            return
        for voice in state.kingdom.voices[BUY]:
            if voice.moment == OVERPAY and state.kingdom.by_name[voice.speaker] == x & 0xFF:
                state.then_apart(speak, me, voice.number | x >> 8 << VOICE_BITS)


class Overpay(Effect):
    """More may be paid than the price; x = the card | (coins + 1) << 8, when it is asked for Potions too."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if x >> 8 == 0 and state.coins == 0:
            x |= 1 << 8
        state.ask(self, me, x)

    def options(self, state: Stack, me: Player, x: i64) -> None:
        most = state.coins if x >> 8 == 0 else state.tally[POTIONS]
        offered: i64 = 0
        for n in range(min(most, MOST_OVERPAID) + 1):
            offered |= state.kingdom.bits[n]
        state.offer(me, ASK_OVERPAY if x >> 8 == 0 else ASK_OVERPAY_POTIONS, offered, 0, x & 0xFF)

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return state.kingdom.overpaid >> (x & 0xFF) & 1 != 0

    def answer(self, state: Stack, me: Player, x: i64, n: i64) -> None:
        assert isinstance(state, BuyPhase)
        if x >> 8 == 0:
            state.coins -= n
            if state.potions_left():
                state.ask(self, me, x | (n + 1) << 8)
                return
            x |= (n + 1) << 8
            n = 0
        else:
            state.tally[POTIONS] -= n
        coins = (x >> 8) - 1
        if state.listener is not None and (coins or n):
            state.tell("overpay", me.seat, {"count": int(coins), "potions": int(n)}, {}, EVERYBODY)
        state.after_payment(me, x & 0xFF, coins | n << POTIONS_SHIFT)


class GainBought(Effect):
    """What was bought is gained, if its pile still has it; x = card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, x, DISCARD, "buy")
        if state.kingdom.needs & TALLIES and state.kingdom.victories >> x & 1:
            for _hoard in range(state.tally[HOARDS]):
                state.then(gain_gold, me)


class GainGold(Effect):
    """For a Hoard in its later wording."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.gain(me, GOLD, DISCARD)


overpay: Final = word(Overpay(), Argument([Part("card", CARD_NUMBER),
                                           Part("coins", MOST_OVERPAID + 1, 8, asking=True)]))
gain_overpaid: Final = word(GainOverpaid(), Argument([
    Part("card", CARD_NUMBER), Part("coins", MOST_OVERPAID, 8), Part("potions", MOST_OVERPAID, 8 + POTIONS_SHIFT)]))
gain_bought: Final = word(GainBought(), card_of(0))
gain_gold: Final = word(GainGold())
