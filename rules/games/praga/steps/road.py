"""The King's Road and Charles Bridge (PC-8, 16.2, 16.3)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.hidden.piles import Pile
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import removed, replaced

from .. import items
from ..board.road import FIELDS, effects_of
from ..board.stacks import order_matters
from ..components import BRIDGE_SPACES, EGG, LAST_SPACE, PLANK, PLANKS_DRAWN, ROAD_EGGS, STREETS
from ..effect import TRADE, Discount, Effects
from ..state import State, turn_of
from .display import lay_down
from .effects import buy, carry_out
from .gains import can_pay, pay, receive, sums

IV, V = BRIDGE_SPACES
_CLAUSES = {IV: "PC-8.4", V: "PC-8.5"}
BUILDING_WITHOUT_SYMBOL = "build_building_without_cathedral_symbol"
"""What a space of the road watches for besides actions (PC-16.2)."""


def road_ways(state: State, player: int, source: ItemId, special: bool, discount: Discount) -> list[Action]:
    """Return the step of the pawn, if the road goes on and its egg can be paid (PC-4.7, 8.4, 8.5)."""
    seat = state.seats[player]
    if seat.pawn == LAST_SPACE or seat.stock[EGG] < ROAD_EGGS[seat.pawn + 1]:
        return []
    return [items.walk(source, player)]


def begin_road(ctx: Context[State], player: int, action: Action, discount: Discount) -> None:
    """Move the pawn one space on, for an egg if it is the bridge's (PC-4.7, 8.1)."""
    state, seat = ctx.state, ctx.state.seats[player]
    space, pawn = seat.pawn + 1, items.PAWN.id(player)
    if ROAD_EGGS[space]:
        pay(ctx, player, (("egg", ROAD_EGGS[space]),), "paid", (pawn,), _CLAUSES[space])
    seat.pawn = space
    ctx.emit("walked", player, (pawn, items.SPACE.id(space)), "PC-8.1", space=space)
    if space in BRIDGE_SPACES:
        ctx.then(LookAtPlanks(player, space))
    else:
        kinds = ("base", "egg") if state.streets[space - 1] in STREETS[space - 1].base else ("egg",)
        turn_of(state).road += tuple(items.ROAD_EFFECT.id(f"{space}:{kind}") for kind in kinds)


class LookAtPlanks(PlayerStep, frozen=True, tag=True):
    """PC-8.4, 8.5: look at the top tiles of the IV stack, or at all V tiles at the bridge."""

    space: int

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        which = BRIDGE_SPACES.index(self.space)
        stack = state.plank_stacks[which]
        cards, left = stack.drawn(PLANKS_DRAWN if self.space == IV else len(stack.cards))
        if cards:
            state.plank_stacks = _with(state.plank_stacks, which, left)
            state.looked_planks = state.looked_planks.holding(cards).read_by(self.player)
            ctx.emit("looked", self.player, (items.SPACE.id(self.space),), _CLAUSES[self.space], reveals=True, n=len(cards))
            ctx.then(KeepPlank(self.player, self.space))


def _with(stacks: tuple[Pile, Pile], which: int, pile: Pile) -> tuple[Pile, Pile]:
    return (stacks[0], pile) if which else (pile, stacks[1])


class KeepPlank(PlayerStep, frozen=True, tag=True):
    """PC-8.4, 8.5: keep one of them; the others go back under their stack. It becomes a plank as long as the bridge has a gap."""

    space: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.keep(items.PLANK.id(tile)) for tile in ctx.state.looked_planks.cards]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, seat = ctx.state, ctx.state.seats[self.player]
        tile, clause = items.PLANK.key(action.picks[0]), _CLAUSES[self.space]
        state.looked_planks = state.looked_planks.without(tile)
        ctx.emit("kept", self.player, action.picks, clause, level=PLANK[tile].level)
        complete = all(state.bridge)
        if self.space == V:
            seat.endings += (tile,)
            points = sums(PLANK[tile].effects)
            if points:
                receive(ctx, self.player, points, "bridge", "gained", action.picks, clause)
        else:
            turn_of(state).road += action.picks
            if complete:
                state.discarded_planks += (tile,)
            else:
                turn_of(state).held = ("plank", tile)
        ctx.then(PutPlanksUnder(self.player, self.space), *(() if complete else (LayPlank(self.player, tile),)))


class PutPlanksUnder(PlayerStep, frozen=True, tag=True):
    """PC-8.4: the tiles left over go under their stack; which one will be drawn first is asked if that can matter to anyone.

    It cannot before space V, where all the tiles are always looked at (PC-8.5).
    """

    space: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        others, stack = ctx.state.looked_planks.cards, ctx.state.plank_stacks[BRIDGE_SPACES.index(self.space)].cards
        draws = sum(seat.pawn < self.space for seat in ctx.state.seats)
        if self.space == V or not order_matters(len(stack), len(others), PLANKS_DRAWN, draws):
            return None
        return [items.pick("put_under", items.PLANK.id(tile)) for tile in others]

    def run(self, ctx: Context[State]) -> None:
        state, which = ctx.state, BRIDGE_SPACES.index(self.space)
        stack = state.plank_stacks[which]
        state.plank_stacks = _with(state.plank_stacks, which, stack.holding(state.looked_planks.cards[::-1] + stack.cards))
        state.looked_planks = state.looked_planks.holding(()).read_by(None)

    def take(self, ctx: Context[State], action: Action) -> None:
        first, looked = items.PLANK.key(action.picks[0]), ctx.state.looked_planks
        ctx.state.looked_planks = looked.holding((first, *removed(looked.cards, first)))
        self.run(ctx)
        ctx.emit("put_under", self.player, (), "PC-8.4")

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.put_under")


class LayPlank(PlayerStep, frozen=True, tag=True):
    """PC-8.4, 8.5: lay the tile on an empty slot of the bridge, whose bonus fields are gained."""

    tile: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.pick("lay_plank", items.SLOT.id(slot)) for slot, plank in enumerate(ctx.state.bridge) if not plank]

    def take(self, ctx: Context[State], action: Action) -> None:
        state, slot = ctx.state, items.SLOT.key(action.picks[0])
        state.bridge = replaced(state.bridge, slot, self.tile)
        lay_down(state)
        turn_of(state).road += tuple(items.STRIP.id(FIELDS * slot + field) for field in range(FIELDS))
        ctx.emit("plank", self.player, (self.source(ctx), *action.picks), "PC-8.4")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.PLANK.id(self.tile)


def road_offers(state: State, player: int) -> list[Action]:
    """Return which parts of King's Road actions can be carried out now (PC-8.3)."""
    return [
        items.road_effect(item)
        for item in turn_of(state).road
        if all(effect.op != TRADE or can_pay(state, player, effect.cost) for effect in effects_of(state, item))
    ]


def carry_road(ctx: Context[State], player: int, action: Action) -> None:
    """Carry out something open from a King's Road action (PC-8.3)."""
    turn, (item,) = turn_of(ctx.state), action.picks
    turn.road = removed(turn.road, item)
    effects = effects_of(ctx.state, item)
    row = "road" if items.ROAD_EFFECT.of(item) else "bridge"
    if effects and effects[0].op == TRADE:
        buy(ctx, player, effects[0], row, item, "PC-8.2")
    else:
        carry_out(ctx, player, effects, row, item, "PC-8.3")


def _watching(state: State, player: int, trigger: str) -> Effects:
    """Return what the space a pawn stands on brings when ``trigger`` happens (PC-16.2, 16.3)."""
    pawn = state.seats[player].pawn
    if not 1 <= pawn <= len(STREETS):
        return ()
    watched, effects = STREETS[pawn - 1].ongoing.get(state.streets[pawn - 1], ("", ()))
    return effects if watched == trigger else ()


def watch_road(ctx: Context[State], player: int, trigger: str) -> None:
    """Give what counts while a pawn stands on its space, when an action has been performed or something built (PC-16.2, 16.3)."""
    effects = _watching(ctx.state, player, trigger)
    if effects:
        carry_out(ctx, player, effects, "road", items.SPACE.id(ctx.state.seats[player].pawn), "PC-16.3")
