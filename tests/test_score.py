"""`crownlands score`: kingdoms typed as drawings."""
import json
import re
from pathlib import Path
from typing import Any, Dict, List

import pytest

from crownlands.dominoes.grid import squares_in
from crownlands.dominoes.kingdom import CASTLE, Kingdom
from crownlands.dominoes.scoring import score_sheet
from crownlands.dominoes.tiles import BUILDING_IDS
from crownlands.terminal.dominoes.chart import draw_kingdom
from program import run
from test_terminal_dominoes import played

PAGE = Path(__file__).parent.parent / "docs" / "score.md"
EXAMPLES = re.findall(r"```\n(player: .*?|game: .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

RULEBOOK = """\
# the scoring example of the rulebook
player: Anna
W         L1  L             T:statue      T:sawmill
W1        M   L1            F             S1
W         M2  C             T:guardtower  T:travelling_castle
T:church  M2  T:big_tavern  G             F1
F1        G   G1            G2            F
coins: 11
towers: 3
queen: yes
"""


def scored(folder: Path, text: str) -> Dict[str, Any]:
    (folder / "kingdoms.txt").write_text(text, encoding="utf-8")
    done = run("score", "kingdoms.txt", "--json", folder=folder)
    assert done.returncode == 0, done.stderr
    facts: Dict[str, Any] = json.loads(done.stdout)
    return facts


def test_the_example_of_the_rulebook_has_71_points(tmp_path: Path) -> None:
    facts = scored(tmp_path, RULEBOOK)
    [kingdom] = facts["kingdoms"]
    sheet = kingdom["sheet"]
    assert sheet["total"] == 71
    wanted = {"coins": 3, "wheat": 3, "forest": 3, "lake": 6, "grassland": 16, "swamp": 1, "mine": 12, "town": 0}
    assert {name: sheet[name] for name in wanted} == wanted
    assert {each["building"]: each["points"] for each in sheet["buildings"]} == {
        "statue": 5, "sawmill": 6, "guardtower": 3, "travelling_castle": 3, "church": 8, "big_tavern": 2}
    assert sheet["queen"] == {"terrain": "grassland", "points": 4}
    assert facts["notes"] == []
    assert facts["game"] == "queendomino"
    assert facts["size"] == 5
    text = run("score", "kingdoms.txt", folder=tmp_path).stdout
    for words in ("Anna", "4×3 + queen 4", "Church 8", "counted with grassland"):
        assert words in text
    assert re.search(r"Total +71", text)
    assert "\x1b" not in text


def test_the_drawing_of_the_help_is_the_same_kingdom(tmp_path: Path) -> None:
    text = run("score", "--help", folder=tmp_path).stdout
    drawing = text.partition("squares:")[2].partition("queen: yes")[0] + "queen: yes\n"
    assert scored(tmp_path, drawing)["kingdoms"][0]["sheet"]["total"] == 71


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_drawings_of_the_docs_have_the_points_they_tell(tmp_path: Path, example: str) -> None:
    facts = scored(tmp_path, example)
    wanted = [int(total) for total in re.findall(r"# (\d+) points", example)]
    assert [kingdom["sheet"]["total"] for kingdom in facts["kingdoms"]] == wanted


def test_the_docs_have_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(("name", "seed"), [("queendomino", 3), ("queendomino", 4), ("kingdomino", 5),
                                            ("royal_wedding", 6)])
def test_a_finished_game_drawn_by_the_program_has_the_points_it_had(tmp_path: Path, name: str, seed: int) -> None:
    """The drawing at the end of a game can be typed in again, but for the names of the buildings."""
    _typed, state = played(name, seed)
    parts = [f"game: {name}", f"size: {state.rules.limit}"]
    for place, kingdom in enumerate(state.kingdoms):
        parts += [f"player: {place}", *rows_of(kingdom)]
        if state.rules.town:
            parts += [f"coins: {kingdom.coins}", f"towers: {kingdom.towers}", f"knights: {kingdom.all_knights()}",
                      f"queen: {'yes' if state.queen == place else 'no'}"]
    facts = scored(tmp_path, "\n".join(parts))
    result = state.result
    assert result is not None
    for place, kingdom in enumerate(state.kingdoms):
        wanted = score_sheet(kingdom, state.rules, state.queen == place)
        found = facts["kingdoms"][place]["sheet"]
        for part in ("buildings",):
            if part in wanted:
                assert sorted(map(str, found.pop(part))) == sorted(map(str, wanted.pop(part)))
        assert found == wanted
    assert facts["winners"] == [str(place) for place in range(len(state.kingdoms)) if place in result.winners]


def rows_of(kingdom: Kingdom) -> List[str]:
    """The drawing with the names of buildings in it."""
    names = {square: BUILDING_IDS[building] for square, building in kingdom.buildings}
    places = {(int(kingdom.x_of(square)), int(kingdom.y_of(square))): int(square)
              for square in squares_in(kingdom.occupied)}
    rows: List[str] = []
    for y, line in zip(range(int(kingdom.first_row), int(kingdom.last_row) + 1),
                       draw_kingdom(kingdom, {}, room=False)[1:], strict=True):
        cells: List[str] = []
        for number, x in enumerate(range(int(kingdom.first_column), int(kingdom.last_column) + 1)):
            text = line.plain[4 + 4 * number:8 + 4 * number].replace(" ", "")
            square = places.get((x, y), CASTLE)
            cells.append(f"T:{names[square]}" if square in names else text or ".")
        rows.append(" ".join(cells))
    return rows


# ---- several kingdoms
def test_equal_points_are_decided_by_the_larger_territory_then_by_crowns(tmp_path: Path) -> None:
    two = "player: Anna\nC W1 W W\n. F F .\nplayer: Bob\nC W1 W W\n. L L L\n"
    assert scored(tmp_path, two)["winners"] == ["Anna", "Bob"]
    larger = "player: Anna\nC W1 W W\nF F .\nplayer: Bob\nC W1 W W\nF F F F\n"
    assert scored(tmp_path, larger)["winners"] == ["Bob"]
    assert "the larger largest territory decides" in run("score", "kingdoms.txt", folder=tmp_path).stdout
    crowns = "player: Anna\nC W1 W\nF F .\nplayer: Bob\nC W1 F1 \nL L .\n"
    assert scored(tmp_path, crowns)["winners"] == ["Bob"]
    text = run("score", "kingdoms.txt", folder=tmp_path).stdout
    assert "more crowns decide" in text
    assert "Bob wins." in text
    shared = "player: Anna\nC W1 W\nplayer: Bob\nC L1 L\n"
    assert scored(tmp_path, shared)["winners"] == ["Anna", "Bob"]
    assert "Anna and Bob share the victory." in run("score", "kingdoms.txt", folder=tmp_path).stdout


def test_middle_kingdom_and_harmony_are_counted_if_they_are_played(tmp_path: Path) -> None:
    full = "\n".join(["W W W W W"] * 2 + ["W W C W W"] + ["W W W W W1"] * 2)
    assert scored(tmp_path, full)["kingdoms"][0]["sheet"]["total"] == 48
    sheet = scored(tmp_path, f"middle kingdom: yes\nharmony: yes\n{full}")["kingdoms"][0]["sheet"]
    assert (sheet["middle_kingdom"], sheet["harmony"], sheet["total"]) == (10, 5, 63)
    aside = "middle_kingdom: yes\nharmony: yes\nC W W\nF F ."
    sheet = scored(tmp_path, aside)["kingdoms"][0]["sheet"]
    assert (sheet["middle_kingdom"], sheet["harmony"]) == (10, 0)
    assert scored(tmp_path, "size: 7x7\nmiddle_kingdom: yes\nC W W W W W W")["kingdoms"][0]["sheet"]["total"] == 0


def test_what_is_taken_for_granted_is_said(tmp_path: Path) -> None:
    facts = scored(tmp_path, "C T:training_camp W\nL L T:travelling\n")
    assert len(facts["notes"]) == 4
    assert "an odd number of squares" in facts["notes"][0]
    assert "“coins:”" in facts["notes"][1]
    assert "1 tower" in facts["notes"][2]
    assert "2 knights count" in facts["notes"][3]
    assert "so none count" in run("score", "kingdoms.txt", folder=tmp_path).stdout


def test_buildings_without_a_place_go_to_the_squares_with_a_mark(tmp_path: Path) -> None:
    facts = scored(tmp_path, "C T# W1\nTk TQ .\nbuildings: Statue\ncoins: 3\nknights: 2\n")
    sheet = facts["kingdoms"][0]["sheet"]
    assert sheet["buildings"] == [{"building": "queens_tower", "points": 0}, {"building": "statue", "points": 5}]
    assert sheet["town"] == 3
    assert sheet["total"] == 1 + 3 + 5 + 1


# ---- what is wrong is told with its place
@pytest.mark.parametrize(("text", "says"), [
    ("W1 X C\n", "line 1, column 4: X is no square: there is no terrain X (W, F, L"),
    ("W ww C", "column 3: ww is no square"),
    ("W1 W L\n", "line 1, column 1: the kingdom has no castle: type C"),
    ("player: Bob\nC W C W\n", "line 2, column 5: Bob's kingdom has a second castle"),
    ("W W W C W W W W\n", "8 squares wide and 1 high; the limit is 7x7"),
    ("size: 5\nW W W C W W\n", "line 2, column 1: the kingdom is 6 squares wide and 1 high; the limit is 5x5"),
    ("C W:church\n", "line 1, column 3: W:church: a building stands on a town square, such as T:church"),
    ("C T:chrch\n", "line 1, column 5: there is no building chrch: did you mean church?"),
    ("C T:sa W", "sa could be sawmill or safe_knight or safe_tower"),
    ("C W . . L L\n", "column 9: this square does not hang together with the castle"),
    ("W W C\n\nplayer: Bob\n", "line 3, column 1: there is no drawing of Bob's kingdom"),
    ("W W C\n\nF F C\n", "line 3, column 1: a second drawing: the next kingdom begins with a line like `player: Anna`"),
    ("coins: many\nC W W\n", "line 1, column 8: coins is a number such as 11, not many"),
    ("C W W\ncoins: 3\ncoins: 4", "line 3, column 1: coins is given twice"),
    ("C T . T\n. W W W\nbuildings: queens tower\n", "line 3, column 1: draw the Queen's Tower on its town square"),
    ("C T F\nbuildings: statue, statue\n", "no open town square for statue"),
    ("C T# F\n", "line 1, column 3: which building is this?"),
    ("C W5 F\n", "column 3: W5: a square has 3 crowns at most"),
    ("C T1 F\n", "column 3: T1: a town has no crowns of its own"),
    ("# nothing\n", "there is no kingdom: draw its rows"),
    ("game: kingdomino\nC T F\n", "Kingdomino has no towns"),
    ("game: quendomino\nC T F\n", "line 1, column 7: there is no game quendomino: did you mean queendomino?"),
    ("gme: x\n", "there is no line `gme`: did you mean game?"),
    ("player: A\nqueen: yes\nC T F\nplayer: B\nqueen: yes\nC W W\n", "line 5, column 1: the queen is with one player"),
    ("C Wk Wk\nknights: 1", "line 2, column 1: 2 knights are drawn in the kingdom, but there are 1"),
    ("harmony: perhaps\nC W W", "line 1, column 10: harmony is yes or no, not perhaps"),
    ("size: 6\nC W W", "5x5 or 7x7, not 6"),
])
def test_a_wrong_drawing_gets_one_line_with_its_place(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "bad.txt").write_text(text, encoding="utf-8")
    done = run("score", "bad.txt", folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert says in done.stderr
    assert done.stderr.startswith("crownlands: bad.txt, ")
    assert done.stderr.count("\n") == 1


def test_a_drawing_can_come_from_the_standard_input(tmp_path: Path) -> None:
    assert "71" in run("score", "-", typed=RULEBOOK, folder=tmp_path).stdout
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in run("score", "bytes.txt", folder=tmp_path).stderr
