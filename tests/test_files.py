"""Records and positions on disk."""
import os
from pathlib import Path
from typing import Any, Dict

import pytest

import crownlands
from crownlands import files

DATA: Dict[str, Any] = {"name": "Łucja", "steps": ["play:treasures", "buy:silver"], "seed": 7, "nothing": None,
                        "deep": {"a": [1]}}


@pytest.mark.parametrize("name", ["game.json", "game.yaml", "game.YML"])
def test_what_is_written_is_read_back(tmp_path: Path, name: str) -> None:
    files.write(tmp_path / name, DATA)
    assert files.read(tmp_path / name) == DATA
    assert os.listdir(tmp_path) == [name]


@pytest.mark.parametrize("suffix", ["json", "yaml"])
def test_a_record_survives_the_disk(tmp_path: Path, suffix: str) -> None:
    game = crownlands.game("dominion")
    state = game.start(seed=3, kingdom="b1_first_game")
    for _choice in range(8):
        state.choose(0)
    files.write(tmp_path / f"r.{suffix}", state.record())
    assert game.replay(files.read(tmp_path / f"r.{suffix}")).view(0) == state.view(0)


@pytest.mark.parametrize(("name", "text", "says"), [
    ("a.json", '{"seats": 2,\n "kingdom": }', "line 2, column 13"),
    ("a.json", "", "line 1"),
    ("a.json", "[1, 2]", "should hold a mapping"),
    ("a.yaml", "seats: 2\nkingdom: [witch\nplayers: x", "line 3"),
    ("a.yaml", "", "but holds nothing"),
    ("a.yaml", "just words", "but holds a str"),
    ("a.yaml", "!!python/object:os.system {}", "line 1"),
    ("a.txt", "{}", "should end in .json, .yaml or .yml"),
    ("a.json", "[" * 100_000, "too deeply nested"),
])
def test_a_wrong_file_is_named_with_the_place(tmp_path: Path, name: str, text: str, says: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(crownlands.CrownlandsError) as error:
        files.read(path)
    assert says in str(error.value)
    assert str(path) in str(error.value)


def test_a_missing_file_a_folder_and_a_picture_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(crownlands.CrownlandsError, match="there is no file"):
        files.read(tmp_path / "none.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(crownlands.CrownlandsError, match="is a folder"):
        files.read(tmp_path / "folder.json")
    with pytest.raises(crownlands.CrownlandsError, match="is a folder"):
        files.write(tmp_path / "folder.json", DATA)
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff")
    with pytest.raises(crownlands.CrownlandsError, match="not a text file"):
        files.read(tmp_path / "picture.json")


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(crownlands.CrownlandsError, match=r"there is no folder .*/nowhere"):
        files.write(tmp_path / "nowhere" / "a.json", DATA)


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    for name in ("a.json", "a.yaml"):
        files.write(tmp_path / name, DATA)
        with pytest.raises(crownlands.CrownlandsError, match="cannot hold this"):
            files.write(tmp_path / name, {"state": object()})
        assert files.read(tmp_path / name) == DATA


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    files.write(path, DATA)

    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(crownlands.CrownlandsError, match="no space left on device; what was there before is unchanged"):
        files.write(path, {"other": 1})
    assert files.read(path) == DATA
    assert os.listdir(tmp_path) == ["a.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.json").write_text("{}")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    files.write(tmp_path / "link.json", DATA)
    assert (tmp_path / "link.json").is_symlink()
    assert files.read(tmp_path / "real.json") == DATA
