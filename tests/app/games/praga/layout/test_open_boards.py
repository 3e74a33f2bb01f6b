"""Check where all three boards lie open: wherever everything is at least as large as in the smallest window (UX 2.4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import rules
from app.table.geometry.frame_data import BOARD
from app.table.parts.bars import fitted
from app.table.position import Position
from rules.games.praga import items
from tests.app.positions import layout_of, position_of, random_game
from tests.slow import rest_slow

SMALLEST = (1280, 712)
PIECES = frozenset("site plaza cell space slot half segment field wall_site track upgrade wall building seal production plank".split())
"""The kinds of items that have the same kind of place on both tables."""
BOARDS = ("city", "road", "projects")
OPEN = rest_slow((1920, 992), (1920, 1008), (1920, 1040), (1920, 1080), (2560, 1080), (2560, 1392), (3840, 2112), (1680, 1200))


def played(players: int) -> rules.Record:
    """Return a game in which something stands everywhere."""
    return next(record for record in random_game(players, 3, 150, "praga") if record.entries)


def window(record: rules.Record, width: int, height: int, text_size: float = 1.0) -> Position:
    """Return the position in a window whose client area has this size."""
    scale = fitted(width, height, text_size)
    there = position_of(record, width, height, "de")
    return replace(there, width=width / scale, height=height / scale, scale=scale, text_size=text_size)


def sizes(position: Position) -> dict[str, tuple[float, float]]:
    """Return how large every piece is on the screen, in device-independent pixels."""
    placed = layout_of(position).placements
    return {item: (one.rect.w * position.scale, one.rect.h * position.scale) for item, one in placed.items()}


def tabs(position: Position) -> list[str]:
    return [item for item in layout_of(position).placements if item.startswith(BOARD)]


@pytest.mark.parametrize("size", OPEN, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", rest_slow(4, 1, 2, 3))
def test_all_boards_lie_open_and_nothing_is_smaller_than_in_the_smallest_window(players: int, size: tuple[int, int]) -> None:
    record = played(players)
    large = window(record, *size)
    assert tabs(large) == []
    there = sizes(large)
    for board in BOARDS:
        small = sizes(replace(window(record, *SMALLEST), board=board, decision=None))
        for item, (w, h) in small.items():
            if item.partition(":")[0] in PIECES:
                assert there[item][0] >= w - 0.01, item
                assert there[item][1] >= h - 0.01, item


@pytest.mark.parametrize(
    ("size", "text_size", "is_open"),
    [
        (SMALLEST, 1.0, False),
        ((1366, 768), 1.0, False),
        ((1600, 860), 1.0, True),
        ((1920, 992), 1.5, True),
        ((1280, 1040), 1.0, False),
        ((1366, 768), 2.0, False),
        ((2560, 1392), 2.0, True),
    ],
)
def test_the_size_of_the_pieces_decides(size: tuple[int, int], text_size: float, is_open: bool) -> None:
    position = window(played(2), *size, text_size=text_size)
    assert (tabs(position) == []) == is_open


def test_every_board_can_be_seen_at_once() -> None:
    placed = layout_of(window(played(2), 1920, 992)).placements
    assert {items.SITE.id(0), items.SPACE.id(1), items.CELL.id("hunger_wall:0:0"), items.CELL.id("cathedral:0:0")} <= placed.keys()
    assert not any(item.startswith("frame:mini_") for item in placed)
