"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.definition import Demand
from rules.engine.sequence.pool import each

from ..components import (
    ACTION_TILES,
    ACTIONS,
    EFFECT,
    ERAS,
    KINDS,
    LAST_SPACE,
    LEVELS,
    LIMIT,
    MAX_CUBES,
    PLACES,
    PLAZA_TILE,
    POSITIONS,
    PROJECT,
    PROJECTS,
    RESOURCES,
    SEALS,
    SEGMENTS,
    SETS,
    SITES,
    SLOTS,
    START_SPACE,
    STREETS,
    STRIPS,
    TECHNOLOGY_TRACK,
    TILE,
    TOP,
    TRACKS,
    TURNS,
    UPGRADE,
    WALL_SITES,
    WEALTH,
)
from ..pieces import Street
from ..scoring.final import FINAL_ROWS
from ..scoring.rows import ROWS
from ..state import NOBODY, Laid, Parler, Seat, State, Turn
from ..steps.effects import Choose, Gain

MAX_COUNTER = 500
"""More than all the eggs, windows or markers a player can get, and more than any number of points from one source."""
MAX_BONUSES = 40
"""More often than one action can be performed in a turn, however that comes about."""
ROTATIONS = range(6)


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    players = len(state.seats)
    yield "the turn is wrong", 0 <= state.turns <= TURNS[players]
    yield "the start player is wrong", state.first in range(players)
    yield "the era is wrong", state.era in ERAS
    yield "a project has unknown steps", len(state.sets) == len(PROJECTS) and set(state.sets) <= set(SETS)
    yield "a street is unknown", len(state.streets) == len(STREETS) and all(map(_is_laid_out, STREETS, state.streets))
    yield "the crane has the wrong number of positions", len(state.crane) == POSITIONS
    yield "the box is wrong", state.box in range(POSITIONS) and not state.crane[state.box]
    yield "an action tile is worth five points twice", len(set(state.fives)) == len(state.fives) and set(state.fives) <= set(ACTION_TILES)
    yield "a row of the display is wrong", [*map(len, state.rows)] == [SLOTS] * len(KINDS)
    yield "a stack is missing", len(state.stacks) == len(state.later) == len(state.removed) == len(KINDS)
    yield "a stack of technologies is missing", len(state.technologies) == len(LEVELS)
    yield "the bridge has the wrong number of slots", len(state.bridge) == len(state.strips) == len(STRIPS)
    yield "a bonus strip is wrong", all(side in range(len(sides)) for side, sides in zip(state.strips, STRIPS, strict=True))
    yield "a plaza is missing", len(state.plazas) == len(state.faces) == len(state.evaluated) == len(PLACES)
    yield "a plaza has the wrong tile", all(map(_fits, range(len(PLACES)), state.plazas, state.faces))
    yield "the city has the wrong number of sites", len(state.buildings) == len(SITES)
    owners = range(NOBODY, players + (state.parler is not None))
    for site, building in zip(SITES, state.buildings, strict=True):
        if building is not None:
            yield "a building stands at a closed plaza", state.plazas[site.plaza] > 0
            yield "a building belongs to nobody known", building.builder in owners and building.cube in owners
            yield "a building lies askew", building.rotation in ROTATIONS
    yield "a reward is owed to nobody", all(owed.player in range(players) and state.plazas[owed.plaza] for owed in state.owed)
    yield "a seal is missing", len(state.seals) == len(SEALS) and set(state.seals) <= set(owners)
    known = {*ROWS, *FINAL_ROWS}
    yield "points are credited for something unknown", all(row in known and 0 < n <= MAX_COUNTER for _, row, n in state.credited)
    for seat in state.seats:
        yield from _seat(seat)
    if state.turn is not None:
        yield from _turn(state.turn, state.seats[state.turn_of])
    if state.parler is not None:
        yield from _parler(state, state.parler)
    for step in each(state.pending):
        if isinstance(step, Choose):
            yield "an effect is unknown", step.effect in EFFECT
        if isinstance(step, Gain):
            yield "an effect is unknown", set(step.effects) <= set(EFFECT)


def _is_laid_out(street: Street, side: str) -> bool:
    """Return whether a side of a street exists."""
    return side in street.base or side in street.ongoing


def _fits(place: int, tile: int, face: int) -> bool:
    """Return whether a plaza tile can lie at a place with a face up."""
    return tile == 0 or (PLAZA_TILE[tile].color == PLACES[place].color and face in range(len(PLAZA_TILE[tile].faces)))


def _are_of_their_action(action: str, field: tuple[Laid, ...]) -> bool:
    """Return whether only upgrades of an action lie on its field (PC-4.4)."""
    return all(tile in range(1, len(TILE[UPGRADE])) and TILE[UPGRADE][tile].action == action for tile, _ in field)


def _lies(laid: Laid) -> bool:
    return laid[1] in ROTATIONS


def _seat(seat: Seat) -> Iterator[Demand]:
    yield "a resource is missing", len(seat.stock) == len(RESOURCES)
    limits = [LIMIT[what] or MAX_COUNTER for what in RESOURCES]
    yield "a counter is out of range", all(0 <= n <= limit for n, limit in zip(seat.stock, limits, strict=True))
    yield (
        "a track is wrong",
        len(seat.tracks) == len(TRACKS)
        and all(start <= space <= top for start, space, top in zip(START_SPACE, seat.tracks, TOP, strict=True)),
    )
    yield "a production tile has no track", len(seat.production) == TECHNOLOGY_TRACK
    yield "a wealth bonus is missing", len(seat.wealth) == len(WEALTH)
    yield "the marker cubes are wrong", 0 <= seat.cubes <= MAX_CUBES
    yield "the rights to seals are wrong", 0 <= seat.seal_rights <= TECHNOLOGY_TRACK
    yield "the action board is wrong", len(seat.fields) == len(ACTIONS) and len(seat.walls) == len(WALL_SITES)
    yield "an upgrade lies on the field of another action", all(map(_are_of_their_action, ACTIONS, seat.fields))
    yield "a tile of the action board lies askew", all(map(_lies, (*seat.walls, *(laid for field in seat.fields for laid in field))))
    yield "a technology works that nobody owns", {*seat.fresh, *seat.worked} <= set(seat.technologies)
    yield "the pawn has left the road", seat.pawn in range(LAST_SPACE + 1)
    yield (
        "a cube has left its project",
        all(row in range(of.rows) and column in range(of.columns) for (row, column), of in zip(seat.projects, PROJECT, strict=True)),
    )


def _turn(turn: Turn, seat: Seat) -> Iterator[Demand]:
    yield "an action tile is unknown", turn.tile in (0, *ACTION_TILES) and turn.half in (0, 1)
    yield "a segment is unknown", turn.segment in range(len(SEGMENTS))
    yield "an action field is missing", len(turn.heights) == len(turn.bonuses) == len(ACTIONS)
    yield "an action field was higher than it is", all(0 <= was <= len(field) for was, field in zip(turn.heights, seat.fields, strict=True))
    yield "too many upgrade bonuses are open", all(0 <= n <= MAX_BONUSES for n in turn.bonuses)
    yield "a step is open on no project", all(step.project in range(len(PROJECTS)) for step in turn.steps)


def _parler(state: State, parler: Parler) -> Iterator[Demand]:
    yield "Peter Parler plays with others", len(state.seats) == 1
    yield (
        "his tracks are wrong",
        all(
            start <= space <= top
            for start, space, top in zip(START_SPACE[:TECHNOLOGY_TRACK], parler.tracks, TOP[:TECHNOLOGY_TRACK], strict=True)
        ),
    )
    yield "his cubes have left the display", len(parler.rows) == len(KINDS) and set(parler.rows) <= set(range(SLOTS))
    yield "his pawn has left the plazas", parler.pawn in range(len(PLACES)) and state.plazas[parler.pawn] > 0
