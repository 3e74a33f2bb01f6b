"""Contact sheets of the pieces of Praga Caput Regni: ``python -m tests.app.games.praga.contact_sheets FOLDER [SCALE]``.

The sheets of symbols and tiles are also written in grey, and as people without the receptors for red or for green see them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art import materials
from app.art.tokens import PLAYER
from app.games.praga.faces import (
    BonusFace,
    CellFace,
    CountFace,
    CraneFace,
    CubeFace,
    EdgeMatch,
    FieldFace,
    HalfFace,
    LevelFace,
    MatchFace,
    MiniBoardFace,
    MiniCityFace,
    MiniProjectFace,
    MiniRoadFace,
    OptionFace,
    ParlerFace,
    PawnFace,
    PileFace,
    PlainFace,
    PlankFace,
    PlanMarkerFace,
    PlazaFace,
    PositionFace,
    ProductionFace,
    ProjectFace,
    ProjectPricesFace,
    ProjectTiersFace,
    RoadFace,
    SealFace,
    SiteFace,
    SlotFace,
    StepPriceFace,
    StripFace,
    SymbolFace,
    TechnologyFace,
    TileFace,
    TrackFace,
)
from app.games.praga.layout.geometry import bridge, projects, wheel
from app.games.praga.layout.geometry.grids import grid_on
from app.games.praga.painters import PAINTERS
from app.games.praga.painters.tiles.hexes import corner, place
from app.games.praga.symbols import Symbol
from app.table.geometry.placement import Rect
from app.texts import Texts
from rules.games.praga.components import (
    ACTION_TILE,
    ACTIONS,
    KINDS,
    PARLER_CARD,
    PARLER_CARDS,
    PLACES,
    PLANKS,
    PLAZA_TILE,
    POSITIONS,
    PRINTED_CORNERS,
    PRODUCTION_TILES,
    SEALS,
    SETS,
    SITES,
    STREETS,
    STRIPS,
    TECHNOLOGY,
    TILE,
    TRACKS,
)
from tests.app.art.sheet_writer import Sheet, pictures_of, write
from tests.app.games.praga.pieces import COLOURS, GOODS, ROWS, SYMBOLS
from tests.colour_sight import Seen, as_seen


def put(p: QPainter, face: object, x: float, y: float, w: float, h: float) -> None:
    """Place a piece with its upper left corner at ``x, y``."""
    PAINTERS[type(face)](p, QRectF(x, y, w, h), face)


def at(p: QPainter, face: object, rect: Rect) -> None:
    """Place a piece."""
    put(p, face, rect.x, rect.y, rect.w, rect.h)


def tile(p: QPainter, face: object, x: float, y: float, radius: float) -> None:
    """Place a hexagon around ``x, y``."""
    PAINTERS[type(face)](p, place(x, y, radius), face)


def symbols_sheet(p: QPainter, r: QRectF) -> None:
    """Paint every symbol in three sizes, every row of them, cubes and counts."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, what in enumerate(SYMBOLS):
        x, y = 24 + i % 15 * 72, 24 + i // 15 * 50
        for dx, dy, size in ((0, 0, 34), (38, 16, 16), (40, 0, 12)):
            put(p, SymbolFace(what, 2), x + dx, y + dy, size, size)
    for i, row in enumerate(row for row in ROWS if row):
        put(p, OptionFace(row, 18), 24 + i % 6 * 178, 136 + i // 6 * 42, 168, 32)
    for i, colour in enumerate(COLOURS):
        put(p, CubeFace(colour), 24 + i * 44, 640, 34, 34)
        put(p, PawnFace(colour), 264 + i * 40, 640, 30, 30)
        put(p, PlanMarkerFace(colour), 484 + i * 40, 645, 20, 20)
    for i, what in enumerate((*SYMBOLS[:8], "cube")):
        put(p, CountFace(what, str(i), "plum"), 700 + i * 46, 644, 46, 22)


def tiles_sheet(p: QPainter, r: QRectF, radius: float) -> None:
    """Paint every tile at one size."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    wide, high, row = radius * 2.05, radius * 2.42, 0
    for kind in KINDS:
        for i, number in enumerate(range(1, len(TILE[kind]))):
            face = TileFace(kind, number, number % 6, cube=COLOURS[number % 5] if number % 4 == 3 else "")
            tile(p, face, 20 + wide * (i % 12 + 0.5), 16 + high * (row + i // 12 + 0.5), radius)
        row += 3


def places_sheet(p: QPainter, r: QRectF) -> None:
    """Paint empty places, and a tile in hand over its site."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, kind in enumerate(KINDS):
        tile(p, SlotFace(kind), 50 + i * 62, 136, 33)
    for i, action in enumerate(ACTIONS):
        tile(p, FieldFace(action), 260 + i * 62, 136, 33.6)
    tile(p, PlainFace("wall_site"), 650, 136, 33.6)
    tile(p, PlainFace("board_centre"), 716, 136, 33.6)
    put(p, PlainFace("special_well"), 90, 190, 62, 70)
    tile(p, TileFace("wall", 15), 121, 225, 32)
    tile(p, TileFace("wall", 3, dim=True), 220, 225, 33)
    tile(p, TileFace("wall", 14, lit_edges=(0, 3), lit_corners=(5,), ghost=True), 380, 225, 33.6)
    met = (EdgeMatch(0, (Symbol("silver_window"),), (Symbol("technology"),)), EdgeMatch(3, (Symbol("gold"),), (Symbol("stone"),)))
    put(p, MatchFace(33.6, met, ((5, 1),)), 320, 165, 120, 120)


def crane_sheet(p: QPainter, r: QRectF) -> None:
    """Paint the crane with the tiles of both sides."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for side, size, x, box in (("a", 254.0, 20.0, 9), ("b", 360.0, 300.0, 4)):
        whole = Rect(x, 20, size, size)
        at(p, CraneFace(), whole)
        for segment in range(POSITIONS - 1):
            position = (box + 1 + segment) % POSITIONS
            at(p, BonusFace(segment, position, segment == 4), wheel.bonus(whole, position).rect)
        at(p, PositionFace(box), wheel.spoke(whole, box).rect)
        for number, position in enumerate((0, 1, 3, 5, 7, 10), 1):
            for half, action in enumerate(ACTION_TILE[number].sides[side]):
                face = HalfFace(action, half, position, five=position == 3 and not half)
                at(p, face, wheel.half(whole, position, half).rect)


def city_sheet(p: QPainter, r: QRectF, size: tuple[float, float]) -> None:
    """Paint the city with two plazas closed."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    area = Rect(18, 18, *size)
    at(p, PlainFace("city_ground"), area)
    grid = grid_on(area)
    closed = {number for number, one in enumerate(PLACES) if one.min_players > 2}
    for number, site in enumerate(SITES):
        if number % 4 == 2 and site.plaza not in closed:
            at(p, TileFace("building", number + 1, number % 6, ("", "red", "blue")[number % 3]), grid.cell(site.at))
        else:
            at(p, SiteFace(number, site.plaza in closed), grid.cell(site.at))
    for number, spot in enumerate(PLACES):
        fitting = [i for i, one in enumerate(PLAZA_TILE) if one.color == spot.color]
        plaza = 0 if number in closed else fitting[number % len(fitting)]
        at(p, PlazaFace(number, plaza, number % 2, done=number == 4), grid.cell(spot.at))
    for cell, i in PRINTED_CORNERS:
        where = grid.cell(cell)
        middle, s = corner(QRectF(where.x, where.y, where.w, where.h), i, 0.97), grid.radius * 0.42
        put(p, PlainFace("blue_corner"), middle.x() - s / 2, middle.y() - s / 2, s, s)


def road_sheet(p: QPainter, r: QRectF) -> None:
    """Paint every effect of the road, the bridge, the planks and both projects with each set of steps."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    spaces = [RoadFace(number, side) for number, street in enumerate(STREETS, 1) for side in (*street.base, *street.ongoing)]
    for i, space in enumerate(spaces):
        put(p, space, 20 + i * 110, 20, 102, 124)
    for i, drawn in enumerate((3, 2)):
        put(p, RoadFace(4 + i, drawn=drawn), 20, 160 + i * 66, 102, 58)
    river = Rect(140, 160, 444, 136)
    at(p, PlainFace("bridge"), river)
    for slot in range(len(STRIPS)):
        if slot in (1, 3):
            at(p, PlankFace(PLANKS[slot * 3]), bridge.slot(river, slot))
        else:
            at(p, StripFace(slot, slot % 2), bridge.slot(river, slot))
    for i, plank in enumerate(PLANKS):
        put(p, PlankFace(plank, plank == PLANKS[-1]), 610 + i % 6 * 80, 160 + i // 6 * 66, 72, 56)
    for i, (steps, project) in enumerate((steps, project) for steps in SETS for project in (0, 1)):
        area = Rect(20 + i * 182, 356, 174, 250)
        at(p, ProjectFace(project, steps), area)
        cells = projects.body(area, project)
        for row in range(6):
            for column in range(6):
                at(p, CellFace(project, steps, row, column), projects.cell(cells, project, row, column))
        at(p, ProjectTiersFace(project, steps), area)
        at(p, ProjectPricesFace(project, steps), area)
        step = projects.cell(cells, project, 2, 2)
        put(p, StepPriceFace((Symbol("silver_window", 2),)), step.cx - 13, step.bottom - 11, 26, 17)


def stock_sheet(p: QPainter, r: QRectF, language: str) -> None:
    """Paint tracks, seals, technologies, miniatures and the cards of Peter Parler."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    say = Texts(language)
    for i, track in enumerate((*GOODS, *TRACKS)):
        put(p, TrackFace(track, 4, "red"), 20, 20 + i * 26, 196, 17)
        put(p, TrackFace(track, 8, "plum", (True,) * 3, 7), 250, 20 + i * 26, 196, 17)
    for i in range(len(SEALS)):
        put(p, SealFace(i, ("", "blue", "", "parler", "red")[i]), 470 + i * 48, 20, 38, 48)
        put(p, SealFace(i), 470 + i * 62, 90, 54, 66)
    for number in PRODUCTION_TILES:
        put(p, ProductionFace(number), 700 + number * 34, 28, 28, 28)
    for i, number in enumerate(range(1, len(TECHNOLOGY))):
        face = TechnologyFace(number, say(f"praga.name.{TECHNOLOGY[number].id}"), "fresh" if i == 2 else "worked" if i == 3 else "ready")
        put(p, face, 20 + i % 6 * 120, 196 + i // 6 * 70, 110, 62)
    materials.tray(p, QRectF(752, 250, 400, 76))
    for level in (1, 2, 3, 4):
        put(p, LevelFace(level), 662 + level * 98, 257, 92, 62)
    for card in PARLER_CARDS:
        put(p, ParlerFace(card, f"front {PARLER_CARD[card].front}"), 684 + card * 78, 340, 72, 100)
    put(p, PileFace(3), 1090, 460, 56, 78)
    put(p, MiniBoardFace((True, False) * 3, (True, False, False) * 4), 20, 490, 130, 112)
    sites = tuple("closed" if SITES[n].plaza > 7 else ("free", "built", *PLAYER)[n % 7] for n in range(len(SITES)))
    put(
        p,
        MiniCityFace(sites, tuple("closed" if n > 7 else "done" if n == 4 else "open" for n in range(10))),
        170,
        490,
        210,
        76,
    )
    put(p, MiniRoadFace((("red", 1), ("blue", 2), ("green", 2), ("yellow", 4)), (0, 5, 0, 8, 0)), 400, 490, 210, 78)
    for project in (0, 1):
        cubes = (("red", 0, 0), ("blue", 0, 0), ("green", 2, 3))
        put(p, MiniProjectFace(project, "original", cubes), 630 + project * 110, 490, 104, 78)


def sheets() -> Iterator[Sheet]:
    """Return all sheets."""
    yield "symbols", 1110, 700, symbols_sheet
    for radius in (22.0, 32.0, 64.0):
        yield f"tiles_{radius:g}", round(radius * 24.6 + 40), round(radius * 21.8 + 32), partial(tiles_sheet, radius=radius)
    yield "places", 800, 300, places_sheet
    yield "crane", 690, 410, crane_sheet
    for size in ((444.0, 285.0), (620.0, 400.0)):
        yield f"city_{size[0]:g}", round(size[0] + 36), round(size[1] + 36), partial(city_sheet, size=size)
    yield "road", 1120, 630, road_sheet
    for language in ("en", "de"):
        yield f"stock_{language}", 1170, 620, partial(stock_sheet, language=language)
    yield pictures_of("praga")


def main() -> None:
    """Write all sheets, and those of symbols and tiles in other lights."""
    folder = write(sheets())
    for name in ("symbols", "tiles_32", "crane"):
        for file in folder.glob(f"{name}_1*.png"):
            image = QImage(str(file))
            image.convertToFormat(QImage.Format.Format_Grayscale8).save(str(folder / f"grey_{name}.png"))
            for sight in ("protan", "deutan", "tritan"):
                as_seen(image, Seen(sight)).save(str(folder / f"{sight}_{name}.png"))


if __name__ == "__main__":
    main()
