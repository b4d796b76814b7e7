"""A decision in words: the prompt, the rule behind it, and what each option is called."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Dict, List

from crownlands.dominion.questions import NAME
from crownlands.dominion.zones import SUPPLY
from crownlands.locale import Words
from crownlands.locale.names import folded
from crownlands.terminal.question import Question

ALL_TREASURES = "play:treasures"


class DominionQuestion(Question):
    """The decision of a view. Expensive cards come first."""

    short = {"": ALL_TREASURES, "t": ALL_TREASURES, "d": "done", "y": "yes", "n": "no"}

    def __init__(self, view: Mapping[str, Any], names: Sequence[str], words: Words) -> None:
        costs: Dict[str, int] = view["costs"]
        asked: Mapping[str, Any] = view["decision"]
        super().__init__(asked["prompt"], list(asked["options"]))
        self.words = words
        if asked["zone"] == SUPPLY:
            self.ids.sort(key=lambda id: -costs.get(id.partition(":")[2], -1))
        elif asked["zone"] == NAME:                      # any card may be named, but those of this game are likelier
            self.ids.sort(key=lambda id: id.partition(":")[2] not in costs)
            self.cut = len(costs)
        self.ids.sort(key=lambda id: id != ALL_TREASURES)
        self.labels = [self.label(id, asked) for id in self.ids]
        self.shown = [self.shown_label(id, label, view) for id, label in zip(self.ids, self.labels, strict=True)]
        self.prompt = self.prompt_text(asked, names)
        self.names = [self.names_of(id, label) for id, label in zip(self.ids, self.labels, strict=True)]
        if asked["zone"] == NAME:
            self.reminder = [words.say("prompt-name-any")]
        elif "reminds" in asked or asked["picks"] > 1:   # which are asked for one by one: the rule says how many
            self.reminder = words.card_text(asked["rule"])

    def names_of(self, id: str, label: str) -> List[str]:
        verb, _, object = id.partition(":")
        names = [folded(id), folded(label), verb, object or verb]
        if object and self.words.has(f"card-{object}"):
            names.append(folded(self.words.card(object)))
        return names

    def label(self, id: str, asked: Mapping[str, Any]) -> str:
        if "choices" in asked:
            return self.words.choice_text(asked["choices"][id.partition(":")[2]])
        return self.words.option(id, self.name)

    def shown_label(self, id: str, label: str, view: Mapping[str, Any]) -> str:
        card = id.partition(":")[2]
        if id == ALL_TREASURES:
            return self.words.say("option-enter", option=label)
        if view["decision"]["zone"] != SUPPLY or card not in view["costs"]:
            return label
        if card in view.get("landscapes", ()):
            return self.words.say("table-event", card=self.words.card(card), price=view["costs"][card])
        left = self.words.say("table-left", n=view["supply"][card])
        potion = card in view.get("potion_costs", ())
        price = self.words.say("table-card-price", n=view["costs"][card], potion=str(potion))
        if card in view.get("debt_costs", {}):
            price = self.words.say("table-card-debt", n=view["debt_costs"][card])
        return self.words.say("table-pile", card=self.words.card(card), price=price, left=left)

    def prompt_text(self, asked: Mapping[str, Any], names: Sequence[str]) -> str:
        arguments: Dict[str, Any] = {"two": which_of_several(asked)}
        if asked["about"] is not None:
            arguments["about"] = self.words.card(asked["about"])
        if "victim" in asked:
            victim = asked["victim"]
            arguments.update(owner="you" if victim == asked["seat"] else "other", name=names[victim])
        prompt = self.words.say(f"prompt-{self.name}", **arguments)
        return self.words.say("table-for", name=names[asked["for"]], prompt=prompt) if "for" in asked else prompt


# of a choice of several: what the prompt says at the first of them, and at the others
SEVERAL = {"choose-two": ("first", "second"), "choose-three": ("three", "next"), "choose-four": ("four", "next")}


def which_of_several(asked: Mapping[str, Any]) -> str:
    """Of a card that chooses several: how many, or that another one is asked for."""
    if "choices" not in asked or asked["rule"][0][0] not in SEVERAL:
        return "no"
    first, later = SEVERAL[asked["rule"][0][0]]
    return first if len(asked["options"]) == len(asked["choices"]) else later
