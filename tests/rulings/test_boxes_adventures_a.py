"""Adventures: Dungeon, Gear, Guide, Lost City, Miser, Amulet and Duplicate."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import choose, end_turn, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}


def round_the_table(state: DominionState) -> None:
    """To the start of the next turn of seat 0."""
    end_turn(state)
    while not state.over and state.turn_seat != 0:
        end_turn(state)


def tavern(*cards: str) -> Dict[str, Any]:
    return {"mats": {"tavern": list(cards)}}


# ---- Dungeon
@pytest.mark.ruling("AD-01")
def test_dungeon_draws_and_discards_in_two_turns() -> None:
    state = table({"hand": "dungeon estate*2", "deck": COPPERS}, OTHER)
    choose(state, "play:dungeon", "discard:estate", "discard:estate")
    expect(state, 0, hand="copper*2")
    expect_turn(state, actions=1)
    round_the_table(state)
    expect(state, 0, play="dungeon", hand="copper*5")    # seven, less two that were all the same
    end_turn(state)
    expect(state, 0, play="")


@pytest.mark.ruling("AD-02")
def test_dungeon_played_twice_works_twice_in_both_turns() -> None:
    state = table({"hand": "throne_room dungeon", "deck": "copper*20"}, OTHER)
    choose(state, "play:throne_room", "play:dungeon")
    expect(state, 0, discard="copper*4", hand="")
    expect_turn(state, actions=2)
    round_the_table(state)
    expect(state, 0, play="throne_room dungeon", discard="copper*8", hand="copper*5")
    end_turn(state)
    expect(state, 0, play="")


@pytest.mark.ruling("AD-03")
def test_dungeon_makes_do_with_one_card() -> None:
    state = table({"hand": "dungeon", "deck": "copper"}, OTHER)
    choose(state, "play:dungeon")
    expect(state, 0, hand="", discard="copper")


# ---- Gear
@pytest.mark.ruling("AD-04", "AD-06")
@pytest.mark.parametrize(("choices", "set_aside"), [
    (["set_aside:gold", "set_aside:estate"], ["gold", "estate"]), (["set_aside:gold", "done"], ["gold"])])
def test_gear_sets_cards_aside_for_the_next_turn(choices: List[str], set_aside: List[str]) -> None:
    state = table({"hand": "gear estate", "deck": "gold silver " + COPPERS}, OTHER)
    choose(state, "play:gear", *choices)
    expect(state, 0, gear=" ".join(set_aside))
    assert state.view(1)["players"][0]["mats"] == {"gear": len(set_aside)}
    round_the_table(state)
    expect(state, 0, gear="", play="gear", hand="copper*5 " + " ".join(set_aside))


@pytest.mark.ruling("AD-05", "AD-08")
@pytest.mark.parametrize(("hand", "plays"), [
    ("gear", ["play:gear", "done"]), ("throne_room gear", ["play:throne_room", "play:gear", "done", "done"])])
def test_gear_without_cards_set_aside_is_discarded(hand: str, plays: List[str]) -> None:
    state = table({"hand": hand, "deck": COPPERS}, OTHER)
    choose(state, *plays)
    end_turn(state)
    expect(state, 0, play="", gear="")


@pytest.mark.ruling("AD-07")
def test_gear_played_twice_sets_two_lots_aside() -> None:
    state = table({"hand": "throne_room gear", "deck": "gold silver duchy estate " + COPPERS}, OTHER)
    choose(state, "play:throne_room", "play:gear", "set_aside:gold", "set_aside:silver", "set_aside:duchy",
           "set_aside:estate")
    end_turn(state)
    expect(state, 0, play="throne_room gear", gear="gold silver duchy estate")
    end_turn(state)
    expect(state, 0, hand="copper*5 gold silver duchy estate", gear="")


@pytest.mark.ruling("AD-09")
def test_the_lots_of_gears_and_a_guide_come_in_any_order() -> None:
    state = table({"hand": "gear*2", "deck": "gold silver duchy estate " + COPPERS, **tavern("guide")}, OTHER,
                  turn={"actions": 2})
    choose(state, "play:gear", "set_aside:gold", "set_aside:silver", "play:gear", "set_aside:duchy",
           "set_aside:estate")
    round_the_table(state)
    assert state.prompt == "next"
    choose(state, "next:gear")
    expect(state, 0, hand="copper*5 gold silver")
    choose(state, "next:guide", "yes")
    expect(state, 0, play="gear*2 guide", hand="copper*5 duchy estate")
    assert {"gold", "silver"} <= set(zone(state, 0, "discard"))


@pytest.mark.ruling("AD-10")
def test_what_gear_holds_is_not_in_hand() -> None:
    state = table({"hand": "gear", "deck": "gold silver " + COPPERS}, {"hand": "militia", "deck": COPPERS})
    choose(state, "play:gear", "set_aside:gold", "set_aside:silver")
    end_turn(state)
    choose(state, "play:militia")
    expect(state, 0, hand="copper*3", gear="gold silver")


@pytest.mark.ruling("AD-11", "AD-27")
@pytest.mark.parametrize(("mats", "kingdom"), [
    ({"gear": ["duchy"]}, "gear"), ({"tavern": ["copper", "duchy"]}, "miser")])
def test_what_lies_on_mats_counts_at_the_end(mats: Any, kingdom: str) -> None:
    waiting = {"later": [{"effect": "take_lot", "seat": 0, "x": 1}]} if kingdom == "gear" else {}
    state = table({"mats": mats, "deck": "copper*8 gardens" if kingdom == "miser" else "copper*9", **waiting}, {},
                  kingdom=f"{kingdom} gardens", over=True)
    assert state.result is not None
    assert state.result.scores[0] == 3 + (kingdom == "miser")


@pytest.mark.ruling("AD-12")
def test_vassal_plays_gear_and_does_not_stay() -> None:
    state = table({"hand": "vassal", "deck": "gear gold silver " + COPPERS}, OTHER)
    choose(state, "play:vassal", "yes", "set_aside:gold", "done")
    end_turn(state)
    expect(state, 0, play="gear", gear="gold")
    assert "vassal" in zone(state, 0, "discard")


# ---- Guide
@pytest.mark.ruling("AD-13", "AD-16")
@pytest.mark.parametrize(("hand", "plays", "drawn", "actions"), [
    ("guide", ["guide"], 1, 1), ("throne_room guide", ["throne_room", "guide"], 2, 2)])
def test_guide_goes_to_the_tavern_mat(hand: str, plays: List[str], drawn: int, actions: int) -> None:
    state = table({"hand": hand, "deck": COPPERS}, {})
    choose(state, *[f"play:{card}" for card in plays])
    expect(state, 0, hand=f"copper*{drawn}", tavern="guide")
    expect_turn(state, actions=actions)
    assert state.view(1)["players"][0]["mats"] == {"tavern": ["guide"]}


@pytest.mark.ruling("AD-14", "AD-15")
@pytest.mark.parametrize(("answer", "hand", "mat"), [("yes", "gold*5", ""), ("no", "estate*5", "guide")])
def test_a_guide_may_be_called_for_a_new_hand(answer: str, hand: str, mat: str) -> None:
    state = table({"hand": "estate*5", "deck": "gold*5 silver*5", **tavern("guide")}, {**OTHER, "hand": ""},
                  turn={"seat": 1, "phase": "buying"})
    end_turn(state)
    assert (state.seat, state.prompt) == (0, "call")
    choose(state, answer)
    expect(state, 0, hand=hand, tavern=mat)
    assert state.turn_seat == 0
    end_turn(state)
    expect(state, 0, play="", tavern=mat)


@pytest.mark.ruling("AD-17")
def test_two_guides_may_be_called_one_after_the_other() -> None:
    state = table({"hand": "estate*5", "deck": "gold*5 silver*5", **tavern("guide", "guide")}, {**OTHER, "hand": ""},
                  turn={"seat": 1, "phase": "buying"})
    end_turn(state)
    choose(state, "yes", "yes")
    expect(state, 0, hand="silver*5", play="guide*2", tavern="")


@pytest.mark.ruling("AD-18")
def test_calling_is_not_playing() -> None:
    state = table({"hand": "estate*5", "deck": "village conspirator copper*5", **tavern("guide")},
                  {**OTHER, "hand": ""}, turn={"seat": 1, "phase": "buying"})
    end_turn(state)
    choose(state, "yes", "play:village")
    actions = int(state.actions)
    choose(state, "play:conspirator")
    expect_turn(state, actions_played=2, actions=actions - 1)


@pytest.mark.ruling("AD-19")
def test_the_token_shortens_the_draw_of_a_guide() -> None:
    state = table({"hand": "estate*5", "deck": "gold*5", "tokens": {"minus_card": 1}, **tavern("guide")},
                  {**OTHER, "hand": ""}, kingdom="raid", turn={"seat": 1, "phase": "buying"})
    end_turn(state)
    choose(state, "yes")
    expect(state, 0, hand="gold*4")
    assert state.view(0)["players"][0]["tokens"] == {}


@pytest.mark.ruling("GU-73")
def test_herald_plays_a_guide() -> None:
    state = table({"hand": "herald", "deck": "copper guide gold"}, {})
    choose(state, "play:herald")
    expect(state, 0, hand="copper gold", tavern="guide", play="herald")


@pytest.mark.ruling("GU-74")
def test_a_dungeon_that_herald_plays_stays_without_it() -> None:
    state = table({"hand": "herald", "deck": "copper dungeon " + COPPERS}, OTHER)
    choose(state, "play:herald")
    end_turn(state)
    expect(state, 0, play="dungeon")
    assert "herald" in zone(state, 0, "discard")


# ---- Lost City
@pytest.mark.ruling("AD-20", "AD-22")
@pytest.mark.parametrize(("tokens", "drawn"), [({}, 1), ({"minus_card": 1}, 0)])
def test_a_gained_lost_city_lets_the_others_draw(tokens: Any, drawn: int) -> None:
    state = table({}, {"deck": COPPERS, "tokens": tokens}, kingdom="lost_city raid",
                  turn={"phase": "buying", "coins": 5, "buys": 2})
    choose(state, "buy:lost_city")
    assert len(zone(state, 1, "hand")) == drawn
    assert state.view(1)["players"][1]["tokens"] == {}


@pytest.mark.ruling("AD-21")
def test_a_lost_city_from_swindler_lets_the_swindler_draw() -> None:
    state = table({"deck": "market"}, {"hand": "swindler", "deck": COPPERS}, kingdom="lost_city", turn={"seat": 1})
    choose(state, "play:swindler", "gain:lost_city")
    expect(state, 1, hand="copper")
    expect(state, 0, discard="lost_city", hand="")


@pytest.mark.ruling("AD-23")
def test_lost_city_draws_two_cards() -> None:
    state = table({"hand": "lost_city", "deck": COPPERS})
    choose(state, "play:lost_city")
    expect(state, 0, hand="copper*2")
    expect_turn(state, actions=2)


# ---- Miser
@pytest.mark.ruling("AD-24", "AD-26")
@pytest.mark.parametrize(("hand", "mat"), [("copper", "copper"), ("estate", "")])
def test_miser_puts_a_copper_onto_the_mat(hand: str, mat: str) -> None:
    state = table({"hand": f"miser {hand}"})
    choose(state, "play:miser", "choose:mat")
    expect(state, 0, tavern=mat, play="miser")
    expect_trash(state, "")


@pytest.mark.ruling("AD-25", "AD-28")
def test_miser_counts_the_coppers_on_the_mat() -> None:
    state = table({"hand": "throne_room miser copper", **tavern("copper", "copper")})
    choose(state, "play:throne_room", "play:miser", "choose:mat", "choose:coins")
    expect_turn(state, coins=3)
    expect(state, 0, tavern="copper*3")


# ---- Amulet
@pytest.mark.ruling("AD-29", "AD-30")
def test_amulet_chooses_now_and_in_the_next_turn() -> None:
    state = table({"hand": "amulet", "deck": COPPERS}, OTHER)
    choose(state, "play:amulet", "choose:trash")
    expect_trash(state, "")
    round_the_table(state)
    expect(state, 0, play="amulet")
    choose(state, "choose:silver")
    assert "silver" in zone(state, 0, "discard")
    end_turn(state)
    expect(state, 0, play="")


@pytest.mark.ruling("AD-31")
def test_amulet_played_twice_chooses_twice_in_both_turns() -> None:
    state = table({"hand": "throne_room amulet", "deck": COPPERS}, OTHER)
    choose(state, "play:throne_room", "play:amulet", "choose:coins", "choose:silver")
    expect_turn(state, coins=1)
    round_the_table(state)
    choose(state, "choose:coins", "choose:coins")
    expect_turn(state, coins=2)
    expect(state, 0, play="throne_room amulet")


@pytest.mark.ruling("AD-32", "AD-78")
@pytest.mark.parametrize(("hand", "plays", "choices"), [
    ("amulet", ["play:amulet", "choose:coins"], 1),
    ("throne_room amulet", ["play:throne_room", "play:amulet", "choose:coins", "choose:coins"], 2)])
def test_an_amulet_that_bonfire_trashes_still_chooses(hand: str, plays: List[str], choices: int) -> None:
    state = table({"hand": hand, "deck": COPPERS}, OTHER, kingdom="bonfire", turn={"coins": 3})
    choose(state, *plays, "buy:bonfire", "trash:amulet")
    if state.prompt == "trash_in_play":
        choose(state, "done")
    assert state.turn_seat == 1
    expect(state, 0, play="")
    expect_trash(state, "amulet")
    end_turn(state)
    choose(state, *["choose:coins"] * choices)
    expect_turn(state, coins=choices)


# ---- Duplicate
@pytest.mark.ruling("AD-33", "AD-45")
@pytest.mark.parametrize(("hand", "plays"), [
    ("duplicate", ["duplicate"]), ("throne_room duplicate", ["throne_room", "duplicate"])])
def test_duplicate_goes_to_the_mat(hand: str, plays: List[str]) -> None:
    state = table({"hand": hand, "deck": COPPERS})
    choose(state, *[f"play:{card}" for card in plays])
    expect(state, 0, tavern="duplicate", hand="")


def buying(coins: int, *mat: str, kingdom: str = "duplicate", **rest: Any) -> DominionState:
    return table({"deck": COPPERS, **tavern(*mat), **rest.pop("me", {})}, OTHER, kingdom=kingdom,
                 turn={"phase": "buying", "coins": coins, "buys": 2}, **rest)


@pytest.mark.ruling("AD-34")
def test_duplicate_copies_a_bought_gold() -> None:
    state = buying(6, "duplicate")
    choose(state, "buy:gold")
    assert state.prompt == "call"
    choose(state, "yes")
    expect(state, 0, discard="gold*2", play="duplicate", tavern="")
    end_turn(state)
    expect(state, 0, play="", discard="gold*2 duplicate")


@pytest.mark.ruling("AD-35", "AD-36")
@pytest.mark.parametrize(("play", "asked"), [("", False), ("highway*2", True)])
def test_duplicate_copies_what_costs_up_to_six_now(play: str, asked: bool) -> None:
    state = buying(8, "duplicate", me={"play": play})
    choose(state, "buy:province")
    assert (state.prompt == "call") == asked


@pytest.mark.ruling("AD-37")
def test_two_duplicates_make_three_silvers() -> None:
    state = buying(3, "duplicate", "duplicate")
    choose(state, "buy:silver", "yes", "yes")
    expect(state, 0, discard="silver*3", tavern="")


@pytest.mark.ruling("AD-38")
def test_duplicate_may_be_called_for_nothing() -> None:
    state = buying(6, "duplicate", supply={"gold": 1})
    choose(state, "buy:gold", "yes")
    expect(state, 0, discard="gold", play="duplicate")


@pytest.mark.ruling("AD-39")
def test_duplicate_can_be_called_on_another_players_turn() -> None:
    state = table({**tavern("duplicate"), "hand": "estate"}, {"deck": COPPERS}, kingdom="messenger",
                  turn={"seat": 1, "phase": "buying", "coins": 4})
    choose(state, "buy:messenger", "gain:silver")
    assert (state.seat, state.prompt) == (0, "call")
    choose(state, "yes")
    assert state.turn_seat == 0                          # the turn of the other player is over
    expect(state, 0, discard="silver*2 duplicate", play="", hand="estate")


@pytest.mark.ruling("AD-39")
def test_a_called_duplicate_lies_in_front_of_its_owner_until_that_turn_ends() -> None:
    state = table({**tavern("duplicate"), "hand": "estate"}, {"deck": COPPERS}, kingdom="messenger",
                  turn={"seat": 1, "phase": "buying", "coins": 4, "buys": 2})
    choose(state, "buy:messenger", "gain:silver", "yes")
    expect(state, 0, discard="silver*2", play="duplicate")


@pytest.mark.ruling("AD-40")
def test_a_curse_can_be_duplicated() -> None:
    state = table({**tavern("duplicate")}, {"hand": "witch", "deck": COPPERS}, turn={"seat": 1})
    choose(state, "play:witch", "yes")
    expect(state, 0, discard="curse*2")


@pytest.mark.ruling("AD-41")
@pytest.mark.parametrize(("hand", "plays", "zone_of_first", "card"), [
    ("mine silver", ["play:mine", "trash:silver", "gain:gold"], "hand", "gold"),
    ("bureaucrat", ["play:bureaucrat"], "deck", "silver")])
def test_the_copy_goes_to_the_discard_pile(hand: str, plays: List[str], zone_of_first: str, card: str) -> None:
    state = table({"hand": hand, **tavern("duplicate")}, {})
    choose(state, *plays, "yes")
    expect(state, 0, discard=card, **{zone_of_first: card})


@pytest.mark.ruling("AD-42")
def test_a_knight_has_no_copy() -> None:
    state = buying(4, "duplicate", kingdom="knights", mixed={"knights": {"top": ["sir_martin"], "bag": ["dame_anna"]}})
    choose(state, "buy:sir_martin", "yes")
    expect(state, 0, discard="sir_martin", play="duplicate")


@pytest.mark.ruling("AD-43")
def test_duplicate_can_be_called_in_clean_up_for_a_madman() -> None:
    state = buying(0, "duplicate", kingdom="hermit", me={"play": "hermit"})
    choose(state, "done")
    assert state.prompt == "call"
    choose(state, "yes")
    expect(state, 0, discard="madman duplicate", play="", hand="copper*5")


@pytest.mark.ruling("HI-16")
def test_duplicate_answers_an_inn_that_was_shuffled_away() -> None:
    state = buying(5, "duplicate", kingdom="inn duplicate")
    choose(state, "buy:inn")
    assert (state.prompt, set(options(state))) == ("next", {"next:inn", "next:duplicate"})
    choose(state, "next:inn", "shuffle_in:inn")
    assert state.prompt == "call"
    choose(state, "yes")
    assert state.prompt == "shuffle_in"
    choose(state, "done")
    expect(state, 0, discard="inn")
    assert [event["seat"] for event in events_of(state, 1, "shuffle_in")] == [0, 0]
