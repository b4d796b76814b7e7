"""The encoding of a game or of a state, and batches of games, from what a caller says."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, List, Optional

import crownlands
from crownlands.bots.bot import Bot
from crownlands.bots.registry import find_player
from crownlands.dominion.cards import BASIC, FURTHER, boxes_of
from crownlands.dominion.game import DEFAULT_BOXES, GAMES
from crownlands.dominion.kingdoms import checked, recommended
from crownlands.dominion.questions import QUESTIONS
from crownlands.dominion.state import DominionState
from crownlands.dominoes.game import GAMES as DOMINOES
from crownlands.dominoes.questions import PROMPTS
from crownlands.dominoes.state import DominoesState
from crownlands.encoding.batch import Batch, Company
from crownlands.encoding.dominion import DominionEncoding
from crownlands.encoding.dominoes import DominoesEncoding
from crownlands.encoding.encoding import Encoding
from crownlands.kernel.chance import seed_of
from crownlands.kernel.errors import WrongOption, did_you_mean
from crownlands.kernel.setup import Setup
from crownlands.kernel.state import State

KINGDOMS: Final = 16                 # random ones that the games of a batch take turns with


def encoding(game: str, *, seats: Optional[int] = None, boxes: Optional[Sequence[str]] = None,
             **options: Any) -> Encoding:
    """The encoding of a game. Of Dominion: for so many seats and for the cards of these boxes, the second edition of
    Base if none is named. Of dominoes: for a table with these options."""
    crownlands.game(game)
    if game == "dominion":
        if options:
            raise WrongOption(f"an encoding of Dominion has no option {', '.join(options)}: it has seats and boxes")
        return DominionEncoding(2 if seats is None else seats, list(boxes or DEFAULT_BOXES))
    if boxes is not None:
        raise WrongOption(f"{game} has no boxes to choose from")
    rules = DOMINOES[game].setup(DOMINOES[game].usual_seats if seats is None else seats, options).rules
    return DominoesEncoding(game, int(rules.seats), int(rules.limit), int(rules.kingdoms))


def encoding_of(state: State, boxes: Optional[Sequence[str]] = None) -> Encoding:
    """An encoding that fits this state. Of Dominion: with the boxes of its cards, unless others are named."""
    if isinstance(state, DominoesState):
        rules = state.rules
        return DominoesEncoding(rules.game, int(rules.seats), int(rules.limit), int(rules.kingdoms))
    assert isinstance(state, DominionState)
    return DominionEncoding(int(state.seats), list(boxes or boxes_for(state.kingdom.ids)))


def boxes_for(cards: List[str]) -> List[str]:
    """Boxes that hold these cards between them: of several that have a card, the newest edition."""
    found = [boxes_of(card)[-1] for card in cards if card not in BASIC and card not in FURTHER]
    return list(dict.fromkeys(found)) or list(DEFAULT_BOXES)


def batch(game: str, games: int, *, seed: int, seats: Optional[int] = None, boxes: Optional[Sequence[str]] = None,
          kingdoms: Optional[Sequence[Any]] = None, reward: str = "win", most_turns: int = 0,
          bots: Optional[Mapping[int, str]] = None, asked: Optional[Sequence[str]] = None, partner: str = "random",
          **options: Any) -> Batch:
    """So many games that are stepped together.

    Dominion: `kingdoms` is a list of what `start` takes as a kingdom, which the games take turns with; without it they
    are 16 random ones of the boxes. reward: a share of the win, points, or the difference to the best of the others.
    most_turns: of all seats together, then a game is cut short. bots: who plays at which seats, by name; the others are
    the caller's. asked: the prompts that these are asked, such as "buy"; all else is decided by the partner, a bot."""
    if game != "dominion":
        numbers = encoding(game, seats=seats, **options)
        tables: List[Setup] = [DOMINOES[game].setup(int(numbers.seats), options)]
        company = company_of(game, tables, numbers, seed, bots, asked, partner)
        return Batch(numbers, tables, games, seed, reward, most_turns, company)
    dominion = GAMES["dominion"]
    seats = 2 if seats is None else seats
    tables = []
    cards: List[str] = []
    for number, kingdom in enumerate(kingdoms if kingdoms is not None else [None] * KINGDOMS):
        laid, drawn = dominion.laid_out(seed_of(seed, f"kingdom {number}"), options, kingdom=kingdom, boxes=boxes)
        table = dominion.setup(seats, drawn, **laid)
        tables.append(table)
        cards.extend(table.kingdom.ids)
    numbers = DominionEncoding(seats, list(boxes or boxes_for(cards)))
    company = company_of(game, tables, numbers, seed, bots, asked, partner)
    return Batch(numbers, tables, games, seed, reward, most_turns, company)


def company_of(game: str, tables: List[Setup], numbers: Encoding, seed: int, bots: Optional[Mapping[int, str]],
               asked: Optional[Sequence[str]], partner: str) -> Optional[Company]:
    """The bots of a batch, if it has any."""
    if not bots and asked is None:
        return None
    seats = range(int(numbers.seats))
    for seat in bots or {}:
        if seat not in seats:
            raise WrongOption(f"there is no seat {seat} for {(bots or {})[seat]}: seats are 0 to {len(seats) - 1}")
    callers = sum(1 << seat for seat in seats if seat not in (bots or {}))
    if not callers:
        raise WrongOption("the bots have all seats: one must be the caller's")
    kinds = [question.prompt for question in QUESTIONS] if game == "dominion" else list(PROMPTS)
    for prompt in asked or ():
        if prompt not in kinds:
            raise WrongOption(f"nobody is ever asked {prompt}{did_you_mean(prompt, kinds)} "
                              f"(prompts: {', '.join(kinds)})")
    players = [find_player((bots or {}).get(seat, partner), game) for seat in seats]

    def make(table: int, seat: int, place: int) -> Bot:
        return players[seat].bot(tables[table], seat, seed_of(seed, f"bot {table} {seat} {place}"))

    return Company(make, numbers.seats, callers, tuple(kinds if asked is None else asked))


def boxes_of_kingdom(kingdom: Any) -> List[str]:
    """The boxes of what `start` takes as a kingdom; of none, those that it draws from."""
    if kingdom is None:
        return list(DEFAULT_BOXES)
    if isinstance(kingdom, str):
        return list(recommended(kingdom).boxes)
    return boxes_for(checked(list(kingdom)))
