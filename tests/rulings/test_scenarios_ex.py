"""The worked scenarios of the first edition's base box, the first half."""
import pytest

from rulings.scenarios import BEFORE_CLEAN_UP, asked, expect_gains, expect_refused, scenario, shuffles
from table import choose, events_of, expect, expect_trash, expect_turn, options


@pytest.mark.ruling("EX-01")
def test_a_whole_turn_runs_from_two_actions_over_a_reshuffle_to_two_purchases() -> None:
    state = scenario("EX-01")
    choose(state, "play:market")
    expect(state, 0, hand="smithy silver*2 estate*2", deck="market copper", play="market")
    expect_turn(state, actions=1, buys=2, coins=1)
    choose(state, "play:smithy")
    expect(state, 0, hand="silver*2 estate*2 market copper*2", deck="copper*5", discard="", play="market smithy")
    expect_turn(state, actions=0)
    expect_refused(state, "play:market")
    choose(state, "play:treasures")
    expect_turn(state, coins=7, buys=2)
    choose(state, "buy:village")
    expect_turn(state, coins=4, buys=1)
    choose(state, "buy:remodel")
    assert asked(state) == "1 buy"
    expect(state, 0, hand="copper*5", deck="", play="",
           discard="village remodel market*2 smithy silver*2 copper*2 estate*2")
    expect_gains(state, "village remodel")
    assert shuffles(state, 0) == [6]


@pytest.mark.ruling("EX-02a")
def test_the_coins_of_two_golds_are_shared_by_two_purchases() -> None:
    state = scenario("EX-02a", **BEFORE_CLEAN_UP)
    choose(state, "play:treasures")
    expect_turn(state, coins=6, buys=2)
    choose(state, "buy:cellar", "buy:smithy")
    expect(state, 0, hand="", deck="copper*5", discard="cellar smithy", play="gold*2")
    expect_turn(state, coins=0, buys=0)
    expect_gains(state, "cellar smithy")


@pytest.mark.ruling("EX-02b")
def test_after_spending_everything_the_second_buy_takes_a_copper_for_nothing() -> None:
    state = scenario("EX-02b", **BEFORE_CLEAN_UP)
    choose(state, "play:treasures", "buy:gold")
    expect_turn(state, coins=0, buys=1)
    choose(state, "buy:copper")
    expect(state, 0, hand="", deck="copper*5", discard="gold copper", play="gold*2")
    expect_turn(state, coins=0, buys=0)
    expect_gains(state, "gold copper")


@pytest.mark.ruling("EX-02b")
def test_the_second_buy_may_be_left_unused() -> None:
    state = scenario("EX-02b", **BEFORE_CLEAN_UP)
    choose(state, "play:treasures", "buy:gold", "done")
    expect(state, 0, hand="", deck="copper*5", discard="gold", play="gold*2")
    expect_turn(state, buys=1)
    expect_gains(state, "gold")


@pytest.mark.ruling("EX-03")
def test_the_actions_left_are_counted_over_festival_market_and_festival() -> None:
    state = scenario("EX-03")
    for card, actions in (("festival", 2), ("market", 2), ("festival", 3)):
        choose(state, f"play:{card}")
        expect_turn(state, actions=actions)
    expect(state, 0, hand="copper", deck="", discard="", play="festival*2 market")
    expect_turn(state, buys=4, coins=5)


@pytest.mark.ruling("EX-04")
def test_throne_room_on_market_leaves_two_actions() -> None:
    state = scenario("EX-04")
    choose(state, "play:throne_room")
    expect(state, 0, hand="copper*2", deck="", discard="", play="throne_room market")
    expect_turn(state, actions=2, buys=3, coins=2)


@pytest.mark.ruling("EX-04")
def test_two_markets_without_throne_room_leave_one_action() -> None:
    state = scenario("EX-04", hand="market*2")
    choose(state, "play:market", "play:market")
    expect(state, 0, hand="copper*2", deck="", discard="", play="market*2")
    expect_turn(state, actions=1, buys=3, coins=2)


@pytest.mark.ruling("EX-05")
def test_throne_room_on_throne_room_doubles_two_cards_and_none_four_times() -> None:
    state = scenario("EX-05")
    choose(state, "play:throne_room", "play:throne_room")
    assert options(state) == ["play:smithy", "play:woodcutter"]
    choose(state, "play:smithy")
    expect(state, 0, hand="copper*6", deck="", discard="", play="throne_room*2 smithy woodcutter")
    expect_turn(state, actions=0, buys=3, coins=4, actions_played=7)
    assert [event["count"] for event in events_of(state, 0, "draw")] == [3, 3]


@pytest.mark.ruling("EX-06")
def test_throne_room_on_feast_gains_twice_and_trashes_once() -> None:
    state = scenario("EX-06")
    choose(state, "play:throne_room")
    expect_trash(state, "feast")
    choose(state, "gain:duchy", "gain:laboratory")
    expect(state, 0, hand="", deck="", discard="duchy laboratory", play="throne_room")
    expect_trash(state, "feast")
    expect_gains(state, "duchy laboratory")
    assert len(events_of(state, 0, "trash")) == 1


@pytest.mark.ruling("EX-07")
def test_everyone_shows_moat_to_witch_and_the_attacker_still_draws() -> None:
    state = scenario("EX-07")
    choose(state, "play:witch")
    for seat in (1, 2):
        assert asked(state) == f"{seat} react"
        expect(state, 0, hand="", deck="copper*2")
        choose(state, "reveal:moat")
    expect(state, 0, hand="copper*2", deck="", discard="", play="witch")
    expect(state, 1, hand="moat copper", deck="", discard="", play="")
    expect(state, 2, hand="moat", deck="", discard="", play="")
    expect_gains(state, "")


@pytest.mark.ruling("EX-07")
def test_who_keeps_the_moat_hidden_gains_the_curse() -> None:
    state = scenario("EX-07")
    choose(state, "play:witch", "done", "reveal:moat")
    expect(state, 1, discard="curse")
    expect(state, 2, discard="")
    expect_gains(state, "curse")


@pytest.mark.ruling("EX-08")
def test_too_few_curses_go_to_the_first_players_on_the_left() -> None:
    state = scenario("EX-08")
    choose(state, "play:witch")
    expect(state, 0, hand="copper*2", deck="", discard="", play="witch")
    for seat, discard in ((1, "curse"), (2, "curse"), (3, "")):
        expect(state, seat, hand="", deck="", discard=discard, play="")
    expect_gains(state, "curse*2")
    assert [event["seat"] for event in events_of(state, 0, "gain")] == [1, 2]


@pytest.mark.ruling("EX-08")
def test_witch_draws_even_when_no_curse_is_left() -> None:
    state = scenario("EX-08", supply={"curse": 0})
    choose(state, "play:witch")
    expect(state, 0, hand="copper*2", deck="", discard="", play="witch")
    for seat in (1, 2, 3):
        expect(state, seat, hand="", deck="", discard="", play="")
    expect_gains(state, "")


@pytest.mark.ruling("EX-09")
def test_money_does_not_raise_the_limit_of_a_gain() -> None:
    state = scenario("EX-09")
    choose(state, "play:workshop")
    assert sorted(options(state)) == sorted(f"gain:{id}" for id in ("copper", "curse", "estate", "silver", "workshop",
                                                                    "smithy"))
    expect_refused(state, "gain:laboratory", "gain:market", "gain:duchy")
    expect(state, 0, hand="copper", discard="", play="market workshop")
    choose(state, "gain:smithy")
    expect(state, 0, hand="copper", discard="smithy", play="market workshop")
    expect_turn(state, coins=1, buys=2)


@pytest.mark.ruling("EX-10")
def test_mine_turns_copper_into_a_silver_that_can_be_played_at_once() -> None:
    state = scenario("EX-10")
    choose(state, "play:mine", "gain:silver")
    expect(state, 0, hand="silver")
    choose(state, "play:silver")
    expect(state, 0, hand="", deck="", discard="", play="mine silver")
    expect_trash(state, "copper")
    expect_turn(state, coins=2)
    expect_gains(state, "silver")


@pytest.mark.ruling("EX-10")
def test_mine_without_a_treasure_in_hand_gains_nothing() -> None:
    state = scenario("EX-10", hand="mine estate")
    choose(state, "play:mine")
    assert asked(state) == "0 buy"
    expect(state, 0, hand="estate", deck="", discard="", play="mine")
    expect_trash(state, "")
    expect_gains(state, "")


@pytest.mark.ruling("EX-10")
@pytest.mark.parametrize("gained", ["gold", "silver", "copper"])
def test_mine_turns_silver_into_any_treasure_up_to_gold(gained: str) -> None:
    state = scenario("EX-10", hand="mine silver")
    choose(state, "play:mine")
    expect_refused(state, "gain:estate", "gain:mine")
    choose(state, f"gain:{gained}")
    expect(state, 0, hand=gained, deck="", discard="", play="mine")
    expect_trash(state, "silver")
    expect_gains(state, gained)


@pytest.mark.ruling("EX-11")
def test_a_card_set_aside_for_library_is_not_shuffled_in() -> None:
    state = scenario("EX-11")
    choose(state, "play:library")
    assert options(state) == ["keep:village", "set_aside:village"]
    choose(state, "set_aside:village")
    expect(state, 0, hand="estate*4 copper*3", deck="", discard="village", play="library")
    assert shuffles(state, 0) == [3]
    assert [event["event"] for event in state.events(0)][-2:] == ["draw", "discard"]


@pytest.mark.ruling("EX-12")
def test_library_draws_nothing_into_a_hand_of_seven() -> None:
    state = scenario("EX-12")
    choose(state, "play:library")
    expect(state, 0, hand="estate*7", deck="copper*3", discard="", play="library")
    assert events_of(state, 0, "draw") == []
