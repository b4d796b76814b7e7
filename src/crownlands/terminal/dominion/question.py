"""A decision in words: the prompt, the rule behind it, and what each option is called."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, List

from crownlands.dominion.asking import choice_texts, rule_of, victim_of
from crownlands.dominion.state import DominionState
from crownlands.kernel.decision import Decision
from crownlands.kernel.spelling import plain
from crownlands.locale import Words
from crownlands.terminal.question import Question

# prompts that come with the rule that asks, because it holds a number or a price
REMINDED = ("discard", "discard_any", "discard_for_coins", "discard_estate", "trash", "may_trash", "trash_this", "gain",
            "put_back", "play_twice")
PILES = ("buy", "gain", "may_gain", "swindle")
ALL_TREASURES = "play:treasures"


class DominionQuestion(Question):
    """Expensive cards come first."""

    short = {"": ALL_TREASURES, "t": ALL_TREASURES, "d": "done", "y": "yes", "n": "no"}

    def __init__(self, state: DominionState, decision: Decision, view: Mapping[str, Any], names: Sequence[str],
                 words: Words) -> None:
        costs: Dict[str, int] = view["costs"]
        super().__init__(decision.prompt, list(decision.ids))
        self.words = words
        if self.name in PILES:
            self.ids.sort(key=lambda id: -costs.get(id.partition(":")[2], -1))
        self.ids.sort(key=lambda id: id != ALL_TREASURES)
        self.labels = [words.option(id, self.name) for id in self.ids]
        self.shown = [words.say("option-enter", option=label) if id == ALL_TREASURES else label
                      for id, label in zip(self.ids, self.labels, strict=True)]
        if self.name in PILES:
            self.shown = [self.pile_label(id, label, view) for id, label in zip(self.ids, self.labels, strict=True)]
        elif self.name == "name":                        # any card may be named, but those of this game are likelier
            self.ids.sort(key=lambda id: id.partition(":")[2] not in costs)
            self.labels = [words.option(id) for id in self.ids]
            self.shown = list(self.labels)
            self.cut = len(costs)
        elif self.name == "choose":
            texts = choice_texts(state)
            self.labels = [words.choice_text(texts[id.partition(":")[2]]) for id in self.ids]
            self.shown = list(self.labels)
        self.prompt = self.prompt_text(state, decision, names)
        self.names = [self.names_of(id, label) for id, label in zip(self.ids, self.labels, strict=True)]
        if self.name == "name":
            self.reminder = [words.say("prompt-name-any")]
        elif self.name in REMINDED and state.stack_size:
            self.reminder = words.card_text(rule_of(state))

    def names_of(self, id: str, label: str) -> List[str]:
        verb, _, object = id.partition(":")
        names = [plain(id), plain(label), verb, object or verb]
        if object and self.words.has(f"card-{object}"):
            names.append(plain(self.words.card(object)))
        return names

    def pile_label(self, id: str, label: str, view: Mapping[str, Any]) -> str:
        card = id.partition(":")[2]
        if not card:
            return label
        left = self.words.say("table-left", n=view["supply"][card])
        return self.words.say("table-pile", card=self.words.card(card), cost=view["costs"][card], left=left)

    def prompt_text(self, state: DominionState, decision: Decision, names: Sequence[str]) -> str:
        arguments: Dict[str, Any] = {}
        if decision.about is not None:
            arguments["about"] = self.words.card(decision.about)
        if self.name in ("spy", "swindle"):
            owner = victim_of(state)
            arguments.update(owner="you" if owner == decision.seat else "other", name=names[owner])
        if self.name == "choose":
            arguments["two"] = self.which_of_two(state)
        return self.words.say(f"prompt-{self.name}", **arguments)

    def which_of_two(self, state: DominionState) -> str:
        """Of a card that chooses two: whether it is asked for the first or the second."""
        if rule_of(state)[0][0] != "choose-two":
            return "no"
        return "first" if len(self.ids) == len(choice_texts(state)) else "second"
