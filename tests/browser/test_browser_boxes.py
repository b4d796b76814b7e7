"""What some boxes bring to the table of Dominion is seen on it: mats, tokens, cards that stay, turns out of order,
Potions in costs, piles beside the Supply. On a desk, on a phone, in a replay."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, List

import pytest
from playwright.sync_api import Locator, expect

from gestures import by_pointer
from scenes import people, position
from visitor import Visitor
from wording import WORDS, Json, say

SCREENS = [(1280, 800), (390, 844), (320, 568)]
COPPERS = ["copper"] * 5
SEA = ["haven", "pearl_diver", "fishing_village", "island", "pirate_ship", "caravan", "outpost", "salvager", "treasury",
       "smugglers"]
ALCHEMY = ["alchemist", "apothecary", "apprentice", "familiar", "golem", "herbalist", "philosophers_stone",
           "possession", "transmute", "university"]
PROSPERITY = ["bank", "contraband", "expand", "goons", "grand_market", "hoard", "kings_court", "mint", "monument",
              "vault"]
FAIR = ["fairgrounds", "farming_village", "fortune_teller", "harvest", "horn_of_plenty", "horse_traders", "jester",
        "tournament", "young_witch", "menagerie", "hamlet"]
EMPIRE = ["catapult_rocks", "overlord", "temple", "miser", "plaza", "guide", "giant", "hermit", "raid", "market",
          "training", "aqueduct"]
BOXES: List[Json] = [{"piles": SEA}, {"piles": ALCHEMY}, {"piles": PROSPERITY, "options": {"colonies": True}},
                     {"piles": FAIR, "options": {"bane": "hamlet"}}, {"piles": EMPIRE}]


def later(effect: str, seat: int, x: int) -> Json:
    return {"effect": effect, "seat": seat, "x": x}


SEASIDE = [
    {"hand": ["copper", "gold"], "deck": COPPERS, "play": ["caravan", "haven"], "stays": [0, 1],
     "mats": {"island": ["island", "estate"], "haven": ["duchy"]}, "tokens": {"pirate_ship": 3},
     "later": [later("plus_cards", 0, 1), later("take_back", 0, 0)]},
    {"hand": COPPERS, "deck": COPPERS, "play": ["fishing_village"], "stays": [0],
     "mats": {"island": ["province"], "haven": ["gold", "silver"]}, "tokens": {"pirate_ship": 1},
     "later": [later("take_back", 1, 0), later("plus_actions", 1, 1)]},
]
POSSESSED = {"turn": {"seat": 1, "controller": 0, "extra": True, "normal_seat": 0}}


def region(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=name, exact=True)


def open_cards(text: str) -> List[Json]:
    return [{"hand": text.split(), "deck": COPPERS}, {"hand": COPPERS, "deck": COPPERS}]


# ---- what lies there
def test_mats_tokens_and_cards_that_stay_are_shown_of_all(visitor: Visitor) -> None:
    visitor.lays_out(position(SEASIDE, piles=SEA), people("Anna", "bot:big_money"))
    visitor.reads_on()
    mine, other = region(visitor, say("zone-play")), visitor.page.locator("[data-place='seat:1']")
    for seat, tokens in ((mine, 3), (other, 1)):
        expect(seat).to_contain_text(say("token-pirate_ship", n=tokens))
        expect(seat).to_contain_text(say("zone-later"))
        expect(seat).to_contain_text(say("mat-island"))
    expect(mine.get_by_role("button", name=WORDS.card("duchy"))).to_be_visible()         # on the own mat
    expect(other.get_by_role("button", name=WORDS.card("province"))).to_be_visible()
    expect(other).to_contain_text(say("mat-face-down", n=2))
    expect(other.get_by_role("button", name=WORDS.card("silver"))).to_have_count(0)
    stays = mine.get_by_role("button", name=say("stays-label", card=""))
    expect(stays).to_have_count(2)
    stays.first.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(say("stays-why", who="you", name=""))


def test_a_replay_shows_them_too(visitor: Visitor) -> None:
    players = [{**SEASIDE[0], "hand": ["caravan", "gold", "gold", "gold"]}, SEASIDE[1]]
    visitor.lays_out(position(players, piles=SEA, supply={"province": 1}), people("Anna", "bot:big_money"))
    for option in ("play:caravan", "play:treasures", "buy:province"):
        visitor.chooses(by_pointer, option)
    visitor.end.get_by_role("link", name=say("end-replay")).click()
    visitor.page.keyboard.press("ArrowRight")
    mine = region(visitor, say("zone-play"))
    expect(mine).to_contain_text(say("token-pirate_ship", n=3))
    expect(mine).to_contain_text(say("mat-haven"))
    expect(mine.get_by_role("button", name=say("stays-label", card="")).first).to_be_visible()


def test_costs_say_that_they_have_a_potion(visitor: Visitor) -> None:
    visitor.lays_out(position(open_cards("copper potion"), piles=ALCHEMY), people("Anna", "bot:big_money"))
    visitor.chooses(by_pointer, "play:treasures")
    label = say("pile-label", card=WORDS.card("transmute"), cost=0, potion="yes", debt=0, n=10, mark="none", verb="buy")
    expect(region(visitor, say("supply")).get_by_role("button", name=label)).to_be_visible()
    expect(region(visitor, say("prompt"))).to_contain_text(say("turn-potions", n=1))


def test_prizes_lie_beside_the_supply_and_the_bane_is_marked(visitor: Visitor) -> None:
    visitor.lays_out(position(open_cards("copper"), supply={"diadem": 0}, **BOXES[3]), people("Anna", "bot:big_money"))
    supply = region(visitor, say("supply"))
    prizes = supply.get_by_role("group", name=say("supply-beside"))
    expect(prizes.get_by_role("button")).to_have_count(5)
    gone = say("pile-label", card=WORDS.card("diadem"), cost=0, potion="no", debt=0, n=0, mark="none", verb="none")
    expect(prizes.get_by_role("button", name=gone)).to_be_visible()
    expect(supply.get_by_text(say("pile-bane"), exact=True)).to_be_visible()


def test_platinum_colony_and_point_tokens_are_on_the_table(visitor: Visitor) -> None:
    players = open_cards("copper")
    players[0]["tokens"], players[1]["tokens"] = {"vp": 14}, {"vp": 1}
    visitor.lays_out(position(players, **BOXES[2]), people("Anna", "bot:big_money"))
    for card in ("platinum", "colony"):
        expect(region(visitor, say("supply")).get_by_role("button", name=WORDS.card(card))).to_be_visible()
    for tokens in (14, 1):
        visitor.says("token-vp", n=tokens)


def test_coin_tokens_debt_mats_landscapes_and_points_on_piles_are_on_the_table(visitor: Visitor) -> None:
    players = open_cards("copper")
    players[0].update({"tokens": {"coffers": 2, "debt": 3, "journey": 1}, "trained": "market",
                       "mats": {"tavern": ["guide", "copper"]}})
    players[1]["tokens"] = {"minus_card": 1, "coffers": 1}
    visitor.lays_out(position(players, pile_points={"temple": 4, "aqueduct": 2}, **BOXES[4]),
                     people("Anna", "bot:big_money"))
    visitor.reads_on()
    mine, other = region(visitor, say("zone-play")), visitor.page.locator("[data-place='seat:1']")
    for text in (say("token-coffers", n=2), say("token-debt", n=3), say("token-journey"), say("mat-tavern"),
                 say("token-trained", card=WORDS.card("market"))):
        expect(mine).to_contain_text(text)
    for text in (say("token-coffers", n=1), say("token-minus_card")):
        expect(other).to_contain_text(text)
    supply = region(visitor, say("supply"))
    landscapes = supply.get_by_role("group", name=say("supply-landscapes"))
    expect(landscapes.get_by_role("button")).to_have_count(3)
    expect(landscapes).to_contain_text(say("pile-points", n=2))
    expect(supply.get_by_title(say("pile-points", n=4))).to_be_visible()
    expect(supply.get_by_text(say("pile-mixed"), exact=True)).to_be_visible()
    expect(supply.get_by_role("group", name=say("supply-beside")).get_by_role("button")).to_have_count(1)


# ---- turns out of order
def test_an_extra_turn_is_told_before_and_while_it_is_played(visitor: Visitor) -> None:
    players = open_cards("outpost copper")
    visitor.lays_out(position([{**players[0], "deck": COPPERS * 2}, players[1]], piles=SEA),
                     people("Anna", "bot:big_money"))
    visitor.chooses(by_pointer, "play:outpost")
    prompt = region(visitor, say("prompt"))
    expect(prompt).to_contain_text(say("turn-next-extra", who="you", name="Anna"))
    visitor.chooses(by_pointer, "play:treasures")
    visitor.chooses(by_pointer, "done")
    expect(prompt).to_contain_text(say("log-turn-extra", who="you", name="Anna"))
    expect(prompt).not_to_contain_text(say("turn-next-extra", who="you", name="Anna"))


def test_everybody_sees_who_decides_in_a_possessed_turn(visit: Callable[..., Visitor]) -> None:
    anna, ben, watcher = visit(), visit(), visit()
    players: List[Json] = [{"hand": ["silver"] * 5, "deck": COPPERS},
                           {"hand": ["village", "gold"], "deck": COPPERS, "mats": {"possessed": ["curse"]}}]
    id = anna.opens(position(players, piles=["possession", "village"], **POSSESSED), people("Anna", ""))
    anna.goes(f"/table/{id}")
    ben.goes(f"/table/{id}")
    ben.sits_down()
    watcher.goes(f"/table/{id}")
    name = ben.facts["seats"][1]["name"]
    for visitor, words in ((anna, say("prompt-for", name=name)), (ben, say("prompt-for-you", name="Anna")),
                           (watcher, say("prompt-for-other", name="Anna", whom=name))):
        expect(region(visitor, say("prompt"))).to_contain_text(words)
        expect(visitor.page.locator("main")).to_contain_text(say("mat-possessed"))
    hand = region(anna, say("hand"))
    expect(hand).to_contain_text(say("hand-of", name=name))
    expect(hand.get_by_role("button", name=WORDS.card("village")).first).to_be_visible()
    expect(hand.get_by_role("button", name=WORDS.card("silver"))).to_have_count(0)
    expect(region(ben, say("hand"))).not_to_contain_text(say("hand-of", name=name))
    mark = say("opponent-possessed", name="Anna")
    expect(region(watcher, name).get_by_text(mark)).to_be_visible()
    anna.until(lambda: bool(anna.options))
    anna.chooses(by_pointer, "play:village")
    expect(ben.page.get_by_role("log", name=say("log"))).to_contain_text(WORDS.card("village"))


# ---- every screen
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box["piles"][0])
def test_nothing_is_cut_off_or_sticks_out(visitor: Visitor, box: Json) -> None:
    seaside = box["piles"] == SEA
    players = SEASIDE if seaside else open_cards("copper potion" if box["piles"] == ALCHEMY else "copper gold")
    visitor.lays_out(position(players, **box), people("Anna", "bot:big_money"))
    found: List[Any] = []
    for option in ("play:treasures", ""):
        visitor.until(lambda: bool(visitor.options))
        visitor.reads_on()
        for screen in SCREENS:
            visitor.resizes(*screen)
            found += [(option, screen, wrong) for wrong in (visitor.cut_off(), visitor.sticks_out()) if wrong]
        if option:
            visitor.chooses(by_pointer, option)
    assert found == []
