"""The four games for OpenSpiel: importing this registers `crownlands_dominion`, `crownlands_kingdomino`,
`crownlands_queendomino` and `crownlands_royal_wedding`.

All chance is explicit: each card drawn from a shuffled deck, each domino, king and building is a chance node of its
own, whose outcomes are what the engine's records call them.

    import pyspiel
    from crownlands.adapters import openspiel
    game = pyspiel.load_game("crownlands_dominion", {"kingdom": "b2_first_game", "most_turns": 60})
"""
from __future__ import annotations

import json
from typing import Any, Optional

import numpy as np
import pyspiel

import crownlands
from crownlands.dominoes.table import TILE
from crownlands.dominoes.tiles import BUILDINGS
from crownlands.encoding import Encoding, encoding, information
from crownlands.encoding.batch import rewards_of
from crownlands.encoding.tables import boxes_of_kingdom
from crownlands.kernel.chance import seeded
from crownlands.kernel.errors import MissingOutcome
from crownlands.kernel.state import State

MOST_DECISIONS_A_TURN = 200                      # more than any game has shown; OpenSpiel wants a limit
MOST_POINTS = 1000.0
KINGDOM = "b2_first_game"
SEATS = {"dominion": (2, 6), "kingdomino": (2, 4), "queendomino": (2, 4), "royal_wedding": (3, 8)}
USUAL_SEATS = {"dominion": 2, "kingdomino": 2, "queendomino": 2, "royal_wedding": 4}
USUAL_TURNS = {"dominion": 200, "kingdomino": 0, "queendomino": 0, "royal_wedding": 0}   # 0: the game has its own end


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a kind of game."""
    least, most = SEATS[name]
    parameters: dict[str, Any] = {"players": USUAL_SEATS[name], "reward": "win", "most_turns": USUAL_TURNS[name]}
    if name == "dominion":
        parameters["kingdom"] = KINGDOM
    hidden = name == "dominion"
    return pyspiel.GameType(
        short_name=f"crownlands_{name}", long_name=name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION if hidden
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most, min_num_players=least, provides_information_state_string=True,
        provides_information_state_tensor=False, provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=parameters)


class Dealt:
    """The game on the table, and what it waits for. OpenSpiel copies and pickles states; this one knows how."""

    def __init__(self, table: State, begun: bool) -> None:
        self.table = table
        self.begun = begun                       # the deal is done
        self.answer: Optional[int] = None        # the choice that chance has still to finish
        self.outcomes: list[str] = []            # what it has brought so far
        self.possible: list[tuple[int, float]] = []      # what it may bring next; nothing: a seat is asked

    def __deepcopy__(self, memo: object) -> Dealt:
        twin = Dealt(self.table.copy(), self.begun)
        twin.answer = self.answer
        twin.outcomes = list(self.outcomes)
        twin.possible = list(self.possible)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return dealt_again, (self.table.record(), self.begun, self.answer, self.outcomes, self.possible)

    def go_on(self) -> None:
        """Finish the deal or the choice, if chance has brought enough."""
        trial = self.table.copy()
        try:
            if self.begun:
                assert self.answer is not None
                trial.step_with(self.answer, self.outcomes)
            else:
                trial.script = [int(trial.outcome_number(word)) for word in self.outcomes]
                trial.script_at = 0
                trial.begin()
                trial.end_script()
        except MissingOutcome as missing:
            whole = sum(missing.weights)
            self.possible = sorted((int(trial.outcome_number(word)), weight / whole)
                                   for word, weight in zip(missing.possible, missing.weights, strict=True))
            return
        self.table = trial
        self.begun = True
        self.answer = None
        self.outcomes = []
        self.possible = []


def dealt_again(record: dict[str, Any], begun: bool, answer: Optional[int], outcomes: list[str],
                possible: list[tuple[int, float]]) -> Dealt:
    """From the record of the game so far."""
    game = crownlands.game(record["game"])
    dealt = Dealt(game.replay(record) if begun else game.origin(record, seeded(0)), begun)
    dealt.answer, dealt.outcomes, dealt.possible = answer, outcomes, possible
    return dealt


class SpielGame(pyspiel.Game):                   # type: ignore[misc]
    """One of the games with its parameters: `players`, `reward` ("win", "points", "difference"), `most_turns` of all
    seats together, and of Dominion `kingdom`: the id of a recommended set, or ten card ids with spaces between."""

    name = ""

    def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
        given = dict(params or {})
        self.params = given
        self.players = int(given.get("players", USUAL_SEATS[self.name]))
        self.reward = str(given.get("reward", "win"))
        self.most_turns = int(given.get("most_turns", USUAL_TURNS[self.name]))
        self.setup: Any
        if self.name == "dominion":
            named = str(given.get("kingdom", KINGDOM))
            kingdom: Any = named.split() if " " in named else named
            boxes = boxes_of_kingdom(kingdom)
            table, options = crownlands.game("dominion").laid_out(0, {}, kingdom=kingdom, boxes=boxes)
            self.setup = crownlands.game("dominion").setup(self.players, options, **table)
            self.encoding: Encoding = encoding("dominion", seats=self.players, boxes=boxes)
            outcomes = len(self.setup.kingdom.ids)
        else:
            self.setup = crownlands.game(self.name).setup(self.players, {})
            self.encoding = encoding(self.name, seats=self.players)
            outcomes = TILE + len(BUILDINGS)
        turns = self.most_turns or 200
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.actions), max_chance_outcomes=outcomes, num_players=self.players,
            min_utility=0.0 if self.reward == "win" else -MOST_POINTS,
            max_utility=1.0 if self.reward == "win" else MOST_POINTS, max_game_length=turns * MOST_DECISIONS_A_TURN)
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> SpielState:
        """Before the first card is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What OpenSpiel makes observations and information states with."""
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.encoding, params)

    def undealt(self) -> State:
        """Seat 0 begins in Dominion; in the dominoes the kings are drawn."""
        rng = seeded(0)                          # never asked: all chance is told
        if self.name == "dominion":
            state: State = self.setup.undealt(rng, 0, dict(self.setup.kingdom.start, first_player=0))
        else:
            state = self.setup.undealt(rng, dict(self.setup.rules.start))
        return state


class Shared:
    """What the states of a game have in common: not copied with them."""

    def __init__(self, game: SpielGame) -> None:
        self.name = game.name
        self.params = game.params
        self.encoding = game.encoding
        self.reward = game.reward
        self.most_turns = game.most_turns

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_again, (self.name, self.params)


def shared_again(name: str, params: dict[str, Any]) -> Shared:
    return Shared(GAMES[name](params))


class SpielState(pyspiel.State):                 # type: ignore[misc]
    """A state of Crownlands between its choices and the outcomes of chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = Shared(game)
        self.dealt = Dealt(game.undealt(), False)
        self.dealt.go_on()

    @property
    def table(self) -> State:
        """The game itself, as it was when a seat was last asked."""
        return self.dealt.table

    def current_player(self) -> int:
        """The seat that is asked, or chance, or nobody any more."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.dealt.possible else int(self.table.seat)

    def is_terminal(self) -> bool:
        """Over, or cut short by the limit of turns."""
        if self.dealt.possible or not self.dealt.begun:
            return False
        limit = self.shared.most_turns
        return self.table.over or (bool(limit) and self.table.turns_taken() >= limit)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.shared.encoding.legal(self.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, each with its probability."""
        return list(self.dealt.possible)

    def _apply_action(self, action: int) -> None:
        dealt = self.dealt
        if dealt.possible:
            dealt.outcomes.append(self.table.outcome_text(action))
        else:
            dealt.answer = int(self.shared.encoding.answer_to(self.table, action))
        dealt.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.table.outcome_text(action))
        return self.shared.encoding.word(action)

    def returns(self) -> list[float]:
        """The rewards at the end, before it nothing."""
        if not self.is_terminal():
            return [0.0] * int(self.table.seats)
        return rewards_of(self.table, self.shared.reward)

    def __str__(self) -> str:
        if not self.dealt.begun:
            return "deal " + " ".join(self.dealt.outcomes)
        text = json.dumps(self.table.describe(), sort_keys=True)
        return text if self.dealt.answer is None else \
            f"{text} {self.table.option_id(self.dealt.answer)} {' '.join(self.dealt.outcomes)}"


class SpielObserver:
    """What a seat may know: as the encoding's fields, or as text; with perfect recall all that it was ever told."""

    def __init__(self, kind: Any, numbers: Encoding, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations here: {params}")
        self.encoding = numbers
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(int(numbers.size), np.float32)
        self.dict = {field.name: self.tensor[field.start:field.stop].reshape(field.shape) for field in numbers.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if state.dealt.begun:
            self.tensor[:] = np.frombuffer(self.encoding.flat(state.table, player), np.int16)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        if not state.dealt.begun:
            return f"seat {player}"
        text = f"seat {player} {information(state.table, player)}"
        return text + json.dumps(state.table.events(player)) if self.perfect_recall else text


class DominionGame(SpielGame):
    """`crownlands_dominion`."""

    name = "dominion"


class KingdominoGame(SpielGame):
    """`crownlands_kingdomino`."""

    name = "kingdomino"


class QueendominoGame(SpielGame):
    """`crownlands_queendomino`."""

    name = "queendomino"


class RoyalWeddingGame(SpielGame):
    """`crownlands_royal_wedding`."""

    name = "royal_wedding"


GAMES = {kind.name: kind for kind in (DominionGame, KingdominoGame, QueendominoGame, RoyalWeddingGame)}
for name, kind in GAMES.items():
    pyspiel.register_game(game_type(name), kind)
