"""Alchemy: its kingdom cards but for Possession."""
from typing import Any, List

import pytest

from crownlands.dominion.state import DominionState
from possession import tokens
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, tally, zone


@pytest.mark.ruling("AL-14", "AL-15", "AL-16", "AL-17", "price-8")
@pytest.mark.parametrize(("trashed", "reduction", "drawn"), [
    ("golem", 0, 6), ("copper", 0, 0), ("gold", 1, 5), ("", 0, 0), ("transmute", 0, 2), ("curse", 0, 0)])
def test_an_apprentice_draws_for_coins_and_two_for_a_potion(trashed: str, reduction: int, drawn: int) -> None:
    state = table({"hand": f"apprentice {trashed}", "deck": "copper*9"}, turn={"reduction": reduction})
    choose(state, "play:apprentice")
    expect_turn(state, actions=1)
    expect(state, 0, hand=f"copper*{drawn}" if drawn else "")
    expect_trash(state, trashed)


@pytest.mark.ruling("AL-18", "AL-19")
@pytest.mark.parametrize(("curses", "discard"), [(10, "curse"), (0, "")])
def test_a_familiar_curses_the_others(curses: int, discard: str) -> None:
    state = table({"hand": "familiar", "deck": "copper*2"}, {}, supply={"curse": curses})
    choose(state, "play:familiar")
    expect_turn(state, actions=1)
    expect(state, 0, hand="copper")
    expect(state, 1, discard=discard)


@pytest.mark.ruling("AL-20")
def test_the_last_curse_of_a_familiar_passes_over_a_moat() -> None:
    state = table({"hand": "familiar", "deck": "copper"}, {"hand": "moat"}, {}, supply={"curse": 1})
    choose(state, "play:familiar", "reveal:moat")
    expect(state, 1, discard="")
    expect(state, 2, discard="curse")


@pytest.mark.ruling("AL-51", "AL-52", "AL-53")
@pytest.mark.parametrize(("answer", "discard"), [("gain:laboratory", "laboratory"), ("done", "")])
def test_a_university_may_gain_an_action_up_to_five_without_a_potion(answer: str, discard: str) -> None:
    state = table({"hand": "university"}, kingdom="laboratory familiar grand_market mint island harem")
    choose(state, "play:university")
    assert set(options(state)) == {"gain:laboratory", "gain:mint", "gain:island", "done"}
    choose(state, answer)
    expect_turn(state, actions=2)
    expect(state, 0, discard=discard)


def cleaning_up(play: str, hand: str = "", **rest: Any) -> DominionState:
    return table({"play": play, "hand": hand, "deck": "copper*5"}, {"hand": "copper"}, kingdom="alchemist",
                 turn={"phase": "clean_up"}, **rest)


@pytest.mark.ruling("AL-54", "AL-56", "AL-71")
@pytest.mark.parametrize(("play", "answers", "hand", "discard"), [
    ("alchemist*2 potion", ["put_back:alchemist"] * 2, "alchemist*2 copper*3", "potion"),
    ("alchemist herbalist potion", ["put_back:alchemist", "put_back:potion"], "alchemist potion copper*3", "herbalist"),
    ("herbalist*2 gold silver", ["put_back:gold", "put_back:silver"], "gold silver copper*3", "herbalist*2"),
    ("alchemist*2 potion", ["put_back:alchemist", "done"], "alchemist copper*4", "alchemist potion"),
    ("herbalist gold", ["done"], "copper*5", "herbalist gold")])
def test_cards_put_back_in_clean_up_are_drawn_first(play: str, answers: List[str], hand: str, discard: str) -> None:
    state = cleaning_up(play)
    for answer in answers:
        assert (state.prompt, options(state)[-1]) == ("clean_up", "done")
        choose(state, answer)
    expect(state, 0, hand=hand, discard=discard, play="")
    assert state.turn_seat == 1
    shown = [card for event in events_of(state, 1, "put_back") for card in event["cards"]]
    assert shown == [answer.partition(":")[2] for answer in answers if answer != "done"]


@pytest.mark.ruling("AL-55")
def test_a_potion_in_hand_does_not_help_an_alchemist() -> None:
    state = cleaning_up("alchemist", "potion")
    expect(state, 0, hand="copper*5", discard="alchemist potion")


@pytest.mark.ruling("AL-57")
def test_a_potion_put_back_first_takes_the_alchemists_chance() -> None:
    state = cleaning_up("alchemist herbalist potion")
    assert set(options(state)) == {"put_back:alchemist", "put_back:potion", "done"}
    choose(state, "put_back:potion")
    assert state.turn_seat == 1
    expect(state, 0, hand="potion copper*4", discard="alchemist herbalist")


@pytest.mark.ruling("option-alchemist")
@pytest.mark.parametrize(("first", "hand"), [("potion", "potion copper*4"), ("alchemist", "alchemist potion copper*3")])
def test_later_alchemists_come_before_any_discard(first: str, hand: str) -> None:
    """In both wordings a Herbalist may follow the Alchemists, and ends their chance."""
    state = cleaning_up("alchemist herbalist*2 potion gold", options={"alchemist_wording": "2022"})
    choose(state, "put_back:gold")
    assert options(state) == ["put_back:potion", "done"]
    again = cleaning_up("alchemist herbalist potion", options={"alchemist_wording": "2022"})
    choose(again, f"put_back:{first}", *["put_back:potion"] * (first == "alchemist"))
    expect(again, 0, hand=hand)


@pytest.mark.ruling("AL-58")
@pytest.mark.parametrize(("answer", "deck"), [
    ("put_back:gold", ["estate", "gold", "curse"]), ("put_back:estate", ["gold", "estate", "curse"])])
def test_an_apothecary_takes_coppers_and_potions_and_orders_the_rest(answer: str, deck: List[str]) -> None:
    state = table({"hand": "apothecary", "deck": "silver copper potion estate gold curse"})
    choose(state, "play:apothecary")
    assert set(options(state)) == {"put_back:estate", "put_back:gold"}
    choose(state, answer)
    expect_turn(state, actions=1)
    expect(state, 0, hand="silver copper potion")
    assert zone(state, 0, "deck") == deck
    revealed = [card for event in events_of(state, 1, "reveal") for card in event["cards"]]
    assert revealed == ["copper", "potion", "estate", "gold"]
    assert all("cards" not in event for event in events_of(state, 1, "put_back"))


@pytest.mark.ruling("AL-59", "AL-60")
@pytest.mark.parametrize(("deck", "discard", "hand", "shuffles"), [
    ("silver copper", "potion", "silver copper potion", 1), ("copper*5", "", "copper*5", 0)])
def test_an_apothecary_leaves_no_copper_and_shuffles_on_the_way(deck: str, discard: str, hand: str,
                                                                shuffles: int) -> None:
    state = table({"hand": "apothecary", "deck": deck, "discard": discard})
    choose(state, "play:apothecary")
    expect(state, 0, hand=hand, deck="", discard="")
    assert len(events_of(state, 0, "shuffle")) == shuffles


@pytest.mark.ruling("AL-61")
def test_a_golem_plays_two_actions_in_the_order_chosen() -> None:
    state = table({"hand": "golem", "deck": "copper village golem estate smithy gold copper*3"})
    choose(state, "play:golem")
    assert set(options(state)) == {"play:village", "play:smithy"}
    expect(state, 0, discard="copper golem estate")
    choose(state, "play:village")
    expect(state, 0, hand="gold copper*3", deck="", discard="copper golem estate", play="golem village smithy")
    expect_turn(state, actions=2)


@pytest.mark.ruling("AL-62")
def test_a_single_action_found_by_golem_is_played_after_the_rest_is_discarded() -> None:
    state = table({"hand": "golem", "deck": "copper village"})
    choose(state, "play:golem")
    expect(state, 0, hand="copper", discard="", deck="", play="golem village")
    expect_turn(state, actions=2)


@pytest.mark.ruling("AL-63")
def test_a_golem_that_finds_nothing_leaves_all_discarded() -> None:
    state = table({"hand": "golem", "deck": "copper estate", "discard": "silver"})
    choose(state, "play:golem")
    expect(state, 0, discard="copper estate silver", deck="", play="golem")
    assert [event["count"] for event in events_of(state, 0, "shuffle")] == [1]


@pytest.mark.ruling("AL-64")
def test_a_throne_room_found_by_golem_cannot_take_the_other_card() -> None:
    state = table({"hand": "golem militia", "deck": "throne_room smithy copper*4"}, {"hand": "estate*3"},
                  boxes=["base2e"])
    choose(state, "play:golem", "play:throne_room")
    assert options(state) == ["play:militia", "done"]
    choose(state, "play:militia")
    expect_turn(state, coins=4)
    expect(state, 0, hand="copper*3", deck="copper", play="golem throne_room militia smithy")


@pytest.mark.ruling("AL-65")
def test_a_moat_is_shown_to_the_witch_and_not_to_the_golem_that_plays_it() -> None:
    state = table({"hand": "golem", "deck": "witch village copper*5"}, {"hand": "moat"})
    choose(state, "play:golem")
    assert (state.seat, state.prompt) == (0, "play_first")
    choose(state, "play:witch")
    assert (state.seat, state.prompt, options(state)) == (1, "react", ["reveal:moat", "done"])
    choose(state, "reveal:moat")
    expect(state, 1, discard="")


@pytest.mark.ruling("AL-66")
@pytest.mark.parametrize("first", ["treasure_map", "smithy"])
def test_a_treasure_map_found_by_golem_is_trashed_for_nothing(first: str) -> None:
    state = table({"hand": "golem copper", "deck": "treasure_map smithy estate*3"})
    choose(state, "play:golem", f"play:{first}")
    expect_trash(state, "treasure_map")
    expect(state, 0, hand="copper estate*3", deck="", discard="", play="golem smithy")


@pytest.mark.ruling("AL-67")
def test_the_action_that_waits_for_golem_is_not_shuffled_in() -> None:
    state = table({"hand": "golem", "deck": "smithy village", "discard": "copper*3"})
    choose(state, "play:golem", "play:smithy")
    expect(state, 0, hand="copper*3", deck="", discard="", play="golem smithy village")
    assert [event["count"] for event in events_of(state, 0, "shuffle")] == [3]


@pytest.mark.ruling("AL-68")
def test_the_cards_that_golem_plays_count_for_conspirator() -> None:
    state = table({"hand": "golem conspirator", "deck": "village smithy copper*9"})
    choose(state, "play:golem", "play:village", "play:conspirator")
    expect_turn(state, actions=2, coins=2)
    expect(state, 0, hand="copper*5")


@pytest.mark.ruling("AL-69")
def test_a_golem_under_throne_room_digs_twice() -> None:
    state = table({"hand": "throne_room golem", "deck": "festival monument militia bridge"}, {"hand": "estate*3"},
                  boxes=["base2e"])
    choose(state, "play:throne_room", "play:golem", "play:festival")
    assert set(options(state)) == {"play:militia", "play:bridge"}
    choose(state, "play:militia")
    expect_turn(state, actions=2, buys=3, coins=7, reduction=1)
    assert tokens(state, 0) == {"vp": 1}


@pytest.mark.ruling("AL-70")
def test_a_herbalist_saves_a_treasure_for_the_next_hand() -> None:
    state = table({"hand": "herbalist gold", "deck": "copper*5"}, {"hand": "copper"})
    choose(state, "play:herbalist")
    expect_turn(state, buys=2, coins=1)
    choose(state, "play:treasures", "done")
    assert (state.prompt, options(state)) == ("clean_up", ["put_back:gold", "done"])
    choose(state, "put_back:gold")
    expect(state, 0, hand="gold copper*4", discard="herbalist")


@pytest.mark.ruling("AL-72", "option-herbalist")
@pytest.mark.parametrize(("wording", "saved"), [("first", 1), ("2022", 2)])
def test_a_herbalist_played_twice_saves_one_treasure_in_its_first_wording(wording: str, saved: int) -> None:
    state = table({"hand": "throne_room herbalist gold silver", "deck": "copper*5"}, {"hand": "copper"},
                  boxes=["base2e"], options={"herbalist_wording": wording})
    choose(state, "play:throne_room", "play:herbalist", "play:treasures", "done", "put_back:gold")
    assert (state.prompt == "clean_up") == (saved == 2)
    if saved == 2:
        choose(state, "put_back:silver")
    expect(state, 0, hand="gold silver copper*3" if saved == 2 else "gold copper*4")


@pytest.mark.ruling("AL-73", "AL-74", "AL-75", "AL-76", "price-10")
@pytest.mark.parametrize(("trashed", "transmutes", "discard"), [
    ("nobles", 10, "duchy gold"), ("harem", 10, "transmute gold"), ("curse", 10, ""), ("", 10, ""),
    ("copper", 0, ""), ("copper", 10, "transmute")])
def test_a_transmute_gains_for_each_type_of_the_trashed_card(trashed: str, transmutes: int, discard: str) -> None:
    state = table({"hand": f"transmute {trashed}"}, supply={"transmute": transmutes})
    choose(state, "play:transmute")
    expect_trash(state, trashed)
    expect(state, 0, hand="", discard=discard)


@pytest.mark.ruling("AL-77", "AL-78")
@pytest.mark.parametrize(("deck", "discard", "coins"), [(12, 7, 3), (4, 0, 0), (0, 5, 1)])
def test_a_philosophers_stone_counts_deck_and_discard_pile(deck: int, discard: int, coins: int) -> None:
    state = table({"hand": "philosophers_stone estate*5", "deck": f"copper*{deck}" if deck else "", "play": "gold*5",
                   "discard": f"estate*{discard}" if discard else ""}, turn={"phase": "buy"})
    choose(state, "play:philosophers_stone")
    expect_turn(state, coins=coins)
    assert tally(state, "potions") == 0


@pytest.mark.ruling("AL-79", "treasures-1")
def test_a_second_stone_counts_anew_and_the_first_keeps_its_value() -> None:
    state = table({"hand": "philosophers_stone venture", "deck": "philosophers_stone copper*19"}, turn={"phase": "buy"})
    choose(state, "play:philosophers_stone")
    expect_turn(state, coins=4)
    choose(state, "play:venture")
    expect_turn(state, coins=8)
