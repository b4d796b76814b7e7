"""Sets of cards as the bits of one number: what is counted by sums must be what is counted one by one."""
from __future__ import annotations

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
