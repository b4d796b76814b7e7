"""The searching players and the levels of dominoes: what they know, that they can be repeated, and exact play."""
from typing import List

import pytest
from librt.vecs import vec

import crownlands
from crownlands.bots.bot import Bot, play
from crownlands.bots.dominoes.lands import centre_of
from crownlands.bots.dominoes.levels import DUEL, IDEAS, STRENGTHS, TEAMS
from crownlands.bots.dominoes.prospects import INPUTS, Prospects
from crownlands.bots.dominoes.searcher import Searcher
from crownlands.bots.dominoes.swift import HOLE, LATE, OF_LAND, Swift
from crownlands.bots.dominoes.value import FIRST, SECOND, Network, network_of
from crownlands.bots.registry import BOTS, find_player
from crownlands.dominoes.grid import beside, count
from crownlands.dominoes.state import DominoesState

DOMINO_GAMES = ("kingdomino", "queendomino", "royal_wedding")


def small(bot: Bot) -> Bot:
    """A bot with few playouts and no clock, so that a test is quick and holds on any machine."""
    if isinstance(bot, Searcher):
        bot.playouts = min(bot.playouts, 12)
        bot.most = 3
        bot.seconds = 0.0
    return bot


def begun(game: str, seats: int, seed: int, prompt: str, round: int = 3, **options: object) -> DominoesState:
    """A game played by quick players until somebody is asked that in a round; the next game, if nobody is."""
    state = crownlands.game(game).start(seats=seats, seed=seed, **options)
    assert isinstance(state, DominoesState)
    swift = Swift(seed)
    while not state.over:
        if state.prompt == prompt and state.round >= round:
            return state
        state.step(swift.answer(state))
    return begun(game, seats, seed + 100, prompt, round, **options)


# ---- what they may know
@pytest.mark.parametrize("game", DOMINO_GAMES)
@pytest.mark.parametrize("prompt", ["place", "claim"])
def test_no_bot_chooses_otherwise_when_what_it_cannot_know_is_dealt_again(game: str, prompt: str) -> None:
    state = begun(game, 4, 5, prompt, 19 if game == "royal_wedding" else 8)
    redealt = state.redeal(int(state.seat), 1)
    for name in BOTS[game]:
        choices = {small(find_player(name, game).bot(None, int(state.seat), 7)).choose(each)
                   for each in (state, redealt)}
        assert len(choices) == 1, name


@pytest.mark.parametrize("prompt", ["tax", "build"])
def test_taxes_and_buildings_do_not_depend_on_what_is_unknown(prompt: str) -> None:
    state = begun("queendomino", 3, 4, prompt, 8)
    choices = {small(Searcher(3, 16)).choose(each) for each in (state, state.redeal(int(state.seat), 9))}
    assert len(choices) == 1


def test_a_search_leaves_the_game_as_it_is() -> None:
    state = begun("queendomino", 2, 3, "place", 8)
    before, record = state.describe(), state.record()
    first = small(Searcher(1, 16)).choose(state)
    assert (state.describe(), state.record()) == (before, record)
    assert small(Searcher(1, 16)).choose(state) == first


def test_a_search_out_of_time_still_gives_a_legal_answer() -> None:
    state = begun("kingdomino", 4, 2, "place")
    assert Searcher(1, 1_000_000, seconds=1e-9).answer(state) in state.answers()


# ---- exact play
def ranks_after(state: DominoesState, seat: int, choices: int) -> List[int]:
    """The points and tie-breaks that a seat's kingdom can come to with so many more choices of its own."""
    if choices == 0 or state.over or state.seat != seat:
        return [int(state.rank(state.rules.kingdom_of(seat)))]
    found = []
    for answer in state.answers():
        twin = state.copy()
        twin.step(answer)
        found.extend(ranks_after(twin, seat, choices - 1))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_last_placement_is_the_best_there_is(seed: int) -> None:
    state = begun("kingdomino", 4, seed, "place", 12, harmony=True, middle_kingdom=True)
    seat = int(state.seat)
    after = state.copy()
    after.step(Searcher(1, 0).answer(state))
    assert after.rank(after.rules.kingdom_of(seat)) == max(ranks_after(state, seat, 1))


@pytest.mark.parametrize("seed", range(4))
def test_two_kings_place_their_last_dominoes_together(seed: int) -> None:
    state = begun("kingdomino", 2, seed, "place", 6)
    while state.at + 1 < state.line_size and state.king_at(state.at) != state.king_at(state.at + 1):
        state.step(Swift(1).answer(state))
        if state.over or state.prompt != "place":
            return
    seat = int(state.seat)
    best = max(ranks_after(state, seat, 2))
    while not state.over and state.seat == seat and state.at < state.line_size:
        state.step(Searcher(1, 0).answer(state))
    assert state.rank(state.rules.kingdom_of(seat)) >= best


@pytest.mark.parametrize("seed", range(3))
def test_who_claims_last_takes_what_makes_the_best_kingdom(seed: int) -> None:
    """Three players with lines of four: the last has two dominoes to choose from, and nobody comes after."""
    state = begun("kingdomino", 3, seed, "place", 11, lines_of_four=True)
    swift = Swift(seed)
    while not (state.prompt == "place" and state.at == 2):
        state.step(swift.answer(state))
        if state.over or state.round > 11:
            return
    seat = int(state.seat)
    best = max(best_end(twin, seat) for twin in after_each(state))
    mine = state.copy()
    searcher = Searcher(1, 0)
    turns = mine.turns_of(seat)
    while mine.turns_of(seat) == turns:
        mine.step(searcher.answer(mine))
    assert best_end(mine, seat) == best


def after_each(state: DominoesState) -> List[DominoesState]:
    """The states after every place with every claim."""
    found = []
    for place in state.answers():
        placed = state.copy()
        placed.step(place)
        claims = placed.answers() if placed.prompt == "claim" and placed.round == state.round else []
        for claim in claims:
            found.append(placed.copy())
            found[-1].step(claim)
    return found


def best_end(state: DominoesState, seat: int) -> int:
    """The best that the seat's last placement can give, whatever the others do."""
    twin = state.copy()
    while not twin.over and twin.seat != seat:
        twin.step(Swift(1).answer(twin))
    return int(twin.rank(twin.rules.kingdom_of(seat))) if twin.over else max(ranks_after(twin, seat, 1))


# ---- the quick player
def holes(state: DominoesState, answer: int) -> int:
    """Empty squares alone in the middle, after a placement."""
    twin = state.copy()
    kingdom = twin.kingdom()
    twin.place_domino(kingdom, answer)
    empty = centre_of(kingdom) & ~kingdom.occupied
    return int(count(empty & ~beside(empty)))


@pytest.mark.parametrize("seed", range(3))
def test_the_quick_player_does_what_its_weights_say(seed: int) -> None:
    state = begun("kingdomino", 4, seed, "place", 7)
    swift = Swift(seed)
    swift.weigh([-10_000 if weight == HOLE else 0 for weight in range(len(OF_LAND))], False)
    assert holes(state, swift.answer(state)) == min(holes(state, answer) for answer in state.answers())
    state = begun("kingdomino", 4, seed, "claim", 7)
    for late, claimed in ((-10_000, min), (10_000, max)):
        swift.weigh([late if weight == LATE else 0 for weight in range(len(OF_LAND))], False)
        assert swift.answer(state) == claimed(state.answers())


# ---- the value function
def test_the_network_is_the_sum_it_is_said_to_be() -> None:
    sizes = INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1
    weights = [((7 * n) % 13 - 6) / 10 for n in range(sizes)]
    inputs = [((5 * n) % 7 - 3) / 4 for n in range(INPUTS)]

    def layer(values: List[float], at: int, size: int) -> List[float]:
        biases = at + len(values) * size
        return [weights[biases + k] + sum(x * weights[at + i * size + k] for i, x in enumerate(values))
                for k in range(size)]

    first = [max(0.0, x) for x in layer(inputs, 0, FIRST)]
    second = [max(0.0, x) for x in layer(first, INPUTS * FIRST + FIRST, SECOND)]
    last = layer(second, INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND, 1)[0]
    assert Network(weights).output(vec[float](inputs)) == pytest.approx(last)


@pytest.mark.parametrize("town", [False, True])
def test_the_weights_that_come_with_the_program_are_a_whole_network(town: bool) -> None:
    assert -100 < network_of(town).output(vec[float]([0.5] * INPUTS)) < 100


def test_a_claimed_domino_counts_as_laid_where_it_scores_most() -> None:
    """A mine with two crowns stands by the castle. With another mine square claimed there are two."""
    claimed = {"seats": 2, "line": [{"domino": 23, "seat": 0}, {"domino": 30, "seat": 1}], "round": 2,
               "offer": [{"domino": number, "seat": None} for number in (5, 6, 7, 8)],
               "kingdoms": [{"dominoes": [{"domino": 45, "x": 1, "y": 0, "direction": "east"}]}],
               "turn": {"phase": "place"}}
    state = crownlands.game("kingdomino").position(claimed)
    assert isinstance(state, DominoesState)
    prospects = Prospects()
    prospects.look(state, 0)
    best = 0
    for answer in state.answers():
        twin = state.copy()
        twin.step(answer)
        best = max(best, int(twin.kingdom_points(0)))
    assert prospects.points == best > state.kingdom_points(0)


# ---- levels
@pytest.mark.parametrize("game", DOMINO_GAMES)
def test_every_level_has_an_idea_and_can_be_found(game: str) -> None:
    assert [find_player(level, game).idea for level in IDEAS] == list(IDEAS.values())


@pytest.mark.parametrize(("game", "seats", "options", "table"), [
    ("kingdomino", 2, {}, "kingdomino"), ("queendomino", 4, {}, "queendomino"), ("queendomino", 2, {}, DUEL),
    ("royal_wedding", 4, {}, "royal_wedding"), ("royal_wedding", 4, {"teams": True}, TEAMS)])
def test_a_level_is_as_strong_as_its_table_asks_for(game: str, seats: int, options: dict[str, bool],
                                                    table: str) -> None:
    state = crownlands.game(game).start(seats=seats, seed=1, **options)
    for level, (slip, playouts) in STRENGTHS[table].items():
        bot = find_player(level, game).bot(state, 0, 1)
        if level != "beginner":
            assert isinstance(bot, Searcher)
            assert (bot.slip, bot.playouts) == (slip, playouts)


def test_levels_play_whole_games_of_teams() -> None:
    state = crownlands.game("royal_wedding").start(seats=4, seed=1, teams=True)
    bots = [Swift(seat) for seat in range(2)] + [small(find_player("beginner", "royal_wedding").bot(None, seat, seat))
                                                 for seat in (2, 3)]
    play(state, bots)
    assert state.over


def test_a_steady_player_beats_random_ones() -> None:
    wins = 0
    for seed in range(3):
        state = crownlands.game("kingdomino").start(seats=2, seed=seed)
        play(state, [find_player(name, "kingdomino").bot(None, 0, seed) for name in ("steady", "random")])
        assert state.result is not None
        wins += state.result.winners == [0]
    assert wins == 3
