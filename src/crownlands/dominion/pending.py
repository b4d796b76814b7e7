"""What waits on the stack of a position: described, read, and held to what cards can bring about."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, List

from mypy_extensions import i64

from crownlands.dominion.arguments import AS_CARD, AS_PROGRAM
from crownlands.dominion.questions import CHOICES
from crownlands.dominion.reading import check_keys, number_in, number_of, yes_or_no
from crownlands.dominion.stack import (
    ARGUMENT_SHIFT,
    EFFECT_MASK,
    EFFECT_NUMBERS,
    EFFECTS,
    GONE,
    IMMUNE_SHIFT,
    PROGRAMS,
    SEAT_MASK,
    SEAT_SHIFT,
    Effect,
    Stack,
)
from crownlands.dominion.table import Player
from crownlands.kernel.errors import ImpossiblePosition, did_you_mean

FRAME_KEYS: Final = ("effect", "seat", "x", "immune", "gone")
PROGRAM_BITS: Final = 16
MOST_PENDING: Final = 200                        # more than any game has
MOST_X: Final = 0x1FFFFFFFFFF                    # what fits into a frame


def describe_frame(ids: List[str], frame: i64) -> Dict[str, Any]:
    effect = EFFECTS[frame & EFFECT_MASK]
    x: i64 = frame >> ARGUMENT_SHIFT
    argument: Any = int(x)
    if effect.argument.form == AS_CARD:
        argument = ids[x]
    elif effect.argument.form == AS_PROGRAM:
        argument = [PROGRAMS[x & 0xFFFF].name, int(x >> PROGRAM_BITS)]
    facts: Dict[str, Any] = {"effect": effect.name, "seat": int(frame >> SEAT_SHIFT & SEAT_MASK), "x": argument}
    immune = [seat for seat in range(6) if frame >> (IMMUNE_SHIFT + seat) & 1]
    if immune:
        facts["immune"] = immune
    if frame & GONE:
        facts["gone"] = True
    return facts


def fill_pending(state: Stack, pending: object) -> None:
    """What waits, the last on top: that asks its question, the others have not begun."""
    if not isinstance(pending, (list, tuple)) or len(pending) > MOST_PENDING:
        raise ImpossiblePosition(f"the pending effects of a position are a list of {MOST_PENDING} at most")
    for facts in pending:
        state.push(read_frame(state, facts))
    for at in range(state.stack_size):
        check_frame(state, at)
    for owner in state.players:
        if owner.aside.size and not lies_rightly(state, owner):
            raise ImpossiblePosition(f"seat {owner.seat} cannot have cards aside: the pending effect on top lays none "
                                     "of this kind there")


def read_frame(state: Stack, facts: object) -> i64:
    if not isinstance(facts, Mapping):
        raise ImpossiblePosition("a pending effect is a dict")
    check_keys(facts, FRAME_KEYS, "a pending effect")
    name = facts.get("effect")
    if name not in EFFECT_NUMBERS:
        raise ImpossiblePosition(f"there is no effect {name!r}{did_you_mean(str(name), EFFECT_NUMBERS)}")
    where = f"a pending {name}"
    frame = EFFECT_NUMBERS[name] | i64(number_in(facts, "seat", 0, where, int(state.seats) - 1)) << SEAT_SHIFT
    immune = facts.get("immune") or []
    if not isinstance(immune, (list, tuple)) or not all(type(seat) is int and 0 <= seat < state.seats
                                                        for seat in immune):
        raise ImpossiblePosition(f"the immune of {where} are a list of seats, 0 to {state.seats - 1}, not {immune!r}")
    for seat in immune:
        frame |= state.kingdom.bits[IMMUNE_SHIFT + seat]
    if yes_or_no(facts, "gone", where):
        frame |= GONE
    return frame | read_argument(state, EFFECTS[EFFECT_NUMBERS[name]], facts, where) << ARGUMENT_SHIFT


def read_argument(state: Stack, effect: Effect, facts: Mapping[str, Any], where: str) -> i64:
    if effect.argument.form == AS_CARD:
        return number_of(state.kingdom, facts.get("x"), where)
    if effect.argument.form == AS_PROGRAM:
        return read_program(facts.get("x"))
    x = facts.get("x", 0)
    if type(x) is not int or not 0 <= x <= MOST_X:
        raise ImpossiblePosition(f"{where} cannot have x {x!r}: it is {effect.argument.words(state.kingdom)}")
    return x


def read_program(argument: object) -> i64:
    if isinstance(argument, (list, tuple)) and len(argument) == 2:
        name, first = argument
        for number, program in enumerate(PROGRAMS):
            if program.name == name and type(first) is int and 0 <= first <= len(CHOICES):
                return number | i64(first) << PROGRAM_BITS
    raise ImpossiblePosition(f"{argument!r} is not a part of any card")


def check_frame(state: Stack, at: i64) -> None:
    """What waits there can be what a card brought about."""
    frame = state.stack[at]
    asking = at == state.stack_size - 1
    effect = EFFECTS[frame & EFFECT_MASK]
    me = state.players[frame >> SEAT_SHIFT & SEAT_MASK]
    x = frame >> ARGUMENT_SHIFT
    if not effect.argument.fits(state.kingdom, x, asking):
        told = describe_frame(state.kingdom.ids, frame)["x"]
        raise ImpossiblePosition(f"a pending {effect.name} cannot {'ask' if asking else 'wait'} with x {told!r}: it is "
                                 f"{effect.argument.words(state.kingdom)}")
    if effect.above and not stands_rightly(state, at, effect):
        raise ImpossiblePosition(f"right below a pending {effect.name} waits {' or '.join(effect.above)}"
                                 f"{'' if effect.in_turn else ' of the same seat'}")
    if not effect.can_wait(state, me, x) or (asking and not effect.can_ask(state, me, x)):
        raise ImpossiblePosition(f"the pending effects do not fit the rest of the position: there is nothing for "
                                 f"{effect.name} of seat {me.seat} to {'ask about' if asking else 'wait for'}")


def stands_rightly(state: Stack, at: i64, effect: Effect) -> bool:
    if at == 0:
        return False
    frame, below = state.stack[at], state.stack[at - 1]
    return EFFECTS[below & EFFECT_MASK].name in effect.above and \
        (effect.in_turn or frame >> SEAT_SHIFT & SEAT_MASK == below >> SEAT_SHIFT & SEAT_MASK)


def lies_rightly(state: Stack, owner: Player) -> bool:
    """Whether the effect on top can have laid these cards aside: cards lie there for the length of one question."""
    if not state.stack_size:
        return False
    frame = state.stack[state.stack_size - 1]
    me = state.players[frame >> SEAT_SHIFT & SEAT_MASK]
    return EFFECTS[frame & EFFECT_MASK].can_lie_aside(me, frame >> ARGUMENT_SHIFT, owner)
