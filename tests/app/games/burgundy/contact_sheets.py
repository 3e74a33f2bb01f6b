"""Contact sheets of the pieces of the board game: ``python -m tests.app.games.burgundy.contact_sheets FOLDER [SCALE]``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import materials, pieces, states
from app.art.tokens import PLAYER
from app.games.burgundy.faces import (
    BlackDepotFace,
    BridgeFace,
    ColourBonusFace,
    DepotFace,
    DepotGoodsFace,
    DieFace,
    DuchyBoardFace,
    GoodsBackFace,
    GoodsFace,
    GoodsStoreFace,
    KeySpaceFace,
    MiniDuchyFace,
    PhaseTabFace,
    PowerFace,
    RoundSpaceFace,
    SilverFace,
    SlotFace,
    SoldFace,
    SpaceFace,
    TileBackFace,
    TileFace,
    WonBonusFace,
    WorkersFace,
)
from app.games.burgundy.painters import PAINTERS
from app.table.geometry.placement import Rect
from tests.app.art.sheet_writer import Sheet, pictures_of, write
from tests.app.games.burgundy import module_sheets

BUILDINGS = ("market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower", "crane", "white_castle")
SPECIES = ("cow", "sheep", "pig", "goat")
KINDS = ("building", "animal", "ship", "monastery", "castle", "mine")
TILES: tuple[TileFace, ...] = (
    TileFace("castle", "", 0),
    TileFace("mine", "", 0),
    TileFace("ship", "", 0),
    TileFace("monastery", "", 7),
    TileFace("monastery", "", 28),
    *(TileFace("building", building, 0) for building in BUILDINGS),
    *(TileFace("animal", species, count) for species in SPECIES for count in (2, 3, 4)),
    TileFace("animal", "geese", 2),
    TileFace("monastery", "", 29),
    TileFace("inn", "", 0),
    TileFace("face_down", "", 0),
)


def put(p: QPainter, face: object, x: float, y: float, w: float, h: float) -> None:
    """Place a piece with its upper left corner at ``x, y``."""
    PAINTERS[type(face)](p, QRectF(x, y, w, h), face)


def cell(x: float, y: float, radius: float) -> QRectF:
    """Return the box of a hexagon centred on ``x, y``."""
    return QRectF(x - radius * 0.8660254, y - radius, radius * 1.7320508, 2 * radius)


def tiles_sheet(p: QPainter, r: QRectF, radius: float) -> None:
    """Paint every tile, back, field and empty place at one radius."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    across = int((r.width() - 40) // (radius * 1.7320508 + 10))
    shown: list[object] = [*TILES, *map(TileBackFace, (*KINDS, "black"))]
    shown += [*(SpaceFace(kind, number) for number, kind in enumerate(KINDS, 1)), KeySpaceFace()]
    for i, face in enumerate(shown):
        x, y = 24 + (i % across + 0.5) * (radius * 1.7320508 + 10), 24 + radius + i // across * (2 * radius + 12)
        PAINTERS[type(face)](p, cell(x, y, radius), face)


def states_sheet(p: QPainter, r: QRectF) -> None:
    """Paint rings on fields and tiles of three sizes, the light under the mouse, and a price."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    modes: tuple[states.Ring, ...] = ("free", "paid", "chosen", "focus", "last", "hover")
    y = 20.0
    for radius in (22.0, 29.0, 38.6, 60.0):
        for i, mode in enumerate(modes):
            for j, face in enumerate((SpaceFace("building", 4), TileFace("ship"))):
                place = cell(60 + (2 * i + j) * 76 * max(1.0, radius / 40), y + radius, radius)
                PAINTERS[type(face)](p, place, face)
                states.hexagon_ring(p, place, mode)
                if mode == "paid":
                    pill = QRectF(place.right() - 25, place.top() + place.height() * 0.24 - 9, 31, 18)
                    states.price_pill(p, pill, "\N{MINUS SIGN}1")
        y += 2 * radius + 16


def small_sheet(p: QPainter, r: QRectF) -> None:
    """Paint goods, dice, workers, silver, bonuses, phases, the bridge, powers, stores and depots."""
    materials.table(p, r)
    materials.plate(p, QRectF(8, 8, 1000, 40), 9, "#3A281B")
    for i, (letter, value) in enumerate(zip("ABCDE", (10, 8, 6, 4, 2), strict=True)):
        put(p, PhaseTabFace(letter, value, ("done", "done", "current", "coming", "coming")[i]), 20 + i * 54, 14, 50, 28)
    for i, sort in enumerate((0, 0, 2, 5, 3)):
        put(p, GoodsFace(sort) if sort else RoundSpaceFace(), 302 + i * 23, 18.5, 19, 19)
    put(p, BridgeFace(7), 432, 8, 230, 40)
    for space, rank, colour in ((1, 0, "blue"), (1, 1, "red"), (3, 0, "yellow"), (3, 1, "green"), (3, 2, "plum")):
        x = 432 + (space + 0.5) * 230 / 7
        pieces.marker(p, QRectF(x - 10, 8 + 40 * 0.84 - 20 - rank * 4, 20, 20), colour, "ABCDE"[rank])
    for i, kind in enumerate(KINDS):
        put(p, ColourBonusFace(kind, ("large", "small", "none")[i % 3], (6, 3, 0)[i % 3]), 700 + i * 44, 14, 39, 28)
    materials.panel(p, QRectF(8, 60, 1000, 380))
    for i in range(1, 7):
        for j, side in enumerate((19, 24, 42, 60)):
            put(p, GoodsFace(i), 20 + i * 66, 74 + (0, 24, 54, 102)[j], side, side)
    for j, side in enumerate((19, 24, 42, 60)):
        put(p, GoodsBackFace(), 20 + 7 * 66, 74 + (0, 24, 54, 102)[j], side, side)
    for i, colour in enumerate((*PLAYER, "white", "ivory")):
        put(p, DieFace(colour, i % 6 + 1, -5 if i % 2 else 6, False), 570 + i * 60, 76, 46, 46)
        put(p, DieFace(colour, i % 6 + 1, 0, i == 2), 570 + i * 60, 134, 25, 25)
    for i in range(6):
        put(p, WorkersFace(i), 560 + i * 75, 170, 90, 29)
        put(p, SilverFace(i), 560 + i * 75, 206, 70, 24)
        put(p, SoldFace(i), 20 + i * 80, 250, 70, 48)
        put(p, WonBonusFace(KINDS[i], "large" if i % 2 else "small", 7), 560 + i * 60, 246, 39, 28)
    for i, pile in enumerate(((1, 2), (4, 1), (), (6, 5), (2, 3))):
        put(p, GoodsStoreFace(*pile), 20 + i * 90, 320, 80, 66)
    put(p, PowerFace(7, "Herd: +1 per tile"), 560, 290, 158, 32)
    put(p, PowerFace(14, "Workers: 4 at once"), 730, 290, 170, 32)
    for number in range(1, 30):
        put(p, PowerFace(number, ""), 460 + (number - 1) % 7 * 78, 322 + (number - 1) // 7 * 23, 72, 22)
    materials.tray(p, QRectF(8, 450, 492, 236))
    for i in range(6):
        x, y = 8 + (i % 3) * 164 + 4, 450 + (i // 3) * 118 + 4
        put(p, DepotFace(i + 1, i == 2, Rect(7.5, 8.5, 27, 27)), x, y, 156, 110)
        goods = (((3, 1), (5, 2)), ((1, 1),), ((6, 3),), (), ((1, 1), (2, 2), (3, 1), (4, 4), (5, 1), (6, 1)), ((1, 1), (2, 1), (4, 1)))[i]
        put(p, DepotGoodsFace(goods), x + 7, y + 42, 30, 62)
        radius = 25.0
        w = radius * 1.7320508
        for j in range(4):
            place = cell(
                x + 148 - (1.5 - j % 2) * w - (w / 2 if j > 1 else 0),
                y + 55 + (-0.75 + 1.5 * (j // 2)) * radius,
                radius,
            )
            PAINTERS[SlotFace](p, place, SlotFace(KINDS[(i + j) % 6]))
            if (i + j) % 4:
                PAINTERS[TileFace](p, place, TILES[(i * 4 + j) % len(TILES)])
    put(p, BlackDepotFace("Black depot", "2 silver, once a turn", 2, True), 8, 694, 492, 74)
    for j in range(6):
        place = cell(8 + 176 + 26 + j * 51, 694 + 37, 27)
        PAINTERS[SlotFace](p, place, SlotFace("black"))
        if j < 5:
            PAINTERS[TileFace](p, place, TILES[(j * 5) % len(TILES)])
    put(p, BlackDepotFace("Schwarzes Lager", "2 Silber, schon gekauft", 2, False), 520, 694, 492, 74)
    for i, radius in enumerate((8.0, 10.0, 12.4)):
        cells = tuple(
            (q + row / 2, row * 0.8660254, KINDS[(q * 3 + row * 5) % 6], (q + row * 2) % 3 != 0)
            for row in range(-3, 4)
            for q in range(max(-3, -3 - row), min(3, 3 - row) + 1)
        )
        materials.panel(p, QRectF(516 + i * 160, 450, 156, 150))
        put(p, MiniDuchyFace(cells), 516 + i * 160 + 3, 456, radius * 12.12, radius * 11)


def duchy_sheet(p: QPainter, r: QRectF) -> None:
    """Paint a half-full duchy with rings."""
    materials.table(p, r)
    PAINTERS[DuchyBoardFace](p, r.adjusted(8, 8, -8, -8), DuchyBoardFace((True, True, True)))
    radius = 38.6
    numbers = ((6, 5, 4, 3), (2, 1, 6, 5, 4), (5, 4, 3, 1, 2, 3), (6, 1, 2, 6, 5, 4, 1), (2, 5, 4, 3, 1, 2), (6, 1, 2, 5, 6), (3, 4, 1, 3))
    i = 0
    for y, row in enumerate(numbers):
        for x, number in enumerate(row):
            place = cell(r.center().x() + (x - (len(row) - 1) / 2) * radius * 1.7320508, r.center().y() + (y - 3) * 1.5 * radius, radius)
            PAINTERS[SpaceFace](p, place, SpaceFace(KINDS[(i * 5 + y) % 6], number))
            i += 1
    i = 0
    for y, row in enumerate(numbers):
        for x, _ in enumerate(row):
            place = cell(r.center().x() + (x - (len(row) - 1) / 2) * radius * 1.7320508, r.center().y() + (y - 3) * 1.5 * radius, radius)
            if (x + y) % 3:
                PAINTERS[TileFace](p, place, TILES[i % len(TILES)])
                i += 1


def sheets() -> Iterator[Sheet]:
    """Return all sheets."""
    for radius, w, h in ((8, 560, 110), (22, 640, 320), (29, 760, 420), (39, 1000, 520), (60, 1240, 700), (120, 1360, 1720)):
        yield f"tiles_{radius}", w, h, partial(tiles_sheet, radius=float(radius))
    yield "hexagon_states", 1440, 460, states_sheet
    yield "pieces", 1020, 776, small_sheet
    yield "duchy", 516, 463, duchy_sheet
    yield from module_sheets.sheets()
    yield pictures_of("burgundy")


if __name__ == "__main__":
    write(sheets())
