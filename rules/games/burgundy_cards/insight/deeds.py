"""What actions come to, as counted over many games: project cards by name; a card used for its number is no card in particular."""

from __future__ import annotations

from rules.engine.types import Action
from rules.engine.worth.deeds import Deed

from .. import items
from ..components import NAME, OPTION
from ..state import State


def takes(state: State, action: Action) -> tuple[Deed, ...]:
    """Return what an action comes to: its kind, and the project, the goods or the bonus it takes."""
    kind, first = action.kind, action.picks[0]
    match kind:
        case "take" | "place" | "keep":
            return (Deed(kind, f"card.{NAME[items.CARD.key(first)]}"),)
        case "sell":
            return (Deed(kind, f"stored.{items.STORE.key(first)}"),)
        case "bonus":
            return (_bonus(*OPTION[items.PHASE_OPTION.key(first)].gain.items()),)
        case "draw":
            return (Deed(kind, f"balance.{items.pool_of(first)[0]}"),)
    return (Deed(kind),)


def _bonus(first: tuple[str, int], *more: tuple[str, int]) -> Deed:
    """Return the deed of a phase bonus of one or two gains."""
    resource, n = first
    if not more:
        return Deed("bonus", f"gain.{resource}", (("n", n),))
    ((second, m),) = more
    return Deed("bonus", "balance.gains", (("first", resource), ("m", m), ("n", n), ("second", second)))
