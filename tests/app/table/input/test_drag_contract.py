"""Everything that can be clicked can be dragged to where the second click would go, in every game, number of players and option.

Pieces are dragged with the mouse at the table of random positions. What two clicks lead to is found without dragging: from the picker, the
legal actions, and the table after the first click.
"""

from __future__ import annotations

import math
import random
from functools import cache

import pytest
from msgspec import Struct
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from app.art.fonts import text_width
from app.games import find
from app.session.match import Match
from app.table.choice.highlights import KIND
from app.table.choice.multi_picker import MultiPicker
from app.table.choice.reach import row_of
from app.table.choice.reveals import reveals
from app.table.controller import TableController
from app.table.game_ui import GameUi
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.input.dragging import FIXED
from app.table.parts import chooser
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from rules import Action, ItemId, Record, catalogue
from tests.app.drags import point, press_and_move, release
from tests.app.kept_pictures import unpainted
from tests.app.painting import face_of
from tests.app.tables import Start
from tests.contract.play import Setting, other_settings, settings

FEW, MANY = 2, 8
"""How many pieces of one kind are dragged in a position, and to how many places each."""
NEAR = 60.0
"""How far from the piece that was dropped the reason may be, in logical pixels."""
FIRST = {meta.id: next(setting for setting in reversed(settings()) if setting.game == meta.id) for meta in catalogue()}
"""Of each game the setting that differs most from the usual one."""
SEED = 5
DEFAULT_POSITIONS = 6
TIMES = 5
"""In how many settings, spread over all that ask it, each question is tried."""
PARTS = 6
"""Tests among which the positions of a game are divided."""


def first_asked(setting: Setting) -> dict[str, int]:
    """Play a random game; return each question, and how many decisions came before it was first asked."""
    asked: dict[str, int] = {}
    for n, (record, _) in enumerate(setting.play(SEED)):
        assert record.game.decision is not None
        asked.setdefault(record.game.decision.question.key, n)
    return asked


def position(setting: Setting, at: int) -> Record:
    """Return the same game after some decisions."""
    record = next(record for n, (record, _) in enumerate(setting.play(SEED)) if n == at)
    return record.ahead(())


@cache
def planned(game: str) -> tuple[tuple[Setting, int], ...]:
    """Return settings and numbers of decisions that bring up every question of a game, each in settings as different as there are."""
    asking: dict[str, list[tuple[Setting, int]]] = {}
    for setting in (*settings(), *other_settings()):
        if setting.game == game:
            for question, at in first_asked(setting).items():
                asking.setdefault(question, []).append((setting, at))
    return tuple(one for found in asking.values() for one in found[:: math.ceil(len(found) / TIMES)])


class Clicks(Struct, frozen=True):
    """What two clicks lead to: the actions they decide, and if there are none, what is picked."""

    actions: tuple[Action, ...]
    picks: tuple[ItemId, ...]


class Clicked:
    """A position as two clicks see it; nothing is dragged here."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.screen: GameUi = find(record.header.game)

    def model(self, actions: tuple[Action, ...] = ()) -> TableModel:
        """Return the table after some decisions, as the decider sees it."""
        match = Match(self.record.ahead(actions))
        match.lift_curtain()
        return TableModel(match, self.screen, text_width, ViewOptions(Texts("en"), 1280, 712))

    def second(self, item: ItemId) -> dict[ItemId, Clicks]:
        """Return every second click after one on ``item``, with what both lead to; clicks on buttons for other things are none."""
        model = self.model()
        first = None if item == self.screen.held(model.position) else model.picker.pick(item)
        base = model.picker.choice
        found: dict[ItemId, Clicks] = {}
        if first is None or model.picker.leads_on(item):
            for target in lit(model):
                then = model.picker.pick(target)
                found[target] = Clicks(then.actions, ()) if then is not None else Clicks((), model.picker.picks)
                model.picker.return_to(base)
        elif not reveals(self.record.game, first) and self.screen.lays:
            after = self.model(first.actions)
            if after.picker.plans and {plan.actions[0].kind for plan in after.picker.plans} <= self.screen.lays:
                base = after.picker.choice
                for target in lit(after):
                    if after.layout().placements[target].kind not in PRESSABLE:
                        then = after.picker.pick(target)
                        assert then is not None
                        found[target] = Clicks((*first.actions, *then.actions), ())
                        after.picker.return_to(base)
        return found

    def single(self, item: ItemId) -> Clicks:
        """Return what one click on ``item`` leads to, or two if the second is to confirm."""
        model = self.model()
        plan = model.picker.pick(item)
        gathers = isinstance(model.picker, MultiPicker) and model.picker.begun is not None
        plan = plan or (model.default() if model.picker.leads_on(item) and not gathers else None)
        return Clicks(plan.actions, ()) if plan is not None else Clicks((), model.picker.picks)


def lit(model: TableModel) -> list[ItemId]:
    """Return what can be clicked next on a table, in sight of everybody."""
    layout = model.layout()
    return [
        item
        for item, mark in model.picker.highlights.items()
        if mark.lit and item in layout.placements and not item.startswith(KIND) and in_sight(layout, item)
    ]


def in_sight(layout: Layout, item: ItemId) -> bool:
    seen = layout.stack.seen(item)
    return layout.stack.hit(seen.cx, seen.cy) == item


def pieces(table: TableController) -> list[Placement]:
    """Return everything on a table that is neither a button nor part of the table itself, and is not covered."""
    layout, places = table.layout, table.model.screen.places
    return [
        one
        for item, one in layout.placements.items()
        if not (one.static or one.kind in FIXED or is_command(item) or item == chooser.PANEL or row_of(item) in {*places, "seat"})
        and in_sight(layout, item)
    ]


class Tried:
    """One table at which pieces are dragged; what they would decide is noted and not played."""

    def __init__(self, table: TableController, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.scene = table.view.table
        self.played: list[Action] = []
        monkeypatch.setattr(table.steps, "play", self.played.extend)

    def drag(self, item: ItemId, to: QPoint | ItemId) -> Clicks:
        """Drag a piece somewhere and begin anew; return what that led to."""
        release(self.table.view, press_and_move(self.table.view, item, to))
        return self.outcome()

    def outcome(self) -> Clicks:
        """Return what the last drop led to, and begin anew."""
        assert self.scene.carried is None
        found = Clicks(tuple(self.played), self.table.picker.picks if not self.played else ())
        self.played.clear()
        while self.table.picker.back():
            pass
        self.table.refresh()
        return found

    def place_of(self, rect: Rect, free_of: list[ItemId]) -> QPoint | None:
        """Return a point of a part of the table that is not on one of these items."""
        for share in (0.5, 0.3, 0.7, 0.1, 0.9, 0.03, 0.97):
            for other in (0.5, 0.1, 0.9, 0.03, 0.97):
                x, y = rect.x + rect.w * share, rect.y + rect.h * other
                if self.table.layout.stack.hit(x, y) not in free_of:
                    return self.table.view.mapFromScene(x, y)
        return None


def near(goal: Rect, other: Rect) -> bool:
    """Say whether a piece dropped on something may count as dropped on its goal next to it."""
    return abs(goal.cx - other.cx) < goal.w and abs(goal.cy - other.cy) < goal.h


def refused_here(table: TableController, why: str) -> None:
    """Assert that a piece has been refused, next to the place where it was dropped, with this reason, and that nothing has changed."""
    tip, at = table.view.table.tip, table.view.table.dropped_at
    assert tip is not None
    assert why in " ".join(words for _, words in face_of(tip).rows)
    assert Rect(at.x - NEAR, at.y - NEAR, at.w + 2 * NEAR, at.h + 2 * NEAR).overlaps(tip.rect)
    assert table.picker.picks == ()


def every_lit_piece(tried: Tried, clicked: Clicked, chance: random.Random) -> None:
    """Drag some pieces of each kind to everything that is lit after the first click, or to where they would come to lie."""
    table, seen = tried.table, dict[tuple[str, str], int]()
    held = table.model.screen.held(table.model.position)
    chosen = [one for one in pieces(table) if one.item in table.picker.highlights or one.item == held]
    chance.shuffle(chosen)
    for piece in chosen:
        of_kind = piece.kind, row_of(piece.item)
        seen[of_kind] = seen.get(of_kind, 0) + 1
        if seen[of_kind] > FEW:
            continue
        targets = clicked.second(piece.item)
        press_and_move(table.view, piece.item)
        lifted = table.dragging.lifted
        assert lifted is not None
        assert table.view.table.carried == piece.item
        shown = table.view.table.showing
        now = {item for item, mark in shown.highlights.items() if mark.lit and item in shown.layout.placements}
        assert set(targets) <= now, piece
        goals = [*lifted.homes, *([lifted.goal] if lifted.goal is not None else [])]
        assert targets or goals, f"{piece.item} can be clicked, but not dragged anywhere"
        sample = chance.sample(sorted(targets), min(MANY, len(targets)))
        points = {target: point(table.view, target) for target in sample}
        places = [tried.place_of(goal.rect, [*now, piece.item]) for goal in goals]
        release(table.view, point(table.view, piece.item))
        tried.outcome()
        for target in sample:
            if near(piece.rect, shown.layout.stack.seen(target)):
                continue  # below the piece itself: hardly moved, it is clicked and not dragged
            assert tried.drag(piece.item, points[target]) == targets[target], (piece.item, target)
        for at in places:
            assert at is None or tried.drag(piece.item, at) == clicked.single(piece.item), piece.item


def what_cannot_be_done(tried: Tried, chance: random.Random) -> None:
    """Drag a piece that cannot be chosen, and one that can to where it cannot go."""
    table = tried.table
    dark = [one for one in pieces(table) if one.item not in table.picker.highlights and one.item != table.dragging._held]
    spot = table.view.mapFromScene(640, 350)
    if dark:
        piece = chance.choice(dark)
        why = table.tooltips.why_not(piece.item)
        press_and_move(table.view, piece.item, spot)
        assert table.view.table.carried == piece.item
        assert not any(mark.lit for mark in table.view.table.showing.highlights.values())
        release(table.view, spot)
        refused_here(table, " ".join(why.split()[:3]))
        assert tried.outcome() == Clicks((), ())
    light = [one for one in pieces(table) if one.item in table.picker.highlights]
    if light:
        piece = chance.choice(light)
        press_and_move(table.view, piece.item)
        lifted = table.dragging.lifted
        assert lifted is not None
        taken = [*lifted.homes, *([lifted.goal] if lifted.goal is not None else [])]
        layout = table.layout
        free = [
            one
            for one in layout.placements.values()
            if not one.static and one.item not in lifted.lit and one.item != piece.item and in_sight(layout, one.item)
            if not any(place.rect.overlaps(one.rect) or near(place.rect, one.rect) for place in (*taken, piece))
        ]
        target = chance.choice(free)
        at = point(table.view, target.item)
        QTest.mouseMove(table.view.viewport(), at)
        release(table.view, at)
        tip = table.view.table.tip
        assert tip is not None, (piece.item, target.item)
        assert tip.rect.overlaps(Rect(*table.view.table.pointer, 0, 0).inset(-400)), "the reason is not where the piece was dropped"
        assert "half chosen" not in " ".join(words for _, words in face_of(tip).rows), "a piece that was put back is not chosen"
        assert tried.outcome() == Clicks((), ())


def while_looking_at_others(tried: Tried, chance: random.Random) -> None:
    """Drag a piece of the table at which another player's things are looked at."""
    table = tried.table
    for seat in range(len(table.match.names)):
        if seat == table.match.viewer:
            continue
        table.viewing.peek(seat)
        piece = chance.choice(pieces(table))
        spot = table.view.mapFromScene(640, 350)
        press_and_move(table.view, piece.item, spot)
        assert table.view.table.carried == piece.item
        release(table.view, spot)
        refused_here(table, table.model.texts("table.refused_peek", name=table.match.names[seat], back=table.model.texts("table.own")))
        assert table.model.options.peek == seat
        assert tried.outcome() == Clicks((), ())
    table.viewing.peek(None)


def drag_at(start: Start, monkeypatch: pytest.MonkeyPatch, record: Record, seed: int) -> None:
    """Drag at the table of a position."""
    chance, clicked = random.Random(seed), Clicked(record.ahead(()))
    table = start(record)
    table.match.lift_curtain()
    tried = Tried(table, monkeypatch)
    every_lit_piece(tried, clicked, chance)
    what_cannot_be_done(tried, chance)
    while_looking_at_others(tried, chance)
    table.view.hide()
    table.view.deleteLater()


@pytest.mark.parametrize("setting", FIRST.values(), ids=str)
def test_what_can_be_clicked_can_be_dragged(start: Start, monkeypatch: pytest.MonkeyPatch, setting: Setting) -> None:
    for n, at in enumerate(sorted(first_asked(setting).values(), reverse=True)[:DEFAULT_POSITIONS]):
        drag_at(start, monkeypatch, position(setting, at), n)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", FIRST)
def test_whatever_is_asked_it_can_be_dragged(start: Start, monkeypatch: pytest.MonkeyPatch, game: str, part: int) -> None:
    with unpainted():
        for n, (setting, at) in enumerate(planned(game)[part::PARTS]):
            drag_at(start, monkeypatch, position(setting, at), n)
