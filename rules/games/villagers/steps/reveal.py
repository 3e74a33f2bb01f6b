"""Drawing events and laying them open (VI-18.13, 18.14)."""

from __future__ import annotations

from rules.engine.context import Context

from .. import items
from ..board.events import past_of
from ..board.holders import opponent
from ..components import DARK_MOOD_EVENTS, EVENT, EVENT_NAME
from ..state import State


def season(state: State) -> str:
    """Return the season events are drawn from: summer until the first market has been resolved (VI-18.13)."""
    return "winter" if state.markets else "summer"


def draw_event(ctx: Context[State], of_season: str) -> int | None:
    """Draw an event of a season; an empty pile is renewed from the discarded ones of that season (VI-18.14). None if there is none."""
    countess = opponent(ctx.state)
    pile = countess.summer if of_season == "summer" else countess.winter
    again = past_of(countess, of_season)
    if not pile.cards and again:
        countess.past = tuple(event for event in countess.past if event not in again)
        pile = ctx.shuffled(pile.holding(again))
        ctx.emit("events_renewed", None, (), "VI-18.14", reveals=True, season=of_season)
    drawn, pile = pile.drawn()
    if of_season == "summer":
        countess.summer = pile
    else:
        countess.winter = pile
    return drawn[0] if drawn else None


def reveal(ctx: Context[State], count: int) -> None:
    """Lay open so many new events; a Dark Mood is immediately replaced by others (VI-18.12, 19.16)."""
    countess = opponent(ctx.state)
    while count:
        event = draw_event(ctx, season(ctx.state))
        if event is None:
            return
        count -= 1
        ctx.emit("new_event", None, (items.EVENT.id(event),), "VI-18.12", reveals=True, event=EVENT_NAME[event])
        if event == EVENT["dark_mood"]:
            countess.past += (event,)
            count += DARK_MOOD_EVENTS
            ctx.emit("dark_mood", None, (items.EVENT.id(event),), "VI-19.16", n=DARK_MOOD_EVENTS)
        else:
            countess.open += (event,)
