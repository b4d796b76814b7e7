"""Random players for the slow Dominion: zones, mats, tokens, and what they have in play."""
from random import Random
from typing import Any, Dict, List, Set

from slow_cards import CARDS, PILE_OF, of_type

# the second halves as a position tells them
HALVES = {"caravan": "caravan.0", "fishing_village": "fishing_village.0", "amulet": "amulet.2", "dungeon": "dungeon.0",
          "enchantress": "enchantress.0"}
COFFERS = {"baker", "butcher", "candlestick_maker", "plaza", "merchant_guild"}
POINTS = {"monument", "goons", "temple", "farmers_market", "groundskeeper", "patrician_emporium", "aqueduct",
          "conquest"}


def random_player(rng: Random, pool: List[str], piles: List[str]) -> Dict[str, Any]:
    player: Dict[str, Any] = {"turns": rng.randint(0, 9), "play": [], "stays": [], "keepers": [], "later": []}
    for zone, most in (("hand", 8), ("deck", 4), ("bag", 8), ("discard", 6)):
        player[zone] = rng.choices(pool, k=rng.randint(0, most))
    if {"secret_passage", "pearl_diver"} & set(piles) and rng.random() < 0.5:
        beneath = sorted(rng.randint(0, len(player["bag"])) for _card in range(rng.randint(1, 2)))
        player["buried"] = [[rng.choice(pool), below] for below in beneath]
    random_mats(rng, player, pool, set(piles))
    random_tokens(rng, player, pool, set(piles))
    for unused in ("stays", "keepers", "later", "mats", "tokens"):
        if not player[unused]:
            del player[unused]
    return player


def play_duration(rng: Random, player: Dict[str, Any], card: str, piles: Set[str]) -> int:
    """It stays, and what played it with it; returns how often it was played."""
    play: List[str] = player["play"]
    keepers = [each for each in ("throne_room", "kings_court") if each in piles and rng.random() < 0.4]
    if keepers:
        play.append(keepers[0])
        player["keepers"].append(0)
    player["keepers"].append(len(play) if keepers else 0)
    player["stays"].append(len(play))
    play.append(card)
    return 2 if keepers else 1


def random_mats(rng: Random, player: Dict[str, Any], pool: List[str], piles: Set[str]) -> None:
    mats: Dict[str, List[str]] = {}
    for card, half in HALVES.items():
        if card in piles and rng.random() < 0.3:
            times = play_duration(rng, player, card, piles)
            player["later"] += [{"effect": "at_start", "x": half} for _play in range(times)]
    if "island" in piles:
        mats["island"] = rng.choices(pool, k=rng.randint(0, 3))
    if "horse_traders" in piles and rng.random() < 0.2:
        mats["horse_traders"] = ["horse_traders"]
        player["later"] += [{"effect": "take_back", "x": 1}, {"effect": "at_start", "x": "horse_traders.0"}]
    if "haven" in piles and rng.random() < 0.3:
        mats["haven"] = [rng.choice(pool)]
        play_duration(rng, player, "haven", set())
        player["later"].append({"effect": "take_back", "x": 0})
    if "gear" in piles and rng.random() < 0.4:
        mats["gear"] = []
        for _lot in range(play_duration(rng, player, "gear", piles)):
            lot = rng.choices(pool, k=rng.randint(1, 2))
            mats["gear"] += lot
            player["later"].append({"effect": "take_lot", "x": len(lot)})
    on_tavern = [card for card, pile in (("guide", "guide"), ("duplicate", "duplicate"), ("copper", "miser"))
                 if pile in piles]
    if on_tavern and rng.random() < 0.7:
        mats["tavern"] = rng.choices(on_tavern, k=rng.randint(1, 3))
        if "overlord" in piles and on_tavern != ["copper"] and rng.random() < 0.3:
            mats["tavern"].append("overlord")
    player["mats"] = mats


def random_tokens(rng: Random, player: Dict[str, Any], pool: List[str], piles: Set[str]) -> None:
    tokens: Dict[str, int] = {}
    if POINTS & piles:
        tokens["vp"] = rng.randint(0, 4)
    if "pirate_ship" in piles:
        tokens["pirate_ship"] = rng.randint(0, 4)
    if COFFERS & piles:
        tokens["coffers"] = rng.choice([0, 0, 1, 2, 3])
    if "overlord" in piles:
        tokens["debt"] = rng.choice([0, 0, 0, 1, 5])
    if "giant" in piles:
        tokens["journey"] = rng.randint(0, 1)
    if "raid" in piles:
        tokens["minus_card"] = rng.randint(0, 1)
    player["tokens"] = tokens
    if "smugglers" in piles:
        player["gained"] = rng.choices(pool, k=rng.randint(0, 3))
    if "training" in piles and rng.random() < 0.6:
        actions = [card for card in of_type("action", pool) if PILE_OF.get(card, card) in piles]
        if actions:
            player["trained"] = rng.choice(actions)


def lay_in_play(rng: Random, player: Dict[str, Any], pool: List[str], piles: List[str]) -> None:
    """Cards played earlier in this turn, or Durations of the last one; an Overlord is one of them."""
    playable = [card for card in pool if CARDS[card].types & {"action", "treasure"} and
                card not in ("island", "guide", "duplicate", "madman")]
    found = rng.choices(playable, k=rng.randint(0, 5)) if playable else []
    places = [len(player["play"]) + at for at, card in enumerate(found) if "action" in CARDS[card].types
              and CARDS[card].coins <= 5 and not CARDS[card].potion and card in piles and card != "overlord"]
    player["play"] += found
    if "keepers" in player:
        player["keepers"] += [0] * len(found)
    if "overlord" in piles and places and rng.random() < 0.6:
        player["overlords"] = [rng.choice(places)]
