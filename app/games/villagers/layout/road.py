"""The road: stacks with an open card each, the basics, reserve and discard pile, and the developments."""

from __future__ import annotations

from msgspec import Struct

from app.games.base.panels import label
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import COUNTS
from rules import ItemId
from rules.games.villagers import items
from rules.games.villagers.components import BASICS, MARKET_UNDER, MARKETS, ROAD
from rules.games.villagers.state import State

from ..faces import BasicPileFace, MarketTabFace, PileFace, ReserveFace, RoadGroundFace, RoadPlaceFace, StackFace
from ..position import Position
from ..words.cards import CARD_RATIO, D, suit_of, villager_face, whole_card
from .developments import developments
from .geometry.places import CARD

EDGE, TOP, BETWEEN, BOTTOM = 12.0, 11.0, 8.0, 9.0
"""Margins beside and above the stacks, from them to the open cards, and below these."""
STACK = 32.0
"""Height of a stack, for every ``CARD`` of width of a card."""
PITCH, CLOSE = 10.0, 5.0
"""Gap between two open cards, and the same beside developments or where it leaves the basics too little room."""
SHARE = 0.06
"""Share of any extra width that each gap gets."""
PILES, SMALL = 78.0, 48.0
"""Width of the column with reserve and discard pile, and of a basic beside developments."""
LEGIBLE = 98.0
"""Width with its gap at which a basic shows its whole name in every language."""
PILE, PILE_RATIO = 52.0, 1.19
CAPTION = 18.0
BASIC_TOP = 28.0
"""Room above the basics for their counts."""
TAB = Rect(0, 0, 28, 17)
"""A market card's edge."""


class Lanes(Struct, frozen=True):
    """Where the positions of the road and everything beside them are."""

    stacks: tuple[Rect, ...]
    cards: tuple[Rect, ...]
    rest: Rect


def lanes(area: Rect, crowded: bool) -> Lanes:
    """Return the places on the road in ``area``; ``crowded``: developments need room beside it."""
    k = (area.h - TOP - BETWEEN - BOTTOM) / (STACK + CARD * CARD_RATIO)
    width, strip = CARD * k, STACK * k
    extra = max(0.0, area.w - 1000 * k)
    pitch = width + (CLOSE if crowded else PITCH * k) + extra * SHARE
    if not crowded:
        pitch = max(width + CLOSE, min(pitch, (area.w - EDGE - PILES - LEGIBLE * len(BASICS) - 16) / ROAD))
    stacks = tuple(Rect(area.x + EDGE + n * pitch, area.y + TOP, width, strip) for n in range(ROAD))
    y = area.y + TOP + strip + BETWEEN
    cards = tuple(Rect(one.x, y, width, width * CARD_RATIO) for one in stacks)
    left = cards[-1].x + pitch + 4
    return Lanes(stacks, cards, Rect(left, area.y, area.right - left, area.h))


def road(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the whole tray."""
    crowded = bool(state.developments)
    places = lanes(area, crowded)
    placed = [
        Placement("frame:road", "road", area, RoadGroundFace(), z=-50, static=True),
        *_stacks(position, state, places),
        *_open(position, state, places),
    ]
    rest = places.rest
    if not crowded:
        column = Rect(rest.right - PILES, rest.y, PILES, rest.h)
        placed += _basics(position, state, Rect(rest.x + 4, rest.y, column.x - rest.x - 8, rest.h))
        return placed + _piles(position, state, column)
    beside = 2 * SMALL + 22
    placed += developments(position, state, Rect(rest.x + 2, rest.y + TOP - 2, rest.w - beside - 6, rest.h - TOP - BOTTOM + 4))
    return placed + _small_piles(position, state, Rect(rest.right - beside, rest.y, beside, rest.h))


def _stacks(position: Position, state: State, places: Lanes) -> list[Placement]:
    """Lay out the stacks, with the edges of the market cards that lie below them."""
    say = position.texts
    placed: list[Placement] = []
    for n, (pile, rect) in enumerate(zip(state.stacks, places.stacks, strict=True)):
        count = len(pile.cards)
        if count:
            suit = suit_of(pile.cards[-1])
            words = say(f"{D}.words.stack", n=count, suit=say(f"{D}.suit.{suit}"), number=n + 1)
            placed.append(Placement(items.STACK.id(n), "stack", rect, StackFace(suit, count), 2, 5, words))
        else:
            words = say(f"{D}.words.no_stack", number=n + 1)
            placed.append(Placement(items.STACK.id(n), "road_place", rect, RoadPlaceFace(), 2, 5, words, static=True))
    return placed + market_tabs(position, state, places)


def market_tabs(position: Position, state: State, places: Lanes, z: int = COUNTS) -> list[Placement]:
    """Lay out the edges of the market cards still to come, above any ring around their stacks."""
    say, placed = position.texts, []
    for market, n in enumerate(MARKET_UNDER):
        if market >= state.markets:
            rect = places.stacks[n]
            tab = Rect(rect.right - TAB.w + 3, rect.y - TAB.h * 0.65, TAB.w, TAB.h)
            due = all(not state.stacks[i].cards for i in MARKETS[market])
            words = say(f"{D}.market.{market + 1}")
            placed.append(Placement(items.MARKET.id(market), "market_tab", tab, MarketTabFace(market + 1, due), z, TAB.h / 2, words))
    return placed


def _open(position: Position, state: State, places: Lanes) -> list[Placement]:
    """Lay out the open cards with their coins, and the empty positions."""
    placed: list[Placement] = []
    for n, (card, rect) in enumerate(zip(state.road, places.cards, strict=True)):
        words = position.texts(f"{D}.words.no_open_card", number=n + 1)
        placed.append(Placement(items.ROAD.id(n), "road_place", rect, RoadPlaceFace(), -5, 6, words, static=True))
        if card:
            placed.append(whole_card(position.texts, card, rect, coins=state.road_coins[n]))
    return placed


def _basic(position: Position, state: State, n: int, rect: Rect) -> Placement:
    """Lay out the open pile of a basic."""
    say, cards = position.texts, state.basics[n]
    words = say(f"{D}.words.basic_pile", card=say(f"{D}.card.{BASICS[n]}"), n=len(cards))
    face = BasicPileFace(villager_face(say, cards[-1]) if cards else None, len(cards))
    return Placement(items.BASIC.id(BASICS[n]), "basic_pile", rect, face, 2, rect.w * 6.5 / CARD, words)


def _basics(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out the basics as whole cards side by side."""
    count = len(BASICS)
    width = min((area.w - 4) / count - 4, (area.h - BASIC_TOP - BOTTOM - CAPTION) / CARD_RATIO)
    step = min((area.w - width) / (count - 1), width * 1.2)
    left = area.x + (area.w - width - step * (count - 1)) / 2
    height = width * CARD_RATIO
    y = area.y + BASIC_TOP + (area.h - BASIC_TOP - BOTTOM - height) / 2
    return [_basic(position, state, n, Rect(left + n * step, y, width, height)) for n in range(count)]


def _reserve(position: Position, state: State, rect: Rect) -> Placement:
    """Lay out the reserve: its top card shows its suit."""
    cards = state.reserve.cards
    suit = suit_of(cards[-1]) if cards else None
    words = position.texts(f"{D}.words.reserve", n=len(cards))
    return Placement(items.RESERVE, "reserve", rect, ReserveFace(suit, len(cards)), 2, 5, words)


def _discard(position: Position, state: State, rect: Rect) -> Placement:
    """Lay out the discard pile."""
    cards = state.discard.cards
    face = PileFace(villager_face(position.texts, cards[-1]) if cards else None, len(cards))
    return Placement(items.DISCARD_PILE, "discard", rect, face, 2, 5, position.texts(f"{D}.words.discard", n=len(cards)))


def _caption(position: Position, item: ItemId, rect: Rect) -> Placement:
    below = Rect(rect.cx - 38, rect.bottom + 2, 76, 16)
    return label(f"frame:{item}", below, position.texts(f"{D}.label.{item}"), "label", "light", "centre")


def _piles(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out reserve and discard pile, one below the other, with their names."""
    each = (area.h - 6) / 2
    width = min(PILE * (each / 91), area.w - 20)
    first = Rect(area.cx - width / 2, area.y + 8, width, width * PILE_RATIO)
    second = Rect(first.x, first.y + each - 2, width, first.h)
    return [
        _reserve(position, state, first),
        _caption(position, items.RESERVE, first),
        _discard(position, state, second),
        _caption(position, items.DISCARD_PILE, second),
    ]


def _small_piles(position: Position, state: State, area: Rect) -> list[Placement]:
    """Lay out basics and both piles in two columns."""
    count = len(BASICS)
    each = (area.h - 14) / count
    width = min(SMALL, (each - 6) / PILE_RATIO)
    left = [Rect(area.x + 6, area.y + 10 + n * each, width, width * PILE_RATIO) for n in range(count)]
    x = area.right - width - 10
    return [
        *(_basic(position, state, n, rect) for n, rect in enumerate(left)),
        _reserve(position, state, Rect(x, left[0].y, width, left[0].h)),
        _discard(position, state, Rect(x, left[1].y, width, left[1].h)),
    ]
