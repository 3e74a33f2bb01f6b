"""The controls of painted pages: buttons, switches, text fields."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from app.art import chrome
from app.art.fonts import font, text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, text
from app.art.roles import Role
from app.art.states import ring
from app.art.tokens import BURGUNDY, CAUTION, DISABLED, EDGE_DARK, INK, INK_SECOND, LINK, ROLES
from app.platform.focus_ring import has_ring, show_ring
from app.platform.qt_guard import report_errors, report_errors_with
from app.windows.kit import canvas
from app.windows.kit.canvas import Painted, Scaled

TWO_LINES = 58.0
"""Height from which a switch has room for two lines below its title."""
MOST_FIELD = 1.3
"""How much larger the text in a field of the usual height can be."""


BESIDE, PICTOGRAM, ALONE, HIGH = 26.0, 23.0, 40.0, 32.0
"""Measures of a button: width beside its words and of a pictogram before them, width of a pictogram alone, height; in logical pixels."""
SWITCH, HIGH_SWITCH, FIELD = 120.0, 58.0, 31.0
"""Width beside the words of a switch and its height; height of a field."""
ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
"""The keys that move the focus, and what must not be held with them."""


class _Press(Painted, QAbstractButton):
    """What buttons and switches share: keyboard, hovering, and where they are hit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @report_errors_with(False)
    def hitButton(self, pos: QPoint) -> bool:
        """Return whether a point is on the visible part or, for a finger, just beside it and on no other control."""
        if self.inner(self.size()).contains(pos.toPointF() / self.scale):
            return True
        page = self.parentWidget()
        return canvas.fingers and isinstance(page, canvas.Canvas) and page.control_at(self.mapToParent(pos)) is None

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter too, not only Space; let arrows lead to what is there, unless they choose in a group."""
        show_ring(self, True)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS and not event.modifiers() & HELD and self.group() is None:
            from app.windows.kit import arrows  # here, because the first picture waits for nothing that only a key needs

            event.setAccepted(arrows.go(self, event.key()))
        else:
            super().keyPressEvent(event)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show no ring to those who click."""
        show_ring(self, False)
        super().mousePressEvent(event)

    @property
    def ringed(self) -> bool:
        """Whether to show the focus ring: only to those who use the keyboard."""
        return has_ring(self)


class Button(_Press):
    """A painted button; for ``style`` see ``chrome.button``. ``said`` names it for screen readers where the words do not say enough."""

    def __init__(self, parent: QWidget, style: chrome.ButtonStyle = "secondary", pictogram: str = "", name: str = "") -> None:
        super().__init__(parent)
        self.style_name: chrome.ButtonStyle = style
        self.pictogram = pictogram
        self.setObjectName(name)

    def say(self, words: str, said: str = "") -> None:
        """Set the words and the name; nothing is repainted when they are the same."""
        if words == self.text() and (said or words) == self.accessibleName():
            return
        self.setText(words)
        if "&" in words:
            self.setShortcut(QKeySequence())  # Qt takes the letter after an ampersand for a shortcut
        self.setAccessibleName(said or words)
        self.setToolTip(said if said != words else "")

    @property
    def painted_words(self) -> str:
        """What is painted of its words."""
        return self.text()

    def natural(self) -> tuple[float, float]:
        """Return the size in which pictogram and words fit."""
        width = text_width(self.text(), "body_bold") + BESIDE if self.text() else ALONE
        return width + (PICTOGRAM if self.text() and self.pictogram else 0.0), HIGH

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the button in its state."""
        state: chrome.ButtonState = "normal"
        if not self.isEnabled():
            state = "disabled"
        elif self.isDown():
            state = "pressed"
        elif self.underMouse():
            state = "hover"
        style = self.style_name
        if self.isCheckable() and self.isChecked():
            style = "gold"
        chrome.button(p, r, self.painted_words, style, state, self.pictogram, self.ringed)


class Switch(_Press):
    """A choice of two with an explanation: title, what the present state means, a switch. A locked one says why."""

    def __init__(self, parent: QWidget, pictogram: str, name: str) -> None:
        super().__init__(parent)
        self.pictogram = pictogram
        self.setCheckable(True)
        self.setObjectName(name)
        self._on = self._off = self._locked = ""
        self.toggled.connect(self._name)

    def say(self, title: str, on: str, off: str, locked: str = "") -> None:
        """Set the words; ``locked`` is the reason why it cannot be changed, empty when it can."""
        self.setText(title)
        self._on, self._off, self._locked = on, off, locked
        self.setEnabled(not locked)
        self._name()

    def natural(self) -> tuple[float, float]:
        """Return the size in which the explanation fits on two lines."""
        longest = max((text_width(word, "card") for word in self._meaning().split()), default=0.0)
        return SWITCH + max(text_width(self.text(), "body_bold"), text_width(self._meaning(), "card") / 2 + longest), HIGH_SWITCH

    def _name(self) -> None:
        self.setAccessibleName(f"{self.text()}. {self._meaning()}")
        self.update()

    def _meaning(self) -> str:
        return self._locked or (self._on if self.isChecked() else self._off)

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint a light row with the switch at its right end."""
        enabled = self.isEnabled()
        if enabled:
            chrome.row_card(p, r, "#2A7A52" if self.isChecked() else None)
        else:
            chrome.row_ground(p, r, enabled=False)
        icon_at(p, self.pictogram, r.left() + 26, r.center().y(), 24, BURGUNDY if enabled else DISABLED)
        words = QRectF(r.left() + 50, r.center().y() - 20, r.width() - 116, 20)
        two = r.height() >= TWO_LINES and text_width(self._meaning(), "card") > words.width()
        words.translate(0, -8 if two else 0)
        text(p, words, self.text(), "body_bold", INK if enabled else INK_SECOND)
        meaning, colour = words.translated(0, 19), INK_SECOND if enabled else CAUTION
        if two:
            paragraph(p, meaning.adjusted(0, 1, 0, 16), self._meaning(), "card", colour)
        else:
            text(p, meaning, self._meaning(), "card", colour)
        if enabled:
            chrome.toggle(p, QRectF(r.right() - 56, r.center().y() - 11, 42, 22), self.isChecked())
        else:
            icon_at(p, "lock", r.right() - 34, r.center().y(), 18, DISABLED)
        if self.ringed:
            ring(p, r, "focus", 8)


def scaled_font(role: Role, scale: float) -> QFont:
    """Return the font of a role in screen pixels."""
    result = QFont(font(role))
    result.setPixelSize(max(1, round(ROLES[role][1] * scale)))
    return result


class Field(Scaled, QLineEdit):
    """A field for one line of text, on paper."""

    def __init__(self, parent: QWidget, name: str, longest: int) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMaxLength(longest)
        self.setFrame(False)

    def natural(self) -> tuple[float, float]:
        """Return the height of a line with its frame."""
        return 0.0, FIELD

    def rescale(self, scale: float) -> None:
        """Follow the canvas with font, corners and padding."""
        self.scale = scale
        self.setFont(scaled_font("lead", scale * min(self.text_share, MOST_FIELD)))
        self.setStyleSheet(
            f"QLineEdit {{ background: #FFFDF6; color: {INK}; border: {max(1, round(scale))}px solid {EDGE_DARK};"
            f" border-radius: {round(6 * scale)}px; padding: 0 {round(9 * scale)}px; selection-background-color: {BURGUNDY}; }}"
            f"QLineEdit:focus {{ border: {max(2, round(2.4 * scale))}px solid {LINK}; }}"
            f"QLineEdit:disabled {{ background: transparent; color: {INK_SECOND}; border-color: transparent; }}"
        )
