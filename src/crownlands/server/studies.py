"""Asking the lab what wins a kingdom."""
from __future__ import annotations

from typing import Annotated, Any, Dict, List, Optional

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter
from msgspec import Struct

from crownlands.lab.dominion.findings import Findings
from crownlands.server.desk import Desk
from crownlands.server.lab import subject
from crownlands.server.lobby import AnyRequest
from crownlands.server.replays import json_of

PATIENCE = 4.0                                   # seconds that an answer may take; then the client asks again
Listed = Annotated[str, Parameter(max_length=400, pattern=r"^[a-z0-9_,]*$")]
Word = Annotated[str, Parameter(max_length=40, pattern=r"^[a-z0-9_]*$")]


class StudyAnswer(Struct):
    """Either the findings, or how many other studies come first: then ask again."""
    findings: Optional[Findings]
    ahead: int


@get("/api/study", responses=json_of(StudyAnswer))
async def study(request: AnyRequest, desk: Desk, kingdom: Word = "", cards: Listed = "", boxes: Listed = "",
                colonies: Word = "", bane: Word = "", shelters: Word = "") -> Response[bytes]:
    """What wins a kingdom: a recommended one by its id, or any cards, with the boxes whose editions they are of."""
    wish: Dict[str, Any] = {"kingdom": kingdom} if kingdom else {"piles": words_of(cards)}
    if boxes:
        wish["boxes"] = words_of(boxes)
    about = subject(wish, options_of(colonies, bane, shelters))
    found = await desk.lab.study(about, desk.tokens.maker(request), PATIENCE)
    answer = {"findings": None if found is None else msgspec.Raw(found), "ahead": desk.lab.ahead(about)}
    return Response(msgspec.json.encode(answer), media_type=MediaType.JSON)


def words_of(text: str) -> List[str]:
    return [word for word in text.split(",") if word]


def options_of(colonies: str, bane: str, shelters: str) -> Dict[str, Any]:
    options: Dict[str, Any] = {}
    if colonies:
        options["colonies"] = {"true": True, "false": False}.get(colonies, colonies)
    if shelters:
        options["shelters"] = {"true": True, "false": False}.get(shelters, shelters)
    if bane:
        options["bane"] = bane
    return options


HANDLERS = [study]
