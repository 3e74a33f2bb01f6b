"""The tile in hand, with the button that turns it: in a free corner of the board on which it is laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.table.geometry.faces import ButtonFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.bars import Bars
from rules.games.praga import items
from rules.games.praga.components import BUILDING, SITES

from ...faces import PlankFace
from ...position import Position
from ...words.things import thing_words
from ..common import road
from ..common.display import tile_of
from ..geometry import places
from ..geometry.grids import CITY, grid_on, legend_of
from .board import HEAD, rects

GHOST = 40
"""The height in the painting order of everything that is not laid yet."""
RADIUS = 29.0
"""The size of the tile in the smallest window."""
BUTTON, LETTER, AROUND = 28.0, 8.0, 42.0
"""The height of the button, the width of a letter on it, and its width apart from that."""
EDGE, GAP = 7.0, 4.0
MATTERS = 20
"""How much worse it is to cover a site that can be chosen than another cell of the city."""
TITLE = 160.0
"""The width of the heading of the action board."""


def held(position: Position) -> list[Placement]:
    """Lay out the upgrade, wall or building in the hand of the player whose things are shown, or the building of anybody."""
    turn = position.view.turn
    if turn is None or not turn.held[1] or turn.held[0] == items.PLANK.name:
        return []
    kind, tile = turn.held
    return in_hand(position, kind, tile, None) if kind == BUILDING or position.view.turn_of == position.shown else []


def in_hand(position: Position, kind: str, tile: int, rotation: int | None) -> list[Placement]:
    """Lay out the tile in hand; a ``rotation`` of None says that it does not matter how it lies."""
    parts, size = places.panels(position), Bars(position.text_size).around(1.0)
    if kind == BUILDING:
        ground = parts.city
        grid, legend = grid_on(ground), legend_of(ground)
        area, taken = Rect(ground.x, ground.y, ground.w, legend.y - ground.y), [grid.cell(at) for at in CITY]
        taken += [grid.cell(SITES[site].at) for site in _sites(position)] * MATTERS
    else:
        area = parts.board
        taken = [Rect(area.x, area.y, TITLE, HEAD + EDGE), *rects(area)]
    words, radius = position.texts("praga.button.turn"), RADIUS * parts.tiles
    hexagon, button = Rect(0, 0, places.ROOT3 * radius, 2 * radius), Rect(0, 0, (len(words) * LETTER + AROUND) * size, BUTTON * size)
    rect, turn = min(_corners(area.inset(EDGE), hexagon, button), key=lambda found: _covered(found, taken))
    placed = [tile_of(position, kind, tile, rect, rotation or 0, z=GHOST)]
    if rotation is not None:
        item = items.ROTATION.id((rotation + 1) % 6)
        placed.append(Placement(item, "button", turn, ButtonFace(words, "rotate-right"), GHOST, 8, words))
    return placed


def plank_in_hand(position: Position, tile: int) -> Placement:
    """Lay out the bridge tile in hand on the road, so that the slots of the bridge can be compared."""
    rect, item = road.in_hand(position.view, places.panels(position).road), items.PLANK.id(tile)
    return Placement(item, "plank", rect, PlankFace(tile), GHOST, 4, thing_words(position, item))


def _sites(position: Position) -> tuple[int, ...]:
    """Return the sites where the building can be laid."""
    legal = position.decision.legal if position.decision is not None else ()
    return tuple({site: None for action in legal if (site := items.SITE.of(action.picks[0])) is not None})


def _corners(area: Rect, tile: Rect, button: Rect) -> Iterator[tuple[Rect, Rect]]:
    """Yield the places of a tile with its button in each corner of an area, the button at its edge."""
    for left in (True, False):
        tile_x, button_x = (area.x, area.x) if left else (area.right - tile.w, area.right - button.w)
        top, bottom = area.y + button.h + GAP, area.bottom - button.h - GAP - tile.h
        yield Rect(tile_x, top, tile.w, tile.h), Rect(button_x, area.y, button.w, button.h)
        yield Rect(tile_x, bottom, tile.w, tile.h), Rect(button_x, area.bottom - button.h, button.w, button.h)


def _covered(found: tuple[Rect, Rect], taken: Sequence[Rect]) -> float:
    """Return how much of what is ``taken`` would be covered."""
    return sum(one.shared(other) for one in found for other in taken)
