"""Positions that nobody ever came to: descriptions of real ones with something changed."""
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Dict, List, Tuple

from crownlands.dominion.arguments import CARD_NUMBER, CARD_OR_NONE, NAME, PROGRAM, SEAT, VOICE, Part
from crownlands.dominion.cards import NAMES
from crownlands.dominion.effect import EFFECTS, PROGRAMS
from crownlands.dominion.voices import VOICES

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


def argument(description: Description, parts: List[Part], random: Random) -> Any:
    """Of the right form: a value, or one for each part; sometimes too much."""
    values = {part.name: value_of(description, part, random) for part in parts if random.random() < 0.9}
    if len(parts) == 1:
        return next(iter(values.values()), 0)
    return values if parts else 0


def value_of(description: Description, part: Part, random: Random) -> Any:
    if part.most in (CARD_NUMBER, CARD_OR_NONE):
        return random.choice((*cards_of(description), None, 0))
    if part.most == NAME:
        return random.choice(NAMES)
    if part.most == PROGRAM:
        return random.choice(PROGRAMS).name
    if part.most == VOICE:
        voice = random.choice(VOICES)
        return f"{NAMES[voice.speaker]}.{voice.number}"
    if part.most == SEAT:
        return random.randrange(len(description["players"]) + 1)
    return random.choice((0, 0, 1, random.randint(0, part.most), part.most, part.most + 1))


def frame(description: Description, random: Random) -> Description:
    """An effect that waits, with an argument of the right form or of none."""
    effect = random.choice(EFFECTS)
    x = argument(description, effect.argument.parts, random) if random.random() < 0.9 else random.choice(NUMBERS)
    facts = {"effect": effect.name, "seat": random.randrange(len(description["players"])), "x": x}
    if random.random() < 0.1:
        facts["immune"] = random.choice(([0], [1], [5], [6], [40], [-1], 3, "x", [0, 1]))
    if random.random() < 0.1:
        facts["gone"] = True
    if random.random() < 0.3:
        facts["slot"] = random.choice((0, 1, 2, *NUMBERS))
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
        key = random.choice(("x", "x", "seat", "slot"))
        if key == "x" and isinstance(facts["x"], dict):
            facts["x"][random.choice(list(facts["x"]))] = random.choice(NUMBERS)
        else:
            facts[key] = random.choice(NUMBERS)


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
        description["turn"][key] = random.choice(("action", "buy", "buying", "clean_up", "between_turns", "night"))
    else:
        description["turn"][key] = random.choice(NUMBERS)


def change_what_lasts(description: Description, random: Random) -> None:
    """Mats, tokens, what waits for the next turn, what lies inside the deck, what stays in play."""
    player = random.choice(description["players"])
    some = [random.choice(cards_of(description)) for _card in range(random.choice((0, 1, 1, 2, 30)))]
    key = random.choice(("mats", "mats", "tokens", "later", "later", "buried", "buried", "stays", "keepers", "gained"))
    if key == "mats":
        mats = [*player.get("mats", {}), "island", "haven", "horse_traders", "waiting", "possessed", "attic"]
        player["mats"] = {**player.get("mats", {}), random.choice(mats): some}
    elif key == "tokens":
        player["tokens"] = {random.choice(("vp", "pirate_ship", "luck")): random.choice(NUMBERS)}
    elif key == "later":
        seat = random.choice((description["players"].index(player), 0))
        usual = {"effect": random.choice(("plus_cards", "plus_actions", "plus_coins", "take_back")), "seat": seat,
                 "x": random.choice((0, 1, 1, 2, random.choice(NUMBERS)))}
        player["later"] = [*player.get("later", []), random.choice((usual, usual, frame(description, random)))]
    elif key == "buried":
        beneath = sorted(random.choice((0, 1, 2, random.randrange(12))) for _card in some)
        player["buried"] = [[card, depth] for card, depth in zip(some, beneath, strict=True)]
        if random.random() < 0.2:
            player["buried"].append(random.choice((["copper"], ["copper", 1.5], ["copper", -1], "copper", None)))
    elif key == "gained":
        player["gained"] = some
    else:
        player[key] = [random.choice((0, 1, 2, 3, *NUMBERS)) for _card in some]


def change_the_extra_turns(description: Description, random: Random) -> None:
    seats = len(description["players"])
    description["extra_turns"] = [
        {"seat": random.randrange(seats), "controller": random.choice((None, random.randrange(seats), 9)),
         random.choice(("after_normal", "chosen", "controller")): random.choice((True, False, None, 0))}
        for _turn in range(random.choice((1, 1, 2, 3, 40)))]


def change_who_decides(description: Description, random: Random) -> None:
    """The turn is out of order, or another player's to decide."""
    seats = len(description["players"])
    for key, values in (("controller", (None, *range(seats))), ("extra", (True, False)), ("normal_seat", range(seats)),
                        ("turns_in_a_row", (0, 1, 2, 3)), ("banned", (["gold"], ["copper", "gold"], "gold", [7]))):
        if random.random() < 0.5:
            description["turn"][key] = random.choice(list(values))


def change_a_number(description: Description, random: Random) -> None:
    if random.random() < 0.5:
        random.choice(description["players"])["turns"] = random.choice(NUMBERS)
    else:
        description[random.choice(("choices", "over", "ask_forced", "seats"))] = random.choice(NUMBERS)



DOMINION: Tuple[Mutation, ...] = (
    wait_for_more, wait_for_more, ask_something_else, ask_something_else, wait_for_less, wait_in_another_order,
    wait_for_the_same_again, wait_with_another_argument, forget_the_question, move_cards, add_cards, take_cards_away,
    empty_piles, change_the_turn, change_a_number, change_what_lasts, change_what_lasts, change_what_lasts,
    change_the_extra_turns, change_who_decides)


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
    if isinstance(description.get("turn"), dict):
        description["turn"]["phase"] = random.choice(("place", "tax", "build", "burn", "claim", "deal"))


ANYTHING: Tuple[Mutation, ...] = (change_anything, change_a_number_a_little, change_a_number_a_little,
                                  leave_something_out, exchange_things)
DOMINOES: Tuple[Mutation, ...] = (*ANYTHING, change_the_phase)
