"""What a seat learns from the events that it is told: how its memory changes."""
from __future__ import annotations

from typing import Any, Dict, List

from mypy_extensions import i64

from crownlands.dominion.memory import (
    IN_BAG,
    IN_HAND,
    IN_PILE,
    INSIDE,
    LAID_ASIDE,
    ON_TOP,
    PLACES,
    SET_ASIDE,
    UNSEEN,
    Memory,
)
from crownlands.dominion.zones import ASIDE, DECK, DISCARD, HAND, HIDDEN_MATS


def hear(memory: Memory, event: Dict[str, Any]) -> None:
    """An event, as the seat of the memory is told it."""
    verb = event["event"]
    seat: i64 = event["seat"]
    if verb == "shuffle":
        shuffle(memory, seat)
    elif verb == "pass":
        pass_on(memory, seat, event)
    elif verb == "top":
        new_top(memory, seat, memory.kingdom.numbers[event["card"]])
    elif verb == "discard_deck":
        turn_over(memory, seat, memory.kingdom.numbers[event["top"]])
    elif verb == "shuffle_in":
        shuffle_in(memory, seat)
    elif verb == "bury":
        bury(memory, seat, event)
    elif verb == "look_below":
        look_below(memory, seat, event)
    elif verb == "put_on_top":
        bottom_to_top(memory, seat)
    elif verb == "look_through":
        if "cards" in event and (seat != memory.seat or UNSEEN in memory.piles[seat]):
            look_through(memory, seat, [memory.kingdom.numbers[id] for id in event["cards"]])
    elif "from" in event:
        faces: List[i64] = [memory.kingdom.numbers[id] for id in event.get("cards", [])]
        if event["from"] == event["to"] == HAND:
            memory.show(seat, faces, IN_HAND)
        elif event["from"] == event["to"] and event["from"] in HIDDEN_MATS:
            memory.show(seat, faces, SET_ASIDE + HIDDEN_MATS.index(event["from"]))
        elif faces:
            for face in faces:
                move_seen(memory, seat, event["from"], event["to"], face)
        else:
            move_hidden(memory, seat, event["from"], event["to"], event["count"], event.get("top"))


# ---- cards go from zone to zone
def move_seen(memory: Memory, seat: i64, source: str, target: str, face: i64) -> None:
    if source == HAND:
        memory.leave_seen(seat, IN_HAND, face)
    elif source == ASIDE:
        memory.leave_seen(seat, LAID_ASIDE, face)
    elif source in HIDDEN_MATS:
        memory.leave_seen(seat, SET_ASIDE + HIDDEN_MATS.index(source), face)
    elif source == DECK:
        dig_up(memory, seat)
        if not memory.tops[seat]:
            memory.leave_seen(seat, IN_BAG, face)
        elif memory.tops[seat].pop() == UNSEEN:
            memory.leave_seen(seat, ON_TOP, face)
    elif source == DISCARD:
        take_from_pile(memory, seat, face)
    if target == HAND:
        memory.enter_seen(seat, IN_HAND, face)
    elif target == ASIDE:
        memory.enter_seen(seat, LAID_ASIDE, face)
    elif target in HIDDEN_MATS:
        memory.enter_seen(seat, SET_ASIDE + HIDDEN_MATS.index(target), face)
    elif target == DECK:
        memory.tops[seat].append(face)
    elif target == DISCARD:
        memory.piles[seat].append(face)


def move_hidden(memory: Memory, seat: i64, source: str, target: str, count: i64, top: object) -> None:
    """Cards move face down. What comes to lie on top of the discard pile is seen all the same."""
    if target == DISCARD:
        place = LAID_ASIDE if source == ASIDE else IN_HAND
        seen = 0
        face: i64 = UNSEEN
        if isinstance(top, str):
            face = memory.kingdom.numbers[top]
            memory.leave_seen(seat, place, face)
            seen = 1
        memory.move_unseen(seat, place, seat, IN_PILE, count - seen)
        memory.piles[seat].extend([i64(UNSEEN)] * (count - seen))
        if seen:
            memory.piles[seat].append(face)
    elif source == DECK:
        for _card in range(count):
            take_hidden(memory, seat, target)
    elif target == DECK:
        if source == DISCARD:
            unstack(memory, seat)
            memory.piles[seat].pop()
            memory.move_unseen(seat, IN_PILE, seat, ON_TOP, 1)
        else:
            memory.move_unseen(seat, LAID_ASIDE if source == ASIDE else IN_HAND, seat, ON_TOP, count)
        memory.tops[seat].extend([i64(UNSEEN)] * count)
    elif source in HIDDEN_MATS:
        memory.move_unseen(seat, SET_ASIDE + HIDDEN_MATS.index(source), seat, IN_HAND, count)
    elif target in HIDDEN_MATS:
        memory.move_unseen(seat, IN_HAND, seat, SET_ASIDE + HIDDEN_MATS.index(target), count)
    else:
        hand_to_aside = source == HAND and target == ASIDE
        assert hand_to_aside, f"cards went unseen from {source} to {target}"
        memory.move_unseen(seat, IN_HAND, seat, LAID_ASIDE, count)


def take_hidden(memory: Memory, seat: i64, target: str) -> None:
    """The top card of the deck goes face down to a place; the seat may know it all the same."""
    place = IN_HAND if target == HAND else LAID_ASIDE if target == ASIDE else ON_TOP
    dig_up(memory, seat)
    if memory.tops[seat]:
        face = memory.tops[seat].pop()
        if face == UNSEEN:
            memory.move_unseen(seat, ON_TOP, seat, place, 1)
        elif target == DECK:
            memory.tops[seat].append(face)
            return
        else:
            memory.enter_seen(seat, place, face)
    else:
        memory.move_unseen(seat, IN_BAG, seat, place, 1)
    if target == DECK:
        memory.tops[seat].append(UNSEEN)


def pass_on(memory: Memory, seat: i64, event: Dict[str, Any]) -> None:
    taker: i64 = event["to_seat"]
    if "cards" in event:
        face = memory.kingdom.numbers[event["cards"][0]]
        memory.leave_seen(seat, LAID_ASIDE, face)
        memory.enter_seen(taker, IN_HAND, face)
    else:
        memory.move_unseen(seat, LAID_ASIDE, taker, IN_HAND, 1)


# ---- the discard pile
def shuffle(memory: Memory, seat: i64) -> None:
    memory.move_unseen(seat, IN_PILE, seat, IN_BAG, memory.sizes[seat * PLACES + IN_PILE])
    for face in memory.piles[seat]:
        if face != UNSEEN:
            memory.enter_seen(seat, IN_BAG, face)
    memory.piles[seat] = []


def turn_over(memory: Memory, seat: i64, top: i64) -> None:
    """The deck is turned over onto the discard pile; only what comes to lie on top is seen."""
    bag = memory.sizes[seat * PLACES + IN_BAG]
    pile = memory.tops[seat][::-1]
    left = bag
    for face, beneath in zip(memory.buried[seat][::-1], memory.beneath[seat][::-1], strict=True):
        pile.extend([i64(UNSEEN)] * (left - beneath))
        pile.append(face)
        left = beneath
    pile.extend([i64(UNSEEN)] * left)
    memory.tops[seat] = []
    memory.buried[seat] = []
    memory.beneath[seat] = []
    memory.move_unseen(seat, INSIDE, seat, IN_PILE, memory.sizes[seat * PLACES + INSIDE])
    memory.move_unseen(seat, ON_TOP, seat, IN_PILE, memory.sizes[seat * PLACES + ON_TOP])
    memory.move_unseen(seat, IN_BAG, seat, IN_PILE, bag)
    memory.piles[seat].extend(pile)
    new_top(memory, seat, top)


def new_top(memory: Memory, seat: i64, face: i64) -> None:
    """The top of the discard pile is seen."""
    pile = memory.piles[seat]
    if pile[-1] == UNSEEN:
        memory.leave_seen(seat, IN_PILE, face)
        pile[-1] = face
    elif pile[-1] != face:                           # a card was taken out from somewhere in the pile
        unstack(memory, seat)
        memory.leave_seen(seat, IN_PILE, face)
        pile[-1] = face


def look_through(memory: Memory, seat: i64, faces: List[i64]) -> None:
    """The seat sees a discard pile: that of a player for whom it decides, or the own one with a deck turned over onto
    it."""
    unstack(memory, seat)
    for face in faces:
        memory.leave_seen(seat, IN_PILE, face)
    memory.piles[seat] = faces


def take_from_pile(memory: Memory, seat: i64, face: i64) -> None:
    """Of several such cards in a pile that was not seen whole, nobody knows which it was: what lay where is not known
    any more."""
    pile = memory.piles[seat]
    if UNSEEN in pile:
        unstack(memory, seat)
        pile.pop()
        memory.leave_seen(seat, IN_PILE, face)
    else:
        pile.remove(face)


def unstack(memory: Memory, seat: i64) -> None:
    """The order of the discard pile is not known any more, only its cards."""
    pile = memory.piles[seat]
    for i in range(len(pile)):
        if pile[i] != UNSEEN:
            memory.enter_seen(seat, IN_PILE, pile[i])
            pile[i] = UNSEEN


def shuffle_in(memory: Memory, seat: i64) -> None:
    """The cards laid aside go into the deck, in which nothing lies at a known place any more."""
    for place in (LAID_ASIDE, ON_TOP, INSIDE):
        memory.move_unseen(seat, place, seat, IN_BAG, memory.sizes[seat * PLACES + place])
    for face in [*memory.tops[seat], *memory.buried[seat]]:
        if face != UNSEEN:
            memory.enter_seen(seat, IN_BAG, face)
    memory.tops[seat] = []
    memory.buried[seat] = []
    memory.beneath[seat] = []


# ---- inside the deck
def bury(memory: Memory, seat: i64, event: Dict[str, Any]) -> None:
    """A hand card goes to a place inside the deck, which all see."""
    above: i64 = event["above"]
    face: i64 = UNSEEN
    if "cards" in event:
        face = memory.kingdom.numbers[event["cards"][0]]
        memory.leave_seen(seat, IN_HAND, face)
    tops = memory.tops[seat]
    if above <= len(tops):
        tops.insert(len(tops) - above, face)
        if face == UNSEEN:
            memory.move_unseen(seat, IN_HAND, seat, ON_TOP, 1)
        return
    above -= len(tops)
    at: i64 = len(memory.buried[seat])
    beneath = memory.sizes[seat * PLACES + IN_BAG]
    while at > 0 and above > beneath - memory.beneath[seat][at - 1]:
        above -= beneath - memory.beneath[seat][at - 1] + 1
        beneath = memory.beneath[seat][at - 1]
        at -= 1
    memory.buried[seat].insert(at, face)
    memory.beneath[seat].insert(at, beneath - above)
    if face == UNSEEN:
        memory.move_unseen(seat, IN_HAND, seat, INSIDE, 1)


def look_below(memory: Memory, seat: i64, event: Dict[str, Any]) -> None:
    """The owner looks at the bottom card. Others know that it is known."""
    face: i64 = memory.kingdom.numbers[event["cards"][0]] if "cards" in event else i64(UNSEEN)
    buried, beneath = memory.buried[seat], memory.beneath[seat]
    bag = memory.sizes[seat * PLACES + IN_BAG]
    if buried and beneath[0] == 0:
        if face != UNSEEN and buried[0] == UNSEEN:
            memory.leave_seen(seat, INSIDE, face)
            buried[0] = face
    elif bag == 0:
        if face != UNSEEN and memory.tops[seat][0] == UNSEEN:
            memory.leave_seen(seat, ON_TOP, face)
            memory.tops[seat][0] = face
    else:
        if face == UNSEEN:
            memory.move_unseen(seat, IN_BAG, seat, INSIDE, 1)
        else:
            memory.leave_seen(seat, IN_BAG, face)
        for i in range(len(beneath)):
            beneath[i] -= 1
        buried.insert(0, face)
        beneath.insert(0, 0)


def bottom_to_top(memory: Memory, seat: i64) -> None:
    if memory.buried[seat]:
        face = memory.buried[seat].pop(0)
        memory.beneath[seat].pop(0)
        if face == UNSEEN:
            memory.move_unseen(seat, INSIDE, seat, ON_TOP, 1)
    else:
        face = memory.tops[seat].pop(0)
    memory.tops[seat].append(face)


def dig_up(memory: Memory, seat: i64) -> None:
    """If the highest card at a known place has become the top card, it lies on top."""
    buried = memory.buried[seat]
    if buried and not memory.tops[seat] and memory.beneath[seat][-1] == memory.sizes[seat * PLACES + IN_BAG]:
        face = buried.pop()
        memory.beneath[seat].pop()
        if face == UNSEEN:
            memory.move_unseen(seat, INSIDE, seat, ON_TOP, 1)
        memory.tops[seat].append(face)
