"""Throne Room with every kind of card it can play twice."""
from typing import Dict, List

import pytest

import crownlands
from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone

ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch", "bandit", "minion", "saboteur", "swindler", "torturer"]
TURN_PROMPTS = ("action", "treasure", "buy")


def throne(state: DominionState, card: str) -> None:
    """Play Throne Room on the card, whether it is asked for or the only choice."""
    choose(state, "play:throne_room")
    if state.prompt == "play_twice":
        choose(state, f"play:{card}")


def go_to(state: DominionState, prompt: str) -> None:
    """Until this is asked, the attacker takes the last option of everything, the others the first."""
    while state.prompt not in (prompt, *TURN_PROMPTS):
        choose(state, options(state)[-1 if state.seat == 0 else 0])
    assert state.prompt == prompt or prompt in TURN_PROMPTS


def zones_of(state: DominionState, seat: int) -> List[List[str]]:
    return [sorted(zone(state, seat, "hand")), zone(state, seat, "deck"), zone(state, seat, "discard")]


@pytest.mark.ruling("I-1")
def test_a_feast_played_twice_gains_two_cards_and_is_trashed_once() -> None:
    state = table({"hand": "throne_room feast"}, kingdom="market")
    choose(state, "play:throne_room")
    expect_trash(state, "feast")
    assert "gain:market" in options(state)
    choose(state, "gain:market")
    assert (state.prompt, "gain:duchy" in options(state)) == ("gain", True)
    choose(state, "gain:duchy")
    expect(state, 0, discard="market duchy", play="throne_room")
    expect_trash(state, "feast")


@pytest.mark.ruling("I-2")
@pytest.mark.parametrize(("answers", "coins", "trash"), [
    (["yes"], 2, "mining_village"), (["no", "yes"], 2, "mining_village"), (["no", "no"], 0, "")])
def test_a_mining_village_played_twice_pays_for_one_trashing_in_either_play(answers: List[str], coins: int,
                                                                            trash: str) -> None:
    state = table({"hand": "throne_room mining_village", "deck": "estate*3"})
    choose(state, "play:throne_room")
    for answer in answers:
        assert options(state) == ["no", "yes"]
        choose(state, answer)
    assert state.prompt == "buy"
    expect(state, 0, hand="estate*2", play="throne_room" if trash else "throne_room mining_village")
    expect_turn(state, actions=4, coins=coins)
    expect_trash(state, trash)


@pytest.mark.ruling("I-3")
def test_a_throne_room_played_twice_chooses_its_second_card_after_the_first_is_resolved() -> None:
    state = table({"hand": "throne_room*2 village estate", "deck": "smithy market copper*6 silver"})
    choose(state, "play:throne_room")
    assert set(options(state)) == {"play:throne_room", "play:village"}
    choose(state, "play:throne_room")
    expect(state, 0, play="throne_room*2 village", hand="estate smithy market")
    assert state.prompt == "play_twice"
    assert set(options(state)) == {"play:smithy", "play:market"}
    choose(state, "play:smithy")
    expect(state, 0, play="throne_room*2 village smithy", hand="estate market copper*6", deck="silver")
    assert state.prompt == "action"
    expect_turn(state, actions=4, actions_played=7)


@pytest.mark.ruling("I-4")
def test_a_throne_room_played_twice_does_nothing_the_second_time_without_another_action() -> None:
    state = table({"hand": "throne_room*2 smithy", "deck": "copper*9"})
    choose(state, "play:throne_room", "play:throne_room")
    expect(state, 0, hand="copper*6", deck="copper*3", play="throne_room*2 smithy")
    assert state.prompt == "treasure"
    expect_turn(state, actions=0, actions_played=5)


@pytest.mark.ruling("I-5")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
def test_a_throne_room_without_an_action_in_hand_only_counts_as_played(box: str) -> None:
    state = table({"hand": "throne_room copper estate", "deck": "silver"}, boxes=[box])
    choose(state, "play:throne_room")
    assert state.prompt == "treasure"
    expect(state, 0, play="throne_room", hand="copper estate", deck="silver")
    expect_turn(state, actions=0, actions_played=1)


@pytest.mark.ruling("I-6")
@pytest.mark.parametrize("rules", [{}, {"throne_room_optional": False}])
def test_the_first_edition_throne_room_must_play_an_action(rules: Dict[str, bool]) -> None:
    state = table({"hand": "throne_room trading_post upgrade province*2", "deck": "copper"}, options=rules)
    choose(state, "play:throne_room")
    assert set(options(state)) == {"play:trading_post", "play:upgrade"}
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")
    only_one = table({"hand": "throne_room trading_post province*4"}, options=rules)
    choose(only_one, "play:throne_room")
    expect_trash(only_one, "province*2")
    assert set(options(only_one)) == {"trash:province", "trash:silver"}
    expect(only_one, 0, play="throne_room trading_post")


@pytest.mark.ruling("I-6")
def test_the_second_edition_throne_room_may_play_no_action() -> None:
    for state in (table({"hand": "throne_room trading_post province*3"}, boxes=["base2e"]),
                  table({"hand": "throne_room trading_post province*3"}, options={"throne_room_optional": True})):
        choose(state, "play:throne_room")
        assert set(options(state)) == {"play:trading_post", "done"}
        choose(state, "done")
        expect(state, 0, hand="trading_post province*3", play="throne_room")
        expect_trash(state, "")
        assert state.prompt == "buy"


@pytest.mark.ruling("I-7")
def test_a_market_played_twice_leaves_two_actions_and_two_markets_leave_one() -> None:
    twice = table({"hand": "throne_room market", "deck": "estate*2"})
    choose(twice, "play:throne_room")
    expect_turn(twice, actions=2, buys=3, coins=2)
    two = table({"hand": "market*2", "deck": "estate*2"})
    choose(two, "play:market", "play:market")
    expect_turn(two, actions=1, buys=3, coins=2)


@pytest.mark.ruling("I-8")
@pytest.mark.parametrize("answers", [("reveal:moat", "reveal:moat"), ("reveal:moat", "done"), ("done", "reveal:moat")])
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_played_twice_opens_two_reaction_windows(attack: str, answers: List[str]) -> None:
    state = table({"hand": f"throne_room {attack}", "deck": "copper*12"},
                  {"hand": "moat estate*4", "deck": "moat silver gold silver copper*9"}, kingdom="village")
    before = zones_of(state, 1)
    throne(state, attack)
    for answer in answers:
        go_to(state, "react")
        assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
        choose(state, answer)
    go_to(state, "buy")
    assert (zones_of(state, 1) == before) == ("done" not in answers)
    shown = [event for event in events_of(state, 0, "reveal") if event["from"] == "hand" and event["cards"] == ["moat"]]
    assert len(shown) == answers.count("reveal:moat")


@pytest.mark.ruling("I-8")
@pytest.mark.parametrize(("answers", "curses"), [
    (["reveal:moat", "reveal:moat"], 0), (["reveal:moat", "done"], 1), (["done", "reveal:moat"], 1),
    (["done", "done"], 2)])
def test_a_moat_protects_from_only_the_play_it_was_shown_to(answers: List[str], curses: int) -> None:
    state = table({"hand": "throne_room witch", "deck": "estate*4"}, {"hand": "moat"})
    choose(state, "play:throne_room", *answers)
    expect(state, 1, hand="moat", discard=f"curse*{curses}" if curses else "")
    expect(state, 0, hand="estate*4")


@pytest.mark.ruling("I-9")
def test_a_bridge_played_twice_makes_everything_two_cheaper() -> None:
    state = table({"hand": "throne_room bridge"})
    choose(state, "play:throne_room")
    expect_turn(state, reduction=2, buys=3, coins=2)
    costs = state.view(0)["costs"]
    assert (costs["gold"], costs["estate"], costs["copper"]) == (4, 0, 0)
    assert "buy:bridge" in options(state)


@pytest.mark.ruling("I-10")
def test_a_coppersmith_played_twice_makes_copper_give_three() -> None:
    state = table({"hand": "throne_room coppersmith copper*2"})
    choose(state, "play:throne_room", "play:copper")
    expect_turn(state, coins=3)
    choose(state, "play:copper")
    expect_turn(state, coins=6)


@pytest.mark.ruling("I-10")
def test_a_bridge_lowers_costs_but_not_what_copper_gives() -> None:
    state = table({"hand": "bridge throne_room coppersmith copper"}, turn={"actions": 2})
    choose(state, "play:bridge", "play:throne_room", "play:copper")
    expect_turn(state, coins=4, reduction=1)
    assert state.view(0)["costs"]["silver"] == 2


@pytest.mark.ruling("I-11")
@pytest.mark.parametrize(("played_before", "bonuses"), [(0, 1), (1, 2)])
def test_a_conspirator_played_twice_is_the_second_and_the_third_action(played_before: int, bonuses: int) -> None:
    state = table({"hand": "throne_room conspirator", "deck": "estate*3"}, turn={"actions_played": played_before})
    choose(state, "play:throne_room")
    expect(state, 0, hand=f"estate*{bonuses}")
    expect_turn(state, coins=4, actions=bonuses)


@pytest.mark.ruling("I-12")
def test_a_merchant_played_twice_makes_the_first_silver_give_four() -> None:
    state = table({"hand": "throne_room merchant silver*2", "deck": "estate*2"})
    choose(state, "play:throne_room", "play:merchant", "play:silver")
    expect_turn(state, coins=4)
    choose(state, "play:silver")
    expect_turn(state, coins=6)


@pytest.mark.ruling("I-13")
def test_a_library_that_reached_seven_cards_draws_nothing_the_second_time() -> None:
    state = table({"hand": "throne_room library estate*4", "deck": "copper*3 smithy gold"})
    choose(state, "play:throne_room")
    assert state.prompt == "treasure"
    expect(state, 0, hand="estate*4 copper*3", deck="smithy gold", discard="")


@pytest.mark.ruling("I-13")
@pytest.mark.parametrize(("answer", "hand", "discard"), [
    ("set_aside:smithy", "estate*4 copper", "smithy"), ("keep:smithy", "estate*4 copper smithy", "")])
def test_a_second_library_reshuffles_what_the_first_set_aside(answer: str, hand: str, discard: str) -> None:
    state = table({"hand": "throne_room library estate*4", "deck": "smithy copper"})
    choose(state, "play:throne_room", "set_aside:smithy")
    expect(state, 0, hand="estate*4 copper", deck="smithy", discard="", aside="")
    assert set(options(state)) == {"keep:smithy", "set_aside:smithy"}
    assert len(events_of(state, 0, "shuffle")) == 1
    choose(state, answer)
    assert state.prompt == "treasure"
    expect(state, 0, hand=hand, deck="", discard=discard)
    assert len(events_of(state, 0, "shuffle")) == 1


@pytest.mark.ruling("I-14")
@pytest.mark.parametrize(("second", "play", "hand", "discard"), [
    ("yes", "throne_room vassal market smithy", "copper estate*3", ""),
    ("no", "throne_room vassal market", "copper", "smithy")])
def test_a_vassal_played_twice_may_play_a_card_each_time(second: str, play: str, hand: str, discard: str) -> None:
    state = table({"hand": "throne_room vassal", "deck": "market copper smithy estate*3"})
    choose(state, "play:throne_room", "play:vassal")
    assert options(state) == ["no", "yes"]
    expect_turn(state, coins=2)
    choose(state, "yes")
    expect(state, 0, play="throne_room vassal market", hand="copper", discard="smithy")
    expect_turn(state, coins=5, actions=1, buys=2)
    choose(state, second)
    expect(state, 0, play=play, hand=hand, discard=discard)
    expect_turn(state, coins=5, actions=1)


@pytest.mark.ruling("I-15")
@pytest.mark.parametrize(("card", "first", "second", "hand", "numbers"), [
    ("pawn", ["choose:cards", "choose:actions"], ["choose:buys", "choose:coins"], "estate",
     {"actions": 1, "buys": 2, "coins": 1}),
    ("pawn", ["choose:cards", "choose:buys"], ["choose:cards", "choose:buys"], "estate*2", {"buys": 3, "coins": 0}),
    ("steward", ["choose:coins"], ["choose:cards"], "estate*2", {"coins": 2}),
    ("steward", ["choose:cards"], ["choose:trash"], "", {"coins": 0}),
    ("nobles", ["choose:cards"], ["choose:actions"], "estate*3", {"actions": 2}),
    ("minion", ["choose:coins"], ["choose:discard"], "estate*4", {"coins": 2, "actions": 2}),
    ("minion", ["choose:discard"], ["choose:coins"], "estate*4", {"coins": 2, "actions": 2})])
def test_options_are_chosen_anew_for_each_play(card: str, first: List[str], second: List[str], hand: str,
                                               numbers: Dict[str, int]) -> None:
    state = table({"hand": f"throne_room {card}", "deck": "estate*6"})
    choose(state, "play:throne_room")
    offered = options(state)
    choose(state, *first)
    assert options(state) == offered
    choose(state, *second)
    assert state.prompt == "buy"
    expect(state, 0, hand=hand)
    expect_turn(state, **numbers)


@pytest.mark.ruling("I-16")
def test_a_masquerade_played_twice_passes_twice_with_the_new_hands() -> None:
    state = table({"hand": "throne_room masquerade copper", "deck": "estate*2 silver*2"}, {"hand": "curse gold"})
    choose(state, "play:throne_room", "pass:copper", "pass:curse", "done")
    expect(state, 0, hand="curse estate*2 silver*2")
    assert set(options(state)) == {"pass:curse", "pass:estate", "pass:silver"}
    choose(state, "pass:curse")
    assert (state.seat, set(options(state))) == (1, {"pass:copper", "pass:gold"})
    choose(state, "pass:copper")
    expect(state, 1, hand="curse gold")
    choose(state, "trash:copper")
    expect(state, 0, hand="estate*2 silver*2")
    expect_trash(state, "copper")


@pytest.mark.ruling("I-17")
@pytest.mark.parametrize(("answers", "deck", "discard"), [
    (["no", "no"], "estate*2", ""), (["no", "yes"], "", "estate*2"), (["yes"], "", "estate*2")])
def test_a_chancellor_played_twice_asks_twice(answers: List[str], deck: str, discard: str) -> None:
    state = table({"hand": "throne_room chancellor", "deck": "estate*2"})
    choose(state, "play:throne_room", *answers)
    assert state.prompt == "buy"
    expect(state, 0, deck=deck, discard=discard)
    expect_turn(state, coins=4)


@pytest.mark.ruling("I-17")
@pytest.mark.parametrize(("answers", "coins", "hand", "gained"), [
    (["yes", "yes"], 8, "", 0), (["yes", "no"], 4, "estate", 1), (["no", "yes"], 4, "estate", 1),
    (["no", "no"], 0, "estate*2", 2)])
def test_a_baron_played_twice_may_discard_and_gain_in_any_mix(answers: List[str], coins: int, hand: str,
                                                              gained: int) -> None:
    state = table({"hand": "throne_room baron estate*2"})
    choose(state, "play:throne_room", *answers)
    expect(state, 0, hand=hand, discard="estate*2")
    expect_turn(state, coins=coins, buys=3)
    assert len(events_of(state, 0, "gain")) == gained


@pytest.mark.ruling("I-17")
def test_a_shanty_town_played_twice_shows_the_hand_twice() -> None:
    state = table({"hand": "throne_room shanty_town copper", "deck": "smithy estate*3"})
    choose(state, "play:throne_room")
    expect(state, 0, hand="copper smithy estate", deck="estate*2")
    expect_turn(state, actions=4)
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [["copper"], ["copper", "smithy", "estate"]]


@pytest.mark.ruling("I-18")
def test_a_tribute_played_twice_compares_names_inside_each_pair_only() -> None:
    state = table({"hand": "throne_room tribute", "deck": "silver*3"}, {"deck": "copper*3 estate duchy"})
    choose(state, "play:throne_room")
    expect(state, 1, deck="duchy", discard="copper*3 estate")
    expect(state, 0, hand="silver*2")
    expect_turn(state, coins=4, actions=0)
