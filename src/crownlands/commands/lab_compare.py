"""`crownlands lab compare`: which of two bots is better, over many kingdoms, and what they take for it."""
from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional, Tuple

from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import crownlands
from crownlands.bots.registry import Player, find_contestant
from crownlands.commands.beginning import for_two, tables_of
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.match import (
    check_numbers,
    check_writable,
    distinct,
    piles_of,
    show_warnings,
)
from crownlands.commands.match import share_of as share_with_interval
from crownlands.commands.on_table import Boxes, Options, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError, either
from crownlands.lab.compare import (
    INTERRUPTED,
    PAIR,
    SETTLED,
    Game,
    KingdomScore,
    Until,
    at_any_time,
    bootstrap,
    compare,
    scores_of,
    share_of,
)
from crownlands.lab.dominion.held_out import HELD_OUT, POOLS, held_out
from crownlands.lab.ledger import Ledger
from crownlands.lab.match import Match, set_up
from crownlands.locale import Words
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands lab compare lookahead big_money_ultimate --kingdoms 50 --csv games.csv
    crownlands lab compare lookahead big_money_ultimate --kingdoms 200 --resume games.csv
    crownlands lab compare evolved big_money_ultimate --held-out base1e+intrigue1e --until settled
    crownlands lab compare smithy witch --boxes base2e --games 20 --until 0.02 --json
    crownlands lab compare expert full_greedy --game kingdomino --kingdoms 500
    crownlands lab compare strongest big_money_ultimate --ray 10.0.0.1:6379 --csv games.csv
"""
BY_BOXES: Dict[str, str] = {"+".join(boxes): pool for pool, boxes in POOLS.items()}
SHOWN = 3                                        # best kingdoms, and worst


def lab_compare(
    first: Annotated[str, Parameter(help="A bot or a strategy by name, a strategy file (.txt), or a bot class of your "
                                         "own (module:Class).")],
    second: Annotated[str, Parameter(help="The one to compare it with.")],
    *,
    game: Annotated[str, Parameter(help="Which game.")] = "dominion",
    kingdoms: Annotated[int, Parameter(help="How many random kingdoms; in the dominoes, deals.")] = 200,
    games: Annotated[Optional[int], Parameter(help="Games in each kingdom, an even number: 10; in the dominoes "
                                                   "2.")] = None,
    seed: Annotated[int, Parameter(help="Kingdoms and games; the same seed plays the same games.")] = 1,
    boxes: Boxes = None,
    held_out_: Annotated[Optional[str], Parameter(
        name="--held-out", help=f"The kingdoms that bots are measured on and never tuned on: "
                                f"{' or '.join(BY_BOXES)}.")] = None,
    option: Options = None,
    until: Annotated[Optional[str], Parameter(help="Stop early: when the interval is at most so wide to both sides "
                                                   "(0.02), or when it is `settled` which is better.")] = None,
    jobs: AtOnce = None,
    ray: Ray = None,
    csv_: Annotated[Optional[Path], Parameter(name="--csv", help="Write a row for each game here, as it is "
                                                                 "played.")] = None,
    resume: Annotated[Optional[Path], Parameter(help="Go on with a comparison that wrote this file.")] = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
) -> int:
    """Compare two bots over many kingdoms: every deal is played twice, with swapped seats. Shows the share of wins, CPU
    time, and the kingdoms that suit them best and worst."""
    words = Words()
    crownlands.game(game)
    games = (10 if game == "dominion" else PAIR) if games is None else games
    check_numbers(games, jobs)
    stop = read_until(until)
    if kingdoms < 1 or games % PAIR:
        raise CrownlandsError("comparison-needs")
    if csv_ is not None and resume is not None:
        raise CrownlandsError("resume-csv")
    players = [find_contestant(name, game) for name in (first, second)]
    show_warnings(players)
    matches = read_matches((first, second), players, game, seed, kingdoms, boxes, held_out_, read_options(option))
    labels = distinct([player.name for player in players])
    played: List[Game] = []
    path = csv_ or resume
    ledger: Optional[Ledger] = None
    if path is not None:
        check_writable(path)
        ledger = Ledger(path, matches, [cards_of(match, players) for match in matches],
                        [(labels[0], labels[1])] * len(matches))
        if resume is None:
            ledger.begin()
        else:
            played = ledger.read()
    with noted() as interrupt:
        with crew_for(jobs, ray, (first, second)) as crew, \
                progress_bar(words.say("compare-title"), kingdoms * games) as advance:
            advance(len(played))

            def keep(part: List[Game]) -> None:
                advance(len(part))
                if ledger is not None:
                    ledger.add(part)

            why = compare(matches, games, crew, seed, stop, played, keep)
        played.sort(key=lambda one: (one.kingdom, one.number))
        facts = described(matches, players, labels, seed, why, played)
        if json_:
            print(json.dumps(facts, indent=1, ensure_ascii=False))
        else:
            show(words, facts, kingdoms * games, until, path)
    return interrupt.exit_code


# ---- what is asked for
def read_until(text: Optional[str]) -> Until:
    if text is None or text == SETTLED:
        return text
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0 < width < 0.5:
        raise CrownlandsError("until-option", text=text)
    return width


def read_matches(names: Tuple[str, ...], players: Sequence[Player], game: str, seed: int, kingdoms: int,
                 boxes: Optional[str], pool: Optional[str], options: Dict[str, Any]) -> List[Match]:
    """A match for each kingdom or deal. What is wrong with their table is told here."""
    said = read_table(game, None, None, boxes)
    if pool is None:
        tables = tables_of(said, seed, kingdoms) if game == "dominion" else \
            [(own_seed, {}) for own_seed, _table in tables_of({}, seed, kingdoms)]
    else:
        if pool not in BY_BOXES or said or game != "dominion":
            raise CrownlandsError("held-out-option", pools=either([*BY_BOXES]), pool=pool)
        if kingdoms > HELD_OUT:
            raise CrownlandsError("held-out-number", held_out=HELD_OUT, pool=pool, kingdoms=kingdoms)
        tables = [(own_seed, {"kingdom": cards, "boxes": POOLS[BY_BOXES[pool]]})
                  for (own_seed, _table), cards in zip(tables_of({}, seed, kingdoms), held_out(BY_BOXES[pool]),
                                                       strict=False)]
    seats, rules = for_two(game, options)
    matches = [Match(names, tuple(table.items()), tuple(sorted(rules.items())), game, own_seed, seats=seats)
               for own_seed, table in tables]
    set_up(matches[0], players)
    return matches


def cards_of(match: Match, players: Sequence[Player]) -> List[str]:
    return piles_of(match, players) if match.game == "dominion" else []


# ---- what is shown
def described(matches: Sequence[Match], players: Sequence[Player], labels: Sequence[str], seed: int, why: str,
              played: Sequence[Game]) -> Dict[str, Any]:
    """The JSON object."""
    scores = scores_of(played)
    facts: Dict[str, Any] = {"game": matches[0].game, "seed": seed, "kingdoms": len(scores),
                             "games": sum(score.games for score in scores), "played": len(played), "stopped": why}
    if scores:
        any_time = at_any_time(scores)
        facts.update({"share": share_of(scores), "interval": list(bootstrap(scores, seed)),
                      "interval_at_any_time": None if any_time is None else list(any_time)})
    facts["players"] = [described_player(labels, place, played) for place in range(len(labels))]
    best_first = sorted(scores, key=lambda score: (-score.share, score.kingdom))
    for name, some in (("best", best_first[:SHOWN]), ("worst", best_first[::-1][:SHOWN])):
        facts[name] = [described_kingdom(matches, players, score) for score in some]
    return facts


def described_player(labels: Sequence[str], place: int, played: Sequence[Game]) -> Dict[str, Any]:
    """Of all games that were played. Set-up is that of the first time in a kingdom: some bots remember what they
    thought out."""
    games = max(1, len(played))
    setups: Dict[int, float] = {}
    for game in played:
        setups[game.kingdom] = max(setups.get(game.kingdom, 0.0), game.setup[place])
    choices = sum(game.choices[place] for game in played)
    return {"name": labels[place], "win": sum(game.score == 1 - place for game in played) / games,
            "tie": sum(game.score == 0.5 for game in played) / games,
            "points": sum(game.points[place] for game in played) / games,
            "choices": choices, "cpu_per_choice": sum(game.cpu[place] for game in played) / max(1, choices),
            "setup": sum(setups.values()) / max(1, len(setups))}


def described_kingdom(matches: Sequence[Match], players: Sequence[Player], score: KingdomScore) -> Dict[str, Any]:
    match = matches[score.kingdom]
    return {"kingdom": score.kingdom, "piles": cards_of(match, players), "games": score.games, "share": score.share}


def show(words: Words, facts: Dict[str, Any], wanted: int, until: Optional[str], path: Optional[Path]) -> None:
    console = Output()
    what = "kingdom" if facts["game"] == "dominion" else "deal"
    name, other = (player["name"] for player in facts["players"])
    if not facts["games"]:
        console.print(words.say("compare-nothing"))
        return
    console.print(Text(words.say("compare-games", name=name, other=other, n=facts["games"], seed=str(facts["seed"]),
                                 kingdoms=facts["kingdoms"], what=what)))
    low, high = facts["interval"]
    console.print(Text(words.say("compare-result", name=name, share=words.percent(facts["share"]),
                                 low=words.percent(low), high=words.percent(high), what=what), "bold"))
    show_why(words, console, facts, wanted, until, path)
    console.print()
    console.print(players_table(words, facts))
    for which in ("best", "worst"):
        console.print()
        console.print(Text(words.say(f"compare-{which}", name=name)))
        for kingdom in facts[which]:
            cards = words.listed([words.card(card) for card in kingdom["piles"]]) if kingdom["piles"] else \
                words.say("compare-deal", n=kingdom["kingdom"])
            share = share_with_interval(words, kingdom["share"] * kingdom["games"], kingdom["games"])
            console.print(Padding(Text(f"{share}: {cards}"), (0, 0, 0, 2)))


def show_why(words: Words, console: Output, facts: Dict[str, Any], wanted: int, until: Optional[str],
             path: Optional[Path]) -> None:
    """Whether it is chance, and why no more was played."""
    name, other = (player["name"] for player in facts["players"])
    low, high = facts["interval"]
    if low > 0.5 or high < 0.5:
        better = (name, other) if low > 0.5 else (other, name)
        console.print(Text(words.say("compare-better", name=better[0], other=better[1])))
    else:
        console.print(words.say("compare-unsure"))
    why = facts["stopped"]
    often = facts["interval_at_any_time"] or (0.0, 1.0)
    console.print(Text(words.say(f"compare-{why}", until=until or "", low=words.percent(often[0]),
                                 high=words.percent(often[1]), n=facts["played"], wanted=wanted)))
    if why == INTERRUPTED and path is not None:
        console.print(Text(words.say("compare-resume", path=str(path))))


def players_table(words: Words, facts: Dict[str, Any]) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say("compare-player"), overflow="fold")
    for column in ("win", "tie", "points", "cpu", "setup"):
        rows.add_column(words.say(f"compare-{column}"), justify="right")
    for player in facts["players"]:
        rows.add_row(Text(player["name"], "bold"), words.percent(player["win"]), words.percent(player["tie"]),
                     words.decimal(player["points"]), words.decimal(1000 * player["cpu_per_choice"], 3),
                     words.decimal(1000 * player["setup"], 2))
    return rows
