"""Everything that is allowed, listed a second time from the text of the rules with slow arithmetic."""

from __future__ import annotations

from itertools import combinations

from rules import Action

from ..pieces import CELLS, GOODS, KIND, Field
from .oracle_arithmetic import FREE_STEP, choosable_species, workers_needed
from .oracle_board import Board, Mine

TAKES = {"market": ("ship", "animal"), "carpenter": ("building",), "church": ("mine", "monastery", "castle")}
EIGHT = ("market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower")


class LegalBoard(Board):
    """A board that knows its legal actions."""

    def legal(self) -> set[Action]:
        """Return everything that is allowed now."""
        if self.over:
            return set()
        me = self.seats[self.player]
        options = self.options() if self.effects else self._with_dice(me)
        assert options is not None
        return options | self._at_any_time(me)

    def _room(self, me: Mine, tile: int, *before: str) -> set[tuple[str, ...]]:
        """Return the picks that make room for a tile in the storage (BU-6.3)."""
        olds: list[tuple[str, ...]] = [()] if len(me.storage) < 3 else [(f"tile:{old}",) for old in me.storage]
        return {(*before, f"tile:{tile}", *old) for old in olds}

    def options(self) -> set[Action] | None:
        """Return what can be done with the effect on top; None if nothing."""
        me, kind = self.seats[self.player], self.effects[-1]
        decline = {Action("decline", ("button:decline",))}
        everywhere = [tile for depot in self.depots for tile in depot]
        places = {Action("place", self._at(tile, at)) for tile in me.storage for at in me.fields_for(tile)}
        sales = {Action("sell", (f"store:{self.player}:{GOODS[good]}",)) for good in me.goods}
        match kind:
            case "castle":
                takes = {Action("take", picks) for tile in everywhere for picks in self._room(me, tile)}
                return takes | places | sales | {Action("workers", ("button:workers",))}
            case "market" | "carpenter" | "church":
                takes = {Action("take", picks) for tile in everywhere if KIND[tile] in TAKES[kind] for picks in self._room(me, tile)}
                return takes | decline if takes else None
            case "warehouse":
                return sales | decline if sales else None
            case "town_hall":
                return places | decline if places or self._may_buy(me) else None
            case "crane":
                return {Action("copy", (f"building:{kind}",)) for kind in EIGHT} | decline
            case "geese":
                return {Action("join", (f"species:{one}",)) for one in choosable_species(me.duchy, me.tiles, self.geese)}
            case _:
                assert kind == "ship"
                return self._ships(me) if any(self.spaces) else None

    def _ships(self, me: Mine) -> set[Action]:
        """Return the choices of goods for a ship (BU-9.2, BU-9.3, BU-17.5)."""
        held = {GOODS[good] for good in me.goods}
        pairs = [tuple(sorted((n, n % 6 + 1))) for n in range(1, 7)] if me.has(5) else []
        found = set()
        for spaces in [*((n,) for n in range(1, 7)), *pairs]:
            new = sorted({GOODS[good] for n in spaces for good in self.spaces[n - 1]} - held)
            room = 3 - len(held)
            kept = [()] if len(new) <= room or not room else combinations(new, room)
            order = (6, 1) if spaces == (1, 6) else spaces
            for types in kept:
                found.add(Action("ship", (*(f"goods_space:{n}" for n in order), *(f"type:{n}" for n in types))))
        return found

    def _at(self, tile: int, at: Field) -> tuple[str, str]:
        return f"tile:{tile}", f"field:{self.player}:{CELLS.index(at)}"

    def _with_dice(self, me: Mine) -> set[Action]:
        """Return the four actions of each unused die with all changes that can be paid for (BU-5, BU-6, BU-7, BU-12, BU-13)."""
        found: set[Action] = set()
        offered: list[int] = []
        for index, (shown, used) in enumerate(zip(me.dice, me.used, strict=True)):
            if used or shown in offered:
                continue
            offered.append(shown)
            by = f"die:{self.player}:{index}"
            for n, depot in enumerate(self.depots, start=1):
                cost = workers_needed(shown, n, me.reach, me.has(12))
                if cost <= me.workers:
                    found |= {Action("take", picks, cost) for tile in depot for picks in self._room(me, tile, by)}
            for tile in me.storage:
                for at in me.fields_for(tile):
                    cost = workers_needed(shown, me.duchy.cells[at][1], me.reach, me.has(FREE_STEP[KIND[tile]]))
                    if cost <= me.workers:
                        found.add(Action("place", (by, *self._at(tile, at)), cost))
            for what in {GOODS[good] for good in me.goods}:
                cost = workers_needed(shown, what, me.reach, False)
                if cost <= me.workers:
                    found.add(Action("sell", (by, f"store:{self.player}:{what}"), cost))
            found.add(Action("workers", (by, "button:workers")))
        return found or {Action("end_turn", ("button:end",))}

    def _may_buy(self, me: Mine) -> bool:
        """Return whether this turn's purchase can still bring in a tile."""
        workers = me.workers + (2 * me.silver if me.has(28) else 0)
        hires = me.has(6) and workers >= 2 and any((*self.depots, self.black))
        return not self.bought and (hires or (me.silver >= 2 and bool(self.black)))

    def _at_any_time(self, me: Mine) -> set[Action]:
        """Return what is allowed at any time of the turn (BU-5.1, BU-14.1, BU-17.6, BU-17.22)."""
        found: set[Action] = set()
        if not self.bought and me.silver >= 2:
            found |= {Action("buy", picks) for tile in self.black for picks in self._room(me, tile)}
        if not self.bought and me.has(6) and me.workers >= 2:
            reached = [tile for depot in (*self.depots, self.black) for tile in depot]
            found |= {Action("hire", ("button:hire", *picks), 2) for tile in reached for picks in self._room(me, tile)}
        if me.has(28) and me.silver:
            found.add(Action("exchange", ("button:exchange",)))
        for shown in {shown for shown, used in zip(me.dice, me.used, strict=True) if not used}:
            index = next(index for index, used in enumerate(me.used) if not used and me.dice[index] == shown)
            for n in range(1, 7):
                cost = workers_needed(shown, n, me.reach, False)
                if 0 < cost <= me.workers:
                    found.add(Action("turn", (f"die:{self.player}:{index}", f"number:{n}"), cost))
        return found
