"""A step on a project shows what it costs, and none that costs nothing."""

from app.table.parts.ahead import boards
from rules.games.praga import items
from rules.games.praga.state import SideStep
from tests.app.games.dark import composed
from tests.games.praga.builder import record, table

UP, SIDE = items.CELL.id("cathedral:1:0"), items.CELL.id("cathedral:0:1")


def test_only_the_step_to_the_next_row_has_a_price() -> None:
    """PC-12.4, 12.6."""
    turn = {"tile": "action_tile_1", "segment": "gold_a", "steps": (SideStep(1, optional=False),)}
    game = record(table(turn=turn, cathedral=(0, 0), silver_window=2, gold_window=2))
    offered = {action.picks[-1] for action in game.game.legal}
    assert {UP, SIDE} <= offered
    frames = [composed(game, "en").layout(), *(frame.layout for frame in boards(composed(game, "en")))]
    placements = next(frame.placements for frame in frames if f"price:{UP}" in frame.placements)
    assert {item for item in (UP, SIDE) if f"price:{item}" in placements} == {UP}
    assert {item for item in (UP, SIDE) if placements[item].paid} == {UP}


def test_in_miniature_too_a_step_shows_its_price_inside_its_panel() -> None:
    """It is paid with a single click there as well."""
    game = record(table(cathedral=(0, 0), silver_window=2))
    placements = composed(game, "en").layout().placements
    panel, price = placements["frame:mini_projects"].rect, placements[f"price:{UP}"]
    assert placements[UP].paid
    assert panel.contains(price.rect)
    assert not price.rect.contains(placements[UP].rect)
