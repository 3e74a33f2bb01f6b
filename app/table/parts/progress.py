"""The progress of a game in the middle of the top bar: its phase, its round, and the rounds as dots. No Qt."""

from __future__ import annotations

from app.table.game_ui import GameUi
from app.table.geometry.faces import PhaseFace, RoundsFace, TextFace
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position

RULE, PHASE_LETTER, ROUND_LETTER, DOT, SIGN = 14.0, 9.4, 7.4, 14.0, 42.0
"""The widths of the rule before the phase, of a letter of the phase and of the round, of a dot, and of a pictogram with its number."""
BETWEEN = 14.0
PHASE_OF, ROUND_OF = "frame:phase_of", "frame:round_of"
WIDE = 1000.0
"""A width in which everything has room."""
MOST_GROWN = 1.2
"""The limit to its growth with larger text; beyond this it would crowd out the title next to it."""


def progress(position: Position, area: Rect, phase: str, of_rounds: str, done: int, rounds: int, pictogram: str = "") -> list[Placement]:
    """Place the words ``phase`` and ``of_rounds``, then ``done`` of ``rounds`` dots or pictograms, as far as there is room."""
    grown = min(position.text_size, MOST_GROWN)
    parts = (
        (PHASE_OF, "phase", PhaseFace(phase), RULE + len(phase) * PHASE_LETTER * grown),
        (ROUND_OF, "text", TextFace(of_rounds, "body", "title", "left", 15), len(of_rounds) * ROUND_LETTER * grown),
        ("frame:rounds", "rounds", RoundsFace(done, rounds, pictogram), rounds * (SIGN if pictogram else DOT)),
    )
    placed: list[Placement] = []
    x = area.x
    for name, kind, face, width in parts:
        if placed and x + width > area.right:
            break
        rect = Rect(x, area.y, min(width, area.right - x), area.h)
        placed.append(Placement(name, kind, rect, face, static=True))
        x += width + BETWEEN
    return placed


def progress_words(screen: GameUi, position: Position) -> str:
    """Return the phase and the round as the top bar of a wide table says them; empty for a game that has neither."""
    status = {one.item: one.face for one in screen.status(position, Rect(0, 0, WIDE, 40))}
    faces = (status.get(item) for item in (PHASE_OF, ROUND_OF))
    return ", ".join(face.words for face in faces if isinstance(face, PhaseFace | TextFace) and face.words)
