"""What strategies can say about the table, and how they say it: opponents, zones, names, shares of games."""
import re
from pathlib import Path
from typing import List

import pytest

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.condition import COUNTS, MOST_OPERATIONS, OF_NUMBERS, VALUES
from crownlands.bots.dominion.strategy import BadStrategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.registry import find_strategy, strategy_names
from crownlands.bots.series import Row, play_series
from crownlands.dominion.state import DominionState
from table import GAME, table


def asked(state: DominionState, rules: str, seed: int = 0) -> str:
    """What a strategy chooses in a position."""
    chosen = StrategyBot(read_strategy(rules, "test"), state.kingdom, seed=seed).choose(state)
    assert isinstance(chosen, str)
    return chosen


def in_the_middle() -> DominionState:
    """Seat 0 to buy with 3 coins; seat 1 owns 7 cards, seat 2 owns 5; seat 2 began, and the Moats are gone."""
    return table({"hand": "silver smithy estate", "deck": "copper*3 estate*2", "discard": "gold duchy copper",
                  "play": "market bridge", "turns": 4},
                 {"deck": "province curse copper*3", "hand": "witch witch", "turns": 4},
                 {"deck": "smithy copper*3 witch", "turns": 5}, kingdom="smithy market village moat witch bridge",
                 supply={"moat": 0, "province": 5},
                 turn={"phase": "buying", "coins": 3, "buys": 2, "actions": 1, "actions_played": 2, "reduction": 1})


# ---- conditions
@pytest.mark.parametrize("condition", [
    "opponent(witch) == 2", "opponent(smithy) == 1", "opponent(gold) == 0", "opponent(militia) == 0",
    "opponent(attack) == 2", "opponent(treasure) == 3", "opponent(Curse) == 1", "opponent_cards == 7",
    "actions == 1", "actions_played == 2", "in_play(market) == 1", "in_play(action) == 2", "in_play(silver) == 0",
    "deck(copper) == 3", "deck(victory) == 2", "deck(gold) == 0", "deck(militia) == 0", "discard(gold) == 1",
    "discard(treasure) == 2", "discard(estate) == 0", "empty_piles == 1", "players == 3", "began == 0",
    "cost(village) == 2", "cost(copper) == 0", "cost(militia) == 0", "min(coins, 2) == 2", "max(coins, 2) == 3",
    "min(5, 4, coins) == 3", "max(1, 2, 3, 4) == 4", "abs(vp - 100) == 100 - vp", "abs(coins) == 3",
    "7 % 3 == 1", "7 % own(province) == 0", "min(own(estate), hand(estate)) == 1",
])
def test_a_condition_that_holds(condition: str) -> None:
    state = in_the_middle()
    assert asked(state, f"copper if {condition}") == "buy:copper"
    assert asked(state, f"copper if not ({condition})") == "done"


def test_who_began_is_known_to_every_seat_in_every_turn() -> None:
    """Also in extra turns, which do not count."""
    rules = read_strategy("province\noutpost if own(outpost) < 3\nsilver\n", "test")
    began = read_strategy("copper if began", "test")
    asked_of, extra = [0, 0, 0], 0
    for first in range(3):
        state = GAME.start(seats=3, piles=["outpost"], seed=first, first_player=first)
        bot, witness = StrategyBot(rules, state.kingdom), StrategyBot(began, state.kingdom)
        while not state.over and state.turns_taken() < 40:
            for me in state.players:
                assert (witness.buy(state, me, 1) == 0) == (me.seat == first)
            asked_of[state.seat] += 1
            extra += state.is_extra
            state.step(bot.answer(state))
    assert min(asked_of) > 20
    assert extra > 5


def test_a_name_stands_for_what_it_was_given() -> None:
    state = in_the_middle()
    text = "rich = money / cards > {}\nVery = Rich and coins > 2\nplay:\nbuy:\ncopper if not very\nestate if very"
    assert asked(state, text.format(9)) == "buy:copper"
    assert asked(state, text.format(0.1)) == "buy:estate"
    assert read_strategy("few = 2\ngold if own(gold) < few", "mine").rules == \
        read_strategy("gold if own(gold) < 2", "mine").rules


def test_the_cards_of_a_name_that_is_used_are_piles_too() -> None:
    assert read_strategy("a = own(village) > 1\nb = own(moat)\ngold if a", "mine").piles == ["village"]


def test_names_that_double_each_other_do_not_fill_the_memory() -> None:
    names = "\n".join(f"a{n + 1} = a{n} + a{n}" for n in range(60))
    with pytest.raises(BadStrategy, match=r"line \d+, column \d+: the condition is too long"):
        read_strategy(f"a0 = 1\n{names}\ngold if a60", "mine")
    assert MOST_OPERATIONS < 2 ** 60


# ---- a share of games
def test_a_chance_is_the_same_all_game_long_and_comes_true_in_its_share_of_games() -> None:
    """Of 400 games 160 are expected, with a standard deviation of 10."""
    state = in_the_middle()
    rules = "copper if chance(40)\nestate if not chance(40)"
    bought = [asked(state, rules, seed) for seed in range(400)]
    assert 125 <= bought.count("buy:copper") <= 195
    assert bought == [asked(state, rules, seed) for seed in range(400)]
    assert {asked(state, "copper if chance(0)", seed) for seed in range(99)} == {"done"}
    assert {asked(state, "copper if chance(100)", seed) for seed in range(99)} == {"buy:copper"}


def test_smaller_chances_lie_within_larger_ones() -> None:
    """So that three openings can share the games: 30, 30 and 40 %."""
    state = in_the_middle()
    rules = "copper if chance(30)\nestate if chance(60)\nsilver"
    bought = [asked(state, rules, seed) for seed in range(400)]
    assert all(90 <= bought.count(f"buy:{card}") <= 190 for card in ("copper", "estate", "silver"))


def test_a_mixed_strategy_plays_the_same_games_however_they_are_divided() -> None:
    setup = GAME.setup(2, {}, ["smithy", "village"])
    rules = read_strategy("province\ngold\nsmithy if chance(50)\nvillage if not chance(50)\nsilver", "mixed")

    def rows(*parts: int) -> List[Row]:
        bots: List[Bot] = [StrategyBot(rules, setup.kingdom, seed=seat) for seat in (1, 2)]
        first = 0
        found: List[Row] = []
        for games in parts:
            found += play_series(setup, bots, 2008, first, games, rows=True).rows
            first += games
        return found

    assert rows(12) == rows(5, 7)


# ---- what can never hold
@pytest.mark.parametrize("condition", [
    "own(gold) < 0", "coins > 3 and coins < 4", "coins < 3 and coins > 5", "own(gold) == 2 and own(gold) == 3",
    "own(gold) == 1.5", "not own(gold) >= 0", "coins > 5 and not coins > 3", "0", "1 > 2", "own(gold) + 1 < 1",
    "money / cards < 0", "(coins < 2 or coins > 8) and coins == 5", "turn < 1", "players > 6", "players == 1",
    "began > 1", "chance(0)", "not chance(100)", "chance(20) and not chance(20)", "abs(vp) < 0", "min(coins, 3) > 3",
    "max(coins, 3) < 3", "not (coins or 1)", "-coins > 0", "own(gold) and not own(gold)", "coins * 2 < 0",
    "coins != coins - coins and coins < 1 and buys > 2 and buys <= 2",
])
def test_a_condition_that_can_never_hold_is_told(condition: str) -> None:
    strategy = read_strategy(f"province\ngold if {condition}", "mine")
    assert strategy.warnings == ["mine, line 2, column 9: this condition can never hold"]


@pytest.mark.parametrize("condition", [
    "coins > 3 and coins < 5", "coins < 3 or coins > 5", "own(gold) == 2", "vp < 0", "opponent_vp - vp > 9", "1",
    "not own(gold)", "own(gold) != 2", "coins != 3 and coins == 4", "chance(20) and not chance(10)", "coins / buys > 2",
    "own(smithy) < own(treasure) / 11", "7 % coins == 2", "left(province) <= 4 and coins >= 5", "hand(smithy) > 0",
    "min(coins, 3) == 3", "(coins < 2 or coins > 8) and coins == 9", "abs(vp - 9) < 1", "coins * vp < 0",
    " and ".join(f"(coins != {n} or buys != {n})" for n in range(40)), " and ".join(["coins"] * 600),
])
def test_a_condition_that_may_hold_is_not_doubted(condition: str) -> None:
    assert read_strategy(f"province\ngold if {condition}", "mine").warnings == []


def test_treasures_in_hand_when_it_is_time_to_buy_are_doubted() -> None:
    for card in ("silver", "copper", "treasure", "harem"):
        [warning] = read_strategy(f"province\ngold if hand({card}) > 0", "mine").warnings
        assert warning.startswith("mine, line 2, column 9: when it is time to buy, this condition cannot hold: Treas")
    for text in ("gold if hand(silver) == 0", "gold if hand(silver) > 0 or turn > 3",
                 "gold if hand(horn_of_plenty) > 0", "grand_market\ngold if hand(copper) > 0",
                 "gold\nplay:\nsmithy if hand(silver) > 0",
                 "gold\ngain:\ngold if hand(silver) > 0"):
        assert read_strategy(text, "mine").warnings == []


def test_no_shipped_strategy_is_doubted() -> None:
    assert [warning for name in strategy_names() for warning in find_strategy(name).warnings] == []


def test_the_strategies_of_the_page_can_be_read_and_are_not_doubted() -> None:
    page = (Path(__file__).parent.parent / "docs" / "strategies.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w*)\n(.*?)```", page, re.DOTALL)
    texts = [text for language, text in blocks if not language and not text.startswith("crownlands")]
    assert len(texts) == 3
    assert [read_strategy(text, "page").warnings for text in texts] == [[], [], []]


@pytest.mark.parametrize("word", [*VALUES, *COUNTS, *OF_NUMBERS])
def test_the_page_tells_of_every_word(word: str) -> None:
    page = (Path(__file__).parent.parent / "docs" / "strategies.md").read_text(encoding="utf-8")
    assert re.search(rf"`{word}[`(]", page)
