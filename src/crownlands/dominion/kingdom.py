"""The cards of one game, its piles and its rules.

In each game a card has a number of its own; zones, options and answers use these numbers, so that any set of cards fits
one 64-bit mask."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import (
    ACTION,
    ATTACK,
    BASIC,
    BASIC_CARDS,
    BOXES,
    BUY,
    COIN_TOKENS,
    COPPER,
    CURSE_TYPE,
    DURATION,
    ESTATE,
    EVENT,
    GAIN,
    LANDSCAPE,
    LEAVING,
    MOMENT_NAMES,
    NAMES,
    NO_VICTORY,
    OVERPAY,
    PILE_OF,
    PRIZE,
    SHELTER,
    TALLIES,
    TOKENS,
    TRASHING,
    TREASURE,
    TURNS,
    VICTORY,
    WITH_POTION,
    Card,
    Voice,
    boxes_of,
    check_card,
    line_of,
)
from crownlands.kernel.errors import UnknownCard, WrongKingdom

MOST_KINDS: Final = 64
NO_CARD: Final = -1
NO_MOMENT: Final = -1
COINS: Final = 63                    # of a price;
POTION_PRICE: Final = 64             # and beside them: a Potion,
DEBT_PRICE: Final = 128              # debt, of which there is one amount only

SHELTERS: Final = ("hovel", "necropolis", "overgrown_estate")
PRIZES: Final = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")

# kinds of card that words of the vocabulary look for
ANY: Final = 0
ACTIONS: Final = 1
TREASURES: Final = 2
VICTORIES: Final = 3
VICTORY_OR_CURSE: Final = 4
ACTION_OR_TREASURE: Final = 5
COPPER_OR_POTION: Final = 6
NO_COPPER: Final = 7                 # Treasures other than Copper
NO_GOLEM: Final = 8                  # Actions other than Golem
NEW_NAME: Final = 9                  # cards of which there is none in hand
NO_ACTION: Final = 10
KINDS: Final = ("any", "action", "treasure", "victory", "victory_or_curse", "action_or_treasure", "copper_or_potion",
                "no_copper", "no_golem", "new_name", "no_action")


def bit_places() -> vec[i64]:
    """Where the n-th bit of a byte is, by byte << 3 | n."""
    found = [0] * 2048
    for byte in range(256):
        for n, place in enumerate([place for place in range(8) if byte >> place & 1]):
            found[byte << 3 | n] = place
    return vec[i64](found)


BIT_PLACES: Final[vec[i64]] = bit_places()


class Kingdom:
    """The cards of one game by their number in it, and its rules. Never changes, so all copies of a state share it.
    It is made without methods of its own: the compiler then knows that every number is there, and never looks."""

    def __init__(self, seats: int, kingdom: List[str], options: Dict[str, Any], start: Dict[str, Any]) -> None:
        piles = [line_of(id, options) for id in [*BASIC, *kingdom]]
        cards: List[Card] = []
        for pile in piles:
            cards.extend([line_of(kind, options) for kind, _copies in pile.kinds] or [pile])
        cards.extend([line_of(id, options) for id in extra_piles(cards, options)])
        if len(cards) > MOST_KINDS:
            raise WrongKingdom("most-piles", most=MOST_KINDS - BASIC_CARDS, n=len(kingdom))
        self.seats: i64 = seats
        self.start: Dict[str, Any] = start               # the options it was made from
        self.options: Dict[str, Any] = options
        self.kingdom: List[str] = kingdom
        self.cards: List[Card] = cards
        self.ids: List[str] = [card.id for card in cards]
        self.numbers: Dict[str, i64] = {card.id: i64(i) for i, card in enumerate(cards)}
        self.count: i64 = len(cards)
        # piles of several kinds, and of each card the number of such a pile + 1, or 0
        self.mixed: List[Card] = [pile for pile in piles if pile.kinds]
        self.pile_of: vec[i64] = vec[i64]([0] * len(cards))
        for number, pile in enumerate(self.mixed):
            for kind, _copies in pile.kinds:
                self.pile_of[self.numbers[kind]] = number + 1
        # columns, for the loops that look at many cards
        self.cost: vec[i64] = vec[i64]([card.cost for card in cards])
        self.types: vec[i64] = vec[i64]([card.types for card in cards])
        self.plus_coins: vec[i64] = vec[i64]([card.plus_coins for card in cards])
        self.discount: vec[i64] = vec[i64]([card.discount for card in cards])
        self.bits: vec[i64] = vec[i64]([signed(1 << i) for i in range(MOST_KINDS)])
        self.bit_places: vec[i64] = BIT_PLACES
        self.points: vec[i64] = vec[i64]([card.points for card in cards])
        self.counting: List[int] = [i for i, card in enumerate(cards) if card.per is not None]
        self.piles: vec[i64] = vec[i64](pile_sizes(seats, cards, int(options["treasure_boxes"])))
        # the number of a card by its number among all names; NO_CARD: it is not in this game
        self.by_name: vec[i64] = vec[i64]([self.numbers.get(name, i64(NO_CARD)) for name in NAMES])
        self.potion: i64 = self.numbers.get("potion", i64(NO_CARD))
        self.colony: i64 = self.numbers.get("colony", i64(NO_CARD))
        self.bane: i64 = self.numbers.get(str(options["bane"]), i64(NO_CARD))
        # masks, for questions and tests
        self.all: i64 = of_types(cards, -1)
        self.actions: i64 = of_types(cards, ACTION)
        self.treasures: i64 = of_types(cards, TREASURE)
        self.victories: i64 = of_types(cards, VICTORY)
        self.reactions: i64 = those([len(card.reaction) > 0 for card in cards])       # to an Attack
        self.attacks: i64 = of_types(cards, ATTACK)
        # their piles are not in the Supply
        self.beside: i64 = of_types(cards, PRIZE | SHELTER | LANDSCAPE) | those([card.beside for card in cards])
        self.mixed_cards: i64 = those([self.pile_of[i] > 0 for i in range(len(cards))])
        self.events: i64 = of_types(cards, EVENT)
        self.landscapes: i64 = of_types(cards, LANDSCAPE)
        self.shelter_cards: i64 = of_types(cards, SHELTER)
        self.shelters: bool = options["shelters"]
        self.shields: i64 = those([card.is_shield for card in cards])
        self.large_hands: i64 = those([card.hand_to_react > 0 for card in cards])
        # they come back from a mat of their own, and do something more
        self.in_parts: i64 = those([card.id in card.mats and len(card.reaction) > 0 for card in cards])
        self.potion_costs: i64 = those([card.potion for card in cards])
        self.debt_costs: i64 = those([card.debt > 0 for card in cards])
        self.discounting: i64 = those([card.discount > 0 for card in cards])
        self.restricted: i64 = those([card.not_with in self.numbers for card in cards])
        self.back_without_victory: i64 = those([card.back_if == NO_VICTORY for card in cards])
        self.back_with_potion: i64 = those([card.back_if == WITH_POTION for card in cards])
        self.saving: i64 = those([card.saves for card in cards])
        # Treasures that do more than give coins, so that it matters when they are played
        self.odd_treasures: i64 = self.treasures & those([len(card.program) > 0 for card in cards])
        self.kinds: vec[i64] = vec[i64]([
            self.all, self.actions, self.treasures, self.victories, of_types(cards, VICTORY | CURSE_TYPE),
            of_types(cards, ACTION | TREASURE), those([id in ("copper", "potion") for id in self.ids]),
            self.treasures & ~self.bits[0], self.actions & ~those([id == "golem" for id in self.ids]), self.all,
            self.all & ~self.actions])
        # affordable[n]: mask of the cards that cost no more coins than n
        highest = max([int(card.cost) for card in cards])
        self.affordable: vec[i64] = vec[i64]([0] * (highest + 1))
        for purse in range(highest + 1):
            self.affordable[purse] = those([card.cost <= purse for card in cards])
        # what the cards need of the state
        self.needs: i64 = 0
        self.mats: List[str] = []
        self.keeps: bool = of_types(cards, DURATION) != 0   # cards may stay in play, and keep others there
        self.voices: List[List[Voice]] = [[] for _moment in MOMENT_NAMES]
        self.listening: i64 = 0                          # mask of the moments that something waits for,
        self.of_others: i64 = 0                          # and of those where it may be another player's
        self.follows_gains: bool = False                 # some of it may move a card that was gained
        self.trash_voices: i64 = those([speaks_of(card, TRASHING) for card in cards])
        self.overpaid: i64 = those([speaks_of(card, OVERPAY) for card in cards])
        for card in cards:
            self.needs |= card.needs
            for mat in card.mats:
                if mat not in self.mats:
                    self.mats.append(mat)
            for voice in card.voices:
                moment = BUY if voice.moment == OVERPAY else voice.moment
                self.voices[moment].append(voice)
                self.listening |= self.bits[moment]
                if voice.moves_it:
                    self.follows_gains = True
                if voice.of_others:
                    self.of_others |= self.bits[moment]
        if self.needs & TURNS or self.potion_costs:
            self.needs |= TALLIES
        if self.events or self.debt_costs:
            self.needs |= TALLIES
        if self.needs & COIN_TOKENS or self.debt_costs:
            self.needs |= TOKENS
        self.overlord: i64 = self.numbers.get("overlord", i64(NO_CARD))
        self.overlord_plays: bool = options["overlord_wording"] == "2019" and self.overlord != NO_CARD
        self.raids: bool = "raid" in self.numbers
        self.calls: bool = "duplicate" in self.numbers   # cards may be called in turns of others
        self.crossroads: i64 = self.numbers.get("crossroads", i64(NO_CARD))
        self.enchants: bool = "enchantress" in self.numbers
        self.enchanted_often: bool = options["enchantress_turns"] == "each"
        self.trains: bool = "training" in self.numbers
        # the card that stands for the pile of each card: its own, or the first of several kinds
        self.home: vec[i64] = vec[i64]([i64(i) for i in range(len(cards))])
        for pile in self.mixed:
            for kind, _copies in pile.kinds:
                self.home[self.numbers[kind]] = self.numbers[pile.kinds[0][0]]
        self.coffers: bool = self.needs & COIN_TOKENS != 0   # coin tokens may be spent
        self.first_points: i64 = sum([card.first_points for card in cards])
        self.per_action: i64 = sum([card.per_action for card in cards])
        self.first_coffers: i64 = sum([card.first_coffers for card in cards])
        # the options that the engine itself looks at
        self.treasures_after_buy: bool = options["treasures_after_buy"]
        self.hand_card_on_top: bool = options["cleanup_top_card"] == "hand_card"
        self.choose_top_card: bool = options["choose_top_card"]
        self.skip_empty_hands: bool = options["masquerade_empty_hand"] == "skip"
        self.empty_piles_to_end: i64 = options["empty_piles_to_end"]
        self.relaxed: bool = options["counts_visible"] == "relaxed"
        self.throne_tracks: bool = options["throne_stays"] == "tracking"
        self.outpost: str = str(options["outpost_wording"])
        self.possession_limited: bool = options["possession_wording"] == "2023"
        self.tokens_to_possessor: bool = options["possession_tokens"] == "all"
        self.nested_later: bool = options["nested_possession"] == "after"
        self.rabble_hidden: bool = options["rabble_order"] == "hidden"
        self.charms_on_gain: bool = options["charm_wording"] == "2022" and "charm" in self.numbers
        # what Charms wait for, if there can be any
        self.charm_moment: i64 = NO_MOMENT if "charm" not in self.numbers else GAIN if self.charms_on_gain else BUY
        self.hermits_exchanged: bool = options["hermit_wording"] == "2022" and "hermit" in self.numbers
        self.covered_is_lost: bool = options["lose_track"] == "covered"
        self.bonfire_coppers: bool = options["bonfire_wording"] == "2022"
        self.debt_any_time: bool = self.debt_costs != 0 and options["debt_any_time"] is True
        self.any_time: bool = options["coin_tokens_any_time"] is True or self.debt_any_time
        self.keeps_grounds: bool = options["groundskeeper_wording"] == "2022" and "groundskeeper" in self.numbers
        self.counts_gains: bool = self.hermits_exchanged or \
            (options["merchant_guild_wording"] == "2022" and "merchant_guild" in self.numbers) or \
            (options["messenger_wording"] == "2022" and "messenger" in self.numbers)
        self.curses_at_once: bool = options["soothsayer_draws"] == "at_once"
        self.overpaid_late: bool = options["overpay_timing"] == "with_gain"
        self.coffers_any_time: bool = self.coffers and options["coin_tokens_any_time"] is True
        self.treasury_early: bool = options["treasury_wording"] == "2022" and self.back_without_victory != 0
        self.alchemist_early: bool = options["alchemist_wording"] == "2022"
        # in most games all of these are needless, and one look tells that
        self.gains_matter: bool = self.treasury_early or self.counts_gains or self.keeps_grounds or \
            self.charms_on_gain or self.listening >> GAIN & 1 != 0
        self.odd_buys: bool = self.gains_matter or self.listening >> BUY & 1 != 0 or "charm" in self.numbers or \
            (options["hoard_wording"] == "2022" and "hoard" in self.numbers)
        self.puts_back: bool = self.back_without_victory != 0 or self.back_with_potion != 0 or \
            "herbalist" in self.numbers
        # what is said by cards that leave play may bring one onto the deck, where others are put back
        self.leaving_matters: bool = self.puts_back and self.follows_gains and self.listening >> LEAVING & 1 != 0
        self.marks: bool = self.keeps or self.overlord != NO_CARD        # cards in play may be marked
        self.odd_ends: bool = self.needs & TURNS != 0 or self.calls or self.enchants
        self.odd_payments: bool = self.debt_costs != 0 or self.any_time
        self.odd_plays: bool = self.enchants or self.trains or self.overlord != NO_CARD

    def number(self, id: str) -> i64:
        """The card's number in this game."""
        if id not in self.numbers:
            check_card(id)
            raise UnknownCard("not-in-game", id=id, cards=self.ids)
        return self.numbers[id]

    def copies(self, card: i64) -> i64:
        """How many of the card the game has: its pile at the start, and what the players start with."""
        return self.piles[card] + self.seats * self.first_cards(card)

    def first_cards(self, card: i64) -> i64:
        """How many of the card each player starts with."""
        if card == COPPER:
            return 7
        if self.shelters:
            return 1 if self.types[card] & SHELTER else 0
        return 3 if card == ESTATE else 0


def speaks_of(card: Card, moment: i64) -> bool:
    """Whether the card says something about the moment."""
    return any(voice.moment == moment for voice in card.voices)


def of_types(cards: List[Card], types: i64) -> i64:
    """The mask of the cards of any of these types."""
    return those([card.types & types != 0 for card in cards])


def those(chosen: List[bool]) -> i64:
    """The mask of the cards that are chosen."""
    found = 0
    for i in range(len(chosen)):
        if chosen[i]:
            found |= 1 << i
    return signed(found)


def extra_piles(cards: List[Card], options: Dict[str, Any]) -> List[str]:
    """The piles that come with these cards and rules."""
    ids = [card.id for card in cards]
    extras: List[str] = []
    if any(card.potion for card in cards):
        extras.append("potion")
    if options["colonies"]:
        extras.extend(("platinum", "colony"))
    if "tournament" in ids:
        extras.extend(PRIZES)
    if "hermit" in ids:
        extras.append("madman")
    if options["shelters"]:
        extras.extend(SHELTERS)
    return [id for id in extras if id not in ids]


def signed(number: int) -> int:
    """The same 64 bits as a signed number: a mask must be the same number compiled and interpreted."""
    return number - (1 << 64) if number >= 1 << 63 else number


def pile_sizes(seats: int, cards: List[Card], treasure_boxes: int) -> List[i64]:
    """How many cards each pile holds at the start, after the players took their starting cards."""
    basic = {"copper": 60 * treasure_boxes - 7 * seats, "silver": 40 * treasure_boxes, "gold": 30 * treasure_boxes,
             "province": {2: 8, 5: 15, 6: 18}.get(seats, 12), "curse": 10 * (seats - 1), "potion": 16, "platinum": 12}
    return [i64(basic.get(card.id, pile_size(seats, card))) for card in cards]


def pile_size(seats: int, card: Card) -> int:
    """Of a card that is not basic, or a basic Victory card."""
    if card.id in PILE_OF:
        pile = BOXES[boxes_of(card.id)[0]][PILE_OF[card.id]]
        return dict(pile.kinds)[card.id]
    if card.types & (SHELTER | LANDSCAPE):
        return 0
    if card.types & PRIZE:
        return 1
    if card.types & VICTORY:
        return 8 if seats == 2 else 12
    return int(card.pile) or 10
