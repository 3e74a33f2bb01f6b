"""Placing animals (BU-9.6) and geese (BU-19.4 to 19.6)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..board.monasteries import ANIMAL_BONUS
from ..board.shields import ONE_PASTURE
from ..components import ANIMALS, COLOUR, GEESE, MONASTERY_EFFECT, SPECIES
from ..state import State, analysis_of, estate_of, holds
from .points import credit


def place_animals(ctx: Context[State], player: int, tile: int) -> None:
    """Score a new animal tile with its species and any geese in the pasture (BU-9.6, 19.5); new geese join one species (BU-19.4)."""
    others = _others(ctx.state, player, tile)
    if SPECIES[tile] != GEESE:
        _score(ctx, player, tile, [other for other in others if SPECIES[other] in (SPECIES[tile], GEESE)])
        return
    species = {SPECIES[other] for other in others}
    if len(species) > 1:
        ctx.then(Geese(player, tile))
    else:
        _score(ctx, player, tile, others)


class Geese(PlayerStep, frozen=True, tag=True):
    """BU-19.4: with several species in the pasture, the player names the one whose tiles score along with the geese."""

    tile: int

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.join(kind) for kind in dict.fromkeys(SPECIES[other] for other in _others(ctx.state, self.player, self.tile))]

    def take(self, ctx: Context[State], action: Action) -> None:
        kind = items.SPECIES.key(action.picks[0])
        _score(ctx, self.player, self.tile, [other for other in _others(ctx.state, self.player, self.tile) if SPECIES[other] == kind])

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.geese")

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.TILE.id(self.tile)


def _others(state: State, player: int, tile: int) -> list[int]:
    """Return the other animal tiles in the pasture of ``tile``; with shield 1 in any pasture (BU-26.11)."""
    estate = estate_of(state, player)
    if holds(state, player, ONE_PASTURE):
        pasture = estate.land.fields_of[COLOUR[tile]]
    else:
        pasture = estate.land.areas[estate.land.area_of[estate.tiles.index(tile)]]
    return [other for other in (estate.tiles[field] for field in pasture) if SPECIES[other] and other != tile]


def _score(ctx: Context[State], player: int, tile: int, others: list[int]) -> None:
    """Score the animals on the tiles; a monastery adds points for each tile (BU-17.7)."""
    scoring = (tile, *others)
    more = MONASTERY_EFFECT[ANIMAL_BONUS].per_scoring_tile if ANIMAL_BONUS in analysis_of(ctx.state, player).monasteries else 0
    points = sum(ANIMALS[one] + more for one in scoring)
    clause = "BU-19.4" if SPECIES[tile] == GEESE else "BU-9.6"
    things = (*map(items.TILE.id, scoring), items.store(player, "vp"))
    credit(ctx, player, {"animals": points}, "animals", things, clause, species=SPECIES[tile], n=points)
