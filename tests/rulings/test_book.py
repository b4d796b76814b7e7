"""The book of rulings is complete: no ruling without a test, no test without its ruling, nothing left out."""
import crownlands
from crownlands.dominion.cards import NAMES
from rulings.book import BOOK, CHAPTERS, book, proofs, rulings


def test_every_ruling_has_a_test_that_proves_it() -> None:
    proven = proofs()
    missing = [id for chapter in CHAPTERS for id in rulings(chapter) if id not in proven]
    assert missing == []


def test_every_mark_names_a_ruling_of_the_book() -> None:
    known = {id for chapter in CHAPTERS for id in rulings(chapter)}
    assert set(proofs()) <= known


def test_the_book_holds_all_scenarios_interactions_and_cards() -> None:
    cards, scenarios, interactions, _dominoes = (rulings(chapter) for chapter in CHAPTERS)
    assert len(scenarios) == 66
    assert list(interactions) == [f"I-{number}" for number in range(1, 107)]
    crownlands.game("dominion")                  # its boxes are read when it is first asked for
    assert len(NAMES) == 64
    assert [name for name in NAMES if f"{name}-1" not in cards] == []


def test_no_ruling_is_in_two_chapters() -> None:
    ids = [id for chapter in CHAPTERS for id in rulings(chapter)]
    assert len(set(ids)) == len(ids)


def test_the_book_holds_all_decisions_about_the_rules_of_dominoes() -> None:
    decisions = [id for id in rulings("dominoes.txt") if id[0] == "A" and id[1:].isdecimal()]
    assert decisions == [f"A{number}" for number in range(1, 22)]


def test_the_page_in_the_docs_is_up_to_date() -> None:
    assert BOOK.read_text(encoding="utf-8") == book(), "run: python tests/rulings/book.py"
