"""What is chosen from and lies nowhere else has a heading that says what it is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.table.geometry.faces import ButtonFace, IconFace, TextFace
from app.table.parts.infoline import MAIN_BUTTON
from app.texts import LANGUAGES
from rules import Game
from tests.app.games.dark import composed
from tests.app.games.praga.layout.test_bridge_in_sight import at_the_bridge
from tests.app.positions import first_of_each_question, layout_of, position_of
from tests.games.praga.boards.test_plazas import plaza
from tests.games.praga.builder import record, table
from tests.games.praga.verbs import do


def at_the_road() -> Game[Any]:
    game = table(egg=3, turn={"tile": "action_tile_1", "segment": "gold_a", "extra": "open"})
    do(game, "kings_road extra pawn", "road_effect 1:base")
    return game


def at_the_plaza() -> Game[Any]:
    return plaza("building_e1_04", (1, "building_e1_06"), (1, "building_e1_11"))


NAMED: dict[Callable[[], Game[Any]], str] = {at_the_road: "name.space_i", at_the_plaza: "name.plaza_d", lambda: at_the_bridge(1): ""}
"""Choices in a tray, and what is named in its heading."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begun", NAMED)
def test_the_heading_says_where_a_choice_comes_from(begun: Callable[[], Game[Any]], language: str) -> None:
    position = position_of(record(begun()), 1280, 712, language)
    placed, name = layout_of(position).placements, NAMED[begun]
    head = placed["frame:tray_title"]
    assert placed["frame:tray"].rect.contains(head.rect)
    assert isinstance(head.face, TextFace)
    assert head.face.words
    assert not name or position.texts(f"praga.{name}") in head.face.words


def test_every_tray_has_a_heading() -> None:
    met = set()
    for players in (1, 2):
        for game in first_of_each_question("praga", players, 3, {}):
            placed = layout_of(position_of(game, 1280, 712, "en")).placements
            assert ("frame:tray" in placed) == ("frame:tray_title" in placed)
            met |= {game.game.decision.question.key} if game.game.decision is not None and "frame:tray" in placed else set()
    assert {"ask.Choose", "ask.KeepTechnology"} <= met


def test_what_lapses_has_the_sign_of_the_button_that_warns_of_it() -> None:
    """The hourglass is for technologies that wait for the next turn."""
    game = table(gold=3, turn={"tile": "action_tile_1", "segment": "gold_a", "extra": "open"})
    placed = composed(record(game), "en").layout().placements
    button = placed[MAIN_BUTTON].face
    assert isinstance(button, ButtonFace)
    signs = {one.face.name for item, one in placed.items() if item.startswith("frame:open_lapses:") and isinstance(one.face, IconFace)}
    assert signs == {button.icon}
