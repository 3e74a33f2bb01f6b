"""The bar below the table of a review: the slider, buttons to step through the game, whose view to take, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.art import frame
from app.art.fonts import text_width
from app.art.tokens import BAR_TEXT
from app.program import Program
from app.session.replay import Replay, Turn
from app.windows.game_words import seat_sign
from app.windows.kit.controls import Button
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Control, Words
from app.windows.kit.overlay import Overlay
from app.windows.kit.seat_button import SeatButton
from app.windows.kit.timeline import Timeline

SHARE = 0.3
"""Share of the page's height that the bar may take from the table when text is larger."""
LINE = 36
"""Height of a row of buttons, in logical pixels."""
WAYS = {
    "back_mark": "skip-previous",
    "back_turn": "chevron-double-left",
    "back_step": "chevron-left",
    "on_step": "chevron-right",
    "on_turn": "chevron-double-right",
    "on_mark": "skip-next",
}
"""The steps through the game, with the pictograms of their buttons, from left to right."""


class ReviewBar(Overlay):
    """The bar at the bottom of ``page``; ``name`` is the first part of the names of its controls."""

    went = Signal(str)
    """One of ``WAYS`` was chosen."""
    looked = Signal(object)
    """The seat whose view to take; None: with everything open."""
    practice = Signal()
    export = Signal()
    csv = Signal()
    opinion = Signal()
    """See what bots think of the game."""
    game = Signal()
    """Return to the game being played."""

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, f"{name}_bar")
        self._name = name
        self._replay: Replay | None = None
        self._caption = Words()
        self._seats: list[SeatButton] = []
        self.slider = Timeline(self, f"{name}:slider")
        self._ways = {way: Button(self, "dark", sign, f"{name}:{way}") for way, sign in WAYS.items()}
        self._open = Button(self, "dark", "eye", f"{name}:open")
        self._open.setCheckable(True)
        self._practice = Button(self, "gold", "play", f"{name}:practice")
        self._opinion = Button(self, "dark", "scale-balance", f"{name}:opinion")
        self._game = Button(self, "primary", "arrow-left", f"{name}:game")
        self._export = Button(self, "dark", "content-save", f"{name}:export")
        self._csv = Button(self, "dark", "table", f"{name}:csv")
        self._viewers = QButtonGroup(self)
        self._viewers.addButton(self._open)
        for way, button in self._ways.items():
            button.clicked.connect(lambda _=False, way=way: self.went.emit(way))
        self._open.clicked.connect(lambda: self.looked.emit(None))
        for button, signal in (
            (self._practice, self.practice),
            (self._opinion, self.opinion),
            (self._game, self.game),
            (self._export, self.export),
            (self._csv, self.csv),
        ):
            button.clicked.connect(signal)

    def begin(self, replay: Replay, finished: bool, judged: bool) -> None:
        """Show the controls for a game. One that is ``finished`` can be seen from every seat, played on and exported, and ``judged``."""
        self._replay = replay
        for old in self._seats:
            self.discard(old)
        self._seats = []
        header = replay.record.header
        for seat in range(len(header.names)) if finished and not header.solo else ():
            button = SeatButton(self, f"{self._name}:seat:{seat}", seat_sign(header, seat), small=True)
            self._viewers.addButton(button)
            button.clicked.connect(lambda _=False, seat=seat: self.looked.emit(seat))
            button.show()
            self._seats.append(button)
        self._open.setVisible(replay.has_hands and bool(self._seats))
        self._game.setVisible(not finished)
        self._opinion.setVisible(judged)
        for way_on in (self._practice, self._export, self._csv):
            way_on.setVisible(finished)
        self.slider.blockSignals(True)
        self.slider.setRange(0, replay.last)
        self.slider.blockSignals(False)
        self.retext()

    def retext(self) -> None:
        """Set all texts."""
        if self._replay is None:
            return
        say = self._program.texts
        for way, button in self._ways.items():
            button.say("", say(f"review.{way}"))
        self._open.say(say("review.open"), say("review.open_said"))
        for seat, name in zip(self._seats, self._replay.record.header.names, strict=False):
            seat.say(name, say("review.as_said", name=name))
        self._practice.say(say("review.practice"), say("review.practice_said"))
        self._opinion.say(say("review.opinion"), say("review.opinion_said"))
        self._game.say(say("review.game"), say("review.game_said"))
        self._export.say("", say("review.export_said"))
        self._csv.say("", say("scores.csv_said"))
        self.slider.setAccessibleName(say("review.slider"))
        self._lay_out()

    def look_as(self, seat: int | None) -> None:
        """Show whose view is taken; None: with everything open."""
        if self._seats:
            (self._open if seat is None else self._seats[seat]).setChecked(True)

    def tell(self, at: int, words: str) -> None:
        """Show the place in the game, and say what happened there."""
        replay, where = self._replay, self._where(at)
        if replay is None:
            return
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.slider.setAccessibleDescription(f"{where}. {words}")
        for way, button in self._ways.items():
            button.setEnabled(at > 0 if way.startswith("back") else at < replay.last)
        self._practice.setEnabled(at < replay.last)
        self._caption.say(where)
        self.refresh()

    def needs(self) -> tuple[float, float]:
        """Return the minimum size of a page on which most of the height is left for the table."""
        return self.width_needed(), self.height_for(self.room.width()) / SHARE

    def area(self) -> QRectF:
        """Return its place at the bottom of the page."""
        high = self.height_for(self.room.width())
        return QRectF(0, self.room.height() - high, self.room.width(), high)

    def _where(self, at: int) -> str:
        """Return the place in the game in words."""
        if self._replay is None:
            return ""
        say, replay = self._program.texts, self._replay
        if not replay.whole:
            return say("review.not_whole")
        step = say("review.step", n=at, all=replay.last)
        return f"{step}  ·  {self._turn(replay.turns[replay.turn(at) - 1], at) if replay.turn(at) else say('review.before')}"

    def _turn(self, turn: Turn, at: int) -> str:
        """Return whose turn it is, and which of theirs; where it begins, what is told was still decided in the one before."""
        assert self._replay is not None
        say, replay = self._program.texts, self._replay
        count = sum(one.player == turn.player for one in replay.turns)
        begins = at == turn.start and at > 0
        if replay.record.header.solo:
            words = "review.turn_begins_alone" if begins else "review.turn_alone"
        else:
            words = "review.turn_begins" if begins else "review.turn"
        return say(words, name=replay.record.header.names[turn.player], n=replay.own_turn(turn.start), all=count)

    def _lay_out(self) -> None:
        """Lay out the slider; below it the steps and the caption; beside or below those, the seats and what to do next."""
        assert self._replay is not None
        starts = [0, *(turn.start for turn in self._replay.turns), self._replay.last]
        longest = max(text_width(self._where(at), "body_bold", 15) for at in starts) + 10 if self._replay.whole else 0
        self._caption = Words("", "body_bold", BAR_TEXT, 15, wrapped=True, height=LINE, width=longest)
        ways = Row(Row(*self._ways.values(), gap=4), (self._caption, 1), gap=14)
        seats = Row(*self._seats, self._open, gap=6)
        right = Flow(seats, Row(self._export, self._csv, self._opinion, self._game, self._practice), gap=(18, 8), align="right")
        for part in (ways, right):
            part.forget(1.0)
        turns = ways.minimumSize().width() + right.sizeHint().width() + 18
        lines = Row((ways, 1), right, gap=18, margins=(4, 0, 4, 0), turns=turns + 8)
        slider = Control(self.slider, wide=True, height=41)
        self.contents = Column(slider, 14, lines, margins=(10, 5, 10, 4), under=frame.top_bar)
