"""Positions that nobody ever came to: descriptions of real ones with something changed."""
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Dict, List, Tuple

from crownlands.dominion.stack import EFFECTS, PROGRAMS

NUMBERS = (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 100, 127, 128, 129, 256, 260, 517, 768, 1000, 1024, 2048, 4096, 4097,
           65536, 2**31, 2**36, 2**41 - 1, 2**41, 2**63, 2**64, 10**30, -1, 1.5, True, None, "2")
ZONES = ("hand", "deck", "bag", "discard", "play", "aside", "picked", "looked_at")
Description = Dict[str, Any]
Mutation = Callable[[Description, Random], None]


def mutated(description: Description, seed: int, mutations: Tuple[Mutation, ...]) -> Description:
    random = Random(seed)
    changed = deepcopy(description)
    for _change in range(random.randint(1, 3)):
        random.choice(mutations)(changed, random)
    return changed


# ---- Dominion
def cards_of(description: Description) -> List[str]:
    return list(description["supply"])


def frame(description: Description, random: Random) -> Description:
    """An effect that waits, with an argument of the right form or of none."""
    effect = random.choice(EFFECTS)
    x: Any = random.choice((random.choice(NUMBERS), random.randrange(16), random.randrange(8), 0, 0))
    if random.random() < 0.9:
        if effect.name in ("perform", "play_card", "discard_top_may_play"):
            x = random.choice(cards_of(description))
        elif effect.name in ("each_other", "choose_one", "choose_two"):
            x = [random.choice(PROGRAMS).name, random.choice((0, 0, 0, 1, 2, 3, 9, 10**9))]
    facts = {"effect": effect.name, "seat": random.randrange(description["seats"]), "x": x}
    if random.random() < 0.1:
        facts["immune"] = random.choice(([0], [1], [5], [6], [40], [-1], 3, "x", [0, 1]))
    if random.random() < 0.1:
        facts["gone"] = True
    return facts


def wait_for_more(description: Description, random: Random) -> None:
    pending = description["pending"]
    pending.insert(random.randint(0, len(pending)), frame(description, random))


def ask_something_else(description: Description, random: Random) -> None:
    description["pending"].append(frame(description, random))
    description.pop("decision", None)


def wait_for_less(description: Description, random: Random) -> None:
    if description["pending"]:
        del description["pending"][random.randrange(len(description["pending"]))]


def wait_in_another_order(description: Description, random: Random) -> None:
    random.shuffle(description["pending"])


def wait_for_the_same_again(description: Description, random: Random) -> None:
    if description["pending"]:
        description["pending"].extend([dict(random.choice(description["pending"]))] * random.choice((1, 2, 9, 300)))
        description.pop("decision", None)


def wait_with_another_argument(description: Description, random: Random) -> None:
    if description["pending"]:
        facts = random.choice(description["pending"])
        facts[random.choice(("x", "x", "seat"))] = random.choice(NUMBERS)


def forget_the_question(description: Description, random: Random) -> None:
    description.pop("decision", None)


def move_cards(description: Description, random: Random) -> None:
    player = random.choice(description["players"])
    source = random.choice([zone for zone in ZONES if player.get(zone)] or ["hand"])
    target = random.choice(ZONES)
    if source != target:
        player[target] = player.get(target, []) + player.pop(source, [])


def add_cards(description: Description, random: Random) -> None:
    player = random.choice(description["players"])
    zone = random.choice(ZONES)
    player[zone] = player.get(zone, []) + [random.choice(cards_of(description))] * random.choice((1, 1, 2, 12, 3000))


def take_cards_away(description: Description, random: Random) -> None:
    for player in random.sample(description["players"], random.randint(1, len(description["players"]))):
        for zone in random.sample(ZONES, random.randint(1, len(ZONES))):
            player.pop(zone, None)


def empty_piles(description: Description, random: Random) -> None:
    for id in random.sample(cards_of(description), random.randint(1, len(cards_of(description)))):
        description["supply"][id] = random.choice((0, 0, 0, 1, *NUMBERS))


def change_the_turn(description: Description, random: Random) -> None:
    key = random.choice(list(description["turn"]))
    if key == "phase":
        description["turn"][key] = random.choice(("action", "buy", "buying", "clean_up", "night"))
    else:
        description["turn"][key] = random.choice(NUMBERS)


def change_a_number(description: Description, random: Random) -> None:
    if random.random() < 0.5:
        random.choice(description["players"])["turns"] = random.choice(NUMBERS)
    else:
        description[random.choice(("choices", "over", "ask_forced", "seats"))] = random.choice(NUMBERS)



DOMINION: Tuple[Mutation, ...] = (
    wait_for_more, wait_for_more, ask_something_else, ask_something_else, wait_for_less, wait_in_another_order,
    wait_for_the_same_again, wait_with_another_argument, forget_the_question, move_cards, add_cards, take_cards_away,
    empty_piles, change_the_turn, change_a_number)


# ---- dominoes
def places(description: Any, path: Tuple[Any, ...] = ()) -> List[Tuple[Any, ...]]:
    """Where there is something in a description, as ways to go down to it."""
    children = description.items() if isinstance(description, dict) else enumerate(description) \
        if isinstance(description, list) else ()
    return [found for key, child in children for found in [(*path, key), *places(child, (*path, key))]]


def parent_of(description: Description, path: Tuple[Any, ...]) -> Any:
    parent: Any = description
    for key in path[:-1]:
        parent = parent[key]
    return parent


def change_anything(description: Description, random: Random) -> None:
    path = random.choice(places(description))
    parent_of(description, path)[path[-1]] = random.choice(NUMBERS)


def change_a_number_a_little(description: Description, random: Random) -> None:
    numbers = [path for path in places(description) if type(parent_of(description, path)[path[-1]]) is int]
    path = random.choice(numbers)
    parent_of(description, path)[path[-1]] += random.choice((-2, -1, 1, 2, 5))


def leave_something_out(description: Description, random: Random) -> None:
    path = random.choice(places(description))
    del parent_of(description, path)[path[-1]]


def exchange_things(description: Description, random: Random) -> None:
    """Of the same kind, wherever they are."""
    path = random.choice(places(description))
    mine = parent_of(description, path)[path[-1]]
    others = [other for other in places(description)
              if type(parent_of(description, other)[other[-1]]) is type(mine) and other[:len(path)] != path
              and path[:len(other)] != other]
    if others:
        other = random.choice(others)
        theirs = parent_of(description, other)[other[-1]]
        parent_of(description, path)[path[-1]] = theirs
        parent_of(description, other)[other[-1]] = mine


def change_the_phase(description: Description, random: Random) -> None:
    if description.get("turn"):
        description["turn"]["phase"] = random.choice(("place", "tax", "build", "burn", "claim", "deal"))


ANYTHING: Tuple[Mutation, ...] = (change_anything, change_a_number_a_little, change_a_number_a_little,
                                  leave_something_out, exchange_things)
DOMINOES: Tuple[Mutation, ...] = (*ANYTHING, change_the_phase)
