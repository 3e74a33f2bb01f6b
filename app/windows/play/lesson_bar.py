"""A lesson at the table: one sentence above it says what to do, and a pointer marks where."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.materials import panel
from app.art.tokens import BURGUNDY, EDGE_DARK, GOLD, GOOD, INK, INK_SECOND
from app.commands import Command
from app.games import find
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session.match import Match
from app.table.choice.multi_picker import MultiPicker
from app.table.choice.picker import Picker
from app.table.controller import TableController
from app.table.parts.ahead import board_showing
from app.teaching import hint_level, lesson
from app.teaching.guide import Progress, progress
from app.teaching.lesson import Lesson, Task
from app.windows.kit.controls import Button
from app.windows.kit.overlay import Overlay
from app.windows.play.end_key import EndKey
from app.windows.play.mark_place import mark
from app.windows.play.pointer import Pointer
from rules import Entry, ItemId, Record

HEIGHT, SENTENCE = 62.0, 52.0
"""Height of the bar, and of a second row for the sentence where the bar is narrow, in logical pixels."""
BROAD, NARROWEST = 1150.0, 700.0
"""Width from which everything fits in one row, and the minimum width."""
LEAST_BELOW = 400.0
"""Height left for the table when text is larger."""
WORDS = 322.0
"""Where the sentence begins beside the heading."""
DOTS, DOT = 130.0, 16.0
"""Room for the dots of all chapters, and the most for each."""


class FirstGameButton(Button):
    """The button that begins the first game; the second half of a double click on what was there before does not."""

    @report_errors
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore it."""
        event.accept()


class LessonBar(Overlay):
    """The lesson's bar on the table page. ``start`` asks for the first unfinished chapter; the page shows the bar with ``follow``."""

    wanted = Signal(object)
    """A record to be shown as a match: a chapter from its beginning."""
    left = Signal()
    """The lesson was left."""
    first_game = Signal(str)
    """The lesson is over: the id of the game, whose first game follows."""
    ready = Signal(str, int)
    """The lesson for playing alone is over: the id of the game to be set up, and the number of players."""
    resized = Signal()
    """The bar appeared, moved or went: the table's place has changed."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "lesson")
        self._game, self._alone = "", False
        self._n = 0
        self._record: Record | None = None
        self._match: Match | None = None
        self._controller: TableController | None = None
        self._given: frozenset[str] = frozenset()
        self._progress = Progress(None, 0, False)
        self._said = ""
        self._offered = ""
        self.pointer = Pointer(parent)
        self._skip = Button(self, "secondary", "skip-next", "lesson:skip")
        self._read = Button(self, "primary", "chevron-right", "lesson:read")
        self._begin = FirstGameButton(self, "primary", "play", "lesson:begin")
        self._return = Button(self, "primary", "undo-variant", "lesson:return")
        self._again = Button(self, "secondary", "restart", "lesson:again")
        self._back = Button(self, "secondary", "chevron-left", "lesson:back")
        self._leave = Button(self, "secondary", "close-thick", "lesson:leave")
        self._skip.clicked.connect(self.next_chapter)
        self._read.clicked.connect(self._go_on)
        self._begin.clicked.connect(self.next_chapter)
        self._return.clicked.connect(self._take_back)
        self._again.clicked.connect(lambda: self._open(self._n))
        self._back.clicked.connect(lambda: self._open(max(0, self._n - 1)))
        self._leave.clicked.connect(self.left)
        self._end_key = EndKey(self, self._press_green, self._skip, self._read, self._begin, self._return)

    @property
    def task(self) -> Task | None:
        """The next thing to do; None once the chapter is done."""
        return self._progress.task

    @property
    def height_on_page(self) -> int:
        """The height it takes from the page, in the page's pixels."""
        return self.height() if not self.isHidden() else 0

    def start(self, game: str, *, alone: bool = False) -> None:
        """Continue a game's lesson, or the one for playing it ``alone``, where the learner left off, or begin."""
        self._game, self._alone = game, alone
        known = self._program.settings.lessons.get(self._known_as, 0)
        self._open(known if known < self._taught else 0)

    def next_chapter(self) -> None:
        """Open the next chapter; after the last one, go on to a game."""
        if self._n + 1 < len(self._lesson):
            self._open(self._n + 1)
        else:
            self._remember(self._taught)
            if self._alone:
                self.ready.emit(self._game, 1)
            else:
                self.first_game.emit(self._game)

    def follow(self, match: Match, controller: TableController) -> None:
        """Show the bar if the match now on the table is this chapter; otherwise let go of the lesson."""
        if match.record is not self._record:
            self._record = None
            return
        self._match, self._controller = match, controller
        controller.shown.connect(self._shown)
        controller.view.table.laid.connect(self._point)
        controller.view.focused.connect(self._offer_to_go_on)
        self._end_key.listen_at(controller)
        controller.commanded.connect(self._commanded)
        self._look()
        self.retext()
        self.show_up()
        self.resized.emit()
        self._point()

    def clear(self) -> None:
        """Hide: the match is going away."""
        self.pointer.hide()
        self._match = self._controller = None
        self._end_key.listen_at(None)
        if not self.isHidden():
            self.hide()
            self.resized.emit()

    def needs(self) -> tuple[float, float]:
        """Return the minimum size of a page; it leaves most of the page to the table."""
        return NARROWEST, LEAST_BELOW + self._height()

    def area(self) -> QRectF:
        """Return the place above the table."""
        return QRectF(0, 0, self.room.width(), self._height())

    def _height(self) -> float:
        return HEIGHT if self.room.width() >= BROAD else HEIGHT + SENTENCE

    def fit(self) -> None:
        """Take the place above the table, which gets what is left."""
        super().fit()
        self.resized.emit()

    def retext(self) -> None:
        """Set all texts."""
        if self._record is None:
            return
        say = self._program.texts
        done, last = self.task is None, self._n + 1 == self._taught
        onward = say("help.lesson.finish" if last and self._alone else "help.lesson.next")
        self._skip.say(onward if done or last else say("help.lesson.skip"))
        self._skip.style_name = "primary" if done else "secondary"
        self._skip.pictogram = "chevron-right" if done or last else "skip-next"
        self._read.say(onward if self.task is self.chapter.tasks[-1] else say("help.lesson.read"))
        self._begin.say(say("help.lesson.first_game.begin"), say("help.lesson.first_game.about"))
        self._return.say(say("help.lesson.return"))
        for button in (self._skip, self._read, self._begin, self._return):
            button.setVisible(button is self._onward and (done or button is not self._skip or not last))
        self._again.say("", say("help.lesson.again"))
        self._back.say("", say("help.lesson.back"))
        self._back.setEnabled(self._n > 0)
        self._leave.say("", say("help.lesson.leave"))
        self.setAccessibleName(f"{self._heading()}. {self._sentence()}")
        if self._controller is not None and self._said != self._sentence():
            self._said = self._sentence()
            self._controller.view.announce(self._said)
        self.refresh()

    def arrange(self) -> None:
        """Place the buttons at the right."""
        x = self.w - 14.0
        for button in (self._leave, self._again, self._back):
            x -= 36
            self.put(button, QRectF(x, 14, 36, 32))
            x -= 8
        for button in (self._skip, self._read, self._begin, self._return):
            width = text_width(button.text(), "body_bold") + 52
            self.put(button, QRectF(x - width, 14, width, 32))

    def paint(self, p: QPainter) -> None:
        """Paint the chapter, the dots for all chapters, and the sentence."""
        if self._record is None:
            return
        r = QRectF(0, 0, self.w, self.h)
        panel(p, r, 0, "#FDF3D8", "#EFDBA6", shade=0)
        done = self.task is None
        icon_at(p, "check-bold" if done else "school", 32, HEIGHT / 2, 28, GOOD if done else BURGUNDY)
        text(p, QRectF(62, 6, 250, 28), self._heading(), "h3", BURGUNDY, "left", 17)
        chapters = len(self._lesson)
        step = min(DOT, DOTS / chapters)
        for i in range(chapters):
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(GOLD if i <= self._n else EDGE_DARK))
            size = 9.0 if i == self._n else 6.0
            p.drawEllipse(QRectF(66 + i * step - size / 2, 45 - size / 2, size, size))
        counted = self._program.texts("help.lesson.chapter", n=self._n + 1, all=chapters)
        text(p, QRectF(66 + chapters * step, 36, 170, 18), counted, "label_regular", INK_SECOND)
        sentence, place = self._sentence(), QRectF(WORDS, 4, self.place(self._onward).left() - WORDS - 18, HEIGHT - 8)
        if self._height() > HEIGHT:
            place = QRectF(20, HEIGHT - 4, self.w - 40, SENTENCE)
        high = min(place.height(), paragraph_height(sentence, place.width(), "lead"))
        paragraph(p, QRectF(place.left(), place.center().y() - high / 2, place.width(), high), sentence, "lead", INK, balanced=True)

    @property
    def _lesson(self) -> Lesson:
        return find(self._game).solo_lesson if self._alone else lesson.with_first_game(find(self._game).lesson)

    @property
    def _taught(self) -> int:
        """The number of chapters that teach: all but the one that leads to the first game."""
        return sum(chapter.id != lesson.FIRST_GAME for chapter in self._lesson)

    @property
    def _known_as(self) -> str:
        """The name of this lesson in the settings."""
        return hint_level.alone(self._game) if self._alone else self._game

    @property
    def chapter(self) -> lesson.Chapter:
        """The chapter on the table."""
        return self._lesson[self._n]

    @property
    def _onward(self) -> Button:
        """The button that leads on from here."""
        if self._progress.astray:
            return self._return
        if self.chapter.id == lesson.FIRST_GAME:
            return self._begin
        return self._read if self.task is not None and self.task.reads else self._skip

    @property
    def _waits(self) -> bool:
        """Whether there is nothing to do but to go on."""
        return self.task is None or self.task.reads

    @property
    def _part(self) -> str:
        """The part of the chapter whose words are shown."""
        return "done" if self.task is None else self.task.id

    def _heading(self) -> str:
        return lesson.words(self._game, self.chapter, "title", self._program.texts)

    def _sentence(self) -> str:
        if self._progress.astray:
            return self._program.texts("help.lesson.astray")
        return lesson.words(self._game, self.chapter, self._part, self._program.texts)

    def _open(self, n: int) -> None:
        """Show a chapter from its beginning."""
        self._n, self._given = n, frozenset()
        self._remember(n)
        self._lay(())

    def _lay(self, decisions: Sequence[Entry]) -> None:
        """Show the chapter as it is after some decisions."""
        names = self._program.settings.names
        self._offered = ""
        self._record = self.chapter.begin((names[0], names[1])).ahead(entry.action for entry in decisions)
        self._record.header = replace(self._record.header, advice=False)  # the lesson says what to do
        self.wanted.emit(self._record)

    def _take_back(self) -> None:
        """Return to where the learner left the lesson, even if something was revealed since."""
        match, right = self._match, self._progress.right
        if match is None or self._controller is None:
            return
        self._controller.view.setFocus()
        if len(match.record.entries) - right <= match.record.undoable:
            match.undo_to(right)
        else:
            self._lay(match.record.entries[:right])

    def _go_on(self) -> None:
        """Go on after something to read; at the end of the chapter with the next one."""
        if self.task is self.chapter.tasks[-1]:
            self.next_chapter()
        else:
            self._give()

    def _press_green(self, at_table: bool) -> bool:
        """Press the green button; at the table only if there is nothing else to do."""
        green = self._onward.isVisible() and self._onward.style_name == "primary"
        if not green or (at_table and (self._record is None or self._progress.astray or not self._waits)):
            return False
        self._onward.click()
        return True

    def _give(self) -> None:
        """Note that the next task has been done without a decision."""
        if self.task is not None and self._controller is not None:
            self._given |= {self.task.id}
            if self._read.hasFocus():
                self._controller.view.setFocus()
            self._shown()

    def _look(self) -> None:
        """Find out how far the learner has come."""
        if self._record is not None:
            self._progress = progress(self.chapter, self._record, self._given, find(self._game).inferred)

    def _remember(self, n: int) -> None:
        self._program.settings.lessons[self._known_as] = n
        self._program.store_settings()

    def _shown(self) -> None:
        self._look()
        self.retext()
        self._point()
        self._finish()
        self._offer_to_go_on()

    def _finish(self) -> None:
        """Record the lesson as finished once its last chapter that teaches is done, however the learner leaves it."""
        chapters = self._taught
        if self.task is None and self._n + 1 == chapters and self._program.settings.lessons[self._known_as] != chapters:
            self._remember(chapters)

    def _commanded(self, command: Command) -> None:
        if self._record is not None and self.task is not None and self.task.command == command:
            self._give()

    def _offer_to_go_on(self) -> None:
        """Let Enter continue where there is only that to do, as soon as the table has keyboard focus."""
        at = self._part
        if self._waits and self._offered != at and self._controller is not None and self._controller.view.has_keyboard:
            self._offered = at
            self._onward.setFocus()

    def _turn_up(self) -> None:
        """Where several boards share a place, bring the one that is read about to the front, and keep it there."""
        controller, task = self._controller, self.task
        if controller is None or self._record is None or task is None or not task.reads or controller.recent_replay.running:
            return
        about = task.hints(self._record)
        if not about:
            return
        if all(item in controller.layout.placements for item in about):
            controller.board_turner.stop()
        controller.viewing.look(board=board_showing(controller.model, about))

    def _point(self) -> None:
        """Mark the next thing to click, or everything to be looked at, if it is visible on the table."""
        self._turn_up()
        items, page = self.hints(), self.parentWidget()
        if not items or self._controller is None or page is None:
            self.pointer.hide()
            return
        view, layout = self._controller.view, self._controller.layout
        scene = view.table
        marked = mark(items, [scene.rect_of(item) for item in items], layout, scene.showing.clickable, scene.prices)
        corner = view.viewport().mapTo(page, view.mapFromScene(marked.place.x, marked.place.y))
        self.pointer.show_mark(marked, corner, view.factor)
        self.pointer.stackUnder(self)

    def hints(self) -> tuple[ItemId, ...]:
        """Return the next thing to click, or everything to be looked at; nothing while a recent move is still being replayed."""
        if self._record is None or self._controller is None or self._controller.recent_replay.running or self._progress.astray:
            return ()
        placements, picker, task = self._controller.layout.placements, self._controller.picker, self.task
        hints = [item for item in task.hints(self._record) if item in placements] if task is not None else []
        if task is None or task.reads:
            return tuple(hints)
        chosen = any(item in picker.picks for item in task.hints(self._record)) and not _gathering(picker)
        hints = [item for item in hints if item not in picker.picks]
        highlights = picker.highlights
        lit = [item for item in hints if task.command or (item in highlights and (highlights[item].state == "next" or not chosen))]
        return tuple(lit[:1])


def _gathering(picker: Picker) -> bool:
    return isinstance(picker, MultiPicker) and bool(picker.gathered)
