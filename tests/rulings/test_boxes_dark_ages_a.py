"""Dark Ages: Hermit, Madman, Hunting Grounds, Mystic, Poor House, Wandering Minstrel, Altar, and the Shelters."""
from functools import partial
from typing import Any, List

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, end_turn, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"
SHELTERS = {"shelters": True}


def no_purchase(*hermits: str, deck: str = "copper*5", **rest: Any) -> DominionState:
    """At the end of a turn in which they were played."""
    return table({"play": " ".join(hermits), "deck": deck, **rest.pop("me", {})}, {"hand": "copper"}, kingdom="hermit",
                 turn={"phase": "buying", "coins": 0}, **rest)


# ---- Hermit and Madman
@pytest.mark.ruling("DA-01")
@pytest.mark.parametrize(("choices", "trashed"), [
    (["trash:curse"], "curse"), (["done", "trash:estate"], "estate"), (["done", "done"], "")])
def test_hermit_may_trash_from_hand_or_discard_pile(choices: List[str], trashed: str) -> None:
    state = table({"hand": "hermit curse", "discard": "estate silver"}, {}, kingdom="hermit")
    choose(state, "play:hermit")
    assert options(state) == ["trash:curse", "done"]
    choose(state, *choices)
    expect_trash(state, trashed)
    assert (state.prompt, "done" in options(state)) == ("gain", False)
    assert not any("cards" in event for event in events_of(state, 1, "look_through"))


@pytest.mark.ruling("DA-01")
def test_hermit_offers_no_treasure() -> None:
    state = table({"hand": "hermit curse", "discard": "estate silver"}, {}, kingdom="hermit")
    choose(state, "play:hermit", "done")
    assert options(state) == ["trash:estate", "done"]


@pytest.mark.ruling("DA-02")
def test_hermit_has_to_gain_a_card_costing_up_to_three() -> None:
    state = table({"hand": "hermit curse"}, {}, kingdom="hermit")
    choose(state, "play:hermit", "done")
    assert set(options(state)) == {"gain:copper", "gain:silver", "gain:estate", "gain:curse", "gain:hermit"}
    choose(state, "gain:silver")
    expect(state, 0, discard="silver", hand="curse")


@pytest.mark.ruling("DA-03", "DA-09")
@pytest.mark.parametrize("hermits", [1, 2])
def test_hermits_become_madmen_if_no_card_was_bought(hermits: int) -> None:
    state = no_purchase(*["hermit"] * hermits)
    end_turn(state)
    expect_trash(state, f"hermit*{hermits}")
    expect(state, 0, discard=f"madman*{hermits}", hand="copper*5")
    told = [event["event"] for event in state.events(0) if event["seat"] == 0]
    assert told.index("gain") < told.index("draw")


@pytest.mark.ruling("DA-04")
def test_whoever_buys_a_card_keeps_the_hermit() -> None:
    state = no_purchase("hermit")
    choose(state, "buy:copper")
    expect_trash(state, "")
    expect(state, 0, discard="copper hermit")


@pytest.mark.ruling("DA-05")
def test_a_gain_without_a_purchase_does_not_keep_the_hermit() -> None:
    state = table({"hand": "workshop", "play": "hermit", "deck": COPPERS}, {"hand": "copper"}, kingdom="village")
    choose(state, "play:workshop", "gain:village")
    end_turn(state)
    expect(state, 0, discard="village workshop madman")
    expect_trash(state, "hermit")


@pytest.mark.ruling("DA-07")
def test_without_madmen_the_hermit_is_trashed() -> None:
    state = no_purchase("hermit", supply={"madman": 0})
    end_turn(state)
    expect_trash(state, "hermit")
    expect(state, 0, discard="")


@pytest.mark.ruling("DA-08")
def test_a_hermit_played_twice_becomes_one_madman() -> None:
    state = table({"hand": "throne_room hermit curse estate", "deck": COPPERS}, {"hand": "copper"}, kingdom="hermit")
    choose(state, "play:throne_room", "play:hermit", "trash:curse", "gain:silver", "trash:estate", "gain:silver")
    end_turn(state)
    expect_trash(state, "curse estate hermit")
    expect(state, 0, discard="silver*2 throne_room madman")


@pytest.mark.ruling("DA-10")
def test_a_hermit_in_hand_stays_a_hermit() -> None:
    state = no_purchase(me={"hand": "hermit"})
    end_turn(state)
    expect(state, 0, discard="hermit")
    expect_trash(state, "")


@pytest.mark.ruling("DA-11")
def test_a_madman_may_be_drawn_at_once() -> None:
    state = no_purchase("hermit", deck="copper*4")
    end_turn(state)
    expect(state, 0, hand="copper*4 madman", discard="", deck="")


@pytest.mark.ruling("DA-13", "DA-14")
@pytest.mark.parametrize(("hand", "plays", "actions", "drawn"), [
    ("madman estate*3", ["madman"], 2, 3), ("throne_room madman estate*3", ["throne_room", "madman"], 4, 3)])
def test_madman_is_returned_and_doubles_the_hand(hand: str, plays: List[str], actions: int, drawn: int) -> None:
    state = table({"hand": hand, "deck": COPPERS}, kingdom="hermit", supply={"madman": 5})
    choose(state, *[f"play:{card}" for card in plays])
    expect(state, 0, hand=f"estate*3 copper*{drawn}")
    expect_turn(state, actions=actions)
    assert state.left("madman") == 6


@pytest.mark.ruling("DA-15")
def test_nobody_can_buy_a_madman() -> None:
    state = table({"hand": "workshop poacher", "deck": COPPERS}, {}, kingdom="hermit", supply={"madman": 0},
                  turn={"actions": 2})
    assert "madman" not in state.view(0)["supply"]
    assert state.view(0)["beside"] == {"madman": 0}
    choose(state, "play:poacher", "play:workshop")
    assert "gain:madman" not in options(state)
    choose(state, "gain:silver", "done")
    assert "buy:madman" not in options(state)
    assert state.empty_piles == 0


@pytest.mark.ruling("DA-16")
def test_a_swindled_madman_stays_in_the_trash() -> None:
    state = table({"hand": "swindler"}, {"deck": "madman"}, kingdom="hermit", supply={"madman": 3})
    choose(state, "play:swindler")
    assert set(options(state)) == {"gain:copper", "gain:curse"}
    choose(state, "gain:curse")
    expect_trash(state, "madman")
    assert state.left("madman") == 3


# ---- Hunting Grounds
@pytest.mark.ruling("DA-17")
def test_hunting_grounds_draws_four_cards() -> None:
    state = table({"hand": "hunting_grounds", "deck": COPPERS})
    choose(state, "play:hunting_grounds")
    expect(state, 0, hand="copper*4")


@pytest.mark.ruling("DA-18", "DA-19")
@pytest.mark.parametrize(("choice", "estates", "gained"), [
    ("duchy", 8, "duchy"), ("estates", 8, "estate*3"), ("estates", 1, "estate")])
def test_trashed_hunting_grounds_bring_points_first(choice: str, estates: int, gained: str) -> None:
    state = table({"hand": "remodel hunting_grounds"}, kingdom="remodel", supply={"estate": estates})
    choose(state, "play:remodel")
    assert options(state) == ["choose:duchy", "choose:estates"]
    choose(state, f"choose:{choice}")
    expect(state, 0, discard=gained)
    assert (state.prompt, "gain:province" in options(state)) == ("gain", True)


@pytest.mark.ruling("DA-20")
def test_a_knights_victim_chooses_for_its_hunting_grounds() -> None:
    state = table({"hand": "dame_sylvia"}, {"deck": "hunting_grounds copper"})
    choose(state, "play:dame_sylvia")
    assert (state.seat, state.prompt) == (1, "choose")
    choose(state, "choose:duchy")
    expect(state, 1, discard="copper duchy")


@pytest.mark.ruling("DA-21")
def test_a_swindled_hunting_grounds_bring_points_before_the_replacement() -> None:
    state = table({"hand": "swindler"}, {"deck": "hunting_grounds"}, kingdom="altar")
    choose(state, "play:swindler")
    assert (state.seat, state.prompt) == (1, "choose")
    choose(state, "choose:duchy")
    assert (state.seat, set(options(state))) == (0, {"gain:gold", "gain:altar", "gain:hunting_grounds"})


# ---- Mystic
@pytest.mark.ruling("DA-22", "DA-23", "DA-24", "DA-25")
@pytest.mark.parametrize(("deck", "named", "hand", "left"), [
    ("gold", "gold", "gold", ""), ("gold", "silver", "", "gold"), ("sir_martin", "sir_destry", "", "sir_martin"),
    ("", "copper", "", "")])
def test_mystic_takes_the_named_card(deck: str, named: str, hand: str, left: str) -> None:
    state = table({"hand": "mystic", "deck": deck}, {})
    choose(state, "play:mystic", f"name:{named}")
    expect(state, 0, hand=hand, deck=left)
    expect_turn(state, coins=2, actions=1)
    assert [card for event in events_of(state, 1, "reveal") for card in event["cards"]] == deck.split()


@pytest.mark.ruling("DA-24")
def test_a_pile_of_several_kinds_cannot_be_named() -> None:
    state = table({"hand": "mystic"}, {}, kingdom="knights")
    choose(state, "play:mystic")
    assert "name:sir_martin" in options(state)
    assert "name:knights" not in options(state)


# ---- Poor House
@pytest.mark.ruling("DA-26", "DA-27", "DA-28", "DA-29")
@pytest.mark.parametrize(("hand", "plays", "before", "coins"), [
    ("poor_house copper*2 estate*2", ["poor_house"], 0, 2), ("poor_house copper*5", ["poor_house"], 0, 0),
    ("poor_house copper*5", ["poor_house"], 2, 1),
    ("throne_room poor_house gold", ["throne_room", "poor_house"], 0, 6)])
def test_poor_house_loses_a_coin_for_each_treasure(hand: str, plays: List[str], before: int, coins: int) -> None:
    state = table({"hand": hand}, {}, turn={"coins": before})
    choose(state, *[f"play:{card}" for card in plays])
    expect_turn(state, coins=coins)
    assert sorted(events_of(state, 1, "reveal")[0]["cards"]) == sorted(zone(state, 0, "hand"))


# ---- Wandering Minstrel
@pytest.mark.ruling("DA-30")
def test_wandering_minstrel_keeps_actions_on_the_deck() -> None:
    state = table({"hand": "wandering_minstrel", "deck": "copper village estate smithy gold"}, {})
    choose(state, "play:wandering_minstrel")
    assert (state.prompt, len(options(state))) == ("order", 2)
    choose(state, "put_back:village")
    assert zone(state, 0, "deck") == ["smithy", "village", "gold"]
    expect(state, 0, hand="copper", discard="estate")
    expect_turn(state, actions=2)
    assert not any("cards" in event for event in events_of(state, 1, "put_back"))


@pytest.mark.ruling("DA-31", "DA-32", "DA-33")
@pytest.mark.parametrize(("deck", "choices", "left", "discarded"), [
    ("copper estate silver gold", [], "", "estate silver gold"), ("copper village estate", [], "village", "estate"),
    ("copper dame_josephine necropolis fools_gold", ["put_back:necropolis"], "dame_josephine necropolis",
     "fools_gold")])
def test_wandering_minstrel_discards_what_is_no_action(deck: str, choices: List[str], left: str,
                                                       discarded: str) -> None:
    state = table({"hand": "wandering_minstrel", "deck": deck})
    choose(state, "play:wandering_minstrel", *choices)
    expect(state, 0, hand="copper", deck=left, discard=discarded)


# ---- Altar
@pytest.mark.ruling("DA-34", "DA-35")
@pytest.mark.parametrize("hand", ["estate", ""])
def test_altar_gains_whether_a_card_was_trashed_or_not(hand: str) -> None:
    state = table({"hand": f"altar {hand}"}, kingdom="market altar")
    choose(state, "play:altar")
    expect_trash(state, hand)
    assert (state.prompt, "gain:market" in options(state), "gain:gold" in options(state)) == ("gain", True, False)


@pytest.mark.ruling("DA-36")
@pytest.mark.parametrize("trashed", ["overgrown_estate", "rats"])
def test_what_a_trashed_card_draws_comes_before_altars_gain(trashed: str) -> None:
    state = table({"hand": f"altar {trashed}", "deck": "gold"})
    choose(state, "play:altar")
    expect(state, 0, hand="gold")
    assert state.prompt == "gain"


# ---- Shelters
@pytest.mark.ruling("DA-74", "option-shelters")
@pytest.mark.parametrize(("seats", "estates"), [(2, 8), (3, 12)])
def test_with_shelters_nobody_starts_with_estates(seats: int, estates: int) -> None:
    state = GAME.start(seats=seats, kingdom="b2_dark_ages_high_and_low", seed=1, shelters=True)
    for seat in range(seats):
        owned = {id: state.own(seat, id) for id in ("copper", "estate", "hovel", "necropolis", "overgrown_estate")}
        assert owned == {"copper": 7, "estate": 0, "hovel": 1, "necropolis": 1, "overgrown_estate": 1}
    assert state.left("estate") == estates
    assert not {"hovel", "necropolis", "overgrown_estate"} & set(state.view(0)["supply"])


@pytest.mark.ruling("option-shelters")
def test_shelters_by_chance_are_as_likely_as_the_share_of_dark_ages() -> None:
    games = [GAME.start(kingdom="b2_dark_ages_high_and_low", shelters="random", seed=seed, record=False)
             for seed in range(200)]
    assert 75 <= sum(game.kingdom.options["shelters"] for game in games) <= 125
    assert not GAME.start(kingdom="b2_dark_ages_high_and_low", seed=1).kingdom.options["shelters"]


@pytest.mark.ruling("DA-75", "DA-77")
@pytest.mark.parametrize("card", ["estate", "harem"])
@pytest.mark.parametrize(("choice", "trashed"), [("trash:hovel", "hovel"), ("done", "")])
def test_hovel_may_be_trashed_for_a_bought_victory_card(card: str, choice: str, trashed: str) -> None:
    state = table({"hand": "hovel"}, {}, kingdom="harem", options=SHELTERS,
                  turn={"phase": "buying", "coins": 6, "buys": 2})
    choose(state, f"buy:{card}")
    assert (state.prompt, options(state)) == ("may_use", ["trash:hovel", "done"])
    choose(state, choice)
    expect_trash(state, trashed)
    expect(state, 0, discard=card)


@pytest.mark.ruling("DA-77")
def test_dame_josephine_is_enough_for_hovel() -> None:
    state = table({"hand": "hovel"}, {}, kingdom="knights", options=SHELTERS,
                  mixed={"knights": {"top": ["dame_josephine"], "bag": []}},
                  turn={"phase": "buying", "coins": 5, "buys": 2})
    choose(state, "buy:dame_josephine")
    assert state.prompt == "may_use"


@pytest.mark.ruling("DA-76")
def test_a_gained_estate_does_not_move_hovel() -> None:
    state = table({"hand": "workshop hovel"}, {}, kingdom="workshop", options=SHELTERS)
    choose(state, "play:workshop", "gain:estate")
    assert state.prompt == "buy"
    expect(state, 0, hand="hovel")


@pytest.mark.ruling("DA-75")
def test_a_bought_silver_does_not_move_hovel() -> None:
    state = table({"hand": "hovel"}, {}, kingdom="workshop", options=SHELTERS,
                  turn={"phase": "buying", "coins": 6, "buys": 2})
    choose(state, "buy:silver")
    assert state.prompt == "buy"


@pytest.mark.ruling("DA-78")
def test_necropolis_gives_two_actions() -> None:
    state = table({"hand": "necropolis"})
    choose(state, "play:necropolis")
    expect_turn(state, actions=2)


@pytest.mark.ruling("DA-79")
def test_library_may_set_a_necropolis_aside() -> None:
    state = table({"hand": "library copper*6", "deck": "necropolis gold"})
    choose(state, "play:library")
    assert options(state) == ["keep:necropolis", "set_aside:necropolis"]


@pytest.mark.ruling("DA-80")
@pytest.mark.parametrize(("shelter", "kingdom", "gained"), [
    ("hovel", "poor_house", "poor_house"), ("hovel", "smithy", ""), ("overgrown_estate", "smithy", "")])
def test_a_swindled_shelter_becomes_a_card_that_costs_one(shelter: str, kingdom: str, gained: str) -> None:
    state = table({"hand": "swindler"}, {"deck": f"{shelter} gold"}, kingdom=kingdom, options=SHELTERS)
    choose(state, "play:swindler")
    expect(state, 1, discard=gained, hand="gold" if shelter == "overgrown_estate" else "")
    expect_trash(state, shelter)


@pytest.mark.ruling("DA-81")
def test_passing_an_overgrown_estate_draws_nothing() -> None:
    state = table({"hand": "masquerade copper", "deck": "silver*2 gold"}, {"hand": "overgrown_estate", "deck": "duchy"})
    choose(state, "play:masquerade", "pass:copper")
    expect(state, 1, hand="copper", deck="duchy")
    assert state.prompt == "may_trash"
    choose(state, "trash:overgrown_estate")
    expect(state, 0, hand="silver*2 gold")


@pytest.mark.ruling("DA-82")
def test_an_upgraded_overgrown_estate_draws_first() -> None:
    state = table({"hand": "upgrade overgrown_estate", "deck": "copper gold"}, kingdom="cellar chapel",
                  options=SHELTERS)
    choose(state, "play:upgrade", "trash:overgrown_estate")
    expect(state, 0, hand="copper gold")
    assert set(options(state)) == {"gain:estate", "gain:cellar", "gain:chapel"}


@pytest.mark.ruling("DA-83", "HI-38")
def test_an_overgrown_estate_is_a_victory_card_worth_nothing() -> None:
    assert table({"hand": "overgrown_estate"}, {}).outcome().scores == [0, 0]
    state = table({"hand": "crossroads curse harem dame_josephine overgrown_estate", "deck": COPPERS})
    choose(state, "play:crossroads")
    assert zone(state, 0, "hand").count("copper") == 3


@pytest.mark.ruling("HI-48")
@pytest.mark.parametrize(("first", "gained"), [("hovel", "farmland"), ("farmland", "village farmland")])
def test_hovel_and_farmland_come_in_the_order_that_their_owner_likes(first: str, gained: str) -> None:
    state = table({"hand": "hovel"}, {}, kingdom="farmland village", options=SHELTERS, supply={"silver": 0},
                  turn={"phase": "buying", "coins": 6, "buys": 2})
    choose(state, "buy:farmland")
    assert (state.prompt, set(options(state))) == ("next", {"next:hovel", "next:farmland"})
    choose(state, f"next:{first}")
    if first == "hovel":
        choose(state, "trash:hovel")
    expect_trash(state, "hovel")
    expect(state, 0, discard=gained)
