"""What the tests of turns out of order need: a turn that another player decides, and which turns there were."""
from typing import Any, Dict, List, Optional, Tuple

from crownlands.dominion.state import DominionState
from table import choose, events_of, table

COPPERS = "copper*20"


def possessed(mine: Dict[str, Any], theirs: Dict[str, Any], *others: Dict[str, Any], kingdom: str = "",
              turn: Optional[Dict[str, Any]] = None, **rest: Any) -> DominionState:
    """Seat 1 is in a turn that seat 0 decides."""
    return table(mine, theirs, *others, kingdom=f"possession {kingdom}",
                 turn={"seat": 1, "controller": 0, "extra": True, "normal_seat": 0, **(turn or {})}, **rest)


def turns(state: DominionState) -> List[Tuple[int, Optional[int]]]:
    """The turns that have begun: whose, and who decides if that is another player."""
    return [(event["seat"], event.get("controller")) for event in events_of(state, 0, "turn")]


def end_turn(state: DominionState) -> None:
    """Decline everything until another turn begins, or it is to be chosen."""
    begun = len(turns(state))
    while not state.over and len(turns(state)) == begun and state.prompt != "turn":
        choose(state, "done")


def tokens(state: DominionState, seat: int) -> Dict[str, int]:
    return dict(state.view(None)["players"][seat]["tokens"])
