"""The book of rulings is complete: no ruling without a test, no test without its ruling, nothing left out."""
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
    cards, scenarios, interactions = (rulings(chapter) for chapter in CHAPTERS)
    assert len(scenarios) == 66
    assert list(interactions) == [f"I-{number}" for number in range(1, 107)]
    assert len(NAMES) == 64
    assert [name for name in NAMES if f"{name}-1" not in cards] == []


def test_the_page_in_the_docs_is_up_to_date() -> None:
    assert BOOK.read_text(encoding="utf-8") == book(), "run: python tests/rulings/book.py"
