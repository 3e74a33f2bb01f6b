"""What actions come to, as counted over many games: professions of any colour, with the level whose ability they have."""

from __future__ import annotations

from rules.engine.types import Action
from rules.engine.worth.deeds import Deed, deed_of

from .. import items
from ..components import PROFESSION, PROFESSIONS
from ..describe import describe
from ..state import State


def takes(state: State, action: Action) -> tuple[Deed, ...]:
    """Return what an action comes to: its kind, and the profession or the VP card it takes."""
    kind, first = action.kind, action.picks[0]
    if items.VP.of(first) is not None:
        return (deed_of(describe, action),)
    profession = _profession(first)
    if kind == "play":
        levels = items.LEVEL.among(action.picks)
        if levels:
            return (Deed(kind, "balance.level", (("profession", profession), ("level", levels[0]))),)
        return (Deed("play_plain", f"profession.{profession}"),)
    return (Deed(kind, f"profession.{profession}") if profession else Deed(kind),)


def _profession(item: str) -> str:
    """Return the profession of a card, of a chapter, or chosen for the game; "" for anything else."""
    card, chapter = items.CARD.of(item), items.CHAPTER.of(item)
    if card is not None:
        return PROFESSIONS[PROFESSION[card]]
    return chapter[1] if chapter is not None else items.PROFESSION_CHOICE.of(item) or ""
