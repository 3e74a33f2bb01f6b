"""An observer who watches a game with the expansions and keeps their own books, from the events and the data alone.

What is laid, won, paid and scored is worked out anew, slowly, from where tiles lie and from what the rules say; only which tile went
where is read from the states.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from rules import Event, Game

from ..pieces import COLOURS, DATA, GOODS, KIND_OF, LAYOUTS, NAME_OF
from .oracle_arithmetic import BONUS, PER_GOOD, PHASE_POINTS, size_points

PHASES = "ABCDE"
RIMS = (("-1,-2", "-2,-1"), ("3,-2", "3,-1"), ("-2,3", "-1,3"))
CARDS = DATA["expansions"]["trade_routes"]["cards"]
TYPE_OF = {item["id"]: item["die"] for item in DATA["goods"]["types"]}
RESOURCES = ("silver", "worker", "goods")


class Land:
    """A duchy as drawn: its fields by number, and which of them touch, found from their places."""

    def __init__(self, number: int) -> None:
        self.layout = LAYOUTS[number - 1]
        self.cells: list[dict[str, Any]] = self.layout["cells"]
        self.colour = [cell["color"] for cell in self.cells]
        self.names = [cell["id"] for cell in self.cells]
        steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        place = {(cell.get("island"), cell["q"], cell["r"]): n for n, cell in enumerate(self.cells)}
        self.near = [
            {place[key] for q, r in steps if (key := (cell.get("island"), cell["q"] + q, cell["r"] + r)) in place} for cell in self.cells
        ]
        self.linked = [set(near) for near in self.near]
        for one, other in self.layout.get("river_links", ()):
            self.linked[self.names.index(one)].add(self.names.index(other))
            self.linked[self.names.index(other)].add(self.names.index(one))

        self.areas = [
            self.group(field, [n for n, one in enumerate(self.colour) if one == colour]) for field, colour in enumerate(self.colour)
        ]

    def area(self, field: int) -> set[int]:
        """Return the fields of one colour around a field."""
        return self.areas[field]

    def group(self, field: int, among: Iterable[int]) -> set[int]:
        """Return the fields of ``among`` that hang together with a field."""
        within, found = set(among), {field}
        while more := {other for one in found for other in self.near[one]} & within - found:
            found |= more
        return found


@cache
def land_of(number: int) -> Land:
    """Return a duchy by its place in the data, counted from 1."""
    return Land(number)


class Observer:
    """The books of a whole game."""

    def __init__(self, game: Game[Any]) -> None:
        self.points: list[Counter[str]] = [Counter() for _ in game.state.seats]
        self.ranks: list[int] = []
        self.pairs: dict[int, set[tuple[int, int]]] = defaultdict(set)
        self.colours: dict[int, set[str]] = defaultdict(set)
        self.given: Counter[str] = Counter()
        self.counter, self.target = 0, game.state.solo.target if game.state.solo else 0
        self.paid = 0

    def saw(self, before: Any, events: Sequence[Event], after: Any) -> None:
        """Enter what an action has brought; ``before`` and ``after`` are the states around it."""
        self._resources(before, events, after)
        for event in events:
            self._event(before, event, after)
        self._placement(before, after)
        self._shields(before, events, after)
        self._agrees(after)

    def _resources(self, before: Any, events: Sequence[Event], after: Any) -> None:
        """Check that events account for all silver, workers and goods."""
        gained: Counter[tuple[int, str]] = Counter()
        for event in events:
            if event.player is not None:
                for what in RESOURCES:
                    gained[after.seats[event.player].store, what] += event.gains.get(what, 0)
        for number, (old, new) in enumerate(zip(before.stores, after.stores, strict=True)):
            for what, n in (("silver", new.silver - old.silver), ("worker", new.workers - old.workers), ("goods", _n(new) - _n(old))):
                assert gained[number, what] == n, (what, n, events)
            assert min(new.silver, new.workers) >= 0
            if after.solo is None:
                assert len({GOODS[good] for good in new.goods}) <= 3

    def _event(self, before: Any, event: Event, after: Any) -> None:
        player = event.player
        match event.kind:
            case "sold":
                assert player is not None
                n = sum(1 for item in event.items if item.startswith("good:"))
                double = 12 in _held(before, player)
                self.points[player]["sales"] += PER_GOOD[_values(after)] * n * (1 + double)
            case "watchtower":
                assert player is not None
                self.points[player]["watchtowers"] += 4
            case "animals" | "monastery":
                assert player is not None
                self.points[player][{"monastery": "monasteries"}.get(event.kind, event.kind)] += event.gains["points"]
            case "bought_points":
                assert player is not None
                self.points[player]["points_bought"] += -event.gains["silver"]
            case "route":
                assert player is not None
                self._route(player, event, after)
            case "tribute":
                self.paid += -sum(event.gains.get(what, 0) for what in ("silver", "worker"))
            case _:
                pass
        if after.solo and event.gains.get("points"):
            self.counter += event.gains["points"]
            if self.counter >= self.target:
                self.counter, self.target = 0, max(5, self.target - 5)

    def _route(self, player: int, event: Event, after: Any) -> None:
        """Check a tile laid on a trade route, and count 4 points where the printed type brings them."""
        good, space = (int(item.rpartition(":")[2]) for item in event.items)
        store = after.stores[after.seats[player].store]
        assert store.sold[space] == good
        printed = CARDS[after.seats[player].routes[space // 3] - 1]["spaces"][space % 3]
        matches = TYPE_OF[printed["goods"]] == GOODS[good]
        assert event.values["bonus"] == (printed["same_as"] if matches else "")
        self.points[player]["trade_routes"] += 4 * (matches and printed["same_as"] == "watchtower")

    def _placement(self, before: Any, after: Any) -> None:
        for number, (old, new) in enumerate(zip(before.estates, after.estates, strict=True)):
            placed = [field for field, (was, tile) in enumerate(zip(old.tiles, new.tiles, strict=False)) if was != tile]
            if not before.round or not placed:
                continue
            (field,) = placed
            player = before.turn_of
            assert after.seats[player].estate == number
            assert not old.tiles[field], "a tile has moved"
            self._scored(before, after, player, land_of(new.duchy), new.tiles, field)

    def _scored(self, before: Any, after: Any, player: int, land: Land, tiles: Sequence[int], field: int) -> None:
        """Enter what a placement scores by itself: posts, area, colour."""
        tile, held = tiles[field], _held(before, player)
        occupied = {n for n, there in enumerate(tiles) if there}
        near = bool(land.linked[field] & occupied - {field})
        assert near or 18 in held, "a tile lies apart"
        if tile <= len(NAME_OF) and KIND_OF[tile] != "inn":
            assert land.colour[field] == _colour(KIND_OF[tile])
        phase = PHASE_POINTS[PHASES[before.phase]]
        if land.layout["kind"] == "border":
            self._posts(player, land, occupied, phase, len(after.seats))
        area = land.area(field)
        inns = [tiles[one] for one in area if tiles[one] in KIND_OF and KIND_OF[tiles[one]] == "inn"]
        assert len(inns) <= 1, "two inns in an area"
        if area <= occupied and not (after.solo and all(tiles)):
            size = min(len(area) + len(inns) + (17 in held), 8 if after.area_size_cap else 10)
            self.points[player].update({"area_size": size_points(size), "area_phase": phase})
        side = after.seats[player].estate
        for colour in COLOURS:
            fields = {n for n, one in enumerate(land.colour) if one == colour}
            if fields <= occupied and colour not in self.colours[side]:
                self.colours[side].add(colour)
                if after.solo is None and self.given[colour] < 2:
                    self.points[player]["colours"] += BONUS[len(after.seats)][self.given[colour]] * (1 + (7 in held))
                    self.given[colour] += 1

    def _posts(self, player: int, land: Land, occupied: set[int], phase: int, players: int) -> None:
        rims = [[land.names.index(name) for name in rim] for rim in RIMS]
        for one, other in combinations(range(3), 2):
            joined = any(set(rims[other]) & land.group(start, occupied) & occupied for start in rims[one] if start in occupied)
            if joined and (one, other) not in self.pairs[player]:
                self.pairs[player].add((one, other))
                self.points[player]["border_posts"] += phase
                if len(self.pairs[player]) == 3:
                    self.ranks.append(player)
                    if len(self.ranks) <= 2:
                        self.points[player]["border_posts"] += BONUS[players][len(self.ranks) - 1]

    def _shields(self, before: Any, events: Sequence[Event], after: Any) -> None:
        held = [shield for seat in after.seats for _, shield in seat.shields]
        lying = [shield for space in after.shields for shield in space]
        if after.shields:
            assert sorted([*held, *lying, *after.shields_gone, *after.shields_left.cards]) == list(range(1, 19))
        for seat in after.seats:
            castles = [tile for tile in after.estates[seat.estate].tiles if tile in KIND_OF and KIND_OF[tile] == "castle"]
            assert {castle for castle, _ in seat.shields} <= set(castles)
            assert len({castle for castle, _ in seat.shields}) == len(seat.shields)
            if len(seat.storage) > (2 if len(after.estates) < len(after.seats) else 3):
                assert 4 in [shield for _, shield in seat.shields] or type(after.pending[-1]).__name__ in ("Discard", "Pool")
        if (before.phase, False) != (after.phase, after.standings is not None) and after.shields:
            assert self.paid == len(held), "a shield has been kept without tribute"
            self.paid = 0

    def _agrees(self, state: Any) -> None:
        """Check the points credited and the markers of a lone player."""
        credited: list[Counter[str]] = [Counter() for _ in state.seats]
        for player, source, n in state.credited:
            credited[player][source] += n
        if state.solo:
            if state.standings is None:
                assert (self.counter, self.target) == (state.solo.counter, state.solo.target)
            assert not any(source in ("colours", "border_posts", "trade_routes") for source in credited[0])
            for source in ("sales", "watchtowers", "animals", "monasteries", "points_bought"):
                assert credited[0][source] == self.points[0][source], source
            if _nothing_open(state):
                for source in ("area_size", "area_phase"):
                    assert credited[0][source] == self.points[0][source], source
            return
        assert credited == [Counter({key: n for key, n in mine.items() if n}) for mine in self.points]


def _n(store: Any) -> int:
    return len(store.goods)


def _nothing_open(state: Any) -> bool:
    """Return whether a lone player has had all consequences of an action (BU-25.15); a win cuts them short."""
    if not state.pending:
        return not all(state.estates[0].tiles)
    return type(state.pending[-1]).__name__ in ("DieAction", "EndTurn")


def _values(state: Any) -> int:
    return 2 if state.solo else len(state.seats)


def _held(state: Any, player: int) -> list[int]:
    return [shield for _, shield in state.seats[player].shields]


def _colour(kind: str) -> str:
    found: str = next(item["color"] for item in DATA["tile_kinds"]["kinds"] if item["id"] == kind)
    return found
