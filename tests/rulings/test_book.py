"""The book of rulings is complete: no ruling without a test, no test without its ruling, nothing left out."""
import re
from typing import Dict

import pytest

import crownlands
from crownlands.dominion.cards import BOXES, FURTHER
from crownlands.locale import Words
from crownlands.locale.catalogue import page_catalogue
from crownlands.locale.sentences import messages
from rulings.book import BOOK, CHAPTERS, book, proofs, rulings

PAGE = Words()
PAGE.bundle.add(messages(page_catalogue("en")))


def test_every_ruling_has_a_test_that_proves_it() -> None:
    proven = proofs()
    missing = [id for chapter in CHAPTERS for id in rulings(chapter) if id not in proven]
    assert missing == []


def test_every_mark_names_a_ruling_of_the_book() -> None:
    known = {id for chapter in CHAPTERS for id in rulings(chapter)}
    assert set(proofs()) <= known


def test_the_book_holds_all_scenarios_interactions_and_cards() -> None:
    cards, scenarios, interactions = (rulings(f"{chapter}.txt") for chapter in ("cards", "scenarios", "interactions"))
    assert len(scenarios) == 66
    assert list(interactions) == [f"I-{number}" for number in range(1, 107)]
    crownlands.game("dominion")                  # its boxes are read when it is first asked for
    names = {name for box in ("basic", "base1e", "base2e", "intrigue1e") for name in BOXES[box]} - {*FURTHER}
    assert len(names) == 64
    assert [name for name in names if f"{name}-1" not in cards] == []


@pytest.mark.parametrize(("chapter", "scenarios"), [
    ("boxes_intrigue_seaside.txt", {"I2": 36, "SE": 92}), ("boxes_alchemy_prosperity.txt", {"AL": 79, "PR": 89}),
    ("boxes_cornucopia.txt", {"CO": 84, "GX": 35})])
def test_the_book_holds_all_scenarios_of_the_further_boxes(chapter: str, scenarios: Dict[str, int]) -> None:
    for letters, count in scenarios.items():
        assert {id for id in rulings(chapter) if id.startswith(f"{letters}-")} == {
            f"{letters}-{number:02}" for number in range(1, count + 1)}


@pytest.mark.parametrize(("letters", "count"), [
    ("GU", 77), ("HI", 67), ("DA", 83), ("AD", 78), ("EM", 120), ("XB", 40)])
def test_the_book_holds_all_scenarios_from_guilds_to_empires(letters: str, count: int) -> None:
    """In whichever chapter: where it needs a card of a later box, it stands with that box."""
    found = {id for chapter in CHAPTERS for id in rulings(chapter) if id.startswith(f"{letters}-")}
    assert found == {f"{letters}-{number:02}" for number in range(1, count + 1)}


def test_no_ruling_is_in_two_chapters() -> None:
    ids = [id for chapter in CHAPTERS for id in rulings(chapter)]
    assert len(set(ids)) == len(ids)


def test_the_book_holds_all_decisions_about_the_rules_of_dominoes() -> None:
    decisions = [id for id in rulings("dominoes.txt") if id[0] == "A" and id[1:].isdecimal()]
    assert decisions == [f"A{number}" for number in range(1, 22)]


def test_the_page_in_the_docs_is_up_to_date() -> None:
    assert BOOK.read_text(encoding="utf-8") == book(), "run: python tests/rulings/book.py"


def rules_page(game: str) -> str:
    """All chapters of the rules as the page tells them."""
    chapters = re.findall(rf"^(rules-{game}-\d+) =", page_catalogue("en"), re.MULTILINE)
    return " ".join(PAGE.say(f"{chapter}.text") for chapter in chapters)


@pytest.mark.parametrize(("id", "game", "words"), [
    ("start-1", "dominion", "Who starts is drawn."),
    ("start-3", "dominion", "the player on the left of the last winner starts"),
    ("start-4", "dominion", "one of those who did not win is drawn"),
    ("start-5", "dominion", "or one of all, if all of them won"),
    ("hidden-1", "dominion", "look at the Supply and count its piles"),
    ("hidden-2", "dominion", "look through the trash"),
    ("hidden-3", "dominion", "How many cards the others hold in hand is no secret"),
    ("hidden-4", "dominion", "You may count your own deck, but not look at it, and nobody counts the deck of another."),
    ("hidden-5", "dominion", "Nobody looks through it or counts it, not even its owner."),
    ("hidden-11", "dominion", "Points are counted at the end."),
    ("hidden-13", "dominion", "you show how many and the last of them"),
    ("hidden-14", "dominion", "In the first edition the hand goes last"),
    ("hidden-15", "dominion", "In the second edition it is a card you have played"),
    ("hidden-28", "dominion", "the sizes of all decks and discard piles, and to each player their own discard pile"),
    ("hidden-33", "dominion", "Of a hand the cheapest card is shown"),
    ("middle-kingdom-1", "kingdomino", "no square lies more than two columns or rows away from it"),
    ("A12", "kingdomino", "Gaps do no harm."),
    ("lines-of-four-1", "kingdomino", "twelve lines of four, and the domino of each line that nobody claims"),
    ("first-claim-3", "queendomino", "who claims any domino"),
    ("A1", "queendomino", "take each of the three at most once a round, in whichever of these turns they like"),
    ("tax-9", "queendomino", "1 coin for each of your knights, on the ground and in reserve, the Towers’ Safe 1 coin"),
    ("A4", "queendomino", "A Safe pays once a turn"),
    ("A9", "queendomino", "the queen herself is one if the town is your largest territory"),
    ("A14", "queendomino", "Everybody sees the tile on top of the stack"),
    ("build-10", "queendomino", "it cannot be built before it has come onto the board"),
    ("round-4", "queendomino", "It stays on that slot until the end of the round, and then goes back to its cave."),
    ("wedding-5", "royal_wedding", "Four, six or eight players may play in teams of two; eight always do."),
    ("wedding-9", "royal_wedding", "Partners sit side by side"),
])
def test_the_rules_page_tells_what_is_ruled(id: str, game: str, words: str) -> None:
    """Players read there what once was wrong or left out."""
    assert any(id in rulings(chapter) for chapter in CHAPTERS)
    assert words in rules_page(game)
