"""What each player may see: zones in views, cards in events."""
import json
from typing import Any, Dict, List, Optional

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, options, table, zone


def middle_of_a_turn(**options: str) -> DominionState:
    """Each place of seat 0 holds a card that is nowhere else."""
    state = table({"hand": "copper village gold", "deck": "silver duchy", "bag": "market",
                   "discard": "cellar moat estate", "play": "bridge"},
                  {"hand": "chapel curse", "deck": "witch", "discard": "smithy province"},
                  trash="militia*2 mine", turn={"coins": 3, "buys": 2, "reduction": 1, "actions": 2}, options=options)
    assert state.prompt == "action"
    return state


def told(state: DominionState, seat: Optional[int], verb: str, by: int = 0) -> List[Dict[str, Any]]:
    return [event for event in state.events(seat) if event["event"] == verb and event["seat"] == by]


@pytest.mark.ruling("hidden-1", "hidden-2", "hidden-6", "hidden-10", "hidden-32")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_supply_trash_play_area_and_counters(seat: Optional[int]) -> None:
    state = middle_of_a_turn()
    view = state.view(seat)
    assert view["supply"] == {id: state.left(id) for id in state.kingdom.ids}
    assert sorted(view["trash"]) == ["militia", "militia", "mine"]
    assert view["players"][0]["play"] == ["bridge"]
    assert {key: view["turn"][key] for key in ("actions", "buys", "coins")} == {"actions": 2, "buys": 2, "coins": 3}
    assert (view["costs"]["silver"], view["costs"]["copper"]) == (2, 0)


@pytest.mark.ruling("hidden-3", "hidden-32")
def test_of_a_hand_others_see_the_number_of_cards_only() -> None:
    state = middle_of_a_turn()
    assert sorted(state.view(0)["players"][0]["hand"]) == ["copper", "gold", "village"]
    for seat in (1, None):
        facts = state.view(seat)["players"][0]
        assert "hand" not in facts
        assert facts["hand_size"] == 3
        assert "gold" not in json.dumps(facts)


@pytest.mark.ruling("hidden-4", "hidden-29", "edition-8")
@pytest.mark.parametrize("box", ["base1e", "base2e"])
def test_of_a_deck_the_owner_sees_the_size_and_others_nothing(box: str) -> None:
    state = table({"hand": "moat copper", "deck": "gold silver"}, {"deck": "duchy"}, boxes=[box])
    assert state.view(0)["players"][0]["deck_size"] == 2
    assert "deck_size" not in state.view(1)["players"][0]
    assert "deck_size" not in state.view(0)["players"][1]
    players = json.dumps([state.view(seat)["players"] for seat in (0, 1, None)])
    assert not any(card in players for card in ("gold", "silver", "duchy"))


@pytest.mark.ruling("hidden-5", "hidden-29")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_of_a_discard_pile_everybody_sees_the_top_card_only(seat: Optional[int]) -> None:
    state = middle_of_a_turn()
    facts = state.view(seat)["players"]
    assert [player["discard_top"] for player in facts] == ["estate", "province"]
    assert not any("discard" in player or "discard_size" in player for player in facts)
    assert not any(card in json.dumps(facts) for card in ("cellar", "moat", "smithy"))


@pytest.mark.ruling("hidden-7", "hidden-22")
def test_library_sets_cards_aside_face_up_and_keeps_cards_hidden() -> None:
    state = table({"hand": "library copper*4", "deck": "smithy gold festival witch"})
    choose(state, "play:library", "set_aside:smithy")
    assert state.view(1)["players"][0]["aside"] == ["smithy"]
    assert told(state, 1, "set_aside")[0]["cards"] == ["smithy"]
    choose(state, "keep:festival")
    drawn = told(state, 1, "draw")
    assert sum(event["count"] for event in drawn) == 2
    assert not any("cards" in event for event in drawn + told(state, 1, "look"))
    assert "festival" not in json.dumps(state.events(1))
    assert [event["cards"] for event in told(state, 0, "draw")] == [["gold"], ["festival"]]


@pytest.mark.ruling("hidden-8")
def test_a_revealed_card_lies_open_to_all_while_it_is_decided_about() -> None:
    state = table({"hand": "spy", "deck": "copper gold"}, {}, {})
    choose(state, "play:spy")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["players"][0]["aside"] == ["gold"]
    choose(state, "put_back:gold")
    assert told(state, 2, "put_back")[0]["cards"] == ["gold"]


@pytest.mark.ruling("hidden-9", "hidden-21", "verb-16")
def test_sentry_shows_others_what_it_trashes_the_top_of_what_it_discards_and_no_more() -> None:
    state = table({"hand": "sentry", "deck": "copper gold duchy"})
    choose(state, "play:sentry")
    assert sorted(state.view(0)["players"][0]["looked_at"]) == ["duchy", "gold"]
    assert not any(card in json.dumps([state.view(1)["players"], state.events(1)]) for card in ("gold", "duchy"))
    choose(state, "done", "discard:gold", "discard:duchy")
    [event] = told(state, 1, "discard")
    assert (event["count"], event["top"]) == (2, "duchy")
    assert "gold" not in json.dumps(state.events(1))
    state = table({"hand": "sentry", "deck": "copper gold duchy"})
    choose(state, "play:sentry", "trash:gold", "done", "done")
    assert told(state, 1, "trash")[0]["cards"] == ["gold"]
    [event] = told(state, 1, "put_back")
    assert event["count"] == 1
    assert "duchy" not in json.dumps(state.events(1))


@pytest.mark.ruling("hidden-11")
def test_only_points_that_anybody_can_count_are_shown_during_the_game() -> None:
    for seat in (0, 1, None):
        view = middle_of_a_turn().view(seat)
        assert view["result"] is None
        known = view.pop("known_points")
        assert all(view_of_another["known_points"] == known for view_of_another in map(middle_of_a_turn().view, (0, 1)))
        assert not any(word in json.dumps(view) for word in ("score", "points"))
    over = table({"hand": "province"}, over=True)
    assert over.view(1)["result"]["scores"] == [6, 0]


@pytest.mark.ruling("hidden-12")
def test_of_a_draw_others_see_the_number() -> None:
    state = table({"hand": "smithy", "deck": "gold silver duchy"})
    choose(state, "play:smithy")
    [event] = told(state, 1, "draw")
    assert event["count"] == 3
    assert "cards" not in event
    assert told(state, 0, "draw")[0]["cards"] == ["gold", "silver", "duchy"]


@pytest.mark.ruling("hidden-13", "verb-9")
@pytest.mark.parametrize(("hand", "victim", "choices", "by"), [
    ("cellar estate gold copper", "", ["play:cellar", "discard:gold", "discard:estate", "done"], 0),
    ("secret_chamber estate gold copper", "", ["play:secret_chamber", "discard:gold", "discard:estate", "done"], 0),
    ("poacher estate gold copper", "", ["play:poacher", "discard:gold", "discard:estate"], 0),
    ("minion gold estate", "", ["play:minion", "choose:discard"], 0),
    ("militia", "estate gold copper*3", ["play:militia", "discard:gold", "discard:estate"], 1),
    ("torturer", "estate gold copper", ["play:torturer", "choose:discard", "discard:gold", "discard:estate"], 1),
])
def test_of_cards_discarded_together_others_see_the_number_and_the_top_one(hand: str, victim: str, choices: List[str],
                                                                           by: int) -> None:
    state = table({"hand": hand}, {"hand": victim}, {}, supply={"curse": 0, "province": 0})
    choose(state, *choices)
    [event] = told(state, 2, "discard", by)
    assert (event["from"], event["count"], event["top"]) == ("hand", 2, "estate")
    assert "cards" not in event
    assert "gold" not in json.dumps(state.events(2))
    assert told(state, by, "discard", by)[0]["cards"] == ["gold", "estate"]


@pytest.mark.ruling("hidden-14", "edition-7")
def test_first_edition_clean_up_leaves_a_hand_card_on_top() -> None:
    state = table({"hand": "copper duchy estate", "deck": "copper*5"}, boxes=["base1e"], kingdom="moat")
    choose(state, "play:treasures", "done")
    assert state.view(1)["players"][0]["discard_top"] == "estate"
    [played, hand] = told(state, 1, "clean_up")
    assert (played["from"], played["top"]) == ("play", "copper")
    assert (hand["from"], hand["count"], hand["top"]) == ("hand", 2, "estate")
    assert "duchy" not in json.dumps(state.events(1))


@pytest.mark.ruling("hidden-15", "edition-7")
def test_second_edition_clean_up_hides_the_hand_under_the_played_cards() -> None:
    state = table({"hand": "copper duchy estate", "deck": "copper*5"}, boxes=["base2e"], kingdom="moat")
    choose(state, "play:treasures", "done")
    assert state.view(1)["players"][0]["discard_top"] == "copper"
    hand = next(event for event in told(state, 1, "clean_up") if event["from"] == "hand")
    assert hand["count"] == 2
    assert "top" not in hand
    assert not any(card in json.dumps(state.events(1)) for card in ("duchy", "estate"))


@pytest.mark.ruling("hidden-15", "hidden-33")
@pytest.mark.parametrize(("box", "hand", "top"), [
    ("base2e", "duchy estate", "estate"), ("base2e", "estate duchy province", "estate"),
    ("base2e", "duchy curse estate", "curse"), ("base2e", "moat estate duchy", "estate"),
    ("base1e", "estate duchy", "estate"), ("base1e", "curse estate duchy", "curse")])
def test_with_nothing_played_the_cheapest_hand_card_lies_on_top(box: str, hand: str, top: str) -> None:
    state = table({"hand": hand, "deck": "copper*5"}, boxes=[box], kingdom="cellar", turn={"actions": 0})
    choose(state, "done")
    assert state.view(1)["players"][0]["discard_top"] == told(state, 1, "clean_up")[0]["top"] == top
    assert not any(card in json.dumps(state.events(1)) for card in hand.split() if card != top)


@pytest.mark.ruling("hidden-14", "hidden-33")
@pytest.mark.parametrize("hand", ["copper estate duchy province", "province duchy estate copper"])
def test_in_the_first_edition_the_cheapest_card_left_in_hand_lies_on_top(hand: str) -> None:
    state = table({"hand": hand, "deck": "copper*5"}, boxes=["base1e"], kingdom="cellar")
    choose(state, "play:treasures", "done")
    assert state.view(1)["players"][0]["discard_top"] == "estate"
    assert not any(card in json.dumps(state.events(1)) for card in ("duchy", "province"))


@pytest.mark.ruling("hidden-13", "hidden-33")
@pytest.mark.parametrize("hand", ["estate gold duchy silver copper", "copper gold estate silver duchy",
                                  "gold copper silver duchy estate"])
def test_of_a_hand_that_minion_discards_the_cheapest_card_lies_on_top(hand: str) -> None:
    state = table({"hand": f"minion {hand}", "deck": "copper*4"}, {"hand": hand, "deck": "copper*4"}, {})
    choose(state, "play:minion", "choose:discard")
    for seat in (0, 1):
        assert told(state, 2, "discard", seat)[0]["top"] == "copper"
        assert state.view(2)["players"][seat]["discard_top"] == "copper"
    assert not any(card in json.dumps(state.events(2)) for card in ("estate", "gold", "duchy", "silver"))


@pytest.mark.ruling("hidden-16", "edition-7")
@pytest.mark.parametrize(("box", "tops"), [("base1e", ["estate", "duchy"]), ("base2e", ["copper", "estate", "duchy"])])
def test_the_owner_may_pick_the_top_card_and_in_the_second_edition_a_played_one(box: str, tops: List[str]) -> None:
    for top in tops:
        state = table({"hand": "copper duchy estate", "deck": "copper*5"}, boxes=[box], kingdom="moat",
                      options={"choose_top_card": True})
        choose(state, "play:treasures", "done")
        assert options(state) == [f"top:{card}" for card in tops]
        choose(state, f"top:{top}")
        assert state.view(1)["players"][0]["discard_top"] == top


@pytest.mark.ruling("hidden-16")
def test_the_owner_may_pick_the_top_card_of_a_hand_that_minion_discards() -> None:
    state = table({"hand": "minion duchy estate"}, options={"choose_top_card": True})
    choose(state, "play:minion", "choose:discard", "top:duchy")
    assert events_of(state, 1, "discard")[0]["top"] == "duchy"


@pytest.mark.ruling("hidden-17")
@pytest.mark.parametrize(("hand", "choices", "to"), [
    ("workshop", ["play:workshop", "gain:silver"], "discard"), ("bureaucrat", ["play:bureaucrat"], "deck"),
    ("trading_post copper*2", ["play:trading_post"], "hand")])
def test_a_gain_and_its_destination_are_public(hand: str, choices: List[str], to: str) -> None:
    state = table({"hand": hand})
    choose(state, *choices)
    [event] = told(state, 1, "gain")
    assert (event["cards"], event["from"], event["to"]) == (["silver"], "supply", to)


@pytest.mark.ruling("hidden-18")
@pytest.mark.parametrize(("hand", "victim", "choices", "by"), [
    ("courtyard duchy", "", ["play:courtyard", "put_back:duchy"], 0),
    ("artisan duchy", "", ["play:artisan", "gain:silver", "put_back:duchy"], 0),
    ("militia", "secret_chamber duchy copper", ["play:militia", "reveal:secret_chamber", "put_back:duchy",
                                         "put_back:secret_chamber"], 1)])
def test_a_hand_card_put_on_the_deck_stays_hidden(hand: str, victim: str, choices: List[str], by: int) -> None:
    state = table({"hand": hand, "deck": "copper*3"}, {"hand": victim}, {})
    choose(state, *choices)
    events = told(state, 2, "put_back", by)
    assert events
    assert all(event["count"] == 1 and "cards" not in event for event in events)
    assert "duchy" not in json.dumps(state.events(2))
    assert told(state, by, "put_back", by)[0]["cards"] == ["duchy"]


@pytest.mark.ruling("hidden-19")
def test_of_bureaucrats_victims_all_see_the_victory_card_or_the_whole_hand() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "estate gold"}, {"hand": "gold curse"})
    choose(state, "play:bureaucrat")
    [shown] = told(state, 2, "reveal", by=1)
    assert shown["cards"] == ["estate"]
    assert told(state, 2, "put_back", by=1)[0]["cards"] == ["estate"]
    [shown] = told(state, 1, "reveal", by=2)
    assert sorted(shown["cards"]) == ["curse", "gold"]


@pytest.mark.ruling("hidden-23")
def test_scout_shows_four_cards_but_not_the_order_they_go_back_in() -> None:
    state = table({"hand": "scout", "deck": "copper silver gold curse"})
    choose(state, "play:scout", "put_back:gold", "put_back:curse", "put_back:copper")
    assert [event["cards"] for event in told(state, 1, "reveal")] == [["copper"], ["silver"], ["gold"], ["curse"]]
    assert [event.get("cards") for event in told(state, 1, "put_back")] == [None] * 4
    assert zone(state, 0, "deck") == ["silver", "copper", "curse", "gold"]
    state = table({"hand": "scout", "deck": "duchy copper*3"})
    choose(state, "play:scout")
    assert told(state, 1, "take")[0]["cards"] == ["duchy"]


@pytest.mark.ruling("hidden-24")
def test_only_giver_and_receiver_see_the_card_that_masquerade_passes() -> None:
    state = table({"hand": "masquerade", "deck": "gold silver"}, {"hand": "copper estate"}, {"hand": "duchy curse"})
    choose(state, "play:masquerade", "pass:gold")
    assert state.view(1)["players"][0]["hand_size"] == 2, "nothing has moved yet"
    choose(state, "pass:copper", "pass:curse", "done")
    for giver, card in enumerate(["gold", "copper", "curse"]):
        for seat in range(3):
            [event] = told(state, seat, "pass", by=giver)
            assert event.get("cards") == (None if seat == (giver + 2) % 3 else [card])


@pytest.mark.ruling("hidden-25", "hidden-8")
@pytest.mark.parametrize(("card", "choices", "by", "seen"), [
    ("wishing_well", ["name:curse"], 0, ["silver"]), ("spy", ["put_back:silver", "put_back:gold"], 0, ["silver"]),
    ("thief", ["trash:gold", "done"], 1, ["gold", "harem"]), ("bandit", ["trash:gold"], 1, ["gold", "harem"]),
    ("swindler", ["gain:gold"], 1, ["gold"]), ("saboteur", ["done"], 1, ["gold"]),
    ("tribute", [], 1, ["gold", "harem"]),
    ("adventurer", [], 0, ["duchy", "silver", "copper"]), ("shanty_town", [], 0, ["estate"])])
def test_all_see_what_a_card_reveals(card: str, choices: List[str], by: int, seen: List[str]) -> None:
    state = table({"hand": f"{card} estate", "deck": "duchy silver copper"}, {"deck": "gold harem"}, {})
    choose(state, f"play:{card}", *choices)
    for seat in (0, 2, None):
        assert [id for event in told(state, seat, "reveal", by) for id in event["cards"]] == seen


@pytest.mark.ruling("hidden-25")
def test_all_see_the_card_that_vassal_discards() -> None:
    state = table({"hand": "vassal", "deck": "gold silver"})
    choose(state, "play:vassal")
    assert told(state, 1, "discard")[0]["cards"] == ["gold"]
    state = table({"hand": "vassal", "deck": "smithy", "discard": "duchy estate"})
    choose(state, "play:vassal", "yes")
    assert told(state, 1, "top")[-1]["card"] == "estate"


@pytest.mark.ruling("hidden-27", "hidden-31")
def test_of_a_shuffle_all_see_that_it_happened_and_its_order_is_left_to_chance() -> None:
    hands = set()
    for seed in range(30):
        state = table({"hand": "moat", "discard": "gold silver duchy"}, seed=seed)
        choose(state, "play:moat")
        [event] = told(state, 1, "shuffle")
        assert "cards" not in event
        assert not any(card in json.dumps(told(state, 1, "draw") + [event]) for card in ("gold", "silver", "duchy"))
        hands.add(tuple(sorted(zone(state, 0, "hand"))))
    assert len(hands) == 3


@pytest.mark.ruling("hidden-28")
def test_relaxed_counting_shows_all_sizes_and_the_own_discard_pile() -> None:
    state = middle_of_a_turn(counts_visible="relaxed")
    own, other = state.view(0)["players"]
    assert (own["deck_size"], own["discard_size"], own["discard"]) == (3, 3, ["cellar", "moat", "estate"])
    assert (other["deck_size"], other["discard_size"]) == (1, 2)
    assert "discard" not in other
    assert "hand" not in other
    assert "smithy" not in json.dumps(other)


@pytest.mark.ruling("hidden-30", "hidden-32")
def test_only_who_is_asked_sees_the_options() -> None:
    state = table({"hand": "militia"}, {"hand": "copper gold moat estate*2"})
    choose(state, "play:militia")
    assert state.view(1)["decision"]["options"] == ["reveal:moat", "done"]
    for seat in (0, None):
        assert state.view(seat)["decision"] == {"seat": 1, "prompt": "react"}


@pytest.mark.ruling("hidden-3", "hidden-4", "hidden-32")
def test_a_spectator_of_a_new_game_sees_no_dealt_card() -> None:
    state = GAME.start(kingdom="b1_first_game", seed=2)
    assert not any("cards" in event for event in state.events(None))
    expect(state, 1, discard="")
    assert all("hand" not in player for player in state.view(None)["players"])
