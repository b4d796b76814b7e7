"""What holds in every game, whatever the kingdom, the seats, the variants and the play."""
import json
from typing import Any, List

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some
from scipy.stats import pearsonr

import crownlands
from crownlands.kernel.event import Chronicle
from crownlands.kernel.game import Game
from crownlands.kernel.state import State
from games import Moment, every_domino_game, every_game, last_step, moments, play_on, reached, seeds
from table import GAME


@every_game
@given(moments)
def test_cards_and_tiles_are_conserved_after_every_choice(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    seed, _part = moment
    for choice in range(100):
        assert state.violations() == []
        if state.over:
            break
        play_on(state, seed + choice, 1)


@every_game
@given(moments, seeds)
def test_a_copy_played_on_never_changes_the_original(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    before = state.describe()
    record = state.record()
    copy = state.copy()
    assert copy.describe() == before
    play_on(copy, seed, 20)
    assert state.describe() == before
    assert state.record() == record


@every_game
@given(moments, seeds)
def test_a_copy_and_its_original_go_on_alike(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    copy = state.copy()
    assert play_on(state, seed, 20) == play_on(copy, seed, 20)
    assert copy.describe() == state.describe()
    assert copy.record() == state.record()


@every_game
@given(moments, seeds)
def test_a_seed_brings_the_same_however_the_position_came_about(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    again = game.replay(state.record())
    for number in range(20):
        for each in (state, again):
            each.reseed(seed + number)
            play_on(each, seed + number, 1)
    assert again.record() == state.record()
    assert state.violations() == []


@every_game
@given(moments, seeds)
def test_two_copies_that_write_to_the_same_record_branch_off(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    one, two = state.copy(), state.copy()
    play_on(one, seed, 6)
    play_on(two, seed + 1, 6)
    for branch in (one, two):
        assert game.replay(branch.record()).describe() == branch.describe()


@every_game
@given(moments)
def test_the_same_seed_gives_the_same_game(game: Game[Any], moment: Moment) -> None:
    assert reached(game, moment).record() == reached(game, moment).record()


@every_game
@given(moments)
def test_a_record_written_and_read_back_replays_equal_also_in_mid_turn(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    text = json.dumps(state.record())
    again = game.replay(json.loads(text))
    assert again.describe() == state.describe()
    assert again.record() == state.record()
    assert again.decision == state.decision
    assert again.result == state.result
    for seat in (*range(state.seats), None):
        assert again.view(seat) == state.view(seat)
        assert again.events(seat) == state.events(seat)


@every_game
@given(moments)
def test_a_description_gives_an_equal_position(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    description = json.loads(json.dumps(state.describe()))
    again = game.position(description)
    assert again.describe() == state.describe()
    assert again.decision == state.decision
    for seat in range(state.seats):
        assert again.view(seat) == state.view(seat)


@every_game
@given(moments, seeds)
def test_a_position_goes_on_as_the_game_it_was_taken_from(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    again = game.position(state.describe())
    assume(not state.over)
    play_on(state, seed, 1)
    choice, outcomes = last_step(state)
    again.choose(choice, outcomes)
    assert again.describe() == state.describe()


@every_game
@given(moments, seeds)
def test_undo_returns_to_an_equal_state(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    assume(not state.over)
    before, record, decision = state.describe(), state.record(), state.decision
    views = [state.view(seat) for seat in range(state.seats)]
    play_on(state, seed, 1)
    state.undo()
    assert state.describe() == before
    assert state.record() == record
    assert state.decision == decision
    assert [state.view(seat) for seat in range(state.seats)] == views


@every_game
@given(moments, seeds)
def test_a_free_undo_takes_back_no_information(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    assume(not state.over)
    events = [len(state.events(seat)) for seat in range(state.seats)]
    play_on(state, seed, 1)
    if state.undo_is_free:
        assert last_step(state)[1] == []
        for seat in range(state.seats):
            for event in state.events(seat, since=events[seat]):
                assert event["event"] not in ("reveal", "look", "shuffle", "draw", "pass")


@every_game
@given(moments, some.lists(some.tuples(some.sampled_from(("play", "copy", "undo", "reseed", "fail", "redeal")), seeds),
                           max_size=12))
def test_events_are_those_of_a_full_replay_whatever_was_asked_copied_and_taken_back(
        game: Game[Any], moment: Moment, deeds: "list[tuple[str, int]]") -> None:
    states = [reached(game, moment)]
    for deed, seed in deeds:
        state = states[seed % len(states)]
        if deed == "play":
            play_on(state, seed, seed % 4)
        elif deed == "copy":
            states.append(state.copy())
        elif deed == "undo" and state.last_choice() >= 0:
            state.undo()
        elif deed == "reseed":
            state.reseed(seed)
        elif deed == "fail" and not state.over:
            choice, outcomes = played_once(state.copy(), seed)
            with pytest.raises(crownlands.DamagedRecord, match="step 2"):
                state.replay_steps([" ".join((choice, *outcomes)), ""])
        elif deed == "redeal":
            states.append(state.redeal(seed % int(state.seats), seed))
        asked = states[seed // 7 % len(states)]
        assert asked.events(None) == full_replay(asked, -1)
        assert asked.events(1, since=3) == full_replay(asked, 1)[3:]
    for state in states:
        assert state.events(0) == full_replay(state, 0)


def full_replay(state: State, seat: int) -> "list[dict[str, Any]]":
    chronicle = Chronicle()
    state.replayed(state.log_size, chronicle)
    return [event.for_seat(seat) for event in chronicle.events]


@every_game
def test_events_belong_to_whoever_asked_for_them(game: Game[Any]) -> None:
    state = reached(game, (5, 50))
    for event in state.events(0):
        for fact in event.values():
            if isinstance(fact, list):
                fact.clear()
        event.clear()
    assert state.events(0) == full_replay(state, 0)


@every_game
def test_asking_for_events_after_each_choice_does_not_play_the_whole_game_each_time(game: Game[Any]) -> None:
    """However often anybody asks, each choice is told once."""
    state = reached(game, (5, 50))
    assert state.log is not None
    state.events(None)
    teller, before = state.log.teller, list(state.log.chronicle.events)
    for step in range(10):
        play_on(state, step, 1)
        state.copy().events(None)
        state.events(0)
    assert state.log.teller is teller
    assert all(one is two for one, two in zip(before, state.log.chronicle.events, strict=False))


@every_domino_game
@given(moments, seeds)
def test_a_choice_of_dominoes_is_free_to_undo_unless_chance_followed_it(game: Game[Any], moment: Moment,
                                                                        seed: int) -> None:
    """Nothing is hidden but what chance has not decided."""
    state = reached(game, moment)
    assume(not state.over)
    play_on(state, seed, 1)
    assert state.undo_is_free == (last_step(state)[1] == [])


def test_what_chance_brings_after_an_undo_has_nothing_to_do_with_the_deal() -> None:
    """Nobody may foresee the next line from the first one: 16 6 32 26 was followed by 15 7 31 25."""
    game = crownlands.game("kingdomino")
    dealt, drawn = [], []
    for seed in range(300):
        state = game.start(seats=4, seed=seed)
        dealt.append(number_in(state.record()["deal"].split()[0]))
        while state.round < 2:
            play_on(state, seed, 1)
        choice, _outcomes = last_step(state)
        state.undo()
        state.choose(choice)
        drawn.append(number_in(last_step(state)[1][0]))
    assert pearsonr(dealt, drawn).pvalue > 1e-6


def number_in(outcome: str) -> int:
    return int(outcome.partition(":")[2])


@every_game
@given(moments)
def test_an_illegal_choice_changes_nothing_and_names_the_legal_ones(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    before, record = state.describe(), state.record()
    for choice in ("buy:nothing", "place:9,9,east", "pick", 1000, -1, None, True, 1.5):
        with pytest.raises(crownlands.IllegalChoice) as refused:
            state.choose(choice)
        decision = state.decision
        legal = ["the game is over"] if decision is None else decision.ids
        assert all(id in str(refused.value) for id in legal)
    assert state.describe() == before
    assert state.record() == record


@every_game
@given(moments, some.lists(some.integers(-3, 1100), max_size=40))
def test_the_fast_way_in_refuses_what_is_not_offered(game: Game[Any], moment: Moment, numbers: List[int]) -> None:
    state = reached(game, moment)
    before, record = state.describe(), state.record()
    offered = [] if state.over else state.answers()
    for number in numbers:
        if number not in offered:
            with pytest.raises(crownlands.IllegalChoice):
                state.step(number)
    assert state.describe() == before
    assert state.record() == record


@every_game
@given(moments)
def test_options_have_unique_ids_and_each_way_to_name_one_is_the_same_choice(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
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


@every_game
@given(moments)
def test_views_events_records_and_descriptions_are_plain_data(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    for data in (state.view(0), state.view(None), state.events(1), state.record(), state.describe()):
        assert json.loads(json.dumps(data)) == data


# ---- chance told from outside
@every_game
@given(moments, seeds)
def test_a_game_told_from_outside_goes_as_it_went(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    told = state.copy()
    told.reseed(seed)
    for choice in play_on(state, seed, 20):
        told.choose(choice, outcomes=state.record()["steps"][told.choices].split()[1:])
    assert told.describe() == state.describe()
    assert told.record() == state.record()


@every_game
@given(moments, seeds)
def test_what_chance_may_bring_next_is_told_until_nothing_more_is_needed(game: Game[Any], moment: Moment,
                                                                         seed: int) -> None:
    state = reached(game, moment)
    assume(not state.over)
    choice, outcomes = played_once(state.copy(), seed)
    told: List[str] = []
    while possible := state.possible_outcomes(choice, told):
        assert len(set(possible)) == len(possible)
        assert outcomes[len(told)] in possible
        told.append(outcomes[len(told)])
    assert told == outcomes


@every_game
@given(moments, seeds)
def test_outcomes_too_few_too_many_or_impossible_are_refused_and_change_nothing(game: Game[Any], moment: Moment,
                                                                                seed: int) -> None:
    state = reached(game, moment)
    assume(not state.over)
    choice, outcomes = played_once(state.copy(), seed)
    listener = Chronicle()
    state.listener = listener
    before, record, words = state.describe(), state.record(), next_words(state)
    spare = outcomes[0] if outcomes else {"dominion": "copper"}.get(game.name, "king:0")
    with pytest.raises(crownlands.WrongOutcome, match=f"left over: {spare}"):
        state.choose(choice, [*outcomes, spare])
    for few in range(len(outcomes)):
        with pytest.raises(crownlands.MissingOutcome, match=f"after {few} of them comes one of") as missing:
            state.choose(choice, outcomes[:few])
        assert missing.value.possible == state.possible_outcomes(choice, outcomes[:few])
        assert all(word in str(missing.value) for word in missing.value.possible)
        for wrong in impossible(game.name, missing.value.possible):
            with pytest.raises(crownlands.WrongOutcome, match=f"{wrong} cannot be drawn as outcome {few + 1} of"):
                state.choose(choice, [*outcomes[:few], wrong, *outcomes[few + 1:]])
    assert (state.describe(), state.record(), next_words(state)) == (before, record, words)
    assert listener.events == []
    state.choose(choice, outcomes)
    assert last_step(state) == (choice, outcomes)
    assert state.violations() == []


def next_words(state: State) -> List[int]:
    """What chance would bring next."""
    rng = state.rng.copy()
    return [int(rng.word()) for _word in range(4)]


def played_once(state: State, seed: int) -> "tuple[str, list[str]]":
    play_on(state, seed, 1)
    return last_step(state)


def impossible(game: str, possible: List[str]) -> List[str]:
    """Words of a record that cannot stand in this place."""
    words = ("copper", "province") if game == "dominion" else ("king:0", "queendomino:1", "building:church")
    return [word for word in words if word not in possible]


@every_game
@given(moments, seeds, some.integers(0, 19))
def test_steps_of_a_record_are_played_all_or_not_at_all(game: Game[Any], moment: Moment, seed: int, at: int) -> None:
    state = reached(game, moment)
    played = state.copy()
    made = len(play_on(played, seed, 20))
    assume(at < made)
    steps = played.record()["steps"][-made:]
    listener = Chronicle()
    state.listener = listener
    before = (state.describe(), state.record(), state.decision, next_words(state))
    for wrong in ("", "nothing", steps[at] + " nothing", steps[at] + " " + (steps[at].split() * 2)[1]):
        with pytest.raises(crownlands.DamagedRecord, match=f"step {at + 1} "):
            state.replay_steps([*steps[:at], wrong, *steps[at + 1:]])
        assert (state.describe(), state.record(), state.decision, next_words(state)) == before
    assert listener.events == []
    state.replay_steps(steps)
    assert state.describe() == played.describe()
    assert [event.step for event in listener.events] == \
           [event["step"] for event in played.events(None)[-len(listener.events):]]


def test_a_table_where_nobody_can_do_anything_still_asks() -> None:
    """With the free piles gone and nothing to play, turns must not go round for ever by themselves."""
    state = GAME.position({"supply": {"copper": 0, "curse": 0}, "players": [{"hand": ["estate"]}, {}]})
    assert state.decision is not None
    assert state.decision.ids == ["done"]
    for _turn in range(3):
        state.choose("done")
    assert state.result is None
