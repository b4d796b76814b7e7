"""The worked scenarios of Intrigue, the second half."""
from typing import List

import pytest

from crownlands.dominion.scoring import points_by_card
from rulings.scenarios import asked, expect_gains, expect_refused, scenario, shuffled_so_that, shuffles
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone


@pytest.mark.ruling("CZ-15")
def test_a_moat_drawn_by_secret_chamber_can_be_shown_to_the_same_attack() -> None:
    state = scenario("CZ-15")
    choose(state, "play:witch")
    assert options(state) == ["reveal:secret_chamber", "done"]
    choose(state, "reveal:secret_chamber")
    expect(state, 1, hand="secret_chamber estate*2 moat copper", deck="")
    choose(state, "put_back:estate", "put_back:estate")
    assert asked(state) == "1 react"
    choose(state, "reveal:moat")
    assert options(state) == ["reveal:secret_chamber", "done"]
    choose(state, "done")
    expect(state, 0, hand="copper*2", deck="", discard="", play="witch")
    expect(state, 1, hand="secret_chamber moat copper", deck="estate*2", discard="", play="")
    expect_gains(state, "")


@pytest.mark.ruling("CZ-15")
def test_secret_chamber_alone_does_not_keep_the_curse_away() -> None:
    state = scenario("CZ-15")
    choose(state, "play:witch", "reveal:secret_chamber", "put_back:estate", "put_back:estate", "done")
    expect(state, 1, hand="secret_chamber moat copper", deck="estate*2", discard="curse", play="")
    expect_gains(state, "curse")


@pytest.mark.ruling("CZ-16")
def test_steward_told_to_trash_takes_the_only_card() -> None:
    state = scenario("CZ-16")
    choose(state, "play:steward")
    assert sorted(options(state)) == ["choose:cards", "choose:coins", "choose:trash"]
    choose(state, "choose:trash")
    expect(state, 0, hand="", deck="", discard="", play="steward")
    expect_trash(state, "curse")


@pytest.mark.ruling("CZ-17")
def test_victims_of_torturer_may_choose_what_they_cannot_do() -> None:
    state = scenario("CZ-17")
    choose(state, "play:torturer")
    for seat, choice in ((1, "discard"), (2, "discard"), (3, "curse")):
        assert asked(state) == f"{seat} choose"
        assert sorted(options(state)) == ["choose:curse", "choose:discard"]
        choose(state, f"choose:{choice}")
    assert asked(state) == "0 treasure"
    expect(state, 0, hand="copper*3", deck="", discard="", play="torturer")
    expect(state, 1, hand="", deck="", discard="copper", play="")
    expect(state, 2, hand="", deck="", discard="", play="")
    expect(state, 3, hand="gold*3", deck="", discard="", play="")
    expect_gains(state, "")


@pytest.mark.ruling("CZ-18")
def test_the_curse_of_torturer_goes_to_the_hand() -> None:
    state = scenario("CZ-18")
    choose(state, "play:torturer", "choose:curse")
    expect(state, 0, hand="copper*3", deck="", discard="", play="torturer")
    expect(state, 1, hand="gold*2 curse", deck="", discard="", play="")
    expect_gains(state, "curse")


@pytest.mark.ruling("CZ-19")
def test_baron_may_keep_an_estate_and_then_gains_another() -> None:
    state = scenario("CZ-19")
    choose(state, "play:baron", "no")
    expect(state, 0, hand="estate", deck="", discard="estate", play="baron")
    expect_turn(state, buys=2, coins=0)
    expect_gains(state, "estate")


@pytest.mark.ruling("CZ-19")
def test_baron_gains_nothing_when_no_estate_is_left() -> None:
    state = scenario("CZ-19", supply={"estate": 0})
    choose(state, "play:baron", "no")
    expect(state, 0, hand="estate", deck="", discard="", play="baron")
    expect_turn(state, buys=2, coins=0)
    expect_gains(state, "")


@pytest.mark.ruling("CZ-19")
def test_an_estate_discarded_to_baron_gives_four_coins_and_no_new_estate() -> None:
    state = scenario("CZ-19")
    choose(state, "play:baron", "yes")
    expect(state, 0, hand="", deck="", discard="estate", play="baron")
    expect_turn(state, buys=2, coins=4)
    expect_gains(state, "")


@pytest.mark.ruling("CZ-20")
def test_masquerade_passes_all_cards_to_the_left_at_once_and_the_player_trashes() -> None:
    state = scenario("CZ-20")
    choose(state, "play:masquerade")
    assert sorted(options(state)) == ["pass:copper", "pass:curse", "pass:estate"]
    for seat, card in enumerate(("curse", "estate", "silver")):
        assert asked(state) == f"{seat} pass"
        expect_refused(state, "done")
        choose(state, f"pass:{card}")
    assert asked(state) == "0 may_trash"
    expect(state, 0, hand="copper estate silver")
    choose(state, "trash:estate")
    expect(state, 0, hand="copper silver", deck="", discard="", play="masquerade")
    expect(state, 1, hand="gold curse", deck="", discard="", play="")
    expect(state, 2, hand="moat estate", deck="", discard="", play="")
    expect_trash(state, "estate")
    expect_gains(state, "")
    assert events_of(state, 0, "gain") == []
    assert events_of(state, 0, "reveal") == []


@pytest.mark.ruling("CZ-20")
def test_a_card_chosen_to_pass_is_secret_until_all_have_chosen_and_then_known_to_two() -> None:
    state = scenario("CZ-20")
    choose(state, "play:masquerade", "pass:curse")
    expect(state, 1, hand="gold estate")
    for seat in (1, 2):
        assert state.view(seat)["players"][0]["hand_size"] == 3
        assert "curse" not in str(state.view(seat)["players"])
        assert "curse" not in str(state.events(seat))
    choose(state, "pass:estate")
    assert events_of(state, 0, "pass") == []
    choose(state, "pass:silver")
    passed = {seat: events_of(state, seat, "pass") for seat in range(3)}
    assert [event["to_seat"] for event in passed[0]] == [1, 2, 0]
    assert [event.get("cards") for event in passed[0]] == [["curse"], None, ["silver"]]
    assert [event.get("cards") for event in passed[1]] == [["curse"], ["estate"], None]
    assert [event.get("cards") for event in passed[2]] == [None, ["estate"], ["silver"]]


@pytest.mark.ruling("CZ-21")
def test_minion_gives_a_new_hand_to_who_holds_five_and_shows_no_moat() -> None:
    state = scenario("CZ-21")
    choose(state, "play:minion")
    assert asked(state) == "3 react"
    choose(state, "reveal:moat")
    assert asked(state) == "0 choose"
    choose(state, "choose:discard")
    expect(state, 0, hand="copper*4", deck="", discard="estate", play="minion")
    expect(state, 1, hand="copper*4", deck="", discard="gold*5", play="")
    expect(state, 2, hand="gold*4", deck="copper*4", discard="", play="")
    expect(state, 3, hand="moat gold*4", deck="copper*4", discard="", play="")
    expect_turn(state, actions=1, coins=0)


@pytest.mark.ruling("CZ-21")
def test_minion_for_coins_touches_nobody() -> None:
    state = scenario("CZ-21")
    choose(state, "play:minion", "done", "choose:coins")
    expect(state, 0, hand="estate", deck="copper*4", discard="", play="minion")
    expect(state, 1, hand="gold*5", deck="copper*4", discard="", play="")
    expect(state, 2, hand="gold*4", deck="copper*4", discard="", play="")
    expect(state, 3, hand="moat gold*4", deck="copper*4", discard="", play="")
    expect_turn(state, actions=1, coins=2)


@pytest.mark.ruling("CZ-22")
def test_saboteur_replaces_what_it_finds_and_only_digs_through_a_deck_without() -> None:
    state = scenario("CZ-22")
    choose(state, "play:saboteur")
    assert asked(state) == "1 may_gain"
    expect_trash(state, "market")
    assert sorted(options(state)) == sorted(["done", "gain:copper", "gain:curse", "gain:estate", "gain:silver",
                                             "gain:steward"])
    expect_refused(state, "gain:bridge", "gain:market")
    choose(state, "gain:silver")
    assert asked(state) == "0 buy"
    expect(state, 0, hand="", deck="", discard="", play="saboteur")
    expect(state, 1, hand="", deck="gold", discard="silver copper estate", play="")
    expect(state, 2, hand="", deck="", discard="copper estate curse", play="")
    expect_trash(state, "market")
    expect_gains(state, "silver")
    assert shuffles(state, 2) == [1]


@pytest.mark.ruling("CZ-22")
def test_the_replacement_after_saboteur_may_be_declined() -> None:
    state = scenario("CZ-22")
    choose(state, "play:saboteur", "done")
    expect(state, 1, hand="", deck="gold", discard="copper estate", play="")
    expect_trash(state, "market")
    expect_gains(state, "")


@pytest.mark.ruling("CZ-23")
def test_scout_takes_all_victory_cards_and_leaves_the_curse_on_the_deck() -> None:
    state = shuffled_so_that("CZ-23", ["play:scout"], "estate harem great_hall")
    assert asked(state) == "0 action"
    expect(state, 0, hand="estate harem great_hall", discard="", play="scout")
    assert zone(state, 0, "deck") == ["curse", "copper"]
    expect_turn(state, actions=1)
    assert shuffles(state, 0) == [3]
    assert state.view(0)["step"] == 1


@pytest.mark.ruling("CZ-24")
def test_wishing_well_takes_the_card_that_was_named() -> None:
    state = scenario("CZ-24")
    choose(state, "play:wishing_well")
    expect(state, 0, hand="estate", deck="copper")
    assert asked(state) == "0 name"
    expect_refused(state, "name:treasure", "done")
    choose(state, "name:copper")
    expect(state, 0, hand="estate copper", deck="", discard="", play="wishing_well")
    expect_turn(state, actions=1)


@pytest.mark.ruling("CZ-24")
def test_wishing_well_shows_and_returns_a_card_that_was_not_named() -> None:
    state = scenario("CZ-24")
    choose(state, "play:wishing_well", "name:silver")
    expect(state, 0, hand="estate", deck="copper", discard="", play="wishing_well")
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [["copper"]]


@pytest.mark.ruling("CZ-25")
def test_pawn_fixes_two_different_choices_before_it_draws() -> None:
    state = scenario("CZ-25")
    choose(state, "play:pawn")
    assert sorted(options(state)) == ["choose:actions", "choose:buys", "choose:cards", "choose:coins"]
    choose(state, "choose:cards")
    expect(state, 0, hand="", deck="village")
    assert sorted(options(state)) == ["choose:actions", "choose:buys", "choose:coins"]
    expect_refused(state, "choose:cards")
    choose(state, "choose:actions")
    expect(state, 0, hand="village", deck="", discard="", play="pawn")
    expect_turn(state, actions=1, buys=1, coins=0)


@pytest.mark.ruling("CZ-26")
def test_dukes_count_duchies_and_cards_of_two_types_score() -> None:
    state = scenario("CZ-26")
    assert points_by_card(state, 0) == {"duke": 8, "duchy": 12, "great_hall": 1, "harem": 2, "nobles": 2, "curse": -1}
    assert state.result is not None
    assert state.result.scores == [24, 0]


@pytest.mark.ruling("CZ-27")
def test_six_players_go_on_with_three_empty_piles() -> None:
    state = scenario("CZ-27")
    choose(state, "done")
    assert asked(state) == "1 treasure"
    assert state.result is None


@pytest.mark.ruling("CZ-27")
@pytest.mark.parametrize(("emptied", "moves"), [
    (["village", "curse", "copper", "silver"], ["done"]),
    (["province"], ["done", "done"]),
])
def test_six_players_end_with_four_empty_piles_or_without_provinces(emptied: List[str], moves: List[str]) -> None:
    state = scenario("CZ-27", supply=dict.fromkeys(emptied, 0))
    assert state.result is None
    choose(state, *moves)
    assert asked(state) == "over"
    assert state.result is not None


@pytest.mark.ruling("CZ-27")
def test_six_players_start_with_eighteen_provinces_and_fifty_curses() -> None:
    supply = GAME.start(seats=6, kingdom="i1_victory_dance", seed=1).view(0)["supply"]
    assert (supply["province"], supply["curse"]) == (18, 50)
