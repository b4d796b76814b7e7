"""The page in the browser, as the server hands it out."""
from pathlib import Path

import pytest

from crownlands.server import page
from crownlands.server.lobby import LobbyTable
from crownlands.server.seats import SeatFacts
from house import House, live


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of three files, instead of the one that was built from web/."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><head>{page.PREVIEW}</head>")
    (folder / "assets" / "main-1.js").write_text("// words\n" * 500)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".sources").write_text("a fingerprint")
    monkeypatch.setattr(page, "FOLDER", folder)
    page.built.cache_clear()
    return folder


def test_the_files_of_the_page_are_packed_and_named_by_what_is_in_them(built: Path) -> None:
    files = page.built()
    assert sorted(files) == ["assets/main-1.js", "favicon.svg", "index.html"]
    script = files["assets/main-1.js"]
    assert script.media_type == "text/javascript"
    assert 0 < len(script.packed) < len(script.body) / 10
    assert script.caching == page.FOREVER
    assert files["favicon.svg"].caching == page.ASK_AGAIN
    assert files["favicon.svg"].media_type == "image/svg+xml"
    assert files["favicon.svg"].packed == b""
    page.built.cache_clear()


def test_a_link_says_what_it_leads_to_and_no_name_becomes_a_tag(built: Path) -> None:
    html = page.with_preview("Chess & <draughts>", 'by "Anna"')
    assert "<title>Chess &amp; &lt;draughts&gt;</title>" in html
    assert 'property="og:description" content="by &quot;Anna&quot;"' in html
    assert page.PREVIEW not in html
    page.built.cache_clear()


def test_without_a_built_page_the_server_says_what_to_do(built: Path) -> None:
    (built / "index.html").unlink()
    assert page.with_preview("a", "b") == ""
    seats = [SeatFacts("person", "<Anna>", None, "here"), SeatFacts("open", None, None, "here")]
    text = page.plain([LobbyTable("abc", "dominion", "open", 0, seats)])
    assert "was not built" in text
    assert "&lt;Anna&gt;, …" in text
    assert 'href="/health"' in text
    page.built.cache_clear()


def test_every_address_of_the_page_leads_to_it_and_others_nowhere(house: House) -> None:
    with house.http() as http:
        for path in ("/", "/new", "/rules", "/rules/dominion", "/replays", "/table/unknown", "/table/unknown/replay/3"):
            answer = http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html")
            assert "Crownlands" in answer.text
        for path in ("/nowhere", "/table", "/assets/none.js", "/assets/../index.html", "/assets/%2e%2e"):
            assert http.get(path).status_code == 404, path
            assert http.get(path).json()["error"]
        lost = http.get("/nowhere", headers={"Accept": "text/html,*/*"})     # as a browser asks
        assert lost.status_code == 404
        assert "<title>Crownlands</title>" in lost.text


def test_words_come_packed_and_only_once(house: House) -> None:
    with house.http() as http:
        first = http.get("/api/words/en")
        assert first.headers["content-encoding"] == "gzip"
        assert "card-smithy = Smithy" in first.text
        again = http.get("/api/words/en", headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""
        assert http.get("/api/words/xx").status_code == 404


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
