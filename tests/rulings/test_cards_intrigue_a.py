"""Cards of Intrigue, Courtyard to Bridge."""
from typing import List

import pytest

from crownlands.dominion.cards import NAMES, is_nameable
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("courtyard-1", "courtyard-2", "courtyard-3")
@pytest.mark.parametrize("card", ["estate", "gold"])
def test_courtyard_draws_three_and_then_puts_back_any_hand_card(card: str) -> None:
    state = table({"hand": "courtyard estate", "deck": "gold silver copper duchy"})
    choose(state, "play:courtyard")
    expect(state, 0, hand="estate gold silver copper", deck="duchy")
    assert options(state) == ["put_back:copper", "put_back:silver", "put_back:gold", "put_back:estate"]
    choose(state, f"put_back:{card}")
    assert zone(state, 0, "deck") == [card, "duchy"]


@pytest.mark.ruling("pawn-1", "pawn-2", "pawn-4", "choice-2")
@pytest.mark.parametrize(("first", "second", "numbers"), [
    ("cards", "actions", (1, 1, 1, 0)), ("cards", "buys", (1, 0, 2, 0)), ("coins", "cards", (1, 0, 1, 1)),
    ("actions", "buys", (0, 1, 2, 0)), ("coins", "actions", (0, 1, 1, 1)), ("buys", "coins", (0, 0, 2, 1)),
])
def test_pawn_does_two_different_things_fixed_before_either_is_done(first: str, second: str,
                                                                    numbers: tuple[int, int, int, int]) -> None:
    state = table({"hand": "pawn moat", "deck": "gold silver"})
    choose(state, "play:pawn")
    assert options(state) == ["choose:cards", "choose:actions", "choose:buys", "choose:coins"]
    choose(state, f"choose:{first}")
    assert f"choose:{first}" not in options(state)
    assert len(options(state)) == 3
    expect_turn(state, actions=0, buys=1, coins=0)
    expect(state, 0, hand="moat", deck="gold silver")
    choose(state, f"choose:{second}")
    assert [event["choice"] for event in events_of(state, 1, "choose")] == [first, second]
    drawn, actions, buys, coins = numbers
    expect_turn(state, actions=actions, buys=buys, coins=coins)
    assert len(zone(state, 0, "hand")) == 1 + drawn


@pytest.mark.ruling("pawn-3", "choice-1")
def test_pawn_may_choose_a_card_though_there_is_none() -> None:
    state = table({"hand": "pawn"})
    choose(state, "play:pawn", "choose:cards", "choose:coins")
    expect_turn(state, coins=1)
    expect(state, 0, hand="")


@pytest.mark.ruling("secret_chamber-1", "secret_chamber-2", "secret_chamber-3", "verb-2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_secret_chamber_when_played_turns_any_number_of_cards_into_coins_and_draws_nothing(count: int) -> None:
    state = table({"hand": "secret_chamber estate*3", "deck": "gold*4"})
    choose(state, "play:secret_chamber", *["discard:estate"] * count, "done")
    expect_turn(state, coins=count)
    assert zone(state, 0, "discard") == ["estate"] * count
    expect(state, 0, deck="gold*4")
    assert len(zone(state, 0, "hand")) == 3 - count


@pytest.mark.ruling("secret_chamber-4")
def test_secret_chamber_reaction_draws_two_then_puts_back_any_two_itself_included() -> None:
    state = table({"hand": "militia"}, {"hand": "secret_chamber estate copper", "deck": "gold silver duchy"})
    choose(state, "play:militia", "reveal:secret_chamber")
    expect(state, 1, hand="secret_chamber estate copper gold silver", deck="duchy")
    assert len(options(state)) == 5
    choose(state, "put_back:secret_chamber", "put_back:gold")
    assert zone(state, 1, "deck") == ["gold", "secret_chamber", "duchy"]
    expect(state, 1, hand="estate copper silver")
    assert state.seat == 0


@pytest.mark.ruling("secret_chamber-5", "attack-4", "minion-5")
def test_secret_chamber_may_be_shown_though_the_attack_would_not_affect_the_holder() -> None:
    state = table({"hand": "minion"}, {"hand": "secret_chamber copper", "deck": "gold silver"})
    choose(state, "play:minion")
    assert (state.seat, options(state)) == (1, ["reveal:secret_chamber", "done"])
    choose(state, "reveal:secret_chamber", "put_back:copper", "put_back:silver", "done", "choose:discard")
    expect(state, 1, hand="secret_chamber gold", deck="copper silver", discard="")


@pytest.mark.ruling("secret_chamber-6", "attack-3", "order-5")
def test_secret_chamber_may_find_a_moat_that_answers_the_same_attack() -> None:
    state = table({"hand": "witch"}, {"hand": "secret_chamber estate", "deck": "moat gold"})
    choose(state, "play:witch", "reveal:secret_chamber", "put_back:estate", "put_back:gold")
    assert set(options(state)) == {"reveal:secret_chamber", "reveal:moat", "done"}
    choose(state, "reveal:moat")
    assert options(state) == ["reveal:secret_chamber", "done"]
    choose(state, "reveal:secret_chamber", "put_back:moat", "put_back:secret_chamber")
    expect(state, 1, discard="", hand="estate gold", deck="moat secret_chamber")


@pytest.mark.ruling("secret_chamber-7", "attack-6")
def test_secret_chamber_is_no_defence() -> None:
    state = table({"hand": "witch"}, {"hand": "secret_chamber estate", "deck": "copper*2"})
    choose(state, "play:witch", "reveal:secret_chamber", "put_back:secret_chamber", "put_back:copper")
    expect(state, 1, discard="curse")


@pytest.mark.ruling("secret_chamber-8")
def test_secret_chamber_puts_back_all_if_there_are_fewer_than_two_cards() -> None:
    state = table({"hand": "militia"}, {"hand": "secret_chamber"})
    choose(state, "play:militia", "reveal:secret_chamber")
    expect(state, 1, hand="", deck="secret_chamber")


@pytest.mark.ruling("great_hall-1", "great_hall-2", "great_hall-3", "score-3")
def test_great_hall_is_an_action_that_draws_and_a_victory_card_worth_a_point() -> None:
    state = table({"hand": "great_hall", "deck": "smithy copper"})
    choose(state, "play:great_hall")
    expect(state, 0, hand="smithy", play="great_hall")
    expect_turn(state, actions=1)
    assert options(state) == ["play:smithy", "done"]
    assert state.outcome().scores == [1, 0]


@pytest.mark.ruling("masquerade-1", "masquerade-2", "masquerade-3", "masquerade-4", "masquerade-5", "order-4",
                    "verb-20")
def test_masquerade_passes_cards_left_when_all_have_chosen_and_then_the_active_player_may_trash() -> None:
    state = table({"hand": "masquerade estate", "deck": "gold silver"}, {"hand": "copper duchy"},
                  {"hand": "province curse"})
    choose(state, "play:masquerade")
    assert (state.seat, options(state)) == (0, ["pass:silver", "pass:gold", "pass:estate"])
    choose(state, "pass:estate")
    assert (state.seat, options(state)) == (1, ["pass:copper", "pass:duchy"])
    assert "estate" not in state.view(1)["players"][1]["hand"]
    choose(state, "pass:copper")
    assert (state.seat, options(state)) == (2, ["pass:province", "pass:curse"])
    assert "copper" not in state.view(2)["players"][2]["hand"]
    choose(state, "pass:curse")
    assert (state.seat, options(state)) == (0, ["trash:silver", "trash:gold", "trash:curse", "done"])
    choose(state, "trash:curse")
    expect(state, 0, hand="silver gold", discard="")
    expect(state, 1, hand="estate duchy", discard="")
    expect(state, 2, hand="province copper", discard="")
    expect_trash(state, "curse")
    assert state.seat == 0


@pytest.mark.ruling("masquerade-4")
def test_masquerade_need_not_trash() -> None:
    state = table({"hand": "masquerade", "deck": "gold silver"}, {"hand": "copper"})
    choose(state, "play:masquerade", "pass:gold", "done")
    expect_trash(state, "")
    assert state.prompt == "treasure"


@pytest.mark.ruling("masquerade-7", "verb-20")
def test_passing_is_neither_gaining_nor_discarding_nor_trashing() -> None:
    state = table({"hand": "masquerade", "deck": "gold*2"}, {"hand": "copper"})
    choose(state, "play:masquerade", "done")
    verbs = {event["event"] for event in state.events(1)}
    assert "pass" in verbs
    assert not verbs & {"gain", "discard", "trash"}
    assert (state.own(0, "copper"), state.own(1, "gold"), state.left("gold")) == (1, 1, 30)


@pytest.mark.ruling("masquerade-8", "edition-10")
def test_an_empty_hand_receives_a_card_or_is_skipped_as_the_option_says() -> None:
    state = table({"hand": "masquerade", "deck": "gold*2"}, {}, {"hand": "copper"})
    choose(state, "play:masquerade", "done")
    expect(state, 0, hand="gold copper")
    expect(state, 1, hand="gold")
    expect(state, 2, hand="")
    state = table({"hand": "masquerade", "deck": "gold*2"}, {}, {"hand": "copper"},
                  options={"masquerade_empty_hand": "skip"})
    choose(state, "play:masquerade", "done")
    expect(state, 0, hand="gold copper")
    expect(state, 1, hand="")
    expect(state, 2, hand="gold")


@pytest.mark.ruling("shanty_town-1", "shanty_town-2", "shanty_town-4", "shanty_town-5")
def test_shanty_town_shows_a_hand_without_actions_and_draws_two_whatever_they_are() -> None:
    state = table({"hand": "shanty_town copper estate", "deck": "smithy gold silver"})
    choose(state, "play:shanty_town")
    expect_turn(state, actions=2)
    expect(state, 0, hand="copper estate smithy gold")
    [shown] = events_of(state, 1, "reveal")
    assert sorted(shown["cards"]) == ["copper", "estate"]


@pytest.mark.ruling("shanty_town-1", "shanty_town-2", "shanty_town-3")
@pytest.mark.parametrize("action", ["great_hall", "nobles", "smithy"])
def test_shanty_town_with_an_action_in_hand_gives_its_actions_only(action: str) -> None:
    state = table({"hand": f"shanty_town {action}", "deck": "gold*2"})
    choose(state, "play:shanty_town")
    expect_turn(state, actions=2)
    expect(state, 0, hand=action)
    assert events_of(state, 1, "reveal")[0]["cards"] == [action]


@pytest.mark.ruling("steward-3", "steward-4")
def test_steward_does_one_of_three_things() -> None:
    state = table({"hand": "steward", "deck": "gold*3"})
    choose(state, "play:steward")
    assert options(state) == ["choose:cards", "choose:coins", "choose:trash"]
    choose(state, "choose:cards")
    expect(state, 0, hand="gold*2")
    expect_turn(state, coins=0)
    state = table({"hand": "steward", "deck": "gold*3"})
    choose(state, "play:steward", "choose:coins")
    expect(state, 0, hand="", deck="gold*3")
    expect_turn(state, coins=2)


@pytest.mark.ruling("steward-1", "steward-2", "steward-3", "choice-1")
@pytest.mark.parametrize(("hand", "choices", "trash"), [
    ("estate copper gold", ["trash:estate", "trash:copper"], "estate copper"), ("estate", [], "estate"), ("", [], "")])
def test_steward_trashes_exactly_two_cards_or_all_of_a_smaller_hand(hand: str, choices: List[str], trash: str) -> None:
    state = table({"hand": f"steward {hand}", "deck": "gold*2"})
    choose(state, "play:steward", "choose:trash")
    assert "done" not in options(state) or state.prompt == "buy"
    choose(state, *choices)
    expect_trash(state, trash)
    expect_turn(state, coins=0)
    expect(state, 0, deck="gold*2")
    assert state.prompt in ("treasure", "buy")


@pytest.mark.ruling("swindler-1", "swindler-2", "swindler-3", "swindler-5", "swindler-6", "order-2")
def test_swindler_replaces_top_cards_from_the_left_by_cards_of_the_same_cost() -> None:
    state = table({"deck": "gold"}, {"hand": "swindler", "deck": "gold"}, {"deck": "copper gold"}, {"deck": "silver"},
                  turn={"seat": 1}, kingdom="village")
    choose(state, "play:swindler")
    expect_turn(state, coins=2)
    assert (state.seat, options(state)) == (1, ["gain:copper", "gain:curse"])
    assert [(event["seat"], event["cards"]) for event in events_of(state, 0, "reveal")] == [(2, ["copper"])]
    choose(state, "gain:curse")
    assert options(state) == ["gain:silver", "gain:village", "gain:swindler"]
    choose(state, "gain:silver")
    expect(state, 2, deck="gold", discard="curse")
    expect(state, 3, deck="", discard="silver")
    expect(state, 0, deck="", discard="gold")
    expect(state, 1, deck="gold", discard="")
    expect_trash(state, "copper silver gold")
    assert (state.left("curse"), state.left("silver"), state.left("gold")) == (29, 39, 29)


@pytest.mark.ruling("swindler-4", "swindler-7")
def test_swindler_trashes_though_no_pile_has_that_cost_any_more() -> None:
    state = table({"hand": "swindler"}, {"deck": "smithy silver"}, supply={"smithy": 0, "bridge": 0}, trash="bridge")
    choose(state, "play:swindler")
    assert state.prompt == "buy"
    expect_trash(state, "bridge smithy")
    expect(state, 1, deck="silver", discard="")


@pytest.mark.ruling("swindler-8", "moat-9")
def test_swindler_turns_no_card_of_who_shows_moat() -> None:
    state = table({"hand": "swindler"}, {"hand": "moat", "deck": "gold"})
    choose(state, "play:swindler", "reveal:moat")
    expect(state, 1, deck="gold", discard="")
    expect_trash(state, "")


@pytest.mark.ruling("swindler-9")
def test_swindler_shuffles_an_empty_deck_and_passes_over_who_has_nothing() -> None:
    state = table({"hand": "swindler"}, {"discard": "province"}, {"hand": "copper"})
    choose(state, "play:swindler")
    expect(state, 1, deck="", discard="province")
    expect_trash(state, "province")
    expect(state, 2, discard="", hand="copper")


@pytest.mark.ruling("swindler-10", "cost-4")
def test_swindler_compares_costs_as_they_are_now() -> None:
    state = table({"hand": "swindler"}, {"deck": "estate"}, turn={"reduction": 2}, kingdom="cellar")
    choose(state, "play:swindler")
    assert options(state) == ["gain:copper", "gain:estate", "gain:curse", "gain:cellar"]


@pytest.mark.ruling("wishing_well-1", "wishing_well-2", "wishing_well-5", "verb-21")
def test_wishing_well_draws_then_takes_the_top_card_if_it_is_the_named_one() -> None:
    state = table({"hand": "wishing_well", "deck": "copper gold estate"})
    choose(state, "play:wishing_well")
    expect(state, 0, hand="copper")
    expect_turn(state, actions=1)
    assert all(option.startswith("name:") for option in options(state))
    assert not {"name:treasure", "name:action", "name:victory"} & set(options(state))
    choose(state, "name:gold")
    expect(state, 0, hand="copper gold", deck="estate")


@pytest.mark.ruling("wishing_well-3", "wishing_well-4", "verb-15")
@pytest.mark.parametrize("name", ["silver", "artisan"])
def test_wishing_well_puts_a_miss_back_whatever_card_was_named(name: str) -> None:
    state = table({"hand": "wishing_well", "deck": "copper gold estate"})
    choose(state, "play:wishing_well")
    assert options(state) == [f"name:{id}" for id in NAMES if is_nameable(id)]
    choose(state, f"name:{name}")
    assert zone(state, 0, "deck") == ["gold", "estate"]
    expect(state, 0, hand="copper")
    assert events_of(state, 1, "reveal")[0]["cards"] == ["gold"]
    assert events_of(state, 1, "name")[0]["card"] == name


@pytest.mark.ruling("baron-1", "baron-2", "baron-3", "baron-4")
def test_baron_discards_an_estate_for_four_coins_or_gains_one() -> None:
    state = table({"hand": "baron estate*2"})
    choose(state, "play:baron")
    assert options(state) == ["no", "yes"]
    choose(state, "yes")
    expect_turn(state, buys=2, coins=4)
    expect(state, 0, hand="estate", discard="estate")
    assert state.left("estate") == 8
    state = table({"hand": "baron estate*2"})
    choose(state, "play:baron", "no")
    expect_turn(state, buys=2, coins=0)
    expect(state, 0, hand="estate*2", discard="estate")
    assert state.left("estate") == 7


@pytest.mark.ruling("baron-2")
def test_baron_gains_nothing_if_no_estate_is_left() -> None:
    state = table({"hand": "baron copper"}, supply={"estate": 0})
    choose(state, "play:baron")
    expect(state, 0, hand="copper", discard="")
    expect_turn(state, buys=2)


@pytest.mark.ruling("bridge-1", "bridge-7", "cost-1")
def test_bridge_makes_all_supply_cards_one_cheaper() -> None:
    state = table({"hand": "bridge gold copper"}, kingdom="nobles")
    choose(state, "play:bridge")
    expect_turn(state, coins=1, buys=2)
    assert state.view(1)["costs"] == {"copper": 0, "silver": 2, "gold": 5, "estate": 1, "duchy": 4, "province": 7,
                                      "curse": 0, "bridge": 3, "nobles": 5}
    choose(state, "play:treasures", "buy:nobles")
    expect_turn(state, coins=0)


@pytest.mark.ruling("bridge-2")
def test_mining_village_bridge_ironworks_gain_a_duchy() -> None:
    state = table({"hand": "mining_village bridge ironworks", "deck": "copper*3"})
    choose(state, "play:mining_village", "no", "play:bridge", "play:ironworks", "gain:duchy")
    expect(state, 0, discard="duchy", hand="copper*2")


@pytest.mark.ruling("bridge-3", "cost-2", "cost-4")
def test_bridge_makes_cards_in_hands_and_decks_cheaper_too() -> None:
    state = table({"hand": "bridge remodel estate"}, turn={"actions": 2}, kingdom="smithy market")
    choose(state, "play:bridge", "play:remodel")
    assert "gain:smithy" in options(state)
    assert "gain:market" not in options(state), "the Estate costs 1 now, a Market 4"
    state = table({"hand": "bridge saboteur"}, {"deck": "silver smithy"}, turn={"actions": 2})
    choose(state, "play:bridge", "play:saboteur")
    expect_trash(state, "smithy")


@pytest.mark.ruling("bridge-6", "cost-4")
def test_bridge_and_upgrade_turn_a_copper_into_a_pawn() -> None:
    state = table({"hand": "bridge upgrade copper"}, turn={"actions": 2}, kingdom="pawn")
    choose(state, "play:bridge", "play:upgrade")
    assert options(state) == ["gain:estate", "gain:pawn"]
    choose(state, "gain:pawn")
    expect(state, 0, discard="pawn")
    expect_trash(state, "copper")
