"""General judgement of cards: situations that were played badly, and cards that nobody has thought of."""
from collections.abc import Iterator
from typing import List

import pytest

from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.dominion.values import TERMINAL, doubling, play_order, worth
from crownlands.dominion.cards import ACTION, ATTACK, BOXES, NAME_NUMBERS, NAMES, Card
from crownlands.dominion.effects import actions, cards, coins, discard_down_to, each_other, gain, trash_up_to
from crownlands.dominion.effects import card as line
from crownlands.dominion.kingdoms import all_boxes
from crownlands.dominion.state import DominionState
from table import choose, table

assert all_boxes()                                       # all cards are known
MONEY = "province\ngold\nsilver\n"


def answer(state: DominionState, rules: str = MONEY) -> str:
    return state.option_id(StrategyBot(read_strategy(rules, "test"), state.kingdom).answer(state))


def answers(state: DominionState, rules: str = MONEY) -> List[str]:
    """What a strategy chooses until Treasures are played."""
    bot = StrategyBot(read_strategy(rules, "test"), state.kingdom)
    chosen: List[str] = []
    while state.decision is not None and state.seat == 0 and state.prompt not in ("treasure", "buy"):
        chosen.append(state.option_id(bot.answer(state)))
        choose(state, chosen[-1])
    return chosen


# ---- modes
def test_steward_draws_when_the_deck_makes_a_province_sure() -> None:
    state = table({"hand": "steward gold silver", "bag": "gold province"}, {})
    choose(state, "play:steward")
    assert answer(state) == "choose:cards"


def test_steward_takes_coins_that_reach_a_province_before_it_trashes() -> None:
    state = table({"hand": "steward gold silver copper*2", "bag": "copper*5 estate*3 silver*3"}, {})
    choose(state, "play:steward")
    assert answer(state) == "choose:coins"


def test_steward_trashes_early_what_buys_nothing() -> None:
    state = table({"hand": "steward estate*3 copper", "bag": "copper*6"}, {})
    choose(state, "play:steward")
    assert answer(state) == "choose:trash"


def test_steward_does_not_trash_late() -> None:
    state = table({"hand": "steward copper*2 silver", "bag": "estate*6 silver*4"}, {}, supply={"province": 4})
    choose(state, "play:steward")
    assert answer(state) == "choose:coins"


def test_pawn_keeps_the_turn_going_for_a_smithy() -> None:
    state = table({"hand": "pawn smithy copper", "bag": "gold*6"}, {})
    choose(state, "play:pawn")
    first = answer(state)
    choose(state, first)
    assert {first, answer(state)} == {"choose:actions", "choose:cards"}


def test_pawn_takes_the_coin_that_is_missing() -> None:
    state = table({"hand": "pawn gold*2 copper", "bag": "estate*5"}, {})
    choose(state, "play:pawn")
    chosen = [answer(state)]
    choose(state, chosen[0])
    assert "choose:coins" in [*chosen, answer(state)]


def test_nobles_give_actions_when_others_wait() -> None:
    state = table({"hand": "nobles*2 copper", "bag": "gold*6"}, {})
    choose(state, "play:nobles")
    assert answer(state) == "choose:actions"
    choose(state, "choose:actions", "play:nobles")
    assert answer(state) == "choose:cards"


# ---- what is thrown away, and what is left
def test_chancellor_does_not_throw_away_a_rich_deck() -> None:
    for deck, discarded, chosen in (("gold*4", "copper*7 estate*3", "no"), ("estate*4", "gold*3 silver*3", "yes")):
        state = table({"hand": "chancellor", "bag": deck, "discard": discarded}, {})
        choose(state, "play:chancellor")
        assert answer(state) == chosen


def test_cellar_discards_coppers_in_a_rich_deck() -> None:
    for bag, chosen in (("gold*4", "discard:copper"), ("copper*6 estate*2", "done")):
        state = table({"hand": "cellar copper*3 silver", "bag": bag}, {})
        choose(state, "play:cellar")
        assert answer(state) == chosen


def test_a_smithy_is_left_when_a_province_is_paid_and_the_deck_is_rich() -> None:
    hand = "smithy gold*2 silver estate"
    assert answer(table({"hand": hand, "bag": "gold*6", "discard": "estate*6 copper*6"}, {})) != "play:smithy"
    assert answer(table({"hand": hand, "bag": "estate*6", "discard": "gold*6"}, {})) == "play:smithy"
    more = table({"hand": hand + " market", "bag": "gold*6", "discard": "estate*6 copper*6"}, {})
    assert answer(more) == "play:market"


def test_masquerade_is_left_when_a_province_is_paid_and_there_is_nothing_to_pass() -> None:
    assert answer(table({"hand": "masquerade gold*2 silver", "bag": "gold*6"}, {})) != "play:masquerade"
    assert answer(table({"hand": "masquerade gold*2 silver estate", "bag": "gold*6"}, {})) == "play:masquerade"


@pytest.mark.parametrize(("hand", "drawn", "wanted"), [
    ("festival library smithy copper*2", "militia", "yes"),              # one Action, and the Smithy is waiting for it
    ("festival library copper*3", "militia", "no"),
    ("festival library smithy copper*2", "village", "no"),
    ("festival library village smithy copper", "militia", "no"),
    ("library copper*4", "village", "yes")])                             # there is no Action left
def test_library_sets_aside_what_there_is_no_action_for(hand: str, drawn: str, wanted: str) -> None:
    state = table({"hand": hand, "deck": f"{drawn} copper*5"}, {}, kingdom="moat")
    for card in ("festival", "library"):
        if card in hand:
            choose(state, f"play:{card}")
    assert answer(state).startswith("set_aside:") == (wanted == "yes")


def test_trading_post_makes_a_silver_of_two_coppers() -> None:
    assert answer(table({"hand": "trading_post copper*4 silver", "bag": "copper*6"}, {})) == "play:trading_post"
    assert answer(table({"hand": "trading_post gold*2", "bag": "copper*6"}, {})) != "play:trading_post"


def test_secret_chamber_makes_a_gold_of_an_estate() -> None:
    state = table({"hand": "secret_chamber copper silver*2 estate", "bag": "copper*6"}, {})
    assert answers(state)[:2] == ["play:secret_chamber", "discard:estate"]


# ---- order
def test_throne_room_comes_after_market_and_doubles_smithy() -> None:
    state = table({"hand": "throne_room market smithy moat", "bag": "copper*9"}, {})
    assert answers(state)[:3] == ["play:market", "play:throne_room", "play:smithy"]


def test_throne_room_doubles_a_market_if_there_is_nothing_else() -> None:
    assert answer(table({"hand": "throne_room market", "bag": "copper*9"}, {})) == "play:throne_room"


def test_throne_room_on_throne_room_strands_nothing() -> None:
    state = table({"hand": "throne_room*2 market smithy witch", "bag": "copper*15"}, {})
    assert answers(state) == ["play:market", "play:throne_room", "play:throne_room", "play:witch"]
    assert state.actions == 0
    assert len(state.players[0].hand.to_list()) == 1 + 2 * 2 + 2 * 3


def test_what_draws_comes_first_when_there_are_actions_to_spare() -> None:
    assert answer(table({"hand": "goons smithy"}, {}, turn={"actions": 2})) == "play:smithy"
    assert answer(table({"hand": "goons smithy"}, {})) == "play:goons"


# ---- cards that nobody has thought of
@pytest.fixture(autouse=True)
def unknown_names() -> Iterator[None]:
    """The name of a new card gets a number: other tests must not meet it."""
    known = len(NAMES)
    yield
    for name in NAMES[known:]:
        del NAME_NUMBERS[name]
    del NAMES[known:]


def made(*instructions: int, cost: int = 4, types: int = ACTION) -> Card:
    return line("a_new_card", cost, types, *instructions)


def test_an_unknown_village_comes_before_an_unknown_laboratory_and_that_before_terminals() -> None:
    village, laboratory = made(cards(1), actions(2), coins(1)), made(cards(3), actions(1))
    curser, smith = made(cards(1), each_other(gain("curse")), types=ACTION | ATTACK), made(cards(2), coins(1))
    assert [play_order(village), play_order(laboratory), play_order(curser), play_order(smith)] == sorted(
        [play_order(village), play_order(laboratory), play_order(curser), play_order(smith)])
    assert play_order(laboratory) < TERMINAL <= play_order(curser)


def test_an_unknown_militia_is_no_better_for_being_played_twice() -> None:
    militia = made(coins(2), each_other(discard_down_to(3)), types=ACTION | ATTACK)
    assert doubling(militia) < doubling(made(cards(3), trash_up_to(1)))


@pytest.mark.parametrize("box", sorted(BOXES))
def test_a_dearer_card_of_a_box_is_worth_no_less(box: str) -> None:
    lines = [card for card in BOXES[box].values() if card.types == ACTION and card.cost]
    assert sorted(lines, key=worth) == sorted(lines, key=lambda card: (card.cost + 3 * card.potion, lines.index(card)))
