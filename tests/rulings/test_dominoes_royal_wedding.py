"""Royal Wedding: both boxes in turn, up to eight players, teams of two with one kingdom."""
from typing import Any, Dict

import pytest

import crownlands
from kingdoms import (
    GAMES,
    board,
    choose,
    end_round,
    end_turn,
    facts,
    finished,
    kingdom,
    numbers,
    options,
    pass_on,
    table,
)

TOWN = "46@1,0,east"
TEAM_LINE = "16:0 17:1 18:2 19:3"
TEAMS = {"teams": True}


@pytest.mark.ruling("wedding-1")
@pytest.mark.parametrize(("seats", "values"), [(3, {}), (4, {}), (5, {}), (6, {}), (4, TEAMS), (6, TEAMS), (8, {})])
def test_lines_come_from_the_boxes_in_turn_queendomino_first_until_both_are_used_up(seats: int,
                                                                                    values: Dict[str, Any]) -> None:
    state = GAMES["royal_wedding"].start(seats=seats, seed=2, **values)
    boxes = [{entry["box"] for entry in state.view(None)["offer"]}]
    while not state.over:
        round = state.round
        pass_on(state)
        if not state.over and state.round != round and state.view(None)["offer"]:
            boxes.append({entry["box"] for entry in state.view(None)["offer"]})
    rounds = int(state.rules.rounds)
    assert boxes == [{"queendomino"}, {"kingdomino"}] * (rounds // 2)
    assert state.describe()["bag"] == {"kingdomino": [], "queendomino": []}


@pytest.mark.ruling("wedding-1")
def test_dominoes_of_both_boxes_with_the_same_number_are_two_dominoes() -> None:
    state = table(kingdom("1@1,0,east k1@3,0,east"), game="royal_wedding", line=TEAM_LINE, offer="k22 k28 k29 k31")
    assert [each["box"] for each in facts(state)["dominoes"]] == ["queendomino", "kingdomino"]
    end_round(state)
    assert {entry["box"] for entry in state.view(None)["line"]} == {"kingdomino"}


@pytest.mark.ruling("wedding-2")
def test_three_or_four_players_build_within_7x7() -> None:
    laid = kingdom("1@1,0,east 2@3,0,east k1@5,0,east")
    for seats in (3, 4):
        state = table(laid, game="royal_wedding", seats=seats, line="16:0 17:1 18:2")
        assert "place:6,2,north" in options(state)
    with pytest.raises(crownlands.ImpossiblePosition, match="5x5"):
        table(laid, game="royal_wedding", seats=5, line="16:0")


@pytest.mark.ruling("wedding-2", "wedding-3")
@pytest.mark.parametrize(("seats", "values", "removed"), [(3, {}, 1), (4, {}, 0), (5, {}, 3), (6, {}, 2), (4, TEAMS, 4),
                                                          (6, TEAMS, 2), (8, {}, 0)])
def test_what_nobody_claims_of_a_line_is_removed(seats: int, values: Dict[str, Any], removed: int) -> None:
    state = GAMES["royal_wedding"].start(seats=seats, seed=3, **values)
    first = set(numbers(state.view(None)["offer"]))
    while state.round == 0:
        pass_on(state)
    claimed = set(numbers(state.view(None)["line"]))
    assert claimed <= first
    assert len(first - claimed) == removed
    assert (first - claimed).isdisjoint(state.describe()["bag"]["queendomino"])


@pytest.mark.ruling("wedding-4")
def test_all_other_rules_of_queendomino_hold_at_a_royal_wedding() -> None:
    for seats in (3, 4, 5, 6):
        view = GAMES["royal_wedding"].start(seats=seats, seed=1).view(None)
        assert [(each["coins"], each["reserve"]) for each in view["kingdoms"]] == [(7, 1)] * seats
        assert None not in view["board"]["slots"]
    state = table(kingdom(TOWN), game="royal_wedding", line=TEAM_LINE, slots="guardtower statue")
    choose(state, "place:-1,0,west", "tax:first", "build:0,1,0")
    assert state.view(None)["queen"] == 0
    assert state.prompt == "claim"
    assert finished(kingdom("1@1,0,east"), kingdom("k19@1,0,east", coins=3), game="royal_wedding").result \
        == crownlands.Result([2, 2, 2, 2], [0], [0, 0, 0, 0])


@pytest.mark.ruling("wedding-6", "wedding-9")
@pytest.mark.parametrize(("seats", "teams"), [(4, [[0, 1], [2, 3]]), (6, [[0, 1], [2, 3], [4, 5]]),
                                              (8, [[0, 1], [2, 3], [4, 5], [6, 7]])])
def test_partners_sit_side_by_side_and_have_one_castle_one_purse_and_one_knight(seats: int, teams: Any) -> None:
    view = GAMES["royal_wedding"].start(seats=seats, seed=1, teams=True).view(None)
    assert [each["seats"] for each in view["kingdoms"]] == teams
    assert [(each["coins"], each["reserve"]) for each in view["kingdoms"]] == [(7, 1)] * (seats // 2)
    assert view["limit"] == 7


@pytest.mark.ruling("wedding-9")
@pytest.mark.parametrize(("seats", "teams"), [(4, [[0, 2], [1, 3]]), (6, [[0, 3], [1, 4], [2, 5]]),
                                              (8, [[0, 4], [1, 5], [2, 6], [3, 7]])])
def test_partners_may_sit_opposite_each_other(seats: int, teams: Any) -> None:
    view = GAMES["royal_wedding"].start(seats=seats, seed=1, teams=True, partners="opposite").view(None)
    assert [each["seats"] for each in view["kingdoms"]] == teams


@pytest.mark.ruling("wedding-6", "wedding-7")
def test_partners_build_one_kingdom_and_spend_the_same_coins_and_knights() -> None:
    state = table(kingdom(TOWN), game="royal_wedding", options=TEAMS, line="16:0 17:1 18:2 19:3",
                  slots="- - - - - statue")
    choose(state, "place:-1,0,west", "tax:first", "build:5,1,0")
    assert (facts(state)["coins"], facts(state)["reserve"]) == (7 + 1 - 5, 0)
    end_turn(state)
    assert state.turn_seat == 1
    choose(state, "place:-3,1,east")                             # the wheat of the one partner under that of the other
    assert len(facts(state)["dominoes"]) == 3
    assert state.prompt == "claim", "the knight of the team stands already"
    assert facts(state, 1)["coins"] == 7


@pytest.mark.ruling("wedding-7")
def test_each_king_is_moved_by_its_owner() -> None:
    state = table(game="royal_wedding", options=TEAMS, line="16:0 17:1 18:2 19:3", offer="k22 k28 k29 k31")
    askers = []
    while state.round == 1:
        assert state.seat == state.turn_seat
        if state.prompt == "claim":
            askers.append(int(state.seat))
        pass_on(state)
    assert askers == [0, 1, 2], "the last king has no choice"
    assert [entry["seat"] for entry in state.view(None)["line"]] == [0, 1, 2, 3]


@pytest.mark.ruling("wedding-6")
def test_a_team_shares_the_queen_with_her_discount_and_without_the_dragon() -> None:
    for seat, price, dragon in ((0, 2, False), (1, 2, False), (2, 3, True)):
        state = table(kingdom(TOWN), kingdom("47@1,0,east"), game="royal_wedding", options=TEAMS, line=f"16:{seat}",
                      slots="- - - statue bakery", queen=0, turn={"phase": "build"})
        assert board(state)["prices"][3] == price
        choose(state, "build:3,1,0")
        assert (state.prompt == "burn") is dragon


@pytest.mark.ruling("wedding-6")
def test_towers_of_a_team_are_counted_together() -> None:
    state = table(kingdom("46@1,0,east", towers=2), kingdom(towers=4), game="royal_wedding", options=TEAMS,
                  line="16:1", slots="guardtower", queen=1, turn={"phase": "build"})
    choose(state, "build:0,1,0")
    assert facts(state)["towers"] == 4
    assert state.view(None)["queen"] == 0


@pytest.mark.ruling("wedding-8")
def test_partners_win_together() -> None:
    state = finished(kingdom(coins=3), kingdom(coins=9), kingdom(coins=6), game="royal_wedding", seats=6, options=TEAMS)
    assert state.result is not None
    assert state.result.scores == [1, 1, 3, 3, 2, 2]
    assert state.result.winners == [2, 3]
    tied = finished(kingdom(), kingdom(), game="royal_wedding", options=TEAMS)
    assert tied.result is not None
    assert tied.result.winners == [0, 1, 2, 3]


@pytest.mark.ruling("wedding-5", "A10")
def test_every_team_places_24_dominoes_also_with_four_players() -> None:
    for seats in (4, 6, 8):
        state = GAMES["royal_wedding"].start(seats=seats, seed=1, teams=True)
        assert len(state.view(None)["offer"]) == 8
        while not state.over:
            pass_on(state)
        assert {len(each["dominoes"]) + each["discarded"] for each in state.view(None)["kingdoms"]} == {24}


@pytest.mark.ruling("wedding-5", "options-1")
def test_eight_players_always_play_in_teams_and_four_or_six_only_if_they_want() -> None:
    assert len(GAMES["royal_wedding"].start(seats=8, seed=1).view(None)["kingdoms"]) == 4
    assert len(GAMES["royal_wedding"].start(seats=6, seed=1).view(None)["kingdoms"]) == 6
    assert len(GAMES["royal_wedding"].start(seats=4, seed=1).view(None)["kingdoms"]) == 4
    assert len(GAMES["royal_wedding"].start(seed=1).view(None)["kingdoms"]) == 4


@pytest.mark.ruling("options-1")
@pytest.mark.parametrize(("seats", "values", "message"), [
    (2, {}, "Royal Wedding is for 3, 4, 5, 6 or 8 players, not 2"),
    (7, {}, "not 7"),
    (9, {}, "not 9"),
    (3, TEAMS, "teams of two are for 4, 6 or 8 players, not 3"),
    (5, TEAMS, "teams of two are for 4, 6 or 8 players, not 5"),
    (4, {"partners": "opposite"}, "partners can sit opposite each other only where teams is True"),
    (8, {"teams": False}, "teams cannot be False"),
    (4, {"teams": "yes"}, "teams cannot be 'yes'"),
    (4, {"mighty_duel": True}, "no option mighty_duel"),
    (4, {"two_full_turns": False}, "no option two_full_turns"),
])
def test_what_royal_wedding_does_not_have_is_refused_with_what_it_has(seats: int, values: Any, message: str) -> None:
    with pytest.raises(crownlands.WrongOption, match=message):
        GAMES["royal_wedding"].start(seats=seats, seed=1, **values)


@pytest.mark.ruling("options-1")
@pytest.mark.parametrize(("seats", "values", "message"), [
    (1, {}, "Queendomino is for 2, 3 or 4 players, not 1"),
    (5, {}, "not 5"),
    (True, {}, "not True"),
    (2, {"harmony": True}, "no option harmony"),
    (2, {"tax_boxes": "per_castle"}, "it is 'per_action' or 'per_knight'"),
])
def test_what_queendomino_does_not_have_is_refused_with_what_it_has(seats: int, values: Any, message: str) -> None:
    with pytest.raises(crownlands.WrongOption, match=message):
        GAMES["queendomino"].start(seats=seats, seed=1, **values)


@pytest.mark.ruling("A11", "wedding-4")
def test_six_players_begin_with_six_of_the_22_knights() -> None:
    full = kingdom(TOWN, reserve=15)
    for limited, knights in ((False, 3), (True, 2)):
        state = table(full, game="royal_wedding", seats=6, line="16:0", slots="big_tavern", turn={"phase": "build"},
                      options={"limited_pieces": limited})
        choose(state, "build:0,1,0")
        assert facts(state)["reserve"] == 15 + knights
