"""The value function: how many points a kingdom will have in the end. A small network, its weights read from a table.

The weights were made by `python bench/train_dominoes.py`: see docs/bots.md."""
from __future__ import annotations

from importlib.resources import files
from typing import Dict, Final, List

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominoes.prospects import INPUTS, Prospects
from crownlands.dominoes.state import DominoesState

FIRST: Final = 32                                # neurons of the first layer
SECOND: Final = 16
SCALE: Final = 20.0                              # points to one of the network's output


class Network:
    """Two layers of neurons, each the positive part of a weighted sum (ReLU), and a weighted sum of the second."""

    def __init__(self, weights: List[float]) -> None:
        self.first: vec[float] = vec[float](weights[:INPUTS * FIRST])
        rest = weights[INPUTS * FIRST:]
        self.first_bias: vec[float] = vec[float](rest[:FIRST])
        rest = rest[FIRST:]
        self.second: vec[float] = vec[float](rest[:FIRST * SECOND])
        rest = rest[FIRST * SECOND:]
        self.second_bias: vec[float] = vec[float](rest[:SECOND])
        rest = rest[SECOND:]
        self.last: vec[float] = vec[float](rest[:SECOND])
        self.last_bias: float = rest[SECOND]
        self.hidden: vec[float] = vec[float]([0.0] * FIRST)
        self.hidden_2: vec[float] = vec[float]([0.0] * SECOND)

    def output(self, inputs: vec[float]) -> float:
        first = self.first
        second = self.second
        hidden = self.hidden
        hidden_2 = self.hidden_2
        for j in range(i64(FIRST)):
            hidden[j] = self.first_bias[j]
        for i in range(i64(INPUTS)):
            x = inputs[i]
            if x != 0.0:
                at: i64 = i * FIRST
                for j in range(i64(FIRST)):
                    hidden[j] = hidden[j] + x * first[at + j]
        for k in range(i64(SECOND)):
            hidden_2[k] = self.second_bias[k]
        for j in range(i64(FIRST)):
            x = hidden[j]
            if x > 0.0:
                at = j * SECOND
                for k in range(i64(SECOND)):
                    hidden_2[k] = hidden_2[k] + x * second[at + k]
        total = self.last_bias
        for k in range(i64(SECOND)):
            x = hidden_2[k]
            if x > 0.0:
                total += x * self.last[k]
        return total


def read_weights(text: str) -> List[float]:
    return [float(word) for line in text.splitlines() if not line.startswith("#") for word in line.split()]


NETWORKS: Final[Dict[str, Network]] = {}         # those read so far


def network_of(town: bool) -> Network:
    """The one for Kingdomino, or the one for the games with towns."""
    name = "town" if town else "land"
    if name not in NETWORKS:
        text = files("crownlands.bots.dominoes").joinpath(f"{name}.txt").read_text(encoding="utf-8")
        NETWORKS[name] = Network(read_weights(text))
    return NETWORKS[name]


class Value:
    """Estimates points at the end of the game."""

    def __init__(self, network: Network) -> None:
        self.prospects: Prospects = Prospects()
        self.network: Network = network

    def of(self, state: DominoesState, place: i64) -> float:
        """The points that a kingdom will have in the end."""
        prospects = self.prospects
        prospects.look(state, place)
        if prospects.left == 0 and not state.rules.town:
            return float(prospects.points)
        return float(prospects.points) + SCALE * self.network.output(prospects.inputs)
