"""Conditions that can never hold: found by what their numbers can be at the least and at the most."""
from __future__ import annotations

import math
from typing import Dict, Final, List, Optional, Tuple

from crownlands.bots.dominion import condition as op
from crownlands.bots.dominion.condition import Operation
from crownlands.dominion.cards import BOXES, TREASURE

INFINITE: Final = math.inf
MOST_CASES: Final = 200              # of `or`s within `and`s, after which one believes that it may hold
LONGEST: Final = 500                 # operations of a condition that is looked at

Span = Tuple[float, float]           # the least and the most that a number can be
Key = Operation                      # which number of the table: the operation that asks for it
Facts = Dict[Key, Span]

NO: Span = (0.0, 0.0)                # not Final: such a tuple would be unset when compiled
YES: Span = (1.0, 1.0)
EITHER: Span = (0.0, 1.0)
SPANS: Final[Dict[int, Span]] = {op.VP: (-INFINITE, INFINITE), op.OPPONENT_VP: (-INFINITE, INFINITE), op.BEGAN: EITHER,
                                 op.JOURNEY: EITHER, op.MINUS_CARD: EITHER, op.TRAINED: EITHER,
                                 op.PLAYERS: (2.0, 6.0), op.TURN: (1.0, INFINITE)}
COMPARISONS: Final = (op.LESS, op.LESS_OR_EQUAL, op.EQUAL, op.NOT_EQUAL)


class Part:
    """An operation with what it is about."""

    def __init__(self, operation: Operation, parts: List[Part]) -> None:
        self.operation = operation
        self.code = operation[0]
        self.parts = parts


Goal = Tuple[Part, bool]             # what should come true, or false


def can_hold(operations: List[Operation], buying: bool = False) -> bool:
    """Whether anything speaks for it. buying: it is asked when all Treasures have been played."""
    facts: Facts = {}
    if len(operations) > LONGEST:
        return True
    if buying:
        facts = {operation: NO for operation in operations if is_treasure_in_hand(operation)}
    return Cases().can_be([(tree(operations), True)], [], facts)


def is_treasure_in_hand(operation: Operation) -> bool:
    code, types, card = operation
    if code == op.HAND_TYPE:
        return types == TREASURE
    lines = [cards[card] for cards in BOXES.values() if card in cards]
    return code == op.HAND and any(line.types & TREASURE and not len(line.program) for line in lines)


def tree(operations: List[Operation]) -> Part:
    stack: List[Part] = []
    for operation in operations:
        taken = 0 if operation[0] <= op.LAST_VALUE else 1 if operation[0] <= op.LAST_OF_ONE else 2
        parts = stack[len(stack) - taken:]
        del stack[len(stack) - taken:]
        stack.append(Part(operation, parts))
    return stack[0]


class Cases:
    """Looks for a case in which all goals come true, `or` by `or`."""

    def __init__(self) -> None:
        self.looked_at = 0

    def can_be(self, goals: List[Goal], others: List[Goal], facts: Facts) -> bool:
        """others: goals that are not about one number; they are looked at last, when most is known."""
        if not goals:
            return all(may_come(part, wanted, facts) for part, wanted in others)
        self.looked_at += 1
        if self.looked_at > MOST_CASES:
            return True
        (part, wanted), rest = goals[0], goals[1:]
        if part.code == op.NOT:
            return self.can_be([(part.parts[0], not wanted), *rest], others, facts)
        if part.code in (op.AND, op.OR):
            first, second = part.parts
            if wanted == (part.code == op.AND):          # both
                return self.can_be([(first, wanted), (second, wanted), *rest], others, facts)
            return self.can_be([(first, wanted), *rest], others, facts) or \
                self.can_be([(second, wanted), *rest], others, facts)
        about = narrowed(part, wanted, facts)
        if about is None:
            return self.can_be(rest, [*others, (part, wanted)], facts)
        key, (low, high) = about
        return low <= high and self.can_be(rest, others, {**facts, key: (low, high)})


def narrowed(part: Part, wanted: bool, facts: Facts) -> Optional[Tuple[Key, Span]]:
    """What a goal says of one number of the table, if it is about just one. All these numbers are whole."""
    if op.NUMBER < part.code <= op.LAST_VALUE:
        low, high = span_of(part, facts)
        if not wanted:
            return part.operation, (max(low, 0.0), min(high, 0.0))
        return (part.operation, (max(low, 1.0), high)) if low >= 0 else None
    if part.code not in COMPARISONS:
        return None
    first, second = part.parts
    code = part.code
    if not wanted and code in (op.LESS, op.LESS_OR_EQUAL):           # not a < b is b <= a
        first, second = second, first
        code = op.LESS_OR_EQUAL if code == op.LESS else op.LESS
    for value, number, is_first in ((first, second, True), (second, first, False)):
        if op.NUMBER < value.code <= op.LAST_VALUE and number.code == op.NUMBER:
            low, high = span_of(value, facts)
            bound = number.operation[1]
            if code in (op.EQUAL, op.NOT_EQUAL):
                is_equal = (code == op.EQUAL) == wanted
                return (value.operation, (max(low, bound), min(high, math.floor(bound)))) if is_equal else None
            if is_first:
                return value.operation, (low, min(high, math.ceil(bound) - 1 if code == op.LESS else math.floor(bound)))
            return value.operation, (max(low, math.floor(bound) + 1 if code == op.LESS else math.ceil(bound)), high)
    return None


def may_come(part: Part, wanted: bool, facts: Facts) -> bool:
    low, high = span_of(part, facts)
    return (low, high) != NO if wanted else low <= 0 <= high


def span_of(part: Part, facts: Facts) -> Span:
    code, number, _card = part.operation
    if code == op.NUMBER:
        return number, number
    if code <= op.LAST_VALUE:
        usual = EITHER if code == op.CHANCE and 0 < number < 100 else \
            (YES if number else NO) if code == op.CHANCE else SPANS.get(code, (0.0, INFINITE))
        return facts.get(part.operation, usual)
    spans = [span_of(each, facts) for each in part.parts]
    if code <= op.LAST_OF_ONE:
        return of_one(code, *spans[0])
    return of_two(code, spans[0], spans[1])


def of_one(code: int, low: float, high: float) -> Span:
    if code == op.NOT:
        return YES if (low, high) == NO else EITHER if low <= 0 <= high else NO
    if code == op.NEGATIVE:
        return -high, -low
    return max(low, -high, 0.0), max(-low, high)


def of_two(code: int, first: Span, second: Span) -> Span:
    (low, high), (lower, higher) = first, second
    if code in COMPARISONS:
        return compared(code, first, second)
    if code in (op.AND, op.OR):
        return joined(code == op.AND, first, second)
    if code == op.ADD:
        return low + lower, high + higher
    if code == op.SUBTRACT:
        return low - higher, high - lower
    if code == op.LEAST:
        return min(low, lower), min(high, higher)
    if code == op.MOST:
        return max(low, lower), max(high, higher)
    if code == op.TIMES:
        corners = [0.0 if 0 in (one, other) else one * other for one in first for other in second]
        return min(corners), max(corners)
    if code == op.DIVIDE and low >= 0 and lower >= 0:    # also by 0, which gives 0
        return 0.0, INFINITE if lower == 0 and higher else high / lower if lower else 0.0
    return -INFINITE, INFINITE


def compared(code: int, first: Span, second: Span) -> Span:
    (low, high), (lower, higher) = first, second
    if code == op.LESS:
        return YES if high < lower else NO if low >= higher else EITHER
    if code == op.LESS_OR_EQUAL:
        return YES if high <= lower else NO if low > higher else EITHER
    same, different = (YES, NO) if code == op.EQUAL else (NO, YES)
    if low == high == lower == higher:
        return same
    return different if high < lower or low > higher else EITHER


def joined(both: bool, first: Span, second: Span) -> Span:
    no = [span == NO for span in (first, second)]
    yes = [not low <= 0 <= high for low, high in (first, second)]
    if both:
        return NO if any(no) else YES if all(yes) else EITHER
    return YES if any(yes) else NO if all(no) else EITHER
