"""The technologies of the player looked at, the seals, and the production tiles on the river."""

from __future__ import annotations

from app.games.base.panels import background, label, panel
from app.table.geometry.placement import Placement, Rect
from rules.games.praga import items
from rules.games.praga.components import LEVELS, SEALS, TECHNOLOGY
from rules.games.praga.state import State

from ...faces import LevelFace, PlainFace, ProductionFace, SealFace, TechnologyFace, TechnologyState
from ...position import Position
from ...words import things
from .city import colour_of

GAP = 7.0
MARGIN = 6.0
"""The room at both ends of the seals."""


def technologies(position: Position, player: int, area: Rect) -> list[Placement]:
    """Lay out a place for each level with the technology in it."""
    state: State = position.view
    seat = state.seats[player]
    placed = [background("technologies", "tray", area)]
    width = (area.w - (len(LEVELS) + 1) * GAP) / len(LEVELS)
    for n, level in enumerate(LEVELS):
        rect = Rect(area.x + GAP + n * (width + GAP), area.y + GAP, width, area.h - 2 * GAP)
        tile = next((tile for tile in seat.technologies if TECHNOLOGY[tile].level == level), 0)
        if not tile:
            place = Placement(f"frame:technology:{level}", "technology_place", rect, LevelFace(level), static=True)
            placed.append(place)
            continue
        how: TechnologyState = "fresh" if tile in seat.fresh else "worked" if tile in seat.worked else "ready"
        item = items.TECHNOLOGY.id(tile)
        name = things.thing_words(position, item)
        placed.append(Placement(item, "technology", rect, TechnologyFace(tile, name, how), 5, 6, name))
    return placed


def seals(position: Position, area: Rect) -> list[Placement]:
    """Lay out the five seals with the cubes on them."""
    state: State = position.view
    title = Rect(area.x + 12, area.y + 3, area.w - 24, 19)
    placed = [panel("seals", area), label("frame:seals_title", title, position.texts("praga.label.seals"), "label", "burgundy", px=13)]
    width = (area.w - 2 * MARGIN) / len(SEALS)
    size = min(width - 5, area.h - 34)
    y = area.y + 24 + (area.h - 34 - size) / 2
    for number in range(len(SEALS)):
        rect = Rect(area.x + MARGIN + (number + 0.5) * width - size / 2, y, size, size)
        item = items.SEAL.id(number)
        face = SealFace(number, colour_of(position, state.seals[number]))
        placed.append(Placement(item, "seal", rect, face, 5, size / 2, things.thing_words(position, item)))
    return placed


def river(position: Position, area: Rect) -> list[Placement]:
    """Lay out the production tiles that are left."""
    state: State = position.view
    words_at = Rect(area.x + 12, area.y + 3, area.w - 24, 19)
    placed = [
        Placement("frame:river_bank", "river_bank", area, PlainFace("river_bank"), z=-50, static=True),
        label("frame:river_title", words_at, position.texts("praga.label.river"), "label", "light", px=13),
    ]
    width = (area.w - 8) / 8
    size = min(width - 2, area.h - 34)
    for n, tile in enumerate(state.river):
        rect = Rect(area.x + 4 + (n + 0.5) * width - size / 2, area.y + 26 + (area.h - 34 - size) / 2, size, size)
        item = items.PRODUCTION.id(tile)
        placed.append(Placement(item, "production_tile", rect, ProductionFace(tile), 5, size / 2, things.thing_words(position, item)))
    return placed
