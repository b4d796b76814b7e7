"""Information-set Monte Carlo tree search: plays on in its head from many deals that it cannot tell from the real one.

All deals share one tree (single-observer ISMCTS, Cowling, Powley and Whitehouse 2012). A choice that only some deals
allow is compared with the others as often as it was there. From the leaves on a quick bot plays for all seats; what
that bot would choose is tried first, and left only for something that did better beyond chance.

    python examples/search.py --game dominion --iterations 300 --games 20
"""
from __future__ import annotations

import argparse
import math
import random
from typing import Any

import crownlands
from crownlands.bots.bot import Bot, play
from crownlands.bots.registry import find_player
from crownlands.encoding.batch import rewards_of

QUICK = {"dominion": "big_money_ultimate"}       # who plays on from the leaves; greedy in the dominoes
EXPLORATION = 0.7
SPREAD = 0.3                                     # of what one visit is worth: about its standard deviation
POINTS = 60.0                                    # a difference that counts as much as to win


class Node:
    """What is known of the choices after a run of choices, whatever was dealt."""

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 0                        # visits of the parent in which this could be chosen
        self.worth = 0.0                         # of all visits, to the seat that chose it
        self.after: dict[str, Node] = {}

    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0

    def score(self) -> float:
        return self.mean() + EXPLORATION * math.sqrt(math.log(self.possible) / self.visits)


class Search(Bot):
    """A bot for any game here."""

    def __init__(self, quick: list[Bot], iterations: int, seed: int) -> None:
        self.quick = quick
        self.iterations = iterations
        self.rng = random.Random(seed)

    def choose(self, state: Any) -> str:
        """The choice that was tried most, if it did better than the quick bot's own."""
        root = Node()
        seat = state.seat
        deal = state.dealer(seat).deal if hasattr(state, "dealer") else lambda seed: state.redeal(seat, seed)
        for _iteration in range(self.iterations):
            self.try_out(root, deal(self.rng.getrandbits(60)))
        usual, best = self.usual(state), max(root.after, key=lambda id: root.after[id].visits)
        one, other = root.after[best], root.after[usual]
        chance = SPREAD * math.sqrt(1 / max(1, one.visits) + 1 / max(1, other.visits))
        return best if one.mean() > other.mean() + chance else usual

    def usual(self, state: Any) -> str:
        return str(state.option_id(self.quick[state.seat].answer(state)))

    def try_out(self, root: Node, state: Any) -> None:
        """Down the tree to a choice that was never tried, from there to the end, and back."""
        node, path = root, []
        while not state.over:
            ids = [state.option_id(answer) for answer in state.answers()]
            for id in ids:
                node.after.setdefault(id, Node()).possible += 1
            new = [id for id in ids if not node.after[id].visits]
            if len(new) == len(ids):
                id = self.usual(state)
            else:
                id = self.rng.choice(new) if new else max(ids, key=lambda id: node.after[id].score())
            node = node.after[id]
            path.append((node, state.seat))
            state.choose(id)
            if new:
                break
        if not state.over:
            play(state, self.quick)
        wins, ahead = rewards_of(state, "win"), rewards_of(state, "difference")
        for node, seat in path:
            node.visits += 1
            node.worth += (wins[seat] + 0.5 + max(-0.5, min(0.5, ahead[seat] / POINTS))) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dominion", choices=["dominion", "kingdomino", "queendomino"])
    parser.add_argument("--iterations", type=int, default=300, help="for each choice")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    quick = find_player(QUICK.get(told.game, "greedy"), told.game)
    table: dict[str, Any] = {"kingdom": "b2_first_game"} if told.game == "dominion" else {}
    won = 0.0
    for number in range(told.games):
        mine = number % 2                        # the search sits here; seat 0 begins, where there is a beginning
        if told.game == "dominion":
            table["first_player"] = 0
        state = crownlands.game(told.game).start(seats=2, seed=told.seed + number // 2, **table)
        bots = [quick.bot(state, seat, number) for seat in range(2)]
        others = [quick.bot(state, seat, number + 1000) for seat in range(2)]
        bots[mine] = Search(others, told.iterations, told.seed + number)
        play(state, bots)
        won += rewards_of(state, "win")[mine]
        print(f"game {number + 1}: {state.result.scores}, the search at seat {mine}", flush=True)
    print(f"the search won {won:g} of {told.games} games against {quick.name}")


if __name__ == "__main__":
    main()
