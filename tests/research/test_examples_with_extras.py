"""The examples of the docs that need an extra, and the one that needs torch."""
import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = re.findall(r"```python needs (\w+)\n(.*?)```", (ROOT / "docs" / "research.md").read_text(encoding="utf-8"),
                      re.DOTALL)
MODULES = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel"}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("extra", "example"), EXAMPLES, ids=[extra for extra, _example in EXAMPLES])
def test_the_examples_of_an_adapter_run(extra: str, example: str) -> None:
    pytest.importorskip(MODULES[extra], reason=f"needs the extra: pip install 'crownlands[{extra}]'")
    exec(compile(example, "docs/research.md", "exec"), {})


@pytest.mark.filterwarnings("ignore")
def test_buying_is_learned(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="needs the extra: pip install 'crownlands[train]'")
    monkeypatch.setattr(sys, "argv", ["ppo.py", "--minutes", "0.01", "--games", "4", "--measure", "2"])
    runpy.run_path(str(ROOT / "examples" / "ppo.py"), run_name="__main__")
    assert "games won" in capsys.readouterr().out
