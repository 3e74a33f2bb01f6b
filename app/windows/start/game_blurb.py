"""What a game is, at the left of its set-up page: picture, name, a sentence, how long it takes and for whom it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.icons import icon_at
from app.art.lettering import paragraph, text
from app.art.materials import panel
from app.art.tokens import BURGUNDY, GOLD_TEXT, INK, SHEET
from app.texts import Texts
from app.windows.kit.cover import paint_cover
from rules import Meta

SEED = 128.0
"""Height of the place below that belongs to the seed, in logical pixels."""
LOW_SEED = 84.0
"""The same when it is wide."""


def blurb_height(width: float) -> float:
    """The height with which the words have room enough beside the picture, in logical pixels."""
    return 344.0 if width >= 700 else 430.0


def blurb(p: QPainter, r: QRectF, say: Texts, meta: Meta, undo: str, wide: bool = False) -> None:
    """Paint it into ``r``; ``undo``: the rule of taking back that holds; ``wide``: the words beside the picture."""
    game, seed = meta.id, LOW_SEED if wide else SEED
    panel(p, r, 12, SHEET, "#EEE0C0")
    picture = QRectF(r.left() + 10, r.top() + 10, r.width() * 0.46 if wide else r.width() - 20, r.height() - seed - 20 if wide else 168)
    paint_cover(p, picture, game)
    x, y = (picture.right() + 18, r.top() + 6) if wide else (r.left() + 16, picture.bottom() + 10)
    width = r.right() - 16 - x
    for part in ("first_line", "second_line"):
        text(p, QRectF(x, y, width, 28), say(f"{game}.meta.{part}"), "h1", BURGUNDY, "left", 23)
        y += 28
    y += 6 + paragraph(p, QRectF(x, y + 6, width, 130 if wide else 84), say(f"{game}.meta.about"), "body", INK) + 12
    facts = [
        ("timer-sand", say("app.new.time", n=say(f"{game}.meta.minutes"))),
        ("account-group", say("app.new.who", lowest=meta.min_players, highest=meta.max_players)),
        ("eye", say(f"{game}.meta.secret")),
    ]
    if meta.solo:
        facts.append(("account", say(f"{game}.meta.solo")))
    for pictogram, words in facts:
        icon_at(p, pictogram, x + 11, y + 11, 18, GOLD_TEXT)
        text(p, QRectF(x + 30, y, width - 30, 22), words, "body", INK)
        y += 26
    icon_at(p, "undo-variant", x + 11, y + 11, 18, GOLD_TEXT)
    paragraph(p, QRectF(x + 30, y + 2, width - 30, r.bottom() - seed - y), say(f"settings.undo.{undo}.about"), "body", INK)
    chrome.heading(p, QRectF(r.left() + 16, r.bottom() - seed + 6, r.width() - 32, 22), say("app.new.seed"))
