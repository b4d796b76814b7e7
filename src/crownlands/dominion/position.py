"""A situation from its plain description."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, List

from librt.vecs import append
from mypy_extensions import i64

from crownlands.dominion.cards import BASIC, DEPTHS, GAINS, PILE_OF, TOKENS, TURNS, check_card
from crownlands.dominion.description import ASIDE_KINDS, FLAGS, PHASES, in_play_discount
from crownlands.dominion.kingdom import NO_CARD
from crownlands.dominion.pending import fill_later, fill_pending
from crownlands.dominion.player import KEEPER_SHIFT, OVERLORD, STAYS, TOKEN_NAMES, Player
from crownlands.dominion.reading import cards_in, check_keys, number_in, number_of, yes_or_no
from crownlands.dominion.stack import Stack
from crownlands.dominion.table import BUYING, PLAYING_TREASURES, TALLY_NAMES
from crownlands.dominion.turn import Turn
from crownlands.dominion.turn_order import AFTER_NORMAL, CHOSEN, CONTROLLER_SHIFT
from crownlands.dominion.zones import POSSESSED, zone_of
from crownlands.kernel.errors import ImpossiblePosition

KEYS: Final = ("seats", "piles", "kingdom", "boxes", "options", "players", "supply", "trash", "turn", "pending",
               "decision", "choices", "over", "ask_forced", "extra_turns", "mixed",
               "pile_points")
ZONE_KEYS: Final = ("hand", "deck", "bag", "discard", "play", "aside", "picked", "looked_at", "gained")
PLAYER_KEYS: Final = (*ZONE_KEYS, "turns", "stays", "keepers", "buried", "mats", "tokens", "later", "trained",
                      "enchanted", "overlords")
TURN_NUMBERS: Final = ("actions", "buys", "coins", "reduction", "actions_played")
TURN_KEYS: Final = ("seat", "phase", "bought", *TURN_NUMBERS, *TALLY_NAMES, "controller", "normal_seat", "extra",
                    "turns_in_a_row")
EXTRA_TURN_KEYS: Final = ("seat", "controller", "after_normal", "chosen")

# more than any game has
MOST_IN_A_TURN: Final = 1000                     # Actions, Buys, coins
MOST_TURNS: Final = 10_000
MOST_CHOICES: Final = 1_000_000
MOST_IN_PLAY: Final = 500
MOST_EXTRA_TURNS: Final = 30


def named_piles(description: Mapping[str, Any]) -> List[str]:
    """The cards that a position names anywhere, if it does not say which piles it has."""
    named: List[str] = []
    for player in described_players(description):
        for key in ZONE_KEYS:
            named.extend(cards_in(player, key, f"a player's {key}"))
        mats = player.get("mats") or {}
        for name in mats if isinstance(mats, Mapping) else ():
            named.extend(cards_in(mats, name, f"a player's {name}"))
    named.extend(cards_in(description, "trash", "the trash"))
    named.extend(check_card(id) for id in dict(description.get("supply") or {}))
    mixed = description.get("mixed")
    named.extend(check_card(id) for id in (mixed if isinstance(mixed, Mapping) else {}))
    return [id for id in dict.fromkeys([PILE_OF.get(card, card) for card in named]) if id not in BASIC]


def described_players(description: Mapping[str, Any]) -> List[Mapping[str, Any]]:
    players = description.get("players") or []
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        raise ImpossiblePosition("the players of a position are a list of dicts, one a seat")
    return players


def fill(state: Turn, description: Mapping[str, Any]) -> None:
    """Put everything where the description says. The state has been made for its seats and kingdom."""
    check_keys(description, KEYS, "a position")
    kingdom = state.kingdom
    players = described_players(description)
    if len(players) > state.seats:
        raise ImpossiblePosition(f"the position has {state.seats} seats but describes {len(players)} players")
    fill_turn(state, description.get("turn") or {})
    for seat in range(state.seats):
        fill_player(state, state.players[seat], players[seat] if seat < len(players) else {})
    state.reduction += in_play_discount(state)
    for me, facts in zip(state.players, players, strict=False):
        fill_later(state, me, facts.get("later") or [])
    supply = description.get("supply") or {}
    if not isinstance(supply, Mapping):
        raise ImpossiblePosition("the supply of a position is a dict: card id -> cards in the pile")
    for id in supply:
        card = number_of(kingdom, id, "the supply")
        state.supply[card] = number_in(supply, id, 0, "the supply", int(kingdom.copies(card)))
    fill_mixed(state, description.get("mixed") or {})
    fill_pile_points(state, description.get("pile_points"))
    state.count_piles()
    for id in cards_in(description, "trash", "the trash"):
        state.trash[number_of(kingdom, id, "the trash")] += 1
    fill_extra_turns(state, description.get("extra_turns") or [])
    state.choices = number_in(description, "choices", 0, "a position", MOST_CHOICES)
    state.ask_forced = yes_or_no(description, "ask_forced", "a position")
    state.over = yes_or_no(description, "over", "a position")
    fill_pending(state, description.get("pending") or [])


def fill_pile_points(state: Stack, points: object) -> None:
    """Point tokens on piles and landmarks; as at the start if nothing is told."""
    if points is None:
        return
    if not isinstance(points, Mapping) or (points and not len(state.pile_points)):
        raise ImpossiblePosition("the pile_points of a position are a dict, card -> points, in a game that has such")
    for card in range(len(state.pile_points)):
        state.pile_points[card] = 0
    for id in points:
        card = int(number_of(state.kingdom, id, "pile_points"))
        state.pile_points[card] = number_in(points, id, 0, "pile_points", MOST_IN_A_TURN)


def fill_mixed(state: Stack, mixed: object) -> None:
    """Piles of several kinds: `top`, known cards with the top one first, and `bag`, the rest. What is not told lies as
    at the start, less the cards that `supply` says are gone."""
    if not isinstance(mixed, Mapping):
        raise ImpossiblePosition("the mixed piles of a position are a dict: pile -> {top, bag}")
    names = [line.id for line in state.kingdom.mixed]
    check_keys(mixed, tuple(names), "the mixed piles")
    for number, line in enumerate(state.kingdom.mixed):
        pile = state.mixed[number]
        facts = mixed.get(line.id)
        if facts is None:
            left = [card for card in pile.cards.to_list() if state.supply[card]]
            pile.cards = zone_of([i64(card) for card in left])
            pile.known = min(pile.known, i64(len(left))) if not line.shuffled else 1 if left else 0
        else:
            check_keys(facts, ("top", "bag"), f"the pile {line.id}")
            top, bag = read_zone(state, facts, "top", line.id), read_zone(state, facts, "bag", line.id)
            pile.cards = zone_of(bag + top[::-1])
            pile.known = len(top)
            if bag and not top:
                raise ImpossiblePosition(f"the top card of {line.id} lies open: name it in its top")
        for kind, copies in line.kinds:
            card = state.kingdom.numbers[kind]
            here = pile.cards.to_list().count(card)
            if here > copies or state.kingdom.pile_of[card] != number + 1:
                raise ImpossiblePosition(f"the pile {line.id} cannot hold {here} {kind}: it has {copies} at the start")
            state.supply[card] = here
        for card in pile.cards.to_list():
            if state.kingdom.pile_of[card] != number + 1:
                raise ImpossiblePosition(f"{state.kingdom.ids[card]} does not belong to the pile {line.id}")


def fill_player(state: Stack, me: Player, facts: Mapping[str, Any]) -> None:
    where = f"seat {me.seat}"
    check_keys(facts, PLAYER_KEYS, where)
    deck = read_zone(state, facts, "deck", where)
    bag = read_zone(state, facts, "bag", where)
    me.known = len(deck)
    me.deck = zone_of(bag + deck[::-1])
    me.hand = zone_of(read_zone(state, facts, "hand", where))
    me.discard = zone_of(read_zone(state, facts, "discard", where))
    fill_play(state, me, facts, where)
    laid = [name for name in ASIDE_KINDS if facts.get(name)]
    if len(laid) > 1:
        raise ImpossiblePosition(f"{where} cannot have cards {' and '.join(laid)} at once")
    for name in laid:
        me.aside = zone_of(read_zone(state, facts, name, where))
        me.aside_kind = ASIDE_KINDS[name]
    me.turns = number_in(facts, "turns", 0, where, MOST_TURNS)
    fill_lasting(state, me, facts, where)
    me.owned = me.held(state.kingdom.overlord)


def fill_play(state: Stack, me: Player, facts: Mapping[str, Any], where: str) -> None:
    play = read_zone(state, facts, "play", where)
    if len(play) > MOST_IN_PLAY:
        raise ImpossiblePosition(f"{where} has {len(play)} cards in play: {MOST_IN_PLAY} are the most")
    stays, keepers = facts.get("stays") or [], facts.get("keepers") or []
    if not isinstance(stays, (list, tuple)) or not isinstance(keepers, (list, tuple)) or len(keepers) > len(play):
        raise ImpossiblePosition(f"the stays of {where} are a list of places in play, the keepers one number a card")
    if (stays or keepers) and not state.kingdom.keeps:
        raise ImpossiblePosition(f"no card of {where} can stay in play: there is no Duration in this game")
    for place in stays:
        if type(place) is not int or not 0 <= place < len(play):
            raise ImpossiblePosition(f"{where} has no card in play at place {place!r}")
        play[place] |= STAYS
    overlords = facts.get("overlords") or []
    if not isinstance(overlords, (list, tuple)) or \
            (overlords and (state.kingdom.overlord == NO_CARD or state.kingdom.overlord_plays)):
        raise ImpossiblePosition(f"the overlords of {where} are a list of places in play, in a game with Overlord")
    for place in overlords:
        if type(place) is not int or not 0 <= place < len(play) or not state.kingdom.actions >> play[place] % 256 & 1:
            raise ImpossiblePosition(f"{where} has no Action in play at place {place!r} that an Overlord could be")
        play[place] |= OVERLORD
    for place, keeper in enumerate(keepers):
        if type(keeper) is not int or not 0 <= keeper <= len(play) or keeper == place + 1:
            raise ImpossiblePosition(f"a keeper of {where} is the place of another card in play + 1, or 0, not "
                                     f"{keeper!r}")
        play[place] |= keeper << KEEPER_SHIFT
    me.play = zone_of(play)


def fill_lasting(state: Stack, me: Player, facts: Mapping[str, Any], where: str) -> None:
    kingdom = state.kingdom
    mats = facts.get("mats") or {}
    if not isinstance(mats, Mapping):
        raise ImpossiblePosition(f"the mats of {where} are a dict: mat -> cards")
    for name in mats:
        if mats[name] and name not in kingdom.mats:
            raise ImpossiblePosition(f"{where} has no mat {name!r}: the mats of this game are "
                                     f"{', '.join(kingdom.mats) or 'none'}")
        if mats[name]:
            me.lasting.mats[kingdom.mats.index(name)] = zone_of(read_zone(state, mats, name, where))
    tokens = facts.get("tokens") or {}
    if not isinstance(tokens, Mapping):
        raise ImpossiblePosition(f"the tokens of {where} are a dict: token -> how many")
    check_keys(tokens, TOKEN_NAMES, f"the tokens of {where}")
    for number, name in enumerate(TOKEN_NAMES):
        count = number_in(tokens, name, 0, f"the tokens of {where}", MOST_IN_A_TURN)
        if count and not kingdom.needs & TOKENS:
            raise ImpossiblePosition(f"{where} cannot have {name} tokens: no card of this game gives any")
        if count:
            me.lasting.tokens[number] = count
    if facts.get("trained") is not None:
        if not kingdom.trains:
            raise ImpossiblePosition(f"{where} cannot have a pile trained: there is no Training in this game")
        me.lasting.trained = kingdom.home[number_of(kingdom, facts["trained"], where)] + 1
    for seat in facts.get("enchanted") or []:
        if not kingdom.enchants or type(seat) is not int or not 0 <= seat < state.seats or seat == me.seat:
            raise ImpossiblePosition(f"{where} cannot be enchanted by {seat!r}: it is the seat of another player, in a "
                                     "game with Enchantress")
        me.lasting.enchanted |= kingdom.bits[seat]
    for card in read_zone(state, facts, "gained", where):
        if not kingdom.needs & GAINS:
            raise ImpossiblePosition(f"what {where} gained is not remembered in this game: there are no Smugglers")
        me.lasting.gained |= kingdom.bits[card]
    fill_buried(state, me, facts.get("buried") or [], where)


def fill_buried(state: Stack, me: Player, buried: object, where: str) -> None:
    """Known cards inside the deck, the lowest first: each with the cards of the bag beneath it."""
    if not isinstance(buried, (list, tuple)) or len(buried) > MOST_IN_PLAY:
        raise ImpossiblePosition(f"the buried of {where} are a list of cards with the cards of the bag beneath them")
    if buried and not state.kingdom.needs & DEPTHS:
        raise ImpossiblePosition(f"{where} cannot know cards inside the deck: no card of this game brings them there")
    lowest = 0
    for entry in buried:
        bag = int(me.deck.size - me.known)
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or type(entry[1]) is not int \
                or not lowest <= entry[1] <= bag:
            raise ImpossiblePosition(f"a buried card of {where} is [card, cards of the bag beneath it: {lowest} to "
                                     f"{bag}], not {entry!r}")
        lowest = entry[1]
        me.lasting.buried = append(me.lasting.buried, number_of(state.kingdom, entry[0], where) | i64(lowest) << 8)


def read_zone(state: Stack, facts: Mapping[str, Any], key: str, where: str) -> List[i64]:
    return [number_of(state.kingdom, id, f"{where}'s {key}") for id in cards_in(facts, key, f"{where}'s {key}")]


def fill_turn(state: Turn, turn: object) -> None:
    if not isinstance(turn, Mapping):
        raise ImpossiblePosition("the turn of a position is a dict")
    check_keys(turn, TURN_KEYS, "a turn")
    state.turn_seat = number_in(turn, "seat", 0, "a turn", int(state.seats) - 1)
    phase = turn.get("phase", "action")
    if phase not in PHASES:
        raise ImpossiblePosition(f"there is no phase {phase!r}: it is {', '.join(PHASES)}")
    state.phase = PHASES.index(phase)
    state.actions = number_in(turn, "actions", 1, "a turn", MOST_IN_A_TURN)
    state.buys = number_in(turn, "buys", 1, "a turn", MOST_IN_A_TURN)
    state.coins = number_in(turn, "coins", 0, "a turn", MOST_IN_A_TURN)
    state.reduction = number_in(turn, "reduction", 0, "a turn", MOST_IN_A_TURN)
    state.actions_played = number_in(turn, "actions_played", 0, "a turn", MOST_IN_A_TURN)
    bought = yes_or_no(turn, "bought", "a turn")
    if bought and state.phase == PLAYING_TREASURES and not state.kingdom.treasures_after_buy:
        state.phase = BUYING                     # as positions told it before: after a purchase no Treasure is played
    fill_tallies(state, turn)
    state.normal_seat = number_in(turn, "normal_seat", int(state.turn_seat), "a turn", int(state.seats) - 1)
    state.turns_in_a_row = number_in(turn, "turns_in_a_row", 1, "a turn", MOST_IN_A_TURN)
    state.is_extra = yes_or_no(turn, "extra", "a turn")
    if not state.kingdom.needs & TURNS and (state.is_extra or state.turns_in_a_row != 1):
        raise ImpossiblePosition("a turn of this game cannot be out of order: no card of it gives such turns")
    if not state.is_extra and state.normal_seat != state.turn_seat:
        raise ImpossiblePosition(f"a turn of seat {state.turn_seat} is extra if that of seat {state.normal_seat} came "
                                 "last in the normal order")
    if turn.get("controller") is not None:
        state.controller = number_in(turn, "controller", 0, "a turn", int(state.seats) - 1)
        if POSSESSED not in state.kingdom.mats or state.controller == state.turn_seat:
            raise ImpossiblePosition(f"seat {state.controller} cannot decide for seat {state.turn_seat}")


def fill_tallies(state: Stack, turn: Mapping[str, Any]) -> None:
    for number, name in enumerate(TALLY_NAMES):
        value = turn.get(name)
        if name == "banned":
            mask: i64 = 0
            for id in cards_in(turn, "banned", "what is banned"):
                mask |= state.kingdom.bits[number_of(state.kingdom, id, "what is banned")]
            count = mask
        elif name in FLAGS:
            count = 1 if yes_or_no(turn, name, "a turn") else 0
        else:
            count = number_in(turn, name, 0, "a turn", MOST_IN_A_TURN)
        if count and not len(state.tally):
            raise ImpossiblePosition(f"a turn of this game cannot have {name} {value!r}: no card of it counts that")
        if len(state.tally):
            state.tally[number] = count


def fill_extra_turns(state: Turn, turns: object) -> None:
    if not isinstance(turns, (list, tuple)) or len(turns) > MOST_EXTRA_TURNS:
        raise ImpossiblePosition(f"the extra turns of a position are a list of {MOST_EXTRA_TURNS} at most")
    for facts in turns:
        if not isinstance(facts, Mapping) or not state.kingdom.needs & TURNS:
            raise ImpossiblePosition("an extra turn is a dict with its seat, in a game that has such turns")
        check_keys(facts, EXTRA_TURN_KEYS, "an extra turn")
        turn = i64(number_in(facts, "seat", 0, "an extra turn", int(state.seats) - 1))
        if facts.get("controller") is not None:
            controller = number_in(facts, "controller", 0, "an extra turn", int(state.seats) - 1)
            if POSSESSED not in state.kingdom.mats or controller == turn:
                raise ImpossiblePosition(f"seat {controller} cannot decide in an extra turn of seat {turn}")
            turn |= (controller + 1) << CONTROLLER_SHIFT
        if yes_or_no(facts, "after_normal", "an extra turn"):
            turn |= AFTER_NORMAL
        if yes_or_no(facts, "chosen", "an extra turn"):
            turn |= CHOSEN
        state.extra_turns = append(state.extra_turns, turn)
