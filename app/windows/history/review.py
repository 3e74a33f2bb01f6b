"""The review of a game: the table at every position, as one seat knew it or, once the game is over, with everything open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from app.art.fonts import text_width
from app.commands import Command
from app.games import find, painters_of
from app.outcome import mark_words, opinion_words, scores
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session.replay import Replay
from app.shortcuts import Shortcuts
from app.table.geometry.frame_data import BOARD, SEAT, TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts import tipbox
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.view_options import ViewOptions
from app.table.playback import review_layout
from app.table.position import Position
from app.table.scene import layout_diff
from app.table.scene.view import TableView
from app.windows.history import review_picture
from app.windows.history.opinion_sheet import OpinionSheet
from app.windows.history.opinions import Opinions
from app.windows.history.play_on_sheet import PlayOnSheet
from app.windows.history.review_bar import ReviewBar
from app.windows.history.review_keys import WAY_KEYS, ReviewKeys
from app.windows.history.review_sounds import ReviewSounds
from app.windows.history.score_then import ScoreThen
from app.windows.kit.canvas import Canvas
from app.windows.play.table_settings import SPEEDS
from app.windows.saves.exports import save_game, save_points
from rules import ItemId, Record, SeatKind
from rules.bots.judging import Verdict
from rules.bots.strengths import playable

OPINION = "F5"
"""The key that opens the opinion, and closes it."""


class Review(Canvas):
    """The review of one record. ``at`` is the position shown, ``viewer`` the seat whose view it is; None: with everything open."""

    back = Signal()
    practice = Signal(object)
    """A new record that continues from the position shown."""

    def __init__(self, program: Program, name: str = "review", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.animated = True
        self.at = 0
        self.viewer: int | None = None
        self.replay: Replay | None = None
        self._program = program
        self._known_to: int | None = None
        """The seat whose knowledge is shown: that of ``viewer``, unless their hand is covered."""
        self._shared = False
        """Whether everybody at the table looks at a game that is not over."""
        self._secret = False
        """Whether the points are hidden until the end of a game that is not over."""
        self._peek: int | None = None
        self._board = ""
        self._begins: list[tuple[int, str]] = []
        """Where the parts of the game begin, with their names."""
        self._sounds = ReviewSounds(program)
        self._view: TableView | None = None
        self._position: Position | None = None
        self._layout: Layout | None = None
        self._ways: dict[str, Callable[[], None]] = {
            "back_mark": lambda: self._jump(-1),
            "back_turn": self.turn_back,
            "back_step": lambda: self.go(self.at - 1),
            "on_step": lambda: self.go(self.at + 1),
            "on_turn": self.turn_on,
            "on_mark": lambda: self._jump(1),
        }
        self.bar = ReviewBar(program, self, name)
        self.bar.show()
        self.slider = self.bar.slider
        self.slider.valueChanged.connect(self.go)
        self.bar.went.connect(lambda way: self._ways[way]())
        self.bar.looked.connect(self.look_as)
        self.bar.practice.connect(self._play_on)
        self.bar.opinion.connect(self._show_opinion)
        self.opinions = Opinions(program, self)
        self.opinions.changed.connect(self._follow_opinion)
        self.opinion_sheet = OpinionSheet(program, self, f"{name}_opinion", self.opinions)
        self.opinion_sheet.went.connect(self.go)
        self.play_on_sheet = PlayOnSheet(program, self, f"{name}_play_on")
        self.play_on_sheet.chosen.connect(self._go_on)
        self.bar.export.connect(lambda: self._save(save_game))
        self.bar.csv.connect(lambda: self._save(save_points))
        self.bar.game.connect(self.back)
        self.score_then = ScoreThen(program, self, f"{name}_score")
        acts = {keys: self._ways[way] for keys, way in WAY_KEYS.items()}
        acts |= {"Home": lambda: self.go(0), "End": lambda: self.go(self.slider.maximum())}
        self._keys = ReviewKeys(self, acts | {OPINION: self._show_opinion, "Esc": self._step_out})
        self._keys.leave_to(self.opinion_sheet, closing=OPINION)
        self._keys.leave_to(self.play_on_sheet)
        self._keys.leave_to(self.score_then)
        Shortcuts(program, self).add(Command.SCORE, self._show_score)
        self.setFocusProxy(self.slider)
        program.language_changed.connect(self.retext)
        program.settings_changed.connect(self._follow_settings)

    def open(self, record: Record) -> None:
        """Show a finished game from its beginning, with everything open."""
        self._begin(record, None, None, False)

    def open_running(self, record: Record, viewer: int, covered: bool = False, shared: bool = False) -> None:
        """Show what has been played of an unfinished game, from its last position, only as ``viewer`` could see it.

        ``covered``: their hand lies face down and stays so here too, so only what everybody knows can be seen. ``shared``: everybody looks,
        so that holds as well, and the table follows whoever decided.
        """
        self._begin(record, viewer, review_layout.NOBODY if covered or shared else viewer, shared)

    def close_record(self) -> None:
        """Drop the record and its table."""
        if self._view is not None:
            self._view.hide()
            self._view.deleteLater()
        self._view = self.replay = self._position = self._layout = None
        self.opinions.end()
        for sheet in (self.opinion_sheet, self.play_on_sheet, self.score_then):
            sheet.hide()

    def go(self, at: int) -> None:
        """Show position ``at``, or the nearest one that exists."""
        if self.replay is None:
            return
        at = max(0, min(at, self.replay.last))
        if at == self.at:
            return
        onwards = at == self.at + 1
        self.at = at
        self._peek = None
        self._show(moving=onwards)
        self._tell()

    def turn_back(self) -> None:
        """Go to the beginning of the turn, or of the one before."""
        if self.replay is not None:
            self.go(self.replay.before(self.at))

    def turn_on(self) -> None:
        """Go to the beginning of the next turn."""
        if self.replay is not None:
            self.go(self.replay.after(self.at))

    def look_as(self, seat: int | None) -> None:
        """Show what a seat could see; None: everything. In an unfinished game, the viewer stays the same."""
        if self.replay is None or not self.replay.record.game.over:
            return
        self.viewer, self._known_to, self._peek = seat, seat, None
        self.bar.look_as(seat)
        self._show()
        self._tell()

    def retext(self) -> None:
        """Set all texts."""
        if self.replay is None:
            return
        say, record = self._program.texts, self.replay.record
        begins, turns = [], 0
        for event, n in self.replay.sections:
            words = say(f"{record.header.game}.section", **event.values) if event is not None else ""
            begins.append((self.replay.turns[turns].start if turns else 0, words))
            turns += n
        self._begins = begins
        self._show_marks()
        self.refresh()
        self._show()
        self._tell()

    def show_again(self) -> None:
        """Lay the table out anew too."""
        if self.replay is not None:
            self._layout = None
            self._new_view(self.replay.record)
            self.retext()
        super().show_again()

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop judging while no one is looking at the game."""
        super().hideEvent(event)
        if not event.spontaneous():  # minimised, it is still looked at
            self.opinions.cancel()
            if self.opinions.stage != "formed":
                self.opinion_sheet.hide()

    # places
    def arrange(self) -> None:
        """Place the bar at the bottom and the table above it."""
        self.bar.fit()
        if self._view is not None:
            self._view.setGeometry(0, 0, self.width(), self.bar.y())

    # the table
    def _begin(self, record: Record, viewer: int | None, known_to: int | None, shared: bool) -> None:
        screen = find(record.header.game)
        self._secret = scores.secret(record)
        self.replay = Replay(record, screen.marks, screen.section, known_to, swings=not self._secret)
        self.at = self.replay.last if viewer is not None else 0
        self.viewer, self._known_to, self._peek, self._layout = viewer, known_to, None, None
        self._shared = shared
        self.opinions.end()
        if viewer is None:
            self.opinions.begin(self.replay)
        if self.opinions.stage == "formed":
            self._mark_costly()
        self.bar.begin(self.replay, finished=viewer is None, judged=self.opinions.possible)
        self.bar.look_as(viewer)
        self._new_view(record)
        self.retext()
        self.slider.setFocus()

    def _new_view(self, record: Record) -> None:
        if self._view is not None:
            self._view.hide()
            self._view.deleteLater()
        self._view = view = TableView(painters_of(record.header.game), self)
        view.set_text_size(self._program.settings.text_size / 100)
        view.table.pressed.connect(self._press)
        view.table.collected.connect(self._press)
        view.table.rested.connect(self._tip)
        view.table.context.connect(self._tip)
        self.arrange()
        view.lower()
        view.show()
        view.resized.connect(lambda: self._show())  # from now on: whoever makes it shows it once it has its place

    def _follow_settings(self) -> None:
        """Apply the text size, and show whether the sounds are muted."""
        if self._view is not None:
            self._view.set_text_size(self._program.settings.text_size / 100)
            self.fit_scale()
            self.retext()

    def _show(self, moving: bool = False) -> None:
        """Show the position; ``moving``: animated from the one shown before."""
        shown, view = self.replay, self._view
        if shown is None or view is None:
            return
        say, game = self._program.texts, shown.record.header.game
        screen = find(game)
        muted, shape = self._program.settings.muted, (*view.logical_size, view.factor, view.table.text_size)
        options = ViewOptions(say, *shape, muted=muted, board=self._board, peek=self._peek)
        judged = self.opinions.verdict(self.at)
        seat = judged.seat if self.viewer is None and judged is not None else self.viewer
        if self._shared:
            seat = None
        at = review_layout.position(shown, self.at, screen, self._known_to, options, seat, self._secret)
        last = review_layout.touched(shown, self.at, self._known_to)
        at = review_picture.turned(at, screen, last, text_width)
        lines = review_layout.told(shown, self.at, screen, self._known_to, say) if judged is None else [self._opinion_of(judged)]
        player = judged.seat if judged is not None else review_layout.who(shown, self.at) if self.at else None
        layout = review_picture.layout(at, screen, lines, player, text_width)
        moves: list[layout_diff.Move] = []
        if moving and self._layout is not None and self._position is not None:
            events = review_layout.seen(shown, self.at, self._known_to)
            told = events if self._position.viewer == at.viewer else tuple(event for event in events if event.player is None)
            if self._position.viewer == at.viewer:
                moves = [move for move in layout_diff.changes(self._layout, layout, events) if move.shown.kind not in PRESSABLE]
                moves = layout_diff.calm(moves) if self._program.settings.animation == "calm" else moves
            self._sounds.step(shown, self.at, self._layout, layout, told, events)
        speed = SPEEDS[self._program.settings.animation] if self.animated else 0.0
        self._position, self._layout = at, layout
        view.table.show(TableFrame(layout, {}, review_picture.clickable(layout), dict.fromkeys(last, 1.0)), moves, speed)

    def _tell(self) -> None:
        """Show the place in the game, and have a screen reader announce what happened there."""
        if self.replay is None:
            return
        screen = find(self.replay.record.header.game)
        judged = self.opinions.verdict(self.at)
        told = review_layout.told(self.replay, self.at, screen, self._known_to, self._program.texts)
        words = ". ".join(told if judged is None else [self._opinion_of(judged)])
        self.bar.tell(self.at, words)
        if self._view is not None:
            self._view.announce(words)

    def _press(self, item: ItemId) -> None:
        placed = self._layout.placements.get(item) if self._layout is not None else None
        item = placed.instead or item if placed is not None else item
        if item == Command.MENU.item:
            self.back.emit()
        elif item == Command.LANGUAGE.item:
            self._program.other_language()
        elif item == Command.MUTE.item:
            self._program.switch_sound()
        elif item.startswith(SEAT) and self._position is not None:
            seat = int(item.removeprefix(SEAT))
            self._look_at(None if seat in (self._peek, self._position.viewer) else seat)
        elif item == review_picture.WAY_BACK:
            self._look_at(None)
        elif item.startswith(BOARD):
            self._board = item.removeprefix(BOARD)
            self._show()

    def _look_at(self, seat: int | None) -> None:
        self._peek = seat
        self._show()

    def _step_out(self) -> None:
        """Return to the viewer's own things if another player's are shown, otherwise leave."""
        if self._peek is not None:
            self._look_at(None)
        else:
            self.back.emit()

    def _tip(self, item: ItemId) -> None:
        if self._view is None or self._position is None or self._layout is None:
            return
        placement: Placement | None = self._layout.placements.get(item)
        if placement is None or is_command(item):
            return
        tip = find(self._position.game).tip(self._position, item)
        if tip is not None:
            area = Rect(0, 0, self._position.width, self._position.height).inset(6)
            self._view.table.set_tip(tipbox.tipbox(tip, self._view.table.rect_of(item), [], area, text_width, self._view.table.text_size))

    # what the players do
    def _jump(self, by: int) -> None:
        if self.replay is not None:
            self.go(self.replay.jump(self.at, 1 if by > 0 else -1))

    def _play_on(self) -> None:
        """Ask who will play on from here, where that is a question."""
        if self.replay is None or self.at == self.replay.last:
            return
        header = self.replay.record.header
        if header.solo or not playable(self.replay.record.rules):
            self._go_on(header.seats)
        else:
            self.play_on_sheet.open(header, review_layout.next_person(self.replay, self.at) if self.viewer is None else self.viewer)

    def _go_on(self, seats: Sequence[SeatKind]) -> None:
        if self.replay is not None and self.at < self.replay.last:
            header = msgspec.structs.replace(self.replay.record.header, practice=True, seats=tuple(seats))
            self.practice.emit(Record(header, self.replay.game(self.at)))

    def _show_score(self) -> None:
        """Show the score at this position, or put it away."""
        if self.score_then.isVisible():
            self.score_then.put_away()
        elif self.replay is not None and self._keys.free:
            self.score_then.open(self.replay, self.at, self._secret)

    # what bots think
    def _show_opinion(self) -> None:
        if self.opinion_sheet.isVisible():
            self.opinion_sheet.put_away()
        elif self.replay is not None and self.opinions.possible:
            self.opinion_sheet.open(self.replay)

    def _follow_opinion(self) -> None:
        """Mark the turns that cost most, as soon as they are known."""
        if self.replay is not None and self.opinions.stage == "formed":
            self._mark_costly()
            self._show_marks()
            self._show()
            self._tell()

    def _mark_costly(self) -> None:
        assert self.replay is not None
        self.replay.mark_costly(verdict.at for verdict in self.opinions.costliest)

    def _show_marks(self) -> None:
        assert self.replay is not None
        say, replay, of = self._program.texts, self.replay, self.opinions.verdict
        self.slider.show_marks([(mark, mark_words.words(say, replay, mark, of(mark.at))) for mark in replay.marks], self._begins)

    def _opinion_of(self, verdict: Verdict) -> str:
        assert self.replay is not None
        options = ViewOptions(self._program.texts, 1280, 712)
        return opinion_words.sentence(self._program.texts, self.replay, verdict, options)

    def _save(self, save: Callable[[QWidget, Program, Record], None]) -> None:
        if self.replay is not None:
            save(self, self._program, self.replay.record)
