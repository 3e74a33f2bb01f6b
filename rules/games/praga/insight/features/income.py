"""What mines and quarries bring: now, and once they have grown."""

from __future__ import annotations

from functools import lru_cache

from ...components import COUNT, LIMIT, PRODUCTION, PRODUCTION_BONUS, PRODUCTION_SPACE, PRODUCTS, SEAL_SPACE, TRACKS
from ...effect import POINT
from .estimate import PRICE, gained, worth
from .naming import Numbers, named

FEATURES = tuple(
    feature
    for track in TRACKS[:2]
    for feature in named(
        "income",
        (f"{track}_space", "PC-9.2"),
        (f"{track}_space_squared", "PC-9.2"),
        (f"{track}_production_points", "PC-9.3"),
        (f"{track}_production_technology", "PC-9.3"),
        (f"{track}_production_other", "PC-9.3"),
        (f"{track}_tile", "PC-9.5"),
        (f"{track}_steps_to_tile", "PC-9.5"),
        (f"{track}_next_step_worth", "PC-9.3"),
        (f"{track}_at_end", "PC-9.4"),
    )
) + named("income", ("production_tile_on_offer", "PC-9.5"))


@lru_cache(maxsize=8192)
def income(tracks: tuple[int, ...], production: tuple[int, ...], river: tuple[int, ...]) -> Numbers:
    """Return what producing would bring and what the next steps on both tracks would add."""
    offered = max([worth(PRODUCTION[tile].effects) for tile in river], default=0.0)
    waiting = any(tracks[track] < PRODUCTION_SPACE[track] for track in range(2))
    return (*_track(0, tracks, production), *_track(1, tracks, production), offered * waiting)


def _track(track: int, tracks: tuple[int, ...], production: tuple[int, ...]) -> Numbers:
    space, tile = tracks[track], PRODUCTION[production[track]].effects
    bonuses = [bonus for at, bonus in PRODUCTION_BONUS[track] if at < space]
    effects = (*tile, *(effect for bonus in bonuses for effect in bonus))
    points, technology = gained(effects, POINT), gained(effects, "technology")
    return (
        space,
        space * space / 10,
        points,
        technology,
        worth(effects) - points - technology * PRICE["technology"],
        worth(tile),
        max(0, PRODUCTION_SPACE[track] - space),
        sum(worth(bonus) for at, bonus in PRODUCTION_BONUS[track] if at == space),
        space == SEAL_SPACE[track],
    )


@lru_cache(maxsize=4096)
def managed(tracks: tuple[int, ...], production: tuple[int, ...], stored: tuple[int, int]) -> tuple[float, float]:
    """Return what managing mines and managing quarries would bring, by raising or producing, whichever is more (PC-4.2, 4.3)."""
    return _managed(0, tracks, production, stored), _managed(1, tracks, production, stored)


def _managed(track: int, tracks: tuple[int, ...], production: tuple[int, ...], stored: tuple[int, int]) -> float:
    space, product = tracks[track], PRICE[PRODUCTS[track]]
    room = (LIMIT[PRODUCTS[track]] or 0) - stored[track]
    bonuses = sum(worth(bonus) for at, bonus in PRODUCTION_BONUS[track] if at < space) + worth(PRODUCTION[production[track]].effects)
    raised = product * (room > 0) + (PRICE[TRACKS[track]] if space < SEAL_SPACE[track] else 0.0)
    return max(raised, product * min(COUNT[track][space], room) + bonuses)
