"""From a match to a layout: the position as the viewer sees it, what he can pick, and everything that lies on the table. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import rules
from app.table.choice.multi_picker import MultiPicker
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan, plans
from app.table.game_ui import GameUi
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.log import history, wording
from app.table.log.recent_moves import first_unseen
from app.table.position import Position
from app.texts import Texts
from rules import Action, Event, Game, ItemId

from . import chooser, curtain
from .bars import Bars
from .button_state import with_state
from .frame import background, table_area
from .infoline import MAIN_BUTTON, Measure, Ui, info_line
from .predictions import Future, MatchSeen

LOG_LINES = 40
"""How many lines of the log a position carries."""
SINCE = "ui:since"
"""The chip that plays back what the others have done since the viewer's last decision."""
OWN = "ui:own"
"""The chip that ends looking at another player's things."""
NOW = "ui:now"
"""The badge that names the key of help, for those who learn the game: what is open now."""


class TableModel:
    """The picture of a match in the making. ``build`` after every change of the match, ``layout`` after every pick.

    ``peek`` is another seat whose things the viewer looks at; nothing can be picked meanwhile. Nor while ``covered``, when the viewer sees
    no more than somebody without a seat.
    """

    def __init__(self, match: MatchSeen, screen: GameUi, texts: Texts, measure: Measure) -> None:
        self.match = match
        self.screen = screen
        self.texts = texts
        self.text_size = 1.0
        self.sure: Plan | None = None
        """A choice that waits to be confirmed."""
        self.full = False
        """Whether the question says how to go on."""
        self.named_keys: Mapping[str, str] = {"curtain": "B", "explain": "F1"}
        """Keys that are named on the table, by command, as they are written on keyboards here."""
        self.spend_limit: int | None = None
        """How much small change is spent without being asked for; None: all there is."""
        self.picker = Picker(())
        self._own: tuple[int | None, Picker] | None = None
        """The choice of the viewer since the match last changed, with how much was considered for it."""
        self.peek: int | None = None
        self.cover = False
        """Whether the viewer's own hand is covered while it is closed."""
        self.position: Position
        self._measure = measure
        self._base: list[Placement] = []
        self._said: dict[tuple[int, str], tuple[Event, str | None]] = {}
        self._untouched: tuple[Ui, Layout] | None = None
        """The layout before anything is picked, with the words it was made for."""
        self._foreseen: list[TableModel] = []
        """Pictures of the match after decisions that can be made now."""

    @property
    def covered(self) -> bool:
        """Whether the viewer has a closed hand that is covered now."""
        return self.cover and self.match.has_secrets and not self.match.record.game.over

    @property
    def eye(self) -> int | None:
        """Whose knowledge is shown: the viewer's; None behind the curtain and while his hand is covered."""
        return None if self.covered else self.match.viewer

    @property
    def decision_is_mine(self) -> bool:
        """Whether the viewer decides and sees what about."""
        return self.eye is not None and self.match.record.game.decider == self.match.viewer

    def build(self, width: float, height: float, same: bool = False) -> None:
        """Look at the match: the position, the plans, and all placements that do not depend on what is picked.

        ``same``: the match has not changed since the last time, so a choice half made is kept.
        """
        if not same:
            self._own = None
        self.position = self._position(width, height)
        known = next((twin for twin in self._foreseen if not same and self._is_like(twin)), None)
        if known is not None:
            self._foreseen.remove(known)  # what is picked from now on is picked once
            self.sure = None
            self.picker, self._own, self._base, self._untouched = known.picker, known._own, known._base, known._untouched
            return
        record, before = self.match.record, self.picker
        mine = self.decision_is_mine and self.peek is None
        self.picker = self._own_picker(record.game) if mine else Picker(())
        if self.picker is not before:
            self.sure = None
        title = wording.title(record.header, self.texts)
        self._base = background(self.position, self.screen, title, self._measure) if self.match.viewer is not None else []
        self._untouched = None

    def _position(self, width: float, height: float) -> Position:
        """The match as it is to be shown."""
        match, record, eye = self.match, self.match.record, self.eye
        return Position(
            game=record.header.game,
            view=rules.view(record.rules, record.game.state, eye),
            viewer=match.viewer,
            decision=None if self.covered else match.decision,
            names=match.names,
            colours=match.colours,
            options=record.header.options,
            width=width,
            height=height,
            texts=self.texts,
            log=history.recent(record, eye, self.say, LOG_LINES),
            fresh=history.fresh(record, eye, self.say),
            scores=self._scores(record.game),
            peek=self.peek,
            text_size=self.text_size,
        )

    def _is_like(self, twin: TableModel) -> bool:
        """Whether what ``twin`` looks at has come about, and is looked at in the same way."""
        record, seen = self.match.record, twin.match.record
        came = record.entries[-1:] == seen.entries[-1:] and record.game.state == seen.game.state
        return came and (self.cover, self.spend_limit) == (twin.cover, twin.spend_limit) and self.position == twin.position

    def _own_picker(self, game: Game[Any]) -> Picker:
        """The choice of the viewer: the one begun, as long as nothing has changed what can be chosen."""
        if self._own is None or self._own[0] != self.spend_limit:
            self._own = self.spend_limit, self._picker(game)
        return self._own[1]

    def _picker(self, game: Game[Any]) -> Picker:
        """What can be clicked."""
        screen = self.screen
        found = [plan for plan in plans(game, screen.leads) if plan.actions[0].kind not in screen.in_words]
        found = [replace(plan, fruitless=True) if screen.is_fruitless(game, plan.actions[-1]) else plan for plan in found]
        found = screen.gestures(game, found)
        gather = next((known for known in screen.gathers if known.fits(game.legal)), None)
        if gather is None:
            return Picker(found, screen.inferred, self.spend_limit, screen.same(game), screen.stepped)
        return MultiPicker(found, screen.inferred, self.spend_limit, game, gather)

    def layout(self) -> Layout:
        """Everything on the table with what is picked now; behind the curtain nothing but the curtain."""
        position = self.position
        if position.viewer is None:
            return self._curtain(self.match.seat, position.scores)
        ui = self._ui()
        if self.picker.touched:
            return self._laid(ui)
        if self._untouched is None or self._untouched[0] != ui:
            self._untouched = ui, self._laid(ui)
        return self._untouched[1]

    def _laid(self, ui: Ui) -> Layout:
        """Everything on the table with the words of ``ui``."""
        position = self.position
        placed = [*self._base, *info_line(position, self.screen, ui, self._measure)]
        rows = self.picker.choices(self.placed()) or self._sources()
        added = self.screen.picked(position, self.picker)
        own = {placement.item for placement in added}
        parts = tuple(f"{item}:" for item in own if item.startswith("frame:"))
        placed = [*(placement for placement in placed if placement.item not in own and not placement.item.startswith(parts)), *added]
        if any(item not in own for _, items in rows for item in items):
            offered = {item for _, items in rows for item in items}
            placed = [replace(p, item=f"frame:{p.item}", static=True) if p.item in offered else p for p in placed]
            placed += self._chooser(rows, placed)
        highlights = self.picker.highlights
        return Layout.of(position.width, position.height, [with_state(placement, highlights) for placement in placed])

    def _sources(self) -> list[tuple[str, tuple[ItemId, ...]]]:
        """What is offered at the pointer though it has a place of its own: sources that pay the same, when only they are still open."""
        picker = self.picker
        if not picker.awaited or not picker.awaited <= self.screen.inferred:
            return []
        found = tuple(sorted(item for item, mark in picker.highlights.items() if mark.state == "next"))
        return [("", found)] if len(found) > 1 else []

    def _curtain(self, seat: int, scores: tuple[int | None, ...]) -> Layout:
        """The curtain before ``seat``."""
        position, key = self.position, self.named_keys["curtain"]
        size = (position.width, position.height)
        return curtain.curtain(*size, seat, position.names, position.colours, scores, self.texts, self._measure, key, self.text_size)

    def curtains(self) -> Iterator[TableFrame]:
        """The curtain before every other seat, where there is one: for painting ahead."""
        if self.match.has_secrets:
            for seat in range(len(self.position.names)):
                if seat != self.position.viewer:
                    yield TableFrame(self._curtain(seat, self.position.scores), {}, frozenset())

    def after(self, actions: Sequence[Action]) -> TableFrame:
        """What will be shown if some actions come about, as their next decider sees it: for painting ahead. Remembered until ``forget``."""
        twin = copy(self)
        twin.match = Future.of(self.match, actions)
        twin.peek, twin.cover = None, False
        twin._said, twin._foreseen = {**self._said}, []
        twin.build(self.position.width, self.position.height)
        self._foreseen.append(twin)
        highlights, viewer = twin.picker.highlights, twin.match.viewer
        last = history.last_touched(twin.match.record, viewer) if viewer is not None else {}
        return TableFrame(twin.layout(), highlights, frozenset(highlights), last)

    def forget(self) -> None:
        """Give up all futures."""
        self._foreseen.clear()

    def glimpse(self, game: Game[Any], seat: int, words: str) -> Layout:
        """A position of the past as the viewer may know it, with the things of ``seat`` and ``words`` below. Nothing can be picked."""
        record, viewer = self.match.record, self.position.viewer
        seen = rules.view(record.rules, game.state, viewer)
        peek = seat if seat != viewer else None
        position = replace(self.position, view=seen, decision=None, scores=self._scores(game), peek=peek)
        title = wording.title(record.header, self.texts)
        ui = Ui(title, None, words, main=self.texts("hotseat.since_skip"), main_on=True)
        placed = [*background(position, self.screen, title, self._measure), *info_line(position, self.screen, ui, self._measure)]
        return Layout.of(position.width, position.height, [with_state(placement, {}) for placement in placed])

    def _scores(self, game: Game[Any]) -> tuple[int | None, ...]:
        """The points of every seat, as far as they may be seen."""
        if not game.over and self.screen.hides_scores(self.match.record.header.options):
            return (None,) * len(self.match.names)
        totals: tuple[int, ...] = game.rules.totals(game.state)
        return totals

    def placed(self) -> set[ItemId]:
        """The items with a place of their own, without the chooser's."""
        chips = {item for item, _, _ in self.screen.chips(self.position)}
        return {placement.item for placement in self._base} | chips | {MAIN_BUTTON}

    @property
    def own_position(self) -> Position:
        """The position with the viewer's own things, whatever he looks at."""
        return replace(self.position, peek=None)

    def default(self) -> Plan | None:
        """What Enter chooses."""
        return self.picker.default(self.placed())

    def main_default(self) -> Plan | None:
        """What the main button chooses instead of ending the turn. A mere lead is left to Enter."""
        default = self.default()
        return default if default is not None and default.asks is None else None

    @property
    def warning(self) -> str:
        """What the main button warns of when it ends the turn."""
        return self.screen.end_words(self.position) if self.decision_is_mine else ""

    def legal_in_words(self) -> list[tuple[str, Action]]:
        """Every legal action of the viewer in one line each, in the order of the rules."""
        decision = self.match.decision
        if decision is None or decision.player != self.match.viewer or self.covered:
            return []
        return [(self._in_words(action), action) for action in decision.legal]

    def _in_words(self, action: Action) -> str:
        """An action in one line, with a warning where nothing is gained by it."""
        words = self.screen.words_of_action(self.position, action)
        if not self.screen.is_fruitless(self.match.record.game, action):
            return words
        return f"{words} ({self.texts('table.fruitless')})"

    def _chooser(self, rows: list[tuple[str, tuple[ItemId, ...]]], placed: list[Placement]) -> list[Placement]:
        position = self.position
        rects = {placement.item: placement.rect for placement in placed}
        area = table_area(position, self.screen.rail is not None).inset(6)
        source = position.decision.source if position.decision is not None else None
        near = next((rects[item] for item in (*reversed(self.picker.picks), source) if item in rects), Rect(area.cx, area.cy, 0, 0))
        default = self.default()
        bars = Bars(position.text_size)
        if amounts := self.picker.amounts:
            done = self.screen.words_of_plan(position, self.picker.candidates[0])
            texts = (position.texts("table.less"), position.texts("table.more"), done)
            steps = [(row, items, amounts[row]) for row, items in rows]
            return chooser.stepper(steps, self._choice, texts, near, area, self._measure, bars)
        chosen, reach, fruitless = default.picks if default else (), self.picker.in_reach, self.picker.is_fruitless
        return chooser.chooser(rows, self._choice, chosen, reach, near, area, self._measure, bars, fruitless)

    def _choice(self, item: ItemId) -> str:
        return self.screen.choice(self.position, item)

    def say(self, event: Event) -> str | None:
        """An event as a line of the log; None when it is not worth one. Every picture tells the last lines again, so they are kept."""
        key = (id(event), self.texts.language)
        known, words = self._said.get(key, (None, None))
        if known is not event:
            words = self.screen.event_words(self.match.names, self.texts, event)
            self._said[key] = (event, words)
        return words

    def question(self, full: bool = False) -> str:
        """Return what is asked now; ``full``: and how to go on."""
        record = self.match.record
        open_now = self.screen.asked(self.position, self.picker) if self.decision_is_mine else None
        return wording.asked(record.header, record.game, self.match.viewer, self.picker, self.texts, full, open_now)

    def _ui(self) -> Ui:
        record, texts = self.match.record, self.texts
        default = self.main_default()
        over = record.game.over
        viewer = self.match.viewer
        said = self.question(self.full)
        if self.covered:
            said = texts("hotseat.covered")
        if self.sure is not None:
            action = self.screen.words_of_action(self.position, self.sure.actions[-1])
            words, main = texts("table.confirm", action=action), texts("table.confirm_do")
            return Ui(wording.title(record.header, texts), None, words, main=main, main_on=True)
        unseen = viewer is not None and not over and first_unseen(record, viewer) < len(record.entries)
        offers = [(SINCE, "history", texts("hotseat.since"))] if unseen else []
        if self.full and self.decision_is_mine:
            offers.append((NOW, "help-circle", texts("table.help", pressed=self.named_keys["explain"])))
        return Ui(
            title=wording.title(record.header, texts),
            player=None if over else self.match.viewer if self.peek is not None else record.game.decider,
            words=said if self.peek is None else texts("table.peeks", name=self.match.names[self.peek]),
            can_undo=record.can_undo or record.can_undo_agreed,
            can_redo=record.can_redo,
            can_reset=record.can_undo,
            stop=wording.stop(record, texts),
            main=self.screen.words_of_plan(self.position, default) if default else self.warning,
            warns=default is None and bool(self.warning),
            main_on=default is not None or MAIN_BUTTON in self.picker.highlights,
            offers=tuple(offers) if self.peek is None else ((OWN, "arrow-left", texts("table.own")),),
        )
