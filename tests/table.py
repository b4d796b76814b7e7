"""What the tests of rulings need: set up a table, play choices, look at zones."""
from collections import Counter
from typing import Any, Dict, List, Optional

import crownlands
from crownlands.dominion.cards import BOXES, PILE_OF, is_kingdom_card, is_landscape
from crownlands.dominion.player import CARD
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import TALLY_NAMES

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
    described: List[Dict[str, Any]] = [
        {key: cards(zone) if isinstance(zone, str) and key != "trained" else zone for key, zone in player.items()}
        for player in players]
    description: Dict[str, Any] = {"players": described, **rest}
    if isinstance(description.get("trash"), str):
        description["trash"] = cards(description["trash"])
    named = dict.fromkeys(kingdom.split())
    for player in described:
        for zone in player.values():
            if isinstance(zone, list):
                named.update(dict.fromkeys(id for id in zone if isinstance(id, str)))
        for mat in player.get("mats", {}).values():
            named.update(dict.fromkeys(mat))
    named.update(dict.fromkeys(description.get("trash") or []))
    named.update(dict.fromkeys(description.get("supply") or {}))
    if kingdom:
        piles = dict.fromkeys(PILE_OF.get(id, id) for id in named)
        description["piles"] = [id for id in piles if is_kingdom_card(id) or is_landscape(id)]
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
    """A zone's cards: hand, deck (top first), discard (top last), play, aside, or a mat."""
    me = state.players[seat]
    cards = state.mat(me, name) if name in state.kingdom.mats else getattr(me, name)
    found = [state.kingdom.ids[card & CARD] for card in cards.to_list()]
    return found[::-1] if name == "deck" else found


def expect(state: DominionState, seat: int, **zones: str) -> None:
    """The zones hold these cards, in whatever order."""
    for name, text in zones.items():
        found = zone(state, seat, name)
        assert Counter(found) == Counter(cards(text)), f"seat {seat}'s {name} is {found}, expected {text}"


def expect_turn(state: DominionState, **numbers: int) -> None:
    for name, value in numbers.items():
        found = tally(state, name) if name in TALLY_NAMES else getattr(state, name)
        assert found == value, f"{name} is {found}, expected {value}"


def tally(state: DominionState, name: str) -> int:
    """A count of this turn; nothing has been counted in a game without such cards."""
    return int(state.tally[TALLY_NAMES.index(name)]) if len(state.tally) else 0


def expect_trash(state: DominionState, text: str) -> None:
    found = [id for card, id in enumerate(state.kingdom.ids) for _copy in range(state.trash[card])]
    assert Counter(found) == Counter(cards(text)), f"the trash is {found}, expected {text}"


def events_of(state: DominionState, seat: Optional[int], verb: str) -> List[Dict[str, Any]]:
    """What a seat has received of one kind of event."""
    return [event for event in state.events(seat) if event["event"] == verb]


def end_turn(state: DominionState) -> None:
    """Do nothing more until the next turn has begun, or the game is over."""
    turns = len(events_of(state, 0, "turn"))
    while not state.over and len(events_of(state, 0, "turn")) == turns:
        choose(state, "done")


def turns(state: DominionState) -> List[str]:
    """The turns that have begun: the seat, + for an extra turn, and who decides in it if somebody else does."""
    return [f"{event['seat']}{'+' if event.get('extra') else ''}{event.get('controller', '')}"
            for event in events_of(state, 0, "turn")]
