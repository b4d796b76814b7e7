"""The worked scenarios of Intrigue, the first half."""
import pytest

from rulings.scenarios import asked, expect_gains, expect_refused, scenario, shuffled_so_that, shuffles
from table import choose, events_of, expect, expect_trash, expect_turn, options, zone


@pytest.mark.ruling("CZ-01")
def test_three_first_turns_of_intrigue_need_one_shuffle_and_buy_nobles_for_five() -> None:
    state = scenario("CZ-01")
    choose(state, "play:treasures", "buy:bridge")
    assert asked(state) == "1 buy"
    expect(state, 0, hand="estate*2 copper*3", deck="", discard="copper*4 estate bridge", play="")
    assert shuffles(state, 0) == []
    moves = ["play:treasures", "buy:bridge", "done", "play:treasures", "buy:silver"]
    state = shuffled_so_that("CZ-01", moves, "estate copper*2 silver bridge")
    choose(state, "done", "play:bridge")
    expect_turn(state, actions=0, buys=2, coins=1, reduction=1)
    choose(state, "play:treasures")
    expect_turn(state, coins=5)
    assert state.view(0)["costs"]["nobles"] == 5
    choose(state, "buy:nobles")
    expect_turn(state, coins=0, buys=1)
    choose(state, "done")
    assert asked(state) == "1 buy"
    expect(state, 0, discard="bridge copper*2 silver estate nobles", play="")
    assert sorted(zone(state, 0, "hand") + zone(state, 0, "deck")) == ["copper"] * 5 + ["estate"] * 2
    assert len(zone(state, 0, "hand")) == 5
    expect_gains(state, "bridge silver nobles")
    assert shuffles(state, 0) == [12]
    expect_turn(state, buys=1, reduction=0)


@pytest.mark.ruling("CZ-02")
def test_tribute_pays_for_every_type_of_copper_and_harem() -> None:
    state = scenario("CZ-02")
    choose(state, "play:tribute")
    expect(state, 0, hand="estate*2", deck="", discard="", play="tribute")
    expect(state, 1, hand="", deck="", discard="copper harem", play="")
    expect_turn(state, coins=4, actions=0)


@pytest.mark.ruling("CZ-03")
def test_tribute_counts_two_silvers_once_and_keeps_the_revealed_one_out_of_the_shuffle() -> None:
    state = scenario("CZ-03")
    choose(state, "play:tribute")
    expect(state, 0, hand="", deck="estate*2", discard="", play="tribute")
    expect(state, 1, hand="", deck="", discard="silver*2", play="")
    expect_turn(state, coins=2)
    assert shuffles(state, 1) == [1]


@pytest.mark.ruling("CZ-03")
def test_tribute_reveals_a_single_card_when_there_is_no_other() -> None:
    state = scenario("CZ-03", players=[{"hand": ["tribute"], "deck": ["estate"]}, {"deck": ["silver"]}])
    choose(state, "play:tribute")
    assert len(events_of(state, 0, "reveal")) == 1
    expect(state, 0, hand="", deck="estate", discard="", play="tribute")
    expect(state, 1, hand="", deck="", discard="silver", play="")
    expect_turn(state, coins=2)


@pytest.mark.ruling("CZ-04")
def test_throne_room_on_mining_village_pays_for_one_trashing_only() -> None:
    state = scenario("CZ-04")
    choose(state, "play:throne_room")
    assert options(state) == ["no", "yes"]
    choose(state, "yes")
    assert asked(state) == "0 treasure"
    expect(state, 0, hand="copper*2", deck="", discard="", play="throne_room")
    expect_trash(state, "mining_village")
    expect_turn(state, actions=4, coins=2)


@pytest.mark.ruling("CZ-04")
def test_a_mining_village_kept_in_the_first_play_may_be_trashed_in_the_second() -> None:
    state = scenario("CZ-04")
    choose(state, "play:throne_room", "no")
    assert asked(state) == "0 trash_this"
    expect_trash(state, "")
    choose(state, "yes")
    expect_trash(state, "mining_village")
    expect_turn(state, actions=4, coins=2)


@pytest.mark.ruling("CZ-05")
def test_ironworks_on_great_hall_gives_a_card_and_an_action() -> None:
    state = scenario("CZ-05")
    choose(state, "play:ironworks", "gain:great_hall")
    expect(state, 0, hand="copper", deck="", discard="great_hall", play="ironworks")
    expect_turn(state, actions=1, coins=0)
    expect_gains(state, "great_hall")


@pytest.mark.ruling("CZ-06")
def test_shanty_town_draws_the_second_card_though_the_first_is_an_action() -> None:
    state = scenario("CZ-06")
    choose(state, "play:shanty_town")
    expect(state, 0, hand="copper village estate", deck="", discard="", play="shanty_town")
    expect_turn(state, actions=2)


@pytest.mark.ruling("CZ-06")
@pytest.mark.parametrize("card", ["nobles", "great_hall"])
def test_shanty_town_draws_nothing_when_a_card_of_two_types_is_an_action(card: str) -> None:
    state = scenario("CZ-06", hand=f"shanty_town {card}")
    choose(state, "play:shanty_town")
    expect(state, 0, hand=card, deck="village estate", discard="", play="shanty_town")
    expect_turn(state, actions=2)
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [[card]]


@pytest.mark.ruling("CZ-07")
def test_copper_gives_three_after_throne_room_on_coppersmith() -> None:
    state = scenario("CZ-07")
    choose(state, "play:throne_room", "play:copper")
    expect_turn(state, coins=3)
    choose(state, "play:copper")
    expect(state, 0, hand="", deck="", discard="", play="throne_room coppersmith copper*2")
    expect_turn(state, coins=6)


@pytest.mark.ruling("CZ-08")
def test_bridge_brings_duchy_within_reach_of_ironworks() -> None:
    state = scenario("CZ-08")
    choose(state, "play:mining_village", "no", "play:bridge", "play:ironworks")
    expect(state, 0, hand="copper", deck="copper")
    expect_refused(state, "gain:gold")
    choose(state, "gain:duchy")
    expect(state, 0, hand="copper*2", deck="", discard="duchy", play="mining_village bridge ironworks")
    expect_turn(state, actions=0, buys=2, coins=1, reduction=1)
    expect_gains(state, "duchy")


@pytest.mark.ruling("CZ-08")
def test_without_bridge_duchy_is_beyond_ironworks() -> None:
    state = scenario("CZ-08")
    choose(state, "play:ironworks")
    expect_refused(state, "gain:duchy")


@pytest.mark.ruling("CZ-09")
def test_throne_room_on_bridge_lowers_costs_by_two_but_never_below_nothing() -> None:
    state = scenario("CZ-09")
    choose(state, "play:throne_room")
    expect(state, 0, hand="", deck="", discard="", play="throne_room bridge")
    expect_turn(state, buys=3, coins=2, reduction=2)
    costs = state.view(0)["costs"]
    assert {id: costs[id] for id in ("province", "estate", "copper", "curse")} == \
        {"province": 6, "estate": 0, "copper": 0, "curse": 0}


@pytest.mark.ruling("CZ-10")
def test_after_bridge_upgrade_turns_copper_into_pawn() -> None:
    state = scenario("CZ-10")
    choose(state, "play:upgrade")
    expect(state, 0, hand="copper estate", deck="")
    choose(state, "trash:copper")
    assert sorted(options(state)) == ["gain:estate", "gain:pawn"]
    choose(state, "gain:pawn")
    expect(state, 0, hand="estate", deck="", discard="pawn", play="bridge upgrade")
    expect_trash(state, "copper")
    expect_gains(state, "pawn")


@pytest.mark.ruling("CZ-11")
def test_upgrade_trashes_though_nothing_has_the_exact_cost() -> None:
    state = scenario("CZ-11")
    choose(state, "play:upgrade")
    expect(state, 0, hand="", deck="", discard="", play="upgrade")
    expect_trash(state, "copper")
    expect_turn(state, actions=1)
    expect_gains(state, "")


@pytest.mark.ruling("CZ-11")
def test_the_trashing_of_upgrade_cannot_be_declined() -> None:
    state = scenario("CZ-11", ask_forced=True)
    choose(state, "play:upgrade")
    assert options(state) == ["trash:copper"]
    expect_refused(state, "done")


@pytest.mark.ruling("CZ-12")
def test_trading_post_turns_two_cards_into_a_silver_in_hand() -> None:
    state = scenario("CZ-12")
    choose(state, "play:trading_post")
    expect(state, 0, hand="silver", deck="", discard="", play="trading_post")
    expect_trash(state, "estate copper")
    expect_gains(state, "silver")


@pytest.mark.ruling("CZ-12")
@pytest.mark.parametrize(("hand", "trashed"), [("estate", "estate"), ("", "")])
def test_trading_post_with_fewer_than_two_cards_trashes_them_for_nothing(hand: str, trashed: str) -> None:
    state = scenario("CZ-12", hand=f"trading_post {hand}")
    choose(state, "play:trading_post")
    expect(state, 0, hand="", deck="", discard="", play="trading_post")
    expect_trash(state, trashed)
    expect_gains(state, "")


@pytest.mark.ruling("CZ-12")
def test_trading_post_trashes_two_cards_though_no_silver_is_left() -> None:
    state = scenario("CZ-12", supply={"silver": 0})
    choose(state, "play:trading_post")
    expect(state, 0, hand="", deck="", discard="", play="trading_post")
    expect_trash(state, "estate copper")
    expect_gains(state, "")


@pytest.mark.ruling("CZ-13")
def test_swindler_turns_copper_into_curse_may_return_the_same_card_and_passes_over_moat() -> None:
    state = scenario("CZ-13")
    choose(state, "play:swindler")
    assert asked(state) == "2 react"
    choose(state, "reveal:moat")
    assert asked(state) == "0 swindle"
    assert sorted(options(state)) == ["gain:copper", "gain:curse"]
    choose(state, "gain:curse")
    assert sorted(options(state)) == ["gain:silver", "gain:swindler"]
    choose(state, "gain:silver")
    expect(state, 0, hand="", deck="", discard="", play="swindler")
    expect(state, 1, hand="", deck="", discard="curse", play="")
    expect(state, 2, hand="moat", deck="gold", discard="", play="")
    expect(state, 3, hand="", deck="", discard="silver", play="")
    expect_trash(state, "copper silver")
    expect_turn(state, coins=2)
    expect_gains(state, "curse silver")
    for seat in range(4):
        assert "gold" not in str(state.events(seat))
        assert "gold" not in str(state.view(seat)["players"])


@pytest.mark.ruling("CZ-13")
def test_swindler_trashes_a_card_though_nothing_else_has_its_cost() -> None:
    state = scenario("CZ-13", players=[{"hand": ["swindler"]}, {"deck": ["gold"]}], supply={"gold": 0})
    choose(state, "play:swindler")
    assert asked(state) == "0 buy"
    expect(state, 1, hand="", deck="", discard="", play="")
    expect_trash(state, "gold")
    expect_gains(state, "")


@pytest.mark.ruling("CZ-14")
def test_throne_room_on_conspirator_earns_the_bonus_in_the_second_play_only() -> None:
    state = scenario("CZ-14")
    choose(state, "play:throne_room")
    expect(state, 0, hand="copper", deck="copper", discard="", play="throne_room conspirator")
    expect_turn(state, actions=1, coins=4, actions_played=3)
