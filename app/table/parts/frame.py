"""What all tables share: the top bar, the rail for the players, and the info line with the question, undo and the main button. No Qt."""

from __future__ import annotations

from app.art.measures import PLAYER_SCORE
from app.commands import Command, score_button
from app.table.game_ui import GameUi
from app.table.geometry.faces import ButtonFace, GroundFace, LinesFace
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position

from .bars import Bars
from .infoline import Measure, wrap
from .owner_frame import edges

RAIL, RAIL_WIDE = 264.0, 310.0
"""The widths of the rail with the players' boxes."""
TABLE = 1016.0
"""The width of the smallest table beside a rail; what is left must be at least two rails wide for the log to get a column of its own."""
STATUS = 270.0
"""The width the title leaves for the phase and the round."""
ALONE = 36.0
"""The width of a button that is only a pictogram."""
TITLE_LINE = 1.3
"""The height of a line of the title per pixel of its text size."""


def table_area(position: Position, rail: bool = True) -> Rect:
    """Return the area of the table itself, next to a ``rail`` or without one."""
    beside = rail_area(position, rail)
    return Rect(0, beside.y, beside.x, beside.h)


def rail_area(position: Position, rail: bool = True) -> Rect:
    """Return the area of the players' boxes on the right; its width is 0 if a game has no ``rail``."""
    bars = Bars(position.text_size)
    width = _rail_width(position) if rail else 0.0
    return Rect(position.width - width, bars.top, width, position.height - bars.top - bars.info)


def _rail_width(position: Position) -> float:
    beside = position.width - TABLE
    if beside >= 2 * RAIL:
        return min(beside, 2 * RAIL_WIDE)
    return RAIL_WIDE if position.wide else RAIL


def rail_columns(area: Rect) -> tuple[Rect, Rect | None]:
    """Return the columns of a rail: that of the players' boxes, and in a very wide window that of the log."""
    if area.w < 2 * RAIL:
        return area, None
    boxes = Rect(area.x, area.y, area.w / 2, area.h)
    log = Rect(boxes.right - 1, area.y + 8, area.w / 2 - 8, area.h - 16)
    return boxes, log


def background(position: Position, screen: GameUi, title: str, measure: Measure) -> list[Placement]:
    """Lay out everything except the info line: all that does not depend on what is picked."""
    rail = rail_area(position, screen.rail is not None)
    table = table_area(position, screen.rail is not None)
    top = _top_bar(position, title, measure)
    free = _status_area(top, position)
    things = [*screen.table(position, table)]
    if screen.rail is not None:
        things += [Placement("frame:rail", "rail", rail, GroundFace("rail"), static=True, z=-100), *screen.rail(position, rail)]
    looked_at = position.shown if position.shown != position.viewer else None
    around = edges(table, position.colours[looked_at]) if looked_at is not None else []
    return [*top, *screen.status(position, free), *around, *things, *_scores(position, things)]


def _scores(position: Position, things: list[Placement]) -> list[Placement]:
    """Place a button over the points in each player's box; clicking it asks where they come from."""
    boxes = {one.item: one.rect for one in things if one.item.startswith("seat:")}
    right, top, width, height = PLAYER_SCORE
    placed: list[Placement] = []
    for seat, points in enumerate(position.scores):
        box = boxes.get(f"seat:{seat}")
        if box is not None and points is not None:
            words = position.texts(position.texts.own(position.game, "table.score_of"), name=position.names[seat], n=points)
            rect = Rect(box.right - right, box.y + top, width + 6, height)
            placed.append(Placement(score_button(seat), "button", rect, ButtonFace("", "", "bare"), words=words, radius=8))
    return placed


def _top_bar(position: Position, title: str, measure: Measure) -> list[Placement]:
    words, bars = position.texts, Bars(position.text_size)
    menu = Rect(8, 5, bars.around(34.0), bars.top - 10)
    placed = [
        Placement("frame:top", "top_bar", Rect(0, 0, position.width, bars.top), GroundFace("top_bar"), static=True, z=-100),
        Placement(Command.MENU.item, "button", menu, ButtonFace("", "menu", "bare"), words=words("table.menu")),
    ]
    commands = [
        (Command.SCORE, "podium"),
        (Command.LOG, "history"),
        (Command.WORDS, "view-list"),
        (Command.RULES, "book-open-page-variant"),
        (Command.LANGUAGE, "translate"),
    ]
    buttons = [(command, icon, words(f"table.{command}"), words(f"table.{command}_tip")) for command, icon in commands]
    if position.advice:
        label = "" if bars.two_lines else words("table.advice")
        buttons.insert(4, (Command.ADVICE, "lightbulb-on", label, words("table.advice_tip")))
    icon, tip = ("volume-off", "unmute_tip") if position.muted else ("volume-high", "mute_tip")
    buttons.append((Command.MUTE, icon, "", words(f"table.{tip}")))
    right = position.width - 10
    for command, icon, label, tip in buttons:
        width = measure(label, "body_bold", bars.size(14)) + bars.around(44.0) if label else bars.around(ALONE)
        right -= width
        rect = Rect(right, 6, width, bars.top - 12)
        placed.append(Placement(command.item, "button", rect, ButtonFace(label, icon, "dark"), words=tip))
        right -= 8
    return [*placed, _title(title, menu.right + 8, right - STATUS, bars, measure)]


def _title(title: str, left: float, right: float, bars: Bars, measure: Measure) -> Placement:
    """Place the title at the largest size that fits, on two lines if the bar is high enough."""
    for px in range(bars.size(18), 11, -1):
        lines = wrap(title, right - left, lambda words, px=px: measure(words, "h3", px))  # type: ignore[misc]
        width = max(measure(line, "h3", px) for line in lines)
        if width <= right - left and len(lines) * px * TITLE_LINE <= bars.top:
            break
    return Placement("frame:title", "lines", Rect(left, 0, width + 4, bars.top), LinesFace(lines, "h3", "title", px), static=True)


def _status_area(top: list[Placement], position: Position) -> Rect:
    """Return the free area in the middle of the top bar."""
    left = next(placement.rect.right for placement in top if placement.item == "frame:title") + 16
    right = min(placement.rect.x for placement in top if placement.kind == "button" and placement.item != Command.MENU.item) - 8
    return Rect(left, 0, max(0.0, right - left), Bars(position.text_size).top)
