"""The examples run, at small size, and stay a page long."""
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
def test_the_search_plays_a_game(game: str, monkeypatch: pytest.MonkeyPatch,
                                 capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["search.py", "--game", game, "--iterations", "2", "--games", "1"])
    runpy.run_path(str(EXAMPLES / "search.py"), run_name="__main__")
    assert "of 1 games against" in capsys.readouterr().out


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_an_example_is_less_than_150_lines_and_in_the_docs(example: Path) -> None:
    assert len(example.read_text(encoding="utf-8").splitlines()) < 150
    assert f"`examples/{example.name}`" in (EXAMPLES.parent / "docs" / "research.md").read_text(encoding="utf-8")
