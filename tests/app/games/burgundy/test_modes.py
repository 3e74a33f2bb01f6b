"""The tables of the solo game and of the team game, which share out their room differently."""

from __future__ import annotations

import pytest

from app.art.fonts import text_width
from app.games import find
from app.table.geometry.placement import Placement
from rules.games.burgundy.board.duchies import DUCHIES
from tests.app.painting import face_of
from tests.app.positions import SIZES, laid, position_of, random_game, ui_of

GAME = "burgundy"
ISLAND_FIELD = 53.0
"""Least width of a field on the islands: a sixth more than a duchy as wide as the usual one would have."""


def table(players: int, size: tuple[int, int], seed: int, **options: str | bool) -> dict[str, Placement]:
    """Return what is on the table some way into a game."""
    steps = random_game(players, seed, 30, GAME, dict(options))
    record = [next(steps) for _ in range(3)][-1]
    position = position_of(record, *size, "en")
    return laid(position, find(GAME), ui_of(position), text_width).placements


@pytest.mark.parametrize("duchy", ["solo_beginner", "solo_expert"])
@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_lone_player_sees_the_duchy_once_and_large(size: tuple[int, int], duchy: str) -> None:
    placed = table(1, size, 4, duchies=duchy)
    fields = [one for item, one in placed.items() if item.startswith("field:")]
    assert len(fields) == len(DUCHIES[19].colours)
    assert min(one.rect.w for one in fields) >= ISLAND_FIELD
    assert not [item for item in placed if item.startswith("mini:")]


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_lone_player_has_no_place_in_the_round_but_a_long_log(size: tuple[int, int]) -> None:
    placed = table(1, size, 4, duchies="solo_beginner")
    assert face_of(placed["seat:0"]).note == ""
    assert placed["frame:log"].rect.h >= 0.85 * placed["frame:rail"].rect.h
