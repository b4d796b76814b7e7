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
from crownlands.dominion.cards import BOXES, LANDSCAPE, NAMES, REWORDED, TYPE_NAMES, Card, is_nameable
from crownlands.dominion.kingdoms import SETS
from crownlands.dominion.rules import VALUES
from crownlands.locale import UnknownMessage, Words
from crownlands.terminal.dominion.log import Log

SOURCE = Path(crownlands.__file__).parent
WORDS = Words()
assert boxes                                     # importing them makes all cards known
LINES = [line for lines in [*[list(box.values()) for box in BOXES.values()], *REWORDED.values()] for line in lines]
MOST = 270                                       # characters of a card's text: it must fit a card on a phone


def text_of(line: Card) -> str:
    return "\n".join([*WORDS.card_text(line.text), *WORDS.reaction(line.reaction_text)])


def message_ids(parts: List[Any]) -> Iterator[str]:
    for id, _arguments, children in parts:
        yield id
        for child in children:
            yield from message_ids(child)


def test_every_card_has_a_name_that_can_be_counted() -> None:
    cards = {line.id for line in LINES if not line.kinds and not line.types & LANDSCAPE}
    assert {id for id in NAMES if is_nameable(id)} == cards
    for id in [*NAMES, *[line.id for line in LINES if line.kinds or line.types & LANDSCAPE]]:
        assert WORDS.card(id) in WORDS.counted(id, 1)
        assert WORDS.counted(id, 3).startswith("3 ")


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.id + (f"_{line.value}" if line.option else ""))
def test_every_line_of_every_box_has_a_text_without_leftovers(line: Card) -> None:
    text = text_of(line)
    assert text
    assert len(text) <= MOST
    assert not re.search(r"\.\.|[,;:]\.|\bnothing\b|\. [a-z]|  +[^ •]", text)
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
    text = text_of(BOXES[box][id])
    for part in parts:
        assert part in text


@pytest.mark.parametrize(("box", "id", "text"), [
    ("base1e", "adventurer",
     "Reveal cards from your deck until 2 Treasures have appeared. They go to your hand; discard the others."),
    ("intrigue1e", "scout",
     "+1 Action\n"
     "Reveal the top 4 cards of your deck. The Victory cards among them go to your hand; put the others back in"
     " any order."),
    ("intrigue1e", "baron",
     "+1 Buy\n"
     "You may discard an Estate from your hand for +$4. If you don't, gain an Estate."),
    ("intrigue2e", "diplomat",
     "+2 Cards\n"
     "If you then have 5 or fewer cards in hand: +2 Actions.\n"
     "Reaction: when another player plays an Attack, you may first reveal this from your hand. If you do:\n"
     "+2 Cards\n"
     "Discard 3 cards from your hand.\n"
     "You can do this only while you have 5 or more cards in hand."),
    ("intrigue2e", "courtier",
     "Reveal a card from your hand. For each of its types choose a different one:\n"
     "  • +1 Action\n"
     "  • +1 Buy\n"
     "  • +$3\n"
     "  • Gain a Gold."),
    ("intrigue2e", "replace",
     "Trash a card from your hand, and gain one that costs up to $2 more; an Action or a Treasure onto your "
     "deck.\n"
     "If it is a Victory card, each other player gains a Curse."),
    ("seaside", "fishing_village",
     "+2 Actions, +$1\n"
     "At the start of your next turn: +1 Action, +$1."),
    ("seaside", "explorer",
     "You may reveal a Province from your hand. If you do, gain a Gold to your hand; if not, gain a Silver to "
     "your hand."),
    ("seaside", "salvager",
     "+1 Buy\n"
     "Trash a card from your hand: +$1 for each $1 it costs."),
    ("alchemy", "golem",
     "Reveal cards from your deck until 2 Actions other than Golem have appeared. Discard the others, and play "
     "these in any order."),
    ("prosperity", "monument",
     "+$2, +1 victory point token"),
    ("prosperity", "mountebank",
     "+$2\n"
     "Each other player may discard a Curse from their hand. If they don't, they gain a Curse and a Copper."),
    ("prosperity", "vault",
     "+2 Cards\n"
     "Discard as many cards from your hand as you like, for +$1 each.\n"
     "Each other player may discard 2 cards from their hand; if they do, they draw a card."),
    ("prosperity", "rabble",
     "+3 Cards\n"
     "Each other player reveals the top 3 cards of their deck. They discard the Actions and Treasures among "
     "them and put the others back in any order."),
    ("prosperity", "goons",
     "+1 Buy, +$2\n"
     "Each other player discards until they have only 3 cards in hand.\n"
     "While this is in play, when you buy a card, +1 victory point token."),
    ("prosperity", "royal_seal",
     "+$2\n"
     "While this is in play, when you gain a card, you may put it onto your deck."),
    ("prosperity", "grand_market",
     "+1 Card, +1 Action, +1 Buy, +$2\n"
     "You cannot buy this while you have a Copper in play."),
    ("cornucopia", "fortune_teller",
     "+$2\n"
     "Each other player reveals cards from their deck until a Victory card or a Curse appears. They put that "
     "one back and discard the others."),
    ("cornucopia", "remake",
     "Do this twice: trash a card from your hand, and gain one that costs exactly $1 more."),
    ("cornucopia", "tournament",
     "+1 Action\n"
     "Each player may reveal a Province from their hand.\n"
     "If you did, discard it and choose one:\n"
     "  • Gain a Prize onto your deck.\n"
     "  • Gain a Duchy onto your deck.\n"
     "If no other player did: +1 Card, +$1."),
    ("cornucopia", "trusty_steed",
     "Choose two different ones:\n"
     "  • +2 Cards\n"
     "  • +2 Actions\n"
     "  • +$2\n"
     "  • Gain 4 Silvers. Turn your whole deck over onto your discard pile."),
])
def test_sentences_made_of_others_read_as_one(box: str, id: str, text: str) -> None:
    assert text_of(BOXES[box][id]) == text


def test_a_card_says_what_it_does_in_the_wording_that_is_played() -> None:
    reworded = {(id, line.value): text_of(line) for id, lines in REWORDED.items() for line in lines}
    assert sorted(reworded) == [
        *[(card, "2022") for card in ("alchemist", "bonfire", "charm", "farmland", "forum", "groundskeeper",
                                      "herbalist", "hermit", "highway", "hoard", "hovel", "merchant_guild",
                                      "messenger", "mint")],
        ("outpost", "2017"), ("outpost", "2023"), ("overlord", "2019"), ("possession", "2023"), ("princess", "2022"),
        ("treasury", "2022")]
    firsts = {id: text_of(next(box[id] for box in BOXES.values() if id in box)) for id, _wording in reworded}
    assert len({*reworded.values(), *firsts.values()}) == len(reworded) + len(firsts)
    assert "When you gain this, trash all Treasures you have in play." in reworded["mint", "2022"]
    assert reworded["outpost", "2017"].startswith("If this is the first Outpost you play this turn, and the turn")
    assert reworded["outpost", "2023"].endswith("Of several extra turns that wait for you, you take only one.")
    assert "takes an extra turn in which you see their cards" in firsts["possession"]
    assert "an extra turn, unless it is their third in a row; in it you see" in reworded["possession", "2023"]


@pytest.mark.parametrize("name", [name for name in VALUES if name.endswith("_wording")])
def test_every_wording_of_a_card_has_a_text_of_its_own(name: str) -> None:
    told = {line.value for lines in REWORDED.values() for line in lines if line.option == name}
    assert told == set(VALUES[name][1:])


def test_every_text_of_a_card_is_said_by_one() -> None:
    """Or by what asks in the middle of one."""
    text = (SOURCE / "locale" / "en" / "dominion.ftl").read_text(encoding="utf-8")
    section = text.partition("### Text of cards")[2].partition("### Types and boxes")[0]
    said = {id for line in LINES for id in message_ids([*line.text, *line.reaction_text])}
    asked = {"gain-exactly", "gain-treasure-up-to", "choose-three", "choose-four", "pay-coffers", "gain-also"}
    ids = set(re.findall(r"^([a-z][\w-]*) =", section, re.MULTILINE)) - {"choice-line", "reaction-intro"}
    assert ids == said | asked


def test_every_prompt_can_be_said() -> None:
    for question in questions.QUESTIONS:
        for two in ("no", "first", "second", "three", "four", "next"):
            assert WORDS.say(f"prompt-{question.prompt}", about="Smithy", owner="other", name="Anna", two=two)


def test_every_option_can_be_said() -> None:
    verbs = {question.verb for question in questions.QUESTIONS if question.verb}
    words = {word for question in questions.QUESTIONS for word in question.words}
    ids = ["done", "play:treasures", *[f"{verb}:throne_room" for verb in verbs],
           *[word + "throne_room" if word.endswith(":") else word for word in words]]
    assert WORDS.option("choose:cards") == "More Cards"
    assert WORDS.option("take:copper") == "Take Copper"
    assert WORDS.option("take:copper", "jest") == "You gain Copper"
    assert [WORDS.option(f"place:{place}") for place in (1, 7, "bottom")] == ["On top", "Card 7 from the top",
                                                                              "At the bottom"]
    for id in ids:
        label = WORDS.option(id)
        assert "_" not in label
        assert ":" not in label
        assert ("Throne Room" in label) == ("throne_room" in id)
    for question in questions.QUESTIONS:
        assert WORDS.option("done", question.prompt)


def events_the_engine_tells() -> List[str]:
    """All verbs that stand in its source."""
    source = "\n".join(path.read_text() for path in sorted((SOURCE / "dominion").rglob("*.py")))
    verbs = set(re.findall(r'(?:tell|tell_move|reveal_top)\((?:\w+, )*"(\w+)"', source))
    verbs |= set(re.findall(r'reveal_top\([^"\n]*"(\w+)"', source)) | set(re.findall(r'verb: str = "(\w+)"', source))
    return sorted(verbs | {"buy"})


def test_every_event_can_be_told_with_and_without_its_cards() -> None:
    verbs = events_the_engine_tells()
    assert {"draw", "gain", "buy", "trash", "discard", "put_back", "reveal", "look", "pass", "shuffle", "turn",
            "clean_up", "set_aside", "take", "name", "choose", "top", "end", "play", "token", "return", "bury",
            "look_below", "put_on_top", "bought"} <= set(verbs)
    hidden = {"draw", "discard", "put_back", "look", "pass", "pick", "clean_up", "take", "play", "set_aside", "bury",
              "look_below", "put_on_top"}
    log = Log(WORDS, ["Anna", "Bob", "Cleo"], 0)
    for verb in verbs:
        for seat in (0, 1):
            event: Dict[str, Any] = {"step": 1, "event": verb, "seat": seat, "from": "deck", "to": "discard",
                                     "number": 3, "card": "moat", "choice": "cards", "to_seat": 2, "above": 3,
                                     "token": "vp", "potions": 1}
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


def test_what_is_chosen_within_another_sentence_is_told_in_it() -> None:
    state = crownlands.game("dominion").start(piles=["hunting_grounds"], seed=1)
    text = Words().card_text(state.kingdom.cards[state.kingdom.number("hunting_grounds")].text)
    assert text[-1] == "When you trash this, choose one: gain a Duchy; gain 3 Estates."
