"""Empires: Temple, the split piles, Charm, Farmers' Market, Groundskeeper, its events and landmarks."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, end_turn, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}


def buying(coins: int, kingdom: str, *others: Any, me: Any = None, **rest: Any) -> DominionState:
    turn = {"phase": "buying", "coins": coins, "buys": 2, **rest.pop("turn", {})}
    return table({"deck": COPPERS, **(me or {})}, *(others or (OTHER,)), kingdom=kingdom, turn=turn, **rest)


def vp(state: DominionState, seat: int = 0) -> int:
    return int(state.view(None)["players"][seat].get("tokens", {}).get("vp", 0))


def on_piles(state: DominionState) -> Dict[str, int]:
    return {id: n for id, n in state.view(None)["pile_points"].items() if n}


def split(*top: str) -> Dict[str, Any]:
    """What is left of the pile, the top one first."""
    pile = "catapult_rocks" if top[-1] in ("catapult", "rocks") else "patrician_emporium"
    return {pile: {"top": list(top), "bag": []}}


# ---- Temple
@pytest.mark.ruling("EM-47")
def test_temple_trashes_different_cards_and_leaves_a_point_on_its_pile() -> None:
    state = table({"hand": "temple copper*2 estate"}, {})
    choose(state, "play:temple")
    assert (state.prompt, "done" in options(state)) == ("trash", False)
    choose(state, "trash:copper")
    assert set(options(state)) == {"trash:estate", "done"}
    choose(state, "trash:estate")
    expect_trash(state, "copper estate")
    assert (vp(state), on_piles(state)) == (1, {"temple": 1})


@pytest.mark.ruling("EM-48", "EM-51")
@pytest.mark.parametrize("way", ["buy", "workshop", "swindler"])
def test_whoever_gains_a_temple_takes_the_points(way: str) -> None:
    points = {"temple": 3}
    if way == "buy":
        state = buying(4, "temple", pile_points=points)
        choose(state, "buy:temple")
    elif way == "workshop":
        state = table({"hand": "workshop"}, {}, kingdom="temple", pile_points=points)
        choose(state, "play:workshop", "gain:temple")
    else:
        state = table({"deck": "smithy"}, {"hand": "swindler"}, kingdom="temple", pile_points=points, turn={"seat": 1})
        choose(state, "play:swindler", "gain:temple")
    assert (vp(state), on_piles(state)) == (3, {})


@pytest.mark.ruling("EM-49")
def test_temple_with_an_empty_hand_gives_its_points() -> None:
    state = table({"hand": "temple"}, {})
    choose(state, "play:temple")
    assert (vp(state), on_piles(state)) == (1, {"temple": 1})


@pytest.mark.ruling("EM-50")
def test_temple_played_twice_trashes_at_least_a_card_each_time() -> None:
    state = table({"hand": "throne_room temple copper estate curse"}, {})
    choose(state, "play:throne_room", "play:temple", "trash:copper", "done")
    assert (state.prompt, "done" in options(state)) == ("trash", False)
    choose(state, "trash:estate", "done")
    assert (vp(state), on_piles(state)) == (2, {"temple": 2})
    expect(state, 0, hand="curse")


# ---- Catapult and Rocks
@pytest.mark.ruling("EM-52", "EM-97", "EM-102")
def test_split_piles_and_the_points_on_silver_and_gold_are_laid_out() -> None:
    state = GAME.start(kingdom="b2_empires_silver_bullets", seed=1)
    view = state.view(0)
    assert (view["supply"]["catapult"], view["supply"]["patrician"]) == (10, 10)
    assert not {"rocks", "emporium"} & set(view["supply"])
    assert view["mixed"] == {"catapult_rocks": {"catapult": 5, "rocks": 5},
                             "patrician_emporium": {"patrician": 5, "emporium": 5}}
    assert (view["costs"]["catapult"], on_piles(state)) == (3, {"silver": 8, "gold": 8})


@pytest.mark.ruling("EM-53", "EM-54", "EM-55")
@pytest.mark.parametrize(("trashed", "curse", "left"), [
    ("silver", "curse", 3), ("estate", "", 5), ("copper", "", 3), ("duchy", "curse", 5), ("", "", 5)])
def test_catapult_curses_for_dear_cards_and_cuts_hands_for_treasures(trashed: str, curse: str, left: int) -> None:
    state = table({"hand": f"catapult {trashed}"}, {"hand": "estate*5"})
    choose(state, "play:catapult")
    expect_trash(state, trashed)
    assert len(zone(state, 1, "hand")) == left
    assert ("curse" in zone(state, 1, "discard")) == bool(curse)
    expect_turn(state, coins=1)


@pytest.mark.ruling("EM-56")
def test_a_moat_keeps_the_catapult_away() -> None:
    state = table({"hand": "catapult silver"}, {"hand": "moat copper*4"})
    choose(state, "play:catapult", "reveal:moat")
    expect(state, 1, hand="moat copper*4", discard="")


@pytest.mark.ruling("EM-57")
def test_curses_come_for_all_before_anybody_discards() -> None:
    state = table({"hand": "catapult gold"}, {"hand": "estate*2 copper*3"}, {"hand": "estate*2 copper*3"},
                  kingdom="catapult_rocks", supply={"curse": 1})
    choose(state, "play:catapult")
    expect(state, 1, discard="curse")
    expect(state, 2, discard="")
    choose(state, "discard:estate", "discard:estate", "discard:estate", "discard:estate")
    assert [len(zone(state, seat, "hand")) for seat in (1, 2)] == [3, 3]


@pytest.mark.ruling("EM-58", "EM-59", "EM-66")
def test_rocks_come_to_light_when_the_catapults_are_gone() -> None:
    state = buying(7, "catapult_rocks", mixed=split("catapult", "rocks"))
    assert "buy:rocks" not in options(state)
    choose(state, "buy:catapult")
    assert (state.empty_piles, state.view(0)["supply"]["rocks"]) == (0, 1)
    choose(state, "buy:rocks")
    assert state.empty_piles == 1
    assert [event["to"] for event in events_of(state, 0, "gain")] == ["deck"]
    assert {"catapult", "rocks"} <= set(zone(state, 0, "discard"))


@pytest.mark.ruling("EM-60", "EM-64")
@pytest.mark.parametrize(("silvers", "hand"), [(5, "silver"), (0, "")])
def test_rocks_gained_in_the_action_phase_bring_a_silver_to_the_hand(silvers: int, hand: str) -> None:
    state = table({"hand": "workshop"}, {}, kingdom="catapult_rocks", mixed=split("rocks"), supply={"silver": silvers})
    choose(state, "play:workshop", "gain:rocks")
    expect(state, 0, hand=hand, discard="rocks")


@pytest.mark.ruling("EM-61")
def test_catapulted_rocks_bring_a_silver_first() -> None:
    state = table({"hand": "catapult rocks"}, {"hand": "estate*5"})
    choose(state, "play:catapult")
    expect(state, 0, hand="silver")
    assert "curse" in zone(state, 1, "discard")
    assert len(zone(state, 1, "hand")) == 3


@pytest.mark.ruling("EM-62")
def test_rocks_that_bandit_trashes_bring_their_owner_a_silver() -> None:
    state = table({"deck": "rocks copper"}, {"hand": "bandit"}, turn={"seat": 1})
    choose(state, "play:bandit")
    expect(state, 0, hand="silver", discard="copper")


@pytest.mark.ruling("EM-63")
def test_rocks_that_bonfire_trashes_bring_a_silver_onto_the_deck() -> None:
    state = buying(3, "bonfire catapult_rocks", me={"play": "rocks", "deck": "copper"})
    choose(state, "buy:bonfire", "trash:rocks")
    assert zone(state, 0, "deck") == ["silver", "copper"]


@pytest.mark.ruling("EM-65")
def test_rocks_give_a_coin() -> None:
    state = table({"hand": "rocks"}, turn={"phase": "buy"})
    choose(state, "play:rocks")
    expect_turn(state, coins=1)


@pytest.mark.ruling("AD-66")
def test_a_token_on_a_split_pile_works_for_both_kinds() -> None:
    state = table({"hand": "rocks", "trained": "catapult"}, {}, kingdom="training catapult_rocks",
                  turn={"phase": "buy"})
    choose(state, "play:rocks")
    expect_turn(state, coins=2)


# ---- Charm
@pytest.mark.ruling("EM-67")
def test_charm_gives_a_buy_and_coins() -> None:
    state = table({"hand": "charm"}, turn={"phase": "buy"})
    choose(state, "play:charm", "choose:coins")
    expect_turn(state, buys=2, coins=2)


@pytest.mark.ruling("EM-68", "EM-70")
@pytest.mark.parametrize(("choice", "gained"), [("gain:duchy", ["duchy", "laboratory"]), ("done", ["laboratory"])])
def test_a_waiting_charm_brings_another_card_of_the_same_cost(choice: str, gained: List[str]) -> None:
    state = buying(5, "charm market laboratory", turn={"charms": 1})
    choose(state, "buy:laboratory")
    assert (state.prompt, set(options(state))) == ("gain_also", {"gain:duchy", "gain:charm", "gain:market", "done"})
    choose(state, choice)
    assert zone(state, 0, "discard") == gained
    expect_turn(state, charms=0)


@pytest.mark.ruling("EM-69")
def test_two_charms_answer_the_same_purchase() -> None:
    state = buying(5, "charm market", turn={"charms": 2})
    choose(state, "buy:market", "gain:duchy", "gain:duchy")
    assert zone(state, 0, "discard") == ["duchy", "duchy", "market"]


@pytest.mark.ruling("EM-71")
def test_a_charm_waits_for_a_card() -> None:
    state = buying(9, "charm conquest", turn={"charms": 1})
    choose(state, "buy:conquest")
    expect_turn(state, charms=1)
    choose(state, "buy:silver")
    expect_turn(state, charms=0)


@pytest.mark.ruling("EM-72")
def test_a_gain_does_not_use_a_charm_up() -> None:
    state = table({"hand": "charm treasure_trove"}, {}, turn={"phase": "buy"})
    choose(state, "play:charm", "choose:wait", "play:treasure_trove")
    expect_turn(state, charms=1)


@pytest.mark.ruling("EM-73")
def test_a_charm_lapses_with_the_turn() -> None:
    state = buying(0, "charm", turn={"charms": 1})
    end_turn(state)
    expect_turn(state, charms=0)


@pytest.mark.ruling("EM-74", "EM-75", "EM-76")
@pytest.mark.parametrize(("coins", "bought", "offered"), [
    (0, "overlord", set()), (2, "patrician", {"estate"}), (6, "gold", set())])
def test_charm_finds_only_other_cards_of_exactly_that_cost(coins: int, bought: str, offered: set[str]) -> None:
    state = buying(coins, "charm overlord patrician_emporium", turn={"charms": 1})
    choose(state, f"buy:{bought}")
    found = {id.partition(":")[2] for id in options(state) if state.prompt == "gain_also" and ":" in id}
    assert found == offered
    expect_turn(state, charms=0)


@pytest.mark.ruling("XB-32")
def test_a_raid_and_a_charm_come_before_the_gain() -> None:
    state = buying(4, "charm noble_brigand smithy", {"deck": "gold estate"}, turn={"charms": 1})
    choose(state, "buy:noble_brigand")
    while state.prompt != "gain_also":
        choose(state, options(state)[0])
    choose(state, "gain:smithy")
    assert zone(state, 0, "discard")[-1] == "noble_brigand"
    expect(state, 0, discard="gold smithy noble_brigand")


# ---- Farmers' Market, Groundskeeper
@pytest.mark.ruling("EM-77", "EM-80")
@pytest.mark.parametrize("left", [10, 0])
def test_farmers_market_grows_until_it_is_taken(left: int) -> None:
    found: List[Any] = []
    points = 0
    for _play in range(6):
        state = table({"hand": "farmers_market"}, {}, kingdom="farmers_market", supply={"farmers_market": left},
                      pile_points={"farmers_market": points})
        choose(state, "play:farmers_market")
        points = on_piles(state).get("farmers_market", 0)
        found.append((int(state.coins), vp(state), len(zone(state, 0, "play")), int(state.buys)))
    assert found == [(1, 0, 1, 2), (2, 0, 1, 2), (3, 0, 1, 2), (4, 0, 1, 2), (0, 4, 0, 2), (1, 0, 1, 2)]


@pytest.mark.ruling("EM-78", "EM-79")
@pytest.mark.parametrize(("points", "coins", "left"), [(3, 4, {}), (4, 1, {"farmers_market": 1})])
def test_farmers_market_played_twice(points: int, coins: int, left: Any) -> None:
    state = table({"hand": "throne_room farmers_market"}, {}, pile_points={"farmers_market": points})
    choose(state, "play:throne_room", "play:farmers_market")
    expect_turn(state, coins=coins)
    assert (vp(state), on_piles(state)) == (4, left)
    expect_trash(state, "farmers_market")


@pytest.mark.ruling("EM-81", "EM-82", "EM-83", "EM-84")
@pytest.mark.parametrize(("play", "gained", "points"), [
    ("groundskeeper", "duchy", 1), ("groundskeeper*2", "estate", 2), ("throne_room groundskeeper", "duchy", 1),
    ("groundskeeper", "curse", 0)])
def test_groundskeeper_gives_a_point_for_each_victory_card(play: str, gained: str, points: int) -> None:
    state = buying(5, "groundskeeper", me={"play": play})
    choose(state, f"buy:{gained}")
    assert vp(state) == points


@pytest.mark.ruling("EM-82")
def test_groundskeepers_see_gains_too() -> None:
    state = table({"hand": "workshop", "play": "groundskeeper*2"}, {})
    choose(state, "play:workshop", "gain:estate")
    assert vp(state) == 2


@pytest.mark.ruling("EM-84")
def test_dame_josephine_is_a_victory_card_for_groundskeeper() -> None:
    state = buying(5, "groundskeeper knights", me={"play": "groundskeeper"},
                   mixed={"knights": {"top": ["dame_josephine"], "bag": []}})
    choose(state, "buy:dame_josephine")
    assert vp(state) == 1


@pytest.mark.ruling("EM-85")
def test_a_groundskeeper_that_left_play_gives_nothing() -> None:
    state = buying(8, "groundskeeper bonfire", me={"play": "groundskeeper"})
    choose(state, "buy:bonfire", "trash:groundskeeper", "buy:duchy")
    assert vp(state) == 0


# ---- Patrician and Emporium
@pytest.mark.ruling("EM-86", "EM-87", "EM-88", "EM-89")
@pytest.mark.parametrize(("top", "reduction", "taken"), [
    ("gold", 0, True), ("silver", 0, False), ("overlord", 0, False), ("duchy", 1, False), ("gold", 1, True)])
def test_patrician_takes_a_dear_card(top: str, reduction: int, taken: bool) -> None:
    state = table({"hand": "patrician", "deck": f"copper {top}"}, {}, turn={"reduction": reduction})
    choose(state, "play:patrician")
    expect(state, 0, hand=f"copper {top}" if taken else "copper", deck="" if taken else top)
    expect_turn(state, actions=1)
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [[top]]


@pytest.mark.ruling("EM-90", "EM-91", "EM-92")
@pytest.mark.parametrize(("play", "points"), [
    ("village*5", 2), ("village*4", 0), ("throne_room market village*2", 0), ("village*4 copper*3", 0)])
def test_emporium_counts_actions_in_play(play: str, points: int) -> None:
    state = buying(5, "patrician_emporium", me={"play": play}, mixed=split("emporium"))
    choose(state, "buy:emporium")
    assert vp(state) == points


@pytest.mark.ruling("EM-93")
def test_durations_and_called_cards_are_actions_in_play() -> None:
    state = buying(5, "patrician_emporium", me={"play": "dungeon guide village*3"}, mixed=split("emporium"))
    choose(state, "buy:emporium")
    assert vp(state) == 2


@pytest.mark.ruling("EM-94")
def test_artisan_is_the_fifth_action() -> None:
    state = table({"hand": "artisan copper", "play": "village*4"}, {}, kingdom="patrician_emporium",
                  mixed=split("emporium"))
    choose(state, "play:artisan", "gain:emporium", "put_back:copper")
    assert vp(state) == 2


@pytest.mark.ruling("EM-95")
def test_an_emporium_from_swindler_finds_nothing_in_play() -> None:
    state = table({"deck": "market"}, {"hand": "swindler", "play": "village*5"}, kingdom="patrician_emporium",
                  mixed=split("emporium"), turn={"seat": 1})
    choose(state, "play:swindler", "gain:emporium")
    assert vp(state, 0) == vp(state, 1) == 0


@pytest.mark.ruling("EM-96")
@pytest.mark.parametrize(("first", "points"), [("emporium", 2), ("duplicate", 4)])
def test_emporium_and_duplicate_come_in_the_order_that_their_owner_likes(first: str, points: int) -> None:
    state = buying(5, "patrician_emporium", me={"play": "village*4", "mats": {"tavern": ["duplicate"]}},
                   mixed=split("emporium", "emporium"))
    choose(state, "buy:emporium", f"next:{first}", "yes")
    while state.prompt == "next":
        choose(state, options(state)[0])
    expect(state, 0, discard="emporium*2", play="village*4 duplicate")
    assert vp(state) == points


# ---- landmarks
@pytest.mark.ruling("EM-98", "EM-99", "EM-100", "EM-101")
@pytest.mark.parametrize(("player", "points"), [
    ({"deck": "village*3 cellar*6 forum*2"}, 8), ({"deck": "dame_anna sir_bailey sir_destry"}, 0),
    ({"deck": "nobles*3"}, 4 + 6), ({"deck": "guide*2", "mats": {"tavern": ["guide"]}}, 4),
    ({"deck": "silver*3 estate*3"}, 3)])
def test_orchard_counts_actions_owned_three_times(player: Any, points: int) -> None:
    state = table(player, {}, kingdom="orchard village", over=True)
    assert state.result is not None
    assert state.result.scores[0] == points


@pytest.mark.ruling("EM-103", "EM-104", "EM-106")
@pytest.mark.parametrize(("bought", "points", "left"), [
    ("silver", {"silver": 8, "gold": 8}, {"silver": 7, "gold": 8, "aqueduct": 1}),
    ("copper", {"silver": 8, "gold": 8}, {"silver": 8, "gold": 8}),
    ("charm", {"silver": 8, "gold": 8}, {"silver": 8, "gold": 8}),
    ("rocks", {"silver": 8, "gold": 8}, {"silver": 7, "gold": 8, "aqueduct": 1}),
    ("silver", {"silver": 0, "gold": 8}, {"gold": 8})])
def test_a_gained_treasure_moves_a_point_to_aqueduct(bought: str, points: Any, left: Any) -> None:
    state = buying(5, "aqueduct charm catapult_rocks", pile_points=points, mixed=split("rocks"))
    choose(state, f"buy:{bought}")
    assert state.prompt == "buy"                         # in whatever order these come, it is the same
    assert on_piles(state) == left


@pytest.mark.ruling("EM-105", "EM-107")
@pytest.mark.parametrize("card", ["estate", "harem"])
def test_a_gained_victory_card_takes_the_points_of_aqueduct(card: str) -> None:
    state = buying(6, "aqueduct harem", pile_points={"silver": 5, "gold": 8, "aqueduct": 3})
    choose(state, f"buy:{card}")
    while state.prompt == "next":
        choose(state, options(state)[0])
    assert (vp(state), on_piles(state)) == (3, {"silver": 5, "gold": 8})


@pytest.mark.ruling("EM-108")
def test_a_silver_from_the_trash_moves_a_point() -> None:
    state = any_table({"hand": "thief"}, {"deck": "silver copper"}, kingdom="aqueduct", boxes=["base1e"])
    choose(state, "play:thief", "trash:silver", "gain:silver")
    assert on_piles(state) == {"silver": 7, "gold": 8, "aqueduct": 1}


@pytest.mark.ruling("EM-109")
def test_a_silver_of_bureaucrat_moves_a_point() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "copper"}, kingdom="aqueduct")
    choose(state, "play:bureaucrat")
    assert on_piles(state) == {"silver": 7, "gold": 8, "aqueduct": 1}


@pytest.mark.ruling("EM-110")
def test_a_passed_gold_moves_nothing() -> None:
    state = table({"hand": "masquerade copper", "deck": "copper*2"}, {"hand": "gold"}, kingdom="aqueduct")
    choose(state, "play:masquerade")
    expect(state, 1, hand="copper")
    assert on_piles(state) == {"silver": 8, "gold": 8}


@pytest.mark.ruling("EM-111")
def test_groundskeeper_and_aqueduct_add_up() -> None:
    state = buying(5, "aqueduct", me={"play": "groundskeeper"}, pile_points={"aqueduct": 2})
    choose(state, "buy:duchy")
    while state.prompt == "next":
        choose(state, options(state)[0])
    assert vp(state) == 3


# ---- events
@pytest.mark.ruling("EM-112", "EM-113", "EM-114")
@pytest.mark.parametrize(("discard", "golds", "gained"), [("", 30, ["gold"] * 3), ("copper", 30, ["copper"]),
                                                          ("", 2, ["gold"] * 2)])
def test_windfall_needs_an_empty_deck_and_discard_pile(discard: str, golds: int, gained: List[str]) -> None:
    state = buying(5, "windfall", me={"deck": "", "discard": discard}, supply={"gold": golds})
    choose(state, "buy:windfall")
    assert zone(state, 0, "discard") == gained
    expect_turn(state, coins=0)


@pytest.mark.ruling("EM-115")
def test_a_second_windfall_finds_the_golds_of_the_first() -> None:
    state = buying(10, "windfall", me={"deck": ""}, turn={"buys": 3})
    choose(state, "buy:windfall", "buy:windfall")
    expect(state, 0, discard="gold*3")


@pytest.mark.ruling("EM-116")
def test_conquest_counts_all_silvers_of_the_turn() -> None:
    state = buying(12, "conquest", turn={"buys": 3})
    choose(state, "buy:conquest")
    assert vp(state) == 2
    choose(state, "buy:conquest")
    assert vp(state) == 6
    expect(state, 0, discard="silver*4")


@pytest.mark.ruling("EM-117", "EM-118", "EM-119")
@pytest.mark.parametrize(("kingdom", "turn", "silvers", "points", "left"), [
    ("conquest", {"silvers_gained": 1}, 30, 3, {}), ("conquest", {}, 1, 1, {}),
    ("conquest aqueduct", {}, 30, 2, {"silver": 6, "gold": 8, "aqueduct": 2})])
def test_conquest_counts_what_was_gained(kingdom: str, turn: Any, silvers: int, points: int, left: Any) -> None:
    state = buying(6, kingdom, turn=turn, supply={"silver": silvers})
    choose(state, "buy:conquest")
    assert vp(state) == points
    if left:
        assert on_piles(state) == left
