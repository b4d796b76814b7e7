"""The worked scenarios of the first edition's base box, the second half."""
from typing import List

import pytest

from rulings.scenarios import asked, expect_gains, expect_refused, scenario, shuffles
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("EX-13")
def test_adventurer_takes_the_only_treasure_there_is() -> None:
    state = scenario("EX-13")
    choose(state, "play:adventurer")
    expect(state, 0, hand="copper", deck="", discard="estate*3", play="adventurer")
    assert shuffles(state, 0) == [2]


@pytest.mark.ruling("EX-14")
def test_thief_reveals_across_a_reshuffle_and_the_attacker_picks_the_treasure() -> None:
    state = scenario("EX-14")
    choose(state, "play:thief")
    assert asked(state) == "0 trash_revealed"
    assert sorted(options(state)) == ["trash:gold", "trash:silver"]
    choose(state, "trash:gold")
    expect_trash(state, "copper gold")
    expect_refused(state, "gain:copper")
    choose(state, "gain:gold")
    expect(state, 0, hand="", deck="", discard="gold", play="thief")
    expect(state, 1, hand="", deck="", discard="silver", play="")
    expect_trash(state, "copper")
    expect_gains(state, "")
    assert shuffles(state, 1) == [1]


@pytest.mark.ruling("EX-14")
def test_a_stolen_card_that_is_not_wanted_stays_in_the_trash() -> None:
    state = scenario("EX-14")
    choose(state, "play:thief", "trash:gold", "done")
    expect(state, 0, hand="", deck="", discard="", play="thief")
    expect(state, 1, hand="", deck="", discard="silver", play="")
    expect_trash(state, "copper gold")


@pytest.mark.ruling("EX-15")
def test_bureaucrat_puts_cards_onto_empty_decks_without_a_shuffle() -> None:
    state = scenario("EX-15")
    choose(state, "play:bureaucrat")
    expect(state, 0, hand="", deck="silver", discard="copper", play="bureaucrat")
    expect(state, 1, hand="copper", deck="estate", discard="silver", play="")
    expect(state, 2, hand="copper*2", deck="", discard="", play="")
    expect_gains(state, "silver")
    assert events_of(state, 0, "shuffle") == []
    shown = [(event["seat"], event["cards"]) for event in events_of(state, 0, "reveal")]
    assert shown == [(1, ["estate"]), (2, ["copper", "copper"])]


@pytest.mark.ruling("EX-16")
def test_militia_leaves_three_cards_and_shows_only_the_top_discard() -> None:
    state = scenario("EX-16")
    choose(state, "play:militia")
    assert asked(state) == "1 discard"
    choose(state, "discard:estate", "discard:estate")
    assert asked(state) == "0 buy"
    expect(state, 0, hand="", deck="", discard="", play="militia")
    expect(state, 1, hand="copper*3", deck="", discard="estate*2", play="")
    expect(state, 2, hand="copper*3", deck="", discard="", play="")
    expect_turn(state, coins=2)
    for seat in (0, 2):
        [event] = events_of(state, seat, "discard")
        assert (event["seat"], event["count"], event["top"]) == (1, 2, "estate")
        assert "cards" not in event
        assert state.view(seat)["players"][1]["discard_top"] == "estate"


@pytest.mark.ruling("EX-17")
def test_what_cellar_discards_is_part_of_the_reshuffle() -> None:
    state = scenario("EX-17")
    choose(state, "play:cellar")
    assert options(state) == ["discard:estate", "done"]
    expect_refused(state, "discard:cellar")
    choose(state, "discard:estate", "discard:estate")
    expect(state, 0, hand="estate*2", deck="", discard="", play="cellar")
    expect_turn(state, actions=1)
    assert shuffles(state, 0) == [2]


@pytest.mark.ruling("EX-18")
def test_spy_draws_then_judges_the_attacker_first_and_skips_who_has_no_card() -> None:
    state = scenario("EX-18")
    choose(state, "play:spy")
    expect(state, 0, hand="copper")
    assert options(state) == ["put_back:estate", "discard:estate"]
    assert [event["seat"] for event in events_of(state, 0, "reveal")] == [0]
    choose(state, "discard:estate")
    assert asked(state) == "0 spy"
    assert options(state) == ["put_back:gold", "discard:gold"]
    choose(state, "discard:gold")
    assert asked(state) == "0 treasure"
    expect(state, 0, hand="copper", deck="", discard="estate", play="spy")
    expect(state, 1, hand="", deck="", discard="gold", play="")
    expect(state, 2, hand="copper", deck="", discard="", play="")
    assert [event["seat"] for event in events_of(state, 0, "reveal")] == [0, 1]
    assert shuffles(state, 1) == [1]


@pytest.mark.ruling("EX-18")
def test_a_card_that_spy_returns_is_all_of_the_reshuffled_deck() -> None:
    state = scenario("EX-18")
    choose(state, "play:spy", "discard:estate", "put_back:gold")
    expect(state, 1, hand="", deck="gold", discard="", play="")


@pytest.mark.ruling("EX-19")
def test_council_room_makes_an_opponent_reshuffle_and_draw() -> None:
    state = scenario("EX-19")
    choose(state, "play:council_room")
    expect(state, 0, hand="copper*4", deck="", discard="", play="council_room")
    expect(state, 1, hand="copper silver", deck="", discard="", play="")
    expect_turn(state, buys=2)
    assert shuffles(state, 1) == [1]


@pytest.mark.ruling("EX-20")
def test_chancellor_turns_the_deck_over_unseen_and_its_bottom_card_lies_on_top() -> None:
    state = scenario("EX-20")
    choose(state, "play:chancellor")
    assert options(state) == ["no", "yes"]
    expect_refused(state, "done", "buy:copper")
    choose(state, "yes")
    expect(state, 0, hand="", deck="", play="chancellor")
    assert zone(state, 0, "discard") == ["copper", "estate", "gold"]
    expect_turn(state, coins=2)
    for seat in (0, 1):
        [event] = events_of(state, seat, "discard_deck")
        assert event["top"] == "gold"
        assert "estate" not in str(state.events(seat))
        assert state.view(seat)["players"][0]["discard_top"] == "gold"


@pytest.mark.ruling("EX-20")
def test_chancellor_may_leave_the_deck_alone() -> None:
    state = scenario("EX-20")
    choose(state, "play:chancellor", "no")
    expect(state, 0, hand="", deck="estate gold", discard="copper", play="chancellor")
    expect_turn(state, coins=2)


@pytest.mark.ruling("EX-21")
def test_gardens_among_thirty_nine_cards_are_worth_three_points() -> None:
    result = scenario("EX-21").result
    assert result is not None
    assert result.scores == [3, 0]


@pytest.mark.ruling("EX-21")
@pytest.mark.parametrize(("owned", "points"), [(9, 0), (10, 1), (37, 3), (39, 3), (40, 4)])
def test_gardens_round_down(owned: int, points: int) -> None:
    state = table({"hand": "gardens", "discard": f"copper*{owned - 1}"})
    assert state.outcome().scores[0] == points


@pytest.mark.ruling("EX-22")
def test_remodel_trashes_another_remodel_for_a_gold() -> None:
    state = scenario("EX-22")
    choose(state, "play:remodel")
    expect_trash(state, "remodel")
    costs = state.view(0)["costs"]
    assert sorted(options(state)) == sorted(f"gain:{id}" for id, cost in costs.items() if cost <= 6)
    assert "gain:remodel" in options(state)
    expect_refused(state, "gain:province")
    choose(state, "gain:gold")
    expect(state, 0, hand="", deck="", discard="gold", play="remodel")
    expect_trash(state, "remodel")
    expect_gains(state, "gold")


@pytest.mark.ruling("EX-22")
def test_remodel_cannot_trash_itself() -> None:
    state = scenario("EX-22", hand="remodel estate copper")
    choose(state, "play:remodel")
    assert sorted(options(state)) == ["trash:copper", "trash:estate"]
    expect_refused(state, "trash:remodel")


@pytest.mark.ruling("EX-22")
def test_remodel_with_an_empty_hand_trashes_and_gains_nothing() -> None:
    state = scenario("EX-22", hand="remodel")
    choose(state, "play:remodel")
    assert asked(state) == "0 buy"
    expect(state, 0, hand="", deck="", discard="", play="remodel")
    expect_trash(state, "")
    expect_gains(state, "")


@pytest.mark.ruling("EX-23")
@pytest.mark.parametrize("boxes", [["base1e"], ["base2e"]])
def test_moneylender_without_a_copper_gives_no_coins(boxes: List[str]) -> None:
    state = scenario("EX-23", boxes=boxes)
    choose(state, "play:moneylender")
    expect(state, 0, hand="silver", deck="", discard="", play="moneylender")
    expect_trash(state, "")
    expect_turn(state, coins=0)
