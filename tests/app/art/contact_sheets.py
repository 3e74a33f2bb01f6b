"""Contact sheets of the painters all tables share, and of the card game: ``python -m tests.app.art.contact_sheets FOLDER [SCALE]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.art import cards, chrome, fonts, frame, lettering, materials, pieces, signs, states, tokens
from app.art.cards import bonus_cards, stock_cards
from app.art.cards.action_cards import action_card
from app.art.pages import curtain, score_sheet, start
from app.art.rival_signs import Plaque
from app.games import find
from app.texts import LANGUAGES, Texts
from app.windows.kit.cover import paint_cover
from rules import IDS
from rules.games.burgundy_cards.components import KINDS
from tests.app.art.sheet_writer import Sheet, write

BUILDINGS = ("carpenter", "church", "market", "watchtower", "bank", "residential_houses", "warehouse", "town_hall")
FACES = tuple((kind, "") for kind in KINDS if kind != "building") + tuple(("building", building) for building in BUILDINGS)
"""The kind and building of every action card."""


def name_of(kind: str, building: str, language: str) -> str:
    """Return the words on an action card."""
    return Texts(language)(f"burgundy_cards.card.{building or kind}")


def action_cards(p: QPainter, r: QRectF, width: float) -> None:
    """Paint every kind and building at one width."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    x, y, step = 24.0, 24.0, width + 16
    for i, (kind, building) in enumerate(FACES):
        if x + width > r.width() - 20:
            x, y = 24.0, y + width * 1.39 + 18
        action_card(p, QRectF(x, y, width, width * 1.39), kind, name_of(kind, building, LANGUAGES[i % 2]), i % 6 + 1, 3, building)
        x += step


def stock(p: QPainter, r: QRectF) -> None:
    """Paint small cards, backs and bonuses at three widths."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    y = 24.0
    for width in (44.0, 56.0, 92.0):
        h, x = width * 1.39, 24.0
        faces: list[Callable[[QRectF], None]] = [
            *((lambda q, k=k: stock_cards.goods_card(p, q, k)) for k in tokens.GOODS),
            *((lambda q, k=k: stock_cards.animal_card(p, q, k)) for k in tokens.ANIMALS),
            lambda q: stock_cards.worker_card(p, q),
            lambda q: stock_cards.silver_card(p, q),
            lambda q: stock_cards.start_player_card(p, q),
            lambda q: stock_cards.start_player_card(p, q, False),
            lambda q: cards.card_back(p, q, emblem="cards"),
            lambda q: cards.card_back(p, q, "#2E2A3A", words="C"),
        ]
        for paint in faces:
            q = QRectF(x, y, width, h)
            cards.pile_edges(p, q)
            paint(q)
            pieces.badge(p, QRectF(q.right() - 14.5, q.top() - 7.5, 21, 21), "12")
            x += width + 18
        y += h + 22
    for i, kind in enumerate(tokens.KIND):
        bonus_cards.first_bonus(p, QRectF(24 + i * 30, y, 24, 34), kind)
        bonus_cards.first_bonus(p, QRectF(24 + i * 30, y + 42, 24, 34), kind, taken=True)
        bonus_cards.kind_header(p, QRectF(250 + (i % 4) * 106, y + (i // 4) * 36, 98, 28), kind, "2/3", "4")
        bonus_cards.estate_cell(p, QRectF(690 + i * 33, y, 28, 23), kind, i % 3 != 0)
    for i, words in enumerate("4321"):
        bonus_cards.all_seven_bonus(p, QRectF(690 + i * 38, y + 32, 30, 42), words, i == 0)
    cards.card_slot(p, QRectF(940, y, 60, 83), "castle")
    cards.card_back(p, QRectF(1020, y, 19, 27))
    cards.card_back(p, QRectF(1042, y, 19, 27))
    y += 92
    options = (
        {"vp": 3},
        {"goods": 2},
        {"animals": 2},
        {"silver": 3},
        {"worker": 3},
        {"goods": 1, "animals": 1},
        {"silver": 2, "worker": 1},
    )
    for i, gains in enumerate(options):
        bonus_cards.phase_option(p, QRectF(24 + i * 118, y, 108, 41), gains)


def states_sheet(p: QPainter, r: QRectF) -> None:
    """Paint rings, prices and refusals on cards."""
    materials.panel(p, r.adjusted(6, 6, -6, -6))
    modes: tuple[states.Ring, ...] = ("free", "paid", "chosen", "focus", "last", "hover")
    for i, mode in enumerate(modes):
        q = QRectF(30 + i * 116, 40, 88, 122)
        action_card(p, q, "castle", "Castle", 3, 2, lift=8 if mode == "chosen" else 0)
        states.ring(p, q, mode)
        if mode == "paid":
            states.price_pill(p, QRectF(q.right() - 28, q.bottom() - 10, 29, 17), "\u22121")
    q = QRectF(30 + 6 * 116, 40, 88, 122)
    action_card(p, q, "mine", "Mine", 3, 2)
    states.refused(p, q)
    for i, mode in enumerate(modes):
        q = QRectF(30 + i * 90, 190, 54, 76)
        stock_cards.animal_card(p, q, "sheep")
        states.ring(p, q, mode, 5)
    bonus_cards.triplet_frame(p, QRectF(600, 190, 60, 76), "4")


def chrome_sheet(p: QPainter, r: QRectF) -> None:
    """Paint the table, bars, buttons, chips, tips and markers."""
    materials.table(p, r)
    frame.top_bar(p, QRectF(0, 0, r.width(), 40))
    w = lettering.text(p, QRectF(48, 0, 400, 40), "The Castles of Burgundy: The Card Game", "h3", tokens.BAR_TEXT, "left", 18)
    w = 48 + w + 18
    w += frame.bar_phase(p, QRectF(w, 0, 200, 40), "Phase B") + 18
    w += lettering.text(p, QRectF(w, 0, 200, 40), "Round 4/6", "body", tokens.BAR_TEXT, "left", 15) + 10
    frame.progress_marks(p, QRectF(w, 0, 90, 40), 4, 6)
    materials.tray(p, QRectF(10, 50, 400, 100))
    materials.plate(p, QRectF(420, 50, 200, 100))
    panel = QRectF(10, 160, 900, 400)
    materials.panel(p, panel)
    chrome.heading(p, QRectF(24, 168, 300, 22), "Storage")
    button_states: tuple[chrome.ButtonState, ...] = ("normal", "hover", "pressed", "disabled")
    button_styles: tuple[chrome.ButtonStyle, ...] = ("primary", "secondary", "gold", "danger", "dark")
    for i, style in enumerate(button_styles):
        for j, state in enumerate(button_states):
            chrome.button(p, QRectF(24 + j * 120, 200 + i * 40, 106, 31), "End turn", style, state, "check-bold")
        chrome.button(p, QRectF(24 + 4 * 120, 200 + i * 40, 106, 31), "End turn", style, "normal", "check-bold", True)
    tones: tuple[chrome.Tone, ...] = ("paper", "dark", "gold", "good", "bad", "warn", "wine")
    x = 24.0
    for tone in tones:
        w = fonts.text_width("2 workers", "label", 13) + 39
        chrome.chip(p, QRectF(x, 410, w, 26), "2 workers", "account", tone, tone == "gold")
        x += w + 10
    for i, player in enumerate(tokens.PLAYER):
        pieces.marker(p, QRectF(660 + i * 40, 200, 30, 30), player, "ABCDE"[i])
        pieces.marker(p, QRectF(660 + i * 40, 240, 15, 15), player, "ABCDE"[i])
        pieces.marker(p, QRectF(660 + i * 44, 270, 23, 23), player, "ABCDE"[i])
    for i, game in enumerate(IDS):
        if rival := find(game).rival.sign:
            signs.player_sign(p, QRectF(864 + i * 40, 200, 30, 30), rival, "")
    for i in range(6):
        pieces.die(p, QRectF(660 + i * 40, 310, 28, 28), i + 1)
        pieces.points(p, QRectF(660 + i * 40, 350, 28, 28), str(i * 3))
    pieces.coin(p, QRectF(660, 390, 28, 28))
    pieces.coin(p, QRectF(700, 390, 28, 28), True)
    pieces.worker(p, QRectF(740, 386, 34, 34))
    pieces.goods_sack(p, QRectF(780, 388, 30, 30))
    chrome.toggle(p, QRectF(24, 450, 42, 22), True)
    chrome.toggle(p, QRectF(80, 450, 42, 22), False)
    chrome.toggle(p, QRectF(136, 450, 42, 22), False, False)
    chrome.field(p, QRectF(200, 448, 170, 31), "Anna")
    chrome.field(p, QRectF(390, 450, 170, 27), "Strict", True)
    chrome.tab(p, QRectF(580, 448, 92, 32), "Table", False)
    chrome.tab(p, QRectF(672, 448, 92, 32), "Curve", True)
    chrome.tooltip(p, QRectF(24, 490, 220, 66), "Take the castle", [("pawn", "1 worker"), ("star-circle", "2 points")], QPointF(90, 576))
    score_sheet.score_row(p, QRectF(270, 490, 420, 36), "layers-triple", "Triplets", [12, 9, 0], 74, True)
    score_sheet.score_row(p, QRectF(270, 526, 420, 36), "cow", "Animals", [4, 9, 6], 74, False, True)
    frame.rail_ground(p, QRectF(930, 40, r.width() - 930, r.height() - 84))
    frame.player_box(p, QRectF(940, 50, 246, 198), "red", "Anna", "23", True)
    frame.player_box(p, QRectF(940, 258, 246, 150), "blue", "Benedikta", "119", False, "first player")
    frame.player_box(p, QRectF(940, 418, 246, 110), Plaque("chess-rook"), "Egon", "14")
    for i, (kind, n) in enumerate((("worker", "1"), ("silver", "12"), ("goods", "3"))):
        frame.key_number(p, QRectF(952 + i * 52, 210, 48, 22), kind, n)  # type: ignore[arg-type]
    frame.info_bar(p, QRectF(0, r.height() - 44, r.width(), 44))


def large_sheet(p: QPainter, r: QRectF) -> None:
    """Paint the start tile, the curtain, a dialog and a curve."""
    materials.table(p, r)
    start.emblem(p, QRectF(20, 10, 700, 112), "Burgage", "Five medieval games at one table")
    start.game_tile(p, QRectF(30, 140, 234, 396), True)
    paint_cover(p, QRectF(39, 149, 216, 196), "burgundy_cards")
    start.game_tile(p, QRectF(290, 140, 120, 120))
    paint_cover(p, QRectF(300, 150, 84, 72), "burgundy_cards", 5)
    paint_cover(p, QRectF(290, 290, 130, 60), "burgundy_cards")
    frame.sheet(p, QRectF(430, 140, 460, 396))
    data = [("red", [0, 2, 5, 9, 14, 20, 28]), ("blue", [0, 1, 6, 8, 12, 22, 25]), ("yellow", [0, 0, 2, 9, 15, 18, 30])]
    score_sheet.curve_chart(p, QRectF(450, 170, 420, 300), data, [("Phase A", 2), ("Phase B", 2), ("Phase C", 2)], 35)
    p.save()
    p.setClipRect(QRectF(910, 0, 370, 560))
    curtain.curtain(p, QRectF(910, 0, 700, 560))
    p.restore()
    frame.dialog(p, QRectF(950, 130, 300, 300))


def sheets() -> Iterator[Sheet]:
    """Return all sheets."""
    for width, w, h in ((62, 1130, 130), (92, 860, 330), (120, 1000, 420), (260, 1440, 1180), (420, 1340, 1180)):
        yield f"cards_{width}", w, h, partial(action_cards, width=float(width))
    yield "stock", 1560, 540, stock
    yield "states", 860, 300, states_sheet
    yield "chrome", 1200, 620, chrome_sheet
    yield "large", 1280, 560, large_sheet


if __name__ == "__main__":
    write(sheets())
