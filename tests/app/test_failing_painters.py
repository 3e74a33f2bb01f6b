"""A piece that cannot be painted costs neither the table nor the game: it is blank until the players continue."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any, NoReturn
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.art.cache import PixmapCache, _size
from app.games import painters_of
from app.session.match import Match
from app.table.choice.plans import Plan
from app.table.geometry.faces import ButtonFace, PlayerFace
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts.table_model import TableModel
from app.table.scene.kinds import SHARED
from app.windows.play import table_window
from rules import Record, Rng, catalogue, new
from rules.bots.arena import advance
from tests.app.fresh_table import faults
from tests.app.pages import settle
from tests.app.timed_lives import Stage, stage

STRANGER = Rect(600, 300, 60, 80)
"""Where a piece of the kind lies if the position has none."""
_layout = TableModel.layout


def broken(*_: object) -> NoReturn:
    """Fail, as a painter."""
    raise LookupError("painting failed")


def with_a(of: type[Any], model: TableModel, sure: Plan | None = None) -> Layout:
    """Lay out a table with a piece that has a face of this type."""
    laid = _layout(model, sure)
    if any(type(placement.face) is of for placement in laid.placements.values()):
        return laid
    face = of(*("" for _ in of.__struct_fields__))
    return replace(laid, placements={**laid.placements, "stranger": Placement("stranger", "stranger", STRANGER, face)})


def forget(store: PixmapCache, kind: type) -> None:
    """Forget the pictures of one type of face, so that it has to be painted; those of the others need not be, which takes longest."""
    for entry in [*store._entries]:
        match entry:
            case ((face, *_), *_) if type(face) is kind:
                store.used_bytes -= _size(store._entries.pop(entry))


def fail_once(of: Stage, record: Record, kind: type) -> None:
    """Show a table on which one type of face cannot be painted, and continue."""
    program, game = of.program, record.header.game
    match = Match(record)
    match.lift_curtain()
    forget(program.table.first.store_of(game), kind)
    with ExitStack() as failing:
        failing.enter_context(patch.object(table_window, "painters_of", lambda game: {**painters_of(game), kind: broken}))
        failing.enter_context(patch.object(TableModel, "layout", lambda *arguments: with_a(kind, *arguments)))
        program.show_match(match)
        settle()
    assert of.sheet.isVisible(), f"{kind} has not been painted"
    assert program.match is match
    of.key(Qt.Key.Key_Return)
    assert not of.sheet.isVisible(), kind
    of.sheet._known.clear()
    assert not faults(program), kind
    assert not of.sheet._known, kind


def late(game: str) -> Record:
    """Return a game of two in which much lies on the table."""
    record = new(game, ("Anna", "Ben"), 3)
    advance(record, 40, Rng(3))
    return record


def fail_each(game: str, kinds: Iterable[type]) -> None:
    with stage(on_screen=True) as of:  # without the pictures that tests keep from one table to the next
        for kind in kinds:
            fail_once(of, late(game), kind)


def test_a_table_with_a_kind_of_piece_that_cannot_be_painted(qtbot: QtBot) -> None:
    fail_each("guildhall", [ButtonFace, next(iter(painters_of("guildhall")))])


@pytest.mark.slow
@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
def test_whatever_kind_of_piece_cannot_be_painted(qtbot: QtBot, game: str) -> None:
    fail_each(game, [*painters_of(game), *(SHARED if game == catalogue()[0].id else ())])


def test_the_rest_of_the_table_is_painted_meanwhile(qtbot: QtBot) -> None:
    def picture(kind: type) -> QImage:
        with stage() as of, patch.object(table_window, "painters_of", lambda game: {**painters_of(game), kind: broken}):
            match = Match(late("guildhall"))
            match.lift_curtain()
            of.program.show_match(match)
            settle()
            assert of.program.table.view is not None
            return of.program.table.view.grab().toImage()

    whole, without = picture(int), picture(PlayerFace)
    same = sum(whole.pixel(x, y) == without.pixel(x, y) for x in range(0, whole.width(), 8) for y in range(0, whole.height(), 8))
    assert 0.7 < same / (whole.width() * whole.height() / 64) < 1
