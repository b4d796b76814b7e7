"""Kingdomino, Queendomino and Royal Wedding once more, slow and obvious: whose turn, what is offered, what follows.

Written from the rulebooks, for the laws to compare the engine with."""
from collections import Counter
from typing import Any, Dict, List, Tuple

from slow_kingdom import (
    TILES,
    all_knights,
    crowns_in,
    ground_of,
    largest,
    lies_on,
    placements,
    sheet,
    territory,
)
from slow_table import SlowTable

NEXT = {"tax": "build", "build": "burn", "burn": "claim"}
ALL_KNIGHTS = 22
ALL_TOWERS = 15


class SlowGame(SlowTable):
    # ---- what is offered
    def options(self) -> List[str]:
        phase = self.phase
        if phase == "place":
            found = placements(self.kingdom, self.now["line"][self.now["at"]], self.limit)
            return found if found else ["discard"]
        if phase == "claim":
            return [f"claim:{each['domino']}" for each in self.now["offer"] if each["seat"] is None]
        if phase == "tax":
            found = self.taxes()
        elif phase == "build":
            found = self.buildings()
        else:
            found = self.burnings()
        return [*found, "done"] if found else []

    def is_asked(self) -> bool:
        """One placement or claim alone goes by itself; what is optional is asked wherever it is possible."""
        if self.phase in ("place", "claim") and not self.now["ask_forced"]:
            return len(self.options()) > 1
        return len(self.options()) > 0

    def allowed(self, action: str) -> bool:
        return "used" not in self.now or action not in self.now["used"][self.seat]

    def taxes(self) -> List[str]:
        turn, kingdom = self.now["turn"], self.kingdom
        if not turn["placed"] or kingdom["reserve"] == 0 or not (turn["taxed"] or self.allowed("tax")):
            return []
        squares = lies_on(kingdom["dominoes"][-1])
        return [f"tax:{half}" for half, square in zip(("first", "second"), squares, strict=True)
                if list(square) not in kingdom["knights"]]

    def price(self, slot: int) -> int:
        if not self.hosts_queen:
            return slot
        return slot - 1 if self.option("free_slot_refund") else max(slot - 1, 0)

    def buildings(self) -> List[str]:
        kingdom = self.kingdom
        full = [[built["x"], built["y"]] for built in kingdom["buildings"]]
        if not self.option("build_on_knights"):
            full += kingdom["knights"]
        free = [square for square, (terrain, _crowns) in ground_of(kingdom).items()
                if terrain == "town" and list(square) not in full]
        return [f"build:{slot},{x},{y}" for slot, tile in enumerate(self.now["board"]["slots"]) for x, y in free
                if tile is not None and self.price(slot) <= kingdom["coins"] and self.allowed("build")]

    def burnings(self) -> List[str]:
        board = self.now["board"]
        if board["dragon"] is not None or self.hosts_queen or self.kingdom["coins"] < 1 or not self.allowed("burn"):
            return []
        return [f"burn:{slot}" for slot, tile in enumerate(board["slots"]) if tile is not None]

    # ---- what a choice does
    def choose(self, choice: str, outcomes: List[str]) -> None:
        """Make a choice and go on to the next question; chance brings these outcomes and no more."""
        self.chance = list(outcomes)
        self.do(choice)
        while self.phase is not None and not self.is_asked():
            self.go_by_itself()
        assert self.chance == []

    def go_by_itself(self) -> None:
        if self.phase in ("place", "claim") and self.options():
            self.do(self.options()[0])
        else:
            self.skip()

    def do(self, choice: str) -> None:
        verb, _, rest = choice.partition(":")
        if choice == "done":
            self.skip()
        elif verb in ("place", "discard"):
            self.lay(rest)
        elif verb == "tax":
            self.tax(rest)
        elif verb == "build":
            self.build(*map(int, rest.split(",")))
        elif verb == "burn":
            self.burn(int(rest))
        else:
            next(each for each in self.now["offer"] if each["domino"] == int(rest))["seat"] = self.seat
            self.skip()

    def skip(self) -> None:
        """The phase is over."""
        turn = self.now["turn"]
        if self.phase == "claim":
            self.end_turn()
            return
        if self.phase == "tax" and turn["taxed"] and self.option("tax_boxes") == "per_action":
            self.open_safes()
        turn["phase"] = NEXT[turn["phase"]]

    def lay(self, where: str) -> None:
        turn, domino = self.now["turn"], self.now["line"][self.now["at"]]
        turn["placed"] = bool(where)
        if where:
            x, y, direction = where.split(",")
            self.kingdom["dominoes"].append({"domino": domino["domino"], "box": domino["box"], "x": int(x),
                                             "y": int(y), "direction": direction})
        else:
            self.kingdom["discarded"] += 1
        if self.game == "kingdomino" or not (where or self.option("actions_after_discard")):
            turn["phase"] = "claim"
        else:
            turn["phase"] = "tax" if where else "build"

    def note_use(self, action: str) -> None:
        if "used" in self.now and action not in self.now["used"][self.seat]:
            self.now["used"][self.seat].append(action)

    def tax(self, half: str) -> None:
        kingdom = self.kingdom
        square = lies_on(kingdom["dominoes"][-1])[0 if half == "first" else 1]
        kingdom["knights"].append(list(square))
        kingdom["reserve"] -= 1
        kingdom["coins"] += len(territory(ground_of(kingdom), square))
        self.now["turn"]["taxed"] = True
        self.note_use("tax")
        if self.option("tax_boxes") == "per_knight":
            self.open_safes()

    def open_safes(self) -> None:
        pays = {"knight": all_knights(self.kingdom), "tower": self.kingdom["towers"], None: 0}
        self.kingdom["coins"] += sum(pays[TILES[built["building"]]["tax"]] for built in self.kingdom["buildings"])

    def build(self, slot: int, x: int, y: int) -> None:
        kingdom, board = self.kingdom, self.now["board"]
        id = board["slots"][slot]
        knights, towers = TILES[id]["knights"], TILES[id]["towers"]
        if self.option("limited_pieces"):
            knights = min(knights, ALL_KNIGHTS - sum(map(all_knights, self.now["kingdoms"])))
            towers = min(towers, ALL_TOWERS - sum(each["towers"] for each in self.now["kingdoms"]))
        kingdom["coins"] -= self.price(slot)
        board["slots"][slot] = None
        kingdom["buildings"].append({"building": id, "x": x, "y": y})
        kingdom["reserve"] += knights
        kingdom["towers"] += towers
        if towers and kingdom["towers"] == max(each["towers"] for each in self.now["kingdoms"]):
            self.now["queen"] = self.place
        self.note_use("build")
        self.skip()

    def burn(self, slot: int) -> None:
        board = self.now["board"]
        self.kingdom["coins"] -= 1
        board["burned"] = dict(Counter(board["burned"]) + Counter([board["slots"][slot]]))
        board["slots"][slot] = None
        board["dragon"] = slot
        self.note_use("burn")
        self.skip()

    # ---- turns, rounds, games
    def end_turn(self) -> None:
        if self.now["round"] == 0:
            self.next_king()
            return
        self.now["turns"][self.seat] += 1
        self.now["at"] += 1
        if self.now["at"] == len(self.now["line"]):
            self.end_round()
        else:
            self.start_turn()

    def end_round(self) -> None:
        if "used" in self.now:
            self.now["used"] = [[] for _seat in range(self.seats)]
        if self.now["round"] == self.rounds:
            self.end_game()
            return
        if self.game != "kingdomino":
            self.fill_board()
        self.advance_line()

    def end_game(self) -> None:
        if not self.option("dynasty") or self.now["dynasty"]["game"] == 3:
            self.now["turn"] = None
            return
        self.now["dynasty"] = {"game": self.now["dynasty"]["game"] + 1, "totals": self.totals()}
        self.deal()

    # ---- points
    def sheets(self) -> List[Dict[str, Any]]:
        return [sheet(kingdom, self.game, self.now["options"], self.limit, self.now.get("queen") == place)
                for place, kingdom in enumerate(self.now["kingdoms"])]

    def totals(self) -> List[int]:
        """By kingdom; a Dynasty adds up its games."""
        before = self.now["dynasty"]["totals"] if "dynasty" in self.now else [0] * self.kingdoms
        return [int(total + sheet["total"]) for total, sheet in zip(before, self.sheets(), strict=True)]

    def winners(self, totals: List[int]) -> List[int]:
        """Most points, then the larger largest territory, then in Kingdomino more crowns; none of that in a Dynasty,
        which is more than its last kingdoms."""
        ranks: List[Tuple[int, ...]] = []
        for total, kingdom in zip(totals, self.now["kingdoms"], strict=True):
            ground = ground_of(kingdom)
            crowns = crowns_in(ground) if self.game == "kingdomino" else 0
            ranks.append((total,) if self.option("dynasty") else (total, largest(ground), crowns))
        return [seat for seat in range(self.seats) if ranks[self.kingdom_of(seat)] == max(ranks)]


def dealt(start: Dict[str, Any], game: str, deal: List[str]) -> SlowGame:
    """A new game of which a record tells the start and the deal."""
    table = SlowGame({"game": game, "seats": start["seats"], "options": start["options"],
                      "ask_forced": start["ask_forced"], "turns": [0] * start["seats"]})
    if table.option("dynasty"):
        table.now["dynasty"] = {"game": 1, "totals": [0] * table.kingdoms}
    if table.option("two_full_turns") is False and table.seats == 2:
        table.now["used"] = [[] for _seat in range(table.seats)]
    table.chance = list(deal)
    table.deal()
    assert table.chance == []
    return table
