"""Plans and what becomes of them: a plan and its text are the same strategy, islands make better ones, and what is
evolved is kept and played."""
from __future__ import annotations

import time
from pathlib import Path
from typing import List

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crownlands.bots.dominion.evolution import quick, shelf
from crownlands.bots.dominion.evolution.arena import Arena
from crownlands.bots.dominion.evolution.evolution import MENUS, OWN, Evolution, drawn_in, weighted
from crownlands.bots.dominion.evolution.evolved import FOREVER, Mixed, evolved_bot, evolved_text
from crownlands.bots.dominion.evolution.island import Island
from crownlands.bots.dominion.evolution.menus import Menu, MenuEvolver
from crownlands.bots.dominion.evolution.mixture import mixture
from crownlands.bots.dominion.evolution.mutation import Mutation
from crownlands.bots.dominion.evolution.plan import MOST_RULES, WIDTH, from_strategy, plan_of, rules_of, text_of
from crownlands.bots.dominion.evolution.plan_bot import PlanBot
from crownlands.bots.dominion.evolution.provincial import evolve_menu
from crownlands.bots.dominion.evolution.quick import QuickEvolution, fitting, quick_plan
from crownlands.bots.dominion.evolution.rows import tidied
from crownlands.bots.dominion.evolution.seeds import Seeds
from crownlands.bots.dominion.evolution.tasks import Workshop, lay_out
from crownlands.bots.dominion.evolution.telling import OTHER, kept, others_of, parts_of, reasons, told
from crownlands.bots.dominion.evolution.trimming import Trimming
from crownlands.bots.dominion.fitting import fits
from crownlands.bots.dominion.strategy import read_strategy
from crownlands.bots.dominion.strategy_bot import StrategyBot
from crownlands.bots.dominion.strongest import Strongest
from crownlands.bots.registry import (
    STRATEGIES,
    find_contestant,
    find_player,
    find_strategy,
    shipped_strategies,
    strategy_files,
)
from crownlands.dominion.kingdoms import SETS
from crownlands.dominion.setup import DominionSetup
from crownlands.kernel.chance import seeded
from crownlands.lab.dominion.study_text import comments
from crownlands.locale import Words

GROUND = (("chapel", "militia", "village", "gardens", "workshop", "laboratory", "witch"), (), ())
MONEY = "province\nduchy if left(province) <= 4\ngold\nsilver\n"


@pytest.fixture(scope="module")
def setup() -> DominionSetup:
    return lay_out(GROUND)


def plan(text: str, setup: DominionSetup) -> vec[i64]:
    return from_strategy(read_strategy(text, "test"), setup.kingdom)


def follower(rules: vec[i64], setup: DominionSetup) -> PlanBot:
    bot = PlanBot(setup.kingdom)
    bot.follow(rules)
    return bot


# ---- plans
def test_a_plan_plays_exactly_as_its_text_does(setup: DominionSetup) -> None:
    mutation = Mutation(setup.kingdom, seeded(5))
    other = StrategyBot(read_strategy(MONEY, "money"), setup.kingdom)
    for seed in Seeds(setup.kingdom).plans()[::40]:
        mutated = seed
        for _change in range(12):
            mutated = mutation.change(mutated)
        text = "\n".join(text_of(mutated, setup.kingdom))
        traces = []
        for bot in (follower(mutated, setup), StrategyBot(read_strategy(text, "text"), setup.kingdom)):
            arena = Arena(setup, 3)
            arena.play(bot, other, 0, 4)
            traces.append(arena.trace)
        assert traces[0] == traces[1], text


@pytest.mark.parametrize("name", ["big_money_ultimate", "witch", "militia", "gardens_rush", "workshop_gardens"])
def test_a_list_becomes_a_plan_that_plays_alike(name: str, setup: DominionSetup) -> None:
    strategy = find_strategy(name)
    other = StrategyBot(read_strategy(MONEY, "money"), setup.kingdom)
    traces = []
    for bot in (StrategyBot(strategy, setup.kingdom), follower(from_strategy(strategy, setup.kingdom), setup)):
        arena = Arena(setup, 4)
        arena.play(bot, other, 0, 6)
        traces.append(arena.trace)
    assert traces[0] == traces[1]


def test_a_condition_with_or_becomes_two_rules(setup: DominionSetup) -> None:
    made = text_of(plan("gold if own(witch) > 0 or coins > 7 and turn == 3\nprovince\n", setup), setup.kingdom)
    assert made == ["gold if own(witch) >= 1", "gold if coins >= 8 and turn >= 3 and turn < 4", "province"]


def test_mutation_keeps_plans_within_their_size_and_in_the_language(setup: DominionSetup) -> None:
    mutation = Mutation(setup.kingdom, seeded(7))
    mutated = plan(MONEY, setup)
    for _change in range(400):
        mutated = mutation.cross(mutation.child(mutated), mutated)
        assert len(mutated) <= WIDTH * MOST_RULES
        if len(mutated):
            read_strategy("\n".join(text_of(mutated, setup.kingdom)), "mutated")
        else:
            mutated = plan(MONEY, setup)
    assert plan_of(rules_of(mutated)) == mutated


def test_rules_that_can_never_be_followed_are_tidied_away(setup: DominionSetup) -> None:
    tidy = tidied(plan("gold if turn < 5\ngold\nprovince\ngold if coins > 6\nprovince\n", setup))
    assert text_of(tidy, setup.kingdom) == ["gold if turn < 5", "gold", "province"]


def test_trimming_leaves_out_what_is_never_followed_and_tells_what_the_rest_is_worth(setup: DominionSetup) -> None:
    trimming = Trimming(setup, 1, [follower(plan(MONEY, setup), setup)], [1.0])
    trimmed = trimming.trimmed(plan("colony\ncopper if turn > 200\n" + MONEY, setup), 10, 1e12, time.monotonic)
    lines = text_of(trimmed, setup.kingdom)
    assert "province" in lines
    assert not any(line.startswith("copper") for line in lines)
    worths = dict(zip(lines, trimming.worths(trimmed), strict=True))
    assert worths["province"] > 0.2


# ---- menus, leagues and mixtures
def test_a_menu_takes_the_leftmost_entry_with_copies_left(setup: DominionSetup) -> None:
    witch, gold, silver = (int(setup.kingdom.numbers[card]) for card in ("witch", "gold", "silver"))
    menu = Menu(2, 4, 4, [witch, gold, witch, silver], [1, 99, 2, 99], [(0, 11)] * 4)
    assert text_of(menu.plan(setup.kingdom), setup.kingdom) == [
        "province", "duchy if left(province) <= 4", "estate if left(province) <= 2", "witch if own(witch) < 1", "gold",
        "witch if own(witch) < 3", "silver"]


def test_leading_menus_differ_in_what_they_buy(setup: DominionSetup) -> None:
    evolver = MenuEvolver(setup, 1, 10)
    for number, menu in enumerate(evolver.pool):
        menu.rating = float(-number)
        menu.buys = setup.kingdom.bits[7 + number % 3]
    leaders = evolver.unlike(evolver.pool)
    assert [menu.buys for menu in leaders[:3]] == [setup.kingdom.bits[7 + number] for number in range(3)]
    assert len(leaders) == 5


def test_the_hardest_opponents_of_a_group_count_most() -> None:
    weights = weighted(["money", "lists", "lists", "lists"], [0.9, 0.8, 0.5, 0.95], lists=2)
    assert weights[2] > weights[1] > weights[3] == 0.0
    assert sum(weights) == pytest.approx(1.0)


def test_few_games_say_little_about_the_worst_opponent() -> None:
    assert drawn_in([0.2, 0.8], 20) == pytest.approx([0.35, 0.65])
    assert drawn_in([0.2, 0.8], 20_000) == pytest.approx([0.2, 0.8], abs=0.001)


def test_a_circle_is_answered_with_a_mixture_and_a_best_plan_with_itself() -> None:
    circle = [[0.5, 0.9, 0.1], [0.1, 0.5, 0.9], [0.9, 0.1, 0.5]]
    assert [share for _row, share in mixture(circle)] == pytest.approx([1 / 3] * 3, abs=0.05)
    assert mixture([[0.5, 0.6], [0.4, 0.5]]) == [(0, 1.0)]


def test_a_mixed_bot_plays_each_of_its_bots_by_its_share(setup: DominionSetup) -> None:
    bots = [follower(plan("province\n", setup), setup), follower(plan("copper\n", setup), setup)]
    mixed = Mixed([*bots], [0.75, 0.25], 3)
    Arena(setup, 1).play(mixed, follower(plan(MONEY, setup), setup), 0, 24)
    drawn: List[int] = []
    for game in range(400):
        mixed.choices = 10 ** 6
        drawn.append(bots.index(mixed.turn_to(setup.new_game(seeded(game), 0))))          # type: ignore[arg-type]
    assert 0.15 < sum(drawn) / len(drawn) < 0.35


# ---- evolution
def island_after(setup: DominionSetup, games: int) -> Island:
    island = Island(setup, 1, "test", [follower(plan(MONEY, setup), setup)], [1.0], 32)
    island.settle([plan("province\nsilver\n", setup)])
    island.run(games, 1e12, time.monotonic)
    return island


def test_an_island_makes_a_plan_better_and_keeps_the_results_of_its_games(setup: DominionSetup) -> None:
    before, island = island_after(setup, 0).population[0], island_after(setup, 400)
    best = island.population[0]
    assert best.fitness > before.fitness + 0.05
    games = int(best.games[0])
    assert games >= 32
    assert Arena(setup, 1).play(follower(best.plan, setup), follower(plan(MONEY, setup), setup), 0, games) \
        == best.halves[0]


def test_the_same_seed_makes_the_same_population(setup: DominionSetup) -> None:
    one, other = (island_after(setup, 60) for _time in range(2))
    assert [rules_of(candidate.plan) for candidate in one.population] == \
        [rules_of(candidate.plan) for candidate in other.population]


def test_what_was_found_is_told_as_a_strategy_with_reasons(setup: DominionSetup) -> None:
    lists = [str(STRATEGIES / f"{name}.txt") for name in ("big_money_ultimate", "witch")]
    evolution = Evolution(GROUND, lists, 1, 1, 1)
    evolution.chosen = [(rules_of(plan("witch if own(witch) < 2\n" + MONEY, setup)), 1.0)]
    evolution.worths = [[0.31, 0.4, 0.1, 0.2, 0.3]]
    evolution.results = [[0.93], [0.61]]
    evolution.turns = 17.4
    assert [reason.describe() for reason in reasons(evolution)] == [
        {"id": "evolved-lives-on", "facts": {"card": "witch", "n": 31}},
        {"id": "evolved-beats-money", "facts": {"share": 93, "games": evolution.exam_games}},
        {"id": "evolved-beats-lists", "facts": {"share": 61, "games": evolution.exam_games, "hardest": "witch"}},
        {"id": "evolved-turns", "facts": {"n": 17}}]
    text = told(evolution, comments(Words("en"), evolution))
    assert "# It lives on Witch: 31 of 100 wins hang on it. It wins 93 % of" in text
    (strategy, share), = parts_of(text, "evolved")
    assert share == 1.0
    assert [rule.card for rule in strategy.sections["buy"]] == ["witch", "province", "duchy", "gold", "silver"]


def test_stages_lead_from_seeds_to_a_chosen_plan() -> None:
    """Each task is done as the smallest that there is."""
    ground = (("smithy",), (), ())
    evolution = Evolution(ground, [str(STRATEGIES / "big_money_ultimate.txt")], 8, 1e12, 1)
    workshop = Workshop(ground, 1, lambda: 2e12)                         # all time is over before it begins
    kinds = []
    while not evolution.done:
        tasks = evolution.tasks()
        kinds.append(tasks[0].kind)
        for task in tasks:
            if task.kind in ("settle", "island", "counter"):
                task.what["plans"] = task.what["plans"][:2]
        evolution.take([workshop.do(task) for task in tasks])
    assert kinds == ["menus", "island", "counter", "island", "counter", "island", "exam", "trim"]
    assert sum([share for _rules, share in evolution.chosen]) == pytest.approx(1.0)
    assert len(evolution.worths[0]) == len(evolution.chosen[0][0])


def test_a_text_of_two_strategies_has_both_with_their_shares() -> None:
    text = "# Evolved.\n\n# In 60 of 100 games:\nprovince\ngold\n\n# In 40 of 100 games:\nprovince\nsilver\n"
    parts = parts_of(text, "two")
    assert [(share, [rule.card for rule in strategy.sections["buy"]]) for strategy, share in parts] == [
        (0.6, ["province", "gold"]), (0.4, ["province", "silver"])]


def test_a_kept_text_has_the_hardest_menu_and_past_plan_to_think_of(setup: DominionSetup) -> None:
    evolution = Evolution(GROUND, [str(STRATEGIES / "big_money_ultimate.txt")], 1, 1, 1)
    evolution.chosen = [(rules_of(plan(MONEY, setup)), 1.0)]
    for card, group in (("village", MENUS), ("moat", OWN), ("chapel", MENUS), ("militia", MENUS)):
        evolution.add(rules_of(plan(f"{card if card != 'moat' else 'workshop'}\n" + MONEY, setup)), group)
    evolution.add(evolution.chosen[0][0], OWN)                           # itself
    evolution.results = [[0.9], [0.7], [0.6], [0.5], [0.8], [0.5]]
    text = kept(evolution)
    (played, _share), = parts_of(text, "kept")
    assert [rule.card for rule in played.sections["buy"]] == ["province", "duchy", "gold", "silver"]
    assert [other.sections["buy"][0].card for other in others_of(text, "kept")] == ["chapel", "village", "workshop"]
    assert OTHER not in told(evolution)                                  # people are shown what is played


# ---- what is kept
def test_plans_made_ahead_are_of_this_evolver_and_fit_their_kingdoms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch
                                                                     ) -> None:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    for path in sorted(shelf.SHIPPED.glob("*.txt")):
        assert path.stem in {found.id for found in SETS}
        kingdom = shelf.recommended(path.stem)
        text = path.read_text(encoding="utf-8")
        assert shelf.is_of_this_version(text), path
        assert shelf.find_shipped(kingdom) == path
        assert shelf.find_text(kingdom) == text
        strategies = [*[strategy for strategy, _share in parts_of(text, "played")], *others_of(text, "other")]
        assert all(fits(strategy, kingdom) for strategy in strategies), path
        assert shelf.find_shipped(lay_out(((*kingdom.kingdom[1:],), (), ())).kingdom) is None


def test_the_strongest_begins_with_the_plan_that_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And thinks of what was hard to beat with it; whatever it follows, it judges the end itself."""
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    made = lay_out((("witch", "moat"), (), ()))
    shelf.keep(made.kingdom, f"silver\n{OTHER}\nmoat\n{OTHER}\ncopper\n")
    bot = Strongest(shipped_strategies(), strategy_files(), made.kingdom, 1, 10, 0.0)
    first = [made.kingdom.numbers[card] for card in ("silver", "moat", "copper")]
    followed = [follower for follower in bot.followers if isinstance(follower, StrategyBot) and follower.expert]
    assert [follower.buys[0].card for follower in followed[:3]] == first
    assert len(followed) == len(bot.plans) < len(bot.models)
    assert bot.base is bot.followers[0]


def test_a_plan_of_another_evolver_is_not_played() -> None:
    assert shelf.is_of_this_version(f"{shelf.VERSION}{shelf.EVOLVER}, 9 games, seed 1\n{MONEY}")
    assert not shelf.is_of_this_version(f"{shelf.VERSION}{shelf.EVOLVER}1, 9 games, seed 1\n{MONEY}")
    assert not shelf.is_of_this_version(MONEY)


def test_what_is_kept_is_found_at_the_same_table_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    made = lay_out((("witch", "moat"), (), ()))
    assert shelf.find_text(made.kingdom) is None
    kept = shelf.keep(made.kingdom, MONEY)
    assert kept is not None
    assert kept.is_relative_to(tmp_path)
    assert shelf.find_text(lay_out((("moat", "witch"), (), ())).kingdom) == MONEY
    assert shelf.find_text(lay_out((("moat", "witch"), (), (("colonies", True),))).kingdom) is None
    assert shelf.find_text(lay_out((("moat", "chapel"), (), ())).kingdom) is None


def test_the_evolved_bot_plays_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    made = lay_out((("witch", "moat"), (), ()))
    shelf.keep(made.kingdom, "copper\n")
    bot = find_player("evolved").bot(made, 0, 1)
    state = made.new_game(seeded(1), 0)
    state.step(bot.answer(state))
    assert state.prompt == "buy"
    assert bot.choose(state) == "buy:copper"
    assert type(evolved_bot(made.kingdom, 1, [])) is StrategyBot


def test_without_a_kept_plan_one_is_made_for_the_table_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    made = lay_out((("moat",), (), ()))
    done = QuickEvolution(made.kingdom, strategy_files())
    done.evolution.stage, done.text = quick.LAST_STAGE, "silver\n"
    monkeypatch.setitem(quick.QUICK, shelf.key_of(made.kingdom), done)
    bot = find_player("evolved").bot(made, 0, 1)
    state = made.new_game(seeded(2), 0)
    while state.prompt != "buy":
        state.step(bot.answer(state))
    assert bot.choose(state) in ("buy:silver", "done")
    assert not list(tmp_path.rglob("*.txt"))


def test_a_plan_that_took_more_games_than_usual_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    made = lay_out((("cellar", "moat"), (), ()))
    done = QuickEvolution(made.kingdom, strategy_files(), quick.GAMES + 1)
    done.evolution.stage, done.text = quick.LAST_STAGE, "silver\n"
    monkeypatch.setitem(quick.QUICK, f"{shelf.key_of(made.kingdom)} {quick.GAMES + 1}", done)
    assert evolved_text(made.kingdom, [], 1.0, quick.GAMES + 1) == "silver\n"
    assert shelf.find_text(made.kingdom) is None                 # there may be more to come
    assert evolved_text(made.kingdom, [], FOREVER, quick.GAMES + 1) == "silver\n"
    assert shelf.find_text(made.kingdom) == "silver\n"


def test_a_quick_plan_is_there_at_once_and_grows_until_it_is_done() -> None:
    made = lay_out((("witch", "moat"), (), ()))
    quick.QUICK.pop(shelf.key_of(made.kingdom), None)            # compiled code keeps this very dict
    first = quick_plan(made.kingdom, strategy_files(), 0.0)
    evolution = quick.QUICK[shelf.key_of(made.kingdom)]
    stage = evolution.evolution.stage
    assert parts_of(first, "first")[0][0].sections["buy"]
    assert stage == 1
    while not evolution.is_done:
        quick_plan(made.kingdom, strategy_files(), 0.0)
        evolution.go_on()
    assert quick_plan(made.kingdom, strategy_files(), 1e9) == evolution.text


def test_provincial_plays_a_menu_that_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No conditions but on Provinces left and on copies owned; and it ends a game that it loses by that."""
    monkeypatch.setenv(shelf.CACHE, str(tmp_path))
    made = lay_out((("smithy", "village", "witch"), (), ()))
    text = evolve_menu(made.kingdom, 200, 4)
    assert text == evolve_menu(made.kingdom, 200, 4)
    rules = [line for line in text.splitlines() if not line.startswith("#")]
    assert rules[0] == "province"
    assert all(" if left(province) <= " in rule or "own(" in rule or " if " not in rule for rule in rules)
    shelf.keep(made.kingdom, "copper\n", shelf.MENU)
    bot = find_contestant("provincial").bot(made, 0, 1)
    assert isinstance(bot, StrategyBot)
    assert not bot.careful
    assert len(bot.buys) == 1
    assert shelf.find_text(made.kingdom) is None


def test_only_strategies_whose_cards_are_there_are_opponents(setup: DominionSetup) -> None:
    names = {Path(path).stem for path in fitting(strategy_files(), setup.kingdom)}
    assert {"big_money_ultimate", "witch", "chapel_witch", "workshop_gardens"} <= names
    assert not {"smithy", "colony_money"} & names


def test_plans_may_buy_events_and_look_at_tokens_where_there_are_any() -> None:
    kingdom = lay_out((("baker", "overlord", "temple", "village", "training"), (), ())).kingdom
    mutation = Mutation(kingdom, seeded(3))
    plan = from_strategy(read_strategy(MONEY, "money"), kingdom)
    lines: set[str] = set()
    for _child in range(400):
        plan = mutation.child(plan)
        lines.update(text_of(plan, kingdom))
    text = "\n".join(sorted(lines))
    assert len(read_strategy(text, "mine").sections["buy"]) == len(lines)
    for word in ("training", "coffers", "debt", "points"):
        assert word in text, word
    assert Mutation(lay_out(GROUND).kingdom, seeded(3)).term_shares[-3:] == [0, 0, 0]
