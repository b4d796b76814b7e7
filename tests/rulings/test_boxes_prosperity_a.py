"""Prosperity: Platinum and Colony, and the kingdom cards from Monument to Venture."""
from typing import Any, Dict, List, Set

import pytest

import crownlands
from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, table, zone

BASE = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy"]
BUY = {"phase": "buy"}


def offered(state: DominionState) -> Set[str]:
    return {id.partition(":")[2] for id in options(state) if ":" in id}


def buying(play: str, kingdom: str = "", **turn: Any) -> DominionState:
    return table({"play": play, "deck": "copper*5"}, {"hand": "copper"}, kingdom=kingdom,
                 turn={"phase": "buying", **turn})


@pytest.mark.ruling("PR-01", "option-colonies")
@pytest.mark.parametrize(("seats", "colonies"), [(2, 8), (3, 12), (4, 12)])
def test_platinum_and_colony_come_together(seats: int, colonies: int) -> None:
    kingdom = [*BASE, "monument", "vault", "mint"]
    supply = GAME.start(seats=seats, kingdom=kingdom, colonies=True).view(0)["supply"]
    assert (supply["platinum"], supply["colony"], len(supply)) == (12, colonies, 19)
    without = GAME.start(seats=seats, kingdom=kingdom).view(0)["supply"]
    assert (len(without), {"platinum", "colony"} & set(without)) == (17, set())


@pytest.mark.ruling("PR-02")
def test_an_empty_pile_of_colonies_ends_the_game() -> None:
    state = table({}, {"hand": "copper"}, supply={"colony": 1, "province": 5}, options={"colonies": True},
                  turn={"phase": "buying", "coins": 11})
    choose(state, "buy:colony")
    assert state.over
    assert state.result is not None
    assert list(state.result.scores) == [10, 0]


@pytest.mark.ruling("PR-03")
def test_a_mine_turns_gold_into_platinum() -> None:
    state = table({"hand": "mine gold"}, options={"colonies": True})
    choose(state, "play:mine", "gain:platinum", "play:platinum")
    expect(state, 0, play="mine platinum")
    expect_turn(state, coins=5)


@pytest.mark.ruling("PR-04", "option-colonies")
def test_colonies_by_chance_are_as_likely_as_the_share_of_prosperity() -> None:
    games = [GAME.start(kingdom=[*BASE, "monument", "vault", "mint"], colonies="random", seed=seed, record=False)
             for seed in range(600)]
    supplies = [game.view(0)["supply"] for game in games]
    assert all(("platinum" in supply) == ("colony" in supply) for supply in supplies)
    assert 140 <= sum("colony" in supply for supply in supplies) <= 220          # 180, give or take 3.5 deviations


@pytest.mark.ruling("PR-05", "PR-06")
@pytest.mark.parametrize(("hand", "plays", "times"), [
    ("monument", ["play:monument"], 1), ("kings_court monument", ["play:kings_court", "play:monument"], 3)])
def test_a_monument_gives_coins_and_a_point_that_all_see(hand: str, plays: List[str], times: int) -> None:
    state = table({"hand": hand}, {})
    choose(state, *plays)
    expect_turn(state, coins=2 * times)
    assert [state.view(seat)["players"][0]["tokens"] for seat in (0, 1, None)] == [{"vp": times}] * 3


@pytest.mark.ruling("PR-07")
def test_victory_point_tokens_are_points() -> None:
    state = table({"discard": "province duchy estate", "tokens": {"vp": 4}}, {}, kingdom="monument", over=True)
    assert state.result is not None
    assert list(state.result.scores) == [14, 0]


@pytest.mark.ruling("PR-08", "PR-09", "buying-1")
@pytest.mark.parametrize(("names", "coins", "buys", "rest"), [
    (["province"], 8, 2, {"gold", "silver", "duchy"}), (["province", "gold"], 10, 3, {"silver", "duchy"})])
def test_what_the_neighbour_named_cannot_be_bought(names: List[str], coins: int, buys: int, rest: Set[str]) -> None:
    state = table({"hand": f"contraband*{len(names)}"}, {},
                  turn={"phase": "buy", "coins": coins - 3 * len(names)})
    for name in names:
        choose(state, "play:contraband")
        assert (state.seat, state.prompt) == (1, "ban")
        choose(state, f"name:{name}")
    expect_turn(state, coins=coins, buys=buys)
    assert (state.seat, state.prompt) == (0, "buy")
    assert offered(state) & {"province", "gold", "silver", "duchy"} == rest
    assert [event["card"] for event in events_of(state, 0, "name")] == names


@pytest.mark.ruling("PR-10")
def test_a_card_that_is_not_in_the_game_may_be_named() -> None:
    state = table({"hand": "contraband"}, {}, turn={**BUY, "coins": 5})
    choose(state, "play:contraband", "name:possession")
    assert offered(state) == {"copper", "silver", "gold", "estate", "duchy", "province", "curse", "contraband"}


@pytest.mark.ruling("PR-11")
def test_what_was_named_may_be_gained_without_buying_it() -> None:
    state = buying("hoard contraband", coins=2, banned=["gold"])
    choose(state, "buy:estate")
    assert zone(state, 0, "discard")[:2] == ["gold", "estate"]


@pytest.mark.ruling("PR-15", "buying-1")
def test_a_horn_of_plenty_may_take_what_contraband_forbids_to_buy() -> None:
    state = table({"play": "copper", "hand": "contraband horn_of_plenty"}, {}, turn=BUY)
    choose(state, "play:contraband", "name:silver", "play:horn_of_plenty", "gain:silver")
    expect(state, 0, discard="silver")
    assert "silver" not in offered(state)


@pytest.mark.ruling("PR-12")
def test_a_named_card_can_be_bought_again_in_the_next_turn() -> None:
    state = table({"hand": "contraband gold", "deck": "copper*5"}, {"hand": "gold*2"}, turn=BUY)
    choose(state, "play:contraband", "name:gold", "play:treasures")
    assert "gold" not in offered(state)
    choose(state, "done", "play:treasures")
    assert (state.seat, "gold" in offered(state)) == (1, True)


@pytest.mark.ruling("PR-13")
def test_who_names_knows_coins_and_hand_size_only() -> None:
    state = table({"hand": "contraband gold"}, {}, turn=BUY)
    choose(state, "play:contraband")
    view = state.view(1)
    assert (state.seat, view["turn"]["coins"], view["players"][0]["hand_size"]) == (1, 3, 1)
    assert "hand" not in view["players"][0]


@pytest.mark.ruling("PR-14", "buying-4")
def test_after_a_purchase_no_contraband_is_played() -> None:
    state = table({"hand": "contraband copper"}, {}, turn={**BUY, "buys": 2})
    choose(state, "play:copper", "done", "buy:copper")
    assert state.prompt == "buy"
    with pytest.raises(crownlands.IllegalChoice):
        choose(state, "play:contraband")


@pytest.mark.ruling("PR-16", "PR-17")
@pytest.mark.parametrize(("taken", "hand", "discard"), [
    (3, "copper*3", "estate gold"), (1, "copper", "copper*2 estate gold"), (0, "", "copper*3 estate gold")])
def test_a_counting_house_takes_any_number_of_coppers(taken: int, hand: str, discard: str) -> None:
    state = table({"hand": "counting_house", "discard": "copper*2 estate copper gold"}, {})
    choose(state, "play:counting_house", *["take:copper"] * taken, *["done"] * (taken < 3))
    expect(state, 0, hand=hand, discard=discard)
    seen = [card for event in state.events(1) if event["event"] == "take" for card in event["cards"]]
    assert seen == ["copper"] * taken
    assert state.prompt != "take_discarded"


@pytest.mark.ruling("PR-18")
def test_a_counting_house_finds_nothing_in_an_empty_discard_pile() -> None:
    state = table({"hand": "counting_house", "deck": "copper"}, {})
    choose(state, "play:counting_house")
    expect(state, 0, hand="", deck="copper", discard="")


@pytest.mark.ruling("PR-19")
def test_a_counting_house_takes_what_chancellor_has_put_down() -> None:
    state = table({"hand": "chancellor counting_house", "deck": "copper*4 estate"}, {}, turn={"actions": 2})
    choose(state, "play:chancellor", "yes", "play:counting_house", *["take:copper"] * 4)
    expect(state, 0, hand="copper*4", discard="estate", deck="")


@pytest.mark.ruling("PR-20", "PR-21", "PR-24", "price-10")
@pytest.mark.parametrize(("treasure", "answer", "discard"), [
    ("gold", "reveal:gold", "gold"), ("copper", "done", ""), ("diadem", "reveal:diadem", ""),
    ("philosophers_stone", "reveal:philosophers_stone", "philosophers_stone")])
def test_a_mint_copies_a_treasure_from_the_supply(treasure: str, answer: str, discard: str) -> None:
    prizes = {"hand": "tournament"} if treasure == "diadem" else {}
    state = table({"hand": f"mint {treasure}"}, prizes)
    choose(state, "play:mint", answer)
    expect(state, 0, hand=treasure, discard=discard)
    shown = [event["cards"] for event in events_of(state, 1, "reveal")]
    assert shown == ([] if answer == "done" else [[treasure]])


@pytest.mark.ruling("PR-22", "PR-23", "buying-2", "buying-3")
@pytest.mark.parametrize("play", ["gold silver", "royal_seal gold"])
def test_a_bought_mint_trashes_the_treasures_in_play_before_it_is_gained(play: str) -> None:
    state = buying(f"{play} smithy", "mint", coins=5, buys=2)
    choose(state, "buy:mint")
    assert state.prompt == "buy"
    expect_trash(state, play)
    expect(state, 0, play="smithy", discard="mint", deck="copper*5")
    expect_turn(state, coins=0, buys=1)


@pytest.mark.ruling("PR-25", "buying-2", "option-mint")
@pytest.mark.parametrize(("wording", "trash", "play"), [
    ("first", "", "copper silver gold smithy horn_of_plenty"), ("2022", "copper silver gold horn_of_plenty", "smithy")])
def test_a_mint_gained_but_not_bought_trashes_only_by_its_later_wording(wording: str, trash: str, play: str) -> None:
    state = table({"play": "copper silver gold smithy", "hand": "horn_of_plenty"}, {}, kingdom="mint", turn=BUY,
                  options={"mint_wording": wording})
    choose(state, "play:horn_of_plenty", "gain:mint")
    expect_trash(state, trash)
    expect(state, 0, play=play, discard="mint")


@pytest.mark.ruling("option-mint")
def test_a_royal_seal_saves_a_mint_of_the_later_wording() -> None:
    state = table({"play": "royal_seal gold"}, {}, kingdom="mint", options={"mint_wording": "2022"},
                  turn={"phase": "buying", "coins": 5, "buys": 2})
    choose(state, "buy:mint")
    assert (state.prompt, set(options(state))) == ("next", {"next:mint", "next:royal_seal"})
    choose(state, "next:royal_seal", "yes")
    expect(state, 0, deck="mint", discard="", play="")
    expect_trash(state, "royal_seal gold")


@pytest.mark.ruling("PR-26", "PR-27", "PR-28", "PR-30")
@pytest.mark.parametrize(("hand", "answers", "left", "discard"), [
    ("curse copper*4", ["yes"], "copper*4", "curse"), ("copper*5", [], "copper*5", "curse copper"),
    ("curse copper*4", ["no"], "curse copper*4", "curse copper"), ("moat curse", ["reveal:moat"], "moat curse", "")])
def test_a_mountebank_is_bought_off_with_a_curse(hand: str, answers: List[str], left: str, discard: str) -> None:
    state = table({"hand": "mountebank"}, {"hand": hand})
    choose(state, "play:mountebank")
    if answers:
        assert state.seat == 1
    choose(state, *answers)
    expect_turn(state, coins=2, seat=0)
    expect(state, 1, hand=left, discard=discard)


@pytest.mark.ruling("PR-29")
def test_a_mountebank_gives_what_is_left() -> None:
    state = table({"hand": "mountebank"}, {}, {}, supply={"curse": 1})
    choose(state, "play:mountebank")
    expect(state, 1, discard="curse copper")
    expect(state, 2, discard="copper")


@pytest.mark.ruling("PR-31")
def test_a_rabble_leaves_neither_actions_nor_treasures_on_top() -> None:
    state = table({"hand": "rabble", "deck": "copper*4"}, {"deck": "estate copper village gold"})
    choose(state, "play:rabble")
    expect(state, 0, hand="copper*3")
    expect(state, 1, discard="copper village")
    assert zone(state, 1, "deck") == ["estate", "gold"]


@pytest.mark.ruling("PR-32", "option-rabble")
@pytest.mark.parametrize(("order", "seen"), [("public", True), ("hidden", False)])
def test_the_order_after_a_rabble_is_public_unless_the_option_hides_it(order: str, seen: bool) -> None:
    state = table({"hand": "rabble", "deck": "copper*3"}, {"deck": "nobles curse duchy"},
                  options={"rabble_order": order})
    choose(state, "play:rabble")
    assert (state.seat, set(options(state))) == (1, {"put_back:curse", "put_back:duchy"})
    choose(state, "put_back:curse")
    expect(state, 1, discard="nobles")
    assert zone(state, 1, "deck") == ["duchy", "curse"]
    shown = [card for event in events_of(state, 0, "put_back") for card in event.get("cards", [])]
    assert shown == (["curse", "duchy"] if seen else [])


@pytest.mark.ruling("PR-33")
def test_a_rabble_reveals_past_a_shuffle() -> None:
    state = table({"hand": "rabble", "deck": "copper*3"}, {"deck": "harem", "discard": "estate"})
    choose(state, "play:rabble")
    expect(state, 1, deck="estate", discard="harem")
    assert len(events_of(state, 1, "shuffle")) == 1


@pytest.mark.ruling("PR-34", "PR-35", "buying-3")
@pytest.mark.parametrize(("answer", "hand", "discard"), [
    ("yes", "gold copper*4", "royal_seal gold*2"), ("no", "copper*5", "royal_seal gold*3")])
def test_a_royal_seal_may_put_a_bought_card_on_the_deck(answer: str, hand: str, discard: str) -> None:
    state = buying("royal_seal gold*2", coins=8)
    choose(state, "buy:gold")
    assert (state.seat, state.prompt, set(options(state))) == (0, "put_on_deck", {"yes", "no"})
    choose(state, answer)
    expect(state, 0, hand=hand, discard=discard)
    assert state.turn_seat == 1


@pytest.mark.ruling("PR-36", "buying-2", "buying-3")
def test_a_royal_seal_asks_about_each_card_as_it_is_gained() -> None:
    state = buying("royal_seal hoard gold", coins=7, buys=2)
    choose(state, "buy:duchy")
    assert (state.prompt, zone(state, 0, "discard")) == ("put_on_deck", ["gold"])
    choose(state, "yes")
    assert (state.prompt, zone(state, 0, "discard")) == ("put_on_deck", ["duchy"])
    choose(state, "yes")
    assert zone(state, 0, "deck")[:3] == ["duchy", "gold", "copper"]
    expect(state, 0, discard="")


@pytest.mark.ruling("PR-37")
def test_a_royal_seal_also_sees_what_is_gained_without_buying() -> None:
    state = table({"play": "royal_seal copper", "hand": "horn_of_plenty", "deck": "curse"}, {}, turn=BUY)
    choose(state, "play:horn_of_plenty", "gain:silver", "yes")
    assert zone(state, 0, "deck") == ["silver", "curse"]


@pytest.mark.ruling("PR-38")
def test_a_vault_pays_for_each_card_discarded() -> None:
    state = table({"hand": "vault copper", "deck": "estate gold"}, {})
    choose(state, "play:vault", "discard:estate", "discard:copper", "done")
    expect(state, 0, hand="gold", discard="estate copper")
    expect_turn(state, coins=2)


@pytest.mark.ruling("PR-39", "PR-40", "PR-41", "PR-42")
@pytest.mark.parametrize(("player", "answers", "cards", "discard"), [
    ({"hand": "estate*2 copper*3", "deck": "gold"}, ["discard:estate", "discard:estate"], 4, "estate*2"),
    ({"hand": "estate"}, ["discard:estate"], 0, "estate"),
    ({"hand": "estate*2"}, ["discard:estate"], 1, ""),
    ({"hand": "moat"}, ["done"], 1, "")])
def test_the_others_may_discard_two_cards_for_one_when_vault_is_played(
        player: Dict[str, str], answers: List[str], cards: int, discard: str) -> None:
    state = table({"hand": "vault", "deck": "copper*2"}, player, kingdom="moat")
    choose(state, "play:vault", "done")
    assert (state.seat, state.prompt) == (1, "may_discard")
    choose(state, *answers)
    assert (state.seat, len(zone(state, 1, "hand"))) == (0, cards)
    expect(state, 1, discard=discard)


@pytest.mark.ruling("PR-43", "PR-44", "PR-45", "PR-46", "PR-47", "PR-48")
@pytest.mark.parametrize(("player", "before", "coins", "play", "discard"), [
    ({"deck": "estate village silver"}, 0, 3, "venture silver", "estate village"),
    ({"deck": "venture copper"}, 0, 3, "venture*2 copper", ""),
    ({"deck": "estate", "discard": "village"}, 0, 1, "venture", "estate village"),
    ({"deck": "potion"}, 0, 1, "venture potion", ""),
    ({"deck": "bank", "play": "copper*2"}, 2, 7, "copper*2 venture bank", ""),
    ({"deck": "estate philosophers_stone copper*8"}, 0, 2, "venture philosophers_stone", "estate")])
def test_a_venture_plays_the_first_treasure_of_the_deck(player: Dict[str, str], before: int, coins: int, play: str,
                                                        discard: str) -> None:
    state = table({"hand": "venture", **player}, {}, kingdom="transmute", turn={**BUY, "coins": before})
    choose(state, "play:venture")
    expect_turn(state, coins=coins, potions=play.count("potion"))
    expect(state, 0, play=play, discard=discard)
    shuffled = [event["count"] for event in events_of(state, 0, "shuffle")]
    assert shuffled == ([1] if discard == "estate village" and coins == 1 else [])


@pytest.mark.ruling("PR-49")
def test_a_horn_of_plenty_played_by_venture_counts_it() -> None:
    state = table({"hand": "venture", "deck": "horn_of_plenty"}, {}, kingdom="herbalist smithy", turn=BUY)
    choose(state, "play:venture")
    assert offered(state) == {"copper", "curse", "estate", "herbalist"}


@pytest.mark.ruling("PR-50")
def test_a_copper_played_by_venture_keeps_grand_market_away() -> None:
    state = table({"hand": "venture", "deck": "copper"}, {}, kingdom="grand_market", turn={**BUY, "coins": 4})
    choose(state, "play:venture")
    expect_turn(state, coins=6)
    assert "gold" in offered(state)
    assert "grand_market" not in offered(state)


@pytest.mark.ruling("PR-51", "PR-52", "treasures-3")
@pytest.mark.parametrize(("card", "deck", "coins"), [("merchant", "copper silver", 4), ("coppersmith", "copper", 3)])
def test_a_treasure_played_by_venture_is_played_like_any_other(card: str, deck: str, coins: int) -> None:
    state = table({"hand": f"{card} venture", "deck": deck}, {})
    choose(state, f"play:{card}", "play:venture")
    expect_turn(state, coins=coins)


@pytest.mark.ruling("PR-53")
def test_a_contraband_played_by_venture_lets_the_neighbour_name() -> None:
    state = table({"hand": "venture", "deck": "contraband"}, {}, turn=BUY)
    choose(state, "play:venture")
    expect_turn(state, coins=4, buys=2)
    assert (state.seat, state.prompt) == (1, "ban")
    choose(state, "name:silver")
    assert "silver" not in offered(state)
