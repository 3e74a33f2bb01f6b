"""What the suite of all painters paints of the card game."""

from __future__ import annotations

from app.art.tokens import ANIMALS, GOODS, KIND
from app.games.burgundy_cards.faces import (
    AllSevenFace,
    AnimalsFace,
    CardBackFace,
    CardFace,
    ClosedStackFace,
    CoveredCardFace,
    DieFace,
    DiscardPileFace,
    DrawPileFace,
    DuelFace,
    EgonStackDoneFace,
    EgonStackFace,
    FirstBonusFace,
    HandCardFace,
    KindHeaderFace,
    MiniEstateFace,
    NewStackFace,
    OpenStackFace,
    PhaseOptionFace,
    PileCountFace,
    SlotFace,
    StartCardFace,
    StoredFace,
    SupplyFace,
    TripletFace,
)
from app.games.burgundy_cards.words.duel import SIGN
from app.texts import LANGUAGES
from tests.app.art.contact_sheets import FACES, name_of
from tests.app.games.pieces import Pieces
from tests.app.painting import Face

CARDS = [
    CardFace(kind, name_of(kind, building, language), n % 6 + 1, 3, building)
    for language in LANGUAGES
    for n, (kind, building) in enumerate(FACES)
]
STORED = (*(("goods", sort) for sort in GOODS), *(("animals", sort) for sort in ANIMALS), ("worker", ""), ("silver", ""))
SHOWN: list[tuple[Face, float, float]] = [
    *((card, 88.0, 122.0) for card in CARDS),
    *((CoveredCardFace(card, 122.0), 88.0, 30.0) for card in CARDS),
    *((HandCardFace(card), 88.0, 122.0) for card in CARDS),
    *((CardBackFace(), w, h) for w, h in ((56.0, 78.0), (19.0, 27.0))),
    *((DieFace(number), 24.0, 24.0) for number in range(1, 7)),
    *(
        (SupplyFace(pool, top, count), 54.0, 76.0)
        for pool, of in (("goods", GOODS), ("animals", ANIMALS))
        for top in of
        for count in (1, 2, 9)
    ),
    *((PileCountFace(count), 21.0, 21.0) for count in (1, 12, 88)),
    *((DrawPileFace(count), 56.0, 78.0) for count in (0, 1, 2, 60)),
    (DiscardPileFace(None, 0), 56, 78),
    *((DiscardPileFace(CARDS[0], count), 88.0, 122.0) for count in (1, 2, 12)),
    *((FirstBonusFace(kind, taken), 24.0, 34.0) for kind in KIND for taken in (False, True)),
    *((AllSevenFace(points, on_top, False), 30.0, 42.0) for points in (1, 2, 3, 4) for on_top in (False, True)),
    (AllSevenFace(4, True, True), 30, 42),
    *((SlotFace(pictogram), 88.0, 122.0) for pictogram in ("", "cards-outline")),
    *((StoredFace(sort, what, count), 54.0, 76.0) for sort, what in STORED for count in (0, 1, 2, 12)),
    *((PhaseOptionFace(gains), 60.0, 30.0) for gains in ((("vp", 3),), (("goods", 2),), (("silver", 2), ("worker", 1)))),
    *((KindHeaderFace(kind, "2/3", 4), 98.0, 28.0) for kind in KIND),
    (TripletFace(4), 88, 170),
    (OpenStackFace(), 88, 140),
    *((NewStackFace(kind, True), 88.0, 122.0) for kind in KIND),
    (NewStackFace("ship", False), 88, 26),
    *((ClosedStackFace(kind, 4), w, 20.0) for kind in KIND for w in (40.0, 88.0)),
    *((MiniEstateFace(((n, done),) * 7), 220.0, 80.0) for n in range(4) for done in (0, 2)),
    *((AnimalsFace(words), 60.0, 24.0) for words in ("1", "12")),
    *((StartCardFace(front), 54.0, 76.0) for front in (False, True)),
    *((EgonStackFace(phase, count), 56.0, 78.0) for phase in "ABCDE" for count in (1, 7)),
    *((EgonStackDoneFace(phase), 56.0, 78.0) for phase in "ABCDE"),
    *((DuelFace(tone, SIGN[tone], "Duell mit Egon", "12 : 34", mine, 34), 246.0, 50.0) for tone in SIGN for mine in (0, 12, 40)),
]


def alike(face: Face, w: float, h: float) -> bool:
    """Say whether others may look the same: cards in two languages, and the lower of many in a pile."""
    return isinstance(face, CardFace | CoveredCardFace | HandCardFace)


PIECES = Pieces(
    shown=tuple(SHOWN),
    unknown=(
        (CardFace("windmill", "", 1, 3, ""), 88, 122),
        (SupplyFace("goods", "salt", 2), 54, 76),
        (FirstBonusFace("windmill", False), 24, 34),
        (KindHeaderFace("windmill", "2/3", 4), 98, 28),
    ),
    pictograms=frozenset(SIGN.values()),
    alike=alike,
)
