"""Learns what to buy in one kingdom of Dominion, by proximal policy optimisation (PPO) with torch.

Seat 0 learns and is asked only what to buy; a strategy that comes with the program plays its cards, and is the
opponent. Rewards are differences of points: whoever buys at random never wins, and would learn nothing from that.

    pip install "crownlands[train]"
    python examples/ppo.py --minutes 30
"""
from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from crownlands.encoding import Batch, batch

KINGDOM = "b2_first_game"
OPPONENT = "big_money_ultimate"
GAMES, STEPS, EPOCHS, PARTS = 512, 48, 3, 8      # a round: games, choices of each; how often learned, in how many parts
LAMBDA, CLIP, ENTROPY, LEARNING_RATE = 0.95, 0.2, 0.01, 5e-4


class Net(nn.Module):                            # type: ignore[misc]
    """Two hidden layers; out come a number for each purchase and what the game is worth."""

    def __init__(self, size: int, actions: int, hidden: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, hidden), nn.Tanh(), nn.Linear(hidden, hidden), nn.Tanh())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Any, legal: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Arrays:
    """The arrays that a batch fills, and what of them the net is given: the facts that vary, the actions of buying."""

    def __init__(self, games: Batch) -> None:
        self.games = games
        self.all = {name: np.zeros(shape, kind) for name, (shape, kind) in games.shapes().items()}
        self.actions = np.zeros(int(games.games), np.int64)
        games.reset(self.all["observation"], self.all["mask"], self.all["seat"])
        self.buying = np.array([n for n, word in enumerate(games.encoding.words) if word.startswith(("done", "buy:"))])
        in_game = games.encoding.field("in_game")
        cards = np.flatnonzero(self.all["observation"][0, in_game.start:in_game.stop])
        kept: list[int] = []
        for field in games.encoding.fields:
            places = np.arange(field.start, field.stop).reshape(field.shape)
            kept.extend(places[..., cards].ravel() if not field.names else places.ravel())
        self.kept = np.array(kept)

    def seen(self) -> tuple[Any, Any]:
        facts = torch.from_numpy(self.all["observation"][:, self.kept].astype(np.float32)) / 8.0
        return facts, torch.from_numpy(self.all["mask"][:, self.buying] != 0)

    def step(self, chosen: Any) -> tuple[Any, Any]:
        """What the learner is paid, and which games ended."""
        self.actions[:] = self.buying[chosen.numpy()]
        self.games.step(self.actions, *self.all.values())
        return torch.from_numpy(self.all["reward"][:, 0].astype(np.float32)), torch.from_numpy(self.all["done"] != 0)


def play_round(net: Net, arrays: Arrays, steps: int) -> tuple[list[Any], list[float]]:
    """What was seen, chosen and thought in so many choices, with advantages; and which games were won."""
    rows, wins = [], []
    with torch.no_grad():
        for _step in range(steps):
            seen, legal = arrays.seen()
            policy, value = net(seen, legal)
            chosen = policy.sample()
            points, done = arrays.step(chosen)
            wins.extend((points[done] > 0).float().tolist())
            reward = (points / 24).clamp(-1, 1) + points.sign() / 2
            rows.append([seen, legal, chosen, policy.log_prob(chosen), value, reward, done])
        later = net(*arrays.seen())[1]
        advantage = torch.zeros_like(later)
        for row in reversed(rows):               # generalised advantages, back from the last choice
            value, reward, done = row[4:]
            going_on = (~done).float()
            advantage = reward + later * going_on - value + LAMBDA * going_on * advantage
            later = value
            row[5:] = [advantage, advantage + value]
    return [torch.cat(column) for column in zip(*rows, strict=True)], wins


def learn(net: Net, optimiser: Any, columns: list[Any]) -> None:
    for _epoch in range(EPOCHS):
        for part in torch.randperm(len(columns[0])).chunk(PARTS):
            seen, legal, chosen, before, _value, advantage, target = (column[part] for column in columns)
            policy, value = net(seen, legal)
            ratio = torch.exp(policy.log_prob(chosen) - before)
            gain = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = ((value - target) ** 2).mean() - surrogate - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def measure(net: Net, games: int, seed: int) -> tuple[float, int]:
    """The share of wins of the likeliest purchases in fresh games, and how many these were."""
    arrays = Arrays(new_batch(min(games, GAMES), seed, "win"))
    wins: list[float] = []
    with torch.no_grad():
        while len(wins) < games:
            seen, legal = arrays.seen()
            share, done = arrays.step(net(seen, legal)[0].logits.argmax(-1))
            wins.extend(share[done].tolist())
    return sum(wins) / len(wins), len(wins)


def new_batch(games: int, seed: int, reward: str) -> Batch:
    return batch("dominion", games, seed=seed, kingdoms=[KINGDOM], bots={1: OPPONENT}, asked=["buy"], partner=OPPONENT,
                 reward=reward, most_turns=200)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=GAMES, help="that are played at the same time")
    parser.add_argument("--measure", type=int, default=4000, help="games at the end")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    torch.manual_seed(told.seed)
    arrays = Arrays(new_batch(told.games, told.seed, "difference"))
    net = Net(len(arrays.kept), len(arrays.buying))
    optimiser = torch.optim.Adam(net.parameters(), LEARNING_RATE)
    begun, rounds = time.monotonic(), 0
    while (spent := (time.monotonic() - begun) / told.minutes / 60) < 1 or rounds < 1:
        optimiser.param_groups[0]["lr"] = LEARNING_RATE * max(0.05, 1 - spent)
        columns, wins = play_round(net, arrays, STEPS)
        learn(net, optimiser, columns)
        rounds += 1
        if rounds % 20 == 1:
            print(f"round {rounds}: {sum(wins) / max(1, len(wins)):.3f} of {len(wins)} games won", flush=True)
    print("after {} rounds: {:.3f} of {} games won".format(rounds, *measure(net, told.measure, told.seed + 1)))


if __name__ == "__main__":
    main()
