"""What each player may see of the cards of the further boxes: in events, and in views."""
import json
from functools import partial
from typing import Any, Dict, List, Optional

import pytest

from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, tally, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
POSSESSED = {"seat": 1, "controller": 0, "extra": True, "normal_seat": 0}


def shown(state: DominionState, seat: Optional[int], since: int = 0) -> List[str]:
    """The cards that the seat has been shown, one after the other."""
    return [card for event in state.events(seat, since=since) for card in event.get("cards", [])]


def knows_of(state: DominionState, seat: Optional[int], card: str) -> bool:
    """Whether the card is named in anything that the seat received about players or events."""
    return f'"{card}"' in json.dumps([state.events(seat), state.view(seat)["players"], state.view(seat)["decision"]])


@pytest.mark.ruling("hidden-boxes-1")
@pytest.mark.parametrize(("player", "rest", "choices", "seen"), [
    ({"hand": "lurker"}, {"kingdom": "market"}, ["play:lurker", "choose:trash", "trash:market"], ["lurker", "market"]),
    ({"hand": "lurker"}, {"trash": "market moat"}, ["play:lurker", "choose:gain", "gain:market"], ["lurker", "market"]),
    ({"hand": "explorer province"}, {}, ["play:explorer", "yes"], ["explorer", "province", "gold"]),
    ({"hand": "explorer province"}, {}, ["play:explorer", "no"], ["explorer", "silver"]),
    ({"hand": "courtier gold estate"}, {}, ["play:courtier", "reveal:gold", "choose:buys"], ["courtier", "gold"]),
    ({"hand": "mint gold silver"}, {}, ["play:mint", "reveal:gold"], ["mint", "gold", "gold"]),
    ({"hand": "ambassador gold estate"}, {}, ["play:ambassador", "reveal:gold", "done"], ["ambassador", *["gold"] * 3]),
    ({"hand": "tournament province", "deck": "silver"}, {}, ["play:tournament", "yes", "choose:duchy"],
     ["tournament", "province", "duchy"])])
def test_what_is_shown_trashed_or_gained_is_seen_by_all(player: Dict[str, str], rest: Dict[str, Any],
                                                        choices: List[str], seen: List[str]) -> None:
    state = table(player, {}, {}, **rest)
    choose(state, *choices)
    for seat in (1, 2, None):
        assert shown(state, seat) == seen


@pytest.mark.ruling("hidden-boxes-1")
def test_a_bane_that_is_shown_is_seen_by_all_and_one_that_is_not_by_nobody() -> None:
    for answer, seen in (("yes", ["merchant"]), ("no", [])):
        state = table({"hand": "young_witch"}, {"hand": "merchant copper"}, {}, options={"bane": "merchant"})
        choose(state, "play:young_witch", answer)
        assert [event["cards"] for event in events_of(state, 2, "reveal")] == [seen] * (answer == "yes")
        assert knows_of(state, 2, "merchant") == (answer == "yes")


@pytest.mark.ruling("hidden-boxes-2")
@pytest.mark.parametrize(("hands", "deck", "choices", "by"), [
    (["goons", "estate gold market copper silver"], "", ["play:goons", "discard:gold", "discard:estate"], 1),
    (["followers", "estate gold market copper silver"], "", ["play:followers", "discard:gold", "discard:estate"], 1),
    (["young_witch gold estate copper", ""], "", ["play:young_witch", "discard:gold", "discard:estate"], 0),
    (["horse_traders gold estate copper", ""], "", ["play:horse_traders", "discard:gold", "discard:estate"], 0),
    (["mill gold estate copper", ""], "", ["play:mill", "discard:gold", "discard:estate"], 0),
    (["vault gold estate copper", ""], "", ["play:vault", "discard:gold", "discard:estate", "done"], 0),
    (["vault", "gold estate copper"], "", ["play:vault", "discard:gold", "discard:estate"], 1)])
def test_of_cards_discarded_together_others_see_the_number_and_the_top(hands: List[str], deck: str,
                                                                      choices: List[str], by: int) -> None:
    state = table({"hand": hands[0], "deck": deck}, {"hand": hands[1]}, {"hand": ""}, kingdom="tournament",
                  options={"bane": "merchant"} if "young_witch" in hands[0] else {})
    choose(state, *choices)
    owner = [event for event in events_of(state, by, "discard") if event["seat"] == by]
    others = [event for event in events_of(state, 2, "discard") if event["seat"] == by]
    assert [event["cards"] for event in owner] == [["gold", "estate"]]
    assert [(event["count"], event["top"], event.get("cards")) for event in others] == [(2, "estate", None)]
    assert not knows_of(state, 2, "gold")


@pytest.mark.ruling("hidden-boxes-2")
def test_of_the_cards_discarded_for_diplomat_others_see_the_number_and_the_top() -> None:
    state = table({"hand": "witch"}, {"hand": "diplomat gold estate copper*2", "deck": "market silver"}, {})
    choose(state, "play:witch", "reveal:diplomat", "discard:gold", "discard:market", "discard:estate")
    told = [event for event in events_of(state, 0, "discard") if event["seat"] == 1]
    assert [(event["count"], event["top"], "cards" in event) for event in told] == [(3, "estate", False)]
    assert not knows_of(state, 0, "gold")
    assert not knows_of(state, 0, "market")


@pytest.mark.ruling("hidden-boxes-2")
def test_each_discard_for_hamlet_comes_to_lie_on_top() -> None:
    state = table({"hand": "hamlet gold estate copper", "deck": "silver"}, {})
    choose(state, "play:hamlet", "discard:gold", "discard:estate")
    assert [event["top"] for event in events_of(state, 1, "discard")] == ["gold", "estate"]
    assert not knows_of(state, 1, "silver")


@pytest.mark.ruling("hidden-boxes-3")
def test_of_secret_passage_others_see_the_place_and_not_the_card() -> None:
    state = table({"hand": "secret_passage gold", "deck": "copper*2 estate*5"}, {})
    choose(state, "play:secret_passage", "bury:gold", "place:3")
    own, = events_of(state, 0, "bury")
    other, = events_of(state, 1, "bury")
    assert (own["cards"], own["above"]) == (["gold"], 2)
    assert (other.get("cards"), other["above"]) == (None, 2)
    assert not knows_of(state, 1, "gold")


@pytest.mark.ruling("hidden-boxes-4")
@pytest.mark.parametrize(("card", "deck", "cards"), [
    ("patrol", "copper*3 gold silver estate market", 3), ("apothecary", "copper gold silver copper market", 3)])
def test_patrol_and_apothecary_show_four_cards_and_hide_their_order(card: str, deck: str, cards: int) -> None:
    state = table({"hand": card, "deck": deck}, {})
    choose(state, f"play:{card}", "put_back:gold", "put_back:market")
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [[id] for id in deck.split()[-4:]]
    back = events_of(state, 1, "put_back")
    assert len(back) == cards
    assert not any("cards" in event for event in back)
    assert [event["cards"] for event in events_of(state, 0, "put_back")] == [["gold"], ["market"], ["silver"]]


@pytest.mark.ruling("hidden-boxes-5")
@pytest.mark.parametrize(("order", "seen"), [("public", [["province"], ["estate"]]), ("hidden", [None, None])])
def test_the_order_of_cards_put_back_for_rabble_is_public_unless_the_table_hides_it(
        order: str, seen: List[Optional[List[str]]]) -> None:
    state = table({"hand": "rabble"}, {"deck": "province estate market"}, {}, options={"rabble_order": order})
    choose(state, "play:rabble", "put_back:province")
    assert sorted(card for event in events_of(state, 2, "reveal") for card in event["cards"]) == [
        "estate", "market", "province"]
    assert [event.get("cards") for event in events_of(state, 2, "put_back")] == seen
    assert zone(state, 1, "deck") == ["estate", "province"]


@pytest.mark.ruling("hidden-boxes-6")
def test_of_the_cards_put_back_for_ghost_ship_others_see_the_number_only() -> None:
    state = table({"hand": "ghost_ship"}, {"hand": "gold market estate*3"}, {})
    choose(state, "play:ghost_ship", "put_back:gold", "put_back:market")
    for seat in (0, 2, None):
        told = [event for event in events_of(state, seat, "put_back") if event["seat"] == 1]
        assert sum(event["count"] for event in told) == 2
        assert not knows_of(state, seat, "gold")
        assert not knows_of(state, seat, "market")
    assert [event["cards"] for event in events_of(state, 1, "put_back")] == [["gold"], ["market"]]


@pytest.mark.ruling("hidden-boxes-7")
def test_of_lookout_others_see_what_is_trashed_and_discarded_but_not_what_goes_back() -> None:
    state = table({"hand": "lookout", "deck": "gold estate market"}, {})
    choose(state, "play:lookout")
    assert not any(knows_of(state, 1, card) for card in ("gold", "estate", "market"))
    assert shown(state, 0)[1:] == ["gold", "estate", "market"]
    choose(state, "trash:estate", "discard:market")
    assert state.view(1)["trash"] == ["estate"]
    assert state.view(1)["players"][0]["discard_top"] == "market"
    assert not knows_of(state, 1, "gold")
    assert events_of(state, 0, "put_back")[0]["cards"] == ["gold"]


@pytest.mark.ruling("hidden-boxes-8")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_of_pearl_diver_others_see_only_whether_the_card_was_moved(answer: str) -> None:
    state = table({"hand": "pearl_diver", "deck": "copper estate gold"}, {})
    choose(state, "play:pearl_diver", answer)
    assert "gold" in shown(state, 0)
    assert not knows_of(state, 1, "gold")
    assert len(events_of(state, 1, "put_on_top")) == (answer == "yes")


@pytest.mark.ruling("hidden-boxes-9")
def test_a_card_under_haven_is_known_to_its_owner_only() -> None:
    state = table({"hand": "haven gold", "deck": "copper*9"}, {"hand": "silver", "deck": "estate*9"})
    choose(state, "play:haven", "set_aside:gold")
    for _turn in range(2):
        assert state.view(0)["players"][0]["mats"] == {"haven": ["gold"]}
        assert state.view(1)["players"][0]["mats"] == {"haven": 1}
        assert not knows_of(state, 1, "gold")
        while state.turn_seat == _turn:
            choose(state, "done")
    assert "gold" in state.view(0)["players"][0]["hand"]
    assert not knows_of(state, 1, "gold")


@pytest.mark.ruling("hidden-boxes-10")
@pytest.mark.parametrize(("hand", "seen", "hidden"), [
    ("copper gold estate", ["copper"], ["gold", "estate"]), ("gold estate", ["gold", "estate"], [])])
def test_cutpurse_shows_a_copper_or_the_whole_hand(hand: str, seen: List[str], hidden: List[str]) -> None:
    state = table({"hand": "cutpurse"}, {"hand": hand}, {"hand": "copper"})
    choose(state, "play:cutpurse")
    told = [event for event in state.events(2) if event["seat"] == 1 and event["event"] in ("discard", "reveal")]
    assert sorted(card for event in told for card in event.get("cards", [event.get("top")])) == sorted(seen)
    assert not any(knows_of(state, 2, card) for card in hidden)


@pytest.mark.ruling("hidden-boxes-11")
def test_of_counting_house_others_see_the_coppers_and_the_new_top() -> None:
    state = table({"hand": "counting_house", "discard": "gold copper market copper"}, {})
    choose(state, "play:counting_house", "take:copper", "take:copper")
    look, = events_of(state, 0, "look_through")
    assert sorted(look["cards"]) == ["copper", "copper", "gold", "market"]
    other, = events_of(state, 1, "look_through")
    assert "cards" not in other
    assert "count" not in other
    assert [event["cards"] for event in events_of(state, 1, "take")] == [["copper"], ["copper"]]
    assert state.view(1)["players"][0]["discard_top"] == "market"
    assert not knows_of(state, 1, "gold")


@pytest.mark.ruling("hidden-boxes-12")
def test_of_philosophers_stone_others_see_the_coins_only() -> None:
    state = table({"hand": "philosophers_stone", "deck": "gold*6", "discard": "estate market*4"}, {},
                  turn={"phase": "buy"})
    choose(state, "play:philosophers_stone")
    assert state.view(1)["turn"]["coins"] == 2
    assert state.view(0)["players"][0]["deck_size"] == 6
    for word in ("gold", "estate", "6", "5", "11"):
        assert not knows_of(state, 1, word)
    assert "deck_size" not in state.view(1)["players"][0]


@pytest.mark.ruling("hidden-boxes-13")
@pytest.mark.parametrize("card", ["menagerie", "hunting_party"])
def test_menagerie_and_hunting_party_show_the_whole_hand(card: str) -> None:
    state = table({"hand": f"{card} gold silver", "deck": "copper silver estate market*3"}, {})
    choose(state, f"play:{card}")
    reveals = [event["cards"] for event in events_of(state, 1, "reveal")]
    if card == "menagerie":
        assert [sorted(cards) for cards in reveals] == [["gold", "silver"]]
        assert not knows_of(state, 1, "market")
        assert not knows_of(state, 1, "copper")
    else:
        assert [sorted(cards) for cards in reveals] == [["copper", "gold", "silver"], ["silver"], ["estate"]]


@pytest.mark.ruling("hidden-boxes-14")
@pytest.mark.parametrize(("card", "mine", "theirs", "seen"), [
    ("golem", "gold village estate smithy", "", ["gold", "village", "estate", "smithy"]),
    ("harvest", "gold village estate smithy", "", ["gold", "village", "estate", "smithy"]),
    ("farming_village", "curse estate gold", "", ["curse", "estate", "gold"]),
    ("fortune_teller", "", "gold village estate", ["gold", "village", "estate"]),
    ("jester", "", "province", ["province"]),
    ("sea_hag", "", "market", ["market"]),
    ("pirate_ship", "", "market estate", ["market", "estate"])])
def test_what_is_revealed_from_a_deck_or_discarded_from_its_top_is_seen_by_all(card: str, mine: str, theirs: str,
                                                                             seen: List[str]) -> None:
    state = table({"hand": card, "deck": mine}, {"deck": theirs}, {})
    choose(state, f"play:{card}")
    if card == "pirate_ship":
        choose(state, "choose:attack")
    told = [card for event in state.events(2) if event["event"] in ("reveal", "discard") and event["from"] == "deck"
            for card in event["cards"]]
    assert told == seen


@pytest.mark.ruling("hidden-boxes-14")
def test_what_venture_reveals_is_seen_by_all() -> None:
    state = table({"hand": "venture", "deck": "estate village gold"}, {}, turn={"phase": "buy"})
    choose(state, "play:venture")
    assert [event["cards"][0] for event in events_of(state, 1, "reveal")] == ["estate", "village", "gold"]


@pytest.mark.ruling("hidden-boxes-15")
def test_all_see_the_name_for_contraband_and_the_namer_what_is_open() -> None:
    state = table({"hand": "contraband gold silver"}, {}, {}, turn={"phase": "buy"})
    choose(state, "play:contraband")
    view = state.view(1)
    assert (view["decision"]["seat"], view["decision"]["prompt"]) == (1, "ban")
    assert (view["turn"]["coins"], view["players"][0]["hand_size"]) == (3, 2)
    assert not knows_of(state, 1, "silver")
    choose(state, "name:province")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["turn"]["banned"] == ["province"]
        assert [event["card"] for event in events_of(state, seat, "name")] == ["province"]


@pytest.mark.ruling("hidden-boxes-16")
def test_whoever_decides_for_a_possessed_player_sees_all_that_the_player_sees_and_the_next_hand() -> None:
    state = table({"hand": "possession", "deck": "copper*9"},
                  {"hand": "lookout gold", "deck": "estate market silver duchy*5", "mats": {"haven": ["province"]},
                   "later": [{"effect": "take_back", "seat": 1, "x": 0}]}, {"hand": "curse"}, kingdom="haven")
    choose(state, "play:possession", "done")
    while state.turn_seat == 0:
        choose(state, "done")
    assert (state.turn_seat, state.seat, state.asked_seat) == (1, 0, 1)
    assert state.view(0)["players"][1]["hand"] == state.view(1)["players"][1]["hand"]
    assert sorted(state.view(0)["players"][1]["hand"]) == ["gold", "lookout", "province"]
    assert "hand" not in state.view(2)["players"][1]
    choose(state, "play:lookout")
    assert state.view(0)["players"][1]["looked_at"] == ["estate", "market", "silver"]
    assert knows_of(state, 0, "silver")
    assert not any(knows_of(state, 2, card) for card in ("estate", "market", "silver", "gold", "province"))
    choose(state, "trash:estate", "discard:market")
    while state.turn_seat == 1 and state.controller == 0:
        choose(state, "done")
    drawn = [event for event in events_of(state, 0, "draw") if event["seat"] == 1]
    assert sorted(card for event in drawn for card in event["cards"]) == ["duchy"] * 4 + ["silver"]
    assert not any("cards" in event for event in events_of(state, 2, "draw") if event["seat"] == 1)
    assert "hand" not in state.view(0)["players"][1]


@pytest.mark.ruling("hidden-boxes-16")
def test_in_a_possessed_turn_the_others_and_the_possessor_as_a_victim_decide_for_themselves() -> None:
    state = table({"hand": "gold market estate*3"}, {"hand": "militia"}, {"hand": "silver*3"},
                  kingdom="possession", turn=POSSESSED)
    choose(state, "play:militia")
    assert (state.seat, state.asked_seat) == (0, 0)
    assert not knows_of(state, 1, "market")


@pytest.mark.ruling("hidden-boxes-17")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_tokens_island_mat_prizes_potions_and_what_is_banned_are_public(seat: Optional[int]) -> None:
    state = table({"tokens": {"vp": 2, "pirate_ship": 1}, "mats": {"island": ["island", "province"]}}, {},
                  kingdom="tournament transmute contraband monument pirate_ship", supply={"diadem": 0},
                  turn={"phase": "buying", "potions": 1, "banned": ["gold"]})
    view = state.view(seat)
    assert view["players"][0]["tokens"] == {"vp": 2, "pirate_ship": 1}
    assert view["players"][0]["mats"] == {"island": ["island", "province"]}
    assert view["beside"] == {"bag_of_gold": 1, "diadem": 0, "followers": 1, "princess": 1, "trusty_steed": 1}
    assert (view["turn"]["potions"], view["turn"]["banned"]) == (1, ["gold"])
    assert tally(state, "potions") == 1


@pytest.mark.ruling("hidden-boxes-17")
def test_horse_traders_are_set_aside_face_up() -> None:
    state = table({"hand": "witch"}, {"hand": "horse_traders gold"}, {})
    choose(state, "play:witch", "reveal:horse_traders")
    assert state.view(2)["players"][1]["mats"] == {"horse_traders": ["horse_traders"]}
    expect(state, 1, hand="gold", discard="curse")
