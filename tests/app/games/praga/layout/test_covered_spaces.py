"""What can be chosen can be clicked in its middle, no matter what stands on it."""

import random

from app.table.geometry.z_order import ZOrder
from rules import Record, new
from rules.games.praga import items
from rules.games.praga.state import SideStep
from tests.app.games.dark import composed
from tests.games.praga.builder import record, table

SPACE = items.CELL.id("cathedral:0:1")


def struck(game: Record) -> dict[str, str | None]:
    """Return what a click in the middle of each thing that can be chosen hits."""
    model = composed(game, "en")
    placements = model.layout().placements
    order, marks = ZOrder(placements.values()), model.picker.highlights
    found = ((item, placements[item].rect) for item in marks if item in placements and not placements[item].static)
    return {item: order.hit(rect.cx, rect.cy) for item, rect in found}


def test_a_space_can_be_clicked_although_another_cube_stands_on_it() -> None:
    turn = {"tile": "action_tile_1", "segment": "gold_a", "steps": (SideStep(1, optional=False),)}
    game = record(table(turn=turn, cathedral=(0, 0), others={1: {"cathedral": (0, 1)}}))
    assert struck(game)[SPACE] == SPACE


def test_nothing_that_can_be_chosen_is_covered_by_anything_else() -> None:
    game, chance = new("praga", ("Anna", "Ben", "Cleo", "Dora"), 3), random.Random(3)
    while not game.game.over:
        if chance.random() < 0.2:
            hits = struck(game)
            assert all(hit in hits for hit in hits.values()), hits
        game.play(chance.choice(game.game.legal))
