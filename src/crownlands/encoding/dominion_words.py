"""The words of Dominion's options in the order of their numbers, which is never changed: what the engine has learned
to ask since then comes after."""
from __future__ import annotations

from typing import Final, List, Tuple

from crownlands.dominion.questions import QUESTIONS

# version 1 of the encoding
WORDS: Final[Tuple[str, ...]] = (
    "done", "play:treasures", "no", "yes", "turn:own", "turn:possessed",
    *[f"place:{place}" for place in range(1, 64)], "place:bottom",
    *["choose:" + choice for choice in ("cards", "actions", "buys", "coins", "trash", "discard", "curse", "gain",
                                        "gold", "attack", "prize", "duchy", "silvers")])
VERBS: Final[Tuple[str, ...]] = (
    "play", "buy", "top", "reveal", "discard", "put_back", "trash", "gain", "pass", "name", "keep", "set_aside", "next",
    "return", "put_on_mat", "bury", "take", "give")
PROMPTS: Final[Tuple[str, ...]] = (
    "action", "treasure", "buy", "top", "react", "play_twice", "play_it", "discard", "discard_any", "discard_for_coins",
    "discard_estate", "discard_deck", "discard_looked", "spy", "trash", "may_trash", "trash_looked", "trash_revealed",
    "trash_this", "gain", "may_gain", "gain_trashed", "swindle", "put_back", "put_back_victory", "put_back_discarded",
    "order", "pass", "name", "set_aside", "next", "turn", "clean_up", "play_thrice", "play_first", "may_discard",
    "discard_curse", "discard_one_looked", "trash_one_looked", "trash_from_supply", "gain_from_trash", "smuggle",
    "prize", "show", "may_show", "show_province", "show_bane", "return", "save", "to_mat", "bury", "depth",
    "take_bottom", "put_on_deck", "take_discarded", "ban", "jest", "choose")


def later(known: Tuple[str, ...], asked: List[str]) -> List[str]:
    """What the engine asks besides what is known, in its order."""
    return [word for word in dict.fromkeys(asked) if word not in known]


LATER_WORDS: Final[List[str]] = later(WORDS, [word for question in QUESTIONS for word in question.words
                                              if not word.endswith(":")])
LATER_VERBS: Final[List[str]] = later(VERBS, [verb for question in QUESTIONS for verb in
                                              (question.verb, *[word[:-1] for word in question.words
                                                                if word.endswith(":")]) if verb])
LATER_PROMPTS: Final[List[str]] = later(PROMPTS, [question.prompt for question in QUESTIONS])
