"""All recommended kingdoms, random ones, and what is wrong with wrong ones."""
import re
from collections import Counter
from pathlib import Path
from typing import List, Optional

import pytest
from scipy.stats import chisquare

import crownlands
from crownlands import files
from crownlands.dominion.cards import (
    BASIC,
    BOXES,
    PILE_OF,
    boxes_of,
    is_kingdom_card,
    is_landscape,
    kinds_of,
    line_of,
)
from crownlands.dominion.extras import extras_of
from crownlands.dominion.kingdoms import KINGDOMS, Recommended, boxes_for
from crownlands.kernel.errors import WrongOption
from crownlands.lab.match import Match, on_table
from crownlands.server.config import Config, rematch
from program import run
from table import GAME

PLAYABLE = [id for id, kingdom in KINGDOMS.items() if kingdom.playable]
UNLIKELY = 1e-4


def test_all_43_recommended_kingdoms_can_be_played() -> None:
    assert len(KINGDOMS) == 43
    assert len(PLAYABLE) == 43
    assert all(len(set(kingdom.cards)) == 10 for kingdom in KINGDOMS.values())


def pile_of(card: str) -> str:
    return PILE_OF.get(card, card)


@pytest.mark.parametrize("id", PLAYABLE)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_playable_kingdom_has_its_ten_piles(id: str, seats: int) -> None:
    state = GAME.start(kingdom=id, seats=seats, seed=1)
    bane = [KINGDOMS[id].bane] if KINGDOMS[id].bane else []
    landscapes = KINGDOMS[id].landscapes
    assert state.kingdom.kingdom == [*KINGDOMS[id].cards, *landscapes, *bane]
    assert state.view(0).get("landscapes", []) == landscapes
    potion = ["potion"] if any(line_of(card, state.kingdom.options).potion for card in KINGDOMS[id].cards) else []
    supply, mixed = state.view(0)["supply"], state.view(0).get("mixed", {})
    assert {pile_of(card) for card in supply} == {*BASIC, *state.kingdom.kingdom, *potion} - {*landscapes}
    assert len(supply) == 17 + len(bane) + len(potion)   # of a pile of several kinds only the top card
    assert set(mixed) == {pile for pile in state.kingdom.kingdom if kinds_of(pile)}
    second_edition = "base2e" in KINGDOMS[id].boxes
    assert state.kingdom.options["throne_room_optional"] is second_edition


def test_a_kingdom_that_needs_another_box_names_its_missing_cards_and_box(monkeypatch: pytest.MonkeyPatch) -> None:
    later = Recommended("later", "base2e nocturne", "cellar market bard druid", "event:moon landmark:tower")
    monkeypatch.setitem(KINGDOMS, "later", later)
    with pytest.raises(crownlands.MissingCards, match=r"bard, druid, event:moon, landmark:tower from nocturne"):
        GAME.start(kingdom="later")


def test_boxes_hold_as_many_kingdom_cards_as_the_rulebooks_say() -> None:
    sizes = {box: len([card for card in cards if is_kingdom_card(card)]) for box, cards in BOXES.items()}
    assert sizes == {"basic": 0, "base1e": 25, "base2e": 26, "intrigue1e": 25, "intrigue2e": 26, "seaside": 17,
                     "alchemy": 10, "prosperity": 15, "cornucopia": 13, "guilds": 13, "hinterlands": 10,
                     "dark_ages": 10, "adventures": 10, "empires": 10}
    assert len({card for cards in BOXES.values() for card in cards if is_kingdom_card(card)}) == 172


def test_a_random_kingdom_comes_from_its_boxes_and_its_seed() -> None:
    one, same, other = (GAME.start(boxes=["intrigue1e"], seed=seed).kingdom.kingdom for seed in (5, 5, 6))
    assert one == same != other
    assert len(set(one)) == 10
    assert set(one) <= set(BOXES["intrigue1e"])


def test_each_box_gives_its_share_and_each_card_of_a_box_is_as_likely() -> None:
    counts: Counter[str] = Counter()
    for seed in range(1500):
        counts.update(GAME.start(boxes=["seaside", "prosperity"], seed=seed).kingdom.kingdom)
    shares = [[counts[card] for card in BOXES[box] if is_kingdom_card(card)] for box in ("seaside", "prosperity")]
    assert chisquare([sum(share) for share in shares]).pvalue > UNLIKELY
    for share in shares:
        assert chisquare(share).pvalue > UNLIKELY


def test_potions_are_good_for_several_cards_of_a_random_kingdom_or_for_none() -> None:
    potions: Counter[int] = Counter()
    for seed in range(150):
        kingdom = GAME.start(boxes=["seaside", "alchemy"], seed=seed).kingdom
        potions[sum(line_of(card, kingdom.options).potion for card in kingdom.kingdom)] += 1
    assert set(potions) - {0} == {3, 4, 5}


@pytest.mark.parametrize(("boxes", "counts"), [
    (["base2e"], {0}), (["base2e", "adventures"], {0, 1, 2}), (["base2e", "adventures", "empires"], {0, 1, 2}),
    (["empires"], {1, 2})])
def test_a_random_kingdom_may_have_events_and_landmarks_of_its_boxes(boxes: List[str], counts: set[int]) -> None:
    found = []
    for seed in range(60):
        table, options = GAME.laid_out(seed, {}, boxes=boxes)
        without, _options = GAME.laid_out(seed, {"landscapes": "none"}, boxes=boxes)
        assert table["piles"][:10] == without["piles"][:10]
        assert "landscapes" not in options
        laid = [id for id in table["piles"] if is_landscape(id)]
        assert not [id for id in without["piles"] if is_landscape(id)]
        assert all(any(id in BOXES[box] for box in boxes) for id in laid)
        found.append(len(laid))
    assert set(found) == counts


def test_chance_adds_no_landscapes_to_those_that_were_chosen() -> None:
    ten = KINGDOMS["b2_adventures_level_up"].cards
    chosen, _options = GAME.laid_out(1, {"landscapes": "random"}, kingdom=[*ten, "raid"], boxes=["empires"])
    assert chosen["piles"] == [*ten, "raid"]
    drawn, _options = GAME.laid_out(1, {"landscapes": "random"}, kingdom=ten, boxes=["empires"])
    assert drawn["piles"][:10] == ten
    assert 1 <= len(drawn["piles"]) - 10 <= 2
    with pytest.raises(WrongOption, match="landscapes cannot be 'many': it is 'random' or 'none'"):
        GAME.start(landscapes="many")


@pytest.mark.parametrize(("card", "extras"), [
    ("overlord", ["debt"]), ("baker", ["coffers"]), ("hermit", ["madman"]), ("tournament", ["prizes"]),
    ("golem", ["potion"]), ("duplicate", ["tavern"]), ("miser", ["tavern"]), ("giant", ["journey"]),
    ("training", ["trained"]), ("raid", ["minus_card"]), ("patrician_emporium", ["points"]), ("temple", ["points"]),
    ("aqueduct", ["points"]), ("conquest", ["points"]), ("orchard", []), ("smithy", []), ("knights", []),
    ("island", ["island"]), ("pirate_ship", ["pirate_ship"])])
def test_a_card_says_what_lies_on_the_table_because_of_it(card: str, extras: List[str]) -> None:
    lines = BOXES[boxes_of(card)[0]]
    assert extras_of(lines[card], [lines[kind] for kind, _copies in lines[card].kinds]) == extras


def test_a_random_kingdom_has_colonies_by_its_share_of_prosperity() -> None:
    assert GAME.start(boxes=["prosperity"], seed=1).kingdom.options["colonies"] is True
    assert GAME.start(boxes=["prosperity"], seed=1, colonies=False).kingdom.options["colonies"] is False
    assert GAME.start(boxes=["seaside"], seed=1).kingdom.options["colonies"] is False
    mixed = {GAME.start(boxes=["seaside", "prosperity"], seed=seed).kingdom.options["colonies"] for seed in range(40)}
    assert mixed == {False, True}


@pytest.mark.parametrize(("start", "error", "words"), [
    ({"kingdom": "b1_first_gam"}, crownlands.UnknownKingdom, "did you mean b1_first_game"),
    ({"kingdom": ["smithy"] * 10}, crownlands.WrongKingdom, "smithy is named twice"),
    ({"kingdom": ["smithy", "moat"]}, crownlands.WrongKingdom, "10 different kingdom cards, not 2"),
    ({"kingdom": ["smihty", *list(BOXES["base1e"])[:9]]}, crownlands.UnknownCard, "did you mean smithy"),
    ({"kingdom": ["copper", *list(BOXES["base1e"])[:9]]}, crownlands.WrongKingdom, "10 different kingdom cards"),
    ({"kingdom": "b1_first_game", "piles": ["moat"]}, crownlands.WrongKingdom, "not both"),
    ({"boxes": ["base3e"]}, crownlands.CrownlandsError, "did you mean base"),
    ({"boxes": []}, crownlands.CrownlandsError, "at least one box"),
    ({"seats": 7}, crownlands.WrongOption, "2 to 6 players, not 7"),
    ({"seats": "two"}, crownlands.WrongOption, "2 to 6 players"),
    ({"counts_visible": "lax"}, crownlands.WrongOption, "'strict' or 'relaxed'"),
    ({"throne_rom_optional": True}, crownlands.WrongOption, "did you mean throne_room_optional"),
    ({"first_player": 2}, crownlands.WrongOption, "seats are 0 to 1"),
    ({"first_player": "rematch"}, crownlands.WrongOption, "result of the last game"),
    ({"seed": "seven"}, crownlands.CrownlandsError, "a seed is a whole number"),
])
def test_a_wrong_start_says_what_would_be_right(start: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=re.escape(words)):
        GAME.start(**start)  # type: ignore[arg-type]


def test_any_number_of_piles_can_be_on_the_table() -> None:
    many = sorted({card for box in ("base1e", "base2e", "intrigue1e") for card in BOXES[box]})
    for piles in ([], ["smithy"], ["gold", "smithy"], many):
        state = GAME.start(piles=piles, seed=2)
        assert set(state.view(0)["supply"]) == set(BASIC) | set(piles)


BOTH = [card for card in BOXES["base1e"] if card in BOXES["base2e"]][:10]
INTRIGUE = list(BOXES["intrigue1e"])[:10]


@pytest.mark.parametrize(("cards", "boxes", "second"), [
    (BOTH, None, True),
    (BOTH, ["base1e"], False),
    (BOTH, ["base1e", "base2e"], True),
    ([*BOTH[:9], "sentry"], None, True),
    ([*BOTH[:9], "spy"], None, False),
    ([*BOTH[:9], "spy"], ["base2e"], True),
    ([*BOTH[:8], "spy", "sentry"], None, True),
    ([*BOTH[:9], "pawn"], None, True),
    ([*BOTH[:8], "pawn", "spy"], None, False),
    (INTRIGUE, None, False),
    (INTRIGUE, ["intrigue1e"], False),
])
def test_cards_that_both_editions_have_are_the_second_unless_a_box_or_another_card_tells(
        cards: List[str], boxes: Optional[List[str]], second: bool) -> None:
    assert GAME.start(kingdom=cards, boxes=boxes).kingdom.options["mine_optional"] is second
    assert GAME.start(piles=cards, boxes=boxes).kingdom.options["mine_optional"] is second
    described = {"kingdom": cards, **({"boxes": boxes} if boxes else {})}
    assert GAME.position(described).kingdom.options["mine_optional"] is second
    assert GAME.start(kingdom=cards, mine_optional=not second).kingdom.options["mine_optional"] is not second


def test_a_position_of_basic_cards_is_the_second_edition() -> None:
    assert GAME.position({"players": [{"hand": ["copper"]}]}).kingdom.options["cleanup_top_card"] == "free"


@pytest.mark.parametrize(("last", "second"), [(BOTH[9], True), ("spy", False)])
def test_the_terminal_and_matches_follow_the_same_rule(last: str, second: bool, tmp_path: Path) -> None:
    cards = ",".join([*BOTH[:9], last])
    run("play", "--piles", cards, "--save", "evening.json", typed="t\n", folder=tmp_path)
    start = files.read(tmp_path / "evening.json")["record"]["start"]
    assert start["options"]["mine_optional"] is second
    table, options = on_table(Match(("random", "random"), (("piles", cards.split(",")),)), [])
    assert GAME.setup(2, options, **table).kingdom.options["mine_optional"] is second


def test_a_record_keeps_the_edition_that_it_was_played_by() -> None:
    record = GAME.start(kingdom=BOTH, boxes=["base1e"], seed=1).record()
    assert GAME.replay(record).kingdom.options["mine_optional"] is False


def test_a_new_kingdom_after_a_bare_list_comes_from_the_second_edition() -> None:
    start = GAME.start(piles=BOTH, seed=1).record()["start"]
    assert rematch(Config("dominion", piles=BOTH), start, {}, new_kingdom=True).boxes == ["base2e"]


def test_the_boxes_of_a_kingdom_are_of_the_edition_that_it_is_played_by() -> None:
    assert boxes_for(BOTH) == ["base2e"]
    assert boxes_for([*BOTH, "spy"]) == ["base1e"]
    assert boxes_for([*BOTH, "spy", "sentry"]) == ["base1e", "base2e"]
    assert boxes_for([*BOTH, "pawn"]) == ["base2e", "intrigue1e"]


def test_an_unknown_game_names_the_games_there_are() -> None:
    with pytest.raises(crownlands.UnknownGame, match="did you mean dominion"):
        crownlands.game("dominoin")
