"""Games that a seat cannot tell apart: whole ones with hidden cards exchanged, and tables on which the test deals."""
from __future__ import annotations

import json
import random
import re
import sqlite3
import time
from typing import Any, Dict, List, Optional, Tuple

import crownlands
from crownlands.kernel.chance import seeded
from crownlands.kernel.errors import CrownlandsError
from crownlands.kernel.event import Chronicle
from crownlands.kernel.state import State
from house import House, Json, Player, Seating

Sight = Tuple[List[Json], Json]                  # the events of a step, and the view after it


# ---- whole games, played by the engine
def busy_choice(options: List[str], rng: random.Random) -> str:
    """Buys what ends a game, plays and reveals whatever it has."""
    for wanted in ("buy:province", "play:treasures"):
        if wanted in options:
            return wanted
    for wanted in ("buy:gold", "buy:duchy", "buy:silver"):
        if wanted in options and rng.random() < 0.6:
            return wanted
    return rng.choice([option for option in options if option not in ("buy:curse", "buy:copper", "done", "no")]
                      or options)


def whole_game(piles: List[str], seed: int, most: int) -> Json:
    """The record of a game of two that is over after at most so many choices."""
    rng = random.Random(seed)
    state = crownlands.game("dominion").start(seats=2, piles=piles, seed=seed, ask_forced=True)
    while not state.over and state.choices < most:
        assert state.decision is not None
        state.choose(busy_choice([option.id for option in state.decision.options], rng))
    assert state.over
    return dict(state.record())


def replay_step(state: State, text: str, seat: Optional[int]) -> Sight:
    """Make a recorded step; what the seat sees of it."""
    chronicle = Chronicle()
    state.listener = chronicle
    state.replay_steps([text])
    state.listener = None
    return [event.for_seat(-1 if seat is None else seat) for event in chronicle.events], state.view(seat)


def walk(record: Json, seat: Optional[int]) -> Tuple[List[State], List[Sight]]:
    """The state before each step of a record, and what the seat sees of the step."""
    state: State = crownlands.game(record["game"]).restart(record, seeded(1))
    states: List[State] = []
    sights: List[Sight] = []
    for text in record["steps"]:
        states.append(state.copy())
        sights.append(replay_step(state, text, seat))
    return states, sights


def twin_of(record: Json, seat: Optional[int], seed: int, tries: int) -> Json:
    """The same choices from the first to the last with other cards in hidden places: again and again two cards that
    came to a player by chance change places, and stay so if the seat, or a spectator, never sees a difference."""
    rng = random.Random(seed)
    states, sights = walk(record, seat)
    steps: List[str] = list(record["steps"])
    others = [one for one in range(record["start"]["seats"]) if one != seat]
    for _try in range(tries):
        owner = rng.choice(others)
        places = [(step, place) for step, text in enumerate(steps) if states[step].turn_seat == owner
                  for place in range(1, len(text.split()))]
        at = rng.randrange(len(places) - 1)
        (early, one), (late, two) = places[at], places[min(len(places) - 1, at + rng.randrange(1, 14))]
        changed = exchange(steps, early, one, late, two)
        if changed == steps:
            continue
        state, passed = states[early].copy(), []
        try:
            for step in range(early, len(steps)):
                passed.append(state.copy())
                if replay_step(state, changed[step], seat) != sights[step]:
                    break
            else:
                steps = changed
                states[early:] = passed
        except CrownlandsError:                  # that card could not be there
            pass
    return {**record, "steps": steps}


def exchange(steps: List[str], early: int, one: int, late: int, two: int) -> List[str]:
    words = [text.split() for text in steps]
    words[early][one], words[late][two] = words[late][two], words[early][one]
    return [" ".join(step) for step in words]


def steps_that_differ(record: Json, twin: Json) -> int:
    """Before how many choices some card lies elsewhere."""
    return sum(one.describe() != other.describe()
               for one, other in zip(walk(record, None)[0], walk(twin, None)[0], strict=True))


# ---- at the server
def seat_people(house: House, record: Json, names: List[str]) -> Seating:
    """A table where a record goes on, each seat held by a device of its own."""
    with house.http() as http:
        seats = [{"name": names[0]}, *({} for _name in names[1:])]
        made = http.post("/api/import", json={"record": record, "seats": seats}).json()
        table = Seating(house, made["table"]["id"], {0: made["token"]}, made["token"])
        path = f"/api/tables/{table.id}"
        for seat, name in enumerate(names[1:], 1):
            http.cookies.clear()                 # another device
            table.tokens[seat] = http.post(path + "/join", json={"name": name, "seat": seat}).json()["token"]
    table.wait_until_it_runs()
    return table


def database(house: House) -> sqlite3.Connection:
    return sqlite3.connect(str(house.settings["database"]), timeout=10, isolation_level=None)


def steps_made(house: House, table: str) -> List[str]:
    """What was chosen at a table, and what chance brought: from the database, as no player can."""
    connection = database(house)
    rows = connection.execute("SELECT text FROM entries WHERE table_id = ? AND kind IN ('choice', 'forced') "
                              "ORDER BY step", [table]).fetchall()
    connection.close()
    return [text for (text,) in rows]


async def make_step(table: Seating, players: Dict[Optional[int], Player], text: str) -> None:
    """Make a step with the outcomes of chance that the record gives: write it as another server on this database would.
    Whoever is asked chooses a moment later, comes too late, and thereby all get to see it."""
    asked = players[players[None].view["decision"]["seat"]]
    step = asked.facts["step"] if asked.step < asked.facts["step"] else asked.step
    connection = database(table.house)
    connection.execute("INSERT INTO entries (table_id, step, kind, seat, text, at) VALUES (?, ?, 'choice', ?, ?, ?)",
                       [table.id, step + 1, asked.seat, text, int(time.time() * 1000)])
    connection.close()
    await asked.send(type="choose", step=asked.step, option=text.split()[0])
    for player in players.values():
        await player.until(lambda player=player: player.step == step + 1)        # type: ignore[misc]
    await asked.until(lambda: asked.refused != [] and asked.refused[-1]["step"] == step + 1)


def same_for_all_tables(text: str, table: str) -> str:
    """A message without what is another's at every table by its nature: its id and when it was made."""
    return re.sub(r'"created":\d+', '"created":0', text.replace(table, "TABLE"))


def requests_of(table: Seating, token: Optional[str]) -> List[Any]:
    """All that can be asked about a running game by HTTP, with the answers, byte for byte."""
    answers: List[Any] = []
    path = f"/api/tables/{table.id}"
    seats = [{"name": "Eve"}, {}]
    with table.house.http(token) as http:
        asked = [http.get(path + rest) for rest in ("", "/seats", "/replay", "/replay/0", "/replay/3", "/record")]
        asked += [http.post(path + "/fork", json={"step": 1, "seats": seats}), http.post(path + "/rematch", json={}),
                  http.post(path + "/join", json={"name": "Eve"}), http.get("/health"),
                  http.post(path + "/seats/1/bot", json={"bot": "random"})]
        lobby = http.get("/api/tables").json()
    for answer in asked:
        headers = sorted((name, value) for name, value in answer.headers.items() if name not in ("date", "set-cookie"))
        answers.append((answer.status_code, headers, same_for_all_tables(answer.text, table.id)))
    answers.append([same_for_all_tables(json.dumps(one, separators=(",", ":")), table.id)
                    for one in lobby if one["id"] == table.id])
    return answers
