"""Random positions for the slow Dominion: kingdoms, zones, tokens, mats, Durations that stay, possessed turns."""
from random import Random
from typing import Any, Dict, List

from slow_cards import BANES, BASIC, CARDS, KINGDOM, PRIZES

# cards that meet in rules of their own: whose turn it is, what stays, what is set off, what costs a Potion, who reacts
THEMES = (
    "possession outpost throne_room kings_court golem caravan haven horse_traders treasure_map",
    "outpost throne_room kings_court vassal golem haven caravan fishing_village horn_of_plenty",
    "possession royal_seal hoard goons mint treasury ironworks replace horn_of_plenty tournament ambassador smugglers",
    "hoard goons mint royal_seal treasury alchemist herbalist grand_market contraband venture bank",
    "remodel expand upgrade remake replace university swindler apprentice transmute familiar golem bridge mine",
    "moat diplomat horse_traders throne_room militia witch young_witch pirate_ship tournament goons ambassador minion",
    "tournament lurker ambassador smugglers throne_room kings_court salvager island explorer courtier")
LATER = {"caravan": ["plus_cards"], "fishing_village": ["plus_actions", "plus_coins"]}


def random_kingdom(rng: Random) -> Dict[str, Any]:
    """Piles and options; few piles, and mostly some that have to do with each other."""
    piles = rng.sample(KINGDOM, rng.randint(2, 7))
    theme = rng.choice(THEMES).split() if rng.random() < 0.7 else []
    piles += [card for card in theme if card not in piles and rng.random() < 0.5]
    if "possession" not in piles and rng.random() < 0.25:
        piles.append("possession")
    options: Dict[str, Any] = {"colonies": rng.random() < 0.2}
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
    pool = [*piles * 3, *BASIC, *["copper", "silver", "estate"] * 2]
    if any(CARDS[card].potion for card in piles):
        pool += ["potion"] * 3
    if kingdom["options"]["colonies"]:
        pool += ["platinum", "colony"]
    prizes = rng.sample(PRIZES, rng.randint(0, 5)) if "tournament" in piles else []
    seat = rng.randrange(seats)
    phase = rng.choice(["action", "action", "action", "buy", "buying"])
    players = [random_player(rng, pool, piles) for _seat in range(seats)]
    supply = {card: rng.randint(0, 3) for card in [*piles, *BASIC] if rng.random() < 0.15}
    for place, player in enumerate(players):
        for effect in player.get("later", []):
            effect["seat"] = place
    for prize in prizes:
        supply[prize] = 0
        rng.choice(players)[rng.choice(["hand", "hand", "bag", "discard"])].append(prize)
    described = {**kingdom, "seats": seats, "players": players, "supply": supply,
                 "turn": random_turn(rng, phase, seat, piles),
                 "trash": rng.choices([card for card in pool if card not in PRIZES], k=rng.randint(0, 4))}
    lay_in_play(rng, players[seat], [card for card in pool if phase != "action" or "treasure" not in CARDS[card].types])
    await_turns(rng, described)
    return described


def random_turn(rng: Random, phase: str, seat: int, piles: List[str]) -> Dict[str, Any]:
    turn: Dict[str, Any] = {"seat": seat, "phase": phase, "actions": rng.randint(0 if phase != "action" else 1, 4),
                            "buys": rng.randint(1, 3), "coins": rng.randint(0, 9), "actions_played": rng.randint(0, 3),
                            "reduction": rng.choice([0, 0, 0, 1, 2])}
    if any(CARDS[card].potion for card in piles):
        turn["potions"] = rng.choice([0, 0, 1, 2])
    if "contraband" in piles and phase != "action":
        turn["banned"] = rng.sample([*piles, *BASIC], rng.choice([0, 0, 1, 2]))
    if "treasury" in piles and phase == "buying":
        turn["victories_bought"] = rng.choice([0, 0, 1])
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


def random_player(rng: Random, pool: List[str], piles: List[str]) -> Dict[str, Any]:
    player: Dict[str, Any] = {"turns": rng.randint(0, 9)}
    for zone, most in (("hand", 8), ("deck", 4), ("bag", 8), ("discard", 6)):
        player[zone] = rng.choices(pool, k=rng.randint(0, most))
    if {"secret_passage", "pearl_diver"} & set(piles) and rng.random() < 0.5:
        beneath = sorted(rng.randint(0, len(player["bag"])) for _card in range(rng.randint(1, 2)))
        player["buried"] = [[rng.choice(pool), below] for below in beneath]
    play: List[str] = []
    later: List[str] = []
    stays: List[int] = []
    for card in ("caravan", "fishing_village"):
        if card in piles and rng.random() < 0.3:
            keepers = [each for each in ("throne_room", "kings_court") if each in piles and rng.random() < 0.4]
            keeper = keepers[0] if keepers else None
            player.setdefault("keepers", [0] * len(play))
            if keeper is not None:
                play.append(keeper)
                player["keepers"].append(0)
            player["keepers"].append(len(play) if keeper is not None else 0)
            stays.append(len(play))
            play.append(card)
            later += LATER[card] * (2 if keeper is not None else 1)
    mats: Dict[str, List[str]] = {}
    if "island" in piles:
        mats["island"] = rng.choices(pool, k=rng.randint(0, 3))
    effects = [{"effect": effect, "x": 1} for effect in later]
    if "horse_traders" in piles and rng.random() < 0.2:
        mats["horse_traders"] = ["horse_traders"]
        effects += [{"effect": "take_back", "x": 1}, {"effect": "plus_cards", "x": 1}]
    if "haven" in piles and rng.random() < 0.3:
        mats["haven"] = [rng.choice(pool)]
        stays.append(len(play))
        play.append("haven")
        if "keepers" in player:
            player["keepers"].append(0)
        effects.append({"effect": "take_back", "x": 0})
    player.update({"play": play, **({"stays": stays} if stays else {}), **({"mats": mats} if mats else {}),
                   **({"later": effects} if effects else {})})
    if {"monument", "goons", "pirate_ship"} & set(piles):
        player["tokens"] = {"vp": rng.randint(0, 4), "pirate_ship": rng.randint(0, 4)}
    if "smugglers" in piles:
        player["gained"] = rng.choices(pool, k=rng.randint(0, 3))
    return player


def lay_in_play(rng: Random, player: Dict[str, Any], pool: List[str]) -> None:
    """Cards played earlier in this turn, or Durations of the last one."""
    playable = [card for card in pool if CARDS[card].types & {"action", "treasure"} and card != "island"]
    found = rng.choices(playable, k=rng.randint(0, 5)) if playable else []
    player["play"] += found
    if "keepers" in player:
        player["keepers"] += [0] * len(found)
