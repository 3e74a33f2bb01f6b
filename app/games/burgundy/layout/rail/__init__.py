"""The players' boxes on the right: miniature duchies, dice, key numbers, and the log if there is room."""

from __future__ import annotations

from msgspec.structs import replace

from app.games.base.panels import label
from app.games.base.seats import player_box
from app.table.geometry.placement import Placement, Rect
from app.table.parts.frame import rail_columns
from app.table.parts.log_box import log_box
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import GOODS_TYPE
from rules.games.burgundy.modules import ROUTE
from rules.games.burgundy.state import Seat, State, estate_of, store_of

from ...faces import MiniDuchyFace, MiniRouteFace
from ...position import Position
from ...words.tiles import D, shield_of, throw
from .. import places
from . import minis, teams

HEAD = 40.0
NUMBERS = 76.0
"""Width of the column with dice and numbers."""
SHIELD, SHIELDS, SCORE = Rect(0, 0, 17, 20), 56.0, 62.0
"""Size of a shield beside a player's name, width for all of them, and for the points after them."""
BESIDE_NAME = 6.0
"""Gap between the name, with the place in the round, and the shields."""
ROW, COLUMN = 26.0, 46.0
"""Height of a row of numbers, and width of a column: a sign, two digits, and a gap before the next sign."""
LOW_NUMBERS = 2 * (minis.DIE + 7) + 40.0
"""Width of the same column in a low box: the dice, with a number beside them."""
BESIDE = 190.0
"""Maximum height of the room for which the numbers are beside the miniature duchy; otherwise they are below it, with the storage."""
LOW_BOX = 118.0
"""Height of the room below which the numbers are side by side."""
MINI_ROUTE = 18.0
"""Height of a miniature trade route."""
STORED, SMALL, SMALLEST, LEAST_STORED = 46.0, 28.0, 18.0, 60.0
"""Height of the stored tiles, below the duchy and beside it, there at least, and the minimum width for them beside the dice."""
LOW = minis.DIE + 16 + STORED
LARGE = 1.3
"""Scale from which two boxes can be read beside a log even in the narrow rail of a window that fills the screen."""
OFFER_W = 145.0
"""Width of the words on what a player can choose from."""


def rail(position: Position, area: Rect) -> list[Placement]:
    """Lay out all boxes from the top, then the log, in a very wide window beside them."""
    state = position.view
    if teams.playing(state):
        return teams.rail(position, area)
    column, beside = rail_columns(area)
    for_log = position.wide or (len(state.seats) == 2 and position.scale >= LARGE)
    boxes, below = places.boxes(column, len(state.seats), for_log and beside is None)
    log = beside or below
    placed: list[Placement] = []
    for player, box in enumerate(boxes):
        placed += [player_box(position, player, box)] if state.solo else _box(position, state, player, box)
    if log is not None:
        placed += log_box(position, log, position.texts(f"{D}.label.log"))
    return placed


def _box(position: Position, state: State, player: int, box: Rect) -> list[Placement]:
    """Lay out one player: name, miniature duchy, dice, workers, silver and goods."""
    say, seat = position.texts, state.seats[player]
    place = f"{state.order.index(player) + 1}." if state.round and state.standings is None else ""
    shields = _shields(position, state, player, box)
    kept = box.right - SCORE - shields[0].rect.x + BESIDE_NAME if shields else 0.0
    placed = [player_box(position, player, box, place, kept), *shields]
    estate = estate_of(state, player)
    room = Rect(box.x + 12, box.y + HEAD, box.w - 24, box.h - HEAD - 8)
    if seat.routes:
        route = Rect(room.x, room.bottom - MINI_ROUTE, room.w, MINI_ROUTE)
        placed.append(Placement(f"mini:{player}:route", "mini_route", route, MiniRouteFace(_laid(state, seat)), z=-10, static=True))
        room = Rect(room.x, room.y, room.w, room.h - MINI_ROUTE - 4)
    below = room.h > BESIDE
    low = room.h <= LOW_BOX
    beside = room.w - (LOW_NUMBERS + 5 if low else NUMBERS + 12)
    mini_room = Rect(room.x, room.y, room.w, room.h - LOW) if below else Rect(room.x, room.y, beside, room.h)
    whole = places.extent(estate.duchy or places.STANDARD)
    radius = places.duchy_radius(mini_room, number=estate.duchy or places.STANDARD)
    width, height = radius * whole.w * places.ROOT3, radius * whole.h
    mini = Rect(mini_room.cx - width / 2 if below else room.x, mini_room.cy - height / 2, width, height)
    if estate.duchy:
        placed.append(
            Placement(f"mini:{player}", "mini_duchy", mini, MiniDuchyFace(minis.cells(estate.duchy, estate.tiles)), z=-10, static=True)
        )
    elif seat.offered:
        words = say(f"{D}.label.offered", one=DUCHIES[seat.offered[0]].name, two=DUCHIES[seat.offered[-1]].name)
        placed.append(label(f"mini:{player}", Rect(room.x + 2, room.y - 2, OFFER_W, 22), words, "body", "second", z=-10))
        placed += _offered(seat, player, Rect(mini_room.x, room.y + 22, mini_room.w if below else mini.w, mini_room.h - 22))
    if below:
        x, y = room.x + 2, mini_room.bottom + 8
        placed += minis.dice(position, seat, player, x, y, throw(state))
        start = x + 2 * (minis.DIE + 7) + 16
        placed += minis.numbers(store_of(state, player), player, [(start + n * COLUMN, y + 1.5) for n in range(3)])
        return placed + minis.stored(seat.storage, f"mini:{player}:storage", Rect(room.x, room.bottom - STORED, room.w, STORED), 6.0)
    x, y = mini.right + (9 if low else 12), room.y + (1 if low else 8)
    placed += minis.dice(position, seat, player, x, y, throw(state))
    after, under = x + 2 * (minis.DIE + 7), y + minis.DIE + 7
    if not low and room.bottom - under - 3 * ROW >= SMALL:
        spots = [(x, under + n * ROW) for n in range(3)]
    elif not low:  # workers and silver side by side leave room for the storage
        spots = [(x, under), (x + minis.PAIR, under), (x, under + ROW)]
    elif (column := min(COLUMN, (box.right - 8 - x) / 3)) >= minis.PAIR:
        spots = [(x + n * column, under) for n in range(3)]
    else:
        spots = [(after, y + 1.5), (x, under), (after, under)]
    placed += minis.numbers(store_of(state, player), player, spots)
    ends, aside = spots[-1][1] + ROW, after + 8
    if (high := min(SMALL, room.bottom - ends)) >= SMALLEST:
        area = Rect(x, ends + (room.bottom - ends - high) / 2, NUMBERS * high / SMALL, high)
        placed += minis.stored(seat.storage, f"mini:{player}:storage", area, 1.0)
    elif (width := min(NUMBERS, box.right - 8 - aside)) >= LEAST_STORED:
        high = SMALL * width / NUMBERS
        placed += minis.stored(seat.storage, f"mini:{player}:storage", Rect(aside, y + (minis.DIE - high) / 2, width, high), 1.0)
    return placed


def _laid(state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Return for each space of a trade route the type printed on it, and the type that lies on it, 0 for none."""
    sold = [GOODS_TYPE[good] for good in state.stores[seat.store].sold]
    printed = [space.type for card in seat.routes for space in ROUTE[card]]
    return tuple((what, sold[n] if n < len(sold) else 0) for n, what in enumerate(printed))


def _shields(position: Position, state: State, player: int, box: Rect) -> list[Placement]:
    """Lay out a player's shields before their points; those of the duchy on the table lie there and are only pictures here."""
    held = sorted(shield for _, shield in state.seats[player].shields)
    step = min(SHIELD.w + 1, (SHIELDS - SHIELD.w) / max(1, len(held) - 1))
    on_table = position.shown is None or state.seats[position.shown].estate == state.seats[player].estate
    placed = []
    for n, shield in enumerate(held):
        rect = Rect(box.right - SCORE - (len(held) - 1 - n) * step - SHIELD.w - 4, box.y + 11, SHIELD.w, SHIELD.h)
        piece = shield_of(position, state, shield, rect)
        placed.append(replace(piece, item=f"mini:{player}:shield:{shield}", static=True, z=-9) if on_table else replace(piece, z=-9 + n))
    return placed


def _offered(seat: Seat, player: int, area: Rect) -> list[Placement]:
    """Lay out miniatures of the duchies a player can choose from, side by side."""
    width = area.w / len(seat.offered)
    whole = places.extent(places.STANDARD)
    radius = places.duchy_radius(Rect(0, 0, width - 6, area.h))
    size = Rect(0, 0, radius * whole.w * places.ROOT3, radius * whole.h)
    placed = []
    for n, duchy in enumerate(seat.offered):
        rect = Rect(area.x + (n + 0.5) * width - size.w / 2, area.cy - size.h / 2, size.w, size.h)
        placed.append(Placement(f"mini:{player}:{duchy}", "mini_duchy", rect, MiniDuchyFace(minis.cells(duchy)), z=-10, static=True))
    return placed
