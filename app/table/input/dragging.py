"""Drags at the table: lifting a piece is the first click, dropping it the second one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from app.table.choice.highlights import KIND, Highlight
from app.table.choice.multi_picker import MultiPicker
from app.table.choice.picker import Choice, Picker
from app.table.choice.plans import Plan
from app.table.choice.reach import row_of
from app.table.geometry.frame_data import SEAT
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts import chooser
from app.table.parts.ahead import destination, foreseen
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.table_model import TableModel
from app.table.scene.scene import TableScene
from rules import ItemId

from .tooltips import Tooltips

FIXED = PRESSABLE | {"text", "player"}
"""Kinds of placements that are not pieces on any table."""


class Lifted(Struct, frozen=True):
    """A piece that is being dragged, and where it can go.

    ``picker`` and ``before`` are the choice it is part of, and what was picked of it until then. ``lit`` is what is lit meanwhile.

    ``plan`` is what dropping it on its ``goal`` or one of its ``homes`` plays; None: that is only a pick. ``ahead`` is the table after the
    plan, if it goes straight on to where the next decision puts it. ``why`` says why it cannot go anywhere; empty: it can.
    """

    piece: Placement
    picker: Picker
    before: Choice
    lit: Mapping[ItemId, Highlight]
    plan: Plan | None = None
    goal: Placement | None = None
    homes: tuple[Placement, ...] = ()
    ahead: TableModel | None = None
    why: str = ""


class Dragging:
    """What happens at a table when pieces are dragged. Where they can go is always the picker's answer to those clicks.

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
        self.lifted: Lifted | None = None
        """The piece that is being dragged."""
        self._landing: tuple[ItemId, Rect] | None = None
        """A piece that was dropped and has not been shown since, and where."""

    def pull(self, item: ItemId, speed: float) -> None:
        """Lift a piece that is being dragged away, whether or not it can go anywhere.

        Buttons and places stay where they are; a place that cannot be chosen says why, as for a click.
        """
        picker, piece = self._model.picker, self._table.showing.layout.placements[item]
        chosen = item in picker.highlights or (item == self._held and any(mark.lit for mark in picker.highlights.values()))
        if is_command(item) or item == chooser.PANEL or piece.kind in PRESSABLE:
            return
        if self._is_place(piece):
            if not chosen and not item.startswith(SEAT):
                self._table.forget_press()
                self._tooltips.refuse(item, speed)
            return
        if chosen:
            self.lifted = self._chosen(piece, picker)
        else:
            self.lifted = Lifted(piece, picker, picker.choice, {}, why=self._tooltips.why_not(item))
        self._show()
        self._table.lift(self.lifted.goal, self.lifted.homes)

    def slip(self, item: ItemId, speed: float) -> None:
        """Say that a place which was pressed and then left stays where it is."""
        piece = self._table.showing.layout.placements.get(item)
        if piece is not None and item in self._model.picker.highlights and self._is_place(piece) and piece.kind not in PRESSABLE:
            self._tooltips.refuse(item, speed, self._model.texts("table.refused_place"))

    def drop(self, item: ItemId, target: ItemId, speed: float) -> None:
        """Click what a piece was dropped on, if it is lit; otherwise let it return, and say why it cannot go there."""
        lifted, at, pointer = self.lifted, self._table.dropped_at, self._table.pointer
        if lifted is None:
            return
        self.lifted, self._landing = None, (item, at)
        mark = lifted.lit.get(target)
        if mark is not None and mark.lit:
            self._click(lifted, target)
        elif any(home.holds(*pointer) for home in lifted.homes) or (lifted.goal is not None and _meet(at, lifted.goal.rect)):
            self._go_on(lifted.plan)
        else:
            self._refuse(lifted, target, speed)

    def give_up(self, item: ItemId) -> None:
        """Let a piece that is taken out of the hand return in silence: Escape, another button, another picture."""
        lifted = self.lifted
        if lifted is not None:
            self._landing = item, self._table.dropped_at
            self._return(lifted)

    def on_table(self, layout: Callable[[], Layout]) -> tuple[Layout, Mapping[ItemId, Highlight]]:
        """Return what to show and what is lit on it: the ``layout`` of the match, or what it leads to if the piece goes straight on."""
        lifted = self.lifted
        if lifted is None:
            return layout(), self._model.picker.highlights
        shown, piece = layout() if lifted.ahead is None else lifted.ahead.layout(), lifted.piece
        here = shown.placements.get(piece.item)
        if lifted.ahead is not None or here is None or here.static:  # what follows the mouse came from where it was
            shown = replace(shown, placements={**shown.placements, piece.item: piece})
        return shown, lifted.lit

    def landing(self, before: Layout | None, now: Layout) -> Layout | None:
        """Return the layout from which what is shown ``now`` is reached: ``before``, but with a dropped piece where it was dropped."""
        dropped, self._landing = self._landing, None
        origin = before or now
        if dropped is None or dropped[0] not in origin.placements:
            return before
        item, rect = dropped
        home, placements = origin.placements[item].rect, dict(origin.placements)
        for part in origin.parts(item):
            placements[part.item] = replace(part, rect=part.rect.moved(rect.x - home.x, rect.y - home.y))
        return replace(origin, placements=placements)

    @property
    def _held(self) -> ItemId | None:
        return self._model.screen.held(self._model.position)

    def _is_place(self, piece: Placement) -> bool:
        fixed = piece.kind in FIXED or row_of(piece.item) in self._model.screen.places
        return fixed or piece.item.startswith(SEAT) or bool(piece.instead)

    def _chosen(self, piece: Placement, picker: Picker) -> Lifted:
        """Pick a piece and find where it can go."""
        item, before = piece.item, picker.choice
        if item == self._held:
            return Lifted(piece, picker, before, picker.highlights)
        settled = picker.pick(item) if item not in picker.picks else None
        leads_on = picker.leads_on(item)
        begun = picker.begun if isinstance(picker, MultiPicker) else None
        plan = self._model.default() if leads_on and begun is None else settled
        best = plan or begun or (None if leads_on else next(iter(picker.candidates), None))
        ahead = self._straight_on(settled) if settled is not None and not leads_on else None
        if ahead is not None:
            return Lifted(piece, picker, before, _awaited(ahead.layout(), ahead.picker.highlights), plan, ahead=ahead)
        goal, lit = destination(self._model, piece, best), picker.highlights
        homes: tuple[Placement, ...] = ()
        shown = self._model.layout()
        if best is not None and not (goal is None and leads_on and begun is None and _awaited(shown, lit)):
            homes = self._placed(piece, self._model.screen.homes(self._model.position, best))
        if goal is not None:  # only what is as good as the goal
            homes = tuple(home for home in homes if (home.shape, home.rect.w, home.rect.h) == (goal.shape, goal.rect.w, goal.rect.h))
        further = leads_on and any(mark.lit and place in shown.placements and not place.startswith(KIND) for place, mark in lit.items())
        if goal is None and not homes and not further:
            homes = self._placed(piece, (f"{SEAT}{self._model.position.viewer}",))
        return Lifted(piece, picker, before, lit, plan, goal, homes)

    def _straight_on(self, plan: Plan) -> TableModel | None:
        """Return the table after a plan, if what it takes is laid by the next decision of the same player."""
        ahead = foreseen(self._model, plan) if self._model.screen.lays else None
        kinds = {action.kind for plan in ahead.picker.plans for action in plan.actions[:1]} if ahead is not None else set()
        return ahead if kinds and kinds <= self._model.screen.lays else None

    def _placed(self, piece: Placement, names: tuple[ItemId, ...]) -> tuple[Placement, ...]:
        """Return the parts of the table with these names, except for one that the piece lies on already."""
        placements, rect = self._table.showing.layout.placements, piece.rect
        return tuple(placements[name] for name in names if name in placements and not placements[name].holds(rect.cx, rect.cy))

    def _click(self, lifted: Lifted, target: ItemId) -> None:
        """Click what a piece was dropped on, once the plan before is played if there is one."""
        first, ahead = lifted.plan, lifted.ahead
        if ahead is None or first is None:
            self._go_on(self._model.picker.pick(target))
            return
        choice = ahead.picker.choice
        then = ahead.picker.pick(target)
        ahead.picker.return_to(choice)
        if then is not None:
            self._play(Plan((*first.actions, *then.actions), (*first.picks, *then.picks), first.cost + then.cost))
        else:
            self._play(first)
            self._go_on(self._model.picker.pick(target))

    def _refuse(self, lifted: Lifted, target: ItemId, speed: float) -> None:
        """Let a piece return, and say why: it cannot be chosen at all, or cannot go where it was dropped. A piece put back says nothing."""
        piece, model = lifted.piece, lifted.ahead or self._model
        thing = bool(target) and not is_command(target) and target != chooser.PANEL and not target.startswith(SEAT)
        awaited = _awaited(self._table.showing.layout, lifted.lit)
        told = thing and awaited and not lifted.why and not (self._tooltips.only_begun(target, model) and not lifted.before.picks)
        why = self._tooltips.why_not(target, model) if told else ""
        self._return(lifted)
        if why and target in self._table.showing.layout.placements:
            self._tooltips.refuse(target, speed, why)
        elif why or lifted.why or not any(part.holds(*self._table.pointer) for part in self._table.showing.layout.parts(piece.item)):
            said = lifted.why or why or self._model.texts("table.refused_drop")
            self._tooltips.refuse_drop(piece.item, self._table.dropped_at, said)

    def _return(self, lifted: Lifted) -> None:
        self.lifted = None
        if self._model.picker is lifted.picker:
            lifted.picker.return_to(lifted.before)
        self._show()

    def _go_on(self, plan: Plan | None) -> None:
        if plan is None:
            self._show()
        else:
            self._play(plan)


def _awaited(layout: Layout, highlights: Mapping[ItemId, Highlight]) -> dict[ItemId, Highlight]:
    """Return what is lit and is not a button: places where a piece can be laid, and things it goes with."""
    here = {item for item, placement in layout.placements.items() if placement.kind not in PRESSABLE}
    return {item: mark for item, mark in highlights.items() if mark.lit and item in here}


def _meet(one: Rect, other: Rect) -> bool:
    """Say whether two rectangles are no further apart than they are wide and high."""
    return abs(one.cx - other.cx) < other.w and abs(one.cy - other.cy) < other.h
