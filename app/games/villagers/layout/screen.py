"""How this table is put together: the road above, the village below it, then the desk with the hand; the players at the edge."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from rules import Action, ItemId
from rules.games.villagers import items
from rules.games.villagers.components import MARKETS

from ..position import Position
from ..words import moves
from ..words.cards import D
from ..words.present import round_words
from .hand import desk, parts_of
from .rail import rail
from .road import road
from .village import village_panel

ICONS: dict[ItemId, str] = {
    items.DECLINE.picks[0]: "close-thick",
    items.COURIER: "email-fast",
    items.LEAVE_ORDER.picks[0]: "check-bold",
    items.TINNER.picks[0]: "key-variant",
    items.FEWER.picks[0]: "minus-thick",
    items.PAY_OFF.picks[0]: "circle-multiple",
}
"""The buttons of the info line, with their pictograms."""
__all__ = ["chips", "rail", "status", "table"]


def status(position: Position, area: Rect) -> list[Placement]:
    """Lay out the phase, the round and the markets that have taken place."""
    say, state = position.texts, position.view
    phase = say(f"{D}.phase.{'over' if state.standings else state.phase or 'between'}")
    return progress(position, area, phase, round_words(say, state), state.markets, len(MARKETS), "storefront")


def table(position: Position, area: Rect) -> list[Placement]:
    """Lay out everything between the bars and the rail."""
    state, player = position.view, position.shown
    if player is None:
        return []
    parts = parts_of(position, state, player, area)
    return [
        *road(position, state, parts.road),
        *village_panel(position, state, player, parts.village),
        *desk(position, state, player, parts.desk),
    ]


def chips(position: Position) -> list[tuple[ItemId, str, str]]:
    """Return buttons in the info line for actions without a place on the table, or none for their first pick."""
    if position.decision is None:
        return []
    found = {action.picks[0]: action for action in position.decision.legal if action.picks}
    return [(item, ICONS[item], _chip_words(position, action)) for item, action in found.items() if item in ICONS]


def _chip_words(position: Position, action: Action) -> str:
    """Return an action on its button: declining says what is declined."""
    question = position.decision.question.key.removeprefix("ask.") if position.decision is not None else ""
    key = f"{D}.chip.{action.kind}.{question}"
    return position.texts(key) if position.texts.has(key) else moves.action_words(position, action)
