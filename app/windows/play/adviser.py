"""Advice at the table (F5): what a strong computer would do in the place of whoever decides, pointed at and with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs
from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from app.art.tokens import INK_SECOND
from app.commands import Command
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session.match import Match
from app.table.choice import followed
from app.table.controller import TableController
from app.table.geometry.frame_data import SEAT
from app.table.parts.button_state import is_command
from app.table.parts.plan_words import UNSAID, plan_in_words, plan_steps
from app.teaching.advice import Advice, Begun, sentences, told_apart
from app.windows.kit.message_bar import OFFER, BarStyle, MessageBar, Words
from app.windows.play.computers import SECONDS
from rules import Action, Game, ItemId

if TYPE_CHECKING:  # most tables have no thinker
    from app.opponents.thinking import Thinking
    from app.opponents.wire import Answer, Question

ADVICE = BarStyle(OFFER.paper, OFFER.first, ("body", 14, INK_SECOND), OFFER.sign, 44, widest=820)
NARROW = 520.0
"""The width of the bar where it is narrow."""
LOW = 56.0
"""From the lower edge of the page to the bar, if it is there."""
MARGIN = 12.0
STEP = 24
"""The distance between the places tried for the bar, from the lowest to the highest."""
STRENGTH, QUICK = "hard", "normal"
"""Who is asked; and who answers in the window's own process if no thinker can be had."""


class _Found(Struct, frozen=True):
    """What a computer would do, and what its words depend on.

    ``decided`` is how many decisions had been made when its first action was to follow; ``explained``: actions before it were told, with
    the reasons for all of them.
    """

    actions: tuple[Action, ...]
    decided: int
    answer: Answer | None = None
    quick: bool = False
    explained: bool = False


class AdviceBar(MessageBar):
    """The bar with the words, where it hides as little as possible of what they are about."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(program, page, "advice", ADVICE, "lightbulb-on")
        self.clear: Callable[[], Sequence[Sequence[QRectF]]] = tuple
        """A function that returns what should stay in sight, in pixels of the page: what matters most first."""
        self._broad = ADVICE.widest
        """Its greatest width now: it is broad and low, or narrow and high."""
        self._was: QRectF | None = None
        """Its place, while it is shown."""

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Look for a new place next time."""
        self._was = None
        super().hideEvent(event)

    def area(self) -> QRectF:
        """Return the place in which the bar covers least, preferably below or above, and in the middle.

        While it is shown it stays where it is, as long as it would cover no more there of what matters most.
        """
        places = {broad: self._possible(broad) for broad in (ADVICE.widest, NARROW)}
        seen = [[_edges(QRectF(r.topLeft() / self.scale, r.size() / self.scale)) for r in of] for of in self.clear()]

        def hides(place: QRectF, of: Sequence[tuple[float, ...]]) -> int:
            left, top, right, bottom = _edges(place)
            near = [(x0, y0, x1, y1) for x0, y0, x1, y1 in of if x0 < right and x1 > left and y0 < bottom and y1 > top]
            return round(sum((min(right, x1) - max(left, x0)) * (min(bottom, y1) - max(top, y0)) for x0, y0, x1, y1 in near))

        left = [(broad, place) for broad in places for place in places[broad]]
        for rects in seen:  # most places are out after what matters most
            hidden = [hides(place, rects) for _, place in left]
            least = min(hidden)
            left = [of for of, area in zip(left, hidden, strict=True) if area == least]
        self._broad, best = left[0]
        if self._was is not None:
            stays = QRectF(self._was.topLeft(), best.size())
            inside = stays.right() <= self.room.width() - MARGIN and stays.bottom() <= self.room.height() - LOW
            if inside and [hides(stays, of) for of in seen[:2]] <= [hides(best, of) for of in seen[:2]]:
                best = stays
        self._was = best
        return best

    def _possible(self, broad: float) -> list[QRectF]:
        """Return where the bar can be if it is so wide at most, the best first where nothing would be covered."""
        self._broad = broad
        width, height = self._size()
        left, right, lowest = MARGIN, self.room.width() - width - MARGIN, self.room.height() - LOW - height
        between = range(round(ADVICE.offset) + STEP, round(lowest), STEP)
        return [QRectF(x, y, width, height) for y in (lowest, ADVICE.offset, *between) for x in ((left + right) / 2, left, right)]

    def _widest(self) -> float:
        return super()._widest() - ADVICE.widest + self._broad


def _edges(r: QRectF) -> tuple[float, ...]:
    """Return the left, upper, right and lower edge of a place."""
    return r.left(), r.top(), r.right(), r.bottom()


class Adviser(QObject):
    """The advice of one table page. Call ``begin`` and ``clear`` with each match, ``ask`` for advice, ``close`` when it is out of date."""

    changed = Signal()
    """There is other advice, or no more advice."""

    def __init__(self, program: Program, thinking: Callable[[], Thinking], free: Callable[[], bool], page: QWidget) -> None:
        """``thinking`` returns the thinker of the table; ``free``: whether nothing covers it."""
        super().__init__(page)
        self.bar = AdviceBar(program, page)
        self.bar.clear = self._in_sight
        self._program, self._thinking, self._free, self._page = program, thinking, free, page
        self._match: Match | None = None
        self._controller: TableController | None = None
        self._heard: Thinking | None = None
        """The thinker whose answers are listened to."""
        self._question: Question | None = None
        self._found: _Found | None = None
        self._refused = ""
        self._picks: tuple[ItemId, ...] = ()
        """What was picked when advice was last told."""
        self._stepped = False
        """Whether the click that is being carried out has led to the next step."""

    @property
    def thinking(self) -> bool:
        """Whether the advice is still being thought out."""
        return self._question is not None

    @property
    def lines(self) -> tuple[str, ...]:
        """What the bar says now; nothing while it is put away."""
        return self.bar.lines if self.bar.isVisible() else ()

    def begin(self, match: Match, controller: TableController) -> None:
        """Advise the players of a match from now on."""
        self._match, self._controller = match, controller
        match.seated.connect(self.close)
        controller.refreshed.connect(self._follow)
        controller.recent_replay.begun.connect(self.close)
        table = controller.view.table
        table.pressed.connect(self._click)
        table.context.connect(self._click)
        table.pulled.connect(self._pull)
        table.dropped.connect(lambda item, target: self._picked())
        table.keyed.connect(lambda key, held: self._key(key))
        table.wheeled.connect(lambda notch: self._picked())

    def clear(self) -> None:
        """Stop advising."""
        self.close()
        if self._match is not None:
            self._match.seated.disconnect(self.close)
        self._match = self._controller = self._heard = None

    def ask(self) -> None:
        """Ask what to do now, or put the advice away."""
        match, controller = self._match, self._controller
        if self.bar.isVisible():
            self.close()
        elif match is not None and controller is not None and not match.taught and self._free():
            controller.viewing.peek(None)
            self._refused = self._why_not(controller) if match.record.header.advice else "advice.agreed"
            if not self._refused and _leads_on(match.record.game):
                self._think(match)
            elif not self._refused:
                self._found = _Found(tuple(match.record.game.legal), len(match.record.entries))
            self._tell()

    def close(self) -> None:
        """Put the advice away, and forget what was asked."""
        if self._heard is not None and self._heard.expects(self._question):
            self._heard.forget()
        pointed, self._found, self._question, self._refused = self._found is not None, None, None, ""
        if self.bar.isHidden():
            return
        self.bar.hide()
        if pointed and self._controller is not None:
            self._controller.viewing.light(())
        self.changed.emit()

    def _why_not(self, controller: TableController) -> str:
        """Return the key of why there is no advice now; empty if there is some. No one is advised while they cannot see their hand."""
        model = controller.model
        if model.covered or model.closed:
            return "advice.covered"
        return "" if model.decision_is_mine else "advice.waits"

    def _think(self, match: Match) -> None:
        from app.opponents.asking import question  # here, because most tables need none

        thinking = self._thinking()
        if thinking is not self._heard:
            self._heard = thinking
            thinking.answered.connect(self._answered)
            thinking.gave_up.connect(self._gave_up)
        self._question = question(match.record, thinking.next_number, STRENGTH, SECONDS, reasons=True)
        thinking.ask(self._question)

    def _answered(self, answer: Answer) -> None:
        if self._question is not None and answer.number == self._question.number:
            self._take(answer, quick=False)

    def _gave_up(self, asked: Question) -> None:
        """Let a bot that needs no thinker answer here and now."""
        if asked is self._question:
            from app.opponents.answering import answered  # here, because most tables need no bot
            from rules.bots.strengths import bot

            self._take(answered(structs.replace(asked, strength=QUICK), bot(QUICK, asked.game, asked.players)), quick=True)

    def _take(self, answer: Answer, *, quick: bool) -> None:
        assert self._match is not None
        self._question = None
        self._found = _Found(answer.considered[0].actions, len(self._match.record.entries), answer, quick)
        self._tell()

    def goes_on(self) -> bool:
        """Point at the next step of the plan if what was decided since are its steps before; return whether there is a next one."""
        match, found = self._match, self._found
        if match is None or found is None or self.bar.isHidden():
            return False
        record = match.record
        done = [entry.action for entry in record.entries[found.decided :]]
        rest = found.actions[len(done) :]
        if not done or done != [*found.actions[: len(done)]] or not any({*action.picks} - UNSAID for action in rest):
            return False
        if record.game.decider != match.viewer or record.game.revealed or rest[0] not in record.game.legal:
            return False
        self._found = replace(found, actions=rest, decided=len(record.entries), explained=True)
        self._stepped = True
        self._tell()
        return True

    def _tell(self, aloud: bool = True) -> None:
        """Show the words, and point at what they are about: what comes first, and more faintly what comes later."""
        controller, match, found = self._controller, self._match, self._found
        if controller is None or match is None:
            return
        self._picks = controller.picker.picks
        if found is not None and match.viewer is not None:
            _, (first, *later) = self._left(found, controller) or (0, followed.clicks(found.actions, controller.picker))
            controller.viewing.light(
                [*[()] * match.viewer, first] if first else (), [item for picks in later for item in picks if item not in UNSAID]
            )
        self.bar.tell(self._words, aloud=aloud)
        self.changed.emit()

    def _left(self, found: _Found, controller: TableController) -> tuple[int, list[tuple[ItemId, ...]]] | None:
        """Return how many of the actions are picked, and what is still to be picked of each other one; None if the picks lead elsewhere.

        For a choice that only has to be confirmed, none counts as picked.
        """
        screen, game = controller.model.screen, controller.match.record.game
        gather = next((known for known in screen.gathers if known.fits(game.legal)), None)
        count = followed.together(found.actions, controller.picker, gather)
        rest = followed.left(found.actions[:count], controller.picker, screen.same(game))
        if rest is None:
            return None
        picked = next((n for n, picks in enumerate(rest) if picks), 0)
        open_ = [(action.kind, picks) for action, picks in zip(found.actions[:count], rest, strict=True) if picks]
        if gather is not None and any(kind != gather.end for kind, _ in open_):
            open_ = [(kind, picks) for kind, picks in open_ if kind != gather.end]  # its button says something else until all is picked
        begun = [picks for _, picks in open_] or [()]
        return picked, [*begun, *(action.picks for action in found.actions[count:])]

    def _words(self) -> Words:
        say, found, controller, match = self._program.texts, self._found, self._controller, self._match
        if found is None or controller is None or match is None:
            return (say(self._refused or "advice.thinking"),), ()
        steps, begun, left = plan_in_words(controller.model, found.actions), self._begun(found, controller), self._left(found, controller)
        told = steps[left[0] :] if left is not None and left[0] < len(steps) else steps
        advice, answer = Advice(tuple(told), begun=begun, explained=found.explained), found.answer
        if answer is not None and not found.explained:
            others = [(plan_steps(controller.model, one.other), one.reasons) for one in answer.compared]
            leading = {step for other, _ in others for step, leads in other if leads}
            compared = told_apart(steps, [([step for step, _ in other], reasons) for other, reasons in others], leading)
            if begun == "go_on":  # what is picked already may stand in the way of what another plan begins with
                compared = tuple(replace(one, begins=False) for one in compared)
            ideas = len(answer.considered) if len(match.record.game.legal) > 1 or len(found.actions) > 1 else 0
            advice = Advice(tuple(told), compared, ideas, found.quick, begun, wins=answer.wins)
        return sentences(say, match.record.header.game, advice), ()

    def _begun(self, found: _Found, controller: TableController) -> Begun:
        if not controller.picker.touched:
            return ""
        return "rather" if self._left(found, controller) is None else "go_on"

    def _click(self, item: ItemId) -> None:
        """Put away advice that was read, unless the click followed it; advice still being thought out is wanted."""
        if self._stepped:
            self._stepped = False
        elif self.bar.isVisible() and not self.thinking and item != Command.ADVICE.item and not self._picked():
            self.close()

    def _pull(self, item: ItemId) -> None:
        """Put advice away when something else is dragged than what it points at."""
        found = self._found
        if found is None or not any(item in action.picks for action in found.actions):
            self._click(item)

    def _key(self, key: int) -> None:
        self._stepped = False
        if key == Qt.Key.Key_Escape and (self.thinking or self._refused):
            self.close()
        else:
            self._picked()

    def _picked(self) -> bool:
        """Point at what is still to be picked if a pick was made that follows the advice; return whether there was one."""
        controller, found = self._controller, self._found
        if controller is None or found is None or self.bar.isHidden() or controller.picker.picks == self._picks:
            return False
        if self._left(found, controller) is None:
            self.close()
            return False
        self._tell(aloud=False)
        return True

    def _follow(self) -> None:
        """Stay with what is pointed at, wherever it lies now; say nothing about a hand that was covered."""
        if self._controller is None or self.bar.isHidden():
            return
        if self._why_not(self._controller) or self._controller.model.options.peek is not None:
            self.close()
        else:
            self.bar.fit()

    def _in_sight(self) -> tuple[list[QRectF], ...]:
        """Return the places on the page of what is pointed at, of what tells what is open, and of all pieces: cards in hand, above all."""
        controller = self._controller
        if controller is None:
            return ()
        showing = controller.view.table.showing
        pieces = [
            item
            for item, placement in showing.layout.placements.items()
            if not (placement.static or is_command(item) or item.startswith(SEAT))
        ]
        read = controller.model.screen.read & showing.layout.placements.keys()
        return tuple(self._places(controller, of) for of in (showing.lit | showing.later, read, pieces))

    def _places(self, controller: TableController, items: Iterable[ItemId]) -> list[QRectF]:
        view, found = controller.view, []
        for item in items:
            rect = view.table.rect_of(item)
            corner = view.viewport().mapTo(self._page, view.mapFromScene(rect.x, rect.y))
            found.append(QRectF(corner.x(), corner.y(), rect.w * view.factor, rect.h * view.factor))
        return found


def _leads_on(game: Game[Any]) -> bool:
    """Return whether there is something to think about: also where only one thing can be done, unless it ends the turn."""
    return len(game.legal) > 1 or not any(game.rules.ends_turn(game.state, action) for action in game.legal)
