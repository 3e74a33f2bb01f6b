"""How much of a game is left to a seat: its turns, and in which phase they fall (BU-3, BU-16.1)."""

from __future__ import annotations

from ...components import PHASE_VP, ROUNDS, TURNS
from ...state import State


def next_turn(state: State, seat: int) -> int:
    """Return the number of the first turn in which a seat can still use a die, counted from 1; beyond the last one after the game."""
    turn = state.phase * ROUNDS + state.round
    return turn if False in state.seats[seat].used else turn + 1


def left(state: State, seat: int) -> float:
    """Return the share of the game a seat has still to play, by its dice."""
    if state.standings is not None:
        return 0.0
    used = state.seats[seat].used
    turns = TURNS - state.phase * ROUNDS - state.round
    return (turns + used.count(False) / len(used)) / TURNS if used else turns / TURNS


def phase_of(turn: int) -> int:
    """Return the phase of a turn, the last one for what comes after the game."""
    return (min(turn, TURNS) - 1) // ROUNDS


def phase_points(turn: int) -> int:
    """Return what completing an area in a turn brings besides its size; nothing after the game (BU-11.1)."""
    return PHASE_VP[(turn - 1) // ROUNDS] if turn <= TURNS else 0


def rounds_left(turn: int) -> int:
    """Return how many turns there are from this one to the end of its phase, when what the depots offer is removed (BU-2.1)."""
    return ROUNDS - (turn - 1) % ROUNDS if turn <= TURNS else 0
