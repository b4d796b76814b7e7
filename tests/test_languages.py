"""Every language that is offered says everything, in the right form; and names are understood in all of them."""
from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Dict, List, Tuple

import pytest
from fluent.syntax import ast

import crownlands
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.registry import Player, find_player
from crownlands.cli import main
from crownlands.commands.help import around
from crownlands.commands.match import show as show_match
from crownlands.commands.on_table import read_table
from crownlands.commands.program import english_help
from crownlands.commands.words import all_card_texts
from crownlands.dominion import boxes, questions
from crownlands.dominion.cards import BOXES, NAMES, REWORDED
from crownlands.dominion.kingdoms import KINGDOMS
from crownlands.dominoes.tiles import BUILDING_IDS, BUILDINGS
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State
from crownlands.lab.match import Match, Outcome
from crownlands.locale import UnknownMessage, Words, languages
from crownlands.locale.catalogue import HELP, OTHER_NAMES, catalogue, page_catalogue, read_catalogue
from crownlands.locale.direction import kept, with_minus, with_numbers
from crownlands.locale.languages import FIRST, LANGUAGES, OFFERED, accepted, first_offered, folder_of, of_the_system
from crownlands.locale.missing import files_of, missing, read
from crownlands.locale.names import folded, ids_of, names_in
from crownlands.locale.sentences import REFERENCE
from crownlands.terminal.answer import COMMANDS, command_in, in_own_words, yes_or_no
from crownlands.terminal.dominion.log import Log as DominionLog
from crownlands.terminal.dominoes.log import Log as DominoesLog
from crownlands.terminal.dominoes.wording import Wording

assert boxes                                     # importing them makes all cards known
OTHERS = [language for language in OFFERED if language != FIRST]
LINES = [line for lines in [*[list(box.values()) for box in BOXES.values()], *REWORDED.values()] for line in lines]
LEFTOVER = re.compile(r"[{}]|\$[a-z]|\?\?\?|\b(None|True|False)\b|_")
LATIN = re.compile(r"[A-Za-z]{3,}")
MARKS = re.compile(r"\b(Usage|COMMAND|OPTIONS|ARGS|Commands|Parameters|Arguments|env var|default|required|Display)\b")
LETTERS = {"pl": "ąćęłńóśźż", "cs": "áčďéěíňóřšťúůýž"}


@pytest.fixture(autouse=True)
def _spoken() -> Iterator[None]:
    """What a test speaks the next one forgets."""
    yield
    languages._asked_for.clear()


@cache
def words_in(language: str) -> Words:
    return Words(language)


# ---- complete
@pytest.mark.parametrize("language", OFFERED)
def test_nothing_is_missing_in_a_language_that_is_offered(language: str) -> None:
    assert missing(language) == []


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    english = catalogue
    changes = {"discard-hand =": "discarded-hand =", "{ $card } is now on top of your": "It is now on top of your",
               "card-moat = Moat": "card-moat = Moat\n    .dat = Moat", "[lesson] a lesson": "[lessen] a lesson",
               "[0] It ends the game": "[few] It ends the game"}

    def changed(language: str, name: str) -> str:
        text = english("en", name)
        if language == "cs":
            for before, after in changes.items():
                text = text.replace(before, after)
            text = text.replace("{ $card } is now on top of { $name }", "It is on top, { $nobody } of { $name }")
        return text
    monkeypatch.setattr("crownlands.locale.missing.catalogue", changed)
    monkeypatch.setattr("crownlands.locale.missing.read", cache(read.__wrapped__))
    told = missing("cs")
    for sentence in ("dominion.ftl: discard-hand is missing", "dominion.ftl: log-top uses $nobody, which English",
                     "dominion.ftl: log-top does not show $card", "card-copper has no .dat, which others of its kind",
                     ".dat is asked for by no sentence", "page/start.ftl: table-origin lacks [lesson] of $",
                     "advice.ftl: reason-wins-now lacks [0] of $n",
                     "dominion.ftl: discarded-hand is in no English file"):
        assert any(line.startswith(sentence) for line in told), sentence
    assert sum("is not translated" in line for line in told) > 500


def test_a_message_that_is_missing_is_never_said_in_another_language() -> None:
    for language in OTHERS:
        with pytest.raises(UnknownMessage, match=language):
            words_in(language).say("no-such-message")


@pytest.mark.parametrize("language", OFFERED)
def test_a_catalogue_falls_apart_into_its_messages(language: str) -> None:
    """They are read one by one, when they are said: what Fluent finds in a file stands in the parts of it, and nothing
    that a message refers to is forgotten."""
    for name in files_of(language):
        whole, _ = read(language, name)
        parts = read_catalogue(language, name)
        assert list(parts) == list(whole)
        for id, entry in whole.items():
            assert entry.span is not None
            assert entry.id.span is not None     # a comment may stand before it
            assert parts[id].startswith(catalogue(language, name)[entry.id.span.start:entry.span.end]), id
            referred = [node.id.name for node in referring(entry)]
            assert sorted(REFERENCE.findall(parts[id])) == sorted(referred), id


def referring(node: Any) -> Iterator[ast.MessageReference]:
    """The references to other messages in it."""
    if isinstance(node, ast.MessageReference):
        yield node
    elif isinstance(node, list):
        for one in node:
            yield from referring(one)
    elif isinstance(node, ast.BaseNode):
        for name, part in vars(node).items():
            if name != "comment":
                yield from referring(part)


# ---- cards
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_every_card_is_in_that_language(language: str) -> None:
    words = words_in(language)
    english = words_in(FIRST)
    for line in LINES:
        text = "\n".join([*words.card_text(line.text), *words.reaction(line.reaction_text)])
        assert text, line.id
        assert not LEFTOVER.search(text), text
        assert not re.search(r"\.\.|[,;:]\.|  +[^ •]", text), text
        if folder_of(language) == "he":
            assert not LATIN.search(text), text
        told = "\n".join([*english.card_text(line.text), *english.reaction(line.reaction_text)])
        assert text != told or not LATIN.search(re.sub("Card|Action|Buy", "", told)), text


@pytest.mark.parametrize("language", OFFERED)
def test_every_card_is_counted_in_every_case(language: str) -> None:
    """Each kind of number, in each form that a sentence may ask for."""
    words = words_in(language)
    for id in NAMES:
        name = words.card(id)
        attributes = words.bundle.get_message(f"card-{id}").attributes
        for form in [name for name in attributes if not name.startswith("counted")]:
            assert name.form(form)
        for n in (0, 1, 2, 3, 5, 10, 12, 22, 25, 101):
            said = words.counted(id, n)
            for form in ["", *[name.partition("-")[2] for name in attributes if name.startswith("counted-")]]:
                text = said.form(form) if form else said
                assert text
                assert not LEFTOVER.search(text), text
                if n > 10:
                    assert str(n) in text, text


@pytest.mark.parametrize(("language", "counted"), [
    ("pl", {1: "Wiedźma", 2: "2 Wiedźmy", 5: "5 Wiedźm", 12: "12 Wiedźm", 22: "22 Wiedźmy"}),
    ("cs", {1: "Čarodějnice", 2: "2 Čarodějnice", 5: "5 Čarodějnic", 22: "22 Čarodějnic"}),
    ("he", {1: "קלף", 2: "שני קלפים", 5: "קלפים"}),
])
def test_numbers_have_their_plural(language: str, counted: Dict[int, str]) -> None:
    words = words_in(language)
    for n, text in counted.items():
        said = words.say("things", n=n) if language == "he" else words.counted("witch", n)
        assert text in said


@pytest.mark.parametrize(("language", "sentence"), [
    ("pl", "Anna kupuje Wiedźmę i 2 Miedziaki"), ("cs", "Čarodějnici"), ("en", "Anna buys a Witch and 2 Coppers."),
])
def test_a_sentence_takes_names_in_its_own_case(language: str, sentence: str) -> None:
    words = words_in(language)
    told = words.say("log-buy", who="other", name="Anna", cards=words.cards(["witch", "copper", "copper"]))
    assert sentence in told


def test_a_form_is_that_of_the_message_that_a_text_was_said_by() -> None:
    words = words_in("pl")
    assert words.card("witch").form("acc") == "Wiedźmę"
    assert words.counted("witch", 5).form("acc") == "5 Wiedźm"
    assert words.cards(["witch", "witch"]).form("acc") == "2 Wiedźmy"
    assert words.listed(["Anna", words.card("witch")]).form("acc") == "Anna i Wiedźmę"
    with pytest.raises(UnknownMessage, match=r"card-witch\.xyz"):
        words.card("witch").form("xyz")


def test_the_names_of_another_edition_replace_those_of_the_language() -> None:
    bard, factory = words_in("pl"), words_in("pl-games_factory")
    others = [id for id in NAMES if bard.card(id) != factory.card(id)]
    assert {"copper", "silver", "gold"} <= set(others)
    assert folder_of("pl-games_factory") == "pl"
    assert bard.say("list-two", first="a", last="b") == factory.say("list-two", first="a", last="b")


def test_a_sentence_refers_to_a_name_that_editions_do_not_share() -> None:
    """Gold and Council Room: a sentence with Bard's word for it would be wrong among the names of Games Factory."""
    for name in files_of("pl"):
        assert name == OTHER_NAMES or not re.search(r"złocisz|sal\w+ obrad", catalogue("pl", name), re.IGNORECASE), name


@pytest.mark.parametrize(("language", "joined"), [
    ("en", "{ $first } and { $last }"),
    ("pl", "{ $first } i\u00a0{ $last }"),
    ("pl-games_factory", "{ $first } i\u00a0{ $last }"),
    ("cs", "{ $first } a\u00a0{ $last }"),
])
def test_a_word_of_one_letter_ends_no_line_of_the_page_and_names_stay_as_people_type_them(
        language: str, joined: str) -> None:
    page = page_catalogue(language)
    assert f"list-two = {joined}\n" in page
    assert not re.search("^(card|kingdom)-.*\u00a0", page, re.MULTILINE)
    assert not re.search(r"\w-li\b", page)       # Czech: je-li


def test_every_word_of_one_letter_is_kept_with_the_next() -> None:
    said = [line for line in page_catalogue("pl").splitlines() if not line.startswith(("#", "kingdom-"))]
    assert any("i\u00a0w\u00a0" in line for line in said)                  # also two of them after each other
    assert not [line for line in said if re.search(r"[a-ząćęłńóśźż,.] [aiouwz] [a-ząćęłńóśźż{]", line)]


@pytest.mark.parametrize("language", OFFERED)
def test_every_building_and_every_prompt_and_option_can_be_said(language: str) -> None:
    words = words_in(language)
    wording = Wording(words)
    for id, tile in zip(BUILDING_IDS, BUILDINGS, strict=True):
        assert wording.building(id)
        assert not LEFTOVER.search(wording.building_text(tile))
    for question in questions.QUESTIONS:
        for two in ("no", "first", "second", "three", "four", "next"):
            said = words.say(f"prompt-{question.prompt}", about=words.card("smithy"), owner="other", name="Anna",
                             two=two)
            assert not LEFTOVER.search(said)
        ids = ["done", *[f"{question.verb}:throne_room"] * bool(question.verb),
               *[word + "throne_room" if word.endswith(":") else word for word in question.words]]
        for id in ids:
            assert not LEFTOVER.search(words.option(id, question.prompt))


# ---- whole games
@cache
def finished(game: str, options: Tuple[Tuple[str, Any], ...]) -> State:
    """A game of bots. What they play does not matter: everything that can happen should."""
    rules = crownlands.game(game)
    state: State = rules.start(seed=5, **dict(options))
    first = "big_money" if game == "dominion" else "greedy"
    bots = [find_player("random" if seat else first, game).bot(state, seat, seat) for seat in range(state.seats)]
    while not state.over and state.choices < 3000:
        state.step(bots[state.seat].answer(state))
    return state


GAMES: List[Tuple[str, Tuple[Tuple[str, Any], ...]]] = [
    *[("dominion", (("kingdom", kingdom.id), ("seats", 3))) for kingdom in KINGDOMS.values() if kingdom.playable][::9],
    ("kingdomino", (("seats", 4),)), ("queendomino", (("seats", 3),)), ("royal_wedding", (("seats", 3),)),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda value: value if isinstance(value, str) else
                         str(value[0][1]))
def test_the_log_of_a_whole_game_is_told_in_every_language(game: str, options: Tuple[Tuple[str, Any], ...]) -> None:
    state = finished(game, options)
    names = [f"\N{HEBREW LETTER ALEF}{seat}" for seat in range(state.seats)]
    told: Dict[str, List[str]] = {}
    for language in OFFERED:
        words = words_in(language)
        for seat in (0, 1):
            log: Any = DominionLog(words, names, seat) if game == "dominion" else \
                DominoesLog(Wording(words), names, seat)
            told[language] = [line.text for line in log.tell(state.events(seat), everything=True)]
            for text in told[language]:
                assert text
                assert not LEFTOVER.search(text), text
                if language == "he":
                    assert not LATIN.search(text), text
    lengths = {len(lines) for lines in told.values()}
    assert lengths == {len(told[FIRST])}
    assert len(told[FIRST]) > 50
    for language in ("pl", "cs"):
        assert sum(any(letter in text for letter in LETTERS[language]) for text in told[language]) > 10


# ---- which language
@pytest.mark.parametrize(("tags", "language"), [
    (["pl_PL.UTF-8"], "pl"), (["cs"], "cs"), (["he-IL"], "he"), (["iw"], "he"), (["de_DE", "cs_CZ"], "cs"),
    (["C"], "en"), (["C.UTF-8"], "en"), ([], "en"), (["pl-games_factory"], "pl-games_factory"), (["de"], "en"),
])
def test_a_language_is_found_by_its_tag(tags: List[str], language: str) -> None:
    assert first_offered(tags) == language


@pytest.mark.parametrize(("header", "language"), [
    ("pl,en;q=0.5", "pl"), ("en;q=0.3, he-IL;q=0.8", "he"), ("de, fr;q=0.9", "en"), ("", "en"), ("*", "en"),
    ("cs;q=x, pl;q=0.1", "pl"), (";;;", "en"),
])
def test_a_browser_gets_the_language_that_it_likes_best(header: str, language: str) -> None:
    assert accepted(header) == language


def test_the_setting_goes_before_the_system() -> None:
    assert of_the_system({"CROWNLANDS_LANG": "he", "LANG": "pl_PL.UTF-8"})[0] == "he"
    assert of_the_system({"LC_ALL": "cs_CZ", "LANG": "pl_PL.UTF-8"})[0] == "cs_CZ"


def test_every_language_has_its_own_name() -> None:
    assert set(OFFERED) <= set(LANGUAGES)
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)


# ---- names in any language
@pytest.mark.parametrize("name", ["Wiedźma", "wiedzma", "WIEDŹMA", "Čarodějnice", "carodejnice", "Witch", "מכשפה"])
def test_a_card_is_found_by_its_name_in_any_language(name: str) -> None:
    assert ids_of("card", name) == ["witch"]


@pytest.mark.parametrize("language", OFFERED)
def test_every_name_finds_its_card_in_its_own_language(language: str) -> None:
    """Where two cards of a box share a name, no language would be understood; of boxes that are not here it does not
    matter."""
    names = names_in(language, "card")
    spelled: Dict[str, List[str]] = {}
    for id in NAMES:
        spelled.setdefault(folded(names[id]), []).append(id)
    assert {name: ids for name, ids in spelled.items() if len(ids) > 1} == {}


@pytest.mark.parametrize("spelled", [str, folded])
@pytest.mark.parametrize("language", OFFERED)
def test_a_strategy_can_be_written_in_every_language(language: str, spelled: Callable[[str], str]) -> None:
    names = {id: spelled(name) for id, name in names_in(language, "card").items()}
    text = (f"{names['province']}\n{names['gold']} if coins > 5\n{names['throne_room']}\n"
            f"{names['smithy']} if own({folded(names['smithy'])}) < 2\n{names['chapel']}:\ntrash {names['estate']}")
    english = "province\ngold if coins > 5\nthrone_room\nsmithy if own(smithy) < 2\nchapel:\ntrash estate"
    assert read_strategy(text, "mine").rules == read_strategy(english, "mine").rules


TEN = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]


@pytest.mark.parametrize("language", OFFERED)
def test_a_kingdom_can_be_named_in_every_language(language: str) -> None:
    names = names_in(language, "card")
    typed = ", ".join(names[id] for id in TEN)
    assert read_table("dominion", typed, None, None) == {"kingdom": TEN}
    assert read_table("dominion", None, folded(names["smithy"]), None) == {"piles": ["smithy"]}
    sets = names_in(language, "kingdom")
    alone = next(id for id in KINGDOMS if KINGDOMS[id].playable and list(sets.values()).count(sets[id]) == 1)
    assert read_table("dominion", sets[alone], None, None) == {"kingdom": alone}


def test_a_name_that_two_kingdoms_share_is_asked_back() -> None:
    with pytest.raises(CrownlandsError, match="more than one kingdom First Game: say which of b1_first_game, b2_first"):
        read_table("dominion", "First Game", None, None)


# ---- what is typed at a table
@pytest.mark.parametrize(("language", "typed", "told"), [
    ("pl", "karta wiedzma\ncofnij\ntak\nwyjdź\nnie\n", ["Wiedźma   $5   akcja – atak", "Do zobaczenia"]),
    ("cs", "karta Čarodějnice\nprůběh\nodejít\n", ["Čarodějnice   $5"]),
    ("he", "קלף מכשפה\nיציאה\n", ["מכשפה   $5"]),
    ("he", "card wiedźma\nquit\n", ["מכשפה   $5"]),
])
def test_commands_and_names_are_typed_in_the_language_of_the_table(
        language: str, typed: str, told: List[str], monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.chdir(tmp_path)
    assert main(["--lang", language, "play", "--kingdom", "b1_big_money", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    for sentence in told:
        assert sentence in out


@pytest.mark.parametrize(("language", "typed", "meant"), [
    ("pl", "t", "yes"), ("pl", "NIE", "no"), ("pl", "n", "no"), ("pl", "y", "yes"), ("cs", "a", "yes"),
    ("cs", "ne", "no"), ("he", "כ", "yes"), ("he", "לא", "no"), ("he", "no", "no"),
    ("pl", "tak.json", "tak.json"), ("pl", "./n", "./n"), ("pl", "", ""), ("en", "t", "t"),
])
def test_yes_and_no_are_their_words_or_first_letters_and_nothing_else(language: str, typed: str, meant: str) -> None:
    assert yes_or_no(typed, words_in(language)) == meant


@pytest.mark.parametrize("language", OFFERED)
def test_the_word_that_a_refusal_tells_to_type_is_understood(language: str) -> None:
    words = words_in(language)
    commands = in_own_words({**COMMANDS, "card": "look", "building": "look"}, words)
    for kind in ("card", "building"):
        line = words.say("refused-which", kind=kind, example="xyz").rpartition(":")[2]
        assert command_in(line, commands) == ("look", "xyz")


@pytest.mark.parametrize("language", OFFERED)
def test_the_help_of_every_command_is_in_that_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words, marks in (([], {"Usage", "COMMAND", "OPTIONS", "Commands", "Parameters", "env var", "default",
                               "Display"}),
                         (["score"], {"Usage", "OPTIONS", "Parameters", "Arguments", "default", "required"}),
                         (["lab"], {"Usage", "COMMAND", "Commands"}),
                         (["lab", "kingdom"], {"Usage", "OPTIONS", "ARGS", "Parameters", "Arguments", "default"})):
        assert main(["--lang", language, *words, "--help"]) == 0
        out = " ".join(re.sub(r"[│╭─╮]", "", capsys.readouterr().out).split())
        assert set(MARKS.findall(out)) == (marks if language == FIRST else set())
        for id, value in (("default", "60.0"), ("variable", "CROWNLANDS_HOST")):
            assert f"[{around(f'help-{id}')}: {value}]" in out or value not in out
        if language == "he":
            assert re.search("[\u0590-\u05ff]{3,}", out)


def test_the_english_help_for_translators_is_that_of_the_commands() -> None:
    assert catalogue(FIRST, HELP) == english_help(), \
        "make it anew: crownlands words --help-texts src/crownlands/locale/en/help.ftl"


def test_the_list_of_all_texts_of_cards_is_up_to_date() -> None:
    made = Path(__file__).parent.parent / "docs" / "card-texts.md"
    assert made.read_text(encoding="utf-8") == all_card_texts(), \
        "make it anew: crownlands words --card-texts docs/card-texts.md"


def test_a_language_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang=xx", "kingdoms"]) == 2
    assert "there are no words in 'xx': languages are en, pl" in capsys.readouterr().err


# ---- directions
@pytest.mark.parametrize(("text", "way", "told"), [
    ("Anna", "rtl", "\u2068Anna\u2069"), ("אנה", "ltr", "\u2068אנה\u2069"), ("Anna", "ltr", "Anna"),
    ("אנה", "rtl", "אנה"), ("התור של \u2068Anna\u2069", "rtl", "התור של \u2068Anna\u2069"), ("3", "rtl", "3"),
])
def test_a_name_in_other_letters_keeps_its_own_direction(text: str, way: str, told: str) -> None:
    assert kept(text, way) == told


@pytest.mark.parametrize(("text", "told"), [
    ("+2 קלפים", "\u2066+2\u2069 קלפים"), ("מחיר: $5.", "מחיר: \u2066$5\u2069."), ("3 קלפים.", "3 קלפים."),
    ("+$2, 1–3, 12:30", "\u2066+$2\u2069, \u20661–3\u2069, \u206612:30\u2069"),
    ("\u2066+2\u2069 קלפים", "\u2066+2\u2069 קלפים"), ("2 × אנה", "2 × אנה"),
    ("נחושת ×5, 4×3, 0.5×", "נחושת \u2066×5\u2069, \u20664×3\u2069, \u20660.5×\u2069"),
])
def test_numbers_with_a_sign_stay_together_from_left_to_right(text: str, told: str) -> None:
    assert with_numbers(text) == told


@pytest.mark.parametrize(("text", "told"), [
    ("-1 victory point", "−1 victory point"), ("\u200e-3 נקודות", "\u200e−3 נקודות"), ("ב-3 תורות", "ב-3 תורות"),
    ("base-2, --games 3", "base-2, --games 3"),
])
def test_a_number_below_zero_has_a_minus_and_a_word_keeps_its_hyphen(text: str, told: str) -> None:
    assert with_minus(text) == told


@pytest.mark.parametrize(("language", "curse", "end"), [
    ("en", "−1 victory point", "−3 points"), ("pl", "−1 punkt zwycięstwa", "−3 punkty"),
    ("cs", "−1 vítězný bod", "−3 body"), ("he", "מינוס נקודת ניצחון אחת", "−3 נקודות"),
])
def test_what_a_curse_takes_is_told_with_a_minus(language: str, curse: str, end: str) -> None:
    words = words_in(language)
    assert words.card_text(BOXES["basic"]["curse"].text) == [curse]
    assert words.say("end-points", n=-3) == end


# ---- decimals
@pytest.mark.parametrize(("language", "row", "average"), [
    ("en", "62.5 (38.6–81.5)", "21.3"), ("pl", "62,5 (38,6–81,5)", "21,3"),
    ("pl-games_factory", "62,5 (38,6–81,5)", "21,3"), ("cs", "62,5 (38,6–81,5)", "21,3"),
    ("he", "62.5", "21.3"),
])
def test_the_table_of_a_match_has_the_decimals_of_its_language(language: str, row: str, average: str,
                                                               capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome(2, games=16, turns=341, spans=[(0.0, 1.25)])
    outcome.won, outcome.points, outcome.ends = [10, 6], [500, 420], {"last_round": 16}
    players = [Player("one", "", []), Player("two", "", [])]
    show_match(words_in(language), outcome, [Match(("one", "two"), game="kingdomino")], players, ["one", "two"], 16, 1)
    told = capsys.readouterr().out
    assert row in told
    assert f" {average}" in told
    mark = average[2]
    assert set(re.findall(r"\d([.,])\d", told)) == {mark}
    assert words_in(language).decimal(-1234.567, 2) == f"-1234{mark}57"
    assert words_in(language).decimal(2.5, 0) == "2"


def test_nobody_writes_decimals_for_people_by_themselves() -> None:
    """Coordinates of a drawing and the numbers of a CSV file have a point in every language."""
    folder = Path(crownlands.__file__).parent
    found = {path.name for part in ("commands", "lab", "terminal", "server") for path in (folder / part).rglob("*.py")
             if re.search(r"\.[1-9][fg%]\}", path.read_text(encoding="utf-8"))}
    assert found == {"ledger.py", "sample_page.py", "study_plots.py"}


@pytest.mark.parametrize(("items", "told"), [
    (["דנה", "אנה"], "דנה ואנה"), (["דנה", "Anna"], "דנה וגם Anna"), (["Anna", "דנה"], "Anna ודנה"),
    (["קלף כסף", "12 קלפי נחושת"], "קלף כסף וגם 12 קלפי נחושת"), (["שלפו", "+5 קלפים"], "שלפו וגם +5 קלפים"),
    (["Anna", "אנה", "Bob"], "Anna, אנה וגם Bob"),
])
def test_the_hebrew_and_is_written_to_hebrew_words_only(items: List[str], told: str) -> None:
    assert words_in("he").listed(items) == told


def test_only_a_screen_is_told_of_directions() -> None:
    screen, terminal = Words("he", isolating=True), words_in("he")
    assert "\u2068Anna\u2069" in screen.say("log-turn", who="other", name="Anna", n=3)
    assert not re.search("[\u2066-\u2069]", terminal.say("log-turn", who="other", name="Anna", n=3))
