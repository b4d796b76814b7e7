"""Action B: knights on the new domino, the coins they collect, and the Safes."""
import pytest

import crownlands
from kingdoms import board, choose, end_round, end_turn, facts, kingdom, options, table

WHEAT = "1@1,0,east"                             # a wheat territory of two squares


@pytest.mark.ruling("tax-1", "tax-2", "tax-3")
def test_a_knight_on_the_new_domino_brings_a_coin_for_each_square_of_its_territory() -> None:
    state = table(kingdom(WHEAT), line="10:0")                                      # wheat and forest
    choose(state, "place:3,0,east")
    assert state.prompt == "tax"
    assert options(state) == ["tax:first", "tax:second", "done"]
    choose(state, "tax:first")
    after = facts(state)
    assert after["coins"] == 7 + 3, "the new square counts"
    assert (after["reserve"], after["knights"]) == (0, [[3, 0]])
    assert state.prompt == "claim", "no knight is left"


@pytest.mark.ruling("tax-2")
def test_the_territory_of_the_square_counts_and_not_the_whole_domino() -> None:
    state = table(kingdom(WHEAT), line="10:0")
    choose(state, "place:3,0,east", "tax:second")
    assert facts(state)["coins"] == 7 + 1
    assert facts(state)["knights"] == [[4, 0]]


@pytest.mark.ruling("tax-2")
def test_a_domino_that_joins_territories_is_taxed_for_all_of_them() -> None:
    state = table(kingdom("1@0,1,south 2@1,0,east"), line="10:0")
    choose(state, "place:1,1,east", "tax:first")
    assert facts(state)["coins"] == 7 + 5, "two and two and the one that joins them"


@pytest.mark.ruling("tax-1")
def test_taxes_are_optional_and_cost_nothing_to_decline() -> None:
    state = table(kingdom(WHEAT), line="10:0")
    choose(state, "place:3,0,east", "done")
    assert (facts(state)["coins"], facts(state)["reserve"], facts(state)["knights"]) == (7, 1, [])
    assert state.prompt == "claim"


@pytest.mark.ruling("tax-4")
def test_two_knights_tax_both_squares_in_either_order() -> None:
    for first, second in (("tax:first", "tax:second"), ("tax:second", "tax:first")):
        state = table(kingdom(WHEAT, reserve=2), line="10:0")
        choose(state, "place:3,0,east", first)
        assert options(state) == [second, "done"]
        choose(state, second)
        assert facts(state)["coins"] == 7 + 3 + 1
        assert facts(state)["reserve"] == 0


@pytest.mark.ruling("tax-4")
def test_one_knight_a_square_and_so_two_at_most() -> None:
    state = table(kingdom(WHEAT, reserve=5), line="10:0")
    choose(state, "place:3,0,east", "tax:first")
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "tax:first")
    choose(state, "tax:second")
    assert state.prompt == "claim"
    assert facts(state)["reserve"] == 3
    state = table(kingdom(WHEAT, reserve=5), line="10:0")
    choose(state, "place:3,0,east", "tax:second", "done")
    assert facts(state)["reserve"] == 4


@pytest.mark.ruling("tax-5")
def test_two_knights_of_one_turn_may_tax_the_same_territory_twice() -> None:
    state = table(kingdom(WHEAT, reserve=2), line="2:0")
    choose(state, "place:3,0,east", "tax:first", "tax:second")
    assert facts(state)["coins"] == 7 + 4 + 4


@pytest.mark.ruling("tax-6")
def test_knights_that_stand_in_the_territory_do_not_matter() -> None:
    state = table(kingdom(WHEAT, knights="1,0 2,0"), line="10:0")
    choose(state, "place:3,0,east", "tax:first")
    assert facts(state)["coins"] == 7 + 3
    assert facts(state)["knights"] == [[1, 0], [2, 0], [3, 0]]


@pytest.mark.ruling("tax-7")
def test_knights_stay_where_they_are_for_the_rest_of_the_game() -> None:
    state = table(kingdom(WHEAT), line="10:0 16:1 17:2 18:3")
    choose(state, "place:3,0,east", "tax:first")
    for _round in range(3):
        end_round(state)
    assert facts(state)["knights"] == [[3, 0]]
    assert facts(state)["reserve"] == 0


@pytest.mark.ruling("tax-8")
def test_without_a_knight_in_reserve_there_is_no_tax() -> None:
    state = table(kingdom(WHEAT, reserve=0, knights="1,0"), line="10:0")
    choose(state, "place:3,0,east")
    assert state.prompt == "claim"


@pytest.mark.ruling("tax-8")
def test_without_a_domino_placed_this_turn_there_is_no_tax() -> None:
    state = table(kingdom("1@1,0,east 2@-1,0,west 3@0,1,south 4@0,-1,north", reserve=3), line="9:0")
    assert facts(state)["discarded"] == 1
    assert state.prompt == "claim"


@pytest.mark.ruling("tax-8")
def test_only_the_domino_of_this_turn_can_take_knights() -> None:
    state = table(kingdom(WHEAT, reserve=3), line="10:0 16:1 17:2 18:3")
    choose(state, "place:3,0,east")
    assert options(state) == ["tax:first", "tax:second", "done"]
    choose(state, "tax:first", "tax:second")
    assert facts(state)["knights"] == [[3, 0], [4, 0]]


@pytest.mark.ruling("tax-2")
def test_a_town_is_taxed_for_all_its_squares_with_or_without_buildings() -> None:
    state = table(kingdom("46@1,0,east", buildings="statue@1,0"), line="47:0")
    choose(state, "place:3,0,east", "tax:first")
    assert facts(state)["coins"] == 7 + 4


# ---- the Safes
@pytest.mark.ruling("tax-9", "A4")
def test_a_safe_adds_a_coin_for_each_knight_placed_or_in_reserve_once_a_turn() -> None:
    state = table(kingdom("46@1,0,east 1@-1,0,west", buildings="safe_knight@1,0", knights="-1,0", reserve=3),
                  line="10:0")
    choose(state, "place:-2,1,south", "tax:first")
    assert facts(state)["coins"] == 7 + 3, "it pays when the action is over"
    choose(state, "tax:second")
    assert facts(state)["coins"] == 7 + 3 + 1 + 4
    state = table(kingdom("46@1,0,east 1@-1,0,west", buildings="safe_knight@1,0", knights="-1,0", reserve=3),
                  line="10:0")
    choose(state, "place:-2,1,south", "tax:first", "done")
    assert facts(state)["coins"] == 7 + 3 + 4, "one knight is enough"


@pytest.mark.ruling("tax-9", "A4")
def test_a_safe_can_be_told_to_pay_for_every_knight_sent() -> None:
    state = table(kingdom("46@1,0,east 1@-1,0,west", buildings="safe_knight@1,0", knights="-1,0", reserve=3),
                  line="10:0", options={"tax_boxes": "per_knight"})
    choose(state, "place:-2,1,south", "tax:first")
    assert facts(state)["coins"] == 7 + 3 + 4
    choose(state, "tax:second")
    assert facts(state)["coins"] == 7 + 3 + 4 + 1 + 4


@pytest.mark.ruling("tax-9", "A4")
@pytest.mark.parametrize(("tax_boxes", "coins"), [("per_action", 3 + 1 + 5), ("per_knight", 3 + 5 + 1 + 5)])
def test_the_other_safe_adds_a_coin_for_each_tower(tax_boxes: str, coins: int) -> None:
    state = table(kingdom("46@1,0,east 1@-1,0,west", buildings="safe_tower@1,0", towers=5, reserve=2),
                  line="10:0", options={"tax_boxes": tax_boxes})
    choose(state, "place:-2,1,south", "tax:first", "tax:second")
    assert facts(state)["coins"] == 7 + coins


@pytest.mark.ruling("tax-9")
def test_both_safes_pay_together_and_none_without_a_tax() -> None:
    laid = kingdom("46@1,0,east 1@-1,0,west", buildings="safe_tower@1,0 safe_knight@2,0", towers=2, reserve=1)
    state = table(laid, line="10:0")
    choose(state, "place:-2,1,south", "tax:first")
    assert facts(state)["coins"] == 7 + 3 + 2 + 1
    state = table(laid, line="10:0")
    choose(state, "place:-2,1,south", "done")
    assert facts(state)["coins"] == 7


@pytest.mark.ruling("tax-9")
def test_a_safe_pays_nobody_else() -> None:
    state = table(kingdom(WHEAT), kingdom("46@1,0,east", buildings="safe_knight@1,0", reserve=4), line="10:0 16:1")
    choose(state, "place:3,0,east", "tax:first")
    assert facts(state, 0)["coins"] == 7 + 3
    assert facts(state, 1)["coins"] == 7


@pytest.mark.ruling("build-7", "tax-9")
def test_knights_and_safes_come_too_late_for_the_tax_of_the_turn_in_which_they_are_built() -> None:
    state = table(kingdom("46@1,0,east 1@-1,0,west", reserve=1), seats=2, line="10:0 11:0 12:1 13:1",
                  slots="safe_knight", options={"two_full_turns": True})
    choose(state, "place:-3,0,west", "tax:first", "build:0,1,0")
    assert facts(state)["coins"] == 10
    assert facts(state)["reserve"] == 1
    end_turn(state)
    assert state.turn_seat == 0
    assert state.prompt == "place"
    choose(state, "place:-3,1,south")                                               # wheat under wheat, then a lake
    assert options(state) == ["tax:first", "tax:second", "done"], "the knight of the Safe is here now"
    choose(state, "tax:second")
    assert facts(state)["coins"] == 10 + 1 + 2
    assert board(state)["slots"][0] is None
