"""Records and positions that are wrong say so, each in its own words."""
import copy
import json
from pathlib import Path
from typing import Any, Callable, Dict

import pytest
from hypothesis import given
from hypothesis import strategies as some

import crownlands
from games import play_on
from table import GAME

GAMES = Path(__file__).parent / "games"


def finished() -> Dict[str, Any]:
    state = GAME.start(seed=11, kingdom="b1_first_game", seats=3)
    play_on(state, 5, 60)
    return json.loads(json.dumps(state.record()))  # type: ignore[no-any-return]


RECORD = finished()


def without(key: str) -> Callable[[Dict[str, Any]], object]:
    return lambda record: record.pop(key)


def changed(**values: Any) -> Callable[[Dict[str, Any]], object]:
    return lambda record: record.update(values)


@pytest.mark.parametrize(("damage", "words"), [
    (without("steps"), "no 'steps'"),
    (without("deal"), "no 'deal'"),
    (changed(format=99), "format 99"),
    (changed(game="chess"), "a record of chess"),
    (changed(steps=RECORD["steps"][:-3]), "cut short: it holds 57 of 60"),
    (changed(steps=[*RECORD["steps"][:-1], "buy:colony"]), "step 60"),
    (changed(steps=[*RECORD["steps"][:-1], ""]), "step 60 of the record is empty"),
    (changed(steps=[*RECORD["steps"][:-1], 7]), "a list of texts"),
    (changed(deal=RECORD["deal"][:-7]), "outcomes of chance are missing"),
    (changed(deal=RECORD["deal"] + " copper"), "1 outcomes of chance are left over"),
    (changed(deal="witch " + RECORD["deal"]), "witch is not in this game"),
    (changed(start={"seats": 3}), "no 'piles'"),
    (changed(start={**RECORD["start"], "seats": 9}), "2 to 6 players"),
    (changed(start={**RECORD["start"], "wishes": 3}), "unknown 'wishes'"),
    (changed(start=[]), "the start of a record is a dict"),
    (changed(result={"scores": [9, 9, 9]}), "but replaying it gives None"),
])
def test_a_damaged_record_says_what_is_wrong(damage: Callable[[Dict[str, Any]], object], words: str) -> None:
    record = copy.deepcopy(RECORD)
    damage(record)
    with pytest.raises(crownlands.DamagedRecord, match=words):
        GAME.replay(record)


def test_what_is_no_record_at_all_is_refused() -> None:
    with pytest.raises(crownlands.DamagedRecord, match="a record is a dict, not a list"):
        GAME.replay([])  # type: ignore[arg-type]


def test_a_single_changed_outcome_of_chance_never_replays_unnoticed() -> None:
    """Whatever card is put in place of another, the record does not fit any more or tells of another game."""
    original = GAME.replay(RECORD).describe()
    words = RECORD["deal"].split()
    for place, word in enumerate(words):
        other = "estate" if word == "copper" else "copper"
        record = {**RECORD, "deal": " ".join([*words[:place], other, *words[place + 1:]])}
        try:
            unnoticed = GAME.replay(record).describe() == original
        except crownlands.DamagedRecord:
            continue
        assert not unnoticed


def test_replaying_needs_no_seed_and_gives_a_state_that_goes_on() -> None:
    one, two = GAME.replay(RECORD, seed=1), GAME.replay(RECORD, seed=2)
    assert one.describe() == two.describe()
    play_on(one, 3, 30)
    play_on(two, 3, 30)
    assert one.record() != two.record()
    assert one.violations() == two.violations() == []


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_finished_games_replay_to_their_end_for_ever(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    state = GAME.replay(record)
    assert state.result is not None
    assert state.record() == record


def test_there_are_finished_games_of_every_number_of_players() -> None:
    seats = {json.loads(path.read_text(encoding="utf-8"))["start"]["seats"] for path in GAMES.glob("*.json")}
    assert seats == {2, 3, 4, 5, 6}


@pytest.mark.parametrize(("position", "error", "words"), [
    ({"players": [{"hand": ["smihty"]}]}, crownlands.UnknownCard, "did you mean smithy"),
    ({"players": [{"hands": ["smithy"]}]}, crownlands.ImpossiblePosition, "did you mean hand"),
    ({"players": [{"hand": "smithy"}]}, crownlands.ImpossiblePosition, "a list of card ids"),
    ({"players": {"hand": []}}, crownlands.ImpossiblePosition, "a list of dicts"),
    ({"playerz": []}, crownlands.ImpossiblePosition, "did you mean players"),
    ({"seats": 1}, crownlands.WrongOption, "2 to 6 players"),
    ({"seats": 2, "players": [{}, {}, {}]}, crownlands.ImpossiblePosition, "2 seats but describes 3 players"),
    ({"kingdom": ["moat"], "players": [{"hand": ["witch"]}]}, crownlands.ImpossiblePosition, "not in the kingdom moat"),
    ({"supply": {"province": 9}}, crownlands.ImpossiblePosition, "from 0 to 8"),
    ({"supply": {"province": -1}}, crownlands.ImpossiblePosition, "from 0 to 8"),
    ({"kingdom": ["moat"], "supply": {"witch": 1}}, crownlands.ImpossiblePosition, "the supply holds witch"),
    ({"turn": {"phase": "night"}}, crownlands.ImpossiblePosition, "there is no phase 'night'"),
    ({"turn": {"seat": 2}}, crownlands.ImpossiblePosition, "from 0 to 1"),
    ({"turn": {"actions": "two"}}, crownlands.ImpossiblePosition, "actions 'two'"),
    ({"pending": [{"effect": "discrad"}]}, crownlands.ImpossiblePosition, "did you mean discard"),
    ({"pending": [{"effect": "choose_one", "x": "pawn"}]}, crownlands.ImpossiblePosition, "not a part of any card"),
    ({"pending": [{"effect": "gain_up_to", "x": 7 | 1 << 10}]}, crownlands.ImpossiblePosition, "nothing can be chosen"),
    ({"pending": [{"effect": "spy_on", "x": 5}]}, crownlands.ImpossiblePosition, "do not fit the rest"),
    ({"decision": {"seat": 1, "prompt": "action"}}, crownlands.ImpossiblePosition, "but it asks seat 0: action"),
    ({"options": {"counts_visible": 3}}, crownlands.WrongOption, "'strict' or 'relaxed'"),
    ({"players": [{"aside": ["copper"], "picked": ["gold"]}]}, crownlands.ImpossiblePosition, "at once"),
    ([], crownlands.ImpossiblePosition, "a position is a dict"),
])
def test_an_impossible_position_says_what_is_wrong(position: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        GAME.position(position)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    state = GAME.start(seed=1)
    assert not state.undo_is_free
    with pytest.raises(crownlands.NothingToUndo):
        state.undo()


def test_a_state_without_a_record_says_so() -> None:
    state = GAME.start(seed=1, record=False)
    with pytest.raises(crownlands.CrownlandsError, match="record=True"):
        state.record()


def test_what_follows_an_undo_in_a_replayed_game_depends_on_its_seed() -> None:
    """A resumed game must not go on from a generator that anybody can guess."""
    generators = set()
    for seed in range(8):
        state = GAME.replay(RECORD, seed=seed)
        state.undo()
        generators.add(int(state.rng))
    assert len(generators) == 8


def test_undo_is_free_while_nothing_was_drawn_or_revealed() -> None:
    state = GAME.position({"players": [{"hand": ["festival", "smithy", "copper", "copper"], "bag": ["copper"] * 9},
                                       {"hand": ["moat"]}]})
    state.choose("play:festival")
    assert state.undo_is_free
    state.choose("play:smithy")
    assert not state.undo_is_free
    state.undo()
    assert state.undo_is_free
    state.choose("done")
    state.choose("play:treasures")
    assert state.undo_is_free
    state.choose("buy:silver")
    assert state.undo_is_free
    state.choose("done")
    assert not state.undo_is_free


scraps = some.recursive(
    some.none() | some.booleans() | some.integers(-3, 70) | some.sampled_from(("copper", "witch", "")),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=3), inner))


@given(some.sampled_from(sorted(RECORD)), scraps, some.sampled_from(sorted(RECORD["start"])), some.booleans())
def test_a_record_with_any_part_replaced_by_scraps_is_refused_or_replays(key: str, scrap: Any, part: str,
                                                                        inside: bool) -> None:
    record = copy.deepcopy(RECORD)
    record[key] = {**record["start"], part: scrap} if key == "start" and inside else scrap
    try:
        replays = GAME.replay(record).choices == 60
    except crownlands.DamagedRecord:
        replays = False
    assert replays is False or record == RECORD or key in ("start", "result")


@given(some.data())
def test_a_position_with_any_part_replaced_by_scraps_is_refused_or_stands(data: some.DataObject) -> None:
    state = GAME.replay(RECORD)
    description = state.describe()
    key = data.draw(some.sampled_from(sorted(description)))
    description[key] = data.draw(scraps)
    try:
        stands = GAME.position(description).decision is not None or bool(description["over"])
    except crownlands.CrownlandsError:
        stands = True
    assert stands
