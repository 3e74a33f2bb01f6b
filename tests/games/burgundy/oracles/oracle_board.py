"""What each player has and where everything is, according to the text of the rules; only chance is read from the real game.

Dice, tiles and goods laid out are looked up; everything else follows from the decisions (``oracle``).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from msgspec import Struct, field

from ..pieces import BACK, CELLS, DUCHIES, KIND, NAME, Duchy, Field, area_slowly, neighbours
from .oracle_arithmetic import complete_colours

COLOUR = {"building": "beige", "animal": "light_green", "ship": "blue", "monastery": "yellow", "castle": "dark_green", "mine": "grey"}


class Mine(Struct):
    """What a player has."""

    duchy: Duchy
    tiles: dict[Field, int]
    goods: list[int]
    silver: int
    workers: int
    storage: list[int] = field(default_factory=list)
    sold: list[int] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    used: list[bool] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    colours: set[str] = field(default_factory=set)
    bonuses: list[str] = field(default_factory=list)

    def has(self, number: int) -> bool:
        """Return whether a monastery is in the duchy."""
        return any(NAME[tile] == f"monastery{number}" for tile in self.tiles.values())

    def fields_for(self, tile: int) -> list[Field]:
        """Return where a tile can be placed, ignoring die numbers (BU-7.1)."""
        found = []
        for at, (colour, _) in self.duchy.cells.items():
            fits = at not in self.tiles and colour == COLOUR[KIND[tile]] and bool(neighbours(at, self.tiles))
            if fits and KIND[tile] == "building" and not self.has(1):
                town = area_slowly(self.duchy, at)
                fits = not any(NAME[other] == NAME[tile] for one, other in self.tiles.items() if one in town)
            if fits:
                found.append(at)
        return found

    @property
    def reach(self) -> int:
        """Return how far one worker changes a die (BU-5.3)."""
        return 2 if self.has(8) else 1


class Board(Struct):
    """The whole game at a moment."""

    seats: list[Mine]
    order: list[int]
    bridge: list[list[int]]
    spaces: list[list[int]]
    depots: list[set[int]] = field(default_factory=list)
    black: set[int] = field(default_factory=set)
    coming: list[int] = field(default_factory=list)
    seen: set[int] = field(default_factory=set)
    phase: int = 0
    round: int = 1
    turn: int = 0
    bought: bool = False
    over: bool = False
    geese: Field = (0, 0)
    """Where the animals placed last are."""
    effects: list[str] = field(default_factory=list)
    """What is open on top of the turn: ``castle``, ``ship``, ``geese``, or a kind of building."""

    @property
    def player(self) -> int:
        """Return the player in turn."""
        return self.order[self.turn]

    @classmethod
    def of(cls, state: Any) -> Self:
        """Start alongside a game at the beginning of a turn."""
        seats = []
        for seat, store in zip(state.seats, state.stores, strict=True):
            estate = state.estates[seat.estate]
            tiles = {at: tile for at, tile in zip(CELLS, estate.tiles, strict=True) if tile}
            duchy = DUCHIES[str(estate.duchy)]
            storage = [tile for tile in seat.storage if tile]
            mine = Mine(duchy, tiles, list(store.goods), store.silver, store.workers, storage, list(store.sold))
            mine.dice, mine.used, mine.bonuses = list(seat.dice), list(seat.used), list(seat.bonuses)
            mine.colours = complete_colours(duchy, tiles)
            seats.append(mine)
        order = list(state.order)
        oracle = cls(seats, order, [list(stack) for stack in state.bridge], [list(space) for space in state.goods_spaces])
        oracle.phase, oracle.round, oracle.turn = state.phase, state.round, order.index(state.turn_of)
        oracle.depots = [{tile for tile in slots if tile} for slots in state.depots]
        oracle.black = {tile for tile in state.black if tile}
        oracle.coming = list(state.round_goods)
        laid = [tile for depot in (*oracle.depots, oracle.black) for tile in depot]
        oracle.seen = {*laid, *state.gone, *(tile for mine in seats for tile in (*mine.tiles.values(), *mine.storage))}
        return oracle

    def look(self, state: Any, *, new_phase: bool) -> None:
        """Read what chance has brought: everyone's dice, the white die's good and, in a new phase, all tiles and goods."""
        if new_phase:
            self.depots = [{tile for tile in slots if tile} for slots in state.depots]
            self.black = {tile for tile in state.black if tile}
            laid = [tile for depot in (*self.depots, self.black) for tile in depot]
            assert not self.seen & set(laid), "a tile has come back"
            assert all(BACK[tile] == "black" for tile in self.black)
            assert not any(BACK[tile] == "black" for depot in self.depots for tile in depot)
            self.seen |= set(laid)
            first = [good for good in state.goods_spaces[state.white - 1] if good not in self.spaces[state.white - 1]]
            assert len(first) == 1
            self.coming = [*first, *state.round_goods]
        self.spaces[state.white - 1].append(self.coming.pop(0))
        for mine, seat in zip(self.seats, state.seats, strict=True):
            mine.dice, mine.used = list(seat.dice), [False, False]
