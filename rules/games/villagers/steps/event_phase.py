"""The event phase: the open events are resolved, then the Countess takes a card, which brings new ones (VI-18.10 to 18.12)."""

from __future__ import annotations

from typing import Final

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..board.events import put_away, resolves
from ..board.holders import opponent
from ..components import EVENT, EVENT_NAME, EVENT_SEASON
from ..state import State
from .countess import CountessCard
from .effects import Effect, no_effect
from .jester import ForcedJester
from .must import Must
from .reveal import draw_event
from .summer import SUMMER, SummerEvents
from .winter import WINTER, WinterEvents


class Events(SummerEvents, WinterEvents):
    """What each event does in the event phase; None for one that acts elsewhere, and for Mood Swing."""


EFFECTS: Final[Events] = {**SUMMER, **WINTER}


class EventPhase(PlayerStep, frozen=True, tag=True):
    """VI-18.10 to 18.12: the event phase of a solo game."""

    def run(self, ctx: Context[State]) -> None:
        ctx.state.phase = "events"
        ctx.begin_turn(self.player)
        if opponent(ctx.state).open:
            ctx.emit("event_phase", None, (), "VI-18.10", opens=True)
        ctx.then(ResolveEvents(self.player), CountessCard(), ForcedJester(self.player))


class ResolveEvents(Must, frozen=True, tag=True):
    """VI-18.10: all open events, in the order the player chooses."""

    def ways(self, ctx: Context[State]) -> list[Action]:
        return [action for event in opponent(ctx.state).open for action in resolutions(ctx.state, event)]

    def take(self, ctx: Context[State], action: Action) -> None:
        ctx.then(self)
        resolve(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.events", {"n": len(opponent(ctx.state).open)})


class ResolveDrawn(Must, frozen=True, tag=True):
    """VI-19.9: the event that a Mood Swing has drawn comes immediately; the Jester can still stop it (VI-18.19)."""

    event: int

    def ways(self, ctx: Context[State]) -> list[Action]:
        return resolutions(ctx.state, self.event) if self.event in opponent(ctx.state).open else []

    def options(self, ctx: Context[State]) -> list[Action] | None:
        """Return the ways; None also for an event that has no effect now, which the Jester need not stop."""
        return super().options(ctx) if resolves(self.event) else None

    def take(self, ctx: Context[State], action: Action) -> None:
        resolve(ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.drawn_event", {"event": EVENT_NAME[self.event]})

    def source(self, ctx: Context[State]) -> ItemId:
        return items.EVENT.id(self.event)


def effect_of(event: int) -> Effect | None:
    """Return what an event does in the event phase; None for one that acts elsewhere, and for Mood Swing."""
    name = EVENT_NAME[event]
    assert name
    return EFFECTS[name]


def resolutions(state: State, event: int) -> list[Action]:
    """Return the ways of resolving an open event: one for each item it could be about, or just one without an item."""
    effect = effect_of(event)
    targets = effect.targets(state) if effect and effect.targets else []
    return [items.resolve(event, target) for target in targets] or [items.resolve(event)]


def resolve(ctx: Context[State], player: int, action: Action) -> None:
    """Discard an open event and do what it says; an event of another phase or without an object does nothing (VI-18.10, 18.24)."""
    countess = opponent(ctx.state)
    event = items.EVENT.key(action.picks[0])
    effect = effect_of(event)
    put_away(countess, event)
    if not resolves(event):
        countess.owed = countess.owed or (event == EVENT["it_was_you"] and countess.jester)
        no_effect(ctx, event, "VI-18.10")
    elif effect is None:  # the only one of this phase (VI-19.9)
        swing(ctx, player, event)
    elif effect.targets is None:
        effect.carry_out(ctx, items.EVENT.id(event))
    elif len(action.picks) == 1:
        no_effect(ctx, event, "VI-18.24")
    else:
        effect.carry_out(ctx, action.picks[1])


def swing(ctx: Context[State], player: int, event: int) -> None:
    """Draw another event of the same season and resolve it immediately (VI-19.9)."""
    drawn = draw_event(ctx, EVENT_SEASON[event])
    if drawn is not None:
        opponent(ctx.state).open += (drawn,)
        ctx.emit("mood_swing", None, (items.EVENT.id(event), items.EVENT.id(drawn)), "VI-19.9", reveals=True, event=EVENT_NAME[drawn])
        ctx.then(ResolveDrawn(player, drawn))
