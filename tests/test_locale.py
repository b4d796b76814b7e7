"""Every message exists, can be said, and says the right numbers."""
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List

import pytest

import crownlands
from crownlands.bots.registry import BOTS
from crownlands.dominion import boxes, questions
from crownlands.dominion.cards import BOXES, NAMES, TYPE_NAMES, Card
from crownlands.dominion.kingdoms import SETS
from crownlands.locale import UnknownMessage, Words
from crownlands.terminal.dominion.log import Log

SOURCE = Path(crownlands.__file__).parent
WORDS = Words()
assert boxes                                     # importing them makes all cards known
LINES = [line for box in BOXES.values() for line in box.values()]


def card(id: str, box: str = "base1e") -> Card:
    return BOXES[box][id] if id in BOXES[box] else BOXES["intrigue1e"][id]


def text_of(line: Card) -> str:
    return "\n".join([*WORDS.card_text(line.text), *WORDS.reaction(line.reaction_text)])


def message_ids(parts: List[Any]) -> Iterator[str]:
    for id, _arguments, children in parts:
        yield id
        for child in children:
            yield from message_ids(child)


def test_every_card_has_a_name_that_can_be_counted() -> None:
    assert len(NAMES) == 64
    for id in NAMES:
        assert WORDS.card(id) in WORDS.counted(id, 1)
        assert WORDS.counted(id, 3).startswith("3 ")


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.id + ("_2e" if line.option else ""))
def test_every_line_of_every_box_has_a_text_without_leftovers(line: Card) -> None:
    text = text_of(line)
    assert text
    for id in [*message_ids(line.text), *message_ids(line.reaction_text)]:
        assert WORDS.has(id)
        assert "-" not in id or id not in text
    assert not re.search(r"[{}]|\$[a-z]|_|  \w|None|True|False|\?\?\?", text.replace("  •", "•"))


@pytest.mark.parametrize(("id", "box", "parts"), [
    ("village", "base1e", ["+1 Card, +2 Actions"]),
    ("market", "base1e", ["+1 Card, +1 Action, +1 Buy, +$1"]),
    ("smithy", "base1e", ["+3 Cards"]),
    ("chapel", "base1e", ["up to 4 cards"]),
    ("militia", "base1e", ["+$2", "Each other player", "3 cards in hand"]),
    ("council_room", "base1e", ["+4 Cards, +1 Buy", "Each other player draws a card"]),
    ("moneylender", "base1e", ["Trash a Copper", "+$3"]),
    ("moneylender", "base2e", ["You may trash a Copper", "+$3"]),
    ("throne_room", "base2e", ["You may", "twice"]),
    ("mine", "base2e", ["You may trash a Treasure", "$3 more", "to your hand"]),
    ("remodel", "base1e", ["up to $2 more"]),
    ("upgrade", "intrigue1e", ["exactly $1 more"]),
    ("bureaucrat", "base1e", ["Gain a Silver onto your deck"]),
    ("witch", "base1e", ["+2 Cards", "Each other player gains a Curse."]),
    ("artisan", "base2e", ["up to $5 to your hand", "Put a card from your hand onto your deck"]),
    ("library", "base1e", ["7 cards"]),
    ("adventurer", "base1e", ["2 Treasures"]),
    ("pawn", "intrigue1e", ["Choose two", "• +1 Card", "• +1 Action", "• +1 Buy", "• +$1"]),
    ("torturer", "intrigue1e", ["+3 Cards", "Each other player chooses one", "• Discard 2 cards", "• Gain a Curse to"]),
    ("minion", "intrigue1e", ["• +$2", "+4 Cards", "5 or more cards"]),
    ("moat", "base1e", ["+2 Cards", "Reaction: when another player plays an Attack", "If you do:"]),
    ("secret_chamber", "intrigue1e", ["+$1 each", "Reaction:", "If you do:", "+2 Cards", "Put 2 cards"]),
    ("chancellor", "base1e", ["turn your whole deck over"]),
    ("thief", "base1e", ["You may gain any of the Treasures trashed like this. Then the rest is discarded."]),
    ("saboteur", "intrigue1e", ["$3 or more", "$2 less"]),
    ("baron", "intrigue1e", ["+1 Buy", "+$4", "gain an Estate"]),
    ("nobles", "intrigue1e", ["• +3 Cards", "• +2 Actions", "2 victory points"]),
])
def test_texts_hold_the_right_numbers(id: str, box: str, parts: List[str]) -> None:
    text = text_of(card(id, box))
    for part in parts:
        assert part in text


def test_every_prompt_can_be_said() -> None:
    for prompt in questions.PROMPTS:
        assert WORDS.say(f"prompt-{prompt}", about="Smithy", owner="other", name="Anna", two="no")


def test_every_option_can_be_said() -> None:
    verbs = {verb for verb in questions.VERBS if verb}
    words = {word for words in questions.WORDS for word in words}
    ids = ["done", "play:treasures", *[f"{verb}:throne_room" for verb in verbs],
           *[word + "throne_room" if word.endswith(":") else word for word in words]]
    assert WORDS.option("choose:cards") == "More Cards"
    for id in ids:
        label = WORDS.option(id)
        assert "_" not in label
        assert ":" not in label
        assert ("Throne Room" in label) == ("throne_room" in id)
    for prompt in questions.PROMPTS:
        assert WORDS.option("done", prompt)


def events_the_engine_tells() -> List[str]:
    """All verbs that stand in its source."""
    source = "\n".join(path.read_text() for path in sorted((SOURCE / "dominion").rglob("*.py")))
    verbs = set(re.findall(r'(?:tell|tell_move|reveal_top)\((?:\w+, )*"(\w+)"', source))
    verbs |= set(re.findall(r'reveal_top\([^"\n]*"(\w+)"', source)) | set(re.findall(r'verb: str = "(\w+)"', source))
    return sorted(verbs | {"buy"})


def test_every_event_can_be_told_with_and_without_its_cards() -> None:
    verbs = events_the_engine_tells()
    assert {"draw", "gain", "buy", "trash", "discard", "put_back", "reveal", "look", "pass", "shuffle", "turn",
            "clean_up", "set_aside", "take", "name", "choose", "top", "end", "play"} <= set(verbs)
    hidden = {"draw", "discard", "put_back", "look", "pass", "pick", "clean_up", "take", "play"}
    log = Log(WORDS, ["Anna", "Bob", "Cleo"], 0)
    for verb in verbs:
        for seat in (0, 1):
            event: Dict[str, Any] = {"step": 1, "event": verb, "seat": seat, "from": "hand", "to": "discard",
                                     "number": 3, "card": "moat", "choice": "cards", "to_seat": 2}
            if verb not in ("turn", "name", "choose", "top", "end"):
                event["count"] = 2
            told = [{**event, "cards": ["copper", "copper"], "top": "estate"}]
            if verb in hidden:
                told.append({**event, "top": "estate"})
            for one in told:
                [line] = log.tell([one], everything=True)
                assert line.text
                assert verb == "end" or ("you" in line.text.lower()) == (seat == 0) or verb == "pass"


def test_events_of_the_same_kind_are_told_together() -> None:
    log = Log(WORDS, ["Anna", "Bob"], 0)
    play = {"step": 4, "event": "play", "seat": 1, "from": "hand", "to": "play", "count": 1}
    [line] = log.tell([{**play, "cards": ["copper"]}, {**play, "cards": ["copper"]}, {**play, "cards": ["silver"]}])
    assert line.text == "Bob plays 2 Coppers and a Silver."


def test_kingdoms_boxes_types_and_bots_have_names() -> None:
    for kingdom in SETS:
        assert WORDS.say(f"kingdom-{kingdom.id}")
        for box in kingdom.boxes:
            assert WORDS.say(f"box-{box}")
        for id in kingdom.missing:
            assert WORDS.card(id.rpartition(":")[2])
    for box in BOXES:
        assert WORDS.say(f"box-{box}")
    assert WORDS.types([name for _bit, name in TYPE_NAMES])
    for game, bots in BOTS.items():
        for bot in bots:
            assert WORDS.say(f"idea-{bot}", name=WORDS.say(f"bot-{bot}")).startswith(WORDS.say(f"bot-{bot}"))
        assert game == "dominion" or WORDS.say(f"game-{game}")


def test_every_message_the_source_says_exists() -> None:
    for folder in ("terminal", "commands", "locale"):
        for path in (SOURCE / folder).rglob("*.py"):
            for id in re.findall(r'say\("([\w-]+)"', path.read_text()):
                assert WORDS.has(id), f"{path.name} says {id}"


def messages() -> List[str]:
    return [id for path in (SOURCE / "locale" / "en").rglob("*.ftl")
            for id in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)]


def test_no_message_is_there_twice() -> None:
    ids = messages()
    assert sorted(set(ids)) == sorted(ids)


def test_every_message_of_dominoes_is_said_somewhere() -> None:
    """By its whole id, or by the part before a name that is put in."""
    text = (SOURCE / "locale" / "en" / "dominoes.ftl").read_text(encoding="utf-8")
    source = "\n".join(path.read_text(encoding="utf-8") for folder in ("terminal", "commands")
                       for path in (SOURCE / folder).rglob("*.py"))
    made = {start for start in re.findall(r'f"([a-z-]+-)\{', source)} | {"rule-", "news-", "terrain-"}
    ids = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert len(ids) > 140
    for id in ids:
        assert f'"{id}"' in source or any(id.startswith(start) for start in made), id


def test_lists_read_as_lists() -> None:
    assert WORDS.cards(["copper", "estate", "copper", "moat"]) == "2 Coppers, an Estate and a Moat"
    assert WORDS.cards(["copper", "moat"]) == "a Copper and a Moat"
    assert WORDS.cards([]) == "nothing"


def test_an_unknown_message_is_a_clear_error() -> None:
    with pytest.raises(UnknownMessage, match=r"catalogue en has no message trahs"):
        WORDS.say("trahs")
    with pytest.raises(UnknownMessage, match=r"cannot say plus-coins"):
        WORDS.say("plus-coins")
    with pytest.raises(UnknownMessage, match=r"languages are en"):
        Words("xx")


def test_importing_crownlands_loads_no_words() -> None:
    code = ("import sys, crownlands; crownlands.game('dominion')\n"
            "print([name for name in sys.modules if name in ('fluent', 'babel')])")
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
