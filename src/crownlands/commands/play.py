"""`crownlands play`: a game at the terminal against bots."""
from __future__ import annotations

import secrets
import shlex
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, Dict, List, Optional, Type

from cyclopts import Parameter

import crownlands
from crownlands import files
from crownlands.bots.registry import BOTS, LEVELS, find_player
from crownlands.commands.on_table import Boxes, Kingdom, Options, Piles, listed, read_options, read_table
from crownlands.kernel.chance import seed_of
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State
from crownlands.locale import Words
from crownlands.terminal.answer import yes_or_no
from crownlands.terminal.dominion.game import DominionGame
from crownlands.terminal.dominoes.game import DominoesGame
from crownlands.terminal.game import Leave, TerminalGame
from crownlands.terminal.save import Player, Save, read_save

DOMINION = "dominion"
USUAL_BOT = LEVELS[0]
SEEDS = 1_000_000                                # a seed that one can remember and type

EXAMPLES = """Examples:

    crownlands play                               Dominion, a random kingdom against a beginner
    crownlands play --bots expert                 beginner, steady, expert or strongest
    crownlands play --kingdom b2_first_game --seed 7
    crownlands play --boxes base1e,intrigue1e --bots steady,expert --names Anna
    crownlands play --game queendomino
    crownlands play --game kingdomino --seats 4 --bots beginner,steady,expert --option harmony=true
    crownlands play --game royal_wedding --seats 6 --option teams=true
    crownlands play --save evening.json           saved after each choice
    crownlands play --resume evening.json
"""


def play(
    *,
    game: Annotated[Optional[str], Parameter(help="dominion, kingdomino, queendomino or royal_wedding.")] = None,
    kingdom: Kingdom = None,
    piles: Piles = None,
    boxes: Boxes = None,
    seats: Annotated[Optional[int], Parameter(help="Players; you are one of them.")] = None,
    bots: Annotated[Optional[str], Parameter(
        help=f"Who plays against you: a level ({', '.join(LEVELS)}), or for strategists a bot or a strategy by name. "
             "One for all, or one for each seat: steady,expert.")] = None,
    option: Options = None,
    seed: Annotated[Optional[int], Parameter(help="The same seed gives the same game: shuffles and draws.")] = None,
    resume: Annotated[Optional[Path], Parameter(help="Go on with a saved game or a record.")] = None,
    save: Annotated[Optional[Path], Parameter(help="Save here after each of your choices (.json or .yaml).")] = None,
    position: Annotated[Optional[Path], Parameter(help="Begin from a position (.json or .yaml).")] = None,
    names: Annotated[Optional[str], Parameter(help="Names of the players, yours first: Anna,Bob.")] = None,
) -> int:
    """Play Dominion, Kingdomino, Queendomino or Royal Wedding in the terminal against bots."""
    words = Words()
    if sum(given is not None for given in (kingdom, piles, boxes, resume, position)) > 1:
        raise CrownlandsError("one-beginning")
    saved: Dict[str, Any] = {}
    placed: Dict[str, Any] = {}
    if resume is not None:
        saved = read_save(resume)
    elif position is not None:
        placed = files.read(position)
    name = game_of(game, saved.get("record", placed))
    table = read_table(name, kingdom, piles, boxes)
    if option and (resume or position):
        raise CrownlandsError("option-new-game")
    opponents = None if bots is None else [find_player(bot, name).name for bot in listed(bots)]
    rules = crownlands.game(name)
    state: State
    if resume is not None:
        state = rules.replay(saved["record"], seed=seed)
    elif position is not None:
        state = rules.position(placed, seed=seed)
    else:
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        wanted = seats if seats is not None else len(opponents) + 1 if opponents and len(opponents) > 1 else None
        if wanted is not None:
            table["seats"] = wanted
        state = rules.start(seed=seed, **table, **read_options(option))
    players = seated(name, int(state.seats), saved.get("players"), opponents, [] if names is None else listed(names),
                     words)
    command = "" if resume or position else same_again({
        "game": game, "kingdom": kingdom, "piles": piles, "boxes": boxes, "seats": seats, "bots": bots,
        "option": option, "seed": seed})
    own_file = resume if saved.get("players") else None
    keeper = Save(players, saved.get("seed", seed), save or own_file, always=save is not None, command=command)
    bot_seed = secrets.randbelow(SEEDS) if seed is None else seed
    programs = [None if player["bot"] is None else
                find_player(player["bot"], name).bot(state, seat, seed_of(bot_seed, seat))
                for seat, player in enumerate(players)]
    kind: Type[TerminalGame] = DominionGame if name == DOMINION else DominoesGame
    terminal = kind(state, programs, [str(player["name"]) for player in players], keeper, words)
    welcome(terminal, resume, position)
    return sit(terminal)


def game_of(wanted: Optional[str], record: Any) -> str:
    """The game that is asked for, or that a record or a position is of."""
    own = record.get("game") if isinstance(record, Mapping) else None
    name = str(own or wanted or DOMINION)
    crownlands.game(name)
    if wanted is not None and name != wanted:
        raise CrownlandsError("another-game", name=name, wanted=wanted)
    return name


def seated(game: str, seats: int, saved: Optional[List[Player]], bots: Optional[List[str]], names: List[str],
           words: Words) -> List[Player]:
    """Who sits where: the person first, then the bots."""
    if saved is not None and len(saved) != seats:
        raise CrownlandsError("saved-players", seats=seats, n=len(saved))
    if bots is None:
        bots = [str(player["bot"]) for player in saved[1:]] if saved else [USUAL_BOT]
    if len(bots) == 1:
        bots = bots * (seats - 1)
    if len(bots) != seats - 1:
        raise CrownlandsError("bots-besides-you", seats=seats, bots=seats - 1, n=len(bots))
    if len(names) > seats:
        raise CrownlandsError("names-number", seats=seats, n=len(names))
    players: List[Player] = [{"name": str(words.say("person")), "bot": None}]
    for place, bot in enumerate(bots):
        title = str(words.bot(bot if bot in BOTS[game] else find_player(bot).name))
        same = bots[:place].count(bot)
        players.append({"name": f"{title} {same + 1}" if bots.count(bot) > 1 else title, "bot": bot})
    for seat, player in enumerate(players):
        if seat < len(names):
            player["name"] = names[seat]
        elif saved and saved[seat]["bot"] == player["bot"]:
            player["name"] = saved[seat]["name"]
    return players


def same_again(given: Mapping[str, Any]) -> str:
    """What to type for the same game: options that may be given again are lists."""
    words = ["crownlands", "play"]
    for name, value in given.items():
        for each in value if isinstance(value, list) else [] if value is None else [value]:
            words += [f"--{name}", str(each)]
    return shlex.join(words)


def welcome(table: TerminalGame, resume: Optional[Path], position: Optional[Path]) -> None:
    words, page = table.words, table.page
    if resume is not None:
        page.say("table-resumed", file=str(resume))
    elif position is not None:
        page.say("table-position", file=str(position), names=words.listed(list(table.names[1:])))
    else:
        page.write(table.welcome())
    if resume is None:
        for bot in dict.fromkeys(player["bot"] for player in table.save.players):
            if bot is not None and words.has(f"idea-{bot}"):
                page.say(f"idea-{bot}", "dim", name=words.bot(bot))
    if table.save.always:
        page.say("table-autosave", file=str(table.save.path))


# ---- until the end, or until the person leaves
def sit(table: TerminalGame) -> int:
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):         # a closed terminal is as good as Ctrl-C
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is not signal.SIG_IGN:
            signal.signal(getattr(signal, name), interrupt)
    if sys.stdin.isatty():
        import readline  # noqa: F401                    # arrow keys and history while typing
    try:
        try:
            table.run()
        except Leave:
            leave(table)
        return 0
    except EOFError:
        stop(table)
        return 0
    except KeyboardInterrupt:
        stop(table)
        return 130


def interrupt(number: int, frame: Optional[FrameType]) -> None:
    raise KeyboardInterrupt


def leave(table: TerminalGame) -> None:
    """Asked to quit: offer to save."""
    if not table.changed():
        bye(table)
        return
    path = table.save.path or table.save.fresh_path()
    while True:
        table.page.say("quit-ask", file=str(path))
        typed = input("> ").strip()
        answer = yes_or_no(typed, table.words)
        if answer == "no":
            table.page.say("quit-unsaved")
            return
        try:
            table.save_to(str(path) if answer in ("", "yes") else answer)
            return
        except CrownlandsError as error:
            table.page.refuse(f"{table.words.error(error)}.")


def stop(table: TerminalGame) -> None:
    """Stopped in the middle: keep what there is, then say so."""
    path = table.save.rescue(table.state) if table.changed() else None
    table.page.console.print()
    if path is None:
        bye(table)
    else:
        table.page.say("stopped")
        table.tell_saved(path)


def bye(table: TerminalGame) -> None:
    """Nothing is left to save: say where it is, if it is anywhere."""
    if table.save.path is not None and not table.state.over and table.save.path.exists():
        table.tell_saved(table.save.path)
    else:
        table.page.say("quit-bye")


