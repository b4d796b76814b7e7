"""Gaining cards, and what they cost while Bridges have been played."""
from typing import Any, Dict, Set

import pytest

import crownlands
from crownlands.dominion.cards import BASIC, BOXES
from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone

GAINERS = ["workshop", "ironworks", "feast", "artisan", "remodel"]


def gains(state: DominionState) -> Set[str]:
    """The cards that are offered, and that declining is not."""
    assert state.prompt in ("gain", "swindle")
    return {id.removeprefix("gain:") for id in options(state)}


def after_bridges(bridges: int, hand: str, *others: Dict[str, Any], kingdom: str = "", **mine: Any) -> DominionState:
    """So many Bridges have been played this turn, and one more Action may be."""
    state = table({"hand": f"bridge*{bridges} {hand}" if bridges else hand, **mine}, *others,
                  kingdom=f"bridge {kingdom}", turn={"actions": bridges + 1})
    choose(state, *["play:bridge"] * bridges)
    return state


def gainer(card: str, **supply: int) -> DominionState:
    """The card has been played with two Coppers in hand, one of which is trashed if it is Remodel."""
    piles = {"silver": 0, "estate": 0, "duchy": 0, card: 0, **supply}
    state = table({"hand": f"{card} copper*2", "deck": "gold"}, supply=piles)
    choose(state, f"play:{card}")
    return state

BASE_AND_INTRIGUE = list(dict.fromkeys([*BASIC, *BOXES["base1e"], *BOXES["base2e"], *BOXES["intrigue1e"]]))


@pytest.mark.ruling("I-19")
@pytest.mark.parametrize("card", GAINERS)
def test_a_gain_is_compulsory_even_if_only_curse_or_copper_qualifies(card: str) -> None:
    state = gainer(card)
    assert options(state) == ["gain:copper", "gain:curse"]
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "done")
    choose(state, "gain:curse")
    expect(state, 0, **({"hand": "copper*2 curse"} if card == "artisan" else {"discard": "curse"}))
    forced = gainer(card, copper=0)
    expect(forced, 0, **({"hand": "copper*2 curse"} if card == "artisan" else {"discard": "curse"}))


@pytest.mark.ruling("I-20")
@pytest.mark.parametrize("card", ["workshop", "ironworks", "feast", "remodel"])
def test_nothing_is_gained_if_no_pile_qualifies(card: str) -> None:
    state = gainer(card, copper=0, curse=0)
    assert state.prompt == "treasure"
    expect(state, 0, discard="", hand="copper" if card == "remodel" else "copper*2", deck="gold")
    expect_turn(state, actions=0, coins=0)
    expect_trash(state, {"feast": "feast", "remodel": "copper"}.get(card, ""))


@pytest.mark.ruling("I-20")
def test_an_artisan_without_a_gain_still_puts_a_card_on_the_deck() -> None:
    piles = dict.fromkeys(["copper", "curse", "silver", "estate", "duchy"], 0)
    state = table({"hand": "artisan copper silver", "deck": "gold"}, supply=piles)
    choose(state, "play:artisan")
    assert options(state) == ["put_back:copper", "put_back:silver"]
    choose(state, "put_back:silver")
    expect(state, 0, hand="copper", discard="")
    assert zone(state, 0, "deck") == ["silver", "gold"]


@pytest.mark.ruling("I-21")
@pytest.mark.parametrize(("hand", "play"), [
    ("workshop", "workshop"), ("ironworks", "ironworks"), ("feast", "feast"), ("artisan", "artisan"),
    ("remodel estate", "remodel"), ("mine copper", "mine"), ("upgrade estate", "upgrade")])
def test_an_empty_pile_does_not_qualify_for_a_gain(hand: str, play: str) -> None:
    full = table({"hand": hand}, kingdom="village")
    choose(full, f"play:{play}")
    assert "silver" in gains(full)
    empty = table({"hand": hand}, kingdom="village", supply={"silver": 0})
    choose(empty, f"play:{play}")
    with pytest.raises(crownlands.IllegalChoice):
        choose(empty, "gain:silver")
    assert "gain:silver" not in options(empty)


@pytest.mark.ruling("I-22")
@pytest.mark.parametrize(("trashed", "gained"), [
    ("estate", {"copper", "curse", "estate", "cellar", "silver", "village", "smithy", "bridge", "remodel"}),
    ("copper", {"copper", "curse", "estate", "cellar", "silver", "village"})])
def test_a_bridge_lowers_both_costs_of_a_remodel(trashed: str, gained: Set[str]) -> None:
    state = after_bridges(1, "remodel estate copper", kingdom="cellar village smithy market")
    choose(state, "play:remodel", f"trash:{trashed}")
    assert gains(state) == gained


@pytest.mark.ruling("I-23")
@pytest.mark.parametrize(("bridges", "trashed", "gained"), [
    (0, "estate", {"silver", "village"}), (1, "copper", {"estate", "cellar"}), (1, "estate", {"silver", "village"}),
    (2, "estate", {"silver", "village"}), (2, "copper", {"silver", "village"}), (2, "silver", {"bridge", "smithy"})])
def test_an_upgrade_takes_the_exact_difference_of_lowered_costs(bridges: int, trashed: str, gained: Set[str]) -> None:
    state = after_bridges(bridges, f"upgrade {trashed}", kingdom="cellar village smithy market")
    choose(state, "play:upgrade")
    expect_trash(state, trashed)
    assert gains(state) == gained


@pytest.mark.ruling("I-24")
@pytest.mark.parametrize(("bridges", "gained"), [
    (0, {"estate", "cellar"}), (1, {"estate", "cellar"}), (2, {"copper", "curse", "estate", "cellar"})])
def test_a_swindler_compares_lowered_costs(bridges: int, gained: Set[str]) -> None:
    for replacement in gained:
        state = after_bridges(bridges, "swindler", {"deck": "estate"}, kingdom="cellar village")
        choose(state, "play:swindler")
        assert gains(state) == gained
        choose(state, f"gain:{replacement}")
        expect(state, 1, deck="", discard=replacement)
        expect_trash(state, "estate")


@pytest.mark.ruling("I-25")
@pytest.mark.parametrize(("bridges", "trashed", "gained", "discarded"), [
    (0, "silver", {"copper", "curse"}, ""),
    (1, "smithy", {"copper", "curse", "estate", "cellar"}, "silver"),
    (2, "market", {"copper", "curse", "estate", "cellar", "silver", "village", "swindler"}, "silver smithy")])
def test_a_saboteur_reads_lowered_costs(bridges: int, trashed: str, gained: Set[str], discarded: str) -> None:
    state = after_bridges(bridges, "saboteur", {"deck": "silver smithy market gold"}, kingdom="cellar village swindler")
    choose(state, "play:saboteur")
    expect_trash(state, trashed)
    assert (state.seat, set(options(state))) == (1, {f"gain:{id}" for id in gained} | {"done"})
    choose(state, "done")
    expect(state, 1, discard=discarded)


@pytest.mark.ruling("I-26")
@pytest.mark.parametrize(("bridges", "gained"), [
    (1, {"copper", "silver"}), (2, {"copper", "silver"}), (3, {"copper", "silver", "gold", "harem"})])
def test_a_mine_reaches_what_lowered_costs_allow(bridges: int, gained: Set[str]) -> None:
    state = after_bridges(bridges, "mine copper", kingdom="harem")
    choose(state, "play:mine")
    assert gains(state) == gained


@pytest.mark.ruling("I-27")
@pytest.mark.parametrize(("card", "actions", "coins"), [("nobles", 1, 2), ("harem", 0, 3)])
def test_two_bridges_let_ironworks_gain_a_two_type_card_for_both_bonuses(card: str, actions: int, coins: int) -> None:
    one = after_bridges(1, "ironworks", kingdom="nobles harem")
    choose(one, "play:ironworks")
    assert not gains(one) & {"nobles", "harem"}
    state = after_bridges(2, "ironworks", kingdom="nobles harem", deck="estate*3")
    choose(state, "play:ironworks", f"gain:{card}")
    expect(state, 0, hand="estate", discard=card)
    expect_turn(state, actions=actions, coins=coins)


@pytest.mark.ruling("I-28", "I-29")
@pytest.mark.parametrize(("card", "actions", "coins", "hand"), [
    ("great_hall", 1, 0, "duchy"), ("gardens", 0, 0, "duchy"), ("estate", 0, 0, "duchy"), ("silver", 0, 1, ""),
    ("copper", 0, 1, ""), ("curse", 0, 0, ""), ("village", 1, 0, "")])
def test_ironworks_gives_a_bonus_for_each_type_of_the_gained_card(card: str, actions: int, coins: int,
                                                                  hand: str) -> None:
    state = table({"hand": "ironworks", "deck": "duchy*2"}, kingdom="great_hall gardens village")
    choose(state, "play:ironworks", f"gain:{card}")
    expect(state, 0, hand=hand, discard=card)
    expect_turn(state, actions=actions, coins=coins, buys=1)


@pytest.mark.ruling("I-30")
def test_the_card_gained_by_ironworks_is_in_the_reshuffle_for_its_own_bonus() -> None:
    state = table({"hand": "ironworks"})
    choose(state, "play:ironworks", "gain:estate")
    expect(state, 0, hand="estate", discard="", deck="")
    assert [event["count"] for event in events_of(state, 0, "shuffle")] == [1]


@pytest.mark.ruling("I-31")
def test_a_bridge_lowers_prices_and_a_free_card_still_needs_a_buy() -> None:
    state = after_bridges(1, "", kingdom="cellar village", deck="gold*5")
    assert set(options(state)) == {"buy:copper", "buy:curse", "buy:estate", "buy:cellar", "done"}
    choose(state, "buy:copper")
    expect_turn(state, coins=1, buys=1, turn_seat=0)
    choose(state, "buy:curse")
    expect_turn(state, turn_seat=1)
    expect(state, 0, discard="bridge copper curse")
    rich = after_bridges(1, "copper*3")
    choose(rich, "play:treasures", "buy:duchy")
    expect_turn(rich, coins=0, buys=1)
    expect(rich, 0, discard="duchy")


@pytest.mark.ruling("I-32")
def test_costs_stay_lowered_for_the_turn_though_no_bridge_is_in_play() -> None:
    state = table({"hand": "estate"}, {"hand": "estate"}, trash="bridge",
                  turn={"phase": "buying", "coins": 8, "buys": 2, "reduction": 1})
    choose(state, "buy:duchy")
    expect_turn(state, coins=4)
    choose(state, "buy:duchy")
    assert (state.turn_seat, state.view(1)["costs"]["duchy"]) == (1, 5)


@pytest.mark.ruling("I-32")
def test_plays_of_bridge_count_and_not_bridges_in_play() -> None:
    state = table({"hand": "throne_room bridge"})
    choose(state, "play:throne_room")
    expect(state, 0, play="throne_room bridge")
    assert state.view(0)["costs"]["duchy"] == 3


@pytest.mark.ruling("I-33")
def test_a_mine_turns_silver_into_harem() -> None:
    state = table({"hand": "mine silver"}, kingdom="harem")
    choose(state, "play:mine")
    assert gains(state) == {"copper", "silver", "gold", "harem"}
    choose(state, "gain:harem")
    expect(state, 0, hand="harem", discard="")
    expect_trash(state, "silver")


@pytest.mark.ruling("I-33")
def test_a_mine_may_trash_harem() -> None:
    state = table({"hand": "mine harem copper estate"})
    choose(state, "play:mine")
    assert set(options(state)) == {"trash:harem", "trash:copper"}
    choose(state, "trash:harem", "gain:gold")
    expect(state, 0, hand="copper estate gold")
    expect_trash(state, "harem")


@pytest.mark.ruling("I-34")
def test_the_card_gained_by_artisan_comes_to_hand_and_may_be_played() -> None:
    state = table({"hand": "artisan copper", "deck": "estate"}, kingdom="market", turn={"actions": 2})
    choose(state, "play:artisan", "gain:market")
    expect(state, 0, hand="copper market", discard="")
    choose(state, "put_back:copper", "play:market")
    expect(state, 0, play="artisan market", hand="copper", deck="estate")


@pytest.mark.ruling("I-34")
def test_the_card_gained_by_artisan_may_be_the_one_put_back() -> None:
    state = table({"hand": "artisan copper", "deck": "estate"}, kingdom="market", turn={"actions": 2})
    choose(state, "play:artisan", "gain:market", "put_back:market")
    expect(state, 0, hand="copper", discard="")
    assert zone(state, 0, "deck") == ["market", "estate"]
    assert state.prompt == "treasure"


@pytest.mark.ruling("I-35")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
@pytest.mark.parametrize("card", ["remodel", "mine", "upgrade"])
def test_nothing_is_trashed_or_gained_with_an_empty_hand(card: str, box: str) -> None:
    state = table({"hand": card}, boxes=[box])
    choose(state, f"play:{card}")
    assert state.prompt == "buy"
    expect(state, 0, hand="", discard="", play=card)
    expect_trash(state, "")


@pytest.mark.ruling("I-36")
def test_a_gold_may_be_remodelled_into_a_province() -> None:
    state = table({"hand": "remodel gold"})
    choose(state, "play:remodel", "gain:province")
    expect(state, 0, discard="province")
    expect_trash(state, "gold")


@pytest.mark.ruling("I-37")
@pytest.mark.parametrize("bought", [True, False])
@pytest.mark.parametrize("card", BASE_AND_INTRIGUE)
def test_no_card_does_anything_when_it_is_bought_or_gained(card: str, bought: bool) -> None:
    others = {"hand": "copper*5 estate", "deck": "silver*3", "discard": "gold"}
    turn = {"phase": "buying", "coins": 9, "buys": 2} if bought else {"reduction": 9}
    mine = {"hand": "estate" if bought else "workshop estate", "deck": "silver*3"}
    state = table(mine, others, kingdom=card, turn=turn)
    if not bought:
        choose(state, "play:workshop")
    before = state.describe()
    choose(state, f"buy:{card}" if bought else f"gain:{card}")
    after = state.describe()
    assert state.seat == 0
    assert events_of(state, 0, "buy" if bought else "gain") == [state.events(0)[-1]]
    assert after["players"][1] == before["players"][1]
    assert after["players"][0] == {**before["players"][0], "discard": [card]}
    assert after["trash"] == []
    cost = state.view(0)["costs"][card]
    assert after["turn"] == {**before["turn"], "phase": "buying",
                             "coins": before["turn"]["coins"] - cost, "buys": before["turn"]["buys"] - bought,
                             **{name: int(bought) for name in ("purchases", "cards_bought") if name in after["turn"]}}
    assert after["supply"] == {**before["supply"], card: before["supply"][card] - 1}
