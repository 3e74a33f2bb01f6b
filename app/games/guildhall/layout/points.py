"""The VP cards and tokens of both players, beside the only other hall, where there is room for them."""

from __future__ import annotations

from app.games.base.panels import heading, label, panel
from app.games.base.seats import seat_marker
from app.table.geometry.placement import Placement, Rect
from rules.games.guildhall.state import State

from ..faces import VpTokensFace
from ..position import Position
from ..words.cards import D, vp_face, vp_words
from .places import VP_RATIO


def points(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out a row for each player, with the viewer's below, in the same order as the halls."""
    say = position.texts
    placed = [
        panel("points", area),
        heading("points_title", area.x + 14, area.y + 7, area.w - 28, say(f"{D}.label.points")),
    ]
    shown = position.shown or 0
    order = [player for player in range(len(state.seats)) if player != shown] + [shown]
    room = Rect(area.x + 14, area.y + 34, area.w - 28, area.h - 34 - 8)
    row = room.h / len(order)
    for line, player in enumerate(order):
        seat = state.seats[player]
        y = room.y + line * row
        sign = Rect(room.x, y + row / 2 - 11.5, 23, 23)
        marker = seat_marker(position, player)
        placed.append(Placement(f"points:{player}:marker", "marker", sign, marker, static=True))
        coins = Rect(room.x + 34, y + row / 2 - 13, 66, 26)
        placed.append(Placement(f"points:{player}:tokens", "vp_tokens", coins, VpTokensFace(seat.tokens), static=True))
        height = min(row - 6, 110.0)
        width = height / VP_RATIO
        cards = seat.vp_cards
        free = room.right - coins.right - 14
        step = min(width + 8, (free - width) / max(1, len(cards) - 1))
        for n, card in enumerate(cards):
            rect = Rect(coins.right + 14 + n * step, y + (row - height) / 2, width, height)
            placed.append(Placement(f"points:{card}", "vp_card", rect, vp_face(card), n, 5.0, vp_words(say, card), static=True))
        if not cards:
            nothing = say(f"{D}.label.no_vp_card")
            placed.append(label(f"points:{player}:none", Rect(coins.right + 14, y, free, row), nothing, "label_regular", "second", px=13))
    return placed
