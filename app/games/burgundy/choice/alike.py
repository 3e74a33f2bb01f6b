"""Tiles between which nobody has to choose."""

from __future__ import annotations

from collections.abc import Mapping

from rules import Game, ItemId
from rules.games.burgundy import items
from rules.games.burgundy.components import ANIMALS, BUILDING, KIND, MONASTERY, SPECIES
from rules.games.burgundy.state import State, store_of


def same(game: Game[State]) -> Mapping[ItemId, ItemId]:
    """Return for each tile in a storage of the decider the first there that has the same on its face; backs no longer count."""
    if game.decider is None:
        return {}
    found: dict[ItemId, ItemId] = {}
    for storage in (game.state.seats[game.decider].storage, store_of(game.state, game.decider).storage):
        first: dict[tuple[str | int, ...], ItemId] = {}
        for tile in filter(None, storage):
            item = items.TILE.id(tile)
            found[item] = first.setdefault((KIND[tile], BUILDING[tile], SPECIES[tile], ANIMALS[tile], MONASTERY[tile]), item)
    return found
