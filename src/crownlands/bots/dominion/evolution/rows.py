"""Rows of rules: plans cut, joined and tidied."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from crownlands.bots.dominion.evolution.plan import MOST_RULES, TERM, WIDTH


def joined(one: vec[i64], start: i64, end: i64, other: vec[i64], from_: i64, to: i64) -> vec[i64]:
    plan = vec[i64]([])
    for i in range(start, end):
        plan = append(plan, one[i])
    for i in range(from_, to):
        plan = append(plan, other[i])
    return plan


def inserted(plan: vec[i64], at: i64, source: vec[i64], which: i64) -> vec[i64]:
    """The plan with a rule of another one before its rule number `at`."""
    made = joined(plan, 0, at * WIDTH, source, which * WIDTH, which * WIDTH + WIDTH)
    return joined(made, 0, len(made), plan, at * WIDTH, len(plan))


def removed(plan: vec[i64], which: i64) -> vec[i64]:
    return joined(plan, 0, which * WIDTH, plan, which * WIDTH + WIDTH, len(plan))


def moved(plan: vec[i64], which: i64, to: i64) -> vec[i64]:
    return inserted(removed(plan, which), to, plan, which)


def without_card(plan: vec[i64], card: i64) -> vec[i64]:
    """The plan without the rules that buy a card."""
    which: i64 = 0
    while which < len(plan) // WIDTH:
        if plan[which * WIDTH] == card:
            plan = removed(plan, which)
        else:
            which += 1
    return plan


def cut_term(plan: vec[i64], which: i64, term: i64) -> None:
    """The terms after it move up."""
    start = which * WIDTH + 1 + term * TERM
    end = which * WIDTH + WIDTH
    for at in range(start, end):
        plan[at] = plan[at + TERM] if at + TERM < end else i64(0)


def limited(plan: vec[i64]) -> vec[i64]:
    most: i64 = WIDTH * MOST_RULES
    return plan if len(plan) <= most else joined(plan, 0, most, plan, 0, 0)


def tidied(plan: vec[i64]) -> vec[i64]:
    """Without rules that can never be followed: the same card stands before them without a condition, or the same
    rule does."""
    which: i64 = 0
    while which < len(plan) // WIDTH:
        shadowed = False
        for before in range(which):
            if plan[before * WIDTH] == plan[which * WIDTH]:
                if plan[before * WIDTH + 1] == 0 or same_rule(plan, before, which):
                    shadowed = True
        if shadowed:
            plan = removed(plan, which)
        else:
            which += 1
    return plan


def without_idle(plan: vec[i64], fired: vec[i64]) -> vec[i64]:
    """Without the rules that were never followed."""
    which: i64 = len(plan) // WIDTH - 1
    while which >= 0:
        if fired[which] == 0 and len(plan) > WIDTH:
            plan = removed(plan, which)
        which -= 1
    return plan


def same_rule(plan: vec[i64], one: i64, other: i64) -> bool:
    return all(plan[one * WIDTH + i] == plan[other * WIDTH + i] for i in range(i64(WIDTH)))


def key_of(plan: vec[i64]) -> str:
    """Plans with the same key are the same."""
    return ",".join([str(int(plan[i])) for i in range(i64(len(plan)))])
