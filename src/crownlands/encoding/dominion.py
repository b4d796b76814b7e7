"""Dominion as numbers. Cards have indexes that depend only on the boxes: the same in every kingdom of theirs."""
from __future__ import annotations

from typing import Dict, Final, List, Optional

from librt.vecs import vec
from mypy_extensions import i16, i64

from crownlands.dominion.cards import BOXES, NAMES, TOKENS
from crownlands.dominion.foresight import PASSES
from crownlands.dominion.game import GAMES
from crownlands.dominion.kingdom import MOST_KINDS, Kingdom
from crownlands.dominion.kingdoms import all_boxes, checked_boxes
from crownlands.dominion.player import CARD, OPEN, PICKED, TOKEN_NAMES, Player
from crownlands.dominion.questions import ALL, DONE, MAY_ALL, MAY_DONE, NAMED, QUESTIONS
from crownlands.dominion.scoring import score
from crownlands.dominion.state import DominionState
from crownlands.dominion.table import NOBODY, TALLY_NAMES
from crownlands.dominion.zones import HIDDEN_MATS, Zone
from crownlands.encoding.dominion_words import LATER_PROMPTS, LATER_VERBS, LATER_WORDS, PROMPTS, VERBS, WORDS
from crownlands.encoding.encoding import NO_ACTION, Encoding
from crownlands.kernel.errors import WrongOption
from crownlands.kernel.state import NO_ANSWER, State

NO_INDEX: Final = -1
MOST_KINGDOMS: Final = 256           # that an encoding keeps at hand
UNKNOWN: Final[i16] = -1             # instead of a number that the seat may not know
NO_VERB: Final = -1

# what is told of each player, and of the turn; the names of tokens and tallies are those of the engine
SHOWN_TOKENS: Final = TOKEN_NAMES
PLAYER: Final = ("hand_size", "deck_size", "discard_size", "discard_top", "turns", "points", "face_down", "later",
                 *SHOWN_TOKENS, "trained")
SHOWN_TALLIES: Final = ("copper_bonus", "merchants", "silver_played", "potions", "victories_bought", "outposts",
                        "saved", "hoards")
TURN: Final = ("player", "phase", "actions", "buys", "coins", "reduction", "actions_played", "controller",
               "empty_piles", "extra", *SHOWN_TALLIES)
QUESTION: Final = ("seat", "kind", "card", "for")
OVER: Final = -1                     # instead of the seat that is asked


class Indexes:
    """How the cards of one game are found among all indexes, and back."""

    def __init__(self, kingdom: Kingdom, cards: List[str], numbers: Dict[str, i64]) -> None:
        missing = [id for id in kingdom.ids if id not in numbers]
        if missing:
            raise WrongOption(f"this encoding does not know {', '.join(missing)}: make it with their boxes")
        self.kingdom: Kingdom = kingdom
        self.index: vec[i64] = vec[i64]([numbers[id] for id in kingdom.ids])
        self.card: vec[i64] = vec[i64]([kingdom.numbers.get(id, i64(NO_INDEX)) for id in cards])
        self.passes: bool = PASSES in kingdom.numbers
        self.hidden_mats: vec[i64] = vec[i64]([int(name in HIDDEN_MATS) for name in kingdom.mats])


class DominionEncoding(Encoding):
    """For games of so many seats with cards of these boxes."""

    def __init__(self, seats: int, boxes: List[str]) -> None:
        checked_boxes(boxes)
        self.boxes: List[str] = [box for box in all_boxes() if box in boxes]
        self.cards: List[str] = list(dict.fromkeys([id for box in ["basic", *self.boxes] for id in BOXES[box]]))
        ids: List[str] = []
        self.verb_starts: Dict[str, int] = {}            # the first action of each verb: one for each index
        for some_words, some_verbs in ((list(WORDS), list(VERBS)), ([*special_words(), *LATER_WORDS], LATER_VERBS)):
            ids.extend(some_words)
            for verb in some_verbs:
                self.verb_starts[verb] = len(ids)
                ids.extend([f"{verb}:{card}" for card in self.cards])
        super().__init__("dominion", seats, ids)
        self.indexes: Dict[str, i64] = {id: i64(n) for n, id in enumerate(self.cards)}
        self.count: i64 = len(self.cards)
        self.known: Dict[Kingdom, Indexes] = {}
        self.last: Optional[Indexes] = None              # of the kingdom that was asked for last
        # bit -> its number: 2**i % 67 is different for each i (perfect hash)
        self.bit_numbers: vec[i64] = vec[i64]([0] * 67)
        for i in range(MOST_KINDS - 1):
            self.bit_numbers[(1 << i) % 67] = i
        self.number_questions()
        self.lay_out()

    # ---- what the numbers are
    def number_questions(self) -> None:
        """For every kind of question: where the actions of its verb start; the actions of its words; the verbs of those
        of its words that take a card."""
        self.done: i64 = self.numbers["done"]
        self.play_all: i64 = self.numbers["play:treasures"]
        self.verb_of: vec[i64] = vec[i64]([self.verb_starts.get(question.verb, NO_VERB) for question in QUESTIONS])
        self.words_of: List[vec[i64]] = []
        self.verbs_of: List[vec[i64]] = []
        for question in QUESTIONS:
            self.words_of.append(vec[i64]([self.numbers.get(word, NO_ACTION) for word in question.words]))
            self.verbs_of.append(vec[i64]([self.verb_starts.get(word[:-1], NO_VERB) if word.endswith(":") else NO_VERB
                                           for word in question.words]))
        self.kinds: List[str] = [*PROMPTS, *LATER_PROMPTS]
        self.kind_of: vec[i64] = vec[i64]([self.kinds.index(question.prompt) for question in QUESTIONS])
        self.name_start: i64 = self.verb_starts["name"]
        self.index_of_name: vec[i64] = vec[i64]([self.indexes.get(name, i64(NO_INDEX)) for name in NAMES])

    def lay_out(self) -> None:
        seats, cards = int(self.seats), int(self.count)
        self.supply_at: i64 = self.add_field("supply", (cards,))
        self.in_game_at: i64 = self.add_field("in_game", (cards,))
        self.on_top_at: i64 = self.add_field("on_top", (cards,))
        self.pile_points_at: i64 = self.add_field("pile_points", (cards,))
        self.trash_at: i64 = self.add_field("trash", (cards,))
        self.discard_at: i64 = self.add_field("discard", (cards,))
        self.hand_at: i64 = self.add_field("hand", (seats, cards))
        self.play_at: i64 = self.add_field("play", (seats, cards))
        self.aside_at: i64 = self.add_field("aside", (seats, cards))
        self.mats_at: i64 = self.add_field("mats", (seats, cards))
        self.owned_at: i64 = self.add_field("owned", (seats, cards))
        self.players_at: i64 = self.add_field("players", (seats, len(PLAYER)), PLAYER)
        self.turn_at: i64 = self.add_field("turn", (len(TURN),), TURN)
        self.question_at: i64 = self.add_field("question", (len(QUESTION),), QUESTION)
        self.tokens: vec[i64] = vec[i64]([TOKEN_NAMES.index(name) for name in SHOWN_TOKENS])
        self.tallies: vec[i64] = vec[i64]([TALLY_NAMES.index(name) for name in SHOWN_TALLIES])

    def indexes_for(self, kingdom: Kingdom) -> Indexes:
        last = self.last
        if last is not None and last.kingdom is kingdom:
            return last
        if kingdom not in self.known:
            if len(self.known) >= MOST_KINGDOMS:
                self.known.clear()
            self.known[kingdom] = Indexes(kingdom, self.cards, self.indexes)
        found = self.known[kingdom]
        self.last = found
        return found

    def check(self, state: State) -> None:
        self.check_table(state)
        assert isinstance(state, DominionState)
        self.indexes_for(state.kingdom)

    # ---- actions
    def legal_into(self, state: State, found: vec[i64]) -> i64:
        assert isinstance(state, DominionState)
        extras = state.extras
        offered = state.offered
        count: i64 = 0
        if extras & ~(MAY_DONE | MAY_ALL) or offered < 0:
            for answer in state.answers():
                action = self.action_of(state, answer)
                if action != NO_ACTION:
                    found[count] = action
                    count += 1
            return count
        kind = state.kind
        indexes = self.indexes_for(state.kingdom)
        bit_numbers = self.bit_numbers
        start = self.verb_of[kind]
        while offered:
            lowest = (offered & -offered) % 67
            answer = bit_numbers[lowest]
            offered &= offered - 1
            if start != NO_VERB:
                found[count] = start + indexes.index[answer]
            else:
                found[count] = self.word_action(state, answer, indexes)
            count += 1
        if extras & MAY_ALL:
            found[count] = self.play_all
            count += 1
        if extras & MAY_DONE:
            found[count] = self.done
            count += 1
        return count

    def word_action(self, state: DominionState, answer: i64, indexes: Indexes) -> i64:
        """The action of a word, which may take the card that the question is about."""
        kind = state.kind
        start = self.verbs_of[kind][answer]
        if start != NO_VERB:
            return start + indexes.index[state.subject]
        return self.words_of[kind][answer]

    def action_of(self, state: DominionState, answer: i64) -> i64:
        """Of any answer; NO_ACTION for the name of a card that no box of the encoding has."""
        if answer >= NAMED:
            index = self.index_of_name[answer - NAMED]
            return self.name_start + index if index != NO_INDEX else i64(NO_ACTION)
        return self.numbers.get(state.option_id(answer), NO_ACTION)

    def answer_to(self, state: State, action: i64) -> i64:
        assert isinstance(state, DominionState)
        if action == self.done:
            answer: i64 = DONE
        elif action == self.play_all:
            answer = ALL
        else:
            answer = self.card_or_word(state, action)
        return answer if state.is_offered(answer) else i64(NO_ANSWER)

    def card_or_word(self, state: DominionState, action: i64) -> i64:
        kind = state.kind
        indexes = self.indexes_for(state.kingdom)
        start = self.verb_of[kind]
        if start != NO_VERB and start <= action < start + self.count and start != self.name_start:
            return indexes.card[action - start]
        for answer in range(i64(len(self.words_of[kind]))):
            if state.offered >> answer & 1 and self.word_action(state, answer, indexes) == action:
                return answer
        return state.answer_of(self.words[action]) if 0 <= action < self.actions else NO_ANSWER

    # ---- observations
    def observe_into(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, DominionState)
        indexes = self.indexes_for(state.kingdom)
        index = indexes.index
        kinds = state.kingdom.count
        supply, trash = state.supply, state.trash
        first_supply, first_in_game = at + self.supply_at, at + self.in_game_at
        first_trash, first_discard = at + self.trash_at, at + self.discard_at
        for card in range(kinds):
            place = index[card]
            row[first_supply + place] = i16(supply[card])
            row[first_in_game + place] = 1
            row[first_trash + place] = i16(trash[card])
            row[first_discard + place] = 0
        self.observe_piles(state, index, row, at)
        add_zone(row, first_discard, state.players[seat].discard, index)
        seats = self.seats
        for relative in range(seats):
            me = state.players[(seat + relative) % seats]
            self.observe_player(state, seat, me, relative, indexes, row, at)
        self.observe_turn(state, seat, row, at + self.turn_at)
        self.observe_question(state, seat, index, row, at + self.question_at)

    def observe_piles(self, state: DominionState, index: vec[i64], row: vec[i16], at: i64) -> None:
        """What piles have besides the numbers of cards: a card on top of several kinds, and points."""
        tops = state.kingdom.mixed_cards & state.in_stock
        points = state.pile_points
        has_points = len(points) > 0
        for card in range(state.kingdom.count):
            row[at + self.on_top_at + index[card]] = i16(tops >> card & 1)
            row[at + self.pile_points_at + index[card]] = 0
            if has_points:
                row[at + self.pile_points_at + index[card]] = i16(points[card])

    def observe_player(self, state: DominionState, seat: i64, me: Player, relative: i64, indexes: Indexes,
                       row: vec[i16], at: i64) -> None:
        """One player's row of every field that has one for each."""
        own = state.sees_all_of(seat, me)
        index = indexes.index
        shift = at + relative * self.count
        hand, play, aside = shift + self.hand_at, shift + self.play_at, shift + self.aside_at
        mats, owned = shift + self.mats_at, shift + self.owned_at
        # what two others have passed to each other is known to none but them
        counted = seat == me.seat or not indexes.passes or self.seats == 2
        for card in range(state.kingdom.count):
            place = index[card]
            row[hand + place] = 0
            row[play + place] = 0
            row[aside + place] = 0
            row[mats + place] = 0
            if counted:
                row[owned + place] = i16(me.owned[card])
            else:
                row[owned + place] = UNKNOWN
        if own:
            add_zone(row, hand, me.hand, index)
        if own or me.aside_kind == OPEN:
            add_zone(row, aside, me.aside, index)
        for i in range(me.play.size):
            row[play + index[me.play.cards[i] & CARD]] += 1
        face_down: i64 = 0
        for number in range(i64(len(indexes.hidden_mats))):
            mat = me.lasting.mats[number]
            if own or not indexes.hidden_mats[number]:
                add_zone(row, mats, mat, index)
            if indexes.hidden_mats[number]:
                face_down += mat.size
        first = at + self.players_at + relative * len(PLAYER)
        hand_size = me.hand.size
        if me.aside_kind == PICKED:
            hand_size += me.aside.size
        row[first] = i16(hand_size)
        row[first + 1] = i16(me.deck_size()) if own or state.kingdom.relaxed else UNKNOWN
        row[first + 2] = i16(me.discard.size) if seat == me.seat or state.kingdom.relaxed else UNKNOWN
        top: i64 = 0
        if me.discard.size:
            top = index[me.discard.cards[me.discard.size - 1]] + 1
        row[first + 3] = i16(top)
        row[first + 4] = i16(me.turns)
        row[first + 5] = i16(score(state, me.seat)) if counted else UNKNOWN
        row[first + 6] = i16(face_down)
        row[first + 7] = i16(len(me.lasting.later))
        if state.kingdom.needs & TOKENS:
            for n in range(i64(len(SHOWN_TOKENS))):
                row[first + 8 + n] = i16(me.lasting.tokens[self.tokens[n]])
        trained: i64 = 0
        if me.lasting.trained:
            trained = index[me.lasting.trained - 1] + 1
        row[first + 8 + len(SHOWN_TOKENS)] = i16(trained)

    def observe_turn(self, state: DominionState, seat: i64, row: vec[i16], first: i64) -> None:
        seats = self.seats
        row[first] = i16((state.turn_seat - seat + seats) % seats)
        row[first + 1] = i16(state.phase)
        row[first + 2] = i16(state.actions)
        row[first + 3] = i16(state.buys)
        row[first + 4] = i16(state.coins)
        row[first + 5] = i16(state.reduction)
        row[first + 6] = i16(state.actions_played)
        controller: i64 = 0
        if state.controller != NOBODY:
            controller = (state.controller - seat + seats) % seats + 1
        row[first + 7] = i16(controller)
        row[first + 8] = i16(state.empty_piles)
        row[first + 9] = 1 if state.is_extra else 0
        if len(state.tally):
            for n in range(i64(len(SHOWN_TALLIES))):
                row[first + 10 + n] = i16(state.tally[self.tallies[n]])

    def observe_question(self, state: DominionState, seat: i64, index: vec[i64], row: vec[i16], first: i64) -> None:
        """Everybody knows who is asked and what; only that seat what it is about."""
        seats = self.seats
        row[first + 2] = 0
        if state.over:
            row[first] = OVER
            row[first + 1] = 0
            row[first + 3] = 0
            return
        row[first] = i16((state.seat - seat + seats) % seats)
        row[first + 1] = i16(self.kind_of[state.kind])
        if state.seat == seat and state.subject >= 0:
            row[first + 2] = i16(index[state.subject] + 1)
        row[first + 3] = i16((state.asked_seat - seat + seats) % seats)


def add_zone(row: vec[i16], first: i64, zone: Zone, index: vec[i64]) -> None:
    cards = zone.cards
    for i in range(zone.size):
        row[first + index[cards[i]]] += 1


def special_words() -> List[str]:
    """The options besides cards, words and names that this version of the engine has, and version 1 had not."""
    answers = GAMES["dominion"].setup(2, {}).empty.ids[0]
    return [id for id, answer in answers.items() if DONE <= answer < NAMED and id not in WORDS]
