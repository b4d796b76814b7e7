"""Dominion as a game: starting, positions, and the beginnings of records."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, Final, List, Optional, Tuple, Union

from crownlands.dominion import kingdoms, rules
from crownlands.dominion.cards import is_landscape
from crownlands.dominion.position import fill, named_piles
from crownlands.dominion.reading import cards_in, check_keys
from crownlands.dominion.scoring import rematch_starters
from crownlands.dominion.setup import DominionSetup
from crownlands.dominion.state import DominionState
from crownlands.dominion.story import DominionStory
from crownlands.dominion.turn import ADVANCE, DEAL_APART, REOPEN
from crownlands.kernel.chance import Chance, seed_of, seeded
from crownlands.kernel.errors import Clause, DamagedRecord, ImpossiblePosition, WrongKingdom, WrongOption, either
from crownlands.kernel.game import Game, checked_seed
from crownlands.kernel.state import Result

DEFAULT_BOXES: Final = ("base2e",)
LANDSCAPES: Final = "landscapes"                 # a wish for the set-up, and no option of the rules
LANDSCAPE_WISHES: Final = ("random", "none")
START_KEYS: Final = ("seats", "piles", "options", "first_player", "ask_forced")
DECISION_KEYS: Final = ("seat", "prompt")
MOST_SETUPS: Final = 64


class Dominion(Game[DominionState]):
    name = "dominion"

    def __init__(self) -> None:
        self.setups: Dict[Tuple[Any, ...], DominionSetup] = {}

    def story(self) -> DominionStory:
        return DominionStory()

    def start(self, *, seats: int = 2, kingdom: Union[str, List[str], None] = None, piles: Optional[List[str]] = None,
              boxes: Optional[List[str]] = None, seed: Optional[int] = None,
              first_player: Union[str, int, Result] = "random", record: bool = True, ask_forced: bool = False,
              **options: Any) -> DominionState:
        """A new game.

        kingdom: a recommended set by id, ten card ids, or None for a random one from the boxes; piles: any number of
        kingdom cards instead. first_player: a seat, "random", or the result of the last game for the rematch rule.
        Rule options are given by name; what is not given follows the edition. colonies may be "random": as likely as
        the share of Prosperity, which it is for random kingdoms; bane too, which it is where Young Witch has none.
        landscapes: "random" adds up to two events and landmarks of the boxes, which it does for random kingdoms, "none"
        adds none.
        """
        seed = checked_seed(seed)
        table, options = self.laid_out(seed, options, kingdom=kingdom, piles=piles, boxes=boxes)
        starters = self.starters(first_player, check_seats(seats))
        first = starters[seeded(seed_of(seed, "first player")).below(len(starters))]
        setup = self.setup(seats, options, ask_forced=ask_forced, **table)
        state = setup.undealt(seeded(seed_of(seed, "decks")), first,
                              dict(setup.kingdom.start, first_player=first) if record else None, DEAL_APART)
        state.begin()
        return state

    def laid_out(self, seed: int, options: Mapping[str, Any], *, kingdom: Union[str, List[str], None] = None,
                 piles: Optional[Sequence[str]] = None, boxes: Optional[Sequence[str]] = None,
                 ) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        chosen = kingdoms.checked_boxes(list(boxes)) if boxes is not None else []
        drawn = dict(options)
        if piles is not None:
            if kingdom is not None:
                raise WrongKingdom("kingdom-or-piles")
            cards = kingdoms.checked_piles(list(piles))
        elif kingdom is None:
            chosen = chosen or list(DEFAULT_BOXES)
            cards = kingdoms.random_kingdom(chosen, seeded(seed_of(seed, "kingdom")))
            drawn.setdefault("colonies", "random")
            drawn.setdefault(LANDSCAPES, "random")
        elif isinstance(kingdom, str):
            found = kingdoms.recommended(kingdom)
            cards = [*found.cards, *found.landscapes]
            chosen = chosen or list(found.boxes)
            if found.bane:
                drawn.setdefault(rules.BANE, found.bane)
        else:
            cards = kingdoms.checked(list(kingdom))
        if drawn.get("colonies") == "random":
            drawn["colonies"] = kingdoms.has_colonies(cards, seeded(seed_of(seed, "colonies")))
        if drawn.get("shelters") == "random":
            drawn["shelters"] = kingdoms.has_shelters(cards, seeded(seed_of(seed, "shelters")))
        if drawn.get(rules.BANE) == "random" or ("young_witch" in cards and not drawn.get(rules.BANE)):
            pool = chosen or kingdoms.boxes_for(cards)
            drawn[rules.BANE] = kingdoms.random_bane(cards, pool, seeded(seed_of(seed, "bane")))
        cards = self.with_landscapes(cards, drawn.pop(LANDSCAPES, "none"), chosen, seed)
        return {"piles": self.with_bane(cards, drawn), "boxes": chosen}, drawn

    def with_landscapes(self, cards: List[str], wish: object, boxes: List[str], seed: int) -> List[str]:
        """What was chosen stays; chance adds events and landmarks only where there are none."""
        if wish not in LANDSCAPE_WISHES:
            raise WrongOption("landscapes-option", name=LANDSCAPES, wish=repr(wish),
                              wishes=either([repr(one) for one in LANDSCAPE_WISHES]))
        if wish == "none" or any(is_landscape(id) for id in cards):
            return cards
        pool = boxes or kingdoms.boxes_for(cards)
        return [*cards, *kingdoms.random_landscapes(pool, seeded(seed_of(seed, LANDSCAPES)))]

    def with_bane(self, cards: List[str], options: Mapping[str, Any]) -> List[str]:
        """The bane is an eleventh pile."""
        bane = options.get(rules.BANE)
        return [*cards, bane] if bane and bane not in cards else cards

    def setup(self, seats: int, options: Mapping[str, Any], piles: Sequence[str] = (), boxes: Sequence[str] = (),
              ask_forced: bool = False) -> DominionSetup:
        rules.checked(options)
        piles = self.with_bane(list(piles), options)
        key = (check_seats(seats), tuple(piles), tuple(boxes), tuple(sorted(options.items())), ask_forced)
        if key not in self.setups:
            if len(self.setups) >= MOST_SETUPS:
                self.setups.clear()
            values = rules.defaults(seats, kingdoms.is_second_edition(list(piles), list(boxes)),
                                    kingdoms.is_intrigue_second_edition(list(piles), list(boxes)))
            values.update(options)
            start = {"seats": seats, "piles": list(piles), "options": values, "ask_forced": ask_forced}
            self.setups[key] = DominionSetup(seats, list(piles), values, start)
        return self.setups[key]

    def starters(self, first_player: object, seats: int) -> List[int]:
        """The seats of which one will begin."""
        if isinstance(first_player, int) and not isinstance(first_player, bool):
            if not 0 <= first_player < seats:
                raise WrongOption("no-first-seat", seat=first_player, last=seats - 1)
            return [first_player]
        if isinstance(first_player, Result):
            starters = rematch_starters(first_player)
            if len(first_player.scores) != seats:
                raise WrongOption("last-game-players", before=len(first_player.scores), n=seats)
        elif first_player == "random":
            starters = list(range(seats))
        else:
            raise WrongOption("first-player-option", given=repr(first_player))
        return starters

    def placed(self, description: Mapping[str, Any]) -> DominionState:
        seats = check_seats(description.get("seats", max(2, len(description.get("players") or []))))
        kingdom = description.get("kingdom")
        boxes = kingdoms.checked_boxes(list(description["boxes"])) if description.get("boxes") else []
        if description.get("piles") is not None:
            if kingdom is not None:
                raise ImpossiblePosition("position-kingdom-or-piles")
            cards = kingdoms.checked_piles(cards_in(description, "piles", Clause("piles")))
        elif kingdom is None:
            cards = named_piles(description)
        elif isinstance(kingdom, str):
            found = kingdoms.recommended(kingdom)
            cards = [*found.cards, *found.landscapes]
            boxes = boxes or list(found.boxes)
        elif isinstance(kingdom, (list, tuple)):
            cards = kingdoms.checked_piles(list(kingdom))        # as positions were written before they had piles
        else:
            raise ImpossiblePosition("position-kingdom", kingdom=repr(kingdom))
        options = description.get("options") or {}
        if not isinstance(options, Mapping):
            raise ImpossiblePosition("options-dict")
        state = self.setup(seats, options, self.with_bane(cards, options), boxes).empty.copy()
        fill(state, description)
        decision = description.get("decision") or {}
        if not isinstance(decision, Mapping):
            raise ImpossiblePosition("decision-dict", decision=repr(decision))
        check_keys(decision, DECISION_KEYS, Clause("a-decision"))
        state.beginning = REOPEN if decision else ADVANCE
        if not state.over and (decision or state.stack_size):
            self.check_question(state, decision)
        return state

    def check_question(self, state: DominionState, decision: Mapping[str, Any]) -> None:
        """What the position asks must be what it says it asks, and have an answer."""
        state.reopen_question()
        if not state.offered and not state.extras:
            raise ImpossiblePosition("nothing-to-choose")
        if decision and (decision.get("seat"), decision.get("prompt")) != (state.seat, state.prompt):
            raise ImpossiblePosition("asks-otherwise", given=dict(decision), seat=state.seat, prompt=state.prompt)

    def random_start(self, seed: int, **table: Any) -> DominionState:
        """What lies on the table is drawn from a few boxes, unless it says so."""
        rng = seeded(seed_of(seed, "table"))
        pool = [box for box in kingdoms.all_boxes() if rng.below(2)] or kingdoms.all_boxes()
        options: Dict[str, Any] = {}
        for name, values in rules.VALUES.items():
            if rng.below(4) == 0 and name not in ("empty_piles_to_end", "treasure_boxes"):
                options[name] = values[rng.below(len(values))]
        return self.start(seats=2 + rng.below(5), seed=seed, ask_forced=rng.below(4) == 0,
                          **{**options, **(table or {"boxes": pool})})

    def undealt(self, start: Dict[str, Any], rng: Chance) -> DominionState:
        for key in start:
            if key not in START_KEYS:
                raise DamagedRecord("start-unknown", key=repr(key))
        for key in ("seats", "piles", "options", "first_player"):
            if key not in start:
                raise DamagedRecord("start-lacks", key=repr(key))
        setup = self.setup(start["seats"], start["options"], kingdoms.checked_piles(list(start["piles"])), [],
                           bool(start.get("ask_forced", False)))
        starters = self.starters(start["first_player"], start["seats"])
        if len(starters) > 1:
            raise DamagedRecord("start-without-first")
        return setup.undealt(rng, starters[0], dict(start))


def check_seats(seats: object) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= 6:
        raise WrongOption("dominion-players", seats=seats)
    return seats


GAMES: Final = {"dominion": Dominion()}
