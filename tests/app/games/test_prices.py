"""Prices on the table: none covers what says what a piece is."""

from __future__ import annotations

import pytest

from app.screenshot import new_position
from app.table.controller import TableController
from rules import IDS
from tests.app.tables import Start


def uncovered(table: TableController) -> int:
    """Check the prices that are shown; return how many of them are on pieces that something is printed on."""
    prices, placements = [price.inset(3) for price in table.view.table.prices], table.layout.placements.values()
    for piece in placements:
        assert not any(price.overlaps(part) for price in prices for part in piece.printed), piece.item
    return sum(any(price.overlaps(piece.rect) for price in prices) for piece in placements if piece.printed)


@pytest.mark.parametrize("game", IDS)
def test_no_price_covers_what_is_printed(start: Start, game: str) -> None:
    for seed in range(1, 7):
        for moves in (6, 25, 60):
            table = start(new_position(game, 2, seed, moves, {}))
            if not table.match.record.game.over:
                uncovered(table)


@pytest.mark.parametrize(("seed", "moves"), [(4, 60), (10, 6)])
def test_the_price_of_goods_leaves_their_dice_free(start: Start, seed: int, moves: int) -> None:
    """BC-6.4: the dice tell with which number goods are sold."""
    assert uncovered(start(new_position("burgundy_cards", 2, seed, moves, {})))


@pytest.mark.parametrize("moves", [6, 60])
def test_the_price_of_goods_leaves_the_trade_route_free(start: Start, moves: int) -> None:
    """BU-23.2: below the goods are the spaces they go to next."""
    uncovered(start(new_position("burgundy", 2, 1, moves, {"trade_routes": True})))
