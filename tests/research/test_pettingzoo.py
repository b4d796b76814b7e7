"""PettingZoo's own tests on the four games."""
from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

NEEDED = "needs the extra: pip install 'crownlands[pettingzoo]'"
foreign = pytest.importorskip("pettingzoo.test", reason=NEEDED)
conversions = pytest.importorskip("pettingzoo.utils.conversions", reason=NEEDED)

from crownlands.adapters import pettingzoo  # noqa: E402  (only where the extra is)
from crownlands.kernel.errors import IllegalChoice  # noqa: E402

TABLES: dict[str, dict[str, Any]] = {"dominion": {"kingdom": "b2_first_game"}, "kingdomino": {"seats": 3},
                                     "queendomino": {}, "royal_wedding": {}}
CYCLES = 200
every_table = pytest.mark.parametrize(("game", "options"), TABLES.items(), ids=list(TABLES))
# it warns about observations with a mask, and about those that are all zeros
pytestmark = pytest.mark.filterwarnings("ignore")


@every_table
def test_its_api_test_passes(game: str, options: dict[str, Any]) -> None:
    foreign.api_test(pettingzoo.env(game, **options), num_cycles=CYCLES)


@every_table
def test_its_seed_test_passes(game: str, options: dict[str, Any]) -> None:
    foreign.seed_test(partial(pettingzoo.env, game, **options), num_cycles=CYCLES)


@every_table
def test_its_parallel_and_max_cycles_tests_pass(game: str, options: dict[str, Any]) -> None:
    parallel = partial(pettingzoo.parallel_env, game, **options)
    foreign.parallel_api_test(parallel(), num_cycles=CYCLES)
    foreign.parallel_seed_test(parallel, num_cycles=CYCLES)
    foreign.max_cycles_test(SimpleNamespace(
        parallel_env=parallel, env=lambda max_cycles: conversions.parallel_to_aec(parallel(max_cycles=max_cycles))))


@every_table
def test_its_performance_benchmark_runs(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    foreign.performance_benchmark(pettingzoo.env(game, **options))
    assert "turns per second" in capsys.readouterr().out


def test_the_last_rewards_are_those_of_the_result_and_a_turn_limit_truncates() -> None:
    for limit in (0, 4):
        env = pettingzoo.env("dominion", kingdom="b2_first_game", reward="points", most_turns=limit or 60)
        env.reset(seed=3)
        paid = {}
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _info = env.last()
            if termination or truncation:
                paid[agent] = reward
                assert truncation == (not env.crownlands_state.over)
            env.step(None if termination or truncation else int(observation["action_mask"].argmax()))
        assert list(paid.values()) == [env.crownlands_state.points(seat) for seat in range(2)]


def test_what_cannot_be_chosen_is_refused() -> None:
    env = pettingzoo.env("kingdomino")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="cannot be chosen now"):
        env.step(0)
