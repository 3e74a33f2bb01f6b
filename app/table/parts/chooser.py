"""The choice next to the piece it belongs to: amounts and other things that have no place on the table. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from app.table.choice.highlights import DONE, LESS, MORE
from app.table.geometry.faces import ButtonFace, ButtonStyle, GroundFace, PressState, TextFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import CHOOSER
from rules import ItemId

from .bars import Bars
from .infoline import Measure

PANEL = "ui:chooser"
"""The sheet behind the choices."""
PADDING, GAP, HEIGHT = 14.0, 8.0, 32.0
TIGHT, OVER = 6.0, 0.6
"""The padding around a single button, and how much of its sheet lies over the piece it hangs on."""
STEP = 44.0
"""The width of a button that changes an amount by one step."""
WIDEST = 560.0
SMALLEST = 44.0
NOTHING = "cancel"
"""The pictogram of a choice that gains nothing."""
AWAY = 12.0
"""The distance from the piece to the sheet, in logical pixels."""
RASTER = 24.0
"""The distance between places that are tried for a sheet that covers nothing."""


def chooser(
    rows: Sequence[tuple[str, tuple[ItemId, ...]]],
    words: Callable[[ItemId], str],
    default: Collection[ItemId],
    possible: Callable[[ItemId], bool],
    anchor: Rect,
    area: Rect,
    measure: Measure,
    bars: Bars,
    fruitless: Callable[[ItemId], bool] = lambda item: False,
    clear: Sequence[Rect] = (),
    pieces: Sequence[Rect] = (),
) -> list[Placement]:
    """Return a sheet near ``anchor`` inside ``area`` with a button for each choice, in rows.

    Choices of the ``default`` stand out, those that are not ``possible`` are pale, and ``fruitless`` ones carry a sign. A row too wide for
    the sheet is wrapped. What is in ``clear`` stays in sight if possible, and so do the ``pieces``, even if the sheet lies
    further away then. A single choice hangs on the lower edge of its piece, if that is large enough, or lies on a wide one, and
    covers nothing else.
    """
    px, high, widest = bars.size(14), bars.around(HEIGHT), bars.around(WIDEST)
    lines: list[list[tuple[ItemId, float]]] = []
    for _, items in rows:
        lines.append([])
        for item in items:
            width = max(SMALLEST, measure(words(item), "body_bold", px) + bars.around(47 if fruitless(item) else 24))
            if lines[-1] and sum(w + GAP for _, w in lines[-1]) + width > widest:
                lines.append([])
            lines[-1].append((item, width))
    inner = max(sum(width + GAP for _, width in line) - GAP for line in lines)
    hung = len(lines) == len(lines[0]) == 1 and (anchor.h >= 2 * high or anchor.w >= inner + 2 * TIGHT)
    padding = TIGHT if hung else PADDING
    size = (inner + 2 * padding, len(lines) * (high + GAP) - GAP + 2 * padding)
    sheet = on_piece(anchor, area, *size, anchor.h < 2 * high) if hung else beside(anchor, area, *size, clear, pieces)
    placed = [Placement(PANEL, "sheet", sheet, GroundFace("sheet"), z=CHOOSER)]
    for i, line in enumerate(lines):
        x = sheet.x + padding
        for item, width in line:
            style: ButtonStyle = "primary" if item in default else "secondary"
            rect = Rect(x, sheet.y + padding + i * (high + GAP), width, high)
            said = words(item)
            state: PressState = "normal" if possible(item) else "disabled"
            sign = NOTHING if fruitless(item) else ""
            placed.append(Placement(item, "choice", rect, ButtonFace(said, sign, style, state), CHOOSER + 1, 8.0, said))
            x += width + GAP
    return placed


def stepper(
    rows: Sequence[tuple[str, Sequence[ItemId], ItemId]],
    words: Callable[[ItemId], str],
    said: tuple[str, str, str],
    anchor: Rect,
    area: Rect,
    measure: Measure,
    bars: Bars,
    clear: Sequence[Rect] = (),
    pieces: Sequence[Rect] = (),
) -> list[Placement]:
    """Return a sheet near ``anchor`` with one line for each of ``rows`` (its name, all amounts, the current one): less, the amount, more.

    The button that confirms them is at the bottom. ``said`` holds the words for less, more and that button.
    """
    less, more, done = said
    px, high, step = bars.size(14), bars.around(HEIGHT), bars.around(STEP)
    width = max(measure(words(item), "body_bold", px) for _, items, _ in rows for item in items) + 28
    whole = max(width + 2 * (step + GAP), measure(done, "body_bold", px) + bars.around(56))
    sheet = beside(anchor, area, whole + 2 * PADDING, (len(rows) + 1) * (high + GAP) - GAP + 2 * PADDING, clear, pieces)
    placed = [Placement(PANEL, "sheet", sheet, GroundFace("sheet"), z=CHOOSER)]
    left = sheet.cx - width / 2
    y = sheet.y + PADDING
    for row, _, now in rows:
        amount = words(now)
        face = TextFace(amount, "body_bold", "ink", "centre", 0)
        placed.append(Placement(f"frame:amount:{row}", "text", Rect(left, y, width, high), face, CHOOSER + 1, static=True, words=amount))
        for item, icon, x, change in ((LESS, "minus-thick", left - GAP - step, less), (MORE, "plus-thick", left + width + GAP, more)):
            rect = Rect(x, y, step, high)
            placed.append(Placement(item + row, "choice", rect, ButtonFace("", icon), CHOOSER + 1, 8.0, f"{amount}. {change}"))
        y += high + GAP
    rect = Rect(sheet.x + PADDING, y, whole, high)
    placed.append(Placement(DONE, "choice", rect, ButtonFace(done, "check-bold", "primary"), CHOOSER + 1, 8.0, done))
    return placed


def on_piece(anchor: Rect, area: Rect, w: float, h: float, low: bool) -> Rect:
    """Return a place of this size over the lower edge of ``anchor``, or over the middle of a ``low`` one, moved inside ``area``."""
    x, y = anchor.cx - w / 2, anchor.cy - h / 2 if low else anchor.bottom - h * OVER
    return Rect(_within(x, area.x, area.right - w), _within(y, area.y, area.bottom - h), w, h)


def beside(anchor: Rect, area: Rect, w: float, h: float, clear: Sequence[Rect] = (), pieces: Sequence[Rect] = ()) -> Rect:
    """Return a place of this size above, below, right or left of ``anchor`` inside ``area``, else above it and moved inside.

    It is the first that covers least of what is in ``clear``. If it covers any of the ``pieces``, the nearest place of the whole area that
    covers nothing is preferred.
    """
    x, y = anchor.cx - w / 2, anchor.cy - h / 2
    places = (
        Rect(_within(x, area.x, area.right - w), anchor.y - AWAY - h, w, h),
        Rect(_within(x, area.x, area.right - w), anchor.bottom + AWAY, w, h),
        Rect(anchor.right + AWAY, _within(y, area.y, area.bottom - h), w, h),
        Rect(anchor.x - AWAY - w, _within(y, area.y, area.bottom - h), w, h),
    )
    inside = [place for place in places if area.contains(place)]
    found = Rect(places[0].x, _within(places[0].y, area.y, area.bottom - h), w, h)
    if inside:
        found = min(inside, key=lambda place: sum(place.overlaps(other) for other in clear))
    return _free(anchor, area, found, (*clear, *pieces)) if any(found.overlaps(piece) for piece in pieces) else found


def _free(anchor: Rect, area: Rect, found: Rect, pieces: Sequence[Rect]) -> Rect:
    """Return the place nearest to ``anchor``, of the size of ``found``, that covers none of the ``pieces``; ``found`` if there is none."""
    across, down = (int((room - size) / RASTER) for room, size in ((area.w, found.w), (area.h, found.h)))
    places = [Rect(area.x + i * RASTER, area.y + j * RASTER, found.w, found.h) for i in range(across + 1) for j in range(down + 1)]
    places.sort(key=lambda place: abs(place.cx - anchor.cx) + abs(place.cy - anchor.cy))
    return next((place for place in places if not any(place.overlaps(piece) for piece in pieces)), found)


def _within(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))
