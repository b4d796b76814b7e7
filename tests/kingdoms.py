"""What the tests of dominoes need: lay out kingdoms and lines, play choices, look at the table."""
from itertools import product
from typing import Any, Dict, List, Optional, Set, Tuple

import crownlands
from crownlands.dominoes.game import Dominoes
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BOXES, DOMINOES, FIRST, FIRST_CROWNS, SECOND, SECOND_CROWNS, TERRAINS

GAMES: Dict[str, Dominoes] = {
    "kingdomino": crownlands.game("kingdomino"),
    "queendomino": crownlands.game("queendomino"),
    "royal_wedding": crownlands.game("royal_wedding"),
}
TOWARD = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
LINE = "16:0 17:1 18:2 19:3"                     # a line and an offer for four players, where they do not matter
OFFER = "22 28 29 31"

# a kingdom with the figures of the rulebook's scoring example
EXAMPLE = ("21@0,-1,east 33@1,-2,west 20@-1,-2,west 42@2,-1,north 14@-2,-1,east 30@-1,0,west 35@1,0,south "
           "38@2,1,north 44@-1,1,west 41@0,2,north 19@-2,2,east 27@1,2,east")
# and its buildings
EXAMPLE_BUILDINGS = "church@-2,1 big_tavern@0,1 statue@1,-2 guardtower@1,0 sawmill@2,-2 travelling_castle@2,0"
# complete kingdoms of Kingdomino with the castle in the middle
FULL_5 = ("28@-1,0,south 9@0,2,north 14@-2,2,east 36@-2,1,north 3@-1,-1,west 18@-2,-2,east 6@1,-1,west "
          "11@0,-2,east 26@2,-1,north 44@1,0,south 13@2,1,north 30@1,2,east")
FULL_7 = ("28@-1,0,south 9@0,2,north 7@-2,2,east 35@-2,1,north 24@-3,0,south 2@-3,2,south 34@-2,3,east "
          "32@0,3,east 6@2,2,west 29@2,3,east 39@3,2,north 46@1,0,south 38@2,1,north 43@3,-1,south "
          "47@2,-1,north 14@3,-2,north 8@1,-3,east 45@1,-1,west 22@0,-2,east 26@-1,-3,east 36@-1,-1,north "
          "33@-3,-1,east 18@-2,-3,south 5@-3,-2,north")

Square = Tuple[int, int]
Half = Tuple[str, int]                           # terrain and crowns


# ---- describing
def domino(word: str) -> Dict[str, Any]:
    """`7` is a domino of the game's own box, `k7` in Royal Wedding one of Kingdomino."""
    return {"domino": int(word[1:]), "box": "kingdomino"} if word[0] == "k" else {"domino": int(word)}


def kingdom(dominoes: str = "", buildings: str = "", knights: str = "", **rest: Any) -> Dict[str, Any]:
    """Dominoes as `35@1,0,east` in their order, buildings as `statue@1,0`, knights as `1,0`; the castle is at 0,0."""
    laid = []
    for word in dominoes.split():
        which, _, place = word.partition("@")
        x, y, direction = place.split(",")
        laid.append({**domino(which), "x": int(x), "y": int(y), "direction": direction})
    facts: Dict[str, Any] = {"dominoes": laid, **rest}
    if buildings:
        facts["buildings"] = [{"building": id, "x": int(place.split(",")[0]), "y": int(place.split(",")[1])}
                              for id, _, place in (word.partition("@") for word in buildings.split())]
    if knights:
        facts["knights"] = [[int(number) for number in word.split(",")] for word in knights.split()]
    return facts


def kings_on(text: str) -> List[Dict[str, Any]]:
    """`5:0 6 7:1`: dominoes, with the seats whose kings stand on them."""
    return [{**domino(which), "seat": int(seat) if seat else None}
            for which, _, seat in (word.partition(":") for word in text.split())]


def tiles_on(text: str) -> List[Optional[str]]:
    """The builders' board by price from 0 on; `-` is an empty slot."""
    return [None if id == "-" else id for id in text.split()]


def table(*kingdoms: Dict[str, Any], game: str = "queendomino", seats: int = 4, line: str = LINE, offer: str = OFFER,
          slots: str = "", builders: Optional[Dict[str, Any]] = None, seed: int = 1, **rest: Any) -> DominoesState:
    """A position. Without an offer it is the last round. `builders` is the board but for its slots."""
    description = {"seats": seats, "kingdoms": list(kingdoms), "line": kings_on(line), "offer": kings_on(offer), **rest}
    if game != "kingdomino":
        description["board"] = {"slots": tiles_on(slots), **(builders or {})}
    return GAMES[game].position(description, seed=seed)


def finished(*kingdoms: Dict[str, Any], game: str = "queendomino", seats: int = 4, **rest: Any) -> DominoesState:
    """A game that is over, with these kingdoms."""
    return GAMES[game].position({"seats": seats, "kingdoms": list(kingdoms), "turn": None, **rest}, seed=1)


# ---- playing
def options(state: DominoesState) -> List[str]:
    decision = state.decision
    return [] if decision is None else decision.ids


def choose(state: DominoesState, *ids: str) -> None:
    for id in ids:
        state.choose(id)


def pass_on(state: DominoesState) -> None:
    """The first legal choice, and nothing that need not be done."""
    ids = options(state)
    state.choose("done" if "done" in ids else ids[0])


def end_turn(state: DominoesState) -> None:
    """What must be done until the next king's turn."""
    turns = state.turns_taken()
    while not state.over and state.turns_taken() == turns:
        pass_on(state)


def end_round(state: DominoesState) -> None:
    round = state.round
    while not state.over and state.round == round:
        pass_on(state)


# ---- looking
def facts(state: DominoesState, place: int = 0) -> Dict[str, Any]:
    """A kingdom as anybody sees it."""
    found: Dict[str, Any] = state.view(None)["kingdoms"][place]
    return found


def sheet(state: DominoesState, place: int = 0) -> Dict[str, Any]:
    found: Dict[str, Any] = facts(state, place)["sheet"]
    return found


def board(state: DominoesState) -> Dict[str, Any]:
    found: Dict[str, Any] = state.view(None)["board"]
    return found


def numbers(entries: List[Dict[str, Any]]) -> List[int]:
    return [int(entry["domino"]) for entry in entries]


# ---- the rules once more, in the plainest way, to compare with
def halves(number: int, box: str) -> Tuple[Half, Half]:
    at = BOXES.index(box) * DOMINOES + number - 1
    return (TERRAINS[FIRST[at]], FIRST_CROWNS[at]), (TERRAINS[SECOND[at]], SECOND_CROWNS[at])


def around(square: Square) -> List[Square]:
    return [(square[0] + dx, square[1] + dy) for dx, dy in TOWARD.values()]


def squares(laid: List[Dict[str, Any]]) -> Dict[Square, Half]:
    """The squares of a kingdom without its castle."""
    found: Dict[Square, Half] = {}
    for each in laid:
        dx, dy = TOWARD[each["direction"]]
        first, second = halves(each["domino"], each["box"])
        found[each["x"], each["y"]] = first
        found[each["x"] + dx, each["y"] + dy] = second
    return found


def legal_places(laid: List[Dict[str, Any]], number: int, box: str, limit: int) -> Set[str]:
    """Where a domino can be laid, both ways round."""
    ground = squares(laid)
    first, second = halves(number, box)
    found: Set[str] = set()
    reach = range(-limit - 1, limit + 2)
    edges = [(min(cells), max(cells)) for cells in zip((0, 0), *ground, strict=True)]      # of each axis
    for x, y, (direction, (dx, dy)) in product(reach, reach, TOWARD.items()):
        pair = (((x, y), first[0]), ((x + dx, y + dy), second[0]))
        if any(square == (0, 0) or square in ground for square, _terrain in pair):
            continue
        sides = [max(high, one, other) - min(low, one, other) + 1
                 for (low, high), one, other in zip(edges, pair[0][0], pair[1][0], strict=True)]
        if max(sides) <= limit and any(beside == (0, 0) or (beside in ground and ground[beside][0] == terrain)
                                       for square, terrain in pair for beside in around(square)):
            found.add(f"place:{x},{y},{direction}")
    return found


def turned(place: str) -> str:
    """The same two squares, from the other end."""
    x, y, direction = place.removeprefix("place:").split(",")
    dx, dy = TOWARD[direction]
    back = {"east": "west", "west": "east", "south": "north", "north": "south"}[direction]
    return f"place:{int(x) + dx},{int(y) + dy},{back}"


def territories(laid: List[Dict[str, Any]]) -> List[Tuple[str, Set[Square]]]:
    ground = squares(laid)
    found: List[Tuple[str, Set[Square]]] = []
    while ground:
        start, (terrain, _crowns) = next(iter(ground.items()))
        territory, edge = {start}, [start]
        while edge:
            for beside in around(edge.pop()):
                if beside in ground and ground[beside][0] == terrain and beside not in territory:
                    territory.add(beside)
                    edge.append(beside)
        found.append((terrain, territory))
        for square in territory:
            del ground[square]
    return found
