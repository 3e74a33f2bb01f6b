"""How this table is put together: crane and display above the player's boards, the common boards beside them, the players at the edge."""

from __future__ import annotations

from app.table.geometry.placement import Placement, Rect
from app.table.parts.progress import progress
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.components import ROUNDS

from ..choice.gestures import on_board, twice
from ..choice.stand_ins import alias
from ..position import Position
from ..words import things
from .common.crane import crane
from .common.display import display
from .common.focus import boards, front
from .common.technologies import river, seals, technologies
from .geometry.places import in_units, panels
from .own.board import board
from .own.in_hand import held
from .own.stock import stock
from .own.tray import tray
from .rail import rail

ICONS: dict[ItemId, str] = {
    items.DECLINE.picks[0]: "close-thick",
    items.PAY_ENTRY.picks[0]: "stairs",
    items.RAISE: "arrow-right-bold",
    items.PRODUCE: "pickaxe",
    items.EXTRA_GOLD.picks[0]: "lightning-bolt",
    items.EXTRA_MIXED.picks[0]: "lightning-bolt",
    items.REFILL.picks[0]: "refresh",
    items.CATHEDRAL_STACK: "eye",
}
"""The buttons of the info line that have no other place, with their pictograms."""
__all__ = ["chips", "rail", "status", "table"]


def status(position: Position, area: Rect) -> list[Placement]:
    """Lay out the era and the round."""
    now, say = position.view.round, position.texts
    era = say("praga.label.era", n=position.view.era)
    return progress(position, area, era, say("praga.label.round_of", n=now, all=ROUNDS), now, ROUNDS)


def table(position: Position, area: Rect) -> list[Placement]:
    """Lay out everything between the bars and the rail."""
    player = position.shown
    if player is None:
        return []
    parts = panels(position)
    placed = [
        *crane(position, parts.crane),
        *display(position, parts.display, parts.tiles),
        *board(position, player, parts.board),
        *stock(position, player, parts.stock),
        *boards(position, parts),
        *technologies(position, player, parts.technologies),
        *seals(position, parts.seals),
        *river(position, parts.river),
        *tray(position, parts),
        *held(position),
    ]
    return in_units(parts, placed)


def chips(position: Position) -> list[tuple[ItemId, str, str]]:
    """Return buttons in the info line: what has no place on the table, and what is open in this turn."""
    if position.decision is None or position.viewer is None:
        return []
    found: dict[ItemId, tuple[ItemId, str, str]] = {}
    turn = position.view.turn
    clicked = on_board(position.view.seats[position.seat], position.decision.legal)
    named = twice(position.decision.legal)
    for action in position.decision.legal:
        said = things.chip_words(position, action)
        item = action.picks[-1]
        if action.picks[0] == items.EXTRA:
            if action.kind in named:
                found.setdefault(items.EXTRA, (items.EXTRA, "lightning-bolt", position.texts("praga.action.buy_extra")))
        elif action.kind == "road_effect":
            plank = items.PLANK.of(item)
            if not (panels(position).open or front(position) == "road") or (plank is not None and plank not in position.view.bridge):
                found.setdefault(alias(item), (alias(item), "arches", said))
        elif action.kind == "upgrade_bonus":
            if item not in clicked:
                found.setdefault(alias(item), (alias(item), "gift", said))
        elif item in ICONS and (len(action.picks) == 1 or (turn is not None and action.picks[0] == items.HALF.id(turn.tile, turn.half))):
            found.setdefault(item, (item, ICONS[item], said))
    return [*found.values()]
