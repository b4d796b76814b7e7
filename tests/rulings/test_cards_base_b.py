"""Cards of the base box, Moneylender to Adventurer."""
import pytest

from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("moneylender-1", "moneylender-2", "edition-4", "choice-3")
def test_first_edition_moneylender_must_trash_a_copper_for_three_coins() -> None:
    state = table({"hand": "moneylender copper*2 estate"})
    choose(state, "play:moneylender")
    expect_trash(state, "copper")
    expect(state, 0, hand="copper estate")
    expect_turn(state, coins=3)


@pytest.mark.ruling("moneylender-4")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
def test_moneylender_without_a_copper_gives_no_coins(box: str) -> None:
    state = table({"hand": "moneylender silver estate"}, boxes=[box])
    choose(state, "play:moneylender")
    expect_trash(state, "")
    expect_turn(state, coins=0)
    assert state.prompt == "treasure"


@pytest.mark.ruling("remodel-1", "remodel-2", "remodel-4", "remodel-5", "remodel-6", "remodel-7", "verb-12", "verb-13")
def test_remodel_trashes_a_hand_card_for_one_of_the_supply_costing_up_to_two_more() -> None:
    state = table({"hand": "remodel*2 estate gold"}, turn={"coins": 8}, trash="silver", kingdom="market village")
    choose(state, "play:remodel")
    assert options(state) == ["trash:gold", "trash:estate", "trash:remodel"], "it cannot be declined"
    choose(state, "trash:estate")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:silver", "gain:village",
                                   "gain:remodel"}
    choose(state, "gain:estate")
    expect(state, 0, hand="remodel gold", discard="estate", play="remodel")
    expect_trash(state, "estate silver")
    expect_turn(state, coins=8)


@pytest.mark.ruling("remodel-2")
def test_remodel_can_trash_another_remodel_but_not_itself() -> None:
    state = table({"hand": "remodel*2"})
    choose(state, "play:remodel", "gain:gold")
    expect_trash(state, "remodel")
    expect(state, 0, play="remodel", discard="gold")


@pytest.mark.ruling("remodel-3", "verb-3")
def test_remodel_with_an_empty_hand_gains_nothing() -> None:
    state = table({"hand": "remodel"})
    choose(state, "play:remodel")
    assert state.prompt == "buy"
    expect(state, 0, discard="", play="remodel")
    expect_trash(state, "")


@pytest.mark.ruling("smithy-1", "verb-6")
def test_smithy_draws_three_cards() -> None:
    state = table({"hand": "smithy", "deck": "gold silver copper estate"})
    choose(state, "play:smithy")
    expect(state, 0, hand="gold silver copper", deck="estate")
    expect_turn(state, actions=0)


@pytest.mark.ruling("spy-1", "spy-2", "spy-3", "spy-5", "spy-6", "spy-7", "order-1")
def test_spy_draws_and_then_decides_on_everybodys_top_card_beginning_with_the_own() -> None:
    state = table({"hand": "spy", "deck": "gold estate silver"}, {"deck": "copper*2"}, {"deck": "gold*2"},
                  turn={"seat": 0})
    choose(state, "play:spy")
    expect(state, 0, hand="gold")
    expect_turn(state, actions=1)
    assert (state.seat, options(state)) == (0, ["put_back:estate", "discard:estate"])
    choose(state, "discard:estate")
    assert (state.seat, options(state)) == (0, ["put_back:copper", "discard:copper"])
    choose(state, "put_back:copper")
    assert (state.seat, options(state)) == (0, ["put_back:gold", "discard:gold"])
    choose(state, "discard:gold")
    expect(state, 0, discard="estate", deck="silver")
    expect(state, 1, discard="", deck="copper*2")
    expect(state, 2, discard="gold", deck="gold")
    assert [event["seat"] for event in events_of(state, 1, "reveal")] == [0, 1, 2]


@pytest.mark.ruling("spy-4")
def test_spy_refills_an_empty_deck_and_passes_over_who_has_no_card_at_all() -> None:
    state = table({"hand": "spy", "deck": "gold"}, {"discard": "copper"}, {"hand": "estate"})
    choose(state, "play:spy")
    assert options(state) == ["put_back:copper", "discard:copper"]
    assert [event["seat"] for event in events_of(state, 0, "shuffle")] == [1]
    choose(state, "put_back:copper")
    expect(state, 1, deck="copper", discard="")
    assert state.prompt == "treasure"


@pytest.mark.ruling("thief-1", "thief-5", "thief-7", "thief-8", "thief-9")
def test_thief_trashes_one_treasure_of_each_victim_and_may_take_any_of_them() -> None:
    state = table({"hand": "thief"}, {"deck": "silver gold copper"}, {"deck": "copper estate"}, {"deck": "duchy curse"})
    choose(state, "play:thief")
    assert (state.seat, options(state)) == (0, ["trash:silver", "trash:gold"])
    choose(state, "trash:gold")
    expect_trash(state, "gold copper")
    assert options(state) == ["gain:copper", "gain:gold", "done"]
    choose(state, "gain:gold")
    assert options(state) == ["gain:copper", "done"]
    choose(state, "done")
    expect(state, 0, discard="gold")
    expect_trash(state, "copper")
    expect(state, 1, discard="silver", deck="copper")
    expect(state, 2, discard="estate")
    expect(state, 3, discard="duchy curse")


@pytest.mark.ruling("thief-7", "thief-8")
@pytest.mark.parametrize(("taken", "discard", "trash"), [([], "", "silver gold"),
                                                        (["gold", "silver"], "gold silver", "")])
def test_thief_may_take_none_or_all(taken: list[str], discard: str, trash: str) -> None:
    state = table({"hand": "thief"}, {"deck": "silver*2"}, {"deck": "gold*2"})
    choose(state, "play:thief", *[f"gain:{card}" for card in taken])
    if not taken:
        choose(state, "done")
    expect(state, 0, discard=discard)
    expect_trash(state, trash)


@pytest.mark.ruling("thief-2", "draw-2", "draw-4")
def test_thief_reveals_the_last_deck_card_before_the_shuffle_which_leaves_it_out() -> None:
    state = table({"hand": "thief"}, {"deck": "gold", "discard": "estate"})
    choose(state, "play:thief", "done")
    assert [event["event"] for event in state.events(0) if event["seat"] == 1][:3] == ["reveal", "shuffle", "reveal"]
    expect(state, 1, discard="estate", deck="")
    expect_trash(state, "gold")


@pytest.mark.ruling("thief-3", "thief-4")
def test_thief_shuffles_an_empty_deck_and_reveals_what_there_is() -> None:
    state = table({"hand": "thief"}, {"discard": "estate"}, {})
    choose(state, "play:thief")
    assert [event["event"] for event in state.events(0) if event["seat"] == 1] == ["shuffle", "reveal", "discard"]
    assert [event for event in state.events(0) if event["seat"] == 2] == []
    expect(state, 1, discard="estate", deck="")


@pytest.mark.ruling("thief-6")
def test_thief_cannot_take_treasures_that_were_in_the_trash_before() -> None:
    state = table({"hand": "thief"}, {"deck": "silver estate"}, trash="gold silver")
    choose(state, "play:thief")
    assert options(state) == ["gain:silver", "done"]
    choose(state, "gain:silver")
    assert state.prompt == "buy", "the older Silver is not offered"
    expect_trash(state, "gold silver")


@pytest.mark.ruling("throne_room-1", "throne_room-2", "throne_room-6", "throne-2", "throne-3", "throne-6", "verb-4")
def test_throne_room_resolves_a_card_completely_and_then_again() -> None:
    state = table({"hand": "throne_room cellar moat estate*2", "deck": "copper silver gold"})
    choose(state, "play:throne_room", "play:cellar", "discard:estate")
    assert set(options(state)) == {"discard:estate", "discard:moat", "done"}
    choose(state, "done")
    expect(state, 0, hand="estate moat copper", discard="estate")
    assert (state.prompt, set(options(state))) == ("discard_any", {"discard:estate", "discard:moat", "discard:copper",
                                                                   "done"})
    choose(state, "discard:copper", "discard:estate", "done")
    expect(state, 0, hand="moat silver gold", play="throne_room cellar")
    expect_turn(state, actions=2)


@pytest.mark.ruling("throne_room-3", "throne-5")
def test_throne_room_on_throne_room_plays_two_actions_twice_each() -> None:
    state = table({"hand": "throne_room*2 woodcutter festival"})
    choose(state, "play:throne_room", "play:throne_room", "play:woodcutter")
    expect_turn(state, buys=1 + 2 + 2, coins=4 + 4, actions=4)
    expect(state, 0, play="throne_room*2 woodcutter festival", hand="")
    state = table({"hand": "throne_room*2 woodcutter"})
    choose(state, "play:throne_room", "play:throne_room")
    expect_turn(state, buys=3, coins=4)


@pytest.mark.ruling("throne_room-4")
def test_throne_room_on_market_leaves_two_actions_where_two_markets_leave_one() -> None:
    state = table({"hand": "throne_room market smithy", "deck": "copper*4"})
    choose(state, "play:throne_room", "play:market")
    expect_turn(state, actions=2, buys=3, coins=2)
    state = table({"hand": "market*2 smithy", "deck": "copper*4"})
    choose(state, "play:market", "play:market")
    expect_turn(state, actions=1, buys=3, coins=2)


@pytest.mark.ruling("throne_room-5")
def test_throne_room_on_village_leaves_four_actions() -> None:
    state = table({"hand": "throne_room village", "deck": "smithy copper"})
    choose(state, "play:throne_room")
    expect_turn(state, actions=4)
    expect(state, 0, hand="smithy copper")


@pytest.mark.ruling("throne_room-7", "throne-3")
def test_between_the_two_plays_only_what_the_card_itself_plays_is_played() -> None:
    state = table({"hand": "throne_room vassal smithy", "deck": "festival copper moat"})
    choose(state, "play:throne_room", "play:vassal", "yes")
    expect(state, 0, play="throne_room vassal festival", discard="copper", hand="smithy")
    expect_turn(state, actions=2, coins=2 + 2 + 2)


@pytest.mark.ruling("throne_room-8")
@pytest.mark.parametrize(("card", "drawn"), [("witch", 4), ("moat", 4), ("smithy", 6), ("great_hall", 2)])
def test_any_action_can_be_played_twice_whatever_its_second_type(card: str, drawn: int) -> None:
    state = table({"hand": f"throne_room {card}", "deck": "copper*7"})
    choose(state, "play:throne_room")
    expect(state, 0, hand=f"copper*{drawn}")


@pytest.mark.ruling("throne_room-9", "throne-7", "throne-8")
def test_throne_room_counts_as_one_action_played_and_its_target_as_two() -> None:
    state = table({"hand": "throne_room village", "deck": "moat copper"})
    choose(state, "play:throne_room")
    expect_turn(state, actions_played=3)
    state = table({"hand": "throne_room copper"})
    choose(state, "play:throne_room")
    expect_turn(state, actions_played=1, actions=0)
    expect(state, 0, play="throne_room", hand="copper")


@pytest.mark.ruling("council_room-1", "council_room-2", "council_room-3")
def test_council_room_draws_four_gives_a_buy_and_makes_all_others_draw() -> None:
    state = table({"hand": "council_room", "deck": "copper*5"}, {"deck": "gold"},
                  {"discard": "silver", "hand": "estate"}, {"hand": "estate"})
    choose(state, "play:council_room")
    expect(state, 0, hand="copper*4", deck="copper")
    expect_turn(state, buys=2)
    expect(state, 1, hand="gold")
    expect(state, 2, hand="estate silver", discard="")
    expect(state, 3, hand="estate")
    assert [event["seat"] for event in events_of(state, 0, "shuffle")] == [2]


@pytest.mark.ruling("festival-1", "festival-2")
def test_festival_market_festival_leave_two_two_and_three_actions() -> None:
    state = table({"hand": "festival*2 market smithy", "deck": "copper*4"})
    choose(state, "play:festival")
    expect_turn(state, actions=2, buys=2, coins=2)
    choose(state, "play:market")
    expect_turn(state, actions=2, buys=3, coins=3)
    choose(state, "play:festival")
    expect_turn(state, actions=3, buys=4, coins=5)


@pytest.mark.ruling("laboratory-1")
def test_laboratory_draws_two_and_lets_another_action_be_played() -> None:
    state = table({"hand": "laboratory", "deck": "smithy gold copper"})
    choose(state, "play:laboratory")
    expect(state, 0, hand="smithy gold")
    expect_turn(state, actions=1)


@pytest.mark.ruling("library-1", "library-4", "library-5", "library-7", "library-8", "edition-9", "draw-6", "verb-17")
def test_library_draws_to_seven_and_may_set_aside_actions_as_they_come() -> None:
    state = table({"hand": "library copper*4", "deck": "estate smithy gold festival silver copper"})
    choose(state, "play:library")
    expect(state, 0, hand="copper*4 estate", deck="smithy gold festival silver copper")
    assert options(state) == ["keep:smithy", "set_aside:smithy"]
    choose(state, "set_aside:smithy")
    expect(state, 0, hand="copper*4 estate gold", aside="smithy", play="library", discard="")
    assert options(state) == ["keep:festival", "set_aside:festival"]
    choose(state, "keep:festival")
    expect(state, 0, hand="copper*4 estate gold festival", aside="", discard="smithy", deck="silver copper")
    expect_turn(state, actions=0)


@pytest.mark.ruling("library-2", "draw-4")
def test_library_does_not_shuffle_in_what_is_set_aside() -> None:
    state = table({"hand": "library copper*5", "deck": "smithy", "discard": "gold silver"})
    choose(state, "play:library", "set_aside:smithy")
    assert len(events_of(state, 0, "shuffle")) == 1
    expect(state, 0, discard="smithy")
    assert len(zone(state, 0, "hand")) == 7
    assert len(zone(state, 0, "deck")) == 0


@pytest.mark.ruling("library-3")
def test_library_takes_what_there_is_if_cards_run_out() -> None:
    state = table({"hand": "library copper", "deck": "gold", "discard": "silver"})
    choose(state, "play:library")
    expect(state, 0, hand="copper gold silver", deck="", discard="")


@pytest.mark.ruling("library-6")
def test_library_draws_nothing_with_seven_cards_in_hand() -> None:
    state = table({"hand": "library copper*7", "deck": "smithy"})
    choose(state, "play:library")
    expect(state, 0, hand="copper*7", deck="smithy")


@pytest.mark.ruling("market-1")
def test_market_gives_a_card_an_action_a_buy_and_a_coin() -> None:
    state = table({"hand": "market", "deck": "smithy gold"})
    choose(state, "play:market")
    expect(state, 0, hand="smithy", deck="gold")
    expect_turn(state, actions=1, buys=2, coins=1)


@pytest.mark.ruling("mine-1", "mine-2", "mine-3", "mine-7", "verb-22")
@pytest.mark.parametrize(("trashed", "gained", "coins"), [("copper", "silver", 2), ("silver", "gold", 3),
                                                          ("silver", "silver", 2), ("silver", "copper", 1)])
def test_mine_turns_a_treasure_into_one_costing_up_to_three_more_in_hand(trashed: str, gained: str, coins: int) -> None:
    state = table({"hand": f"mine {trashed} estate"}, kingdom="village")
    choose(state, "play:mine")
    dearer = ["gain:gold"] if trashed == "silver" else []
    assert options(state) == ["gain:copper", "gain:silver", *dearer]
    choose(state, f"gain:{gained}")
    expect(state, 0, hand=f"{gained} estate", discard="")
    expect_trash(state, trashed)
    choose(state, "play:treasures")
    expect_turn(state, coins=coins)


@pytest.mark.ruling("mine-4")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
def test_mine_without_a_treasure_gains_nothing(box: str) -> None:
    state = table({"hand": "mine estate"}, boxes=[box])
    choose(state, "play:mine")
    assert state.prompt == "buy"
    expect(state, 0, hand="estate", discard="")


@pytest.mark.ruling("mine-5", "harem-1")
def test_mine_can_trash_and_gain_a_harem() -> None:
    state = table({"hand": "mine silver"}, kingdom="harem")
    choose(state, "play:mine", "gain:harem")
    expect(state, 0, hand="harem")
    state = table({"hand": "mine harem"})
    choose(state, "play:mine", "gain:gold")
    expect_trash(state, "harem")
    expect(state, 0, hand="gold")


@pytest.mark.ruling("witch-1", "witch-4")
def test_witch_draws_two_and_lays_a_curse_on_top_of_the_others_discard_piles() -> None:
    state = table({"hand": "witch", "deck": "copper*3"}, {"discard": "gold"}, {"discard": "silver"})
    choose(state, "play:witch")
    expect(state, 0, hand="copper*2", discard="")
    assert zone(state, 1, "discard") == ["gold", "curse"]
    assert zone(state, 2, "discard") == ["silver", "curse"]


@pytest.mark.ruling("witch-2", "witch-3", "order-2", "order-3")
@pytest.mark.parametrize(("left", "cursed"), [(2, [2, 3]), (1, [2]), (0, [])])
def test_too_few_curses_are_dealt_from_the_attackers_left_and_the_attacker_draws_anyway(left: int,
                                                                                        cursed: list[int]) -> None:
    state = table({"hand": "copper"}, {"hand": "witch", "deck": "copper*2"}, {"hand": "copper"}, {"hand": "copper"},
                  supply={"curse": left}, turn={"seat": 1})
    choose(state, "play:witch")
    assert [seat for seat in range(4) if state.own(seat, "curse")] == cursed
    expect(state, 1, hand="copper*2")


@pytest.mark.ruling("adventurer-1")
def test_adventurer_takes_the_first_two_treasures_and_discards_the_rest() -> None:
    state = table({"hand": "adventurer", "deck": "estate gold smithy copper silver"})
    choose(state, "play:adventurer")
    expect(state, 0, hand="gold copper", discard="estate smithy", deck="silver")
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [["estate"], ["gold"], ["smithy"], ["copper"]]


@pytest.mark.ruling("adventurer-2", "adventurer-3", "draw-3", "draw-4")
def test_adventurer_does_not_shuffle_in_what_it_revealed_and_may_find_one_treasure_only() -> None:
    state = table({"hand": "adventurer", "deck": "estate duchy", "discard": "gold curse"})
    choose(state, "play:adventurer")
    expect(state, 0, hand="gold", discard="estate duchy curse", deck="")
    assert len(events_of(state, 0, "shuffle")) == 1
