"""The four games as environments of PettingZoo: `env` asks one seat after the other, `parallel_env` all at once.

    from crownlands.adapters import pettingzoo
    env = pettingzoo.env("dominion", kingdom="b2_first_game")
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

import crownlands
from crownlands.encoding import Encoding, encoding
from crownlands.encoding.batch import rewards_of
from crownlands.encoding.tables import boxes_of_kingdom
from crownlands.kernel.chance import Chance
from crownlands.kernel.game import new_generator
from crownlands.kernel.state import State

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1
WAIT = 0                                         # what a seat that is not asked does in a parallel environment

Observation = dict[str, Any]


class Table:
    """What both kinds of environment are made of: the game, its encoding, and seats by name."""

    def __init__(self, game: str, seats: Optional[int], boxes: Optional[Sequence[str]], kingdom: Any, reward: str,
                 render_mode: Optional[str], options: dict[str, Any]) -> None:
        self.game = crownlands.game(game)
        self.options = options
        if game == "dominion":
            boxes = boxes or boxes_of_kingdom(kingdom)
            self.options = {**options, "boxes": list(boxes), "kingdom": kingdom}
            self.encoding: Encoding = encoding(game, seats=seats, boxes=boxes)
        else:
            self.encoding = encoding(game, seats=seats, **options)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self.agents: list[str] = []
        self.chance: Chance = new_generator(None)
        action_space = spaces.Discrete(int(self.encoding.actions))
        self.action_spaces = {agent: spaces.Discrete(int(action_space.n)) for agent in self.possible_agents}
        self.observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(LOWEST, HIGHEST, (int(self.encoding.size),), np.int16),
            "action_mask": spaces.Box(0, 1, (int(self.encoding.actions),), np.int8),
        }) for agent in self.possible_agents}
        self.table: Optional[State] = None

    def observation_space(self, agent: str) -> Any:
        """The encoding's row, and a mask of the actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The encoding's actions."""
        return self.action_spaces[agent]

    @property
    def crownlands_state(self) -> State:
        """The game itself, with all that a state of Crownlands can do."""
        assert self.table is not None, "reset the environment first"
        return self.table

    def deal(self, seed: Optional[int]) -> State:
        """A new game. Without a seed chance goes on from the last one."""
        if seed is not None:
            self.chance = new_generator(seed)
        fresh = self.chance.word() << 32 | self.chance.word()
        state: State = self.game.start(seats=int(self.encoding.seats), seed=int(fresh), record=False, **self.options)
        self.table = state
        self.agents = list(self.possible_agents)
        return state

    def seen(self, agent: str) -> Observation:
        """What the seat may know, and what it can choose: nothing unless it is asked."""
        state, seat = self.crownlands_state, self.possible_agents.index(agent)
        mask = np.zeros(int(self.encoding.actions), np.int8)
        if not state.over and state.seat == seat:
            mask[self.encoding.legal(state)] = 1
        return {"observation": np.array(self.encoding.flat(state, seat)), "action_mask": mask}

    def final_rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, rewards_of(self.crownlands_state, self.reward), strict=True))

    def render(self) -> Optional[str]:
        """The decision that is open, as a spectator may see it."""
        if self.render_mode is None:
            return None
        state = self.crownlands_state
        text = f"{state.game_name()}: over" if state.over else \
            f"{state.game_name()}: seat {state.seat} is asked: {state.prompt}"
        if self.render_mode == "human":
            print(text)
        return text

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(Table, AECEnv):                    # type: ignore[misc]
    """Asks one seat after the other, with a mask of what can be chosen."""

    def __init__(self, game: str, seats: Optional[int], boxes: Optional[Sequence[str]], kingdom: Any, reward: str,
                 most_turns: int, render_mode: Optional[str], options: dict[str, Any]) -> None:
        AECEnv.__init__(self)
        Table.__init__(self, game, seats, boxes, kingdom, reward, render_mode, options)
        self.metadata = {"name": f"crownlands_{game}_v{self.encoding.version}", "render_modes": ["human", "ansi"],
                         "is_parallelizable": False, "render_fps": 1}
        self.most_turns = most_turns

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """A new game; without a seed chance goes on from the last one."""
        state = self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[state.seat]

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it can choose."""
        return self.seen(agent)

    def step(self, action: Optional[int]) -> None:
        """The choice of the seat that is asked; None from a seat whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only a seat whose game is over acts with None"
        state = self.crownlands_state
        self.encoding.step(state, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        cut_short = bool(self.most_turns) and state.turns_taken() >= self.most_turns
        if state.over or cut_short:
            self.rewards = self.final_rewards()
            self.terminations = dict.fromkeys(self.agents, state.over)
            self.truncations = dict.fromkeys(self.agents, not state.over)
        else:
            self.agent_selection = self.agents[state.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class TogetherEnv(Table, ParallelEnv):           # type: ignore[misc]
    """Every seat acts in each cycle; only the action of the seat that is asked counts, the others wait. What cannot be
    chosen counts as the first thing that can."""

    def __init__(self, game: str, seats: Optional[int], boxes: Optional[Sequence[str]], kingdom: Any, reward: str,
                 max_cycles: int, render_mode: Optional[str], options: dict[str, Any]) -> None:
        Table.__init__(self, game, seats, boxes, kingdom, reward, render_mode, options)
        self.metadata = {"name": f"crownlands_{game}_parallel_v{self.encoding.version}",
                         "render_modes": ["human", "ansi"], "is_parallelizable": True, "render_fps": 1}
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> Any:
        """A new game; without a seed chance goes on from the last one."""
        self.deal(seed)
        self.cycles = 0
        return self.all_see(), {agent: {} for agent in self.agents}

    def all_see(self) -> dict[str, Observation]:
        seen = {agent: self.seen(agent) for agent in self.agents}
        for observation in seen.values():
            if not observation["action_mask"].any():
                observation["action_mask"][WAIT] = 1
        return seen

    def step(self, actions: dict[str, int]) -> Any:
        """An action of every seat."""
        state = self.crownlands_state
        legal = self.encoding.legal(state)
        chosen = int(actions[self.possible_agents[state.seat]])
        self.encoding.step(state, chosen if chosen in legal else legal[0])
        self.cycles += 1
        ended, cut_short = state.over, not state.over and bool(self.max_cycles) and self.cycles >= self.max_cycles
        rewards = self.final_rewards() if ended or cut_short else dict.fromkeys(self.agents, 0.0)
        seen = self.all_see()
        agents = self.agents
        if ended or cut_short:
            self.agents = []
        return (seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut_short),
                {agent: {} for agent in agents})


def env(game: str, *, seats: Optional[int] = None, boxes: Optional[Sequence[str]] = None, kingdom: Any = None,
        reward: str = "win", most_turns: int = 0, render_mode: Optional[str] = None, **options: Any) -> TurnEnv:
    """An environment that asks one seat after the other (AEC).

    boxes and kingdom: of Dominion, as `start` takes them; without a kingdom each game has a random one. reward: "win"
    (a share of it), "points" or "difference". most_turns: of all seats together, then the game is truncated."""
    return TurnEnv(game, seats, boxes, kingdom, reward, most_turns, render_mode, options)


def parallel_env(game: str, *, seats: Optional[int] = None, boxes: Optional[Sequence[str]] = None, kingdom: Any = None,
                 reward: str = "win", max_cycles: int = 0, render_mode: Optional[str] = None,
                 **options: Any) -> TogetherEnv:
    """An environment in which every seat acts in each cycle; after so many cycles it is truncated."""
    return TogetherEnv(game, seats, boxes, kingdom, reward, max_cycles, render_mode, options)
