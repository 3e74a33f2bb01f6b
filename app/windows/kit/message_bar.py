"""A few words over a page that still takes clicks and keys: whose turn it is, what was just done, what went wrong, an offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art.chrome import ButtonStyle
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height
from app.art.materials import panel
from app.art.roles import Role
from app.art.shapes import rounded, stroke
from app.art.signs import Sign, player_sign
from app.art.tokens import BURGUNDY, CAUTION, GOLD_LIGHT, GOLD_TEXT, INK, INK_SECOND, LIGHT_TEXT, SHEET, SHEET_LOW, Colour, tint
from app.platform.timing import Motion, Timer
from app.program import Program
from app.windows.kit.controls import Button
from app.windows.kit.overlay import Overlay

SLIDE = 250
"""Milliseconds the bar takes to slide in."""
AROUND = QRectF(12, 8, 24, 20)
"""Left, above, both sides together, above and below together: margins for the shadow."""
SIGN, EDGE, GAP = 54.0, 18.0, 8.0
"""From the edge of the paper to the words, after them, and between two buttons."""
LEAST_WORDS = 330.0
"""Minimum width of the words beside the buttons; with less, the buttons move below."""
Words = tuple[Sequence[str], Sequence[str]]
"""The lines, and the words of the buttons."""
_Line = tuple[Role, int, Colour]


class BarStyle(Struct, frozen=True):
    """How a bar looks: its paper, the role, size and colour of the first line and of the others, its place, how long it stays.

    ``offset`` is the distance from the upper edge of the page, or with ``low`` from the lower one. ``lasts`` is in milliseconds; 0: until
    it is put away.
    """

    paper: tuple[str, str]
    first: _Line
    others: _Line
    sign: Colour
    offset: float
    low: bool = False
    lasts: int = 0
    widest: float = 1100.0
    edge: Colour = ""


_TITLE: _Line = ("h1", 26, BURGUNDY)
_LIGHT: _Line = ("lead", 16, LIGHT_TEXT)
_PLAIN: _Line = ("body", 14, INK)
TURN = BarStyle((SHEET, SHEET_LOW), _TITLE, _TITLE, BURGUNDY, 48, lasts=SLIDE + 900)
"""Whose turn it is now."""
REMARK = BarStyle(("#3A281C", "#22160E"), _LIGHT, _LIGHT, GOLD_LIGHT, 62, low=True, lasts=4000, edge=GOLD_LIGHT)
"""What was just done."""
NOTICE = BarStyle(("#F9E3C4", "#F0D2A4"), _PLAIN, _PLAIN, CAUTION, 44, widest=720)
"""What players need to know."""
OFFER = BarStyle(("#FBF0CE", "#EFD9A0"), ("body_bold", 15, INK), ("body", 13, INK_SECOND), GOLD_TEXT, 40)
"""What is pointed out or offered."""


class MessageBar(Overlay):
    """A sign, lines of words, and buttons at the right, or below where it is narrow. Without buttons, clicks reach the page below."""

    def __init__(self, program: Program, page: QWidget, name: str, style: BarStyle, sign: str = "") -> None:
        """Build a bar over ``page``; ``sign`` is a pictogram."""
        super().__init__(program, page, name)
        self._style, self._sign = style, sign
        self._seat: Sign | None = None
        self._say: Callable[[], Words] = lambda: ((), ())
        self.lines: tuple[str, ...] = ()
        self._buttons: list[Button] = []
        self._goal = QPoint()
        self._slide = Motion("message sliding in", self, self._slide_in)
        self._end = Timer("message", self, self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def add_button(self, style: ButtonStyle, pictogram: str, name: str, act: Callable[[], object]) -> None:
        """Add one more button, to the left of those already there."""
        button = Button(self, style, pictogram, f"{self.objectName()}:{name}")
        button.clicked.connect(act)
        self._buttons.append(button)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)

    def tell(self, say: Callable[[], Words], seat: Sign | None = None, slides: bool = False, aloud: bool = True) -> None:
        """Show what ``say`` returns, and ask it again in another language. ``seat`` is the sign of a player instead of the pictogram.

        ``aloud``: have a screen reader say it.
        """
        self._say, self._seat = say, seat
        self.retext()
        self.show_up()
        if slides:
            self._goal = self.pos()
            self._slide.start(SLIDE)
        if self._style.lasts:
            self._end.start(self._style.lasts)
        if aloud:
            from app.platform.spoken import announce  # slow to load, and not needed for the first picture

            announce(self, self.accessibleName())

    def retext(self) -> None:
        """Set all texts."""
        lines, labels = self._say()
        self.lines = tuple(line for line in lines if line)
        for button, label in zip(self._buttons, labels, strict=True):
            button.say(label)
        self.setAccessibleName(" ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in self.lines))

    def fit(self) -> None:
        """Move to its place immediately."""
        self._slide.stop()
        super().fit()

    def area(self) -> QRectF:
        """Return the place the words need, in the middle of the page."""
        width, height = self._size()
        y = self.room.height() - self._style.offset - height if self._style.low else self._style.offset
        return QRectF((self.room.width() - width) / 2, y, width, height)

    def arrange(self) -> None:
        """Place the buttons at the right, or below."""
        r = self._paper()
        below = self._below(self._words_width())
        x, y = r.right() - EDGE, r.bottom() - 42 if below else r.center().y() - 16
        for button, width in zip(self._buttons, self._widths(), strict=True):
            self.put(button, QRectF(x - width, y, width, 32))
            x -= width + GAP

    def paint(self, p: QPainter) -> None:
        """Paint paper, sign and words."""
        r, style = self._paper(), self._style
        panel(p, r, 12, *style.paper, shade=0.55)
        if style.edge:
            stroke(p, tint(style.edge, 0.65), 1, rounded(r, 12))
        width = self._words_width()
        high = self._words_height(width)
        y = r.top() + (12 if self._below(width) else (r.height() - high) / 2)
        if self._seat is not None:
            player_sign(p, QRectF(r.left() + 14, y + high / 2 - 15, 30, 30), *self._seat)
        else:
            icon_at(p, self._sign, r.left() + 28, y + high / 2, 24, style.sign)
        for i, line in enumerate(self.lines):
            role, px, ink = style.others if i else style.first
            y += paragraph(p, QRectF(r.left() + SIGN, y, width + 2, high), line, role, ink, px=px) + 2

    def _slide_in(self, share: float) -> None:
        """Be where a bar would be after sliding for this share of the time: fast at first."""
        above = (self._goal.y() + self.height()) * (1 - share) ** 3
        self.move(self._goal.x(), round(self._goal.y() - above))

    def _paper(self) -> QRectF:
        return QRectF(AROUND.x(), AROUND.y(), self.w - AROUND.width(), self.h - AROUND.height())

    def _widths(self) -> list[float]:
        return [text_width(button.text(), "body_bold") + 50 for button in self._buttons]

    def _beside(self) -> float:
        """Return the width of the buttons beside the words."""
        return sum(self._widths()) + GAP * len(self._buttons) + (6 if self._buttons else 0)

    def _widest(self) -> float:
        """Return the greatest width of words and buttons together."""
        return min(self._style.widest, self.room.width() - 40) - AROUND.width() - SIGN - EDGE

    def _wanted(self) -> float:
        """Return the width of the longest line."""
        roles = (self._style.first, *(self._style.others for _ in self.lines[1:]))
        return max((text_width(line, role, px) for line, (role, px, _) in zip(self.lines, roles, strict=True)), default=0.0) + 1

    def _words_width(self) -> float:
        """Return the width of the words, with the buttons beside or below them."""
        beside = self._widest() - self._beside()
        return min(self._wanted(), beside if beside >= min(LEAST_WORDS, self._wanted()) else self._widest())

    def _below(self, width: float) -> bool:
        """Return whether the buttons go below words of this width."""
        return width + self._beside() > self._widest() + 0.5

    def _words_height(self, width: float) -> float:
        heights = (
            paragraph_height(line, width + 2, *(self._style.others if i else self._style.first)[:2]) for i, line in enumerate(self.lines)
        )
        return sum(height + 2 for height in heights)

    def _size(self) -> tuple[float, float]:
        width = self._words_width()
        words, high = SIGN + width + EDGE + AROUND.width(), self._words_height(width) + 24 + AROUND.height()
        if self._below(width):
            return max(words, SIGN + sum(self._widths()) + 2 * EDGE + AROUND.width()), high + 40
        return words + self._beside(), max(high, 62.0 if self._buttons else 56.0)


class Notices(MessageBar):
    """Sentences for the players, over whatever page they are looking at, until they have read them."""

    MOST = 6
    """Sentences shown at the same time; if there are more, the latest ones."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(program, page, "notice", NOTICE, "alert")
        self.sentences: list[str] = []
        self.add_button("secondary", "check-bold", "close", self.put_away)
        program.told.connect(self.add)

    def add(self, sentence: str) -> None:
        """Show one more sentence."""
        if sentence not in self.sentences:
            self.sentences = [*self.sentences, sentence][-self.MOST :]
        self.tell(lambda: (self.sentences, (self._program.texts("app.notice.close"),)))

    def put_away(self) -> None:
        """Close the bar and drop its sentences: they have been read."""
        self.sentences = []
        self.hide()
