"""Those who have a village and a supply: the players by their seats, and after them the Countess (VI-18.2)."""

from __future__ import annotations

from ..state import Countess, Seat, State


def holders(state: State) -> tuple[Seat | Countess, ...]:
    """Return the players and, in a solo game, the Countess after them."""
    return (*state.seats, state.countess) if state.countess is not None else state.seats


def player_of(state: State, holder: int) -> int | None:
    """Return the player that a holder is in events and questions: None for the Countess, who has no seat."""
    return holder if holder < len(state.seats) else None


def opponent(state: State) -> Countess:
    """Return the Countess. Raises ValueError in a game without her."""
    if state.countess is None:
        raise ValueError("the Countess takes no part in this game")
    return state.countess
