"""The picture of a position in a review, and what can be clicked there. While it shows another player's things, it names that player, and a
chip leads back to those of the viewer. No Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from app.commands import Command
from app.table.game_ui import GameUi
from app.table.geometry.frame_data import BOARD, SEAT
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement
from app.table.parts.infoline import Measure, lone_chip
from app.table.playback import review_layout
from app.table.position import Position
from rules import ItemId

WAY_BACK = Command.OWN.item
"""The item of the chip."""


def turned(at: Position, screen: GameUi, touched: Collection[ItemId], measure: Measure) -> Position:
    """Return a position with the board in front, of those that share a place, on which most of what was touched can be seen, unless the
    viewer has turned to one of them.
    """
    if at.board or not touched:
        return at
    placed = review_layout.layout(at, screen, "", (), None, measure).placements
    tabs = {item.removeprefix(BOARD): tab for item, tab in placed.items() if item.startswith(BOARD)}
    if not any(tab.static for tab in tabs.values()):  # none is in front: these are fields of a board, to be chosen from
        return at

    def seen(there: Mapping[ItemId, Placement]) -> int:
        return sum(item in there and not there[item].static for item in touched)

    best, most = at, seen(placed)
    for other in (replace(at, board=board) for board, tab in tabs.items() if not tab.static):
        n = seen(review_layout.layout(other, screen, "", (), None, measure).placements)
        if n > most:
            best, most = other, n
    return best


def layout(at: Position, screen: GameUi, lines: Sequence[str], player: int | None, measure: Measure) -> Layout:
    """Lay out the table of a position, with what happened (to ``player``) in the line below it, or whose things are shown instead."""
    say = at.texts
    title = say("review.title", game=say(f"{at.game}.meta.title"))
    if at.peek is None or at.viewer is None:
        return review_layout.layout(at, screen, title, lines, player, measure)
    found = review_layout.layout(at, screen, title, [say("review.peeks", name=at.names[at.peek])], at.peek, measure)
    chip = (WAY_BACK, "arrow-left", say("review.peek_back", name=at.names[at.viewer]))
    return Layout.of(found.width, found.height, [*found.placements.values(), lone_chip(at, chip, measure)])


def clickable(layout: Layout) -> frozenset[ItemId]:
    """Return what can be clicked: the players' boxes, boards, the commands that a review keeps and the way back."""
    kept = (*review_layout.KEPT, WAY_BACK)
    return frozenset(item for item, one in layout.placements.items() if item.startswith((SEAT, BOARD)) or one.instead or item in kept)
