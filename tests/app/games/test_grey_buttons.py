"""A grey button says why it cannot be pressed as soon as the mouse rests on it, in every game."""

from __future__ import annotations

import pytest

import rules
from app.table.geometry.faces import TipFace
from app.table.parts.infoline import MAIN_BUTTON
from tests.app.games.dark import composed
from tests.app.positions import random_game
from tests.app.tables import Start


@pytest.mark.parametrize("game", rules.IDS)
def test_a_grey_end_of_the_turn_says_why(start: Start, game: str) -> None:
    """It is the reason a click would give."""
    record = next(record for record in random_game(2, 6, 1, game) if MAIN_BUTTON not in composed(record, "en").picker.highlights)
    table = start(record)
    table.match.lift_curtain()
    table.show_tip(MAIN_BUTTON)
    tip = table.view.table.tip
    assert tip is not None
    assert isinstance(tip.face, TipFace)
    why = table.model.screen.refusal(table.model.position, MAIN_BUTTON, ())
    assert why is not None
    assert tip.words == f"End turn. {why}"
