"""The Countess and the Jester enlarged: they are shown as their cards."""

from __future__ import annotations

import pytest

from app.games import find
from app.games.villagers.faces import PersonFace
from rules import new
from rules.games.villagers import items
from rules.games.villagers.components import COUNTESS_GOLD
from tests.app.games.villagers.positions import seen

GAME = "villagers"


@pytest.mark.parametrize(("difficulty", "face"), [("standard", ("countess", COUNTESS_GOLD)), ("beginner", ("countess_plain", 0))])
def test_the_countess_is_shown_by_the_side_that_lies_up(difficulty: str, face: tuple[str, int]) -> None:
    position = seen(new(GAME, ("Anna",), 5, {"difficulty": difficulty}), (1280, 712))
    for item in (items.COUNTESS_VILLAGE, items.COUNTESS_GOLD):
        told = find(GAME).explain(position, item)
        assert told is not None
        assert told.picture is not None
        shown = told.picture.face
        assert isinstance(shown, PersonFace)
        assert (shown.portrait, shown.gold) == face


def test_the_jester_is_shown_as_a_card() -> None:
    told = find(GAME).explain(seen(new(GAME, ("Anna",), 5), (1280, 712)), items.JESTER)
    assert told is not None
    assert told.picture is not None
    assert told.picture.face == PersonFace("jester", "Jester")
