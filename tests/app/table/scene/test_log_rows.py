"""The log on the rail: every line has the same size, however long its words are."""

from __future__ import annotations

from itertools import islice

import pytest

import rules
from app.art.fonts import text_width
from app.art.lettering import grown
from app.table.geometry.faces import LogFace
from app.table.scene.log_rows import EDGES, LINE, SIGN, rows, size
from tests.app.games.dark import composed
from tests.app.positions import random_game

RAIL = 246.0
LONG = "Maximiliane gives two cards of the completed chapter to the hall of Benjamin and takes the green bricklayer for them"


@pytest.mark.parametrize("share", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("game", rules.IDS)
def test_no_line_is_wider_than_the_log(game: str, share: float) -> None:
    """So none shrinks, at any text size."""
    record = next(islice(random_game(2, 3, 1, game), 60, None))
    lines = tuple(("red" if who is not None else "", words) for who, words in composed(record, "de").position.log)
    assert lines
    with grown(share):
        shown = rows(LogFace("Log", lines, 3), RAIL, 2000)
        assert len(shown) == len(lines)
        for row in shown:
            room = RAIL - EDGES - (SIGN if row.colour else 0)
            assert max(text_width(line, row.role, size()) for line in row.lines) <= room, row.lines


def test_a_long_entry_takes_the_lines_it_needs_and_an_entry_that_does_not_fit_is_left_out() -> None:
    face = LogFace("Log", (("red", "first"), ("", LONG), ("blue", LONG)), 1)
    every = rows(face, RAIL, 2000)
    assert [row.fresh for row in every] == [False, False, True]
    needed = len(every[-1].lines)
    assert needed > 2
    assert " ".join(every[-1].lines) == LONG
    assert [row.colour for row in rows(face, RAIL, 33 + (needed + 1) * LINE)] == ["blue"]
