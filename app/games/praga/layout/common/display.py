"""The display: a row for each kind of hexagonal tiles, three normal ones and a special one."""

from __future__ import annotations

from app.games.base.panels import heading, panel
from app.table.geometry.faces import ButtonFace, IconFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules.games.praga import items
from rules.games.praga.components import BUILDING, KINDS, SPECIAL_SLOT, TILE, UPGRADE, WALL

from ...faces import PlainFace, PlanMarkerFace, PriceFace, SlotFace, TileFace
from ...position import Position
from ...words import things
from ..geometry import places

HEAD = 20.0
REFRESH = Rect(0, 0, 30, 20)
SIGN = 17.0
"""The size of the pictogram before the name of a row."""
PICTOGRAMS = {UPGRADE: "anvil", WALL: "wall", BUILDING: "home-group"}


def display(position: Position, area: Rect, scale: float) -> list[Placement]:
    """Lay out the three rows with their refresh buttons, and Parler's cubes."""
    state, say = position.view, position.texts
    placed = [panel("display", area)]
    height = (area.h - 8) / len(KINDS)
    for row, kind in enumerate(KINDS):
        y = area.y + 3 + row * height
        sign = Rect(area.x + 11, y + 1, SIGN, SIGN)
        placed.append(Placement(f"frame:row_sign_{kind}", "icon", sign, IconFace(PICTOGRAMS[kind], "gold"), static=True))
        placed.append(heading(f"row_{kind}", sign.right + 6, y - 1, area.right - 46 - sign.right, say(f"praga.label.row_{kind}")))
        button = Rect(area.right - REFRESH.w - 8, y + 1, REFRESH.w, REFRESH.h)
        item = items.ROW.id(kind)
        face = ButtonFace("", "refresh")
        placed.append(Placement(item, "button", button, face, 5, 6, say(f"praga.words.refresh_{kind}")))
        pitch = (area.w - 14) / len(state.rows[row])
        radius = min((height - HEAD - 2) / 2, (pitch - 4) / places.ROOT3, 32 * scale)
        well = Rect(area.right - 7 - pitch, y + HEAD - 1, pitch, height - HEAD)
        placed.append(Placement(f"frame:special_{kind}", "special_well", well, PlainFace("special_well"), z=-40, static=True))
        for slot, tile in enumerate(state.rows[row]):
            rect = places.hexagon(area.x + 7 + (slot + 0.5) * pitch, y + HEAD + (height - HEAD) / 2, radius)
            if tile:
                placed.append(tile_of(position, kind, tile, rect))
                price = PriceFace(TILE[kind][tile].gold, TILE[kind][tile].stone)
                if price.gold or price.stone:
                    placed.append(Placement(f"frame:price:{items.tile(kind, tile)}", "tile_price", rect, price, COUNTS, static=True))
            else:
                empty = SlotFace(kind, slot == SPECIAL_SLOT)
                placed.append(Placement(f"slot_of:{kind}:{slot}", "hex_slot", rect, empty, 1, shape="hexagon", static=True))
            if state.parler is not None and state.parler.rows[row] == slot:
                marker = Rect(rect.cx + radius * 0.56 - 9 * scale, rect.cy + radius * 0.80 - 9 * scale, 18 * scale, 19 * scale)
                said = say("praga.words.parler_row")
                placed.append(Placement(items.PARLER_ROW.id(kind), "plan_marker", marker, PlanMarkerFace("parler"), 20, words=said))
    return placed


def tile_of(position: Position, kind: str, tile: int, rect: Rect, rotation: int = 0, cube: str = "", z: int = 5) -> Placement:
    """Lay out an upgrade, a wall or a building."""
    item = items.tile(kind, tile)
    face = TileFace(kind, tile, rotation, cube)
    return Placement(item, "hex_tile", rect, face, z, words=things.thing_words(position, item), shape="hexagon", rim=places.rim(rect))
