"""Positions for the lesson: a game in which nothing has been done yet, with tiles and goods rearranged. None are added or removed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules import Record, Value, arranged, new, replaced, with_credit
from rules.games.burgundy.board.bridge import advanced
from rules.games.burgundy.board.credits import earned
from rules.games.burgundy.components import (
    ANIMALS,
    BACK,
    BUILDING,
    BUILDING_EFFECT,
    GOODS_TYPE,
    KIND,
    MODULE_TILES,
    NAME,
    PHASES,
    SPECIES,
    TILES,
)
from rules.games.burgundy.state import State, store_of, values_of

GAME = "burgundy"
ME, OTHER = 0, 1
DECIDED = ("workers", "end_turn", "settle")
"""What everybody does until the learner's turn: choose where to begin, and take workers."""
ENOUGH = 200
"""More seeds than it takes to find a deal that suits."""


class Arranged:
    """A turn of seat 0 in some phase and round, to be arranged further; so far all players have only taken workers.

    Seat 0 ``begins`` the first round, or is the last in it; their duchy has the number ``duchy`` if it is drawn by lot.
    """

    def __init__(
        self, names: tuple[str, ...], phase: str, in_round: int, begins: bool = True, duchy: int = 0, **options: Value | bool
    ) -> None:
        self.unused = {tile for module, tiles in MODULE_TILES.items() if not options.get(module) for tile in tiles}
        self.dealt = next(dealt for dealt in self._deals(names, options) if _suits(dealt.game.state, begins, duchy))
        wanted = (PHASES.index(phase), in_round, ME)
        while (self.dealt.game.state.phase, self.dealt.game.state.round, self.dealt.game.decider) != wanted:
            self.dealt.game.apply(next(action for action in self.dealt.game.legal if action.kind in DECIDED))
        self.state: Any = self.dealt.rules.copy(self.dealt.game.state)
        self.me = self.state.seats[ME]
        self.store = store_of(self.state, ME)
        for store in self.state.stores:
            store.workers = 0 if store is self.store else 2

    def _deals(self, names: tuple[str, ...], options: Mapping[str, Value | bool]) -> Iterator[Record]:
        return (new(GAME, names, seed, {"duchies": "first", **options}) for seed in range(ENOUGH))

    def depot(self, number: int, *names: str) -> None:
        """Put tiles with these names into a depot in exchange for others with the same back."""
        for name in names:
            slots = self.state.depots[number - 1]
            self._exchange(*next((there, tile) for there in slots for tile in self._called(name) if there and BACK[there] == BACK[tile]))

    def storage(self, *names: str) -> None:
        """Put tiles with these names on the learner's storage spaces."""
        for space, name in enumerate(names):
            tile = self._tile(name)
            self.me.storage = replaced(self.me.storage, space, tile)

    def duchy(self, tiles: Mapping[int, str], player: int = ME) -> None:
        """Place tiles on fields: they score and move the marker as in play, but nothing else happens. No colour may be filled."""
        seat = self.state.seats[player]
        for field, name in tiles.items():
            tile = self._tile(name)
            estate = self.state.estates[seat.estate]
            estate = type(estate)(estate.duchy, replaced(estate.tiles, field, tile))
            self.state.estates = replaced(self.state.estates, seat.estate, estate)
            area = estate.land.area_of[field]
            if estate.complete(estate.land.areas[area]):
                scored = ((area, self.state.phase),)
                seat.areas += scored
                points = earned(values_of(self.state), estate.duchy, scored, ())
                self.state.credited = with_credit(self.state.credited, player, points)
            there = (estate.tiles[other] for other in estate.land.areas[area])
            points = {
                "animals": sum(ANIMALS[other] for other in there if SPECIES[other] == SPECIES[tile]),
                "watchtowers": BUILDING_EFFECT[BUILDING[tile]].vp if BUILDING[tile] else 0,
            }
            self.state.credited = with_credit(self.state.credited, player, points)
            if KIND[tile] == "ship" and not self.state.solo:
                self.state.bridge = advanced(self.state.bridge, player, lambda other: False)

    def goods(self, own: Sequence[int], spaces: Mapping[int, Sequence[int]]) -> None:
        """Set the learner's goods and those of some depots by type; depot 6 gets what is left over."""
        state = self.state
        free = [*self.store.goods, *(good for space in state.goods_spaces for good in space)]
        self.store.goods = tuple(self._good(free, what) for what in own)
        filled = {depot: tuple(self._good(free, what) for what in types) for depot, types in spaces.items()}
        last = len(state.goods_spaces)
        state.goods_spaces = tuple(filled.get(depot, tuple(free) if depot == last else ()) for depot in range(1, last + 1))

    def common(self, *names: str) -> None:
        """Put tiles with these names on the common storage spaces of the learner's team."""
        for space, name in enumerate(names):
            self.store.storage = replaced(self.store.storage, space, self._tile(name))

    def begin_at(self, field: int) -> None:
        """Move the learner's start castle to another field."""
        estate = self.state.estates[self.me.estate]
        (castle,) = filter(None, estate.tiles)
        moved = type(estate)(estate.duchy, tuple(castle if at == field else 0 for at in estate.land.fields))
        self.state.estates = replaced(self.state.estates, self.me.estate, moved)

    def route(self, first: int) -> None:
        """Put a trade route card first in the learner's row, in exchange for the one that is there."""
        state, other = self.state, {self.me.routes[0]: first, first: self.me.routes[0]}
        for seat in state.seats:
            seat.routes = tuple(other.get(card, card) for card in seat.routes)
        state.routes_left = state.routes_left.holding(tuple(other.get(card, card) for card in state.routes_left.cards))

    def shield(self, depot: int, wanted: int) -> None:
        """Put a shield on the goods space of a depot, in exchange for one that is there."""
        state, there = self.state, self.state.shields[depot - 1][0]
        other = {there: wanted, wanted: there}
        state.shields = tuple(tuple(other.get(shield, shield) for shield in space) for space in state.shields)
        state.shields_left = state.shields_left.holding(tuple(other.get(shield, shield) for shield in state.shields_left.cards))

    def record(self) -> Record:
        """Return the position, checked by the rules."""
        return arranged(self.dealt, self.state)

    def _called(self, name: str) -> list[int]:
        """Return the tiles with a name that no player has, leaving out those that are not in this game."""
        taken = {tile for estate in self.state.estates for tile in estate.tiles} | {
            tile for seat in self.state.seats for tile in seat.storage
        }
        return [tile for tile in TILES if NAME[tile] == name and tile not in taken and tile not in self.unused]

    def _tile(self, name: str) -> int:
        """Take a tile from those that have left the game, or else from a depot."""
        state, wanted = self.state, self._called(name)
        there, tile = next(
            (there, tile)
            for row in (state.gone, *state.depots, state.black)
            for there in row
            for tile in wanted
            if there not in (0, *self.unused) and BACK[there] == BACK[tile]
        )
        self._exchange(there, tile)
        state.gone = tuple(other for other in state.gone if other != tile)
        state.depots = tuple(tuple(0 if other == tile else other for other in slots) for slots in state.depots)
        state.black = tuple(0 if other == tile else other for other in state.black)
        return tile

    def _exchange(self, one: int, two: int) -> None:
        """Swap two tiles that have the same back and belong to no player."""
        state, other = self.state, {one: two, two: one}

        def changed(tiles: Sequence[int]) -> tuple[int, ...]:
            return tuple(other.get(tile, tile) for tile in tiles)

        state.depots = tuple(map(changed, state.depots))
        state.black, state.gone = changed(state.black), changed(state.gone)
        state.supplies = tuple(pile.holding(changed(pile.cards)) for pile in state.supplies)

    def _good(self, free: list[int], what: int) -> int:
        """Take a goods tile of a type out of ``free``, swapping one with the reserve if there is none."""
        found: int
        if not any(GOODS_TYPE[good] == what for good in free):
            reserve = self.state.reserve
            given = next(good for good in reserve.cards if GOODS_TYPE[good] == what)
            self.state.reserve = reserve.holding((*reserve.without(given).cards, free.pop()))
            free.append(given)
        found = next(good for good in free if GOODS_TYPE[good] == what)
        free.remove(found)
        return found


def _suits(state: State, begins: bool, duchy: int) -> bool:
    """Return whether the learner goes first, or last, and has the duchy wanted."""
    known = {state.estates[state.seats[ME].estate].duchy, *state.seats[ME].offered}
    return state.order[0 if begins else -1] == ME and (not duchy or known == {duchy})
