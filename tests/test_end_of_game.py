"""The end of the game as bots see it: never when it loses; for experts, always when it wins."""
from typing import Any

import pytest

from crownlands.bots.bot import play
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.dominion.state import DominionState
from table import GAME, choose, table

MONEY = "province\ngold\nsilver\n"


def bot_for(state: DominionState, rules: str, expert: bool) -> StrategyBot:
    bot = StrategyBot(read_strategy(rules, "test"), state.kingdom)
    bot.expert = expert
    return bot


def answer(state: DominionState, rules: str = MONEY, expert: bool = True) -> str:
    return state.option_id(bot_for(state, rules, expert).answer(state))


def buying(mine: str, theirs: str, coins: int, buys: int = 1, kingdom: str = "", **supply: int) -> DominionState:
    """Seat 0 has so many coins to spend, with these cards in its discard pile."""
    options: dict[str, Any] = {"kingdom": kingdom} if kingdom else {}
    return table({"discard": mine}, {"discard": theirs}, supply=supply, **options,
                 turn={"phase": "buying", "coins": coins, "buys": buys})


def test_the_last_province_is_left_when_it_loses() -> None:
    state = buying("province", "province*4", 8, province=1)
    for expert in (False, True):
        assert answer(state, expert=expert) != "buy:province"


def test_when_the_last_province_is_barred_an_expert_takes_points_and_a_plain_list_its_next_line() -> None:
    state = buying("province", "province*4", 8, province=1)
    assert answer(state) == "buy:duchy"
    assert answer(state, expert=False) == "buy:gold"


def test_an_expert_takes_the_last_province_when_it_wins_though_no_line_says_so() -> None:
    state = buying("province*2", "province*2", 9, province=1)
    assert answer(state, "duchy\ngold\n") == "buy:province"
    assert answer(state, "duchy\ngold\n", expert=False) == "buy:duchy"


def test_a_tie_that_the_other_wins_by_turns_is_no_win() -> None:
    """Equal points with more turns lose."""
    state = table({"discard": "province*2", "turns": 9}, {"discard": "province*3", "turns": 9}, supply={"province": 1},
                  turn={"phase": "buying", "coins": 8})
    assert answer(state, "gold") != "buy:province"


def test_an_expert_empties_the_third_pile_when_it_is_ahead() -> None:
    state = buying("province*2", "province", 8, kingdom="moat chapel cellar", moat=0, chapel=0, cellar=1)
    assert answer(state) == "buy:cellar"
    behind = buying("province", "province*2", 8, kingdom="moat chapel cellar", moat=0, chapel=0, cellar=1)
    assert answer(behind) == "buy:province"


def test_an_expert_sees_several_buys_that_win_together() -> None:
    """Two Estates empty the third pile, and only the Duchy before them makes that a victory."""
    state = buying("province", "province duchy", 9, buys=3, kingdom="moat chapel", moat=0, chapel=0, estate=2)
    bot = bot_for(state, "silver\n", True)
    bought = []
    while not state.over:
        chosen = state.option_id(bot.answer(state))
        bought.append(chosen)
        choose(state, chosen)
    assert sorted(bought) == ["buy:duchy", "buy:estate", "buy:estate"]
    assert state.winners() == 1


def test_a_gain_that_wins_is_taken() -> None:
    state = table({"hand": "workshop", "discard": "province"}, {}, kingdom="moat chapel workshop",
                  supply={"moat": 0, "chapel": 0, "estate": 1})
    choose(state, "play:workshop")
    assert answer(state, "silver") == "gain:estate"


def test_an_expert_does_not_give_the_last_province_away() -> None:
    """Two are left: with the first taken, the other player would win with the last."""
    rich = "gold*8 silver*4"
    for mine, wanted in (("duchy*2 " + rich, "buy:duchy"), ("duchy*4 " + rich, "buy:province")):
        state = table({"discard": mine}, {"discard": "duchy*2 estate*2 " + rich, "hand": "gold*5"},
                      supply={"province": 2}, turn={"phase": "buying", "coins": 8})
        assert answer(state) == wanted
        assert answer(state, expert=False) == "buy:province"


@pytest.mark.parametrize(("left", "rules", "wanted"), [
    (8, MONEY, "buy:gold"), (4, MONEY, "buy:duchy"), (4, MONEY + "duchy if left(province) < 3\n", "buy:gold")])
def test_duchies_are_bought_late_unless_the_lines_say_when(left: int, rules: str, wanted: str) -> None:
    state = buying("gold*5", "gold*5", 7, province=left)
    assert answer(state, rules) == wanted


def test_an_expert_wins_more_with_the_same_list() -> None:
    """Plain money without points: whoever takes Duchies late wins four games of five."""
    setup = GAME.setup(2, {}, [])
    won = 0
    for seed in range(40):
        state = GAME.start(seed=seed, piles=[], record=False)
        bots = [StrategyBot(read_strategy(MONEY, "test"), setup.kingdom) for _seat in range(2)]
        bots[seed % 2].expert = True
        play(state, list(bots))
        won += state.winners() == 1 << seed % 2
    assert won > 24
