"""The engine of Dominion asks, offers and does what the slow and obvious rules say, wherever a game stands."""
import json
from collections import Counter
from random import Random
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from games import last_step
from slow_buying import SPEAK_WHEN_BOUGHT
from slow_cards import EVENTS, OVERPAID
from slow_dominion import SlowDominion
from slow_moments import WHEN_GAINED, WHEN_TRASHED
from slow_plays import pile_of
from slow_positions import random_kingdom, random_position
from slow_zones import MATS, lots, slots, waiting
from table import GAME

SEED = 2016
BLOCKS = 20
QUESTIONS = 2_000                    # with --long:
QUESTIONS_LONG = 100_000
WALK = 30                            # questions after which a new position is set up
NAMING = ("ban", "name")
LOUD = {*WHEN_GAINED, *WHEN_TRASHED, *SPEAK_WHEN_BOUGHT, *OVERPAID, *EVENTS,
        "overlord", "throne_room", "kings_court", "feast", "mining_village", "farmers_market", "guide", "duplicate",
        "hermit", "gear"}
TALLY = ("actions", "buys", "coins", "reduction", "actions_played", "potions", "outposts", "crossroads", "fools_gold",
         "cards_bought", "purchases", "silvers_gained", "charms")
TOKENS = ("vp", "pirate_ship", "coffers", "debt", "journey", "minus_card")


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_engine_agrees_with_the_slow_rules(block: int, pytestconfig: pytest.Config) -> None:
    questions = (QUESTIONS_LONG if pytestconfig.getoption("--long") else QUESTIONS) // BLOCKS
    compared, number = 0, 0
    while compared < questions:
        compared += compare_a_walk((SEED + block) * 1_000_000 + number, questions - compared)
        number += 1
    assert compared == questions


def start(rng: Random, seed: int) -> DominionState:
    """The start of a game, or more often a position in the middle of one."""
    if rng.random() < 0.1:
        kingdom = random_kingdom(rng)
        return GAME.start(seats=rng.randint(2, 4), piles=kingdom["piles"], seed=seed, **kingdom["options"])
    return GAME.position(random_position(rng), seed=seed)


def compare_a_walk(seed: int, most: int) -> int:
    """Play random choices from a random position; returns how many questions were compared."""
    rng = Random(seed)
    state = start(rng, seed)
    began = state.describe()
    chosen: List[str] = []
    if state.over or began["pending"]:                     # nobody could do anything in that turn
        return 0
    try:
        slow = SlowDominion(began)
        compare(state, slow)
        while not state.over and len(chosen) < min(most, WALK):
            chosen.append(answer(rng, state))
            state.choose(chosen[-1])
            slow.choose(*last_step(state))
            compare(state, slow)
    except Exception as error:
        error.add_note(f"seed {seed}\nfrom {json.dumps(began)}\nchosen {chosen}\nlast {state.record()['steps'][-1:]}")
        raise
    return max(len(chosen), 1)


def answer(rng: Random, state: DominionState) -> str:
    """Mostly something that does something, and often a card that sets something off. A card that is named is one of
    this game, often the one on top of the deck."""
    assert state.decision is not None
    ids = state.decision.ids
    if state.decision.prompt in NAMING:
        told = state.describe()
        top = [f"name:{card}" for card in told["players"][state.asked_seat]["deck"][:1] if rng.random() < 0.5]
        return rng.choice(top or [id for id in ids if id.partition(":")[2] in told["supply"]])
    loud = [id for id in ids if id.partition(":")[2] in LOUD]
    if loud and rng.random() < 0.4:
        return rng.choice(loud)
    if "play:treasures" in ids and rng.random() < 0.6:
        return "play:treasures"
    if len(ids) > 1 and ids[-1] == "done" and rng.random() < 0.7:
        ids = ids[:-1]
    return rng.choice(ids)


def compare(state: DominionState, slow: SlowDominion) -> None:
    told, found = engine_facts(state.describe()), slow_facts(slow)
    decision = state.decision
    if decision is not None and slow.question is not None:
        asked = slow.question
        told["question"] = [decision.seat, state.asked_seat, decision.prompt, sorted(decision.ids)]
        found["question"] = [asked.decides, asked.about, asked.prompt, sorted(asked.ids)]
        if decision.prompt in NAMING and set(asked.ids) <= set(decision.ids):
            told["question"] = found["question"]                    # cards of further boxes can be named, too
    else:
        told["over"], found["over"] = decision is None, slow.question is None
        if state.result is not None:
            told["result"] = [state.result.scores, state.result.winners]
            found["result"] = [slow.scores(), slow.winners()]
    differ = [key for key in told if told[key] != found[key]]
    assert not differ, "\n".join(f"{key}: the engine {told[key]}\n    the slow rules {found[key]}" for key in differ)


def engine_facts(told: Dict[str, Any]) -> Dict[str, Any]:
    """All that a description tells, without orders that mean nothing; it leaves out what no card of a kingdom needs."""
    turn = told["turn"]
    facts: Dict[str, Any] = {"supply": told["supply"], "trash": Counter(told["trash"]),
                             "mixed": {pile: [cards["top"], Counter(cards["bag"])] for pile, cards in
                                       told.get("mixed", {}).items()},
                             "points on piles": +Counter(told.get("pile_points", {}))}
    if not told["over"]:
        facts["turn"] = turn["seat"]
        facts.update({key: turn[key] for key in TALLY if key in turn})
        facts["banned"] = set(turn.get("banned", []))
        facts["extra_turns"] = sorted(map(str, told.get("extra_turns", [])))
    if not told["over"] and "turns_in_a_row" in turn:
        facts["order"] = [turn["controller"], turn["normal_seat"], turn["extra"], turn["turns_in_a_row"]]
    for seat, player in enumerate(told["players"]):
        between = [card for zone in ("picked", "aside", "looked_at") for card in player.get(zone, [])]
        held = {
            "hand": Counter(player["hand"]), "deck": slots(player), "bag": Counter(player["bag"]),
            "discard": Counter(player["discard"]), "play": Counter(player["play"]), "turns": player["turns"],
            "between": Counter(between), "mats": {name: Counter(player.get("mats", {}).get(name, [])) for name in MATS},
            "tokens": {name: player.get("tokens", {}).get(name, 0) for name in TOKENS},
            "stays": Counter(player["play"][place] for place in player.get("stays", [])),
            "overlords": Counter(player["play"][place] for place in player.get("overlords", [])),
            "later": Counter(waiting(player)), "lots": lots(player), "trained": pile_of(player.get("trained")),
            "enchanted": set(player.get("enchanted", []))}
        facts.update({f"seat {seat}: {what}": found for what, found in held.items()})
        if "gained" in player:
            facts[f"gained {seat}"] = set(player["gained"])
    return facts


def slow_facts(slow: SlowDominion) -> Dict[str, Any]:
    facts: Dict[str, Any] = {
        "supply": slow.counts(), "trash": Counter(slow.trash),
        "mixed": {pile: [slow.mixed[pile], Counter(slow.hidden[pile])] for pile in slow.mixed},
        "points on piles": +Counter(slow.points), "turn": slow.seat, **{key: slow.tally[key] for key in TALLY},
        "banned": slow.banned, "extra_turns": sorted(map(str, slow.waiting_turns)),
        "order": [slow.controller, slow.normal_seat, slow.extra, slow.row]}
    for seat, player in enumerate(slow.players):
        held = {
            "hand": Counter(player.hand), "deck": player.deck, "bag": Counter(player.bag),
            "discard": Counter(player.discard), "play": Counter(player.in_play()), "turns": player.turns,
            "between": Counter(player.between), "mats": {name: Counter(player.mats[name]) for name in MATS},
            "tokens": {name: player.tokens[name] for name in TOKENS},
            "stays": Counter(entry.card for entry in player.play if entry.stays),
            "overlords": Counter(entry.card for entry in player.play if entry.card != entry.really),
            "later": Counter(player.later), "lots": player.lots, "trained": pile_of(player.trained),
            "enchanted": player.enchanted}
        facts.update({f"seat {seat}: {what}": found for what, found in held.items()})
        facts[f"gained {seat}"] = player.gained
    return facts
