"""Masquerade: who passes to whom, and what passing is not."""
from typing import Any, Dict, List

import pytest

from table import choose, events_of, expect, expect_trash, options, table

SKIP = {"masquerade_empty_hand": "skip"}


@pytest.mark.ruling("I-96")
@pytest.mark.parametrize("rules", [{}, {"masquerade_empty_hand": "receive"}])
def test_a_player_without_cards_passes_nothing_but_receives(rules: Dict[str, Any]) -> None:
    state = table({"hand": "masquerade copper", "deck": "estate*2"}, {}, {"hand": "gold silver"}, options=rules)
    choose(state, "play:masquerade", "pass:copper")
    assert state.seat == 2
    choose(state, "pass:gold")
    expect(state, 0, hand="estate*2 gold")
    expect(state, 1, hand="copper")
    expect(state, 2, hand="silver")


@pytest.mark.ruling("I-96")
def test_a_player_without_cards_may_be_skipped_by_the_rule_option() -> None:
    state = table({"hand": "masquerade copper", "deck": "estate*2"}, {}, {"hand": "gold silver"}, options=SKIP)
    choose(state, "play:masquerade", "pass:copper")
    assert state.seat == 2
    choose(state, "pass:gold")
    expect(state, 0, hand="estate*2 gold")
    expect(state, 1, hand="")
    expect(state, 2, hand="silver copper")


@pytest.mark.ruling("I-96")
@pytest.mark.parametrize(("rules", "hands"), [
    ({}, ["duchy", "", "gold", "silver"]), (SKIP, ["", "duchy", "", "gold silver"])])
def test_a_victim_of_torturer_without_cards_meets_the_next_masquerade(rules: Dict[str, Any], hands: List[str]) -> None:
    state = table({"hand": "torturer masquerade"}, {"hand": "estate*2 gold"}, {"hand": "copper*2"},
                  {"hand": "estate*2 duchy silver"}, turn={"actions": 2}, options=rules)
    choose(state, "play:torturer", "choose:discard", "discard:estate", "discard:estate", "choose:discard",
           "choose:discard", "discard:estate", "discard:estate")
    expect(state, 2, hand="")
    choose(state, "play:masquerade", "pass:duchy")
    if not rules:
        choose(state, "done")
    for seat, hand in enumerate(hands):
        expect(state, seat, hand=hand)


@pytest.mark.ruling("I-97")
@pytest.mark.parametrize(("rules", "mine", "left"), [
    ({}, "estate", "copper"), (SKIP, "copper estate", "")])
def test_the_only_player_with_cards_passes_left_or_to_themself(rules: Dict[str, Any], mine: str, left: str) -> None:
    state = table({"hand": "masquerade copper estate"}, {}, {}, options=rules)
    choose(state, "play:masquerade")
    assert options(state) == ["pass:copper", "pass:estate"]
    choose(state, "pass:copper")
    expect(state, 0, hand=mine)
    expect(state, 1, hand=left)
    expect(state, 2, hand="")
    assert (state.seat, state.prompt) == (0, "may_trash")


@pytest.mark.ruling("I-97")
@pytest.mark.parametrize(("rules", "hands"), [
    ({}, ["", "estate", "copper"]), (SKIP, ["", "copper estate", ""])])
def test_another_player_may_be_the_only_one_with_cards(rules: Dict[str, Any], hands: List[str]) -> None:
    state = table({"hand": "masquerade"}, {"hand": "copper estate"}, {}, options=rules)
    choose(state, "play:masquerade")
    assert state.seat == 1
    choose(state, "pass:copper")
    for seat, hand in enumerate(hands):
        expect(state, seat, hand=hand)


@pytest.mark.ruling("I-98")
@pytest.mark.parametrize(("answer", "hand", "trash"), [
    ("trash:curse", "silver*2", "curse"), ("done", "silver*2 curse", "")])
def test_two_players_swap_and_the_received_card_may_be_trashed(answer: str, hand: str, trash: str) -> None:
    state = table({"hand": "masquerade copper", "deck": "silver*2"}, {"hand": "curse gold"})
    choose(state, "play:masquerade", "pass:copper")
    expect(state, 1, hand="curse gold")
    assert (state.seat, set(options(state))) == (1, {"pass:curse", "pass:gold"})
    choose(state, "pass:curse")
    expect(state, 1, hand="copper gold")
    assert (state.seat, set(options(state))) == (0, {"trash:curse", "trash:silver", "done"})
    choose(state, answer)
    expect(state, 0, hand=hand)
    expect_trash(state, trash)


@pytest.mark.ruling("I-99")
def test_a_passed_card_scores_for_its_new_owner_and_is_not_gained() -> None:
    state = table({"hand": "masquerade curse copper"}, {"hand": "province estate"})
    assert state.outcome().scores == [-1, 7]
    supply = state.describe()["supply"]
    choose(state, "play:masquerade", "pass:curse", "pass:province", "done")
    assert state.outcome().scores == [6, 0]
    assert state.describe()["supply"] == supply
    assert (state.own(0, "province"), state.own(1, "province"), state.own(1, "curse")) == (1, 0, 1)
    assert events_of(state, 0, "gain") == events_of(state, 0, "trash") == events_of(state, 0, "discard") == []
    expect_trash(state, "")


@pytest.mark.ruling("I-97")
def test_a_player_who_discarded_an_empty_hand_to_minion_is_skipped_all_the_same() -> None:
    state = table({"hand": "minion", "deck": "masquerade"}, {"hand": "copper estate"},
                  options={"masquerade_empty_hand": "skip"})
    choose(state, "play:minion", "choose:discard", "play:masquerade", "pass:copper")
    expect(state, 0, hand="")
    expect(state, 1, hand="copper estate")
