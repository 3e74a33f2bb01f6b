"""The players' boxes on the right with their boards in miniature, a lone player's opponent, what is still open in the turn, the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from app.games.base.panels import heading, label, panel, place
from app.games.base.seats import player_box
from app.table.geometry.faces import IconFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box
from rules import OpenThing, open_things
from rules.games.praga import items
from rules.games.praga.components import UPGRADE, WALL
from rules.games.praga.state import Seat

from ..faces import MiniBoardFace, PlankFace, RowFace
from ..position import Position
from ..words.effects import D
from ..words.still_open import open_label, open_line, open_symbols
from ..words.things import thing_words
from .common.display import tile_of
from .geometry.places import ROOT3, hexagon
from .geometry.rows import row_width
from .own.stock import COUNTED, GOODS, count_of
from .solo import opponent, opponent_height, opponent_sign

GAP = 8.0
HEAD = 42.0
MOST_HIGH, LEAST_HIGH = 176.0, 118.0
LINE = 25.0
MOST_OPEN = 5
"""How many open things are listed."""
SIGN, SIGNS, LAPSES = 20.0, 86.0, 15.0
"""The size of a symbol of an open thing, the width of all of them at most, and the size of the sign that it lapses."""
LOG = 88.0
LOWEST = 24.0
"""The height of a count below which a box has three columns of them instead of two, as one with a bridge tile has among them."""
PLANK = 46.0, 26.0
"""The size of a bridge tile in a box at most."""
HELD = 21.0
"""The radius of a tile in hand."""


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out the boxes from the top, then the open things and the log, in a very wide window beside them."""
    column, beside = rail_columns(area)
    count = len(position.names)
    height = max(LEAST_HIGH, min(MOST_HIGH, (column.h * 0.62 - GAP) / count - GAP)) if count < 4 else (column.h - GAP) / count * 0.8 - GAP
    placed: list[Placement] = []
    y = column.y + GAP
    for player in range(count):
        placed += _box(position, player, Rect(column.x + 9, y, column.w - 18, height))
        y += height + GAP
    if count == 1:
        high = opponent_height(position.view)
        placed += opponent(position, Rect(column.x + 9, y, column.w - 18, high))
        y += high + GAP
    still = open_things(position.game, position.view) if position.viewer is not None and position.view.standings is None else ()
    shown = min(len(still), MOST_OPEN, int((column.bottom - y - 3 * GAP - HEAD + 10) // LINE))
    if shown > 0:
        box = Rect(column.x + 9, y, column.w - 18, 36 + shown * LINE)
        placed += _open(position, still[:shown], box)
        y = box.bottom + GAP
    below = Rect(column.x + 9, y, column.w - 18, column.bottom - GAP - y)
    log = beside if beside is not None else below if below.h >= LOG else None
    return placed if log is None else placed + log_box(position, log, position.texts("praga.label.log"), partial(opponent_sign, position))


def _open(position: Position, things: Sequence[OpenThing], area: Rect) -> list[Placement]:
    """Lay out what is still open in the turn being played: its symbols, its kind, and whether it lapses; its words say it in full."""
    say = position.texts
    title = say(f"{D}.label.open")
    placed = [
        panel("open", area),
        heading("open_heading", area.x + 12, area.y + 6, area.w - 24, title),
        _pointed("open_things", Rect(area.x, area.y, area.w, 31), title),
    ]
    symbols = [open_symbols(position, thing) for thing in things]
    broad = min(SIGNS, max(row_width(row, SIGN) for row in symbols))
    for n, (thing, row) in enumerate(zip(things, symbols, strict=True)):
        line = Rect(area.x + 12, area.y + 31 + n * LINE, area.w - 22, LINE)
        signs = Rect(line.x, line.y + 1, broad, line.h - 2)
        kind = Rect(signs.right + 8, line.y, line.right - signs.right - 12 - LAPSES, LINE)
        placed += [
            _pointed(f"open_thing:{n}", line, open_line(position, thing)),
            Placement(f"frame:open_signs:{n}", "symbols", signs, RowFace(row, SIGN, left=True), static=True),
            label(f"frame:open:{n}", kind, open_label(position, thing), "body", "ink", px=14),
        ]
        if thing.lapses:
            icon = Rect(line.right - LAPSES, line.cy - LAPSES / 2, LAPSES, LAPSES)
            placed.append(Placement(f"frame:open_lapses:{n}", "icon", icon, IconFace("alert", "second"), static=True))
    return placed


def _pointed(item: str, area: Rect, words: str) -> Placement:
    """Lay out an invisible area whose tip opens when the mouse rests on it."""
    return replace(place(item, area, words, z=-10), static=False)


def _kept_planks(position: Position, kept: Sequence[int], cell: Rect) -> list[Placement]:
    """Lay out the bridge tiles that count for a player although they are not planks of the bridge, in a cell among their counts."""
    wide, high = cell.w, min(PLANK[1], cell.h / len(kept))
    if high < PLANK[1] / 2:
        wide, high = cell.w / len(kept), cell.h
    scale = min(1.0, (wide - 1) / PLANK[0], (high - 1) / PLANK[1])
    placed = []
    for n, tile in enumerate(kept):
        x, y = (cell.x + n * wide, cell.y) if wide < cell.w else (cell.x, cell.y + n * high)
        item = items.PLANK.id(tile)
        rect = Rect(x, y + (high - PLANK[1] * scale) / 2, PLANK[0] * scale, PLANK[1] * scale)
        placed.append(Placement(item, "plank", rect, PlankFace(tile), 5, 3, thing_words(position, item)))
    return placed


def _held(position: Position, player: int, mini: Rect) -> list[Placement]:
    """Lay out the upgrade or wall in the hand of a player whose action board is not shown, at a corner of it in miniature."""
    turn = position.view.turn
    if turn is None or player == position.shown or player != position.view.turn_of or turn.held[0] not in (UPGRADE, WALL):
        return []
    kind, tile = turn.held
    if not tile:
        return []
    return [tile_of(position, kind, tile, hexagon(mini.right - HELD * 0.7, mini.bottom - HELD * 0.8, HELD), z=20)]


def _box(position: Position, player: int, box: Rect) -> list[Placement]:
    """Lay out one player: the action board in miniature, and what they have."""
    seat: Seat = position.view.seats[player]
    kept = [tile for tile in seat.endings if tile not in position.view.bridge]
    placed = [player_box(position, player, box)]
    room = Rect(box.x + 10, box.y + HEAD, box.w - 20, box.h - HEAD - 8)
    radius = min(room.h / 8, room.w * 0.46 / (5 * ROOT3))
    mini = Rect(room.x, room.cy - radius * 4, radius * 5 * ROOT3, radius * 8)
    face = MiniBoardFace(tuple(map(bool, seat.fields)), tuple(tile > 0 for tile, _ in seat.walls))
    placed.append(Placement(f"frame:mini:{player}", "mini_board", mini, face, z=-10, static=True))
    placed += _held(position, player, mini)
    counts = Rect(mini.right + 8, room.y, room.right - mini.right - 8, room.h)
    columns, rows = (2, 4) if room.h >= 4 * LOWEST and not kept else (3, 3)
    width, height = counts.w / columns, counts.h / rows
    for number, what in enumerate((*GOODS, *COUNTED)):
        rect = Rect(counts.x + number % columns * width, counts.y + number // columns * height, width - 4, min(26.0, height - 1))
        found = count_of(position, player, what, rect)
        placed.append(replace(found, item=f"frame:own:{what}", static=True, purse=None) if player == position.shown else found)
    if kept:
        placed += _kept_planks(position, kept, Rect(counts.x + 2 * width, counts.y + 2 * height, width - 4, height - 1))
    return placed
