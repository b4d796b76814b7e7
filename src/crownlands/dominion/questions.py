"""The kinds of question, and the text ids of their options."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominion.cards import NAMES, Kingdom

# answers: a card's number, a number of the question's own, or one of these
DONE: Final = 64
ALL: Final = 65
NAMED: Final = 128                   # NAMED + n: the n-th of all card names

# what may be chosen besides the offered cards or numbers
MAY_DONE: Final = 1
MAY_ALL: Final = 2
MAY_NAME: Final = 4

PROMPTS: Final[List[str]] = []
VERBS: Final[List[str]] = []                             # of options that are cards
WORDS: Final[List[Tuple[str, ...]]] = []                 # of options that are numbers; a trailing : takes the subject


def asks_for_card(prompt: str, verb: str) -> i64:
    """A kind of question whose options are cards: `verb:card`."""
    PROMPTS.append(prompt)
    VERBS.append(verb)
    WORDS.append(())
    return len(PROMPTS) - 1


def asks_for_word(prompt: str, *words: str) -> i64:
    """A kind of question whose options are numbers that stand for words."""
    PROMPTS.append(prompt)
    VERBS.append("")
    WORDS.append(words)
    return len(PROMPTS) - 1


ASK_ACTION: Final[i64] = asks_for_card("action", "play")
ASK_TREASURE: Final[i64] = asks_for_card("treasure", "play")
ASK_BUY: Final[i64] = asks_for_card("buy", "buy")
ASK_TOP: Final[i64] = asks_for_card("top", "top")
ASK_REACT: Final[i64] = asks_for_card("react", "reveal")
ASK_PLAY_TWICE: Final[i64] = asks_for_card("play_twice", "play")
ASK_PLAY_IT: Final[i64] = asks_for_word("play_it", "no", "yes")
ASK_DISCARD: Final[i64] = asks_for_card("discard", "discard")
ASK_DISCARD_ANY: Final[i64] = asks_for_card("discard_any", "discard")
ASK_DISCARD_FOR_COINS: Final[i64] = asks_for_card("discard_for_coins", "discard")
ASK_DISCARD_ESTATE: Final[i64] = asks_for_word("discard_estate", "no", "yes")
ASK_DISCARD_DECK: Final[i64] = asks_for_word("discard_deck", "no", "yes")
ASK_DISCARD_LOOKED: Final[i64] = asks_for_card("discard_looked", "discard")
ASK_SPY: Final[i64] = asks_for_word("spy", "put_back:", "discard:")
ASK_TRASH: Final[i64] = asks_for_card("trash", "trash")
ASK_MAY_TRASH: Final[i64] = asks_for_card("may_trash", "trash")
ASK_TRASH_LOOKED: Final[i64] = asks_for_card("trash_looked", "trash")
ASK_TRASH_REVEALED: Final[i64] = asks_for_card("trash_revealed", "trash")
ASK_TRASH_THIS: Final[i64] = asks_for_word("trash_this", "no", "yes")
ASK_GAIN: Final[i64] = asks_for_card("gain", "gain")
ASK_MAY_GAIN: Final[i64] = asks_for_card("may_gain", "gain")
ASK_GAIN_TRASHED: Final[i64] = asks_for_card("gain_trashed", "gain")
ASK_SWINDLE: Final[i64] = asks_for_card("swindle", "gain")
ASK_PUT_BACK: Final[i64] = asks_for_card("put_back", "put_back")
ASK_PUT_BACK_VICTORY: Final[i64] = asks_for_card("put_back_victory", "put_back")
ASK_PUT_BACK_DISCARDED: Final[i64] = asks_for_card("put_back_discarded", "put_back")
ASK_ORDER: Final[i64] = asks_for_card("order", "put_back")
ASK_PASS: Final[i64] = asks_for_card("pass", "pass")
ASK_NAME: Final[i64] = asks_for_card("name", "name")
ASK_SET_ASIDE: Final[i64] = asks_for_word("set_aside", "keep:", "set_aside:")
CHOICES: Final = ("cards", "actions", "buys", "coins", "trash", "discard", "curse")
ASK_CHOOSE: Final[i64] = asks_for_word("choose", *["choose:" + choice for choice in CHOICES])


def option_text(kingdom: Kingdom, kind: i64, answer: i64, subject: i64) -> str:
    """The id of an option."""
    if answer == DONE:
        return "done"
    if answer == ALL:
        return "play:treasures"
    if answer >= NAMED:
        return "name:" + NAMES[answer - NAMED]
    words = WORDS[kind]
    if words:
        word = words[answer]
        return word + kingdom.ids[subject] if word.endswith(":") else word
    return VERBS[kind] + ":" + kingdom.ids[answer]


def answers_by_text(kingdom: Kingdom) -> List[Dict[str, i64]]:
    """For every kind of question that asks for a card: option id -> answer. Kinds with the same verb share them."""
    by_verb: Dict[str, Dict[str, i64]] = {}
    for kind in range(len(PROMPTS)):
        verb = VERBS[kind]
        if verb not in by_verb:
            table: Dict[str, i64] = {"done": i64(DONE), "play:treasures": i64(ALL)}
            if kind == ASK_NAME:
                for number, name in enumerate(NAMES):
                    table["name:" + name] = i64(NAMED + number)
            elif verb:
                for card in range(kingdom.count):
                    table[verb + ":" + kingdom.ids[card]] = card
            by_verb[verb] = table
    return [by_verb[VERBS[kind]] for kind in range(len(PROMPTS))]
