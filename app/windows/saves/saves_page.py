"""The saves page: all games on disk, unfinished ones and saves, as cards with the details of the chosen one beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from app.art import chrome
from app.cli import command_line
from app.commands import Command
from app.platform.qt_guard import report_errors
from app.platform.timing import Timer
from app.program import Program
from app.shortcuts import keymap, written
from app.storage import paths
from app.storage.file_lock import InUseError
from app.storage.saves import ENDING, LONGEST, NameTakenError, Saved, Saves
from app.windows.kit import canvas
from app.windows.kit.controls import Button, Field
from app.windows.kit.footer import Footer
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control
from app.windows.kit.page import Page
from app.windows.saves.card_grid import CardGrid
from app.windows.saves.save_card import problem_of, title_of
from app.windows.saves.save_detail import Detail
from app.windows.saves.save_dialog import save_as
from app.windows.saves.saves_model import Shelf
from app.windows.saves.saves_words import Nothing, trouble
from app.windows.start.thumbnail import Thumbnails
from rules import BadSave, Message


class SavesPage(Page):
    """Cards in pages, with the chosen game at the right and all that can be done with it. Games load one by one once cards are shown."""

    resumed = Signal(object)
    """An ``Unfinished`` to continue."""
    started = Signal(object)
    """A ``Record`` to continue as a game of its own."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent, "saves", "back")
        self._program = program
        self._shelf = Shelf(Saves(paths.saves_folder(), paths.games_folder()))
        self._thumbnails = Thumbnails()
        self._picture: QPixmap | None = None
        self._told: Path | None = None
        """The file of the game described on the sheet."""
        self._said = ""
        self._cards = CardGrid(program, self, self._shelf, self._thumbnails)
        self._cards.changed.connect(self._tell)
        self._cards.opened.connect(self.open_chosen)
        self._cards.gone.connect(self._look)
        self._play = self._button("saves:play", "play", self.open_chosen, "primary")
        self._rename = self._button("saves:rename", "pencil", self.begin_rename)
        self._copy = self._button("saves:copy", "content-copy", self.copy_chosen)
        self._export = self._button("saves:export", "tray-arrow-down", self.export_chosen)
        self._delete = self._button("saves:delete", "delete-outline", self.delete_chosen)
        self._undo = self._button("saves:undo", "undo-variant", self.take_back)
        self._import = self._button("saves:import", "folder-open", self.ask_for_files)
        self._before = self._button("saves:before", "chevron-left", lambda: self._cards.turn(-1))
        self._after = self._button("saves:after", "chevron-right", lambda: self._cards.turn(1))
        self._name = Field(self, "saves:name", LONGEST)
        self._name.hide()
        self._name.editingFinished.connect(self._end_rename)
        self._lay_out()
        self._painter = Timer("large picture of a save", self, self._paint_picture)
        program.language_changed.connect(self.retext)
        self.retext()

    # what is shown

    def open(self) -> None:
        """List the folders again; what was deleted before can no longer be restored."""
        self._shelf.saves.clear_deleted()
        self._shelf.forget()
        self._shelf.choose(0)
        self._said = ""
        self._look()

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        self.head(say("app.page.saves"), say("app.back"))
        for button in (self._undo, self._import):
            button.say(say(f"saves.{button.objectName().removeprefix('saves:')}"))
        self._before.say("", say("saves.before"))
        self._after.say("", say("saves.after"))
        self._name.setAccessibleName(say("saves.name"))
        self._tell()

    def _look(self, path: Path | None = None) -> None:
        """List the folders; choose the game at ``path``, or stay near the one chosen."""
        try:
            self._shelf.look(path)
        except OSError:
            self._program.tell(Message("saves.no_folder"))
        self._show_page()

    def _show_page(self) -> None:
        """Show the page of cards that has the chosen game, and its details."""
        self._cards.show_page()
        others: list[QWidget] = [self._play, self._rename, self._copy, self._export, self._delete, self._name]
        self._cards.put_in_order([*others, self._before, self._after, self._undo, self._import, self.back_button])
        self._tell()
        if self._cards.card is None and self.isVisible():
            self._import.setFocus()

    def _tell(self) -> None:
        """Set words and states of everything that depends on the chosen game."""
        say, shelf, saved = self._program.texts, self._shelf, self._shelf.saved
        self._cards.fill()
        self.setFocusProxy(self._cards.card or self._import)
        if saved is None or saved.path != self._told:
            self._told = saved.path if saved is not None else None
            self._picture = None
            self._name.hide()
        for button in (self._play, self._rename, self._copy, self._export, self._delete):
            button.setVisible(saved is not None)
        self._undo.setVisible(shelf.saves.can_restore)
        for button in (self._before, self._after):
            button.setVisible(self._cards.pages > 1)
        self._before.setEnabled(self._cards.page > 0)
        self._after.setEnabled(self._cards.page + 1 < self._cards.pages)
        if saved is not None:
            in_use, broken = self._in_use(saved), problem_of(say, saved)
            open_it = "open_copy" if in_use else "look" if shelf.over(saved) else "play"
            _offer(self._play, say(f"saves.{open_it}"), broken)
            _offer(self._rename, say("saves.rename"), say("saves.no_name") if saved.running else "")
            _offer(self._copy, say("saves.keep" if saved.running else "saves.copy"), broken)
            _offer(self._export, say("saves.export"), broken)
            on_table = say("saves.on_table") if saved.path == self._program.on_table else ""
            _offer(self._delete, say("saves.delete"), say("saves.in_use") if in_use else on_table)
        self._painter.start(0)
        self.refresh()

    def _paint_picture(self) -> None:
        """Paint the large picture of the chosen game, once it has been loaded."""
        saved = self._shelf.saved
        record = self._shelf.record(saved) if saved is not None else None
        if record is not None:
            size = (self._detail.picture.place.size() * self.scale).toSize()
            with self._program.working():
                self._picture = self._thumbnails.picture(record, size, self.devicePixelRatioF(), self._program.texts)
            self.refresh()

    def _in_use(self, saved: Saved) -> bool:
        """Return whether another program is playing a game, as far as is known; the one on this table can be returned to."""
        return saved.path != self._program.on_table and self._shelf.in_use(saved)

    # what the player does

    def open_chosen(self) -> None:
        """Continue an unfinished game where it was, a save as a game of its own."""
        saved = self._shelf.saved
        if saved is None or saved.problem is not None:
            return
        if not self._shelf.has(saved):
            self._program.tell(*self._shelf.load(saved))
        waiting, record = self._shelf.unfinished(saved), self._shelf.record(saved)
        if record is None:
            self._look()
        elif waiting is not None and not self._in_use(saved):
            self.resumed.emit(waiting)
        else:
            self.started.emit(record)

    def begin_rename(self) -> None:
        """Let the player type a new name for the chosen save, or say that an unfinished game has none."""
        saved = self._shelf.saved
        if saved is not None and saved.running:
            self._say("no_name", "")
        elif saved is not None:
            self._name.setText(saved.name)
            self._name.show()
            self.refresh()
            self._name.selectAll()
            self._name.setFocus()

    def copy_chosen(self) -> None:
        """Copy the chosen save, or save a copy of an unfinished game."""
        saved = self._shelf.saved
        if saved is not None:
            self._do("copied", lambda: self._shelf.saves.copy(saved, title_of(self._program.texts, saved)))

    def export_chosen(self) -> None:
        """Write the chosen game wherever the player wants it."""
        saved = self._shelf.saved
        if saved is None:
            return
        try:
            data = self._shelf.saves.data(saved)
        except (BadSave, OSError) as error:
            self._program.told.emit(command_line.sentence(self._program.texts, error, saved.path))
            return
        path = save_as(self, self._program, title_of(self._program.texts, saved), ENDING, data)
        if path is not None:
            self._say("exported", path.stem)

    def delete_chosen(self) -> None:
        """Delete the chosen game; it can be restored until the page is opened again."""
        saved = self._shelf.saved
        if saved is not None:
            self._do("deleted", lambda: self._shelf.saves.delete(saved), title_of(self._program.texts, saved))

    def take_back(self) -> None:
        """Restore the game deleted last."""
        if self._shelf.saves.can_restore:
            self._do("restored", self._shelf.saves.restore)

    def ask_for_files(self) -> None:
        """Let the player choose files to import."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        say = self._program.texts
        kinds = f"{say('saves.kind')} (*{ENDING} *.journal *.json);;{say('saves.all_files')} (*)"
        chosen, _ = QFileDialog.getOpenFileNames(self.window(), say("saves.import"), folder, kinds)
        self.bring_in([Path(path) for path in chosen])

    def bring_in(self, files: Iterable[Path]) -> None:
        """Import files; report those that are not saves."""
        for path in files:
            try:
                brought = self._shelf.saves.bring_in(path)
            except (BadSave, OSError) as error:
                self._program.told.emit(command_line.sentence(self._program.texts, error, path))
            else:
                self._said = self._program.texts("saves.imported", name=brought.stem)
                self._look(brought)

    def _do(self, done: str, act: Callable[[], Path | None], name: str = "") -> None:
        """Do something in the folder and say so; what cannot be done is reported, and changes nothing."""
        try:
            path = act()
        except (InUseError, NameTakenError, ValueError, BadSave, OSError) as error:
            self._program.tell(trouble(error))
            if isinstance(error, OSError):
                self._look()
            return
        self._look(path)
        saved = self._shelf.saved
        self._say(done, name or (title_of(self._program.texts, saved) if saved is not None else ""))

    def _say(self, what: str, name: str) -> None:
        self._said = self._program.texts(f"saves.{what}", name=name)
        self.refresh()

    def _end_rename(self) -> None:
        saved, name = self._shelf.saved, self._name.text().strip()
        if self._name.isHidden() or saved is None:
            return
        self._put_name_away()
        if name and name != saved.name:
            self._do("renamed", lambda: self._shelf.saves.rename(saved, name))

    def _put_name_away(self) -> None:
        self._name.hide()
        if self._cards.card is not None:
            self._cards.card.setFocus()
        self.refresh()

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between cards with the arrow keys; handle F2, Delete and Ctrl+Z as usual; Esc ends renaming first."""
        key = event.key()
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key == Qt.Key.Key_Escape and not self._name.isHidden():
            self._put_name_away()
        elif self._shelf.entries and not held and self._cards.walk(key):
            return
        elif key == Qt.Key.Key_F2:
            self.begin_rename()
        elif key == Qt.Key.Key_Delete and self._delete.isEnabled():
            self.delete_chosen()
        elif key == Qt.Key.Key_Z and held:
            self.take_back()
        else:
            super().keyPressEvent(event)

    @report_errors
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn pages with the wheel, unless larger text makes the page itself scroll."""
        if canvas.text_share > 1:
            event.ignore()
        elif event.angleDelta().y():
            self._cards.turn(-1 if event.angleDelta().y() > 0 else 1)

    def _button(self, name: str, pictogram: str, act: Callable[[], object], style: chrome.ButtonStyle = "secondary") -> Button:
        button = Button(self, style, pictogram, name)
        button.clicked.connect(lambda: act())
        return button

    @report_errors
    def fit_scale(self) -> None:
        """Follow the size, with as many cards as then fit."""
        super().fit_scale()
        self._show_page()

    def _lay_out(self) -> None:
        """Lay out the cards at the left, the chosen game on its sheet at the right, and the rest in the footer."""
        self._detail = Detail(self._name, self._play, (self._rename, self._copy, self._export, self._delete))
        self._games = Row((self._cards.place, 1), self._detail, gap=18, margins=(20, 14, 20, 12))
        self._nothing = Nothing()
        turning = (Control(button, width=44, height=36) for button in (self._before, self._after))
        self._foot = Footer(*turning, Control(self._import, height=36), beside=self._undo)
        self._all = Column(self._games, self._nothing)
        self.lay(self._all, self._foot)

    def _describe(self) -> None:
        """Describe the chosen game, or how games get here."""
        say, shelf, saved = self._program.texts, self._shelf, self._shelf.saved
        for part, shown in ((self._games, saved is not None), (self._nothing, saved is None)):
            part.shown = shown
            self._all.setStretchFactor(part, int(shown))
        self._nothing.say(say, written(keymap(self._program).first(Command.SAVE)))
        if saved is not None:
            self._detail.tell(say, saved, shelf.record(saved), self._in_use(saved), self._name.isHidden())
        self._detail.show_picture(self._picture)
        self._foot.say(self._words)

    def refresh(self) -> None:
        """Arrange and paint again, the details included."""
        self._describe()
        super().refresh()

    @property
    def _words(self) -> str:
        say = self._program.texts
        count, pages = len(self._shelf.entries), self._cards.pages
        where = say("saves.page", n=self._cards.page + 1, all=pages) if pages > 1 else ""
        said = self._said or (say("saves.count", n=count) if count else say("saves.empty"))
        return " · ".join(part for part in (said, where) if part)


def _offer(button: Button, words: str, why: str) -> None:
    """Set the words of a button, and whether it can be pressed: not if there is a reason ``why`` not, which its tip and its name say."""
    button.say(words, f"{words}. {why}" if why else "")
    button.setEnabled(not why)
