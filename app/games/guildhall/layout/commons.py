"""The upper row: VP cards on offer, both piles, the race to the target."""

from __future__ import annotations

from app.games.base.panels import background, heading, label, panel
from app.games.base.seats import seat_marker
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules import ItemId
from rules.games.guildhall import items
from rules.games.guildhall.state import State

from ..faces import DiscardPileFace, DrawPileFace, PileCountFace, RaceBarFace, VpDeckFace, VpPlaceFace
from ..position import Position
from ..words.cards import D, card_face, card_words, vp_card
from .places import CARD_RATIO, VP_RATIO, pile_width, vp_card_width

LETTER = 6.6
"""Maximum average width of a letter in small print."""
NAME_LETTER, NAME_SHARE = 8.0, 0.32
"""Maximum average width of a letter in a name, and the maximum share of the race's width for the names."""
RACE_ROW = 34.0
"""Maximum height of a line of the race."""
PER_EDGE, VP_PER_EDGE = 12, 6
"""How many cards below the top one add one more edge to the look of a pile."""
MOST_DEEP = 5
"""Maximum number of edges on a pile."""


def vp_row(position: Position, state: State, area: Rect, top: Rect) -> list[Placement]:
    """Lay out the deck and the five places of the row."""
    say = position.texts
    width = vp_card_width(top)
    height = width * VP_RATIO
    y = area.cy - height / 2
    placed = [background("vp_row", "tray", area)]
    deck = Rect(area.x + 13, y + height * 0.14, width * 0.86, height * 0.86)
    left = len(state.vp_deck.cards)
    words = say(f"{D}.words.vp_deck", n=left)
    placed.append(Placement(items.VP_DECK, "vp_deck", deck, VpDeckFace(_deep(left, VP_PER_EDGE)), z=1, radius=6, words=words))
    placed.append(_count(items.VP_DECK, deck, left))
    for place, card in enumerate(state.vp_row):
        rect = Rect(area.x + 13 + (place + 1) * (width + 9), y, width, height)
        placed.append(Placement(items.VP_PLACE.id(place), "vp_place", rect, VpPlaceFace(), z=-5, static=True))
        if card:
            placed.append(vp_card(say, card, rect))
    return placed


def piles(position: Position, state: State, area: Rect, top: Rect, searched: bool) -> list[Placement]:
    """Lay out both piles with their counts.

    The top discard is an item of its own, unless the pile is being ``searched`` and it lies in a tray.
    """
    say = position.texts
    width = pile_width(top)
    height = width * CARD_RATIO
    y = area.y + (area.h - height - 22) / 2
    placed = [background("piles", "tray", area)]
    draw = Rect(area.cx - width - 10, y, width, height)
    left = len(state.draw.cards)
    words = say(f"{D}.words.draw_pile", n=left)
    placed.append(Placement(items.DRAW_PILE, "draw_pile", draw, DrawPileFace(_deep(left, PER_EDGE)), z=1, radius=6, words=words))
    placed.append(_count(items.DRAW_PILE, draw, left))
    heap = Rect(draw.right + 20, y, width, height)
    placed.append(
        Placement(
            items.DISCARD_PILE, "discard_pile", heap, DiscardPileFace(), z=0, radius=6, words=say(f"{D}.words.no_discard"), static=True
        )
    )
    count = len(state.discard.cards)
    if count:
        top_card = state.discard.cards[-1]
        words = say(f"{D}.words.discard_pile", n=count, card=card_words(say, top_card))
        item = "frame:top_card" if searched else items.CARD.id(top_card)
        face = DiscardPileFace(card_face(say, top_card), _deep(count, PER_EDGE))
        placed.append(Placement(item, "discard_pile", heap, face, z=1, radius=6, words=words, static=searched))
        placed.append(_count(items.DISCARD_PILE, heap, count))
    for rect, key in ((draw, "draw_pile"), (heap, "discard_pile")):
        below = Rect(rect.x - 9, rect.bottom + 5, rect.w + 18, 18)
        placed.append(label(f"frame:{key}", below, say(f"{D}.label.{key}"), "label_regular", "light", "centre", 13))
    return placed


def _deep(count: int, each: int) -> int:
    """Return how many cards deep a pile looks: 0 if empty, 1 for a single card, otherwise the top card and its edges."""
    return min(1 + MOST_DEEP, 1 + -(-(count - 1) // each)) if count else 0


def _count(pile: ItemId, rect: Rect, count: int) -> Placement:
    """Lay out the number of cards at the upper right of a pile, above any ring around it.

    The number is a picture of its own because it changes all the time.
    """
    size = min(27.0, max(17.0, rect.w * 0.29))
    place = Rect(rect.right - size * 0.68, rect.y - size * 0.26, size, size)
    return Placement(f"frame:{pile}:count", "pile_count", place, PileCountFace(count), z=COUNTS, static=True)


def race(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out each player's progress to the points that win, and who was drawn to go first."""
    say = position.texts
    begun = say(f"{D}.label.first", name=position.names[state.first])
    told = min(len(begun) * LETTER, area.w * 0.6)
    title = heading("race_heading", area.x + 14, area.y + 6, area.w - 28 - told - 8, say(f"{D}.label.race", n=state.target))
    beside = Rect(title.rect.right + 8, title.rect.y, told, title.rect.h)
    placed = [
        panel("race", area),
        title,
        label("frame:race_first", beside, begun, "label_regular", "second", "right"),
    ]
    count = len(state.seats)
    room = area.h - 34 - 7
    row = min(RACE_ROW, room / count)
    y = area.y + 34 + (room - row * count) / 2
    longest = max(map(len, position.names)) * NAME_LETTER
    name_w = min(max(min(110.0, area.w * 0.2), longest), area.w * NAME_SHARE)
    for player in range(count):
        points = position.scores[player]
        line = Rect(area.x + 14, y + player * row, area.w - 28, row)
        mark = Rect(line.x, line.cy - 9.5, 19, 19)
        name = position.names[player]
        placed.append(Placement(f"race:{player}:marker", "marker", mark, seat_marker(position, player), static=True))
        placed.append(label(f"race:{player}:name", Rect(line.x + 26, line.y, name_w, row), name, "body_bold", "ink"))
        bar = Rect(line.x + 32 + name_w, line.cy - 9, line.right - 40 - (line.x + 32 + name_w), 18)
        placed.append(
            Placement(f"race:{player}", "race_bar", bar, RaceBarFace(position.colours[player], points or 0, state.target), static=True)
        )
        if points is not None:
            rect = Rect(line.right - 36, line.y - 2, 36, row + 4)
            placed.append(label(f"race:{player}:points", rect, str(points), "num", "burgundy", "right", 19))
    return placed
