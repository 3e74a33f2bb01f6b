"""What a table does itself of all that it can be told: undo, looking elsewhere, replaying. The rest is for the window around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from app.commands import Command, command_of, score_seat
from app.table.geometry.layout import Layout
from app.table.parts.match_like import MatchLike
from app.table.parts.table_model import TableModel
from app.table.parts.viewing import Viewing
from app.table.scene.view import TableView
from rules import ItemId

from .step_player import Steps


class Commanded(Protocol):
    """What commands need from a table."""

    match: MatchLike
    view: TableView
    model: TableModel
    viewing: Viewing
    steps: Steps

    @property
    def layout(self) -> Layout: ...
    def play_back(self) -> None: ...
    def show_tip(self, item: ItemId) -> None: ...


class TableCommands:
    """The commands of one table. Those of the window go to ``pass_on``; ``ask_score`` is told whose points were clicked."""

    def __init__(self, controller: Commanded, pass_on: Callable[[Command], object], ask_score: Callable[[int], object]) -> None:
        self._controller = controller
        self._pass_on = pass_on
        self._ask_score = ask_score

    def press(self, item: ItemId) -> None:
        """Handle a click on the button of a command."""
        seat = score_seat(item)
        if seat is None:
            self.carry_out(command_of(item))
        else:
            self._ask_score(seat)

    def carry_out(self, command: Command) -> None:
        """Carry out a command of the table, or of the window around it."""
        controller = self._controller
        record, steps = controller.match.record, controller.steps
        if command == Command.UNDO and record.can_undo:
            steps.undo()
        elif command == Command.REDO and record.can_redo:
            steps.redo()
        elif command == Command.RESET and record.undoable_in_turn:
            steps.reset()
        elif command == Command.UNDO and record.can_undo_agreed:
            self._pass_on(Command.CONSENT)
        elif command == Command.LIFT:
            controller.match.lift_curtain()
        elif command == Command.OWN:
            controller.viewing.peek(None)
        elif command == Command.HAND:
            controller.viewing.open_hand(not controller.model.options.opened)
        elif command == Command.SINCE:
            controller.play_back()
        elif command in (Command.UNDO, Command.REDO, Command.RESET):
            self._refuse(command)
        else:
            self._pass_on(command)

    def _refuse(self, command: Command) -> None:
        """Say why nothing can be taken back, or made again."""
        controller = self._controller
        controller.view.table.refuse(command.item, controller.steps.speed)
        controller.show_tip(command.item)
        controller.view.speak(controller.layout.placements[command.item].words)
