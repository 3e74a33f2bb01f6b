"""The city: claims on plazas, what their rewards promise, and good sites."""

from __future__ import annotations

from functools import lru_cache

from ...board.city import Buildings, blue_corners, cubes, free_sites, majority
from ...components import NO_SPACE_POINTS, PLAZA_TILE, SITES, SITES_OF
from ...pieces import Cards
from ...state import Owed
from .estimate import worth
from .naming import Numbers, named

FEATURES = named(
    "city",
    ("buildings", "PC-7.4"),
    ("claims", "PC-7.7"),
    ("plazas_claimed", "PC-7.7"),
    ("majorities", "PC-7.7"),
    ("rewards_near", "PC-7.7"),
    ("lower_rewards", "PC-15.2"),
    ("upper_rewards", "PC-7.7"),
    ("plazas_to_complete_at_once", "PC-7.7"),
    ("plazas_two_short", "PC-7.7"),
    ("best_without_claim", "PC-7.4"),
    ("blue_corners_at_best_site", "PC-7.5"),
    ("rewards_owed", "PC-7.12"),
)


@lru_cache(maxsize=8192)
def city(buildings: Buildings, plazas: Cards, faces: tuple[int, ...], evaluated: tuple[bool, ...], seat: int) -> Numbers:
    """Return the claims of a seat on plazas that are still open, and what the free sites offer."""
    free = free_sites(buildings, plazas)
    left = [0] * len(plazas)
    for site in free:
        left[SITES[site].plaza] += 1
    claims = claimed = leading = at_once = two_short = 0
    near = lower = upper = 0.0
    for place, n in enumerate(left):
        if n == 0 or evaluated[place]:
            continue
        mine = cubes(buildings, place).get(seat, (0, 0))[0]
        above, below = map(worth, PLAZA_TILE[plazas[place]].faces[faces[place]])
        if mine:
            leads = seat in majority(buildings, place)
            claims, claimed, leading = claims + mine, claimed + 1, leading + leads
            at_once, two_short = at_once + (n == 1), two_short + (n == 2)
            near += (above + below if leads else max(above, below)) / (1 + n)
            upper, lower = upper + above, lower + below
    corners = [blue_corners(buildings, site) for site in free]
    return (
        sum([building is not None and building.builder == seat for building in buildings]),
        claims,
        claimed,
        leading,
        near,
        lower,
        upper,
        at_once,
        two_short,
        max([NO_SPACE_POINTS * (len(SITES_OF[place]) - n + 1) for place, n in enumerate(left) if n], default=0),
        max(corners, default=0),
    )


def owed(waiting: tuple[Owed, ...], plazas: Cards, faces: tuple[int, ...], seat: int) -> float:
    """Return what the rewards are worth that a seat has yet to take."""
    total = 0.0
    for reward in waiting:
        if reward.player == seat:
            above, below = map(worth, PLAZA_TILE[plazas[reward.plaza]].faces[faces[reward.plaza]])
            total += above + below if reward.both else max(above, below)
    return total
