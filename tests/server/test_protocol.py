"""The documentation of the protocol: every message is described as it is, and its bot plays."""
from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any, List, Type, get_args

import httpx
import jsonschema
import msgspec
import pytest

from crownlands.server import protocol
from crownlands.server.settings import Settings
from crownlands.server.shapes import Decision
from house import PATIENCE, House, first, live

DOCS = Path(__file__).parent.parent.parent / "docs"


PROSE = (DOCS / "protocol.md").read_text(encoding="utf-8")


def rows(after: str = "") -> List[List[str]]:
    """The tables of the documentation after these words, cell by cell."""
    assert after in PROSE
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in PROSE[PROSE.index(after):].splitlines()
            if line.startswith("| `")]


@pytest.mark.parametrize("message", [*get_args(protocol.FromClient), *get_args(protocol.FromServer)])
def test_every_message_and_each_of_its_fields_is_described(message: Type[msgspec.Struct]) -> None:
    kind = f"`{message.__struct_config__.tag}`"
    described = [row for row in rows() if len(row) == 3 and kind in row[0].split(", ")]
    assert len(described) == 1
    assert described[0][1] == ", ".join(f"`{name}`" for name in message.__struct_fields__)


def test_the_documentation_describes_no_message_that_does_not_exist() -> None:
    tags = {f"`{message.__struct_config__.tag}`"
            for message in (*get_args(protocol.FromClient), *get_args(protocol.FromServer))}
    assert {kind for row in rows() if len(row) == 3 for kind in row[0].split(", ")} == tags | {"`type`"}


def test_every_reason_of_a_refusal_is_described() -> None:
    described = [row[0] for row in rows("The reasons of a refusal:")][1:]
    assert described == [f"`{reason}`" for reason in get_args(protocol.Reason)]


def test_every_field_of_a_decision_is_described() -> None:
    fields = Decision.__struct_encode_fields__
    described = [row[0] for row in rows("A client needs no list of prompts")][:len(fields)]
    assert described == [f"`{name}`" for name in fields]


def test_the_example_messages_follow_the_schema() -> None:
    """But for the view, which is cut short."""
    sent, answered = (json.loads(text) for text in
                      re.findall(r"^\{.*?\}(?=\n\{|\n```)", re.findall(r"```json\n(.*?```)", PROSE, re.DOTALL)[0],
                                 re.DOTALL | re.MULTILINE))
    protocol.decode(json.dumps(answered))
    assert set(sent) == {"type", *protocol.View.__struct_fields__}
    assert answered["option"] in sent["view"]["decision"]["options"]
    assert answered["step"] == sent["step"]


def in_any_order(schema: Any) -> Any:
    """Alternatives come in the order in which this process first met a type like theirs."""
    if isinstance(schema, dict):
        return {key: in_any_order(one) for key, one in schema.items()}
    if isinstance(schema, list):
        return sorted(map(in_any_order, schema), key=partial(json.dumps, sort_keys=True))
    return schema


def test_the_server_tells_the_schema_that_the_documentation_links_to(house: House) -> None:
    assert "`/api/protocol`" in PROSE
    assert in_any_order(house.get("/api/protocol")) == in_any_order(json.loads(msgspec.json.encode(protocol.schema())))


def test_the_bot_of_the_documentation_plays_a_whole_game(house: House, capsys: pytest.CaptureFixture[str],
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httpx, "post", partial(httpx.post, timeout=PATIENCE))      # this machine may be busy
    code = re.findall(r"```py\n(.*?)```", PROSE, re.DOTALL)[0]
    exec(compile(code.replace("http://127.0.0.1:8000", house.url), "protocol.md", "exec"), {})
    assert "'winners'" in capsys.readouterr().out


@live
async def test_what_is_sent_follows_the_schema(house: House) -> None:
    schema = protocol.schema()
    server = jsonschema.Draft202012Validator({**schema["from_server"], "$defs": schema["$defs"]})
    table = house.table("dominion", ["Anna", "bot:big_money"], piles=["smithy"])
    async with table.player(0) as anna:
        await anna.send(type="say", text="hello")
        await anna.send(type="undo")
        await anna.play(first, most=5)
    assert len(anna.received) > 5
    for text in anna.received:
        server.validate(json.loads(text))


def test_every_setting_is_documented() -> None:
    text = (DOCS / "operate.md").read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"| `CROWNLANDS_{name.upper()}` |" in text, name
