"""A line of a box: a card from its words."""
from __future__ import annotations

from typing import Any, Dict, Final, List, Optional, Tuple, Union

from librt.vecs import vec
from mypy_extensions import i64

from crownlands.dominion.cards import (
    IN_HAND,
    IN_PLAY,
    LANDSCAPE,
    LYING,
    MATS,
    MOMENT_NAMES,
    ON_MAT,
    SPEAKER_NAMES,
    TALLIES,
    THIS,
    TREASURE,
    VICTORY,
    Card,
    Per,
    Text,
    Voice,
    name_number,
)
from crownlands.dominion.effect import ARGUMENT_SHIFT, EFFECT_MASK, EFFECTS, PROGRAMS, Program
from crownlands.dominion.effects.bonuses import actions, buys, cards, coins
from crownlands.dominion.effects.playing import be_unaffected
from crownlands.dominion.effects.words import Code, listed, message, text_of
from crownlands.dominion.voices import VOICES

# of which cards a voice speaks, in the name of its message
ABOUT: Final[Dict[int, str]] = {0: "", VICTORY: "victory-", TREASURE: "treasure-"}


def card(id: str, cost: int, types: int, *text: Union[int, Voice], points: Union[int, Per] = 0,
         reaction: Optional[List[int]] = None, hand_to_react: int = 0, potion: bool = False, potions: int = 0,
         discount: int = 0, not_with: str = "", back_if: str = "", saves: bool = False,
         mats: Optional[List[str]] = None, first_coffers: int = 0, debt: int = 0, pile: int = 0, beside: bool = False,
         first_points: int = 0, per_action: int = 0, option: str = "", value: object = True) -> Card:
    """A card. Bonuses at the beginning of its text are taken out of the program and given at once."""
    line = Card(id, cost, types)
    line.potion = potion
    line.debt = debt
    line.pile = pile
    line.beside = beside
    line.plus_potions = potions
    line.first_coffers = first_coffers
    line.first_points = first_points
    line.per_action = per_action
    line.discount = discount
    line.not_with = not_with
    line.back_if = back_if
    line.saves = saves
    line.option = option
    line.value = value
    line.hand_to_react = hand_to_react
    line.mats = mats if mats is not None else []
    if isinstance(points, Per):
        line.per = points
    else:
        line.points = points
    code = [word for word in text if not isinstance(word, Voice)]
    line.text = text_of(code, "you")
    if potions:
        line.text.extend(message("plus-potions", n=potions))
    line.needs = needs_of(code) | (MATS if line.mats else 0)
    line.program = vec[i64]([i64(word) for word in take_bonuses(line, code)])
    for voice in text:
        if isinstance(voice, Voice):
            add_voice(line, voice)
    answer = reaction if reaction is not None else []
    line.needs |= needs_of(answer)
    line.reaction = vec[i64]([i64(word) for word in answer])
    line.reaction_text = text_of(answer, "you")
    if hand_to_react:
        line.reaction_text.extend(message("hand-to-react", n=hand_to_react))
    line.is_shield = answer == [be_unaffected()]
    for place, program in enumerate([program for program in PROGRAMS if not program.name]):
        program.name = f"{id}{'.' + str(value) if option else ''}.{place}"
        if not types & LANDSCAPE:                        # which cannot be named, and waits for nothing
            program.speaker = name_number(id)
    tell_rest(line)
    return line


def mixed_pile(id: str, cost: int, types: int, kinds: List[Tuple[str, int]], shuffled: bool = False) -> Card:
    """A pile of several kinds of card, with the cost and the types of the pile."""
    line = Card(id, cost, types)
    line.kinds = kinds
    line.shuffled = shuffled
    line.text = message("pile-of-all" if shuffled else "pile-of-two", n=sum([copies for _kind, copies in kinds]),
                        cards=[kind for kind, copies in kinds for _copy in range(copies)])
    return line


def take_bonuses(line: Card, code: List[int]) -> List[int]:
    """What is left when the bonuses at the beginning are given at once."""
    while code:
        effect = code[0] & EFFECT_MASK
        x = code[0] >> ARGUMENT_SHIFT
        if effect == cards.number:
            line.plus_cards += x
        elif effect == actions.number:
            line.plus_actions += x
        elif effect == buys.number:
            line.plus_buys += x
        elif effect == coins.number:
            line.plus_coins += x
        else:
            break
        code = code[1:]
    return code


def tell_rest(line: Card) -> None:
    """What is not an instruction: points, prices, what may be done in Clean-up."""
    if line.debt:
        line.text.extend(message("costs-debt", n=int(line.debt)))
    if line.per_action:
        line.text.extend(message("points-per-action", n=int(line.per_action)))
    if line.first_points:
        line.text.extend(message("first-pile-points", n=int(line.first_points)))
    if line.first_coffers:
        line.text.extend(message("first-coffers"))
    if line.discount:
        line.text.extend(message("discount-in-play", n=int(line.discount)))
    if line.not_with:
        line.text.extend(message("not-with", cards=[line.not_with]))
        line.needs |= TALLIES
    if line.back_if:
        line.text.extend(message("back-" + line.back_if.replace("_", "-"), early=str(bool(line.option))))
        line.needs |= TALLIES
    if line.saves:
        line.text.extend(message("saves-treasure"))
        line.needs |= TALLIES
    if line.per is not None:
        line.text.extend(message("points-per-" + line.per.name.replace("_", "-")))
    elif line.points:
        line.text.extend(message("points", n=int(line.points)))


def needs_of(code: List[int]) -> int:
    """What the effects of a program need of the state, and those inside them."""
    needs = 0
    for word in code:
        effect = EFFECTS[word & EFFECT_MASK]
        needs |= int(effect.needs)
        if effect.argument.parts and effect.argument.parts[0].name == "program":
            needs |= needs_inside(PROGRAMS[word >> ARGUMENT_SHIFT & 0xFFFF])
    return needs


def needs_inside(program: Program) -> int:
    needs = needs_of([int(word) for word in program.code])
    for choice in program.choices:
        needs |= needs_inside(choice)
    return needs


def while_in_play(moment: int, *code: int, of: int = 0, once: bool = False) -> Voice:
    """What happens at a moment while the card is in play; of: only if it is about a card of these types."""
    return voice_of(moment, IN_PLAY, list(code), of, once)


def when_this(moment: int, *code: int, told: str = "") -> Voice:
    """What happens when the card itself is bought, gained or trashed; told: what its text says of that instead."""
    voice = voice_of(moment, THIS, list(code), 0, False)
    voice.told = told
    return voice


def from_hand(moment: int, *code: int, of: int = 0, named: str = "", of_others: bool = False) -> Voice:
    """What the player may do at a moment while the card is in hand; of, named: only if it is about such a card."""
    voice = voice_of(moment, IN_HAND, list(code), of, True)
    voice.named = named
    voice.of_others = of_others
    return voice


def from_mat(moment: int, *code: int) -> Voice:
    """What the player may do at a moment while the card is on the Tavern mat."""
    return voice_of(moment, ON_MAT, list(code), 0, True)


def lying(moment: int, *code: int, of: int = 0) -> Voice:
    """What a landmark does at a moment that comes for any player."""
    return voice_of(moment, LYING, list(code), of, True)


def voice_of(moment: int, place: int, code: Code, types: int, once: bool) -> Voice:
    words = listed(code)
    voice = Voice(moment, place, vec[i64]([i64(word) for word in words]), types, once)
    voice.indifferent = all(EFFECTS[word & EFFECT_MASK].indifferent for word in words)
    voice.draws = voice.indifferent and any(EFFECTS[word & EFFECT_MASK].draws for word in words)
    voice.moves_it = any(EFFECTS[word & EFFECT_MASK].moves_it for word in words)
    return voice


def add_voice(line: Card, voice: Voice) -> None:
    voice.number = len(VOICES)
    voice.speaker = name_number(line.id)
    VOICES.append(voice)
    line.voices.append(voice)
    code = [int(word) for word in voice.code]
    line.needs |= needs_of(code)
    told: List[Text] = message(voice.told) if voice.told else text_of(code, "you")
    where = SPEAKER_NAMES[voice.place]
    about = "others-" if voice.of_others else ABOUT[int(voice.types)]
    arguments: Dict[str, Any] = {"who": "you", "cards": [voice.named]} if voice.named else {"who": "you"}
    line.text.append((f"when-{about}{MOMENT_NAMES[voice.moment]}-{where}", arguments, [told]))
