"""Why an expert chooses so in Dominion: facts that a person can check at the table."""
from __future__ import annotations

from typing import Dict, Final, List

from mypy_extensions import i64

from crownlands.bots.dominion.ending import A_POINT, ends_by, gives_away, lead_with
from crownlands.bots.rating import Fact, Reason
from crownlands.dominion.cards import COPPER, CURSE, ESTATE, PROVINCE
from crownlands.dominion.kingdom import Kingdom
from crownlands.dominion.player import Player
from crownlands.dominion.questions import ASK_BUY, DONE, QUESTIONS
from crownlands.dominion.state import DominionState
from crownlands.dominion.zones import SUPPLY

FEW_PROVINCES: Final = 4             # from which on points count more than money
MANY: Final = 2                      # Actions without a further Action of which one has enough
NEXT: Final = 2                      # options after the choice of which it is said what speaks against them
HAND: Final = 5


def find_reasons(state: DominionState, choice: i64, others: List[i64], close: bool) -> List[Reason]:
    """For the choice and against the others, the most telling first. The state is one that has been dealt again: it
    holds nothing that the seat may not know. close: the second is about as good."""
    me = state.players[state.asked_seat]
    found: List[Reason] = []
    if QUESTIONS[state.kind].zone == SUPPLY:
        if choice == DONE:
            found.append(reason("nothing"))
        else:
            for_a_gain(state, me, choice, found)
        for place, other in enumerate(others):
            if other < DONE:
                against_a_gain(state, me, other, place < NEXT, found)
    elif choice < DONE and QUESTIONS[state.kind].verb == "play":
        for_a_play(state.kingdom, choice, found)
    elif choice < DONE and QUESTIONS[state.kind].verb == "trash":
        for_trashing(state, me, choice, found)
    if close and not (found and found[0].id == "reason-wins-now"):
        found.append(reason("close"))
    return found


def reason(id: str, card: str = "", n: i64 = 0) -> Reason:
    facts: Dict[str, Fact] = {"n": int(n)}
    if card:
        facts["card"] = card
    return Reason("reason-" + id, facts)


def for_a_gain(state: DominionState, me: Player, card: i64, found: List[Reason]) -> None:
    kingdom = state.kingdom
    name = kingdom.ids[card]
    if ends_by(state, card) and lead_with(state, me, card) > 0:
        found.append(reason("wins-now", n=(lead_with(state, me, card) + A_POINT // 2) // A_POINT))
    elif kingdom.victories >> card & 1:
        if state.supply[PROVINCE] <= FEW_PROVINCES:
            found.append(reason("provinces-left", n=state.supply[PROVINCE]))
        else:
            found.append(reason("points", name, kingdom.points[card]))
    elif kingdom.treasures >> card & 1:
        tenths = coins_in_tenths(state, me)
        found.append(Reason("reason-money", {"whole": int(tenths // 10), "tenths": int(tenths % 10)}))
    elif me.owned[card] == 0:
        found.append(reason("first", name))
    elif kingdom.cards[card].plus_actions:
        found.append(reason("keeps-going", name))


def coins_in_tenths(state: DominionState, me: Player) -> i64:
    """Coins that five of one's cards give on average, in tenths."""
    cards: i64 = 0
    coins: i64 = 0
    for card in range(state.kingdom.count):
        cards += me.owned[card]
        coins += me.owned[card] * state.kingdom.plus_coins[card]
    return coins * 10 * HAND // cards if cards else 0


def against_a_gain(state: DominionState, me: Player, card: i64, near: bool, found: List[Reason]) -> None:
    """near: it is one of the next best, so that a person may think of it."""
    kingdom = state.kingdom
    name = kingdom.ids[card]
    if ends_by(state, card) and lead_with(state, me, card) < 0:
        found.append(reason("would-lose", name))
    elif state.kind == ASK_BUY and gives_away(state, me, card):
        found.append(reason("gives-away", name))
    elif near and kingdom.actions >> card & 1 and kingdom.cards[card].plus_actions == 0 and me.owned[card]:
        found.append(reason("have-already", name, me.owned[card]))
    elif near and kingdom.actions >> card & 1 and kingdom.cards[card].plus_actions == 0 \
            and terminals(kingdom, me) >= MANY:
        found.append(reason("enough-terminals", name, terminals(kingdom, me)))


def terminals(kingdom: Kingdom, me: Player) -> i64:
    """Actions that give no further Action, beyond those for which others give one."""
    count: i64 = 0
    for card in range(kingdom.count):
        if kingdom.actions >> card & 1:
            count += me.owned[card] * (1 - kingdom.cards[card].plus_actions)
    return count


def for_a_play(kingdom: Kingdom, card: i64, found: List[Reason]) -> None:
    line = kingdom.cards[card]
    if line.plus_actions:
        found.append(reason("keeps-going", line.id))
    elif line.plus_cards:
        found.append(reason("draws", line.id, line.plus_cards))
    elif line.plus_coins:
        found.append(reason("coins-now", line.id, line.plus_coins))


def for_trashing(state: DominionState, me: Player, card: i64, found: List[Reason]) -> None:
    name = state.kingdom.ids[card]
    if card in (CURSE, COPPER, ESTATE):
        found.append(reason("thinner", name, me.owned[card]))
