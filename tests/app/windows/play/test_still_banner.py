"""A new part of the game is seen even if the players have switched animation off."""

from __future__ import annotations

from typing import Literal

import pytest
from pytestqt.qtbot import QtBot

from app.screenshot import new_position
from app.storage.settings import Settings
from app.table.geometry.faces import MomentFace
from rules import Record
from tests.app.pages import controller_of, show, window


def before_a_phase() -> Record:
    """Return a game of the Card Game in which the first legal decision begins a phase."""
    record = new_position("burgundy_cards", 2, 3, 0, {"open_hands": True})
    while not any(event.opens for event in record.ahead([record.game.legal[0]]).entries[-1].events):
        record.play(record.game.legal[0])
    return record


@pytest.mark.parametrize(("animation", "animated", "seen"), [("off", True, True), ("normal", True, True), ("off", False, False)])
def test_a_phase_has_its_banner_without_animation_too(
    animation: Literal["off", "normal"], animated: bool, seen: bool, qtbot: QtBot
) -> None:
    with window(settings=Settings(animation=animation)) as program:
        program.table.animated = animated
        match = show(program, before_a_phase())
        floats = controller_of(program).view.table.floats
        floats.held = True  # the test lets no time go by
        match.play(match.record.game.legal[0])
        banners = [one for one in floats._floats if isinstance(one.reaction.shown.face, MomentFace)]
        assert bool(banners) == seen
        if animation == "off":
            floats.advance(1)
            assert all(one.piece is not None and one.piece.opacity() == 1.0 for one in banners)
