"""Sets of cards as the bits of one number: what is counted by sums must be what is counted one by one."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

import crownlands
from crownlands.dominion.questions import MAY_ALL, MAY_DONE
from crownlands.kernel.chance import seeded

STATE = crownlands.game("dominion").start(seed=1)


@given(st.sets(st.integers(0, 63)))
def test_a_mask_holds_as_many_cards_as_it_has_bits(cards: set[int]) -> None:
    mask = sum(1 << card for card in cards)
    as_64_bits = mask - (1 << 64) if 63 in cards else mask       # the 64th card makes the number negative
    assert STATE.bits_in(as_64_bits) == len(cards)


@given(st.sets(st.integers(0, 31), min_size=1) | st.sets(st.integers(0, 62), min_size=1),
       st.integers(0, MAY_DONE | MAY_ALL), st.integers(0, 1 << 32))
def test_a_random_answer_is_the_option_that_chance_counts_to(cards: set[int], extras: int, seed: int) -> None:
    state = STATE.copy()
    state.offered = sum(1 << card for card in cards)
    state.extras = extras
    options = state.answers()
    assert state.random_answer(seeded(seed)) == options[seeded(seed).below(len(options))]


# ---- bits beyond the 31st: compiled, a one that is shifted by a variable has 32 bits, whatever is said of it
COMPILED = ("kernel", "dominion", "dominoes", "bots", "encoding")
# small numbers, or columns that are made with Python's own numbers
SMALL = {"bots/dominoes/searcher.py", "bots/series.py", "dominion/kingdom.py", "dominoes/grid.py", "dominoes/table.py",
         "encoding/dominion.py", "encoding/tables.py"}


def ones_shifted_by_a_variable(tree: ast.AST) -> Iterator[int]:
    """Their lines. Constants are in capitals."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            one = node.left.args[0] if isinstance(node.left, ast.Call) and node.left.args else node.left
            names = {name.id for name in ast.walk(node.right) if isinstance(name, ast.Name)} - {"len"}
            if isinstance(one, ast.Constant) and not all(name.isupper() for name in names):
                yield node.lineno


def test_no_bit_is_made_by_shifting_a_one_by_a_variable() -> None:
    root = Path(crownlands.__file__).parent
    paths = [path for folder in COMPILED for path in (root / folder).rglob("*.py")]
    found = [f"{path.relative_to(root).as_posix()}:{line}" for path in paths
             for line in ones_shifted_by_a_variable(ast.parse(path.read_text(encoding="utf-8")))]
    assert [place for place in found if place.partition(":")[0] not in SMALL] == []
    assert {place.partition(":")[0] for place in found} == SMALL
