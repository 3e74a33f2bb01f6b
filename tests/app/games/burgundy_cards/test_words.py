"""Goods are named with the dice that sell them, as everywhere on the table."""

from __future__ import annotations

import pytest

from app.figures import figure
from app.games import find
from app.texts import LANGUAGES, Texts
from rules import Event
from rules.games.burgundy_cards.components import GOODS_DICE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_which_good_was_taken(language: str) -> None:
    say = Texts(language)
    for what, (low, high) in GOODS_DICE.items():
        line = find("burgundy_cards").event_words(("Anna", "Ben"), say, Event("stocked", 0, values={"what": what}))
        assert line is not None
        dice = {"en": "or", "de": "oder"}[language]
        assert line.endswith(f"({figure(low)} {dice} {figure(high)})")
