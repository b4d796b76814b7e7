"""The order of what happens at the same time, with the cards of all boxes."""
from functools import partial
from typing import Any, Dict

import pytest

from crownlands.dominion.state import DominionState
from table import cards, choose, events_of, expect, options
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}
EMPORIUM_BENEATH = {"patrician_emporium": {"top": ["patrician", "emporium", "emporium"], "bag": []}}


def buying(coins: int, kingdom: str, me: Any = None, **rest: Any) -> DominionState:
    turn = {"phase": "buying", "coins": coins, "buys": 2, **rest.pop("turn", {})}
    return table({"deck": COPPERS, **(me or {})}, OTHER, kingdom=kingdom, turn=turn, **rest)


def asked(state: DominionState) -> Any:
    return state.prompt, set(options(state))


@pytest.mark.ruling("order-charm-1")
def test_a_charm_comes_before_or_after_what_was_overpaid() -> None:
    state = buying(7, "stonemason charm patrician_emporium", mixed=EMPORIUM_BENEATH, turn={"charms": 1})
    choose(state, "buy:stonemason", "overpay:5")
    assert asked(state) == ("next", {"next:stonemason", "next:charm"})
    choose(state, "next:charm", "gain:patrician")
    expect(state, 0, discard="patrician emporium*2 stonemason")


@pytest.mark.ruling("order-charm-2")
@pytest.mark.parametrize(("me", "wording", "bought", "speakers"), [
    ({"hand": "estate"}, "first", "farmland", "farmland charm"), ({"play": "hoard"}, "first", "duchy", "hoard charm"),
    ({"play": "goons"}, "first", "duchy", ""), ({}, "2022", "inn", "inn charm"), ({}, "2022", "smithy", "")])
def test_a_charm_is_ordered_with_what_else_a_card_sets_off(me: Any, wording: str, bought: str, speakers: str) -> None:
    state = buying(6, "farmland hoard goons inn charm smithy gardens", me, turn={"charms": 1},
                   options={"charm_wording": wording})
    choose(state, f"buy:{bought}")
    expected = ("next", {f"next:{card}" for card in speakers.split()})
    assert asked(state) == expected if speakers else state.prompt == "gain_also"


@pytest.mark.ruling("order-royal-seal-1")
@pytest.mark.parametrize(("copy_goes", "rule", "asked_again"), [
    ("no", "covered", False), ("yes", "covered", True), ("no", "moved", True)])
def test_royal_seal_does_not_take_the_copy_for_the_card(copy_goes: str, rule: str, asked_again: bool) -> None:
    """A copy by Duplicate covers the first Silver, unless it is put on the deck itself."""
    state = buying(6, "royal_seal duplicate", {"deck": "", "play": "royal_seal", "mats": {"tavern": ["duplicate"]}},
                   options={"lose_track": rule})
    choose(state, "buy:silver", "next:duplicate", "yes", copy_goes)
    assert (state.prompt == "put_on_deck") == asked_again
    if asked_again:
        choose(state, "yes")
        expect(state, 0, discard="silver" if copy_goes == "no" else "")


@pytest.mark.ruling("order-royal-seal-2")
@pytest.mark.parametrize(("shuffled", "asked_again"), [("market", True), ("inn", False)])
def test_royal_seal_finds_an_inn_that_was_not_shuffled_away(shuffled: str, asked_again: bool) -> None:
    """Cards that leave the discard pile from beneath change nothing; an Inn that has left it is not found, though
    another has come to the same place."""
    state = buying(6, "inn royal_seal duplicate market", {"deck": "", "discard": "market", "play": "royal_seal",
                                                          "mats": {"tavern": ["duplicate"]}})
    choose(state, "buy:inn", "next:inn", f"shuffle_in:{shuffled}", "done")
    if asked_again:
        choose(state, "next:royal_seal")
        assert state.prompt == "put_on_deck"
    else:
        choose(state, "yes", "next:inn", "done", "no")
        assert state.prompt == "buy"
        expect(state, 0, discard="market inn")


@pytest.mark.ruling("order-rats-1")
@pytest.mark.parametrize(("first", "drawn"), [("rocks", "silver"), ("rats", "gold")])
def test_rats_draw_before_or_after_another_card_speaks(first: str, drawn: str) -> None:
    """In the Buy phase the Silver of Rocks goes on the deck."""
    state = buying(3, "bonfire rats catapult_rocks", {"deck": "gold", "play": "rats rocks"})
    choose(state, "buy:bonfire", "trash:rats", "trash:rocks")
    assert asked(state) == ("next", {"next:rats", "next:rocks"})
    choose(state, f"next:{first}")
    expect(state, 0, hand=drawn)


@pytest.mark.ruling("order-rats-2")
@pytest.mark.parametrize("trashed", ["rats overgrown_estate", "rats*2", "rats estate", "sir_vander estate"])
def test_cards_that_only_draw_are_not_put_in_order(trashed: str) -> None:
    state = table({"hand": f"chapel {trashed}", "deck": "gold silver"}, OTHER,
                  options={"shelters": "overgrown_estate" in trashed})
    choose(state, "play:chapel", *[f"trash:{card}" for card in cards(trashed)])
    assert state.prompt != "next"


@pytest.mark.ruling("order-guide")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_second_guide_waits_with_what_else_there_is_to_do(answer: str) -> None:
    state = table({"hand": "estate*5", "deck": "copper*20", "play": "dungeon", "stays": [0],
                   "mats": {"tavern": ["guide"] * 2}, "later": [{"effect": "at_start", "seat": 0, "x": "dungeon.0"}]},
                  OTHER, kingdom="dungeon guide", turn={"seat": 1, "phase": "buying"})
    choose(state, "done", "next:guide", "yes")
    assert asked(state) == ("next", {"next:dungeon", "next:guide"})
    choose(state, "next:dungeon")
    assert state.prompt == "call"
    choose(state, answer)
    expect(state, 0, hand="copper*5", play="dungeon guide*2" if answer == "yes" else "dungeon guide")
    assert state.prompt != "call"


@pytest.mark.ruling("order-duplicate")
def test_a_second_duplicate_waits_with_what_else_there_is_to_do() -> None:
    """And not with what waits for the card that the first one copied: that comes later."""
    state = buying(5, "inn duplicate", {"discard": "inn", "mats": {"tavern": ["duplicate"] * 4}})
    both = ("next", {"next:inn", "next:duplicate"})
    choose(state, "buy:inn", "next:duplicate", "yes")
    assert asked(state) == both                          # of the copy
    choose(state, "next:inn", "done")
    assert state.prompt == "call"                        # for the copy, and again
    choose(state, "yes", "next:duplicate", "no", "done")
    assert state.prompt == "call"
    choose(state, "yes", "next:inn", "done", "no")
    assert state.prompt == "call"
    choose(state, "no")
    assert asked(state) == both                          # of the Inn that was bought
    choose(state, "next:inn", "done")
    assert state.prompt == "call"
    choose(state, "no")
    assert state.prompt == "buy"
    expect(state, 0, discard="inn*5", play="duplicate*3")


def waits(effect: str, x: Any) -> Dict[str, Any]:
    return {"effect": effect, "seat": 0, "x": x}


@pytest.mark.ruling("order-horse-traders")
@pytest.mark.parametrize("copies", [1, 2])
def test_horse_traders_come_back_with_their_card(copies: int) -> None:
    """The Guide comes before or after that, or between two of them."""
    back = [waits("take_back", 1), waits("at_start", "horse_traders.0")]
    state = table({"hand": "estate*3", "deck": "gold silver copper*9", "later": back * copies,
                   "mats": {"horse_traders": ["horse_traders"] * copies, "tavern": ["guide"]}},
                  OTHER, kingdom="horse_traders guide", turn={"seat": 1, "phase": "buying"})
    choose(state, "done", "next:horse_traders")
    expect(state, 0, hand="estate*3 gold horse_traders")
    if copies == 2:
        assert asked(state) == ("next", {"next:horse_traders", "next:guide"})
        choose(state, "next:guide")
    assert state.prompt == "call"
    choose(state, "yes")
    expect(state, 0, hand="silver copper*4" if copies == 1 else "silver copper*5 horse_traders")


@pytest.mark.ruling("order-haven")
def test_the_cards_of_two_havens_come_back_one_by_one() -> None:
    state = table({"hand": "estate*5", "deck": "copper*9", "later": [waits("take_back", 0)] * 2,
                   "mats": {"haven": ["gold", "silver"], "tavern": ["guide"]}, "play": "haven*2", "stays": [0, 1]},
                  OTHER, kingdom="haven guide", turn={"seat": 1, "phase": "buying"})
    choose(state, "done", "next:haven")
    expect(state, 0, hand="estate*5 gold", haven="silver")
    choose(state, "next:guide", "yes")
    expect(state, 0, hand="copper*5 silver", haven="")


@pytest.mark.ruling("order-hermit-1")
def test_hermit_leaves_play_before_royal_seal_is_put_back() -> None:
    state = buying(0, "hermit royal_seal herbalist", {"play": "hermit royal_seal herbalist"})
    choose(state, "done")
    assert asked(state) == ("next", {"next:hermit", "next:herbalist"})
    choose(state, "next:hermit", "yes")
    assert asked(state) == ("clean_up", {"put_back:royal_seal", "done"})
    choose(state, "put_back:royal_seal")
    expect(state, 0, hand="royal_seal madman copper*3", discard="herbalist")


@pytest.mark.ruling("order-hermit-1")
@pytest.mark.parametrize(("choices", "put_back"), [
    ("next:hermit yes put_back:treasury done", "madman treasury"),
    ("next:treasury put_back:treasury next:hermit yes done", "treasury madman"),
    ("next:treasury put_back:treasury next:treasury done yes", "treasury madman")])
def test_madman_and_treasury_go_onto_the_deck_in_any_order(choices: str, put_back: str) -> None:
    state = buying(0, "hermit royal_seal treasury", {"play": "hermit royal_seal treasury*2"})
    choose(state, "done", *choices.split())
    assert [event["cards"] for event in events_of(state, 0, "put_back")] == [[card] for card in cards(put_back)]


@pytest.mark.ruling("order-hermit-2")
@pytest.mark.parametrize(("play", "bought", "madmen"), [
    ("hermit treasury", 0, 10), ("hermit royal_seal treasury", 1, 10), ("hermit royal_seal treasury", 0, 0)])
def test_hermit_comes_last_if_no_madman_can_go_onto_the_deck(play: str, bought: int, madmen: int) -> None:
    state = buying(0, "hermit royal_seal treasury", {"play": play}, supply={"madman": madmen},
                   turn={"cards_bought": bought})
    choose(state, "done")
    assert asked(state) == ("clean_up", {"put_back:treasury", "done"})


@pytest.mark.ruling("order-hovel-1")
@pytest.mark.parametrize(("hand", "gone", "next_asked"), [
    ("hovel", "hovel", False), ("hovel*2", "hovel", True), ("hovel copper", "copper", True)])
def test_a_hovel_that_farmland_trashed_is_not_offered(hand: str, gone: str, next_asked: bool) -> None:
    state = buying(6, "farmland hoard", {"hand": hand, "play": "hoard"}, options={"shelters": True})
    choose(state, "buy:farmland")
    assert asked(state) == ("next", {"next:farmland", "next:hoard", "next:hovel"})
    choose(state, "next:farmland")
    if len(set(hand.split())) > 1:
        choose(state, f"trash:{gone}")
    if next_asked:
        assert asked(state) == ("next", {"next:hoard", "next:hovel"})
    else:
        expect(state, 0, hand="", discard="silver gold farmland")


@pytest.mark.ruling("order-hovel-2")
def test_a_hovel_drawn_meanwhile_may_be_trashed() -> None:
    state = buying(6, "farmland hoard", {"hand": "overgrown_estate", "deck": "hovel copper*9", "play": "hoard"},
                   options={"shelters": True})
    choose(state, "buy:farmland")
    assert asked(state) == ("next", {"next:farmland", "next:hoard"})
    choose(state, "next:farmland")
    assert asked(state) == ("next", {"next:hoard", "next:hovel"})
    choose(state, "next:hovel", "trash:hovel")
    expect(state, 0, hand="", discard="silver gold farmland")


@pytest.mark.ruling("order-hovel-3")
def test_a_second_hovel_waits_with_what_else_there_is() -> None:
    state = buying(5, "hoard", {"hand": "hovel*2", "play": "hoard"}, options={"shelters": True})
    choose(state, "buy:duchy", "next:hovel", "trash:hovel")
    assert asked(state) == ("next", {"next:hoard", "next:hovel"})
    choose(state, "next:hovel", "done")
    expect(state, 0, hand="hovel", discard="gold duchy")
