"""What actions come to, as counted over many games: tiles and shields by name, goods by type."""

from __future__ import annotations

from rules.engine.types import Action
from rules.engine.worth.deeds import Deed, deed_of

from .. import items
from ..describe import describe
from ..state import State


def takes(state: State, action: Action) -> tuple[Deed, ...]:
    """Return what an action comes to: its kind, and what it takes."""
    kind, first = action.kind, action.picks[0]
    match kind:
        case "sell" | "give":
            return (Deed(kind, f"goods_name.{items.STORE.among(action.picks)[0]}"),)
        case "gather":
            return (Deed(kind, f"goods_name.{items.GOODS_TYPE.key(first)}"),)
        case "copy":
            return (Deed(kind, f"building.{items.BUILDING.key(first)}"),)
        case "join":
            return (Deed(kind, f"species.{items.SPECIES.key(first)}"),)
        case "settle":
            return (Deed(kind, "balance.duchy", (("number", items.START.seat(first)),)),)
    return (deed_of(describe, action),)
