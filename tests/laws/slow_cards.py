"""Costs, types and points of Dominion's cards, typed once more from the specification."""
from typing import Dict, FrozenSet, Iterable, List, NamedTuple

TYPES = {"A": "action", "T": "treasure", "V": "victory", "C": "curse", "R": "reaction", "K": "attack", "D": "duration",
         "P": "prize", "N": "knight", "S": "shelter", "E": "reserve", "G": "gathering"}


class Face(NamedTuple):
    coins: int
    potion: int
    debt: int
    types: FrozenSet[str]


def faces(text: str) -> Dict[str, Face]:
    """A cost of 3P is three coins and a Potion, one of 8D is eight of debt."""
    found = {}
    for line in text.split(","):
        id, cost, letters = line.split()
        number, types = int(cost.strip("PD")), frozenset(TYPES[letter] for letter in letters)
        found[id] = Face(0, 0, number, types) if cost.endswith("D") else \
            Face(number, int(cost.endswith("P")), 0, types)
    return found


CARDS = faces("""copper 0 T, silver 3 T, gold 6 T, platinum 9 T, potion 4 T,
    estate 2 V, duchy 5 V, province 8 V, colony 11 V, curse 0 C,
    cellar 2 A, chapel 2 A, moat 2 AR, village 3 A, woodcutter 3 A, workshop 3 A, merchant 3 A, vassal 3 A,
    feast 4 A, gardens 4 V, militia 4 AK, moneylender 4 A, remodel 4 A, smithy 4 A, throne_room 4 A,
    council_room 5 A, festival 5 A, laboratory 5 A, market 5 A, mine 5 A, witch 5 AK, artisan 6 A,
    masquerade 3 A, shanty_town 3 A, steward 3 A, swindler 3 AK, bridge 4 A, conspirator 4 A, ironworks 4 A,
    mining_village 4 A, duke 5 V, minion 5 AK, torturer 5 AK, trading_post 5 A, upgrade 5 A, harem 6 TV, nobles 6 AV,
    lurker 2 A, diplomat 4 AR, mill 4 AV, secret_passage 4 A, courtier 5 A, patrol 5 A, replace 5 AK,
    haven 2 AD, pearl_diver 2 A, ambassador 3 AK, fishing_village 3 AD, lookout 3 A, smugglers 3 A, caravan 4 AD,
    cutpurse 4 AK, island 4 AV, pirate_ship 4 AK, salvager 4 A, sea_hag 4 AK, treasure_map 4 A, explorer 5 A,
    ghost_ship 5 AK, outpost 5 AD, treasury 5 A,
    transmute 0P A, apothecary 2P A, university 2P A, herbalist 2 A, alchemist 3P A, familiar 3P AK,
    philosophers_stone 3P T, golem 4P A, apprentice 5 A, possession 6P A,
    monument 4 A, contraband 5 T, counting_house 5 A, mint 5 A, mountebank 5 AK, rabble 5 AK, royal_seal 5 T,
    vault 5 A, venture 5 T, goons 6 AK, grand_market 6 A, hoard 6 T, bank 7 T, expand 7 A, kings_court 7 A,
    hamlet 2 A, fortune_teller 3 AK, menagerie 3 A, farming_village 4 A, horse_traders 4 AR, remake 4 A,
    tournament 4 A, young_witch 4 AK, harvest 5 A, horn_of_plenty 5 T, hunting_party 5 A, jester 5 AK, fairgrounds 6 V,
    bag_of_gold 0 AP, diadem 0 TP, followers 0 AKP, princess 0 AP, trusty_steed 0 AP,
    stonemason 2 A, candlestick_maker 2 A, doctor 3 A, masterpiece 3 T, advisor 4 A, herald 4 A, plaza 4 A,
    taxman 4 AK, baker 5 A, butcher 5 A, journeyman 5 A, merchant_guild 5 A, soothsayer 5 AK,
    crossroads 2 A, fools_gold 2 TR, oasis 3 A, oracle 3 AK, noble_brigand 4 AK, spice_merchant 4 A, highway 5 A,
    inn 5 A, margrave 5 AK, farmland 6 V,
    poor_house 1 A, squire 2 A, hermit 3 A, rats 4 A, scavenger 4 A, wandering_minstrel 4 A, mystic 5 A, altar 6 A,
    hunting_grounds 6 A, dame_anna 5 AKN, dame_josephine 5 AKNV, dame_molly 5 AKN, dame_natalie 5 AKN,
    dame_sylvia 5 AKN, sir_bailey 5 AKN, sir_destry 5 AKN, sir_martin 4 AKN, sir_michael 5 AKN, sir_vander 5 AKN,
    madman 0 A, hovel 1 RS, necropolis 1 AS, overgrown_estate 1 VS,
    amulet 3 AD, dungeon 3 AD, gear 3 AD, guide 3 AE, duplicate 4 AE, messenger 4 A, miser 4 A, giant 5 AK,
    lost_city 5 A, treasure_trove 5 T,
    enchantress 3 AKD, forum 5 A, legionary 5 AK, overlord 8D A, temple 4 AG, catapult 3 AK, rocks 4 T, charm 5 T,
    farmers_market 3 AG, groundskeeper 5 A, patrician 2 A, emporium 5 A""")

EVENTS = {"training": 6, "bonfire": 3, "raid": 5, "windfall": 5, "conquest": 6}
LANDSCAPES = [*EVENTS, "orchard", "aqueduct"]
PRIZES = [id for id, face in CARDS.items() if "prize" in face.types]
KNIGHTS = [id for id, face in CARDS.items() if "knight" in face.types]
SHELTERS = [id for id, face in CARDS.items() if "shelter" in face.types]
# piles of several kinds, with how many of each; the Knights are shuffled, the others lie in this order
MIXED = {"knights": dict.fromkeys(KNIGHTS, 1), "catapult_rocks": {"catapult": 5, "rocks": 5},
         "patrician_emporium": {"patrician": 5, "emporium": 5}}
PILE_OF = {card: pile for pile, cards in MIXED.items() for card in cards}
BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
OTHER = [*BASIC, "platinum", "potion", "colony", "madman", *PRIZES, *SHELTERS]
SINGLE = [id for id in CARDS if id not in (*OTHER, *PILE_OF)]
KINGDOM = [*SINGLE, *MIXED]
BANES = [id for id in SINGLE if CARDS[id].coins in (2, 3) and not CARDS[id].potion]
OVERPAID = ("stonemason", "doctor", "masterpiece", "herald")
# a Treasure that gives coins, or a Potion, and no more
PLAIN = {"copper": 1, "silver": 2, "gold": 3, "platinum": 5, "potion": 0, "harem": 2, "royal_seal": 2, "hoard": 2,
         "masterpiece": 1, "rocks": 1}
WORTH = {"curse": -1, "estate": 1, "duchy": 3, "province": 6, "colony": 10, "harem": 2, "nobles": 2, "mill": 1,
         "island": 2, "farmland": 2, "dame_josephine": 2}

# what an Action gives before anything else: cards, Actions, Buys, coins
GIVES = {"moat": (2, 0, 0, 0), "village": (1, 2, 0, 0), "woodcutter": (0, 0, 1, 2), "merchant": (1, 1, 0, 0),
         "cellar": (0, 1, 0, 0), "vassal": (0, 0, 0, 2), "militia": (0, 0, 0, 2), "smithy": (3, 0, 0, 0),
         "council_room": (4, 0, 1, 0), "festival": (0, 2, 1, 2), "laboratory": (2, 1, 0, 0), "market": (1, 1, 1, 1),
         "witch": (2, 0, 0, 0), "masquerade": (2, 0, 0, 0), "shanty_town": (0, 2, 0, 0), "swindler": (0, 0, 0, 2),
         "bridge": (0, 0, 1, 1), "conspirator": (0, 0, 0, 2), "mining_village": (1, 2, 0, 0), "minion": (0, 1, 0, 0),
         "torturer": (3, 0, 0, 0), "upgrade": (1, 1, 0, 0), "lurker": (0, 1, 0, 0), "diplomat": (2, 0, 0, 0),
         "mill": (1, 1, 0, 0), "secret_passage": (2, 1, 0, 0), "patrol": (3, 0, 0, 0), "haven": (1, 1, 0, 0),
         "pearl_diver": (1, 1, 0, 0), "fishing_village": (0, 2, 0, 1), "lookout": (0, 1, 0, 0),
         "caravan": (1, 1, 0, 0), "cutpurse": (0, 0, 0, 2), "salvager": (0, 0, 1, 0), "ghost_ship": (2, 0, 0, 0),
         "treasury": (1, 1, 0, 1), "apothecary": (1, 1, 0, 0), "university": (0, 2, 0, 0), "herbalist": (0, 0, 1, 1),
         "alchemist": (2, 1, 0, 0), "familiar": (1, 1, 0, 0), "apprentice": (0, 1, 0, 0), "monument": (0, 0, 0, 2),
         "mountebank": (0, 0, 0, 2), "rabble": (3, 0, 0, 0), "vault": (2, 0, 0, 0), "goons": (0, 0, 1, 2),
         "grand_market": (1, 1, 1, 2), "hamlet": (1, 1, 0, 0), "fortune_teller": (0, 0, 0, 2),
         "menagerie": (0, 1, 0, 0), "farming_village": (0, 2, 0, 0), "horse_traders": (0, 0, 1, 3),
         "tournament": (0, 1, 0, 0), "young_witch": (2, 0, 0, 0), "hunting_party": (1, 1, 0, 0),
         "jester": (0, 0, 0, 2), "bag_of_gold": (0, 1, 0, 0), "followers": (2, 0, 0, 0), "princess": (0, 0, 1, 0),
         "candlestick_maker": (0, 1, 1, 0), "advisor": (0, 1, 0, 0), "herald": (1, 1, 0, 0), "plaza": (1, 2, 0, 0),
         "baker": (1, 1, 0, 0), "merchant_guild": (0, 0, 1, 1), "oasis": (1, 1, 0, 1), "noble_brigand": (0, 0, 0, 1),
         "highway": (1, 1, 0, 0), "inn": (2, 2, 0, 0), "margrave": (3, 0, 1, 0), "squire": (0, 0, 0, 1),
         "madman": (0, 2, 0, 0), "rats": (1, 1, 0, 0), "scavenger": (0, 0, 0, 2), "wandering_minstrel": (1, 2, 0, 0),
         "mystic": (0, 1, 0, 2), "hunting_grounds": (4, 0, 0, 0), "dame_molly": (0, 2, 0, 0),
         "dame_sylvia": (0, 0, 0, 2), "sir_bailey": (1, 1, 0, 0), "sir_destry": (2, 0, 0, 0),
         "sir_martin": (0, 0, 2, 0), "necropolis": (0, 2, 0, 0), "dungeon": (0, 1, 0, 0), "gear": (2, 0, 0, 0),
         "guide": (1, 1, 0, 0), "messenger": (0, 0, 1, 2), "lost_city": (2, 2, 0, 0), "forum": (3, 1, 0, 0),
         "legionary": (0, 0, 0, 3), "catapult": (0, 0, 0, 1), "farmers_market": (0, 0, 1, 0),
         "groundskeeper": (1, 1, 0, 0), "patrician": (1, 1, 0, 0), "emporium": (1, 1, 0, 1)}


def of_type(type: str, cards: Iterable[str]) -> List[str]:
    return [card for card in cards if type in CARDS[card].types]


def points_of(cards: List[str], orchard: bool = False) -> int:
    """What all cards of a player are worth; Orchard likes Actions owned three times."""
    each = {**WORTH, "gardens": len(cards) // 10, "duke": cards.count("duchy"), "fairgrounds": len(set(cards)) // 5 * 2}
    rows = [card for card in set(of_type("action", cards)) if cards.count(card) >= 3]
    return sum(each.get(card, 0) for card in cards) + (4 * len(rows) if orchard else 0)
