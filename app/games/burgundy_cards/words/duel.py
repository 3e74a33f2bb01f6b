"""The duel with Egon in words: what the end of the phase requires, and how the previous phase ended (BC-17.11)."""

from __future__ import annotations

from app.texts import Texts
from rules.games.burgundy_cards.components import PHASES
from rules.games.burgundy_cards.insight import Duel, duel
from rules.games.burgundy_cards.state import State

from ..faces import Tone

D = "burgundy_cards.duel"
PRESSING = 2
"""Lacking points is urgent with this many turns left in the phase, or fewer."""

SIGN: dict[Tone, str] = {"good": "check-bold", "warn": "alert", "bad": "alert-octagon"}


def standing(state: State) -> Duel:
    """Return the player's position in the duel. Egon must be in the game."""
    found = duel(state)
    assert found is not None
    return found


def tone(now: Duel) -> Tone:
    """Return how urgent it is to gain points."""
    return "good" if now.kept_up else "bad" if now.turns <= PRESSING else "warn"


def told(say: Texts, state: State) -> tuple[str, str]:
    """Return a heading and the figures: what the end of the phase requires, or how the game ended."""
    now, phase = standing(state), PHASES[state.phase]
    if state.standings is not None:
        result = "won" if now.kept_up else "lost"
        return say(f"{D}.{result}", phase=phase), say(f"{D}.ended", mine=now.mine, his=now.his)
    heading = say(f"{D}.kept_up", phase=phase) if now.kept_up else say(f"{D}.short", phase=phase, n=now.short)
    return heading, say(f"{D}.figures", mine=now.mine, his=now.his)


def in_words(say: Texts, state: State) -> str:
    """Return the heading and the figures in one line."""
    heading, figures = told(say, state)
    return f"{heading}. {figures}."


def went_on(say: Texts, phase: str, mine: int, his: int) -> str:
    """Return the result of the check after a phase that did not end the game."""
    return say(f"{D}.after", phase=phase, mine=mine, his=his)


def asked(say: Texts, state: State) -> str:
    """Return what the end of the phase that is beginning will require."""
    now = standing(state)
    return say(f"{D}.asked", phase=PHASES[state.phase], his=now.his, mine=now.mine)
