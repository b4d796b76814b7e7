"""What the tests of rulings need: set up a table, play choices, look at zones."""
from collections import Counter
from typing import Any, Dict, List

import crownlands
from crownlands.dominion.cards import BOXES
from crownlands.dominion.state import DominionState

GAME = crownlands.game("dominion")


def cards(text: str) -> List[str]:
    """`copper*3 estate` as a list of card ids."""
    found: List[str] = []
    for word in text.split():
        id, _, count = word.partition("*")
        found.extend([id] * int(count or 1))
    return found


def table(*players: Dict[str, Any], kingdom: str = "", seed: int = 1, **rest: Any) -> DominionState:
    """A position, by the rules of the first edition unless it names a box or a card that only the second has. Zones of
    a player are texts as `cards` reads them; `kingdom` names further kingdom cards."""
    described = [{key: cards(zone) if isinstance(zone, str) else zone for key, zone in player.items()}
                 for player in players]
    description: Dict[str, Any] = {"players": described, **rest}
    if isinstance(description.get("trash"), str):
        description["trash"] = cards(description["trash"])
    named = dict.fromkeys(kingdom.split())
    for player in described:
        for zone in player.values():
            if isinstance(zone, list):
                named.update(dict.fromkeys(zone))
    named.update(dict.fromkeys(description.get("trash") or []))
    named.update(dict.fromkeys(description.get("supply") or {}))
    if kingdom:
        description["piles"] = list(named)
    if not any(id in BOXES["base2e"] and id not in BOXES["base1e"] for id in named):
        description.setdefault("boxes", ["base1e"])
    return GAME.position(description, seed=seed)


def choose(state: DominionState, *ids: str) -> None:
    for id in ids:
        state.choose(id)


def options(state: DominionState) -> List[str]:
    decision = state.decision
    return [] if decision is None else decision.ids


def zone(state: DominionState, seat: int, name: str) -> List[str]:
    """A zone's cards: hand, deck (top first), discard (top last), play, aside."""
    me = state.players[seat]
    found = [state.kingdom.ids[card] for card in getattr(me, name).to_list()]
    return found[::-1] if name == "deck" else found


def expect(state: DominionState, seat: int, **zones: str) -> None:
    """The zones hold these cards, in whatever order."""
    for name, text in zones.items():
        found = zone(state, seat, name)
        assert Counter(found) == Counter(cards(text)), f"seat {seat}'s {name} is {found}, expected {text}"


def expect_turn(state: DominionState, **numbers: int) -> None:
    for name, value in numbers.items():
        assert getattr(state, name) == value, f"{name} is {getattr(state, name)}, expected {value}"


def expect_trash(state: DominionState, text: str) -> None:
    found = [id for card, id in enumerate(state.kingdom.ids) for _copy in range(state.trash[card])]
    assert Counter(found) == Counter(cards(text)), f"the trash is {found}, expected {text}"


def events_of(state: DominionState, seat: int, verb: str) -> List[Dict[str, Any]]:
    """What a seat has received of one kind of event."""
    return [event for event in state.events(seat) if event["event"] == verb]
