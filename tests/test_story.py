"""How games are told: which message, under which card, and what goes without saying. The words are tested elsewhere."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import msgspec

import crownlands
from crownlands.dominion.state import DominionState
from crownlands.locale import Words
from crownlands.server.game import TableGame
from table import choose, table

WORDS = Words()
GAME = crownlands.game("dominion")
Told = Tuple[str, int]


def story(state: Any, seat: int = 0) -> List[Dict[str, Any]]:
    """The events that are told, as the server would send them."""
    events = crownlands.game(state.game_name()).story().tell_all(state.events(seat))
    return [event for event in events if "say" in event]


def lines(state: DominionState, seat: int = 0) -> List[Told]:
    return [(event["say"].removeprefix("log-"), event.get("under", 0)) for event in story(state, seat)]


def test_what_a_throne_room_plays_stands_under_it_and_is_told_again() -> None:
    state = table({"hand": "throne_room smithy moat", "deck": "copper*9"}, {"hand": ""})
    choose(state, "play:throne_room", "play:smithy")
    assert lines(state) == [("play", 0), ("play", 1), ("draw", 2), ("again", 1), ("draw", 2)]
    [second] = [event for event in story(state) if event["event"] == "again"]
    assert second["card"] == "smithy"


def test_a_throne_room_in_a_throne_room_is_told_level_by_level() -> None:
    state = table({"hand": "throne_room*2 village smithy", "deck": "copper*12"}, {"hand": ""})
    choose(state, "play:throne_room", "play:throne_room", "play:village")
    plays = [(event["event"], event.get("cards", [event.get("card")])[0], event.get("under", 0))
             for event in story(state) if event["event"] in ("play", "again")]
    assert plays == [("play", "throne_room", 0), ("play", "throne_room", 1), ("play", "village", 2),
                     ("again", "village", 2), ("again", "throne_room", 1), ("play", "smithy", 2),
                     ("again", "smithy", 2)]


def test_the_next_card_does_not_stand_under_the_last_one() -> None:
    state = table({"hand": "village smithy copper", "deck": "estate*9"}, {"hand": ""}, kingdom="moat")
    choose(state, "play:village", "play:smithy", "play:treasures", "buy:copper")
    assert lines(state)[:5] == [("play", 0), ("draw", 1), ("play", 0), ("draw", 1), ("play", 0)]
    assert ("buy", 0) in lines(state)


def test_what_an_attack_does_stands_under_it_for_everybody_and_hides_what_is_hidden() -> None:
    state = table({"hand": "militia"}, {"hand": "copper*3 estate gold"})
    choose(state, "play:militia", "discard:copper", "discard:estate")
    assert lines(state, 0) == [("play", 0), ("discard-count", 1)]
    assert lines(state, 1) == [("play", 0), ("discard", 1)]


def test_a_turn_ends_with_its_sums_and_without_its_clean_up() -> None:
    state = GAME.start(seed=3, kingdom="b2_first_game", first_player=0)
    choose(state, "play:treasures", "buy:silver" if "buy:silver" in ids(state) else "buy:copper")
    told = [event for event in story(state) if event["step"] == state.choices]
    sums = next(event for event in told if event["say"] == "log-sums")
    coins = state_coins(state)
    assert sums["sums"] == {"coins": coins, "drawn": 0, "gained": 1, "trashed": 0}
    assert [event["say"] for event in told] == ["log-buy", "log-sums", "log-turn"]
    assert str(coins) in WORDS.say("log-sums", **sums["sums"])


def ids(state: DominionState) -> List[str]:
    assert state.decision is not None
    return state.decision.ids


def state_coins(state: DominionState) -> int:
    """Coppers that were played in the first turn."""
    return sum(event["count"] for event in state.events(0) if event["event"] == "play")


def test_the_server_tells_the_same_after_something_was_taken_back() -> None:
    """The story is kept with the snapshots: what is told again is told the same way."""
    state = table({"hand": "throne_room smithy moat", "deck": "copper*9"}, {"hand": ""})
    game = TableGame(state.record())
    for option in ("play:throne_room", "play:smithy", "play:treasures"):
        game.take(game.prepare(option, forced=False, seed=1))
    before = sent(game, 0)
    game = game.after(1)
    for option in ("play:smithy", "play:treasures"):
        game.take(game.prepare(option, forced=False, seed=1))
    assert sent(game, 0) == before
    hidden = [event["say"] for event in sent(game, None) if event["event"] == "draw"]
    assert hidden == ["log-draw-count"] * 2
    assert all("cards" not in event for event in sent(game, None) if event["event"] == "draw")


def sent(game: TableGame, seat: Optional[int]) -> List[Dict[str, Any]]:
    return [msgspec.json.decode(event) for event in game.events_for(seat, 0)]


def test_dominoes_are_told_round_by_round_with_the_points() -> None:
    state = crownlands.game("kingdomino").start(seed=2)
    while not state.over:
        state.choose(0)
    told = story(state)
    rounds = [event for event in told if event.get("heading")]
    assert [event["number"] for event in rounds] == list(range(len(rounds)))
    assert rounds[0]["scores"] == [0, 0]
    assert all(event["box"] == "kingdomino" for event in told if "domino" in event)
    assert not {"line", "king", "board"} & {event["event"] for event in told}
