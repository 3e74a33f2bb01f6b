"""What decided the game of a lone player, in words for its end."""

from __future__ import annotations

from app.texts import Texts
from rules.games.burgundy.components import ROUNDS, TURNS
from rules.games.burgundy.state import State

from .tiles import D


def outcome(texts: Texts, state: State) -> str:
    """Return how many fields a lone player has left empty, or how many turns were left when none was."""
    empty = state.estates[0].empty
    if empty:
        return texts(f"{D}.end.empty", n=empty)
    left = TURNS - state.phase * ROUNDS - state.round
    return texts(f"{D}.end.turns_left", n=left) if left else texts(f"{D}.end.last_turn")
