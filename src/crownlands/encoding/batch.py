"""Many games at once: each choice of a batch is one step of all of them, written into arrays that the caller owns.

Arrays are anything with the buffer protocol and the right kind of number, such as numpy's; they are filled by one copy
each at the end of a step. Nothing here imports an array library."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Dict, Final, List, Optional, Tuple

from librt.strings import read_i32_le, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from crownlands.bots.bot import Bot
from crownlands.encoding.encoding import Encoding
from crownlands.kernel.chance import Chance, seeded
from crownlands.kernel.errors import CrownlandsError, IllegalChoice, WrongOption
from crownlands.kernel.setup import Setup
from crownlands.kernel.state import State

REWARDS: Final = ("win", "points", "difference")
# what `done` holds
GOING_ON: Final = 0
OVER: Final = 1
CUT_SHORT: Final = 2                 # the turn limit was reached


class Company:
    """Bots that play along: at seats of their own, and for the caller's seats whatever is not to be asked. A place has
    bots of its own at each table, made when they are first needed."""

    def __init__(self, make: Callable[[int, int, int], Bot], seats: i64, callers: i64,
                 prompts: Tuple[str, ...]) -> None:
        self.make: Callable[[int, int, int], Bot] = make         # for a table, a seat and a place
        self.seats: i64 = seats
        self.callers: i64 = callers                      # mask of the caller's seats,
        self.prompts: Tuple[str, ...] = prompts          # and what these are asked
        self.bots: Dict[Tuple[int, int], List[Bot]] = {}

    def at(self, place: int, table: int) -> List[Bot]:
        if (place, table) not in self.bots:
            self.bots[place, table] = [self.make(table, seat, place) for seat in range(int(self.seats))]
        return self.bots[place, table]

    def play_on(self, state: State, bots: List[Bot]) -> None:
        """Until the caller is asked, or the game is over."""
        while not state.over and not (self.callers >> state.seat & 1 and state.prompt in self.prompts):
            state.step(bots[state.seat].answer(state))


class Batch:
    """Games that are stepped together. A game that ends is followed by another at once: `done` and `reward` tell of the
    old one, `observation`, `mask` and `seat` of the new."""

    def __init__(self, encoding: Encoding, tables: List[Setup], games: int, seed: int, reward: str = "win",
                 most_turns: int = 0, company: Optional[Company] = None) -> None:
        if games < 1 or not tables:
            raise WrongOption("a batch has at least one game, and a table to play it at")
        self.encoding: Encoding = encoding
        self.tables: List[Setup] = tables
        self.games: i64 = games
        self.chance: Chance = seeded(seed)
        self.sampler: Chance = self.chance.branch(-1)
        self.reward_kind: str = checked_reward(reward)
        self.most_turns: i64 = most_turns                # of all seats together; 0: no limit
        self.company: Optional[Company] = company
        self.states: List[State] = []
        self.begun: vec[i64] = vec[i64]([0] * games)     # games that each place has begun
        self.turn_seats: vec[i64] = vec[i64]([0] * games)
        self.legal: List[vec[i64]] = []                  # the legal actions of each game
        self.legal_count: vec[i64] = vec[i64]([0] * games)
        self.found: vec[i64] = vec[i64]([0] * int(encoding.actions))
        # what the caller's arrays are filled from
        self.observation: vec[i16] = vec[i16]([0] * (games * int(encoding.size)))
        self.mask: vec[u8] = vec[u8]([0] * (games * int(encoding.actions)))
        self.reward: vec[float] = vec[float]([0.0] * (games * int(encoding.seats)))
        self.done: vec[u8] = vec[u8]([0] * games)
        self.seat: vec[i32] = vec[i32]([0] * games)
        for place in range(i64(games)):
            self.states.append(self.new_state(int(place), 0))
            encoding.check(self.states[place])
            self.begun[place] = 1
            self.legal.append(vec[i64]([]))
            self.meet(place, 0)
            self.show(place)

    # ---- the games
    def chance_of(self, place: i64, number: i64) -> i64:
        """Each game has a chance of its own, which depends on nothing but the seed, its place and its number there."""
        return place << 32 | number

    def new_state(self, place: int, number: int) -> State:
        """The `number`-th game of a place, as it begins: the same whatever was played."""
        rng = self.chance.branch(self.chance_of(place, number))
        return self.tables[self.table_of(place, number)].new_game(rng, (place + number) % int(self.encoding.seats))

    def table_of(self, place: i64, number: i64) -> i64:
        """Which of the tables the next game of a place is played at."""
        return (place + number) % len(self.tables)

    def meet(self, place: i64, number: i64) -> None:
        """A game begins: the bots that play along make their first choices."""
        company = self.company
        if company is not None:
            bots = company.at(place, self.table_of(place, number))
            for bot in bots:
                bot.new_game(number)
            company.play_on(self.states[place], bots)

    def restart(self, place: i64) -> None:
        """Begin the next game of a place, with the seed of its number."""
        number = self.begun[place]
        self.begun[place] = number + 1
        state = self.states[place]
        seats = self.encoding.seats
        table = self.table_of(place, number)
        if len(self.tables) == 1:
            rng = state.rng
            rng.turn_to(self.chance, self.chance_of(place, number))
            self.tables[table].next_game(state, rng, (place + number) % seats)
            return
        rng = self.chance.branch(self.chance_of(place, number))
        self.states[place] = self.tables[table].new_game(rng, (place + number) % seats)
        size = self.encoding.size
        row = self.observation
        for i in range(place * size, (place + 1) * size):        # other cards have other columns
            row[i] = 0

    # ---- what is shown
    def show(self, place: i64) -> None:
        """The observation of the seat that is asked, and what it can choose."""
        encoding = self.encoding
        state = self.states[place]
        first = place * encoding.actions
        mask = self.mask
        before = self.legal[place]
        for i in range(self.legal_count[place]):
            mask[first + before[i]] = 0
        found = self.found
        count = encoding.legal_into(state, found)
        while len(before) < count:
            before = append(before, 0)
        for i in range(count):
            action = found[i]
            before[i] = action
            mask[first + action] = 1
        self.legal[place] = before
        self.legal_count[place] = count
        self.seat[place] = i32(state.seat)
        self.turn_seats[place] = state.turn_seat
        encoding.observe_into(state, state.seat, self.observation, place * encoding.size)

    def pay(self, place: i64, state: State) -> None:
        """The rewards of a game that has ended."""
        first = place * self.encoding.seats
        for seat, reward in enumerate(rewards_of(state, self.reward_kind)):
            self.reward[first + seat] = reward

    # ---- for callers
    def shapes(self) -> Dict[str, Tuple[Tuple[int, ...], str]]:
        """Shape and kind of number of each array, in the order in which `step` takes them."""
        games, encoding = int(self.games), self.encoding
        return {"observation": ((games, int(encoding.size)), "int16"),
                "mask": ((games, int(encoding.actions)), "uint8"),
                "reward": ((games, int(encoding.seats)), "float64"), "done": ((games,), "uint8"),
                "seat": ((games,), "int32")}

    def reset(self, observation: Any, mask: Any, seat: Any) -> None:
        """Fill the arrays with where the games stand."""
        fill(observation, memoryview(self.observation), "observation")
        fill(mask, memoryview(self.mask), "mask")
        fill(seat, memoryview(self.seat), "seat")

    def step(self, actions: Any, observation: Any, mask: Any, reward: Any, done: Any, seat: Any) -> None:
        """Choose an action in each game, in that of the seat that was asked, and fill the arrays. If one of the actions
        cannot be chosen, nothing happens in any of the games."""
        self.advance(actions)
        fill(observation, memoryview(self.observation), "observation")
        fill(mask, memoryview(self.mask), "mask")
        fill(reward, memoryview(self.reward), "reward")
        fill(done, memoryview(self.done), "done")
        fill(seat, memoryview(self.seat), "seat")

    def sample(self, actions: Any) -> None:
        """Fill the array with an action for each game, each legal one with the same chance."""
        view = memoryview(actions)
        chosen = vec[i64]([0] * int(self.games))
        for place in range(self.games):
            chosen[place] = self.legal[place][self.sampler.below(self.legal_count[place])]
        if view.itemsize == 8:
            fill(actions, memoryview(chosen), "actions")
            return
        short = vec[i32]([0] * int(self.games))
        for place in range(self.games):
            short[place] = i32(chosen[place])
        fill(actions, memoryview(short), "actions")

    def state(self, place: int) -> State:
        """A copy of one of the games as it stands."""
        return self.states[place].copy()

    def advance(self, actions: Any) -> None:
        """Make the choices, let the bots play on, and begin anew what has ended."""
        chosen = self.read_actions(actions)
        encoding = self.encoding
        size = encoding.actions
        mask = self.mask
        for place in range(self.games):
            action = chosen[place]
            if not 0 <= action < size or mask[place * size + action] == 0:
                self.refuse(place, action)
        seats = encoding.seats
        company = self.company
        for place in range(self.games):
            state = self.states[place]
            if self.done[place]:
                self.done[place] = GOING_ON
                for i in range(place * seats, (place + 1) * seats):
                    self.reward[i] = 0.0
            state.step(encoding.answer_to(state, chosen[place]))
            if company is not None:
                company.play_on(state, company.at(place, self.table_of(place, self.begun[place] - 1)))
            if state.over:
                self.end(place, state, OVER)
            elif self.most_turns and (company is not None or state.turn_seat != self.turn_seats[place]) \
                    and state.turns_taken() >= self.most_turns:
                self.end(place, state, CUT_SHORT)
            self.show(place)

    def end(self, place: i64, state: State, how: i64) -> None:
        """Pay the rewards of a game that is over, or was broken off, and begin the next."""
        self.pay(place, state)
        self.done[place] = u8(how)
        number = self.begun[place]
        self.restart(place)
        self.meet(place, number)

    def read_actions(self, actions: Any) -> vec[i64]:
        """The caller's numbers, checked."""
        view = memoryview(actions)
        if view.itemsize not in (4, 8) or view.format not in ("i", "l", "q", "<i", "<q", "<l"):
            raise WrongOption("the actions of a batch are whole numbers of 32 or 64 bits")
        data: bytes = view.tobytes()
        if len(data) != self.games * view.itemsize:
            raise WrongOption(f"a batch of {self.games} games takes {self.games} actions")
        chosen = vec[i64]([0] * int(self.games))
        if view.itemsize == 8:
            for place in range(self.games):
                chosen[place] = read_i64_le(data, place * 8)
        else:
            for place in range(self.games):
                chosen[place] = i64(read_i32_le(data, place * 4))
        return chosen

    def refuse(self, place: i64, action: i64) -> None:
        """Raises IllegalChoice, which names what was legal in that game."""
        word = self.encoding.words[action] if 0 <= action < self.encoding.actions else "no action"
        legal = ", ".join([self.encoding.words[self.legal[place][i]] for i in range(self.legal_count[place])])
        raise IllegalChoice(f"action {action} ({word}) cannot be chosen in game {place}; legal: {legal}")


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise WrongOption(f"reward cannot be {reward!r}: it is {' or '.join(REWARDS)}")
    return reward


def rewards_of(state: State, reward: str) -> List[float]:
    """What each seat has in the end: its share of the win, its points, or by how much they are more than the best of
    the others. Of a game that is cut short, as if it ended now."""
    seats = range(int(state.seats))
    if checked_reward(reward) == "win":
        winners = state.winners()
        shares = sum([1.0 for seat in seats if winners >> seat & 1])
        return [1.0 / shares if winners >> seat & 1 else 0.0 for seat in seats]
    points = [float(state.points(seat)) for seat in seats]
    if reward == "points":
        return points
    return [points[seat] - max([points[other] for other in seats if other != seat]) for seat in seats]


def fill(target: Any, source: memoryview, name: str) -> None:
    """Copy all numbers into the caller's array, which must have room for just these."""
    view = memoryview(target)
    if view.readonly or not view.c_contiguous:
        raise CrownlandsError(f"the array for {name} must be one that can be written, without gaps")
    if view.nbytes != source.nbytes or view.itemsize != source.itemsize:
        raise CrownlandsError(f"the array for {name} has {view.nbytes // view.itemsize} numbers of {view.itemsize} "
                              f"bytes; it needs {source.nbytes // source.itemsize} of {source.itemsize}")
    view.cast("B")[:] = source.cast("B")
