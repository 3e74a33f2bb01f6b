"""Positions for the lesson: a first turn of seat 0 with tiles and goods rearranged. No tile is added or removed."""

from __future__ import annotations

from typing import Any

from app.teaching.lesson import LEARNER as ME
from rules import Record, Value, arranged, new, replaced
from rules.games.praga.components import (
    ACTION_TILE,
    ACTIONS,
    BUILDING,
    KINDS,
    PROJECTS,
    RESOURCES,
    SEALS,
    SITES,
    TECHNOLOGY,
    TILE,
    TRACKS,
    TURNS,
    UPGRADE,
    WALL,
)
from rules.games.praga.state import Building

GAME = "praga"
OTHER = 1
SEED = 5


def number(kind: str, name: str) -> int:
    """Return the number of an upgrade, a wall or a building with this name."""
    return next(n for n, tile in enumerate(TILE[kind]) if tile.id == name)


def action_tile(name: str) -> int:
    """Return the number of an action tile with this name."""
    return next(n for n, tile in enumerate(ACTION_TILE) if tile.id == name)


def seal(name: str) -> int:
    """Return the number of a seal with this name."""
    return next(n for n, one in enumerate(SEALS) if one.id == name)


def site(name: str) -> int:
    """Return the number of a site with this name."""
    return next(n for n, one in enumerate(SITES) if one.id == name)


class Arranged:
    """A turn of seat 0 before anything has been done in it, to be arranged; ``last`` is the last turn of the game."""

    def __init__(self, names: tuple[str, ...], *, last: bool = False, **options: Value | bool) -> None:
        first: dict[str, Value | bool] = {"start_player": "first_seat"} if len(names) > 1 else {}
        self.dealt = new(GAME, names, SEED, {"action_side": "a_first_game"} | first | options)
        self.state: Any = self.dealt.rules.copy(self.dealt.game.state)
        self.me = self.state.seats[ME]
        if last:
            self.state.turns = TURNS[len(names)] - len(names)
            self.state.seats[OTHER].pawn = 1

    def has(self, player: int = ME, **goods: int) -> None:
        """Set resources and the spaces of cubes on tracks by name."""
        seat = self.state.seats[player]
        for what, n in goods.items():
            if what in RESOURCES:
                seat.stock = replaced(seat.stock, RESOURCES.index(what), n)
            else:
                seat.tracks = replaced(seat.tracks, TRACKS.index(what), n)

    def crane(self, **positions: int) -> None:
        """Put action tiles at positions in exchange for what lies there."""
        for name, at in positions.items():
            tile = action_tile(name)
            there, now = self.state.crane[at], self.state.crane.index(tile)
            self.state.crane = replaced(replaced(self.state.crane, now, there), at, tile)

    def row(self, kind: str, *names: str) -> None:
        """Lay tiles into the slots of a row from the left."""
        row = KINDS.index(kind)
        for slot, name in enumerate(names):
            tile, there = number(kind, name), self.state.rows[row][slot]
            if tile == there:
                continue
            self._exchange(row, tile, there)
            self.state.rows = replaced(self.state.rows, row, replaced(self.state.rows[row], slot, tile))

    def upgrade(self, name: str, rotation: int = 0, player: int = ME) -> None:
        """Lay an upgrade on the action board of a player."""
        tile = self._drawn(UPGRADE, name)
        seat, field = self.state.seats[player], ACTIONS.index(TILE[UPGRADE][tile].action)
        seat.fields = replaced(seat.fields, field, (*seat.fields[field], (tile, rotation)))
        if player == ME:
            self.state.turn.heights = tuple(map(len, seat.fields))

    def wall(self, name: str, at: int, rotation: int = 0, player: int = ME) -> None:
        """Lay a wall on the action board of a player."""
        seat = self.state.seats[player]
        seat.walls = replaced(seat.walls, at, (self._drawn(WALL, name), rotation))

    def building(self, name: str, at: str, rotation: int = 0, player: int = ME) -> None:
        """Build on a site, with a cube of a player."""
        tile = self._drawn(BUILDING, name)
        self.state.buildings = replaced(self.state.buildings, site(at), Building(tile, rotation, player, player))
        self.state.seats[player].cubes -= 1

    def technology(self, name: str) -> None:
        """Give the learner a technology, which works."""
        tile = next(n for n, one in enumerate(TECHNOLOGY) if one.id == name)
        level = TECHNOLOGY[tile].level - 1
        self.state.technologies = replaced(self.state.technologies, level, self.state.technologies[level].without(tile))
        self.me.technologies += (tile,)

    def project(self, name: str, row: int, column: int, player: int = ME) -> None:
        """Set a player's cube on a project."""
        seat = self.state.seats[player]
        seat.projects = replaced(seat.projects, PROJECTS.index(name), (row, column))

    def seats(self, **values: Any) -> None:
        """Set what else the learner has, by the names of the state."""
        for name, value in values.items():
            setattr(self.me, name, value)

    def record(self) -> Record:
        """Return the position, checked by the rules."""
        return arranged(self.dealt, self.state)

    def _drawn(self, kind: str, name: str) -> int:
        """Take a tile of the first era from its stack, or from the display, whose slot is filled again."""
        row, tile = KINDS.index(kind), number(kind, name)
        rows = self.state.rows[row]
        special = TILE[kind][tile].special
        if tile in rows:
            top = self.state.stacks[row][special].cards[-1]
            self._exchange(row, top, tile)
            self.state.rows = replaced(self.state.rows, row, replaced(rows, rows.index(tile), top))
        normal, others = self.state.stacks[row]
        stacks = (normal, others.without(tile)) if special else (normal.without(tile), others)
        self.state.stacks = replaced(self.state.stacks, row, stacks)
        return tile

    def _exchange(self, row: int, tile: int, there: int) -> None:
        """Put ``there`` where ``tile`` is: in its stack, in another slot, or on a site built on from the start."""
        state = self.state
        if tile in state.rows[row]:
            state.rows = replaced(state.rows, row, replaced(state.rows[row], state.rows[row].index(tile), there))
            return
        for at, building in enumerate(state.buildings):
            if building is not None and KINDS[row] == BUILDING and building.tile == tile:
                state.buildings = replaced(state.buildings, at, Building(there, building.rotation))
                return
        piles = tuple(pile.holding(tuple(there if card == tile else card for card in pile.cards)) for pile in state.stacks[row])
        state.stacks = replaced(state.stacks, row, piles)
