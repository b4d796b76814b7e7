"""The kinds of question, a line each, and the text ids of their options."""
from __future__ import annotations

from typing import Dict, Final, List, Tuple

from mypy_extensions import i64

from crownlands.dominion.cards import NAMES, nameable
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.zones import ASIDE, HAND, SUPPLY

# answers: a card's number, a number of the question's own, or one of these
DONE: Final = 64
ALL: Final = 65
SPEND: Final = 66                    # a coin token
PAY: Final = 67                      # debt, as far as the coins go
PAY_ONE: Final = 68                  # one token of debt
NAMED: Final = 128                   # NAMED + n: the n-th of all card names

# what may be chosen besides the offered cards or numbers
MAY_DONE: Final = 1
MAY_ALL: Final = 2
MAY_NAME: Final = 4
MAY_SPEND: Final = 8
MAY_PAY: Final = 16

# Where the options of a question lie: HAND, SUPPLY; ASIDE, the cards of the player who is asked that were looked at,
# revealed or set aside, of which each can be seen; or one of these.
ELSEWHERE: Final = "elsewhere"       # any other cards: a discard pile, the trash, cards in play or beside the Supply
NAME: Final = "name"                 # nowhere: any card may be named
WORDS: Final = "words"               # nowhere: the options are words


class Question:
    """A kind of question, and all that anybody who puts it to a player has to know. Its number is its place in
    QUESTIONS."""

    def __init__(self, prompt: str, verb: str, words: Tuple[str, ...], zone: str, reminds: bool, told: bool,
                 of_turn: bool) -> None:
        self.prompt: str = prompt
        self.verb: str = verb                    # of options that are cards
        self.words: Tuple[str, ...] = words      # of options that are numbers; a trailing : takes the subject
        self.zone: str = zone
        self.reminds: bool = reminds             # the rule that asks is shown with it: it holds a number or a price
        self.told: bool = told                   # it is about what has just happened
        self.of_turn: bool = of_turn             # the turn itself asks, not a card


QUESTIONS: Final[List[Question]] = []


def asks_for_card(prompt: str, verb: str, zone: str, reminds: bool = False, told: bool = False,
                  of_turn: bool = False) -> i64:
    """A kind of question whose options are cards, `verb:card`, that lie in a zone."""
    QUESTIONS.append(Question(prompt, verb, (), zone, reminds, told, of_turn))
    return len(QUESTIONS) - 1


def asks_for_word(prompt: str, *words: str, reminds: bool = False, told: bool = False) -> i64:
    """A kind of question whose options are numbers that stand for words."""
    QUESTIONS.append(Question(prompt, "", words, WORDS, reminds, told, False))
    return len(QUESTIONS) - 1


ASK_ACTION: Final[i64] = asks_for_card("action", "play", HAND, of_turn=True)
ASK_TREASURE: Final[i64] = asks_for_card("treasure", "play", HAND, of_turn=True)
ASK_BUY: Final[i64] = asks_for_card("buy", "buy", SUPPLY, of_turn=True)
ASK_TOP: Final[i64] = asks_for_card("top", "top", ELSEWHERE, of_turn=True)
ASK_REACT: Final[i64] = asks_for_card("react", "reveal", HAND, told=True)
ASK_PLAY_TWICE: Final[i64] = asks_for_card("play_twice", "play", HAND)
ASK_PLAY_IT: Final[i64] = asks_for_word("play_it", "no", "yes")
ASK_DISCARD: Final[i64] = asks_for_card("discard", "discard", HAND, reminds=True)
ASK_DISCARD_ANY: Final[i64] = asks_for_card("discard_any", "discard", HAND, reminds=True)
ASK_DISCARD_FOR_COINS: Final[i64] = asks_for_card("discard_for_coins", "discard", HAND, reminds=True)
ASK_DISCARD_ESTATE: Final[i64] = asks_for_word("discard_estate", "no", "yes", reminds=True)
ASK_DISCARD_DECK: Final[i64] = asks_for_word("discard_deck", "no", "yes")
ASK_DISCARD_LOOKED: Final[i64] = asks_for_card("discard_looked", "discard", ASIDE)
ASK_SPY: Final[i64] = asks_for_word("spy", "put_back:", "discard:")
ASK_TRASH: Final[i64] = asks_for_card("trash", "trash", HAND, reminds=True)
ASK_MAY_TRASH: Final[i64] = asks_for_card("may_trash", "trash", HAND, reminds=True)
ASK_TRASH_LOOKED: Final[i64] = asks_for_card("trash_looked", "trash", ASIDE)
ASK_TRASH_REVEALED: Final[i64] = asks_for_card("trash_revealed", "trash", ELSEWHERE, told=True)
ASK_TRASH_THIS: Final[i64] = asks_for_word("trash_this", "no", "yes", reminds=True)
ASK_GAIN: Final[i64] = asks_for_card("gain", "gain", SUPPLY, reminds=True)
ASK_MAY_GAIN: Final[i64] = asks_for_card("may_gain", "gain", SUPPLY, told=True)
ASK_GAIN_TRASHED: Final[i64] = asks_for_card("gain_trashed", "gain", ELSEWHERE, told=True)
ASK_SWINDLE: Final[i64] = asks_for_card("swindle", "gain", SUPPLY, told=True)
ASK_PUT_BACK: Final[i64] = asks_for_card("put_back", "put_back", HAND, reminds=True)
ASK_PUT_BACK_VICTORY: Final[i64] = asks_for_card("put_back_victory", "put_back", HAND, told=True)
ASK_PUT_BACK_DISCARDED: Final[i64] = asks_for_card("put_back_discarded", "put_back", ELSEWHERE)
ASK_ORDER: Final[i64] = asks_for_card("order", "put_back", ASIDE)
ASK_PASS: Final[i64] = asks_for_card("pass", "pass", HAND)
ASK_NAME: Final[i64] = asks_for_card("name", "name", NAME)
ASK_SET_ASIDE: Final[i64] = asks_for_word("set_aside", "keep:", "set_aside:")
ASK_NEXT: Final[i64] = asks_for_card("next", "next", ELSEWHERE)
ASK_TURN: Final[i64] = asks_for_word("turn", "turn:own", "turn:possessed")
ASK_CLEAN_UP: Final[i64] = asks_for_card("clean_up", "put_back", ELSEWHERE, of_turn=True)
ASK_PLAY_THRICE: Final[i64] = asks_for_card("play_thrice", "play", HAND)
ASK_PLAY_FIRST: Final[i64] = asks_for_card("play_first", "play", ELSEWHERE)
ASK_MAY_DISCARD: Final[i64] = asks_for_card("may_discard", "discard", HAND, reminds=True)
ASK_DISCARD_CURSE: Final[i64] = asks_for_word("discard_curse", "no", "yes", reminds=True)
ASK_DISCARD_ONE_LOOKED: Final[i64] = asks_for_card("discard_one_looked", "discard", ASIDE)
ASK_TRASH_ONE_LOOKED: Final[i64] = asks_for_card("trash_one_looked", "trash", ASIDE)
ASK_TRASH_SUPPLY: Final[i64] = asks_for_card("trash_from_supply", "trash", SUPPLY)
ASK_GAIN_FROM_TRASH: Final[i64] = asks_for_card("gain_from_trash", "gain", ELSEWHERE)
ASK_SMUGGLE: Final[i64] = asks_for_card("smuggle", "gain", ELSEWHERE)
ASK_PRIZE: Final[i64] = asks_for_card("prize", "gain", ELSEWHERE)
ASK_SHOW: Final[i64] = asks_for_card("show", "reveal", HAND, reminds=True)
ASK_MAY_SHOW: Final[i64] = asks_for_card("may_show", "reveal", HAND, reminds=True)
ASK_SHOW_PROVINCE: Final[i64] = asks_for_word("show_province", "no", "yes", reminds=True)
ASK_SHOW_BANE: Final[i64] = asks_for_word("show_bane", "no", "yes", told=True)
ASK_RETURN: Final[i64] = asks_for_card("return", "return", HAND, reminds=True)
ASK_SAVE: Final[i64] = asks_for_card("save", "set_aside", HAND)
ASK_MAY_SAVE: Final[i64] = asks_for_card("may_save", "set_aside", HAND, reminds=True)
ASK_CALL: Final[i64] = asks_for_word("call", "no", "yes", reminds=True)
ASK_TRAIN: Final[i64] = asks_for_card("train", "train", SUPPLY)
ASK_TRASH_IN_PLAY: Final[i64] = asks_for_card("trash_in_play", "trash", ELSEWHERE, reminds=True)
ASK_SHOW_GOLD: Final[i64] = asks_for_word("show_gold", "no", "yes", reminds=True)
ASK_BECOME: Final[i64] = asks_for_card("become", "become", SUPPLY)
ASK_PLAY_FROM_SUPPLY: Final[i64] = asks_for_card("play_from_supply", "play", SUPPLY)
ASK_GAIN_ALSO: Final[i64] = asks_for_card("gain_also", "gain", SUPPLY, reminds=True)
ASK_TO_MAT: Final[i64] = asks_for_card("to_mat", "put_on_mat", HAND)
ASK_BURY: Final[i64] = asks_for_card("bury", "bury", HAND)
PLACES: Final = 63                               # of which a card can be put into a deck; the last is the bottom
ASK_DEPTH: Final[i64] = asks_for_word("depth", *[f"place:{place}" for place in range(1, PLACES + 1)], "place:bottom")
ASK_TAKE_BOTTOM: Final[i64] = asks_for_word("take_bottom", "no", "yes")
ASK_PUT_ON_DECK: Final[i64] = asks_for_word("put_on_deck", "no", "yes")
ASK_TAKE_DISCARDED: Final[i64] = asks_for_card("take_discarded", "take", ELSEWHERE)
ASK_BAN: Final[i64] = asks_for_card("ban", "name", NAME, told=True)
ASK_JEST: Final[i64] = asks_for_word("jest", "give:", "take:", told=True)
MOST_OVERPAID: Final = 63
ASK_OVERPAY: Final[i64] = asks_for_word("overpay", *[f"overpay:{coins}" for coins in range(MOST_OVERPAID + 1)])
ASK_OVERPAY_POTIONS: Final[i64] = asks_for_word("overpay_potions", *[f"overpay:{n}" for n in range(MOST_OVERPAID + 1)])
ASK_EXAMINE: Final[i64] = asks_for_word("examine", "put_back:", "discard:", "trash:")
ASK_MAY_USE: Final[i64] = asks_for_card("may_use", "trash", HAND, reminds=True)
ASK_ORACLE: Final[i64] = asks_for_word("oracle", "back", "away", told=True)
ASK_PAY: Final[i64] = asks_for_word("pay", *[f"pay:{tokens}" for tokens in range(MOST_OVERPAID + 1)], reminds=True)
ASK_DISCARD_REVEALED: Final[i64] = asks_for_card("discard_revealed", "discard", ELSEWHERE, told=True)
ASK_PUT_ON_TOP: Final[i64] = asks_for_card("put_on_top", "put_back", ELSEWHERE, reminds=True)
ASK_TRASH_DISCARDED: Final[i64] = asks_for_card("trash_discarded", "trash", ELSEWHERE, reminds=True)
ASK_SHUFFLE_IN: Final[i64] = asks_for_card("shuffle_in", "shuffle_in", ELSEWHERE, reminds=True)
CHOICES: Final = ("cards", "actions", "buys", "coins", "trash", "discard", "curse", "gain", "gold", "attack", "prize",
                  "duchy", "silvers", "estates", "silver", "wait", "mat")
ASK_CHOOSE: Final[i64] = asks_for_word("choose", *["choose:" + choice for choice in CHOICES], told=True)


def option_text(kingdom: Kingdom, kind: i64, answer: i64, subject: i64) -> str:
    """The id of an option."""
    if answer == DONE:
        return "done"
    if answer == ALL:
        return "play:treasures"
    if answer == SPEND:
        return "spend:coffers"
    if answer in (PAY, PAY_ONE):
        return "repay:all" if answer == PAY else "repay:one"
    if answer >= NAMED:
        return "name:" + NAMES[answer - NAMED]
    question = QUESTIONS[kind]
    if question.words:
        word = question.words[answer]
        return word + kingdom.ids[subject] if word.endswith(":") else word
    return question.verb + ":" + kingdom.ids[answer]


def answers_by_text(kingdom: Kingdom) -> List[Dict[str, i64]]:
    """For every kind of question that asks for a card: option id -> answer. Kinds with the same verb share them."""
    by_verb: Dict[str, Dict[str, i64]] = {}
    for question in QUESTIONS:
        verb = question.verb
        if verb not in by_verb:
            table: Dict[str, i64] = {"done": i64(DONE), "play:treasures": i64(ALL), "spend:coffers": i64(SPEND),
                                     "repay:all": i64(PAY), "repay:one": i64(PAY_ONE)}
            if question.zone == NAME:
                for number in nameable():
                    table["name:" + NAMES[number]] = NAMED + number
            elif verb:
                for card in range(kingdom.count):
                    table[verb + ":" + kingdom.ids[card]] = card
            by_verb[verb] = table
    return [by_verb[question.verb] for question in QUESTIONS]
