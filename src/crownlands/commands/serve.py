"""`crownlands` and `crownlands serve`: the server, and the table in the browser."""
from __future__ import annotations

from typing import Annotated, Dict, List, Optional

from cyclopts import Parameter

from crownlands.kernel.errors import CrownlandsError

EXAMPLES = """Examples:

    crownlands                                    play in the browser on this machine
    crownlands --lan                              for everybody in the house, with a QR code for phones
    crownlands --database postgresql://crown:secret@db/crownlands --redis redis://db --no-browser
    crownlands play --kingdom b2_first_game       in the terminal instead
"""

# how long tables are kept, for the server and for `crownlands tidy`
KeepOpen = Annotated[float, Parameter(
    env_var="CROWNLANDS_KEEP_OPEN", help="Days until a table that never began is removed; 0: never.")]
KeepUnfinished = Annotated[float, Parameter(
    env_var="CROWNLANDS_KEEP_UNFINISHED", help="Days until a game that nobody touches is removed.")]
KeepFinished = Annotated[float, Parameter(
    env_var="CROWNLANDS_KEEP_FINISHED", help="Days until a finished game is removed; 0: never.")]


def serve(
    *,
    host: Annotated[str, Parameter(env_var="CROWNLANDS_HOST", help="The address to listen on.")] = "127.0.0.1",
    lan: Annotated[bool, Parameter(
        env_var="CROWNLANDS_LAN", negative="", help="For everybody in the house: says where, with a QR code.")] = False,
    port: Annotated[int, Parameter(env_var="CROWNLANDS_PORT", help="The port; 0 takes any that is free.")] = 8000,
    database: Annotated[Optional[str], Parameter(
        env_var="CROWNLANDS_DATABASE",
        help="A SQLite file, or postgresql://user:password@host/name. Else a file in your data folder.")] = None,
    redis: Annotated[Optional[str], Parameter(
        env_var="CROWNLANDS_REDIS", help="redis://host, if several servers share the database.")] = None,
    names: Annotated[Optional[str], Parameter(
        env_var="CROWNLANDS_NAMES", help="Names of this host in the internet: play.example.org,...; *: any.")] = None,
    browser: Annotated[bool, Parameter(env_var="CROWNLANDS_BROWSER", help="Open the browser.")] = True,
    pace: Annotated[float, Parameter(env_var="CROWNLANDS_PACE", help="Seconds that a bot takes for a choice.")] = 0.05,
    bot_workers: Annotated[int, Parameter(env_var="CROWNLANDS_BOT_WORKERS", help="Processes for bots.")] = 2,
    bot_seconds: Annotated[float, Parameter(env_var="CROWNLANDS_BOT_SECONDS", help="Most for one choice.")] = 10.0,
    bot_megabytes: Annotated[int, Parameter(env_var="CROWNLANDS_BOT_MEGABYTES", help="Most memory of a bot.")] = 1024,
    record_workers: Annotated[int, Parameter(
        env_var="CROWNLANDS_RECORD_WORKERS", help="Processes for replays and imports.")] = 1,
    advice_workers: Annotated[int, Parameter(
        env_var="CROWNLANDS_ADVICE_WORKERS", help="Processes for hints and reviews; 0: there are none.")] = 1,
    lab_workers: Annotated[int, Parameter(
        env_var="CROWNLANDS_LAB_WORKERS", help="Processes for studies of kingdoms; 0: no lab.")] = 1,
    own_bots: Annotated[Optional[str], Parameter(
        env_var="CROWNLANDS_OWN_BOTS", help="Bots of your own: name=module:Class,...")] = None,
    patience: Annotated[float, Parameter(
        env_var="CROWNLANDS_PATIENCE", help="Seconds until the seat of a silent player may be given away.")] = 120,
    quiet: Annotated[float, Parameter(
        env_var="CROWNLANDS_QUIET", help="Seconds until a game that does not go on leaves the lobby.")] = 900,
    keep_open: KeepOpen = 2,
    keep_unfinished: KeepUnfinished = 60,
    keep_finished: KeepFinished = 0,
    tables_an_hour: Annotated[int, Parameter(
        env_var="CROWNLANDS_TABLES_AN_HOUR", help="Tables made from one address; 0: any number.")] = 120,
    most_tables: Annotated[int, Parameter(
        env_var="CROWNLANDS_MOST_TABLES", help="Tables whose games are not over; 0: any number.")] = 20_000,
    tables_of_one: Annotated[int, Parameter(
        env_var="CROWNLANDS_TABLES_OF_ONE", help="Of these, made from one address; 0: any number.")] = 1_000,
    reviews_an_hour: Annotated[int, Parameter(
        env_var="CROWNLANDS_REVIEWS_AN_HOUR", help="Reviews begun for one address; 0: any number.")] = 30,
    requests_a_minute: Annotated[int, Parameter(
        env_var="CROWNLANDS_REQUESTS_A_MINUTE", help="HTTP requests of one address; 0: any number.")] = 600,
    connections: Annotated[int, Parameter(
        env_var="CROWNLANDS_CONNECTIONS", help="Connections of one address; 0: any number.")] = 500,
    messages_a_second: Annotated[float, Parameter(
        env_var="CROWNLANDS_MESSAGES_A_SECOND", help="Messages of one WebSocket.")] = 20.0,
    log_level: Annotated[str, Parameter(
        env_var="CROWNLANDS_LOG_LEVEL", help="debug, info, warning or error.")] = "warning",
    seed: Annotated[Optional[int], Parameter(
        env_var="CROWNLANDS_SEED", help="Fixed chance, for tests: whoever knows it knows all cards.")] = None,
) -> int:
    """Start the server and open the table in the browser. Without a command, this is what happens."""
    from crownlands.server.guests import EVERYWHERE
    from crownlands.server.logs import LEVELS
    from crownlands.server.run import run
    from crownlands.server.settings import Settings

    if log_level not in LEVELS:
        raise CrownlandsError("log-level-option", levels=[*LEVELS], given=log_level)
    if min(bot_workers, record_workers) < 1 or lab_workers < 0 or bot_seconds <= 0 or bot_megabytes < 100:
        raise CrownlandsError("serve-needs")
    if messages_a_second <= 0 or pace < 0 or min(advice_workers, reviews_an_hour) < 0:
        raise CrownlandsError("serve-negative")
    return run(Settings(
        EVERYWHERE if lan else host, port, database, redis, words_of(names), browser, pace, bot_workers, bot_seconds,
        bot_megabytes, record_workers, advice_workers, lab_workers, read_bots(own_bots), patience, quiet, keep_open,
        keep_unfinished, keep_finished, tables_an_hour, most_tables, tables_of_one, reviews_an_hour, requests_a_minute,
        connections, messages_a_second, log_level, lan, seed))


def words_of(text: Optional[str]) -> List[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def read_bots(text: Optional[str]) -> Dict[str, str]:
    pairs = [word.partition("=") for word in words_of(text)]
    for name, _sign, place in pairs:
        if not name or ":" not in place:
            raise CrownlandsError("own-bots-option")
    return {name: place for name, _sign, place in pairs}
