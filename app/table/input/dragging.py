"""Drags at the table: lifting a piece is the first click, dropping it the second one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.table.choice.multi_picker import MultiPicker
from app.table.choice.picker import Choice
from app.table.choice.plans import Plan
from app.table.geometry.frame_data import SEAT
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts import chooser
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.table_model import TableModel
from app.table.scene.scene import TableScene
from rules import ItemId

from .tooltips import Tooltips


class Dragging:
    """What happens at a table when pieces are dragged. Where they can go is only what the picker answers to the clicks.

    ``show`` shows what is picked, ``play`` plays what the clicks have settled.
    """

    def __init__(
        self, model: TableModel, table: TableScene, tooltips: Tooltips, show: Callable[[], None], play: Callable[[Plan], None]
    ) -> None:
        self._model = model
        self._table = table
        self._tooltips = tooltips
        self._show = show
        self._play = play
        self._before = Choice(None, (), ())
        """What was picked before the drag."""
        self._plan: Plan | None = None
        """What a double click on the piece would play, or where several are gathered, what a click on it would."""
        self._goal: Placement | None = None
        """Where the piece would come to lie by that, or else by whatever plan comes first, if a click on it leaves no other choice."""
        self._landing: tuple[ItemId, Rect] | None = None
        """A piece that was dropped and has not been shown since, and where."""

    def pull(self, item: ItemId, speed: float) -> None:
        """Lift a piece that is being dragged away, if it can go anywhere; if it cannot be chosen at all, say why, as a click does."""
        picker, placement = self._model.picker, self._table.showing.layout.placements[item]
        if placement.kind in PRESSABLE or is_command(item) or item == chooser.PANEL:
            return
        if item not in picker.highlights:
            if not item.startswith(SEAT):
                self._table.forget_press()
                self._tooltips.refuse(item, speed)
            return
        self._before = picker.choice
        settled = picker.pick(item) if item not in picker.picks else None
        leads_on = picker.leads_on(item)
        begun = picker.begun if isinstance(picker, MultiPicker) else None
        self._plan = self._model.default() if leads_on and begun is None else settled
        first = None if leads_on else next(iter(picker.candidates), None)
        self._goal = self._model.whither(placement, self._plan or begun or first)
        self._show()
        targets = self._table.showing.layout.placements
        if self._goal is not None or (leads_on and any(self._takes(target) for target in targets)):
            self._table.lift(self._goal)
        else:
            picker.return_to(self._before)
            self._show()

    def drop(self, item: ItemId, target: ItemId, speed: float) -> None:
        """Click what a piece was dropped on, if it is lit; otherwise let it return, and say why it cannot go there."""
        picker, at = self._model.picker, self._table.dropped_at
        self._landing = item, at
        if self._takes(target):
            self._go_on(picker.pick(target))
        elif self._goal is not None and _meet(at, self._goal.rect):
            self._go_on(self._plan)
        else:
            thing = target and not is_command(target) and target != chooser.PANEL and not target.startswith(SEAT)
            why = self._tooltips.why_not(target) if thing else ""
            picker.return_to(self._before)
            self._show()
            if why:
                self._tooltips.refuse(target, speed, why)

    def landing(self, before: Layout | None, now: Layout) -> Layout | None:
        """Return the layout from which what is shown ``now`` is reached: ``before``, but with a dropped piece where it was dropped."""
        dropped, self._landing = self._landing, None
        origin = before or now
        if dropped is None or dropped[0] not in origin.placements:
            return before
        item, rect = dropped
        return replace(origin, placements={**origin.placements, item: replace(origin.placements[item], rect=rect)})

    def _takes(self, target: ItemId) -> bool:
        """Say whether a piece can be dropped on something: whether it is lit."""
        mark = self._model.picker.highlights.get(target)
        return mark is not None and mark.lit

    def _go_on(self, plan: Plan | None) -> None:
        if plan is None:
            self._show()
        else:
            self._play(plan)


def _meet(one: Rect, other: Rect) -> bool:
    """Say whether two rectangles are no further apart than they are wide and high."""
    return abs(one.cx - other.cx) < other.w and abs(one.cy - other.cy) < other.h
