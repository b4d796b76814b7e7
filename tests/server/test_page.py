"""The page in the browser, as the server hands it out."""
import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import List, Optional

import pytest

from crownlands.locale import Words
from crownlands.server import page, sending
from crownlands.server.lobby import LobbyTable
from crownlands.server.seats import SeatFacts
from house import House, live

# which files a part of the page consists of, as the build lists them
PARTS = {
    "_table-1.js": {"name": page.TABLE, "file": "assets/table-1.js", "imports": ["_shared-1.js"]},
    "_shared-1.js": {"file": "assets/shared-1.js", "imports": ["_shared-1.js"], "css": ["assets/shared-1.css"]},
    "src/rules/Rules.svelte": {"file": "assets/rules-1.js"},
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small page, instead of the one that was built from web/."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><head>{page.PREVIEW}</head>")
    (folder / "assets" / "main-1.js").write_text("// words\n" * 500)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".sources").write_text("a fingerprint")
    (folder / page.PARTS).write_text(json.dumps(PARTS))
    monkeypatch.setattr(page, "FOLDER", folder)
    forget()
    yield folder
    forget()


def forget() -> None:
    for known in (page.built, page.read, page.early, page.own_styles):
        known.cache_clear()


def test_the_files_of_the_page_are_packed_and_named_by_what_is_in_them(built: Path) -> None:
    assert sorted(page.built()) == ["assets/main-1.js", "favicon.svg", "index.html", page.PARTS]
    script, icon = page.needed("assets/main-1.js"), page.needed("favicon.svg")
    assert script.media_type == "text/javascript"
    assert 0 < len(script.packed) < len(script.body) / 10
    assert script.caching == sending.FOREVER
    assert icon.caching == sending.ASK_AGAIN
    assert icon.media_type == "image/svg+xml"
    assert icon.packed == b""


def test_what_a_table_needs_is_asked_for_before_the_first_script_says_so(built: Path) -> None:
    assert page.early(page.TABLE) == [
        '<link rel="modulepreload" crossorigin href="/assets/table-1.js">',
        '<link rel="modulepreload" crossorigin href="/assets/shared-1.js">',
        '<link rel="preload" as="style" crossorigin href="/assets/shared-1.css">',
    ]
    html = page.with_preview("a", "b", early=page.early(page.TABLE))
    assert html.index("/assets/table-1.js") < html.index("</head>")
    (built / page.PARTS).unlink()
    forget()
    assert page.early(page.TABLE) == []


def test_a_link_to_a_table_brings_its_files(house: House) -> None:
    table = house.table(seats=["Anna", "bot:big_money"])
    with house.http() as http:
        early = re.findall(r'rel="(?:modulepreload|preload" as="style)" crossorigin href="([^"]+)"',
                           http.get(f"/table/{table.id}").text)
        assert bool(early) == bool(page.built())
        assert [http.get(path).status_code for path in early] == [200] * len(early)
        assert "modulepreload" not in http.get("/rules").text


def test_a_link_to_a_table_asks_for_what_its_scripts_will_ask_for(house: House) -> None:
    def asked(path: str) -> List[str]:
        return re.findall(r'rel="preload" as="fetch" crossorigin href="([^"]+)"', http.get(path).text)

    table = house.table(seats=["Anna", "bot:big_money"])
    waiting = house.table(seats=["Anna", None])
    with house.http() as http:
        while http.get(f"/api/tables/{table.id}").json()["status"] == "open":
            pass                                         # the game begins a moment after the last has sat down
        paths = asked(f"/table/{table.id}")
        wanted = [f"/api/tables/{table.id}", f"/api/tables/{table.id}/seats", "/api/cards"]
        assert paths == (wanted if page.built() else [])
        assert [http.get(path).status_code for path in paths] == [200] * len(paths)
        assert asked(f"/table/{table.id}/replay") == asked(f"/table/{waiting.id}") == asked("/") == []


@pytest.mark.parametrize("path", ["/api/cards", "/api/names", "/api/tiles", "/api/words/en"])
def test_what_stays_the_same_comes_packed_and_once(house: House, path: str) -> None:
    with house.http() as client:
        first = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert first.headers["Content-Encoding"] == "gzip"
        assert int(first.headers["Content-Length"]) < len(first.content) / 2
        again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"Accept-Encoding": "identity"}).content == first.content


def test_a_link_says_what_it_leads_to_and_no_name_becomes_a_tag(built: Path) -> None:
    html = page.with_preview("Chess & <draughts>", 'by "Anna"')
    assert "<title>Chess &amp; &lt;draughts&gt;</title>" in html
    assert 'property="og:description" content="by &quot;Anna&quot;"' in html
    assert 'property="og:type" content="website"' in html
    assert 'property="og:site_name" content="Crownlands"' in html
    assert page.PREVIEW not in html


def test_without_a_built_page_the_server_says_what_to_do(built: Path) -> None:
    (built / "index.html").unlink()
    assert page.with_preview("a", "b") == ""
    seats = [SeatFacts("person", "<Anna>", None, "here"), SeatFacts("open", None, None, "here")]
    text = page.plain([LobbyTable("abc", "dominion", "open", 0, seats, "new")])
    assert "was not built" in text
    assert "&lt;Anna&gt;, …" in text
    assert 'href="/health"' in text


def test_every_address_of_the_page_leads_to_it_and_others_nowhere(house: House) -> None:
    with house.http() as http:
        for path in ("/", "/new", "/rules", "/rules/dominion", "/cards", "/replays", "/table/unknown",
                     "/table/unknown/replay/3"):
            answer = http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html")
            assert "Crownlands" in answer.text
        for path in ("/nowhere", "/table", "/assets/none.js", "/assets/../index.html", "/assets/%2e%2e"):
            assert http.get(path).status_code == 404, path
            assert http.get(path).json()["error"]
        browser = {"Accept": "text/html,*/*"}
        for path in ("/nowhere", "/foo/bar", "/table/", "/table/x/replay/y", "/rules/a/b", f"/table/{'x' * 400}"):
            lost = http.get(path, headers=browser)
            assert lost.status_code == 404, path
            assert "<title>Crownlands</title>" in lost.text, path
        for path in ("/api/nothing", "/assets/none.js", "/health/x"):
            assert "text/html" not in http.get(path, headers=browser).headers["content-type"], path
        assert "text/html" not in http.post("/foo/bar", headers=browser).headers["content-type"]


def test_words_come_packed_and_only_once(house: House) -> None:
    with house.http() as http:
        first = http.get("/api/words/en")
        assert first.headers["content-encoding"] == "gzip"
        assert "card-smithy = Smithy" in first.text
        assert "ruling-" not in first.text       # they come when one is looked up
        assert "ruling-smithy-1 = " in http.get("/api/words/en/rulings").text
        again = http.get("/api/words/en", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""
        for path in ("/api/words/xx", "/api/words/xx/rulings"):
            assert http.get(path).status_code == 404


@live
async def test_a_link_to_a_table_tells_who_plays_but_nothing_of_the_cards(house: House) -> None:
    table = house.table(seats=["Anna", None], piles=["smithy"])
    with house.http() as http:
        assert "Anna" in http.get(f"/table/{table.id}").text
        house.post(f"/api/tables/{table.id}/join", {"name": "<b>Ben", "seat": 1})
        async with table.player(0) as anna:
            await anna.until(lambda: anna.view != {})
            text = http.get(f"/table/{table.id}").text
            assert "&lt;b&gt;Ben" in text or "was not built" in text
            assert "<b>Ben" not in text


@pytest.mark.parametrize(("seats", "told"), [
    (["Anna", None], "Anna invites you to a game of Dominion"),
    (["Anna", "Ben", None], "Anna and Ben invite you"),
    ([None, None], "A game of Dominion waits for players"),
    (["bot:big_money", None], "Big Money invites you"),
    (["Anna", "bot:big_money"], "Anna is playing Dominion"),
    (["Anna", "Ben"], "Anna and Ben are playing"),
    (["bot:random", "bot:gardens_rush"], "Step through what Random and Gardens Rush played"),
])
def test_a_preview_names_who_plays_in_good_english(house: House, seats: List[Optional[str]], told: str) -> None:
    table = house.table(seats=seats, piles=["workshop", "gardens"])
    if "Step" in told:
        table.see_through()
    elif None not in seats:
        table.wait_until_it_runs()
    with house.http() as http:
        text = http.get(f"/table/{table.id}").text
    assert told in text or "was not built" in text


def test_no_name_turns_the_words_of_others_around(house: House) -> None:
    table = house.table(seats=[None, None])
    for name in ("Anna\u202e", "\u2066Anna", "An\u200fna", "\u200e", "\u202aBen\u202c"):
        house.post(f"/api/tables/{table.id}/join", {"name": name, "seat": 0}, expect=400)
    joined = house.post(f"/api/tables/{table.id}/join", {"name": "אברהם בן דוד", "seat": 0})
    assert joined["table"]["seats"][0]["name"] == "אברהם בן דוד"


def test_a_link_is_told_in_the_language_of_whoever_opens_it(house: House) -> None:
    table = house.table(seats=["Anna", None], piles=["smithy"])
    with house.http() as http:
        for header, language, way in (("pl-PL,pl;q=0.9,en;q=0.8", "pl", "ltr"), ("he", "he", "rtl"), ("", "en", "ltr")):
            told = Words(language, isolating=True)
            title = told.say("preview-open-title", game=told.say("game-dominion"), n=1)
            text = http.get(f"/table/{table.id}", headers={"Accept-Language": header}).text
            assert escape(title) in text or "was not built" in text
            assert f'<html lang="{language}" dir="{way}">' in text or "was not built" in text
            manifest = http.get("/manifest.webmanifest", headers={"Accept-Language": header})
            if manifest.status_code == 200:
                assert (manifest.json()["lang"], manifest.json()["dir"]) == (language, way)
                assert manifest.json()["description"] == told.say("preview-text")


def test_the_page_is_told_which_languages_there_are(built: Path) -> None:
    html = page.with_preview("a", "b", "he")
    assert 'name="languages" content="en:ltr:English|pl:ltr:Polski|' in html
    assert "he:rtl:עברית" in html


def test_names_of_cards_are_told_in_all_languages(house: House) -> None:
    names = house.get("/api/names")
    assert {"Witch", "Wiedźma", "Čarodějnice", "מכשפה"} <= set(names["witch"])
