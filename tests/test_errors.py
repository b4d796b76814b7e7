"""Every error names a sentence that is there, with the facts that it tells; people are told in their own language."""
from __future__ import annotations

import ast
import json
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Dict, List, Optional, Set, Tuple

import pytest

import crownlands
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.registry import shipped_strategies
from crownlands.cli import main
from crownlands.files import REASONS
from crownlands.kernel.errors import Clause, CrownlandsError, MissingOutcome, WrongOption, both, did_you_mean, either
from crownlands.locale import Words, languages
from crownlands.locale.catalogue import ERRORS
from crownlands.locale.languages import FIRST, OFFERED
from crownlands.locale.missing import arguments_in, patterns_of, read
from crownlands.locale.wrong import on_page, told, words_of_errors
from crownlands.server.wrong import facts_in, written

SOURCE = Path(crownlands.__file__).parent
PREFIX = "wrong-"
# what takes the id of a sentence and passes it on, with the facts that it gives to the sentence itself
PASSED_ON = {"joined": {"first", "rest"}, "refuse_unknown": {"of"}, "whole": {"of"}}
OTHERS_PARTS = {"of"}                            # which not every sentence has to tell
# whose errors only programs and those who write them see
FOR_PROGRAMMERS = ("adapters/", "encoding/",     # called from Python, never from the command line
                   "locale/",                    # a message that is missing is a mistake of ours
                   "server/workers.py",          # what a process said, in its own words
                   "server/bots.py",             # why a bot failed, for the log and the table's host
                   "server/table.py")            # an entry of a version to come: the table is shown as unreadable


@pytest.fixture(autouse=True)
def _spoken() -> Iterator[None]:
    yield
    languages._asked_for.clear()


@cache
def trees() -> List[Tuple[str, List[ast.AST]]]:
    """Each file with its classes and calls."""
    return [(path.relative_to(SOURCE).as_posix(),
             [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
              if isinstance(node, (ast.Call, ast.ClassDef))]) for path in sorted(SOURCE.rglob("*.py"))]


def called(node: ast.AST) -> str:
    """`BadStrategy` of `BadStrategy(...)`, `wrong` of `self.wrong(...)`."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


@cache
def errors() -> Set[str]:
    """The names of our errors, by who is derived from whom."""
    bases = {node.name: {getattr(base, "id", "") for base in node.bases} for _path, tree in trees()
             for node in tree if isinstance(node, ast.ClassDef)}
    found = {"CrownlandsError"}
    while more := {name for name, own in bases.items() if own & found} - found:
        found |= more
    return found - {"Refusal", "Unclear"}        # these have words of their own: refusals.ftl, terminal.ftl


def texts(node: Optional[ast.expr]) -> List[str]:
    """The words that an argument can be: `a` or `b` of `"a" if ... else "b"`."""
    if isinstance(node, ast.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def said() -> List[Tuple[str, str, Set[str]]]:
    """Where a sentence is named, its id, and the facts for it."""
    found = [("files.py", id, set[str]()) for id in REASONS.values()]
    tellers = errors() | {"Clause", "wrong"} | PASSED_ON.keys()
    for path, tree in trees():
        for node in tree:
            name = called(node)
            if isinstance(node, ast.Call) and name in tellers:
                facts = PASSED_ON.get(name, {each.arg for each in node.keywords if each.arg})
                ids = [id for argument in node.args for id in texts(argument)][:None if name == "Clause" else 1]
                found += [(f"{path}:{node.lineno}", id, facts) for id in ids]
    return found


def message_arguments(id: str) -> Set[str]:
    message = read(FIRST, ERRORS)[0][PREFIX + id]
    return {name for pattern in patterns_of(message).values() for name in arguments_in(pattern)}


def test_every_error_names_a_sentence_and_gives_it_its_facts() -> None:
    sentences = {id.removeprefix(PREFIX) for id in read(FIRST, ERRORS)[0]}
    for where, id, facts in said():
        if where.startswith(FOR_PROGRAMMERS):
            continue
        assert id in sentences, where
        assert message_arguments(id) <= facts, where
        assert facts - OTHERS_PARTS <= message_arguments(id), where
    assert len(said()) > 350
    unsaid = sentences - {id for _where, id, _facts in said()} - {"no-words"}    # of UnknownLanguage
    assert unsaid == set()


def test_no_sentence_stands_where_an_error_is_raised() -> None:
    tellers = errors() | {"wrong"}
    for path, tree in trees():
        for node in tree:
            if called(node) in tellers and not path.startswith(FOR_PROGRAMMERS):
                assert isinstance(node, ast.Call)
                for argument in node.args:
                    assert not isinstance(argument, ast.JoinedStr), f"{path}:{node.lineno}"
                    assert not any(" " in text for text in texts(argument)), f"{path}:{node.lineno}"


# ---- as it is told
def complaint(words: List[str], language: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["--lang", language, *words]) == 2
    return capsys.readouterr().err.removeprefix("crownlands: ").removesuffix("\n")


@pytest.mark.parametrize(("words", "sentences"), [
    (["match", "--gmes", "3"], {
        "en": "there is no option --gmes: did you mean --games? (crownlands match --help shows what there is)",
        "pl": "nie ma opcji --gmes: czy chodzi o --games? (crownlands match --help pokazuje, co można podać)",
        "cs": "volba --gmes neexistuje: neměli jste na mysli --games? (co lze zadat, ukáže crownlands match --help)",
        "he": "אין אפשרות --gmes: אולי --games? (crownlands match --help מציגה מה אפשר לתת)"}),
    (["match", "smithy", "--games", "many"], {
        "en": "--games is a whole number, not many", "pl": "--games to liczba całkowita, a nie many",
        "cs": "--games je celé číslo, ne many", "he": "--games הוא מספר שלם, ולא many"}),
    (["match", "smithy", "--games"], {"pl": "po --games czegoś brakuje: crownlands match --help pokazuje czego"}),
    (["score"], {"cs": "chybí FILE: co to je, ukáže crownlands score --help"}),
    (["serve", "here"], {"pl": "here to o jedno słowo za dużo: crownlands serve --help pokazuje, co można podać"}),
    (["plya"], {"cs": "příkaz plya neexistuje: neměli jste na mysli play? (příkazy: serve, play, kingdoms, strategies, "
                      "match, tournament, score, check, tidy, words, lab)"}),
    (["lab", "evolv"], {"en": "there is no command evolv: did you mean evolve? (commands: compare, evolve, kingdom, "
                              "ratings, review, sample)"}),
    (["play", "--kingdom", "smithy,vilage"], {
        "en": "there is no card vilage: did you mean village?", "pl": "nie ma karty vilage: czy chodzi o village?",
        "cs": "karta vilage neexistuje: neměli jste na mysli village?", "he": "אין קלף vilage: אולי village?"}),
    (["play", "--option", "colonies=maybe"], {
        "en": "colonies cannot be 'maybe': it is False or True",
        "pl": "colonies nie może mieć wartości 'maybe'; możliwe: False lub True",
        "cs": "colonies nemůže být 'maybe': může být False nebo True",
        "he": "colonies לא יכולה להיות 'maybe': היא False או True"}),
    (["score", "nothing.txt"], {"en": "there is no file nothing.txt", "he": "אין קובץ nothing.txt"}),
])
def test_wrong_words_are_told_in_the_language_that_is_spoken(
        words: List[str], sentences: Dict[str, str], capsys: pytest.CaptureFixture[str], tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for language, sentence in sentences.items():
        assert complaint(words, language, capsys) == sentence


@pytest.mark.parametrize(("name", "text", "sentences"), [
    ("mine.txt", "province\ngold if own(golld) < 2", {
        "en": "mine, line 2, column 13: there is no card golld: did you mean gold?",
        "pl": "mine, wiersz 2, kolumna 13: nie ma karty golld: czy chodzi o gold?",
        "cs": "mine, řádek 2, sloupec 13: karta golld neexistuje: neměli jste na mysli gold?",
        "he": "mine, שורה 2, עמודה 13: אין קלף golld: אולי gold?"}),
    ("mine.txt", "province\ngold if coins =< 2", {"pl": "mine, wiersz 2, kolumna 15: napisz <= zamiast =<"}),
    ("mine.txt", "province\nsteward:\nxyzzy", {
        "cs": "mine, řádek 3, sloupec 1: xyzzy není odpověď pro steward (cards, coins, trash, karta, done, "
              "yes nebo no; také co s kartou udělat: trash estate)"}),
])
def test_a_wrong_strategy_is_told_in_the_language_that_is_spoken(
        name: str, text: str, sentences: Dict[str, str], capsys: pytest.CaptureFixture[str], tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(text, encoding="utf-8")
    for language, sentence in sentences.items():
        assert complaint(["strategies", name], language, capsys) == sentence


@pytest.mark.parametrize(("text", "sentence"), [
    ('{"seats": 2', "game.json nie jest poprawnym plikiem JSON w wierszu 1, kolumnie 12: Expecting ',' delimiter"),
    ("[]", 'game.json powinien zawierać nazwy z wartościami, np. {"seats": 2}, a zawiera list'),
    ('{"seats": 2, "players": [{"hand": ["smithi"]}]}', "nie ma karty smithi: czy chodzi o smithy?"),
    ('{"seats": 2, "kingdom": "b1_first_game", "turn": {"buys": -1}}',
     "tura: buys nie może mieć wartości -1; to liczba od 0 do "),
    ('{"seats": 2, "kingdom": "b1_first_game", "players": [{"hnad": []}]}',
     "miejsce 0: nie ma 'hnad': czy chodzi o hand? (może być "),
])
def test_a_wrong_position_is_told_in_the_language_that_is_spoken(
        text: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(text, encoding="utf-8")
    assert complaint(["play", "--position", "game.json"], "pl", capsys).startswith(sentence)


@pytest.mark.parametrize("language", OFFERED)
def test_every_sentence_of_an_error_can_be_said(language: str) -> None:
    words = words_of_errors(language)
    for id in read(FIRST, ERRORS)[0]:
        name = id.removeprefix(PREFIX)
        for n in (0, 1, 2, 5):
            text = words.wrong(name, dict.fromkeys(message_arguments(name), n))
            assert text
            assert not re.search(r"\$[a-z]|\?\?\?|  ", text.removeprefix(" ")), text


# ---- what errors hold
def test_an_error_is_english_for_programs_whatever_is_spoken() -> None:
    languages.speak("cs")
    near = did_you_mean("colny", ["colonies"])
    error = WrongOption("no-option", name="colny", near=near, options=["colonies", "bane"])
    assert str(error) == "there is no option colny: did you mean colonies? (options: colonies, bane)"
    assert told(error) == "volba colny neexistuje: neměli jste na mysli colonies? (volby: colonies, bane)"
    assert str(CrownlandsError("a bot of somebody else says this")) == "a bot of somebody else says this"
    assert told(CrownlandsError("a bot of somebody else says this")) == "a bot of somebody else says this"
    assert told(ValueError("not ours")) == "not ours"


def test_an_error_keeps_its_facts_in_another_process_and_when_they_change() -> None:
    seats = [0, 1]
    error = pickle.loads(pickle.dumps(CrownlandsError("card-twice", id=Clause("or", first=1000, rest=seats))))
    assert str(error) == "1000 or 0, 1 is named twice"
    listed = CrownlandsError("card-twice", id=seats)
    seats.append(2)
    assert str(listed) == "0, 1 is named twice"
    missing = pickle.loads(pickle.dumps(MissingOutcome("outcome-missing", ["a", "b"], [1, 2], place=0,
                                                       possible=["a", "b"])))
    assert (missing.possible, missing.weights) == (["a", "b"], [1, 2])
    assert str(missing).endswith("after 0 of them comes one of a, b")


def test_an_error_is_told_by_a_worker_as_it_is() -> None:
    error = CrownlandsError("in-strategy", name="mine", line=2, column=1, why=Clause(
        "heading", why=WrongOption("no-section", name="x", near=did_you_mean("x", ["y"])), sections=["buy", "gain"]))
    data = json.loads(json.dumps(written(error)))
    again = CrownlandsError(data["why"], **facts_in(data))
    assert str(again) == str(error)
    assert told(again, "pl") == "mine, wiersz 2, kolumna 1: nie ma działu x (działy: buy, gain albo karta)"


def test_lists_of_an_error_read_as_lists() -> None:
    assert str(either(["a", "b", "c"])) == "a or b or c"
    assert str(both(["a", "b"])) == "a and b"
    assert either(["a"]) == "a"
    assert told(either(["a", "b"]), "pl") == "a lub b"


def test_a_page_hears_of_errors_in_its_own_direction_if_there_are_words() -> None:
    assert on_page(CrownlandsError("card-twice", id="smithy"), "he") == "\u2068smithy\u2069 מופיע פעמיים"
    assert on_page(CrownlandsError("the words of a process"), "he") == ""


def test_a_doubt_about_a_strategy_is_told_in_every_language() -> None:
    strategy = read_strategy("province\ngold if coins < 0", "mine")
    assert strategy.warnings == ["mine, line 2, column 9: this condition can never hold"]
    [doubt] = strategy.doubts
    assert told(doubt, "he") == "mine, שורה 2, עמודה 9: התנאי הזה לא יכול להתקיים לעולם"


# ---- strategies
def test_the_idea_of_every_strategy_is_in_the_catalogue() -> None:
    ideas, _junk = read(FIRST, "strategies")
    assert set(ideas) == {f"idea-{strategy.name}" for strategy in shipped_strategies()}
    words = Words(FIRST)
    for strategy in shipped_strategies():
        assert words.idea(strategy.name, "") == strategy.plain_idea
    assert words.idea("somebodys_own", "Mine.") == "Mine."


@pytest.mark.parametrize(("language", "sentence"), [
    ("pl", "Dwie Wiedźmy rozdają Klątwy, resztę robią pieniądze."),
    ("cs", "Dvě Čarodějnice rozdají Kletby, zbytek udělají peníze."),
])
def test_the_idea_of_a_strategy_is_told_in_the_language_that_is_spoken(
        language: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "strategies", "witch"]) == 0
    assert sentence in capsys.readouterr().out


@pytest.mark.parametrize("given", [-(10 ** 40), 10 ** 40, -1, "copper" * 5000, ["copper"] * 5000])
def test_whatever_was_given_is_told_as_it_was_and_not_at_any_length(given: object) -> None:
    told = str(CrownlandsError("no-rule-option", name=given))
    assert str(given if isinstance(given, int) else "copper") in told
    assert len(told) < 2500
