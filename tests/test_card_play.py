"""The play of cards that all strategies share: situations that once were played badly."""
import subprocess
import sys
from typing import List

import pytest

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.big_money import BigMoney
from crownlands.bots.dominion.strategy import BadStrategy, load_strategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.dominion.values import NEVER, play_order
from crownlands.bots.random import RandomBot
from crownlands.bots.registry import STRATEGIES, strategy_names
from crownlands.dominion.cards import ACTION, BOXES, is_event, is_landscape
from crownlands.dominion.kingdoms import all_boxes
from crownlands.dominion.state import DominionState
from table import GAME, choose, table

MONEY = "province\ngold\nsilver\n"
ACTIONS = {id: line for lines in BOXES.values() for id, line in lines.items()
           if line.types & ACTION and not line.kinds}


def answer(state: DominionState, rules: str = MONEY) -> str:
    """What a strategy chooses here."""
    return state.option_id(StrategyBot(read_strategy(rules, "test"), state.kingdom).answer(state))


def test_every_action_has_its_place_in_the_order_of_play() -> None:
    assert [id for id, line in ACTIONS.items() if play_order(line) >= NEVER] == []


HELPFUL = {"treasure_map": "treasure_map*2", "throne_room": "throne_room smithy", "kings_court": "kings_court smithy",
           "counting_house": "counting_house", "smugglers": "smugglers"}


@pytest.mark.parametrize("card", list(ACTIONS))
def test_every_action_is_played_when_it_helps(card: str) -> None:
    state = table({"hand": HELPFUL.get(card, card) + " estate*2 curse copper*2 silver", "bag": "copper*9 estate*2",
                   "discard": "copper*2 smithy tournament smugglers"}, {"hand": "copper*5", "gained": ["gold"]})
    assert answer(state) == f"play:{card}"


@pytest.mark.parametrize(("hand", "bag"), [
    ("treasure_map", "copper*5"), ("ambassador gold", "gold*5"), ("island gold", "gold*5"), ("salvager gold", "gold*5"),
    ("remake gold estate", "gold*5"), ("lookout", "gold*5"), ("mint copper", "gold*5"), ("counting_house", "copper*5"),
    ("kings_court", "copper*5"), ("kings_court throne_room", "copper*5"), ("smugglers", "copper*5"),
    ("transmute copper", "gold*5"), ("horse_traders gold*2", "gold*5"), ("apprentice laboratory", "gold*5")])
def test_an_action_that_would_be_a_loss_is_not_played(hand: str, bag: str) -> None:
    own = hand.split(maxsplit=1)[0]
    assert answer(table({"hand": hand, "bag": bag}, {}, kingdom=own)) != f"play:{own}"


def test_a_trash_section_does_not_keep_chapel_from_being_played() -> None:
    state = table({"hand": "chapel estate*2 copper*2", "bag": "copper*5"}, {})
    assert answer(state, MONEY + "trash:\nestate\ncopper\n") == "play:chapel"


def test_what_a_trash_section_protects_does_not_protect_the_rest() -> None:
    state = table({"hand": "chapel estate copper", "bag": "gold*3"}, {})
    choose(state, "play:chapel")
    assert answer(state, MONEY + "trash:\nestate if left(province) < 3\n") == "trash:copper"


def test_harbinger_brings_back_the_best_card_that_can_be_played() -> None:
    state = table({"hand": "harbinger", "deck": "copper", "discard": "province gold silver"}, {})
    choose(state, "play:harbinger")
    assert answer(state) == "put_back:gold"


def test_remodel_gives_up_a_gold_only_for_a_province() -> None:
    state = table({"hand": "remodel gold silver"}, {})
    assert answer(state) == "play:remodel"
    assert answer(state, "province if turn > 9\ngold\n") == "done"


def test_throne_room_does_not_double_what_is_not_worth_playing() -> None:
    assert answer(table({"hand": "throne_room moneylender silver"}, {})) == "done"
    assert answer(table({"hand": "throne_room moneylender copper"}, {})) == "play:throne_room"


def test_baron_is_played_without_an_estate_when_a_point_is_welcome() -> None:
    """It then gains an Estate: late a point counts more than a clean deck, and Gardens count every card."""
    for kingdom, supply, played in (("baron moat", {}, "done"), ("baron moat", {"province": 4}, "play:baron"),
                                    ("baron gardens", {}, "play:baron")):
        state = table({"hand": "baron silver"}, {}, kingdom=kingdom, supply=supply)
        assert answer(state) == played
    assert answer(table({"hand": "baron estate"}, {}, kingdom="baron moat")) == "play:baron"


def test_sentry_trashes_a_copper_that_is_not_in_hand_anyway() -> None:
    state = table({"hand": "sentry", "deck": "gold copper estate", "bag": "gold*3"}, {})
    choose(state, "play:sentry")
    assert answer(state) == "trash:estate"
    choose(state, "trash:estate")
    assert answer(state) == "trash:copper"


def test_witch_comes_after_smithy_when_the_curses_are_gone() -> None:
    assert answer(table({"hand": "witch smithy"}, {})) == "play:witch"
    assert answer(table({"hand": "witch smithy"}, {}, supply={"curse": 0})) == "play:smithy"


def test_the_last_minion_takes_a_new_hand_if_the_old_one_is_poor() -> None:
    for hand, choice in (("minion estate*2 copper", "choose:discard"), ("minion gold copper", "choose:coins")):
        state = table({"hand": hand, "bag": "silver*4 estate*4"}, {}, turn={"coins": 3})
        choose(state, "play:minion")
        assert answer(state) == choice


def test_wishing_well_names_what_is_left_in_the_deck() -> None:
    state = table({"hand": "wishing_well", "deck": "estate", "bag": "gold*2 silver", "discard": "copper*7"}, {})
    choose(state, "play:wishing_well")
    assert answer(state) == "name:gold"


def test_militia_takes_a_second_terminal_rather_than_a_copper() -> None:
    state = table({"hand": "militia"}, {"hand": "smithy*3 gold copper"})
    choose(state, "play:militia")
    assert answer(state) == "discard:smithy"
    village = table({"hand": "militia"}, {"hand": "smithy*2 village gold copper"})
    choose(village, "play:militia")
    assert answer(village) == "discard:copper"


@pytest.mark.parametrize("condition", ["coins + (" * 40 + "1" + ")" * 40 + " > 3", "not " * 5000 + "coins",
                                       "coins < " + "9" * 400, "1and 2"])
def test_a_condition_that_cannot_be_followed_is_refused_when_it_is_read(condition: str) -> None:
    with pytest.raises(BadStrategy, match="line 1"):
        read_strategy(f"province if {condition}\n", "test")


def test_a_strategy_can_be_read_before_any_game_is_loaded() -> None:
    words = "from crownlands.bots.dominion.strategy import read_strategy; print(read_strategy('smithy', 'x').piles)"
    assert subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout == \
        "['smithy']\n"


# ---- Treasures
def test_contraband_comes_first_and_bank_last() -> None:
    state = table({"hand": "bank contraband gold copper"}, {"hand": "copper"}, turn={"phase": "buy"})
    assert answer(state) == "play:contraband"
    choose(state, "play:contraband")
    assert state.seat == 1
    choose(state, answer(state))
    assert answer(state) == "play:treasures"
    choose(state, "play:treasures")
    assert answer(state) == "play:bank"
    choose(state, "play:bank")
    assert state.coins == 11                             # 3 + 3 + 1, and 4 for the Bank


def test_the_neighbour_bans_the_province() -> None:
    state = table({"hand": "contraband copper"}, {"hand": "copper"}, turn={"phase": "buy"})
    choose(state, "play:contraband")
    assert answer(state) == "name:province"


def test_coppers_are_held_back_for_a_grand_market() -> None:
    state = table({"hand": "copper*2 gold*2"}, {}, kingdom="grand_market", turn={"phase": "buy"})
    assert answer(state, "grand_market\n" + MONEY) == "play:gold"
    choose(state, "play:gold", "play:gold")
    assert answer(state, "grand_market\n" + MONEY) == "done"
    assert answer(state, "province\ngrand_market\n") == "play:treasures"


def test_a_horn_of_plenty_is_not_played_for_a_copper() -> None:
    assert answer(table({"hand": "horn_of_plenty"}, {}, turn={"phase": "buy"})) == "done"
    state = table({"hand": "horn_of_plenty", "play": "copper silver gold village"}, {}, turn={"phase": "buy"})
    assert answer(state) == "play:horn_of_plenty"


# ---- questions of the further boxes
@pytest.mark.parametrize(("hand", "choices", "wanted"), [
    ("ambassador estate*2 gold", ["play:ambassador"], "reveal:estate"),
    ("ambassador estate*2 gold", ["play:ambassador", "reveal:estate"], "return:estate"),
    ("ambassador estate gold*2", ["play:ambassador", "reveal:gold"], "done"),
    ("courtier estate island", ["play:courtier"], "reveal:island"),
    ("courtier copper estate", ["play:courtier", "reveal:copper"], "choose:gold"),
    ("island estate gold", ["play:island"], "put_on_mat:estate"),
    ("lurker", ["play:lurker"], "choose:gain"),
    ("lurker*2", ["play:lurker"], "choose:trash"),
    ("mint copper gold", ["play:mint"], "reveal:gold"),
    ("expand duchy gold", ["play:expand"], "trash:duchy"),
    ("transmute copper estate curse", ["play:transmute"], "trash:estate"),
    ("haven smithy*2 copper", ["play:haven"], "set_aside:smithy"),
    ("tournament province", ["play:tournament"], "yes"),
    ("tournament province", ["play:tournament", "yes"], "choose:prize"),
    ("tournament province", ["play:tournament", "yes", "choose:prize"], "gain:followers"),
    ("hamlet village estate", ["play:hamlet"], "done"),
    ("hamlet smithy*2 estate", ["play:hamlet"], "discard:estate"),
    ("mill estate*2 gold", ["play:mill"], "discard:estate"),
    ("mill gold*2 estate", ["play:mill"], "done"),
    ("pirate_ship estate", ["play:pirate_ship"], "choose:attack"),
    ("kings_court village smithy", ["play:kings_court"], "play:smithy"),
])
def test_a_card_of_the_further_boxes_is_answered_sensibly(hand: str, choices: List[str], wanted: str) -> None:
    state = table({"hand": hand, "bag": "gold*6"}, {"hand": "copper*5", "bag": "copper*5"}, kingdom="smithy")
    choose(state, *choices)
    assert answer(state) == wanted


def test_rich_pirates_take_coins() -> None:
    state = table({"hand": "pirate_ship estate", "tokens": {"pirate_ship": 5}}, {"bag": "copper*5"})
    choose(state, "play:pirate_ship")
    assert answer(state) == "choose:coins"


def test_secret_passage_buries_what_is_dead() -> None:
    state = table({"hand": "secret_passage estate", "deck": "gold*2", "bag": "copper*4"}, {})
    choose(state, "play:secret_passage")
    assert answer(state) == "bury:estate"
    choose(state, "bury:estate")
    assert answer(state) == "place:5"


def test_what_can_come_back_in_clean_up_does() -> None:
    state = table({"play": "alchemist potion herbalist copper"}, {}, turn={"phase": "clean_up"})
    for expected in ("put_back:alchemist", "put_back:potion"):
        assert answer(state) == expected
        choose(state, expected)


def test_horse_traders_leave_the_hand_and_diplomat_changes_dead_cards() -> None:
    for hand, reaction in (("horse_traders gold*4", "reveal:horse_traders"), ("diplomat gold*4", "done"),
                           ("diplomat estate*3 gold", "reveal:diplomat")):
        state = table({"hand": "militia"}, {"hand": hand, "bag": "copper*5"})
        choose(state, "play:militia")
        assert answer(state) == reaction


def test_jester_keeps_what_is_good() -> None:
    for top, wanted in (("gold", "take:gold"), ("copper", "give:copper")):
        state = table({"hand": "jester"}, {"deck": top})
        choose(state, "play:jester")
        assert answer(state) == wanted


def test_in_a_possessed_turn_one_gains_for_oneself() -> None:
    """Seat 0 decides for seat 1, and owns the Smithy that it wants one of."""
    state = table({"deck": "smithy"}, {"hand": "copper*4", "deck": "copper"}, kingdom="possession smithy",
                  turn={"seat": 1, "controller": 0, "extra": True, "normal_seat": 0, "phase": "buying", "coins": 4})
    assert state.seat == 0
    assert answer(state, "smithy if own(smithy) < 1\nsilver") == "buy:silver"


# ---- every kingdom
def rules_for(kingdom: List[str], seed: int) -> str:
    """A strategy for some cards of a kingdom."""
    some = [kingdom[(seed * 3 + place * 7) % len(kingdom)] for place in range(5)]
    wanted = "".join([f"{card} if own({card}) < {1 + (seed + place) % 3}\n" for place, card in enumerate(some)])
    return f"colony\nprovince if own(gold) > 0\n{wanted}platinum\ngold\npotion if own(potion) < 1\nsilver\n"


def seated(state: DominionState, seat: int, seed: int) -> Bot:
    """Each kind of bot in turn."""
    kind = (seat + seed) % 4
    if kind == 0:
        return BigMoney()
    if kind == 1:
        return RandomBot(seed)
    if kind == 2:
        name = strategy_names()[seed % len(strategy_names())]
        return StrategyBot(load_strategy(STRATEGIES / f"{name}.txt"), state.kingdom)
    piles = [pile for pile in state.kingdom.kingdom if is_event(pile) or not is_landscape(pile)]
    return StrategyBot(read_strategy(rules_for(piles, seed), "test"), state.kingdom)


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_every_question_of_a_random_kingdom_is_answered_by_what_is_offered(first: int) -> None:
    for seed in range(first, first + 50):
        state = GAME.start(seats=2 + seed % 3, boxes=all_boxes(), seed=seed, colonies="random",
                           ask_forced=seed % 5 == 0, record=False)
        bots = [seated(state, seat, seed) for seat in range(state.seats)]
        while not state.over and state.turns_taken() < 60 * state.seats:
            chosen = bots[state.seat].answer(state)
            assert state.is_offered(chosen), (seed, state.prompt, state.option_id(chosen))
            state.step(chosen)
