"""Connects a game and a table: clicks become decisions, and what happens becomes a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from app.art.fonts import text_width
from app.commands import Command
from app.table.choice.highlights import LESS, MORE
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.choice.reveals import reveals
from app.table.game_ui import GameUi
from app.table.geometry.frame_data import BOARD, SEAT, TableFrame
from app.table.geometry.layout import Layout
from app.table.input.dragging import Dragging
from app.table.input.keyboard import Keyboard
from app.table.input.keys import Keymap
from app.table.input.second_click import SOON, SecondClick
from app.table.input.step_player import Steps
from app.table.input.table_commands import TableCommands
from app.table.input.tooltips import Tooltips
from app.table.parts.button_state import enabled_commands, is_command
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.match_like import MatchLike
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.table.parts.viewing import Viewing
from app.table.playback.board_turner import BoardTurner, in_front
from app.table.playback.moment_teller import MomentTeller
from app.table.playback.recent_replay import RecentReplay
from app.table.scene.prerender import Prerenderer
from app.table.scene.pulse import Pulse
from app.table.scene.sounder import Sounder
from app.table.scene.view import TableView
from app.texts import Texts
from rules import Action, Event, ItemId, told

from .log import history, wording
from .parts import chooser


class TableController(QObject):
    """One match on one view. Change ``speed`` (0: no animation), ``calm`` (no motion) at any time."""

    shown = Signal(object)
    """The table shows what the match has become: carries the events of one step as a tuple, empty after undo, the curtain and the like."""
    refreshed = Signal()
    """The same match is shown again in another way: a hand opened or covered, another size or language."""
    commanded = Signal(Command)
    """A command of the window: ``menu words log score language mute consent``."""
    score_asked = Signal(int)
    """The seat of a player whose points were clicked."""
    darkened = Signal()
    """The player no longer wants anything pointed out."""
    explained = Signal(str)
    """An item the user wants explained."""

    def __init__(self, match: MatchLike, screen: GameUi, view: TableView, texts: Texts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.view = view
        self.confirm_reveals = False
        """Whether a choice that reveals something must be confirmed."""
        self._calm = False
        self.model = TableModel(match, screen, text_width, ViewOptions(texts, *view.logical_size, view.factor, view.table.text_size))
        self._sure: Plan | None = None
        """A choice waiting to be confirmed."""
        self._shown: tuple[int | None, Layout] = (None, Layout(0, 0, {}))
        self._stretch = match.sight.stretch
        """Whose decision was shown, and in which turn."""
        self.viewing = Viewing(self.model, self._refresh, self._show)
        self.steps = Steps(match, self)
        self.steps.stepped.connect(self._update)
        self.sounder = Sounder(match, self)
        self.moments = MomentTeller(self.model, view)
        self.recent_replay = RecentReplay(self.model, view, self.sounder, self.moments, self)
        self.recent_replay.ended.connect(self._present)
        table = view.table
        table.pictograms = screen.pictograms
        table.pressed.connect(self._clicked)
        table.collected.connect(lambda item: self._clicked(item, collecting=True))
        table.doubled.connect(self.press_twice)
        table.missed.connect(lambda: self._clicked(None))
        table.context.connect(self._context)
        table.rested.connect(self.show_tip)
        table.keyed.connect(self._key)
        table.wheeled.connect(self._wheel)
        table.pulled.connect(self._pulled)
        self.tooltips = Tooltips(self.model, table)
        self.dragging = Dragging(self.model, table, self.tooltips, self._show, self._play)
        table.dropped.connect(self._dropped)
        table.returned.connect(self.dragging.give_up)
        table.slipped.connect(lambda item: self.dragging.slip(item, self.speed))
        self.keyboard = Keyboard(self)
        self._commands = TableCommands(self, self.commanded.emit, self.score_asked.emit)
        self.second_click = SecondClick(soon=max(SOON, QApplication.doubleClickInterval()))
        view.resized.connect(self.refresh)
        self.prerenderer = Prerenderer(self.model, table, self)
        table.touched.connect(lambda: self.prerenderer.wait() if table.carried is not None else None)
        self.pulse = Pulse(table, self.expected, self)
        self.board_turner = BoardTurner(self.model, table, lambda: self.viewing.look(board=""), self)
        self._begin()

    @property
    def picker(self) -> Picker:
        """The choice being made."""
        return self.model.picker

    @property
    def speed(self) -> float:
        """How fast things move; 2 is twice as fast, 0 immediate."""
        return self.steps.speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self.steps.speed = speed
        self._set_pulse()

    @property
    def calm(self) -> bool:
        """Whether things fade instead of moving."""
        return self._calm

    @calm.setter
    def calm(self, calm: bool) -> None:
        self._calm = calm
        self._set_pulse()

    def _set_pulse(self) -> None:
        self.pulse.enabled = self.speed > 0 and not self.calm
        self.pulse.restart()

    @property
    def layout(self) -> Layout:
        """What is shown."""
        return self._shown[1]

    # the picture
    def refresh(self) -> None:
        """Show the same match again, without animation: after a change of size, language or settings. A half-made choice is kept."""
        self._refresh(self.model.options)

    def set_keys(self, keymap: Keymap, named: Mapping[str, str]) -> None:
        """Use these keys; ``named`` are the labels, on the user's keyboard, of the keys that the table mentions, by command."""
        self.keyboard.map = keymap
        self.viewing.look(named_keys=named)

    def _refresh(self, options: ViewOptions) -> None:
        self._build(options, same=True)
        self._begin()
        self.refreshed.emit()

    def _begin(self) -> None:
        """Show what has been built, without animation."""
        self.view.setAccessibleName(wording.title(self.match.record.header, self.model.texts))
        self._show()
        self.prerenderer.restart()

    def _build(self, options: ViewOptions, same: bool = False) -> None:
        """Build everything on the table at its current size. A plan waiting to be confirmed is dropped with its choice."""
        self.recent_replay.cancel()
        width, height = self.view.logical_size
        picker = self.picker
        self.model.build(replace(options, width=width, height=height, scale=self.view.factor, text_size=self.view.table.text_size), same)
        if self.picker is not picker:
            self._sure = None

    def _update(self, events: Sequence[Event]) -> None:
        """Show what happened; nothing is animated to or from the curtain."""
        viewer_before, before = self._shown
        viewer = self.match.viewer
        sight, before_it = self.match.sight, self._stretch
        self._stretch = sight.stretch
        stays = viewer == viewer_before and (not sight.is_public or self._stretch == before_it)
        opened = self.model.options.opened and stays
        self._build(replace(self.model.options, peek=None, opened=opened, board=""))
        self.board_turner.follow(before if events and viewer is not None and viewer == viewer_before and self.speed > 0 else None)
        self.prerenderer.restart()
        seen = list(told(events, self.model.eye))
        if viewer is None or viewer_before is None:
            self.view.table.set_focus(None)  # the table and the curtain both have a menu: Enter is not to open it unless it is chosen anew
            self._show()
            self.moments.follow(bool(events), viewer_before, self.speed, self.calm)
            self.sounder.follow(before, before, (), seen)
            self.shown.emit(events)
            self.view.viewport().repaint()  # the curtain must be on the screen, with nothing above it, before anything else happens
            return
        same = viewer == viewer_before
        self._show(before, seen, same)
        self.moments.follow(bool(events), viewer_before, self.speed, self.calm)
        self.sounder.follow(before, self.layout, [event for event in seen if same or event.player is None], seen)
        self.view.announce(". ".join(words for _, words in history.in_words(seen, self.model.say)))
        self.shown.emit(events)

    def _show(self, before: Layout | None = None, events: Sequence[Event] = (), same: bool = True) -> None:
        """Show the match with what is picked, animated from the layout ``before`` if there is one; see ``TableScene.follow``."""
        self.view.table.put_back()
        layout, highlights = self.dragging.on_table(lambda: self.model.layout(self._sure))
        before = self.dragging.landing(before, layout)
        viewer = self.match.viewer
        self._shown = (viewer, layout)
        clickable = {item for item in highlights if item in layout.placements} | enabled_commands(layout)
        last = history.last_touched(self.match.record, viewer, self.model.eye) if viewer is not None else {}
        lit, later = self.viewing.pointed_out(layout)
        shown = {item: mark for item, mark in highlights.items() if mark.state == "chosen"} if lit else highlights
        frame = TableFrame(layout, shown, frozenset(clickable), {} if lit else last, lit, later)
        self.view.table.follow(frame, before, events, self.steps.speed, self.calm, same)

    # clicks
    def _clicked(self, item: ItemId | None, collecting: bool = False) -> None:
        """Press an item, or the bare table, with the mouse: the keyboard then starts from what that opens."""
        table = self.view.table
        table.set_focus(None)
        self.keyboard.forget()
        at, lit = table.clicked_at, item in self.picker.highlights or (item is not None and is_command(item))
        if self.second_click.swallows(item, at.x(), at.y(), lit) and not self.recent_replay.running:
            return
        if item is None:
            self.back()
        else:
            self.press(item, collecting)

    def press(self, item: ItemId, collecting: bool = False) -> None:
        """Handle a click on an item, or Enter on it. During a replay of recent moves, any click ends the replay."""
        self.prerenderer.wait()
        if self._in_the_present() or item == chooser.PANEL:
            return
        clicked, item = item, self._instead(item)
        sure, self._sure = self._sure, None
        if sure is not None and (item == MAIN_BUTTON or item in sure.picks):
            self._decide(sure)
            return
        if sure is not None:
            self._show()
        if is_command(item):
            self._commands.press(item)
        elif item == MAIN_BUTTON and self.match.record.game.over:
            self.commanded.emit(Command.SCORE)
        elif item.startswith(SEAT) and item not in self.picker.highlights:
            self.viewing.peek_or_return(int(item.removeprefix(SEAT)))
        elif item.startswith(BOARD):
            self.board_turner.stop()
            self.viewing.look(board=item.removeprefix(BOARD))
            if in_front(self.layout) not in ("", item.removeprefix(BOARD)):
                self.tooltips.refuse(item, self.speed, self.model.texts("table.refused_board"))
            elif clicked != item:
                self.view.announce(self.layout.placements[item].words)
        elif self.model.options.peek is not None:
            self.viewing.peek(None)
        elif item == MAIN_BUTTON and self.model.main_default() is not None:
            self._play(self.model.main_default())
        else:
            self._after_pick(self.picker.collect(item) if collecting else self.picker.pick(item))

    def _instead(self, item: ItemId) -> ItemId:
        """Return what an item presses: itself, or the board that it is shown in miniature for."""
        placed = self.layout.placements.get(item)
        return placed.instead or item if placed is not None else item

    def _pulled(self, item: ItemId) -> None:
        """Handle the beginning of a drag. During a replay of recent moves, it ends the replay, as a click does."""
        if self._in_the_present():
            self.view.table.forget_press()
        elif self.match.viewer is not None:
            self._sure = None
            self.dragging.pull(item, self.speed)

    def _dropped(self, item: ItemId, target: ItemId) -> None:
        """Handle the end of a drag."""
        self.keyboard.forget()
        self.dragging.drop(item, target, self.speed)
        self.second_click.forget()

    def press_twice(self, item: ItemId) -> None:
        """Handle a double click, which does the obvious: it chooses what its first click has picked.

        If that click decided something, or asked whether the turn should end, the second one does nothing, since the player has not seen
        the new question yet. Amounts change by one step per click.
        """
        if item.startswith((LESS, MORE)):
            self.press(item)
            return
        plan = self.model.default() if item in self.picker.picks else None
        if plan is not None and not self.recent_replay.running:
            self._play(plan)

    def confirm(self) -> None:
        """Handle Enter without a focus: choose what is to be confirmed or complete, or the best of the choices offered."""
        self._play(self._sure or self.model.default())

    def back(self) -> None:
        """Take back the last pick, or return to the viewer's own things."""
        if self._in_the_present():
            return
        if self.viewing.lights:
            self.viewing.light(())
            self.darkened.emit()
            return
        sure, self._sure = self._sure, None
        if self.model.options.peek is not None:
            self.viewing.peek(None)
        elif self.picker.back() or sure is not None:
            self._show()

    def expected(self) -> frozenset[ItemId]:
        """Return where the next click is expected; empty if there is no decision."""
        if self.match.viewer is None or self.recent_replay.running or self.viewing.lights:
            return frozenset()
        return self.model.expected(self.layout)

    def play_back(self) -> None:
        """Replay what the others have done since the viewer's last decision, or say that it was nothing; during the replay, end it."""
        if not self._in_the_present():
            self.steps.wait()
            if not self.recent_replay.start(self.steps.speed, self.calm):
                nothing = self.model.texts("hotseat.since_nothing")
                self.tooltips.tell(nothing)
                self.view.announce(nothing)
                self.steps.go_on()

    def _in_the_present(self) -> bool:
        """End a replay of recent moves; return whether there was one."""
        running = self.recent_replay.running
        self.recent_replay.stop()
        return running

    def _present(self) -> None:
        """Show the present again after a replay."""
        if self.match.viewer is not None:
            self._show()
            self.steps.go_on()

    def _after_pick(self, plan: Plan | None) -> None:
        if plan is not None and self.model.loses(plan):
            self.picker.back()
            self._ask_again(plan)
        elif plan is not None:
            self._play(plan)
        elif self.picker.refused is not None:
            self.view.speak(self.tooltips.refuse(self.picker.refused, self.speed))
        else:
            self._show()
            self.prerenderer.picked()

    # decisions
    def play_action(self, action: Action) -> None:
        """Play one legal action, for example from the list of moves in words."""
        self._play(Plan((action,), action.picks, action.cost))

    def _play(self, plan: Plan | None) -> None:
        """Play all actions of a plan, shown and undone as one step. A plan that reveals something may have to be confirmed."""
        if plan is None:
            return
        if self.confirm_reveals and not plan.confirmed and plan != self._sure and reveals(self.match.record.game, plan):
            self._ask_again(plan)
        else:
            self._decide(plan)

    def _ask_again(self, plan: Plan) -> None:
        """Show a plan to be confirmed."""
        self._sure = plan
        self._show()

    def _decide(self, plan: Plan) -> None:
        self.second_click.decided(plan.picks)
        self.steps.play(plan.actions)

    def command(self, command: Command) -> None:
        """Carry out a command of the table, or of the window around it."""
        self._commands.carry_out(command)

    # tips
    def show_tip(self, item: ItemId) -> None:
        """Show the tip of an item now."""
        if not self.recent_replay.running:
            self.tooltips.tip(item)

    def _context(self, item: ItemId) -> None:
        """Handle a right click or a long press."""
        if not self._in_the_present() and not is_command(item) and item != chooser.PANEL:
            self.explained.emit(item)

    def _key(self, key: int, modifiers: int) -> None:
        if not self._in_the_present():
            self.keyboard.press(key, modifiers)

    def _wheel(self, notch: int) -> None:
        """Click what the mouse wheel stands for in this game."""
        item = self.model.screen.wheel(self.model.position, self.picker, notch)
        if item is not None:
            self.press(item)
