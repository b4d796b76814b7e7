"""Cards of the base box, Cellar to Militia."""
from typing import Any, Dict

import pytest

from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, table, zone


@pytest.mark.ruling("cellar-1", "cellar-2", "cellar-4")
def test_cellar_discards_what_is_chosen_and_then_draws_as_many() -> None:
    state = table({"hand": "cellar estate*2 copper smithy", "deck": "gold silver duchy"})
    choose(state, "play:cellar", "discard:estate", "discard:copper")
    expect(state, 0, hand="estate smithy", discard="", deck="gold silver duchy")
    choose(state, "done")
    expect(state, 0, hand="estate smithy gold silver", discard="estate copper", deck="duchy", play="cellar")
    expect_turn(state, actions=1)


@pytest.mark.ruling("cellar-2", "cellar-3")
def test_cellar_may_discard_nothing_or_the_whole_hand_but_not_itself() -> None:
    state = table({"hand": "cellar estate*2", "deck": "gold silver"})
    choose(state, "play:cellar")
    assert options(state) == ["discard:estate", "done"]
    choose(state, "done")
    expect(state, 0, hand="estate*2", deck="gold silver", discard="")
    state = table({"hand": "cellar estate*2", "deck": "gold silver"})
    choose(state, "play:cellar", "discard:estate", "discard:estate")
    expect(state, 0, hand="gold silver", discard="estate*2", play="cellar")


@pytest.mark.ruling("cellar-5", "draw-5")
def test_cellar_shuffles_in_the_cards_it_has_just_discarded() -> None:
    state = table({"hand": "cellar estate*3"})
    choose(state, "play:cellar", "discard:estate", "discard:estate", "done")
    expect(state, 0, hand="estate*3", deck="", discard="")
    assert len(events_of(state, 0, "shuffle")) == 1


@pytest.mark.ruling("cellar-6")
def test_cellar_shows_others_the_number_of_discarded_cards_and_the_top_one() -> None:
    state = table({"hand": "cellar estate copper duchy", "deck": "gold*3"})
    choose(state, "play:cellar", "discard:duchy", "discard:estate", "done")
    [event] = events_of(state, 1, "discard")
    assert (event["count"], event["top"]) == (2, "estate")
    assert "cards" not in event
    assert events_of(state, 0, "discard")[0]["cards"] == ["duchy", "estate"]


@pytest.mark.ruling("chapel-1")
def test_chapel_trashes_up_to_four_cards() -> None:
    state = table({"hand": "chapel estate*2 copper*4"})
    choose(state, "play:chapel", "trash:estate", "trash:copper", "trash:estate", "trash:copper")
    expect_trash(state, "estate*2 copper*2")
    expect(state, 0, hand="copper*2", discard="", play="chapel")
    assert state.prompt == "treasure"


@pytest.mark.ruling("chapel-1", "choice-4")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_chapel_may_trash_fewer_than_four(count: int) -> None:
    state = table({"hand": "chapel estate*5"})
    choose(state, "play:chapel", *["trash:estate"] * count, "done")
    expect_trash(state, f"estate*{count}" if count else "")
    assert state.prompt == "buy"


@pytest.mark.ruling("chapel-2", "chapel-3")
def test_chapel_cannot_trash_itself_but_another_chapel() -> None:
    state = table({"hand": "chapel copper"})
    choose(state, "play:chapel")
    assert options(state) == ["trash:copper", "done"]
    state = table({"hand": "chapel*2"})
    choose(state, "play:chapel", "trash:chapel")
    expect_trash(state, "chapel")
    expect(state, 0, play="chapel", hand="")


ATTACKS: Dict[str, Dict[str, Any]] = {
    "moat-3": {"card": "witch"},
    "moat-4": {"card": "spy", "then": ["put_back:copper"]},
    "moat-5": {"card": "bandit"},
    "moat-6": {"card": "bureaucrat"},
    "moat-7": {"card": "militia"},
    "moat-8": {"card": "minion", "then": ["choose:discard"]},
    "moat-9": {"card": "swindler"},
    "moat-10 thief": {"card": "thief"},
    "moat-10 saboteur": {"card": "saboteur"},
    "moat-10 torturer": {"card": "torturer"},
}


@pytest.mark.ruling("moat-1", "moat-2", "moat-3", "moat-4", "moat-5", "moat-6", "moat-7", "moat-8", "moat-9", "moat-10")
@pytest.mark.parametrize("id", ATTACKS)
def test_who_reveals_moat_is_untouched_by_any_attack_and_keeps_it_in_hand(id: str) -> None:
    attack = ATTACKS[id]
    state = table({"hand": attack["card"], "deck": "copper*6"},
                  {"hand": "moat estate*3 copper", "deck": "silver gold", "discard": "gold"})
    choose(state, f"play:{attack['card']}")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "reveal:moat", *attack.get("then", []))
    assert state.seat == 0, "the attacker goes on alone"
    expect(state, 1, hand="moat estate*3 copper", deck="silver gold", discard="gold")
    expect_trash(state, "")
    assert {event["event"] for event in state.events(0) if event["seat"] == 1} == {"reveal"}
    assert [event["cards"] for event in events_of(state, 0, "reveal") if event["seat"] == 1] == [["moat"]]


@pytest.mark.ruling("moat-1", "attack-1", "tribute-8", "masquerade-6")
@pytest.mark.parametrize(("card", "prompt"), [("masquerade", "pass"), ("tribute", "buy"),
                                              ("council_room", "treasure")])
def test_what_is_no_attack_by_its_type_line_cannot_be_reacted_to(card: str, prompt: str) -> None:
    state = table({"hand": card, "deck": "estate copper*4"}, {"hand": "moat", "deck": "silver gold"})
    choose(state, f"play:{card}")
    assert (state.seat, state.prompt) == (0, prompt)


@pytest.mark.ruling("moat-2", "moat-14", "attack-2")
def test_moat_is_offered_before_the_attack_does_anything_and_may_be_kept_hidden() -> None:
    state = table({"hand": "witch", "deck": "copper*2"}, {"hand": "moat"})
    choose(state, "play:witch")
    expect(state, 0, play="witch", hand="", deck="copper*2")
    choose(state, "done")
    expect(state, 0, hand="copper*2")
    expect(state, 1, hand="moat", discard="curse")
    assert events_of(state, 0, "reveal") == []


@pytest.mark.ruling("moat-10", "moat-11", "attack-5")
def test_moat_protects_neither_other_players_nor_stops_the_attackers_own_part() -> None:
    state = table({"hand": "witch", "deck": "copper*2"}, {"hand": "moat"}, {"hand": "estate"}, supply={"curse": 1})
    choose(state, "play:witch", "reveal:moat")
    expect(state, 0, hand="copper*2")
    expect(state, 1, hand="moat", discard="")
    expect(state, 2, discard="curse")


@pytest.mark.ruling("moat-11")
def test_witch_draws_though_all_others_reveal_moat() -> None:
    state = table({"hand": "witch", "deck": "copper*2"}, {"hand": "moat"}, {"hand": "moat"})
    choose(state, "play:witch", "reveal:moat", "reveal:moat")
    expect(state, 0, hand="copper*2")
    assert state.left("curse") == 20


@pytest.mark.ruling("moat-11")
def test_moat_does_not_stop_militia_coins() -> None:
    state = table({"hand": "militia"}, {"hand": "moat copper*4"})
    choose(state, "play:militia", "reveal:moat")
    expect_turn(state, coins=2)


@pytest.mark.ruling("moat-12")
def test_moat_draws_two_cards_on_its_owners_turn() -> None:
    state = table({"hand": "moat", "deck": "gold silver copper"})
    choose(state, "play:moat")
    expect(state, 0, hand="gold silver", play="moat")


@pytest.mark.ruling("moat-13", "moat-14", "attack-3", "attack-7")
def test_moat_can_be_shown_again_to_each_further_attack() -> None:
    state = table({"hand": "village militia witch", "deck": "copper*3"}, {"hand": "moat copper*4"})
    choose(state, "play:village", "play:militia", "reveal:moat", "play:witch")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "reveal:moat")
    expect(state, 1, hand="moat copper*4", discard="")


@pytest.mark.ruling("chancellor-1", "chancellor-2", "chancellor-5")
def test_chancellor_may_turn_the_deck_over_so_that_its_bottom_card_comes_to_lie_on_top() -> None:
    state = table({"hand": "chancellor", "deck": "copper silver gold", "discard": "estate"})
    choose(state, "play:chancellor")
    assert options(state) == ["no", "yes"]
    choose(state, "yes")
    expect_turn(state, coins=2)
    expect(state, 0, deck="")
    assert zone(state, 0, "discard") == ["estate", "copper", "silver", "gold"]
    assert state.view(1)["players"][0]["discard_top"] == "gold"


@pytest.mark.ruling("chancellor-2", "chancellor-3")
def test_chancellor_asks_before_anything_else_can_be_done_and_takes_no_for_an_answer() -> None:
    state = table({"hand": "chancellor smithy gold", "deck": "copper silver"}, turn={"actions": 2})
    choose(state, "play:chancellor")
    assert options(state) == ["no", "yes"]
    choose(state, "no")
    expect(state, 0, deck="copper silver", discard="")
    assert options(state) == ["play:smithy", "done"]


@pytest.mark.ruling("chancellor-4", "hidden-26")
@pytest.mark.parametrize("seat", [0, 1])
def test_chancellor_shows_nobody_the_deck_but_its_former_bottom_card(seat: int) -> None:
    state = table({"hand": "chancellor", "deck": "copper silver gold"})
    choose(state, "play:chancellor", "yes")
    [event] = events_of(state, seat, "discard_deck")
    assert event["top"] == "gold"
    assert "cards" not in event
    assert ("count" in event) == (seat == 0)


@pytest.mark.ruling("village-1", "village-2", "turn-3")
def test_village_draws_a_card_and_lets_two_more_actions_be_played() -> None:
    state = table({"hand": "village smithy*2", "deck": "moat copper*9"})
    choose(state, "play:village")
    expect_turn(state, actions=2)
    expect(state, 0, hand="smithy*2 moat")
    choose(state, "play:smithy")
    expect_turn(state, actions=1)
    choose(state, "play:smithy")
    expect_turn(state, actions=0)
    assert state.prompt == "treasure", "the Moat stays in hand"


@pytest.mark.ruling("woodcutter-1")
def test_woodcutter_adds_two_coins_to_the_treasures_and_one_more_purchase() -> None:
    state = table({"hand": "woodcutter silver*2"})
    choose(state, "play:woodcutter")
    expect_turn(state, coins=2, buys=2)
    choose(state, "play:treasures", "buy:silver", "buy:silver")
    assert state.turn_seat == 1
    assert state.own(0, "silver") == 4


@pytest.mark.ruling("workshop-1", "workshop-2", "workshop-3", "workshop-4")
def test_workshop_must_gain_a_card_of_the_supply_costing_up_to_four_whatever_money_there_is() -> None:
    state = table({"hand": "workshop gold*2"}, turn={"coins": 5}, trash="smithy feast", supply={"feast": 0},
                  kingdom="market")
    choose(state, "play:workshop")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:silver", "gain:workshop",
                                   "gain:smithy"}
    choose(state, "gain:smithy")
    expect(state, 0, discard="smithy", hand="gold*2")
    expect_turn(state, coins=5, buys=1)
    expect_trash(state, "smithy feast")
    assert state.left("smithy") == 9


@pytest.mark.ruling("bureaucrat-1", "bureaucrat-2", "bureaucrat-6")
def test_bureaucrat_puts_a_silver_on_the_own_deck_and_victory_cards_on_the_others() -> None:
    state = table({"hand": "bureaucrat", "deck": "copper"}, {"hand": "estate duchy copper", "deck": "gold"},
                  {"hand": "estate*2 gold", "deck": "gold"})
    choose(state, "play:bureaucrat")
    assert zone(state, 0, "deck") == ["silver", "copper"]
    assert (state.seat, options(state)) == (1, ["put_back:estate", "put_back:duchy"])
    choose(state, "put_back:duchy")
    assert zone(state, 1, "deck") == ["duchy", "gold"]
    assert zone(state, 2, "deck") == ["estate", "gold"]
    shown = [(event["seat"], event["cards"]) for event in events_of(state, 0, "reveal")]
    assert shown == [(1, ["duchy"]), (2, ["estate"])]
    assert "deck" not in state.view(0)["players"][1]
    expect(state, 1, hand="estate copper")


@pytest.mark.ruling("bureaucrat-3")
def test_bureaucrats_victim_without_a_victory_card_shows_the_hand() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "copper silver curse"})
    choose(state, "play:bureaucrat")
    expect(state, 1, hand="copper silver curse", deck="")
    [shown] = events_of(state, 0, "reveal")
    assert sorted(shown["cards"]) == ["copper", "curse", "silver"]


@pytest.mark.ruling("bureaucrat-4", "bureaucrat-5", "verb-18", "draw-1")
def test_on_an_empty_deck_the_silver_and_the_victory_card_become_the_only_cards() -> None:
    state = table({"hand": "bureaucrat", "discard": "gold"}, {"hand": "estate", "discard": "gold"})
    choose(state, "play:bureaucrat")
    expect(state, 0, deck="silver", discard="gold")
    expect(state, 1, deck="estate", discard="gold")
    assert events_of(state, 0, "shuffle") == []


@pytest.mark.ruling("bureaucrat-7", "harem-1", "nobles-1", "great_hall-1")
@pytest.mark.parametrize("card", ["harem", "nobles", "great_hall"])
def test_bureaucrat_takes_two_type_victory_cards(card: str) -> None:
    state = table({"hand": "bureaucrat"}, {"hand": f"{card} copper"})
    choose(state, "play:bureaucrat")
    expect(state, 1, hand="copper", deck=card)


@pytest.mark.ruling("feast-1", "feast-2", "feast-3")
def test_feast_trashes_itself_and_must_gain_a_card_of_the_supply_costing_up_to_five() -> None:
    state = table({"hand": "feast gold"}, turn={"coins": 3}, trash="market", supply={"market": 0}, kingdom="duke")
    choose(state, "play:feast")
    expect_trash(state, "market feast")
    assert set(options(state)) == {"gain:copper", "gain:curse", "gain:estate", "gain:silver", "gain:feast",
                                   "gain:duchy", "gain:duke"}
    choose(state, "gain:duchy")
    expect(state, 0, discard="duchy", play="", hand="gold")
    expect_turn(state, coins=3)


@pytest.mark.ruling("feast-4", "throne-4")
def test_throne_room_on_feast_gains_two_cards_for_one_feast() -> None:
    state = table({"hand": "throne_room feast"})
    choose(state, "play:throne_room", "gain:duchy", "gain:silver")
    expect(state, 0, discard="duchy silver", play="throne_room")
    expect_trash(state, "feast")


@pytest.mark.ruling("gardens-1")
def test_gardens_cannot_be_played() -> None:
    state = table({"hand": "gardens cellar"})
    assert options(state) == ["play:cellar", "done"]


@pytest.mark.ruling("gardens-2", "score-1")
def test_gardens_counts_the_cards_of_every_zone() -> None:
    state = table({"hand": "library gardens copper", "deck": "moat*2 copper*2", "bag": "copper", "discard": "copper*2"},
                  {"hand": "gardens", "deck": "copper*8"})
    choose(state, "play:library", "set_aside:moat")          # one Moat lies aside, the other is asked about
    assert options(state) == ["keep:moat", "set_aside:moat"]
    assert state.outcome().scores == [1, 0]


@pytest.mark.ruling("gardens-3")
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (37, 3), (39, 3), (40, 4)])
def test_gardens_rounds_down(cards: int, points: int) -> None:
    assert table({"deck": f"gardens copper*{cards - 1}"}).outcome().scores[0] == points
    assert table({"deck": f"gardens*2 copper*{cards - 2}"}).outcome().scores[0] == 2 * points


@pytest.mark.ruling("gardens-4", "great_hall-4", "duke-3", "harem-4", "nobles-5", "setup-9")
@pytest.mark.parametrize("card", ["gardens", "great_hall", "duke", "harem", "nobles"])
@pytest.mark.parametrize(("seats", "pile"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_a_victory_pile_of_the_kingdom_has_eight_or_twelve_cards(card: str, seats: int, pile: int) -> None:
    assert GAME.start(seats=seats, piles=[card], seed=1).left(card) == pile


@pytest.mark.ruling("militia-1", "militia-2", "militia-3")
def test_militia_gives_two_coins_and_makes_others_discard_down_to_three() -> None:
    state = table({"hand": "militia copper*4"}, {"hand": "estate copper*2 silver gold"}, {"hand": "copper*3"},
                  {"hand": "copper*2"})
    choose(state, "play:militia")
    expect_turn(state, coins=2)
    assert state.seat == 1
    choose(state, "discard:estate", "discard:copper")
    expect(state, 1, hand="copper silver gold", discard="estate copper")
    expect(state, 2, hand="copper*3", discard="")
    expect(state, 3, hand="copper*2", discard="")
    expect(state, 0, hand="copper*4", discard="")
    assert state.seat == 0
