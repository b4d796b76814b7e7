"""The real program, as a person runs it."""
import json
import os
import re
import signal
from pathlib import Path
from typing import Any, Dict, List

import pexpect
import pytest

import crownlands
from crownlands import files
from crownlands.dominion.cards import BOXES
from crownlands.dominion.kingdoms import SETS
from program import ENVIRONMENT, PROGRAM, run

PLAY = ["play", "--kingdom", "b2_first_game", "--bots", "big_money", "--seed", "3"]
ALWAYS_FIRST = "1\n" * 3000                      # the first choice: play what there is, buy the dearest


def start(*words: str, folder: Path) -> Any:
    return pexpect.spawn(PROGRAM[0], [*PROGRAM[1:], *words], cwd=str(folder), env=ENVIRONMENT, encoding="utf-8",
                         timeout=60, dimensions=(50, 100))


def end(program: Any) -> None:
    """Now, however long that takes: pexpect's own way gives up after a moment, and a busy machine needs longer."""
    program.kill(signal.SIGKILL)
    program.wait()
    program.close()


def answer(program: Any, line: str, expected: str) -> str:
    """Type a line at the prompt, wait for a text and then for the next prompt; returns what came between."""
    program.sendline(line)
    program.expect(expected)
    seen = str(program.before) + str(program.after)
    program.expect("\n> ")
    return seen + str(program.before)


# ---- whole games
@pytest.mark.parametrize("words", [
    ["play", "--kingdom", "b2_first_game"],
    ["play", "--boxes", "base1e", "--seats", "4", "--names", "Anna"],
    ["play", "--kingdom", "village,Throne Room,witch,bandit,sentry,militia,moat,library,spy,thief",
     "--bots", "random,big_money"],
])
def test_a_whole_game_is_played_to_its_end(tmp_path: Path, words: List[str]) -> None:
    done = run(*words, "--seed", "3", typed=ALWAYS_FIRST, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    end = done.stdout.partition("The game is over")[2]
    assert "points" in end
    assert "turns" in end
    assert "Province" in end
    assert "win" in end or "share the victory" in end
    assert "Seed 3. The same shuffles again: crownlands play" in end
    assert "\x1b" not in done.stdout
    assert "Traceback" not in done.stdout


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    first, second = (run(*PLAY, typed=ALWAYS_FIRST, folder=tmp_path).stdout for _time in range(2))
    assert first == second


def test_points_are_counted_out_card_by_card(tmp_path: Path) -> None:
    end = run(*PLAY, typed=ALWAYS_FIRST, folder=tmp_path).stdout.partition("The game is over")[2]
    counts = re.findall(r"(\d+) Provinces (\d+)\n", re.sub(r" +\n", "\n", end))
    assert counts
    assert all(int(points) == 6 * int(count) for count, points in counts)


def test_the_log_tells_only_what_the_seat_may_know(tmp_path: Path) -> None:
    text = run(*PLAY, typed="t\nsilver\nlog\n", folder=tmp_path).stdout
    assert "Big Money draws 5 cards." in text
    assert "Big Money draws a" not in text
    assert "You draw" in text


# ---- at a terminal
def test_cards_help_supply_and_log_can_be_asked_for(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Play your Treasures.*\n> ")
    assert "Each other player discards until they have only 3 cards" in answer(program, "card mil", "Militia")
    assert "Did you mean Smithy" in answer(program, "card smity", "no card smity")
    assert "undo" in answer(program, "?", "At any time")
    assert "Province" in answer(program, "supply", "Basic cards")
    answer(program, "log", "turn 1")
    end(program)


def test_options_are_chosen_by_number_id_name_or_its_beginning(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Play your Treasures.*\n> ")
    answer(program, "", "You play 3 Coppers")
    assert "Smithy costs $4, and you have $3." in answer(program, "smithy", "costs")
    assert "Moat" in answer(program, "m", "could be")
    answer(program, "vil", "You buy a Village")
    answer(program, "t", "You play 4 Coppers")
    answer(program, "buy:moat", "You buy a Moat")
    end(program)


def test_undo_goes_back_to_the_last_own_choice(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Play your Treasures.*\n> ")
    assert "have not chosen anything" in answer(program, "undo", "You have")
    answer(program, "2", "You play a Copper")
    free = answer(program, "undo", "Taken back: Play Copper")
    assert "drawn or shown" not in free
    assert "$0" in free
    answer(program, "t", "Buy a card")
    answer(program, "village", "Your turn 2")
    taken = answer(program, "undo", "Taken back: Buy Village")
    assert "Cards were drawn or shown" in taken
    assert "Your turn 1" in taken
    end(program)


def test_a_saved_game_goes_on_in_a_new_process(tmp_path: Path) -> None:
    program = start("play", "--kingdom", "b2_first_game", "--seed", "3", "--seats", "3", "--bots", "random,big_money",
                    "--names", "Anna,Bob", folder=tmp_path)
    program.expect("Play your Treasures.*\n> ")
    answer(program, "t", "Buy a card")
    answer(program, "silver", "Your turn 2")
    answer(program, "save evening.json", "crownlands play --resume evening.json")
    program.sendline("quit")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 0
    saved = files.read(tmp_path / "evening.json")
    assert saved["players"] == [{"name": "Anna", "bot": None}, {"name": "Bob", "bot": "random"},
                                {"name": "Big Money", "bot": "big_money"}]

    state = crownlands.game("dominion").replay(saved["record"])
    program = start("play", "--resume", "evening.json", folder=tmp_path)
    program.expect("Your turn 2.*\n> ")
    assert "Bob" in str(program.after)
    hand = state.view(0)["players"][0]["hand"]
    assert f"Copper ×{hand.count('copper')}" in str(program.after)
    end(program)
    assert "The game is over" in run("play", "--resume", "evening.json", typed=ALWAYS_FIRST, folder=tmp_path).stdout


def test_a_bare_record_can_be_resumed(tmp_path: Path) -> None:
    state = crownlands.game("dominion").start(kingdom="b1_first_game", seed=5)
    state.choose("play:treasures")
    files.write(tmp_path / "record.yaml", state.record())
    done = run("play", "--resume", "record.yaml", typed=ALWAYS_FIRST, folder=tmp_path)
    assert "The game is over" in done.stdout
    assert files.read(tmp_path / "record.yaml") == state.record()


def test_save_keeps_the_game_after_every_choice(tmp_path: Path) -> None:
    program = start(*PLAY, "--save", "kept.yaml", folder=tmp_path)
    program.expect("Play your Treasures.*\n> ")
    answer(program, "t", "Buy a card")
    program.kill(signal.SIGKILL)
    end(program)
    assert files.read(tmp_path / "kept.yaml")["record"]["steps"][-1] == "play:treasures"


def test_ctrl_c_and_the_end_of_input_lose_nothing(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Play your Treasures.*\n> ")
    answer(program, "t", "Buy a card")
    program.sendintr()
    program.expect("crownlands play --resume crownlands-1.json")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130
    done = run(*PLAY, typed="t\n", folder=tmp_path)
    assert done.returncode == 0
    assert "crownlands play --resume crownlands-2.json" in done.stdout
    for name in ("crownlands-1.json", "crownlands-2.json"):
        assert files.read(tmp_path / name)["record"]["steps"][-1] == "play:treasures"


def test_quit_offers_to_save(tmp_path: Path) -> None:
    assert "Left without saving" in run(*PLAY, typed="t\nquit\nno\n", folder=tmp_path).stdout
    assert os.listdir(tmp_path) == []
    done = run(*PLAY, typed="t\nquit\nnowhere/a.json\nmine.json\n", folder=tmp_path)
    assert "there is no folder nowhere" in done.stdout
    assert os.listdir(tmp_path) == ["mine.json"]
    assert run(*PLAY, typed="quit\n", folder=tmp_path).stdout.endswith("Bye.\n")


def test_a_position_can_be_played(tmp_path: Path) -> None:
    position: Dict[str, Any] = {"players": [{"hand": ["bridge", "minion", "gold"], "deck": ["copper"] * 5},
                                            {"hand": ["moat"] + ["copper"] * 4, "deck": ["estate"] * 5}]}
    files.write(tmp_path / "puzzle.yaml", position)
    done = run("play", "--position", "puzzle.yaml", "--seed", "1", typed="bridge\nt\n", folder=tmp_path)
    assert "You play a Bridge." in done.stdout
    assert "Province, $7, 8 left" not in done.stdout
    assert "Duchy, $4, 8 left" in done.stdout


def test_choices_of_a_card_are_told_in_full(tmp_path: Path) -> None:
    position = {"players": [{"hand": ["minion", "copper"], "deck": ["copper"] * 9}, {"deck": ["estate"] * 9}]}
    files.write(tmp_path / "minion.json", position)
    text = run("play", "--position", "minion.json", typed="minion\n", folder=tmp_path).stdout
    assert "1  +$2" in text
    assert "2  Discard your whole hand. +4 Cards." in text


# ---- what is wrong is told in one line
@pytest.mark.parametrize(("words", "says"), [
    (["play", "--kingdom", "b2_first_gam"], "did you mean b2_first_game?"),
    (["play", "--kingdom", "smithy,village"], "10"),
    (["play", "--kingdom", "smity," + "village,moat,mine,witch,spy,thief,feast,chapel,market"], "did you mean smithy?"),
    (["play", "--boxes", "base3e"], "there is no box base3e"),
    (["play", "--seats", "9"], "2 to 6 players"),
    (["play", "--seats", "two"], "two"),
    (["play", "--bots", "big_mony"], "did you mean big_money?"),
    (["play", "--seats", "4", "--bots", "random,random"], "4 seats need 3 bots"),
    (["play", "--resume", "none.json"], "there is no file none.json"),
    (["play", "--position", "none.yaml"], "there is no file none.yaml"),
    (["play", "--resume", "a.json", "--kingdom", "b2_first_game"], "not several"),
    (["play", "--names", "A,B,C"], "2 seats, but 3 names"),
    (["play", "--game", "queendomin"], "did you mean queendomino?"),
    (["play", "--game", "queendomino", "--kingdom", "b2_first_game"], "are for dominion, not for queendomino"),
    (["play", "--game", "queendomino", "--bots", "big_money"], "full_greedy, greedy, random"),
    (["play", "--game", "queendomino", "--seats", "5"], "2, 3 or 4 players, not 5"),
    (["play", "--game", "kingdomino", "--option", "harmonie=true"], "did you mean harmony?"),
    (["play", "--game", "kingdomino", "--option", "harmony"], "name=value"),
    (["score", "none.txt"], "there is no file none.txt"),
    (["score"], "FILE"),
    (["play", "--sed", "7"], "--seed"),
    (["plya"], "did you mean play?"),
    (["play", "b2_first_game"], "b2_first_game"),
    (["kingdoms", "b2_frst_game"], "did you mean b2_first_game?"),
    (["kingdoms", "--box", "intrige1e"], "did you mean intrigue1e?"),
    (["kingdoms", "--cards", "--box", "nocturne"], "there is no box nocturne"),
])
def test_a_wrong_command_gets_one_clear_line(tmp_path: Path, words: List[str], says: str) -> None:
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize(("data", "says"), [
    ({"seats": 2}, "has no record"),
    ({"record": {}, "players": "me"}, "who plays"),
    ({"record": {}, "players": [{"name": "Anna", "bot": "random"}]}, "player 0 should have a name and no bot"),
    ({"record": {}, "players": [{"name": "Anna", "bot": None}]}, "the record has no 'format'"),
])
def test_a_damaged_save_is_refused(tmp_path: Path, data: Dict[str, Any], says: str) -> None:
    files.write(tmp_path / "bad.json", data)
    done = run("play", "--resume", "bad.json", folder=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr


# ---- kingdoms
def test_kingdoms_json_holds_every_set(tmp_path: Path) -> None:
    data = json.loads(run("kingdoms", "--json", folder=tmp_path).stdout)
    assert [kingdom["id"] for kingdom in data] == [kingdom.id for kingdom in SETS]
    assert [kingdom["playable"] for kingdom in data] == [set(kingdom.boxes) <= set(BOXES) for kingdom in SETS]
    assert all(len(kingdom["cards"]) == 10 for kingdom in data)
    one = json.loads(run("kingdoms", "b2_adventures_level_up", "--json", folder=tmp_path).stdout)
    assert one["name"] == "Level Up"
    assert (one["extras"], one["missing"]) == (["event:training"], [])


def test_a_kingdom_is_shown_with_the_texts_of_its_cards(tmp_path: Path) -> None:
    text = run("kingdoms", "b2_improvements", folder=tmp_path).stdout
    assert "You may trash a Copper from your hand for +$3." in text
    assert "crownlands play --kingdom b2_improvements" in text
    further = run("kingdoms", "b2_adventures_level_up", folder=tmp_path).stdout
    assert "Training (Event)   $6" in further
    assert "Lost City" in further
    landmark = run("kingdoms", "b2_empires_everything_in_moderation", folder=tmp_path).stdout
    assert "Orchard (Landmark)" in landmark
    assert "4 victory points for each Action of which you have 3 or more copies." in landmark


def test_all_cards_are_listed_by_box(tmp_path: Path) -> None:
    text = run("kingdoms", "--cards", folder=tmp_path).stdout
    for box in BOXES.values():
        for id in box:
            assert f" {id}\n" in text or f" {id} " in text
    data = json.loads(run("kingdoms", "--cards", "--box", "intrigue1e", "--json", folder=tmp_path).stdout)
    assert list(data) == ["intrigue1e"]
    assert len(data["intrigue1e"]) == 25
    assert {"id": "harem", "name": "Harem", "cost": 6, "potion": False, "types": ["treasure", "victory"],
            "text": ["+$2", "2 victory points"], "reaction": []} in data["intrigue1e"]


def test_costs_with_a_potion_are_listed_with_it(tmp_path: Path) -> None:
    text = run("kingdoms", "--cards", "--box", "alchemy", folder=tmp_path).stdout
    assert "$3P  Familiar" in text
    assert " $2  Herbalist" in text
    assert "P in a cost: and a Potion." in text


def test_a_kingdom_with_a_bane_shows_it(tmp_path: Path) -> None:
    assert "Merchant (Bane pile)   $3" in run("kingdoms", "b2_cornucopia_the_jesters_workshop", folder=tmp_path).stdout


def test_a_kingdom_says_what_comes_with_it(tmp_path: Path) -> None:
    text = run("kingdoms", "b2_empires_everything_in_moderation", folder=tmp_path).stdout
    assert "With it: debt tokens and point tokens" in text
    assert "Overlord   8 debt" in text


def test_ids_of_kingdoms_are_never_cut(tmp_path: Path) -> None:
    text = run("kingdoms", folder=tmp_path, environment={**ENVIRONMENT, "COLUMNS": "80"}).stdout
    for kingdom in SETS:
        assert f" {kingdom.id} " in text


@pytest.mark.parametrize("box", [box for box in BOXES if box != "basic"])
def test_a_game_of_each_box_can_be_played(tmp_path: Path, box: str) -> None:
    done = run("play", "--boxes", f"base2e,{box}" if box == "cornucopia" else box, "--seed", "4", typed="t\n",
               folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "You play" in done.stdout


def test_cards_of_all_boxes_make_a_kingdom(tmp_path: Path) -> None:
    cards = "lurker,haven,possession,goons,young_witch,tournament,smithy,village,witch,pawn"
    done = run("play", "--piles", cards, "--option", "colonies=true", "--seed", "4", typed="t\n", folder=tmp_path)
    for word in ("$6P Possession", "(Bane)", "$11 Colony", "Beside it"):
        assert word in done.stdout


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["kingdoms", "--help"], ["score", "--help"]])
def test_help_has_examples(tmp_path: Path, words: List[str]) -> None:
    done = run(*words, folder=tmp_path)
    assert done.returncode == 0
    assert "Examples:" in done.stdout
    assert any(example in done.stdout for example in
               ("crownlands kingdoms b2_first_game", "--kingdom b2_first_game", "crownlands score anna.txt"))
