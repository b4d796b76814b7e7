"""What the server refuses it refuses in words of the catalogue, which the page can say in its own language."""
from __future__ import annotations

import re
from pathlib import Path

import crownlands
import crownlands.server
from crownlands.locale.catalogue import catalogue
from house import House, live

SOURCES = "\n".join(path.read_text() for path in sorted(Path(crownlands.server.__file__).parent.glob("*.py")))
SENTENCES = set(re.findall(r"^refused-([\w-]+) =", catalogue("en", "refusals"), re.MULTILINE))


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    said = set(re.findall(r'Refusal\("\w+", "([\w-]+)"', SOURCES))
    assert said <= SENTENCES
    assert {why for why in SENTENCES if f'"{why}"' not in SOURCES} == set()


@live
async def test_a_refusal_names_its_sentence(house: House) -> None:
    table = house.table("dominion", ["Anna", "Ben"], piles=["smithy"])
    async with table.player(0) as anna:
        await anna.until(lambda: anna.view != {})
        await anna.send(type="undo")
        await anna.send(type="give", seat=1, bot="random")
        await anna.until(lambda: len(anna.refused) == 2)
    first, second = anna.refused
    assert (first["reason"], first["why"], first["facts"]) == ("not_now", "nothing-chosen", {})
    assert (second["reason"], second["why"], second["facts"]) == ("seat", "seat-kept", {"seconds": 120})
    assert second["message"].endswith("does not answer for 120 seconds.")
    refused = house.post(f"/api/tables/{table.id}/join", {"name": "Cleo"}, expect=403)
    assert refused == {"error": "No seat is free.", "why": "no-seat", "facts": {}}


def test_what_is_wrong_with_a_wish_is_told_in_the_language_of_who_wishes(house: House) -> None:
    """Also by the process that reads records."""
    table = {"game": "dominion", "piles": ["smithi"], "seats": [{"name": "Anna"}, {"bot": "random"}]}
    record = {**crownlands.game("kingdomino").start(seats=2, seed=1).record(), "steps": ["nonsense"], "choices": 1}
    damaged = {"record": record, "seats": table["seats"]}
    with house.http() as http:
        for path, body, english, polish in [
                ("/api/tables", table, "there is no card smithi: did you mean smithy?",
                 "nie ma karty smithi: czy chodzi o smithy?"),
                ("/api/import", damaged, "step 1 of the record, 'nonsense', does not fit: nonsense cannot be chosen ",
                 "krok 1 zapisu, 'nonsense', nie pasuje: nie można teraz wybrać nonsense (")]:
            answer = http.post(path, json=body, headers={"Accept-Language": "pl"})
            assert answer.status_code == 400
            assert answer.json()["error"].startswith(english)
            assert answer.json()["told"].startswith(polish)
