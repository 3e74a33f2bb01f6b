"""Enlarged pieces of Praga: nothing that is said about anything on the table is cut."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.screenshot import new_position
from tests.app.pages import enlarge_everything, show, window


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("players", "options"), [(3, {}), (1, {"solo_mode": "parler"})])
def test_nothing_is_cut_on_the_sheet_of_any_piece(qtbot: QtBot, language: str, players: int, options: dict[str, str]) -> None:
    with window(language) as program:
        show(program, new_position("praga", players, 8, 90, options))
        assert enlarge_everything(program) > 90
