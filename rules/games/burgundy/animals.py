"""Placing animals (BU-9.6) and geese (BU-19.4 to 19.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.state import Step
from rules.engine.table import Table
from rules.engine.types import Action, ItemId, Message

from . import items
from .components import ANIMALS, GEESE, SPECIES, WORK
from .estate import estate_of, survey_of
from .monasteries import ANIMAL_BONUS
from .placement import EFFECTS

if TYPE_CHECKING:
    from .state import State


def place_animals(t: Table[State], player: int, tile: int) -> None:
    """Score the new tile with all of its species in the pasture, and geese there (BU-9.6, 19.5); geese join one species (BU-19.4)."""
    others = _others(t.state, player, tile)
    if SPECIES[tile] != GEESE:
        _score(t, player, tile, [other for other in others if SPECIES[other] in (SPECIES[tile], GEESE)])
        return
    species = {SPECIES[other] for other in others}
    if len(species) > 1:
        t.then(Geese(player, tile))
    else:
        _score(t, player, tile, others)


EFFECTS["animal"] = place_animals


class Geese(Step, frozen=True, tag=True):
    """BU-19.4: with several species in the pasture the player names the one whose tiles score with the geese."""

    tile: int

    def options(self, t: Table[State]) -> list[Action]:
        return [items.join(kind) for kind in dict.fromkeys(SPECIES[other] for other in _others(t.state, self.player, self.tile))]

    def take(self, t: Table[State], action: Action) -> None:
        kind = items.last(action.picks[0])
        _score(t, self.player, self.tile, [other for other in _others(t.state, self.player, self.tile) if SPECIES[other] == kind])

    def question(self, t: Table[State]) -> Message:
        return Message("ask.geese")

    def source(self, t: Table[State]) -> ItemId | None:
        return items.tile(self.tile)


def _others(state: State, player: int, tile: int) -> list[int]:
    """The other animal tiles in the pasture of ``tile``."""
    estate = estate_of(state, player)
    pasture = estate.land.areas[estate.land.area_of[estate.tiles.index(tile)]]
    return [other for other in (estate.tiles[field] for field in pasture) if SPECIES[other] and other != tile]


def _score(t: Table[State], player: int, tile: int, others: list[int]) -> None:
    """Score the animals on the tiles; a monastery adds to each (BU-17.7)."""
    scoring = (tile, *others)
    more = WORK[ANIMAL_BONUS].per_scoring_tile if ANIMAL_BONUS in survey_of(t.state, player).monasteries else 0
    points = sum(ANIMALS[one] + more for one in scoring)
    t.state.seats[player].animals += points
    clause = "BU-19.4" if SPECIES[tile] == GEESE else "BU-9.6"
    t.emit("animals", player, (*map(items.tile, scoring), items.store(player, "vp")), clause, species=SPECIES[tile], n=points)
