"""The events that lie open, and what they change while they do (VI-19)."""

from __future__ import annotations

from ..components import BANK_UNLOCK, EVENT, EVENT_PHASE, EVENT_SEASON, UNLOCK, Cards, EventName
from ..state import Countess, State


def in_force(state: State, name: EventName) -> bool:
    """Return whether an event with an effect on another phase, or on the round, lies open (VI-19.25)."""
    return state.countess is not None and EVENT[name] in state.countess.open


def reduced(state: State, name: EventName) -> int:
    """Return how many drafts (Rats) or build actions (Arson) an event takes away: 1 if the player did not pay (VI-19.14, 19.20)."""
    return int(state.countess is not None and EVENT[name] in state.countess.reduced)


def bank_price(state: State) -> int:
    """Return what opening a padlock at the bank costs: more in the build phase while the Countess runs it (VI-19.2)."""
    return BANK_UNLOCK if state.turn is not None and in_force(state, "the_countess_bank") else UNLOCK


def begin(state: State, name: EventName) -> None:
    """Let the Jester come too late for an open event, as it has had an effect (VI-18.19)."""
    countess = state.countess
    if countess is not None and EVENT[name] in countess.open and EVENT[name] not in countess.begun:
        countess.begun += (EVENT[name],)


def stoppable(countess: Countess) -> Cards:
    """Return the open events that the Jester can still discard (VI-18.18)."""
    return tuple(event for event in countess.open if event not in countess.begun)


def resolves(event: int) -> bool:
    """Return whether an event is resolved in the event phase; any other is only discarded there (VI-18.10)."""
    return EVENT_PHASE[event] == "event"


def put_away(countess: Countess, event: int) -> None:
    """Put an open event on the pile of discarded ones."""
    countess.open = tuple(other for other in countess.open if other != event)
    countess.begun = tuple(other for other in countess.begun if other != event)
    countess.reduced = tuple(other for other in countess.reduced if other != event)
    countess.past += (event,)


def past_of(countess: Countess, season: str) -> Cards:
    """Return the discarded events of a season (VI-18.14)."""
    return tuple(event for event in countess.past if EVENT_SEASON[event] == season)
