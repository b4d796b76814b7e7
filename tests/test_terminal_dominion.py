"""Dominion's table, questions and log at the terminal, with what some boxes bring to them."""
from io import StringIO
from typing import Any, Dict, List

import pytest
from rich.console import Console

from crownlands.dominion.state import DominionState
from crownlands.locale import Words
from crownlands.terminal.dominion.game import DominionGame
from crownlands.terminal.dominion.log import Log
from crownlands.terminal.save import Save
from table import choose, table

WORDS = Words()
NAMES = ["Anna", "Bob"]


def at_terminal(state: DominionState) -> DominionGame:
    game = DominionGame(state, [None, None], NAMES, Save([], 1), WORDS)
    game.page.console = Console(file=StringIO(), width=100, highlight=False)
    return game


def shown(state: DominionState) -> str:
    """The table and the question, as they are drawn."""
    game = at_terminal(state)
    game.draw_table()
    game.draw_question(True)
    drawn = game.page.console.file
    assert isinstance(drawn, StringIO)
    return drawn.getvalue()


def told(state: DominionState, since: int = 0, seat: int = 0) -> List[str]:
    return [line.text for line in Log(WORDS, NAMES, seat).tell(state.events(seat)[since:])]


def after(state: DominionState, *choices: str) -> List[str]:
    """What the log tells of these choices."""
    since = len(state.events(0))
    choose(state, *choices)
    return told(state, since)


# ---- the table
def test_a_cost_with_a_potion_and_the_potions_of_the_turn_are_shown() -> None:
    state = table({"hand": "copper potion"}, kingdom="familiar")
    choose(state, "play:treasures")
    text = shown(state)
    assert "$3P Familiar" in text
    assert "P in a cost: and a Potion." in text
    assert "1 Action · 1 Buy · $1 · 1 Potion" in text


def test_a_pile_with_a_potion_in_its_cost_says_so_where_it_can_be_bought() -> None:
    state = table({"hand": "gold potion"}, kingdom="familiar")
    choose(state, "play:treasures")
    assert "Familiar, $3 and a Potion, 10 left" in shown(state)


def test_nobody_reads_of_potions_without_any() -> None:
    text = shown(table({"hand": "copper"}, kingdom="smithy"))
    assert "Potion" not in text
    assert "P in a cost" not in text


def test_the_prizes_lie_beside_the_supply() -> None:
    text = shown(table({"hand": "copper"}, kingdom="tournament"))
    assert "Beside it  Bag of Gold, Followers, Princess, Trusty Steed, Diadem" in text
    assert "$0 Diadem" not in text


def test_events_landmarks_debt_and_shelters_are_shown() -> None:
    text = shown(table({"hand": "hovel copper"}, {}, kingdom="overlord training aqueduct", options={"shelters": True}))
    assert "8D Overlord" in text
    assert "Aqueduct, Training" in text
    assert "Copper, Hovel" in text


def test_the_bane_is_marked() -> None:
    state = table({"hand": "copper"}, kingdom="young_witch", options={"bane": "moat"})
    assert "$2 Moat (Bane)" in shown(state)


def test_platinum_and_colony_stand_with_the_basic_cards() -> None:
    lines = shown(table({"hand": "copper"}, kingdom="bank", options={"colonies": True})).splitlines()
    basic = [line.rpartition("$")[2].split()[1] for line in lines[3:12]]
    assert basic == ["Copper", "Silver", "Gold", "Platinum", "Estate", "Duchy", "Province", "Colony", "Curse"]


def test_own_cards_of_haven_are_shown_and_of_others_their_number() -> None:
    waits = [[{"effect": "take_back", "seat": seat, "x": 0}] for seat in range(2)]
    state = table({"hand": "copper", "mats": {"haven": ["gold"]}, "later": waits[0]},
                  {"mats": {"haven": ["province", "estate"]}, "later": waits[1]}, kingdom="haven")
    text = shown(state)
    assert "Set aside (Haven)  Gold" in text
    assert "Set aside (Haven): 2 cards" in text
    assert "Province," not in text


def test_mats_and_tokens_of_all_are_shown() -> None:
    state = table({"hand": "copper", "tokens": {"vp": 1}},
                  {"mats": {"island": ["island", "estate"]}, "tokens": {"pirate_ship": 2, "vp": 3}},
                  kingdom="island pirate_ship monument")
    text = shown(state)
    assert "Tokens  1 victory point token\n" in text.replace("  \n", "\n").replace(" \n", "\n")
    assert "Tokens: 3 victory point tokens, 2 Pirate Ship tokens" in text
    assert "Island mat: Island, Estate" in text


def test_what_stays_in_play_and_what_waits_for_the_next_turn_are_shown() -> None:
    state = table({"hand": "caravan fishing_village village", "deck": "copper*5"}, kingdom="smithy")
    choose(state, "play:fishing_village", "play:caravan", "play:village")
    text = " ".join(shown(state).split())
    assert "In play Village" in text
    assert "Stays in play Caravan, Fishing Village" in text
    assert "Next turn +1 Action, +$1, +1 Card" in text


def test_a_banned_card_is_told_and_refused() -> None:
    state = table({"hand": "contraband gold gold"}, kingdom="contraband")
    choose(state, "play:contraband", "name:province", "play:treasures")
    assert "Not to be bought  Province" in shown(state)
    game = at_terminal(state)
    assert game.why_not("province", game.draw_question(True)) == "Province cannot be bought this turn: it was named."


# ---- hints
def test_a_hint_tells_what_wins_how_often_and_why() -> None:
    state = table({"hand": "gold*3", "deck": "copper*5"}, {"hand": "gold*3"}, supply={"province": 1})
    choose(state, "play:treasures")
    game = at_terminal(state)
    assert not game.respond("hint", game.draw_question(True))
    drawn = game.page.console.file
    assert isinstance(drawn, StringIO)
    told = " ".join(drawn.getvalue().split())
    assert "The expert would: Buy Province" in told
    assert "if all play well: Buy Province 100 %" in told
    assert "It ends the game, and you win it by 6 points." in told
    assert state.prompt == "buy"                         # nothing is chosen by it


@pytest.mark.parametrize(("hand", "card", "why"), [
    ("gold", "familiar", "Familiar costs $3 and a Potion, and you have no Potion to pay with."),
    ("copper potion", "familiar", "Familiar costs $3 and a Potion, and you have $1."),
    ("gold gold copper", "grand market", "Grand Market cannot be bought while you have a Copper in play."),
    ("gold", "gold", "Gold costs $6, and you have $3."),
    ("gold", "diadem", "Diadem cannot be chosen now."),
])
def test_it_is_told_why_a_card_cannot_be_bought(hand: str, card: str, why: str) -> None:
    state = table({"hand": hand}, kingdom="familiar grand_market tournament")
    choose(state, "play:treasures")
    game = at_terminal(state)
    assert game.why_not(card, game.draw_question(True)) == why


def test_a_shown_card_has_its_potion_in_its_cost() -> None:
    game = at_terminal(table({"hand": "copper"}, kingdom="golem"))
    game.look_up("golem")
    game.look_up("princess")
    drawn = game.page.console.file
    assert isinstance(drawn, StringIO)
    assert "Golem   $4 and a Potion   Action" in drawn.getvalue()
    assert "Princess   $0   Action – Prize" in drawn.getvalue()


# ---- turns
def possessed() -> DominionState:
    """Anna decides in a turn of Bob's."""
    state = table({"hand": "possession"}, {"hand": "copper*2 moneylender", "deck": "estate*5"}, kingdom="smithy")
    choose(state, "play:possession", "done")
    return state


def test_an_extra_turn_that_waits_is_told() -> None:
    state = table({"hand": "possession outpost village", "deck": "copper*9"}, kingdom="smithy")
    choose(state, "play:village", "play:possession", "play:outpost")
    text = " ".join(shown(state).split())
    assert "To come Bob’s extra turn, decided by you and your extra turn" in text


def test_in_a_possessed_turn_it_is_told_whose_cards_these_are() -> None:
    state = possessed()
    text = shown(state)
    assert "Bob, extra turn: you decide" in text
    assert "Bob’s cards" in text
    assert "Hand Moneylender, Copper ×2" in " ".join(text.split())
    assert "For Bob: Play an Action?   1 Action · 1 Buy · $0" in text


def test_the_log_of_a_possessed_turn_tells_what_is_seen_bought_and_gained() -> None:
    state = possessed()
    assert told(state)[-2:] == ["Bob, extra turn: you decide", "You see Bob’s hand: 2 Coppers and a Moneylender."]
    assert told(state, seat=1)[-1] == "Your extra turn, decided by Anna"
    assert after(state, "play:moneylender") == ["Bob plays a Moneylender.", "Bob trashes a Copper, for this turn only."]
    bought = after(state, "play:treasures", "buy:smithy")
    assert bought[:3] == ["Bob plays a Copper.", "Bob buys a Smithy.", "You gain a Smithy."]
    assert "Bob gets back a Copper, to the discard pile." in told(state)


def test_an_extra_turn_has_no_number() -> None:
    state = table({"hand": "outpost", "deck": "copper*9"}, kingdom="smithy")
    choose(state, "play:outpost", "done")
    assert told(state)[-1] == "Your extra turn"
    assert "Your extra turn" in shown(state)


# ---- questions and the log
@pytest.mark.parametrize(("mine", "choices", "lines"), [
    ({"hand": "monument"}, ["play:monument"], ["You play a Monument.", "You take a victory point token."]),
    ({"hand": "island estate copper"}, ["play:island", "put_on_mat:estate"],
     ["You play an Island.", "You put an Island onto your Island mat.", "You put an Estate onto your Island mat."]),
    ({"hand": "haven gold copper", "deck": "estate"}, ["play:haven", "set_aside:gold"],
     ["You play a Haven.", "You draw an Estate.", "You set a Gold aside."]),
    ({"hand": "pearl_diver", "deck": "copper silver gold"}, ["play:pearl_diver", "yes"],
     ["You play a Pearl Diver.", "You draw a Copper.", "You look at the bottom card of your deck: a Gold.",
      "You put a Gold from the bottom of your deck on top."]),
    ({"hand": "secret_passage estate", "deck": "copper*5"}, ["play:secret_passage", "bury:estate", "place:3"],
     ["You play a Secret Passage.", "You draw 2 Coppers.", "You put an Estate into your deck, under 2 cards."]),
    ({"hand": "ambassador curse curse"}, ["play:ambassador", "return:curse", "return:curse"],
     ["You play an Ambassador.", "You reveal a Curse.", "You return 2 Curses to the Supply.", "Bob gains a Curse."]),
    ({"hand": "counting_house", "discard": "copper copper estate"},
     ["play:counting_house", "take:copper", "take:copper"],
     ["You play a Counting House.", "You look through your discard pile: 2 Coppers and an Estate.",
      "You take a Copper from your discard pile into your hand.", "Estate is now on top of your discard pile."]),
])
def test_the_log_tells_what_is_new(mine: Any, choices: List[str], lines: List[str]) -> None:
    state = table(mine, {"hand": "copper*5"}, kingdom="smithy")
    found = after(state, *choices)
    for line in lines:
        assert line in found


def test_others_are_told_no_more_than_they_may_know() -> None:
    state = table({"hand": "haven gold copper", "deck": "estate*3"}, {"hand": "copper*5"}, kingdom="secret_passage")
    choose(state, "play:haven", "set_aside:gold")
    assert told(state, seat=1)[-1] == "Anna sets a card aside."


def test_a_card_of_several_types_asks_for_several_choices() -> None:
    state = table({"hand": "courtier followers"}, piles=["courtier", "tournament"])
    choose(state, "play:courtier")
    assert "Choose three different ones, one after the other." in shown(state)
    choose(state, "choose:coins")
    assert "Choose the next one." in shown(state)


@pytest.mark.parametrize(("player", "kingdom", "counted"), [
    ({"hand": "copper", "tokens": {"vp": 4}}, "monument", "4 victory point tokens 4"),
    ({"hand": "village*3"}, "village orchard", "Orchard 4"),
])
def test_the_end_counts_what_is_no_card(player: Dict[str, Any], kingdom: str, counted: str) -> None:
    state = table(player, {}, kingdom=kingdom, supply={"province": 0})
    while not state.over:
        choose(state, "done")
    game = at_terminal(state)
    game.end()
    drawn = game.page.console.file
    assert isinstance(drawn, StringIO)
    assert counted in drawn.getvalue()


def test_events_tokens_and_debt_are_offered_while_buying() -> None:
    state = table({"tokens": {"coffers": 1}}, {}, kingdom="overlord training baker", turn={"phase": "buy", "coins": 6})
    assert "Spend a coin token" in shown(state)
    buying = table({}, {}, kingdom="overlord training", turn={"phase": "buying", "coins": 6})
    assert "Training, $6, an Event" in shown(buying)
    assert "Overlord, 8 debt, 10 left" in shown(buying)
    owing = table({"tokens": {"debt": 2}}, {}, kingdom="overlord training", turn={"phase": "buying", "coins": 6})
    assert "Pay off 1 debt" in shown(owing)
