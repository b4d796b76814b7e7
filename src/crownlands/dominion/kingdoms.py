"""The recommended kingdoms of the rulebooks, and random ones."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

from crownlands.dominion import boxes as every_box
from crownlands.dominion.cards import BASIC, BOXES, boxes_of, check_card, is_kingdom_card, is_landscape
from crownlands.kernel.chance import Chance
from crownlands.kernel.errors import CrownlandsError, MissingCards, UnknownKingdom, WrongKingdom, both, did_you_mean

SIZE: Final = 10
MOST_LANDSCAPES: Final = 2
assert every_box.__all__                         # importing them makes all cards known


class Recommended:
    """A set of ten by its id: `base2e seaside` are its boxes; extras are events, landmarks and a bane pile."""

    def __init__(self, id: str, boxes: str, cards: str, extras: str = "") -> None:
        self.id: str = id
        self.boxes: List[str] = boxes.split()
        self.cards: List[str] = cards.split()
        self.extras: List[str] = extras.split()

    @property
    def missing(self) -> List[str]:
        """The cards and extras it needs that are not here."""
        return [id for id in self.cards if not is_here(id)] + \
            [extra for extra in self.extras if not is_here(extra.partition(":")[2])]

    @property
    def bane(self) -> str:
        """The card of its bane pile, if it has one."""
        return "".join([extra[5:] for extra in self.extras if extra.startswith("bane:")])

    @property
    def landscapes(self) -> List[str]:
        """Its events and landmarks."""
        return [extra.partition(":")[2] for extra in self.extras if not extra.startswith("bane:")]

    @property
    def playable(self) -> bool:
        return not self.missing


def is_here(id: str) -> bool:
    return bool(boxes_of(id))


SETS: Final[Tuple[Recommended, ...]] = (
    Recommended("b1_first_game", "base1e",
                "woodcutter moat mine smithy militia cellar remodel market workshop village"),
    Recommended("b1_big_money", "base1e",
                "chancellor chapel mine laboratory moneylender adventurer throne_room market feast bureaucrat"),
    Recommended("b1_interaction", "base1e",
                "library festival moat chancellor militia council_room spy bureaucrat village thief"),
    Recommended("b1_size_distortion", "base1e",
                "woodcutter chapel laboratory gardens cellar feast workshop witch village thief"),
    Recommended("b1_village_square", "base1e",
                "library woodcutter festival smithy cellar remodel throne_room market bureaucrat village"),
    Recommended("i1_victory_dance", "intrigue1e",
                "harem masquerade bridge pawn nobles great_hall duke upgrade scout ironworks"),
    Recommended("i1_secret_schemes", "intrigue1e",
                "tribute harem ironworks shanty_town trading_post pawn swindler saboteur conspirator steward"),
    Recommended("i1_best_wishes", "intrigue1e",
                "courtyard shanty_town masquerade coppersmith trading_post "
                "upgrade steward wishing_well scout torturer"),
    Recommended("bi1_deconstruction", "base1e intrigue1e",
                "mining_village bridge swindler remodel saboteur spy secret_chamber throne_room thief torturer"),
    Recommended("bi1_hand_madness", "base1e intrigue1e",
                "mine courtyard chancellor militia minion steward nobles bureaucrat council_room torturer"),
    Recommended("bi1_underlings", "base1e intrigue1e",
                "baron witch festival library masquerade pawn cellar minion steward nobles"),
    Recommended("b2_first_game", "base2e",
                "cellar market merchant militia mine moat remodel smithy village workshop"),
    Recommended("b2_size_distortion", "base2e",
                "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop"),
    Recommended("b2_deck_top", "base2e",
                "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village"),
    Recommended("b2_sleight_of_hand", "base2e",
                "cellar council_room festival gardens library harbinger militia poacher smithy throne_room"),
    Recommended("b2_improvements", "base2e",
                "artisan cellar market merchant mine moat moneylender poacher remodel witch"),
    Recommended("b2_silver_and_gold", "base2e",
                "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal"),
    Recommended("b2_intrigue_underlings", "base2e intrigue2e",
                "cellar festival library sentry vassal courtier diplomat minion nobles pawn"),
    Recommended("b2_intrigue_grand_scheme", "base2e intrigue2e",
                "artisan council_room market militia workshop bridge mill mining_village patrol shanty_town"),
    Recommended("b2_intrigue_deconstruction", "base2e intrigue2e",
                "bandit mine remodel throne_room village diplomat harem lurker replace swindler"),
    Recommended("b2_seaside_reach_for_tomorrow", "base2e seaside",
                "artisan cellar council_room vassal village cutpurse ghost_ship lookout sea_hag treasure_map"),
    Recommended("b2_seaside_repetition", "base2e seaside",
                "festival harbinger militia workshop caravan explorer outpost pearl_diver pirate_ship treasury"),
    Recommended("b2_seaside_give_and_take", "base2e seaside",
                "library market moneylender witch ambassador fishing_village haven island salvager smugglers"),
    Recommended("b2_alchemy_forbidden_arts", "base2e alchemy",
                "bandit cellar council_room gardens laboratory throne_room apprentice familiar possession university"),
    Recommended("b2_alchemy_potion_mixers", "base2e alchemy",
                "cellar festival militia poacher smithy alchemist apothecary golem herbalist transmute"),
    Recommended("b2_alchemy_chemistry_lesson", "base2e alchemy",
                "bureaucrat market moat remodel vassal witch alchemist golem philosophers_stone university"),
    Recommended("b2_prosperity_biggest_money", "base2e prosperity",
                "artisan harbinger laboratory mine moneylender bank grand_market mint royal_seal venture"),
    Recommended("b2_prosperity_the_kings_army", "base2e prosperity",
                "bureaucrat council_room merchant moat village expand goons kings_court rabble vault"),
    Recommended("b2_prosperity_the_good_life", "base2e prosperity",
                "artisan bureaucrat cellar gardens village contraband counting_house hoard monument mountebank"),
    Recommended("b2_cornucopia_bounty_of_the_hunt", "base2e cornucopia",
                "cellar festival militia moneylender smithy harvest horn_of_plenty hunting_party menagerie tournament"),
    Recommended("b2_cornucopia_bad_omens", "base2e cornucopia",
                "bureaucrat laboratory merchant poacher throne_room "
                "fortune_teller hamlet horn_of_plenty jester remake"),
    Recommended("b2_cornucopia_the_jesters_workshop", "base2e cornucopia",
                "artisan laboratory market remodel workshop "
                "fairgrounds farming_village horse_traders jester young_witch",
                "bane:merchant"),
    Recommended("b2_guilds_arts_and_crafts", "base2e guilds",
                "laboratory cellar workshop festival moneylender stonemason advisor baker journeyman merchant_guild"),
    Recommended("b2_guilds_clean_living", "base2e guilds",
                "bandit militia moneylender gardens village butcher baker candlestick_maker doctor soothsayer"),
    Recommended("b2_guilds_gilding_the_lily", "base2e guilds",
                "library merchant remodel market sentry plaza masterpiece candlestick_maker taxman herald"),
    Recommended("b2_hinterlands_highway_robbery", "base2e hinterlands",
                "cellar library moneylender throne_room workshop highway inn margrave noble_brigand oasis"),
    Recommended("b2_hinterlands_adventures_abroad", "base2e hinterlands",
                "festival laboratory remodel sentry vassal crossroads farmland fools_gold oracle spice_merchant"),
    Recommended("b2_dark_ages_high_and_low", "base2e dark_ages",
                "cellar moneylender throne_room witch workshop "
                "hermit hunting_grounds mystic poor_house wandering_minstrel"),
    Recommended("b2_dark_ages_chivalry_and_revelry", "base2e dark_ages",
                "festival gardens laboratory library remodel altar knights rats scavenger squire"),
    Recommended("b2_adventures_level_up", "base2e adventures",
                "market merchant militia throne_room workshop dungeon gear guide lost_city miser",
                "event:training"),
    Recommended("b2_adventures_son_of_size_distortion", "base2e adventures",
                "bandit bureaucrat gardens moneylender witch amulet duplicate giant messenger treasure_trove",
                "event:bonfire event:raid"),
    Recommended("b2_empires_everything_in_moderation", "base2e empires",
                "cellar library remodel village workshop enchantress forum legionary overlord temple",
                "landmark:orchard event:windfall"),
    Recommended("b2_empires_silver_bullets", "base2e empires",
                "bureaucrat gardens laboratory market moneylender "
                "catapult_rocks charm farmers_market groundskeeper patrician_emporium",
                "landmark:aqueduct event:conquest"),
)
KINGDOMS: Final[Dict[str, Recommended]] = {kingdom.id: kingdom for kingdom in SETS}


def recommended(id: str) -> Recommended:
    """The set of that id, if all its cards are here."""
    if id not in KINGDOMS:
        raise UnknownKingdom("no-kingdom", id=id, near=did_you_mean(id, KINGDOMS))
    kingdom = KINGDOMS[id]
    if not kingdom.playable:
        others = [box for box in kingdom.boxes if box not in BOXES]
        raise MissingCards("missing-cards", kingdom=id, cards=kingdom.missing, others=both(others), boxes=all_boxes())
    return kingdom


def checked(kingdom: List[str]) -> List[str]:
    """Ten different kingdom cards, and besides up to two events and landmarks."""
    landscapes = [id for id in checked_piles(kingdom) if is_landscape(id)]
    piles = [id for id in checked_piles(kingdom) if is_kingdom_card(id)]
    if len(piles) != SIZE or len(kingdom) != SIZE + len(landscapes) or len(landscapes) > MOST_LANDSCAPES:
        raise WrongKingdom("ten-cards", size=SIZE, n=len(kingdom), cards=list(map(str, kingdom)))
    return [*piles, *landscapes]


def checked_piles(piles: List[str]) -> List[str]:
    """Any number of different cards; basic cards are always there and may be named too."""
    named = [check_card(id) for id in piles]
    for id in named:
        if named.count(id) > 1:
            raise WrongKingdom("card-twice", id=id)
    return [id for id in named if id not in BASIC]


def all_boxes() -> List[str]:
    return [box for box in BOXES if box != "basic"]


def checked_boxes(boxes: List[str]) -> List[str]:
    for box in boxes:
        if box not in all_boxes():
            raise CrownlandsError("no-box", box=box, near=did_you_mean(str(box), all_boxes()), boxes=all_boxes())
    if not boxes:
        raise CrownlandsError("choose-box", boxes=all_boxes())
    return list(dict.fromkeys(boxes))


def random_kingdom(boxes: List[str], rng: Chance) -> List[str]:
    """Ten different cards of these boxes, by cost and then by name: the order in which they were drawn is nobody's
    business. A box is drawn for each card, so that small ones have their share."""
    while True:
        pools = [[id for id in BOXES[box] if is_kingdom_card(id)] for box in boxes]
        kingdom: Dict[str, int] = {}
        while len(kingdom) < SIZE:
            box = rng.below(len(boxes)) if len(boxes) > 1 else 0
            if pools[box]:
                id = pools[box].pop(rng.below(len(pools[box])))
                kingdom[id] = int(BOXES[boxes[box]][id].cost)
        if is_sensible(list(kingdom), boxes):
            return sorted(kingdom, key=lambda id: (kingdom[id], id))


def random_landscapes(boxes: List[str], rng: Chance) -> List[str]:
    """Events and landmarks of these boxes: those that come up before the tenth kingdom card if they are shuffled among
    the kingdom cards, but two at the most."""
    drawn = [id for id in dict.fromkeys(id for box in boxes for id in BOXES[box])
             if is_kingdom_card(id) or is_landscape(id)]
    found: List[str] = []
    piles = 0
    while drawn and piles < SIZE and len(found) < MOST_LANDSCAPES:
        id = drawn.pop(rng.below(len(drawn)))
        if is_landscape(id):
            found.append(id)
        else:
            piles += 1
    return sorted(found)


def is_sensible(kingdom: List[str], boxes: List[str]) -> bool:
    """Young Witch finds a bane; and where there is a choice, Potions are good for several cards, but not for most."""
    if "young_witch" in kingdom and not banes(kingdom, boxes):
        return False
    potions = len([id for id in kingdom if BOXES[boxes_of(id)[0]][id].potion])
    return potions == 0 or 3 <= potions <= 5 or len(boxes) == 1


def banes(kingdom: List[str], boxes: List[str]) -> List[str]:
    """What Young Witch can spare: cards of these boxes, not in the kingdom, for 2 or 3 coins and no Potion."""
    return sorted({id for box in boxes for id, line in BOXES[box].items()
                   if id not in kingdom and line.cost in (2, 3) and not line.potion and is_kingdom_card(id)})


def random_bane(kingdom: List[str], boxes: List[str], rng: Chance) -> str:
    pool = banes(kingdom, boxes)
    if not pool:
        raise WrongKingdom("bane-missing", boxes=boxes)
    return pool[rng.below(len(pool))]


def has_colonies(kingdom: List[str], rng: Chance) -> bool:
    """As likely as the share of Prosperity among the cards."""
    return rng.below(len(cards_of(kingdom))) < len([id for id in kingdom if id in BOXES["prosperity"]])


def has_shelters(kingdom: List[str], rng: Chance) -> bool:
    """As likely as the share of Dark Ages among the cards."""
    return rng.below(len(cards_of(kingdom))) < len([id for id in kingdom if id in BOXES["dark_ages"]])


def cards_of(kingdom: List[str]) -> List[str]:
    """Its cards without events and landmarks."""
    return [id for id in kingdom if not is_landscape(id)]


def is_intrigue_second_edition(kingdom: List[str], boxes: List[str]) -> bool:
    """As for Base, but cards that both editions have are the first unless the box says otherwise."""
    if ("intrigue1e" in boxes) != ("intrigue2e" in boxes):
        return "intrigue2e" in boxes
    return any(id in BOXES["intrigue2e"] and id not in BOXES["intrigue1e"] for id in kingdom)


def is_second_edition(kingdom: List[str], boxes: List[str]) -> bool:
    """Cards that differ by edition follow the boxes. Where these do not tell, the cards do: one that only the second
    edition has, or only the first; cards that both have are the second. Without a card of Base, a kingdom of Intrigue's
    first edition is played by the rules of its time."""
    if ("base1e" in boxes) != ("base2e" in boxes):
        return "base2e" in boxes
    first, second = BOXES["base1e"], BOXES["base2e"]
    base = [id for id in kingdom if id in first or id in second]
    if any(id not in first for id in base):
        return True
    if any(id not in second for id in base):
        return False
    return bool(base) or not any(id in BOXES["intrigue1e"] for id in kingdom) \
        or is_intrigue_second_edition(kingdom, boxes)


def boxes_for(kingdom: List[str]) -> List[str]:
    """Boxes that hold these cards, with Base in the edition that they are played by."""
    base = "base2e" if is_second_edition(kingdom, []) else "base1e"
    intrigue = "intrigue2e" if is_intrigue_second_edition(kingdom, []) else "intrigue1e"
    found = {box if id in BOXES[box] else boxes_of(id)[0] for id in kingdom
             for box in ((base,) if id in BOXES[base] else (intrigue,))}
    return [box for box in all_boxes() if box in found]
