"""`crownlands strategies`: the lists, a text, and shares that are stored or played."""
import csv
import json
import re
from pathlib import Path

from crownlands.bots.registry import strategy_names
from crownlands.lab.shares import OPPONENT, play_shares, stored_shares
from program import run

PAGE = (Path(__file__).parent.parent / "docs" / "strategies.md").read_text(encoding="utf-8")


def test_every_strategy_is_listed_with_its_share_its_idea_and_its_author(tmp_path: Path) -> None:
    told = run("strategies", folder=tmp_path).stdout
    for name, share in stored_shares().items():
        assert re.search(rf"^{name} +{100 * (share.won / share.games):.1f} ", told, re.MULTILINE), name
    assert "(by WanderingWinder)" in told
    assert f"against {OPPONENT}: 2,000 each of seed 1" in told


def test_one_strategy_is_shown_with_its_text(tmp_path: Path) -> None:
    told = run("strategies", "smithy", folder=tmp_path).stdout
    assert told.startswith("smithy\nby HiveMindEmulator\nwins 7")
    assert "province if money > 15\nduchy if left(province) <= 4\n" in told


def test_a_file_is_shown_with_its_warnings_and_without_a_share_of_its_namesake(tmp_path: Path) -> None:
    (tmp_path / "witch.txt").write_text("# Mine.\nprovince\ngold if own(gold) < 0\nwitch\nsilver\n")
    facts = json.loads(run("strategies", "witch.txt", "--json", folder=tmp_path).stdout)
    assert list(facts) == ["name", "idea", "author", "piles", "colonies", "share", "warnings", "text"]
    assert (facts["idea"], facts["author"], facts["piles"], facts["share"]) == ("Mine.", "", ["witch"], None)
    assert "can never hold" in facts["warnings"][0]
    assert "line 3, column 9: this condition can never hold" in run("strategies", "witch.txt", folder=tmp_path).stdout


def test_shares_can_be_played(tmp_path: Path) -> None:
    done = run("strategies", "witch", "--games", "40", "--seed", "3", "--csv", "shares.csv", "--json", folder=tmp_path)
    share = json.loads(done.stdout)["share"]
    assert (share["opponent"], share["games"], share["seed"]) == (OPPONENT, 40, 3)
    assert share["win"] + share["tie"] + share["loss"] == 1
    assert share["interval"][0] < share["win"] < share["interval"][1] or share["win"] == 1
    [row] = csv.DictReader((tmp_path / "shares.csv").read_text(encoding="utf-8").splitlines())
    assert row == {"name": "witch", "games": "40", "seed": "3", "won": str(round(40 * share["win"])),
                   "tied": str(round(40 * share["tie"])), "lost": str(round(40 * share["loss"]))}


def test_all_are_described_in_json(tmp_path: Path) -> None:
    facts = json.loads(run("strategies", "--json", folder=tmp_path).stdout)
    assert [each["name"] for each in facts] == strategy_names()
    assert all(each["share"]["games"] == 2000 and each["text"] and not each["warnings"] for each in facts)


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    for words, told in ((["smihty"], "there is no strategy smihty: did you mean smithy?"),
                        (["big_money"], "there is no strategy big_money"),
                        (["nothing.txt"], "cannot be read as a strategy"),
                        (["--csv", "a.csv"], "--csv needs --games"),
                        (["witch", "--games", "0"], "at least one game")):
        done = run("strategies", *words, folder=tmp_path)
        assert done.returncode == 2
        assert told in done.stderr
        assert "Traceback" not in done.stderr


def test_the_page_tells_the_stored_shares() -> None:
    for name, share in stored_shares().items():
        won, lost = (f"{100 * (count / share.games):.1f}" for count in (share.won, share.lost))
        assert re.search(rf"^\| `{name}` \| [^|]+ \| {won} \| {lost} \|", PAGE, re.MULTILINE), (name, won, lost)
    assert sorted(stored_shares()) == strategy_names()


def test_the_stored_shares_are_those_of_the_strategies() -> None:
    """A few games: witch wins 95 % of its games, smithy 71 %, basic_big_money 15 %."""
    played = play_shares(["witch", "basic_big_money"], ["witch", "basic_big_money"], 30, 1, 1)
    assert played[0].won > 20 > 15 > played[1].won
