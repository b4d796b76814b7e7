"""Adventures: Giant, Messenger, Treasure Trove, and the events Training, Bonfire and Raid."""
from functools import partial
from typing import Any, Dict, List

import pytest

from crownlands.dominion.state import DominionState
from table import choose, end_turn, events_of, expect, expect_trash, expect_turn, options, zone
from table import table as any_table

table = partial(any_table, boxes=["base2e"])
COPPERS = "copper*15"
OTHER: Dict[str, Any] = {"hand": "copper*2", "deck": COPPERS}


def buying(coins: int, kingdom: str, *others: Any, me: Any = None, **rest: Any) -> DominionState:
    turn = {"phase": "buying", "coins": coins, "buys": 2, **rest.pop("turn", {})}
    return table({"deck": COPPERS, **(me or {})}, *(others or (OTHER,)), kingdom=kingdom, turn=turn, **rest)


def tokens(state: DominionState, seat: int) -> Any:
    return state.view(None)["players"][seat]["tokens"]


# ---- Giant
@pytest.mark.ruling("AD-46", "AD-50")
def test_the_first_giant_gives_a_coin() -> None:
    state = table({"hand": "giant"}, {"hand": "moat", "deck": "gold"})
    choose(state, "play:giant")
    assert (state.seat, state.prompt, tokens(state, 0)) == (1, "react", {})
    choose(state, "done")
    expect_turn(state, coins=1)
    expect(state, 1, deck="gold")
    assert tokens(state, 0) == {"journey": 1}


@pytest.mark.ruling("AD-47", "AD-48")
@pytest.mark.parametrize(("deck", "trashed", "discarded"), [
    ("gold", "gold", ""), ("copper", "", "copper curse"), ("province", "", "province curse"), ("", "", "curse"),
    ("masterpiece", "masterpiece", "")])
def test_the_second_giant_tramples(deck: str, trashed: str, discarded: str) -> None:
    state = table({"hand": "giant", "tokens": {"journey": 1}}, {"deck": deck})
    choose(state, "play:giant")
    expect_turn(state, coins=5)
    expect_trash(state, trashed)
    expect(state, 1, discard=discarded)
    assert tokens(state, 0) == {}


@pytest.mark.ruling("AD-49")
def test_giant_played_twice_gives_both() -> None:
    state = table({"hand": "throne_room giant"}, {"deck": "copper"})
    choose(state, "play:throne_room", "play:giant")
    expect_turn(state, coins=6)
    expect(state, 1, discard="copper curse")


@pytest.mark.ruling("AD-51")
def test_trampled_rats_draw() -> None:
    state = table({"hand": "giant", "tokens": {"journey": 1}}, {"deck": "rats gold"})
    choose(state, "play:giant")
    expect(state, 1, hand="gold", discard="")
    expect_trash(state, "rats")


# ---- Messenger
@pytest.mark.ruling("AD-52")
def test_messenger_may_move_the_deck() -> None:
    state = table({"hand": "messenger", "deck": "gold silver"}, {})
    choose(state, "play:messenger", "yes")
    expect(state, 0, deck="", discard="gold silver")
    expect_turn(state, buys=2, coins=2)
    assert events_of(state, 1, "discard") == []


@pytest.mark.ruling("AD-53")
def test_messenger_as_the_first_purchase_gives_everybody_a_card() -> None:
    state = buying(4, "messenger")
    choose(state, "buy:messenger")
    assert (state.prompt, "done" in options(state)) == ("gain", False)
    assert state.view(0)["costs"]["gold"] > 4
    assert "gain:gold" not in options(state)
    choose(state, "gain:silver")
    assert zone(state, 0, "discard") == ["silver", "messenger"]
    expect(state, 1, discard="silver")


@pytest.mark.ruling("AD-54")
@pytest.mark.parametrize("first", ["buy:copper", "buy:bonfire"])
def test_messenger_as_a_later_purchase_gives_nothing(first: str) -> None:
    state = buying(7, "messenger bonfire", turn={"buys": 3})
    choose(state, first, "buy:messenger")
    assert state.prompt == "buy"
    expect(state, 1, discard="")


@pytest.mark.ruling("AD-55")
def test_copies_run_out_in_turn_order() -> None:
    state = buying(4, "messenger", {}, {}, supply={"silver": 2})
    choose(state, "buy:messenger", "gain:silver")
    expect(state, 1, discard="silver")
    expect(state, 2, discard="")


@pytest.mark.ruling("AD-56")
def test_a_messenger_that_is_not_bought_gives_nothing() -> None:
    state = table({"hand": "workshop"}, {}, kingdom="messenger")
    choose(state, "play:workshop", "gain:messenger")
    assert state.prompt == "buy"
    expect(state, 1, discard="")


@pytest.mark.ruling("AD-57")
def test_the_last_messengers_can_be_what_everybody_gains() -> None:
    state = buying(4, "messenger", supply={"messenger": 2})
    choose(state, "buy:messenger", "gain:messenger")
    expect(state, 0, discard="messenger")
    expect(state, 1, discard="messenger")


# ---- Treasure Trove
@pytest.mark.ruling("AD-58", "AD-59")
@pytest.mark.parametrize(("golds", "gained"), [(5, "gold copper"), (0, "copper")])
def test_treasure_trove_gains_a_gold_and_a_copper(golds: int, gained: str) -> None:
    state = table({"hand": "treasure_trove"}, kingdom="treasure_trove", supply={"gold": golds}, turn={"phase": "buy"})
    choose(state, "play:treasure_trove")
    expect(state, 0, discard=gained)
    expect_turn(state, coins=2)


@pytest.mark.ruling("AD-60")
@pytest.mark.parametrize(("answers", "gained"), [(["yes"], "gold*2 copper"), (["no", "yes"], "gold copper*2")])
def test_duplicate_may_answer_either_gain_of_a_treasure_trove(answers: List[str], gained: str) -> None:
    state = table({"hand": "treasure_trove", "mats": {"tavern": ["duplicate"]}}, {}, turn={"phase": "buy"})
    choose(state, "play:treasure_trove", *answers)
    expect(state, 0, discard=gained)


@pytest.mark.ruling("AD-61")
def test_bandit_trashes_a_treasure_trove() -> None:
    state = table({"hand": "bandit"}, {"deck": "treasure_trove copper"})
    choose(state, "play:bandit")
    expect_trash(state, "treasure_trove")


# ---- Training
@pytest.mark.ruling("AD-62")
@pytest.mark.parametrize(("hand", "plays", "coins"), [
    ("market", ["market"], 2), ("throne_room market", ["throne_room", "market"], 4), ("village", ["village"], 0)])
def test_the_token_gives_a_coin_for_each_play(hand: str, plays: List[str], coins: int) -> None:
    state = table({"hand": hand, "deck": COPPERS, "trained": "market"}, {}, kingdom="training market village")
    choose(state, *[f"play:{card}" for card in plays])
    expect_turn(state, coins=coins)


@pytest.mark.ruling("AD-63", "AD-64")
def test_training_puts_the_token_on_any_action_pile() -> None:
    state = buying(12, "training market village farmland", me={"trained": "market"}, supply={"village": 0})
    choose(state, "buy:training")
    assert set(options(state)) == {"train:market", "train:village"}
    choose(state, "train:village")
    assert state.view(1)["players"][0]["trained"] == "village"
    expect_turn(state, coins=6, buys=1)


@pytest.mark.ruling("AD-65")
def test_the_token_works_for_its_owner_alone() -> None:
    state = table({"trained": "market"}, {"hand": "market", "deck": COPPERS}, kingdom="training market",
                  turn={"seat": 1})
    choose(state, "play:market")
    expect_turn(state, coins=1)


@pytest.mark.ruling("AD-67", "HI-06")
def test_events_cost_what_they_cost_and_end_the_playing_of_treasures() -> None:
    state = buying(6, "training market", me={"hand": "gold", "play": "highway"}, turn={"reduction": 1})
    assert state.view(0)["costs"]["training"] == 6
    assert state.view(0)["landscapes"] == ["training"]
    choose(state, "buy:training", "train:market")
    assert state.prompt == "buy"
    expect(state, 0, hand="gold")
    expect_turn(state, coins=0, buys=1)


@pytest.mark.ruling("AD-67")
def test_coin_tokens_cannot_be_spent_after_an_event() -> None:
    state = table({"hand": "", "tokens": {"coffers": 1}}, {}, kingdom="plaza bonfire",
                  turn={"phase": "buy", "coins": 3, "buys": 2})
    choose(state, "done", "buy:bonfire")
    assert not any(id.startswith("spend") for id in options(state))


@pytest.mark.ruling("DA-06")
def test_an_event_is_no_card_that_was_bought() -> None:
    state = buying(3, "hermit bonfire", me={"play": "hermit gold"}, turn={"buys": 1})
    choose(state, "buy:bonfire", "done")
    expect_trash(state, "hermit")
    assert "madman" in zone(state, 0, "discard")


# ---- Bonfire
@pytest.mark.ruling("AD-68", "AD-70")
def test_bonfire_trashes_cards_in_play() -> None:
    state = buying(5, "bonfire", me={"play": "copper*5", "hand": "estate"})
    choose(state, "buy:bonfire")
    assert options(state) == ["trash:copper", "done"]
    choose(state, "trash:copper", "trash:copper")
    expect_trash(state, "copper*2")
    expect(state, 0, play="copper*3", hand="estate")
    expect_turn(state, coins=2, buys=1)


@pytest.mark.ruling("AD-69")
@pytest.mark.parametrize(("choices", "trashed", "hand"), [
    (["done"], "", ""), (["trash:rats", "done"], "rats", "copper")])
def test_bonfire_may_trash_nothing_and_what_it_trashes_speaks(choices: List[str], trashed: str, hand: str) -> None:
    state = buying(3, "bonfire", me={"play": "rats village"})
    choose(state, "buy:bonfire", *choices)
    expect_trash(state, trashed)
    expect(state, 0, hand=hand)


@pytest.mark.ruling("HI-04")
def test_a_highway_that_bonfire_trashes_makes_cards_dearer() -> None:
    state = buying(10, "bonfire", me={"play": "highway"})
    assert state.view(0)["costs"]["province"] == 7
    choose(state, "buy:bonfire", "trash:highway")
    assert state.view(0)["costs"]["province"] == 8


@pytest.mark.ruling("DA-12")
def test_a_hermit_that_bonfire_trashes_brings_no_madman() -> None:
    state = buying(3, "hermit bonfire", me={"play": "hermit"}, turn={"buys": 1})
    choose(state, "buy:bonfire", "trash:hermit")
    expect_trash(state, "hermit")
    expect(state, 0, discard="")


# ---- Raid
@pytest.mark.ruling("AD-71", "AD-76")
@pytest.mark.parametrize("silvers", [4, 0])
def test_raid_gains_silvers_and_puts_tokens_on_decks(silvers: int) -> None:
    state = buying(5, "raid", me={"play": f"silver*{silvers}" if silvers else ""})
    choose(state, "buy:raid")
    assert zone(state, 0, "discard") == ["silver"] * silvers
    assert [tokens(state, seat) for seat in (0, 1)] == [{}, {"minus_card": 1}]


@pytest.mark.ruling("AD-73")
def test_raid_is_no_attack_and_leaves_one_token() -> None:
    state = buying(10, "raid", {"hand": "moat secret_chamber", "deck": COPPERS})
    choose(state, "buy:raid", "buy:raid")
    assert tokens(state, 1) == {"minus_card": 1}


@pytest.mark.ruling("AD-72")
@pytest.mark.parametrize(("hand", "play", "drawn", "next_hand"), [
    ("smithy", "play:smithy", 2, 5), ("copper", "", 0, 4)])
def test_the_token_shortens_the_next_draw(hand: str, play: str, drawn: int, next_hand: int) -> None:
    state = table({"hand": hand, "deck": COPPERS, "tokens": {"minus_card": 1}}, OTHER, kingdom="raid")
    if play:
        choose(state, play)
        assert len(zone(state, 0, "hand")) == drawn
        assert tokens(state, 0) == {}
    end_turn(state)
    assert len(zone(state, 0, "hand")) == next_hand
    assert tokens(state, 0) == {}


@pytest.mark.ruling("AD-74")
def test_library_draws_up_to_seven_in_spite_of_the_token() -> None:
    state = table({"hand": "library estate*4", "deck": COPPERS, "tokens": {"minus_card": 1}}, {}, kingdom="raid")
    choose(state, "play:library")
    assert len(zone(state, 0, "hand")) == 7
    assert tokens(state, 0) == {}


@pytest.mark.ruling("AD-75")
@pytest.mark.parametrize(("card", "choices"), [
    ("vassal", []), ("advisor", ["discard:copper"]), ("mystic", ["name:gold"]), ("journeyman", ["name:gold"])])
def test_what_is_not_drawn_ignores_the_token(card: str, choices: List[str]) -> None:
    state = table({"hand": card, "deck": "copper silver estate duchy", "tokens": {"minus_card": 1}}, {}, kingdom="raid")
    choose(state, f"play:{card}", *choices)
    assert tokens(state, 0) == {"minus_card": 1}


@pytest.mark.ruling("AD-75")
@pytest.mark.parametrize(("card", "choices"), [
    ("herald", []), ("wandering_minstrel", []), ("sentry", ["done", "done"])])
def test_the_token_takes_the_card_that_comes_before_a_look(card: str, choices: List[str]) -> None:
    state = table({"hand": card, "deck": "silver gold estate duchy", "tokens": {"minus_card": 1}}, {}, kingdom="raid")
    choose(state, f"play:{card}", *choices)
    assert tokens(state, 0) == {}
    expect(state, 0, hand="")
    seen = [card for event in state.events(0) if event["event"] in ("reveal", "look") for card in event["cards"]]
    assert seen[0] == "silver"


@pytest.mark.ruling("AD-77")
def test_nothing_is_shuffled_for_the_token() -> None:
    state = table({"hand": "smithy", "deck": "copper silver", "discard": "gold", "tokens": {"minus_card": 1}}, {},
                  kingdom="raid")
    choose(state, "play:smithy")
    expect(state, 0, hand="copper silver", discard="gold", deck="")
    assert events_of(state, 0, "shuffle") == []
