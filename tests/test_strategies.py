"""Strategies as text: those that come with the program play, mistakes are told, and cards are played sensibly."""
import re
from pathlib import Path
from typing import Any, Dict, List

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.bot import Bot
from crownlands.bots.dominion.big_money import BigMoney
from crownlands.bots.dominion.condition import LESS, NUMBER, OWN
from crownlands.bots.dominion.line import Line
from crownlands.bots.dominion.strategy import SECTIONS, BadStrategy, Strategy, load_strategy, read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.registry import STRATEGIES, UnknownBot, find_player, strategy_names
from crownlands.bots.series import LIMIT, play_series
from crownlands.dominion.cards import BASIC, NAMES
from crownlands.dominion.state import DominionState
from table import GAME, choose, expect, expect_trash, table, zone

PAGE = (Path(__file__).parent.parent / "docs" / "strategies.md").read_text(encoding="utf-8")
MONEY = "province\ngold\nsilver\n"
PUBLISHED = ("basic_big_money", "big_money_ultimate", "courtyard", "double_witch", "duke",
             "gardens_counter_council_room", "gardens_counter_smithy", "gardens_counter_witch", "gardens_rush",
             "ironworks_gardens_rock", "lab_militia_chapel", "laboratory", "masquerade", "militia", "single_witch",
             "smithy", "witch", "workshop_gardens")


def shipped(name: str) -> Strategy:
    return load_strategy(STRATEGIES / f"{name}.txt")


def asked(state: DominionState, rules: str, suicide: bool = False) -> str:
    """What a strategy chooses in a position."""
    chosen = StrategyBot(read_strategy(rules, "test"), state.kingdom, suicide).choose(state)
    assert isinstance(chosen, str)
    return chosen


def play_on(state: DominionState, rules: str, prompt: str) -> List[str]:
    """Let a strategy answer while the same is asked of the same seat, and tell its answers."""
    seat, answers = state.seat, []
    while not state.over and (state.seat, state.prompt) == (seat, prompt):
        answers.append(asked(state, rules))
        state.choose(answers[-1])
    return answers


def mistake(text: str) -> str:
    with pytest.raises(BadStrategy) as caught:
        read_strategy(text, "mine")
    return str(caught.value)


# ---- what comes with the program
def test_there_are_many_strategies_for_many_cards() -> None:
    named = {card for name in strategy_names() for card in shipped(name).piles}
    assert len(strategy_names()) >= 36
    assert len(named) >= 30
    assert set(PUBLISHED) <= set(strategy_names())


@pytest.mark.parametrize("name", strategy_names())
def test_a_shipped_strategy_has_an_idea_and_names_cards_that_exist(name: str) -> None:
    strategy = shipped(name)
    assert re.fullmatch(r"[A-Z].{20,}\.( by [A-Z].*| by the authors of Dominulator)?", strategy.idea), strategy.idea
    assert (" by " in strategy.idea.rpartition(".")[2]) == (name in PUBLISHED)
    assert set(strategy.piles) <= set(NAMES) - set(BASIC)
    assert len(strategy.piles) <= 10
    assert find_player(name).idea == strategy.idea
    assert re.fullmatch("[a-z_]+", name)


@pytest.mark.parametrize("name", strategy_names())
def test_a_shipped_strategy_plays_whole_games_against_big_money(name: str) -> None:
    players = [find_player(name), find_player("big_money_ultimate")]
    setup = GAME.setup(2, {"colonies": players[0].colonies}, list(dict.fromkeys(players[0].piles + players[1].piles)))
    series = play_series(setup, [player.bot(setup, seat, 1) for seat, player in enumerate(players)], 2008, 0, 4, 400)
    assert series.games == 4
    assert LIMIT not in series.ends
    assert series.points[0] > 4 * 5


@pytest.mark.parametrize("name", strategy_names())
def test_the_page_tells_of_a_shipped_strategy(name: str) -> None:
    idea = shipped(name).idea.partition(" by ")[0] if name in PUBLISHED else shipped(name).idea
    assert f"| `{name}` | {idea}" in PAGE


def test_the_page_lists_nothing_else() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| [^|]+ \| [\d.]+ \|", PAGE, re.MULTILINE)) == set(strategy_names())


def test_a_strategy_wins_more_often_than_one_that_it_is_known_to_beat() -> None:
    """Witch wins 95 % of its games against Big Money; 40 games of seed 2008."""
    players = [find_player("witch"), find_player("big_money_ultimate")]
    setup = GAME.setup(2, {}, ["witch"])
    series = play_series(setup, [player.bot(setup, seat, 1) for seat, player in enumerate(players)], 2008, 0, 40, 400)
    assert series.won[0] >= 30


# ---- reading
def test_the_first_comment_is_the_idea_and_later_ones_are_not() -> None:
    strategy = read_strategy("# Two lines\n# of idea.\n\nprovince  # the best\n# not an idea\nsilver\n", "mine")
    assert strategy.idea == "Two lines of idea."
    assert [rule.card for rule in strategy.sections["buy"]] == ["province", "silver"]
    assert [rule.line for rule in strategy.sections["buy"]] == [4, 6]


def test_the_piles_of_a_strategy_are_all_kingdom_cards_that_it_names() -> None:
    text = "gold\nsmithy if own(village) > 0 and left(moat) < 9\nplay:\n  militia\ntrash:\n  chapel\ndiscard:\n  duke\n"
    strategy = read_strategy(text, "mine")
    assert sorted(strategy.piles) == ["chapel", "duke", "militia", "moat", "smithy", "village"]
    assert {section: len(rules) for section, rules in strategy.sections.items()} == {
        "buy": 2, "gain": 0, "play": 1, "trash": 1, "discard": 1, "keep": 0}


def test_potions_prizes_and_colonies_are_no_piles_to_name() -> None:
    strategy = read_strategy("colony\nfollowers\nfamiliar if own(platinum) > 0\npotion if own(potion) < 1\n", "mine")
    assert strategy.piles == ["familiar"]
    assert strategy.colonies
    assert not read_strategy("potion\nfamiliar\n", "mine").colonies


@pytest.mark.parametrize("card", [id for id in NAMES if id not in BASIC])
def test_every_card_can_be_named(card: str) -> None:
    text = f"{card} if own({card}) + left({card}) + hand({card}) >= 0"
    assert read_strategy(text, "mine").names == [card]


def test_buy_may_have_its_heading_and_come_last() -> None:
    strategy = read_strategy("trash:\nestate\nbuy:\nprovince\n", "mine")
    assert [rule.card for rule in strategy.sections["buy"]] == ["province"]


@pytest.mark.parametrize(("text", "place", "words"), [
    ("province\nsmihty", "line 2, column 1", "there is no card smihty: did you mean smithy?"),
    ("province\n  smihty if turn < 3", "line 2, column 3", "did you mean smithy?"),
    ("province\nsilver if own(smihty) < 2", "line 2, column 15", "there is no card smihty: did you mean smithy?"),
    ("silver if owm(smithy) < 2", "line 1, column 11", "there is no owm(): did you mean own?"),
    ("silver if trun < 2", "line 1, column 11", "there is no trun: did you mean turn?"),
    ("silver if coins > 2 and monny > 3", "line 1, column 25", "did you mean money?"),
    ("silver if own(2) < 2", "line 1, column 11", "own counts one card: own(smithy)"),
    ("silver if own(gold, duchy) < 2", "line 1, column 11", "own counts one card: own(smithy)"),
    ("silver if left(treasure) < 2", "line 1, column 16", "there is no card treasure"),
    ("silver if 1 < turn < 5", "line 1, column 11", "compare two numbers with < <= > >= == !="),
    ("silver if 'a' < turn", "line 1, column 11", "does not belong in a condition"),
    ("silver if turn ** 2 > 4", "line 1, column 11", "does not belong in a condition"),
    ("silver if True", "line 1, column 11", "does not belong in a condition"),
    ("silver if (lambda: 1)()", "line 1, column 11", "there is no"),
    ("gold\n\nsilver if turn <", "line 3", "'turn <' is not a condition"),
    ("silver if turn < 3)", "line 1", "is not a condition"),
    ("province\nplays:\nsmithy", "line 2, column 1", "did you mean play?"),
    ("gold if own < 3", "line 1, column 9", "own counts one card: own(smithy)"),
    ("gold own(gold) < 2", "line 1, column 1", "the word if is missing: gold if own(gold) < 2"),
    ("Throne Room turn < 3", "line 1, column 1", "the word if is missing: throne_room if turn < 3"),
    ("gold if", "line 1, column 8", "after if a condition is missing"),
    ("gold if turn = 3", "line 1, column 14", "write == instead of ="),
    ("gold if turn > 2 && buys > 1", "line 1, column 18", "write and instead of &&"),
    ("gold if turn > 2 || buys > 1", "line 1, column 18", "write or instead of ||"),
    ("gold if ! turn", "line 1, column 9", "write not instead of !"),
    ("gold if turn => 2", "line 1, column 14", "write >= instead of =>"),
    ("gold if own(Thorne Room) > 2", "line 1, column 13", "did you mean throne_room?"),
    ("gold if count(gold) < 2", "line 1, column 9",
     "(there are coins, buys, actions, turn, money, cards, vp, opponent_vp, opponent_cards, ending, empty_piles, "
     "potions, vp_tokens, actions_played, players, began, coffers, debt, points, journey, minus_card, own(card), "
     "left(card), hand(card), in_play(card), deck(card), discard(card), opponent(card), cost(card), tavern(card), "
     "points(card), trained(card), min(a, b), max(a, b), abs(a), chance(percent))"),
    ("gold if min(2) < 2", "line 1, column 9", "min takes two numbers or more: min(own(gold), 3)"),
    ("gold if abs(2, 3) < 2", "line 1, column 9", "abs takes one number"),
    ("gold if max < 2", "line 1, column 9", "max takes two numbers or more"),
    ("gold if chance(turn)", "line 1, column 9", "chance takes a number from 0 to 100"),
    ("gold if chance(101)", "line 1, column 9", "the share of games in per cent: chance(40)"),
    ("gold if cost(action) > 2", "line 1, column 14", "there is no card action"),
    ("gold if cost > 2", "line 1, column 9", "cost is that of one card: cost(smithy)"),
    ("gold if rich\nrich = money > 9", "line 1, column 9", "there is no rich"),
    ("rich = money > 9\ngold if ritch", "line 2, column 9", "did you mean rich?"),
    ("rich = monny > 9\ngold", "line 1, column 8", "did you mean money?"),
    ("rich =\ngold", "line 1, column 7", "after = something is missing: rich = money / cards > 2"),
    ("gold = money > 9\ngold", "line 1, column 1", "gold has a meaning already: choose another name"),
    ("  coins = 3\ngold", "line 1, column 3", "coins has a meaning already"),
    ("while = 3\ngold", "line 1, column 1", "while has a meaning already"),
])
def test_a_mistake_is_told_with_its_place_and_what_would_be_right(text: str, place: str, words: str) -> None:
    told = mistake(text)
    assert told.startswith(f"mine, {place}")
    assert words in told


@pytest.mark.parametrize(("written", "meant"), [
    ("\ufeffprovince", "province"), ("Province", "province"), ("Throne Room", "throne_room"),
    ("throne-room  if  Turn < 3", "throne_room if turn < 3"), ("gold\tif\town(gold) < 2", "gold if own(gold) < 2"),
    ("gold if own(Throne Room) < 2", "gold if own(throne_room) < 2"), ("gold if(turn < 3)", "gold if turn < 3"),
    ("gold IF Own( Treasure ) < 2 AND turn<3", "gold if own(treasure) < 2 and turn < 3"),
    ("King's Court if own(King's Court) < 2 and turn < 9", "kings_court if own(kings_court) < 2 and turn < 9"),
    ("gold if own(Philosopher\N{RIGHT SINGLE QUOTATION MARK}s Stone) < 2", "gold if own(philosophers_stone) < 2"),
    ("gold if (coins-buys) > 2", "gold if coins - buys > 2"),
    ("silver\nTrash:\nCurse", "silver\ntrash:\ncurse"),
])
def test_names_are_read_as_people_write_them(written: str, meant: str) -> None:
    assert read_strategy(written, "mine").rules == read_strategy(meant, "mine").rules


@pytest.mark.parametrize("text", ["x" * 3_000_000, "\x1b[2J" * 9, "gold if " + "x" * 3_000_000,
                                  "gold if own(" + "x" * 3_000_000 + ") > 1", "gold if turn < " + "(" * 3_000,
                                  "gold if '" + "\0" * 3_000, "gold " + "x" * 3_000_000, "x" * 3_000_000 + ":"])
def test_a_long_or_strange_line_is_not_repeated_whole(text: str) -> None:
    told = mistake(text)
    assert len(told) < 600
    assert told.isprintable()


@pytest.mark.parametrize("text", ["", "\n\n", "# Only an idea.\n", "play:\nsmithy\n", "buy:\n"])
def test_a_strategy_that_buys_nothing_is_no_strategy(text: str) -> None:
    assert mistake(text) == "mine has no rule that says what to buy, such as: province"


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadStrategy, match="cannot be read as a strategy"):
        load_strategy(tmp_path / "nothing.txt")
    for data in (b"\xff\xfe\x00", b"province\n\0\0\0"):
        (tmp_path / "bytes.txt").write_bytes(data)
        with pytest.raises(BadStrategy, match="cannot be read as a strategy"):
            load_strategy(tmp_path / "bytes.txt")
    (tmp_path / "notepad.txt").write_text("# Mine.\nprovince\n", encoding="utf-8-sig")
    assert load_strategy(tmp_path / "notepad.txt").idea == "Mine."


def test_a_player_is_found_by_name_or_file(tmp_path: Path) -> None:
    (tmp_path / "my_idea.txt").write_text("# Mine.\nprovince\nsmithy\n")
    mine = find_player(str(tmp_path / "my_idea.txt"))
    assert (mine.name, mine.idea, mine.piles) == ("my_idea", "Mine.", ["smithy"])
    with pytest.raises(UnknownBot, match=r"did you mean smithy\?$"):
        find_player("smihty")
    with pytest.raises(UnknownBot, match=r"bots: .*big_money, .*random, .*witch.*my_idea.txt"):
        find_player("xyz")


def test_strategies_play_alike_if_their_rules_are_the_same(tmp_path: Path) -> None:
    (tmp_path / "copy.txt").write_text("# Another idea.\n" + (STRATEGIES / "smithy.txt").read_text())
    assert find_player("smithy").plays_like(find_player(str(tmp_path / "copy.txt")))
    assert find_player("random").plays_like(find_player("random"))
    for one, other in (("smithy", "witch"), ("random", "big_money"), ("smithy", "random"), ("random", "smithy")):
        assert not find_player(one).plays_like(find_player(other))


def test_a_strategy_made_of_numbers_plays_like_its_text() -> None:
    """Province; Smithy if own(smithy) < 2; Silver."""
    setup = GAME.setup(2, {}, ["smithy"])
    province, smithy, silver = (setup.kingdom.number(card) for card in ("province", "smithy", "silver"))
    nothing = vec[i64]([])
    rules = [Line(province, nothing, vec[float]([]), nothing),
             Line(smithy, vec[i64]([OWN, NUMBER, LESS]), vec[float]([0.0, 2.0, 0.0]), vec[i64]([smithy, -1, -1])),
             Line(silver, nothing, vec[float]([]), nothing)]
    text = read_strategy("province\nsmithy if own(smithy) < 2\nsilver\n", "test")
    made: List[Bot] = [StrategyBot.of_lines(setup.kingdom, rules), BigMoney()]
    read: List[Bot] = [StrategyBot(text, setup.kingdom), BigMoney()]
    one, other = (play_series(setup, bots, 2008, 0, 8, rows=True) for bots in (made, read))
    assert one.rows == other.rows
    assert one.points[0] > 0


# ---- conditions
def in_the_middle() -> DominionState:
    """Seat 0 owns 11 cards: 9 coins, 6 points; seat 1 has 5 points. Four cards are in the three smallest piles."""
    return table({"hand": "silver smithy estate", "deck": "copper*3 estate*2", "discard": "gold duchy",
                  "play": "market", "turns": 4},
                 {"deck": "province curse copper*3", "turns": 4}, kingdom="smithy market village moat",
                 supply={"province": 5, "curse": 1, "village": 1, "moat": 2, "gold": 20},
                 turn={"phase": "buying", "coins": 3, "buys": 2})


@pytest.mark.parametrize("condition", [
    "own(estate) == 3", "own(copper) == 3", "own(market) == 1", "own(province) == 0", "own(militia) == 0",
    "own(treasure) == 5", "own(victory) == 4", "own(action) == 2", "own(attack) == 0", "own(curse) == 0",
    "left(gold) == 20", "left(province) == 5", "left(village) == 1", "left(militia) == 0",
    "hand(silver) == 1", "hand(copper) == 0", "hand(treasure) == 1", "hand(action) == 1", "hand(victory) == 1",
    "money == 9", "coins == 3", "buys == 2", "turn == 5", "cards == 11", "vp == 6", "opponent_vp == 5", "ending == 4",
    "coins + buys == 5", "coins - buys == 1", "coins * buys == 6", "coins / buys == 1.5", "coins / own(province) == 0",
    "-coins < 0", "1 + 2 * 3 == 7", "(1 + 2) * 3 == 9", "8 - 3 - 2 == 3", "8 / 4 / 2 == 1",
    "coins < 4", "coins <= 3", "coins > 2", "coins >= 3", "coins != 4",
    "coins > 2 and buys > 1 and turn > 4", "coins > 9 or buys > 9 or turn > 4", "not coins > 3", "not not coins",
    "coins > 9 and buys > 9 or turn > 4", "turn > 4 or coins > 9 and buys > 9", "coins", "not own(province)",
    "own(smithy) < own(treasure) / 4", "vp - opponent_vp == 1",
])
def test_a_condition_that_holds(condition: str) -> None:
    state = in_the_middle()
    assert asked(state, f"copper if {condition}") == "buy:copper"
    assert asked(state, f"copper if not ({condition})") == "done"


@pytest.mark.parametrize("condition", [
    "coins > 3", "coins < 3", "coins >= 4", "coins <= 2", "coins != 3", "coins > 2 and buys > 2",
    "coins > 3 or buys > 2", "0", "own(province)", "(coins > 9 or turn > 4) and buys > 9",
])
def test_a_condition_that_does_not_hold(condition: str) -> None:
    assert asked(in_the_middle(), f"copper if {condition}") == "done"


def test_ending_counts_provinces_when_they_are_fewer() -> None:
    state = table({}, {}, kingdom="smithy", supply={"province": 3}, turn={"phase": "buying", "coins": 3})
    assert asked(state, "copper if ending == 3") == "buy:copper"


def test_ending_counts_colonies_and_no_prizes() -> None:
    rest: Dict[str, Any] = {"kingdom": "tournament", "turn": {"phase": "buying", "coins": 3}}
    assert asked(table({}, {}, **rest), "copper if ending == 8") == "buy:copper"
    state = table({}, {}, supply={"colony": 2}, options={"colonies": True}, **rest)
    assert asked(state, "copper if ending == 2") == "buy:copper"


def test_potions_and_tokens_are_counted() -> None:
    state = table({"tokens": {"vp": 3}}, {}, kingdom="familiar monument",
                  turn={"phase": "buying", "coins": 3, "potions": 1})
    assert asked(state, "copper if potions == 1 and vp_tokens == 3 and vp == 3") == "buy:copper"
    assert asked(state, "familiar") == "buy:familiar"
    plain = table({}, {}, kingdom="smithy", turn={"phase": "buying", "coins": 3})
    assert asked(plain, "copper if potions == 0 and vp_tokens == 0") == "buy:copper"


@pytest.mark.parametrize("condition", [
    "coffers == 4", "points == 2", "vp_tokens == 2", "journey == 0", "minus_card == 1", "trained(village) == 1",
    "trained(knights) == 0", "trained(smithy) == 0", "points(temple) == 3", "points(aqueduct) == 5",
    "points(copper) == 0", "tavern(guide) == 2", "tavern(copper) == 1", "tavern(reserve) == 2", "tavern(action) == 2",
    "left(knights) == 2", "left(catapult_rocks) == 10", "cost(catapult_rocks) == 3", "own(knight) == 1",
    "own(knights) == 1", "cost(training) == 6", "own(training) == 0"])
def test_tokens_and_mats_are_counted(condition: str) -> None:
    state = table({"tokens": {"coffers": 4, "vp": 2, "journey": 1, "minus_card": 1}, "trained": "village",
                   "discard": "sir_vander", "mats": {"tavern": ["guide", "guide", "copper"]}}, {},
                  kingdom="baker temple village smithy catapult_rocks knights giant training raid aqueduct",
                  mixed={"knights": {"top": ["sir_martin"], "bag": ["dame_molly"]}},
                  pile_points={"temple": 3, "aqueduct": 5}, turn={"phase": "buying", "coins": 3})
    assert asked(state, f"copper if {condition}") == "buy:copper"
    plain = table({}, {}, kingdom="smithy", turn={"phase": "buying", "coins": 3})
    assert asked(plain, "copper if coffers + debt + points + minus_card + points(temple) + tavern(guide) == 0 and "
                 "journey and not trained(village)") == "buy:copper"


def test_debt_is_counted_and_told() -> None:
    state = table({"hand": "smithy village", "tokens": {"debt": 3}}, {}, kingdom="overlord")
    assert asked(state, "copper\nplay:\nsmithy if debt == 3\nvillage") == "play:smithy"
    assert asked(state, "copper\nplay:\nsmithy if debt < 3\nvillage") == "play:village"
    assert "did you mean debt?" in mistake("copper if debts > 2")
    assert read_strategy("overlord if debt == 0 and points(temple) < 3\ncopper", "mine").warnings == []


@pytest.mark.parametrize(("rules", "bought"), [
    ("training if not trained(village)\ncopper", "buy:training"),
    ("training if trained(village)\ncopper", "buy:copper"),
    ("Conquest if coins >= 6", "buy:conquest"), ("rocks\ncatapult", "buy:catapult"), ("catapult rocks", "buy:catapult"),
    ("dame_molly\nsir_martin", "buy:sir_martin"), ("knights", "buy:sir_martin")])
def test_events_and_piles_of_several_kinds_are_bought(rules: str, bought: str) -> None:
    state = table({}, {}, kingdom="village training conquest catapult_rocks knights",
                  mixed={"knights": {"top": ["sir_martin"], "bag": ["dame_molly"]}},
                  turn={"phase": "buying", "coins": 6})
    assert asked(state, rules) == bought


def test_what_a_strategy_names_is_laid_out_with_its_piles_events_and_landmarks() -> None:
    strategy = read_strategy("training\nrocks\nsir_martin if points(aqueduct) < 3\nvillage\nmadman\n", "mine")
    assert strategy.piles == ["training", "catapult_rocks", "knights", "village", "aqueduct"]


def test_the_opponents_points_are_those_of_the_best() -> None:
    state = table({}, {"deck": "province"}, {"deck": "duchy"}, kingdom="smithy", turn={"phase": "buying", "coins": 3})
    assert asked(state, "copper if opponent_vp == 6") == "buy:copper"


# ---- buying and gaining
@pytest.mark.parametrize(("coins", "bought"), [(8, "buy:province"), (7, "buy:gold"), (5, "buy:silver"), (2, "done")])
def test_the_first_rule_that_fits_is_bought(coins: int, bought: str) -> None:
    assert asked(table({}, {}, kingdom="smithy", turn={"phase": "buying", "coins": coins}), MONEY) == bought


def test_an_empty_pile_and_a_card_that_is_not_in_the_game_are_passed_over() -> None:
    state = table({}, {}, kingdom="smithy", supply={"gold": 0}, turn={"phase": "buying", "coins": 7})
    assert asked(state, "gold\nlaboratory\nsmithy\nsilver") == "buy:smithy"


def test_the_same_rules_say_what_a_workshop_gains() -> None:
    state = table({"hand": "workshop"}, {}, kingdom="workshop smithy gardens")
    choose(state, "play:workshop")
    assert asked(state, "province\nsmithy if own(smithy) > 0\ngardens\nsilver") == "gain:gardens"


# ---- the no-suicide rule
LAST: Dict[str, Any] = {"kingdom": "smithy", "supply": {"province": 1}, "turn": {"phase": "buying", "coins": 8}}


def test_the_last_province_is_not_bought_by_who_loses_with_it() -> None:
    state = table({"deck": "estate"}, {"deck": "province*2"}, **LAST)
    assert asked(state, MONEY) == "buy:gold"
    assert asked(state, MONEY, suicide=True) == "buy:province"


def test_the_last_province_is_bought_by_who_wins_with_it() -> None:
    assert asked(table({"deck": "province*2"}, {"deck": "province*2"}, **LAST), MONEY) == "buy:province"


def test_with_equal_points_turns_decide_whether_the_last_province_loses() -> None:
    second = table({"turns": 9}, {"deck": "province", "turns": 10}, **LAST)
    assert asked(second, MONEY) == "buy:province"                    # shared: both have had ten turns
    first = table({"turns": 10}, {"deck": "province", "turns": 10}, **LAST)
    assert asked(first, MONEY) == "buy:gold"                         # the other would have had fewer
    assert asked(first, MONEY, suicide=True) == "buy:province"


def test_the_third_pile_is_not_emptied_by_who_loses_with_it() -> None:
    supply = {"curse": 0, "smithy": 0, "silver": 1}
    state = table({}, {"deck": "province"}, kingdom="smithy moat", supply=supply, turn={"phase": "buying", "coins": 3})
    assert asked(state, "silver\nmoat") == "buy:moat"
    assert asked(state, "silver\nmoat", suicide=True) == "buy:silver"
    second_pile = table({}, {"deck": "province"}, kingdom="smithy moat", supply={**supply, "smithy": 1},
                        turn={"phase": "buying", "coins": 3})
    assert asked(second_pile, "silver\nmoat") == "buy:silver"


def test_the_last_colony_is_the_end_too() -> None:
    rest: Dict[str, Any] = {"kingdom": "smithy", "supply": {"colony": 1}, "options": {"colonies": True},
                            "turn": {"phase": "buying", "coins": 11}}
    assert asked(table({}, {"deck": "colony*2"}, **rest), "colony\nplatinum") == "buy:platinum"
    assert asked(table({}, {"deck": "province"}, **rest), "colony\nplatinum") == "buy:colony"


def test_the_rule_holds_for_gains_too() -> None:
    state = table({"hand": "workshop"}, {"deck": "province"}, kingdom="smithy moat workshop",
                  supply={"curse": 0, "smithy": 0, "silver": 1})
    choose(state, "play:workshop")
    assert asked(state, "silver\nmoat") == "gain:moat"
    assert asked(state, "silver\nmoat", suicide=True) == "gain:silver"


# ---- sections
def test_the_sections_are_those_of_the_page() -> None:
    assert re.findall(r"^\| `(\w+):` \|", PAGE, re.MULTILINE) == list(SECTIONS)


def test_play_comes_before_the_common_order() -> None:
    state = table({"hand": "village smithy militia"}, {}, kingdom="village smithy militia")
    assert asked(state, MONEY) == "play:village"
    assert asked(state, MONEY + "play:\nmilitia if hand(copper) > 0\nsmithy") == "play:smithy"


def test_a_card_whose_rules_in_play_do_not_hold_is_kept() -> None:
    state = table({"hand": "smithy militia"}, {}, kingdom="smithy militia")
    assert asked(state, MONEY) == "play:smithy"
    assert asked(state, MONEY + "play:\nsmithy if coins > 5") == "play:militia"
    assert asked(state, MONEY + "play:\nsmithy if coins > 5\nmilitia if coins > 5") == "done"


def test_trash_says_what_goes_first_and_what_stays() -> None:
    for rules, answer in (("", "trash:estate"), ("trash:\nsilver\nestate", "trash:silver"),
                          ("trash:\nestate if left(province) < 3", "done")):
        state = table({"hand": "chapel silver estate", "deck": "gold*3"}, {}, kingdom="chapel")
        choose(state, "play:chapel")
        assert asked(state, MONEY + rules) == answer


def test_discard_says_what_goes_first() -> None:
    for rules, discarded in (("", "estate copper"), ("discard:\ngold if hand(gold) > 1\nsilver", "gold silver")):
        state = table({"hand": "militia"}, {"hand": "gold*2 silver copper estate"}, kingdom="militia")
        choose(state, "play:militia")
        play_on(state, MONEY + rules, "discard")
        expect(state, 1, discard=discarded)


# ---- sensible play without a section
def test_militia_leaves_the_best_three() -> None:
    state = table({"hand": "militia"}, {"hand": "copper gold province silver curse"}, kingdom="militia")
    choose(state, "play:militia")
    play_on(state, MONEY, "discard")
    expect(state, 1, hand="gold silver copper", discard="province curse")


def test_moat_is_shown() -> None:
    state = table({"hand": "witch"}, {"hand": "moat gold"}, kingdom="witch moat")
    choose(state, "play:witch")
    assert (state.seat, state.prompt) == (1, "react")
    assert play_on(state, MONEY, "react")[0] == "reveal:moat"
    expect(state, 1, hand="moat gold", discard="")


@pytest.mark.parametrize("village", ["village", "festival", "mining_village", "market", "laboratory", "great_hall"])
@pytest.mark.parametrize("terminal", ["smithy", "witch", "militia", "council_room", "moat", "bridge"])
def test_what_gives_actions_is_played_first(village: str, terminal: str) -> None:
    state = table({"hand": f"{terminal} {village} copper", "deck": "copper*5"}, {}, kingdom=f"{village} {terminal}")
    assert asked(state, MONEY) == f"play:{village}"


def test_all_treasures_are_played() -> None:
    state = table({"hand": "copper*2 gold"}, {}, kingdom="smithy", turn={"phase": "buy"})
    assert asked(state, MONEY) == "play:treasures"


def test_chapel_takes_curses_and_estates_before_coppers() -> None:
    state = table({"hand": "chapel copper estate curse gold", "deck": "silver*3"}, {}, kingdom="chapel")
    choose(state, "play:chapel")
    assert play_on(state, MONEY, "may_trash")[:3] == ["trash:curse", "trash:estate", "trash:copper"]
    expect(state, 0, hand="gold")


def test_chapel_leaves_money_enough() -> None:
    state = table({"hand": "chapel copper*4", "deck": "copper*2 estate*3"}, {}, kingdom="chapel")
    choose(state, "play:chapel")
    assert play_on(state, MONEY, "may_trash") == ["trash:copper", "trash:copper", "done"]
    expect_trash(state, "copper*2")


def test_chapel_is_not_played_on_good_cards() -> None:
    assert asked(table({"hand": "chapel gold silver"}, {}, kingdom="chapel"), MONEY) in ("done", "play:treasures")


def test_moneylender_needs_a_copper() -> None:
    kingdom = "moneylender militia"
    assert asked(table({"hand": "moneylender militia copper"}, {}, kingdom=kingdom), "gold\nplay:\nmilitia if turn > 9"
                 ) == "play:moneylender"
    assert asked(table({"hand": "moneylender militia gold"}, {}, kingdom=kingdom), MONEY) == "play:militia"


def test_throne_room_doubles_the_best() -> None:
    state = table({"hand": "throne_room village witch moat"}, {}, kingdom="throne_room village witch moat")
    assert asked(state, MONEY) == "play:village"
    choose(state, "play:village")
    assert asked(state, MONEY) == "play:throne_room"
    choose(state, "play:throne_room")
    assert asked(state, MONEY) == "play:witch"


def test_masquerade_passes_the_worst() -> None:
    state = table({"hand": "masquerade gold estate curse", "deck": "silver*2"}, {"hand": "copper"},
                  kingdom="masquerade")
    choose(state, "play:masquerade")
    assert asked(state, MONEY) == "pass:curse"


def test_courtyard_puts_back_what_this_turn_does_not_need() -> None:
    state = table({"hand": "courtyard gold*2 silver copper", "deck": "copper*3"}, {}, kingdom="courtyard")
    choose(state, "play:courtyard")
    state_before = zone(state, 0, "hand")
    answer = asked(state, MONEY)
    assert answer in ("put_back:silver", "put_back:gold")            # twelve coins: eight buy the Province
    assert answer.partition(":")[2] in state_before


def test_a_strategy_with_its_cards_missing_still_plays() -> None:
    strategy = shipped("smithy")
    setup = GAME.setup(2, {}, ["moat"])
    bots: List[Bot] = [StrategyBot(strategy, setup.kingdom), StrategyBot(strategy, setup.kingdom)]
    series = play_series(setup, bots, 5, 0, 4, 400)
    assert series.games == 4
    assert LIMIT not in series.ends
