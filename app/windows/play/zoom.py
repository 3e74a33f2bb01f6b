"""One piece enlarged beside its place on the table: its name in both languages, what it does, what it is worth now."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.fonts import text_width
from app.art.forms import Shape
from app.art.forms.hexagons import hexagon
from app.art.forms.shield_form import shield
from app.art.icons import coloured, icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.materials import veil
from app.art.shapes import rounded
from app.art.states import hexagon_ring, ring, shield_ring
from app.art.tokens import ERROR, GOLD_TEXT, GOOD, INK, INK_SECOND, darker
from app.platform.qt_guard import report_errors
from app.program import Program
from app.table.geometry.placement import Rect
from app.table.scene.kinds import Painters
from app.table.screen import Explanation
from app.windows.kit.controls import Button
from app.windows.kit.sheet import PaperSheet

WIDTH, HEIGHT, LOW = 580.0, 420.0, 320.0
"""Minimum size of the card in logical pixels, and its height without a high picture; long texts make it higher."""
LEFT, COLUMN = 36.0, 200.0
"""The picture's left edge and width; the words come after it."""
AWAY = 16.0
"""Distance from the piece to the card."""
NOTE, FACT = 9.0, 28.0
FACT_WIDTH = COLUMN - 20
BELOW_ICON = 160.0
"""Distance from the top of a pictogram used in place of a picture to the facts below it."""
ON_PAPER = 0.35
"""The share of dark in a colour of tips on paper."""


class Enlarged(Struct, frozen=True):
    """A piece and what there is to say about it; ``source`` is its place on the page in the page's pixels, ``shape`` its outline there."""

    shown: Explanation
    source: Rect
    painters: Painters
    shape: Shape = "rectangle"


class Zoom(PaperSheet):
    """The sheet over the table. Esc or any click closes it; the button opens the rule."""

    asked_rule = Signal(str)
    """The rules paragraph to open."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "zoom")
        self._read: Callable[[], Enlarged | None] = lambda: None
        self._shown: Explanation | None = None
        self._source = Rect(0, 0, 0, 0)
        self._shape: Shape = "rectangle"
        self._painters: Painters = {}
        self._rule = Button(self, "secondary", "book-open-variant", "zoom:rule")
        self._rule.clicked.connect(self._open_rule)

    def open(self, read: Callable[[], Enlarged | None]) -> None:
        """Show the piece that ``read`` returns; it is asked again in another language, and after the table was laid out again."""
        self._read = read
        self.retext()
        self.show_up()
        self.setFocus()

    def retext(self) -> None:
        """Set all texts; close if the piece is gone."""
        found, say = self._read(), self._program.texts
        if found is None:
            self.put_away()
            return
        self._shown, self._source, self._painters, self._shape = found.shown, found.source, found.painters, found.shape
        shown = found.shown
        self.head(shown.title, say("app.close"))
        self._rule.say(say("help.open_rule"))
        self._rule.setVisible(bool(shown.rule))
        self.setAccessibleName(f"{shown.title}. {shown.subtitle}")
        said = [shown.words, *(words for _, words in shown.notes), *(words for _, words in shown.facts)]
        self.setAccessibleDescription("\n".join(said))

    def follow(self) -> None:
        """Find the piece again after it has moved."""
        if not self.isHidden():
            self.retext()
            self.refit()

    def arrange(self) -> None:
        """Place the button for the rule at the lower right."""
        super().arrange()
        r = self.paper()
        width = text_width(self._rule.text(), "body_bold") + 56
        self.put(self._rule, QRectF(r.right() - 30 - width, r.bottom() - 60, width, 33))

    def paint_veil(self, p: QPainter) -> None:
        """Darken everything but the piece itself."""
        everything, source = QRectF(0, 0, self.w, self.h), self._seen_source()
        around = QPainterPath()
        around.addRect(everything)
        hole = hexagon(source, 0.97) if self._shape == "hexagon" else shield(source) if self._shape == "shield" else rounded(source, 7)
        p.save()
        p.setClipPath(around.subtracted(hole))
        veil(p, everything)
        p.restore()
        if self._shape == "hexagon":
            hexagon_ring(p, source, "chosen")
        elif self._shape == "shield":
            shield_ring(p, source, "chosen")
        else:
            ring(p, source, "chosen")

    def heading_place(self, r: QRectF) -> QRectF:
        """Return the place beside the picture."""
        return QRectF(r.left() + self._text_left(), r.top() + 22, self._text_width() - 44, 38)

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Paint the piece, and what there is to say about it."""
        if self._shown is not None:
            self._picture(p, r, self._shown)
            self._words(p, r, self._shown)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on every key that the controls do not need."""
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
            super().keyPressEvent(event)
        else:
            self.put_away()

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on any click."""
        self.put_away()

    def _open_rule(self) -> None:
        assert self._shown is not None
        self.put_away()
        self.asked_rule.emit(self._shown.rule)

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Keep nothing of what was said that other programs could still read."""
        super().hideEvent(event)
        if self.isHidden():
            self.setAccessibleName("")
            self.setAccessibleDescription("")

    def needs(self) -> tuple[float, float]:
        """Return the size of the card with its margins."""
        return WIDTH + 40, self._wanted_height() + 40

    def _seen_source(self) -> QRectF:
        """Return the place of the piece in logical pixels."""
        source, s = self._source, self.scale
        return QRectF(source.x / s, source.y / s, source.w / s, source.h / s)

    def _text_left(self) -> float:
        return LEFT + COLUMN + 26

    def _text_width(self) -> float:
        return WIDTH - self._text_left() - 32

    def _wanted_height(self) -> float:
        """Return the height that the words need, and the facts below the picture."""
        shown = self._shown
        if shown is None:
            return HEIGHT
        width = self._text_width()
        words = 100 + paragraph_height(shown.words, width, "lead") + 14
        words += sum(paragraph_height(note, width - 28) + NOTE for _, note in shown.notes) + 76
        beside = self._facts_beside(shown)
        if beside:
            words += sum(paragraph_height(fact, width - 28) + NOTE for _, fact in shown.facts)
        picture = shown.picture
        least = HEIGHT if picture is not None and picture.rect.h > LOW / 2 else LOW
        counted = 34 + (picture.rect.h + 18 if picture is not None else BELOW_ICON) + (0 if beside else FACT * len(shown.facts)) + 16
        return max(least, words, counted)

    def _facts_beside(self, shown: Explanation) -> bool:
        """Say whether the facts need more width than there is below the picture."""
        return any(text_width(words, "body") > FACT_WIDTH for _, words in shown.facts)

    def paper(self) -> QRectF:
        """Return the place beside the piece: right of it, left of it, or where there is most room."""
        height, s = min(self.h - 40, self._wanted_height()), self._seen_source()
        y = min(max(20.0, s.center().y() - height / 2), self.h - height - 20)
        if s.right() + AWAY + WIDTH <= self.w - 12:
            return QRectF(s.right() + AWAY, y, WIDTH, height)
        if s.left() - AWAY - WIDTH >= 12:
            return QRectF(s.left() - AWAY - WIDTH, y, WIDTH, height)
        x = self.w - WIDTH - 20 if s.center().x() < self.w / 2 else 20.0
        above, below = s.top() - AWAY - height, s.bottom() + AWAY
        return QRectF(x, above if above >= 20 else below if below + height <= self.h - 20 else y, WIDTH, height)

    def _picture(self, p: QPainter, r: QRectF, shown: Explanation) -> None:
        """Paint the piece, and below it the facts that fit there."""
        left, y = r.left() + LEFT, r.top() + 34
        if shown.picture is not None:
            size = shown.picture.rect
            picture = QRectF(left + (COLUMN - size.w) / 2, y, size.w, size.h)
            self._painters[type(shown.picture.face)](p, picture, shown.picture.face)
            y = picture.bottom() + 18
        else:
            icon_at(p, shown.icon, left + COLUMN / 2, y + 70, 96, GOLD_TEXT)
            y += BELOW_ICON
        for pictogram, words in () if self._facts_beside(shown) else shown.facts:
            _fact_sign(p, pictogram, left + 9, y + 11, 18)
            text(p, QRectF(left + 26, y, FACT_WIDTH, 22), words, "body", INK)
            y += FACT

    def _words(self, p: QPainter, r: QRectF, shown: Explanation) -> None:
        """Paint its other name, its effect, and what it is worth."""
        left, width = r.left() + self._text_left(), self._text_width()
        text(p, QRectF(left, r.top() + 60, width, 22), shown.subtitle, "italic", INK_SECOND, "left", 16)
        chrome.gold_rule(p, QRectF(left, r.top() + 82, width, 8))
        y = r.top() + 100
        facts = shown.facts if self._facts_beside(shown) else ()
        room = r.bottom() - 70 - y - sum(paragraph_height(words, width - 28) + NOTE for _, words in (*shown.notes, *facts))
        y += paragraph(p, QRectF(left, y, width, room), shown.words, "lead", INK) + 14
        for good, words in shown.notes:
            icon_at(p, "check-bold" if good else "cancel", left + 9, y + 10, 17, GOOD if good else ERROR)
            y += paragraph(p, QRectF(left + 28, y, width - 28, r.bottom() - y), words, "body", INK) + NOTE
        for pictogram, words in facts:
            _fact_sign(p, pictogram, left + 9, y + 10, 17)
            y += paragraph(p, QRectF(left + 28, y, width - 28, r.bottom() - y), words, "body", INK) + NOTE


def _fact_sign(p: QPainter, pictogram: str, x: float, y: float, size: float) -> None:
    """Paint the pictogram of a fact; a colour of its own is made for the dark ground of tips, and darker on paper."""
    name, colour = coloured(pictogram, GOLD_TEXT)
    icon_at(p, name, x, y, size, colour if name == pictogram else darker(colour, ON_PAPER))
