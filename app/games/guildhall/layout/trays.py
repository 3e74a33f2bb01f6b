"""What covers the middle of the table for a while: a discard pile being searched, another hand, cards to be ordered, professions."""

from __future__ import annotations

from app.games.base.panels import heading, panel
from app.table.geometry.placement import Placement, Rect
from rules.games.guildhall import items
from rules.games.guildhall.components import PROFESSIONS, SET_SIZE
from rules.games.guildhall.state import State

from ..faces import ProfessionChoiceFace
from ..position import Position
from ..words.cards import D, profession_name, whole_card
from ..words.looked_at import looked_at
from .places import CARD_RATIO, Panels

TITLE = 34.0
FEW = 12
"""How many cards fit in the area of the other halls; more than this take both upper rows."""
CHOICE_RATIO = 1.25


def tray(position: Position, state: State, panels: Panels) -> tuple[list[Placement], Rect | None]:
    """Lay out the sheet with what is being looked at, and return it with the area it covers; None if there is nothing.

    A hand that is looked through needs no sheet while its player's things are on the table: it lies open there.
    """
    what, cards = looked_at(position, state)
    if not cards or (what == "look" and position.shown != position.viewer and state.seats[position.shown or 0].hand.cards == cards):
        return [], None
    area = panels.halls if len(cards) <= FEW else panels.upper
    say = position.texts
    title = say(f"{D}.tray.{what}", n=len(cards))
    placed = [
        panel("tray", area, "gold", z=40),
        heading("tray_title", area.x + 16, area.y + 7, area.w - 32, title, z=41),
    ]
    room = Rect(area.x + 18, area.y + TITLE + 4, area.w - 36, area.h - TITLE - 14)
    for n, rect in enumerate(_grid(len(cards), room)):
        placed.append(whole_card(say, cards[n], rect, z=42 + n))
    return placed, area


def _grid(count: int, area: Rect) -> list[Rect]:
    """Return places in rows from the left, as large as the number allows and never overlapping."""
    best, across = 0.0, 1
    for rows in range(1, 8):
        columns = -(-count // rows)
        width = min((area.w + 8) / columns - 8, ((area.h + 8) / rows - 8) / CARD_RATIO, 112.0)
        if width > best:
            best, across = width, columns
    height = best * CARD_RATIO
    lines = -(-count // across)
    gap = min(14.0, (area.w - across * best) / max(1, across - 1)) if across > 1 else 0.0
    down = min(14.0, (area.h - lines * height) / max(1, lines - 1)) if lines > 1 else 0.0
    left = area.x + (area.w - across * best - (across - 1) * gap) / 2
    top = area.y + (area.h - lines * height - (lines - 1) * down) / 2
    return [Rect(left + n % across * (best + gap), top + n // across * (height + down), best, height) for n in range(count)]


def professions(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the twelve professions, six of which are used in the game."""
    say = position.texts
    placed = [
        panel("choice", area, "gold", z=-40),
        heading("choice_title", area.x + 16, area.y + 8, area.w - 32, say(f"{D}.label.choose")),
    ]
    room = Rect(area.x + 24, area.y + 44, area.w - 48, area.h - 60)
    width = min((room.w - (SET_SIZE - 1) * 18) / SET_SIZE, (room.h - 24) / 2 / CHOICE_RATIO, 220.0)
    height = width * CHOICE_RATIO
    left = room.cx - (SET_SIZE * width + (SET_SIZE - 1) * 18) / 2
    top = room.cy - (2 * height + 24) / 2
    for n, who in enumerate(PROFESSIONS):
        rect = Rect(left + n % SET_SIZE * (width + 18), top + n // SET_SIZE * (height + 24), width, height)
        item = items.PROFESSION_CHOICE.id(who)
        name = profession_name(say, who)
        chosen = who in state.professions
        placed.append(
            Placement(
                item,
                "profession_choice",
                rect,
                ProfessionChoiceFace(who, name, chosen),
                2,
                8.0,
                say(f"{D}.words.profession", profession=who),
            )
        )
    return placed
