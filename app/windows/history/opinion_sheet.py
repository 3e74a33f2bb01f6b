"""What bots think of the game that is reviewed: its curves, and the turns that cost most, each of which leads to its position."""

from __future__ import annotations

from functools import partial
from math import ceil, floor

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.pages.opinion_chart import Curve, Scale, badge, opinion_chart
from app.art.pages.score_sheet import Numbers
from app.art.shapes import fill, rounded, stroke
from app.art.signs import player_sign
from app.art.tokens import EDGE, GOLD, INK, INK_SECOND, SHEET_LOW
from app.figures import figure
from app.outcome import opinion_words, scores
from app.program import Program
from app.session.opinion import MOST, Opinion
from app.session.replay import Replay
from app.table.parts.view_options import ViewOptions
from app.windows.game_words import seat_sign
from app.windows.history.opinions import Opinions
from app.windows.kit.controls import Button
from app.windows.kit.layouts import Column, Row, Stretched
from app.windows.kit.leaves import Control, Heading, Painting, Spring, Words
from app.windows.kit.scroll_sheet import ScrollSheet
from app.windows.score.score_charts import turn_numbers
from rules.bots.judging import Verdict

WIDTH = 1180
NARROW = 820
"""Width below which the turns go below the chart."""
CHART = 250
BAR = 12
"""Height of the progress bar."""
FEW = 3
"""The minimum number of steps that the scale of results is divided into."""


class OpinionSheet(ScrollSheet):
    """The sheet over the review. ``went`` carries the position a turn begins at."""

    went = Signal(int)

    def __init__(self, program: Program, page: QWidget, name: str, opinions: Opinions) -> None:
        super().__init__(program, page, name, WIDTH)
        self._opinions = opinions
        self._replay: Replay | None = None
        self._goes = [Button(self.body, "secondary", "arrow-right", f"{name}:go:{n}") for n in range(MOST)]
        for n, button in enumerate(self._goes):
            button.clicked.connect(lambda _=False, n=n: self._go(n))
        self._ask = Button(self.body, "primary", "scale-balance", f"{name}:ask")
        self._ask.clicked.connect(opinions.ask)
        self._cancel = Button(self.body, "secondary", "stop", f"{name}:cancel")
        self._cancel.clicked.connect(opinions.cancel)
        self._shown: object = None
        """What is shown: how far the judging is changes nothing but the bar."""
        opinions.changed.connect(self._follow)

    def open(self, replay: Replay) -> None:
        """Show what is known about a game; what is not known yet is asked for."""
        self._replay = replay
        self._opinions.ask()
        self.retext()
        self.show_up()
        self._first_focus()

    def retext(self) -> None:
        """Set all texts."""
        replay, opinion = self._replay, self._opinions.opinion
        if replay is None:
            return
        say, stage = self._program.texts, self._opinions.stage
        self._shown = (stage, opinion)
        self.head(say("review.opinion.title"), say("app.close"))
        self._ask.say(say("review.opinion.ask"))
        self._cancel.say(say("review.opinion.cancel"))
        self._ask.setVisible(stage in ("none", "failed"))
        self._cancel.setVisible(stage == "judging")
        named = opinion.costliest if opinion is not None else ()
        told = [opinion_words.sentence(say, replay, verdict, self._options) for verdict in named]
        for n, button in enumerate(self._goes):
            button.setVisible(n < len(named))
            if n < len(named):
                button.say("", say("review.opinion.go_said", words=told[n]))
        self.setAccessibleDescription("\n".join(told) or self._said(stage))
        self._lay_out(replay, opinion, named)
        self.refit()

    @property
    def _options(self) -> ViewOptions:
        return ViewOptions(self._program.texts, 1280, 712)

    def _follow(self) -> None:
        """Show what has become known."""
        if not self.isVisible():
            return
        if self._shown == (self._opinions.stage, self._opinions.opinion):
            self.body.refresh()
            return
        focused = self.focusWidget()
        self.retext()
        if focused is None or not focused.isVisible():
            self._first_focus()

    def _said(self, stage: str) -> str:
        """Return the sentence that stands in for the turns."""
        say = self._program.texts
        match stage:
            case "judging":
                return say("review.opinion.judging")
            case "failed":
                return say("review.opinion.failed")
            case "formed":
                return say("review.opinion.none")
        return say("review.opinion.offer")

    # places
    def _lay_out(self, replay: Replay, opinion: Opinion | None, named: tuple[Verdict, ...]) -> None:
        say = self._program.texts
        left: list[Stretched] = []
        if opinion is not None:
            left = [Heading(opinion_words.curve_title(say, replay, opinion)), 6, (self._chart(replay, opinion, named), 1)]
        note = Words(say("review.opinion.note"), "italic", INK_SECOND, 14, wrapped=True)
        right = Column(Heading(say("review.opinion.costliest")), 6, *self._turns(replay, named), 8, (Spring(), 1), note)
        if left:
            self.lay_body(Column((Row((Column(*left), 1), (right, 1), gap=26, turns=NARROW), 1)), Column())
        else:
            self.lay_body(right, Column())

    def _turns(self, replay: Replay, named: tuple[Verdict, ...]) -> list[Stretched]:
        """Return a row for each of the costliest turns, or what there is to say instead."""
        if named:
            return [part for n, verdict in enumerate(named) for part in (self._row(replay, n, verdict), 6)]
        words = Words(self._said(self._opinions.stage), "body", INK, 15, wrapped=True)
        if self._opinions.stage == "judging":
            return [words, 8, Painting(self._paint_progress, height=BAR, wide=True), 10, Control(self._cancel, height=34)]
        return [words, 10, Control(self._ask, height=34)]

    def _row(self, replay: Replay, n: int, verdict: Verdict) -> Row:
        say, sign = self._program.texts, seat_sign(replay.record.header, verdict.seat)

        def mark(p: QPainter, r: QRectF) -> None:
            player_sign(p, QRectF(r.left(), r.top(), 28, 28), *sign)
            badge(p, r.left() + 27, r.top() + 27, str(n + 1), 8.5)

        title = Words(opinion_words.title(say, replay, verdict, self._options), "body_bold", INK, 15, wrapped=True)
        more = Words(opinion_words.better(say, replay, verdict, self._options), "card", INK_SECOND, wrapped=True)
        words = Column(title, 2, more)
        go = Control(self._goes[n], width=40, height=34)
        return Row(Painting(mark, 40, 38), (words, 1), go, gap=10, margins=(10, 5, 10, 5), under=lambda p, r: chrome.row_card(p, r))

    # painting
    def _chart(self, replay: Replay, opinion: Opinion, named: tuple[Verdict, ...]) -> Painting:
        say, header = self._program.texts, replay.record.header
        game, colours = header.game, header.seat_colours
        sides = scores.sides(replay.record)
        curves = [
            Curve(
                colours[side.seat],
                [seat_sign(header, seat) for seat in side.seats],
                [sum(of[seat] for seat in side.seats) / len(side.seats) for of in opinion.prospects],
            )
            for side in sides
        ]
        parts = [(say(f"{game}.section", **event.values) if event else "", count) for event, count in replay.sections]
        scale = self._percents() if opinion.kind == "chance" else _results([one for of in opinion.prospects for one in of])
        of_seat = {seat: n for n, side in enumerate(sides) for seat in side.seats}
        badges = [(of_seat[verdict.seat], replay.turn(verdict.at)) for verdict in named]
        numbers = turn_numbers(say, replay)
        return Painting(partial(_paint_chart, curves, parts, scale, badges, numbers), height=CHART, wide=True, high=True)

    def _percents(self) -> Scale:
        say = self._program.texts
        return Scale([(share / 100, say("review.opinion.percent", n=share)) for share in (0, 25, 50, 75, 100)], 0.5)

    def _paint_progress(self, p: QPainter, r: QRectF) -> None:
        whole = rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), r.height() / 2)
        fill(p, SHEET_LOW, whole)
        done = QRectF(r.left(), r.top(), max(r.height(), r.width() * self._opinions.share), r.height())
        fill(p, GOLD, rounded(done.adjusted(0.5, 0.5, -0.5, -0.5), r.height() / 2))
        stroke(p, EDGE, 1, whole)

    # what the players do
    def _first_focus(self) -> None:
        controls = (*self._goes, self._ask, self._cancel, self.close_button)
        next(control for control in controls if control.isVisible()).setFocus()

    def _go(self, n: int) -> None:
        opinion = self._opinions.opinion
        if opinion is not None:
            self.put_away()
            self.went.emit(opinion.costliest[n].at)


def _paint_chart(
    curves: list[Curve],
    parts: list[tuple[str, int]],
    scale: Scale,
    badges: list[tuple[int, int]],
    numbers: Numbers,
    p: QPainter,
    r: QRectF,
) -> None:
    opinion_chart(p, r, curves, parts, scale, badges, numbers)


def _results(values: list[float]) -> Scale:
    """Return a scale in round steps with room for all values."""
    low, high = min(values), max(values)
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000) if (high - low) / step <= 2 * FEW)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return Scale([(step * n, figure(step * n)) for n in range(first, last + 1)], 0)
