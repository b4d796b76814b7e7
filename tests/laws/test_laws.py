"""What holds in every game, whatever the kingdom, the seats and the play."""
import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

import crownlands
from crownlands.dominion.state import DominionState
from games import play_on, played, seeds, states
from table import GAME


@given(seeds)
def test_cards_are_conserved_after_every_choice(seed: int) -> None:
    state = played(seed, 0)
    for choice in range(150):
        assert state.violations() == []
        if state.over:
            break
        play_on(state, seed + choice, 1)


@given(states, seeds)
def test_a_copy_played_on_never_changes_the_original(state: DominionState, seed: int) -> None:
    before = state.describe()
    record = state.record()
    copy = state.copy()
    assert copy.describe() == before
    play_on(copy, seed, 20)
    assert state.describe() == before
    assert state.record() == record


@given(states, seeds)
def test_a_copy_and_its_original_go_on_alike(state: DominionState, seed: int) -> None:
    copy = state.copy()
    assert play_on(state, seed, 20) == play_on(copy, seed, 20)
    assert copy.describe() == state.describe()
    assert copy.record() == state.record()


@given(states, seeds)
def test_two_copies_that_write_to_the_same_record_branch_off(state: DominionState, seed: int) -> None:
    one, two = state.copy(), state.copy()
    play_on(one, seed, 6)
    play_on(two, seed + 1, 6)
    for branch in (one, two):
        assert GAME.replay(branch.record()).describe() == branch.describe()


@given(seeds, some.integers(0, 300))
def test_the_same_seed_gives_the_same_game(seed: int, choices: int) -> None:
    assert played(seed, choices).record() == played(seed, choices).record()


@given(states)
def test_a_record_written_and_read_back_replays_equal_also_in_mid_card(state: DominionState) -> None:
    text = json.dumps(state.record())
    again = GAME.replay(json.loads(text))
    assert again.describe() == state.describe()
    assert again.record() == state.record()
    assert again.decision == state.decision
    assert again.result == state.result
    for seat in range(state.seats):
        assert again.view(seat) == state.view(seat)
        assert again.events(seat) == state.events(seat)


@given(states)
def test_a_description_gives_an_equal_position(state: DominionState) -> None:
    description = json.loads(json.dumps(state.describe()))
    again = GAME.position(description)
    assert again.describe() == state.describe()
    assert again.decision == state.decision
    for seat in range(state.seats):
        assert again.view(seat) == state.view(seat)


@given(states, seeds)
def test_a_position_goes_on_as_the_game_it_was_taken_from(state: DominionState, seed: int) -> None:
    again = GAME.position(state.describe())
    assume(not state.over)
    play_on(state, seed, 1)
    choice, *outcomes = state.record()["steps"][-1].split()
    again.script = [int(again.outcome_number(word)) for word in outcomes]
    again.choose(choice)
    again.end_script()
    assert again.describe() == state.describe()


@given(states, seeds)
def test_undo_returns_to_an_equal_state(state: DominionState, seed: int) -> None:
    assume(not state.over)
    before, record, decision = state.describe(), state.record(), state.decision
    views = [state.view(seat) for seat in range(state.seats)]
    play_on(state, seed, 1)
    state.undo()
    assert state.describe() == before
    assert state.record() == record
    assert state.decision == decision
    assert [state.view(seat) for seat in range(state.seats)] == views


@given(states, seeds)
def test_a_free_undo_takes_back_no_information(state: DominionState, seed: int) -> None:
    assume(not state.over)
    events = [len(state.events(seat)) for seat in range(state.seats)]
    play_on(state, seed, 1)
    if state.undo_is_free:
        for seat in range(state.seats):
            for event in state.events(seat, since=events[seat]):
                assert event["event"] not in ("reveal", "look", "shuffle", "draw", "pass")


@given(states)
def test_an_illegal_choice_changes_nothing_and_names_the_legal_ones(state: DominionState) -> None:
    before, record = state.describe(), state.record()
    for choice in ("buy:nothing", "pick", 1000, -1, None, True, 1.5):
        with pytest.raises(crownlands.IllegalChoice) as refused:
            state.choose(choice)
        decision = state.decision
        legal = ["the game is over"] if decision is None else decision.ids
        assert all(id in str(refused.value) for id in legal)
    assert state.describe() == before
    assert state.record() == record


@given(states)
def test_options_have_unique_ids_and_each_way_to_name_one_is_the_same_choice(state: DominionState) -> None:
    decision = state.decision
    assume(decision is not None)
    assert decision is not None
    assert len(set(decision.ids)) == len(decision.ids)
    assert len(decision.ids) >= (1 if state.ask_forced or decision.prompt == "buy" else 2)
    option = decision.options[-1]
    by_option, by_id, by_index = state.copy(), state.copy(), state.copy()
    by_option.choose(option)
    by_id.choose(option.id)
    by_index.choose(option.index)
    assert by_option.describe() == by_id.describe() == by_index.describe()


@given(states)
def test_views_events_records_and_descriptions_are_plain_data(state: DominionState) -> None:
    for data in (state.view(0), state.view(None), state.events(1), state.record(), state.describe()):
        assert json.loads(json.dumps(data)) == data


def test_a_table_where_nobody_can_do_anything_still_asks() -> None:
    """With the free piles gone and nothing to play, turns must not go round for ever by themselves."""
    state = GAME.position({"supply": {"copper": 0, "curse": 0}, "players": [{"hand": ["estate"]}, {}]})
    assert state.decision is not None
    assert state.decision.ids == ["done"]
    for _turn in range(3):
        state.choose("done")
    assert state.result is None
