"""+Cards, +Actions, +Buys, +Coins, tokens, and what depends on how much there is of something."""
from __future__ import annotations

from typing import Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, Argument, Part, number
from crownlands.dominion.cards import ACTION, COIN_TOKENS, TALLIES, TOKENS, TREASURE, VICTORY, Text
from crownlands.dominion.effect import Effect, word
from crownlands.dominion.effects.words import message
from crownlands.dominion.player import CARD, COFFERS, PIRATE, TOKEN_NAMES, VP, Player
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import COPPER_BONUS, CROSSROADS, FOOLS_GOLD, GROUNDSKEEPERS, GUILDS, MERCHANTS


class PlusCards(Effect):
    draws: bool = True

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.draw(me, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-cards", who, n=int(x))


class PlusActions(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.actions += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-actions", n=int(x))


class PlusBuys(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.buys += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-buys", n=int(x))


class PlusCoins(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-coins", n=int(x))


class PlusTokens(Effect):
    """x = token | how many << 4."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.take_tokens(me, x & 15, x >> 4)

    def text(self, x: i64, who: str) -> List[Text]:
        return message(f"plus-{TOKEN_NAMES[x & 15].replace('_', '-')}-tokens", n=int(x >> 4))


class FirstSilver(Effect):
    """Merchant; x = coins that the first Silver this turn gives more."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[MERCHANTS] += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("first-silver", n=int(x))


class CopperGivesMore(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[COPPER_BONUS] += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("copper-gives-more", n=int(x))


class CostsLess(Effect):
    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.reduction += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("costs-less", n=int(x))


class BonusAfterActions(Effect):
    """Conspirator; x = which Action of the turn this must be at least. Plays are counted, not cards in play."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if state.actions_played >= x:
            state.draw(me, 1)
            state.actions += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("bonus-after-actions", n=int(x))


class ActionsForSmallHand(Effect):
    """Diplomat; x = Actions, if the hand has 5 cards or fewer."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        if me.hand.size <= 5:
            state.actions += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("actions-for-small-hand", n=int(x))


class CoinsPerToken(Effect):
    """Pirate Ship."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += me.lasting.tokens[PIRATE]

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-per-token")


class CoinsPerTreasure(Effect):
    """Bank."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for i in range(me.play.size):
            if state.kingdom.treasures >> (me.play.cards[i] & CARD) & 1:
                state.coins += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-per-treasure")


class CoinsPerAction(Effect):
    """Diadem."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += state.actions

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-per-action")


class CoinsForDeck(Effect):
    """Philosopher's Stone; x = cards of deck and discard pile that give a coin."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += (me.deck_size() + me.discard.size) // x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-for-deck", n=int(x))

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        return x > 0


class BonusForTypes(Effect):
    """Ironworks and Tribute; x = a card | how much for each of its types << 8."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        types = state.kingdom.types[x & CARD]
        much = x >> 8
        if types & ACTION:
            state.actions += much
        if types & TREASURE:
            state.coins += much
        if types & VICTORY:
            state.draw(me, much)


class CoinsForCost(Effect):
    """Salvager; x = the trashed card."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.coins += state.cost(x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-for-cost")


class CardsForCost(Effect):
    """Apprentice; x = the trashed card. A Potion in its cost counts for two."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.draw(me, state.cost(x) + (2 if state.kingdom.potion_costs >> x & 1 else 0))

    def text(self, x: i64, who: str) -> List[Text]:
        return message("cards-for-cost")


class PlusCoffers(Effect):
    """x = coin tokens."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.take_tokens(me, COFFERS, x)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("plus-coffers", n=int(x))


class CoffersForGains(Effect):
    """Merchant Guild in its later wording: a coin token for each card gained in the Buy phase, when that ends."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[GUILDS] += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coffers-for-gains")


class VpForVictories(Effect):
    """Groundskeeper in its later wording: for the rest of the turn."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[GROUNDSKEEPERS] += 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("vp-for-victories")


class CoinsLessTreasures(Effect):
    """Poor House: a coin less for each Treasure in hand, as far as there are coins."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        for i in range(me.hand.size):
            if state.kingdom.treasures >> me.hand.cards[i] & 1 and state.coins:
                state.coins -= 1

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-less-treasures")


class ActionsOnce(Effect):
    """Crossroads; x = Actions for the first one played in a turn."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[CROSSROADS] += 1
        if state.tally[CROSSROADS] == 1:
            state.actions += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("actions-once", n=int(x))


class CoinsAgain(Effect):
    """Fool's Gold; x = coins that a later one in a turn gives more."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        state.tally[FOOLS_GOLD] += 1
        if state.tally[FOOLS_GOLD] > 1:
            state.coins += x

    def text(self, x: i64, who: str) -> List[Text]:
        return message("coins-again", n=int(x))


class CardsPerVictory(Effect):
    """Crossroads: the Victory cards are counted before any card is drawn."""

    def start(self, state: Stack, me: Player, x: i64) -> None:
        victories: i64 = 0
        for i in range(me.hand.size):
            if state.kingdom.victories >> me.hand.cards[i] & 1:
                victories += 1
        state.draw(me, victories)

    def text(self, x: i64, who: str) -> List[Text]:
        return message("cards-per-victory")


cards: Final = word(PlusCards(), number("cards", 5), indifferent=True)
actions: Final = word(PlusActions(), number("Actions", 2), indifferent=True)
buys: Final = word(PlusBuys(), number("Buys", 2), indifferent=True)
PLUS_COFFERS: Final = word(PlusCoffers(), number("tokens", 2), needs=TOKENS | COIN_TOKENS, indifferent=True)
coffers_for_gains: Final = word(CoffersForGains(), needs=TALLIES | TOKENS | COIN_TOKENS, indifferent=True)
vp_for_victories: Final = word(VpForVictories(), needs=TALLIES | TOKENS, indifferent=True)
coins_less_treasures: Final = word(CoinsLessTreasures())
actions_once: Final = word(ActionsOnce(), number("Actions", 3), needs=TALLIES)
coins_again: Final = word(CoinsAgain(), number("coins", 3), needs=TALLIES)
cards_per_victory: Final = word(CardsPerVictory())
coins: Final = word(PlusCoins(), number("coins", 5), indifferent=True)
plus_tokens: Final = word(PlusTokens(), Argument([Part("token", len(TOKEN_NAMES) - 1), Part("count", 1, 4)]),
                          needs=TOKENS, indifferent=True)
first_silver: Final = word(FirstSilver(), number("coins", 1), needs=TALLIES)
copper_gives_more: Final = word(CopperGivesMore(), number("coins", 1), needs=TALLIES)
costs_less: Final = word(CostsLess(), number("coins", 2))
bonus_after_actions: Final = word(BonusAfterActions(), number("Actions", 3))
actions_for_small_hand: Final = word(ActionsForSmallHand(), number("Actions", 2))
coins_per_token: Final = word(CoinsPerToken(), needs=TOKENS)
coins_per_treasure: Final = word(CoinsPerTreasure())
coins_per_action: Final = word(CoinsPerAction())
coins_for_deck: Final = word(CoinsForDeck(), number("cards", 5))
bonus_for_types: Final = word(BonusForTypes(), Argument([Part("card", CARD_NUMBER), Part("much", 2, 8)]))
coins_for_cost: Final = word(CoinsForCost(), Argument([Part("card", CARD_NUMBER)]), about_it=True)
cards_for_cost: Final = word(CardsForCost(), Argument([Part("card", CARD_NUMBER)]), about_it=True)


def coffers(n: int) -> int:
    """Coin tokens."""
    return PLUS_COFFERS(n)


def vp(n: int) -> int:
    """Point tokens."""
    return plus_tokens(VP | n << 4)
