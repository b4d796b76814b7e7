"""Set-up, who starts, the end of the game, and scoring."""
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands.dominion.cards import BASIC, BOXES, is_landscape, kinds_of
from crownlands.dominion.scoring import result_of, winning_seats
from crownlands.dominion.state import DominionState
from table import GAME, choose, expect, options, table, zone

COUNTS = {
    2: {"copper": 46, "silver": 40, "gold": 30, "estate": 8, "duchy": 8, "province": 8, "curse": 10, "gardens": 8},
    3: {"copper": 39, "silver": 40, "gold": 30, "estate": 12, "duchy": 12, "province": 12, "curse": 20, "gardens": 12},
    4: {"copper": 32, "silver": 40, "gold": 30, "estate": 12, "duchy": 12, "province": 12, "curse": 30, "gardens": 12},
    5: {"copper": 85, "silver": 80, "gold": 60, "estate": 12, "duchy": 12, "province": 15, "curse": 40, "gardens": 12},
    6: {"copper": 78, "silver": 80, "gold": 60, "estate": 12, "duchy": 12, "province": 18, "curse": 50, "gardens": 12},
}
EMPTY = {"silver": 0, "gold": 0, "curse": 0, "duchy": 0}


def start(**facts: Any) -> DominionState:
    return GAME.start(**{"kingdom": "b1_size_distortion", "seed": 5, **facts})


@pytest.mark.ruling("setup-1", "setup-2", "setup-3", "setup-4", "setup-5", "setup-6", "setup-14", "edition-11")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_supply_depends_on_the_number_of_players(seats: int) -> None:
    state = start(seats=seats)
    expected = COUNTS[seats]
    assert {id: state.left(id) for id in expected} == expected
    assert {state.left(id) for id in state.kingdom.kingdom if id != "gardens"} == {10}


@pytest.mark.ruling("setup-14")
def test_treasures_of_two_boxes_can_be_pooled() -> None:
    state = start(treasure_boxes=2)
    assert [state.left(id) for id in ("copper", "silver", "gold")] == [106, 80, 60]


@pytest.mark.ruling("setup-15")
@pytest.mark.parametrize("seats", [1, 7])
def test_there_is_no_game_for_one_or_seven(seats: int) -> None:
    with pytest.raises(crownlands.WrongOption):
        start(seats=seats)


@pytest.mark.ruling("setup-7", "setup-10")
def test_the_supply_is_seven_basic_and_ten_different_kingdom_piles_and_the_trash_is_empty() -> None:
    view = start().view(0)
    assert len(view["supply"]) == 17
    assert set(BASIC) < set(view["supply"])
    assert view["trash"] == []


@pytest.mark.ruling("setup-8")
def test_the_kingdom_is_a_recommended_set_ten_chosen_cards_or_random() -> None:
    chosen = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop", "witch"]
    assert GAME.start(kingdom=chosen, seed=1).kingdom.kingdom == chosen
    assert "gardens" in start().kingdom.kingdom
    random = [tuple(sorted(GAME.start(boxes=["intrigue1e"], seed=seed).kingdom.kingdom)) for seed in range(5)]
    assert all(len(set(kingdom)) == 10 and set(kingdom) < set(BOXES["intrigue1e"]) for kingdom in random)
    assert len(set(random)) > 1


@pytest.mark.ruling("setup-8")
@pytest.mark.parametrize("kingdom", [["cellar"] * 10, ["cellar", "moat"]])
def test_a_kingdom_of_other_than_ten_different_cards_is_refused(kingdom: List[str]) -> None:
    with pytest.raises(crownlands.WrongKingdom):
        GAME.start(kingdom=kingdom, seed=1)


@pytest.mark.ruling("setup-11")
def test_each_player_begins_with_a_shuffled_deck_and_a_hand_of_five() -> None:
    hands = set()
    for seed in range(20):
        state = start(seed=seed)
        for seat in range(2):
            hand, deck = zone(state, seat, "hand"), zone(state, seat, "deck")
            assert (len(hand), len(deck)) == (5, 5)
            assert sorted(hand + deck) == ["copper"] * 7 + ["estate"] * 3
            expect(state, seat, discard="", play="")
            hands.add(hand.count("copper"))
    assert hands == {2, 3, 4, 5}


@pytest.mark.ruling("setup-12")
def test_nobody_can_play_an_action_in_the_first_two_turns() -> None:
    state = start()
    while state.view(0)["turn"]["number"] <= 2:
        assert state.prompt != "action"
        wanted = [id for id in options(state) if id in ("play:treasures", "buy:village", "buy:cellar")]
        choose(state, wanted[-1] if wanted else "done")
    assert state.players[0].turns == 2


@pytest.mark.ruling("setup-13")
def test_an_empty_pile_stays_in_view() -> None:
    state = table({"hand": "copper"}, supply={"village": 0})
    assert state.view(1)["supply"]["village"] == 0


@pytest.mark.ruling("start-1", "start-2")
def test_the_first_player_is_random_or_agreed() -> None:
    assert {int(start(seats=3, seed=seed).turn_seat) for seed in range(30)} == {0, 1, 2}
    assert start(seats=3, first_player=2).turn_seat == 2


@pytest.mark.ruling("start-3", "start-4", "start-5", "edition-12")
@pytest.mark.parametrize("kingdom", ["b1_first_game", "b2_first_game"])
@pytest.mark.parametrize(("scores", "turns", "starters"), [
    ([9, 3, 3], [5, 5, 5], {1}), ([3, 3, 9], [5, 5, 5], {0}), ([9, 9, 3, 3], [5, 5, 5, 5], {2, 3}),
    ([9, 9, 3], [5, 5, 5], {2}), ([9, 9, 9], [5, 5, 5], {0, 1, 2}), ([9, 9, 3], [5, 4, 4], {2})])
def test_a_rematch_is_started_left_of_the_winner_or_by_chance_among_those_who_did_not_win(
        kingdom: str, scores: List[int], turns: List[int], starters: set[int]) -> None:
    last = result_of(scores, turns)
    games = [GAME.start(seats=len(scores), kingdom=kingdom, first_player=last, seed=seed) for seed in range(40)]
    assert {int(game.turn_seat) for game in games} == starters


@pytest.mark.ruling("start-6")
def test_play_passes_to_the_left() -> None:
    state = start(seats=3, first_player=1)
    order = []
    for _turn in range(4):
        order.append(int(state.turn_seat))
        choose(state, "done", "done")
    assert order == [1, 2, 0, 1]


@pytest.mark.ruling("end-1", "end-5")
def test_the_game_ends_after_the_turn_that_empties_the_provinces() -> None:
    state = table({"hand": "gold*4", "deck": "copper*5"}, supply={"province": 1}, turn={"buys": 2})
    choose(state, "play:treasures", "buy:province")
    assert not state.over, "the turn is finished first"
    choose(state, "buy:silver")
    assert state.over
    expect(state, 0, hand="copper*5", play="")


@pytest.mark.ruling("end-1", "end-5")
def test_a_province_pile_emptied_in_the_action_phase_ends_the_game_only_after_the_turn() -> None:
    state = table({"hand": "remodel gold*2", "deck": "copper*5"}, supply={"province": 1})
    choose(state, "play:remodel", "gain:province")
    assert not state.over
    choose(state, "play:treasures", "buy:silver")
    assert state.over


@pytest.mark.ruling("end-2", "end-3", "end-4")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
@pytest.mark.parametrize("last", ["copper", "estate", "moat"])
def test_three_empty_piles_of_any_kind_end_the_game_and_four_with_five(seats: int, needed: int, last: str) -> None:
    supply = dict(list(EMPTY.items())[:needed - 2])
    state = table({"hand": "silver*2"}, seats=seats, supply={**supply, last: 1}, kingdom="moat", turn={"buys": 1})
    choose(state, "play:treasures", f"buy:{last}")
    assert not state.over, "one pile short"
    supply = dict(list(EMPTY.items())[:needed - 1])
    state = table({"hand": "silver*2"}, seats=seats, supply={**supply, last: 1}, kingdom="moat")
    choose(state, "play:treasures", f"buy:{last}")
    assert state.over


@pytest.mark.ruling("end-6", "score-6")
def test_players_need_not_have_equally_many_turns() -> None:
    state = table({"hand": "gold*3", "turns": 9, "deck": "copper*5"}, {"hand": "copper", "turns": 9},
                  supply={"province": 1})
    choose(state, "play:treasures", "buy:province")
    assert state.result is not None
    assert state.result.turns == [10, 9]


@pytest.mark.ruling("end-7", "verb-10")
def test_trashed_cards_never_refill_a_pile_and_the_trash_is_no_pile() -> None:
    state = table({"hand": "chapel village*2 copper"}, supply={"village": 0, "curse": 0})
    choose(state, "play:chapel", "trash:village", "trash:village", "done", "play:treasures")
    assert state.left("village") == 0
    assert state.empty_piles == 2
    assert "buy:village" not in options(state)


POINTS: Dict[str, int] = {"estate": 1, "duchy": 3, "province": 6, "curse": -1, "great_hall": 1, "harem": 2, "nobles": 2,
                          "farmland": 2, "dame_josephine": 2}


@pytest.mark.ruling("score-2", "score-3")
@pytest.mark.parametrize(("card", "points"), POINTS.items())
def test_a_card_is_worth_its_points(card: str, points: int) -> None:
    assert table({"hand": card}, {"hand": "copper"}).outcome().scores == [points, 0]


@pytest.mark.ruling("score-2")
def test_all_other_cards_are_worth_nothing() -> None:
    counting = {"gardens", "duke", "fairgrounds", "colony", "island", "mill"}
    cards = {id for lines in BOXES.values() for id in lines if not kinds_of(id) and not is_landscape(id)}
    others = cards - set(POINTS) - counting
    assert all(table({"hand": id}).outcome().scores == [0, 0] for id in others)


@pytest.mark.ruling("score-1")
@pytest.mark.parametrize("place", ["hand", "deck", "bag", "discard", "play"])
def test_points_count_wherever_the_card_is(place: str) -> None:
    state = table({place: "province"}, {"hand": "copper"}, pending=[], over=True)
    assert state.result is not None
    assert state.result.scores == [6, 0]


@pytest.mark.ruling("score-1")
def test_points_count_where_library_has_set_the_card_aside() -> None:
    state = table({"hand": "library", "deck": "great_hall moat"}, {"hand": "copper"})
    choose(state, "play:library", "set_aside:great_hall")
    assert options(state) == ["keep:moat", "set_aside:moat"]
    assert state.outcome().scores == [1, 0]


@pytest.mark.ruling("score-4", "score-5")
def test_totals_may_be_negative_and_the_most_points_win() -> None:
    state = table({"hand": "curse*3"}, {"hand": "curse*2"}, {"hand": "curse*4"}, over=True)
    assert state.result is not None
    assert state.result.scores == [-3, -2, -4]
    assert state.result.winners == [1]


@pytest.mark.ruling("score-6", "score-7")
@pytest.mark.parametrize(("scores", "turns", "winners"), [
    ([9, 9, 3], [10, 9, 9], [1]), ([9, 9, 3], [10, 10, 9], [0, 1]), ([9, 9, 9], [8, 7, 7], [1, 2]),
    ([9, 10, 9], [1, 9, 9], [1])])
def test_a_tie_goes_to_the_fewest_turns_and_is_shared_if_these_are_equal(scores: List[int], turns: List[int],
                                                                         winners: List[int]) -> None:
    players = [{"hand": f"estate*{score}", "turns": taken} for score, taken in zip(scores, turns, strict=True)]
    state = table(*players, over=True)
    assert state.result is not None
    assert state.result.winners == winners
    assert winning_seats(state) == sum(1 << seat for seat in winners)


@pytest.mark.ruling("edition-1", "edition-13")
def test_the_editions_differ_in_thirteen_cards() -> None:
    first, second = set(BOXES["base1e"]), set(BOXES["base2e"])
    assert first - second == {"adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}
    assert second - first == {"artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal"}
    assert (len(first), len(second), len(BOXES["intrigue1e"])) == (25, 26, 25)


@pytest.mark.ruling("edition-13")
def test_the_rules_follow_the_edition_of_the_box_or_else_of_the_cards() -> None:
    assert start(kingdom="b1_first_game").kingdom.options["throne_room_optional"] is False
    assert start(kingdom="b2_first_game").kingdom.options["throne_room_optional"] is True
    for hand, rest, second in ((["mine"], {}, True), (["mine", "spy"], {}, False), (["mine", "merchant"], {}, True),
                               (["mine"], {"boxes": ["base1e"]}, False), (["spy"], {"boxes": ["base2e"]}, True),
                               (["mine", "merchant"], {"options": {"mine_optional": False}}, False)):
        state = GAME.position({"players": [{"hand": hand}], **rest})
        assert state.kingdom.options["mine_optional"] is second
