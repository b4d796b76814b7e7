"""Plans told to people: a strategy that they can read, change and play, with what each line is worth and why."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Final, List, Tuple

from crownlands.bots.dominion.evolution.evolution import LISTS, MONEY, Evolution
from crownlands.bots.dominion.evolution.plan import plan_of, text_of
from crownlands.bots.dominion.strategy import Strategy, read_strategy
from crownlands.dominion.cards import BASIC_CARDS
from crownlands.dominion.kingdom import Kingdom

PART: Final = re.compile(r"^# In (\d+) of 100 games:$", re.MULTILINE)
COMMENTS_FROM: Final = 52            # column
MATTERS: Final = 0.01                # share of wins from which on a card is named as a reason
MOST_REASONS: Final = 4
Parts = List[Tuple[Strategy, float]]             # strategies, and in which share of the games each is played


def told(evolution: Evolution) -> str:
    """The text of what was found: one strategy, or one after the other with their shares of the games."""
    kingdom = evolution.setup.kingdom
    lines = [f"# Evolved for {', '.join(kingdom.kingdom)}.", f"# {reasons(evolution)}"]
    if evolution.worths:
        lines.append("# After each line: how many of 100 wins are lost without it.")
    for number, (rules, share) in enumerate(evolution.chosen):
        if len(evolution.chosen) > 1:
            lines += ["", f"# In {round(100 * share)} of 100 games:"]
        rows = text_of(plan_of(rules), kingdom)
        if evolution.worths:
            rows = [f"{row:<{COMMENTS_FROM}} # {100 * worth:.1f}"
                    for row, worth in zip(rows, evolution.worths[number], strict=True)]
        lines += rows
    return "\n".join(lines) + "\n"


def parts_of(text: str, name: str) -> Parts:
    """The strategies of such a text, with their shares."""
    pieces = PART.split(text)
    if len(pieces) == 1:
        return [(read_strategy(text, name), 1.0)]
    return [(read_strategy(pieces[place + 1], name), int(pieces[place]) / 100) for place in range(1, len(pieces), 2)]


# ---- reasons
def reasons(evolution: Evolution) -> str:
    """What it lives on, and how it fares."""
    said: List[str] = []
    if evolution.worths:
        worths = by_card(evolution.setup.kingdom, evolution.chosen[0][0], evolution.worths[0])
        cards = [f"{name(card)} ({100 * worth:.0f} of 100 wins hang on it)" for card, worth in worths[:MOST_REASONS]]
        said.append(f"It lives on {joined(cards)}." if cards else "It lives on money.")
    if evolution.results:
        said.append(record(evolution))
    if evolution.turns:
        said.append(f"A game takes it {evolution.turns:.0f} turns.")
    return " ".join(said) if said else "Its making was ended early."


def by_card(kingdom: Kingdom, rules: List[List[int]], worths: List[float]) -> List[Tuple[str, float]]:
    """What the lines of each kingdom card are worth together, the most first."""
    cards = [kingdom.ids[numbers[0]] for numbers in rules]
    kingdom_cards = {kingdom.ids[numbers[0]] for numbers in rules if numbers[0] >= BASIC_CARDS}
    totals = [(card, sum([worth for other, worth in zip(cards, worths, strict=True) if other == card]))
              for card in sorted(kingdom_cards)]
    return sorted([total for total in totals if total[1] >= MATTERS], key=lambda total: -total[1])


def record(evolution: Evolution) -> str:
    """Its shares in the exam."""
    shares = {group: [result[0] for result, other in zip(evolution.results, evolution.groups, strict=True)
                      if other == group] for group in (MONEY, LISTS)}
    text = "It wins "
    if shares[MONEY]:
        text += f"{100 * shares[MONEY][0]:.0f} % against plain money"
    if shares[LISTS]:
        worst = min(range(len(evolution.results)),
                    key=lambda j: evolution.results[j][0] if evolution.groups[j] == LISTS else 2.0)
        against = Path(str(evolution.opponents[worst])).stem
        text += f"{' and ' if shares[MONEY] else ''}{100 * evolution.results[worst][0]:.0f} % or more against the " \
                f"strategies that fit (the hardest is {against})"
    return f"{text}, with {evolution.exam_games} games each."


def name(card: str) -> str:
    return card.replace("_", " ").title()


def joined(words: List[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else ""
