"""What the tooltips say about tracks, projects, the King's Road and the bridge."""

from __future__ import annotations

from app.games.base.zoom import facts
from app.table.screen import Tip
from app.texts import Texts
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import FIRST_WALL, NEIGHBOURS
from rules.games.praga.board.road import FIELDS, effects_of
from rules.games.praga.components import (
    ACTIONS,
    LEVEL_AT,
    MULTIPLIER,
    PRODUCTION,
    PRODUCTION_BONUS,
    PRODUCTION_SPACE,
    PROJECT,
    PROJECTS,
    RED,
    SEAL_SPACE,
    STREETS,
    TECHNOLOGY_TRACK,
    TOP,
    TRACKS,
)

from ...position import Position
from ..effects import D, effects_words
from ..events import printed
from ..things import thing_words
from .lines import MARKER

ICONS = {"produces.mine": "pickaxe", "produces.quarry": "pickaxe", "academics": "school"}
"""The pictograms of what the rules know of tracks."""
ROMAN = ("i", "ii", "iii", "iv", "v")


def track(position: Position, player: int, number: int) -> Tip:
    """Explain a track: what it brings where the cube is, and what comes next."""
    say, seat = position.texts, position.view.seats[player]
    at = seat.tracks[number]
    title = say(f"{D}.words.track", track=say(f"{D}.track.{TRACKS[number]}"), space=printed(TRACKS[number], at))
    known, lines = facts(position, items.TRACK.id(player, TRACKS[number]), ICONS), list[tuple[str, str]]()
    if number < TECHNOLOGY_TRACK:
        lines += known
        reached = [effects for space, effects in PRODUCTION_BONUS[number] if space < at]
        if seat.production[number]:
            reached.append(PRODUCTION[seat.production[number]].effects)
        if reached:
            lines.append(("gift", say(f"{D}.tip.also", what=", ".join(effects_words(say, one) for one in reached))))
        ahead = sorted((*((space + 1, effects_words(say, effects)) for space, effects in PRODUCTION_BONUS[number]), *_places(say, number)))
        nxt = next(((space, words) for space, words in ahead if space > at), None)
        if nxt is not None:
            lines.append(("arrow-right-bold", say(f"{D}.tip.next", space=printed(TRACKS[number], nxt[0]), what=nxt[1])))
    elif number == TECHNOLOGY_TRACK:
        level = next((space for space in sorted(LEVEL_AT) if space > at), None)
        if level is not None:
            lines.append(("arrow-right-bold", say(f"{D}.tip.next", space=level, what=say(f"{D}.tip.level", n=LEVEL_AT[level]))))
    else:
        lines += known
        higher = next((space for space in range(at + 1, len(MULTIPLIER)) if MULTIPLIER[space] > MULTIPLIER[at]), None)
        if higher is not None:
            lines.append(("arrow-right-bold", say(f"{D}.tip.next", space=higher, what=say(f"{D}.tip.times", n=MULTIPLIER[higher]))))
    if at == TOP[number]:
        lines.append(("flag-checkered", say(f"{D}.tip.top")))
    return Tip(title, tuple(lines))


def _places(say: Texts, number: int) -> tuple[tuple[int, str], ...]:
    return (
        (PRODUCTION_SPACE[number], say(f"{D}.tip.production_tile")),
        (SEAL_SPACE[number], say(f"{D}.open.seal_right")),
    )


def wall_site(position: Position, item: ItemId) -> Tip:
    """Explain a site for a wall: what may be laid there, which action fields it adjoins, and what it can bring."""
    say, words = position.texts, thing_words(position, item)
    around = NEIGHBOURS[FIRST_WALL + items.WALL_SITE.key(item)]
    fields = [say(f"{D}.short.{ACTIONS[cell]}") for cell in around if cell is not None and cell < FIRST_WALL]
    lines = (
        ("wall", say(f"{D}.tip.wall_site")),
        ("hexagon-multiple-outline", say(f"{D}.tip.wall_site_beside", fields=", ".join(fields))),
        ("gift", say(f"{D}.tip.wall_site_edges")),
    )
    return Tip(f"{words[:1].upper()}{words[1:]}", lines)


def cell(position: Position, item: ItemId) -> Tip:
    """Explain a space of a project: its points or arrow, its row and column at the end, and the price of its tier."""
    say, state, project = position.texts, position.view, items.project_of(item)
    row, col = (int(part) for part in items.CELL.key(item).split(":")[1:])
    of = PROJECT[project]
    here = of.cells[state.sets[project]][row][col]
    lines: list[tuple[str, str]] = []
    if here.points:
        lines.append(("star-circle", say(f"{D}.tip.cell_points", n=here.points)))
    if here.arrow:
        lines.append(("arrow-right-bold" if here.arrow == "side" else "arrow-up-bold", say(f"{D}.tip.arrow.{here.arrow}")))
    marker = "red" if of.marker == RED else "blue"
    if of.row_points[row]:
        lines.append(("stairs-up", say(f"{D}.tip.row", points=of.row_points[row])))
    if of.column_values[col]:
        lines.append((MARKER[marker], say(f"{D}.tip.column_{marker}", n=of.column_values[col])))
    lines += _way_up(say, project, row, "up_cost")
    return Tip(say(f"{D}.words.space_of", project=say(f"{D}.name.{PROJECTS[project]}"), row=row + 1, column=col + 1), tuple(lines))


def _way_up(say: Texts, project: int, row: int, key: str) -> list[tuple[str, str]]:
    """Return what the step from the row below costs."""
    of = PROJECT[project]
    if not row:
        return []
    lines = [("window-closed-variant", say(f"{D}.tip.{key}", n=of.up))]
    if of.tier[row] != of.tier[row - 1]:
        gold, stone = of.entry[of.tier[row]]
        lines.append(("hand-coin", say(f"{D}.tip.tier_cost", tier=of.tier[row], gold=gold, stone=stone)))
    return lines


def cube(position: Position, item: ItemId) -> Tip:
    """Explain a player's cube on a project: what it is worth now, and what the next row costs."""
    say = position.texts
    player, project = items.PROJECT.seat(item), PROJECTS.index(items.PROJECT.key(item))
    row, col = position.view.seats[player].projects[project]
    of = PROJECT[project]
    marker = "red" if of.marker == RED else "blue"
    lines = [
        ("stairs-up", say(f"{D}.tip.row", points=of.row_points[row])),
        (MARKER[marker], say(f"{D}.tip.column_{marker}", n=of.column_values[col])),
    ]
    if row + 1 < of.rows:
        lines += _way_up(say, project, row + 1, "next_row")
    return Tip(say(f"{D}.words.cube_on", name=position.names[player], project=say(f"{D}.name.{PROJECTS[project]}")), tuple(lines))


def space(position: Position, number: int) -> Tip:
    """Explain a space of the King's Road and who stands there."""
    say, state = position.texts, position.view
    key, lines = f"{D}.gist.space_{ROMAN[number - 1]}", []
    if number <= len(STREETS):
        lines += [("road-variant", say(f"{key}.{state.streets[number - 1]}")), ("egg", say(f"{key}.egg"))]
    else:
        lines.append(("bridge", say(key)))
    there = [position.names[player] for player, seat in enumerate(state.seats) if seat.pawn == number]
    if there:
        lines.append(("chess-pawn", say(f"{D}.tip.stands", names=", ".join(there))))
    return Tip(say(f"{D}.name.space_{ROMAN[number - 1]}"), tuple(lines))


def slot(position: Position, number: int) -> Tip:
    """Explain a slot of the bridge: what its two bonus fields bring when a plank is laid on them."""
    say = position.texts
    strips = (items.STRIP.id(FIELDS * number + field) for field in range(FIELDS))
    lines = tuple(("gift", effects_words(say, effects_of(position.view, strip))) for strip in strips)
    return Tip(say(f"{D}.name.bridge_strip_{number + 1}"), (*lines, ("information", say(f"{D}.tip.slot"))))
