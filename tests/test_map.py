"""docs/house.md names every room of the house; it and the pages beside it name nothing that is not there."""
from __future__ import annotations

import re
from pathlib import Path
from typing import List

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "crownlands"
MAP = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"`([^`\n]+)`", MAP)
PATH = re.compile(r"(\w[\w.-]*/[\w./-]*|\w+\.py)(?:: (\w+))?")
MADE = {PACKAGE / "page"}                        # by building the package
GLOSSARY = MAP.partition("\n## Words\n")[2]


def find(path: str) -> Path:
    """Paths are told from the package, or from the top."""
    return PACKAGE / path if (PACKAGE / path).exists() or PACKAGE / path in MADE else ROOT / path


def holds_source(folder: Path) -> bool:
    return "__pycache__" not in folder.parts and any(file.is_file() for file in folder.iterdir())


def rooms() -> List[str]:
    """Every folder, and every module that lies in none."""
    folders = [folder for top in ("src/crownlands", "tests") for folder in sorted((ROOT / top).rglob("*"))
               if folder.is_dir() and holds_source(folder)
               and not any(folder.is_relative_to(made) for made in MADE)]
    return [path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else ROOT).as_posix()
            for path in [*folders, *sorted(PACKAGE.glob("*.py"))]]


@pytest.mark.parametrize("room", rooms())
def test_every_folder_and_every_module_outside_one_is_on_the_map(room: str) -> None:
    assert any(quoted == room or quoted.startswith(f"{room}/") for quoted in QUOTED)


@pytest.mark.parametrize("page", ["house", "cards", "page"])
def test_every_file_and_folder_that_a_page_names_exists(page: str) -> None:
    quoted = re.findall(r"`([^`\n]+)`", (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"))
    paths = [found[1] for found in map(PATH.fullmatch, quoted) if found]
    assert len(paths) > 5
    assert [path for path in paths if not find(path).exists() and find(path) not in MADE] == []


@pytest.mark.parametrize(("path", "name"), sorted({(found[1], found[2]) for found in map(PATH.fullmatch, QUOTED)
                                                   if found and found[2]}))
def test_every_function_on_the_map_is_in_its_file(path: str, name: str) -> None:
    assert re.search(rf"\bdef {name}\b", find(path).read_text(encoding="utf-8"))


def test_every_folder_of_the_page_is_in_its_documentation() -> None:
    text = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    folders = [folder.name for folder in (ROOT / "web" / "src").iterdir() if folder.is_dir()]
    assert [name for name in folders if f"`web/src/{name}`" not in text] == []


@pytest.mark.parametrize("top", ["src/crownlands", "web/src", "docs"])
def test_a_noun_stands_before_who(top: str) -> None:
    """`the seat of who left` is read twice; `who starts` as a question of its own is not."""
    texts = {file: file.read_text(encoding="utf-8") for ending in ("py", "ts", "svelte", "ftl", "md")
             for file in sorted((ROOT / top).rglob(f"*.{ending}"))}
    assert texts
    bare = re.compile(r"\b(?:of|for|by|to|from|away|visits|skips)\s+who\b(?! starts| begins| sits)")
    assert [f"{file.name}: {found[0]}" for file, text in texts.items() for found in bare.finditer(text)] == []


def test_every_word_of_the_glossary_is_used() -> None:
    texts = [file.read_text(encoding="utf-8").lower() for top in ("src/crownlands", "web/src", "tests")
             for ending in ("py", "ts", "svelte") for file in (ROOT / top).rglob(f"*.{ending}")
             if file != Path(__file__)]
    words = re.findall(r"\*\*([^*]+)\*\*", GLOSSARY)
    assert len(words) > 60
    assert [word for word in words if not any(re.search(rf"\b{word}", text) for text in texts)] == []


def test_no_word_of_the_glossary_has_two_meanings_in_one_part_of_the_house() -> None:
    for part in re.split(r"\n\w[\w ]+:\n", GLOSSARY):
        words = re.findall(r"\*\*([^*]+)\*\*", part)
        assert sorted(words) == sorted(set(words))
