"""Games as numbers: every option has its number, no number tells what a seat may not know, bytes hold positions."""
import hashlib
from collections import Counter
from typing import Any, Dict, List

import pytest
from hypothesis import given
from hypothesis import strategies as some

import crownlands
from crownlands.dominion.kingdoms import all_boxes
from crownlands.dominion.state import DominionState
from crownlands.encoding import (
    Encoding,
    encoding,
    encoding_of,
    information,
    information_hash,
    packed,
    same_position,
    unpacked,
)
from crownlands.kernel.errors import CrownlandsError, DamagedRecord, IllegalChoice, WrongOption, WrongOutcome
from crownlands.kernel.game import Game
from crownlands.kernel.state import NO_ANSWER, State
from games import Moment, every_game, last_step, moments, play_on, reached, seeds, table_states
from table import table

MADE: Dict[Any, Encoding] = {}
MOST_BYTES = 400


def numbers_of(state: State) -> Encoding:
    """The encoding of a state, of Dominion that of all boxes; made once."""
    made = encoding_of(state) if not isinstance(state, DominionState) else None
    key = ("dominion", state.seats) if made is None else made.fingerprint
    if key not in MADE:
        MADE[key] = made or encoding_of(state, all_boxes())
    return MADE[key]


# ---- actions
@every_game
@given(moments)
def test_the_mask_is_what_can_be_chosen(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    numbers = numbers_of(state)
    legal = numbers.legal(state)
    decision = state.decision
    assert [numbers.word(action) for action in legal] == (decision.ids if decision else [])
    assert [action for action, set in enumerate(numbers.mask(state)) if set] == sorted(legal)


@every_game
@given(moments)
def test_an_action_leads_to_its_option_and_no_other(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    numbers = numbers_of(state)
    legal = set(numbers.legal(state))
    for action in range(numbers.actions):
        answer = NO_ANSWER if state.over else numbers.answer_to(state, action)
        assert (answer != NO_ANSWER) == (action in legal)
        if action in legal:
            assert state.option_id(answer) == numbers.word(action)


@pytest.mark.parametrize("numbers", [encoding("dominion", seats=3, boxes=["seaside", "base2e"]), encoding("kingdomino"),
                                     encoding("queendomino"), encoding("royal_wedding", seats=6)],
                         ids=lambda numbers: numbers.game)
def test_numbers_and_words_are_inverse(numbers: Encoding) -> None:
    assert [numbers.action(word) for word in numbers.words] == list(range(int(numbers.actions)))
    with pytest.raises(IllegalChoice, match="there is no action -1"):
        numbers.word(-1)
    with pytest.raises(IllegalChoice, match="has no number in this encoding"):
        numbers.action("jump")


def test_numbers_are_the_same_in_every_kingdom_of_the_boxes() -> None:
    numbers = encoding("dominion", boxes=["base2e", "seaside"])
    again = encoding("dominion", boxes=["seaside", "base2e"])
    assert again.fingerprint == numbers.fingerprint
    seen = set()
    for seed in range(20):
        state = crownlands.game("dominion").start(boxes=["base2e", "seaside"], seed=seed)
        play_on(state, seed, 40)
        seen.add(tuple(state.kingdom.kingdom))
        ids = [state.option_id(answer) for answer in state.answers()]
        assert [numbers.word(action) for action in numbers.legal(state)] == ids
    assert len(seen) == 20


def test_the_numbers_of_version_1_stay_what_they_are() -> None:
    """What was trained with them goes on working: whoever must change one raises the version."""
    words = encoding("dominion").words[:731]
    assert (words.index("buy:province"), words.index("trash:estate"), words[730]) == (124, 302, "give:artisan")
    assert hashlib.sha256(" ".join(words).encode()).hexdigest()[:16] == "f2030390cd5537c8"
    kingdomino = encoding("kingdomino")
    assert (kingdomino.action("claim:48"), kingdomino.action("place:0,0,east"), kingdomino.actions) == (49, 210, 374)


@pytest.mark.parametrize(("state", "numbers", "fault"), [
    ("dominion", encoding("kingdomino"), "for kingdomino, not for dominion"),
    ("dominion", encoding("dominion", seats=3), "for 3 seats, not for 2"),
    ("dominion", encoding("dominion", boxes=["alchemy"]), "does not know cellar"),
    ("kingdomino", encoding("kingdomino", mighty_duel=True), "2 kingdoms of 7 squares, not for 2 of 5"),
])
def test_a_state_of_another_kind_is_refused(state: str, numbers: Encoding, fault: str) -> None:
    kingdom = {"kingdom": "b2_first_game"} if state == "dominion" else {}
    with pytest.raises(WrongOption, match=fault):
        numbers.legal(crownlands.game(state).start(**kingdom))


def test_an_action_that_cannot_be_chosen_changes_nothing() -> None:
    state = crownlands.game("kingdomino").start(seed=1)
    before = state.describe()
    with pytest.raises(IllegalChoice, match=r"action 0 \(done\) cannot be chosen now"):
        encoding("kingdomino").step(state, 0)
    assert state.describe() == before


# ---- observations
@every_game
@given(moments, seeds)
def test_an_observation_is_the_same_in_all_states_that_the_seat_cannot_tell_apart(game: Game[Any], moment: Moment,
                                                                                 seed: int) -> None:
    state = reached(game, moment)
    numbers = numbers_of(state)
    for seat in range(state.seats):
        twin = state.redeal(seat, seed)
        assert numbers.flat(twin, seat) == numbers.flat(state, seat)
        assert information(twin, seat) == information(state, seat)
        assert information_hash(twin, seat) == information_hash(state, seat)


@given(table_states, seeds, some.integers(0, 4))
def test_twins_that_are_played_alike_are_observed_alike(state: DominionState, seed: int, seat: int) -> None:
    """Until the seat is shown a difference: what its view tells is the same for so long, and what it heard."""
    seat %= int(state.seats)
    numbers = numbers_of(state)
    twin = state.redeal(seat, seed)
    known, heard = len(state.events(seat)), len(twin.events(seat))
    for step in range(8):
        if state.over:
            break
        play_on(state, seed + step, 1)
        choice, outcomes = last_step(state)
        try:
            twin.choose(choice, outcomes)
        except (WrongOutcome, IllegalChoice):
            break                                        # the twin's hand or deck does not hold that card
        if state.events(seat, since=known) != twin.events(seat, since=heard):
            break
        assert numbers.flat(twin, seat) == numbers.flat(state, seat)


@given(table_states)
def test_an_observation_tells_what_the_view_tells(state: DominionState) -> None:
    numbers = numbers_of(state)
    cards: List[str] = numbers.cards                     # type: ignore[attr-defined]
    for seat in range(state.seats):
        view, seen = state.view(seat), fields_of(numbers, state, seat)
        mixed = {kind: left for pile in view.get("mixed", {}).values() for kind, left in pile.items()}
        piles = {**{id: left for id, left in view["supply"].items() if id not in mixed}, **mixed}
        assert {id: seen["supply"][cards.index(id)] for id in piles} == piles
        tops = {id for id, left in view["supply"].items() if id in mixed and left}
        assert set(counted(cards, seen["on_top"])) == tops
        assert dict(Counter(counted(cards, seen["pile_points"]))) == view.get("pile_points", {})
        assert counted(cards, seen["trash"]) == sorted(view["trash"])
        assert counted(cards, seen["hand"][0]) == sorted(view["players"][seat]["hand"])
        for other in range(state.seats):
            facts = view["players"][(seat + other) % state.seats]
            assert counted(cards, seen["play"][other]) == sorted(facts["play"])
            of_player = dict(zip(numbers.field("players").names, seen["players"][other], strict=True))
            assert of_player["hand_size"] == facts["hand_size"]
            assert of_player["deck_size"] == facts.get("deck_size", -1)
            top = of_player["discard_top"]
            assert (cards[top - 1] if top else None) == facts["discard_top"]
            if "hand" not in facts:
                assert not any(seen["hand"][other])
        if view["turn"]:
            turn = dict(zip(numbers.field("turn").names, seen["turn"], strict=True))
            assert (turn["actions"], turn["buys"], turn["coins"]) == \
                (view["turn"]["actions"], view["turn"]["buys"], view["turn"]["coins"])


def test_an_observation_tells_where_a_token_of_training_lies() -> None:
    state = table({"trained": "market"}, {}, kingdom="training market village")
    numbers = numbers_of(state)
    cards: List[str] = numbers.cards                     # type: ignore[attr-defined]
    at = numbers.field("players").names.index("trained")
    own, other = ([row[at] for row in fields_of(numbers, state, seat)["players"]] for seat in (0, 1))
    assert own == other[::-1] == [cards.index("market") + 1, 0]


def fields_of(numbers: Encoding, state: State, seat: int) -> Dict[str, Any]:
    """As lists, or lists of lists."""
    return {name: part.tolist() for name, part in numbers.named(state, seat).items()}


def counted(cards: List[str], counts: List[int]) -> List[str]:
    return sorted(card for card, count in zip(cards, counts, strict=True) for _copy in range(count))


@given(moments)
def test_squares_of_an_observation_are_those_of_the_kingdom(moment: Moment) -> None:
    state = reached(crownlands.game("queendomino"), moment)
    numbers = numbers_of(state)
    for seat in range(state.seats):
        seen = fields_of(numbers, state, seat)
        for other in range(state.seats):
            kingdom = state.view(seat)["kingdoms"][(seat + other) % state.seats]
            laid = sum(1 for row in seen["terrain"][other] for square in row if square > 1)
            assert laid == 2 * len(kingdom["dominoes"])
            middle = len(seen["terrain"][other]) // 2
            assert seen["terrain"][other][middle][middle] == 1
            assert [seen["knights"][other][middle + y][middle + x] for x, y in kingdom["knights"]] == \
                [1] * len(kingdom["knights"])


# ---- positions as bytes
@every_game
@given(moments, seeds)
def test_a_position_is_read_from_its_bytes(game: Game[Any], moment: Moment, seed: int) -> None:
    state = reached(game, moment)
    data = packed(state)
    again = unpacked(data, seed)
    assert again.describe() == state.describe()
    assert again.decision == state.decision
    assert again.violations() == []
    assert same_position(again, state)
    play_on(again, seed, 5)
    assert state.over or not same_position(again, state)


def test_a_position_takes_at_most_400_bytes() -> None:
    """At the ends of games by random players, where the most cards and dominoes lie about."""
    for name, options in (("dominion", {"boxes": ["base2e", "seaside"], "seats": 2}), ("kingdomino", {"seats": 4}),
                          ("queendomino", {"seats": 4}), ("royal_wedding", {"seats": 6})):
        state = crownlands.game(name).start(seed=4, record=False, **options)
        play_on(state, 4, 400)
        assert len(packed(state)) <= MOST_BYTES, name


@given(moments, some.data())
def test_damaged_bytes_are_refused(moment: Moment, data: Any) -> None:
    whole = packed(reached(crownlands.game("kingdomino"), moment))
    for damaged in (b"", b"\x00" + whole[1:], whole[:data.draw(some.integers(0, len(whole) - 1))], whole + b"\x00"):
        with pytest.raises(DamagedRecord):
            unpacked(damaged)


def test_what_a_seat_sees_is_in_its_information() -> None:
    game = crownlands.game("dominion")
    texts = {information(game.start(kingdom="b2_first_game", seed=seed, first_player=0), 0) for seed in range(40)}
    assert len(texts) == 4                               # hands with 2 to 5 Coppers
    with pytest.raises(CrownlandsError, match="there is no seat 2"):
        information(game.start(seed=1), 2)
