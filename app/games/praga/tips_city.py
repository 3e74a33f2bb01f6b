"""What the tooltips say about the sites and plazas of the city."""

from __future__ import annotations

from app.table.screen import Tip
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.board.city import around, blue_corners, cubes, markers
from rules.games.praga.components import BUILDING, NO_SPACE_POINTS, PLACES, PLAZA_TILE, SITES, SITES_OF

from .effect_words import D, effects_words
from .event_words import item_words
from .position import Position
from .tip_tiles import tile_lines
from .words import thing_words


def claimant(position: Position, player: int) -> str:
    """Return the name of a player or of Peter Parler, who counts as the one after the last."""
    return position.names[player] if player < len(position.names) else position.texts(f"{D}.meta.rival")


def site(position: Position, number: int) -> Tip:
    """Explain a site: its price and points, and what stands there."""
    say, state, one = position.texts, position.view, SITES[number]
    item: ItemId = items.SITE.id(number)
    building = state.buildings[number]
    if building is not None:
        on = items.tile(BUILDING, building.tile)
        return Tip(item_words(say, on), tile_lines(position, BUILDING, building.tile))
    if not state.plazas[one.plaza]:
        return Tip(thing_words(position, item), (("cancel", say(f"{D}.tip.closed")),))
    lines = [("home-group", say(f"{D}.tip.town.{one.town}"))]
    if one.gold:
        lines.append(("hand-coin", say(f"{D}.tip.site_cost", n=one.gold)))
    if one.points:
        lines.append(("star-circle", say(f"{D}.tip.site_points", n=one.points)))
    blue = _blue(position, number)
    if blue:
        lines.append(("circle", blue))
    there = len(around(state.buildings, one.plaza))
    lines.append(("cube-outline", say(f"{D}.tip.site_without", n=NO_SPACE_POINTS * (there + 1))))
    if there == len(SITES_OF[one.plaza]) - 1:
        lines.append(("fountain", say(f"{D}.tip.completes")))
    return Tip(thing_words(position, item), tuple(lines))


def _blue(position: Position, site: int) -> str:
    """Return what the blue corners of a site bring: to the building in hand, or to any."""
    say, state = position.texts, position.view
    kind, tile = state.turn.held if state.turn is not None else ("", 0)
    if kind == BUILDING and tile:
        best = max(markers(state.buildings, site, tile, rotation) for rotation in range(6))
        return say(f"{D}.tip.site_blue_held", n=best) if best else ""
    corners = blue_corners(state.buildings, site)
    return say(f"{D}.tip.site_blue", n=corners) if corners else ""


def plaza(position: Position, number: int) -> Tip:
    """Explain a plaza: both rewards, the free sites, who has how many cubes."""
    say, state = position.texts, position.view
    name = say(f"{D}.name.{PLACES[number].id}")
    tile = state.plazas[number]
    if not tile:
        return Tip(name, (("cancel", say(f"{D}.tip.closed")),))
    upper, lower = PLAZA_TILE[tile].faces[state.faces[number]]
    lines = [("numeric-1-circle", effects_words(say, upper)), ("numeric-2-circle", effects_words(say, lower))]
    if state.evaluated[number]:
        lines.append(("check", say(f"{D}.tip.plaza_done")))
    else:
        free = sum(state.buildings[at] is None for at in SITES_OF[number])
        lines.append(("fountain", say(f"{D}.tip.plaza_free", n=free)))
        claims = cubes(state.buildings, number)
        for player, (n, worth) in sorted(claims.items()):
            lines.append(("cube-outline", say(f"{D}.tip.claims", name=claimant(position, player), n=n, worth=worth)))
    for owed in state.owed:
        if owed.plaza == number:
            lines.append(("gift", say(f"{D}.tip.owed", name=position.names[owed.player])))
    return Tip(name, tuple(lines))
