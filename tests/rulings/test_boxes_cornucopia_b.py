"""Cornucopia from Young Witch to Fairgrounds."""
from functools import partial
from typing import Dict, List

import pytest

import crownlands
from table import GAME, choose, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
BANE = {"bane": "merchant"}


def gains(state_options: List[str]) -> List[str]:
    return [id.partition(":")[2] for id in state_options]


# ---- Young Witch
@pytest.mark.ruling("CO-48")
def test_young_witch_draws_discards_and_brings_curses() -> None:
    state = table({"hand": "young_witch copper*2", "deck": "estate silver"}, {"hand": "copper"}, options=BANE)
    choose(state, "play:young_witch", "discard:copper", "discard:estate")
    expect(state, 0, hand="copper silver")
    expect(state, 1, discard="curse")


@pytest.mark.ruling("CO-49", "CO-50")
@pytest.mark.parametrize(("answer", "discarded", "shown"), [("yes", "", ["merchant"]), ("no", "curse", [])])
def test_whoever_shows_a_bane_gets_no_curse(answer: str, discarded: str, shown: List[str]) -> None:
    state = table({"hand": "young_witch"}, {"hand": "merchant copper"}, options=BANE)
    choose(state, "play:young_witch")
    assert (state.seat, state.prompt) == (1, "show_bane")
    choose(state, answer)
    expect(state, 1, hand="merchant copper", discard=discarded)
    assert [card for event in events_of(state, 0, "reveal") for card in event["cards"]] == shown


@pytest.mark.ruling("CO-51")
def test_whoever_shows_a_moat_is_not_asked_for_a_bane() -> None:
    state = table({"hand": "young_witch"}, {"hand": "moat merchant"}, options=BANE)
    choose(state, "play:young_witch", "reveal:moat")
    assert state.seat == 0
    expect(state, 1, hand="moat merchant", discard="")


@pytest.mark.ruling("CO-52")
def test_a_bane_that_was_put_back_as_a_reaction_cannot_be_shown() -> None:
    state = table({"hand": "young_witch"}, {"hand": "secret_chamber copper", "deck": "estate*2"},
                  options={"bane": "secret_chamber"})
    choose(state, "play:young_witch", "reveal:secret_chamber", "put_back:estate", "put_back:secret_chamber")
    if state.prompt == "react":
        choose(state, "done")
    assert state.seat == 0
    expect(state, 1, hand="copper estate", discard="curse")


@pytest.mark.ruling("CO-53")
def test_the_bane_is_an_eleventh_pile_that_costs_two_or_three_and_no_potion() -> None:
    state = GAME.start(kingdom="b2_cornucopia_the_jesters_workshop", seed=1)
    assert state.kingdom.options["bane"] == "merchant"
    assert len(state.kingdom.kingdom) == 11
    assert state.view(0)["bane"] == "merchant"
    assert state.left("merchant") == 10
    emptied = table({"hand": "village"}, kingdom="young_witch", options=BANE, supply={"merchant": 0})
    assert emptied.empty_piles == 1
    for bane in ("apothecary", "familiar", "smithy", "estate"):
        with pytest.raises(crownlands.CrownlandsError, match="costs 2 or 3, and no Potion"):
            GAME.start(piles=["young_witch"], bane=bane, seed=1)


@pytest.mark.ruling("CO-54")
def test_the_last_curse_goes_past_the_player_who_shows_a_bane() -> None:
    state = table({"hand": "young_witch"}, {"hand": "merchant"}, {"hand": "copper"}, options=BANE, supply={"curse": 1})
    choose(state, "play:young_witch", "yes")
    expect(state, 1, discard="")
    expect(state, 2, discard="curse")


# ---- Harvest
@pytest.mark.ruling("CO-55", "CO-56")
@pytest.mark.parametrize(("deck", "coins"), [("copper silver copper estate", 3), ("gold", 1)])
def test_harvest_gives_a_coin_for_every_different_card(deck: str, coins: int) -> None:
    state = table({"hand": "harvest", "deck": deck})
    choose(state, "play:harvest")
    expect_turn(state, coins=coins)
    expect(state, 0, discard=deck, deck="")


@pytest.mark.ruling("CO-57")
def test_harvest_played_twice_counts_each_four_cards_for_themselves() -> None:
    state = table({"hand": "throne_room harvest", "deck": "copper*4 silver*4"})
    choose(state, "play:throne_room", "play:harvest")
    expect_turn(state, coins=2)


# ---- Horn of Plenty
@pytest.mark.ruling("CO-58", "CO-60", "CO-62", "CO-64")
@pytest.mark.parametrize(("play", "turn", "offered", "refused"), [
    ("village copper silver", {}, "smithy gardens silver curse", "duchy horn_of_plenty"),
    ("caravan", {}, "estate copper", "silver"),
    ("copper", {}, "estate copper", "silver"),
    ("bridge copper", {"reduction": 1}, "smithy gardens", "duchy transmute")])
def test_horn_of_plenty_gains_up_to_the_number_of_different_cards_in_play(play: str, turn: Dict[str, int],
                                                                         offered: str, refused: str) -> None:
    trash = "feast" if play == "copper" else ""
    state = table({"hand": "horn_of_plenty", "play": play}, kingdom="smithy gardens feast caravan transmute bridge",
                  trash=trash, turn={"phase": "buy", **turn})
    choose(state, "play:horn_of_plenty")
    assert state.prompt == "gain"
    assert set(offered.split()) <= set(gains(options(state)))
    assert not set(refused.split()) & set(gains(options(state)))
    choose(state, f"gain:{offered.split()[0]}")
    expect_turn(state, coins=0)
    assert offered.split()[0] in zone(state, 0, "discard")


@pytest.mark.ruling("CO-59")
def test_horn_of_plenty_is_trashed_for_a_victory_card() -> None:
    state = table({"hand": "horn_of_plenty", "play": "village copper silver"}, kingdom="gardens", turn={"phase": "buy"})
    choose(state, "play:horn_of_plenty", "gain:gardens")
    expect(state, 0, discard="gardens", play="village copper silver")
    expect_trash(state, "horn_of_plenty")


@pytest.mark.ruling("CO-61")
def test_a_trashed_horn_of_plenty_is_counted_no_more() -> None:
    state = table({"hand": "horn_of_plenty*2", "play": "copper silver"}, kingdom="village smithy",
                  turn={"phase": "buy"})
    choose(state, "play:horn_of_plenty", "gain:estate")
    expect_trash(state, "horn_of_plenty")
    choose(state, "play:horn_of_plenty")
    assert "village" in gains(options(state))
    assert "smithy" not in gains(options(state))


@pytest.mark.ruling("CO-63")
def test_buying_a_victory_card_does_not_trash_horn_of_plenty() -> None:
    state = table({"play": "horn_of_plenty"}, turn={"phase": "buying", "coins": 8, "buys": 2})
    choose(state, "buy:province")
    expect(state, 0, play="horn_of_plenty", discard="province")
    expect_trash(state, "")


# ---- Hunting Party
@pytest.mark.ruling("CO-65", "CO-66")
@pytest.mark.parametrize(("hand", "deck", "held", "discarded"), [
    ("copper estate", "silver copper silver gold", "copper estate silver gold", "copper silver"),
    ("", "copper*3", "copper", "copper*2")])
def test_hunting_party_looks_for_a_card_that_is_not_in_hand(hand: str, deck: str, held: str, discarded: str) -> None:
    state = table({"hand": f"hunting_party {hand}", "deck": deck})
    choose(state, "play:hunting_party")
    expect_turn(state, actions=1)
    expect(state, 0, hand=held, discard=discarded)


@pytest.mark.ruling("CO-67")
@pytest.mark.parametrize("seed", range(6))
def test_hunting_party_goes_on_through_a_shuffle_that_leaves_out_what_it_has_revealed(seed: int) -> None:
    state = table({"hand": "hunting_party gold", "deck": "copper gold", "discard": "copper estate"}, seed=seed)
    choose(state, "play:hunting_party")
    assert "estate" in zone(state, 0, "hand")
    expect(state, 0, hand="gold copper estate")
    shuffled = next(event for event in state.events(0) if event["event"] == "shuffle")
    assert shuffled["count"] == 2
    assert "gold" in zone(state, 0, "discard")


# ---- Jester
@pytest.mark.ruling("CO-68", "CO-70", "CO-74")
@pytest.mark.parametrize(("top", "answer", "mine", "theirs"), [
    ("gold", "take:gold", "gold", "gold"), ("copper", "give:copper", "", "copper*2"),
    ("familiar", "take:familiar", "familiar", "familiar")])
def test_jester_gives_a_copy_of_the_discarded_card_to_either_player(top: str, answer: str, mine: str,
                                                                   theirs: str) -> None:
    state = table({"hand": "jester"}, {"deck": top})
    choose(state, "play:jester", answer)
    expect_turn(state, coins=2)
    expect(state, 0, discard=mine)
    expect(state, 1, discard=theirs)


@pytest.mark.ruling("CO-69", "CO-72", "CO-73", "CO-76", "CO-77")
@pytest.mark.parametrize(("deck", "supply", "discarded"), [
    ("estate", {}, "estate curse"), ("island", {}, "island curse"), ("harem", {}, "harem curse"),
    ("diadem", {}, "diadem"), ("", {}, ""), ("duchy", {"curse": 0}, "duchy")])
def test_jester_brings_a_curse_for_a_victory_card_and_nothing_when_there_is_nothing_to_bring(
        deck: str, supply: Dict[str, int], discarded: str) -> None:
    state = table({"hand": "jester"}, {"deck": deck}, kingdom="tournament", supply=supply)
    choose(state, "play:jester")
    assert state.prompt == "buy"
    expect_turn(state, coins=2)
    expect(state, 0, discard="")
    expect(state, 1, discard=discarded)


@pytest.mark.ruling("CO-71")
@pytest.mark.parametrize(("answer", "mine", "theirs"), [
    ("take:curse", "curse", "curse"), ("give:curse", "", "curse*2")])
def test_a_curse_is_no_victory_card_for_jester(answer: str, mine: str, theirs: str) -> None:
    state = table({"hand": "jester"}, {"deck": "curse"})
    choose(state, "play:jester")
    assert (state.seat, set(options(state))) == (0, {"give:curse", "take:curse"})
    choose(state, answer)
    expect(state, 0, discard=mine)
    expect(state, 1, discard=theirs)


@pytest.mark.ruling("CO-75")
def test_nobody_gains_for_jester_when_the_pile_ran_out_before() -> None:
    state = table({"hand": "jester"}, {"deck": "laboratory"}, {"deck": "laboratory"}, supply={"laboratory": 1})
    choose(state, "play:jester", "take:laboratory")
    expect(state, 0, discard="laboratory")
    expect(state, 1, discard="laboratory")
    expect(state, 2, discard="laboratory", deck="")
    assert state.prompt == "buy"


@pytest.mark.ruling("CO-78")
def test_a_moat_keeps_jester_from_the_deck() -> None:
    state = table({"hand": "jester"}, {"hand": "moat", "deck": "gold"})
    choose(state, "play:jester", "reveal:moat")
    expect(state, 1, deck="gold", discard="")


# ---- Fairgrounds
NAMES = "copper silver gold estate duchy province curse village smithy market moat cellar chapel workshop"


@pytest.mark.ruling("CO-79")
@pytest.mark.parametrize(("names", "points"), [(14, 8), (15, 12)])
def test_a_fairgrounds_counts_full_fives_of_different_cards(names: int, points: int) -> None:
    others = NAMES.split()[:names - 1]
    state = table({"deck": f"{' '.join(others)} fairgrounds*2"}, {}, over=True)
    assert state.result is not None
    printed = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}
    assert state.result.scores[0] - sum(printed.get(name, 0) for name in others) == points


@pytest.mark.ruling("CO-80")
def test_a_card_on_the_island_mat_counts_for_fairgrounds() -> None:
    deck = "copper silver gold fairgrounds*2"
    alone = table({"deck": deck}, {}, kingdom="island village", over=True)
    with_mat = table({"deck": deck, "mats": {"island": ["village"]}}, {}, kingdom="island", over=True)
    assert alone.result is not None
    assert with_mat.result is not None
    assert (alone.result.scores[0], with_mat.result.scores[0]) == (0, 4)


@pytest.mark.ruling("CO-81")
@pytest.mark.parametrize(("seats", "count"), [(2, 8), (3, 12)])
def test_the_pile_of_fairgrounds_is_that_of_a_victory_card(seats: int, count: int) -> None:
    assert GAME.start(seats=seats, piles=["fairgrounds"], seed=1).left("fairgrounds") == count
