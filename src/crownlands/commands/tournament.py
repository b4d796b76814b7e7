"""`crownlands tournament`: every player against every other."""
from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, List

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

import crownlands
from crownlands.bots.dominoes.levels import IDEAS as LEVELS
from crownlands.bots.registry import Player, find_contestant, player_names, strategy_names
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.match import check_numbers, distinct, prepare, share_of
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, read_options, read_table
from crownlands.commands.progress import progress_bar
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError
from crownlands.lab.match import interval, play_matches
from crownlands.lab.ratings import pairs_of
from crownlands.lab.tournament import Circle, Tournament
from crownlands.locale import Words
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands tournament big_money_ultimate smithy witch militia
    crownlands tournament strategies/ smithy --games 4000
    crownlands tournament                         every strategy that comes with the program
    crownlands tournament smithy witch my_idea.txt --kingdom b1_first_game --json
"""
CIRCLES_SHOWN = 10
# what of a share fits into the cross table of so many players
MOST_WITH_INTERVALS = 4
MOST_EXACT = 9
LEAST_CELL = 3                                   # characters
WIDEST = 10_000                                  # columns of a terminal: what a table would need if it had room


def tournament(
    *players: Annotated[str, Parameter(help="Bots or strategies by name, strategy files, or folders of them; all "
                                            "strategies that come with the program if not given.")],
    game: Annotated[str, Parameter(help="Which game.")] = "dominion",
    games: Annotated[int, Parameter(help="How many games each pair plays.")] = 1000,
    seed: Annotated[int, Parameter(help="The series of games; the same seed plays the same games.")] = 1,
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    option: Options = None,
    jobs: AtOnce = None,
    ray: Ray = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
    suicide: Annotated[bool, Parameter(help="Strategies may end a game that they lose by it.", negative="")] = False,
) -> int:
    """Let every player meet every other: win shares, ratings, and results that go in a circle. If nothing is said about
    the table, each pair plays with the piles that the two name."""
    words = Words()
    check_numbers(games, jobs)
    crownlands.game(game)
    usual = strategy_names() if game == "dominion" else [name for name in player_names(game) if name not in LEVELS]
    entrants = entered(players or usual)
    found = [find_contestant(name, game) for name in entrants]
    names = distinct([player.name for player in found])
    pairs = pairs_of(len(entrants))
    table, options = read_table(game, kingdom, piles, boxes), read_options(option)
    matches = [prepare([entrants[a], entrants[b]], [found[a], found[b]], game, seed, table, options, suicide)
               for a, b in pairs]
    with noted() as interrupt:
        with crew_for(jobs, ray, entrants) as crew, \
                progress_bar(words.say("tournament-title", n=len(entrants)), games * len(pairs)) as advance:
            played = Tournament(names, play_matches(matches, games, crew, advance))
        if json_:
            print(json.dumps(played.describe(), indent=1, ensure_ascii=False))
        else:
            show(words, played, games, seed)
            show_the_same(words, found, names)
    return interrupt.exit_code


def entered(players: Sequence[str]) -> List[str]:
    """Who takes part; a folder stands for the strategies in it."""
    entrants: List[str] = []
    for name in players:
        found = sorted(str(path) for path in Path(name).glob("*.txt")) if Path(name).is_dir() else [name]
        if not found:
            raise CrownlandsError("no-strategy-in", name=name)
        entrants += found
    for name in entrants:
        if entrants.count(name) > 1:
            raise CrownlandsError("named-twice", name=name)
    if len(entrants) < 2:
        raise CrownlandsError("tournament-players")
    return entrants


def show(words: Words, played: Tournament, games: int, seed: int) -> None:
    console = Output()
    wanted = games * len(played.outcomes)
    if played.games < wanted:
        console.print(words.say("tournament-interrupted", n=played.games, wanted=wanted))
    if not played.games:
        return
    console.print(words.say("tournament-games", players=len(played.names), games=games, pairs=len(played.outcomes),
                            seed=str(seed), seconds=words.decimal(played.seconds, 2)))
    console.print()
    console.print(standings(words, played))
    console.print()
    console.print(words.say("tournament-explained"))
    if len(played.names) > 2:
        show_cross_table(words, console, played)
        show_circles(words, console, played)


def show_cross_table(words: Words, console: Output, played: Tournament) -> None:
    """If it fits. One of many players is not even tried: it would take longer than the rest together."""
    fits = LEAST_CELL * len(played.names) <= console.width
    if fits:
        cross = cross_table(words, played)
        fits = console.measure(cross, options=console.options.update(width=WIDEST)).maximum <= console.width
    if fits:
        console.print(words.say("tournament-cross"))
        console.print()
        console.print(cross)
        console.print()
    else:
        console.print(words.say("tournament-too-wide"))


def show_the_same(words: Words, players: Sequence[Player], names: Sequence[str]) -> None:
    for a, b in pairs_of(len(players)):
        if players[a].plays_like(players[b]):
            print(words.say("match-same", name=names[a], other=names[b]))


def standings(words: Words, played: Tournament) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for column in ("rank", "player", "rating", "share"):
        if column == "player":
            table.add_column(words.say("tournament-player"), overflow="fold")        # rather than the numbers
        else:
            table.add_column(words.say(f"tournament-{column}"), justify="right", no_wrap=True)
    ratings = played.ratings
    for rank, player in enumerate(played.ranking, 1):
        score, games = played.total(player)
        table.add_row(str(rank), Text(played.names[player], "bold"), f"{ratings[player]:.0f}",
                      share_of(words, score, games) if games else "–")
    return table


def cross_table(words: Words, played: Tournament) -> Table:
    """Who scored how much against whom; colours and question marks say the same."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(words.say("tournament-player"), no_wrap=True)
    ranking = played.ranking
    for rank in range(1, len(ranking) + 1):
        table.add_column(str(rank), justify="right", no_wrap=True)
    for rank, player in enumerate(ranking, 1):
        cells = [Text("–", "dim") if other == player else cell(words, played, player, other) for other in ranking]
        table.add_row(str(rank), Text(played.names[player], "bold"), *cells)
    return table


def cell(words: Words, played: Tournament, player: int, other: int) -> Text:
    """The share in per cent, as exactly as there is room for; a question mark where it may be chance."""
    score, games = played.score(player, other)
    if not games:
        return Text("")
    share = score / games
    low, high = interval(score, games)
    text = f"{100 * share:.0f}" if len(played.names) > MOST_EXACT else words.percent(share)
    if len(played.names) <= MOST_WITH_INTERVALS:
        text += f" ±{words.percent((high - low) / 2)}"
    if played.beats(player, other):
        return Text(text, "green")
    return Text(text, "red") if played.beats(other, player) else Text(text + "?")


def show_circles(words: Words, console: Output, played: Tournament) -> None:
    circles = played.circles()
    if not circles:
        console.print(words.say("tournament-no-circles"))
        return
    console.print(words.say("tournament-circles", n=len(circles)))
    for circle in circles[:CIRCLES_SHOWN]:
        console.print(Text("  " + tell_circle(words, played, circle)))
    if len(circles) > CIRCLES_SHOWN:
        console.print("  " + words.say("tournament-more-circles", n=len(circles) - CIRCLES_SHOWN))


def tell_circle(words: Words, played: Tournament, circle: Circle) -> str:
    names = [played.names[player] for player in circle]
    text = names[-1]
    for name in reversed(names[:-1]):
        text = words.say("tournament-beats", name=name, rest=text)
    return words.say("tournament-circle", names=text, first=names[0])
