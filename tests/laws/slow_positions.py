"""Random positions for the slow Dominion: kingdoms, piles, the turn, possessed turns."""
from random import Random
from typing import Any, Dict, List

from slow_cards import BANES, BASIC, CARDS, KINGDOM, LANDSCAPES, MIXED, PRIZES, SHELTERS
from slow_players import lay_in_play, random_player

# cards that meet in rules of their own: whose turn it is, what stays, what is set off, what costs a Potion, who reacts
THEMES = (
    "possession outpost throne_room kings_court golem caravan haven horse_traders treasure_map",
    "outpost throne_room kings_court vassal golem haven caravan fishing_village horn_of_plenty",
    "possession royal_seal hoard goons mint treasury ironworks replace horn_of_plenty tournament ambassador smugglers",
    "hoard goons mint royal_seal treasury alchemist herbalist grand_market contraband venture bank",
    "remodel expand upgrade remake replace university swindler apprentice transmute familiar golem bridge mine",
    "moat diplomat horse_traders throne_room militia witch young_witch pirate_ship tournament goons ambassador minion",
    "tournament lurker ambassador smugglers throne_room kings_court salvager island explorer courtier",
    "stonemason doctor masterpiece herald merchant_guild butcher taxman soothsayer plaza baker royal_seal goons",
    "farmland fools_gold inn highway noble_brigand oracle margrave crossroads swindler remodel workshop royal_seal",
    "knights rats squire hunting_grounds hermit altar catapult_rocks bonfire throne_room swindler upgrade lurker",
    "duplicate guide gear dungeon amulet messenger lost_city miser giant training raid throne_room horse_traders",
    "overlord enchantress charm temple groundskeeper farmers_market catapult_rocks patrician_emporium aqueduct",
    "overlord hermit rats bonfire throne_room kings_court feast mining_village guide treasury knights training highway",
    "duplicate inn royal_seal aqueduct catapult_rocks patrician_emporium lost_city groundskeeper possession workshop",
    "enchantress crossroads hermit gear throne_room golem vassal outpost possession training militia moat")


def random_kingdom(rng: Random) -> Dict[str, Any]:
    """Piles and options; few piles, and mostly some that have to do with each other."""
    piles = rng.sample(KINGDOM, rng.randint(2, 5))
    piles += [each for each in LANDSCAPES if rng.random() < 0.1]
    theme = rng.choice(THEMES).split() if rng.random() < 0.8 else []
    piles += [card for card in theme if card not in piles and rng.random() < 0.5]
    if "possession" not in piles and rng.random() < 0.25:
        piles.append("possession")
    options: Dict[str, Any] = {"colonies": rng.random() < 0.2, "shelters": rng.random() < 0.2}
    for option in ("throne_room_optional", "mine_optional", "moneylender_optional"):
        if rng.random() < 0.2:
            options[option] = rng.random() < 0.5
    if rng.random() < 0.3:
        options["masquerade_empty_hand"] = rng.choice(["receive", "skip"])
    if "young_witch" in piles:
        options["bane"] = rng.choice([card for card in BANES if card not in piles])
        piles.append(options["bane"])
    return {"piles": piles, "options": options}


def random_position(rng: Random) -> Dict[str, Any]:
    """Whatever may lie before the players in the middle of a turn, with no card half done."""
    kingdom, seats = random_kingdom(rng), rng.randint(2, 4)
    piles: List[str] = kingdom["piles"]
    cards = [card for pile in piles if pile not in LANDSCAPES for card in MIXED.get(pile, [pile])]
    pool = [*cards * 3, *BASIC, *["copper", "silver", "estate"] * 2]
    if any(CARDS[card].potion for card in cards):
        pool += ["potion"] * 3
    if kingdom["options"]["shelters"]:
        pool += SHELTERS
    if "hermit" in piles:
        pool += ["madman"] * 2
    if kingdom["options"]["colonies"]:
        pool += ["platinum", "colony"]
    prizes = rng.sample(PRIZES, rng.randint(0, 5)) if "tournament" in piles else []
    seat = rng.randrange(seats)
    phase = rng.choice(["action", "action", "action", "buy", "buying"])
    players = [random_player(rng, pool, piles) for _seat in range(seats)]
    single = [card for card in [*cards, *BASIC] if card in piles or card in BASIC]
    supply = {card: rng.randint(0, 3) for card in [*single, *(["madman"] if "hermit" in piles else [])]
              if rng.random() < 0.15}
    for place, player in enumerate(players):
        for effect in player.get("later", []):
            effect["seat"] = place
        if place != seat and "stays" in player:            # what played it has stayed, too
            player["stays"] = sorted([*player["stays"], *(keeper - 1 for keeper in player["keepers"] if keeper)])
    for prize in prizes:
        supply[prize] = 0
        rng.choice(players)[rng.choice(["hand", "hand", "bag", "discard"])].append(prize)
    described = {**kingdom, "seats": seats, "players": players, "supply": supply,
                 "turn": random_turn(rng, phase, seat, cards, piles), **random_piles(rng, piles),
                 "trash": rng.choices([card for card in pool if card not in PRIZES], k=rng.randint(0, 4))}
    lay_in_play(rng, players[seat], [card for card in pool if phase != "action" or "treasure" not in CARDS[card].types],
                piles)
    await_turns(rng, described)
    if "enchantress" in piles:
        for place, player in enumerate(players):
            others = [each for each in range(seats) if each not in (place, seat)]
            player["enchanted"] = others[:rng.randint(0, len(others))]
    return described


def random_piles(rng: Random, piles: List[str]) -> Dict[str, Any]:
    """Piles of several kinds, of which some have gone, and points on piles."""
    mixed: Dict[str, Any] = {}
    for pile in MIXED:
        if pile in piles and rng.random() < 0.7:
            left = [card for card, count in MIXED[pile].items() for _copy in range(count)]
            if pile == "knights":
                left = rng.sample(left, rng.randint(0, 10))
                mixed[pile] = {"top": left[:1], "bag": left[1:]}
            else:
                mixed[pile] = {"top": left[rng.randint(0, 10):], "bag": []}
    points: Dict[str, int] = {pile: rng.randint(0, 5) for pile in ("temple", "farmers_market") if pile in piles}
    if "aqueduct" in piles:
        points.update(silver=rng.randint(0, 8), gold=rng.randint(0, 8), aqueduct=rng.randint(0, 4))
    return {"mixed": mixed, "pile_points": points}


def random_turn(rng: Random, phase: str, seat: int, cards: List[str], piles: List[str]) -> Dict[str, Any]:
    turn: Dict[str, Any] = {"seat": seat, "phase": phase, "actions": rng.randint(0 if phase != "action" else 1, 4),
                            "buys": rng.randint(1, 3), "coins": rng.randint(0, 9), "actions_played": rng.randint(0, 3),
                            "reduction": rng.choice([0, 0, 0, 1, 2])}
    if any(CARDS[card].potion for card in cards):
        turn["potions"] = rng.choice([0, 0, 1, 2])
    if "contraband" in piles and phase != "action":
        turn["banned"] = rng.sample([*cards, *BASIC], rng.choice([0, 0, 1, 2]))
    if "treasury" in piles and phase == "buying":
        turn["victories_bought"] = rng.choice([0, 0, 1])
    if phase == "buying" and {"hermit", "messenger"} & set(piles):
        turn["cards_bought"] = rng.choice([0, 0, 1])
        turn["purchases"] = turn["cards_bought"] + rng.choice([0, 0, 1])
    for card, count in (("crossroads", "crossroads"), ("fools_gold", "fools_gold"), ("conquest", "silvers_gained"),
                        ("charm", "charms")):
        if card in piles:
            turn[count] = rng.choice([0, 0, 1, 2])
    return turn


def await_turns(rng: Random, described: Dict[str, Any]) -> None:
    """Extra turns that are asked for, and whether this turn is one of them."""
    piles, seats, turn = described["piles"], described["seats"], described["turn"]
    seat, waiting = turn["seat"], []
    if "possession" in piles:
        waiting = [{"seat": (other + 1) % seats, "controller": other} for other in range(seats) if rng.random() < 0.15]
        waiting *= rng.randint(1, 2)
        if rng.random() < 0.7:
            before = (seat - 1) % seats
            turn.update(controller=before, extra=True, normal_seat=rng.choice([before, before, rng.randrange(seats)]))
            player = described["players"][seat]
            player.setdefault("mats", {})["possessed"] = player["bag"][:rng.randint(0, 2)]
    if {"possession", "outpost"} & set(piles):
        turn["turns_in_a_row"] = rng.choice([1, 1, 1, 2])
        if "controller" not in turn and turn["turns_in_a_row"] == 2 and rng.random() < 0.5:
            turn.update(extra=True, normal_seat=seat)
    if "outpost" in piles and turn["turns_in_a_row"] == 1 and rng.random() < 0.3:
        player = described["players"][seat]
        player.setdefault("stays", []).append(len(player["play"]))
        player["play"].append("outpost")
        if "keepers" in player:
            player["keepers"].append(0)
        turn["outposts"] = 1
        waiting.append({"seat": seat, "controller": None})
    if waiting:
        described["extra_turns"] = waiting
