"""Conditions of a strategy: read once, checked when they are read, then followed as a small program of numbers."""
from __future__ import annotations

import ast
import math
import re
import warnings
from typing import Dict, Final, List, Optional, Tuple

from crownlands.dominion.cards import NAME_NUMBERS, NAMES, TYPE_NAMES, boxes_of, is_landscape, kinds_of
from crownlands.dominion.named import card_named
from crownlands.kernel.errors import Clause, CrownlandsError, did_you_mean
from crownlands.kernel.spelling import excerpt, plain

# what puts a number on the stack
NUMBER: Final = 0
COINS: Final = 1
BUYS: Final = 2
TURN: Final = 3
MONEY: Final = 4
CARDS: Final = 5
VP: Final = 6
OPPONENT_VP: Final = 7
ENDING: Final = 8
OWN: Final = 9
OWN_TYPE: Final = 10
LEFT: Final = 11
HAND: Final = 12
HAND_TYPE: Final = 13
POTIONS: Final = 14
VP_TOKENS: Final = 15
LAST_USUAL: Final = VP_TOKENS        # those above are looked for first
ACTIONS: Final = 16
ACTIONS_PLAYED: Final = 17
EMPTY_PILES: Final = 18
PLAYERS: Final = 19
BEGAN: Final = 20
OPPONENT_CARDS: Final = 21
OPPONENT: Final = 22
OPPONENT_TYPE: Final = 23
IN_PLAY: Final = 24
IN_PLAY_TYPE: Final = 25
DECK: Final = 26
DECK_TYPE: Final = 27
DISCARD: Final = 28
DISCARD_TYPE: Final = 29
COST: Final = 30
CHANCE: Final = 31
COFFERS: Final = 32
DEBT: Final = 33
JOURNEY: Final = 34
MINUS_CARD: Final = 35
TRAINED: Final = 36
PILE_POINTS: Final = 37
TAVERN: Final = 38
TAVERN_TYPE: Final = 39
LAST_VALUE: Final = TAVERN_TYPE
# what takes one and puts back one
NOT: Final = 40
NEGATIVE: Final = 41
ABSOLUTE: Final = 42
LAST_OF_ONE: Final = ABSOLUTE
# what takes two and puts back one
ADD: Final = 43
SUBTRACT: Final = 44
TIMES: Final = 45
DIVIDE: Final = 46
LESS: Final = 47
LESS_OR_EQUAL: Final = 48
EQUAL: Final = 49
NOT_EQUAL: Final = 50
AND: Final = 51
OR: Final = 52
LEAST: Final = 53
MOST: Final = 54
REMAINDER: Final = 55

DEEPEST: Final = 32                  # numbers that a condition may hold at once
MOST_OPERATIONS: Final = 10_000      # names that stand for others may make it longer than it looks

VALUES: Final[Dict[str, int]] = {"coins": COINS, "buys": BUYS, "actions": ACTIONS, "turn": TURN, "money": MONEY,
                                 "cards": CARDS, "vp": VP, "opponent_vp": OPPONENT_VP, "opponent_cards": OPPONENT_CARDS,
                                 "ending": ENDING, "empty_piles": EMPTY_PILES, "potions": POTIONS,
                                 "vp_tokens": VP_TOKENS, "actions_played": ACTIONS_PLAYED, "players": PLAYERS,
                                 "began": BEGAN, "coffers": COFFERS, "debt": DEBT, "points": VP_TOKENS,
                                 "journey": JOURNEY, "minus_card": MINUS_CARD}
COUNTS: Final[Dict[str, int]] = {"own": OWN, "left": LEFT, "hand": HAND, "in_play": IN_PLAY, "deck": DECK,
                                 "discard": DISCARD, "opponent": OPPONENT, "cost": COST, "tavern": TAVERN,
                                 "points": PILE_POINTS, "trained": TRAINED}
OF_A_TYPE: Final[Dict[int, int]] = {OWN: OWN_TYPE, HAND: HAND_TYPE, OPPONENT: OPPONENT_TYPE, IN_PLAY: IN_PLAY_TYPE,
                                    DECK: DECK_TYPE, DISCARD: DISCARD_TYPE, TAVERN: TAVERN_TYPE}
OF_A_PILE: Final = (COST, PILE_POINTS, TRAINED)          # one number for a pile of several kinds
OF_NUMBERS: Final[Dict[str, int]] = {"min": LEAST, "max": MOST, "abs": ABSOLUTE, "chance": CHANCE}
SIGNS: Final[Dict[str, int]] = {"Add": ADD, "Sub": SUBTRACT, "Mult": TIMES, "Div": DIVIDE, "Mod": REMAINDER,
                                "Lt": LESS, "LtE": LESS_OR_EQUAL, "Gt": LESS, "GtE": LESS_OR_EQUAL, "Eq": EQUAL,
                                "NotEq": NOT_EQUAL}
TYPES: Final[Dict[str, int]] = {name: bit for bit, name in TYPE_NAMES}

WORDS: Final = (*VALUES, *COUNTS, *OF_NUMBERS, "and", "or", "not", "if")
THERE_ARE: Final = Clause("there-are", values=[*VALUES], counts=[f"{count}(card)" for count in COUNTS])
# signs of other languages: what to write instead
FOREIGN: Final[Dict[str, str]] = {"&&": "and", "||": "or", "&": "and", "|": "or", "!": "not", "=<": "<=", "=>": ">=",
                                  "<>": "!=", "=": "=="}
FOREIGN_SIGN: Final = re.compile(r"&&?|\|\|?|!(?!=)|=<|=>|<>|(?<![<>=!])=(?!=)")
COUNTED: Final = re.compile(rf"\b(?:{'|'.join(COUNTS)})\s*\([^()]*\)", re.IGNORECASE)
WORD: Final = re.compile(r"[^\W\d]\w*")

# an operation: what to do, a number, and the card it is about
Operation = Tuple[int, float, str]
# what a strategy has given names to: see read_definition in strategy.py
Names = Dict[str, List[Operation]]


class BadCondition(CrownlandsError):
    """What is wrong in a condition, and at which of its columns (from 0)."""

    def __init__(self, column: int, why: str, /, **facts: object) -> None:
        super().__init__(why, **facts)
        self.column = column


def read_condition(text: str, names: Names) -> List[Operation]:
    """The program of a condition: in the order in which its parts are worked out. A name stands for its own program."""
    foreign = FOREIGN_SIGN.search(text)
    if foreign is not None:
        raise BadCondition(foreign.start(), "foreign-sign", right=FOREIGN[foreign.group()], sign=foreign.group())
    reader = Reader(names)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            reader.read(ast.parse(spelled(text, names), mode="eval").body)
    except SyntaxError as error:
        raise BadCondition((error.offset or 1) - 1, "no-condition", text=excerpt(text), detail=error.msg) from None
    except (RecursionError, OverflowError, MemoryError, ValueError) as error:
        if isinstance(error, BadCondition):
            raise
        raise BadCondition(0, "condition-long") from None
    if deepest(reader.operations) > DEEPEST:
        raise BadCondition(0, "condition-deep", deepest=DEEPEST)
    return reader.operations


def spelled(text: str, names: Names) -> str:
    """Names as we write them, each as long as before, so that columns stay: `own(Throne Room)` is own(throne_room)."""
    text = COUNTED.sub(lambda found: as_written(found.group()), text)
    return WORD.sub(lambda found: found.group().lower() if is_known(found.group().lower()) or
                    found.group().lower() in names else found.group(), text)


def as_written(count: str) -> str:
    """A count with the card's name in one word; spaces stand in for the apostrophes of `King's Court`."""
    name = re.sub(r"(?<=\w)['\N{RIGHT SINGLE QUOTATION MARK}](?=\w)", "", count)
    return re.sub(r"(?<=\w)[ \t-](?=\w)", "_", name) + " " * (len(count) - len(name))


def is_known(word: str) -> bool:
    """Whether the word means something in every strategy."""
    return word in WORDS or word in NAME_NUMBERS or word in TYPES


def deepest(operations: List[Operation]) -> int:
    """How many numbers the program holds at once at the most."""
    depth = most = 0
    for code, _number, _card in operations:
        depth += 1 if code <= LAST_VALUE else 0 if code <= LAST_OF_ONE else -1
        most = max(most, depth)
    return most


class Reader:
    """Makes the program of what Python's own grammar has taken apart."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.operations: List[Operation] = []

    def add(self, code: int, number: float = 0.0, card: str = "") -> None:
        self.operations.append((code, number, card))

    def read(self, node: ast.expr) -> None:
        number = number_in(node)
        if number is not None:
            if math.isinf(number):
                raise OverflowError
            self.add(NUMBER, number)
        elif isinstance(node, ast.Name):
            self.read_name(node)
        elif isinstance(node, ast.Call):
            self.read_call(node)
        elif isinstance(node, ast.BoolOp):
            self.read_several(node.values, AND if isinstance(node.op, ast.And) else OR)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
            self.read(node.operand)
            self.add(NOT if isinstance(node.op, ast.Not) else NEGATIVE)
        elif isinstance(node, ast.BinOp) and type(node.op).__name__ in SIGNS:
            self.read_several([node.left, node.right], SIGNS[type(node.op).__name__])
        elif isinstance(node, ast.Compare):
            self.read_comparison(node)
        else:
            raise BadCondition(node.col_offset, "not-in-condition", text=excerpt(ast.unparse(node)))

    def read_name(self, node: ast.Name) -> None:
        name = node.id
        if name in COUNTS and name not in VALUES:
            raise BadCondition(node.col_offset, "count-of-card", name=name)
        if name in OF_NUMBERS:
            raise BadCondition(node.col_offset, "right-call", name=name)
        if name in self.names:
            self.operations += self.names[name]
            if len(self.operations) > MOST_OPERATIONS:
                raise BadCondition(node.col_offset, "condition-grows")
        elif name in VALUES:
            self.add(VALUES[name])
        else:
            near = did_you_mean(excerpt(name), [*VALUES, *COUNTS, *self.names])
            raise BadCondition(node.col_offset, "no-value", name=excerpt(name), near=near, known=THERE_ARE)

    def read_several(self, nodes: List[ast.expr], code: int) -> None:
        """The first, then each of the others with what has come out so far."""
        self.read(nodes[0])
        for node in nodes[1:]:
            self.read(node)
            self.add(code)

    def read_call(self, node: ast.Call) -> None:
        name = excerpt(node.func.id if isinstance(node.func, ast.Name) else ast.unparse(node.func))
        if name in OF_NUMBERS:
            self.read_of_numbers(node, name)
        elif name in COUNTS:
            self.read_count(node, name)
        else:
            near = did_you_mean(name, [*COUNTS, *OF_NUMBERS])
            raise BadCondition(node.col_offset, "no-call", name=name, near=near, known=THERE_ARE)

    def read_of_numbers(self, node: ast.Call, name: str) -> None:
        code = OF_NUMBERS[name]
        if node.keywords or not (len(node.args) >= 2 if code in (LEAST, MOST) else len(node.args) == 1):
            raise BadCondition(node.col_offset, "right-call", name=name)
        if code == CHANCE:
            percent = number_in(node.args[0])
            if percent is None or not 0 <= percent <= 100:
                raise BadCondition(node.col_offset, "right-call", name=name)
            self.add(CHANCE, percent)
        elif code == ABSOLUTE:
            self.read(node.args[0])
            self.add(ABSOLUTE)
        else:
            self.read_several(node.args, code)

    def read_count(self, node: ast.Call, name: str) -> None:
        if len(node.args) != 1 or node.keywords or not isinstance(node.args[0], ast.Name):
            raise BadCondition(node.col_offset, "count-of-card", name=name)
        said = node.args[0].id
        card = said if said in TYPES else card_named(said)
        count = COUNTS[name]
        if card in NAME_NUMBERS or (boxes_of(card) and is_landscape(card)):
            self.add(count, 0.0, card)
        elif kinds_of(card) and count in OF_A_PILE:
            self.add(count, 0.0, kinds_of(card)[0])
        elif kinds_of(card):                             # all of a pile
            for place, kind in enumerate(kinds_of(card)):
                self.add(count, 0.0, kind)
                if place:
                    self.add(SIGNS["Add"])
        elif card in TYPES and count in OF_A_TYPE:
            self.add(OF_A_TYPE[count], float(TYPES[card]))
        else:
            card = excerpt(said)
            raise BadCondition(node.args[0].col_offset, "no-card", card=card,
                               near=did_you_mean(plain(card), [*NAMES, *TYPES]))

    def read_comparison(self, node: ast.Compare) -> None:
        sign = type(node.ops[0]).__name__
        if len(node.ops) != 1 or sign not in SIGNS:
            raise BadCondition(node.col_offset, "compare-two", text=excerpt(ast.unparse(node)))
        both = [node.left, node.comparators[0]]
        if sign in ("Gt", "GtE"):                        # a > b is b < a
            both.reverse()
        self.read_several(both, SIGNS[sign])


def number_in(node: ast.expr) -> Optional[float]:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        return float(node.value)
    return None
