"""Triplets begun, the bonuses they are on the way to, and what projects would add to them."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...components import KINDS, NAME, PROJECT_LIMIT, TRIPLET, Cards
from .promise import ALL, BENEFIT, CACHED, JOKER, KIND_NO, PHASE_BONUS, TRIPLET_WORTH, Standing, held, placings

BUILDINGS = tuple(sorted({name for name in NAME if name} - {*KINDS}))

ESTATE = (
    *(Feature(f"{kind}_begun", "estate", "BC-8.12") for kind in KINDS),
    *(Feature(f"{kind}_nearly_complete", "estate", "BC-8.12") for kind in KINDS),
    Feature("stacks_begun", "estate", "BC-8.11"),
    Feature("stacks_nearly_complete", "estate", "BC-8.12"),
    Feature("joker_closes", "estate", "BC-8.6"),
    Feature("phase_bonuses_near", "estate", "BC-12.2"),
    Feature("firsts_begun", "estate", "BC-12.1"),
    Feature("firsts_nearly_complete", "estate", "BC-12.1"),
    Feature("firsts_left", "estate", "BC-12.1"),
    Feature("all_seven_open", "estate", "BC-12.4"),
    Feature("all_seven_lacks_one", "estate", "BC-12.4"),
    Feature("all_seven_lacks_two", "estate", "BC-12.4"),
    Feature("all_seven_lacks_three", "estate", "BC-12.4"),
    Feature("all_seven_in_projects", "estate", "BC-12.4"),
    *(Feature(f"{kind}_projects", "projects", "BC-7.1") for kind in KINDS if kind != "building"),
    *(Feature(f"{name}_projects", "projects", "BC-7.1") for name in BUILDINGS),
    *(Feature(f"{kind}_two_together", "projects", "BC-8.5") for kind in KINDS),
    *(Feature(f"{kind}_three_together", "projects", "BC-8.5") for kind in KINDS),
    Feature("no_projects", "projects", "BC-7.1"),
    Feature("projects_full", "projects", "BC-7.2"),
    Feature("projects_closing", "projects", "BC-8.12"),
    Feature("best_project", "projects", "BC-6.3"),
    Feature("other_projects", "projects", "BC-6.3"),
    Feature("town_hall_with_another", "projects", "BC-9.14"),
    Feature("castle_with_another", "projects", "BC-9.1"),
)
_NAMED = (*(kind for kind in KINDS if kind != "building"), *BUILDINGS)


@lru_cache(CACHED)
def estate(now: Standing, projects: Cards, firsts: tuple[str, ...], phase: int, all_seven: int) -> tuple[float, ...]:
    """Return the numbers for ``ESTATE``; ``all_seven`` is the bonus the player would get for all seven kinds, 0 if none."""
    waiting = held(projects)
    sizes = now.sizes
    together = [have + more for have, more in zip(sizes, waiting, strict=True)]
    first = [kind in firsts for kind in KINDS]
    begun = [n == 1 for n in sizes]
    nearly = [n == TRIPLET - 1 for n in sizes]
    new = sum(1 for n, more in zip(now.printed, waiting, strict=True) if more and not n)
    worth = placings(now, firsts, phase)
    placed = sorted((BENEFIT[card] + worth[KIND_NO[card]] for card in projects), reverse=True)
    names = [NAME[card] for card in projects]
    return (
        *map(float, begun),
        *map(float, nearly),
        float(sum(begun)),
        float(sum(nearly)),
        float(max((vp for vp, near, kind in zip(TRIPLET_WORTH, nearly, range(ALL), strict=True) if near and kind != JOKER), default=0)),
        sum(nearly) * PHASE_BONUS[phase],
        float(sum(map(int.__mul__, begun, first))),
        float(sum(map(int.__mul__, nearly, first))),
        float(len(firsts)),
        float(all_seven),
        float(all_seven if now.missing == 1 else 0),
        float(all_seven if now.missing == 2 else 0),
        float(all_seven if now.missing == 3 else 0),
        float(new if all_seven else 0),
        *(float(names.count(name)) for name in _NAMED),
        *(1.0 if n == 2 and more else 0.0 for n, more in zip(together, waiting, strict=True)),
        *(1.0 if n >= TRIPLET and more else 0.0 for n, more in zip(together, waiting, strict=True)),
        0.0 if projects else 1.0,
        1.0 if len(projects) == PROJECT_LIMIT else 0.0,
        float(sum(1 for kind in range(ALL) if nearly[kind] and waiting[kind])),
        placed[0] if placed else 0.0,
        sum(placed[1:], 0.0),
        1.0 if "town_hall" in names and len(names) > 1 else 0.0,
        1.0 if "castle" in names and len(names) > 1 else 0.0,
    )
