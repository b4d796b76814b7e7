"""What lies on a table because a card is in the kingdom: further piles, mats and tokens."""
from __future__ import annotations

from typing import Any, Dict, Final, List

from crownlands.dominion.cards import COIN_TOKENS, Card
from crownlands.dominion.effect import EFFECT_MASK, EFFECTS, PROGRAMS
from crownlands.dominion.kingdom import PRIZES, extra_piles
from crownlands.dominion.zones import ISLAND, TAVERN

# words of the vocabulary whose tokens a player must have at hand
TOKENS_OF: Final[Dict[str, List[str]]] = {
    "points": ["plus_tokens", "vp_for_victories", "points_from_pile", "grow_market", "points_for_crowd",
               "point_per_silver"],
    "pirate_ship": ["plunder"], "journey": ["turn_journey"], "trained": ["train"], "minus_card": ["draw_one_less"]}
NO_OPTIONS: Final[Dict[str, Any]] = {"colonies": False, "shelters": False}


def extras_of(line: Card, kinds: List[Card]) -> List[str]:
    """The names of what comes with a card; of a pile of several kinds with any of them."""
    found: List[str] = []
    for card in (line, *kinds):
        piles = extra_piles([card], NO_OPTIONS)
        found.extend([id for id in piles if id not in PRIZES])
        if PRIZES[0] in piles:
            found.append("prizes")
        if card.needs & COIN_TOKENS:
            found.append("coffers")
        if card.debt:
            found.append("debt")
        found.extend([mat for mat in card.mats if mat in (TAVERN, ISLAND)])
        said = words_of(card)
        found.extend([token for token, words in TOKENS_OF.items() if any(word in said for word in words)])
    return list(dict.fromkeys(found))


def words_of(card: Card) -> List[str]:
    """The words that its line is written in, those inside others too."""
    codes = [card.program, card.reaction, *[voice.code for voice in card.voices],
             *[program.code for program in PROGRAMS if program.name.partition(".")[0] == card.id]]
    return [EFFECTS[code[i] & EFFECT_MASK].name for code in codes for i in range(len(code))]
