"""Looking at another player's things: a frame in their colour, and a chip that leads back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.screenshot import new_position
from app.table.controller import TableController
from app.table.geometry.faces import EdgeFace
from app.table.parts.frame import table_area
from rules import Record
from tests.app.painting import face_of
from tests.app.positions import GAMES
from tests.app.tables import Start, tables

every_game = pytest.mark.parametrize("game", GAMES)
SIDES = {f"frame:peek:{side}" for side in ("top", "bottom", "left", "right")}


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def looking(start: Start, game: str, record: Record | None = None) -> tuple[TableController, int]:
    """Return a table whose viewer looks at another seat: of a game in the middle unless a ``record`` is given."""
    table = start(record or new_position(game, 3, 5, 40, {}))
    table.match.lift_curtain()
    viewer = table.match.viewer
    assert viewer is not None
    seat = (viewer + 1) % 3
    table.press(f"seat:{seat}")
    return table, seat


@every_game
def test_a_frame_in_their_colour_surrounds_the_table(start: Start, game: str) -> None:
    table, seat = looking(start, game)
    placed = table.layout.placements
    area = table_area(table.model.position, table.model.screen.rail is not None)
    assert placed.keys() >= SIDES
    for side in SIDES:
        assert placed[side].face == EdgeFace(table.match.colours[seat])
        assert area.contains(placed[side].rect)
        assert table.layout.stack.hit(placed[side].rect.cx, placed[side].rect.cy) is None
    panels = [one for one in placed.values() if one.kind in ("panel", "tray", "plate", "duchy_board", "player")]
    assert panels
    assert not any(one.rect.overlaps(placed[side].rect) for one in panels for side in SIDES)


@every_game
def test_the_chip_leads_back(start: Start, game: str) -> None:
    table, _ = looking(start, game)
    assert table.layout.placements["ui:own"].words == "Back"
    table.press("ui:own")
    assert table.model.options.peek is None
    assert not SIDES & table.layout.placements.keys()
    assert "ui:own" not in table.layout.placements


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_duchy_says_whose_it_is(start: Start, language: str) -> None:
    """The duchy shows the piece and the name of its owner, even to the owner."""
    record = new_position("burgundy", 3, 5, 40, {})
    table = start(record, language)
    for seat in range(3):
        if seat != table.match.viewer:
            table.press(f"seat:{seat}")
        placed = table.layout.placements
        assert face_of(placed["frame:duchy_owner"]).words == record.header.names[seat]
        assert face_of(placed["frame:duchy_piece"]).colour == table.match.colours[seat]
        table.viewing.peek(None)


def test_whoever_looks_is_named_after_the_end_too(start: Start) -> None:
    table, seat = looking(start, "burgundy", new_position("burgundy", 3, 5, 10_000, {}))
    assert table.match.record.game.over
    assert face_of(table.layout.placements["frame:name"]).words == table.match.names[(seat - 1) % 3]
