"""Things that are pressed and whose look shows whether they can be: buttons, chips, choices. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from app.commands import PREFIX
from app.table.choice.highlights import Highlight
from app.table.geometry.faces import ButtonFace, ChipFace, PressState
from app.table.geometry.frame_data import BOARD
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement
from rules import ItemId

from .infoline import MAIN_BUTTON

PRESSABLE: Final = frozenset({"button", "chip", "choice"})
"""Their kinds."""
Pressable = ButtonFace | ChipFace
"""Their faces."""


def is_command(item: ItemId) -> bool:
    """Say whether an item is a command of the window rather than a thing of the game."""
    return item.startswith(PREFIX)


def with_state(placement: Placement, highlights: Mapping[ItemId, Highlight]) -> Placement:
    """Return a button, chip or choice of the game in the state its highlight calls for; return anything else unchanged."""
    face = placement.face
    if not isinstance(face, Pressable) or is_command(placement.item) or placement.item == MAIN_BUTTON:
        return placement
    mark = highlights.get(placement.item)
    state: PressState = "disabled" if mark is None else "pressed" if mark.state == "chosen" else "normal"
    return placement if face.state == state else replace(placement, face=replace(face, state=state))


def enabled_commands(layout: Layout) -> set[ItemId]:
    """Return the commands that can be pressed, with the main button if it can be, and what turns to a board."""
    return {
        placement.item
        for placement in layout.placements.values()
        if (placement.item.startswith(BOARD) and not placement.static)
        or (placement.instead and not placement.static)
        or (
            placement.kind in ("button", "chip")
            and (is_command(placement.item) or placement.item == MAIN_BUTTON)
            and isinstance(placement.face, Pressable)
            and placement.face.state == "normal"
        )
    }
