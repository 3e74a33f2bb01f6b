"""What a table will show next: after decisions that can be made now, and with another board in front. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from app.table.choice.plans import Plan
from app.table.choice.reveals import reveals
from app.table.geometry.frame_data import BOARD, TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement
from app.table.log import history
from rules import Action, ItemId

from .predictions import Future
from .table_model import TableModel


def after(model: TableModel, actions: Sequence[Action]) -> TableFrame:
    """Return what will be shown after ``actions``, as the player who decides then sees it. The model keeps the prediction."""
    twin = _twin(model, actions)
    highlights, viewer = twin.picker.highlights, twin.match.viewer
    last = history.last_touched(twin.match.record, viewer, twin.eye) if viewer is not None else {}
    return TableFrame(twin.layout(), highlights, frozenset(highlights), last)


def destination(model: TableModel, piece: Placement, plan: Plan | None) -> Placement | None:
    """Return how a piece will lie on the table after ``plan``; None if it does not move, leaves the table, or cannot be foreseen."""
    ahead = foreseen(model, plan) if plan is not None else None
    then = ahead.layout().placements.get(piece.item) if ahead is not None else None
    return None if then is None or then.static or then.rect == piece.rect else then


def foreseen(model: TableModel, plan: Plan) -> TableModel | None:
    """Return the model of the match after ``plan``; None if no one may know yet what it reveals, or if another player looks then."""
    if reveals(model.match.record.game, plan):
        return None
    twin = _twin(model, plan.actions)
    return twin if twin.match.viewer == model.match.viewer else None


def _twin(model: TableModel, actions: Sequence[Action]) -> TableModel:
    """Return the model of the match after ``actions``, which is predicted from then on."""
    future = Future.of(model.match, actions)
    opened = model.options.opened and future.sight.stretch == model.match.sight.stretch
    twin = model.of(future, replace(model.options, peek=None, cover=False, opened=opened, board=""))
    model.predictions.add(future, twin.picture)
    return twin


def curtains(model: TableModel) -> Iterator[TableFrame]:
    """Yield the curtain for every other person, if the game has one."""
    if model.match.sight.has_secrets:
        for seat in model.match.sight.people:
            if seat != model.position.viewer:
                yield TableFrame(model.curtain(seat), {}, frozenset())


def boards(model: TableModel) -> Iterator[TableFrame]:
    """Yield what the viewer sees when they turn to each board that shares a place with the one in front."""
    for board in _other_boards(model):
        yield TableFrame(model.turned_to(board).layout(), {}, frozenset())


def board_showing(model: TableModel, items: Collection[ItemId]) -> str:
    """Return the board, of those that share a place, with the most of these items; the one in front unless another shows more.

    What can be chosen does not count where it is shown in miniature, since a click on it there only turns to its board.
    """
    choice = model.picker.highlights

    def shown_in(layout: Layout) -> int:
        found = (layout.placements.get(item) for item in items)
        return sum(one is not None and not (one.instead and one.item in choice) for one in found)

    if shown_in(model.layout()) == len(items):
        return model.options.board
    return max((model.options.board, *_other_boards(model)), key=lambda board: shown_in(model.turned_to(board).layout()))


def _other_boards(model: TableModel) -> list[str]:
    """Return the boards that share a place with the one in front."""
    placements = model.layout().placements
    return [item.removeprefix(BOARD) for item, tab in placements.items() if item.startswith(BOARD) and not tab.static]
