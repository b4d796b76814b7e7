"""A plan: what to buy as numbers, which evolution changes and compiled code follows. Text is made of it only to show.

A plan is a row of rules; the first one that fits is followed. A rule is the number of a card and up to three terms, all
of which must hold. A term is a kind of value, its sign (less than, or at least), a card and a bound."""
from __future__ import annotations

from typing import Dict, Final, List, Optional, Tuple

from librt.vecs import append, vec
from mypy_extensions import i64

from crownlands.bots.dominion import condition as op
from crownlands.bots.dominion.condition import Operation
from crownlands.bots.dominion.strategy import Strategy
from crownlands.dominion.cards import TREASURE
from crownlands.dominion.kingdom import Kingdom

TERM: Final = 3                      # numbers of a term: kind and sign, card, bound
MOST_TERMS: Final = 3
WIDTH: Final = 1 + TERM * MOST_TERMS
MOST_RULES: Final = 28

# kinds of value that a term compares with its bound
NONE: Final = 0                      # no term, and none after it
OWN: Final = 1
LEFT: Final = 2
COINS: Final = 3
TURN: Final = 4
MONEY: Final = 5
CARDS: Final = 6
ENDING: Final = 7
LEAD: Final = 8                      # points more than the best opponent
BUYS: Final = 9
MORE: Final = 10                     # copies of the rule's card more than of another
PER_CARDS: Final = 11                # one copy of the rule's card for so many cards
PER_TREASURES: Final = 12
DENSITY: Final = 13                  # tenths of coins a card
ACTIONS: Final = 14                  # Actions owned
COFFERS: Final = 15                  # tokens: only where there are any
DEBT: Final = 16
POINTS: Final = 17
KINDS: Final = 18

# signs: the lowest bit of a term's first number
LESS: Final = 0
AT_LEAST: Final = 1

# kinds that say something about one card
OF_A_CARD: Final = (OWN, LEFT, MORE)

PLAIN: Final[Dict[int, str]] = {COINS: "coins", TURN: "turn", MONEY: "money", CARDS: "cards", ENDING: "ending",
                                LEAD: "vp - opponent_vp", BUYS: "buys", ACTIONS: "own(action)", COFFERS: "coffers",
                                DEBT: "debt", POINTS: "points"}
Term = Tuple[int, int, int]          # kind and sign, card, bound


def term(kind: int, sign: int, card: int, bound: int) -> Term:
    return (2 * kind + sign, card, bound)


def rule(card: i64, terms: List[Term]) -> List[int]:
    """The numbers of a rule."""
    numbers = [int(card)]
    for code, about, bound in terms[:MOST_TERMS]:
        numbers.extend((code, about, bound))
    return numbers + [0] * (WIDTH - len(numbers))


def plan_of(rules: List[List[int]]) -> vec[i64]:
    plan = vec[i64]([])
    for numbers in rules[:MOST_RULES]:
        for number in numbers:
            plan = append(plan, i64(number))
    return plan


def rules_of(plan: vec[i64]) -> List[List[int]]:
    """The plan as it travels between processes and to disk."""
    return [[int(plan[place + i]) for i in range(i64(WIDTH))] for place in range(i64(0), i64(len(plan)), i64(WIDTH))]


# ---- to text
def text_of(plan: vec[i64], kingdom: Kingdom) -> List[str]:
    """The rules as lines of a strategy."""
    lines: List[str] = []
    for numbers in rules_of(plan):
        card = kingdom.ids[numbers[0]]
        terms = [term_text(numbers[place], numbers[place + 1], numbers[place + 2], card, kingdom)
                 for place in range(1, WIDTH, TERM) if numbers[place]]
        lines.append(f"{card} if {' and '.join(terms)}" if terms else card)
    return lines


def term_text(code: int, about: int, bound: int, card: str, kingdom: Kingdom) -> str:
    kind = code >> 1
    sign = ">=" if code & 1 else "<"
    if kind in PLAIN:
        return f"{PLAIN[kind]} {sign} {bound}"
    if kind in (OWN, LEFT):
        called = "own" if kind == OWN else "left"
        if kind == LEFT and sign == "<" and bound > 0:
            return f"left({kingdom.ids[about]}) <= {bound - 1}"
        return f"{called}({kingdom.ids[about]}) {sign} {bound}"
    if kind == MORE:
        return f"own({card}) {sign} own({kingdom.ids[about]}) {'-' if bound < 0 else '+'} {abs(bound)}"
    if kind == PER_CARDS:
        return f"own({card}) * {bound} {sign} cards"
    if kind == PER_TREASURES:
        return f"own({card}) * {bound} {sign} own(treasure)"
    return f"money * 10 {sign} cards * {bound}"


# ---- from strategies that are text
def from_strategy(strategy: Strategy, kingdom: Kingdom) -> vec[i64]:
    """The buy rules of a strategy, as far as a plan can say them: a condition with `or` becomes several rules, and a
    comparison that has no kind here is left out."""
    rules: List[List[int]] = []
    for line in strategy.sections["buy"]:
        if line.card in kingdom.numbers:
            card = int(kingdom.numbers[line.card])
            for terms in alternatives(line.operations, card, kingdom):
                rules.append(rule(card, terms))
    return plan_of(rules)


# what is on the stack while a condition is read: ways to make it true, or a value with its factor and added number
Value = Tuple[int, str, float, float]            # operation, card, factor, added
Ways = List[List[Term]]


def alternatives(operations: List[Operation], card: int, kingdom: Kingdom) -> Ways:
    """The ways in which the condition can hold, each a list of terms (disjunctive normal form)."""
    values: List[Optional[Value]] = []
    ways: List[Optional[Ways]] = []
    for code, number, name in operations:
        if code == op.NUMBER:
            values.append((op.NUMBER, "", 0.0, number))
            ways.append(None)
        elif code <= op.LAST_VALUE:
            kind = "treasure" if code == op.OWN_TYPE and int(number) == TREASURE else name
            values.append((code, kind, 1.0, 0.0))
            ways.append(None)
        elif code < op.ADD:                              # takes one: no kind for that
            values[-1], ways[-1] = None, [[]]
        else:
            second, second_ways = values.pop(), ways.pop()
            first, first_ways = values[-1], ways[-1]
            values[-1], ways[-1] = None, None
            if code == op.AND:
                ways[-1] = [[*one, *other] for one in first_ways or [[]] for other in second_ways or [[]]]
            elif code == op.OR:
                ways[-1] = [*(first_ways or [[]]), *(second_ways or [[]])]
            elif code in (op.LESS, op.LESS_OR_EQUAL, op.EQUAL):
                ways[-1] = [compared(code, first, second, card, kingdom)]
            else:
                values[-1] = combined(code, first, second)
    return (ways[-1] or [[]]) if ways else [[]]


def combined(code: int, first: Optional[Value], second: Optional[Value]) -> Optional[Value]:
    """Sums with a number, and a share of a value; None for what is neither."""
    if first is None or second is None:
        return None
    if code == op.ADD and first[0] == op.NUMBER:
        return (second[0], second[1], second[2], second[3] + first[3])
    if code == op.ADD and second[0] == op.NUMBER:
        return (first[0], first[1], first[2], first[3] + second[3])
    if code == op.DIVIDE and second[0] == op.NUMBER and second[3]:
        return (first[0], first[1], first[2] / second[3], first[3] / second[3])
    return None


KIND_OF: Final[Dict[int, int]] = {op.OWN: OWN, op.LEFT: LEFT, op.COINS: COINS, op.TURN: TURN, op.MONEY: MONEY,
                                  op.CARDS: CARDS, op.ENDING: ENDING, op.BUYS: BUYS,
                                  op.COFFERS: COFFERS, op.DEBT: DEBT, op.VP_TOKENS: POINTS}


def compared(code: int, first: Optional[Value], second: Optional[Value], card: int, kingdom: Kingdom) -> List[Term]:
    """The terms of a comparison; none if no kind fits."""
    if first is None or second is None:
        return []
    if second[0] == op.NUMBER and first[0] in KIND_OF and first[2] == 1.0:
        bound = int(second[3] - first[3])
        if code == op.EQUAL:
            return [*against(first, AT_LEAST, bound, kingdom), *against(first, LESS, bound + 1, kingdom)]
        return against(first, LESS, bound + (1 if code == op.LESS_OR_EQUAL else 0), kingdom)
    if first[0] == op.NUMBER and second[0] in KIND_OF and second[2] == 1.0:
        bound = int(first[3] - second[3])
        return against(second, AT_LEAST, bound + (0 if code == op.LESS_OR_EQUAL else 1), kingdom)
    if code == op.LESS and first[0] == op.OWN and first[1] == kingdom.ids[card] and first[2:] == (1.0, 0.0):
        if second[1] == "treasure" and 0 < second[2] < 1:
            return [term(PER_TREASURES, LESS, 0, round(1 / second[2]))]
        if second[0] == op.OWN and second[1] in kingdom.numbers and second[2] == 1.0:
            return [term(MORE, LESS, int(kingdom.numbers[second[1]]), int(second[3]))]
    return []


def against(value: Value, sign: int, bound: int, kingdom: Kingdom) -> List[Term]:
    kind = KIND_OF[value[0]]
    if sign == AT_LEAST and bound <= 0:                  # always holds
        return []
    if kind in OF_A_CARD:
        if value[1] not in kingdom.numbers:              # nobody will ever own one: LESS always holds, else never
            return [] if sign == LESS else [term(OWN, LESS, 0, 0)]
        return [term(kind, sign, int(kingdom.numbers[value[1]]), bound)]
    return [term(kind, sign, 0, bound)]
