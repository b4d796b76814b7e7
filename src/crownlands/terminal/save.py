"""A game at the terminal on disk: the record, and who sits where."""
from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Dict, List, Optional

from crownlands import files
from crownlands.kernel.errors import CrownlandsError, DamagedRecord
from crownlands.kernel.state import State

Player = Dict[str, Optional[str]]                # name, and bot: None is the person


class Save:
    """Where a game is saved. Whose file it was to begin with may be written over; any other name is taken fresh."""

    def __init__(self, players: List[Player], seed: Optional[int], path: Optional[Path] = None, always: bool = False,
                 command: str = "") -> None:
        self.players = players
        self.seed = seed
        self.path = path
        self.always = always                     # after every choice of the person
        self.command = command                   # what plays the same shuffles again, if anything does

    def write(self, state: State) -> Path:
        if self.path is None:
            self.path = self.fresh_path()
        files.write(self.path, {"players": self.players, "seed": self.seed, "record": state.record()})
        return self.path

    def rescue(self, state: State) -> Path:
        """Write wherever it is possible."""
        try:
            return self.write(state)
        except CrownlandsError:
            self.path = self.fresh_path(Path(tempfile.gettempdir()))
            return self.write(state)

    def fresh_path(self, folder: Path = Path()) -> Path:
        number = 1
        while True:
            path = folder / f"crownlands-{number}.json"
            if not path.exists():
                return path
            number += 1


def read_save(path: Path) -> Dict[str, Any]:
    """What `Save.write` wrote; a bare record has no players."""
    data = files.read(path)
    if "record" not in data:
        if "steps" not in data:
            raise DamagedRecord("not-saved-game", path=path)
        return {"players": None, "seed": None, "record": data}
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        raise DamagedRecord("who-plays", path=path)
    for seat, player in enumerate(players):
        name, bot = player.get("name"), player.get("bot")
        if not isinstance(name, str) or not (bot is None or isinstance(bot, str)) or (bot is None) != (seat == 0):
            raise DamagedRecord("player-in-save", path=path, seat=seat)
    return {"players": [dict(player) for player in players], "seed": data.get("seed"), "record": data["record"]}
