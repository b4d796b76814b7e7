"""OpenSpiel's own tests and bots on the four games."""
from __future__ import annotations

from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="needs the extra: pip install 'crownlands[openspiel]'")

import numpy as np  # noqa: E402  (comes with the extra)
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

from crownlands.adapters import openspiel  # noqa: E402

every_game = pytest.mark.parametrize("name", [f"crownlands_{name}" for name in openspiel.GAMES])
pytestmark = pytest.mark.filterwarnings("ignore")
TURNS = 8


@every_game
def test_its_random_simulations_pass(name: str) -> None:
    game = pyspiel.load_game(name, {"most_turns": TURNS})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_longer_games_pass_its_random_simulation() -> None:
    for name, options in (("kingdomino", {}), ("dominion", {"kingdom": "b2_size_distortion", "most_turns": 40})):
        game = pyspiel.load_game(f"crownlands_{name}", options)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_playthrough_is_written_and_replays(name: str) -> None:
    text = generate_playthrough.playthrough(f"{name}(most_turns=1)", action_sequence=None, seed=1)
    assert "IsChanceNode() = True" in text
    chosen = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(f"{name}(most_turns=1)", action_sequence=chosen) == text


@every_game
def test_its_search_plays_against_a_random_bot(name: str) -> None:
    game = pyspiel.load_game(name, {"most_turns": 2})
    rng = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 1.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
            *[uniform_random.UniformRandomBot(seat, rng) for seat in range(1, game.num_players())]]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)
    assert sum(returns) == pytest.approx(1.0)


def test_chance_is_as_likely_as_cards_in_the_bag() -> None:
    state = pyspiel.load_game("crownlands_dominion").new_initial_state()
    named = {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}
    assert named == {"copper": pytest.approx(0.7), "estate": pytest.approx(0.3)}


def test_an_information_state_does_not_depend_on_the_others_hand() -> None:
    game = pyspiel.load_game("crownlands_dominion")
    texts = set()
    for estates in range(4):
        state = game.new_initial_state()
        for outcome in [0] * 5 + [3] * estates + [0] * (5 - estates):
            state.apply_action(outcome)
        texts.add((state.information_state_string(0), state.observation_string(0), tuple(state.observation_tensor(0))))
    assert len(texts) == 1
