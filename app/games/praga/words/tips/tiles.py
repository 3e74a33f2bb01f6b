"""What the tooltips say about upgrades, walls and buildings."""

from __future__ import annotations

from rules import Value
from rules.games.praga.components import BUILDING, TILE, UPGRADE, WALL
from rules.games.praga.pieces import Tile

from ...position import Position
from ..effects import D, effects_words, gains_words
from .lines import CORNER, Lines

COLOUR = {UPGRADE: "red", WALL: "red", BUILDING: "blue"}
"""The colour of the corners, by kind of tile."""


def tile_lines(position: Position, kind: str, tile: int) -> Lines:
    """Return what a tile of the display, the board or the city costs and does."""
    say, one = position.texts, TILE[kind][tile]
    lines: list[tuple[str, str]] = [("hexagon", _sort(position, one))]
    cost = tuple((what, n) for what, n in (("gold", one.gold), ("stone", one.stone)) if n)
    if cost:
        lines.append(("hand-coin", say(f"{D}.tip.cost", what=gains_words(say, cost))))
    if one.effects:
        lines.append(("gift", say(f"{D}.tip.{'bonus' if kind == UPGRADE else 'reward'}", what=effects_words(say, one.effects))))
    if one.university:
        lines.append(("school", say(f"{D}.tip.university", n=one.university)))
    if one.edges:
        edges = ", ".join(dict.fromkeys(effects_words(say, effects) for _, effects in one.edges))
        lines.append(("vector-line", say(f"{D}.tip.edges", what=edges)))
    if one.corners:
        lines.append((CORNER[COLOUR[kind]], say(f"{D}.tip.corners_{COLOUR[kind]}", n=len(one.corners))))
    if one.symbol:
        lines.append(("stairs-up", say(f"{D}.tip.symbol.{kind}")))
    if kind == BUILDING:
        lines.append(("cube-outline", say(f"{D}.tip.{'claim' if one.marker_space else 'no_claim'}")))
    standing = next((building for building in position.view.buildings if building is not None and building.tile == tile), None)
    if kind == BUILDING and standing is not None and 0 <= standing.builder < len(position.names):
        lines.append(("account", say(f"{D}.tip.built_by", name=position.names[standing.builder])))
    return tuple(lines)


def _sort(position: Position, one: Tile) -> str:
    """Return what sort of tile it is: the action of an upgrade, the era, whether it is special."""
    say = position.texts
    values: dict[str, Value] = {"era": one.era}
    if one.action:
        values["action"] = say(f"{D}.name.{one.action}")
    return say(f"{D}.tip.sort.{one.kind}{'.special' if one.special else ''}", **values)
