"""What players see of an unexpected error: one sentence, and a report to copy. It opens once for each fault.

Whether it opens or not, what is shown is laid out anew after every error, since it may be half done: when the sheet is closed, or shortly
after an error that is known already.
"""

from __future__ import annotations

import logging
import sys
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, text
from app.art.materials import veil
from app.art.tokens import BURGUNDY, CAUTION, INK, INK_SECOND
from app.cli import console
from app.platform import error_report
from app.platform.error_report import Fault
from app.platform.timing import Timer
from app.program import Program
from app.session.match import Match
from app.storage import paths
from app.windows.kit import paper_style
from app.windows.kit.canvas import Scaled
from app.windows.kit.controls import Button, Switch, scaled_font
from app.windows.kit.sheet import Sheet
from rules import Message

LOG = logging.getLogger(__name__)
MOST = 8
"""How many different faults open the sheet in one run; later ones are only written to the file."""
SOON, LATEST = 250, 32_000
"""Milliseconds until the page is shown again after a known error: at first, and at most, since every time doubles it."""
WIDTH, HEIGHT = 860.0, 560.0
LEAST = (700.0, 470.0)
"""Minimum size of a page for which larger text enlarges the sheet."""


class Host(Protocol):
    """What the sheet needs from the window it covers."""

    match: Match | None

    def go_home(self) -> None:
        """Put the match away."""

    def show_again(self) -> None:
        """Show the page and the match again."""


class ReportText(Scaled, QPlainTextEdit):
    """The report, to be read and selected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("crash:report")
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        # Selectable with the keyboard too, which Qt leaves out for read-only text.
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard)

    def rescale(self, scale: float) -> None:
        """Follow the canvas with the font and the spacing."""
        self.scale = scale
        self.setFont(scaled_font("card", scale * self.text_share))
        self.setStyleSheet(paper_style.paper("QPlainTextEdit", scale))


class CrashSheet(Sheet):
    """A sheet over the whole window. ``catch`` sends it every error that nothing else caught."""

    _met = Signal()

    def __init__(self, program: Program, window: QWidget, host: Host) -> None:
        super().__init__(program, window, "crash")
        self._host = host
        self._known: dict[str, Fault] = {}
        self._new: list[Fault] = []
        self._shown: list[Fault] = []
        self._kept: error_report.Kept = "none"
        self._busy = False
        self._text = ReportText(self)
        self._with_save = Switch(self, "content-save", "crash:save")
        self._with_save.toggled.connect(self._uncopied)
        self._copy = Button(self, "secondary", "content-copy", "crash:copy")
        self._copy.clicked.connect(self._copied)
        self._close = Button(self, "primary", "check-bold", "crash:close")
        self._close.clicked.connect(self.put_away)
        self._wait = SOON
        self._again = Timer("page shown again", self, self._show_again)
        # Queued: an error may occur in the middle of painting, when no page can be opened.
        self._met.connect(self._open, Qt.ConnectionType.QueuedConnection)

    @property
    def sentence(self) -> str:
        """The sentence shown to the players."""
        return self._program.texts(f"crash.told.{self._kept}")

    def catch(self) -> None:
        """Receive unexpected errors from now on; Ctrl+C still ends the program."""
        sys.excepthook = self._hook

    def put_away(self) -> None:
        """Close the sheet and show the page again, since the error may have left it half done."""
        self.hide()
        self._shown = []
        page = self._below()
        if page is not None:
            page.setEnabled(True)
        self._show_again()
        self.closed.emit()

    def _show_again(self) -> None:
        """Show the page again, unless the sheet is still open and will do so."""
        if self.isVisible():
            return
        try:
            self._host.show_again()
        except Exception:  # noqa: BLE001 - the page being shown again is the one that failed
            sys.excepthook(*sys.exc_info())
            self._host.go_home()

    def report(self, whole: bool) -> str:
        """Return the reports of all faults shown, one below the other; ``whole`` with the stored game."""
        say = self._program.texts
        parts = []
        for fault in self._shown:
            repeated = f"{say('crash.more', n=fault.times)}\n\n" if fault.times > 1 else ""
            parts.append(repeated + (fault.whole if whole else fault.open))
        return "\n\n".join(parts) + "\n"

    def needs(self) -> tuple[float, float]:
        """Return the minimum size of a page for which larger text enlarges the sheet."""
        return LEAST

    def arrange(self) -> None:
        """Place the report, the switch and the buttons."""
        r = self._dialog()
        inner = r.adjusted(34, 0, -34, 0)
        self.put(self._text, QRectF(inner.left(), r.top() + 138, inner.width(), r.height() - 138 - 152))
        self.put(self._with_save, QRectF(inner.left(), r.bottom() - 138, inner.width(), 52))
        y, x = r.bottom() - 70, inner.right()
        for button, least in ((self._close, 150.0), (self._copy, 190.0)):
            width = max(least, text_width(button.text(), "body_bold") + 62)
            self.put(button, QRectF(x - width, y, width, 38))
            x -= width + 14

    def paint(self, p: QPainter) -> None:
        """Paint the veil, the sheet and the sentence."""
        veil(p, QRectF(0, 0, self.w, self.h))
        r = self._dialog()
        say = self._program.texts
        frame.dialog(p, r)
        text(p, QRectF(r.left() + 34, r.top() + 22, r.width() - 68, 40), say("crash.title"), "h1", BURGUNDY, "left")
        icon_at(p, "alert", r.left() + 48, r.top() + 84, 26, CAUTION)
        paragraph(p, QRectF(r.left() + 72, r.top() + 74, r.width() - 106, 24), self.sentence, "body_bold", INK)
        text(p, QRectF(r.left() + 34, r.top() + 106, r.width() - 68, 24), say("crash.hint"), "body", INK_SECOND)

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if self._busy:  # reporting errors is itself at fault
            sys.__excepthook__(kind, error, trace)
            return
        self._busy = True
        try:
            self._meet(kind, error, trace)
        except Exception as worse:  # noqa: BLE001 - an error here must not hide the one being reported
            sys.__excepthook__(type(worse), worse, worse.__traceback__)
        finally:
            self._busy = False

    def _meet(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        place = error_report.place(error)
        if place in self._known:
            self._known[place].times += 1
            self._repeat()
            return
        match = self._host.match
        fault = self._known[place] = error_report.fault(error, self._program.texts.language, match)
        if match is not None and match.sight.hides:
            console.complain(fault.logged)
        else:
            sys.__excepthook__(kind, error, trace)
        LOG.error("unexpected error\n%s", fault.logged)
        _write(fault)
        if len(self._known) <= MOST:
            self._new.append(fault)
            self._met.emit()
        else:
            self._repeat()

    def _repeat(self) -> None:
        """Have the page shown again soon without the sheet; each time later than the last, in case it always fails."""
        if not self._again.isActive() and not self.isVisible():
            self._again.start(self._wait)
            self._wait = min(LATEST, 2 * self._wait)

    def _open(self) -> None:
        """Keep the game, then report the error."""
        if not self._new:
            return  # several faults came at the same time and are reported together
        self._shown += self._new
        self._new = []
        self._kept = error_report.keep(self._host.match, self._report_trouble)
        if self._kept == "back":
            self._host.go_home()
        self._with_save.setChecked(False)
        self.retext()
        page = self._below()
        if page is not None:
            page.setEnabled(False)  # takes away its keys as well as its mouse
        self.show_up()
        self._close.setFocus()

    def _report_trouble(self, message: Message) -> None:
        self._program.tell(message)

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        self.setAccessibleName(say("crash.title"))
        self.setAccessibleDescription(self.sentence)
        self._text.setAccessibleName(say("crash.report"))
        self._text.setPlainText(self.report(whole=False))
        none = "" if any(fault.has_game for fault in self._shown) else say("crash.save.none")
        self._with_save.say(say("crash.save.title"), say("crash.save.on"), say("crash.save.off"), none)
        self._close.say(say("crash.close"))
        self._uncopied()

    def _uncopied(self) -> None:
        self._copy.say(self._program.texts("crash.copy"))
        self.refresh()

    def _copied(self) -> None:
        QApplication.clipboard().setText(self.report(whole=self._with_save.isChecked()))
        self._copy.say(self._program.texts("crash.copied"))
        self.refresh()

    def _below(self) -> QWidget | None:
        """Return what the sheet covers: everything else in the window."""
        found: QWidget | None = getattr(self.parentWidget(), "centralWidget", lambda: None)()
        return found

    def _dialog(self) -> QRectF:
        width, height = min(WIDTH, self.w - 40), min(HEIGHT, self.h - 40)
        return QRectF((self.w - width) / 2, (self.h - height) / 2, width, height)


def _write(fault: Fault) -> None:
    """Write the report to disk too, for a program that cannot even show it."""
    path = paths.crash_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fault.open + "\n", encoding="utf-8")
    except OSError:
        console.complain(fault.open)
