"""Sensible card play, shared by all strategies: an answer to every question that a card asks."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crownlands.bots.dominion.ending import winning_buy, wins_by
from crownlands.bots.dominion.judgement import copies
from crownlands.bots.dominion.spending import Spending
from crownlands.dominion import questions as asked
from crownlands.dominion.cards import COPPER, NAME_NUMBERS, PROVINCE
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK
from crownlands.dominion.effects.gaining import gain_for_bonus
from crownlands.dominion.effects.lasting import set_this_aside
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.player import Player
from crownlands.dominion.questions import DONE, MAY_NAME, MAY_SPEND, NAMED, QUESTIONS, SPEND
from crownlands.dominion.state import DominionState
from crownlands.kernel.state import State

GOOD: Final = 42                     # worth of a card from which on one would rather have it in hand than not
TAKING: Final = ("gain", "take", "buy", "play", "put_back", "top")       # verbs of questions for the best card
SIFTED: Final = 2                    # dead cards in hand from which on two new ones are worth three


class CardPlay(Spending):
    """Buys nothing: strategies say what to buy by overriding `buy`, and may override what is played and thrown away."""

    chamber_used: i64 = -1                       # at which choice Secret Chamber was last shown

    # ---- answers
    def choose(self, state: State) -> object:
        return state.option_id(self.answer(state))

    def answer(self, state: State) -> i64:
        assert isinstance(state, DominionState)
        kind = state.kind
        if kind == asked.ASK_TREASURE:
            played = self.treasure(state)
            if played == DONE and state.extras & MAY_SPEND:
                if self.spends_token(state, state.players[state.asked_seat]):
                    return SPEND
            return played
        if kind == asked.ASK_BUY:
            if self.expert:
                last = winning_buy(self, state)
                if last != DONE:
                    return last
            return self.buy(state, self.taker(state), state.offered)
        me = state.players[state.asked_seat]
        if kind == asked.ASK_ACTION:
            return self.action(state, me)
        if not state.has_choice():
            return state.only_answer()
        answer = self.within_a_card(state, me, kind)
        return answer if state.is_offered(answer) else self.by_verb(state, me)

    def by_verb(self, state: DominionState, me: Player) -> i64:
        """The best of what is offered, for a question that nobody here knows: what one takes is the best card, what one
        gives away is the worst; of words, yes."""
        if state.extras & MAY_NAME:
            return self.likely_name(state, me)
        verb = QUESTIONS[state.kind].verb
        if not verb:
            return 1 if state.offered & 2 else state.answers()[0]
        if state.offered == 0:
            return DONE
        return self.most(self.worth, state.offered) if verb in TAKING else self.least_kept(state, me, state.offered)

    def within_a_card(self, state: DominionState, me: Player, kind: i64) -> i64:
        offered = state.offered
        if kind == asked.ASK_DISCARD:
            return self.discard(state, me, offered)
        if kind == asked.ASK_TRASH or kind == asked.ASK_MAY_TRASH:
            return self.trash(state, me, offered)
        if kind == asked.ASK_GAIN or kind == asked.ASK_MAY_GAIN:
            return self.gain(state, me, offered)
        if kind == asked.ASK_REACT:
            return self.react(state, me, offered)
        if kind == asked.ASK_CHOOSE:
            return self.choice(state, me, offered)
        if kind == asked.ASK_PLAY_TWICE:
            return self.repeated(state, me, offered, offered)
        if kind == asked.ASK_PASS:
            return self.least_kept(state, me, offered)
        if kind == asked.ASK_PUT_BACK:
            return self.put_back(state, me, offered)
        if kind == asked.ASK_DISCARD_ANY:
            return self.worse_than_drawn(state, me, offered)
        if kind == asked.ASK_DISCARD_DECK:
            return 1 if self.is_deck_poorer(state, me) else 0
        if kind == asked.ASK_DISCARD_FOR_COINS or kind == asked.ASK_DISCARD_LOOKED:
            return self.dead_card(state, offered, kind == asked.ASK_DISCARD_FOR_COINS and state.actions == 0)
        if kind == asked.ASK_TRASH_LOOKED:
            return self.trash_looked(state, me, offered, False)
        if kind == asked.ASK_TRASH_REVEALED:
            mine = state.asked_seat != state.turn_seat
            return self.least(self.worth, offered) if mine else self.most(self.worth, offered)
        if kind == asked.ASK_GAIN_TRASHED:
            loot = offered & ~self.kingdom.bits[COPPER]
            return self.most(self.worth, loot) if loot else DONE
        if kind == asked.ASK_SWINDLE:
            return self.least(self.worth, offered)
        if kind == asked.ASK_PUT_BACK_DISCARDED:
            best = self.most(self.worth, offered & (self.kingdom.actions | self.kingdom.treasures))
            return best if best != DONE and self.worth[best] >= GOOD else DONE
        if kind == asked.ASK_PUT_BACK_VICTORY or kind == asked.ASK_TOP:
            return self.least(self.worth, offered)
        if kind == asked.ASK_ORDER or kind == asked.ASK_DISCARD_ONE_LOOKED:
            return self.next_draw(offered)
        if kind == asked.ASK_NAME:
            return self.likely_name(state, me)
        if kind == asked.ASK_SET_ASIDE:
            return 1 if offered & 2 and not self.has_action_for(state, me, state.subject) else 0
        if kind == asked.ASK_SPY:
            own = state.stack[state.stack_size - 1] >> ARGUMENT_SHIFT == me.seat
            return 1 if own == self.is_dead(state.subject) else 0
        if kind == asked.ASK_PLAY_IT:
            return 1 if self.is_worth_playing(state, me, state.subject) else 0
        if kind == asked.ASK_TRASH_THIS:
            coins = self.coins_in_reach(state, me)
            return 1 if self.tier(coins + 2) > self.tier(coins) and coins + 2 >= 8 else 0
        return self.about_the_table(state, me, kind)

    def about_the_table(self, state: DominionState, me: Player, kind: i64) -> i64:
        """Questions about other cards than those of the own hand, and what is left."""
        offered = state.offered
        if kind == asked.ASK_CLEAN_UP:
            return self.clean_up(state, offered)
        if kind == asked.ASK_PLAY_THRICE:
            return self.repeated(state, me, offered, 0)
        if kind == asked.ASK_PLAY_FIRST:
            return self.earliest(state, me, offered)
        if kind == asked.ASK_MAY_DISCARD:
            return self.may_discard(state, me, offered)
        if kind == asked.ASK_TRASH_ONE_LOOKED:
            return self.trash_looked(state, me, offered, True)
        if kind == asked.ASK_SMUGGLE or kind == asked.ASK_MAY_SHOW:
            return self.gain(state, me, offered & state.in_stock)
        if kind == asked.ASK_GAIN_FROM_TRASH or kind == asked.ASK_PRIZE or kind == asked.ASK_TRASH_SUPPLY:
            return self.gain(state, me, offered)
        if kind == asked.ASK_SHOW:
            return self.shown(state, me, offered)
        if kind == asked.ASK_RETURN:
            return self.returned(state, me, offered)
        if kind == asked.ASK_SAVE or kind == asked.ASK_BURY:
            return self.save(state, me, offered)
        if kind == asked.ASK_TO_MAT:
            return self.put_away(state, me, offered)
        if kind == asked.ASK_DEPTH:
            return self.place(state, offered)
        if kind == asked.ASK_BAN:
            return self.banned_name(state)
        if kind == asked.ASK_OVERPAY or kind == asked.ASK_OVERPAY_POTIONS:
            return self.overpaid(state, me, offered) if kind == asked.ASK_OVERPAY else 0
        if kind == asked.ASK_EXAMINE:
            return self.examined(state, me)
        if kind == asked.ASK_ORACLE:
            return self.judged(state, me)
        if kind == asked.ASK_PAY:
            return self.tokens_paid(state, offered)
        if kind == asked.ASK_DISCARD_REVEALED or kind == asked.ASK_PUT_ON_TOP:
            return self.best_alive(offered)
        if kind == asked.ASK_CALL:
            return 1 if self.calls(state, me) else 0
        if kind == asked.ASK_TRAIN:
            return self.trained(me, offered)
        if kind == asked.ASK_BECOME or kind == asked.ASK_PLAY_FROM_SUPPLY:
            return self.repeated(state, me, offered & ~self.repeating, offered)
        if kind == asked.ASK_TRASH_IN_PLAY:
            return self.trash_looked(state, me, offered, False)
        if kind == asked.ASK_MAY_SAVE:
            return DONE if state.actions == 0 and not offered & self.kingdom.actions else \
                self.save(state, me, offered) if state.actions == 0 else DONE
        if kind == asked.ASK_SHUFFLE_IN or kind == asked.ASK_MAY_USE:
            return self.most(self.worth, offered)
        if kind == asked.ASK_TURN:
            return 0                                     # one's own turn would lapse after the other
        if kind == asked.ASK_TAKE_BOTTOM or kind == asked.ASK_PUT_ON_DECK or kind == asked.ASK_JEST:
            return 1 if not self.is_dead(state.subject) and self.worth[state.subject] >= self.least_good(kind) else 0
        return self.by_verb(state, me)

    def least_good(self, kind: i64) -> i64:
        """What a card on top of the deck, or taken from another player, must be worth: a Potion is drawn soon."""
        return GOOD if kind == asked.ASK_JEST else self.worth[COPPER] + 1

    # ---- gaining
    def gain(self, state: DominionState, me: Player, offered: i64) -> i64:
        if self.expert and state.turn_seat == state.seat:
            for card in range(self.kingdom.count):
                if offered >> card & 1 and wins_by(state, self.taker(state), card):
                    return card
        if state.stack[state.stack_size - 1] & EFFECT_MASK == gain_for_bonus.number and state.actions == 0:
            if state.mask_of(me.hand) & self.kingdom.actions:
                chain = self.buy(state, self.taker(state), offered & self.kingdom.actions)       # an Action, to play on
                if chain != DONE:
                    return chain
        wanted = self.buy(state, self.taker(state), offered)
        if wanted != DONE:
            return wanted
        best = self.most(self.worth, offered)
        return best if best != DONE and (state.kind == asked.ASK_GAIN or self.worth[best] > 10) else DONE

    def react(self, state: DominionState, me: Player, offered: i64) -> i64:
        """Show Moat; set Horse Traders aside; draw with Diplomat for dead cards; Secret Chamber once, to put back what
        is worst."""
        shields = offered & self.kingdom.shields
        if shields:
            return self.least(self.worth, shields)
        for card in range(self.kingdom.count):
            if offered >> card & 1:
                reaction = self.kingdom.cards[card].reaction
                if reaction[0] & EFFECT_MASK == set_this_aside.number:
                    return card
                if self.kingdom.large_hands >> card & 1:
                    if self.dead_in_hand(me) >= SIFTED:
                        return card
                    offered &= ~self.kingdom.bits[card]
        if offered == 0:
            return DONE
        if state.choices > self.chamber_used + 4 or state.choices < self.chamber_used:
            self.chamber_used = state.choices
            return self.least(self.worth, offered)
        return DONE

    def likely_name(self, state: DominionState, me: Player) -> i64:
        """The card that the deck holds most of, as one knows from what one owns and where the rest is."""
        best: i64 = 0
        most: i64 = -1
        for card in range(self.kingdom.count):
            hidden = me.owned[card] - copies(me.hand, card) - state.count_in_play(me, card)
            if me.deck.size:
                hidden -= copies(me.discard, card)
            if hidden > most:
                best = card
                most = hidden
        return NAMED + NAME_NUMBERS[self.kingdom.ids[best]]

    def banned_name(self, state: DominionState) -> i64:
        """What the player whose turn it is would like best: the dearest points that the coins may come to."""
        colony = self.kingdom.colony
        if colony != NO_CARD and state.supply[colony] and state.coins >= state.cost(colony) - 4:
            return NAMED + NAME_NUMBERS["colony"]
        return NAMED + NAME_NUMBERS["province" if state.supply[PROVINCE] else "gold"]
