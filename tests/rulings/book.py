"""Every ruling with the tests that prove it. `python tests/rulings/book.py` writes docs/rulings.md."""
import ast
from pathlib import Path
from typing import Dict, List

HERE = Path(__file__).parent
BOOK = HERE.parent.parent / "docs" / "rulings.md"
CHAPTERS = {
    "cards.txt": "Cards and rules",
    "scenarios.txt": "Worked scenarios",
    "interactions.txt": "Interactions",
    "boxes_intrigue_seaside.txt": "Intrigue 2E and Seaside",
    "boxes_alchemy_prosperity.txt": "Alchemy and Prosperity",
    "boxes_cornucopia.txt": "Cornucopia, and all boxes together",
    "boxes_guilds_hinterlands.txt": "Guilds and Hinterlands",
    "boxes_dark_ages.txt": "Dark Ages",
    "boxes_adventures.txt": "Adventures",
    "boxes_empires.txt": "Empires, and all boxes together",
    "dominoes.txt": "Kingdomino, Queendomino and Royal Wedding",
}


def rulings(chapter: str) -> Dict[str, str]:
    """The rulings of a chapter: id -> sentence."""
    found: Dict[str, str] = {}
    for line in (HERE / chapter).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            id, _, sentence = line.partition(": ")
            assert sentence, f"{chapter}: {line!r} is not `id: sentence`"
            assert id not in found, f"{chapter} has {id} twice"
            found[id] = sentence
    return found


def proofs() -> Dict[str, List[str]]:
    """The tests that are marked as proving a ruling: id -> file::test."""
    found: Dict[str, List[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for id in marks(node):
                    found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found


def marks(test: ast.FunctionDef) -> List[str]:
    """The ids in @pytest.mark.ruling(...)."""
    return [argument.value for decorator in test.decorator_list
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.ruling"
            for argument in decorator.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]


def book() -> str:
    """The text of docs/rulings.md."""
    tests = proofs()
    lines = ["# Rulings", "", "Every ruling of the rulebooks, with the test in `tests/rulings` that proves it. "
             "This page is made by `python tests/rulings/book.py`; a test fails when a ruling has no proof."]
    for chapter, title in CHAPTERS.items():
        lines += ["", f"## {title}", "", "| id | ruling | proven by |", "|---|---|---|"]
        for id, sentence in rulings(chapter).items():
            proven = "<br>".join(f"`{test.partition('::')[2]}`" for test in tests.get(id, []))
            lines.append(f"| {id} | {sentence.replace('|', '/')} | {proven} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    BOOK.write_text(book(), encoding="utf-8")
