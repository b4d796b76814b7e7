"""Plans told to people: a strategy that they can read, change and play, with what each line is worth and why. The
reasons are messages of the catalogue (lab.ftl) with their facts: whoever shows them says them."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Final, List, Sequence, Tuple

from crownlands.bots.dominion.evolution.evolution import LISTS, MENUS, MONEY, OWN, Evolution
from crownlands.bots.dominion.evolution.plan import plan_of, text_of
from crownlands.bots.dominion.strategy import Strategy, read_strategy
from crownlands.bots.rating import Reason
from crownlands.dominion.cards import BASIC_CARDS
from crownlands.dominion.kingdom import Kingdom

PART: Final = re.compile(r"^# In (\d+) of 100 games:$", re.MULTILINE)
OTHER: Final = "# Hard to beat with it:"  # above each strategy that a bot thinks of, besides those that it plays
MOST_OTHERS: Final = 2               # of each group of the league
COMMENTS_FROM: Final = 52            # column
MATTERS: Final = 0.01                # share of wins from which on a card is named as a reason
MOST_REASONS: Final = 4
Parts = List[Tuple[Strategy, float]]             # strategies, and in which share of the games each is played


def told(evolution: Evolution, above: Sequence[str] = ()) -> str:
    """The text of what was found: one strategy, or one after the other with their shares of the games. above: comments
    for its reader."""
    kingdom = evolution.setup.kingdom
    lines = [f"# {comment}" for comment in above]
    for number, (rules, share) in enumerate(evolution.chosen):
        if len(evolution.chosen) > 1:
            lines += ["", f"# In {round(100 * share)} of 100 games:"]
        rows = text_of(plan_of(rules), kingdom)
        if evolution.worths:
            rows = [with_worth(row, worth) for row, worth in zip(rows, evolution.worths[number], strict=True)]
        lines += rows
    return "\n".join(lines) + "\n"


def kept(evolution: Evolution, above: Sequence[str] = ()) -> str:
    """What is told, and after it what a bot that looks ahead should think of: the menus, and the plans of its own past,
    that are hardest to beat. Others may well play so, and it may go over to one of them."""
    lines: List[str] = []
    for group in (MENUS, OWN):
        found = [place for place, other in enumerate(evolution.groups)
                 if other == group and evolution.opponents[place] not in [rules for rules, _share in evolution.chosen]]
        if evolution.results:
            found.sort(key=lambda place: evolution.results[place][0])
        for place in found[:MOST_OTHERS]:
            opponent = evolution.opponents[place]
            if not isinstance(opponent, str):
                lines += [OTHER, *text_of(plan_of(opponent), evolution.setup.kingdom)]
    return told(evolution, above) + "".join([f"{line}\n" for line in lines])


def with_worth(row: str, worth: float) -> str:
    return f"{row:<{COMMENTS_FROM}} # {100 * worth:.1f}"


def parts_of(text: str, name: str) -> Parts:
    """The strategies of such a text that are played, with their shares."""
    text = text.split(OTHER)[0]
    pieces = PART.split(text)
    if len(pieces) == 1:
        return [(read_strategy(text, name), 1.0)]
    return [(read_strategy(pieces[place + 1], name), int(pieces[place]) / 100) for place in range(1, len(pieces), 2)]


def others_of(text: str, name: str) -> List[Strategy]:
    """The strategies of such a text that are only thought of."""
    return [read_strategy(piece, name) for piece in text.split(OTHER)[1:]]


# ---- reasons
def reasons(evolution: Evolution) -> List[Reason]:
    """What it lives on, and how it fares."""
    found: List[Reason] = []
    if evolution.worths:
        worths = by_card(evolution.setup.kingdom, evolution.chosen[0][0], evolution.worths[0])
        for place, (card, worth) in enumerate(worths[:MOST_REASONS]):
            found.append(Reason("evolved-lives-too" if place else "evolved-lives-on",
                                {"card": card, "n": percent(worth)}))
        if not worths:
            found.append(Reason("evolved-lives-on-money", {}))
    if evolution.results:
        found += record(evolution)
    if evolution.turns:
        found.append(Reason("evolved-turns", {"n": round(evolution.turns)}))
    return found if found else [Reason("evolved-early", {})]


def by_card(kingdom: Kingdom, rules: List[List[int]], worths: List[float]) -> List[Tuple[str, float]]:
    """What the lines of each kingdom card are worth together, the most first."""
    cards = [kingdom.ids[numbers[0]] for numbers in rules]
    kingdom_cards = {kingdom.ids[numbers[0]] for numbers in rules if numbers[0] >= BASIC_CARDS}
    totals = [(card, sum([worth for other, worth in zip(cards, worths, strict=True) if other == card]))
              for card in sorted(kingdom_cards)]
    return sorted([total for total in totals if total[1] >= MATTERS], key=lambda total: -total[1])


def record(evolution: Evolution) -> List[Reason]:
    """Its shares in the exam: against money, and against that one of the lists that does best."""
    games = int(evolution.exam_games)
    found: List[Reason] = []
    for result, group in zip(evolution.results, evolution.groups, strict=True):
        if group == MONEY and not found:
            found.append(Reason("evolved-beats-money", {"share": percent(result[0]), "games": games}))
    lists = [place for place, group in enumerate(evolution.groups) if group == LISTS]
    if lists:
        worst = min(lists, key=lambda place: evolution.results[place][0])
        found.append(Reason("evolved-beats-lists", {"share": percent(evolution.results[worst][0]), "games": games,
                                                    "hardest": Path(str(evolution.opponents[worst])).stem}))
    return found


def percent(share: float) -> int:
    return round(100 * share)
