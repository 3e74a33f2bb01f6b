"""Pawns on the King's Road: those on one space stand apart, so that the ring of one that can be moved lies on no other."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from app.art.fonts import text_width
from app.games import find
from rules.games.praga import items
from rules.games.praga.components import LAST_SPACE
from tests.app.positions import laid, position_of, ui_of
from tests.games.praga.builder import record, table

RING = 4.0
"""How far a ring reaches beyond a pawn, at least."""


@pytest.mark.parametrize("size", [(1280, 712), (1920, 992)], ids=str)
@pytest.mark.parametrize("space", range(LAST_SPACE + 1))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pawns_on_one_space_stand_apart(players: int, space: int, size: tuple[int, int]) -> None:
    turn = {"tile": "action_tile_3", "action": True}
    game = table(players, pawn=space, others={seat: {"pawn": space} for seat in range(1, players)}, turn=turn)
    position = replace(position_of(record(game), *size, "en"), board="road")
    placed = laid(position, find("praga"), ui_of(position), text_width).placements
    pawns = [placed[items.PAWN.id(player)] for player in range(players)]
    rects = [pawn.rect for pawn in pawns]
    gaps = [
        max(abs(one.cx - two.cx) - (one.w + two.w) / 2, abs(one.cy - two.cy) - (one.h + two.h) / 2) for one, two in combinations(rects, 2)
    ]
    assert min(gaps) >= (RING if players == 2 else 0.8)
    assert not space or all(placed[items.SPACE.id(space)].rect.contains(rect) for rect in rects)
