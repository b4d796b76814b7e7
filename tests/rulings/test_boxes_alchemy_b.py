"""Possession: what is gained, trashed and moved in a turn that another player decides. Seat 0 has played it, seat 1
takes the turn."""
import pytest

from possession import end_turn, possessed, tokens, turns
from table import choose, events_of, expect, expect_trash, expect_turn, options, zone


@pytest.mark.ruling("AL-21", "possession-2", "possession-3", "possession-4")
def test_what_a_possessed_player_buys_goes_to_who_decides() -> None:
    state = possessed({"hand": "curse"}, {"hand": "gold*2 copper estate*2", "deck": "silver*5"})
    assert (state.seat, state.asked_seat, state.prompt) == (0, 1, "treasure")
    assert state.view(1)["decision"] == {"seat": 0, "prompt": "treasure", "of_turn": True, "for": 1}
    choose(state, "play:treasures", "buy:gold")
    expect(state, 0, hand="curse", discard="gold")
    expect(state, 1, hand="silver*5", discard="gold*2 copper estate*2")
    assert [event["cards"] for event in events_of(state, 0, "draw")] == [["silver"] * 5]
    assert (turns(state), state.seat, state.asked_seat) == ([(1, None)], 1, 1)


@pytest.mark.ruling("AL-22", "possession-7")
def test_what_a_possessed_player_trashes_comes_back_after_clean_up() -> None:
    state = possessed({}, {"hand": "apprentice gold", "deck": "copper*6"})
    choose(state, "play:apprentice")
    expect(state, 1, hand="copper*6", possessed="gold")
    expect_trash(state, "")
    end_turn(state)
    expect(state, 1, discard="gold", possessed="")
    assert "gold" not in zone(state, 1, "hand") + zone(state, 1, "deck")
    assert [event["count"] for event in events_of(state, 1, "shuffle")] == [7]
    assert state.own(1, "gold") == 1


@pytest.mark.ruling("possession-7", "possession-15")
def test_trashed_cards_come_back_in_the_order_in_which_they_were_trashed() -> None:
    state = possessed({}, {"hand": "chapel gold silver estate", "deck": "copper*9"})
    choose(state, "play:chapel", "trash:silver", "trash:gold", "trash:estate")
    assert state.view(0)["players"][1]["mats"] == state.view(None)["players"][1]["mats"] == {
        "possessed": ["silver", "gold", "estate"]}
    end_turn(state)
    assert zone(state, 1, "discard") == ["chapel", "silver", "gold", "estate"]


@pytest.mark.ruling("AL-23", "possession-1", "possession-7")
def test_a_possessed_bandit_brings_its_gold_to_who_decides_and_robs_them_too() -> None:
    state = possessed({"deck": "silver copper"}, {"hand": "bandit"})
    choose(state, "play:bandit")
    expect(state, 0, discard="gold copper", deck="")
    expect(state, 1, discard="")
    expect_trash(state, "silver")


@pytest.mark.ruling("AL-24", "possession-10")
def test_a_possessed_familiar_curses_who_decides() -> None:
    state = possessed({}, {"hand": "familiar", "deck": "copper"})
    choose(state, "play:familiar")
    expect(state, 0, discard="curse")
    expect(state, 1, hand="copper", discard="")


@pytest.mark.ruling("AL-25", "possession-2", "possession-10")
@pytest.mark.parametrize(("answer", "cards"), [("reveal:moat", 5), ("done", 3)])
def test_who_decides_reacts_with_their_own_cards(answer: str, cards: int) -> None:
    state = possessed({"hand": "moat estate*4"}, {"hand": "militia moat copper*3"})
    choose(state, "play:militia")
    assert (state.seat, state.asked_seat, options(state)) == (0, 0, ["reveal:moat", "done"])
    choose(state, answer, *["discard:estate"] * (5 - cards))
    assert len(zone(state, 0, "hand")) == cards
    assert (state.seat, state.asked_seat, state.prompt) == (0, 1, "treasure")


@pytest.mark.ruling("AL-25")
def test_the_moat_of_a_possessed_player_helps_nobody() -> None:
    state = possessed({"hand": "estate*4 copper"}, {"hand": "militia moat copper*3"})
    choose(state, "play:militia")
    assert (state.seat, state.asked_seat, state.prompt) == (0, 0, "discard")


@pytest.mark.ruling("AL-26", "possession-4")
def test_a_possessed_artisan_gains_to_no_hand_but_puts_a_card_back() -> None:
    state = possessed({"hand": "curse"}, {"hand": "artisan estate copper", "deck": "silver"}, kingdom="laboratory")
    choose(state, "play:artisan", "gain:laboratory")
    expect(state, 0, hand="curse", discard="laboratory")
    assert (state.seat, set(options(state))) == (0, {"put_back:estate", "put_back:copper"})
    choose(state, "put_back:estate")
    expect(state, 1, hand="copper")
    assert zone(state, 1, "deck") == ["estate", "silver"]


@pytest.mark.ruling("AL-32", "possession-5")
def test_a_possessed_player_has_bought_though_not_gained() -> None:
    state = possessed({}, {"play": "hoard treasury", "deck": "copper*5"}, turn={"phase": "buying", "coins": 8})
    choose(state, "buy:province")
    assert zone(state, 0, "discard") == ["gold", "province"]
    expect(state, 1, hand="copper*5", discard="hoard treasury")
    assert turns(state) == [(1, None)]


@pytest.mark.ruling("AL-33", "AL-50", "possession-9", "option-possession-tokens")
@pytest.mark.parametrize(("value", "owner"), [("debt_only", 1), ("all", 0)])
def test_tokens_stay_with_the_possessed_player_unless_the_option_says_otherwise(value: str, owner: int) -> None:
    state = possessed({}, {"play": "goons", "deck": "copper*5"}, turn={"phase": "buying", "coins": 4, "buys": 2},
                      options={"possession_tokens": value})
    choose(state, "buy:silver", "buy:copper")
    expect(state, 0, discard="silver copper")
    assert [tokens(state, seat) for seat in (owner, 1 - owner)] == [{"vp": 2}, {}]
    ship = possessed({"deck": "gold estate"}, {"hand": "pirate_ship"}, options={"possession_tokens": value})
    choose(ship, "play:pirate_ship", "choose:attack")
    expect_trash(ship, "gold")
    expect(ship, 0, discard="estate")
    assert [tokens(ship, seat) for seat in (owner, 1 - owner)] == [{"pirate_ship": 1}, {}]


@pytest.mark.ruling("AL-34", "possession-5")
def test_possessed_ironworks_give_no_bonus() -> None:
    state = possessed({}, {"hand": "ironworks", "deck": "copper*9"}, kingdom="great_hall")
    choose(state, "play:ironworks", "gain:great_hall")
    expect(state, 0, discard="great_hall", hand="")
    expect(state, 1, hand="", discard="")
    expect_turn(state, actions=0, coins=0)


@pytest.mark.ruling("possession-5")
@pytest.mark.parametrize("card", ["gold", "estate"])
def test_a_possessed_replace_puts_nothing_on_a_deck_and_curses_nobody(card: str) -> None:
    state = possessed({"deck": "copper"}, {"hand": "replace duchy", "deck": "copper"}, {})
    choose(state, "play:replace", f"gain:{card}")
    expect(state, 0, discard=card, deck="copper")
    expect(state, 1, deck="copper", discard="")
    expect(state, 2, discard="")


@pytest.mark.ruling("AL-35", "possession-8", "possession-2")
def test_cards_passed_in_a_possessed_turn_change_owner_for_good() -> None:
    state = possessed({"hand": "curse copper"}, {"hand": "masquerade gold", "deck": "estate*2 copper*5"})
    choose(state, "play:masquerade")
    assert (state.seat, set(options(state))) == (0, {"pass:gold", "pass:estate"})
    choose(state, "pass:gold")
    assert (state.seat, state.asked_seat) == (0, 0)
    choose(state, "pass:curse")
    assert (state.seat, state.asked_seat, state.prompt) == (0, 1, "may_trash")
    choose(state, "trash:estate")
    expect(state, 0, hand="gold copper")
    expect(state, 1, hand="curse estate", possessed="estate")
    end_turn(state)
    expect(state, 1, discard="masquerade curse estate*2")
    assert [state.own(seat, "gold") for seat in (0, 1)] == [1, 0]
    expect_trash(state, "")


@pytest.mark.ruling("AL-36", "possession-8")
def test_cards_returned_to_the_supply_in_a_possessed_turn_are_lost() -> None:
    state = possessed({}, {"hand": "ambassador province*2", "deck": "copper*5"}, supply={"province": 4})
    choose(state, "play:ambassador", "return:province", "return:province")
    assert state.left("province") == 5
    expect(state, 0, discard="province")
    end_turn(state)
    assert state.own(1, "province") == 0


@pytest.mark.ruling("possession-8")
def test_a_card_on_the_island_mat_stays_with_the_possessed_player() -> None:
    state = possessed({}, {"hand": "island estate", "deck": "copper*5"})
    choose(state, "play:island")
    end_turn(state)
    expect(state, 1, island="island estate")


@pytest.mark.ruling("AL-37", "possession-7")
def test_a_possessed_feast_under_throne_room_comes_back_once() -> None:
    state = possessed({}, {"hand": "throne_room feast", "deck": "copper*5"}, boxes=["base2e"])
    choose(state, "play:throne_room", "play:feast", "gain:duchy", "gain:silver")
    expect(state, 0, discard="duchy silver")
    end_turn(state)
    expect(state, 1, discard="throne_room feast")
    expect_trash(state, "")


@pytest.mark.ruling("AL-38", "possession-7")
def test_a_possessed_mining_village_counts_as_trashed() -> None:
    state = possessed({}, {"hand": "mining_village", "deck": "estate copper*5"})
    choose(state, "play:mining_village", "yes")
    expect_turn(state, coins=2)
    expect(state, 1, play="", possessed="mining_village")
    end_turn(state)
    expect(state, 1, discard="estate mining_village")


@pytest.mark.ruling("AL-39", "possession-4")
def test_a_prize_won_in_a_possessed_turn_goes_to_who_decides() -> None:
    state = possessed({"deck": "curse"}, {"hand": "tournament province", "deck": "silver"})
    choose(state, "play:tournament", "yes", "choose:prize", "gain:diadem")
    expect(state, 0, discard="diadem", deck="curse")
    expect(state, 1, hand="silver", discard="province", deck="")
    expect_turn(state, actions=1, coins=1)


@pytest.mark.ruling("AL-40", "possession-13")
def test_what_is_gained_in_a_possessed_turn_is_no_smugglers_booty() -> None:
    state = possessed({"gained": "gold estate"}, {"hand": "smugglers", "deck": "smugglers copper*4"})
    choose(state, "play:smugglers")
    assert (state.seat, set(options(state))) == (0, {"gain:gold", "gain:estate"})
    choose(state, "gain:gold", "buy:copper")
    expect(state, 0, discard="gold copper")
    assert turns(state) == [(1, None)]
    choose(state, "play:smugglers")
    assert (state.seat, set(options(state))) == (1, {"gain:gold", "gain:estate"})


@pytest.mark.ruling("possession-13")
def test_a_possessed_player_has_gained_nothing_in_that_turn() -> None:
    state = possessed({"hand": "smugglers"}, {"gained": "gold", "deck": "copper*9"}, {"hand": "smugglers"},
                      turn={"phase": "buying", "coins": 3})
    choose(state, "buy:silver")
    facts = state.describe()["players"]
    assert (facts[0]["gained"], facts[0]["discard"]) == ([], ["silver"])
    end_turn(state)
    choose(state, "play:smugglers")
    expect(state, 2, discard="")


@pytest.mark.ruling("AL-43", "possession-1")
def test_the_left_neighbour_of_a_possessed_player_names_a_card() -> None:
    state = possessed({}, {"hand": "contraband"}, turn={"phase": "buy"})
    choose(state, "play:contraband")
    assert (state.seat, state.asked_seat, state.prompt) == (0, 0, "ban")
    three = possessed({}, {"hand": "contraband"}, {}, turn={"phase": "buy"})
    choose(three, "play:contraband")
    assert (three.seat, three.asked_seat) == (2, 2)


@pytest.mark.ruling("AL-44", "possession-4", "possession-7")
def test_a_possessed_lurker_trashes_for_good_and_gains_for_who_decides() -> None:
    state = possessed({}, {"hand": "lurker*2", "deck": "copper*5"}, kingdom="village")
    choose(state, "play:lurker", "choose:trash", "trash:village")
    expect_trash(state, "village")
    choose(state, "play:lurker", "choose:gain")
    expect_trash(state, "")
    expect(state, 0, discard="village")
    end_turn(state)
    assert (state.own(1, "village"), state.left("village")) == (0, 9)


@pytest.mark.ruling("AL-45", "possession-7")
def test_gold_stolen_from_who_decides_comes_back_to_them() -> None:
    state = possessed({"deck": "gold copper"}, {"hand": "thief"})
    choose(state, "play:thief", "trash:gold", "gain:gold")
    expect(state, 0, discard="gold copper", deck="")
    expect_trash(state, "")
    kept = possessed({"deck": "gold copper"}, {"hand": "thief", "deck": "estate*5"})
    choose(kept, "play:thief", "trash:gold", "done")
    end_turn(kept)
    expect_trash(kept, "gold")


@pytest.mark.ruling("AL-48", "possession-7")
def test_possessed_treasure_maps_find_gold_for_who_decides() -> None:
    state = possessed({"deck": "curse"}, {"hand": "treasure_map*2", "deck": "copper*5"})
    choose(state, "play:treasure_map")
    expect(state, 0, discard="gold*4", deck="curse")
    expect(state, 1, possessed="treasure_map*2", deck="copper*5")
    end_turn(state)
    expect(state, 1, discard="treasure_map*2")


@pytest.mark.ruling("AL-49", "possession-5")
def test_a_possessed_horn_of_plenty_stays_in_play() -> None:
    state = possessed({}, {"play": "copper silver", "hand": "horn_of_plenty"}, turn={"phase": "buy"})
    choose(state, "play:horn_of_plenty", "gain:estate")
    expect(state, 0, discard="estate")
    expect(state, 1, play="copper silver horn_of_plenty", possessed="")
    expect_trash(state, "")


@pytest.mark.ruling("possession-6")
def test_a_royal_seal_of_the_possessed_player_puts_nothing_on_a_deck() -> None:
    state = possessed({"deck": "curse"}, {"play": "royal_seal", "deck": "copper*5"},
                      turn={"phase": "buying", "coins": 3, "buys": 2})
    choose(state, "buy:silver")
    assert state.prompt == "buy"
    expect(state, 0, discard="silver", deck="curse")
    expect(state, 1, deck="copper*5")
