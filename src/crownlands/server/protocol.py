"""The messages of live play, in both directions: JSON objects told apart by their `type`. See docs/protocol.md."""
from __future__ import annotations

from typing import Annotated, Any, Dict, List, Literal, Optional, Union

import msgspec
from msgspec import Meta, Struct

from crownlands.server.config import READABLE, Name, Word
from crownlands.server.shapes import AnyView, Event
from crownlands.server.table import TableFacts

VERSION = 1
MOST_TEXT = 300

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Step = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT, pattern=READABLE)]


# ---- from the client
class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a seat: a spectator. `seen` is the step of the last view or chat that the client
    got: what came after it follows the answer."""
    version: int
    seat: Optional[SeatNumber] = None
    token: Optional[Annotated[str, Meta(max_length=200)]] = None     # if not given: the cookie's
    seen: Step = 0
    name: Optional[Name] = None                  # of somebody who only watches, for the others to see


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Answer the open decision: `step` is that of the view that shows it, `option` the id of one of its options."""
    step: Step
    option: Annotated[str, Meta(max_length=100)]


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Text


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the own last choice: at once if nobody learned anything since, else if the others accept."""


class Give(Struct, tag="give", forbid_unknown_fields=True):
    """Offer a seat to a bot: the own one, or one whose player left, failed, or does not answer."""
    seat: SeatNumber
    bot: Word


class Accept(Struct, tag="accept", forbid_unknown_fields=True):
    """Consent to the offer of that step."""
    step: Step


class Decline(Struct, tag="decline", forbid_unknown_fields=True):
    """Do not consent; or withdraw the own offer."""
    step: Step


class Prefer(Struct, tag="prefer", forbid_unknown_fields=True):
    """Who makes the choices of this seat that have no alternative: the table (unless something else was said), or
    the player who is asked."""
    forced: Literal["table", "asked"]


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """Ask what an expert would choose in the open decision of the view of that step."""
    step: Step


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    pass


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Give up the seat; the others may give it to somebody else."""


FromClient = Union[Hello, Choose, Say, Undo, Give, Accept, Decline, Prefer, Advise, Resign, Leave]


# ---- from the server
class Welcome(Struct, tag="welcome"):
    """The answer to hello: this connection sees what `seat` sees."""
    version: int
    seat: Optional[int]
    table: TableFacts
    patience: float                              # seconds after which the seat of a silent player may be given away
    advises: bool                                # whether this server has somebody who gives hints


class View(Struct, tag="view"):
    """What lies before the seat after step `step`. Of the events that it knows, the client keeps the first `since` and
    adds these: fewer than it knows if something was taken back. `left`: milliseconds until the time of the
    player who is asked is up."""
    step: int
    since: int
    events: List[msgspec.Raw]
    view: Dict[str, Any]
    left: Optional[int]


class TableChanged(Struct, tag="table"):
    """Somebody sat down, left, offered or accepted something, the game began or ended, ..."""
    table: TableFacts


class Said(Struct, tag="said"):
    step: int
    seat: int
    name: Optional[str]
    text: str
    at: int


class Present(Struct):
    """Somebody who watches; without a name if none was given."""
    name: Optional[str]


class Presence(Struct, tag="presence"):
    """Who is there at this moment: the seats whose players have lost their connection, and those who only watch."""
    away: List[int]
    watching: List[Present]


class RatedOption(Struct):
    """How often the game is won with an option, from 0 to 1; how much less often than with the expert's choice, and the
    standard error of that; the deals that it was played out from."""
    option: str
    chance: float
    behind: float
    error: float
    deals: int


class ReasonFacts(Struct):
    """A sentence of the catalogue, with its arguments; `card` is a card's id."""
    id: str
    facts: Dict[str, Union[int, str]]


class Advice(Struct, tag="advice"):
    """What an expert would choose in the decision of the view of that step, and why; for the seat that asked alone. No
    options: playing on cannot tell them apart."""
    step: int
    choice: str
    options: List[RatedOption]
    reasons: List[ReasonFacts]


Reason = Literal["malformed", "version", "seat", "step", "illegal", "not_now", "too_fast", "not_stored", "unreadable"]


class Refused(Struct, tag="refused"):
    """The message changed nothing. `step`: where the table is."""
    reason: Reason
    message: str
    step: int
    why: Optional[str] = None                    # which sentence of the catalogue says it, with these facts
    facts: Dict[str, Union[int, str]] = {}


FromServer = Union[Welcome, View, TableChanged, Said, Presence, Advice, Refused]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode


def schema() -> Dict[str, Any]:
    """The JSON schema of all messages."""
    parts: Dict[str, Any]
    (client, server, view, event), parts = msgspec.json.schema_components(
        [FromClient, FromServer, AnyView, Event], ref_template="#/$defs/{name}")
    shown = parts["View"]["properties"]
    shown["view"], shown["events"] = view, {"type": "array", "items": event}
    return {"from_client": client, "from_server": server, "$defs": parts}
