"""The Buy phase: playing Treasures, then buying."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.dominion.arguments import card_of
from crownlands.dominion.cards import BUY, GOLD, TALLIES, VICTORY
from crownlands.dominion.clean_up import CleanUp
from crownlands.dominion.effect import SEAT_SHIFT, Effect, word
from crownlands.dominion.kingdom import POTION_PRICE
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_BUY, ASK_TREASURE, MAY_ALL, MAY_DONE
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import (
    BANNED,
    BUYING,
    HOARDS,
    NOBODY,
    PLAYING_TREASURES,
    POTIONS,
    VICTORIES_BOUGHT,
)
from crownlands.dominion.zones import DISCARD, HAND, PLAY, SUPPLY
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import NO_ANSWER


class BuyPhase(CleanUp):
    def treasures(self, me: Player, cards: i64) -> None:
        """cards: a mask of those in hand, or of the Treasures among them."""
        self.phase = PLAYING_TREASURES
        offered = cards & self.kingdom.treasures
        if offered:
            self.offer(me, ASK_TREASURE, offered, self.treasure_extras(offered))
        elif self.ask_forced and me.hand.size:
            self.offer(me, ASK_TREASURE, 0, MAY_DONE)
        else:
            self.buying(me)

    def treasure_extras(self, offered: i64) -> i64:
        """Only Treasures that just give coins are played all at once."""
        if offered & ~self.kingdom.odd_treasures:
            return MAY_DONE | MAY_ALL
        return MAY_DONE

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
        """Those that do more are still to be played, or not."""
        if self.kingdom.odd_treasures and self.mask_of(me.hand) & self.kingdom.odd_treasures:
            self.treasures(me, self.mask_of(me.hand))
        else:
            self.buying(me)

    # ---- buying
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
            self.phase = PLAYING_TREASURES
        if kingdom.listening or kingdom.odd_buys or self.controller != NOBODY:
            if self.controller != NOBODY and self.listener is not None:
                self.tell("bought", me.seat, {"card": kingdom.ids[card], "price": int(self.cost(card))}, {}, EVERYBODY)
            self.context = me.seat << SEAT_SHIFT
            self.set_off(BUY, me, card)
            self.then(gain_bought, me, card)
            self.put_in_order(0)
            self.run(NO_ANSWER)
        else:
            self.take_from_pile(card)
            self.put_gained(me, card, SUPPLY, DISCARD, "buy")
            if kingdom.treasures_after_buy:
                self.treasures(me, self.mask_of(me.hand))
            else:
                self.buying(me)


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


gain_bought: Final = word(GainBought(), card_of(0))
gain_gold: Final = word(GainGold())
