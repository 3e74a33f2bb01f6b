"""What places are worth to a player as things stand: tiles of the crane, sites and plazas of the city, production tracks."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.types import ItemId
from rules.engine.worth.insight import Worth

from .. import items
from ..board.city import around, blue_corners, cubes, markers
from ..board.tracks import count
from ..board.wheel import points as crane_points
from ..components import BUILDING, CRANE_COST, MULTIPLIER, NO_SPACE_POINTS, SITES, SITES_OF, TECHNOLOGY_TRACK, TRACKS
from ..state import State


def worth(state: State, player: int, item: ItemId) -> tuple[Worth, ...]:
    """Return what a tile of the crane, a site, a plaza or a track is worth to a player."""
    if (half := items.HALF.of(item)) is not None:
        return tuple(_crane(state, half[0]))
    if (site := items.SITE.of(item)) is not None:
        return tuple(_site(state, site))
    if (plaza := items.PLAZA.of(item)) is not None:
        return tuple(_plaza(state, plaza))
    if (track := items.TRACK.of(item)) is not None:
        return tuple(_track(state, track[0], TRACKS.index(track[1])))
    return ()


def _crane(state: State, tile: int) -> Iterator[Worth]:
    """Yield what taking a tile costs and the points it brings (PC-3.2, 3.4)."""
    if tile in state.crane:
        at = state.crane.index(tile)
        if CRANE_COST[at]:
            yield Worth("red", {"n": CRANE_COST[at]}, "PC-3.2")
        if n := crane_points(state, at):
            yield Worth("five" if tile in state.fives else "blue", {"n": n}, "PC-3.4" if tile in state.fives else "PC-3.2")


def _site(state: State, site: int) -> Iterator[Worth]:
    """Yield what building on a free site of a plaza in play costs and brings (PC-7.3 to 7.5)."""
    place = SITES[site]
    if not state.plazas[place.plaza] or state.buildings[site] is not None:
        return
    if place.gold:
        yield Worth("site_cost", {"n": place.gold}, "PC-7.3")
    if place.points:
        yield Worth("site_points", {"n": place.points}, "PC-7.3")
    kind, tile = state.turn.held if state.turn is not None else ("", 0)
    if kind == BUILDING and tile:
        if best := max(markers(state.buildings, site, tile, rotation) for rotation in range(6)):
            yield Worth("site_blue_held", {"n": best}, "PC-7.5")
    elif corners := blue_corners(state.buildings, site):
        yield Worth("site_blue", {"n": corners}, "PC-7.5")
    there = len(around(state.buildings, place.plaza))
    yield Worth("site_without", {"n": NO_SPACE_POINTS * (there + 1)}, "PC-7.4")
    if there == len(SITES_OF[place.plaza]) - 1:
        yield Worth("site_completes", clause="PC-7.7")


def _plaza(state: State, plaza: int) -> Iterator[Worth]:
    """Yield how far a plaza in play is from its evaluation, and who has a claim to its rewards (PC-7.7)."""
    if not state.plazas[plaza] or state.evaluated[plaza]:
        return
    yield Worth("plaza_free", {"n": sum(state.buildings[at] is None for at in SITES_OF[plaza])}, "PC-7.7")
    for player, (n, worth) in sorted(cubes(state.buildings, plaza).items()):
        yield Worth("claims", {"player": player, "n": n, "worth": worth}, "PC-7.7")


def _track(state: State, player: int, track: int) -> Iterator[Worth]:
    """Yield what a production brings (PC-9.2), or how often each technology step counts at the end (PC-11.2)."""
    if track < TECHNOLOGY_TRACK:
        yield Worth(f"produces.{TRACKS[track]}", {"n": count(state, player, track)}, "PC-9.2")
    elif track > TECHNOLOGY_TRACK:
        yield Worth("academics", {"n": MULTIPLIER[state.seats[player].tracks[track]]}, "PC-11.2")
