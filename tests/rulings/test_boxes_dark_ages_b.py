"""Dark Ages: the Knights, Rats, Scavenger and Squire."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*9"
KNIGHTS = {"dame_anna", "dame_josephine", "dame_molly", "dame_natalie", "dame_sylvia", "sir_bailey", "sir_destry",
           "sir_martin", "sir_michael", "sir_vander"}


def on_top(*cards: str) -> Dict[str, Any]:
    """The pile of Knights, as far as it is known, the top one first."""
    return {"knights": {"top": list(cards[:1]), "bag": list(cards[1:])}}


def victim(deck: str, knight: str = "dame_sylvia", **rest: Any) -> DominionState:
    return table({"hand": knight, "deck": COPPERS}, {"hand": rest.pop("hand", ""), "deck": deck}, **rest)


# ---- the pile
@pytest.mark.ruling("DA-37")
def test_the_knights_are_shuffled_and_one_lies_open() -> None:
    tops = set()
    for seed in range(12):
        state = GAME.start(kingdom="b2_dark_ages_chivalry_and_revelry", seed=seed)
        view = state.view(0)
        [top] = KNIGHTS & set(view["supply"])
        assert (view["supply"][top], set(view["mixed"]["knights"])) == (10, KNIGHTS)
        tops.add(top)
        pile = state.describe()["mixed"]["knights"]
        assert (len(pile["top"]), len(pile["bag"])) == (1, 9)
    assert len(tops) > 3


@pytest.mark.ruling("DA-37")
def test_the_order_of_the_knights_is_dealt_anew_for_who_cannot_know_it() -> None:
    state = GAME.start(kingdom="b2_dark_ages_chivalry_and_revelry", seed=1)
    [top] = KNIGHTS & set(state.view(0)["supply"])
    for number in range(6):
        redealt = state.redeal(0, seed=number)
        assert KNIGHTS & set(redealt.view(0)["supply"]) == {top}


@pytest.mark.ruling("DA-48")
@pytest.mark.parametrize(("top", "gained"), [("sir_martin", True), ("dame_molly", False)])
def test_only_sir_martin_is_cheap_enough_for_workshop(top: str, gained: bool) -> None:
    state = table({"hand": "workshop"}, {}, kingdom="knights", mixed=on_top(top))
    choose(state, "play:workshop")
    assert (f"gain:{top}" in options(state)) == gained


@pytest.mark.ruling("DA-49", "DA-57")
def test_the_next_knight_is_turned_up_and_the_pile_runs_out_once() -> None:
    state = table({}, {}, kingdom="knights", mixed=on_top("dame_anna", "sir_martin"),
                  turn={"phase": "buying", "coins": 20, "buys": 4})
    assert "buy:sir_martin" not in options(state)
    choose(state, "buy:dame_anna")
    assert [event["card"] for event in events_of(state, 1, "turn_up")] == ["sir_martin"]
    assert {id: n for id, n in state.view(0)["supply"].items() if id in KNIGHTS} == {"sir_martin": 1}
    assert state.empty_piles == 0
    choose(state, "buy:sir_martin")
    assert state.empty_piles == 1
    assert {id: n for id, n in state.view(0)["supply"].items() if id in KNIGHTS} == {"dame_anna": 0}
    assert not any(id.startswith(("buy:dame", "buy:sir")) for id in options(state))


@pytest.mark.ruling("DA-58")
def test_artisan_takes_the_top_knight_into_the_hand() -> None:
    state = table({"hand": "artisan copper"}, {}, kingdom="knights", mixed=on_top("dame_molly", "sir_vander"))
    choose(state, "play:artisan")
    assert KNIGHTS & {id.partition(":")[2] for id in options(state)} == {"dame_molly"}
    choose(state, "gain:dame_molly", "put_back:copper")
    expect(state, 0, hand="dame_molly")


# ---- what all Knights do
@pytest.mark.ruling("DA-38", "DA-39", "DA-52", "DA-53")
@pytest.mark.parametrize(("deck", "reduction", "trashed", "discarded"), [
    ("silver estate", 0, "silver", "estate"), ("gold province", 0, "gold", "province"),
    ("silver province", 1, "", "silver province"), ("province copper", 2, "province", "copper")])
def test_a_knight_trashes_a_card_costing_three_to_six(deck: str, reduction: int, trashed: str, discarded: str) -> None:
    state = victim(deck, turn={"reduction": reduction})
    choose(state, "play:dame_sylvia")
    expect_trash(state, trashed)
    expect(state, 1, discard=discarded)
    expect_turn(state, coins=2)


@pytest.mark.ruling("DA-40")
def test_a_victim_chooses_between_two_cards() -> None:
    state = victim("silver laboratory")
    choose(state, "play:dame_sylvia")
    assert (state.seat, set(options(state))) == (1, {"trash:silver", "trash:laboratory"})


@pytest.mark.ruling("DA-41", "DA-42")
@pytest.mark.parametrize(("deck", "choices", "trashed", "play"), [
    ("sir_bailey copper", [], "sir_bailey dame_sylvia", ""),
    ("sir_bailey silver", ["trash:silver"], "silver", "dame_sylvia")])
def test_a_knight_that_trashes_a_knight_falls(deck: str, choices: List[str], trashed: str, play: str) -> None:
    state = victim(deck)
    choose(state, "play:dame_sylvia", *choices)
    expect_trash(state, trashed)
    expect(state, 0, play=play)


@pytest.mark.ruling("DA-43")
def test_sir_michael_makes_the_others_discard_first() -> None:
    state = victim("gold copper", "sir_michael", hand="copper*3 estate*2")
    choose(state, "play:sir_michael")
    assert (state.seat, state.prompt) == (1, "discard")
    choose(state, "discard:estate", "discard:estate")
    expect(state, 1, hand="copper*3", discard="estate*2 copper")
    expect_trash(state, "gold")


@pytest.mark.ruling("DA-44", "DA-45")
@pytest.mark.parametrize(("played", "lost", "mine", "theirs"), [
    ("dame_sylvia", "sir_vander", "", "copper gold"), ("sir_vander", "dame_molly", "gold", "copper")])
def test_sir_vander_brings_his_owner_a_gold(played: str, lost: str, mine: str, theirs: str) -> None:
    state = victim(f"{lost} copper", played)
    choose(state, f"play:{played}")
    expect_trash(state, f"{lost} {played}")
    expect(state, 0, discard=mine)
    expect(state, 1, discard=theirs)


@pytest.mark.ruling("DA-46")
def test_a_knight_that_dame_anna_trashes_does_not_bring_her_down() -> None:
    state = table({"hand": "dame_anna sir_bailey"}, {"deck": "silver copper"})
    choose(state, "play:dame_anna", "trash:sir_bailey")
    expect_trash(state, "sir_bailey silver")
    expect(state, 0, play="dame_anna")


@pytest.mark.ruling("DA-47")
def test_a_fallen_knight_attacks_again_under_throne_room() -> None:
    state = table({"hand": "throne_room dame_molly"}, {"deck": "sir_bailey copper sir_destry copper"})
    choose(state, "play:throne_room", "play:dame_molly")
    expect_trash(state, "sir_bailey sir_destry dame_molly")
    expect(state, 0, play="throne_room")
    expect_turn(state, actions=4)


@pytest.mark.ruling("DA-50")
def test_a_knight_falls_once_after_all_victims() -> None:
    state = table({"hand": "dame_sylvia"}, {"deck": "sir_bailey copper"}, {"deck": "sir_destry copper"})
    choose(state, "play:dame_sylvia")
    expect_trash(state, "sir_bailey sir_destry dame_sylvia")
    assert [event["cards"] for event in events_of(state, 0, "trash")] == [["sir_bailey"], ["sir_destry"],
                                                                         ["dame_sylvia"]]


@pytest.mark.ruling("DA-51")
@pytest.mark.parametrize("knight", ["dame_sylvia", "sir_michael"])
def test_a_moat_keeps_knights_away(knight: str) -> None:
    state = victim("gold silver", knight, hand="moat copper*4")
    choose(state, f"play:{knight}", "reveal:moat")
    expect(state, 1, hand="moat copper*4", deck="gold silver", discard="")
    expect_trash(state, "")


# ---- what each Knight does
@pytest.mark.ruling("DA-38")
@pytest.mark.parametrize(("knight", "turn", "drawn"), [
    ("dame_molly", {"actions": 2}, 0), ("dame_sylvia", {"coins": 2}, 0), ("sir_bailey", {"actions": 1}, 1),
    ("sir_destry", {"actions": 0}, 2), ("sir_martin", {"buys": 3}, 0), ("sir_vander", {"actions": 0}, 0)])
def test_each_knight_has_something_of_its_own(knight: str, turn: Any, drawn: int) -> None:
    state = victim("copper*2", knight)
    choose(state, f"play:{knight}")
    expect_turn(state, **turn)
    assert len(zone(state, 0, "hand")) == drawn


@pytest.mark.ruling("DA-54")
@pytest.mark.parametrize(("choice", "gained"), [("gain:silver", "silver"), ("done", "")])
def test_dame_natalie_may_gain_a_card_before_the_attack(choice: str, gained: str) -> None:
    state = victim("gold copper", "dame_natalie")
    choose(state, "play:dame_natalie")
    expect_trash(state, "")
    choose(state, choice)
    expect(state, 0, discard=gained)
    expect_trash(state, "gold")


@pytest.mark.ruling("DA-55")
def test_dame_josephine_is_a_victory_card() -> None:
    assert table({"hand": "dame_josephine"}, {}).outcome().scores == [2, 0]
    state = table({"hand": "bureaucrat"}, {"hand": "dame_josephine copper"})
    choose(state, "play:bureaucrat")
    expect(state, 1, hand="copper", deck="dame_josephine")
    tribute = table({"hand": "tribute", "deck": COPPERS}, {"deck": "dame_josephine copper"})
    choose(tribute, "play:tribute")
    expect(tribute, 0, hand="copper*2")
    expect_turn(tribute, actions=2, coins=2)


@pytest.mark.ruling("DA-56")
@pytest.mark.parametrize(("top", "offered"), [("dame_molly", True), ("sir_martin", False)])
def test_swindler_may_give_the_top_knight_if_it_costs_the_same(top: str, offered: bool) -> None:
    state = table({"hand": "swindler"}, {"deck": "dame_sylvia"}, kingdom="knights market", mixed=on_top(top))
    choose(state, "play:swindler")
    assert ("gain:duchy" in options(state), f"gain:{top}" in options(state)) == (True, offered)


# ---- Rats
@pytest.mark.ruling("DA-59", "DA-61")
@pytest.mark.parametrize(("left", "gained"), [(10, "rats"), (0, "")])
def test_rats_gain_rats_and_trash_something_else(left: int, gained: str) -> None:
    state = table({"hand": "rats copper", "deck": "estate"}, kingdom="rats", supply={"rats": left})
    choose(state, "play:rats")
    assert (state.prompt, set(options(state))) == ("trash", {"trash:copper", "trash:estate"})
    choose(state, "trash:estate")
    expect(state, 0, hand="copper", discard=gained)
    expect_turn(state, actions=1)


@pytest.mark.ruling("DA-60")
def test_a_hand_of_rats_is_shown() -> None:
    state = table({"hand": "rats*2", "deck": "rats"}, {})
    choose(state, "play:rats")
    expect(state, 0, hand="rats*2", discard="rats")
    expect_trash(state, "")
    assert [event["cards"] for event in events_of(state, 1, "reveal")] == [["rats", "rats"]]


@pytest.mark.ruling("DA-62")
def test_remodelled_rats_draw_first() -> None:
    state = table({"hand": "remodel rats", "deck": "gold"})
    choose(state, "play:remodel")
    expect(state, 0, hand="gold")
    assert (state.prompt, "gain:gold" in options(state)) == ("gain", True)


@pytest.mark.ruling("DA-63")
def test_sabotaged_rats_draw_no_revealed_card() -> None:
    state = table({"deck": "copper rats gold"}, {"hand": "saboteur"}, turn={"seat": 1}, kingdom="rats")
    choose(state, "play:saboteur")
    expect(state, 0, hand="gold")
    assert (state.seat, state.prompt) == (0, "may_gain")
    choose(state, "gain:estate")
    expect(state, 0, discard="estate copper")


@pytest.mark.ruling("DA-64")
def test_rats_that_sentry_trashes_draw_the_card_below() -> None:
    state = table({"hand": "sentry", "deck": "copper rats estate gold silver"})
    choose(state, "play:sentry", "trash:rats", "done")
    assert "gold" in zone(state, 0, "hand")
    expect_trash(state, "rats")


@pytest.mark.ruling("DA-65")
@pytest.mark.parametrize("seats", [2, 4])
def test_there_are_twenty_rats(seats: int) -> None:
    assert GAME.start(seats=seats, kingdom="b2_dark_ages_chivalry_and_revelry", seed=1).left("rats") == 20


@pytest.mark.ruling("GU-42")
def test_rats_that_a_doctor_trashes_draw_before_the_next_look() -> None:
    state = table({"deck": "rats copper gold"}, {}, kingdom="doctor", turn={"phase": "buying", "coins": 5, "buys": 2})
    choose(state, "buy:doctor", "overpay:2", "trash:rats")
    expect(state, 0, hand="copper")
    assert options(state)[0] == "put_back:gold"


# ---- Scavenger
@pytest.mark.ruling("DA-66", "DA-67")
@pytest.mark.parametrize(("answer", "offered", "deck"), [
    ("no", {"gold", "copper"}, ["gold", "estate"]), ("yes", {"gold", "copper", "estate"}, ["gold"])])
def test_scavenger_puts_a_discarded_card_onto_the_deck(answer: str, offered: set[str], deck: List[str]) -> None:
    state = table({"hand": "scavenger", "deck": "estate", "discard": "gold copper"}, {})
    choose(state, "play:scavenger", answer)
    assert set(options(state)) == {f"put_back:{card}" for card in offered}
    choose(state, "put_back:gold")
    assert zone(state, 0, "deck") == deck
    expect_turn(state, coins=2)
    assert not any("cards" in event for event in events_of(state, 1, "put_back"))


@pytest.mark.ruling("DA-68")
def test_scavenger_without_discarded_cards_puts_nothing_back() -> None:
    state = table({"hand": "scavenger", "deck": "estate"}, {})
    choose(state, "play:scavenger", "no")
    expect(state, 0, deck="estate", discard="")
    assert state.prompt == "buy"


@pytest.mark.ruling("DA-69")
def test_scavenger_played_twice_does_everything_twice() -> None:
    state = table({"hand": "throne_room scavenger", "deck": "estate", "discard": "gold copper"}, {})
    choose(state, "play:throne_room", "play:scavenger", "no", "put_back:gold", "no")
    assert zone(state, 0, "deck") == ["copper", "gold", "estate"]
    expect_turn(state, coins=4)


# ---- Squire
@pytest.mark.ruling("DA-70")
@pytest.mark.parametrize(("choice", "turn", "gained"), [
    ("silver", {"coins": 1, "actions": 0, "buys": 1}, "silver"), ("actions", {"coins": 1, "actions": 2}, ""),
    ("buys", {"coins": 1, "buys": 3}, "")])
def test_squire_gives_a_coin_and_one_of_three_things(choice: str, turn: Any, gained: str) -> None:
    state = table({"hand": "squire"})
    choose(state, "play:squire", f"choose:{choice}")
    expect_turn(state, **turn)
    expect(state, 0, discard=gained)


@pytest.mark.ruling("DA-71")
def test_a_trashed_squire_brings_an_attack_of_any_cost() -> None:
    state = table({"hand": "chapel squire"}, {}, kingdom="knights witch village", mixed=on_top("dame_anna"))
    choose(state, "play:chapel", "trash:squire")
    assert (state.prompt, set(options(state))) == ("gain", {"gain:dame_anna", "gain:witch"})
    choose(state, "gain:dame_anna")
    expect(state, 0, discard="dame_anna")


@pytest.mark.ruling("DA-72")
def test_a_squire_brings_nothing_without_attacks() -> None:
    state = table({"hand": "chapel squire"}, {}, kingdom="village")
    choose(state, "play:chapel", "trash:squire")
    assert state.prompt == "buy"
    expect(state, 0, discard="")


@pytest.mark.ruling("DA-73")
def test_a_swindled_squire_brings_its_owner_an_attack_first() -> None:
    state = table({"deck": "squire"}, {"hand": "swindler"}, kingdom="witch cellar", turn={"seat": 1})
    choose(state, "play:swindler")
    assert (state.seat, set(options(state))) == (0, {"gain:witch", "gain:swindler"})
    choose(state, "gain:witch")
    assert (state.seat, state.prompt) == (1, "swindle")
    assert set(options(state)) == {"gain:estate", "gain:cellar", "gain:squire"}
