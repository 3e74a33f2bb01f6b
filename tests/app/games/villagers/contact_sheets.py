"""Contact sheets of the pieces of Villagers: ``python -m tests.app.games.villagers.contact_sheets FOLDER [SCALE]``.

Each sheet of cards is also written in grey, and as people without the receptors for red or for green see it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.art import materials
from app.art.tokens import CARD_RATIO
from app.games.villagers.faces import (
    BackFace,
    BandFace,
    BasicPileFace,
    EventPileFace,
    HandFace,
    LockPriceFace,
    MarketFace,
    MarketTabFace,
    MedallionFace,
    MiniVillageFace,
    PersonFace,
    PileFace,
    PlaceFace,
    PurseFace,
    ReserveFace,
    RoadPlaceFace,
    StackFace,
    StartPlayerFace,
    StatFace,
    StripFace,
    TokenFace,
)
from app.games.villagers.painters import PAINTERS
from app.games.villagers.painters.people import PORTRAITS
from app.table.geometry.faces import MarkerFace
from tests.app.art.sheet_writer import Sheet, pictures_of, write
from tests.app.games.villagers.faces import SIGNS, SUITS, developments, events, villagers
from tests.colour_sight import Seen, as_seen

ACROSS = 16
"""Cards side by side."""


def put(p: QPainter, face: object, x: float, y: float, w: float, h: float) -> None:
    """Place a piece with its upper left corner at ``x, y``."""
    PAINTERS[type(face)](p, QRectF(x, y, w, h), face)


def cards_sheet(p: QPainter, r: QRectF, width: float, language: str) -> None:
    """Paint every villager at one width; some carry coins, are known or dimmed."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, face in enumerate(villagers(language)):
        shown = replace(face, coins=i * (i % 4 == 1), known=i % 11 == 5, dim=i % 13 == 12)
        x, y = 22 + i % ACROSS * (width + 12), 22 + i // ACROSS * (width * CARD_RATIO + 14)
        put(p, shown, x, y, width, width * CARD_RATIO)


def bands_sheet(p: QPainter, r: QRectF) -> None:
    """Paint the strips and the bands of all cards in German."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, face in enumerate(villagers("de")):
        band = BandFace(face.name, face.suit, face.symbols, face.padlock, face.gold, "3" if face.silver else "", face.food, face.key_ring)
        x, y = 22 + i % 5 * 250, 22 + i // 5 * 30
        put(p, StripFace(face.name, face.suit, face.symbols, face.padlock), x, y, 92, 23)
        put(p, replace(band, coins=i * (i % 3 == 1)), x + 104, y, 134, 24)


def modules_sheet(p: QPainter, r: QRectF, language: str) -> None:
    """Paint events and developments."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    for i, event in enumerate(events(language)):
        put(p, event, 22 + i % 12 * 124, 22 + i // 12 * 196, 114, 182)
    for i, building in enumerate(developments(language)):
        put(p, building, 22 + i * 124, 418, 114, 165)
        put(p, TokenFace(building.suite), 22 + i * 124, 596, 22, 22)


def pieces_sheet(p: QPainter, r: QRectF) -> None:
    """Paint everything else on the table's wood."""
    materials.table(p, r)
    for i, suit in enumerate(SUITS):
        put(p, BackFace(suit, i % 3 == 0), 20 + i * 102, 20, 92, 128)
        put(p, StackFace(suit, 9 - i), 20 + i * 102, 168, 92, 32)
        put(p, BackFace(suit, i % 2 == 0), 20 + i * 30, 216, 18, 25)
    put(p, MarketTabFace(1), 186, 157, 28, 17)
    put(p, MarketTabFace(2, True), 594, 157, 28, 17)
    materials.panel(p, QRectF(310, 212, 640, 64))
    for i, sign in enumerate(SIGNS.values()):
        put(p, StatFace(sign, str(i)), 318 + i % 12 * 52, 218 + i // 12 * 26, 46, 22)
    people = villagers()
    put(p, ReserveFace("grapes", 26), 960, 24, 52, 62)
    put(p, PileFace(people[20], 11), 1030, 24, 52, 62)
    put(p, PileFace(None, 0), 1100, 24, 52, 62)
    for i in range(3):
        put(p, BasicPileFace(people[-3 * i - 3], 7 + 2 * i), 960 + i * 60, 110, 48, 67)
    first, second = MarketFace(1, "First Market", ("gold", "coins")), MarketFace(2, "2. Markttag", ("gold", "silver", "coins"))
    for i, market in enumerate((first, second)):
        put(p, market, 1170 + i * 104, 24, 92, 128)
    put(p, replace(first, turned=True), 1170, 166, 128, 92)
    put(p, HandFace(tuple(BackFace(suit, suit < "m") for suit in SUITS)), 20, 290, 150, 26)
    put(p, MiniVillageFace((("grains",) * 3, ("wood", "hay"), ("solitary",), ("special", "ore", "ore"))), 190, 290, 150, 52)
    put(p, PurseFace(14), 590, 292, 46, 26)
    put(p, PurseFace(123), 650, 292, 58, 26)
    prices = (
        LockPriceFace("+2", "player", MarkerFace("blue", "Ben")),
        LockPriceFace("\u22122", "bank"),
        LockPriceFace("\u22122", "countess"),
    )
    for i, price in enumerate((*prices, LockPriceFace("0", "tinner"))):
        put(p, price, 20 + i * 90, 360, 76, 30)
    put(p, StartPlayerFace(), 400, 350, 18, 25)
    put(p, StartPlayerFace(), 430, 350, 52, 72)
    materials.panel(p, QRectF(500, 340, 210, 140))
    put(p, PlaceFace("wood"), 512, 350, 86, 119)
    put(p, PlaceFace("card"), 610, 350, 44, 61)
    put(p, RoadPlaceFace(), 730, 350, 92, 128)
    put(p, EventPileFace("summer", 7), 850, 350, 52, 72)
    put(p, EventPileFace("winter", 12), 920, 350, 52, 72)
    for i, who in enumerate(("countess", "countess_plain", "jester")):
        put(p, PersonFace(who, "Countess" if i < 2 else "Jester", 4 * (not i), 3 * (not i)), 1000 + i * 104, 350, 92, 128)
    for i, name in enumerate(PORTRAITS):
        put(p, MedallionFace(name), 20 + i % 40 * 34, 500 + i // 40 * 34, 28, 28)


def sheets() -> Iterator[Sheet]:
    """Return all sheets."""
    for width in (44.0, 92.0, 104.0):
        for language in ("en", "de"):
            size = round(ACROSS * (width + 12) + 44), round(5 * (width * CARD_RATIO + 14) + 44)
            yield f"cards_{width:g}_{language}", *size, partial(cards_sheet, width=width, language=language)
    yield "zoom", 5060, 2200, partial(cards_sheet, width=300.0, language="en")
    yield "bands", 1280, 540, bands_sheet
    for language in ("en", "de"):
        yield f"modules_{language}", 1530, 640, partial(modules_sheet, language=language)
    yield "pieces", 1400, 590, pieces_sheet
    yield pictures_of("villagers")


def main() -> None:
    """Write all sheets, and the cards in other lights."""
    folder = write(sheets())
    for name in ("cards_44_en", "cards_92_en"):
        for file in folder.glob(f"{name}_1*.png"):
            image = QImage(str(file))
            image.convertToFormat(QImage.Format.Format_Grayscale8).save(str(folder / f"grey_{name}.png"))
            for sight in ("protan", "deutan", "tritan"):
                as_seen(image, Seen(sight)).save(str(folder / f"{sight}_{name}.png"))


if __name__ == "__main__":
    main()
