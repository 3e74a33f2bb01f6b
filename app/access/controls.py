"""One control for each piece that can be clicked, kept in step with the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent

from app.table.geometry.placement import Rect
from app.table.scene.view import TableView
from rules import ItemId

from .control import Group, PieceControl
from .spoken import Spoken


class PieceControls(QObject):
    """The owner of the controls over the pieces of one table. A piece keeps its control from picture to picture."""

    entered = Signal(str)
    """A reader has come to a piece."""
    used = Signal(str)
    """A reader has pressed a piece."""

    def __init__(self, view: TableView, space_presses: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._space_presses = space_presses
        self._known: dict[ItemId, PieceControl] = {}
        self.choices = Group(view, "access:choices")
        """What belongs to the choice."""
        self.commands = Group(view, "access:commands")
        """The commands of the window around it."""

    def show(self, pieces: Sequence[Spoken]) -> None:
        """Have a control for each of ``pieces``, in this order, and for nothing else."""
        wanted = {piece.item for piece in pieces}
        for group in (self.choices, self.commands):
            group.setGeometry(self._view.viewport().rect())
        for item in [item for item in self._known if item not in wanted]:
            self._drop(self._known.pop(item))
        for piece in pieces:
            control = self._known.get(piece.item) or self._made(piece)
            control.setAccessibleName(piece.name)
            control.setAccessibleDescription("")
            control.show_chosen(piece.chosen)
            control.setGeometry(_on_screen(piece.rect, self._view.factor))
            control.show()
        order = [piece.item for piece in pieces]
        if order != list(self._known):
            self._known = {item: self._known[item] for item in order}
            for control in self._known.values():
                control.raise_()  # readers go through the controls in the order in which they are stacked

    def offer(self, reachable: bool) -> None:
        """Leave no control to be found while something covers the table."""
        for group in (self.choices, self.commands):
            group.setVisible(reachable)

    def describe(self, item: ItemId, words: str) -> None:
        """Say more about a piece."""
        if item in self._known:
            self._known[item].setAccessibleDescription(words)

    def follow(self, item: ItemId | None) -> None:
        """Give keyboard focus to the control of the piece that has the table's focus, if the table or another control has it."""
        if not self._view.has_keyboard:
            return
        target = self._known.get(item) if item is not None else None
        (target or self._view).setFocus(Qt.FocusReason.OtherFocusReason)

    def _made(self, piece: Spoken) -> PieceControl:
        control = PieceControl(self._view, self.commands if piece.command else self.choices, piece.item, self._space_presses)
        control.entered.connect(self.entered)
        control.used.connect(self.used)
        self._known[piece.item] = control
        QAccessible.updateAccessibility(QAccessibleEvent(control, QAccessible.Event.ObjectCreated))
        return control

    def _drop(self, control: PieceControl) -> None:
        """Delete a control once its own event is over, with nothing left to be read of it meanwhile."""
        if control.hasFocus():
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        control.hide()
        control.setAccessibleName("")
        control.setAccessibleDescription("")
        control.deleteLater()


def _on_screen(rect: Rect, factor: float) -> QRect:
    return QRectF(rect.x * factor, rect.y * factor, rect.w * factor, rect.h * factor).toAlignedRect()
