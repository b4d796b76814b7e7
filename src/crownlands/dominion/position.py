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
from crownlands.kernel.errors import Clause, ImpossiblePosition, both

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
A_POSITION: Final = Clause("a-position")
A_TURN: Final = Clause("a-turn")
AN_EXTRA_TURN: Final = Clause("an-extra-turn")
BANNED: Final = Clause("banned")
PILE_POINTS: Final = Clause("pile-points")
THE_SUPPLY: Final = Clause("the-supply")


def named_piles(description: Mapping[str, Any]) -> List[str]:
    """The cards that a position names anywhere, if it does not say which piles it has."""
    named: List[str] = []
    for player in described_players(description):
        for key in ZONE_KEYS:
            named.extend(cards_in(player, key, Clause("of-a-player", key=key)))
        mats = player.get("mats") or {}
        for name in mats if isinstance(mats, Mapping) else ():
            named.extend(cards_in(mats, name, Clause("of-a-player", key=name)))
    named.extend(cards_in(description, "trash", Clause("the-trash")))
    named.extend(check_card(id) for id in dict(description.get("supply") or {}))
    mixed = description.get("mixed")
    named.extend(check_card(id) for id in (mixed if isinstance(mixed, Mapping) else {}))
    return [id for id in dict.fromkeys([PILE_OF.get(card, card) for card in named]) if id not in BASIC]


def described_players(description: Mapping[str, Any]) -> List[Mapping[str, Any]]:
    players = description.get("players") or []
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        raise ImpossiblePosition("players-list")
    return players


def fill(state: Turn, description: Mapping[str, Any]) -> None:
    """Put everything where the description says. The state has been made for its seats and kingdom."""
    check_keys(description, KEYS, A_POSITION)
    kingdom = state.kingdom
    players = described_players(description)
    if len(players) > state.seats:
        raise ImpossiblePosition("described-players", seats=state.seats, n=len(players))
    fill_turn(state, description.get("turn") or {})
    for seat in range(state.seats):
        fill_player(state, state.players[seat], players[seat] if seat < len(players) else {})
    state.reduction += in_play_discount(state)
    for me, facts in zip(state.players, players, strict=False):
        fill_later(state, me, facts.get("later") or [])
    supply = description.get("supply") or {}
    if not isinstance(supply, Mapping):
        raise ImpossiblePosition("supply-dict")
    for id in supply:
        card = number_of(kingdom, id, THE_SUPPLY)
        state.supply[card] = number_in(supply, id, 0, THE_SUPPLY, int(kingdom.copies(card)))
    fill_mixed(state, description.get("mixed") or {})
    fill_pile_points(state, description.get("pile_points"))
    state.count_piles()
    for id in cards_in(description, "trash", Clause("the-trash")):
        state.trash[number_of(kingdom, id, Clause("the-trash"))] += 1
    fill_extra_turns(state, description.get("extra_turns") or [])
    state.choices = number_in(description, "choices", 0, A_POSITION, MOST_CHOICES)
    state.ask_forced = yes_or_no(description, "ask_forced", A_POSITION)
    state.over = yes_or_no(description, "over", A_POSITION)
    fill_pending(state, description.get("pending") or [])


def fill_pile_points(state: Stack, points: object) -> None:
    """Point tokens on piles and landmarks; as at the start if nothing is told."""
    if points is None:
        return
    if not isinstance(points, Mapping) or (points and not len(state.pile_points)):
        raise ImpossiblePosition("pile-points-dict")
    for card in range(len(state.pile_points)):
        state.pile_points[card] = 0
    for id in points:
        card = int(number_of(state.kingdom, id, PILE_POINTS))
        state.pile_points[card] = number_in(points, id, 0, PILE_POINTS, MOST_IN_A_TURN)


def fill_mixed(state: Stack, mixed: object) -> None:
    """Piles of several kinds: `top`, known cards with the top one first, and `bag`, the rest. What is not told lies as
    at the start, less the cards that `supply` says are gone."""
    if not isinstance(mixed, Mapping):
        raise ImpossiblePosition("mixed-dict")
    names = [line.id for line in state.kingdom.mixed]
    check_keys(mixed, tuple(names), Clause("mixed-piles"))
    for number, line in enumerate(state.kingdom.mixed):
        pile = state.mixed[number]
        facts = mixed.get(line.id)
        if facts is None:
            left = [card for card in pile.cards.to_list() if state.supply[card]]
            pile.cards = zone_of([i64(card) for card in left])
            pile.known = min(pile.known, i64(len(left))) if not line.shuffled else 1 if left else 0
        else:
            where = Clause("the-pile", pile=line.id)
            check_keys(facts, ("top", "bag"), where)
            top, bag = read_zone(state, facts, "top", where), read_zone(state, facts, "bag", where)
            pile.cards = zone_of(bag + top[::-1])
            pile.known = len(top)
            if bag and not top:
                raise ImpossiblePosition("top-open", pile=line.id)
        for kind, copies in line.kinds:
            card = state.kingdom.numbers[kind]
            here = pile.cards.to_list().count(card)
            if here > copies or state.kingdom.pile_of[card] != number + 1:
                raise ImpossiblePosition("pile-holds", pile=line.id, n=here, card=kind, copies=copies)
            state.supply[card] = here
        for card in pile.cards.to_list():
            if state.kingdom.pile_of[card] != number + 1:
                raise ImpossiblePosition("not-in-pile", card=state.kingdom.ids[card], pile=line.id)


def fill_player(state: Stack, me: Player, facts: Mapping[str, Any]) -> None:
    where = Clause("a-seat", seat=me.seat)
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
        raise ImpossiblePosition("laid-at-once", where=where, zones=both(laid))
    for name in laid:
        me.aside = zone_of(read_zone(state, facts, name, where))
        me.aside_kind = ASIDE_KINDS[name]
    me.turns = number_in(facts, "turns", 0, where, MOST_TURNS)
    fill_lasting(state, me, facts, where)
    me.owned = me.held(state.kingdom.overlord)


def fill_play(state: Stack, me: Player, facts: Mapping[str, Any], where: Clause) -> None:
    play = read_zone(state, facts, "play", where)
    if len(play) > MOST_IN_PLAY:
        raise ImpossiblePosition("most-in-play", where=where, n=len(play), most=MOST_IN_PLAY)
    stays, keepers = facts.get("stays") or [], facts.get("keepers") or []
    if not isinstance(stays, (list, tuple)) or not isinstance(keepers, (list, tuple)) or len(keepers) > len(play):
        raise ImpossiblePosition("stays-list", where=where)
    if (stays or keepers) and not state.kingdom.keeps:
        raise ImpossiblePosition("no-stays", where=where)
    for place in stays:
        if type(place) is not int or not 0 <= place < len(play):
            raise ImpossiblePosition("nothing-at-place", where=where, place=repr(place))
        play[place] |= STAYS
    overlords = facts.get("overlords") or []
    if not isinstance(overlords, (list, tuple)) or \
            (overlords and (state.kingdom.overlord == NO_CARD or state.kingdom.overlord_plays)):
        raise ImpossiblePosition("overlords-list", where=where)
    for place in overlords:
        if type(place) is not int or not 0 <= place < len(play) or not state.kingdom.actions >> play[place] % 256 & 1:
            raise ImpossiblePosition("no-overlord-at", where=where, place=repr(place))
        play[place] |= OVERLORD
    for place, keeper in enumerate(keepers):
        if type(keeper) is not int or not 0 <= keeper <= len(play) or keeper == place + 1:
            raise ImpossiblePosition("keeper-place", where=where, keeper=repr(keeper))
        play[place] |= keeper << KEEPER_SHIFT
    me.play = zone_of(play)


def fill_lasting(state: Stack, me: Player, facts: Mapping[str, Any], where: Clause) -> None:
    kingdom = state.kingdom
    mats = facts.get("mats") or {}
    if not isinstance(mats, Mapping):
        raise ImpossiblePosition("mats-dict", where=where)
    for name in mats:
        if mats[name] and name not in kingdom.mats:
            raise ImpossiblePosition("no-mat", where=where, name=repr(name), mats=kingdom.mats or Clause("none"))
        if mats[name]:
            me.lasting.mats[kingdom.mats.index(name)] = zone_of(read_zone(state, mats, name, where))
    tokens = facts.get("tokens") or {}
    if not isinstance(tokens, Mapping):
        raise ImpossiblePosition("tokens-dict", where=where)
    check_keys(tokens, TOKEN_NAMES, Clause("tokens-of", where=where))
    for number, name in enumerate(TOKEN_NAMES):
        count = number_in(tokens, name, 0, Clause("tokens-of", where=where), MOST_IN_A_TURN)
        if count and not kingdom.needs & TOKENS:
            raise ImpossiblePosition("no-tokens", where=where, token=name)
        if count:
            me.lasting.tokens[number] = count
    if facts.get("trained") is not None:
        if not kingdom.trains:
            raise ImpossiblePosition("not-trained", where=where)
        me.lasting.trained = kingdom.home[number_of(kingdom, facts["trained"], where)] + 1
    for seat in facts.get("enchanted") or []:
        if not kingdom.enchants or type(seat) is not int or not 0 <= seat < state.seats or seat == me.seat:
            raise ImpossiblePosition("not-enchanted", where=where, seat=repr(seat))
        me.lasting.enchanted |= kingdom.bits[seat]
    for card in read_zone(state, facts, "gained", where):
        if not kingdom.needs & GAINS:
            raise ImpossiblePosition("no-smugglers", where=where)
        me.lasting.gained |= kingdom.bits[card]
    fill_buried(state, me, facts.get("buried") or [], where)


def fill_buried(state: Stack, me: Player, buried: object, where: Clause) -> None:
    """Known cards inside the deck, the lowest first: each with the cards of the bag beneath it."""
    if not isinstance(buried, (list, tuple)) or len(buried) > MOST_IN_PLAY:
        raise ImpossiblePosition("buried-list", where=where)
    if buried and not state.kingdom.needs & DEPTHS:
        raise ImpossiblePosition("no-buried", where=where)
    lowest = 0
    for entry in buried:
        bag = int(me.deck.size - me.known)
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or type(entry[1]) is not int \
                or not lowest <= entry[1] <= bag:
            raise ImpossiblePosition("buried-card", where=where, lowest=lowest, most=bag, entry=repr(entry))
        lowest = entry[1]
        me.lasting.buried = append(me.lasting.buried, number_of(state.kingdom, entry[0], where) | i64(lowest) << 8)


def read_zone(state: Stack, facts: Mapping[str, Any], key: str, where: Clause) -> List[i64]:
    zone = Clause("zone-of", where=where, key=key)
    return [number_of(state.kingdom, id, zone) for id in cards_in(facts, key, zone)]


def fill_turn(state: Turn, turn: object) -> None:
    if not isinstance(turn, Mapping):
        raise ImpossiblePosition("turn-dict")
    check_keys(turn, TURN_KEYS, A_TURN)
    state.turn_seat = number_in(turn, "seat", 0, A_TURN, int(state.seats) - 1)
    phase = turn.get("phase", "action")
    if phase not in PHASES:
        raise ImpossiblePosition("no-phase", phase=repr(phase), phases=[*PHASES])
    state.phase = PHASES.index(phase)
    state.actions = number_in(turn, "actions", 1, A_TURN, MOST_IN_A_TURN)
    state.buys = number_in(turn, "buys", 1, A_TURN, MOST_IN_A_TURN)
    state.coins = number_in(turn, "coins", 0, A_TURN, MOST_IN_A_TURN)
    state.reduction = number_in(turn, "reduction", 0, A_TURN, MOST_IN_A_TURN)
    state.actions_played = number_in(turn, "actions_played", 0, A_TURN, MOST_IN_A_TURN)
    bought = yes_or_no(turn, "bought", A_TURN)
    if bought and state.phase == PLAYING_TREASURES and not state.kingdom.treasures_after_buy:
        state.phase = BUYING                     # as positions told it before: after a purchase no Treasure is played
    fill_tallies(state, turn)
    state.normal_seat = number_in(turn, "normal_seat", int(state.turn_seat), A_TURN, int(state.seats) - 1)
    state.turns_in_a_row = number_in(turn, "turns_in_a_row", 1, A_TURN, MOST_IN_A_TURN)
    state.is_extra = yes_or_no(turn, "extra", A_TURN)
    if not state.kingdom.needs & TURNS and (state.is_extra or state.turns_in_a_row != 1):
        raise ImpossiblePosition("not-out-of-order")
    if not state.is_extra and state.normal_seat != state.turn_seat:
        raise ImpossiblePosition("extra-turn", seat=state.turn_seat, last=state.normal_seat)
    if turn.get("controller") is not None:
        state.controller = number_in(turn, "controller", 0, A_TURN, int(state.seats) - 1)
        if POSSESSED not in state.kingdom.mats or state.controller == state.turn_seat:
            raise ImpossiblePosition("cannot-decide", controller=state.controller, seat=state.turn_seat)


def fill_tallies(state: Stack, turn: Mapping[str, Any]) -> None:
    for number, name in enumerate(TALLY_NAMES):
        value = turn.get(name)
        if name == "banned":
            mask: i64 = 0
            for id in cards_in(turn, "banned", BANNED):
                mask |= state.kingdom.bits[number_of(state.kingdom, id, BANNED)]
            count = mask
        elif name in FLAGS:
            count = 1 if yes_or_no(turn, name, A_TURN) else 0
        else:
            count = number_in(turn, name, 0, A_TURN, MOST_IN_A_TURN)
        if count and not len(state.tally):
            raise ImpossiblePosition("no-tally", name=name, value=repr(value))
        if len(state.tally):
            state.tally[number] = count


def fill_extra_turns(state: Turn, turns: object) -> None:
    if not isinstance(turns, (list, tuple)) or len(turns) > MOST_EXTRA_TURNS:
        raise ImpossiblePosition("extra-turns-list", most=MOST_EXTRA_TURNS)
    for facts in turns:
        if not isinstance(facts, Mapping) or not state.kingdom.needs & TURNS:
            raise ImpossiblePosition("extra-turn-dict")
        check_keys(facts, EXTRA_TURN_KEYS, AN_EXTRA_TURN)
        turn = i64(number_in(facts, "seat", 0, AN_EXTRA_TURN, int(state.seats) - 1))
        if facts.get("controller") is not None:
            controller = number_in(facts, "controller", 0, AN_EXTRA_TURN, int(state.seats) - 1)
            if POSSESSED not in state.kingdom.mats or controller == turn:
                raise ImpossiblePosition("cannot-decide-extra", controller=controller, seat=turn)
            turn |= (controller + 1) << CONTROLLER_SHIFT
        if yes_or_no(facts, "after_normal", AN_EXTRA_TURN):
            turn |= AFTER_NORMAL
        if yes_or_no(facts, "chosen", AN_EXTRA_TURN):
            turn |= CHOSEN
        state.extra_turns = append(state.extra_turns, turn)
