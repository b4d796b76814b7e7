"""The order of kings, claiming, the end of a round, and the end of the game."""
import pytest

import crownlands
from crownlands.dominoes.tiles import BUILDINGS
from kingdoms import (
    GAMES,
    board,
    choose,
    end_round,
    end_turn,
    facts,
    kingdom,
    numbers,
    options,
    pass_on,
    table,
)


@pytest.mark.ruling("round-1", "A19")
def test_kings_take_their_turns_by_the_numbers_of_their_dominoes() -> None:
    state = table(line="19:0 16:3 18:1 17:2")
    order = []
    while state.round == 1:
        order.append(int(state.turn_seat))
        end_turn(state)
    assert order == [3, 2, 1, 0]


@pytest.mark.ruling("round-1", "round-2")
def test_what_was_claimed_gives_the_order_of_the_next_round() -> None:
    state = table(line="16:0 17:1 18:2 19:3", offer="22 28 29 31")
    claimed = {0: 31, 1: 28, 2: 29, 3: 22}
    for seat, number in claimed.items():
        assert state.turn_seat == seat
        while state.turn_seat == seat and state.round == 1:
            if state.prompt == "claim":
                choose(state, f"claim:{number}")
            else:
                pass_on(state)
    line = state.view(None)["line"]
    assert numbers(line) == [22, 28, 29, 31]
    assert [entry["seat"] for entry in line] == [3, 1, 2, 0]
    assert state.turn_seat == 3


@pytest.mark.ruling("round-2")
def test_a_king_must_claim_a_domino_that_is_still_free() -> None:
    state = table(line="16:0 17:1 18:2", seats=3, offer="22 28:0 29 31", turn={"phase": "claim"}, at=1)
    assert options(state) == ["claim:22", "claim:29", "claim:31"]
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "claim:28")


@pytest.mark.ruling("round-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_goes_through_its_actions_in_their_order(seats: int) -> None:
    state = table(kingdom("46@1,0,east"), seats=seats, slots="statue bakery", line="16:0 17:1")
    prompts = []
    while state.turn_seat == 0:
        prompts.append(state.prompt)
        pass_on(state)
    assert prompts == ["place", "tax", "build", "burn", "claim"]


@pytest.mark.ruling("round-4")
def test_after_a_round_tiles_slide_to_the_cheap_end_and_new_ones_come_in_at_the_dear_end() -> None:
    state = table(line="16:0", slots="- statue - church bakery -", builders={"top": "foundry"})
    end_round(state)
    assert board(state)["slots"][:4] == ["statue", "church", "bakery", "foundry"], "in their order, the top first"
    assert None not in board(state)["slots"]
    assert board(state)["top"] is not None
    assert board(state)["stack"] == 32 - 6


@pytest.mark.ruling("round-4")
def test_a_full_board_stays_as_it_is() -> None:
    slots = "bakery statue church sawmill foundry big_tavern"
    state = table(line="16:0", slots=slots, builders={"top": "statue"})
    end_round(state)
    assert board(state)["slots"] == slots.split()
    assert board(state)["top"] == "statue"


@pytest.mark.ruling("round-4", "dragon-3")
def test_the_dragon_goes_home_at_the_end_of_the_round() -> None:
    state = table(line="16:0", slots="- statue", builders={"dragon": 0, "top": "church"})
    end_round(state)
    assert board(state)["dragon"] is None
    assert board(state)["slots"][:2] == ["statue", "church"]


@pytest.mark.ruling("round-6", "A8")
def test_when_the_stack_is_used_up_slots_stay_empty() -> None:
    state = table(line="16:0", slots="- statue - church", builders={"top": "foundry", "stack": {"bakery": 1}})
    end_round(state)
    assert board(state)["slots"] == ["statue", "church", "foundry", "bakery", None, None]
    assert (board(state)["top"], board(state)["stack"]) == (None, 0)
    end_round(state)
    assert board(state)["slots"] == ["statue", "church", "foundry", "bakery", None, None]


@pytest.mark.ruling("A8", "dragon-2")
def test_burned_tiles_are_out_of_the_game_or_become_a_new_stack() -> None:
    for back, slots in ((False, ["statue", None]), (True, ["statue", "church"])):
        state = table(line="16:0", slots="statue church", builders={"stack": {}}, turn={"phase": "burn"},
                      options={"burned_tiles_return": back})
        choose(state, "burn:1")
        end_round(state)
        assert board(state)["slots"][:2] == slots
        assert state.describe()["board"]["burned"] == ({} if back else {"church": 1})


@pytest.mark.ruling("A8")
def test_burned_tiles_return_only_when_the_stack_is_used_up() -> None:
    state = table(line="16:0", slots="statue", options={"burned_tiles_return": True},
                  builders={"burned": {"church": 2}, "stack": {"bakery": 2, "foundry": 2, "sawmill": 2, "statue": 1}})
    end_round(state)
    assert "church" not in board(state)["slots"]
    assert state.describe()["board"]["burned"] == {"church": 2}


@pytest.mark.ruling("round-4")
def test_tiles_come_from_the_stack_by_chance_and_each_only_once() -> None:
    seen = set()
    for seed in range(80):
        state = table(line="16:0", slots="statue", seed=seed)
        end_round(state)
        seen.update(board(state)["slots"])
        assert state.violations() == []
    assert seen == {building.id for building in BUILDINGS}


@pytest.mark.ruling("round-7")
def test_the_next_line_is_drawn_when_the_round_is_over() -> None:
    state = table(line="16:0 17:1 18:2 19:3", offer="22 28 29 31")
    bag = set(state.describe()["bag"]["queendomino"])
    end_round(state)
    assert state.round == 2
    offer = numbers(state.view(None)["offer"])
    assert len(offer) == 4
    assert offer == sorted(offer)
    assert set(offer) <= bag
    assert set(state.describe()["bag"]["queendomino"]) == bag - set(offer)


@pytest.mark.ruling("round-8")
def test_the_last_round_has_all_actions_but_the_claim_and_then_the_game_is_over() -> None:
    state = table(kingdom("46@1,0,east"), line="16:0 17:1 18:2 19:3", offer="", slots="statue bakery church")
    assert (state.round, state.view(None)["offer"]) == (12, [])
    prompts = []
    while not state.over:
        prompts.append((int(state.turn_seat), state.prompt))
        pass_on(state)
    assert [prompt for seat, prompt in prompts if seat == 0] == ["place", "tax", "build", "burn"]
    assert [prompt for seat, prompt in prompts if seat == 3] == ["place", "tax", "burn"]
    assert state.decision is None
    assert board(state)["slots"] == ["statue", "bakery", "church", None, None, None]
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")


@pytest.mark.ruling("round-8")
def test_the_line_before_the_last_is_claimed_and_no_other_follows() -> None:
    state = table(line="16:0", round=11, bag={"queendomino": []})
    end_round(state)
    assert state.round == 12
    assert state.view(None)["offer"] == []
    assert len(state.view(None)["line"]) == 1
    assert not state.over


@pytest.mark.ruling("round-9", "A1")
def test_two_players_place_and_claim_with_both_kings_but_tax_build_and_burn_once_a_round() -> None:
    state = table(kingdom("46@1,0,east", reserve=4), seats=2, line="16:0 17:0 18:1 19:1", slots="statue bakery church")
    choose(state, "place:-1,0,west", "tax:first")
    assert state.prompt == "tax", "the second knight of the same action"
    choose(state, "tax:second", "build:0,1,0", "done", "claim:22")
    assert (int(state.turn_seat), state.prompt) == (0, "place")
    choose(state, "place:0,-1,north")
    assert state.prompt == "burn", "taxes and building are used up, the dragon is not"
    choose(state, "burn:2", "claim:28")
    assert state.turn_seat == 1
    choose(state, options(state)[0])
    assert state.prompt == "tax", "the other player has actions of his own"
    end_round(state)
    while state.turn_seat != 0 or state.prompt == "place":
        pass_on(state)
    assert state.prompt == "tax", "and the next round gives them back"


@pytest.mark.ruling("A1")
def test_one_knight_of_the_first_king_uses_up_the_taxes_of_the_round() -> None:
    state = table(kingdom("46@1,0,east", reserve=4), seats=2, line="16:0 17:0 18:1 19:1")
    choose(state, "place:-1,0,west", "tax:first", "done", "claim:22", "place:0,-1,north")
    assert state.prompt == "claim"
    assert facts(state)["reserve"] == 3


@pytest.mark.ruling("A1")
def test_what_the_first_king_left_undone_the_second_may_do() -> None:
    state = table(kingdom("46@1,0,east", reserve=4), seats=2, line="16:0 17:0 18:1 19:1", slots="statue bakery church")
    choose(state, "place:-1,0,west", "done", "done", "burn:0", "claim:22")
    choose(state, "place:0,-1,north", "tax:first", "done", "build:1,1,0")
    assert state.prompt == "claim"


@pytest.mark.ruling("A1")
def test_taxes_are_for_the_domino_of_the_turn_only() -> None:
    state = table(kingdom("46@1,0,east", reserve=4), seats=2, line="16:0 17:0 18:1 19:1")
    choose(state, "place:-1,0,west", "done", "claim:22", "place:0,-1,north", "tax:first", "tax:second")
    assert sorted(facts(state)["knights"]) == [[0, -2], [0, -1]]


@pytest.mark.ruling("A1")
def test_two_kings_of_one_player_may_each_have_a_whole_turn() -> None:
    state = table(kingdom("46@1,0,east", reserve=4), seats=2, line="16:0 17:0 18:1 19:1", slots="statue bakery church",
                  options={"two_full_turns": True})
    choose(state, "place:-1,0,west", "tax:first", "done", "build:0,1,0", "done", "claim:22")
    assert (int(state.turn_seat), state.prompt) == (0, "place")
    choose(state, "place:0,-1,north", "tax:second", "done", "build:1,2,0", "burn:2", "claim:28")
    assert [each["building"] for each in facts(state)["buildings"]] == ["statue", "bakery"]
    assert facts(state)["reserve"] == 2
    assert state.turn_seat == 1


@pytest.mark.ruling("A15")
def test_who_had_to_discard_may_still_build_and_use_the_dragon() -> None:
    laid = kingdom("1@1,0,east 2@-1,0,west 3@0,1,south 32@0,-1,north", reserve=3)
    state = table(laid, line="9:0", slots="statue bakery")
    assert facts(state)["discarded"] == 1
    assert state.prompt == "build"
    choose(state, "build:0,0,-1", "burn:1")
    assert state.prompt == "claim"
    state = table(laid, line="9:0", slots="statue bakery", options={"actions_after_discard": False})
    assert facts(state)["discarded"] == 1
    assert state.prompt == "claim"


@pytest.mark.ruling("A16")
def test_a_building_may_join_a_knight_on_its_square_or_may_not() -> None:
    state = table(slots="statue", line="46:0")
    choose(state, "place:1,0,east", "tax:first")
    assert options(state) == ["build:0,1,0", "build:0,2,0", "done"]
    choose(state, "build:0,1,0")
    assert facts(state)["knights"] == [[1, 0]], "the knight stays"
    state = table(slots="statue", line="46:0", options={"build_on_knights": False})
    choose(state, "place:1,0,east", "tax:first")
    assert options(state) == ["build:0,2,0", "done"]
    state = table(kingdom(reserve=2), slots="statue", line="46:0", options={"build_on_knights": False})
    choose(state, "place:1,0,east", "tax:first", "tax:second")
    assert state.prompt == "burn"


@pytest.mark.ruling("A11")
def test_knights_and_towers_are_endless_or_limited_to_the_pieces_of_the_box() -> None:
    for limited, knights, towers in ((False, 3, 2), (True, 1, 1)):
        values = {"limited_pieces": limited}
        state = table(kingdom("46@1,0,east", reserve=17, knights="1,0"), slots="big_tavern", turn={"phase": "build"},
                      options=values)
        choose(state, "build:0,1,0")
        assert facts(state)["reserve"] == 17 + knights, "18 and three others were out"
        state = table(kingdom("46@1,0,east"), kingdom(towers=14), slots="guardtower", turn={"phase": "build"},
                      options=values)
        choose(state, "build:0,1,0")
        assert facts(state)["towers"] == towers


@pytest.mark.ruling("A11", "queen-3")
def test_without_a_tower_left_a_building_gains_none_and_moves_no_queen() -> None:
    for limited, host in ((False, 0), (True, 1)):
        state = table(kingdom("46@1,0,east", towers=8), kingdom(towers=7), slots="guardtower", queen=1,
                      turn={"phase": "build"}, options={"limited_pieces": limited})
        choose(state, "build:0,1,0")
        assert state.view(None)["queen"] == host


@pytest.mark.ruling("A11")
def test_coins_never_run_out() -> None:
    state = table(kingdom("1@1,0,east", coins=174), line="10:0")
    choose(state, "place:3,0,east", "tax:first")
    assert facts(state)["coins"] == 177


@pytest.mark.ruling("round-8", "round-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_after_twelve_rounds_with_everything_in_order(seats: int) -> None:
    for seed in range(4):
        state = GAMES["queendomino"].start(seats=seats, seed=seed)
        while not state.over:
            assert state.violations() == []
            ids = options(state)
            state.choose(ids[(seed * 7 + int(state.choices)) % len(ids)])
        assert state.round == 12
