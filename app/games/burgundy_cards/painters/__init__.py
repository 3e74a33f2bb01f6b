"""The pictures of this table: which function paints each type of face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cards, chrome, pieces
from app.art.cards import action_cards, bonus_cards, stock_cards
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.pictograms import BUILDING_ICON, CARD_ICON
from app.art.shapes import clip, fill, rounded, stroke
from app.art.tokens import CAUTION, ERROR, GOLD, GOOD, INK, KIND, KIND_INK, darker, lighter, tint
from app.table.scene.kinds import Painters
from rules.games.burgundy_cards.components import KINDS

from ..faces import (
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
    Tone,
    TripletFace,
)

_INKS: Final[Mapping[Tone, str]] = {"good": GOOD, "warn": CAUTION, "bad": ERROR}


def action_card(p: QPainter, r: QRectF, face: CardFace) -> None:
    """Paint an action card."""
    action_cards.action_card(p, r, face.kind, face.name, face.number, face.value, face.building)


def covered_card(p: QPainter, r: QRectF, face: CoveredCardFace) -> None:
    """Paint the upper edge of a card, its pictogram between die and seal."""
    card, whole = face.card, QRectF(r.left(), r.top(), r.width(), face.height)
    p.save()
    p.setClipRect(QRectF(r.left() - 12, r.top() - 12, r.width() + 24, r.height() + 20))
    action_card(p, whole, card)
    size = min(20.0, max(13.0, r.width() * 0.2), r.height() * 0.70)
    centre = r.top() + min(max(15.5, r.width() * 0.17), r.height() / 2 + 1)
    place = QRectF(r.center().x() - size * 0.62, centre - size * 0.62, size * 1.24, size * 1.24)
    fill(p, tint(darker(KIND[card.kind], 0.5), 0.85), rounded(place, size * 0.62))
    pictogram = BUILDING_ICON[card.building] if card.building else CARD_ICON[card.kind]
    icon_at(p, pictogram, place.center().x(), place.center().y(), size * 0.82, "#FFFFFF")
    p.restore()


def hand_card(p: QPainter, r: QRectF, face: HandCardFace) -> None:
    """Paint an action card of which only the number counts (BC-4.3): the die is large."""
    action_card(p, r, replace(face.card, value=0))
    side = r.width() * 0.40
    pieces.die(p, QRectF(r.left() + r.width() * 0.07, r.top() + r.width() * 0.07, side, side), face.card.number)


def card_back(p: QPainter, r: QRectF, face: CardBackFace) -> None:
    """Paint a hidden card."""
    cards.card_back(p, r, emblem="cards-outline")


def die(p: QPainter, r: QRectF, face: DieFace) -> None:
    """Paint a die."""
    pieces.die(p, r, face.number)


def supply(p: QPainter, r: QRectF, face: SupplyFace) -> None:
    """Paint a stack of goods or animals."""
    cards.pile_edges(p, r, min(2, face.count - 1))
    if face.pool == "goods":
        stock_cards.goods_card(p, r, face.top)
    else:
        stock_cards.animal_card(p, r, face.top)


def pile_count(p: QPainter, r: QRectF, face: PileCountFace) -> None:
    """Paint the number of cards of a pile."""
    pieces.badge(p, r, str(face.count))


def draw_pile(p: QPainter, r: QRectF, face: DrawPileFace) -> None:
    """Paint the draw pile."""
    if face.count:
        cards.pile_edges(p, r, min(2, face.count - 1), "#6E2030")
        cards.card_back(p, r, emblem="cards-outline")
    else:
        cards.card_slot(p, r)


def discard_pile(p: QPainter, r: QRectF, face: DiscardPileFace) -> None:
    """Paint the discard pile."""
    if face.top is None:
        cards.card_slot(p, r)
        return
    cards.pile_edges(p, r, min(2, face.count - 1))
    action_card(p, r, replace(face.top, value=0))


def first_bonus(p: QPainter, r: QRectF, face: FirstBonusFace) -> None:
    """Paint the bonus for the first triplet of a kind."""
    bonus_cards.first_bonus(p, r, face.kind, taken=face.taken)


def all_seven_bonus(p: QPainter, r: QRectF, face: AllSevenFace) -> None:
    """Paint the bonus for all seven kinds."""
    if face.taken:
        cards.card_slot(p, r, "check-bold")
    else:
        bonus_cards.all_seven_bonus(p, r, str(face.points), face.on_top)


def slot(p: QPainter, r: QRectF, face: SlotFace) -> None:
    """Paint an empty place."""
    cards.card_slot(p, r, face.pictogram)


def stored(p: QPainter, r: QRectF, face: StoredFace) -> None:
    """Paint a stack in the storage."""
    if not face.count:
        p.setOpacity(0.4)
    for i in range(max(0, min(2, face.count - 1)), -1, -1):
        _stock(p, r.translated(i * 3.5, -i * 3), face.sort, face.what)
    p.setOpacity(1)


def _stock(p: QPainter, r: QRectF, sort: str, what: str) -> None:
    match sort:
        case "goods":
            stock_cards.goods_card(p, r, what)
        case "animals":
            stock_cards.animal_card(p, r, what)
        case "worker":
            stock_cards.worker_card(p, r)
        case _:
            stock_cards.silver_card(p, r)


def phase_option(p: QPainter, r: QRectF, face: PhaseOptionFace) -> None:
    """Paint an option of the phase card."""
    bonus_cards.phase_option(p, r, dict(face.gains))


def kind_header(p: QPainter, r: QRectF, face: KindHeaderFace) -> None:
    """Paint the head of an estate column."""
    bonus_cards.kind_header(p, r, face.kind, face.words, str(face.points))


def triplet_frame(p: QPainter, r: QRectF, face: TripletFace) -> None:
    """Paint the gold frame and, at its edge above the name of the last card, the seal."""
    bonus_cards.triplet_frame(p, r)
    pieces.points(p, QRectF(r.right() - 18, r.bottom() - 52, 28, 28), str(face.points))


def open_stack(p: QPainter, r: QRectF, face: OpenStackFace) -> None:
    """Paint the place for the next card, at the bottom of the stack above it."""
    cards.card_outline_slot(p, QRectF(r.left() + 1, r.bottom() - 20, r.width() - 2, 20))


def new_stack(p: QPainter, r: QRectF, face: NewStackFace) -> None:
    """Paint where a stack would begin."""
    if face.large:
        cards.card_slot(p, r, CARD_ICON[face.kind])
    else:
        cards.card_outline_slot(p, r)
        icon_at(p, "plus", r.center().x(), r.center().y(), min(14.0, r.height() * 0.8), tint("#5A3E1C", 0.55))


def closed_stack(p: QPainter, r: QRectF, face: ClosedStackFace) -> None:
    """Paint an earlier triplet as a bar."""
    colour, ink = KIND[face.kind], KIND_INK[face.kind]
    fill(p, lighter(colour, 0.1), rounded(r, 4))
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
    stroke(p, GOLD, 1.8, rounded(r.adjusted(-1, -1, 1, 1), 5))
    clip(p, rounded(r, 4))
    room = r.width() > 44
    x = r.left() + r.width() * (0.3 if room else 0.5)
    icon_at(p, "check-bold", x, r.center().y(), 14, ink)
    if room:
        text(p, QRectF(r.center().x(), r.top(), r.width() * 0.4, r.height()), str(face.points), "num", ink, "centre", 14)
    p.restore()


def mini_estate(p: QPainter, r: QRectF, face: MiniEstateFace) -> None:
    """Paint columns of three from the bottom up."""
    step = r.width() / len(face.columns)
    height = (r.height() - 4) / 3
    for i, (kind, (cards_in, closed)) in enumerate(zip(KINDS, face.columns, strict=True)):
        x = r.left() + i * step
        for row in range(3):
            cell = QRectF(x + 2, r.bottom() - (row + 1) * (height + 1) + 1, step - 4, height - 2)
            bonus_cards.estate_cell(p, cell, kind, row < cards_in)
        if cards_in == 3:
            stroke(p, GOLD, 2, rounded(QRectF(x + 0.5, r.top(), step - 1, r.height()), 4))
        if closed:
            pieces.badge(p, QRectF(x + step - 15, r.top() - 4, 17, 17), str(closed + (cards_in == 3)), GOLD, "#1F1710")


def animal_number(p: QPainter, r: QRectF, face: AnimalsFace) -> None:
    """Paint the number of animals."""
    icon_at(p, "paw", r.left() + 8, r.center().y(), 19, "#4F7A33")
    text(p, QRectF(r.left() + 20, r.top(), r.width() - 20, r.height()), face.words, "num", px=15)


def start_card(p: QPainter, r: QRectF, face: StartCardFace) -> None:
    """Paint the start player card."""
    stock_cards.start_player_card(p, r, face.front)


def egon_stack(p: QPainter, r: QRectF, face: EgonStackFace) -> None:
    """Paint Egon's stack for a phase to come."""
    cards.pile_edges(p, r, 2, "#2B2622")
    cards.card_back(p, r, "#37322D", words=face.phase)
    pile_count(p, QRectF(r.right() - 20, r.top() + 1.5, 19, 19), PileCountFace(face.count))


def egon_stack_done(p: QPainter, r: QRectF, face: EgonStackDoneFace) -> None:
    """Paint the place of a stack that has been used."""
    cards.card_slot(p, r)
    text(p, r, face.phase, "num", tint("#5A3E1C", 0.75), "centre", 15)


def duel(p: QPainter, r: QRectF, face: DuelFace) -> None:
    """Paint the state of the duel; a bar fills up to Egon's points."""
    ink = _INKS[face.tone]
    chrome.note(p, r, face.tone)
    icon_at(p, face.pictogram, r.left() + 21, r.center().y(), 24, ink)
    left, width = r.left() + 42, r.width() - 52
    text(p, QRectF(left, r.top() + 4, width, 19), face.heading, "label", ink, "left", 13)
    text(p, QRectF(left, r.top() + 22, width, 19), face.words, "body_bold", INK)
    track = QRectF(left, r.bottom() - 9, width, 4)
    fill(p, tint(INK, 0.16), rounded(track, 2))
    share = 1.0 if face.mine >= face.his else face.mine / face.his
    if share:
        fill(p, ink, rounded(QRectF(track.left(), track.top(), max(4.0, track.width() * share), 4), 2))


PAINTERS: Final[Painters] = {
    CardFace: action_card,
    CoveredCardFace: covered_card,
    HandCardFace: hand_card,
    CardBackFace: card_back,
    DieFace: die,
    SupplyFace: supply,
    PileCountFace: pile_count,
    DrawPileFace: draw_pile,
    DiscardPileFace: discard_pile,
    FirstBonusFace: first_bonus,
    AllSevenFace: all_seven_bonus,
    SlotFace: slot,
    StoredFace: stored,
    PhaseOptionFace: phase_option,
    KindHeaderFace: kind_header,
    TripletFace: triplet_frame,
    OpenStackFace: open_stack,
    NewStackFace: new_stack,
    ClosedStackFace: closed_stack,
    MiniEstateFace: mini_estate,
    AnimalsFace: animal_number,
    StartCardFace: start_card,
    EgonStackFace: egon_stack,
    EgonStackDoneFace: egon_stack_done,
    DuelFace: duel,
}
"""Painters by type of face."""
