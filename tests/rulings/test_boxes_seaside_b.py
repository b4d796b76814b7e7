"""Seaside: Durations, Outpost, and the cards that look at what was bought or gained."""
from functools import partial
from typing import Any, Dict, List

import pytest

from table import choose, end_turn, events_of, expect, expect_turn, options, table, turns, zone

position = partial(table, boxes=["base2e", "seaside"])


# ---- Caravan
@pytest.mark.ruling("SE-22", "duration-1")
def test_caravan_stays_until_it_has_brought_its_second_card() -> None:
    state = position({"hand": "caravan copper*4", "deck": "silver estate*5 gold"}, {})
    choose(state, "play:caravan")
    expect_turn(state, actions=1)
    expect(state, 0, hand="copper*4 silver")
    end_turn(state)
    expect(state, 0, hand="estate*5", play="caravan", discard="copper*4 silver")
    end_turn(state)
    expect(state, 0, hand="estate*5 gold", play="caravan")
    end_turn(state)
    expect(state, 0, play="")
    assert "caravan" in zone(state, 0, "hand") + zone(state, 0, "deck") + zone(state, 0, "discard")


@pytest.mark.ruling("SE-23", "duration-4", "duration-7")
def test_caravan_under_throne_room_brings_two_cards_and_keeps_it() -> None:
    state = position({"hand": "throne_room caravan", "deck": "copper*20"}, {})
    choose(state, "play:throne_room", "play:caravan")
    expect_turn(state, actions=2)
    expect(state, 0, hand="copper*2")
    end_turn(state)
    expect(state, 0, play="throne_room caravan", discard="copper*2")
    end_turn(state)
    expect(state, 0, hand="copper*7", play="throne_room caravan")
    end_turn(state)
    expect(state, 0, play="", discard="throne_room caravan copper*9")


@pytest.mark.ruling("SE-24", "duration-6")
def test_golem_does_not_stay_for_the_caravan_it_played() -> None:
    state = position({"hand": "golem", "deck": "caravan smithy copper*20"}, {})
    choose(state, "play:golem", "play:caravan")
    expect(state, 0, play="golem caravan smithy", hand="copper*4")
    end_turn(state)
    expect(state, 0, play="caravan", discard="golem smithy copper*4")


@pytest.mark.ruling("SE-25", "duration-8")
def test_conspirator_does_not_count_caravans_of_the_last_turn() -> None:
    state = position({"hand": "copper*5", "deck": "conspirator copper*20", "play": "caravan*2", "stays": [0, 1]}, {},
                     turn={"seat": 0, "phase": "buy"})
    end_turn(state)
    end_turn(state)
    choose(state, "play:conspirator")
    expect(state, 0, play="caravan*2 conspirator", hand="copper*4")
    expect_turn(state, actions=0, coins=2)


# ---- Outpost
@pytest.mark.ruling("SE-30", "extra-turn-1", "extra-turn-2", "extra-turn-6")
def test_outpost_gives_a_whole_turn_more_with_three_cards() -> None:
    state = position({"hand": "outpost copper*4", "deck": "copper*20", "turns": 5}, {})
    choose(state, "play:outpost")
    end_turn(state)
    expect(state, 0, hand="copper*3", play="outpost", discard="copper*4")
    expect_turn(state, turn_seat=0, actions=1, buys=1, coins=0)
    end_turn(state)
    expect(state, 0, hand="copper*5", play="", discard="outpost copper*7")
    assert turns(state) == ["0+", "1"]
    assert state.players[0].turns == 6


@pytest.mark.ruling("SE-31", "duration-2", "extra-turn-7", "extra-turn-9")
def test_a_second_outpost_brings_nothing_and_does_not_stay() -> None:
    state = position({"play": "village", "hand": "outpost*2", "deck": "copper*20"}, {}, turn={"actions": 2})
    choose(state, "play:outpost", "play:outpost")
    end_turn(state)
    expect(state, 0, hand="copper*3", play="outpost", discard="village outpost")
    end_turn(state)
    expect(state, 0, hand="copper*5", play="", discard="village outpost*2 copper*3")
    assert turns(state) == ["0+", "1"]


@pytest.mark.ruling("SE-32", "extra-turn-7", "extra-turn-8", "extra-turn-9")
def test_outpost_in_its_own_extra_turn_brings_no_third_turn_but_a_short_hand() -> None:
    state = position({"hand": "outpost copper*4", "deck": "outpost copper*20"}, {})
    choose(state, "play:outpost")
    end_turn(state)
    choose(state, "play:outpost")
    expect(state, 0, play="outpost*2")
    end_turn(state)
    expect(state, 0, hand="copper*3", play="", discard="outpost*2 copper*6")
    assert turns(state) == ["0+", "1"]


@pytest.mark.ruling("SE-33", "duration-3")
def test_what_waits_for_the_next_turn_happens_in_the_outpost_turn() -> None:
    state = position({"hand": "fishing_village outpost caravan", "deck": "copper*20"}, {})
    choose(state, "play:fishing_village", "play:outpost", "play:caravan")
    end_turn(state)
    expect(state, 0, hand="copper*4", play="fishing_village outpost caravan")
    expect_turn(state, actions=2, coins=1)
    end_turn(state)
    end_turn(state)
    expect_turn(state, turn_seat=0, actions=1, coins=0)
    expect(state, 0, hand="copper*5", play="")


@pytest.mark.ruling("SE-34", "duration-4")
def test_throne_room_stays_with_the_outpost_it_played_twice() -> None:
    state = position({"hand": "throne_room outpost", "deck": "copper*20"}, {})
    choose(state, "play:throne_room", "play:outpost")
    end_turn(state)
    expect(state, 0, hand="copper*3", play="throne_room outpost")
    end_turn(state)
    expect(state, 0, hand="copper*5", play="", discard="throne_room outpost copper*3")
    assert turns(state) == ["0+", "1"]


@pytest.mark.ruling("SE-35", "extra-turn-3")
def test_no_outpost_turn_follows_the_end_of_the_game() -> None:
    state = position({"hand": "outpost", "deck": "copper*20"}, {}, supply={"province": 1}, turn={"coins": 8})
    choose(state, "play:outpost", "buy:province")
    assert state.over
    assert turns(state) == []


@pytest.mark.ruling("SE-36", "extra-turn-8")
def test_a_possessed_turn_counts_among_the_two_in_a_row() -> None:
    state = position({"hand": "copper*5", "deck": "outpost copper*20"}, {"hand": "possession"}, turn={"seat": 1})
    choose(state, "play:possession")
    end_turn(state)
    end_turn(state)
    choose(state, "play:outpost")
    end_turn(state)
    assert turns(state) == ["0+1", "0", "1"]
    expect(state, 0, hand="copper*3", play="", discard="outpost copper*9")


@pytest.mark.ruling("SE-37")
def test_an_outpost_played_in_a_possessed_turn_gives_its_player_a_turn_alone() -> None:
    state = position({"hand": "outpost", "deck": "silver*3 copper*20"}, {"hand": "possession"}, turn={"seat": 1})
    choose(state, "play:possession")
    end_turn(state)
    assert (state.seat, state.asked_seat) == (1, 0)
    choose(state, "play:outpost")
    end_turn(state)
    assert events_of(state, 1, "draw")[-1]["cards"] == ["silver"] * 3
    assert (state.seat, state.asked_seat) == (0, 0)
    expect(state, 0, hand="silver*3", play="outpost")
    end_turn(state)
    assert "cards" not in events_of(state, 1, "draw")[-1]
    end_turn(state)
    assert turns(state) == ["0+1", "0+", "0", "1"]


@pytest.mark.ruling("SE-38", "extra-turn-4", "extra-turn-6")
@pytest.mark.parametrize("plays", [["outpost", "possession"], ["possession", "outpost"]])
def test_the_own_outpost_turn_comes_before_the_possessed_turn_of_another(plays: List[str]) -> None:
    state = position({"hand": "outpost possession", "deck": "copper*20"}, {}, turn={"actions": 2})
    choose(state, *[f"play:{card}" for card in plays])
    for _turn in range(3):
        end_turn(state)
    assert turns(state) == ["0+", "1+0", "1"]


@pytest.mark.ruling("SE-39")
def test_a_treasury_put_back_is_one_of_the_three_cards_after_outpost() -> None:
    state = position({"play": "treasury", "hand": "outpost", "deck": "copper*20"}, {})
    choose(state, "play:outpost", "done")
    assert options(state) == ["put_back:treasury", "done"]
    choose(state, "put_back:treasury")
    expect(state, 0, hand="treasury copper*2", play="outpost", discard="")


@pytest.mark.ruling("SE-40", "extra-turn-2")
def test_outpost_turns_do_not_count_in_a_tie() -> None:
    state = position({"hand": "outpost", "discard": "province", "deck": "copper*20", "turns": 9},
                     {"hand": "gold*3", "turns": 9}, supply={"province": 1})
    choose(state, "play:outpost")
    end_turn(state)
    end_turn(state)
    choose(state, "play:treasures", "buy:province")
    assert state.over
    assert state.outcome().scores == [6, 6]
    assert state.outcome().winners == [0, 1]


# ---- Treasury
@pytest.mark.ruling("SE-52")
def test_every_treasury_may_be_put_back_if_no_victory_card_was_bought() -> None:
    state = position({"play": "treasury*2", "deck": "copper*10"}, {}, turn={"phase": "buy", "coins": 6})
    choose(state, "buy:gold")
    for _treasury in range(2):
        assert (state.prompt, options(state)) == ("clean_up", ["put_back:treasury", "done"])
        choose(state, "put_back:treasury")
    expect(state, 0, hand="treasury*2 copper*3", play="", discard="gold")
    assert [event["cards"] for event in events_of(state, 1, "put_back")] == [["treasury"]] * 2


@pytest.mark.ruling("SE-53", "SE-55")
@pytest.mark.parametrize("bought", ["estate", "harem"])
def test_no_treasury_may_be_put_back_after_a_victory_card_was_bought(bought: str) -> None:
    state = position({"play": "treasury", "deck": "copper*10"}, {}, kingdom="harem", turn={"phase": "buy", "coins": 6})
    choose(state, f"buy:{bought}")
    assert state.turn_seat == 1
    expect(state, 0, hand="copper*5", discard=f"treasury {bought}")


@pytest.mark.ruling("SE-54")
def test_a_victory_card_gained_without_buying_does_not_bind_a_treasury() -> None:
    state = position({"play": "treasury", "hand": "workshop", "deck": "copper*10"}, {})
    choose(state, "play:workshop", "gain:estate", "done")
    assert options(state) == ["put_back:treasury", "done"]


# ---- Fishing Village
@pytest.mark.ruling("SE-65", "SE-66", "SE-67", "duration-7")
@pytest.mark.parametrize(("hand", "plays", "now", "later"), [
    ("fishing_village", "fishing_village", (2, 1), (2, 1)),
    ("fishing_village*2", "fishing_village fishing_village", (3, 2), (3, 2)),
    ("throne_room fishing_village", "throne_room fishing_village", (4, 2), (3, 2))])
def test_fishing_village_gives_actions_and_coins_now_and_in_the_next_turn(hand: str, plays: str, now: Any,
                                                                         later: Any) -> None:
    state = position({"hand": hand, "deck": "copper*20"}, {})
    choose(state, *[f"play:{card}" for card in plays.split()])
    assert (state.actions, state.coins) == now
    end_turn(state)
    expect(state, 0, play=hand)
    end_turn(state)
    assert (state.actions, state.coins) == later
    end_turn(state)
    expect(state, 0, play="")


# ---- Haven
@pytest.mark.ruling("SE-68")
def test_haven_saves_a_card_face_down_for_the_next_turn() -> None:
    state = position({"hand": "haven copper", "deck": "gold copper*20"}, {})
    choose(state, "play:haven", "set_aside:gold")
    expect_turn(state, actions=1)
    expect(state, 0, hand="copper", haven="gold")
    assert state.view(0)["players"][0]["mats"] == {"haven": ["gold"]}
    assert state.view(1)["players"][0]["mats"] == {"haven": 1}
    end_turn(state)
    end_turn(state)
    expect(state, 0, hand="copper*5 gold", haven="", play="haven")
    assert "gold" not in str(state.events(1))


@pytest.mark.ruling("SE-69", "duration-2")
def test_a_haven_without_a_card_does_not_stay() -> None:
    state = position({"hand": "haven"}, {})
    choose(state, "play:haven")
    expect(state, 0, hand="", haven="", play="haven")
    end_turn(state)
    expect(state, 0, hand="haven", play="")


@pytest.mark.ruling("SE-70")
def test_haven_under_throne_room_saves_two_cards() -> None:
    state = position({"hand": "throne_room haven silver estate", "deck": "gold copper*20"}, {})
    choose(state, "play:throne_room", "play:haven", "set_aside:gold", "set_aside:silver")
    expect(state, 0, hand="estate copper", haven="gold silver")
    end_turn(state)
    expect(state, 0, hand="copper*5", play="throne_room haven")
    end_turn(state)
    expect(state, 0, hand="copper*5 gold silver", play="throne_room haven", haven="")
    end_turn(state)
    expect(state, 0, play="", discard="throne_room haven gold silver estate copper*6")


@pytest.mark.ruling("SE-71")
@pytest.mark.parametrize(("coppers", "points"), [(7, 7), (6, 6)])
def test_a_card_under_haven_is_owned_at_the_end(coppers: int, points: int) -> None:
    state = position({"play": "haven", "stays": [0], "deck": f"gardens copper*{coppers}",
                      "mats": {"haven": ["province"]}, "later": [{"effect": "take_back", "seat": 0, "x": 0}]}, {})
    assert state.outcome().scores[0] == points


# ---- Smugglers
SMUGGLED: List[Dict[str, Any]] = [       # what seat 1 gained in its last turn; offered; chosen and gained
    {"id": "SE-82", "gained": "province"},
    {"id": "SE-83", "gained": "province", "reduction": 2, "offered": "province", "chosen": "province"},
    {"id": "SE-84", "gained": "familiar"},
    {"id": "SE-88 Prize", "gained": "bag_of_gold silver", "offered": "bag_of_gold silver", "chosen": "bag_of_gold",
     "discard": ""},
    {"id": "SE-88 Silver", "gained": "bag_of_gold silver", "offered": "bag_of_gold silver", "chosen": "silver"},
    {"id": "an empty pile", "gained": "gold silver", "offered": "gold silver", "chosen": "gold", "golds": 0,
     "discard": ""},
]


@pytest.mark.ruling("SE-82", "SE-83", "SE-84", "SE-88")
@pytest.mark.parametrize("case", SMUGGLED, ids=lambda case: str(case["id"]))
def test_smugglers_take_a_copy_of_what_costs_up_to_six_now(case: Dict[str, Any]) -> None:
    state = position({"hand": "smugglers"}, {"gained": case["gained"]}, kingdom="tournament familiar", ask_forced=True,
                     supply={"gold": case.get("golds", 30)}, turn={"reduction": case.get("reduction", 0)})
    choose(state, "play:smugglers")
    if "offered" in case:
        assert state.prompt == "smuggle"
        assert set(options(state)) == {f"gain:{card}" for card in case["offered"].split()}
        choose(state, f"gain:{case['chosen']}")
    assert state.prompt != "smuggle"
    expect(state, 0, discard=case.get("discard", case.get("chosen", "")))


@pytest.mark.ruling("SE-81")
def test_smugglers_choose_among_what_the_neighbour_bought() -> None:
    state = position({"hand": "smugglers"}, {"deck": "copper*9"},
                     turn={"seat": 1, "buys": 2, "coins": 8, "phase": "buy"})
    choose(state, "buy:gold", "buy:estate", "play:smugglers")
    assert set(options(state)) == {"gain:gold", "gain:estate"}
    choose(state, "gain:gold")
    expect(state, 0, discard="gold")


@pytest.mark.ruling("SE-85")
def test_smugglers_do_not_see_what_the_neighbour_gained_in_other_turns() -> None:
    state = position({"hand": "witch", "deck": "copper*2 smugglers copper*9"}, {})
    choose(state, "play:witch")
    expect(state, 1, discard="curse")
    end_turn(state)
    end_turn(state)
    choose(state, "play:smugglers")
    assert state.prompt == "treasure"
    expect(state, 0, hand="copper*4", play="smugglers")
    assert [event["seat"] for event in events_of(state, 0, "gain")] == [1]


@pytest.mark.ruling("SE-86")
def test_smugglers_look_at_the_outpost_turn_if_it_was_the_last() -> None:
    state = position({"hand": "smugglers"}, {"hand": "outpost", "deck": "copper*9"}, turn={"seat": 1, "coins": 6})
    choose(state, "play:outpost", "buy:gold")
    end_turn(state)
    choose(state, "play:smugglers")
    assert turns(state) == ["1+", "0"]
    expect(state, 0, discard="", play="smugglers")


@pytest.mark.ruling("SE-87")
def test_smugglers_look_to_the_right() -> None:
    state = position({"hand": "smugglers"}, {"gained": "gold"}, {"gained": "silver"})
    choose(state, "play:smugglers")
    expect(state, 0, discard="silver")


@pytest.mark.ruling("SE-89")
def test_smugglers_see_what_was_smuggled_and_what_was_gained_to_the_hand() -> None:
    state = position({"hand": "smugglers", "gained": "laboratory"}, {"hand": "smugglers explorer", "deck": "copper*9"},
                     turn={"seat": 1, "actions": 2})
    choose(state, "play:smugglers", "play:explorer")
    expect(state, 1, discard="laboratory", hand="silver")
    end_turn(state)
    choose(state, "play:smugglers")
    assert set(options(state)) == {"gain:laboratory", "gain:silver"}


@pytest.mark.ruling("SE-90")
def test_a_passed_card_was_not_gained_for_smugglers() -> None:
    state = position({"hand": "smugglers gold"}, {"hand": "masquerade estate", "deck": "copper*9"}, turn={"seat": 1})
    choose(state, "play:masquerade", "pass:estate", "pass:gold", "done")
    assert "gold" in zone(state, 1, "hand")
    end_turn(state)
    choose(state, "play:smugglers")
    expect(state, 0, hand="estate", discard="", play="smugglers")


@pytest.mark.ruling("SE-91")
def test_smugglers_find_the_same_card_in_the_outpost_turn() -> None:
    state = position({"hand": "outpost smugglers", "deck": "smugglers copper*9"}, {"gained": "market"},
                     turn={"actions": 2})
    choose(state, "play:smugglers", "play:outpost")
    expect(state, 0, discard="market")
    end_turn(state)
    choose(state, "play:smugglers")
    assert zone(state, 0, "discard").count("market") == 2


@pytest.mark.ruling("SE-92")
def test_a_moat_cannot_be_shown_to_smugglers() -> None:
    state = position({"hand": "smugglers"}, {"hand": "moat", "gained": "gold"})
    choose(state, "play:smugglers")
    assert state.seat == 0
    expect(state, 0, discard="gold")
