"""How a strategy says that a card is to be played, what to gain apart from buying, and what to keep."""
from typing import List

import pytest

from crownlands.bots.dominion.strategy import SECTIONS, BadStrategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.state import DominionState
from table import choose, table

MONEY = "province\ngold\nsilver\n"


def answers(state: DominionState, rules: str) -> List[str]:
    """Let a strategy answer while the same seat is asked within a card."""
    bot = StrategyBot(read_strategy(MONEY + rules, "test"), state.kingdom)
    seat, told = state.seat, []
    while state.stack_size and state.seat == seat:
        told.append(state.option_id(bot.answer(state)))
        state.choose(told[-1])
    return told


def mistake(text: str) -> str:
    with pytest.raises(BadStrategy) as caught:
        read_strategy(text, "mine")
    return str(caught.value)


@pytest.mark.parametrize(("hand", "rules", "told"), [
    ("steward estate*2 copper*2", "steward:\ncoins", ["choose:coins"]),
    ("steward copper*4 gold", "steward:\ntrash if hand(copper) > 3\ncards\ngold", ["choose:trash", "trash:gold"]),
    ("steward copper*3", "steward:\ntrash if hand(copper) > 3\ncards", ["choose:cards"]),
    ("steward gold*2 estate*2", "steward:\ntrash\ntrash gold", ["choose:trash", "trash:gold", "trash:gold"]),
    ("pawn copper", "pawn:\nbuys\ncoins", ["choose:buys", "choose:coins"]),
    ("pawn smithy", "pawn:\ncoins\nactions if actions == 0\ncards", ["choose:coins", "choose:actions"]),
    ("minion copper", "minion:\ndiscard", ["choose:discard"]),
    ("minion estate*4", "minion:\ncoins", ["choose:coins"]),
    ("nobles smithy", "nobles:\ncards", ["choose:cards"]),
    ("nobles copper", "Nobles:\nActions", ["choose:actions"]),
    ("throne_room smithy market", "throne_room:\nmarket\nsmithy", ["play:market"]),
    ("throne_room smithy market", "throne_room:\nmarket if hand(market) > 1\nsmithy", ["play:smithy"]),
    ("chapel copper*3 estate", "chapel:\ncopper if hand(copper) > 1\ndone",
     ["trash:copper", "trash:copper", "done"]),
    ("chapel estate*4", "chapel:\ndone", ["done"]),
    ("masquerade province copper", "masquerade:\npass province\ndone", ["pass:province"]),
    ("courtyard gold", "courtyard:\ngold", ["put_back:gold"]),
    ("cellar copper*2 estate", "cellar:\ncopper\ndone", ["discard:copper", "discard:copper", "done"]),
    ("library village", "library:\nset_aside village", ["set_aside:village"] * 6),
    ("library", "library:\nset_aside village if turn > 99\nkeep", ["keep:village"] * 7),
    ("baron estate", "baron:\nno", ["no"]),
    ("wishing_well", "wishing_well:\nprovince", ["name:province"]),
    ("mining_village", "mining_village:\nyes if coins < 1", ["yes"]),
    ("workshop", "workshop:\nestate", ["gain:estate"]),
])
def test_a_card_is_played_as_the_rules_under_its_name_say(hand: str, rules: str, told: List[str]) -> None:
    state = table({"hand": hand, "deck": "village*8"}, {"hand": "copper*5", "deck": "copper*5"}, kingdom="village")
    choose(state, f"play:{hand.split()[0]}")
    assert answers(state, rules)[:len(told)] == told


def test_rules_under_a_card_hold_when_somebody_else_plays_it() -> None:
    for rules, told in (("torturer:\ncurse", ["choose:curse"]),
                        ("torturer:\ncurse if left(curse) == 0\ndiscard\ndiscard curse\ngold",
                         ["choose:discard", "discard:curse", "discard:gold"])):
        state = table({"hand": "torturer", "deck": "copper*5"}, {"hand": "gold copper*3 curse"})
        choose(state, "play:torturer")
        assert answers(state, rules) == told


def test_where_no_rule_under_a_card_fits_the_common_way_is_followed() -> None:
    for rules in ("", "steward:\ncoins if turn > 99\n", "steward:\ntrash gold\n", "minion:\ndiscard\n"):
        state = table({"hand": "steward estate*2 copper*2"}, {}, kingdom="minion")
        choose(state, "play:steward")
        assert answers(state, rules) == ["choose:trash", "trash:estate", "trash:estate"]


def test_a_card_can_be_gained_by_other_rules_than_it_is_bought() -> None:
    state = table({"hand": "workshop silver*4"}, {}, kingdom="gardens")
    choose(state, "play:workshop")
    assert answers(state.copy(), "") == ["gain:silver"]
    assert answers(state, "gain:\ngardens if own(gardens) < 2\n") == ["gain:gardens"]
    choose(state, "play:treasures")
    bot = StrategyBot(read_strategy(MONEY + "gain:\ngardens\n", "test"), state.kingdom)
    assert bot.choose(state) == "buy:province"


def test_what_to_keep_goes_last_or_not_at_all() -> None:
    state = table({"hand": "militia"}, {"hand": "estate*2 copper*2 gold"})
    choose(state, "play:militia")
    assert answers(state.copy(), "") == ["discard:estate", "discard:estate"]
    assert answers(state.copy(), "keep:\nestate\n") == ["discard:copper", "discard:copper"]
    assert answers(state.copy(), "keep:\nestate if hand(estate) < 2\n") == ["discard:estate", "discard:copper"]
    assert len(answers(state, "keep:\nestate\ncopper\ngold\n")) == 2
    state = table({"hand": "chapel estate*2 curse"}, {})
    choose(state, "play:chapel")
    assert answers(state, "keep:\nestate\n") == ["trash:curse", "done"]


def test_a_heading_that_is_a_card_names_a_pile() -> None:
    strategy = read_strategy(MONEY + "steward:\ntrash estate\ntrash if own(moat) > 0\n", "mine")
    assert sorted(strategy.piles) == ["moat", "steward"]
    assert strategy.rules != read_strategy(MONEY + "steward:\nestate\ntrash if own(moat) > 0\n", "mine").rules


@pytest.mark.parametrize(("text", "place", "words"), [
    ("gold\nhord:\nsmithy", "line 2, column 1", f"(sections: {', '.join(SECTIONS)}, or a card)"),
    ("gold\nhord:\nsmithy", "line 2, column 1", "there is no section hord: did you mean hoard?"),
    ("gold\n pass:\ncurse", "line 2, column 2", "what a card asks stands under its name: masquerade:"),
    ("gold\ndouble:\nsmithy", "line 2, column 1", "throne_room:"),
    ("gold\nsteward:\n  trsah", "line 3, column 3", "trsah is no answer to steward: did you mean trash?"),
    ("gold\nsteward:\nactions", "line 3, column 1", "did you mean coins? (cards, coins, trash, a card, done"),
    ("gold\nsteward:\ntrash estat", "line 3, column 1", "is no answer to steward"),
    ("gold\nchapel:\ncoins", "line 3, column 1", "(a card, done, yes or no; also what to do with a card: trash estate"),
    ("gold\nchapel:\nestate if", "line 3, column 10", "after if a condition is missing: estate if own(estate) < 2"),
    ("gold\nsteward:\ntrash if hnd(estate)", "line 3, column 10", "did you mean hand?"),
])
def test_a_mistake_is_told_with_its_place_and_what_would_be_right(text: str, place: str, words: str) -> None:
    told = mistake(text)
    assert told.startswith(f"mine, {place}")
    assert words in told
