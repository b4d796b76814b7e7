"""How a table is set up: the game, its options and its house rules. Kept as JSON with the table."""
from __future__ import annotations

from typing import Annotated, Any, Dict, List, Optional, Union

import msgspec
from msgspec import Meta, Struct

import crownlands
from crownlands.dominion import kingdoms
from crownlands.dominion.rules import BANE
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.game import Game
from crownlands.kernel.state import Result, State
from crownlands.server.storage.rows import Origin


def readable(without: str) -> str:
    """The pattern of a text that has none of these characters, and not only spaces."""
    return rf"^[^{without}]*[^{without}\s][^{without}]*$"


CONTROL = r"\x00-\x1f\x7f"
READABLE = readable(CONTROL)                     # the rest is in writing.py
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=READABLE)]
Word = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_]*$")]
Words = Annotated[List[Word], Meta(max_length=40)]
Value = Union[bool, int, Word]


class Config(Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: Word
    seats: int = 2
    options: Annotated[Dict[Word, Value], Meta(max_length=100)] = {}
    kingdom: Union[Word, Words, None] = None     # Dominion: as in game.start
    piles: Optional[Words] = None
    boxes: Optional[Words] = None
    chat: bool = True
    watchers_chat: bool = False                  # those who only watch may talk as well
    move_seconds: Optional[Annotated[int, Meta(ge=5, le=86400)]] = None
    advice: bool = False                         # people may ask for hints though they play against each other
    record: Optional[Dict[str, Any]] = None      # begin where this record ends
    last: Optional[Dict[str, Any]] = None        # the result of the game before, of which this is a rematch
    forked_from: Optional[str] = None            # the table whose record it is
    shuffles_of: Optional[str] = None            # the table whose shuffles come again
    reserved: Optional[List[Optional[str]]] = None       # for each seat, the holder who alone may sit there
    day: Optional[str] = None                    # the deal of that day, the same at all its tables
    lesson: Optional[Word] = None                # with the deal of that lesson, everywhere the same
    house_rules: Optional[Dict[Word, Value]] = None      # of a rematch with the same kingdom: the options for another

    @property
    def origin(self) -> Origin:
        """Where the game comes from."""
        if self.shuffles_of is not None:
            return "shuffles"
        if self.day is not None:
            return "day"
        if self.lesson is not None:
            return "lesson"
        if self.record is None:
            return "new"
        return "import" if self.forked_from is None else "fork"


def start(config: Config, seed: Optional[int] = None) -> State:
    """A new game, set up for people: see docs/engine.md about ask_forced."""
    game: Game[State] = crownlands.game(config.game)
    options: Dict[str, Any] = dict(config.options)
    for name in ("seats", "seed", "record", "ask_forced", "first_player", "kingdom", "piles", "boxes"):
        if name in options:
            raise CrownlandsError("no-rule-option", name=name)
    if config.game == "dominion":
        options.update(kingdom=config.kingdom, piles=config.piles, boxes=config.boxes)
        if config.last is not None:
            last = config.last
            options["first_player"] = Result(last["scores"], last["winners"], last["turns"])
    elif (config.kingdom, config.piles, config.boxes) != (None, None, None):
        raise CrownlandsError("no-kingdom-to-choose", game=config.game)
    return game.start(seats=config.seats, seed=seed, ask_forced=True, **options)


def for_another_kingdom(config: Config) -> Dict[str, Value]:
    """The options that people chose, without what belongs to the kingdom that they chose: its bane, and its Colonies,
    for which is drawn again."""
    if config.house_rules is not None:
        return config.house_rules
    options = {name: value for name, value in config.options.items() if name != BANE}
    if options.get("colonies") is True and (config.kingdom, config.piles) != (None, None):
        options["colonies"] = "random"
    return options


def rematch(config: Config, start: Dict[str, Any], result: Dict[str, Any], new_kingdom: bool) -> Config:
    """The same table again. The engine finds who begins: left of the winner, or by draw of the kings."""
    again = msgspec.structs.replace(config, record=None, last=result, forked_from=None, shuffles_of=None, reserved=None,
                                    day=None, lesson=None)
    if config.game != "dominion" or "piles" not in start:
        return again
    boxes = config.boxes
    if boxes is None and isinstance(config.kingdom, str):
        boxes = list(kingdoms.recommended(config.kingdom).boxes)
    house_rules = for_another_kingdom(config)
    if not new_kingdom:
        return msgspec.structs.replace(again, kingdom=None, boxes=boxes, piles=start["piles"], options=start["options"],
                                       house_rules=house_rules)
    chosen = config.piles if config.piles is not None else config.kingdom
    if boxes is None and isinstance(chosen, list):
        boxes = kingdoms.boxes_for(chosen)
    return msgspec.structs.replace(again, kingdom=None, boxes=boxes, piles=None, options=house_rules, house_rules=None)


def same_shuffles(config: Config, table: str, people: List[Optional[str]]) -> Config:
    """The table as it was at its beginning: who begins, the kingdom and what is dealt follow from the shuffles. A
    person who was not there is not to meet somebody who knows the cards."""
    return msgspec.structs.replace(config, shuffles_of=config.shuffles_of or table, reserved=people)
