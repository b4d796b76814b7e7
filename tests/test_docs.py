"""Every Python example in the docs runs, and every key of records and positions is explained."""
import re
from pathlib import Path
from types import ModuleType

import pytest

import crownlands
import crownlands.encoding
from crownlands.dominion import position
from crownlands.dominion.game import START_KEYS
from crownlands.dominion.pending import FRAME_KEYS
from crownlands.dominoes import position as dominoes_position
from games import played

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
WITH_EXAMPLES = [page for page in PAGES if EXAMPLE.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_one_after_the_other(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    examples = EXAMPLE.findall(page.read_text(encoding="utf-8"))
    for example in examples:
        exec(compile(example, str(page), "exec"), names)
    assert "crownlands" in names or "card" in names
    assert "Traceback" not in capsys.readouterr().out


@pytest.mark.parametrize(("page", "keys"), [
    ("engine.md", (*position.KEYS, *position.PLAYER_KEYS, *position.TURN_KEYS, *FRAME_KEYS, *START_KEYS)),
    ("engine.md", ("position", *played(1, 1000).record())),
    ("dominoes.md", (*dominoes_position.KEYS, *dominoes_position.KINGDOM_KEYS, *dominoes_position.BOARD_KEYS)),
])
def test_every_key_of_records_and_positions_is_in_the_docs(page: str, keys: "tuple[str, ...]") -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert [key for key in keys if f"`{key}`" not in text] == []


def test_the_lines_of_questions_in_the_docs_are_those_of_the_engine() -> None:
    lines = re.findall(r"^ASK_.*", (ROOT / "docs" / "cards.md").read_text(encoding="utf-8"), re.MULTILINE)
    source = (ROOT / "src" / "crownlands" / "dominion" / "questions.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert set(lines) <= set(source)


def test_every_page_that_the_readme_links_to_exists() -> None:
    links = re.findall(r"\]\((docs/[^)]+)\)", PAGES[0].read_text(encoding="utf-8"))
    assert len(links) >= 6
    for link in links:
        assert (ROOT / link).exists(), link


@pytest.mark.skipif(crownlands.compiled, reason="compiled, no sentences are kept: editors read the sources")
@pytest.mark.parametrize("module", [crownlands, crownlands.encoding], ids=lambda module: str(module.__name__))
def test_an_editor_shows_a_sentence_for_every_public_name(module: ModuleType) -> None:
    shown = {name: getattr(module, name) for name in module.__all__}
    for name, one in list(shown.items()):
        if isinstance(one, type):
            shown.update({f"{name}.{own}": what for own, what in vars(one).items() if not own.startswith("_")})
    assert [name for name, one in shown.items() if callable(one) and not (one.__doc__ or "").strip()] == []
