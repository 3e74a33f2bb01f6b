"""Peter Parler: where his pawn walks and where he builds (PC-18)."""

from __future__ import annotations

from ..components import LOOP, SITES, SITES_OF, SLOTS, TECHNOLOGY_TRACK
from ..state import State
from .city import free_sites, markers
from .tracks import count


def walked(state: State, plaza: int, spaces: int) -> int:
    """Return the plaza that a pawn reaches clockwise from ``plaza``; it goes on until a site is free, unless none is (PC-18.9)."""
    open_ = {SITES[site].plaza for site in free_sites(state.buildings, state.plazas)}
    if not open_:
        return plaza
    loop = [place for place in LOOP if state.plazas[place]]
    at = loop.index(plaza) + spaces
    while loop[at % len(loop)] not in open_:
        at += 1
    return loop[at % len(loop)]


def marked_slot(tiles: tuple[int, ...], slot: int) -> int | None:
    """Return the slot his cube marks, the next one with a tile if that is empty; None in an empty row (PC-18.14)."""
    return next((at % SLOTS for at in range(slot, slot + SLOTS) if tiles[at % SLOTS]), None)


def building_places(state: State, tile: int, plaza: int) -> list[tuple[int, int]]:
    """Return the sites of a plaza and rotations among which chance chooses: those that match a blue corner, or else all (PC-18.7)."""
    places = [(site, rotation) for site in SITES_OF[plaza] if state.buildings[site] is None for rotation in range(6)]
    return [place for place in places if markers(state.buildings, place[0], tile, place[1])] or places


def raised(state: State, symbol: str) -> tuple[int, ...]:
    """Return the tracks that a symbol raises; for both, the one on which the player is ahead, or both of them (PC-18.10, 18.15)."""
    tracks = tuple(range(TECHNOLOGY_TRACK))
    if symbol != "both_symbols":
        return (("mine", "quarry").index(symbol),)
    counts = [count(state, 0, track) for track in tracks]
    return tuple(track for track in tracks if counts[track] == max(counts))
