"""The upper part of the table: display, supplies, bonuses, and the cards just bought."""

from __future__ import annotations

from app.games.base.panels import heading, label, panel
from app.table.geometry.faces import ButtonFace, GroundFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from app.table.parts.bars import Bars
from rules import ItemId
from rules.games.burgundy_cards import items
from rules.games.burgundy_cards.components import DEAL, GOODS_KIND, KINDS, SPECIES, Cards
from rules.games.burgundy_cards.state import State

from ..faces import AllSevenFace, DieFace, DiscardPileFace, DrawPileFace, FirstBonusFace, PileCountFace, SlotFace, SupplyFace
from ..position import Position
from ..words.cards import card_face
from .places import CARD_RATIO, WIDEST, fan, full_card

ALL_SEVEN = 28.0
"""Minimum room for each bonus for all seven kinds."""
LABEL = 42.0
"""Height of the dice above the columns of the display."""
MIN_STRIP, TIGHT_STRIP = 24.0, 19.0
"""Height of the visible strip of a covered card; the smaller one if more than three cards are in a row."""


def display(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the six columns of face-up cards under their dice."""
    texts = position.texts
    placed = [Placement("frame:display", "tray", area, GroundFace("tray"), static=True, z=-50, words=texts("burgundy_cards.words.display"))]
    step = (area.w - 16) / len(state.display)
    for number, row in enumerate(state.display, 1):
        column = Rect(area.x + 8 + (number - 1) * step, area.y + LABEL, step, area.h - LABEL - 9)
        die = Rect(column.cx - 12.5, area.y + 9, 25, 25)
        words = texts("burgundy_cards.words.row", die=number)
        placed.append(Placement(f"row:{number}", "die", die, DieFace(number), z=0, words=words, static=True))
        if row:
            placed += _column(position, row, column)
    return placed


def _column(position: Position, row: Cards, column: Rect) -> list[Placement]:
    """Lay out the cards of one row of the display, as large as their number allows."""
    most = min(column.w - 10, column.h * 0.8 / CARD_RATIO, WIDEST)
    hidden = len(row) - 1
    least = MIN_STRIP if hidden <= 2 else TIGHT_STRIP
    strip = max(least, min(36.0, (column.h - most * CARD_RATIO) / hidden)) if hidden else 0.0
    width = min(most, (column.h - hidden * strip) / CARD_RATIO)
    height = hidden * strip + width * CARD_RATIO
    top = column.y + min(14.0, (column.h - height) / 2)
    return fan(position, row, Rect(column.x, top, column.w, height), width, strip)


def supplies(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the goods and animal stacks, the draw and discard piles, and the bonuses still available."""
    texts = position.texts
    x, y = area.x + 14, area.y + 7
    piles_w = 62.0
    card_w = min(46.0, piles_w)
    half = (area.w - 28 - piles_w - 20) / 2
    pile_h = min(area.h - 130, WIDEST)
    pile_w = min((half - 14) / 2, pile_h / CARD_RATIO)
    placed = [
        panel("supplies", area),
        heading("goods", x, y, half - 8, texts("burgundy_cards.label.goods")),
        heading("animals", x + half + 6, y, half - 8, texts("burgundy_cards.label.animals")),
    ]
    for pool, left in (("goods", x), ("animals", x + half + 6)):
        for index, pile in enumerate(state.goods if pool == "goods" else state.animals):
            rect = Rect(left + 1 + index * (pile_w + 10), y + 31, pile_w, pile_w * CARD_RATIO)
            placed.append(_supply(position, pool, index, pile.cards, rect))
            placed += count(items.SUPPLY[pool].id(index), rect, len(pile.cards))
    piles_x = area.right - 14 - card_w
    pile_step = min((area.h - 24) / 2, card_w * CARD_RATIO + 36)
    draw = Rect(piles_x - 4, area.y + 15, card_w, card_w * CARD_RATIO)
    words = texts("burgundy_cards.words.draw", n=len(state.draw.cards))
    placed.append(Placement("draw", "draw_pile", draw, DrawPileFace(len(state.draw.cards)), z=1, radius=4, words=words))
    placed += count("draw", draw, len(state.draw.cards), 0)
    heap = Rect(draw.x, area.y + 15 + pile_step, card_w, card_w * CARD_RATIO)
    top = state.discard.cards[-1] if state.discard.cards else 0
    words = texts("burgundy_cards.words.discard", n=len(state.discard.cards))
    face = DiscardPileFace(card_face(position, top, value=False) if top else None, len(state.discard.cards))
    placed.append(Placement("discard", "discard_pile", heap, face, z=1, radius=4, words=words))
    placed += count("discard", heap, len(state.discard.cards))
    low = Rect(x, area.y + 31 + pile_w * CARD_RATIO + 20, piles_x - 16 - x, 0)
    return [*placed, *bonuses(position, state, Rect(low.x, low.y, low.w, area.bottom - low.y))]


def count(pile: ItemId, rect: Rect, n: int, least: int = 1) -> list[Placement]:
    """Lay out the number of cards at the upper right of a pile, above any ring around it; nothing for fewer than ``least``."""
    place = Rect(rect.right - 20, rect.y + 1.5, 19, 19)
    return [Placement(f"frame:{pile}:count", "pile_count", place, PileCountFace(n), z=COUNTS, static=True)] if n >= least else []


def _supply(position: Position, pool: str, index: int, cards: Cards, rect: Rect) -> Placement:
    """Lay out one of the open stacks: its top card and the number of cards."""
    item = items.SUPPLY[pool].id(index)
    if not cards:
        return Placement(item, "slot", rect, SlotFace(), radius=5, words=position.texts(f"burgundy_cards.words.empty_{pool}"))
    top = (GOODS_KIND if pool == "goods" else SPECIES)[cards[-1]]
    words = position.texts(f"burgundy_cards.words.{pool}_stack", what=top, n=len(cards))
    return Placement(item, "supply", rect, SupplyFace(pool, top, len(cards)), z=1, radius=5, words=words)


def bonuses(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the first bonuses and all-seven bonuses that are still there."""
    texts = position.texts
    height = min(40.0, area.h - 34)
    values = DEAL[len(state.seats)].all_seven_stack
    firsts_w = area.w - max(area.w * 0.34, len(values) * ALL_SEVEN)
    step = min(32.0, (firsts_w - 8) / len(KINDS))
    placed = [
        heading("firsts", area.x, area.y, firsts_w - 12, texts("burgundy_cards.label.firsts")),
        label(
            "frame:all_seven",
            Rect(area.x + firsts_w, area.y, area.w - firsts_w, 22),
            texts("burgundy_cards.label.all_seven"),
            "h3",
            "burgundy",
        ),
    ]
    for i, kind in enumerate(KINDS):
        rect = Rect(area.x + i * step, area.y + 27, min(26.0, step - 4), height)
        taken = kind not in state.firsts
        words = texts("burgundy_cards.words.first_taken" if taken else "burgundy_cards.words.first", kind=kind)
        placed.append(Placement(f"first:{kind}", "first_bonus", rect, FirstBonusFace(kind, taken), radius=4, words=words))
    step = min(32.0, (area.w - firsts_w) / len(values))
    for i, value in enumerate(values):
        rect = Rect(area.x + firsts_w + i * step, area.y + 27, min(28.0, step - 2), height)
        taken = value not in state.all_seven
        words = texts("burgundy_cards.words.all_seven_taken" if taken else "burgundy_cards.words.all_seven", n=value)
        one = AllSevenFace(value, bool(state.all_seven) and value == state.all_seven[0], taken)
        placed.append(Placement(f"all_seven:{value}", "all_seven_bonus", rect, one, z=len(values) - i, radius=4, words=words))
    return placed


def offer(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the three bought cards on a sheet, with their two uses."""
    texts = position.texts
    z = 60
    width = min((area.h - 62) / CARD_RATIO, area.w * 0.19)
    height = width * CARD_RATIO
    placed = [
        panel("offer", area, "gold", z=z),
        heading("offer_heading", area.x + 16, area.y + 8, area.w - 32, texts("burgundy_cards.label.offer"), z=z),
    ]
    left, top = area.x + 22, area.y + 42 + (area.h - 62 - height) / 2
    for i, card in enumerate(state.offer):
        rect = Rect(left + i * (width + 14), top, width, height)
        placed.append(full_card(position, card, rect, z=z + 1))
    high = Bars(position.text_size).around(36.0)
    buttons = Rect(left + 3 * (width + 14) + 8, top + height / 2 - high - 5, 0, 0)
    room = area.right - buttons.x - 20
    for i, (item, icon) in enumerate(((items.KEEP, "tray-arrow-down"), (items.USE, "dice-multiple"))):
        words = texts(f"burgundy_cards.button.{'keep' if item == items.KEEP else 'use'}")
        rect = Rect(buttons.x, buttons.y + i * (high + 10), room, high)
        placed.append(Placement(item, "button", rect, ButtonFace(words, icon), z=z + 1, radius=8, words=words))
    return placed
