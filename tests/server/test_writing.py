"""Names and chat: others can see them, and they stay in their place."""
from __future__ import annotations

import pytest

from crownlands.server.refusal import Refusal
from crownlands.server.writing import check_name, check_text
from house import House, live

INVISIBLE = ["\u200b", "\u2800", "\u3164", "\ufeff", "\u061c", "\u00ad", "\u115f\u1160", "\uffa0", "\u2060", "\u180e",
             "\u200d", "\u034f", "\U000e0041", "\U0001d159", "\u2003 \u00a0", "\u0301", "\ue000", "\ufff0"]
NAMES = ["Anna", "אברהם בן דוד", "محمد رضا", "کتاب\u200cخانه", "नरेन्द्र", "ประภัสสร", "👩\u200d🚀", "Zoë", "Zoe\u0308",
         "Nguyễn Thị", "葵", "_", "1", "★"]
ZALGO = "A" + "\u0300\u0301\u0302\u0303\u0304"


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_has_something_that_can_be_seen(name: str) -> None:
    for text in (name, f" {name} "):
        with pytest.raises(Refusal):
            check_name(text)
        with pytest.raises(Refusal):
            check_text(text)


@pytest.mark.parametrize("name", [f"Anna{letter}" for letter in "\u200b\ufeff\u061c\u200e\u202e\u2066\u00ad\u2028"] +
                         [f"{ZALGO}nna"], ids=ascii)
def test_a_name_hides_nothing_and_draws_over_nobody(name: str) -> None:
    with pytest.raises(Refusal):
        check_name(name)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_all_languages_are_names(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("text", ["soo \u202eyad a tahw", "\u2067right to left\u2069", f"{ZALGO}h"], ids=ascii)
def test_chat_does_not_draw_over_its_neighbours(text: str) -> None:
    with pytest.raises(Refusal):
        check_text(text)


@live
async def test_who_writes_such_things_is_told_why(house: House) -> None:
    table = house.table(seats=["Anna", None])
    assert house.post(f"/api/tables/{table.id}/join", {"name": "\u3164", "seat": 1}, expect=400)["why"] == "blank"
    refused = house.post("/api/tables", {"game": "dominion", "seats": [{"name": "An\u200bna"}, {}]}, expect=400)
    assert refused["error"] == "A name is made of characters that others can see."
    async with table.player(0) as anna:
        await anna.send(type="say", text=f"{ZALGO}")
        await anna.send(type="say", text="\u05e9\u05dc\u05d5\u05dd \u200fHello, \u200eAnna")
        await anna.until(lambda: bool(anna.refused and anna.said))
        assert anna.refused[0]["why"] == "marks"
        assert anna.said[0]["text"] == "\u05e9\u05dc\u05d5\u05dd \u200fHello, \u200eAnna"
