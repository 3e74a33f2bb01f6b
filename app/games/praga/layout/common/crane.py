"""The action crane: the wheel of bonuses, the tiles in two halves, the box."""

from __future__ import annotations

from app.games.base.panels import background
from app.table.geometry.faces import TextFace
from app.table.geometry.placement import Placement, Rect
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import CRANE_POINTS, POSITIONS, SEGMENTS
from rules.games.praga.state import State

from ...choice.gestures import chosen_half
from ...faces import BonusFace, CraneFace, HalfFace, PositionFace
from ...position import Position
from ...words import things
from ..geometry import wheel

PIECES = 5


def crane(position: Position, area: Rect) -> list[Placement]:
    """Lay out the crane; the tile of this turn stays where it was taken from until it returns."""
    state = position.view
    place = area.inset(5)
    side = CraneFace("B" if state.side == "b" else "")
    placed = [background("crane_tray", "tray", area), Placement("frame:crane", "crane", place, side, static=True, z=-40)]
    for number in range(len(SEGMENTS)):
        at = (state.box + 1 + number) % POSITIONS
        part = wheel.bonus(place, at)
        item = items.SEGMENT.id(number)
        used = state.turn is not None and bool(state.turn.tile) and state.turn.segment == number and not state.turn.wheel
        face = BonusFace(number, at, used)
        placed.append(Placement(item, "wheel_bonus", part.rect, face, PIECES, words=things.thing_words(position, item), shape=part.shape))
    for at, points in enumerate(CRANE_POINTS):
        if points:
            part = wheel.zone(place, at)
            placed.append(Placement(items.CRANE.id(at), "text", part.rect, TextFace("", "label"), 1, shape=part.shape, static=True))
    box = wheel.spoke(place, state.box)
    placed.append(Placement(items.BOX, "crane_box", box.rect, PositionFace(state.box), PIECES, shape=box.shape, static=True))
    for at, tile in _tiles(state):
        whole = items.ACTION_TILE.id(tile)
        for half, action in enumerate(actions_of(state, tile)):
            part, item = wheel.half(place, at, half), items.HALF.id(tile, half)
            five, chosen = tile in state.fives and half == 0, item == chosen_half(state)
            face_of_half = HalfFace(action, half, at, five, chosen)
            said = things.thing_words(position, item)
            placed.append(Placement(item, "crane_half", part.rect, face_of_half, PIECES + 1, words=said, shape=part.shape, part_of=whole))
    return placed


def _tiles(state: State) -> list[tuple[int, int]]:
    """Return the tiles by position, the one taken in this turn included."""
    found = [(at, tile) for at, tile in enumerate(state.crane) if tile]
    if state.turn is not None and state.turn.tile:
        found.append(((state.box + 1 + state.turn.segment) % POSITIONS, state.turn.tile))
    return found
