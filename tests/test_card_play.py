"""The play of cards that all strategies share: situations that once were played badly."""
import subprocess
import sys

import pytest

from crownlands.bots.dominion.strategy import BadStrategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.dominion.values import NEVER, play_order
from crownlands.dominion.cards import ACTION, BOXES
from crownlands.dominion.state import DominionState
from table import choose, table

MONEY = "province\ngold\nsilver\n"


def answer(state: DominionState, rules: str = MONEY) -> str:
    """What a strategy chooses here."""
    return state.option_id(StrategyBot(read_strategy(rules, "test"), state.kingdom).answer(state))


def test_every_action_has_its_place_in_the_order_of_play() -> None:
    actions = [id for lines in BOXES.values() for id, line in lines.items() if line.types & ACTION]
    assert [id for id in actions if play_order(id) >= NEVER] == []


def test_a_trash_section_does_not_keep_chapel_from_being_played() -> None:
    state = table({"hand": "chapel estate*2 copper*2", "bag": "copper*5"}, {})
    assert answer(state, MONEY + "trash:\nestate\ncopper\n") == "play:chapel"


def test_what_a_trash_section_protects_does_not_protect_the_rest() -> None:
    state = table({"hand": "chapel estate copper", "bag": "gold*3"}, {})
    choose(state, "play:chapel")
    assert answer(state, MONEY + "trash:\nestate if left(province) < 3\n") == "trash:copper"


def test_harbinger_brings_back_the_best_card_that_can_be_played() -> None:
    state = table({"hand": "harbinger", "deck": "copper", "discard": "province gold silver"}, {})
    choose(state, "play:harbinger")
    assert answer(state) == "put_back:gold"


def test_remodel_gives_up_a_gold_only_for_a_province() -> None:
    state = table({"hand": "remodel gold silver"}, {})
    assert answer(state) == "play:remodel"
    assert answer(state, "province if turn > 9\ngold\n") == "done"


def test_throne_room_does_not_double_what_is_not_worth_playing() -> None:
    assert answer(table({"hand": "throne_room moneylender silver"}, {})) == "done"
    assert answer(table({"hand": "throne_room moneylender copper"}, {})) == "play:throne_room"


def test_baron_is_played_without_an_estate_when_a_point_is_welcome() -> None:
    """It then gains an Estate: late a point counts more than a clean deck, and Gardens count every card."""
    for kingdom, supply, played in (("baron moat", {}, "done"), ("baron moat", {"province": 4}, "play:baron"),
                                    ("baron gardens", {}, "play:baron")):
        state = table({"hand": "baron silver"}, {}, kingdom=kingdom, supply=supply)
        assert answer(state) == played
    assert answer(table({"hand": "baron estate"}, {}, kingdom="baron moat")) == "play:baron"


def test_sentry_trashes_a_copper_that_is_not_in_hand_anyway() -> None:
    state = table({"hand": "sentry", "deck": "gold copper estate", "bag": "gold*3"}, {})
    choose(state, "play:sentry")
    assert answer(state) == "trash:estate"
    choose(state, "trash:estate")
    assert answer(state) == "trash:copper"


def test_witch_comes_after_smithy_when_the_curses_are_gone() -> None:
    assert answer(table({"hand": "witch smithy"}, {})) == "play:witch"
    assert answer(table({"hand": "witch smithy"}, {}, supply={"curse": 0})) == "play:smithy"


def test_the_last_minion_takes_a_new_hand_if_the_old_one_is_poor() -> None:
    for hand, choice in (("minion estate*2 copper", "choose:discard"), ("minion gold copper", "choose:coins")):
        state = table({"hand": hand, "bag": "silver*4"}, {}, turn={"coins": 4})
        choose(state, "play:minion")
        assert answer(state) == choice


def test_wishing_well_names_what_is_left_in_the_deck() -> None:
    state = table({"hand": "wishing_well", "deck": "estate", "bag": "gold*2 silver", "discard": "copper*7"}, {})
    choose(state, "play:wishing_well")
    assert answer(state) == "name:gold"


def test_militia_takes_a_second_terminal_rather_than_a_copper() -> None:
    state = table({"hand": "militia"}, {"hand": "smithy*3 gold copper"})
    choose(state, "play:militia")
    assert answer(state) == "discard:smithy"
    village = table({"hand": "militia"}, {"hand": "smithy*2 village gold copper"})
    choose(village, "play:militia")
    assert answer(village) == "discard:copper"


@pytest.mark.parametrize("condition", ["coins + (" * 40 + "1" + ")" * 40 + " > 3", "not " * 5000 + "coins",
                                       "coins < " + "9" * 400, "1and 2"])
def test_a_condition_that_cannot_be_followed_is_refused_when_it_is_read(condition: str) -> None:
    with pytest.raises(BadStrategy, match="line 1"):
        read_strategy(f"province if {condition}\n", "test")


def test_a_strategy_can_be_read_before_any_game_is_loaded() -> None:
    words = "from crownlands.bots.dominion.strategy import read_strategy; print(read_strategy('smithy', 'x').piles)"
    assert subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout == \
        "['smithy']\n"
