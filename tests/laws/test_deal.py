"""What is dealt before the first choice: nothing that lies open tells what is hidden, whoever knows how it is drawn."""
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Dict, List, NamedTuple, Tuple

import numpy
import pytest
from scipy.stats import binomtest, chi2_contingency, chisquare

import crownlands
from crownlands.dominion.cards import BOXES
from crownlands.kernel.chance import Chance, seed_of, seeded
from table import GAME, zone
from tries import TIMES

UNLIKELY = 1e-6                      # the seeds are fixed: a test passes always or never
HAND = 5
FIVE_COPPERS = comb(7, HAND) / comb(10, HAND)    # 8.3 %


class Deal(NamedTuple):
    """What was dealt: the piles as all see them, who begins, and each hand card by card."""
    piles: List[str]
    first: int
    hands: List[List[str]]


def deal(seed: int, **table: Any) -> Deal:
    state = GAME.start(seed=seed, record=False, **table)
    hands = [zone(state, seat, "hand") for seat in (0, 1)]
    return Deal(list(state.kingdom.start["piles"]), int(state.turn_seat), hands)


@pytest.fixture
def how_many(pytestconfig: pytest.Config) -> Callable[[int, int], int]:
    """The first number, or with --long the second."""
    return lambda plain, long: long if pytestconfig.getoption("--long") else plain * TIMES


# ---- what is open and what is hidden
def open_facts(deal: Deal, seat: int) -> Iterator[Tuple[str, object]]:
    """What the seat knows before the first choice."""
    own = deal.hands[seat]
    yield "who begins", deal.first
    yield "own Estates", own.count("estate")
    for place in range(HAND):
        yield f"own card {place}", own[place]
        yield f"pile {place}", deal.piles[place]
        yield f"pile {place + HAND}", deal.piles[place + HAND]
    for id in BOXES["base2e"]:
        yield id, id in deal.piles


def hidden_facts(hand: "tuple[str, ...]") -> Iterator[Tuple[str, object]]:
    yield "the other hand", hand
    yield "its Estates", hand.count("estate")
    for place in range(HAND):
        yield f"its card {place}", hand[place]


def test_nothing_that_a_seat_sees_tells_what_the_other_was_dealt(how_many: Callable[[int, int], int]) -> None:
    tables: Dict[Tuple[int, str], Counter[Tuple[object, Tuple[str, ...]]]] = {}
    for seed in range(how_many(1_000, 1_000_000)):
        dealt = deal(seed, boxes=["base2e"])
        for seat in (0, 1):
            other = tuple(dealt.hands[1 - seat])
            for fact, known in open_facts(dealt, seat):
                tables.setdefault((seat, fact), Counter())[known, other] += 1
    suspicious = {}
    for (seat, fact), counts in tables.items():
        secrets: Dict[str, Counter[Tuple[object, object]]] = {}
        for (known, hand), times in counts.items():
            for secret, unknown in hidden_facts(hand):
                secrets.setdefault(secret, Counter())[known, unknown] += times
        for secret, pairs in secrets.items():
            if independence(pairs) < UNLIKELY:
                suspicious[seat, fact, secret] = independence(pairs)
    assert suspicious == {}


def independence(counts: "Counter[Tuple[object, object]]") -> float:
    """How likely counts like these are if the two have nothing to do with each other. Rare cases count together."""
    rows = sorted({row for row, _column in counts}, key=str)
    columns = sorted({column for _row, column in counts}, key=str)
    table = numpy.array([[counts[row, column] for column in columns] for row in rows])
    for axis in (1, 0):                                  # enough of each to expect some of every pair
        common = table.sum(axis=axis) >= 5 * table.shape[axis]
        table = table if axis else table.T
        table = numpy.vstack([table[common], table[~common].sum(axis=0)])
        table = table[table.sum(axis=1) > 0]
        table = table if axis else table.T
    return 1.0 if min(table.shape) < 2 else float(chi2_contingency(table).pvalue)


def test_a_first_hand_has_five_coppers_as_often_as_it_should_whoever_begins(
        how_many: Callable[[int, int], int]) -> None:
    hands: Dict[Tuple[int, int], List[bool]] = {}
    for seed in range(how_many(1_200, 1_000_000)):
        dealt = deal(seed, kingdom="b2_first_game")
        for seat, hand in enumerate(dealt.hands):
            hands.setdefault((seat, dealt.first), []).append(hand.count("copper") == HAND)
    assert len(hands) == 4
    for five in hands.values():
        assert binomtest(sum(five), len(five), FIVE_COPPERS).pvalue > UNLIKELY


def test_the_piles_of_a_random_kingdom_are_told_by_cost_and_name() -> None:
    costs = {id: int(card.cost) for id, card in BOXES["base2e"].items()}
    for seed in range(50):
        state = GAME.start(seed=seed, boxes=["base2e"])
        told = state.record()["start"]["piles"]
        assert told == sorted(told, key=lambda id: (costs[id], id))
        assert [id for id in state.view(None)["supply"] if id in costs] == told


def test_the_piles_that_somebody_chose_stay_in_their_order() -> None:
    chosen = ["witch", "moat", "cellar"]
    assert GAME.start(seed=1, piles=chosen).record()["start"]["piles"] == chosen


def test_the_first_line_of_dominoes_tells_of_the_second_only_what_is_not_in_the_bag_any_more(
        how_many: Callable[[int, int], int]) -> None:
    game = crownlands.game("kingdomino")
    counts: Counter[Tuple[object, object]] = Counter()
    for seed in range(how_many(600, 100_000)):
        state = game.start(seats=4, seed=seed)
        first = dominoes_in(state.record()["deal"])
        bag = [number for number in range(1, 49) if number not in first]
        while state.round == 0:
            state.step(state.answers()[0])
        second = dominoes_in(state.record()["steps"][-1])
        counts[first[0], bag.index(second[0]) // 4] += 1
    assert independence(counts) > UNLIKELY


def dominoes_in(outcomes: str) -> List[int]:
    """In the order in which they were drawn."""
    return [int(word.partition(":")[2]) for word in outcomes.split() if word.startswith("kingdomino:")]


# ---- seeds
def test_no_two_seeds_give_the_same_chance(how_many: Callable[[int, int], int]) -> None:
    """Random ones of 128 bits, neighbours, and those that differ only in their high bits."""
    each = how_many(160_000, 10_000_000) // 4
    random = Random(1)
    for seeds in ((random.getrandbits(62) for _seed in range(2 * each)),
                  (random.getrandbits(128) for _seed in range(each)),
                  ((number - each // 2) << 200 * (number % 2) for number in range(each))):
        halves = numpy.fromiter((half_of(seeded(seed)) for seed in seeds), numpy.uint64)
        assert len(numpy.unique(halves)) == len(halves)


def half_of(chance: Chance) -> int:
    return chance.s0 << 32 | chance.s1


@pytest.mark.parametrize("seed", [0, 1, -1, 2**62, 2**128 + 1, pytest.param(-3**9999, id="larger than can be printed")])
def test_a_seed_of_any_size_deals_the_same_again_and_another_than_its_neighbours(seed: int) -> None:
    deals = [GAME.start(seats=6, seed=each).record()["deal"] for each in (seed, seed, seed + 1, seed - 1)]
    assert deals[0] == deals[1]
    assert len(set(deals)) == 3


def test_without_a_seed_two_games_are_never_dealt_alike() -> None:
    deals = [GAME.start(seats=6).record()["deal"] for _game in range(20)]
    assert len(set(deals)) == len(deals)


def test_a_seed_deals_the_same_cards_on_every_machine() -> None:
    """The same compiled and interpreted, with and without a record."""
    for record in (True, False):
        state = GAME.start(seed=2**127 + 11, record=record)
        assert " ".join(state.kingdom.kingdom) == \
            "cellar moat merchant gardens militia throne_room market mine witch artisan"
        assert int(state.turn_seat) == 0
        assert " ".join(zone(state, 0, "hand") + zone(state, 1, "hand")) == \
            "copper copper estate copper copper copper copper estate estate copper"


# ---- the generator
def test_the_generator_draws_the_words_that_its_authors_give() -> None:
    chance = Chance(1, 2, 3, 4)
    assert [chance.word() for _word in range(10)] == [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768,
                                                      3867114732, 1355841295, 495546011, 621204420]


def test_the_deck_draws_as_the_generator_does() -> None:
    """It has the same sums written out."""
    fast, slow = GAME.start(seed=9, record=False), GAME.start(seed=9, record=True)
    assert [zone(fast, seat, "hand") for seat in (0, 1)] == [zone(slow, seat, "hand") for seat in (0, 1)]
    words = [int(fast.rng.word()) for _word in range(20)]
    assert words == [int(slow.rng.word()) for _word in range(20)]


PAIRS: Dict[str, Callable[[int], Tuple[Chance, Chance]]] = {
    "two words after each other": lambda seed: (two_words := seeded(seed), two_words),
    "neighbouring seeds": lambda seed: (seeded(seed), seeded(seed + 1)),
    "names of a seed": lambda seed: (seeded(seed_of(seed, "kingdom")), seeded(seed_of(seed, "decks"))),
    "a seed and its name": lambda seed: (seeded(seed), seeded(seed_of(seed, 1))),
    "branches": lambda seed: (seeded(1).branch(seed), seeded(1).branch(seed + 1)),
    "branches that differ in a high bit": lambda seed: (seeded(1).branch(seed), seeded(1).branch(seed + 2**62)),
    "the same branch of neighbours": lambda seed: (seeded(seed).branch(1), seeded(seed + 1).branch(1)),
    "a generator and its branch": lambda seed: (seeded(seed), seeded(seed).branch(0)),
}


@pytest.mark.parametrize("pair", PAIRS)
def test_words_that_should_have_nothing_to_do_with_each_other_have_not(
        pair: str, how_many: Callable[[int, int], int]) -> None:
    counts = numpy.zeros((16, 16), dtype=int)
    for seed in range(0, 2 * how_many(4_000, 1_000_000), 2):
        one, other = PAIRS[pair](seed)
        counts[one.below(16), other.below(16)] += 1
    assert chisquare(counts.ravel()).pvalue > UNLIKELY


def test_no_two_branches_are_alike(how_many: Callable[[int, int], int]) -> None:
    key = seeded(1)
    numbers = range(how_many(20_000, 10_000_000))
    halves = numpy.fromiter((half_of(key.branch(number << 38 * (number % 2))) for number in numbers), numpy.uint64)
    assert len(numpy.unique(halves)) == len(halves)


def test_drawing_from_a_copy_or_a_branch_leaves_the_generator_alone() -> None:
    chance = seeded(5)
    for other in (chance.copy(), chance.branch(3)):
        other.word()
    assert chance.word() == seeded(5).word()
    assert len({(chance.copy() if number is None else chance.branch(number)).word() for number in (None, 0, 1)}) == 3


def test_a_match_deals_other_games_for_other_seeds_and_numbers() -> None:
    """Also where seeds differ only in bits that no machine word holds."""
    firsts = [half_of(seeded(seed_of(seed, "games")).branch(number)) for seed in (1, 1 + 2**64, 1 + 2**128)
              for number in range(100)]
    assert all(one != other for one, other in combinations(firsts, 2))
