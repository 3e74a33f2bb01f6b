"""The words of actions that the engine itself offers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from app.games import find
from app.table.choice.plans import Plan
from app.table.screen import Tip
from app.texts import Texts
from rules import Action

UI = replace(find("burgundy"), tip=lambda position, item: Tip("Watchtower") if item == "tile:3" else None)


def position(language: str) -> Any:
    return SimpleNamespace(texts=Texts(language), view=None)


@pytest.mark.parametrize(
    ("language", "picks", "words"),
    [
        ("en", ("tile:3",), "Next: Watchtower"),
        ("de", ("tile:3",), "Als Nächstes: Watchtower"),
        ("en", ("tile:4",), "Do this next"),
        ("de", (), "Das als Nächstes"),
    ],
)
def test_what_is_carried_out_next_is_named(language: str, picks: tuple[str, ...], words: str) -> None:
    action = Action("carry_out", picks)
    assert UI.words_of_action(position(language), action) == words
    assert UI.words_of_plan(position(language), Plan((action,), picks)) == words


def test_the_actions_of_a_game_have_its_own_words() -> None:
    action = Action("end_turn", ("button:end",))
    assert UI.words_of_action(position("en"), action) == UI.action_words(position("en"), action)
