"""Contact sheets of the pieces of Guildhall: ``python -m tests.app.games.guildhall.contact_sheets FOLDER [SCALE]``.

Each sheet is also written in grey, and as people without the receptors for red or for green see it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art import materials, states
from app.art.states import Ring
from app.art.tokens import PLAYER
from app.games.guildhall.faces import (
    ActionPlace,
    ActionSlotFace,
    CardBackFace,
    ChapterHeadFace,
    CompletedFace,
    CompletedPlaceFace,
    DiscardPileFace,
    DrawPileFace,
    HallCellFace,
    HallPipFace,
    HandFanFace,
    LevelRowFace,
    PileCountFace,
    ProfessionChoiceFace,
    ProfessionFace,
    RaceBarFace,
    RowState,
    VpDeckFace,
    VpFace,
    VpPlaceFace,
    VpTokensFace,
)
from app.games.guildhall.painters import PAINTERS
from app.games.guildhall.painters.hall import portrait_disc
from app.texts import Texts
from rules.games.guildhall.components import PROFESSIONS
from tests.app.art.sheet_writer import Sheet, pictures_of, write
from tests.colour_sight import Seen, as_seen

COLOURS = ("red", "blue", "yellow", "green", "purple")
NAMES, GERMAN = (
    {profession: texts(f"guildhall.profession.{profession}") for profession in PROFESSIONS} for texts in (Texts("en"), Texts("de"))
)
LEVELS = {"dancer": (0, 1, 2, 3, 4), "farmer": (1, 3), "tax_collector": (0, 1, 2, 3, 4)}
VP: tuple[VpFace, ...] = (
    VpFace(9, 2, ()),
    VpFace(7, 2, (("draw", 3), ("action", 1))),
    VpFace(5, 1, ()),
    VpFace(4, 1, (("action", 1),)),
    VpFace(4, 1, (("draw", 3),)),
    VpFace(3, 1, (("poach", 1),)),
    VpFace(3, 1, (("recall", 2),)),
    VpFace(2, 1, (("takeover", 1),)),
    VpFace(2, 1, (("draw", 2), ("action", 2))),
)


def put(p: QPainter, face: object, x: float, y: float, w: float, h: float) -> None:
    """Place a piece with its upper left corner at ``x, y``."""
    PAINTERS[type(face)](p, QRectF(x, y, w, h), face)


def cards_sheet(p: QPainter, r: QRectF, width: float) -> None:
    """Paint every profession in every colour at one width; the last row has German names and is dimmed."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    height = width * 1.36
    for i, profession in enumerate(NAMES):
        x = 22 + i * (width + 12)
        for j, colour in enumerate(COLOURS):
            put(p, ProfessionFace(profession, colour, NAMES[profession]), x, 22 + j * (height + 14), width, height)
        colour = COLOURS[i % 5]
        y = 22 + 5 * (height + 14)
        put(p, ProfessionFace(profession, colour, GERMAN[profession], dim=bool(i % 2)), x, y, width, height)


def zoom_sheet(p: QPainter, r: QRectF) -> None:
    """Paint every profession enlarged with its levels."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, profession in enumerate(NAMES):
        face = ProfessionFace(profession, COLOURS[(i + i // 6) % 5], NAMES[profession], LEVELS.get(profession, (0, 2, 4)))
        put(p, face, 24 + i % 6 * 318, 24 + i // 6 * 426, 300, 408)


def medallion_sheet(p: QPainter, r: QRectF) -> None:
    """Paint round portraits at five sizes, normal and dimmed, and heads of columns."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, profession in enumerate(NAMES):
        y = 20.0
        for size in (18, 22, 25, 34, 60):
            for x, dim in ((20, False), (50, True)):
                if size < 34 or not dim:
                    portrait_disc(p, x + i * 92 + size / 2, y + size / 2, size / 2 - 0.5, profession, dim)
            y += size + 8
        put(p, ChapterHeadFace(profession, (GERMAN if i < 6 else NAMES)[profession], "", i % 3 == 2), 14 + i * 92, y, 90, 26)
        put(p, ChapterHeadFace(profession, f"{i % 5}/5", "", i % 5 == 0), 14 + i * 92, y + 34, 60, 26)


def hall_sheet(p: QPainter, r: QRectF) -> None:
    """Paint cells, small cells, completed chapters, levels, the race, a choice, signs and fans."""
    materials.panel(p, r.adjusted(6, 6, -6, -6), top="#F8EED6", low="#E9D7AE")
    for i, profession in enumerate(NAMES):
        for j, colour in enumerate(COLOURS):
            put(p, HallCellFace(profession, colour, (i * 3 + j * 2 + i * j) % 5 != 0), 18 + i * 101, 18 + j * 38, 95, 34)
            put(p, HallPipFace(colour, (i + j * 2) % 3 == 0), 18 + i * 66, 214 + j * 24, 57, 20)
            put(p, HallPipFace(colour, (i + j * 2) % 3 == 0), 830 + i * 32, 214 + j * 18, 24, 14)
    for i, profession in enumerate(("", "farmer", "trader", "weaver", "hunter", "scholar")):
        put(p, CompletedFace(profession), 20 + i * 46, 344, 36, 30)
        put(p, CompletedFace(""), 310 + i * 27, 350, 21, 18)
    put(p, CompletedPlaceFace(), 490, 350, 21, 18)
    put(p, CompletedPlaceFace(), 520, 344, 36, 30)
    for i, count in enumerate((1, 2, 5, 6, 9, 14)):
        put(p, HandFanFace(count), 570 + i % 3 * 84, 342 + i // 3 * 36, 64, 25)
    rows: tuple[tuple[int | None, str, RowState], ...] = (
        (0, "Swap 1 card with one hall", "open"),
        (2, "Swap 2 cards with one hall", "chosen"),
        (4, "Swap a group: needs 4", "locked"),
    )
    for i, row in enumerate((*rows, (None, "Play without its effect", "open"))):
        put(p, LevelRowFace(*row), 20, 390 + i * 31, 420, 27)
    for i, player in enumerate(PLAYER):
        put(p, RaceBarFace(player, (0, 4, 11, 19, 23)[i], 20), 470, 414 + i * 24, 370, 18)
    for i, profession in enumerate(NAMES):
        names = GERMAN if i > 5 else NAMES
        put(p, ProfessionChoiceFace(profession, names[profession], i % 2 == 0), 20 + i * 101, 540, 92, 116)
    for i, how in enumerate(get_args(ActionPlace)):
        put(p, ActionSlotFace(how), 850 + i * 62, 400, 58, 80)
    for i, count in enumerate((0, 1, 2, 3, 11)):
        put(p, VpTokensFace(count), 1040, 400 + i * 27, 58, 24)


def points_sheet(p: QPainter, r: QRectF) -> None:
    """Paint cards of victory points at four widths, backs, decks and piles."""
    materials.table(p, r)
    for i, face in enumerate(VP):
        put(p, face, 20 + i * 104, 20, 90, 125)
        put(p, face, 20 + i * 44, 160, 34, 47)
        put(p, face, 430 + i * 70, 160, 60, 83)
        if i < 6:
            put(p, VP[(1, 5, 6, 7, 8, 0)[i]], 20 + i * 200, 400, 180, 250)
    for i, deep in enumerate((0, 1, 5)):
        put(p, VpDeckFace(deep), 20 + i * 110, 256, 90, 125)
    put(p, VpPlaceFace(), 350, 256, 90, 125)
    put(p, CardBackFace(), 600, 256, 17, 24)
    put(p, CardBackFace(), 630, 256, 40, 54)
    for i, (deep, count) in enumerate(((0, 0), (1, 1), (4, 37), (6, 120))):
        put(p, DrawPileFace(deep), 700 + i * 96, 262, 78, 106)
        put(p, PileCountFace(count), 763 + i * 96, 256, 22, 22)
    historian, collector = ProfessionFace("historian", "green", "Historian"), ProfessionFace("tax_collector", "purple", "Tax Collector")
    discards = (DiscardPileFace(), DiscardPileFace(historian, 1), DiscardPileFace(collector, 6))
    for i, discard in enumerate(discards):
        put(p, discard, 1090 + i * 96, 262, 78, 106)
    modes: tuple[Ring, ...] = ("free", "chosen", "last")
    for i, mode in enumerate(modes):
        place = QRectF(1090 + i * 96, 30, 78, 106)
        PAINTERS[ProfessionFace](p, place, ProfessionFace("weaver", COLOURS[i], "Weaver"))
        states.ring(p, place, mode, 6)


def sheets() -> Iterator[Sheet]:
    """Return all sheets."""
    for width in (44.0, 66.0, 78.0):
        w, h = round(12 * (width + 12) + 44), round(6 * (width * 1.36 + 14) + 44)
        yield f"cards_{width:g}", w, h, partial(cards_sheet, width=width)
    yield "zoom", 1940, 890, zoom_sheet
    yield "medallions", 1130, 290, medallion_sheet
    yield "hall", 1240, 680, hall_sheet
    yield "points", 1390, 680, points_sheet
    yield pictures_of("guildhall")


def main() -> None:
    """Write all sheets, and some in other lights."""
    folder = write(sheets())
    for name in ("cards_66", "medallions", "hall"):
        for file in folder.glob(f"{name}_1*.png"):
            image = QImage(str(file))
            image.convertToFormat(QImage.Format.Format_Grayscale8).save(str(folder / f"grey_{name}.png"))
            for sight in ("protan", "deutan", "tritan"):
                as_seen(image, Seen(sight)).save(str(folder / f"{sight}_{name}.png"))


if __name__ == "__main__":
    main()
