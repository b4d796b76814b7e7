"""What a seat receives does not depend on what it may not know."""
from collections import Counter
from itertools import zip_longest
from typing import Any, Dict, List

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from crownlands.dominion.player import CARD
from crownlands.dominion.state import DominionState
from crownlands.dominion.zones import HIDDEN_MATS
from crownlands.dominoes.tiles import BUILDING_IDS
from crownlands.kernel.errors import WrongOutcome
from crownlands.kernel.game import Game
from games import (
    Moment,
    dominion_states,
    every_domino_game,
    every_game,
    last_step,
    moments,
    play_on,
    reached,
    seeds,
    table_states,
)
from table import GAME, choose, options, table, zone

REVEALED = ("cards", "top", "card")


@every_game
@given(moments, seeds)
def test_a_redeal_gives_the_same_view_and_decision_to_that_seat(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    for seat in range(state.seats):
        other = state.redeal(seat, seed)
        assert other.view(seat) == state.view(seat)
        assert other.violations() == []
        if state.decision is not None and state.decision.seat == seat:
            assert other.decision == state.decision


@given(dominion_states, seeds)
def test_a_redeal_without_a_record_asks_the_same(state: DominionState, seed: int) -> None:
    state.log = None
    assume(state.decision is not None)
    assert state.redeal(state.seat, seed).decision == state.decision


@given(dominion_states, seeds)
def test_a_redeal_keeps_every_card_somewhere(state: DominionState, seed: int) -> None:
    other = state.redeal(0, seed)
    for now, before in ((other, state),):
        assert all_cards(now) == all_cards(before)
    for me, twin in zip(state.players, other.players, strict=True):
        assert twin.play.to_list() == me.play.to_list()
        assert (twin.hand.size, twin.deck.size, twin.discard.size, twin.aside.size) == \
               (me.hand.size, me.deck.size, me.discard.size, me.aside.size)
        assert [mat.size for mat in twin.lasting.mats] == [mat.size for mat in me.lasting.mats]
        assert [card >> 8 for card in twin.lasting.buried] == [card >> 8 for card in me.lasting.buried]


def all_cards(state: DominionState) -> "Counter[int]":
    found: Counter[int] = Counter()
    for me in state.players:
        for lying in (me.hand, me.deck, me.discard, me.aside, *me.lasting.mats):
            found.update(lying.to_list())
        found.update(card & CARD for card in [*me.play.to_list(), *me.lasting.buried])
    return found


@every_game
@given(moments, seeds, seeds)
def test_a_redeal_depends_only_on_what_the_seat_knows(game: Game[Any], moment: Moment, seed: int,
                                                      other_seed: int) -> None:
    """All states that a seat cannot tell apart are dealt again alike."""
    state = reached(game, moment)
    seat = seed % int(state.seats)
    one, two = state.redeal(seat, other_seed).redeal(seat, seed), state.redeal(seat, seed)
    assert one.describe() == two.describe()
    assert play_on(one, seed, 10) == play_on(two, seed, 10)
    assert one.describe() == two.describe()


@given(dominion_states, seeds)
def test_a_dealer_deals_what_a_redeal_does_and_keeps_no_log(state: DominionState, seed: int) -> None:
    seat = seed % int(state.seats)
    dealer = state.dealer(seat)
    for each in (seed, seed + 1, seed):                  # a deal leaves nothing behind for the next
        deal = dealer.deal(each)
        assert deal.log is None
        assert deal.describe() == state.redeal(seat, each).describe()
        play_on(deal, seed, 5)


@given(dominion_states, seeds)
def test_a_dealer_of_a_moment_is_not_that_of_another(state: DominionState, seed: int) -> None:
    seat = seed % int(state.seats)
    earlier = state.copy()
    before = state.dealer(seat)
    play_on(state, seed, 3)
    assert state.dealer(seat).deal(seed).view(seat) == state.view(seat)
    assert earlier.dealer(seat).deal(seed).describe() == before.deal(seed).describe()


@every_game
@given(moments, seeds)
def test_a_seat_remembers_the_same_whether_it_was_asked_before_or_not(game: Game[Any], moment: Moment,
                                                                      seed: int) -> None:
    state = reached(game, moment)
    seat = seed % int(state.seats)
    earlier = state.copy()
    state.redeal(seat, seed)
    play_on(state, seed, 8)
    again = game.replay(state.record())
    assert state.redeal(seat, seed).describe() == again.redeal(seat, seed).describe()
    assert earlier.redeal(seat, seed).view(seat) == earlier.view(seat)


@every_game
@given(moments, seeds)
def test_a_redealt_state_plays_on_and_replays(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    assume(not state.over)
    other = state.redeal(0, seed)
    play_on(other, seed, 10)
    assert other.violations() == []
    assert type(state).replayed(other, other.log_size, None).describe() == other.describe()


@given(table_states, seeds, some.integers(0, 4))
def test_seats_receive_the_same_until_the_rules_reveal_a_difference(state: DominionState, seed: int, seat: int) -> None:
    """Two games that a seat cannot tell apart, played alike: it goes on receiving the same, also who is asked, until a
    card is shown to it that differs."""
    seat %= int(state.seats)
    other = state.redeal(seat, seed)
    known, seen = len(state.events(seat)), len(other.events(seat))
    for step in range(12):
        if state.over or other.over:
            break
        play_on(state, seed + step, 1)
        choice, outcomes = last_step(state)
        if other.answer_of(choice) < 0:
            break                                        # the other hand does not hold that card
        try:
            other.choose(choice, outcomes)
        except WrongOutcome:
            break                                        # the other deck does not hold that card
        mine, theirs = state.events(seat, since=known), other.events(seat, since=seen)
        if differ_by_a_revealed_card(mine, theirs):
            break
        assert mine == theirs
        assert state.view(seat) == other.view(seat)


@pytest.mark.parametrize(("kingdom", "hands", "asked"), [
    ("witch moat", ["moat copper", "moat*2"], "buy"),
    ("witch moat secret_chamber", ["moat copper", "moat*2", "moat secret_chamber"], "react")])
def test_whether_a_player_is_asked_again_after_a_moat_tells_nothing_of_the_hand(kingdom: str, hands: List[str],
                                                                               asked: str) -> None:
    """It depends on the kingdom: whether there are Reactions that could still change something."""
    views = []
    for hand in hands:
        state = table({"hand": "witch"}, {"hand": hand}, kingdom=kingdom, ask_forced=True)
        choose(state, "play:witch", "reveal:moat")
        assert "reveal:moat" not in options(state)
        assert state.prompt == asked
        views.append(state.view(0))
    assert all(view == views[0] for view in views)


def test_whether_treasures_that_do_more_are_left_after_all_others_tells_nothing_of_the_hand() -> None:
    views = []
    for hand in ("copper bank", "copper moat"):
        state = table({"hand": hand}, kingdom="bank moat", ask_forced=True, turn={"phase": "buy"})
        choose(state, "play:treasures")
        assert state.prompt == "treasure"
        views.append(state.view(1))
    assert views[0] == views[1]


@pytest.mark.parametrize(("card", "deck", "choices"), [
    ("scout", "gold silver market moat", []),
    ("patrol", "copper*3 gold silver market moat", []),
    ("apothecary", "estate gold silver market moat", []),
    ("wandering_minstrel", "estate village moat market", []),
    ("doctor", "gold silver market", ["name:curse"]),
    ("oracle", "gold silver", ["back"]),
    ("rabble", "estate duchy province", [])])
def test_nobody_else_can_tell_in_which_order_revealed_cards_go_back(card: str, deck: str, choices: List[str]) -> None:
    received, tops = [], set()
    for first in (0, 1):
        state = table({"hand": card, "deck": deck}, {"deck": deck}, {}, options={"rabble_order": "hidden"},
                      ask_forced=True)
        choose(state, f"play:{card}", *choices)
        choose(state, options(state)[first])
        assert state.prompt == "order"
        received.append((state.view(2), state.events(2)))
        for seed in range(10):
            other = state.redeal(2, seed)
            assert all_cards(other) == all_cards(state)
            assert other.violations() == []
            tops.add(zone(other, int(state.asked_seat), "deck")[0])
    assert received[0] == received[1]
    assert len(tops) > 1


def test_others_do_not_know_which_of_several_coppers_is_taken_from_a_discard_pile() -> None:
    """Of Copper, a hidden Estate, Copper the lower one is taken: the Estate is still hidden, and no Copper."""
    state = table({"hand": "cellar counting_house estate copper", "deck": "gold*3", "discard": "copper"}, {},
                  turn={"actions": 2})
    choose(state, "play:cellar", "discard:estate", "discard:copper", "done", "play:counting_house", "take:copper")
    assert zone(state, 0, "discard") == ["estate", "copper"]
    for seed in range(5):
        other = state.redeal(1, seed)
        assert all_cards(other) == all_cards(state)
        assert other.violations() == []
        assert other.view(1) == state.view(1)


@pytest.mark.parametrize("hand", ["village", "copper"])
@pytest.mark.parametrize(("tokens", "option", "offered"), [
    ({"debt": 2}, "debt_any_time", "repay:all"), ({"coffers": 1}, "coin_tokens_any_time", "spend:coffers")])
def test_a_redeal_offers_what_can_be_done_with_tokens_in_the_action_phase(hand: str, tokens: Dict[str, int],
                                                                         option: str, offered: str) -> None:
    state = table({"hand": hand, "tokens": tokens}, {}, kingdom="overlord plaza village", turn={"coins": 3},
                  options={option: True}, ask_forced=True)
    assert state.prompt == "action"
    assert offered in options(state)
    assert state.redeal(0, 1).decision == state.decision
    assert GAME.position(state.describe()).decision == state.decision


def differ_by_a_revealed_card(mine: List[Dict[str, Any]], theirs: List[Dict[str, Any]]) -> bool:
    """Whether the first event that differs shows a card, or is one more that does (a Treasure more was played)."""
    nothing: Dict[str, Any] = {}
    for one, two in zip_longest(mine, theirs, fillvalue=nothing):
        if one != two:
            return any(one.get(key) != two.get(key) for key in REVEALED)
    return False


@given(dominion_states)
def test_a_view_names_no_hidden_card(state: DominionState) -> None:
    for seat in range(state.seats):
        view = state.view(seat)
        for other, facts in enumerate(view["players"]):
            own = other == seat or (seat == state.controller and other == state.turn_seat)
            shown = {"hand_size", "play", "discard_top", "turns", "aside", "stays", "mats", "tokens", "later", "gained"}
            if own:
                shown |= {"hand", "deck_size", "picked", "looked_at"}
            if state.kingdom.relaxed:
                shown |= {"deck_size", "discard_size"} | ({"discard"} if own else set())
            assert set(facts) <= shown
            for mat, cards in facts.get("mats", {}).items():
                assert isinstance(cards, int) == (mat in HIDDEN_MATS and not own)
        decision = view["decision"]
        if decision is not None and decision["seat"] != seat:
            possessed = {"for"} if state.asked_seat != state.seat else set()
            assert set(decision) - {"of_turn"} == {"seat", "prompt"} | possessed


@given(dominion_states)
def test_no_event_tells_others_how_many_cards_a_deck_or_discard_pile_has(state: DominionState) -> None:
    for seat in range(state.seats):
        for event in state.events(seat):
            if event["event"] in ("shuffle", "discard_deck", "look_through"):
                relaxed = state.kingdom.relaxed and event["event"] != "look_through"
                assert ("count" in event) == (event["seat"] == seat or relaxed)


@given(dominion_states)
def test_a_spectator_sees_what_every_seat_sees_and_no_more(state: DominionState) -> None:
    spectator = state.view(None)
    for seat in range(state.seats):
        view = state.view(seat)
        assert {key: spectator[key] for key in ("supply", "trash", "turn", "costs", "step")} == \
               {key: view[key] for key in ("supply", "trash", "turn", "costs", "step")}
        for facts in spectator["players"]:
            assert "hand" not in facts
    for event, own in zip(state.events(None), state.events(0), strict=True):
        assert {**own, **event} == own


# ---- dominoes: everything lies open but what chance has not decided
@every_domino_game
@given(moments, seeds)
def test_all_receive_the_same_until_chance_differs(game: Game[Any], moment: Moment, seed: int) -> None:
    """Played alike, a game and one dealt again bring everybody the same, until something is drawn."""
    state = reached(game, moment)
    other = state.redeal(0, seed)
    known = len(state.events(None))
    assert other.events(None) == []
    while not state.over:
        for seat in (state.seat, None):
            assert other.view(seat) == state.view(seat)
        assert other.events(None) == state.events(None, since=known)
        choice, outcomes = play_on(state, seed, 1)[0], last_step(state)[1]
        other.choose(choice)
        if outcomes:
            assert len(last_step(other)[1]) == len(outcomes)
            break
        assert last_step(other) == (choice, [])


@every_domino_game
@given(moments, seeds)
def test_all_receive_the_same_while_chance_brings_the_same(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    other = state.redeal(0, seed)
    known = len(state.events(None))
    for step in range(30):
        if state.over:
            break
        play_on(state, seed + step, 1)
        choice, outcomes = last_step(state)
        other.choose(choice, outcomes)
        assert other.describe() == state.describe()
    for seat in (*range(state.seats), None):
        assert other.view(seat) == state.view(seat)
        assert other.events(seat) == state.events(seat, since=known)


@every_domino_game
@given(moments)
def test_all_see_the_same_table_and_only_who_is_asked_the_options(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    spectator = state.view(None)
    for seat in range(state.seats):
        view = state.view(seat)
        decision = view["decision"]
        if decision is not None:
            asked = {"about", "options"} if decision["seat"] == seat else set()
            if asked and decision["prompt"] in ("place", "build"):
                asked.add("gains")
            assert set(decision) == {"seat", "prompt"} | asked
            view["decision"] = {key: decision[key] for key in ("seat", "prompt")}
        assert {**view, "seat": None} == spectator
        assert state.events(seat) == state.events(None)


@every_domino_game
@given(moments)
def test_only_what_was_drawn_is_named(game: Game[Any], moment: Moment) -> None:
    """Views and events show dominoes and tiles that chance has brought, as often as it did; a stack whose top is face
    down shows none of its own."""
    state = reached(game, moment)
    record = state.record()
    drawn = Counter(word for step in (record["deal"], *record["steps"]) for word in step.split())
    view, events = state.view(None), state.events(None)
    in_kingdoms = [laid for kingdom in view["kingdoms"] for laid in kingdom["dominoes"]]
    for laid in [*view["line"], *view["offer"], *in_kingdoms]:
        assert drawn[f"{laid['box']}:{laid['domino']}"] > 0
    assert "bag" not in view
    if "board" not in view:
        return
    board = view["board"]
    assert isinstance(board["stack"], int)
    tiles = Counter([*board["slots"], board["top"],
                     *(built["building"] for kingdom in view["kingdoms"] for built in kingdom["buildings"])])
    burned = Counter(event["building"] for event in events if event["event"] == "burn")
    for id in BUILDING_IDS:
        # what the dragon took is shown no more, unless it came back
        assert 0 <= drawn[f"building:{id}"] - tiles[id] <= burned[id]
    if not state.describe()["options"]["stack_top_visible"]:
        assert board["top"] is None
        assert all(event["top"] is None for event in events if event["event"] == "board")
