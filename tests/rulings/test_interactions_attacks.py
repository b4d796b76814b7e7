"""Attacks, and the Reactions to them."""
from typing import Dict, List, Set

import pytest

import crownlands
from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone

ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch", "bandit", "minion", "saboteur", "swindler", "torturer"]
TURN_PROMPTS = ("action", "treasure", "buy")


def finish(state: DominionState) -> None:
    """Take the last option of everything until the card is followed to its end."""
    while state.prompt not in TURN_PROMPTS:
        choose(state, options(state)[-1])


def zones_of(state: DominionState, seat: int) -> List[List[str]]:
    return [sorted(zone(state, seat, "hand")), zone(state, seat, "deck"), zone(state, seat, "discard")]


def revealed(state: DominionState, seat: int, source: str = "deck") -> List[str]:
    """What everybody has seen of the seat's deck or hand."""
    return [card for event in events_of(state, 0 if seat else 1, "reveal")
            if event["seat"] == seat and event["from"] == source for card in event["cards"]]


@pytest.mark.ruling("I-38")
@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_passes_over_who_shows_a_moat(attack: str) -> None:
    hand, deck = "moat estate*4", "silver gold copper*8"
    state = table({"hand": attack, "deck": "copper*12"}, {"hand": hand, "deck": deck}, {"hand": hand, "deck": deck})
    before = zones_of(state, 1)
    choose(state, f"play:{attack}")
    assert (state.seat, options(state)) == (1, ["reveal:moat", "done"])
    choose(state, "reveal:moat")
    assert (state.seat, options(state)) == (2, ["reveal:moat", "done"])
    choose(state, "done")
    finish(state)
    assert zones_of(state, 1) == before
    assert zones_of(state, 2) != before
    assert [event["event"] for event in state.events(0) if event["seat"] == 1] == ["reveal"]


@pytest.mark.ruling("I-39")
@pytest.mark.parametrize(("card", "prompt"), [("masquerade", "pass"), ("council_room", "buy"), ("tribute", "buy")])
def test_a_moat_cannot_be_shown_to_what_is_not_an_attack(card: str, prompt: str) -> None:
    state = table({"hand": card, "deck": "estate*6"}, {"hand": "moat copper", "deck": "village*2 estate"})
    choose(state, f"play:{card}")
    assert state.prompt == prompt
    if card == "masquerade":
        choose(state, "pass:moat")
        expect(state, 1, hand="copper estate")
    else:
        expect(state, 1, hand="moat copper village" if card == "council_room" else "moat copper",
               discard="village*2" if card == "tribute" else "")
    assert revealed(state, 1, "hand") == []


@pytest.mark.ruling("I-40")
def test_a_moat_drawn_by_secret_chamber_protects_and_either_may_be_buried_afterwards() -> None:
    state = table({"hand": "witch"}, {"hand": "secret_chamber estate*2", "deck": "moat copper gold"})
    choose(state, "play:witch")
    assert options(state) == ["reveal:secret_chamber", "done"]
    choose(state, "reveal:secret_chamber")
    expect(state, 1, hand="secret_chamber estate*2 moat copper")
    choose(state, "put_back:estate", "put_back:estate")
    assert set(options(state)) == {"reveal:moat", "reveal:secret_chamber", "done"}
    choose(state, "reveal:moat")
    assert options(state) == ["reveal:secret_chamber", "done"]
    choose(state, "reveal:secret_chamber", "put_back:moat", "put_back:secret_chamber")
    expect(state, 1, hand="estate*2 copper", discard="")
    assert zone(state, 1, "deck") == ["secret_chamber", "moat", "gold"]
    assert state.seat == 0
    assert revealed(state, 1, "hand") == ["secret_chamber", "moat", "secret_chamber"]


@pytest.mark.ruling("I-40")
def test_moat_and_secret_chamber_may_be_shown_in_either_order() -> None:
    state = table({"hand": "witch"}, {"hand": "secret_chamber moat", "deck": "copper*2"})
    choose(state, "play:witch", "reveal:moat", "reveal:secret_chamber", "put_back:moat", "put_back:copper", "done")
    expect(state, 1, hand="secret_chamber copper", deck="moat copper", discard="")


@pytest.mark.ruling("moat-15")
@pytest.mark.parametrize("ask_forced", [False, True])
def test_nobody_is_asked_to_show_a_moat_twice_to_the_same_attack(ask_forced: bool) -> None:
    state = table({"hand": "witch"}, {"hand": "moat*2 copper"}, ask_forced=ask_forced)
    choose(state, "play:witch", "reveal:moat")
    assert state.seat == 0
    assert revealed(state, 1, "hand") == ["moat"]


@pytest.mark.ruling("moat-15", "I-40")
@pytest.mark.parametrize("ask_forced", [False, True])
def test_after_a_moat_only_what_can_change_something_may_be_shown(ask_forced: bool) -> None:
    """Secret Chamber changes the hand each time, and may be shown again and again."""
    state = table({"hand": "witch"}, {"hand": "moat*2 secret_chamber", "deck": "copper*2"}, ask_forced=ask_forced)
    choose(state, "play:witch", "reveal:moat")
    for _time in range(3):
        assert options(state) == ["reveal:secret_chamber", "done"]
        choose(state, "reveal:secret_chamber", "put_back:copper", "put_back:copper")
    choose(state, "done")
    expect(state, 1, hand="moat*2 secret_chamber", deck="copper*2", discard="")


@pytest.mark.ruling("I-41")
@pytest.mark.parametrize(("attack", "seen"), [
    ("thief", ["silver", "gold"]), ("bandit", ["silver", "gold"]), ("swindler", ["silver"]), ("spy", ["silver"])])
def test_an_attack_on_the_deck_hits_what_secret_chamber_put_there(attack: str, seen: List[str]) -> None:
    state = table({"hand": attack, "deck": "copper*2"}, {"hand": "secret_chamber gold silver", "deck": "estate*4"})
    choose(state, f"play:{attack}", "reveal:secret_chamber", "put_back:gold", "put_back:silver", "done")
    finish(state)
    assert revealed(state, 1) == seen


@pytest.mark.ruling("I-41")
def test_a_saboteur_goes_on_past_cheap_cards_that_secret_chamber_put_back() -> None:
    state = table({"hand": "saboteur"}, {"hand": "secret_chamber copper", "deck": "curse curse estate smithy gold"})
    choose(state, "play:saboteur", "reveal:secret_chamber", "put_back:copper", "put_back:secret_chamber")
    finish(state)
    assert revealed(state, 1) == ["secret_chamber", "copper", "estate", "smithy"]
    expect_trash(state, "smithy")


@pytest.mark.ruling("I-42")
@pytest.mark.parametrize(("deck", "size"), [("copper*3", 5), ("copper", 4), ("", 3)])
@pytest.mark.parametrize(("attack", "left"), [("militia", [3, 3, 3]), ("torturer", [3, 2, 1])])
def test_secret_chamber_keeps_the_hand_size_and_does_not_protect(attack: str, left: List[int], deck: str,
                                                                 size: int) -> None:
    state = table({"hand": attack}, {"hand": "secret_chamber estate*4", "deck": deck})
    choose(state, f"play:{attack}", "reveal:secret_chamber", "put_back:estate", "put_back:estate", "done")
    assert state.players[1].hand.size == size
    while state.prompt not in TURN_PROMPTS:
        choose(state, options(state)[0])
    assert state.players[1].hand.size == left[5 - size]


@pytest.mark.ruling("I-43")
def test_secret_chamber_answers_a_minion_before_the_choice_even_with_a_small_hand() -> None:
    state = table({"hand": "minion estate", "deck": "copper*5"}, {"hand": "secret_chamber estate*2", "deck": "gold*6"})
    choose(state, "play:minion")
    assert (state.seat, options(state)) == (1, ["reveal:secret_chamber", "done"])
    choose(state, "reveal:secret_chamber", "put_back:estate", "put_back:estate", "done")
    assert (state.seat, options(state)) == (0, ["choose:coins", "choose:discard"])
    choose(state, "choose:discard")
    expect(state, 1, hand="secret_chamber gold*2", deck="estate*2 gold*4", discard="")
    expect(state, 0, hand="copper*4", discard="estate")


@pytest.mark.ruling("I-44")
def test_secret_chamber_alone_puts_itself_back() -> None:
    state = table({"hand": "militia"}, {"hand": "secret_chamber"})
    choose(state, "play:militia", "reveal:secret_chamber")
    expect(state, 1, hand="", deck="secret_chamber")
    assert state.seat == 0


@pytest.mark.ruling("I-44")
def test_secret_chamber_with_one_other_card_puts_both_back() -> None:
    state = table({"hand": "militia"}, {"hand": "secret_chamber copper"})
    choose(state, "play:militia", "reveal:secret_chamber")
    assert set(options(state)) == {"put_back:secret_chamber", "put_back:copper"}
    choose(state, "put_back:secret_chamber")
    expect(state, 1, hand="")
    assert zone(state, 1, "deck") == ["copper", "secret_chamber"]


@pytest.mark.ruling("I-45")
def test_a_shuffle_for_secret_chamber_uses_up_the_discard_pile_before_the_attack() -> None:
    state = table({"hand": "thief"}, {"hand": "secret_chamber estate*2", "discard": "gold silver"})
    choose(state, "play:thief", "reveal:secret_chamber")
    expect(state, 1, hand="secret_chamber estate*2 gold silver", discard="", deck="")
    choose(state, "put_back:estate", "put_back:estate", "done")
    assert revealed(state, 1) == ["estate", "estate"]
    expect_trash(state, "")
    expect(state, 1, hand="secret_chamber gold silver", discard="estate*2")
    assert [event["count"] for event in events_of(state, 1, "shuffle")] == [2]


@pytest.mark.ruling("I-46")
def test_a_minion_neither_discards_nor_draws_for_a_moat_holder() -> None:
    other = {"hand": "moat estate*4", "deck": "gold*5"}
    state = table({"hand": "minion", "deck": "copper*4"}, other, other)
    choose(state, "play:minion", "reveal:moat", "done", "choose:discard")
    expect(state, 1, hand="moat estate*4", deck="gold*5", discard="")
    expect(state, 2, hand="gold*4", deck="gold", discard="moat estate*4")


@pytest.mark.ruling("I-47")
def test_a_minion_draws_four_though_the_attacker_has_no_hand() -> None:
    state = table({"hand": "minion", "deck": "copper*6"})
    choose(state, "play:minion", "choose:discard")
    expect(state, 0, hand="copper*4", deck="copper*2", discard="")


@pytest.mark.ruling("I-48")
def test_a_second_minion_does_not_hit_hands_of_four() -> None:
    state = table({"hand": "minion estate", "deck": "minion estate*3 copper*4"},
                  {"hand": "estate*5", "deck": "copper*4 gold*4"})
    choose(state, "play:minion", "choose:discard")
    expect(state, 1, hand="copper*4", discard="estate*5")
    choose(state, "play:minion", "choose:discard")
    expect(state, 1, hand="copper*4", discard="estate*5", deck="gold*4")
    expect(state, 0, hand="copper*4")


@pytest.mark.ruling("I-49")
def test_a_torturer_without_curses_lets_the_curse_be_chosen_for_nothing() -> None:
    state = table({"hand": "torturer"}, {"hand": "copper*3 estate*2"}, supply={"curse": 0})
    choose(state, "play:torturer")
    assert (state.seat, options(state)) == (1, ["choose:discard", "choose:curse"])
    choose(state, "choose:curse")
    expect(state, 1, hand="copper*3 estate*2", discard="")


@pytest.mark.ruling("I-50")
def test_a_curse_from_one_torturer_may_be_discarded_to_the_next() -> None:
    state = table({"hand": "torturer*2"}, {"hand": "copper*2"}, turn={"actions": 2})
    choose(state, "play:torturer", "choose:curse")
    expect(state, 1, hand="copper*2 curse", discard="")
    choose(state, "play:torturer", "choose:discard", "discard:curse")
    expect(state, 1, hand="copper", discard="copper curse")


@pytest.mark.ruling("I-51")
def test_a_later_victim_of_torturer_may_choose_a_curse_that_is_gone() -> None:
    state = table({"hand": "torturer"}, {"hand": "estate*3"}, {"hand": "estate*3"}, supply={"curse": 1})
    choose(state, "play:torturer")
    assert state.seat == 1
    choose(state, "choose:curse")
    expect(state, 1, hand="estate*3 curse")
    assert (state.seat, options(state)) == (2, ["choose:discard", "choose:curse"])
    choose(state, "choose:curse")
    expect(state, 2, hand="estate*3", discard="")


@pytest.mark.ruling("I-52")
@pytest.mark.parametrize(("moat", "curses", "cursed"), [
    (2, 2, [1, 3]), (2, 1, [1]), (1, 1, [2]), (1, 2, [2, 3]), (3, 3, [1, 2])])
def test_the_last_curses_go_around_in_turn_order_past_moats(moat: int, curses: int, cursed: List[int]) -> None:
    others = [{"hand": "moat" if seat == moat else "estate"} for seat in (1, 2, 3)]
    state = table({"hand": "witch"}, *others, supply={"curse": curses})
    choose(state, "play:witch", "reveal:moat")
    assert [seat for seat in (1, 2, 3) if zone(state, seat, "discard") == ["curse"]] == cursed
    assert state.left("curse") == curses - len(cursed)


@pytest.mark.ruling("I-53")
def test_a_swindler_does_nothing_to_a_player_without_cards() -> None:
    state = table({"hand": "swindler"}, {"hand": "copper"})
    choose(state, "play:swindler")
    expect(state, 1, hand="copper", deck="", discard="")
    expect_trash(state, "")
    expect_turn(state, coins=2)


@pytest.mark.ruling("I-54", "I-55")
@pytest.mark.parametrize(("top", "offered"), [
    ("curse", ["gain:copper", "gain:curse"]), ("copper", ["gain:copper", "gain:curse"]),
    ("gold", ["gain:gold", "gain:nobles"])])
def test_a_swindler_must_give_a_card_of_the_same_cost(top: str, offered: List[str]) -> None:
    for choice in offered:
        state = table({"hand": "swindler"}, {"deck": top}, kingdom="nobles")
        choose(state, "play:swindler")
        assert (state.seat, options(state)) == (0, offered)
        with pytest.raises(crownlands.IllegalChoice):
            choose(state, "done")
        choose(state, choice)
        expect(state, 1, discard=choice.removeprefix("gain:"))
        expect_trash(state, top)


@pytest.mark.ruling("I-54", "I-55")
@pytest.mark.parametrize(("provinces", "discard"), [(8, "province"), (0, "")])
def test_a_swindled_province_becomes_a_province_while_there_are_any(provinces: int, discard: str) -> None:
    state = table({"hand": "swindler"}, {"deck": "province"}, supply={"province": provinces})
    choose(state, "play:swindler")
    expect(state, 1, discard=discard, deck="")
    expect_trash(state, "province")


@pytest.mark.ruling("I-56")
def test_a_saboteur_that_finds_nothing_leaves_the_whole_deck_discarded() -> None:
    state = table({"hand": "saboteur"}, {"hand": "gold", "deck": "copper estate", "discard": "curse copper"})
    choose(state, "play:saboteur")
    expect(state, 1, hand="gold", deck="", discard="copper*2 estate curse")
    expect_trash(state, "")
    assert (state.seat, len(events_of(state, 0, "shuffle"))) == (0, 1)


@pytest.mark.ruling("I-57")
@pytest.mark.parametrize(("answer", "discard"), [
    ("gain:silver", ["silver", "copper", "estate"]), ("done", ["copper", "estate"])])
def test_a_saboteur_replacement_is_gained_below_the_other_revealed_cards(answer: str, discard: List[str]) -> None:
    state = table({"hand": "saboteur"}, {"deck": "copper estate gold smithy"})
    choose(state, "play:saboteur")
    expect_trash(state, "gold")
    expect(state, 1, aside="copper estate", discard="")
    choose(state, answer)
    assert zone(state, 1, "discard") == discard


@pytest.mark.ruling("I-58")
@pytest.mark.parametrize(("first", "kept"), [("gold", "copper"), ("copper", "gold")])
def test_a_thief_trashes_one_chosen_treasure_a_victim_and_gains_after_all(first: str, kept: str) -> None:
    state = table({"hand": "thief"}, {"deck": "copper gold silver"}, {"deck": "harem estate"}, trash="silver")
    choose(state, "play:thief")
    assert (state.seat, set(options(state))) == (0, {"trash:copper", "trash:gold"})
    assert revealed(state, 2) == []
    choose(state, f"trash:{first}")
    assert revealed(state, 2) == ["harem", "estate"]
    assert set(options(state)) == {f"gain:{first}", "gain:harem", "done"}
    expect_trash(state, f"silver {first} harem")
    choose(state, f"gain:{first}")
    assert options(state) == ["gain:harem", "done"]
    choose(state, "done")
    expect(state, 0, discard=first)
    expect(state, 1, discard=kept, deck="silver")
    expect(state, 2, discard="estate")
    expect_trash(state, "silver harem")


@pytest.mark.ruling("I-59")
def test_a_thief_on_two_equal_treasures_asks_nothing() -> None:
    state = table({"hand": "thief"}, {"deck": "silver*2"})
    choose(state, "play:thief")
    assert (state.prompt, options(state)) == ("gain_trashed", ["gain:silver", "done"])
    expect_trash(state, "silver")
    choose(state, "done")
    expect(state, 1, discard="silver")


@pytest.mark.ruling("I-60")
@pytest.mark.parametrize(("deck", "offered"), [
    ("silver gold", {"silver", "gold"}), ("harem silver", {"harem", "silver"}), ("copper gold", {"gold"}),
    ("harem estate", {"harem"}), ("copper*2", set()), ("copper estate", set())])
def test_the_victim_of_a_bandit_chooses_among_treasures_other_than_copper(deck: str, offered: Set[str]) -> None:
    for lost in sorted(offered) or [""]:
        state = table({"hand": "bandit"}, {"deck": deck})
        choose(state, "play:bandit")
        if len(offered) > 1:
            assert (state.seat, set(options(state))) == (1, {f"trash:{card}" for card in offered})
            choose(state, f"trash:{lost}")
        assert state.seat == 0
        expect_trash(state, lost)
        expect(state, 0, discard="gold")
        expect(state, 1, deck="", discard=deck.replace(lost, "", 1) if lost else deck)


@pytest.mark.ruling("I-60")
def test_a_bandit_gains_gold_past_moats_but_not_from_an_empty_pile() -> None:
    moats = table({"hand": "bandit"}, {"hand": "moat", "deck": "silver"}, {"hand": "moat", "deck": "silver"})
    choose(moats, "play:bandit", "reveal:moat", "reveal:moat")
    expect(moats, 0, discard="gold")
    expect_trash(moats, "")
    empty = table({"hand": "bandit"}, {"deck": "silver"}, supply={"gold": 0})
    choose(empty, "play:bandit")
    expect(empty, 0, discard="")
    expect_trash(empty, "silver")


@pytest.mark.ruling("I-61")
def test_a_spy_decides_about_each_card_before_the_next_is_revealed() -> None:
    state = table({"hand": "spy", "deck": "copper gold"}, {"deck": "silver"}, {"deck": "estate"})
    choose(state, "play:spy")
    expect(state, 0, hand="copper")
    for seat, card in enumerate(["gold", "silver", "estate"]):
        assert [revealed(state, other) for other in range(seat, 3)] == [[card]] + [[]] * (2 - seat)
        assert (state.seat, options(state)) == (0, [f"put_back:{card}", f"discard:{card}"])
        choose(state, f"discard:{card}" if seat else f"put_back:{card}")
        expect(state, seat, deck="" if seat else "gold", discard=card if seat else "")


@pytest.mark.ruling("I-62")
def test_a_spy_still_reveals_the_attackers_card_and_skips_moat_holders() -> None:
    state = table({"hand": "spy", "deck": "copper gold"}, {"hand": "moat", "deck": "silver"}, {"deck": "estate"})
    choose(state, "play:spy", "reveal:moat", "discard:gold", "discard:estate")
    assert state.prompt == "treasure"
    assert [revealed(state, seat) for seat in range(3)] == [["gold"], [], ["estate"]]
    expect(state, 1, deck="silver", discard="")


@pytest.mark.ruling("I-63")
@pytest.mark.parametrize("card", ["great_hall", "nobles", "harem", "duke", "gardens"])
def test_a_bureaucrat_takes_every_kind_of_victory_card(card: str) -> None:
    state = table({"hand": "bureaucrat"}, {"hand": f"{card} curse copper", "deck": "gold"})
    choose(state, "play:bureaucrat")
    expect(state, 1, hand="curse copper")
    assert zone(state, 1, "deck") == [card, "gold"]
    choice = table({"hand": "bureaucrat"}, {"hand": f"estate {card} curse copper"})
    choose(choice, "play:bureaucrat")
    assert (choice.seat, set(options(choice))) == (1, {"put_back:estate", f"put_back:{card}"})


@pytest.mark.ruling("I-63")
def test_a_bureaucrat_does_not_take_a_curse() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "curse copper", "deck": "gold"})
    choose(state, "play:bureaucrat")
    expect(state, 1, hand="curse copper", deck="gold")
    assert sorted(revealed(state, 1, "hand")) == ["copper", "curse"]


@pytest.mark.ruling("I-64")
@pytest.mark.parametrize(("supply", "deck"), [({}, ["silver", "copper"]), ({"silver": 0}, ["copper"])])
def test_a_bureaucrat_attacks_though_no_silver_is_left(supply: Dict[str, int], deck: List[str]) -> None:
    state = table({"hand": "bureaucrat", "deck": "copper"}, {"hand": "estate copper"}, supply=supply)
    choose(state, "play:bureaucrat")
    assert zone(state, 0, "deck") == deck
    expect(state, 1, hand="copper", deck="estate")


@pytest.mark.ruling("I-65")
def test_the_victim_of_a_bureaucrat_picks_and_shows_one_victory_card() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "estate duchy copper", "deck": "gold"})
    choose(state, "play:bureaucrat")
    assert (state.seat, set(options(state))) == (1, {"put_back:estate", "put_back:duchy"})
    choose(state, "put_back:duchy")
    expect(state, 1, hand="estate copper")
    assert zone(state, 1, "deck") == ["duchy", "gold"]
    assert revealed(state, 1, "hand") == ["duchy"]


@pytest.mark.ruling("I-66")
def test_a_militia_after_council_room_takes_three_cards_of_six() -> None:
    state = table({"hand": "council_room militia", "deck": "copper*4"}, {"hand": "estate*5", "deck": "gold"},
                  turn={"actions": 2})
    choose(state, "play:council_room")
    expect(state, 1, hand="estate*5 gold")
    choose(state, "play:militia", "discard:estate", "discard:estate", "discard:estate")
    expect(state, 1, hand="estate*2 gold", discard="estate*3")
    assert state.seat == 0


@pytest.mark.ruling("I-67")
@pytest.mark.parametrize(("answer", "discard"), [("reveal:moat", ""), ("done", "curse")])
def test_an_attack_turned_up_by_vassal_may_be_reacted_to(answer: str, discard: str) -> None:
    state = table({"hand": "vassal", "deck": "witch estate*2"}, {"hand": "moat"})
    choose(state, "play:vassal", "yes")
    assert (state.seat, state.prompt, options(state)) == (1, "react", ["reveal:moat", "done"])
    expect(state, 0, hand="", play="vassal witch")
    choose(state, answer)
    expect(state, 1, discard=discard)
    expect(state, 0, hand="estate*2")
