"""What the pieces of Villagers promise: everything draws, stays within its margin, and nobody looks like anybody else, not even in grey."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from app.art import cache, icons, lettering
from app.art.drawing import read
from app.games.villagers.faces import BandFace, VillagerFace
from app.games.villagers.painters import PAINTERS
from app.games.villagers.painters.portraits import PORTRAITS
from app.games.villagers.painters.suits import SUIT, SUIT_ICON, SUIT_INK, UNLOCKER_ICON
from rules.games.villagers.components import KINDS, SUITS
from tests.app.games.villagers.faces import villagers
from tests.app.painting import check_piece, has_outline, painted, pixels

pytestmark = pytest.mark.usefixtures("fresh_painting")

ENGLISH, GERMAN = villagers(), villagers("de")
BREWER = next(face for face in ENGLISH if face.portrait == "brewer")


def picture(kind: str, face: object, w: float, h: float) -> QImage:
    return painted(lambda p, r: PAINTERS[kind](p, r, face), w, h)


def grey(image: QImage) -> list[int]:
    """Return the brightness of every pixel on paper."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor("#F6EBD4"))
    p = QPainter(paper)
    p.drawImage(0, 0, image)
    p.end()
    flat = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    data, line = pixels(flat), flat.bytesPerLine()
    return [data[y * line + x] for y in range(flat.height()) for x in range(flat.width())]


def difference(one: list[int], other: list[int]) -> float:
    """Return the mean difference of brightness, 0 to 255, ignoring any overall offset."""
    shift = (sum(one) - sum(other)) / len(one)
    return sum(abs(a - b - shift) for a, b in zip(one, other, strict=True)) / len(one)


def test_everybody_has_a_portrait_and_every_unlocker_a_sign() -> None:
    assert {face.portrait for face in ENGLISH} <= set(PORTRAITS)
    assert {kind.unlocker for kind in KINDS.values()} - {""} == set(UNLOCKER_ICON)
    assert set(SUIT) == set(SUIT_ICON) == set(SUIT_INK) == set(SUITS)
    assert {*UNLOCKER_ICON.values(), *SUIT_ICON.values()} <= icons.REGISTRY
    assert all(has_outline(name) for name in (*UNLOCKER_ICON.values(), *SUIT_ICON.values()))


def test_every_portrait_can_be_read() -> None:
    """A portrait has many layers, none of them empty by a slip of the pen but those cut off by what is above them."""
    for name, portrait in PORTRAITS.items():
        layers = read(portrait.lines)
        empty = sum(layer.outline.isEmpty() for layer in layers)
        assert len(layers) > 30, name
        assert empty <= 5, name


@pytest.mark.parametrize(("w", "h"), [(44.0, 61.0), (92.0, 128.0), (104.0, 144.0)])
def test_every_card_draws_inside_its_margin(w: float, h: float) -> None:
    for face in ENGLISH:
        check_piece(picture("villager", face, w, h))


@pytest.mark.parametrize("faces", [ENGLISH, GERMAN])
def test_a_large_card_says_everything_in_both_languages(faces: tuple[VillagerFace, ...]) -> None:
    for face in faces[::3]:
        check_piece(picture("villager", replace(face, coins=12), 300, 417))


@pytest.mark.parametrize("language", ["en", "de"])
def test_bands_draw_inside_their_margins(language: str) -> None:
    for face in villagers(language):
        band = BandFace(face.name, face.suit, face.symbols, face.padlock, face.gold, "3" if face.silver else "", face.food, face.key_ring)
        check_piece(picture("villager_strip", band, 92, 23))
        check_piece(picture("villager_band", band, 130, 24))


def test_villagers_are_told_apart_by_form_alone() -> None:
    """Everybody differs in grey and evenly lit, as a small card of one suit."""
    found = {face.portrait: grey(picture("villager", VillagerFace(face.portrait, "", "hay"), 40, 56)) for face in ENGLISH}
    pairs = [(a, b) for a in found for b in found if a < b]
    assert [pair for pair in pairs if difference(found[pair[0]], found[pair[1]]) < 3] == []


def test_a_card_is_painted_once_whatever_is_on_it() -> None:
    picture("villager", BREWER, 92, 128)
    before = cache.shared.painted
    picture("villager", replace(BREWER, dim=True), 92, 128)
    picture("villager", replace(BREWER, known=True), 92, 128)
    assert cache.shared.painted == before


@pytest.mark.parametrize(
    "change",
    [{"coins": 2}, {"known": True}, {"dim": True}, {"food": 2}, {"slots": 1}, {"discard": True}, {"draft": True}, {"module": "saints"}],
)
def test_every_sign_is_seen(change: dict[str, object]) -> None:
    changed = replace(BREWER, **change)  # type: ignore[arg-type]
    assert picture("villager", changed, 92, 128) != picture("villager", BREWER, 92, 128)


@pytest.mark.parametrize("face", [VillagerFace("plumber", "Plumber", "ore"), replace(BREWER, padlock="plumber")])
def test_what_nobody_paints_is_an_error(face: VillagerFace) -> None:
    with pytest.raises(KeyError):
        picture("villager", face, 92, 128)


def test_english_names_stand_on_cards_in_full() -> None:
    for face in ENGLISH:
        picture("villager", face, 92, 128)
    assert list(lettering.overflows) == []
