"""F2: what is to be decided, what remains open after that, what can be done and what cannot, in full sentences."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.art import chrome
from app.art.icons import icon_at
from app.art.lettering import paragraph, paragraph_height, text
from app.art.tokens import CAUTION, GOOD, INK, INK_SECOND
from app.platform.qt_guard import report_errors
from app.program import Program
from app.session.match import Match
from app.table.choice.multi_picker import MultiPicker
from app.table.controller import TableController
from app.table.log import wording
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.infoline import MAIN_BUTTON
from app.texts import Texts, isolated
from app.windows.kit.sheet import PaperSheet
from rules import Action, Message

WIDTH = 640.0
GAP = 7.0
SIGN = {"asked": "help-circle", "after": "clock-outline", "can": "check-bold", "cannot": "cancel"}


class Section(Struct, frozen=True):
    """Sentences under one heading: ``asked after can cannot``."""

    name: str
    sentences: tuple[str, ...]


def sections(match: Match, controller: TableController) -> list[Section]:
    """Return all about the viewer's decision, from what is legal and what is pending; or that there is nothing to decide."""
    say, game, decision = controller.model.texts, match.record.header.game, controller.model.position.decision
    if controller.model.covered:
        return [Section("asked", (f"{isolated(match.names[match.seat])} {controller.model.question()}.",))]
    if decision is None or decision.player != match.viewer:
        return [Section("asked", (say("help.now.over" if match.record.game.over else "help.now.wait"),))]

    def task_of(asked: Message) -> str:
        return f"{game}_rules.task.{asked.key.removeprefix('ask.')}"

    def task(asked: Message) -> str:
        known = task_of(asked)
        return say(known, **asked.values) if say.has(known) else wording.message(match.record.header, asked, say)

    waiting, model = match.record.game.waiting, controller.model
    still = model.screen.asked(model.position, controller.picker)
    asked = still if still is not None and say.has(task_of(still)) else controller.picker.asks or decision.question
    found = [
        Section("asked", (task(asked),)),
        Section("after", tuple(task(later) for later in waiting if later != decision.question)),
        Section("can", _can(say, game, controller)),
        Section("cannot", _cannot(controller)),
    ]
    return [section for section in found if section.sentences]


def _can(say: Texts, game: str, controller: TableController) -> tuple[str, ...]:
    """Return a sentence for each kind of action, with how many there are; if the game has none, its words for each thing to click."""
    model = controller.model
    chosen: dict[str, dict[str, Action]] = {}
    picker = controller.picker
    leads = model.screen.leads
    actions = [next((action for action in plan.actions if action.kind not in leads), plan.actions[-1]) for plan in picker.candidates]
    if isinstance(picker, MultiPicker) and picker.picks and picker.following:
        actions = list(picker.following)
    elif not actions and isinstance(picker, MultiPicker) and model.position.decision is not None:
        actions = list(model.position.decision.legal)
    for action in actions:
        chosen.setdefault(action.kind, {}).setdefault(action.picks[0] if action.picks else "", action)
    if any(kind not in leads for kind in chosen):
        chosen = {kind: first for kind, first in chosen.items() if kind not in leads}
    found: list[str] = []
    for kind, first in chosen.items():
        key = f"{game}_rules.can.{kind}"
        if say.has(key) or say.has(f"{key}.other"):
            found.append(say(key, n=len(first)))
        else:
            found += [model.screen.words_of_action(model.position, action) for action in first.values()]
    return tuple(found)


def _cannot(controller: TableController) -> tuple[str, ...]:
    """Return why the disabled buttons are disabled."""
    found: list[str] = []
    highlights, model = controller.picker.highlights, controller.model
    lit = {*highlights, MAIN_BUTTON} if model.main_default() is not None else {*highlights}
    for placement in controller.layout.placements.values():
        if placement.kind in PRESSABLE and placement.item not in lit and not is_command(placement.item):
            why = model.screen.refusal(model.position, placement.item, controller.picker.picks)
            if why is not None and placement.kind == "button":
                found.append(f"{placement.words}: {why}")
    return tuple(found)


class NowSheet(PaperSheet):
    """A sheet over the table; any click closes it."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent, "now")
        self._read: Callable[[], list[Section]] = list
        self._sections: list[Section] = []

    def open(self, read: Callable[[], list[Section]]) -> None:
        """Show the sections that ``read`` returns; it is asked again in another language."""
        self._read = read
        self.retext()
        self.show_up()
        self.close_button.setFocus()

    def retext(self) -> None:
        """Set all texts."""
        say = self._program.texts
        self._sections = self._read()
        self.head(say("help.now.title"), say("app.close"))
        lines = [f"{say(f'help.now.{section.name}')}: {' '.join(section.sentences)}" for section in self._sections]
        self.setAccessibleDescription("\n".join(lines))

    @report_errors
    def hideEvent(self, event: QHideEvent) -> None:
        """Keep nothing of what was said that other programs could still read."""
        super().hideEvent(event)
        if self.isHidden():
            self.setAccessibleName("")
            self.setAccessibleDescription("")

    def paint_paper(self, p: QPainter, r: QRectF) -> None:
        """Paint the sections one below the other."""
        say = self._program.texts
        y = r.top() + 70
        for section in self._sections:
            chrome.heading(p, QRectF(r.left() + 32, y, r.width() - 64, 24), say(f"help.now.{section.name}"))
            y += 31
            for sentence in section.sentences:
                colour = {"can": GOOD, "cannot": CAUTION}.get(section.name, INK_SECOND)
                icon_at(p, SIGN[section.name], r.left() + 43, y + 10, 17, colour)
                height = paragraph_height(sentence, self._room())
                paragraph(p, QRectF(r.left() + 62, y, self._room(), height + 2), sentence, "body", INK)
                y += height + GAP
            y += 9
        text(p, QRectF(r.left() + 32, r.bottom() - 42, r.width() - 64, 22), say("help.now.any"), "label_regular", INK_SECOND)

    @report_errors
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close on any click."""
        self.put_away()

    def _room(self) -> float:
        return WIDTH - 94

    def needs(self) -> tuple[float, float]:
        """Return the size of the sheet with its margins."""
        return WIDTH + 40, self.paper().height() + 40

    def paper(self) -> QRectF:
        """Return the place of the paper, as high as its sentences."""
        height = 70.0 + 52
        for section in self._sections:
            height += 40 + sum(paragraph_height(sentence, self._room()) + GAP for sentence in section.sentences)
        return QRectF((self.w - WIDTH) / 2, max(20.0, (self.h - height) / 2), WIDTH, height)
