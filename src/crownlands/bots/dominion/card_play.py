"""Sensible card play, shared by all strategies: what to play, trash, discard, pass, name, put back, react with."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.dominion.judgement import Judgement, copies
from crownlands.bots.dominion.values import NEVER
from crownlands.dominion import questions as asked
from crownlands.dominion.boxes.intrigue import GAIN_FOR_BONUS
from crownlands.dominion.cards import (
    COPPER,
    CURSE,
    ESTATE,
    GOLD,
    NAME_NUMBERS,
    PROVINCE,
    SILVER,
    TREASURE,
)
from crownlands.dominion.effects.gaining import TRASH_TO_GAIN, TREASURES
from crownlands.dominion.effects.trashing import TRASH_COPPER
from crownlands.dominion.questions import ALL, DONE, NAMED
from crownlands.dominion.stack import ARGUMENT_SHIFT, EFFECT_MASK
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import Player
from crownlands.kernel.state import State

CARDS: Final = 0                     # the choices of questions.CHOICES
ACTIONS: Final = 1
BUYS: Final = 2
COINS: Final = 3
TO_TRASH: Final = 4
TO_DISCARD: Final = 5
A_CURSE: Final = 6


class CardPlay(Judgement):
    """Buys nothing: strategies say what to buy by overriding `buy`, and may override what is played and thrown away."""

    chamber_used: i64 = -1                       # at which choice Secret Chamber was last shown

    # ---- what a strategy overrides
    def wanted_play(self, state: DominionState, me: Player) -> i64:
        """A card the strategy wants to play now, or DONE."""
        return DONE

    def may_play(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether a card that the strategy does not want first may be played by the common order."""
        return True

    # ---- answers
    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominionState)
        kind = state.kind
        if kind == asked.ASK_TREASURE:
            return ALL if state.offered else DONE
        me = state.players[state.seat]
        if kind == asked.ASK_BUY:
            return self.buy(state, me, state.offered)
        if kind == asked.ASK_ACTION:
            return self.action(state, me)
        if not state.has_choice():
            return state.only_answer()
        return self.within_a_card(state, me, kind)

    def within_a_card(self, state: DominionState, me: Player, kind: i64) -> i64:
        offered = state.offered
        if kind == asked.ASK_DISCARD:
            return self.discard(state, me, offered)
        if kind == asked.ASK_TRASH or kind == asked.ASK_MAY_TRASH:
            return self.trash(state, me, offered)
        if kind == asked.ASK_GAIN or kind == asked.ASK_MAY_GAIN:
            return self.gain(state, me, offered)
        if kind == asked.ASK_REACT:
            return self.react(state, offered)
        if kind == asked.ASK_CHOOSE:
            return self.choice(state, me, offered)
        if kind == asked.ASK_PLAY_TWICE:
            useful = self.worth_playing_among(state, me, offered)
            return self.most(self.double, useful if useful else offered)
        if kind == asked.ASK_PASS:
            return self.least_kept(state, me, offered)
        if kind == asked.ASK_PUT_BACK:
            return self.put_back(state, me, offered)
        if kind == asked.ASK_DISCARD_ANY or kind == asked.ASK_DISCARD_FOR_COINS or kind == asked.ASK_DISCARD_LOOKED:
            return self.dead_card(state, offered, kind == asked.ASK_DISCARD_FOR_COINS and state.actions == 0)
        if kind == asked.ASK_TRASH_LOOKED:
            self.thorough = True                         # what is looked at is not in hand
            looked = self.junk(state, me, offered)
            self.thorough = False
            return looked
        if kind == asked.ASK_TRASH_REVEALED:
            return self.most(self.worth, offered) if state.seat == state.turn_seat else self.least(self.worth, offered)
        if kind == asked.ASK_GAIN_TRASHED:
            loot = offered & ~self.kingdom.bits[COPPER]
            return self.most(self.worth, loot) if loot else DONE
        if kind == asked.ASK_SWINDLE:
            return self.least(self.worth, offered)
        if kind == asked.ASK_PUT_BACK_DISCARDED:
            best = self.most(self.worth, offered & (self.kingdom.actions | self.kingdom.treasures))
            return best if best != DONE and self.worth[best] >= 42 else DONE
        if kind == asked.ASK_PUT_BACK_VICTORY or kind == asked.ASK_ORDER or kind == asked.ASK_TOP:
            return self.least(self.worth, offered)
        if kind == asked.ASK_NAME:
            return self.likely_name(state, me)
        if kind == asked.ASK_SET_ASIDE:
            return 1 if offered & 2 and state.actions == 0 else 0
        if kind == asked.ASK_SPY:
            own = state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT == me.seat
            return 1 if own == self.is_dead(state.subject) else 0
        if kind == asked.ASK_PLAY_IT:
            return 1 if self.is_worth_playing(state, me, state.subject) else 0
        if kind == asked.ASK_TRASH_THIS:
            coins = self.coins_in_reach(state, me)
            return 1 if self.tier(coins + 2) > self.tier(coins) and coins + 2 >= 8 else 0
        return 1 if offered & 2 else 0                   # Chancellor and Baron: yes

    # ---- playing
    def action(self, state: DominionState, me: Player) -> i64:
        wanted = self.wanted_play(state, me)
        if wanted != DONE:
            return wanted
        best: i64 = DONE
        earliest: i64 = NEVER
        for card in range(self.kingdom.count):
            if state.offered >> card & 1:
                order = self.order_now(state, me, card)
                if order < earliest and self.may_play(state, me, card) and self.is_worth_playing(state, me, card):
                    best = card
                    earliest = order
        return best

    def order_now(self, state: DominionState, me: Player, card: i64) -> i64:
        """The common order, but for cards whose use depends on the moment."""
        if self.is_card(card, "conspirator") and state.actions_played < 2:
            return 150
        if self.is_card(card, "witch") and state.supply[CURSE] == 0:
            return 120
        if self.is_card(card, "chapel") and self.junk_in_hand(state, me) < 2:
            return 130
        return self.order[card]

    def worth_playing_among(self, state: DominionState, me: Player, offered: i64) -> i64:
        found: i64 = 0
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.is_worth_playing(state, me, card):
                found |= self.kingdom.bits[card]
        return found

    def is_worth_playing(self, state: DominionState, me: Player, card: i64) -> bool:
        """Whether the card does more good than harm with this hand."""
        id = self.kingdom.ids[card]
        hand = state.mask_of(me.hand)
        if id == "chapel" or id == "trading_post" or id == "upgrade":
            self.thorough = id == "chapel"
            junk = self.junk_in_hand(state, me)
            self.thorough = False
            return junk >= 2 if id == "trading_post" else junk >= 1
        if id == "remodel":
            province = self.kingdom.bits[PROVINCE] & state.in_stock
            return self.junk_in_hand(state, me) >= 1 or \
                (hand >> GOLD & 1 != 0 and province != 0 and self.buy(state, me, province) == PROVINCE)
        if id == "moneylender":
            return hand >> COPPER & 1 != 0
        if id == "mine":
            return hand & (self.kingdom.bits[COPPER] | self.kingdom.bits[SILVER]) != 0
        if id == "cellar" or id == "secret_chamber":
            return self.dead_in_hand(me) >= (1 if id == "cellar" else 2)
        if id == "baron":                                # without an Estate in hand it gains one
            return hand >> ESTATE & 1 != 0 or self.is_estate_welcome(state)
        if id == "library":
            return me.hand.size <= 7
        if id == "coppersmith":
            return copies(me.hand, COPPER) >= 2
        if id == "throne_room":
            others = hand & self.kingdom.actions & ~self.kingdom.bits[card]
            return self.worth_playing_among(state, me, others) != 0
        return True

    # ---- within a card
    def trash(self, state: DominionState, me: Player, offered: i64) -> i64:
        frame = state.stack[state.stack_size - 1]
        effect = frame & EFFECT_MASK
        if effect == TRASH_COPPER:
            return COPPER
        if effect == TRASH_TO_GAIN:
            if frame >> ARGUMENT_SHIFT & TREASURES:
                if offered >> SILVER & 1 and state.supply[GOLD]:
                    return SILVER
                return COPPER if offered >> COPPER & 1 else self.least(self.worth, offered)
            province = state.costing_up_to(state.cost(GOLD) + 2) & self.kingdom.bits[PROVINCE]
            if offered >> GOLD & 1 and frame >> ARGUMENT_SHIFT & 0x7F == 2 and province:
                if self.buy(state, me, province) == PROVINCE:
                    return GOLD
        self.thorough = self.is_card(me.play.cards[me.play.size - 1], "chapel")
        wanted = self.junk(state, me, offered)
        self.thorough = False
        if wanted != DONE:
            return wanted
        return DONE if state.kind == asked.ASK_MAY_TRASH else self.least_kept(state, me, offered)

    def gain(self, state: DominionState, me: Player, offered: i64) -> i64:
        if state.stack[state.stack_size - 1] & EFFECT_MASK == GAIN_FOR_BONUS and state.actions == 0:
            if state.mask_of(me.hand) & self.kingdom.actions:
                chain = self.buy(state, me, offered & self.kingdom.actions)      # an Action, to play on
                if chain != DONE:
                    return chain
        wanted = self.buy(state, me, offered)
        if wanted != DONE:
            return wanted
        best = self.most(self.worth, offered)
        return best if state.kind == asked.ASK_GAIN or self.worth[best] > 10 else DONE

    def react(self, state: DominionState, offered: i64) -> i64:
        """Show Moat; Secret Chamber once, to put back what is worst."""
        shields = offered & self.kingdom.shields
        if shields:
            return self.least(self.worth, shields)
        if state.choices > self.chamber_used + 4 or state.choices < self.chamber_used:
            self.chamber_used = state.choices
            return self.least(self.worth, offered)
        return DONE

    def put_back(self, state: DominionState, me: Player, offered: i64) -> i64:
        """What is not needed this turn: an Action that cannot be played, a spare Treasure, else what is dead."""
        if state.seat != state.turn_seat:
            return self.discard(state, me, offered)
        if state.actions == 0 and offered & self.kingdom.actions:
            return self.most(self.worth, offered & self.kingdom.actions)
        best: i64 = DONE
        for card in range(self.kingdom.count):
            if offered >> card & 1 and self.kingdom.types[card] & TREASURE:
                if best == DONE or self.kingdom.plus_coins[card] > self.kingdom.plus_coins[best]:
                    if self.is_spare(state, me, card):
                        best = card
        return best if best != DONE else self.discard(state, me, offered)

    def likely_name(self, state: DominionState, me: Player) -> i64:
        """The card that the deck holds most of, as one knows from what one owns and where the rest is."""
        best: i64 = 0
        most: i64 = -1
        for card in range(self.kingdom.count):
            hidden = me.owned[card] - copies(me.hand, card) - copies(me.play, card)
            if me.deck.size:
                hidden -= copies(me.discard, card)
            if hidden > most:
                best = card
                most = hidden
        return NAMED + NAME_NUMBERS[self.kingdom.ids[best]]

    def choice(self, state: DominionState, me: Player, offered: i64) -> i64:
        if offered >> A_CURSE & 1:                       # Torturer
            if state.supply[CURSE] == 0:
                return A_CURSE
            dead = self.dead_in_hand(me)
            return TO_DISCARD if dead >= 2 or me.hand.size < 2 or dead + copies(me.hand, COPPER) >= 2 else A_CURSE
        if offered >> TO_DISCARD & 1:                    # Minion
            another = state.mask_of(me.hand) & self.kingdom.actions
            return COINS if another or self.coins_in_reach(state, me) - state.coins >= 3 else TO_DISCARD
        coins = self.coins_in_reach(state, me)
        if offered >> TO_TRASH & 1:                      # Steward
            if self.junk_in_hand(state, me) >= 2:
                return TO_TRASH
            return COINS if self.tier(coins + 2) > self.tier(coins) else CARDS
        more_actions = state.mask_of(me.hand) & self.kingdom.actions
        if offered >> ACTIONS & 1 and more_actions and state.actions == 0:
            return ACTIONS
        if offered >> CARDS & 1:
            return CARDS
        return COINS if offered >> COINS & 1 else ACTIONS if offered >> ACTIONS & 1 else BUYS
