"""Drawing, revealing and setting aside when the deck runs out; cards between zones."""
from typing import Dict, List, Set

import pytest

from crownlands.dominion.state import DominionState
from table import choose, events_of, expect, expect_trash, expect_turn, options, table, zone


def shuffled(state: DominionState, seat: int = 0) -> List[int]:
    """How many cards each shuffle of the seat had."""
    return [event["count"] for event in events_of(state, seat, "shuffle") if event["seat"] == seat]


def revealed(state: DominionState, seat: int) -> List[str]:
    """What another player has seen of the seat's deck, in order."""
    return [card for event in events_of(state, 1 - seat, "reveal")
            if event["seat"] == seat and event["from"] == "deck" for card in event["cards"]]


@pytest.mark.ruling("I-68")
def test_a_library_never_reshuffles_what_it_has_set_aside() -> None:
    state = table({"hand": "library estate*2", "deck": "smithy market", "discard": "village"})
    choose(state, "play:library", "set_aside:smithy", "set_aside:market")
    expect(state, 0, aside="smithy market", deck="village", discard="")
    choose(state, "set_aside:village")
    assert state.prompt == "buy"
    expect(state, 0, hand="estate*2", aside="", deck="", discard="smithy market village")
    assert shuffled(state) == [1]


@pytest.mark.ruling("I-69")
@pytest.mark.parametrize("card", ["great_hall", "nobles"])
def test_a_library_may_set_aside_an_action_that_is_a_victory_card_too(card: str) -> None:
    state = table({"hand": "library estate*5", "deck": f"{card} copper*2"})
    choose(state, "play:library")
    assert set(options(state)) == {f"keep:{card}", f"set_aside:{card}"}
    choose(state, f"set_aside:{card}")
    expect(state, 0, hand="estate*5 copper*2", discard=card)


@pytest.mark.ruling("I-69")
def test_a_library_may_not_set_aside_a_harem() -> None:
    state = table({"hand": "library estate*5", "deck": "harem copper*2"})
    choose(state, "play:library")
    assert state.prompt == "treasure"
    expect(state, 0, hand="estate*5 harem copper", discard="", deck="copper")


@pytest.mark.ruling("I-70")
def test_an_adventurer_takes_a_harem_as_a_treasure() -> None:
    state = table({"hand": "adventurer", "deck": "estate harem curse copper silver"})
    choose(state, "play:adventurer")
    expect(state, 0, hand="harem copper", discard="estate curse", deck="silver")


@pytest.mark.ruling("I-71")
def test_the_first_card_of_a_tribute_is_not_in_the_reshuffle_for_the_second() -> None:
    state = table({"hand": "tribute", "deck": "gold*3"}, {"deck": "copper", "discard": "estate"})
    choose(state, "play:tribute")
    assert (revealed(state, 1), shuffled(state, 1)) == (["copper", "estate"], [1])
    expect(state, 1, deck="", discard="copper estate")
    expect(state, 0, hand="gold*2")
    expect_turn(state, coins=2, actions=0)


@pytest.mark.ruling("I-72", "I-73")
@pytest.mark.parametrize(("deck", "actions", "coins", "cards"), [
    ("silver*2", 0, 2, 0), ("harem*2", 0, 2, 2), ("village*2", 2, 0, 0), ("silver copper", 0, 4, 0),
    ("curse estate", 0, 0, 2), ("curse*2", 0, 0, 0), ("curse copper", 0, 2, 0)])
def test_a_tribute_counts_equal_cards_once_and_a_curse_for_nothing(deck: str, actions: int, coins: int,
                                                                   cards: int) -> None:
    state = table({"hand": "tribute", "deck": "estate*9"}, {"deck": deck})
    choose(state, "play:tribute")
    expect(state, 0, hand=f"estate*{cards}" if cards else "")
    expect(state, 1, deck="", discard=deck)
    expect_turn(state, actions=actions, coins=coins, buys=1)


@pytest.mark.ruling("I-74")
@pytest.mark.parametrize("deck", ["harem nobles great_hall duke", "gardens estate duchy province"])
def test_a_scout_takes_every_kind_of_victory_card(deck: str) -> None:
    state = table({"hand": "scout", "deck": f"{deck} estate"})
    choose(state, "play:scout")
    expect(state, 0, hand=deck, deck="estate")


@pytest.mark.ruling("I-74")
def test_a_scout_leaves_a_curse() -> None:
    state = table({"hand": "scout", "deck": "curse harem copper estate gold"})
    choose(state, "play:scout")
    expect(state, 0, hand="harem estate")
    assert set(options(state)) == {"put_back:curse", "put_back:copper"}
    choose(state, "put_back:curse")
    assert zone(state, 0, "deck") == ["copper", "curse", "gold"]


@pytest.mark.ruling("I-75")
@pytest.mark.parametrize(("named", "hand", "deck"), [
    ("name:silver", "copper silver", ""), ("name:gold", "copper", "silver")])
def test_a_wishing_well_reshuffles_for_the_card_it_reveals(named: str, hand: str, deck: str) -> None:
    state = table({"hand": "wishing_well", "deck": "copper", "discard": "silver"})
    choose(state, "play:wishing_well")
    assert (state.prompt, shuffled(state)) == ("name", [])
    choose(state, named)
    assert (revealed(state, 0), shuffled(state)) == (["silver"], [1])
    expect(state, 0, hand=hand, deck=deck, discard="")


@pytest.mark.ruling("I-75")
def test_a_wishing_well_without_a_card_to_reveal_still_asks_for_a_name() -> None:
    state = table({"hand": "wishing_well", "deck": "copper"})
    choose(state, "play:wishing_well")
    assert state.prompt == "name"
    choose(state, "name:copper")
    assert state.prompt == "treasure"
    assert revealed(state, 0) == []
    expect(state, 0, hand="copper", deck="", discard="")


@pytest.mark.ruling("I-76")
def test_a_cellar_draws_as_many_as_it_discarded_even_the_same_cards() -> None:
    state = table({"hand": "cellar copper*2 estate duchy", "deck": "gold"})
    choose(state, "play:cellar", "discard:copper", "discard:copper", "discard:estate", "done")
    assert shuffled(state) == [3]
    assert len(zone(state, 0, "hand")) == 4
    expect(state, 0, discard="")
    all_back = table({"hand": "cellar copper*2 estate"})
    choose(all_back, "play:cellar", "discard:copper", "discard:copper", "done")
    expect(all_back, 0, hand="copper*2 estate", deck="", discard="")
    assert shuffled(all_back) == [2]


@pytest.mark.ruling("I-77")
@pytest.mark.parametrize(("mine", "hand", "deck"), [
    ({"deck": "estate gold"}, "estate", "gold"), ({"discard": "estate*2"}, "estate", "estate"), ({}, "", "")])
def test_a_harbinger_asks_nothing_if_the_discard_pile_is_empty(mine: Dict[str, str], hand: str, deck: str) -> None:
    state = table({"hand": "harbinger", **mine})
    choose(state, "play:harbinger")
    assert (state.prompt, events_of(state, 0, "look")) == ("buy", [])
    expect(state, 0, hand=hand, deck=deck, discard="")


@pytest.mark.ruling("I-77")
def test_a_harbinger_asks_if_there_is_a_discard_pile() -> None:
    state = table({"hand": "harbinger", "deck": "estate", "discard": "gold copper"})
    choose(state, "play:harbinger")
    assert options(state) == ["put_back:copper", "put_back:gold", "done"]


@pytest.mark.ruling("I-78")
@pytest.mark.parametrize(("discard", "asked"), [("smithy", True), ("estate", False)])
def test_a_vassal_reshuffles_an_empty_deck(discard: str, asked: bool) -> None:
    state = table({"hand": "vassal", "discard": discard})
    choose(state, "play:vassal")
    assert shuffled(state) == [1]
    assert (state.prompt == "play_it") == asked
    expect(state, 0, deck="", discard=discard)
    expect_turn(state, coins=2)


@pytest.mark.ruling("I-78")
def test_a_vassal_without_any_cards_only_gives_coins() -> None:
    state = table({"hand": "vassal estate"})
    choose(state, "play:vassal")
    assert state.prompt == "buy"
    expect(state, 0, hand="estate", deck="", discard="", play="vassal")
    expect_turn(state, coins=2, actions=0)


@pytest.mark.ruling("I-79")
@pytest.mark.parametrize("card", ["gold", "province", "curse", "harem", "gardens"])
def test_a_vassal_leaves_what_is_not_an_action_in_the_discard_pile(card: str) -> None:
    state = table({"hand": "vassal", "deck": f"{card} copper"})
    choose(state, "play:vassal")
    assert state.prompt == "buy"
    expect(state, 0, discard=card, play="vassal", deck="copper", hand="")
    expect_turn(state, coins=2)


@pytest.mark.ruling("I-80")
def test_a_feast_played_by_vassal_is_trashed_from_play() -> None:
    state = table({"hand": "vassal", "deck": "feast copper", "discard": "estate"})
    choose(state, "play:vassal", "yes")
    expect_trash(state, "feast")
    choose(state, "gain:duchy")
    expect(state, 0, play="vassal", discard="estate duchy", deck="copper")
    assert [event["from"] for event in events_of(state, 0, "trash")] == ["play"]


@pytest.mark.ruling("I-80")
@pytest.mark.parametrize(("answer", "coins", "play", "trash"), [
    ("yes", 4, "vassal", "mining_village"), ("no", 2, "vassal mining_village", "")])
def test_a_mining_village_played_by_vassal_may_trash_itself(answer: str, coins: int, play: str, trash: str) -> None:
    state = table({"hand": "vassal", "deck": "mining_village estate"})
    choose(state, "play:vassal", "yes", answer)
    expect(state, 0, play=play, hand="estate", discard="")
    expect_turn(state, coins=coins, actions=2)
    expect_trash(state, trash)


@pytest.mark.ruling("I-81")
@pytest.mark.parametrize(("deck", "offered"), [
    ("gold", set()), ("gold estate", {"trash:estate", "done"}),
    ("gold estate copper", {"trash:estate", "trash:copper", "done"})])
def test_a_sentry_looks_at_the_cards_there_are(deck: str, offered: Set[str]) -> None:
    state = table({"hand": "sentry", "deck": deck})
    choose(state, "play:sentry")
    expect(state, 0, hand="gold")
    if offered:
        assert (state.prompt, set(options(state))) == ("trash_looked", offered)
    else:
        assert state.prompt == "treasure"


@pytest.mark.ruling("I-82")
def test_a_sentry_trashes_then_discards_then_returns() -> None:
    state = table({"hand": "sentry", "deck": "gold estate copper silver"})
    choose(state, "play:sentry")
    assert (state.prompt, options(state)) == ("trash_looked", ["trash:copper", "trash:estate", "done"])
    choose(state, "trash:estate")
    expect_trash(state, "estate")
    assert options(state) == ["trash:copper", "done"]
    choose(state, "done")
    assert (state.prompt, options(state)) == ("discard_looked", ["discard:copper", "done"])
    choose(state, "done")
    assert zone(state, 0, "deck") == ["copper", "silver"]
    back = table({"hand": "sentry", "deck": "gold estate copper silver"})
    choose(back, "play:sentry", "done", "done")
    assert (back.prompt, options(back)) == ("order", ["put_back:copper", "put_back:estate"])
    choose(back, "put_back:copper")
    assert zone(back, 0, "deck") == ["estate", "copper", "silver"]
    assert state.prompt == back.prompt == "treasure"


@pytest.mark.ruling("I-82")
def test_a_sentry_shows_others_only_trashed_cards_and_the_top_of_the_discard_pile() -> None:
    state = table({"hand": "sentry", "deck": "gold estate copper silver"})
    choose(state, "play:sentry")
    assert [event["count"] for event in events_of(state, 1, "look")] == [1, 1]
    assert "looked_at" in state.view(0)["players"][0]
    assert not {"looked_at", "aside"} & set(state.view(1)["players"][0])
    both = state.copy()
    choose(state, "trash:copper", "done", "discard:estate")
    assert [event["cards"] for event in events_of(state, 1, "trash")] == [["copper"]]
    assert [event["top"] for event in events_of(state, 1, "discard")] == ["estate"]
    choose(both, "done", "discard:estate", "discard:copper")
    told = events_of(both, 1, "discard")
    assert [(event["count"], event["top"], "cards" in event) for event in told] == [(2, "copper", False)]
    private = [event for seen in (state, both) for verb in ("look", "put_back") for event in events_of(seen, 1, verb)]
    assert not any("cards" in event for event in private)


@pytest.mark.ruling("I-83")
@pytest.mark.parametrize(("card", "deck", "choices"), [
    ("courtyard", "copper*3", ["put_back:estate"]), ("artisan", "", ["gain:silver", "put_back:estate"])])
def test_a_card_put_on_an_empty_deck_is_drawn_before_any_shuffle(card: str, deck: str, choices: List[str]) -> None:
    state = table({"hand": f"{card} estate", "deck": deck, "discard": "gold*9"}, {"hand": "copper"})
    choose(state, f"play:{card}", *choices)
    expect(state, 0, deck="estate", discard="gold*9")
    assert shuffled(state) == []
    choose(state, "done", "done")
    drawn = [event["cards"] for event in state.events(0) if event["event"] in ("shuffle", "draw") and "cards" in event]
    order = [event["event"] for event in state.events(0) if event["event"] in ("shuffle", "draw")]
    assert order[-3:] == ["draw", "shuffle", "draw"]
    assert (drawn[-2], len(drawn[-1])) == (["estate"], 4)


@pytest.mark.ruling("I-84")
@pytest.mark.parametrize("hand", ["estate copper", "estate", "copper*4", ""])
def test_a_player_with_fewer_than_five_cards_draws_them_all(hand: str) -> None:
    state = table({"hand": hand}, {"hand": "copper"}, turn={"phase": "buying"})
    choose(state, "done")
    expect(state, 0, hand=hand, deck="", discard="")
    expect_turn(state, turn_seat=1)


@pytest.mark.ruling("I-68")
def test_what_library_sets_aside_lies_open_also_after_minion_discarded_an_empty_hand() -> None:
    state = table({"hand": "minion", "deck": "library estate*3 smithy village gold"}, {"hand": "copper"})
    choose(state, "play:minion", "choose:discard", "play:library", "set_aside:smithy")
    assert state.view(1)["players"][0]["aside"] == ["smithy"]
    assert state.view(1)["players"][0]["hand_size"] == 3
