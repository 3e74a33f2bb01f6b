"""The action board of the player looked at: six action fields and twelve wall sites."""

from __future__ import annotations

from app.games.base.panels import label, panel
from app.games.base.seats import seat_marker
from app.table.geometry.faces import TextFace
from app.table.geometry.placement import Placement, Rect
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import CELLS, FIRST_WALL, kind_of, visible
from rules.games.praga.components import ACTIONS

from ...faces import FieldFace, PlainFace
from ...position import Position
from ...words import things
from ..common.display import tile_of
from ..geometry import places

HEAD = 26.0


def rects(area: Rect) -> list[Rect]:
    """Return the places of the cells of the board in its panel."""
    room = Rect(area.x + 6, area.y + HEAD, area.w - 12, area.h - HEAD - 6)
    radius = min(room.w / (5 * places.ROOT3), room.h / 8)
    return [places.cell((room.cx, room.cy), radius, at) for at in CELLS]


def board(position: Position, player: int, area: Rect) -> list[Placement]:
    """Lay out the board with what lies on it; upgrades that are covered do not show."""
    seat, say = position.view.seats[player], position.texts
    marker = seat_marker(position, player)
    placed = [
        panel("action_board", area, "gold"),
        Placement(
            "frame:board_piece",
            "marker",
            Rect(area.x + 10, area.y + 7, 21, 21),
            marker,
            static=True,
        ),
        label("frame:board_owner", Rect(area.x + 37, area.y + 6, area.w - 60, 24), say("praga.label.board"), "h3", "burgundy", px=15),
    ]
    found = rects(area)
    middle = places.hexagon(*_centre(found), found[0].h / 2)
    placed += [
        Placement("frame:board_centre", "board_centre", middle, PlainFace("board_centre"), static=True),
        Placement("board_centre", "text", middle, TextFace("", "label"), words=say("praga.words.board_centre"), shape="hexagon"),
    ]
    showing = visible(seat)
    for number, (rect, (tile, rotation)) in enumerate(zip(found, showing, strict=True)):
        if number < FIRST_WALL:
            item, kind, face = items.FIELD.id(player, ACTIONS[number]), "action_field", FieldFace(ACTIONS[number])
            said = say("praga.words.field", action=say(f"praga.short.{ACTIONS[number]}"))
            placed.append(Placement(item, kind, rect, face, 1, words=said, shape="hexagon", static=tile > 0))
        else:
            placed.append(wall_site(position, items.WALL_SITE.id(player, number - FIRST_WALL), rect, tile > 0))
        if tile:
            placed.append(tile_of(position, kind_of(number), tile, rect, rotation))
    return placed


def wall_site(position: Position, item: ItemId, rect: Rect, built: bool = False) -> Placement:
    """Lay out a site for a wall."""
    said = things.thing_words(position, item)
    return Placement(
        item, "wall_site", rect, PlainFace("wall_site"), 1, words=f"{said[:1].upper()}{said[1:]}", shape="hexagon", static=built
    )


def _centre(found: list[Rect]) -> tuple[float, float]:
    """Return the middle of the board: it lies opposite each field as seen from another."""
    upgrade, kings_road = found[ACTIONS.index("upgrade")], found[ACTIONS.index("kings_road")]
    return (upgrade.cx + kings_road.cx) / 2, (upgrade.cy + kings_road.cy) / 2
