"""Bags draw as shuffles do, and what is dealt again is dealt fairly."""
from collections import Counter
from itertools import permutations
from typing import Any, Dict, List

import pytest
from hypothesis import given
from scipy.stats import chisquare, hypergeom

import crownlands
from crownlands.dominion.memory import Memory
from crownlands.dominion.state import DominionState
from crownlands.dominion.unseen import Deal, Unseen
from crownlands.dominoes.state import DominoesState
from crownlands.kernel.chance import seeded
from crownlands.kernel.game import Game
from games import Moment, every_domino_game, last_step, moments, play_on, reached, seeds
from table import GAME, cards, choose, table, zone
from tries import TIMES

SAMPLES = 720 * TIMES
UNLIKELY = 1e-6                      # the seeds are fixed: a test passes always or never


def test_drawing_from_a_bag_gives_every_order_equally_often() -> None:
    orders = Counter(drawn_order(seed) for seed in range(SAMPLES))
    expected = list(permutations(("copper", "silver", "gold", "estate")))
    assert set(orders) == set(expected)
    assert chisquare([orders[order] for order in expected]).pvalue > UNLIKELY


def drawn_order(seed: int) -> "tuple[str, ...]":
    state = table({"hand": "village*4", "bag": "copper silver gold estate"}, seed=seed)
    for _village in range(4):
        state.choose("play:village")
    return tuple(zone(state, 0, "hand"))


def test_opening_hands_hold_estates_as_often_as_shuffled_decks_do() -> None:
    counts: Counter[int] = Counter()
    for seed in range(SAMPLES):
        state = GAME.start(seed=seed, kingdom="b1_first_game")
        counts[zone(state, 0, "hand").count("estate")] += 1
    expected = [SAMPLES * float(hypergeom.pmf(estates, 10, 3, 5)) for estates in range(4)]
    assert chisquare([counts[estates] for estates in range(4)], expected).pvalue > UNLIKELY


def test_the_starting_seat_is_fair() -> None:
    counts = Counter(int(GAME.start(seats=3, seed=seed, kingdom="b1_first_game").turn_seat)
                     for seed in range(SAMPLES // 2))
    assert chisquare([counts[seat] for seat in range(3)]).pvalue > UNLIKELY


def test_random_kingdoms_use_every_card_of_the_boxes_equally_often() -> None:
    counts: Counter[str] = Counter()
    for seed in range(SAMPLES // 2):
        counts.update(GAME.start(seed=seed, boxes=["base2e"]).kingdom.kingdom)
    assert len(counts) == 26
    assert chisquare(list(counts.values())).pvalue > UNLIKELY


def redealt_hands(state: DominionState, seat: int, other: int, samples: int) -> "Counter[str]":
    counts: Counter[str] = Counter()
    for seed in range(samples):
        counts.update(zone(state.redeal(seat, seed), other, "hand"))
    return counts


def test_a_redeal_deals_an_unknown_hand_as_often_as_chance_would() -> None:
    state = GAME.start(seed=3, kingdom="b1_first_game", first_player=0)
    counts: Counter[int] = Counter()
    for seed in range(SAMPLES // 2):
        counts[zone(state.redeal(0, seed), 1, "hand").count("estate")] += 1
    expected = [SAMPLES // 2 * float(hypergeom.pmf(estates, 10, 3, 5)) for estates in range(4)]
    assert chisquare([counts[estates] for estates in range(4)], expected).pvalue > UNLIKELY


def test_a_card_bought_is_not_dealt_into_the_hand_before_a_shuffle() -> None:
    state = GAME.start(seed=3, kingdom="b1_first_game", first_player=1)
    choose(state, "play:treasures", "buy:silver")
    assert redealt_hands(state, 0, 1, 300)["silver"] == 0
    assert all(zone(state.redeal(0, seed), 1, "discard").count("silver") == 1 for seed in range(20))


def test_a_card_that_the_question_is_about_is_known_without_a_record_too() -> None:
    library = table({"hand": "library copper*4", "bag": "village*3 estate*3"}, {})
    diver = table({"hand": "pearl_diver", "bag": "village gold estate silver"}, {})
    for state, card in ((library, "library"), (diver, "pearl_diver")):
        state.log = None
        choose(state, f"play:{card}")
        assert state.decision is not None
        for seed in range(12):
            dealt = state.redeal(0, seed)
            assert dealt.decision is not None
            assert dealt.decision.options == state.decision.options
            assert dealt.about() == state.about()
            if state is library:
                assert zone(dealt, 0, "deck")[0] == state.about()


def test_a_deck_turned_over_is_known_to_its_owner_who_looks_through_the_discard_pile() -> None:
    for seed in range(8):
        state = table({"hand": "chancellor*2 counting_house", "bag": "gold copper*3", "discard": "copper"}, {},
                      turn={"actions": 3}, seed=seed)
        choose(state, "play:chancellor", "yes", "play:counting_house", *["take:copper"] * 4)
        assert zone(state.redeal(0, seed), 0, "discard") == ["gold"]


def test_cards_drawn_after_a_shuffle_can_be_those_that_were_discarded() -> None:
    """Seat 1 draws the last two cards of its deck, shuffles, and draws three more: the Gold is in reach of those."""
    state = table({"hand": "copper"}, {"hand": "estate*5", "bag": "copper*2", "discard": "gold curse*9"},
                  turn={"seat": 1, "phase": "buy", "buys": 0})
    hands = redealt_hands(state, 0, 1, 600)
    assert hands["gold"] > 0
    assert sum(hands.values()) == 3000


@pytest.mark.parametrize("seat", [0, 2])
def test_all_see_what_a_revealed_hand_holds_and_remember_it(seat: int) -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "copper*3 gold", "bag": "silver*6"}, {"hand": "curse*2"})
    choose(state, "play:bureaucrat")
    for seed in range(30):
        assert sorted(zone(state.redeal(seat, seed), 1, "hand")) == cards("copper*3 gold")


def test_only_giver_and_receiver_remember_a_passed_card() -> None:
    state = table({"hand": "masquerade copper", "deck": "copper*2"}, {"hand": "gold estate", "bag": "estate*4"},
                  {"hand": "silver silver"})
    choose(state, "play:masquerade", "pass:gold")
    assert all("gold" in zone(state.redeal(1, seed), 2, "hand") for seed in range(30))
    assert all("gold" in zone(state.redeal(2, seed), 2, "hand") for seed in range(30))
    assert not all("gold" in zone(state.redeal(0, seed), 2, "hand") for seed in range(60))


def test_a_card_seen_on_top_of_a_deck_stays_there() -> None:
    state = table({"hand": "spy", "deck": "copper estate"}, {"hand": "copper*3", "bag": "gold silver curse"})
    choose(state, "play:spy", "put_back:estate")
    assert state.decision is not None
    choose(state, next(id for id in state.decision.ids if id.startswith("put_back:")))
    top = zone(state, 1, "deck")[0]
    assert all(zone(state.redeal(0, seed), 1, "deck")[0] == top for seed in range(30))


def test_what_others_put_back_face_down_is_dealt_again_but_stays_on_top() -> None:
    state = table({"hand": "courtyard estate", "deck": "copper silver gold"}, {"hand": "copper"})
    choose(state, "play:courtyard", "put_back:gold")
    tops: Dict[str, int] = Counter(zone(state.redeal(1, seed), 0, "deck")[0] for seed in range(400))
    assert set(tops) == {"copper", "silver", "gold", "estate"}
    assert chisquare(list(tops.values())).pvalue > UNLIKELY
    own: List[str] = [zone(state.redeal(0, seed), 0, "deck")[0] for seed in range(20)]
    assert own == ["gold"] * 20


def test_cards_whose_places_cross_are_dealt_in_every_way_there_is() -> None:
    """Three cards, each of which can be in two of three places: dealt one after the other the last may find no room."""
    memory = Memory(GAME.setup(2, {}, []).kingdom, 2, 0)
    for face, places in enumerate((3, 6, 5)):
        memory.add(face, places)
        memory.sizes[face] = 1
    ways: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        unseen = Unseen(memory, 0)
        dealt = {int(unseen.faces[i]): int(unseen.place_of[spot])
                 for i, spot in enumerate(Deal(unseen, seeded(seed)).spots)}
        ways[dealt[0], dealt[1], dealt[2]] += 1
    assert set(ways) == {(0, 1, 2), (1, 2, 0)}
    assert min(ways.values()) > 20


def test_cards_that_can_be_anywhere_are_dealt_to_every_spot_equally_often() -> None:
    """Two cards that can only be in the first place, and four that can be in either, for five and one."""
    memory = Memory(GAME.setup(2, {}, []).kingdom, 2, 0)
    for face in range(6):
        memory.add(face, 1 if face < 2 else 3)
    memory.sizes[0], memory.sizes[1] = 5, 1
    unseen = Unseen(memory, 0)
    spots: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        spots.update((face, int(spot)) for face, spot in enumerate(Deal(unseen, seeded(seed)).spots))
    assert chisquare([spots[face, 5] for face in range(2, 6)]).pvalue > UNLIKELY
    for face in range(2):
        assert chisquare([spots[face, spot] for spot in range(5)]).pvalue > UNLIKELY


# ---- dominoes
def test_kings_are_drawn_in_every_order_equally_often() -> None:
    game = crownlands.game("kingdomino")
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(SAMPLES // 2):
        state = game.start(seats=4, seed=seed)
        kings = [int(state.seat)]
        while len(kings) < 3:
            state.step(state.answers()[0])
            kings.append(int(state.seat))
        orders[tuple(kings)] += 1
    assert len(orders) == 24
    assert chisquare(list(orders.values())).pvalue > UNLIKELY


def before_a_line(name: str, seed: int, rounds: int, **options: object) -> "tuple[DominoesState, int]":
    """A game in which the next choice ends the round, and that choice."""
    state = crownlands.game(name).start(seed=seed, **options)
    assert isinstance(state, DominoesState)
    while state.round < rounds:
        before = state.copy()
        answer = state.random_answer(state.rng)
        state.step(answer)
    return before, int(answer)


def drawn_again(state: DominoesState, answer: int, samples: int) -> "list[list[str]]":
    """What chance brings with a choice, each time dealt again."""
    found = []
    for seed in range(samples):
        other = state.redeal(seed % int(state.seats), seed)
        other.step(answer)
        found.append(last_step(other)[1])
    return found


@pytest.mark.parametrize("name", ["kingdomino", "queendomino", "royal_wedding"])
def test_a_redeal_draws_each_domino_of_the_bag_equally_often_into_each_place_of_the_line(name: str) -> None:
    state, answer = before_a_line(name, 5, 4, seats=4)
    samples = drawn_again(state, answer, SAMPLES // 2)
    bags = state.describe()["bag"]
    box = samples[0][-1].partition(":")[0]
    for place in (-4, -1):
        dominoes = Counter(outcomes[place] for outcomes in samples)
        assert set(dominoes) == {f"{box}:{number}" for number in bags[box]}
        assert chisquare(list(dominoes.values())).pvalue > UNLIKELY
    assert all(len(set(outcomes[-4:])) == 4 for outcomes in samples)


@pytest.mark.parametrize("stack_top_visible", [True, False])
def test_a_redeal_draws_each_tile_of_the_stack_equally_often(stack_top_visible: bool) -> None:
    state, answer = before_a_line("queendomino", 8, 3, seats=4, stack_top_visible=stack_top_visible)
    stack = state.describe()["board"]["stack"]
    samples = drawn_again(state, answer, SAMPLES // 2)
    tiles = Counter(outcomes[0].removeprefix("building:") for outcomes in samples)
    assert set(tiles) == set(stack)
    expected = [len(samples) * stack[id] / sum(stack.values()) for id in stack]
    assert chisquare([tiles[id] for id in stack], expected).pvalue > UNLIKELY


def test_two_dominoes_of_a_line_come_in_every_pair_equally_often() -> None:
    """Ten dominoes are left: ninety pairs."""
    state, answer = before_a_line("kingdomino", 5, 10, seats=4)
    samples = drawn_again(state, answer, SAMPLES)
    pairs = Counter((outcomes[0], outcomes[1]) for outcomes in samples)
    left = len(state.describe()["bag"]["kingdomino"])
    assert len(pairs) == left * (left - 1)
    assert chisquare(list(pairs.values())).pvalue > UNLIKELY


@every_domino_game
@given(moments, seeds)
def test_a_redeal_deals_something_else_wherever_there_is_something_else(game: Game[Any], moment: Moment,
                                                                        seed: int) -> None:
    """The next line of dominoes is another one, but near the end of a box; after the last there is none."""
    state = reached(game, moment)
    facts = state.describe()
    lines = set()
    for each in range(6):
        other = state.redeal(0, seed + each)
        while not other.over and other.describe()["round"] == facts["round"]:
            play_on(other, seed, 1)
        lines.add(tuple(domino["domino"] for domino in other.describe()["offer"]))
    assert len(lines) > 1 or lines == {()} or min(map(len, facts["bag"].values())) <= 8
