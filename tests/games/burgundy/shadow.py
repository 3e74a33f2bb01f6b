"""The game once more, kept beside the real one by following its decisions: what everybody has, and everything that is allowed.

Written from the rules' text with the slow reckoning; of the real game only chance is read: dice, tiles and goods laid out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from rules import Action

from .pieces import BACK, CELLS, DUCHIES, GOODS, KIND, NAME, SPECIES_OF, Duchy, Field, neighbours
from .reckoning import (
    BONUS,
    FREE_STEP,
    PER_GOOD,
    PHASE_POINTS,
    animal_points,
    choosable_species,
    complete_colours,
    end_points,
    full_area,
    size_points,
    workers_needed,
)

PHASES = "ABCDE"
TAKES = {"market": ("ship", "animal"), "carpenter": ("building",), "church": ("mine", "monastery", "castle")}
EIGHT = ("market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower")
COLOUR = {"building": "beige", "animal": "light_green", "ship": "blue", "monastery": "yellow", "castle": "dark_green", "mine": "grey"}


@dataclass
class Mine:
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
        """Whether a monastery lies in the duchy."""
        return any(NAME[tile] == f"monastery{number}" for tile in self.tiles.values())

    def fields_for(self, tile: int) -> list[Field]:
        """Where a tile can lie, numbers apart (BU-7.1)."""
        found = []
        for at, (colour, _) in self.duchy.cells.items():
            fits = at not in self.tiles and colour == COLOUR[KIND[tile]] and neighbours(at, self.tiles)
            if fits and KIND[tile] == "building" and not self.has(1):
                town = _area(self.duchy, at)
                fits = not any(NAME[other] == NAME[tile] for one, other in self.tiles.items() if one in town)
            if fits:
                found.append(at)
        return found

    @property
    def reach(self) -> int:
        """How far a worker turns a die (BU-5.3)."""
        return 2 if self.has(8) else 1


def _area(duchy: Duchy, at: Field) -> frozenset[Field]:
    return full_area(duchy, duchy.cells, at)


@dataclass
class Shadow:
    """The whole game."""

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
    """Where the animals placed last lie."""
    effects: list[str] = field(default_factory=list)
    """What is open above the turn: ``castle``, ``ship``, ``geese``, or a kind of building."""

    # the beginning and chance
    @staticmethod
    def of(state: Any) -> Shadow:
        """Beside a game at the beginning of a turn."""
        seats = []
        for seat in state.seats:
            estate = state.estates[seat.estate]
            tiles = {at: tile for at, tile in zip(CELLS, estate.tiles, strict=True) if tile}
            duchy = DUCHIES[str(estate.duchy)]
            mine = Mine(duchy, tiles, list(seat.goods), seat.silver, seat.workers, [tile for tile in seat.storage if tile], list(seat.sold))
            mine.dice, mine.used, mine.bonuses = list(seat.dice), list(seat.used), list(seat.bonuses)
            mine.colours = complete_colours(duchy, tiles)
            seats.append(mine)
        order = list(state.order)
        twin = Shadow(seats, order, [list(stack) for stack in state.bridge], [list(space) for space in state.goods_spaces])
        twin.phase, twin.round, twin.turn = state.phase, state.round, order.index(state.turn_of)
        twin.depots = [{tile for tile in slots if tile} for slots in state.depots]
        twin.black = {tile for tile in state.black if tile}
        twin.coming = list(state.round_goods)
        laid = [tile for depot in (*twin.depots, twin.black) for tile in depot]
        twin.seen = {*laid, *state.gone, *(tile for mine in seats for tile in (*mine.tiles.values(), *mine.storage))}
        return twin

    def _look(self, state: Any, *, new_phase: bool) -> None:
        """Read what chance has brought: dice for everybody, the white die's good, and in a new phase all tiles and goods."""
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

    # decisions
    @property
    def player(self) -> int:
        """Who is in turn."""
        return self.order[self.turn]

    def do(self, action: Action, after: Any) -> None:
        """Follow a decision; ``after`` is the state behind it, for what chance has brought."""
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
        self._look(after, new_phase=new_phase)

    # what is allowed
    def _drop_what_is_lost(self) -> None:
        """An effect without any use is lost, a ship without goods sails on."""
        while self.effects and not self.over and self._options() is None:
            if self.effects.pop() == "ship":
                self._sail()

    def legal(self) -> set[Action]:
        """Everything that is allowed now."""
        if self.over:
            return set()
        me = self.seats[self.player]
        options = self._options() if self.effects else self._with_dice(me)
        assert options is not None
        return options | self._at_any_time(me)

    def _room(self, me: Mine, tile: int, *before: str) -> set[tuple[str, ...]]:
        """The picks that bring a tile into the storage (BU-6.3)."""
        olds: list[tuple[str, ...]] = [()] if len(me.storage) < 3 else [(f"tile:{old}",) for old in me.storage]
        return {(*before, f"tile:{tile}", *old) for old in olds}

    def _options(self) -> set[Action] | None:
        """What can be done with the effect on top; None if nothing."""
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
        """BU-9.2, BU-9.3, BU-17.5"""
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
        """The four actions of each unused die with all changes that can be paid (BU-5, BU-6, BU-7, BU-12, BU-13)."""
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
        """Whether this turn's purchase can still bring a tile."""
        workers = me.workers + (2 * me.silver if me.has(28) else 0)
        hires = me.has(6) and workers >= 2 and any((*self.depots, self.black))
        return not self.bought and (hires or (me.silver >= 2 and bool(self.black)))

    def _at_any_time(self, me: Mine) -> set[Action]:
        """BU-5.1, BU-14.1, BU-17.6, BU-17.22"""
        found: set[Action] = set()
        if not self.bought and me.silver >= 2:
            found |= {Action("buy", picks) for tile in self.black for picks in self._room(me, tile)}
        if not self.bought and me.has(6) and me.workers >= 2:
            reached = [tile for depot in (*self.depots, self.black) for tile in depot]
            found |= {Action("hire", ("button:hire", *picks), 2) for tile in reached for picks in self._room(me, tile)}
        if me.has(28) and me.silver:
            found.add(Action("exchange", ("button:exchange",)))
        for index, (shown, used) in enumerate(zip(me.dice, me.used, strict=True)):
            for n in range(1, 7):
                cost = workers_needed(shown, n, me.reach, False)
                if not used and 0 < cost <= me.workers:
                    found.add(Action("turn", (f"die:{self.player}:{index}", f"number:{n}"), cost))
        return found

    # comparison
    def agrees(self, state: Any) -> None:
        """The real state holds the same."""
        assert state.bridge == tuple(map(tuple, self.bridge))
        assert [{tile for tile in slots if tile} for slots in state.depots] == self.depots
        assert {tile for tile in state.black if tile} == self.black
        assert [sorted(space) for space in state.goods_spaces] == [sorted(space) for space in self.spaces]
        if not self.over:
            assert (state.phase, state.round, list(state.order), state.turn_of) == (self.phase, self.round, self.order, self.player)
            assert state.bought == self.bought
        for mine, seat in zip(self.seats, state.seats, strict=True):
            assert {at: tile for at, tile in zip(CELLS, state.estates[seat.estate].tiles, strict=True) if tile} == mine.tiles
            assert sorted(tile for tile in seat.storage if tile) == sorted(mine.storage)
            assert (sorted(seat.goods), sorted(seat.sold)) == (sorted(mine.goods), sorted(mine.sold))
            assert (seat.silver, seat.workers) == (mine.silver, mine.workers)
            assert (list(seat.used), sorted(seat.bonuses)) == (mine.used, sorted(mine.bonuses))

    def scores(self) -> list[Counter[str]]:
        """The points of everybody by source, as they stand."""
        return [Counter({key: n for key, n in mine.points.items() if n}) for mine in self.seats]

    def result(self) -> list[int]:
        """The points at the end (BU-16.1)."""
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
        """The players from the first to the last (BU-16.3)."""
        order = [player for stack in reversed(self.bridge) for player in stack]
        empty = [len(CELLS) - len(mine.tiles) for mine in self.seats]
        return sorted(range(len(self.seats)), key=lambda player: (scores[player], empty[player], order.index(player)), reverse=True)


def _number(item: str) -> int:
    return int(item.rpartition(":")[2])
