"""Plain Big Money plays as it does in every other engine."""
from crownlands.bots.bot import play
from crownlands.bots.dominion.big_money import BigMoney
from crownlands.kernel.chance import seed_of
from table import GAME


def test_big_money_against_itself_takes_17_turns_and_ties_a_third_of_its_games() -> None:
    """Province at 8, Gold at 6, Silver at 3. Seed 2008; at 600 games the standard errors are 0.1 turns and 2 %."""
    games, turns, ties = 600, 0.0, 0
    for number in range(games):
        state = GAME.start(piles=[], seed=seed_of(2008, number), first_player=number % 2, record=False)
        play(state, [BigMoney(duchies_from=0), BigMoney(duchies_from=0)])
        assert state.result is not None
        turns += sum(state.result.turns) / 2
        ties += len(state.result.winners) == 2
    assert abs(turns / games - 17.1) < 0.5
    assert 0.24 < ties / games < 0.42
