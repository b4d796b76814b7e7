"""`crownlands strategies`: the lists that come with the program, their texts, and how often they win."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from crownlands.bots.registry import STRATEGIES, Player, StrategyPlayer, UnknownBot, find_player, strategy_names
from crownlands.commands.crew import AtOnce, Ray, crew_for
from crownlands.commands.match import check_numbers, check_writable, share_of
from crownlands.commands.progress import progress_bar
from crownlands.interrupt import noted
from crownlands.kernel.errors import CrownlandsError, did_you_mean
from crownlands.lab.shares import OPPONENT, Share, play_shares, stored_shares, write_shares
from crownlands.locale import Words
from crownlands.locale.languages import FIRST
from crownlands.terminal.output import Output

EXAMPLES = """Examples:

    crownlands strategies
    crownlands strategies witch
    crownlands strategies my_idea.txt --games 4000
    crownlands strategies --json
    crownlands strategies --games 2000 --csv shares.csv
"""


def strategies(
    name: Annotated[Optional[str], Parameter(help="Show this strategy, or strategy file, with its text.")] = None,
    *,
    games: Annotated[Optional[int], Parameter(help=f"Play so many games against {OPPONENT} for each, instead of "
                                                   "showing the shares that come with the program.")] = None,
    seed: Annotated[int, Parameter(help="The series of games; the same seed plays the same games.")] = 1,
    jobs: AtOnce = None,
    ray: Ray = None,
    json_: Annotated[bool, Parameter(name="--json", help="Print JSON.", negative="")] = False,
    csv_: Annotated[Optional[Path], Parameter(name="--csv", help="With --games: write the counts here.")] = None,
) -> int:
    """List the strategies that come with the program: idea, author and share of games won; or one with its text."""
    words = Words()
    names = [name] if name is not None else strategy_names()
    players = [strategy_player(each) for each in names]
    if csv_ is not None:
        if games is None:
            raise CrownlandsError("csv-needs-games")
        check_writable(csv_)
    with noted() as interrupt:
        shares = stored_shares()
        if games is not None:
            check_numbers(games, jobs)
            with crew_for(jobs, ray, names) as crew, \
                    progress_bar(words.say("strategies-title"), games * len(names)) as advance:
                played = play_shares(names, [player.name for player in players], games, seed, crew, advance)
            shares = {share.name: share for share in played if share.games}
            done = sum(share.games for share in played)
            if done < games * len(names) and not json_:
                Output().print(words.say("match-interrupted", n=done, wanted=games * len(names)))
            if csv_ is not None:
                write_shares(csv_, list(shares.values()))
        elif name is not None and name.endswith(".txt"):
            shares = {}                                  # a file may have the name of another
        if json_:
            described = [describe(text_of(each), player, shares) for each, player in zip(names, players, strict=True)]
            print(json.dumps(described[0] if name is not None else described, indent=1, ensure_ascii=False))
        elif name is not None:
            show(words, players[0], text_of(name), shares, name.endswith(".txt"))
        else:
            show_list(words, players, shares)
    return interrupt.exit_code


def strategy_player(name: str) -> StrategyPlayer:
    player: Optional[Player] = None
    if name.endswith(".txt") or name in strategy_names():
        player = find_player(name)
    if not isinstance(player, StrategyPlayer):
        raise UnknownBot("no-strategy", name=name, near=did_you_mean(name, strategy_names()))
    return player


def text_of(name: str) -> str:
    path = Path(name) if name.endswith(".txt") else STRATEGIES / f"{name}.txt"
    return path.read_text(encoding="utf-8")


def describe(text: str, player: StrategyPlayer, shares: Dict[str, Share]) -> Dict[str, Any]:
    strategy = player.strategy
    share = shares.get(player.name)
    return {"name": strategy.name, "idea": strategy.plain_idea, "author": strategy.author, "piles": strategy.piles,
            "colonies": strategy.colonies, "share": share.describe() if share else None,
            "warnings": strategy.warnings, "text": text}


# ---- what is shown
def show(words: Words, player: StrategyPlayer, text: str, shares: Dict[str, Share], from_file: bool) -> None:
    console = Output()
    strategy = player.strategy
    console.print(Text(player.name, "bold"))
    if strategy.author:
        console.print(words.say("strategies-author", name=strategy.author))
    if words.language != FIRST and not from_file:        # in English, its text begins with it
        console.print(words.idea(strategy.name, strategy.plain_idea))
    share = shares.get(player.name)
    if share is not None:
        console.print(words.say("strategies-share", share=share_of(words, share.won, share.games), n=share.games,
                                opponent=OPPONENT, seed=str(share.seed)))
    for doubt in strategy.doubts:
        console.print(Text(words.error(doubt), "yellow"))
    console.print()
    console.print(Text(text.rstrip()), soft_wrap=True)


def show_list(words: Words, players: List[StrategyPlayer], shares: Dict[str, Share]) -> None:
    console = Output()
    rows = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(words.say("strategies-name"), overflow="fold")
    rows.add_column(words.say("match-win"), justify="right", no_wrap=True)
    rows.add_column(words.say("strategies-idea"))
    won = {name: share.won / share.games for name, share in shares.items()}
    for player in sorted(players, key=lambda player: -won.get(player.name, 0)):
        strategy = player.strategy
        by = f" ({words.say('strategies-author', name=strategy.author)})" if strategy.author else ""
        rows.add_row(Text(player.name, "bold"), words.percent(won[player.name]) if player.name in won else "",
                     Text(words.idea(player.name, strategy.plain_idea) + by))
    console.print(rows)
    if won:
        share = next(iter(shares.values()))
        console.print()
        console.print(words.say("strategies-shares", opponent=OPPONENT, n=share.games, seed=str(share.seed)))
