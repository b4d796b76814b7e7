"""Kingdomino, Queendomino and Royal Wedding as games: starting, positions, and the beginnings of records."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Final, Optional, Tuple

from crownlands.dominoes import rules
from crownlands.dominoes.position import fill
from crownlands.dominoes.rules import SEATS, TEAM_SEATS, VALUES, Rules
from crownlands.dominoes.setup import DominoesSetup
from crownlands.dominoes.state import DominoesState, blank_state
from crownlands.dominoes.story import DominoesStory
from crownlands.kernel.chance import Chance, seed_of, seeded
from crownlands.kernel.errors import DamagedRecord, ImpossiblePosition, WrongOption, did_you_mean, either
from crownlands.kernel.game import Game, checked_seed

MOST_SETUPS: Final = 64


class Dominoes(Game[DominoesState]):
    def __init__(self, name: str, usual_seats: int) -> None:
        self.name = name
        self.usual_seats = usual_seats
        self.setups: Dict[Tuple[Any, ...], DominoesSetup] = {}

    def story(self) -> DominoesStory:
        return DominoesStory()

    def start(self, *, seats: Optional[int] = None, seed: Optional[int] = None, record: bool = True,
              ask_forced: bool = False, **options: Any) -> DominoesState:
        """A new game. The kings are drawn at random, so nobody can be told to begin. What is dealt has a chance of its
        own: it tells nothing of what will be drawn later."""
        seed = checked_seed(seed)
        setup = self.setup(self.usual_seats if seats is None else seats, options, ask_forced)
        state = setup.undealt(seeded(seed_of(seed, "deal")), dict(setup.rules.start) if record else None)
        state.begin()
        state.rng = seeded(seed_of(seed, "play"))
        return state

    def setup(self, seats: int, options: Mapping[str, Any], ask_forced: bool = False) -> DominoesSetup:
        """The prepared table for many games of the same kind."""
        values = self.checked(seats, options)
        key = (seats, tuple(sorted(values.items())), ask_forced)
        if key not in self.setups:
            if len(self.setups) >= MOST_SETUPS:
                self.setups.clear()
            start = {"seats": seats, "options": values, "ask_forced": ask_forced}
            self.setups[key] = DominoesSetup(Rules(self.name, seats, values, start))
        return self.setups[key]

    def checked(self, seats: object, options: Mapping[str, Any]) -> Dict[str, Any]:
        """All options with their values; refuses what does not exist or does not go together."""
        known = VALUES[self.name]
        title = self.name.replace("_", " ").title()
        for name, value in options.items():
            if name not in known:
                raise WrongOption("game-has-no-option", game=title, name=name, near=did_you_mean(name, known),
                                  known=[*known])
            if not any(value == allowed and type(value) is type(allowed) for allowed in known[name]):
                raise WrongOption("option-value", name=name, value=repr(value),
                                  right=either(list(map(repr, known[name]))))
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in SEATS[self.name]:
            *some, last = map(str, SEATS[self.name])
            raise WrongOption("dominoes-players", game=title, some=some, last=last, seats=seats)
        values = {**rules.defaults(self.name, seats), **options}
        if values.get("mighty_duel") and seats != 2:
            raise WrongOption("duel-players", seats=seats)
        if values.get("lines_of_four") and seats != 3:
            raise WrongOption("lines-of-four-players", seats=seats)
        if values.get("teams") and seats not in TEAM_SEATS:
            raise WrongOption("teams-players", seats=seats)
        if values.get("partners") == "opposite" and not values["teams"]:
            raise WrongOption("partners-option")
        if self.name == "royal_wedding" and seats == 8 and not values["teams"]:
            raise WrongOption("wedding-of-eight")
        return values

    def random_start(self, seed: int, **table: Any) -> DominoesState:
        """Any number of players, any variants and options."""
        rng = seeded(seed_of(seed, "table"))
        places = SEATS[self.name]
        seats = places[rng.below(len(places))]
        options: Dict[str, Any] = {}
        for name, values in VALUES[self.name].items():
            if rng.below(3) == 0:
                options[name] = values[rng.below(len(values))]
        if seats != 2:
            options.pop("mighty_duel", None)
        if seats != 3:
            options.pop("lines_of_four", None)
        if seats not in (4, 6):
            options.pop("teams", None)
        if not {**rules.defaults(self.name, seats), **options}.get("teams"):
            options.pop("partners", None)
        return self.start(**{"seats": seats, "seed": seed, "ask_forced": rng.below(4) == 0, **options, **table})

    def placed(self, description: Mapping[str, Any]) -> DominoesState:
        if description.get("game", self.name) != self.name:
            raise ImpossiblePosition("position-of-game", game=description["game"], wanted=self.name)
        seats = description.get("seats", max(len(description.get("kingdoms", [])), self.usual_seats))
        ask_forced = bool(description.get("ask_forced", False))
        state = blank_state(self.setup(seats, description.get("options", {}), ask_forced).rules)
        state.ask_forced = ask_forced
        fill(state, description)
        return state

    def undealt(self, start: Dict[str, Any], rng: Chance) -> DominoesState:
        for key in ("seats", "options"):
            if key not in start:
                raise DamagedRecord("start-lacks", key=repr(key))
        setup = self.setup(start["seats"], recorded_options(start), bool(start.get("ask_forced", False)))
        return setup.undealt(rng, dict(start))

    def origin(self, record: Mapping[str, Any], rng: Chance) -> DominoesState:
        position = record["start"].get("position")
        if position is not None:
            record = {**record, "start": {"position": {**position, "options": recorded_options(position)}}}
        return super().origin(record, rng)


def recorded_options(start: Mapping[str, Any]) -> Dict[str, Any]:
    """A record names all its options. Where it says nothing of the partners of a team, it is older than that option,
    and they sat opposite each other."""
    options: Mapping[str, Any] = start.get("options", {})
    return {"partners": "opposite", **options} if options.get("teams") else dict(options)


GAMES: Final = {name: Dominoes(name, seats) for name, seats in
                (("kingdomino", 2), ("queendomino", 2), ("royal_wedding", 4))}
