"""Kingdomino, Queendomino and Royal Wedding at the terminal, as a person plays them."""
import re
from functools import cache
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

import pexpect
import pytest

import crownlands
from crownlands import files
from crownlands.bots.registry import find_player
from crownlands.dominoes.questions import numbers_in
from crownlands.dominoes.rules import VALUES
from crownlands.dominoes.state import DominoesState
from crownlands.dominoes.tiles import BUILDING_IDS, BUILDINGS, DOMINOES
from crownlands.kernel.chance import seed_of
from crownlands.locale import Words
from crownlands.locale.languages import OFFERED
from crownlands.terminal.answer import Unclear, choose_option
from crownlands.terminal.dominoes.building import BuildQuestion
from crownlands.terminal.dominoes.chart import draw_kingdom
from crownlands.terminal.dominoes.game import QUESTIONS
from crownlands.terminal.dominoes.log import Log
from crownlands.terminal.dominoes.placing import PlaceQuestion
from crownlands.terminal.dominoes.question import BurnQuestion, TaxQuestion
from crownlands.terminal.dominoes.wording import Wording, tile_of
from kingdoms import kingdom, table
from program import run
from test_cli import answer, end, start

WORDS = Words()
WORDING = Wording(WORDS)
PLAY = ["play", "--game", "queendomino", "--bots", "full_greedy", "--seed", "247"]


def played(name: str, seed: int, seats: Optional[int] = None, bot: str = "full_greedy", person: str = "full_greedy",
           choices: int = 10_000, **options: Any) -> Tuple[List[str], DominoesState]:
    """The choices of a person who plays like a bot, in the game that the program plays with that seed."""
    state = crownlands.game(name).start(seed=seed, **({"seats": seats} if seats else {}), **options)
    assert isinstance(state, DominoesState)
    bots = [find_player(bot if seat else person, name).bot(state, seat, seed_of(seed, seat))
            for seat in range(state.seats)]
    typed: List[str] = []
    while not state.over and len(typed) < choices:
        choice = state.option_id(bots[state.seat].answer(state))
        if state.seat == 0:
            typed.append(choice)
        state.choose(choice)
    return typed, state


# ---- whole games
@pytest.mark.parametrize(("name", "seats", "options"), [
    ("kingdomino", None, {}),
    ("kingdomino", 4, {"harmony": True, "middle_kingdom": True}),
    ("kingdomino", 2, {"dynasty": True}),
    ("queendomino", None, {}),
    ("queendomino", 3, {"stack_top_visible": False}),
    ("royal_wedding", 3, {}),
    ("royal_wedding", 4, {"teams": True}),
])
def test_a_whole_game_is_played_to_its_notepad(tmp_path: Path, name: str, seats: Optional[int],
                                               options: Dict[str, Any]) -> None:
    typed, state = played(name, 3, seats, **options)
    words = ["play", "--game", name, "--bots", "full_greedy", "--seed", "3"]
    words += ["--seats", str(seats)] if seats else []
    for option, value in options.items():
        words += ["--option", f"{option}={str(value).lower()}"]
    done = run(*words, typed="\n".join(typed) + "\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    end = done.stdout.partition("The game is over")[2]
    result = state.result
    assert result is not None
    totals = re.findall(r"\d+", next(line for line in end.splitlines() if line.strip().startswith("Total")))
    assert [int(total) for total in totals] == result.scores[::int(state.rules.partners)]
    assert ("Coins" in end) == (name != "kingdomino")
    assert ("Middle Kingdom" in end) == ("middle_kingdom" in options)
    assert ("Games before" in end) == ("dynasty" in options)
    assert "win" in end or "share the victory" in end
    assert f"The same draws again: {' '.join(['crownlands', 'play', '--game', name])}" in end


def test_the_points_before_each_choice_are_those_it_gives(tmp_path: Path) -> None:
    _typed, state = played("queendomino", 5, choices=30)
    tried = 0
    while not state.over and tried < 8:
        if state.prompt in ("place", "build"):
            question: Any = QUESTIONS[state.prompt](state, WORDING)
            for id, label in zip(question.ids, question.shown, strict=True):
                after = state.copy()
                before = int(after.points(state.turn_seat))
                after.choose(id)
                gain = int(after.points(state.turn_seat)) - before
                if id not in ("done", "discard") and after.turn_seat == state.turn_seat:
                    assert label.endswith(f"{'+' if gain >= 0 else '−'}{abs(gain)}"), label
            tried += 1
        state.step(state.answers()[0])
    assert tried == 8


# ---- the screen
def test_without_colour_every_square_is_a_letter_with_its_crowns(tmp_path: Path) -> None:
    typed, state = played("queendomino", 11)
    done = run("play", "--game", "queendomino", "--bots", "full_greedy", "--seed", "11",
               typed="\n".join(typed) + "\n", folder=tmp_path)
    for each in state.kingdoms:
        for line in draw_kingdom(each, {}, room=False):
            assert line.plain.rstrip() in done.stdout
    text = "".join(line.plain for line in draw_kingdom(state.kingdoms[0], {}, room=False))
    squares = re.findall(r"\b[WFLGSMTC][0-9#Q]?", text)
    assert len(squares) == 2 * state.kingdoms[0].dominoes + 1
    assert squares.count("C") == 1


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    typed, _state = played("royal_wedding", 5, 6, choices=12)
    monkeypatch.setitem(__import__("test_cli").ENVIRONMENT, "COLUMNS", str(width))
    done = run("play", "--game", "royal_wedding", "--bots", "full_greedy", "--seats", "6", "--seed", "5",
               typed="\n".join(typed) + "\n",
               folder=tmp_path)
    assert max(len(line.rstrip()) for line in done.stdout.splitlines()) <= width


def test_the_table_shows_lines_board_prices_purses_and_points(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Claim a domino.*\n> ")
    seen = answer(program, "2", "Round 1 of 12: your first king")
    for words in ("This round", "Next round: to claim", "Builders’ board", "0 coins", "5 coins", "Next: ",
                  "dragon in its cave", "no queen yet", "7 coins · 0 towers · knights 1/1", "points", "Full Greedy"):
        assert words in seen, words
    end(program)


def test_choices_by_number_place_or_name_and_a_wrong_one_is_harmless(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Claim a domino.*\n> ")
    assert "type one of the numbers 2, 14, 27, 32" in answer(program, "1", "There is no 1 here")
    answer(program, "2", "Place")
    assert "needs two free squares" in answer(program, "5 5 east", "It cannot lie at 5,5 east")
    assert "1 0 east" in answer(program, "1 0", "add the side")
    answer(program, "somewhere", "is not one of the choices")
    answer(program, "1,0,e", "You place 2 .* at 1,0 east")
    answer(program, "1", "You send a knight to 1,0: 2 coins")
    answer(program, "foundry", "You send the dragon for 1 coin: Foundry burns")
    end(program)


def test_enter_skips_what_is_optional(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Claim a domino.*\n> ")
    answer(program, "2", "Place")
    answer(program, "2 0 west", "You place 2 .* at 1,0 east")            # both squares are the same
    answer(program, "", "Send the dragon")
    answer(program, "", "Claim a domino")
    end(program)


def test_help_points_buildings_all_and_log_can_be_asked_for(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Claim a domino.*\n> ")
    assert "building NAME" in answer(program, "?", "At any time")
    assert "Total" in answer(program, "points", "Coins")
    assert "5 points" in answer(program, "building stat", "Statue")
    assert "Not certain" in answer(program, "building fish", "Fishmonger")
    assert "Did you mean Statue" in answer(program, "building stadue", "There is no building stadue")
    assert "Which building" in answer(program, "building", "Which")
    answer(program, "2", "Place")
    answer(program, "log", "A king of ")
    answer(program, "table", "Builders’ board")
    answer(program, "1 0 east", "You place")
    end(program)


def test_all_lists_every_place(tmp_path: Path) -> None:
    state = crownlands.game("queendomino").start(seed=3)
    while not (state.prompt == "place" and len(state.answers()) > 18 and state.seat == 0):
        state.step(state.answers()[0])
    files.write(tmp_path / "many.json", {**state.describe()})
    text = run("play", "--position", "many.json", typed="all\n", folder=tmp_path).stdout
    assert f"18 of {len(state.answers())} places" in text
    last = text.partition("Type all")[2]
    for number in (18, 19, len(state.answers())):
        assert re.search(rf"\b{number}  -?\d,-?\d (east|south|west|north)", last)


def test_undo_goes_back_to_the_last_own_choice(tmp_path: Path) -> None:
    program = start(*PLAY, folder=tmp_path)
    program.expect("Claim a domino.*\n> ")
    assert "have not chosen anything" in answer(program, "undo", "You have")
    answer(program, "2", "Place")
    answer(program, "1 0 east", "You place")
    free = answer(program, "undo", r"Taken back: 2 \(W–W\) at 1,0 east\.")
    assert "you have seen how" not in free
    assert "Place" in free
    answer(program, "1 0 east", "You place")
    answer(program, "", "Send the dragon")
    answer(program, "", "Claim a domino")
    answer(program, "28", "Round 1 of 12: your second king")
    assert "you have seen how" in answer(program, "undo", r"Taken back: Claim 28 \(S2–W\)")
    end(program)


def test_a_saved_game_goes_on_in_a_new_process(tmp_path: Path) -> None:
    typed, _state = played("royal_wedding", 9, 3, choices=20)
    done = run("play", "--game", "royal_wedding", "--bots", "full_greedy", "--seats", "3", "--seed", "9", "--names",
               "Anna,Bob", "--save", "evening.yaml", typed="\n".join(typed) + "\nquit\n", folder=tmp_path)
    assert "crownlands play --resume evening.yaml" in done.stdout
    saved = files.read(tmp_path / "evening.yaml")
    assert saved["players"][0] == {"name": "Anna", "bot": None}
    assert saved["players"][1] == {"name": "Bob", "bot": "full_greedy"}
    again = crownlands.game("royal_wedding").replay(saved["record"])
    program = start("play", "--resume", "evening.yaml", folder=tmp_path)
    program.expect("goes on.*\n> ")
    assert f"Round {again.view(0)['round']} of 24" in str(program.after)
    assert "Bob" in str(program.after)
    program.sendline("quit")
    program.expect(pexpect.EOF)
    program.close()
    wrong = run("play", "--game", "dominion", "--resume", "evening.yaml", folder=tmp_path)
    assert "this is a game of royal_wedding, not of dominion" in wrong.stderr


def test_partners_share_a_kingdom_on_the_screen(tmp_path: Path) -> None:
    text = run("play", "--game", "royal_wedding", "--bots", "full_greedy", "--seats", "4", "--option", "teams=true",
               "--seed", "3", "--names", "Anna,Bob,Cleo,Dan", folder=tmp_path).stdout
    assert "you and Bob play against Cleo and Dan" in text
    assert "partners share a kingdom" in text
    typed, state = played("royal_wedding", 3, 4, teams=True)
    assert state.result is not None
    assert state.result.winners == [2, 3]
    end = run("play", "--game", "royal_wedding", "--bots", "full_greedy", "--seats", "4", "--option", "teams=true",
              "--seed", "3", "--names", "Anna,Bob,Cleo,Dan", typed="\n".join(typed) + "\n", folder=tmp_path).stdout
    assert "Cleo and Dan win" in end.partition("The game is over")[2]


# ---- questions
@cache
def placing_question(language: str) -> PlaceQuestion:
    return PlaceQuestion(table(line="10:0"), Wording(Words(language)))


@pytest.mark.parametrize(("language", "typed", "side"), [
    ("en", "1 0 east", "east"), ("en", "1,0,E", "east"), ("en", "(2, 0) w", "west"), ("en", "1 0 wschód", "east"),
    ("en", "1 0 צפון", "north"), ("en", "1 0 vychod", "east"), ("en", "0 \N{MINUS SIGN}1 north", "north"),
    ("pl", "1 0 wschód", "east"), ("pl", "1 0 WSCHOD", "east"), ("pl", "1,0,ws", "east"), ("pl", "1 0 połud", "south"),
    ("pl", "1 0 poln", "north"), ("pl", "2 0 z", "west"), ("pl", "1 0 e", "east"), ("pl", "2 0 west", "west"),
    ("pl", "place:1,0,east", "east"), ("pl", "1 0 sever", "north"),
    ("cs", "1 0 východ", "east"), ("cs", "1 0 v", "east"), ("cs", "1 0 jih", "south"), ("cs", "2 0 za", "west"),
    ("he", "1 0 מזרח", "east"), ("he", "2 0 מע", "west"), ("he", "1 0 ד", "south"), ("he", "1 0 n", "north"),
])
def test_a_side_is_typed_in_any_language_with_or_without_accents(language: str, typed: str, side: str) -> None:
    question = placing_question(language)
    assert question.ids[choose_option(typed, question, question.words)].split(",")[2] == side


@pytest.mark.parametrize(("language", "typed", "told"), [
    ("en", "1 0", "as in 1 0 east"), ("en", "1 0 upwards", "as in 1 0 east"),
    ("pl", "1 0", "np. 1 0 wschód"), ("cs", "1 0", "jako 1 0 východ"), ("he", "1 0", "1 0 מזרח"),
    ("pl", "1 0 w", "wschód i zachód"),          # which an English w would mean
    ("pl", "1 0 pol", "południe i północ"), ("cs", "1 0 s", "sever a jih"), ("he", "1 0 מ", "מזרח ומערב"),
])
def test_a_side_that_is_not_clear_is_asked_for_in_the_language_of_the_table(language: str, typed: str,
                                                                            told: str) -> None:
    question = placing_question(language)
    with pytest.raises(Unclear) as error:
        choose_option(typed, question, question.words)
    assert told in str(error.value)


@pytest.mark.parametrize("language", OFFERED)
def test_what_a_place_is_called_can_be_typed(language: str) -> None:
    """Both as the list shows it, and as the prompt says."""
    question = placing_question(language)
    for id in question.ids:
        assert question.ids[choose_option(question.wording.place(*numbers_in(id)), question, question.words)] == id
    [how] = [line for line in question.reminder if "1 0 " in line]
    assert f"1 0 {question.words.say('direction-east')}" in how


def building_question(slots: str, dominoes: str) -> BuildQuestion:
    return BuildQuestion(table(kingdom(dominoes, coins=9), slots=slots, turn={"phase": "build"}), WORDING)


def test_every_building_is_offered_in_each_of_two_towns() -> None:
    """Where a Statue goes matters too: the other town keeps its squares for a Queen's Tower."""
    question = building_question("statue queens_tower statue", "35@1,0,east 33@0,-1,north")
    squares = {tuple(id.split(",")[1:]) for id in question.ids if id != "done"}
    assert len(squares) == 2
    assert question.cut == len(question.ids) == 3 * 2 + 1
    assert question.reminder == []
    assert question.find("statue") is question.find("queen") is None             # in which town?
    for x, y in squares:
        assert question.ids[question.find(f"statue {x} {y}") or 0] == f"build:0,{x},{y}"         # the cheaper one
        assert question.ids[question.find(f"queens tower {x} {y}") or 0] == f"build:1,{x},{y}"


def test_the_docs_tell_that_a_building_is_offered_once_for_each_town() -> None:
    page = (Path(__file__).parent.parent / "docs" / "play.md").read_text(encoding="utf-8")
    assert "number or name; it is offered once for each town" in " ".join(page.split())


def test_a_building_is_offered_once_for_the_squares_of_one_town() -> None:
    question = building_question("statue queens_tower", "46@1,0,east")
    assert question.ids[:question.cut] == ["build:0,1,0", "build:1,1,0", "done"]
    assert question.ids[question.find("statue") or 0] == "build:0,1,0"
    assert question.ids[question.find("statue 2 0") or 0] == "build:0,2,0"
    assert question.reminder == ["Once for each town. Another square of it: Queen’s Tower 2 0"]


def test_a_safe_reminds_of_what_it_pays_and_how_often() -> None:
    for often, words in (("per_action", "Your Knights’ Safe adds 2 coins to what you collect this turn."),
                         ("per_knight", "Your Knights’ Safe adds 2 coins for each knight that you send.")):
        state = table(kingdom("46@1,0,east", "safe_knight@1,0", reserve=2), line="16:0", options={"tax_boxes": often})
        state.choose("place:-1,0,west")
        assert TaxQuestion(state, WORDING).reminder == [words]


def test_who_sends_the_dragon_is_told_whether_the_building_comes_back() -> None:
    for back, words in ((False, "leaves the game."), (True, "comes back when the stack is used up.")):
        state = table(slots="statue", turn={"phase": "burn"}, options={"burned_tiles_return": back})
        assert str(BurnQuestion(state, WORDING).prompt).endswith(words)


def test_placements_are_listed_by_points_and_marked_on_the_drawing() -> None:
    _typed, state = played("kingdomino", 4, choices=5)
    while state.prompt != "place":
        state.step(state.answers()[0])
    question = PlaceQuestion(state, WORDING)
    points = [question.worth[id][0] for id in question.ids]
    assert points == sorted(points, reverse=True)
    text = "\n".join(line.plain for line in draw_kingdom(state.kingdom(), question.marks, room=True))
    assert "+" in text
    assert re.search(r"[wflgsm]", text)                                  # the first choice, in small letters


# ---- words
def test_every_building_has_a_name_and_says_what_it_does() -> None:
    for id in BUILDING_IDS:
        tile = tile_of(id)
        text = WORDING.building_text(tile)
        assert WORDING.building(id)
        for value, word in ((tile.knights, "knight"), (tile.towers, "tower"), (tile.crowns, "crown")):
            assert (word in text) if value else True
        assert not tile.points or str(tile.points) in text
        assert bool(tile.reconstructed) == bool(WORDING.uncertain(tile))
    assert len(BUILDINGS) == 17


def test_every_rule_that_is_not_the_usual_can_be_said() -> None:
    for values in VALUES.values():
        for option in values:
            assert WORDS.say(f"rule-{option}").endswith(".")


def test_every_event_of_dominoes_can_be_told() -> None:
    source = "\n".join(path.read_text() for path in sorted(
        (Path(crownlands.__file__).parent / "dominoes").glob("*.py")))
    verbs = set(re.findall(r'tell_all\("(\w+)"', source))
    assert {"round", "board", "line", "claim", "remove", "king", "place", "discard", "tax", "safe", "build", "queen",
            "burn", "game_over"} == verbs
    log = Log(WORDING, ["Anna", "Bob"], 0)
    for verb in verbs:
        for seat in (-1,) if verb in ("round", "board", "line", "remove", "game_over") else (0, 1):
            event: Dict[str, Any] = {"step": 1, "event": verb, "seat": seat}
            facts: Dict[str, Dict[str, Any]] = {
                "round": {"number": 2, "scores": [3, 4]}, "board": {"slots": ["statue", None], "top": None},
                "line": {"box": "queendomino", "dominoes": [1, 2]}, "remove": {"box": "kingdomino", "dominoes": [1]},
                "claim": {"domino": 3}, "place": {"domino": 3, "x": 1, "y": -1, "direction": "west"},
                "discard": {"domino": 3}, "tax": {"x": 0, "y": 1, "coins": 4},
                "safe": {"building": "safe_knight", "coins": 1},
                "build": {"building": "guardtower", "slot": 1, "price": 1, "x": 0, "y": 1, "knights": 0,
                          "towers": 2}, "burn": {"building": "statue", "slot": 2},
                "game_over": {"totals": [30, 40]}}
            event.update({"box": "queendomino", **facts.get(verb, {})})
            [line] = log.tell([event], everything=True)
            assert line.text
            assert seat != 0 or "you" in line.text.lower()
            assert seat != 1 or "Bob" in line.text


def test_dominoes_of_royal_wedding_are_told_from_the_right_box() -> None:
    _typed, state = played("royal_wedding", 6, 3)
    lines = Log(WORDING, ["A", "B", "C"], 0).tell(state.events(0), everything=True)
    laid = {int(kingdom.laid[at] >> 8) for kingdom in state.kingdoms for at in range(kingdom.dominoes)}
    assert {domino // DOMINOES for domino in laid} == {0, 1}
    told = " ".join(line.text for line in lines if "place" in line.text)
    for domino in laid:
        assert WORDING.numbered(domino) in told
