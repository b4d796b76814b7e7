"""Every kingdom card, played with the pointer. Whatever it asks can be answered on the page, each option and nothing
else is offered, and what is clicked is what the game goes on with: a game beside it makes the same choices. With
`--long` all are; else those that are the first to ask a kind of question."""
from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Dict, List, Set, Tuple

import pytest
from playwright.sync_api import expect

import crownlands
from crownlands.dominion.cards import BASIC, FURTHER, NAMES, is_kingdom_card, is_nameable
from crownlands.dominion.questions import QUESTIONS
from crownlands.kernel.state import State
from gestures import asks_for_many, by_finger, gesture, reads_the_question
from scenes import SEED, people, position
from visitor import Visitor
from wording import Json, say

TURN = ("action", "treasure", "buy")             # what is asked between two cards
FINGER = 36                                      # pixels that it needs
MOST_CHOICES = 14                                # for one card
MOST_CARDS = 7                                   # at one table: to lay it costs the browser more than to play one
# cards that come with a pile
SHELTERS = {"hovel", "necropolis", "overgrown_estate"}
WITH = {"tournament": {"bag_of_gold", "diadem", "followers", "princess", "trusty_steed"}, "hermit": {"madman"},
        "catapult_rocks": {"catapult", "rocks"}, "patrician_emporium": {"patrician", "emporium"},
        "knights": {"dame_anna", "dame_josephine", "dame_molly", "dame_natalie", "dame_sylvia", "sir_bailey",
                    "sir_destry", "sir_martin", "sir_michael", "sir_vander"}}
NO_HELP = {"showMoat": False, "confirmEnd": False}
PILES = ["village", "smithy", "market", "moat", "militia", "gardens"]
HAND = ["village", "estate", "copper", "silver", "copper"]
DECK = ["estate", "silver", "smithy", "copper", "gold", "duchy", "moat", "market"] * 3
DISCARD = ["gold", "copper", "copper", "smithy"]
OTHER = {"hand": ["estate", "duchy", "gold", "copper", "village"], "deck": ["silver", "gold", "estate", "smithy"] * 4,
         "discard": ["copper", "silver"]}


@dataclass
class Play:
    """A card, and what it asks when it is played."""
    card: str
    asks: Tuple[str, ...] = ()
    wants: Tuple[str, ...] = ()                  # options that are chosen where they are offered
    hand: List[str] = field(default_factory=lambda: HAND)
    deck: List[str] = field(default_factory=lambda: DECK)
    other: Json = field(default_factory=lambda: OTHER)
    mine: Json = field(default_factory=dict)     # else of the player
    more: Json = field(default_factory=dict)     # of the position
    first: str = ""                              # if not: to play it

    @property
    def needs_nothing(self) -> bool:
        """Of its own: it can be one of several in a hand."""
        return self == Play(self.card, self.asks, self.wants)


def laid_out(plays: List[Play]) -> State:
    """The position in which they are played, one after the other."""
    dominion = crownlands.game("dominion")
    one, cards = plays[0], [play.card for play in plays]
    players = [{"hand": [*cards, *one.hand], "deck": one.deck, "discard": DISCARD, "turns": 3, **one.mine},
               {**one.other, "turns": 3}]
    held = {card for player in players for zone in ("hand", "deck", "discard", "play") for card in player.get(zone, [])}
    kingdom = [card for card in dict.fromkeys([*cards, *sorted(held), *PILES]) if is_kingdom_card(card)]
    kingdom += [pile for pile, come in WITH.items() if come & {*cards, *held} and pile not in kingdom]
    facts: Json = {"players": players, "piles": kingdom, **one.more}
    if held & SHELTERS:
        facts["options"] = {**facts.get("options", {}), "shelters": True}
    if len(plays) > 1:
        facts["turn"] = {"actions": len(plays)}
    return dominion.position(facts, seed=SEED)


def tables(plays: List[Play]) -> List[List[Play]]:
    """As few as they need: several cards that need nothing of their own share one."""
    alike = [play for play in plays if play.needs_nothing]
    return [*([play] for play in plays if not play.needs_nothing),
            *(alike[at:at + MOST_CARDS] for at in range(0, len(alike), MOST_CARDS))]


def holding(*hand: str) -> Json:
    return {**OTHER, "hand": list(hand)}


FIRST = {"options": {"throne_room_optional": False, "mine_optional": False, "moneylender_optional": False}}
SECOND = {"options": {"throne_room_optional": True, "mine_optional": True, "moneylender_optional": True}}
EMPTY = {"supply": {"market": 0, "moat": 0}}
BUYING = {"turn": {"phase": "buying", "coins": 7, "buys": 2}}
ON_TOP = {"options": {"choose_top_card": True}}
BROKE = {"turn": {"phase": "buying", "coins": 0, "buys": 1}}     # whoever ends this turn is not asked whether to
BANE = {"options": {"bane": "hamlet"}}
# the first player decides in a turn of the second
POSSESSED = {"turn": {"seat": 1, "controller": 0, "extra": True, "normal_seat": 0}}
TWO_TURNS = {**BROKE, "piles": ["outpost", "possession", *PILES],
             "extra_turns": [{"seat": 0, "controller": None}, {"seat": 0, "controller": 1}]}
COINS = ["copper", "silver", "estate"]

ALONE = [[
    Play("cellar", ("discard_any",)),
    Play("cellar", ("discard_any",), hand=["copper"]),
    Play("chapel", ("may_trash",)),
    Play("moat"),
    Play("chancellor", ("discard_deck",), ("no",)),
    Play("chancellor", ("discard_deck",), ("yes",), COINS),
    Play("village"),
    Play("woodcutter"),
    Play("workshop", ("gain",)),
    Play("feast", ("gain",)),
    Play("gardens", first="buy:gardens", more=BUYING),
    Play("moneylender", more=FIRST),
    Play("moneylender", ("may_trash",), more=SECOND),
], [
    Play("remodel", ("trash", "gain")),
    Play("smithy"),
    Play("throne_room", ("play_twice", "discard_any"), ("play:cellar",), [*HAND, "cellar"], more=FIRST),
    Play("throne_room", ("play_twice",), ("done",), more=SECOND),
    # the second of two questions that look the same, when the rest of the first had no alternative
    Play("throne_room", ("play_twice", "discard"), ("play:poacher", "discard:estate"),
         ["poacher", "estate", "copper", "copper"], ["copper", "silver", *DECK], more=EMPTY),
    Play("council_room"),
    Play("festival"),
    Play("laboratory"),
    Play("library", ("set_aside",), ("set_aside:moat",), HAND[:3], ["moat", "copper", "smithy", *DECK]),
    Play("library", ("set_aside",), ("keep:moat",), HAND[:3], ["moat", "smithy", *DECK]),
    Play("market"),
    Play("mine", ("trash", "gain"), more=FIRST),
    Play("mine", ("may_trash", "gain"), ("trash:silver",), more=SECOND),
], [
    Play("adventurer"),
    Play("harbinger", ("put_back_discarded",)),
    Play("harbinger", ("put_back_discarded",), ("done",)),
    Play("merchant"),
    Play("vassal", ("play_it",), ("yes",), deck=["smithy", *DECK]),
    Play("vassal", ("play_it",), ("no",), deck=["moat", *DECK]),
    Play("poacher", ("discard",), more=EMPTY),
    Play("sentry", ("trash_looked",)),
    Play("sentry", ("trash_looked", "discard_looked", "order"), ("done",)),
    Play("artisan", ("gain", "put_back")),
    Play("courtyard", ("put_back",)),
    Play("pawn", ("choose",)),
    Play("secret_chamber", ("discard_for_coins",)),
], [
    Play("great_hall"),
    Play("shanty_town"),
    Play("steward", ("choose", "trash"), ("choose:trash",)),
    Play("steward", ("choose",), ("choose:cards",)),
    Play("wishing_well", ("name",)),
    Play("wishing_well", ("name",), ("name:silver",)),
    Play("baron", ("discard_estate",), ("yes",)),
    Play("baron", ("discard_estate",), ("no",)),
    Play("bridge"),
    Play("conspirator"),
    Play("coppersmith"),
    Play("ironworks", ("gain",)),
], [
    Play("mining_village", ("trash_this",), ("yes",)),
    Play("mining_village", ("trash_this",), ("no",)),
    Play("scout", ("order",)),
    Play("scout", ("order",), deck=["smithy", "gold", "copper", "moat", *DECK]),
    Play("duke", first="buy:duke", more=BUYING),
    Play("trading_post", ("trash",)),
    Play("tribute"),
    Play("upgrade", ("trash", "gain"), ("trash:silver",)),
    Play("harem", ("treasure",), hand=["copper", "silver", "estate"]),
    Play("nobles", ("choose",)),
], [
    Play("lurker", ("choose", "trash_from_supply"), ("choose:trash",)),
    Play("lurker", ("choose", "gain_from_trash"), ("choose:gain",), more={"trash": ["village", "smithy"]}),
    Play("diplomat"),
    Play("mill", ("may_discard",)),
    Play("secret_passage", ("bury", "depth")),
    Play("courtier", ("show", "choose"), ("reveal:village",)),
    Play("patrol", ("order",), deck=["smithy", "gold", "copper", "moat", "gold", "village", *DECK]),
    Play("replace", ("trash", "gain")),
    Play("haven", ("save",)),
    Play("pearl_diver", ("take_bottom",), ("yes",)),
    Play("pearl_diver", ("take_bottom",), ("no",)),
    Play("ambassador", ("show", "return"), ("reveal:copper", "return:copper")),
    Play("fishing_village"),
], [
    Play("lookout", ("trash_one_looked", "discard_one_looked")),
    Play("smugglers", ("smuggle",), other={**OTHER, "gained": ["silver", "smithy"]}),
    Play("caravan"),
    Play("cutpurse"),
    Play("island", ("to_mat",)),
    Play("pirate_ship", ("choose",), ("choose:coins",), mine={"tokens": {"pirate_ship": 2}}),
    Play("pirate_ship", ("choose", "trash_revealed"), ("choose:attack",)),
    Play("salvager", ("trash",)),
    Play("sea_hag"),
    Play("treasure_map", hand=["treasure_map", *HAND]),
    Play("explorer", ("show_province",), ("yes",), hand=["province", *HAND]),
    Play("outpost"),
    Play("treasury"),
], [
    Play("transmute", ("trash",)),
    Play("apothecary", ("order",), deck=["copper", "smithy", "gold", "potion", "moat", *DECK]),
    Play("university", ("may_gain",)),
    Play("herbalist"),
    Play("alchemist"),
    Play("familiar"),
    Play("philosophers_stone", ("treasure",), hand=COINS),
    Play("golem", ("play_first",), deck=["copper", "market", "festival", *DECK]),
    Play("apprentice", ("trash",)),
    Play("possession"),
    Play("possession", ("gain",), first="play:workshop", more=POSSESSED,
         other=holding("workshop", "smithy", "copper", "estate", "gold")),
    Play("monument"),
    Play("counting_house", ("take_discarded",)),
], [
    Play("mint", ("may_show",), ("reveal:silver",)),
    Play("royal_seal", ("put_on_deck",), ("yes",), first="buy:silver", mine={"play": ["royal_seal"]}, more=BUYING),
    Play("mint", ("next",), first="buy:mint", mine={"play": ["royal_seal", "hoard", "goons"]},
         more={**BUYING, "options": {"mint_wording": "2022"}}),
    Play("venture", ("treasure",), hand=COINS),
    Play("grand_market"),
    Play("hoard", ("treasure",), hand=COINS),
    Play("bank", ("treasure",), hand=COINS),
    Play("expand", ("trash", "gain")),
    Play("kings_court", ("play_thrice",), ("play:village",)),
    Play("hamlet", ("may_discard",)),
    Play("fortune_teller"),
    Play("menagerie"),
    Play("farming_village"),
], [
    Play("horse_traders", ("discard",)),
    Play("remake", ("trash", "gain"), ("trash:estate",), more=EMPTY),
    Play("tournament", ("show_province", "choose", "prize"), ("yes", "choose:prize", "gain:followers"),
         hand=["province", *HAND]),
    Play("harvest"),
    Play("horn_of_plenty", ("gain",), hand=COINS),
    Play("hunting_party"),
    Play("fairgrounds", first="buy:fairgrounds", more=BUYING),
    Play("bag_of_gold"),
    Play("diadem", ("treasure",), hand=COINS),
    Play("princess"),
    Play("trusty_steed", ("choose",)),
], [
    Play("stonemason", ("trash", "gain"), ("trash:silver",)),
    Play("stonemason", ("overpay", "gain"), ("overpay:4",), first="buy:stonemason", more=BUYING),
    Play("stonemason", ("overpay", "overpay_potions"), ("overpay:2", "overpay:0"), first="buy:stonemason",
         more={"piles": ["stonemason", "alchemist", *PILES], "turn": {**BUYING["turn"], "potions": 1}}),
    Play("candlestick_maker"),
    Play("doctor", ("name", "order"), ("name:curse",)),
    Play("doctor", ("overpay", "examine"), ("overpay:2",), first="buy:doctor", more=BUYING),
    Play("masterpiece", ("treasure",), hand=COINS),
    Play("masterpiece", ("overpay",), ("overpay:1",), first="buy:masterpiece", more=BUYING),
    Play("herald", deck=["copper", "market", *DECK]),
    Play("herald", ("overpay", "put_on_top"), ("overpay:2",), first="buy:herald", more=BUYING),
    Play("plaza", ("may_discard",)),
    Play("plaza", ("treasure",), hand=COINS, first="spend:coffers", mine={"tokens": {"coffers": 2}},
         more={"turn": {"phase": "buy"}}),
    Play("baker"),
    Play("butcher", ("may_trash", "pay", "gain"), ("trash:silver", "pay:1")),
    Play("journeyman", ("name",)),
    Play("merchant_guild"),
], [
    Play("crossroads"),
    Play("fools_gold", ("treasure",), hand=COINS),
    Play("oasis", ("discard",)),
    Play("spice_merchant", ("may_trash", "choose"), ("trash:copper",)),
    Play("highway"),
    Play("inn", ("discard",)),
    Play("inn", ("shuffle_in",), first="buy:inn", more=BUYING),
    Play("farmland", ("trash", "gain"), ("trash:silver",), first="buy:farmland", more=BUYING),
], [
    Play("poor_house"),
    Play("squire", ("choose",)),
    Play("hermit", ("may_trash", "trash_discarded", "gain"), ("done",)),
    Play("madman"),
    Play("rats", ("trash",)),
    Play("scavenger", ("discard_deck", "put_on_top"), ("no",)),
    Play("wandering_minstrel", ("order",), deck=["copper", "smithy", "moat", "copper", *DECK]),
    Play("mystic", ("name",)),
    Play("altar", ("trash", "gain")),
    Play("hunting_grounds"),
    Play("necropolis"),
    Play("hovel", ("may_use",), ("trash:hovel",), first="buy:duchy", more=BUYING),
    Play("overgrown_estate", ("may_use",), ("trash:hovel",), hand=["hovel", *HAND], first="buy:estate", more=BUYING),
], [
    Play("amulet", ("choose",)),
    Play("dungeon", ("discard",)),
    Play("gear", ("may_save",)),
    Play("guide"),
    Play("guide", ("call",), ("yes",), first="done", mine={"mats": {"tavern": ["guide"]}},
         more={"turn": {"seat": 1, "phase": "buying", "coins": 0, "controller": 0, "extra": True, "normal_seat": 1},
               "piles": ["guide", "possession", *PILES]}),
    Play("duplicate", ("call",), ("yes",), first="buy:silver", mine={"mats": {"tavern": ["duplicate"]}}, more=BUYING),
    Play("messenger", ("discard_deck",), ("no",)),
    Play("messenger", ("gain",), first="buy:messenger", more=BUYING),
    Play("miser", ("choose",)),
    Play("giant"),
    Play("lost_city"),
    Play("treasure_trove", ("treasure",), hand=COINS),
    Play("gear", ("train",), first="buy:training", more={**BUYING, "piles": ["gear", "training", *PILES]}),
    Play("gear", ("trash_in_play",), first="buy:bonfire", mine={"play": ["copper", "village"]},
         more={**BUYING, "piles": ["gear", "bonfire", *PILES]}),
    Play("gear", first="buy:raid", more={**BUYING, "piles": ["gear", "raid", *PILES]}),
], [
    Play("forum", ("discard",)),
    Play("overlord", ("become",), ("become:village",)),
    Play("overlord", ("play_from_supply",), ("play:village",), more={"options": {"overlord_wording": "2019"}}),
    Play("overlord", first="repay:all", mine={"tokens": {"debt": 3}}, more=BUYING),
    Play("temple", ("trash", "may_trash"), ("trash:copper",)),
    Play("rocks", ("treasure",), hand=COINS),
    Play("charm", ("choose", "treasure"), ("choose:coins",), hand=COINS),
    Play("charm", ("gain_also",), first="buy:market",
         more={"turn": {**BUYING["turn"], "charms": 1}}),
    Play("farmers_market"),
    Play("groundskeeper"),
    Play("patrician"),
    Play("emporium"),
    Play("forum", first="buy:windfall", more={**BUYING, "piles": ["forum", "windfall", *PILES]}),
    Play("forum", first="buy:conquest", more={**BUYING, "piles": ["forum", "conquest", "aqueduct", "orchard", *PILES]}),
]]
TOGETHER = [[
    Play("bureaucrat", ("put_back_victory",)),
    Play("militia", ("discard",)),
    Play("militia", ("react", "put_back", "discard"), ("reveal:secret_chamber",),
         other=holding("secret_chamber", "estate", "copper", "gold", "gold")),
    Play("spy", ("spy",)),
    Play("thief", ("trash_revealed", "gain_trashed")),
], [
    Play("witch", ("react",), ("reveal:moat",), other=holding("moat", "copper", "copper", "gold", "estate")),
    Play("bandit", ("trash_revealed",)),
    Play("masquerade", ("pass", "may_trash")),
    Play("swindler", ("swindle",)),
    Play("minion", ("choose", "react"), ("choose:coins", "reveal:moat"), other=holding("moat", "secret_chamber")),
], [
    Play("minion", ("choose", "top"), ("choose:discard",), more=ON_TOP),
    Play("saboteur", ("may_gain",), other={**OTHER, "deck": ["copper", "estate", "gold", *OTHER["deck"]]}),
    Play("torturer", ("choose", "discard"), ("choose:discard",)),
    Play("torturer", ("choose",), ("choose:curse",)),
], [
    Play("ghost_ship", ("put_back",)),
    Play("militia", ("react", "discard"), ("reveal:diplomat",),
         other=holding("diplomat", "estate", "copper", "gold", "gold")),
    Play("militia", ("react",), ("reveal:horse_traders",), other=holding("horse_traders", "estate", "copper", "gold")),
    Play("contraband", ("ban",), ("name:province",), hand=COINS),
    Play("mountebank", ("discard_curse",), ("yes",), other=holding("curse", "copper", "gold")),
    Play("rabble", ("order",), other={**OTHER, "deck": ["estate", "duchy", "gold", *OTHER["deck"]]}),
    Play("vault", ("discard_for_coins", "may_discard")),
    Play("goons", ("discard",)),
], [
    Play("tournament", ("show_province",), ("yes",), other=holding("province", "gold")),
    Play("young_witch", ("discard", "show_bane"), ("yes",), other=holding("hamlet", "gold", "copper"), more=BANE),
    Play("jester", ("jest",), ("take:silver",)),
    Play("followers", ("discard",)),
    Play("treasury", ("clean_up",), first="done", mine={"play": ["treasury", "gold"]}, more=BROKE),
    Play("herbalist", ("clean_up",), first="done", mine={"play": ["herbalist", "silver", "gold"]}, more=BROKE),
    Play("outpost", ("turn",), ("turn:own",), [*HAND, "possession"], first="done", more=TWO_TURNS),
], [
    Play("advisor", ("discard_revealed",)),
    Play("taxman", ("may_trash", "gain"), ("trash:copper",)),
    Play("soothsayer"),
    Play("oracle", ("oracle", "order"), ("back",)),
    Play("noble_brigand", ("trash_revealed",)),
    Play("margrave", ("discard",)),
    Play("enchantress"),
    Play("legionary", ("show_gold", "discard"), ("yes",), [*HAND, "gold"]),
    Play("catapult", ("trash", "discard"), ("trash:silver",)),
], [
    Play("dame_josephine", ("trash_revealed",)),
    Play("dame_anna", ("may_trash", "trash_revealed")),
    Play("dame_molly"),
    Play("dame_natalie", ("may_gain", "trash_revealed")),
    Play("dame_sylvia"),
    Play("sir_bailey"),
    Play("sir_destry"),
    Play("sir_martin"),
    Play("sir_vander"),
    Play("sir_michael", ("discard", "trash_revealed")),
    Play("fools_gold", ("may_use",), ("trash:fools_gold",), first="buy:province",
         other=holding("fools_gold", "copper"), more={"turn": {**BUYING["turn"], "coins": 8}}),
]]


def test_every_card_and_every_question_is_among_the_plays() -> None:
    plays = [play for group in ALONE + TOGETHER for play in group]
    assert {play.card for play in plays} == {card for card in NAMES if is_nameable(card)} - set(BASIC) - set(FURTHER)
    assert {prompt for play in plays for prompt in play.asks} | set(TURN) == {
        question.prompt for question in QUESTIONS}


# ---- playing beside the page
def wanted(state: State, play: Play, made: List[str], later: Set[str], rng: random.Random) -> List[str]:
    """What is chosen now, in one gesture: several cards go together. Those to be played later are rather kept."""
    ahead = state.copy()
    asked = ahead.view(int(ahead.seat))["decision"]
    many, may_stop = asks_for_many(asked), "done" in asked["options"]
    picks = asked["picks"] if many else 1
    if many and may_stop:
        picks = 0 if "done" in play.wants else rng.randint(1, picks)
    chosen: List[str] = []
    while len(chosen) < picks and same_question(ahead, asked, len(chosen)):
        assert ahead.decision is not None
        options = [option for option in ahead.decision.ids if not many or option != "done"]
        first = [option for option in play.wants if option in options and option not in made]
        free = [option for option in options if option.partition(":")[2] not in later]
        if chosen and may_stop and not free:
            break
        chosen.append(first[0] if first else rng.choice(free or options))
        ahead.choose(chosen[-1])
    return [*chosen, "done"] if many and may_stop and len(chosen) < asked["picks"] else chosen


def same_question(state: State, asked: Json, made: int) -> bool:
    """Still: if there is no alternative, the rest of it was chosen at once."""
    now = state.view(asked["seat"])["decision"] or {}
    return made == 0 or (now["prompt"], now.get("picks")) == (asked["prompt"], asked["picks"] - made)


def sees(visitor: Visitor, state: State) -> None:
    """Who is asked sees what there is to see in the other game, too."""
    seat = int(state.seat)
    if visitor.seat != seat:
        visitor.clicks("curtain-lift", name=visitor.facts["seats"][seat]["name"])
        visitor.until(lambda: visitor.seat == seat)
    view: Json = json.loads(json.dumps(state.view(seat)))
    # the table asks every question, and makes the choices that have no alternative: it counts more of them
    visitor.until(lambda: {**visitor.view, "step": 0} == {**view, "step": 0})


def plays_cards(visitor: Visitor, plays: List[Play], seats: List[Json]) -> None:
    """At one table, each until it has done what it does; and it has asked what it asks."""
    state = laid_out(plays)
    visitor.lays_over(dict(state.record()), seats)
    sees(visitor, state)
    reads_the_question(visitor)
    for number, play in enumerate(plays):
        met = plays_card(visitor, play, state, {later.card for later in plays[number + 1:]})
        assert met >= {*play.asks}, (play, met)


def plays_card(visitor: Visitor, play: Play, state: State, later: Set[str]) -> Set[str]:
    """Until the card has done what it does; what was asked."""
    rng = random.Random(f"{play.card} {play.wants}")
    met = {state.prompt}
    made: List[str] = []
    chosen = [play.first or f"play:{play.card}"]
    while len(made) < MOST_CHOICES:
        gesture(visitor, chosen)
        for option in chosen:
            state.choose(option)
        made += chosen
        sees(visitor, state)
        reads_the_question(visitor)
        met.add(state.prompt)
        if state.prompt in TURN:
            break
        chosen = wanted(state, play, made, later, rng)
    return met


# ---- the cards
@pytest.fixture
def anna(visit: Callable[..., Visitor]) -> Visitor:
    return visit(wishes=NO_HELP)


KINDS = {question.prompt: f"{question.verb} {question.zone} {bool(question.words)}" for question in QUESTIONS}


def shows_more(play: Play, known: Set[str]) -> bool:
    """A kind of question that is new, or another kind of choice to begin with."""
    shown = {*[KINDS[prompt] for prompt in play.asks], play.first.partition(":")[0]}
    new = not shown <= known
    known |= shown
    return new


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    known: Set[str] = set()
    every = metafunc.config.getoption("--long")
    for name, groups in (("alone", ALONE), ("together", TOGETHER)):
        due = [[play for play in group if every or shows_more(play, known)] for group in groups]
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, [group for group in due if group], ids=lambda plays: plays[0].card)


def test_whatever_a_card_asks_is_answered_on_the_page(anna: Visitor, alone: List[Play]) -> None:
    for table in tables(alone):
        plays_cards(anna, table, people("Anna", "bot:random"))


def test_so_is_what_it_asks_of_others(anna: Visitor, together: List[Play]) -> None:
    """Both sit at the same device."""
    for play in together:
        plays_cards(anna, [play], people("Anna", "Ben"))


def test_piles_say_what_one_owns_where_that_is_known(anna: Visitor) -> None:
    supply = anna.page.get_by_role("region", name=say("supply"))
    owning = supply.get_by_role("button", name=say("pile-label-own", label="", n=7))
    anna.lays("dominion", people("Anna", "bot:random"), kingdom="b2_first_game")
    expect(owning).to_have_count(1)
    anna.lays_out(position([{"hand": ["copper"] * 5, "deck": ["gold"] * 5}, OTHER]), people("Anna", "bot:random"))
    anna.reads_on()
    expect(owning).to_have_count(0)


# ---- screens that are low
Box = Dict[str, float]


def box(visitor: Visitor, region: str) -> Box:
    found = visitor.page.get_by_role("region", name=say(region), exact=True).bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def apart(one: Box, other: Box) -> bool:
    return any(first[start] + first[size] <= second[start] + 1
               for first, second in ((one, other), (other, one)) for start, size in (("x", "width"), ("y", "height")))


def fits(visitor: Visitor, width: int, height: int) -> None:
    """All that a turn needs is on the screen, side by side and large enough for a finger; nothing scrolls."""
    boxes = [box(visitor, region) for region in ("supply", "prompt", "hand")]
    for one in boxes:
        assert min(one["x"], one["y"]) >= -1, boxes
        assert one["x"] + one["width"] <= width + 1, boxes
        assert one["y"] + one["height"] <= height + 1, boxes
    assert all(apart(one, other) for one, other in itertools.combinations(boxes, 2)), boxes
    scrolling: List[str] = visitor.page.evaluate("""() =>
        [document.scrollingElement, ...document.querySelectorAll('main, main section')]
            .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible')
            .map((one) => one.ariaLabel ?? one.tagName)""")
    assert scrolling == []
    assert visitor.sticks_out() == []
    for zone in ("supply", "hand"):
        for target in visitor.page.locator(f"[aria-label='{say(zone)}'] .lit").all():
            found = target.bounding_box()
            assert found is not None
            assert min(found["width"], found["height"]) >= FINGER


@pytest.mark.parametrize(("width", "height"), [(780, 360), (667, 375), (1024, 600)])
def test_a_turn_on_a_low_screen_needs_no_scrolling(visit: Callable[..., Visitor], width: int, height: int) -> None:
    anna = visit(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    hand, deck = ["village", "smithy", "copper", "silver", "estate"], ["copper", "gold", "moat", "estate"] * 3
    record = position([{"hand": hand, "deck": deck}, OTHER], kingdom="b2_first_game")
    anna.lays_out(record, people("Anna", "bot:random"))
    for option in ("play:village", "play:smithy", "done", "play:treasures", "buy:market"):
        anna.waits_for_turn()
        reads_the_question(anna)
        fits(anna, width, height)
        anna.chooses(by_finger, option)
    assert anna.view["supply"]["market"] == 9
