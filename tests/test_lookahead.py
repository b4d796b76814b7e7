"""Look-ahead: it leaves its plan where that is proven wrong, within its budget, and the same way again."""
from random import Random
from typing import Any, List

import pytest

from crownlands.bots.bot import Bot, play
from crownlands.bots.dominion.candidates import MOST, candidates, is_worth_trying
from crownlands.bots.dominion.fitting import best_first, fits
from crownlands.bots.dominion.lookahead import LookAhead
from crownlands.bots.dominion.opponent import likelihoods
from crownlands.bots.dominion.race import HEAT, Race
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.registry import find_strategy, strategy_names
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.questions import DONE
from table import GAME, table

MONEY = "province\ngold\nsilver"
BLIND = "gold\nsilver"                                   # never buys points


def strategy(rules: str, kingdom: Kingdom) -> StrategyBot:
    return StrategyBot(read_strategy(rules, "test"), kingdom)


def look_ahead(kingdom: Kingdom, *plans: str, playouts: int = 200, **more: Any) -> LookAhead:
    """Over the first plan; the others are taken to buy Provinces, Gold and Silver."""
    imagined: List[Bot] = [strategy(rules, kingdom) for rules in plans]
    return LookAhead(strategy(plans[0], kingdom), imagined, [strategy(MONEY, kingdom)], seed=1, playouts=playouts,
                     **more)


# ---- what it chooses
def test_it_buys_the_province_that_wins_though_its_plan_would_not() -> None:
    state = table({"hand": "silver", "discard": "province*2"}, {"hand": "gold*5", "discard": "province*2 estate"},
                  supply={"province": 1}, turn={"phase": "buy", "coins": 9, "buys": 1})
    state.choose("done")                                 # no Treasure: there is money enough
    assert strategy(BLIND, state.kingdom).choose(state) == "buy:gold"
    assert look_ahead(state.kingdom, BLIND).choose(state) == "buy:province"


def test_it_does_not_end_a_game_that_it_would_lose_by_that() -> None:
    """A Province would make it 6 to 9; with two Duchies first the Province wins."""
    state = table({"hand": "silver", "discard": "gold*8"}, {"hand": "copper*5", "bag": "copper*9 estate*9"},
                  supply={"province": 1, "duchy": 8}, turn={"phase": "buy", "coins": 8, "buys": 1})
    state.choose("done")
    suicidal = StrategyBot(read_strategy(MONEY, "test"), state.kingdom, suicide=True)
    assert suicidal.choose(state) == "buy:province"
    careful = strategy("province\nduchy", state.kingdom)
    bot = LookAhead(suicidal, [careful], [strategy(MONEY, state.kingdom)], seed=1, playouts=300)
    assert bot.choose(state) == "buy:duchy"


def test_it_plays_a_village_before_a_smithy_whatever_its_plan_says() -> None:
    """The other player will take the last Province: four cards more bring the money for it sooner than three."""
    state = table({"hand": "smithy village copper*3", "bag": "gold*5 estate*10"},
                  {"hand": "gold*5", "discard": "province*2"}, supply={"province": 1}, kingdom="smithy village")
    first_smithy = "province\nplay:\nsmithy\nvillage"
    assert strategy(first_smithy, state.kingdom).choose(state) == "play:smithy"
    assert look_ahead(state.kingdom, first_smithy, playouts=2000).choose(state) == "play:village"


def test_it_goes_over_to_the_plan_that_wins() -> None:
    state = GAME.start(piles=["witch"], seed=4, first_player=0, record=False)
    bot = look_ahead(state.kingdom, "copper", MONEY, playouts=300)
    state.choose("play:treasures")
    assert bot.choose(state) != "buy:copper"
    assert bot.plan == 1


def test_the_same_seed_chooses_the_same_with_and_without_a_record() -> None:
    made = []
    for record in (True, False, True):
        state = GAME.start(kingdom="b2_first_game", seed=6, first_player=0, record=record)
        bots: List[Bot] = [look_ahead(state.kingdom, MONEY, "province\nsmithy if own(smithy) < 2\ngold\nsilver",
                                      playouts=30), strategy(MONEY, state.kingdom)]
        play(state, bots, 6)
        made.append(state.describe())
    assert made[0] == made[1] == made[2]


def test_asking_it_changes_nothing() -> None:
    state = GAME.start(kingdom="b2_first_game", seed=6)
    before, record = state.describe(), state.record()
    look_ahead(state.kingdom, MONEY, playouts=40).choose(state)
    assert (state.describe(), state.record()) == (before, record)


# ---- its budget
@pytest.mark.parametrize("playouts", [10, 40])
def test_the_questions_of_a_turn_share_its_playouts(playouts: int) -> None:
    state = GAME.start(kingdom="b2_deck_top", seed=2, first_player=0, record=False)
    bot = look_ahead(state.kingdom, MONEY, "harbinger\nsentry\nlaboratory\nsilver", playouts=playouts)
    other = strategy(MONEY, state.kingdom)
    turns = 0
    while turns < 8:
        made, turn = bot.made, state.turns_taken()
        while state.turns_taken() == turn:
            state.step((bot if state.seat == 0 else other).answer(state))
        assert bot.made - made <= playouts
        turns += 1
    assert bot.made > 0


def test_without_time_it_plays_as_planned() -> None:
    state = table({"hand": "silver", "discard": "province*2"}, {"hand": "gold*5", "discard": "province*2 estate"},
                  supply={"province": 1}, turn={"phase": "buy", "coins": 9, "buys": 1})
    state.choose("done")
    bot = look_ahead(state.kingdom, BLIND, playouts=10**9, seconds=1e-9)
    assert bot.choose(state) == "buy:gold"
    assert bot.made <= MOST


# ---- the race
def test_through_a_high_gate_the_first_is_left_for_an_equal_almost_never() -> None:
    rng = Random(1)
    left = 0
    for _race in range(200):
        race = Race(4, 2.5)
        while race.deals < 320 and not race.is_decided():
            race.add([float(rng.random() < 0.5) for _candidate in range(4)])
        left += race.winner() != 0
    assert left <= 20


def test_a_race_finds_what_is_better_and_gives_up_what_is_worse() -> None:
    rng = Random(2)
    race = Race(3)
    while race.deals < 1600 and not race.is_decided():
        race.add([float(rng.random() < chance) for chance in (0.5, 0.7, 0.2)])
    assert race.winner() == 1
    assert race.runs == [True, True, False]
    assert race.deals < 800


def test_candidates_that_come_to_the_same_are_no_reason_to_go_on() -> None:
    race = Race(2)
    while race.deals < 1000 and not race.is_decided():
        race.add([0.5, 0.5])
    assert race.winner() == 0
    assert race.deals <= 4 * HEAT


# ---- candidates and models
def test_candidates_are_different_legal_and_begin_with_the_usual_answer() -> None:
    tried = 0
    for seed in range(6):
        state = GAME.random_start(seed)
        rng = Random(seed)
        for _choice in range(60):
            if state.over:
                break
            if is_worth_trying(state):
                usual = state.answers()[0]
                found = candidates(state, usual, [DONE])
                assert found[0] == usual
                assert len(set(found)) == len(found) <= MOST
                assert set(found) <= set(state.answers())
                tried += 1
            state.step(rng.choice(state.answers()))
    assert tried > 50


def test_a_player_is_modelled_by_what_the_player_has_bought() -> None:
    rules = ["province\nwitch if own(witch) < 2\ngold\nsilver", "province\ngold\nsmithy if own(smithy) < 2\nsilver",
             "province\ngold\nduchy\nsilver"]
    for number, bought in enumerate(("witch*2 silver*2 curse", "smithy*2 silver*3 gold", "silver*4 gold*2 duchy")):
        state = table({"hand": "copper"}, {"hand": "copper*5", "bag": f"copper*2 estate*3 {bought}", "turns": 8},
                      kingdom="witch smithy")
        models: List[Bot] = [strategy(each, state.kingdom) for each in rules]
        before = state.describe()
        likely = likelihoods(state, 1, models)
        assert state.describe() == before
        assert sum(likely) == pytest.approx(1)
        assert max(range(3), key=lambda model: likely[model]) == number
        assert likely[number] > 0.5


# ---- over the strategies that come with the program
def test_the_best_list_of_a_kingdom_is_found_by_playing() -> None:
    kingdom = GAME.setup(2, {}, ["witch", "chancellor"]).kingdom
    names = ("big_money_ultimate", "witch", "basic_big_money", "chancellor")
    order = [each.name for each in best_first([find_strategy(name) for name in names], kingdom)]
    assert order[0] == "witch"
    assert order[-1] == "basic_big_money"


def test_only_lists_whose_cards_are_on_the_table_fit() -> None:
    kingdom = GAME.setup(2, {}, ["witch"]).kingdom
    fitting = {name for name in strategy_names() if fits(find_strategy(name), kingdom)}
    assert {"witch", "double_witch", "big_money_ultimate"} <= fitting
    assert "smithy" not in fitting
