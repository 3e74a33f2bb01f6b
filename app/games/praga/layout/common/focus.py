"""The place that city, road and projects share: it turns by itself to where the next target is. The other two are shown in miniature."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from app.games.base.panels import heading, label, panel
from app.table.geometry.faces import IconFace, TextFace
from app.table.geometry.frame_data import BOARD
from app.table.geometry.placement import Placement, Rect
from rules.games.praga import items
from rules.games.praga.board.wheel import actions_of
from rules.games.praga.components import KINGS_ROAD, PROJECTS

from ...faces import TabFace
from ...position import Position
from ..geometry.places import GAP, OPEN_HEAD, Panels
from .city import city, mini_city
from .projects import mini_projects, project, projects
from .road import mini_road, road

BOARDS: dict[str, str] = {"city": "fountain", "road": "arches", "projects": "wall"}
"""The boards and their pictograms."""
NEEDED: dict[str, str] = {
    **dict.fromkeys(("site", "lay_building", "both", "reward"), "city"),
    **dict.fromkeys(("lay_plank",), "road"),
    **dict.fromkeys(("look", "pay_entry"), "projects"),
}
"""The board on which a kind of action has its targets."""
ASKED: dict[str, str] = {"ask.TakeCathedral": "projects"}
"""The board that a question is about, where kinds of actions do not tell."""
LOOKED_AT = ("keep", "put_under")
"""The kinds of actions with what has been looked at: bridge tiles, which belong to the road, or technologies."""
TAB_H = 27.0
SIGN = 19.0
"""The size of the pictogram before the name of a board."""
LETTER = 8.3
"""The width of a letter on a tab."""
FULL: dict[str, Callable[[Position, Rect], list[Placement]]] = {"city": city, "road": road, "projects": projects}
MINI: dict[str, Callable[[Position, Rect], list[Placement]]] = {
    "city": lambda position, area: [mini_city(position, area)],
    "road": mini_road,
    "projects": mini_projects,
}


def front(position: Position) -> str:
    """Return the board that shows in full: where the next target is, or else the one the viewer has turned to."""
    kinds = {action.kind for action in position.decision.legal} if position.decision is not None else set()
    needed = next((board for kind, board in NEEDED.items() if kind in kinds), "")
    return needed or _asked(position) or position.board or _wanted(position, "up" in kinds)


def _asked(position: Position) -> str:
    """Return the board that the question is about; "" if it does not say."""
    decision = position.decision
    if decision is None:
        return ""
    origin = decision.source or ""
    chosen = any(kind.of(origin) is not None for kind in (items.ROAD_EFFECT, items.STRIP, items.PLANK))
    planks = [action for action in decision.legal if action.kind in LOOKED_AT and items.PLANK.of(action.picks[0]) is not None]
    return ASKED.get(decision.question.key) or ("road" if chosen or planks else "")


def _wanted(position: Position, stairs: bool) -> str:
    """Return the board that the turn seems to be about; ``stairs`` if a step up a project can be paid."""
    turn = position.view.turn
    legal = position.decision.legal if position.decision is not None else ()
    if any(action.kind == KINGS_ROAD and items.HALF.of(action.picks[0]) is None for action in legal):
        return "road"  # the only board on which an extra action or a technology has a target yet
    if turn is None or not turn.tile:
        return "city"
    if turn.road:
        return "road"
    if turn.steps:
        return "projects"
    action = actions_of(position.view, turn.tile)[turn.half]
    if stairs and not turn.action:
        return "projects"
    return "road" if action == KINGS_ROAD else "city"


def boards(position: Position, parts: Panels) -> list[Placement]:
    """Lay out city, road and projects: all of them, or the one in front with its tabs and the other two in miniature."""
    return _all_open(position, parts) if parts.open else _focus(position, parts)


def _focus(position: Position, parts: Panels) -> list[Placement]:
    """Lay out the tabs, the board in front, and the other two below it."""
    shown, say, area = front(position), position.texts, parts.focus
    placed = [panel("focus", area, "board")]
    x = area.x + 10
    for board, icon in BOARDS.items():
        name = say(f"praga.label.{board}")
        rect = Rect(x, area.y + 6, 40 + len(name) * LETTER, TAB_H)
        placed.append(Placement(BOARD + board, "board_tab", rect, TabFace(name, icon, board == shown), 5, 7, name, static=board == shown))
        x = rect.right + 6
    placed += FULL[shown](position, parts.city)
    others = [board for board in BOARDS if board != shown]
    for board, rect in zip(others, parts.minis, strict=True):
        name = say(f"praga.label.{board}")
        placed.append(panel(f"mini_{board}", rect, "board"))
        placed.append(label(f"frame:mini_{board}_title", Rect(rect.x + 10, rect.y + 3, rect.w - 20, 19), name, "label", "burgundy", px=13))
        small = MINI[board](position, Rect(rect.x + 8, rect.y + 23, rect.w - 16, rect.h - 30))
        placed += [*(replace(one, instead=BOARD + board) for one in small), _larger(position, board, rect)]
    return placed


def _larger(position: Position, board: str, area: Rect) -> Placement:
    """Lay out all of a miniature as the place where its board is turned to."""
    said = position.texts("praga.words.larger", name=position.texts(f"praga.label.{board}"))
    return Placement(f"mini:{board}", "text", area, TextFace("", "label"), -10, words=said, instead=BOARD + board)


def _all_open(position: Position, parts: Panels) -> list[Placement]:
    """Lay out each board in a panel of its own."""
    placed: list[Placement] = []
    for board, inside in (("city", parts.city), ("road", parts.road)):
        around = Rect(inside.x - GAP, inside.y - OPEN_HEAD, inside.w + 2 * GAP, inside.h + OPEN_HEAD + GAP)
        name = position.texts(f"praga.label.{board}")
        icon = Rect(around.x + 12, around.y + 6, SIGN, SIGN)
        placed += [
            panel(f"open_{board}", around, "board"),
            Placement(f"frame:sign_{board}", "icon", icon, IconFace(BOARDS[board], "gold"), static=True),
            heading(f"name_{board}", icon.right + 7, around.y + 4, around.right - icon.right - 21, name),
            *FULL[board](position, inside),
        ]
    for number, rect in enumerate(parts.projects):
        placed += [panel(f"open_{PROJECTS[number]}", rect, "board"), *project(position, number, rect.inset(10, 6))]
    return placed
