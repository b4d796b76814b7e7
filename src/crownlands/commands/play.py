"""`crownlands play`: a game at the terminal against bots."""
from __future__ import annotations

import secrets
import shlex
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, Dict, List, Optional

from cyclopts import Parameter

import crownlands
from crownlands import files
from crownlands.bots.registry import BOTS, find_player
from crownlands.dominion.state import DominionState
from crownlands.kernel.chance import seed_of
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.state import State
from crownlands.locale import Words
from crownlands.terminal.answer import plain
from crownlands.terminal.game import Leave, TerminalGame
from crownlands.terminal.save import Player, Save, read_save

DEFAULT_BOT = "big_money"
SEEDS = 1_000_000                                # a seed that one can remember and type

EXAMPLES = """Examples:

    crownlands                                    a random kingdom against Big Money
    crownlands play --kingdom b2_first_game --seed 7
    crownlands play --boxes base1e,intrigue1e --bots big_money,random --names Anna
    crownlands play --save evening.json           saved after each choice
    crownlands play --resume evening.json
"""


def play(
    *,
    kingdom: Annotated[Optional[str], Parameter(help="A recommended set by its id: see `crownlands kingdoms`.")] = None,
    cards: Annotated[Optional[str], Parameter(help="Ten kingdom cards of your own: smithy,village,...")] = None,
    boxes: Annotated[Optional[str], Parameter(help="Random kingdom of these boxes: base1e,base2e,intrigue1e.")] = None,
    seats: Annotated[Optional[int], Parameter(help="Players, 2 to 6; you are one of them.")] = None,
    bots: Annotated[Optional[str], Parameter(help="Who plays against you: big_money,random,...")] = None,
    seed: Annotated[Optional[int], Parameter(help="The same seed gives the same kingdom and shuffles.")] = None,
    resume: Annotated[Optional[Path], Parameter(help="Go on with a saved game or a record.")] = None,
    save: Annotated[Optional[Path], Parameter(help="Save here after each of your choices (.json or .yaml).")] = None,
    position: Annotated[Optional[Path], Parameter(help="Begin from a position (.json or .yaml).")] = None,
    names: Annotated[Optional[str], Parameter(help="Names of the players, yours first: Anna,Bob.")] = None,
) -> int:
    """Play Dominion in the terminal against bots. Without a command, this is what happens."""
    words = Words()
    if sum(given is not None for given in (kingdom, cards, boxes, resume, position)) > 1:
        raise CrownlandsError("give one of --kingdom, --cards, --boxes, --resume and --position, not several")
    game = crownlands.game("dominion")
    opponents = None if bots is None else [find_player(name).name for name in listed(bots)]
    saved: Dict[str, Any] = {}
    state: State
    if resume is not None:
        saved = read_save(resume)
        state = game.replay(saved["record"], seed=seed)
    elif position is not None:
        state = game.position(files.read(position), seed=seed)
    else:
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        wanted = seats if seats is not None else len(opponents) + 1 if opponents else 2
        chosen = kingdom if cards is None else [plain(card) for card in listed(cards)]
        state = game.start(seats=wanted, kingdom=chosen, boxes=None if boxes is None else listed(boxes), seed=seed)
    assert isinstance(state, DominionState)
    players = seated(int(state.seats), saved.get("players"), opponents, [] if names is None else listed(names), words)
    command = "" if resume or position else same_again(kingdom, cards, boxes, seats, bots, seed)
    own_file = resume if saved.get("players") else None
    keeper = Save(players, saved.get("seed", seed), save or own_file, always=save is not None, command=command)
    bot_seed = secrets.randbelow(SEEDS) if seed is None else seed
    programs = [None if player["bot"] is None else find_player(player["bot"]).bot(state, seat, seed_of(bot_seed, seat))
                for seat, player in enumerate(players)]
    table = TerminalGame(state, programs, [str(player["name"]) for player in players], keeper, words)
    welcome(table, resume, position)
    return sit(table)


def listed(text: str) -> List[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def seated(seats: int, saved: Optional[List[Player]], bots: Optional[List[str]], names: List[str],
           words: Words) -> List[Player]:
    """Who sits where: the person first, then the bots."""
    if saved is not None and len(saved) != seats:
        raise CrownlandsError(f"the saved game has {seats} seats, but tells of {len(saved)} players")
    if bots is None:
        bots = [str(player["bot"]) for player in saved[1:]] if saved else [DEFAULT_BOT]
    if len(bots) == 1:
        bots = bots * (seats - 1)
    if len(bots) != seats - 1:
        raise CrownlandsError(f"{seats} seats need {seats - 1} bots besides you, not {len(bots)}: give one for all, "
                              "or one for each")
    if len(names) > seats:
        raise CrownlandsError(f"there are {seats} seats, but {len(names)} names")
    players: List[Player] = [{"name": words.say("person"), "bot": None}]
    for place, bot in enumerate(bots):
        title = words.say(f"bot-{bot}") if bot in BOTS["dominion"] else find_player(bot).name.replace("_", " ").title()
        same = bots[:place].count(bot)
        players.append({"name": f"{title} {same + 1}" if bots.count(bot) > 1 else title, "bot": bot})
    for seat, player in enumerate(players):
        if seat < len(names):
            player["name"] = names[seat]
        elif saved and saved[seat]["bot"] == player["bot"]:
            player["name"] = saved[seat]["name"]
    return players


def same_again(kingdom: Optional[str], cards: Optional[str], boxes: Optional[str], seats: Optional[int],
               bots: Optional[str], seed: Optional[int]) -> str:
    """What to type for the same kingdom and shuffles."""
    words = ["crownlands", "play"]
    for name, value in (("kingdom", kingdom), ("cards", cards), ("boxes", boxes), ("seats", seats), ("bots", bots),
                        ("seed", seed)):
        if value is not None:
            words += [f"--{name}", str(value)]
    return shlex.join(words)


def welcome(table: TerminalGame, resume: Optional[Path], position: Optional[Path]) -> None:
    others = table.words.listed(list(table.names[1:]))
    if resume is not None:
        table.screen.say("table-resumed", file=str(resume))
    elif position is not None:
        table.screen.say("table-position", file=str(position), names=others)
    else:
        table.screen.say("table-welcome", names=others)
    if table.save.always:
        table.screen.say("table-autosave", file=str(table.save.path))


# ---- until the end, or until the person leaves
def sit(table: TerminalGame) -> int:
    for name in ("SIGTERM", "SIGHUP"):                   # a closed terminal is as good as Ctrl-C
        if hasattr(signal, name):
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
        table.screen.say("quit-ask", file=str(path))
        answer = input("> ").strip()
        if answer.lower() in ("n", "no"):
            table.screen.say("quit-unsaved")
            return
        try:
            table.save_to(str(path) if answer.lower() in ("", "y", "yes") else answer)
            return
        except CrownlandsError as error:
            table.screen.refuse(f"{error}.")


def stop(table: TerminalGame) -> None:
    """Stopped in the middle: keep what there is, then say so."""
    path = table.save.rescue(table.state) if table.changed() else None
    table.screen.console.print()
    if path is None:
        bye(table)
    else:
        table.screen.say("stopped")
        table.tell_saved(path)


def bye(table: TerminalGame) -> None:
    """Nothing is left to save: say where it is, if it is anywhere."""
    if table.save.path is not None and not table.state.over and table.save.path.exists():
        table.tell_saved(table.save.path)
    else:
        table.screen.say("quit-bye")


