"""Conditions of a strategy: read once, checked when they are read, then followed as a small program of numbers."""
from __future__ import annotations

import ast
import re
import warnings
from typing import Dict, Final, List, Tuple

from crownlands.dominion.cards import NAME_NUMBERS, NAMES, TYPE_NAMES
from crownlands.kernel.errors import CrownlandsError, did_you_mean
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
LAST_VALUE: Final = VP_TOKENS
# what takes one or two and puts back one
NOT: Final = 16
NEGATIVE: Final = 17
ADD: Final = 18
SUBTRACT: Final = 19
TIMES: Final = 20
DIVIDE: Final = 21
LESS: Final = 22
LESS_OR_EQUAL: Final = 23
EQUAL: Final = 24
NOT_EQUAL: Final = 25
AND: Final = 26
OR: Final = 27

DEEPEST: Final = 32                  # numbers that a condition may hold at once

VALUES: Final[Dict[str, int]] = {"coins": COINS, "buys": BUYS, "turn": TURN, "money": MONEY, "cards": CARDS, "vp": VP,
                                 "opponent_vp": OPPONENT_VP, "ending": ENDING, "potions": POTIONS,
                                 "vp_tokens": VP_TOKENS}
COUNTS: Final[Dict[str, int]] = {"own": OWN, "left": LEFT, "hand": HAND}
OF_A_TYPE: Final[Dict[int, int]] = {OWN: OWN_TYPE, HAND: HAND_TYPE}
SIGNS: Final[Dict[str, int]] = {"Add": ADD, "Sub": SUBTRACT, "Mult": TIMES, "Div": DIVIDE, "Lt": LESS,
                                "LtE": LESS_OR_EQUAL, "Gt": LESS, "GtE": LESS_OR_EQUAL, "Eq": EQUAL, "NotEq": NOT_EQUAL}
TYPES: Final[Dict[str, int]] = {name: bit for bit, name in TYPE_NAMES}

WORDS: Final = (*VALUES, *COUNTS, "and", "or", "not")
THERE_ARE: Final = f"there are {', '.join(VALUES)}, {', '.join([f'{count}(card)' for count in COUNTS])}"
# signs of other languages: what to write instead
FOREIGN: Final[Dict[str, str]] = {"&&": "and", "||": "or", "&": "and", "|": "or", "!": "not", "=<": "<=", "=>": ">=",
                                  "<>": "!=", "=": "=="}
FOREIGN_SIGN: Final = re.compile(r"&&?|\|\|?|!(?!=)|=<|=>|<>|(?<![<>=!])=(?!=)")
COUNTED: Final = re.compile(rf"\b(?:{'|'.join(COUNTS)})\s*\([^()]*\)", re.IGNORECASE)
WORD: Final = re.compile(r"[^\W\d]\w*")

# an operation: what to do, a number, and the card it is about
Operation = Tuple[int, float, str]


class BadCondition(CrownlandsError):
    """What is wrong in a condition, and at which of its columns (from 0)."""

    def __init__(self, column: int, text: str) -> None:
        super().__init__(text)
        self.column = column


def read_condition(text: str) -> List[Operation]:
    """The program of a condition: in the order in which its parts are worked out."""
    operations: List[Operation] = []
    foreign = FOREIGN_SIGN.search(text)
    if foreign is not None:
        raise BadCondition(foreign.start(), f"write {FOREIGN[foreign.group()]} instead of {foreign.group()}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            translate(ast.parse(spelled(text), mode="eval").body, operations)
    except SyntaxError as error:
        raise BadCondition((error.offset or 1) - 1, f"'{excerpt(text)}' is not a condition ({error.msg})") from None
    except (RecursionError, OverflowError, MemoryError, ValueError) as error:
        if isinstance(error, BadCondition):
            raise
        raise BadCondition(0, "the condition is too long, or a number in it too large") from None
    if deepest(operations) > DEEPEST:
        raise BadCondition(0, f"the condition is nested more than {DEEPEST} deep")
    return operations


def spelled(text: str) -> str:
    """Names as we write them, each as long as before, so that columns stay: `own(Throne Room)` is own(throne_room)."""
    text = COUNTED.sub(lambda found: as_written(found.group()), text)
    return WORD.sub(lambda found: found.group().lower() if is_known(found.group().lower()) else found.group(), text)


def as_written(count: str) -> str:
    """A count with the card's name in one word; spaces stand in for the apostrophes of `King's Court`."""
    name = re.sub(r"(?<=\w)['\N{RIGHT SINGLE QUOTATION MARK}](?=\w)", "", count)
    return re.sub(r"(?<=\w)[ \t-](?=\w)", "_", name) + " " * (len(count) - len(name))


def is_known(word: str) -> bool:
    return word in WORDS or word in NAME_NUMBERS or word in TYPES


def deepest(operations: List[Operation]) -> int:
    """How many numbers the program holds at once at the most."""
    depth = most = 0
    for code, _number, _card in operations:
        depth += 1 if code <= LAST_VALUE else 0 if code <= NEGATIVE else -1
        most = max(most, depth)
    return most


def translate(node: ast.expr, operations: List[Operation]) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        operations.append((NUMBER, float(node.value), ""))
    elif isinstance(node, ast.Name):
        if node.id in COUNTS:
            raise BadCondition(node.col_offset, f"{node.id} counts one card: {node.id}(smithy)")
        if node.id not in VALUES:
            raise BadCondition(node.col_offset, f"there is no {excerpt(node.id)}"
                               f"{did_you_mean(excerpt(node.id), [*VALUES, *COUNTS])} ({THERE_ARE})")
        operations.append((VALUES[node.id], 0.0, ""))
    elif isinstance(node, ast.Call):
        translate_count(node, operations)
    elif isinstance(node, ast.BoolOp):
        translate(node.values[0], operations)
        for value in node.values[1:]:
            translate(value, operations)
            operations.append((AND if isinstance(node.op, ast.And) else OR, 0.0, ""))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        translate(node.operand, operations)
        operations.append((NOT if isinstance(node.op, ast.Not) else NEGATIVE, 0.0, ""))
    elif isinstance(node, ast.BinOp) and type(node.op).__name__ in SIGNS:
        translate(node.left, operations)
        translate(node.right, operations)
        operations.append((SIGNS[type(node.op).__name__], 0.0, ""))
    elif isinstance(node, ast.Compare):
        translate_comparison(node, operations)
    else:
        raise BadCondition(node.col_offset, f"{excerpt(ast.unparse(node))} does not belong in a condition: it is made "
                           "of numbers, + - * /, comparisons, and, or, not")


def translate_count(node: ast.Call, operations: List[Operation]) -> None:
    name = excerpt(node.func.id if isinstance(node.func, ast.Name) else ast.unparse(node.func))
    if name not in COUNTS:
        raise BadCondition(node.col_offset, f"there is no {name}(){did_you_mean(name, COUNTS)} ({THERE_ARE})")
    if len(node.args) != 1 or not isinstance(node.args[0], ast.Name):
        raise BadCondition(node.col_offset, f"{name} counts one card: {name}(smithy)")
    card = node.args[0].id
    count = COUNTS[name]
    if card in NAME_NUMBERS:
        operations.append((count, 0.0, card))
    elif card in TYPES and count in OF_A_TYPE:
        operations.append((OF_A_TYPE[count], float(TYPES[card]), ""))
    else:
        card = excerpt(card)
        raise BadCondition(node.args[0].col_offset,
                           f"there is no card {card}{did_you_mean(plain(card), [*NAMES, *TYPES])}")


def translate_comparison(node: ast.Compare, operations: List[Operation]) -> None:
    sign = type(node.ops[0]).__name__
    if len(node.ops) != 1 or sign not in SIGNS:
        raise BadCondition(node.col_offset, f"{excerpt(ast.unparse(node))}: compare two numbers with < <= > >= == !=")
    first, second = node.left, node.comparators[0]
    if sign in ("Gt", "GtE"):                            # a > b is b < a
        first, second = second, first
    translate(first, operations)
    translate(second, operations)
    operations.append((SIGNS[sign], 0.0, ""))


