"""Actions C and D: buildings and their price, the queen and her favours, the dragon."""
import pytest

import crownlands
from kingdoms import board, choose, end_round, end_turn, facts, kingdom, options, pass_on, table

TOWN = "46@1,0,east"                             # two town squares
BUILD = {"phase": "build"}
BURN = {"phase": "burn"}
SIX = "statue bakery church sawmill foundry big_tavern"


# ---- buildings
@pytest.mark.ruling("build-1", "build-2")
@pytest.mark.parametrize("slot", range(6))
def test_a_building_costs_what_its_slot_says_and_goes_to_the_square_chosen(slot: int) -> None:
    state = table(kingdom(TOWN, coins=8), slots=SIX, turn=BUILD)
    choose(state, f"build:{slot},2,0")
    assert facts(state)["coins"] == 8 - slot
    assert facts(state)["buildings"] == [{"building": SIX.split()[slot], "x": 2, "y": 0}]


@pytest.mark.ruling("build-2")
def test_only_what_can_be_paid_is_offered() -> None:
    state = table(kingdom(TOWN, coins=2), slots=SIX, turn=BUILD)
    assert options(state) == [f"build:{slot},{x},0" for slot in (0, 1, 2) for x in (1, 2)] + ["done"]
    state = table(kingdom(TOWN, coins=2), slots="- - - sawmill foundry big_tavern", turn=BUILD)
    assert state.prompt == "burn"


@pytest.mark.ruling("build-3")
def test_building_needs_an_open_town_square_new_or_old() -> None:
    state = table(kingdom("1@1,0,east"), slots=SIX, turn=BUILD)
    assert state.prompt == "burn", "no town at all"
    state = table(kingdom(TOWN, buildings="statue@1,0 statue@2,0"), slots=SIX, turn=BUILD)
    assert state.prompt == "burn", "both squares are taken"
    state = table(kingdom(TOWN, buildings="statue@1,0", reserve=0), slots="bakery", line="32:0")
    choose(state, "place:3,0,east")
    assert options(state) == ["build:0,2,0", "build:0,3,0", "done"], "an old square and a new one"


@pytest.mark.ruling("build-4")
def test_one_building_a_square_and_one_a_turn() -> None:
    state = table(kingdom(TOWN), slots=SIX, turn=BUILD)
    choose(state, "build:0,1,0")
    assert state.prompt == "burn"
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "build:1,2,0")
    state = table(kingdom(TOWN, buildings="statue@1,0"), slots=SIX, turn=BUILD)
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "build:1,1,0")


@pytest.mark.ruling("build-5")
def test_building_is_optional() -> None:
    state = table(kingdom(TOWN), slots=SIX, turn=BUILD)
    choose(state, "done")
    assert (facts(state)["coins"], facts(state)["buildings"]) == (7, [])
    assert board(state)["slots"] == SIX.split()


@pytest.mark.ruling("build-9")
def test_a_slot_stays_empty_until_the_end_of_the_round() -> None:
    state = table(kingdom(TOWN), kingdom("47@1,0,east"), seats=2, line="16:0 17:1", slots=SIX, turn=BUILD)
    choose(state, "build:2,1,0", "done")
    end_turn(state)
    assert board(state)["slots"] == ["statue", "bakery", None, "sawmill", "foundry", "big_tavern"]
    assert state.turn_seat == 1
    while state.prompt != "build":
        state.choose(options(state)[-1])
    assert not any(id.startswith("build:2,") for id in options(state))


@pytest.mark.ruling("build-10")
def test_the_tile_on_the_stack_cannot_be_built() -> None:
    state = table(kingdom(TOWN), slots="statue", builders={"top": "church"}, turn=BUILD)
    assert options(state) == ["build:0,1,0", "build:0,2,0", "done"]
    state = table(kingdom(TOWN), slots="", builders={"top": "church"}, turn=BUILD)
    assert state.prompt == "claim"


@pytest.mark.ruling("build-7")
def test_knights_of_a_building_wait_in_reserve_for_the_next_turn() -> None:
    state = table(kingdom(TOWN, reserve=0), seats=2, line="16:0 17:0 18:1 19:1", slots="big_tavern")
    choose(state, "place:-1,0,west")
    assert state.prompt == "build", "no knight, no tax"
    choose(state, "build:0,1,0")
    assert facts(state)["reserve"] == 3
    assert state.prompt == "claim"
    end_turn(state)
    state.choose(options(state)[0])
    assert state.prompt == "tax"


# ---- the queen
@pytest.mark.ruling("queen-1", "queen-2")
def test_nobody_hosts_the_queen_until_the_first_tower_is_built() -> None:
    state = table(kingdom(TOWN), slots="statue guardtower", turn=BUILD)
    assert state.view(None)["queen"] is None
    statue = state.copy()
    choose(statue, "build:0,1,0")
    assert statue.view(None)["queen"] is None
    choose(state, "build:1,1,0")
    assert state.view(None)["queen"] == 0
    assert facts(state)["towers"] == 2


@pytest.mark.ruling("queen-2", "A6")
@pytest.mark.parametrize(("mine", "others", "host"), [(0, 3, 1), (0, 2, 0), (0, 1, 0), (3, 5, 0), (2, 5, 1)])
def test_catching_up_in_towers_is_enough_to_win_the_queen(mine: int, others: int, host: int) -> None:
    state = table(kingdom(TOWN, towers=mine), kingdom(towers=others), slots="guardtower", turn=BUILD, queen=1)
    choose(state, "build:0,1,0")
    assert facts(state)["towers"] == mine + 2
    assert state.view(None)["queen"] == host


@pytest.mark.ruling("queen-2", "A6")
def test_every_other_player_counts_for_the_queen() -> None:
    state = table(kingdom(TOWN), kingdom(towers=1), kingdom(towers=3), slots="guardtower", turn=BUILD, queen=2)
    choose(state, "build:0,1,0")
    assert state.view(None)["queen"] == 2


@pytest.mark.ruling("queen-3")
def test_the_queen_moves_only_when_somebody_gains_towers() -> None:
    state = table(kingdom(TOWN, towers=4), kingdom(towers=2), slots="statue", turn=BUILD, queen=1)
    choose(state, "build:0,1,0")
    assert state.view(None)["queen"] == 1
    end_round(state)
    assert state.view(None)["queen"] == 1


@pytest.mark.ruling("queen-4", "A5")
def test_the_host_pays_one_coin_less_but_never_less_than_nothing() -> None:
    for slot, price in enumerate((0, 0, 1, 2, 3, 4)):
        state = table(kingdom(TOWN, coins=6), slots=SIX, turn=BUILD, queen=0)
        assert board(state)["prices"][slot] == price
        choose(state, f"build:{slot},1,0")
        assert facts(state)["coins"] == 6 - price
    state = table(kingdom(TOWN, coins=0), slots=SIX, turn=BUILD, queen=0)
    assert options(state) == ["build:0,1,0", "build:0,2,0", "build:1,1,0", "build:1,2,0", "done"]


@pytest.mark.ruling("A5")
def test_a_coin_can_be_paid_back_for_a_building_that_costs_nothing() -> None:
    state = table(kingdom(TOWN, coins=6), slots=SIX, turn=BUILD, queen=0, options={"free_slot_refund": True})
    choose(state, "build:0,1,0")
    assert facts(state)["coins"] == 7
    state = table(kingdom(TOWN, coins=6), slots=SIX, turn=BUILD, queen=1, options={"free_slot_refund": True})
    choose(state, "build:0,1,0")
    assert facts(state)["coins"] == 6, "only the host"


@pytest.mark.ruling("queen-4")
def test_the_discount_is_for_those_who_host_the_queen_when_they_build() -> None:
    state = table(kingdom(TOWN, coins=9), slots="- - - - - guardtower", turn=BUILD)
    choose(state, "build:5,1,0")
    assert (facts(state)["coins"], state.view(None)["queen"]) == (4, 0)
    state = table(kingdom(TOWN, coins=9), slots="- - - - - guardtower", turn=BUILD, queen=1)
    choose(state, "build:5,1,0")
    assert facts(state)["coins"] == 4


@pytest.mark.ruling("A17")
def test_the_queen_never_goes_back_to_the_board() -> None:
    state = table(kingdom(TOWN, towers=1), slots="statue", turn=BUILD, queen=0)
    while not state.over:
        assert state.view(None)["queen"] is not None
        state.choose(options(state)[-1])


# ---- the dragon
@pytest.mark.ruling("dragon-1", "dragon-2")
def test_the_dragon_takes_a_coin_and_a_building_and_sits_on_its_slot() -> None:
    state = table(slots="statue - church", turn=BURN)
    assert options(state) == ["burn:0", "burn:2", "done"]
    choose(state, "burn:2")
    assert facts(state)["coins"] == 6
    assert board(state)["slots"] == ["statue", None, None, None, None, None]
    assert board(state)["dragon"] == 2
    assert state.describe()["board"]["burned"] == {"church": 1}
    assert state.prompt == "claim"


@pytest.mark.ruling("dragon-1")
def test_the_dragon_may_be_left_in_its_cave() -> None:
    state = table(slots=SIX, turn=BURN)
    choose(state, "done")
    assert (facts(state)["coins"], board(state)["dragon"]) == (7, None)


@pytest.mark.ruling("dragon-3")
def test_the_dragon_serves_once_a_round_for_all_players_together() -> None:
    state = table(seats=2, line="16:0 17:1 18:0 19:1", slots=SIX, turn=BURN)
    choose(state, "burn:5")
    prompts = set()
    while state.round == 1:
        prompts.add(state.prompt)
        pass_on(state)
    assert "burn" not in prompts
    assert board(state)["dragon"] is None, "back in its cave"
    while state.prompt != "burn":
        state.choose(options(state)[-1])
    assert "burn:0" in options(state)


@pytest.mark.ruling("dragon-3")
def test_whoever_comes_later_may_use_a_dragon_that_was_left_alone() -> None:
    state = table(seats=2, line="16:0 17:1", slots=SIX, turn=BURN)
    choose(state, "done")
    end_turn(state)
    assert state.turn_seat == 1
    while state.prompt != "burn":
        state.choose(options(state)[-1])
    choose(state, "burn:0")
    assert facts(state, 1)["coins"] == 6


@pytest.mark.ruling("dragon-4")
def test_the_host_of_the_queen_may_not_use_the_dragon() -> None:
    assert table(slots=SIX, turn=BURN, queen=0).prompt == "claim"
    assert table(slots=SIX, turn=BURN, queen=1).prompt == "burn"


@pytest.mark.ruling("dragon-4")
def test_towers_that_bring_the_queen_in_this_turn_forbid_the_dragon() -> None:
    state = table(kingdom(TOWN), slots="guardtower statue", turn=BUILD)
    choose(state, "build:0,1,0")
    assert state.prompt == "claim"
    state = table(kingdom(TOWN), kingdom(towers=3), slots="guardtower statue", turn=BUILD, queen=1)
    choose(state, "build:0,1,0")
    assert state.prompt == "burn", "too few towers for the queen"


@pytest.mark.ruling("dragon-5")
def test_the_dragon_wants_a_coin() -> None:
    assert table(kingdom(coins=0), slots=SIX, turn=BURN).prompt == "claim"
    state = table(kingdom(coins=1), slots=SIX, turn=BURN)
    choose(state, "burn:5")
    assert facts(state)["coins"] == 0, "whatever the slot, one coin"
    state = table(kingdom(TOWN, coins=3), slots="- - - statue bakery", turn=BUILD)
    choose(state, "build:3,1,0")
    assert state.prompt == "claim", "all coins went into the building"


@pytest.mark.ruling("dragon-5")
def test_the_dragon_wants_a_building_on_the_board() -> None:
    assert table(slots="", turn=BURN).prompt == "claim"
    assert table(slots="", builders={"top": "church"}, turn=BURN).prompt == "claim", "the stack is no slot"
    state = table(kingdom(TOWN), slots="statue", turn=BUILD)
    choose(state, "build:0,1,0")
    assert state.prompt == "claim"


@pytest.mark.ruling("dragon-5")
def test_a_dragon_out_of_its_cave_is_not_to_be_had() -> None:
    assert table(slots="- statue", builders={"dragon": 0}, turn=BURN).prompt == "claim"


@pytest.mark.ruling("dragon-6")
def test_building_comes_before_the_dragon_and_never_after() -> None:
    state = table(kingdom(TOWN), slots=SIX, turn=BUILD)
    choose(state, "build:0,1,0", "burn:1")
    assert state.prompt == "claim"
    state = table(kingdom(TOWN), slots=SIX, turn=BUILD)
    choose(state, "done", "burn:1")
    assert state.prompt == "claim"


@pytest.mark.ruling("A20")
def test_nobody_builds_on_the_dragons_slot_until_the_round_is_over() -> None:
    state = table(kingdom(TOWN), kingdom("47@1,0,east"), seats=2, line="16:0 17:1", slots="statue bakery", turn=BURN)
    choose(state, "burn:1")
    end_turn(state)
    while state.prompt != "build":
        state.choose(options(state)[-1])
    assert {id.partition(",")[0] for id in options(state)} == {"build:0", "done"}
    assert board(state)["slots"][1] is None
    end_round(state)
    assert None not in board(state)["slots"]
