"""What a player may do with dice and in extra actions with the expansions, listed from the text of the rules with slow arithmetic."""

from __future__ import annotations

from functools import cache
from typing import Any

from rules import Action

from ..pieces import COLOUR_OF, GOODS, KIND_OF, NAME_OF
from .observer import land_of
from .oracle_arithmetic import FREE_STEP, workers_needed


class Options:
    """The position from the view of the player in turn."""

    def __init__(self, state: Any) -> None:
        self.state, self.player = state, state.turn_of
        self.seat = state.seats[self.player]
        self.store = state.stores[self.seat.store]
        self.land = land_of(state.estates[self.seat.estate].duchy)
        self.tiles = state.estates[self.seat.estate].tiles
        self.held = {shield for _, shield in self.seat.shields}
        self.monasteries = _monasteries(self.tiles)
        if self.seat.named is not None:
            self.monasteries |= _monasteries(state.estates[state.seats[self.seat.named].estate].tiles) - {27}
        self.stored = [tile for tile in (*self.seat.storage, *self.store.storage) if tile]
        self.board = [(n, tile) for n, slots in enumerate(state.depots, 1) for tile in slots if tile]
        self.black = [*(tile for tile in state.black if tile), *state.inns[-1:]]

    def legal(self) -> set[Action] | None:
        """Return everything allowed now if it is about one of the player's dice or an extra action; otherwise None."""
        match type(self.state.pending[-1]).__name__:
            case "DieAction":
                found = self._dice()
            case "CastleAction":
                found = self._free() | self._shields([n for space in self.state.shields for n in space] if 11 in self.held else [])
            case "ExtraAction":
                found = self._free() | {Action("decline", ("button:decline",))}
            case "WhiteCastle":
                found = self._with(self.state.white, ())
            case "EndTurn":
                found = {Action("end_turn", ("button:end",))}
            case _:
                return None
        return found | self._at_any_time()

    def _dice(self) -> set[Action]:
        found, seen = set(), set()
        for die, (shown, used) in enumerate(zip(self.seat.dice, self.seat.used, strict=True)):
            if not used and shown not in seen:
                seen.add(shown)
                found |= self._with(shown, (f"die:{self.player}:{die}",))
        if self.state.shields and not any(self.seat.used) and len(set(self.seat.dice)) == 1:
            found |= self._shields(self.state.shields[self.seat.dice[0] - 1], f"die:{self.player}:0")
        return found

    def _shields(self, shields: Any, *by: str) -> set[Action]:
        castles = [tile for tile in self.tiles if tile and KIND_OF.get(tile) == "castle"]
        return {Action("shield", (*by, f"shield:{shield}", f"tile:{castle}")) for shield in shields for castle in castles}

    def _with(self, shown: int, by: tuple[str, ...]) -> set[Action]:
        """Return the four actions with a number, which workers and free steps change."""
        found = {Action("workers", (*by, "button:workers"))}
        for n, tile in self.board:
            found |= {Action("take", picks, cost) for cost in self._cost(shown, n, 12) for picks in self._room(tile, *by)}
        for tile in self.stored:
            for field in self._fields(tile):
                free = FREE_STEP.get(KIND_OF.get(tile, ""), 0)
                picks = (*by, f"tile:{tile}", f"field:{self.seat.estate}:{field}")
                found |= {Action("place", picks, cost) for cost in self._cost(shown, self.land.cells[field]["die"], free)}
        for what in {GOODS[good] for good in self.store.goods}:
            found |= {Action("sell", (*by, f"store:{self.player}:{what}"), cost) for cost in self._cost(shown, what, 0)}
        return found

    def _free(self) -> set[Action]:
        """Return the four actions with any number."""
        found = {Action("workers", ("button:workers",))}
        found |= {Action("take", picks) for _, tile in self.board for picks in self._room(tile)}
        found |= {Action("place", (f"tile:{tile}", f"field:{self.seat.estate}:{at}")) for tile in self.stored for at in self._fields(tile)}
        return found | {Action("sell", (f"store:{self.player}:{GOODS[good]}",)) for good in self.store.goods}

    def _at_any_time(self) -> set[Action]:
        """Return what is allowed alongside it: purchase, workers on dice, silver for workers, shields 16 and 6."""
        found: set[Action] = set()
        if not self.state.bought and self.store.silver >= 2:
            found |= {Action("buy", picks) for tile in self.black for picks in self._room(tile)}
        if not self.state.bought and 6 in self.monasteries and self.store.workers >= 2:
            every = [*(tile for _, tile in self.board), *self.black]
            found |= {Action("hire", picks, 2) for tile in every for picks in self._room(tile, "button:hire")}
        if not self.state.bought and 6 in self.monasteries and self.state.mixed_payment and self.store.workers and self.store.silver:
            every = [*(tile for _, tile in self.board), *self.black]
            found |= {Action("mix", picks, 1) for tile in every for picks in self._room(tile, "button:mix")}
        if 28 in self.monasteries and self.store.silver:
            several = [(f"coins:{n}",) for n in range(1, self.store.silver + 1)] if self.state.shields else [()]
            found |= {Action("exchange", ("button:exchange", *coins)) for coins in several}
        dice = {shown: n for n, (shown, used) in reversed([*enumerate(zip(self.seat.dice, self.seat.used, strict=True))]) if not used}
        for shown, die in dice.items():
            for to in {1, 2, 3, 4, 5, 6} - {shown}:
                found |= {Action("turn", (f"die:{self.player}:{die}", f"number:{to}"), cost) for cost in self._cost(shown, to, 0)}
                if 16 in self.held and not self.state.die_set:
                    found.add(Action("set_die", ("shield:16", f"die:{self.player}:{die}", f"number:{to}")))
        if 6 in self.held and self.seat.named is None:
            found |= {Action("name", ("shield:6", f"seat:{other}")) for other in range(len(self.state.seats)) if other != self.player}
        return found

    def _cost(self, shown: int, wanted: int, free: int) -> list[int]:
        """Return the workers needed, or nothing if there are too few."""
        cost = _needed(shown, wanted, 2 if 8 in self.monasteries else 1, free in self.monasteries)
        return [cost] if cost <= self.store.workers else []

    def _room(self, tile: int, *before: str) -> list[tuple[str, ...]]:
        """Return the picks that store a tile: with the space of a team, or with the tile that makes room."""
        own, common = 0 in self.seat.storage, 0 in self.store.storage
        if own and common:
            spaces = (f"storage:{self.player}:{self.seat.storage.index(0)}", f"common:{self.seat.store}:{self.store.storage.index(0)}")
            return [(*before, f"tile:{tile}", space) for space in spaces]
        if own or common or 4 in self.held:
            return [(*before, f"tile:{tile}")]
        return [(*before, f"tile:{tile}", f"tile:{old}") for old in self.stored]

    def _fields(self, tile: int) -> list[int]:
        """Return where a tile fits, regardless of the number (BU-7.1)."""
        kind = KIND_OF.get(tile, "")
        found = []
        for field, colour in enumerate(self.land.colour):
            fits = not self.tiles[field] and (18 in self.held or any(self.tiles[near] for near in self.land.linked[field]))
            fits = fits and COLOUR_OF.get(kind, colour) == colour
            area = [self.tiles[other] for other in self.land.area(field)]
            if fits and kind == "building" and 1 not in self.monasteries:
                fits = NAME_OF[tile] not in [NAME_OF.get(other) for other in area if other]
            if fits and kind == "inn":
                fits = "inn" not in [KIND_OF.get(other) for other in area if other]
            if fits:
                found.append(field)
        return found


_needed = cache(workers_needed)


def _monasteries(tiles: Any) -> set[int]:
    return {int(NAME_OF[tile][9:]) for tile in tiles if KIND_OF.get(tile) == "monastery"}
