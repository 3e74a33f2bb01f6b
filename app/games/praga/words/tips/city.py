"""What the tooltips say about the sites and plazas of the city."""

from __future__ import annotations

from app.games.base.zoom import facts
from app.table.screen import Tip
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.components import BUILDING, PLACES, PLAZA_TILE, SITES

from ...position import Position
from ..effects import D, effects_words
from ..events import item_words
from ..things import thing_words
from .lines import CORNER, MARKER
from .tiles import tile_lines

ICONS = {
    "site_cost": "hand-coin",
    "site_points": "star-circle",
    "site_blue": CORNER["blue"],
    "site_blue_held": MARKER["blue"],
    "site_without": "cube-outline",
    "site_completes": "fountain",
    "plaza_free": "fountain",
    "claims": "cube-outline",
}
"""The pictograms of what the rules know of sites and plazas."""


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
    town = ("home-group", say(f"{D}.tip.town.{one.town}"))
    return Tip(thing_words(position, item), (town, *facts(position, item, ICONS)))


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
    lines += facts(position, items.PLAZA.id(number), ICONS)
    for owed in state.owed:
        if owed.plaza == number:
            lines.append(("gift", say(f"{D}.tip.owed", name=position.names[owed.player])))
    return Tip(name, tuple(lines))
