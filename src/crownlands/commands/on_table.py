"""`--kingdom`, `--piles`, `--boxes` and `--option`: the table and its rules, as every command takes them."""
from __future__ import annotations

from typing import Annotated, Any, Dict, List, Optional, Tuple

from cyclopts import Parameter

from crownlands.dominion import kingdoms
from crownlands.dominion.cards import NAMES
from crownlands.dominion.named import card_named, kingdoms_named
from crownlands.kernel.errors import UnknownKingdom, WrongOption
from crownlands.kernel.spelling import plain

Kingdom = Annotated[Optional[str], Parameter(help="A recommended set by its id (see `crownlands kingdoms`), or ten "
                                                  "cards: smithy,village,...")]
Piles = Annotated[Optional[str], Parameter(help="Any number of kingdom cards: smithy,village.")]
Boxes = Annotated[Optional[str], Parameter(help="Ten random cards of these boxes: base2e,seaside; or all.")]
Options = Annotated[Optional[List[str]], Parameter(name="--option", help="A rule option, name=value; may be given "
                                                                         "again.", negative="")]


def read_table(game: str, kingdom: Optional[str], piles: Optional[str], boxes: Optional[str]) -> Dict[str, Any]:
    """What `start` takes besides options; nothing if nothing is said."""
    given = {"kingdom": kingdom, "piles": piles, "boxes": boxes}
    said = [name for name, value in given.items() if value is not None]
    if said and game != "dominion":
        raise WrongOption("tables-of-dominion", game=game)
    if len(said) > 1:
        raise WrongOption("one-table")
    if kingdom is not None:
        cards = read_cards(kingdom)
        single = len(cards) == 1 and cards[0] not in NAMES
        return {"kingdom": kingdoms.recommended(read_kingdom(kingdom)).id if single else kingdoms.checked(cards)}
    if piles is not None:
        return {"piles": kingdoms.checked_piles(read_cards(piles))}
    if boxes is not None:
        named = listed(boxes)
        return {"boxes": kingdoms.all_boxes() if named == ["all"] else kingdoms.checked_boxes(named)}
    return {}


def read_kingdom(text: str) -> str:
    """The id of a recommended kingdom, given by it or by its name."""
    id = plain(text)
    named = [] if id in kingdoms.KINGDOMS else kingdoms_named(text)
    if len(named) > 1:
        raise UnknownKingdom("several-kingdoms", text=text.strip(), named=named)
    return named[0] if named else id


def read_cards(text: str) -> List[str]:
    return [card_named(card) for card in listed(text)]


def listed(text: str) -> List[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def read_options(texts: Optional[List[str]]) -> Dict[str, Any]:
    options: Dict[str, Any] = {}
    for text in texts or ():
        name, value = read_option(text)
        if name in options:
            raise WrongOption("option-twice", name=name)
        options[name] = value
    return options


def read_option(text: str) -> Tuple[str, Any]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise WrongOption("option-form", text=repr(text))
    if value.lower() in ("true", "false"):
        return name, value.lower() == "true"
    return name, int(value) if value.isdecimal() else value
