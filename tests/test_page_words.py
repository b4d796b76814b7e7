"""The page says only what is in the catalogues, and the catalogues hold nothing that it does not say."""
import re
from pathlib import Path
from typing import List, Set

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import crownlands
from crownlands.bots.registry import BOTS, LEVELS, player_names
from crownlands.dominion.cards import NAMES, TYPE_NAMES
from crownlands.dominion.questions import ELSEWHERE, QUESTIONS, Question
from crownlands.dominion.rules import VALUES as HOUSE_RULES
from crownlands.dominion.zones import ASIDE, HAND, SUPPLY
from crownlands.dominoes.questions import PROMPTS as DOMINOES_PROMPTS
from crownlands.dominoes.rules import SEATS
from crownlands.dominoes.tiles import BUILDING_IDS
from crownlands.locale import Words, sentences
from crownlands.locale.catalogue import page_catalogue
from table import choose, table

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
OWN = Path(crownlands.__file__).parent / "locale" / "en" / "page"
CATALOGUE = page_catalogue("en")
SOURCES = {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
           for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte") and path.name != "wire.ts"}

pytestmark = pytest.mark.skipif(not SOURCES, reason="an installed package has no sources of the page")


def messages(text: str) -> List[ast.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def ids(text: str) -> Set[str]:
    found = set()
    for message in messages(text):
        found.add(message.id.name)
        found.update(f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes)
    return found


KNOWN = ids(CATALOGUE)
PAGE = Words("en")
PAGE.bundle.add(sentences.messages(CATALOGUE))


def test_the_catalogue_can_be_read_to_its_end() -> None:
    assert not [entry for entry in FluentParser().parse(CATALOGUE).body if isinstance(entry, ast.Junk)]
    fluent = FluentBundle(["en"], use_isolating=False)
    fluent.add_resource(FluentResource(CATALOGUE))
    assert fluent.has_message("app-name")


def test_nothing_is_said_in_two_ways() -> None:
    said = [message.id.name for message in messages(CATALOGUE)]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("name", SOURCES)
def test_whatever_a_part_of_the_page_says_is_in_the_catalogue(name: str) -> None:
    for id in re.findall(r"""\b(?:say|has)\(\s*['"]([\w.-]+)['"]""", SOURCES[name]):
        assert id in KNOWN, f"{name} says {id}"
    for start in re.findall(r"\b(?:say|has)\(\s*`([\w-]+-)\$\{", SOURCES[name]):
        assert any(id.startswith(start) for id in KNOWN), f"{name} says {start}..."


def rules(game: str) -> str:
    """All chapters of a game's rules."""
    return " ".join(PAGE.say(id) for id in sorted(KNOWN) if re.fullmatch(rf"rules-{game}-\d+\.text", id))


def test_the_rules_name_the_size_of_every_pile() -> None:
    numbers = set(map(int, re.findall(r"\d+", rules("dominion"))))
    for seats in range(2, 7):
        supply = crownlands.game("dominion").start(seats=seats, seed=1).view(None)["supply"]
        assert {int(left) for card, left in supply.items() if card != "copper"} <= numbers
        assert supply["copper"] + 7 * seats in numbers


def test_the_rules_name_the_players_that_a_game_is_for() -> None:
    assert "three to six players, or eight" in rules("royal_wedding")
    assert SEATS["royal_wedding"] == (3, 4, 5, 6, 8)
    assert PAGE.say("start-players", least=3, most=6, more=8) == "3 to 6 or 8 players"
    assert PAGE.say("start-players", least=2, most=4, more=0) == "2 to 4 players"


def house_rule(name: str, value: object) -> str:
    """A rule of a table of Dominion, as a sentence."""
    return f"{PAGE.say(f'house-{name}')} {PAGE.say(f'house-{name}.is-{str(value).lower()}')}"


def test_every_value_of_a_house_rule_can_be_said() -> None:
    assert len({house_rule(name, value) for name, values in HOUSE_RULES.items() for value in values}) \
        == sum(map(len, HOUSE_RULES.values()))


def test_the_rule_about_decks_tells_what_is_seen_of_them() -> None:
    """The own deck can be counted in any case."""
    seen = {value: table({"hand": "village"}, {}, options={"counts_visible": value}).view(0)["players"]
            for value in HOUSE_RULES["counts_visible"]}
    shown = {value: [sorted({"deck_size", "discard_size", "discard"} & set(player)) for player in players]
             for value, players in seen.items()}
    assert shown == {"strict": [["deck_size"], []],
                     "relaxed": [["deck_size", "discard", "discard_size"], ["deck_size", "discard_size"]]}
    assert house_rule("counts_visible", "strict").endswith("only the size of your own deck is shown")
    assert house_rule("counts_visible", "relaxed").endswith("all sizes are shown, and your own discard pile")


def test_the_rule_about_the_top_card_tells_what_lies_there() -> None:
    state = table({"hand": "province estate duchy", "bag": "copper*5"}, turn={"phase": "buying"})
    choose(state, "done")
    assert state.view(1)["players"][0]["discard_top"] == "estate"
    assert house_rule("choose_top_card", False).endswith("is the last one played, of a hand the cheapest")


@pytest.mark.parametrize("drawn", ["gold", "village"])
def test_nobody_is_told_what_a_library_draws(drawn: str) -> None:
    """Its player is asked about every card, and only about Actions there is something to decide."""
    state = table({"hand": "library copper", "deck": f"{drawn} copper*5"}, ask_forced=True)
    choose(state, "play:library")
    asked = state.view(1)["decision"]
    assert asked == {"seat": 0, "prompt": "set_aside"}
    assert PAGE.say("wait-set_aside", name="Anna") == "Anna draws cards one by one and may set Actions aside."


def test_every_sentence_of_the_page_is_said_somewhere() -> None:
    """By its whole id, or by the part before a name that is put in."""
    everything = "\n".join(SOURCES.values())
    literal = set(re.findall(r"""['"`]([a-z][\w.-]+)['"`]""", everything))
    starts = tuple(set(re.findall(r"`([a-z][\w-]*-)\$\{", everything)))
    for path in sorted(OWN.glob("*.ftl")):
        for message in messages(path.read_text(encoding="utf-8")):
            id = message.id.name
            assert id in literal or id.startswith(starts) or any(one.startswith(f"{id}.") for one in literal), \
                f"nobody says {id} of {path.name}"


def test_no_sentence_stands_in_the_markup() -> None:
    """Words between tags come from the catalogue: what is left there are numbers, signs and expressions."""
    for name, text in SOURCES.items():
        if not name.endswith(".svelte"):
            continue
        markup = re.sub(r"<(script|style|kbd)\b.*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
        markup = without_braces(markup)
        for words in re.findall(r">([^<>]*)<", markup):
            assert not re.search(r"[A-Za-z]{3,}", words), f"{name}: {words.strip()}"


def without_braces(text: str) -> str:
    """Without expressions, which may hold tags and braces of their own."""
    kept, depth = [], 0
    for letter in text:
        depth += letter == "{"
        if not depth:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


def test_every_card_has_rulings_and_every_building_and_prompt_its_words() -> None:
    for card in NAMES:
        assert f"ruling-{card}-1" in KNOWN, card
    for building in BUILDING_IDS:
        assert f"about-building-{building}" in KNOWN, building
    for prompt in (*[question.prompt for question in QUESTIONS], *DOMINOES_PROMPTS):
        assert f"why-{prompt}" in KNOWN, prompt


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.prompt)
def test_every_question_of_dominion_has_its_sentences(question: Question) -> None:
    """For those who wait, and for each card that can be chosen."""
    assert PAGE.say(f"wait-{question.prompt}", name="Anna").startswith("Anna ")
    if question.zone == SUPPLY:
        of_pile = {"card": "Smithy", "cost": 4, "potion": "no", "debt": 0, "mark": "none", "n": 9}
        assert PAGE.say("pile-label", **of_pile, verb=question.verb) != PAGE.say("pile-label", **of_pile, verb="none")
    elif question.zone in (HAND, ASIDE, ELSEWHERE):
        assert PAGE.say("hand-label", card="Smithy", order=0, verb=question.verb) != "Smithy"


def test_the_page_has_no_table_of_prompts() -> None:
    """What kind of question it is comes with the decision. Only help for a certain question looks which one it is."""
    everything = "\n".join(SOURCES.values())
    looked_up = re.findall(r"[\w\])](?:\[|\.(?:includes|has|get)\()(?:\w+[?!]?\.)*prompt\b.*", everything)
    assert looked_up == []
    compared = set(re.findall(r"""\bprompt [!=]==? ['"](\w+)""", everything))
    asked = {question.prompt for question in QUESTIONS} - set(DOMINOES_PROMPTS)
    assert compared & asked == {"action", "treasure", "buy", "react"}


def test_every_card_has_a_drawing_and_every_sign_is_shown_somewhere() -> None:
    drawn, signs = (set(re.findall(r'<symbol id="(\w+)"', (WEB / "art" / sheet).read_text(encoding="utf-8")))
                    for sheet in ("cards.svg", "icons.svg"))
    assert set(NAMES) <= drawn
    source = "\n".join(SOURCES.values())
    shown = {sign for sign in signs if re.search(rf"""['"`]{sign}['"`]""", source)}
    types = {f"type_{name}" for _bit, name in TYPE_NAMES}
    faces = {f"face_{level}" for level in LEVELS}
    assert signs - shown <= types | faces <= signs         # put together from the type, or the level


def test_drawings_have_the_colours_of_what_they_show() -> None:
    sheet = (WEB / "art" / "cards.svg").read_text(encoding="utf-8")
    colours = {id: re.findall(r'"#(..)(..)(..)"', symbol)
               for id, symbol in re.findall(r'<symbol id="(\w+)"(.*?)</symbol>', sheet, re.DOTALL)}
    assert [card for card in NAMES if not colours[card]] == []
    metals = [[int(part, 16) for part in colours[metal][0]] for metal in ("copper", "silver", "gold")]
    (copper, silver, gold) = ((red - blue, green - blue) for red, green, blue in metals)
    assert copper[0] > 2 * copper[1] > 0         # reddish brown
    assert max(map(abs, silver)) < 30            # grey
    assert min(gold) > 100                       # yellow


def test_every_bot_that_comes_with_the_program_has_a_name_of_its_own() -> None:
    words = Words()
    bots = {bot for game in BOTS for bot in player_names(game)}
    names = [words.say(f"bot-{bot}") for bot in sorted(bots)]
    assert len(set(names)) == len(bots) > 70
    for name in names:
        small = [word for word in name.split() if word[0].islower()]
        assert set(small) <= {"with", "against"}, name                     # cards are written as they are called


def test_the_page_offers_the_levels_of_the_bots() -> None:
    listed = re.search(r"LEVELS = \[(.*)\]", SOURCES["start/tables.ts"])
    assert listed is not None
    assert re.findall(r"'(\w+)'", listed[1]) == LEVELS
    assert all({"bot", "level", "idea"} == {kind for kind in ("bot", "level", "idea") if f"{kind}-{level}" in KNOWN}
               for level in LEVELS)


def test_styles_name_sides_by_the_way_of_reading() -> None:
    """So that they mirror for languages from right to left. Only what lies on the screen by its coordinates, or in its
    middle, says left."""
    by_coordinates = {"dominion/FlyingCards.svelte", "dominoes/Hero.svelte", "lab/Dots.svelte"}
    sided = re.compile(r"(?m)^\s*((?:margin|padding|border)-(?:left|right)[\w-]*|(?:text-align|float): (?:left|right)"
                       r"|(?:left|right): (?!50%|calc\(50%|auto))")
    for path in sorted([*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]):
        text = path.read_text(encoding="utf-8")
        styles = text if path.suffix == ".css" else "".join(re.findall("<style>.*?</style>", text, re.DOTALL))
        if path.relative_to(WEB).as_posix() not in by_coordinates:
            assert sided.findall(styles) == [], path.name
