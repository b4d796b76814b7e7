"""The worked scenarios of the second edition's base box."""
from typing import List, Tuple

import pytest

from crownlands.dominion.scoring import rematch_starters
from crownlands.dominion.state import DominionState
from crownlands.kernel.event import Event, Listener
from rulings.scenarios import BEFORE_CLEAN_UP, asked, expect_gains, expect_refused, scenario, shuffled_so_that, shuffles
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone


class Purse(Listener):
    """Notes coins and Buys as they are after each purchase."""

    def __init__(self, state: DominionState) -> None:
        self.state = state
        self.left: List[Tuple[int, int]] = []

    def add(self, event: Event) -> None:
        if event.verb == "buy":
            self.left.append((int(self.state.coins), int(self.state.buys)))


@pytest.mark.ruling("HE-01")
def test_three_first_turns_of_the_second_edition_remodel_an_estate() -> None:
    moves = ["play:treasures", "buy:remodel", "done", "play:treasures", "buy:silver"]
    state = scenario("HE-01")
    choose(state, *moves[:2])
    expect(state, 0, hand="estate*2 copper*3", deck="", discard="copper*4 estate remodel", play="")
    state = shuffled_so_that("HE-01", moves, "estate silver copper*2 remodel")
    choose(state, "done", "play:remodel", "trash:estate")
    expect_refused(state, "gain:duchy")
    choose(state, "gain:smithy", "play:treasures")
    expect_turn(state, coins=4, buys=1)
    choose(state, "buy:militia")
    assert asked(state) == "1 buy"
    expect(state, 0, discard="remodel smithy militia silver copper*2", play="")
    assert sorted(zone(state, 0, "hand") + zone(state, 0, "deck")) == ["copper"] * 5 + ["estate"] * 2
    assert len(zone(state, 0, "hand")) == 5
    expect_trash(state, "estate")
    expect_gains(state, "remodel silver smithy militia")
    assert shuffles(state, 0) == [12]


@pytest.mark.ruling("HE-02")
def test_a_coin_that_is_not_spent_is_left_over() -> None:
    state = scenario("HE-02", **BEFORE_CLEAN_UP)
    choose(state, "play:treasures", "buy:market")
    expect(state, 0, hand="", deck="", discard="market", play="copper*4 silver")
    expect_turn(state, coins=1, buys=0)
    expect_gains(state, "market")


@pytest.mark.ruling("HE-03")
def test_six_coins_and_two_buys_are_two_silvers() -> None:
    state = scenario("HE-03")
    purse = Purse(state)
    state.listener = purse
    choose(state, "buy:silver")
    expect(state, 0, hand="", deck="", discard="silver", play="")
    choose(state, "buy:silver")
    assert purse.left == [(3, 1), (0, 0)]
    assert [(event["cards"], event["to"]) for event in events_of(state, 0, "buy")] == [(["silver"], "discard")] * 2
    assert asked(state) == "1 buy"
    expect_gains(state, "silver*2")


@pytest.mark.ruling("HE-03")
@pytest.mark.parametrize("card", ["copper", "curse"])
def test_a_buy_without_coins_takes_a_card_that_costs_nothing(card: str) -> None:
    state = scenario("HE-03", turn={"phase": "buy", "buys": 1, "coins": 0})
    assert sorted(options(state)) == ["buy:copper", "buy:curse", "done"]
    choose(state, f"buy:{card}")
    expect_gains(state, card)


@pytest.mark.ruling("HE-03")
@pytest.mark.parametrize("coins", [0, 6])
def test_nothing_has_to_be_bought(coins: int) -> None:
    state = scenario("HE-03", turn={"phase": "buy", "buys": 2, "coins": coins})
    choose(state, "done")
    assert asked(state) == "1 buy"
    expect(state, 0, hand="", deck="", discard="", play="")
    expect_gains(state, "")


@pytest.mark.ruling("HE-04")
def test_no_treasure_can_be_played_after_a_purchase() -> None:
    state = scenario("HE-04")
    choose(state, "play:silver", "done", "buy:estate")
    assert asked(state) == "0 buy"
    expect_refused(state, "play:silver", "play:treasures")
    expect(state, 0, hand="silver", deck="", discard="estate", play="silver")
    expect_turn(state, coins=0, buys=1)
    expect_gains(state, "estate")


@pytest.mark.ruling("HE-05")
def test_throne_room_on_village_leaves_four_actions() -> None:
    state = scenario("HE-05")
    choose(state, "play:throne_room", "play:village")
    expect(state, 0, hand="copper*2", deck="", discard="", play="throne_room village")
    expect_turn(state, actions=4)


@pytest.mark.ruling("HE-06")
def test_two_markets_leave_an_action_for_militia() -> None:
    state = scenario("HE-06")
    choose(state, "play:market", "play:market", "play:militia")
    assert asked(state) == "0 treasure"
    expect(state, 0, hand="copper*2", deck="", discard="", play="market*2 militia")
    expect(state, 1, hand="copper*3", deck="", discard="", play="")
    expect_turn(state, actions=0, buys=3, coins=4)


@pytest.mark.ruling("HE-06")
def test_militia_played_first_ends_the_action_phase() -> None:
    state = scenario("HE-06")
    choose(state, "play:militia")
    assert asked(state) == "0 buy"
    expect_refused(state, "play:market")
    expect(state, 0, hand="market*2", deck="copper*2", discard="", play="militia")
    expect_turn(state, actions=0, buys=1, coins=2)


@pytest.mark.ruling("HE-07")
def test_two_merchants_raise_the_first_silver_only() -> None:
    state = scenario("HE-07")
    choose(state, "play:merchant", "play:merchant", "play:silver")
    expect_turn(state, coins=4)
    choose(state, "play:silver")
    expect(state, 0, hand="estate*2", deck="", discard="", play="merchant*2 silver*2")
    expect_turn(state, coins=6)


@pytest.mark.ruling("HE-08")
@pytest.mark.parametrize(("moves", "deck", "discard", "trash"), [
    ("trash:curse done done", "gold", "", "curse"),
    ("trash:curse trash:gold", "", "", "curse gold"),
    ("done discard:curse discard:gold", "", "curse gold", ""),
    ("done done put_back:gold", "curse gold", "", ""),
    ("done done put_back:curse", "gold curse", "", ""),
    ("trash:curse done discard:gold", "", "gold", "curse"),
    ("done discard:curse done", "gold", "curse", ""),
])
def test_sentry_trashes_discards_and_returns_at_will(moves: str, deck: str, discard: str, trash: str) -> None:
    state = scenario("HE-08")
    choose(state, "play:sentry")
    expect(state, 0, hand="copper")
    assert [event.get("cards") for event in events_of(state, 1, "look")] == [None, None]
    choose(state, *moves.split())
    assert asked(state) == "0 treasure"
    expect(state, 0, hand="copper", discard=discard, play="sentry")
    assert zone(state, 0, "deck") == deck.split()
    expect_trash(state, trash)
    expect_turn(state, actions=1)


@pytest.mark.ruling("HE-09")
def test_poacher_discards_a_card_for_each_of_two_empty_piles() -> None:
    state = scenario("HE-09")
    choose(state, "play:poacher")
    assert asked(state) == "0 discard"
    expect_refused(state, "done")
    choose(state, "discard:estate")
    expect(state, 0, hand="", deck="", discard="estate copper", play="poacher")
    expect_turn(state, actions=1, coins=1)


@pytest.mark.ruling("HE-09")
def test_poacher_discards_nothing_while_no_pile_is_empty() -> None:
    state = scenario("HE-09", supply={})
    choose(state, "play:poacher")
    expect(state, 0, hand="estate copper", deck="", discard="", play="poacher")
    expect_turn(state, actions=1, coins=1)


@pytest.mark.ruling("HE-09")
def test_poacher_discards_the_whole_hand_when_more_piles_are_empty() -> None:
    state = scenario("HE-09", supply={"curse": 0, "poacher": 0, "duchy": 0})
    choose(state, "play:poacher", "discard:copper")
    expect(state, 0, hand="", deck="", discard="estate copper", play="poacher")


@pytest.mark.ruling("HE-10")
def test_vassal_plays_the_discarded_action_without_using_one() -> None:
    state = scenario("HE-10")
    choose(state, "play:vassal")
    assert asked(state) == "0 play_it"
    expect(state, 0, discard="smithy")
    choose(state, "yes")
    expect(state, 0, hand="copper*3", deck="", discard="", play="vassal smithy")
    expect_turn(state, actions=0, coins=2, actions_played=2)


@pytest.mark.ruling("HE-10")
def test_an_action_that_vassal_does_not_play_stays_discarded() -> None:
    state = scenario("HE-10")
    choose(state, "play:vassal", "no")
    expect(state, 0, hand="", deck="copper*3", discard="smithy", play="vassal")
    expect_turn(state, actions=0, coins=2, actions_played=1)


@pytest.mark.ruling("HE-11")
def test_the_victim_of_bandit_chooses_a_treasure_and_copper_is_safe() -> None:
    state = scenario("HE-11")
    choose(state, "play:bandit")
    expect(state, 0, discard="gold")
    assert asked(state) == "1 trash_revealed"
    assert sorted(options(state)) == ["trash:gold", "trash:silver"]
    choose(state, "trash:silver")
    assert asked(state) == "0 buy"
    expect(state, 0, hand="", deck="", discard="gold", play="bandit")
    expect(state, 1, hand="", deck="", discard="gold", play="")
    expect(state, 2, hand="", deck="", discard="copper estate", play="")
    expect_trash(state, "silver")
    expect_gains(state, "gold")


@pytest.mark.ruling("HE-12")
@pytest.mark.parametrize(("returned", "kept"), [("market", "estate"), ("estate", "market")])
def test_artisan_gains_to_the_hand_and_returns_the_new_card_or_another(returned: str, kept: str) -> None:
    state = scenario("HE-12")
    choose(state, "play:artisan")
    expect_refused(state, "gain:gold", "gain:artisan", "done")
    choose(state, "gain:market")
    expect(state, 0, hand="estate market")
    choose(state, f"put_back:{returned}")
    expect(state, 0, hand=kept, deck=returned, discard="", play="artisan")
    expect_gains(state, "market")


@pytest.mark.ruling("HE-13")
def test_harbinger_puts_a_discarded_card_on_the_deck() -> None:
    state = scenario("HE-13")
    choose(state, "play:harbinger", "put_back:gold")
    expect(state, 0, hand="copper", deck="gold", discard="estate", play="harbinger")
    expect_turn(state, actions=1)


@pytest.mark.ruling("HE-13")
def test_harbinger_may_leave_the_discard_pile_alone() -> None:
    state = scenario("HE-13")
    choose(state, "play:harbinger", "done")
    expect(state, 0, hand="copper", deck="", play="harbinger")
    assert zone(state, 0, "discard") == ["gold", "estate"]
    expect_turn(state, actions=1)


@pytest.mark.ruling("HE-14")
def test_among_equal_scores_the_fewer_turns_win() -> None:
    result = scenario("HE-14").result
    assert result is not None
    assert (result.scores, result.turns, result.winners) == ([30, 30, 20], [15, 14, 14], [1])


@pytest.mark.ruling("HE-14")
def test_equal_scores_and_turns_share_the_victory_and_the_other_player_starts_the_rematch() -> None:
    players = scenario("HE-14").record()["start"]["position"]["players"]
    players[2]["turns"] = 13
    result = scenario("HE-14", players=players, turn={"seat": 2, "phase": "clean_up"}).result
    assert result is not None
    assert (result.scores, result.turns, result.winners) == ([30, 30, 20], [14, 14, 14], [0, 1])
    assert rematch_starters(result) == [2]
    rematch = GAME.start(seats=3, kingdom="b2_first_game", seed=1, first_player=result)
    assert rematch.view(None)["turn"]["seat"] == 2


@pytest.mark.ruling("HE-15")
def test_others_see_of_a_player_only_the_hand_size_the_play_area_and_the_top_discard() -> None:
    state = scenario("HE-15")
    assert state.view(1)["players"][0] == {"hand_size": 2, "play": ["village"], "discard_top": "curse", "turns": 0,
                                           "aside": []}


@pytest.mark.ruling("HE-15")
def test_a_player_sees_the_own_hand_and_deck_size_but_not_into_the_piles() -> None:
    state = scenario("HE-15")
    assert state.view(0)["players"][0] == {"hand_size": 2, "hand": ["copper", "copper"], "deck_size": 2,
                                           "play": ["village"], "discard_top": "curse", "turns": 0, "aside": []}
