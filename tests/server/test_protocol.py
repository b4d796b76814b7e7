"""The documentation of the protocol: its schema is the real one, and its bot plays."""
from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import httpx
import jsonschema
import pytest

from crownlands.server import protocol
from crownlands.server.settings import Settings
from house import PATIENCE, House, first, live

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_documented_schema_is_the_real_one() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert text.endswith(protocol.documented()), "python -m crownlands.server.protocol docs/protocol.md"


def test_the_bot_of_the_documentation_plays_a_whole_game(house: House, capsys: pytest.CaptureFixture[str],
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(httpx, "post", functools.partial(httpx.post, timeout=PATIENCE))      # this machine may be busy
    code = re.findall(r"```py\n(.*?)```", (DOCS / "protocol.md").read_text(encoding="utf-8"), re.DOTALL)[0]
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
