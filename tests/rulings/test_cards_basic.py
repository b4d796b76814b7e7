"""The seven basic cards."""
from typing import List

import pytest

from crownlands.dominion.cards import BOXES
from table import GAME, choose, expect, expect_turn, options, table, zone

TABLE = """
copper 0 treasure
silver 3 treasure
gold 6 treasure
estate 2 victory
duchy 5 victory
province 8 victory
curse 0 curse
cellar 2 action
chapel 2 action
moat 2 action reaction
chancellor 3 action
village 3 action
woodcutter 3 action
workshop 3 action
bureaucrat 4 action attack
feast 4 action
gardens 4 victory
militia 4 action attack
moneylender 4 action
remodel 4 action
smithy 4 action
spy 4 action attack
thief 4 action attack
throne_room 4 action
council_room 5 action
festival 5 action
laboratory 5 action
library 5 action
market 5 action
mine 5 action
witch 5 action attack
adventurer 6 action
harbinger 3 action
merchant 3 action
vassal 3 action
poacher 4 action
bandit 5 action attack
sentry 5 action
artisan 6 action
courtyard 2 action
pawn 2 action
secret_chamber 2 action reaction
great_hall 3 action victory
masquerade 3 action
shanty_town 3 action
steward 3 action
swindler 3 action attack
wishing_well 3 action
baron 4 action
bridge 4 action
conspirator 4 action
coppersmith 4 action
ironworks 4 action
mining_village 4 action
scout 4 action
duke 5 victory
minion 5 action attack
saboteur 5 action attack
torturer 5 action attack
trading_post 5 action
tribute 5 action
upgrade 5 action
harem 6 treasure victory
nobles 6 action victory
potion 4 treasure
platinum 9 treasure
colony 11 victory
lurker 2 action
diplomat 4 action reaction
mill 4 action victory
secret_passage 4 action
courtier 5 action
patrol 5 action
replace 5 action attack
haven 2 action duration
pearl_diver 2 action
ambassador 3 action attack
fishing_village 3 action duration
lookout 3 action
smugglers 3 action
caravan 4 action duration
cutpurse 4 action attack
island 4 action victory
pirate_ship 4 action attack
salvager 4 action
sea_hag 4 action attack
treasure_map 4 action
explorer 5 action
ghost_ship 5 action attack
outpost 5 action duration
treasury 5 action
transmute 0P action
apothecary 2P action
university 2P action
herbalist 2 action
alchemist 3P action
familiar 3P action attack
philosophers_stone 3P treasure
golem 4P action
apprentice 5 action
possession 6P action
monument 4 action
contraband 5 treasure
counting_house 5 action
mint 5 action
mountebank 5 action attack
rabble 5 action attack
royal_seal 5 treasure
vault 5 action
venture 5 treasure
goons 6 action attack
grand_market 6 action
hoard 6 treasure
bank 7 treasure
expand 7 action
kings_court 7 action
hamlet 2 action
fortune_teller 3 action attack
menagerie 3 action
farming_village 4 action
horse_traders 4 action reaction
remake 4 action
tournament 4 action
young_witch 4 action attack
harvest 5 action
horn_of_plenty 5 treasure
hunting_party 5 action
jester 5 action attack
fairgrounds 6 victory
bag_of_gold 0 action prize
diadem 0 treasure prize
followers 0 action attack prize
princess 0 action prize
trusty_steed 0 action prize
stonemason 2 action
candlestick_maker 2 action
doctor 3 action
masterpiece 3 treasure
advisor 4 action
herald 4 action
plaza 4 action
taxman 4 action attack
baker 5 action
butcher 5 action
journeyman 5 action
merchant_guild 5 action
soothsayer 5 action attack
crossroads 2 action
fools_gold 2 treasure reaction
oasis 3 action
oracle 3 action attack
noble_brigand 4 action attack
spice_merchant 4 action
highway 5 action
inn 5 action
margrave 5 action attack
farmland 6 victory
poor_house 1 action
squire 2 action
hermit 3 action
madman 0 action
rats 4 action
scavenger 4 action
wandering_minstrel 4 action
mystic 5 action
altar 6 action
hunting_grounds 6 action
knights 5 action attack knight
dame_anna 5 action attack knight
dame_josephine 5 action attack victory knight
dame_molly 5 action attack knight
dame_natalie 5 action attack knight
dame_sylvia 5 action attack knight
sir_bailey 5 action attack knight
sir_destry 5 action attack knight
sir_martin 4 action attack knight
sir_michael 5 action attack knight
sir_vander 5 action attack knight
hovel 1 reaction shelter
necropolis 1 action shelter
overgrown_estate 1 victory shelter
amulet 3 action duration
dungeon 3 action duration
gear 3 action duration
guide 3 action reserve
duplicate 4 action reserve
messenger 4 action
miser 4 action
giant 5 action attack
lost_city 5 action
treasure_trove 5 treasure
training 6 event
bonfire 3 event
raid 5 event
enchantress 3 action attack duration
forum 5 action
legionary 5 action attack
overlord 0 action
temple 4 action gathering
catapult_rocks 3 action attack
catapult 3 action attack
rocks 4 treasure
charm 5 treasure
farmers_market 3 action gathering
groundskeeper 5 action
patrician_emporium 2 action
patrician 2 action
emporium 5 action
windfall 5 event
conquest 6 event
orchard 0 landmark
aqueduct 0 landmark
""".strip().splitlines()


@pytest.mark.ruling("cost-6", "attack-1", "choice-5", "setup-16")
@pytest.mark.parametrize("row", TABLE)
def test_every_card_has_its_printed_cost_and_types_in_every_box(row: str) -> None:
    id, cost, *types = row.split()
    lines = [lines[id] for lines in BOXES.values() if id in lines]
    assert lines
    for line in lines:
        assert f"{line.cost}{'P' if line.potion else ''}" == cost
        assert set(line.type_names) == set(types)


@pytest.mark.ruling("cost-6")
def test_these_are_all_cards() -> None:
    assert [row.split()[0] for row in TABLE] == list(dict.fromkeys(row.split()[0] for row in TABLE))
    assert {row.split()[0] for row in TABLE} == {id for lines in BOXES.values() for id in lines}


@pytest.mark.ruling("copper-1", "estate-1")
def test_each_player_begins_with_seven_coppers_and_three_estates_that_are_not_of_the_pile() -> None:
    state = GAME.start(seats=4, kingdom="b1_first_game", seed=3)
    for seat in range(4):
        assert sorted(zone(state, seat, "hand") + zone(state, seat, "deck")) == ["copper"] * 7 + ["estate"] * 3
    assert state.left("estate") == 12


@pytest.mark.ruling("copper-2")
def test_a_copper_costs_nothing_but_a_buy_and_may_be_declined() -> None:
    state = table({"hand": "estate"}, kingdom="cellar")
    assert options(state) == ["buy:copper", "buy:curse", "done"]
    choose(state, "buy:copper")
    assert zone(state, 0, "discard").count("copper") + zone(state, 0, "hand").count("copper") == 1
    assert state.turn_seat == 1, "the only Buy is used up"
    state = table({"hand": "estate"}, kingdom="cellar")
    choose(state, "done")
    assert state.own(0, "copper") == 0


@pytest.mark.ruling("copper-3", "copper-6", "silver-1", "silver-4", "gold-1", "gold-4")
@pytest.mark.parametrize(("treasure", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_a_treasure_gives_its_coins_if_its_owner_plays_it(treasure: str, coins: int) -> None:
    state = table({"hand": f"{treasure}*2"})
    choose(state, f"play:{treasure}")
    expect_turn(state, coins=coins)
    choose(state, "done")
    expect_turn(state, coins=coins)
    expect(state, 0, hand=treasure, play=treasure)


@pytest.mark.ruling("copper-4")
def test_a_copper_gives_one_more_for_each_coppersmith() -> None:
    state = table({"hand": "copper"}, kingdom="coppersmith", turn={"copper_bonus": 2})
    choose(state, "play:treasures")
    expect_turn(state, coins=3)


@pytest.mark.ruling("copper-5")
def test_the_empty_copper_pile_counts_for_poacher() -> None:
    state = table({"hand": "poacher estate*2", "deck": "duchy"}, supply={"copper": 0})
    choose(state, "play:poacher", "discard:estate")
    expect(state, 0, hand="estate duchy", discard="estate")


@pytest.mark.ruling("copper-5")
def test_the_empty_copper_pile_counts_for_the_end() -> None:
    state = table({"hand": "copper"}, supply={"copper": 1, "curse": 0, "silver": 0})
    choose(state, "done", "buy:copper")
    assert state.over


@pytest.mark.ruling("silver-2", "gold-2", "duchy-3", "province-3", "curse-5", "copper-2", "estate-3")
@pytest.mark.parametrize(("card", "cost"), [("copper", 0), ("curse", 0), ("estate", 2), ("silver", 3), ("duchy", 5),
                                            ("gold", 6), ("province", 8)])
def test_a_basic_card_is_bought_for_its_cost(card: str, cost: int) -> None:
    state = table({"hand": "cellar"}, turn={"phase": "buying", "coins": cost, "buys": 2})
    choose(state, f"buy:{card}")
    expect_turn(state, coins=0)
    expect(state, 0, discard=card)
    if cost:
        poor = table({"hand": "cellar"}, turn={"phase": "buying", "coins": cost - 1})
        assert f"buy:{card}" not in options(poor)


@pytest.mark.ruling("silver-3")
def test_only_the_first_silver_is_raised_by_merchants() -> None:
    state = table({"hand": "silver*2 merchant"}, turn={"phase": "buy", "merchants": 2})
    choose(state, "play:silver")
    expect_turn(state, coins=4)
    choose(state, "play:silver")
    expect_turn(state, coins=6)


@pytest.mark.ruling("gold-3")
def test_bandit_gains_a_gold() -> None:
    state = table({"hand": "bandit"}, {"hand": "copper"})
    choose(state, "play:bandit")
    expect(state, 0, discard="gold")
    assert state.left("gold") == 29


@pytest.mark.ruling("estate-2")
@pytest.mark.parametrize("other", ["duchy", "great_hall", "province"])
def test_baron_asks_for_an_estate_by_name_and_takes_no_other_victory_card(other: str) -> None:
    state = table({"hand": f"baron {other}"}, turn={"actions": 1})
    choose(state, "play:baron")
    expect_turn(state, coins=0, buys=2)
    expect(state, 0, hand=other, discard="estate")


@pytest.mark.ruling("estate-3", "duchy-3", "province-3", "curse-5", "duchy-1")
def test_points_of_the_basic_cards() -> None:
    def points(text: str) -> List[int]:
        return table({"hand": text}).outcome().scores
    assert points("estate") == [1, 0]
    assert points("duchy") == [3, 0]
    assert points("province") == [6, 0]
    assert points("curse*2") == [-2, 0]
    assert points("copper silver gold") == [0, 0]
    assert points("duke duchy*2") == [8, 0]


@pytest.mark.ruling("estate-3", "duchy-3", "province-3", "curse-5")
def test_victory_cards_and_curses_cannot_be_played() -> None:
    state = table({"hand": "estate duchy province curse copper cellar"})
    assert options(state) == ["play:cellar", "done"]
    choose(state, "done")
    assert options(state) == ["play:copper", "play:treasures", "done"]


@pytest.mark.ruling("duchy-2")
def test_a_duchy_costs_four_after_one_bridge() -> None:
    state = table({"hand": "bridge silver*2"})
    choose(state, "play:bridge", "play:silver")
    expect_turn(state, coins=3)
    choose(state, "done")
    assert "buy:duchy" not in options(state)
    state = table({"hand": "bridge silver copper"})
    choose(state, "play:bridge", "play:treasures", "buy:duchy")
    expect_turn(state, coins=0)
    expect(state, 0, discard="duchy")


@pytest.mark.ruling("province-1")
def test_the_last_province_ends_the_game() -> None:
    state = table({"hand": "gold*3"}, supply={"province": 1})
    choose(state, "play:treasures", "buy:province")
    assert state.over
    assert options(state) == []


@pytest.mark.ruling("province-2", "curse-3")
@pytest.mark.parametrize(("seats", "provinces", "curses"), [(2, 8, 10), (3, 12, 20), (4, 12, 30), (5, 15, 40),
                                                            (6, 18, 50)])
def test_provinces_and_curses_depend_on_the_number_of_players(seats: int, provinces: int, curses: int) -> None:
    state = GAME.start(seats=seats, kingdom="b1_first_game", seed=1)
    assert state.left("province") == provinces
    assert state.left("curse") == curses


@pytest.mark.ruling("curse-1")
def test_a_bought_curse_goes_to_the_buyers_discard_pile() -> None:
    state = table({"hand": "cellar"}, turn={"phase": "buying", "buys": 2})
    choose(state, "buy:curse")
    expect(state, 0, discard="curse")
    assert state.left("curse") == 9


@pytest.mark.ruling("curse-2")
def test_cards_hand_out_curses() -> None:
    state = table({"hand": "witch"}, {"hand": "copper"})
    choose(state, "play:witch")
    expect(state, 1, discard="curse")


@pytest.mark.ruling("curse-4")
def test_a_curse_is_no_victory_card() -> None:
    state = table({"hand": "bureaucrat"}, {"hand": "curse"})
    choose(state, "play:bureaucrat")
    expect(state, 1, hand="curse", deck="")
