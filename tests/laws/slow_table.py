"""The table of the slow and obvious dominoes: its size, what chance brings to it, and who claims first.

Plain data as `state.describe()` gives it; what chance brings is told, in the words of a record."""
import copy
from collections import Counter
from typing import Any, Dict, List, Optional

from slow_kingdom import TILES, Kingdom


class SlowTable:
    def __init__(self, description: Dict[str, Any]) -> None:
        self.now: Dict[str, Any] = copy.deepcopy(description)
        self.chance: List[str] = []

    # ---- the numbers of the set-up
    @property
    def game(self) -> str:
        return str(self.now["game"])

    @property
    def seats(self) -> int:
        return int(self.now["seats"])

    def option(self, name: str) -> Any:
        return self.now["options"].get(name)

    @property
    def kings(self) -> int:
        return 2 if self.seats == 2 else 1

    @property
    def kingdoms(self) -> int:
        return self.seats // 2 if self.option("teams") else self.seats

    @property
    def limit(self) -> int:
        if self.game == "kingdomino":
            return 7 if self.option("mighty_duel") else 5
        if self.game == "queendomino":
            return 7 if self.seats == 2 else 5
        return 7 if self.option("teams") or self.seats in (3, 4) else 5

    @property
    def line_length(self) -> int:
        if self.game == "kingdomino" and self.seats == 3 and not self.option("lines_of_four"):
            return 3
        return 8 if self.game == "royal_wedding" and (self.option("teams") or self.seats > 4) else 4

    @property
    def rounds(self) -> int:
        if self.game == "kingdomino":
            return 6 if self.seats == 2 and not self.option("mighty_duel") else 12
        return 24 if self.game == "royal_wedding" and self.line_length == 4 else 12

    def box(self, line: int) -> str:
        """Of the lines, counted from 0. Those of Royal Wedding are from both boxes in turn."""
        if self.game == "royal_wedding":
            return "queendomino" if line % 2 == 0 else "kingdomino"
        return self.game

    # ---- who and where
    @property
    def phase(self) -> Optional[str]:
        return None if self.now["turn"] is None else str(self.now["turn"]["phase"])

    @property
    def seat(self) -> int:
        return int(self.now["turn"]["seat"])

    @property
    def place(self) -> int:
        """The kingdom whose turn it is."""
        return self.kingdom_of(self.seat)

    def kingdom_of(self, seat: int) -> int:
        """Partners sit side by side, or opposite each other."""
        if not self.option("teams"):
            return seat
        return seat // 2 if self.option("partners") == "side_by_side" else seat % self.kingdoms

    @property
    def kingdom(self) -> Kingdom:
        return self.now["kingdoms"][self.place]  # type: ignore[no-any-return]

    @property
    def hosts_queen(self) -> bool:
        return bool(self.now["queen"] == self.place)

    # ---- chance
    def draw(self, what: str) -> str:
        """What chance brings next must be one of those."""
        drawn, _, which = self.chance.pop(0).partition(":")
        assert drawn == what
        return which

    def deal(self) -> None:
        now, town = self.now, self.game != "kingdomino"
        now["kingdoms"] = [{"dominoes": [], "discarded": 0} for _place in range(self.kingdoms)]
        now.update(round=0, line=[], at=0, undrawn=[self.kings] * self.seats,
                   bag={self.box(line): list(range(1, 49)) for line in range(2)})
        if town:
            for kingdom in now["kingdoms"]:
                kingdom.update(coins=7, reserve=1, knights=[], towers=0, buildings=[])
            now["board"] = {"slots": [None] * 6, "top": None, "dragon": None, "burned": {},
                            "stack": {id: tile["copies"] for id, tile in TILES.items()}}
            now["queen"] = None
            self.fill_board()
        self.draw_line()
        self.next_king()

    def next_king(self) -> None:
        """Who claims next before the first round. Two players of Queendomino draw one king: the order is 1-2-2-1."""
        now = self.now
        claimed = sum(each["seat"] is not None for each in now["offer"])
        if claimed == self.seats * self.kings:
            self.advance_line()
            return
        if self.game == "queendomino" and self.seats == 2 and claimed:
            seat = 1 - self.seat if claimed in (1, 3) else self.seat
        else:
            seat = int(self.draw("king"))
            assert now["undrawn"][seat] > 0
            now["undrawn"][seat] -= 1
        now["turn"] = {"seat": seat, "phase": "claim", "placed": False, "taxed": False}

    def draw_line(self) -> None:
        self.now["offer"] = []
        if self.now["round"] < self.rounds:
            box = self.box(self.now["round"])
            numbers = sorted(int(self.draw(box)) for _domino in range(self.line_length))
            for number in numbers:
                self.now["bag"][box].remove(number)
            self.now["offer"] = [{"domino": number, "box": box, "seat": None} for number in numbers]

    def fill_board(self) -> None:
        """The dragon flies home; tiles slide to the cheap end; new ones come in at the dear end while there are any."""
        board = self.now["board"]
        board["dragon"] = None
        tiles = [tile for tile in board["slots"] if tile is not None]
        while len(tiles) < 6:
            tile = board["top"] or self.draw_tile()
            if tile is None:
                break
            tiles.append(tile)
            board["top"] = self.draw_tile() if self.option("stack_top_visible") else None
        board["slots"] = tiles + [None] * (6 - len(tiles))

    def draw_tile(self) -> Optional[str]:
        board = self.now["board"]
        if not board["stack"] and self.option("burned_tiles_return"):
            board["stack"], board["burned"] = board["burned"], {}
        if not board["stack"]:
            return None
        tile = self.draw("building")
        assert board["stack"][tile] > 0
        board["stack"] = dict(Counter(board["stack"]) - Counter([tile]))
        return tile

    # ---- from line to line
    def start_turn(self) -> None:
        seat = self.now["line"][self.now["at"]]["seat"]
        self.now["turn"] = {"seat": seat, "phase": "place", "placed": False, "taxed": False}

    def advance_line(self) -> None:
        """The offer is the line now, without what nobody claimed; a new line is drawn, if it is not the last round."""
        self.now["line"] = [each for each in self.now["offer"] if each["seat"] is not None]
        self.now["round"] += 1
        self.now["at"] = 0
        self.now.pop("undrawn", None)
        self.draw_line()
        self.start_turn()
