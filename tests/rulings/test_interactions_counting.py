"""Cards that count plays, piles or cards, and choices that must be made."""
from itertools import permutations
from typing import Dict, List

import pytest

import crownlands
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone

PAIRS = list(permutations(["cards", "actions", "buys", "coins"], 2))


@pytest.mark.ruling("I-85")
@pytest.mark.parametrize(("hand", "deck", "choices", "played", "bonus"), [
    ("village conspirator", "copper estate*2", ["play:village"], 1, False),
    ("village market conspirator", "copper*2 estate*2", ["play:village", "play:market"], 2, True),
    ("throne_room village conspirator", "copper*2 estate*2", ["play:throne_room", "play:village"], 3, True),
    ("vassal conspirator", "village copper estate*2", ["play:vassal", "yes"], 2, True),
    ("vassal conspirator", "vassal village copper estate*2", ["play:vassal", "yes", "yes"], 3, True),
    ("village feast conspirator", "copper estate*2", ["play:village", "play:feast", "gain:copper"], 2, True)])
def test_a_conspirator_counts_plays_of_actions(hand: str, deck: str, choices: List[str], played: int,
                                               bonus: bool) -> None:
    state = table({"hand": hand, "deck": deck})
    choose(state, *choices)
    expect_turn(state, actions_played=played)
    actions, coins = state.actions, state.coins
    choose(state, "play:conspirator")
    expect_turn(state, actions_played=played + 1, actions=actions - 1 + bonus, coins=coins + 2)
    assert zone(state, 0, "hand").count("estate") == bonus


@pytest.mark.ruling("I-85")
def test_treasures_do_not_count_as_actions_played() -> None:
    state = table({"hand": "village harem copper", "deck": "estate"})
    choose(state, "play:village", "play:treasures")
    expect(state, 0, play="village harem copper")
    expect_turn(state, actions_played=1, coins=3)


@pytest.mark.ruling("I-86")
def test_actions_played_later_do_not_help_an_earlier_conspirator() -> None:
    state = table({"hand": "conspirator*2 village", "deck": "copper estate*3"}, turn={"actions": 2})
    choose(state, "play:conspirator")
    expect(state, 0, hand="conspirator village")
    expect_turn(state, actions=1, coins=2)
    choose(state, "play:village")
    expect(state, 0, hand="conspirator copper")
    expect_turn(state, actions=2)
    choose(state, "play:conspirator")
    expect(state, 0, hand="copper estate", deck="estate*2")
    expect_turn(state, actions=2, coins=4)


@pytest.mark.ruling("I-87")
@pytest.mark.parametrize("merchants", [1, 2, 3])
def test_merchants_raise_the_first_silver_only(merchants: int) -> None:
    state = table({"hand": f"merchant*{merchants} silver*2 harem copper", "deck": "estate*3"})
    choose(state, *["play:merchant"] * merchants)
    expect_turn(state, coins=0)
    for treasure, coins in (("harem", 2), ("copper", 3), ("silver", 5 + merchants), ("silver", 7 + merchants)):
        choose(state, f"play:{treasure}")
        expect_turn(state, coins=coins)


@pytest.mark.ruling("I-88")
def test_coppersmith_merchant_and_bridge_add_up_and_end_with_the_turn() -> None:
    state = table({"hand": "coppersmith merchant bridge silver copper", "deck": "estate*6"},
                  {"hand": "silver copper"}, turn={"actions": 3})
    choose(state, "play:coppersmith", "play:merchant", "play:bridge", "play:silver")
    expect_turn(state, coins=1 + 3, buys=2)
    choose(state, "play:copper")
    expect_turn(state, coins=1 + 3 + 2)
    assert state.view(0)["costs"]["duchy"] == 4
    choose(state, "done")
    expect_turn(state, turn_seat=1, reduction=0, copper_bonus=0, merchants=0, coins=0, buys=1)
    choose(state, "play:silver")
    expect_turn(state, coins=2)
    choose(state, "play:copper")
    expect_turn(state, coins=3)
    assert state.view(1)["costs"]["duchy"] == 5


@pytest.mark.ruling("I-89")
@pytest.mark.parametrize(("supply", "hand", "left"), [
    ({}, "estate*2", ["estate", "estate", "gold"]),
    ({"curse": 0}, "estate*2", ["estate", "gold"]),
    ({"curse": 0, "village": 0}, "estate*2", ["gold"]),
    ({"copper": 0, "province": 0, "poacher": 0}, "estate*3", ["gold"]),
    ({"curse": 0, "village": 0, "duchy": 0}, "estate", [])])
def test_a_poacher_discards_for_each_empty_pile_after_drawing(supply: Dict[str, int], hand: str,
                                                              left: List[str]) -> None:
    state = table({"hand": f"poacher {hand}", "deck": "gold copper"}, kingdom="village", supply=supply)
    choose(state, "play:poacher")
    expect_turn(state, coins=1, actions=1)
    while state.prompt == "discard":
        assert "done" not in options(state)
        choose(state, "discard:estate")
    assert sorted(zone(state, 0, "hand")) == left
    assert state.prompt in ("treasure", "buy")


@pytest.mark.ruling("I-89")
def test_a_poacher_may_discard_the_card_it_drew() -> None:
    state = table({"hand": "poacher estate", "deck": "gold"}, supply={"curse": 0})
    choose(state, "play:poacher", "discard:gold")
    expect(state, 0, hand="estate", discard="gold")


@pytest.mark.ruling("I-90")
@pytest.mark.parametrize(("hand", "after"), [
    ("smithy copper", "smithy copper"), ("great_hall copper", "great_hall copper"),
    ("estate copper", "estate copper gold*2"), ("copper", "copper gold*2")])
def test_a_shanty_town_shows_the_hand_and_does_not_count_itself(hand: str, after: str) -> None:
    state = table({"hand": f"shanty_town {hand}", "deck": "gold*3"})
    choose(state, "play:shanty_town")
    expect(state, 0, hand=after, play="shanty_town")
    expect_turn(state, actions=2)
    for seat in (0, 1):
        assert [event["cards"] for event in events_of(state, seat, "reveal")] == [hand.split()]


@pytest.mark.ruling("I-91")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_a_pawn_takes_two_different_options(first: str, second: str) -> None:
    state = table({"hand": "pawn", "deck": "estate*2"})
    choose(state, "play:pawn")
    assert options(state) == ["choose:cards", "choose:actions", "choose:buys", "choose:coins"]
    choose(state, f"choose:{first}")
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, f"choose:{first}")
    expect(state, 0, hand="")
    expect_turn(state, actions=0, buys=1, coins=0)
    choose(state, f"choose:{second}")
    chosen = (first, second)
    expect(state, 0, hand="estate" if "cards" in chosen else "")
    expect_turn(state, actions="actions" in chosen, buys=1 + ("buys" in chosen), coins="coins" in chosen)


@pytest.mark.ruling("I-91")
@pytest.mark.parametrize(("second", "playable"), [("actions", True), ("buys", False), ("coins", False)])
def test_an_action_drawn_by_pawn_needs_the_action_chosen_before(second: str, playable: bool) -> None:
    state = table({"hand": "pawn", "deck": "smithy"})
    choose(state, "play:pawn", "choose:cards", f"choose:{second}")
    expect(state, 0, hand="smithy")
    assert ("play:smithy" in options(state)) == playable


@pytest.mark.ruling("I-92")
@pytest.mark.parametrize(("hand", "choices", "left"), [
    ("estate copper silver", ["trash:estate", "trash:silver"], "copper"), ("estate copper", [], ""),
    ("estate", [], ""), ("", [], "")])
def test_a_steward_trashes_exactly_two_cards_or_the_only_one(hand: str, choices: List[str], left: str) -> None:
    state = table({"hand": f"steward {hand}"})
    choose(state, "play:steward", "choose:trash")
    for choice in choices:
        with pytest.raises(crownlands.IllegalChoice):
            choose(state, "done")
        choose(state, choice)
    assert state.prompt in ("treasure", "buy")
    expect(state, 0, hand=left)
    expect_trash(state, hand.replace(left, "") if left else hand)


@pytest.mark.ruling("I-93")
@pytest.mark.parametrize(("hand", "after", "trash"), [("estate", "", "estate"), ("estate*2", "silver", "estate*2")])
def test_a_trading_post_with_one_card_trashes_it_without_a_silver(hand: str, after: str, trash: str) -> None:
    state = table({"hand": f"trading_post {hand}"})
    choose(state, "play:trading_post")
    expect(state, 0, hand=after, discard="")
    expect_trash(state, trash)


@pytest.mark.ruling("I-94")
def test_an_upgrade_must_trash_the_only_card_though_nothing_costs_one_more() -> None:
    state = table({"hand": "upgrade province"})
    choose(state, "play:upgrade")
    assert state.prompt == "buy"
    expect(state, 0, hand="", discard="")
    expect_trash(state, "province")


@pytest.mark.ruling("I-94")
def test_an_upgrade_must_trash_a_card_of_the_players_choice() -> None:
    state = table({"hand": "upgrade province", "deck": "gold"})
    choose(state, "play:upgrade")
    assert options(state) == ["trash:gold", "trash:province"]
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")


@pytest.mark.ruling("I-95")
@pytest.mark.parametrize(("answer", "hand", "discard", "coins"), [
    ("yes", "copper", "estate", 4), ("no", "copper estate", "estate", 0)])
def test_a_baron_may_discard_an_estate_or_gains_one(answer: str, hand: str, discard: str, coins: int) -> None:
    state = table({"hand": "baron estate copper"})
    choose(state, "play:baron")
    assert options(state) == ["no", "yes"]
    choose(state, answer)
    expect(state, 0, hand=hand, discard=discard)
    expect_turn(state, coins=coins, buys=2)
    assert state.left("estate") == 8 - (answer == "no")


@pytest.mark.ruling("I-95")
@pytest.mark.parametrize(("estates", "hand", "choices", "discard"), [
    (8, "copper", [], "estate"), (8, "", [], "estate"), (0, "copper", [], ""), (0, "estate", ["no"], "")])
def test_a_baron_without_a_discard_gains_an_estate_while_they_last(estates: int, hand: str, choices: List[str],
                                                                   discard: str) -> None:
    state = table({"hand": f"baron {hand}"}, supply={"estate": estates})
    choose(state, "play:baron", *choices)
    assert state.prompt in ("treasure", "buy")
    expect(state, 0, hand=hand, discard=discard)
    expect_turn(state, coins=0, buys=2)
