"""A second game kept in step with the real one by following its decisions: what each player has, and everything that is allowed.

Written from the text of the rules with slow arithmetic; only chance is read from the real game: dice, tiles and goods laid out.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules import Action

from ..pieces import CELLS, GOODS, KIND, NAME, SPECIES_OF, Field
from .oracle_arithmetic import (
    BONUS,
    PER_GOOD,
    PHASE_POINTS,
    animal_points,
    choosable_species,
    complete_colours,
    end_points,
    full_area,
    size_points,
)
from .oracle_board import Mine
from .oracle_legal import LegalBoard

PHASES = "ABCDE"


class Oracle(LegalBoard):
    """The whole game, move by move."""

    def do(self, action: Action, after: Any) -> None:
        """Follow a decision; ``after`` is the state after it, read for what chance has brought."""
        me, picks = self.seats[self.player], list(action.picks)
        by = int(picks.pop(0)[-1]) if picks[0].startswith("die:") else None
        me.workers -= action.cost
        if self.effects and by is None and action.kind not in ("buy", "hire", "exchange"):
            self.effects.pop()
        if by is not None and action.kind != "turn":
            me.used[by] = True
        match action.kind:
            case "turn":
                assert by is not None
                me.dice[by] = _number(picks[0])
            case "take" | "buy" | "hire":
                self._store(me, [_number(pick) for pick in picks if pick.startswith("tile:")])
                me.silver -= 2 * (action.kind == "buy")
                self.bought |= action.kind != "take"
            case "place":
                self._place(me, _number(picks[0]), CELLS[_number(picks[1])])
            case "sell":
                self._sell(me, _number(picks[0]))
            case "workers":
                me.workers += 4 if me.has(14) else 2
                me.silver += me.has(13)
            case "exchange":
                me.silver -= 1
                me.workers += 2
            case "ship":
                self._collect(me, picks)
            case "copy":
                self._benefit(me, picks[0].partition(":")[2])
            case "join":
                self._score_animals(me, self.geese, picks[0].partition(":")[2])
            case "end_turn":
                self._end_turn(after)
            case _:
                assert action.kind == "decline"
        self._drop_what_is_lost()

    def _store(self, me: Mine, tiles: list[int]) -> None:
        for depot in (*self.depots, self.black):
            depot.discard(tiles[0])
        for old in tiles[1:]:
            assert len(me.storage) == 3
            me.storage.remove(old)
        me.storage.append(tiles[0])

    def _sell(self, me: Mine, what: int) -> None:
        sold = [good for good in me.goods if GOODS[good] == what]
        me.goods = [good for good in me.goods if GOODS[good] != what]
        me.sold += sold
        me.points["sales"] += PER_GOOD[len(self.seats)] * len(sold)
        me.silver += 1 + me.has(3)
        me.workers += me.has(4)

    def _place(self, me: Mine, tile: int, at: Field) -> None:
        me.storage.remove(tile)
        me.tiles[at] = tile
        area = full_area(me.duchy, me.tiles, at)
        if area:
            me.points["area_size"] += size_points(len(area))
            me.points["area_phase"] += PHASE_POINTS[PHASES[self.phase]]
        for colour in complete_colours(me.duchy, me.tiles) - me.colours:
            me.colours.add(colour)
            given = [bonus for mine in self.seats for bonus in mine.bonuses if bonus.endswith(f":{colour}")]
            if len(given) < 2:
                me.bonuses.append(f"{('large', 'small')[len(given)]}:{colour}")
                me.points["colours"] += BONUS[len(self.seats)][len(given)]
        match KIND[tile]:
            case "ship":
                self.effects.append("ship")
            case "castle":
                self.effects.append("castle")
            case "animal":
                self._animals(me, at)
            case "building":
                self._benefit(me, NAME[tile])
            case "monastery" if NAME[tile] == "monastery27":
                stack = next(stack for stack in self.bridge if self.player in stack)
                stack.remove(self.player)
                stack.insert(0, self.player)

    def _animals(self, me: Mine, at: Field) -> None:
        self.geese = at
        species = choosable_species(me.duchy, me.tiles, at)
        if SPECIES_OF[me.tiles[at]] == "geese" and len(species) > 1:
            self.effects.append("geese")
        else:
            self._score_animals(me, at, *species if SPECIES_OF[me.tiles[at]] == "geese" else ())

    def _score_animals(self, me: Mine, at: Field, chosen: str = "") -> None:
        me.points["animals"] += animal_points(me.duchy, me.tiles, at, me.has(7), chosen)

    def _benefit(self, me: Mine, kind: str) -> None:
        match kind:
            case "boarding_house":
                me.workers += 4
            case "bank":
                me.silver += 2
            case "watchtower":
                me.points["watchtowers"] += 4
            case _:
                self.effects.append(kind)

    def _collect(self, me: Mine, picks: list[str]) -> None:
        chosen = [_number(pick) for pick in picks if pick.startswith("goods_space:")]
        kept = {_number(pick) for pick in picks if pick.startswith("type:")}
        held = {GOODS[good] for good in me.goods}
        new = {GOODS[good] for n in chosen for good in self.spaces[n - 1]} - held
        if not kept:
            kept = new if len(held | new) <= 3 else set()
        for n in chosen:
            taken = [good for good in self.spaces[n - 1] if GOODS[good] in held | kept]
            self.spaces[n - 1] = [good for good in self.spaces[n - 1] if good not in taken]
            me.goods += taken
        assert len({GOODS[good] for good in me.goods}) <= 3
        self._sail()

    def _sail(self) -> None:
        here = next(n for n, stack in enumerate(self.bridge) if self.player in stack)
        if here == 6:
            return
        self.bridge[here].remove(self.player)
        stack = self.bridge[here + 1]
        below = bool(stack) and self.seats[stack[0]].has(27)
        stack.insert(1 if below else 0, self.player)

    def _end_turn(self, after: Any) -> None:
        self.turn += 1
        self.bought = False
        if self.turn < len(self.order):
            return
        self.turn = 0
        new_phase = self.round == 5
        if new_phase:
            for mine in self.seats:
                mines = sum(KIND[tile] == "mine" for tile in mine.tiles.values())
                mine.silver += mines
                mine.workers += mines * mine.has(2)
            if self.phase == 4:
                self.over = True
                return
            self.phase += 1
        self.round = 1 if new_phase else self.round + 1
        self.order = [player for stack in reversed(self.bridge) for player in stack]
        self.look(after, new_phase=new_phase)

    def _drop_what_is_lost(self) -> None:
        """Drop effects that cannot be used; a ship without goods moves on."""
        while self.effects and not self.over and self.options() is None:
            if self.effects.pop() == "ship":
                self._sail()

    # comparison
    def agrees(self, state: Any) -> None:
        """Check that the real state holds the same."""
        assert state.bridge == tuple(map(tuple, self.bridge))
        assert [{tile for tile in slots if tile} for slots in state.depots] == self.depots
        assert {tile for tile in state.black if tile} == self.black
        assert [sorted(space) for space in state.goods_spaces] == [sorted(space) for space in self.spaces]
        if not self.over:
            assert (state.phase, state.round, list(state.order), state.turn_of) == (self.phase, self.round, self.order, self.player)
            assert state.bought == self.bought
        for mine, seat, store in zip(self.seats, state.seats, state.stores, strict=True):
            assert {at: tile for at, tile in zip(CELLS, state.estates[seat.estate].tiles, strict=True) if tile} == mine.tiles
            assert sorted(tile for tile in seat.storage if tile) == sorted(mine.storage)
            assert (sorted(store.goods), sorted(store.sold)) == (sorted(mine.goods), sorted(mine.sold))
            assert (store.silver, store.workers) == (mine.silver, mine.workers)
            assert (list(seat.used), sorted(seat.bonuses)) == (mine.used, sorted(mine.bonuses))

    def scores(self) -> list[Counter[str]]:
        """Return every player's points by source at this moment."""
        return [Counter({key: n for key, n in mine.points.items() if n}) for mine in self.seats]

    def result(self) -> list[int]:
        """Return the points at the end (BU-16.1)."""
        end = [
            end_points(
                list(mine.tiles.values()),
                [GOODS[good] for good in mine.goods],
                [GOODS[good] for good in mine.sold],
                mine.silver,
                mine.workers,
                len(mine.bonuses),
            )
            for mine in self.seats
        ]
        return [sum(mine.points.values()) + sum(more.values()) for mine, more in zip(self.seats, end, strict=True)]

    def ranking(self, scores: list[int]) -> list[int]:
        """Rank the players from first to last (BU-16.3)."""
        order = [player for stack in reversed(self.bridge) for player in stack]
        empty = [len(CELLS) - len(mine.tiles) for mine in self.seats]
        return sorted(range(len(self.seats)), key=lambda player: (scores[player], empty[player], order.index(player)), reverse=True)


def _number(item: str) -> int:
    return int(item.rpartition(":")[2])
