"""What the suite of all painters paints of Villagers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from app.games.villagers.faces import (
    BackFace,
    BandFace,
    BasicPileFace,
    DevelopmentFace,
    EventFace,
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
    RoadGroundFace,
    RoadPlaceFace,
    StackFace,
    StartPlayerFace,
    StatFace,
    StripFace,
    Suit,
    TokenFace,
    ValueFace,
    VillagerFace,
)
from app.games.villagers.painters.cards.face_up import MODULE_ICON
from app.games.villagers.painters.cards.module_cards import PHASE_ICON, SEASON_ICON, SUITE_ICON
from app.games.villagers.painters.marks import SIGN
from app.games.villagers.painters.money import PAYEE
from app.games.villagers.painters.suits import SUIT_ICON, UNLOCKER_ICON
from app.table.geometry.faces import MarkerFace
from tests.app.games.pieces import Pieces
from tests.app.games.villagers.faces import SIGNS, developments, events, villagers
from tests.app.games.villagers.faces import SUITS as ALL_SUITS
from tests.app.painting import Face

ENGLISH, GERMAN = villagers(), villagers("de")
BREWER = next(face for face in ENGLISH if face.portrait == "brewer")

ORE: tuple[Suit, ...] = ("ore", "special", "ore", "ore")
OTHERS: list[tuple[Face, float, float]] = [
    *((BackFace(suit, known), w, h) for suit in ALL_SUITS for known in (False, True) for w, h in ((92.0, 128.0), (18.0, 25.0))),
    *((StackFace(suit, 8), 92.0, 32.0) for suit in ALL_SUITS),
    *((StackFace("ore", count), 92.0, 32.0) for count in (1, 2, 10)),
    (StackFace(None, 0), 92, 32),
    *((ReserveFace("ore", count), 52.0, 62.0) for count in (1, 3, 46)),
    (ReserveFace(None, 0), 52, 62),
    *((pile(BREWER, count), w, h) for pile, w, h in ((PileFace, 52.0, 62.0), (BasicPileFace, 92.0, 128.0)) for count in (1, 7, 12)),
    *((pile(None, 0), 52.0, 62.0) for pile in (PileFace, BasicPileFace)),
    (MarketFace(1, "First Market", ("gold", "coins")), 92, 128),
    (MarketFace(2, "Second Market", ("gold", "silver", "coins")), 92, 128),
    (MarketFace(1, "1. Markttag", ("gold", "coins"), True), 128, 92),
    *((MarketTabFace(n, due), 28.0, 17.0) for n in (1, 2) for due in (False, True)),
    *((PurseFace(gold), 58.0, 26.0) for gold in (0, 14, 123)),
    *((ValueFace(metal, words), 26.0, 26.0) for metal in ("gold", "silver", "bronze") for words in ("3", "14", "=", "½")),
    *((LockPriceFace("\u22122", "player", MarkerFace(colour, "Ben")), 76.0, 30.0) for colour in ("red", "blue")),
    *((LockPriceFace("\u22123", to), 76.0, 30.0) for to in ("bank", "countess", "tinner")),
    *((StatFace(sign, "12"), 46.0, 22.0) for sign in SIGNS.values()),
    (StatFace("food", "12", light=True), 46, 22),
    *((MiniVillageFace((ORE[:deep],) * wide), 110.0, 60.0) for deep in (1, 4) for wide in (1, 12)),
    *((HandFace(tuple(map(BackFace, ALL_SUITS))[:count]), 120.0, 25.0) for count in (1, 5, 9)),
    (StartPlayerFace(), 18, 25),
    (StartPlayerFace(), 52, 72),
    (RoadGroundFace(), 600, 188),
    (RoadPlaceFace(), 92, 128),
    *((PlaceFace(sign), 92.0, 128.0) for sign in (None, "wood", "card")),
    *((face, w, h) for face in (*developments(), *developments("de")) for w, h in ((88.0, 128.0), (300.0, 435.0))),
    *((TokenFace(suite), 22.0, 22.0) for suite in ("community", "trade", "production")),
    *((face, w, h) for face in (*events(), *events("de")) for w, h in ((118.0, 200.0), (300.0, 480.0))),
    *((replace(face, words="", dim=True), 80.0, 111.0) for face in events()),
    *((EventPileFace(season, count), 52.0, 72.0) for season in ("summer", "winter") for count in (1, 2, 12)),
    *((PersonFace(who, "Countess", 4, coins), 92.0, 128.0) for who in ("countess", "countess_plain", "jester") for coins in (0, 12)),
    *((MedallionFace(who, dim), 24.0, 24.0) for who in ("jester", "miner_male") for dim in (False, True)),
]


def band(face: VillagerFace, value: str) -> BandFace:
    """Return the band of a villager in a village."""
    of, shown = face, value if face.silver else ""
    return BandFace(of.name, of.suit, of.symbols, of.padlock, of.gold, shown, of.food, of.builder, of.key_ring, divided=of.divided)


def cards() -> Iterator[tuple[Face, float, float]]:
    """Yield all villagers: on the road, on the square and on a crowded road, large, and as bands, those of the Countess too."""
    for face in ENGLISH:
        yield from ((face, w, h) for w, h in ((44.0, 61.0), (92.0, 128.0), (104.0, 144.0)))
    for language in (ENGLISH, GERMAN):
        for n, face in enumerate(language):
            yield from ((face, w, h) for w, h in ((74.0, 103.0), (88.0, 122.0)))
            yield StripFace(face.name, face.suit, face.symbols, face.padlock), 92.0, 23.0
            yield from ((band(face, "3"), 92.0, 23.0), (band(face, "3"), 130.0, 24.0), (band(face, "12"), 110.0, 24.0))
            if n % 3 == 0:
                yield replace(face, coins=12), 300.0, 417.0


ICONS: tuple[Mapping[str, str], ...] = (UNLOCKER_ICON, SUIT_ICON, MODULE_ICON, SUITE_ICON, SEASON_ICON, PHASE_ICON, PAYEE)
PIECES = Pieces(
    shown=(*cards(), *OTHERS),
    unknown=((VillagerFace("plumber", "Plumber", "ore"), 92, 128), (replace(BREWER, padlock="plumber"), 92, 128)),
    pictograms=frozenset(
        [name for table in ICONS for name in table.values()]
        + [name for name, _ in SIGN.values()]
        + "cards delete-outline flag-variant eye cancel arrow-right-bold trophy storefront cards-outline".split()
    ),
    alike=lambda face, w, h: (
        isinstance(face, VillagerFace | BandFace | StripFace) or (isinstance(face, DevelopmentFace | EventFace) and w == 300.0)
    ),
)
"""A card in two languages looks the same where its name does, or where the words have no room."""
