"""The rail of the team game: for each team the boxes of both partners, and once what they have in common."""

from __future__ import annotations

from app.games.base.panels import panel
from app.games.base.seats import player_box
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box
from rules.games.burgundy.state import State, estate_of, store_of

from ...faces import MiniDuchyFace
from ...position import Position
from ...words.tiles import D, throw
from .. import places
from . import minis

BOX, CLOSE, APART = 78.0, 4.0, 10.0
"""Height of a partner's box, the gap between the boxes of a team, and the one between the teams."""
MOST, LEAST_LOG = 370.0, 76.0
"""Maximum height of what a team has in the rail, and the minimum room for which a log is shown below."""
ROW = 34.0
"""Height of the row with the key numbers and the common storage."""
STORED = 28.0
WAITING = 18.0
"""Size of the dice of the partner of the player to move: theirs are not the ones that are used."""


def playing(state: State) -> bool:
    """Return whether players share their duchies."""
    return len(state.estates) < len(state.seats)


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out both teams from the top, then the log, in a very wide window beside them."""
    state = position.view
    column, beside = rail_columns(area)
    count = len(state.estates)
    high = min(MOST, (column.h - 16 - (count - 1) * APART) / count)
    placed: list[Placement] = []
    top = column.y + 8
    for estate in range(count):
        partners = [player for player, seat in enumerate(state.seats) if seat.estate == estate]
        placed += _team(position, state, partners, Rect(column.x + 9, top, column.w - 18, high))
        top += high + APART
    below = Rect(column.x + 9, top, column.w - 18, column.bottom - 8 - top)
    log = beside or (below if below.h >= LEAST_LOG else None)
    if log is not None:
        placed += log_box(position, log, position.texts(f"{D}.label.log"))
    return placed


def _team(position: Position, state: State, partners: list[int], area: Rect) -> list[Placement]:
    """Lay out the partners' boxes, each with dice and private storage, and below them what is common."""
    placed: list[Placement] = []
    top = area.y
    for player in partners:
        placed += _partner(position, state, player, Rect(area.x, top, area.w, BOX))
        top += BOX + CLOSE
    return placed + _common(position, state, partners, Rect(area.x, top, area.w, area.bottom - top))


def _partner(position: Position, state: State, player: int, box: Rect) -> list[Placement]:
    seat = state.seats[player]
    place = f"{state.order.index(player) + 1}." if state.round and state.standings is None else ""
    placed = [player_box(position, player, box, place)]
    waits = state.standings is None and state.turn_of != player and state.seats[state.turn_of].estate == seat.estate
    size = WAITING if waits else minis.DIE
    placed += minis.dice(position, seat, player, box.x + 14, box.bottom - minis.DIE / 2 - size / 2 - 8, throw(state), size)
    room = Rect(box.right - 14 - 2 * STORED, box.bottom - STORED - 7, 2 * STORED, STORED)
    return placed + minis.stored(seat.storage, f"mini:{player}:storage", room, 2.0)


def _common(position: Position, state: State, partners: list[int], area: Rect) -> list[Placement]:
    """Lay out the duchy, the supplies and the storage of a team."""
    first = partners[0]
    owner = state.turn_of if state.turn_of in partners else first
    estate, store = estate_of(state, first), store_of(state, first)
    placed = [panel(f"team:{first}", area, z=-20)]
    number = next(n for n in (estate.duchy, *state.seats[first].offered) if n)
    room = Rect(area.x + 10, area.y + 8, area.w - 20, area.h - ROW - 12)
    whole, radius = places.extent(number), places.duchy_radius(room, number=number)
    width, height = radius * whole.w * places.ROOT3, radius * whole.h
    mini = Rect(room.cx - width / 2, room.cy - height / 2, width, height)
    placed.append(Placement(f"mini:{first}", "mini_duchy", mini, MiniDuchyFace(minis.cells(number, estate.tiles)), z=-10, static=True))
    row = Rect(area.x + 14, area.bottom - ROW - 1, area.w - 28, ROW)
    spots = [(row.x + n * (minis.PAIR + 5), row.cy - 11) for n in range(3)]
    placed += minis.numbers(store, first, spots, owner)
    storage = Rect(row.right - 2 * STORED, row.cy - STORED / 2, 2 * STORED, STORED)
    return placed + minis.stored(store.storage, f"mini:{first}:common", storage, 2.0, common=True)
