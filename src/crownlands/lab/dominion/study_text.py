"""Numbers and sentences about a study that the terminal and the page have in common."""
from __future__ import annotations

from typing import Dict, List, Sequence, Tuple, Union

from crownlands.bots.dominion.evolution.evolution import Evolution
from crownlands.bots.dominion.evolution.telling import reasons
from crownlands.bots.rating import Reason
from crownlands.lab.dominion.findings import Findings, Interval, Length, TurnBuys, Why
from crownlands.locale import Words
from crownlands.locale.languages import separator

SELDOM = 0.05                                    # copies a turn: what is bought less often is left out
RARE = 0.01                                      # of games
MOST_CIRCLES = 3                                 # that are told


def with_interval(words: Words, share: float, interval: Interval) -> str:
    return words.say("study-between", share=words.percent(share), low=words.percent(interval[0]),
                     high=words.percent(interval[1]))


# ---- the evolved strategy
def why(words: Words, found: Sequence[Union[Reason, Why]]) -> str:
    """What it lives on, and how it fares."""
    return " ".join([words.reason(reason.id, reason.facts) for reason in found])


def comments(words: Words, evolution: Evolution) -> List[str]:
    """What stands above the lines of the strategy. Cards of the table are named as the lines name them."""
    said = [words.say("evolved-for", cards=", ".join(evolution.setup.kingdom.kingdom)), why(words, reasons(evolution))]
    return [*said, words.say("evolved-worths")] if evolution.worths else said


# ---- everybody against everybody
def verdicts(words: Words, findings: Findings) -> List[str]:
    """Of each evolved strategy, who beats it."""
    said: List[str] = []
    for place, player in enumerate(findings.players):
        if player.evolved:
            better = [other.name for other, cell in zip(findings.players, findings.matrix[place], strict=True)
                      if cell is not None and cell.sure and cell.share < 0.5]
            said.append(words.say("study-beaten", name=player.name, others=words.listed(better)) if better
                        else words.say("study-unbeaten", name=player.name))
    return said


def circles(words: Words, findings: Findings) -> List[str]:
    if not findings.circles:
        return [words.say("study-no-circle")]
    return [circle(words, names) for names in findings.circles[:MOST_CIRCLES]]


def circle(words: Words, names: List[str]) -> str:
    text = names[-1]
    for name in reversed(names[:-1]):
        text = words.say("study-beats", name=name, rest=text)
    return words.say("study-circle", names=text, first=names[0])


def least_games(findings: Findings) -> int:
    """Of a pair of the matrix."""
    return min((cell.games for row in findings.matrix for cell in row if cell is not None), default=0)


def opponent(words: Words, length: Length) -> str:
    return words.say("study-itself") if length.opponent == length.name else length.opponent


def ends(words: Words, length: Length) -> List[str]:
    """But for the rarest."""
    return [words.say(f"study-end-{end}", share=f"{100 * share:.0f}") for end, share in length.ends.items()
            if share >= RARE]


def by_strategy(lengths: List[Length]) -> Dict[str, List[Length]]:
    found: Dict[str, List[Length]] = {}
    for length in lengths:
        found.setdefault(length.name, []).append(length)
    return found


def often_bought(turn: TurnBuys) -> List[Tuple[str, float]]:
    """The most first."""
    return [(card, copies) for card, copies in turn.buys.items() if copies >= SELDOM]


def bought(words: Words, turn: TurnBuys) -> str:
    """How many copies of each card; semicolons between them where the numbers have commas."""
    copies: List[str] = [words.say("study-copies", card=words.card(card), n=words.decimal(n, 2))
                         for card, n in often_bought(turn)]
    return ("; " if separator(words.language) == "," else ", ").join(copies)


def idle(words: Words, findings: Findings) -> str:
    cards = [words.card(card) for card in findings.idle]
    return words.say("study-idle", cards=words.listed(cards), n=len(cards)) if cards else ""
