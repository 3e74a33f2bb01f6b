"""Between a choice and its target, pieces never shift under the pointer, and none of those that can be clicked looks refused."""

from __future__ import annotations

from typing import Any

import pytest

from app.application import qt
from app.art.fonts import text_width
from app.games import find
from app.session.match import Match
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Rect
from app.table.parts.table_model import TableModel
from app.table.parts.view_options import ViewOptions
from app.texts import Texts
from rules import ItemId, Rng
from tests.app.positions import first_of_each_question
from tests.contract.play import Setting, settings

qt()
SIZES = ((1280.0, 712.0), (1456.0, 753.0))
"""Tables of windows of 1280 x 800 and 1920 x 1080, in logical pixels."""
DEEP = 3
"""How many picks in a row are tried."""


def shifted(before: Layout, after: Layout, lit: set[ItemId]) -> dict[ItemId, tuple[Rect, Rect | None]]:
    """Return the lit pieces that were on the table before and are elsewhere now; of what the chooser offers, the piece itself must stay."""
    was, now = before.placements, after.placements
    pieces = {
        item: f"frame:{item}" if now[item].kind == "choice" and was[item].kind != "choice" else item
        for item in lit & was.keys() & now.keys()
    }
    rects = {item: (was[item].rect, now[piece].rect if piece in now else None) for item, piece in pieces.items()}
    return {item: pair for item, pair in rects.items() if pair[0] != pair[1]}


def check(model: TableModel, rng: Rng, before: Layout, left: int) -> int:
    """Pick every lit piece in turn and look at what is lit then; go on from one of them. Return how many picks there were."""
    picker, tried = model.picker, 0
    now = picker.choice
    lit = sorted(item for item, mark in picker.highlights.items() if mark.lit and item in before.placements)
    deeper = {lit[rng.below(len(lit))]} if lit else set()
    for item in lit:
        plan = picker.pick(item)
        if plan is None and picker.refused is None:
            after = model.layout()
            found = {one for one, mark in picker.highlights.items() if mark.state == "next"}
            moved = shifted(before, after, found)
            assert moved == {}, (model.match.record.header.options, model.position.decision, picker.picks)
            refused = [one for one in picker.highlights if one in after.placements and getattr(after.placements[one].face, "dim", False)]
            assert refused == [], (model.match.record.header.options, model.position.decision, picker.picks)
            tried += 1
            if item in deeper and left > 1:
                tried += check(model, rng, after, left - 1)
        picker.return_to(now)
    return tried


def tables() -> list[Any]:
    """List all settings, each with one size in turn; of each game, the one with most players, as it has the least room, with both."""
    fullest = {one.game: one for one in sorted(settings(), key=lambda one: (one.players, len(str(one))))}.values()
    small, large = SIZES
    others = [(one, SIZES[n % 2]) for n, one in enumerate(settings()) if one not in fullest]
    slow = [*((one, large) for one in fullest), *others]
    return [*((one, small) for one in fullest), *(pytest.param(*row, marks=pytest.mark.slow) for row in slow)]


@pytest.mark.parametrize(("setting", "size"), tables(), ids=str)
def test_what_is_lit_next_stays_where_it_was_and_looks_it(setting: Setting, size: tuple[float, float]) -> None:
    screen, rng, tried = find(setting.game), Rng(5), 0
    for record in first_of_each_question(setting.game, setting.players, 3, dict(setting.options), 6, 15):
        match = Match(record)
        match.lift_curtain()
        model = TableModel(match, screen, text_width, ViewOptions(Texts("en"), *size))
        tried += check(model, rng, model.layout(), DEEP)
    assert tried > 20
