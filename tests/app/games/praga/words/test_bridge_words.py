"""Check where bridge tiles are said to come from: from the bridge only what lies on it."""

from __future__ import annotations

import pytest

from app.games.praga.words.still_open import open_label
from app.texts import LANGUAGES
from rules import open_things
from rules.games.praga import items
from tests.app.positions import position_of
from tests.games.praga.builder import record, table
from tests.games.praga.names import NUMBER

TAKEN = {"tile": "action_tile_1", "segment": "gold_a"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("effect", "label"),
    [
        (items.ROAD_EFFECT.id("1:base"), "road_effect"),
        (items.STRIP.id(0), "bridge"),
        (items.PLANK.id(NUMBER["bridge_iv_1"]), "bridge"),
    ],
)
def test_what_is_open_is_of_the_road_or_of_the_bridge(effect: str, label: str, language: str) -> None:
    game = table(turn={**TAKEN, "road": (effect,)}, bridge={0: "bridge_iv_1"})
    position = position_of(record(game), 1280, 712, language)
    thing = next(one for one in open_things("praga", position.view) if one.items == (effect,))
    assert open_label(position, thing) == position.texts(f"praga.label.open_{label}")
