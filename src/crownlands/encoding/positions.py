"""A state as bytes, and what a seat knows as text: for tables of a search, for comparing, for sending."""
from __future__ import annotations

import hashlib
import json
from typing import Any, Dict, Final, List, Optional

from librt.strings import BytesWriter
from mypy_extensions import i64

from crownlands.dominion.redeal import remember
from crownlands.dominion.state import DominionState
from crownlands.dominoes.state import DominoesState
from crownlands.encoding import packed_dominion, packed_dominoes
from crownlands.encoding.packing import Source, put
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.errors import CrownlandsError, DamagedRecord
from crownlands.kernel.game import new_generator
from crownlands.kernel.state import State

FORMAT: Final = 1                    # of the bytes; with the game it is their first one
DOMINION: Final = 16 * FORMAT
DOMINOES: Final = 16 * FORMAT + 1


class Fresh:
    """Generators for states that were given no seed: branches of one that comes from the system's randomness."""

    def __init__(self) -> None:
        self.root: Chance = new_generator(None)
        self.number: i64 = 0

    def next(self) -> Chance:
        self.number += 1
        return self.root.branch(self.number)


FRESH: Final = Fresh()


def packed(state: State) -> bytes:
    """The position as bytes: equal for equal positions, however they came about. What chance will bring and the record
    are no part of it. Another version of Crownlands may not read it: to keep a position, use `describe`."""
    out = BytesWriter()
    if isinstance(state, DominionState):
        put(out, DOMINION)
        packed_dominion.pack(state, out)
    else:
        assert isinstance(state, DominoesState)
        put(out, DOMINOES)
        packed_dominoes.pack(state, out)
    return out.getvalue()


def unpacked(data: bytes, seed: Optional[int] = None) -> State:
    """The state of a position, without a record; what follows is drawn with the seed, or by fresh chance."""
    rng = FRESH.next() if seed is None else seeded(seed)
    try:
        source = Source(data)
        kind = source.get()
        if kind == DOMINION:
            state: State = packed_dominion.unpack(source)
        elif kind == DOMINOES:
            state = packed_dominoes.unpack(source)
        else:
            raise DamagedRecord("these bytes are no position of this version")
        if source.at != len(data):
            raise DamagedRecord("after the position there are bytes left over")
    except CrownlandsError:
        raise
    except (LookupError, ValueError, AssertionError, OverflowError, TypeError) as error:
        raise DamagedRecord(f"these bytes are no position: {error}") from error
    state.rng = rng
    return state


def same_position(one: State, other: State) -> bool:
    """Whether two states are the same but for what chance will bring and their records."""
    return packed(one) == packed(other)


def information(state: State, seat: int) -> str:
    """All that the seat knows, as text: equal for all states that it cannot tell apart, as far as it can matter to what
    follows. A state with a record tells what the seat remembers; one without only what lies open."""
    facts = state.view(seat)
    del facts["step"]
    if isinstance(state, DominionState):
        for player in facts["players"]:
            if "hand" in player:
                player["hand"].sort()
        facts["memory"] = memory_facts(state, seat)
    elif isinstance(state, DominoesState):
        facts["undrawn"] = [int(state.bag), int(state.queen_bag), int(state.undrawn)]
        facts["tiles"] = [[int(left) for left in state.stack], int(state.burned)] if state.rules.town else []
        facts["used"] = [int(state.used), state.placed, state.taxed]
    return json.dumps(facts, sort_keys=True, separators=(",", ":"))


def memory_facts(state: DominionState, seat: int) -> List[Any]:
    """What the seat remembers of cards that it does not see."""
    memory = remember(state, seat)
    unseen: Dict[str, int] = {}
    for i in range(i64(len(memory.faces))):
        card = f"{state.kingdom.ids[memory.faces[i]]} {memory.places[i]}"
        unseen[card] = unseen.get(card, 0) + 1
    return [unseen, [int(size) for size in memory.sizes], [[int(card) for card in top] for top in memory.tops],
            [[int(card) for card in pile] for pile in memory.piles],
            [[int(card) for card in inside] for inside in memory.buried],
            [[int(count) for count in beneath] for beneath in memory.beneath]]


def information_hash(state: State, seat: int) -> int:
    """A number of 64 bits for what the seat knows: the same on every machine."""
    text = information(state, seat)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")
