"""What lies on the table: the zones of all players, the Supply, the trash and the counts of the turn. Nothing here
moves a card, decides or asks."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import PROVINCE
from crownlands.dominion.kingdom import COINS, DEBT_PRICE, NO_CARD, POTION_PRICE, Kingdom
from crownlands.dominion.player import CARD, NO_NUMBERS, Player
from crownlands.dominion.zones import DISCARD, NO_PILES, Pile, Zone
from crownlands.kernel.chance import Chance
from crownlands.kernel.event import EVERYBODY
from crownlands.kernel.state import State

NOTHING: Final = -1                  # instead of a card: there was none
NOBODY: Final = -1

# phases of a turn; playing Treasures and buying are the two halves of the Buy phase
ACTION_PHASE: Final = 0
PLAYING_TREASURES: Final = 1
BUYING: Final = 2
CLEAN_UP: Final = 3
BETWEEN_TURNS: Final = 4

# counts of a turn, by name
TALLY_NAMES: Final = ("copper_bonus", "merchants", "silver_played", "potions", "victories_bought", "banned", "outposts",
                      "saved", "may_save", "stage", "hoards", "crossroads", "fools_gold", "cards_bought", "purchases",
                      "silvers_gained", "charms", "guilds", "gained_buying",
                      "groundskeepers")
COPPER_BONUS: Final = 0              # how much more a Copper gives
MERCHANTS: Final = 1                 # what the first Silver gives more,
SILVER_PLAYED: Final = 2             # unless one was played
POTIONS: Final = 3                   # made and not yet spent
VICTORIES_BOUGHT: Final = 4
BANNED: Final = 5                    # mask of the cards that cannot be bought
OUTPOSTS: Final = 6                  # played
SAVED: Final = 7                     # Treasures put back by Herbalists in Clean-up
MAY_SAVE: Final = 8                  # by the plays of Herbalist, in its later wording
STAGE: Final = 9                     # of Clean-up: see clean_up.py
HOARDS: Final = 10                   # Golds for each Victory card bought, in the later wording of Hoard
CROSSROADS: Final = 11               # played
FOOLS_GOLD: Final = 12               # played
CARDS_BOUGHT: Final = 13
PURCHASES: Final = 14                # cards and events
SILVERS_GAINED: Final = 15
CHARMS: Final = 16                   # waiting for the next purchase
GUILDS: Final = 17                   # plays of Merchant Guild, in its later wording,
GAINED_BUYING: Final = 18            # and the cards gained in the Buy phase
GROUNDSKEEPERS: Final = 19           # plays, in the later wording


class Table(State):
    """What lies on the table and in the hands."""

    # this turn, of `turn_seat`
    phase: i64 = ACTION_PHASE
    actions: i64 = 1
    buys: i64 = 1
    coins: i64 = 0
    reduction: i64 = 0                           # how much less every card costs
    actions_played: i64 = 0
    controller: i64 = NOBODY                     # who decides and gains for the player whose turn it is
    # the Supply
    in_stock: i64 = 0                            # mask of the cards that lie on top of a pile of the Supply
    empty_piles: i64 = 0                         # of the Supply

    def __init__(self, kingdom: Kingdom, players: List[Player], supply: vec[i64], trash: vec[i64],
                 tally: vec[i64], rng: Chance) -> None:
        super().__init__(rng)
        self.kingdom: Kingdom = kingdom
        self.players: List[Player] = players
        self.supply: vec[i64] = supply                   # how many of each card lie in its pile, or beside the Supply
        self.trash: vec[i64] = trash                     # how many of each card
        self.tally: vec[i64] = tally                     # counts of this turn; none if no card needs any
        self.mixed: List[Pile] = NO_PILES                # piles of several kinds of card
        self.pile_points: vec[i64] = NO_NUMBERS          # point tokens on piles and landmarks, if there are any

    # ---- seats, prices and sets of cards
    def left_of(self, me: Player, distance: i64) -> Player:
        return self.players[self.seat_after(me.seat, distance)]

    def seat_after(self, seat: i64, distance: i64) -> i64:
        """The seat so far to the left: less than all around the table, so that nothing needs to be divided."""
        seat += distance
        if seat >= self.seats:
            return seat - self.seats
        return seat

    def cost(self, card: i64) -> i64:
        """What the card costs now."""
        cost = self.kingdom.cost[card] - self.reduction
        if cost < 0:                                     # a conditional expression with a plain 0 would be no i64
            return 0
        return cost

    def price(self, card: i64) -> i64:
        """What the card costs now: coins, POTION_PRICE if it costs a Potion, and DEBT_PRICE if it costs debt."""
        price = self.cost(card)
        if self.kingdom.potion_costs >> card & 1:
            price += POTION_PRICE
        if self.kingdom.debt_costs >> card & 1:
            price += DEBT_PRICE
        return price

    def costing_up_to(self, limit: i64) -> i64:
        """Mask of the cards that can be gained now and cost no more: coins, and a Potion or debt only if the price has
        it. For coins of 0 or more, max(0, printed - reduction) <= coins is the same as printed <= coins + reduction."""
        if limit < 0:
            return 0
        affordable = self.kingdom.affordable
        coins = limit
        too_dear: i64 = self.kingdom.potion_costs | self.kingdom.debt_costs
        if limit >= POTION_PRICE:
            coins = limit & COINS
            if limit & POTION_PRICE:
                too_dear &= ~self.kingdom.potion_costs
            if limit & DEBT_PRICE:
                too_dear &= ~self.kingdom.debt_costs
        coins += self.reduction
        if coins >= len(affordable):
            coins = len(affordable) - 1
        return affordable[coins] & self.in_stock & ~too_dear

    def costing_less(self, price: i64) -> i64:
        """Mask of the cards that can be gained now and cost less: fewer coins, and no Potion that the price has not; or
        no Potion, and no more coins."""
        return self.costing_up_to(price) & ~self.costing_exactly(price)

    def costing_exactly(self, price: i64) -> i64:
        """Mask of the cards that can be gained now and cost just that."""
        found = self.costing_up_to(price)
        if price & COINS:
            found &= ~self.costing_up_to(price - 1)
        if price & POTION_PRICE:
            found &= self.kingdom.potion_costs
        if price & DEBT_PRICE:
            found &= self.kingdom.debt_costs
        return found

    def mask_of(self, zone: Zone) -> i64:
        """The different cards of a zone."""
        mask: i64 = 0
        cards = zone.cards
        bits = self.kingdom.bits
        for i in range(zone.size):
            mask |= bits[cards[i]]
        return mask

    def worth_asking(self, me: Player, wanted: i64) -> bool:
        """Whether there is a hand card to choose; a seat that is asked everything is asked without one too, because the
        others must not learn that from the game going on at once."""
        return me.hand.size > 0 and (self.ask_forced or self.mask_of(me.hand) & wanted != 0)

    def in_play(self, me: Player) -> i64:
        """Mask of the different cards in the play area."""
        mask: i64 = 0
        for i in range(me.play.size):
            mask |= self.kingdom.bits[me.play.cards[i] & CARD]
        return mask

    def count_in_play(self, me: Player, card: i64) -> i64:
        count: i64 = 0
        for i in range(me.play.size):
            if me.play.cards[i] & CARD == card:
                count += 1
        return count

    def bits_in(self, mask: i64) -> i64:
        """How many cards a mask holds."""
        count: i64 = 0
        if mask < 0:                                     # the 64th card: subtracting 1 would leave the 64 bits
            count = 1
            mask &= ~self.kingdom.bits[63]
        # every two bits hold how many of them were set, then every four, then every eight; then these are added up
        mask -= mask >> 1 & 0x1555555555555555
        mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
        return count + mask % 255

    def mat(self, me: Player, name: str) -> Zone:
        return me.lasting.mats[self.kingdom.mats.index(name)]

    # ---- for players written in plain Python: numbers by card id
    def left(self, id: str) -> int:
        """How many of the card are in the Supply."""
        return self.supply[self.kingdom.number(id)]

    def own(self, seat: int, id: str) -> int:
        """How many of the card the seat owns, wherever they are."""
        return self.players[seat].owned[self.kingdom.number(id)]

    # ---- piles
    def count_piles(self) -> None:
        """Which piles of the Supply are empty, and which are not."""
        self.in_stock = 0
        self.empty_piles = 0
        for card in range(self.kingdom.count):
            if not (self.kingdom.beside | self.kingdom.mixed_cards) >> card & 1:
                if self.supply[card]:
                    self.in_stock |= self.kingdom.bits[card]
                else:
                    self.empty_piles += 1
        for pile in self.mixed:
            if pile.known:
                self.in_stock |= self.kingdom.bits[self.top_of(pile)]
            elif pile.cards.size == 0:
                self.empty_piles += 1

    def top_of(self, pile: Pile) -> i64:
        """The card on top of a pile of several kinds, which all see."""
        return pile.cards.cards[pile.cards.size - 1]

    def pile_size(self, card: i64) -> i64:
        """How many cards lie in the pile of the card, whatever their kinds."""
        number = self.kingdom.pile_of[card]
        if number:
            return self.mixed[number - 1].cards.size
        return self.supply[card]

    def game_ends(self) -> bool:
        if self.supply[PROVINCE] == 0 or self.empty_piles >= self.kingdom.empty_piles_to_end:
            return True
        return self.kingdom.colony != NO_CARD and self.supply[self.kingdom.colony] == 0

    # ---- who sees what, and events
    def only(self, me: Player) -> i64:
        """Who sees what this player may see: also who decides for the player."""
        if self.controller != NOBODY and me.seat == self.turn_seat:
            return self.kingdom.bits[me.seat] | self.kingdom.bits[self.controller]
        return self.kingdom.bits[me.seat]

    def sees_all_of(self, seat: i64, me: Player) -> bool:
        """Whether a seat sees what this player sees: it is the player's own, or decides for the player."""
        return seat == me.seat or (seat == self.controller and me.seat == self.turn_seat)

    def who_counts(self, me: Player) -> i64:
        """Who may know how many cards a player's deck has."""
        return EVERYBODY if self.kingdom.relaxed else self.only(me)

    def ids_of(self, cards: List[i64]) -> List[str]:
        ids = self.kingdom.ids
        return [ids[card] for card in cards]

    def tell_move(self, verb: str, me: Player, cards: List[i64], source: str, target: str, seen: i64) -> None:
        """Cards went from zone to zone. Whoever may not see them sees their number, and what ends on top."""
        ids = self.ids_of(cards)
        public: Dict[str, Any] = {"from": source, "to": target, "count": len(ids)}
        if target == DISCARD and ids:
            public["top"] = ids[-1]
        self.tell(verb, me.seat, public, {"cards": ids}, seen)
