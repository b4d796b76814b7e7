"""What a table becomes in a rematch."""
from typing import Any, Dict

from crownlands.dominion.kingdoms import SETS
from crownlands.server.config import Config, rematch, start

WITCHES = next(found for found in SETS if found.bane and found.playable)
RESULT: Dict[str, Any] = {"scores": [3, 4], "winners": [1], "turns": [5, 5]}


def again(config: Config, new_kingdom: bool, seed: int = 1) -> Config:
    """A rematch after a game at such a table."""
    game = start(config, seed)
    assert game.log is not None
    assert game.log.start is not None
    return rematch(config, game.log.start, RESULT, new_kingdom)


def test_a_rematch_has_the_same_piles_and_rules() -> None:
    config = Config("dominion", kingdom=WITCHES.id, options={"colonies": True, "treasures_after_buy": True})
    same = again(again(config, False), False)
    assert sorted(same.piles or []) == sorted([*WITCHES.cards, WITCHES.bane])
    assert (same.options["bane"], same.options["colonies"]) == (WITCHES.bane, True)
    assert same.options["treasures_after_buy"] is True


def test_a_new_kingdom_has_neither_the_bane_nor_the_colonies_of_the_old_one() -> None:
    chosen: Dict[str, Any] = {"bane": "moat", "colonies": True, "treasures_after_buy": True}
    cards = [id for id in WITCHES.cards if id != "moat"]
    config = Config("dominion", kingdom=WITCHES.id, options=chosen)
    for old in (config, Config("dominion", piles=cards, options=chosen), again(config, False)):
        new = again(old, True)
        assert (new.kingdom, new.piles) == (None, None)
        assert new.options == {"colonies": "random", "treasures_after_buy": True}


def test_what_was_left_to_chance_is_drawn_again_for_a_new_kingdom_after_the_same_one() -> None:
    config = Config("dominion", boxes=["prosperity"], options={"colonies": "random"})
    same = again(config, False)
    assert same.options["colonies"] is True                  # all ten cards are of Prosperity
    new = again(same, True)
    assert (new.options, new.boxes) == ({"colonies": "random"}, ["prosperity"])
    assert start(new, 2).describe()["options"]["colonies"] is True


def test_a_table_for_colonies_with_any_kingdom_has_them_with_a_new_one() -> None:
    config = Config("dominion", boxes=["base2e"], options={"colonies": True})
    assert again(config, True).options == {"colonies": True}
    assert again(again(config, False), True).options == {"colonies": True}


def test_a_new_kingdom_comes_from_the_boxes_of_the_cards_that_were_chosen() -> None:
    ten = list(next(found.cards for found in SETS if found.boxes == ["intrigue1e"]))
    assert again(Config("dominion", kingdom=ten), True).boxes == ["intrigue1e"]
