"""What an effect is, and the words and programs that name effects.

An effect that waits to happen to a player is a frame on the stack, which is one number:
    argument | slot (9 bits) | immune seats (6 bits) | seat (3 bits) | effect (10 bits)
The slot is the place in the play area, + 1, of the card that does this; 0: there is none, or it has left play.
An instruction of a card's program is a frame without seat, immunity and slot, which are added when it is queued."""
from __future__ import annotations

from typing import TYPE_CHECKING, Dict, Final, List, Optional, Tuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from crownlands.dominion.arguments import Argument
from crownlands.dominion.cards import Text
from crownlands.dominion.player import Player
from crownlands.dominion.table import NOBODY

if TYPE_CHECKING:                                # the stack runs effects: it is made after they are
    from crownlands.dominion.stack import Stack

EFFECT_MASK: Final = 0x3FF
SEAT_SHIFT: Final = 10
SEAT_MASK: Final = 7
IMMUNE_SHIFT: Final = 13
IMMUNE_MASK: Final = 63 << 13
SLOT_SHIFT: Final = 19
SLOT_BITS: Final = 511
SLOT_MASK: Final = 511 << 19
INHERITED: Final = IMMUNE_MASK | SLOT_MASK       # what an effect hands on to those that it queues
CONTEXT_MASK: Final = INHERITED | 7 << 10
ARGUMENT_SHIFT: Final = 28

# in the argument of what may move a card that was gained, above the card: where that lies; 0: that is not told
PLACE_SHIFT: Final = 12
LOST: Final = 1
HELD: Final = 2
PILED: Final = 2                                 # + how many cards the discard pile had with it
MOST_PLACES: Final = 0x3FF
NO_PLACE: Final = -100


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens to a player; x is its argument. One shared instance each, without state of its own."""

    number: i64 = 0
    name: str = ""
    argument: Argument                           # what x can be
    above: Tuple[str, ...] = ()                  # one of these effects waits right below it, for the same player
    only_counts: bool = False                    # its text says no more than how many cards its question asks for
    has_height: bool = False                     # x = ... | how high a card lies in the discard pile << HEIGHT_SHIFT
    keeps_aside: bool = False                    # cards lie aside for it also while it waits
    in_turn: bool = False                        # or for another: all players have it one after the other
    needs: i64 = 0                               # of the state: cards.TALLIES, TOKENS ...
    indifferent: bool = False                    # whenever it comes, it does the same
    draws: bool = False                          # or would, if others did not change which cards it draws
    about_it: bool = False                       # x is the card or the seat that an effect before it has found
    moves_it: bool = False                       # and where that card lies

    def start(self, state: Stack, me: Player, x: i64) -> None:
        """Its turn has come: do something, queue further effects, ask at most one question (state.ask)."""

    def options(self, state: Stack, me: Player, x: i64) -> None:
        """The question that `start` asked: state.offer(...). Changes nothing else."""

    def answer(self, state: Stack, me: Player, x: i64, chosen: i64) -> None:
        """What was chosen."""

    def declined(self, state: Stack, me: Player, x: i64) -> None:
        """Nothing (more) was chosen."""

    def can_wait(self, state: Stack, me: Player, x: i64) -> bool:
        """Whether a position can have it on its stack, if x is what its argument says."""
        return True

    def can_ask(self, state: Stack, me: Player, x: i64) -> bool:
        """Whether a position can have its question open: what it asks about lies where it should."""
        return True

    def can_lie_aside(self, me: Player, x: i64, owner: Player) -> bool:
        """Whether cards of that player can lie aside, as they do, while its question is open."""
        return False

    def picks(self, me: Player, x: i64) -> i64:
        """How many cards the question asks for at most, one after the other."""
        return 1

    def victim(self, x: i64) -> i64:
        """The seat that the question is about, which may be another than the one that is asked; NOBODY: none but it."""
        return NOBODY

    def redealt(self, state: Stack, me: Player, x: i64) -> i64:
        """The argument after hidden cards were dealt again, where it holds one."""
        return x

    def speaker(self, state: Stack, x: i64) -> i64:
        """The card that says this at a moment when others may say something too; NO_CARD: it cannot be put off."""
        return NOBODY

    def applies(self, state: Stack, me: Player, x: i64) -> bool:
        """Whether it can do something now, as far as all see; what cannot is not among the things to put in order."""
        return True

    def place_shift(self, x: i64) -> i64:
        """From which bit on x says where a card lies; NO_PLACE: it does not."""
        return PLACE_SHIFT if self.moves_it else NO_PLACE

    def is_indifferent(self, x: i64) -> bool:
        """Whether it does the same whenever it comes."""
        return self.indifferent

    def text(self, x: i64, who: str) -> List[Text]:
        """What it does, as messages for `locale`; who: you, or others."""
        return []


@final
class Holder:
    """Where an effect is kept. Looking up a holder is cheaper than looking up an effect, which may be of any class."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect


EFFECTS: Final[List[Effect]] = []                # by number
HOLDERS: Final[List[Holder]] = []                # of the same, for the stack
EFFECT_NUMBERS: Final[Dict[str, i64]] = {}


class Word:
    """A word of the vocabulary: an effect that cards can name. Called with its argument it is an instruction."""

    def __init__(self, effect: Effect) -> None:
        self.number: i64 = effect.number

    def __call__(self, x: int = 0) -> int:
        return int(self.number) | x << ARGUMENT_SHIFT


def word(effect: Effect, argument: Optional[Argument] = None, above: Tuple[str, ...] = (), in_turn: bool = False,
         needs: int = 0, indifferent: bool = False, about_it: bool = False) -> Word:
    """Register an effect under the name of its class (DrawTo: draw_to), with what x can be: 0, if nothing is said."""
    name = "".join("_" + letter.lower() if letter.isupper() else letter for letter in type(effect).__name__)[1:]
    effect.number = len(EFFECTS)
    effect.name = name
    effect.argument = Argument([]) if argument is None else argument
    effect.above = above
    effect.in_turn = in_turn
    effect.needs = needs
    effect.indifferent = indifferent
    effect.about_it = about_it
    EFFECTS.append(effect)
    HOLDERS.append(Holder(effect))
    EFFECT_NUMBERS[name] = effect.number
    return Word(effect)


class Program:
    """Instructions inside an instruction: what each other player does, what a choice leads to, what follows."""

    def __init__(self, code: vec[i64], choice: i64) -> None:
        self.code: vec[i64] = code
        self.choice: i64 = choice                # which of CHOICES leads here
        self.choices: List[Program] = []         # the programs to choose from, instead of code
        self.name: str = ""                      # the card's, and its how-manieth it is: torturer.1
        self.speaker: i64 = -1                   # the card, by the number of its name


PROGRAMS: Final[List[Program]] = []              # by number
