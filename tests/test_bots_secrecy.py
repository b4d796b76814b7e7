"""What a bot chooses does not depend on what its seat may not know."""
from typing import Any, Dict, List

import pytest

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.dominion.lookahead import LookAhead
from crownlands.bots.dominoes.searcher import Searcher
from crownlands.bots.registry import BOTS, find_contestant, find_player, strategy_names
from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import seed_of
from crownlands.kernel.state import State

KINGDOMS = ("b2_deck_top", "bi1_underlings", "b1_interaction", "i1_secret_schemes")
TWINS = 2                            # states that the seat cannot tell apart, for each that is reached


def moments(game: str, seed: int, every: int, most: int, **table: Any) -> List[State]:
    """States of one game between random players."""
    state: Any = crownlands.game(game).start(seed=seed, **table)
    mover = find_player("random", game).bot(state, 0, seed)
    found: List[State] = []
    while not state.over and len(found) < most:
        if state.choices % every == 0 and len(state.answers()) > 1:
            found.append(state.copy())
        state.step(mover.answer(state))
    return found


def expect_blind(name: str, game: str, state: State, seed: int) -> None:
    """The bot chooses the same in all states that its seat cannot tell apart."""
    seat = int(state.seat)
    # the clock must have no say, neither in what it plans nor in what it chooses
    player = find_contestant("strongest@100") if (name, game) == ("strongest", "dominion") else find_player(name, game)

    def chosen(state: State) -> object:
        bot: Bot = player.bot(state, seat, seed)
        if isinstance(bot, LookAhead):
            bot.playouts, bot.seconds = 100, 0.0
        elif isinstance(bot, Searcher) and bot.playouts:
            bot.playouts, bot.seconds, bot.most = 8, 0.0, 4
        return state.option_id(bot.answer(state))

    choice = chosen(state)
    for twin in range(TWINS):
        assert chosen(state.redeal(seat, seed_of(seed, twin))) == choice, f"{name}, {state.describe()}"


@pytest.mark.parametrize("name", [name for name in BOTS["dominion"]
                                  if name not in ("lookahead", "strongest")])
def test_a_bot_of_dominion_does_not_look_at_hidden_cards(name: str) -> None:
    for number, kingdom in enumerate(KINGDOMS[:1] if name == "evolved" else KINGDOMS):
        for state in moments("dominion", number, 11, 12, kingdom=kingdom):
            expect_blind(name, "dominion", state, number)


@pytest.mark.parametrize("name", ["lookahead", "strongest"])
def test_look_ahead_does_not_look_at_hidden_cards(name: str) -> None:
    """Whatever it has playouts for, it must choose alike: all that it plays out begins from what the seat knows."""
    for state in moments("dominion", 5, 17, 4, kingdom=KINGDOMS[0]):
        expect_blind(name, "dominion", state, 5)


@pytest.mark.parametrize("part", range(6))
def test_a_strategy_does_not_look_at_hidden_cards(part: int) -> None:
    """Each list where its cards are; what it is asked there are questions of all kinds."""
    tables: Dict[str, List[DominionState]] = {}
    for name in strategy_names()[part::6]:
        player = find_player(name)
        key = " ".join(player.piles)
        if key not in tables:
            found = moments("dominion", 3, 9, 6, piles=player.piles, colonies=player.colonies)
            tables[key] = [state for state in found if isinstance(state, DominionState)]
        for state in tables[key]:
            expect_blind(name, "dominion", state, 1)


@pytest.mark.parametrize("game", [game for game in BOTS if game != "dominion"])
def test_a_bot_of_dominoes_does_not_depend_on_what_chance_will_bring(game: str) -> None:
    for state in moments(game, 1, 7, 2):
        for name in BOTS[game]:
            expect_blind(name, game, state, 1)


def test_a_cheat_is_found_out() -> None:
    """The test above would notice a bot that looks at another hand."""
    states = [state for state in moments("dominion", 1, 11, 12, kingdom=KINGDOMS[0])
              if isinstance(state, DominionState)]
    peeked = [{tuple(twin.players[1 - int(state.seat)].hand.to_list())
               for twin in (state.redeal(int(state.seat), seed) for seed in range(TWINS))} for state in states]
    assert any(len(hands) > 1 for hands in peeked)


@pytest.mark.parametrize("game", [game for game in BOTS if game != "dominion"])
def test_a_cheat_at_dominoes_is_found_out(game: str) -> None:
    """One that plays on in the state that it is shown sees what comes next; in the twins something else comes."""
    def what_comes(state: State) -> str:
        future = state.copy()
        mover = find_player("random", game).bot(future, 0, 1)
        while not future.over and future.turns_taken() < state.turns_taken() + 2 * state.seats:
            future.step(mover.answer(future))
        return str(future.describe())

    assert all(len({what_comes(state.redeal(int(state.seat), twin)) for twin in range(TWINS)}) == TWINS
               for state in moments(game, 1, 7, 3))
