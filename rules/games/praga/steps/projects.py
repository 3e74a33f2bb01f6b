"""The Hunger Wall and the cathedral (PC-12)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.types import Action, ItemId
from rules.engine.values import removed, replaced

from .. import items
from ..components import CATHEDRAL, LIMIT, PLANK, PROJECT, PROJECTS, RESOURCES, SILVER_WINDOW
from ..state import State
from .gains import can_pay, has, pay, receive, sums, watch

_FEWEST_WINDOWS = min(project.up for project in PROJECT)
GOODS = ("gold", "stone")
"""What tiers are paid with (PC-12.6)."""
_Cost = tuple[tuple[str, int], ...]


def entry(project: int, row: int) -> _Cost:
    """Return what entering the tier of the next row costs, nothing within a tier (PC-12.6)."""
    of = PROJECT[project]
    if of.tier[row + 1] == of.tier[row]:
        return ()
    gold, stone = of.entry[of.tier[row + 1]]
    return (("gold", gold), ("stone", stone))


def paid_up_cost(state: State, player: int, project: int) -> _Cost | None:
    """Return what a paid move up costs, or None at the top (PC-12.5, 12.6)."""
    row = state.seats[player].projects[project][0]
    if row + 1 == PROJECT[project].rows:
        return None
    return (("silver_window", PROJECT[project].up), *entry(project, row))


def paid_ups(state: State, player: int) -> list[Action]:
    """Return the moves up that a player can pay for (PC-12.6)."""
    found: list[Action] = []
    if state.seats[player].stock[SILVER_WINDOW] < _FEWEST_WINDOWS:
        return found
    for project in range(len(PROJECTS)):
        cost = paid_up_cost(state, player, project)
        if cost is not None and can_pay(state, player, cost):
            found.append(items.up(project, *state.seats[player].projects[project]))
    return found


def pay_up(ctx: Context[State], player: int, action: Action) -> None:
    """Carry out a paid move up (PC-12.6)."""
    project = items.project_of(action.picks[0])
    pay(ctx, player, paid_up_cost(ctx.state, player, project) or (), "paid", action.picks, "PC-12.6")
    move_up(ctx, player, project, "PC-12.6")


class Sideways(PlayerStep, frozen=True, tag=True):
    """PC-7.14, 12.2: steps sideways that cannot stay open, each with what the space it leads to brings."""

    project: int
    steps: int

    def run(self, ctx: Context[State]) -> None:
        if self.steps > 1:
            ctx.then(Sideways(self.player, self.project, self.steps - 1))
        move_sideways(ctx, self.player, self.project, "PC-12.2")

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        return any(matters_to_tier(ctx, self.player, self.project, other) for other in others) or None

    def source(self, ctx: Context[State]) -> ItemId:
        return items.PROJECT.id(self.player, PROJECTS[self.project])


class FreeUp(PlayerStep, frozen=True, tag=True):
    """PC-10.8: one row up on either project without windows and without the price of a tier."""

    origin: ItemId

    def options(self, ctx: Context[State]) -> list[Action]:
        places = ctx.state.seats[self.player].projects
        return [items.up(project, row, col) for project, (row, col) in enumerate(places) if row + 1 < PROJECT[project].rows]

    def take(self, ctx: Context[State], action: Action) -> None:
        move_up(ctx, self.player, items.project_of(action.picks[0]), "PC-10.8")

    def source(self, ctx: Context[State]) -> ItemId:
        return self.origin


def move_sideways(ctx: Context[State], player: int, project: int, clause: str) -> None:
    """Move a cube one column on, if there is one (PC-12.2)."""
    seat = ctx.state.seats[player]
    row, col = seat.projects[project]
    item = items.PROJECT.id(player, PROJECTS[project])
    if col + 1 == PROJECT[project].columns:
        ctx.emit("side_lost", player, (item,), "PC-12.2")
        return
    seat.projects = replaced(seat.projects, project, (row, col + 1))
    ctx.emit("side", player, (item, _cell(project, row, col + 1)), clause)
    _land(ctx, player, project)


def move_up(ctx: Context[State], player: int, project: int, clause: str) -> None:
    """Move a cube one row up (PC-12.5); the first in tier III of the cathedral looks at its bridge tiles (PC-12.11)."""
    seat = ctx.state.seats[player]
    row, col = seat.projects[project]
    seat.projects = replaced(seat.projects, project, (row + 1, col))
    item = items.PROJECT.id(player, PROJECTS[project])
    ctx.emit("up", player, (item, _cell(project, row + 1, col)), clause)
    watch(ctx, player, "row_up")
    tier = PROJECT[project].tier
    if project == CATHEDRAL and tier[row + 1] == max(tier) != tier[row]:
        ctx.then(LookAtCathedral(player))
    _land(ctx, player, project)


def matters_to_tier(ctx: Context[State], player: int, project: int, other: Step) -> bool:
    """Return whether it may matter to a step sideways if ``other`` comes first: where an arrow leads into the next tier (PC-12.9).

    That is so if it brings goods that are missing, or goods for which there is room only once the tier has been paid.
    """
    cost = _tier_ahead(ctx.state, player, project)
    if not cost:
        return False
    brought = _goods_of(ctx, player, other)
    if brought is None:
        return True
    if not can_pay(ctx.state, player, cost):
        return any(brought.values())
    return any(has(ctx.state, player, what) + n > (LIMIT[what] or 0) for what, n in brought.items() if n)


def _tier_ahead(state: State, player: int, project: int) -> _Cost:
    """Return what the tier costs into which arrows lead after a step sideways; nothing if they do not lead into another."""
    of, (row, col) = PROJECT[project], state.seats[player].projects[project]
    arrow = "side"
    while arrow:
        if arrow == "side":
            col += 1
        elif row + 1 == of.rows or entry(project, row):
            return entry(project, row) if row + 1 < of.rows else ()
        else:
            row += 1
        arrow = of.cells[state.sets[project]][row][col].arrow if col < of.columns else ""
    return ()


def _goods_of(ctx: Context[State], player: int, step: Step) -> dict[str, int] | None:
    """Return the gold and stone that a step brings, tried out on a player who has none; None if it asks something."""
    twin = ctx.twin()
    twin.state.pending.clear()
    seat = twin.state.seats[player]
    seat.stock = tuple(0 if what in GOODS else n for what, n in zip(RESOURCES, seat.stock, strict=True))
    options = step.options(twin)
    if options is None:
        step.run(twin)
        options = twin.settle()
    return None if options else {what: has(twin.state, player, what) for what in GOODS}


def _cell(project: int, row: int, col: int) -> ItemId:
    return items.CELL.id(f"{PROJECTS[project]}:{row}:{col}")


def _land(ctx: Context[State], player: int, project: int) -> None:
    """Carry out what the space reached brings (PC-12.7 to 12.10)."""
    row, col = ctx.state.seats[player].projects[project]
    cell = PROJECT[project].cells[ctx.state.sets[project]][row][col]
    if cell.points:
        receive(ctx, player, {"point": cell.points}, "projects", "gained", (_cell(project, row, col),), "PC-12.7")
    elif cell.arrow == "side":
        move_sideways(ctx, player, project, "PC-12.8")
    elif cell.arrow == "up" and row + 1 < PROJECT[project].rows:
        cost = entry(project, row)
        if not cost:
            move_up(ctx, player, project, "PC-12.8")
        elif can_pay(ctx.state, player, cost):
            ctx.then(EnterTier(player, project))


class EnterTier(PlayerStep, frozen=True, tag=True):
    """PC-12.9: an up arrow into a new tier may be followed at the price of the tier, now or never."""

    project: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.PAY_ENTRY, items.DECLINE]

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.PAY_ENTRY:
            row, _ = ctx.state.seats[self.player].projects[self.project]
            pay(ctx, self.player, entry(self.project, row), "paid", (self.source(ctx),), "PC-12.9")
            move_up(ctx, self.player, self.project, "PC-12.9")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.PROJECT.id(self.player, PROJECTS[self.project])


class LookAtCathedral(PlayerStep, frozen=True, tag=True):
    """PC-12.11: the player may look at the bridge tiles left at the cathedral."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.pick("look", items.CATHEDRAL_STACK), items.DECLINE] if ctx.state.cathedral_stack.cards else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE:
            return
        state = ctx.state
        state.looked_planks = state.looked_planks.holding(state.cathedral_stack.cards).read_by(self.player)
        state.cathedral_stack = state.cathedral_stack.holding(())
        ctx.emit("looked", self.player, (items.CATHEDRAL_STACK,), "PC-12.11", reveals=True, n=len(state.looked_planks.cards))
        ctx.then(TakeCathedral(self.player))


class TakeCathedral(PlayerStep, frozen=True, tag=True):
    """PC-12.11: they may take one of them; its points count immediately."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [*(items.keep(items.PLANK.id(tile)) for tile in ctx.state.looked_planks.cards), items.DECLINE]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, seat = ctx.state, ctx.state.seats[self.player]
        left = state.looked_planks.cards
        if action != items.DECLINE:
            tile = items.PLANK.key(action.picks[0])
            left = removed(left, tile)
            seat.endings += (tile,)
            ctx.emit("kept", self.player, action.picks, "PC-12.11", level=PLANK[tile].level)
            points = sums(PLANK[tile].effects)
            if points:
                receive(ctx, self.player, points, "projects", "gained", action.picks, "PC-12.11")
        state.cathedral_stack = state.cathedral_stack.holding(left)
        state.looked_planks = state.looked_planks.holding(()).read_by(None)
