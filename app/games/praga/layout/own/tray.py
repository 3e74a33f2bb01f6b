"""What is chosen from and lies nowhere else: technologies and bridge tiles looked at, rewards, ways of a choice."""

from __future__ import annotations

import re
from collections.abc import Hashable

from app.games.base.panels import HEADING, label, panel
from app.table.geometry.placement import Placement, Rect
from rules import ItemId, is_hidden
from rules.games.praga import items
from rules.games.praga.components import EFFECT, PLACES
from rules.games.praga.state import State

from ...faces import OptionFace, PlankFace, RewardFace, TechnologyFace
from ...position import Position
from ...symbols import symbols_of
from ...words import things
from ..common.focus import front
from ..common.road import upper
from ..geometry.places import Panels

SIZES: dict[str, tuple[float, float]] = {"technology": (134, 92), "plank": (134, 84), "plaza_reward": (150, 62), "option": (134, 56)}
GAP, MARGIN, HEIGHT = 12.0, 16.0, 300
EDGE, LETTER = 9.0, 8.0
"""How far the title is from the edge, and the width of one of its letters."""
Offer = tuple[ItemId, str, Hashable]


def _offers(position: Position, state: State) -> list[Offer]:
    found: list[Offer] = []
    for tile in state.looked.cards:
        if not is_hidden(tile):
            item = items.TECHNOLOGY.id(tile)
            found.append((item, "technology", TechnologyFace(tile, things.thing_words(position, item))))
    found += [(items.PLANK.id(tile), "plank", PlankFace(tile)) for tile in state.looked_planks.cards if not is_hidden(tile)]
    decision = position.decision
    for action in decision.legal if decision is not None else ():
        pick = action.picks[-1]
        half = items.REWARD.of(pick)
        if half is not None and decision is not None and decision.source is not None and items.PLAZA.of(decision.source) is not None:
            plaza = items.PLAZA.key(decision.source)
            found.append((pick, "plaza_reward", RewardFace(state.plazas[plaza], state.faces[plaza], half == "upper")))
        elif items.BRANCH.of(pick) is not None:
            effect, number = items.branch_of(pick)
            found.append((pick, "option", OptionFace(symbols_of(EFFECT[effect].branches[number]), 24)))
    return found


def _title(position: Position) -> str:
    """Return what is chosen here, and where a reward or a way of a choice comes from."""
    say, decision = position.texts, position.decision
    if decision is None:
        return say("praga.tray.looked")
    branch = next((pick for action in decision.legal for pick in action.picks if items.BRANCH.of(pick) is not None), None)
    if branch is not None:
        key = items.branch_of(branch)[0]
        return say("praga.tray.branch", what=say(f"praga.name.{re.split('[./]', key)[0]}"))
    plaza = items.PLAZA.of(decision.source) if decision.source is not None else None
    what = "" if plaza is None else say(f"praga.name.{PLACES[plaza].id}")
    return say(f"praga.tray.{decision.question.key}", what=what)


def tray(position: Position, parts: Panels) -> list[Placement]:
    """Lay out what is to be chosen from over the board in front, bridge tiles above the bridge; nothing if it lies on the table anyway."""
    found = _offers(position, position.view)
    if not found:
        return []
    bridge = not parts.open and front(position) == "road" and any(kind == "plank" for _, kind, _ in found)
    area = upper(parts.road) if bridge else parts.focus
    sizes = [SIZES[kind] for _, kind, _ in found]
    stacked = all(kind == "plaza_reward" for _, kind, _ in found)  # as on the plaza
    lengths, breadths = ([h for _, h in sizes], [w for w, _ in sizes]) if stacked else ([w for w, _ in sizes], [h for _, h in sizes])
    long, broad = sum(lengths) + (len(found) - 1) * GAP + 2 * MARGIN, max(breadths) + 2 * MARGIN
    wide, high = (broad, long) if stacked else (long, broad)
    title = _title(position)
    wide, high = max(wide, len(title) * LETTER + 2 * MARGIN), high + HEADING
    sheet = Rect(area.cx - wide / 2, area.cy - high / 2, wide, high)
    head = Rect(sheet.x, sheet.y + EDGE, sheet.w, HEADING)
    placed = [
        panel("tray", sheet, "gold", z=HEIGHT),
        label("frame:tray_title", head, title, "h3", "burgundy", "centre", px=15, z=HEIGHT + 1),
    ]
    top = sheet.y + HEADING + MARGIN
    at = 0.0 if stacked else (wide - long) / 2 + MARGIN
    for (item, kind, face), (w, h) in zip(found, sizes, strict=True):
        rect = Rect(sheet.cx - w / 2, top + at, w, h) if stacked else Rect(sheet.x + at, top + (max(breadths) - h) / 2, w, h)
        placed.append(Placement(item, kind, rect, face, HEIGHT + 5, 8, things.thing_words(position, item)))
        at += (h if stacked else w) + GAP
    return placed
