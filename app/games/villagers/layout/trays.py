"""What covers the road for a while: cards to choose from that lie in other villages, in a stack or in another hand."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.base.panels import heading, panel
from app.games.base.seats import seat_marker
from app.table.geometry.placement import Placement, Rect
from rules import ItemId, is_hidden
from rules.games.villagers import items
from rules.games.villagers.state import State

from ..position import Position
from ..words.cards import CARD_RADIUS, CARD_RATIO, D, band_face, coins_on, villager_face
from .geometry.places import Panels
from .road import Lanes, lanes, market_tabs

TITLE = 32.0
MOST_WIDE, NARROWEST = 92.0, 62.0
MARGIN = 3.0
"""Around the open cards, and to the edge of the road."""
GAP, BETWEEN = 6.0, 16.0
"""Gap between two cards, and what is added between those of two owners."""
MARKER = 22.0
BAND = 26.0
BAND_W = 118.0


def elsewhere(state: State, player: int, lit: Iterable[ItemId]) -> list[tuple[int | None, list[int]]]:
    """Return the cards among what can be clicked that have no place on a player's table, by the player they are with, if any."""
    wanted = set(items.CARD.among(lit)) - set(state.road)
    found: list[tuple[int | None, list[int]]] = []
    for pile in (*state.stacks, state.reserve):
        looked_through = [card for card in reversed(pile.cards) if card in wanted]
        if looked_through:
            found.append((None, looked_through))
    for other, seat in enumerate(state.seats):
        if other != player:
            hand = [card for card in seat.hand.cards if not is_hidden(card)] if wanted & set(seat.hand.cards) else []
            theirs = [card for card in (*seat.village.cards(), *seat.square) if card in wanted]
            if theirs or hand:
                found.append((other, theirs + hand))
    return found


def tray(position: Position, state: State, player: int, lit: Iterable[ItemId], parts: Panels) -> list[Placement]:
    """Lay out a sheet with these cards over the road, or over its open cards where a basic can be clicked; nothing if there are none."""
    lit = {*lit}
    groups = elsewhere(state, player, lit)
    if not groups:
        return []
    say, places = position.texts, lanes(parts.road, bool(state.developments))
    beside_basics = any(items.BASIC.among(lit))
    area = _over_open_cards(places, parts.road) if beside_basics else parts.road
    question = position.decision.question.key.removeprefix("ask.") if position.decision is not None else ""
    key = f"{D}.tray.{question}"
    title = say(key) if say.has(key) else say(f"{D}.tray.choose")
    below = [] if beside_basics else market_tabs(position, state, places, z=3)
    placed = [*below, panel("tray", area, "gold", z=200), heading("tray_title", area.x + 16, area.y + 6, area.w - 32, title, z=201)]
    room = Rect(area.x + 16, area.y + TITLE, area.w - 32, area.h - TITLE - 9)
    count = sum(len(cards) for _, cards in groups)
    owners = sum(owner is not None for owner, _ in groups)
    rows = 1
    while True:
        height = (room.h - (rows - 1) * GAP) / rows
        width = min(MOST_WIDE, height / CARD_RATIO)
        across = int((room.w - owners * (MARKER + BETWEEN) + GAP) // (width + GAP))
        if count <= across * rows:
            return placed + _cards(position, state, groups, room, width)
        if width < NARROWEST:
            return placed + _bands(position, state, groups, room)
        rows += 1


def _over_open_cards(places: Lanes, road: Rect) -> Rect:
    """Return where the open cards lie, with a margin: stacks and basics stay in sight."""
    first, last, top = places.cards[0], places.cards[-1], places.stacks[0].bottom + MARGIN
    return Rect(first.x - MARGIN, top, last.right - first.x + 2 * MARGIN, road.bottom - MARGIN - top)


def _owner(position: Position, owner: int, rect: Rect) -> Placement:
    face = seat_marker(position, owner)
    return Placement(f"frame:tray:{owner}", "marker", rect, face, 202, words=position.names[owner], static=True)


def _cards(position: Position, state: State, groups: list[tuple[int | None, list[int]]], room: Rect, width: float) -> list[Placement]:
    """Lay out whole cards in rows, after the sign of the player they are with."""
    placed: list[Placement] = []
    height = width * CARD_RATIO
    x, y = room.x, room.y
    for owner, cards in groups:
        if owner is not None:
            if x > room.x:
                x += BETWEEN
            if x + MARKER + GAP + width > room.right:
                x, y = room.x, y + height + GAP
            placed.append(_owner(position, owner, Rect(x, y + height / 2 - MARKER / 2, MARKER, MARKER)))
            x += MARKER + GAP
        for card in cards:
            if x + width > room.right + 0.5:
                x, y = room.x, y + height + GAP
            village = state.seats[owner].village if owner is not None else None
            coins = coins_on(village).get(card, 0) if village is not None else 0
            face = villager_face(position.texts, card, village, coins)
            rect = Rect(x, y, width, height)
            placed.append(Placement(items.CARD.id(card), "villager", rect, face, 203, width * CARD_RADIUS, face.name))
            x += width + GAP
    return placed


def _bands(position: Position, state: State, groups: list[tuple[int | None, list[int]]], room: Rect) -> list[Placement]:
    """Lay out the names of the cards in columns, when there are too many for whole cards."""
    placed: list[Placement] = []
    lines: list[tuple[int | None, int]] = [(owner, card) for owner, cards in groups for card in cards]
    down = int((room.h + 4) // (BAND + 4))
    across = -(-len(lines) // down)
    step = room.w / max(across, 1)
    for n, (owner, card) in enumerate(lines):
        x, y = room.x + n // down * step, room.y + n % down * (BAND + 4)
        if owner is not None:
            placed.append(Placement(f"frame:tray:{card}", "marker", Rect(x, y + 4, 18, 18), seat_marker(position, owner), 202, static=True))
        rect = Rect(x + 22, y, min(BAND_W, step - 28), BAND)
        village = state.seats[owner].village if owner is not None else None
        coins = coins_on(village).get(card, 0) if village is not None else 0
        face = band_face(position.texts, card, coins=coins)
        placed.append(Placement(items.CARD.id(card), "villager_band", rect, face, 203, 4, face.name))
    return placed
