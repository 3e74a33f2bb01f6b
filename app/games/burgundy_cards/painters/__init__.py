"""The pictures of this table: what the face of each kind of placement holds, and which function paints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import chrome, frame, pieces
from app.art.castles import bonus_cards, cards, stock_cards
from app.art.castles.pictograms import BUILDING_ICON, CARD_ICON
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.shapes import clip, fill, rounded, stroke
from app.art.tokens import CAUTION, ERROR, GOLD, GOOD, INK, KIND, KIND_INK, darker, lighter, tint
from rules.games.burgundy_cards.components import KINDS

Painter = Callable[[QPainter, QRectF, Any], None]


def action_card(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, name, number, value, building)``: an action card."""
    kind, name, number, value, building = face
    cards.action_card(p, r, kind, name, number, value, building)


def covered_card(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, name, number, value, building, height)``: the upper edge of a card, its pictogram between die and seal."""
    kind, name, number, value, building, height = face
    whole = QRectF(r.left(), r.top(), r.width(), height)
    p.save()
    p.setClipRect(QRectF(r.left() - 12, r.top() - 12, r.width() + 24, r.height() + 20))
    cards.action_card(p, whole, kind, name, number, value, building)
    size = min(20.0, max(13.0, r.width() * 0.2), r.height() * 0.70)
    centre = r.top() + min(max(15.5, r.width() * 0.17), r.height() / 2 + 1)
    place = QRectF(r.center().x() - size * 0.62, centre - size * 0.62, size * 1.24, size * 1.24)
    fill(p, tint(darker(KIND[kind], 0.5), 0.85), rounded(place, size * 0.62))
    pictogram = BUILDING_ICON[building] if building else CARD_ICON[kind]
    icon_at(p, pictogram, place.center().x(), place.center().y(), size * 0.82, "#FFFFFF")
    p.restore()


def hand_card(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint an action card of which only the number counts (BC-4.3): the die is large."""
    kind, name, number, _, building = face
    cards.action_card(p, r, kind, name, number, 0, building)
    side = r.width() * 0.40
    pieces.die(p, QRectF(r.left() + r.width() * 0.07, r.top() + r.width() * 0.07, side, side), number)


def card_back(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint a hidden card."""
    cards.card_back(p, r, emblem="cards-outline")


def die(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(number,)``: a die."""
    pieces.die(p, r, face[0])


def supply(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(pool, what is on top, count)``: a stack of goods or animals."""
    pool, what, count = face
    cards.pile_edges(p, r, min(2, count - 1))
    if pool == "goods":
        stock_cards.goods_card(p, r, what)
    else:
        stock_cards.animal_card(p, r, what)


def pile_count(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(count,)``: the number of cards of a pile."""
    pieces.badge(p, r, str(face[0]))


def draw_pile(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(count,)``: the draw pile."""
    if face[0]:
        cards.pile_edges(p, r, min(2, face[0] - 1), "#6E2030")
        cards.card_back(p, r, emblem="cards-outline")
    else:
        cards.card_slot(p, r)


def discard_pile(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``()`` or ``(kind, name, number, value, building, count)``: the discard pile."""
    if not face:
        cards.card_slot(p, r)
        return
    kind, name, number, _, building, count = face
    cards.pile_edges(p, r, min(2, count - 1))
    cards.action_card(p, r, kind, name, number, 0, building)


def first_bonus(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, taken)``: the bonus for the first triplet of a kind."""
    bonus_cards.first_bonus(p, r, face[0], taken=face[1])


def all_seven_bonus(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(points, on top of the stack, taken)``: the bonus for all seven kinds."""
    value, top, taken = face
    if taken:
        cards.card_slot(p, r, "check-bold")
    else:
        bonus_cards.all_seven_bonus(p, r, str(value), top)


def slot(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint an empty place: ``()`` or ``(pictogram,)``."""
    cards.card_slot(p, r, face[0] if face else "")


def stored(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(sort, what, count)``: a stack in the storage."""
    sort, what, count = face
    if not count:
        p.setOpacity(0.4)
    for i in range(max(0, min(2, count - 1)), -1, -1):
        _stock(p, r.translated(i * 3.5, -i * 3), sort, what)
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


def phase_option(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``((what, count), ...)``: an option of the phase card."""
    bonus_cards.phase_option(p, r, dict(face))


def kind_header(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, words, points)``: the head of an estate column."""
    bonus_cards.kind_header(p, r, face[0], face[1], str(face[2]))


def triplet_frame(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(points,)``: the gold frame and, on its lower corner, the seal."""
    bonus_cards.triplet_frame(p, r)
    pieces.points(p, QRectF(r.right() - 18, r.bottom() - 18, 28, 28), str(face[0]))


def open_stack(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint the place for the next card, at the bottom of the stack above it."""
    cards.card_outline_slot(p, QRectF(r.left() + 1, r.bottom() - 20, r.width() - 2, 20))


def new_stack(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, large)``: where a stack would begin."""
    kind, large = face
    if large:
        cards.card_slot(p, r, CARD_ICON[kind])
    else:
        cards.card_outline_slot(p, r)
        icon_at(p, "plus", r.center().x(), r.center().y(), min(14.0, r.height() * 0.8), tint("#5A3E1C", 0.55))


def closed_stack(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, points)``: an earlier triplet as a bar."""
    kind, value = face
    colour = KIND[kind]
    fill(p, lighter(colour, 0.1), rounded(r, 4))
    stroke(p, darker(colour, 0.6), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 4))
    stroke(p, GOLD, 1.8, rounded(r.adjusted(-1, -1, 1, 1), 5))
    clip(p, rounded(r, 4))
    room = r.width() > 44
    x = r.left() + r.width() * (0.3 if room else 0.5)
    icon_at(p, "check-bold", x, r.center().y(), 14, KIND_INK[kind])
    if room:
        text(p, QRectF(r.center().x(), r.top(), r.width() * 0.4, r.height()), str(value), "num", KIND_INK[kind], "centre", 14)
    p.restore()


def mini_estate(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``((cards of the last stack, closed triplets before it), ...)`` for each kind: columns of three from the bottom up."""
    step = r.width() / len(face)
    height = (r.height() - 4) / 3
    for i, (kind, (cards_in, closed)) in enumerate(zip(KINDS, face, strict=True)):
        x = r.left() + i * step
        for row in range(3):
            cell = QRectF(x + 2, r.bottom() - (row + 1) * (height + 1) + 1, step - 4, height - 2)
            bonus_cards.estate_cell(p, cell, kind, row < cards_in)
        if cards_in == 3:
            stroke(p, GOLD, 2, rounded(QRectF(x + 0.5, r.top(), step - 1, r.height()), 4))
        if closed:
            pieces.badge(p, QRectF(x + step - 15, r.top() - 4, 17, 17), str(closed + (cards_in == 3)), GOLD, "#1F1710")


def key_number(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(piece, words)``: a number with the piece it counts."""
    frame.key_number(p, r, face[0], face[1])


def animal_number(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(words,)``: the number of animals."""
    icon_at(p, "paw", r.left() + 8, r.center().y(), 19, "#4F7A33")
    text(p, QRectF(r.left() + 20, r.top(), r.width() - 20, r.height()), face[0], "num", px=15)


def start_card(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(front,)``: the start player card."""
    stock_cards.start_player_card(p, r, face[0])


def egon_stack(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(phase, count)``: Egon's stack for a phase to come."""
    cards.pile_edges(p, r, 2, "#2B2622")
    cards.card_back(p, r, "#37322D", words=face[0])
    pile_count(p, QRectF(r.right() - 20, r.top() + 1.5, 19, 19), face[1:])


def egon_stack_done(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(phase, count)``: the place of a stack that has been used."""
    cards.card_slot(p, r)
    text(p, r, face[0], "num", tint("#5A3E1C", 0.75), "centre", 15)


def duel(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(tone, pictogram, heading, words, points, Egon's points)``: the state of the duel.

    A bar fills up to Egon's points.
    """
    tone, pictogram, heading, words, mine, his = face
    ink = {"good": GOOD, "warn": CAUTION, "bad": ERROR}[tone]
    chrome.note(p, r, tone)
    icon_at(p, pictogram, r.left() + 21, r.center().y(), 24, ink)
    left, width = r.left() + 42, r.width() - 52
    text(p, QRectF(left, r.top() + 4, width, 19), heading, "label", ink, "left", 13)
    text(p, QRectF(left, r.top() + 22, width, 19), words, "body_bold", INK)
    track = QRectF(left, r.bottom() - 9, width, 4)
    fill(p, tint(INK, 0.16), rounded(track, 2))
    share = 1.0 if mine >= his else mine / his
    if share:
        fill(p, ink, rounded(QRectF(track.left(), track.top(), max(4.0, track.width() * share), 4), 2))


PAINTERS: Mapping[str, Painter] = {
    painter.__name__: painter
    for painter in (
        action_card,
        covered_card,
        hand_card,
        card_back,
        die,
        supply,
        pile_count,
        draw_pile,
        discard_pile,
        first_bonus,
        all_seven_bonus,
        slot,
        stored,
        phase_option,
        kind_header,
        triplet_frame,
        open_stack,
        new_stack,
        closed_stack,
        mini_estate,
        key_number,
        animal_number,
        start_card,
        egon_stack,
        egon_stack_done,
        duel,
    )
}
"""Painters by kind of placement."""
