"""What waits on the stack of a position: described, read, and held to what cards can bring about."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, List

from librt.vecs import append
from mypy_extensions import i64

from crownlands.dominion.arguments import CARD_NUMBER, CARD_OR_NONE, NAME, PROGRAM, VOICE, Part
from crownlands.dominion.cards import LATER, NAME_NUMBERS, NAMES, check_card
from crownlands.dominion.effect import (
    ARGUMENT_SHIFT,
    CONTEXT_MASK,
    EFFECT_MASK,
    EFFECT_NUMBERS,
    EFFECTS,
    IMMUNE_SHIFT,
    PROGRAMS,
    SEAT_MASK,
    SEAT_SHIFT,
    SLOT_BITS,
    SLOT_SHIFT,
    Effect,
)
from crownlands.dominion.effects.lasting import MATS_BY_NUMBER, save_several, take_back, take_lot
from crownlands.dominion.effects.line import needs_of
from crownlands.dominion.effects.playing import FOUND_BITS, play_found
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import LOOKED_AT, OPEN, PICKED, Player
from crownlands.dominion.reading import check_keys, number_in, number_of, yes_or_no
from crownlands.dominion.stack import Stack
from crownlands.dominion.voices import VOICES
from crownlands.dominion.zones import GEAR, WAITING
from crownlands.kernel.errors import Clause, ImpossiblePosition, did_you_mean, either

FRAME_KEYS: Final = ("effect", "seat", "x", "immune", "slot", "gone")
MOST_PENDING: Final = 200                        # more than any game has
MOST_LATER: Final = 100


# ---- out
def describe_frame(kingdom: Kingdom, frame: i64) -> Dict[str, Any]:
    effect = EFFECTS[frame & EFFECT_MASK]
    facts: Dict[str, Any] = {"effect": effect.name, "seat": int(frame >> SEAT_SHIFT & SEAT_MASK),
                             "x": describe_argument(kingdom, effect, frame >> ARGUMENT_SHIFT)}
    immune = [seat for seat in range(6) if frame >> (IMMUNE_SHIFT + seat) & 1]
    if immune:
        facts["immune"] = immune
    facts["slot"] = int(frame >> SLOT_SHIFT & SLOT_BITS)
    return facts


def describe_argument(kingdom: Kingdom, effect: Effect, x: i64) -> Any:
    """The part that it has, or all of several by name."""
    values: Dict[str, Any] = {}
    for part in effect.argument.parts[::-1]:
        values[part.name] = describe_part(kingdom, part, x >> part.shift)
        x -= x >> part.shift << part.shift
    if len(values) == 1:
        return next(iter(values.values()))
    return {name: values[name] for name in reversed(values)} if values else 0


def describe_part(kingdom: Kingdom, part: Part, value: i64) -> Any:
    if part.most == CARD_NUMBER:
        return kingdom.ids[value]
    if part.most == CARD_OR_NONE:
        return kingdom.ids[value - 1] if value else None
    if part.most == NAME:
        return NAMES[value]
    if part.most == PROGRAM:
        return PROGRAMS[value].name
    if part.most == VOICE:
        return f"{NAMES[VOICES[value].speaker]}.{value}"
    return int(value)


# ---- in
def fill_pending(state: Stack, pending: object) -> None:
    """What waits, the last on top: that asks its question, the others have not begun."""
    if not isinstance(pending, (list, tuple)) or len(pending) > MOST_PENDING:
        raise ImpossiblePosition("pending-list", most=MOST_PENDING)
    for facts in pending:
        state.push(read_frame(state, facts))
    for at in range(state.stack_size):
        check_frame(state, at)
    for owner in state.players:
        if owner.aside.size and not lies_rightly(state, owner):
            raise ImpossiblePosition("cards-aside", seat=owner.seat)
        if not state.over:
            check_mats(state, owner)


def read_frame(state: Stack, facts: object) -> i64:
    if not isinstance(facts, Mapping):
        raise ImpossiblePosition("pending-dict")
    check_keys(facts, FRAME_KEYS, Clause("a-pending-effect"))
    name = facts.get("effect")
    if name not in EFFECT_NUMBERS:
        raise ImpossiblePosition("no-effect", name=repr(name), near=did_you_mean(str(name), EFFECT_NUMBERS))
    where = Clause("a-pending", effect=name)
    frame = EFFECT_NUMBERS[name] | i64(number_in(facts, "seat", 0, where, int(state.seats) - 1)) << SEAT_SHIFT
    immune = facts.get("immune") or []
    if not isinstance(immune, (list, tuple)) or not all(type(seat) is int and 0 <= seat < state.seats
                                                        for seat in immune):
        raise ImpossiblePosition("immune-seats", where=where, last=state.seats - 1, immune=repr(immune))
    for seat in immune:
        frame |= state.kingdom.bits[IMMUNE_SHIFT + seat]
    # without a slot it is the last card in play that does this, unless that is gone: so positions told it before
    played = int(state.players[state.turn_seat].play.size)
    slot = number_in(facts, "slot", 0 if yes_or_no(facts, "gone", where) else played, where, played)
    return frame | i64(slot) << SLOT_SHIFT | read_argument(state, EFFECTS[EFFECT_NUMBERS[name]], facts, where) \
        << ARGUMENT_SHIFT


def read_argument(state: Stack, effect: Effect, facts: Mapping[str, Any], where: Clause) -> i64:
    parts = effect.argument.parts
    x = facts.get("x", 0)
    if len(parts) > 1:
        if isinstance(x, str) or (isinstance(x, int) and all(part.asking for part in parts[1:])):
            x = {parts[0].name: x}               # as positions told it before what was trashed was noted
        if isinstance(x, Mapping):
            check_keys(x, tuple(part.name for part in parts), Clause("x-of", where=where))
        elif x != 0:
            raise ImpossiblePosition("it-is-by-name", where=where, x=repr(x),
                                     right=effect.argument.words(state.kingdom))
        total: i64 = 0
        for part in parts:
            value = x.get(part.name, 0) if isinstance(x, Mapping) else 0
            total |= read_part(state, effect, part, value, where) << part.shift
        return total
    if not parts:
        if type(x) is not int or x != 0:
            raise ImpossiblePosition("it-is-zero", where=where, x=repr(x))
        return 0
    return read_part(state, effect, parts[0], x, where)


def read_part(state: Stack, effect: Effect, part: Part, value: Any, where: Clause) -> i64:
    if part.most == CARD_NUMBER:
        return number_of(state.kingdom, value, where)
    if part.most == CARD_OR_NONE:
        return number_of(state.kingdom, value, where) + 1 if value else 0
    if part.most == NAME:
        return NAME_NUMBERS[check_card(value)]
    if part.most == PROGRAM:
        return read_program(value)
    if part.most == VOICE:
        return read_voice(state.kingdom, value)
    most = int(part.most_in(state.kingdom))              # what a position says may be too large for an i64
    if isinstance(value, bool) or type(value) is not int or not 0 <= value <= most:
        raise ImpossiblePosition("it-is", where=where, key=part.name, value=repr(value),
                                 right=effect.argument.words(state.kingdom))
    return value


def read_program(value: object) -> i64:
    for number, program in enumerate(PROGRAMS):
        if program.name == value:
            return number
    raise ImpossiblePosition("no-part-of-card", value=repr(value))


def read_voice(kingdom: Kingdom, value: object) -> i64:
    for voices in kingdom.voices:
        for voice in voices:
            if f"{NAMES[voice.speaker]}.{voice.number}" == value:
                return voice.number
    raise ImpossiblePosition("no-voice", value=repr(value))


def check_frame(state: Stack, at: i64) -> None:
    """What waits there can be what a card brought about."""
    frame = state.stack[at]
    asking = at == state.stack_size - 1
    effect = EFFECTS[frame & EFFECT_MASK]
    me = state.players[frame >> SEAT_SHIFT & SEAT_MASK]
    x = frame >> ARGUMENT_SHIFT
    if not effect.argument.fits(state.kingdom, x, asking):
        told = describe_argument(state.kingdom, effect, x)
        raise ImpossiblePosition("cannot-wait-with", effect=effect.name, asking="yes" if asking else "no", x=repr(told),
                                 right=effect.argument.words(state.kingdom))
    if effect.above and not stands_rightly(state, at, effect):
        raise ImpossiblePosition("right-below", effect=effect.name, below=either(effect.above),
                                 seats="any" if effect.in_turn else "same")
    if needs_of([int(frame)]) & ~state.kingdom.needs:
        raise ImpossiblePosition("pending-needs", effect=effect.name)
    state.context = frame & CONTEXT_MASK
    if not effect.can_wait(state, me, x) or (asking and not effect.can_ask(state, me, x)):
        raise ImpossiblePosition("pending-not-fitting", effect=effect.name, seat=me.seat,
                                 asking="yes" if asking else "no")


def check_mats(state: Stack, owner: Player) -> None:
    """What lies on a mat for a time is what some effect will take from there."""
    mats = state.kingdom.mats
    frames = [state.stack[i] for i in range(state.stack_size) if state.stack[i] >> SEAT_SHIFT & SEAT_MASK == owner.seat]
    if WAITING in mats:
        found: List[i64] = []
        for frame in frames:
            x = frame >> ARGUMENT_SHIFT
            while frame & EFFECT_MASK == play_found.number and x:
                found.append((x & 127) - 1)
                x >>= FOUND_BITS
        if sorted(found) != sorted(state.mat(owner, WAITING).to_list()):
            raise ImpossiblePosition("not-play-found", seat=owner.seat)
    frames.extend(owner.lasting.later)
    for number, name in enumerate(MATS_BY_NUMBER):
        if name in mats and state.mat(owner, name).size:
            check_waits(owner, name, any(frame & EFFECT_MASK == take_back.number and frame >> ARGUMENT_SHIFT == number
                                         for frame in frames))
    if GEAR in mats and state.mat(owner, GEAR).size:
        check_waits(owner, GEAR, any(frame & EFFECT_MASK in (take_lot.number, save_several.number)
                                     for frame in frames))


def check_waits(owner: Player, mat: str, waits: bool) -> None:
    """Cards lie on a mat until something takes them back."""
    if not waits:
        raise ImpossiblePosition("mat-not-waiting", seat=owner.seat, mat=mat)


def fill_later(state: Stack, me: Player, later: object) -> None:
    """What waits for the player's next turn."""
    if not isinstance(later, (list, tuple)) or len(later) > MOST_LATER:
        raise ImpossiblePosition("later-list", most=MOST_LATER)
    if later and not state.kingdom.needs & LATER:
        raise ImpossiblePosition("nothing-later", seat=me.seat)
    for facts in later:
        frame = read_frame(state, facts)
        effect = EFFECTS[frame & EFFECT_MASK]
        if frame >> SEAT_SHIFT & SEAT_MASK != me.seat or not (effect.indifferent or effect.name == "at_start") \
                or not effect.argument.fits(state.kingdom, frame >> ARGUMENT_SHIFT, False) \
                or not effect.can_wait(state, me, frame >> ARGUMENT_SHIFT):
            raise ImpossiblePosition("cannot-wait", effect=effect.name, seat=me.seat)
        me.lasting.later = append(me.lasting.later, frame)


def stands_rightly(state: Stack, at: i64, effect: Effect) -> bool:
    if at == 0:
        return False
    frame, below = state.stack[at], state.stack[at - 1]
    return EFFECTS[below & EFFECT_MASK].name in effect.above and \
        (effect.in_turn or frame >> SEAT_SHIFT & SEAT_MASK == below >> SEAT_SHIFT & SEAT_MASK)


def lies_rightly(state: Stack, owner: Player) -> bool:
    """Whether the effect on top can have laid these cards aside: cards lie there for the length of one question. Or one
    that waits can, because what a trashed or gained card says comes first; that lays nothing aside itself."""
    for i in range(state.stack_size - 1, -1, -1):
        frame = state.stack[i]
        effect = EFFECTS[frame & EFFECT_MASK]
        me = state.players[frame >> SEAT_SHIFT & SEAT_MASK]
        asking = i == state.stack_size - 1
        if (asking or effect.keeps_aside) and effect.can_lie_aside(me, frame >> ARGUMENT_SHIFT, owner):
            return True
        if asking and lays_aside(effect, me, frame >> ARGUMENT_SHIFT, owner):
            return False
    return False


def lays_aside(effect: Effect, me: Player, x: i64, owner: Player) -> bool:
    """Whether cards of that player can lie aside for it in any way."""
    kind = owner.aside_kind
    found = False
    for way in (OPEN, PICKED, LOOKED_AT):
        owner.aside_kind = way
        found = found or effect.can_lie_aside(me, x, owner)
    owner.aside_kind = kind
    return found
