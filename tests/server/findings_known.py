"""What a study might have found, without its games: two strategies in a circle with one that is evolved."""
from __future__ import annotations

from typing import List

from crownlands.lab.dominion.findings import (
    STAGES,
    Cell,
    Evolved,
    Findings,
    Length,
    Line,
    Purchases,
    Standing,
    TurnBuys,
    Why,
    Without,
    Worth,
    nothing_yet,
)

NAMES = ["witch", "evolved", "big_money_ultimate"]
SHARES = [[0.5, 0.6, 0.4], [0.4, 0.5, 0.6], [0.6, 0.4, 0.5]]     # each beats the next


def findings(piles: List[str]) -> Findings:
    found = nothing_yet("1", piles, {}, 1)
    found.games, found.seconds, found.stages = 12_000, 3.0, list(STAGES)
    found.reasons = [Why("evolved-lives-on", {"card": "witch", "n": 31}),
                     Why("evolved-lives-too", {"card": "gold", "n": 12}),
                     Why("evolved-beats-money", {"share": 93, "games": 1000}),
                     Why("evolved-beats-lists", {"share": 61, "games": 1000, "hardest": "witch"}),
                     Why("evolved-turns", {"n": 17})]
    found.text = "province\nwitch if own(witch) < 2\ngold\nsilver\n"
    found.evolved = [Evolved("evolved", 1.0, [Line(text, 0.25) for text in found.text.splitlines()])]
    found.players = [Standing(name, name == "evolved", "An idea.", 1500.0, 0.5, (0.48, 0.52)) for name in NAMES]
    found.matrix = [[None if a == b else Cell(share, (share - 0.02, share + 0.02), True, 1000)
                     for b, share in enumerate(row)] for a, row in enumerate(SHARES)]
    found.circles = [NAMES]
    found.lengths = [Length("evolved", name, 1000, 18.5, 15, 22, {"provinces": 0.9, "piles": 0.1},
                            [1.0] * 14 + [0.9, 0.8, 0.6, 0.4, 0.2, 0.1]) for name in ("evolved", "witch")]
    turns = [TurnBuys(turn, 1000, {"silver": 1 / turn, "witch": 0.4, "gold": 1 - 1 / turn}) for turn in range(1, 20)]
    found.purchases = [Purchases("evolved", "witch", 1000, turns)]
    found.free = Without(2000, 0.52, (0.5, 0.54))
    found.worths = [Worth("witch", True, Without(2000, 0.12, (0.1, 0.14)), 0.08, 0.4, (0.38, 0.42)),
                    Worth("gold", False, Without(2000, 0.52, (0.5, 0.54)), None, 0.0, (-0.02, 0.02))]
    found.idle = [card for card in piles if card != "witch"]
    return found
