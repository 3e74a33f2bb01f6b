"""The counts on piles cover the rings and marks on the piles, but nothing else."""

from __future__ import annotations

import pytest

import rules
from app.art.fonts import text_width
from app.games import find
from app.table.geometry.layout import Layout
from app.table.geometry.z_order import CHOOSER, RINGS
from tests.app.on_table import on_table
from tests.app.positions import laid, position_of, random_game, ui_of

PILED = [game for game in rules.IDS if on_table(game).piles]


def layouts(game: str) -> list[Layout]:
    found = [position_of(record, 1280, 712, "en") for record in random_game(3, 4, 25, game)]
    return [laid(position, find(game), ui_of(position), text_width) for position in found]


@pytest.mark.parametrize("game", PILED)
def test_counts_lie_over_the_rings(game: str) -> None:
    counted: set[str] = set()
    for layout in layouts(game):
        for count in (one for one in layout.placements.values() if one.kind == "pile_count"):
            assert RINGS + 1 < count.z < CHOOSER
            below = layout.stack.hit(count.rect.x + 3, count.rect.bottom - 3)
            if below is not None:  # a pile being searched is part of the background
                counted.add(layout.placements[below].kind)
    assert counted == on_table(game).piles


@pytest.mark.parametrize("game", PILED)
def test_counts_hide_nothing_that_lies_over_the_piles(game: str) -> None:
    for layout in layouts(game):
        counts = [one for one in layout.placements.values() if one.kind == "pile_count"]
        assert counts
        above = [one for one in layout.placements.values() if one.z > 3 and one.kind not in ("pile_count", "button")]
        assert not [(one.item, count.item) for one in above for count in counts if one.rect.overlaps(count.rect)]
