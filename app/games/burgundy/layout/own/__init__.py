"""One player's dice, workers, silver, storage and goods."""

from __future__ import annotations

from collections import Counter

from app.games.base.panels import heading, label, panel
from app.table.geometry.placement import Placement, Purse, Rect
from rules.games.burgundy import items
from rules.games.burgundy.components import GOODS_LIMIT, GOODS_TYPE
from rules.games.burgundy.modules import ROUTE as SPACES_OF
from rules.games.burgundy.modules import ROUTE_SPACES, RouteSpace
from rules.games.burgundy.state import Seat, store_of

from ...faces import (
    CommonSpaceFace,
    DieFace,
    GoodsFace,
    GoodsStoreFace,
    KeySpaceFace,
    RouteCardFace,
    RouteSpaceFace,
    RouteState,
    SilverFace,
    SoldFace,
    WorkersFace,
    goods_on_route,
)
from ...position import Position
from ...words.tiles import D, tile_of
from .. import places
from ..rail import teams

ANGLES = (-5, 6)
"""Tilt of the player's own dice in degrees."""
DICE_W = 196.0
"""Width of the part with dice, workers and silver."""
CLOSER = 3.0
"""How much closer together workers and coins lie beside a number of two digits."""
GOODS_H, GOODS_TOP, LOWER = 105.0, 34.0, 24.0
"""Height of the part with the goods, where they begin in it, and how much lower it is above a trade route."""
SOLD_W = 100.0
"""Minimum width of the goods sold."""
WELL = Rect(0, 0, 80, 66)
SOLD, SOLD_STEP, MOST_SOLD = Rect(0, 0, 40, 50), 6.0, 6
"""Size of one sold goods tile, how much wider each further one makes the pile, and how many are drawn."""
BESIDE, COUNT, LETTER = 12.0, 24.0, 6.7
"""Gap beside the sold goods, room for a plain number there, and the width of a letter."""
MOST_STORED = 62.0
GOODS_TYPES = max(GOODS_TYPE)
ROUTE = places.ROUTE
"""Height of the part with the trade route."""
MOST_CARD, CARD_SHAPE, CARD_GAP = 150.0, 0.56, 4.0
"""Maximum width of a trade route card, its height in widths, and the gap between two."""


def own(position: Position, seat: Seat, player: int, area: Rect, throw: int) -> list[Placement]:
    """Lay out the whole panel. ``throw``: how often the dice have been rolled."""
    placed = [panel("own", area)]
    route = ROUTE if seat.routes else 0.0
    upper = _upper(area, route)
    goods_h = area.h - upper.h - route
    placed += _dice(position, seat, player, Rect(upper.x, upper.y, DICE_W - 20, upper.h), throw)
    placed += _storage(position, seat, player, Rect(upper.x + DICE_W, upper.y, upper.w - DICE_W, upper.h))
    placed += _goods(position, player, Rect(upper.x, upper.bottom, upper.w, goods_h))
    return placed + _route(position, seat, player, Rect(upper.x, upper.bottom + goods_h - 2, upper.w, route - 6)) if route else placed


def _heading(position: Position, name: str, area: Rect) -> Placement:
    words = position.texts(f"{D}.label.{name}")
    return heading(name, area.x, area.y + 7, area.w, words)


def _dice_heading(position: Position, player: int, area: Rect) -> Placement:
    """Lay out the heading of the dice; in a team it says whose they are, since all else belongs to both partners."""
    if not teams.playing(position.view):
        return _heading(position, "dice", area)
    return heading("dice", area.x, area.y + 7, area.w, position.texts(f"{D}.label.dice_of", name=position.names[player]))


def _dice(position: Position, seat: Seat, player: int, area: Rect, throw: int) -> list[Placement]:
    """Lay out two dice, the workers and the silver."""
    say = position.texts
    placed, store = [_dice_heading(position, player, area)], store_of(position.view, player)
    room = area.h - 29 - 42
    size = min(66.0, max(40.0, room - 16))
    y = area.y + 31 + (room - size) / 2
    for n, number in enumerate(seat.dice):
        used = seat.used[n]
        words = say(f"{D}.words.{'die_used' if used else 'die'}", number=number)
        rect = Rect(area.x + 7 + n * (size + 18), y, size, size)
        die = DieFace(position.colours[player], number, ANGLES[n], used)
        placed.append(Placement(items.DIE.id(player, n), "die", rect, die, 5, radius=size * 0.23, words=words, throw=throw))
    y = area.bottom - 40
    shown: tuple[tuple[str, str, float, float, int, float, WorkersFace | SilverFace], ...] = (
        ("worker", "workers", area.x, 19.0, 4, 4.0, WorkersFace(store.workers)),
        ("silver", "silver", area.x + 115, 17.0, 2, 8.0, SilverFace(store.silver)),
    )
    for what, kind, x, step, most, gap, face in shown:
        count = face.count
        words = say(f"{D}.words.{kind}", n=count)
        pieces = Rect(x, y + 1, (max(1, min(most, count)) - 1) * (step - CLOSER if count > 9 else step) + 30, 30)
        purse = Purse(player, what, count)
        placed.append(Placement(items.store(player, what), kind, pieces, face, 5, radius=8, words=words, purse=purse))
        number_at = Rect(pieces.right + gap, y + 1, 28, 30)
        placed.append(label(f"count:{player}:{what}", number_at, str(count), "bignum", "ink", px=22))
    return placed


def _storage(position: Position, seat: Seat, player: int, area: Rect) -> list[Placement]:
    """Lay out the storage spaces and what is on them; those a team has in common follow the player's own."""
    common = store_of(position.view, player).storage
    share = area.w * len(seat.storage) / (len(seat.storage) + len(common))
    placed = [_heading(position, "storage", Rect(area.x, area.y, share - (12 if common else 0), area.h))]
    if common:
        fits = len(position.texts(f"{D}.label.common")) * LETTER <= area.w - share
        placed.append(_heading(position, "common" if fits else "common_short", Rect(area.x + share, area.y, area.w - share, area.h)))
    rects = _storage_places(area, len(seat.storage) + len(common))
    spaces = [(items.STORAGE.id(player, n), "key_space", "storage", n, tile) for n, tile in enumerate(seat.storage)]
    spaces += [(items.COMMON.id(seat.store, n), "common_space", "common", n, tile) for n, tile in enumerate(common)]
    for (item, kind, key, n, tile), rect in zip(spaces, rects, strict=True):
        words = position.texts(f"{D}.words.{key}", n=n + 1)
        empty = KeySpaceFace() if key == "storage" else CommonSpaceFace()
        placed.append(Placement(item, kind, rect, empty, 1, words=words, shape="hexagon", static=bool(tile)))
        if tile:
            placed.append(tile_of(position, tile, rect))
    return placed


def storage_places(area: Rect, spaces: int, route: bool = False) -> list[Rect]:
    """Return the places of this many storage spaces in the panel at ``area``."""
    upper = _upper(area, ROUTE if route else 0.0)
    return _storage_places(Rect(upper.x + DICE_W, upper.y, upper.w - DICE_W, upper.h), spaces)


def _storage_places(area: Rect, spaces: int) -> list[Rect]:
    width = area.w / spaces
    radius = min(MOST_STORED, (width - 6) / places.ROOT3, (area.h - 38) / 2)
    return [places.hexagon(area.x + width * (n + 0.5), area.y + 33 + (area.h - 38) / 2, radius) for n in range(spaces)]


def _upper(area: Rect, route: float) -> Rect:
    """Return the part of the panel above the goods and the trade route."""
    goods = GOODS_H - LOWER if route else GOODS_H
    return Rect(area.x + 16, area.y, area.w - 32, area.h - goods - route)


def _route(position: Position, seat: Seat, player: int, area: Rect) -> list[Placement]:
    """Lay out the cards of the trade route side by side, with the goods that lie on them (BU-23.2)."""
    sold = store_of(position.view, player).sold
    width = min(MOST_CARD, (area.w - (len(seat.routes) - 1) * CARD_GAP) / len(seat.routes))
    high = min(area.h, width * CARD_SHAPE)
    placed: list[Placement] = []
    for n, card in enumerate(seat.routes):
        rect = Rect(area.x + n * (width + CARD_GAP), area.y + (area.h - high) / 2, width, high)
        words = position.texts(f"{D}.route")
        placed.append(Placement(items.ROUTE.id(card), "route_card", rect, RouteCardFace(), 2, radius=5, words=words))
        for i, printed in enumerate(SPACES_OF[card]):
            at = n * ROUTE_SPACES + i
            space = Rect(rect.x + i * width / ROUTE_SPACES, rect.y, width / ROUTE_SPACES, high)
            placed += _route_space(position, player, at, printed, sold, space)
    return placed


def _route_space(position: Position, player: int, at: int, printed: RouteSpace, sold: tuple[int, ...], rect: Rect) -> list[Placement]:
    """Lay out one space of the trade route and the good on it."""
    laid = GOODS_TYPE[sold[at]] if at < len(sold) else 0
    stage: RouteState = "next" if at == len(sold) else "open"
    if laid:
        stage = "match" if laid == printed.type else "other"
    key = f"{D}.words.route_taken" if laid else f"{D}.words.route_space"
    words = position.texts(key, n=at + 1, what=laid or printed.type, bonus=printed.bonus)
    face = RouteSpaceFace(printed.type, printed.bonus, stage)
    placed = [Placement(items.ROUTE_SPACE.id(player, at), "route_space", rect, face, 3, words=words, printed=(rect,))]
    if laid:
        dx, dy, side = goods_on_route(rect.w, rect.h)
        good = Rect(rect.x + dx, rect.y + dy, side, side)
        placed.append(Placement(items.GOOD.id(sold[at]), "goods", good, GoodsFace(laid), 6, radius=3, static=True))
    return placed


def _goods(position: Position, player: int, area: Rect) -> list[Placement]:
    """Lay out the goods by type, free places for further types, and the sold goods."""
    say = position.texts
    placed, store = [_heading(position, "goods", area)], store_of(position.view, player)
    lower = LOWER if position.view.seats[player].routes else 0.0
    well, pile = WELL.h - lower, SOLD.h - lower / 3
    held = sorted(Counter(GOODS_TYPE[good] for good in store.goods).items())
    y = area.y + GOODS_TOP - lower / 8
    wells = GOODS_TYPES if position.view.solo else GOODS_LIMIT  # BU-25.1
    step = min(WELL.w + 8, (area.w - SOLD_W) / wells)
    for n in range(wells):
        rect = Rect(area.x + n * step, y, step - 8, well)
        if n < len(held):
            what, count = held[n]
            words = say(f"{D}.words.goods_of", what=what, count=count)
            placed.append(
                Placement(
                    items.store(player, what),
                    "goods_store",
                    rect,
                    GoodsStoreFace(what, count),
                    5,
                    radius=8,
                    words=words,
                    purse=Purse(player, "goods"),
                )
            )
        else:
            words = say(f"{D}.words.no_goods")
            placed.append(
                Placement(f"goods_place:{player}:{n}", "goods_store", rect, GoodsStoreFace(), 1, radius=8, words=words, static=True)
            )
    x = area.x + wells * step + 12
    count = len(store.sold)
    words = say(f"{D}.words.sold", n=count)
    most = min(MOST_SOLD, 1 + int((area.right - x - SOLD.w - BESIDE - COUNT) / SOLD_STEP))
    rect = Rect(x, y + (well - pile) / 2, SOLD.w + SOLD_STEP * (max(1, min(most, count)) - 1), pile)
    placed.append(Placement(items.store(player, "sold"), "sold", rect, SoldFace(count), 5, radius=6, words=words))
    left = rect.right + BESIDE if count else x
    beside = Rect(left, rect.y, area.right - left, rect.h)
    said = say(f"{D}.label.sold", n=count) if count else say(f"{D}.label.none_sold")
    if count and len(said) * LETTER > beside.w:
        said = str(count)
    placed.append(label(f"count:{player}:sold", beside, said, "body_bold", "second"))
    return placed
