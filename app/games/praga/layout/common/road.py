"""The King's Road above, Charles Bridge below; and both in miniature."""

from __future__ import annotations

from itertools import accumulate

from app.games.base.panels import place
from app.table.geometry.faces import TextFace
from app.table.geometry.placement import Placement, Rect
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.road import FIELDS, effects_of
from rules.games.praga.components import BRIDGE_SPACES, LAST_SPACE, PLANKS_DRAWN, STREETS
from rules.games.praga.state import State

from ...choice.stand_ins import alias
from ...faces import MiniRoadFace, OptionFace, PawnFace, PlainFace, PlankFace, RoadFace, StripFace
from ...position import Position
from ...symbols import symbols_of
from ...words import things
from ..geometry import bridge

GAP = 8.0
STREET_SHARE = 1.18
"""How much wider the spaces with two effects are than those that bring a plank."""
STREET = 0.5
"""The share of the height for the spaces."""
PAWN, BRIDGE_PAWN, ROAD_PAWN = 24.0, 20.0, 16.0
"""The size of a pawn, and, where three or four share a space, of those of others beside the bridge or elsewhere."""
RING = 5.0
"""The gap between two pawns, so that the ring of one does not lie on the other."""
NUMBER = 34.0
"""The room for the number of a space, beside which the pawns stand."""
START = 30.0
"""The width of where the pawns stand before the road."""
HELD = Rect(0, 0, 66, 46)
"""The size of a bridge tile in hand at most."""


def upper(area: Rect) -> Rect:
    """Return the place of the road, above the bridge."""
    return Rect(area.x, area.y, area.w, area.h * STREET)


def _spaces(area: Rect) -> list[Rect]:
    """Return the places of the five spaces."""
    above = upper(area)
    shares = [STREET_SHARE if space <= len(STREETS) else 1.0 for space in range(1, LAST_SPACE + 1)]
    unit = (above.w - START - (LAST_SPACE - 1) * GAP) / sum(shares)
    lefts = accumulate((unit * share + GAP for share in shares[:-1]), initial=above.x + START)
    return [Rect(x, above.y, unit * share, above.h) for x, share in zip(lefts, shares, strict=True)]


def in_hand(state: State, area: Rect) -> Rect:
    """Return where a bridge tile in hand lies: on the space that brought it, between its number and the pawns."""
    space = state.seats[state.turn_of].pawn
    rect = _spaces(area)[space - 1]
    top, bottom = rect.y + NUMBER, min(spot.y for spot in _spots(sum(seat.pawn == space for seat in state.seats), space, rect))
    width = min(HELD.w, rect.w - GAP)
    height = width * HELD.h / HELD.w
    return Rect(rect.cx - width / 2, (top + bottom - height) / 2, width, height)


def road(position: Position, area: Rect) -> list[Placement]:
    """Lay out the five spaces with the pawns, and the bridge with its slots and planks."""
    state: State = position.view
    top = upper(area).bottom + GAP
    river = Rect(area.x, top, area.w, area.bottom - top)
    placed = [Placement("frame:bridge", "bridge", river, PlainFace("bridge"), z=-30, static=True)]
    for space, rect in enumerate(_spaces(area), 1):
        street = space <= len(STREETS)
        drawn = 0 if street else PLANKS_DRAWN if space == BRIDGE_SPACES[0] else len(state.plank_stacks[1].cards)
        face = RoadFace(space, state.streets[space - 1] if street else "base", drawn)
        item = items.SPACE.id(space)
        placed.append(Placement(item, "road_space", rect, face, 1, 8, things.thing_words(position, item)))
        placed += _pawns(position, state, space, rect)
        if street:
            upper_half = Rect(rect.x, rect.y + 32, rect.w, rect.h * 0.4 - 8)
            lower_half = Rect(rect.x, rect.y + rect.h * 0.56, rect.w, rect.h * 0.42)
            placed += _open(position, state, items.ROAD_EFFECT.id(f"{space}:base"), upper_half)
            placed += _open(position, state, items.ROAD_EFFECT.id(f"{space}:egg"), lower_half)
    placed += _waiting(position, state, area)
    for number, plank in enumerate(state.bridge):
        rect, item = bridge.slot(river, number), items.SLOT.id(number)
        slot = StripFace(number, state.strips[number])
        placed.append(Placement(item, "bridge_slot", rect, slot, 1, 4, things.thing_words(position, item), static=bool(plank)))
        if plank:
            on = items.PLANK.id(plank)
            placed.append(Placement(on, "plank", rect, PlankFace(plank), 5, 4, things.thing_words(position, on)))
            placed += _open(position, state, on, rect)
        for field in range(FIELDS):
            half = Rect(rect.x + field * rect.w / FIELDS, rect.bottom - 26, rect.w / FIELDS, 26)
            placed += _open(position, state, items.STRIP.id(FIELDS * number + field), half)
    return placed


def _open(position: Position, state: State, item: ItemId, rect: Rect) -> list[Placement]:
    """Lay out where an open effect of the viewer's turn can be clicked; a field under a plank shows what it brings."""
    if state.turn is None or item not in state.turn.road:
        return []
    said, stands_for = things.thing_words(position, item), alias(item)
    if items.STRIP.of(item) is not None:
        face = OptionFace(symbols_of(effects_of(state, item)), 18)
        return [Placement(stands_for, "option", rect, face, 20, 6, said)]
    return [Placement(stands_for, "text", rect, TextFace("", "label"), 20, 8, said)]


def _waiting(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the pawns before the road, one below the other."""
    here = [player for player, seat in enumerate(state.seats) if seat.pawn == 0]
    placed = []
    for n, player in enumerate(here):
        spot = Rect(area.x, area.y + 6 + n * PAWN * 1.2, PAWN, PAWN)
        said = position.texts("praga.words.pawn", name=position.names[player])
        placed.append(Placement(items.PAWN.id(player), "pawn", spot, PawnFace(position.colours[player]), 9, words=said))
    return placed


def _pawns(position: Position, state: State, space: int, rect: Rect) -> list[Placement]:
    """Lay out the pawns on a space: in its upper right corner, or below what it brings where there is a price in that corner."""
    here = [player for player, seat in enumerate(state.seats) if seat.pawn == space]
    spots = _spots(len(here), space, rect)
    if len(here) > 2 and position.viewer in here:
        here.sort(key=lambda player: player != position.viewer)
        spots = _own_first(_spots(4, space, rect))[: len(here)]
    placed = []
    for player, spot in zip(here, spots, strict=True):
        said = position.texts("praga.words.pawn", name=position.names[player])
        placed.append(Placement(items.PAWN.id(player), "pawn", spot, PawnFace(position.colours[player]), 9, words=said))
    return placed


def _spots(count: int, space: int, rect: Rect) -> list[Rect]:
    """Return where this many pawns stand on a space, none of them under the ring of another one."""
    if space in BRIDGE_SPACES:
        size = PAWN if count < 3 else BRIDGE_PAWN
        x, y = rect.cx + (min(count, 2) * (size + RING) - RING) / 2 - size, rect.bottom - 8 - (count + 1) // 2 * (size + 2)
    else:
        size = PAWN if count == 1 else ROAD_PAWN if count > 2 else min(PAWN, (rect.w - NUMBER - RING) / 2)
        x, y = rect.right - 4 - size, rect.y + 4
    return [Rect(x - n % 2 * (size + RING), y + n // 2 * (size + 1), size, size) for n in range(count)]


def _own_first(spots: list[Rect]) -> list[Rect]:
    """Return four spots with room for a pawn of full size, which can be hit, at the first, the upper right one; the others make way.

    The one below it, which comes close to what the space brings, is the last.
    """
    own, beside, below, aslant = spots
    more = PAWN - own.w
    moved = [Rect(one.x - more, one.y, one.w, one.h) for one in (beside, aslant)]
    return [Rect(own.x - more, own.y, PAWN, PAWN), *moved, Rect(below.x, below.y + more, below.w, below.h)]


def mini_road(position: Position, area: Rect) -> list[Placement]:
    """Lay out road and bridge in miniature; the viewer's pawn can be clicked there too, and nothing else has to be for its step."""
    state: State = position.view
    pawns = tuple((position.colours[player], seat.pawn) for player, seat in enumerate(state.seats))
    placed = [Placement("frame:small_road", "mini_road", area, MiniRoadFace(pawns, state.bridge), static=True)]
    water = min(30.0, area.h * 0.42) + 4
    for number, plank in enumerate(state.bridge):
        if plank:
            item, width = items.PLANK.id(plank), area.w / len(state.bridge)
            rect = Rect(area.x + number * width, area.y + water, width, area.h - water)
            placed.append(place(item, rect, things.thing_words(position, item), 3))
    for player in range(len(state.seats)):
        at = Rect(area.x + player * area.w / 4, area.y, area.w / 4, min(30.0, area.h * 0.42))
        said = position.texts("praga.words.pawn", name=position.names[player])
        if player == position.viewer:
            ahead, width = state.seats[player].pawn, area.w / LAST_SPACE
            placed.append(Placement(items.PAWN.id(player), "text", Rect(area.x, at.y, area.w, at.h), TextFace("", "label"), 5, 8, said))
            if ahead < LAST_SPACE:
                placed.append(place(items.SPACE.id(ahead + 1), Rect(area.x + ahead * width, at.y, width, at.h), said, 3))
    return placed
