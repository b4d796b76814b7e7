"""Whatever a position says: it is refused with what would be right, or it can be played on."""
import os
import resource
import subprocess
import sys
from contextlib import suppress
from typing import Any, Dict, List

from hypothesis import given

import crownlands
from crownlands.dominion.cards import BOXES, REWORDED
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, PROGRAMS, Effect
from crownlands.dominion.effects.gaining import PRICE
from crownlands.dominion.kingdom import MOST_KINDS
from crownlands.kernel.game import Game
from crownlands.kernel.state import State
from games import LENGTHS, Moment, every_domino_game, every_game, moments, play_on, reached, seeds
from mutations import DOMINION, DOMINOES, Mutation, mutated
from table import GAME

CHOICES = 200
CPU_SECONDS = 60                     # counting to 2**40 takes hours
# cards that together need all that a state can have
EVERYTHING = ("merchant", "pirate_ship", "smugglers", "haven", "horse_traders", "island", "golem", "outpost",
              "possession", "secret_passage", "baker", "gear")
EXTREMES = (127, 2**12 - 1, 2**16, 2**31, 2**34, 2**35 - 1)


@given(moments, seeds)
def test_a_changed_position_of_dominion_is_refused_or_can_be_played_on(moment: Moment, seed: int) -> None:
    state = reached(GAME, moment)
    for _choice in range(60):                    # as a rule, within a card
        if not state.over and not state.describe()["pending"]:
            play_on(state, seed, 1)
    try_changed(GAME, state.describe(), seed, DOMINION)


@every_domino_game
@given(moments, seeds)
def test_a_changed_position_of_dominoes_is_refused_or_can_be_played_on(game: Game[Any], moment: Moment,
                                                                       seed: int) -> None:
    try_changed(game, reached(game, moment).describe(), seed, DOMINOES)


def try_changed(game: Game[Any], description: Dict[str, Any], seed: int, mutations: "tuple[Mutation, ...]") -> None:
    for number in range(5):
        try:
            state = game.position(mutated(description, seed + number, mutations), seed=seed)
        except crownlands.CrownlandsError:
            continue
        if state.over:
            continue                             # because the position says so, and there is nothing to play on
        for part in range(4):
            for seat in range(state.seats):
                if can_be_dealt_again(state):
                    assert state.redeal(seat, seed).view(seat) == state.view(seat)
            assert game.position(state.describe()).describe() == state.describe()
            play_on(state, seed + part, CHOICES // 4)
            assert state.violations() == []
        assert game.replay(state.record()).describe() == state.describe()


def can_be_dealt_again(state: State) -> bool:
    """Not when all is open at the end; nor while a Library asks about a card that only its question tells of, since a
    position says nothing of what its seats have seen."""
    return not state.over and state.prompt != "set_aside"


@every_game
@given(moments)
def test_every_state_of_a_game_is_a_possible_position(game: Game[Any], moment: Moment) -> None:
    state = reached(game, moment)
    for _choice in range(LENGTHS[game.name] // 20):
        assert game.position(state.describe()).describe() == state.describe()
        play_on(state, moment[0], 1)


# ---- arguments
QUEUED = {"take_lot"}                            # no line has it: Gear queues it for each lot


def instructions() -> List[int]:
    """Of all cards, with those inside of others."""
    cards = [card for lines in (*[box.values() for box in BOXES.values()], *REWORDED.values()) for card in lines]
    programs = [*PROGRAMS, *[choice for program in PROGRAMS for choice in program.choices]]
    codes = [*[card.program for card in cards], *[card.reaction for card in cards],
             *[voice.code for card in cards for voice in card.voices], *[program.code for program in programs]]
    return [int(word) for code in codes for word in code]


def test_every_card_keeps_to_the_arguments_of_its_effects() -> None:
    kingdom = GAME.setup(2, {}).kingdom
    for word in instructions():
        effect = EFFECTS[word & EFFECT_MASK]
        assert effect.argument.fits(kingdom, word >> ARGUMENT_SHIFT, False), effect.name


def test_some_card_uses_the_most_that_an_argument_allows() -> None:
    """A number that no card uses would be a mistake in the one or the other. Bonuses at once are not instructions."""
    used: Dict[str, int] = {"discard": MOST_KINDS,       # one for each empty pile
                            # and what only effects queue:
                            "token_for_loot": 1, "choose_next": 30, "pay_coffers": PRICE, "fall": 1}
    for word in instructions():
        effect = EFFECTS[word & EFFECT_MASK]
        used[effect.name] = max(used.get(effect.name, 0), word >> ARGUMENT_SHIFT)
    allowed = {effect.name: int(effect.argument.parts[0].most) for effect in EFFECTS
               if takes_a_number(effect) and effect.name not in QUEUED}
    assert len(allowed) > 15
    assert allowed == {name: used[name] for name in allowed}


def takes_a_number(effect: Effect) -> bool:
    parts = effect.argument.parts
    return len(parts) == 1 and parts[0].shift == 0 and parts[0].most > 0 and not parts[0].asking and \
        parts[0].name != "mat"


def test_no_effect_goes_on_when_there_is_nothing_left_whatever_its_argument() -> None:
    """In a process of its own, which may not use the time that counting up to such arguments takes."""
    ran = subprocess.run([sys.executable, __file__], capture_output=True, text=True, check=False,
                         env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                         preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS)))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == [effect.name for effect in EFFECTS]


def run_with(effect: Effect, argument: int) -> None:
    """A number has to do, unless it is too large for its bits; a card, a seat, a mat or a set of them that there is not
    may only be refused."""
    state = GAME.position({"players": [{"hand": ["copper", "estate", "moat"], "deck": ["silver"], "bag": ["estate"] * 3,
                                        "discard": ["gold"], "play": ["village"]}] * 2,
                           "piles": ["village", "moat", *EVERYTHING]})
    state.push(effect.number | argument << ARGUMENT_SHIFT)
    with suppress(OverflowError) if takes_a_number(effect) else suppress(LookupError, OverflowError, ValueError):
        state.run(-1)
        play_on(state, 1, 20)


if __name__ == "__main__":
    for each in EFFECTS:
        for extreme in EXTREMES:
            run_with(each, extreme)
        print(each.name)
