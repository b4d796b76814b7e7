"""Every Python example in the docs runs."""
import re
from pathlib import Path

import pytest

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


def test_every_page_that_the_readme_links_to_exists() -> None:
    links = re.findall(r"\]\((docs/[^)]+)\)", PAGES[0].read_text(encoding="utf-8"))
    assert len(links) >= 6
    for link in links:
        assert (ROOT / link).exists(), link
