"""`crownlands words`: for translators. What a language lacks, and all texts of cards in all languages."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated, Dict, List, Optional

from cyclopts import Parameter

from crownlands.dominion import boxes
from crownlands.dominion.cards import BOXES, REWORDED, Card
from crownlands.dominoes.tiles import BUILDING_IDS, BUILDINGS
from crownlands.files import reason
from crownlands.kernel.errors import CrownlandsError
from crownlands.locale import Words
from crownlands.locale.catalogue import exists
from crownlands.locale.languages import LANGUAGES, OFFERED
from crownlands.terminal.dominoes.wording import Wording

EXAMPLES = """Examples:

    crownlands words --missing pl
    crownlands words --card-texts docs/card-texts.md
"""
INCOMPLETE = 1
assert boxes                                     # importing them makes all cards known


def words(
    *,
    missing: Annotated[Optional[str], Parameter(help="List what this language lacks: pl, cs, he, ...")] = None,
    card_texts: Annotated[Optional[Path], Parameter(
        help="Write the texts of all cards and buildings in all languages to this file (.md).")] = None,
    help_texts: Annotated[Optional[Path], Parameter(
        help="Write the English help of all commands to this file (.ftl), for translators.")] = None,
) -> int:
    """For translators: what a language lacks, and what cards say in all languages."""
    if (missing is not None) + (card_texts is not None) + (help_texts is not None) != 1:
        raise CrownlandsError("words-option")
    if missing is not None:
        return tell_missing(missing)
    if card_texts is not None:
        write(card_texts, all_card_texts())
    if help_texts is not None:
        from crownlands.commands.program import english_help
        write(help_texts, english_help())
    return 0


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CrownlandsError("not-written", path=path, why=reason(error)) from None


def tell_missing(language: str) -> int:
    from crownlands.locale.missing import missing
    if language not in LANGUAGES:
        raise CrownlandsError("no-language", language=language, languages=[*LANGUAGES])
    lines = missing(language) if exists(language) else [f"there is no folder locale/{language}"]
    speaking = Words()
    for line in lines:
        print(line)
    print(speaking.say("words-missing", n=len(lines), language=LANGUAGES[language]))
    return INCOMPLETE if lines else 0


# ---- all texts
def all_card_texts() -> str:
    """Card by card, each language below the other: to be read by whoever speaks them."""
    speaking = {language: Words(language) for language in OFFERED if "-" not in language}
    lines = ["# What cards say", "",
             "Made by `crownlands words --card-texts docs/card-texts.md`: nothing here is written by hand.", ""]
    for box, cards in BOXES.items():
        lines += [f"## {speaking['en'].say(f'box-{box}')}", ""]
        for card in cards.values():
            lines += text_of(card, "", speaking)
    lines += ["## Other wordings", ""]
    for others in REWORDED.values():
        for card in others:
            lines += text_of(card, f", {card.value}", speaking)
    lines += ["## Queendomino", ""]
    for id, tile in zip(BUILDING_IDS, BUILDINGS, strict=True):
        lines += [f"### {id}", ""]
        for language, own in speaking.items():
            wording = Wording(own)
            lines += [f"- {language}: **{wording.building(id)}** {wording.building_text(tile)}"]
        lines += [""]
    return "\n".join(lines)


def text_of(card: Card, which: str, speaking: Dict[str, Words]) -> List[str]:
    lines = [f"### {card.id}{which}", ""]
    for language, own in speaking.items():
        text = [*own.card_text(card.text), *own.reaction(card.reaction_text)]
        name = f"**{own.card(card.id)}** ({own.types(card.type_names)})"
        lines += [f"- {language}: {name}<br>" + "<br>".join(line.strip() for line in text)]
    return [*lines, ""]
