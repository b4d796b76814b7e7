"""The kingdoms that bots are measured on stay the same."""
import hashlib

import pytest

from crownlands.lab.dominion.held_out import HELD_OUT, for_tuning, held_out


@pytest.mark.parametrize(("pool", "digest"), [
    ("first_editions", "28ee9a7084abcd9785e88e55694a6a7792e88f1abfa6c307148ae389d3951316"),
    ("second_edition", "ac45320521135f164a5b55a50c52c993d064b8dfe2b06b1b7b7ce06dd005a898")])
def test_the_held_out_kingdoms_are_those_that_were_fixed_before_tuning(pool: str, digest: str) -> None:
    kingdoms = held_out(pool)
    assert len({tuple(kingdom) for kingdom in kingdoms}) == HELD_OUT
    text = "\n".join(" ".join(kingdom) for kingdom in kingdoms)
    assert hashlib.sha256(text.encode()).hexdigest() == digest


@pytest.mark.parametrize("pool", ["first_editions", "second_edition"])
def test_no_kingdom_to_tune_on_is_held_out(pool: str) -> None:
    tuned = {tuple(kingdom) for kingdom in for_tuning(pool, 60)}
    assert len(tuned) == 60
    assert not tuned & {tuple(kingdom) for kingdom in held_out(pool)}
